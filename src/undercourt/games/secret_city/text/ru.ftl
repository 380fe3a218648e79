# Secret City, in Russian; the terms are those of the Russian rulebook.
# Names of cards, territories and strategies stay in the nominative, after a colon, in brackets or in quotes, and
# nothing agrees with them; selectors on `…-id` give the other cases of resources and symbols.
# People’s names stay as they are: as the subject in the present tense, or after the word `игрок` in any case.
# `the-character`, `cost` and `where` are parts of other messages; attributes hold what several messages share.

-battle-end = до конца розыгрыша стратегий

## Parts of sentences.

# The character that an effect is about, with all that is demanded of it; accusative and genitive are alike.
the-character = { $target ->
    [self] этого персонажа
    [same] того же персонажа
   *[any] { $owner ->
        [own] своего { the-character.state }{ the-character.kind }
        [opponent] { the-character.state }{ the-character.kind } соперника
        [target] { the-character.state }{ the-character.kind } игрока-цели
       *[any] любого { the-character.state }{ the-character.kind }
    }{ the-character.strength }
}
    .kind = { $target ->
        [mercenary] наёмника
        [hero] героя
       *[any] наёмника или героя
    }
    .state = { $assigned ->
        [1] назначенного{" "}
        [0] неназначенного{" "}
       *[other] {""}
    }{ $down ->
        [1] повёрнутого рубашкой вверх{" "}
        [0] неповёрнутого{" "}
       *[other] {""}
    }
    .strength = { $least ->
        [0] { $most ->
            [-1] { $symbol ->
                [0] {""}
               *[other] {" "}с { the-character.symbol }
            }
           *[other] {" "}с силой на карте не больше { $most }{ the-character.also }
        }
       *[other] { $most ->
            [-1] {" "}с силой на карте не меньше { $least }{ the-character.also }
           *[other] {" "}с силой на карте от { $least } до { $most }{ the-character.also }
        }
    }
    .also = { $symbol ->
        [0] {""}
       *[other] {" "}и { the-character.symbol }
    }
    .symbol = { $symbol ->
        [1] символом Оружия
        [2] символом Магии
       *[4] символом Интриги
    }

# What is paid or received: the bare amounts, and after a verb that asks for them.
cost = { $money ->
    [0] { $mana ->
        [0] { $influence ->
            [0] 0
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
        [one] { $money } золотой
       *[other] { $money } золотых
    }
    .mana = { $mana ->
        [one] { $mana } мана
       *[other] { $mana } маны
    }
    .influence = { $influence ->
        [one] { $influence } очко влияния
        [few] { $influence } очка влияния
       *[other] { $influence } очков влияния
    }
    .mana-paid = { $mana ->
        [one] { $mana } ману
       *[other] { $mana } маны
    }
    .paid = { $money ->
        [0] { $mana ->
            [0] { $influence ->
                [0] бесплатно
               *[other] за { cost.influence }
            }
           *[other] за { cost.mana-paid }{ $influence ->
                [0] {""}
               *[other] {" "}и { cost.influence }
            }
        }
       *[other] за { cost.money }{ $mana ->
            [0] { $influence ->
                [0] {""}
               *[other] {" "}и { cost.influence }
            }
           *[other] { $influence ->
                [0] {" "}и { cost.mana-paid }
               *[other] ,{" "}{ cost.mana-paid } и { cost.influence }
            }
        }
    }

# A side of a declared strategy, and who declared it.
where = в { where.side }
    .side = зону { $side } { where.of }
    .of = стратегии { where.name }
    .strategy = стратегию { where.name }
    .name = { $strategy-id ->
        [none] игрока { $other }
       *[other] «{ $strategy }» ({ $other })
    }

## What cards, territories and strategies do: clauses without capital and full stop. The renderer makes sentences of them.

effect-seq = { $all }
effect-seq-join = { $a }, затем { $b }
effect-choose-one = выберите одно: { $all }
effect-choose-one-join = { $a }; или { $b }
effect-modify-strength = увеличьте на { $n } силу { the-character } { -battle-end }
effect-weaken = уменьшите на { $n } силу { the-character } { -battle-end }
effect-nullify = { -battle-end } обнулите силу { the-character }, что бы на нём ни лежало
effect-add-symbols = наделите { the-character } { $symbols ->
    [1] символом Оружия
    [2] символом Магии
    [3] символами Оружия и Магии
    [4] символом Интриги
    [5] символами Оружия и Интриги
    [6] символами Магии и Интриги
   *[7] всеми тремя символами
} { -battle-end }
effect-shield = защитите { the-character } до конца хода (другие игроки не могут выбирать его целью карт, умений и стратегий)
effect-kill = убейте { the-character }
effect-exhaust = поверните рубашкой вверх { the-character } (он покидает свою стратегию, и в этот ход его нельзя назначить)
effect-ready = разверните { the-character } (в этот ход его можно назначить)
effect-relocate = перенесите { the-character } вместе со всем, что на нём лежит, { $same ->
    [1] в другую зону его стратегии или в любую зону другой стратегии, подходящей ему по символам
   *[0] в любую зону другой стратегии, подходящей ему по символам
}
effect-modify-strategy = добавьте { effect-modify-strategy.strength } в зону { $side ->
    [0] ЗА
    [1] ПРОТИВ
   *[2] ЗА или ПРОТИВ
} { $own ->
    [1] своей стратегии
   *[0] любой стратегии
}
    .strength = { $n ->
        [one] { $n } силу
       *[other] { $n } силы
    }
effect-dispel = снимите всё, что лежит на одном персонаже (кроме Лидеров) или на одной стратегии
effect-capture = захватите территорию игрока-цели (кроме родной)
effect-gain = получите { $resource-id ->
    [any_mix] { effect-gain.mix }
   *[other] { effect-gain.tokens }
}
    .tokens = { $resource-id ->
        [money] { $n ->
            [one] { $n } золотой
           *[other] { $n } золотых
        }
        [mana] { $n ->
            [one] { $n } ману
           *[other] { $n } маны
        }
       *[influence] { $n ->
            [one] { $n } очко влияния
            [few] { $n } очка влияния
           *[other] { $n } очков влияния
        }
    }
    .mix = { $n ->
        [1] 1 золотой или 1 ману
       *[other] деньги и ману в любом сочетании, всего { $n }
    }
effect-lose = игрок-цель теряет { $resource-id ->
    [any_mix] { $n ->
        [1] 1 золотой или 1 ману по вашему выбору
       *[other] деньги и ману в выбранном вами сочетании, всего { $n }
    }
   *[other] { effect-gain.tokens }
}
effect-steal = отберите у игрока-цели { $resource-id ->
    [any_mix] { effect-gain.mix }
   *[other] { effect-gain.tokens }
}
effect-convert = обменяйте до { $resource-id ->
    [money] { $n ->
        [one] { $n } золотого
       *[other] { $n } золотых
    }
    [mana] { $n } маны
   *[influence] { $n ->
        [one] { $n } очка влияния
       *[other] { $n } очков влияния
    }
} на столько же { $other_resource-id ->
    [money] золотых
    [mana] маны
   *[influence] очков влияния
} или наоборот
effect-draw = { $deck-id ->
    [house] { $n ->
        [1] можете выбрать любую карту из колоды своего Дома и взять её в руку
       *[other] можете выбрать любые { effect-draw.cards } из колоды своего Дома и взять их в руку
    }
    [any_common] { $n ->
        [1] возьмите 1 карту из любой общей колоды
       *[other] возьмите { effect-draw.cards }, каждую из любой общей колоды
    }
   *[other] { $n ->
        [1] { effect-draw.draw }
       *[other] { $back ->
            [0] { effect-draw.draw }
            [1] посмотрите { effect-draw.top }, возьмите { effect-draw.kept }, а { $n ->
                [2] другую
               *[other] оставшуюся
            } положите под низ
           *[other] посмотрите { effect-draw.top }, возьмите { effect-draw.kept }, а остальные положите под низ
        }
    }
}
    .cards = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }
    .draw = возьмите { effect-draw.cards } из { $deck }
    .kept = { $keep ->
        [1] одну
        [2] две
        [3] три
       *[other] { $keep }
    }
    .top = { $n ->
        [one] { $n } верхнюю карту { $deck }
        [few] { $n } верхние карты { $deck }
       *[other] { $n } верхних карт { $deck }
    }
effect-look-hand = посмотрите карты на руке игрока-цели
effect-discard = игрок-цель сбрасывает с руки { effect-draw.cards } { $chooser ->
    [controller] по вашему выбору
    [random] наугад
   *[victim] по своему выбору
}
effect-take-card = { $chooser ->
    [random] возьмите наугад { effect-draw.cards } с руки игрока-цели (кроме карт Дома)
    [victim] возьмите { effect-draw.cards } с руки игрока-цели по его выбору (кроме карт Дома)
   *[controller] посмотрите карты на руке игрока-цели и возьмите { effect-draw.cards } по своему выбору (кроме карт Дома)
}

# When a card does it.
card-play = { $a }
card-attach = наложение: { $a }
card-activated = раз в ход{ $money ->
    [0] { $mana ->
        [0] { $influence ->
            [0] {""}
           *[other] {" "}{ cost.paid }
        }
       *[other] {" "}{ cost.paid }
    }
   *[other] {" "}{ cost.paid }
}: { $a }
card-single-use = один раз, после чего карта выходит из игры: { $a }
card-upkeep = каждый ход перед использованием территорий: { $a }
card-on-success = при успехе вашей естественной стратегии: { $a }
passive-characters = у вас может быть до { $n } { $n ->
    [one] персонажа
   *[other] персонажей
}, включая Лидера
passive-hand = в конце хода у вас на руке может остаться до { $n } { $n ->
    [one] карты
   *[other] карт
}
passive-initiative = раз в каждую торговлю за инициативу добавляет свою силу к вашей ставке, не поворачиваясь рубашкой вверх
passive-natural = при успехе вашей естественной стратегии с перевесом не меньше { $margin } получите ещё { $n } { $n ->
    [one] очко влияния
    [few] очка влияния
   *[other] очков влияния
}
no-ability = особых умений нет

## What is asked at the table.

ask-draft = { $left ->
    [1] Выберите последнюю территорию.
   *[other] Выберите территорию (осталось { $left }). Каждый ход она даёт свой доход или своё свойство.
}
ask-window = Используйте карту или умение либо продолжайте.
ask-first = Вы выиграли инициативу: кто будет первым игроком в этот ход?
ask-auction = Сделать ставку за инициативу? Добавленный персонаж поворачивается рубашкой вверх, и в этот ход его нельзя назначить. { $other-id ->
    [nobody] Ставок пока нет.
   *[other] Лидирует { $other } ({ $best }); ваша ставка: { $n }.
}
ask-strategy = Объявите стратегию на этот ход.
ask-victim = Против какого игрока направить стратегию «{ $strategy }»?
ask-territories = Используйте каждую из своих территорий: получите её доход или примените её свойство.
ask-buying = Купите персонажей и артефакты Дома или продолжайте.
ask-replace = На столе нет места: кого заменяет { $card }?
ask-battle = Ваше действие: назначьте персонажа ЗА или ПРОТИВ стратегии либо используйте карту или умение.
ask-perform = Вы обязаны контрактом: назначьте персонажа { where }.
ask-deal-character = { $deal-id ->
    [hero_price] Какой персонаж другого игрока вам нужен? Его владелец назовёт цену.
    [hero_anywhere] Какого своего персонажа вы назначите туда, куда захочет тот, кто заплатит?
   *[other] Какого своего персонажа вы предлагаете? Можно решить позже.
}
ask-deal-side = { $deal-id ->
    [ask_help] В какой зоне вам нужен персонаж другого игрока?
    [hero_price] В какой зоне вам нужен этот персонаж: { $card }?
    [ask_abstain] В какую стратегию не должен вмешиваться другой игрок?
    [promise_abstain] В какую стратегию вы обещаете не вмешиваться { -battle-end }?
   *[other] В какую зону вы предлагаете назначить { ask-deal-answer.who }?
}
ask-deal-price = { $deal-id ->
    [ask_help] Сколько вы заплатите за назначение персонажа { where }? Долги платятся в конце хода.
    [ask_abstain] Сколько вы заплатите тому, кто не станет вмешиваться в { where.strategy }? Долги платятся в конце хода.
    [promise_abstain] Сколько вы хотите за невмешательство в { where.strategy }? Долги платятся в конце хода.
   *[other] Сколько вы хотите за назначение { ask-deal-answer.who } { where }? Долги платятся в конце хода.
}
ask-deal-to = Кому вы предлагаете контракт: одному игроку или всем по очереди?
ask-deal-answer = { $deal-id ->
    [ask_help] { $seat } предлагает вам { effect-gain.tokens } за то, что следующим действием вы назначите персонажа { where }. Принять?
    [offer_help] { $seat } предлагает назначить { ask-deal-answer.who } { where }; за это вы будете должны { effect-gain.tokens }. Принять?
    [ask_abstain] { $seat } предлагает вам { effect-gain.tokens } за то, что { -battle-end } вы не станете вмешиваться в { where.strategy }. Принять?
   *[promise_abstain] { $seat } обещает { -battle-end } не вмешиваться в { where.strategy }; за это вы будете должны { effect-gain.tokens }. Принять?
}
    .who = персонажа{ $card-id ->
        [none] {""}
       *[other] {" "}({ $card })
    }
ask-deal-bid = { $deal-id ->
    [hero_price] { $seat } просит вас назначить { ask-deal-answer.who } { where }: назовите цену или откажитесь.
    [hero_anywhere] { $seat } предлагает назначить { ask-deal-answer.who } { where }: сколько вы заплатите?
   *[who_gives] { $seat } предлагает за плату назначить { ask-deal-answer.who } { where }: сколько вы дадите?
}
ask-deal-bid-side = { $seat } предлагает назначить { ask-deal-answer.who } туда, куда захочет тот, кто заплатит: какая зона вам нужна?
ask-deal-take = { $deal-id ->
    [hero_price] { $bidder } хочет { effect-gain.tokens } за назначение { ask-deal-answer.who } { where }. Принять?
    [hero_anywhere] { $bidder } предлагает { effect-gain.tokens } за назначение { ask-deal-answer.who } { where }. Принять?
   *[who_gives] Чьё предложение вы принимаете за назначение { ask-deal-answer.who } { where }?
}
ask-debt = { $other } не может полностью расплатиться с вами: не хватает { $missing } { $missing ->
    [one] ресурса
   *[other] ресурсов
}, { $influence ->
    [0] а очков влияния нет. Забрать за долг территорию?
    [one] а есть только { $influence } очко влияния. Забрать за остаток долга территорию или взять это очко?
    [few] а есть только { $influence } очка влияния. Забрать за остаток долга территорию или взять эти очки?
   *[other] а есть только { $influence } очков влияния. Забрать за остаток долга территорию или взять эти очки?
}
ask-discard = { $left ->
    [1] Сбросьте карту с руки.
   *[other] Сбросьте карты с руки (осталось сбросить { $left }).
}
ask-target = Выберите персонажа{ ask-target.by }: { $a }.
    .by = { $card-id ->
        [none] { $victim-id ->
            [nobody] {""}
           *[other] {" "}(игрок-цель: { $victim })
        }
       *[other] { $victim-id ->
            [nobody] {" "}({ $card })
           *[other] {" "}({ $card }; игрок-цель: { $victim })
        }
    }
ask-relocate = Куда перенести персонажа{ ask-target.by }?
ask-side = Выберите зону{ ask-target.by }: { $a }.
ask-dispel = Выберите, с чего снять всё наложенное{ ask-target.by }.
ask-capture = Какую территорию игрока { $victim } захватить?
ask-mix = Выберите, сколько будет денег; остальное — мана{ ask-target.by }: { $a }.
ask-convert-way = Что на что обменять{ ask-target.by }?
ask-convert = Сколько обменять{ ask-target.by }?
ask-house-card = Выберите карту из колоды своего Дома и возьмите её в руку — или не берите ни одной.
ask-deck = Из какой колоды взять карту{ ask-target.by }?
ask-keep = Какую карту взять{ ask-target.by }? Остальные уйдут под низ колоды.
ask-discard-of = Какую карту сбросит { $victim }?
ask-take-of = Какую карту взять с руки игрока { $victim }?
ask-player = Выберите игрока-цель{ ask-target.by }: { $a }.
ask-choose-one = Выберите одно{ ask-target.by }:

## What one can do.

action-done = { $what ->
    [no_bid] Пока больше ничего не добавлять к ставке
    [rest_income] Получить доход со всех оставшихся территорий
    [rest_income_home] Получить доход со всех оставшихся территорий; свойство вашей родной территории останется без применения
    [everybody] Всем
    [any_character] Любой персонаж, решу позже
    [refuse] Отказаться
    [influence] Не забирать территорию, взять очки влияния
    [go_on] Продолжить
   *[decline] Нет
}
action-draft = Взять территорию: { $territory }; доход — { cost }; свойство — { $a }
action-bid = { $free ->
    [0] Повернуть рубашкой вверх: { $card } (+{ $strength })
   *[other] Добавить к ставке, не поворачивая: { $card } (+{ $strength })
}
action-player = { $what ->
    [first] Первый игрок: { $seat }
    [to] Только одному игроку: { $seat }
   *[target] { $seat }
}
action-take-offer = { $seat } предлагает { effect-gain.tokens }
action-strategy = { $strategy } ({ $symbol }{ $base ->
    [0] {""}
   *[other] , базовая
}{ $natural ->
    [0] {""}
   *[other] , естественная для вашего Дома
}): { $a }
action-income = Получить доход: { $territory } ({ cost })
action-property = Применить свойство: { $territory } — { $a }
action-deck = { $deck-id ->
    [spells] Колода заклинаний
    [mercenaries] Колода наёмников
   *[artifacts] Колода артефактов
}
action-take = Взять: { $card }
action-discard = Сбросить: { $card }
action-buy = Купить { cost.paid }: { $card }{ $strength ->
    [0] {""}
   *[other] {" "}(сила { $strength })
}
action-dismiss = Заменить: { $card }
action-use = Использовать карту ({ $card }) { cost.paid }: { $a }
action-ability = Использовать умение ({ $card }) { cost.paid }: { $a }
action-target = { $card } ({ $seat }, сила { $strength })
action-nobody = На месте { $number } никого нет
action-place = Зона { $side } { where.of }
action-place-strategy = Стратегия { where.name }
action-number = { $n }
action-assign = Назначить { where }: { $card } (сила { $strength })
action-pass = Пропустить действие (два полных раунда пропусков завершают розыгрыш)
action-propose = Предложить контракт: { $deal-id ->
    [ask_help] вы платите за чужого персонажа в названной вами зоне
    [offer_help] вы назначаете персонажа за названную вами цену
    [who_gives] вы назначаете персонажа, а другие говорят, сколько заплатят
    [hero_price] вам нужен персонаж другого игрока, и тот называет цену
    [hero_anywhere] ваш персонаж пойдёт туда, куда захочет тот, кто заплатит
    [ask_abstain] вы платите игроку за невмешательство в стратегию
   *[promise_abstain] вы не вмешиваетесь в стратегию за названную вами цену
}
action-price = { $resource-id ->
    [money] { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }
   *[mana] { $n ->
        [one] { $n } мана
       *[other] { $n } маны
    }
}
action-accept = Принять
action-take-territory = Забрать территорию: { $territory }; доход — { cost }; свойство — { $a }
action-convert = Обменять { $resource-id ->
    [money] деньги
    [mana] ману
   *[influence] очки влияния
} на { $other_resource-id ->
    [money] деньги
    [mana] ману
   *[influence] очки влияния
}
action-dispel = { $what ->
    [character] То, что лежит на персонаже
   *[strategy] То, что лежит на стратегии
}
action-choose = Вариант { $n }

## Why something cannot be done.

why-game-over = Игра окончена.
why-not-asked = Сейчас решает { $seat }.
why-answer-first = Сначала ответьте на заданный вопрос.
why-bound = Вы обязаны контрактом: ваше действие — назначить персонажа { where }.
why-must-assign = Пропустить действие можно, только если вам некого назначить.
why-nobody-there = На месте { $number } никого нет.
why-assigned = Этот персонаж уже назначен: { $card }.
why-face-down = Этот персонаж в этот ход лежит рубашкой вверх: { $card }.
why-no-strategy = { $seat }: в этот ход стратегии нет.
why-stays-out = Вы обещали не вмешиваться в { where.strategy }.
why-wrong-symbol = У этого персонажа ({ $card }) нет символа { $symbol-id ->
    [weapons] Оружия
    [magic] Магии
   *[intrigue] Интриги
}, которого требует стратегия «{ $strategy }».
why-no-deals = Эта игра идёт без контрактов.
why-proposed = В этом раунде вы уже предлагали контракт.
why-contract-open = Пока вы не исполнили свой контракт, вы не можете заключить другой.
why-nobody-could = Такой контракт сейчас никто не смог бы заключить ({ $deal }).
why-not-on-table = Этой карты нет перед вами на столе: { $card }.
why-used-already = В этот ход уже использовано: { $card }.
why-no-target = Сейчас это ни на что не подействует: { $card }.
why-not-in-hand = У вас на руке нет такой карты: { $card }.
why-must-be-bought = Эту карту нужно купить в фазе покупки карт с руки: { $card }.
why-cannot-pay = Вам нечем за это заплатить: { $card }.
why-only-later = Эта карта накладывается: её можно использовать в фазе покупки карт с руки и в розыгрыше стратегий ({ $card }).
why-no-ability = Здесь нет умения, которое можно использовать: { $card }.
why-not-on-your-territory = Эта карта не лежит на вашей территории: { $card }.
why-used-not-bought = Эту карту не покупают, а используют с руки: { $card }.
why-rests = Эта карта использована в этот ход, снова купить её можно в следующий: { $card }.
why-still-no-room = Место не освободится: без этой карты предел меньше ({ $card }).
why-leader-stays = Это Лидер вашего Дома, сбросить его нельзя: { $card }.
why-no-need-for-room = Места достаточно: сбрасывать никого не нужно.
why-home = Это родная территория, её нельзя взять: { $territory }.
why-taken = Эта территория уже занята: { $territory }.
why-no-such-player = { $seat } не участвует в этой игре.
why-cannot-answer = { $seat } не может заключить этот контракт.
why-not-yourself = Себя здесь выбрать нельзя.
why-strategy-taken = Карту со стратегией «{ $strategy }» в этот ход уже взяли.
why-deck-empty = Карты { $deck } закончились.
why-card-not-there = Выбрать эту карту здесь нельзя: { $card }.
why-not-that-side = Здесь нельзя выбрать { where.side }.
why-not-his = Эта территория не принадлежит тому игроку: { $territory }.
why-not-that-number = Такое число здесь невозможно: { $n }.
why-added-already = Этот персонаж уже добавлен к ставке: { $card }.
why-not-yours = Эта территория не ваша: { $territory }.
why-territory-used = Эта территория в этот ход уже использована: { $territory }.
why-home-pays-itself = Это ваша родная территория, её доход вы уже получили: { $territory }.
why-property-useless = Свойство этой территории сейчас ничего не даст: { $territory }.
why-cannot-be-sent = Этот персонаж не может быть предметом этого контракта: { $card }.
why-leader = Это Лидер, а Лидера ничем нельзя выбрать целью: { $card }.
why-shielded = Этот персонаж под защитой до конца хода: { $card }.
why-wrong-owner = Этот персонаж принадлежит не тому игроку: { $card }.
why-wrong-strength = Этот персонаж не подходит: не та сила на карте ({ $strength }) или нет нужного символа ({ $card }).
why-does-not-fit = Сейчас этого персонажа выбрать нельзя: { $card }.

## What happened: what follows the name of a seat, or stands alone where nobody did it.

event-round = начинает ход { $n }
event-end = игра заканчивается
event-first = становится первым игроком{ $other-id ->
    [nobody] {""}
   *[other] : так решает { $other }
}
event-draft = выбирает территорию: { $territory }
event-bid = добавляет к ставке: { $card } (теперь { $n })
event-choose-strategy = берёт карту стратегии «{ $strategy }»
event-strategy = объявляет стратегию «{ $strategy }» против игрока { $other }
event-income = получает доход с территории: { $territory }
event-property = применяет свойство территории: { $territory }
event-gain = получает { effect-gain.tokens }
event-lose = теряет { effect-gain.tokens }
event-give = отдаёт { effect-gain.tokens } игроку { $other }
event-draw = { $card-id ->
    [hidden] берёт карту из { $deck }
   *[other] берёт карту из { $deck }: { $card }
}
event-take-house = { $card-id ->
    [hidden] берёт карту из колоды Дома
   *[other] берёт карту из колоды Дома: { $card }
}
event-discard = сбрасывает карту: { $card }
event-take-card = { $card-id ->
    [hidden] берёт карту с руки игрока { $other }
   *[other] берёт карту с руки игрока { $other }: { $card }
}
event-look = смотрит карты на руке игрока { $other } ({ $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
})
event-buy = покупает карту: { $card }
event-enter = выкладывает на стол: { $card }
event-dismiss = сбрасывает персонажа: { $card }
event-use = использует карту: { $card }
event-ability = использует умение: { $card }
event-attach = накладывает карту: { $card }
event-removed = карта уходит со стола: { $card }
event-target = называет игрока-цель: { $other }
event-assign = назначает персонажа в { event-assign.side }: { $card }
    .side = зону { $side } стратегии игрока { $owner }
event-pass = пропускает действие
event-no-bid = больше ничего не добавляет
event-short = не может целиком выплатить долг игроку { $other } (не хватает: { action-price }), остаток отдаётся влиянием
event-look-at = смотрит карту персонажа, лежащего рубашкой вверх: { $card } ({ $other })
event-strengthen = меняет силу персонажа: { $card } ({ $other }), теперь { $n }
event-nullify = обнуляет силу персонажа: { $card } ({ $other })
event-add-symbols = наделяет персонажа новыми символами: { $card } ({ $other })
event-shield = защищает персонажа: { $card } ({ $other })
event-kill = убивает персонажа: { $card } ({ $other })
event-turn-down = поворачивает персонажа рубашкой вверх: { $card } ({ $other })
event-ready = разворачивает персонажа: { $card } ({ $other })
event-relocate = переносит персонажа в { event-assign.side }: { $card } ({ $other })
event-strengthen-side = добавляет { effect-modify-strategy.strength } в { event-assign.side }
event-dispel = снимает всё, что лежит на персонаже: { $card } ({ $other })
event-dispel-strategy = снимает всё, что лежит на стратегии игрока { $owner }
event-terms = обдумывает контракт «{ $deal }»
event-propose = предлагает { $other-id ->
    [nobody] {""}
   *[other] игроку { $other }{" "}
}контракт «{ $deal }»{ $side-id ->
    [none] {""}
   *[other] { $deal-id ->
        [ask_abstain] ,{" "}стратегия игрока { $owner }
        [promise_abstain] ,{" "}стратегия игрока { $owner }
       *[other] ,{" "}зона { $side } стратегии игрока { $owner }
    }
}{ $card-id ->
    [none] {""}
   *[other] , персонаж: { $card }
}{ $resource-id ->
    [none] {""}
   *[other] , цена: { action-price }
}
event-accept = { $other-id ->
    [nobody] принимает контракт
   *[other] принимает цену игрока { $other }
}
event-refuse = отказывается от контракта
event-no-deal = остаётся без контракта
event-name-price = называет цену: { action-price }{ $side-id ->
    [none] {""}
   *[other] ,{" "}зона { $side } стратегии игрока { $owner }
}
event-owe = берёт на себя долг перед игроком { $other }: { action-price }
event-void = больше не может исполнить контракт: платить за него не нужно
event-stands = сила в зоне { $side } стратегии игрока { $owner }: { $card } ({ $other }), { $n }
event-adds = прибавка в зоне { $side } стратегии игрока { $owner }: { $n }{ $card-id ->
    [none] {""}
   *[other] {" "}({ $card })
}
event-count = набирает { $for } ЗА и { $against } ПРОТИВ: стратегия { $succeeds ->
    [1] успешна
   *[0] провалена
}
event-clear = все персонажи возвращаются из стратегий
event-succeed = разыгрывает стратегию «{ $strategy }» (перевес { $n })
event-triumph = добивается успеха естественной стратегии, срабатывает { $card }
event-take-territory = забирает у игрока { $other } территорию: { $territory }

## The score sheet.

score-influence = Очки влияния

## Labels.

term-turn = ход
term-first-player = первый игрок
term-money = деньги
term-mana = мана
term-influence = влияние
term-characters = персонажи
term-hand = рука
term-house-deck = колода Дома
term-territories = территории
term-strategies = стратегии
term-for = за
term-against = против
term-total = всего
term-deals = контракты
term-debts = долги
term-owes = должны
term-auction = инициатива
term-bid = ставка
term-decks = колоды
term-artifacts = артефакты
term-bound = есть контракт
term-stays-out = не вмешивается
term-face-down = рубашкой вверх
term-shielded = под защитой

timing-never = –
timing-play = сразу
timing-attach = накладывается
timing-activated = умение
timing-single-use = один раз

confirmed-ability = текст
confirmed-base = сторона
confirmed-capturable = нельзя захватить
confirmed-category = вид карты
confirmed-copies = число экземпляров
confirmed-cost = цена
confirmed-holds-unique = уникальная карта
confirmed-income = доход
confirmed-kind = родная территория
confirmed-name = название
confirmed-property = свойство
confirmed-property-replaces-income = доход и свойство
confirmed-strength = сила
confirmed-symbols = символы
confirmed-territory = территория
confirmed-type = тип

hidden = Закрытая карта

reconstructed-mark = ≈
reconstructed-note = ≈ отмечает то, чего нет в правилах: значения и тексты большинства карт реконструированы так, чтобы они соответствовали правилам и примерам в них. Если у вас есть печатная игра, вы можете исправить их в своём наборе карт.

option-turns = Число ходов
option-house-1 = Дом первого игрока за столом
option-house-2 = Дом второго игрока за столом
option-house-3 = Дом третьего игрока за столом
option-house-4 = Дом четвёртого игрока за столом
option-house-5 = Дом пятого игрока за столом
option-house-6 = Дом шестого игрока за столом
option-deals = Контракты между игроками
option-face-down-targets = Каких персонажей рубашкой вверх можно выбрать целью
option-spell-instead = Карта или умение вместо назначения персонажа
option-debt-territory = Какие территории можно забрать за долг
option-tie-break = Равное влияние в конце игры
option-deal-open = Пока контракт не исполнен
value-usual = Как обычно для этого числа игроков
value-1 = 1 ход
value-2 = 2 хода
value-3 = 3 хода
value-4 = 4 хода
value-5 = 5 ходов
value-6 = 6 ходов
value-7 = 7 ходов
value-8 = 8 ходов
value-9 = 9 ходов
value-10 = 10 ходов
value-11 = 11 ходов
value-12 = 12 ходов
value-lot = По жребию
value-nav = Навь (Тёмный Двор)
value-lyud = Людь (Зелёный Дом)
value-chud = Чудь (Орден)
value-masan = Масаны
value-hvan = Хваны
value-chel = Челы (люди)
value-on = Да
value-off = Нет
value-looked-at = Любых: на неподходящего только смотрят, и карта потрачена
value-fitting = Только подходящих
value-yes = Можно
value-no = Только если некого назначить
value-not-home = Любые, кроме родной
value-any = Любые, даже родную
value-territories = Побеждает тот, у кого больше территорий, затем — денег и маны вместе
value-shared = Победа общая
value-performer = Других не заключает только тот, кто должен его исполнить
value-everybody = Других не заключает и тот, кто за него платит

game-title = Тайный Город
game-pitch = Великие Дома делят скрытую от людей Москву оружием, магией и интригами: каждый ход вы объявляете стратегию против другого игрока, и все назначают персонажей ЗА неё или ПРОТИВ. Успешные стратегии приносят территории, ресурсы и очки влияния; после последнего хода побеждает тот, у кого очков влияния больше всех.
help-turn =
    Со второго хода всё начинается с торговли за инициативу: персонажи, добавленные к ставке, поворачиваются рубашкой вверх, и в этот ход их нельзя назначить. Тот, чья ставка больше, называет первого игрока.
    Затем все по очереди объявляют по стратегии против другого игрока. Базовая стратегия захватывает территорию. Естественная стратегия вашего Дома при успехе приносит больше.
    Каждая территория даёт доход или свойство, родная — и то и другое.
    Потом вы покупаете персонажей и артефакты Дома. Персонажей может быть не больше 6, включая Лидера.
    Розыгрыш стратегий: по очереди каждый назначает персонажа ЗА или ПРОТИВ стратегии, тип которой есть среди его символов, либо использует карту или умение. Перед этим можно предложить контракт; долги по контрактам платятся в конце хода.
    Стратегия успешна, если сила ЗА больше силы ПРОТИВ. Перевес 5 или больше приносит 1 очко влияния.
    Карты с пометкой «Наложение» используют в фазе покупки и в розыгрыше стратегий; до его конца они лежат на персонаже или стратегии.
    Игрок-цель карты — соперник на ваш выбор, игрок-цель стратегии — тот, против кого она объявлена. Лидера ничем нельзя выбрать целью.
    В конце хода платятся долги, а лишние карты сбрасываются: на руке остаётся не больше 6.
