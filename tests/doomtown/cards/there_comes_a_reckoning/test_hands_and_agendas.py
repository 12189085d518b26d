"""Actions of There Comes a Reckoning that are about hands, call-outs and odds."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control, player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from doomtown.scenes import CHEATING, HANDS, draws, next_day, shootout, total, usable

DISARM, BULL, JOB = "Disarm", "Behold White Bull", "You Had ONE Job!"
FRIENDS, SHOWDOWN, AGENDA = "Friends in High Places", "Shan Fan Showdown!", "The Winning Agenda"

# --- Disarm ------------------------------------------------------------------------------------------


def disarmed(mine: tuple[str, ...] = HANDS[1], theirs: tuple[str, ...] = CHEATING[3]) -> Playing:
    table = shootout(
        ["Olivia Jenks", "Jake Smiley"],
        ["Fred Aims | Roan | Legendary Holster", "Silas Aims"],
        hands=((*mine, "2S"), (*theirs, "2S", "2S", "2S", "2S")),
        leader={"hand": [DISARM], "at": {"home": ["Travis Moone"]}},
        mark={"at": {"home": ["Allie Hensman | Pinto"]}},
    )
    return draws(table, "Olivia Jenks", "Silas Aims")


@pytest.mark.refuses(DISARM)
@pytest.mark.rule("RC-abilities-05")
def test_disarm_takes_a_card_that_can_boot_if_there_is_one() -> None:
    """Of Allie's horses the Pinto is booted already: choosing it would do nothing."""
    table = Playing(
        side(rock=5, hand=[DISARM], deck=HANDS[1], at={"home": ["Olivia Jenks"]}),
        side(rock=5, deck=CHEATING[2], at={"home": ["Allie Hensman | Pinto (booted) | Roan"]}),
        phase="gambling",
    )
    table.uses(DISARM)
    assert table.booted("Roan")


@pytest.mark.plays(DISARM)
@pytest.mark.parametrize(("thing", "zone"), [("Roan", "hill"), ("Legendary Holster", "discard")])
def test_a_cheater_loses_a_thing_and_hits_nobody(thing: str, zone: str) -> None:
    table = disarmed().uses(DISARM)
    assert set(table.choices()) == {"Fred Aims", "Silas Aims"}
    table.answer("Fred Aims")
    assert set(table.choices()) == {"Roan", "Legendary Holster"}
    table.answer(thing)
    assert set(table.choices()) == {"Olivia Jenks", "Jake Smiley"}
    table.answer("Jake Smiley")
    assert (table.zone(thing), table.bullets("Jake Smiley"), table.stud("Jake Smiley")) == (zone, 3, True)
    table.until(Question.RUN)
    assert not table.events(events.CasualtyNamed)  # 3 against 1
    table.answer("Olivia Jenks", "Jake Smiley").until(Question.NOON)
    assert (table.bullets("Jake Smiley"), table.stud("Jake Smiley")) == (3, True)
    next_day(table)
    assert (table.bullets("Jake Smiley"), table.stud("Jake Smiley")) == (1, False)


@pytest.mark.plays(DISARM)
def test_who_has_nothing_loses_nothing_and_a_cheater_makes_no_hero() -> None:
    table = disarmed(CHEATING[2]).uses(DISARM, "Silas Aims")
    assert table.question != Question.TARGET
    assert not table.stud("Jake Smiley")


@pytest.mark.plays(DISARM)
def test_in_lowball_the_thing_only_boots() -> None:
    table = Playing(
        side("Law Dogs", rock=1, hand=[DISARM], deck=HANDS[1], at={"home": ["Olivia Jenks"]}),
        side("The Sloane Gang", rock=1, deck=CHEATING[2], at={"home": ["Fred Aims | Roan"]}),
        phase="gambling",
    )
    table.uses(DISARM)
    assert (table.zone("Roan"), table.booted("Roan"), table.bullets("Olivia Jenks")) == ("play", True, 4)


@pytest.mark.refuses(DISARM)
def test_the_honest_keep_their_things() -> None:
    assert not usable(disarmed(theirs=HANDS[3]), DISARM)


# --- Behold White Bull -------------------------------------------------------------------------------


def bull(pull: str = "AC", note: str = "") -> Playing:
    """Longwei Fu, value 3 and Kung Fu 4."""
    return shootout(
        [f"Longwei Fu{note}", "Olivia Jenks"],
        ["Jake Smiley", "Fred Aims"],
        leader={"hand": [BULL], "deck": [pull]},
        mark={"at": {"home": ["Silas Aims"]}},
    )


@pytest.mark.plays(BULL)
def test_the_bull_asks_for_blood_or_for_the_field() -> None:
    table = bull(note=" | influence 1").uses(BULL)
    more = table.influence("Longwei Fu")
    assert more > 0
    assert [player_number(table.state, "casualties", seat) for seat in (0, 1)] == [more, more]
    assert (table.ask.seat, table.booted("Longwei Fu")) == (1, True)
    table.answer("yes")
    assert [table.at(dude) for dude in ("Jake Smiley", "Fred Aims")] == ["The Sloane Gang"] * 2
    assert (control(table.state, table.id("Longwei Fu")), table.booted("Longwei Fu")) == (2, False)


@pytest.mark.plays(BULL)
def test_who_stays_gives_the_bull_nothing() -> None:
    table = bull().uses(BULL, "no")
    assert (control(table.state, table.id("Longwei Fu")), table.booted("Longwei Fu")) == (0, True)
    assert table.posse(1) == ["Jake Smiley", "Fred Aims"]


@pytest.mark.refuses(BULL)
def test_a_bull_that_stumbles_frightens_nobody() -> None:
    table = bull("KC").uses(BULL)
    assert player_number(table.state, "casualties", 1) == 0
    assert table.question == Question.SHOOTOUT


# --- You Had ONE Job! --------------------------------------------------------------------------------


def job(theirs: str = "Fred Aims | bounty 3", hands: Any = (HANDS[1], CHEATING[3])) -> Playing:
    return shootout(
        ["Olivia Jenks", "Travis Moone | bounty 2"],
        [theirs],
        hands=hands,
        leader={"hand": [JOB], "rock": 1, "at": {"home": ["Jake Smiley | bounty 5"]}},
    )


@pytest.mark.plays(JOB)
@pytest.mark.parametrize(
    ("dude", "way", "stud"), [("Fred Aims", "stud", True), ("Barton Everest", "draw", False)]
)
def test_a_notorious_dude_is_what_you_like(dude: str, way: str, stud: bool) -> None:
    table = job(f"{dude} | bounty 3").uses(JOB)
    table.answer(way)
    assert (table.stud(dude), table.rock(0)) == (stud, 0)


@pytest.mark.refuses(JOB)
def test_two_bounty_are_not_enough() -> None:
    assert not usable(job("Fred Aims | bounty 2"), JOB)


@pytest.mark.plays(JOB)
def test_the_honest_are_spared() -> None:
    table = draws(job("Fred Aims")).uses(JOB).answer("yes")
    assert [player_number(table.state, "casualties", seat) for seat in (0, 1)] == [-2, 0]
    both = draws(job("Fred Aims", (HANDS[1], HANDS[2]))).uses(JOB).answer("no")
    assert both.ask.seat == 1
    both.answer("yes")
    assert [player_number(both.state, "casualties", seat) for seat in (0, 1)] == [0, -2]


# --- Friends in High Places --------------------------------------------------------------------------


def named(caller: str, mark: str) -> Playing:
    table = Playing(
        side("Law Dogs", hand=[FRIENDS], at={"town square": [mark]}),
        side("The Sloane Gang", at={"town square": [caller]}),
        turn=1,
    )
    return table.calls_out(caller.partition(" |")[0], mark.partition(" |")[0])


@pytest.mark.plays(FRIENDS)
def test_who_knows_people_refuses_and_stays() -> None:
    table = named("Barton Everest", "Olivia Jenks").reacts(FRIENDS).answer("no")
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == ("Town Square", False)
    plain = named("Barton Everest", "Olivia Jenks").answer("pass").answer("no")
    assert (plain.at("Olivia Jenks"), plain.booted("Olivia Jenks")) == ("Law Dogs", True)


@pytest.mark.plays(FRIENDS)
def test_they_help_once_only() -> None:
    table = named("Barton Everest", "Olivia Jenks").reacts(FRIENDS).answer("no")
    table.passes(0).calls_out("Barton Everest", "Olivia Jenks").answer("no")
    assert table.at("Olivia Jenks") == "Law Dogs"


@pytest.mark.refuses(FRIENDS)
@pytest.mark.parametrize(
    ("caller", "mark"),
    [("Barton Everest | influence 1", "Olivia Jenks"), ("Barton Everest", "Olivia Jenks | booted")],
)
def test_they_do_not_know_the_booted_or_those_who_matter_no_more(caller: str, mark: str) -> None:
    named(caller, mark).never_offered(FRIENDS, until=Question.SHOOTOUT if "booted" in mark else Question.NOON)


@pytest.mark.plays(FRIENDS)
@pytest.mark.parametrize(
    ("theirs", "stud"), [("Silas Aims | influence 1", True), ("Silas Aims | influence 2", False)]
)
def test_a_posse_that_matters_more_has_a_stud(theirs: str, stud: bool) -> None:
    table = shootout(
        ["Olivia Jenks"], [theirs], leader={"hand": [FRIENDS]}, mark={"at": {"home": ["Max Baine"]}}
    ).uses(FRIENDS)
    assert table.stud("Olivia Jenks") is stud


# --- Shan Fan Showdown! ------------------------------------------------------------------------------


def duel(*, plays: bool, theirs: tuple[str, ...] = HANDS[1]) -> Playing:
    table = shootout(
        ["Steele Archer", "Jake Smiley | Bowie Knife", "Olivia Jenks"],
        ["Fred Aims | Bowie Knife", "Longwei Fu"],
        hands=((*HANDS[1], "2S"), ("AC", *theirs)),
        leader={"hand": [SHOWDOWN]},
        mark={"hand": ["Two Hundred Fifty Rounds", AGENDA]},
    )
    return table.reacts(SHOWDOWN) if plays else table.answer("pass")


@pytest.mark.plays(SHOWDOWN)
def test_steel_decides_and_tricks_do_not() -> None:
    table = duel(plays=True)  # only Jake Smiley has a Melee Weapon on your side
    assert table.stud("Jake Smiley")
    while table.ask.seat != 1:
        table.passes()
    table.uses("Two Hundred Fifty Rounds")
    assert player_number(table.state, "casualties", 1) == 0
    free = duel(plays=False)
    while free.ask.seat != 1:
        free.passes()
    free.uses("Two Hundred Fifty Rounds")
    assert player_number(free.state, "casualties", 1) == -1


@pytest.mark.plays(SHOWDOWN)
def test_a_cheater_is_punished_all_the_same() -> None:
    table = shootout(
        ["Jake Smiley | Bowie Knife", "Olivia Jenks"],
        ["Fred Aims"],
        hands=((*HANDS[1], "2S", "2S"), CHEATING[2]),
        leader={"hand": [SHOWDOWN, AGENDA], "rock": 1},
    )
    draws(table.reacts(SHOWDOWN), "Olivia Jenks").uses(AGENDA, "Olivia Jenks")
    assert total(table, 0) == 3


@pytest.mark.refuses(SHOWDOWN)
def test_without_a_blade_there_is_no_duel() -> None:
    table = shootout(
        ["Olivia Jenks | Shotgun"],
        ["Fred Aims | Bowie Knife"],
        leader={"hand": [SHOWDOWN], "at": {"home": ["Jake Smiley | Bowie Knife"]}},
        joining=False,
    )
    table.never_offered(SHOWDOWN, until=Question.NOON)


# --- The Winning Agenda ------------------------------------------------------------------------------


def agenda(*hand: str, rock: int = 1) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            rock=rock,
            hand=[AGENDA, *hand],
            at={"home": ["Olivia Jenks", "Max Baine", "Jake Smiley"]},
            deck=["6C", "7C", "8C", "9C"],
        ),
        side("The Sloane Gang", at={"home": ["Lawrence Blackwood"]}),
    )


@pytest.mark.plays(AGENDA)
@pytest.mark.parametrize(("dude", "drawn"), [("Olivia Jenks", 2), ("Max Baine", 3)])
def test_a_campaign_exchanges_cards(dude: str, drawn: int) -> None:
    table = agenda("Roan", "Pinto", "Mustang", "Shotgun").uses(AGENDA, dude)
    dropped = [card for card in table.state.players[0].hand if card != table.id(AGENDA)][:drawn]
    table.answer(*dropped)
    assert len(table.hand(0)) == 4
    assert set(dropped) <= set(table.state.players[0].discard)
    assert sum("of Clubs" in title for title in table.hand(0)) == drawn


@pytest.mark.refuses(AGENDA)
def test_a_campaign_needs_cards_enough() -> None:
    table = agenda("Roan", "Pinto").uses(AGENDA)
    assert set(table.choices()) == {"Olivia Jenks", "Jake Smiley"}


@pytest.mark.plays(AGENDA)
@pytest.mark.parametrize(("dude", "better"), [("Olivia Jenks", 2), ("Max Baine", 3)])
def test_a_landslide_against_a_cheater(dude: str, better: int) -> None:
    table = shootout(
        ["Olivia Jenks", "Max Baine"],
        ["Fred Aims"],
        hands=(HANDS[1], CHEATING[2]),
        leader={"hand": [AGENDA], "rock": 1},
    )
    draws(table, "Olivia Jenks").uses(AGENDA, dude)
    assert total(table, 0) == 1 + better


@pytest.mark.refuses(AGENDA)
def test_no_landslide_against_the_honest() -> None:
    table = shootout(
        ["Olivia Jenks"], ["Fred Aims"], hands=(HANDS[1], HANDS[2]), leader={"hand": [AGENDA], "rock": 1}
    )
    assert not usable(draws(table), AGENDA)
