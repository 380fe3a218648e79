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
error-unavailable = The server cannot do that just now. Try again in a moment.
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
