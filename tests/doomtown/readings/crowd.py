"""Decoys: a crowd in a town, each of whom has everything a text may ask for, but for one thing or two.

Yours and another's, here, at home, next door and far away, booted or not, wanted or not, in either posse or none,
with every keyword and faction or all but one, of one type or the other, and some who cannot be moved, booted, aced …
What they carry has every keyword, too; and such cards lie in hands and piles.
"""

from functools import cache
from typing import Any

from msgspec.structs import replace

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.state import NOWHERE, Card, Doomtown, Effect, Until
from boomtown.doomtown.state.places import locations
from boomtown.doomtown.text.sayings import IS_TAKEN
from boomtown.table.chance import Chance
from doomtown.readings import cast
from doomtown.readings.nearly import FACTIONS, GROUPS, REFUSALS
from doomtown.readings.towns import Town, town

DUDES, CARRIED, LYING = 90, 60, 14
"""How many there are: dudes, what they carry, and cards in each of your piles."""
WORDS = {word: 1 for words in GROUPS for word in words}
KINDS = {
    "dude": (cast.RICH_DUDES[1], cast.RICH_DUDES[0]),
    "goods": (cast.GOODS[0], cast.GOODS[5]),
    "spell": (cast.SPELLS[0], cast.SPELLS[2]),
    "action": (cast.ACTIONS[0], cast.ACTIONS[2]),
    "deed": (cast.DEEDS[0], cast.DEEDS[10]),
}


@cache
def crowded(seed: int) -> Town:
    """A town full of decoys; only on stage."""
    at = town(seed)
    return Town(_Crowd(at).gathered(), at.moment, at.slots, seed)


class _Crowd:
    def __init__(self, at: Town) -> None:
        self.state = at.state.copy()
        self.seed, self.chance = at.seed, Chance(500 + at.seed)
        self.here = self.state.cards[at.slots["dude"]].place
        self.effects: list[Effect] = []

    def one_of(self, some: Any) -> Any:
        return some[self.chance(len(some))]

    def gathered(self) -> Doomtown:
        state = self.state
        people = [self.dude() for _ in range(DUDES)]
        for _ in range(CARRIED):
            self.carried_by(self.one_of(people))
        for player in state.players[:2]:
            for pile in ("hand", "discard", "hill"):
                number = LYING if player.seat == 0 else LYING // 3
                cards = tuple(self.lying(player.seat, pile) for _ in range(number))
                now = state.players[player.seat]
                changed = replace(now, **{pile: (*getattr(now, pile), *cards)})
                state.players = (
                    *state.players[: player.seat],
                    changed,
                    *state.players[player.seat + 1 :],
                )
        self.join(people)
        state.effects = (*state.effects, *self.effects)
        return state.lean()

    def face(self, kind: str) -> str:
        """Everything a card of this type may have, or all but one thing."""
        known = self.one_of(KINDS[kind])
        missing = self.one_of(tuple(WORDS)) if self.chance(2) else ""
        words = {word: 1 + self.chance(2) for word in WORDS if word != missing} | {
            word: rating for word, rating in known.keywords.items() if word != missing
        }
        factions = self.one_of((FACTIONS, FACTIONS, (), *((faction,) for faction in FACTIONS)))
        numbers: dict[str, Any] = {"cost": self.chance(5), "value": 1 + self.chance(13)}
        if kind == "dude":
            numbers |= {
                "bullets": self.one_of((0, 1, 2, 3, 15)),
                "influence": self.one_of((0, 0, 1, 2, 9)),
                "stud": bool(self.chance(2)),
                "upkeep": self.chance(3),
            }
        if kind in ("goods", "spell"):
            numbers["bullets"] = self.one_of((0, 1, 3, 14))
        key = f"{known.key} ~decoy {self.seed} {len(self.state.cards)}"
        PRINTED[key] = cast.DECOYS[key] = replace(
            known, key=key, keywords=words, factions=factions, **numbers
        )
        return key

    def new(self, kind: str, owner: int, zone: str, place: int = NOWHERE, **more: Any) -> int:
        number = max(self.state.cards) + 1
        self.state.cards[number] = Card(number, self.face(kind), owner, zone, place, **more)  # type: ignore[arg-type]
        if self.chance(5) == 0:
            self.refuse(number)
        return number

    def refuse(self, card: int) -> None:
        self.lasting(card, self.one_of(REFUSALS), 1)

    def lasting(self, card: int, word: str, seat: int) -> None:
        source, never = self.state.players[seat].outfit, Until("never")
        self.effects.append(
            Effect(
                id=300 + len(self.effects),
                face="",
                part="",
                source=source,
                seat=seat,
                until=never,
                on=(card,),
                word=word,
            )
        )

    def states(self) -> dict[str, Any]:
        return {
            "booted": bool(self.chance(2)),
            "bounty": self.one_of((0, 0, 1, 3)),
            "rock": self.one_of((0, 0, 0, 1)),
        }

    def dude(self) -> int:
        seats = len(self.state.players)
        owner = self.one_of((0, 0, 0, 1, 1, 1, seats - 1))
        homes = [player.outfit for player in self.state.players]
        place = self.one_of((self.here, self.here, self.here, self.here, homes[owner], homes[owner], *homes))
        place = place if self.chance(4) else self.one_of(locations(self.state))
        found = self.new("dude", owner, "play", place, **self.states())
        if self.chance(10) == 0:
            self.lasting(found, IS_TAKEN, 1 if owner == 0 else 0)
        self.state.in_play = (*self.state.in_play, found)
        return found

    def carried_by(self, dude: int) -> None:
        host = self.state.cards[dude]
        owner = host.owner if self.chance(4) else 1 - host.owner % 2
        found = self.new(self.one_of(("goods", "goods", "spell")), owner, "play", dude, attached=True)
        self.state.cards[found] = replace(self.state.cards[found], booted=bool(self.chance(2)))
        self.state.cards[dude] = replace(host, cards=(*host.cards, found))
        self.state.in_play = (*self.state.in_play, found)

    def lying(self, owner: int, zone: str) -> int:
        return self.new(self.one_of(tuple(KINDS)), owner, zone)

    def join(self, people: list[int]) -> None:
        """Some of those who are there fight, on either side."""
        fight = self.state.fight
        if fight is None:
            return
        posses = [list(posse) for posse in fight.posses]
        for dude in people:
            if self.state.cards[dude].place == fight.location and self.chance(3):
                owner = self.state.cards[dude].owner
                posses[fight.seats.index(owner) if owner in fight.seats else self.chance(2)].append(dude)
        self.state.fight = replace(fight, posses=(tuple(posses[0]), tuple(posses[1])))
