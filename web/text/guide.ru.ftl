# Как проводник называет каждый вид вопросов, по-русски; говорит он о них предложениями правил.

## Tyrants of the Underdark

web-guide-tyrants-start = Выберите, где начать
web-guide-tyrants-play = Разыграйте карты
web-guide-tyrants-deploy = Разместите войско
web-guide-tyrants-recruit = Завербуйте карту
web-guide-tyrants-assassinate = Уничтожьте войско
web-guide-tyrants-return-spy = Верните чужого шпиона
web-guide-tyrants-end = Завершите ход
web-guide-tyrants-spy = Подошлите шпиона
web-guide-tyrants-choose = Выберите одно
web-guide-tyrants-deploy-card = Карта размещает войска
web-guide-tyrants-assassinate-card = Карта уничтожает войско
web-guide-tyrants-supplant = Замените войско
web-guide-tyrants-spy-back = Верните шпиона
web-guide-tyrants-promote = Приблизьте карту
web-guide-tyrants-devour = Поглотите карту
web-guide-tyrants-focus = Покажите карту ради концентрации
web-guide-tyrants-discard = Сбросьте карту

## Abyss

web-guide-abyss-explore = Исследуйте глубины
web-guide-abyss-ally = Возьмите Союзника или идите глубже
web-guide-abyss-buy = Купите у исследователя
web-guide-abyss-monster = Монстр: сразиться или пройти мимо
web-guide-abyss-reward = Выберите награду
web-guide-abyss-hire = Наймите Лорда
web-guide-abyss-support = Обратитесь к Совету
web-guide-abyss-plot = Интригуйте при Дворе
web-guide-abyss-pay = Заплатите за Лорда
web-guide-abyss-affiliate = Один Союзник остаётся с вами
web-guide-abyss-location = Возьмите Локацию под контроль
web-guide-abyss-keys = Выберите ключи
web-guide-abyss-power = Примените способность Лорда
web-guide-abyss-discard = Сбросьте Союзника

## A War of Whispers

web-guide-whispers-place = Разместите агента
web-guide-whispers-banners = Добавьте знамёна
web-guide-whispers-put = Поставьте знамя на поле
web-guide-whispers-attack = Атакуйте
web-guide-whispers-from = Откуда идёт атака
web-guide-whispers-into = Куда идёт атака
web-guide-whispers-number = Сколько знамён пойдёт
web-guide-whispers-draw = Возьмите карты
web-guide-whispers-move = Переместите агента
web-guide-whispers-card = Разыграйте карту
web-guide-whispers-spend = Заплатите картами
web-guide-whispers-discard = Сбросьте до пяти карт
web-guide-whispers-swap = Поменяйте жетоны верности
web-guide-whispers-recall = Отзовите агента

## Secret City

web-guide-secret-city-draft = Возьмите территорию
web-guide-secret-city-strategy = Объявите стратегию
web-guide-secret-city-victim = Назовите цель
web-guide-secret-city-income = Используйте территории
web-guide-secret-city-house = Карта вашего Дома
web-guide-secret-city-buy = Купите персонажей
web-guide-secret-city-assign = Назначьте персонажа ЗА или ПРОТИВ
web-guide-secret-city-use = Примените карту или свойство
web-guide-secret-city-pass = Спасуйте
web-guide-secret-city-propose = Предложите контракт
web-guide-secret-city-answer = Ответьте на контракт
web-guide-secret-city-perform = Выполните обещанное
web-guide-secret-city-target = Выберите персонажа
web-guide-secret-city-capture = Захватите территорию
web-guide-secret-city-window = Время для карт
web-guide-secret-city-auction = Торгуйтесь за инициативу
web-guide-secret-city-first = Назовите первого игрока
