"""Dudes of No Turning Back who fight, and one who judges."""

import pytest

from boomtown.doomtown.bringing import DeckList
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from boomtown.table import IllegalAnswer, Table
from doomtown.scenes import HANDS, asks, deal, draws, everybody_joins, shootout, usable

JUDGE, ELANDER = "Judge Harry Somerset (Exp 1)", "Elander Boldman (Exp 1)"
ANTHEIA, GRAJO, JACQUELINE = "Antheia Pansofia", "El Grajo", "Jacqueline Isham"

# --- Judge Harry Somerset (Exp 1) ------------------------------------------------------------------


def trial(judge: str = JUDGE, **theirs: list[str]) -> Playing:
    return Playing(
        side("Law Dogs", at={"home": [judge]}, deck=[*HANDS[2], *HANDS[2]]),
        side(
            "The Sloane Gang",
            at={"town square": ["Pancho Castillo | bounty 2", "Rob Wilby"], **theirs},
            deck=list(HANDS[1]),
        ),
    )


@pytest.mark.plays(JUDGE)
def test_a_gunslinger_rides_with_the_judge_and_is_gone_after_the_job() -> None:
    table = trial().uses(JUDGE)  # only Pancho is wanted
    assert table.posse(0) == ["Judge Harry Somerset", "Gunslinger"]
    assert table.booted("Gunslinger")
    assert table.at("Gunslinger") == "Town Square"
    assert "oppose" in asks(table)
    table.answer("no")
    assert table.zone("Pancho Castillo") == "discard"
    assert table.rock(0) == 2
    assert table.zone("Gunslinger") == "away"
    assert (table.at(JUDGE), table.booted(JUDGE)) == ("Law Dogs", True)
    assert not table.state.effects


@pytest.mark.plays(JUDGE)
def test_the_gunslinger_fights_for_the_judge() -> None:
    table = trial().uses(JUDGE).answer("yes").answer("Pancho Castillo").answer("done")
    assert (table.bullets("Gunslinger"), table.stud("Gunslinger")) == (2, True)
    draws(table, "Gunslinger", "Pancho Castillo").until(Question.NOON)
    assert table.zone("Gunslinger") == "away"


@pytest.mark.refuses(JUDGE)
def test_only_wanted_dudes_are_tried_and_a_booted_judge_does_not_sit() -> None:
    assert usable(trial(), JUDGE)
    assert not usable(trial(f"{JUDGE} | booted"), JUDGE)
    innocent = Playing(side("Law Dogs", at={"home": [JUDGE]}), side(at={"town square": ["Rob Wilby"]}))
    assert not usable(innocent, JUDGE)


@pytest.mark.plays(JUDGE)
def test_in_weird_west_the_gunslinger_stays_when_nobody_shot() -> None:
    table = trial(f"{JUDGE} [Weird West]").uses("Judge Harry Somerset").answer("no")
    assert table.zone("Pancho Castillo") == "discard"
    assert (table.at("Gunslinger"), table.booted("Gunslinger")) == ("Law Dogs", True)


@pytest.mark.refuses(JUDGE)
@pytest.mark.parametrize("wording", ["", " [Weird West]"])
def test_in_weird_west_the_judge_starts_no_game(wording: str) -> None:
    Playing(side(), side())  # the library is loaded
    deck = DeckList("Law Dogs", (f"{JUDGE}{wording}", "Rob Wilby", *["Undertaker"] * 10))
    table = Table(GAME, Config(decks=(deck, deck)), 1)
    judge = next(card.id for card in table.state.cards.values() if not card.owner and JUDGE in card.face)
    if wording:
        with pytest.raises(IllegalAnswer):
            table.answer(0, (judge,))
    else:
        table.answer(0, (judge,))


# --- Elander Boldman (Exp 1) -----------------------------------------------------------------------


def overhauling(*mine: str) -> Playing:
    return shootout(
        [ELANDER, *mine],
        ["Jake Smiley | Flame-Thrower booted", "Dulf Zug | Shotgun booted"],
        leader={"rock": 5},
    )


@pytest.mark.plays(ELANDER)
@pytest.mark.refuses(ELANDER)
def test_elander_gives_a_weapon_another_shot() -> None:
    table = overhauling("Olivia Jenks | Flame-Thrower", "Rob Wilby | Force Field")
    table.uses("Flame-Thrower @0", 1).passes(1)
    assert table.bullets("Olivia Jenks") == 2 + 1 + 1
    table.uses(ELANDER)
    assert table.choices() == ["Flame-Thrower", "Flame-Thrower"]  # booted Gadgets of either side
    table.answer(table.id("Flame-Thrower @0"))
    assert not table.booted("Flame-Thrower @0")
    assert table.booted(ELANDER)
    assert table.bullets("Olivia Jenks") == 2 + 1 + 1 + 1
    table.passes(1).uses("Flame-Thrower @0", 2)
    assert table.bullets("Olivia Jenks") == 2 + 1 + 1 + 1 + 2


@pytest.mark.plays(ELANDER)
@pytest.mark.parametrize(
    ("gadget", "booted", "stud"),
    [("Asyncoil Gun", False, True), ("Auto-Revolver", True, True), ("Force Field", True, False)],
)
def test_an_experiment_invigorates_elander_and_a_weapon_its_bearer(
    gadget: str, booted: bool, stud: bool
) -> None:
    table = shootout([ELANDER, f"Olivia Jenks | {gadget} booted"], ["Dulf Zug"])
    carried = table.bullets("Olivia Jenks")
    table.uses(ELANDER)
    assert (table.booted(ELANDER), table.stud("Olivia Jenks")) == (booted, stud)
    assert not table.booted(gadget)
    assert table.bullets("Olivia Jenks") == carried + stud


@pytest.mark.refuses(ELANDER)
def test_elander_needs_a_booted_gadget_in_the_shootout() -> None:
    table = shootout(
        [ELANDER, "Olivia Jenks | Auto-Revolver"],
        ["Dulf Zug | Shotgun booted"],
        leader={"at": {"home": ["Clint Ramsey | Flame-Thrower booted"]}},
    )
    assert not usable(table, ELANDER)


# --- Antheia Pansofia ------------------------------------------------------------------------------


def cursing(pulled: str, *, with_antheia: bool = True) -> Playing:
    """Wilber Crowley, Huckster 1, curses somebody: 7 is needed."""
    friend = ANTHEIA if with_antheia else "Rob Wilby"
    at = {"at": {"home": [ANTHEIA]}} if not with_antheia else {}
    table = shootout(
        ["Wilber Crowley | Blood Curse", friend],
        ["Clint Ramsey"],
        leader={"deck": [pulled, *HANDS[1]], **at},
    )
    return table.uses("Blood Curse")


@pytest.mark.parametrize(
    ("pulled", "with_antheia", "check"),
    [
        pytest.param("3C", True, 3 + 1 + 3, marks=pytest.mark.plays(ANTHEIA)),
        pytest.param("3S", True, 3 + 1, marks=pytest.mark.refuses(ANTHEIA)),
        pytest.param("3C", False, 3 + 1, marks=pytest.mark.refuses(ANTHEIA)),
    ],
)
def test_a_club_counts_for_more_in_antheia_s_posse(pulled: str, with_antheia: bool, check: int) -> None:
    table = cursing(pulled, with_antheia=with_antheia)
    (test,) = table.events(events.Tested)
    assert test.check == check
    assert test.passed is (check >= test.difficulty)


@pytest.mark.refuses(ANTHEIA)
def test_antheia_helps_no_opponent_and_no_inventor() -> None:
    table = shootout([ANTHEIA], ["Wilber Crowley | Blood Curse"], hands=(deal(1), ("3C", *deal(1)))).passes(0)
    table.uses("Blood Curse")
    assert [test.check for test in table.events(events.Tested)] == [3 + 1]


@pytest.mark.parametrize(
    ("pulls", "check"),
    [
        pytest.param(("AS", "2C"), 2 + 2 + 3, marks=pytest.mark.plays(ANTHEIA)),
        pytest.param(("AC", "2S"), 2 + 2, marks=pytest.mark.refuses(ANTHEIA)),
    ],
)
def test_only_the_pull_that_counts_in_the_end_is_a_club_or_not(pulls: tuple[str, str], check: int) -> None:
    """Slade Lighbody, Huckster 2, pulls again."""
    table = shootout(
        ["Slade Lighbody | Blood Curse", ANTHEIA], ["Clint Ramsey"], leader={"deck": [*pulls, *HANDS[1]]}
    )
    table.uses("Blood Curse").reacts("Slade Lighbody")
    assert table.events(events.Tested)[-1].check == check


# --- El Grajo --------------------------------------------------------------------------------------


@pytest.mark.plays(GRAJO)
@pytest.mark.parametrize(("weapon", "bullets"), [("Jael's Guile", 1 + 2), ("Rapier", 4)])
def test_el_grajo_s_blade_makes_him_dangerous_up_to_four(weapon: str, bullets: int) -> None:
    table = shootout([f"{GRAJO} | {weapon}"], ["Jake Smiley"]).uses(GRAJO)
    assert table.booted(weapon)
    assert not table.booted(GRAJO)
    assert (table.bullets(GRAJO), table.stud(GRAJO)) == (bullets, True)


@pytest.mark.refuses(GRAJO)
@pytest.mark.parametrize("weapon", ["Shotgun", "Rapier booted"])
def test_el_grajo_needs_an_unbooted_blade(weapon: str) -> None:
    assert not usable(shootout([f"{GRAJO} | {weapon}"], ["Jake Smiley"]), GRAJO)


# --- Jacqueline Isham ------------------------------------------------------------------------------


def called(mark: str, *more: str) -> Playing:
    """Clint calls somebody out, who accepts and will hold the better hand."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Clint Ramsey"]}, deck=list(HANDS[1])),
        side("The Sloane Gang", at={"town square": [mark, *more]}, deck=list(HANDS[8])),
    )
    return table.calls_out("Clint Ramsey", mark.partition(" [")[0]).answer("yes")


@pytest.mark.plays(JACQUELINE)
def test_jacqueline_stands_by_a_mark_and_for_herself() -> None:
    friend = called("Jake Smiley", JACQUELINE).until(Question.JOIN).answer(JACQUELINE)
    assert not friend.stud(JACQUELINE)
    assert friend.reacts(JACQUELINE).stud(JACQUELINE)
    alone = called(JACQUELINE).reacts(JACQUELINE)
    assert alone.stud(JACQUELINE)


@pytest.mark.plays(JACQUELINE)
def test_jacqueline_stands_against_a_job() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Clint Ramsey"]}, hand=["Kidnappin'"]),
        side("The Sloane Gang", at={"town square": [JACQUELINE], "home": ["Rob Wilby | bounty 1"]}),
    )
    everybody_joins(table.uses("Kidnappin'", "Rob Wilby"), []).answer("yes").answer(JACQUELINE)
    assert table.reacts(JACQUELINE).stud(JACQUELINE)


@pytest.mark.plays(JACQUELINE)
@pytest.mark.rule("RB-7.1-12")
def test_jacqueline_is_a_stud_as_long_as_the_shootout_not_the_day() -> None:
    table = called(JACQUELINE).reacts(JACQUELINE).until(Question.SHOOTOUT)
    assert table.stud(JACQUELINE)
    table.until(Question.NOON)
    assert (table.zone(JACQUELINE), table.stud(JACQUELINE)) == ("play", False)


@pytest.mark.plays(JACQUELINE)
@pytest.mark.rule("RB-7.1-12")
def test_jacqueline_who_opposed_a_job_is_no_stud_after_it() -> None:
    """A third player's Jacqueline opposes the job; there is a shootout, and then it is Noon again."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Clint Ramsey"]}, hand=["Kidnappin'"], deck=list(HANDS[1])),
        side("The Sloane Gang", at={"home": ["Rob Wilby | bounty 1"]}, deck=list(HANDS[8])),
        side("Morgan Cattle Co.", at={"town square": [JACQUELINE]}, deck=list(HANDS[8])),
    )
    table.uses("Kidnappin'", "Rob Wilby")
    while "React" not in asks(table):  # nobody else joins, is invited or opposes it
        if "invite" in table.ask.message.key:
            table.answer()
        elif "join" in table.ask.message.key:
            table.answer(JACQUELINE if table.ask.seat == 2 else "done")
        else:
            table.answer("yes" if table.ask.seat == 2 else "no")
    assert table.reacts(JACQUELINE).stud(JACQUELINE)
    assert table.until(Question.SHOOTOUT).stud(JACQUELINE)
    table.until(Question.NOON)
    assert (table.zone(JACQUELINE), table.stud(JACQUELINE)) == ("play", False)


@pytest.mark.refuses(JACQUELINE)
def test_jacqueline_who_leads_is_no_stud() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": [JACQUELINE]}),
        side("The Sloane Gang", at={"town square": ["Rob Wilby"]}),
    )
    table.calls_out(JACQUELINE, "Rob Wilby").answer("yes")
    assert "React" not in asks(table)
    assert not table.stud(JACQUELINE)


@pytest.mark.plays(JACQUELINE)
def test_in_weird_west_jacqueline_is_a_stud_unasked_until_the_shootout_ends() -> None:
    table = called(f"{JACQUELINE} [Weird West]")
    assert table.stud(JACQUELINE)
    draws(table.until(Question.SHOOTOUT)).until(Question.NOON)
    assert table.zone(JACQUELINE) == "play"
    assert not table.stud(JACQUELINE)
