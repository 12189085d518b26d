"""Goods of Nightmare at Noon."""

from collections.abc import Sequence

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import CalledOut
from doomtown.scenes import CHEATING, HANDS, draws, shootout, usable


def square(mine: str, *others: str, theirs: list[str]) -> Playing:
    """The wearer and friends meet these in the town square."""
    return Playing(
        side("Law Dogs", at={"town square": [mine, *others]}),
        side("The Sloane Gang", at={"town square": theirs}),
    )


@pytest.mark.plays("Dog's Duster")
def test_dog_s_duster_gives_influence_and_calls_out_the_wanted() -> None:
    table = square("Olivia Jenks | Dog's Duster", theirs=["Barton Everest | bounty 1"])
    assert table.influence("Olivia Jenks") == 3
    table.uses("Dog's Duster").answer("yes").until(Question.SHOOTOUT)
    assert table.posse(0) + table.posse(1) == ["Olivia Jenks", "Barton Everest"]
    assert table.booted("Dog's Duster")
    assert not table.booted("Olivia Jenks")


@pytest.mark.plays("Dog's Duster")
@pytest.mark.parametrize(("wearer", "bounty"), [("Tommy Harden", 0), ("Olivia Jenks", 1)])
def test_a_deputy_in_dog_s_duster_does_not_trespass(wearer: str, bounty: int) -> None:
    table = shootout(
        [f"{wearer} | Dog's Duster"], ["Barton Everest"], where="Bunkhouse", mark={"deeds": ["Bunkhouse"]}
    )
    assert table.bounty(wearer) == bounty


@pytest.mark.refuses("Dog's Duster")
def test_dog_s_duster_does_nothing_for_the_wanted_or_a_booted_wearer_and_takes_only_the_wanted() -> None:
    assert square("Olivia Jenks | bounty 1 | Dog's Duster", theirs=[]).influence("Olivia Jenks") == 2
    wanted = ["Barton Everest | bounty 1"]
    booted = square("Olivia Jenks | booted | Dog's Duster", "Jake Smiley", theirs=wanted)
    innocent = square("Olivia Jenks | Dog's Duster", theirs=["Barton Everest"])
    for table in (booted, innocent):  # an "if" may fail (RC-abilities-03)
        table.uses("Dog's Duster")
        assert table.booted("Dog's Duster")
        assert table.events(CalledOut) == []
    choice = square(
        "Olivia Jenks | Dog's Duster", theirs=[*wanted, "Allie Hensman", "Travis Moone | bounty 2"]
    ).uses("Dog's Duster")
    assert choice.choices() == ["Barton Everest", "Travis Moone"]


@pytest.mark.plays("Dog's Duster")
@pytest.mark.rule("RB-5.3.2-09")
@pytest.mark.ruling("RC3-dogs-duster-01")
def test_a_booted_friend_calls_out_for_the_wearer_of_dog_s_duster() -> None:
    table = square(
        "Olivia Jenks | Dog's Duster", "Jake Smiley | booted", theirs=["Barton Everest | bounty 1"]
    )
    table.uses("Dog's Duster")
    assert table.choices() == ["Olivia Jenks", "Jake Smiley"]
    table.answer("Jake Smiley").answer("yes").until(Question.SHOOTOUT)
    assert table.posse(0) + table.posse(1) == ["Jake Smiley", "Barton Everest"]


# --- Stoker's Sabre ---------------------------------------------------------------------------------

SABRE = "Stoker's Sabre"


def fencing(spells: str = "Blood Curse", theirs: str = "Barton Everest") -> Playing:
    """Steele Archer (a draw of value 9 without bullets) fights with the Sabre; his pulls are kings."""
    return shootout(
        [f"Steele Archer | {SABRE} | {spells}"],
        [theirs],
        leader={"deck": ["KS", "KH"]},
    )


@pytest.mark.plays(SABRE)
def test_the_sabre_arms_its_dude_and_lets_a_spell_be_used_again() -> None:
    table = fencing()
    plain = shootout(["Steele Archer"], ["Barton Everest"])
    assert table.value("Steele Archer") == plain.value("Steele Archer") + 3
    assert table.bullets("Steele Archer") == plain.bullets("Steele Archer") + 2
    table.uses("Blood Curse").passes(1)
    assert table.bullets("Barton Everest") == 0
    assert not usable(table, "Blood Curse")
    table.uses(SABRE).passes(1)
    assert (table.booted(SABRE), table.booted("Blood Curse")) == (True, False)
    assert usable(table, "Blood Curse", "sap")
    table.uses("Blood Curse").passes(1)
    assert not usable(table, "Blood Curse")


@pytest.mark.parametrize(
    ("theirs", "bonus"),
    [
        pytest.param("Barton Everest | Shotgun", 0, marks=pytest.mark.plays(SABRE)),
        pytest.param("Barton Everest | Shotgun booted", 2, marks=pytest.mark.refuses(SABRE)),
        pytest.param("Barton Everest | Bowie Knife", 2, marks=pytest.mark.refuses(SABRE)),
        pytest.param("Barton Everest | Roan", 2, marks=pytest.mark.refuses(SABRE)),
    ],
)
def test_an_unbooted_gun_in_the_opposing_posse_takes_the_sabre_s_bullets(theirs: str, bonus: int) -> None:
    plain = shootout(["Steele Archer"], ["Barton Everest"]).bullets("Steele Archer")
    assert fencing(theirs=theirs).bullets("Steele Archer") == plain + bonus


@pytest.mark.refuses(SABRE)
def test_the_sabre_unboots_only_booted_spells_of_its_own_dude() -> None:
    assert not usable(fencing(), SABRE)
    assert not usable(fencing("Roan booted"), SABRE)
    friend = shootout(
        [f"Steele Archer | {SABRE}", "Wilber Crowley | Blood Curse booted"],
        ["Barton Everest"],
    )
    assert not usable(friend, SABRE)


# --- Fate Dispenser ---------------------------------------------------------------------------------

FATE = "Fate Dispenser"


@pytest.mark.plays(FATE)
@pytest.mark.refuses(FATE)
def test_the_fate_dispenser_is_installed_at_a_deed_in_town_that_you_control() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=1,
            deeds=["Bunkhouse", "Blake Ranch", "Undertaker", "Pony Express"],
            at={"home": ["Roderick Byre"]},
            hand=[FATE],
            deck=["KS"],
        ),
        side("The Sloane Gang", deeds=["Pat's Perch"], at={"Undertaker": ["Pancho Castillo"]}),
    )
    table.shops(FATE)
    assert table.choices() == ["Bunkhouse", "Pony Express"]
    table.answer("Bunkhouse")
    assert table.card(FATE).place == table.id("Bunkhouse")


def dispensing(held: int) -> Playing:
    """The Dispenser is at the Bunkhouse, and its owner has so many cards in hand."""
    return Playing(
        side("Law Dogs", hand=["5S"] * held, deck=["Roan"], deeds=["Bunkhouse"], at={"Bunkhouse": [FATE]}),
        side(),
    ).uses(FATE)


@pytest.mark.plays(FATE)
def test_the_fate_dispenser_gives_a_card() -> None:
    table = dispensing(4)
    assert table.booted(FATE)
    assert len(table.hand(0)) == 5
    assert "Roan" in table.hand(0)


@pytest.mark.refuses(FATE)
def test_the_fate_dispenser_gives_nothing_to_a_full_hand() -> None:
    table = dispensing(5)
    assert table.booted(FATE)
    assert "Roan" not in table.hand(0)
    assert len(table.hand(0)) == 5


@pytest.mark.refuses(FATE)
def test_the_fate_dispenser_serves_whoever_controls_the_deed() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": [FATE]}),
        side("The Sloane Gang", deck=["Roan"], at={"Bunkhouse": ["Pancho Castillo"]}),
    )
    assert not usable(table, FATE)
    table.passes(0).uses(FATE)
    assert table.hand(1) == ["Roan"]


# --- Soul Cage --------------------------------------------------------------------------------------

CAGE = "Soul Cage"
DEAD = {"discard": ["Pagliaccio", "Hamshanks", "Jake Smiley"], "hill": ["Bobo", "The Ghostly Gun"]}
"""Abominations for 2, 4, 1 and 7 ghost rock, and somebody who is none."""


def caging(theirs: Sequence[str], notes: str = "") -> Playing:
    """Olivia Jenks has the Cage in a shootout against somebody with this hand, and no ghost rock."""
    table = shootout(
        [f"Olivia Jenks | {CAGE}{notes}", "Jake Smiley"],
        ["Philip Swinford", "Allie Hensman"],
        hands=(HANDS[1], theirs),
        leader=DEAD,
    )
    return draws(table, "Jake Smiley", "Allie Hensman")


@pytest.mark.plays(CAGE)
def test_an_abomination_comes_out_of_the_cage_into_the_posse() -> None:
    table = caging(CHEATING[7]).uses(CAGE)
    assert sorted(table.choices()) == ["Bobo", "Hamshanks", "Pagliaccio", "The Ghostly Gun"]
    table.answer("The Ghostly Gun")
    assert table.booted(CAGE)
    assert (table.at("The Ghostly Gun"), table.booted("The Ghostly Gun")) == ("Town Square", False)
    assert table.posse(0) == ["Olivia Jenks", "Jake Smiley", "The Ghostly Gun"]


@pytest.mark.refuses(CAGE)
def test_the_cage_holds_whoever_costs_more_than_the_rank_of_the_hand() -> None:
    table = caging(CHEATING[2]).uses(CAGE)
    assert sorted(table.choices()) == ["Bobo", "Pagliaccio"]


@pytest.mark.refuses(CAGE)
@pytest.mark.parametrize(("theirs", "notes"), [(HANDS[7], ""), (CHEATING[2], " booted")])
def test_the_cage_stays_shut_against_a_legal_hand_and_while_booted(theirs: Sequence[str], notes: str) -> None:
    assert not usable(caging(theirs, notes), CAGE)


def lowball(caged: str) -> Playing:
    """Olivia Jenks has the Cage at the Bunkhouse; somebody cheats in lowball with a pair."""
    return Playing(
        side(
            "Law Dogs",
            rock=2,
            deck=list(HANDS[1]),
            discard=[caged],
            deeds=["Bunkhouse"],
            at={"Bunkhouse": [f"Olivia Jenks | {CAGE}"]},
        ),
        side("The Sloane Gang", rock=2, deck=list(CHEATING[2])),
        phase="gambling",
    )


@pytest.mark.plays(CAGE)
def test_in_lowball_the_abomination_appears_where_the_cage_is() -> None:
    assert lowball("Bobo").until(Question.CHEATIN).uses(CAGE).at("Bobo") == "Bunkhouse"


@pytest.mark.refuses(CAGE)
def test_nobody_is_asked_about_an_abomination_that_costs_too_much() -> None:
    table = lowball("Hamshanks").until(Question.NOON)
    assert table.zone("Hamshanks") == "discard"
    assert not table.booted(CAGE)


@pytest.mark.plays(CAGE)
@pytest.mark.refuses(CAGE)
@pytest.mark.rule("RC-penalties-01")
@pytest.mark.rule("RC-traits-02")
@pytest.mark.parametrize(("outfit", "fits"), [("The Fourth Ring", True), ("Law Dogs", False)])
def test_what_lowers_a_cost_lets_a_dearer_abomination_out_of_the_cage(outfit: str, fits: bool) -> None:
    """Ivor costs 9, and with his own outfit 1 less for either of the two who lie in Boot Hill."""
    table = shootout(
        [f"Olivia Jenks | {CAGE}", "Jake Smiley"],
        ["Philip Swinford", "Allie Hensman"],
        hands=(HANDS[1], CHEATING[7]),
        leader={"outfit": outfit, "discard": ["Ivor Hawley (Exp 1)"], "hill": ["Bobo", "The Ghostly Gun"]},
    )
    draws(table, "Jake Smiley", "Allie Hensman").uses(CAGE)
    assert ("Ivor Hawley" in table.choices()) is fits
