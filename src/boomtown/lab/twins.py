"""Two worlds that must come out the same: what dudes are by an effect in the one, they are by print in the other.

A keyword given or printed, a bullet more or printed, a stud by an effect or by print, a dude whose text is taken away
or who never had any: for nearly every card that is one and the same. Both worlds get the same answers, and what is
asked and what happens is compared. Cards that speak of what is *printed*, or of modifiers, may tell them apart; whoever
reads what is found has to know them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace

from boomtown.doomtown.facts.printed import PRINTED, Printed
from boomtown.doomtown.reading.active import active
from boomtown.doomtown.reading.numbers import bullets, control, controller, influence, is_stud, production
from boomtown.doomtown.state import Cause, Doomtown
from boomtown.doomtown.state.events import Aced, Declared, Discarded, LeftPlay, Replaced
from boomtown.doomtown.state.places import dudes, in_play_of
from boomtown.doomtown.text.numbers import BULLETS, CONTROL, INFLUENCE, PRODUCTION
from boomtown.doomtown.text.parts import SCRIPTS, Gives, Ignores, Says, Script
from boomtown.doomtown.text.sayings import IS_A_STUD, IS_BLANK, KEEPS_ITS_TRAITS, having
from boomtown.doomtown.verbs.lasting import NEVER, lasting
from boomtown.lab.fuzz import Used, sampled
from boomtown.table import Ask, Chance, IllegalAnswer, Table

LONG = 250
"""So many answers the two worlds get."""
KEYWORDS = ("Deputy", "Abomination", "Grifter", "Harrowed", "Ranger", "Government", "Union")
"""What dudes are given; none has a rating."""
ASKED = 40
"""So many answers that could be given are compared."""

OF_PRINT = {
    "Bai Yang Chen (Exp 1)": BULLETS,
    "Elk's Protection": PRODUCTION,
    "Forget": "text",
    "Mantis Pinch": "text",
    "New Town Hall": CONTROL,
    "Rancher's Lariat": "text",
    "The Mixer": BULLETS,
}
"""Cards that ask what is printed, and what: a number, or a text, which was taken away or never was. Or they end what
has changed a number, and print stays.
"""

Print = Callable[[Printed], Printed]
Give = Callable[[Doomtown, Cause, int], object]


class Pair:
    """What is given to dudes by an effect, and what would be printed on them."""

    def __init__(
        self,
        name: str,
        give: Give,
        printed: Print,
        kind: str = "dude",
        *,
        number: str = "",
        mute: bool = False,
    ) -> None:
        self.name = name
        self.number = number
        self.kind = kind
        self.give = give
        self.printed = printed
        self.mute = mute

    def another_face(self, face: str) -> str:
        """Make a face on which it is printed; nothing where that makes no difference."""
        facts = self.printed(PRINTED[face])
        if _keeps_its_text(face) if self.mute else facts == PRINTED[face]:
            return ""
        key = f"{face} ~{self.name}"
        PRINTED[key] = replace(facts, key=key)
        script = SCRIPTS.get(face)
        if script is not None and not self.mute:
            SCRIPTS[key] = Script(key, script.text, dict(script.parts))
        return key


def _keeps_its_text(face: str) -> bool:
    """Tell whether nothing takes the text of a card away."""
    parts = SCRIPTS[face].parts.values() if face in SCRIPTS else ()
    return any(isinstance(part, Says) and part.word == KEEPS_ITS_TRAITS for part in parts)


def _keyword(word: str, kind: str = "dude") -> Pair:
    return Pair(
        f"{word} {kind}",
        lambda state, cause, dude: lasting(state, cause, NEVER, on=(dude,), word=having(word)),
        lambda face: replace(face, keywords={word: 0, **face.keywords}),
        kind,
    )


def _more(number: Any, kind: str = "dude") -> Pair:
    return Pair(
        f"{number} of a {kind}",
        lambda state, cause, dude: lasting(
            state, cause, NEVER, part="number", on=(dude,), word=number, amount=1
        ),
        lambda face: replace(face, **{number: getattr(face, number) + 1}),
        kind,
        number=number,
    )


PAIRS = (
    *map(_keyword, KEYWORDS),
    _more(BULLETS),
    _more(INFLUENCE),
    _more(PRODUCTION, "deed"),
    _more(CONTROL, "deed"),
    _more(BULLETS, "goods"),
    *(_keyword(word, "deed") for word in ("Saloon", "Government", "Holy Ground", "Ranch", "Casino")),
    _keyword("Mystical", "goods"),
    Pair(
        "stud",
        lambda state, cause, dude: lasting(state, cause, NEVER, on=(dude,), word=IS_A_STUD),
        lambda face: replace(face, stud=True),
    ),
    Pair(
        "blank",
        lambda state, cause, dude: lasting(state, cause, NEVER, on=(dude,), word=IS_BLANK),
        lambda face: face,
        mute=True,
    ),
    Pair(
        "blank deed",
        lambda state, cause, deed: lasting(state, cause, NEVER, on=(deed,), word=IS_BLANK),
        lambda face: face,
        "deed",
        mute=True,
    ),
)


@contextmanager
def made_up() -> Iterator[None]:
    """Let faces be made, and forget them afterwards."""
    known = frozenset(PRINTED) | frozenset(SCRIPTS)
    try:
        yield
    finally:
        for key in [key for key in PRINTED if key not in known]:
            del PRINTED[key]
            SCRIPTS.pop(key, None)


class Twins:
    """A game in two worlds."""

    def __init__(self, table: Table[Doomtown], pair: Pair, draw: Chance) -> None:
        """Give what the pair says to half of the dudes in play, by an effect here and by print there."""
        here, there = table.checkpoint.copy(), table.checkpoint.copy()
        self.on = []
        cause = Cause("trait", "beside", here.turn_order()[0], here.players[0].outfit)
        for card in in_play_of(here, pair.kind):
            face = pair.another_face(here.cards[card].face) if draw(2) else ""
            given, printed = here.copy(), there.with_face(card, face) if face else there
            if not face or (
                pair.mute and active(table.checkpoint).grants
            ):  # it loses what others give (ruling 712)
                continue
            pair.give(given, cause, card)
            same = _all_numbers(given.lean()) == _all_numbers(printed.lean())
            if same or not _somebody_ignores(given, pair.number):
                self.on.append(card)
                here, there = given, printed
        self.before = len(here.log)
        self.mark = f" ~{pair.name}"
        self.here = Table(table.game, table.config, table.seed, here.lean())
        self.there = Table(table.game, table.config, table.seed, there.lean())

    def differences(self, draw: Chance) -> list[str]:
        """Play both worlds with the same answers, and return what differs first."""
        used: set[Used] = set()
        for _ in range(LONG):
            found = self._differ()
            if found or self.here.over or self._is_over():
                return found
            ask = self.here.asks[draw(len(self.here.asks))]
            answer = sampled(self.here, ask, draw, used)
            self.here.answer(ask.seat, answer)
            try:
                self.there.answer(ask.seat, answer)
            except IllegalAnswer as refused:
                return [f"{answer!r} is refused in the other world: {refused.reason}"]
        return []

    def _is_over(self) -> bool:
        """Tell whether somebody it is about has left play, or became another: from then on the worlds may differ."""
        return any(
            isinstance(event, LeftPlay | Replaced) and event.card in self.on
            for event in self.here.state.log.after(self.before)
        )

    def _differ(self) -> list[str]:
        here, there = self.here.state, self.there.state
        mine, theirs = list(here.log.after(self.before)), list(there.log.after(self.before))
        for one, other in zip(mine, theirs, strict=False):
            if one != other and self._plain(one) != self._plain(other):
                return [f"{self._last(mine)}: {one} or {other}"]
        if len(mine) != len(theirs):
            longer = max(mine, theirs, key=len)
            return [f"{self._last(mine)}: only in one world {longer[min(len(mine), len(theirs))]}"]
        if _all_numbers(here) != _all_numbers(there):
            pairs = zip(_all_numbers(here), _all_numbers(there), strict=False)
            return [f"{self._last(mine)}: {next((one, other) for one, other in pairs if one != other)}"]
        asked, otherwise = list(map(_asked, self.here.asks)), list(map(_asked, self.there.asks))
        return [] if asked == otherwise else [f"{self._last(mine)}: asked {asked} or {otherwise}"]

    def _plain(self, event: Any) -> str:
        """Return an event as it is in both worlds, whose faces have other names, and other keywords to lose."""
        if isinstance(event, LeftPlay):
            event = replace(event, changed=())
        if isinstance(event, Aced | Discarded):
            event = replace(event, mute=False)
        return str(event).replace(self.mark, "")

    def _last(self, happened: list[Any]) -> str:
        used = [event for event in happened if isinstance(event, Declared)]
        return f"after {used[-1].name}" if used else "at once"


def _somebody_ignores(state: Doomtown, number: str) -> bool:
    """Tell whether a card in play ignores what changes a number, or sets it: it tells a change from print."""
    scripts = [SCRIPTS[face] for card in state.in_play if (face := state.cards[card].face) in SCRIPTS]
    return any(
        (isinstance(part, Ignores) and number in part.numbers)
        or (isinstance(part, Gives) and part.number == number and (part.sets or part.fixed))
        for script in scripts
        for part in script.parts.values()
    )


def _all_numbers(state: Doomtown) -> list[tuple[Any, ...]]:
    """Return what can be asked of every dude and deed in play."""
    people = [
        (state.printed(dude).title, bullets(state, dude), influence(state, dude), is_stud(state, dude))
        for dude in dudes(state)
    ]
    deeds = [
        (state.printed(deed).title, controller(state, deed), production(state, deed), control(state, deed))
        for deed in in_play_of(state, "deed")
    ]
    return [*people, *deeds]


def _asked(ask: Ask) -> Any:
    choices = sorted(map(str, (choice for choice, _ in zip(ask.form.choices(), range(ASKED), strict=False))))
    return ask.seat, ask.message.key, ask.message.args.get("card", ""), choices


def differences(table: Table[Doomtown], draw: Chance) -> list[str]:
    """Return what differs between two worlds in which dudes of this game are something by an effect or by print."""
    pair = PAIRS[draw(len(PAIRS))]
    about = "text" if pair.mute else pair.number or pair.name
    if any(OF_PRINT.get(card.face) == about for card in table.state.cards.values()):
        return []
    with made_up():
        return [f"{pair.name}: {what}" for what in Twins(table, pair, draw).differences(draw)]
