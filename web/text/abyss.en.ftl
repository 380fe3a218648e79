# Abyss in the browser, in English.

## Races by letters: next to hue and silhouette.

web-abyss-letters-squid = Sq
web-abyss-letters-shellfish = Sh
web-abyss-letters-crab = Cr
web-abyss-letters-seahorse = Se
web-abyss-letters-jellyfish = Je

## The board

web-abyss-treasury = Treasury of pearls
web-abyss-pool = Monster tokens in the pool: { $n }
web-abyss-lord-deck = Lord deck: { $n }
web-abyss-deck = Exploration deck: { $n }, discarded: { $discards }
web-abyss-ledge = Space { $n } of the exploration track
web-abyss-deeper = Deeper
web-abyss-buy = Buy:
web-abyss-next-price = next purchase: { ui-abyss-pearls }
web-abyss-either = { $n ->
    [one] 1 pearl or monster token
   *[other] { $n } pearls or monster tokens
}
web-abyss-threat-space = Threat { $n }: { $reward }{ $here ->
    [1] . The token is here
   *[0] {""}
}
web-abyss-read = Read { $name }
web-abyss-payable = you can pay
web-abyss-lord = { $name } ({ $guild }): cost { $cost }, { $must ->
    [1] { $race },{" "}
   *[0] {""}
}{ $races ->
    [one] 1 race
   *[other] { $races } races
}, influence { $points }{ $keys ->
    [0] {""}
   *[other] , { web-abyss-keys-of }
}
web-abyss-keys-of = { $keys ->
    [one] 1 key
   *[other] { $keys } keys
}

## Locations

web-abyss-worth-now = worth to you now
web-abyss-drawn = Locations drawn
web-abyss-in-stack = Locations in the stack
web-abyss-stack-of = Stack of Locations: { $n }
web-abyss-no-open = No Location lies face up.
web-abyss-weakest = of the weakest
web-abyss-strongest = of the strongest
web-abyss-lowest-each = lowest of each race
web-abyss-best-theirs = best of your opponents’
web-abyss-locations = Locations
web-abyss-elsewhere = in the stack or out of the game

## Players

web-abyss-hand = Your hand
web-abyss-unused = { $card } has not been used this turn.
web-abyss-lords = Lords
web-abyss-free = free
web-abyss-no-lords = no Lords yet
web-abyss-under = Under { $location }
web-abyss-keys-missing = { $n ->
    [0] enough keys for a Location
    [one] 1 more key makes a Location
   *[other] { $n } more keys make a Location
}
web-abyss-unknown-values = values unknown to you

## Paying in one gesture

web-abyss-cheapest = Cheapest
web-abyss-clear = Clear
web-abyss-pay-now = { $pearls ->
    [0] Pay and hire
    [one] Pay with 1 pearl and hire
   *[other] Pay with { $pearls } pearls and hire
}
web-abyss-sum = { $sum } of { $cost }
web-abyss-rest-pearls = { $n ->
    [one] + 1 pearl
   *[other] + { $n } pearls
}
web-abyss-over = { $n } too much: the surplus is lost
web-abyss-short = { $n } still missing
web-abyss-races-missing = { $n ->
    [one] one more race
   *[other] { $n } more races
}
web-abyss-races-over = { $n ->
    [one] one race too many
   *[other] { $n } races too many
}
web-abyss-race-needed = { $race } required
web-abyss-races-met = all races are there
web-abyss-affiliates = Affiliated:
web-abyss-paid = paid
web-abyss-discard-n = Choose { $n ->
    [one] 1 Ally
   *[other] { $n } Allies
} to discard
web-abyss-discard-now = Discard
web-abyss-chosen = { $n } of { $of }
web-abyss-you-have = your pearls: { $n }
