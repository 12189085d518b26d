"""Rulebook 5.4: what happens at Sundown once nobody has won."""

from collections.abc import Iterator

import pytest

from boomtown.doomtown.game import GAME
from boomtown.doomtown.reading import numbers
from boomtown.doomtown.scenario.playing import Playing, modest, side
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import DayBegan, Discarded, Drew, Unbooted
from boomtown.table import Ask, text
from doomtown.rules.day_scenes import refused_by, settle_until

FIVE = ["5S", "6S", "7S", "8S", "9S"]


def evening(*, hand: list[str], **details: object) -> Playing:
    """Sundown with these cards in the first player's hand."""
    return Playing(side("Law Dogs", hand=hand, **details), side("The Sloane Gang"), phase="sundown")


def step_by_step(state: Doomtown) -> Iterator[tuple[str, Doomtown]]:
    """Run the rules while everybody wants nothing, and show the table ahead of each step."""
    state = state.copy()
    while state.frames:
        frame = state.frames[-1]
        yield type(frame).__name__, state
        step, answer = GAME.steps[type(frame)](state, frame), None
        try:
            while True:
                asked = step.send(answer)
                assert isinstance(asked, Ask)
                answer = modest(asked)
        except StopIteration:
            state.frames = state.frames[:-1] + state.scheduled[::-1]
            state.scheduled = ()


# --- before and after the victory check ------------------------------------------------------------


@pytest.mark.rule("RB-5.4-02")
def test_what_applies_during_sundown_counts_for_the_victory_check() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Pony Express | control 1"]),
        side("The Sloane Gang", at={"home": ["Lawrence Blackwood", "Jake Smiley"]}),
    )
    assert numbers.player_control(table.state, 0) > numbers.player_influence(table.state, 1)
    table.passes(0).passes(1)
    assert not table.table.over, "Jake has 2 more influence by then"


@pytest.mark.rule("RB-5.4-02")
def test_a_deed_taken_over_by_sundown_influence_wins() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Pony Express"], at={"General Store": ["Jake Smiley"]}),
        side("The Sloane Gang", deeds=["General Store"], at={"home": ["Lawrence Blackwood"]}),
    )
    assert table.controller("General Store") == 1
    table.passes(0).passes(1)
    assert table.state.victors == (0,)


def newspaper() -> Playing:
    """The Law Dogs have 2 control points against 2 influence, and after the check can get one more."""
    return Playing(
        side(
            "Law Dogs",
            deeds=["Epitaph Branch Office", "Pony Express"],
            at={"The Sloane Gang": ["Philip Swinford"]},
        ),
        side("The Sloane Gang", at={"home": ["Pancho Castillo"]}),
        phase="sundown",
    )


@pytest.mark.rule("RB-5.4-07")
def test_what_changes_the_game_at_sundown_comes_after_the_victory_check() -> None:
    table = newspaper()
    before = numbers.player_control(table.state, 0)
    table.reacts("Epitaph Branch Office")
    assert numbers.player_control(table.state, 0) == before + 1
    assert numbers.player_control(table.state, 0) > numbers.player_influence(table.state, 1)
    assert not table.table.over, "today's check is over"


# --- hands -----------------------------------------------------------------------------------------


@pytest.mark.rule("RB-5.4-08")
def test_each_player_may_discard_one_card() -> None:
    table = evening(hand=["5S", "6S", "7S"])
    assert len(table.choices()) == 4
    assert table.choices()[-1] == "none"
    table.answer(table.hand(0)[0])
    assert [event.cause.what for event in table.events(Discarded)] == ["sundown"]
    assert table.state.day == 2, "nobody is asked again"


@pytest.mark.rule("RB-5.4-08")
def test_nobody_has_to_discard() -> None:
    table = evening(hand=["5S", "6S", "7S"])
    kept = table.hand(0)
    table.answer("none")
    assert table.hand(0)[:3] == kept
    assert not table.events(Discarded)


@pytest.mark.rule("RB-5.4-09")
def test_the_winner_decides_first() -> None:
    table = Playing(
        side("Law Dogs", hand=FIVE), side("The Sloane Gang", hand=FIVE), phase="sundown", winner=1
    )
    assert table.ask.seat == 1
    table.answer("none")
    assert table.ask.seat == 0


@pytest.mark.rule("RB-5.4-10")
def test_too_large_a_hand_is_trimmed() -> None:
    table = evening(hand=[*FIVE, "10S", "JS"]).answer("none")
    assert "too large" in text(table.ask.message)
    table.answer(*table.hand(0)[:2])
    assert len(table.hand(0)) == 5
    assert table.state.day == 2


@pytest.mark.rule("RB-5.4-11")
def test_too_small_a_hand_is_filled() -> None:
    table = evening(hand=["5S", "6S"]).answer("none")
    drawn = [event.count for event in table.events(Drew) if event.seat == 0]
    assert drawn == [3]
    assert len(table.hand(0)) == 5


@pytest.mark.rule("RB-5.4-12")
def test_a_hand_holds_five_unless_a_card_says_otherwise() -> None:
    table = Playing(
        side("Law Dogs", deeds=["1st Baptist Church"]),
        side("The Sloane Gang", at={"home": ["Sloane"]}),
        phase="sundown",
    )
    assert (len(table.hand(0)), len(table.hand(1))) == (6, 5)


# --- the night -------------------------------------------------------------------------------------


@pytest.mark.rule("RB-5.4-13")
def test_then_everything_unboots() -> None:
    table = Playing(
        side(
            "Law Dogs", deeds=["Pony Express | booted"], at={"home": ["Tommy Harden | booted | Roan booted"]}
        ),
        side("The Sloane Gang", at={"town square": ["Lawrence Blackwood | booted"]}),
        phase="sundown",
    )
    booted = ["Pony Express", "Tommy Harden", "Roan", "Lawrence Blackwood"]
    assert not [card for card in booted if table.booted(card)]
    order = [type(event) for event in table.state.log if isinstance(event, Drew | Unbooted)]
    assert order == [Drew] * 2 + [Unbooted] * 4, "hands are filled first"


@pytest.mark.rule("RB-5.4-14")
def test_what_unboots_at_night_comes_too_late_for_sundown() -> None:
    table = Playing(
        side(
            "Law Dogs", deeds=["Epitaph Branch Office | booted"], at={"The Sloane Gang": ["Philip Swinford"]}
        ),
        side("The Sloane Gang", at={"home": ["Pancho Castillo"]}),
        phase="sundown",
    )
    assert not table.booted("Epitaph Branch Office")
    assert table.state.day == 2, "nobody was asked to use it"
    assert refused_by(table, "use", "Epitaph Branch Office", seat=0) == "RC-abilities-01"


@pytest.mark.rule("RB-5.4-15", "RB-5.4-16")
def test_what_lasts_during_sundown_ends_before_what_lasts_the_day() -> None:
    table = Playing(
        side("Law Dogs", hand=["War Paint", "5S"], at={"home": ["Jake Smiley"]}), side("The Sloane Gang")
    )
    table.uses("War Paint").until("Sundown")
    jake, seen = table.id("Jake Smiley"), []
    for name, state in step_by_step(table.state):
        seen.append((name, numbers.influence(state, jake), numbers.bullets(state, jake)))
        if name == "NewDay":
            break
    assert seen[-4:] == [("Nightfall", 2, 3), ("SundownOver", 2, 3), ("DayOver", 0, 3), ("NewDay", 0, 1)]


@pytest.mark.rule("RB-5.4-17")
def test_abilities_refresh_last() -> None:
    table = Playing(
        side(
            "The Fourth Ring",
            hand=["5S"],
            at={"home": ["Kevin Wainwright"], "town square": ["Steele Archer"]},
        ),
        side("The Sloane Gang", at={"home": ["Jonah Essex"]}),
    )
    table.uses("Kevin Wainwright", "Town Square").until("Sundown")
    kevin, seen = table.id("Kevin Wainwright"), {}
    for name, state in step_by_step(table.state):
        seen[name] = state.cards[kevin].used
        if name == "NewDay":
            break
    assert seen["DayOver"] == ("follow",)
    assert seen["NewDay"] == ()
    settle_until(table, "noon", day=2)
    assert table.why_not("use", "Kevin Wainwright", seat=0) is None


@pytest.mark.rule("RB-5.4-18")
def test_then_a_new_day_begins() -> None:
    table = Playing(side("Law Dogs"), side("The Sloane Gang"), phase="sundown", day=3)
    assert table.state.day == 4
    days = [event.day for event in table.events(DayBegan)]
    assert days == [3, 4]
    phases = [event.phase for event in table.state.log if type(event).__name__ == "PhaseBegan"]
    assert phases[:3] == ["sundown", "sundown", "gambling"]
