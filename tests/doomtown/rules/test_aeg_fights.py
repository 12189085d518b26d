"""Fights by the old book: posses, jobs, casualties, costs (AEG: Formin' Posses, Slingin' Lead, Jobs, Harrowed)."""

import pytest

from boomtown.doomtown.reading.draw_hands import rank
from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted, CasualtiesTaken, JobEnded, Moved, ShootoutEnded
from boomtown.table import text
from doomtown.scenes import CHEATING, HANDS, name, shootout

both = pytest.mark.parametrize("edition", ["aeg", "pinebox"])
THREE = ["2C", "2D", "2H", "9S", "JC"]  # rank 4


# --- posses ----------------------------------------------------------------------------------------


def brawl(edition: str) -> Playing:
    """A fight at Charlie's Place; each side has a friend in the town square, who is declared."""
    table = Playing(
        side("Law Dogs", at={"Charlie's Place": ["Tommy Harden"], "town square": ["Jake Smiley"]}),
        side(
            "The Sloane Gang",
            deeds=["Charlie's Place"],
            at={"Charlie's Place": ["Olivia Jenks"], "town square": ["Travis Moone"]},
        ),
        edition=edition,
    )
    return table.calls_out("Tommy Harden", "Olivia Jenks").answer("yes").answer("Jake Smiley")


@pytest.mark.rule("AEG-posses-01")
@pytest.mark.parametrize(("edition", "where"), [("aeg", "Town Square"), ("pinebox", "Charlie's Place")])
def test_nobody_moves_before_both_posses_are_declared(edition: str, where: str) -> None:
    table = brawl(edition)
    assert table.ask.seat == 1
    assert table.at("Jake Smiley") == where
    assert table.booted("Jake Smiley") == (edition == "pinebox")
    table.answer("Travis Moone")
    assert table.at("Jake Smiley") == table.at("Travis Moone") == "Charlie's Place"


@both
@pytest.mark.rule("AEG-posses-02")
def test_coming_boots(edition: str) -> None:
    table = brawl(edition).answer("Travis Moone").until(Question.SHOOTOUT)
    assert table.booted("Jake Smiley")
    assert table.booted("Travis Moone")
    assert not table.booted("Tommy Harden")  # was there


@pytest.mark.rule("AEG-posses-03")
@pytest.mark.parametrize(
    ("edition", "order"), [("aeg", "boot boot move move"), ("pinebox", "boot move boot move")]
)
def test_all_boot_and_move_together(edition: str, order: str) -> None:
    table = brawl(edition).answer("Travis Moone").until(Question.SHOOTOUT)
    words = {Booted: "boot", Moved: "move"}
    assert " ".join(words[type(event)] for event in table.state.log if type(event) in words) == order


# --- jobs ------------------------------------------------------------------------------------------


def job(edition: str) -> Playing:
    """Olivia Jenks leads a job from home against the Bunkhouse; one friend is with her, one in the square."""
    table = Playing(
        side(
            "Law Dogs",
            at={"home": ["Olivia Jenks", "Jake Smiley"], "town square": ["Travis Moone"]},
            rock=5,
            hand=["Establishin' Who's in Charge"],
        ),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"town square": ["Philip Swinford", "Clint Ramsey"]}),
        edition=edition,
    )
    return table.uses("Establishin' Who's in Charge", "Olivia Jenks")


@pytest.mark.rule("AEG-jobs-01")
@pytest.mark.parametrize("first", ["Jake Smiley", "Travis Moone"])
def test_a_job_s_posse_is_chosen_in_any_order(first: str) -> None:
    table = job("aeg")
    assert table.choices() == ["Jake Smiley", "Travis Moone", "done"]
    table.answer(first)
    (second,) = {"Jake Smiley", "Travis Moone"} - {first}
    table.answer(second)
    assert table.posse(0) == ["Olivia Jenks", first, second]


@pytest.mark.rule("AEG-jobs-01")
def test_who_is_with_or_next_to_the_leader_or_the_mark_joins_a_job_if_unbooted() -> None:
    people = {
        "home": ["Olivia Jenks", "Clyde Owens", "Jake Smiley | booted"],
        "Bunkhouse": ["Steele Archer", "Travis Moone | booted"],
        "Charlie's Place": ["Tommy Harden"],
        "The Sloane Gang": ["Clint Ramsey"],
    }
    table = Playing(
        side("Law Dogs", rock=5, deeds=["Bunkhouse"], at=people, hand=["Establishin' Who's in Charge"]),
        side("The Sloane Gang", deeds=["Charlie's Place"]),
        edition="aeg",
    )
    table.uses("Establishin' Who's in Charge", "Olivia Jenks", "Charlie's Place")
    assert sorted(table.choices()) == ["Clint Ramsey", "Clyde Owens", "Steele Archer", "Tommy Harden", "done"]


@pytest.mark.rule("AEG-jobs-01")
def test_the_newer_book_has_stages() -> None:
    assert job("pinebox").choices() == ["Jake Smiley", "done"]


@pytest.mark.rule("AEG-jobs-02", "AEG-jobs-03")
def test_both_posses_ride_together_once_both_are_formed() -> None:
    table = job("aeg").answer("Jake Smiley").answer("done").answer("yes").answer("Philip Swinford")
    assert table.choices() == ["Clint Ramsey", "done"]
    assert "Bunkhouse" not in {table.at(name) for name in ("Olivia Jenks", "Jake Smiley", "Philip Swinford")}
    table.until(Question.SHOOTOUT)
    assert {table.at(name) for name in ("Olivia Jenks", "Jake Smiley", "Philip Swinford")} == {"Bunkhouse"}
    assert not table.booted("Olivia Jenks")  # the leader rides without booting
    assert table.booted("Jake Smiley")


@both
@pytest.mark.plays("Quarter Horse")
@pytest.mark.rule("AEG-jobs-03")
def test_who_joins_a_job_has_booted_for_it_though_nobody_opposes_it(edition: str) -> None:
    """Jake's Horse lets him stay where he is, which is at home by the old book: he never rode, but he joined."""
    table = Playing(
        side(
            "Law Dogs",
            at={"home": ["Olivia Jenks", "Jake Smiley | Quarter Horse"]},
            hand=["A Coach Comes to Town"],
        ),
        side("The Sloane Gang"),
        edition=edition,
    )
    table.uses("A Coach Comes to Town", "Olivia Jenks").answer("Jake Smiley").reacts("Quarter Horse")
    there = "Law Dogs" if edition == "aeg" else "Town Square"
    assert (table.at("Jake Smiley"), table.booted("Jake Smiley")) == (there, True)


@pytest.mark.rule("AEG-jobs-02")
def test_by_the_newer_book_the_leader_s_posse_is_there_first() -> None:
    table = job("pinebox").answer("Jake Smiley").until(Question.OPPOSE)
    assert table.at("Jake Smiley") == "Bunkhouse"


# --- shootouts -------------------------------------------------------------------------------------


@both
@pytest.mark.rule("AEG-shootout-01")
def test_abilities_come_from_deeds_outfits_and_improvements(edition: str) -> None:
    """The old book does not name Improvements; both editions follow the newer one (the note of the ledger)."""
    table = shootout(
        ["Olivia Jenks", "Jake Smiley"],
        ["Philip Swinford"],
        leader={"hand": ["Doomsday Supply"], "deeds": ["Carter's Bounties"], "discard": ["Shotgun"]},
        edition=edition,
        rock=5,
        joining=False,
    )
    table.until(Question.SHOOTOUT)
    assert table.why_not("use", "Carter's Bounties") is None
    home = Playing(
        side(
            "Law Dogs",
            rock=5,
            hand=["Doomsday Supply"],
            discard=["Shotgun"],
            at={"town square": ["Olivia Jenks"]},
        ),
        side("The Sloane Gang", at={"town square": ["Philip Swinford"]}),
        edition=edition,
    )
    home.shops("Doomsday Supply").passes(1).calls_out("Olivia Jenks", "Philip Swinford").answer("yes")
    home.until(Question.SHOOTOUT).uses("Doomsday Supply", "Shotgun")
    assert home.card("Shotgun").place == home.id("Olivia Jenks")


@both
@pytest.mark.rule("AEG-shootout-02")
def test_a_trait_that_sends_home_takes_out_of_the_posse_too(edition: str) -> None:
    table = shootout(
        ["Olivia Jenks", "Mortimer Parsons"],
        ["Philip Swinford"],
        hands=(CHEATING[8], HANDS[1]),
        edition=edition,
        rock=5,
        joining=False,
    )
    table.until(Question.JOIN).answer("Mortimer Parsons").until(Question.SHOOTER).answer("Olivia Jenks")
    table.until(Question.RESOLUTION)
    assert table.at("Mortimer Parsons") == "Law Dogs"
    assert table.posse(0) == ["Olivia Jenks"]
    assert table.influence("Mortimer Parsons") == 0


@both
@pytest.mark.rule("AEG-shootout-03")
def test_a_cheatin_ability_is_never_directed_at_oneself_in_a_shootout(edition: str) -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        hands=([*CHEATING[8], *HANDS[1]], CHEATING[8]),
        leader={"hand": ["Bottom Dealin'"]},
        edition=edition,
        rock=5,
    )
    table.until(Question.RESOLUTION).uses("Bottom Dealin'")
    assert (rank(table.state, 0), rank(table.state, 1)) == (8, 1)


@both
@pytest.mark.rule("AEG-shootout-03")
def test_a_lone_cheater_has_nobody_to_direct_it_at(edition: str) -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        hands=(CHEATING[8], HANDS[1]),
        leader={"hand": ["Bottom Dealin'"]},
        edition=edition,
        rock=5,
    )
    refusal = table.until(Question.RESOLUTION).why_not("use", "Bottom Dealin'")
    assert refusal is not None
    assert refusal.rule == "RB-6.1-63"


@both
@pytest.mark.rule("AEG-shootout-04")
@pytest.mark.parametrize(("card", "zone"), [("Point Blank", "hill"), ("Flight of the Lepus", "play")])
def test_a_shootout_ends_as_soon_as_a_resolution_empties_a_posse(edition: str, card: str, zone: str) -> None:
    """Aced or sent home: the newer book counts both, and both editions follow it (the note of the ledger)."""
    table = shootout(
        ["Clint Ramsey"],
        ["Philip Swinford"],
        hands=([*HANDS[5], "KH", "KS"], CHEATING[8]),
        leader={"hand": [card]},
        edition=edition,
        rock=5,
    )
    table.until(Question.RESOLUTION).uses(card)
    while table.state.fight is not None and "Resolution" not in text(table.ask.message):
        table.answer("Philip Swinford" if "Philip Swinford" in table.choices() else table.plays()[0])
    assert table.state.fight is None
    assert table.zone("Philip Swinford") == zone
    assert table.events(CasualtiesTaken) == []
    assert table.events(ShootoutEnded)[-1].seat == 0


def beaten(mine: str, *, by: int, edition: str, friend: str = "Jake Smiley") -> Playing:
    """Player 1, with this dude and a friend in the posse, loses by so many and is asked who falls."""
    table = shootout(
        ["Olivia Jenks"],
        [friend, mine],
        hands=({1: HANDS[2], 2: ["2C", "2D", "7H", "7S", "JC"], 3: THREE}[by], HANDS[1]),
        edition=edition,
        rock=5,
        joining=False,
    )
    return table.until(Question.JOIN).answer(name(mine)).until(Question.CASUALTIES)


@both
@pytest.mark.rule("AEG-shootout-05")
def test_a_sidekick_covers_one_and_is_never_aced_for_two(edition: str) -> None:
    table = beaten("Travis Moone | Bluetick", by=2, edition=edition)
    dog = table.id("Bluetick")
    assert f"discard:{dog}" in table.plays()
    assert f"ace:{dog}" not in table.plays()
    table.answer(f"discard:{dog}")
    assert "casualt" in text(table.ask.message)  # one more is due


@both
@pytest.mark.rule("AEG-limits-06")
def test_casualties_do_not_fall_below_zero(edition: str) -> None:
    """Heartseeker spares the loser three; a loss by two costs nothing (but the shooter dies of the Hex)."""
    table = shootout(
        ["Steele Archer | Heartseeker"],
        ["Philip Swinford", "Jake Smiley"],
        hands=(["KS", "2C", "2D", "7H", "7S", "JC"], HANDS[1]),
        edition=edition,
        rock=5,
        joining=False,
    )
    table.until(Question.JOIN).answer("Jake Smiley").until(Question.SHOOTOUT).uses("Heartseeker")
    table.until(Question.SHOOTER).answer("Philip Swinford").until(Question.RUN)
    assert table.events(CasualtiesTaken)[0].cards == ()
    assert table.zone("Jake Smiley") == "play"


# --- Harrowed --------------------------------------------------------------------------------------


def avie_covers(how: str, *, by: int, edition: str) -> Playing:
    """A Harrowed dude alone covers what is lost by: nobody else falls."""
    table = beaten("Avie Cline", by=by, edition=edition)
    table.answer(f"{how}:{table.id('Avie Cline')}")
    assert table.zone("Jake Smiley") == "play"
    return table


@both
@pytest.mark.rule("AEG-harrowed-01")
def test_a_harrowed_dude_goes_home_for_one_casualty(edition: str) -> None:
    table = avie_covers("home", by=1, edition=edition)
    assert table.at("Avie Cline") == "The Sloane Gang"
    assert table.booted("Avie Cline")


@both
@pytest.mark.rule("AEG-harrowed-02")
def test_discarding_a_harrowed_dude_covers_two(edition: str) -> None:
    assert avie_covers("discard", by=2, edition=edition).zone("Avie Cline") == "discard"


@both
@pytest.mark.rule("AEG-harrowed-03", "AEG-harrowed-05")
def test_acing_a_harrowed_dude_covers_three_and_really_aces(edition: str) -> None:
    assert avie_covers("ace", by=3, edition=edition).zone("Avie Cline") == "hill"


@both
@pytest.mark.rule("AEG-harrowed-04")
def test_an_effect_that_aces_a_harrowed_dude_discards_it(edition: str) -> None:
    table = shootout(
        ["Clint Ramsey"],
        ["Avie Cline"],
        hands=([*HANDS[1], "KH", "KS"], HANDS[1]),
        leader={"hand": ["Point Blank"]},
        edition=edition,
        rock=5,
    )
    table.until(Question.RESOLUTION).uses("Point Blank")
    assert table.zone("Avie Cline") == "discard"


# --- costs -----------------------------------------------------------------------------------------


def sale(edition: str, dude: str) -> Playing:
    """Player 0 sells a dude with No Turning Back while player 1's Blessed with Lay On Hands stands by."""
    table = Playing(
        side("Law Dogs", rock=5, at={"town square": [dude]}, hand=["No Turning Back"]),
        side("Law Dogs", at={"town square": ["Félix Amador | Lay On Hands"]}, deck=["KS"]),
        edition=edition,
    )
    return table.uses("No Turning Back")


@pytest.mark.rule("AEG-actin-01", "AEG-costs-01")
@pytest.mark.parametrize(("edition", "saved"), [("aeg", False), ("pinebox", True)])
def test_do_this_to_get_that_is_a_cost_which_no_react_stops(edition: str, saved: bool) -> None:
    table = sale(edition, "Olivia Jenks")
    assert ("React" in text(table.ask.message)) == saved
    if saved:
        table.reacts("Lay On Hands")
    assert table.zone("Olivia Jenks") == ("play" if saved else "hill")


@pytest.mark.rule("AEG-costs-02")
@pytest.mark.parametrize(("edition", "price"), [("aeg", 3), ("pinebox", 0)])
def test_a_keyword_changes_a_payment_that_counts_as_paid_all_the_same(edition: str, price: int) -> None:
    """Where acing is no cost but a requirement, it was prevented (ruling 2)."""
    table = sale(edition, "Avie Cline")
    assert table.zone("Avie Cline") == "discard"  # Harrowed: not aced
    assert table.rock(0) == 5 + price


@both
@pytest.mark.rule("AEG-costs-01")
def test_no_react_stops_a_boot_that_is_a_cost(edition: str) -> None:
    """Roan keeps its dude from booting to join a posse, not from booting as a cost."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Allie Hensman | Roan"]}),
        side("The Sloane Gang"),
        edition=edition,
    )
    table.uses("Allie Hensman")
    assert table.ask.seat == 1
    assert table.booted("Allie Hensman")
    assert not table.booted("Roan")


@both
@pytest.mark.rule("AEG-counters-01")
def test_a_job_s_control_point_stays(edition: str) -> None:
    table = job(edition).until(Question.NOON)
    assert table.events(JobEnded)[0].success
    assert control(table.state, table.id("Bunkhouse")) == 2
    table.until(Question.UPKEEP)
    assert table.state.day == 2
    assert control(table.state, table.id("Bunkhouse")) == 2
