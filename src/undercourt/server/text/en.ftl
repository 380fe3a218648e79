# What the server itself says, in English.

## Notices to somebody who is away. { $names } are the other players, separated by commas; { $n } is how many they are.

notice-turn = { $n ->
    [0] It is your turn at { $game }.
   *[other] It is your turn at { $game } with { $names }.
}
notice-began = { $n ->
    [0] Your game of { $game } has begun.
   *[other] Your game of { $game } with { $names } has begun.
}
notice-over = { $n ->
    [0] Your game of { $game } is over.
   *[other] Your game of { $game } with { $names } is over.
}
notice-invited = { $by } invites you to a game of { $game }.

## Refusals: who asks, and how

error-bad-request = The request cannot be understood.
error-no-person = For that you need a name here, as a guest or with an account.
error-not-allowed = You may not do that.
error-not-found = There is nothing here.
error-wrong-method = That cannot be done here.
error-too-big = That is too much to send at once.
error-too-many = That was too often. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
error-busy = Too many people are logging in just now. Try again in a moment.
error-internal = Something went wrong on the server. It has been noted.
error-foreign-origin = That came from another site, so it was refused.
error-no-table = There is no such table.

## Refusals: names, accounts and addresses

error-no-name = A name needs at least one letter that can be seen.
error-bad-login = A login needs at least one letter, and may have at most { $longest }.
error-login-taken = Somebody else has that login.
error-short-password = A password needs at least { $shortest } characters.
error-password-is-login = The password must differ from the login.
error-has-account = You already have an account.
error-no-account = You have no account yet.
error-wrong-password = The login or the password is wrong.
error-take-tables = As a guest you have { $n } { $n ->
    [one] table
   *[other] tables
}. Choose whether the account takes over what the guest has.
error-bad-email = That is not an e-mail address.
error-no-mail = This server sends no e-mail.
error-bad-webhook = A webhook is an address that begins with “https://”.
error-bad-link = This link is not valid, or not any more.

## E-mails

mail-notice =
    { $sentence }
    { $link }

    To stop these e-mails: { $unsubscribe }
mail-confirm-subject = Confirm your e-mail address
mail-confirm =
    Somebody, probably you, wants to be told at this address when it is their turn at { $site }.
    To confirm that, open this link within a day:
    { $link }

    If it was not you, ignore this e-mail: nothing more will be sent here.

## Refusals: tables and seats

error-not-your-seat = That seat is not yours.
error-not-watched = This table is for its players alone.
error-too-many-watchers = Too many people are watching this table. Try again later.
error-too-many-sockets = You have this open in too many places. Close some of them and try again.
error-too-fast = Commands came too fast, so the connection was closed. Wait a moment and connect again.
error-too-slow = The connection is too slow for what is told here. Connect again to see how things stand.
error-begun = The game has begun: its seats are settled.
error-seat-taken = That seat is taken. Look for another one.
error-no-invitation = This invitation is not for this table, or no longer. Ask whoever invited you for a new link.
error-host-only = Only the host of the table may do that.
error-no-such-bot = There is no bot called “{ $bot }”.
error-no-such-seat = This table has no seat called “{ $seat }”.
error-is-here = The player of that seat is here, or was a moment ago. Give them a little more time.
error-no-stand-in = Nobody is standing in at this seat: it is yours to play.
error-no-hints = This table has agreed to play without hints.
error-no-hint = There is no hint for this now.
error-too-many-hints = { $seconds ->
    [one] Too many hints at once. The next one can be had in a second.
   *[other] Too many hints at once. The next one can be had in { $seconds } seconds.
}
error-no-review = There is no review of this game.
error-too-many-reviews = Many reviews are being made. Try again in some minutes.
error-no-catalogue = This catalogue is not at hand here. Every table tells its own.

## Refusals: making a table

error-no-such-game = There is no game called “{ $game }”.
error-bad-option = These options do not fit the game: { $what }
error-bad-pack = These cards cannot be played with: { $what }
error-bad-clock = A clock needs at least one second and may have at most 60 days.
error-too-many-tables = { $most ->
    [one] You may have only one table at a time. Finish it first.
   *[other] You may have at most { $most } tables at a time. Finish one of them first.
}

## Refusals: what people agree on

error-not-over = That is possible when the game is over.
error-proposed = Something has been proposed already. Answer that first.
error-nothing-proposed = Nothing is waiting for your answer.
error-no-take-back = At this table moves are not taken back.
error-rematch-is-there = The rematch has its table already.

## Refusals: talking

error-nothing-said = Write something first.
error-said-too-much = That is too long: a line may have at most { $most } { $most ->
    [one] character
   *[other] characters
}.
error-no-such-line = There is no such line in the chat.
error-no-such-person = There is no such person.
error-mute-yourself = You cannot mute yourself.
error-not-your-table = Only those who sit at this table may do that.

## Refusals: replays and records

error-no-such-step = There is no such step: the last one is { $last }.
error-bad-record = { $line ->
    [0] This record cannot be taken: { $what }
   *[other] This record cannot be taken because of line { $line }: { $what }
}
error-record-too-long = This record takes too long to check here.
error-too-many-records = { $most ->
    [one] You may bring only one record.
   *[other] You may bring at most { $most } records.
}

## Pages: what search engines and previews of links show of them; where no client was built; where letters lead

page-title = Undercourt: board games of hidden power
page-languages = Language
page-lead = Play with friends at distant keyboards, in one evening or over days, or against bots at once. Whatever happens to a connection, no move is lost.
page-game-tyrants = Troops take the caverns, spies hollow them out, and the best servants vanish into an inner circle.
page-game-abyss = Rally allies in the deep, win Lords with them, and let the court under the sea crown you.
page-game-whispers = Five empires are at war, and you lead none of them: you have only bet on them, in secret.
page-game-secret-city = Great houses of a hidden Moscow fight with blades, magic and intrigue, and sell each other their help.
page-foot = Undercourt is a project of its own. The games and their names belong to their publishers, who have no part in it. Buy the games: they are good.
page-all = All tables
page-not-built = The table for browsers is not built here
page-not-built-text = Whoever runs this server builds it with this command, in the folder of the sources, and starts the server again:
page-not-built-terminal = Until then you can sit down in a terminal:

## What a server answers about games that have ended, chat and records

error-no-such-step = The game has no such step; its last one is { $last }.
error-bad-record = { $line ->
    [0] This record is not true: { $what }.
   *[other] This record is not true. Line { $line }: { $what }.
}
error-record-too-long = It takes too long to check this record.
error-too-many-records = You have brought { $most } records already; more are not kept.
error-nothing-said = There is nothing to say in that.
error-said-too-much = A line may have at most { $most } { $most ->
    [one] letter
   *[other] letters
}.
error-not-your-table = Only those who sit at this table may speak here.
error-no-such-person = There is no such person.
error-mute-yourself = You cannot mute yourself.
error-no-such-line = Nobody has said that here.

## Where the links in mails lead

letter-confirm = Confirm your address
letter-confirm-text = Undercourt will then write to you when it is your turn, if you want it to.
letter-confirm-button = This address is mine
letter-confirmed = Your address is confirmed.
letter-unsubscribe = No more mail
letter-unsubscribe-text = Undercourt will not write to you any more. You can change that in your settings.
letter-unsubscribe-button = Send me no more mail
letter-unsubscribed = You will get no more mail from us.
