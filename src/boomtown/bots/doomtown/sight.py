"""What a bot makes of its view: who stands where, who is next to whom, who controls what, and what that is worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import pairwise

from boomtown.bots.doomtown.draws import Hand
from boomtown.doomtown.facts.printed import PRINTED, Printed
from boomtown.doomtown.state import NOBODY, NOWHERE, TOWN_SQUARE
from boomtown.doomtown.text.parts import SCRIPTS, Says
from boomtown.doomtown.text.sayings import CONTROLS_BY_BULLETS, IS_CONTROLLED_BY_BULLETS
from boomtown.doomtown.view import AnyBoard, AnyCard, AnyPlayer
from boomtown.table import Ask, Eyes, Look

CONTROL = 4.0
"""What a control point is worth while nobody is near winning; everything else is measured beside it."""
PRODUCTION = 1.2
INFLUENCE = 2.2
BULLET = 1.1
TOMORROW = 0.3
"""What a ghost rock is worth that is earned tomorrow if a deed stays in these hands: much less than one every day."""
VICTORY = 60.0
NEAR = 4
"""Points short of control over influence from which on each counts for more."""
THREAT = 0.35
"""How much it counts who would control a deed should the strongest rival near come, and beside it..."""
HOPE = 0.15
"""... should the strongest of ours near come."""
URGENT = 0.8
"""How much more a point counts that would decide the game."""


Comer = tuple[int, int, int]
"""Who could come to a deed: by number, whose, and for how much they would count there."""
NOBODY_COMES: Comer = (NOBODY, NOBODY, 0)


def seen(ask: Ask, look: Look, before: Sight | None = None) -> Sight:
    """Look at the table as whoever is asked; only at what counts, where that can be chosen.

    What was made of the last look holds until something changes.
    """
    if not isinstance(look, Eyes):
        return Sight(look().board, ask.seat)
    last = before.board if before is not None else None
    board = look.glance(last)
    return before if before is not None and board is last else Sight(board, ask.seat)


class Sight:
    """A view, indexed."""

    def __init__(self, board: AnyBoard, seat: int) -> None:
        self.board = board
        self.seat = seat
        self.cards: dict[int, AnyCard] = {card.id: card for card in board.cards}
        self.me: AnyPlayer = board.players[seat]
        self._by_place: dict[int, list[AnyCard]] | None = None
        self._reckoned: frozenset[int] | None = None
        self._controls: list[int] | None = None
        self._influences: list[int] | None = None
        self._wins: int | None = None
        self._short: tuple[int, ...] | None = None
        self._points: tuple[float, ...] | None = None
        self._influence_points: tuple[float, ...] | None = None
        self._income: int | None = None
        self._spare: int | None = None
        self.rivals = [player for player in board.players if player.seat != seat]
        self.dudes = [card for card in board.cards if PRINTED[card.face].kind == "dude"]
        self.mine: list[AnyCard] = []
        self.theirs: list[AnyCard] = []
        for dude in self.dudes:
            (self.mine if dude.controller == seat else self.theirs).append(dude)
        self.hand = dict(board.hand)
        self._strengths: dict[int, list[int]] = {}
        self._gaining: dict[tuple[int, int], float] = {}
        self._coming: dict[int, tuple[Sequence[Comer], Sequence[Comer]]] = {}
        self.eagerness: float | None = None
        self._stakes: dict[tuple[int, Comer, Comer, tuple[int, ...]], float] = {}
        self._holdings: dict[tuple[int, int], float] = {}
        self._worths: dict[int, float] = {}
        self._shifts: dict[tuple[int, int, int], float] = {}
        self._about: dict[tuple[int, bool], list[AnyCard]] = {}
        self._marks: dict[int, Sequence[AnyCard]] = {}
        self._next_to = next_to(tuple([player.street for player in board.players]))
        self.hands: dict[tuple[int, ...], Hand] = {}
        """What posses draw with that were looked at already, and..."""
        self.losses: dict[tuple[int, ...], list[float]] = {}
        """... what so many casualties cost them, and..."""
        self.rounds: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}
        """... what a round between two of them was worth, and..."""
        self.calls: dict[tuple[int, int, int], float] = {}
        """... what calling out was: who, whom and where; and..."""
        self.goings: dict[tuple[int, int], float] = {}
        """... what going somewhere was; and..."""
        self.hunters: dict[int, float] = {}
        """... what those draw with who could come for somebody there; below 0 where nobody can; and..."""
        self.backing: dict[tuple[int, int], float] = {}
        """... what ours draw with there: with a dude who would have to come first, or (0) with who is near anyway."""

    def home(self, seat: int) -> str:
        """Return the title of a player's home."""
        return PRINTED[self.cards[self.board.players[seat].outfit].face].title

    def face(self, card: int) -> str:
        """Return a card's face if this seat knows it, else nothing."""
        found = self.cards.get(card)
        return found.face if found is not None else self.hand.get(card, "")

    def printed(self, card: int) -> Printed | None:
        """Return what is printed on a card this seat knows."""
        return PRINTED.get(self.face(card))

    # --- places --------------------------------------------------------------------------------

    def at(self, place: int, dudes: Iterable[AnyCard]) -> list[AnyCard]:
        """Return those of these dudes who stand there."""
        return [dude for dude in dudes if dude.place == place]

    def adjacent(self, one: int, other: int) -> bool:
        """Tell whether the map makes two locations adjacent; texts that say otherwise are not known here."""
        return other in self._next_to.get(one, NOWHERE_NEAR)

    def here(self, place: int) -> Sequence[AnyCard]:
        """Return all dudes who stand there."""
        known = self._by_place
        if known is None:
            known = self._by_place = {}
            for dude in self.dudes:
                known.setdefault(dude.place, []).append(dude)
        return known.get(place, ())

    def marks(self, place: int) -> Sequence[AnyCard]:
        """Return the dudes of others who stand there and are not at home."""
        known = self._marks.get(place)
        if known is None:
            players, here = self.board.players, self.here(place)
            known = self._marks[place] = [
                dude
                for dude in here
                if dude.controller != self.seat and place != players[dude.controller].outfit
            ]
        return known

    def in_reach(self, place: int, dudes: Iterable[AnyCard]) -> list[AnyCard]:
        """Return the dudes who could fight there: present, or unbooted next door."""
        near = self._next_to.get(place, NOWHERE_NEAR)
        return [dude for dude in dudes if dude.place == place or (not dude.booted and dude.place in near)]

    def about(self, place: int, *, ours: bool) -> list[AnyCard]:
        """Return our dudes, or all others, who could fight there."""
        known = self._about.get((place, ours))
        if known is None:
            known = self._about[place, ours] = self.in_reach(place, self.mine if ours else self.theirs)
        return known

    # --- control -------------------------------------------------------------------------------

    def controller_with(self, place: int, present: Sequence[AnyCard]) -> int:
        """Return who would control a deed if these dudes stood there (RB-3.9-07, -10, -11)."""
        strength = [0] * len(self.board.players)
        for dude in present:
            strength[dude.controller] += self._strength(dude, place)
        return self._strongest(place, strength)

    def _strength(self, dude: AnyCard, place: int) -> int:
        """Return what a dude counts for at a deed."""
        shoots = is_rowdy(self.cards[place].face) or controls_by_bullets(dude.face)
        return dude.bullets if shoots else dude.influence

    def _strongest(self, place: int, strength: Sequence[int]) -> int:
        most = max(strength)
        return strength.index(most) if most and strength.count(most) == 1 else self.cards[place].owner

    def _strength_now(self, place: int) -> list[int]:
        """Return what everybody has at a deed."""
        known = self._strengths.get(place)
        if known is None:
            known = [0] * len(self.board.players)
            for dude in self.here(place):
                known[dude.controller] += self._strength(dude, place)
            self._strengths[place] = known
        return known

    def _comers(self, place: int) -> tuple[Sequence[Comer], Sequence[Comer]]:
        """Return the two strongest of all others, and of ours, who could come to a deed at once and count there."""
        known = self._coming.get(place)
        if known is None:
            known = self._coming[place] = (
                self._two_strongest(place, self.about(place, ours=False)),
                self._two_strongest(place, self.about(place, ours=True)),
            )
        return known

    def _two_strongest(self, place: int, dudes: Sequence[AnyCard]) -> Sequence[Comer]:
        first = second = NOBODY_COMES
        for dude in dudes:
            if dude.place != place:
                strength = self._strength(dude, place)
                if strength > first[2]:
                    first, second = (dude.id, dude.controller, strength), first
                elif strength > second[2]:
                    second = (dude.id, dude.controller, strength)
        return first, second

    def _is_reckoned(self, place: int) -> bool:
        """Tell whether a deed's controller is as reckoned here; elsewhere texts decide that nobody here knows."""
        known = self._reckoned
        if known is None:
            known = self._reckoned = frozenset(
                [
                    place
                    for place in self.board.locations
                    if _kind(self.cards[place].face) == "deed"
                    and self._strongest(place, self._strength_now(place)) == self.cards[place].controller
                ]
            )
        return place in known

    def holding(self, place: int, controller: int) -> float:
        """Return what it is worth to this seat that somebody controls a location."""
        known = self._holdings.get((place, controller))
        if known is None:
            known = self._holdings[place, controller] = self._held(place, controller)
        return known

    def _held(self, place: int, controller: int) -> float:
        deed = self.cards[place]
        if _kind(deed.face) != "deed" or controller == NOWHERE:
            return 0.0
        earned = TOMORROW * deed.production if controller == deed.owner else 0.3
        worth = self.point(controller) * deed.control + earned
        return worth if controller == self.seat else -worth

    def without(self, dude: AnyCard) -> float:
        """Return what it changes for this seat's holdings that a dude leaves where it stands."""
        return self._shift(dude.place, dude, -1)

    def with_also(self, dude: AnyCard, place: int) -> float:
        """Return what it changes for this seat's holdings that a dude comes to a place."""
        return self._shift(place, dude, +1)

    def _shift(self, place: int, dude: AnyCard, sign: int) -> float:
        if not self._is_reckoned(place):
            return 0.0
        key = (place, dude.id, sign)
        known = self._shifts.get(key)
        if known is None:
            known = self._shifts[key] = self._shifted(place, dude, sign)
        return known

    def _shifted(self, place: int, dude: AnyCard, sign: int) -> float:
        more = self._strength(dude, place)
        if not more:
            return 0.0
        deed, now = self.cards[place], self._strength_now(place)
        then = list(now)
        then[dude.controller] += sign * more
        after = self._strongest(place, then)
        rival, friend = self._next_to_come(place, dude)
        worth = self._stake(place, then, rival, friend) - self._stake(place, now, rival, friend)
        return worth + (self._decides(deed, after) if after != deed.controller else 0.0)

    def _stake(self, place: int, strength: list[int], rival: Comer, friend: Comer) -> float:
        """Return what a deed is worth as it is held: now, should a rival come, and should one more of ours come."""
        key = (place, rival, friend, tuple(strength))
        known = self._stakes.get(key)
        if known is None:
            held = self.holding(place, self._strongest(place, strength))
            known = (1 - THREAT - HOPE) * held
            known += THREAT * self._after_coming(place, strength, rival, held)
            known += HOPE * self._after_coming(place, strength, friend, held)
            self._stakes[key] = known
        return known

    def _next_to_come(self, place: int, but: AnyCard) -> tuple[Comer, Comer]:
        """Return the strongest rival and the strongest of ours who could come, not counting somebody."""
        rivals, friends = self._comers(place)
        return (
            rivals[0] if rivals[0][0] != but.id else rivals[1],
            friends[0] if friends[0][0] != but.id else friends[1],
        )

    def _after_coming(self, place: int, strength: list[int], comer: Comer, held: float) -> float:
        _, seat, more = comer
        if not more:
            return held
        then = list(strength)
        then[seat] += more
        return self.holding(place, self._strongest(place, then))

    def _decides(self, deed: AnyCard, after: int) -> float:
        """Return the bonus of a change of control that wins the game, or keeps somebody else from winning."""
        return self.deciding(deed.control, after, deed.controller)

    def deciding(self, points: int, to: int, of: int | None = None) -> float:
        """Return the bonus of control points that come to a player, and leave another: are they the last needed?"""
        control = list(self._control_points())
        if of is not None and of != NOBODY:
            control[of] -= points
        control[to] += points
        return VICTORY * (self._leads(control, self._influence()) - self.winning())

    def gaining(self, seat: int, influence: int) -> float:
        """Return the bonus of influence that a player gains, or loses if it is negative: does it decide the game?"""
        known = self._gaining.get((seat, influence))
        if known is None:
            then = list(self._influence())
            then[seat] += influence
            known = VICTORY * (self._leads(self._control_points(), then) - self.winning())
            self._gaining[seat, influence] = known
        return known

    def _control_points(self) -> list[int]:
        """By player; and so..."""
        if self._controls is None:
            self._controls = [player.control for player in self.board.players]
        return self._controls

    def _influence(self) -> list[int]:
        """... is this."""
        if self._influences is None:
            self._influences = [player.influence for player in self.board.players]
        return self._influences

    def _leads(self, control: list[int], influence: list[int]) -> int:
        """Return 1 if this seat would win at Sundown, -1 if another would, else 0 (RB-5.4-02 to -06)."""
        ahead = []
        for seat, points in enumerate(control):
            if points > max(influence[:seat] + influence[seat + 1 :]):
                ahead.append((points, influence[seat], seat))
        if not ahead:
            return 0
        best = max(ahead)
        if sum(each[:2] == best[:2] for each in ahead) > 1:
            return 0
        return 1 if best[2] == self.seat else -1

    def winning(self) -> int:
        """Return 1 if this seat wins should the day end now, -1 if another does, else 0."""
        if self._wins is None:
            self._wins = self._leads(self._control_points(), self._influence())
        return self._wins

    # --- how near the end is --------------------------------------------------------------------

    def _shortages(self) -> tuple[int, ...]:
        """By player: how many control points short of winning, if nothing else changes; 0 or less: winning."""
        if self._short is None:
            players = self.board.players
            self._short = tuple(
                [
                    1 + max([other.influence for other in players if other is not player]) - player.control
                    for player in players
                ]
            )
        return self._short

    def point(self, seat: int) -> float:
        """Return what a control point is worth to a player: the nearer to winning, the more."""
        if self._points is None:
            self._points = tuple([CONTROL * _near(short) for short in self._shortages()])
        return self._points[seat]

    def influence_point(self, seat: int) -> float:
        """Return what a point of influence is worth to a player: the nearer others are to winning, the more."""
        if self._influence_points is None:  # what counts is how near the nearest of the others is
            short = self._shortages()
            nearest = [min(short[:other] + short[other + 1 :]) for other in range(len(short))]
            self._influence_points = tuple([INFLUENCE * _near(found) for found in nearest])
        return self._influence_points[seat]

    def mobile(self, seat: int, dudes: Iterable[AnyCard]) -> int:
        """Return the influence of a player's dudes who can still go anywhere in town today."""
        home = self.board.players[seat].outfit
        near = [dude for dude in dudes if dude.controller == seat and not dude.booted]
        return sum(dude.influence for dude in near if dude.place in (TOWN_SQUARE, home))

    # --- money ---------------------------------------------------------------------------------

    def income(self) -> int:
        """Return what this seat will produce."""
        if self._income is None:
            self._income = sum(
                [
                    card.production
                    for card in self.board.cards
                    if card.controller == self.seat
                    and (_kind(card.face) != "deed" or card.owner == self.seat)
                ]
            )
        return self._income

    def upkeep(self) -> int:
        """Return what this seat will have to pay for its dudes."""
        return sum(dude.upkeep for dude in self.mine)

    def spare(self) -> int:
        """Return what can be spent so that tomorrow's ante and upkeep are still paid."""
        if self._spare is None:
            self._spare = self.me.stash - self.me.debt - max(0, 1 + self.upkeep() - self.income())
        return self._spare

    # --- people --------------------------------------------------------------------------------

    def worth(self, dude: AnyCard) -> float:
        """Return what a card in play is worth to whoever has it."""
        known = self._worths.get(dude.id)
        if known is None:
            known = self._worths[dude.id] = self._worth(dude)
        return known

    def _worth(self, dude: AnyCard) -> float:
        kind = _kind(dude.face)
        if kind != "dude":
            return worth_of(PRINTED[dude.face])
        shot = BULLET * dude.bullets * (1.35 if dude.stud else 1.0)
        carried = 0.7 * len(dude.cards)
        influence = self.influence_point(dude.controller) * dude.influence
        control = self.point(dude.controller) * dude.control
        return 1.0 + influence + shot + carried + control - 0.7 * dude.upkeep


NOWHERE_NEAR: frozenset[int] = frozenset()


@lru_cache(256)
def next_to(streets: tuple[tuple[int, ...], ...]) -> dict[int, frozenset[int]]:
    """Return by location what the map makes adjacent to it: neighbours on a street, and the square to all of them."""
    found: dict[int, set[int]] = {TOWN_SQUARE: set()}
    for street in streets:
        for place in street:
            found.setdefault(place, set()).add(TOWN_SQUARE)
            found[TOWN_SQUARE].add(place)
        for one, other in pairwise(street):
            found[one].add(other)
            found[other].add(one)
    return {place: frozenset(near) for place, near in found.items()}


def _near(short: int) -> float:
    """Return how much more a point counts for somebody so many points short of winning."""
    return 1 + URGENT * max(0, min(NEAR, NEAR + 1 - short)) / NEAR


@cache
def _says(face: str) -> frozenset[str]:
    """Return what a card's own text says at all times of itself."""
    script = SCRIPTS.get(face)
    parts = script.parts.values() if script is not None else ()
    return frozenset(part.word for part in parts if isinstance(part, Says) and part.when is None)


@cache
def is_rowdy(face: str) -> bool:
    """Tell whether bullets decide who controls a deed."""
    return "Rowdy" in PRINTED[face].keywords or IS_CONTROLLED_BY_BULLETS in _says(face)


@cache
def controls_by_bullets(face: str) -> bool:
    """Tell whether a dude's bullets count in the place of its influence where deeds are controlled."""
    return CONTROLS_BY_BULLETS in _says(face)


def worth_of(printed: Printed, influence: float = INFLUENCE) -> float:
    """Return what a card is worth to have in play, before its cost."""
    match printed.kind:
        case "dude":
            shot = BULLET * printed.bullets * (1.35 if printed.stud else 1.0)
            skills = 0.4 * sum(rating > 0 for rating in printed.keywords.values())
            return 1.2 + influence * printed.influence + shot + skills - 1.1 * printed.upkeep
        case "deed":
            return 0.6 + CONTROL * printed.control + PRODUCTION * printed.production
        case "goods":
            return 1.2 + BULLET * printed.bullets + INFLUENCE * printed.influence
        case "spell":
            return 1.2
        case "action":
            return 1.5
    return 2.0


def _kind(face: str) -> str:
    return PRINTED[face].kind
