# The review of a game that has ended.

web-review-title = Review
web-review-open = Review
web-review-cannot = This game cannot be reviewed
web-review-making = The master is going through the game, decision by decision. This takes a minute or so, and only once.
web-review-you-won = You won
web-review-whose = Whose decisions
web-review-chart = The chance to win of every seat, over the whole game
web-review-balance = Luck apart from skill
web-review-look = See the moment
