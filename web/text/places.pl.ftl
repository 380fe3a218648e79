# What the places around the tables say, in Polish.

web-title = Undercourt: gry planszowe o ukrytej władzy
web-skip-link = Przejdź do treści
web-nav = Miejsca
web-nav-tables = Stoły
web-nav-rules = Zasady
web-nav-cards = Karty
web-nav-settings = Ustawienia
web-nav-waiting = { $n ->
    [one] { $n } stół czeka na ciebie
    [few] { $n } stoły czekają na ciebie
   *[many] { $n } stołów czeka na ciebie
}
web-theme-to-ink = Ciemny wygląd, „atrament”
web-theme-to-paper = Jasny wygląd, „papier”
web-foot = Undercourt to niezależny projekt. Gry i ich nazwy należą do wydawców, którzy nie mają z nim nic wspólnego. Kupujcie te gry: są dobre.
web-foot-learn = Pierwsza partia
web-foot-glossary = Słowniczek
web-foot-programs = Dla programistów
web-offline-now = Brak połączenia. Nic nie przepadło: gdy wróci, strona sama pójdzie dalej.
web-me-guest = Gość { $n }
web-game = Gra
web-players-range = { $fewest }–{ $most } graczy
web-about-minutes = { $n } min

# Strona główna. Słowa między gwiazdkami są podświetlone.
web-front-headline = Cztery gry planszowe *o ukrytej władzy* przy jednym stole w przeglądarce.
web-front-free = Zagraj od razu z botami albo wyślij znajomym link. Bez konta i bez pobierania.
web-front-start = Początek
web-front-sit = Siadasz do gry
web-front-with-bots = { $n ->
    [1] z jednym botem.
    [2] z dwoma botami.
    [3] z trzema botami.
   *[other] z botami: { $n }.
}
web-front-play = Graj teraz z botami
web-front-invite = Zaproś znajomych
web-front-learn = Naucz się, grając

web-missing-title = Nic tu nie ma
web-missing-text = Może link się urwał albo stołu już nie ma. Wszystko inne jest na swoim miejscu.
web-missing-front = Do czterech gier

# Stoły
web-lobby-title = Stoły
web-lobby-waiting = { $n ->
    [0] Żaden stół na ciebie nie czeka
    [1] Jeden stół czeka na ciebie
    [2] Dwa stoły czekają na ciebie
    [3] Trzy stoły czekają na ciebie
    [few] { $n } stoły czekają na ciebie
   *[many] { $n } stołów czeka na ciebie
}
web-lobby-none = Nie siedzisz jeszcze przy żadnym stole
web-lobby-none-text = Zagraj od razu z botami, otwórz własny stół albo dosiądź się do otwartego.
web-lobby-decide = Zdecyduj
web-lobby-choices = { $n ->
    [one] { $n } możliwość
    [few] { $n } możliwości
   *[many] { $n } możliwości
}
web-lobby-your-move = Twój ruch.
web-lobby-others = Czekasz na innych
web-lobby-gathering = Czekanie na graczy
web-lobby-over = Rozegrane
web-lobby-more-over = { $n ->
    [one] Pokaż jeszcze { $n }
    [few] Pokaż jeszcze { $n }
   *[many] Pokaż jeszcze { $n }
}
web-lobby-waits-for = decyduje { $name }
web-lobby-waits = ktoś decyduje
web-lobby-stopped = na razie wstrzymana
web-lobby-abandoned = zakończona za zgodą wszystkich
web-lobby-won = Zwycięstwo: { $names }
web-lobby-new = Nowy stół
web-lobby-open = Otwarte stoły
web-lobby-open-note = każdy mile widziany
web-lobby-open-none = Nikt teraz nie czeka na graczy. Otwórz stół: następny gość znajdzie go tutaj.
web-lobby-free = { $n ->
    [one] { $n } wolne
    [few] { $n } wolne
   *[many] { $n } wolnych
}
web-lobby-sit = Usiądź
web-lobby-playing = W trakcie gry
web-lobby-playing-note = popatrz w milczeniu
web-lobby-playing-none = Nie ma teraz na co patrzeć.
web-lobby-watch = Oglądaj
web-lobby-code = Masz link?
web-lobby-code-hint = Wklej go tutaj
web-lobby-code-go = Otwórz
web-lobby-code-bad = To nie jest link do stołu.
web-lobby-solo = { $n ->
    [one] Ty i { $n } bot
    [few] Ty i { $n } boty
   *[many] Ty i { $n } botów
}
web-lobby-you = Ty
web-lobby-free-seat = wolne miejsce
web-lobby-bot = Bot
web-lobby-guest = gość

# Odcinki czasu
web-time-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
   *[many] { $n } sekund
}
web-time-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[many] { $n } minut
}
web-time-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
   *[many] { $n } godzin
}
web-time-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
   *[many] { $n } dni
}
web-clock-none = bez zegara
web-clock-move = { $span } na ruch
web-clock-bank = { $span } na gracza

# Imię
web-name = Twoje imię
web-name-hint = Tak zobaczą cię inni.
web-name-sit = Usiądź przy stole

# Nowy stół
web-new-title = Nowy stół
web-new-players = Ilu graczy
web-new-hall = Stół z góry
web-new-you = Ty
web-new-yours = to miejsce jest twoje
web-new-move = Przesiądź się na inne miejsce
web-new-move-short = Przesiądź się
web-new-first = O tym, kto zaczyna, zdecyduje los.
web-new-seat = Miejsce { $n }
web-new-who = Kto tu siedzi
web-new-kind-invited = Z linku
web-new-kind-bot = Bot
web-new-kind-open = Każdy
web-new-kind-here = Tutaj
web-new-title-invited = Osoba z zaproszeniem
web-new-title-bot = Bot
web-new-title-open = Każdy, kto przyjdzie
web-new-title-here = Przy tym ekranie
web-new-sub-invited = czekamy
web-new-sub-open = wolne
web-new-note-invited = Link do wysłania pojawi się, gdy stół będzie otwarty.
web-new-note-open = Usiądzie tu każdy, kto znajdzie stół na liście.
web-new-note-here = Ekran jest jeden dla wszystkich: ręka jest zakryta, póki jej gracz nie przejmie gry.
web-new-name-here = Imię gracza
web-new-name-default = Gracz { $n }
web-new-bot-skill = Jak gra bot
web-bot-random = na chybił trafił
web-bot-greedy = z głową
web-new-clock = Zegar
web-new-clock-none = Bez zegara
web-new-clock-move = Na ruch
web-new-clock-bank = Na partię
web-new-clock-time = Czas
web-new-clock-increment = Dodatek po ruchu
web-new-clock-nothing = bez dodatku
web-new-clock-out = Gdy czas minie
web-new-out-nothing = inni to widzą i czekają
web-new-out-bot-moves = ten jeden ruch robi bot
web-new-out-stand-in = bot gra aż do powrotu gracza
web-new-out-end = partia kończy się bez zwycięzcy
web-new-clock-note-none = Każdy myśli tyle, ile potrzebuje.
web-new-clock-note-move = Na każdy odcinek, gdy gra czeka na jednego gracza.
web-new-clock-note-bank = Na całą partię, jak w szachach.
web-new-door = Kto może usiąść
web-new-door-link = Przez link
web-new-door-any = Każdy
web-new-door-note-link = Stołu nie widać na liście.
web-new-door-note-any = Stół widać na liście.
web-new-more = Przebieg gry
web-new-watched = Widzowie mogą patrzeć; tajemnic nie widzą
web-new-speak = Widzowie mogą pisać na czacie
web-new-take-back = Ruch można cofnąć, jeśli wszyscy się zgodzą
web-new-hints = Gracze mogą prosić o podpowiedzi
web-new-rules = Zasady stołu
web-new-as-usual = wszystko jak zwykle
web-new-reset = Przywróć zwykłe
web-new-rest-usual = { $what }; reszta jak zwykle
web-new-two-of = wybierz dwie
web-new-rule = Zasada { $id }
web-new-pack = Karty
web-new-pack-note = Własny zestaw kart w pliku TOML. Bez niego grasz kartami, które są w grze.
web-new-pack-choose = Wybierz plik
web-new-pack-remove = Graj zwykłymi kartami
web-new-pack-big = Ten plik jest za duży na zestaw kart.
web-new-go = Otwórz stół
web-new-go-at-once = Zacznij grę
web-new-then-at-once = Wszyscy są na miejscu: gra zacznie się od razu.
web-new-then-friends = { $n ->
    [one] Zaczniemy, gdy tylko zaproszona osoba usiądzie. Do tego czasu miejsce można oddać botowi.
   *[other] Zaczniemy, gdy wszystkie miejsca będą zajęte. Do tego czasu każde można oddać botowi.
}
web-new-then-open = Zaczniemy, gdy wszystkie miejsca będą zajęte. Do tego czasu każde można oddać botowi.

# Poczekalnia
web-gather-title = Stół jest nakryty
web-gather-waits = { $n ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $n } miejsca są jeszcze wolne.
   *[many] { $n } miejsc jest jeszcze wolnych.
}
web-gather-full = Wszyscy są na miejscu. Gra się zaczyna.
web-gather-invited-you = Masz zaproszenie
web-gather-invited-text = Usiądź: gra zacznie się, gdy tylko wszyscy będą na miejscu.
web-gather-sit-here = Usiądź tutaj
web-gather-leave = Zwolnij miejsce
web-gather-bot = Oddaj botowi
web-gather-open = Zabierz bota
web-gather-start = Zacznij teraz z botami
web-gather-start-note = Wolne miejsca zajmą boty.
web-gather-guest = Wolne miejsca może oddać botom gospodarz stołu.
web-gather-link = Link do tego miejsca
web-gather-copy = Kopiuj
web-gather-copied = Skopiowano
web-gather-share = Udostępnij
web-gather-share-text = Zagraj ze mną w { $game }.
web-gather-lost-link = Link pokazano tam, gdzie otwarto stół.
web-gather-table-link = Link do stołu
web-gather-seat-open = wolne
web-gather-seat-invited = z zaproszenia, jeszcze pusto
web-gather-seat-here = jest tutaj
web-gather-seat-away = chwilowo poza stołem
web-gather-you = ty
web-gather-hints = Podpowiedzi
web-gather-hints-yes = Każdy może zapytać, co zrobiłby mistrz
web-gather-hints-no = Brak
web-gather-rules = Zasady stołu

# Osoba
web-person-title = Gracz
web-person-since = Tutaj od { $date }
web-person-you = To ty, tak jak widzą cię inni.
web-person-games = Partie
web-person-none = Żadnej partii jeszcze nie rozegrano do końca.
web-person-played = { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
}
web-person-won = { $n ->
    [one] { $n } zwycięstwo
    [few] { $n } zwycięstwa
   *[many] { $n } zwycięstw
}
web-person-mute = Nie słuchaj więcej
web-person-unmute = Znowu słuchaj
web-person-muted = Nie widzisz tego, co ta osoba pisze na czatach.

# Ustawienia
web-settings-title = Ustawienia
web-settings-look = Wygląd
web-settings-theme = Motyw
web-settings-motion = Ruch
web-motion-system = Jak w systemie
web-motion-full = Pełny
web-motion-none = Bez ruchu
web-settings-motion-note = Rzeczy przesuwają się stamtąd, gdzie były, tam, gdzie będą. Bez ruchu po prostu się pojawiają.
web-settings-contrast = Kontrast
web-contrast-usual = Zwykły
web-contrast-more = Mocniejszy
web-settings-contrast-note = Mocniejsze linie i litery. Miejsca przy stole wszędzie mają nie tylko kolor, ale i kształt.
web-settings-sound-on = Cichy ton, gdy twoja kolej
web-settings-sound-try = Posłuchaj
web-settings-confirm = Pytaj, zanim pod koniec tury przepadnie coś niewykorzystanego
web-settings-play = Przy stole
web-settings-you = Ty
web-settings-save = Zapisz
web-settings-saved = Zapisano
web-settings-page = Twoja strona
web-settings-guest = Grasz jako gość: ta przeglądarka zna cię z ciasteczka. Z kontem jesteś tą samą osobą na każdym komputerze i zachowujesz swoje stoły.
web-settings-nobody = Nie siedzisz jeszcze przy żadnym stole, więc nic o tobie nie przechowujemy.
web-settings-account = Konto
web-settings-login-as = Zalogowano jako { $login }.
web-account-make = Załóż konto
web-account-login = Zaloguj się
web-account-logout = Wyloguj się
web-account-logout-all = Wyloguj się wszędzie
web-account-name = Login
web-account-password = Hasło
web-account-password-note = Co najmniej osiem znaków. Bez adresu e-mail nie da się go odzyskać.
web-account-old = Obecne hasło
web-account-new = Nowe hasło
web-account-change = Zmień hasło
web-account-changed = Hasło zmienione. W innych przeglądarkach wylogowano.
web-account-take = { $n ->
    [one] Jako gość masz { $n } stół. Czy konto ma go przejąć?
    [few] Jako gość masz { $n } stoły. Czy konto ma je przejąć?
   *[many] Jako gość masz { $n } stołów. Czy konto ma je przejąć?
}
web-account-take-yes = Przejmij
web-account-take-no = Zostaw
web-account-data = Pobierz wszystko, co o mnie wiadomo
web-account-delete = Usuń mnie
web-account-delete-text = Na zawsze: znikną login, adresy i wypowiedzi na czatach. Przy rozegranych stołach zostanie samo imię. Rozpoczęte partie dokończą boty.
web-account-delete-yes = Usuń mnie na zawsze
web-settings-notices = Gdy moja kolej
web-notices-text = Gdy cię nie ma, powiemy, że stół czeka, że gra się zaczęła i że się skończyła.
web-notices-push = Powiadomienia w tej przeglądarce
web-notices-push-no = Ta przeglądarka nie umie pokazywać powiadomień.
web-notices-push-denied = W tej przeglądarce powiadomienia stąd są zablokowane. Można to zmienić w jej ustawieniach.
web-notices-mail-address = Adres e-mail
web-notices-mail-sent = List z linkiem poszedł na adres { $address }. Adres będzie twój, gdy otworzysz ten link.
web-notices-hook = Webhook
web-notices-hook-address = Adres zaczynający się od https://
web-notices-hook-secret = Wywołania są podpisane tym sekretem:
web-notices-none-yet = Aby dostawać powiadomienia, trzeba mieć tu imię. Zapisz je wyżej.
