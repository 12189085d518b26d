"""What the open question offers of a card."""

from boomtown.doomtown.scenario.playing import Playing


def usable(table: Playing, card: str, part: str = "") -> bool:
    """Whether an ability of this card is among the plays or Reacts that can be answered now."""
    number = str(table.id(card))
    for play in table.plays():
        kind, *rest = play.split(":")
        found = rest if kind in ("use", "cheat") else [kind, *rest]
        if found[:1] == [number] and (not part or found[-1] == part):
            return True
    return False
