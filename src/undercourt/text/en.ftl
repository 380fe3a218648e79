# Words that all games share, in English.

lang-en = English
lang-ru = Русский
lang-pl = Polski

## The table

ui-you = you
ui-player-human = human
ui-player-greedy = greedy bot
ui-player-random = random bot
ui-points = VP
ui-total = Total
ui-table = The table
ui-players = Players
ui-since = What happened
ui-game-over = The game is over
ui-winner = { $n ->
    [1] Victory:
   *[other] Shared victory:
}
ui-record = The record of this game is in { $file }
ui-replay = To step through it again:
ui-score-now = As if the game ended now, counting only what everybody may know.

ui-welcome =

    Every choice has a number: type it and press Enter. Words work too: deploy skull, end turn.
    { ui-first-steps }
    ? explains a turn and lists the commands; quit leaves and keeps the game for later.
ui-first-steps = In your turn, play your cards first; then spend what they gave you; then end the turn.
ui-legend-hint = What do the signs on the map mean? Type: board

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

## Asking

ui-prompt = >
ui-type-a-number = Type a number from 1 to { $n }, or ? for help.
ui-no-such-number = There is no choice of that number; they go from 1 to { $n }.
ui-which = { $n } things fit these words; say a little more:
ui-unknown = That is neither a choice nor a command. Type a number from the list, its words, or ? for help.
ui-why-what = Say what you would like to do: why deploy everfire, why recruit imix.
ui-which-card = Name a card, a mark such as { $example }, or the number of a choice: card { $example }
ui-it-is-possible = That is possible now.
ui-no-undo = There is nothing to take back: something new came to light, or another player was asked.
ui-undone = Taken back.
ui-log-all = Every step from the beginning: log all
ui-end-anyway = Still unused: { $left }. End the turn anyway? (y: yes, Enter: no, always: yes, and do not ask again)
ui-turn-goes-on = The turn goes on.
ui-pass-keyboard = It is this player’s turn to decide. Pass the keyboard, then press Enter.

ui-saved = The game is kept in { $file }
ui-resume = To go on:
ui-cannot-save = { $file } cannot be written ({ $reason }). Try: save FILE
ui-keep-it = Keep this game for later? (Enter: yes, in { $file }; a file name: there; n: no)

ui-word-yes = y
ui-word-no = n
ui-word-always = a

## Commands: other words that do the same. The English command always works.

ui-command-help = h
ui-command-card = c
ui-command-why = w
ui-command-log = l
ui-command-board = b map
ui-command-table = t
ui-command-score = s scores
ui-command-undo = u
ui-command-save = keep
ui-command-quit = q exit

ui-help-turn = A turn
ui-help-keys = What you can type
ui-help =
    7                  the choice of that number
    deploy skullport   a choice by its words; beginnings are enough
    card m2            the full text of a card: by its mark, its name or the number of a choice
    why recruit imix   why something is not possible, and by which rule
    board, table       the map with its signs explained; everything again
    log, log all       what happened
    score              the score sheet as it stands
    undo               take your last action back, while nothing new has come to light
    save FILE          write the game to a file; it is also kept by itself after every action
    quit               leave; the game can be resumed

## The menu

ui-menu-title = Undercourt
ui-menu-hint = Press Enter to take what stands in brackets.
ui-menu-language = Language
ui-menu-resume = Go on with a kept game
ui-menu-new-game = A new game
ui-menu-game = Game
ui-menu-players = Players ({ $fewest } to { $most })
ui-menu-seat = Who plays { $seat }?
ui-menu-again = Type one of: { $choices }
ui-menu-first-game = recommended for a first game

## How Tyrants of the Underdark is drawn

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
