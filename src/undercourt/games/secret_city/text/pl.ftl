# Secret City, in Polish.
# Names arrive in the nominative and stay after a colon, in quotes or in brackets, and nothing agrees with them; selectors
# on `…-id` give the other cases of resources and symbols.
# People’s names stay as they are: as the subject in the present tense, or after the word `gracz` in any case.
# `the-character`, `cost` and `where` are parts of other messages; attributes hold what several messages share.

-battle-end = do końca rozgrywania strategii

## Parts of sentences.

# The character that an effect is about, with all that is demanded of it: in the accusative, and as `.of` in the
# genitive, which differs for „postać” alone. Then its kind, its adjectives, what follows it, and its pronouns.
the-character = { $target ->
    [self] tę postać
    [same] tę samą postać
   *[any] { $owner ->
        [own] jednego ze swoich { the-character.they-are }{ $target ->
            [mercenary] najemników
            [hero] bohaterów
           *[any] najemników lub bohaterów
        }
        [opponent] { the-character.he-is }{ the-character.kind } przeciwnika
        [target] jednego { the-character.he-is }{ the-character.kind } wskazanego gracza
       *[any] dowolnego { the-character.he-is }{ the-character.kind }
    }{ the-character.terms }
}
    .of = { $target ->
        [self] tej postaci
        [same] tej samej postaci
       *[any] { the-character }
    }
    .kind = { $target ->
        [mercenary] najemnika
        [hero] bohatera
       *[any] najemnika lub bohatera
    }
    .he-is = { $assigned ->
        [1] wyznaczonego{" "}
        [0] niewyznaczonego{" "}
       *[other] {""}
    }{ $down ->
        [1] zakrytego{" "}
        [0] odkrytego{" "}
       *[other] {""}
    }
    .they-are = { $assigned ->
        [1] wyznaczonych{" "}
        [0] niewyznaczonych{" "}
       *[other] {""}
    }{ $down ->
        [1] zakrytych{" "}
        [0] odkrytych{" "}
       *[other] {""}
    }
    .terms = { $least ->
        [0] { $most ->
            [-1] {""}
           *[other] {" "}o sile { $most } lub mniejszej
        }
       *[other] { $most ->
            [-1] {" "}o sile { $least } lub większej
           *[other] {" "}o sile od { $least } do { $most }
        }
    }{ $symbol ->
        [0] {""}
        [1] {" "}z symbolem Broni
        [2] {" "}z symbolem Magii
       *[4] {" "}z symbolem Intrygi
    }
    .it = { $target ->
        [self] ją
        [same] ją
       *[any] go
    }
    .not-it = { $target ->
        [self] jej
        [same] jej
       *[any] go
    }
    .on-it = { $target ->
        [self] na niej
        [same] na niej
       *[any] na nim
    }
    .its = { $target ->
        [self] jej
        [same] jej
       *[any] jego
    }

# What is paid or received; `.for` is the same as a price, in the accusative.
cost = { $money ->
    [0] { $mana ->
        [0] { $influence ->
            [0] brak
           *[other] { cost.influence }
        }
       *[other] { cost.mana }{ $influence ->
            [0] {""}
           *[other] ,{" "}{ cost.influence }
        }
    }
   *[other] { cost.money }{ $mana ->
        [0] {""}
       *[other] ,{" "}{ cost.mana }
    }{ $influence ->
        [0] {""}
       *[other] ,{" "}{ cost.influence }
    }
}
    .money = { $money ->
        [one] { $money } moneta
        [few] { $money } monety
       *[other] { $money } monet
    }
    .mana = { $mana ->
        [one] { $mana } mana
       *[other] { $mana } many
    }
    .influence = { $influence ->
        [one] { $influence } punkt wpływu
        [few] { $influence } punkty wpływu
       *[other] { $influence } punktów wpływu
    }
    .for = { $money ->
        [0] { $mana ->
            [0] { $influence ->
                [0] za darmo
               *[other] za { cost.influence }
            }
           *[other] za { cost.for-mana }{ $influence ->
                [0] {""}
               *[other] ,{" "}{ cost.influence }
            }
        }
       *[other] za { cost.for-money }{ $mana ->
            [0] {""}
           *[other] ,{" "}{ cost.for-mana }
        }{ $influence ->
            [0] {""}
           *[other] ,{" "}{ cost.influence }
        }
    }
    .for-money = { $money ->
        [one] { $money } monetę
        [few] { $money } monety
       *[other] { $money } monet
    }
    .for-mana = { $mana ->
        [one] { $mana } manę
       *[other] { $mana } many
    }

# A side of a declared strategy, and who declared it.
where = do strefy { $side } strategii { where.strategy }
    .strategy = { $strategy-id ->
        [none] gracza { $other }
       *[other] „{ $strategy }” ({ $other })
    }

## What cards, territories and strategies do: clauses without capital and full stop. The renderer makes sentences of them.

effect-seq = { $all }
effect-seq-join = { $a }, potem { $b }
effect-choose-one = wybierz jedno: { $all }
effect-choose-one-join = { $a }; albo { $b }
effect-modify-strength = zwiększ o { $n } siłę { the-character.of } { -battle-end }
effect-weaken = zmniejsz o { $n } siłę { the-character.of } { -battle-end }
effect-nullify = sprowadź do 0 siłę { the-character.of } { -battle-end }, bez względu na wszelkie wzmocnienia
effect-add-symbols = uzupełnij symbole { the-character.of } o { $symbols ->
    [1] Broń
    [2] Magię
    [3] Broń i Magię
    [4] Intrygę
    [5] Broń i Intrygę
    [6] Magię i Intrygę
   *[7] wszystkie brakujące
} { -battle-end }
effect-shield = osłoń { the-character } do końca tury (nie może być celem kart, zdolności ani strategii innych graczy)
effect-kill = zabij { the-character }
effect-exhaust = zakryj { the-character } (opuszcza strategię i w tej turze nie można { the-character.not-it } wyznaczyć)
effect-ready = odkryj { the-character } (w tej turze można { the-character.it } wyznaczyć)
effect-relocate = przenieś { the-character }, razem ze wszystkim, co { the-character.on-it } leży, do { $same ->
    [1] drugiej strefy tej samej strategii albo do dowolnej strefy innej strategii
   *[0] dowolnej strefy innej strategii
}, na którą pozwalają { the-character.its } symbole
effect-modify-strategy = dodaj { $n } do strefy { $side ->
    [0] ZA
    [1] PRZECIW
   *[2] ZA albo PRZECIW
} { $own ->
    [1] swojej strategii
   *[0] dowolnej strategii
}
effect-dispel = zdejmij wszystko, co leży na jednej postaci (nie na Przywódcy) albo na jednej strategii
effect-capture = przejmij terytorium wskazanego gracza (nie macierzyste)
effect-gain = otrzymaj { effect-gain.amount }
    .amount = { $resource-id ->
        [money] { $n ->
            [one] { $n } monetę
            [few] { $n } monety
           *[other] { $n } monet
        }
        [mana] { $n ->
            [one] { $n } manę
           *[other] { $n } many
        }
        [influence] { $n ->
            [one] { $n } punkt wpływu
            [few] { $n } punkty wpływu
           *[other] { $n } punktów wpływu
        }
       *[any_mix] { $n ->
            [one] { $n } zasób: monetę albo manę
            [few] { $n } zasoby: pieniądze lub manę, dowolnie łączone
           *[other] { $n } zasobów: pieniądze lub manę, dowolnie łączone
        }
    }
effect-lose = wskazany gracz traci { effect-gain.amount }{ $resource-id ->
    [any_mix] ,{" "}według twojego wyboru
   *[other] {""}
}
effect-steal = odbierz wskazanemu graczowi { effect-gain.amount }
effect-convert = wymień najwyżej { effect-gain.amount } na tyle samo { $other_resource-id ->
    [money] monet
    [mana] many
   *[influence] punktów wpływu
} albo odwrotnie
effect-draw = { $deck-id ->
    [house] { $n ->
        [one] możesz wybrać z talii swojego Domu dowolną kartę i wziąć ją na rękę
        [few] możesz wybrać z talii swojego Domu dowolne { $n } karty i wziąć je na rękę
       *[other] możesz wybrać z talii swojego Domu dowolnych { $n } kart i wziąć je na rękę
    }
    [any_common] { $n ->
        [one] dobierz 1 kartę z dowolnej wspólnej talii
       *[other] dobierz { effect-discard.cards }, każdą z dowolnej wspólnej talii
    }
   *[other] { $n ->
        [one] dobierz 1 kartę z { $deck }
       *[other] { $back ->
            [0] dobierz { effect-discard.cards } z { $deck }
            [1] obejrzyj { effect-draw.top } { $deck }, zatrzymaj { $keep }, a { $n ->
                [2] drugą
               *[other] pozostałą
            } odłóż na jej spód
           *[other] obejrzyj { effect-draw.top } { $deck }, zatrzymaj { $keep }, a pozostałe odłóż na jej spód
        }
    }
}
    .top = { $n ->
        [one] { $n } wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[other] { $n } wierzchnich kart
    }
effect-look-hand = obejrzyj rękę wskazanego gracza
effect-discard = { $chooser ->
    [controller] wybierz z ręki wskazanego gracza { effect-discard.cards } do odrzucenia
    [random] wskazany gracz odrzuca losowo { effect-discard.cards }
   *[victim] wskazany gracz odrzuca { effect-discard.cards } według własnego wyboru
}
    .cards = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    }
effect-take-card = { $chooser ->
    [random] weź losowo { effect-discard.cards } z ręki wskazanego gracza (oprócz kart Domu)
    [victim] weź z ręki wskazanego gracza { effect-discard.cards } według jego wyboru (oprócz kart Domu)
   *[controller] obejrzyj rękę wskazanego gracza i weź z niej { effect-discard.cards } według własnego wyboru (oprócz kart Domu)
}

# When a card does it.
card-play = { $a }
card-attach = nałóż: { $a }
card-activated = raz na turę{ $money ->
    [0] { $mana ->
        [0] { $influence ->
            [0] {""}
           *[other] {" "}{ cost.for }
        }
       *[other] {" "}{ cost.for }
    }
   *[other] {" "}{ cost.for }
}: { $a }
card-single-use = użyj raz, potem karta wypada z gry: { $a }
card-upkeep = w każdej turze, zanim wykorzystasz terytoria: { $a }
card-on-success = gdy powiedzie się twoja naturalna strategia: { $a }
passive-characters = możesz mieć najwyżej { $n ->
    [one] { $n } postać
    [few] { $n } postacie
   *[other] { $n } postaci
}, licząc z Przywódcą
passive-hand = na koniec tury możesz zatrzymać na ręce najwyżej { effect-discard.cards }
passive-initiative = raz w każdej licytacji dodaje swoją siłę do twojej stawki o inicjatywę bez zakrywania
passive-natural = gdy twoja naturalna strategia powiedzie się z przewagą co najmniej { $margin }, otrzymaj dodatkowo { $n ->
    [one] { $n } punkt wpływu
    [few] { $n } punkty wpływu
   *[other] { $n } punktów wpływu
}
no-ability = brak zdolności

## What is asked at the table.

ask-draft = { $left ->
    [one] Wybierz ostatnie ze swoich terytoriów.
   *[other] Wybierz terytorium (do wybrania: { $left }). W każdej turze daje dochód albo pozwala użyć właściwości.
}
ask-window = Użyj teraz karty lub zdolności albo przejdź dalej.
ask-first = Inicjatywa należy do ciebie: kto jest w tej turze pierwszym graczem?
ask-auction = Dołożyć postać do stawki o inicjatywę? Zostanie zakryta i w tej turze nie będzie można jej wyznaczyć. { $other-id ->
    [nobody] Nikt jeszcze nic nie postawił.
   *[other] Prowadzi { $other } ze stawką { $best }; twoja stawka: { $n }.
}
ask-strategy = Ogłoś strategię na tę turę.
ask-victim = { $strategy }: przeciw któremu graczowi?
ask-territories = Wykorzystaj każde ze swoich terytoriów: weź dochód albo użyj właściwości.
ask-buying = Kup postacie i artefakty Domu albo przejdź dalej.
ask-replace = Na stole nie ma miejsca: kogo zastępuje { $card }?
ask-battle = Twoja akcja: wyznacz postać do strefy ZA lub PRZECIW którejś strategii albo użyj karty lub zdolności.
ask-perform = Wiąże cię kontrakt: wyznacz postać { where }.
ask-deal-character = { $deal-id ->
    [hero_price] Której postaci innego gracza potrzebujesz? Jej gracz poda cenę.
    [hero_anywhere] Którą ze swoich postaci wyznaczysz tam, gdzie zażyczy sobie ten, kto zapłaci?
   *[other] Którą ze swoich postaci proponujesz? Możesz też wybrać ją później.
}
ask-deal-side = { $deal-id ->
    [ask_help] Gdzie potrzebujesz postaci innego gracza?
    [hero_price] Gdzie potrzebujesz tej postaci: { $card }?
    [ask_abstain] W którą strategię inny gracz ma nie ingerować?
    [promise_abstain] W którą strategię obiecujesz nie ingerować { -battle-end }?
   *[other] Gdzie proponujesz wyznaczyć { ask-deal-answer.who }?
}
ask-deal-price = { $deal-id ->
    [ask_help] Ile zapłacisz za wyznaczenie postaci { where }? Długi spłaca się na koniec tury.
    [ask_abstain] Ile zapłacisz graczowi, który nie będzie ingerował w strategię { where.strategy }? Długi spłaca się na koniec tury.
    [promise_abstain] Ile chcesz za nieingerowanie w strategię { where.strategy }? Długi spłaca się na koniec tury.
   *[other] Ile chcesz za wyznaczenie { ask-deal-answer.of-whom } { where }? Długi spłaca się na koniec tury.
}
ask-deal-to = Kto ma odpowiedzieć: jeden gracz czy wszyscy po kolei?
ask-deal-answer = { $deal-id ->
    [ask_help] { $seat } obiecuje ci { effect-gain.amount }, jeśli w swojej następnej akcji wyznaczysz postać { where }. Przyjmujesz?
    [offer_help] { $seat } proponuje, że wyznaczy { ask-deal-answer.who } { where }; twój dług za to: { action-price }. Przyjmujesz?
    [ask_abstain] { $seat } obiecuje ci { effect-gain.amount }, jeśli { -battle-end } nie będziesz ingerować w strategię { where.strategy }. Przyjmujesz?
   *[promise_abstain] { $seat } obiecuje { -battle-end } nie ingerować w strategię { where.strategy }; twój dług za to: { action-price }. Przyjmujesz?
}
    .who = { $card-id ->
        [none] postać
       *[other] postać ({ $card })
    }
    .of-whom = { $card-id ->
        [none] postaci
       *[other] postaci ({ $card })
    }
ask-deal-bid = { $deal-id ->
    [hero_price] { $seat } chce, aby twoja postać ({ $card }) trafiła { where }: podaj cenę albo odmów.
    [hero_anywhere] { $seat } wyznaczy dla ciebie postać ({ $card }) { where }: ile zapłacisz?
   *[who_gives] { $seat } proponuje, że za zapłatę wyznaczy { ask-deal-answer.who } { where }: ile dajesz? Możesz odmówić.
}
ask-deal-bid-side = { $seat } proponuje, że wyznaczy { ask-deal-answer.who } tam, gdzie zażyczy sobie ten, kto zapłaci: gdzie jej potrzebujesz? Możesz odmówić.
ask-deal-take = { $deal-id ->
    [hero_price] { $bidder } chce { effect-gain.amount } za wyznaczenie postaci ({ $card }) { where }. Przyjmujesz?
    [hero_anywhere] { $bidder } daje { effect-gain.amount } za wyznaczenie postaci ({ $card }) { where }. Przyjmujesz?
   *[who_gives] Czyją ofertę za wyznaczenie { ask-deal-answer.of-whom } { where } przyjmujesz?
}
ask-debt = { $other } nie może spłacić ci całego długu: brakuje { $missing ->
    [one] { $missing } żetonu
   *[other] { $missing } żetonów
}, { $influence ->
    [0] a punktów wpływu już nie ma. Bierzesz za dług terytorium?
   *[other] a punktów wpływu zostało tylko { $influence }. Bierzesz za resztę terytorium czy te punkty?
}
ask-discard = { $left ->
    [one] Odrzuć kartę z ręki.
   *[other] Odrzuć karty z ręki (do odrzucenia: { $left }).
}
ask-target = Wybierz postać{ ask-target.by }: { $a }.
    .by = { $card-id ->
        [none] { $victim-id ->
            [nobody] {""}
           *[other] {" "}(wskazany gracz: { $victim })
        }
       *[other] { $victim-id ->
            [nobody] {" "}({ $card })
           *[other] {" "}({ $card }; wskazany gracz: { $victim })
        }
    }
ask-relocate = Dokąd przenieść postać{ ask-target.by }?
ask-side = Wybierz strefę{ ask-target.by }: { $a }.
ask-dispel = Z której postaci lub strategii zdjąć wszystko, co na niej leży{ ask-target.by }?
ask-capture = Które terytorium gracza { $victim } przejmujesz?
ask-mix = Wybierz, ile z tych żetonów to monety; pozostałe to mana{ ask-target.by }: { $a }.
ask-convert-way = W którą stronę wymieniasz{ ask-target.by }?
ask-convert = Ile wymieniasz{ ask-target.by }?
ask-house-card = Wybierz kartę z talii swojego Domu i weź ją na rękę albo nie bierz żadnej.
ask-deck = Z której talii dobierasz{ ask-target.by }?
ask-keep = Którą kartę zatrzymujesz{ ask-target.by }? Karty niezatrzymane trafiają na spód talii.
ask-discard-of = Którą kartę odrzuca { $victim }?
ask-take-of = Którą kartę bierzesz z ręki gracza { $victim }?
ask-player = Wskaż gracza{ ask-target.by }: { $a }.
ask-choose-one = Wybierz jedno{ ask-target.by }:

## What one can do.

action-done = { $what ->
    [no_bid] Na razie nic nie dokładaj
    [rest_income] Weź dochód z pozostałych terytoriów
    [rest_income_home] Weź dochód z pozostałych terytoriów; właściwość terytorium macierzystego pozostanie niewykorzystana
    [everybody] Wszyscy
    [any_character] Dowolna postać, wybrana później
    [refuse] Odmów
    [influence] Weź punkty wpływu
    [go_on] Dalej
   *[decline] Nie
}
action-draft = Weź: { $territory } (dochód: { cost }; właściwość: { $a })
action-bid = { $free ->
    [0] Zakryj: { $card } (+{ $strength })
   *[other] Dołóż bez zakrywania: { $card } (+{ $strength })
}
action-player = { $what ->
    [first] Pierwszy gracz: { $seat }
    [to] Tylko { $seat }
   *[target] { $seat }
}
action-take-offer = { $seat } daje { effect-gain.amount }
action-strategy = { $strategy } ({ $symbol }{ $base ->
    [0] {""}
   *[other] , podstawowa
}{ $natural ->
    [0] {""}
   *[other] , naturalna dla twojego Domu
}): { $a }
action-income = Weź dochód: { $territory } ({ cost })
action-property = Użyj właściwości: { $territory } ({ $a })
action-deck = { $deck-id ->
    [spells] Talia zaklęć
    [mercenaries] Talia najemników
   *[artifacts] Talia artefaktów
}
action-take = Weź: { $card }
action-discard = Odrzuć: { $card }
action-buy = Kup { cost.for }: { $card }{ $strength ->
    [0] {""}
   *[other] {" "}(siła { $strength })
}
action-dismiss = Zastąp: { $card }
action-use = Użyj { cost.for }: { $card } – { $a }
action-ability = Użyj zdolności { cost.for }: { $card } – { $a }
action-target = { $card } ({ $seat }, siła { $strength })
action-nobody = Miejsce { $number } jest puste
action-place = { $side-id ->
    [for] ZA, strategia { where.strategy }
   *[against] PRZECIW, strategia { where.strategy }
}
action-place-strategy = Strategia { where.strategy }
action-number = { $n }
action-assign = Wyznacz { where }: { $card } (siła { $strength })
action-pass = Spasuj (dwie pełne rundy pasów kończą starcie)
action-propose = Zaproponuj kontrakt: { $deal-id ->
    [ask_help] płacisz za postać w strefie, którą wskażesz
    [offer_help] wyznaczasz postać za cenę, którą podasz
    [who_gives] wyznaczasz postać, a inni mówią, ile zapłacą
    [hero_price] chcesz postaci innego gracza, który podaje cenę
    [hero_anywhere] twoja postać trafia tam, gdzie zażyczy sobie ten, kto zapłaci
    [ask_abstain] płacisz graczowi, który nie będzie ingerował w strategię
   *[promise_abstain] nie ingerujesz w strategię za cenę, którą podasz
}
action-price = { $resource-id ->
    [money] { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[other] { $n } monet
    }
    [mana] { $n ->
        [one] { $n } mana
       *[other] { $n } many
    }
   *[influence] { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
       *[other] { $n } punktów wpływu
    }
}
action-accept = Przyjmij
action-take-territory = Weź: { $territory } (dochód: { cost }; właściwość: { $a })
action-convert = Wymień { $resource-id ->
    [money] pieniądze
    [mana] manę
   *[influence] punkty wpływu
} na { $other_resource-id ->
    [money] pieniądze
    [mana] manę
   *[influence] punkty wpływu
}
action-dispel = { $what ->
    [character] To, co leży na postaci
   *[strategy] To, co leży na strategii
}
action-choose = Możliwość { $n }

## Why something cannot be done.

why-game-over = Gra już się skończyła.
why-not-asked = Teraz decyduje { $seat }.
why-answer-first = Najpierw dokonaj wyboru, na który czeka gra.
why-bound = Wiąże cię kontrakt: w tej akcji wyznacz postać { where }.
why-must-assign = Spasować można tylko wtedy, gdy nie da się wyznaczyć żadnej z twoich postaci.
why-nobody-there = Miejsce { $number } jest puste.
why-assigned = Ta postać jest już wyznaczona: { $card }.
why-face-down = Ta postać jest w tej turze zakryta: { $card }.
why-no-strategy = { $seat } nie ma w tej turze strategii.
why-stays-out = Zgodnie z kontraktem nie ingerujesz w strategię { where.strategy }.
why-wrong-symbol = Postać ({ $card }) nie ma symbolu { $symbol-id ->
    [weapons] Broni
    [magic] Magii
   *[intrigue] Intrygi
}, którego wymaga strategia „{ $strategy }”.
why-no-deals = W tej grze nie zawiera się kontraktów.
why-proposed = W tej rundzie padła już twoja propozycja kontraktu.
why-contract-open = Masz jeszcze kontrakt do wykonania: do tego czasu nie zawierasz innych.
why-nobody-could = Takiego kontraktu nikt nie mógłby teraz zawrzeć ({ $deal }).
why-not-on-table = Ta karta nie leży przed tobą na stole: { $card }.
why-used-already = Tej karty już użyto w tej turze: { $card }.
why-no-target = Ta karta nie miałaby teraz na co zadziałać: { $card }.
why-not-in-hand = Nie masz tej karty na ręce: { $card }.
why-must-be-bought = Tę kartę trzeba kupić w fazie kupowania: { $card }.
why-cannot-pay = Nie masz czym za to zapłacić: { $card }.
why-only-later = Tę kartę się nakłada, więc można jej użyć tylko w fazie kupowania albo podczas rozgrywania strategii: { $card }.
why-no-ability = Ta postać nie ma zdolności, której można by użyć: { $card }.
why-not-on-your-territory = Ta karta nie leży na twoim terytorium: { $card }.
why-used-not-bought = Tej karty się nie kupuje, lecz używa z ręki: { $card }.
why-rests = Tej karty użyto w tej turze; można ją kupić znowu w następnej: { $card }.
why-still-no-room = To nie zwolni miejsca: bez tej karty limit jest mniejszy ({ $card }).
why-leader-stays = To Przywódca twojego Domu, który zawsze zostaje: { $card }.
why-no-need-for-room = Miejsca nie brakuje, więc nikogo nie trzeba odprawiać.
why-home = To terytorium macierzyste, którego nie można zabrać: { $territory }.
why-taken = To terytorium jest już zajęte: { $territory }.
why-no-such-player = { $seat } nie bierze udziału w tej grze.
why-cannot-answer = { $seat } nie może zawrzeć tego kontraktu.
why-not-yourself = Tu nie można wybrać siebie.
why-strategy-taken = Karta ze strategią „{ $strategy }” jest w tej turze już zajęta.
why-deck-empty = Z { $deck } nie ma już czego dobrać.
why-card-not-there = Tej karty nie ma wśród kart do wyboru: { $card }.
why-not-that-side = To nie może trafić { where }.
why-not-his = To terytorium nie należy do tego gracza: { $territory }.
why-not-that-number = Taka liczba nie jest tu możliwa: { $n }.
why-added-already = Tę postać już dołożono do stawki: { $card }.
why-not-yours = To terytorium nie należy do ciebie: { $territory }.
why-territory-used = To terytorium już wykorzystano w tej turze: { $territory }.
why-home-pays-itself = To twoje terytorium macierzyste, które już dało dochód: { $territory }.
why-property-useless = Właściwość tego terytorium nic by teraz nie dała: { $territory }.
why-cannot-be-sent = Ta postać nie może być przedmiotem tego kontraktu: { $card }.
why-leader = To Przywódca, a Przywódcy nie mogą być celem: { $card }.
why-shielded = Ta postać jest do końca tury pod osłoną: { $card }.
why-wrong-owner = Ta postać należy do niewłaściwego gracza: { $card }.
why-wrong-strength = Ta postać nie pasuje: jej siła na karcie to { $strength } albo brak jej wymaganego symbolu ({ $card }).
why-does-not-fit = Ta postać nie może być teraz celem: { $card }.

## What happened: what follows the name of a seat, or stands alone where nobody did it.

event-round = rozpoczyna turę { $n }
event-end = gra się kończy
event-first = { $other-id ->
    [nobody] zostaje pierwszym graczem
   *[other] zostaje pierwszym graczem: tak decyduje { $other }
}
event-draft = wybiera: { $territory }
event-bid = dokłada do stawki: { $card } (razem { $n })
event-choose-strategy = bierze kartę strategii „{ $strategy }”
event-strategy = ogłasza strategię „{ $strategy }” przeciw graczowi { $other }
event-income = bierze dochód: { $territory }
event-property = używa właściwości: { $territory }
event-gain = otrzymuje { effect-gain.amount }
event-lose = traci { effect-gain.amount }
event-give = oddaje { effect-gain.amount } graczowi { $other }
event-draw = { $card-id ->
    [hidden] dobiera kartę z { $deck }
   *[other] dobiera z { $deck }: { $card }
}
event-take-house = { $card-id ->
    [hidden] bierze kartę z talii Domu
   *[other] bierze z talii Domu: { $card }
}
event-discard = odrzuca: { $card }
event-take-card = { $card-id ->
    [hidden] bierze kartę z ręki gracza { $other }
   *[other] bierze kartę z ręki gracza { $other }: { $card }
}
event-look = ogląda rękę gracza { $other } ({ $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
})
event-buy = kupuje: { $card }
event-enter = wykłada na stół: { $card }
event-dismiss = odprawia: { $card }
event-use = używa: { $card }
event-ability = używa zdolności: { $card }
event-attach = nakłada kartę: { $card }
event-removed = karta znika ze stołu: { $card }
event-target = wskazuje gracza: { $other }
event-assign = wyznacza do strefy { $side } strategii gracza { $owner }: { $card }
event-pass = pasuje
event-no-bid = nic nie dokłada do licytacji
event-short = nie może spłacić całego długu graczowi { $other } (brakuje: { action-price }), resztę oddaje wpływami
event-look-at = ogląda zakrytą postać: { $card } ({ $other })
event-strengthen = zmienia siłę postaci na { $n }: { $card } ({ $other })
event-nullify = sprowadza siłę postaci do 0: { $card } ({ $other })
event-add-symbols = uzupełnia symbole postaci: { $card } ({ $other })
event-shield = osłania: { $card } ({ $other })
event-kill = zabija: { $card } ({ $other })
event-turn-down = zakrywa: { $card } ({ $other })
event-ready = odkrywa: { $card } ({ $other })
event-relocate = przenosi do strefy { $side } strategii gracza { $owner }: { $card } ({ $other })
event-strengthen-side = dodaje { $n } do strefy { $side } strategii gracza { $owner }
event-dispel = zdejmuje wszystko, co leży na postaci: { $card } ({ $other })
event-dispel-strategy = zdejmuje wszystko, co leży na strategii gracza { $owner }
event-terms = rozważa kontrakt: { $deal }
event-propose = proponuje { $other-id ->
    [nobody] {""}
   *[other] graczowi { $other }{" "}
}kontrakt: { $deal }{ $side-id ->
    [none] {""}
   *[other] { $deal-id ->
        [ask_abstain] {" "}(strategia gracza { $owner })
        [promise_abstain] {" "}(strategia gracza { $owner })
       *[other] {" "}({ event-name-price.place })
    }
}{ $card-id ->
    [none] {""}
   *[other] , postać: { $card }
}{ $resource-id ->
    [none] {""}
   *[other] , cena: { action-price }
}
event-accept = { $other-id ->
    [nobody] przyjmuje kontrakt
   *[other] przyjmuje cenę gracza { $other }
}
event-refuse = odmawia zawarcia kontraktu
event-no-deal = nie zawiera kontraktu
event-name-price = podaje cenę: { action-price }{ $side-id ->
    [none] {""}
   *[other] {" "}({ event-name-price.place })
}
    .place = strefa { $side } strategii gracza { $owner }
event-owe = zaciąga dług u gracza { $other }: { action-price }
event-void = nie może już wykonać kontraktu: dług za niego przepada
event-stands = siła w strefie { $side } strategii gracza { $owner }: { $card } ({ $other }), { $n }
event-adds = dodatek w strefie { $side } strategii gracza { $owner }: { $n }{ $card-id ->
    [none] {""}
   *[other] {" "}({ $card })
}
event-count = ma { $for } ZA i { $against } PRZECIW: strategia { $succeeds ->
    [1] udana
   *[0] nieudana
}
event-clear = wszystkie postacie wracają ze strategii
event-succeed = przeprowadza strategię „{ $strategy }” (przewaga { $n })
event-triumph = zwycięża naturalną strategią, z czego korzysta: { $card }
event-take-territory = zabiera graczowi { $other } terytorium: { $territory }

## The score sheet.

score-influence = Wpływy

## Labels.

term-turn = tura
term-first-player = pierwszy gracz
term-money = monety
term-mana = mana
term-influence = wpływy
term-characters = postacie
term-hand = ręka
term-house-deck = talia Domu
term-territories = terytoria
term-strategies = strategie
term-for = za
term-against = przeciw
term-total = razem
term-deals = kontrakty
term-debts = długi
term-owes = dług wobec
term-auction = inicjatywa
term-bid = stawka
term-decks = talie
term-artifacts = artefakty
term-bound = ma kontrakt
term-stays-out = nie ingeruje
term-face-down = zakryta
term-shielded = pod osłoną

timing-never = –
timing-play = natychmiast
timing-attach = nakładana
timing-activated = zdolność
timing-single-use = jednorazowo

confirmed-ability = zdolność
confirmed-base = strona
confirmed-capturable = nie można przejąć
confirmed-category = kategoria
confirmed-copies = liczba egzemplarzy
confirmed-cost = koszt
confirmed-holds-unique = karta unikatowa
confirmed-income = dochód
confirmed-kind = terytorium macierzyste
confirmed-name = nazwa
confirmed-property = właściwość
confirmed-property-replaces-income = dochód i właściwość
confirmed-strength = siła
confirmed-symbols = symbole
confirmed-territory = terytorium
confirmed-type = typ

hidden = Zakryta karta

reconstructed-mark = ≈
reconstructed-note = Znak ≈ oznacza to, czego nie podaje instrukcja: wartości i teksty większości kart są rekonstrukcjami, dopasowanymi do zasad i do przykładów w instrukcji. Jeśli masz drukowaną grę, możesz je poprawić we własnym zestawie kart.

option-turns = Liczba tur
option-house-1 = Dom pierwszego miejsca
option-house-2 = Dom drugiego miejsca
option-house-3 = Dom trzeciego miejsca
option-house-4 = Dom czwartego miejsca
option-house-5 = Dom piątego miejsca
option-house-6 = Dom szóstego miejsca
option-deals = Kontrakty między graczami
option-face-down-targets = Które zakryte postacie mogą być celem
option-spell-instead = Karta albo zdolność zamiast wyznaczenia postaci
option-debt-territory = Terytoria, które można zabrać za dług
option-tie-break = Równe wpływy na koniec gry
option-deal-open = Dopóki kontrakt nie jest wykonany
value-usual = Zwykła dla tej liczby graczy
value-1 = 1 tura
value-2 = 2 tury
value-3 = 3 tury
value-4 = 4 tury
value-5 = 5 tur
value-6 = 6 tur
value-7 = 7 tur
value-8 = 8 tur
value-9 = 9 tur
value-10 = 10 tur
value-11 = 11 tur
value-12 = 12 tur
value-lot = Losowo
value-nav = Nawia (Mroczny Dwór)
value-lyud = Ludź (Zielony Dom)
value-chud = Czudź (Zakon)
value-masan = Masanowie
value-hvan = Chwanowie
value-chel = Czełowie (ludzie)
value-on = Tak
value-off = Nie
value-looked-at = Wszystkie: niepasującą tylko się ogląda, a karta się marnuje
value-fitting = Tylko pasujące
value-yes = Można
value-no = Tylko gdy nie da się wyznaczyć żadnej postaci
value-not-home = Wszystkie oprócz macierzystego
value-any = Wszystkie, także macierzyste
value-territories = Wygrywa więcej terytoriów, potem więcej pieniędzy i many razem
value-shared = Wspólne zwycięstwo
value-performer = Tylko ten, kto ma go wykonać, nie zawiera innych
value-everybody = Także ten, kto płaci, nie zawiera innych

game-title = Tajne Miasto
game-pitch = Wielkie Domy walczą o ukrytą Moskwę bronią, magią i intrygą: w każdej turze ogłaszasz strategię przeciw innemu graczowi, a wszyscy wysyłają postacie, by ją poprzeć albo jej przeciwdziałać. Udane strategie przynoszą terytoria, zasoby i punkty wpływu; po ostatniej turze wygrywa gracz z największą liczbą punktów wpływu.
help-turn =
    Od tury 2 zaczyna się od licytacji o inicjatywę: postacie dołożone do stawki zostają zakryte i w tej turze nie można ich wyznaczyć. Kto da najwięcej, wskazuje pierwszego gracza.
    Potem wszyscy po kolei ogłaszają strategię przeciw innemu graczowi. Strategia podstawowa przejmuje terytorium. Udana naturalna strategia twojego Domu przynosi więcej.
    Każde terytorium daje dochód albo pozwala użyć właściwości; macierzyste daje jedno i drugie.
    Potem kupujesz postacie i artefakty Domu. Możesz mieć 6 postaci, licząc z Przywódcą.
    Rozgrywanie strategii: gracze po kolei wyznaczają postać do strefy ZA albo PRZECIW strategii, której typ jest wśród jej symboli, albo używają karty lub zdolności. Przed akcją możesz zaproponować kontrakt; długi spłaca się na koniec tury.
    Strategia się powiedzie, jeśli siła ZA jest większa niż PRZECIW. Przewaga 5 lub większa daje 1 punkt wpływu.
    Kart ze słowem „nałóż” używa się w fazie kupowania albo podczas rozgrywania strategii; leżą na postaci lub strategii do końca tego rozgrywania.
    Wskazany gracz to w przypadku karty przeciwnik, którego wybierasz, a w przypadku strategii ten, przeciw któremu ją ogłoszono. Przywódcy nie mogą być celem.
    Na koniec tury spłaca się długi i odrzuca karty ponad 6.
