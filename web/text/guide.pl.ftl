# Jak przewodnik nazywa każdy rodzaj pytań, po polsku; mówi o nich zdaniami zasad.

## Tyrants of the Underdark

web-guide-tyrants-start = Wybierz, gdzie zaczynasz
web-guide-tyrants-play = Zagraj karty
web-guide-tyrants-deploy = Wyślij oddział
web-guide-tyrants-recruit = Zwerbuj kartę
web-guide-tyrants-assassinate = Zlikwiduj oddział
web-guide-tyrants-return-spy = Wycofaj cudzego szpiega
web-guide-tyrants-end = Zakończ turę
web-guide-tyrants-spy = Umieść szpiega
web-guide-tyrants-choose = Wybierz jedno
web-guide-tyrants-deploy-card = Karta wysyła oddziały
web-guide-tyrants-assassinate-card = Karta likwiduje oddział
web-guide-tyrants-supplant = Wyprzyj oddział
web-guide-tyrants-spy-back = Wycofaj szpiega
web-guide-tyrants-promote = Awansuj kartę
web-guide-tyrants-devour = Pożryj kartę
web-guide-tyrants-focus = Pokaż kartę dla Skupienia
web-guide-tyrants-discard = Odrzuć kartę

## Abyss

web-guide-abyss-explore = Eksploruj głębiny
web-guide-abyss-ally = Weź Sojusznika albo zejdź głębiej
web-guide-abyss-buy = Kup od eksplorującego
web-guide-abyss-monster = Potwór: walka albo ucieczka
web-guide-abyss-reward = Wybierz nagrodę
web-guide-abyss-hire = Zrekrutuj Lorda
web-guide-abyss-support = Poproś Radę o wsparcie
web-guide-abyss-plot = Intryguj na Dziedzińcu
web-guide-abyss-pay = Zapłać za Lorda
web-guide-abyss-affiliate = Jeden Sojusznik zostaje z tobą
web-guide-abyss-location = Przejmij Miejsce
web-guide-abyss-keys = Wybierz klucze
web-guide-abyss-power = Użyj zdolności Lorda
web-guide-abyss-discard = Odrzuć Sojusznika

## A War of Whispers

web-guide-whispers-place = Umieść agenta
web-guide-whispers-banners = Dodaj sztandary
web-guide-whispers-put = Postaw sztandar na mapie
web-guide-whispers-attack = Zaatakuj
web-guide-whispers-from = Skąd wychodzi atak
web-guide-whispers-into = Dokąd idzie atak
web-guide-whispers-number = Ile sztandarów rusza
web-guide-whispers-draw = Dobierz karty
web-guide-whispers-move = Przenieś agenta
web-guide-whispers-card = Zagraj kartę
web-guide-whispers-spend = Zapłać kartami
web-guide-whispers-discard = Odrzuć do pięciu kart
web-guide-whispers-swap = Zamień żetony lojalności
web-guide-whispers-recall = Zabierz agenta

## Secret City

web-guide-secret-city-draft = Weź terytorium
web-guide-secret-city-strategy = Ogłoś strategię
web-guide-secret-city-victim = Wskaż cel
web-guide-secret-city-income = Użyj terytoriów
web-guide-secret-city-house = Karta twojego Domu
web-guide-secret-city-buy = Kup postacie
web-guide-secret-city-assign = Wyznacz postać ZA albo PRZECIW
web-guide-secret-city-use = Użyj karty albo zdolności
web-guide-secret-city-pass = Spasuj
web-guide-secret-city-propose = Zaproponuj kontrakt
web-guide-secret-city-answer = Odpowiedz na kontrakt
web-guide-secret-city-perform = Dotrzymaj słowa
web-guide-secret-city-target = Wybierz postać
web-guide-secret-city-capture = Przejmij terytorium
web-guide-secret-city-window = Chwila na karty
web-guide-secret-city-auction = Licytuj o inicjatywę
web-guide-secret-city-first = Wskaż pierwszego gracza
