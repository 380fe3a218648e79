"""Where games are kept, and what is said about it."""
