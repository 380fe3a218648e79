"""Matches of bots, many at a time, and how fast the engine is."""
