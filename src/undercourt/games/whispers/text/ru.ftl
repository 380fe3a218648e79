# A War of Whispers, in Russian; the terms are those of the Russian rulebook.
# Names arrive in the nominative and stay after a colon or in quotes; selectors on `…-id` give the other cases.
# People’s names stay as they are: as the subject in the present tense, or after the word `игрок` in any case.
# Attributes hold what several messages share.

-keeps-one = в завоёванном регионе остаётся хотя бы 1 знамя

## What positions do: clauses without capital and full stop. The renderer makes sentences of them.

effect-either = выберите одно: { $all }
effect-either-join = { $a }; или { $b }
effect-add =
    { $symbol-id ->
        [none] добавьте { event-add.banners } этой империи в любые регионы под её контролем
        [farm] за каждую ферму под контролем этой империи добавьте { event-add.banners } в любые её регионы
       *[fort] за каждый форт под контролем этой империи добавьте { event-add.banners } в любые её регионы
    }
effect-draw =
    { $symbol-id ->
        [none] возьмите { effect-draw.cards } этой империи
        [farm] за каждые { $each } { $each ->
            [few] фермы
           *[other] ферм
        } под контролем этой империи возьмите { effect-draw.cards } из её колоды
       *[fort] за каждые { $each } { $each ->
            [few] форта
           *[other] фортов
        } под контролем этой империи возьмите { effect-draw.cards } из её колоды
    }
    .cards =
        { $n ->
            [one] { $n } карту
            [few] { $n } карты
           *[other] { $n } карт
        }
effect-attack = атакуйте соседний вражеский регион знамёнами из одного региона этой империи
effect-move-agent = переместите агента на другую позицию этого совета (если там стоит агент, они меняются местами) и выполните одно действие этой позиции

## What abilities do.

effect-attack-again = после своей атаки проведите ещё одну уцелевшими в ней знамёнами из региона, который они теперь занимают; { -keeps-one }
effect-wipe-out = после своей атаки уничтожьте все знамёна обеих сторон, уцелевшие в этом бою, даже если атаку остановил форт
effect-act-where-free = вместо действия переместите активного агента на любую свободную позицию любого совета и выполните одно действие этой позиции от лица её империи; агент остаётся там
effect-reach =
    { $anywhere ->
        [1] целью этой атаки может быть любой вражеский регион, как бы далеко он ни был; знамёна по-прежнему берутся из одного региона
       *[0] целью этой атаки может быть также любой пустой вражеский регион, как бы далеко он ни был; знамёна по-прежнему берутся из одного региона
    }
effect-strengthen =
    { $n ->
        [1] добавьте к своей атаке 1 знамя активной империи из её запаса
       *[other] добавьте к своей атаке { event-add.banners } активной империи из её запаса (если там меньше — все)
    }
effect-act-elsewhere =
    { $other_agent ->
        [1] вместо действия выполните одно действие позиции, которую контролирует другой ваш агент, от лица её империи; в свой черёд та позиция действует как обычно
       *[0] вместо действия выполните одно действие любой другой позиции под вашим контролем от лица её империи; в свой черёд та позиция действует как обычно
    }
effect-garrison = выберите любой регион с городом и добавьте в него { event-add.banners } империи, которая его контролирует (если в запасе меньше — все)
effect-march = переместите любое число знамён активной империи из одного региона под её контролем в другой, не обязательно соседний; { -keeps-one }
effect-regroup = выберите любую империю и как угодно перераспределите все её знамёна на поле между регионами под её контролем, не превышая пределов снабжения; в каждом завоёванном регионе остаётся хотя бы 1 знамя
effect-mercenaries =
    { $exactly ->
        [1] уничтожьте { event-add.banners } в одном любом регионе (если их там меньше — все)
       *[0] уничтожьте до { effect-mercenaries.banners } в одном любом регионе
    }
    .banners =
        { $n ->
            [one] { $n } знамени
           *[other] { $n } знамён
        }
effect-recruit =
    { $split ->
        [1] добавьте { event-add.banners } в регионы, которые сейчас пусты, распределив их как угодно; каждое берётся из запаса той империи, для которой регион домашний
       *[0] выберите любой пустой регион и добавьте в него { event-add.banners } империи, для которой он домашний (если в запасе меньше — все)
    }
effect-disperse = переместите все знамёна из одного любого региона, даже завоёванного, в соседние регионы той же империи, распределив их как угодно; если таких регионов нет, знамёна возвращаются в запас
effect-subjugate =
    после своей атаки за каждое вражеское знамя, уничтоженное в бою или затем свойством «Выжженная земля», добавьте 1 знамя активной империи { $split ->
        [1] в любой регион под её контролем
       *[0] в один и тот же регион под её контролем
    }, пока хватает запаса
effect-alchemists-fire =
    выберите регион со знамёнами активной империи и уничтожьте в соседних с ним регионах в общей сложности до { $n } { $n ->
        [one] вражеского знамени
       *[other] вражеских знамён
    }
effect-populate = добавьте по 1 знамени активной империи в каждый регион под её контролем, в том числе пустой; если запаса не хватает, выберите, какие регионы получат знамя
effect-uprising = выберите любой пустой регион без города и форта и добавьте в него { event-add.banners } империи, для которой он домашний (если в запасе меньше — все)
effect-reinforce =
    { $several ->
        [1] добавьте к своей атаке в общей сложности до { effect-mercenaries.banners } из любых регионов под контролем активной империи, как бы далеко они ни были, но не из того, откуда начата атака; { -keeps-one }
       *[0] добавьте к своей атаке до { effect-mercenaries.banners } из одного региона под контролем активной империи, как бы далеко он ни был, но не из того, откуда начата атака; { -keeps-one }
    }
effect-repeat = после действия выполните то же действие ещё раз от лица той же империи; регионы и количества выбираются и считаются заново

# When an ability may be played.
moment-before = перед действием
moment-declare = в начале атаки
moment-during = во время атаки, до боя
moment-after = после действия
moment-any = до или после действия либо во время атаки

## What is asked at the table.

ask-recall = Уберите с поля одного своего агента.
ask-place =
    Назначьте агента { $regions ->
        [1] в совет или в регион
       *[0] в совет
    }{ $left ->
        [1] { "" }
       *[other] { " " }(осталось { $left })
    }.
ask-discard =
    { $left ->
        [one] Сбросьте карты до 5 (осталось сбросить { $left } карту).
        [few] Сбросьте карты до 5 (осталось сбросить { $left } карты).
       *[other] Сбросьте карты до 5 (осталось сбросить { $left } карт).
    }
ask-swap =
    { $revealed ->
        [1] Поменять местами два своих нераскрытых жетона верности? Оба останутся раскрытыми до конца игры.
       *[0] Поменять местами два своих нераскрытых жетона верности? Они останутся закрытыми.
    }
ask-reveal = Назовите империю: { $other } раскроет жетон верности этой империи, а вы получите очки по множителю.
ask-action = Действует { $position }: выберите, что сделать.
ask-after = Действие выполнено ({ $position }). Сыграть карту?
ask-attack-from = Атакует { $empire }: из какого региона?
ask-attack-into = Атака из региона { $from-id } «{ $from }»: на какой регион?
ask-attack-number = Атака из региона { $from-id } «{ $from }» на регион { $into-id } «{ $into }»: сколько знамён?
ask-during = Атака из региона { $from-id } «{ $from }» на регион { $into-id } «{ $into }» ({ event-add.banners }). Сыграть карту до боя?
ask-put =
    { $left ->
        [one] Действует { $position }: осталось добавить { $left } знамя. В какой регион под контролем { event-add.empire }?
        [few] Действует { $position }: осталось добавить { $left } знамени, по одному. В какой регион под контролем { event-add.empire }?
       *[other] Действует { $position }: осталось добавить { $left } знамён, по одному. В какой регион под контролем { event-add.empire }?
    }
ask-spend =
    { $step ->
        [0] Выберите карту { event-add.empire } в оплату свойства «{ $ability }».
       *[1] Выберите вторую карту, { event-add.empire }, в оплату свойства «{ $ability }».
    }
ask-act-where-free = На какую свободную позицию переместить активного агента?
ask-act-elsewhere = Действие какой другой вашей позиции выполнить?
ask-reinforce =
    { $step ->
        [0] Из какого региона добавить знамёна к атаке (не больше { $left })?
       *[1] Сколько знамён из региона { $region-id } «{ $region }» добавить к атаке?
    }
ask-add-friendly =
    { $ability-id ->
        [elephant_horse] Выберите пустой регион, который получит знамёна.
       *[lion_2] Выберите регион с городом, который получит знамёна.
    }
ask-recruit =
    { $split ->
        [1] { $left ->
            [1] Добавьте знамя в один из пустовавших регионов.
           *[other] Добавьте знамя в один из пустовавших регионов (осталось { $left }).
        }
       *[0] Выберите пустой регион, который получит знамёна.
    }
ask-populate = Запаса не хватает: выберите регион, который получит знамя.
ask-subjugate = Выберите регион, который получит знамёна.
ask-march =
    { $step ->
        [0] Из какого региона переместить знамёна?
        [1] Знамёна из региона { $from-id } «{ $from }»: в какой регион переместить?
       *[2] Сколько знамён переместить из региона { $from-id } «{ $from }» в регион { $into-id } «{ $into }»?
    }
ask-regroup =
    { $step ->
        [0] Знамёна какой империи перегруппировать?
       *[1] Сколько знамён { event-add.empire } поставить в регион { $region-id } «{ $region }» (осталось распределить { $left })?
    }
ask-mercenaries =
    { $step ->
        [0] { $exactly ->
            [1] В каком регионе уничтожить { event-add.banners } (если их там меньше — все)?
           *[0] В каком регионе уничтожить знамёна (не больше { $n })?
        }
       *[1] Сколько знамён уничтожить в регионе { $region-id } «{ $region }»?
    }
ask-disperse =
    { $step ->
        [0] Из какого региона убрать знамёна?
       *[1] { $left ->
            [1] Переместите последнее знамя из региона { $region-id } «{ $region }» в соседний.
           *[other] Переместите знамя из региона { $region-id } «{ $region }» в соседний (осталось { $left }).
        }
    }
ask-alchemists-fire =
    { $step ->
        [0] Выберите регион со знамёнами активной империи: огонь поразит соседние с ним.
       *[1] Уничтожьте вражеское знамя рядом с регионом { $from-id } «{ $from }» (можно ещё { $left }).
    }

## What one can do.

action-done =
    { $what ->
        [nothing] Ничего не делать
        [cards] Продолжить без карты
        [battle] Перейти к бою
        [swap] Не менять
       *[enough] Достаточно
    }
action-recall = Убрать своего агента: { $position }
action-recall-from = Убрать своего агента: { $region-id } { $region }
action-place = Назначить агента: { $position }
action-place-in = Назначить агента в регион: { $region-id } { $region } ({ $empire })
action-add-banners = Добавить { event-add.banners } { event-add.empire }
action-draw-cards = Взять { effect-draw.cards } { event-add.empire }
action-attack = Атаковать знамёнами { event-add.empire }
action-move-agent =
    Переместить агента и действовать там: { $position }{ $taken ->
        [1] { " " }(меняется местами с агентом игрока { $seat })
       *[0] { "" }
    }
action-act-at = Выполнить действие другой позиции: { $position }
action-put = Поставить в регион: { $region-id } { $region } ({ action-put.army })
    .army =
        { $empire }, { $n ->
            [0] пусто
           *[other] { event-add.banners }
        }
action-from = Из региона: { $region-id } { $region } ({ action-put.army })
action-into = В регион: { $region-id } { $region } ({ action-put.army })
action-destroy = Уничтожить в регионе: { $region-id } { $region } ({ action-put.army })
action-number =
    { $n ->
        [0] Ни одного знамени
       *[other] { event-add.banners }
    }
action-empire = { $empire }
action-play =
    Применить «{ $ability }» ({ $n ->
        [1] 1 карта: { $empire }
       *[other] 2 карты: { $empire } + { $other_empire }
    }): { $a }
action-spend = Сбросить в оплату: { $kind }
action-discard = Сбросить карту: { $kind }
action-swap = Поменять местами: { event-swap.slot } и { event-swap.second }
action-swap-known = Поменять местами: { event-swap.slot } ({ $empire }) и { event-swap.second } ({ $other_empire })
action-name = Назвать империю: { $empire }

## Why something cannot be done.

why-game-over = Игра окончена.
why-not-asked = Сейчас решает { $seat }.
why-answer-first = Сначала ответьте на заданный вопрос.
why-must-answer = Отказаться здесь нельзя: выберите один из вариантов.
why-acted = Действие уже выполнено: { $position }.
why-no-such-action = У этой позиции нет такого действия: { $position }.
why-deck-empty = В колоде { event-add.empire } не осталось карт.
why-too-few-symbols =
    У { event-add.empire } под контролем слишком мало { $symbol-id ->
        [farm] ферм
       *[fort] фортов
    }, чтобы взять карту.
why-no-symbols =
    У { event-add.empire } под контролем нет { $symbol-id ->
        [farm] ни одной фермы
       *[fort] ни одного форта
    }.
why-no-attack = У { event-add.empire } нет знамён, которые могли бы атаковать.
why-reserve-empty = У { event-add.empire } нет знамён в запасе.
why-no-region = У { event-add.empire } под контролем нет ни одного региона.
why-agent-stands-there = Агент уже стоит на этой позиции: { $position }.
why-other-council = Агент может переместиться только внутри своего совета и только с позиции канцлера.
why-councils-only = Назначать агентов в регионы можно только по соответствующему расширенному правилу.
why-own-agent-there = У вас уже есть агент в регионе { $region-id } «{ $region }».
why-two-in-regions = У вас уже два агента в регионах, больше нельзя.
why-cannot-regroup = Знамёна { event-add.empire } перегруппировать нельзя: нужны знамёна на поле, хотя бы два региона под контролем империи и место для всех её знамён в пределах снабжения.
why-not-in-hand = У вас на руке нет такой карты: { $kind }.
why-revealed = Жетон в ячейке «{ event-swap.slot }» раскрыт и остаётся на месте.
why-named-already = Жетон верности { event-reveal.empire } у игрока { $seat } уже раскрыт.
why-no-agent-of-yours = На этой позиции нет вашего агента: { $position }.
why-no-agent-there = В регионе { $region-id } «{ $region }» нет вашего агента.
why-position-taken = Там стоит агент игрока { $seat }: { $position }.
why-acting-itself = Сейчас и так действует { $position }; выберите другую позицию.
why-not-controlled = Вы не контролируете эту позицию: { $position }.
why-same-agent = Эту позицию контролирует тот же агент, который действует сейчас; выберите ту, которую контролирует другой ваш агент.
why-own-region = Регион { $region-id } «{ $region }» контролирует сама активная империя.
why-not-adjacent = Регион { $region-id } «{ $region }» не соседствует с регионом { $from-id } «{ $from }».
why-not-its-region = { $empire } не контролирует регион { $region-id } «{ $region }».
why-no-banners = В регионе { $region-id } «{ $region }» нет знамён.
why-must-keep-one = Регион { $region-id } «{ $region }» завоёван: в нём должно остаться хотя бы 1 знамя.
why-no-target = Из региона { $region-id } «{ $region }» нельзя атаковать ни один вражеский регион.
why-at-least-one = Атаковать должно хотя бы 1 знамя.
why-not-so-many = Такое число знамён здесь невозможно: { $n }.
why-no-cards-now = Свойство «{ $ability }» сейчас применить нельзя: карты играют в другие моменты.
why-not-this-moment = Свойство «{ $ability }» применяют в другой момент.
why-cannot-pay =
    Свойство «{ $ability }» стоит { $n ->
        [1] 1 карту ({ $empire }), а у вас её нет
       *[other] 2 карты ({ $empire } + { $other_empire }), а у вас их нет
    }.
why-no-card-bears-it = Свойство «{ $ability }» стоит 2 карты ({ $empire } + { $other_empire }), и на одной из них оно должно быть указано; у вас такой нет.
why-no-use-now = Свойство «{ $ability }» сейчас ничего не даст.
why-not-in-cost = Здесь свойство «{ $ability }» оплачивают картой { event-add.empire }, а эта не подходит: { $kind }.
why-none-would-bear-it = На одной из двух сброшенных карт должно быть свойство «{ $ability }»; с этой его не будет ни на одной: { $kind }.
why-attack-itself = Регион { $region-id } «{ $region }» участвует в этой атаке; выберите другой.
why-no-enemy-near = Рядом с регионом { $region-id } «{ $region }» нет вражеских знамён.
why-same-region = Знамёна и так стоят в регионе { $region-id } «{ $region }».
why-has-one = Регион { $region-id } «{ $region }» уже получил знамя.
why-not-empty = Регион { $region-id } «{ $region }» не пуст.
why-city-or-fort = В регионе { $region-id } «{ $region }» есть город или форт.
why-no-city = В регионе { $region-id } «{ $region }» нет города.

## What happened: what follows the name of a seat, or stands alone where nobody did it.

event-first = становится первым игроком
event-round = начинается раунд { $n }
event-phase =
    { $phase ->
        [recall] начинается сбор агентов
        [place] начинается размещение агентов
        [empires] начинаются фазы империй
        [discard] начинается фаза сброса
        [swap] начинается фаза смены жетонов
       *[reveal] начинается фаза раскрытия жетонов
    }
event-end = игра заканчивается
event-recall = убирает агента: { $position }
event-recall-from = убирает агента: { $region-id } { $region }
event-place = назначает агента: { $position }
event-place-in = назначает агента в регион: { $region-id } { $region }
event-acts = действует: { $position }
event-act-at = выполняет действие другой позиции: { $position }
event-move-agent = перемещает агента ({ $from_position }) на позицию: { $position }
event-displace = меняется с этим агентом местами, теперь здесь: { $position }
event-add = добавляет { event-add.banners } { event-add.empire }: { $region-id } { $region }
    .banners =
        { $n ->
            [one] { $n } знамя
            [few] { $n } знамени
           *[other] { $n } знамён
        }
    .empire =
        { $empire-id ->
            [bear] Медведя
            [eagle] Орла
            [elephant] Слона
            [lion] Льва
           *[horse] Коня
        }
event-destroy = уничтожает { event-add.banners } { event-add.empire }: { $region-id } { $region }
event-carry = перемещает { event-add.banners } из региона { $from-id } «{ $from }» в регион { $into-id } «{ $into }»
event-aim = выступает из региона { $from-id } «{ $from }» на регион { $into-id } «{ $into }»
event-attack =
    атакует регион { $into-id } «{ $into }» { $n ->
        [one] { $n } знаменем
       *[other] { $n } знамёнами
    } из региона { $from-id } «{ $from }»
event-strengthen = добавляет { event-add.banners } { event-add.empire } к атаке на регион { $region-id } «{ $region }»
event-reinforce = добавляет { event-add.banners } из региона { $from-id } «{ $from }» к атаке на регион { $into-id } «{ $into }»
event-battle =
    ведёт бой за регион { $into-id } «{ $into }»: { $attacker } −{ $attacker_lost }{ $fort ->
        [1] { " " }(из них 1 из-за форта)
       *[0] { "" }
    }, { $defender } −{ $defender_lost }; осталось: { $attacker_left } и { $defender_left }
event-enter = вводит { event-add.banners } { event-add.empire } в регион { $region-id } «{ $region }»
event-revert = регион { $region-id } «{ $region }» возвращается к { event-reveal.empire }
event-conquer = завоёвывает регион { $region-id } «{ $region }» для { event-add.empire }
event-supply =
    сверх предела снабжения в регионе { $region-id } «{ $region }»: в запас { $n ->
        [one] возвращается { $n } знамя
        [few] возвращаются { $n } знамени
       *[other] возвращаются { $n } знамён
    } { event-add.empire }
event-regroup = перегруппировывает { event-add.banners } { event-add.empire }
event-stand = ставит { event-add.banners } { event-add.empire } в регион { $region-id } «{ $region }»
event-draw =
    { $kind-id ->
        [hidden] берёт карту { event-add.empire }
       *[other] берёт карту: { $kind }
    }
event-play = применяет свойство «{ $ability }»
event-spend = сбрасывает в оплату: { $kind }
event-discard = сбрасывает карту: { $kind }
event-swap = меняет местами два жетона верности: { event-swap.slot } и { event-swap.second }
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
event-reveal = раскрывает жетон верности { event-reveal.empire }: { event-swap.slot }
    .empire =
        { $empire-id ->
            [bear] Медведю
            [eagle] Орлу
            [elephant] Слону
            [lion] Льву
           *[horse] Коню
        }
event-name = называет империю { event-add.empire }: жетон раскрывает { $victim }

## The score sheet.

score-bear = Медведь
score-eagle = Орёл
score-elephant = Слон
score-lion = Лев
score-horse = Конь
score-agents = Агенты в регионах
score-secrets = Сохранённые секреты
score-reveals = Названные жетоны

## Labels.

phase-recall = сбор агентов
phase-place = размещение агентов
phase-empires = фазы империй
phase-discard = фаза сброса
phase-swap = фаза смены жетонов
phase-reveal = фаза раскрытия жетонов
phase-over = конец игры

term-round = раунд
term-first-player = первый игрок
term-region = регион
term-banners = знамёна
term-reserve = запас
term-cities = города
term-farms = фермы
term-forts = форты
term-neighbours = соседние регионы
term-council = совет
term-agent = агент
term-controller = контролирует
term-hand = рука
term-deck = колода
term-loyalty = верность
term-worth = множитель
term-swaps = смены
term-supply = предел снабжения
term-attack = атака

hidden = Закрытая карта

option-agents-in-regions = Назначение агентов в регионы: агент в регионе считается для своего игрока ещё одним городом
option-keep-your-secrets = Храни секреты: каждый нераскрытый жетон верности приносит в конце 1 очко
option-to-each-their-own = Каждому своё: в начале игры у всех в ячейке «Фанатичность» разные империи
option-counter-intelligence = Контрразведка: смена жетонов их не раскрывает; ради очков вы называете империю, чей жетон раскроет сосед слева
option-allow-pass = Позиция может бездействовать, даже если действие возможно
option-supply-scope = Предел снабжения после фазы каждой империи проверяется
option-lion-1 = «Смена приказа»: действие какой позиции
option-recruit = «Набор»: куда идут знамёна
option-subjugate = «Порабощение»: куда идут знамёна
option-mercenaries = «Наёмники»: сколько знамён уничтожается
option-reinforce = «Подкрепление»: откуда берутся знамёна
option-first-player = Жетон первого игрока переходит
option-eagle-city = Второй город Орла
option-elephant-link = Граница в землях Слона
value-off = Нет
value-on = Да
value-all = Во всех регионах
value-active = Только в регионах этой империи
value-any-position = Любой другой под вашим контролем
value-other-agent = Только той, которую контролирует другой ваш агент
value-split = Несколько регионов, как угодно
value-one-region = Один регион
value-any-regions = Несколько регионов
value-up-to = До 3
value-exactly = 3 или все, если их меньше
value-round-track = Перед фазой сброса
value-end-of-round = В конце раунда
value-e1 = Закатный берег
value-e4 = Красная лощина
value-p5-p7 = Восточный бивень – Нефритовый город
value-p4-p8 = Зелёный храм – Речная дельта

game-title = Война теней
game-pitch = Пять империй сражаются за власть над миром, но ни одна из них не ваша: вы назначаете агентов в их советы и управляете войной из тени. После четырёх раундов каждый город под контролем империи приносит вам столько очков, какова ваша тайная верность этой империи, от 4 до −1; побеждает тот, у кого больше очков.
help-turn =
    Раунд начинается с агентов: каждый убирает с поля одного (кроме раунда 1), затем назначает двух, по одному за раз (при 2 игроках — трёх).
    Потом действуют советы, империя за империей: Медведь, Орёл, Слон, Лев, Конь; в каждом сначала шериф, затем сенешаль, маршал и канцлер. Свободная позиция подчиняется ближайшему следующему агенту своего совета; если его нет, она бездействует.
    Ваша позиция выполняет одно из своих действий: добавить знамёна, взять карты, атаковать или переместить агента и действовать там.
    Атака: знамёна одного региона входят в соседний вражеский. Форт уничтожает одно, затем знамёна гибнут в соотношении 1 к 1. В завоёванном регионе остаётся хотя бы 1 знамя; пустой контролирует империя, для которой он домашний.
    До, во время и после действий своих позиций можно играть карты ради одного из их свойств. Сброшенные карты замешиваются в свои колоды.
    После фазы каждой империи в регионе не больше 4 знамён, с фермой — 6; лишние возвращаются в запас.
    В конце раундов 1–3 сбросьте карты до 5; затем можно поменять местами два нераскрытых жетона верности, и они останутся раскрытыми до конца игры (с «Контрразведкой» — закрытыми).
