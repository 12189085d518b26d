"""What a state remembers of what was derived from it. It is never saved or compared, and dropped when it may be wrong.

Four records, by what makes them wrong: any change (`Memo`), a dude who moves (`Spots`), a hand that changes (`Held`),
other texts in force (`Layout`). Forks share them until one of the two changes and gets new ones, so what one of them
works out the other knows as well. Nothing here is ever taken out or altered, only added; but for the `Diary`, which is
never wrong: it says of each entry up to which event it was written. (`Layout.texts_in_play` outlives its layout
likewise.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

if TYPE_CHECKING:
    from boomtown.table.chain import Chain

Key: TypeAlias = tuple[str, int]
"""What kind of value, and of which card."""

if TYPE_CHECKING:
    Numbers = dict[Key, int]
    Circles = dict[Key, tuple[int, frozenset[Key]]]
    Meetings = dict[int, list[tuple[int, int]]]
    Uses = dict[tuple[int, str], list[Any]]
    Names = dict[tuple[int, str], list[int]]
    ByBlank = dict[frozenset[int], Any]
    Diary = dict[tuple[Any, Any], tuple[Chain[Any], tuple[Any, ...]]]
    Plain = dict[Any, dict[int, int]]
else:
    Numbers = Circles = Meetings = Uses = Names = ByBlank = Diary = Plain = (
        dict  # JSON has no such keys, and never sees any
    )


class Memo(msgspec.Struct, gc=False, omit_defaults=True):
    """Remembered until anything changes."""

    numbers: Numbers = {}
    """Numbers of cards, and who controls a deed, where a text may change them."""
    circles: Circles | None = None
    """Numbers that had to assume themselves, each with those that asked for it meanwhile (`reading.circles`)."""
    blank: frozenset[int] | None = None
    """The cards that have lost their texts, where that may change at any time."""
    history: Any = None
    """The kinds of events that something of it was read off the log for, if any: the next of them makes it wrong."""


class Spots(msgspec.Struct, gc=False, omit_defaults=True):
    """Remembered until a dude moves: who stands where."""

    dudes_at: dict[int, tuple[int, ...]] | None = None
    """By location."""
    meetings: Meetings = {}
    """By player: each dude of theirs with each of others at the same location."""
    trading: list[int] | None = None
    """Where goods could change hands: there are two dudes at least, and one of them carries something."""
    controllers: dict[int, int] = {}
    """Who controls a deed, if no text has a say in that."""


class Held(msgspec.Struct, gc=False, omit_defaults=True):
    """Remembered until a play hand changes."""

    hands: Any = None
    """What can be used from hands: an `InHands` of `reading.active`, which stands on a higher floor."""


class Layout(msgspec.Struct, gc=False, omit_defaults=True):
    """Remembered until other texts are in force: what cards in play and lasting effects say."""

    active: Any = None
    """Everything in force: an `Active` of `reading.active`, which stands on a higher floor; None where texts make
    cards blank as long as something holds."""
    by_blank: ByBlank = {}
    """The same where they do, by the cards that are blank."""
    blank: frozenset[int] | None = None
    """The cards that lasting effects make blank, whatever happens."""
    blanking: list[Any] | None = None
    """The texts (`Standing`) that make cards blank as long as something holds."""
    controllers: dict[int, int] = {}
    """Who controls a card, if that changes with texts only."""
    plain: Plain = {}
    """Numbers of cards in play that no text in force could change: as printed, with counters and what is attached."""
    touched: Any = ()
    """The numbers that lasting effects, or texts of cards out of play, may change of any card."""
    texts_in_play: Any = None
    """The texts of cards in play alone, and of which they are: an `InPlay` of `reading.active`. The next layout has it
    from this one, for often nothing but a lasting effect has come or gone."""
    kinds: dict[str, tuple[int, ...]] | None = None
    """Cards in play by type."""
    dudes_of: dict[int, tuple[int, ...]] = {}
    """By player: the dudes they control, which changes with texts only."""
    uses: Uses = {}
    """By player and timing: the abilities printed on cards in play that could be theirs to use, whoever moves."""
    names: Names | None = None
    """Cards in play by owner and name."""
    locations: tuple[int, ...] | None = None


class Faces(msgspec.Struct, frozen=True, gc=False):
    """Remembered as long as no token is made: what is to be known of all faces of a game."""

    cards: int
    """How many cards there were."""
    elsewhere: frozenset[str]
    """The faces with texts that work elsewhere than in play."""
    blanking: bool
    """Whether any text makes cards blank."""
