# What rules, cards, glossary, guide and replays say, in Russian.

## Books

web-books-of-game = Книги этой игры
web-books-rules = Правила
web-books-cards = Карты
web-books-glossary = Слова
web-books-rules-of = Правила: { $game }
web-books-cards-of = Карты: { $game }
web-books-glossary-of = Слова: { $game }
web-books-other-games = Другие игры
web-books-margin = На полях
web-books-contents = Содержание
web-books-search-rules = { $n ->
    [one] Искать в { $n } предложении
   *[other] Искать в { $n } предложениях
}
web-books-search-words = { $n ->
    [one] Искать в { $n } слове
   *[other] Искать в { $n } словах
}
web-books-search-cards = Название или слово
web-books-found-rules = { $n ->
    [0] Ничего не найдено
    [one] Найдено { $n } предложение
    [few] Найдено { $n } предложения
   *[many] Найдено { $n } предложений
}
web-books-nothing-found = Здесь нигде нет «{ $query }».
web-books-clear-search = Показать всё
web-books-rule = Правило { $id }
web-books-page = с. { $n }
web-books-ours = Наше решение.
web-books-source-ours = Наше решение: в правилах об этом не сказано.
web-books-source = { $edition ->
    [both] Правила игры, русское и польское издания.
    [pl] Польское издание правил.
   *[other] Русское издание правил.
}{ $page ->
    [0] {""}
   *[other] {" "}Страница { $page }.
}
web-books-option = { $what }: { $value }
web-books-usual = обычно так
web-books-if-agreed = только если за столом так договорились
web-books-holds-here = действует за вашим столом
web-books-not-here = за вашим столом не действует
web-books-see-also = Смотрите также
web-books-words = Слова
web-books-in-rules = В правилах:
web-books-from-table = От вашего стола
web-books-why-not = Почему нельзя?
web-books-back-to-table = Вернуться за стол
web-books-failed = Не удалось загрузить страницу. Возможно, сервер недоступен.
web-books-try-again = Попробовать ещё раз
web-cards-count = { $n ->
    [0] Карт нет
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
web-cards-filters = Отбор
web-cards-clear = Сбросить
web-cards-remove = Убрать отбор «{ $what }»
web-cards-none = Ни одна карта не подходит под всё это.
web-cards-sort = Порядок
web-cards-by-cost = Сначала дешёвые
web-cards-by-name = По названию
web-cards-by-kind = По виду
web-cards-kind = Вид
web-cards-deck = Колода
web-cards-aspect = Черта
web-cards-guild = Гильдия
web-cards-race = Раса
web-cards-keys = Ключи
web-cards-empire = Империя
web-cards-partner = Союзник
web-cards-symbol = Символ
web-cards-cost = Стоимость
web-cards-cost-of = { $n ->
    [one] Стоимость { $cost }: { $n } карта
    [few] Стоимость { $cost }: { $n } карты
   *[many] Стоимость { $cost }: { $n } карт
}
web-cards-without = нет
web-cards-kind-lord = Лорды
web-cards-kind-location = Локации
web-cards-kind-territory = Территории
web-cards-kind-strategy = Стратегии
web-cards-link = Ссылка на эту карту
web-cards-copied = Скопировано

## The guide

web-guide-begin = Первая партия с проводником
web-guide-of = Первая партия: { $game }
web-guide-lead = { $n ->
    [one] Настоящая партия с { $n } лёгким ботом.
   *[other] Настоящая партия с { $n } лёгкими ботами.
} При каждом новом для вас вопросе заметка словами правил объяснит, о чём он. Испортить ничего нельзя: ходы можно отменять, а уйти — в любой момент.
web-guide-start = Начать
web-guide-starting = Накрываем стол…
web-guide-go-on = Продолжить первую партию
web-guide-learnt = { $n ->
    [0] Видов вопросов впереди: { $all }
    [one] Вам знаком { $n } вид вопросов из { $all }
    [few] Вам знакомы { $n } вида вопросов из { $all }
   *[many] Вам знакомы { $n } видов вопросов из { $all }
}
web-guide-anew = Забыть, что мне уже знакомо
web-guide-name = Проводник
web-guide-step = { $n } из { $all }
web-guide-more = Подробнее
web-guide-in-rules = В правилах
web-guide-away = Без подсказок
web-guide-call = Позвать проводника

## Replay

web-replay-title = Запись партии
web-replay-of = Запись партии: { $game }
web-replay-eyes = Глазами игрока { $name }
web-replay-eyes-about = Что этот игрок знал в тот момент. Чужие руки закрыты, кроме карт, которые он знал.
web-replay-all = Всё открыто
web-replay-all-title = Все руки открыты
web-replay-all-about = Карты каждого так, как он видел их сам. Колоды закрыты: их не видел никто.
web-replay-spectator = Зритель
web-replay-spectator-title = Глазами зрителя
web-replay-spectator-about = Только то, что знали все: карты на руках закрыты, кроме тех, что были известны всем.
web-replay-knowledge = Чьими глазами
web-replay-hand = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
web-replay-round = Раунд { $n }
web-replay-rounds = из { $n }
web-replay-deal = Раздача
web-replay-step = Шаг { $n } из { $all }
web-replay-quiet = Отсюда ничего не было видно
web-replay-begins = Начинается ход
web-replay-undone = отменяет ход
web-replay-void = отменено
web-replay-timeline = Ходы
web-replay-turn = { $name }, раунд { $round }
web-replay-turn-nobody = Раунд { $round }
web-replay-turn-back = На ход назад
web-replay-turn-on = На ход вперёд
web-replay-back = На шаг назад
web-replay-on = На шаг вперёд
web-replay-play = Смотреть
web-replay-pause = Пауза
web-replay-speed = Скорость
web-replay-speed-of = { $n }×
web-replay-log = Что произошло
web-replay-copy = Ссылка на этот момент
web-replay-copied = Ссылка скопирована
web-replay-record = Файл записи
web-replay-play-on = Играть отсюда дальше
web-replay-play-on-about = Вы садитесь на место игрока { $name }, остальные места занимают боты. Настоящая партия остаётся какой была.
web-replay-play-on-over = Здесь партия окончена: вернитесь к моменту до её конца.
web-replay-play-on-choose = Чтобы играть отсюда дальше, выберите место.
web-replay-cannot = Эту партию нельзя показать.
web-replay-keys = Стрелки: влево и вправо — на шаг, вверх и вниз — на ход; пробел запускает просмотр.
web-replay-bring = Открыть запись
web-replay-bring-about = Запись, которую вы сохранили или получили, станет партией, которую можно посмотреть здесь.
web-replay-choose-file = Выбрать файл
web-replay-paste = Или вставьте её сюда
web-replay-open = Открыть
