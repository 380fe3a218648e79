# A War of Whispers, in English.
# Attributes hold what several messages share.

-keeps-one = a conquered region keeps at least 1 banner

## What positions do: clauses without capital and full stop. The renderer makes sentences of them.

effect-either = choose one: { $all }
effect-either-join = { $a }; or { $b }
effect-add = { $symbol-id ->
    [none] add { effect-add.banners } to any regions of this empire
    [farm] for each farm this empire controls, add { effect-add.banners } to any of its regions
   *[fort] for each fort this empire controls, add { effect-add.banners } to any of its regions
}
    .banners = { $n ->
        [one] 1 banner
       *[other] { $n } banners
    }
effect-draw = { $symbol-id ->
    [none] draw { $n ->
        [one] 1 card
       *[other] { $n } cards
    } of this empire
    [farm] for every { $each } farms this empire controls, draw { $n } of its cards
   *[fort] for every { $each } forts this empire controls, draw { $n } of its cards
}
effect-attack = attack from one region of this empire into an adjacent enemy region
effect-move-agent = move the agent to another position of this council, trading places with any agent there, and do one action of that position

## What abilities do.

effect-attack-again = after your attack, attack once more with banners that survived it, from the region they now hold; { -keeps-one }
effect-wipe-out = after your attack, destroy all banners left from that battle, on both sides, even if a fort stopped the attack
effect-act-where-free = instead of the action, move the active agent to any free position of any council and do one action of that position, for its empire; the agent stays there
effect-reach = { $anywhere ->
    [1] this attack may go into any enemy region, however far; the banners still come from one region
   *[0] this attack may also go into any empty enemy region, however far; the banners still come from one region
}
effect-strengthen = { $n ->
    [one] add 1 banner of the active empire from its reserve to your attack
   *[other] add { $n } banners of the active empire from its reserve to your attack, or as many as there are
}
effect-act-elsewhere = { $other_agent ->
    [1] instead of the action, do one action of a position that you control through another agent, for its empire; that position keeps its own turn
   *[0] instead of the action, do one action of any other position you control, for its empire; that position keeps its own turn
}
effect-garrison = choose any region with a city and add { $n } banners of the empire that controls it, or as many as its reserve has
effect-march = move any number of banners of the active empire from one of its regions to another, adjacent or not; { -keeps-one }
effect-regroup = choose any empire and spread all its banners on the map over its regions as you like, within the supply limits; every conquered region keeps at least 1 banner
effect-mercenaries = { $exactly ->
    [1] destroy { $n } banners in any one region, or all if there are fewer
   *[0] destroy up to { $n } banners in any one region
}
effect-recruit = { $split ->
    [1] add { $n } banners to regions that are empty now, split as you like, each from the reserve of the region’s home empire
   *[0] choose any empty region and add { $n } banners of its home empire, or as many as the reserve has
}
effect-disperse = move all banners of any one region, even a conquered one, to adjacent regions of the same empire, split as you like; if there are none, the banners return to the reserve
effect-subjugate = after your attack, for each enemy banner destroyed in the battle, or by Scorched Earth after it, add 1 banner of the active empire to { $split ->
    [1] any of its regions
   *[0] one of its regions, the same for all
}, as far as the reserve goes
effect-alchemists-fire = choose a region with banners of the active empire and destroy up to { $n } enemy banners in all in regions adjacent to it
effect-populate = add 1 banner of the active empire to each of its regions, empty ones too; if the reserve is short, you choose which regions get one
effect-uprising = choose any empty region with neither city nor fort and add { $n } banners of its home empire, or as many as the reserve has
effect-reinforce = { $several ->
    [1] add up to { $n } banners in all to your attack from any regions of the active empire other than the one it started from, however far; { -keeps-one }
   *[0] add up to { $n } banners to your attack from one region of the active empire other than the one it started from, however far; { -keeps-one }
}
effect-repeat = after the action, do the same action once more for the same empire; you choose and count again

# When an ability may be played.
moment-before = before the action
moment-declare = when you begin an attack
moment-during = during an attack, before the battle
moment-after = after the action
moment-any = before or after the action, or during an attack

## What is asked at the table.

ask-recall = Take back one of your agents.
ask-place = Place an agent { $regions ->
    [1] in a council or in a region
   *[0] in a council
}{ $left ->
    [one] { "" }
   *[other] { " " }({ $left } to go)
}.
ask-discard = Discard down to 5 cards ({ $left } to go).
ask-swap = { $revealed ->
    [1] Swap two of your unrevealed loyalty tokens? Both are then revealed for good.
   *[0] Swap two of your unrevealed loyalty tokens? They stay face down.
}
ask-reveal = Name an empire: { $other } reveals its token, and you score the multiplier.
ask-action = { $position }: choose what to do.
ask-after = { $position }: the action is done. Play a card?
ask-attack-from = The { $empire } attacks: from which region?
ask-attack-into = Attack from { $from-id } { $from }: into which region?
ask-attack-number = Attack from { $from-id } { $from } into { $into-id } { $into }: with how many banners?
ask-during = Attack from { $from-id } { $from } into { $into-id } { $into } with { $n ->
    [one] 1 banner
   *[other] { $n } banners
}. Play a card before the battle?
ask-put = { $left ->
    [one] { $position }: 1 banner left to add. To which region of the { $empire }?
   *[other] { $position }: { $left } banners left to add, one at a time. To which region of the { $empire }?
}
ask-spend = { $step ->
    [0] Choose the card of the { $empire } to spend for { $ability }.
   *[1] Choose the second card, one of the { $empire }, to spend for { $ability }.
}
ask-act-where-free = Move the active agent to which free position?
ask-act-elsewhere = Do the action of which other position of yours?
ask-reinforce = { $step ->
    [0] From which region do banners join the attack (up to { $left })?
   *[1] How many banners from { $region-id } { $region } join the attack?
}
ask-add-friendly = { $ability-id ->
    [elephant_horse] Choose the empty region that gets the banners.
   *[lion_2] Choose the region with a city that gets the banners.
}
ask-recruit = { $split ->
    [1] { $left ->
        [one] Add a banner to a region that was empty.
       *[other] Add a banner to a region that was empty ({ $left } to go).
    }
   *[0] Choose the empty region that gets the banners.
}
ask-populate = The reserve is short: choose a region that gets a banner.
ask-subjugate = Choose the region that gets the banners.
ask-march = { $step ->
    [0] Move banners from which region?
    [1] Move banners from { $from-id } { $from }: into which region?
   *[2] How many banners move from { $from-id } { $from } into { $into-id } { $into }?
}
ask-regroup = { $step ->
    [0] Regroup the banners of which empire?
   *[1] How many banners of the { $empire } stand in { $region-id } { $region } ({ $left } left to place)?
}
ask-mercenaries = { $step ->
    [0] { $exactly ->
        [1] Destroy { $n } banners, or all if there are fewer, in which region?
       *[0] Destroy banners in which region (up to { $n })?
    }
   *[1] How many banners in { $region-id } { $region } are destroyed?
}
ask-disperse = { $step ->
    [0] Move the banners out of which region?
   *[1] { $left ->
        [one] Move the last banner of { $region-id } { $region } to an adjacent region.
       *[other] Move a banner of { $region-id } { $region } to an adjacent region ({ $left } to go).
    }
}
ask-alchemists-fire = { $step ->
    [0] Choose a region with banners of the active empire: the fire reaches the regions adjacent to it.
   *[1] Destroy an enemy banner next to { $from-id } { $from } (up to { $left } more).
}

## What one can do.

action-done = { $what ->
    [nothing] Do nothing
    [cards] Go on without a card
    [battle] Fight the battle
    [swap] Do not swap
   *[enough] Enough
}
action-recall = Take back your agent: { $position }
action-recall-from = Take back your agent: { $region-id } { $region }
action-place = Place an agent: { $position }
action-place-in = Place an agent in a region: { $region-id } { $region } ({ $empire })
action-add-banners = Add { $n ->
    [one] 1 banner
   *[other] { $n } banners
} of the { $empire }
action-draw-cards = Draw { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the { $empire }
action-attack = Attack with the { $empire }
action-move-agent = Move the agent and act there: { $position }{ $taken ->
    [1] { " " }(changes places with { $seat }’s agent)
   *[0] { "" }
}
action-act-at = Do the action of another position: { $position }
action-put = Add to { $region-id } { $region } ({ action-put.army })
    .army = { $empire }, { $n ->
        [0] empty
        [one] 1 banner
       *[other] { $n } banners
    }
action-from = From { $region-id } { $region } ({ action-put.army })
action-into = Into { $region-id } { $region } ({ action-put.army })
action-destroy = Destroy in { $region-id } { $region } ({ action-put.army })
action-number = { $n ->
    [0] No banners
    [one] 1 banner
   *[other] { $n } banners
}
action-empire = { $empire }
action-play = Play { $ability } ({ $n ->
    [one] { $empire }
   *[other] { $empire } + { $other_empire }
}): { $a }
action-spend = Spend a card: { $kind }
action-discard = Discard a card: { $kind }
action-swap = Swap { event-swap.slot } and { event-swap.second }
action-swap-known = Swap { event-swap.slot } ({ $empire }) and { event-swap.second } ({ $other_empire })
action-name = Name the { $empire }

## Why something cannot be done.

why-game-over = The game is over.
why-not-asked = Now { $seat } decides.
why-answer-first = Answer the question on the table first.
why-must-answer = You cannot pass here: choose one of the possibilities.
why-acted = The { $position } has done its action.
why-no-such-action = The { $position } has no such action.
why-deck-empty = No cards of the { $empire } are left in the deck.
why-too-few-symbols = The { $empire } controls too few { $symbol-id ->
    [farm] farms
   *[fort] forts
} to draw a card.
why-no-symbols = The { $empire } controls no { $symbol-id ->
    [farm] farm
   *[fort] fort
}.
why-no-attack = The { $empire } has no banners that could attack.
why-reserve-empty = The { $empire } has no banners in reserve.
why-no-region = The { $empire } controls no region.
why-agent-stands-there = The agent stands there already: { $position }.
why-other-council = The agent can only move within its own council, from the position of the Chancellor.
why-councils-only = Agents go into regions only with the advanced rule for that.
why-own-agent-there = You already have an agent in { $region-id } { $region }.
why-two-in-regions = You already have two agents in regions, and more are not allowed.
why-cannot-regroup = The { $empire } cannot be regrouped: it needs banners on the map, at least two regions, and room for all its banners within the supply limits.
why-not-in-hand = You do not hold this card: { $kind }.
why-revealed = The token on { event-swap.slot } is revealed and stays there.
why-named-already = { $seat } has already revealed the token of the { $empire }.
why-no-agent-of-yours = You have no agent there: { $position }.
why-no-agent-there = You have no agent in { $region-id } { $region }.
why-position-taken = { $seat }’s agent stands there: { $position }.
why-acting-itself = The { $position } is the one to act; choose another position.
why-not-controlled = You do not control this position: { $position }.
why-same-agent = The agent that acts now controls that position too; choose one that another agent of yours controls.
why-own-region = The active empire itself controls { $region-id } { $region }.
why-not-adjacent = The region { $region-id } { $region } is not adjacent to { $from-id } { $from }.
why-not-its-region = The { $empire } does not control { $region-id } { $region }.
why-no-banners = There are no banners in { $region-id } { $region }.
why-must-keep-one = The region { $region-id } { $region } is conquered: at least 1 banner must stay there.
why-no-target = No enemy region can be attacked from { $region-id } { $region }.
why-at-least-one = At least 1 banner must attack.
why-not-so-many = That number of banners is not possible here: { $n }.
why-no-cards-now = { $ability } cannot be played now: it is not the moment for cards.
why-not-this-moment = { $ability } is played at another moment.
why-cannot-pay = { $ability } costs { $n ->
    [one] 1 card ({ $empire })
   *[other] 2 cards ({ $empire } + { $other_empire })
}, and you do not hold that.
why-no-card-bears-it = { $ability } costs 2 cards ({ $empire } + { $other_empire }), and one of them must show this ability; yours do not.
why-no-use-now = { $ability } is of no use now.
why-not-in-cost = { $ability } is paid here with a card of the { $empire }; this one is not: { $kind }.
why-none-would-bear-it = One of the two cards spent must show { $ability }; with this one neither would: { $kind }.
why-attack-itself = The region { $region-id } { $region } is part of this attack; choose another region.
why-no-enemy-near = There are no enemy banners next to { $region-id } { $region }.
why-same-region = The banners already stand in { $region-id } { $region }.
why-has-one = The region { $region-id } { $region } has already got its banner.
why-not-empty = The region { $region-id } { $region } is not empty.
why-city-or-fort = The region { $region-id } { $region } has a city or a fort.
why-no-city = The region { $region-id } { $region } has no city.

## What happened: what follows the name of a seat, or stands alone where nobody did it.

event-first = becomes the first player
event-round = round { $n } begins
event-phase = { $phase ->
    [recall] agents are taken back
    [place] agents are placed
    [empires] the empires act
    [discard] the discard phase begins
    [swap] the swap phase begins
   *[reveal] the reveal phase begins
}
event-end = the game ends
event-recall = takes back an agent: { $position }
event-recall-from = takes back an agent: { $region-id } { $region }
event-place = places an agent: { $position }
event-place-in = places an agent in a region: { $region-id } { $region }
event-acts = acts: { $position }
event-act-at = does the action of another position: { $position }
event-move-agent = moves the agent from { $from_position } to { $position }
event-displace = changes places with that agent, now on { $position }
event-add = adds { $n ->
    [one] 1 banner
   *[other] { $n } banners
} of the { $empire } to { $region-id } { $region }
event-destroy = destroys { $n ->
    [one] 1 banner
   *[other] { $n } banners
} of the { $empire } in { $region-id } { $region }
event-carry = moves { $n ->
    [one] 1 banner
   *[other] { $n } banners
} from { $from-id } { $from } to { $into-id } { $into }
event-aim = turns from { $from-id } { $from } against { $into-id } { $into }
event-attack = attacks from { $from-id } { $from } into { $into-id } { $into } with { $n ->
    [one] 1 banner
   *[other] { $n } banners
}
event-strengthen = adds { $n ->
    [one] 1 banner
   *[other] { $n } banners
} of the { $empire } to the attack on { $region-id } { $region }
event-reinforce = adds { $n ->
    [one] 1 banner
   *[other] { $n } banners
} from { $from-id } { $from } to the attack on { $into-id } { $into }
event-battle = fights for { $into-id } { $into }: { $attacker } −{ $attacker_lost }{ $fort ->
    [1] { " " }(1 of them at the fort)
   *[0] { "" }
}, { $defender } −{ $defender_lost }; left: { $attacker_left } and { $defender_left }
event-enter = leads { effect-add.banners } of the { $empire } into { $region-id } { $region }
event-revert = { $region-id } { $region } falls back to the { $empire }
event-conquer = conquers { $region-id } { $region } for the { $empire }
event-supply = over the supply limit in { $region-id } { $region }: { $n ->
    [one] 1 banner of the { $empire } returns
   *[other] { $n } banners of the { $empire } return
} to the reserve
event-regroup = regroups { $n ->
    [one] 1 banner
   *[other] { $n } banners
} of the { $empire }
event-stand = puts { $n ->
    [one] 1 banner
   *[other] { $n } banners
} of the { $empire } in { $region-id } { $region }
event-draw = { $kind-id ->
    [hidden] draws a card of the { $empire }
   *[other] draws a card: { $kind }
}
event-play = plays { $ability }
event-spend = spends a card: { $kind }
event-discard = discards a card: { $kind }
event-swap = swaps two loyalty tokens: { event-swap.slot } and { event-swap.second }
    .slot =
        { $slot } { $slot-id ->
            [devout] ×4
            [dutiful] ×3
            [affiliated] ×2
            [unallied] ×0
           *[opposed] −1
        }
    .second =
        { $second } { $second-id ->
            [devout] ×4
            [dutiful] ×3
            [affiliated] ×2
            [unallied] ×0
           *[opposed] −1
        }
event-reveal = reveals a loyalty token: { event-swap.slot } ({ $empire })
event-name = names the { $empire }, for { $victim } to reveal

## The score sheet.

score-bear = Bear
score-eagle = Eagle
score-elephant = Elephant
score-lion = Lion
score-horse = Horse
score-agents = Agents in regions
score-secrets = Secrets kept
score-reveals = Tokens named

## Labels.

phase-recall = agents are taken back
phase-place = agents are placed
phase-empires = the empires act
phase-discard = discard phase
phase-swap = swap phase
phase-reveal = reveal phase
phase-over = end of the game

term-round = round
term-first-player = first player
term-region = region
term-banners = banners
term-reserve = reserve
term-cities = cities
term-farms = farms
term-forts = forts
term-neighbours = adjacent regions
term-council = council
term-agent = agent
term-controller = controlled by
term-hand = hand
term-deck = deck
term-loyalty = loyalty
term-worth = multiplier
term-swaps = swaps
term-supply = supply limit
term-attack = attack

hidden = Face-down card

option-agents-in-regions = Agents in regions: an agent placed on the map counts as one more city for its owner
option-keep-your-secrets = Keep your secrets: each unrevealed loyalty token scores 1 point at the end
option-to-each-their-own = To each their own: everybody begins Devout to a different empire
option-counter-intelligence = Counter-intelligence: swaps stay face down; for points, you name a token that your left neighbour reveals
option-allow-pass = A position may do nothing though it could act
option-supply-scope = Supply limits, checked after each empire’s phase
option-lion-1 = Change of Orders: which position’s action
option-recruit = Recruit: where the banners go
option-subjugate = Subjugate: where the banners go
option-mercenaries = Mercenaries: how many banners are destroyed
option-reinforce = Reinforce: where the banners come from
option-first-player = The first player token passes on
option-eagle-city = The Eagle’s second city
option-elephant-link = The border in the land of the Elephant
value-off = No
value-on = Yes
value-all = In all regions
value-active = Only in regions of that empire
value-any-position = Any other position you control
value-other-agent = Only one that another agent of yours controls
value-split = Split over several regions
value-one-region = One region
value-any-regions = Several regions
value-up-to = Up to 3
value-exactly = 3, or all if there are fewer
value-round-track = Before the discard phase
value-end-of-round = At the end of the round
value-e1 = Sunset Shore
value-e4 = Red Hollow
value-p5-p7 = East Tusk – Jade City
value-p4-p8 = Green Temple – River Delta

game-title = A War of Whispers
game-pitch = Five empires fight for the world, and you lead none of them: place your agents in their councils to steer them from the shadows. After four rounds each city scores for the empire that controls it, times your own secret loyalty to that empire, from 4 down to −1; whoever has the most points wins.
help-turn =
    A round begins with the agents: everybody takes one back (not in round 1), then places two, one at a time (with 2 players: three).
    Then the councils act, empire by empire: Bear, Eagle, Elephant, Lion, Horse; in each the Sheriff first, then the Steward, the Marshal and the Chancellor. A position without an agent obeys the next agent further on in its council; without one it does nothing.
    Your position does one of its actions: add banners, draw cards, attack, or move the agent and act there.
    Attack: banners of one region enter an adjacent enemy region. A fort destroys one, then banners fall one for one. A conquered region keeps at least 1 banner; an empty one belongs to its home empire.
    Around the actions of your positions you may play cards for one of their abilities. Cards spent return to their decks.
    After each empire’s phase a region holds at most 4 banners, with a farm 6; the rest return to the reserve.
    At the end of rounds 1 to 3: discard down to 5 cards; then you may swap two unrevealed loyalty tokens, which are then revealed for good (with counter-intelligence they stay hidden).
