# A War of Whispers, in Polish.
# Names arrive in the nominative and stay after a colon or in quotes; selectors on `…-id` give the other cases.
# People’s names stay as they are: as the subject in the present tense, or after the word `gracz` in any case.
# Attributes hold what several messages share.

-keeps-one = w podbitym regionie musi zostać co najmniej 1 sztandar

## What positions do: clauses without capital and full stop. The renderer makes sentences of them.

effect-either = wybierz jedno: { $all }
effect-either-join = { $a }; albo { $b }
effect-add =
    { $symbol-id ->
        [none] dodaj { effect-add.banners } do { $n ->
            [one] dowolnego regionu
           *[other] dowolnych regionów
        } tego imperium
        [farm] za każdą farmę kontrolowaną przez to imperium dodaj { effect-add.banners } do { effect-add.any } z jego regionów
       *[fort] za każdy fort kontrolowany przez to imperium dodaj { effect-add.banners } do { effect-add.any } z jego regionów
    }
    .banners =
        { $n ->
            [one] { $n } sztandar
            [few] { $n } sztandary
           *[other] { $n } sztandarów
        }
    .any =
        { $n ->
            [one] dowolnego
           *[other] dowolnych
        }
effect-draw =
    { $symbol-id ->
        [none] dobierz { action-draw-cards.cards } z talii tego imperium
        [farm] za { $each ->
            [one] każdą farmę kontrolowaną
            [few] każde { $each } farmy kontrolowane
           *[other] każde { $each } farm kontrolowanych
        } przez to imperium dobierz { action-draw-cards.cards } z jego talii
       *[fort] za { $each ->
            [one] każdy fort kontrolowany
            [few] każde { $each } forty kontrolowane
           *[other] każde { $each } fortów kontrolowanych
        } przez to imperium dobierz { action-draw-cards.cards } z jego talii
    }
effect-attack = zaatakuj z jednego regionu tego imperium sąsiedni wrogi region
effect-move-agent = przenieś agenta na inne stanowisko w tej radzie (jeśli stoi tam inny agent, zamień ich miejscami) i wykonaj jedną akcję tego stanowiska

## What abilities do.

effect-attack-again = po swoim ataku: zaatakuj jeszcze raz sztandarami, które go przetrwały, z regionu, w którym teraz stoją; { -keeps-one }
effect-wipe-out = po swoim ataku: zniszcz wszystkie sztandary obu stron ocalałe z tej bitwy, nawet jeśli atak zatrzymał fort
effect-act-where-free = zamiast akcji: przenieś aktywnego agenta na dowolne wolne stanowisko w dowolnej radzie i wykonaj jedną akcję tego stanowiska dla jego imperium; agent tam pozostaje
effect-reach =
    { $anywhere ->
        [1] celem tego ataku może być dowolny wrogi region, choćby najdalszy; sztandary nadal pochodzą z jednego regionu
       *[0] celem tego ataku może być także dowolny pusty wrogi region, choćby najdalszy; sztandary nadal pochodzą z jednego regionu
    }
effect-strengthen =
    { $n ->
        [one] dodaj do swojego ataku { $n } sztandar aktywnego imperium z jego rezerwy
       *[other] dodaj do swojego ataku { effect-add.banners } aktywnego imperium z jego rezerwy albo tyle, ile w niej jest
    }
effect-act-elsewhere =
    { $other_agent ->
        [1] zamiast akcji: wykonaj jedną akcję stanowiska, które kontroluje inny twój agent, dla jego imperium; tamto stanowisko nie traci przez to swojej kolejki
       *[0] zamiast akcji: wykonaj jedną akcję dowolnego innego stanowiska, które kontrolujesz, dla jego imperium; tamto stanowisko nie traci przez to swojej kolejki
    }
effect-garrison = wybierz dowolny region z miastem i dodaj tam { effect-add.banners } imperium, które go kontroluje, albo tyle, ile jest w jego rezerwie
effect-march = przenieś dowolną liczbę sztandarów aktywnego imperium z jednego jego regionu do innego, niekoniecznie sąsiedniego; { -keeps-one }
effect-regroup = wybierz dowolne imperium i rozmieść dowolnie w jego regionach wszystkie jego sztandary z mapy, nie przekraczając limitów zaopatrzenia; w każdym podbitym regionie musi stanąć co najmniej 1 sztandar
effect-mercenaries =
    { $exactly ->
        [1] zniszcz { effect-add.banners } w jednym dowolnym regionie albo wszystkie, jeśli jest ich mniej
       *[0] zniszcz najwyżej { effect-add.banners } w jednym dowolnym regionie
    }
effect-recruit =
    { $split ->
        [1] dodaj { effect-add.banners } do regionów, które są teraz puste, rozdzielając je dowolnie; każdy pochodzi z rezerwy imperium macierzystego danego regionu
       *[0] wybierz dowolny pusty region i dodaj tam { effect-add.banners } jego imperium macierzystego albo tyle, ile jest w rezerwie
    }
effect-disperse = przenieś wszystkie sztandary z jednego dowolnego regionu, nawet podbitego, do sąsiednich regionów tego samego imperium, rozdzielając je dowolnie; jeśli takich regionów nie ma, sztandary wracają do rezerwy
effect-subjugate =
    po swoim ataku: za każdy wrogi sztandar zniszczony w bitwie albo po niej zdolnością „Spalona ziemia” dodaj 1 sztandar aktywnego imperium do { $split ->
        [1] dowolnego z jego regionów
       *[0] jednego z jego regionów, wszystkie do tego samego
    }, dopóki starcza rezerwy
effect-alchemists-fire =
    wybierz region ze sztandarami aktywnego imperium i zniszcz w sąsiednich regionach łącznie najwyżej { $n ->
        [one] { $n } wrogi sztandar
        [few] { $n } wrogie sztandary
       *[other] { $n } wrogich sztandarów
    }
effect-populate = dodaj po 1 sztandarze aktywnego imperium do każdego z jego regionów, także pustych; jeśli rezerwy nie wystarcza, wybierz, które regiony dostaną sztandar
effect-uprising = wybierz dowolny pusty region bez miasta i bez fortu i dodaj tam { effect-add.banners } jego imperium macierzystego albo tyle, ile jest w rezerwie
effect-reinforce =
    { $several ->
        [1] dodaj do swojego ataku łącznie najwyżej { effect-add.banners } z dowolnych regionów aktywnego imperium innych niż ten, z którego wyszedł atak, choćby najdalszych; { -keeps-one }
       *[0] dodaj do swojego ataku najwyżej { effect-add.banners } z jednego regionu aktywnego imperium innego niż ten, z którego wyszedł atak, choćby najdalszego; { -keeps-one }
    }
effect-repeat = po akcji: wykonaj tę samą akcję jeszcze raz dla tego samego imperium; regiony i liczby ustala się od nowa

# When an ability may be played.
moment-before = przed akcją
moment-declare = gdy rozpoczynasz atak
moment-during = podczas ataku, przed bitwą
moment-after = po akcji
moment-any = przed akcją, po akcji albo podczas ataku

## What is asked at the table.

ask-recall = Wycofaj jednego ze swoich agentów.
ask-place =
    Umieść agenta { $regions ->
        [1] w radzie albo w regionie
       *[0] w radzie
    }{ $left ->
        [one] { "" }
       *[other] { " " }(pozostało: { $left })
    }.
ask-discard = Odrzucaj karty, aż zostanie ci 5 (do odrzucenia: { $left }).
ask-swap =
    { $revealed ->
        [1] Zamienić miejscami dwa zakryte żetony lojalności? Oba zostaną odkryte do końca gry.
       *[0] Zamienić miejscami dwa zakryte żetony lojalności? Pozostaną zakryte.
    }
ask-reveal = Wskaż imperium: { $other } odkrywa żeton tego imperium, a ty zdobywasz tyle punktów, ile wynosi mnożnik.
ask-action = Działa { $position }: wybierz, co zrobić.
ask-after = Akcja wykonana ({ $position }). Zagrać kartę?
ask-attack-from = Atakuje { $empire }: z którego regionu?
ask-attack-into = Atak z regionu { $from-id } „{ $from }”: na który region?
ask-attack-number = Atak z regionu { $from-id } „{ $from }” na region { $into-id } „{ $into }”: iloma sztandarami?
ask-during = Atak z regionu { $from-id } „{ $from }” na region { $into-id } „{ $into }” ({ effect-add.banners }). Zagrać kartę przed bitwą?
ask-put =
    Działa { $position }: do dodania { $left ->
        [one] został { $left } sztandar
        [few] zostały { $left } sztandary, po jednym
       *[other] zostało { $left } sztandarów, po jednym
    }. Do którego regionu { event-name.of }?
ask-spend =
    { $step ->
        [0] Wybierz kartę { event-name.of }, którą zapłacisz za zdolność „{ $ability }”.
       *[1] Wybierz drugą kartę, z talii { event-name.of }, którą zapłacisz za zdolność „{ $ability }”.
    }
ask-act-where-free = Na które wolne stanowisko przenieść aktywnego agenta?
ask-act-elsewhere = Akcję którego innego ze swoich stanowisk wykonać?
ask-reinforce =
    { $step ->
        [0] Z którego regionu sztandary dołączą do ataku (najwyżej { $left })?
       *[1] Ile sztandarów z regionu { $region-id } „{ $region }” dołączy do ataku?
    }
ask-add-friendly =
    { $ability-id ->
        [elephant_horse] Wybierz pusty region, który dostanie sztandary.
       *[lion_2] Wybierz region z miastem, który dostanie sztandary.
    }
ask-recruit =
    { $split ->
        [1] Dodaj sztandar do regionu, który był pusty{ $left ->
            [one] { "" }
           *[other] { " " }(pozostało: { $left })
        }.
       *[0] Wybierz pusty region, który dostanie sztandary.
    }
ask-populate = W rezerwie jest za mało sztandarów: wybierz region, który dostanie sztandar.
ask-subjugate = Wybierz region, który dostanie sztandary.
ask-march =
    { $step ->
        [0] Z którego regionu przenieść sztandary?
        [1] Sztandary z regionu { $from-id } „{ $from }”: do którego regionu?
       *[2] Ile sztandarów przenieść z regionu { $from-id } „{ $from }” do regionu { $into-id } „{ $into }”?
    }
ask-regroup =
    { $step ->
        [0] Sztandary którego imperium przegrupować?
       *[1] Ile sztandarów { event-name.of } ma stanąć w regionie { $region-id } „{ $region }” (do rozmieszczenia: { $left })?
    }
ask-mercenaries =
    { $step ->
        [0] { $exactly ->
            [1] W którym regionie zniszczyć { effect-add.banners } albo wszystkie, jeśli jest ich mniej?
           *[0] W którym regionie zniszczyć sztandary (najwyżej { $n })?
        }
       *[1] Ile sztandarów zniszczyć w regionie { $region-id } „{ $region }”?
    }
ask-disperse =
    { $step ->
        [0] Z którego regionu przenieść sztandary do sąsiednich?
       *[1] { $left ->
            [one] Przenieś ostatni sztandar z regionu { $region-id } „{ $region }” do sąsiedniego regionu.
           *[other] Przenieś sztandar z regionu { $region-id } „{ $region }” do sąsiedniego regionu (pozostało: { $left }).
        }
    }
ask-alchemists-fire =
    { $step ->
        [0] Wybierz region ze sztandarami aktywnego imperium: ogień sięga sąsiednich regionów.
       *[1] Zniszcz wrogi sztandar obok regionu { $from-id } „{ $from }” (jeszcze najwyżej { $left }).
    }

## What one can do.

action-done =
    { $what ->
        [nothing] Nic nie rób
        [cards] Dalej bez kart
        [battle] Rozegraj bitwę
        [swap] Bez zamiany
       *[enough] Wystarczy
    }
action-recall = Wycofaj agenta: { $position }
action-recall-from = Wycofaj agenta: { $region-id } { $region }
action-place = Umieść agenta: { $position }
action-place-in = Umieść agenta w regionie: { $region-id } { $region } ({ $empire })
action-add-banners = Dodaj { effect-add.banners } { event-name.of }
action-draw-cards = Dobierz { action-draw-cards.cards } { event-name.of }
    .cards =
        { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[other] { $n } kart
        }
action-attack = Zaatakuj sztandarami { event-name.of }
action-move-agent =
    Przenieś agenta i wykonaj tam akcję: { $position }{ $taken ->
        [1] { " " }(zamiana miejsc z agentem gracza { $seat })
       *[0] { "" }
    }
action-act-at = Wykonaj akcję innego stanowiska: { $position }
action-put = Dodaj do regionu: { $region-id } { $region } ({ action-put.army })
    .army =
        { $empire }, { $n ->
            [0] pusty
           *[other] { effect-add.banners }
        }
action-from = Z regionu: { $region-id } { $region } ({ action-put.army })
action-into = Do regionu: { $region-id } { $region } ({ action-put.army })
action-destroy = Zniszcz w regionie: { $region-id } { $region } ({ action-put.army })
action-number =
    { $n ->
        [0] Bez sztandarów
       *[other] { effect-add.banners }
    }
action-empire = { $empire }
action-play =
    Zagraj „{ $ability }” ({ $n ->
        [one] 1 karta: { $empire }
       *[other] 2 karty: { $empire } + { $other_empire }
    }): { $a }
action-spend = Zapłać kartą: { $kind }
action-discard = Odrzuć kartę: { $kind }
action-swap = Zamień: { event-swap.slot } i { event-swap.second }
action-swap-known = Zamień: { event-swap.slot } ({ $empire }) i { event-swap.second } ({ $other_empire })
action-name = Wskaż { event-name.of }

## Why something cannot be done.

why-game-over = Gra już się skończyła.
why-not-asked = Teraz decyduje { $seat }.
why-answer-first = Najpierw dokonaj wyboru, na który czeka gra.
why-must-answer = Tu nie można spasować: wybierz jedną z możliwości.
why-acted = To stanowisko wykonało już swoją akcję: { $position }.
why-no-such-action = To stanowisko nie ma takiej akcji: { $position }.
why-deck-empty = W talii { event-name.of } nie ma już kart.
why-too-few-symbols =
    { $empire } kontroluje za mało { $symbol-id ->
        [farm] farm
       *[fort] fortów
    }, aby dobrać kartę.
why-no-symbols =
    { $empire } nie kontroluje { $symbol-id ->
        [farm] żadnej farmy
       *[fort] żadnego fortu
    }.
why-no-attack = { $empire } nie ma sztandarów, które mogłyby zaatakować.
why-reserve-empty = { $empire } nie ma sztandarów w rezerwie.
why-no-region = { $empire } nie kontroluje żadnego regionu.
why-agent-stands-there = Agent już tam stoi: { $position }.
why-other-council = Agent może się przenieść tylko w obrębie swojej rady, i to tylko ze stanowiska kanclerza.
why-councils-only = W regionach umieszcza się agentów tylko z zasadą zaawansowaną „Agenci w regionach”.
why-own-agent-there = Masz już agenta w tym regionie: { $region-id } { $region }.
why-two-in-regions = Masz już w regionach dwóch agentów, a więcej nie wolno.
why-cannot-regroup = { event-name.of } nie można przegrupować: potrzeba sztandarów na mapie, co najmniej dwóch regionów i miejsca na wszystkie sztandary w ramach limitów zaopatrzenia.
why-not-in-hand = Nie masz tej karty na ręce: { $kind }.
why-revealed = Żeton na polu „{ event-swap.slot }” jest odkryty i tam pozostaje.
why-named-already = Żeton { event-name.of } gracza { $seat } jest już odkryty.
why-no-agent-of-yours = Nie masz tam agenta: { $position }.
why-no-agent-there = Nie masz agenta w tym regionie: { $region-id } { $region }.
why-position-taken = Stoi tam agent gracza { $seat }: { $position }.
why-acting-itself = To stanowisko właśnie działa, wybierz inne: { $position }.
why-not-controlled = Nie kontrolujesz tego stanowiska: { $position }.
why-same-agent = To stanowisko kontroluje ten sam agent, który teraz działa; wybierz takie, które kontroluje inny twój agent.
why-own-region = Ten region kontroluje samo aktywne imperium: { $region-id } { $region }.
why-not-adjacent = Region { $region-id } „{ $region }” nie sąsiaduje z regionem { $from-id } „{ $from }”.
why-not-its-region = { $empire } nie kontroluje tego regionu: { $region-id } { $region }.
why-no-banners = W tym regionie nie ma sztandarów: { $region-id } { $region }.
why-must-keep-one = Region { $region-id } „{ $region }” jest podbity: musi w nim zostać co najmniej 1 sztandar.
why-no-target = Z tego regionu nie można zaatakować żadnego wrogiego regionu: { $region-id } { $region }.
why-at-least-one = Zaatakować musi co najmniej 1 sztandar.
why-not-so-many = Taka liczba sztandarów nie jest tu możliwa: { $n }.
why-no-cards-now = To nie jest moment na karty; zdolności „{ $ability }” nie można teraz użyć.
why-not-this-moment = Zdolności „{ $ability }” używa się w innym momencie.
why-cannot-pay =
    Zdolność „{ $ability }” kosztuje { $n ->
        [one] 1 kartę ({ $empire })
       *[other] 2 karty ({ $empire } + { $other_empire })
    }, a tego nie masz na ręce.
why-no-card-bears-it = Zdolność „{ $ability }” kosztuje 2 karty ({ $empire } + { $other_empire }), a na jednej z nich musi być ta zdolność; na twoich jej nie ma.
why-no-use-now = Zdolność „{ $ability }” nic by teraz nie dała.
why-not-in-cost = Za zdolność „{ $ability }” płaci się tu kartą { event-name.of }, a ta jest inna: { $kind }.
why-none-would-bear-it = Na jednej z dwóch kart zapłaty musi być zdolność „{ $ability }”; z tą nie będzie jej na żadnej: { $kind }.
why-attack-itself = Ten region bierze udział w tym ataku, wybierz inny: { $region-id } { $region }.
why-no-enemy-near = Obok tego regionu nie ma wrogich sztandarów: { $region-id } { $region }.
why-same-region = Sztandary już stoją w tym regionie: { $region-id } { $region }.
why-has-one = Ten region dostał już swój sztandar: { $region-id } { $region }.
why-not-empty = Ten region nie jest pusty: { $region-id } { $region }.
why-city-or-fort = W tym regionie jest miasto albo fort: { $region-id } { $region }.
why-no-city = W tym regionie nie ma miasta: { $region-id } { $region }.

## What happened: what follows the name of a seat, or stands alone where nobody did it.

event-first = zostaje pierwszym graczem
event-round = rozpoczyna się runda { $n }
event-phase =
    { $phase ->
        [recall] zaczyna się wycofanie agentów
        [place] zaczyna się rozmieszczenie agentów
        [empires] zaczynają się fazy imperiów
        [discard] zaczyna się faza odrzucania
        [swap] zaczyna się faza zamiany
       *[reveal] zaczyna się faza odkrywania
    }
event-end = gra się kończy
event-recall = wycofuje agenta: { $position }
event-recall-from = wycofuje agenta: { $region-id } { $region }
event-place = umieszcza agenta: { $position }
event-place-in = umieszcza agenta w regionie: { $region-id } { $region }
event-acts = działa: { $position }
event-act-at = wykonuje akcję innego stanowiska: { $position }
event-move-agent = przenosi agenta ({ $from_position }) na stanowisko: { $position }
event-displace = zamienia się z tym agentem miejscami, teraz: { $position }
event-add = dodaje { effect-add.banners } { event-name.of }: { $region-id } { $region }
event-destroy = niszczy { effect-add.banners } { event-name.of }: { $region-id } { $region }
event-carry = przenosi { effect-add.banners } z regionu { $from-id } „{ $from }” do regionu { $into-id } „{ $into }”
event-aim = rusza z regionu { $from-id } „{ $from }” na region { $into-id } „{ $into }”
event-attack =
    atakuje region { $into-id } „{ $into }” { $n ->
        [one] { $n } sztandarem
       *[other] { $n } sztandarami
    } z regionu { $from-id } „{ $from }”
event-strengthen = dodaje { effect-add.banners } { event-name.of } do ataku na region: { $region-id } { $region }
event-reinforce = dodaje { effect-add.banners } z regionu { $from-id } „{ $from }” do ataku na region { $into-id } „{ $into }”
event-battle =
    toczy bitwę o region { $into-id } „{ $into }”: { $attacker } −{ $attacker_lost }{ $fort ->
        [1] { " " }(w tym 1 przez fort)
       *[0] { "" }
    }, { $defender } −{ $defender_lost }; zostaje: { $attacker_left } i { $defender_left }
event-enter = wprowadza { effect-add.banners } { event-name.of } do regionu { $region-id } „{ $region }”
event-revert = region { $region-id } „{ $region }” wraca do { event-name.of }
event-conquer = zdobywa dla { event-name.of } region: { $region-id } { $region }
event-supply =
    ponad limit zaopatrzenia w regionie { $region-id } „{ $region }”: { $n ->
        [one] { $n } sztandar { event-name.of } wraca
        [few] { $n } sztandary { event-name.of } wracają
       *[other] { $n } sztandarów { event-name.of } wraca
    } do rezerwy
event-regroup = przegrupowuje { effect-add.banners } { event-name.of }
event-stand = ustawia { effect-add.banners } { event-name.of }: { $region-id } { $region }
event-draw =
    { $kind-id ->
        [hidden] dobiera kartę { event-name.of }
       *[other] dobiera kartę: { $kind }
    }
event-play = używa zdolności: { $ability }
event-spend = odrzuca jako zapłatę: { $kind }
event-discard = odrzuca z ręki: { $kind }
event-swap = zamienia miejscami dwa żetony lojalności: { event-swap.slot } i { event-swap.second }
    .slot =
        { $slot } { $slot-id ->
            [devout] ×4
            [dutiful] ×3
            [affiliated] ×2
            [unallied] ×0
           *[opposed] −1
        }
    .second =
        { $second } { $second-id ->
            [devout] ×4
            [dutiful] ×3
            [affiliated] ×2
            [unallied] ×0
           *[opposed] −1
        }
event-reveal = odkrywa żeton lojalności: { event-swap.slot } ({ $empire })
event-name = wskazuje { event-name.of }: żeton odkrywa { $victim }
    .of =
        { $empire-id ->
            [bear] Niedźwiedzia
            [eagle] Orła
            [elephant] Słonia
            [lion] Lwa
           *[horse] Konia
        }

## The score sheet.

score-bear = Niedźwiedź
score-eagle = Orzeł
score-elephant = Słoń
score-lion = Lew
score-horse = Koń
score-agents = Agenci w regionach
score-secrets = Zachowane sekrety
score-reveals = Wskazane żetony

## Labels.

phase-recall = wycofanie agentów
phase-place = rozmieszczenie agentów
phase-empires = fazy imperiów
phase-discard = faza odrzucania
phase-swap = faza zamiany
phase-reveal = faza odkrywania
phase-over = koniec gry

term-round = runda
term-first-player = pierwszy gracz
term-region = region
term-banners = sztandary
term-reserve = rezerwa
term-cities = miasta
term-farms = farmy
term-forts = forty
term-neighbours = sąsiednie regiony
term-council = rada
term-agent = agent
term-controller = kontroluje
term-hand = ręka
term-deck = talia
term-loyalty = lojalność
term-worth = mnożnik
term-swaps = zamiany
term-supply = limit zaopatrzenia
term-attack = atak

hidden = Zakryta karta

option-agents-in-regions = Agenci w regionach: agent umieszczony na mapie liczy się swojemu graczowi jako dodatkowe miasto
option-keep-your-secrets = Strzeż sekretów: każdy zakryty żeton lojalności daje na koniec 1 punkt
option-to-each-their-own = Każdemu, co jego: każdy zaczyna z innym imperium na polu „Oddanie”
option-counter-intelligence = Kontrwywiad: zamienione żetony zostają zakryte; dla punktów wskazujesz żeton, który odkrywa sąsiad po lewej
option-allow-pass = Stanowisko może nic nie robić, choć mogłoby działać
option-supply-scope = Limity zaopatrzenia sprawdza się po fazie każdego imperium
option-lion-1 = Zmiana rozkazu: akcja którego stanowiska
option-recruit = Zaciąg: dokąd trafiają sztandary
option-subjugate = Ujarzmienie: dokąd trafiają sztandary
option-mercenaries = Najemnicy: ile sztandarów się niszczy
option-reinforce = Posiłki: skąd pochodzą sztandary
option-first-player = Żeton pierwszego gracza przechodzi dalej
option-eagle-city = Drugie miasto Orła
option-elephant-link = Granica w krainie Słonia
value-off = Nie
value-on = Tak
value-all = We wszystkich regionach
value-active = Tylko w regionach tego imperium
value-any-position = Dowolnego innego, które kontrolujesz
value-other-agent = Tylko takiego, które kontroluje inny twój agent
value-split = Dowolny podział między regiony
value-one-region = Jeden region
value-any-regions = Kilka regionów
value-up-to = Najwyżej 3
value-exactly = 3 albo wszystkie, jeśli jest ich mniej
value-round-track = Przed fazą odrzucania
value-end-of-round = Na koniec rundy
value-e1 = Brzeg zachodu
value-e4 = Czerwony jar
value-p5-p7 = Słoniowy kieł – Nefrytowe miasto
value-p4-p8 = Zielona świątynia – Rzeczna delta

game-title = Wojna szeptów
game-pitch = Pięć imperiów walczy o świat, a ty nie władasz żadnym z nich: umieszczasz agentów w ich radach i kierujesz nimi z cienia. Po czterech rundach każde miasto pod kontrolą imperium daje ci tyle punktów, ile wynosi twoja tajna lojalność wobec niego, od 4 do −1; wygrywa gracz z największą liczbą punktów.
help-turn =
    Rundę zaczynają agenci: każdy wycofuje jednego (poza rundą 1), a potem umieszcza dwóch, po jednym na zmianę (przy 2 graczach – trzech).
    Potem działają rady, imperium po imperium: Niedźwiedź, Orzeł, Słoń, Lew, Koń; w każdej najpierw szeryf, potem seneszal, marszałek i kanclerz. Wolne stanowisko słucha najbliższego agenta na dalszych stanowiskach swojej rady; jeśli go tam nie ma, nic nie robi.
    Twoje stanowisko wykonuje jedną ze swoich akcji: dodaje sztandary, dobiera karty, atakuje albo przenosi agenta, by zadziałał gdzie indziej.
    Atak: sztandary z jednego regionu wkraczają do sąsiedniego wrogiego. Fort niszczy jeden, potem sztandary padają w stosunku 1:1. W podbitym regionie musi zostać co najmniej 1 sztandar; pusty należy do swojego imperium macierzystego.
    Przed akcjami swoich stanowisk, w ich trakcie i po nich możesz zagrywać karty dla jednej z podanych na nich zdolności. Karty zapłaty wracają do swoich talii.
    Po fazie każdego imperium w regionie mogą stać najwyżej 4 sztandary, a z farmą 6; reszta wraca do rezerwy.
    Na koniec rund od 1 do 3 odrzuć karty ponad 5; potem możesz zamienić miejscami dwa zakryte żetony lojalności, które zostają wtedy odkryte do końca gry (z zasadą „Kontrwywiad” – zakryte).
