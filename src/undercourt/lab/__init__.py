"""Balance studies: many games of bots, watched closely: who wins, what cards are worth, what if a number differed."""
