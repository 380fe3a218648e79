# Co przeglądarka mówi o Tyrants of the Underdark, po polsku.

web-tyrants-board = Mapa Underdark
web-tyrants-hand = Twoja ręka
web-tyrants-market = Rynek
web-tyrants-piles = Stosy
web-tyrants-nothing = Jeszcze nic tu nie ma.
web-tyrants-play-all = { $n ->
    [2] Zagraj obie
   *[other] Zagraj wszystkie: { $n }
}
web-tyrants-waiting = Na koniec tury
web-tyrants-known = Znane wszystkim
web-tyrants-open = Pokaż w całości: { $card }
web-tyrants-empty-slot = Puste: talia rynku się skończyła
web-tyrants-empty = { $n ->
    [one] { $n } puste pole
    [few] { $n } puste pola
   *[other] { $n } pustych pól
}
web-tyrants-spy-of = szpieg ({ $colour })
web-tyrants-deck-vp = PZ w talii
web-tyrants-inner-vp = PZ w wewnętrznym kręgu

## Czasowniki z wieloma obiektami, jako nagłówki

web-verb-play = Zagraj kartę
web-verb-deploy = Wyślij oddział
web-verb-assassinate = Zlikwiduj oddział
web-verb-supplant = Wyprzyj oddział
