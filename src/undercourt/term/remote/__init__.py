"""The terminal at a table of a server: friends at distant keyboards."""
