"""The server: tables for people far from each other. Nothing here knows a rule of a game."""
