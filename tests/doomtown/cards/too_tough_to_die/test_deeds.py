"""Deeds of Too Tough to Die."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control, production
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown import third_player
from doomtown.scenes import CHEATING, HANDS, draws, facing, settle_until, shootout, total, usable

HALL, PALACE = "Five Aces Gambling Hall", "Pearly's Palace"


def hall(outlaw: str, *, deeds: tuple[str, ...] = (HALL,), hand: tuple[str, ...] = ()) -> Playing:
    """Tommy has called out Fred, who owns the Hall; an outlaw is far away, at the Law Dogs' home."""
    table = facing(
        ["Tommy Harden"],
        ["Fred Aims"],
        mark={"rock": 5, "deeds": list(deeds), "hand": list(hand), "at": {"Law Dogs": [outlaw]}},
        winner=0,
    )
    table.calls_out("Tommy Harden", "Fred Aims").answer("yes")
    while "join" in table.ask.message.key:
        table.answer("done")
    return table


@pytest.mark.plays(HALL)
def test_a_wanted_friend_comes_to_the_marks_help() -> None:
    table = hall("Allie Hensman | booted | bounty 1").reacts(HALL)
    assert table.posse(1) == ["Fred Aims", "Allie Hensman"]
    assert (table.at("Allie Hensman"), table.booted(HALL)) == ("Town Square", True)


@pytest.mark.refuses(HALL)
@pytest.mark.parametrize(
    ("outlaw", "deed"),
    [("Allie Hensman", HALL), ("Allie Hensman | bounty 1", f"{HALL} | booted")],
    ids=["not wanted", "booted deed"],
)
def test_nobody_comes(outlaw: str, deed: str) -> None:
    assert "react" not in hall(outlaw, deeds=(deed,)).ask.message.key


@pytest.mark.refuses(HALL)
def test_nobody_comes_for_a_leader() -> None:
    table = facing(
        ["Fred Aims"],
        ["Tommy Harden"],
        leader={"deeds": [HALL], "at": {"Law Dogs": ["Allie Hensman | bounty 1"]}},
    )
    table.calls_out("Fred Aims", "Tommy Harden").answer("yes")
    while "join" in table.ask.message.key:
        table.answer("done")
    assert "react" not in table.ask.message.key


@pytest.mark.ruling("RC3-five-aces-gambling-hall-01", "RC3-pearlys-palace-01")
def test_five_aces_comes_before_pearlys_palace() -> None:
    table = hall("Allie Hensman | bounty 1", deeds=(HALL, PALACE), hand=("Sun in Yer Eyes",))
    assert table.plays() == ["pass", f"{table.id(HALL)}:backroom"]
    table.reacts(HALL)
    assert table.plays() == ["pass", f"{table.id(PALACE)}:first_shot"]
    table.reacts(PALACE)
    assert (table.ask.seat, table.ask.message.key) == (1, "doomtown-ask-shootout")
    table.uses("Sun in Yer Eyes")
    assert "Allie Hensman" in table.choices()  # in the posse when the extra play is made


# --- Campbell & Hatch Billiard Parlor --------------------------------------------------------------

PARLOR = "Campbell & Hatch Billiard Parlor"


def playing(parlor: str = PARLOR, *, reacts: bool = True, hand: tuple[str, ...] = ()) -> Playing:
    table = shootout(
        ["Olivia Jenks | bullets -2"],
        ["Fred Aims | bullets -2", "Baker Andrews | bullets -2"],
        hands=(HANDS[2], CHEATING[2]),
        leader={"deeds": [parlor], "hand": list(hand)},
    )
    return table.reacts(PARLOR) if reacts else table


@pytest.mark.plays(PARLOR)
@pytest.mark.parametrize(("reacts", "rank"), [(True, 2), (False, 3)])
def test_house_rules_keep_hand_ranks(reacts: bool, rank: int) -> None:
    table = playing(reacts=reacts)
    if not reacts:
        table.passes()
    assert table.booted(PARLOR) is reacts
    table = draws(table).until(Question.RESOLUTION)
    while table.ask.seat != 1:
        table.passes()
    assert total(table.uses("Baker Andrews"), 1) == rank


@pytest.mark.plays(PARLOR)
@pytest.mark.refuses(PARLOR)
def test_nobody_is_shot_by_a_card_in_the_first_round() -> None:
    """Shotgun discards who is weaker; from the second round on it does again."""
    table = shootout(
        ["Clyde Owens | Shotgun"],
        ["Fred Aims | bullets -2"],
        hands=(HANDS[1] * 2, HANDS[1] * 2),
        leader={"deeds": [PARLOR]},
    ).reacts(PARLOR)
    assert not usable(table, "Shotgun")
    cheat = shootout(
        ["Clyde Owens | Shotgun"], ["Fred Aims | bullets -2"], leader={"deeds": [PARLOR]}
    ).passes()
    assert usable(cheat, "Shotgun")


@pytest.mark.plays(PARLOR)
@pytest.mark.refuses(PARLOR)
@pytest.mark.rule("RC-paying-costs-02")
@pytest.mark.parametrize("edition", ["pinebox", "aeg"])
@pytest.mark.parametrize("reacts", [True, False])
def test_nobody_is_aced_for_a_resolution_in_the_first_round_be_it_its_cost(
    edition: str, reacts: bool
) -> None:
    """Willa is aced *to* send the others home: a cost in the 2014-15 edition (ruling 1140)."""
    table = shootout(
        ["Willa Mae MacGowan", "Tommy Harden"],
        ["Fred Aims"],
        hands=(HANDS[1], HANDS[1]),
        leader={"deeds": [PARLOR]},
        edition=edition,
    )
    table = table.reacts(PARLOR) if reacts else table.passes()
    draws(table).until(Question.RESOLUTION)
    while table.ask.seat != 0:
        table.passes()
    assert usable(table, "Willa Mae MacGowan") is not reacts


@pytest.mark.refuses(PARLOR)
def test_only_an_unbooted_parlor_of_whoever_controls_it() -> None:
    booted = playing(f"{PARLOR} | booted", reacts=False)
    assert booted.question is Question.SHOOTOUT


# --- Clanton Ranch ---------------------------------------------------------------------------------

CLANTON = "Clanton Ranch"


@pytest.mark.plays(CLANTON)
@pytest.mark.refuses(CLANTON)
@pytest.mark.parametrize("wording", ["", " [Weird West]"])
def test_who_lost_at_cards_rustles_some_cattle(wording: str) -> None:
    for winner, rock in ((1, 1), (0, 0)):
        table = Playing(
            side("The Sloane Gang", deeds=[CLANTON + wording]), side("Law Dogs"), winner=winner, turn=0
        ).uses(CLANTON)
        assert (table.rock(0), table.booted(CLANTON)) == (rock, True)
    visited = Playing(
        side("The Sloane Gang", deeds=[CLANTON + wording]),
        side("Law Dogs", at={CLANTON: ["Clyde Owens"]}),
        winner=0,
        turn=0,
    )
    assert not usable(visited, CLANTON)
    assert visited.passes(0).uses(CLANTON).rock(1) == 1


# --- Concordia Cemetery ----------------------------------------------------------------------------

CONCORDIA = "Concordia Cemetery"


def burying(foe: str, *, shooter: str = "Clyde Owens", owner: int = 0) -> Playing:
    """A dude is shot dead by a Shotgun in the wording that aces."""
    deeds: list[dict[str, Any]] = [{}, {}]
    deeds[owner] = {"deeds": [CONCORDIA]}
    table = shootout(
        [f"{shooter} | bullets 9 | Shotgun [Weird West]"],
        [foe, "Jake Smiley"],
        leader=deeds[0],
        mark=deeds[1],
    )
    return table.uses("Shotgun", foe.partition(" |")[0])


def grown(table: Playing) -> tuple[int, int]:
    number = table.id(CONCORDIA)
    printed = table.state.printed(number)
    return production(table.state, number) - printed.production, control(
        table.state, number
    ) - printed.control


@pytest.mark.plays(CONCORDIA)
@pytest.mark.parametrize(
    ("foe", "more"),
    [
        ("Allie Hensman", (1, 0)),
        ("Barton Everest | influence 3", (1, 1)),
        ("Barton Everest | influence 2", (1, 0)),
    ],
)
def test_the_dead_make_the_cemetery_grow(foe: str, more: tuple[int, int]) -> None:
    """Allie's grit is 3; Barton's 5 and 2 and 1, and more influence."""
    table = burying(foe).reacts(CONCORDIA)
    assert (grown(table), table.booted(CONCORDIA)) == (more, True)
    assert table.zone(foe.partition(" |")[0]) == "hill"


@pytest.mark.refuses(CONCORDIA)
def test_no_token_no_friend_and_no_other_death() -> None:
    burying("Allie Hensman", owner=1).never_offered(CONCORDIA, until=Question.SHOOTOUT)
    third = third_player.posses(
        ["Clyde Owens | bullets 9 | Shotgun [Weird West]"],
        ["Allie Hensman", "Jake Smiley"],
        ["Max Baine"],
        ["Bobo"],
        more={3: {"deeds": [CONCORDIA]}},
    )
    third.uses("Shotgun", "Allie Hensman").never_offered(CONCORDIA, until=Question.SHOOTOUT)


# --- Ike's Place -----------------------------------------------------------------------------------

IKES = "Ike's Place"


@pytest.mark.plays(IKES)
@pytest.mark.refuses(IKES)
def test_ikes_place_ruins_a_neighbour_until_upkeep_is_over() -> None:
    table = Playing(
        side(
            "The Sloane Gang",
            rock=9,
            deeds=[IKES, "Bunkhouse", "Pat's Perch"],
            at={"home": ["Pancho Castillo"], "Undertaker": ["Barton Everest"]},
        ),
        side(
            "Law Dogs",
            rock=9,
            deeds=["Undertaker", "Cattle Market"],
            at={"home": ["Clyde Owens", "Tommy Harden"]},
        ),
    )
    table.uses(IKES)
    assert table.choices() == [IKES, "Bunkhouse", "Pat's Perch", "Undertaker"]  # not the Market, of others
    made = production(table.state, table.id("Bunkhouse"))
    table.answer("Bunkhouse")
    number = table.id("Bunkhouse")
    assert (production(table.state, number), control(table.state, number), table.booted(IKES)) == (0, 0, True)
    settle_until(table, "upkeep", 2)
    assert production(table.state, number) == 0
    settle_until(table, "noon", 2)
    assert production(table.state, number) == made


# --- Old Washoe Club -------------------------------------------------------------------------------

WASHOE = "Old Washoe Club"


def clubbing(*foes: str, deed: str = WASHOE) -> Playing:
    return shootout(
        ["Olivia Jenks", "Jake Smiley"],
        list(foes),
        leader={"deeds": [deed]},
        mark={"at": {"home": ["Daomei Wang"]}},
    )


@pytest.mark.plays(WASHOE)
@pytest.mark.refuses(WASHOE)
def test_the_club_ejects_an_ace() -> None:
    table = clubbing("Fred Aims", "Allie Hensman").uses(WASHOE, part="eject")
    assert (table.at("Allie Hensman"), table.booted("Allie Hensman")) == ("The Sloane Gang", True)
    assert table.booted(WASHOE)
    assert not usable(clubbing("Fred Aims"), WASHOE)  # neither your own Jake nor Daomei at home
    assert not usable(clubbing("Allie Hensman", deed=f"{WASHOE} | booted"), WASHOE)


@pytest.mark.plays(WASHOE)
@pytest.mark.refuses(WASHOE)
def test_the_club_dismisses_a_sidekick() -> None:
    table = clubbing("Fred Aims | Faithful Hound | Shotgun").uses(WASHOE, part="dismiss")
    assert (table.zone("Faithful Hound"), table.zone("Shotgun")) == ("discard", "play")
    assert not usable(clubbing("Fred Aims | Shotgun"), WASHOE)
