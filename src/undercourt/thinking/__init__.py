"""How bots look ahead: compiled like the engine, for any game, by what `Sense` says of it."""
