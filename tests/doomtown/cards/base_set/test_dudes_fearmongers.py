"""The Fourth Ring's dudes of the Base Set, and the compendium's rulings on them."""

from typing import Any

import pytest

from boomtown.doomtown.reading.draw_hands import is_legal
from boomtown.doomtown.reading.numbers import rating
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import CasualtyNamed, Discarded, RoundDecided, ShootoutEnded
from doomtown.cards.base_set.dude_scenes import EVEN, Hands, can_use, of_draw_hand, showdown
from doomtown.shootouts import CHEATING_PAIR, HANDS, asks, draw_hand, shootout, total

GUN = "The Ghostly Gun"


def at_home(*people: str, theirs: dict[str, list[str]] | None = None, **mine: Any) -> Playing:
    """Player 0's people are at home in the Fourth Ring and it is their Noon."""
    return Playing(
        side("The Fourth Ring", at={"home": list(people)}, **mine), side("Law Dogs", at=theirs or {})
    )


# --- Hexes -------------------------------------------------------------------------------------------


@pytest.mark.plays("Micah Ryse")
@pytest.mark.parametrize("micah", ["Micah Ryse | Forget", "Micah Ryse | booted | Forget"])
def test_micah_walks_on_a_hex(micah: str) -> None:
    table = at_home(micah)
    booted = table.booted("Micah Ryse")
    table.uses("Micah Ryse", "Law Dogs")
    assert table.at("Micah Ryse") == "Law Dogs"
    assert table.booted("Forget")
    assert table.booted("Micah Ryse") == booted


@pytest.mark.refuses("Micah Ryse")
def test_micah_needs_a_fresh_hex_of_his_own_and_another_place() -> None:
    assert not can_use(at_home("Micah Ryse | Forget booted", "Steele Archer | Forget"), "Micah Ryse")
    table = at_home("Micah Ryse | Forget | Shotgun | Soul Blast", theirs={"home": ["Olivia Jenks"]})
    table.uses("Micah Ryse")
    assert table.choices() == ["Forget", "Soul Blast"]
    table.answer("Forget")
    assert table.choices() == ["Town Square", "Law Dogs"]


@pytest.mark.plays("Mongwau The Mighty")
def test_mongwau_burns_a_hex_to_be_a_stud() -> None:
    table = shootout(["Mongwau The Mighty | Forget"], ["Fred Aims"])
    assert not table.stud("Mongwau The Mighty")
    table.uses("Mongwau The Mighty")
    assert table.stud("Mongwau The Mighty")
    assert table.zone("Forget") == "discard"


@pytest.mark.refuses("Mongwau The Mighty")
def test_mongwau_burns_only_hexes_of_his_own() -> None:
    bare = shootout(["Mongwau The Mighty | Shotgun", "Steele Archer | Forget"], ["Fred Aims"])
    assert not can_use(bare, "Mongwau The Mighty")
    table = shootout(["Mongwau The Mighty | Shotgun | Forget | Blood Curse"], ["Fred Aims"])
    table.uses("Mongwau The Mighty")
    assert table.choices() == ["Forget", "Blood Curse"]
    away = shootout(["Olivia Jenks"], ["Fred Aims"], leader={"at": {"home": ["Mongwau The Mighty | Forget"]}})
    assert not can_use(away, "Mongwau The Mighty")


@pytest.mark.plays("Jia Mein")
def test_jia_mein_learns_in_the_middle_of_a_fight() -> None:
    """Booted, and on a square nobody controls; he pays what the Hex costs."""
    table = shootout(
        ["Olivia Jenks", "Jia Mein | booted"], ["Fred Aims"], leader={"rock": 3, "hand": ["Soul Blast"]}
    )
    assert not table.stud("Jia Mein")
    table.uses("Jia Mein")
    assert table.stud("Jia Mein")
    assert table.card("Soul Blast").place == table.id("Jia Mein")
    assert table.rock(0) == 3 - 1


@pytest.mark.refuses("Jia Mein")
def test_jia_mein_learns_hexes_only_if_they_can_be_paid_and_once() -> None:
    def jia(rock: int, *hand: str) -> Playing:
        return shootout(["Jia Mein"], ["Fred Aims"], leader={"rock": rock, "hand": list(hand)})

    assert not can_use(jia(9), "Jia Mein")
    assert not can_use(jia(0, "Soul Blast"), "Jia Mein")
    assert not can_use(jia(9, "Shotgun", "Holy Roller"), "Jia Mein")  # a Miracle is no Hex
    table = jia(9, "Soul Blast", "Shotgun", "Forget", "Blood Curse").uses("Jia Mein")
    assert table.choices() == ["Soul Blast", "Forget", "Blood Curse"]
    table.answer("Forget").passes(1)
    assert not can_use(table, "Jia Mein")


@pytest.mark.refuses("Jia Mein")
def test_jia_mein_learns_only_in_his_own_shootout() -> None:
    away = shootout(
        ["Olivia Jenks"], ["Fred Aims"], leader={"hand": ["Forget"], "at": {"home": ["Jia Mein"]}}
    )
    assert not can_use(away, "Jia Mein")
    assert not can_use(at_home("Jia Mein", hand=["Forget"]), "Jia Mein")


@pytest.mark.plays("Ivor Hawley")
@pytest.mark.ruling("RC3-ivor-hawley-01")
@pytest.mark.parametrize("hexes", [" | Forget", " | Forget | Soul Blast | Blood Curse"])
def test_one_hex_makes_ivor_better_and_more_do_not(hexes: str) -> None:
    table = at_home(f"Ivor Hawley{hexes}")
    skill = rating(table.state, table.id("Ivor Hawley"), "Huckster")
    assert (table.bullets("Ivor Hawley"), table.influence("Ivor Hawley"), skill) == (2, 4, 3)


@pytest.mark.refuses("Ivor Hawley")
@pytest.mark.ruling("RC3-ivor-hawley-01")
def test_ivor_is_himself_without_a_hex() -> None:
    table = at_home("Ivor Hawley", "Steele Archer | Forget")
    skill = rating(table.state, table.id("Ivor Hawley"), "Huckster")
    assert (table.bullets("Ivor Hawley"), table.influence("Ivor Hawley"), skill) == (1, 3, 2)


# --- company of Hucksters ----------------------------------------------------------------------------


@pytest.mark.plays("Bobo")
def test_bobo_feeds_on_the_best_huckster_in_play() -> None:
    table = at_home("Bobo", "Mongwau The Mighty", theirs={"home": ["Steele Archer"]})
    assert table.bullets("Bobo") == 1 + 2
    assert at_home("Bobo", "Ivor Hawley | Forget").bullets("Bobo") == 1 + 3


@pytest.mark.refuses("Bobo")
def test_bobo_starves_without_hucksters_in_play() -> None:
    assert at_home("Bobo", "Olivia Jenks", hand=["Steele Archer"]).bullets("Bobo") == 1
    assert at_home("Bobo", "Micah Ryse").bullets("Bobo") == 1  # a skill of 0


@pytest.mark.plays("Kevin Wainwright")
@pytest.mark.ruling("RC3-kevin-wainwright-01")
def test_kevin_follows_a_huckster() -> None:
    table = at_home("Kevin Wainwright | booted", theirs={"town square": ["Steele Archer"]})
    table.uses("Kevin Wainwright")
    assert table.at("Kevin Wainwright") == "Town Square"
    assert table.stud("Kevin Wainwright")
    fresh = at_home("Kevin Wainwright", theirs={"home": ["Steele Archer"]}).uses("Kevin Wainwright")
    assert not fresh.booted("Kevin Wainwright")


@pytest.mark.refuses("Kevin Wainwright")
@pytest.mark.ruling("RC3-kevin-wainwright-01")
def test_kevin_has_to_go_somewhere_for_it() -> None:
    together = at_home("Kevin Wainwright", "Steele Archer", theirs={"town square": ["Olivia Jenks"]})
    assert not can_use(together, "Kevin Wainwright")
    table = at_home(
        "Kevin Wainwright",
        "Avie Cline",
        theirs={
            "home": ["Olivia Jenks"],
            "Bunkhouse": ["Steele Archer", "Clint Ramsey"],
            "town square": ["Jonah Essex"],
        },
        deeds=["Bunkhouse", "Undertaker"],
    )
    table.uses("Kevin Wainwright")
    assert table.choices() == ["Town Square", "Bunkhouse"]


@pytest.mark.plays("Tyxarglenak")
def test_action_cards_have_to_take_tyxarglenak_before_its_hucksters() -> None:
    table = shootout(
        ["Jonah Essex"],
        ["Tyxarglenak", "Steele Archer", "Fred Aims"],
        leader={"hand": ["Sun in Yer Eyes"]},
    )
    table.uses("Sun in Yer Eyes")
    assert table.choices() == ["Jonah Essex", "Tyxarglenak", "Fred Aims"]  # Jonah is a Huckster of theirs
    table.answer("Tyxarglenak")
    assert (table.bullets("Tyxarglenak"), table.stud("Tyxarglenak")) == (0, False)


@pytest.mark.refuses("Tyxarglenak")
def test_tyxarglenak_shields_nobody_from_other_cards_or_from_its_own_player() -> None:
    wendy = 'Xiong "Wendy" Cheng'
    posses = [wendy], ["Tyxarglenak", "Steele Archer"]
    table = shootout(*posses).uses(wendy)
    assert table.choices() == ["Tyxarglenak", "Steele Archer"]
    own = shootout(*posses, mark={"hand": ["Sun in Yer Eyes"]}, winner=1).uses("Sun in Yer Eyes")
    assert own.choices() == [wendy, "Tyxarglenak", "Steele Archer"]


@pytest.mark.refuses("Tyxarglenak")
@pytest.mark.parametrize(("tyxarglenak", "marks"), [("", ["Steele Archer"]), (" | bounty 1", [])])
def test_tyxarglenak_shields_only_if_it_can_be_taken_itself(tyxarglenak: str, marks: list[str]) -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Bounty Hunter"]),
        side(
            "The Fourth Ring",
            at={
                "home": [f"Tyxarglenak{tyxarglenak}", "Steele Archer | bounty 1"],
                "town square": ["Avie Cline | bounty 1"],
            },
        ),
    )
    table.uses("Bounty Hunter")
    shield = ["Tyxarglenak"] if tyxarglenak else []
    assert table.choices() == [*shield, *marks, "Avie Cline"]


# --- Arnold McCadish ---------------------------------------------------------------------------------


def casualty(
    pulled: str, *, by: int = 1, mine: str = "Olivia Jenks", arnold: str = "Arnold McCadish"
) -> Playing:
    """Player 0 loses the round by so much and has only one dude, of value 2, to give; then a pull is due."""
    table = showdown(
        [mine],
        ["Fred Aims"],
        ((*HANDS[1], pulled), HANDS[1 + by]),
        leader={"at": {"home": [arnold]}},
    )
    return table.until("React") if "booted" not in arnold else table.until("Noon play")


@pytest.mark.plays("Arnold McCadish")
@pytest.mark.ruling("RC3-arnold-mccadish-02")
def test_arnold_patches_up_a_casualty() -> None:
    table = casualty("3D", mine="Olivia Jenks | Shotgun | Mustang").reacts("Arnold McCadish")
    table.until("Noon play")
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == ("Law Dogs", True)
    assert table.card("Shotgun").place == table.card("Mustang").place == table.id("Olivia Jenks")
    assert table.id("Olivia Jenks") not in [event.card for event in table.events(Discarded)]
    assert table.booted("Arnold McCadish")


@pytest.mark.plays("Arnold McCadish")
def test_a_low_pull_is_a_wasted_effort() -> None:
    table = casualty("2D").reacts("Arnold McCadish")  # not more than Olivia's value
    assert table.zone("Olivia Jenks") == "discard"
    assert table.booted("Arnold McCadish")


@pytest.mark.plays("Arnold McCadish")
def test_arnold_may_help_the_other_side() -> None:
    table = showdown(
        ["Olivia Jenks"],
        ["Fred Aims"],
        (HANDS[2], (*HANDS[1], "KD")),
        leader={"at": {"home": ["Arnold McCadish"]}, "deck": (*HANDS[2], "KD")},
    )
    table.until("React").reacts("Arnold McCadish")
    assert (table.zone("Fred Aims"), table.at("Fred Aims")) == ("play", "The Sloane Gang")


@pytest.mark.refuses("Arnold McCadish")
def test_arnold_is_too_late_for_the_aced_and_too_tired_when_booted() -> None:
    aced = showdown(
        ["Olivia Jenks"], ["Fred Aims"], (HANDS[1], HANDS[3]), leader={"at": {"home": ["Arnold McCadish"]}}
    )
    aced.until("Noon play")
    assert aced.zone("Olivia Jenks") == "hill"
    booted = casualty("KD", arnold="Arnold McCadish | booted")
    assert booted.zone("Olivia Jenks") == "discard"
    for table in (aced, booted):
        assert not any(event.cause.card == table.id("Arnold McCadish") for event in table.state.log)


@pytest.mark.refuses("Arnold McCadish")
def test_arnold_is_no_vet() -> None:
    table = showdown(
        ["Olivia Jenks | Bluetick"],
        ["Fred Aims"],
        (HANDS[1], HANDS[2]),
        leader={"at": {"home": ["Arnold McCadish"]}},
    )
    table.until("casualt").answer(f"discard:{table.id('Bluetick')}")
    assert table.zone("Bluetick") == "discard"
    assert "React" not in asks(table)


@pytest.mark.refuses("Arnold McCadish")
def test_arnold_cares_only_for_casualties() -> None:
    """Ramiro is discarded because nobody pays him."""
    table = shootout(
        ["Olivia Jenks", "Ramiro Mendoza"], ["Fred Aims"], leader={"at": {"home": ["Arnold McCadish"]}}
    )
    assert table.zone("Ramiro Mendoza") == "discard"
    assert "Shootout" in asks(table)


@pytest.mark.ruling("RC3-arnold-mccadish-03")
def test_arnold_saves_whom_the_doctor_has_saved_from_boot_hill() -> None:
    table = showdown(
        ["Olivia Jenks | bounty 2"],
        ["Fred Aims"],
        ((*HANDS[1], "KD", "QD"), HANDS[3]),
        leader={"at": {"home": ["Arnold McCadish", "Dr. Emanuel Ashbel"]}},
    )
    table.until("React").reacts("Dr. Emanuel Ashbel")
    assert can_use(table, "Arnold McCadish")
    table.reacts("Arnold McCadish").until("Noon play")
    assert (table.zone("Olivia Jenks"), table.at("Olivia Jenks")) == ("play", "Law Dogs")


@pytest.mark.ruling("RC3-arnold-mccadish-03")
def test_whom_only_the_doctor_saves_is_a_discarded_casualty_and_pays_the_other_side() -> None:
    table = showdown(
        ["Olivia Jenks | bounty 2"],
        ["Fred Aims"],
        ((*HANDS[1], "KD"), HANDS[3]),
        leader={"at": {"home": ["Dr. Emanuel Ashbel"]}},
    )
    table.until("React").reacts("Dr. Emanuel Ashbel")
    assert table.zone("Olivia Jenks") == "discard"
    assert table.rock(1) == 2


# --- The Ghostly Gun ---------------------------------------------------------------------------------


def haunted(hands: Hands = EVEN, *, company: str = "Olivia Jenks", **details: Any) -> Playing:
    """The Ghostly Gun, with company or without, is at the Resolution step."""
    return showdown([GUN, *([company] if company else [])], ["Fred Aims"], hands, **details)


@pytest.mark.plays(GUN)
def test_the_ghostly_gun_completes_a_hand() -> None:
    table = haunted((HANDS[2], HANDS[1]))
    spare = of_draw_hand(table, 0, 4)
    table.uses(GUN, "5H", spare)
    assert total(table, 0) == 4  # three fives
    assert (table.zone(GUN), table.posse(0)) == ("draw", ["Olivia Jenks"])
    assert table.state.cards[spare].zone == "discard"
    table.until("Noon play")
    assert table.zone(GUN) == "discard"


@pytest.mark.ruling("RC3-the-ghostly-gun-01")
def test_alone_the_ghostly_gun_ends_the_shootout() -> None:
    table = haunted((HANDS[2], HANDS[1]), company="")
    table.uses(GUN, "5H", of_draw_hand(table, 0, 4))
    assert "Noon play" in asks(table)
    assert not table.events(RoundDecided)
    assert not table.events(CasualtyNamed)
    assert len(table.events(ShootoutEnded)) == 1
    assert table.at("Fred Aims") == "Town Square"


@pytest.mark.ruling("RC3-the-ghostly-gun-02")
def test_a_hand_the_ghostly_gun_made_illegal_can_be_punished() -> None:
    table = haunted((HANDS[2], HANDS[1]), mark={"hand": ["Coachwhip!"]}, winner=1)
    assert not can_use(table, "Coachwhip!")
    table.passes(1).uses(GUN, "5C", of_draw_hand(table, 0, 4))
    assert not is_legal(table.state, 0)
    assert can_use(table, "Coachwhip!")
    table.uses("Coachwhip!")
    assert table.zone("Olivia Jenks") == "hill"


@pytest.mark.ruling("RC3-the-ghostly-gun-02")
def test_nobody_is_punished_twice_for_one_hand() -> None:
    table = haunted((CHEATING_PAIR, HANDS[1]), mark={"hand": ["Coachwhip!", "One Good Turn…"]}, winner=1)
    table.uses("One Good Turn…").uses(GUN, "KC", of_draw_hand(table, 0, 1))
    assert not is_legal(table.state, 0)
    assert not can_use(table, "Coachwhip!")


@pytest.mark.refuses(GUN)
@pytest.mark.ruling("RC3-the-ghostly-gun-03")
def test_the_ghostly_gun_says_what_he_is_at_once() -> None:
    table = haunted((HANDS[2], HANDS[1])).uses(GUN)
    assert "stand for" in asks(table)
    table.answer("5H")
    assert len(table.choices()) == 6  # now a card of the hand is discarded
    assert table.choices()[-1] == GUN
    table.answer(of_draw_hand(table, 0, 4))
    assert "Resolution" in asks(table)
    assert len(draw_hand(table, 0)) == 5


@pytest.mark.refuses(GUN)
@pytest.mark.ruling("RC3-the-ghostly-gun-04")
def test_the_ghostly_gun_does_not_play_lowball() -> None:
    table = Playing(
        side("The Fourth Ring", rock=1, deck=HANDS[1], hand=["One Good Turn…"], at={"town square": [GUN]}),
        side("Law Dogs", rock=1, deck=CHEATING_PAIR),
        phase="gambling",
    )
    assert can_use(table, "One Good Turn…")
    assert not can_use(table, GUN)


@pytest.mark.refuses(GUN)
def test_the_ghostly_gun_has_to_be_in_the_shootout() -> None:
    table = showdown(["Olivia Jenks"], ["Fred Aims"], leader={"at": {"home": [GUN]}})
    assert "Resolution" in asks(table)
    assert not can_use(table, GUN)
