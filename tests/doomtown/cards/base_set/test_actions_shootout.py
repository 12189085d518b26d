"""Shootout actions of the Base Set."""

import pytest

from boomtown.doomtown.reading.numbers import total
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, deal, fight, refused, shootout, usable


def at_peace(card: str) -> Playing:
    return Playing(side(rock=5, hand=[card], at={"town square": ["Olivia Jenks"]}), side("The Sloane Gang"))


@pytest.mark.parametrize(
    "action",
    [
        pytest.param(action, marks=pytest.mark.refuses(action))
        for action in (
            "Pistol Whip", "Sun in Yer Eyes", "The Stakes Just Rose", "Make the Smart Choice", "Missed!",
            "Pinned Down", "Unprepared",
        )
    ],
)  # fmt: skip
def test_shootout_actions_are_no_noon_plays(action: str) -> None:
    table = at_peace(action)
    assert refused(table, action) == "RC-abilities-01"
    assert not any(play.startswith("use") for play in table.plays())


# --- Pistol Whip -------------------------------------------------------------------------------------


@pytest.mark.plays("Pistol Whip")
def test_a_pistol_whip_sends_somebody_home() -> None:
    table = shootout(
        ["Olivia Jenks | Roan", "Jake Smiley | booted"],
        ["Fred Aims | Roan", "Silas Aims | booted"],
        leader={"hand": ["Pistol Whip"]},
    )
    table.uses("Pistol Whip")  # Jake Smiley is booted, Olivia Jenks has to do it
    assert table.choices() == ["Fred Aims", "Silas Aims"]
    table.answer("Silas Aims")
    assert (table.at("Silas Aims"), table.posse(1)) == ("The Sloane Gang", ["Fred Aims"])
    assert (table.booted("Olivia Jenks"), table.bullets("Olivia Jenks")) == (True, 1)


@pytest.mark.refuses("Pistol Whip")
def test_a_pistol_whip_takes_no_bullet_from_who_has_none_and_needs_somebody_unbooted() -> None:
    table = shootout(["Silas Aims"], ["Fred Aims", "Jake Smiley"], leader={"hand": ["Pistol Whip"]})
    table.uses("Pistol Whip", "Fred Aims")
    assert total(table.state, "bullets", table.id("Silas Aims")) == 0
    last_bullet = shootout(["Jake Smiley"], ["Fred Aims", "Silas Aims"], leader={"hand": ["Pistol Whip"]})
    last_bullet.uses("Pistol Whip", "Fred Aims")
    assert last_bullet.bullets("Jake Smiley") == 0
    tired = shootout(["Fred Aims"], ["Olivia Jenks | booted"], mark={"hand": ["Pistol Whip"]}).passes(0)
    assert refused(tired, "Pistol Whip") == "RB-5.3.1-06"


@pytest.mark.refuses("Pistol Whip")
@pytest.mark.rule("AEG-actin-01")
@pytest.mark.parametrize(("edition", "offered"), [("pinebox", True), ("aeg", False)])
def test_who_boots_for_no_ability_whips_nobody_where_booting_is_the_cost(edition: str, offered: bool) -> None:
    """Lost to the Plague speaks of costs: what is only required may be done (ruling 2)."""
    table = shootout(
        ["Olivia Jenks | Lost to the Plague"],
        ["Fred Aims"],
        leader={"hand": ["Pistol Whip"]},
        edition=edition,
    )
    assert usable(table, "Pistol Whip") is offered
    well = shootout(["Olivia Jenks"], ["Fred Aims"], leader={"hand": ["Pistol Whip"]}, edition=edition)
    well.uses("Pistol Whip")
    assert well.at("Fred Aims") == "The Sloane Gang"


# --- Sun in Yer Eyes, Missed! ------------------------------------------------------------------------


@pytest.mark.plays("Sun in Yer Eyes")
@pytest.mark.parametrize(("dude", "left"), [("Clyde Owens", 1), ("Tommy Harden", 0)])
def test_the_sun_blinds_for_the_shootout(dude: str, left: int) -> None:
    table = shootout(["Olivia Jenks"], [dude], leader={"hand": ["Sun in Yer Eyes"]})
    table.uses("Sun in Yer Eyes", dude)
    assert (table.bullets(dude), table.stud(dude)) == (left, False)
    assert total(table.state, "bullets", table.id(dude)) == left, "never below 0"


@pytest.mark.refuses("Sun in Yer Eyes")
def test_the_sun_blinds_nobody_outside() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims | Shotgun"],
        leader={"hand": ["Sun in Yer Eyes"]},
        mark={"at": {"home": ["Silas Aims"]}},
    )
    table.uses("Sun in Yer Eyes")
    assert table.choices() == ["Olivia Jenks", "Fred Aims"]


@pytest.mark.plays("Missed!")
def test_missed_unboots_somebody_of_your_posse() -> None:
    table = shootout(
        ["Olivia Jenks | Shotgun booted", "Jake Smiley | booted"], ["Fred Aims"], leader={"hand": ["Missed!"]}
    )
    table.uses("Missed!")
    assert not table.booted("Jake Smiley")


@pytest.mark.refuses("Missed!")
def test_missed_needs_somebody_booted_in_your_posse() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims | booted"],
        leader={"hand": ["Missed!"], "at": {"home": ["Jake Smiley | booted"]}},
    )
    assert refused(table, "Missed!") == "RB-5.3.1-06"


# --- The Stakes Just Rose ----------------------------------------------------------------------------


@pytest.mark.plays("The Stakes Just Rose")
@pytest.mark.parametrize("where", ["home", "Blake Ranch"])
def test_the_stakes_rise_with_somebody_from_anywhere(where: str) -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        leader={
            "hand": ["The Stakes Just Rose"],
            "deeds": ["Blake Ranch"],
            "at": {where: ["Jake Smiley | booted"]},
        },
    )
    table.uses("The Stakes Just Rose")
    assert table.posse(0) == ["Olivia Jenks", "Jake Smiley"]
    assert (table.at("Jake Smiley"), table.stud("Jake Smiley")) == ("Town Square", True)
    table.until(Question.NOON)
    assert not table.stud("Jake Smiley")


@pytest.mark.ruling("RC3-the-stakes-just-rose-01")
def test_the_stakes_rise_with_somebody_who_only_watched() -> None:
    table = Playing(
        side(hand=["The Stakes Just Rose"], at={"town square": ["Olivia Jenks", "Jake Smiley"]}),
        side("The Sloane Gang", at={"town square": ["Fred Aims"]}),
    )
    table.calls_out("Olivia Jenks", "Fred Aims").answer("yes").answer("done")
    table.uses("The Stakes Just Rose")
    assert (table.posse(0), table.stud("Jake Smiley")) == (["Olivia Jenks", "Jake Smiley"], True)


@pytest.mark.refuses("The Stakes Just Rose")
def test_the_stakes_need_somebody_of_yours_outside() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        leader={"hand": ["The Stakes Just Rose"]},
        mark={"at": {"home": ["Silas Aims"]}},
    )
    assert refused(table, "The Stakes Just Rose") == "RB-5.3.1-06"


# --- Make the Smart Choice ---------------------------------------------------------------------------


def smart(victim: str, *, seat: int = 1, mine: tuple[str, ...] = ("Olivia Jenks",)) -> Playing:
    """Player 0 plays it on this dude; whose dude it is decides."""
    theirs = ("Fred Aims", "Pancho Castillo | Pinto")
    table = shootout(mine, theirs, hands=(HANDS[1], HANDS[7]), leader={"hand": ["Make the Smart Choice"]})
    table.uses("Make the Smart Choice", victim)
    assert (table.choices(), table.ask.seat) == (["yes", "no"], seat)
    return table


@pytest.mark.plays("Make the Smart Choice")
@pytest.mark.parametrize(("answer", "place"), [("yes", "The Sloane Gang"), ("no", "Town Square")])
def test_the_smart_choice_is_the_other_players(answer: str, place: str) -> None:
    table = smart("Pancho Castillo").answer(answer)
    assert table.bullets("Pancho Castillo") == 3 - 2
    assert (table.at("Pancho Castillo"), table.booted("Pancho Castillo")) == (place, answer == "yes")


@pytest.mark.plays("Make the Smart Choice")
@pytest.mark.ruling("RC3-make-the-smart-choice-01")
def test_your_own_dude_can_be_smart_even_booted() -> None:
    table = smart("Jake Smiley", seat=0, mine=("Olivia Jenks", "Jake Smiley | booted")).answer("yes")
    assert (table.at("Jake Smiley"), table.posse(0)) == ("Law Dogs", ["Olivia Jenks"])


@pytest.mark.ruling("RC3-make-the-smart-choice-02")
def test_who_comes_back_to_the_same_fight_still_has_fewer_bullets() -> None:
    table = smart("Pancho Castillo").answer("yes").uses("Pinto")
    assert table.posse(1) == ["Fred Aims", "Pancho Castillo"]
    assert table.bullets("Pancho Castillo") == 1
    table.until(Question.NOON)
    assert (table.zone("Pancho Castillo"), table.bullets("Pancho Castillo")) == ("play", 3)


@pytest.mark.refuses("Make the Smart Choice")
def test_nobody_outside_has_to_choose() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims | Shotgun"],
        leader={"hand": ["Make the Smart Choice"], "at": {"home": ["Jake Smiley"]}},
        mark={"at": {"home": ["Silas Aims"]}},
    )
    assert table.uses("Make the Smart Choice").choices() == ["Olivia Jenks", "Fred Aims"]


# --- Unprepared --------------------------------------------------------------------------------------


@pytest.mark.plays("Unprepared")
@pytest.mark.ruling("RC4-unprepared-01")
def test_the_unprepared_boot_with_all_they_have() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Rémy LaPointe | bullets 2 | Shotgun | Bluetick"],
        leader={"hand": ["Unprepared"]},
        mark={"rock": 5},
    )
    assert table.bullets("Rémy LaPointe") == _printed(table, "Rémy LaPointe") + 2 + 1
    table.uses("Unprepared")
    assert table.choices() == ["Olivia Jenks", "Rémy LaPointe"]
    table.answer("Rémy LaPointe")
    assert all(table.booted(card) for card in ("Rémy LaPointe", "Shotgun", "Bluetick"))
    assert table.bullets("Rémy LaPointe") == _printed(table, "Rémy LaPointe") + 2 - 1, (
        "no bonus of the Shotgun's"
    )
    assert table.why_not("use", "Rémy LaPointe") is not None
    assert table.plays() == ["pass"], "neither his ability nor the Shotgun's"


@pytest.mark.refuses("Unprepared")
@pytest.mark.ruling("RC4-unprepared-01")
def test_others_of_the_posse_are_prepared() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford", "Rémy LaPointe | Shotgun"],
        leader={"hand": ["Unprepared"]},
        mark={"rock": 5},
    )
    table.uses("Unprepared", "Philip Swinford")
    assert (table.booted("Rémy LaPointe"), table.booted("Shotgun")) == (False, False)
    assert table.why_not("use", "Rémy LaPointe") is None


def _printed(table: Playing, dude: str) -> int:
    return table.state.printed(table.id(dude)).bullets


# --- Pinned Down -------------------------------------------------------------------------------------


def pinned(
    *theirs: str, pins: tuple[str, ...], loses_by: int = 1, hand: tuple[str, ...] = ("Pinned Down",)
) -> Playing:
    """Player 0 pins these dudes of player 1's, who loses the round by so much."""
    table = shootout(
        ["Olivia Jenks"],
        theirs,
        hands=(deal(1 + loses_by, 3), deal(1, 1)),
        leader={"hand": hand},
        mark={"hand": ["Make the Smart Choice"]},
    )
    for dude in pins:
        table.uses("Pinned Down", dude)
        if dude != pins[-1]:
            table.passes(1)
    return table


def ways(table: Playing) -> list[str]:
    """What can be named as the next casualty."""
    named = [play.split(":") for play in table.until(Question.CASUALTIES).plays()]
    return [f"{how} {table.state.printed(int(card)).title}" for how, card in named]


@pytest.mark.plays("Pinned Down")
def test_the_pinned_dude_is_the_first_casualty() -> None:
    table = pinned("Fred Aims", "Jake Smiley", "Travis Moone", pins=("Jake Smiley",), loses_by=2)
    assert ways(table) == ["discard Jake Smiley", "ace Jake Smiley"]


@pytest.mark.plays("Pinned Down")
@pytest.mark.parametrize(("extra", "left"), [(0, 0), (3, 2)])
def test_a_pinned_shooter_has_3_bullets_less_but_not_below_0(extra: int, left: int) -> None:
    table = pinned(f"Fred Aims | bullets {extra}", "Jake Smiley", pins=("Fred Aims",))
    assert table.bullets("Fred Aims") == 2 + extra
    table.until(Question.SHOOTER).answer("Fred Aims")
    assert total(table.state, "bullets", table.id("Fred Aims")) == left


@pytest.mark.refuses("Pinned Down")
def test_nobody_outside_is_pinned_and_who_is_no_shooter_keeps_the_bullets() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims | Roan", "Jake Smiley"],
        leader={"hand": ["Pinned Down"]},
        mark={"at": {"home": ["Silas Aims"]}},
    )
    table.uses("Pinned Down")
    assert table.choices() == ["Olivia Jenks", "Fred Aims", "Jake Smiley"]
    table.answer("Fred Aims").until(Question.SHOOTER).answer("Jake Smiley")
    assert (table.bullets("Fred Aims"), table.bullets("Jake Smiley")) == (2, 1)


@pytest.mark.ruling("RC3-pinned-down-01")
def test_the_first_casualty_is_the_next_one_after_the_card_is_played() -> None:
    table = pinned("Fred Aims", "Jake Smiley", "Travis Moone", pins=())
    assert "discard Fred Aims" in ways(table)
    table.answer(f"discard:{table.id('Travis Moone')}").until(Question.SHOOTOUT)
    assert fight(table).round == 2
    table.uses("Pinned Down", "Jake Smiley")
    assert {way.partition(" ")[2] for way in ways(table)} == {"Jake Smiley"}


@pytest.mark.ruling("RC3-pinned-down-02")
def test_of_two_pinned_dudes_one_is_enough() -> None:
    table = pinned(
        "Fred Aims", "Jake Smiley", "Travis Moone",
        pins=("Fred Aims", "Jake Smiley"), loses_by=2, hand=("Pinned Down", "Pinned Down"),
    )  # fmt: skip
    assert {way.partition(" ")[2] for way in ways(table)} == {"Fred Aims", "Jake Smiley"}
    table.answer(f"discard:{table.id('Fred Aims')}")
    assert ways(table) == ["discard Jake Smiley", "discard Travis Moone"]


@pytest.mark.ruling("RC3-pinned-down-03")
def test_a_pinned_dudes_sidekick_can_be_named_too_but_not_instead() -> None:
    table = pinned("Fred Aims | Bluetick", "Jake Smiley", pins=("Fred Aims",), loses_by=2)
    assert ways(table) == ["discard Fred Aims", "ace Fred Aims"]
    table.answer(f"discard:{table.id('Fred Aims')}")
    assert ways(table) == ["discard Bluetick", "discard Jake Smiley"]
    table.answer(f"discard:{table.id('Bluetick')}")
    assert table.zone("Jake Smiley") == "play"
    assert table.zone("Bluetick") == table.zone("Fred Aims") == "discard"
    single = pinned("Fred Aims | Bluetick", "Jake Smiley", pins=("Fred Aims",)).passes(1, 0)
    single.until(Question.SHOOTOUT)
    assert single.zone("Bluetick") == single.zone("Fred Aims") == "discard"
    assert single.zone("Jake Smiley") == "play"


@pytest.mark.ruling("RC3-pinned-down-04")
def test_the_pinned_dude_need_not_be_aced() -> None:
    table = pinned("Fred Aims", "Jake Smiley", "Travis Moone", pins=("Fred Aims",), loses_by=2).until(
        Question.CASUALTIES
    )
    table.answer(f"discard:{table.id('Fred Aims')}").answer(f"discard:{table.id('Jake Smiley')}")
    assert table.zone("Fred Aims") == table.zone("Jake Smiley") == "discard"


@pytest.mark.ruling("RC3-pinned-down-05")
def test_a_pinned_dude_who_left_pins_nobody() -> None:
    table = pinned("Fred Aims", "Jake Smiley", "Travis Moone", pins=("Fred Aims",))
    table.uses("Make the Smart Choice", "Fred Aims", "yes")
    assert ways(table) == ["discard Jake Smiley", "discard Travis Moone"]
