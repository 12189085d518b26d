"""Boomtown: play Doomtown: Reloaded and Dice Town, and measure everything about them."""
