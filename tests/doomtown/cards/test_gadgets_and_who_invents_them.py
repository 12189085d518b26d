"""Gadgets: who invents them, where and with which skill, who pulls for it, and texts that attach one."""

import pytest

from boomtown.doomtown.reading.numbers import rating
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from doomtown.scenes import CHEATING, HANDS, refused_by, shootout, usable

# --- where a Gadget is made ---------------------------------------------------------------------------


@pytest.mark.refuses("Concealed Weapons")
@pytest.mark.rule("RC3-auto-revolver-01")
@pytest.mark.parametrize(("place", "possible"), [("town square", False), ("home", True)])
def test_under_a_coat_nobody_invents(place: str, possible: bool) -> None:
    """Ruling 221: goods go to dudes anywhere, but a Gadget is invented where you control the location."""
    table = Playing(
        side("Law Dogs", hand=["Concealed Weapons", "Force Field"], rock=9, at={place: ["Elander Boldman"]}),
        side("The Sloane Gang"),
        turn=0,
    )
    table.uses("Concealed Weapons").until(Question.NOON).passes(1)
    assert (table.why_not("shop", "Force Field", seat=0) is None) == possible


# --- who makes the pull (ruling 235) ------------------------------------------------------------------

BARTON, TOMMY = "Barton Everest", "Tommy Harden"


@pytest.mark.refuses("Analytical Cognisizer")
def test_what_somebody_else_pulls_for_a_gadget_is_not_recomputed() -> None:
    table = shootout(
        [f"{BARTON} | Asyncoil Gun"],
        [f"{TOMMY} | Analytical Cognisizer"],
        mark={"hand": ["Roan"]},
        hands=(("KC", *HANDS[1]), HANDS[1]),
    )
    table.uses("Asyncoil Gun").never_offered("Analytical Cognisizer", until=Question.NOON)
    assert table.zone(BARTON) == "discard"


# --- who makes a pull ---------------------------------------------------------------------------------

WEIRD_WEST = {"wording": "weird-west"}


@pytest.mark.plays("Doyle's Hoyle")
@pytest.mark.plays("Dr. Emanuel Ashbel")
def test_the_doctor_makes_the_pull_of_his_own_text() -> None:
    """Clyde's gun aces the doctor; he pulls a 2, not enough for himself, but the Hoyle is a 10."""
    table = shootout(
        ["Dr. Emanuel Ashbel | Doyle's Hoyle"],
        ["Clyde Owens | Shotgun | bullets +9"],
        leader={"deck": ["2S"]},
    )
    table.passes(0).uses("Shotgun").reacts("Dr. Emanuel Ashbel").reacts("Doyle's Hoyle")
    assert table.zone("Dr. Emanuel Ashbel") == "discard"


@pytest.mark.plays("Doyle's Hoyle")
@pytest.mark.plays("Faithful Hound")
@pytest.mark.parametrize("wording", [{}, WEIRD_WEST], ids=["", "weird west"])
def test_a_hounds_dude_makes_its_pull(wording: dict[str, str]) -> None:
    """A king would not do against a Holster of 12; the Hoyle, a 10, does."""
    table = shootout(
        ["Olivia Jenks | Faithful Hound | Doyle's Hoyle"],
        ["Fred Aims | Legendary Holster"],
        leader={"deck": ["KS"]},
        **wording,
    )
    table.uses("Faithful Hound").reacts("Doyle's Hoyle").until(Question.SHOOTOUT)
    assert table.zone("Legendary Holster") == "discard" or table.booted("Legendary Holster")


# --- what a skill is while inventing, it is only then -------------------------------------------------

MARGARET = "Margaret Hagerty"


@pytest.mark.plays(MARGARET)
def test_who_started_with_a_gadget_dude_is_no_better_for_it_later() -> None:
    """At the start of the game there is no play whose end could end what Margaret has more of."""
    gangs = ([MARGARET, "POST-A-TRON", *["2C"] * 9], [BARTON, *["5C"] * 9])
    table = Playing(
        side("Morgan Cattle Co.", deck=gangs[0], rock=20),
        side("The Sloane Gang", deck=gangs[1]),
        phase="gangs",
    )
    table.answer(MARGARET, "POST-A-TRON", seat=0).answer(BARTON, seat=1)
    assert table.zone("POST-A-TRON") == "play"  # she needed the 3 for it
    assert rating(table.state, table.id(MARGARET), "Mad Scientist") == 1


# --- Morgan Cattle Co. --------------------------------------------------------------------------------

CATTLE, STOCKYARD = "Morgan Cattle Co.", "Secured Stockyard"


def investing(*gang: str, deed: str = STOCKYARD) -> Playing:
    return Playing(
        side(CATTLE, rock=9, hand=[deed], deck=["KC"], at={"home": list(gang)}), side("Law Dogs"), turn=0
    )


@pytest.mark.refuses(CATTLE)
@pytest.mark.rule("RB-5.3.5-18")
def test_who_boots_for_a_gadget_deed_cannot_invent_it() -> None:
    """Whoever invents boots for that, so it takes a scientist besides the dude who boots for the outfit."""
    assert refused_by(investing("Roderick Byre"), "use", CATTLE) == "RB-5.3.1-06"


@pytest.mark.plays(CATTLE)
def test_somebody_else_invents_the_deed_one_has_booted_for() -> None:
    table = investing("Roderick Byre", "Olivia Jenks").uses(CATTLE)
    table.until(Question.NOON)
    assert (table.at("Olivia Jenks"), table.zone(STOCKYARD)) == (STOCKYARD, "play")
    assert table.booted("Roderick Byre")


@pytest.mark.refuses(CATTLE)
@pytest.mark.ruling("RC-abilities-06")
def test_who_cannot_move_to_the_deed_does_not_boot_for_it() -> None:
    assert refused_by(investing("Agent Provocateur", deed="Bunkhouse"), "use", CATTLE) == "RB-5.3.1-06"


# --- A Gadget that a text attaches to the dude it names (rulings 174 and 1049) ------------------------

SUPPLY, LANE, SCIENTIST = "Doomsday Supply", "Andrew Lane", "Roderick Byre"


def supplied(chosen: str) -> Playing:
    """Roderick, a Mad Scientist, is at home with Olivia, and a Gadget is in the discard pile."""
    table = Playing(
        side(
            "Morgan Cattle Co.",
            rock=9,
            at={"home": [SUPPLY, "Olivia Jenks", SCIENTIST]},
            discard=["Flame-Thrower", "Shotgun"],
            deck=["KH"],
        ),
        side("Law Dogs"),
    )
    return table.uses(SUPPLY, chosen)


@pytest.mark.refuses(SUPPLY)
def test_the_cellar_has_no_gadget_for_a_dude_who_cannot_invent_it() -> None:
    """It would be attached to who invents it (RB-7.2.2-10), and not to the dude chosen."""
    table = supplied("Olivia Jenks")
    assert table.choices() == ["Shotgun", "none"]


@pytest.mark.plays(SUPPLY)
def test_a_mad_scientist_invents_what_the_cellar_has() -> None:
    table = supplied(SCIENTIST).answer("Flame-Thrower")
    assert table.card("Flame-Thrower").place == table.id(SCIENTIST)
    assert table.booted(SCIENTIST)


@pytest.mark.refuses(LANE)
def test_andrew_arms_nobody_with_what_somebody_at_home_would_invent() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        leader={"legend": LANE, "hand": ["Flame-Thrower"], "at": {"home": [SCIENTIST]}},
        rock=9,
    )
    assert not usable(table, LANE)


# --- What an Inducer that misfires gives in place of what is printed on it (ruling 1047) --------------

ABRAM, INDUCER, ELANDER = "Abram Grothe (Exp 1)", "Aetheric Shockwave Inducer", "Elander Boldman (Exp 1)"


def misfiring(*beside: str, winner: int) -> Playing:
    """In the second round somebody can change what the Inducer gives; then Olivia is the shooter and pulls a club."""
    return Playing(
        side("Law Dogs", at={"town square": [ABRAM]}, deck=HANDS[1]),
        side(
            "Morgan Cattle Co.",
            deck=["5C", *HANDS[1]],
            at={"town square": [f"Olivia Jenks | {INDUCER} (booted)", *beside]},
        ),
        fight={
            "leader": ABRAM,
            "mark": "Olivia Jenks",
            "marked": list(beside),
            "round": 2,
            "step": "plays",
        },
        winner=winner,
    )


@pytest.mark.refuses(INDUCER)
def test_an_inducer_that_abram_has_silenced_gives_nothing_by_misfiring() -> None:
    table = misfiring(winner=0).uses(ABRAM)
    assert table.bullets("Olivia Jenks") == 2
    table.passes(1, 0)
    assert table.events(events.Pulled)
    assert table.bullets("Olivia Jenks") == 2


@pytest.mark.plays(INDUCER)
def test_a_misfiring_inducer_gives_what_elander_has_added_as_well() -> None:
    table = misfiring(ELANDER, winner=1).uses(ELANDER)
    assert table.bullets("Olivia Jenks") == 2 + 4 + 1
    table.passes(0, 1).answer("Olivia Jenks")
    assert table.events(events.Pulled)
    assert table.bullets("Olivia Jenks") == 2 + 1 + 1


# --- inventing with another skill (ruling 1061) -------------------------------------------------------

ROE = "Prof. Aloysius Roe"


@pytest.mark.plays(ROE, "Valeria Batten")
def test_roe_helps_whoever_invents_as_a_mad_scientist() -> None:
    """The Gadget's difficulty is 8; Valeria is a Huckster with a rating of 1 and pulls a 2."""
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            hand=["Magnum Opus Tenebri"],
            at={"home": ["Valeria Batten", ROE]},
            deck=["2S"],
        ),
        side("The Sloane Gang"),
        turn=0,
    ).shops("Magnum Opus Tenebri")
    table.reacts(ROE)
    (test,) = table.events(events.Tested)
    assert (test.skill, test.value) == ("Huckster", 2 + 5)
    assert table.zone("Magnum Opus Tenebri") == "play"


# --- a Gadget out of the Soul Cage --------------------------------------------------------------------

CAGE, WRETCHED, BAYOU = "Soul Cage", "The Wretched", "Bayou Vermilion Railroad"


def caged(*inventors: str, pull: str = "KS") -> Playing:
    """Somebody cheats at lowball; player 0 has Soul Cage, and the Gadget among the Abominations is discarded."""
    return Playing(
        side(
            BAYOU,
            rock=9,
            deck=[*HANDS[1], pull],
            discard=[WRETCHED],
            hand=["Stone Idol"],
            at={"home": [f"Olivia Jenks | {CAGE}", "Steele Archer", *inventors]},
        ),
        side("The Sloane Gang", rock=2, deck=list(CHEATING[2])),
        phase="gambling",
    )


@pytest.mark.refuses(CAGE, WRETCHED)
def test_a_gadget_leaves_the_soul_cage_for_no_player_without_an_inventor() -> None:
    """Ruling 370, RB-7.2.2-05."""
    caged().never_offered(CAGE, until=Question.NOON)
    caged("Elander Boldman").until(Question.CHEATIN)


@pytest.mark.plays(CAGE, WRETCHED, BAYOU)
@pytest.mark.parametrize(("pull", "zone"), [("KS", "play"), ("2S", "discard")])
def test_a_gadget_out_of_the_soul_cage_is_tested_for_and_is_not_played(pull: str, zone: str) -> None:
    """It costs no ghost rock and is not the first Mystical card of the day that is played (rulings 370, 371)."""
    table = caged("Elander Boldman", pull=pull).until(Question.CHEATIN)
    before = table.rock(0)
    table.uses(CAGE)
    if zone == "play":
        table.answer("Olivia Jenks")
    assert table.card("Elander Boldman").booted
    assert table.zone(WRETCHED) == zone
    table.until(Question.UPKEEP)
    table.answer(*table.choices()).until(Question.NOON)
    if table.ask.seat:
        table.passes()
    before = table.rock(0)
    table.shops("Stone Idol", "Steele Archer")
    assert before - table.rock(0) == 1


# --- who invents as a Mad Scientist -------------------------------------------------------------------


@pytest.mark.plays("Testing Range", "Valeria Batten")
def test_who_invents_as_a_mad_scientist_is_one_on_the_testing_range() -> None:
    """Valeria invents with her Huckster skill, as if it were that (ruling 205)."""
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            hand=["Diable en Boite"],
            deeds=["Testing Range"],
            at={"home": ["Valeria Batten"], "Testing Range": ["Olivia Jenks"]},
            deck=["KS"],
        ),
        side("The Sloane Gang"),
        turn=0,
    ).shops("Diable en Boite")
    assert table.booted("Valeria Batten")
    table.reacts("Testing Range")
    assert not table.booted("Valeria Batten")
