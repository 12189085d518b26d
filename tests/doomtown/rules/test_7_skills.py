"""Rulebook 7.2 and 7.2.1: skilled dudes, pulls, and casting spells."""

import pytest

from boomtown.doomtown.reading import numbers
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Cause, events
from boomtown.doomtown.state.events import Cast, Moved, Pulled, Shuffled
from boomtown.doomtown.verbs import lasting
from boomtown.doomtown.verbs.changes import change_card
from doomtown.rules.duel import duel


def huckster(
    caster: str = "Micah Ryse | Shadow Walk", *, outfit: str = "Law Dogs", **details: object
) -> Playing:
    """A Huckster at home with a spell; the deck is the caller's."""
    return Playing(
        side(outfit, at={"home": [caster]}, **details),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
    )


@pytest.mark.rule("RB-7.2-01")
@pytest.mark.parametrize(
    ("dude", "skill", "rating"),
    [
        ("Ivor Hawley (Exp 1)", "Huckster", 3),
        ("Elander Boldman", "Mad Scientist", 2),
        ("Father Tolarios", "Blessed", 2),
        ("Laughing Crow", "Shaman", 4),
    ],
)
def test_a_skill_has_a_rating(dude: str, skill: str, rating: int) -> None:
    table = Playing(side("Law Dogs", at={"home": [dude]}), side())
    assert numbers.skills(table.state, table.id(dude)) == [skill]
    assert numbers.rating(table.state, table.id(dude), skill) == rating


def two_skills(**details: object) -> Playing:
    """Elander, Mad Scientist 2, is a Huckster 1 as well."""
    table = Playing(
        side("Law Dogs", rock=9, at={"home": ["Elander Boldman | Shadow Walk"]}, **details),
        side("The Sloane Gang"),
        turn=1,
    )
    cause = Cause("ability", "scene", 0, table.id("Elander Boldman"), "noon")
    dude = (table.id("Elander Boldman"),)
    lasting.lasting(table.state, cause, lasting.DAY, on=dude, word="has Huckster", amount=1)
    return table.passes(1)


@pytest.mark.rule("RB-7.2-02")
def test_inventing_adds_the_mad_scientist_rating() -> None:
    table = two_skills(hand=["Force Field"], deck=["4C"])
    table.shops("Force Field")
    (test,) = table.events(events.Tested)
    assert (test.skill, test.check) == ("Mad Scientist", 4 + 2)


@pytest.mark.rule("RB-7.2-03")
def test_casting_adds_the_rating_of_the_spells_skill() -> None:
    table = two_skills(deck=["4C"])
    table.uses("Shadow Walk", "Town Square")
    (test,) = table.events(events.Tested)
    assert (test.skill, test.check) == ("Huckster", 4 + 1)


@pytest.mark.rule("RB-7.2-03")
@pytest.mark.parametrize(
    ("caster", "spell", "skill", "rating"),
    [("Father Tolarios", "Benediction", "Blessed", 2), ("Ivor Hawley (Exp 1)", "Blood Curse", "Huckster", 3)],
)
def test_each_kind_of_spell_has_its_skill(caster: str, spell: str, skill: str, rating: int) -> None:
    table = Playing(
        side("Law Dogs", at={"home": [f"{caster} | {spell}", "Tommy Harden"]}, deck=["4C"]), side("Law Dogs")
    )
    table.uses(spell)
    if table.events(events.Tested) == []:
        table.answer("Tommy Harden")
    (test,) = table.events(events.Tested)
    assert (test.skill, test.check) == (skill, 4 + rating)


@pytest.mark.rule("RB-7.2-04")
@pytest.mark.rule("RB-7.2-05")
def test_a_skill_test_is_one_pull_of_the_top_card() -> None:
    table = huckster(deck=["9H", "KC"])
    table.uses("Shadow Walk", "Town Square")
    (pulled,) = table.events(Pulled)
    assert (pulled.seat, pulled.suit, pulled.value) == (0, "hearts", 9)


@pytest.mark.rule("RB-7.2-06")
def test_an_empty_deck_is_made_anew_before_pulling() -> None:
    table = huckster(deck=[], fill=False, discard=["2C", "3C", "4C", "5C", "6C", "7C"])
    table.uses("Shadow Walk", "Town Square")
    assert [event.again for event in table.events(Shuffled)] == [True]
    (pulled,) = table.events(Pulled)
    assert 2 <= pulled.value <= 7
    player = table.state.players[0]
    assert (len(player.deck), len(player.discard)) == (5, 1)


@pytest.mark.rule("RB-7.2-07")
def test_without_any_card_the_pull_is_the_ace_of_clubs() -> None:
    table = huckster(deck=[], fill=False)
    table.uses("Shadow Walk", "Town Square")
    (pulled,) = table.events(Pulled)
    assert (pulled.suit, pulled.value) == ("clubs", 1)


@pytest.mark.rule("RB-7.2-08")
def test_a_check_is_pull_plus_rating() -> None:
    table = huckster("Ivor Hawley (Exp 1) | Shadow Walk", deck=["8C"])
    table.uses("Shadow Walk", "Town Square")
    assert table.events(events.Tested)[0].check == 11


@pytest.mark.rule("RB-7.2-09")
def test_a_pulled_card_is_discarded_after_everything_it_led_to() -> None:
    table = duel(
        ["Father Tolarios | The Lord Provides"],
        ["Barton Everest"],
        me={"deck": ["Pistol Whip"], "discard": ["Sun in Yer Eyes"]},
    )
    whip = table.id("Pistol Whip")
    # A 5 is not enough for 9, so the test is made easier first.
    cause = Cause("ability", "scene", 0, table.id("Father Tolarios"), "noon")
    list(lasting.modify(table.state, table.id("Father Tolarios"), "check", 5, cause, lasting.DAY))
    table.uses("The Lord Provides", "discard pile")
    assert table.choices() == ["Sun in Yer Eyes", "none"]  # the pulled action is not in the pile yet
    assert table.state.cards[whip].zone == "limbo"
    table.answer("Sun in Yer Eyes")
    assert table.hand(0) == ["Sun in Yer Eyes"]
    assert table.state.cards[whip].zone == "discard"


@pytest.mark.rule("RB-7.2-09")
def test_a_card_pulled_by_a_text_waits_too() -> None:
    table = Playing(
        side(
            "The Fourth Ring",
            deck=["Legendary Holster"],
            discard=["Doyle's Hoyle"],
            deeds=["Long Strides Ranch"],
            at={"Long Strides Ranch": ["Richard Slavin"]},
        ),
        side("Law Dogs"),
    )
    table.uses("Richard Slavin")
    assert table.choices() == [
        "Doyle's Hoyle",
        "none",
    ]  # and not the Holster, a Mystical goods that was pulled
    table.answer("none")
    assert table.zone("Legendary Holster") == "discard"


# --- casting -----------------------------------------------------------------------------------------


@pytest.mark.rule("RB-7.2.1-01")
def test_only_the_right_skill_casts() -> None:
    table = huckster("Tommy Harden | Shadow Walk")
    refusal = table.why_not("use", "Shadow Walk")
    assert refusal is not None
    assert refusal.rule == "RB-7.2.1-01"


@pytest.mark.rule("RB-7.2.1-02")
def test_casting_is_using_a_spells_ability() -> None:
    table = Playing(
        side(
            "The Fourth Ring",
            deck=["KC", "5C"],
            hand=["6C"],
            at={"town square": ["Mongwau The Mighty | Shadow Walk"], "home": ["Tommy Harden"]},
        ),
        side("Law Dogs"),
    )
    table.uses("Shadow Walk", "Law Dogs")
    assert len(table.events(Cast)) == 1
    table.reacts("The Fourth Ring")
    assert table.rock(0) == 1


@pytest.mark.rule("RB-7.2.1-03")
def test_a_check_that_equals_the_difficulty_succeeds() -> None:
    table = huckster(deck=["7C"])
    table.uses("Shadow Walk", "Town Square")
    assert table.at("Micah Ryse") == "Town Square"


@pytest.mark.rule("RB-7.2.1-04")
@pytest.mark.rule("RB-7.2.1-05")
@pytest.mark.rule("RB-7.2.1-06")
def test_a_failed_spell_does_nothing_is_used_and_ends_the_play() -> None:
    table = huckster(deck=["6C"])
    table.uses("Shadow Walk", "Town Square")
    assert table.at("Micah Ryse") == "Law Dogs"
    assert table.events(Moved) == []
    assert table.booted("Shadow Walk")  # the cost stays paid
    assert table.ask.seat == 1
    table.passes(1)
    change_card(table.state, table.id("Shadow Walk"), booted=False)
    refusal = table.why_not("use", "Shadow Walk")
    assert refusal is not None
    assert refusal.rule == "RB-5.3.1-09"
