"""What the third part of the sixth audit found, each beside the card that shows it."""

import pytest

from boomtown.doomtown.reading.numbers import casting_rating, play_cost
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.cards import ace
from doomtown.scenes import (
    an_ability,
    everybody_joins,
    facing,
    fight,
    guests_join,
    happens,
    refused,
    shootout,
    usable,
)

# --- who leads is where the shootout is (ruling 720) --------------------------------------------------

BASS, ROPE, SKELETON = "Bass Reeves", "Rope and Ride", "Yagn's Mechanical Skeleton"


@pytest.mark.plays(BASS)
def test_bass_comes_by_the_rules_where_his_own_text_cannot_move_him() -> None:
    """The Brotherhood keeps cards from moving him; to join the posse he leads everybody comes to the shootout."""
    table = Playing(
        side("Law Dogs", at={"town square": [BASS]}),
        side("Full Moon Brotherhood", deeds=["Bunkhouse"], at={"Bunkhouse": ["Barton Everest | bounty 2"]}),
        turn=1,
        wording="weird-west",
    )
    table.uses("Full Moon Brotherhood").uses(BASS).answer("call").answer("yes")
    assert (table.at(BASS), table.posse(0), table.bounty(BASS)) == ("Bunkhouse", [BASS], 1)


@pytest.mark.plays(ROPE)
def test_who_rode_off_alone_comes_back_to_fight() -> None:
    """The Skeleton keeps the mark in the square, and nobody fights from next door (ruling 36)."""
    table = Playing(
        side("Law Dogs", hand=[ROPE], at={"town square": ["Olivia Jenks"]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"town square": [f"Barton Everest | {SKELETON}"]}),
        turn=0,
        wording="weird-west",
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    table.reacts(ROPE, "Bunkhouse").reacts(SKELETON)
    assert (table.at("Barton Everest"), table.at("Olivia Jenks")) == ("Town Square", "Town Square")
    assert table.posse(0) == ["Olivia Jenks"]


# --- a deed does not boot twice -----------------------------------------------------------------------

WALTERS, NOTARY = "Walters Creek Distillery", "Notary Public"


@pytest.mark.refuses(WALTERS)
def test_the_distillery_is_no_saloon_to_itself() -> None:
    """At the end of a street of the Drunken Masters it is one, but has booted for its own cost."""
    table = Playing(side("108 Drunken Masters", hand=["5S"], deeds=[WALTERS]), side("Law Dogs"), turn=0)
    assert refused(table, WALTERS) == "RB-5.3.1-06"


@pytest.mark.refuses(NOTARY)
def test_the_notary_does_not_serve_its_own_office() -> None:
    table = Playing(side("Law Dogs", deeds=[f"{NOTARY} | Legal Instruments"]), side("Law Dogs"), turn=0)
    assert refused(table, NOTARY) == "RB-5.3.1-06"


# --- a choice is between what can be done (ruling 324) ------------------------------------------------

RICK, WHIP = "Rick Henderson", "Pistol Whip"


@pytest.mark.plays(RICK)
def test_nobody_is_discarded_for_two_ricks() -> None:
    """The first has the dude discarded; for the second, who fights beside him, there is only ghost rock."""
    table = shootout(
        [RICK, "Olivia Jenks"],
        ["Barton Everest", "Jake Smiley"],
        leader={"hand": [WHIP]},
        mark={"rock": 1},
        others=[side("Eagle Wardens", at={"town square": [RICK]})],
        joining=False,
    )
    guests_join(table, "Olivia Jenks", "Jake Smiley", RICK)
    table.uses(WHIP, "Olivia Jenks", "Barton Everest").reacts(f"{RICK} @0").answer("discard")
    table.reacts(f"{RICK} @2")
    assert (table.zone("Barton Everest"), table.rock(1), table.rock(2)) == ("discard", 0, 1)


# --- what loses its bonuses may be raised later (ruling 390) ------------------------------------------

NATURE, FLAMES, ELANDER = "As Nature and God Intended", "Flame-Thrower", "Elander Boldman (Exp 1)"


@pytest.mark.plays(NATURE)
@pytest.mark.plays(ELANDER)
def test_a_weapon_that_is_overhauled_after_it_fell_silent_gives_that_bullet() -> None:
    table = shootout(
        ["Olivia Jenks"],
        [f"Jake Smiley | {FLAMES} (booted)", ELANDER],
        leader={"hand": [NATURE]},
        rock=3,
        joining=False,
    )
    everybody_joins(table, ["Elander Boldman"])
    armed = table.bullets("Jake Smiley")
    table.uses(NATURE)
    bare = table.bullets("Jake Smiley")
    table.uses(ELANDER)
    assert (armed, bare, table.bullets("Jake Smiley")) == (2, 1, 2)


# --- a spell that may be used again (AEG-actin-03) ----------------------------------------------------

SABRE, CURSE = "Stoker's Sabre", "Blood Curse"


@pytest.mark.plays(SABRE)
@pytest.mark.parametrize("edition", ["pinebox", "aeg"])
def test_a_spell_under_the_sabre_is_used_once_more_in_either_edition(edition: str) -> None:
    """In the older one a spell card has one use a day, of whichever ability; the card says that it has another."""
    table = shootout(
        [f"Steele Archer | {SABRE} | {CURSE} (booted, used sap)"], ["Barton Everest"], edition=edition
    )
    table.uses(SABRE).passes(1)
    assert usable(table, CURSE)
    table.uses(CURSE).passes(1)
    assert not usable(table, CURSE)


# --- who was opposing then (ruling 721) ---------------------------------------------------------------

DEBT = "Debt of Blood"


def with_black_elk_looking_on() -> Playing:
    """Olivia and Tommy face Barton in the square, where a third player's Black Elk could join either side."""
    return facing(
        ["Olivia Jenks", "Tommy Harden"],
        ["Barton Everest"],
        leader={"hand": [DEBT]},
        others=[side("Eagle Wardens", at={"town square": ["Black Elk"]})],
        turn=0,
    )


@pytest.mark.plays(DEBT)
def test_whom_an_ally_of_now_has_killed_before_is_avenged() -> None:
    table = with_black_elk_looking_on()
    happens(ace(table.state, table.id("Tommy Harden"), an_ability(2, table, "Black Elk")))
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    guests_join(table, "Black Elk").uses(DEBT)
    assert fight(table).side_of(table.id("Black Elk")) == 0
    assert (table.bullets("Olivia Jenks"), table.stud("Olivia Jenks")) == (5, True)


@pytest.mark.refuses(DEBT)
def test_an_ally_s_bullet_in_this_shootout_is_no_opponent_s() -> None:
    table = with_black_elk_looking_on()
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    guests_join(table, "Tommy Harden", "Black Elk")
    happens(ace(table.state, table.id("Tommy Harden"), an_ability(2, table, "Black Elk")))
    table.uses(DEBT)
    assert table.bullets("Olivia Jenks") == 2


@pytest.mark.plays(BASS)
def test_bass_is_no_cheaper_for_who_fights_on_his_side() -> None:
    table = facing(
        ["Olivia Jenks"],
        ["Barton Everest | bounty 1"],
        leader={"hand": [BASS]},
        others=[side("Eagle Wardens", at={"town square": ["Black Elk | bounty 1"]})],
        turn=0,
    )
    assert play_cost(table.state, table.id(BASS)) == 7
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    guests_join(table, "Black Elk")
    assert play_cost(table.state, table.id(BASS)) == 8


# --- as if he had a skill (ruling 722) ----------------------------------------------------------------

MATTHEW, CHAPEL, TRAIL = "Matthew Rising Sun", "St. Anthony's Chapel", "Spirit Trail"


@pytest.mark.plays(MATTHEW)
def test_what_raises_skills_raises_nothing_of_who_has_none() -> None:
    table = Playing(
        side("Law Dogs", deeds=[f"{CHAPEL} | {TRAIL}"], at={CHAPEL: [MATTHEW]}), side("Law Dogs"), turn=0
    )
    assert usable(table, TRAIL)
    assert casting_rating(table.state, table.id(MATTHEW), "Shaman", table.id(TRAIL)) == 3
