# „Tyrants of the Underdark” w terminalu, po polsku.

ui-first-steps = W swojej turze najpierw zagraj karty, potem wydaj to, co dały, i zakończ turę.
ui-example-choice = wyślij skullport
ui-example-why = zwerbuj imix
ui-example-card = m2

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

## Jak rysowany jest stół

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
