# What the places around the tables say, in English.

web-title = Undercourt: board games of hidden power
web-skip-link = Skip to the content
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
web-lobby-you = You
web-lobby-free-seat = free seat
web-lobby-bot = Bot
web-lobby-guest = guest

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
web-new-hints = Players may ask for hints
web-new-rules = Rules of the table
web-new-as-usual = all as usual
web-new-reset = As usual again
web-new-rest-usual = { $what }; the rest as usual
web-new-two-of = pick two
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
web-gather-hints = Hints
web-gather-hints-yes = Anybody may ask what the master would do
web-gather-hints-no = None
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
web-notices-mail-address = E-mail address
web-notices-mail-sent = A mail with a link has gone to { $address }. The address is yours once you have followed it.
web-notices-hook = Webhook
web-notices-hook-address = Address that begins with https://
web-notices-hook-secret = Calls are signed with this secret:
web-notices-none-yet = For notices you need a name here. Save one above.
