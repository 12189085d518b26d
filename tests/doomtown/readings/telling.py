"""What came of reading a card, in few words: for people to read against its text, once, and again where it changes.

    == Black Owl == 5f0c1e22aa
    curse: Shootout
      dude: dude · in play · theirs · in the opposing posse
      does: modify(dude, value=5) · may(…) · requirement(boot(this)) · …

A line of a choice, a trait or an event says only what tells those meant from all others that there were: of two hundred
booted and unbooted dudes that could have been offered, only booted ones were. What is not said was seen either way.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading import numbers
from boomtown.doomtown.reading.town import adjacent, controls
from boomtown.doomtown.state import NOWHERE, Cause, Doomtown
from boomtown.doomtown.state.events import Happening
from boomtown.doomtown.state.places import bearer_of, home_of, is_dude, location_of, side_of
from boomtown.doomtown.text.parts import SCRIPTS, Ability, Grants
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.words.heads import head
from boomtown.doomtown.words.selectors import your_side
from doomtown.readings.reading import Observer, read

ENOUGH = 10
"""So many have to be seen before the lowest and the highest of a number say anything."""
MANY = 6
"""Of more values than that, which there are says nothing."""
FIXED = ("kind", "zone", "whose", "owner", "where", "stud", "on", "on this")
Features = dict[str, Any]


class Marginals:
    """Of each feature: what those meant had, and what there was."""

    def __init__(self) -> None:
        self.meant: dict[str, set[Any]] = defaultdict(set)
        self.known: dict[str, set[Any]] = defaultdict(set)
        self.shared: set[str] | None = None
        self.count = 0

    def add(self, features: Features, *, meant: bool) -> None:
        """One more of those there were."""
        for name, value in features.items():
            if name != "keywords":
                self.known[name].add(value)
                if meant:
                    self.meant[name].add(value)
        if meant:
            self.count += 1
            words = features.get("keywords")
            if words is not None:
                self.shared = set(words) if self.shared is None else self.shared & words

    def told(self) -> str:
        """What tells those meant from the others."""
        if not self.count:
            return "none"
        words = ["/".join(sorted(self.meant["kind"]))] if self.meant["kind"] else []
        single = self.meant["which"] or self.meant["card which"]
        for name, known in self.known.items():
            meant = self.meant[name]
            if not meant or meant == known or name == "kind":
                continue
            if single in ({"this"}, {"its bearer"}) and name.removeprefix("card ") in FIXED:
                continue  # what that one card is need not be said
            if name.startswith("#"):
                words += self._range(name[1:], meant, known) if len(single) != 1 else []
            elif len(meant) <= (2 if name.removeprefix("card ") in ("at", "posse") else MANY):
                words.append("/".join(sorted(map(str, meant))))
        if self.shared and self.count > 2 and single != {"this"}:
            words += sorted(self.shared)
        return " · ".join(words) or "any"

    def _range(self, name: str, meant: set[int], known: set[int]) -> list[str]:
        if self.count < ENOUGH:
            return []
        low, high = min(meant), max(meant)
        told = [f"{name} ≥ {low}"] if low > min(known) + 1 else []
        return [*told, *([f"{name} ≤ {high}"] if high < max(known) - 2 else [])]


class Teller(Observer):
    """Gathers what people want to know of a reading."""

    def __init__(self) -> None:
        self.features: dict[tuple[Any, ...], Features] = {}
        self.cards: dict[tuple[str, str], Marginals] = defaultdict(Marginals)
        self.events: dict[tuple[str, str], Marginals] = defaultdict(Marginals)
        self.does: dict[str, dict[str, None]] = defaultdict(dict)
        self.rules: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))

    def comes_to(self, town: int, part: str) -> None:
        """Forget what was known of the cards there."""
        self.features.clear()

    def _features(self, play: Situation, card: int) -> Features:
        key = (card, play.source, play.location, play.dude, play.state.cards[card].zone)
        if key not in self.features:
            self.features[key] = of_card(play, card)
        return self.features[key]

    def offers(self, part: str, purpose: str, play: Situation, cards: Sequence[int]) -> None:
        """Note what those offered have in common."""
        self._note(self.cards[part, re.sub(r"~[a-z]+ \d+", "somebody", purpose)], play, cards)

    def about(self, part: str, what: str, play: Situation, cards: Sequence[int]) -> None:
        """Note what those meant have in common."""
        self._note(self.cards[part, what], play, cards)

    def _note(self, found: Marginals, play: Situation, cards: Sequence[int]) -> None:
        state, chosen = play.state, set(cards)
        kinds = {_kind(state, card) for card in chosen}
        zones = {state.cards[card].zone for card in chosen}
        for number, card in state.cards.items():
            if number in chosen:
                found.add(self._features(play, number), meant=True)
            elif card.zone in zones | {"play"} and _kind(state, number) in kinds | {"dude"}:
                found.add(self._features(play, number), meant=False)

    def acts(self, part: str, told: str) -> None:
        """Note an act."""
        self.does[part][told] = None

    def answers(self, part: str, play: Situation, event: Any, *, does: bool) -> None:
        """Note what events that are answered have in common."""
        name = type(event).__name__ if isinstance(event, Happening) else "by"
        self.events[part, name].add(of_event(play, event, self._features), meant=does)

    def refused(self, part: str, timing: str, rule: str) -> None:
        """Note how often it could be used."""
        self.rules[part][f"{timing} {rule or 'usable'}"] += 1


def _kind(state: Doomtown, card: int) -> str:
    printed = PRINTED[state.cards[card].face]
    return (
        "thing"
        if printed.kind == "dude" and state.cards[card].zone == "play" and not is_dude(state, card)
        else printed.kind
    )


def of_card(play: Situation, card: int) -> Features:
    """What a text could ask of a card, from where it stands."""
    state = play.state
    found, printed = state.cards[card], PRINTED[state.cards[card].face]
    kind = _kind(state, card)
    told: Features = {"kind": kind, "zone": _ZONES.get(found.zone, found.zone)}
    told["keywords"] = {*printed.keywords, *printed.factions} - {"Non-Unique", "Unique", "Experienced"}
    if found.zone != "play":
        told["whose"] = "your own" if found.owner == play.you else "another's own"
        told["#value"] = printed.value
        told["#cost"] = printed.cost
        return told
    place = location_of(state, card)
    whose = numbers.controller(state, card)
    told["whose"] = "yours" if whose == play.you else "theirs" if whose != -1 else "nobody's"
    told["owner"] = "you own" if found.owner == play.you else "another owns"
    told["which"] = (
        "this" if card == play.source else "its bearer" if card == bearer_of(state, play.source) else "others"
    )
    told["where"] = _where(play, place)
    told["at"] = _at(state, place, whose)
    told["booted"] = "booted" if found.booted else "unbooted"
    told["wanted"] = "wanted" if found.bounty else "not wanted"
    if state.fight is not None:
        side, mine = side_of(state, card), your_side(play)
        told["posse"] = (
            "in no posse" if side is None else "in the opposing posse" if side != mine else "in your posse"
        )
    if kind in ("goods", "spell"):
        told["on"] = f"on a {_kind(state, found.place)}"
        told["on this"] = "on this dude" if found.place == play.dude else "on another"
    if kind == "dude":
        told |= {"#bounty": found.bounty, "#value": printed.value}
        told |= {"#bullets": printed.bullets, "#influence": printed.influence}
        told["stud"] = "stud" if printed.stud else "draw"
    if kind == "deed":
        told["control"] = "you control" if controls(state, play.you, card) else "you do not control"
    return told


_ZONES = {"play": "in play", "hand": "in hand", "discard": "in the discard pile", "hill": "in Boot Hill"}


def _where(play: Situation, place: int) -> str:
    here = play.location
    if place == here:
        return "here"
    return "next door" if here != NOWHERE and adjacent(play.state, place, here) else "further away"


def _at(state: Doomtown, place: int, whose: int) -> str:
    kind = PRINTED[state.cards[place].face].kind
    if kind == "outfit":
        return "at home" if place == home_of(state, whose) else "at another's home"
    if kind == "deed":
        return (
            "out of town"
            if "Out of Town" in PRINTED[state.cards[place].face].keywords
            else "at a deed in town"
        )
    return "in the town square"


def of_event(play: Situation, event: Any, features: Callable[[Situation, int], Features]) -> Features:
    """What a text could ask of an event, or of a cause."""
    told: Features = {}
    cause = event if isinstance(event, Cause) else event.cause
    told["by"] = f"by {cause.kind}"
    told["whose doing"] = "your doing" if cause.seat == play.you else "another's doing"
    if cause.kind == "rule":
        told["step"] = cause.what
    else:
        told["timing"] = f"{cause.timing or 'trait'}"
        told["source"] = "this card's" if cause.card == play.source else "another card's"
    if isinstance(event, Cause):
        return told
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in ("card", "dude", "mark", "leader", "host"):
            for name, found in features(play, value).items():
                if not name.startswith("#") and name != "keywords":
                    told[f"{field} {name}"] = found if field == "card" else f"{field} {found}"
                elif name == "keywords" and field == "card":
                    told["keywords"] = found
        elif field in ("start", "to", "place", "location") and isinstance(value, int):
            told[field] = f"{field} {_where(play, value)}"
        elif field in ("seat", "other", "whose", "winner", "loser"):
            told[field] = f"{field} {'you' if value == play.you else 'not you'}"
        elif isinstance(value, (bool, str)) and field not in (
            "name",
            "where",
            "what",
            "to",
            "whom",
            "target",
        ):
            told[field] = f"{field} {value}".lower() if isinstance(value, bool) else f"{field} {value}"
        elif field == "what":
            told[field] = f"by a {value}"
        elif isinstance(value, int):
            told[f"#{field}"] = value
    return told


def tell(face: str, digest: str = "") -> str:
    """Everything kept about a card: its name with what the reading comes to, and what it says in few words."""
    teller = Teller()
    read(face, teller)
    lines = [f"== {face} == {digest or read(face).digest}"]
    for part in SCRIPTS[face].parts.values():
        lines += _part(teller, part)
    return "\n".join(lines)


def _part(teller: Teller, part: Any) -> list[str]:
    ability = part if isinstance(part, Ability) else part.ability if isinstance(part, Grants) else None
    title = head(ability) if ability is not None else type(part).__name__.lower()
    zones = f", {'/'.join(part.zones) or 'called up'}" if part.zones not in (("play",), ("hand",)) else ""
    lines = [f"{part.name}: {title}{zones}"]
    for (name, what), found in teller.events.items():
        if name == part.name:
            lines.append(f"  {_window(part)}{what}: {found.told()}")
    for (name, what), found in teller.cards.items():
        if name == part.name:
            lines.append(f"  {what}: {found.told()}")
    if teller.does[part.name]:
        lines.append(f"  does: {' · '.join(short(teller.does[part.name]))}")
    if teller.rules[part.name] and not any(rule.endswith("usable") for rule in teller.rules[part.name]):
        lines.append("  never usable in any of the towns")
    return lines


def _window(part: Any) -> str:
    trigger = part if hasattr(part, "window") else getattr(part, "trigger", None)
    return f"{trigger.window} " if trigger is not None else ""


def short(acts: dict[str, None], most: int = 14) -> list[str]:
    """These acts, without what only says in which argument they are."""
    told = [act.replace("cards=", "").replace("act=", "").replace("card=", "") for act in acts]
    told = [each.replace("Until(boundary=", "until(") for each in told]
    told = [
        re.sub(r"stays_at=(?!-1)\d+", "stays_at=there", re.sub(r"~[a-z]+ \d+", "somebody", each))
        for each in told
    ]
    told = list(dict.fromkeys(told))
    return told if len(told) <= most else [*told[:most], f"and {len(told) - most} more"]
