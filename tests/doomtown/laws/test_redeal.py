"""Another world that a seat cannot tell from this one: what it has seen stays, what it cannot know changes."""

from boomtown.doomtown.redeal import redeal
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Cause, Doomtown
from boomtown.doomtown.state.events import Declared, Discarded, Looked
from boomtown.table import Chance

DEALS = 12
THEIR_HAND = ("Shotgun", "Roan", "Bunkhouse", "General Store", "Kidnappin'", "Ambush")


def faces_dealt(before: Doomtown, now: Doomtown, card: int) -> set[str]:
    """What the card is in a dozen worlds of seat 0."""
    return {redeal(before, now, 0, Chance(deal)).cards[card].face for deal in range(DEALS)}


def test_a_card_that_lay_open_for_a_moment_is_known_though_it_is_hidden_again() -> None:
    """The Fixer's cards are discarded for all to see; the one taken back is in a hand before anybody is asked."""
    table = Playing(side(), side(hand=list(THEIR_HAND)))
    before, shotgun = table.state.copy(), table.id("Shotgun")
    assert len(faces_dealt(before, before, shotgun)) > 1
    now = before.copy()
    now.record(Discarded(Cause("ability", "fix", 1), shotgun, "Shotgun", "deck"))
    assert faces_dealt(before, now, shotgun) == {"Shotgun"}


def test_a_card_looked_at_is_known_to_who_looked_at_it() -> None:
    """Focusing Chi looks at the top of a deck and asks which of those cards go."""
    table = Playing(side(), side(hand=list(THEIR_HAND)))
    before, shotgun = table.state.copy(), table.id("Shotgun")
    now = before.copy()
    now.record(Looked(Cause("ability", "frisk", 0), 0, 1, (shotgun,)))
    assert faces_dealt(before, now, shotgun) == {"Shotgun"}
    now = before.copy()
    now.record(Looked(Cause("ability", "frisk", 1), 1, 1, (shotgun,)))
    assert len(faces_dealt(before, now, shotgun)) > 1


def test_the_log_does_not_number_the_cards_an_ability_is_about() -> None:
    """Agent Provocateur is about a dude in the hand."""
    event = Declared(
        Cause("ability", "cover_blown", 1), 3, "Agent Provocateur", 1, "cover_blown", "react", (87,)
    )
    assert "87" not in repr(event.told(0))
