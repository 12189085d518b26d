"""Where hands are kept secret, who is asked tells nothing of them (ruling 120)."""

from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.doomtown.bringing import deck_list
from boomtown.doomtown.cards.library import load
from boomtown.doomtown.decks import starter
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.game import GAME, Config, Hands
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import Pulled
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.lab.fuzz import deal
from boomtown.lab.worlds import Worlds
from boomtown.table import Chance, Table, seeded, text

CHEATIN = ("KC", "KC", "3D", "5H", "7S")
LEGAL = ("2C", "4D", "6H", "8S", "QC")
NOTHING = "Bunkhouse"
"""A card that answers nothing."""

WAYS: tuple[Hands | None, ...] = ("secret", "quick", None)


def asked(table: Playing) -> tuple[int, Question, list[str]]:
    """Who is asked now, what, and what there is to choose."""
    return table.ask.seat, table.question, [str(choice) for choice in table.ask.form.choices()]


# --- lowball ---------------------------------------------------------------------------------------


def lowball(*hands: str | None, way: Hands | None = "secret", **details: Any) -> Playing:
    """Player 0 was the Winner; player 1 cheats at lowball. Each holds a card, or none."""
    held = [{"hand": [card] if card else []} for card in hands]
    return Playing(
        side("Law Dogs", rock=5, deck=LEGAL, **held[0]),
        side("The Sloane Gang", rock=5, deck=CHEATIN, **held[1]),
        phase="gambling",
        hands=way,
        **({"day": 1, "winner": 0} | details),
    )


def test_whoever_could_hold_a_cheatin_card_is_asked() -> None:
    assert asked(lowball(NOTHING, NOTHING)) == (0, Question.CHEATIN, ["pass"])
    seat, question, choices = asked(lowball("One Good Turn…", NOTHING))
    assert (seat, question) == (0, Question.CHEATIN)
    assert len(choices) == 2


@pytest.mark.parametrize("way", ["quick", None])
def test_at_a_quick_table_only_who_holds_one_is_asked(way: Hands | None) -> None:
    assert lowball(NOTHING, NOTHING, way=way).question is not Question.CHEATIN
    assert lowball("One Good Turn…", NOTHING, way=way).question is Question.CHEATIN


def test_without_a_card_in_hand_nobody_could() -> None:
    assert lowball(None, NOTHING).question is not Question.CHEATIN


def test_nobody_is_asked_to_answer_a_legal_hand() -> None:
    table = Playing(
        side("Law Dogs", rock=5, deck=LEGAL, hand=["One Good Turn…"]),
        side("The Sloane Gang", rock=5, deck=("KC", "KD", "3D", "5H", "7S"), hand=[NOTHING]),
        phase="gambling",
        hands="secret",
        day=1,
        winner=0,
    )
    assert table.question is not Question.CHEATIN


@pytest.mark.parametrize("held", ["One Good Turn…", NOTHING])
def test_the_first_days_order_is_pulled_for_whatever_is_held(held: str) -> None:
    more = {side_: {"deck": [*cards, "2H", "3H"]} for side_, cards in (("mine", LEGAL), ("theirs", CHEATIN))}
    table = Playing(
        side("Law Dogs", rock=5, hand=[held], **more["mine"]),
        side("The Sloane Gang", rock=5, hand=[NOTHING], **more["theirs"]),
        phase="gambling",
        hands="secret",
        day=0,
        winner=-1,
    )
    assert len([event for event in table.state.log if isinstance(event, Pulled)]) >= 2


# --- reacts ----------------------------------------------------------------------------------------


def called_out(hand: list[str], *, rock: int = 9, way: Hands | None = "secret") -> Playing:
    """Tommy has called out Barton, who accepts; player 0 holds these cards."""
    table = Playing(
        side(
            "Law Dogs",
            rock=rock,
            hand=hand,
            at={"town square": ["Tommy Harden"], "home": ["Philip Swinford"]},
        ),
        side("The Sloane Gang", rock=9, hand=[], at={"town square": ["Barton Everest"]}),
        hands=way,
    )
    return table.calls_out("Tommy Harden", "Barton Everest").answer("yes")


def test_whoever_could_hold_a_react_is_asked() -> None:
    assert asked(called_out([NOTHING])) == (0, Question.REACT, ["pass"])
    seat, question, choices = asked(called_out(["Tail Between Yer Legs"]))
    assert (seat, question) == (0, Question.REACT)
    assert len(choices) == 2


def test_with_an_empty_hand_nobody_is_asked_to_react() -> None:
    assert called_out([]).question is not Question.REACT


def test_who_passes_goes_on_as_who_is_not_asked_at_a_quick_table() -> None:
    slow, quick = called_out([NOTHING]), called_out([NOTHING], way=None)
    slow.passes(0)
    assert slow.ask.message == quick.ask.message


def test_what_nobody_can_pay_for_nobody_could_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only We Got A Beef! is left to answer an accepted call-out with, and it costs 1."""
    load()
    for face in ("Rope and Ride", "Tail Between Yer Legs"):
        monkeypatch.delitem(SCRIPTS, face)
    assert PRINTED["We Got A Beef!"].cost == 1
    assert called_out([NOTHING], rock=1).question is Question.REACT
    assert called_out([NOTHING], rock=0).question is not Question.REACT


@pytest.mark.parametrize("held", ["Barton Everest", NOTHING])
def test_a_react_in_play_that_needs_a_card_of_the_hand_asks_all_the_same(held: str) -> None:
    """Agent Provocateur brings a dude from the hand after the victory check."""
    table = Playing(
        side("Law Dogs", rock=9, hand=[held], at={"home": ["Agent Provocateur"]}),
        side("The Sloane Gang", rock=9),
        hands="secret",
        phase="sundown",
    )
    assert (table.ask.seat, table.question) == (0, Question.REACT)
    assert len(list(table.ask.form.choices())) == (1 if held == NOTHING else 2)


DOG = "Rich Man's Guard Dog"


def cheated(held: str, *, rock: int = 3, way: Hands | None = "secret") -> Playing:
    """Player 1 reveals a Cheatin' hand while player 0, with an inventor, holds a card."""
    return Playing(
        side("Law Dogs", rock=rock, deck=[*LEGAL, "KC"], hand=[held], at={"home": ["Louis Pasteur"]}),
        side("The Sloane Gang", rock=5, deck=CHEATIN),
        phase="gambling",
        hands=way,
        day=1,
        winner=0,
    )


def test_whoever_could_hold_a_trait_that_answers_is_asked_for_it() -> None:
    """The Guard Dog may come from the hand when somebody cheats."""
    assert asked(cheated(NOTHING)) == (0, Question.REACT, ["pass"])
    table = cheated(DOG)
    assert asked(table) == (0, Question.REACT, ["pass", f"{table.id(DOG)}:let_loose"])
    table.answer(f"{table.id(DOG)}:let_loose").answer("yes")
    assert table.zone(DOG) != "hand"
    assert cheated(NOTHING, rock=0).question is not Question.REACT  # the ante is borrowed, the Dog costs 2


def test_at_a_quick_table_only_who_holds_it_is_asked_at_once() -> None:
    assert cheated(NOTHING, way=None).question is not Question.REACT
    assert cheated(DOG, way=None).question is Question.YES


# --- choices ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_that_only_one_card_of_a_hand_fits_is_not_told(way: Hands | None) -> None:
    """A General Store brings goods or a spell of the hand into play; there is one, and it is asked for."""
    table = Playing(
        side("Law Dogs", rock=9, hand=["Shotgun", NOTHING], deeds=["General Store"],
             at={"General Store": ["Tommy Harden"]}),
        side("The Sloane Gang", rock=9),
        hands=way,
        stops=True,
    )  # fmt: skip
    table.uses("General Store")
    if way == "secret":
        assert asked(table) == (0, Question.TARGET, [str(table.id("Shotgun"))])
    else:
        assert table.question is not Question.TARGET


# --- numbers, decks --------------------------------------------------------------------------------


def started(way: Hands | None, seed: int = 5) -> Table[Doomtown]:
    decks = (deck_list(starter("law_dogs")), deck_list(starter("sloane_gang")))
    return Table(GAME, Config(decks=decks, hands=way), seed)


def _listed(table: Table[Doomtown], seat: int) -> list[str]:
    return [card.face for card in table.state.cards.values() if card.owner == seat and card.zone == "deck"]


def test_the_number_of_a_card_tells_nothing_of_the_list_it_comes_from() -> None:
    cards = list(deck_list(starter("law_dogs")).cards)
    quick, secret, other = _listed(started(None), 0), _listed(started("secret"), 0), started("secret", 6)
    assert quick == cards
    assert secret != cards
    assert sorted(secret) == sorted(cards)
    assert secret != _listed(other, 0)


def test_a_gang_is_chosen_from_a_list_in_the_order_of_names() -> None:
    [ask, _] = started("secret").asks
    names = [text(option.label) for option in ask.form.options]  # type: ignore[attr-defined]
    assert names == sorted(names)


def test_everybody_is_told_what_speed_gives_away() -> None:
    [told] = [text(message) for message in started("quick").log(None)]
    assert "plays quickly" in told
    assert started("secret").log(None) == started(None).log(None) == []


def test_of_the_options_a_seat_sees_its_own_deck_only() -> None:
    config: dict[str, Any] = {"edition": "aeg", "decks": [{"outfit": "A"}, {"outfit": "B"}]}
    assert GAME.seen_config(config, 1) == {"edition": "aeg", "decks": [None, {"outfit": "B"}]}
    assert GAME.seen_config(config, None) == {"edition": "aeg", "decks": [None, None]}
    scene = {"scenario": {"title": "Ambush", "sides": [{"hand": ["Shotgun"]}]}}
    assert GAME.seen_config(scene, 0) == {"scenario": {"title": "Ambush"}}


@pytest.mark.parametrize("way", WAYS)
def test_which_texts_are_not_played_is_told_of_ones_own_secret_deck_only(
    way: Hands | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "boomtown.doomtown.game.unscripted", lambda faces: sorted({*faces} & {"Tommy Harden"})
    )
    table = started(way)
    told = {seat: any("Tommy Harden" in text(line) for line in table.log(seat)) for seat in (0, 1, None)}
    everybody = way != "secret"
    assert told == {0: True, 1: everybody, None: everybody}


# --- any game --------------------------------------------------------------------------------------

PAIRS_EVERY = 9
STEPS = 25
ANSWERS = 400


def _faces() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """All cards that can be held, and those of them that are used from the hand when it is not one's turn."""
    load()
    kinds = ("dude", "deed", "goods", "spell", "action")
    every = tuple(face for face in sorted(SCRIPTS) if PRINTED[face].kind in kinds)
    sudden = tuple(
        face
        for face in every
        for ability in SCRIPTS[face].usable.get("hand", ())
        if "react" in ability.timings or "cheatin" in ability.timings
    )
    return every, sudden


def differences(number: int, way: Hands | None) -> tuple[list[str], int]:
    """Play at random; now and then exchange a hand and play on side by side. Return what differed, and the steps."""
    table = deal(15, number)
    table = Table(GAME, replace(table.config, hands=way, day_limit=4), table.seed)
    chance, pools = Chance(seeded(number)), _faces()
    found: list[str] = []
    steps = 0
    while not table.over and len(table.answers) < ANSWERS:
        holders = [player.seat for player in table.checkpoint.players if player.hand]
        if holders and chance(PAIRS_EVERY) == 0:
            worlds = Worlds(table, holders[chance(len(holders))], pools[chance(2)], chance)
            for _ in range(STEPS):
                if worlds.shown:
                    break
                found += worlds.differences()
                if found or worlds.here.over or not worlds.answer(chance):
                    break
                steps += 1
        ask = table.asks[chance(len(table.asks))]
        table.give(ask, ask.form.sample(chance))
    return found, steps


@pytest.mark.parametrize("number", range(8))
def test_another_hand_is_another_game_for_nobody_else(number: int) -> None:
    found, steps = differences(number, "secret")
    assert found == []
    assert steps > 40


def test_at_quick_tables_that_is_not_so() -> None:
    """What the test above would find."""
    games = (differences(number, "quick")[0] for number in range(20))
    assert any(one.startswith("asked:") for found in games for one in found)
