# Tyrants of the Underdark, in Russian; the terms are those of the Russian rulebook.
# Names arrive in the nominative and stay after a colon or in quotes; selectors on `…-id` give the other cases.
# People’s names stay as they are: as the subject in the present tense, or after the word `игрок` in any case.
# Attributes hold what several messages share.

## What cards say: clauses without capital and full stop. The renderer makes sentences of them.

effect-seq = { $all }
effect-seq-join = { $a }, затем { $b }
effect-either = выберите одно: { $all }
effect-either-join = { $a }; или { $b }
effect-both = { $all }
effect-both-join = { $a } и { $b }
effect-may = по желанию: { $a }
effect-pay = { $a } ▸ { $b }
effect-times =
    { $n ->
        [2] дважды
        [3] трижды
        [few] { $n } раза
       *[other] { $n } раз
    } { $a }
effect-focus = концентрация «{ $aspect }» ▸ { $a }
effect-at-end = в конце хода { $a }
effect-when =
    если { $metric ->
        [others_troops_there] в той же локации есть войско другого игрока
        [others_spies_there] в той же локации есть шпион другого игрока
        [inner_circle] в вашем внутреннем круге не меньше { $n ->
            [one] { $n } карты
           *[other] { $n } карт
        }
        [player_trophies] в вашем зале трофеев не меньше { $n ->
            [one] { $n } войска
           *[other] { $n } войск
        } других игроков
       *[trophies] в вашем зале трофеев не меньше { $n ->
            [one] { $n } войска
           *[other] { $n } войск
        }
    }, { $a }
card-reaction = если соперник вынуждает вас сбросить эту карту, { $a }

effect-gain =
    получите { $what ->
        [power] { $n ->
            [one] { $n } могущество
           *[other] { $n } могущества
        }
        [influence] { $n ->
            [one] { $n } влияние
           *[other] { $n } влияния
        }
       *[vp] { $n } ПО
    }
effect-gain-both =
    получите { $power ->
        [one] { $power } могущество
       *[other] { $power } могущества
    } и { $influence ->
        [one] { $influence } влияние
       *[other] { $influence } влияния
    }
effect-gain-per =
    получите { $what ->
        [power] 1 могущество
        [influence] 1 влияние
       *[vp] 1 ПО
    } за { $metric ->
        [sites_controlled] { $n ->
            [1] каждую локацию
            [few] каждые { $n } локации
           *[other] каждые { $n } локаций
        } под вашим контролем
        [sites_totally_controlled] { $n ->
            [1] каждую локацию
            [few] каждые { $n } локации
           *[other] каждые { $n } локаций
        } под вашим полным контролем
        [markers_held] { $n ->
            [1] каждый ваш жетон
            [few] каждые { $n } ваших жетона
           *[other] каждые { $n } ваших жетонов
        } контроля
        [inner_circle] { $n ->
            [1] каждую карту
            [few] каждые { $n } карты
           *[other] каждые { $n } карт
        } в вашем внутреннем круге
        [white_trophies] { $n ->
            [1] каждое белое войско
            [few] каждые { $n } белых войска
           *[other] каждые { $n } белых войск
        } в вашем зале трофеев
        [player_trophies] { $n ->
            [1] каждое войско
            [few] каждые { $n } войска
           *[other] каждые { $n } войск
        } других игроков в вашем зале трофеев
       *[trophies] { $n ->
            [1] каждое войско
            [few] каждые { $n } войска
           *[other] каждые { $n } войск
        } в вашем зале трофеев
    }
effect-influence-each =
    получите { $n ->
        [one] { $n } влияние
       *[other] { $n } влияния
    } за каждое из них
effect-draw =
    возьмите { $n ->
        [1] карту
        [few] { $n } карты
       *[other] { $n } карт
    }
effect-draw-per =
    возьмите { $n ->
        [1] по карте за каждого вашего шпиона
       *[other] по карте за каждых { $n } ваших шпионов
    } на поле

effect-deploy =
    разместите { $n ->
        [1] войско
        [few] { $n } войска
       *[other] { $n } войск
    }
effect-assassinate = уничтожьте { effect-assassinate.troops }{ effect-assassinate.where }
    .troops =
        { $up_to ->
            [1] { $target ->
                [white] до { $n } белых войск
               *[enemy] до { $n } войск
            }
           *[0] { $target ->
                [white] { $n ->
                    [1] белое войско
                    [few] { $n } белых войска
                   *[other] { $n } белых войск
                }
               *[enemy] { $n ->
                    [1] войско
                    [few] { $n } войска
                   *[other] { $n } войск
                }
            }
        }
    .where =
        { $at ->
            [anywhere] { " " }в любом месте на поле
            [there] { " " }в той же локации
            [left_behind] { " " }в локации, которую он покинул
            [one_site] { " " }в одной локации
           *[presence] { "" }
        }
effect-assassinate-per =
    уничтожьте по { $target ->
        [white] белому войску
       *[enemy] войску
    } за { $n ->
        [1] каждую локацию
        [few] каждые { $n } локации
       *[other] каждые { $n } локаций
    } под вашим контролем
effect-supplant = замените { effect-assassinate.troops }{ effect-assassinate.where }
effect-supplant-at-each = замените по войску в каждой локации, которую они покинули
effect-move =
    переместите { $up_to ->
        [1] до { $n } войск соперников
       *[0] { $n ->
            [1] войско соперника
            [few] { $n } войска соперников
           *[other] { $n } войск соперников
        }
    }
effect-place-spy =
    подошлите { $n ->
        [1] шпиона
       *[other] { $n } шпионов
    }
effect-return-own-spy =
    верните { $n ->
        [1] своего шпиона
       *[other] { $n } своих шпионов
    }
effect-return-own-spies = верните одного или нескольких своих шпионов
effect-return-piece =
    верните { $pieces ->
        [everybodys] { $up_to ->
            [1] в сумме до { $n } войск и шпионов, чужих или своих
           *[0] { $n ->
                [1] войско или шпиона любого игрока
               *[other] в сумме { $n } войск и шпионов, чужих или своих
            }
        }
        [spy] { $up_to ->
            [1] до { $n } шпионов других игроков
           *[0] { $n ->
                [1] шпиона другого игрока
               *[other] { $n } шпионов других игроков
            }
        }
       *[troop_or_spy] { $up_to ->
            [1] в сумме до { $n } войск и шпионов других игроков
           *[0] { $n ->
                [1] войско или шпиона другого игрока
               *[other] в сумме { $n } войск и шпионов других игроков
            }
        }
    }
effect-take-trophy =
    возьмите { effect-assassinate.troops } из { $there ->
        [1] его зала трофеев
       *[0] { $n ->
            [1] любого зала трофеев
           *[other] любых залов трофеев
        }
    } и { $yours ->
        [1] вместо { $n ->
            [1] него разместите своё войско
           *[other] них разместите столько же своих войск
        }
       *[0] { $n ->
            [1] разместите его
           *[other] разместите их
        }
    } { $at ->
        [anywhere] в любом месте на поле
       *[presence] там, где у вас есть присутствие
    }

effect-devour =
    { $up_to ->
        [1] можете поглотить
       *[0] поглотите
    } { $source ->
        [row] карту с рынка
        [inner] карту из своего внутреннего круга
        [this] эту карту
       *[hand] карту из руки
    }
effect-promote =
    { $free ->
        [1] можете приблизить
       *[0] приблизьте
    } { $source ->
        [discards] { effect-promote.number }{ effect-promote.minions } из своей стопки сброса
        [hand] { effect-promote.number }{ effect-promote.minions } из руки
       *[played] { $only ->
            [obedience] { effect-promote.number }{ effect-promote.played } { effect-promote.minions } с чертой «Покорность»
            [undead] { effect-promote.number }{ effect-promote.played } { effect-promote.minions } типа «Нежить»
           *[any] { effect-promote.number }{ effect-promote.others }, { effect-promote.played }
        }
    }
    .minions =
        { $n ->
            [1] приспешника
           *[other] приспешников
        }
    .others =
        { $n ->
            [1] другого приспешника
           *[other] других приспешников
        }
    .played =
        { $n ->
            [1] разыгранного в этот ход
           *[other] разыгранных в этот ход
        }
    .number =
        { $n ->
            [1] { "" }
            [100] сколько угодно{ " " }
           *[other] { $up_to ->
                [1] до { $n }{ " " }
               *[0] { $n }{ " " }
            }
        }
effect-promote-top = приблизьте верхнюю карту своей колоды
effect-promote-this = приблизьте эту карту
effect-promote-discarded = можете вместо этого приблизить её
effect-recruit =
    бесплатно завербуйте { $up_to ->
        [1] до { $n } приспешников
       *[0] { $n ->
            [1] приспешника
           *[other] { $n } приспешников
        }
    } { $aspect-id ->
        [any] { "" }
       *[other] с чертой «{ $aspect }»{ " " }
    }стоимостью не больше { $most }{ $n ->
        [1] { "" }
       *[other] { " " }каждый
    }
effect-discard-cost = сбросьте карту из руки
effect-discard-deck = сбросьте всю свою колоду
effect-discard-forced =
    { $more_than ->
        [-1] сбрасывает карту из руки
        [one] сбрасывает карту, если в руке у него больше { $more_than } карты
       *[other] сбрасывает карту, если в руке у него больше { $more_than } карт
    }
effect-retaliate = он тоже сбрасывает карту из руки
effect-return-this = верните безумного изгоя в запас
effect-returns-instead = если эта карта должна быть поглощена или приближена, вместо этого верните её в запас
effect-take-outcast =
    завербуйте { $n ->
        [1] безумного изгоя
       *[other] { $n } безумных изгоев
    }
effect-takes-outcast =
    вербует { $n ->
        [1] безумного изгоя
       *[other] { $n } безумных изгоев
    }
effect-each-opponent = каждый соперник { $a }
effect-one-opponent =
    один соперник на ваш выбор{ $beside ->
        [1] , у которого есть войско по соседству с размещёнными,
       *[0] { "" }
    } { $a }
effect-opponents-there = каждый соперник с войском в той же локации { $a }
effect-its-owner = игрок, которому принадлежало это войско, { $a }
effect-rival-there = выберите другого игрока с войском в той же локации: { $a }
effect-play-card =
    { $source ->
        [inner] разыграйте карту из своего внутреннего круга, как если бы она была у вас в руке, затем верните её во внутренний круг
       *[row] разыграйте карту с рынка стоимостью не больше { $most }, как если бы она была у вас в руке, затем поглотите её
    }
effect-enter-market = поглотите карту с рынка и выложите эту карту на её место
effect-haunt-market =
    до конца хода { $purchase ->
        [1] можете купить верхнюю карту стопки поглощённых
       *[0] верхняя карта стопки поглощённых считается картой рынка
    }

## What is asked at the table.

ask-turn = Разыграйте карту, потратьте могущество или влияние либо завершите ход.
ask-end-of-turn = Конец хода: выберите, эффект какой карты применить первым.
ask-choose-start = Выберите стартовую локацию для своего первого войска.
ask-either = Выберите одно.
ask-deploy =
    { $optional ->
        [1] Можете разместить войско
       *[0] Разместите войско
    }{ ask-deploy.left }.
    .left =
        { $left ->
            [1] { "" }
           *[other] { " " }(осталось { $left })
        }
ask-deploy-beside = Разместите войско{ ask-deploy.left }.
ask-assassinate =
    { $optional ->
        [1] Можете уничтожить
       *[0] Уничтожьте
    } { ask-assassinate.troop }{ ask-deploy.left }.
    .troop =
        { $target ->
            [white] белое войско
           *[enemy] войско
        }{ $at ->
            [anywhere] { " " }в любом месте на поле
            [there] { " " }в выбранной локации
            [left_behind] { " " }в локации, которую покинул шпион
            [one_site] { " " }в одной локации
           *[presence] { "" }
        }
ask-supplant =
    { $optional ->
        [1] Можете заменить
       *[0] Замените
    } { ask-assassinate.troop }{ ask-deploy.left }.
ask-supplant-at-each = Замените войско в одной из локаций, откуда вернулись шпионы.
ask-place-spy =
    { $optional ->
        [1] Можете подослать шпиона
       *[0] Подошлите шпиона
    }{ ask-deploy.left }.
ask-place-spy-all-out = Все ваши шпионы на поле: можете вернуть одного и подослать его в другую локацию.
ask-return-spy =
    { $optional ->
        [1] Можете вернуть своего шпиона.
       *[0] Верните своего шпиона.
    }
ask-return-spies = Можете вернуть одного или нескольких своих шпионов.
ask-return-piece =
    { $optional ->
        [1] Можете вернуть
       *[0] Верните
    } { $pieces ->
        [everybodys] войско или шпиона любого игрока
        [spy] шпиона другого игрока
       *[troop_or_spy] войско или шпиона другого игрока
    }{ ask-deploy.left }.
ask-move =
    { $optional ->
        [1] Можете переместить войско соперника
       *[0] Переместите войско соперника
    }{ ask-deploy.left }.
ask-move-there = Выберите, куда переместить войско.
ask-take-trophy =
    { $optional ->
        [1] Можете взять
       *[0] Возьмите
    } { $target ->
        [white] белое войско
       *[enemy] войско
    } из { $there ->
        [1] зала трофеев этого игрока
       *[0] любого зала трофеев
    }{ ask-deploy.left }.
ask-place-trophy = Выберите, где разместить это войско.
ask-devour =
    { $optional ->
        [1] Можете поглотить
       *[0] Поглотите
    } { $source ->
        [row] карту с рынка
        [inner] карту из своего внутреннего круга
        [this] эту карту
       *[hand] карту из руки
    }.
ask-promote =
    { $optional ->
        [1] Можете приблизить
       *[0] Приблизьте
    } { $source ->
        [discards] приспешника из своей стопки сброса
        [hand] приспешника из руки
       *[played] { $only ->
            [obedience] разыгранного в этот ход приспешника с чертой «Покорность»
            [undead] разыгранного в этот ход приспешника типа «Нежить»
           *[any] другого приспешника, разыгранного в этот ход
        }
    }{ $left ->
        [2] { " " }(осталось 2)
       *[other] { "" }
    }.
ask-recruit =
    { $optional ->
        [1] Можете бесплатно завербовать приспешника
       *[0] Бесплатно завербуйте приспешника
    } { $aspect-id ->
        [any] { "" }
       *[other] с чертой «{ $aspect }»{ " " }
    }стоимостью не больше { $most }{ ask-deploy.left }.
ask-focus = Концентрация: можете показать из руки карту с этой чертой ({ $aspect }).
ask-discard =
    { $optional ->
        [1] Можете сбросить карту из руки.
       *[0] Сбросьте карту из руки.
    }
ask-promote-discarded = Можете приблизить эту карту вместо сброса.
ask-one-opponent = Выберите соперника.
ask-rival-there = Выберите игрока, из чьего зала трофеев возьмёте войска.
ask-play-card =
    { $source ->
        [inner] Разыграйте карту из своего внутреннего круга.
       *[row] Разыграйте карту с рынка стоимостью не больше { $most }.
    }
ask-enter-market = Поглотите карту с рынка: её место займёт эта карта.

## What one can do.

action-done = Пропустить
action-play = Разыграть: { $card }
action-play-devoured = Разыграть из поглощённых: { $card }
action-recruit =
    Завербовать: { $card }{ $cost ->
        [0] { "" }
       *[other] { " " }(стоимость { $cost })
    }
action-recruit-devoured =
    Завербовать из поглощённых: { $card }{ $cost ->
        [0] { "" }
       *[other] { " " }(стоимость { $cost })
    }
action-discard = Сбросить: { $card }
action-devour = Поглотить: { $card }
action-promote = Приблизить: { $card }
action-reveal = Показать: { $card }
action-resolve = Применить эффект: { $card }
action-deploy = Разместить войско: { $place }
action-deploy-without-troops = Получить 1 ПО за 1 могущество (казармы пусты)
action-assassinate = Уничтожить { action-assassinate.troop }: { $place }
    .troop =
        { $colour-id ->
            [amber] янтарное войско
            [sky] лазурное войско
            [green] зелёное войско
            [rose] розовое войско
           *[white] белое войско
        }
    .troops-of =
        { $colour-id ->
            [amber] янтарных войск
            [sky] лазурных войск
            [green] зелёных войск
            [rose] розовых войск
           *[white] белых войск
        }
action-supplant = Заменить { action-assassinate.troop }: { $place }
action-return-troop = Вернуть { action-assassinate.troop }: { $place }
action-return-spy = Вернуть { action-return-spy.spy }: { $place }
    .spy =
        { $colour-id ->
            [amber] янтарного шпиона
            [sky] лазурного шпиона
            [green] зелёного шпиона
           *[rose] розового шпиона
        }
action-move = Переместить отсюда { action-assassinate.troop }: { $place }
action-move-to = Переместить сюда: { $place }
action-place-spy = Подослать шпиона: { $place }
action-opponent = { $seat }
action-take-trophy = Взять { action-assassinate.troop } из зала трофеев игрока { $seat }
action-end-turn = Завершить ход

## Why something cannot be done.

why-game-over = Игра окончена.
why-not-asked = Сейчас решает { $seat }.
why-answer-first = Сначала ответьте на заданный вопрос.
why-set-up-first = Сначала разместите войско в стартовой локации.
why-not-in-hand = У вас в руке нет карты «{ $card }».
why-not-in-discards = В вашей стопке сброса нет карты «{ $card }».
why-not-in-inner-circle = В вашем внутреннем круге нет карты «{ $card }».
why-not-in-row = Среди шести карт рынка нет карты «{ $card }».
why-only-this-card = Поглотить можно только саму карту, эффект которой вы применяете.
why-not-played = В этот ход вы не разыгрывали карту «{ $card }».
why-left-play = Карты «{ $card }» больше нет среди разыгранных.
why-not-itself = Карта «{ $card }» не может приблизить сама себя.
why-other-aspect = У карты «{ $card }» другая черта.
why-not-undead = Карта «{ $card }» не относится к типу «Нежить».
why-not-for-sale = Карту «{ $card }» завербовать нельзя.
why-stack-empty = Карты «{ $card }» закончились.
why-not-in-market = На рынке нет карты «{ $card }».
why-no-influence = Не хватает влияния: нужно { $need }, у вас { $have }.
why-no-power = Не хватает могущества: нужно { $need }, у вас { $have }.
why-no-ghost = Завербовать поглощённую карту позволяет только «Привидение».
why-nothing-devoured = Поглощённых карт нет.
why-empty-barracks = В ваших казармах не осталось войск: вместо размещения можно получить 1 ПО за 1 могущество.
why-troops-left =
    Получать ПО вместо размещения можно, только когда казармы пусты, а у вас там ещё { $n ->
        [one] { $n } войско
        [few] { $n } войска
       *[other] { $n } войск
    }.
why-own-spy = Вернуть можно только шпиона другого игрока.
why-only-own-spies = Здесь можно вернуть только своего шпиона.
why-own-troop = Это ваше войско, а нужно войско соперника.
why-only-others-troops = Эта карта возвращает только войска других игроков.
why-only-at-end = Этот эффект применяется только в конце хода.
why-end-turn-instead = Пропускать нечего: чтобы закончить, завершите ход.
why-only-by-card = Это действие доступно только благодаря эффекту карты.
why-branch-does-nothing = Вариант { $n } сейчас ничего не даст.
why-white-stays = Белые войска вернуть нельзя.
why-spy-there = { $place }: там уже есть ваш шпион.
why-all-spies-out = Все ваши шпионы на поле: сначала верните одного из них.
why-opponent-does-not-fit = Игрок { $seat } не подходит под условие карты.
why-no-such-trophy = В зале трофеев игрока { $seat } нет { action-assassinate.troops-of }.
why-other-hall = Эта карта позволяет брать войска только из зала трофеев игрока { $seat }.
why-card-does-not-fit = Карта «{ $card }» здесь не подходит.
why-full = { $place }: там нет пустой клетки.
why-no-presence = { $place }: у вас там нет присутствия.
why-not-in-play = { $place }: этот фрагмент поля не участвует в игре.
why-no-starting-site = { $place }: это не стартовая локация.
why-start-taken = { $place }: эту стартовую локацию уже занял другой игрок.
why-only-white = Эффект карты действует только на белые войска.
why-other-site = Эффект карты на это место не распространяется.
why-no-troop = { $place }: там нет { action-assassinate.troops-of }.
why-no-spy = { $place }: там нет { action-return-spy.spy }.

## What happened: the seat is named before, so these begin with the verb.

event-turn = начинает ход
event-wait = откладывает до конца хода эффект карты: { $card }
event-end-of-turn = переходит к концу хода
event-resolve = применяет в конце хода эффект карты: { $card }
event-end-turn = завершает ход
event-play = разыгрывает карту: { $card }
event-play-several = разыгрывает карты: { $card }
event-draw =
    { $card-id ->
        [hidden] берёт карту
       *[other] берёт карту: { $card }
    }
event-draw-many =
    берёт { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }
event-reshuffle = формирует новую колоду из стопки сброса
event-gain-power =
    получает { $n ->
        [one] { $n } могущество
       *[other] { $n } могущества
    }
event-gain-influence =
    получает { $n ->
        [one] { $n } влияние
       *[other] { $n } влияния
    }
event-gain-vp = получает { $n } ПО
event-marker = забирает жетон контроля: { $place }
event-marker-lost = жетон контроля возвращается на поле: { $place }
event-marker-influence =
    получает { $n ->
        [one] { $n } влияние
       *[other] { $n } влияния
    } за жетон контроля: { $place }
event-marker-vp = получает { $n } ПО за полный контроль: { $place }
event-deploy = размещает войско: { $place }
event-deploy-several = размещает войска: { $place }
event-assassinate = уничтожает { action-assassinate.troop }: { $place }
event-return-troop = возвращает { action-assassinate.troop }: { $place }
event-supplant = заменяет { action-assassinate.troop }: { $place }
event-return-spy-own = возвращает своего шпиона: { $place }
event-return-spy = возвращает { action-return-spy.spy }: { $place }
event-place-spy = подсылает шпиона: { $place }
event-move = перемещает { action-assassinate.troop }: { $place } → { $to }
event-take-trophy = берёт { action-assassinate.troop } из зала трофеев игрока { $other }
event-place-trophy = размещает { action-assassinate.troop }: { $place }
event-trophy-goes-home = получает войско обратно в казармы
event-trophy-leaves = белое войско выбывает из игры
event-discard = сбрасывает карту: { $card }
event-discard-several = сбрасывает карты: { $card }
event-discard-deck =
    сбрасывает всю свою колоду ({ $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    })
event-devour = поглощает карту: { $card }
event-devour-several = поглощает карты: { $card }
event-promote = приближает приспешника: { $card }
event-promote-several = приближает приспешников: { $card }
event-put-back = возвращает карту во внутренний круг: { $card }
event-outcast-returns = возвращает безумного изгоя в запас
event-outcast-comes = вербует безумного изгоя
event-recruit = вербует приспешника: { $card }
event-recruit-several = вербует приспешников: { $card }
event-refill = открывает на рынке карту: { $card }
event-reveal = показывает карту: { $card }
event-enter-market = отправляет на рынок карту: { $card }
event-haunt-market = открывает до конца хода доступ к стопке поглощённых
event-last-round = запускает конец игры: этот раунд последний

## The score sheet.

score-sites = Контроль над локациями
score-total-control = Полный контроль
score-trophies = Зал трофеев
score-deck = Колода, рука и сброс
score-inner-circle = Внутренний круг
score-tokens = Жетоны ПО

## Labels.

term-power = могущество
term-influence = влияние
term-vp = ПО
term-barracks = казармы
term-spies = шпионы
term-trophies = зал трофеев
term-hand = рука
term-deck = колода
term-discard = стопка сброса
term-inner-circle = внутренний круг
term-market = рынок
term-devoured = поглощённые карты
term-played = разыграно в этот ход
term-site = локация
term-route = маршрут
term-control = контроль
term-total-control = полный контроль
term-marker = жетон контроля
term-presence = присутствие
term-white = белые войска

route-space = { $a } – { $b }, клетка { $n }
hidden = Закрытая карта
option-decks = Полуколоды рынка
option-section = Внешний фрагмент поля для трёх игроков
option-promotions = Приближение в конце хода
option-focus = Эффекты концентрации, где нужно выбирать
option-trophies = Войска из залов трофеев
option-ghost = Верхняя поглощённая карта после «Привидения»
option-standstill = После 20 раундов застоя
value-random = Случайно
value-left = Левый
value-right = Правый
value-must = обязательно
value-may = по желанию
value-keep-colour = сохраняют цвет
value-become-yours = становятся вашими
value-market = считается картой рынка
value-purchase = её можно только купить
value-ends = игра заканчивается
value-plays-on = игра продолжается

game-title = Тираны Подземья
game-pitch = Вы возглавляете Великий Дом дроу: вербуете приспешников, размещаете войска, подсылаете шпионов и боретесь за власть над Подземьем. Когда у кого-то закончатся войска или опустеет колода рынка, победит Дом, набравший больше всех победных очков (ПО) за локации, трофеи и карты.
help-turn =
    Разыгрывайте карты из руки в любом порядке: они дают могущество, влияние и особые эффекты.
    За 1 могущество разместите войско, за 3 — уничтожьте войско или верните шпиона другого игрока.
    Для этого нужно присутствие: ваше войско или шпион в той же локации либо ваше войско по соседству.
    За влияние вербуйте приспешников с рынка: они попадут в вашу стопку сброса, а позже придут в руку.
    Знак ▸ на карте значит: если хотите, сделайте то, что слева, чтобы получить то, что справа.
    Завершив ход, вы потеряете неизрасходованные ресурсы, сбросите все карты и возьмёте в руку 5 новых.
