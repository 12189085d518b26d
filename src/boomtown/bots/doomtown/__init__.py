"""Bots for Doomtown."""
