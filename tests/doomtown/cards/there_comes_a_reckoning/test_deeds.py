"""Deeds of There Comes a Reckoning."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control, player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, modest, side
from boomtown.doomtown.state.events import JobStarted
from boomtown.doomtown.verbs.cards import why_not_move
from doomtown.scenes import CHEATING, HANDS, an_ability, draws, shootout, usable

# --- Epitaph Branch Office -------------------------------------------------------------------------

OFFICE = "Epitaph Branch Office"


def evening(where: str, dude: str) -> Playing:
    return Playing(
        side("Law Dogs", deeds=[OFFICE], at={where: [dude]}),
        side("The Sloane Gang", at={"home": ["Sloane"]}),
        phase="sundown",
    )


@pytest.mark.plays(OFFICE)
def test_a_visitor_makes_the_front_page() -> None:
    table = evening("The Sloane Gang", "Olivia Jenks")
    table.reacts(OFFICE)
    assert control(table.state, table.id("Olivia Jenks")) == 1


@pytest.mark.refuses(OFFICE)
@pytest.mark.parametrize(
    ("where", "dude"),
    [
        ("home", "Olivia Jenks"),
        ("The Sloane Gang", "Travis Moone"),
        ("The Sloane Gang", "Olivia Jenks | control 1"),
    ],
    ids=["at home", "no influence", "famous already"],
)
def test_others_do_not(where: str, dude: str) -> None:
    assert "react" not in evening(where, dude).ask.message.key


# --- The Oriental Saloon ---------------------------------------------------------------------------

SALOON = "The Oriental Saloon"


@pytest.mark.plays(SALOON)
def test_bullets_control_the_oriental() -> None:
    table = Playing(
        side("Law Dogs", deeds=[SALOON], at={SALOON: ["Olivia Jenks"]}),
        side("The Sloane Gang", at={SALOON: ["Barton Everest", "Allie Hensman"]}),
    )
    assert table.controller(SALOON) == 1  # 4 bullets against 2, though 2 influence against 1


@pytest.mark.plays(SALOON)
def test_cheating_unboots_a_dude_in_town_for_bounty() -> None:
    table = shootout(
        ["Olivia Jenks", "Jake Smiley | booted"],
        ["Philip Swinford"],
        hands=(CHEATING[8], HANDS[1]),
        leader={"deeds": [SALOON]},
        rock=5,
    )
    table.until(Question.REACT).reacts(SALOON)
    assert (table.bounty("Jake Smiley"), table.booted("Jake Smiley"), table.booted(SALOON)) == (
        2,
        False,
        True,
    )


@pytest.mark.refuses(SALOON)
@pytest.mark.rule("RC-abilities-02")
def test_the_oriental_wakes_nobody_who_is_awake() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        hands=(CHEATING[8], HANDS[1]),
        leader={"deeds": [SALOON]},
        rock=5,
    )
    table.never_offered(SALOON, until=Question.NOON)


@pytest.mark.refuses(SALOON)
def test_an_honest_hand_earns_no_bounty() -> None:
    for theirs in (HANDS[1], CHEATING[8]):
        table = shootout(
            ["Olivia Jenks"],
            ["Philip Swinford"],
            hands=(HANDS[1], theirs),
            leader={"deeds": [SALOON]},
            rock=5,
        )
        table.never_offered(SALOON, until=Question.RESOLUTION)
        assert not table.booted(SALOON)
        assert table.bounty("Olivia Jenks") == 0


# --- Taff's Distillery -------------------------------------------------------------------------------

TAFF, MAUSOLEUM, EMPORIUM = "Taff's Distillery", "Mausoleum", "Buffalo Emporium"
LODGE, PLANT, BILTON = "Explorer's Lodge", "Hellstromme Plant #9", "Bilton Collection Agency"


def working(card: str, *answers_: str, outfit: str = "Law Dogs", **more: Any) -> Playing:
    """Player 0 does a job that nobody opposes and owns the distillery."""
    hand = [] if card == outfit else [card]
    table = Playing(
        side(
            outfit,
            rock=5,
            hand=hand,
            deeds=[TAFF],
            at={"home": ["Abram Grothe", "Olivia Jenks"]},
            deck=["Roan", "Pinto"],
            **more,
        ),
        side("The Sloane Gang", at={"town square": ["Silas Aims"]}),
    )
    table.uses(card)
    for answer in answers_:
        if answer in table.choices():
            table.answer(answer)
    return table


def until_toast(table: Playing) -> bool:
    """Whether the distillery is offered before Noon goes on."""
    for _ in range(30):
        if usable(table, TAFF):
            return True
        if table.question == Question.NOON:
            return False
        table.table.give(table.ask, modest(table.ask))
        table._settle()
    raise AssertionError("the job never ends")


@pytest.mark.plays(TAFF)
def test_a_job_well_done_is_toasted() -> None:
    table = working("Burn 'Em Out", "The Sloane Gang", "Olivia Jenks")
    assert until_toast(table)
    table.reacts(TAFF)
    assert (table.hand(0), table.booted(TAFF)) == (["Roan"], True)


@pytest.mark.plays(TAFF)
@pytest.mark.refuses(TAFF)
@pytest.mark.rule("RB-6.2-44")
def test_a_job_is_toasted_once_it_has_done_what_it_does() -> None:
    """The card drawn for the job comes too late to be played by it."""
    table = working("A Coach Comes to Town", "Olivia Jenks")
    assert until_toast(table)
    assert table.rock(0) == 5 + 4
    assert table.reacts(TAFF).hand(0) == ["Roan"]


@pytest.mark.refuses(TAFF)
def test_a_job_of_others_or_one_that_failed_is_not() -> None:
    theirs = Playing(
        side("Law Dogs", deeds=[TAFF], at={"home": ["Olivia Jenks"]}),
        side("The Sloane Gang", rock=5, hand=["Burn 'Em Out"], at={"home": ["Silas Aims"]}),
        turn=1,
    )
    theirs.uses("Burn 'Em Out")
    assert not until_toast(theirs)
    failed = Playing(
        side(
            "Law Dogs",
            rock=5,
            hand=["Burn 'Em Out"],
            deeds=[TAFF],
            at={"home": ["Jake Smiley"]},
            deck=HANDS[1],
        ),
        side("The Sloane Gang", at={"home": ["Sloane"]}, deck=HANDS[8]),
    )
    failed.uses("Burn 'Em Out")
    while failed.question in (Question.JOIN, Question.OPPOSE):
        failed.answer("Sloane" if "Sloane" in failed.choices() else failed.choices()[0])
    assert not until_toast(failed)


@pytest.mark.refuses(TAFF)
@pytest.mark.parametrize(
    ("job", "outfit"), [("Desolation Row", "Desolation Row"), ("Fiddle Game", "Law Dogs")]
)
def test_a_job_of_the_outfit_and_one_at_your_own_home_are_their_own_reward(job: str, outfit: str) -> None:
    table = working(job, "Olivia Jenks", outfit=outfit)
    assert table.events(JobStarted)
    assert not until_toast(table)


# --- Mausoleum ---------------------------------------------------------------------------------------


def dies(who: str, rank: int = 3, note: str = "") -> Playing:
    table = shootout(
        ["Olivia Jenks"],
        [who],
        hands=(HANDS[rank], HANDS[1]),
        leader={"deeds": [f"{MAUSOLEUM}{note}"]},
    )
    return draws(table).passes(0, 1)


@pytest.mark.plays(MAUSOLEUM)
def test_the_dead_make_a_mausoleum_matter() -> None:
    table = dies("Fred Aims")
    assert table.zone("Fred Aims") == "hill"
    table.reacts(MAUSOLEUM)
    assert (control(table.state, table.id(MAUSOLEUM)), table.booted(MAUSOLEUM)) == (2, True)


@pytest.mark.refuses(MAUSOLEUM)
@pytest.mark.parametrize(("who", "rank"), [("Bobo", 3), ("Gunslinger", 3), ("Fred Aims", 2)])
def test_monsters_tokens_and_the_discarded_are_not_interred(who: str, rank: int) -> None:
    dies(who, rank).never_offered(MAUSOLEUM, until=Question.NOON)


@pytest.mark.refuses(MAUSOLEUM)
def test_a_card_aced_out_of_a_hand_is_no_dead_dude() -> None:
    table = Playing(
        side("Law Dogs", rock=5, hand=["Burn 'Em Out"], deeds=[MAUSOLEUM], at={"home": ["Olivia Jenks"]}),
        side("The Sloane Gang", hand=["Fred Aims"]),
    )
    table.uses("Burn 'Em Out").never_offered(MAUSOLEUM, until=Question.NOON)
    assert table.zone("Fred Aims") == "hill"


# --- Buffalo Emporium --------------------------------------------------------------------------------


def sheltered(who: str = "Olivia Jenks") -> Playing:
    table = Playing(
        side("Law Dogs", deeds=[EMPORIUM], at={EMPORIUM: [who], "home": ["Jake Smiley"]}),
        side(
            "The Sloane Gang",
            at={EMPORIUM: ["Steele Archer | Paralysis Mark"], "home": ["Sloane"]},
            deck=["KS"],
            hand=["Shiny Things"],
        ),
    )
    return table.uses(EMPORIUM)


@pytest.mark.plays(EMPORIUM)
def test_who_is_sheltered_is_booted_by_nobody_else() -> None:
    table = sheltered("Olivia Jenks | influence 1").uses("Shiny Things", "Olivia Jenks")
    assert (table.booted("Olivia Jenks"), table.booted(EMPORIUM)) == (False, True)
    table.moves("Olivia Jenks", "Law Dogs")
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == ("Law Dogs", True)  # by its own play


@pytest.mark.plays(EMPORIUM)
def test_who_is_sheltered_is_moved_by_nobody_else() -> None:
    for shelter in (True, False):
        table = Playing(
            side("Law Dogs", deeds=[EMPORIUM], at={EMPORIUM: ["Olivia Jenks"]}),
            side("The Sloane Gang"),
        )
        if shelter:
            table.uses(EMPORIUM)
        dude, cause = table.id("Olivia Jenks"), an_ability(1, table, "The Sloane Gang")
        assert (why_not_move(table.state, dude, table.id("Law Dogs"), cause) is not None) is shelter
        mine = an_ability(0, table, "Law Dogs")
        assert why_not_move(table.state, dude, table.id("Law Dogs"), mine) is None


@pytest.mark.plays(EMPORIUM)
@pytest.mark.parametrize(("who", "bonus"), [("Bobo | booted", 1), ("Olivia Jenks", 0)])
def test_a_sheltered_monster_wakes_and_leads_the_herd(who: str, bonus: int) -> None:
    table = Playing(
        side("Law Dogs", deeds=[EMPORIUM], at={EMPORIUM: [f"{who} | influence 9"]}),
        side("The Sloane Gang", at={EMPORIUM: ["Fred Aims"]}),
    )
    table.uses(EMPORIUM)
    dude = who.partition(" |")[0]
    assert not table.booted(dude)
    assert player_number(table.state, "stud bonus", 0) == 0
    table.calls_out("Fred Aims", dude).answer("yes").until(Question.SHOOTOUT)
    assert player_number(table.state, "stud bonus", 0) == bonus
    assert player_number(table.state, "stud bonus", 1) == 0


@pytest.mark.refuses(EMPORIUM)
def test_the_emporium_shelters_nobody_elsewhere_or_of_others() -> None:
    table = Playing(
        side("Law Dogs", deeds=[EMPORIUM], at={"home": ["Jake Smiley"]}),
        side("The Sloane Gang", at={EMPORIUM: ["Fred Aims"]}),
    )
    assert not usable(table, EMPORIUM)


# --- Explorer's Lodge --------------------------------------------------------------------------------


def explores(rock: int, dude: str = "Fred Aims") -> Playing:
    table = Playing(
        side("Law Dogs", deeds=[LODGE], at={LODGE: ["Olivia Jenks"], "home": ["Jake Smiley"]}),
        side("The Sloane Gang", rock=rock, at={LODGE: ["Fred Aims"], "town square": ["Silas Aims"]}),
    )
    table.uses(LODGE)
    assert set(table.choices()) == {"Olivia Jenks", "Fred Aims"}
    return table.answer(dude)


@pytest.mark.plays(LODGE)
@pytest.mark.parametrize(("pays", "booted", "left"), [("yes", False, 0), ("no", True, 2)])
def test_an_expedition_tires_who_does_not_pay(pays: str, booted: bool, left: int) -> None:
    table = explores(2)
    assert (table.question, table.ask.seat) == (Question.YES, 1)
    table.answer(pays)
    assert (table.at("Fred Aims"), table.booted("Fred Aims"), table.rock(1)) == ("Town Square", booted, left)


@pytest.mark.refuses(LODGE)
def test_the_poor_are_not_asked() -> None:
    table = explores(1)
    assert (table.booted("Fred Aims"), table.question) == (True, Question.NOON)
    own = explores(9, "Olivia Jenks")
    assert own.booted("Olivia Jenks")  # whose owner has nothing


# --- Hellstromme Plant #9 ----------------------------------------------------------------------------


@pytest.mark.plays(PLANT)
def test_a_horse_is_serviced() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=1,
            deeds=[PLANT],
            at={"home": ["Olivia Jenks | Mustang (used, booted) | Shotgun booted", "Sloane | owned by 1"]},
        ),
        side("The Sloane Gang", at={"home": ["Fred Aims | Roan booted"]}),
    )
    assert not usable(table, "Mustang")
    table.uses(PLANT)
    assert (table.booted("Mustang"), table.booted("Shotgun"), table.rock(0), table.booted(PLANT)) == (
        False,
        True,
        0,
        True,
    )
    table.passes(1)
    assert usable(table, "Mustang")


@pytest.mark.plays(PLANT)
def test_of_two_abilities_a_used_one_comes_back_in_a_shootout_too() -> None:
    table = shootout(
        ["Olivia Jenks | Mechanical Horse (used, booted)"],
        ["Fred Aims"],
        leader={"deeds": [PLANT], "rock": 1, "at": {"home": ["Jake Smiley | Roan booted"]}},
    )
    table.uses(PLANT)
    assert table.question == Question.MODE
    part = table.plays()[0]
    table.answer(part)
    used = table.card("Mechanical Horse").used
    assert (part in used, len(used), table.booted("Mechanical Horse")) == (False, 1, False)


@pytest.mark.refuses(PLANT)
def test_the_plant_serves_nobody_for_nothing_and_no_borrowed_dude() -> None:
    for rock, dude in ((0, "Olivia Jenks | Roan booted"), (1, "Sloane | owned by 1 | Roan booted")):
        table = Playing(
            side("Law Dogs", rock=rock, deeds=[PLANT], at={"home": [dude]}), side("The Sloane Gang", at={})
        )
        assert not usable(table, PLANT)


# --- Bilton Collection Agency ------------------------------------------------------------------------


def collecting(at: dict[str, list[str]], note: str = "") -> Playing:
    return Playing(
        side("Law Dogs", deeds=[f"{BILTON}{note}", "General Store"], at=at),
        side("The Sloane Gang", deeds=["The Place", "Circle M Ranch"]),
        phase="upkeep",
    )


@pytest.mark.plays(BILTON)
def test_the_agency_collects_what_you_hold_for_others() -> None:
    table = collecting({"The Place": ["Olivia Jenks"], "Circle M Ranch": ["Clementine Lepp"]})
    before = table.rock(0)
    table.reacts(BILTON)
    assert set(table.choices()) == {"The Place", "Circle M Ranch"}
    table.answer("Circle M Ranch")
    assert (table.rock(0), table.booted(BILTON)) == (before + 2, True)


@pytest.mark.refuses(BILTON)
def test_the_agency_has_nothing_to_collect_at_home() -> None:
    collecting({"home": ["Clementine Lepp"]}).never_offered(BILTON, until=Question.NOON)
    collecting({"The Place": ["Clementine Lepp"]}, " | booted").never_offered(BILTON, until=Question.NOON)
