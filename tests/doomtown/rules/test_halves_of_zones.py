"""Halves of taking and putting that no other scene shows: what comes along, what stays, which texts go on.

Each was broken by `make mutants`, and nobody had noticed.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.plays.carrying import check_limits
from boomtown.doomtown.reading.draw_hands import is_legal
from boomtown.doomtown.rules.setup import _place_deed, starters
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK, NOBODY, TOWN_SQUARE, Cause, DrawHand, Until
from boomtown.doomtown.state.events import (
    BountyCollected,
    CasualtyNamed,
    Discarded,
    Happening,
    LeftPosse,
    PlayMade,
    Pulled,
    RockTaken,
    ShootoutEnded,
    Shuffled,
    rule,
)
from boomtown.doomtown.text.numbers import REMAINING_CASUALTIES
from boomtown.doomtown.text.sayings import (
    CANNOT_BE_DISCARDED,
    CANNOT_LEAVE_THE_POSSE,
    THE_SHOOTOUT_ENDS_AFTER_THIS_ROUND,
)
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs import hands, lasting, zones
from boomtown.doomtown.verbs.cards import enter, move, why_not_move
from boomtown.doomtown.verbs.changes import change_card, change_fight, change_player, set_time
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.pulls import pull
from boomtown.doomtown.verbs.rock import collect_bounty
from boomtown.doomtown.words import DUDE, Act
from doomtown.scenes import HANDS, an_ability, draws, fight, hangs, happens, shootout, with_text

OUTFIT = "Law Dogs"
GANG = "The Sloane Gang"


def at_home(*gang: str, **more: Any) -> Playing:
    """These dudes of player 0's at home at Noon, and nobody else's."""
    return Playing(side(OUTFIT, at={"home": list(gang)}, **more), side(GANG))


# --- texts that work out of play ---------------------------------------------------------------------


def _heartening(monkeypatch: pytest.MonkeyPatch, *where: Any) -> None:
    """The Pinto gives every dude a bullet while it lies there."""
    (cheer,) = words.gives(bullets=+1, to=DUDE)
    with_text(monkeypatch, "Pinto", cheer=words.elsewhere(cheer, *where))


def _put(zone: Any) -> Callable[[Playing], None]:
    return lambda table: zones.put(table.state, table.id("Pinto"), zone)


def _lift(table: Playing) -> None:
    zones.lift(table.state, table.id("Pinto"))


def _draw(table: Playing) -> None:
    happens(hands.draw(table.state, 0, 1, rule("setup", 0)))


def _put_away(table: Playing) -> None:
    hand = DrawHand(cards=table.state.players[0].deck[:1])
    change_player(table.state, 0, deck=table.state.players[0].deck[1:])
    zones.put_away_draw_hand(table.state, hand, used=True)


def _reshuffle(table: Playing) -> None:
    zones.replenish(table.state, 0, 99)


def _play(table: Playing) -> None:
    hangs(table, "Pinto", "Tommy Harden")


@pytest.mark.rule("RC-traits-02")
@pytest.mark.parametrize(
    ("works", "before", "act", "more"),
    [
        ("discard", "hand", _put("discard"), (0, 1)),
        ("discard", "discard", _put("hand"), (1, 0)),
        ("discard", "discard", _lift, (1, 0)),
        ("discard", "discard", _play, (1, 0)),
        ("discard", "discard", _reshuffle, (1, 0)),
        ("discard", "deck", _put_away, (0, 1)),
        ("hill", "discard", _put("hill"), (0, 1)),
        ("hill", "hill", _put("away"), (1, 0)),
        ("hand", "deck", _draw, (0, 1)),
        ("hand", "hand", _put("deck"), (1, 0)),
    ],
)
def test_a_text_that_works_in_a_pile_works_as_long_as_its_card_lies_there(
    works: str, before: str, act: Any, more: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    _heartening(monkeypatch, works)
    table = at_home("Tommy Harden", **{before: ["Pinto"]})
    printed = table.state.printed(table.id("Tommy Harden")).bullets
    assert table.bullets("Tommy Harden") == printed + more[0]
    act(table)
    assert table.bullets("Tommy Harden") == printed + more[1]


# --- taking and putting ------------------------------------------------------------------------------


@pytest.mark.rule("RC-duration-05")
def test_what_lasts_on_several_goes_on_for_those_who_stay() -> None:
    table = at_home("Tommy Harden", "Jake Smiley")
    tommy, jake = table.id("Tommy Harden"), table.id("Jake Smiley")
    cause, strong = an_ability(0, table, "Jake Smiley"), table.bullets("Jake Smiley")
    for on in ((tommy, jake), (tommy,), (jake,)):
        lasting.lasting(table.state, cause, Until("day"), part="number", on=on, word="bullets", amount=1)
    zones.put(table.state, tommy, "discard")
    assert [effect.on for effect in table.state.effects] == [(jake,), (jake,)]
    assert table.bullets("Jake Smiley") == strong + 2


@pytest.mark.rule("RB-2.6-07")
def test_a_card_that_leaves_play_comes_back_as_new() -> None:
    table = at_home("Tommy Harden | booted | bounty 2 | Roan")
    tommy = table.id("Tommy Harden")
    change_card(table.state, tommy, rock=2, counters=(("bullets", 1),), used=("warrant",))
    zones.put(table.state, table.id("Roan"), "discard")
    assert table.card("Tommy Harden").cards == ()
    zones.put(table.state, tommy, "hand")
    found = table.card("Tommy Harden")
    assert (found.booted, found.bounty, found.rock, found.counters, found.used) == (False, 0, 0, (), ())
    happens(enter(table.state, tommy, table.state.players[0].outfit, rule("enter", 0)))
    assert not table.booted("Tommy Harden")


def test_a_dude_is_at_a_location_and_does_not_hang_on_it() -> None:
    table = at_home("Jake Smiley", hand=["Tommy Harden"])
    home = table.state.players[0].outfit
    happens(enter(table.state, table.id("Tommy Harden"), home, rule("enter", 0)))
    assert table.state.cards[home].cards == ()
    assert not table.card("Tommy Harden").attached


@pytest.mark.rule("RC3-all-jokers-02")
def test_a_card_that_leaves_a_draw_hand_is_no_longer_declared() -> None:
    table = Playing(side(OUTFIT, deck=["Joker (red)", *HANDS[1][:4]]), side(GANG))
    cards = table.state.players[0].deck[:5]
    change_player(table.state, 0, draw=DrawHand(cards=cards), deck=table.state.players[0].deck[5:])
    for card in cards:
        change_card(table.state, card, zone="draw")
    hands.declare_card(table.state, 0, cards[0], "spades", 9)
    hands.declare_card(table.state, 0, cards[1], "hearts", 3)
    hands.discard_from_draw(table.state, cards[0])
    hand = table.state.players[0].draw
    assert hand is not None
    assert hand.cards == cards[1:]
    assert [declared.card for declared in hand.declared] == [cards[1]]
    assert table.zone("Joker (red)") == "discard"
    assert is_legal(table.state, 0)


@pytest.mark.rule("RB-2.2-09")
@pytest.mark.parametrize(("deck", "count", "shuffles"), [(2, 2, False), (1, 2, True), (2, 3, True)])
def test_a_deck_is_replenished_if_too_few_cards_lie_on_it(deck: int, count: int, shuffles: bool) -> None:
    table = Playing(side(OUTFIT, deck=["2C", "3C"][:deck], discard=["Roan"]), side(GANG))
    change_player(table.state, 0, deck=table.state.players[0].deck[:deck])
    first = table.state.players[0].deck
    before = len(table.events(Shuffled))
    zones.replenish(table.state, 0, count)
    player = table.state.players[0]
    assert player.deck[:deck] == first
    assert (len(player.deck) - deck, len(player.discard)) == ((1, 0) if shuffles else (0, 1))
    assert len(table.events(Shuffled)) == before + shuffles


@pytest.mark.rule("RB-2.2-09")
def test_cards_are_taken_off_what_there_is_and_no_more() -> None:
    table = Playing(side(OUTFIT, deck=["2C"], discard=["Roan", "Pinto"]), side(GANG))
    change_player(table.state, 0, deck=table.state.players[0].deck[:1])
    (top,) = table.state.players[0].deck
    taken = zones.take_top(table.state, 0, 5)
    assert taken[0] == top
    assert len(taken) == 3
    assert {table.state.cards[card].zone for card in taken} == {"limbo"}
    assert (table.state.players[0].deck, table.state.players[0].discard) == ((), ())
    assert zones.take_top(table.state, 0, 1) == []


# --- pulls -------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-value-grit-01")
@pytest.mark.parametrize(("value", "counts"), [(15, 13), (13, 13), (0, 1), (-3, 1), (7, 7)])
def test_a_pull_whose_value_was_changed_counts_from_ace_to_king(
    value: int, counts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def body(play: Situation, event: Pulled) -> Iterator[Act]:
        yield words.alter(value=value)

    with_text(monkeypatch, "Tommy Harden", odd=words.would(Pulled)(body))
    table = at_home("Tommy Harden", deck=["5S"])
    found = happens(pull(table.state, 0, an_ability(0, table, "Tommy Harden")))
    assert (found.suit, found.value) == ("spades", counts)


# --- bounties of casualties --------------------------------------------------------------------------


@pytest.mark.rule("RC-wanted-05")
@pytest.mark.parametrize("loser", [LEADER, MARK])
@pytest.mark.parametrize("left", [False, True])
def test_the_bounty_of_a_casualty_goes_to_the_other_side_though_it_left_its_posse(
    loser: Any, left: bool
) -> None:
    table = shootout(["Tommy Harden | bounty 2"], ["Barton Everest | bounty 3"])
    dude = fight(table).posses[loser][0]
    casualties: Any = ((dude,), ()) if loser == LEADER else ((), (dude,))
    change_fight(table.state, casualties=casualties)
    if left:
        posses: Any = ((), fight(table).posses[1]) if loser == LEADER else (fight(table).posses[0], ())
        change_fight(table.state, posses=posses)
    happens(collect_bounty(table.state, dude, rule("casualty", loser, dude)))
    (event,) = table.events(BountyCollected)
    assert (event.seat, event.amount) == (1 - loser, 2 if loser == LEADER else 3)


# --- how long ----------------------------------------------------------------------------------------


@pytest.mark.rule("RB-7.1-11")
@pytest.mark.parametrize(
    ("phase", "timing", "ends"),
    [
        ("gambling", "react", "lowball"),
        ("upkeep", "react", "upkeep"),
        ("sundown", "react", "day"),
        ("gambling", "cheatin", "lowball"),
        ("noon", "noon", "day"),
        ("noon", "shootout", "shootout"),
    ],
)
def test_what_does_not_say_how_long_lasts_as_long_as_its_time(phase: Any, timing: Any, ends: str) -> None:
    table = at_home("Tommy Harden")
    set_time(table.state, phase=phase)
    cause = Cause("ability", "test", 0, table.id("Tommy Harden"), timing)
    assert lasting.usual_end(table.state, cause).boundary == ends


def test_what_lasts_while_a_dude_stays_ends_for_who_leaves_and_nobody_else() -> None:
    table = at_home("Tommy Harden", "Jake Smiley")
    home = table.state.players[0].outfit
    cause = an_ability(0, table, "Tommy Harden")
    dudes = [table.id(name) for name in ("Tommy Harden", "Jake Smiley")]
    for dude in dudes:
        for stays in (home, TOWN_SQUARE):
            until = Until("day", stays_at=stays)
            lasting.lasting(table.state, cause, until, part="number", on=(dude,), word="bullets", amount=1)
    happens(move(table.state, dudes[0], TOWN_SQUARE, cause))
    left = [(effect.on[0], effect.until.stays_at) for effect in table.state.effects]
    assert left == [(dudes[0], TOWN_SQUARE), (dudes[1], home), (dudes[1], TOWN_SQUARE)]


# --- in a fight --------------------------------------------------------------------------------------


@pytest.mark.rule("RC-shootout-s1-09")
def test_who_fights_from_afar_and_comes_there_stays_in_the_posse() -> None:
    """To leave the place of the fight is to leave the posse; to come there is not."""
    table = shootout(["Tommy Harden", "Jake Smiley"], ["Barton Everest"])
    jake, cause = table.id("Jake Smiley"), an_ability(0, table, "Tommy Harden")
    home = table.state.players[0].outfit
    change_card(table.state, jake, place=home)
    lasting.lasting(table.state, cause, Until("shootout"), on=(jake,), word=CANNOT_LEAVE_THE_POSSE)
    assert why_not_move(table.state, jake, TOWN_SQUARE, cause) is None
    assert happens(move(table.state, jake, TOWN_SQUARE, cause))
    assert (table.posse(LEADER), table.events(LeftPosse)) == (["Tommy Harden", "Jake Smiley"], [])
    assert why_not_move(table.state, jake, home, cause) is not None
    assert happens(move(table.state, table.id("Tommy Harden"), home, cause))
    assert table.posse(LEADER) == ["Jake Smiley"]


@pytest.mark.plays("The Brute")
@pytest.mark.parametrize(("spares", "falls"), [(1, 2), (2, 1), (5, 1)])
def test_who_spares_more_than_remains_spares_all_that_remains(
    spares: int, falls: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three are due; after the first a text spares so many of the others."""

    def body(play: Situation, event: Discarded) -> Iterator[Act]:
        yield words.change_player(REMAINING_CASUALTIES, -spares, seat=0, until=words.ROUND)

    with_text(monkeypatch, "Tommy Harden", spare=words.after(Discarded, words.SELF, zones=("discard",))(body))
    mine = ["Tommy Harden", "Jake Smiley", "Travis Moone", "Olivia Jenks"]
    table = shootout(mine, ["Barton Everest"], hands=(HANDS[1], HANDS[4]))
    draws(table).until(Question.CASUALTIES)
    for name in mine:
        wanted = f"discard:{table.id(name)}"
        if table.question is Question.CASUALTIES and wanted in table.plays():
            table.answer(wanted)
    table.until(Question.RUN)
    fallen = [event.name for event in table.events(Discarded) if event.name in mine]
    assert len(fallen) == falls
    assert set(fallen) <= {event.name for event in table.events(CasualtyNamed)}


@pytest.mark.rule("RC-shootout-s7-02")
def test_a_shootout_that_a_text_ends_with_both_posses_there_has_no_winner() -> None:
    table = shootout(["Tommy Harden", "Jake Smiley"], ["Barton Everest", "Fred Aims"])
    home = table.state.players[0].outfit
    cause = an_ability(0, table, "Tommy Harden")
    lasting.lasting(
        table.state, cause, Until("shootout"), on=(home,), word=THE_SHOOTOUT_ENDS_AFTER_THIS_ROUND
    )
    draws(table).until(Question.NOON)
    (event,) = table.events(ShootoutEnded)
    assert event.seat == NOBODY


# --- limits ------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-attachment-limits-01")
def test_of_three_horses_two_go_and_what_is_no_attachment_stays() -> None:
    table = at_home("Tommy Harden | Roan", hand=["Pinto", "Mustang", "Pistol Whip"])
    for card in ("Pinto", "Mustang", "Pistol Whip"):
        hangs(table, card, "Tommy Harden")
    step = check_limits(table.state)
    asked = next(step)
    assert len(asked.form.ids) == 3
    asked = step.send(table.id("Roan"))
    assert len(asked.form.ids) == 2
    with pytest.raises(StopIteration):
        step.send(table.id("Pinto"))
    assert [table.zone(card) for card in ("Roan", "Pinto", "Mustang", "Pistol Whip")] == [
        "discard",
        "discard",
        "play",
        "play",
    ]


@pytest.mark.rule("RC-attachment-limits-01")
def test_a_surplus_that_a_text_keeps_is_asked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Roan", firm=words.says(CANNOT_BE_DISCARDED))
    table = at_home("Tommy Harden | Roan", hand=["Pinto"])
    hangs(table, "Pinto", "Tommy Harden")
    step = check_limits(table.state)
    next(step)
    with pytest.raises(StopIteration):
        step.send(table.id("Roan"))
    assert table.zone("Roan") == table.zone("Pinto") == "play"


# --- what is heard -----------------------------------------------------------------------------------


def test_a_play_is_announced_once_whichever_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def body(play: Situation, event: PlayMade) -> Iterator[Act]:
        yield words.gain(1)

    with_text(monkeypatch, "Jake Smiley", cheer=words.before(PlayMade)(body))
    with_text(monkeypatch, "Roan", ride=words.noon(words.draw(1)))
    table = Playing(side(OUTFIT, at={"home": ["Tommy Harden | Roan", "Jake Smiley"]}), side(GANG), turn=0)
    table.uses("Roan")
    assert table.rock(0) == 1
    table.passes(1).moves("Jake Smiley", "town square")
    assert table.rock(0) == 2


def test_a_trait_in_a_secret_hand_is_asked_for_though_nothing_else_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from boomtown.doomtown.reading.active import _in_any_hand, in_any_hand

    def body(play: Situation, event: Happening) -> Iterator[Act]:
        yield words.gain(1)

    with_text(monkeypatch, "Pinto", cheer=words.elsewhere(words.after(RockTaken)(body), "hand"))
    _in_any_hand.cache_clear()
    try:
        assert ("after", RockTaken) in in_any_hand().triggers
        table = Playing(
            side(OUTFIT, hand=["Pinto"], at={"home": ["Tommy Harden"]}), side(GANG), hands="secret"
        )
        event = RockTaken(rule("shop", 0), table.id("Tommy Harden"), "Tommy Harden", 0, 1)
        asked = next(iter(happened(table.state, event)))
        assert isinstance(asked.form.ids, list)
        assert asked.form.ids == ["pass", f"{table.id('Pinto')}:cheer"]
    finally:
        _in_any_hand.cache_clear()


# --- setting up --------------------------------------------------------------------------------------


def test_a_deed_out_of_town_has_no_end_of_the_street_to_choose() -> None:
    table = Playing(side(OUTFIT, hand=["Bunkhouse", "Pat's Perch"]), side(GANG))
    asked = next(_place_deed(table.state, 0, table.id("Bunkhouse")))
    assert asked.message.key == "doomtown-ask-end"
    far = next(
        card.id for card in table.state.cards.values()
        if table.state.printed(card.id).kind == "deed" and "Out of Town" in table.state.printed(card.id).keywords
    )  # fmt: skip
    happens(_place_deed(table.state, 0, far))
    assert table.state.players[0].outskirts == (far,)


def test_of_dudes_that_are_not_unique_several_may_start_and_of_unique_ones_one() -> None:
    table = Playing(
        side("The Fourth Ring", deck=["Pagliaccio", "Pagliaccio", "Clementine Lepp", "Clementine Lepp"]),
        side(GANG),
    )
    found = [table.state.printed(card).title for card in starters(table.state, 0)]
    assert sorted(found) == ["Clementine Lepp", "Pagliaccio", "Pagliaccio"]


@pytest.mark.rule("RB-5.4-08")
def test_without_a_card_nobody_is_asked_for_a_discard_at_sundown() -> None:
    table = Playing(side(OUTFIT, hand=[]), side(GANG, hand=["Roan"]), turn=0, stops=True)
    table.passes(0, 1)
    asked = []
    while table.state.phase == "sundown":
        asked.append((table.ask.seat, table.ask.message.key))
        table.answer("none" if "none" in table.plays() else table.plays()[0])
    assert asked == [(1, "doomtown-ask-sundown")]
