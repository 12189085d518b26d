"""Dudes of Out for Blood."""

import pytest

from boomtown.doomtown.reading.numbers import rating
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.fights import duel

# --- Auntie Sinister -------------------------------------------------------------------------------

AUNTIE = "Auntie Sinister"


def sinister(auntie: str, top: str = "KS") -> Playing:
    """She is a Huckster 0 with 2 influence; Blood Curse has a difficulty of 9."""
    return duel([auntie], ["Clint Ramsey"], my_hand=[top]).until("Shootout play")


def huckster(table: Playing) -> int | None:
    return rating(table.state, table.id(AUNTIE), "Huckster")


@pytest.mark.plays(AUNTIE)
def test_auntie_draws_on_a_relic_and_triumphs() -> None:
    table = sinister(f"{AUNTIE} | Jael's Guile | Blood Curse | influence 1")
    assert huckster(table) == 3
    before = table.bullets(AUNTIE)
    table.uses("Blood Curse").reacts(AUNTIE)  # 13 + 3 against 9
    assert table.bullets(AUNTIE) == before + 2


@pytest.mark.refuses(AUNTIE)
def test_auntie_needs_a_relic_and_a_posse_and_a_clear_success() -> None:
    assert huckster(sinister(f"{AUNTIE} | Shotgun")) == 0
    at_home = Playing(side("The Fourth Ring", at={"home": [f"{AUNTIE} | Jael's Guile"]}), side("Law Dogs"))
    assert huckster(at_home) == 0
    narrow = sinister(f"{AUNTIE} | Jael's Guile | Blood Curse | influence 1", "JS").uses(
        "Blood Curse"
    )  # by 5
    assert "react" not in narrow.ask.message.key


@pytest.mark.refuses(AUNTIE)
def test_auntie_triumphs_in_shootouts_only() -> None:
    table = Playing(
        side("The Fourth Ring", deck=["KS"], at={"home": [f"{AUNTIE} | Shadow Walk"]}), side("Law Dogs")
    )
    table.uses("Shadow Walk", "Town Square")  # by exactly 6
    assert table.at(AUNTIE) == "Town Square"
    assert "react" not in table.ask.message.key


# --- Violet Esperanza ------------------------------------------------------------------------------

VIOLET = "Violet Esperanza"


def job(violet: str, *, guard: str = "Allie Hensman", top: str = "7S") -> Playing:
    """Violet leads a job against a deed, and its owner opposes it with somebody there."""
    table = Playing(
        side(
            "Office of Ancestral Affairs",
            rock=5,
            at={"home": [violet, "Pancho Castillo"]},
            deck=[top],
        ),
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": [guard]}),
    )
    table.uses("Office of Ancestral Affairs", VIOLET)
    table.answer("Pancho Castillo").until("oppose").answer("yes")
    return table.until("Shootout play")


@pytest.mark.ruling("RC4-violet-esperanza-01")
@pytest.mark.plays(VIOLET)
@pytest.mark.parametrize(("top", "zone"), [("2S", "hill"), ("AS", "play")])
def test_violet_burns_a_hex_to_kill(top: str, zone: str) -> None:
    """Allie has 2 bullets and a value of 1: a pull has to be more than that."""
    table = job(f"{VIOLET} | bounty 3 | Soul Blast", top=top)
    table.uses(VIOLET)
    assert (table.zone("Soul Blast"), table.zone("Allie Hensman")) == ("hill", zone)


@pytest.mark.ruling("RC4-violet-esperanza-01")
@pytest.mark.refuses(VIOLET)
def test_without_a_hex_to_ace_there_is_no_pull() -> None:
    table = job(f"{VIOLET} | bounty 3 | Shotgun", top="KS").uses(VIOLET)
    assert table.zone("Allie Hensman") == "play"
    assert table.state.players[0].discard == ()  # nothing was pulled


@pytest.mark.refuses(VIOLET)
def test_violet_needs_more_bounty_than_they_have_bullets_and_a_job() -> None:
    table = job(f"{VIOLET} | bounty 1 | Soul Blast")
    assert (table.bounty(VIOLET), table.bullets("Allie Hensman")) == (2, 2)  # one more for trespassing
    assert f"use:{table.id(VIOLET)}:burn" not in table.plays()
    fight = duel([f"{VIOLET} | bounty 3 | Soul Blast"], ["Allie Hensman"]).until("Shootout play")
    assert f"use:{fight.id(VIOLET)}:burn" not in fight.plays()


@pytest.mark.refuses(VIOLET)
def test_violet_defending_against_a_job_does_not_attempt_it() -> None:
    table = Playing(
        side("Office of Ancestral Affairs", at={"home": ["Pancho Castillo"]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": [f"{VIOLET} | bounty 5 | Soul Blast"]}),
    )
    table.uses("Office of Ancestral Affairs").until("oppose").answer("yes").until("Shootout play").passes(0)
    assert table.ask.seat == 1
    assert f"use:{table.id(VIOLET)}:burn" not in table.plays()
