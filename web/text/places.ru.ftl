# What the places around the tables say, in Russian.

web-title = Undercourt: настольные игры о тайной власти
web-skip-link = К содержанию
web-nav = Разделы
web-nav-tables = Столы
web-nav-rules = Правила
web-nav-cards = Карты
web-nav-settings = Настройки
web-nav-waiting = { $n ->
    [one] { $n } стол ждёт вас
    [few] { $n } стола ждут вас
   *[many] { $n } столов ждут вас
}
web-theme-to-ink = Тёмное оформление, «чернила»
web-theme-to-paper = Светлое оформление, «бумага»
web-foot = Undercourt — независимый проект. Игры и их названия принадлежат издателям, которые к нему не причастны. Покупайте эти игры: они хороши.
web-foot-learn = Первая партия
web-foot-glossary = Словарь
web-foot-programs = Программистам
web-offline-now = Нет связи. Ничего не пропало: как только она вернётся, страница продолжит сама.
web-me-guest = Гость { $n }
web-game = Игра
web-players-range = { $most ->
    [4] { $fewest }–{ $most } игрока
   *[other] { $fewest }–{ $most } игроков
}
web-about-minutes = { $n } мин

# Главная. Слова между звёздочками подсвечены.
web-front-headline = Четыре настольные игры *о тайной власти* за одним столом в браузере.
web-front-free = Сыграйте с ботами прямо сейчас или пришлите другу ссылку. Ничего не надо ни скачивать, ни регистрировать.
web-front-start = Начало
web-front-sit = Вы сядете за стол
web-front-with-bots = { $n ->
    [1] с одним ботом.
    [2] с двумя ботами.
    [3] с тремя ботами.
   *[other] с ботами: { $n }.
}
web-front-play = Играть с ботами
web-front-invite = Позвать друзей
web-front-learn = Учиться в игре

web-missing-title = Здесь ничего нет
web-missing-text = Возможно, ссылка оборвалась или стола больше нет. Всё остальное на своих местах.
web-missing-front = К четырём играм

# Столы
web-lobby-title = Столы
web-lobby-waiting = { $n ->
    [0] Ни один стол вас не ждёт
    [1] Один стол ждёт вас
    [2] Два стола ждут вас
    [3] Три стола ждут вас
    [one] { $n } стол ждёт вас
    [few] { $n } стола ждут вас
   *[many] { $n } столов ждут вас
}
web-lobby-none = Вы пока не сидите ни за одним столом
web-lobby-none-text = Сыграйте с ботами прямо сейчас, откройте свой стол или подсядьте к открытому.
web-lobby-decide = Решить
web-lobby-choices = { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
   *[many] { $n } вариантов
}
web-lobby-your-move = Ваш ход.
web-lobby-others = Вы ждёте других
web-lobby-gathering = Ждём игроков
web-lobby-over = Сыграно
web-lobby-more-over = { $n ->
    [one] Показать ещё { $n }
    [few] Показать ещё { $n }
   *[many] Показать ещё { $n }
}
web-lobby-waits-for = решает { $name }
web-lobby-waits = кто-то решает
web-lobby-stopped = пока остановлена
web-lobby-abandoned = окончена по согласию
web-lobby-won = Победа: { $names }
web-lobby-new = Новый стол
web-lobby-open = Открытые столы
web-lobby-open-note = рады любому
web-lobby-open-none = Сейчас никто не ждёт игроков. Откройте стол: следующий гость найдёт его здесь.
web-lobby-free = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[many] { $n } мест
}
web-lobby-sit = Сесть
web-lobby-playing = Сейчас играют
web-lobby-playing-note = можно молча смотреть
web-lobby-playing-none = Смотреть пока нечего.
web-lobby-watch = Смотреть
web-lobby-code = Есть ссылка?
web-lobby-code-hint = Вставьте её сюда
web-lobby-code-go = Открыть
web-lobby-code-bad = Это не ссылка на стол.
web-lobby-solo = { $n ->
    [one] Вы и { $n } бот
    [few] Вы и { $n } бота
   *[many] Вы и { $n } ботов
}
web-lobby-you = Вы
web-lobby-free-seat = свободное место
web-lobby-bot = Бот
web-lobby-guest = гость

# Промежутки времени
web-time-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[many] { $n } секунд
}
web-time-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
web-time-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[many] { $n } часов
}
web-time-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
web-clock-none = без часов
web-clock-move = { $span } на ход
web-clock-bank = { $span } каждому

# Имя
web-name = Ваше имя
web-name-hint = Так вас увидят остальные.
web-name-sit = Сесть за стол

# Новый стол
web-new-title = Новый стол
web-new-players = Сколько игроков
web-new-hall = Стол сверху
web-new-you = Вы
web-new-yours = это место ваше
web-new-move = Пересесть на другое место
web-new-move-short = Пересесть
web-new-first = Кто ходит первым, решит жребий.
web-new-seat = Место { $n }
web-new-who = Кто здесь сидит
web-new-kind-invited = Друг
web-new-kind-bot = Бот
web-new-kind-open = Любой
web-new-kind-here = Здесь
web-new-title-invited = Друг по ссылке
web-new-title-bot = Бот
web-new-title-open = Любой, кто придёт
web-new-title-here = За этим экраном
web-new-sub-invited = ждём
web-new-sub-open = свободно
web-new-note-invited = Ссылка для друга появится, когда стол будет открыт.
web-new-note-open = Сюда сядет любой, кто найдёт стол в списке.
web-new-note-here = Экран один на всех: рука скрыта, пока её игрок не взял ход.
web-new-name-here = Имя игрока
web-new-name-default = Игрок { $n }
web-new-bot-skill = Как играет бот
web-bot-random = наугад
web-bot-greedy = с умом
web-new-clock = Часы
web-new-clock-none = Без часов
web-new-clock-move = На ход
web-new-clock-bank = На партию
web-new-clock-time = Время
web-new-clock-increment = Прибавка за ход
web-new-clock-nothing = без прибавки
web-new-clock-out = Когда время вышло
web-new-out-nothing = остальные это видят и ждут
web-new-out-bot-moves = один этот ход делает бот
web-new-out-stand-in = бот играет до возвращения
web-new-out-end = партия кончается без победителя
web-new-clock-note-none = Каждый думает, сколько ему нужно.
web-new-clock-note-move = На каждый отрезок, пока игра ждёт одного игрока.
web-new-clock-note-bank = На всю партию, как в шахматах.
web-new-door = Кто может сесть
web-new-door-link = По ссылке
web-new-door-any = Любой
web-new-door-note-link = В списке столов его не видно.
web-new-door-note-any = Стол виден в общем списке.
web-new-more = Порядок игры
web-new-watched = Зрители могут смотреть; тайн они не видят
web-new-speak = Зрители могут писать в чат
web-new-take-back = Ход можно вернуть, если все согласны
web-new-hints = Игрокам можно просить подсказки
web-new-rules = Правила стола
web-new-as-usual = всё как обычно
web-new-reset = Вернуть как было
web-new-rest-usual = { $what }; остальное как обычно
web-new-two-of = выберите две
web-new-rule = Правило { $id }
web-new-pack = Карты
web-new-pack-note = Своя колода карт в файле TOML. Без неё игра идёт картами, которые в ней есть.
web-new-pack-choose = Выбрать файл
web-new-pack-remove = Играть обычными картами
web-new-pack-big = Файл слишком велик для колоды карт.
web-new-go = Открыть стол
web-new-go-at-once = Начать игру
web-new-then-at-once = Все на месте: игра начнётся сразу.
web-new-then-friends = { $n ->
    [one] Начнём, как только сядет друг. До тех пор место можно отдать боту.
   *[other] Начнём, когда все места будут заняты. До тех пор любое можно отдать боту.
}
web-new-then-open = Начнём, когда все места будут заняты. До тех пор любое можно отдать боту.

# Ожидание
web-gather-title = Стол накрыт
web-gather-waits = { $n ->
    [one] Свободно ещё { $n } место.
    [few] Свободно ещё { $n } места.
   *[many] Свободно ещё { $n } мест.
}
web-gather-full = Все на месте. Игра начинается.
web-gather-invited-you = Вас приглашают
web-gather-invited-text = Садитесь: игра начнётся, как только все будут на месте.
web-gather-sit-here = Сесть сюда
web-gather-leave = Уступить место
web-gather-bot = Отдать боту
web-gather-open = Убрать бота
web-gather-start = Начать сейчас, с ботами
web-gather-start-note = Свободные места займут боты.
web-gather-guest = Отдать свободные места ботам может хозяин стола.
web-gather-link = Ссылка на это место
web-gather-copy = Скопировать
web-gather-copied = Скопировано
web-gather-share = Поделиться
web-gather-share-text = Сыграем вместе: { $game }.
web-gather-lost-link = Ссылка была показана там, где открывали стол.
web-gather-table-link = Ссылка на стол
web-gather-seat-open = свободно
web-gather-seat-invited = ждём по приглашению
web-gather-seat-here = здесь
web-gather-seat-away = сейчас не здесь
web-gather-you = вы
web-gather-hints = Подсказки
web-gather-hints-yes = Каждый может спросить, что сделал бы мастер
web-gather-hints-no = Нет
web-gather-rules = Правила стола

# Человек
web-person-title = Игрок
web-person-since = Здесь с { $date }
web-person-you = Это вы, какими вас видят другие.
web-person-games = Партии
web-person-none = Ни одной партии пока не сыграно до конца.
web-person-played = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
web-person-won = { $n ->
    [one] { $n } победа
    [few] { $n } победы
   *[many] { $n } побед
}
web-person-mute = Больше не слышать
web-person-unmute = Снова слышать
web-person-muted = Вы не видите, что этот человек пишет в чатах.

# Настройки
web-settings-title = Настройки
web-settings-look = Вид
web-settings-theme = Оформление
web-settings-motion = Движение
web-motion-system = Как в системе
web-motion-full = Всё
web-motion-none = Нет
web-settings-motion-note = Фишки и карты движутся оттуда, где были, туда, где будут. Без движения они просто появляются.
web-settings-contrast = Контраст
web-contrast-usual = Обычный
web-contrast-more = Сильнее
web-settings-contrast-note = Чётче линии и буквы. У мест за столом везде есть не только цвет, но и форма.
web-settings-sound-on = Тихий звук, когда ваш ход
web-settings-sound-try = Послушать
web-settings-confirm = Спрашивать, если в конце хода пропадёт неистраченное
web-settings-play = За столом
web-settings-you = Вы
web-settings-save = Сохранить
web-settings-saved = Сохранено
web-settings-page = Ваша страница
web-settings-guest = Вы гость: этот браузер узнаёт вас по cookie. С учётной записью вы один и тот же человек на любой машине, и столы остаются с вами.
web-settings-nobody = Вы ещё нигде не садились, поэтому о вас ничего не хранится.
web-settings-account = Учётная запись
web-settings-login-as = Вы вошли как { $login }.
web-account-make = Завести учётную запись
web-account-login = Войти
web-account-logout = Выйти
web-account-logout-all = Выйти везде
web-account-name = Логин
web-account-password = Пароль
web-account-password-note = Не меньше восьми знаков. Без адреса почты его не восстановить.
web-account-old = Нынешний пароль
web-account-new = Новый пароль
web-account-change = Сменить пароль
web-account-changed = Пароль сменён. В других браузерах вы вышли.
web-account-take = { $n ->
    [one] У гостя есть { $n } стол. Передать его учётной записи?
    [few] У гостя есть { $n } стола. Передать их учётной записи?
   *[many] У гостя есть { $n } столов. Передать их учётной записи?
}
web-account-take-yes = Передать
web-account-take-no = Оставить
web-account-data = Скачать всё, что обо мне хранится
web-account-delete = Удалить меня
web-account-delete-text = Навсегда: исчезнут логин, адреса и реплики в чатах. За сыгранными столами останется только имя. Начатые партии доиграют боты.
web-account-delete-yes = Удалить меня навсегда
web-settings-notices = Когда мой ход
web-notices-text = Если вас нет, мы сообщим, что стол ждёт, что игра началась и что она окончена.
web-notices-push = Уведомления в этом браузере
web-notices-push-no = Этот браузер не умеет показывать уведомления.
web-notices-push-denied = В этом браузере уведомления отсюда запрещены. Это можно изменить в его настройках.
web-notices-mail-address = Адрес почты
web-notices-mail-sent = Письмо со ссылкой отправлено на { $address }. Адрес станет вашим, когда вы по ней перейдёте.
web-notices-hook = Вебхук
web-notices-hook-address = Адрес, который начинается с https://
web-notices-hook-secret = Запросы подписаны этим секретом:
web-notices-none-yet = Чтобы получать уведомления, нужно имя. Сохраните его выше.
