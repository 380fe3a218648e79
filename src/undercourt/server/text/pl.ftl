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
error-unavailable = Serwer nie może tego teraz zrobić. Spróbuj za chwilę.
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
