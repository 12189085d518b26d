"""Deeds of Too Tough to Die."""

import pytest

from boomtown.doomtown.scenario.playing import Playing
from doomtown.scenes import facing

HALL, PALACE = "Five Aces Gambling Hall", "Pearly's Palace"


def hall(outlaw: str, *, deeds: tuple[str, ...] = (HALL,), hand: tuple[str, ...] = ()) -> Playing:
    """Tommy has called out Fred, who owns the Hall; an outlaw is far away, at the Law Dogs' home."""
    table = facing(
        ["Tommy Harden"],
        ["Fred Aims"],
        mark={"rock": 5, "deeds": list(deeds), "hand": list(hand), "at": {"Law Dogs": [outlaw]}},
        winner=0,
    )
    table.calls_out("Tommy Harden", "Fred Aims").answer("yes")
    while "join" in table.ask.message.key:
        table.answer("done")
    return table


@pytest.mark.plays(HALL)
def test_a_wanted_friend_comes_to_the_marks_help() -> None:
    table = hall("Allie Hensman | booted | bounty 1").reacts(HALL)
    assert table.posse(1) == ["Fred Aims", "Allie Hensman"]
    assert (table.at("Allie Hensman"), table.booted(HALL)) == ("Town Square", True)


@pytest.mark.refuses(HALL)
@pytest.mark.parametrize(
    ("outlaw", "deed"),
    [("Allie Hensman", HALL), ("Allie Hensman | bounty 1", f"{HALL} | booted")],
    ids=["not wanted", "booted deed"],
)
def test_nobody_comes(outlaw: str, deed: str) -> None:
    assert "react" not in hall(outlaw, deeds=(deed,)).ask.message.key


@pytest.mark.refuses(HALL)
def test_nobody_comes_for_a_leader() -> None:
    table = facing(
        ["Fred Aims"],
        ["Tommy Harden"],
        leader={"deeds": [HALL], "at": {"Law Dogs": ["Allie Hensman | bounty 1"]}},
    )
    table.calls_out("Fred Aims", "Tommy Harden").answer("yes")
    while "join" in table.ask.message.key:
        table.answer("done")
    assert "react" not in table.ask.message.key


@pytest.mark.ruling("RC3-five-aces-gambling-hall-01", "RC3-pearlys-palace-01")
def test_five_aces_comes_before_pearlys_palace() -> None:
    table = hall("Allie Hensman | bounty 1", deeds=(HALL, PALACE), hand=("Sun in Yer Eyes",))
    assert table.plays() == ["pass", f"{table.id(HALL)}:backroom"]
    table.reacts(HALL)
    assert table.plays() == ["pass", f"{table.id(PALACE)}:first_shot"]
    table.reacts(PALACE)
    assert (table.ask.seat, table.ask.message.key) == (1, "doomtown-ask-shootout")
    table.uses("Sun in Yer Eyes")
    assert "Allie Hensman" in table.choices()  # in the posse when the extra play is made
