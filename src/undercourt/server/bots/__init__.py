"""Bots in processes of their own, which are handed what their seat may know and nothing else.

Nothing is imported here: a process of a bot has no use for what its pool needs.
"""
