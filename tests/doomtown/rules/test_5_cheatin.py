"""Rulebook 5.1: Cheatin' Resolutions in lowball; and 2.5, what cheatin' is."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.draw_hands import is_legal
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.data import face_named
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Until
from boomtown.doomtown.state.events import Gained, Pulled, Punished
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.words import Act
from doomtown.scenes import CHEATING, HANDS, with_text

CHEATIN = ("KC", "KC", "3D", "5H", "7S")
LEGAL = ("2C", "4D", "6H", "8S", "QC")
OUTFITS = ("Law Dogs", "The Sloane Gang", "Morgan Cattle Co.")


def lowball(*hands: Sequence[str], **details: Any) -> Playing:
    """Day 2, and player 0 was yesterday's Winner unless said. `mine` and `theirs` are what the sides have besides."""
    extra = [details.pop(name, {}) for name in ("mine", "theirs", "thirds")]
    details = {"day": 1, "winner": 0} | details
    sides = [
        side(outfit, rock=5, **({"deck": hand} | more))
        for outfit, hand, more in zip(OUTFITS, hands, extra, strict=False)
    ]
    return Playing(*sides, phase="gambling", **details)


def asked_to_cheat(table: Playing) -> int | None:
    """Who is asked for a Cheatin' Resolution now."""
    return table.ask.seat if table.ask.message.key == "doomtown-ask-cheatin" else None


# --- the window ------------------------------------------------------------------------------------


@pytest.mark.rule("RB-5.1-06", "RB-2.5-03")
def test_a_cheatin_hand_lets_others_use_cheatin_resolutions() -> None:
    table = lowball(LEGAL, CHEATIN, mine={"hand": ["One Good Turn…"]})
    assert asked_to_cheat(table) == 0
    before = table.rock(0)
    table.uses("One Good Turn…")
    assert table.rock(0) == before + 3 + 2 + 3  # what the card gives, the pot, and production


@pytest.mark.rule("RB-5.1-06")
def test_legal_hands_open_no_window() -> None:
    table = lowball(LEGAL, ("KC", "KD", "3D", "5H", "7S"), mine={"hand": ["One Good Turn…"]})
    assert table.state.phase == "noon"
    assert table.zone("One Good Turn…") == "hand"


@pytest.mark.rule("RB-5.1-07", "RB-5.1-20")
@pytest.mark.parametrize("winner", [0, 1])
def test_yesterdays_winner_is_asked_first(winner: int) -> None:
    both = {"hand": ["One Good Turn…"]}
    table = lowball(CHEATIN, CHEATIN, mine=both, theirs=both, winner=winner)
    assert asked_to_cheat(table) == winner
    table.passes(winner)
    assert asked_to_cheat(table) == 1 - winner


@pytest.mark.rule("RB-5.1-07")
def test_the_chance_goes_clockwise_to_every_player() -> None:
    each = {"hand": ["One Good Turn…"]}
    table = lowball(CHEATIN, CHEATIN, CHEATIN, mine=each, theirs=each, thirds=each, winner=1)
    asked = []
    while (seat := asked_to_cheat(table)) is not None:
        asked.append(seat)
        table.passes(seat)
    assert asked == [1, 2, 0]


@pytest.mark.rule("RB-5.1-08")
@pytest.mark.parametrize(("pulls", "first"), [(("9D", "4D"), 1), (("4D", "9D"), 0), (("6D", "6H"), 1)])
def test_on_the_first_day_the_lowest_pull_goes_first(pulls: tuple[str, str], first: int) -> None:
    both = [
        {"hand": ["One Good Turn…"], "deck": (*CHEATIN, pull, again)}
        for pull, again in zip(pulls, ("QD", "3D"), strict=True)
    ]
    table = lowball(CHEATIN, CHEATIN, mine=both[0], theirs=both[1], day=0, winner=-1)
    assert asked_to_cheat(table) == first
    assert len(table.events(Pulled)) == (4 if pulls[0][0] == pulls[1][0] else 2)
    assert all(table.state.cards[event.card].zone == "discard" for event in table.events(Pulled))


@pytest.mark.rule("RB-5.1-08")
def test_on_the_first_day_nobody_pulls_when_nobody_can_act() -> None:
    table = lowball(CHEATIN, LEGAL, day=0, winner=-1)
    assert table.state.phase == "noon"
    assert table.events(Pulled) == []


@pytest.mark.rule("RB-5.1-08")
@pytest.mark.parametrize(("held", "pulls"), [(["Roan"], 2), ([], 0)])
def test_where_hands_are_secret_the_order_is_pulled_for_if_anybody_could_hold_an_answer(
    held: list[str], pulls: int
) -> None:
    """Whether somebody really can act must not be told by whether cards are pulled (ruling 120)."""
    mine = {"hand": held, "deck": (*LEGAL, "4D")}
    table = lowball(
        LEGAL, CHEATIN, mine=mine, theirs={"deck": (*CHEATIN, "9D")}, day=0, winner=-1, hands="secret"
    )
    assert len(table.events(Pulled)) == pulls


@pytest.mark.rule("RB-5.1-09")
def test_cheatin_resolutions_come_from_the_hand_and_from_cards_in_play() -> None:
    table = lowball(
        LEGAL,
        CHEATIN,
        mine={"hand": ["One Good Turn…"], "at": {"home": ["Tommy Harden | Pair of Six-Shooters"]}},
    )
    cards = {int(play.split(":")[1]) for play in table.plays() if play != "pass"}
    assert cards == {table.id("One Good Turn…"), table.id("Pair of Six-Shooters")}


@pytest.mark.rule("RB-5.1-10")
def test_one_cheatin_resolution_against_a_player_for_a_draw_hand() -> None:
    table = lowball(LEGAL, CHEATIN, mine={"hand": ["One Good Turn…", "One Good Turn…"]})
    table.uses("One Good Turn…")
    assert table.state.phase == "noon"
    assert table.hand(0) == ["One Good Turn…"]


@pytest.mark.rule("RB-5.1-10")
def test_it_counts_whoever_uses_it() -> None:
    each = {"hand": ["One Good Turn…"]}
    table = lowball(LEGAL, CHEATIN, ("2D", "4H", "6S", "8C", "QD"), mine=each, thirds=each)
    table.uses("One Good Turn…")
    assert asked_to_cheat(table) is None
    assert table.hand(2) == ["One Good Turn…"]


@pytest.mark.rule("RB-5.1-10")
def test_a_hand_drawn_to_break_a_tie_is_a_new_draw_hand() -> None:
    table = lowball(
        (*CHEATIN, *CHEATIN),
        (*CHEATIN, *CHEATIN),
        mine={"hand": ["One Good Turn…", "One Good Turn…"]},
    )
    table.uses("One Good Turn…")
    assert asked_to_cheat(table) == 0
    table.uses("One Good Turn…")
    assert table.hand(0) == []


@pytest.mark.rule("RB-5.1-11")
def test_nobody_answers_their_own_cheatin_hand() -> None:
    table = lowball(CHEATIN, LEGAL, mine={"hand": ["One Good Turn…"]})
    assert table.state.phase == "noon"
    assert table.hand(0) == ["One Good Turn…"]


@pytest.mark.rule("RB-5.1-21")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winners_response_to_one_moment_comes_first(winner: int) -> None:
    """Each player has an Undertaker, which pays when a dude is aced."""
    table = Playing(
        side("Law Dogs", deeds=["Undertaker"], at={"town square": ["Tommy Harden | Shotgun"]}),
        side("The Sloane Gang", deeds=["Undertaker"], at={"town square": ["Allie Hensman"]}),
        winner=winner,
        turn=0,
    )
    table.calls_out("Tommy Harden", "Allie Hensman").answer("yes").until(Question.SHOOTOUT)
    if winner == 1:
        table.passes(1)
    table.uses("Shotgun")
    assert table.zone("Allie Hensman") == "hill"
    assert [event.seat for event in table.events(Gained)] == [winner, 1 - winner]


# --- what cheatin' is ------------------------------------------------------------------------------


def hand_of(cards: Sequence[str], **details: Any) -> Playing:
    """Player 0 has revealed these cards; a joker in player 1's hand keeps lowball from going on."""
    return lowball(cards, ("Joker (red)", *LEGAL[:4]), **details)


@pytest.mark.rule("RB-2.5-01")
def test_equal_values_of_different_suits_are_legal() -> None:
    assert is_legal(hand_of(("4C", "4S", "4H", "9C", "KD")).state, 0)


@pytest.mark.rule("RB-2.5-02")
def test_two_cards_of_one_suit_and_value_are_cheatin() -> None:
    assert not is_legal(hand_of(("KC", "KC", "4H", "9C", "AD")).state, 0)


@pytest.mark.rule("RB-2.5-04", "RB-2.5-01")
def test_a_joker_never_makes_a_hand_cheatin() -> None:
    table = lowball(("Joker (red)", "KC", "4H", "9C", "AD"), ("Joker (black)", *LEGAL[:4]))
    table.answer(12 * 4)  # the joker stands for the king of clubs
    assert is_legal(table.state, 0)
    table.answer("best")
    assert table.state.phase == "noon"  # no window for Cheatin' Resolutions opened


@pytest.mark.rule("RB-2.5-05")
def test_a_card_changed_into_another_of_the_hand_makes_it_cheatin() -> None:
    """A changes a card against cheatin' B, and so gives B the chance for a Cheatin' Resolution."""
    table = lowball(
        ("5H", "6H", "9C", "JD", "KS"),
        CHEATIN,
        mine={"at": {"home": ["Tommy Harden | Pair of Six-Shooters"]}},
        theirs={"hand": ["One Good Turn…"]},
    )
    assert is_legal(table.state, 0)
    table.uses(
        "Pair of Six-Shooters", table.id(face_named("6H")), 4 * 4 + 2
    )  # the six becomes the five of hearts
    assert not is_legal(table.state, 0)
    assert asked_to_cheat(table) == 1


@pytest.mark.rule("RB-2.5-05", "RB-2.5-04")
def test_a_card_changed_into_what_a_joker_stands_for_does_not() -> None:
    table = lowball(
        ("Joker (red)", "6H", "9C", "JD", "KS"),
        CHEATIN,
        mine={"at": {"home": ["Tommy Harden | Pair of Six-Shooters"]}},
        theirs={"hand": ["One Good Turn…"]},
    )
    five_of_hearts = 4 * 4 + 2
    table.answer(five_of_hearts)
    table.uses("Pair of Six-Shooters", table.id(face_named("6H")), five_of_hearts)
    assert table.state.phase == "noon"  # nobody could answer a Cheatin' hand of player 0
    assert table.hand(1) == ["One Good Turn…"]


# --- halves that `make mutants` broke and nobody noticed ------------------------------------------------


def _punishing(monkeypatch: pytest.MonkeyPatch, *actions: str) -> None:
    """Let these actions be Cheatin' Resolutions that gain 1 ghost rock and make everybody's outfit bold for a play."""

    def body(play: Situation) -> Iterator[Act]:
        yield words.gain(1)
        home = play.state.players[play.you].outfit
        yield words.modify(home, bullets=+1, until=Until("play"))

    for action in actions:
        punish = words.cheatin()(body)
        punish.zones = ("hand",)  # as the abilities of all actions
        with_text(monkeypatch, action, punish=punish)


@pytest.mark.rule("RB-5.1-07", "RB-5.1-10")
def test_after_each_cheatin_resolution_everybody_has_another_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two have cheated; the third holds two Resolutions, and is asked again once the others could have answered."""
    _punishing(monkeypatch, "Pistol Whip", "Pinned Down")
    table = Playing(
        side("Law Dogs", rock=5, deck=CHEATING[2]),
        side("The Sloane Gang", rock=5, deck=CHEATING[3]),
        side("Morgan Cattle Co.", rock=5, deck=HANDS[1], hand=["Pistol Whip", "Pinned Down"]),
        phase="gambling",
        winner=0,
    )
    assert (table.question, table.ask.seat) == (Question.CHEATIN, 2)
    before = table.rock(2)
    table.uses("Pistol Whip").answer("Law Dogs")
    assert table.zone("Pistol Whip") == "discard"
    assert (table.question, table.ask.seat) == (Question.CHEATIN, 2)
    assert table.state.effects == (), "what lasts for a play is over"
    table.uses("Pinned Down")
    assert table.zone("Pinned Down") == "discard"
    assert table.rock(2) >= before + 2
    assert len(table.events(Punished)) == 2


@pytest.mark.rule("RB-5.1-07")
def test_who_passed_is_asked_again_after_somebody_else_has_acted(monkeypatch: pytest.MonkeyPatch) -> None:
    _punishing(monkeypatch, "Pistol Whip", "Pinned Down")
    table = Playing(
        side("Law Dogs", rock=5, deck=CHEATING[2], hand=["Pistol Whip"]),
        side("The Sloane Gang", rock=5, deck=CHEATING[3], hand=["Pinned Down"]),
        phase="gambling",
        winner=0,
    )
    assert table.ask.seat == 0
    table.passes(0)
    assert table.ask.seat == 1
    table.uses("Pinned Down")
    assert (table.question, table.ask.seat) == (Question.CHEATIN, 0)
    table.passes(0)
    assert table.question is not Question.CHEATIN
    assert len(table.events(Punished)) == 1


@pytest.mark.rule("RB-5.1-08")
@pytest.mark.parametrize(
    ("pulls", "first"),
    [
        ((("9C",), ("4C",), ("KC",)), 1),
        ((("4C", "9C"), ("4D", "2C"), ("KC",)), 1),
        ((("4C", "2C"), ("4D", "9D"), ("KC",)), 0),
    ],
)
def test_those_who_pulled_lowest_pull_again_until_one_is_left(
    pulls: tuple[tuple[str, ...], ...], first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the first day, as somebody could act. Whoever pulled higher does not pull again."""
    _punishing(monkeypatch, "Pistol Whip", "Pinned Down", "Point Blank")
    hands = (CHEATING[2], CHEATING[3], CHEATING[7])
    actions = ("Pistol Whip", "Pinned Down", "Point Blank")
    outfits = ("Law Dogs", "The Sloane Gang", "Morgan Cattle Co.")
    table = Playing(
        *(
            side(outfit, rock=5, deck=(*hand, *pulled), hand=[action])
            for outfit, hand, pulled, action in zip(outfits, hands, pulls, actions, strict=True)
        ),
        phase="gambling",
        day=0,
        winner=-1,
    )
    assert (table.question, table.ask.seat) == (Question.CHEATIN, first)
    pulled = [event.seat for event in table.events(Pulled)]
    assert pulled == [0, 1, 2, *([0, 1] if len(pulls[0]) > 1 else [])]
    table.passes()
    assert table.ask.seat == (first + 1) % 3, "then clockwise"
