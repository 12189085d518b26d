"""Dice Town by Bruno Cathala and Ludovic Maublanc: 2 to 5 players, poker dice, a gold mine and a badge."""

from boomtown.dicetown.game import GAME, DiceTown
from boomtown.dicetown.state import Config, Town

__all__ = ["GAME", "Config", "DiceTown", "Town"]
