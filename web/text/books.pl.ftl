# What rules, cards, glossary, guide and replays say, in Polish.

## Books

web-books-of-game = Księgi tej gry
web-books-rules = Zasady
web-books-cards = Karty
web-books-glossary = Słowa
web-books-rules-of = Zasady: { $game }
web-books-cards-of = Karty: { $game }
web-books-glossary-of = Słowa: { $game }
web-books-other-games = Inne gry
web-books-margin = Na marginesie
web-books-contents = Spis treści
web-books-search-rules = { $n ->
    [one] Szukaj w { $n } zdaniu
   *[other] Szukaj w { $n } zdaniach
}
web-books-search-words = { $n ->
    [one] Szukaj w { $n } słowie
   *[other] Szukaj w { $n } słowach
}
web-books-search-cards = Nazwa lub słowa z karty
web-books-found-rules = { $n ->
    [0] Nie znaleziono żadnego zdania
    [one] Znaleziono { $n } zdanie
    [few] Znaleziono { $n } zdania
   *[many] Znaleziono { $n } zdań
}
web-books-nothing-found = Nigdzie tu nie ma „{ $query }”.
web-books-clear-search = Pokaż wszystko
web-books-rule = Zasada { $id }
web-books-page = s. { $n }
web-books-ours = Nasze rozstrzygnięcie.
web-books-source-ours = Nasze rozstrzygnięcie: instrukcja o tym nie mówi.
web-books-source = { $edition ->
    [both] Instrukcja, zgodnie w wydaniu rosyjskim i polskim.
    [pl] Polskie wydanie instrukcji.
   *[other] Rosyjskie wydanie instrukcji.
}{ $page ->
    [0] {""}
   *[other] {" "}Strona { $page }.
}
web-books-option = { $what }: { $value }
web-books-usual = zwykle tak
web-books-if-agreed = tylko jeśli tak umówiono się przy stole
web-books-holds-here = obowiązuje przy twoim stole
web-books-not-here = przy twoim stole nie obowiązuje
web-books-see-also = Zobacz też
web-books-words = Słowa
web-books-in-rules = W zasadach:
web-books-from-table = Od twojego stołu
web-books-why-not = Dlaczego nie?
web-books-back-to-table = Wróć do stołu
web-books-failed = Nie udało się wczytać strony. Być może serwer jest nieosiągalny.
web-books-try-again = Spróbuj ponownie
web-cards-count = { $n ->
    [0] Brak kart
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
web-cards-filters = Filtry
web-cards-clear = Wyczyść
web-cards-remove = Bez filtra „{ $what }”
web-cards-none = Żadna karta nie spełnia wszystkich warunków.
web-cards-sort = Kolejność
web-cards-by-cost = Od najtańszych
web-cards-by-name = Według nazwy
web-cards-by-kind = Według rodzaju
web-cards-kind = Rodzaj
web-cards-deck = Talia
web-cards-aspect = Aspekt
web-cards-guild = Gildia
web-cards-race = Rasa
web-cards-keys = Klucze
web-cards-empire = Imperium
web-cards-partner = Partner
web-cards-symbol = Symbol
web-cards-cost = Koszt
web-cards-cost-of = { $n ->
    [one] Koszt { $cost }: { $n } karta
    [few] Koszt { $cost }: { $n } karty
   *[many] Koszt { $cost }: { $n } kart
}
web-cards-without = brak
web-cards-kind-lord = Lordowie
web-cards-kind-location = Miejsca
web-cards-kind-territory = Terytoria
web-cards-kind-strategy = Strategie
web-cards-link = Link do tej karty
web-cards-copied = Skopiowano

## The guide

web-guide-begin = Pierwsza gra z przewodnikiem
web-guide-of = Pierwsza gra: { $game }
web-guide-lead = { $n ->
    [one] Prawdziwa gra z { $n } łatwym botem.
   *[other] Prawdziwa gra z { $n } łatwymi botami.
} Przy każdym nowym dla ciebie pytaniu notatka wyjaśnia słowami zasad, o co chodzi. Niczego nie zepsujesz: ruchy można cofać, a odejść — w każdej chwili.
web-guide-start = Zacznij
web-guide-starting = Nakrywamy do stołu…
web-guide-go-on = Kontynuuj pierwszą grę
web-guide-learnt = { $n ->
    [0] Rodzaje pytań przed tobą: { $all }
    [one] Znasz już { $n } rodzaj pytań z { $all }
    [few] Znasz już { $n } rodzaje pytań z { $all }
   *[many] Znasz już { $n } rodzajów pytań z { $all }
}
web-guide-anew = Zapomnij, co już znam
web-guide-name = Przewodnik
web-guide-step = { $n } z { $all }
web-guide-more = Więcej o tym
web-guide-in-rules = W zasadach
web-guide-away = Bez podpowiedzi
web-guide-call = Pokaż przewodnika

## Replay

web-replay-title = Zapis gry
web-replay-of = Zapis gry: { $game }
web-replay-eyes = Oczami gracza { $name }
web-replay-eyes-about = Co ten gracz wiedział w tej chwili. Cudze ręce są zakryte, poza kartami, które znał.
web-replay-all = Wszystko odkryte
web-replay-all-title = Wszystkie ręce odkryte
web-replay-all-about = Karty każdego tak, jak sam je widział. Talie są zakryte: nie widział ich nikt.
web-replay-spectator = Widz
web-replay-spectator-title = Oczami widza
web-replay-spectator-about = Tylko to, co wiedzieli wszyscy: karty na rękach są zakryte, poza tymi, które znali wszyscy.
web-replay-knowledge = Czyimi oczami
web-replay-hand = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
web-replay-round = Runda { $n }
web-replay-rounds = z { $n }
web-replay-deal = Rozdanie
web-replay-step = Krok { $n } z { $all }
web-replay-quiet = Stąd nic nie było widać
web-replay-begins = Zaczyna się tura
web-replay-undone = cofa ruch
web-replay-void = cofnięte
web-replay-timeline = Tury
web-replay-turn = { $name }, runda { $round }
web-replay-turn-nobody = Runda { $round }
web-replay-turn-back = Tura wstecz
web-replay-turn-on = Tura naprzód
web-replay-back = Krok wstecz
web-replay-on = Krok naprzód
web-replay-play = Odtwórz
web-replay-pause = Pauza
web-replay-speed = Szybkość
web-replay-speed-of = { $n }×
web-replay-log = Co się stało
web-replay-copy = Link do tej chwili
web-replay-copied = Skopiowano link
web-replay-record = Plik z zapisem
web-replay-play-on = Graj dalej od tego miejsca
web-replay-play-on-about = Zajmujesz miejsce gracza { $name }, pozostałe zajmują boty. Prawdziwa gra zostaje taka, jaka była.
web-replay-play-on-over = Tu gra jest już skończona: wróć do chwili przed jej końcem.
web-replay-play-on-choose = Aby grać dalej od tego miejsca, wybierz miejsce przy stole.
web-replay-cannot = Tej gry nie można pokazać.
web-replay-keys = Strzałki: w lewo i w prawo o krok, w górę i w dół o turę; spacja odtwarza.
web-replay-bring = Otwórz zapis
web-replay-bring-about = Zapis, który masz albo który ktoś ci przysłał, staje się grą do obejrzenia tutaj.
web-replay-choose-file = Wybierz plik
web-replay-paste = Albo wklej go tutaj
web-replay-open = Otwórz
