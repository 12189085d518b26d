"""On what terms a card comes into play."""

from __future__ import annotations

from collections.abc import Callable

from boomtown.doomtown.state import NOWHERE, Cause, Doomtown
from boomtown.doomtown.text.sayings import PAYS_FOR_SHOOTOUT_ABILITIES, Saying


class Terms:
    """On what terms a card comes into play: by which cause, how much cheaper, and where it may go."""

    __slots__ = (
        "anywhere",
        "booted",
        "cause",
        "cost",
        "discount",
        "easier",
        "for_nothing",
        "host",
        "inventor",
        "least",
        "not_by",
        "origin",
        "place",
        "ready_made",
        "saved",
        "takers",
        "unbooted_inventor",
        "without_shaman",
    )

    def __init__(
        self,
        cause: Cause,
        *,
        discount: int = 0,
        least: int = 0,
        host: int = NOWHERE,
        place: int = NOWHERE,
        inventor: int = NOWHERE,
        not_by: int = NOWHERE,
        easier: int = 0,
        unbooted_inventor: bool = False,
        takers: Callable[[], list[int]] | None = None,
        as_shopping: bool = False,
        without_shaman: bool = False,
        ready_made: bool = False,
        booted: bool = False,
        for_nothing: bool = False,
    ) -> None:
        self.cause = cause
        self.discount = discount
        self.least = least
        """The discount takes no card below this; what makes a card cheaper otherwise does (ruling 66)."""
        self.saved = 0
        """How much less was paid than the card costs without these terms, as soon as it has been paid for."""
        self.host = host
        self.place = place
        self.inventor = inventor
        self.not_by = not_by
        """Who boots for this boots for no invention (RC3-william-specks-01)."""
        self.easier = easier
        self.unbooted_inventor = unbooted_inventor
        self.takers = takers
        """Who may have a Gadget once it works, where a text does not leave it with its inventor."""
        self.origin = ""
        self.cost: int | None = None
        """What the card costs before any discount, as soon as it has been declared."""
        self.without_shaman = without_shaman
        """A Totem may go to any location, with a Shaman there or not, whoever controls it."""
        self.ready_made = ready_made
        """A Gadget comes like any other goods; nobody invents it."""
        self.booted = booted
        """A card that is attached comes booted."""
        self.for_nothing = for_nothing
        """It costs no ghost rock and has not been played; a Gadget is invented all the same (RB-7.2.2-05)."""
        self.anywhere = cause.kind != "rule" and not as_shopping
        """Card effects let goods and spells go to booted dudes and to any location (RB-5.3.5-19, -20), unless
        they say that it is like shopping."""

    def due(self, cost: int, rebate: int = 0) -> int:
        """Return what is to be paid of a cost on these terms."""
        return max(0, min(cost, self.least), cost - self.discount - rebate)

    def purpose(self, state: Doomtown) -> Saying | None:
        """Return what a card must say to pay for it: shopping as a Shootout play is like using a Shootout ability."""
        in_shootout = state.fight is not None and self.cause.kind == "rule"
        return PAYS_FOR_SHOOTOUT_ABILITIES if in_shootout else None
