"""What a card says after its source has gone, was silenced or changed hands; and eight rulings about single cards."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import CasualtiesTaken
from doomtown.scenes import HANDS, declines, draws, shootout, usable
from doomtown.third_player import posses

BARTON, TOMMY = "Barton Everest", "Tommy Harden"


# --- eight rulings ------------------------------------------------------------------------------------


@pytest.mark.plays("Dies Irae")
def test_nobody_dead_stands_beside_the_shooter_twice() -> None:
    """Ruling 281: a second Hymn calls who is not there yet."""
    table = shootout(
        ["Olivia Jenks", "Sister Lois Otwell | Dies Irae", "Félix Amador | Dies Irae"],
        ["Fred Aims"],
        hands=(("KS", "KC", *HANDS[1]), HANDS[1]),
        leader={"hill": ["Allie Hensman", "Sloane", "Jake Smiley"]},
        winner=0,
    )
    table.uses("Dies Irae").passes(1)
    table.answer(next(play for play in table.plays() if play.startswith("use")))
    table.passes(1).passes(0).answer("Olivia Jenks").until(Question.TARGETS)
    before = bonuses(table.state, 0)
    table.answer("Allie Hensman", "Sloane")
    assert table.question is Question.TARGETS
    assert table.choices() == ["Jake Smiley"]
    table.answer("Jake Smiley")
    assert sum(bonuses(table.state, 0)) == sum(before) + 3


@pytest.mark.plays("The Spiritual Society")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_the_society_draws_once_the_hand_is_full(wording: str) -> None:
    """Ruling 282: drawn before, it would be one card less to fill the hand with."""
    table = Playing(
        side("The Spiritual Society", deck=["2S"] * 9, at={"town square": ["Olivia Jenks"]}),
        side("Law Dogs", deck=["2S"] * 9),
        phase="sundown",
        wording=wording,
    )
    while table.state.phase == "sundown":
        declines(table)
    assert (len(table.hand(0)), len(table.hand(1))) == (6, 5)


@pytest.mark.plays("All Or Nothing")
def test_who_would_not_lead_the_defence_may_still_send_who_is_there() -> None:
    """Ruling 283: player 2 controls the deed, declines to lead, and player 1, who owns it, does."""
    table = Playing(
        side("Law Dogs", rock=1, hand=["All Or Nothing"], at={"home": [TOMMY]}),
        side("The Sloane Gang", deeds=["Undertaker"], at={"town square": [BARTON]}),
        side("Morgan Cattle Co.", at={"Undertaker": ["Olivia Jenks"]}),
        turn=0,
    )
    table.uses("All Or Nothing", "Undertaker")
    while table.question is not Question.SHOOTOUT:
        if table.question is Question.OPPOSE:
            table.answer("yes" if table.ask.seat == 1 else "no")
        elif table.question is Question.JOIN:
            table.answer(table.choices()[0])
        else:
            declines(table)
    assert table.posse(1) == [BARTON, "Olivia Jenks"]


@pytest.mark.refuses("Slade Lighbody")
@pytest.mark.plays("Mark of War")
def test_a_hex_that_discarded_itself_is_not_aced_for_slade() -> None:
    """Ruling 284."""
    table = Playing(
        side("The Fourth Ring", deck=["AS", "KD"], at={"town square": ["Slade Lighbody | Mark of War"]}),
        side("Law Dogs", at={"town square": ["Bobo"]}),
        turn=0,
    )
    table.uses("Mark of War").reacts("Slade Lighbody")
    assert table.zone("Mark of War") == "discard"


@pytest.mark.refuses("Tai Chi Chuan Garden")
def test_the_garden_does_not_answer_a_pull_that_tests_nobody() -> None:
    """Ruling 285: the Holster's pull aced Barton, but nobody passed a test."""
    garden = "Tai Chi Chuan Garden"
    table = shootout(
        [f"{TOMMY} | Legendary Holster | bullets 4"],
        [BARTON, "Fred Aims"],
        leader={"deeds": [garden], "deck": ["AS", *HANDS[1]], "hand": ["6S"]},
        rock=2,
    )
    table.uses("Legendary Holster", BARTON).never_offered(garden, until=Question.SHOOTOUT)
    assert table.zone(BARTON) == "hill"


@pytest.mark.refuses("Martyr's Cry")
def test_a_guest_who_cries_spares_nobody() -> None:
    """Ruling 286: the Miracle is gone, and the leader takes what the hands say."""
    table = posses(
        [TOMMY],
        ["Fred Aims"],
        ["Sister Lois Otwell | Soothe"],
        more={1: {"deck": HANDS[5]}, 2: {"hand": ["Martyr's Cry"], "rock": 3}},
    )
    draws(table)
    while not (table.ask.seat == 2 and usable(table, "Martyr's Cry")):
        table.passes()
    table.uses("Martyr's Cry").until(Question.CASUALTIES)
    assert table.zone("Soothe") == "discard"
    while table.question is Question.CASUALTIES:
        table.answer(table.choices()[0])
    (taken,) = [event for event in table.events(CasualtiesTaken) if event.seat == 0]
    assert taken.due == 4


@pytest.mark.refuses('"Handsome" Dan Deeds')
def test_dan_settles_nothing_once_he_is_gone() -> None:
    """Ruling 287: he promotes the store and is aced; at Sundown nobody is asked, the next day the point is gone."""
    dan = '"Handsome" Dan Deeds'
    table = Playing(
        side("Law Dogs", deeds=["General Store"], rock=9, at={"General Store": [dan], "home": ["Sloane"]}),
        side("The Sloane Gang", at={"General Store": [BARTON], "home": ["Sloane"]}),
        turn=0,
        winner=0,
    )
    table.uses(dan)
    table.calls_out(BARTON, dan)
    if "accept" in table.ask.message.key:
        table.answer("yes")
    while table.zone(dan) == "play":
        table.answer(f"ace:{table.id(dan)}") if table.question is Question.CASUALTIES else declines(table)
    store = table.id("General Store")
    assert control(table.state, store) == 2
    while table.state.day == 1:
        assert table.question is not Question.YES
        declines(table)
    assert control(table.state, store) == 1


@pytest.mark.plays("Sarah Meoquanee")
def test_sarah_in_the_posse_becomes_a_stud() -> None:
    """Ruling 288."""
    sarah = "Sarah Meoquanee"
    table = shootout([f"{sarah} | influence +3", TOMMY], [BARTON])
    assert not table.stud(sarah)
    table.uses(sarah)
    assert table.stud(sarah)
    assert table.posse(0) == [sarah, TOMMY]
