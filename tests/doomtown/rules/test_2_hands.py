"""Rulebook 2.3: values, play hands and draw hands."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events


def spell_pull(card: str) -> int:
    """Micah Ryse, whose rating is 0, casts Shadow Walk with this card on top of the deck: what the test comes to."""
    table = Playing(
        side("The Fourth Ring", at={"home": ["Micah Ryse | Shadow Walk"]}, deck=[card]),
        side("The Sloane Gang"),
    )
    table.uses("Shadow Walk", "Town Square")
    (tested,) = table.events(events.Tested)
    return int(tested.check)


@pytest.mark.rule("RB-2.3-03")
def test_an_ace_counts_one() -> None:
    assert spell_pull("AD") == 1


@pytest.mark.rule("RB-2.3-04")
@pytest.mark.parametrize(("card", "value"), [("JD", 11), ("QH", 12), ("KC", 13)])
def test_jack_queen_and_king_count_eleven_to_thirteen(card: str, value: int) -> None:
    assert spell_pull(card) == value


def in_a_shootout() -> Playing:
    """Both players hold five cards; the draw hands of a shootout are on the table."""
    five = ["2C", "4D", "6H", "8S", "10C"]
    table = Playing(
        side(
            "Law Dogs", at={"town square": ["Olivia Jenks"]}, hand=five, deck=["3C", "5D", "7H", "9S", "JC"]
        ),
        side("The Sloane Gang", at={"town square": ["Allie Hensman"]}, hand=five),
    )
    return table.calls_out("Olivia Jenks", "Allie Hensman").answer("yes")


@pytest.mark.rule("RB-2.3-05")
def test_a_draw_hand_leaves_the_play_hand_alone() -> None:
    table = in_a_shootout()
    before = table.state.players[0].hand
    table.until("Exchange")
    player = table.state.players[0]
    assert player.draw is not None
    assert player.hand == before
    assert not set(player.draw.cards) & set(before)


@pytest.mark.rule("RB-2.3-06")
def test_cards_never_pass_between_play_hand_and_draw_hand() -> None:
    """Whoever exchanges cards chooses from the draw hand only, and gets new ones from the deck."""
    table = in_a_shootout().until("Exchange")
    player = table.state.players[table.ask.seat]
    assert player.draw is not None
    assert set(table.ask.form.ids) == set(player.draw.cards)
    table.answer(player.draw.cards[0], seat=player.seat)
    table.answer(seat=1 - player.seat)
    after = table.state.players[player.seat]
    assert after.draw is not None
    assert after.hand == player.hand
    assert set(after.draw.cards) == {*player.draw.cards[1:], player.deck[0]}
