"""What a player may do: each kind of play with its legality and what it makes happen (Rulebook 5.3)."""

from boomtown.doomtown.plays import reacting as reacting  # it opens the react windows of every event
