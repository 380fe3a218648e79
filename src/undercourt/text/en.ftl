# Words that all games share, in English.

lang-en = English
lang-ru = Русский
lang-pl = Polski

## The table

ui-you = you
ui-player-human = human
ui-player-greedy = greedy bot
ui-player-random = random bot
ui-points = points
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
ui-score-hidden = ? is hidden from you.

ui-welcome =

    Every choice has a number: type it and press Enter. Words work too: { ui-example-choice }.
    { ui-first-steps }
    ? explains a turn and lists the commands; quit leaves and keeps the game for later.
ui-legend-hint = What do the signs mean? Type: board

## Asking

ui-prompt = >
ui-type-a-number = Type a number from { $first } to { $last }, or ? for help; choices lists them again.
ui-no-such-number = There is no choice of that number; { $n ->
    [1] there is only choice { $first }
   *[other] there are choices { $first }–{ $last }
}.
ui-which = { $n } things fit these words; say a little more:
ui-and-more = … and { $n } more
ui-word-pass = pass skip
ui-cannot-pass = You cannot pass here. Asked is: { $question }
ui-asked = Asked is: { $question }
ui-not-asked-again = { $n ->
    [1] The last pick was not taken: something else is asked now.
   *[other] The last { $n } picks were not taken: something else is asked now.
}
ui-earlier = { $n ->
    [one] … 1 earlier line: log
   *[other] … { $n } earlier lines: log
}
ui-cut-short = Choices that end in … are cut short: why { $number } tells that one in full, choices all of them.
ui-unknown = There is no such choice or command; { $n ->
    [1] there is only choice { $first }
   *[other] there are choices { $first }–{ $last }
}, ? helps, choices lists them again.
ui-why-what = Say what you would like to do: why { ui-example-why }.
ui-which-card = Name a card, a mark such as { $example }, or the number of a choice: card { $example }
ui-it-is-possible = That is possible now.
ui-rule-shows = To read that rule: rule { $rule }
ui-no-such-rule = This game has no such rule; the command rule alone lists the chapters.
ui-rule-ours = our ruling
ui-rule-option = under the option “{ $option }”
ui-no-undo = There is nothing to take back: something new came to light, or another player was asked.
ui-undone = Taken back.
ui-log-all = Every step from the beginning: log all
ui-end-anyway = Still unused: { $left }. End the turn anyway? (y: yes, Enter: no, always: yes, and do not ask again)
ui-turn-goes-on = The turn goes on.
ui-pass-keyboard = It is this player’s turn to decide. Pass the keyboard, then press Enter.

ui-saved = The game is kept in { $file }
ui-resume = To go on:
ui-cannot-save = { $file } cannot be written ({ $reason }). Try: save FILE
ui-overwrite = { $file } is there already and is no game of ours. Overwrite it? (y: yes, Enter: no)
ui-not-saved = Nothing was written.
ui-file-no-folder = there is no such folder
ui-file-folder = that is a folder
ui-file-forbidden = you may not write there
ui-keep-it = Keep this game for later? (Enter: yes, in { $file }; a file name: there; n: no)

ui-word-yes = y
ui-word-no = n
ui-word-always = a

## Commands: other words that do the same. The English command always works.

ui-command-help = h
ui-command-choices = choice list
ui-command-card = c
ui-command-why = w
ui-command-rule = rulebook
ui-command-log = l
ui-command-board = b map
ui-command-table = t
ui-command-score = s scores
ui-command-undo = u
ui-command-save = keep
ui-command-quit = q exit

ui-help-turn = A turn
ui-help-keys = What you can type
# What to type, and after the bar what it does. The examples are the game’s own.
ui-help =
    7 | the choice of that number
    { ui-example-choice } | a choice by its words; beginnings are enough
    { $card } { $card }, { $card } x2 | several picks at once, where the same is asked again and again
    card { $card } | the full text of a card: by its mark, its name or the number of a choice
    why { ui-example-why } | why something is not possible, and by which rule
    rule NUMBER | a rule or a chapter by its number; without one, the list of chapters
    choices | what you can do now, again
    board, table | the board with its signs explained; everything again
    log, log all | what happened
    score | the score sheet as it stands
    undo | take your last action back, while nothing new has come to light
    save FILE | write the game to a file; it is also kept by itself after every action
    quit | leave; the game can be resumed

# Words that the game explains in one sentence each.
ui-help-words = What a word of the game means: help WORD. The words: { $words }.

## A record that is told

ui-step = Enter: go on; q: stop
ui-verified = Verified: all { $n } moves are legal and lead to the recorded table and score.
ui-verified-unfinished = Verified: all { $n } moves are legal and lead to the recorded table; the game is not over.

## The menu

ui-menu-title = Undercourt
ui-menu-hint = Press Enter to take what stands in brackets.
ui-menu-language = Language
ui-menu-resume = Go on with a kept game
ui-menu-kept = { $players } players, you have { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $when }
ui-menu-today = today { $time }
ui-menu-new-game = A new game
ui-menu-game = Game
ui-menu-players = Players ({ $fewest } to { $most })
ui-menu-seat = Who plays { $seat }?
ui-menu-usual = The usual set-up and rules?
ui-menu-usual-yes = yes
ui-menu-usual-no = no, ask about each rule
ui-menu-again = Type one of: { $choices }
ui-menu-first-game = recommended for a first game

## Said where somebody else is asked in secret.

ui-choices-again = `choice` shows your choices again.
ask-wait = Waiting for the others.
why-wait = it is not your turn to answer
