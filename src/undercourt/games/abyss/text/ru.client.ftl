# «Бездна» в терминале, по-русски.

ui-first-steps = В свой ход выберите одно действие: исследуйте, возьмите стопку Совета или наймите Лорда.
ui-example-choice = исследовать
ui-example-why = нанять оракул
ui-example-card = c2

## Варианты: заголовки над предметами

ui-verb-explore = Исследовать
ui-verb-plot = Интриговать
ui-verb-support = Стопка Совета
ui-verb-hire = Нанять
ui-verb-pay = Сыграть
ui-verb-affiliate = Аффилировать
ui-verb-discard = Сбросить
ui-verb-sell = Работорговец: сбросить
ui-verb-dismiss = Оракул: сбросить
ui-verb-replace = Оппортунист: заменить
ui-verb-disable = Повернуть
ui-verb-give-up = Убрать из игры
ui-verb-opponent = Соперник
ui-verb-take-location = Взять Локацию
ui-verb-swap-out = Отдать Локацию
ui-verb-exchange = Обменять на
ui-verb-cover = Положить под неё

## Как рисуется стол

ui-abyss-court = Двор, по ценам для вас: ✓ можете оплатить (в колоде { $n ->
    [one] { $n } Лорд
    [few] { $n } Лорда
   *[other] { $n } Лордов
})
ui-abyss-new-at-court = Новые Лорды во Дворе
ui-abyss-race-and = { $others ->
    [0] { $race }
   *[other] { $race } +{ $others }
}
ui-abyss-any-races = { $n ->
    [1] любая раса
    [one] любая { $n } раса
    [few] любые { $n } расы
   *[other] любые { $n } рас
}
ui-abyss-track = Исследование
ui-abyss-track-empty = никто не исследует (карт в колоде: { $deck }, в сбросе: { $discards })
ui-abyss-last-space = последнее поле: +1 жемчужина
ui-abyss-next-price = цена для других: { $n ->
    [one] { $n } жемчужина
    [few] { $n } жемчужины
   *[other] { $n } жемчужин
}
ui-abyss-threat = Угроза
ui-abyss-council = Совет
ui-abyss-locations = Открытые Локации и сколько каждая принесла бы вам сейчас (в стопке ещё { $n })
ui-abyss-drawn = Вытянутые Локации и сколько каждая принесла бы вам сейчас
ui-abyss-no-locations = Открытых Локаций нет (в стопке { $n })
ui-abyss-owned = Что есть у игроков
ui-abyss-owns-lords = Лорды: { $cards }
ui-abyss-owns-disabled = повёрнуты: { $cards }
ui-abyss-owns-covered = под Локациями: { $cards }
ui-abyss-owns-locations = Локации: { $cards }
ui-abyss-owns-affiliated = аффилированы: { $cards }
ui-abyss-owns-nothing = пока ничего
ui-abyss-hand = Ваша рука
ui-abyss-empty-hand = Рука пуста
ui-abyss-hand-worth = всего { $n }
ui-abyss-paying = Оплата
ui-abyss-paid = { $paid } из { $cost }: { $cards }
ui-abyss-paid-nothing = 0 из { $cost }
ui-abyss-still-races = { $n ->
    [one] нужна ещё { $n } раса
    [few] нужны ещё { $n } расы
   *[other] нужно ещё { $n } рас
}
ui-abyss-still-race = обязательно: { $race }
ui-abyss-no-more-races = все расы набраны
ui-abyss-missing = не хватает { $n }{ $pearls ->
    [0] {""}
   *[other] {" "}(жемчужинами можно доплатить { $pearls })
}
ui-abyss-pearls = { $n ->
    [one] { $n } жемчужина
    [few] { $n } жемчужины
   *[other] { $n } жемчужин
}
ui-abyss-keys = { $n ->
    [one] { $n } ключ
    [few] { $n } ключа
   *[other] { $n } ключей
}
ui-abyss-last-turns = последние ходы
ui-abyss-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
ui-abyss-now = сейчас { $n }
ui-abyss-cost = цена
ui-abyss-races = расы
ui-abyss-influence = ОВ
ui-abyss-costs = стоимость { $n }
ui-abyss-demands = расы: { $races }
ui-abyss-lord-keys = { $n ->
    [0] без ключа
    [one] { $n } ключ
    [few] { $n } ключа
   *[other] { $n } ключей
}
ui-abyss-worth = { $n } ОВ
ui-abyss-has-pearls = жемчуг
ui-abyss-has-keys = ключи
ui-abyss-has-hand = рука
ui-abyss-has-tokens = монстры
ui-abyss-has-lords = Лорды
ui-abyss-has-locations = Локации
ui-abyss-legend =
    Двор: «Крабы +2» — Крабы и ровно две другие расы; ⚷ — ключ, ОВ — очки влияния Лорда
    ✓ этого Лорда вы можете оплатить своими Союзниками и жемчужинами
    Угроза: ▸ здесь жетон; ○ жемчужина или жетон Монстра, на выбор; ⚷ ключ
    ⚷ рядом с именем Лорда: ключ, который действует, пока Лорд свободен. Три ключа сразу берут Локацию.
    Ключи игрока: жетоны вместе с ключами на свободных Лордах.
