# What the page says of Secret City, in English.

## The board

web-city-table = Who goes for whom
web-city-views = What is shown
web-city-view-auction = Initiative
web-city-view-strategies = Strategies
web-city-view-duels = Duels
web-city-view-city = City
web-city-over = The game is over
web-city-against = against
web-city-passed = pass
web-city-ability = ability
web-city-reserve = Not yet sent
web-city-nobody-left = nobody left to send
web-city-free = free
web-city-used = used
web-city-under = Seen going under the deck

## How a duel stands

web-city-ahead = ahead by { $n }
web-city-short = short by { $n }
web-city-even = even: it would fail
web-city-carried = succeeded by { $n }
web-city-failed = { $n ->
    [0] failed: even
   *[other] failed, short by { $n }
}

## Cards

web-city-home = Home
web-city-territory = Territory
web-city-base = Base strategy
web-city-special = Special strategy
web-city-natural = natural
web-city-natural-of = natural for: { $house }
web-city-reconstructed = reconstructed
web-city-open-card = Show the card: { $card }

## Beside the board

web-city-hand = Your hand
web-city-characters = Characters
web-city-contracts = Contracts
web-city-territories = Territories
web-city-artifacts = Artifacts before you
web-city-looked-at = You look at
web-city-all-characters = Everybody’s characters
web-city-to-draft = Free
web-city-out = Out of this game

## Contracts

web-city-no-contracts = No contracts this turn.
web-city-more-contracts = { $n ->
    [one] and 1 more contract
   *[other] and { $n } more contracts
}
web-city-you-owe = you owe at the end of the turn
web-city-owed-you = owed to you at the end of the turn
web-city-owes = at the end of the turn
web-city-bound = must assign { $who ->
    [none] a character
   *[other] { $who }
} { $where }
web-city-stays-out = stays out of { $strategy }
web-city-only-to = Only { $seat } is asked.
web-city-propose = Propose a contract
web-city-kinds = { $n ->
    [one] 1 kind
   *[other] { $n } kinds
}
web-city-i-pay = You pay
web-city-i-am-paid = You are paid
web-city-whom = Whom you send
web-city-whom-asked = Asked:
web-city-everybody = everybody in turn
web-city-price-hint = A price may be more than you have; what is missing at the end of the turn is paid in influence.

## What would be lost

web-city-left-buy = You could still buy { $card }.
web-city-left-ability = You could still use the ability of { $card }.
web-city-left-property = You could still use the property of { $territory }.
web-city-left-debt = You owe { $n } { $resource } and have { $have }: the rest is paid in influence.
