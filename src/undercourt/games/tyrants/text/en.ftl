# Tyrants of the Underdark, in English.

## What cards say: clauses without capital and full stop. The renderer makes sentences of them.

effect-seq = { $all }
effect-seq-join = { $a }, then { $b }
effect-both = { $all }
effect-both-join = { $a } and { $b }
effect-either = choose one: { $all }
effect-either-join = { $a }; or { $b }
effect-times = { $n ->
    [2] twice
    [3] three times
   *[other] { $n } times
}, { $a }
effect-may = you may { $a }
effect-pay = { $a } ▸ { $b }
effect-focus = { $aspect } focus ▸ { $a }
effect-at-end = at end of turn, { $a }
effect-when = { $metric ->
    [others_troops_there] if another player has a troop at that site
    [others_spies_there] if another player has a spy at that site
    [inner_circle] if your inner circle holds { $n } or more cards
    [player_trophies] if your trophy hall holds { $n } or more troops of other players
   *[trophies] if your trophy hall holds { $n } or more troops
}, { $a }
card-reaction = if an opponent makes you discard this card, { $a }

effect-gain = gain { $n } { $what ->
    [influence] influence
    [vp] VP
   *[power] power
}
effect-gain-both = gain { $power } power and { $influence } influence
effect-gain-per = gain 1 { $what ->
    [influence] influence
    [vp] VP
   *[power] power
} for { $metric ->
    [inner_circle] { $n ->
        [1] each card
       *[other] every { $n } cards
    } in your inner circle
    [markers_held] { $n ->
        [1] each control marker
       *[other] every { $n } control markers
    } you hold
    [sites_controlled] { $n ->
        [1] each site
       *[other] every { $n } sites
    } you control
    [sites_totally_controlled] { $n ->
        [1] each site
       *[other] every { $n } sites
    } under your total control
    [white_trophies] { $n ->
        [1] each white troop
       *[other] every { $n } white troops
    } in your trophy hall
    [player_trophies] { $n ->
        [1] each troop of another player
       *[other] every { $n } troops of other players
    } in your trophy hall
   *[trophies] { $n ->
        [1] each troop
       *[other] every { $n } troops
    } in your trophy hall
}
effect-influence-each = gain { $n } influence for each
effect-draw = draw { $n ->
    [1] a card
   *[other] { $n } cards
}
effect-draw-per = draw a card for { $metric ->
   *[spies_on_board] { $n ->
        [1] each of your spies
       *[other] every { $n } of your spies
    } on the board
}

effect-deploy = deploy { $n ->
    [1] a troop
   *[other] { $n } troops
}
effect-assassinate = assassinate { $up_to ->
    [1] up to { $n }
   *[0] { $n ->
        [1] a
       *[other] { $n }
    }
} { $target ->
    [white] { $n ->
        [1] white troop
       *[other] white troops
    }
   *[enemy] { $n ->
        [1] troop
       *[other] troops
    }
}{ $at ->
    [anywhere] {" "}anywhere on the board
    [there] {" "}at that site
    [left_behind] {" "}at the site it left
    [one_site] {" "}at one site
   *[presence] {""}
}
effect-assassinate-per = assassinate { $target ->
    [white] a white troop
   *[enemy] a troop
} for { $metric ->
   *[sites_controlled] { $n ->
        [1] each site
       *[other] every { $n } sites
    } you control
}
effect-supplant = supplant { $up_to ->
    [1] up to { $n }
   *[0] { $n ->
        [1] a
       *[other] { $n }
    }
} { $target ->
    [white] { $n ->
        [1] white troop
       *[other] white troops
    }
   *[enemy] { $n ->
        [1] troop
       *[other] troops
    }
}{ $at ->
    [anywhere] {" "}anywhere on the board
    [there] {" "}at that site
    [left_behind] {" "}at the site it left
    [one_site] {" "}at one site
   *[presence] {""}
}
effect-supplant-at-each = supplant a troop at each site they left
effect-place-spy = place { $n ->
    [1] a spy
   *[other] { $n } spies
}
effect-return-own-spy = return { $n ->
    [1] one
   *[other] { $n }
} of your spies
effect-return-own-spies = return one or more of your spies
effect-return-piece = return { $pieces ->
    [spy] { $n ->
        [1] another player’s spy
       *[other] { $up_to ->
            [1] up to { $n }
           *[0] { $n }
        } spies of other players
    }
    [everybodys] { $n ->
        [1] a troop or spy
       *[other] { $up_to ->
            [1] up to { $n }
           *[0] { $n }
        } troops or spies
    }, your own included
   *[troop_or_spy] { $n ->
        [1] another player’s troop or spy
       *[other] { $up_to ->
            [1] up to { $n }
           *[0] { $n }
        } troops or spies of other players
    }
}
effect-move = move { $n ->
    [1] an enemy troop
   *[other] { $up_to ->
        [1] up to { $n }
       *[0] { $n }
    } enemy troops
}
effect-take-trophy = take { $up_to ->
    [1] up to { $n }
   *[0] { $n ->
        [1] a
       *[other] { $n }
    }
} { $target ->
    [white] { $n ->
        [1] white troop
       *[other] white troops
    }
   *[enemy] { $n ->
        [1] troop
       *[other] troops
    }
} from { $there ->
    [1] that player’s trophy hall
   *[0] { $n ->
        [1] any trophy hall
       *[other] any trophy halls
    }
} and { $yours ->
    [1] deploy { $n ->
        [1] one of your own
       *[other] as many of your own
    } instead, { $at ->
        [anywhere] anywhere on the board
       *[presence] where you have presence
    }
   *[0] put { $n ->
        [1] it into { $at ->
            [anywhere] any empty space
           *[presence] an empty space where you have presence
        }
       *[other] them into { $at ->
            [anywhere] any empty spaces
           *[presence] empty spaces where you have presence
        }
    }
}

effect-devour = { $up_to ->
    [1] you may devour
   *[0] devour
} { $source ->
    [row] a card in the market
    [inner] a card from your inner circle
    [this] this card
   *[hand] a card from your hand
}
effect-promote = { $free ->
    [1] you may promote
   *[0] promote
} { $n ->
    [100] any number of { $only ->
        [obedience] Obedience cards
        [undead] Undead cards
       *[any] { $source ->
            [played] other cards
           *[discards] cards
        }
    }
    [1] { $only ->
        [obedience] an Obedience card
        [undead] an Undead card
       *[any] { $source ->
            [played] another card
           *[discards] a card
        }
    }
   *[other] { $up_to ->
        [1] up to { $n }
       *[0] { $n }
    } { $only ->
        [obedience] Obedience cards
        [undead] Undead cards
       *[any] { $source ->
            [played] other cards
           *[discards] cards
        }
    }
} { $source ->
    [discards] from your discard pile
    [hand] from your hand
   *[played] you played this turn
}
effect-promote-top = promote the top card of your deck
effect-promote-this = promote this card
effect-promote-discarded = you may promote it instead
effect-recruit = recruit { $up_to ->
    [1] up to { $n } { $aspect-id ->
        [any] {""}
       *[guile] { $aspect }{" "}
    }cards
   *[0] { $n ->
        [1] { $aspect-id ->
            [any] a card
            [ambition] an { $aspect } card
            [obedience] an { $aspect } card
           *[guile] a { $aspect } card
        }
       *[other] { $n } { $aspect-id ->
            [any] {""}
           *[guile] { $aspect }{" "}
        }cards
    }
} of cost { $most } or less without paying
effect-discard-cost = discard a card from your hand
effect-discard-deck = put your deck into your discard pile
effect-take-outcast = take { $n ->
    [1] an Insane Outcast
   *[other] { $n } Insane Outcasts
}
effect-return-this = return this card to the supply
effect-returns-instead = if this card would be devoured or promoted, return it to the supply instead
effect-play-card = { $source ->
    [inner] play a card from your inner circle as if from your hand, then put it back
   *[row] play a card of cost { $most } or less from the market as if from your hand, then devour it
}
effect-enter-market = devour a card in the market and put this card in its place
effect-haunt-market = until end of turn, { $purchase ->
    [1] you may buy the top card of the devoured pile
   *[0] the top card of the devoured pile is part of the market
}

# Whom it happens to, and what, in the third person.
effect-each-opponent = each opponent { $a }
effect-one-opponent = an opponent of your choice { $beside ->
    [1] with a troop next to one of them{" "}
   *[0] {""}
}{ $a }
effect-opponents-there = each opponent with a troop at that site { $a }
effect-its-owner = the player it belonged to { $a }
effect-rival-there = choose another player with a troop at that site: { $a }
effect-takes-outcast = takes { $n ->
    [1] an Insane Outcast
   *[other] { $n } Insane Outcasts
}
effect-discard-forced = discards a card{ $more_than ->
    [-1] {""}
   *[other] {" "}if they hold more than { $more_than }
}
effect-retaliate = that opponent discards a card

## What is asked at the table.

ask-turn = Play cards, take actions, or end your turn.
ask-end-of-turn = Choose whose end-of-turn text comes first.
ask-choose-start = Choose your starting site.
ask-either = Choose one.
ask-deploy = Deploy a troop{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}{ $optional ->
    [1] ?
   *[0] .
}
ask-deploy-beside = { $left ->
    [1] Deploy a troop.
   *[other] Deploy a troop ({ $left } left).
}
ask-assassinate = { $target ->
    [white] Assassinate a white troop
   *[enemy] Assassinate a troop
}{ $at ->
    [there] {" "}at that site
    [left_behind] {" "}at the site your spy left
    [one_site] , all at one site
   *[presence] {""}
}{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}{ $optional ->
    [1] ?
   *[0] .
}
ask-supplant = { $target ->
    [white] Supplant a white troop
   *[enemy] Supplant a troop
}{ $at ->
    [anywhere] {" "}anywhere on the board
    [there] {" "}at that site
    [left_behind] {" "}at the site your spy left
   *[presence] {""}
}{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}{ $optional ->
    [1] ?
   *[0] .
}
ask-supplant-at-each = Supplant a troop at one of the sites your spies left.
ask-place-spy = Place a spy{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}{ $optional ->
    [1] ?
   *[0] .
}
ask-place-spy-all-out = All your spies are on the board: you may return one and place it elsewhere.
ask-return-spy = Return one of your spies?
ask-return-spies = Return as many of your spies as you like.
ask-return-piece = { $pieces ->
    [spy] Return another player’s spy
    [everybodys] Return a troop or spy, your own or another player’s
   *[troop_or_spy] Return another player’s troop or spy
}{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}{ $optional ->
    [1] ?
   *[0] .
}
ask-move = Move an enemy troop{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}{ $optional ->
    [1] ?
   *[0] .
}
ask-move-there = Choose where the troop goes.
ask-take-trophy = Take a { $target ->
    [white] white troop
   *[enemy] troop
} from { $there ->
    [1] that player’s trophy hall
   *[0] a trophy hall
}{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}{ $optional ->
    [1] ?
   *[0] .
}
ask-place-trophy = Choose where the troop goes.
ask-devour = Devour { $source ->
    [row] a card in the market
    [inner] a card from your inner circle
    [this] this card
   *[hand] a card from your hand
}{ $optional ->
    [1] ?
   *[0] .
}
ask-promote = Promote { $only ->
    [obedience] an Obedience card
    [undead] an Undead card
   *[any] { $source ->
        [played] another card
       *[discards] a card
    }
} { $source ->
    [discards] from your discard pile
    [hand] from your hand
   *[played] you played this turn
}{ $n ->
    [100] {""}
   *[other] { $left ->
        [1] {""}
       *[other] {" "}({ $left } left)
    }
}{ $optional ->
    [1] ?
   *[0] .
}
ask-recruit = Recruit { $aspect-id ->
    [any] a card
    [ambition] an { $aspect } card
    [obedience] an { $aspect } card
   *[guile] a { $aspect } card
} of cost { $most } or less without paying{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}{ $optional ->
    [1] ?
   *[0] .
}
ask-focus = Reveal a card of this aspect from your hand ({ $aspect })?
ask-discard = Discard a card from your hand{ $optional ->
    [1] ?
   *[0] .
}
ask-promote-discarded = Promote the discarded card?
ask-one-opponent = Choose an opponent.
ask-rival-there = Choose whose trophy hall to raid.
ask-play-card = { $source ->
    [inner] Play a card from your inner circle.
   *[row] Play a card of cost { $most } or less from the market.
}
ask-enter-market = Devour a card in the market; this one takes its place.

## What one can do.

action-done = Done
action-play = Play { $card }
action-play-devoured = Play { $card } from the devoured pile
action-recruit = Recruit { $card }{ $cost ->
    [0] {""}
   *[other] {" "}(cost { $cost })
}
action-recruit-devoured = Recruit { $card } from the devoured pile{ $cost ->
    [0] {""}
   *[other] {" "}(cost { $cost })
}
action-discard = Discard { $card }
action-devour = Devour { $card }
action-promote = Promote { $card }
action-reveal = Reveal { $card }
action-resolve = Resolve { $card }
action-deploy = Deploy to { $place }
action-deploy-without-troops = Gain 1 VP: no troops left to deploy
action-assassinate = Assassinate { action-assassinate.troop } at { $place }
    .troop =
        { $colour-id ->
            [amber] an Amber troop
            [sky] a Sky troop
            [green] a Green troop
            [rose] a Rose troop
           *[white] a white troop
        }
action-supplant = Supplant { action-assassinate.troop } at { $place }
action-return-troop = Return { action-assassinate.troop } from { $place }
action-return-spy = Return { action-return-spy.spy } from { $place }
    .spy =
        { $colour-id ->
            [amber] the Amber spy
            [sky] the Sky spy
            [green] the Green spy
           *[rose] the Rose spy
        }
action-move = Move { action-assassinate.troop } from { $place }
action-move-to = Move it to { $place }
action-place-spy = Place a spy at { $place }
action-opponent = { $seat }
action-take-trophy = Take a troop from { $seat }’s trophy hall ({ $colour })
action-end-turn = End the turn

## Why something cannot be done.

why-game-over = The game is over.
why-not-asked = Now { $seat } decides.
why-answer-first = Answer the question on the table first.
why-set-up-first = First put a troop into a starting site.
why-not-in-hand = { $card } is not in your hand.
why-not-in-discards = { $card } is not in your discard pile.
why-not-in-inner-circle = { $card } is not in your inner circle.
why-not-in-row = { $card } is not among the six market cards.
why-only-this-card = Only the card that says so can be devoured here.
why-not-played = { $card } was not played this turn.
why-left-play = { $card } is no longer in play.
why-not-itself = { $card } cannot promote itself.
why-other-aspect = { $card } does not have the aspect asked for.
why-not-undead = { $card } is not undead.
why-not-for-sale = { $card } cannot be recruited.
why-stack-empty = The { $card } stack is empty.
why-not-in-market = { $card } is not in the market.
why-no-influence = This costs { $need } influence, and you have { $have }.
why-no-power = This costs { $need } power, and you have { $have }.
why-no-ghost = Only a Ghost opens the devoured pile to recruiting.
why-nothing-devoured = The devoured pile is empty.
why-empty-barracks = Your barracks are empty: take 1 VP for 1 power instead.
why-troops-left = You still have { $n ->
    [1] a troop
   *[other] { $n } troops
} in your barracks.
why-own-spy = That spy is your own.
why-only-own-spies = Only your own spies can be returned here.
why-own-troop = That troop is your own.
why-only-others-troops = The card returns only other players’ troops.
why-only-at-end = That waits until the end of your turn.
why-end-turn-instead = Nothing is being asked; to finish, end your turn.
why-only-by-card = Only a card lets you do that.
why-branch-does-nothing = Choice { $n } would do nothing now.
why-white-stays = White troops cannot be returned.
why-spy-there = You already have a spy at { $place }.
why-all-spies-out = All your spies are out: return one first.
why-opponent-does-not-fit = { $seat } does not meet the card’s conditions.
why-no-such-trophy = { $seat } has no such troop to take ({ $colour }).
why-other-hall = The card reaches only { $seat }’s trophy hall.
why-card-does-not-fit = { $card } does not fit here.
why-full = { $place } has no empty space.
why-no-presence = You have no presence at { $place }.
why-not-in-play = { $place } is not in play.
why-no-starting-site = { $place } is not a starting site.
why-start-taken = Another player has already taken { $place }.
why-only-white = The card asks for a white troop.
why-other-site = The card does not reach that place.
why-no-troop = There is no such troop at { $place } ({ $colour }).
why-no-spy = There is no such spy at { $place } ({ $colour }).

## What happened: the seat is named before, so these begin with the verb.

event-turn = begins the turn
event-wait = keeps { $card } in mind for the end of the turn
event-end-of-turn = comes to the end of the turn
event-resolve = does what { $card } says for the end of the turn
event-end-turn = ends the turn
event-play = plays { $card }
event-play-several = plays { $card }
event-draw = { $card-id ->
    [hidden] draws a card
   *[other] draws { $card }
}
event-draw-many = draws { $n ->
    [1] a card
   *[other] { $n } cards
}
event-reshuffle = shuffles the discard pile into a new deck
event-gain-power = gains { $n } power
event-gain-influence = gains { $n } influence
event-gain-vp = gains { $n } VP
event-marker = takes the control marker of { $place }
event-marker-lost = the control marker of { $place } returns to the board
event-marker-influence = gains { $n } influence from { $place }
event-marker-vp = gains { $n } VP for total control of { $place }
event-deploy = deploys to { $place }
event-deploy-several = deploys to { $place }
event-assassinate = assassinates { action-assassinate.troop } at { $place }
event-supplant = supplants { action-assassinate.troop } at { $place }
event-return-troop = returns { action-assassinate.troop } from { $place }
event-return-spy = returns { action-return-spy.spy } from { $place }
event-return-spy-own = takes a spy back from { $place }
event-place-spy = places a spy at { $place }
event-move = moves { action-assassinate.troop } from { $place } to { $to }
event-take-trophy = takes { action-assassinate.troop } from { $other }’s trophy hall
event-place-trophy = puts { action-assassinate.troop } down at { $place }
event-trophy-goes-home = gets a troop back into the barracks
event-trophy-leaves = a white troop leaves the game
event-discard = discards { $card }
event-discard-several = discards { $card }
event-discard-deck = puts the deck into the discard pile ({ $n ->
    [1] 1 card
   *[other] { $n } cards
})
event-devour = devours { $card }
event-devour-several = devours { $card }
event-promote = promotes { $card }
event-promote-several = promotes { $card }
event-put-back = puts { $card } back into the inner circle
event-outcast-returns = returns an Insane Outcast to the supply
event-outcast-comes = takes an Insane Outcast
event-recruit = recruits { $card }
event-recruit-several = recruits { $card }
event-refill = turns up { $card } in the market
event-reveal = reveals { $card }
event-enter-market = puts { $card } into the market
event-haunt-market = opens the devoured pile to the market
event-last-round = brings on the last round

## The score sheet.

score-sites = Sites controlled
score-total-control = Total control
score-trophies = Trophies
score-deck = Deck, hand and discard pile
score-inner-circle = Inner circle
score-tokens = VP tokens

## Labels.

term-power = power
term-influence = influence
term-vp = VP
term-barracks = barracks
term-spies = spies
term-trophies = trophy hall
term-hand = hand
term-deck = deck
term-discard = discard pile
term-inner-circle = inner circle
term-market = market
term-devoured = devoured pile
term-played = played this turn
term-site = site
term-route = route
term-control = control
term-total-control = total control
term-marker = control marker
term-presence = presence
term-white = white troops

route-space = { $a } – { $b }, space { $n }
hidden = Face-down card

option-decks = Half-decks
option-section = Outer section for three players
option-promotions = Promotions at end of turn
option-focus = Focus effects that ask for picks
option-trophies = Troops from trophy halls
option-ghost = The top devoured card after Ghost
option-standstill = After 20 rounds of standstill
value-random = Random
value-left = Left
value-right = Right
value-must = mandatory
value-may = optional
value-keep-colour = keep their colour
value-become-yours = become yours
value-market = counts as a market card
value-purchase = can only be bought
value-ends = the game ends
value-plays-on = play goes on

game-title = Tyrants of the Underdark
game-pitch = Lead a drow house in the struggle for the Underdark: recruit minions, send troops and spies across the map, and promote your best servants to your inner circle. When the market deck or a player’s barracks run out, the house with the most victory points (VP) from sites, trophies and cards wins.
help-turn =
    Play cards from your hand, in any order: they give power, influence and more.
    Spend 1 power to deploy a troop where you have presence: next to your troops, or at a site with your troop or spy.
    Spend 3 power to assassinate an enemy troop, or to return another player’s spy, where you have presence.
    Spend influence to recruit cards from the market; they go to your discard pile.
    On a card, ▸ means: if you wish, pay what stands before it to get what follows. For a focus, play or reveal another card of that aspect.
    End your turn: unspent power and influence are lost, your cards are discarded, and you draw five new ones.
