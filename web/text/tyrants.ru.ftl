# Что браузер говорит о «Тиранах Подземья», по-русски.

web-tyrants-board = Карта Подземья
web-tyrants-hand = Ваша рука
web-tyrants-market = Рынок
web-tyrants-piles = Стопки
web-tyrants-nothing = Здесь пока пусто.
web-tyrants-play-all = { $n ->
    [2] Разыграть обе
   *[other] Разыграть все: { $n }
}
web-tyrants-waiting = В конце хода
web-tyrants-known = Известны всем
web-tyrants-open = Показать целиком: { $card }
web-tyrants-empty-slot = Пусто: колода рынка закончилась
web-tyrants-empty = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[other] { $n } свободных мест
}
web-tyrants-spy-of = шпион ({ $colour })
web-tyrants-deck-vp = ПО в колоде
web-tyrants-inner-vp = ПО во внутреннем круге

## Глаголы с множеством объектов, как заголовки

web-verb-play = Разыграть карту
web-verb-deploy = Разместить войско
web-verb-assassinate = Уничтожить войско
web-verb-supplant = Заменить войско
