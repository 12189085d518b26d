"""Poker hands, wild jokers, cheatin' and exact odds; knows no game."""
