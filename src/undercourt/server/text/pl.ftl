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
