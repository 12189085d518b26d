"""Rulebook 6.1 steps 6 and 7: running, and another round."""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import bullets
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK
from boomtown.doomtown.state.events import Aced, Fled, JobEnded, Moved, RoundBegan, ShootoutEnded
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.words import DEED, gain, noon_job
from boomtown.doomtown.words.doing import Act
from doomtown.scenes import answers, asks, deal, draw_hand, draws, fight, shootout, with_text

POSSE, OTHERS = ["Olivia Jenks", "Travis Moone"], ["Fred Aims", "Allie Hensman", "Marion Seville"]


def after_lumps(ranks: tuple[int, int] = (2, 1), **details: Any) -> Playing:
    """A round is over, and one of the loser's dudes with it; stopped where running is asked for."""
    table = draws(shootout(POSSE, OTHERS, hands=(deal(ranks[0], 1), deal(ranks[1], 1)), **details))
    table.until(Question.CASUALTIES).answer(
        "Discard Marion Seville" if ranks[0] > ranks[1] else "Discard Travis Moone"
    )
    return table.until(Question.RUN)


@pytest.mark.rule("RB-6.1-93")
def test_the_loser_decides_first_or_else_the_leader() -> None:
    assert after_lumps((2, 1)).ask.seat == 1
    assert after_lumps((1, 2)).ask.seat == 0
    tied = draws(shootout(POSSE, OTHERS, winner=1)).until(Question.CASUALTIES)
    tied.answer("Discard Travis Moone").answer("Discard Marion Seville")
    assert "flees" in asks(tied)
    assert tied.ask.seat == 0


@pytest.mark.rule("RB-6.1-94")
@pytest.mark.rule("RC-shootout-s6-02")
@pytest.mark.rule("RC-shootout-s6-03")
def test_some_flee_even_the_mark_and_go_home_booted() -> None:
    table = after_lumps()
    assert answers(table) == ["Fred Aims at Town Square", "Allie Hensman at Town Square"]
    table.answer("Fred Aims").answer()
    assert table.at("Fred Aims") == "The Sloane Gang"
    assert table.booted("Fred Aims")
    assert table.posse(MARK) == ["Allie Hensman"]
    assert "Shootout" in asks(table)
    assert fight(table).round == 2


@pytest.mark.rule("RB-6.1-95")
@pytest.mark.rule("RC-shootout-s6-01")
def test_booted_dudes_at_home_may_flee_and_that_is_a_move() -> None:
    table = Playing(
        side(
            "Law Dogs", at={"The Sloane Gang": ["Clyde Owens", "Olivia Jenks"]}, deck=["JC", "QC", *deal(1)]
        ),
        side("The Sloane Gang", at={"home": ["Fred Aims | booted", "Allie Hensman"]}, deck=list(deal(1))),
    )
    table.uses("Clyde Owens", "Fred Aims").answer("Olivia Jenks").answer("Allie Hensman")
    draws(table, "Olivia Jenks").until(Question.CASUALTIES).answer("Discard Olivia Jenks")
    table.answer("Discard Allie Hensman").until(Question.RUN).answer()
    assert table.ask.seat == 1
    table.answer("Fred Aims")
    assert table.state.fight is None
    assert table.at("Fred Aims") == "The Sloane Gang"
    assert table.booted("Fred Aims")
    assert [event.name for event in table.events(Fled)] == ["Fred Aims"]
    assert [event.name for event in table.events(Moved)] == ["Fred Aims"]


@pytest.mark.rule("RB-6.1-96")
def test_one_player_decides_for_all_dudes_before_the_other_is_asked() -> None:
    table = after_lumps()
    assert [ask.seat for ask in table.table.asks] == [1]
    table.answer("Fred Aims")
    assert [ask.seat for ask in table.table.asks] == [0]
    assert table.posse(MARK) == ["Allie Hensman"]


@pytest.mark.rule("RB-6.1-97")
@pytest.mark.rule("RB-6.1-100")
@pytest.mark.rule("RC-shootout-s7-01")
def test_hands_are_discarded_and_another_round_starts_by_itself() -> None:
    table = draws(shootout(POSSE, OTHERS, hands=(deal(2, 1), deal(1, 1))))
    hands = (draw_hand(table, 0), draw_hand(table, 1))
    table.until(Question.CASUALTIES).answer("Discard Marion Seville").until(Question.RUN).answer().answer()
    for seat, hand in enumerate(hands):
        assert set(hand) <= set(table.state.players[seat].discard)
        assert table.state.players[seat].draw is None
    assert "Shootout" in asks(table)
    assert [event.round for event in table.events(RoundBegan)] == [1, 2]
    assert table.posse(LEADER) == POSSE


@pytest.mark.rule("RB-6.1-98")
def test_whoever_has_dudes_left_wins() -> None:
    table = after_lumps().answer("Fred Aims", "Allie Hensman")
    assert (table.ask.seat, table.posse(MARK)) == (0, [])
    table.answer()
    (end,) = table.events(ShootoutEnded)
    assert end.seat == 0
    assert table.state.fight is None


@pytest.mark.rule("RB-6.1-99")
def test_nobody_wins_an_empty_shootout() -> None:
    table = draws(shootout(["Olivia Jenks"], ["Fred Aims"])).until(Question.NOON)
    (end,) = table.events(ShootoutEnded)
    assert end.seat == -1
    assert (table.zone("Olivia Jenks"), table.zone("Fred Aims")) == ("discard", "discard")


@pytest.mark.rule("RB-6.1-93", "RB-6.1-98", "RB-6.1-99")
@pytest.mark.parametrize(
    ("fleeing", "winner"),
    [(["Olivia Jenks", "Travis Moone"], -1), (["Olivia Jenks"], 0), ([], 0)],
)
def test_who_has_wiped_out_the_others_may_still_run_and_then_nobody_wins(
    fleeing: list[str], winner: int
) -> None:
    """Casualties empty one posse and flight may empty the other (ruling 33)."""
    table = draws(shootout(POSSE, ["Fred Aims"], hands=(deal(2), deal(1)))).until(Question.RUN)
    assert (table.ask.seat, table.zone("Fred Aims"), table.posse(MARK)) == (0, "discard", [])
    table.answer(*fleeing)
    assert [event.name for event in table.events(Fled)] == fleeing
    (end,) = table.events(ShootoutEnded)
    assert end.seat == winner
    assert [table.booted(dude) for dude in POSSE] == [dude in fleeing for dude in POSSE]


@pytest.mark.rule("RB-6.1-99")
def test_if_both_posses_run_nobody_wins() -> None:
    table = after_lumps().answer("Fred Aims", "Allie Hensman").answer("Olivia Jenks", "Travis Moone")
    (end,) = table.events(ShootoutEnded)
    assert end.seat == -1
    assert table.state.fight is None


@pytest.mark.rule("RB-6.1-93", "RB-6.1-99", "AEG-multiplayer-10")
def test_a_guest_may_run_too_when_the_others_are_wiped_out() -> None:
    """The guest decides before the leader; the leader's dude stays and has won."""
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        hands=(deal(2), deal(1)),
        others=[side("Morgan Cattle Co.", at={"town square": ["Jon Longstride"]})],
        joining=False,
    )
    table.until(Question.INVITE).answer("Morgan Cattle Co.").answer("Jon Longstride").until(Question.SHOOTOUT)
    draws(table, "Olivia Jenks", "Fred Aims").until(Question.RUN)
    assert (table.ask.seat, table.posse(MARK)) == (2, [])
    table.answer("Jon Longstride")
    assert (table.at("Jon Longstride"), table.ask.seat) == ("Morgan Cattle Co.", 0)
    table.answer()
    (end,) = table.events(ShootoutEnded)
    assert end.seat == 0


@pytest.mark.rule("RB-6.1-99")
def test_who_runs_from_a_won_job_has_not_done_it() -> None:
    """Judge Harry's posse wipes out who opposes him, and leaves."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Judge Harry Somerset"]}, deck=list(deal(3))),
        side(
            "The Sloane Gang",
            at={"town square": ["Fred Aims | bounty 1", "Allie Hensman"]},
            deck=list(deal(1)),
        ),
    )
    table.uses("Judge Harry Somerset").until(Question.OPPOSE).answer("yes").answer("Allie Hensman")
    draws(table.until(Question.SHOOTOUT)).until(Question.RUN).answer("Judge Harry Somerset")
    assert not table.events(JobEnded)[-1].success
    assert table.zone("Fred Aims") == "play"


@pytest.mark.rule("RC-shootout-s7-03")
def test_a_job_is_resolved_when_the_effects_of_its_shootout_have_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Success pays what bullets Tommy has: one, whatever blinded him in the shootout."""

    @noon_job(mark=DEED)
    def raid(play: Situation, mark: int) -> Iterator[Act]:
        yield gain(bullets(play.state, play.source))

    with_text(monkeypatch, "Tommy Harden", raid=raid)
    table = Playing(
        side("Law Dogs", rock=0, at={"home": ["Tommy Harden"]}, deck=list(deal(3))),
        side(
            "The Sloane Gang",
            deeds=["General Store"],
            at={"General Store": ["Allie Hensman"]},
            hand=["Sun in Yer Eyes"],
            deck=list(deal(1)),
        ),
    )
    table.uses("Tommy Harden").answer("yes").until(Question.SHOOTOUT)
    printed = table.bullets("Tommy Harden")
    assert printed > 0
    if table.ask.seat == 0:
        table.passes(0)
    table.uses("Sun in Yer Eyes", "Tommy Harden")
    assert table.bullets("Tommy Harden") == 0
    table.until(Question.NOON)
    assert table.events(JobEnded)[-1].success
    assert table.rock(0) == printed


@pytest.mark.rule("RC-shootout-s7-03")
def test_a_job_is_resolved_when_its_shootout_is_over() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Judge Harry Somerset"]}, deck=list(deal(3))),
        side(
            "The Sloane Gang",
            at={"town square": ["Fred Aims | bounty 1", "Allie Hensman"]},
            hand=["Sun in Yer Eyes"],
            deck=list(deal(1)),
        ),
    )
    table.uses("Judge Harry Somerset").until(Question.OPPOSE).answer("yes").answer("Allie Hensman").until(
        Question.SHOOTOUT
    )
    table.passes(0).uses("Sun in Yer Eyes", "Judge Harry Somerset")
    assert table.bullets("Judge Harry Somerset") == 0
    table.until(Question.NOON)
    kinds = [type(event) for event in table.state.log if isinstance(event, ShootoutEnded | Aced | JobEnded)]
    assert kinds == [Aced, ShootoutEnded, JobEnded, Aced]
    assert table.zone("Fred Aims") == "hill"
    assert table.bullets("Judge Harry Somerset") == 1
