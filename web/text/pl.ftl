# Co mówi sama strona, po polsku. Klucze zaczynają się od `web-`. Słowa, które mają już gry i terminal, nie powtarzają się
# tutaj.

## Everywhere

web-close = Zamknij
web-cancel = Anuluj
web-back = Wstecz
web-language = Język
web-loading = Wczytywanie…

## The table

## Places

## Books and replays
