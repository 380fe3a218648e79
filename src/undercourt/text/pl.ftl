# Słowa wspólne dla wszystkich gier.

lang-en = English
lang-ru = Русский
lang-pl = Polski

## Stół

ui-you = ty
ui-player-human = człowiek
ui-player-greedy = bot zachłanny
ui-player-random = bot losowy
ui-points = punkty
ui-total = Razem
ui-table = Stół
ui-players = Gracze
ui-since = Co się wydarzyło
ui-game-over = Koniec gry
ui-winner = { $n ->
    [1] Zwycięstwo:
   *[other] Wspólne zwycięstwo:
}
ui-record = Zapis tej rozgrywki: { $file }
ui-replay = Aby obejrzeć ją krok po kroku:
ui-score-now = Tak, jakby gra skończyła się teraz; liczy się tylko to, co wiedzą wszyscy.
ui-score-hidden = ? jest przed tobą zakryte.

ui-welcome =

    Każdy wybór ma numer: wpisz go i naciśnij Enter. Można też słowami: „{ ui-example-choice }”.
    { ui-first-steps }
    ? objaśnia turę i wymienia polecenia; „koniec” zachowuje grę na później.
ui-legend-hint = Co znaczą znaki? Wpisz: mapa

## Pytania

ui-prompt = >
ui-type-a-number = Wpisz numer od { $first } do { $last } albo ?, aby zobaczyć pomoc; „wybory” pokaże je jeszcze raz.
ui-no-such-number = Nie ma takiego numeru: { $n ->
    [1] jest tylko wybór { $first }
   *[other] są wybory { $first }–{ $last }
}.
ui-which = Do tych słów { $n ->
    [one] pasuje { $n } rzecz
    [few] pasują { $n } rzeczy
   *[other] pasuje { $n } rzeczy
}; doprecyzuj:
ui-and-more = … i jeszcze { $n }
ui-word-pass = pas pasuję pomiń
ui-cannot-pass = Tu nie można spasować. Pytanie brzmi: { $question }
ui-asked = Pytanie brzmi: { $question }
ui-not-asked-again = { $n ->
    [1] Ostatnia odpowiedź nie została przyjęta: teraz pada inne pytanie.
   *[other] Ostatnie odpowiedzi ({ $n }) nie zostały przyjęte: teraz pada inne pytanie.
}
ui-earlier = { $n ->
    [one] … { $n } wcześniejszy wiersz: dziennik
    [few] … { $n } wcześniejsze wiersze: dziennik
   *[other] … { $n } wcześniejszych wierszy: dziennik
}
ui-cut-short = Wybory z … na końcu są skrócone: „dlaczego { $number }” pokaże ten w całości, „wybory” wszystkie.
ui-unknown = Nie ma takiego wyboru ani polecenia; { $n ->
    [1] jest tylko wybór { $first }
   *[other] są wybory { $first }–{ $last }
}, ? to pomoc, „wybory” pokaże je jeszcze raz.
ui-why-what = Powiedz, co chcesz zrobić: dlaczego { ui-example-why }.
ui-which-card = Podaj nazwę karty, jej oznaczenie (np. { $example }) albo numer wyboru: karta { $example }
ui-it-is-possible = Teraz można to zrobić.
ui-rule-shows = Treść tej zasady: zasada { $rule }
ui-no-such-rule = W tej grze nie ma takiej zasady; samo polecenie „zasada” pokaże listę rozdziałów.
ui-rule-ours = nasze rozstrzygnięcie
ui-rule-option = przy ustawieniu „{ $option }”
ui-no-undo = Nie ma czego cofnąć: ujawniło się coś nowego albo decydował inny gracz.
ui-undone = Cofnięto.
ui-log-all = Każdy krok od początku gry: dziennik cały
ui-end-anyway = Niewykorzystane: { $left }. Mimo to zakończyć turę? (t: tak, Enter: nie, zawsze: tak i nie pytaj więcej)
ui-turn-goes-on = Tura trwa.
ui-pass-keyboard = Teraz decyduje ten gracz. Przekaż klawiaturę i naciśnij Enter.

ui-saved = Gra zapisana: { $file }
ui-resume = Aby grać dalej:
ui-cannot-save = Nie da się zapisać { $file } ({ $reason }). Spróbuj: zapisz PLIK
ui-overwrite = { $file } już istnieje i nie jest zapisem gry. Nadpisać? (t: tak, Enter: nie)
ui-not-saved = Niczego nie zapisano.
ui-file-no-folder = nie ma takiego folderu
ui-file-folder = to jest folder
ui-file-forbidden = nie wolno tam pisać
ui-keep-it = Zachować grę na później? (Enter: tak, w { $file }; nazwa pliku: tam; n: nie)

ui-word-yes = tak t y
ui-word-no = nie n
ui-word-always = zawsze z a

## Polecenia: inne słowa na to samo. Angielskie słowo działa zawsze.

ui-command-help = pomoc h
ui-command-choices = wybory lista
ui-command-card = karta k c
ui-command-why = dlaczego d w
ui-command-rule = zasada
ui-command-log = dziennik l
ui-command-board = mapa plansza b
ui-command-table = stół t
ui-command-score = punkty wynik s
ui-command-undo = cofnij u
ui-command-save = zapisz
ui-command-quit = koniec wyjdź q

ui-help-turn = Tura
ui-help-keys = Co można wpisać
# Co wpisać, a po kresce, co to robi. Przykłady ma każda gra własne.
ui-help =
    7 | wybór o tym numerze
    { ui-example-choice } | wybór słowami; wystarczą ich początki
    { $card } { $card }, { $card } x2 | kilka odpowiedzi naraz, gdy raz po raz pada to samo pytanie
    karta { $card } | pełny tekst karty: po oznaczeniu, nazwie albo numerze wyboru
    dlaczego { ui-example-why } | dlaczego czegoś nie można zrobić i według której zasady
    zasada NUMER | zasada albo rozdział o tym numerze; bez numeru: lista rozdziałów
    wybory | jeszcze raz, co można teraz zrobić
    mapa, stół | plansza z objaśnieniem znaków; wszystko od nowa
    dziennik, dziennik cały | co się wydarzyło
    punkty | arkusz punktacji na tę chwilę
    cofnij | cofa ostatnią akcję, dopóki nie ujawniło się nic nowego
    zapisz PLIK | zapisuje grę do pliku; po każdej akcji zapisuje się też sama
    koniec | wyjście; do gry można wrócić

# Słowa, które gra objaśnia jednym zdaniem.
ui-help-words = Co znaczy słowo z gry: pomoc SŁOWO. Słowa: { $words }.

## Opowieść o zapisanej grze

ui-step = Enter: dalej; q: koniec
ui-verified = Sprawdzono: wszystkie ruchy ({ $n }) są zgodne z zasadami, a stół i wynik na końcu takie jak w zapisie.
ui-verified-unfinished = Sprawdzono: wszystkie ruchy ({ $n }) są zgodne z zasadami, a stół taki jak w zapisie; gra się nie skończyła.

## Menu

ui-menu-title = Undercourt
ui-menu-hint = Enter wybiera to, co stoi w nawiasach.
ui-menu-language = Język
ui-menu-resume = Graj dalej w zapisaną grę
ui-menu-kept = graczy: { $players }, masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, { $when }
ui-menu-today = dziś o { $time }
ui-menu-new-game = Nowa gra
ui-menu-game = Gra
ui-menu-players = Liczba graczy (od { $fewest } do { $most })
ui-menu-seat = Kto gra na miejscu: { $seat }?
ui-menu-usual = Zwykłe przygotowanie i zasady?
ui-menu-usual-yes = tak
ui-menu-usual-no = nie, pytaj o każdą zasadę
ui-menu-again = Wpisz jedno z: { $choices }
ui-menu-first-game = polecane na pierwszą grę

## Said where somebody else is asked in secret.

ui-choices-again = „wybory” pokaże wybory ponownie.
ask-wait = Czekamy na pozostałych graczy.
why-wait = teraz nie ciebie dotyczy pytanie
