# Words that all games share, in English.

lang-en = English
lang-ru = Русский
lang-pl = Polski

## The table

ui-you = you
ui-player-human = human
ui-player-greedy = greedy bot
ui-player-random = random bot
ui-player-expert = expert bot
ui-player-search = search bot
ui-player-novice = { level-novice }
ui-player-apprentice = { level-apprentice }
ui-player-courtier = { level-courtier }
ui-player-schemer = { level-schemer }
ui-player-master = { level-master }
ui-points = points
ui-total = Total
ui-percent = { $n }{ "\u00A0" }%
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
ui-review = To see what each decision cost, and what luck did:
ui-score-now = The score if the game ended now, counting only what everybody may know.
ui-score-hidden = ? stands for what is hidden from you.

ui-welcome =

    Every choice has a number: type it and press Enter. Words work too: { ui-example-choice }.
    { ui-first-steps }
    ? explains a turn and lists the commands; “quit” leaves, and asks first whether to save the game.
ui-legend-hint = What do the signs mean? Type: board

## Levels of bots, from the weakest to the strongest

level-novice = novice
level-novice-about = Sees one step ahead, and now and then misses even that.
level-apprentice = apprentice
level-apprentice-about = Takes what looks best at the moment.
level-courtier = courtier
level-courtier-about = Plans its whole turn, and has good habits.
level-schemer = schemer
level-schemer-about = Tries out many ways to go on, and reckons with what it cannot see.
level-master = master
level-master-about = Weighs very many possible tables; takes about a second.

## Asking

ui-prompt = >
ui-type-a-number = Type a number from { $first } to { $last }, or ? for help; “choices” lists them again.
ui-no-such-number = There is no choice with that number: { $n ->
    [1] the only one is { $first }
   *[other] they go from { $first } to { $last }
}.
ui-which = These words fit { $n } things; say a little more:
ui-and-more = … and { $n } more
# Words and phrases for ending or declining something, with commas between them.
ui-word-pass = pass, skip
ui-cannot-pass = You cannot pass here. The question is: { $question }
ui-asked = The question is: { $question }
ui-not-asked-again = { $n ->
    [1] The last pick was not used: the question is a different one now.
   *[other] The last { $n } picks were not used: the question is a different one now.
}
ui-all-stopped = { $n ->
    [one] 1 action was taken; then this question came up.
   *[other] { $n } actions were taken; then this question came up.
}
ui-not-all = “{ $word }” works only where the choices are the cards in your hand. { $n ->
    [0] There are none at this question.
   *[other] At this question: { $all }
}
ui-earlier = { $n ->
    [one] … 1 earlier line: log
   *[other] … { $n } earlier lines: log
}
ui-cut-short = Choices that end in … are cut short: “why { $number }” shows that one in full, “choices” shows all of them in full.
ui-unknown = There is no such choice or command: { $n ->
    [1] the only choice is { $first }
   *[other] the choices go from { $first } to { $last }
}. ? helps; “choices” lists them again.
ui-why-what = Say what you would like to do: why { ui-example-why }.
ui-which-card = Name a card, a mark such as { $example }, or the number of a choice: card { $example }
ui-it-is-possible = That is possible now.
ui-rule-shows = To read that rule: rule { $rule }
ui-no-such-rule = This game has no such rule; “rule” on its own lists the chapters.
ui-rule-ours = our ruling
ui-rule-option = under the option “{ $option }”
ui-no-undo = There is nothing to take back: something new has come to light, or another player has been asked.
ui-undone = Taken back.
ui-log-all = Every step from the beginning: log all
ui-end-anyway = Still unused: { $left }. End the turn anyway? (y: yes, Enter: no, always: yes, and do not ask again)
ui-turn-goes-on = The turn goes on.
ui-pass-keyboard = It is this player’s turn to decide. Pass the keyboard, then press Enter.

ui-saved = The game is saved in { $file }
ui-resume = To continue:
ui-cannot-save = { $file } cannot be written ({ $reason }). Try: save FILE
ui-overwrite-file = { $file } already exists and is not a saved game. Overwrite it? (y: yes, Enter: no)
ui-overwrite-game = { $file } holds another game, or other moves of this one. Overwrite it? (y: yes, Enter: no)
ui-kept-beside = Another program has written to { $file }, which is left as it is. This game is now saved in { $beside }
ui-not-saved = Nothing was written.
ui-file-no-folder = there is no such folder
ui-file-folder = it is a folder
ui-file-forbidden = you are not allowed to write there
ui-file-bad-name = no file can have that name
ui-file-no-file = it is not an ordinary file
ui-file-full = the disk is full
ui-leave = Leave the game? (s: save it and leave; n: leave without saving; Enter: go on playing)
ui-leave-what = Type s, n or Enter.
ui-save-where = Save it in which file? (Enter: { $file }; back: do not save it yet)

ui-word-yes = y
ui-word-no = n
ui-word-always = a
ui-word-save = s
ui-word-back = back
ui-word-all = all

## Commands: other words that do the same. The English command always works.

ui-command-help = h
ui-command-choices = choice list
ui-command-card = c
ui-command-why = w
ui-command-hint = advice
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
    7 | the choice with that number
    { ui-example-choice } | a choice by its words; beginnings are enough
    { $card } { $card }, { $card } x2 | several picks at once, where the same question comes several times in a row
    VERB all | all cards in hand one by one, until a question comes up ({ $n ->
        [0] not now
       *[other] now: { $all }
    })
    card { $card } | the full text of a card: by its mark, its name or the number of a choice
    why { ui-example-why } | why something is not possible, and by which rule
    hint | what the master would do here, and why
    rule NUMBER | a rule or a chapter by its number; without one, the list of chapters
    choices | what you can do now, listed again
    board, table | the board with its signs explained; the whole table again
    log, log all | what happened
    score | the score sheet as it stands
    undo | take back your last action, as long as nothing new has come to light
    save FILE | write the game to a file; it is also saved automatically after every action
    quit | leave the game, with or without saving it; you are asked first

# Words that the game explains in one sentence each.
ui-help-words = What a word of the game means: help WORD. The words: { $words }.

## A record that is told

ui-replay-setup = Setup
ui-replay-turn = Round { $n }: { $player } is on turn
ui-replay-round = Round { $n }
ui-step = Enter: go on; q: stop
ui-verified = Verified: all { $n } moves are legal and lead to the recorded table and score.
ui-verified-unfinished = Verified: all { $n } moves are legal and lead to the recorded table; the game is not over.

## Reviews: a game that has ended, judged decision by decision

review-chance = Chance to win
review-chance-about = as the master saw it, from what each player knew at the time
review-sound = { $n ->
    [0] While the game was open, there was nothing to decide.
   *[other] While the game was open, { $sound } of { $n } decisions were the best or next to it.
}
review-choices = Choices
review-choices-about = what all decisions together cost, against the best ones
review-others = Others’ mistakes
review-others-about = what the others lost by their decisions, each loss shared out evenly among the rest
review-luck = Luck
review-luck-about = the rest, which is what was drawn and what nobody could know
review-unfinished = The game was not played to its end: nobody has a result, and so nothing is said of luck.
review-costly = What cost most
review-none = No decision cost much.
review-round = Round { $n }
review-did = Chosen
review-better = Better
ui-review-fair = The fair share is { ui-percent }.

## The menu

ui-menu-title = Undercourt
ui-menu-hint = Press Enter to take what is in brackets. “back” returns to the question before, “quit” leaves.
ui-menu-no-back = This is the first question; “quit” leaves.
ui-menu-language = Language
ui-menu-resume = Continue a saved game
ui-menu-kept = { $players } players, you have { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $when }
ui-menu-today = today at { $time }
ui-menu-new-game = New game
ui-menu-game = Game
ui-menu-players = Players ({ $fewest } to { $most })
ui-menu-seat = Who plays { $seat }?
ui-menu-name = What is the name of the person who plays { $seat }?
ui-menu-usual = The usual setup and rules?
ui-menu-usual-yes = yes
ui-menu-usual-no = no, ask about each rule
ui-menu-again = Type one of: { $choices }
ui-menu-first-game = recommended for a first game

## At a table of a server

ui-join-name = What is your name? The others will see it.
ui-join-table = Which table?
ui-join-new = a new table
ui-join-your-move = your move
ui-join-free = free
ui-join-invited = somebody who is invited
ui-join-me = me
ui-join-friend = a friend: you get a link for them
ui-join-anybody = whoever comes first: the table is listed in the lobby
ui-join-link = Send this link to your friend. The seat: { $seat }
ui-join-link-open = The link for whoever would like to sit down:
ui-join-gathering = { $n ->
    [one] At the table: { $names }. One more player is expected; the game begins by itself.
   *[other] At the table: { $names }. { $n } more players are expected; the game begins by itself.
}
ui-join-welcome =

    Every choice has a number: type it and press Enter. Words work too: { ui-example-choice }.
    { ui-first-steps }
    ? explains a turn and lists the commands; “say” and some words: the others at the table read them.
    “quit” or Ctrl-C leaves the table; the game stays on the server and waits for you.
ui-join-waiting = Waiting for { $player } …
ui-join-away = The connection is lost. It is being restored …
ui-join-again = The connection is back.
ui-join-returned = A bot has been standing in for you. Now you play again.
ui-join-kept = The server keeps this game; the record comes to you at the end.
ui-join-left = The table goes on without you for now. To come back:
ui-command-say = tell

## Said where somebody else is asked in secret.

ui-choices-again = “choices” lists your choices again.
ask-wait = Waiting for the others.
why-wait = It is not your turn to answer.

## Hints: what the master would do, and why

hint-only = There is nothing else to choose.
hint-lost = The chance to win is slim, whatever you choose.
hint-no-matter = It makes hardly any difference: all options lead to about the same.
hint-clear = Clearly the best: { ui-percent } of the lines looked at begin with it.
hint-close = About as good: { $a }.
hint-better = Next best, with a chance to win that is { $n } percentage { $n ->
    [one] point
   *[other] points
} lower: { $a }.
hint-tempting = Looks better at first, but on a closer look the chance to win is { $n } percentage { $n ->
    [one] point
   *[other] points
} lower: { $a }.
hint-follows = Then: { $all }.
hint-follows-join = { $a } → { $b }

# In the terminal, behind an option.
ui-hint-chance = chance to win: { ui-percent }
ui-hint-hardly = hardly looked at

## What a table answers to a command that it refuses

error-not-json = That is not JSON text.
error-too-long = A command may have at most { $most } bytes.
error-bad-command = The command cannot be understood: look at “{ $field }”.
error-no-such-action = There is no action called “{ $action }”.
error-stale = Something has changed since then; this is how things stand now.
error-not-asked = The table is not waiting for you.
error-no-undo = There is nothing to take back: something new has come to light, or another player has been asked.
error-game-over = The game is over.
error-frozen = This game began under rules that this server no longer has ({ $began }; here: { $here }). It rests at its last move and goes on as soon as they are installed again. Nothing is lost.
error-spectator = Spectators cannot act.
error-record-is-secret = The record reveals every secret, so before the end only the keeper of the table may have it.
error-not-begun = The game has not begun: somebody is still expected at the table.
error-stand-in = A bot is standing in at this seat; its player may take it back at any time.
error-catalogue-by-hash = A catalogue is fetched over HTTP, by its hash.
error-unavailable = The server cannot do that just now. Try again in a moment.
error-http = The server answered with an error ({ $status }). Try again later.
around-abandoned = The players have agreed to end this game.
ui-event-taken-back = takes the last action back
ui-sealed = The deal is fixed and sealed: { $hash }
ui-verify = To check that the deal was not changed:
