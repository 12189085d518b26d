"""Wang Men Wu, whose tokens count for nothing (ruling 202)."""

from typing import Any

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.words import CANNOT_JOIN, DUDE, OPPONENTS, says
from doomtown.scenes import HANDS, everybody_joins, facing, name, shootout, with_text
from doomtown.third_player import posses

WANG, GUNSLINGER, SPIRIT = (
    "Wang Men Wu",
    "Gunslinger",
    "Ancestor Spirit",
)  # Wang: 1 influence, value 9, Kung Fu 1
LEAP, DECEPTION = "Rabbit's Lunar Leap", "Rabbit's Deception"
ROUNDS, SAGE = "Two Hundred Fifty Rounds", "Great Sage Matching Heaven"
DRAGONS, FEROCITY = "Raking Dragons", "Zhu's Ferocity"
ACES = ["AC", "AC"]


def called_out(*mine: str, foes: tuple[str, ...] = ("Barton Everest",), **mark: Any) -> Playing:
    """Player 1's first dude calls out player 0's first; posses are formed, everybody there joins."""
    table = facing(list(mine), list(foes), hands=([*ACES, *HANDS[1]], HANDS[1]), turn=1, leader=mark)
    table.calls_out(foes[0], name(mine[0])).answer("yes")
    return everybody_joins(table, [name(dude) for dude in (*mine, *foes)])


# --- the Gunslinger ----------------------------------------------------------------------------------


@pytest.mark.plays(WANG)
def test_a_gunslinger_stands_beside_whoever_is_marked_until_shooters_are_picked() -> None:
    table = called_out("Jake Smiley", WANG).reacts(WANG)
    assert table.posse(1) == ["Jake Smiley", WANG, GUNSLINGER]
    assert (table.booted(GUNSLINGER), table.bullets(GUNSLINGER), table.stud(GUNSLINGER)) == (True, 2, True)
    assert table.controller(GUNSLINGER) == 0
    table.until(Question.SHOOTER)
    assert (table.choices(), table.zone(GUNSLINGER)) == (["Jake Smiley", WANG], "away")


@pytest.mark.plays(WANG)
def test_wang_need_not_be_there() -> None:
    table = called_out("Jake Smiley", at={"home": [WANG]}).reacts(WANG)
    assert (table.posse(1), table.at(WANG)) == (["Jake Smiley", GUNSLINGER], "Law Dogs")


@pytest.mark.refuses(WANG)
def test_who_calls_out_or_leads_a_job_against_another_s_gets_no_gunslinger() -> None:
    table = facing([WANG], ["Barton Everest"], hands=(HANDS[1], HANDS[1]), turn=0)
    table.calls_out(WANG, "Barton Everest").answer("yes").never_offered(WANG, until=Question.SHOOTOUT)
    job = coach(leads=True).until(Question.OPPOSE).answer("yes")
    job.never_offered(WANG, until=Question.SHOOTOUT)


def coach(*, leads: bool) -> Playing:
    """A job against the town square, led by Wang or by Barton Everest; the other could oppose it."""
    wang = side("Law Dogs", hand=["A Coach Comes to Town"], at={"town square": [WANG]}, deck=HANDS[1])
    barton = side(
        "The Sloane Gang",
        hand=["A Coach Comes to Town"],
        at={"town square": ["Barton Everest"]},
        deck=HANDS[1],
    )
    table = Playing(wang, barton, turn=0 if leads else 1)
    return table.uses(f"A Coach Comes to Town @{0 if leads else 1}")


@pytest.mark.plays(WANG)
def test_a_job_is_opposed_with_a_gunslinger() -> None:
    table = coach(leads=False).until(Question.OPPOSE).answer("yes")
    while table.question == Question.JOIN:
        table.answer(next((dude for dude in table.choices() if dude == WANG), "done"))
    assert table.reacts(WANG).posse(1) == [WANG, GUNSLINGER]


@pytest.mark.refuses(WANG)
def test_nobody_comes_to_a_job_that_is_not_opposed() -> None:
    table = coach(leads=False).until(Question.OPPOSE).answer("no")
    table.never_offered(WANG, until=Question.NOON)
    assert table.rock(1) == 4


@pytest.mark.refuses(WANG)
def test_nobody_is_hired_who_could_not_join(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Barton Everest", gate=says(CANNOT_JOIN, to=DUDE, by=OPPONENTS))
    called_out(WANG).never_offered(WANG, until=Question.SHOOTOUT)


@pytest.mark.refuses(WANG)
def test_a_guest_who_defends_a_friend_hires_nobody() -> None:
    """The mark is not the guest's: a call-out concerns its owner only."""
    table = posses(["Barton Everest"], ["Jake Smiley"], ["Fred Aims"], [WANG])
    assert table.posse(1) == ["Jake Smiley", WANG]
    assert table.question == Question.SHOOTOUT  # Wang was not asked


# --- combos ------------------------------------------------------------------------------------------


def goes_on(table: Playing, technique: str, *answers: str) -> bool:
    """Whether a Technique of player 0's leads on to another one."""
    while table.ask.seat != 0:
        table.passes()
    table.uses(technique, *answers)
    if table.question == Question.YES:
        table.answer("no")
    return table.question == Question.COMBO


@pytest.mark.plays(WANG)
@pytest.mark.parametrize(("who", "combo"), [(WANG, True), ("Longwei Fu", False)])
def test_tokens_do_not_count_for_the_leap(who: str, combo: bool) -> None:
    """With the newcomer there are two and a Gunslinger against two."""
    table = called_out(
        "Jake Smiley",
        foes=("Barton Everest", "Allie Hensman"),
        hand=[LEAP, DECEPTION],
        at={"home": [who], "Bunkhouse": [WANG] if who != WANG else []},
        deeds=["Bunkhouse"],
    ).reacts(WANG)
    assert table.posse(1) == ["Jake Smiley", GUNSLINGER]
    performer = () if who == WANG else (who,)
    assert goes_on(table, LEAP, *performer) is combo


@pytest.mark.plays(WANG)
@pytest.mark.parametrize(("who", "combo"), [(WANG, False), ("Longwei Fu", True)])
def test_influence_of_tokens_does_not_count_for_the_great_sage(who: str, combo: bool) -> None:
    """Two and a spirit's one against three."""
    table = shootout(
        [who, SPIRIT],
        ["Barton Everest | influence +2"],
        hands=([*ACES, *HANDS[1]], HANDS[1]),
        leader={"hand": [SAGE, ROUNDS]},
    )
    assert goes_on(table, SAGE) is combo


@pytest.mark.plays(WANG)
@pytest.mark.parametrize(("who", "combo"), [(WANG, False), ("Longwei Fu", True)])
def test_a_spirit_holds_no_deed_for_wang(who: str, combo: bool) -> None:
    """One and a spirit's one against one, at the other's deed."""
    table = shootout(
        [who, SPIRIT],
        ["Barton Everest"],
        hands=([*ACES, *HANDS[1]], HANDS[1]),
        where="Cattle Market",
        leader={"hand": [ROUNDS, SAGE]},
        mark={"deeds": ["Cattle Market"]},
    )
    assert table.controller("Cattle Market") == 0
    assert goes_on(table, ROUNDS) is combo


@pytest.mark.refuses(WANG)
@pytest.mark.parametrize(("who", "combo"), [(WANG, False), ("Longwei Fu", True)])
def test_raking_one_s_own_token_leads_nowhere(who: str, combo: bool) -> None:
    table = shootout(
        [who, GUNSLINGER],
        ["Barton Everest"],
        hands=([*ACES, *HANDS[1]], HANDS[1]),
        leader={"hand": [DRAGONS, FEROCITY]},
    )
    assert goes_on(table, DRAGONS, GUNSLINGER) is combo


@pytest.mark.refuses(WANG)
def test_tokens_of_the_enemy_and_of_guests_count() -> None:
    enemy = shootout(
        [WANG],
        ["Barton Everest", SPIRIT],
        hands=([*ACES, *HANDS[1]], HANDS[1]),
        leader={"hand": [SAGE, ROUNDS]},
        mark={"at": {"home": ["Allie Hensman"]}},
    )
    assert goes_on(enemy, SAGE)  # two against one and the spirit's one
    richer = shootout(
        [WANG],
        ["Barton Everest | influence +1", SPIRIT],
        hands=([*ACES, *HANDS[1]], HANDS[1]),
        leader={"hand": [SAGE, ROUNDS]},
    )
    assert not goes_on(richer, SAGE)  # two against two and one
    guests = posses(
        [WANG],
        ["Barton Everest | influence +2"],
        [SPIRIT],
        more={0: {"hand": [SAGE, ROUNDS], "deck": [*ACES, *HANDS[1]]}},
    )
    assert guests.posse(0) == [WANG, SPIRIT]
    assert goes_on(guests, SAGE)  # two and the guest's one against three
