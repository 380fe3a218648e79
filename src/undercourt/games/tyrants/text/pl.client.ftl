# „Tyrants of the Underdark” w terminalu, po polsku.

ui-first-steps = W swojej turze najpierw zagraj karty („zagraj wszystko” zagrywa całą rękę), potem wydaj to, co dały, i zakończ turę.
ui-example-choice = wyślij skullport
ui-example-why = zwerbuj imix
ui-example-card = m2

## Opcje: nagłówki nad tym, czego dotyczą

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

## Jak rysowany jest stół

ui-tyrants-left = Sektor lewy
ui-tyrants-centre = Sektor środkowy
ui-tyrants-right = Sektor prawy
ui-tyrants-routes = Drogi z oddziałami i te w twoim zasięgu
ui-tyrants-changed-routes = Drogi, na których coś się zmieniło (wszystkie: mapa)
ui-tyrants-short-market = Rynek i ceny (całe karty: rynek)
ui-tyrants-at-end = Pod koniec tury: { $what }
ui-tyrants-which-site = Podaj nazwę obszaru: { $names }
ui-tyrants-site-worth = { $n } PZ za kontrolę na koniec gry
ui-tyrants-site-marker = znacznik kontroli: 1 Wpływ na turę; za całkowitą kontrolę { $n } PZ na turę
ui-tyrants-site-held = { $total ->
    [1] całkowita kontrola: { $seat }
   *[0] kontrola: { $seat }
}
ui-tyrants-neighbours = Sąsiednie obszary i miejsca po drodze
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
ui-tyrants-standstill = zastój: do końca gry { $n ->
    [one] { $n } runda
    [few] { $n } rundy
   *[other] { $n } rund
}
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
    =● pod kontrolą gracza ●, ≡● pod jego całkowitą kontrolą; ⌂ obszar początkowy, do którego nikt nie wszedł
    ✦2 znacznik kontroli: 1 Wpływ na turę dla kontrolującego obszar i 2 PZ na turę za całkowitą kontrolę
    ◎■ szpieg gracza ■

## Polecenia tej gry i jej słowa

ui-command-market = rynek m
ui-command-site = obszar miejsce
ui-help-game =
    zagraj h1, m2 | kartę można nazwać jej oznaczeniem: samo m2 ją werbuje
    rynek | rynek ze wszystkimi tekstami
    obszar skullport | jeden obszar: kto w nim jest, co daje i z czym sąsiaduje
ui-glossary =
    Siła | płaci się nią za wysłanie (1), likwidację (3) i wycofanie cudzego szpiega (3); pod koniec tury przepada
    Wpływ | płaci się nim za werbowanie kart; pod koniec tury przepada
    Obecność | masz ją tam, gdzie stoją twoje oddziały, tuż obok nich i w obszarach z twoim szpiegiem; wymaga jej większość akcji
    wyślij | postaw oddział z koszar na wolnym miejscu
    zlikwiduj | usuń cudzy lub biały oddział; trafia on do twojej sali trofeów
    wyprzyj | zlikwiduj oddział i postaw w jego miejscu własny
    szpieg | stoi obok miejsc obszaru; daje ci tam Obecność i odbiera innemu graczowi całkowitą kontrolę
    awansuj | przenieś kartę do wewnętrznego kręgu: nie wróci już do talii
    wewnętrzny krąg | awansowane karty: nie ma ich w talii, ale są warte więcej PZ (druga liczba na karcie)
    pożryj | usuń kartę z gry
    skupienie | dodatkowy efekt, jeśli w tej turze zagrano inną kartę tego aspektu albo pokażesz ją z ręki
    kontrola | najwięcej oddziałów w obszarze: jego PZ na koniec gry
    całkowita kontrola | wszystkie miejsca obszaru są twoje i nie ma cudzych szpiegów: jeszcze 2 PZ na koniec gry
    znacznik kontroli | mają go niektóre obszary: Wpływ co turę za kontrolę, PZ co turę za całkowitą kontrolę
    trofea | zlikwidowane przez ciebie oddziały: po 1 PZ na koniec gry
    punktacja | obszary, całkowita kontrola, trofea, karty w talii, karty w wewnętrznym kręgu, żetony PZ; zob. „punkty”
    koniec gry | gdy ktoś ma puste koszary albo skończy się talia rynku, dogrywa się rundę
