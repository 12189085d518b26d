"""What the fourth part of the eighth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.cards import ace
from doomtown.scenes import (
    an_ability,
    asks,
    deal,
    draws,
    guests_join,
    happens,
    refused_by,
    shootout,
    showdown,
)

# --- what a text keeps in the discard pile, cards that have just come there too ------------------------

LACY, ANDREW = "Lacy O'Malley", "Andrew Lane"
FIXER, ARNOLD, RANCH = "The Fixer", "Arnold Stewart", "Clanton Ranch"


def fixed(legend: str) -> Playing:
    """The Fixer has thrown away five jobs as the game starts."""
    mine = side(
        "The Sloane Gang", legend=legend, rock=9, at={"home": [FIXER]}, deck=["Kidnappin'"] * 15, fill=False
    )
    return Playing(mine, side("Law Dogs"), phase="setup").reacts(FIXER)


@pytest.mark.refuses(FIXER)
@pytest.mark.refuses(LACY)
def test_the_fixer_rests_for_a_job_that_the_reporter_keeps() -> None:
    table = fixed(LACY)
    assert "take into your hand" not in asks(table)
    assert (table.hand(0), table.booted(FIXER)) == (["Kidnappin'"] * 5, True)
    assert "take into your hand" in asks(fixed(ANDREW))


def surveyed(legend: str) -> Playing:
    """Arnold has turned out five deeds that are out of town."""
    mine = side("Law Dogs", legend=legend, at={"home": [f"{ARNOLD} | Force Field"]}, deck=[RANCH] * 9)
    return Playing(mine, side(), turn=0).uses(ARNOLD)


@pytest.mark.refuses(ARNOLD)
@pytest.mark.refuses(LACY)
def test_nobody_boots_for_a_deed_that_the_reporter_keeps() -> None:
    table = surveyed(LACY)
    assert (table.question, table.booted(ARNOLD)) == (Question.NOON, False)
    assert RANCH in surveyed(ANDREW).choices()


# --- who dies beside a shootout of yours dies during it ------------------------------------------------

PETROVIC, WRETCHED, ARRIVAL = "Brother Petrovic", "The Wretched", "Serendipitous Arrival"


@pytest.mark.plays(PETROVIC)
def test_petrovic_is_paid_for_though_he_only_watched_the_shootout() -> None:
    mine = {
        "hand": [ARRIVAL, WRETCHED],
        "deeds": ["Bunkhouse"],
        "at": {"Bunkhouse": [PETROVIC]},
        "deck": ["KS"],
    }
    table = shootout(
        ["Roderick Byre"], ["Barton Everest"], leader={**mine, "rock": 9}, mark={"rock": 5}, where="Bunkhouse"
    )
    assert table.posse(0) == ["Roderick Byre"]
    table.uses(ARRIVAL, PETROVIC).reacts(PETROVIC)
    assert (table.zone(PETROVIC), table.rock(0), table.rock(1)) == ("hill", 8 + 2, 5 - 2)


@pytest.mark.refuses(PETROVIC)
def test_nobody_pays_in_a_shootout_that_petrovic_s_player_is_not_in() -> None:
    onlooker = side("Morgan Cattle Co.", at={"home": [PETROVIC]})
    table = shootout(["Jake Smiley"], ["Allie Hensman"], others=[onlooker], mark={"rock": 3}).until(
        Question.SHOOTOUT
    )
    happens(ace(table.state, table.id(PETROVIC), an_ability(0, table, "Jake Smiley")))
    assert (table.zone(PETROVIC), table.rock(1), table.rock(2)) == ("hill", 3, 0)


# --- an opposing player's deed (ruling 96) -------------------------------------------------------------

WALTER = "Walter Jameson"


@pytest.mark.plays(WALTER)
@pytest.mark.refuses(WALTER)
@pytest.mark.parametrize(("guests", "influence"), [([WALTER], 1), ([], 2)], ids=["beside you", "apart"])
def test_the_deed_of_who_fights_beside_walter_is_no_opponent_s(guests: list[str], influence: int) -> None:
    """He lodges with the leader, for whom he fights, or only looks on."""
    table = Playing(
        side("Law Dogs", deeds=["Circle M Ranch"], at={"Circle M Ranch": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"Circle M Ranch": ["Barton Everest"]}),
        side("Morgan Cattle Co.", at={"Circle M Ranch": [WALTER]}),
        turn=0,
    )
    assert table.influence(WALTER) == 2
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    guests_join(table, *guests)
    assert table.posse(0) == ["Olivia Jenks", *guests]
    assert table.influence(WALTER) == influence


# --- going home booted at home (ruling 890) ------------------------------------------------------------

KICKERS, GANG = "Wendy's Teethkickers", "The Sloane Gang"


@pytest.mark.ruling("RC-send-home-booted-03")
@pytest.mark.plays(KICKERS)
def test_who_is_sent_home_booted_at_home_is_kicked_too() -> None:
    """The job's posse stands at the home of its mark."""
    table = Playing(
        side(
            "Law Dogs",
            hand=["Kidnappin'", "Pistol Whip"],
            at={GANG: [f"Olivia Jenks | {KICKERS}", "Tommy Harden"]},
        ),
        side(GANG, at={"home": ["Barton Everest", "Jake Smiley"]}),
        turn=0,
    )
    table.uses("Kidnappin'", "Olivia Jenks", "Barton Everest").answer("Tommy Harden")
    while table.question is not Question.SHOOTOUT:
        table.answer(
            "Jake Smiley" if table.question is Question.JOIN and table.posse(1) else table.choices()[0]
        )
    before = table.influence("Olivia Jenks")
    table.uses("Pistol Whip", "Jake Smiley").reacts(KICKERS)
    assert (table.at("Jake Smiley"), table.booted("Jake Smiley"), table.posse(1)) == (
        GANG,
        True,
        ["Barton Everest"],
    )
    assert (table.influence("Olivia Jenks"), table.booted("Olivia Jenks")) == (before + 1, False)


# --- doubled twice (ruling 891) ------------------------------------------------------------------------

ROULETTE = "Red River Roulette"


@pytest.mark.plays(ROULETTE)
@pytest.mark.parametrize(("wheels", "due"), [(1, 2), (2, 4)])
def test_two_wheels_double_the_stakes_twice(wheels: int, due: int) -> None:
    """Nobody is at either casino to boot, and an exact tie costs everybody 1 in each round."""
    deeds = [{"deeds": [ROULETTE]}, {"deeds": [ROULETTE] * (wheels - 1)}]
    gangs = ["Jake Smiley", "Olivia Jenks"], ["Allie Hensman", "Irving Patterson", "Philip Swinford"]
    shooters = "Olivia Jenks", "Irving Patterson"
    table = showdown(*gangs, (deal(1, 1), deal(1, 1)), *shooters, leader=deeds[0], mark=deeds[1])
    table.uses(f"{ROULETTE} @0")
    if wheels == 2:
        table.uses(f"{ROULETTE} @1")
    draws(table.until(Question.SHOOTOUT), *shooters).until(Question.CASUALTIES)
    assert table.ask.message.args["due"] == due


# --- no further than the minimum (rulings 66, 892) -----------------------------------------------------

PIECE, FARNUM, EAGLE = "A Piece of the Action", "E.B. Farnum", "Eagle Woman That All Look At"


def invested(outfit: str, dude: str, *gang: str, rock: int = 9) -> Playing:
    """Who costs 10 or 8 is brought; a Shotgun that costs 3 lies ready."""
    mine = {"hand": [PIECE, dude], "discard": ["Shotgun"], "at": {"home": list(gang)}}
    return Playing(side(outfit, rock=rock, **mine), side(), turn=0)


@pytest.mark.plays(PIECE)
@pytest.mark.plays(FARNUM)
@pytest.mark.parametrize(
    ("crony", "paid", "off"),
    [("Olivia Jenks", 4, 4), ("Olivia Jenks | influence +3", 4, 1), ("Olivia Jenks | influence +6", 2, 0)],
    ids=["2 from 10", "5 from 10", "8 from 10"],
)
def test_what_his_cronies_take_off_comes_before_the_piece(crony: str, paid: int, off: int) -> None:
    table = invested("Morgan Cattle Co.", FARNUM, crony).uses(PIECE)
    table.answer(crony.partition(" |")[0])
    assert (table.zone(FARNUM), table.rock(0)) == ("play", 9 - paid)
    table.answer("Shotgun")
    assert table.rock(0) == 9 - paid - (3 - min(3, off))


@pytest.mark.plays(PIECE)
@pytest.mark.plays(EAGLE)
@pytest.mark.parametrize(("friend", "off"), [("Olivia Jenks", 2), ("none", 4)])
def test_eagle_woman_s_friend_makes_no_piece_cheaper_than_four(friend: str, off: int) -> None:
    table = invested("Eagle Wardens", EAGLE, "Olivia Jenks", "Jake Smiley").uses(PIECE, friend)
    assert (table.zone(EAGLE), table.rock(0)) == ("play", 9 - 4)
    table.answer("Shotgun")
    assert table.rock(0) == 9 - 4 - (3 - min(3, off))


@pytest.mark.refuses(PIECE)
@pytest.mark.refuses(EAGLE)
def test_who_has_three_left_has_no_piece_of_eagle_woman() -> None:
    assert refused_by(invested("Eagle Wardens", EAGLE, "Olivia Jenks", rock=3), "use", PIECE) == "RB-5.3.1-06"


TAWODI = "Tawodi"


@pytest.mark.plays(TAWODI)
@pytest.mark.plays(FARNUM)
@pytest.mark.parametrize(("more", "paid"), [(5, 1), (6, 1), (7, 1), (8, 0)], ids=["3 left", "2", "1", "0"])
def test_tawodi_leaves_1_of_what_the_cronies_leave(more: int, paid: int) -> None:
    """Olivia, who has 2 influence and some more, boots as Farnum comes back."""
    gang = [TAWODI, f"Olivia Jenks | influence +{more}"]
    table = Playing(
        side("Morgan Cattle Co.", rock=9, discard=[FARNUM], at={"home": gang}), side("Law Dogs"), turn=0
    )
    table.uses(TAWODI).until("boots to make")
    before = table.rock(0)
    table.answer("Olivia Jenks")
    assert (table.zone(FARNUM), before - table.rock(0)) == ("play", paid)
