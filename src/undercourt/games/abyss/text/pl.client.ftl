# „Abyss” w terminalu, po polsku.

ui-first-steps = W swojej turze wybierz jedną akcję: eksploruj, weź stos Rady albo zrekrutuj Lorda.
ui-example-choice = eksploruj
ui-example-why = zrekrutuj wyrocznia
ui-example-card = c2

## Opcje: nagłówki nad tym, czego dotyczą

ui-verb-explore = Eksploruj
ui-verb-plot = Intryguj
ui-verb-support = Stos Rady
ui-verb-hire = Zrekrutuj
ui-verb-pay = Zagraj
ui-verb-affiliate = Przyłącz
ui-verb-discard = Odrzuć
ui-verb-sell = Handlarz niewolnymi: odrzuć
ui-verb-dismiss = Wyrocznia: odrzuć
ui-verb-replace = Oportunista: zastąp
ui-verb-disable = Obróć
ui-verb-give-up = Usuń z gry
ui-verb-opponent = Przeciwnik
ui-verb-take-location = Weź Miejsce
ui-verb-swap-out = Oddaj Miejsce
ui-verb-exchange = Wymień na
ui-verb-cover = Połóż pod nim

## Jak rysowany jest stół

ui-abyss-court = Dziedziniec, po cenach dla ciebie: ✓ możesz opłacić (w talii { $n ->
    [one] { $n } Lord
    [few] { $n } Lordów
   *[other] { $n } Lordów
})
ui-abyss-new-at-court = Nowi Lordowie na Dziedzińcu
ui-abyss-race-and = { $others ->
    [0] { $race }
   *[other] { $race } +{ $others }
}
ui-abyss-any-races = { $n ->
    [one] dowolna rasa
    [5] wszystkie 5 ras
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
ui-abyss-locations = Odkryte Miejsca i ile każde dałoby ci teraz (na stosie jeszcze { $n })
ui-abyss-drawn = Dobrane Miejsca i ile każde dałoby ci teraz
ui-abyss-no-locations = Nie ma odkrytych Miejsc (na stosie { $n })
ui-abyss-owned = Co mają gracze
ui-abyss-owns-lords = Lordowie: { $cards }
ui-abyss-owns-disabled = obróceni: { $cards }
ui-abyss-owns-covered = pod Miejscami: { $cards }
ui-abyss-owns-locations = Miejsca: { $cards }
ui-abyss-owns-affiliated = przyłączeni: { $cards }
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
ui-abyss-still-only = brakuje rasy: { $race }
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
ui-abyss-standstill = nikt nie rekrutuje: do końca gry { $n ->
    [one] { $n } runda
    [few] { $n } rundy
   *[other] { $n } rund
}
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
ui-abyss-has-locations = Miejsca
ui-abyss-legend =
    Dziedziniec: „Kraby +2” to Kraby i dokładnie dwie inne rasy; ⚷ to klucz, PW to punkty wpływu Lorda
    ✓ tego Lorda możesz opłacić swoimi Sojusznikami i perłami
    Zagrożenie: ▸ tu stoi znacznik; ○ perła albo żeton potwora, do wyboru; ⚷ klucz
    ⚷ przy imieniu Lorda: klucz, który działa, dopóki Lord jest wolny. Trzy klucze od razu dają Miejsce.
    Klucze gracza: żetony razem z kluczami na wolnych Lordach.

## Polecenia tej gry i jej słowa

## What the log adds to the events of the rules

ui-event-turn-again = rozgrywa jeszcze jedną turę

ui-help-game =
    c2, l1 | samo oznaczenie: zrekrutuj tego Lorda, weź to Miejsce
ui-glossary =
    perły | pieniądze: kupują Sojuszników od eksplorującego, opłacają intrygę (1) i brakujące punkty za Lorda
    Sojusznicy | karty pięciu ras o pewnej wartości; płaci się nimi za Lordów
    eksploruj | odkrywaj karty głębin po jednej, aż weźmiesz kartę, pokonasz Potwora albo dojdziesz do piątego pola
    Rada | pięć stosów Sojuszników porzuconych przez eksplorujących, według ras; wzięcie całego stosu to akcja
    Dziedziniec | Lordowie, których można zrekrutować
    intryguj | za 1 perłę odkryj na Dziedzińcu jeszcze jednego Lorda przed swoją akcją
    zrekrutuj | zapłać Sojusznikami z dokładnie tylu ras, ilu wymaga Lord; 1 perła zastępuje 1 brakujący punkt
    przyłącz | najsłabszy z zagranych za Lorda Sojuszników zostaje z tobą; na koniec liczy się najsilniejszy z każdej rasy
    klucze | trzy klucze, na wolnych Lordach lub w żetonach, od razu dają Miejsce
    wolny Lord | nie leży pod Miejscem: działają jego zdolność i klucze
    Miejsce | punktuje według własnego wzoru; Lordowie, których klucze je dały, trafiają pod nie i tracą zdolności
    zagrożenie | rośnie, gdy Potwór zostaje ominięty, a z nim nagroda za następnego
    żetony potworów | nagroda za walkę, po 2, 3 lub 4 PW
    wpływ | punkty wpływu (PW), które decydują o zwycięstwie
    punktacja | Miejsca, Lordowie, najsilniejszy przyłączony Sojusznik z każdej rasy, żetony potworów; zob. „punkty”
    koniec gry | gdy ktoś zrekrutuje siódmego Lorda albo Dziedzińca nie da się uzupełnić, pozostali mają jeszcze po jednej turze
