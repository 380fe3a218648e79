"""What the screen of any game needs."""
