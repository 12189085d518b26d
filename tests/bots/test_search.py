"""Bots that look ahead: how answers are weighed, how long they think, and that they know no more than their seat."""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.bots import UnknownBot, every_bot, is_bot, make_bot
from boomtown.bots.doomtown.heuristic import HeuristicBot, decided_by
from boomtown.bots.doomtown.luck import CASUALTY
from boomtown.bots.doomtown.prospects import features, prospects
from boomtown.bots.doomtown.search import DoomtownMind, make
from boomtown.bots.doomtown.sight import Sight
from boomtown.bots.search import (
    FEWEST,
    PATIENCE,
    Budget,
    SearchBot,
    Trial,
    Unhurried,
    Watch,
    Way,
    affordable,
    halved,
    sure_enough,
)
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.guessing import guessed_faces, known_decks
from boomtown.doomtown.redeal import seen_cards
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.view import Glance
from boomtown.lab.duel import configured, play
from boomtown.table import Answer, Ask, Chance, Eyes, Look, SomeOf, Table

# --- weighing --------------------------------------------------------------------------------------


def tried(*worlds: dict[str, float]) -> Trial:
    trial = Trial(ways("usual", "other"))
    for shares in worlds:
        add(trial, **shares)
    return trial


def ways(*answers: str) -> list[Way]:
    return [Way(answer) for answer in answers]


def add(trial: Trial, **shares: float) -> None:
    trial.add({(answer, None): share for answer, share in shares.items()})


def test_another_answer_is_given_where_it_is_better_in_every_world() -> None:
    trial = tried(*({"usual": 0.2 + world / 50, "other": 0.5 + world / 40} for world in range(FEWEST)))
    assert trial.thought().answer == "other"


def test_the_usual_answer_stands_where_the_difference_could_be_luck() -> None:
    shares = [(0.1, 0.9), (0.8, 0.2), (0.3, 0.6), (0.7, 0.4), (0.4, 0.5)]
    assert tried(*({"usual": one, "other": two} for one, two in shares)).thought().answer == "usual"


def test_the_usual_answer_stands_after_few_worlds() -> None:
    few = [{"usual": 0.1, "other": 0.9}, {"usual": 0.2, "other": 0.9}]
    assert len(few) < FEWEST
    assert tried(*few).thought().answer == "usual"


def test_luck_that_hits_both_alike_does_not_hide_a_difference() -> None:
    worlds = [0.1, 0.9, 0.2, 0.8, 0.5, 0.3]
    trial = tried(*({"usual": luck, "other": luck + 0.05 + luck / 1000} for luck in worlds))
    assert trial.thought().answer == "other"


def test_who_falls_behind_is_dropped_and_still_told() -> None:
    trial = Trial(ways("usual", "bad", "good"))
    for world in range(FEWEST + 1):
        shares = {"usual": 0.5, "bad": 0.1 + world / 100, "good": 0.52 + world / 100}
        add(trial, **{str(way.answer): shares[str(way.answer)] for way in trial.alive})
    assert Way("bad") not in trial.alive
    told = {line.answer: line.worlds for line in trial.thought().lines}
    assert told["bad"] == FEWEST
    assert set(told) == {"usual", "bad", "good"}


def in_one_world(**shares: float) -> Trial:
    trial = Trial(ways(*shares))
    add(trial, **shares)
    return trial


def test_who_has_little_time_tries_the_most_promising_further() -> None:
    """Of 0.16 seconds 0.08 went for eight answers: in two more worlds, four each can be tried."""
    shares = {f"answer {place}": place / 10 for place in range(8)}
    trial = in_one_world(**shares)
    assert affordable(0.16, 0.08, trial) == 4
    trial.narrow(4)
    assert trial.alive == ways(
        "answer 0", "answer 5", "answer 6", "answer 7"
    )  # the usual one stays, however bad
    trial.narrow(0)
    assert trial.alive == ways("answer 0", "answer 7")


def test_who_has_time_enough_or_counts_worlds_tries_all() -> None:
    trial = in_one_world(one=0.1, other=0.2, third=0.3)
    assert affordable(2.0, 0.03, trial) >= 3
    assert affordable(0.0, 0.03, trial) == 3  # no limit of time
    for _ in range(FEWEST):
        add(trial, one=0.1, other=0.2, third=0.3)
    assert affordable(0.2, 0.19, trial) == len(trial.alive)  # judged already


def test_many_ways_are_halved_as_the_time_goes_by() -> None:
    """Eight at first, two in the last third: the usual one, however bad, and the best."""
    shares = {f"answer {place}": place / 10 for place in range(8)}
    trial = in_one_world(**shares)
    assert halved(1.0, 0.9, trial) == 8  # nothing is told from one world
    trial = Trial(ways(*shares), dropped=1e9)
    for luck in range(FEWEST):
        add(trial, **{answer: share * (1 + luck) for answer, share in shares.items()})
    left = {spent: halved(1.0, spent, trial) for spent in (0.1, 0.3, 0.4, 0.7, 0.99)}
    assert left == {0.1: 8, 0.3: 8, 0.4: 4, 0.7: 2, 0.99: 2}
    assert halved(0.0, 5.0, trial) == 8  # no limit of time
    trial.narrow(left[0.7])
    assert trial.alive == ways("answer 0", "answer 7")


def test_an_answer_may_be_given_for_the_sake_of_what_may_follow_it() -> None:
    """What the simpler bot would do next is as bad as the usual answer; something else is better."""
    trial = Trial([Way("usual"), Way("move"), Way("move", "elsewhere")])
    for luck in (0.0, 0.1, 0.2):
        worth = {("usual", None): 0.4, ("move", None): 0.4, ("move", "elsewhere"): 0.6}
        trial.add({key: worth[key] + luck for key in worth if Way(*key) in trial.alive})
    thought = trial.thought()
    assert thought.answer == "move"
    assert [(line.answer, line.then) for line in thought.lines] == [("move", "elsewhere"), ("usual", None)]


def test_what_may_follow_an_answer_in_some_worlds_only_costs_no_world() -> None:
    """Of two ways on, one cannot be gone where cards lie otherwise: it is given up, and the world counts."""
    playing = at_noon()
    ask = playing.ask
    bot = SearchBot(DoomtownMind(), Budget(worlds=FEWEST), 1, further=1)
    ways = [Way("pass"), Way("pass", "nobody is asked this")]
    shares = bot._shares(playing.table, bot._mind.playing(ask.seat, 0), ask.seat, ways, None)
    assert shares is not None
    assert [*shares] == [("pass", None)]
    trial = Trial(ways)
    trial.add(shares)
    assert trial.alive == [Way("pass")]


def test_a_world_in_which_no_way_that_is_left_can_be_gone_is_passed_over() -> None:
    """The plain answers have fallen behind, and what made theirs good is not possible there: it tells nothing."""
    playing = at_noon()
    bot = SearchBot(DoomtownMind(), Budget(worlds=FEWEST), 1, further=1)
    ways = [Way("pass", "nobody is asked this"), Way("pass", "nor this")]
    assert (
        bot._shares(playing.table, bot._mind.playing(playing.ask.seat, 0), playing.ask.seat, ways, None)
        is None
    )


# --- names and budgets -----------------------------------------------------------------------------


def test_thinking_bots_are_named_with_their_budget() -> None:
    assert every_bot("doomtown")[-1] == "search"
    assert every_bot("dicetown") == ["random", "novice", "heuristic", "search"]
    assert all(is_bot(name, "doomtown") for name in ("search", "search:200ms", "search:2s", "search:40"))
    assert not any(
        is_bot(name, "doomtown")
        for name in ("search:", "search:0", "search:fast", "search:-1", "search:2 s", "heuristic:40", ":40")
    )
    assert is_bot("search:24", "dicetown")


def test_a_budget_that_cannot_be_read_is_refused_with_those_that_can() -> None:
    with pytest.raises(UnknownBot, match="search:200ms"):
        make_bot("search:soon", "doomtown", 1)


# --- the clock -------------------------------------------------------------------------------------


class Hands:
    """A clock that stands still but for what a test lets go by."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_thinking_time_is_the_time_that_the_processor_thinks() -> None:
    """Somebody else's program has the processor for half a second in between: that is nobody's thinking."""
    worked, passed = Hands(), Hands()
    spent = Watch(worked, passed)
    worked.time += 0.25
    passed.time += 0.75
    assert spent() == pytest.approx(0.25)


def test_nobody_waits_much_longer_on_a_busy_machine() -> None:
    """Of 200 ms nothing is thought, but six tenths of a second have gone by on the wall."""
    worked, passed = Hands(), Hands()
    spent = Watch(worked, passed)
    passed.time += 0.2 * PATIENCE
    assert spent() == pytest.approx(0.2)


def test_where_nobody_waits_a_busy_machine_takes_nothing_off_a_thought() -> None:
    """Duels measure bots, not the machine: of 200 ms nothing is thought after ten seconds on the wall."""
    worked = Hands()
    spent = Unhurried(worked)
    assert spent() == 0.0
    worked.time += 0.15
    assert spent() == pytest.approx(0.15)


def test_duels_let_bots_think_as_long_as_they_may(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = set()

    def choose(bot: SearchBot, ask: Ask, look: Look) -> Answer:
        budgets.add(bot._budget)
        return ask.form.sample(Chance(1))

    monkeypatch.setattr(SearchBot, "choose", choose)
    play("dicetown", ["search:100ms", "search"], seed=1, number=0)
    assert budgets == {Budget(seconds=0.1, awaited=False), Budget(seconds=0.2, awaited=False)}
    at_a_table = make_bot("search:100ms", "dicetown", 1)
    assert isinstance(at_a_table, SearchBot)
    assert at_a_table._budget == Budget(seconds=0.1)


@pytest.mark.parametrize(("seconds", "alive"), [(0.2, ["other"]), (1.0, ["usual", "other"])])
def test_who_has_time_goes_on_with_an_answer_that_others_would_drop(seconds: float, alive: list[str]) -> None:
    """Two standard errors behind: enough for who has to hurry, not for who has a second."""
    trial = Trial(ways("usual", "other"), sure_enough(seconds))
    for lead in (0.02, 0.04, 0.11):
        add(trial, usual=0.5, other=0.5 + lead)
    assert trial.alive == ways(*alive)


def test_a_thought_ends_with_its_time() -> None:
    """Every look at the watch shows a tenth of a second more: of a budget of 450 ms there is enough for few worlds."""
    playing = at_noon()
    ask, ticks = playing.ask, count()
    watch = lambda: lambda: next(ticks) / 10  # noqa: E731  # each thought looks at a watch of its own
    bot = SearchBot(DoomtownMind(), Budget(seconds=0.45), 1, watch)
    thought = bot.think(ask, Eyes(playing.table, ask.seat))
    assert max(line.worlds for line in thought.lines) == 3  # looked at before and after each


# --- looking ahead ---------------------------------------------------------------------------------


def at_noon() -> Playing:
    """One who needs one more control point tonight, and a deed of the rival's that nobody guards."""
    return Playing(
        side("Law Dogs", at={"home": ("Tommy Harden",)}, deeds=["Bunkhouse"], rock=3),
        side("The Sloane Gang", at={"home": ("Barton Everest",)}, deeds=["Hustings"], rock=3),
    ).until(Question.NOON)


def test_it_weighs_plays_and_says_what_it_expects() -> None:
    playing = at_noon()
    ask = playing.ask
    thought = SearchBot(DoomtownMind(), Budget(worlds=FEWEST), 1).think(ask, Eyes(playing.table, ask.seat))
    assert ask.form.check(thought.answer) == thought.answer
    assert len(thought.lines) > 1
    assert "pass" in {line.answer for line in thought.lines}
    assert all(0 <= line.share <= 1 and line.worlds <= FEWEST for line in thought.lines)
    again = SearchBot(DoomtownMind(), Budget(worlds=FEWEST), 1).think(ask, Eyes(playing.table, ask.seat))
    assert again == thought  # same luck, same thought


def test_whether_to_run_from_a_fight_is_looked_into() -> None:
    """Everybody runs or nobody does: both are tried."""
    table: Table[Any] = Table(GAME, configured("doomtown", 2, {}), 1)
    while (ask := table.asks[0]).message.key != Question.RUN:
        table.give(ask, HeuristicBot().choose(ask, Eyes(table, ask.seat)))
    assert isinstance(ask.form, SomeOf)
    tried = DoomtownMind().candidates(ask, Eyes(table, ask.seat), ())
    assert tried == ((), tuple(ask.form.ids))
    thought = SearchBot(DoomtownMind(), Budget(worlds=FEWEST), 1).think(ask, Eyes(table, ask.seat))
    assert {line.answer for line in thought.lines} == set(tried)


def test_luck_in_fights_is_nobodys_doing() -> None:
    """What one side is spared the other one is not, and over many days nobody has much of it."""
    mind, found = DoomtownMind(), []
    for seed in range(12):
        table: Table[Any] = Table(GAME, configured("doomtown", 2, {}), seed)
        for _ in range(3):
            day = mind.horizon(table.state)
            later = table.redealt(None, Chance(seed)).imagine(mind.imagined, day)
            assert day.luck(0) == -day.luck(1)
            assert day.worth(later, 0) == pytest.approx(prospects(later, 0) - CASUALTY * day.luck(0))
            found.append(day.luck(0))
            while not table.over and table.state.day == later.day - 1:
                ask = table.asks[0]
                table.give(ask, HeuristicBot().choose(ask, Eyes(table, ask.seat)))
    lucky = [luck for luck in found if luck]
    assert len(lucky) > len(found) / 4
    assert abs(sum(lucky)) / len(lucky) < 1


def test_it_does_not_know_by_whose_rules_a_rival_plays() -> None:
    """In every other world rivals answer as the first bot does, else as the present one; it itself never changes."""
    bots = {name: make_bot(name, "doomtown", 1) for name in ("heuristic", "heuristic1")}
    mind, differed = DoomtownMind(), 0
    for number in range(4):
        table: Table[Any] = Table(GAME, configured("doomtown", 2, {}), number)
        choose, rivals = mind.playing(0, number), bots["heuristic" if number % 2 else "heuristic1"]
        while not table.over and table.state.day < 3:
            ask = table.asks[0]
            eyes = Eyes(table, ask.seat)
            told = choose(table.state, ask)
            wanted = bots["heuristic"].choose(ask, eyes)
            if ask.seat:
                differed += wanted != rivals.choose(ask, eyes)
                wanted = rivals.choose(ask, eyes)
            assert told == wanted
            table.give(ask, wanted)
    assert differed


def test_in_imagined_games_it_answers_as_the_simpler_bot_with_less_work() -> None:
    """Plays that cannot be the best are not weighed, which changes no answer."""
    mind, made = DoomtownMind(), Counter[str]()

    def choose(state: Any, ask: Any) -> Any:
        answer = mind.imagined(state, ask)
        assert answer == decided_by(ask, lambda: Sight(Glance(state, ask.seat), ask.seat))
        made[str(answer).partition(":")[0] if ask.message.key == Question.NOON else ""] += 1
        return answer

    for seed in range(3):
        table: Table[Any] = Table(GAME, configured("doomtown", 2, {}), seed)
        table.imagine(choose, lambda state: bool(state.day > 3))
    assert {"pass", "shop", "move", "call"} <= set(made)


def test_who_may_look_no_further_than_the_table_answers_as_the_simpler_bot() -> None:
    playing = at_noon()
    ask = playing.ask
    bot = SearchBot(DoomtownMind(), Budget(worlds=FEWEST), 1)
    look = lambda: playing.table.view(ask.seat)  # noqa: E731  # a plain function, not Eyes
    thought = bot.think(ask, look)
    assert thought.lines == ()
    assert thought.answer == make_bot("heuristic", "doomtown", 1).choose(ask, look)


def test_the_game_is_as_good_as_won_for_who_has_won_it() -> None:
    playing = at_noon()
    state = playing.state.copy()
    state.decided, state.victors = "control", (1,)
    assert (prospects(state, 0), prospects(state, 1)) == (0.0, 1.0)


def test_two_seats_share_the_prospects_of_a_game() -> None:
    state = at_noon().state
    assert prospects(state, 0) + prospects(state, 1) == pytest.approx(1.0)
    assert features(state, 0) != features(state, 1)


def test_who_has_time_looks_a_day_further() -> None:
    table: Table[Any] = Table(GAME, configured("doomtown", 2, {}), 1)
    days = []
    for budget in (Budget(seconds=0.2), Budget(seconds=1.0), Budget(worlds=40)):
        mind = make(1, budget)._mind
        assert isinstance(mind, DoomtownMind)
        days.append(table.fork().imagine(mind.imagined, mind.horizon(table.state)).day - table.state.day)
    assert days == [1, 2, 1]


def test_who_has_time_tries_what_may_follow_at_once() -> None:
    """To move somebody is one question and where to is the next: another place is tried than the simpler bot's."""
    playing = at_noon()
    ask, look = playing.ask, Eyes(playing.table, playing.ask.seat)
    further = SearchBot(DoomtownMind(), Budget(worlds=FEWEST), 1, further=1)
    candidates = further._mind.candidates(ask, look, "pass")
    branches = further._branches(look, ask.seat, candidates)
    moves = {way.answer: way.then for way in branches if str(way.answer).startswith("move:")}
    assert moves
    for answer, then in moves.items():
        twin = playing.table.fork()
        twin.answer(ask.seat, answer)
        where = twin.asks[0]
        assert (where.seat, where.message.key) == (ask.seat, Question.WHERE)
        assert where.form.check(then) == then
        assert then != HeuristicBot().choose(where, Eyes(twin, ask.seat))
    assert further.think(ask, look).answer in candidates
    assert SearchBot(DoomtownMind(), Budget(worlds=FEWEST), 1)._branches(look, ask.seat, candidates) == []


def test_who_tries_what_may_follow_ends_with_two_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the watch shows a fiftieth of a second more: nobody falls far enough behind, and yet only two
    answers are tried to the end.
    """
    monkeypatch.setattr("boomtown.bots.search.sure_enough", lambda seconds: 1e9)
    playing = Playing(
        side("Law Dogs", at={"home": ("Tommy Harden", "Philip Swinford")}, deeds=["Bunkhouse"], rock=3),
        side("The Sloane Gang", at={"home": ("Barton Everest",)}, deeds=["Hustings", "General Store"]),
    ).until(Question.NOON)
    ask, ticks = playing.ask, count()
    watch = lambda: lambda: next(ticks) / 50  # noqa: E731
    bot = SearchBot(DoomtownMind(), Budget(seconds=1.0), 1, watch, further=1)
    worlds = [line.worlds for line in bot.think(ask, Eyes(playing.table, ask.seat)).lines]
    assert len(worlds) > 2
    assert worlds.count(max(worlds)) <= 2, worlds


# --- secrets ---------------------------------------------------------------------------------------


def test_it_imagines_no_card_of_a_list_it_does_not_know() -> None:
    """The rival's deck is nobody's starter: what is hidden of it is never in an imagined world."""
    known = {face for deck in known_decks(GAME_RULES.wording) for face in deck.cards}
    table: Table[Any] = Table(GAME, secret_config(), 3)
    while table.state.phase != "noon":
        ask = table.asks[0]
        table.give(ask, ask.form.sample(Chance(1)))
    hidden = _hidden_of(table.state, 1)
    strange = {table.state.cards[card].face for card in hidden} - known
    assert strange  # there is something to give away
    for luck in range(5):
        world = Eyes(table, 0).world(Chance(luck))
        assert world is not None
        assert not strange & {world.state.cards[card].face for card in _hidden_of(world.state, 1)}
        assert world.view(0).board == table.view(0).board


def test_own_cards_are_known_and_only_their_order_is_not() -> None:
    table: Table[Any] = Table(GAME, secret_config(), 3)
    world = Eyes(table, 0).world(Chance(2))
    assert world is not None
    mine = [
        Counter(each.cards[card].face for card in _hidden_of(each, 0)) for each in (table.state, world.state)
    ]
    assert mine[0] == mine[1]
    assert table.state.players[0].hand == world.state.players[0].hand


def test_a_guess_holds_no_more_copies_than_the_deck() -> None:
    table: Table[Any] = Table(GAME, configured("doomtown", 2, {}), 1)
    state = table.state
    owned = [card for card, found in state.cards.items() if found.owner == 1]
    outfit = [card for card in owned if state.printed(card).kind == "outfit"]
    shown = outfit + [card for card in owned if card not in outfit][:10]
    hidden = [card for card in owned if card not in shown]
    faces = guessed_faces(state, hidden, shown, Chance(1))
    deck = max(known_decks(state.rules.wording), key=lambda each: each.outfit == state.cards[outfit[0]].face)
    assert not Counter(faces) + Counter(state.cards[card].face for card in shown[1:]) - Counter(deck.cards)


GAME_RULES = Table(GAME, configured("doomtown", 2, {}), 1).state.rules


def secret_config() -> Config:
    """Two starters; of the second one's cards, the actions were exchanged for some that are in no starter."""
    config: Config = configured("doomtown", 2, {})
    known = {face for deck in known_decks(GAME_RULES.wording) for face in deck.cards}
    others = [face for face, printed in PRINTED.items() if printed.kind == "action" and face not in known]
    second = config.decks[1]
    actions = [face for face in second.cards if PRINTED[face].kind == "action"]
    kept = [face for face in second.cards if face not in actions]
    changed = replace(second, cards=(*kept, *others[: len(actions)]))
    return replace(config, decks=(config.decks[0], changed))


def _hidden_of(state: Any, seat: int) -> list[int]:
    seen = seen_cards(state, 0)
    return [card for card, found in state.cards.items() if found.owner == seat and card not in seen]


def test_who_imagines_a_game_answers_as_if_looking_anew_each_time() -> None:
    """What was reckoned at the last look is used again only while nothing has changed."""
    mind, shared = DoomtownMind(), 0

    def choose(state: Any, ask: Any) -> Any:
        nonlocal shared
        before = mind._sight
        answer = mind.imagined(state, ask)
        shared += before is not None and mind._sight is before
        assert answer == DoomtownMind().imagined(state, ask)
        return answer

    for seed in range(2):
        table: Table[Any] = Table(GAME, configured("doomtown", 2, {}), seed)
        table.imagine(choose, lambda state: bool(state.day > 3))
    assert shared > 10
