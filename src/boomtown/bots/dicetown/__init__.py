"""Bots for Dice Town."""
