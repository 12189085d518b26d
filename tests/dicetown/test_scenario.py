"""Situations of Dice Town as data: laid out as they say, refused where they cannot be or are not wanted."""

from __future__ import annotations

import msgspec
import pytest

from boomtown.dicetown import GAME, Config
from boomtown.table import BadConfig, Table, text


def laid_out(**scenario: object) -> Table:
    """A table for two that starts from this."""
    sides = {"sides": [{}, {}], **scenario}
    return Table(GAME, msgspec.convert({"players": 2, "scenario": sides}, Config), seed=1)


def test_everybody_has_what_it_gives_and_nothing_is_there_twice() -> None:
    ann = {"dollars": 3, "nuggets": 2, "hand": ["dynamite", "deed:5"]}
    table = laid_out(sides=[ann, {}], sheriff=1, round=4, mine=7, bank=5, stagecoach=2, deeds=6)
    town = table.state
    first, second = town.players
    assert (first.dollars, first.nuggets, second.dollars, second.nuggets) == (3, 2, 8, 0)
    assert [(town.cards[card].kind, town.cards[card].points) for card in first.hand] == [
        ("dynamite", 0),
        ("deed", 5),
    ]
    assert (town.sheriff, town.round, town.mine, town.bank, town.stagecoach) == (1, 4, 7, 5, 2)
    assert len(town.deeds) + len(town.row) == 6
    cards = [*first.hand, *town.store, *town.deeds, *town.row]
    assert len(cards) == len(set(cards))
    assert table.asks[0].message.key == "dicetown-keep"


def test_with_dice_for_everybody_the_round_is_decided_from_there() -> None:
    nines, jacks = {"dice": "9 9 9 9 K"}, {"dice": "J J Q A A"}
    table = laid_out(sides=[nines, jacks], round=3, mine=3, store=["joe", "brute"])
    assert [ask.message.key for ask in table.asks] == ["dicetown-choose-store"]
    assert [text(option.label) for option in table.asks[0].form.options] == ["Nervous Joe", "The Brute"]
    assert table.state.mine == 0
    assert table.state.players[0].nuggets == 3


@pytest.mark.parametrize(
    ("scenario", "why"),
    [
        ({"sides": [{}]}, "it is not for 2 players"),
        ({"sheriff": 2}, "it is not for 2 players"),
        ({"sides": [{"hand": ["dynamite", "dynamite"]}, {}]}, "there is no dynamite left"),
        ({"sides": [{"dice": "9 9 9 9 9"}, {}]}, "for everybody or for nobody"),
        ({"sides": [{"dice": "9 9 9 9 9"}, {"dice": "9 9 9 9 8"}]}, "five faces of 9 10 J Q K A"),
        ({"elixirs": ["sleep"]}, "there is no elixir of sleep"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(scenario: dict[str, object], why: str) -> None:
    with pytest.raises(BadConfig) as refused:
        laid_out(**scenario)
    assert why in text(refused.value.reason)


def test_the_doc_has_what_it_says() -> None:
    assert laid_out(elixirs=["charm", "power"]).state.elixir_row[:2] == ("charm", "power")


def test_strangers_play_games_not_situations() -> None:
    config = laid_out().config
    assert text(GAME.objection(config)) == "Here games are played from the start, not from a situation."
    assert GAME.objection(Config(players=2)) is None
