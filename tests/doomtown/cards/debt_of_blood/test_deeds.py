"""Deeds of Debt of Blood."""

import pytest

from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.fights import CHEATIN_FOUR, HIGH_CARD, duel

# --- Carson's Cantina ------------------------------------------------------------------------------

CANTINA = "Carson's Cantina"


def drinking(mine: list[str], theirs: list[str], note: str = "") -> Playing:
    return duel(
        ["Olivia Jenks"],
        ["Fred Aims"],
        my_hand=mine,
        their_hand=theirs,
        mine_more={"deeds": [f"{CANTINA}{note}"]},
    )


@pytest.mark.plays(CANTINA)
@pytest.mark.parametrize(("mode", "hand", "rock"), [("draw", 1, 5), ("ghost rock", 0, 6)])
def test_a_cheater_buys_a_round(mode: str, hand: int, rock: int) -> None:
    table = drinking(HIGH_CARD, CHEATIN_FOUR).until("React").reacts(CANTINA, mode)
    assert (len(table.hand(0)), table.rock(0), table.booted(CANTINA)) == (hand, rock, True)


@pytest.mark.refuses(CANTINA)
@pytest.mark.parametrize(
    ("mine", "theirs", "note"),
    [(CHEATIN_FOUR, HIGH_CARD, ""), (HIGH_CARD, HIGH_CARD, ""), (HIGH_CARD, CHEATIN_FOUR, " | booted")],
    ids=["your own", "honest", "booted"],
)
def test_nobody_else_pays(mine: list[str], theirs: list[str], note: str) -> None:
    table = drinking(mine, theirs, note)
    while "resolution" not in table.ask.message.key:
        assert "react" not in table.ask.message.key
        table.answer(table.plays()[0]) if "pass" in table.plays() else table.until("play")


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
    table.calls_out("Olivia Jenks", "Fred Aims").answer("yes").until("join").answer("Tommy Harden")
    assert table.at("Tommy Harden") == "St. Anthony's Chapel"
