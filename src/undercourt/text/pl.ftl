# Słowa wspólne dla wszystkich gier.

lang-en = English
lang-ru = Русский
lang-pl = Polski

## Stół

ui-you = ty
ui-player-human = człowiek
ui-player-greedy = bot zachłanny
ui-player-random = bot losowy
ui-points = PZ
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

ui-welcome =

    Każdy wybór ma numer: wpisz go i naciśnij Enter. Można też słowami: „wyślij skull”, „zakończ”.
    { ui-first-steps }
    ? objaśnia turę i wymienia polecenia; „koniec” zachowuje grę na później.
ui-first-steps = W swojej turze najpierw zagraj karty, potem wydaj to, co dały, i zakończ turę.
ui-legend-hint = Co znaczą znaki na mapie? Wpisz: mapa

## Wybory: nagłówki nad ich przedmiotami

ui-verb-play = Zagraj
ui-verb-recruit = Zwerbuj
ui-verb-discard = Odrzuć
ui-verb-devour = Pożryj
ui-verb-promote = Awansuj
ui-verb-reveal = Pokaż
ui-verb-resolve = Rozpatrz
ui-verb-deploy = Wyślij{ $basic ->
    [1] {" "}(1 Siła)
   *[0] {""}
}
ui-verb-assassinate = Zlikwiduj{ $basic ->
    [1] {" "}(3 Siły)
   *[0] {""}
}
ui-verb-supplant = Wyprzyj
ui-verb-return-troop = Wycofaj oddział
ui-verb-return-spy = Wycofaj szpiega{ $basic ->
    [1] {" "}(3 Siły)
   *[0] {""}
}
ui-verb-move = Przesuń stąd
ui-verb-move-to = Przesuń tutaj
ui-verb-place-spy = Umieść szpiega
ui-verb-take-trophy = Weź trofeum

## Pytania

ui-prompt = >
ui-type-a-number = Wpisz numer od 1 do { $n } albo ?, aby zobaczyć pomoc.
ui-no-such-number = Nie ma takiego numeru: wybory są od 1 do { $n }.
ui-which = Do tych słów { $n ->
    [one] pasuje { $n } rzecz
    [few] pasują { $n } rzeczy
   *[other] pasuje { $n } rzeczy
}; doprecyzuj:
ui-unknown = To ani wybór, ani polecenie. Wpisz numer z listy, słowa wyboru albo ?, aby zobaczyć pomoc.
ui-why-what = Powiedz, co chcesz zrobić: dlaczego wyślij everfire, dlaczego zwerbuj imix.
ui-which-card = Podaj nazwę karty, jej oznaczenie (np. { $example }) albo numer wyboru: karta { $example }
ui-it-is-possible = Teraz można to zrobić.
ui-no-undo = Nie ma czego cofnąć: ujawniło się coś nowego albo decydował inny gracz.
ui-undone = Cofnięto.
ui-log-all = Każdy krok od początku gry: dziennik cały
ui-end-anyway = Niewykorzystane: { $left }. Mimo to zakończyć turę? (t: tak, Enter: nie, zawsze: tak i nie pytaj więcej)
ui-turn-goes-on = Tura trwa.
ui-pass-keyboard = Teraz decyduje ten gracz. Przekaż klawiaturę i naciśnij Enter.

ui-saved = Gra zapisana: { $file }
ui-resume = Aby grać dalej:
ui-cannot-save = Nie da się zapisać { $file } ({ $reason }). Spróbuj: zapisz PLIK
ui-keep-it = Zachować grę na później? (Enter: tak, w { $file }; nazwa pliku: tam; n: nie)

ui-word-yes = tak t y
ui-word-no = nie n
ui-word-always = zawsze z a

## Polecenia: inne słowa na to samo. Angielskie słowo działa zawsze.

ui-command-help = pomoc h
ui-command-card = karta k c
ui-command-why = dlaczego d w
ui-command-log = dziennik l
ui-command-board = mapa plansza b
ui-command-table = stół t
ui-command-score = punkty wynik s
ui-command-undo = cofnij u
ui-command-save = zapisz
ui-command-quit = koniec wyjdź q

ui-help-turn = Tura
ui-help-keys = Co można wpisać
ui-help =
    7                       wybór o tym numerze
    wyślij skullport        wybór słowami; wystarczą ich początki
    karta m2                pełny tekst karty: po oznaczeniu, nazwie albo numerze wyboru
    dlaczego zwerbuj imix   dlaczego czegoś nie można zrobić i według której zasady
    mapa, stół              mapa z objaśnieniem znaków; wszystko od nowa
    dziennik, dziennik cały co się wydarzyło
    punkty                  arkusz punktacji na tę chwilę
    cofnij                  cofa ostatnią akcję, dopóki nie ujawniło się nic nowego
    zapisz PLIK             zapisuje grę do pliku; po każdej akcji zapisuje się też sama
    koniec                  wyjście; do gry można wrócić

## Menu

ui-menu-title = Undercourt
ui-menu-hint = Enter wybiera to, co stoi w nawiasach.
ui-menu-language = Język
ui-menu-resume = Graj dalej w zapisaną grę
ui-menu-new-game = Nowa gra
ui-menu-game = Gra
ui-menu-players = Liczba graczy (od { $fewest } do { $most })
ui-menu-seat = Kto gra na miejscu: { $seat }?
ui-menu-again = Wpisz jedno z: { $choices }
ui-menu-first-game = polecane na pierwszą grę

## Jak rysuje się Tyrants of the Underdark

ui-tyrants-left = Część lewa
ui-tyrants-centre = Środek
ui-tyrants-right = Część prawa
ui-tyrants-routes = Drogi z oddziałami i te w twoim zasięgu
ui-tyrants-market = Rynek: koszt, aspekt, PZ w talii / w wewnętrznym kręgu (w talii rynku { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
})
ui-tyrants-new-in-market = Nowe na rynku
ui-tyrants-hand = Twoja ręka
ui-tyrants-empty-hand = Twoja ręka jest pusta
ui-tyrants-played = Zagrane: { $cards }
ui-tyrants-power = Siła { $n }
ui-tyrants-influence = Wpływ { $n }
ui-tyrants-last-round = ostatnia runda
ui-tyrants-cards-left = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[other] { $n } kart na ręce
}
ui-tyrants-cost = koszt { $n }
ui-tyrants-worth = { $deck } PZ w talii, { $inner } w wewnętrznym kręgu
ui-tyrants-copies = { $n ->
    [one] { $n } egzemplarz
    [few] { $n } egzemplarze
   *[other] { $n } egzemplarzy
}
ui-tyrants-has-barracks = koszary
ui-tyrants-has-spies = szpiedzy
ui-tyrants-has-trophies = trofea
ui-tyrants-has-hand = ręka
ui-tyrants-has-deck = talia
ui-tyrants-has-discard = odrzucone
ui-tyrants-has-inner = krąg
ui-tyrants-legend =
    › masz tu Obecność; dalej nazwa, PZ za kontrolę i miejsca na oddziały:
    ● ■ ▲ ◆ oddziały graczy, ○ białe oddziały, · wolne miejsca
    =● pod kontrolą Bursztynowego, ≡● pod całkowitą kontrolą; ⌂ obszar początkowy, do którego nikt nie wszedł
    ✦2 znacznik kontroli: 1 Wpływ na turę dla kontrolującego obszar i 2 PZ na turę za całkowitą kontrolę
    ◎■ szpieg tego gracza
