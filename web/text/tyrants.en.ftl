# What the browser says of Tyrants of the Underdark, in English.

web-tyrants-board = Map of the Underdark
web-tyrants-hand = Your hand
web-tyrants-market = Market
web-tyrants-piles = Piles
web-tyrants-nothing = Nothing here yet.
web-tyrants-play-all = { $n ->
    [2] Play both
   *[other] Play all { $n }
}
web-tyrants-waiting = At the end of the turn
web-tyrants-known = Known to everybody
web-tyrants-open = Show { $card } in full
web-tyrants-empty-slot = Empty: the market deck has run out
web-tyrants-empty = { $n ->
    [one] 1 empty space
   *[other] { $n } empty spaces
}
web-tyrants-spy-of = a spy ({ $colour })
web-tyrants-deck-vp = VP in the deck
web-tyrants-inner-vp = VP in the inner circle

## Verbs with many objects, as headings

web-verb-play = Play a card
web-verb-deploy = Deploy a troop
web-verb-assassinate = Assassinate a troop
web-verb-supplant = Supplant a troop
