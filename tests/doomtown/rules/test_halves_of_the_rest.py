"""Halves of inventing, guests, legends, sums and secret hands that no other scene shows.

Each was broken by `make mutants`, and nobody had noticed.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.plays.bluffing import could_react
from boomtown.doomtown.plays.carrying import why_not_carry
from boomtown.doomtown.plays.inventing import inventing_skills, inventors
from boomtown.doomtown.plays.offers import SHOOTOUT, Plays
from boomtown.doomtown.plays.terms import Terms
from boomtown.doomtown.reading.active import _in_any_hand
from boomtown.doomtown.reading.numbers import bounty, is_wanted, total, total_without
from boomtown.doomtown.rules.posses import _one_more, _why_not_arrive
from boomtown.doomtown.rules.upkeep import income
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK, Cause, Until
from boomtown.doomtown.state.events import Booted, Happening, rule
from boomtown.doomtown.text.numbers import BOUNTY
from boomtown.doomtown.text.sayings import (
    CANNOT_BOOT,
    CANNOT_INVENT,
    CANNOT_MOVE,
    INVENTS_ANYWHERE,
    JOINS_UNASKED,
    PRODUCES_FOR_YOU,
    SHOPS_IN_SHOOTOUTS,
    STAYS_WHERE_IT_IS,
    invents_with,
)
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs import lasting, zones
from boomtown.doomtown.verbs.cards import move, why_not, why_not_boot
from boomtown.doomtown.verbs.changes import change_card, change_fight
from boomtown.doomtown.verbs.happen import Occurrence, _could_hold_trait, happened
from boomtown.doomtown.verbs.swap import why_not_replace
from boomtown.doomtown.words import DUDE, IN_HAND, Act
from doomtown.scenes import an_ability, facing, fight, happens, shootout, takes_control, with_text

OUTFIT = "Law Dogs"
GANG = "The Sloane Gang"


def at_home(*gang: str, **more: Any) -> Playing:
    """These dudes of player 0's at home at Noon, and nobody else's."""
    return Playing(side(OUTFIT, at={"home": list(gang)}, **more), side(GANG), turn=0)


def said(table: Playing, word: Any, *cards: str, seat: int = 0) -> None:
    """A text says this of these cards for the day."""
    on = tuple(table.id(card) for card in cards)
    lasting.lasting(table.state, an_ability(seat, table, cards[0]), Until("day"), on=on, word=word)


# --- inventing -----------------------------------------------------------------------------------------

GADGET = "Auto Cattle-Feeder"


@pytest.mark.rule("RB-7.2.2-01", "RB-5.3.5-22")
def test_who_invents_is_an_unbooted_scientist_of_ones_own_where_one_is_in_control() -> None:
    scientist = "Dr. Dayl Burnett"
    for where, booted, controlled, can in (
        ("home", False, True, True),
        ("home", True, True, False),
        ("town square", False, False, False),
    ):
        note = f"{scientist} | booted" if booted else scientist
        table = Playing(
            side(OUTFIT, rock=9, hand=[GADGET], at={where: [note, "Tommy Harden"]}), side(GANG), turn=0
        )
        card, terms = table.id(GADGET), Terms(rule("shop", 0))
        found = inventors(table.state, 0, card, terms)
        assert (found == [table.id(scientist)]) is can, (where, booted)
        if not controlled:
            said(table, INVENTS_ANYWHERE, scientist)
            assert inventors(table.state, 0, card, terms) == [table.id(scientist)]
        assert inventors(table.state, 1, card, terms) == []


@pytest.mark.rule("RB-7.2.2-01")
def test_a_gadget_is_invented_with_the_skill_for_it_or_one_a_text_allows() -> None:
    table = at_home("Dr. Dayl Burnett", "Steele Archer", "Tommy Harden", hand=[GADGET])
    card = table.id(GADGET)

    def skills(name: str) -> list[str]:
        return inventing_skills(table.state, table.id(name), card)

    assert (skills("Dr. Dayl Burnett"), skills("Steele Archer"), skills("Tommy Harden")) == (
        ["Mad Scientist"],
        [],
        [],
    )
    for name in ("Steele Archer", "Tommy Harden"):
        said(table, invents_with("Huckster"), name)
    assert (skills("Steele Archer"), skills("Tommy Harden")) == (["Huckster"], [])
    said(table, CANNOT_INVENT, "Dr. Dayl Burnett")
    assert skills("Dr. Dayl Burnett") == []


@pytest.mark.rule("RB-7.2.3-03")
@pytest.mark.parametrize(
    ("gang", "theirs", "refused"),
    [
        (["Black Elk"], [], False),
        (["Black Elk | booted"], [], True),
        (["Tommy Harden"], ["Black Elk"], True),
        (["Tommy Harden"], [], True),
    ],
)
def test_a_totem_needs_an_unbooted_shaman_of_ones_own(
    gang: list[str], theirs: list[str], refused: bool
) -> None:
    table = Playing(
        side(OUTFIT, deeds=["Bunkhouse"], at={"Bunkhouse": gang}, hand=["Spirit Trail"]),
        side(GANG, at={"Bunkhouse": theirs}),
    )
    why = why_not_carry(table.state, 0, table.id("Spirit Trail"), table.id("Bunkhouse"))
    assert (why is not None) is refused


# --- production ----------------------------------------------------------------------------------------


@pytest.mark.rule("RB-5.2-03", "RB-5.2-04")
def test_a_deed_produces_for_its_owner_in_control_and_for_whom_a_text_says() -> None:
    table = Playing(
        side(OUTFIT, deeds=["General Store"], at={"home": ["Tommy Harden"]}),
        side(GANG, at={"home": ["Barton Everest"]}),
    )
    store = table.state.printed(table.id("General Store")).production
    homes = [table.state.printed(table.state.players[seat].outfit).production for seat in (0, 1)]
    others = [income(table.state, seat) - homes[seat] for seat in (0, 1)]
    assert store > 0
    assert others[0] >= store
    barton, store_id = table.id("Barton Everest"), table.id("General Store")
    happens(move(table.state, barton, store_id, an_ability(1, table, "Barton Everest")))
    assert table.controller("General Store") == 1
    assert income(table.state, 0) == homes[0] + others[0] - store
    assert income(table.state, 1) == homes[1] + others[1]
    said(table, PRODUCES_FOR_YOU, "General Store", seat=1)
    assert income(table.state, 1) == homes[1] + others[1] + store


# --- legends, versions, bounty, sums -------------------------------------------------------------------


@pytest.mark.rule("RB-3.2-01")
def test_nothing_but_its_own_text_and_the_rules_touches_a_legend() -> None:
    table = Playing(side(OUTFIT, legend="Hank Ketchum", at={"home": ["Tommy Harden"]}), side(GANG))
    legend = table.state.players[0].legend
    own = Cause("ability", "test", 0, legend, "noon")
    assert why_not(table.state, CANNOT_BOOT, legend, own) is None
    assert why_not(table.state, CANNOT_BOOT, legend, rule("sundown")) is None
    for seat in (0, 1):
        refusal = why_not(table.state, CANNOT_BOOT, legend, an_ability(seat, table, "Tommy Harden"))
        assert refusal is not None
        assert refusal.rule == "RB-3.2-01"
    assert why_not_boot(table.state, table.id("Tommy Harden"), an_ability(1, table, "Tommy Harden")) is None


@pytest.mark.rule("RC-experienced-02")
def test_a_dude_out_of_play_is_not_replaced() -> None:
    table = at_home("Tommy Harden", hand=["Philip Swinford (Exp 1)"], discard=["Philip Swinford"])
    refusal = why_not_replace(
        table.state, 0, table.id("Philip Swinford (Exp 1)"), table.id("Philip Swinford")
    )
    assert refusal is not None
    assert refusal.reason.key == "doomtown-no-not-in-play"


@pytest.mark.rule("RC-wanted-04")
@pytest.mark.parametrize(("real", "less", "counts"), [(3, -1, 2), (2, -2, 0), (1, -3, 0), (0, 2, 0)])
def test_a_bounty_counts_as_none_at_least_and_none_is_none(real: int, less: int, counts: int) -> None:
    table = at_home("Tommy Harden")
    tommy, cause = table.id("Tommy Harden"), an_ability(0, table, "Tommy Harden")
    change_card(table.state, tommy, bounty=real)
    happens(lasting.modify(table.state, tommy, BOUNTY, less, cause, Until("day")))
    assert bounty(table.state, tommy) == counts
    assert is_wanted(table.state, tommy) is (counts > 0)


@pytest.mark.ruling("RC4-bunkhouse-01")
def test_a_number_without_what_one_card_does_to_it_is_the_rest_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    (arms,) = words.gives(bullets=+2, to=DUDE)
    with_text(monkeypatch, "Jake Smiley", arms=arms)
    table = at_home("Tommy Harden | Shotgun", "Jake Smiley")
    tommy, cause = table.id("Tommy Harden"), an_ability(0, table, "Tommy Harden")
    happens(lasting.give_counter(table.state, tommy, "bullets", 1, cause))
    whole = total(table.state, "bullets", tommy)
    carried = total(table.state, "bullets", table.id("Shotgun"))
    assert carried
    assert total_without(table.state, "bullets", tommy, table.id("Jake Smiley")) == whole - 2
    assert total_without(table.state, "bullets", tommy, table.id("Shotgun")) == whole
    assert total_without(table.state, "value", tommy, table.id("Jake Smiley")) == table.value("Tommy Harden")
    lasting.lasting(table.state, cause, Until("day"), part="fixed", on=(tommy,), word="bullets", amount=1)
    assert total_without(table.state, "bullets", tommy, table.id("Jake Smiley")) == 1


@pytest.mark.rule("RB-2.4-15")
def test_a_deed_that_leaves_the_outskirts_or_the_street_is_no_longer_there() -> None:
    table = Playing(side(OUTFIT, deeds=["Bunkhouse", "General Store", "Pat's Perch"]), side(GANG))
    player = table.state.players[0]
    deeds = {*player.street, *player.outskirts} - {player.outfit}
    assert len(deeds) == 3
    assert player.outskirts
    for deed in deeds:
        zones.put(table.state, deed, "discard")
        player = table.state.players[0]
        assert deed not in (*player.street, *player.outskirts)
    assert (player.street, player.outskirts) == ((player.outfit,), ())


# --- posses --------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-6.2-27")
def test_only_who_opposes_a_job_must_send_somebody() -> None:
    more = {"at": {"home": ["Fred Aims"]}}
    table = shootout(["Tommy Harden"], ["Barton Everest"], mark=more, joining=False)
    change_fight(table.state, posses=(fight(table).posses[LEADER], ()))
    asked = next(_one_more(table.state, fight(table), MARK, 1, "near"))
    assert "done" in asked.form.ids
    job = Playing(
        side(OUTFIT, hand=["A Coach Comes to Town"], at={"home": ["Olivia Jenks"]}),
        side(GANG, at={"town square": ["Fred Aims", "Barton Everest"]}),
    )
    job.uses("A Coach Comes to Town").until(Question.OPPOSE).answer("yes")
    assert job.question is Question.JOIN
    assert "done" not in job.plays()
    job.answer("Fred Aims")
    assert "done" in job.plays()


def test_who_stays_where_it_is_need_not_be_able_to_come() -> None:
    table = shootout(
        ["Tommy Harden"], ["Barton Everest"], leader={"at": {"home": ["Jake Smiley"]}}, joining=False
    )
    jake = table.id("Jake Smiley")
    assert _why_not_arrive(table.state, jake, fight(table)) is None
    said(table, CANNOT_MOVE, "Jake Smiley")
    assert _why_not_arrive(table.state, jake, fight(table)) is not None
    said(table, STAYS_WHERE_IT_IS, "Jake Smiley")
    assert _why_not_arrive(table.state, jake, fight(table)) is None


@pytest.mark.plays("All Or Nothing")
def test_though_some_may_come_unasked_the_marks_own_posse_is_formed_first() -> None:
    table = facing(["Tommy Harden"], ["Barton Everest", "Fred Aims"], turn=0)
    table.calls_out("Tommy Harden", "Barton Everest")
    said(table, JOINS_UNASKED, "Fred Aims")
    table.answer("yes").until(Question.JOIN)
    assert (table.ask.seat, table.choices()) == (1, ["Fred Aims", "done"])
    table.answer("Fred Aims").until(Question.SHOOTOUT)
    assert (table.posse(LEADER), table.posse(MARK)) == (["Tommy Harden"], ["Barton Everest", "Fred Aims"])


def test_in_a_shootout_only_what_a_text_lets_is_perhaps_shopped() -> None:
    hand = {"hand": ["Shotgun", "Pinto", "Bunkhouse"], "rock": 9}
    table = shootout(["Tommy Harden"], ["Barton Everest"], leader=hand)
    plays = Plays(table.state, 0, SHOOTOUT)
    assert [str(play) for play in plays.candidates() if str(play).startswith("shop")] == []
    said(table, SHOPS_IN_SHOOTOUTS, "Pinto")
    assert [str(play) for play in plays.candidates() if str(play).startswith("shop")] == [
        f"shop:{table.id('Pinto')}"
    ]


# --- secret hands --------------------------------------------------------------------------------------


def _gains(play: Situation, event: Happening) -> Iterator[Act]:
    yield words.gain(1)


@pytest.fixture
def fresh_hands() -> Iterator[None]:
    """What any hand may hold is found out anew, with the texts printed for this test."""
    _in_any_hand.cache_clear()
    yield
    _in_any_hand.cache_clear()


@pytest.mark.usefixtures("fresh_hands")
@pytest.mark.parametrize("way", ["secret", None])
@pytest.mark.parametrize("kind", [True, False])
def test_who_could_react_is_asked_when_that_react_could_come(
    way: Any, kind: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A React in place of booting comes before Reacts to it; nobody is asked for it among the others."""
    react = words.react(words.would(Booted, instead=kind), IN_HAND_CARD)(_stops if kind else _one)
    react.zones = ("hand",)  # as the abilities of all actions
    with_text(monkeypatch, "Pistol Whip", save=react)
    table = Playing(
        side(OUTFIT, hand=["Roan"], at={"home": ["Tommy Harden"]}), side(GANG, hand=["Pinto"]), hands=way
    )
    _only(monkeypatch, "Pistol Whip")
    event = Booted(an_ability(1, table, "Tommy Harden"), table.id("Tommy Harden"), "Tommy Harden")
    occurrence = Occurrence(event, set())
    could = {
        instead: could_react(table.state, 0, occurrence, "would", instead) for instead in (True, False, None)
    }
    secret = way == "secret"
    assert could == {kind: secret, not kind: False, None: secret}
    assert not could_react(table.state, 0, occurrence, "after", None)


@pytest.mark.usefixtures("fresh_hands")
@pytest.mark.parametrize("bounty", [1, 0])
@pytest.mark.parametrize("others", [{}, {"other": DUDE}])
def test_nobody_is_asked_for_a_react_whose_targets_all_can_see_are_not_there(
    bounty: int, others: dict[str, words.Selector], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the hand would have to hold is supposed; who stands in town is not (ruling 120)."""
    react = words.react(words.after(Booted), dude=DUDE & words.WANTED, **others)(_one_of)
    react.zones = ("hand",)
    with_text(monkeypatch, "Pistol Whip", gloat=react)
    gang = {"home": [f"Tommy Harden | bounty {bounty}" if bounty else "Tommy Harden"]}
    table = Playing(side(OUTFIT, hand=["Roan"], at=gang), side(GANG, hand=["Pinto"]), hands="secret")
    _only(monkeypatch, "Pistol Whip")
    event = Booted(an_ability(1, table, "Tommy Harden"), table.id("Tommy Harden"), "Tommy Harden")
    assert could_react(table.state, 0, Occurrence(event, set()), "after", None) is bool(bounty)


IN_HAND_CARD = words.when_(lambda play: True)


def _one(play: Situation) -> Iterator[Act]:
    yield words.gain(1)


def _one_of(play: Situation, dude: int, other: int = 0) -> Iterator[Act]:
    yield words.gain(1)


def _stops(play: Situation) -> Iterator[Act]:
    yield words.instead()


def _only(monkeypatch: pytest.MonkeyPatch, face: str) -> None:
    """Of all cards only this one could be in a hand."""
    from boomtown.doomtown.reading import active
    from boomtown.doomtown.text.parts import SCRIPTS

    monkeypatch.setattr(active, "SCRIPTS", {face: SCRIPTS[face]})
    active._in_any_hand.cache_clear()
    active.in_any_hand()


@pytest.mark.usefixtures("fresh_hands")
@pytest.mark.parametrize("kind", [True, False])
def test_a_trait_that_could_be_in_a_secret_hand_is_asked_for_when_it_could_come(
    kind: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_text(monkeypatch, "Pinto", cheer=words.elsewhere(words.would(Booted, instead=kind)(_gains), "hand"))
    table = Playing(side(OUTFIT, hand=["Roan"], at={"home": ["Tommy Harden"]}), side(GANG), hands="secret")
    _only(monkeypatch, "Pinto")
    event = Booted(an_ability(1, table, "Tommy Harden"), table.id("Tommy Harden"), "Tommy Harden")
    occurrence = Occurrence(event, set())
    could = {
        instead: _could_hold_trait(table.state, occurrence, "would", instead, 0)
        for instead in (True, False, None)
    }
    assert could == {kind: True, not kind: False, None: True}
    assert not _could_hold_trait(table.state, occurrence, "would", None, 1), "an empty hand holds nothing"


def test_what_lasts_answers_unasked_though_its_card_is_back_in_a_secret_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with_text(monkeypatch, "Pinto", cheer=words.dormant(words.after(Booted)(_gains)))
    table = Playing(side(OUTFIT, hand=["Pinto"], at={"home": ["Tommy Harden"]}), side(GANG), hands="secret")
    cause = an_ability(0, table, "Pinto")
    lasting.lasting(table.state, cause, Until("day"), face="Pinto", part="cheer")
    event = Booted(an_ability(0, table, "Tommy Harden"), table.id("Tommy Harden"), "Tommy Harden")
    for _ in happened(table.state, event):
        break
    assert table.rock(0) == 1


def test_traits_answer_for_whoever_controls_their_card(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Tommy Harden", cheer=words.after(Booted)(_gains))
    table = at_home("Tommy Harden")
    takes_control(table, 1, "Tommy Harden")
    event = Booted(an_ability(0, table, "Tommy Harden"), table.id("Tommy Harden"), "Tommy Harden")
    for asked in happened(table.state, event):
        raise AssertionError(asked)
    assert (table.rock(0), table.rock(1)) == (0, 1)
    assert IN_HAND.hidden
