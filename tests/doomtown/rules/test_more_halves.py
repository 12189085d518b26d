"""More halves of rules that no other scene shows; each was broken by `make mutants`, and nobody had noticed."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.doomtown import words
from boomtown.doomtown.decks.starters import STARTERS, starter
from boomtown.doomtown.game import GAME, Config, deck_list
from boomtown.doomtown.plays.hosting import why_not_host
from boomtown.doomtown.plays.terms import Terms
from boomtown.doomtown.reading.draw_hands import shown_hands
from boomtown.doomtown.reading.numbers import total
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, modest, side
from boomtown.doomtown.state import LEADER, MARK, NOWHERE, TOWN_SQUARE, Until
from boomtown.doomtown.state.events import (
    Booted,
    CallAccepted,
    Changed,
    Entered,
    Gained,
    Happening,
    Joined,
    Moved,
    Pulled,
    Returned,
    RoundBegan,
    ShooterPicked,
    ShootoutEnded,
    Traded,
    WentHome,
    rule,
)
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.doomtown.text.sayings import IS_THE_FIRST_CASUALTY
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs import lasting
from boomtown.doomtown.verbs.cards import (
    ace,
    boot,
    enter,
    move,
    return_to_hand,
    send_home,
    why_not_ace,
    why_not_discard,
)
from boomtown.doomtown.verbs.changes import change_card, change_fight, change_player, set_time
from boomtown.doomtown.verbs.hands import discard_from_draw
from boomtown.doomtown.verbs.pile import shuffle_into_deck
from boomtown.doomtown.verbs.posse import join, why_not_join
from boomtown.doomtown.verbs.pulls import pull, pull_for_order
from boomtown.doomtown.verbs.rock import change_bounty, gain, pay, why_not_change_bounty
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.verbs.trade import trade
from boomtown.doomtown.words import Act, instead
from boomtown.table import Table, text
from doomtown.scenes import (
    HANDS,
    an_ability,
    draw_hand,
    draws,
    facing,
    fight,
    happens,
    shootout,
    usable,
    why_not,
    with_text,
)

OUTFIT = "Law Dogs"


# --- what something else took the place of -----------------------------------------------------------


def replaced(kind: type[Happening], *whose: Any) -> Any:
    """A text that draws a card instead of any such event, or of one that happens to these."""

    def body(play: Situation, event: Happening) -> Iterator[Act]:
        yield instead(words.draw(1))

    return words.would(kind, *whose, instead=True)(body)


def _enters(table: Playing) -> Does[Any]:
    return enter(table.state, table.id("Travis Moone"), table.state.players[0].outfit, rule("enter", 0))


def _returns(table: Playing) -> Does[Any]:
    return return_to_hand(table.state, table.id("Jake Smiley"), an_ability(0, table, "Jake Smiley"))


def _gains(table: Playing) -> Does[Any]:
    return gain(table.state, 0, 2, rule("production", 0))


def _pulls(table: Playing) -> Does[Any]:
    found = yield from pull(table.state, 0, an_ability(0, table, "Jake Smiley"))
    return found.card, found.suit, found.value


def _trades(table: Playing) -> Does[Any]:
    return trade(table.state, table.id("Roan"), table.id("Tommy Harden"), rule("trade", 0))


@pytest.mark.parametrize(
    ("kind", "act", "nothing"),
    [
        (Entered, _enters, False),
        (Returned, _returns, False),
        (Gained, _gains, 0),
        (Pulled, _pulls, (NOWHERE, "clubs", 1)),
        (Traded, _trades, False),
    ],
)
def test_what_was_replaced_has_not_happened_and_is_not_told_as_done(
    monkeypatch: pytest.MonkeyPatch, kind: type[Happening], act: Any, nothing: Any
) -> None:
    """Or "if it does" would go on with what was never done."""

    def scene() -> Playing:
        gang = ["Jake Smiley | Roan", "Tommy Harden"]
        return Playing(side(OUTFIT, hand=["Travis Moone"], deck=["5S", "6S"], at={"home": gang}), side())

    usual = scene()
    assert happens(act(usual)) != nothing
    assert usual.events(kind)
    with_text(monkeypatch, "Tommy Harden", otherwise=replaced(kind))
    table = scene()
    before = len(table.hand(0))
    assert happens(act(table)) == nothing
    assert table.events(kind) == []
    assert len(table.hand(0)) == before + 1


def test_whom_something_keeps_from_joining_is_in_no_posse(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Travis Moone", otherwise=replaced(Joined, words.SELF))
    table = shootout(["Tommy Harden"], ["Barton Everest"], leader={"at": {"home": ["Travis Moone"]}})
    travis = table.id("Travis Moone")
    assert happens(join(table.state, travis, LEADER, an_ability(0, table, "Travis Moone"))) is False
    assert table.posse(LEADER) == ["Tommy Harden"]
    assert table.events(Joined)[-1].name != "Travis Moone"


# --- how much ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("now", "amount", "limits", "changed"),
    [
        (3, +2, {"most": 4}, +1),
        (1, +2, {"most": 4}, +2),
        (4, +2, {"most": 4}, 0),
        (6, +2, {"most": 4}, 0),
        (3, -2, {"least": 2}, -1),
        (5, -2, {"least": 2}, -2),
        (2, -2, {"least": 2}, 0),
        (0, -2, {"least": 2}, 0),
        (6, -2, {"most": 4}, -2),
        (0, +2, {"least": 2}, +2),
    ],
)
def test_a_limit_of_an_effect_neither_turns_it_round_nor_hinders_the_other_way(
    now: int, amount: int, limits: dict[str, int], changed: int
) -> None:
    table = Playing(side(OUTFIT, at={"home": ["Tommy Harden"]}), side())
    tommy, cause = table.id("Tommy Harden"), an_ability(0, table, "Tommy Harden")
    base = total(table.state, "bullets", tommy)
    happens(lasting.modify(table.state, tommy, "bullets", now - base, cause, Until("day")))
    done = lasting.modify(table.state, tommy, "bullets", amount, cause, Until("day"), **limits)
    told = len(table.events(Changed))
    assert happens(done) == changed
    assert len(table.events(Changed)) == told + bool(changed)
    assert total(table.state, "bullets", tommy) == now + changed


def test_what_is_taken_back_is_told_as_lost() -> None:
    table = Playing(side(OUTFIT, at={"home": ["Tommy Harden"]}), side())
    tommy, cause = table.id("Tommy Harden"), an_ability(0, table, "Tommy Harden")
    happens(lasting.give_counter(table.state, tommy, "control", 2, cause))
    assert happens(lasting.strip(table.state, tommy, "control", cause))
    assert [event.amount for event in table.events(Changed)] == [2, -2]
    assert not happens(lasting.strip(table.state, tommy, "control", cause))


@pytest.mark.rule("RC-harrowed-04")
@pytest.mark.parametrize(("zone", "pile"), [("hand", "hill"), ("discard", "hill"), ("play", "discard")])
def test_only_in_play_a_harrowed_dude_is_discarded_instead_of_aced(zone: str, pile: str) -> None:
    where: dict[str, Any] = {"at": {"home": ["Mario Crane"]}} if zone == "play" else {zone: ["Mario Crane"]}
    table = Playing(side(OUTFIT, **where), side())
    cause = an_ability(0, table, OUTFIT)
    assert happens(ace(table.state, table.id("Mario Crane"), cause)) is (pile == "hill")
    assert table.zone("Mario Crane") == pile


def test_a_revealed_hand_of_five_shows_its_rank_and_a_smaller_one_none() -> None:
    table = draws(shootout(["Tommy Harden"], ["Barton Everest"], hands=(HANDS[3], HANDS[1])))
    shown = shown_hands(table.state, (0, 1))
    assert [hand.rank for hand in shown] == [3, 1]
    discard_from_draw(table.state, draw_hand(table, 0)[0])
    assert [hand.rank for hand in shown_hands(table.state, (0, 1))] == [0, 1]


@pytest.mark.rule("AEG-actin-03")
@pytest.mark.parametrize("edition", ["aeg", "pinebox"])
@pytest.mark.parametrize(("card", "kind"), [("Roan", "goods"), ("Shadow Walk", "spell")])
def test_one_ability_a_day_is_for_spells_of_the_old_book_only(
    monkeypatch: pytest.MonkeyPatch, edition: str, card: str, kind: str
) -> None:
    def body(play: Situation) -> Iterator[Act]:
        yield words.gain(1)

    with_text(monkeypatch, card, one=words.noon()(body), other=words.noon()(body))
    table = Playing(side(OUTFIT, at={"home": [f"Steele Archer | {card}"]}), side(), edition=edition)
    assert usable(table, card, "other")
    table.uses(card, part="one").passes(1)
    assert not usable(table, card, "one")
    assert usable(table, card, "other") is (edition == "pinebox" or kind == "goods")


# --- what is refused ---------------------------------------------------------------------------------


@pytest.mark.rule("RB-3.9-14")
def test_homes_and_the_town_square_are_neither_discarded_nor_aced() -> None:
    table = Playing(side(OUTFIT, at={"home": ["Tommy Harden"]}), side())
    cause = an_ability(1, table, "Tommy Harden")
    for card in (table.state.players[0].outfit, TOWN_SQUARE):
        for why in (why_not_discard(table.state, card, cause), why_not_ace(table.state, card, cause)):
            assert why is not None
            assert why.rule == "RB-3.9-14"
    assert why_not_discard(table.state, table.id("Tommy Harden"), cause) is None


@pytest.mark.rule("RB-6.1-19")
def test_nobody_joins_without_a_fight_or_against_their_own_side() -> None:
    table = Playing(side(OUTFIT, at={"home": ["Tommy Harden"]}), side())
    outside = why_not_join(table.state, table.id("Tommy Harden"), LEADER, rule("join"))
    assert outside is not None
    assert outside.rule == "RB-6.1-01"
    table = shootout(["Tommy Harden"], ["Barton Everest"], joining=False)
    change_fight(table.state, posses=(fight(table).posses[LEADER], ()))
    against = why_not_join(table.state, table.id("Barton Everest"), LEADER, rule("join"))
    assert against is not None
    assert against.rule == "RB-6.1-19"


@pytest.mark.rule("RB-5.3.1-01")
def test_an_action_is_not_played_from_the_discard_pile() -> None:
    table = shootout(["Tommy Harden"], ["Barton Everest"], leader={"discard": ["Pistol Whip"]})
    (whip,) = SCRIPTS["Pistol Whip"].abilities
    assert why_not(table, "Pistol Whip", whip, "shootout") == "RB-5.3.1-01"


@pytest.mark.rule("RB-6.1-27")
def test_ordinary_goods_are_not_shopped_in_a_shootout() -> None:
    deed = {"deeds": ["Bunkhouse"], "hand": ["Shotgun"], "rock": 5}
    table = shootout(["Tommy Harden"], ["Barton Everest"], where="Bunkhouse", leader=deed)
    shotgun, tommy = table.id("Shotgun"), table.id("Tommy Harden")
    refusal = why_not_host(table.state, 0, shotgun, tommy, Terms(rule("shop", 0)))
    assert refusal is not None
    assert refusal.rule == "RB-6.1-27"
    assert why_not_host(table.state, 0, shotgun, tommy, Terms(an_ability(0, table, "Tommy Harden"))) is None


@pytest.mark.ruling("RC3-sloane-01")
@pytest.mark.parametrize(("bounty", "amount", "refused"), [(1, -1, True), (2, -1, False), (1, +1, False)])
def test_the_last_bounty_of_hers_cannot_be_taken(bounty: int, amount: int, refused: bool) -> None:
    table = Playing(side("The Sloane Gang", at={"home": [f"Sloane | bounty {bounty}"]}), side())
    sloane, cause = table.id("Sloane"), an_ability(1, table, "Sloane")
    assert (why_not_change_bounty(table.state, sloane, amount, cause) is not None) is refused
    assert happens(change_bounty(table.state, sloane, amount, cause)) == (0 if refused else amount)


def test_who_has_too_little_pays_nothing_at_all() -> None:
    table = Playing(side(OUTFIT, rock=2), side(rock=0))
    assert happens(pay(table.state, 0, 3, rule("upkeep", 0), to=1)) is False
    assert (table.rock(0), table.rock(1)) == (2, 0)
    assert happens(pay(table.state, 0, 2, rule("upkeep", 0), to=1)) is True
    assert (table.rock(0), table.rock(1)) == (0, 2)


# --- who is gone -------------------------------------------------------------------------------------


def leaving(kind: type[Happening], when: Any = words.after) -> Any:
    """A text that discards its own card after such an event, or before it."""

    def body(play: Situation, event: Happening) -> Iterator[Act]:
        yield words.discard(play.source)

    return when(kind)(body)


def _boots(table: Playing, jake: int) -> Does[Any]:
    return boot(table.state, jake, an_ability(1, table, "Jake Smiley"))


def _goes_home(table: Playing, jake: int) -> Does[Any]:
    return send_home(table.state, jake, an_ability(1, table, "Jake Smiley"))


def _moves(table: Playing, jake: int) -> Does[Any]:
    return move(table.state, jake, table.state.players[0].outfit, an_ability(1, table, "Jake Smiley"))


@pytest.mark.parametrize(("kind", "act"), [(Booted, _boots), (WentHome, _goes_home), (Moved, _moves)])
def test_what_has_left_play_as_somebody_answered_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, kind: type[Happening], act: Any
) -> None:
    with_text(monkeypatch, "Jake Smiley", leaves=leaving(kind, words.would))
    table = Playing(side(OUTFIT, at={"town square": ["Jake Smiley", "Travis Moone"]}), side())
    jake = table.id("Jake Smiley")
    assert happens(act(table, jake)) is False
    assert (table.zone("Jake Smiley"), table.booted("Jake Smiley"), table.events(kind)) == (
        "discard",
        False,
        [],
    )
    assert happens(act(table, table.id("Travis Moone"))) is True


def test_what_was_booted_as_somebody_answered_is_not_booted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def body(play: Situation, event: Happening) -> Iterator[Act]:
        change_card(play.state, play.source, booted=True)
        yield words.gain(1)

    with_text(monkeypatch, "Jake Smiley", hurries=words.would(Booted, words.SELF)(body))
    table = Playing(side(OUTFIT, at={"town square": ["Jake Smiley"]}), side())
    assert happens(_boots(table, table.id("Jake Smiley"))) is False
    assert table.booted("Jake Smiley")
    assert table.events(Booted) == []


@pytest.mark.rule("RC-shootout-s1-09")
def test_a_posse_emptied_as_shooters_are_picked_ends_the_shootout(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Barton Everest", leaves=leaving(ShooterPicked))
    table = shootout(["Tommy Harden"], ["Barton Everest"]).passes(0, 1)
    assert [event.seat for event in table.events(ShooterPicked)] == [0]
    assert table.question is Question.NOON


@pytest.mark.rule("RC-shootout-s1-09")
def test_a_posse_emptied_as_a_round_begins_ends_the_shootout(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Barton Everest", leaves=leaving(RoundBegan))
    table = shootout(["Tommy Harden"], ["Barton Everest"])
    assert table.question is Question.NOON
    assert [event.seat for event in table.events(ShootoutEnded)] == [0]


@pytest.mark.rule("RB-5.3.2-12")
def test_a_mark_gone_as_the_call_is_accepted_fights_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Barton Everest", leaves=leaving(CallAccepted))
    table = facing(["Tommy Harden"], ["Barton Everest"], turn=0)
    table.calls_out("Tommy Harden", "Barton Everest").answer("yes")
    assert (table.question, table.state.fight) == (Question.NOON, None)


# --- when --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("days", [1, 2])
def test_a_game_with_so_many_days_ends_with_the_last_of_them(days: int) -> None:
    decks = tuple(deck_list(starter(name)) for name in STARTERS[:2])
    table = Table(GAME, Config(decks=decks, day_limit=days), 1)
    while not table.over:
        ask = table.asks[0]
        table.give(ask, modest(ask))
    assert (table.state.day, table.state.victors, table.state.decided) == (days, (), "day limit")


@pytest.mark.rule("RB-6.1-93")
@pytest.mark.parametrize(
    ("theirs", "asked"), [(["Barton Everest"], False), (["Barton Everest", "Fred Aims"], True)]
)
def test_in_games_begun_by_older_rules_nobody_runs_from_an_empty_posse(
    theirs: list[str], asked: bool
) -> None:
    table = shootout(["Tommy Harden"], theirs, hands=(HANDS[2], HANDS[1]))
    table.state.rules = replace(table.state.rules, all_may_run=False)
    draws(table).until(Question.RESOLUTION).passes(0, 1)
    if asked:
        table.answer(f"discard:{table.id('Barton Everest')}")
    assert table.question is (Question.RUN if asked else Question.NOON)


@pytest.mark.rule("RC-duration-03")
def test_naming_a_casualty_ends_nothing_but_what_asked_for_it() -> None:
    table = shootout(["Tommy Harden"], ["Barton Everest", "Fred Aims"], hands=(HANDS[2], HANDS[1]))
    fred, cause = table.id("Fred Aims"), an_ability(1, table, "Fred Aims")
    happens(lasting.modify(table.state, fred, "bullets", 2, cause, Until("shootout")))
    strong = table.bullets("Fred Aims")
    draws(table).until(Question.CASUALTIES).answer(f"discard:{table.id('Barton Everest')}").until(
        Question.RUN
    )
    assert table.bullets("Fred Aims") == strong


@pytest.mark.rule("RB-2.1-03")
def test_two_texts_that_say_the_same_contradict_nobody() -> None:
    cursed = "Barton Everest | Curse of Failure | Curse of Failure"
    table = Playing(side(OUTFIT, at={"town square": ["Tommy Harden"]}), side(at={"home": [cursed]}), turn=0)
    table.passes(0)
    assert table.question is Question.NOON
    assert table.influence("Barton Everest") == 0


@pytest.mark.ruling("RC3-pinned-down-02")
def test_what_asked_for_the_first_casualty_of_one_posse_ends_for_that_posse_only() -> None:
    table = shootout(["Tommy Harden"], ["Barton Everest", "Fred Aims"])
    for name in ("Tommy Harden", "Fred Aims"):
        pinned = an_ability(0, table, name)
        lasting.lasting(
            table.state, pinned, Until("shootout"), on=(table.id(name),), word=IS_THE_FIRST_CASUALTY
        )
    lasting.unsay(table.state, IS_THE_FIRST_CASUALTY, fight(table).posses[MARK])
    left = [effect.on for effect in table.state.effects if effect.word == IS_THE_FIRST_CASUALTY]
    assert left == [(table.id("Tommy Harden"),)]


@pytest.mark.rule("RB-5.1-08")
def test_without_any_card_the_pull_for_order_is_an_ace() -> None:
    table = Playing(side(OUTFIT), side())
    change_player(table.state, 0, deck=(), discard=())
    assert happens(pull_for_order(table.state, 0)) == 1


def test_of_several_abilities_each_is_offered_by_what_it_does() -> None:
    table = Playing(side(OUTFIT, rock=5, at={"home": ["Tommy Harden | Mechanical Horse"]}), side())
    offers = {option.id: option for option in table.ask.form.options}
    horse = [
        text(offers[play].short)
        for play in table.plays()
        if play.startswith(f"use:{table.id('Mechanical Horse')}:")
    ]
    assert horse == ["move anywhere"]


def test_a_card_is_told_as_shuffled_into_the_deck() -> None:
    table = Playing(side(OUTFIT, at={"home": ["Tommy Harden"]}), side())
    tommy = table.id("Tommy Harden")
    assert happens(shuffle_into_deck(table.state, tommy, an_ability(0, table, OUTFIT))) is True
    assert tommy in table.state.players[0].deck


def test_of_the_time_only_what_is_said_changes() -> None:
    table = Playing(side(OUTFIT), side(), winner=1)
    set_time(table.state, day=3)
    assert (table.state.day, table.state.phase, table.state.winner) == (3, "noon", 1)
    set_time(table.state, phase="sundown")
    assert (table.state.day, table.state.phase, table.state.winner) == (3, "sundown", 1)
    set_time(table.state, winner=0)
    assert (table.state.day, table.state.phase, table.state.winner) == (3, "sundown", 0)


def test_who_ignores_changes_of_one_number_minds_those_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Tommy Harden", calm=words.ignores("bullets", which=lambda play, change: True))
    (arms, cheer) = words.gives(bullets=+1, influence=+1, to=words.DUDE)
    with_text(monkeypatch, "Jake Smiley", arms=arms, cheer=cheer)
    table = Playing(side(OUTFIT, at={"home": ["Tommy Harden", "Jake Smiley", "Travis Moone"]}), side())
    for name, bullets in (("Tommy Harden", 0), ("Travis Moone", 1)):
        printed = table.state.printed(table.id(name))
        assert table.bullets(name) == printed.bullets + bullets
        assert table.influence(name) == printed.influence + 1
