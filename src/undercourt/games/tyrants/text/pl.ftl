# Tyrants of the Underdark in Polish. The words are those of the Polish rulebook, the sentences our own.
# Siła and Wpływ are uncountable, as in the rulebook: 1 Siła, 5 Siły; 1 Wpływ, 5 Wpływu.
# Names of things come in the nominative and stand after a colon; colours are inflected here, by their slugs.
# People’s names stay as they are: as the subject in the present tense, or after the word `gracz` in any case.


## What cards say: clauses without capital and full stop

effect-seq = { $all }
effect-seq-join = { $a }, a następnie { $b }
effect-either = wybierz jedno: { $all }
effect-either-join = { $a }; albo { $b }
effect-both = { $all }
effect-both-join = { $a } i { $b }
effect-may = opcjonalnie: { $a }
effect-pay = { $a } ▸ { $b }
effect-times =
    { $n ->
        [2] dwukrotnie { $a }
        [3] trzykrotnie { $a }
       *[other] { $n } razy { $a }
    }
effect-at-end = pod koniec tury { $a }
effect-focus =
    { $aspect-id ->
        [ambition] Skupienie Ambicji
        [conquest] Skupienie Podboju
        [malice] Skupienie Złośliwości
        [guile] Skupienie Podstępu
       *[obedience] Skupienie Posłuszeństwa
    } ▸ { $a }
effect-when =
    { $metric ->
        [others_troops_there] jeśli inny gracz ma oddział w obszarze tego szpiega
        [others_spies_there] jeśli w obszarze tego szpiega jest też szpieg innego gracza
        [inner_circle]
            jeśli masz w wewnętrznym kręgu co najmniej { $n ->
                [one] { $n } kartę
                [few] { $n } karty
               *[many] { $n } kart
            }
        [player_trophies]
            jeśli masz w sali trofeów co najmniej { $n ->
                [one] { $n } oddział innego gracza
                [few] { $n } oddziały innych graczy
               *[many] { $n } oddziałów innych graczy
            }
       *[trophies]
            jeśli masz w sali trofeów co najmniej { $n ->
                [one] { $n } oddział
                [few] { $n } oddziały
               *[many] { $n } oddziałów
            }
    }, { $a }
card-reaction = jeśli przeciwnik zmusi cię do odrzucenia tej karty, { $a }

# Other players: a subject, then a clause in the third person.

effect-each-opponent = każdy przeciwnik { $a }
effect-one-opponent =
    { $beside ->
        [1] wybrany przeciwnik, który ma oddział obok któregoś z nich, { $a }
       *[0] wybrany przeciwnik { $a }
    }
effect-opponents-there = każdy przeciwnik, który ma oddział w obszarze tego szpiega, { $a }
effect-its-owner = gracz, do którego należał ten oddział, { $a }
effect-rival-there = wybierz innego gracza, który ma oddział w obszarze tego szpiega, a następnie { $a }
effect-takes-outcast =
    { $n ->
        [1] werbuje Szalonego wyrzutka
       *[other] werbuje { $n } Szalonych wyrzutków
    }
effect-discard-forced =
    { $more_than ->
        [-1] odrzuca kartę z ręki
       *[other] odrzuca kartę, jeśli ma ich na ręce więcej niż { $more_than }
    }
effect-retaliate = sam również odrzuca kartę z ręki

# Resources and cards to draw.

effect-gain =
    otrzymaj { $what ->
        [power]
            { $n ->
                [one] { $n } Siłę
               *[other] { $n } Siły
            }
        [influence]
            { $n ->
                [one] { $n } Wpływ
               *[other] { $n } Wpływu
            }
       *[vp] { $n } PZ
    }
effect-gain-both =
    otrzymaj { $power ->
        [one] { $power } Siłę
       *[other] { $power } Siły
    } i { $influence ->
        [one] { $influence } Wpływ
       *[other] { $influence } Wpływu
    }
effect-gain-per =
    { $what ->
        [power] otrzymaj 1 Siłę
        [influence] otrzymaj 1 Wpływ
       *[vp] otrzymaj 1 PZ
    } { effect-gain-per.each }
    .each =
        { $metric ->
            [inner_circle]
                { $n ->
                    [1] za każdą kartę
                    [few] za każde { $n } karty
                   *[many] za każde { $n } kart
                } w swoim wewnętrznym kręgu
            [markers_held]
                { $n ->
                    [1] za każdy posiadany znacznik
                    [few] za każde { $n } posiadane znaczniki
                   *[many] za każde { $n } posiadanych znaczników
                } kontroli obszaru
            [player_trophies]
                { $n ->
                    [1] za każdy oddział innego gracza
                    [few] za każde { $n } oddziały innych graczy
                   *[many] za każde { $n } oddziałów innych graczy
                } w swojej sali trofeów
            [white_trophies]
                { $n ->
                    [1] za każdy biały oddział
                    [few] za każde { $n } białe oddziały
                   *[many] za każde { $n } białych oddziałów
                } w swojej sali trofeów
            [trophies]
                { $n ->
                    [1] za każdy oddział
                    [few] za każde { $n } oddziały
                   *[many] za każde { $n } oddziałów
                } w swojej sali trofeów
            [spies_on_board]
                { $n ->
                    [1] za każdego swojego szpiega
                   *[other] za każdych { $n } swoich szpiegów
                } na planszy
            [sites_totally_controlled]
                { $n ->
                    [1] za każdy obszar
                    [few] za każde { $n } obszary
                   *[many] za każde { $n } obszarów
                } pod swoją całkowitą kontrolą
           *[sites_controlled]
                { $n ->
                    [1] za każdy obszar
                    [few] za każde { $n } obszary
                   *[many] za każde { $n } obszarów
                } pod swoją kontrolą
        }
effect-influence-each =
    otrzymaj { $n ->
        [one] { $n } Wpływ
       *[other] { $n } Wpływu
    } za każdy z nich
effect-draw =
    { $n ->
        [1] dobierz kartę
        [few] dobierz { $n } karty
       *[many] dobierz { $n } kart
    }
effect-draw-per = dobierz kartę { effect-gain-per.each }

# The board.

effect-deploy =
    { $n ->
        [1] wyślij oddział
        [few] wyślij { $n } oddziały
       *[many] wyślij { $n } oddziałów
    }
effect-assassinate =
    { $up_to ->
        [1] zlikwiduj maksymalnie
       *[0] zlikwiduj
    } { effect-assassinate.troops }{ $at ->
        [there] {" "}w obszarze tego szpiega
        [left_behind] {" "}w obszarze, który opuścił
        [one_site] {" "}w jednym obszarze
        [anywhere] {" "}w dowolnym miejscu na planszy
       *[presence] {""}
    }
    .troops =
        { $target ->
            [white]
                { $n ->
                    [1] biały oddział
                    [few] { $n } białe oddziały
                   *[many] { $n } białych oddziałów
                }
           *[enemy]
                { $n ->
                    [1] oddział
                    [few] { $n } oddziały
                   *[many] { $n } oddziałów
                }
        }
effect-assassinate-per =
    { effect-gain-per.each } { $target ->
        [white] zlikwiduj biały oddział
       *[enemy] zlikwiduj oddział
    }
effect-supplant =
    { $up_to ->
        [1] wyprzyj maksymalnie
       *[0] wyprzyj
    } { effect-assassinate.troops }{ $at ->
        [there] {" "}z obszaru tego szpiega
        [left_behind] {" "}z obszaru, który opuścił
        [one_site] {" "}z jednego obszaru
        [anywhere] {" "}z dowolnego miejsca na planszy
       *[presence] {""}
    }
effect-supplant-at-each = wyprzyj po jednym oddziale z każdego obszaru, który opuścili
effect-place-spy =
    { $n ->
        [1] umieść szpiega
       *[other] umieść { $n } szpiegów
    }
effect-return-own-spy =
    { $n ->
        [1] wycofaj swojego szpiega
       *[other] wycofaj { $n } swoich szpiegów
    }
effect-return-own-spies = wycofaj jednego lub więcej swoich szpiegów
effect-return-piece =
    { $pieces ->
        [spy]
            { $n ->
                [1] wycofaj wrogiego szpiega
               *[other] wycofaj { $n } wrogich szpiegów
            }
        [everybodys]
            { $n ->
                [1] wycofaj oddział lub szpiega dowolnego gracza (także swojego)
               *[other] wycofaj łącznie do { $n } oddziałów lub szpiegów dowolnych graczy (także swoich)
            }
       *[troop_or_spy]
            { $n ->
                [1] wycofaj oddział lub szpiega innego gracza
               *[other] wycofaj łącznie do { $n } oddziałów lub szpiegów innych graczy
            }
    }
effect-move =
    { $up_to ->
        [1] przesuń maksymalnie
       *[0] przesuń
    } { $n ->
        [1] wrogi oddział
        [few] { $n } wrogie oddziały
       *[many] { $n } wrogich oddziałów
    }
effect-take-trophy =
    { $up_to ->
        [1] weź maksymalnie
       *[0] weź
    } { effect-assassinate.troops } { $there ->
        [1] z jego sali trofeów
       *[0]
            { $n ->
                [1] z dowolnej sali trofeów
               *[other] z dowolnych sal trofeów
            }
    } i { $yours ->
        [1] zamiast { $n ->
            [1] niego wyślij własny oddział
           *[other] nich wyślij tyle samo własnych oddziałów
        }
       *[0] postaw { $n ->
            [1] go
           *[other] je
        }
    } { $at ->
        [anywhere] gdziekolwiek na planszy
       *[presence] tam, gdzie masz Obecność
    }

# Cards.

effect-devour =
    { $up_to ->
        [1] możesz pożreć
       *[0] pożryj
    } { $source ->
        [row] kartę z rynku
        [inner] kartę ze swojego wewnętrznego kręgu
        [this] tę kartę
       *[hand] kartę z ręki
    }
effect-discard-cost = odrzuć kartę z ręki
effect-discard-deck = odłóż całą swoją talię na stos kart odrzuconych
effect-return-this = zwróć Szalonego wyrzutka do puli
effect-returns-instead = jeśli ta karta miałaby zostać pożarta lub awansowana, zwróć ją zamiast tego do puli
effect-take-outcast =
    { $n ->
        [1] zwerbuj Szalonego wyrzutka
       *[other] zwerbuj { $n } Szalonych wyrzutków
    }
effect-promote =
    { $n ->
        [100] awansuj
       *[other]
            { $up_to ->
                [1] awansuj maksymalnie
               *[0]
                    { $free ->
                        [1] możesz awansować
                       *[0] awansuj
                    }
            }
    } { $only ->
        [obedience]
            { $n ->
                [1] kartę Posłuszeństwa
                [100] dowolną liczbę kart Posłuszeństwa
                [few] { $n } karty Posłuszeństwa
               *[many] { $n } kart Posłuszeństwa
            }
        [undead]
            { $n ->
                [1] stronnika typu Nieumarły
                [100] dowolną liczbę stronników typu Nieumarły
               *[other] { $n } stronników typu Nieumarły
            }
       *[any]
            { $source ->
                [played]
                    { $n ->
                        [1] inną kartę
                        [100] dowolną liczbę innych kart
                        [few] { $n } inne karty
                       *[many] { $n } innych kart
                    }
               *[other]
                    { $n ->
                        [1] kartę
                        [100] dowolną liczbę kart
                        [few] { $n } karty
                       *[many] { $n } kart
                    }
            }
    } { $source ->
        [discards] ze swojego stosu kart odrzuconych
        [hand] z ręki
       *[played]
            { $only ->
                [undead]
                    { $n ->
                        [1] zagranego w tej turze
                       *[other] zagranych w tej turze
                    }
               *[any]
                    { $n ->
                        [1] zagraną w tej turze
                        [100] zagranych w tej turze
                        [few] zagrane w tej turze
                       *[many] zagranych w tej turze
                    }
            }
    }
effect-promote-top = awansuj wierzchnią kartę swojej talii
effect-promote-this = awansuj tę kartę
effect-promote-discarded = możesz ją zamiast tego awansować
effect-recruit =
    { $up_to ->
        [1] zwerbuj za darmo maksymalnie
       *[0] zwerbuj za darmo
    } { $n ->
        [1] kartę
        [few] { $n } karty
       *[many] { $n } kart
    } { $aspect-id ->
        [ambition] Ambicji{" "}
        [conquest] Podboju{" "}
        [malice] Złośliwości{" "}
        [guile] Podstępu{" "}
        [obedience] Posłuszeństwa{" "}
       *[any] {""}
    }o koszcie { $most } lub niższym
effect-play-card =
    { $source ->
        [inner] zagraj kartę ze swojego wewnętrznego kręgu, tak jakby była na twojej ręce, a następnie odłóż ją z powrotem
       *[row] zagraj z rynku kartę o koszcie { $most } lub niższym, tak jakby była na twojej ręce, a następnie ją pożryj
    }
effect-enter-market = pożryj kartę z rynku i połóż tę kartę na jej miejscu
effect-haunt-market =
    do końca tury { $purchase ->
        [1] możesz kupić wierzchnią pożartą kartę
       *[0] wierzchnia pożarta karta jest traktowana jak karta na rynku
    }


## Questions at the table

ask-turn = Zagraj kartę, wykonaj akcję albo zakończ turę.
ask-end-of-turn = Wybierz kartę, której polecenie rozpatrzysz najpierw.
ask-choose-start = Wybierz obszar początkowy dla swojego pierwszego oddziału.
ask-either = Wybierz jedno:
ask-deploy = Wyślij oddział{ action-done.or }{ action-done.left }.
ask-deploy-beside = Wyślij oddział{ action-done.left }.
ask-assassinate =
    { $target ->
        [white]
            { $at ->
                [there] Zlikwiduj biały oddział w obszarze tego szpiega
                [left_behind] Zlikwiduj biały oddział w obszarze, który opuścił twój szpieg
                [one_site] Zlikwiduj białe oddziały w jednym obszarze
                [anywhere] Zlikwiduj biały oddział w dowolnym miejscu na planszy
               *[presence] Zlikwiduj biały oddział
            }
       *[enemy]
            { $at ->
                [there] Zlikwiduj oddział w obszarze tego szpiega
                [left_behind] Zlikwiduj oddział w obszarze, który opuścił twój szpieg
                [one_site] Zlikwiduj oddziały w jednym obszarze
                [anywhere] Zlikwiduj oddział w dowolnym miejscu na planszy
               *[presence] Zlikwiduj oddział
            }
    }{ action-done.or }{ action-done.left }.
ask-supplant =
    { $target ->
        [white] Wyprzyj biały oddział
       *[enemy] Wyprzyj oddział
    }{ $at ->
        [there] {" "}z obszaru tego szpiega
        [left_behind] {" "}z obszaru, który opuścił twój szpieg
        [one_site] {" "}z jednego obszaru
        [anywhere] {" "}z dowolnego miejsca na planszy
       *[presence] {""}
    }{ action-done.or }{ action-done.left }.
ask-supplant-at-each = Wyprzyj oddział z obszaru, który opuścił twój szpieg.
ask-place-spy = Umieść szpiega{ action-done.or }{ action-done.left }.
ask-place-spy-all-out = Wszyscy twoi szpiedzy są na planszy: możesz wycofać jednego i umieścić go gdzie indziej.
ask-return-spy = Wycofaj swojego szpiega{ action-done.or }.
ask-return-spies = Wycofaj jednego lub więcej swoich szpiegów{ action-done.or }.
ask-return-piece =
    { $pieces ->
        [spy] Wycofaj wrogiego szpiega
        [everybodys] Wycofaj oddział lub szpiega dowolnego gracza (także swojego)
       *[troop_or_spy] Wycofaj oddział lub szpiega innego gracza
    }{ action-done.or }{ action-done.left }.
ask-move = Przesuń wrogi oddział{ action-done.or }{ action-done.left }.
ask-move-there = Wybierz puste miejsce, w które przesuniesz oddział.
ask-take-trophy =
    { $target ->
        [white] Weź biały oddział
       *[enemy] Weź oddział
    } { $there ->
        [1] z sali trofeów tego gracza
       *[0] z dowolnej sali trofeów
    }{ action-done.or }{ action-done.left }.
ask-place-trophy = Wybierz puste miejsce, w którym postawisz oddział z sali trofeów.
ask-devour =
    { $source ->
        [row] Pożryj kartę z rynku
        [inner] Pożryj kartę ze swojego wewnętrznego kręgu
        [this] Pożryj tę kartę
       *[hand] Pożryj kartę z ręki
    }{ action-done.or }.
ask-promote =
    { $source ->
        [discards] Awansuj kartę ze swojego stosu kart odrzuconych
        [hand] Awansuj kartę z ręki
       *[played]
            { $only ->
                [obedience] Awansuj kartę Posłuszeństwa zagraną w tej turze
                [undead] Awansuj stronnika typu Nieumarły zagranego w tej turze
               *[any] Awansuj inną kartę zagraną w tej turze
            }
    }{ action-done.or }{ $n ->
        [100] {""}
       *[other] { action-done.left }
    }.
ask-recruit =
    Zwerbuj za darmo { $aspect-id ->
        [ambition] kartę Ambicji
        [conquest] kartę Podboju
        [malice] kartę Złośliwości
        [guile] kartę Podstępu
        [obedience] kartę Posłuszeństwa
       *[any] kartę
    } o koszcie { $most } lub niższym{ action-done.or }{ action-done.left }.
ask-focus = Pokaż z ręki kartę o tym aspekcie ({ $aspect }), aby skorzystać ze Skupienia, albo pomiń.
ask-discard = Odrzuć kartę z ręki{ action-done.or }.
ask-promote-discarded = Możesz awansować tę kartę, zamiast ją odrzucać.
ask-one-opponent = Wybierz przeciwnika.
ask-rival-there = Wybierz gracza, z którego sali trofeów weźmiesz oddziały.
ask-play-card =
    { $source ->
        [inner] Zagraj kartę ze swojego wewnętrznego kręgu.
       *[row] Zagraj z rynku kartę o koszcie { $most } lub niższym.
    }
ask-enter-market = Pożryj kartę z rynku; jej miejsce zajmie zagrana karta.


## Choices in a menu

action-done = Pomiń
    .or =
        { $optional ->
            [1] {" albo pomiń"}
           *[0] {""}
        }
    .left =
        { $left ->
            [1] {""}
           *[other] {" "}(pozostało: { $left })
        }
action-play = Zagraj: { $card }
action-play-devoured = Zagraj pożartą kartę: { $card }
action-recruit =
    { $cost ->
        [0] Zwerbuj: { $card }
       *[other] Zwerbuj: { $card } (koszt: { $cost })
    }
action-recruit-devoured =
    { $cost ->
        [0] Zwerbuj pożartą kartę: { $card }
       *[other] Zwerbuj pożartą kartę: { $card } (koszt: { $cost })
    }
action-discard = Odrzuć: { $card }
action-devour = Pożryj: { $card }
action-promote = Awansuj: { $card }
action-reveal = Pokaż: { $card }
action-resolve = Rozpatrz: { $card }
action-deploy = Wyślij oddział: { $place }
action-deploy-without-troops = Puste koszary: wydaj 1 Siłę, otrzymaj 1 PZ
action-assassinate = Zlikwiduj { action-assassinate.troop }: { $place }
    .troop =
        { $colour-id ->
            [amber] bursztynowy oddział
            [sky] błękitny oddział
            [green] zielony oddział
            [rose] różowy oddział
           *[white] biały oddział
        }
action-supplant = Wyprzyj { action-assassinate.troop }: { $place }
action-return-troop = Wycofaj { action-assassinate.troop }: { $place }
action-return-spy = Wycofaj { action-return-spy.spy }: { $place }
    .spy =
        { $colour-id ->
            [amber] bursztynowego szpiega
            [sky] błękitnego szpiega
            [green] zielonego szpiega
           *[rose] różowego szpiega
        }
action-move = Przesuń { action-assassinate.troop }: { $place }
action-move-to = Przesuń tutaj: { $place }
action-place-spy = Umieść szpiega: { $place }
action-opponent = { $seat }
action-take-trophy = Weź { action-assassinate.troop } z sali trofeów gracza { $seat }
action-end-turn = Zakończ turę


## Why an action is not possible

why-game-over = Gra już się skończyła.
why-not-asked = Teraz decyduje { $seat }.
why-answer-first = Najpierw odpowiedz na zadane pytanie.
why-set-up-first = Najpierw umieść oddział w obszarze początkowym.
why-not-in-hand = Nie masz tej karty na ręce: { $card }.
why-not-in-discards = Nie ma tej karty na twoim stosie kart odrzuconych: { $card }.
why-not-in-inner-circle = Nie ma tej karty w twoim wewnętrznym kręgu: { $card }.
why-not-in-row = Nie ma tej karty wśród sześciu kart rynku: { $card }.
why-only-this-card = Pożreć można tylko tę kartę, której polecenie właśnie rozpatrujesz.
why-not-played = Ta karta nie została zagrana w tej turze: { $card }.
why-left-play = Tej karty nie ma już wśród zagranych: { $card }.
why-not-itself = Ta karta nie może awansować samej siebie: { $card }.
why-other-aspect = Ta karta ma inny aspekt: { $card }.
why-not-undead = Ta karta nie jest stronnikiem typu Nieumarły: { $card }.
why-not-for-sale = Tej karty nie można zwerbować: { $card }.
why-stack-empty = Pula tych kart jest już pusta: { $card }.
why-not-in-market = Tej karty nie ma na rynku: { $card }.
why-no-influence = Masz za mało Wpływu: potrzeba { $need }, masz { $have }.
why-no-power = Masz za mało Siły: potrzeba { $need }, masz { $have }.
why-no-ghost = Pożarte karty można werbować tylko w turze, w której pozwoli na to zagrana karta.
why-nothing-devoured = Żadna karta nie została jeszcze pożarta.
why-empty-barracks = Twoje koszary są puste: zamiast wysyłać oddział, wydaj 1 Siłę i otrzymaj 1 PZ.
why-troops-left =
    { $n ->
        [one] To możliwe tylko przy pustych koszarach, a masz w nich jeszcze { $n } oddział.
        [few] To możliwe tylko przy pustych koszarach, a masz w nich jeszcze { $n } oddziały.
       *[many] To możliwe tylko przy pustych koszarach, a masz w nich jeszcze { $n } oddziałów.
    }
why-own-spy = To twój szpieg, a trzeba wybrać wrogiego.
why-only-own-spies = Tu można wycofać tylko własnego szpiega.
why-own-troop = To twój oddział, a trzeba wybrać wrogi.
why-only-others-troops = Ta karta wycofuje tylko oddziały innych graczy.
why-only-at-end = To polecenie rozpatruje się dopiero pod koniec tury.
why-end-turn-instead = Nie ma czego pomijać: jeśli to już wszystko, zakończ turę.
why-only-by-card = Na to pozwalają tylko karty.
why-branch-does-nothing = Opcja nr { $n } nie dałaby teraz żadnego efektu.
why-white-stays = Białych oddziałów nie można wycofać.
why-spy-there = W tym obszarze masz już szpiega: { $place }.
why-all-spies-out = Wszyscy twoi szpiedzy są na planszy: najpierw wycofaj jednego z nich.
why-opponent-does-not-fit = Gracz { $seat } nie spełnia warunku z karty.
why-no-such-trophy =
    W sali trofeów gracza { $seat } nie ma { $colour-id ->
        [amber] bursztynowego oddziału
        [sky] błękitnego oddziału
        [green] zielonego oddziału
        [rose] różowego oddziału
       *[white] białego oddziału
    }.
why-other-hall = Ta karta sięga tylko do sali trofeów gracza { $seat }.
why-card-does-not-fit = Ta karta nie spełnia warunku: { $card }.
why-full = Nie ma tu wolnego miejsca na oddział: { $place }.
why-no-presence = Nie masz tu Obecności: { $place }.
why-not-in-play = To miejsce nie bierze udziału w rozgrywce: { $place }.
why-no-starting-site = To nie jest obszar początkowy: { $place }.
why-start-taken = Ten obszar początkowy zajął już inny gracz: { $place }.
why-only-white = Ta karta dotyczy tylko białych oddziałów.
why-other-site = Działanie karty tu nie sięga.
why-no-troop =
    { $colour-id ->
        [amber] Nie ma tu bursztynowego oddziału
        [sky] Nie ma tu błękitnego oddziału
        [green] Nie ma tu zielonego oddziału
        [rose] Nie ma tu różowego oddziału
       *[white] Nie ma tu białego oddziału
    }: { $place }.
why-no-spy = Nie ma tu { action-return-spy.spy }: { $place }.


## The log: the seat's name stands before each line

event-turn = rozpoczyna turę
event-wait = odkłada do końca tury polecenie karty: { $card }
event-end-of-turn = przechodzi do końca tury
event-resolve = wykonuje pod koniec tury polecenie karty: { $card }
event-end-turn = kończy turę
event-play = zagrywa kartę: { $card }
event-play-several = zagrywa karty: { $card }
event-draw =
    { $card-id ->
        [hidden] dobiera kartę
       *[other] dobiera kartę: { $card }
    }
event-draw-many =
    { $n ->
        [one] dobiera { $n } kartę
        [few] dobiera { $n } karty
       *[many] dobiera { $n } kart
    }
event-reshuffle = tasuje stos kart odrzuconych i tworzy z niego nową talię
event-gain-power =
    { $n ->
        [one] otrzymuje { $n } Siłę
       *[other] otrzymuje { $n } Siły
    }
event-gain-influence =
    { $n ->
        [one] otrzymuje { $n } Wpływ
       *[other] otrzymuje { $n } Wpływu
    }
event-gain-vp = otrzymuje { $n } PZ
event-marker = przejmuje znacznik kontroli obszaru: { $place }
event-marker-lost = znacznik kontroli obszaru wraca na mapę: { $place }
event-marker-influence =
    { $n ->
        [one] otrzymuje { $n } Wpływ
       *[other] otrzymuje { $n } Wpływu
    } za znacznik kontroli obszaru: { $place }
event-marker-vp = otrzymuje { $n } PZ za całkowitą kontrolę: { $place }
event-deploy = wysyła oddział: { $place }
event-deploy-several = wysyła oddziały: { $place }
event-assassinate = likwiduje { action-assassinate.troop }: { $place }
event-return-troop = wycofuje { action-assassinate.troop }: { $place }
event-supplant = wypiera { action-assassinate.troop }: { $place }
event-return-spy-own = wycofuje własnego szpiega: { $place }
event-return-spy = wycofuje { action-return-spy.spy }: { $place }
event-place-spy = umieszcza szpiega: { $place }
event-move = przesuwa { action-assassinate.troop }: { $place } → { $to }
event-take-trophy = bierze { action-assassinate.troop } z sali trofeów gracza { $other }
event-place-trophy = stawia { action-assassinate.troop } w miejscu: { $place }
event-trophy-goes-home = odzyskuje oddział, który wraca do koszar
event-trophy-leaves = biały oddział opuszcza grę
event-discard = odrzuca kartę: { $card }
event-discard-several = odrzuca karty: { $card }
event-discard-deck =
    { $n ->
        [one] odkłada całą swoją talię ({ $n } kartę) na stos kart odrzuconych
        [few] odkłada całą swoją talię ({ $n } karty) na stos kart odrzuconych
       *[many] odkłada całą swoją talię ({ $n } kart) na stos kart odrzuconych
    }
event-devour = pożera kartę: { $card }
event-devour-several = pożera karty: { $card }
event-promote = awansuje kartę: { $card }
event-promote-several = awansuje karty: { $card }
event-put-back = odkłada kartę do wewnętrznego kręgu: { $card }
event-outcast-returns = zwraca Szalonego wyrzutka do puli
event-outcast-comes = werbuje Szalonego wyrzutka
event-recruit = werbuje kartę: { $card }
event-recruit-several = werbuje karty: { $card }
event-refill = odkrywa nową kartę na rynku: { $card }
event-reveal = pokazuje kartę z ręki: { $card }
event-enter-market = kładzie na rynku kartę: { $card }
event-haunt-market = może do końca tury zwerbować wierzchnią pożartą kartę
event-last-round = doprowadza do końca gry: trwa ostatnia runda


## The score sheet, labels, set-up, help

score-sites = Kontrolowane obszary
score-total-control = Całkowita kontrola
score-trophies = Sala trofeów
score-deck = Talia, ręka i karty odrzucone
score-inner-circle = Wewnętrzny krąg
score-tokens = Żetony PZ

term-power = Siła
term-influence = Wpływ
term-vp = PZ
term-barracks = koszary
term-spies = szpiedzy
term-trophies = sala trofeów
term-hand = ręka
term-deck = talia
term-discard = stos kart odrzuconych
term-inner-circle = wewnętrzny krąg
term-market = rynek
term-devoured = pożarte karty
term-played = zagrane karty
term-site = obszar
term-route = droga
term-control = kontrola
term-total-control = całkowita kontrola
term-marker = znacznik kontroli obszaru
term-presence = Obecność
term-white = białe oddziały

route-space = { $a } – { $b }, miejsce { $n }
hidden = Zakryta karta

option-decks = Części talii rynku
option-section = Zewnętrzny sektor (3 graczy)
option-promotions = Awans pod koniec tury
option-focus = Efekty Skupienia wymagające wyboru
option-trophies = Oddziały z sal trofeów
option-ghost = Wierzchnia pożarta karta po zagraniu Ducha
option-standstill = Po 20 rundach zastoju
value-random = Losowo
value-left = Lewy
value-right = Prawy
value-must = obowiązkowo
value-may = dobrowolnie
value-keep-colour = zachowują kolor
value-become-yours = stają się twoje
value-market = jest traktowana jak karta rynku
value-purchase = można ją tylko kupić
value-ends = gra się kończy
value-plays-on = gra toczy się dalej

game-title = Tyrants of the Underdark
game-pitch = Stajesz na czele drowiego domu: rozbudowujesz talię stronników, wysyłasz na mapę oddziały, umieszczasz szpiegów i przejmujesz kolejne obszary Underdark. Gdy ktoś wyśle swój ostatni oddział albo wyczerpie się talia rynku, gra dobiega końca i wygrywa gracz z największą liczbą punktów zwycięstwa (PZ) – za obszary, trofea i karty, zwłaszcza te w wewnętrznym kręgu.
help-turn =
    Zagrywaj karty z ręki w dowolnej kolejności: dają Siłę i Wpływ, zmieniają sytuację na mapie i twoją talię.
    Wydaj 1 Siłę, aby wysłać oddział, albo 3 Siły, aby zlikwidować wrogi oddział lub wycofać wrogiego szpiega. Możesz to robić tylko tam, gdzie masz Obecność.
    Obecność dają twoje oddziały – tam, gdzie stoją, i tuż obok – oraz twoi szpiedzy w swoich obszarach.
    Wydaj Wpływ, aby zwerbować karty; trafiają na twój stos kart odrzuconych, a z czasem na rękę.
    Znak ▸ na karcie to wymiana: jeśli chcesz, wykonaj to, co przed nim, aby otrzymać to, co po nim.
    Zakończ turę: niewydane zasoby przepadają, odrzucasz karty zagrane i te z ręki, a potem dobierasz 5 nowych.
