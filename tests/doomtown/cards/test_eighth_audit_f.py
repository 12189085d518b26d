"""What the sixth part of the eighth audit found, beside the card that shows it."""

from collections.abc import Generator
from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import has_keyword, player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import TOWN_SQUARE, Until
from boomtown.doomtown.verbs.cards import ace, discard, enter, move
from boomtown.doomtown.verbs.posse import join, leave_posse
from boomtown.doomtown.words import DUDE, SELF, YOUR, Declared, PhaseBegan, after, modify, send_home
from doomtown.scenes import (
    HANDS,
    an_ability,
    answers,
    asks,
    deal,
    declines,
    draws,
    facing,
    guests_join,
    happens,
    next_day,
    shootout,
    usable,
    with_text,
)
from doomtown.third_player import GUEST, LEADS, MARKED, posses, turn_of

# --- casting is over when the spell has done what it does (ruling 770) ----------------------------------

RING, SYNDICATE, GRIMME, BANJO = "The Fourth Ring", "Serpentine Syndicate", "Ezekiah Grimme", "Battered Banjo"
STEELE, WALK, CURSE = "Steele Archer", "Shadow Walk", "Blood Curse"


def walking(outfit: str, start: str, **details: object) -> Playing:
    """Steele may walk by a Hex."""
    return Playing(
        side(outfit, rock=5, hand=["Bunkhouse"], at={start: [f"{STEELE} | {WALK}"]}, **details),
        side("Law Dogs"),
    )


@pytest.mark.plays(SYNDICATE)
def test_the_syndicate_sheds_once_the_spell_has_worked_wherever_it_took_the_caster() -> None:
    table = walking(SYNDICATE, "town square", deck=["8S", "2S"]).uses(WALK, SYNDICATE)
    assert table.at(STEELE) == SYNDICATE
    table.reacts(SYNDICATE)
    assert (table.rock(0), table.zone("Bunkhouse"), table.hand(0)) == (6, "discard", ["2 of Spades"])


@pytest.mark.refuses(SYNDICATE)
def test_a_spell_cast_at_home_sheds_nothing_though_it_leads_into_town() -> None:
    table = walking(SYNDICATE, "home", deck=["8S", "2S"]).uses(WALK, "Town Square")
    assert not usable(table, SYNDICATE)


@pytest.mark.plays(RING)
def test_the_ring_answers_the_pull_before_the_spell_works() -> None:
    table = walking(RING, "town square", deck=["8S", "2S"]).uses(WALK, RING)
    assert (table.at(STEELE), usable(table, RING)) == ("Town Square", True)
    table.reacts(RING)
    assert table.at(STEELE) == RING


@pytest.mark.plays(GRIMME)
def test_grimme_feeds_a_caster_once_the_spell_has_worked() -> None:
    table = walking(RING, "home", legend=GRIMME, deck=[CURSE, "2S"]).uses(WALK, "Town Square")
    assert (table.at(STEELE), usable(table, GRIMME)) == ("Town Square", True)
    table.reacts(GRIMME, "yes")
    assert table.state.cards[table.id(CURSE)].place == table.id(STEELE)


@pytest.mark.plays(BANJO)
def test_a_banjo_that_a_hymn_fetches_hears_that_hymn() -> None:
    table = Playing(
        side(
            at={
                "town square": ["Félix Amador | Exultant Translocation"],
                "home": [f"Olivia Jenks | {BANJO}"],
            },
            deck=["8S"],
        ),
        side(),
    )
    table.uses("Exultant Translocation").reacts(BANJO)
    assert (table.at("Olivia Jenks"), table.influence("Olivia Jenks")) == ("Town Square", 2 + 1)


# --- who cannot be affected is not made anything by a text about whoever fits either (ruling 730) ---------

SWORD, PACK = "Sword of the Spirit", "The Pack Awakens"


@pytest.mark.plays(SWORD)
@pytest.mark.refuses(PACK)
@pytest.mark.parametrize(("foes", "risen"), [([], True), (["Jake Smiley | influence +9"], False)])
def test_an_opposing_pack_does_not_raise_who_bears_the_sword(foes: list[str], risen: bool) -> None:
    """The Totem is whose the deed is."""
    table = Playing(
        side(
            "Eagle Wardens",
            deck=["KS"],
            at={"home": [f"Father Tolarios | {SWORD}"], "Bunkhouse": ["Gunslinger | Bowie Knife"]},
            deeds=[f"Bunkhouse | {PACK}"],
        ),
        side("The Sloane Gang", at={"Bunkhouse": foes}),
        turn=0,
    )
    assert has_keyword(table.state, table.id("Gunslinger"), "Harrowed")
    table.uses(SWORD)
    assert has_keyword(table.state, table.id("Gunslinger"), "Harrowed") is risen


# --- what is asked for is there before the costs are paid, and chosen afterwards (ruling 930) -----------------

ELANDER, SKELETON = "Elander Boldman (Exp 1)", "Yagn's Mechanical Skeleton"


@pytest.mark.refuses(ELANDER)
def test_elander_s_own_boot_does_not_make_the_booted_gadget_he_asks_for() -> None:
    assert not usable(shootout([f"{ELANDER} | {SKELETON}"], ["Barton Everest"], winner=0), ELANDER)


@pytest.mark.plays(ELANDER)
def test_beside_another_booted_gadget_elander_may_overhaul_himself() -> None:
    table = shootout(
        [f"{ELANDER} | {SKELETON}", "Olivia Jenks | Flame-Thrower (booted)"], ["Barton Everest"], winner=0
    ).uses(ELANDER)
    assert table.choices() == ["Elander Boldman", "Flame-Thrower"]
    table.answer("Elander Boldman")
    assert not table.booted(ELANDER)


# --- a maximum is a reduction too (rulings 302 and 710) -----------------------------------------------------

FACELESS, TENT = "The Faceless One", "Quarantine Tent"


@pytest.mark.plays(FACELESS, TENT)
@pytest.mark.parametrize(("place", "bullets"), [("Bunkhouse", 4), (TENT, 6)])
def test_nobody_in_the_tent_is_held_down_by_a_maximum(place: str, bullets: int) -> None:
    table = shootout(
        [FACELESS],
        ["Barton Everest | bullets +4 | value +3"],
        where=place,
        leader={"deeds": [place]},
        winner=0,
    ).uses(FACELESS)
    assert (table.bullets(FACELESS), table.bullets("Barton Everest")) == (0 + 4, bullets)


# --- what lasts as long as a play ends though there was none --------------------------------------------------


def test_what_lasts_for_a_play_and_began_outside_one_ends_with_the_phase(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def strengthen(play: Any, event: Any) -> Generator[Any, Any, None]:
        yield modify(SELF, bullets=+1, until=Until("play"))

    upkeep = after(PhaseBegan, test=lambda play, event: event.phase == "upkeep")
    with_text(monkeypatch, "Olivia Jenks", ready=upkeep(strengthen))
    table = next_day(Playing(side(at={"home": ["Olivia Jenks"]}), side()))
    assert (table.state.effects, table.bullets("Olivia Jenks")) == ((), 2)


# --- an ally of a shootout that is over was one (ruling 721) --------------------------------------------------

DEBT = "Debt of Blood"


@pytest.mark.refuses(DEBT)
def test_what_an_ally_did_in_a_shootout_that_is_over_was_not_opposing_at_noon_either() -> None:
    table = facing(
        ["Olivia Jenks", "Tommy Harden"],
        ["Barton Everest"],
        leader={"hand": [DEBT]},
        hands=(HANDS[9], HANDS[1]),
        others=[side("Eagle Wardens", at={"town square": ["Black Elk"]})],
        turn=0,
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    guests_join(table, "Tommy Harden", "Black Elk")
    happens(ace(table.state, table.id("Tommy Harden"), an_ability(2, table, "Black Elk")))
    while table.state.fight is not None or table.ask.seat != 0:
        declines(table)
    table.uses(DEBT)
    assert (table.bullets("Olivia Jenks"), table.zone(DEBT)) == (2, "discard")


# --- what comes back into play is new: it has not moved, changed hands or been replaced today (ruling 287) ---------

CARETAKER = "The Caretaker"


@pytest.mark.plays(CARETAKER)
def test_a_caretaker_who_moved_and_comes_back_into_play_has_not_moved() -> None:
    table = Playing(
        side(deeds=["Bunkhouse"], at={"Bunkhouse": [CARETAKER]}), side(at={"home": ["Barton Everest"]})
    )
    caretaker, own = table.id(CARETAKER), an_ability(0, table, CARETAKER)
    happens(move(table.state, caretaker, TOWN_SQUARE, own))
    happens(move(table.state, caretaker, table.id("Bunkhouse"), own))
    assert (table.bullets(CARETAKER), table.stud(CARETAKER)) == (0, False)
    happens(discard(table.state, caretaker, an_ability(1, table, "Barton Everest")))
    happens(enter(table.state, caretaker, table.id("Bunkhouse"), own))
    assert (table.bullets(CARETAKER), table.stud(CARETAKER)) == (4, True)


# --- the next casualty after the ability is the one it asks for (RC3-holy-wheel-gun-01) --------------------------

GUN, TYX = "Holy Wheel Gun", "Tyxarglenak"


@pytest.mark.refuses(GUN)
def test_an_abomination_that_was_away_for_the_next_casualty_need_not_be_a_later_one() -> None:
    foes = [TYX, "Olivia Jenks", "Dulf Zug"]
    table = shootout([f"Rob Wilby | {GUN}"], foes, hands=(deal(2, 4), deal(1, 1, 1))).uses(GUN, TYX)
    tyx, back = table.id(TYX), an_ability(1, table, "Olivia Jenks")
    happens(leave_posse(table.state, tyx, back))
    draws(table, "Olivia Jenks")
    while "casualty" not in asks(table):
        declines(table)
    table.answer("Discard Dulf Zug").until(Question.SHOOTOUT)
    happens(join(table.state, tyx, 1, back))
    draws(table, "Olivia Jenks")
    while "casualty" not in asks(table):
        declines(table)
    assert any("Olivia Jenks" in said for said in answers(table))


# --- a guest whose last dude leaves on the way (ruling 932) ------------------------------------------------------

VEST = "Bulletproof Vest"


@pytest.mark.plays(VEST)
def test_a_vest_protects_the_posse_though_its_guest_is_called_away_as_it_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def goes(play: Any, event: Any) -> Generator[Any, Any, None]:
        yield send_home(DUDE & YOUR)

    with_text(
        monkeypatch, "Longwei Fu", coward=after(Declared, test=lambda play, event: event.name == VEST)(goes)
    )
    table = posses(
        ["Olivia Jenks"],
        ["Clint Ramsey", "Jake Smiley"],
        [f"Longwei Fu | {VEST}"],
        more={GUEST: {"hand": ["Roan"]}, LEADS: {"deck": HANDS[1]}, MARKED: {"deck": HANDS[3]}},
    )
    draws(table)
    turn_of(table, GUEST).uses(VEST)
    assert (table.at("Longwei Fu"), table.zone("Roan")) == ("Morgan Cattle Co.", "discard")
    assert [player_number(table.state, "casualties", seat) for seat in range(3)] == [-1, 0, 0]


# --- a maximum is a modifier of bullets like others (ruling 302) --------------------------------------------------


@pytest.mark.plays("Remedy", "The Mixer")
@pytest.mark.parametrize("cure", ["Remedy", "The Mixer"])
def test_what_takes_modifiers_of_bullets_away_takes_a_maximum_away(cure: str) -> None:
    table = shootout(
        [FACELESS],
        ["Barton Everest | Aetheric Shockwave Inducer", "Fears No Owls | Remedy", "The Mixer"],
        mark={"deck": ["KS"]},
        rock=9,
        winner=0,
    )
    table.uses(FACELESS, "Barton Everest")
    assert table.bullets("Barton Everest") == 4
    table.uses(cure, "Barton Everest")
    assert table.bullets("Barton Everest") == 2 + 4
