# What rules, cards, glossary, guide and replays say, in English.

## Books

web-books-of-game = Books of this game
web-books-rules = Rules
web-books-cards = Cards
web-books-glossary = Words
web-books-rules-of = Rules: { $game }
web-books-cards-of = Cards: { $game }
web-books-glossary-of = Words: { $game }
web-books-other-games = Other games
web-books-margin = In the margin
web-books-contents = Contents
web-books-search-rules = { $n ->
    [one] Search in { $n } sentence
   *[other] Search in { $n } sentences
}
web-books-search-words = { $n ->
    [one] Search in { $n } word
   *[other] Search in { $n } words
}
web-books-search-cards = A name, or words on a card
web-books-found-rules = { $n ->
    [0] No sentence found
    [one] { $n } sentence found
   *[other] { $n } sentences found
}
web-books-nothing-found = Nothing here says “{ $query }”.
web-books-clear-search = Show everything
web-books-rule = Rule { $id }
web-books-page = p. { $n }
web-books-ours = Our ruling.
web-books-source-ours = Our ruling: the rulebook does not say.
web-books-source = { $edition ->
    [both] The rulebook, in its Russian and its Polish edition.
    [pl] The Polish rulebook.
   *[other] The Russian rulebook.
}{ $page ->
    [0] {""}
   *[other] {" "}Page { $page }.
}
web-books-option = { $what }: { $value }
web-books-usual = as usual
web-books-if-agreed = only if the table agreed on it
web-books-holds-here = holds at your table
web-books-not-here = not at your table
web-books-see-also = See also
web-books-words = Words
web-books-in-rules = In the rules:
web-books-from-table = From your table
web-books-why-not = Why not?
web-books-back-to-table = Back to the table
web-books-failed = This page could not be fetched. Is the server out of reach?
web-books-try-again = Try again
web-cards-count = { $n ->
    [0] No cards
    [one] { $n } card
   *[other] { $n } cards
}
web-cards-filters = Filters
web-cards-clear = Clear
web-cards-remove = Without the filter “{ $what }”
web-cards-none = No card fits all of this.
web-cards-sort = Order
web-cards-by-cost = Cheapest first
web-cards-by-name = By name
web-cards-by-kind = By kind
web-cards-kind = Kind
web-cards-deck = Deck
web-cards-aspect = Aspect
web-cards-guild = Guild
web-cards-race = Race
web-cards-keys = Keys
web-cards-empire = Empire
web-cards-partner = Partner
web-cards-symbol = Symbol
web-cards-cost = Cost
web-cards-cost-of = { $n ->
    [one] Cost { $cost }: { $n } card
   *[other] Cost { $cost }: { $n } cards
}
web-cards-without = none
web-cards-kind-lord = Lords
web-cards-kind-location = Locations
web-cards-kind-territory = Territories
web-cards-kind-strategy = Strategies
web-cards-link = Link to this card
web-cards-copied = Copied

## The guide

web-guide-begin = A first game with a guide
web-guide-of = A first game: { $game }
web-guide-lead = A real game against { $n } easy bots. At each question that is new to you, a note says what it is about, in the words of the rules. Nothing can go wrong: you can take moves back, and leave at any time.
web-guide-start = Begin
web-guide-starting = The table is being laid…
web-guide-go-on = Go on with your first game
web-guide-learnt = { $n ->
    [0] { $all } kinds of questions to meet
   *[other] You have met { $n } of { $all } kinds of questions
}
web-guide-anew = Forget what I have met
web-guide-name = Guide
web-guide-step = { $n } of { $all }
web-guide-more = More on this
web-guide-in-rules = In the rules
web-guide-away = No hints
web-guide-call = Show the guide

## Replay

web-replay-title = Replay
web-replay-of = Replay: { $game }
web-replay-eyes = Seen with the eyes of { $name }
web-replay-eyes-about = What this seat knew at that moment. The other hands are closed, except cards that it knew.
web-replay-all = All open
web-replay-all-title = With all hands open
web-replay-all-about = Everybody’s own cards as they saw them. Decks stay closed: nobody saw those.
web-replay-spectator = Spectator
web-replay-spectator-title = As a spectator saw it
web-replay-spectator-about = Only what everybody knew: cards in hand are closed, except those that all of them knew.
web-replay-knowledge = Whose knowledge
web-replay-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-replay-round = Round { $n }
web-replay-rounds = of { $n }
web-replay-deal = The deal
web-replay-step = Step { $n } of { $all }
web-replay-quiet = Nothing that could be seen from here
web-replay-begins = The turn begins
web-replay-undone = takes back a move
web-replay-void = taken back
web-replay-timeline = Turns
web-replay-turn = { $name }, round { $round }
web-replay-turn-nobody = Round { $round }
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-speed-of = { $n }×
web-replay-log = What happened
web-replay-copy = Link to this moment
web-replay-copied = Link copied
web-replay-record = The record
web-replay-play-on = Play on from here
web-replay-play-on-about = You take the seat of { $name }; bots take the others. The real game stays as it was.
web-replay-play-on-over = The game is over here: go back to a moment before its end.
web-replay-play-on-choose = Choose a seat to play on from here.
web-replay-cannot = This game cannot be shown.
web-replay-keys = Arrow keys: left and right go a step, up and down a turn; space plays.
web-replay-bring = Bring a record
web-replay-bring-about = A record that you saved, or that somebody sent you, becomes a game to be watched here.
web-replay-choose-file = Choose a file
web-replay-paste = Or paste it here
web-replay-open = Open it
