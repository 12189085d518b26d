"""What an eighth audit found, each beside the cards that show it."""

import pytest

from doomtown.scenes import CHEATING, HANDS, draws, shootout

KEVIN, DOG = "Kevin Wainwright (Exp 1)", "Rich Man's Guard Dog"


@pytest.mark.ruling("RC3-stagecoach-office-01")
@pytest.mark.plays("Soul Cage")
@pytest.mark.plays("Stagecoach Office")
@pytest.mark.parametrize("redirected", [True, False])
def test_whom_the_coach_takes_from_the_cage_is_in_no_posse(redirected: bool) -> None:
    """The Cage has it join where it comes into play, and does not fetch it back."""
    table = shootout(
        ["Olivia Jenks | Soul Cage"],
        ["Philip Swinford"],
        hands=(HANDS[1], CHEATING[7]),
        leader={"discard": ["Hamshanks"], "deeds": ["Stagecoach Office"]},
    )
    draws(table).uses("Soul Cage")
    if redirected:
        table.reacts("Stagecoach Office", "Stagecoach Office")
    else:
        table.passes(0)
    assert table.at("Hamshanks") == ("Stagecoach Office" if redirected else "Town Square")
    assert ("Hamshanks" in table.posse(0)) != redirected


@pytest.mark.plays("Blight Serum")
@pytest.mark.refuses(KEVIN)
@pytest.mark.parametrize("where", ["Bunkhouse | Blight Serum", "Bunkhouse"])
def test_kevin_who_is_sent_home_as_he_comes_joins_nobody(where: str) -> None:
    """Who does not get there is in no posse, and is a stud at home (ruling 820)."""
    table = shootout(
        ["Rob Wilby"],
        ["Steele Archer"],
        where="Bunkhouse",
        leader={"deeds": [where], "at": {"home": [KEVIN]}},
    )
    table.uses(KEVIN)
    came = where == "Bunkhouse"
    assert (table.at(KEVIN), KEVIN.partition(" (")[0] in table.posse(0)) == (
        "Bunkhouse" if came else "Law Dogs",
        came,
    )
    assert table.stud(KEVIN)


@pytest.mark.plays(DOG)
@pytest.mark.refuses("Roger Wilcox")
def test_the_dog_runs_to_somebody_who_can_have_it() -> None:
    """Roger attaches no Gadgets, so he is nobody to choose while another dude is."""
    table = shootout(
        ["Roger Wilcox", "Rob Wilby"],
        ["Barton Everest"],
        hands=((*HANDS[1], "KS", "KS"), CHEATING[3]),
        leader={"rock": 9, "hand": [DOG], "at": {"home": ["Louis Pasteur"]}},
    )
    draws(table, "Rob Wilby").answer("yes")
    assert table.card(DOG).place == table.id("Rob Wilby")
