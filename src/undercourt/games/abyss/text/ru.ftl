# Abyss, in Russian; the terms are those of the Russian rulebook.
# Names arrive in the nominative and stay after a colon or in quotes; selectors on `…-id` give the other cases.
# People’s names stay as they are: as the subject in the present tense, or after the word `игрок` in any case.
# Attributes hold what several messages share.

-while-free = пока Лорд свободен:

## What Lords say: clauses without capital and full stop. The renderer makes sentences of them.

effect-seq = { $all }
effect-seq-join = { $a }, затем { $b }
no-ability = способности нет

effect-gain-pearls =
    получите { $n ->
        [one] { $n } жемчужину
        [few] { $n } жемчужины
       *[other] { $n } жемчужин
    }
effect-each-opponent = каждый соперник { $a }
effect-discards = сбрасывает Союзника из руки
effect-discards-down-to = сбрасывает Союзников из руки, оставляя не больше { $n }
effect-lose-pearls =
    платит в Сокровищницу { $n ->
        [one] { $n } жемчужину
        [few] { $n } жемчужины
       *[other] { $n } жемчужин
    } или все, если их меньше
effect-assassinate =
    поверните по одному свободному Лорду каждого соперника: до конца игры их способности и ключи не действуют{ $count ->
        [1] , но в конце они учитываются как обычно
       *[0] , учитываются только ОВ
    }
effect-hunt = возьмите случайный жетон Монстра у соперника на ваш выбор
effect-extra-turn = после этого хода сделайте ещё один
effect-take-stack = возьмите в руку одну из стопок Совета
effect-swap-locations = можете обменять свою Локацию на одну из открытых; Лорды, лежавшие под ней, переходят под новую
effect-corrupt = можете сразу нанять ещё одного Лорда из Двора за 5 жемчужин вместо обычной стоимости
effect-betray = можете убрать из игры другого своего свободного Лорда и взамен бесплатно взять Лорда из Двора
effect-scheme = можете убрать из игры другого своего свободного Лорда и взамен бесплатно взять верхнего Лорда колоды
effect-embassy =
    { $n ->
        [1] вытяните из стопки Локацию, возьмите её под контроль и положите под неё этого Лорда
        [2] вытяните из стопки 2 Локации, возьмите одну под контроль и положите под неё этого Лорда; другую оставьте открытой
        [few] вытяните из стопки { $n } Локации, возьмите одну под контроль и положите под неё этого Лорда; остальные оставьте открытыми
       *[other] вытяните из стопки { $n } Локаций, возьмите одну под контроль и положите под неё этого Лорда; остальные оставьте открытыми
    }

lasting-recruiter = { -while-free } стоимость найма для соперников выше на 2
lasting-commander =
    { -while-free } соперники делают то же в конце каждого своего хода{ $at_once ->
        [1] { " " }и сразу после покупки Союзника
       *[0] { "" }
    }
lasting-tamer = { -while-free } за победу над Монстром соперники получают награду предыдущего поля трека угроз (на первом поле — как обычно)
lasting-ship-master = { -while-free } в конце своего исследования получайте по 1 жемчужине за каждую расу Союзников, ушедших с трека в Совет
lasting-landlord = { -while-free } получайте 1 жемчужину при найме и в начале каждого своего хода
lasting-slaver = { -while-free } раз в свой ход можете сбросить Союзника из руки и получить 2 жемчужины
lasting-shaman = { -while-free } способности чужих Лордов из гильдии Военных на вас не действуют
lasting-oracle = { -while-free } раз в свой ход можете сбросить одну из стопок Совета
lasting-alchemist = { -while-free } запрашивая поддержку Совета, берите две стопки вместо одной
lasting-master-of-magic = { -while-free } нанимая других Лордов, можете аффилировать любого из сыгранных Союзников, а не только слабейшего
lasting-opportunist = { -while-free } раз в свой ход можете заменить Лорда во Дворе верхним Лордом колоды
lasting-diplomat = { -while-free } нанимая других Лордов, можете обойтись без обязательной расы; число рас не меняется
lasting-treasurer = { -while-free } стоимость найма для вас ниже на 2

## What Locations say, in the same way.

location-lord-of-guild =
    { $base } ОВ и ещё { $points } ОВ за каждого вашего Лорда из гильдии { $guild-id ->
        [military] Военных
        [farmer] Фермеров
        [politician] Политиков
        [mage] Магов
        [merchant] Коммерсантов
       *[ambassador] Послов
    }
location-affiliated = { $base } ОВ и ещё { $points } ОВ за каждого вашего аффилированного Союзника расы { location-affiliated.race }
    .race =
        { $race-id ->
            [squid] Кальмаров
            [shellfish] Моллюсков
            [crab] Крабов
            [seahorse] Морских коньков
           *[jellyfish] Медуз
        }
location-different-guilds = { $points } ОВ за каждую гильдию, из которой у вас есть хотя бы один Лорд
location-best-of-opponents = столько ОВ, сколько принесла бы вам самая выгодная из Локаций соперников
location-nothing =
    { $base } ОВ; получив эту Локацию, можете сразу обменять её на любую из стопки{ $leaves ->
        [1] , тогда она выходит из игры
       *[0] { "" }
    }
location-weakest-lord =
    { $points ->
        [2] вдвое больше ОВ
        [few] в { $points } раза больше ОВ
       *[other] в { $points } раз больше ОВ
    }, чем приносит ваш наименее влиятельный Лорд
location-strongest-lord = столько же ОВ, сколько приносит ваш самый влиятельный Лорд
location-lords = { $base } ОВ минус { $points } ОВ за каждого вашего Лорда
location-lords-with-key = { $points } ОВ за каждого вашего Лорда с ключом
location-lords-without-key = { $points } ОВ за каждого вашего Лорда без ключа
location-lowest-of-each-race = { $base } ОВ и ещё сумма значений ваших слабейших аффилированных Союзников, по одному от каждой расы
location-all-affiliated = { $base } ОВ минус { $points } ОВ за каждого вашего аффилированного Союзника

## What is asked at the table.

ask-turn =
    { $powers ->
        [1] Примените способности своих Лордов или закончите ход.
       *[0] Выберите действие: исследуйте глубины, возьмите стопку Совета или наймите Лорда.
    }
ask-ally =
    { $must ->
        [1] Союзника на последнем поле никто не купил: возьмите его ({ $ally }).
       *[0] Союзника никто не купил ({ $ally }): возьмите его или исследуйте дальше.
    }
ask-monster =
    { $must ->
        [1] Монстр на последнем поле: с ним придётся сразиться.
       *[0] Монстр! Сразитесь с ним или исследуйте дальше.
    }
ask-reward = Выберите награду за победу над Монстром.
ask-purchase =
    Купить у игрока { $other } за { $n ->
        [one] { $n } жемчужину
        [few] { $n } жемчужины
       *[other] { $n } жемчужин
    }: { $ally }?
ask-pay =
    { $paid ->
        [1] { $missing ->
            [0] Стоимость набрана: завершите оплату или добавьте Союзников.
           *[other] Доплатите жемчужинами или добавьте Союзников (не хватает { $missing }).
        }
       *[0] { $missing ->
            [0] Сыграйте Союзников недостающих рас.
           *[other] Сыграйте Союзников (не хватает { $missing }).
        }
    }
ask-affiliate = Выберите, кого из сыгранных Союзников аффилировать.
ask-location =
    { $drawn ->
        [1] Возьмите под контроль одну из вытянутых Локаций.
       *[0] У вас 3 ключа: возьмите под контроль открытую Локацию или вытяните новые.
    }
ask-keys =
    Потратьте на Локацию «{ $location }» { $left ->
        [1] ещё 1 ключ
        [2] ещё 2 ключа
       *[other] 3 ключа
    }.
ask-discard =
    Сбросьте Союзника из руки{ $left ->
        [1] { "" }
       *[other] { " " }(осталось { $left })
    }.
ask-assassinate = Поверните одного из свободных Лордов игрока { $other }.
ask-hunt = Выберите соперника, у которого возьмёте случайный жетон Монстра.
ask-take-stack = Возьмите в руку одну из стопок Совета.
ask-corrupt =
    { $missing ->
        [0] Можете нанять ещё одного Лорда за 5 жемчужин.
       *[other] Ещё один Лорд стоит 5 жемчужин; недостающие ({ $missing }) может принести Работорговец.
    }
ask-betray =
    { $second ->
        [1] Возьмите Лорда из Двора.
       *[0] { $from_deck ->
            [1] Можете убрать из игры другого своего свободного Лорда и взять верхнего Лорда колоды.
           *[0] Можете убрать из игры другого своего свободного Лорда и взять Лорда из Двора.
        }
    }
ask-swap-locations =
    { $second ->
        [1] Выберите Локацию, которую возьмёте взамен.
       *[0] Можете обменять свою Локацию на одну из открытых.
    }
ask-embassy = Возьмите под контроль одну из вытянутых Локаций.
ask-exchange = Можете обменять «Чёрных курильщиков» на любую Локацию из стопки.

## What one can do.

action-done =
    { $what ->
        [pay] { $n ->
            [0] Завершить оплату
            [one] Завершить оплату, добавив { $n } жемчужину
            [few] Завершить оплату, добавив { $n } жемчужины
           *[other] Завершить оплату, добавив { $n } жемчужин
        }
        [purchase] Не покупать
        [powers] Закончить ход
        [nothing] Пропустить ход
       *[other] Отказаться
    }
action-plot = Интриговать: открыть во Дворе Лорда за 1 жемчужину
action-explore =
    { $on ->
        [1] Исследовать дальше
       *[0] Исследовать глубины
    }
action-take = Взять: { $ally }
action-fight =
    Сразиться с Монстром ({ $keys ->
        [0] { "" }
       *[other] { action-reward.keys }{ $mix ->
            [0] { "" }
           *[other] { " + " }
        }
    }{ $mix ->
        [0] { "" }
        [one] { $mix } жемчужина{ $tokens ->
            [0] { "" }
           *[other] { " " }или жетон Монстра
        }
        [few] { $mix } жемчужины{ $tokens ->
            [0] { "" }
           *[other] { " " }или жетона Монстра
        }
       *[other] { $mix } жемчужин{ $tokens ->
            [0] { "" }
           *[other] { " " }или жетонов Монстра
        }
    })
action-buy =
    Купить: { $ally } ({ $n ->
        [one] { $n } жемчужина
        [few] { $n } жемчужины
       *[other] { $n } жемчужин
    })
action-support = Взять стопку Совета: { $race } ({ action-support.cards })
    .cards =
        { $n ->
            [one] { $n } карта
            [few] { $n } карты
           *[other] { $n } карт
        }
action-hire =
    Нанять: { $card }{ $cost ->
        [0] { "" }
       *[other] { " " }(стоимость { $cost })
    }
action-pay = Сыграть: { $ally }
action-affiliate = Аффилировать: { $ally }
action-discard = Сбросить: { $ally }
action-sell = Работорговец — сбросить за 2 жемчужины: { $ally }
action-dismiss = Оракул — сбросить стопку Совета: { $race } ({ action-support.cards })
action-replace = Оппортунист — заменить во Дворе: { $card }
action-disable = Повернуть Лорда: { $card }
action-give-up = Убрать из игры: { $card }
action-opponent = { $seat }
action-draw-locations =
    { $n ->
        [1] Вытянуть 1 Локацию и взять её
        [few] Вытянуть { $n } Локации и взять одну из них
       *[other] Вытянуть { $n } Локаций и взять одну из них
    }
action-take-location = Взять Локацию: { $location }
action-swap-out = Отдать Локацию: { $location }
action-exchange = Обменять на Локацию: { $location }
action-cover = Положить Лорда под Локацию: { $card }
action-spend-key = Потратить жетон ключа
action-reward =
    Получить { $keys ->
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
            [one] { $keys } ключ
            [few] { $keys } ключа
           *[other] { $keys } ключей
        }
    .pearls =
        { $pearls ->
            [one] { $pearls } жемчужину
            [few] { $pearls } жемчужины
           *[other] { $pearls } жемчужин
        }
    .tokens =
        { $tokens ->
            [one] { $tokens } жетон Монстра
            [few] { $tokens } жетона Монстра
           *[other] { $tokens } жетонов Монстра
        }

## Why something cannot be done.

why-game-over = Игра окончена.
why-not-asked = Сейчас решает { $seat }.
why-answer-first = Сначала ответьте на заданный вопрос.
why-being-hired = Лорда «{ $card }» вы как раз нанимаете: заменить его нельзя.
why-court-full = Во Дворе нет пустых мест.
why-leads-nowhere = { $ally }: с этой картой оплатить Лорда не получится.
why-location-not-there = Локацию «{ $location }» сейчас выбрать нельзя.
why-needed-for-payment = { $ally }: без этой карты вам не оплатить Лорда.
why-no-key-there = Ключом Лорда «{ $card }» сейчас расплатиться нельзя.
why-no-lords-left = В колоде Лордов не осталось карт.
why-no-mandatory-race = Чтобы нанять Лорда «{ $card }», нужен Союзник расы { location-affiliated.race }, а у вас в руке такого нет.
why-no-pearls = Не хватает жемчужин: нужно { $need }, у вас { $have }.
why-no-such-lord = Для этого нужен свободный Лорд «{ $card }».
why-no-such-reward = Такая награда сейчас недоступна.
why-no-token = У игрока { $seat } нельзя взять жетон Монстра.
why-not-an-action = Сейчас так нельзя: исследуйте, запросите поддержку Совета или наймите Лорда.
why-not-at-court = Лорда «{ $card }» нет во Дворе.
why-not-free = Лорда «{ $card }» здесь выбрать нельзя.
why-not-in-hand = У вас в руке нет такой карты: { $ally }.
why-not-lowest = { $ally }: аффилировать можно только слабейшего из сыгранных Союзников.
why-not-paid = { $ally }: аффилировать можно только сыгранного Союзника.
why-shaman = Игрока { $seat } защищает Шаманка.
why-last-space = Это последнее место на треке: возьмите Союзника или сразитесь с Монстром.
why-not-your-turn = Способность Лорда «{ $card }» можно применять только в свой ход.
why-nothing-to-explore = Исследовать нечего: карт нет ни в колоде, ни в сбросе.
why-power-used = Способность Лорда «{ $card }» уже применена в этот ход.
why-stack-empty = В Совете нет карт расы { location-affiliated.race }.
why-stack-too-small =
    { $n ->
        [0] Стопка Локаций пуста.
        [one] В стопке осталась только { $n } Локация.
        [few] В стопке осталось только { $n } Локации.
       *[other] В стопке осталось только { $n } Локаций.
    }
why-too-dear = Лорд «{ $card }» стоит { $need }: ваших подходящих Союзников и жемчужин не хватает.
why-too-few-races =
    Чтобы нанять Лорда «{ $card }», { $need ->
        [1] нужен хотя бы один Союзник
        [5] нужны Союзники всех 5 рас
       *[other] нужны Союзники { $need } разных рас
    }.

## What happened: the seat is named before, so these begin with the verb.

event-turn = начинает ход
event-end-turn = завершает ход
event-reveal = вскрывает: { $ally }
event-take = берёт в руку: { $ally }
event-buy =
    покупает у игрока { $other } за { $n ->
        [one] { $n } жемчужину
        [few] { $n } жемчужины
       *[other] { $n } жемчужин
    }: { $ally }
event-fight = побеждает Монстра и получает награду поля { $n }
event-threat = пропускает Монстра: жетон угрозы переходит на поле { $n }
event-threat-back = возвращает жетон угрозы на поле { $n }
event-to-council = оставляет Совету: { $ally }
event-discard-monster = отправляет Монстра в сброс
event-end-exploration = завершает исследование
event-reshuffle = перемешивает сброс в новую колоду Исследования
event-gain-pearls =
    получает { $n ->
        [one] { $n } жемчужину
        [few] { $n } жемчужины
       *[other] { $n } жемчужин
    }
event-lose-pearls =
    платит в Сокровищницу { $n ->
        [one] { $n } жемчужину
        [few] { $n } жемчужины
       *[other] { $n } жемчужин
    }
event-gain-keys =
    получает { $n ->
        [one] { $n } ключ
        [few] { $n } ключа
       *[other] { $n } ключей
    }
event-gain-token = получает жетон Монстра{ event-gain-token.value }
    .value =
        { $value ->
            [0] { "" }
           *[other] { " " }({ $value } ОВ)
        }
event-steal-token = забирает у игрока { $other } жетон Монстра{ event-gain-token.value }
event-reveal-lord = открывает во Дворе: { $card }
event-call-lord = забирает из Двора: { $card }
event-draw-lord = вытягивает из колоды Лордов: { $card }
event-slide = сдвигает во Дворе: { $card }
event-pay = тратит на наём: { $ally }
event-affiliate = аффилирует: { $ally }
event-discard-payment =
    отправляет в сброс { $n ->
        [one] { $n } сыгранного Союзника
        [few] { $n } сыгранных Союзников
       *[other] { $n } сыгранных Союзников
    }
event-hire = нанимает: { $card }
event-give-up = убирает из игры: { $card }
event-replace = убирает из Двора: { $card }
event-disable = поворачивает Лорда игрока { $other }: { $card }
event-cover = кладёт под Локацию «{ $location }»: { $card }
event-spend-key = тратит жетон ключа
event-take-stack = берёт из Совета стопку { location-affiliated.race } ({ action-support.cards })
event-in-stack = находит в стопке: { $ally }
event-dismiss = сбрасывает из Совета стопку { location-affiliated.race } ({ action-support.cards })
event-discard = сбрасывает из руки: { $ally }
event-draw-location = вытягивает из стопки Локаций: { $location }
event-take-location = берёт под контроль Локацию: { $location }
event-leave-location = оставляет открытой Локацию: { $location }
event-swap-out = отдаёт Локацию: { $location }
event-exchange = меняет «Чёрных курильщиков» на Локацию: { $location }
event-extra-turn = сделает после этого хода ещё один
event-count-token =
    вскрывает жетон Монстра ({ $n } ОВ)
event-standstill =
    никто не нанимает Лордов уже { $n ->
        [one] { $n } раунд
        [few] { $n } раунда
       *[other] { $n } раундов
    }
event-last-turns = запускает конец игры: остальным остаётся по одному ходу

## The score sheet.

score-locations = Локации
score-lords = Лорды
score-allies = Сильнейшие Союзники
score-monsters = Жетоны Монстров

## Labels.

term-pearls = жемчужины
term-keys = ключи
term-hand = рука
term-affiliated = аффилированные Союзники
term-court = Двор
term-council = Совет
term-track = трек Исследования
term-threat = трек угроз
term-locations = Локации
term-lords = Лорды
term-covered = под Локациями
term-disabled = повёрнутые
term-tokens = жетоны Монстров
term-deck = колода
term-influence = ОВ
term-cost = стоимость
term-guild = гильдия

hidden = Закрытая карта
monster = Монстр
ally = { $race-name } { $value }

option-commander = Командир: когда после покупки сбрасывают карты сверх 6
value-end-of-turn = В конце хода покупателя
value-at-once = Сразу
option-assassinated = Повёрнутые Ассасином Лорды в конце дают
value-influence-only = Только свои ОВ
value-count = Свои ОВ и очки за Локации
option-smokers = «Чёрные курильщики» после обмена уходят
value-into-stack = Обратно в стопку Локаций
value-removed = Из игры
option-standstill = Если 20 раундов подряд никто не нанимает Лордов
value-ends = Наступает конец игры
value-plays-on = Игра продолжается

game-title = Бездна
game-pitch = Вы боретесь за власть над Бездной: ищете в глубинах Союзников и сражаетесь с Монстрами, нанимаете Лордов и с помощью их ключей берёте под контроль Локации. Когда кто-то наймёт седьмого Лорда или Двор будет нечем заполнить, победит тот, у кого больше всех Очков Влияния (ОВ).
help-turn =
    Сначала можно интриговать: за 1 жемчужину откройте во Дворе ещё одного Лорда, и так сколько угодно раз, пока есть место.
    Затем выполните одно действие: исследуйте глубины, возьмите в руку стопку Совета или наймите Лорда.
    Исследуя, вскрывайте карты по одной. Каждого Союзника могут купить соперники; если не купили, возьмите его или продолжайте. Остальные уходят в Совет.
    С Монстром сразитесь ради награды на треке угроз или пропустите его: тогда угроза и награда вырастут.
    Нанимая Лорда, сыграйте Союзников ровно стольких рас, сколько он требует, включая обязательную; недостающие очки замените жемчужинами.
    Слабейший из сыгранных становится аффилированным: в конце игры ОВ приносит ваш сильнейший аффилированный Союзник каждой расы.
    Набрав 3 ключа, сразу возьмите под контроль Локацию: Лорды, давшие ключи, ложатся под неё и теряют способности.
