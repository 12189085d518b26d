"""Setting the table up."""

from collections import Counter

import pytest

from boomtown.dicetown import GAME, Config, Town
from boomtown.dicetown.cards import ELIXIRS
from boomtown.table import BadConfig, Table, text
from dicetown.scene import kinds


def new_town(players: int = 3, seed: int = 1, **options: object) -> Town:
    return GAME.start(Config(players=players, **options), seed)


@pytest.mark.rule("DT-setup-01")
def test_the_store_sells_nineteen_cards() -> None:
    town = new_town()
    assert len(town.store) == 19
    assert not town.store_discards
    assert Counter(town.cards[card].kind for card in town.store) == {
        "equipment": 6,
        "brute": 2,
        "cheater": 2,
        "dynamite": 1,
        "girls": 1,
        "corruption": 1,
        "credits": 1,
        "joe": 1,
        "marshall": 1,
        "even-split": 1,
        "not-so-fast": 1,
        "elixir": 1,
    }


@pytest.mark.rule("DT-setup-02")
def test_three_of_twenty_deeds_lie_in_the_row() -> None:
    town = new_town()
    assert (len(town.row), len(town.deeds)) == (3, 17)
    assert all(town.cards[card].is_deed for card in town.row + town.deeds)
    assert len(set(town.row + town.deeds)) == 20
    assert {new_town(seed=seed).row for seed in range(20)} != {town.row}, "they are shuffled"


@pytest.mark.rule("DT-setup-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_eight_dollars_and_five_dice(players: int) -> None:
    table: Table[Town] = Table(GAME, Config(players=players), 1)
    assert table.state.round == 1
    assert [player.dollars for player in table.state.players] == [8] * players
    assert [len(player.roll) for player in table.state.players] == [5] * players


@pytest.mark.rule("DT-setup-04", "DT-setup-05")
def test_thirty_nuggets_and_three_dollars() -> None:
    town = new_town()
    assert (town.mine, town.bank, town.stagecoach) == (30, 3, 0)


@pytest.mark.rule("DT-setup-06")
def test_two_of_seven_elixirs_lie_open() -> None:
    town = new_town()
    assert (len(town.elixir_row), len(town.elixirs)) == (2, 5)
    assert Counter(town.elixir_row + town.elixirs) == Counter(ELIXIRS)


@pytest.mark.rule("DT-setup-07")
def test_the_host_says_who_is_sheriff_or_chance_does() -> None:
    assert new_town(first_sheriff=2).sheriff == 2
    assert {new_town(seed=seed).sheriff for seed in range(40)} == {0, 1, 2}


@pytest.mark.rule("DT-setup-08")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_players(players: int) -> None:
    assert list(GAME.seat_counts) == [2, 3, 4, 5]
    with pytest.raises(BadConfig) as refused:
        Table(GAME, Config(players=players), 1)
    assert "2 to 5 players" in text(refused.value.reason)


def test_a_sheriff_must_sit_at_the_table() -> None:
    with pytest.raises(BadConfig):
        new_town(players=2, first_sheriff=2)


@pytest.mark.rule("DT-townhall-09")
def test_deeds_are_worth_one_to_five_and_a_table_may_choose_other_values() -> None:
    town = new_town()
    assert Counter(kinds(town, town.row + town.deeds)) == {f"deed:{points}": 4 for points in (1, 2, 3, 4, 5)}
    generous = new_town(deed_points=(2,) * 20)
    assert set(kinds(generous, generous.row + generous.deeds)) == {"deed:2"}
    with pytest.raises(BadConfig):
        new_town(deed_points=(6,) * 20)
    with pytest.raises(BadConfig):
        new_town(equipment_points=(1, 2))
    assert new_town(equipment_points=(8,) * 6).cards[20].points == 8
    with pytest.raises(BadConfig):
        new_town(equipment_points=(9,) * 6)
