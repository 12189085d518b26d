"""Whom cards of Too Tough to Die reach: posses with guests on both sides, and everybody carries something."""

from typing import Any

import pytest

from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import JobEnded
from doomtown import third_player
from doomtown.scenes import HANDS, draws, shootout, usable

THEIRS = ["Fred Aims | Shotgun", "Travis Moone | Roan"]
WENDY, FEICHI = 'Xiong "Wendy" Cheng (Exp 1)', 'Feichi "Suitcase" Lee'


def posses(*mine: str, **details: Any) -> Playing:
    """Yours, a guest's, theirs and their guest's are in the fight; others are at home."""
    more = {
        0: {"deck": ["KS"], "at": {"home": ["Clyde Owens | Peacemaker"]}, **details},
        1: {"at": {"home": ["Allie Hensman | Roan"]}},
    }
    return third_player.posses([*mine], THEIRS, ["Natalya | Roan"], ["Bobo | Stone Idol"], more=more)


@pytest.mark.refuses("Tonton Macoute", WENDY, "Retribution", FEICHI)
@pytest.mark.parametrize(
    ("dude", "card"),
    [
        ("Tonton Macoute", "Tonton Macoute"),
        (WENDY, WENDY),
        (FEICHI, FEICHI),
        ("Father Tolarios | Retribution", "Retribution"),
    ],
)
def test_every_opposing_dude_in_the_fight_and_nobody_else(dude: str, card: str) -> None:
    assert posses(dude).uses(card).choices() == ["Fred Aims", "Travis Moone", "Bobo"]


@pytest.mark.refuses("Silas Aims (Exp 1)")
def test_silas_scares_no_guns_and_nobody_at_home() -> None:
    assert posses("Silas Aims (Exp 1) | bounty 5").uses("Silas Aims (Exp 1)").choices() == [
        "Fred Aims",
        "Travis Moone",
        "Bobo",
    ]


@pytest.mark.refuses("Skinwalker")
def test_a_guests_monster_is_not_yours_to_boot() -> None:
    table = posses("Skinwalker").uses("Skinwalker")
    assert (table.booted("Skinwalker"), table.booted("Natalya")) == (True, False)  # unasked
    table.answer("attachment")
    assert table.choices() == ["Shotgun", "Roan", "Stone Idol"]


@pytest.mark.refuses("Guiding Wind")
def test_the_wind_spares_guests_and_may_not_rise() -> None:
    table = posses("Laughing Crow | Guiding Wind | Shotgun").uses("Guiding Wind")
    assert table.choices() == ["Laughing Crow", "Fred Aims", "Travis Moone", "Bobo"]
    calm = posses("Laughing Crow | Guiding Wind", deck=["3S"]).uses("Guiding Wind", "Fred Aims")
    assert (calm.bullets("Fred Aims"), calm.booted("Guiding Wind")) == (3, True)


@pytest.mark.refuses("Dr. Erik Yaple")
def test_no_weapon_gets_a_bounty() -> None:
    table = posses("Olivia Jenks | Flame-Thrower", "Dr. Erik Yaple").reacts("Dr. Erik Yaple")
    assert table.choices() == ["Fred Aims", "Travis Moone", "Bobo"]


@pytest.mark.plays("Mischievous Coyote")
def test_nine_is_just_enough_for_the_coyote() -> None:
    gang = ["Laughing Crow | Mischievous Coyote", "Clyde Owens", "Tommy Harden"]
    table = shootout(gang, ["Fred Aims"], hands=(["5S"], ()))
    assert bonuses(table.uses("Mischievous Coyote").state, 0) == (1, 2)


PARLOR = "Campbell & Hatch Billiard Parlor"


@pytest.mark.plays(PARLOR)
def test_casualties_fall_and_from_the_second_round_on_cards_kill_again() -> None:
    table = shootout(
        ["Clyde Owens | bullets -3 | Shotgun", "Olivia Jenks | bullets -2"],
        ["Fred Aims | bullets -2", "Allie Hensman | bullets -2"],
        hands=(HANDS[3] + HANDS[1], HANDS[2] + HANDS[1]),
        leader={"deeds": [PARLOR]},
    ).reacts(PARLOR)
    draws(table).until(Question.RUN)
    assert [table.zone(dude) for dude in ("Fred Aims", "Allie Hensman")].count("play") == 1
    table.until(Question.SHOOTOUT)
    assert usable(table, "Shotgun")


@pytest.mark.refuses(PARLOR)
def test_dudes_who_are_not_in_play_are_discarded_as_ever() -> None:
    """Ten-Foot Punch turns up five cards of the deck: what is not taken goes, dudes like the rest."""
    shown = ["Clint Ramsey", "Focusing Chi", "Roan", "Allie Hensman", "Pinto"]
    table = shootout(
        ["Jake Smiley"],
        ["Fred Aims"],
        leader={
            "deeds": [PARLOR],
            "hand": ["Ten-Foot Punch"],
            "deck": ["2S", *shown],
            "at": {"home": ["Longwei Fu"]},
        },
    ).reacts(PARLOR)
    table.until(Question.SHOOTOUT).uses("Ten-Foot Punch", "Focusing Chi")
    assert [table.zone(card) for card in shown] == ["discard", "hand", "discard", "discard", "discard"]


CONCORDIA = "Concordia Cemetery"


@pytest.mark.refuses(CONCORDIA)
def test_who_only_looks_on_buries_nobody() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Clyde Owens | bullets 9 | Shotgun [Weird West]"]}),
        side("The Sloane Gang", at={"town square": ["Allie Hensman", "Jake Smiley"]}),
        side("Morgan Cattle Co.", deeds=[CONCORDIA]),
        turn=0,
    )
    table.calls_out("Clyde Owens", "Allie Hensman").answer("yes")
    third_player.join(table, invited={})
    table.uses("Shotgun", "Allie Hensman").never_offered(CONCORDIA, until=Question.SHOOTOUT)


DAN = '"Handsome" Dan Deeds'


@pytest.mark.plays(DAN)
@pytest.mark.refuses(DAN)
def test_four_ghost_rock_are_enough_for_dan_and_no_home_is_a_deed() -> None:
    def town(where: str) -> Playing:
        gang = {where: [DAN, "Max Baine"]}
        return Playing(
            side("Morgan Cattle Co.", rock=4, deeds=["Bunkhouse"], at=gang),
            side("Law Dogs", rock=9, at={"home": ["Clyde Owens", "Tommy Harden"]}),
        ).uses(DAN)

    assert "pay 4" in town("Bunkhouse").until("pay 4").ask.message.args["purpose"]
    town("home").never_offered(DAN, until="upkeep")


@pytest.mark.refuses("Vida Azul")
def test_nobody_is_asked_about_a_rider_without_goods_or_need() -> None:
    tired, fresh = "Lane Healey | booted | Mustang booted", "Lane Healey | Mustang booted"
    for card, rider in (("Bunkhouse", tired), ("Shotgun", fresh)):
        table = Playing(
            side("Morgan Cattle Co.", hand=[card], at={"home": ["Vida Azul", f"{rider} | Shotgun"]}),
            side("Law Dogs"),
        ).uses("Vida Azul")
        assert (table.ask.seat, table.booted("Mustang"), table.question) == (1, False, Question.NOON)


@pytest.mark.refuses("Stone's Colt Dragoons")
def test_dragoons_at_home_shoot_nobody() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        leader={"at": {"home": ["Clyde Owens | Stone's Colt Dragoons"]}},
        mark={"hand": ["The Stakes Just Rose"], "at": {"home": ["Barton Everest"]}},
        rock=9,
    )
    table.passes(0).uses("The Stakes Just Rose")
    table.never_offered("Stone's Colt Dragoons", until=Question.SHOOTOUT)
    assert table.posse(1) == ["Fred Aims", "Barton Everest"]


@pytest.mark.refuses("Analytical Cognisizer")
def test_a_pull_for_a_dude_is_no_pull_for_a_gadget() -> None:
    table = shootout(
        ["Seamus O'Toole", "Olivia Jenks | Flame-Thrower"],
        ["Fred Aims"],
        hands=(["AC"], ()),
        leader={"hand": ["Roan"], "at": {"home": ["Elander Boldman | Analytical Cognisizer"]}},
    )
    table.uses("Seamus O'Toole").never_offered("Analytical Cognisizer", until=Question.SHOOTOUT)
    assert table.bullets("Olivia Jenks") == 0


@pytest.mark.refuses("Bartholomew P. Fountain")
def test_another_players_ranch_drives_nobody() -> None:
    table = Playing(
        side("Morgan Cattle Co.", deeds=["Bunkhouse"], at={"home": ["Bartholomew P. Fountain"]}),
        side("Law Dogs", deeds=["Circle M Ranch"], at={"town square": ["Clyde Owens"]}),
    )
    assert not usable(table, "Bartholomew P. Fountain")


@pytest.mark.refuses("Takahashi Jinrai")
def test_jinrai_develops_only_deeds_of_yours_in_town() -> None:
    table = Playing(
        side(
            "Morgan Cattle Co.",
            deeds=["Cattle Market", "Blake Ranch | production -9"],
            at={"home": ["Takahashi Jinrai"]},
        ),
        side("Law Dogs", deeds=["Pony Express | production -9"]),
    )
    table.uses("Takahashi Jinrai").until(Question.NOON)  # unasked
    assert table.events(JobEnded)[-1].mark == table.id("Cattle Market")


@pytest.mark.refuses("The Spiritual Society")
def test_the_society_does_not_silence_its_own() -> None:
    table = Playing(
        side("The Spiritual Society", at={"town square": ["Mariel Lewis", "Butch Deuces"]}),
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}),
    )
    assert not usable(table, "The Spiritual Society")
