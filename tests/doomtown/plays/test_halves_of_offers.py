"""What may be used, by whom and from where: every condition of it, each beside the contrary.

Each was broken by `make mutants`, and nobody had noticed.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.plays.offering import (
    abilities_of,
    ability_named,
    cheaters,
    price_of_use,
    who_performs,
    why_not_use,
)
from boomtown.doomtown.plays.offering import situation as situation_of
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Until
from boomtown.doomtown.state.events import Booted, rule
from boomtown.doomtown.text.numbers import CHEATIN_ALLOWED, EXTRA_USES
from boomtown.doomtown.text.sayings import (
    ACTS_FROM_OUTSIDE,
    CANNOT_BE_USED,
    CANNOT_HAVE_CHEATIN_USED_AGAINST,
    CANNOT_USE_ABILITIES,
    IS_BLANK,
    USES,
    cannot_use,
)
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs import lasting
from boomtown.doomtown.verbs.cards import enter
from boomtown.doomtown.verbs.changes import change_card
from boomtown.doomtown.verbs.hands import note_cheatin
from boomtown.doomtown.words import BOOT, DUDE, Act
from doomtown.scenes import (
    CHEATING,
    HANDS,
    an_ability,
    draws,
    everybody_joins,
    facing,
    happens,
    shootout,
    takes_control,
    usable,
    why_not,
    with_text,
)

OUTFIT = "Law Dogs"
GANG = "The Sloane Gang"
GAIN = words.gain(1)


def at_home(*gang: str, **more: Any) -> Playing:
    """These dudes of player 0's at home at Noon, and nobody else's."""
    return Playing(side(OUTFIT, at={"home": list(gang)}, **more), side(GANG), turn=0)


def said(table: Playing, word: Any, *cards: str, amount: int = 0, seat: int = 0) -> None:
    """A text says this of these cards for the day."""
    on = tuple(table.id(card) for card in cards)
    cause = an_ability(seat, table, cards[0])
    lasting.lasting(table.state, cause, Until("day"), on=on, word=word, amount=amount)


# --- whose ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-5.3.1-12")
def test_abilities_are_used_by_whoever_controls_the_card_now() -> None:
    noon = words.noon(GAIN)
    table = at_home("Tommy Harden | Roan")
    assert [why_not(table, "Roan", noon, "noon", seat) for seat in (0, 1)] == [None, "RB-5.3.1-12"]
    takes_control(table, 1, "Tommy Harden")
    assert controller(table.state, table.id("Roan")) == 1
    assert [why_not(table, "Roan", noon, "noon", seat) for seat in (0, 1)] == ["RB-5.3.1-12", None]
    owners = words.noon(GAIN)
    owners.role = "owner"
    assert [why_not(table, "Roan", owners, "noon", seat) for seat in (0, 1)] == [None, "RB-5.3.1-01"]


@pytest.mark.rule("RB-5.3.1-01")
def test_a_card_of_the_hand_is_played_by_its_owner_and_only_from_there() -> None:
    action = words.noon(GAIN)
    action.zones = ("hand",)
    table = at_home("Tommy Harden", hand=["Pistol Whip"], discard=["Roan"], rock=9)
    assert [why_not(table, "Pistol Whip", action, "noon", seat) for seat in (0, 1)] == [None, "RB-5.3.1-01"]
    assert why_not(table, "Roan", action, "noon") == "RB-5.3.1-01"
    assert why_not(table, "Tommy Harden", action, "noon") == "RB-5.3.1-01"
    played = words.noon(GAIN)
    assert why_not(table, "Pistol Whip", played, "noon") == "RB-5.3.1-01"
    as_held = why_not_use(table.state, 0, table.id("Roan"), action, timing="noon", as_in_hand=True)
    assert as_held is None


def test_a_text_may_let_somebody_else_use_a_card() -> None:
    noon = words.noon(GAIN)
    table = at_home("Tommy Harden | Roan")
    said(table, USES, "Roan", seat=1)
    assert why_not(table, "Roan", noon, "noon", 1) is None


# --- how often -----------------------------------------------------------------------------------------


@pytest.mark.rule("RB-5.3.1-09", "RB-5.3.1-11")
@pytest.mark.parametrize(
    ("used", "extra", "repeat", "refused"),
    [
        ((), 0, False, False),
        (("ride",), 0, False, True),
        (("other",), 0, False, False),
        (("ride",), 1, False, False),
        (("ride", "ride"), 1, False, True),
        (("ride",), 0, True, False),
    ],
)
def test_each_ability_is_used_once_a_day_and_as_often_more_as_a_text_says(
    used: tuple[str, ...], extra: int, repeat: bool, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ride = words.noon(GAIN)
    ride.repeat = repeat
    with_text(monkeypatch, "Roan", ride=ride)
    table = at_home("Tommy Harden | Roan")
    roan, cause = table.id("Roan"), an_ability(0, table, "Roan")
    change_card(table.state, roan, used=used)
    if extra:
        happens(lasting.modify(table.state, roan, EXTRA_USES, extra, cause, Until("day")))
    assert (why_not(table, "Roan", ride, "noon") == "RB-5.3.1-09") is refused


# --- from where in a shootout --------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-28", "RB-6.1-30")
def test_in_a_shootout_abilities_come_from_the_posse_deeds_and_outfits() -> None:
    more = {"deeds": ["Bunkhouse | Auto Cattle-Feeder"], "at": {"home": ["Travis Moone | Pinto"]}}
    table = shootout(["Tommy Harden | Roan"], ["Barton Everest | Mustang"], leader=more, joining=False)
    everybody_joins(table, []).until(Question.SHOOTOUT)
    shot = words.shootout(GAIN)
    allowed = {
        card: why_not(table, card, shot, "shootout")
        for card in (
            "Tommy Harden",
            "Roan",
            "Bunkhouse",
            OUTFIT,
            "Auto Cattle-Feeder",
            "Travis Moone",
            "Pinto",
        )
    }
    outside = ("Travis Moone", "Pinto")
    assert {card for card, rule_id in allowed.items() if rule_id is not None} == set(outside)
    assert {allowed[card] for card in outside} == {"RB-6.1-30"}
    noon = words.noon(GAIN)
    assert why_not(table, "Pinto", noon, "noon") is None
    entering = words.shootout(GAIN)
    entering.brings_in = True
    assert why_not(table, "Travis Moone", entering, "shootout") is None
    said(table, ACTS_FROM_OUTSIDE, "Pinto")
    assert why_not(table, "Pinto", shot, "shootout") is None
    assert why_not(table, "Travis Moone", shot, "shootout") == "RB-6.1-30"


@pytest.mark.rule("RB-6.1-30")
def test_a_react_is_used_from_outside_the_posse(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Pinto", cheer=words.react(words.after(Booted), GAIN))
    hit = words.shootout(words.boot(DUDE & words.IN_POSSE & words.OPPOSING))
    with_text(monkeypatch, "Roan", hit=hit)
    table = shootout(
        ["Tommy Harden | Roan"],
        ["Barton Everest"],
        leader={"at": {"home": ["Travis Moone | Pinto"]}},
        joining=False,
    )
    everybody_joins(table, []).until(Question.SHOOTOUT)
    table.uses("Roan")
    assert (table.question, usable(table, "Pinto")) == (Question.REACT, True)


@pytest.mark.rule("RB-6.1-30")
def test_a_card_of_the_posse_is_used_by_whoever_controls_it() -> None:
    """A guest's dude in the leader's posse acts for the guest."""
    shot = words.shootout(GAIN)
    guests = side("Morgan Cattle Co.", at={"town square": ["Jake Smiley"]})
    table = facing(["Tommy Harden"], ["Barton Everest"], others=[guests], turn=0)
    table.calls_out("Tommy Harden", "Barton Everest").answer("yes")
    table.until(Question.INVITE).answer("Morgan Cattle Co.")
    everybody_joins(table, ["Jake Smiley"]).until(Question.SHOOTOUT)
    assert [why_not(table, "Jake Smiley", shot, "shootout", seat) for seat in (0, 1, 2)] == [
        "RB-5.3.1-12",
        "RB-5.3.1-12",
        None,
    ]


# --- what texts forbid ---------------------------------------------------------------------------------


@pytest.mark.rule("RB-2.1-02")
@pytest.mark.parametrize("how", ["card", "part", "player", "none"])
def test_a_text_forbids_a_card_an_ability_or_a_player(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ride, trot = words.noon(GAIN), words.noon(GAIN)
    with_text(monkeypatch, "Roan", ride=ride, trot=trot)
    table = at_home("Tommy Harden | Roan", "Jake Smiley | Pinto")
    word = {"card": CANNOT_BE_USED, "part": cannot_use("ride"), "player": CANNOT_USE_ABILITIES}
    if how != "none":
        said(table, word[how], OUTFIT if how == "player" else "Roan")
    refused = [why_not(table, "Roan", ability, "noon") is not None for ability in (ride, trot)]
    assert (
        refused
        == {"card": [True, True], "part": [True, False], "player": [True, True], "none": [False] * 2}[how]
    )
    other = words.noon(GAIN)
    other.name = "other"
    assert (why_not(table, "Pinto", other, "noon") is not None) is (how == "player")


# --- cheaters ------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-63", "RB-5.1-10")
def test_a_cheatin_resolution_is_used_once_against_each_cheater_who_is_not_shielded() -> None:
    table = shootout(["Tommy Harden"], ["Barton Everest"], hands=(CHEATING[2], CHEATING[3]))
    assert cheaters(table.state, 0) == [], "nothing is revealed yet"
    draws(table).until(Question.RESOLUTION)
    state = table.state
    assert (cheaters(state, 0), cheaters(state, 1)) == ([1], [0])
    note_cheatin(state, 1)
    assert (cheaters(state, 0), cheaters(state, 1)) == ([], [0])
    home = state.players[1].outfit
    happens(
        lasting.modify(state, home, CHEATIN_ALLOWED, 1, an_ability(0, table, "Tommy Harden"), Until("day"))
    )
    assert cheaters(state, 0) == [1]
    note_cheatin(state, 1)
    assert cheaters(state, 0) == []
    said(table, CANNOT_HAVE_CHEATIN_USED_AGAINST, OUTFIT)
    assert cheaters(state, 1) == []
    honest = shootout(["Tommy Harden"], ["Barton Everest"], hands=(HANDS[2], HANDS[3]))
    draws(honest).until(Question.RESOLUTION)
    assert cheaters(honest.state, 0) == cheaters(honest.state, 1) == []


# --- Totems and spells ---------------------------------------------------------------------------------


def _totem(gangs: dict[str, list[str]], theirs: dict[str, list[str]], **more: Any) -> tuple[Playing, int]:
    """A Totem at player 0's home."""
    table = Playing(side(OUTFIT, at=gangs, hand=["Spirit Trail"], **more), side(GANG, at=theirs), turn=0)
    totem = table.id("Spirit Trail")
    happens(enter(table.state, totem, table.state.players[0].outfit, rule("enter", 0), attached=True))
    return table, totem


@pytest.mark.rule("RB-7.2.3-05")
def test_a_totem_is_used_by_whoever_has_a_shaman_there_with_their_own_shamans(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    call = words.noon(words.spirit(1), GAIN)
    with_text(monkeypatch, "Spirit Trail", call=call)
    table, totem = _totem(
        {"home": ["Tommy Harden"], "town square": ["Black Elk"]}, {"home": ["Bloody Teeth"]}
    )
    performs = [who_performs(situation_of(table.state, seat, totem, call, "noon"), call) for seat in (0, 1)]
    assert performs == [[], []], "nobody is there"
    change_card(table.state, table.id("Bloody Teeth"), place=table.state.players[0].outfit)
    performs = [who_performs(situation_of(table.state, seat, totem, call, "noon"), call) for seat in (0, 1)]
    assert performs == [[], [table.id("Bloody Teeth")]]
    assert why_not_use(table.state, 0, totem, call, timing="noon") is not None
    assert why_not_use(table.state, 1, totem, call, timing="noon") is None


@pytest.mark.plays("Kabeda Hakurei")
def test_a_totem_next_door_is_reached_at_noon_once_a_day_by_who_may(monkeypatch: pytest.MonkeyPatch) -> None:
    call = words.noon_shootout(words.spirit(1), GAIN)
    call.repeat = True
    with_text(monkeypatch, "Spirit Trail", call=call)
    table, totem = _totem(
        {"home": ["Tommy Harden"], "town square": ["Kabeda Hakurei", "Black Elk"]}, {}, deck=["KC"] * 5
    )
    kabeda = table.id("Kabeda Hakurei")
    play = situation_of(table.state, 0, totem, call, "noon")
    assert who_performs(play, call) == [kabeda]
    assert who_performs(situation_of(table.state, 0, totem, call, "shootout"), call) == []
    change_card(table.state, kabeda, place=table.state.players[1].outfit)
    assert who_performs(play, call) == [], "not next door"


@pytest.mark.rule("RB-7.2.1-01")
def test_a_spell_is_cast_by_its_bearer_who_has_the_skill() -> None:
    cast = words.noon(words.hex_(1), GAIN)
    table = at_home("Steele Archer | Soul Blast")
    spell = table.id("Soul Blast")
    play = situation_of(table.state, 0, spell, cast, "noon")
    assert who_performs(play, cast) == [table.id("Steele Archer")]
    prayer = words.noon(words.miracle(1), GAIN)
    play = situation_of(table.state, 0, spell, prayer, "noon")
    assert who_performs(play, prayer) == []
    assert why_not(table, "Soul Blast", prayer, "noon") == "RB-7.2.1-01"
    assert who_performs(play, words.noon(GAIN)) is None


# --- blank, granted, priced ----------------------------------------------------------------------------


def test_a_blank_card_has_no_abilities_nor_those_it_was_granted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling 712."""
    lent = words.noon(GAIN)
    with_text(monkeypatch, "Roan", ride=words.noon(GAIN))
    with_text(monkeypatch, "Jake Smiley", lends=words.grants(lent, to=words.named("Roan")))
    table = at_home("Tommy Harden | Roan", "Jake Smiley")
    state, roan = table.state, table.id("Roan")
    names = [ability.name for ability in abilities_of(state, roan)]
    assert len(names) == 2
    assert names[0] == "ride"
    (granted,) = names[1:]
    assert ability_named(state, roan, "ride") is not None
    assert ability_named(state, roan, granted) is not None
    assert ability_named(state, roan, "no such") is None
    assert ability_named(state, table.id("Tommy Harden"), granted) is None
    said(table, IS_BLANK, "Roan")
    assert list(abilities_of(state, roan)) == []
    assert ability_named(state, roan, "ride") is None
    assert ability_named(state, roan, granted) is None


def test_what_an_ability_costs_is_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    @words.noon(BOOT, words.Pay(2), words.Pay(1))
    def ride(play: Situation) -> Iterator[Act]:
        yield words.gain(1)

    with_text(monkeypatch, "Roan", ride=ride)
    action = words.noon(words.Pay(2), GAIN)
    action.zones = ("hand",)
    with_text(monkeypatch, "Pistol Whip", whip=action)
    table = at_home("Tommy Harden | Roan", hand=["Pistol Whip"])
    roan, whip = table.id("Roan"), table.id("Pistol Whip")
    found = price_of_use(table.state, 0, roan, ride, "noon")
    assert (found.amount, found.boots) == (3, (roan,))
    happens(
        lasting.modify(
            table.state,
            whip,
            "cost",
            3 - table.state.printed(whip).cost,
            an_ability(0, table, "Roan"),
            Until("day"),
        )
    )
    assert price_of_use(table.state, 0, whip, action, "noon").amount == 5


@pytest.mark.rule("RB-3.7-04")
@pytest.mark.parametrize(("rock", "refused"), [(4, True), (5, False)])
def test_an_action_is_played_only_if_its_price_and_its_costs_can_be_paid(rock: int, refused: bool) -> None:
    action = words.noon(words.Pay(2), GAIN)
    action.zones = ("hand",)
    table = at_home("Tommy Harden", hand=["Pistol Whip"], rock=rock)
    whip = table.id("Pistol Whip")
    price = 3 - table.state.printed(whip).cost
    happens(
        lasting.modify(table.state, whip, "cost", price, an_ability(0, table, "Tommy Harden"), Until("day"))
    )
    assert (why_not(table, "Pistol Whip", action, "noon") is not None) is refused


# --- who is asked where hands are kept secret ----------------------------------------------------------------


def asked_at_the_start(*deck: str) -> list[tuple[Question, int]]:
    """What player 0, with Howard Aswell and this deck, is asked as the game begins; and how many answers there are."""
    table = Playing(
        side("The Fourth Ring", at={"home": ["Howard Aswell"]}, deck=list(deck), fill=False),
        side(OUTFIT, at={"home": ["Tommy Harden"]}),
        phase="setup",
        hands="secret",
    )
    return [(Question(ask.message.key), len(ask.form.options)) for ask in table.table.asks if ask.seat == 0]


@pytest.mark.plays("Howard Aswell")
def test_who_could_have_no_deed_in_hand_is_asked_whether_or_not_there_is_one() -> None:
    """What Howard requires of a hand is hidden: others must not learn it from who is asked (ruling 120)."""
    assert asked_at_the_start(*["5S"] * 16) == [(Question.REACT, 2)]
    assert asked_at_the_start(*["Bunkhouse"] * 16) == [(Question.REACT, 1)]


@pytest.mark.plays("Test of Wills")
@pytest.mark.refuses("Test of Wills")
@pytest.mark.parametrize(("more", "is_asked"), [(2, True), (0, False)])
def test_what_everybody_sees_to_be_wanting_asks_nobody(more: int, is_asked: bool) -> None:
    """Whether a posse outguns the other lies open; who does not could hold no Test of Wills to react with."""
    table = Playing(
        side(OUTFIT, rock=9, hand=["Bunkhouse"], at={"town square": [f"Tommy Harden | bullets {more}"]}),
        side(GANG, at={"town square": ["Barton Everest"]}),
        hands="secret",
    )
    table.calls_out("Tommy Harden", "Barton Everest").answer("yes").passes(
        0
    )  # an accepted call-out can be answered
    assert (table.question is Question.REACT and table.ask.seat == 0) == is_asked
