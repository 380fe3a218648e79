# Abyss, in Polish; the terms are those of the Polish edition, as far as we know them.
# Names arrive in the nominative and stay after a colon; selectors on `…-id` give the other cases.
# People’s names stay as they are: as the subject in the present tense, or after the word `gracz` in any case.
# Attributes hold what several messages share.

-while-free = dopóki Lord jest wolny:

## What Lords say: clauses without capital and full stop. The renderer makes sentences of them.

effect-seq = { $all }
effect-seq-join = { $a }, a następnie { $b }
no-ability = brak zdolności

effect-gain-pearls =
    weź { $n ->
        [one] { $n } perłę
        [few] { $n } perły
       *[other] { $n } pereł
    }
effect-each-opponent = każdy przeciwnik { $a }
effect-discards = odrzuca Sojusznika z ręki
effect-discards-down-to = odrzuca Sojuszników z ręki, aż zostanie ich najwyżej { $n }
effect-lose-pearls =
    płaci do Skarbca { $n ->
        [one] { $n } perłę
        [few] { $n } perły
       *[other] { $n } pereł
    } albo wszystkie, jeśli ma mniej
effect-assassinate =
    obróć po jednym wolnym Lordzie każdego przeciwnika: do końca gry ich zdolności i klucze nie działają{ $count ->
        [1] , ale na koniec liczą się jak zwykle
       *[0] , liczą się tylko PW
    }
effect-hunt = zabierz wybranemu przeciwnikowi losowy żeton potwora
effect-extra-turn = po tej turze rozegraj jeszcze jedną
effect-take-stack = weź na rękę jeden ze stosów Rady
effect-swap-locations = możesz wymienić swoje Miejsce na jedno z odkrytych; Lordowie leżący pod nim trafiają pod nowe
effect-corrupt = możesz od razu zrekrutować z Dziedzińca jeszcze jednego Lorda za 5 pereł zamiast jego zwykłego kosztu
effect-betray = możesz usunąć z gry innego swojego wolnego Lorda i w zamian wziąć za darmo Lorda z Dziedzińca
effect-scheme = możesz usunąć z gry innego swojego wolnego Lorda i w zamian wziąć za darmo wierzchniego Lorda z talii
effect-embassy =
    { $n ->
        [1] dobierz ze stosu Miejsce, przejmij nad nim kontrolę i połóż pod nim tego Lorda
        [2] dobierz ze stosu 2 Miejsca, przejmij kontrolę nad jednym i połóż pod nim tego Lorda; drugie pozostaw odkryte
        [few] dobierz ze stosu { $n } Miejsca, przejmij kontrolę nad jednym i połóż pod nim tego Lorda; pozostałe zostaw odkryte
       *[other] dobierz ze stosu { $n } Miejsc, przejmij kontrolę nad jednym i połóż pod nim tego Lorda; pozostałe zostaw odkryte
    }

lasting-recruiter = { -while-free } koszt rekrutacji dla przeciwników jest wyższy o 2
lasting-commander =
    { -while-free } przeciwnicy robią to samo na koniec każdej swojej tury{ $at_once ->
        [1] { " " }i od razu po kupnie Sojusznika
       *[0] { "" }
    }
lasting-tamer = { -while-free } za pokonanie Potwora przeciwnicy otrzymują nagrodę z poprzedniego pola toru zagrożenia (na pierwszym polu – jak zwykle)
lasting-ship-master = { -while-free } na koniec swojej eksploracji bierzesz 1 perłę za każdą rasę Sojuszników, którzy trafiają z toru do Rady
lasting-landlord = { -while-free } bierzesz 1 perłę po rekrutacji i na początku każdej swojej tury
lasting-slaver = { -while-free } raz w swojej turze możesz odrzucić Sojusznika z ręki, aby wziąć 2 perły
lasting-shaman = { -while-free } zdolności cudzych Lordów z gildii Żołnierzy na ciebie nie działają
lasting-oracle = { -while-free } raz w swojej turze możesz odrzucić jeden ze stosów Rady
lasting-alchemist = { -while-free } prosząc Radę o wsparcie, bierzesz dwa stosy zamiast jednego
lasting-master-of-magic = { -while-free } rekrutując innych Lordów, możesz przyłączyć dowolnego z zagranych Sojuszników, a nie tylko najsłabszego
lasting-opportunist = { -while-free } raz w swojej turze możesz zastąpić Lorda na Dziedzińcu wierzchnim Lordem z talii
lasting-diplomat = { -while-free } rekrutując innych Lordów, możesz pominąć obowiązkową rasę; liczba ras się nie zmienia
lasting-treasurer = { -while-free } koszt rekrutacji dla ciebie jest niższy o 2

## What Locations say, in the same way.

location-lord-of-guild =
    { $base } PW i jeszcze { $points } PW za każdego twojego Lorda z gildii { $guild-id ->
        [military] Żołnierzy
        [farmer] Farmerów
        [politician] Polityków
        [mage] Magów
        [merchant] Kupców
       *[ambassador] Ambasadorów
    }
location-affiliated = { $base } PW i jeszcze { $points } PW za każdego twojego przyłączonego Sojusznika z rasy { location-affiliated.race }
    .race =
        { $race-id ->
            [squid] Kałamarnic
            [shellfish] Skorupiaków
            [crab] Krabów
            [seahorse] Koników morskich
           *[jellyfish] Meduz
        }
location-different-guilds = { $points } PW za każdą gildię, z której masz co najmniej jednego Lorda
location-best-of-opponents = tyle PW, ile dałoby ci najkorzystniejsze z Miejsc przeciwników
location-nothing =
    { $base } PW; gdy zdobędziesz to Miejsce, możesz od razu wymienić je na dowolne ze stosu{ $leaves ->
        [1] , a ono opuszcza grę
       *[0] { "" }
    }
location-weakest-lord =
    { $points ->
        [2] dwa razy tyle PW
       *[other] { $points } razy tyle PW
    }, ile daje twój najmniej wpływowy Lord
location-strongest-lord = tyle samo PW, ile daje twój najbardziej wpływowy Lord
location-lords = { $base } PW minus { $points } PW za każdego twojego Lorda
location-lords-with-key = { $points } PW za każdego twojego Lorda z kluczem
location-lords-without-key = { $points } PW za każdego twojego Lorda bez klucza
location-lowest-of-each-race = { $base } PW i jeszcze suma wartości twoich najsłabszych przyłączonych Sojuszników, po jednym z każdej rasy
location-all-affiliated = { $base } PW minus { $points } PW za każdego twojego przyłączonego Sojusznika

## Questions at the table

ask-turn =
    { $powers ->
        [1] Użyj zdolności swoich Lordów albo zakończ turę.
       *[0] Wybierz akcję: eksploruj głębiny, weź stos Rady albo zrekrutuj Lorda.
    }
ask-ally =
    { $must ->
        [1] Nikt nie kupił Sojusznika z ostatniego pola: weź go ({ $ally }).
       *[0] Nikt nie kupił Sojusznika ({ $ally }): weź go albo eksploruj dalej.
    }
ask-monster =
    { $must ->
        [1] Potwór na ostatnim polu: musisz z nim walczyć.
       *[0] Potwór! Walcz z nim albo eksploruj dalej.
    }
ask-reward = Wybierz nagrodę za pokonanie Potwora.
ask-purchase =
    Kupić od gracza { $other } za { $n ->
        [one] { $n } perłę
        [few] { $n } perły
       *[other] { $n } pereł
    }: { $ally }?
ask-pay =
    { $paid ->
        [1] { $missing ->
            [0] Koszt jest pokryty: zakończ płatność albo dołóż Sojuszników.
           *[other] Dopłać perłami albo dołóż Sojuszników (brakuje { $missing }).
        }
       *[0] { $missing ->
            [0] Zagraj Sojuszników brakujących ras.
           *[other] Zagraj Sojuszników (brakuje { $missing }).
        }
    }
ask-affiliate = Wybierz, którego z zagranych Sojuszników przyłączysz.
ask-location =
    { $drawn ->
        [1] Przejmij kontrolę nad jednym z dobranych Miejsc.
       *[0] Masz 3 klucze: przejmij kontrolę nad odkrytym Miejscem albo dobierz nowe.
    }
ask-keys =
    { $left ->
        [1] Wydaj jeszcze 1 klucz na Miejsce: { $location }.
        [2] Wydaj jeszcze 2 klucze na Miejsce: { $location }.
       *[other] Wydaj 3 klucze na Miejsce: { $location }.
    }
ask-discard =
    Odrzuć Sojusznika z ręki{ $left ->
        [1] { "" }
       *[other] { " " }(pozostało: { $left })
    }.
ask-assassinate = Obróć jednego z wolnych Lordów gracza { $other }.
ask-hunt = Wybierz przeciwnika, któremu zabierzesz losowy żeton potwora.
ask-take-stack = Weź na rękę jeden ze stosów Rady.
ask-corrupt =
    { $missing ->
        [0] Możesz zrekrutować jeszcze jednego Lorda za 5 pereł.
       *[other] Jeszcze jeden Lord kosztuje 5 pereł; brakujące ({ $missing }) może zdobyć Handlarz niewolnymi.
    }
ask-betray =
    { $second ->
        [1] Weź Lorda z Dziedzińca.
       *[0] { $from_deck ->
            [1] Możesz usunąć z gry innego swojego wolnego Lorda i wziąć wierzchniego Lorda z talii.
           *[0] Możesz usunąć z gry innego swojego wolnego Lorda i wziąć Lorda z Dziedzińca.
        }
    }
ask-swap-locations =
    { $second ->
        [1] Wybierz Miejsce, które weźmiesz w zamian.
       *[0] Możesz wymienić swoje Miejsce na jedno z odkrytych.
    }
ask-embassy = Przejmij kontrolę nad jednym z dobranych Miejsc.
ask-exchange = Możesz wymienić Czarne kominy na dowolne Miejsce ze stosu.

## Choices in a menu

action-done =
    { $what ->
        [pay] { $n ->
            [0] Zakończ płatność
            [one] Zakończ płatność, dokładając { $n } perłę
            [few] Zakończ płatność, dokładając { $n } perły
           *[other] Zakończ płatność, dokładając { $n } pereł
        }
        [purchase] Nie kupuj
        [powers] Zakończ turę
        [nothing] Spasuj
       *[other] Zrezygnuj
    }
action-plot = Intryguj: odkryj Lorda na Dziedzińcu za 1 perłę
action-explore =
    { $on ->
        [1] Eksploruj dalej
       *[0] Eksploruj głębiny
    }
action-take = Weź: { $ally }
action-fight =
    Walcz z Potworem ({ $keys ->
        [0] { "" }
       *[other] { action-reward.keys }{ $mix ->
            [0] { "" }
           *[other] { " + " }
        }
    }{ $mix ->
        [0] { "" }
        [one] { $mix } perła{ $tokens ->
            [0] { "" }
           *[other] { " " }lub żeton potwora
        }
        [few] { $mix } perły{ $tokens ->
            [0] { "" }
           *[other] { " " }lub żetony potworów
        }
       *[other] { $mix } pereł{ $tokens ->
            [0] { "" }
           *[other] { " " }lub żetonów potworów
        }
    })
action-buy =
    Kup: { $ally } ({ $n ->
        [one] { $n } perła
        [few] { $n } perły
       *[other] { $n } pereł
    })
action-support = Weź stos Rady: { $race } ({ action-support.cards })
    .cards =
        { $n ->
            [one] { $n } karta
            [few] { $n } karty
           *[other] { $n } kart
        }
action-hire =
    Zrekrutuj: { $card }{ $cost ->
        [0] { "" }
       *[other] { " " }(koszt: { $cost })
    }
action-pay = Zagraj: { $ally }
action-affiliate = Przyłącz: { $ally }
action-discard = Odrzuć: { $ally }
action-sell = Handlarz niewolnymi – odrzuć za 2 perły: { $ally }
action-dismiss = Wyrocznia – odrzuć stos Rady: { $race } ({ action-support.cards })
action-replace = Oportunista – zastąp na Dziedzińcu: { $card }
action-disable = Obróć Lorda: { $card }
action-give-up = Usuń z gry: { $card }
action-opponent = { $seat }
action-draw-locations =
    { $n ->
        [1] Dobierz 1 Miejsce i weź je
        [few] Dobierz { $n } Miejsca i weź jedno z nich
       *[other] Dobierz { $n } Miejsc i weź jedno z nich
    }
action-take-location = Weź Miejsce: { $location }
action-swap-out = Oddaj Miejsce: { $location }
action-exchange = Wymień na Miejsce: { $location }
action-cover = Połóż Lorda pod Miejscem: { $card }
action-spend-key = Wydaj żeton klucza
action-reward =
    Weź { $keys ->
        [0] { "" }
       *[other] { action-reward.keys }{ $pearls ->
            [0] { $tokens ->
                [0] { "" }
               *[other] { " + " }
            }
           *[other] { " + " }
        }
    }{ $pearls ->
        [0] { "" }
       *[other] { action-reward.pearls }{ $tokens ->
            [0] { "" }
           *[other] { " + " }
        }
    }{ $tokens ->
        [0] { "" }
       *[other] { action-reward.tokens }
    }
    .keys =
        { $keys ->
            [one] { $keys } klucz
            [few] { $keys } klucze
           *[other] { $keys } kluczy
        }
    .pearls =
        { $pearls ->
            [one] { $pearls } perłę
            [few] { $pearls } perły
           *[other] { $pearls } pereł
        }
    .tokens =
        { $tokens ->
            [one] { $tokens } żeton potwora
            [few] { $tokens } żetony potworów
           *[other] { $tokens } żetonów potworów
        }

## Why an action is not possible

why-game-over = Gra już się skończyła.
why-not-asked = Teraz decyduje { $seat }.
why-answer-first = Najpierw dokonaj wyboru, na który czeka gra.
why-being-hired = Właśnie rekrutujesz tego Lorda, nie możesz go zastąpić: { $card }.
why-court-full = Na Dziedzińcu nie ma wolnych pól.
why-leads-nowhere = Z tą kartą nie zdołasz opłacić Lorda: { $ally }.
why-location-not-there = Tego Miejsca nie można teraz wybrać: { $location }.
why-needed-for-payment = Bez tej karty nie opłacisz Lorda: { $ally }.
why-no-key-there = Kluczem tego Lorda nie można teraz zapłacić: { $card }.
why-no-lords-left = Talia Lordów jest pusta.
why-no-mandatory-race = Do zrekrutowania tego Lorda ({ $card }) potrzeba Sojusznika z rasy { location-affiliated.race }, a nie masz takiego na ręce.
why-no-pearls = Masz za mało pereł: potrzeba { $need }, masz { $have }.
why-no-such-lord = Do tego potrzebujesz wolnego Lorda: { $card }.
why-no-such-reward = Ta nagroda nie jest teraz dostępna.
why-no-token = Graczowi { $seat } nie można zabrać żetonu potwora.
why-not-an-action = Teraz tak nie można: eksploruj, poproś Radę o wsparcie albo zrekrutuj Lorda.
why-not-at-court = Tego Lorda nie ma na Dziedzińcu: { $card }.
why-not-free = Tego Lorda nie można tu wybrać: { $card }.
why-not-in-hand = Nie masz tej karty na ręce: { $ally }.
why-not-lowest = Przyłączyć można tylko najsłabszego z zagranych Sojuszników, a to nie on: { $ally }.
why-not-paid = Przyłączyć można tylko zagranego Sojusznika, a ten nie został zagrany: { $ally }.
why-shaman = Gracza { $seat } chroni Szamanka.
why-last-space = To ostatnie pole: weź Sojusznika albo walcz z Potworem.
why-not-your-turn = Ze zdolności tego Lorda można korzystać tylko w swojej turze: { $card }.
why-nothing-to-explore = Nie ma czego eksplorować: w talii i wśród odrzuconych nie ma już kart.
why-power-used = Zdolność tego Lorda została już wykorzystana w tej turze: { $card }.
why-stack-empty = W Radzie nie ma kart z rasy { location-affiliated.race }.
why-stack-too-small =
    { $n ->
        [0] Stos Miejsc jest pusty.
        [one] Na stosie zostało tylko { $n } Miejsce.
        [few] Na stosie zostały tylko { $n } Miejsca.
       *[other] Na stosie zostało tylko { $n } Miejsc.
    }
why-too-dear = Koszt tego Lorda ({ $card }) to { $need }: nie wystarcza ci odpowiednich Sojuszników i pereł.
why-too-few-races =
    Do zrekrutowania tego Lorda ({ $card }) { $need ->
        [1] potrzeba co najmniej jednego Sojusznika
        [5] potrzeba Sojuszników ze wszystkich 5 ras
       *[other] potrzeba Sojuszników z { $need } różnych ras
    }.

## The log: the seat's name stands before each line

event-turn = rozpoczyna turę
event-end-turn = kończy turę
event-reveal = odkrywa: { $ally }
event-take = bierze na rękę: { $ally }
event-buy =
    kupuje od gracza { $other } za { $n ->
        [one] { $n } perłę
        [few] { $n } perły
       *[other] { $n } pereł
    }: { $ally }
event-fight = pokonuje Potwora i bierze nagrodę z pola { $n }
event-threat = omija Potwora: znacznik zagrożenia przechodzi na pole { $n }
event-threat-back = cofa znacznik zagrożenia na pole { $n }
event-to-council = zostawia Radzie: { $ally }
event-discard-monster = odrzuca Potwora
event-end-exploration = kończy eksplorację
event-reshuffle = tasuje odrzucone karty i tworzy z nich nową talię eksploracji
event-gain-pearls =
    bierze { $n ->
        [one] { $n } perłę
        [few] { $n } perły
       *[other] { $n } pereł
    }
event-lose-pearls =
    płaci do Skarbca { $n ->
        [one] { $n } perłę
        [few] { $n } perły
       *[other] { $n } pereł
    }
event-gain-keys =
    bierze { $n ->
        [one] { $n } klucz
        [few] { $n } klucze
       *[other] { $n } kluczy
    }
event-gain-token = bierze żeton potwora{ event-gain-token.value }
    .value =
        { $value ->
            [0] { "" }
           *[other] { " " }({ $value } PW)
        }
event-steal-token = zabiera graczowi { $other } żeton potwora{ event-gain-token.value }
event-reveal-lord = odkrywa na Dziedzińcu: { $card }
event-call-lord = zabiera z Dziedzińca: { $card }
event-draw-lord = dobiera z talii Lordów: { $card }
event-slide = przesuwa na Dziedzińcu: { $card }
event-pay = zagrywa, by zrekrutować Lorda: { $ally }
event-affiliate = przyłącza: { $ally }
event-discard-payment =
    odrzuca { $n ->
        [one] { $n } zagranego Sojusznika
        [few] { $n } zagranych Sojuszników
       *[other] { $n } zagranych Sojuszników
    }
event-hire = rekrutuje: { $card }
event-give-up = usuwa z gry: { $card }
event-replace = usuwa z Dziedzińca: { $card }
event-disable = obraca Lorda gracza { $other }: { $card }
event-cover = kładzie pod Miejscem ({ $location }): { $card }
event-spend-key = wydaje żeton klucza
event-take-stack = bierze z Rady stos { location-affiliated.race } ({ action-support.cards })
event-in-stack = znajduje w stosie: { $ally }
event-dismiss = odrzuca z Rady stos { location-affiliated.race } ({ action-support.cards })
event-discard = odrzuca z ręki: { $ally }
event-draw-location = dobiera ze stosu Miejsc: { $location }
event-take-location = przejmuje kontrolę nad Miejscem: { $location }
event-leave-location = pozostawia odkryte Miejsce: { $location }
event-swap-out = oddaje Miejsce: { $location }
event-exchange = wymienia Czarne kominy na Miejsce: { $location }
event-extra-turn = po tej turze rozegra jeszcze jedną
event-count-token = odkrywa żeton potwora ({ $n } PW)
event-standstill =
    nikt nie rekrutuje Lorda już od { $n ->
        [one] { $n } rundy
       *[other] { $n } rund
    }
event-last-turns = doprowadza do końca gry: pozostałym zostaje po jednej turze

## The score sheet, labels, set-up, help

score-locations = Miejsca
score-lords = Lordowie
score-allies = Najsilniejsi Sojusznicy
score-monsters = Żetony potworów

term-pearls = perły
term-keys = klucze
term-hand = ręka
term-affiliated = przyłączeni Sojusznicy
term-court = Dziedziniec
term-council = Rada
term-track = tor eksploracji
term-threat = tor zagrożenia
term-locations = Miejsca
term-lords = Lordowie
term-covered = pod Miejscami
term-disabled = obróceni
term-tokens = żetony potworów
term-deck = talia
term-influence = PW
term-cost = koszt
term-guild = gildia

hidden = Zakryta karta
monster = Potwór
ally = { $race-name } { $value }

option-commander = Dowódca: karty ponad limit 6 odrzuca się po zakupie
value-end-of-turn = Na koniec swojej tury
value-at-once = Od razu
option-assassinated = Lordowie obróceni przez Skrytobójcę dają na koniec
value-influence-only = Tylko swoje PW
value-count = Swoje PW i punkty za Miejsca
option-smokers = Czarne kominy po wymianie trafiają
value-into-stack = Z powrotem na stos Miejsc
value-removed = Poza grę
option-standstill = Gdy przez 20 rund nikt nie rekrutuje Lorda
value-ends = Nadchodzi koniec gry
value-plays-on = Gra toczy się dalej

game-title = Abyss
game-pitch = Walczysz o władzę nad Otchłanią: szukasz w głębinach Sojuszników i mierzysz się z Potworami, rekrutujesz Lordów i dzięki ich kluczom przejmujesz kontrolę nad Miejscami. Gdy ktoś zrekrutuje siódmego Lorda albo zabraknie Lordów, by zapełnić Dziedziniec, gra dobiega końca i wygrywa gracz z największą liczbą punktów wpływu (PW).
help-turn =
    Najpierw możesz intrygować: za 1 perłę odkryj na Dziedzińcu kolejnego Lorda – dowolną liczbę razy, dopóki są wolne pola.
    Potem wykonaj jedną akcję: eksploruj głębiny, weź na rękę stos Rady albo zrekrutuj Lorda.
    Eksplorując, odkrywaj karty po jednej. Każdego Sojusznika mogą kupić przeciwnicy; jeśli nikt go nie kupi, weź go albo eksploruj dalej. Pozostali trafiają do Rady.
    Pokonaj Potwora dla nagrody z toru zagrożenia albo omiń go: wtedy zagrożenie i nagroda wzrosną.
    Rekrutując Lorda, zagraj Sojuszników z dokładnie tylu ras, ilu on wymaga, w tym z obowiązkowej; brakujące punkty zastąp perłami.
    Najsłabszy z zagranych zostaje przyłączony: na koniec gry PW daje twój najsilniejszy przyłączony Sojusznik z każdej rasy.
    Mając 3 klucze, od razu przejmij kontrolę nad Miejscem: Lordowie, którzy dali klucze, trafiają pod nie i tracą zdolności.
