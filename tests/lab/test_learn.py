"""Learning environments: what others' libraries demand of them, and that a seat learns nothing it may not know."""

import runpy
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

import boomtown.lab.learn.spiel  # noqa: F401 - registers the games with OpenSpiel
from boomtown.bots import UnknownBot
from boomtown.lab.learn import dicetown, dicetown_v0, doomtown, doomtown_v0
from boomtown.lab.learn.against import Against, language_of
from boomtown.lab.learn.match import Match
from boomtown.lab.learn.saying import Grammar, Said, next_words, tree
from boomtown.table import Chance, Composition, Condition, Id, Number, OneOf, Option, SomeOf, say

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "learn_dicetown.py"
ENVIRONMENTS = {"dicetown": dicetown_v0, "doomtown": doomtown_v0}
PLAYERS = {"dicetown": 3, "doomtown": 2}
games = pytest.mark.parametrize("game", ENVIRONMENTS)


def match_of(game: str, seed: int, **options: Any) -> Match:
    return Match(language_of(game, PLAYERS[game]), PLAYERS[game], seed, options)


# --- what the libraries demand ------------------------------------------------------------------


@games
@pytest.mark.filterwarnings("ignore")
def test_petting_zoo_finds_nothing_to_object_to(game: str) -> None:
    api_test(ENVIRONMENTS[game].env(), num_cycles=60)


@games
@pytest.mark.filterwarnings("ignore")
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(ENVIRONMENTS[game].env, num_cycles=40)
    first, second = (ENVIRONMENTS[game].env() for _ in range(2))
    first.reset(seed=1)
    second.reset(seed=2)
    assert first.unwrapped.match.table.digest() != second.unwrapped.match.table.digest()


@games
@pytest.mark.filterwarnings("ignore")
def test_gymnasium_finds_nothing_to_object_to(game: str) -> None:
    check_env(Against(game, ["heuristic"]), skip_render_check=True)


@pytest.mark.parametrize(("game", "moves"), [("dicetown", 3), ("doomtown", 2)])
def test_information_set_search_of_open_spiel_plays_our_games(game: str, moves: int) -> None:
    """Before every simulation OpenSpiel itself asserts that the world dealt anew looks the same to whoever searches."""
    rules = pyspiel.load_game(f"boomtown_{game}(players=2,seed=7)")
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        rules,
        mcts.RandomRolloutEvaluator(1, chance),
        uct_c=1.0,
        max_simulations=3,
        random_state=chance,
        allow_inconsistent_action_sets=True,
    )
    state = rules.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(0)
    for _ in range(moves):
        before = state.information_state_string(state.current_player())
        action = bot.step(state)
        assert state.information_state_string(state.current_player()) == before, "searching changes nothing"
        assert action in state.legal_actions()
        state.apply_action(action)
    while not state.is_terminal():
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert sorted(state.returns()) == [-1.0, 1.0]
    observed = rules.make_observer(pyspiel.IIGObservationType(perfect_recall=False), {})
    assert observed is not None


def test_the_deals_of_open_spiel_hang_on_the_seed() -> None:
    def dealt(seed: int, number: int) -> str:
        rules = pyspiel.load_game(f"boomtown_dicetown(players=3,seed={seed})")
        for _ in range(number):
            state = rules.new_initial_state()
            state.apply_action(0)
        return str(state.information_state_string(0))

    assert dealt(1, 1) == dealt(1, 1)
    assert len({dealt(1, 1), dealt(1, 2), dealt(2, 1)}) == 3


# --- numbers that stay ----------------------------------------------------------------------------


def test_actions_keep_their_numbers() -> None:
    """What was learnt would be worth nothing if they moved. Whoever must move them makes a v1."""
    names = dicetown.NAMES
    assert len(names) == 110
    assert len(set(names)) == 110
    at = {0: "done", 1: "pass", 2: "without", 3: "number 0", 64: "face 0", 70: "player 0", 75: "deed 1"}
    at |= {90: "equipment 8", 91: "brute", 101: "elixir", 102: "elixir wealth", 109: "elixir deck"}
    assert {number: names[number] for number in at} == at
    two, five = doomtown.names(2), doomtown.names(5)
    assert two == five[: len(two)], "an action has the same number at every table"
    words = "done pass use cheat call move shop swap trade yes no none left right best ace discard"
    assert " ".join(two[:17]) == words
    assert two.index("number 0") == 41
    assert len(two) == 41 + 160


# --- what a seat learns ---------------------------------------------------------------------------


@games
def test_a_world_dealt_anew_looks_and_sounds_the_same(game: str) -> None:
    """So what is observed, offered and said so far tells nothing that the seat's own view does not."""
    draw, worlds, changed = Chance(3), 0, 0
    for seed in range(3 if game == "dicetown" else 1):
        match = match_of(game, seed)
        while not match.over:
            if draw(6) == 0:
                seat = match.seat
                other = match.redealt(seat, draw)
                assert other.seat == seat
                assert other.words() == match.words()
                assert other.said == match.said
                assert np.array_equal(other.observe(seat), match.observe(seat))
                worlds += 1
                changed += other.table.digest() != match.table.digest()
            match.say(match.words()[draw(len(match.words()))])
    assert worlds > 10
    assert changed > worlds / 2


@games
def test_who_is_not_asked_has_no_actions(game: str) -> None:
    match = match_of(game, 5)
    for seat in range(PLAYERS[game]):
        assert match.mask(seat).any() == (seat == match.seat)
    assert match.mask(match.seat).sum() == len(match.words()) > 1


@games
def test_a_fork_goes_on_by_itself(game: str) -> None:
    match, draw = match_of(game, 6), Chance(6)
    for _ in range(25):
        match.say(match.words()[draw(len(match.words()))])
    twin = match.fork()
    before = match.table.digest()
    assert (twin.words(), twin.said, twin.table.digest()) == (match.words(), match.said, before)
    while not twin.over:
        twin.say(twin.words()[-1])
    assert match.table.digest() == before


@games
def test_what_cannot_be_said_is_refused_and_changes_nothing(game: str) -> None:
    match = match_of(game, 7)
    before = (match.table.digest(), match.said)
    wrong = next(word for word in range(500) if word not in match.words())
    with pytest.raises(ValueError, match=f"action {wrong} is not possible"):
        match.say(wrong)
    assert (match.table.digest(), match.said) == before


def test_the_winner_takes_what_the_others_lose() -> None:
    match, draw = match_of("dicetown", 8), Chance(8)
    while not match.over:
        assert list(match.rewards()) == [0.0] * 3
        match.say(match.words()[draw(len(match.words()))])
    outcome = match.table.outcome
    assert outcome is not None
    (winner,) = outcome.winners
    assert [match.rewards()[seat] for seat in range(3)] == [
        1.0 if seat == winner else -0.5 for seat in range(3)
    ]


# --- saying an answer -----------------------------------------------------------------------------

GRAMMAR = Grammar(done=0, zero=100, most=5)


def spelt(part: str, option: Id) -> tuple[int, ...] | None:
    return None if option == "unsayable" else tuple(int(each) for each in str(option).split(":"))


def option(answer: Id) -> Option:
    return Option(answer, say("table-pass"))


def sayings(form: Any) -> dict[tuple[int, ...], Any]:
    """Return every sentence that can be said, with the answer it means."""
    found = {}
    waiting = [((), tree(form, GRAMMAR, spelt))]
    while waiting:
        said, node = waiting.pop()
        if isinstance(node, Said):
            found[said] = node.answer
        waiting += [((*said, word), after) for word, after in next_words(node).items()]
    return found


def test_options_of_several_words_share_their_beginnings() -> None:
    form = OneOf(("7", "8:1", "8:2", "unsayable"), option)
    assert sayings(form) == {(7,): "7", (8, 1): "8:1", (8, 2): "8:2"}
    assert sorted(next_words(tree(form, GRAMMAR, spelt))) == [7, 8]


def test_a_set_is_said_in_one_order_only_and_ended() -> None:
    assert sayings(SomeOf((3, 1, 2), option, 1, 2)) == {
        (1, 0): (1,), (2, 0): (2,), (3, 0): (3,), (1, 2, 0): (1, 2), (1, 3, 0): (1, 3), (2, 3, 0): (2, 3),
    }  # fmt: skip


def test_a_word_after_which_nothing_would_fit_is_not_offered() -> None:
    even = Condition(say("table-pass"), lambda chosen: sum(chosen) == 4)
    four = SomeOf((1, 2, 3, 4), option, 0, 4, even)
    assert sayings(four) == {(1, 3, 0): (1, 3), (4, 0): (4,)}
    assert sorted(next_words(tree(four, GRAMMAR, spelt))) == [1, 4]
    both = Composition(
        {"a": Number(1, 9), "b": OneOf((1, 2), option)},
        Condition(say("table-pass"), lambda answer: answer["a"] + answer["b"] == 6),
    )
    assert sayings(both) == {(104, 2): {"a": 4, "b": 2}, (105, 1): {"a": 5, "b": 1}}


# --- against bots ----------------------------------------------------------------------------------


def test_against_a_bot_the_seat_changes_unless_it_is_named() -> None:
    env = Against("dicetown", ["random", "heuristic"])
    seats = set()
    for seed in range(12):
        seen, _ = env.reset(seed=seed)
        seats.add(env.seat)
        assert env.match.seat == env.seat
        assert seen["action_mask"].sum() == len(env.match.words())
    assert seats == {0, 1, 2}
    fixed = Against("dicetown", ["random"], seat=1)
    fixed.reset(seed=1)
    assert fixed.seat == 1
    with pytest.raises(UnknownBot):
        Against("dicetown", ["nobody"])


def test_an_action_that_is_forbidden_loses_the_game() -> None:
    env = Against("dicetown", ["random"])
    seen, _ = env.reset(seed=3)
    forbidden = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, terminated, truncated, told = env.step(forbidden)
    assert (reward, terminated, truncated, told) == (-1.0, True, False, {"illegal": True})


def test_the_example_learns_and_tells_how_good_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = tmp_path / "policy.npz"
    wanted = ["--minutes", "0.001", "--games", "2", "--save", str(kept)]
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), *wanted])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert "learnt from 16 games; won " in capsys.readouterr().out
    assert np.load(kept)["a"].shape == (64, 110)
