# Что говорит браузер о «Войне теней» по-русски, помимо слов правил и терминала.

## Карта

web-whispers-map = Карта пяти империй и их советы
web-whispers-sea = Море Шёпотов
web-whispers-sound = Бивневый залив
web-whispers-home = родной регион: { $empire }
web-whispers-agent-of = агент: { $seat }
web-whispers-supply = снабжение { $n }
web-whispers-near = соседи: { $regions }
web-whispers-key-city = Город: очки
web-whispers-key-farm = Ферма: снабжает 6
web-whispers-key-fort = Форт: губит одно
web-whispers-key-strait = Пролив: соседи
web-whispers-key-ridge = Хребет: не соседи
web-whispers-key-bridge = Мост { $link }

## Советы

web-whispers-councils = Советы
web-whispers-council-of = Совет: { $empire }
web-whispers-obeys = без агента, подчиняется игроку { $seat }
web-whispers-nobody = никем не контролируется
web-whispers-acted = уже действовала
web-whispers-acts-now = действует сейчас

## Империи

web-whispers-empires = Империи
web-whispers-on-map = знамёна на поле
web-whispers-supply-note = После фазы каждой империи в регионе остаётся не больше 4 знамён, с фермой — 6.

## Игроки

web-whispers-loyalty = Верность
web-whispers-hand = Рука
web-whispers-agents = Агенты
web-whispers-revealed = раскрыт
web-whispers-unrevealed = видите только вы
web-whispers-face-down = закрыт
web-whispers-open = Прочитать: { $card }
web-whispers-over-limit = { $n ->
    [one] В конце раунда вы сбросите { $n } карту, останется { $limit }.
    [few] В конце раунда вы сбросите { $n } карты, останется { $limit }.
   *[other] В конце раунда вы сбросите { $n } карт, останется { $limit }.
}

## Атаки с расчётом

web-whispers-step-fort = Форт уничтожает 1 знамя нападающих
web-whispers-step-fall = Знамёна гибнут одно за одно: по { $n } с каждой стороны
web-whispers-outcome-conquers = { $empire } захватывает регион: { $n ->
    [one] { $n } знамя
    [few] { $n } знамени
   *[other] { $n } знамён
}
web-whispers-outcome-enters = { $empire } входит в регион: { $n ->
    [one] { $n } знамя
    [few] { $n } знамени
   *[other] { $n } знамён
}
web-whispers-outcome-repelled = Атака отбита: { $n ->
    [one] остаётся { $n } защитник
    [few] остаются { $n } защитника
   *[other] остаются { $n } защитников
}
web-whispers-outcome-stopped = Форт не пропускает никого
web-whispers-outcome-empties = Никого не остаётся, регион остаётся при своей империи
web-whispers-outcome-reverts = Никого не остаётся, регион возвращается: { $empire }
web-whispers-with = { $n ->
    [one] Силой в { $n } знамя: { $outcome }
    [few] Силой в { $n } знамени: { $outcome }
   *[other] Силой в { $n } знамён: { $outcome }
}

## Вопросы

web-whispers-cards-now = Карты, которые можно сыграть сейчас
web-whispers-again-after = После действия снова можно будет сыграть карты.
web-whispers-again-after-battle = После битвы снова можно будет сыграть карты.
web-whispers-again-at = Если сейчас ничего не играть, вас спросят снова, на вашей следующей позиции: { $position }.
web-whispers-again-no = В этом раунде ваши позиции больше не действуют.
web-whispers-left = { $n ->
    [0] Всё расставлено
    [one] осталось { $n } знамя
    [few] осталось { $n } знамени
   *[other] осталось { $n } знамён
}
web-whispers-laid-to-put = Все знамёна уже на карте: добавьте их или начните заново
web-whispers-laid-to-destroy = Больше выбрать нельзя: уничтожьте эти знамёна или начните заново
web-whispers-regroup-where = Сколько знамён { event-add.empire } поставить в каждый из регионов этой империи?
web-whispers-less = На одно меньше: { $region }
web-whispers-more = На одно больше: { $region }
web-whispers-clear = Заново
web-whispers-place-them = { $n ->
    [one] Добавить { $n } знамя
    [few] Добавить { $n } знамени
   *[other] Добавить { $n } знамён
}
web-whispers-destroy-them = { $n ->
    [one] Уничтожить { $n } знамя
    [few] Уничтожить { $n } знамени
   *[other] Уничтожить { $n } знамён
}
web-whispers-over-supply = Больше, чем регион может снабжать: лишнее пропадёт в конце фазы империи.
web-whispers-regroup = Расставить так
web-whispers-swap-first = Коснитесь жетона, который хотите переложить, затем того, с которым он поменяется местами.
web-whispers-swap-second = { $slot }: теперь коснитесь второго жетона. Число — сколько очков обмен даёт сейчас.
web-whispers-or-region = Или в регион на карте ({ $n })
web-whispers-lost-action = Эта позиция могла бы действовать, но ничего не сделает.
web-whispers-lost-fort = Форт уничтожит атаку, и ни один защитник не погибнет: { $region }.
