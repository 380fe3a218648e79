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
