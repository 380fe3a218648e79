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
ui-whispers-conquers = the region is conquered: { $lost ->
    [0] nobody falls
    [one] 1 banner falls
   *[other] { $lost } banners fall
}, { $n ->
    [one] 1 stands there
   *[other] { $n } stand there
}
ui-whispers-stopped = the fort destroys it: the region stays empty
ui-whispers-repelled = all fall: { $n ->
    [one] 1 defender is left
   *[other] { $n } defenders are left
}
ui-whispers-empties = { $fort ->
    [1] the fort destroys 1, then both sides lose { $n }
   *[0] both sides lose { $n }
}: the region is empty and { $stays ->
    [1] stays the { $empire }’s
   *[0] falls back to the { $empire }
}
ui-whispers-does-add = add { $n }
ui-whispers-does-draw = draw { $n }
ui-whispers-does-attack = attack
ui-whispers-does-move-agent = move
ui-whispers-trades = { $mine ->
    [1] changes places with your other agent
   *[0] changes places with { $seat }’s agent
}
ui-whispers-swap = { $before } → { $n } points now
ui-whispers-play = Play { $ability } ({ $cost }): { $what }
ui-whispers-more-agents = agents in regions
ui-whispers-more-secrets = secrets
ui-whispers-more-reveals = named tokens
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
    3B three Bear banners, · none; ⌂ city, ♣ farm, ♜ fort; B125 L2: adjacent to B1, B2, B5 and L2
    4B= all that can be supplied, 5B! too many: the rest returns to the reserve; ● ■ ▲ ◆ agents
    Councils: ▸ acts now; ● whose agent sits there; ‹● free: the next agent to the right decides
    add 3, draw 1: banners and cards as things are; move: to another position, and act there
    Loyalty: what each city of the empire scores; ⊙ a token that only you can see
    Players: loyalty as far as it is known; ▯B cards of the Bear in hand, and so on

## The advanced rules, where they are on

ui-whispers-rules = Advanced rules of this game:
ui-whispers-rules-named = Type rules to read: { $names }
ui-whispers-no-rules = No advanced rules in this game.
ui-whispers-rule-agents-in-regions = Agents in regions: { ui-whispers-rule-agents-in-regions.means }
    .means = instead of a council an agent may be placed in a region, one of yours in each and two in all; at the end it is one more city of the empire that controls the region, for you alone
ui-whispers-rule-keep-your-secrets = Keep your secrets: { ui-whispers-rule-keep-your-secrets.means }
    .means = each of your loyalty tokens that is still unrevealed at the end scores 1 point
ui-whispers-rule-to-each-their-own = To each their own: { ui-whispers-rule-to-each-their-own.means }
    .means = everybody begins with a different empire on ×4
ui-whispers-rule-counter-intelligence = Counter-intelligence: { ui-whispers-rule-counter-intelligence.means }
    .means = swapped tokens stay hidden; after the swaps you name an empire, your left neighbour turns up the token of it, and you score its multiplier

## What abilities do, in a few words

ui-whispers-brief-bear-1 = attack again with the banners that survived
ui-whispers-brief-bear-2 = destroy all banners left of the battle
ui-whispers-brief-eagle-1 = move the agent to any free position and act there
ui-whispers-brief-eagle-2 = this attack may go into any empty enemy region
ui-whispers-brief-elephant-1 = { $n } more banner from the reserve attacks
ui-whispers-brief-elephant-2 = { $n } more banners from the reserve attack
ui-whispers-brief-lion-1 = do the action of another position of yours
ui-whispers-brief-lion-2 = add { $n } banners to any region with a city
ui-whispers-brief-horse-1 = move banners between two of the empire’s regions
ui-whispers-brief-horse-2 = spread all banners of one empire as you like
ui-whispers-brief-bear-eagle = { $exactly ->
    [1] destroy { $n } banners in one region
   *[0] destroy up to { $n } banners in one region
}
ui-whispers-brief-bear-elephant = { $split ->
    [1] add { $n } banners to empty regions
   *[0] add { $n } banners to an empty region
}
ui-whispers-brief-bear-horse = move all banners of one region to adjacent ones
ui-whispers-brief-bear-lion = add a banner for each enemy banner destroyed
ui-whispers-brief-eagle-elephant = destroy up to { $n } enemy banners around a region
ui-whispers-brief-eagle-horse = this attack may go into any enemy region
ui-whispers-brief-eagle-lion = add a banner to each region of the empire
ui-whispers-brief-elephant-horse = add { $n } banners to an empty region (no city or fort)
ui-whispers-brief-elephant-lion = { $several ->
    [1] up to { $n } banners from other regions join in
   *[0] up to { $n } banners from another region join in
}
ui-whispers-brief-horse-lion = do the same action once more

## What the log adds to the events of the rules

ui-event-adds = adds { $n } banners of the { $empire }: { $regions }
ui-event-reveals = reveals { $tokens }
ui-event-draws = draws { $n } cards of the { $empire }
ui-event-draws-known = draws { $n } cards: { $cards }

## Commands of this game, and its words

ui-command-hand = cards
ui-command-look = region position
ui-command-rules = rule

ui-help-game =
    hand | your cards with everything that stands on them
    look b3, look lion marshal | a region with its neighbours, a council position, an ability
    rules | the advanced rules of this game, if there are any
    b3, c2 | a mark alone: the choice with that region or card
ui-glossary =
    loyalty | five tokens, one per empire, from ×4 (Devout) to −1 (Opposed): each city of the empire scores that much for you
    cities | the only thing that scores: each counts for the empire that controls its region at the end
    agent | sits on a council position and gives you control over it
    control | a position without an agent is controlled by the next agent further on in the same council
    council | the four positions of an empire: Sheriff, Steward, Marshal, Chancellor act in this order, empire by empire
    sheriff | the first position of a council to act; without an agent there it obeys the next one: the Steward’s, Marshal’s or Chancellor’s
    steward | the second position of a council to act; without an agent there it obeys the next one: the Marshal’s or Chancellor’s
    marshal | the third position of a council to act; without an agent there it obeys the Chancellor’s
    chancellor | the last position of a council to act; an agent there also controls the positions before it up to the next agent
    move | an action of the Chancellor: its agent goes to another position of the council, changing places with an agent there, and does an action of that position
    banners | the armies: every empire has 20; those not on the map are in its reserve
    reserve | the banners of an empire that are not on the map; added ones come from there, destroyed ones return
    attack | banners go from one region into an adjacent enemy region; a fort destroys one of them, then banners fall one for one
    conquered region | held by another empire than its own: at least one banner must stay there, or it falls back
    supply limit | 4 banners in a region, 6 with a farm; more than that returns to the reserve when an empire’s phase ends
    farm | feeds two more banners, and makes some positions stronger
    fort | destroys one attacking banner, and makes some positions stronger
    cards | each bears three abilities; play one by spending cards of the empires that it costs; they go back into their decks
    hand limit | 5 cards at the end of a round
    swap | after the first three rounds you may swap two unrevealed tokens; both then lie open for good, but with counter-intelligence they stay hidden
    first player | is asked first when agents are placed, cards discarded or tokens swapped; each round the token passes to the left
    agents in regions | advanced rule: { ui-whispers-rule-agents-in-regions.means }
    secrets | advanced rule, Keep your secrets: { ui-whispers-rule-keep-your-secrets.means }
    to each their own | advanced rule: { ui-whispers-rule-to-each-their-own.means }
    counter-intelligence | advanced rule: { ui-whispers-rule-counter-intelligence.means }
    end of the game | after four rounds; ties go to fewer swaps, then to more cards in hand
