# Слова, общие для всех игр.

lang-en = English
lang-ru = Русский
lang-pl = Polski

## Стол

ui-you = вы
ui-player-human = человек
ui-player-greedy = жадный бот
ui-player-random = случайный бот
ui-points = ПО
ui-total = Всего
ui-table = Стол
ui-players = Игроки
ui-since = Что произошло
ui-game-over = Игра окончена
ui-winner = { $n ->
    [1] Победа:
   *[other] Общая победа:
}
ui-record = Запись этой партии: { $file }
ui-replay = Просмотреть её по шагам:
ui-score-now = Так, будто игра кончилась сейчас; учтено только то, что известно всем.

ui-welcome =

    У каждого варианта есть номер: введите его и нажмите Enter. Можно и словами: «разместить скал», «завершить».
    { ui-first-steps }
    ? расскажет о ходе и о командах; «выход» сохранит игру, чтобы продолжить её потом.
ui-first-steps = В свой ход сначала разыграйте карты, затем потратьте то, что они дали, и завершите ход.
ui-legend-hint = Что значат знаки на поле? Введите: поле

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

## Вопросы

ui-prompt = >
ui-type-a-number = Введите номер от 1 до { $n } или ? для справки.
ui-no-such-number = Такого номера нет: варианты идут от 1 до { $n }.
ui-which = Под эти слова подходит { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
   *[other] { $n } вариантов
}, уточните:
ui-unknown = Это не вариант и не команда. Введите номер из списка, слова варианта или ? для справки.
ui-why-what = Скажите, что хотите сделать: почему разместить лабиринт, почему завербовать имикс.
ui-which-card = Назовите карту, её метку (например, { $example }) или номер варианта: карта { $example }
ui-it-is-possible = Сейчас это можно сделать.
ui-no-undo = Отменять нечего: открылось что-то новое или решал другой игрок.
ui-undone = Отменено.
ui-log-all = Каждый шаг с начала игры: журнал весь
ui-end-anyway = Не использовано: { $left }. Всё равно завершить ход? (д — да, Enter — нет, всегда — да и больше не спрашивать)
ui-turn-goes-on = Ход продолжается.
ui-pass-keyboard = Теперь решает этот игрок. Передайте клавиатуру и нажмите Enter.

ui-saved = Игра сохранена: { $file }
ui-resume = Продолжить:
ui-cannot-save = Не удаётся записать { $file } ({ $reason }). Попробуйте: сохранить ФАЙЛ
ui-keep-it = Сохранить игру, чтобы продолжить потом? (Enter — да, в { $file }; имя файла — туда; н — нет)

ui-word-yes = да д y
ui-word-no = нет н n
ui-word-always = всегда в a

## Команды: другие слова для того же. Английское слово годится всегда.

ui-command-help = помощь справка h
ui-command-card = карта к c
ui-command-why = почему п w
ui-command-log = журнал ж l
ui-command-board = поле b
ui-command-table = стол т t
ui-command-score = счёт счет очки s
ui-command-undo = отмена отменить назад о u
ui-command-save = сохранить
ui-command-quit = выход выйти q

ui-help-turn = Ход
ui-help-keys = Что можно ввести
ui-help =
    7                            вариант с этим номером
    разместить скаллпорт         вариант словами; хватит и начала слов
    карта m2                     полный текст карты: по метке, названию или номеру варианта
    почему завербовать имикс     почему что-то нельзя и по какому правилу
    поле, стол                   поле с объяснением знаков; всё заново
    журнал, журнал весь          что произошло
    счёт                         лист подсчёта на этот момент
    отмена                       вернуть последнее действие, пока не открылось ничего нового
    сохранить ФАЙЛ               записать игру в файл; после каждого действия она сохраняется и сама
    выход                        уйти; игру можно будет продолжить

## Меню

ui-menu-title = Undercourt
ui-menu-hint = Enter выбирает то, что стоит в скобках.
ui-menu-language = Язык
ui-menu-resume = Продолжить сохранённую игру
ui-menu-new-game = Новая игра
ui-menu-game = Игра
ui-menu-players = Сколько игроков (от { $fewest } до { $most })
ui-menu-seat = Кто играет за место «{ $seat }»?
ui-menu-again = Введите одно из: { $choices }
ui-menu-first-game = советуем для первой игры

## Как рисуются «Тираны Подземья»

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
