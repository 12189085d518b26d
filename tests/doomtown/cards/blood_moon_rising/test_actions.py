"""Actions of Blood Moon Rising."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import has_keyword, player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import JobEnded, Paid
from doomtown.scenes import CHEATING, HANDS, draws, name, shootout, usable
from doomtown.third_player import GUEST, posses, turn_of

BEEF = "We Got A Beef!"


def beef(
    mark: str, *, mine: dict[str, list[str]], theirs: dict[str, list[str]] | None = None, rock: int = 1
) -> Playing:
    """Tommy calls out this dude in the town square, who accepts; player 0 holds the card."""
    table = Playing(
        side("Law Dogs", rock=rock, at={"town square": ["Tommy Harden"], **mine}, hand=[BEEF]),
        side("The Sloane Gang", at={"town square": [mark], **(theirs or {})}),
    )
    table.calls_out("Tommy Harden", name(mark))
    return table.answer("yes") if table.choices() == ["yes", "no"] else table


@pytest.mark.plays(BEEF)
def test_a_friend_next_door_takes_the_leaders_place() -> None:
    table = beef("Barton Everest", mine={"home": ["Clyde Owens"]})
    table.reacts(BEEF)
    assert (table.at("Clyde Owens"), table.at("Tommy Harden")) == ("Town Square", "Law Dogs")
    assert (table.booted("Clyde Owens"), table.rock(0)) == (False, 0)
    table.until(Question.SHOOTOUT)
    assert table.posse(0) == ["Clyde Owens"]


@pytest.mark.plays(BEEF)
def test_the_mark_can_be_exchanged_as_well() -> None:
    table = beef("Barton Everest", mine={}, theirs={"home": ["Allie Hensman | booted"]}).reacts(BEEF)
    table.until(Question.SHOOTOUT)
    assert table.posse(1) == ["Allie Hensman"]
    assert table.at("Barton Everest") == "The Sloane Gang"


@pytest.mark.plays(BEEF)
def test_a_mark_who_has_been_roped_since_was_unbooted_as_it_accepted() -> None:
    """Rope and Ride drags Barton next door and boots him; then his player lets Allie step in."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}, hand=["Rope and Ride"]),
        side(
            "The Sloane Gang",
            rock=1,
            at={"town square": ["Barton Everest", "Allie Hensman"]},
            deeds=["Undertaker"],
            hand=[BEEF],
        ),
    )
    table.calls_out("Tommy Harden", "Barton Everest").answer("yes")
    table.reacts("Rope and Ride", "Undertaker")
    assert table.booted("Barton Everest")
    table.reacts(BEEF)
    table.until(Question.SHOOTOUT)
    assert (table.posse(1), table.at("Barton Everest")) == (["Allie Hensman"], "Town Square")


@pytest.mark.refuses(BEEF)
@pytest.mark.parametrize(
    ("mark", "mine", "rock"),
    [
        ("Barton Everest | booted", {"home": ["Clyde Owens"]}, 1),  # a booted mark
        ("Barton Everest", {}, 1),  # nobody next door
        ("Barton Everest", {"home": ["QUATERMAN"]}, 1),  # no card moves it
        (
            "Barton Everest",
            {"The Sloane Gang": ["Clyde Owens"], "town square": ["Tommy Harden", "Andreas Andregg"]},
            0,
        ),
    ],
    ids=["booted mark", "nobody there", "nobody can move", "no ghost rock"],
)
def test_nobody_steps_in(mark: str, mine: dict[str, list[str]], rock: int) -> None:
    table = beef(mark, mine=mine, rock=rock)
    assert "react" not in table.ask.message.key
    assert table.zone(BEEF) == "hand"


# --- Burn 'Em Out ------------------------------------------------------------------------------------

BURN, SHINY, SAGE, ROUNDS = (
    "Burn 'Em Out",
    "Shiny Things",
    "Great Sage Matching Heaven",
    "Two Hundred Fifty Rounds",
)
FORWARD, UNDERGROUND = "Moving Forward", "The Law Goes Underground"


def burning(theirs: list[str], *defenders: str) -> Playing:
    table = Playing(
        side("The Sloane Gang", rock=1, hand=[BURN], at={"home": ["Barton Everest", "Allie Hensman"]}),
        side("Law Dogs", hand=theirs, at={"home": list(defenders)}),
    )
    table.uses(BURN)
    if table.question == Question.LEADER:
        table.answer("Barton Everest")
    while table.question == Question.JOIN and table.ask.seat == 0:
        table.answer("Allie Hensman" if "Allie Hensman" in table.choices() else "done")
    return table


@pytest.mark.plays(BURN)
def test_arsonists_are_wanted_and_burn_a_card() -> None:
    table = burning(["Shotgun", "Roan"]).until("aced")
    assert set(table.choices()) == {"Shotgun", "Roan"}
    table.answer("Shotgun")
    assert (table.zone("Shotgun"), table.zone("Roan")) == ("hill", "hand")
    assert [table.bounty(dude) for dude in ("Barton Everest", "Allie Hensman")] == [1, 1]
    assert table.rock(0) == 0


@pytest.mark.plays(BURN)
def test_an_empty_hand_burns_well_enough() -> None:
    table = burning([]).until(Question.NOON)
    assert table.events(JobEnded)[0].success
    assert table.bounty("Barton Everest") == 1


@pytest.mark.refuses(BURN)
def test_your_own_home_and_deeds_are_no_marks() -> None:
    table = Playing(
        side("The Sloane Gang", rock=1, hand=[BURN], at={"home": ["Barton Everest"]}),
        side("Law Dogs", deeds=["The Place"]),
        side("Morgan Cattle Co."),
    )
    table.uses(BURN)
    assert set(table.choices()) == {"Law Dogs", "Morgan Cattle Co."}


@pytest.mark.refuses(BURN)
def test_a_job_that_fails_burns_nothing() -> None:
    table = burning(["Shotgun"], "Sloane", "Pancho Castillo")
    while table.question in (Question.OPPOSE, Question.JOIN):
        table.answer("yes" if table.question == Question.OPPOSE else table.choices()[0])
    table.until(Question.NOON)
    assert table.zone("Shotgun") == "hand"


# --- Shiny Things ------------------------------------------------------------------------------------


@pytest.mark.plays(SHINY)
def test_somebody_admires_shiny_things_all_day() -> None:
    table = Playing(
        side("Law Dogs", hand=[SHINY], at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest", "Fred Aims | booted"]}),
    )
    table.uses(SHINY)
    assert set(table.choices()) == {"Barton Everest", "Fred Aims"}
    table.answer("Barton Everest")
    assert (table.influence("Barton Everest"), table.value("Barton Everest")) == (3, 12)
    assert table.booted("Barton Everest")
    assert table.why_not("call", "Tommy Harden", "Barton Everest", seat=0) is not None
    assert table.why_not("call", "Tommy Harden", "Fred Aims", seat=0) is None


@pytest.mark.refuses(SHINY)
def test_your_own_people_do_not_look() -> None:
    table = Playing(side("Law Dogs", hand=[SHINY], at={"home": ["Tommy Harden"]}), side("The Sloane Gang"))
    assert not usable(table, SHINY)


# --- Great Sage Matching Heaven, Two Hundred Fifty Rounds --------------------------------------------


def monks(
    *hand: str, foes: tuple[str, ...] = ("Jake Smiley",), pulls: tuple[str, ...] = (), **more: Any
) -> Playing:
    """Longwei Fu (influence 2, value 3, Kung Fu 4) knows Techniques."""
    return shootout(["Longwei Fu"], foes, leader={"hand": hand, "deck": pulls or ("AC", "AC", "AC")}, **more)


@pytest.mark.plays(SAGE)
def test_the_sage_grows_and_is_harrowed() -> None:
    table = monks(SAGE, ROUNDS).uses(SAGE)
    before = monks().influence("Longwei Fu")
    assert table.influence("Longwei Fu") == before + 1
    assert has_keyword(table.state, table.id("Longwei Fu"), "Harrowed")
    assert table.choices() == [ROUNDS, "none"]


@pytest.mark.plays(SAGE)
@pytest.mark.parametrize(
    ("theirs", "wording", "goes_on"),
    [(1, "", True), (0, "", True), (2, "", False), (1, "weird-west", False), (0, "weird-west", True)],
)
def test_the_sage_goes_on_against_as_much_influence_or_less(theirs: int, wording: str, goes_on: bool) -> None:
    """`theirs` is what the other posse has, beside what Longwei Fu has before."""
    own = monks().influence("Longwei Fu")
    details = {"wording": wording} if wording else {}
    table = monks(SAGE, ROUNDS, foes=(f"Jake Smiley | influence {own + theirs}",), **details).uses(SAGE)
    assert (table.question == Question.COMBO) is goes_on


@pytest.mark.refuses(SAGE)
def test_a_failed_sage_is_nobody() -> None:
    table = monks(SAGE, pulls=("7C",)).uses(SAGE)
    assert not has_keyword(table.state, table.id("Longwei Fu"), "Harrowed")


@pytest.mark.plays(ROUNDS)
def test_after_two_hundred_fifty_rounds_you_take_one_casualty_less() -> None:
    table = monks(ROUNDS, SAGE).uses(ROUNDS)
    assert player_number(table.state, "casualties", 0) == -1
    assert player_number(table.state, "casualties", 1) == 0
    assert table.question == Question.SHOOTOUT  # nobody controls the town square


@pytest.mark.plays(ROUNDS)
@pytest.mark.parametrize(("owner", "goes_on"), [("leader", True), ("mark", False)])
def test_on_your_own_ground_the_rounds_go_on(owner: str, goes_on: bool) -> None:
    deeds = {"deeds": ["The Place"]}
    leader = {"hand": [ROUNDS, SAGE], "deck": ["AC", "AC"], **(deeds if owner == "leader" else {})}
    table = shootout(
        ["Longwei Fu"],
        ["Jake Smiley | influence 9" if owner == "mark" else "Jake Smiley"],
        where="The Place",
        leader=leader,
        mark=deeds if owner == "mark" else {},
    )
    table.uses(ROUNDS)
    assert (table.question == Question.COMBO) is goes_on


@pytest.mark.refuses(ROUNDS)
def test_a_failed_technique_saves_nobody() -> None:
    assert player_number(monks(ROUNDS, pulls=("7C",)).uses(ROUNDS).state, "casualties", 0) == 0


# --- Moving Forward ----------------------------------------------------------------------------------


def caught(rock: int = 0, hand: tuple[str, ...] = CHEATING[2]) -> Playing:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        hands=((*HANDS[1], "The Place", "Blake Ranch", "Shotgun"), hand),
        leader={"hand": [FORWARD], "discard": ["The Town Hall", "The Union Casino"]},
        rock=rock,
    )
    return draws(table)


@pytest.mark.plays(FORWARD)
def test_a_cheater_pays_for_a_deed() -> None:
    table = caught().uses(FORWARD)
    assert set(table.choices()) == {"The Place", "The Town Hall", "The Union Casino", "none"}
    table.answer("The Union Casino").until(Question.CASUALTIES)
    assert (table.zone("The Union Casino"), table.rock(0)) == ("play", 0)


@pytest.mark.refuses(FORWARD)
def test_nobody_pays_for_it_where_nobody_cheats() -> None:
    assert not usable(caught(hand=HANDS[2]), FORWARD)


def lowball(rock: int) -> Playing:
    table = Playing(
        side("Law Dogs", rock=rock + 1, hand=[FORWARD], deck=HANDS[1], discard=["The Place"]),
        side("The Sloane Gang", rock=1, deck=CHEATING[2]),
        phase="gambling",
    )
    return table.uses(FORWARD).answer("The Place")


@pytest.mark.plays(FORWARD)
@pytest.mark.parametrize(("pays", "zone", "paid"), [("yes", "play", [4]), ("no", "discard", [])])
def test_in_lowball_the_deed_wants_to_be_paid_for(pays: str, zone: str, paid: list[int]) -> None:
    table = lowball(4)
    if table.question == Question.STREET_END:
        table.answer(table.choices()[0])
    table.answer(pays)
    by_text = [event.amount for event in table.events(Paid) if event.cause.card == table.id(FORWARD)]
    assert (table.zone("The Place"), by_text) == (zone, paid)


@pytest.mark.refuses(FORWARD)
def test_in_lowball_the_poor_lose_the_deed_again() -> None:
    table = lowball(3)
    if table.question == Question.STREET_END:
        table.answer(table.choices()[0])
    assert (table.zone("The Place"), table.question == Question.YES) == ("discard", False)


# --- The Law Goes Underground ------------------------------------------------------------------------


def vanishing(stud: str, *, foes: tuple[str, ...] = ("Fred Aims", "Allie Hensman")) -> Playing:
    table = shootout(
        ["Olivia Jenks", stud],
        foes,
        hands=((*HANDS[1], "2S", "2S", "2S"), HANDS[1]),
        leader={"hand": [UNDERGROUND], "at": {"home": ["Clint Ramsey"]}},
    )
    return draws(table, "Olivia Jenks", "Allie Hensman")


@pytest.mark.plays(UNDERGROUND)
@pytest.mark.parametrize(("way", "zone"), [("boots", "play"), ("discarded", "discard")])
def test_a_deputy_covers_the_retreat(way: str, zone: str) -> None:
    table = vanishing("Tommy Harden").uses(UNDERGROUND, way)
    assert table.zone("Tommy Harden") == zone
    assert (table.at("Allie Hensman"), table.booted("Allie Hensman")) == ("The Sloane Gang", True)
    assert (table.at("Fred Aims"), table.booted("Fred Aims")) == ("Town Square", False)
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == ("Law Dogs", True)


@pytest.mark.plays(UNDERGROUND)
def test_any_other_stud_only_lets_you_go() -> None:
    table = vanishing("Barton Everest").uses(UNDERGROUND, "boots")
    assert (table.at("Allie Hensman"), table.at("Olivia Jenks"), table.at("Barton Everest")) == (
        "Town Square",
        "Law Dogs",
        "Law Dogs",
    )


@pytest.mark.plays(UNDERGROUND)
def test_a_booted_stud_can_only_be_discarded() -> None:
    table = vanishing("Tommy Harden | booted").uses(UNDERGROUND)
    assert table.zone("Tommy Harden") == "discard"


@pytest.mark.refuses(UNDERGROUND)
def test_draws_cover_nobody_and_neither_does_a_stud_elsewhere() -> None:
    assert not usable(vanishing("Jake Smiley"), UNDERGROUND)


@pytest.mark.plays(UNDERGROUND)
def test_a_guest_sends_home_the_posse_it_is_in() -> None:
    table = posses(
        ["Olivia Jenks"],
        ["Fred Aims"],
        ["Tommy Harden"],
        more={GUEST: {"hand": [UNDERGROUND], "deck": HANDS[1]}},
    )
    draws(table, "Olivia Jenks")
    turn_of(table, GUEST).uses(UNDERGROUND, "boots")
    assert [table.at(dude) for dude in ("Olivia Jenks", "Tommy Harden", "Fred Aims")] == [
        "Law Dogs",
        "Morgan Cattle Co.",
        "The Sloane Gang",
    ]
