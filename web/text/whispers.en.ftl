# What the browser says of A War of Whispers, in English, beyond what its rules and the terminal say.

## The map

web-whispers-map = The map of the five empires and their councils
web-whispers-sea = Sea of Whispers
web-whispers-sound = Tusk Sound
web-whispers-home = home of the { $empire }
web-whispers-agent-of = agent: { $seat }
web-whispers-supply = supplies { $n }
web-whispers-near = adjacent: { $regions }
web-whispers-key-city = City: scores
web-whispers-key-farm = Farm: supplies 6
web-whispers-key-fort = Fort: kills one
web-whispers-key-strait = Strait: adjacent
web-whispers-key-ridge = Ridge: not adjacent
web-whispers-key-bridge = Bridge { $link }

## Councils

web-whispers-councils = Councils
web-whispers-council-of = Council: { $empire }
web-whispers-obeys = no agent, obeys { $seat }
web-whispers-nobody = nobody controls it
web-whispers-acted = has acted
web-whispers-acts-now = acts now

## Empires

web-whispers-empires = Empires
web-whispers-on-map = banners on the map
web-whispers-supply-note = After each empire’s phase a region keeps at most 4 banners, 6 with a farm.

## Players

web-whispers-loyalty = Loyalty
web-whispers-hand = Hand
web-whispers-agents = Agents
web-whispers-revealed = revealed
web-whispers-unrevealed = only you see it
web-whispers-face-down = face down
web-whispers-open = Read: { $card }
web-whispers-over-limit = { $n ->
    [one] At the end of the round you discard 1 card, down to { $limit }.
   *[other] At the end of the round you discard { $n } cards, down to { $limit }.
}

## Attacks, worked out

web-whispers-step-fort = The fort destroys 1 attacker
web-whispers-step-fall = Banners fall one for one: { $n } on each side
web-whispers-outcome-conquers = The { $empire } takes the region with { $n ->
    [one] 1 banner
   *[other] { $n } banners
}
web-whispers-outcome-enters = The { $empire } moves in with { $n ->
    [one] 1 banner
   *[other] { $n } banners
}
web-whispers-outcome-repelled = Repelled: { $n ->
    [one] 1 defender is left
   *[other] { $n } defenders are left
}
web-whispers-outcome-stopped = Nothing gets past the fort
web-whispers-outcome-empties = Nobody is left, the region stays as it is
web-whispers-outcome-reverts = Nobody is left, the region falls back to the { $empire }
web-whispers-with = { $n ->
    [one] { $outcome }
   *[other] With all { $n }: { $outcome }
}

## Questions

web-whispers-cards-now = Cards you may play now
web-whispers-again-after = Cards may be played again after the action.
web-whispers-again-after-battle = Cards may be played again after the battle.
web-whispers-again-at = If you play nothing now, you will be asked again at your next position: { $position }.
web-whispers-again-no = None of your positions acts later in this round.
web-whispers-left = { $n ->
    [0] All laid down
    [one] 1 banner to go
   *[other] { $n } banners to go
}
web-whispers-laid-to-put = All banners lie on the map: add them, or start over
web-whispers-laid-to-destroy = That is as many as possible: destroy them, or start over
web-whispers-regroup-where = How many banners of the { $empire } stand in each of its regions?
web-whispers-less = One fewer in { $region }
web-whispers-more = One more in { $region }
web-whispers-clear = Start over
web-whispers-place-them = { $n ->
    [one] Add 1 banner
   *[other] Add { $n } banners
}
web-whispers-destroy-them = { $n ->
    [one] Destroy 1 banner
   *[other] Destroy { $n } banners
}
web-whispers-over-supply = More than the region can supply: the rest is lost when the empire’s phase ends.
web-whispers-regroup = Regroup like this
web-whispers-swap-first = Tap the token that you want to move, then the one to change places with.
web-whispers-swap-second = { $slot }: now tap the other token. The number is what the swap brings you as things are.
web-whispers-or-region = Or into a region of the map ({ $n })
web-whispers-lost-action = This position could act and will do nothing.
web-whispers-lost-fort = The fort in { $region } destroys the attack, and no defender falls.
