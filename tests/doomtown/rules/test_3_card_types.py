"""Rulebook 3.3 to 3.7: dudes, deeds, goods, spells and actions."""

import pytest

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Entered


def shopping(card: str, rock: int, *people: str) -> Playing:
    """The Fourth Ring, with people at home, has a card in hand and so much ghost rock."""
    return Playing(
        side("The Fourth Ring", at={"home": people}, hand=[card], rock=rock), side("The Sloane Gang")
    )


# --- costs -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "price"),
    [
        pytest.param("Ivor Hawley", 9, marks=pytest.mark.rule("RB-3.3-04")),
        pytest.param("Bunkhouse", 2, marks=pytest.mark.rule("RB-3.4-05")),
        pytest.param("Shotgun", 3, marks=pytest.mark.rule("RB-3.5-07")),
        pytest.param("Soul Blast", 1, marks=pytest.mark.rule("RB-3.6-07")),
    ],
)
def test_bringing_a_card_into_play_costs_its_price(card: str, price: int) -> None:
    poor = shopping(card, price - 1, "Micah Ryse")
    assert f"shop:{poor.id(card)}" not in poor.plays()
    refusal = poor.why_not("shop", card)
    assert refusal is not None
    assert refusal.rule == "RB-5.3.5-02"
    table = shopping(card, price + 1, "Micah Ryse").shops(card)
    if table.ask.seat == 0:
        table.answer("left")
    assert table.zone(card) == "play"
    assert table.rock(0) == 1


@pytest.mark.rule("RB-3.7-04")
def test_playing_an_action_costs_its_price() -> None:
    """Hired Guns costs 1."""
    discard = {"discard": ["Bobo"], "hand": ["Hired Guns"]}
    poor = Playing(side("The Fourth Ring", rock=0, **discard), side("The Sloane Gang"))
    assert poor.plays() == ["pass"]
    assert poor.why_not("use", "Hired Guns").rule == "RB-3.7-04"
    table = Playing(side("The Fourth Ring", rock=3, **discard), side("The Sloane Gang"))
    table.uses("Hired Guns")
    assert table.rock(0) == 2
    assert table.hand(0) == ["Bobo"]


# --- keywords --------------------------------------------------------------------------------------


@pytest.mark.rule("RB-3.3-03")
def test_a_dudes_keywords_are_what_other_cards_mean() -> None:
    """Kevin moves to where a Huckster is."""
    table = Playing(
        side(
            "The Fourth Ring",
            deeds=["Pony Express", "Undertaker", "Bunkhouse"],
            at={
                "home": ["Kevin Wainwright"],
                "Pony Express": ["Micah Ryse"],
                "Undertaker": ["Arnold McCadish"],
                "town square": ["Bobo"],
            },
        ),
        side("The Sloane Gang", at={"Bunkhouse": ["Jonah Essex"]}),
    )
    table.uses("Kevin Wainwright")
    assert set(table.choices()) == {"Pony Express", "Bunkhouse"}


@pytest.mark.rule("RB-3.4-04")
def test_a_deeds_keywords_are_what_other_cards_mean() -> None:
    """Clementine has more influence in a Saloon of her player's."""
    for place, influence in (("Charlie's Place", 2), ("Pony Express", 1)):
        table = Playing(
            side("Law Dogs", deeds=["Charlie's Place", "Pony Express"], at={place: ["Clementine Lepp"]}),
            side("The Sloane Gang"),
        )
        assert table.influence("Clementine Lepp") == influence


@pytest.mark.rule("RB-3.5-06")
def test_a_goods_keywords_are_what_other_cards_mean() -> None:
    """Lane has 2 bullets more while he has a Horse."""
    for goods, bullets in (("Roan", 3), ("Mechanical Horse", 3), ("Whiskey Flask", 1)):
        table = Playing(
            side("Morgan Cattle Co.", at={"home": [f"Lane Healey | {goods}"]}), side("The Sloane Gang")
        )
        assert table.bullets("Lane Healey") == bullets


# --- goods -----------------------------------------------------------------------------------------


@pytest.mark.rule("RB-3.5-02")
@pytest.mark.parametrize("people", [(), ("Bobo | booted",)])
def test_goods_need_somebody_to_carry_them(people: tuple[str, ...]) -> None:
    table = shopping("Roan", 5, *people)
    assert table.why_not("shop", "Roan").rule == "RB-5.3.5-08"
    assert not any(play.startswith("shop") for play in table.plays())


@pytest.mark.rule("RB-3.5-02")
def test_goods_are_attached() -> None:
    table = shopping("Roan", 5, "Bobo").shops("Roan")
    assert table.card("Roan").attached
    assert table.card("Roan").place == table.id("Bobo")


@pytest.mark.rule("RB-3.5-03")
def test_a_weapons_bullets_are_added_to_its_dudes() -> None:
    table = Playing(
        side("The Sloane Gang", at={"home": ["Lawrence Blackwood | Legendary Holster"]}), side("Law Dogs")
    )
    assert PRINTED["Lawrence Blackwood"].bullets == 1
    assert table.bullets("Lawrence Blackwood") == 3


@pytest.mark.rule("RB-3.5-04")
def test_a_weapon_does_not_make_a_stud_unless_it_says_so() -> None:
    table = Playing(
        side(
            "The Sloane Gang", at={"home": ["Allie Hensman | Shotgun", "Fred Aims | Pearl-Handled Revolver"]}
        ),
        side("Law Dogs"),
    )
    assert not table.stud("Allie Hensman")
    assert table.stud("Fred Aims")


@pytest.mark.rule("RB-3.5-05")
def test_influence_of_goods_is_added_to_its_dudes() -> None:
    table = Playing(side("Law Dogs", at={"home": ["Tommy Harden | Fancy New Hat"]}), side("The Sloane Gang"))
    assert table.influence("Tommy Harden") == 2


# --- spells ----------------------------------------------------------------------------------------


@pytest.mark.rule("RB-3.6-02")
def test_a_spell_needs_somebody_who_can_cast_it() -> None:
    table = shopping("Soul Blast", 5, "Bobo")
    assert table.why_not("shop", "Soul Blast").rule == "RB-5.3.5-08"
    table = shopping("Soul Blast", 5, "Bobo", "Micah Ryse").shops("Soul Blast")
    assert table.card("Soul Blast").place == table.id("Micah Ryse")


CASTERS = ("Steele Archer", "Félix Amador", "Black Elk", "Bobo")
"""A Huckster, a Blessed, a Shaman, and somebody without any skill."""


@pytest.mark.parametrize(
    ("spell", "caster", "rule"),
    [
        pytest.param("Soul Blast", 0, "RB-3.6-03", marks=pytest.mark.rule("RB-3.6-03")),
        pytest.param("Holy Roller", 1, "RB-3.6-04", marks=pytest.mark.rule("RB-3.6-04")),
        pytest.param("Spirit Dance", 2, "RB-3.6-05", marks=pytest.mark.rule("RB-3.6-05")),
    ],
)
def test_a_spell_is_attached_to_a_dude_of_its_skill(spell: str, caster: int, rule: str) -> None:
    table = shopping(spell, 9, *CASTERS)
    for place, dude in enumerate(CASTERS):
        refusal = table.why_not("shop", spell, dude)
        assert (None if refusal is None else refusal.rule) == (None if place == caster else rule)
    table.shops(spell)
    assert table.card(spell).place == table.id(CASTERS[caster])


# --- actions ---------------------------------------------------------------------------------------


@pytest.mark.rule("RB-3.7-02")
def test_an_action_is_resolved_from_the_hand_and_discarded() -> None:
    table = Playing(side("Law Dogs", hand=["Reserves"]), side("The Sloane Gang"))
    table.uses("Reserves")
    assert table.rock(0) == 1
    assert table.state.players[0].discard == (table.id("Reserves"),)
    assert table.events(Entered) == []


@pytest.mark.rule("RB-3.7-03")
def test_one_ability_of_an_action_is_declared_and_resolved() -> None:
    """One Good Turn… draws a card at Noon, or brings 3 ghost rock against a cheater."""
    table = Playing(side("Law Dogs", hand=["One Good Turn…"], deck=["Roan"]), side("The Sloane Gang"))
    (play,) = [play for play in table.plays() if play.startswith("use")]
    table.answer(play)
    assert table.hand(0) == ["Roan"]
    assert table.rock(0) == 0


@pytest.mark.rule("RB-3.7-03")
def test_an_action_with_two_resolutions_plays_the_one_that_was_named() -> None:
    """Cheatin' Varmint: for 5 ghost rock against anybody, for nothing against a cheater."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}, hand=["Cheatin' Varmint"], rock=5),
        side("The Sloane Gang", at={"town square": ["Silas Aims"]}, deck=["KC", "KC", "3D", "5H", "7S"]),
    )
    table.calls_out("Tommy Harden", "Silas Aims").answer("yes").until("Resolution play")
    plays = [play for play in table.plays() if play != "pass"]
    assert len(plays) == 2
    table.uses("Cheatin' Varmint", "The Sloane Gang", part="bribe")
    assert table.rock(0) == 0
    assert table.zone("Cheatin' Varmint") == "discard"
