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
web-leftovers = Before you go on:
web-go-on = Not yet
web-yes = Yes
web-no = No
web-withdraw = Withdraw
web-stand-in = a bot stands in
web-call-stand-in = Let a bot stand in
web-stood-in = A bot plays your seat.
web-play-again = Play again myself
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

## Places

web-title = Undercourt: board games of hidden power
web-to-content = Skip to the content
web-nav = Places
web-nav-tables = Tables
web-nav-rules = Rules
web-nav-cards = Cards
web-nav-settings = Settings
web-nav-waiting = { $n ->
    [one] one waits for you
   *[other] { $n } wait for you
}
web-theme-to-ink = Switch to ink, the dark look
web-theme-to-paper = Switch to paper, the light look
web-foot = Undercourt is a project of its own. The games and their names belong to their publishers, who have no part in it. Buy the games: they are good.
web-foot-learn = A first game
web-foot-glossary = Glossary
web-foot-programs = For programmers
web-offline-now = You are offline. Nothing is lost: the page goes on by itself once the connection is back.
web-new-version = A new version of Undercourt is ready.
web-reload = Reload
web-me-guest = Guest { $n }
web-game = Game
web-players-range = { $fewest }–{ $most } players
web-about-minutes = { $n } min

# The front. What stands between two asterisks is lit.
web-front-headline = Four board games of *hidden power*, at one table in your browser.
web-front-free = Play against bots at once, or send a friend a link. No account, no download.
web-front-start = Start
web-front-sit = You will sit down at
web-front-with-bots = { $n ->
    [1] with one bot.
    [2] with two bots.
    [3] with three bots.
   *[other] with { $n } bots.
}
web-front-play = Play now against bots
web-front-invite = Invite friends
web-front-learn = Learn by playing

web-missing-title = There is nothing here
web-missing-text = Perhaps the link was cut off, or the table is gone. Everything else is where it was.
web-missing-front = To the four games

# Lobby
web-lobby-title = Tables
web-lobby-waiting = { $n ->
    [0] No table waits for you
    [1] One table waits for you
    [2] Two tables wait for you
    [3] Three tables wait for you
   *[other] { $n } tables wait for you
}
web-lobby-none-waits = Nobody waits for you just now.
web-lobby-none = You sit at no table yet
web-lobby-none-text = Play against bots at once, make a table of your own, or sit down at one that is open.
web-lobby-decide = Decide
web-lobby-choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
web-lobby-your-move = It is your move.
web-lobby-others = You wait for others
web-lobby-gathering = Waiting for players
web-lobby-over = Played
web-lobby-more-over = { $n ->
    [one] Show { $n } more
   *[other] Show { $n } more
}
web-lobby-waits-for = waits for { $name }
web-lobby-waits = somebody is deciding
web-lobby-stopped = stopped for now
web-lobby-abandoned = ended by agreement
web-lobby-won = Won by { $names }
web-lobby-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-lobby-new = New table
web-lobby-open = Open tables
web-lobby-open-note = strangers are welcome
web-lobby-open-none = No table is waiting for players. Open one: whoever comes next will find it here.
web-lobby-free = { $n ->
    [one] { $n } free
   *[other] { $n } free
}
web-lobby-sit = Sit down
web-lobby-playing = Being played
web-lobby-playing-note = watch without a word
web-lobby-playing-none = Nothing to watch just now.
web-lobby-watch = Watch
web-lobby-code = Got a link?
web-lobby-code-hint = Paste it here
web-lobby-code-go = Open
web-lobby-code-bad = That is not a link to a table.
web-lobby-solo = { $n ->
    [one] You and one bot
   *[other] You and { $n } bots
}
web-lobby-table-of = { $name }’s table
web-lobby-you = You
web-lobby-free-seat = free seat
web-lobby-bot = Bot
web-lobby-guest = guest
web-lobby-to-table = To the table
web-lobby-replay = Replay

# Lengths of time
web-time-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
web-time-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
web-time-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
web-time-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-clock-none = no clock
web-clock-move = { $span } a move
web-clock-bank = { $span } each

# A name
web-name = Your name
web-name-hint = This is how the others see you.
web-name-sit = Sit down

# New table
web-new-title = New table
web-new-players = How many players
web-new-hall = The table from above
web-new-you = You
web-new-yours = this seat is yours
web-new-move = Move to another seat
web-new-move-short = Move
web-new-first = Who begins is decided by lot.
web-new-seat = Seat { $n }
web-new-who = Who sits here
web-new-kind-invited = Friend
web-new-kind-bot = Bot
web-new-kind-open = Anybody
web-new-kind-here = Here
web-new-title-invited = Friend, by link
web-new-title-bot = Bot
web-new-title-open = Anybody who comes
web-new-title-here = At this screen
web-new-sub-invited = invited
web-new-sub-open = open
web-new-note-invited = You get a link to send once the table is open.
web-new-note-open = Whoever finds the table in the lobby may sit here.
web-new-note-here = You share one screen: each hand is hidden until its player takes over.
web-new-name-here = Their name
web-new-name-default = Player { $n }
web-new-bot-skill = How the bot plays
web-bot-random = by chance
web-bot-greedy = with sense
web-new-clock = Clock
web-new-clock-none = None
web-new-clock-move = Per move
web-new-clock-bank = Per game
web-new-clock-time = Time
web-new-clock-increment = Added after each move
web-new-clock-nothing = nothing
web-new-clock-out = When time runs out
web-new-out-nothing = the others are told, and wait
web-new-out-bot-moves = a bot makes this one move
web-new-out-stand-in = a bot plays on until they return
web-new-out-end = the game ends without a winner
web-new-clock-note-none = Everybody takes the time they need.
web-new-clock-note-move = For each stretch in which the game waits for one player.
web-new-clock-note-bank = For the whole game, as in chess.
web-new-door = Who may sit down
web-new-door-link = By link
web-new-door-any = Anybody
web-new-door-note-link = No list shows the table.
web-new-door-note-any = The table stands in the lobby.
web-new-more = How it is played
web-new-watched = Spectators may watch; they see no secrets
web-new-speak = Spectators may talk in the chat
web-new-take-back = Moves may be taken back if all agree
web-new-rules = Rules of the table
web-new-as-usual = all as usual
web-new-reset = As usual again
web-new-rest-usual = { $what }; the rest as usual
web-new-two-of = pick two
web-new-usual = usual
web-new-lot = By lot
web-new-rule = Rule { $id }
web-new-pack = Cards
web-new-pack-note = A pack of cards of your own, as a TOML file. Without one you play with the cards that come with the game.
web-new-pack-choose = Choose a file
web-new-pack-remove = Play with the usual cards
web-new-pack-big = This file is too large for a pack of cards.
web-new-go = Open the table
web-new-go-at-once = Begin the game
web-new-then-at-once = Everybody is there: the game begins at once.
web-new-then-friends = { $n ->
    [one] The game begins when your friend sits down. Until then you can give the seat to a bot.
   *[other] The game begins when all seats are taken. Until then you can give any of them to a bot.
}
web-new-then-open = The game begins when all seats are taken. Until then you can give any of them to a bot.
web-new-nobody = Leave at least one seat to a person.

# The waiting room
web-gather-title = The table is set
web-gather-waits = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
web-gather-full = Everybody is there. The game begins.
web-gather-invited-you = You are invited
web-gather-invited-text = Sit down, and the game begins as soon as everybody is there.
web-gather-sit-here = Sit here
web-gather-leave = Give up the seat
web-gather-bot = Give it to a bot
web-gather-open = Take the bot away
web-gather-start = Begin now with bots
web-gather-start-note = Bots take the seats that are still free.
web-gather-host = You made this table.
web-gather-guest = The host can give free seats to bots.
web-gather-link = Link for this seat
web-gather-copy = Copy
web-gather-copied = Copied
web-gather-share = Share
web-gather-share-text = Come and play { $game } with me.
web-gather-lost-link = The link was shown where the table was made.
web-gather-table-link = Link to the table
web-gather-seat-open = free
web-gather-seat-invited = invited, not here yet
web-gather-seat-here = here
web-gather-seat-away = not here just now
web-gather-you = you
web-gather-rules = Rules of the table

# A person
web-person-title = Person
web-person-since = Here since { $date }
web-person-you = This is you, as others see you.
web-person-games = Games
web-person-none = No game has been played to its end yet.
web-person-played = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
web-person-won = { $n ->
    [one] { $n } victory
   *[other] { $n } victories
}
web-person-place = { $place } of { $players }
web-person-unknown = There is no such person.
web-person-mute = Hear them no more
web-person-unmute = Hear them again
web-person-muted = You hear nothing of what they say in chats.

# Settings
web-settings-title = Settings
web-settings-look = Look
web-settings-theme = Theme
web-settings-motion = Motion
web-motion-system = As the system
web-motion-full = All
web-motion-none = None
web-settings-motion-note = Pieces move from where they were to where they go. Without motion they are simply there.
web-settings-contrast = Contrast
web-contrast-usual = Usual
web-contrast-more = Stronger
web-settings-contrast-note = Stronger lines and lettering. Seats have shapes as well as colours everywhere.
web-settings-sound = Sound
web-settings-sound-on = A quiet tone when it is your turn
web-settings-sound-try = Listen
web-settings-confirm = Ask before something unspent is lost at the end of a turn
web-settings-play = At the table
web-settings-you = You
web-settings-save = Save
web-settings-saved = Saved
web-settings-page = Your page
web-settings-guest = You are a guest: this browser knows you by a cookie. With an account you are the same person on every machine and keep your tables.
web-settings-nobody = You have not sat down anywhere yet, so nothing is kept of you.
web-settings-account = Account
web-settings-login-as = You are logged in as { $login }.
web-account-make = Make an account
web-account-login = Log in
web-account-logout = Log out
web-account-logout-all = Log out everywhere
web-account-name = Login
web-account-password = Password
web-account-password-note = At least eight characters. There is no way to recover it without an e-mail address.
web-account-old = Present password
web-account-new = New password
web-account-change = Change the password
web-account-changed = The password is changed. Other browsers are logged out.
web-account-take = { $n ->
    [one] As a guest you have { $n } table. Shall the account take it over?
   *[other] As a guest you have { $n } tables. Shall the account take them over?
}
web-account-take-yes = Take them over
web-account-take-no = Leave them behind
web-account-data = Download what is kept of me
web-account-delete = Delete me
web-account-delete-text = For ever: your login, addresses and chat lines go. At tables that were played only a name stays. Tables under way are played on by bots.
web-account-delete-yes = Delete me for ever
web-settings-notices = When it is my turn
web-notices-text = If you are away, we tell you that a table waits, that a game has begun, and that it is over.
web-notices-push = Notices of this browser
web-notices-push-no = This browser cannot show notices.
web-notices-push-denied = This browser was told not to show notices from here. Its settings can change that.
web-notices-mail = E-mail
web-notices-mail-address = E-mail address
web-notices-mail-sent = A mail with a link has gone to { $address }. The address is yours once you have followed it.
web-notices-hook = Webhook
web-notices-hook-address = Address that begins with https://
web-notices-hook-secret = Calls are signed with this secret:
web-notices-none-yet = For notices you need a name here. Save one above.

## Books

web-books-of-game = Books of this game
web-books-rules = Rules
web-books-cards = Cards
web-books-glossary = Words
web-books-rules-of = Rules: { $game }
web-books-cards-of = Cards: { $game }
web-books-glossary-of = Words: { $game }
web-books-other-games = Other games
web-books-margin = In the margin
web-books-contents = Contents
web-books-search-rules = { $n ->
    [one] Search in { $n } sentence
   *[other] Search in { $n } sentences
}
web-books-search-words = { $n ->
    [one] Search in { $n } word
   *[other] Search in { $n } words
}
web-books-search-cards = A name, or words on a card
web-books-found-rules = { $n ->
    [0] No sentence found
    [one] { $n } sentence found
   *[other] { $n } sentences found
}
web-books-nothing-found = Nothing here says “{ $query }”.
web-books-clear-search = Show everything
web-books-rule = Rule { $id }
web-books-page = p. { $n }
web-books-ours = Our ruling.
web-books-source-ours = Our ruling: the rulebook does not say.
web-books-source = { $edition ->
    [both] The rulebook, in its Russian and its Polish edition.
    [pl] The Polish rulebook.
   *[other] The Russian rulebook.
}{ $page ->
    [0] {""}
   *[other] {" "}Page { $page }.
}
web-books-option = { $what }: { $value }
web-books-usual = as usual
web-books-if-agreed = only if the table agreed on it
web-books-holds-here = holds at your table
web-books-not-here = not at your table
web-books-see-also = See also
web-books-words = Words
web-books-in-rules = In the rules:
web-books-from-table = From your table
web-books-why-not = Why not?
web-books-back-to-table = Back to the table
web-books-failed = This page could not be fetched. Is the server out of reach?
web-books-try-again = Try again

web-cards-count = { $n ->
    [0] No cards
    [one] { $n } card
   *[other] { $n } cards
}
web-cards-filters = Filters
web-cards-clear = Clear
web-cards-remove = Without the filter “{ $what }”
web-cards-none = No card fits all of this.
web-cards-sort = Order
web-cards-by-cost = Cheapest first
web-cards-by-name = By name
web-cards-by-kind = By kind
web-cards-copies = ×{ $n }
web-cards-kind = Kind
web-cards-deck = Deck
web-cards-aspect = Aspect
web-cards-type = Minion type
web-cards-guild = Guild
web-cards-race = Race
web-cards-keys = Keys
web-cards-empire = Empire
web-cards-partner = Partner
web-cards-symbol = Symbol
web-cards-strength = Strength
web-cards-cost = Cost
web-cards-cost-of = { $n ->
    [one] Cost { $cost }: { $n } card
   *[other] Cost { $cost }: { $n } cards
}
web-cards-without = none
web-cards-kind-lord = Lords
web-cards-kind-location = Locations
web-cards-kind-ally = Allies
web-cards-kind-card = Cards
web-cards-kind-territory = Territories
web-cards-kind-strategy = Strategies
web-cards-opened = The card, large
web-cards-link = Link to this card
web-cards-copied = Copied

## The guide

web-guide-begin = A first game with a guide
web-guide-lead = A real game against { $n } easy bots. At each question that is new to you, a note says what it is about, in the words of the rules. Nothing can go wrong: you can take moves back, and leave at any time.
web-guide-start = Begin
web-guide-starting = The table is being laid…
web-guide-go-on = Go on with your first game
web-guide-learnt = You have met { $n } of { $all } kinds of questions
web-guide-anew = Forget what I have met
web-guide-name = Guide
web-guide-step = { $n } of { $all }
web-guide-more = More on this
web-guide-less = Less
web-guide-in-rules = In the rules
web-guide-away = No hints
web-guide-call = Show the guide
web-guide-next = Next: { $title }
web-guide-wait = The others are playing. Watch the board: what they do stands in the log.
web-guide-over = The game is over. You have seen how it works; now play one without a guide.
web-guide-play = A new table

## Replay

web-replay-title = Replay
web-replay-of = Replay: { $game }
web-replay-eyes = Seen with the eyes of { $name }
web-replay-eyes-about = What this seat knew at that moment. The other hands stay closed.
web-replay-all = All open
web-replay-all-title = With all hands open
web-replay-all-about = Everybody’s own cards as they saw them. Decks stay closed: nobody saw those.
web-replay-spectator = Spectator
web-replay-spectator-title = As a spectator saw it
web-replay-spectator-about = Only what everybody knew. All hands are closed.
web-replay-knowledge = Whose knowledge
web-replay-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-replay-closed = Closed hand
web-replay-round = Round { $n }
web-replay-rounds = of { $n }
web-replay-deal = The deal
web-replay-step = Step { $n } of { $all }
web-replay-quiet = Nothing that could be seen from here
web-replay-undone = takes back a move
web-replay-timeline = Turns
web-replay-turn = { $name }, round { $round }
web-replay-turn-nobody = Round { $round }
web-replay-first = To the deal
web-replay-last = To the end
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-speed-of = { $n }×
web-replay-log = What happened
web-replay-copy = Link to this moment
web-replay-copied = Link copied
web-replay-record = The record
web-replay-play-on = Play on from here
web-replay-play-on-about = You take the seat of { $name }; bots take the others. The real game stays as it was.
web-replay-play-on-over = The game is over here: go back to a moment before its end.
web-replay-play-on-choose = Choose a seat to play on from here.
web-replay-cannot = This game cannot be shown.
web-replay-keys = Arrow keys: left and right go a step, up and down a turn; space plays.
web-replay-bring = Bring a record
web-replay-bring-about = A record that you saved, or that somebody sent you, becomes a game to be watched here.
web-replay-choose-file = Choose a file
web-replay-paste = Or paste it here
web-replay-open = Open it
web-replay-winner = { $n ->
    [one] Won by { $names }
   *[other] Won together by { $names }
}
