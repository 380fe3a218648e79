# How the terminal speaks of Abyss, in English.

ui-first-steps = In your turn, choose one action: explore, take a Council stack, or hire a Lord. Collect Allies first.
ui-example-choice = explore
ui-example-why = hire oracle
ui-example-card = c2

## Choices: headings above their objects.

ui-verb-explore = Explore
ui-verb-plot = Plot
ui-verb-support = Council stack
ui-verb-hire = Hire
ui-verb-pay = Spend
ui-verb-affiliate = Affiliate
ui-verb-discard = Discard
ui-verb-sell = Slaver: sell
ui-verb-dismiss = Oracle: discard
ui-verb-replace = Opportunist: replace
ui-verb-disable = Turn
ui-verb-give-up = Remove
ui-verb-opponent = Opponent
ui-verb-take-location = Take Location
ui-verb-swap-out = Give Location
ui-verb-exchange = Exchange for
ui-verb-cover = Put under it

## How the table is drawn

ui-abyss-court = The Court, at your prices: ✓ you can pay ({ $n ->
    [one] 1 Lord
   *[other] { $n } Lords
} left in the deck)
ui-abyss-new-at-court = New at Court
ui-abyss-race-and = { $others ->
    [0] { $race }
   *[other] { $race } +{ $others }
}
ui-abyss-any-races = { $n ->
    [one] any race
    [5] all 5 races
   *[other] any { $n } races
}
ui-abyss-track = Exploration
ui-abyss-track-empty = nobody is exploring ({ $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck, { $discards } discarded)
ui-abyss-last-space = last space: +1 pearl
ui-abyss-next-price = others may buy for { $n ->
    [one] 1 pearl
   *[other] { $n } pearls
}
ui-abyss-threat = Threat
ui-abyss-council = Council
ui-abyss-locations = Locations to be had, and what each would score for you now ({ $n } more in the stack)
ui-abyss-drawn = Locations drawn, and what each would score for you now
ui-abyss-no-locations = No Location lies face up ({ $n } in the stack)
ui-abyss-owned = What the players have
ui-abyss-owns-lords = Lords: { $cards }
ui-abyss-owns-disabled = turned: { $cards }
ui-abyss-owns-covered = under Locations: { $cards }
ui-abyss-owns-locations = Locations: { $cards }
ui-abyss-owns-affiliated = affiliated: { $cards }
ui-abyss-owns-nothing = nothing yet
ui-abyss-hand = Your hand
ui-abyss-empty-hand = Your hand is empty
ui-abyss-hand-worth = worth { $n } in all
ui-abyss-paying = Payment
ui-abyss-paid = { $paid } of { $cost }: { $cards }
ui-abyss-paid-nothing = 0 of { $cost }
ui-abyss-still-races = still needed: { $n ->
    [one] 1 race
   *[other] { $n } races
}
ui-abyss-still-race = with { $race }
ui-abyss-still-only = still needed: { $race }
ui-abyss-no-more-races = all races are there
ui-abyss-missing = missing: { $n }{ $pearls ->
    [0] {""}
   *[other] {" "}(your pearls can pay { $pearls })
}
ui-abyss-pearls = { $n ->
    [one] 1 pearl
   *[other] { $n } pearls
}
ui-abyss-keys = { $n ->
    [one] 1 key
   *[other] { $n } keys
}
ui-abyss-last-turns = the last turns
ui-abyss-standstill = nobody hires: the end is set off in { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
ui-abyss-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-abyss-now = now { $n }
ui-abyss-cost = cost
ui-abyss-races = races
ui-abyss-influence = pts
ui-abyss-costs = costs { $n }
ui-abyss-demands = races: { $races }
ui-abyss-lord-keys = { $n ->
    [0] no key
    [one] 1 key
   *[other] { $n } keys
}
ui-abyss-worth = influence { $n }
ui-abyss-has-pearls = pearls
ui-abyss-has-keys = keys
ui-abyss-has-hand = hand
ui-abyss-has-tokens = monsters
ui-abyss-has-lords = Lords
ui-abyss-has-locations = Locations
ui-abyss-legend =
    Court: Crabs +2 means Crabs and exactly two other races; ⚷ is a key, pts are influence points
    ✓ you can pay this Lord with your Allies and pearls
    Threat: ▸ where the token stands; ○ a pearl or a monster token, as you like; ⚷ a key
    ⚷ beside a Lord: a key that counts while the Lord is free. Three keys take a Location at once.
    Keys of a player: tokens and those on free Lords together.

## What the log adds to the events of the rules

ui-event-turn-again = takes another turn

## Commands of this game, and its words

ui-help-game =
    c2, l1 | a mark alone: hire that Lord, take that Location
ui-glossary =
    pearls | money: they buy Allies from an explorer, plot for 1, and pay what is missing for a Lord
    Allies | cards of five races with a value; they pay for Lords
    explore | turn up cards of the depths one by one until you take one, fight a Monster or reach the fifth space
    Council | five stacks of Allies that explorers left behind, by race; taking one whole stack is an action
    Court | the Lords that can be hired
    plot | for 1 pearl, reveal another Lord at Court before your action
    hire | pay a Lord with Allies of exactly as many races as it demands; 1 pearl replaces 1 missing point
    affiliate | the lowest Ally spent for a Lord stays with you; at the end your highest of each race scores
    keys | three of them, on free Lords or as tokens, take a Location at once
    free Lord | one that lies under no Location: its power and its keys work
    Location | scores by its own formula; the Lords whose keys took it go under it and lose their powers
    threat | rises whenever a Monster is let pass, and with it the reward for the next one fought
    Monster tokens | won in fights, with 2, 3 or 4 points each
    influence | the points of the game
    scoring | Locations, Lords, your highest affiliated Ally of each race, Monster tokens; score shows it
    end of the game | when somebody hires a seventh Lord or the Court cannot be filled, everybody else has one more turn
