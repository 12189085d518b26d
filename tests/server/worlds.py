"""Two worlds of Dice Town that differ only in what seat 1 and a spectator cannot see.

Seats 0 and 2 hold two store cards each from the start: in the rich world such as can be played at many
moments, in the poor one Equipment, which cannot. Below what is drawn soon, the piles lie in another order.
"""

from boomtown.dicetown import Config, DiceTown, Town
from boomtown.dicetown.cards import CHEATER, CORRUPTION, DYNAMITE, EQUIPMENT, MARSHALL
from boomtown.table.journal import Games

SEED = 20_261_115
SOON = 6
HANDS = {"rich": ((CHEATER, MARSHALL), (CORRUPTION, DYNAMITE)), "poor": ((EQUIPMENT,) * 2, (EQUIPMENT,) * 2)}


class World(DiceTown):
    """Dice Town from one seed, with hidden cards as the world has them."""

    def __init__(self, name: str) -> None:
        self._world = name

    def start(self, config: Config, rng: int) -> Town:
        """Deal as always, then arrange what nobody sees."""
        town = super().start(config, SEED)
        special = [
            card for card in town.store if town.cards[card].kind in {EQUIPMENT, *sum(HANDS["rich"], ())}
        ]
        common = [card for card in town.store if card not in special]
        for seat, kinds in zip((0, 2), HANDS[self._world], strict=True):
            hand = []
            for kind in kinds:
                card = next(card for card in special if town.cards[card].kind == kind)
                special.remove(card)
                hand.append(card)
            town.update(seat, hand=tuple(hand))
        town.store = (*common, *special)
        if self._world == "poor":
            town.deeds = (*town.deeds[:SOON], *town.deeds[: SOON - 1 : -1])
            town.elixirs = (*town.elixirs[:1], *town.elixirs[:0:-1])
        return town


def world(name: str) -> Games:
    """Return the games of this world."""
    return {"dicetown": lambda: World(name)}
