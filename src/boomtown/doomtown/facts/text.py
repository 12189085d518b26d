"""A card's facts in words, for everything that shows cards to people."""

from __future__ import annotations

from boomtown.doomtown.facts.faces import CardType, Facts

VALUE_NAMES = {1: "A", 11: "J", 12: "Q", 13: "K"}


def value_name(value: int) -> str:
    """A, 2 to 10, J, Q or K."""
    return VALUE_NAMES.get(value, str(value))


def value_and_suit(facts: Facts) -> str:
    """Such as 5♣; ★ on jokers and nothing on outfits and legends."""
    if facts.suit is None or facts.value is None:
        return "★" if facts.type is CardType.JOKER else ""
    return value_name(facts.value) + facts.suit.symbol


def type_line(facts: Facts) -> str:
    """Such as `Law Dogs dude`, `drifter` or `deed`."""
    if facts.factions:
        return f"{' / '.join(faction.label for faction in facts.factions)} {facts.type.value}"
    return "drifter" if facts.type is CardType.DUDE else facts.type.value


def keyword_line(facts: Facts) -> str:
    """The keywords as printed, such as `Weapon • Gadget 8`."""
    return " • ".join(map(str, facts.keywords))


def stat_line(facts: Facts) -> str:
    """The numbers of the card, such as `cost 5 · upkeep 1 · 2 stud · influence 1`."""
    return " · ".join(_stats(facts))


def _stats(facts: Facts) -> list[str]:
    adds = facts.type is CardType.GOODS
    sign = "+" if facts.type is CardType.LEGEND else ""
    plain = {"cost": facts.cost, "upkeep": facts.upkeep}
    shown = [f"{name} {number}" for name, number in plain.items() if number is not None]
    if facts.bullets is not None:
        shown.append(f"{facts.bullets:+} bullets" if adds else f"{facts.bullets} {facts.kind}")
    if facts.influence is not None:
        shown.append(f"{facts.influence:+} influence" if adds else f"influence {facts.influence}")
    if facts.production is not None:
        shown.append(f"production {facts.production:{sign}}")
    if facts.control is not None:
        shown.append(f"control {facts.control}")
    if facts.stash is not None:
        shown.append(f"stash {facts.stash:{sign}}")
    if facts.difficulty:
        shown.append(f"difficulty {' and '.join(map(str, facts.difficulty))}")
    return shown
