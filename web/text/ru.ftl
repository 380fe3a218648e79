# Что говорит сама страница, по-русски. Ключи начинаются с `web-`. Слова, которые уже есть у игр и у терминала, здесь не
# повторяются.

## Everywhere

web-close = Закрыть
web-cancel = Отмена
web-back = Назад
web-language = Язык
web-loading = Загрузка…

## The table

web-opening = Раскладываем игру …
web-your-turn = Ваш ход
web-your-decision = Решать вам
web-waiting = Стол ждёт.
web-waiting-for = Стол ждёт: { $name }
web-reconnecting = Соединение восстанавливается …
web-over = Игра окончена.
web-decision = Вопрос
web-board = Игровое поле
web-rail = Рядом с полем
web-players = Игроки
web-player = { $name }, очки: { $points }
web-bot = Бот
web-only-you = Видно только вам
web-skip-to-decision = К вопросу
web-log = Журнал
web-log-all = Всё, шаг за шагом
web-chat = Чат
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Сказать всем за столом
web-chat-send = Отправить
web-chat-more = Ещё об этой строке
web-mute = Скрыть этого человека
web-report = Пожаловаться
web-report-why = Что в этом не так?
web-score = Счёт
web-rules = Правила
web-cards = Карты
web-rule = Правило { $rule }
web-why-not = Почему нельзя
web-choose = Выберите
web-undo = Отменить
web-restart = К началу хода
web-skip = Пропустить
web-since-mine = Что было после моего хода
web-since-mine-short = После моего хода
web-hint = Подсказка
web-hint-about = Что сделал бы мастер и почему?
web-hint-title = Что сделал бы мастер
web-hint-thinks = Мастер думает…
web-hint-more = Подробнее
web-leftovers = Прежде чем продолжить:
web-go-on = Ещё нет
web-yes = Да
web-no = Нет
web-withdraw = Отозвать
web-stand-in = играет бот
web-call-stand-in = Пусть играет бот
web-stood-in = За вас играет бот.
web-play-again = Играть самому
web-newer = Есть новая версия страницы. При загрузке ничего не потеряется.
web-reload = Загрузить
web-not-loaded = Эта часть страницы не загрузилась. Возможно, вышла новая версия или пропала связь.
web-not-loaded-again = Загрузить страницу снова
web-next-table = Стол для реванша готов.
web-go-there = Перейти
web-proposal-waits = Ещё не ответили: { $names }
web-wins-by = с отрывом в { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
web-wins = { $n ->
    [1] Побеждает { $names }
   *[other] Общая победа: { $names }
}
web-watch-replay = Посмотреть ещё раз
web-record = Запись
web-rematch = Сыграть ещё раз
web-home = Undercourt
web-my-tables = Мои столы
web-menu = Меню
web-keys = Клавиши
web-theme = Освещение
web-theme-system = Система
web-theme-ink = Чернила
web-theme-paper = Бумага
web-propose-take-back = Попросить вернуть ход
web-leave-to-bot = Пусть за меня играет бот
web-propose-end = Предложить закончить игру
web-problem = Что-то не так
web-problem-what = Что не так? Запись игры будет приложена.
web-problem-thanks = Спасибо. Записано под номером { $id }.
web-pass-screen = Передайте экран. Теперь решает { $name }
web-pass-screen-why = Остальным лучше не смотреть: дальше секреты.
web-pass-screen-ready = Показать стол
web-days = { $n } { $n ->
    [one] день
    [few] дня
   *[other] дней
}
web-key-digits = вариант с этим номером
web-key-arrows = по подсвеченному на поле
web-key-enter = взять то, что в фокусе
web-key-escape = закрыть или шаг назад
web-key-end = главная кнопка: закончить, пас, готово
web-key-undo = отменить последнее действие
web-key-restart = к началу хода
web-key-skip = пропустить показ
web-key-again = показать снова, что было после моего хода
web-key-hint = подсказка: что сделал бы мастер и почему
web-key-tabs = журнал, чат, счёт
web-key-tab = от части к части страницы
web-key-help = этот список
web-offline = Сервер недоступен.
web-server-error = Сервер ответил ошибкой.
web-proposes = { $what ->
    [take_back] { $name } просит вернуть последний ход.
    [abandon] { $name } предлагает закончить игру.
   *[rematch] { $name } предлагает сыграть ещё раз.
}
