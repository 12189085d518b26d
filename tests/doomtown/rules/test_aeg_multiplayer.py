"""Three and more players: guests in posses, their plays, hands, casualties and flight (AEG: Rustlin' Up Some Help)."""

from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.doomtown.bringing import deck_list
from boomtown.doomtown.decks.starters import STARTERS, starter
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.reading.draw_hands import rank
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.rules.sundown import victors
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.data import Side
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK
from boomtown.doomtown.state.events import HandDealt, ShooterPicked, rule
from boomtown.doomtown.verbs.posse import join
from boomtown.table import Table, text
from doomtown.scenes import HANDS, happens

SQUARE = "town square"


def fight(
    mine: list[str],
    theirs: list[str],
    ally: list[str],
    *,
    fourth: list[str] | None = None,
    where: str = SQUARE,
    my_draw: list[str] = HANDS[1],
    their_draw: list[str] = HANDS[1],
    ally_hand: list[str] | None = None,
    ally_deeds: list[str] | None = None,
    ally_at: str = SQUARE,
    **details: Any,
) -> Playing:
    """Player 0 calls out player 1 where they stand; player 2 may be asked for help, and so may player 3."""
    sides: list[Side] = [
        side("Law Dogs", at={where: mine}, deck=my_draw),
        side("The Sloane Gang", at={where: theirs}, deck=their_draw),
        side("Morgan Cattle Co.", at={ally_at: ally}, deeds=ally_deeds or [], hand=ally_hand or []),
    ]
    if fourth is not None:
        sides.append(side("The Fourth Ring", at={SQUARE: fourth}))
    table = Playing(*sides, **{"edition": "aeg", **details})
    table.calls_out(mine[0].split(" |")[0], theirs[0].split(" |")[0])
    if table.choices() == ["yes", "no"]:
        table.answer("yes")
    return table


def allied(*arguments: Any, **details: Any) -> Playing:
    """Player 2's first dude joins player 0's posse, and player 1 invites nobody."""
    table = fight(*arguments, **details)
    table.until(Question.INVITE).answer("Morgan Cattle Co.", seat=0)
    table.until(Question.JOIN).answer(arguments[2][0].split(" |")[0], seat=2)
    return table


@pytest.mark.rule("AEG-multiplayer-01")
def test_whoever_forms_a_posse_may_invite_others() -> None:
    table = fight(["Tommy Harden"], ["Olivia Jenks"], ["Jon Longstride"])
    table.until(Question.INVITE)
    assert table.ask.seat == 0
    assert table.choices() == ["Morgan Cattle Co."]
    table.answer("Morgan Cattle Co.")
    assert (table.ask.seat, table.choices()) == (2, ["Jon Longstride", "done"])
    table.answer("Jon Longstride")
    assert table.posse(LEADER) == ["Tommy Harden", "Jon Longstride"]


@pytest.mark.rule("AEG-multiplayer-01")
def test_nobody_comes_uninvited_and_the_invited_may_stay_away() -> None:
    table = fight(["Tommy Harden"], ["Olivia Jenks"], ["Jon Longstride"])
    table.until(Question.INVITE).answer().until(Question.SHOOTOUT)
    assert table.posse(LEADER) == ["Tommy Harden"]
    table = fight(["Tommy Harden"], ["Olivia Jenks"], ["Jon Longstride"])
    table.until(Question.INVITE).answer("Morgan Cattle Co.").answer("done").until(Question.SHOOTOUT)
    assert table.posse(LEADER) == ["Tommy Harden"]


@pytest.mark.rule("AEG-multiplayer-02")
def test_guests_come_under_the_same_restrictions() -> None:
    table = fight(
        ["Tommy Harden"],
        ["Olivia Jenks"],
        ["Jon Longstride | booted", "Jake Smiley"],
        ally_deeds=["Bunkhouse"],
        ally_at="Bunkhouse",
    )
    table.until(Question.INVITE).answer("Morgan Cattle Co.")
    assert table.choices() == ["Jake Smiley", "done"]
    table.answer("Jake Smiley").until(Question.SHOOTOUT)
    assert table.booted("Jake Smiley")
    assert table.at("Jake Smiley") == "Town Square"


@pytest.mark.rule("AEG-multiplayer-02")
def test_a_player_with_only_booted_dudes_elsewhere_is_not_asked() -> None:
    table = fight(["Tommy Harden"], ["Olivia Jenks"], ["Jon Longstride | booted"], ally_at="home")
    assert "Shootout play" in text(table.ask.message)


@pytest.mark.rule("AEG-multiplayer-03")
def test_a_guest_s_player_has_turns_of_their_own() -> None:
    table = allied(["Tommy Harden"], ["Olivia Jenks"], ["Jon Longstride | Shotgun"])
    table.until(Question.SHOOTOUT).passes(0, 1)
    assert table.ask.seat == 2
    table.uses("Shotgun")
    assert table.zone("Olivia Jenks") == "hill"


@pytest.mark.rule("AEG-multiplayer-04")
def test_a_guest_counts_for_the_draw_like_everybody() -> None:
    table = allied(["Clint Ramsey"], ["Olivia Jenks"], ["Jake Smiley"])
    table.until(Question.SHOOTER).answer("Clint Ramsey")
    assert bonuses(table.state, LEADER) == (2, 1)


@pytest.mark.rule("AEG-multiplayer-05", "AEG-multiplayer-06", "AEG-multiplayer-07")
def test_the_leader_may_pick_a_guest_to_shoot_and_draws_for_it() -> None:
    table = allied(["Olivia Jenks"], ["Philip Swinford"], ["Jon Longstride"], my_draw=HANDS[5])
    table.until(Question.SHOOTER)
    assert table.ask.seat == 0
    table.answer("Jon Longstride")
    assert table.events(ShooterPicked)[0].seat == 0
    table.until(Question.RESOLUTION)
    assert {event.seat for event in table.events(HandDealt)} == {0, 1}
    assert table.state.players[2].draw is None
    mine = table.state.players[0].draw
    assert mine is not None
    assert {table.state.cards[card].owner for card in mine.cards} == {0}
    assert rank(table.state, 0) == 5


@pytest.mark.rule("AEG-multiplayer-08")
def test_the_leader_decides_who_falls_guests_included() -> None:
    table = allied(
        ["Olivia Jenks"], ["Philip Swinford"], ["Jon Longstride"], my_draw=HANDS[1], their_draw=HANDS[2]
    )
    table.until(Question.CASUALTIES)
    assert table.ask.seat == 0
    options = [text(option.label) for option in table.ask.form.options]  # type: ignore[attr-defined]
    assert any("Jon Longstride" in option for option in options)
    table.answer(f"discard:{table.id('Jon Longstride')}")
    assert table.zone("Jon Longstride") == "discard"


@pytest.mark.rule("AEG-multiplayer-08")
def test_a_guest_may_be_aced_for_two() -> None:
    three = ["2C", "2D", "2H", "9S", "JC"]
    table = allied(
        ["Olivia Jenks"], ["Philip Swinford"], ["Jon Longstride"], my_draw=HANDS[2], their_draw=three
    )
    table.until(Question.CASUALTIES).answer(f"ace:{table.id('Jon Longstride')}")
    assert table.zone("Jon Longstride") == "hill"
    assert table.zone("Olivia Jenks") == "play"


@pytest.mark.rule("AEG-multiplayer-09", "AEG-multiplayer-10")
@pytest.mark.parametrize(
    ("mine", "theirs", "order"),
    [
        (HANDS[2], HANDS[1], [3, 2, 1, 0]),
        (HANDS[1], HANDS[2], [2, 3, 0, 1]),
        (HANDS[2], HANDS[2], [2, 3, 0, 1]),
    ],
)
def test_guests_decide_first_who_runs_the_loser_s_before_the_winner_s(
    mine: list[str], theirs: list[str], order: list[int]
) -> None:
    table = fight(
        ["Olivia Jenks", "Travis Moone"],
        ["Philip Swinford", "Max Baine"],
        ["Jon Longstride"],
        fourth=["Jake Smiley"],
        my_draw=mine,
        their_draw=theirs,
    )
    table.until(Question.JOIN).answer("Travis Moone").answer("Morgan Cattle Co.").answer("Jon Longstride")
    table.until(Question.JOIN).answer("Max Baine", seat=1).answer("The Fourth Ring").answer("Jake Smiley")
    table.until(Question.CASUALTIES)
    while "casualt" in text(table.ask.message):
        victim = "Max Baine" if table.ask.seat == 1 else "Travis Moone"
        table.answer(f"discard:{table.id(victim)}")
    asked = []
    while "flee" in text(table.ask.message):
        asked.append(table.ask.seat)
        assert {table.controller(name) for name in table.choices()} == {table.ask.seat}
        table.answer()
    assert asked == order


@pytest.mark.rule("AEG-multiplayer-11")
@pytest.mark.parametrize("edition", ["aeg", "pinebox"])
def test_a_posse_with_dudes_of_the_owner_does_not_trespass(edition: str) -> None:
    table = Playing(
        side("Law Dogs", at={"Bunkhouse": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"Bunkhouse": ["Olivia Jenks", "Travis Moone"]}),
        side("Morgan Cattle Co.", deeds=["Bunkhouse"], at={"Bunkhouse": ["Jon Longstride"]}),
        edition=edition,
    )
    table.calls_out("Tommy Harden", "Olivia Jenks").answer("yes")
    table.until(Question.INVITE).answer("Morgan Cattle Co.").answer("Jon Longstride")
    table.until(Question.JOIN).answer("Travis Moone").until(Question.SHOOTOUT)
    assert (table.bounty("Tommy Harden"), table.bounty("Jon Longstride")) == (0, 0)
    assert (table.bounty("Olivia Jenks"), table.bounty("Travis Moone")) == (1, 1)


@pytest.mark.rule("RC-bounty-07")
def test_a_guest_of_the_owner_does_not_trespass() -> None:
    table = Playing(
        side("Law Dogs", at={"Bunkhouse": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ["Olivia Jenks"]}),
        side("Morgan Cattle Co.", at={"Bunkhouse": ["Jon Longstride"], "home": ["Irving Patterson"]}),
    )
    table.calls_out("Tommy Harden", "Olivia Jenks").answer("yes")
    table.until(Question.INVITE).answer()
    table.until(Question.INVITE).answer("Morgan Cattle Co.", seat=1).answer("Jon Longstride").until(
        Question.SHOOTOUT
    )
    assert table.posse(MARK) == ["Olivia Jenks", "Jon Longstride"]
    assert [table.bounty(name) for name in ("Tommy Harden", "Olivia Jenks", "Jon Longstride")] == [1, 0, 0]
    happens(join(table.state, table.id("Irving Patterson"), MARK, rule("scene", 2)))
    assert "Irving Patterson" in table.posse(MARK)
    assert table.bounty("Irving Patterson") == 0  # nor does who comes later


@pytest.mark.rule("AEG-multiplayer-12")
def test_strangers_on_both_sides_trespass() -> None:
    table = Playing(
        side("Law Dogs", at={"Bunkhouse": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"Bunkhouse": ["Olivia Jenks"]}),
        side("Morgan Cattle Co.", deeds=["Bunkhouse"]),
        edition="aeg",
    )
    table.calls_out("Tommy Harden", "Olivia Jenks").answer("yes").until(Question.SHOOTOUT)
    assert (table.bounty("Tommy Harden"), table.bounty("Olivia Jenks")) == (1, 1)


@pytest.mark.rule("AEG-multiplayer-13")
@pytest.mark.parametrize(("edition", "first"), [("aeg", 1), ("pinebox", 0)])
def test_without_the_winner_the_mark_plays_first(edition: str, first: int) -> None:
    table = fight(["Tommy Harden"], ["Olivia Jenks"], [], edition=edition, winner=2, turn=0)
    table.until(Question.SHOOTOUT)
    assert table.ask.seat == first


@pytest.mark.rule("AEG-multiplayer-13")
def test_a_winner_in_the_fight_plays_first() -> None:
    table = allied(["Tommy Harden"], ["Olivia Jenks"], ["Jon Longstride"], winner=2, turn=0)
    table.until(Question.SHOOTOUT)
    assert table.ask.seat == 2


@pytest.mark.rule("AEG-multiplayer-14")
def test_the_short_variant_needs_to_beat_one_rival_only() -> None:
    state = Playing(
        side("Law Dogs", deeds=["Undertaker", "The Pharmacy"]),
        side("The Sloane Gang", at={"home": ["Sloane"]}),
        side("Morgan Cattle Co.", at={"home": ["Steven Wiles", "Olivia Jenks", "Jon Longstride"]}),
        edition="aeg",
    ).state  # 4 control against 3 and 6 influence
    assert victors(state) == ()
    state.rules = replace(state.rules, beat_one_rival_wins=True)
    assert victors(state) == (0,)


@pytest.mark.rule("AEG-multiplayer-14")
@pytest.mark.parametrize("short", [False, True])
def test_the_short_variant_is_an_option_of_a_table(short: bool) -> None:
    decks = tuple(deck_list(starter(name)) for name in STARTERS[:3])
    table = Table(GAME, Config(decks=decks, edition="aeg", short_variant=short), 1)
    assert table.state.rules.beat_one_rival_wins == short


@pytest.mark.rule("AEG-victory-01")
def test_a_third_player_may_win_the_day_after_a_tie() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Undertaker"]),
        side("The Sloane Gang", deeds=["The Pharmacy"]),
        side("Morgan Cattle Co.", rock=20, hand=["1st Baptist Church", "Bank of California"]),
        phase="sundown",
        edition="aeg",
    )
    assert table.state.victors == ()  # players 0 and 1 tie on control and influence
    for deed in ("1st Baptist Church", "Bank of California"):
        table.until(Question.NOON)
        while table.ask.seat != 2:
            table.passes()
        table.shops(deed, "left")
    table.until("never asked")
    assert table.state.victors == (2,)
