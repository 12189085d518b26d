"""The cards of the towns: every kind, keyword and number that a text may ask for, and no text of their own.

Their names begin with "~", and they are known only while a script is read (`on_stage`). What some of them can be used
for does nothing: texts may ask whether there is such an ability.
"""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from itertools import count, cycle
from typing import Any

from boomtown.doomtown.facts.printed import PRINTED, SUITS, Kind, Printed
from boomtown.doomtown.text import sayings
from boomtown.doomtown.text.parts import SCRIPTS, Script
from boomtown.doomtown.words import BOOT, DEED, DUDE, noon, noon_job, resolution, says, shootout, where

_suits = cycle(SUITS)
_values = cycle((3, 8, 13, 1, 11, 6, 2, 10, 5, 12, 4, 9, 7))
_numbers = count()


def _card(kind: Kind, *keywords: str, title: str = "", **facts: Any) -> Printed:
    """A made-up card; `Huckster 2` is a keyword with a rating."""
    number = next(_numbers)
    rated = [word.rsplit(" ", 1) if word[-1].isdigit() else [word, "0"] for word in keywords]
    name = title or f"~{kind} {number}"
    known = {word: int(rating) for word, rating in rated}
    facts.setdefault("suit", next(_suits) if kind not in ("outfit", "legend", "joker") else None)
    facts.setdefault("value", next(_values) if kind not in ("outfit", "legend", "joker") else 0)
    return Printed(key=f"~{number} {name}" if title else name, title=name, kind=kind, keywords=known, **facts)


def _dude(
    bullets: int, influence: int, faction: str, *keywords: str, stud: bool = False, **more: Any
) -> Printed:
    facts = {"cost": 2 + bullets + influence, "upkeep": influence % 3, **more}
    factions = (faction,) if faction else ()
    return _card(
        "dude", *keywords, bullets=bullets, influence=influence, stud=stud, factions=factions, **facts
    )


DUDES = (
    _dude(2, 1, "law_dogs", "Deputy"),
    _dude(0, 3, "entrepreneurs", "Mad Scientist 2", "Government"),
    _dude(3, 0, "outlaws", stud=True),
    _dude(1, 2, "fearmongers", "Huckster 1", "Grifter"),
    _dude(1, 1, "", "Blessed 2"),
    _dude(2, 0, "first_peoples", "Shaman 1", "Harrowed"),
    _dude(4, 0, "fearmongers", "Abomination", stud=True, value=13),
    _dude(1, 0, "anarchists", "Kung Fu 2", "Ranger"),
    _dude(0, 0, "", "Token", "Non-Unique", cost=0),
    _dude(0, 2, "law_dogs", "Blessed 1", "Deputy", stud=True),
    _dude(2, 2, "outlaws", "Huckster 2", "Experienced", value=12),
    _dude(1, 1, "entrepreneurs", "Non-Unique", "Rowdy"),
    _dude(3, 1, "first_peoples", "Shaman 2", stud=True, value=11),
    _dude(0, 4, "anarchists", "Mad Scientist 1", "Kung Fu 1", value=12),
    _dude(1, 0, "fearmongers", "Token", "Abomination", "Non-Unique", stud=True),
    _dude(2, 1, "", "Agent", "Union", value=2),
    _dude(0, 1, "outlaws", "Grifter", "Con", value=1),
    _dude(5, 0, "law_dogs", "Deputy", "Ranger", stud=True, value=13),
    _dude(1, 2, "first_peoples", "Huckster 1", "Shaman 1"),
    _dude(1, 1, "", title="Nicodemus Whateley", value=10),
    _dude(0, 1, "anarchists", "Confederate", "Servitor"),
    _dude(2, 3, "entrepreneurs", "Government", "Ace Reporter", value=9),
    _dude(1, 1, "fearmongers", "Blessed 1", "Mad Scientist 1", "Harrowed"),
    _dude(0, 0, "outlaws", value=4),
    _dude(1, 1, "", "Horse", "Weapon", "Gadget 5", "Hex", "Saloon", "Holy Ground"),  # of no type but its own
)
_STUBBORN = (
    (_dude(2, 1, "outlaws"), "CANNOT_BOOT CANNOT_BE_CALLED_OUT"),
    (_dude(1, 2, "law_dogs", "Deputy"), "CANNOT_UNBOOT CANNOT_BE_CHOSEN"),
    (_dude(1, 0, "first_peoples", "Abomination", stud=True), "CANNOT_MOVE CANNOT_UNBOOT"),
    (_dude(2, 2, "entrepreneurs", "Grifter"), "CANNOT_GO_HOME CANNOT_GO_HOME_BOOTED"),
    (_dude(0, 1, "fearmongers", "Huckster 1", "Token"), "CANNOT_BE_DISCARDED CANNOT_BE_ACED"),
    (_dude(3, 1, "anarchists", "Mad Scientist 1"), "CANNOT_JOIN CANNOT_LEAVE_THE_POSSE"),
    (_dude(1, 1, "", "Shaman 1", stud=True), "CANNOT_GAIN_BOUNTY CANNOT_BECOME_A_DRAW"),
    (_dude(2, 0, "law_dogs", "Blessed 1"), "CANNOT_LOSE_BOUNTY CANNOT_BECOME_A_STUD"),
    (_dude(1, 3, "outlaws", "Kung Fu 1"), "CANNOT_BE_AFFECTED CANNOT_CALL_OUT"),
    (_dude(0, 2, "entrepreneurs", "Government"), "CANNOT_ATTACH_CARDS CANNOT_FLEE"),
    (_card("goods", "Weapon", "Gadget 6", cost=2), "CANNOT_BE_DISCARDED CANNOT_BE_ACED"),
    (_card("goods", "Horse", "Sidekick", cost=1), "CANNOT_BOOT CANNOT_BE_TRADED"),
    (_card("goods", "Mystical", "Attire", cost=3), "CANNOT_UNBOOT CANNOT_LEAVE_BOOT_HILL"),
    (_card("spell", "Hex", "Miracle", "Spirit", cost=1), "CANNOT_UNBOOT CANNOT_BE_ACED"),
    (
        _card("deed", "Saloon", control=1, production=2, cost=2),
        "CANNOT_BOOT CANNOT_MOVE_TO CANNOT_BE_DISCARDED",
    ),
    (_card("action", cost=1), "CANNOT_BE_DISCARDED CANNOT_LEAVE_THE_DISCARD_PILE"),
    (_card("action", "Headline"), "CANNOT_BE_ACED"),
)
"""What some of them refuse: a legend that is always in play says so."""
STUBBORN = tuple(face for face, _ in _STUBBORN)


def _deed(production: int, control: int, *keywords: str, **more: Any) -> Printed:
    return _card(
        "deed", *keywords, production=production, control=control, **{"cost": 1 + production, **more}
    )


DEEDS = (
    _deed(2, 1, "Saloon", "Public"),
    _deed(1, 1, "Holy Ground", "Public"),
    _deed(3, 2, "Out of Town", "Ranch"),
    _deed(0, 1, "Government", "Public"),
    _deed(2, 0, "Private", "Casino"),
    _deed(1, 2, "Core", "Public", "Non-Unique"),
    _deed(4, 1, "Strike", "Private", "Out of Town"),
    _deed(1, 1, "Ranch", "Seedy"),
    _deed(2, 3, "Saloon", "Casino", "Private"),
    _deed(0, 0, "Transient", "Public", "Non-Unique"),
    _deed(3, 1),
    _deed(2, 1, "Holy Ground", "Out of Town"),
    _deed(1, 0, "Public", title="Spirit Trail"),
    _deed(2, 1, "Deputy", "Abomination", "Gadget 5", factions=("outlaws",)),
    _deed(1, 1, "Huckster 1", "Grifter", "Horse", "Weapon", factions=("law_dogs",)),
)
OUT_OF_TOWN = tuple(deed for deed in DEEDS if "Out of Town" in deed.keywords)
IN_TOWN = tuple(deed for deed in DEEDS if "Out of Town" not in deed.keywords)


def _goods(cost: int, *keywords: str, **more: Any) -> Printed:
    return _card("goods", *keywords, cost=cost, **more)


GOODS = (
    _goods(2, "Weapon", bullets=2),
    _goods(3, "Horse"),
    _goods(4, "Weapon", "Gadget 7", "Unique", bullets=3),
    _goods(1, "Attire", influence=1),
    _goods(3, "Sidekick", bullets=1),
    _goods(5, "Gadget 5", "Experimental"),
    _goods(2, "Weapon", "Melee", bullets=1),
    _goods(0, "Mystical", influence=1),
    _goods(6, "Horse", "Gadget 6"),
    _goods(1),
    _goods(2, "Mystical", "Weapon", "Unique", bullets=1),
    _goods(3, "Sidekick", "Gadget 8", bullets=2),
    _goods(2, title="Whiskey Flask"),
    _goods(1, "Attire", "Unique"),
    _goods(2, "Horse", "Mystical", influence=1),
    # what only dudes or deeds are called, so that a text about dudes or deeds is seen to be about them
    _goods(2, "Deputy", "Huckster 1", "Government", "Kung Fu 1", factions=("outlaws",)),
    _goods(1, "Abomination", "Blessed 1", "Shaman 1", "Token", factions=("law_dogs",)),
    _goods(2, "Mad Scientist 1", "Ranger", "Grifter", "Harrowed", factions=("first_peoples",)),
    _goods(0, "Saloon", "Holy Ground", "Ranch", "Casino", factions=("fearmongers",)),
)
ON_DEEDS = (
    _goods(2, "Improvement"),
    _goods(1, "Improvement", "Gadget 6"),
    _goods(0, "Condition"),
    _goods(1, "Abomination", "Saloon", "Holy Ground", "Deputy", factions=("anarchists",)),
    _goods(2, "Huckster 1", "Grifter", "Weapon", "Horse", factions=("entrepreneurs",)),
)


def _spell(cost: int, *keywords: str) -> Printed:
    return _card("spell", *keywords, cost=cost)


SPELLS = (
    _spell(1, "Hex"),
    _spell(2, "Miracle"),
    _spell(0, "Spirit"),
    _spell(3, "Hex", "Unique"),
    _spell(1, "Miracle", "Hymn"),
    _spell(2, "Spirit"),
    _spell(1, "Hex", "Weapon", "Horse", "Gadget 5", "Sidekick", "Abomination", "Deputy"),
)
TOTEMS = (_spell(1, "Spirit", "Totem"), _spell(2, "Spirit", "Totem"))
ACTIONS = (
    _card("action", cost=1),
    _card("action", "Technique", "Tao of Zhu Bajie"),
    _card("action", "Headline", cost=2),
    _card("action", "Technique", "Tao of the Jade Rabbit"),
    _card("action", "Feat"),
    _card("action", "Technique", "Tao of Bull Demon King", cost=1),
    _card("action", cost=3),
    _card("action"),
)
OUTFITS = tuple(
    _card(
        "outfit", "Public" if number % 2 else "Private", factions=(faction,), production=number % 3, stash=15
    )
    for number, faction in enumerate(
        ("law_dogs", "outlaws", "fearmongers", "entrepreneurs", "first_peoples", "anarchists")
    )
)
LEGENDS = (_card("legend", stash=2), _card("legend"))
GUARDIAN = _card("legend")
JOKERS = (_card("joker"), _card("joker"))
ALL_SKILLS = Printed(
    key="~all skills",
    title="~all skills",
    kind="dude",
    suit="spades",
    value=9,
    bullets=1,
    influence=1,
    keywords={"Huckster": 1, "Blessed": 1, "Shaman": 1, "Mad Scientist": 1, "Kung Fu": 1},
)
"""Who casts, invents and fights whatever there is."""
PLACES = {
    name: Printed(key=f"~this {name}", title=f"~this {name}", kind=kind)
    for name, kind in (
        ("dude", "dude"),
        ("goods", "goods"),
        ("improvement", "goods"),
        ("spell", "spell"),
        ("totem", "spell"),
        ("deed", "deed"),
        ("action", "action"),
        ("condition", "goods"),
    )
}
"""What keeps the place of the card that is read, until somebody takes it."""
EVERYBODY = (
    ALL_SKILLS,
    GUARDIAN,
    *STUBBORN,
    *PLACES.values(),
    *DUDES,
    *DEEDS,
    *GOODS,
    *ON_DEEDS,
    *SPELLS,
    *TOTEMS,
    *ACTIONS,
    *OUTFITS,
    *LEGENDS,
    *JOKERS,
)
_RICH_ACTIONS = (
    _card("action", "Condition", cost=1),
    _card("action", "Condition"),
    _card("action", cost=2),
)
RICH_DUDES = (
    _dude(2, 2, "fearmongers", "Abomination", "Huckster 2", "Harrowed", stud=True, value=9),
    _dude(1, 1, "law_dogs", "Deputy", "Blessed 2", "Shaman 2", value=4),
    _dude(0, 1, "anarchists", "Mad Scientist 3", "Kung Fu 2", "Grifter", value=6),
    _dude(3, 0, "outlaws", value=9),
)
"""Who is there where nothing is wanting: of each skill, a deputy, an abomination."""
RICH_GOODS = (
    _goods(2, "Weapon", "Melee", bullets=1, value=13),
    _goods(3, "Gadget 5", "Experimental", value=12),
    _goods(1, "Mystical", "Weapon", value=13),
    _goods(2, "Sidekick", bullets=1, value=11),
    _goods(3, "Horse", value=12),
)
RICH_SPELLS = (_spell(1, "Hex"), _spell(1, "Miracle"), _spell(1, "Spirit"), _spell(0, "Hex"))
RICH_HAND = (*_RICH_ACTIONS, *ACTIONS, *RICH_DUDES[:2], *DEEDS[:4], *GOODS[:6], *SPELLS[:3], TOTEMS[0])
EVERYBODY = (*EVERYBODY, *_RICH_ACTIONS, *RICH_DUDES, *RICH_GOODS, *RICH_SPELLS)
PILED = (*DUDES, *STUBBORN, *DEEDS, *GOODS, *ON_DEEDS, *SPELLS, *TOTEMS, *ACTIONS)
"""What lies in hands, decks and piles."""


def _nothing(play: Any, **chosen: Any) -> Generator[Any, Any, None]:
    del play, chosen
    yield from ()


def _scripts() -> dict[str, Script]:
    """Abilities that do nothing, for texts that ask who has which."""
    made = (
        (DUDES[2], {"draw": shootout(BOOT)(_nothing)}),
        (DUDES[3], {"scheme": noon(BOOT)(_nothing)}),
        (GOODS[0], {"aim": shootout(BOOT)(_nothing), "clean": noon()(_nothing)}),
        (GOODS[5], {"whirr": noon(BOOT)(_nothing)}),
        (DEEDS[0], {"serve": noon(BOOT)(_nothing)}),
        (SPELLS[0], {"curse": shootout(BOOT)(_nothing)}),
        (ACTIONS[0], {"read": shootout()(_nothing)}),
        (ACTIONS[2], {"work": noon_job(BOOT, mark=DUDE)(_nothing)}),
        (ACTIONS[4], {"end": resolution()(_nothing)}),
        (ACTIONS[6], {"walk": noon()(_nothing)}),
        (_RICH_ACTIONS[0], {"hang": noon(dude=DUDE)(_nothing)}),
        (_RICH_ACTIONS[1], {"hang": shootout(dude=DUDE)(_nothing)}),
        (_RICH_ACTIONS[2], {"dig": noon_job(mark=DEED)(_nothing)}),
        (RICH_DUDES[3], {"spit": noon()(_nothing), "draw": shootout()(_nothing)}),
    )
    for face, parts in made:
        for part in parts.values():
            part.zones = ("hand",) if face.kind == "action" else ("play",)
    refusals: dict[str, Any] = {}
    for face, words in _STUBBORN:
        for word in words.split():
            is_it = where(lambda play, card, key=face.key: play.state.cards[card].face == key)
            refusals[f"{face.key} {word}"] = says(getattr(sayings, word), to=is_it)
    known: tuple[tuple[Printed, dict[str, Any]], ...] = (*made, (GUARDIAN, refusals))
    return {face.key: Script(face.key, "", dict(parts)) for face, parts in known}


TEXTS = _scripts()
VARIANTS: dict[str, Printed] = {}
"""Cards that differ in one thing from others (`nearly`)."""
DECOYS: dict[str, Printed] = {}
"""Those of a crowd, which is gathered once (`crowd`)."""


@contextmanager
def on_stage() -> Iterator[None]:
    """These cards are known for a while."""
    PRINTED.update({face.key: face for face in EVERYBODY})
    PRINTED.update(DECOYS)
    SCRIPTS.update(TEXTS)
    try:
        yield
    finally:
        for face in EVERYBODY:
            PRINTED.pop(face.key, None)
            SCRIPTS.pop(face.key, None)
        for key in (*VARIANTS, *DECOYS):
            PRINTED.pop(key, None)
            SCRIPTS.pop(key, None)
        VARIANTS.clear()
