"""A table and everyone around it: the actor that owns all of its changes, in floors.

Each file is a floor and knows only those below: who is there and what they are told (`gathering`), what is said
(`talking`), hands that may be looked into (`open_hands`), answers (`playing`), what people settle among themselves
(`bargaining`), who sits where (`seating`); at the top pages come and go (`room`).
"""

from boomtown.server.room.gathering import COME_BACK, Tools
from boomtown.server.room.room import Room

__all__ = ["COME_BACK", "Room", "Tools"]
