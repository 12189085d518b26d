"""Deeds of Debt of Blood."""

import pytest

from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, shootout

# --- Carson's Cantina ------------------------------------------------------------------------------

CANTINA = "Carson's Cantina"


def drinking(mine: list[str], theirs: list[str], note: str = "") -> Playing:
    return shootout(
        ["Olivia Jenks"], ["Fred Aims"], hands=(mine, theirs), leader={"deeds": [f"{CANTINA}{note}"]}, rock=5
    )


@pytest.mark.plays(CANTINA)
@pytest.mark.parametrize(("mode", "hand", "rock"), [("draw", 1, 5), ("ghost rock", 0, 6)])
def test_a_cheater_buys_a_round(mode: str, hand: int, rock: int) -> None:
    table = drinking(HANDS[1], CHEATING[8]).until(Question.REACT).reacts(CANTINA, mode)
    assert (len(table.hand(0)), table.rock(0), table.booted(CANTINA)) == (hand, rock, True)


@pytest.mark.refuses(CANTINA)
@pytest.mark.parametrize(
    ("mine", "theirs", "note"),
    [(CHEATING[8], HANDS[1], ""), (HANDS[1], HANDS[1], ""), (HANDS[1], CHEATING[8], " | booted")],
    ids=["your own", "honest", "booted"],
)
def test_nobody_else_pays(mine: list[str], theirs: list[str], note: str) -> None:
    table = drinking(mine, theirs, note)
    while "resolution" not in table.ask.message.key:
        assert "react" not in table.ask.message.key
        table.answer(table.plays()[0]) if "pass" in table.plays() else table.until(Question.RESOLUTION)


# --- The Veiled Crossing ---------------------------------------------------------------------------


def crossing(deed: str, other: str) -> bool:
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse", deed]), side("The Sloane Gang", deeds=["Undertaker", other])
    )
    return adjacent(table.state, table.id(deed), table.id(other))


@pytest.mark.plays("The Veiled Crossing")
def test_the_crossing_leads_to_every_holy_ground() -> None:
    assert crossing("The Veiled Crossing", "St. Anthony's Chapel")
    assert not crossing("Gomorra Parish", "St. Anthony's Chapel")


@pytest.mark.refuses("The Veiled Crossing")
def test_the_crossing_leads_to_no_other_place() -> None:
    assert not crossing("The Veiled Crossing", "Charlie's Place")


@pytest.mark.plays("The Veiled Crossing")
def test_a_friend_comes_over_the_crossing_to_a_fight() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Bunkhouse", "The Veiled Crossing"],
            at={"The Veiled Crossing": ["Tommy Harden"], "St. Anthony's Chapel": ["Olivia Jenks"]},
        ),
        side("The Sloane Gang", deeds=["St. Anthony's Chapel"], at={"St. Anthony's Chapel": ["Fred Aims"]}),
    )
    table.calls_out("Olivia Jenks", "Fred Aims").answer("yes").until(Question.JOIN).answer("Tommy Harden")
    assert table.at("Tommy Harden") == "St. Anthony's Chapel"
