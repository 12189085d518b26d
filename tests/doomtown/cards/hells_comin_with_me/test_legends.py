"""Legends of Hell's Comin' With Me."""

import pytest

from boomtown.doomtown.reading.numbers import has_keyword
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import ShooterPicked
from doomtown.scenes import asks, facing, name, next_day, shootout, usable

# --- Andrew Lane -----------------------------------------------------------------------------------


def lane(mine: list[str], hand: list[str], *, rock: int = 5) -> Playing:
    return shootout(mine, ["Fred Aims"], leader={"legend": "Andrew Lane", "hand": hand, "rock": rock})


@pytest.mark.plays("Andrew Lane")
def test_the_ghost_arms_a_dude_of_the_posse() -> None:
    table = lane(["Olivia Jenks", "Clyde Owens | booted"], ["Shotgun"])
    assert (table.bullets("Olivia Jenks"), table.bullets("Clyde Owens")) == (2 - 1, 3 - 1)
    assert table.bullets("Fred Aims") == 2
    table.uses("Andrew Lane", "Clyde Owens")
    assert (table.bullets("Clyde Owens"), table.rock(0)) == (3 + 1, 5 - 3)
    assert table.booted("Andrew Lane")


@pytest.mark.refuses("Andrew Lane")
@pytest.mark.parametrize(
    ("mine", "hand", "rock"),
    [
        (["Olivia Jenks"], ["Legendary Holster"], 9),
        (["Olivia Jenks"], ["Roan"], 9),
        (["Olivia Jenks"], ["Shotgun"], 2),
        (["Gunslinger"], ["Shotgun"], 9),
    ],
    ids=["unique", "no Weapon", "too dear", "a token"],
)
def test_the_ghost_does_not_arm_just_anybody(mine: list[str], hand: list[str], rock: int) -> None:
    assert lane(mine, hand, rock=rock).plays() == ["pass"]


@pytest.mark.refuses("Andrew Lane")
def test_who_is_called_out_keeps_all_bullets() -> None:
    table = facing(["Fred Aims"], ["Olivia Jenks"], mark={"legend": "Andrew Lane"})
    table.calls_out("Fred Aims", "Olivia Jenks").answer("yes")
    assert table.bullets("Olivia Jenks") == 2


# --- Hank Ketchum ----------------------------------------------------------------------------------

HANK = "Hank Ketchum"


def hank(mine: list[str], **more: object) -> Playing:
    return shootout(mine, ["Fred Aims"], leader={"legend": HANK}, **more)


@pytest.mark.plays(HANK)
def test_the_leader_with_hank_shoots_with_most_grit() -> None:
    table = hank(["Olivia Jenks", "Clint Ramsey", "Tommy Harden"]).until(Question.RESOLUTION)
    assert table.events(ShooterPicked)[0].name == "Clint Ramsey"


@pytest.mark.plays(HANK)
def test_a_lone_dude_with_influence_is_harrowed_for_a_round() -> None:
    table = hank(["Olivia Jenks | Roan"]).until(Question.RESOLUTION).uses(HANK)
    assert has_keyword(table.state, table.id("Olivia Jenks"), "Harrowed")
    assert table.booted(HANK)
    table.until(Question.NOON)
    assert not has_keyword(table.state, table.id("Olivia Jenks"), "Harrowed")


@pytest.mark.plays(HANK)
def test_a_printed_influence_of_1_is_enough() -> None:
    table = hank(["Philip Swinford"]).until(Question.RESOLUTION).uses(HANK)
    assert has_keyword(table.state, table.id("Philip Swinford"), "Harrowed")


@pytest.mark.refuses(HANK)
@pytest.mark.parametrize(
    "mine", [["Olivia Jenks", "Tommy Harden"], ["Travis Moone"], ["Travis Moone | influence 1"]]
)
def test_company_or_no_printed_influence_means_no_harrowed(mine: list[str]) -> None:
    table = hank(mine).until(Question.RESOLUTION).uses(HANK)
    assert not any(has_keyword(table.state, table.id(name(dude)), "Harrowed") for dude in mine)


@pytest.mark.refuses(HANK)
def test_who_is_called_out_picks_freely() -> None:
    table = facing(["Fred Aims"], ["Olivia Jenks", "Clint Ramsey"], mark={"legend": HANK})
    table.calls_out("Fred Aims", "Olivia Jenks").answer("yes").answer("Clint Ramsey").until(Question.SHOOTER)
    assert table.choices() == ["Olivia Jenks", "Clint Ramsey"]


# --- Lacy O'Malley ---------------------------------------------------------------------------------

LACY = "Lacy O'Malley"


def reporter(*hand: str, legend: str = LACY, **more: object) -> Playing:
    return Playing(
        side("Law Dogs", legend=legend, rock=9, hand=list(hand), discard=["Sloane", "Clint Ramsey"], **more),
        side("The Sloane Gang", rock=9, hand=["Hired Guns"], discard=["Fred Aims"]),
    )


@pytest.mark.plays(LACY)
def test_the_whole_hand_goes_to_press_at_sundown() -> None:
    table = reporter("Shotgun", "Roan")
    before = len(table.hand(0))
    table.passes(0).passes(1)
    assert (before, table.zone("Shotgun"), table.zone("Roan")) == (2, "discard", "discard")
    assert table.hand(1) == ["Hired Guns"]
    next_day(table)
    assert len(table.hand(0)) == 5


@pytest.mark.refuses(LACY)
def test_nothing_leaves_the_reporter_s_discard_pile() -> None:
    assert usable(reporter("Hired Guns"), "Hired Guns @0") is False
    assert usable(reporter("Hired Guns", legend="Andrew Lane"), "Hired Guns @0")
    theirs = reporter().passes(0)
    theirs.uses("Hired Guns @1")
    assert "Fred Aims" in theirs.hand(1)


@pytest.mark.refuses(LACY)
def test_what_is_chosen_later_stays_there_too() -> None:
    table = reporter("Recruitment Drive", at={"home": ["Olivia Jenks"]}).uses("Recruitment Drive")
    table.never_offered("Sloane", "Clint Ramsey", until=Question.NOON)
    assert (table.zone("Clint Ramsey"), table.zone("Sloane")) == ("discard", "discard")


@pytest.mark.refuses(LACY)
@pytest.mark.parametrize(("legend", "found"), [(LACY, {"Pinto"}), ("Andrew Lane", {"Pinto", "Roan"})])
def test_a_search_of_deck_and_discard_pile_finds_the_deck_only(legend: str, found: set[str]) -> None:
    table = Playing(
        side(
            "Law Dogs",
            legend=legend,
            rock=9,
            hand=["Horse Wranglin'"],
            deck=["Pinto"],
            discard=["Roan"],
            at={"home": ["Olivia Jenks"]},
        ),
        side(),
    )
    table.uses("Horse Wranglin'")
    if legend != LACY:
        table.answer("none")
    assert {choice for choice in table.choices() if choice != "none"} == found


@pytest.mark.refuses(LACY)
@pytest.mark.parametrize(("legend", "asked"), [(LACY, False), ("Andrew Lane", True)])
def test_a_card_does_not_rise_from_there_by_its_own_text(legend: str, asked: bool) -> None:
    table = shootout(
        ["Bogie Man", "Clint Ramsey | Shotgun"],
        ["Jake Smiley", "Fred Aims"],
        leader={"legend": legend, "rock": 9, "discard": ["The Blighted"]},
        winner=0,
    )
    table.uses("Shotgun", "Jake Smiley")
    assert (table.zone("Jake Smiley"), "attach it" in asks(table)) == ("hill", asked)


@pytest.mark.plays(LACY)
def test_an_empty_deck_is_still_made_anew() -> None:
    table = Playing(
        side("Law Dogs", legend=LACY, deck=[], fill=False, discard=["5S", "6S", "7S"]),
        side("The Sloane Gang"),
    )
    next_day(table)
    assert len(table.hand(0)) == 3
