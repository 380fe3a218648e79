# What the page says of Secret City, in Russian.

## The board

web-city-table = Кто против кого
web-city-views = Что показано
web-city-view-auction = Инициатива
web-city-view-strategies = Стратегии
web-city-view-duels = Противостояния
web-city-view-city = Город
web-city-over = Игра окончена
web-city-against = против
web-city-passed = пас
web-city-ability = умение
web-city-reserve = Ещё не назначены
web-city-nobody-left = назначать больше некого
web-city-free = свободен
web-city-used = использовано
web-city-under = На глазах у всех ушли под колоду

## How a duel stands

web-city-ahead = перевес { $n }
web-city-short = не хватает { $n }
web-city-even = поровну: это провал
web-city-carried = успех с перевесом { $n }
web-city-failed = { $n ->
    [0] провал: поровну
   *[other] провал, не хватило { $n }
}

## Cards

web-city-home = Дом
web-city-territory = Территория
web-city-base = Базовая стратегия
web-city-special = Особая стратегия
web-city-natural = естественная
web-city-natural-of = естественная для Дома: { $house }
web-city-reconstructed = реконструкция
web-city-open-card = Показать карту: { $card }

## Beside the board

web-city-hand = Ваша рука
web-city-characters = Персонажи
web-city-contracts = Контракты
web-city-territories = Территории
web-city-artifacts = Артефакты перед вами
web-city-looked-at = Вы смотрите
web-city-all-characters = Персонажи всех игроков
web-city-to-draft = Свободны
web-city-out = Не участвуют в этой партии

## Contracts

web-city-no-contracts = В этот ход контрактов нет.
web-city-more-contracts = { $n ->
    [one] и ещё { $n } контракт
    [few] и ещё { $n } контракта
   *[other] и ещё { $n } контрактов
}
web-city-you-owe = ваш долг, в конце хода
web-city-owed-you = вам должны, в конце хода
web-city-owes = в конце хода
web-city-bound = обязан назначить { $who ->
    [none] персонажа
   *[other] персонажа: { $who },
} { $where }
web-city-stays-out = не вмешивается: { $strategy }
web-city-only-to = Вопрос только к игроку { $seat }.
web-city-propose = Предложить контракт
web-city-kinds = { $n ->
    [one] { $n } вид
    [few] { $n } вида
   *[other] { $n } видов
}
web-city-i-pay = Платите вы
web-city-i-am-paid = Платят вам
web-city-whom = Кого вы назначаете
web-city-whom-asked = Кому:
web-city-everybody = всем по очереди
web-city-price-hint = Обещать можно больше, чем у вас есть: чего не хватит в конце хода, то платят влиянием.

## What would be lost

web-city-left-buy = Вы ещё можете купить карту: { $card }.
web-city-left-ability = Вы ещё можете использовать умение: { $card }.
web-city-left-property = Вы ещё можете использовать свойство территории: { $territory }.
web-city-left-debt = Ваш долг ({ $resource }): { $n }, у вас есть { $have }. Остаток платится влиянием.
