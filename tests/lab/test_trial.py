"""Trials: games of one deck against another, and what became of its cards."""

import subprocess
import sys

import msgspec

from boomtown.doomtown.decks import starter
from boomtown.doomtown.facts import CardType
from boomtown.doomtown.game import GAME
from boomtown.doomtown.state.events import Drew, Entered
from boomtown.games import game
from boomtown.lab.duel import configured, finish
from boomtown.lab.trial import Played, Wanted, play, play_one
from boomtown.table import Table, seeded


def wanted(games: int = 4, first: int = 0) -> Wanted:
    options = GAME.bring(GAME.bring(GAME.usual(2), 0, "fourth_ring"), 1, "law_dogs")
    return Wanted("doomtown", GAME.unattended(options), "heuristic", games, seed=1, first=first)


def test_a_trial_that_was_cut_off_goes_on_with_the_same_games() -> None:
    whole = list(play(wanted()))
    assert [each.number for each in whole] == [0, 1, 2, 3]
    assert list(play(wanted(first=2))) == whole[2:]
    assert {each.result for each in whole} <= {-1, 0, 1}


def test_the_deck_changes_seats_and_its_own_cards_are_counted() -> None:
    """The same game once more, looked at from outside: whose cards were drawn, came into play, are left there."""
    for number, seat in ((0, 0), (1, 1)):
        asked = wanted()
        options = dict(asked.options)
        if seat:
            options["decks"] = options["decks"][::-1]
        table = Table(game("doomtown"), configured("doomtown", 2, options), seeded(seeded(1) + number) >> 1)
        outcome = finish(table, ["heuristic", "heuristic"])
        found = play_one(asked, number)
        assert found.result == (1 if seat in outcome.winners else -1 if outcome.winners else 0)
        assert found.days == table.state.day
        state = table.state
        cards = {card.id: card for card in state.cards.values() if card.owner == seat}
        drew = {
            id for event in state.log if isinstance(event, Drew) and event.seat == seat for id in event.cards
        }
        assert set(found.drawn) == {cards[id].face for id in drew}
        assert len(drew) >= 5
        entered = {event.card for event in state.log if isinstance(event, Entered) and event.brought}
        assert set(found.played) >= {cards[id].face for id in entered & set(cards)}
        assert "The Fourth Ring" in found.in_play
        assert set(found.in_play) == {card.face for card in cards.values() if card.zone == "play"}


def test_an_action_that_was_played_counts_as_played() -> None:
    actions = {slot.face.name for slot in starter("fourth_ring").of_type(CardType.ACTION)}
    found = [each for each in play(wanted(8)) if actions & set(each.played)]
    assert found
    assert all(set(each.played) & actions <= set(each.drawn) for each in found)


def test_the_process_tells_every_game_in_a_line() -> None:
    asked = msgspec.json.encode(wanted(2))
    program = f"import sys; sys.path[:0] = {sys.path!r}; from boomtown.lab.trial import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=asked,
        capture_output=True,
        check=True,
    )
    lines = [msgspec.json.decode(line, type=Played) for line in done.stdout.splitlines()]
    assert lines == list(play(wanted(2)))
