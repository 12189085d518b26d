"""Doomtown: Reloaded: its cards and decks, its state, and its rules by the chapters of the rulebook."""
