"""Rulebook 6.1 step 1: Shootout plays."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK
from boomtown.doomtown.state.events import CalledOut, HandDealt, Passed, ShooterPicked, ShootoutEnded, rule
from boomtown.doomtown.verbs.changes import change_fight
from boomtown.doomtown.verbs.posse import why_not_join
from boomtown.doomtown.words import DUDE, after, another_play, boot, react
from boomtown.doomtown.words import shootout as shootout_ability
from doomtown.scenes import asks, deal, fight, reach, shootout, why_not, with_text

WENDY = 'Xiong "Wendy" Cheng'
HIT = shootout_ability(boot(DUDE))
"""Any dude boots."""


def three(leader: int, mark: int, winner: int) -> Playing:
    """A shootout between two of three players, with a dude each in the town square."""
    dudes = ["Tommy Harden", "Barton Everest", "Olivia Jenks"]
    table = Playing(
        *(side("Law Dogs", at={"town square": [dude]}) for dude in dudes), winner=winner, turn=leader
    )
    table.calls_out(dudes[leader], dudes[mark]).answer("yes")
    return table.until(Question.SHOOTOUT)


# --- whose turn ----------------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-26")
@pytest.mark.rule("RC-shootout-s1-01")
def test_the_winner_plays_first_as_leader_or_as_mark() -> None:
    for winner in (0, 1):
        table = shootout(["Tommy Harden"], ["Barton Everest"], winner=winner)
        assert "Shootout" in asks(table)
        assert table.ask.seat == winner


@pytest.mark.rule("RB-6.1-26")
@pytest.mark.rule("RC-shootout-s1-02")
def test_without_the_winner_the_next_player_clockwise_plays_first() -> None:
    assert three(leader=0, mark=1, winner=2).ask.seat == 0
    assert three(leader=1, mark=0, winner=2).ask.seat == 0
    assert three(leader=2, mark=1, winner=0).ask.seat == 1


@pytest.mark.rule("RC-shootout-s1-07")
def test_only_players_in_the_fight_play() -> None:
    table = three(leader=0, mark=1, winner=2)
    table.until(Question.RESOLUTION)
    assert [event.seat for event in table.events(Passed)] == [0, 1]


@pytest.mark.rule("RB-6.1-35")
@pytest.mark.rule("RC-shootout-s1-06")
@pytest.mark.rule("RC-shootout-s1-08")
def test_plays_go_on_until_all_pass_in_a_row() -> None:
    table = shootout(
        ["Tommy Harden", "Olivia Jenks | booted"],
        ["Barton Everest"],
        leader={"hand": ["Missed!"]},
        mark={"hand": ["Sun in Yer Eyes"]},
    )
    table.passes(0)
    table.uses("Sun in Yer Eyes", "Tommy Harden")
    assert table.ask.seat == 0
    table.uses("Missed!")  # having passed before
    assert not table.booted("Olivia Jenks")
    table.passes(1)
    assert "Shootout" in asks(table)
    table.passes(0)
    assert "Pick your shooter" in asks(table)


# --- what can be played --------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-27")
@pytest.mark.rule("RB-6.1-28")
def test_shootout_abilities_and_passing_are_plays_noon_abilities_are_not() -> None:
    table = shootout(["Tommy Harden"], ["Barton Everest"], leader={"hand": ["Sun in Yer Eyes", "War Paint"]})
    assert table.plays() == ["pass", f"use:{table.id('Sun in Yer Eyes')}:blind"]


@pytest.mark.rule("RB-6.1-27")
def test_shopping_is_a_shootout_play_only_where_a_text_says_so() -> None:
    """Of two Weapons that could be had, only the Auto-Revolver speaks of a Shootout play."""
    table = shootout(
        ["James Ghetty"],
        ["Olivia Jenks"],
        where="Bunkhouse",
        leader={"deeds": ["Bunkhouse"], "hand": ["Auto-Revolver", "Shotgun"], "rock": 9, "deck": ["KS"]},
    )
    assert [play for play in table.plays() if play.startswith("shop")] == [
        f"shop:{table.id('Auto-Revolver')}"
    ]
    table.shops("Auto-Revolver")
    assert table.card("Auto-Revolver").place == table.id("James Ghetty")
    assert (table.ask.seat, "Shootout" in asks(table)) == (1, True)  # it was a play, and the next is theirs


@pytest.mark.rule("RB-6.1-27")
def test_a_card_may_grant_a_shootout_play() -> None:
    table = shootout(
        ["Olivia Jenks"], ["Fred Aims"], mark={"deeds": ["Pearly's Palace"], "hand": ["Sun in Yer Eyes"]}
    )
    table.reacts("Pearly's Palace")
    assert table.ask.seat == 1  # ahead of the Winner
    table.uses("Sun in Yer Eyes", "Olivia Jenks")
    assert table.bullets("Olivia Jenks") == 0
    assert table.ask.seat == 0
    table.passes(0).passes(1)
    assert "Shootout" not in asks(table)


@pytest.mark.rule("RB-6.1-27")
def test_a_play_granted_before_the_shootout_waits_for_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Olivia Jenks", again=react(after(CalledOut), another_play()))
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}, hand=["Missed!"]),
        side("The Sloane Gang", at={"town square": ["Fred Aims | booted"]}, hand=["Missed!"]),
    )
    table.calls_out("Olivia Jenks", "Fred Aims").reacts("Olivia Jenks")
    table.passes(0).uses("Missed! @1")
    assert table.ask.seat == 0
    assert "Shootout" in asks(table)
    table.until(Question.NOON)
    assert table.ask.seat == 0  # the play granted, and then the opponent's
    assert table.passes(0).ask.seat == 1


@pytest.mark.rule("RB-6.1-29")
def test_deeds_improvements_and_the_outfit_act_from_outside() -> None:
    table = shootout(
        ["Tommy Harden"],
        ["Barton Everest"],
        leader={
            "deeds": ["Hart's Tea Shoppe", "Circle M Ranch | Auto Cattle-Feeder"],
            "at": {"home": ["Olivia Jenks"]},
        },
    )
    assert why_not(table, "Auto Cattle-Feeder", HIT, "shootout") is None
    assert why_not(table, "Law Dogs", HIT, "shootout") is None
    assert why_not(table, "Olivia Jenks", HIT, "shootout") == "RB-6.1-30"
    table.uses("Hart's Tea Shoppe")
    assert table.booted("Barton Everest")


@pytest.mark.rule("RB-6.1-30")
@pytest.mark.rule("RC-shootout-s1-03")
def test_dudes_and_what_they_carry_act_only_in_the_posse() -> None:
    table = shootout(
        ["Rémy LaPointe | Shotgun"],
        ["Irving Patterson"],
        leader={"rock": 4, "at": {"town square": [WENDY], "home": ["Olivia Jenks | Legendary Holster"]}},
    )
    used = {play.split(":")[1] for play in table.plays() if play != "pass"}
    assert used == {str(table.id("Rémy LaPointe")), str(table.id("Shotgun"))}
    for outside in (WENDY, "Legendary Holster"):
        refusal = table.why_not("use", outside)
        assert refusal is not None
        assert refusal.rule == "RB-6.1-30"


@pytest.mark.rule("RB-6.1-31")
@pytest.mark.rule("RC-shootout-s1-03")
def test_from_outside_only_what_brings_a_card_in_play_into_the_posse() -> None:
    table = shootout(
        ["Tommy Harden"],
        ["Barton Everest"],
        leader={
            "hand": ["2S"],
            "hill": ["Bobo"],
            "rock": 9,
            "at": {"home": ["Olivia Jenks | booted | Pinto", "Steele Archer | Raising Hell"]},
        },
    )
    assert table.plays() == ["pass", f"use:{table.id('Pinto')}:gallop"]
    table.uses("Pinto")
    assert table.posse(LEADER) == ["Tommy Harden", "Olivia Jenks"]
    assert table.at("Olivia Jenks") == "Town Square"


@pytest.mark.rule("RB-6.1-32")
def test_shootout_abilities_reach_only_cards_in_a_posse() -> None:
    table = shootout(
        ["Tommy Harden"],
        ["Barton Everest", "Fred Aims"],
        leader={"hand": ["Sun in Yer Eyes"], "at": {"town square": ["Olivia Jenks"]}},
    )
    assert reach(table, "Tommy Harden", HIT, "shootout") == ["Tommy Harden", "Barton Everest", "Fred Aims"]
    table.uses("Sun in Yer Eyes")
    assert table.choices() == ["Tommy Harden", "Barton Everest", "Fred Aims"]


@pytest.mark.rule("RB-6.1-33")
def test_what_brings_a_dude_in_reaches_outside() -> None:
    table = shootout(
        ["Tommy Harden"],
        ["Barton Everest"],
        leader={
            "hand": ["The Stakes Just Rose"],
            "at": {"town square": ["Olivia Jenks"], "home": ["Travis Moone | booted"]},
        },
    )
    table.uses("The Stakes Just Rose")
    assert table.choices() == ["Olivia Jenks", "Travis Moone"]


@pytest.mark.rule("RB-6.1-34")
def test_an_action_card_is_discarded_when_its_play_is_complete() -> None:
    table = shootout(
        ["Tommy Harden"], ["Barton Everest", "Fred Aims"], leader={"hand": ["Make the Smart Choice"]}
    )
    table.uses("Make the Smart Choice", "Barton Everest")
    assert table.ask.seat == 1  # the play is not complete: its controller may send the dude home
    card = table.id("Make the Smart Choice")
    assert card not in table.state.players[0].discard
    table.answer("no")
    assert card in table.state.players[0].discard
    assert "Shootout" in asks(table)


@pytest.mark.rule("RC-shootout-s1-04")
def test_reacts_come_from_anywhere() -> None:
    table = shootout(
        ["Tommy Harden"],
        ["Barton Everest"],
        hands=(deal(1), deal(2)),
        leader={"at": {"home": ["Arnold McCadish"]}},
    )
    table.until(Question.REACT)
    assert table.ask.seat == 0
    assert [play.split(":")[0] for play in table.plays()] == ["pass", str(table.id("Arnold McCadish"))]


# --- how it ends ---------------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-36")
@pytest.mark.rule("RC-shootout-s7-02")
def test_effects_of_shootout_abilities_last_the_shootout() -> None:
    table = shootout(
        ["Olivia Jenks", "Travis Moone"],
        ["Barton Everest", "Fred Aims"],
        hands=(deal(1, 1), deal(1, 2)),
        leader={"hand": ["Sun in Yer Eyes"]},
    )
    table.uses("Sun in Yer Eyes", "Barton Everest")
    assert (table.bullets("Barton Everest"), table.stud("Barton Everest")) == (0, False)
    table.until(Question.CASUALTIES).answer("Discard Travis Moone")
    table.until(Question.CASUALTIES).answer("Discard Fred Aims")
    table.until(Question.SHOOTOUT)
    assert fight(table).round == 2
    assert (table.bullets("Barton Everest"), table.stud("Barton Everest")) == (0, False)
    table.until(Question.NOON)
    assert table.ask.seat == 1  # the leader's call-out was the play before
    assert (table.bullets("Barton Everest"), table.stud("Barton Everest")) == (2, True)


@pytest.mark.rule("RB-6.1-37")
@pytest.mark.rule("RC-send-home-booted-03")
def test_a_dude_sent_home_leaves_the_posse_even_at_home() -> None:
    table = Playing(
        side("Law Dogs", hand=["Pistol Whip"], at={"The Sloane Gang": ["Clyde Owens"]}),
        side("The Sloane Gang", at={"home": ["Barton Everest | booted", "Fred Aims"]}),
    )
    table.uses("Clyde Owens", "Barton Everest").until(Question.JOIN).answer("Fred Aims").until(
        Question.SHOOTOUT
    )
    table.uses("Pistol Whip", "Fred Aims")
    assert table.posse(MARK) == ["Barton Everest"]
    assert table.at("Fred Aims") == "The Sloane Gang"
    assert table.booted("Fred Aims")


@pytest.mark.rule("RB-6.1-38")
@pytest.mark.rule("RC-shootout-s1-09")
@pytest.mark.rule("RC-shootout-s1-10")
def test_an_emptied_posse_ends_the_shootout_at_once() -> None:
    table = shootout([WENDY], ["Barton Everest"], mark={"at": {"home": ["Fred Aims | Pinto"]}})
    table.uses(WENDY)
    (end,) = table.events(ShootoutEnded)
    assert end.seat == 0
    assert table.events(ShooterPicked) == []
    assert table.events(HandDealt) == []
    assert "Noon" in asks(table)
    assert not any(play.startswith("use:") for play in table.plays())


@pytest.mark.rule("RC-shootout-s1-10")
def test_nobody_joins_a_posse_that_has_become_empty() -> None:
    table = shootout(["Tommy Harden"], ["Barton Everest"], mark={"at": {"home": ["Fred Aims"]}})
    joiner = table.id("Fred Aims")
    assert why_not_join(table.state, joiner, MARK, rule("join")) is None
    change_fight(table.state, posses=(fight(table).posses[LEADER], ()))
    refusal = why_not_join(table.state, joiner, MARK, rule("join"))
    assert refusal is not None
    assert refusal.rule == "RC-shootout-s1-10"
