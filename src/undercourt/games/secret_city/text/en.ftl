# Secret City, in English.
# `the-character`, `cost` and `where` are parts of other messages; attributes hold what several messages share.

-battle-end = until the end of the battle

## Parts of sentences.

# The character that an effect is about, with all that is demanded of it.
the-character = { $target ->
    [self] this character
    [same] that character
   *[any] { $owner ->
        [own] one of your { the-character.state }{ $target ->
            [mercenary] mercenaries
            [hero] heroes
           *[any] mercenaries or heroes
        }
        [opponent] an opponent’s { the-character.state }{ the-character.kind }
        [target] one { the-character.state }{ the-character.kind } of the target player
       *[any] any { the-character.state }{ the-character.kind }
    }{ the-character.strength }{ $symbol ->
        [0] {""}
        [1] {" "}with the Weapons symbol
        [2] {" "}with the Magic symbol
       *[4] {" "}with the Intrigue symbol
    }
}
    .kind = { $target ->
        [mercenary] mercenary
        [hero] hero
       *[any] mercenary or hero
    }
    .state = { $assigned ->
        [1] assigned{" "}
        [0] unassigned{" "}
       *[other] {""}
    }{ $down ->
        [1] face-down{" "}
        [0] face-up{" "}
       *[other] {""}
    }
    .strength = { $least ->
        [0] { $most ->
            [-1] {""}
           *[other] {" "}of printed strength { $most } or less
        }
       *[other] { $most ->
            [-1] {" "}of printed strength { $least } or more
           *[other] {" "}of printed strength { $least } to { $most }
        }
    }

# What is paid or received.
cost = { $money ->
    [0] { $mana ->
        [0] { $influence ->
            [0] nothing
           *[other] { cost.influence }
        }
       *[other] { cost.mana }{ $influence ->
            [0] {""}
           *[other] ,{" "}{ cost.influence }
        }
    }
   *[other] { cost.money }{ $mana ->
        [0] {""}
       *[other] ,{" "}{ cost.mana }
    }{ $influence ->
        [0] {""}
       *[other] ,{" "}{ cost.influence }
    }
}
    .money = { $money } money
    .mana = { $mana } mana
    .influence = { $influence } influence

# A side of a declared strategy, and who declared it.
where = { $side } { $strategy-id ->
    [none] { $other }’s strategy
   *[other] { $strategy } ({ $other })
}
    .strategy = { $strategy-id ->
        [none] { $other }’s strategy
       *[other] { $strategy } ({ $other })
    }

## What cards, territories and strategies do: clauses without capital and full stop. The renderer makes sentences of them.

effect-seq = { $all }
effect-seq-join = { $a }, then { $b }
effect-choose-one = choose one: { $all }
effect-choose-one-join = { $a }; or { $b }
effect-modify-strength = give { the-character } +{ $n } strength { -battle-end }
effect-weaken = give { the-character } −{ $n } strength { -battle-end }
effect-nullify = make { the-character } count as strength 0 { -battle-end }, whatever else lies on it
effect-add-symbols = give { the-character } { $symbols ->
    [1] the Weapons symbol
    [2] the Magic symbol
    [3] the Weapons and Magic symbols
    [4] the Intrigue symbol
    [5] the Weapons and Intrigue symbols
    [6] the Magic and Intrigue symbols
   *[7] all three symbols
} { -battle-end }
effect-shield = protect { the-character } until the end of the turn (other players cannot choose it with cards, abilities or strategies)
effect-kill = kill { the-character }
effect-exhaust = turn { the-character } face down (it leaves its strategy and cannot be assigned this turn)
effect-ready = turn { the-character } face up (it may be assigned this turn)
effect-relocate = move { the-character }, with all that lies on it, to { $same ->
    [1] the other side of its strategy or either side of another one that its symbols allow
   *[0] either side of another strategy that its symbols allow
}
effect-modify-strategy = add { $n } to { $side ->
    [0] the FOR side
    [1] the AGAINST side
   *[2] the FOR or the AGAINST side
} of { $own ->
    [1] your strategy
   *[0] any strategy
}
effect-dispel = remove everything that lies on one character (not a leader) or on one strategy
effect-capture = capture a territory of the target player (not the home)
effect-gain = gain { $resource-id ->
    [any_mix] { $n } money or mana, in any mix
   *[other] { $n } { $resource }
}
effect-lose = the target player loses { $resource-id ->
    [any_mix] { $n } money or mana, in the mix you choose
   *[other] { $n } { $resource }
}
effect-steal = steal { $resource-id ->
    [any_mix] { $n } money or mana, in any mix,
   *[other] { $n } { $resource }
} from the target player
effect-convert = exchange up to { $n } { $resource } for as much { $other_resource }, or the other way round
effect-draw = { $deck-id ->
    [house] { $n ->
        [one] you may take any card from your house deck into your hand
       *[other] you may take any { $n } cards from your house deck into your hand
    }
    [any_common] { $n ->
        [one] draw 1 card from any common deck
       *[other] draw { $n } cards, each from any common deck
    }
   *[other] { $n ->
        [one] draw 1 card from { $deck }
       *[other] { $back ->
            [0] draw { $n } cards from { $deck }
            [1] look at the top { $n } cards of { $deck }, keep { $keep } and put the other under it
           *[other] look at the top { $n } cards of { $deck }, keep { $keep } and put the others under it
        }
    }
}
effect-look-hand = look at the target player’s hand
effect-discard = { $chooser ->
    [controller] choose { effect-discard.cards } in the target player’s hand to be discarded
    [random] the target player discards { effect-discard.cards } at random
   *[victim] the target player discards { effect-discard.cards } of their choice
}
    .cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
effect-take-card = { $chooser ->
    [random] take { effect-discard.cards } at random from the target player’s hand (no house cards)
    [victim] take { effect-discard.cards } from the target player’s hand (no house cards)
   *[controller] look at the target player’s hand and take { effect-discard.cards } of your choice from it (no house cards)
}

# When a card does it.
card-play = { $a }
card-attach = attach: { $a }
card-activated = once a turn{ $money ->
    [0] { $mana ->
        [0] { $influence ->
            [0] {""}
           *[other] ,{" "}for { cost }
        }
       *[other] ,{" "}for { cost }
    }
   *[other] ,{" "}for { cost }
}: { $a }
card-single-use = use once, then remove from the game: { $a }
card-upkeep = each turn, before you use your territories: { $a }
card-on-success = when you succeed with your natural strategy: { $a }
passive-characters = you may have up to { $n } characters, leader included
passive-hand = you may keep up to { $n } cards in hand at the end of a turn
passive-initiative = adds its strength to your bid for initiative once in each auction without being turned face down
passive-natural = gain { $n } more influence when you succeed with your natural strategy by a margin of { $margin } or more
no-ability = no ability

## What is asked at the table.

ask-draft = { $left ->
    [one] Choose a territory: your last one.
   *[other] Choose a territory ({ $left } to go). Each turn it gives its income or its property.
}
ask-window = Use a card or an ability now, or go on.
ask-first = You won the initiative: who is the first player this turn?
ask-auction = { $other-id ->
    [nobody] Bid for the initiative? A character added is turned face down and cannot be assigned this turn. Nobody has bid yet.
   *[other] Bid for the initiative? A character added is turned face down and cannot be assigned this turn. { $other } leads with { $best }; your bid is { $n }.
}
ask-strategy = Declare a strategy for this turn.
ask-victim = { $strategy }: against which player?
ask-territories = Use each of your territories: take its income or use its property.
ask-buying = Buy characters and house artifacts, or go on.
ask-replace = Your table is full: who leaves it for { $card }?
ask-battle = Your action: assign a character FOR or AGAINST a strategy, or use a card or an ability.
ask-perform = Your contract binds you: assign a character { where }.
ask-deal-character = { $deal-id ->
    [hero_price] Which character of another player do you want? Its player will name a price.
    [hero_anywhere] Which of your characters goes wherever another player pays to send it?
   *[other] Which of your characters do you offer? You may leave it open.
}
ask-deal-side = { $deal-id ->
    [ask_help] Where do you want a character of another player?
    [hero_price] Where do you want { $card }?
    [ask_abstain] Which strategy should another player stay out of?
    [promise_abstain] Which strategy do you promise to stay out of for the rest of the battle?
   *[other] Where do you offer to assign { ask-deal-answer.who }?
}
ask-deal-price = { $deal-id ->
    [ask_help] What do you pay for a character { where }? Debts are paid at the end of the turn.
    [ask_abstain] What do you pay a player who stays out of { where.strategy }? Debts are paid at the end of the turn.
    [promise_abstain] What do you want for staying out of { where.strategy }? Debts are paid at the end of the turn.
   *[other] What do you want for { ask-deal-answer.who } { where }? Debts are paid at the end of the turn.
}
ask-deal-to = Whom do you ask: one player, or everybody in turn?
ask-deal-answer = { $deal-id ->
    [ask_help] { $seat } will owe you { ask-deal-answer.price } if your next action is to assign a character { where }. Accept?
    [offer_help] { $seat } offers to assign { ask-deal-answer.who } { where }; you will owe { ask-deal-answer.price } for it. Accept?
    [ask_abstain] { $seat } will owe you { ask-deal-answer.price } if you stay out of { where.strategy } for the rest of the battle. Accept?
   *[promise_abstain] { $seat } offers to stay out of { where.strategy } for the rest of the battle; you will owe { ask-deal-answer.price } for it. Accept?
}
    .who = { $card-id ->
        [none] a character
       *[other] { $card }
    }
    .price = { $n } { $resource }
ask-deal-bid = { $deal-id ->
    [hero_price] { $seat } wants you to assign { $card } { where }: name a price, or refuse.
    [hero_anywhere] { $seat } would assign { $card } { where } for you: what do you pay?
   *[who_gives] { $seat } offers to assign { ask-deal-answer.who } { where } to whoever pays: what do you pay, if anything?
}
ask-deal-bid-side = { $seat } offers to assign { ask-deal-answer.who } wherever a player pays to have it: where do you want it, if anywhere?
ask-deal-take = { $deal-id ->
    [hero_price] { $bidder } wants { ask-deal-answer.price } to assign { $card } { where }. Accept?
    [hero_anywhere] { $bidder } offers { ask-deal-answer.price } if you assign { $card } { where }. Accept?
   *[who_gives] Whose offer do you take for { ask-deal-answer.who } { where }?
}
ask-debt = { $other } cannot pay you the whole debt: { $missing } missing, { $influence ->
    [0] and no influence left. Take a territory for it?
   *[other] and only { $influence } influence left. Take a territory for the rest, or that influence?
}
ask-discard = { $left ->
    [one] Discard a card from your hand.
   *[other] Discard cards from your hand ({ $left } to go).
}
ask-target = Choose the character{ ask-target.by }: { $a }.
    .by = { $card-id ->
        [none] { $victim-id ->
            [nobody] {""}
           *[other] {" "}(target player: { $victim })
        }
       *[other] { $victim-id ->
            [nobody] {" "}({ $card })
           *[other] {" "}({ $card }; target player: { $victim })
        }
    }
ask-relocate = Where does the character go{ ask-target.by }?
ask-side = Choose the side{ ask-target.by }: { $a }.
ask-dispel = Choose what to free of everything that lies on it{ ask-target.by }.
ask-capture = Which of { $victim }’s territories do you capture?
ask-mix = Choose how many of the tokens are money, the rest being mana{ ask-target.by }: { $a }.
ask-convert-way = Exchange which way{ ask-target.by }?
ask-convert = How many do you exchange{ ask-target.by }?
ask-house-card = Take a card from your house deck into your hand, or none.
ask-deck = From which deck do you draw{ ask-target.by }?
ask-keep = Which card do you keep{ ask-target.by }? The cards not kept go under the deck.
ask-discard-of = Which card does { $victim } discard?
ask-take-of = Which card do you take from { $victim }’s hand?
ask-player = Choose the target player{ ask-target.by }: { $a }.
ask-choose-one = Choose one{ ask-target.by }:

## What one can do.

action-done = { $what ->
    [no_bid] Bid nothing more for now
    [rest_income] Take the income of all territories left
    [rest_income_home] Take the income of all territories left; your home’s property stays unused
    [everybody] Everybody
    [any_character] Any character, chosen later
    [refuse] Refuse
    [influence] Take the influence
    [go_on] Go on
   *[decline] No
}
action-draft = { $territory } (income: { cost }; property: { $a })
action-bid = { $free ->
    [0] Turn { $card } face down: +{ $strength }
   *[other] Add { $card }, which stays face up: +{ $strength }
}
action-player = { $what ->
    [first] First player: { $seat }
    [to] Only { $seat }
   *[target] { $seat }
}
action-take-offer = { $seat } offers { $n } { $resource }
action-strategy = { $strategy } ({ $symbol }{ $base ->
    [0] {""}
   *[other] , base
}{ $natural ->
    [0] {""}
   *[other] , natural for your house
}): { $a }
action-income = { $territory }: take the income ({ cost })
action-property = { $territory }: use the property ({ $a })
action-deck = { $deck-id ->
    [spells] Spell deck
    [mercenaries] Mercenary deck
    [artifacts] Artifact deck
   *[other] { $deck }
}
action-take = Take { $card }
action-discard = Discard { $card }
action-buy = Buy { $card } for { cost }{ $strength ->
    [0] {""}
   *[other] {" "}(strength { $strength })
}
action-dismiss = Replace { $card }
action-use = Use { $card } for { cost }: { $a }
action-ability = Use the ability of { $card } for { cost }: { $a }
action-target = { $card } ({ $seat }, strength { $strength })
action-nobody = Nobody in place { $number }
action-place = { $side-id ->
    [for] FOR { where.strategy }
   *[against] AGAINST { where.strategy }
}
action-place-strategy = Strategy: { where.strategy }
action-number = { $n }
action-assign = Assign { $card } (strength { $strength }) { where }
action-pass = Pass (two whole rounds of passes end the battle)
action-propose = Propose a contract: { $deal-id ->
    [ask_help] you pay for a character on a side you name
    [offer_help] you assign a character for a price you name
    [who_gives] you assign a character, the others say what they pay
    [hero_price] you want a character of another player, who names the price
    [hero_anywhere] one of your characters goes wherever another player pays to send it
    [ask_abstain] you pay a player who stays out of a strategy
   *[promise_abstain] you stay out of a strategy for a price you name
}
action-price = { $n } { $resource }
action-accept = Accept
action-take-territory = Take { $territory } (income: { cost }; property: { $a })
action-convert = Exchange { $resource } for { $other_resource }
action-dispel = { $what ->
    [character] What lies on a character
   *[strategy] What lies on a strategy
}
action-choose = Choice { $n }

## Why something cannot be done.

why-game-over = The game is over.
why-not-asked = Now { $seat } decides.
why-answer-first = Answer the question on the table first.
why-bound = A contract binds you: your action is to assign a character { where }.
why-must-assign = You can pass only if none of your characters can be assigned.
why-nobody-there = There is nobody in place { $number }.
why-assigned = { $card } is already assigned.
why-face-down = { $card } lies face down this turn.
why-no-strategy = { $seat } has no strategy this turn.
why-stays-out = You promised to stay out of { where.strategy }.
why-wrong-symbol = { $card } lacks the { $symbol } symbol that { $strategy } requires.
why-no-deals = This game is played without contracts.
why-proposed = You have already proposed a contract this round.
why-contract-open = You can make no other contract while you still have one to keep.
why-nobody-could = Nobody could conclude such a contract now ({ $deal }).
why-not-on-table = { $card } does not lie on the table before you.
why-used-already = { $card } was already used this turn.
why-no-target = { $card } would have nothing to act on now.
why-not-in-hand = You do not hold { $card }.
why-must-be-bought = { $card } must be bought in the buying phase.
why-cannot-pay = You cannot pay for { $card }.
why-only-later = { $card } is attached: it can be used in the buying phase or the battle.
why-no-ability = { $card } has no ability that you could use.
why-not-on-your-territory = { $card } does not lie on a territory of yours.
why-used-not-bought = { $card } is used from hand, not bought.
why-rests = { $card } was used this turn and can be bought again next turn.
why-still-no-room = Without { $card } there is still no room: the limit falls with it.
why-leader-stays = { $card } leads your house and always stays.
why-no-need-for-room = You need no room now, so nobody has to be dismissed.
why-home = { $territory } is a home: it cannot be taken.
why-taken = { $territory } is taken already.
why-no-such-player = { $seat } does not play in this game.
why-cannot-answer = { $seat } cannot conclude this contract.
why-not-yourself = You cannot choose yourself here.
why-strategy-taken = The card with { $strategy } is already taken this turn.
why-deck-empty = There are no cards left in { $deck }.
why-card-not-there = Not among the cards to choose from: { $card }.
why-not-that-side = This cannot go { where }.
why-not-his = { $territory } does not belong to that player.
why-not-that-number = That number is not possible here: { $n }.
why-added-already = { $card } has already been added to the bid.
why-not-yours = { $territory } is not yours.
why-territory-used = { $territory } has already been used this turn.
why-home-pays-itself = { $territory } is your home: it has already given its income.
why-property-useless = The property of { $territory } would do nothing now.
why-cannot-be-sent = { $card } cannot be part of this contract.
why-leader = { $card } is a leader: nothing can choose a leader.
why-shielded = { $card } is protected until the end of the turn.
why-wrong-owner = { $card } belongs to the wrong player for this.
why-wrong-strength = { $card } does not fit: its printed strength is { $strength }, or it lacks the symbol asked for.
why-does-not-fit = { $card } cannot be chosen for this now.

## What happened: what follows the name of a seat, or stands alone where nobody did it.

event-round = begins turn { $n }
event-end = the game ends
event-first = { $other-id ->
    [nobody] becomes the first player
   *[other] becomes the first player, named by { $other }
}
event-draft = chooses { $territory }
event-bid = adds { $card } to the bid, now { $n }
event-choose-strategy = takes the card of { $strategy }
event-strategy = declares { $strategy } against { $other }
event-income = takes the income of { $territory }
event-property = uses the property of { $territory }
event-gain = gains { $n } { $resource }
event-lose = loses { $n } { $resource }
event-give = gives { $n } { $resource } to { $other }
event-draw = { $card-id ->
    [hidden] draws a card from { $deck }
   *[other] draws { $card } from { $deck }
}
event-take-house = { $card-id ->
    [hidden] takes a card from the house deck
   *[other] takes { $card } from the house deck
}
event-discard = discards { $card }
event-take-card = { $card-id ->
    [hidden] takes a card from { $other }’s hand
   *[other] takes { $card } from { $other }’s hand
}
event-look = looks at { $other }’s hand ({ $n ->
    [one] 1 card
   *[other] { $n } cards
})
event-buy = buys { $card }
event-enter = puts { $card } on the table
event-dismiss = dismisses { $card }
event-use = uses { $card }
event-ability = uses the ability of { $card }
event-attach = attaches { $card }
event-removed = a card leaves the table: { $card }
event-target = names the target player: { $other }
event-assign = assigns { $card } { $side } { $owner }’s strategy
event-pass = passes
event-no-bid = adds nothing to the bid
event-short = lacks { $n } { $resource } of the debt to { $other }: the rest is due in influence
event-look-at = looks at a face-down character: { $card } ({ $other })
event-strengthen = changes the strength of { $card } ({ $other }) to { $n }
event-nullify = makes { $card } ({ $other }) count as strength 0
event-add-symbols = gives { $card } ({ $other }) more symbols
event-shield = protects { $card } ({ $other })
event-kill = kills { $card } ({ $other })
event-turn-down = turns { $card } ({ $other }) face down
event-ready = turns { $card } ({ $other }) face up
event-relocate = moves { $card } ({ $other }): now { $side } { $owner }’s strategy
event-strengthen-side = adds { $n } { $side } { $owner }’s strategy
event-dispel = removes everything that lies on { $card } ({ $other })
event-dispel-strategy = removes everything that lies on { $owner }’s strategy
event-terms = considers a contract: { $deal }
event-propose = proposes a contract{ $other-id ->
    [nobody] {""}
   *[other] {" "}to { $other }
}: { $deal }{ $side-id ->
    [none] {""}
   *[other] { $deal-id ->
        [ask_abstain] {" "}({ $owner }’s strategy)
        [promise_abstain] {" "}({ $owner }’s strategy)
       *[other] {" "}({ $side } { $owner }’s strategy)
    }
}{ $card-id ->
    [none] {""}
   *[other] , with { $card }
}{ $resource-id ->
    [none] {""}
   *[other] , price { action-price }
}
event-accept = { $other-id ->
    [nobody] accepts the contract
   *[other] accepts { $other }’s price
}
event-refuse = refuses the contract
event-no-deal = gets no contract
event-name-price = names a price: { $n } { $resource }{ $side-id ->
    [none] {""}
   *[other] {" "}({ $side } { $owner }’s strategy)
}
event-owe = owes { $n } { $resource } to { $other }
event-void = can no longer keep the contract: nothing is owed for it
event-stands = strength { $side } { $owner }’s strategy: { $card } ({ $other }) { $n }
event-adds = added { $side } { $owner }’s strategy: { $n }{ $card-id ->
    [none] {""}
   *[other] {" "}({ $card })
}
event-count = has { $for } FOR and { $against } AGAINST: the strategy { $succeeds ->
    [1] succeeds
   *[0] fails
}
event-clear = everybody goes home from the strategies
event-succeed = carries out { $strategy } (margin { $n })
event-triumph = succeeds with the natural strategy: { $card } acts
event-take-territory = takes { $territory } from { $other }

## The score sheet.

score-influence = Influence

## Labels.

term-turn = turn
term-first-player = first player
term-money = money
term-mana = mana
term-influence = influence
term-characters = characters
term-hand = hand
term-house-deck = house deck
term-territories = territories
term-strategies = strategies
term-for = for
term-against = against
term-total = total
term-deals = contracts
term-debts = debts
term-owes = owes
term-auction = initiative
term-bid = bid
term-decks = decks
term-artifacts = artifacts
term-bound = bound by a contract
term-stays-out = stays out
term-face-down = face down
term-shielded = protected

timing-never = –
timing-play = at once
timing-attach = attached
timing-activated = ability
timing-single-use = single use

confirmed-ability = ability
confirmed-base = side
confirmed-capturable = cannot be captured
confirmed-category = category
confirmed-copies = number of copies
confirmed-cost = cost
confirmed-holds-unique = unique card
confirmed-income = income
confirmed-kind = home
confirmed-name = name
confirmed-property = property
confirmed-property-replaces-income = income and property
confirmed-strength = strength
confirmed-symbols = symbols
confirmed-territory = territory
confirmed-type = type

hidden = Face-down card

reconstructed-mark = ≈
reconstructed-note = ≈ marks what the rulebook does not show: the values and texts of most cards are reconstructions, made to fit the rules and the examples it gives. If you own the printed game, you can correct them in a card pack of your own.

option-turns = Number of turns
option-house-1 = House of the first seat
option-house-2 = House of the second seat
option-house-3 = House of the third seat
option-house-4 = House of the fourth seat
option-house-5 = House of the fifth seat
option-house-6 = House of the sixth seat
option-deals = Contracts between players
option-face-down-targets = Which face-down characters can be chosen
option-spell-instead = A card or an ability instead of assigning a character
option-debt-territory = Territories that can be taken for a debt
option-tie-break = Equal influence at the end
option-deal-open = While a contract is still to be kept
value-usual = As many as usual for the number of players
value-1 = 1 turn
value-2 = 2 turns
value-3 = 3 turns
value-4 = 4 turns
value-5 = 5 turns
value-6 = 6 turns
value-7 = 7 turns
value-8 = 8 turns
value-9 = 9 turns
value-10 = 10 turns
value-11 = 11 turns
value-12 = 12 turns
value-lot = By lot
value-nav = Nav (Dark Court)
value-lyud = Lyud (Green House)
value-chud = Chud (the Order)
value-masan = Masans
value-hvan = Hvans
value-chel = Chels (humans)
value-on = Yes
value-off = No
value-looked-at = All: one that does not fit is only looked at, and the card is spent
value-fitting = Only those that fit
value-yes = Allowed
value-no = Only if no character can be assigned
value-not-home = All but the home
value-any = All, the home too
value-territories = Most territories win, then most money and mana together
value-shared = The victory is shared
value-performer = Only the player who has to keep it makes no other
value-everybody = The player who pays makes no other either

game-title = Secret City
game-pitch = Great houses with magic, blades and intrigue fight over a hidden Moscow: each turn you declare a strategy against another player, and everybody sends characters for or against it. Successful strategies bring territories, tokens and influence; after the last turn the most influence wins.
help-turn =
    From turn 2 on, an auction for the initiative comes first: characters added to a bid are turned face down and cannot be assigned this turn. Whoever bids most names the first player.
    In player order everybody declares a strategy against another player. A base strategy captures a territory. Your house’s natural strategy brings more if it succeeds.
    Each territory gives its income or its property; your home gives both.
    Then you buy characters and house artifacts. You may have 6 characters, leader included.
    Battle: in turn, each player assigns a character FOR or AGAINST a strategy of a type among its symbols, or uses a card or an ability. Before that you may propose a contract; what is owed is paid at the end of the turn.
    A strategy succeeds if its strength FOR is greater than AGAINST. A margin of 5 or more brings 1 influence.
    Cards marked “attach” are used in the buying phase or the battle and lie on a character or strategy until the battle ends.
    The target player of a card is an opponent you choose; of a strategy, the one it is declared against. Nothing can choose a leader.
    At the end of the turn debts are paid, and you discard down to 6 cards.
