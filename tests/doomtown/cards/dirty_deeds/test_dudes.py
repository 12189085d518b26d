"""Dudes of Dirty Deeds."""

import pytest

from boomtown.doomtown.events import Looked, Paid
from boomtown.doomtown.printed import PRINTED
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.table import IllegalAnswer
from doomtown.offers import usable

RICO, KABEDA = "Rico Rodegain", "Kabeda Hakurei"

# --- Rico Rodegain ----------------------------------------------------------------------------------

SPARE = ["Shizeng Lu", "Xiaodan Li", "Hamshanks", "Androcles Brocklehurst", "Barton Everest", "Travis Moone"]


def start(*gang: str, rock: int = 6) -> Playing:
    """The game begins with Rico and these; the deck holds several copies of others. Rico is used."""
    table = Playing(
        side("The 108 Righteous Bandits", rock=rock, at={"home": [RICO, *gang]}, deck=SPARE * 4),
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
        phase="setup",
    )
    return table.reacts(RICO)


def started(table: Playing) -> list[str]:
    """The dudes of player 0's who are in play."""
    faces = [card.face for card in table.state.cards.values() if card.owner == 0 and card.zone == "play"]
    return sorted(face for face in faces if PRINTED[face].kind == "dude")


@pytest.mark.plays(RICO)
def test_rico_sees_a_hand_and_lets_others_start() -> None:
    table = start("Jake Smiley", "Olivia Jenks")
    (looked,) = table.events(Looked)
    assert (looked.seat, looked.cards) == (0, table.state.players[1].hand)
    assert started(table) == [RICO]
    assert table.rock(0) == 6 + 2 + 3
    top = table.state.players[0].deck[:2]
    assert {table.state.printed(card).title for card in top} == {"Jake Smiley", "Olivia Jenks"}
    hand = table.hand(0)
    table.answer("Shizeng Lu", "Hamshanks")
    assert started(table) == ["Hamshanks", RICO, "Shizeng Lu"]
    assert [event.amount for event in table.events(Paid) if event.cause.what == "setup"] == [2 + 4]
    assert (table.hand(0), table.booted(RICO)) == (hand, True)


@pytest.mark.refuses(RICO)
def test_rico_s_new_gang_keeps_to_the_rules_of_starting_gangs() -> None:
    table = start("Jake Smiley", "Olivia Jenks", rock=0)
    assert "Barton Everest" not in table.choices()  # an outlaw
    for chosen, rule in (
        (("Shizeng Lu", "Hamshanks", "Jake Smiley"), "RC3-rico-rodegain-01"),  # two went, three would come
        (("Androcles Brocklehurst", "Hamshanks"), "RB-4-06"),  # 8 for 5
        (("Travis Moone",), "RB-4-08"),  # Rico is a Grifter already
    ):
        with pytest.raises(IllegalAnswer) as error:
            table.answer(*chosen)
        assert error.value.rule == rule
    table.answer()
    assert started(table) == [RICO]


@pytest.mark.ruling("RC3-rico-rodegain-01")
def test_with_xiaodan_li_the_new_gang_holds_six_and_without_her_five() -> None:
    four = ("Jake Smiley", "Olivia Jenks", "Steven Wiles", "Clementine Lepp")
    table = start(*four, rock=3)
    with pytest.raises(IllegalAnswer) as error:
        table.answer(*four, "Shizeng Lu")
    assert error.value.rule == "RC3-rico-rodegain-01"
    table.answer(*four, "Xiaodan Li")
    assert len(started(table)) == 6


# --- Kabeda Hakurei ---------------------------------------------------------------------------------


def next_door(tail: str = "Red Horse's Tail", where: str = "Undertaker") -> Playing:
    """A Totem at the Undertaker, Kabeda in the town square beside Barton Everest, with a good pull coming."""
    return Playing(
        side("Eagle Wardens", deck=["KS", "KS"], deeds=[f"{where} | {tail}"], at={"town square": [KABEDA]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"], where: ["Allie Hensman"]}),
    )


@pytest.mark.plays(KABEDA)
def test_kabeda_uses_a_totem_next_door_as_if_it_stood_where_she_is() -> None:
    table = next_door().uses("Red Horse's Tail")
    assert table.choices() == [KABEDA, "Barton Everest"]
    table.answer("Barton Everest")
    assert (table.booted("Barton Everest"), table.booted("Red Horse's Tail")) == (True, True)


@pytest.mark.refuses(KABEDA)
def test_kabeda_uses_no_booted_totem_none_further_away_and_only_one_a_day() -> None:
    assert not usable(next_door("Red Horse's Tail booted"), "Red Horse's Tail")
    assert not usable(next_door(where="Blake Ranch"), "Red Horse's Tail")
    twice = next_door("Red Horse's Tail | Spirit Trail")
    twice.uses("Red Horse's Tail", "Barton Everest").passes(1)
    assert not usable(twice, "Spirit Trail")
