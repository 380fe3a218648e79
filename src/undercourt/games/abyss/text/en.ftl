# Abyss, in English.
# Attributes hold what several messages share.

-while-free = while free:

## What Lords do: clauses without capital and full stop. The renderer makes sentences of them.

effect-seq = { $all }
effect-seq-join = { $a }, then { $b }
effect-each-opponent = each opponent { $a }
effect-discards = discards an Ally from hand
effect-discards-down-to = discards down to { $n } Allies in hand
effect-lose-pearls = pays { $n ->
    [one] 1 pearl
   *[other] { $n } pearls
} to the treasury, or as many as they have
effect-gain-pearls = gain { $n ->
    [one] 1 pearl
   *[other] { $n } pearls
}
effect-assassinate = turn a free Lord of each opponent sideways: it loses its ability and keys{ $count ->
    [1] , but still counts at the end
   *[0] , and only its influence still counts
}
effect-hunt = take a random monster token from an opponent of your choice
effect-extra-turn = take another turn after this one
effect-take-stack = take a whole Council stack into your hand
effect-swap-locations = you may swap one of your Locations for a face-up one; the Lords under it move along
effect-corrupt = you may take another Lord from the Court for 5 pearls
effect-betray = you may remove another of your free Lords from the game to take a Lord from the Court without paying
effect-scheme = you may remove another of your free Lords from the game to take the top Lord of the deck without paying
effect-embassy = { $n ->
    [one] draw a Location and take control of it; this Lord goes under it
    [2] draw 2 Locations and take control of one; this Lord goes under it, and the other becomes available
   *[other] draw { $n } Locations and take control of one; this Lord goes under it, and the others become available
}
no-ability = no ability

# What holds as long as the Lord is free.
lasting-recruiter = { -while-free } Lords cost your opponents 2 more
lasting-commander = { -while-free } they do so again at the end of each of their turns{ $at_once ->
    [1] {" "}and whenever they buy an Ally
   *[0] {""}
}
lasting-tamer = { -while-free } an opponent who fights a Monster gets the reward of the threat space before the token (on the first space, as usual)
lasting-ship-master = { -while-free } when your exploration ends, gain 1 pearl for each different race that goes to the Council
lasting-landlord = { -while-free } gain 1 pearl when you hire this Lord and at the start of each of your turns
lasting-slaver = { -while-free } once in your turn, you may discard an Ally from hand to gain 2 pearls
lasting-shaman = { -while-free } your opponents’ military Lords have no effect on you
lasting-oracle = { -while-free } once in your turn, you may discard a whole Council stack
lasting-alchemist = { -while-free } when you ask the Council for support, take two stacks instead of one
lasting-master-of-magic = { -while-free } when you hire another Lord, you may affiliate any of the Allies you spend, not just the lowest
lasting-opportunist = { -while-free } once in your turn, you may replace a Lord at Court with the top Lord of the deck
lasting-diplomat = { -while-free } when you hire another Lord, you may ignore its mandatory race; the number of races stays the same
lasting-treasurer = { -while-free } Lords cost you 2 less

## What Locations score at the end.

location-lord-of-guild = { $base } points, plus { $points } for each { $guild-id ->
    [military] military Lord
    [merchant] Merchant
    [mage] Mage
    [politician] Politician
    [farmer] Farmer
    [ambassador] Ambassador
   *[other] Lord of the { $guild }
} you have
location-affiliated = { $base } points, plus { $points } for each affiliated { $race-id ->
    [squid] Squid
    [crab] Crab
    [seahorse] Seahorse
   *[other] { $race }
}
location-different-guilds = { $points } points for each different guild among your Lords
location-best-of-opponents = as many points as the best Location of your opponents would score for you
location-nothing = no points; when you take it, you may exchange it for any Location of the stack{ $leaves ->
    [1] , and it leaves the game
   *[0] {""}
}
location-weakest-lord = { $points ->
    [2] twice
   *[other] { $points } times
} the influence of your weakest Lord
location-strongest-lord = as many points as the influence of your strongest Lord
location-lords = { $base } points, minus { $points } for each of your Lords
location-lords-with-key = { $points } points for each of your Lords with a key
location-lords-without-key = { $points } points for each of your Lords without a key
location-lowest-of-each-race = { $base } points, plus the value of your lowest affiliated Ally of each race
location-all-affiliated = { $base } points, minus { $points } for each of your affiliated Allies

## What is asked at the table.

ask-turn = { $powers ->
    [1] Use the powers of your Lords, or end the turn.
   *[0] Choose your action: explore, take a Council stack, or hire a Lord.
}
ask-ally = { $must ->
    [1] Nobody bought the last card: you must take it ({ $ally }).
   *[0] Nobody bought the card ({ $ally }): take it, or go on exploring.
}
ask-monster = { $must ->
    [1] A Monster on the last space: you must fight it.
   *[0] A Monster: fight it, or go on exploring.
}
ask-reward = Choose your reward.
ask-purchase = Buy this card from { $other } for { $n ->
    [one] 1 pearl
   *[other] { $n } pearls
} ({ $ally })?
ask-pay = { $paid ->
    [1] { $missing ->
        [0] The price is met: finish, or spend more Allies.
       *[other] Finish with pearls, or spend more Allies ({ $missing } missing).
    }
   *[0] { $missing ->
        [0] Spend Allies of the races that are missing.
       *[other] Spend Allies ({ $missing } missing).
    }
}
ask-affiliate = Choose which of the Allies spent is affiliated.
ask-location = { $drawn ->
    [1] Take control of one of the Locations drawn.
   *[0] You have three keys: take control of a Location, or draw new ones and take one of them.
}
ask-keys = Pay for { $location } with { $left ->
    [one] one more key
    [2] two more keys
   *[other] three keys
}.
ask-discard = { $left ->
    [one] Discard an Ally from your hand.
   *[other] Discard Allies from your hand ({ $left } to go).
}
ask-assassinate = Choose which of { $other }’s Lords is turned.
ask-hunt = Choose whose monster token to take.
ask-take-stack = Choose a Council stack to take.
ask-corrupt = { $missing ->
    [0] Take another Lord from the Court for 5 pearls?
   *[other] Another Lord from the Court costs 5 pearls: let the Slaver bring what is missing ({ $missing })?
}
ask-betray = { $second ->
    [1] Take a Lord from the Court.
   *[0] { $from_deck ->
        [1] Remove another of your free Lords to take the top Lord of the deck?
       *[0] Remove another of your free Lords to take one from the Court?
    }
}
ask-swap-locations = { $second ->
    [1] Choose the Location to take instead.
   *[0] Swap one of your Locations for a face-up one?
}
ask-embassy = Take control of one of the Locations drawn.
ask-exchange = Exchange Black Smokers for a Location of the stack?

## What one can do.

action-done = { $what ->
    [pay] { $n ->
        [0] Finish paying
        [one] Finish paying, with 1 pearl
       *[other] Finish paying, with { $n } pearls
    }
    [purchase] Do not buy
    [powers] End the turn
    [nothing] Pass
   *[other] No
}
action-plot = Plot at Court: reveal a Lord for 1 pearl
action-explore = { $on ->
    [1] Go on exploring
   *[0] Explore the depths
}
action-take = Take { $ally }
action-fight = Fight the Monster ({ $keys ->
    [0] {""}
   *[other] { action-reward.keys }{ $mix ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $mix ->
    [0] {""}
    [one] 1 pearl{ $tokens ->
        [0] {""}
       *[other] {" "}or monster token
    }
   *[other] { $mix } pearls{ $tokens ->
        [0] {""}
       *[other] {" "}or monster tokens
    }
})
action-buy = Buy { $ally } for { $n ->
    [one] 1 pearl
   *[other] { $n } pearls
}
action-support = Take the Council stack: { $race } ({ $n ->
    [one] 1 card
   *[other] { $n } cards
})
action-hire = Hire { $card }{ $cost ->
    [0] {""}
   *[other] {" "}(cost { $cost })
}
action-pay = Spend { $ally }
action-affiliate = Affiliate { $ally }
action-discard = Discard { $ally }
action-sell = Slaver: discard { $ally } for 2 pearls
action-dismiss = Oracle: discard the Council stack of { $race } ({ $n ->
    [one] 1 card
   *[other] { $n } cards
})
action-replace = Opportunist: replace { $card } at Court
action-disable = Turn { $card }
action-give-up = Remove { $card }
action-opponent = { $seat }
action-draw-locations = Draw { $n ->
    [one] 1 Location and take it
   *[other] { $n } Locations and take one
}
action-take-location = Take { $location }
action-swap-out = Give { $location }
action-exchange = Exchange it for { $location }
action-cover = Put { $card } under it
action-spend-key = Spend a key token
action-reward = Take { $keys ->
    [0] {""}
   *[other] { action-reward.keys }{ $pearls ->
        [0] { $tokens ->
            [0] {""}
           *[other] {" "}and{" "}
        }
       *[other] { $tokens ->
            [0] {" "}and{" "}
           *[other] ,{" "}
        }
    }
}{ $pearls ->
    [0] {""}
   *[other] { $pearls ->
        [one] 1 pearl
       *[other] { $pearls } pearls
    }{ $tokens ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $tokens ->
    [0] {""}
    [one] 1 monster token
   *[other] { $tokens } monster tokens
}
    .keys = { $keys ->
        [one] 1 key
       *[other] { $keys } keys
    }

## Why something cannot be done.

why-game-over = The game is over.
why-not-asked = Now { $seat } decides.
why-answer-first = Answer the question on the table first.
why-being-hired = { $card } is being hired right now.
why-court-full = The Court is full.
why-leads-nowhere = With this card the payment could not be completed ({ $ally }).
why-location-not-there = { $location } is not on offer.
why-needed-for-payment = This card is needed for the payment ({ $ally }).
why-no-key-there = { $card } has no key that you could spend now.
why-no-lords-left = The Lord deck is empty.
why-no-mandatory-race = { $card } demands a race that you do not hold ({ $race }).
why-no-pearls = This costs { $need ->
    [one] 1 pearl
   *[other] { $need } pearls
}, and you have { $have }.
why-no-such-lord = You have no free { $card }.
why-no-such-reward = That is not among the rewards of this threat space.
why-no-token = { $seat } has no monster token that you could take.
why-not-an-action = That is not an action of your turn.
why-not-at-court = { $card } is not at Court.
why-not-free = { $card } cannot be chosen here.
why-not-in-hand = You do not hold this card ({ $ally }).
why-not-lowest = Only the lowest of the Allies spent is affiliated; this card is not it ({ $ally }).
why-not-paid = Only an Ally that was spent can be affiliated; this one was not ({ $ally }).
why-shaman = The Shaman protects { $seat }.
why-last-space = This is the last space: take or fight what lies there.
why-not-your-turn = { $card } can be used in your own turn only.
why-nothing-to-explore = No exploration cards are left.
why-power-used = { $card } was used this turn.
why-stack-empty = This Council stack is empty ({ $race }).
why-stack-too-small = { $n ->
    [0] No Locations are left to draw.
    [one] Only 1 Location is left to draw.
   *[other] Only { $n } Locations are left to draw.
}
why-too-dear = { $card } costs { $need }: your Allies of fitting races and your pearls are not worth that much.
why-too-few-races = { $card } demands { $need ->
    [one] at least one Ally
    [5] Allies of all 5 races
   *[other] Allies of { $need } different races
}.

## What happened: what follows the name of a seat.

event-turn = begins the turn
event-end-turn = ends the turn
event-reveal = reveals { $ally }
event-take = takes { $ally }
event-buy = buys { $ally } from { $other } for { $n ->
    [one] 1 pearl
   *[other] { $n } pearls
}
event-fight = fights a Monster on threat space { $n }
event-threat = lets a Monster pass: the threat rises to { $n }
event-threat-back = takes the threat back to space { $n }
event-to-council = leaves { $ally } to the Council
event-discard-monster = discards a Monster
event-end-exploration = ends the exploration
event-reshuffle = reshuffles the exploration deck
event-gain-pearls = gains { $n ->
    [one] 1 pearl
   *[other] { $n } pearls
}
event-lose-pearls = pays { $n ->
    [one] 1 pearl
   *[other] { $n } pearls
}
event-gain-keys = gains { $n ->
    [one] a key token
   *[other] { $n } key tokens
}
event-gain-token = gains a monster token{ $value ->
    [0] {""}
   *[other] {" "}worth { $value }
}
event-steal-token = takes a monster token{ $value ->
    [0] {""}
   *[other] {" "}worth { $value }
} from { $other }
event-reveal-lord = reveals { $card } at Court
event-call-lord = calls { $card } from the Court
event-draw-lord = draws { $card } from the Lord deck
event-slide = moves { $card } along at Court
event-pay = spends { $ally }
event-affiliate = affiliates { $ally }
event-discard-payment = discards { $n ->
    [one] 1 Ally
   *[other] { $n } Allies
} spent
event-hire = hires { $card }
event-give-up = removes { $card } from the game
event-replace = removes { $card } from the Court
event-disable = turns { $other }’s { $card } sideways
event-cover = puts { $card } under { $location }
event-spend-key = spends a key token
event-take-stack = takes the Council stack of { $race } ({ $n ->
    [one] 1 card
   *[other] { $n } cards
})
event-in-stack = finds { $ally } in it
event-dismiss = discards the Council stack of { $race } ({ $n ->
    [one] 1 card
   *[other] { $n } cards
})
event-discard = discards { $ally }
event-draw-location = draws { $location }
event-take-location = takes control of { $location }
event-leave-location = leaves { $location } face up
event-swap-out = gives { $location } away
event-exchange = exchanges Black Smokers for { $location }
event-extra-turn = will take another turn
event-count-token = counts a monster token worth { $n }
event-standstill = nobody has hired a Lord for { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
event-last-turns = brings on the end: one last turn for everybody else

## The score sheet.

score-locations = Locations
score-lords = Lords
score-allies = Highest affiliated Allies
score-monsters = Monster tokens

## Labels.

term-pearls = pearls
term-keys = keys
term-hand = hand
term-affiliated = affiliated Allies
term-court = Court
term-council = Council
term-track = exploration track
term-threat = threat track
term-locations = Locations
term-lords = Lords
term-covered = under Locations
term-disabled = turned sideways
term-tokens = monster tokens
term-deck = deck
term-influence = influence
term-cost = cost
term-guild = guild

hidden = Face-down card
monster = Monster
ally = { $race-name } { $value }

option-commander = Commander: after buying, cards over 6 are discarded
option-assassinated = Lords turned by the Assassin still count
option-smokers = Black Smokers, once exchanged, goes
value-end-of-turn = At the end of the buyer’s own turn
value-at-once = At once
value-influence-only = For their influence only
value-count = For their influence and for Locations
value-into-stack = Back among the Locations to draw
value-removed = Out of the game
option-standstill = When nobody hires a Lord for 20 rounds
value-ends = The end is set off
value-plays-on = Play goes on

game-title = Abyss
game-pitch = Rally the peoples of the deep and fight the Monsters that lurk there, win powerful Lords for your cause and take control of Locations with their keys. When a player has hired a seventh Lord or the Court can no longer be filled, the most influence points from Lords, Locations, Allies and Monsters win the throne.
help-turn =
    First you may plot: for 1 pearl, reveal another Lord at Court, as often as you like while there is room.
    Then take one action: explore the depths, take a whole Council stack into your hand, or hire a Lord.
    Explore: cards come up one by one. Others may buy each Ally from you; take one that nobody bought, or go on. The rest goes to the Council.
    Fight a Monster for the reward of the threat track, or let it pass: the threat and its reward rise.
    Hire: spend Allies of exactly as many races as the Lord demands, the race it names among them. 1 pearl replaces 1 missing point.
    The lowest Ally you spent is affiliated: at the end, your highest affiliated Ally of each race scores.
    With three keys, on free Lords or as tokens, you take control of a Location at once; the Lords that gave keys go under it and lose their powers.
