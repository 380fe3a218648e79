# „Abyss” w terminalu, po polsku.

ui-first-steps = W swojej turze wybierz jedną akcję: eksploruj, weź stos Rady albo zwerbuj Lorda.
ui-example-choice = eksploruj
ui-example-why = zwerbuj wyrocznia
ui-example-card = c2

## Wybory: nagłówki nad ich przedmiotami

ui-verb-explore = Eksploruj
ui-verb-plot = Intryguj
ui-verb-support = Stos Rady
ui-verb-hire = Zwerbuj
ui-verb-pay = Zagraj
ui-verb-affiliate = Stowarzysz
ui-verb-discard = Odrzuć
ui-verb-sell = Handlarz niewolników: odrzuć
ui-verb-dismiss = Wyrocznia: odrzuć
ui-verb-replace = Oportunista: zastąp
ui-verb-disable = Obróć
ui-verb-give-up = Usuń z gry
ui-verb-opponent = Przeciwnik
ui-verb-take-location = Weź Lokację
ui-verb-swap-out = Oddaj Lokację
ui-verb-exchange = Wymień na
ui-verb-cover = Połóż pod nią

## Jak rysowany jest stół

ui-abyss-court = Dwór, po cenach dla ciebie: ✓ możesz opłacić (w talii { $n ->
    [one] { $n } Lord
    [few] { $n } Lordów
   *[other] { $n } Lordów
})
ui-abyss-new-at-court = Nowi Lordowie na Dworze
ui-abyss-race-and = { $others ->
    [0] { $race }
   *[other] { $race } +{ $others }
}
ui-abyss-any-races = { $n ->
    [one] dowolna rasa
    [few] dowolne { $n } rasy
   *[other] dowolnych { $n } ras
}
ui-abyss-track = Eksploracja
ui-abyss-track-empty = nikt nie eksploruje (kart w talii: { $deck }, odrzuconych: { $discards })
ui-abyss-last-space = ostatnie pole: +1 perła
ui-abyss-next-price = cena dla innych: { $n ->
    [one] { $n } perła
    [few] { $n } perły
   *[other] { $n } pereł
}
ui-abyss-threat = Zagrożenie
ui-abyss-council = Rada
ui-abyss-locations = Odkryte Lokacje i ile każda dałaby ci teraz (na stosie jeszcze { $n })
ui-abyss-drawn = Dobrane Lokacje i ile każda dałaby ci teraz
ui-abyss-no-locations = Nie ma odkrytych Lokacji (na stosie { $n })
ui-abyss-owned = Co mają gracze
ui-abyss-owns-lords = Lordowie: { $cards }
ui-abyss-owns-disabled = obróceni: { $cards }
ui-abyss-owns-covered = pod Lokacjami: { $cards }
ui-abyss-owns-locations = Lokacje: { $cards }
ui-abyss-owns-affiliated = stowarzyszeni: { $cards }
ui-abyss-owns-nothing = jeszcze nic
ui-abyss-hand = Twoja ręka
ui-abyss-empty-hand = Twoja ręka jest pusta
ui-abyss-hand-worth = razem { $n }
ui-abyss-paying = Płatność
ui-abyss-paid = { $paid } z { $cost }: { $cards }
ui-abyss-paid-nothing = 0 z { $cost }
ui-abyss-still-races = potrzeba jeszcze { $n ->
    [one] { $n } rasy
   *[other] { $n } ras
}
ui-abyss-still-race = obowiązkowo: { $race }
ui-abyss-no-more-races = wszystkie rasy są
ui-abyss-missing = brakuje { $n }{ $pearls ->
    [0] {""}
   *[other] {" "}(perłami możesz dopłacić { $pearls })
}
ui-abyss-pearls = { $n ->
    [one] { $n } perła
    [few] { $n } perły
   *[other] { $n } pereł
}
ui-abyss-keys = { $n ->
    [one] { $n } klucz
    [few] { $n } klucze
   *[other] { $n } kluczy
}
ui-abyss-last-turns = ostatnie tury
ui-abyss-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
ui-abyss-now = teraz { $n }
ui-abyss-cost = koszt
ui-abyss-races = rasy
ui-abyss-influence = PW
ui-abyss-costs = koszt { $n }
ui-abyss-demands = rasy: { $races }
ui-abyss-lord-keys = { $n ->
    [0] bez klucza
    [one] { $n } klucz
    [few] { $n } klucze
   *[other] { $n } kluczy
}
ui-abyss-worth = { $n } PW
ui-abyss-has-pearls = perły
ui-abyss-has-keys = klucze
ui-abyss-has-hand = ręka
ui-abyss-has-tokens = potwory
ui-abyss-has-lords = Lordowie
ui-abyss-has-locations = Lokacje
ui-abyss-legend =
    Dwór: „Kraby +2” to Kraby i dokładnie dwie inne rasy; ⚷ to klucz, PW to punkty wpływu Lorda
    ✓ tego Lorda możesz opłacić swoimi Sojusznikami i perłami
    Zagrożenie: ▸ tu stoi znacznik; ○ perła albo żeton potwora, do wyboru; ⚷ klucz
    ⚷ przy imieniu Lorda: klucz, który działa, dopóki Lord jest wolny. Trzy klucze od razu biorą Lokację.
    Klucze gracza: żetony razem z kluczami na wolnych Lordach.
