"""A job, or lowball, where there is no other posse."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, showdown, usable

# --- where there is no posse, nothing is said of one (ruling 222) -------------------------------------

BARTON = "Barton Everest"


@pytest.mark.refuses("Virgil Earp", "Missed Me!")
@pytest.mark.rule("RB-5.3.1-06")
@pytest.mark.parametrize(("dude", "card"), [("Virgil Earp", ""), ("Darragh Mèng | Missed Me!", "Missed Me!")])
def test_in_lowball_nobody_counts_who_is_in_the_opposing_posse(dude: str, card: str) -> None:
    table = Playing(
        side("Law Dogs", rock=5, deck=list(HANDS[1]), at={"home": [dude]}),
        side("The Sloane Gang", rock=5, deck=list(CHEATING[2]), at={"home": [f"{BARTON} | bounty 3"]}),
        phase="gambling",
    )
    table.never_offered(card or dude, until=Question.NOON)


@pytest.mark.plays("Virgil Earp", "Missed Me!")
@pytest.mark.parametrize("dude", ["Virgil Earp", "Darragh Mèng | Missed Me!"])
def test_in_a_shootout_they_do(dude: str) -> None:
    table = showdown([dude], [BARTON], (HANDS[1], CHEATING[2]), rock=5, winner=0)
    assert usable(table, dude.rpartition("| ")[2])


# --- Wei Xu in a posse that nobody has opposed yet ----------------------------------------------------

WEI_XU = "Wei Xu"


@pytest.mark.refuses(WEI_XU)
@pytest.mark.plays(WEI_XU)
def test_wei_xu_has_more_influence_once_his_job_is_opposed_not_before() -> None:
    """Whoever joins the posse of a job is in no shootout until somebody opposes it (RB-6.1-01)."""
    table = Playing(
        side("Law Dogs", rock=1, hand=["All Or Nothing"], at={"home": [WEI_XU]}),
        side("The Sloane Gang", deeds=["Undertaker"], at={"Undertaker": ["Barton Everest"]}),
        turn=0,
    )
    table.uses("All Or Nothing", "Undertaker")
    assert (table.question, table.posse(0)) == (Question.OPPOSE, [WEI_XU])
    assert (table.at(WEI_XU), table.influence(WEI_XU)) == ("Undertaker", 1)
    table.answer("yes").until(Question.SHOOTOUT)
    assert table.influence(WEI_XU) == 1 + 2


# --- Joan McGruder and SuAnne Bettelyuon in a posse that nobody has opposed yet -----------------------

JOAN, SUANNE, SERUM = "Joan McGruder", "SuAnne Bettelyuon", "Blight Serum"


@pytest.mark.refuses(JOAN, SUANNE)
@pytest.mark.parametrize("leader", [JOAN, SUANNE])
def test_who_cannot_be_sent_home_from_a_shootout_is_sent_home_from_a_job_that_nobody_opposes(
    leader: str,
) -> None:
    """Whoever leads it comes to the Serum, and there is no shootout yet (ruling 912)."""
    table = Playing(
        side("Law Dogs", rock=1, hand=["All Or Nothing"], at={"home": [leader]}),
        side("The Sloane Gang", deeds=[f"Undertaker | {SERUM}"], at={"Undertaker": ["Barton Everest"]}),
        turn=0,
    )
    table.uses("All Or Nothing", "Undertaker")
    assert (table.at(leader), table.booted(leader), table.zone(SERUM)) == ("Law Dogs", True, "hill")
