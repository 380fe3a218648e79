# Абисс в браузере, по-русски.

## Расы буквами: рядом с цветом и силуэтом.

web-abyss-letters-squid = Ка
web-abyss-letters-shellfish = Мо
web-abyss-letters-crab = Кр
web-abyss-letters-seahorse = Ко
web-abyss-letters-jellyfish = Ме

## Поле

web-abyss-treasury = Сокровищница
web-abyss-pool = Жетоны Монстров в запасе: { $n }
web-abyss-lord-deck = Колода Лордов: { $n }
web-abyss-deck = Колода Исследования: { $n }, в сбросе: { $discards }
web-abyss-ledge = Поле { $n } трека Исследования
web-abyss-deeper = Глубже
web-abyss-buy = Купить:
web-abyss-next-price = следующая покупка: { ui-abyss-pearls }
web-abyss-either = { $n ->
    [one] { $n } жемчужина или жетон Монстра
    [few] { $n } жемчужины или жетона Монстров
   *[other] { $n } жемчужин или жетонов Монстров
}
web-abyss-threat-space = Угроза { $n }: { $reward }{ $here ->
    [1] . Жетон здесь
   *[0] {""}
}
web-abyss-read = Прочитать: { $name }
web-abyss-payable = вам по средствам
web-abyss-lord = { $name } ({ $guild }): стоимость { $cost }, { $must ->
    [1] { $race },{" "}
   *[0] {""}
}{ $races ->
    [one] { $races } раса
    [few] { $races } расы
   *[other] { $races } рас
}, влияние { $points }{ $keys ->
    [0] {""}
   *[other] , { web-abyss-keys-of }
}
web-abyss-keys-of = { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключа
   *[other] { $keys } ключей
}

## Локации

web-abyss-worth-now = сколько дадут вам сейчас
web-abyss-drawn = Вытянутые Локации
web-abyss-in-stack = Локации в стопке
web-abyss-stack-of = Стопка Локаций: { $n }
web-abyss-no-open = Открытых Локаций нет.
web-abyss-weakest = слабейшего
web-abyss-strongest = сильнейшего
web-abyss-lowest-each = слабейшие каждой расы
web-abyss-best-theirs = лучшая у соперников
web-abyss-locations = Локации
web-abyss-elsewhere = в стопке или вне игры

## Игроки

web-abyss-hand = Ваша рука
web-abyss-unused = Способность не использована: { $card }.
web-abyss-lords = Лорды
web-abyss-free = свободен
web-abyss-no-lords = Лордов ещё нет
web-abyss-under = Под Локацией «{ $location }»
web-abyss-keys-missing = { $n ->
    [0] ключей хватает на Локацию
    [one] до Локации { $n } ключ
    [few] до Локации { $n } ключа
   *[other] до Локации { $n } ключей
}
web-abyss-unknown-values = значения вам неизвестны

## Оплата одним движением

web-abyss-cheapest = Дешевле всего
web-abyss-clear = Очистить
web-abyss-pay-now = { $pearls ->
    [0] Заплатить и нанять
    [one] Доплатить { $pearls } жемчужину и нанять
    [few] Доплатить { $pearls } жемчужины и нанять
   *[other] Доплатить { $pearls } жемчужин и нанять
}
web-abyss-sum = { $sum } из { $cost }
web-abyss-rest-pearls = { $n ->
    [one] + { $n } жемчужина
    [few] + { $n } жемчужины
   *[other] + { $n } жемчужин
}
web-abyss-over = лишних очков: { $n }, они пропадут
web-abyss-short = не хватает: { $n }
web-abyss-races-missing = { $n ->
    [one] нужна ещё { $n } раса
    [few] нужны ещё { $n } расы
   *[other] нужно ещё { $n } рас
}
web-abyss-races-over = { $n ->
    [one] лишняя раса
   *[other] лишних рас: { $n }
}
web-abyss-race-needed = обязательно: { $race }
web-abyss-races-met = все расы есть
web-abyss-affiliates = Будет аффилирован:
web-abyss-paid = сыграно
web-abyss-discard-n = Выберите, кого сбросить: { $n ->
    [one] { $n } Союзника
   *[other] { $n } Союзников
}
web-abyss-discard-now = Сбросить
web-abyss-chosen = { $n } из { $of }
web-abyss-you-have = ваши жемчужины: { $n }
