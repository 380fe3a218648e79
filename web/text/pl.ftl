# Co mówi sama strona, po polsku. Klucze zaczynają się od `web-`. Słowa, które mają już gry i terminal, nie powtarzają się
# tutaj.

## Everywhere

web-close = Zamknij
web-cancel = Anuluj
web-back = Wstecz
web-language = Język
web-loading = Wczytywanie…

## The table

web-opening = Rozkładamy grę …
web-your-turn = Twoja tura
web-your-decision = Ty decydujesz
web-waiting = Stół czeka.
web-waiting-for = Stół czeka na: { $name }
web-reconnecting = Ponowne łączenie …
web-over = Gra dobiegła końca.
web-decision = Pytanie
web-board = Plansza
web-rail = Obok planszy
web-players = Gracze
web-player = { $name }, punkty: { $points }
web-bot = Bot
web-only-you = Widzisz to tylko ty
web-skip-to-decision = Do pytania
web-log = Dziennik
web-log-all = Wszystko, krok po kroku
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-say = Powiedz coś przy stole
web-chat-send = Wyślij
web-chat-more = Więcej o tej wypowiedzi
web-mute = Ukryj tę osobę
web-report = Zgłoś
web-report-why = Co jest nie tak?
web-score = Wynik
web-rules = Zasady
web-cards = Karty
web-rule = Zasada { $rule }
web-why-not = Dlaczego nie
web-choose = Wybierz
web-undo = Cofnij
web-restart = Do początku tury
web-skip = Pomiń
web-since-mine = Co się działo od mojego ruchu
web-since-mine-short = Od mojego ruchu
web-hint = Podpowiedź
web-hint-about = Co zrobiłby mistrz i dlaczego?
web-hint-title = Co zrobiłby mistrz
web-hint-thinks = Mistrz myśli…
web-hint-more = Szczegóły
web-leftovers = Zanim pójdziesz dalej:
web-go-on = Jeszcze nie
web-yes = Tak
web-no = Nie
web-withdraw = Wycofaj
web-stand-in = gra bot
web-call-stand-in = Niech zagra bot
web-stood-in = Na twoim miejscu gra bot.
web-play-again = Gram dalej sam
web-newer = Jest nowsza wersja tej strony. Po wczytaniu nic nie zginie.
web-reload = Wczytaj
web-not-loaded = Tej części strony nie udało się wczytać. Być może jest nowsza wersja albo brakuje połączenia.
web-not-loaded-again = Wczytaj stronę ponownie
web-next-table = Stół na rewanż jest gotowy.
web-go-there = Przejdź
web-proposal-waits = Bez odpowiedzi: { $names }
web-wins-by = z przewagą { $n } { $n ->
    [one] punktu
   *[other] punktów
}
web-wins = { $n ->
    [1] Wygrywa { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
web-watch-replay = Obejrzyj jeszcze raz
web-record = Zapis
web-rematch = Zagraj ponownie
web-home = Undercourt
web-my-tables = Moje stoły
web-menu = Menu
web-keys = Klawisze
web-theme = Światło
web-theme-system = System
web-theme-ink = Atrament
web-theme-paper = Papier
web-propose-take-back = Poproś o cofnięcie
web-leave-to-bot = Niech bot gra za mnie
web-propose-end = Zaproponuj koniec gry
web-problem = Coś jest nie tak
web-problem-what = Co jest nie tak? Dotychczasowa gra zostanie dołączona.
web-problem-thanks = Dziękujemy. Zapisano jako { $id }.
web-pass-screen = Przekaż ekran. Teraz decyduje { $name }
web-pass-screen-why = Pozostali niech nie patrzą: dalej są sekrety.
web-pass-screen-ready = Pokaż mi stół
web-days = { $n } { $n ->
    [one] dzień
   *[other] dni
}
web-key-digits = wybór o tym numerze
web-key-arrows = po tym, co świeci na planszy
web-key-enter = weź to, co zaznaczone
web-key-escape = zamknij lub krok wstecz
web-key-end = główny przycisk: koniec, pas, gotowe
web-key-undo = cofnij ostatnią akcję
web-key-restart = do początku tury
web-key-skip = pomiń pokaz
web-key-again = pokaż jeszcze raz, co się działo od mojego ruchu
web-key-hint = podpowiedź: co zrobiłby mistrz i dlaczego
web-key-tabs = dziennik, czat, wynik
web-key-tab = między częściami strony
web-key-help = ta lista
web-offline = Serwer jest nieosiągalny.
web-server-error = Serwer odpowiedział błędem.
web-proposes = { $what ->
    [take_back] { $name } prosi o cofnięcie ostatniego ruchu.
    [abandon] { $name } proponuje zakończyć grę.
   *[rematch] { $name } proponuje kolejną grę.
}
