"""The true state of one game, behind one interface: under this program's rules, or under those the game began with."""
