# Słowa wspólne dla wszystkich gier.

lang-en = English
lang-ru = Русский
lang-pl = Polski

## Stół

ui-you = ty
ui-player-human = człowiek
ui-player-greedy = bot zachłanny
ui-player-random = bot losowy
ui-player-expert = bot znawca
ui-player-search = bot analityk
ui-player-novice = { level-novice }
ui-player-apprentice = { level-apprentice }
ui-player-courtier = { level-courtier }
ui-player-schemer = { level-schemer }
ui-player-master = { level-master }
ui-points = punkty
ui-total = Razem
ui-percent = { $n }%
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
ui-review = Aby zobaczyć, ile kosztowała każda decyzja i co zrobiło szczęście:
ui-score-now = Punkty, gdyby gra skończyła się teraz; uwzględniono tylko to, co mogą wiedzieć wszyscy.
ui-score-hidden = ? oznacza to, co jest przed tobą ukryte.

ui-welcome =

    Każda opcja ma numer: wpisz go i naciśnij Enter. Można też słowami: „{ ui-example-choice }”.
    { ui-first-steps }
    ? objaśnia turę i wymienia polecenia; „wyjdź” kończy, ale najpierw pyta, czy zapisać grę.
ui-legend-hint = Co oznaczają znaki? Wpisz: mapa

## Poziomy botów, od najsłabszego do najsilniejszego

level-novice = nowicjusz
level-novice-about = Widzi krok naprzód, a czasem przeoczy i to.
level-apprentice = czeladnik
level-apprentice-about = Bierze to, co w tej chwili wygląda najlepiej.
level-courtier = dworzanin
level-courtier-about = Planuje całą swoją turę i ma dobre nawyki.
level-schemer = intrygant
level-schemer-about = Sprawdza wiele możliwych dalszych ciągów i uwzględnia to, czego nie widzi.
level-master = mistrz
level-master-about = Rozważa bardzo wiele możliwych układów, myśli około sekundy.

## Pytania

ui-prompt = >
ui-type-a-number = Wpisz numer od { $first } do { $last } albo ?, aby zobaczyć pomoc; „opcje” pokaże opcje jeszcze raz.
ui-no-such-number = Nie ma takiego numeru: { $n ->
    [1] jest tylko opcja { $first }
   *[other] są opcje { $first }–{ $last }
}.
ui-which = { $n ->
    [one] Pasuje { $n } możliwość
    [few] Pasują { $n } możliwości
   *[other] Pasuje { $n } możliwości
}; doprecyzuj:
ui-and-more = … i jeszcze { $n }
# Słowa i zwroty, które coś kończą albo z czegoś rezygnują, oddzielone przecinkami.
ui-word-pass = pas, pasuję, pomiń, koniec, koniec tury
ui-cannot-pass = Tu nie można spasować. Pytanie brzmi: { $question }
ui-asked = Pytanie brzmi: { $question }
ui-not-asked-again = { $n ->
    [1] Ostatnia odpowiedź nie została przyjęta: teraz pada inne pytanie.
   *[other] Ostatnie odpowiedzi ({ $n }) nie zostały przyjęte: teraz pada inne pytanie.
}
ui-all-stopped = { $n ->
    [one] Wykonano { $n } akcję, potem padło to pytanie.
    [few] Wykonano { $n } akcje, potem padło to pytanie.
   *[other] Wykonano { $n } akcji, potem padło to pytanie.
}
ui-not-all = „{ $word }” działa tylko tam, gdzie do wyboru są karty z ręki. { $n ->
    [0] Przy tym pytaniu takich nie ma.
   *[other] Przy tym pytaniu: { $all }
}
ui-earlier = { $n ->
    [one] … { $n } wcześniejszy wiersz: dziennik
    [few] … { $n } wcześniejsze wiersze: dziennik
   *[other] … { $n } wcześniejszych wierszy: dziennik
}
ui-cut-short = Opcje z … na końcu są skrócone: „dlaczego { $number }” pokaże tę w całości, „opcje” – wszystkie.
ui-unknown = Nie ma takiej opcji ani polecenia: { $n ->
    [1] jest tylko opcja { $first }
   *[other] są opcje { $first }–{ $last }
}. ? to pomoc; „opcje” pokaże je jeszcze raz.
ui-why-what = Napisz, co chcesz zrobić: „dlaczego { ui-example-why }”.
ui-which-card = Podaj nazwę karty, jej oznaczenie (np. { $example }) albo numer opcji: karta { $example }
ui-it-is-possible = Teraz można to zrobić.
ui-rule-shows = Treść tej zasady: zasada { $rule }
ui-no-such-rule = W tej grze nie ma takiej zasady; samo polecenie „zasada” pokaże listę rozdziałów.
ui-rule-ours = nasze rozstrzygnięcie
ui-rule-option = przy ustawieniu „{ $option }”
ui-no-undo = Nie ma czego cofnąć: ujawniło się coś nowego albo decyzję podejmował inny gracz.
ui-undone = Cofnięto.
ui-log-all = Każdy krok od początku gry: dziennik cały
ui-end-anyway = Niewykorzystane: { $left }. Mimo to zakończyć turę? (t: tak, Enter: nie, zawsze: tak i nie pytaj więcej)
ui-turn-goes-on = Tura trwa.
ui-pass-keyboard = Teraz decyduje ten gracz. Przekaż klawiaturę i naciśnij Enter.

ui-saved = Gra zapisana: { $file }
ui-resume = Aby grać dalej:
ui-cannot-save = Nie da się zapisać { $file } ({ $reason }). Spróbuj: zapisz PLIK
ui-overwrite-file = Plik { $file } już istnieje i nie jest zapisem gry. Nadpisać? (t: tak, Enter: nie)
ui-overwrite-game = Plik { $file } zawiera inną grę albo inne ruchy tej gry. Nadpisać? (t: tak, Enter: nie)
ui-kept-beside = Inny program zmienił { $file }: ten plik zostaje bez zmian. Gra jest teraz zapisywana w { $beside }
ui-not-saved = Niczego nie zapisano.
ui-file-no-folder = nie ma takiego folderu
ui-file-folder = to jest folder
ui-file-forbidden = brak uprawnień do zapisu
ui-file-bad-name = plik nie może się tak nazywać
ui-file-no-file = to nie jest zwykły plik
ui-file-full = brak miejsca na dysku
ui-leave = Wyjść z gry? (z: zapisz i wyjdź; n: wyjdź bez zapisywania; Enter: graj dalej)
ui-leave-what = Wpisz z, n albo naciśnij sam Enter.
ui-save-where = W którym pliku zapisać grę? (Enter: { $file }; wstecz: na razie nie zapisuj)

ui-word-yes = tak t y
ui-word-no = nie n
ui-word-always = zawsze z a
ui-word-save = zapisz z s
ui-word-back = wstecz back
ui-word-all = wszystko wszystkie all

## Polecenia: inne słowa na to samo. Angielskie słowo działa zawsze.

ui-command-help = pomoc h
ui-command-choices = opcje lista
ui-command-card = karta k c
ui-command-why = dlaczego d w
ui-command-hint = podpowiedź rada
ui-command-rule = zasada
ui-command-log = dziennik l
ui-command-board = mapa plansza b
ui-command-table = stół t
ui-command-score = punkty wynik s
ui-command-undo = cofnij u
ui-command-save = zapisz
ui-command-quit = wyjdź wyjście q

ui-help-turn = Tura
ui-help-keys = Co można wpisać
# Co wpisać, a po kresce, co to robi. Każda gra ma własne przykłady.
ui-help =
    7 | opcja o tym numerze
    { ui-example-choice } | opcja słowami; wystarczą ich początki
    { $card } { $card }, { $card } x2 | kilka odpowiedzi naraz, gdy to samo pytanie pada kilka razy z rzędu
    CZASOWNIK wszystko | wszystkie karty z ręki po kolei, aż padnie pytanie ({ $n ->
        [0] teraz nie
       *[other] teraz: { $all }
    })
    karta { $card } | pełny tekst karty: po oznaczeniu, nazwie albo numerze opcji
    dlaczego { ui-example-why } | dlaczego czegoś nie można zrobić i według której zasady
    podpowiedź | co zrobiłby tu mistrz i dlaczego
    zasada NUMER | zasada albo rozdział o tym numerze; bez numeru: lista rozdziałów
    opcje | jeszcze raz pokazuje, co można teraz zrobić
    mapa, stół | plansza z objaśnieniem znaków; cały stół jeszcze raz
    dziennik, dziennik cały | co się wydarzyło
    punkty | arkusz punktacji w tej chwili
    cofnij | cofa ostatnią akcję, dopóki nie ujawniło się nic nowego
    zapisz PLIK | zapisuje grę do pliku; po każdej akcji gra zapisuje się też automatycznie
    wyjdź | wyjście z gry, z zapisem lub bez; najpierw padnie pytanie

# Słowa, które gra objaśnia jednym zdaniem.
ui-help-words = Co znaczy słowo z gry: pomoc SŁOWO. Słowa: { $words }.

## Opowieść o zapisanej grze

ui-replay-setup = Przygotowanie
ui-replay-turn = Runda { $n }: tura gracza { $player }
ui-replay-round = Runda { $n }
ui-step = Enter: dalej; q: wyjście
ui-verified = Sprawdzono: wszystkie ruchy ({ $n }) są zgodne z zasadami, a stół i wynik na końcu są takie jak w zapisie.
ui-verified-unfinished = Sprawdzono: wszystkie ruchy ({ $n }) są zgodne z zasadami, a stół jest taki jak w zapisie; gra się nie skończyła.

## Analiza: skończona gra, decyzja po decyzji

review-chance = Szansa na wygraną
review-chance-about = oczami mistrza, według tego, co każdy gracz wtedy wiedział
review-sound = { $n ->
    [0] Dopóki wynik był otwarty, nie było o czym decydować.
   *[other] Dopóki wynik był otwarty, najlepsze lub prawie najlepsze decyzje: { $sound } z { $n }.
}
review-choices = Decyzje
review-choices-about = ile kosztowały wszystkie decyzje razem w porównaniu z najlepszymi
review-others = Cudze błędy
review-others-about = ile inni stracili przez swoje decyzje; strata każdego podzielona po równo między pozostałych
review-luck = Szczęście
review-luck-about = reszta, czyli co przyszło z talii i czego nikt nie mógł wiedzieć
review-unfinished = Gry nie dokończono: nikt nie ma wyniku, więc nic nie powiedziano o szczęściu.
review-costly = Co kosztowało najwięcej
review-none = Żadna decyzja nie kosztowała wiele.
review-round = Runda { $n }
review-did = Wybrano
review-better = Lepiej
ui-review-fair = Równa część to { ui-percent }.

## Menu

ui-menu-title = Undercourt
ui-menu-hint = Enter wybiera to, co w nawiasie. „wstecz” wraca do poprzedniego pytania, „wyjdź” kończy.
ui-menu-no-back = To pierwsze pytanie; „wyjdź” kończy.
ui-menu-language = Język
ui-menu-resume = Wróć do zapisanej gry
ui-menu-kept = graczy: { $players }, masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, { $when }
ui-menu-today = dziś o { $time }
ui-menu-new-game = Nowa gra
ui-menu-game = Gra
ui-menu-players = Liczba graczy (od { $fewest } do { $most })
ui-menu-seat = { $seat }: kto gra?
ui-menu-name = Jak ma na imię osoba grająca na miejscu { $seat }?
ui-menu-usual = Zwykłe przygotowanie i zasady?
ui-menu-usual-yes = tak
ui-menu-usual-no = nie, pytaj o każdą zasadę
ui-menu-again = Wpisz jedną z możliwości: { $choices }
ui-menu-first-game = polecane na pierwszą grę

## Przy stole na serwerze

ui-join-name = Jak masz na imię? Zobaczą je pozostali.
ui-join-table = Przy którym stole?
ui-join-new = nowy stół
ui-join-your-move = twój ruch
ui-join-free = wolne
ui-join-invited = z zaproszeniem
ui-join-me = ja
ui-join-friend = ktoś znajomy: dostaniesz dla niego odnośnik
ui-join-anybody = ktokolwiek: stół będzie na liście otwartych
ui-join-link = Wyślij znajomej osobie ten odnośnik. Miejsce: { $seat }
ui-join-link-open = Odnośnik dla każdego, kto chce zagrać:
ui-join-gathering = Przy stole: { $names }. Czekamy jeszcze na { $n } { $n ->
    [one] osobę
    [few] osoby
   *[other] osób
}; gra zacznie się sama.
ui-join-welcome =

    Każda opcja ma numer: wpisz go i naciśnij Enter. Można też słowami: „{ ui-example-choice }”.
    { ui-first-steps }
    ? objaśnia turę i wymienia polecenia; „powiedz” i słowa: przeczytają je pozostali przy stole.
    „wyjdź” lub Ctrl-C to odejście od stołu; partia zostanie na serwerze i poczeka na ciebie.
ui-join-waiting = Czekamy: { $player } …
ui-join-away = Połączenie zerwane. Trwa przywracanie …
ui-join-again = Połączenie wróciło.
ui-join-returned = Podczas twojej nieobecności grał za ciebie bot. Teraz znowu grasz ty.
ui-join-kept = Tę partię przechowuje serwer; zapis dostaniesz na końcu.
ui-join-left = Partia na razie toczy się bez ciebie. Aby wrócić:
ui-command-say = powiedz

## Gdy w tajemnicy pyta się kogoś innego

ui-choices-again = Polecenie „opcje” jeszcze raz pokaże, co można zrobić.
ask-wait = Czekamy na pozostałych graczy.
why-wait = Teraz to nie ty odpowiadasz.

## Podpowiedzi: co zrobiłby mistrz i dlaczego

hint-only = Nie ma nic innego do wyboru.
hint-lost = Cokolwiek wybierzesz, szansa na zwycięstwo jest niewielka.
hint-no-matter = To prawie bez różnicy: wszystkie możliwości prowadzą mniej więcej do tego samego.
hint-clear = Wyraźnie najlepsze: zaczyna się od tego { ui-percent } zbadanych wariantów.
hint-close = Mniej więcej tak samo dobre: { $a }.
hint-better = Następne w kolejności, szansa na zwycięstwo niższa o { $n } { $n ->
    [one] punkt procentowy
    [few] punkty procentowe
   *[other] punktów procentowych
}: { $a }.
hint-tempting = Na pierwszy rzut oka lepsze, ale po bliższym zbadaniu szansa na zwycięstwo okazuje się niższa o { $n } { $n ->
    [one] punkt procentowy
    [few] punkty procentowe
   *[other] punktów procentowych
}: { $a }.
hint-follows = Potem: { $all }.
hint-follows-join = { $a } → { $b }

# W terminalu, za wariantem.
ui-hint-chance = szansa na wygraną: { ui-percent }
ui-hint-hardly = prawie niezbadane

## Co stół odpowiada na polecenie, którego nie przyjmuje

error-not-json = To nie jest JSON.
error-too-long = Polecenie może mieć najwyżej { $most } { $most ->
    [one] bajt
    [few] bajty
   *[other] bajtów
}.
error-bad-command = Polecenie jest błędne: sprawdź „{ $field }”.
error-no-such-action = Nie ma akcji „{ $action }”.
error-stale = Od tego czasu coś się zmieniło; oto obecna sytuacja.
error-not-asked = Stół nie czeka teraz na ciebie.
error-no-undo = Nie ma czego cofnąć: ujawniło się coś nowego albo decyzję podejmował inny gracz.
error-game-over = Gra się skończyła.
error-frozen = Ta gra zaczęła się według zasad, których na serwerze już nie ma ({ $began }; tutaj: { $here }). Zatrzymała się na ostatnim ruchu i ruszy dalej, gdy tylko te zasady zostaną ponownie zainstalowane. Nic nie przepadło.
error-spectator = Widzowie nie mogą wykonywać akcji.
error-record-is-secret = Zapis ujawnia wszystkie sekrety, więc przed końcem gry może go dostać tylko gospodarz stołu.
error-not-begun = Gra jeszcze się nie zaczęła: stół czeka na pozostałych graczy.
error-stand-in = Na tym miejscu gra teraz bot; jego gracz może wrócić w każdej chwili.
error-catalogue-by-hash = Katalog pobiera się przez HTTP, według jego skrótu.
error-unavailable = Serwer nie może tego teraz zrobić. Spróbuj za chwilę.
error-http = Serwer odpowiedział błędem ({ $status }). Spróbuj później.
around-abandoned = Gracze zgodzili się zakończyć tę partię.
ui-event-taken-back = cofa ostatnią akcję
ui-sealed = Rozdanie jest ustalone i zapieczętowane: { $hash }
ui-verify = Aby sprawdzić, czy rozdania nie zmieniono:
