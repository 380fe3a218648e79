# How the terminal speaks of Secret City, in English.

ui-first-steps = You lead a house. First take three territories; then, each turn, declare a strategy and send characters FOR or AGAINST the strategies on the table.
ui-example-choice = assign 2 for sky
ui-example-why = assign 1 against green
ui-example-card = griffin
ui-points-here = influence

## Choices: headings above their objects.

ui-verb-choose = Choose
ui-verb-done = Done
ui-verb-draft = Take
ui-verb-bid = Bid
ui-verb-player = Player
ui-verb-strategy = Declare
ui-verb-income = Income
ui-verb-property = Property
ui-verb-deck = Draw from
ui-verb-take = Take
ui-verb-discard = Discard
ui-verb-buy = Buy
ui-verb-dismiss = Replace
ui-verb-use = Use
ui-verb-ability = Ability
ui-verb-target = Target
ui-verb-place = Side
ui-verb-number = How many
ui-verb-assign = Assign
ui-verb-pass = Pass
ui-verb-propose = Contract
ui-verb-price = Price
ui-verb-accept = Accept
ui-verb-take-territory = Take

## How the table is drawn

ui-secret-city-turn = Turn { $n } of { $last }
ui-secret-city-leads = leads
ui-secret-city-succeeds = succeeds by { $n }
ui-secret-city-fails = fails, { $n } short
ui-secret-city-brings = +{ $n } influence for the margin
ui-secret-city-purse = { $money } money, { $mana } mana, { $influence } influence
ui-secret-city-your-strength = your strength: { $strengths }
ui-secret-city-tokens = { $n ->
    [0] none
    [one] 1 token
   *[other] { $n } tokens
}
ui-secret-city-house = house
ui-secret-city-must = must
ui-secret-city-back-spells = S
ui-secret-city-back-mercenaries = M
ui-secret-city-back-artifacts = A
ui-secret-city-back-house = H
ui-secret-city-house-card = House card
ui-secret-city-you-owe = You owe
ui-secret-city-owed-to-you = You are owed
ui-secret-city-others-owe = Others owe
ui-secret-city-empty-hand = Your hand is empty
ui-secret-city-reconstructed = ≈ reconstructed, not shown in the rulebook: { $values }
ui-secret-city-look-at = { $n ->
    [0] Look at a player (sky), a character (sky 2), a card (h1, griffin), a territory or a strategy by its name.
   *[other] Several things fit these words: { $names }
}

## Contracts: in short, as one of the choices; and the one on the table, as far as it was said

ui-secret-city-contract = Contract
ui-secret-city-propose-ask-help = pay for help
ui-secret-city-propose-offer-help = help for a price
ui-secret-city-propose-who-gives = help whoever pays most
ui-secret-city-propose-hero-price = ask a character’s price
ui-secret-city-propose-hero-anywhere = hire out a character
ui-secret-city-propose-ask-abstain = pay for staying out
ui-secret-city-propose-promise-abstain = stay out for a price
ui-secret-city-deal-ask-help = { $seat } pays { $price } for a character { $where }
ui-secret-city-deal-offer-help = { $seat } assigns { $who ->
    [none] a character
   *[other] { $who }
} { $where } for { $price }
ui-secret-city-deal-who-gives = { $seat } assigns { $who ->
    [none] a character
   *[other] { $who }
} { $where } for whoever pays most
ui-secret-city-deal-hero-price = { $seat } wants { $who ->
    [none] a character
   *[other] { $who }
} { $where } and asks the price
ui-secret-city-deal-hero-anywhere = { $seat } assigns { $who ->
    [none] a character
   *[other] { $who }
} wherever somebody pays for it
ui-secret-city-deal-ask-abstain = { $seat } pays { $price } to a player who stays out of { $strategy }
ui-secret-city-deal-promise-abstain = { $seat } stays out of { $strategy } for { $price }

ui-secret-city-legend =
    Strategies: whose it is, its type, → against whom; ★ natural for that house
    FOR 9 : 5 AGAINST  the sums (✓ succeeds); ●3 Konets 3  character 3 of player ● with strength 3; +2  what cards add
    Characters: 2 Santiaga 4 WI  number, name, strength now (the printed one in brackets, if it differs), symbols
    W Weapons, M Magic, I Intrigue; ✦ ability not yet used, ▽ face down, ◈ protected; +Forge Hammer  lies on it
    →FOR ■  assigned for the strategy of player ■; ⌂ home and number of territories; [Anna] lies on the territory
    must 2 AGAINST ■  a contract binds that player to assign character 2 there; stays out ▲  of that player’s strategy
    Hands and decks: S spell, M mercenary, A artifact, H house card; bright ones are known to you (look sky)

## What the log adds to the events of the rules

ui-event-incomes = takes the income of { $territories }: { $tokens }

## Commands of this game, and its words

ui-command-hand = cards
ui-command-look = player

ui-help-game =
    hand | your cards with everything they say
    look sky | all that lies before a player, with what it does
    look sky 2, look armed seizure | a character, a strategy, a territory, a card
    h2, c3 | a mark alone: a card in your hand, your character 3, and what can be done with it
ui-glossary =
    house | each player leads one, with a leader, a home and six cards of its own
    leader | strength 6; stays for the whole game, and nothing can choose it
    strategy | declared each turn against another player; it succeeds if its strength FOR is greater than AGAINST
    base strategy | captures a territory of the target player
    natural strategy | the one that suits your house: heroes and leader bring more when it succeeds
    type | Weapons, Magic or Intrigue: only characters with that symbol can be assigned
    assign | send a character to one side of a strategy, anybody’s; it stays there until the battle ends
    margin | FOR minus AGAINST: above 0 the strategy succeeds, 5 or more bring 1 influence
    free | face up and not assigned: such a character can be assigned
    face down | cannot be assigned this turn, as after a bid for the initiative
    initiative | from turn 2 on: characters turned face down bid their strength, the winner names the first player
    territory | each turn it gives its income or its property; the home gives both and cannot be captured
    money and mana | pay for mercenaries, spells, artifacts, abilities and contracts
    influence | the points of the game; it also pays for the cards of your house
    contract | proposed before your action: help, or staying out, for money or mana paid at the end of the turn
    pay for help | you name a side and a price: a player who accepts must assign a character there next
    help for a price | you name a side and a price: if somebody accepts, you must assign a character there
    help whoever pays most | you name a side; the others say what they give, and you take one offer or none
    ask a character’s price | you name a character of another player and a side; its player names the price
    hire out a character | you offer one of yours for any side; the others say where and for how much
    staying out | a player who stays out of a strategy assigns nobody to it for the rest of the battle
    debt | paid at the end of the turn; what is missing is paid in influence, or with a territory
    attach | the card lies on a character or a strategy until the battle ends
    protected | other players cannot choose that character until the end of the turn
    hand limit | 6 cards at the end of a turn
    reconstructed | ≈ marks values that the rulebook does not show; you can correct them in a pack of your own
    end of the game | after the last turn; most influence wins, then most territories, then most money and mana
