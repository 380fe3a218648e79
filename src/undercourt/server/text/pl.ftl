# Co mówi sam serwer.

## Powiadomienia dla kogoś, kogo nie ma przy stole. { $names } to pozostali gracze po przecinku; { $n } to ich liczba.

notice-turn = { $n ->
    [0] Twoja kolej w grze „{ $game }”.
   *[other] Twoja kolej w grze „{ $game }”. Przy stole z tobą: { $names }.
}
notice-began = { $n ->
    [0] Twoja partia gry „{ $game }” już się zaczęła.
   *[other] Twoja partia gry „{ $game }” już się zaczęła. Przy stole z tobą: { $names }.
}
notice-over = { $n ->
    [0] Twoja partia gry „{ $game }” dobiegła końca.
   *[other] Twoja partia gry „{ $game }” dobiegła końca. Przy stole z tobą: { $names }.
}
notice-invited = { $by } zaprasza cię do gry „{ $game }”.

## Odmowy: kto i jak pyta

error-bad-request = Zapytanie jest niezrozumiałe.
error-no-person = Do tego trzeba się przedstawić: jako gość albo z kontem.
error-not-allowed = Tego ci nie wolno.
error-not-found = Tu nic nie ma.
error-wrong-method = Tutaj nie da się tego zrobić.
error-too-big = To za dużo jak na jedno zapytanie.
error-too-many = Za często. Spróbuj ponownie za { $seconds } { $seconds ->
    [one] sekundę
    [few] sekundy
   *[other] sekund
}.
error-busy = Teraz loguje się zbyt wiele osób. Spróbuj za chwilę.
error-internal = Na serwerze coś poszło nie tak. Błąd został zapisany.
error-foreign-origin = To zapytanie przyszło z innej strony i zostało odrzucone.
error-no-table = Nie ma takiego stołu.

## Odmowy: imiona, konta i adresy

error-no-name = Imię musi mieć co najmniej jedną widoczną literę.
error-bad-login = Login musi mieć co najmniej jedną literę, a najwyżej { $longest } { $longest ->
    [one] znak
    [few] znaki
   *[other] znaków
}.
error-login-taken = Ten login jest już zajęty.
error-short-password = Hasło musi mieć co najmniej { $shortest } { $shortest ->
    [one] znak
    [few] znaki
   *[other] znaków
}.
error-password-is-login = Hasło musi się różnić od loginu.
error-has-account = Masz już konto.
error-no-account = Nie masz jeszcze konta.
error-wrong-password = Login lub hasło jest nieprawidłowe.
error-take-tables = Jako gość masz { $n } { $n ->
    [one] stół
    [few] stoły
   *[other] stołów
}. Wybierz, czy konto ma przejąć to, co ma gość.
error-bad-email = To nie jest adres e-mail.
error-no-mail = Ten serwer nie wysyła e-maili.
error-bad-webhook = Adres webhooka musi zaczynać się od „https://”.
error-bad-link = Ten odnośnik jest nieprawidłowy lub stracił ważność.

## E-maile

mail-notice =
    { $sentence }
    { $link }

    Aby nie dostawać więcej takich wiadomości: { $unsubscribe }
mail-confirm-subject = Potwierdź adres e-mail
mail-confirm =
    Ktoś, prawdopodobnie ty, chce dostawać na ten adres powiadomienia o swoim ruchu na { $site }.
    Aby to potwierdzić, otwórz ten odnośnik w ciągu doby:
    { $link }

    Jeśli to nie ty, zignoruj tę wiadomość: nic więcej tu nie przyjdzie.

## Odmowy: stoły i miejsca

error-not-your-seat = To nie jest twoje miejsce.
error-not-watched = Ten stół jest tylko dla graczy.
error-too-many-watchers = Ten stół ogląda już zbyt wiele osób. Spróbuj później.
error-too-many-sockets = Masz to otwarte w zbyt wielu miejscach. Zamknij część z nich i spróbuj ponownie.
error-too-fast = Polecenia przychodziły zbyt szybko, więc połączenie zamknięto. Odczekaj chwilę i połącz się ponownie.
error-too-slow = Połączenie nie nadąża za stołem. Połącz się ponownie, aby zobaczyć obecną sytuację.
error-begun = Gra już się zaczęła, miejsca są rozdzielone.
error-seat-taken = To miejsce jest zajęte. Poszukaj innego.
error-no-invitation = To zaproszenie nie jest do tego stołu albo straciło ważność. Poproś o nowy odnośnik osobę, która cię zaprosiła.
error-host-only = Może to zrobić tylko gospodarz stołu.
error-no-such-bot = Nie ma bota „{ $bot }”.
error-no-such-seat = Przy tym stole nie ma miejsca „{ $seat }”.
error-is-here = Osoba z tego miejsca jest tutaj albo była przed chwilą. Daj jej jeszcze trochę czasu.
error-no-stand-in = Nikt cię nie zastępuje: to miejsce należy do ciebie.
error-no-hints = Przy tym stole gra się bez podpowiedzi.
error-no-hint = Teraz nie ma podpowiedzi.
error-too-many-hints = { $seconds ->
    [one] Za dużo podpowiedzi naraz. Następna będzie za sekundę.
    [few] Za dużo podpowiedzi naraz. Następna będzie za { $seconds } sekundy.
   *[other] Za dużo podpowiedzi naraz. Następna będzie za { $seconds } sekund.
}
error-no-review = Nie ma analizy tej gry.
error-too-many-reviews = Powstaje wiele analiz. Spróbuj za kilka minut.
error-no-catalogue = Nie ma tu tego katalogu. Każdy stół podaje własny.

## Odmowy: nowy stół

error-no-such-game = Nie ma gry „{ $game }”.
error-bad-option = Te ustawienia nie pasują do gry: { $what }
error-bad-pack = Tymi kartami nie da się grać: { $what }
error-bad-clock = Zegar musi mieć co najmniej jedną sekundę, a najwyżej 60 dni.
error-too-many-tables = Możesz mieć naraz najwyżej { $most } { $most ->
    [one] stół
    [few] stoły
   *[other] stołów
}. Najpierw dokończ jedną z partii.

## Odmowy: wspólne ustalenia

error-not-over = Będzie to możliwe, gdy gra się skończy.
error-proposed = Jest już inna propozycja. Najpierw na nią odpowiedz.
error-nothing-proposed = Nic nie czeka na twoją odpowiedź.
error-no-take-back = Przy tym stole nie cofa się ruchów.
error-rematch-is-there = Stół na rewanż już jest.

## Odmowy: rozmowa

error-nothing-said = Najpierw coś napisz.
error-said-too-much = To za długie: wiersz może mieć najwyżej { $most } { $most ->
    [one] znak
    [few] znaki
   *[other] znaków
}.
error-no-such-line = Nie ma takiego wiersza w rozmowie.
error-no-such-person = Nie ma tu takiej osoby.
error-mute-yourself = Nie możesz wyciszyć siebie.
error-not-your-table = Mogą to zrobić tylko osoby siedzące przy tym stole.

## Odmowy: powtórki i zapisy partii

error-no-such-step = Nie ma takiego kroku: ostatni to { $last }.
error-bad-record = { $line ->
    [0] Tego zapisu nie da się przyjąć: { $what }
   *[other] Tego zapisu nie da się przyjąć z powodu wiersza { $line }: { $what }
}
error-record-too-long = Sprawdzanie tego zapisu trwałoby tu zbyt długo.
error-too-many-records = Możesz przynieść najwyżej { $most } { $most ->
    [one] zapis
    [few] zapisy
   *[other] zapisów
}.

## Strony: co widać w wyszukiwarkach i przy przesyłaniu odnośników; co jest napisane, gdy klienta nie zbudowano; dokąd prowadzą listy

page-title = Undercourt: gry planszowe o ukrytej władzy
page-languages = Język
page-lead = Graj z przyjaciółmi, gdziekolwiek są, w jeden wieczór albo przez wiele dni, lub od razu z botami. Cokolwiek stanie się z połączeniem, żaden ruch nie przepadnie.
page-game-tyrants = Oddziały zajmują jaskinie, szpiedzy drążą je od środka, a najlepsi słudzy znikają w wewnętrznym kręgu.
page-game-abyss = Zbierz sojuszników z głębin, pozyskaj dzięki nim Lordów i daj się ukoronować podwodnemu dworowi.
page-game-whispers = Pięć imperiów toczy wojnę, a ty nie rządzisz żadnym: masz tylko tajne zakłady o ich los.
page-game-secret-city = Wielkie domy ukrytej Moskwy walczą ostrzem, magią i intrygą, a pomoc sprzedają sobie nawzajem.
page-foot = Undercourt to niezależny projekt. Gry i ich nazwy należą do wydawców, którzy nie biorą w nim udziału. Kupujcie te gry: są dobre.
page-all = Wszystkie stoły
page-not-built = Stół dla przeglądarki nie jest tu zbudowany
page-not-built-text = Osoba, która prowadzi serwer, buduje go tym poleceniem w folderze ze źródłami, a potem uruchamia serwer ponownie:
page-not-built-terminal = Na razie można usiąść do gry w terminalu:

## Co serwer odpowiada w sprawie skończonych gier, czatu i zapisów

error-no-such-step = W tej grze nie ma takiego kroku; ostatni to { $last }.
error-bad-record = { $line ->
    [0] Ten zapis jest nieprawdziwy: { $what }.
   *[other] Ten zapis jest nieprawdziwy. Wiersz { $line }: { $what }.
}
error-record-too-long = Sprawdzanie tego zapisu trwa zbyt długo.
error-too-many-records = Liczba zapisów, które już masz: { $most }; więcej się nie zmieści.
error-nothing-said = W tym wierszu nic nie ma.
error-said-too-much = Wiersz może mieć najwyżej { $most } { $most ->
    [one] znak
    [few] znaki
   *[other] znaków
}.
error-not-your-table = Tutaj mówią tylko osoby siedzące przy tym stole.
error-no-such-person = Nie ma takiej osoby.
error-mute-yourself = Nie można wyciszyć siebie.
error-no-such-line = Nikt tu tego nie powiedział.

## Dokąd prowadzą odsyłacze z listów

letter-confirm = Potwierdź adres
letter-confirm-text = Undercourt będzie mógł wtedy napisać, gdy nadejdzie twoja kolej, jeśli tego chcesz.
letter-confirm-button = To mój adres
letter-confirmed = Adres został potwierdzony.
letter-unsubscribe = Koniec z listami
letter-unsubscribe-text = Undercourt nie będzie już do ciebie pisać. Można to zmienić w ustawieniach.
letter-unsubscribe-button = Nie przysyłajcie listów
letter-unsubscribed = Nie dostaniesz od nas więcej listów.
