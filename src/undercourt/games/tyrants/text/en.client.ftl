# How the terminal speaks of Tyrants of the Underdark, in English.

ui-first-steps = In your turn, play your cards first (“play all” plays the whole hand); then spend what they gave you; then end the turn.
ui-example-choice = deploy skullport
ui-example-why = recruit imix
ui-example-card = m2

## Choices: headings above their objects. `basic` is 1 in the open part of a turn, where actions have a price.

ui-verb-play = Play
ui-verb-recruit = Recruit
ui-verb-discard = Discard
ui-verb-devour = Devour
ui-verb-promote = Promote
ui-verb-reveal = Reveal
ui-verb-resolve = Resolve
ui-verb-deploy = Deploy{ $basic ->
    [1] {" "}(1 power)
   *[0] {""}
}
ui-verb-assassinate = Assassinate{ $basic ->
    [1] {" "}(3 power)
   *[0] {""}
}
ui-verb-supplant = Supplant
ui-verb-return-troop = Return troop
ui-verb-return-spy = Return spy{ $basic ->
    [1] {" "}(3 power)
   *[0] {""}
}
ui-verb-move = Move from
ui-verb-move-to = Move to
ui-verb-place-spy = Place spy
ui-verb-take-trophy = Take trophy

## How the table is drawn

ui-tyrants-left = Left section
ui-tyrants-centre = Centre
ui-tyrants-right = Right section
ui-tyrants-routes = Routes with troops, and those within your reach
ui-tyrants-changed-routes = Routes that changed (board shows them all)
ui-tyrants-short-market = Market, with costs (market shows the cards)
ui-tyrants-at-end = At the end of the turn: { $what }
ui-tyrants-which-site = Name a site: { $names }
ui-tyrants-site-worth = { $n } VP for control at the end
ui-tyrants-site-marker = control marker: 1 influence a turn; { $n } VP a turn for total control
ui-tyrants-site-held = { $total ->
    [1] totally controlled by: { $seat }
   *[0] controlled by: { $seat }
}
ui-tyrants-neighbours = Next to it, with the spaces between
ui-tyrants-market = Market: cost, aspect, VP in the deck / in the inner circle ({ $n ->
    [one] 1 card
   *[other] { $n } cards
} left in its deck)
ui-tyrants-new-in-market = New in the market
ui-tyrants-hand = Your hand
ui-tyrants-empty-hand = Your hand is empty
ui-tyrants-played = Played: { $cards }
ui-tyrants-power = power { $n }
ui-tyrants-influence = influence { $n }
ui-tyrants-last-round = the last round
ui-tyrants-standstill = standstill: the end comes in { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
ui-tyrants-cards-left = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
ui-tyrants-cost = costs { $n }
ui-tyrants-worth = { $deck } VP in the deck, { $inner } in the inner circle
ui-tyrants-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}
ui-tyrants-has-barracks = barracks
ui-tyrants-has-spies = spies
ui-tyrants-has-trophies = trophies
ui-tyrants-has-hand = hand
ui-tyrants-has-deck = deck
ui-tyrants-has-discard = discard
ui-tyrants-has-inner = inner circle
ui-tyrants-legend =
    › you have presence here; then the name, the VP for controlling it, and its spaces:
    ● ■ ▲ ◆ troops of the players, ○ white troops, · empty spaces
    =● controlled by ●, ≡● totally controlled by ●; ⌂ a starting site nobody has entered
    ✦2 control marker: 1 influence a turn to whoever controls the site, and 2 VP a turn for total control
    ◎■ a spy of ■

## Commands of this game, and its words

ui-command-market = m
ui-command-site = where
ui-help-game =
    play h1, m2 | a card may be named by its mark: m2 alone recruits that card
    market | the market with all texts
    site skullport | one site: who is there, what it gives, what lies next to it
ui-glossary =
    power | pays for deploying (1), assassinating (3) and returning another player’s spy (3); lost at the end of the turn
    influence | pays for recruiting cards; lost at the end of the turn
    presence | you have it next to your troops, where they stand, and at sites with your spy; most actions need it
    deploy | put a troop from your barracks on an empty space
    assassinate | remove a troop of another player or a white one; it goes to your trophies
    supplant | assassinate a troop and put one of yours in its place
    spy | stands beside the spaces of a site; gives you presence there and breaks another player’s total control
    promote | move a card to your inner circle: it never goes back to your deck
    inner circle | promoted cards: out of your deck, but worth their second, higher number of VP
    devour | remove a card from the game
    focus | an extra effect if you played another card of that aspect this turn, or show one from your hand
    control | most troops at a site: its VP at the end of the game
    total control | all spaces of a site are yours and no other player’s spy is there: 2 more VP at the end
    marker | some sites have one: influence every turn for control, VP every turn for total control
    trophies | troops you assassinated: 1 VP each at the end
    scoring | sites, total control, trophies, cards in the deck, cards in the inner circle, VP tokens; score shows it
    end of the game | when somebody’s barracks or the market deck is empty, the round is finished
