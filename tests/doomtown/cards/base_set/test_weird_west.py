"""Cards of the Base Set in the wording of the Weird West, beside the compendium's where that shows the difference."""

from collections.abc import Sequence
from typing import Any

import pytest

from boomtown.doomtown.reading.draw_hands import is_legal, rank
from boomtown.doomtown.reading.numbers import control, has_keyword, total, upkeep
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.offers import usable
from doomtown.shootouts import CHEATING_PAIR, HANDS, draws, shootout

WW = " [Weird West]"


def wordings(*cases: Any) -> Any:
    """Each test is played in the compendium's wording with the first case and in Weird West's with the second."""
    return pytest.mark.parametrize(("wording", "case"), list(zip(("", WW), cases, strict=True)))


def at_noon(*people: str, theirs: Sequence[str] = (), **mine: Any) -> Playing:
    """Player 0's people are in the town square, and it is their Noon."""
    return Playing(
        side("Law Dogs", at={"town square": list(people)}, **mine),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"town square": list(theirs)}),
    )


# --- dudes -----------------------------------------------------------------------------------------


@pytest.mark.plays("Jia Mein")
@wordings(False, True)
def test_jia_mein_studies_again_and_again(wording: str, case: bool) -> None:
    table = shootout(
        [f"Jia Mein{wording}"], ["Jake Smiley"], leader={"hand": ["Shadow Walk", "Soul Blast"], "rock": 9}
    )
    table.uses("Jia Mein", "Shadow Walk").passes(1)
    assert table.stud("Jia Mein")
    assert usable(table, "Jia Mein") is case


@pytest.mark.plays("Philip Swinford")
@wordings("Ambush", "Ambush")
def test_philip_swinford_trades_a_card_for_the_opponent_s_cheating(wording: str, case: str) -> None:
    table = shootout(
        [f"Philip Swinford{wording}"],
        ["Jake Smiley"],
        hands=((*HANDS[1], "6C"), CHEATING_PAIR),
        leader={"hand": [case]},
    )
    draws(table, "Philip Swinford", "Jake Smiley").answer(case)
    assert len(table.hand(0)) == 1
    assert case not in table.hand(0)


@pytest.mark.plays("Jon Longstride")
@wordings(False, True)
def test_jon_longstride_boots_to_water_his_horse(wording: str, case: bool) -> None:
    table = at_noon(f"Jon Longstride{wording} | Mustang booted").uses("Jon Longstride")
    assert (table.booted("Mustang"), table.booted("Jon Longstride")) == (False, case)
    assert not usable(at_noon(f"Jon Longstride{wording} | booted | Mustang"), "Jon Longstride")


@pytest.mark.plays("Lane Healey")
@wordings(0, 1)
def test_lane_healey_is_cheaper_to_keep_with_a_horse(wording: str, case: int) -> None:
    table = at_noon(f"Lane Healey{wording} | Mustang")
    alone = at_noon(f"Lane Healey{wording}")
    assert table.bullets("Lane Healey") == alone.bullets("Lane Healey") + 2
    lane = table.id("Lane Healey")
    assert upkeep(table.state, lane) == upkeep(alone.state, alone.id("Lane Healey")) - case


# --- deeds -----------------------------------------------------------------------------------------


@pytest.mark.plays("Dead Dog Tavern")
@wordings(1, 1)
def test_bullets_control_the_rowdy_tavern(wording: str, case: int) -> None:
    tavern = "Dead Dog Tavern"
    table = Playing(
        side("Law Dogs", deeds=[tavern + wording], at={tavern: ["Olivia Jenks"]}),
        side("The Sloane Gang", at={tavern: ["Ramiro Mendoza"]}),
    )
    assert table.influence("Olivia Jenks") > table.influence("Ramiro Mendoza")
    assert table.controller(tavern) == case


@pytest.mark.plays("Cattle Market")
@wordings(1, 1)
def test_the_cattle_market_has_a_control_point_beside_another_ranch(wording: str, case: int) -> None:
    market = "Cattle Market"
    for ranch, points in (("Circle M Ranch", case), ("Bunkhouse", 0)):
        table = Playing(
            side("Law Dogs", deeds=[market + wording, ranch], at={market: ["Travis Moone"]}), side()
        )
        assert control(table.state, table.id(market)) == points
    assert table.value("Travis Moone") == 5 + 3


# --- goods -----------------------------------------------------------------------------------------


@pytest.mark.plays("Shotgun")
@pytest.mark.refuses("Shotgun")
@wordings(True, False)
def test_the_shotgun_aces_below_the_dude_s_bullets(wording: str, case: bool) -> None:
    """Barton Everest has 3 bullets with it, and Tommy Harden has just that value."""
    armed = f"Barton Everest | Shotgun{wording}"
    assert usable(shootout([armed], ["Tommy Harden"]), "Shotgun") is case
    table = shootout([armed], ["Philip Swinford", "Tommy Harden"]).uses(
        "Shotgun", *["Philip Swinford"] * case
    )
    assert table.zone("Philip Swinford") == "hill"


@pytest.mark.plays("Quickdraw Handgun")
@wordings(False, True)
def test_the_hand_quickly_drawn_counts_as_legal(wording: str, case: bool) -> None:
    table = shootout(
        [f"Olivia Jenks | Quickdraw Handgun{wording}"], ["Jake Smiley"], hands=(HANDS[1], CHEATING_PAIR)
    )
    draws(table, "Olivia Jenks", "Jake Smiley").uses("Quickdraw Handgun")
    assert (rank(table.state, 0), rank(table.state, 1)) == (2, 1)
    assert is_legal(table.state, 0) is case


@pytest.mark.plays("Mechanical Horse")
@pytest.mark.refuses("Mechanical Horse")
def test_the_mechanical_horse_walks_next_door_for_less() -> None:
    table = at_noon(f"Olivia Jenks | Mechanical Horse{WW}", rock=3, deeds=["Blake Ranch", "Undertaker"])
    table.uses("Mechanical Horse", part="walk")
    assert "Blake Ranch" not in table.choices()  # it is out of town
    table.answer("Undertaker").passes(1)
    assert (table.rock(0), table.at("Olivia Jenks")) == (2, "Undertaker")
    table.uses("Mechanical Horse", "Blake Ranch", part="trot").passes(1)
    assert (table.rock(0), table.at("Olivia Jenks")) == (0, "Blake Ranch")
    assert not usable(table, "Mechanical Horse")


@pytest.mark.plays("Tin Star")
@wordings(False, True)
def test_the_tin_star_makes_a_deputy(wording: str, case: bool) -> None:
    table = at_noon(f"Olivia Jenks | Tin Star{wording}", theirs=["Jake Smiley | bounty 1"])
    assert has_keyword(table.state, table.id("Olivia Jenks"), "Deputy") is case
    table.calls_out("Olivia Jenks", "Jake Smiley")
    assert table.state.fight is not None  # nobody was asked whether to accept


@pytest.mark.plays("Buffalo Rifle")
@pytest.mark.refuses("Buffalo Rifle")
@pytest.mark.parametrize(("where", "comes"), [("Undertaker", True), ("Blake Ranch", False)])
def test_the_buffalo_rifle_is_a_shootout_play(where: str, comes: bool) -> None:
    rifle = f"Jake Smiley | booted | Buffalo Rifle{WW}"
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        leader={"deeds": ["Undertaker", "Blake Ranch"], "at": {where: [rifle]}},
    )
    assert table.posse(0) == ["Olivia Jenks"]
    assert usable(table, "Buffalo Rifle") is comes
    if comes:
        table.uses("Buffalo Rifle")
        assert table.posse(0) == ["Olivia Jenks", "Jake Smiley"]
        assert (table.at("Jake Smiley"), table.booted("Buffalo Rifle")) == (where, True)


# --- spells ----------------------------------------------------------------------------------------


@pytest.mark.plays("Soul Blast")
@wordings("The Fourth Ring", "Town Square")
def test_a_failed_soul_blast_boots_the_huckster_where_he_is(wording: str, case: str) -> None:
    table = shootout(
        [f"Steele Archer | Soul Blast{wording}", "Olivia Jenks"],
        ["Barton Everest"],
        leader={"outfit": "The Fourth Ring", "deck": ["AC"]},
    )
    table.uses("Soul Blast", *(["Barton Everest"] if not wording else []))
    assert (table.at("Steele Archer"), table.booted("Steele Archer")) == (case, True)


@pytest.mark.plays("Shadow Walk")
@pytest.mark.parametrize(("answer", "seat", "zone"), [("yes", 0, "discard"), ("no", 1, "play")])
def test_the_shadow_walker_gives_the_hex_for_another_play(answer: str, seat: int, zone: str) -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Jake Smiley"],
        leader={"deck": ["KS"], "at": {"home": [f"Steele Archer | Shadow Walk{WW}"]}},
    )
    table.uses("Shadow Walk", answer)
    assert table.posse(0) == ["Olivia Jenks", "Steele Archer"]
    assert (table.ask.seat, table.zone("Shadow Walk")) == (seat, zone)


@pytest.mark.plays("Blood Curse")
@pytest.mark.refuses("Blood Curse")
@wordings(True, False)
def test_blood_curse_is_for_noon_only(wording: str, case: bool) -> None:
    huckster = f"Steele Archer | Blood Curse{wording}"
    assert usable(shootout([huckster], ["Barton Everest"]), "Blood Curse") is case
    table = at_noon(huckster, theirs=["Barton Everest"], deck=["KS"]).uses("Blood Curse", "Barton Everest")
    assert table.bullets("Barton Everest") == 1


# --- actions ---------------------------------------------------------------------------------------


@pytest.mark.plays("Sun in Yer Eyes")
@pytest.mark.parametrize(
    ("mode", "bullets", "stud", "rock"),
    [("-2 bullets", 0, True, 1), ("draw", 2, False, 1), ("both", 0, False, 0)],
)
def test_the_sun_does_one_thing_or_for_ghost_rock_both(
    mode: str, bullets: int, stud: bool, rock: int
) -> None:
    table = shootout(["Olivia Jenks"], ["Clint Ramsey"], leader={"hand": [f"Sun in Yer Eyes{WW}"], "rock": 1})
    table.uses("Sun in Yer Eyes", "Clint Ramsey")
    assert table.choices() == ["-2 bullets", "draw", "both"]
    table.answer(mode)
    assert (table.bullets("Clint Ramsey"), table.stud("Clint Ramsey"), table.rock(0)) == (bullets, stud, rock)


@pytest.mark.refuses("Sun in Yer Eyes")
def test_who_is_broke_does_not_get_both() -> None:
    table = shootout(["Olivia Jenks"], ["Clint Ramsey"], leader={"hand": [f"Sun in Yer Eyes{WW}"]})
    assert table.uses("Sun in Yer Eyes", "Clint Ramsey").choices() == ["-2 bullets", "draw"]


@pytest.mark.refuses("Ambush")
@pytest.mark.refuses("Kidnappin'")
@pytest.mark.parametrize("crime", ["Ambush", "Kidnappin'"])
@wordings(True, False)
def test_nobody_marks_their_own_people_in_weird_west(crime: str, wording: str, case: bool) -> None:
    hand = [crime + wording]
    assert usable(at_noon("Barton Everest", "Jake Smiley", rock=9, hand=hand), crime) is case


@pytest.mark.plays("Ambush")
@pytest.mark.plays("Kidnappin'")
@pytest.mark.parametrize(("crime", "zone"), [("Ambush", "hill"), ("Kidnappin'", "discard")])
def test_both_crimes_cost_the_mark_and_the_good_name(crime: str, zone: str) -> None:
    table = at_noon("Barton Everest", theirs=["Jake Smiley"], rock=9, hand=[crime + WW])
    table.uses(crime).until("Noon play")
    assert (table.zone("Jake Smiley"), table.bounty("Barton Everest")) == (zone, 1)


UNPREPARED = f"Unprepared{WW}"


def unprepared(part: str) -> Playing:
    table = shootout(["Olivia Jenks"], ["Barton Everest | Shotgun | Roan"], leader={"hand": [UNPREPARED]})
    return table.uses("Unprepared", *(["Barton Everest"] if part == "surprise" else []), part=part)


@pytest.mark.plays("Unprepared")
def test_an_unprepared_dude_keeps_the_weapon_ready() -> None:
    table = unprepared("surprise")
    assert (table.booted("Barton Everest"), table.booted("Shotgun")) == (True, False)
    assert table.bullets("Barton Everest") == 2 + 1 - 1


@pytest.mark.plays("Unprepared")
def test_or_one_or_two_cards_of_a_dude_are_useless() -> None:
    table = unprepared("disarm")
    assert table.choices() == ["Shotgun", "Roan"]
    table.answer("Shotgun")
    assert [table.booted(card) for card in ("Barton Everest", "Shotgun", "Roan")] == [False, True, False]
    assert table.bullets("Barton Everest") == 2


@pytest.mark.refuses("Unprepared")
def test_who_is_booted_already_is_not_surprised() -> None:
    table = shootout(["Olivia Jenks"], ["Barton Everest | booted"], leader={"hand": [UNPREPARED]})
    assert not usable(table, "Unprepared", "disarm")  # nobody carries anything
    table.uses("Unprepared", part="surprise")
    assert table.booted("Olivia Jenks")  # there was nobody else to choose


@pytest.mark.plays("Pinned Down")
@wordings(0, -2)
def test_who_is_pinned_down_may_owe_bullets_in_weird_west(wording: str, case: int) -> None:
    """Jake Smiley has 1 bullet before he is the shooter."""
    table = shootout(
        ["Olivia Jenks"], ["Jake Smiley", "Dulf Zug"], leader={"hand": [f"Pinned Down{wording}"]}
    )
    table.uses("Pinned Down", "Jake Smiley").until("shooter").answer("Jake Smiley")
    assert total(table.state, "bullets", table.id("Jake Smiley")) == case


@pytest.mark.plays("Point Blank")
@pytest.mark.refuses("Point Blank")
@wordings(True, False)
def test_a_hired_gunslinger_does_not_shoot_point_blank(wording: str, case: bool) -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Travis Moone"],
        leader={"hand": ["Hired Help", f"Point Blank{wording}"], "rock": 9, "deck": [*HANDS[1], "KS", "QS"]},
    )
    table.uses("Hired Help")
    draws(table, "Gunslinger", "Travis Moone").until("Resolution")
    assert usable(table, "Point Blank") is case


@pytest.mark.plays("Point Blank")
def test_a_stud_of_your_own_shoots_point_blank() -> None:
    table = shootout(
        ["Clint Ramsey"],
        ["Jake Smiley", "Philip Swinford", "Olivia Jenks"],
        leader={"hand": [f"Point Blank{WW}"], "deck": [*HANDS[1], "KS", "QS"]},
    )
    draws(table, "Clint Ramsey", "Olivia Jenks").until("Resolution").uses("Point Blank")
    assert (table.ask.seat, table.choices()) == (1, ["Jake Smiley", "Philip Swinford"])
    table.answer("Jake Smiley")
    assert (table.booted("Clint Ramsey"), table.zone("Jake Smiley")) == (True, "hill")
