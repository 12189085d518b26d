"""What a bot makes of its view: who stands where, who is next to whom, who controls what, and what that is worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boomtown.doomtown.facts.printed import PRINTED, Printed
from boomtown.doomtown.state import NOWHERE, TOWN_SQUARE
from boomtown.doomtown.view import Board, SeenCard, SeenPlayer

CONTROL = 4.0
"""What a control point is worth; everything else is measured beside it."""
PRODUCTION = 1.2
INFLUENCE = 2.2
BULLET = 1.1
VICTORY = 60.0


class Sight:
    """A view, indexed."""

    def __init__(self, board: Board, seat: int) -> None:
        self.board = board
        self.seat = seat
        self.cards: dict[int, SeenCard] = {card.id: card for card in board.cards}
        self.me: SeenPlayer = board.players[seat]
        self.rivals = [player for player in board.players if player.seat != seat]
        self.dudes = [card for card in board.cards if _kind(card.face) == "dude"]
        self.mine = [dude for dude in self.dudes if dude.controller == seat]
        self.theirs = [dude for dude in self.dudes if dude.controller != seat]
        self.hand = dict(board.hand)
        self._on_street = {
            place: (player.seat, number)
            for player in board.players
            for number, place in enumerate(player.street)
        }

    def face(self, card: int) -> str:
        """Return a card's face if this seat knows it, else nothing."""
        found = self.cards.get(card)
        return found.face if found is not None else self.hand.get(card, "")

    def printed(self, card: int) -> Printed | None:
        """Return what is printed on a card this seat knows."""
        return PRINTED.get(self.face(card))

    # --- places --------------------------------------------------------------------------------

    def at(self, place: int, dudes: Iterable[SeenCard]) -> list[SeenCard]:
        """Return those of these dudes who stand there."""
        return [dude for dude in dudes if dude.place == place]

    def adjacent(self, one: int, other: int) -> bool:
        """Tell whether the map makes two locations adjacent; texts that say otherwise are not known here."""
        if one == other:
            return False
        if TOWN_SQUARE in (one, other):
            return (other if one == TOWN_SQUARE else one) in self._on_street
        here, there = self._on_street.get(one), self._on_street.get(other)
        if here is None or there is None or here[0] != there[0]:
            return False
        return abs(here[1] - there[1]) == 1

    def in_reach(self, place: int, dudes: Iterable[SeenCard]) -> list[SeenCard]:
        """Return the dudes who could fight there: present, or unbooted next door."""
        return [
            dude
            for dude in dudes
            if dude.place == place or (not dude.booted and self.adjacent(dude.place, place))
        ]

    # --- control -------------------------------------------------------------------------------

    def controller_with(self, place: int, present: Sequence[SeenCard]) -> int:
        """Return who would control a deed if these dudes stood there (RB-3.9-07, -10, -11)."""
        deed = self.cards[place]
        rowdy = "Rowdy" in PRINTED[deed.face].keywords
        strength = [0] * len(self.board.players)
        for dude in present:
            strength[dude.controller] += dude.bullets if rowdy else dude.influence
        most = max(strength)
        return strength.index(most) if most and strength.count(most) == 1 else deed.owner

    def holding(self, place: int, controller: int) -> float:
        """Return what it is worth to this seat that somebody controls a location."""
        deed = self.cards[place]
        if _kind(deed.face) != "deed" or controller == NOWHERE:
            return 0.0
        worth = CONTROL * deed.control + (PRODUCTION * deed.production if controller == deed.owner else 0.3)
        return worth if controller == self.seat else -worth

    def without(self, dude: SeenCard) -> float:
        """Return what it changes for this seat's holdings that a dude leaves where it stands."""
        return self._shift(dude.place, [other for other in self.at(dude.place, self.dudes) if other != dude])

    def with_also(self, dude: SeenCard, place: int) -> float:
        """Return what it changes for this seat's holdings that a dude comes to a place."""
        return self._shift(place, [*self.at(place, self.dudes), dude])

    def _shift(self, place: int, present: Sequence[SeenCard]) -> float:
        deed = self.cards.get(place)
        if deed is None or _kind(deed.face) != "deed":
            return 0.0
        after = self.controller_with(place, present)
        if after == deed.controller:
            return 0.0
        worth = self.holding(place, after) - self.holding(place, deed.controller)
        return worth + self._decides(deed, after)

    def _decides(self, deed: SeenCard, after: int) -> float:
        """Return the bonus of a change of control that wins the game, or keeps somebody else from winning."""
        control = {player.seat: player.control for player in self.board.players}
        before = self._leads(control)
        control[deed.controller] = control.get(deed.controller, 0) - deed.control
        control[after] += deed.control
        return VICTORY * (self._leads(control) - before)

    def _leads(self, control: dict[int, int]) -> int:
        """Return 1 if this seat would win at Sundown, -1 if another would, else 0."""
        for player in (self.me, *self.rivals):
            rivals = [other.influence for other in self.board.players if other.seat != player.seat]
            if control[player.seat] > max(rivals):
                return 1 if player.seat == self.seat else -1
        return 0

    def winning(self) -> int:
        """Return 1 if this seat wins should the day end now, -1 if another does, else 0."""
        return self._leads({player.seat: player.control for player in self.board.players})

    # --- money ---------------------------------------------------------------------------------

    def income(self) -> int:
        """Return what this seat will produce."""
        return sum(
            card.production
            for card in self.board.cards
            if card.controller == self.seat and (_kind(card.face) != "deed" or card.owner == self.seat)
        )

    def upkeep(self) -> int:
        """Return what this seat will have to pay for its dudes."""
        return sum(dude.upkeep for dude in self.mine)

    def spare(self) -> int:
        """Return what can be spent so that tomorrow's ante and upkeep are still paid."""
        return self.me.stash - self.me.debt - max(0, 1 + self.upkeep() - self.income())

    # --- people --------------------------------------------------------------------------------

    def worth(self, dude: SeenCard) -> float:
        """Return what a card in play is worth to whoever has it."""
        kind = _kind(dude.face)
        if kind != "dude":
            return worth_of(PRINTED[dude.face])
        shot = BULLET * dude.bullets * (1.35 if dude.stud else 1.0)
        carried = 0.7 * len(dude.cards)
        return 1.0 + INFLUENCE * dude.influence + shot + carried + CONTROL * dude.control - dude.upkeep


def worth_of(printed: Printed) -> float:
    """Return what a card is worth to have in play, before its cost."""
    match printed.kind:
        case "dude":
            shot = BULLET * printed.bullets * (1.35 if printed.stud else 1.0)
            skills = 0.4 * sum(rating > 0 for rating in printed.keywords.values())
            return 1.2 + INFLUENCE * printed.influence + shot + skills - 1.1 * printed.upkeep
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
