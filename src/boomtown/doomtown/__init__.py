"""Doomtown: Reloaded."""
