# Abyss w przeglądarce, po polsku.

## Rasy literami: obok barwy i sylwetki.

web-abyss-letters-squid = Ka
web-abyss-letters-shellfish = Sk
web-abyss-letters-crab = Kr
web-abyss-letters-seahorse = Ko
web-abyss-letters-jellyfish = Me

## Plansza

web-abyss-treasury = Skarbiec pereł
web-abyss-pool = Żetony potworów w puli: { $n }
web-abyss-lord-deck = Talia Lordów: { $n }
web-abyss-deck = Talia eksploracji: { $n }, odrzucone: { $discards }
web-abyss-ledge = Pole { $n } toru eksploracji
web-abyss-deeper = Głębiej
web-abyss-buy = Kup:
web-abyss-next-price = następny zakup: { ui-abyss-pearls }
web-abyss-either = { $n ->
    [one] { $n } perła albo żeton potwora
    [few] { $n } perły albo żetony potworów
   *[other] { $n } pereł albo żetonów potworów
}
web-abyss-threat-space = Zagrożenie { $n }: { $reward }{ $here ->
    [1] . Znacznik jest tutaj
   *[0] {""}
}
web-abyss-read = Przeczytaj: { $name }
web-abyss-payable = stać cię
web-abyss-lord = { $name } ({ $guild }): koszt { $cost }, { $must ->
    [1] { $race },{" "}
   *[0] {""}
}{ $races ->
    [one] { $races } rasa
    [few] { $races } rasy
   *[other] { $races } ras
}, wpływ { $points }{ $keys ->
    [0] {""}
   *[other] , { web-abyss-keys-of }
}
web-abyss-keys-of = { $keys ->
    [one] { $keys } klucz
    [few] { $keys } klucze
   *[other] { $keys } kluczy
}

## Miejsca

web-abyss-worth-now = ile dadzą ci teraz
web-abyss-drawn = Dobrane Miejsca
web-abyss-in-stack = Miejsca w stosie
web-abyss-stack-of = Stos Miejsc: { $n }
web-abyss-no-open = Żadne Miejsce nie leży odkryte.
web-abyss-weakest = najsłabszego
web-abyss-strongest = najsilniejszego
web-abyss-lowest-each = najsłabsi z każdej rasy
web-abyss-best-theirs = najlepsze u przeciwników
web-abyss-locations = Miejsca
web-abyss-elsewhere = w stosie albo poza grą

## Gracze

web-abyss-hand = Twoja ręka
web-abyss-unused = Zdolność niewykorzystana: { $card }.
web-abyss-lords = Lordowie
web-abyss-free = wolny
web-abyss-no-lords = jeszcze bez Lordów
web-abyss-under = Pod Miejscem „{ $location }”
web-abyss-keys-missing = { $n ->
    [0] kluczy starczy na Miejsce
    [one] do Miejsca brakuje { $n } klucza
   *[other] do Miejsca brakuje { $n } kluczy
}
web-abyss-unknown-values = nie znasz ich wartości

## Zapłata jednym ruchem

web-abyss-cheapest = Najtaniej
web-abyss-clear = Wyczyść
web-abyss-pay-now = { $pearls ->
    [0] Zapłać i zrekrutuj
    [one] Dopłać { $pearls } perłę i zrekrutuj
    [few] Dopłać { $pearls } perły i zrekrutuj
   *[other] Dopłać { $pearls } pereł i zrekrutuj
}
web-abyss-sum = { $sum } z { $cost }
web-abyss-rest-pearls = { $n ->
    [one] + { $n } perła
    [few] + { $n } perły
   *[other] + { $n } pereł
}
web-abyss-over = nadwyżka { $n } przepadnie
web-abyss-short = brakuje { $n }
web-abyss-races-missing = { $n ->
    [one] potrzebna jeszcze { $n } rasa
    [few] potrzebne jeszcze { $n } rasy
   *[other] potrzeba jeszcze { $n } ras
}
web-abyss-races-over = { $n ->
    [one] o jedną rasę za dużo
   *[other] za dużo ras: { $n }
}
web-abyss-race-needed = wymagane: { $race }
web-abyss-races-met = wszystkie rasy są
web-abyss-affiliates = Przyłączony zostanie:
web-abyss-paid = zagrane
web-abyss-discard-n = Wybierz, kogo odrzucić: { $n ->
    [one] { $n } Sojusznika
   *[other] { $n } Sojuszników
}
web-abyss-discard-now = Odrzuć
web-abyss-chosen = { $n } z { $of }
web-abyss-you-have = twoje perły: { $n }
