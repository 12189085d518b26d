"""Rulebook 4 and 5.1: setup, ante, lowball."""

import pytest

from boomtown.doomtown.decks.starters import starter
from boomtown.doomtown.game import GAME, Config, deck_list
from boomtown.doomtown.rules.setup import starters, why_not_gang
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import HandRevealed, LowballWon
from boomtown.table import IllegalAnswer, Table
from doomtown.fights import CHEATIN_FOUR, HIGH_CARD, PAIR


def dawn(mine: list[str], theirs: list[str], *, mine_more: dict | None = None, **details: object) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            rock=details.pop("rock", 5),
            deck=mine,
            at={"home": ["Olivia Jenks"]},
            **(mine_more or {}),
        ),
        side("The Sloane Gang", rock=5, deck=theirs, at={"home": ["Pancho Castillo"]}),
        phase="gambling",
        day=0,
        **details,
    )


@pytest.mark.rule("RB-5.1-01", "RB-5.1-12", "RB-5.1-18", "RB-5.1-19", "RB-5.1-04", "RB-5.1-22")
def test_the_lowest_hand_wins_the_pot() -> None:
    table = dawn(HIGH_CARD, PAIR, winner=1)
    assert table.state.winner == 0
    assert table.events(LowballWon)[-1].amount == 2
    assert table.state.players[0].draw is None


@pytest.mark.rule("RB-5.1-13", "RB-7.4-15")
def test_of_equal_ranks_the_lower_hand_wins() -> None:
    table = dawn(["2C", "4D", "7H", "9S", "QC"], HIGH_CARD, winner=0)
    assert table.state.winner == 1


@pytest.mark.rule("RB-5.1-02")
def test_an_empty_stash_borrows_the_ante() -> None:
    table = dawn(HIGH_CARD, PAIR, rock=0, stops=True)
    assert table.state.players[0].stash == 2 + 3 - 1  # pot, production, debt repaid


@pytest.mark.rule("RB-5.1-14", "RB-5.1-15")
def test_an_exact_tie_draws_again() -> None:
    table = dawn([*HIGH_CARD, *PAIR], ["2H", "4S", "7C", "9D", "JH", *HIGH_CARD], winner=0)
    assert table.state.winner == 1
    assert len(table.events(HandRevealed)) == 4


@pytest.mark.rule("RB-5.1-17")
def test_a_hopeless_tie_is_left_to_chance() -> None:
    table = Playing(
        side("Law Dogs", rock=5, deck=HIGH_CARD, fill=False, at={"home": ["Olivia Jenks"]}),
        side(
            "The Sloane Gang",
            rock=5,
            deck=["2H", "4S", "7C", "9D", "JH"],
            fill=False,
            at={"home": ["Sloane"]},
        ),
        phase="gambling",
        day=0,
    )
    assert table.events(LowballWon)


@pytest.mark.rule("RB-5.1-06", "RB-5.1-09", "RB-2.5-03", "RB-5.1-23", "RB-2.3-05")
def test_a_cheatin_hand_opens_the_window() -> None:
    table = dawn(HIGH_CARD, CHEATIN_FOUR, mine_more={"hand": ["One Good Turn…"]}, winner=0, stops=True)
    assert table.ask.seat == 0
    before = table.rock(0)
    table.uses("One Good Turn…")
    assert table.rock(0) >= before + 3
    assert table.zone("One Good Turn…") == "discard"


@pytest.mark.rule("RB-5.1-11", "AEG-gamblin-01")
def test_nobody_answers_their_own_cheatin_hand() -> None:
    table = dawn(CHEATIN_FOUR, HIGH_CARD, mine_more={"hand": ["One Good Turn…"]}, winner=0)
    assert table.events(LowballWon)
    assert "One Good Turn…" in table.hand(0)


def opening(seed: int = 3) -> Table:
    decks = (deck_list(starter("law_dogs")), deck_list(starter("sloane_gang")))
    return Table(GAME, Config(decks=decks), seed)


@pytest.mark.rule("RB-4-01", "RB-4-03", "RB-4-04", "RB-4-09", "RB-2.2-02")
def test_everybody_chooses_a_gang_at_once() -> None:
    table = opening()
    assert [ask.seat for ask in table.asks] == [0, 1]
    assert [player.stash for player in table.state.players] == [19, 18]
    assert all(player.street == (player.outfit,) for player in table.state.players)


@pytest.mark.rule("RB-4-05", "RB-4-06", "RB-4-08", "RC-grifter-02")
def test_what_makes_a_gang_illegal() -> None:
    table = opening()
    cards = starters(table.state, 0)
    with pytest.raises(IllegalAnswer):
        table.answer(0, cards)
    rules = {
        refusal.rule
        for gang in (cards, cards[:6])
        if (refusal := why_not_gang(table.state, 0, gang)) is not None
    }
    assert rules <= {"RB-4-05", "RB-4-06"}
    assert rules


@pytest.mark.rule("RB-4-07", "RC-grifter-03")
def test_only_own_dudes_and_drifters_start() -> None:
    table = opening()
    for card in starters(table.state, 0):
        printed = table.state.printed(card)
        assert printed.factions in ((), ("law_dogs",))


@pytest.mark.rule("RB-4-10", "RB-4-11", "RB-4-12")
def test_gangs_are_paid_for_and_hands_drawn() -> None:
    table = opening()
    cost = 0
    for ask in table.asks:
        gang = starters(table.state, ask.seat)[:1]
        cost = table.state.printed(gang[0]).cost if ask.seat == 0 else cost
        table.answer(ask.seat, gang)
    assert all(len(player.hand) == 5 for player in table.state.players)
    state = table.state
    pot = 2 if state.winner == 0 else 0
    ante, production = 1, 3
    assert state.phase == "upkeep"
    assert state.players[0].stash == 19 - cost - ante + pot + production
