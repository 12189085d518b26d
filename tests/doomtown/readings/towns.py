"""Towns that nobody laid out: anybody anywhere, booted, wanted, armed; hands, piles and decks; every moment of a day.

In each there is a place for the card that is read (`Town.place_for`): its owner is player 0, and what is around it is
the same whoever it is. So a town is made once.
"""

from dataclasses import dataclass
from functools import cache

from msgspec.structs import replace

from boomtown.doomtown.facts.printed import PRINTED, Printed
from boomtown.doomtown.scenario.data import Scenario, Side, build
from boomtown.doomtown.state import NOBODY, NOWHERE, Card, Doomtown, DrawHand, Effect, Fight, JobOf, Until
from boomtown.doomtown.state.events import (
    Entered,
    HandRevealed,
    PhaseBegan,
    RoundBegan,
    RoundDecided,
    ShootoutBegan,
    rule,
)
from boomtown.doomtown.state.places import dudes, dudes_at
from boomtown.doomtown.state.records import ShownHand
from boomtown.doomtown.text import sayings
from boomtown.doomtown.verbs.changes import change_card, change_player, set_fight
from boomtown.table.chance import Chance
from doomtown.readings import cast
from doomtown.readings.happenings import KINDS, Fate

MOMENTS = (
    "noon", "shootout", "resolution", "job", "noon", "shootout", "lowball", "noon", "resolution", "shootout",
    "job", "noon", "sundown", "shootout", "resolution", "noon", "upkeep", "job", "shootout", "noon",
    "forming", "noon", "shootout", "resolution", "forming", "shootout", "noon", "job", "resolution", "noon",
)  # fmt: skip
"""When it is, in one town after the other."""

RICH = (
    "noon", "shootout", "resolution", "job", "noon", "shootout", "sundown", "noon", "shootout", "lowball",
)  # fmt: skip
"""When it is in the towns after those, where nothing is wanting."""

RELUCTANT = {
    3: (sayings.CANNOT_BE_DISCARDED, sayings.CANNOT_BE_ACED, sayings.CANNOT_UNBOOT, sayings.CANNOT_JOIN),
    9: (sayings.CANNOT_BOOT, sayings.CANNOT_MOVE, sayings.CANNOT_GO_HOME_BOOTED, sayings.CANNOT_GAIN_BOUNTY),
}
"""In some towns the very card that is read refuses this."""


@dataclass(frozen=True)
class Town:
    """A state, when it is, and the cards that are no more than a place for the one that is read."""

    state: Doomtown
    moment: str
    slots: dict[str, int]
    seed: int

    def place_for(self, face: str, *, hanging: bool = False) -> int:
        """The number of the card that takes this face; what an action says once it hangs on somebody, it says there."""
        printed = PRINTED[face]
        if hanging and printed.kind == "action":
            return self.slots["condition"]
        if printed.kind == "spell" and "Totem" in printed.keywords:
            return self.slots["totem"]
        if printed.kind == "goods" and "Improvement" in printed.keywords:
            return self.slots["improvement"]
        return self.slots[printed.kind]

    def with_card(self, face: str, *, hanging: bool = False) -> tuple[Doomtown, int]:
        """The town with this card in its place."""
        number = self.place_for(face, hanging=hanging)
        state = self.state.copy()
        state.cards[number] = replace(state.cards[number], face=face)
        if self.seed % 10 in (3, 9) and self.seed < len(MOMENTS):
            state.effects = tuple(
                Effect(
                    id=100 + place,
                    face="",
                    part="",
                    source=state.players[1].outfit,
                    seat=1,
                    until=Until("never"),
                    on=(number,),
                    word=word,
                )
                for place, word in enumerate(RELUCTANT[self.seed % 10])
            )
        return state.lean(), number


@cache
def town(seed: int) -> Town:
    """The town of this number; only on stage."""
    return (_Builder if seed < len(MOMENTS) else _Generous)(seed).built()


class _Builder:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.moment = (*MOMENTS, *RICH)[seed]
        self.chance = Chance(1000 + seed)
        self.players = 2 if seed % 5 == 4 else 3
        self.slots: dict[str, int] = {}

    def one_of(self, some):  # type: ignore[no-untyped-def]
        return some[self.chance(len(some))]

    def often(self, percent: int) -> bool:
        return self.chance(100) < percent

    def names(self, some: tuple[Printed, ...], number: int) -> tuple[str, ...]:
        return tuple(self.one_of(some).key for _ in range(number))

    # --- people and places -----------------------------------------------------------------------

    def built(self) -> Town:
        spots = {seat: self.deeds(seat) for seat in range(self.players)}
        here = self.here(spots)
        sides = tuple(self.side(seat, spots, here) for seat in range(self.players))
        phase = {"lowball": "gambling", "sundown": "sundown", "upkeep": "upkeep"}.get(self.moment, "noon")
        state = build(
            Scenario(sides, phase=phase, day=2 + self.chance(2), winner=self.chance(self.players)), self.seed
        )  # type: ignore[arg-type]
        self.find_slots(state)
        place = state.cards[self.slots["dude"]].place
        fate = Fate(state, self.slots["dude"], self.chance)
        for _ in range(12):
            state.record(fate.event(self.one_of(KINDS)))
        state.record(PhaseBegan(rule("day"), state.phase))
        self.news(state)
        if self.moment in ("shootout", "resolution", "job", "forming"):
            self.fight(state, place)
            for _ in range(8):
                state.record(fate.event(self.one_of(KINDS)))
        if self.moment in ("resolution", "lowball"):
            self.draw_hands(state)
            self.outcome(state)
        return Town(state.lean(), self.moment, self.slots, self.seed)

    def news(self, state: Doomtown) -> None:
        """What has happened in this phase."""

    def deeds(self, seat: int) -> tuple[str, ...]:
        own = (cast.PLACES["deed"].key,) if seat == 0 else ()
        stubborn = tuple(face for face in cast.STUBBORN if face.kind == "deed")
        return (
            *own,
            *self.names((*cast.IN_TOWN, *stubborn), 2),
            *self.names(cast.OUT_OF_TOWN, self.chance(2)),
        )

    def here(self, spots: dict[int, tuple[str, ...]]) -> tuple[int, str]:
        luck = self.chance(20)
        if luck < 12:
            return 0, cast.PLACES["deed"].key
        if luck < 15:
            return 0, "town square"
        if luck < 17:
            return 0, "home"
        return 1, spots[1][0]

    def side(self, seat: int, spots: dict[int, tuple[str, ...]], here: tuple[int, str]) -> Side:
        at: dict[str, list[str]] = {}
        everywhere = ["home", "town square", *(deed for own in spots.values() for deed in own)]
        there = here[1] if here[0] == seat or here[1] != "home" else "town square"
        if seat == 0:
            at.setdefault(there, []).append(self.this_dude())
            at.setdefault(cast.PLACES["deed"].key, []).extend(
                [cast.PLACES["improvement"].key, cast.PLACES["totem"].key]
            )
        if seat == 1:
            victim = f"{self.one_of(cast.DUDES).key} | {cast.PLACES['condition'].key} (owned by 0)"
            at.setdefault(there, []).append(victim)
        known = (*cast.DUDES, *(face for face in cast.STUBBORN if face.kind == "dude"))
        for face in self.names(known, 6 if seat == 0 else 5):
            place = there if self.often(45) else self.one_of(everywhere)
            at.setdefault(place, []).append(self.noted(face, seat))
        for deed in spots[seat]:
            if self.often(30):
                at.setdefault(deed, []).append(self.one_of((*cast.ON_DEEDS, *cast.TOTEMS)).key)
        own = (cast.PLACES["action"].key, cast.JOKERS[0].key) if seat == 0 else ()
        hand = (*own, *self.reluctant(), *self.names(cast.PILED, self.chance(7)))
        return Side(
            outfit=self.one_of(cast.OUTFITS).key,
            legend=cast.GUARDIAN.key if seat == 1 else self.one_of(cast.LEGENDS).key,
            rock=self.one_of((0, 1, 2, 3, 4, 6, 9, 15)),
            deeds=tuple(deed + self.deed_notes() for deed in spots[seat]),
            at={place: tuple(people) for place, people in at.items()},
            hand=hand,
            deck=self.names(cast.PILED, 8),
            discard=(*self.reluctant(), *self.names(cast.PILED, 7)),
            hill=(*self.reluctant(), *self.names(cast.PILED, 5)),
        )

    def reluctant(self) -> tuple[str, ...]:
        """Now and then a card that refuses something among those that are not in play."""
        return self.names(cast.STUBBORN[-7:], 1) if self.often(50) else ()

    def this_dude(self) -> str:
        notes = [cast.PLACES["dude"].key, *self.states()]
        notes += [cast.PLACES["goods"].key + (" booted" if self.often(25) else "")]
        notes += [cast.PLACES["spell"].key + (" booted" if self.often(25) else "")]
        notes += self.carried()
        return " | ".join(notes)

    def noted(self, face: str, seat: int) -> str:
        notes = [face, *self.states(), *(self.carried() if self.often(60) else [])]
        if self.often(8):
            notes.append(f"owned by {(seat + 1) % self.players}")
        return " | ".join(notes)

    def states(self) -> list[str]:
        notes = ["booted"] if self.often(35) else []
        if self.often(40):
            notes.append(f"bounty {1 + self.chance(4)}")
        if self.often(15):
            notes.append(f"rock {1 + self.chance(3)}")
        if self.often(30):
            number = self.one_of(("influence", "bullets", "control", "value"))
            notes.append(f"{number} {self.one_of(('+1', '+2', '-1'))}")
        return notes

    def carried(self) -> list[str]:
        stubborn = tuple(face for face in cast.STUBBORN if face.kind in ("goods", "spell"))
        known = (*cast.GOODS, *cast.GOODS, *cast.SPELLS, *stubborn)
        return [self.one_of(known).key + self.bracketed() for _ in range(1 + self.chance(2))]

    def bracketed(self) -> str:
        notes = ["booted"] if self.often(30) else []
        if self.often(20):
            notes.append(f"bounty {1 + self.chance(4)}")
        return f" ({', '.join(notes)})" if notes else ""

    def deed_notes(self) -> str:
        notes = ["booted"] if self.often(30) else []
        if self.often(25):
            notes.append(self.one_of(("control +1", "control -1", "production +1", "rock 2", "bounty 3")))
        return "".join(f" | {note}" for note in notes)

    def find_slots(self, state: Doomtown) -> None:
        for number, card in state.cards.items():
            if card.face.startswith("~this "):
                self.slots[card.face.removeprefix("~this ")] = number
        you = state.players[0]
        self.slots |= {"outfit": you.outfit, "legend": you.legend, "joker": you.hand[1]}
        skilled = self.one_of((*cast.DUDES, *([cast.ALL_SKILLS] * 40))).key
        faces = {
            "dude": skilled,
            "goods": self.one_of(cast.GOODS).key,
            "improvement": cast.ON_DEEDS[0].key,
            "spell": self.one_of(cast.SPELLS).key,
            "totem": cast.TOTEMS[0].key,
            "deed": self.one_of(cast.IN_TOWN).key,
            "action": self.one_of(cast.ACTIONS).key,
            "condition": cast.ON_DEEDS[2].key,
        }
        for kind, face in faces.items():
            number = self.slots[kind]
            state.cards[number] = replace(state.cards[number], face=face)

    # --- fights and hands ------------------------------------------------------------------------

    def fight(self, state: Doomtown, place: int) -> None:
        this = self.slots["dude"]
        others = tuple(range(1, self.players))
        foe = self.one_of(others)
        mine = (this, *(dude for dude in self.of(state, place, 0) if dude != this and self.often(65)))
        theirs = tuple(dude for dude in self.of(state, place, foe) if self.often(80)) or self.brought(
            state, place, foe
        )
        if self.often(12) and len(mine) > 1:  # this dude looks on
            mine = mine[1:]
        guests: tuple[list[int], list[int]] = ([], [])
        for seat in others:
            if seat != foe:
                for dude in self.of(state, place, seat):
                    if self.often(60):
                        guests[self.chance(2)].append(dude)
        posses = [(*mine, *guests[0]), (*theirs, *guests[1])]
        seats = [0, foe]
        if self.often(40):
            posses.reverse()
            seats.reverse()
        job = None
        mark = posses[1][0]
        if self.moment == "job":
            face = cast.ACTIONS[2].key
            number = len(state.cards)
            state.cards[number] = Card(number, face, seats[0], "limbo")
            job = JobOf(number, face, "work", seats[0])
            mark = self.one_of((mark, place))
            seats[1] = self.one_of((seats[1], seats[1], NOBODY))
            posses[1] = posses[1] if seats[1] != NOBODY else ()
        shooters = (self.one_of(posses[0]), self.one_of(posses[1] or posses[0]))
        step = "resolution" if self.moment == "resolution" else "plays"
        over, forming = self.moment == "resolution", self.moment == "forming"
        if forming:
            posses[1] = ()
        set_fight(
            state,
            Fight(
                place,
                posses[0][0],
                mark,
                (seats[0], seats[1]),
                posses=(posses[0], posses[1]),
                shooters=shooters if over else (NOWHERE, NOWHERE),
                job=job,
                round=0 if forming else 1 + self.chance(2),
                step="forming" if forming else step,  # type: ignore[arg-type]
                begun=not forming,
                loser=self.one_of((*seats, NOBODY)) if over else NOBODY,
                casualties=((posses[0][-1],), (posses[1][-1],)) if over and self.often(50) else ((), ()),
            ),
        )
        if not forming:
            state.record(ShootoutBegan(rule("shootout"), "here"))
            state.record(RoundBegan(rule("round"), 1))

    def of(self, state: Doomtown, place: int, seat: int) -> tuple[int, ...]:
        """Who is here of a player's."""
        return tuple(dude for dude in dudes_at(state, place) if state.cards[dude].owner == seat)

    def brought(self, state: Doomtown, place: int, seat: int) -> tuple[int, ...]:
        """Somebody of a player's is here from now on."""
        found = next(
            number
            for number, card in state.cards.items()
            if card.owner == seat and card.zone == "play" and PRINTED[card.face].kind == "dude"
        )
        change_card(state, found, place=place)
        return (found,)

    def draw_hands(self, state: Doomtown) -> None:
        for player in state.players:
            if self.moment == "lowball" or player.seat in (state.fight.seats if state.fight else ()):
                cards = player.deck[:5]
                for card in cards:
                    change_card(state, card, zone="draw")
                hand = DrawHand(cards, revealed=True, considered_legal=self.one_of((None, True, False)))
                change_player(state, player.seat, deck=player.deck[5:], draw=hand)

    def outcome(self, state: Doomtown) -> None:
        """What was shown and how it was decided, as the log tells it."""
        for player in state.players:
            if player.draw is not None:
                shown = ShownHand(player.seat, (), (), 1 + self.chance(11), (0, 1), cheatin=self.often(50))
                lowball = self.moment == "lowball"
                state.record(HandRevealed(rule("reveal"), player.seat, (), shown.cheatin, lowball, shown))
        fight = state.fight
        if fight is not None and fight.loser != NOBODY and self.often(60):
            winner = fight.seats[0] if fight.loser == fight.seats[1] else fight.seats[1]
            ranks = (1 + self.chance(11), 1 + self.chance(11))
            state.record(
                RoundDecided(rule("round"), winner, fight.loser, ranks, location=fight.location, round=1)
            )


class _Generous(_Builder):
    """Towns where nothing is wanting: who is read has everything, and everybody is around, unbooted.

    The last three are otherwise: this dude is alone among yours, out of town or at somebody else's home.
    """

    @property
    def alone(self) -> bool:
        return self.seed - len(MOMENTS) in (5, 7, 8)

    def here(self, spots: dict[int, tuple[str, ...]]) -> tuple[int, str]:
        match self.seed - len(MOMENTS):
            case 4 | 8:
                return 0, "town square"
            case 7:
                return 0, spots[0][-1]
        return 0, cast.PLACES["deed"].key

    def deeds(self, seat: int) -> tuple[str, ...]:
        own = (cast.PLACES["deed"].key,) if seat == 0 else ()
        return (*own, *self.names(cast.IN_TOWN, 2), self.one_of(cast.OUT_OF_TOWN).key)

    def side(self, seat: int, spots: dict[int, tuple[str, ...]], here: tuple[int, str]) -> Side:
        at: dict[str, list[str]] = {}
        there = here[1]
        everywhere = ["home", "town square", *spots[seat]]
        if seat == 0:
            at[there] = [self.this_dude()]
            at.setdefault(cast.PLACES["deed"].key, []).extend(
                [cast.PLACES["improvement"].key, cast.PLACES["totem"].key]
            )
        if seat == 1:
            at[there] = [f"{cast.RICH_DUDES[3].key} | bounty 2 | {cast.PLACES['condition'].key} (owned by 0)"]
        crowd = () if self.alone else cast.RICH_DUDES if seat == 0 else cast.RICH_DUDES[: 3 - seat]
        for number, face in enumerate(crowd):
            place = there if number < 3 else self.one_of(everywhere)
            wanted = ["bounty 2"] if number % 2 == seat % 2 else []
            at.setdefault(place, []).append(" | ".join([face.key, *wanted, *self.carried()]))
        for face in self.names(cast.DUDES, 3 if seat else 2):
            at.setdefault("home" if self.alone else self.one_of(everywhere), []).append(face)
        own = (cast.PLACES["action"].key, cast.JOKERS[0].key) if seat == 0 else ()
        rich = tuple(face.key for face in cast.RICH_HAND)
        return Side(
            outfit=self.one_of(cast.OUTFITS).key,
            legend=cast.LEGENDS[seat % 2].key,
            rock=20 if seat == 0 else 4,
            deeds=spots[seat],
            at={place: tuple(people) for place, people in at.items()},
            hand=(*own, *(rich if seat == 0 else self.names(cast.PILED, 4))),
            deck=self.names(cast.PILED, 8),
            discard=(*rich, cast.JOKERS[0].key) if seat == 0 else self.names(cast.PILED, 6),
            hill=(*rich[:12], cast.JOKERS[1].key) if seat == 0 else self.names(cast.PILED, 4),
        )

    def this_dude(self) -> str:
        notes = [cast.PLACES["dude"].key, "bounty 1", cast.PLACES["goods"].key, cast.PLACES["spell"].key]
        return " | ".join([*notes, *(face.key for face in (*cast.RICH_GOODS, *cast.RICH_SPELLS))])

    def carried(self) -> list[str]:
        return [cast.RICH_GOODS[self.chance(5)].key, cast.RICH_SPELLS[self.chance(4)].key]

    def find_slots(self, state: Doomtown) -> None:
        super().find_slots(state)
        everything = {"dude": cast.ALL_SKILLS, "goods": cast.GOODS[0], "spell": cast.SPELLS[0]}
        for kind, face in everything.items():
            number = self.slots[kind]
            state.cards[number] = replace(state.cards[number], face=face.key)
        for number, card in state.cards.items():
            if card.face == cast.RICH_DUDES[3].key and card.zone == "play":
                state.cards[number] = replace(card, used=("spit",))
            if card.zone == "play" and PRINTED[card.face].kind == "dude":
                place = state.players[1].outfit if self.seed - len(MOMENTS) == 8 else card.place
                state.cards[number] = replace(state.cards[number], place=place)

    def news(self, state: Doomtown) -> None:
        for number in dudes(state):
            card = state.cards[number]
            state.record(Entered(rule("shop"), number, "somebody", card.owner, card.place, origin="hand"))
