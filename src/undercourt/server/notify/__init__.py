"""Telling people who are away that it is their turn: by web push, webhook or mail.

A notice says that there is something to do at a table, and never what: nothing of a game's state is in it.
"""
