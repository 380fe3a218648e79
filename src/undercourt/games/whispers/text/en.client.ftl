# How the terminal speaks of A War of Whispers, in English.

ui-first-steps = First place your agents; then every council position acts in turn, as whoever controls it decides.
ui-example-choice = place lion marshal
ui-example-why = place in sun city
ui-example-card = swoop

## Choices: headings above their objects.

ui-verb-choose = Choose
ui-verb-done = Done
ui-verb-recall = Take back
ui-verb-recall-from = Take back from
ui-verb-place = Place
ui-verb-place-in = Place in
ui-verb-add-banners = Add banners
ui-verb-draw-cards = Draw cards
ui-verb-attack = Attack
ui-verb-move-agent = Move agent
ui-verb-act-at = Act as
ui-verb-put = Add to
ui-verb-from = From
ui-verb-into = Into
ui-verb-destroy = Destroy in
ui-verb-number = How many
ui-verb-empire = Empire
ui-verb-play = Play
ui-verb-spend = Spend
ui-verb-discard = Discard
ui-verb-swap = Swap
ui-verb-name = Name

## How the table is drawn

ui-whispers-round = round { $n } of { $last }
ui-whispers-loyalty = Loyalty: { $n ->
    [one] 1 point
   *[other] { $n } points
}
ui-whispers-points-now = { $n ->
    [one] 1 point now
   *[other] { $n } points now
}
ui-whispers-banners = { $n ->
    [0] none
    [one] 1 banner
   *[other] { $n } banners
}
ui-whispers-conquers = conquered, { $n } left
ui-whispers-falls = { $n ->
    [0] all fall
   *[other] all fall, { $n } defend on
}
ui-whispers-does-add = add { $n }
ui-whispers-does-draw = draw { $n }
ui-whispers-does-attack = attack
ui-whispers-does-move-agent = move
ui-whispers-now = As things are: { $what }
ui-whispers-hand = Your hand
ui-whispers-empty-hand = Your hand is empty
ui-whispers-pays = It pays for
ui-whispers-look-at = { $n ->
    [0] Look at a region (b3), a council position (lion marshal), an ability (swoop) or a card (c1).
   *[other] Several things fit these words: { $names }
}
ui-whispers-legend =
    B Bear, E Eagle, P Elephant, L Lion, H Horse: ⌂ cities, ⚑ banners in reserve, ▯ cards in the deck
    B3 three Bear banners, · none; ⌂ city, ♣ farm, ♜ fort; b125 l2: adjacent to b1, b2, b5 and l2
    B4= all that can be supplied, B5! too many: the rest returns to the reserve; ● ■ ▲ ◆ agents
    Councils: ▸ acts now; ● whose agent sits there; ‹● free: the next agent to the right decides
    add 3, draw 1: banners and cards as things are; move: to another position, and act there
    Loyalty: what each city of the empire scores; ⊙ a token that only you can see
    Players: loyalty as far as it is known; ▯B cards of the Bear in hand, and so on

## What the log adds to the events of the rules

ui-event-adds = adds { $n } banners of the { $empire }: { $regions }
ui-event-reveals = reveals { $tokens }
ui-event-draws = draws { $n } cards of the { $empire }
ui-event-draws-known = draws { $n } cards: { $cards }

## Commands of this game, and its words

ui-command-hand = cards
ui-command-look = region position

ui-help-game =
    hand | your cards with everything that stands on them
    look b3, look lion marshal | a region with its neighbours, a council position, an ability
    b3, c2 | a mark alone: the choice with that region or card
ui-glossary =
    loyalty | five tokens, one per empire, from ×4 (Devout) to −1 (Opposed): each city of the empire scores that much for you
    cities | the only thing that scores: each counts for the empire that controls its region at the end
    agent | sits on a council position and gives you control over it
    control | a position without an agent is controlled by the next agent further on in the same council
    council | Sheriff, Steward, Marshal, Chancellor act in this order, empire after empire
    banners | the armies: every empire has 20; those not on the map are in its reserve
    attack | banners go from one region into an adjacent enemy region; a fort destroys one of them, then banners fall one for one
    conquered region | held by another empire than its own: at least one banner must stay there, or it falls back
    supply limit | 4 banners in a region, 6 with a farm; more than that returns to the reserve when an empire’s phase ends
    farm | feeds two more banners, and makes some positions stronger
    fort | destroys one attacking banner, and makes some positions stronger
    cards | each bears three abilities; play one by spending cards of the empires that it costs; they go back into their decks
    hand limit | 5 cards at the end of a round
    swap | after the first three rounds you may swap two unrevealed tokens; both then lie open for good
    end of the game | after four rounds; ties go to fewer swaps, then to more cards in hand
