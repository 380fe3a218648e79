# What the page itself says, in English. Keys begin with `web-`. Words that games and the terminal already have are not
# said again here.

## Everywhere

web-close = Close
web-cancel = Cancel
web-back = Back
web-language = Language
web-loading = Loading…

## The table

web-opening = The table is being laid …
web-your-turn = Your turn
web-your-decision = You decide
web-waiting = The table is waiting.
web-waiting-for = Waiting for: { $name }
web-reconnecting = Reconnecting …
web-over = The game is over.
web-decision = The question
web-board = The board
web-rail = Beside the board
web-players = Players
web-player = { $name }, points: { $points }
web-bot = Bot
web-only-you = Only you see this
web-skip-to-decision = To the question
web-log = Log
web-log-all = Everything, step by step
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to the table
web-chat-send = Send
web-chat-more = More about this line
web-mute = Hide this person
web-report = Report
web-report-why = What is wrong with it?
web-score = Score
web-rules = Rules
web-cards = Cards
web-rule = Rule { $rule }
web-why-not = Why not
web-choose = Choose
web-undo = Undo
web-restart = Back to the start of the turn
web-skip = Skip
web-since-mine = What happened since my last move
web-since-mine-short = Since my last
web-hint = Hint
web-hint-about = What would the master do, and why?
web-hint-title = What the master would do
web-hint-thinks = The master is thinking …
web-hint-more = Details
web-leftovers = Before you go on:
web-go-on = Not yet
web-yes = Yes
web-no = No
web-withdraw = Withdraw
web-stand-in = a bot stands in
web-call-stand-in = Let a bot stand in
web-stood-in = A bot plays your seat.
web-play-again = Play again myself
web-newer = There is a newer version of this page. Nothing is lost by loading it.
web-reload = Load it
web-not-loaded = This part of the page could not be loaded. Perhaps there is a newer version, or no connection.
web-not-loaded-again = Load the page again
web-next-table = The rematch has its table.
web-go-there = Go there
web-proposal-waits = Still to answer: { $names }
web-wins-by = by { $n } { $n ->
    [one] point
   *[other] points
}
web-wins = { $n ->
    [1] { $names } wins
   *[other] Shared victory: { $names }
}
web-watch-replay = Watch it again
web-record = Record
web-rematch = Play again
web-home = Undercourt
web-my-tables = My tables
web-menu = Menu
web-keys = Keys
web-theme = Light
web-theme-system = System
web-theme-ink = Ink
web-theme-paper = Paper
web-propose-take-back = Ask for a take-back
web-leave-to-bot = Let a bot play for me
web-propose-end = Propose to end the game
web-problem = Something is wrong
web-problem-what = What is wrong? The game so far is sent along.
web-problem-thanks = Thank you. It was noted as { $id }.
web-pass-screen = Pass the screen to { $name }
web-pass-screen-why = Nobody else should look: what comes next is secret.
web-pass-screen-ready = Show me the table
web-days = { $n } { $n ->
    [one] day
   *[other] days
}
web-key-digits = the choice with that number
web-key-arrows = walk what is lit on the board
web-key-enter = take what is in focus
web-key-escape = close, or step back
web-key-end = the main button: end, pass, done
web-key-undo = take the last action back
web-key-restart = back to the start of the turn
web-key-skip = skip what is being shown
web-key-again = show again what happened since my last move
web-key-hint = a hint: what the master would do, and why
web-key-tabs = log, chat, score
web-key-tab = from part to part of the page
web-key-help = this list
web-offline = The server cannot be reached.
web-server-error = The server answered with an error.
web-proposes = { $what ->
    [take_back] { $name } asks to take the last move back.
    [abandon] { $name } proposes to end the game.
   *[rematch] { $name } proposes another game.
}
