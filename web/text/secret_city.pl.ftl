# What the page says of Secret City, in Polish.

## The board

web-city-table = Kto przeciw komu
web-city-views = Co jest pokazane
web-city-view-auction = Inicjatywa
web-city-view-strategies = Strategie
web-city-view-duels = Starcia
web-city-view-city = Miasto
web-city-over = Koniec gry
web-city-against = przeciw
web-city-passed = pas
web-city-ability = zdolność
web-city-reserve = Jeszcze niewyznaczeni
web-city-nobody-left = nie ma już kogo wyznaczyć
web-city-free = do dyspozycji
web-city-used = wykorzystane
web-city-under = Na oczach wszystkich trafiły pod talię

## How a duel stands

web-city-ahead = przewaga { $n }
web-city-short = brakuje { $n }
web-city-even = po równo: to porażka
web-city-carried = sukces z przewagą { $n }
web-city-failed = { $n ->
    [0] porażka: po równo
   *[other] porażka, zabrakło { $n }
}

## Cards

web-city-home = Siedziba
web-city-territory = Terytorium
web-city-base = Strategia podstawowa
web-city-special = Strategia specjalna
web-city-natural = naturalna
web-city-natural-of = naturalna dla Domu: { $house }
web-city-reconstructed = rekonstrukcja
web-city-open-card = Pokaż kartę: { $card }

## Beside the board

web-city-hand = Twoja ręka
web-city-characters = Postacie
web-city-contracts = Kontrakty
web-city-territories = Terytoria
web-city-artifacts = Artefakty przed tobą
web-city-looked-at = Oglądasz
web-city-all-characters = Postacie wszystkich graczy
web-city-to-draft = Wolne
web-city-out = Poza tą rozgrywką

## Contracts

web-city-no-contracts = W tej turze nie ma kontraktów.
web-city-more-contracts = { $n ->
    [one] i jeszcze { $n } kontrakt
    [few] i jeszcze { $n } kontrakty
   *[other] i jeszcze { $n } kontraktów
}
web-city-you-owe = twój dług, na koniec tury
web-city-owed-you = należy się tobie, na koniec tury
web-city-owes = na koniec tury
web-city-bound = musi wyznaczyć { $who ->
    [none] postać
   *[other] postać { $who }
} { $where }
web-city-stays-out = nie ingeruje: { $strategy }
web-city-only-to = Pytanie tylko do gracza { $seat }.
web-city-propose = Zaproponuj kontrakt
web-city-kinds = { $n ->
    [one] { $n } rodzaj
    [few] { $n } rodzaje
   *[other] { $n } rodzajów
}
web-city-i-pay = Ty płacisz
web-city-i-am-paid = Tobie płacą
web-city-whom = Kogo wyznaczasz
web-city-whom-asked = Do kogo:
web-city-everybody = do wszystkich po kolei
web-city-price-hint = Można obiecać więcej, niż się ma: czego zabraknie na koniec tury, to płaci się wpływami.

## What would be lost

web-city-left-buy = Możesz jeszcze kupić kartę: { $card }.
web-city-left-ability = Możesz jeszcze użyć zdolności: { $card }.
web-city-left-property = Możesz jeszcze użyć właściwości terytorium: { $territory }.
web-city-left-debt = Twój dług ({ $resource }): { $n }, masz { $have }. Resztę płaci się wpływami.
