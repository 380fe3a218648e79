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
