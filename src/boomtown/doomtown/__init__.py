"""Doomtown: Reloaded. State and rules by the chapters of the rulebook, and the words cards are written in."""
