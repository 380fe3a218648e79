# How the terminal speaks of Tyrants of the Underdark, in English.

ui-first-steps = In your turn, play your cards first; then spend what they gave you; then end the turn.
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
    =● controlled by Amber, ≡● totally controlled; ⌂ a starting site nobody has entered
    ✦2 control marker: 1 influence a turn to whoever controls the site, and 2 VP a turn for total control
    ◎■ a spy of Sky
