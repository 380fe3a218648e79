# «Тираны Подземья» в терминале, по-русски.

ui-first-steps = В свой ход сначала разыграйте карты, затем потратьте то, что они дали, и завершите ход.
ui-example-choice = разместить скаллпорт
ui-example-why = завербовать имикс
ui-example-card = m2

## Варианты: заголовки над предметами

ui-verb-play = Разыграть
ui-verb-recruit = Завербовать
ui-verb-discard = Сбросить
ui-verb-devour = Поглотить
ui-verb-promote = Приблизить
ui-verb-reveal = Показать
ui-verb-resolve = Применить
ui-verb-deploy = Разместить{ $basic ->
    [1] {" "}(1 могущ.)
   *[0] {""}
}
ui-verb-assassinate = Уничтожить{ $basic ->
    [1] {" "}(3 могущ.)
   *[0] {""}
}
ui-verb-supplant = Заменить
ui-verb-return-troop = Вернуть войско
ui-verb-return-spy = Вернуть шпиона{ $basic ->
    [1] {" "}(3 могущ.)
   *[0] {""}
}
ui-verb-move = Переместить отсюда
ui-verb-move-to = Переместить сюда
ui-verb-place-spy = Подослать шпиона
ui-verb-take-trophy = Взять трофей

## Как рисуется стол

ui-tyrants-left = Левая часть
ui-tyrants-centre = Центр
ui-tyrants-right = Правая часть
ui-tyrants-routes = Маршруты с войсками и те, до которых вы дотянетесь
ui-tyrants-market = Рынок: цена, черта, ПО в колоде / во внутреннем круге (в колоде рынка { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
})
ui-tyrants-new-in-market = Новое на рынке
ui-tyrants-hand = Ваша рука
ui-tyrants-empty-hand = Рука пуста
ui-tyrants-played = Разыграно: { $cards }
ui-tyrants-power = могущество { $n }
ui-tyrants-influence = влияние { $n }
ui-tyrants-last-round = последний раунд
ui-tyrants-cards-left = { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[other] { $n } карт в руке
}
ui-tyrants-cost = стоимость { $n }
ui-tyrants-worth = { $deck } ПО в колоде, { $inner } во внутреннем круге
ui-tyrants-copies = { $n ->
    [one] { $n } экземпляр
    [few] { $n } экземпляра
   *[other] { $n } экземпляров
}
ui-tyrants-has-barracks = казармы
ui-tyrants-has-spies = шпионы
ui-tyrants-has-trophies = трофеи
ui-tyrants-has-hand = рука
ui-tyrants-has-deck = колода
ui-tyrants-has-discard = сброс
ui-tyrants-has-inner = вн. круг
ui-tyrants-legend =
    › здесь у вас есть присутствие; дальше название, ПО за контроль и места для войск:
    ● ■ ▲ ◆ войска игроков, ○ белые войска, · свободные места
    =● под контролем Янтарного, ≡● под полным контролем; ⌂ стартовая локация, где ещё никого нет
    ✦2 жетон контроля: 1 влияние в ход тому, кто контролирует локацию, и 2 ПО в ход за полный контроль
    ◎■ шпион этого игрока
