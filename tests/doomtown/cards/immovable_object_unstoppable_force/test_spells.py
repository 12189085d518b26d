"""Spells of Immovable Object, Unstoppable Force."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import has_keyword
from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import guests_join, shootout, usable


def trail(pull: str = "KC", shaman: str = "Enapay") -> Playing:
    """A Spirit Trail at home, with a booted Tommy Harden and a Shaman."""
    return Playing(
        side("Law Dogs", deck=[pull], at={"home": [shaman, "Spirit Trail", "Tommy Harden | booted"]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"home": ["Barton Everest"]}),
    )


@pytest.mark.plays("Spirit Trail")
def test_spirit_trail_takes_a_booted_dude_anywhere() -> None:
    table = trail().uses("Spirit Trail", "Tommy Harden", "Bunkhouse")
    assert (table.at("Tommy Harden"), table.booted("Tommy Harden")) == ("Bunkhouse", True)
    assert table.booted("Spirit Trail")


@pytest.mark.plays("Spirit Trail")
def test_spirit_trails_join_their_locations() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Blake Ranch | Spirit Trail"], at={"home": ["Spirit Trail"]}),
        side("The Sloane Gang", deeds=["Bunkhouse"]),
    )
    home = table.id("Law Dogs")
    assert adjacent(table.state, home, table.id("Blake Ranch"))
    assert not adjacent(table.state, home, table.id("Bunkhouse"))


@pytest.mark.refuses("Spirit Trail")
def test_spirit_trail_needs_a_shaman_a_good_pull_and_one_of_yours_here() -> None:
    assert not usable(trail(shaman="Olivia Jenks"), "Spirit Trail")
    failed = trail("2C").uses("Spirit Trail", "Tommy Harden", "Bunkhouse")  # 2 and 1 are less than 6
    assert failed.at("Tommy Harden") == "Law Dogs"
    assert trail().uses("Spirit Trail").choices() == ["Enapay", "Tommy Harden"]


def ancestors(pull: str, where: str = "Undertaker") -> Playing:
    return Playing(
        side("Law Dogs", deck=[pull], deeds=["Undertaker"], at={where: ["Black Elk | Many Speak As One"]}),
        side("The Sloane Gang"),
    ).uses("Many Speak As One")


@pytest.mark.plays("Many Speak As One")
def test_an_ancestor_spirit_comes_to_the_shaman() -> None:
    table = ancestors("6C")  # 6 and 3
    assert (table.at("Ancestor Spirit"), table.controller("Ancestor Spirit")) == ("Undertaker", 0)
    assert (table.bullets("Ancestor Spirit"), table.influence("Ancestor Spirit")) == (0, 1)
    assert table.booted("Many Speak As One")


@pytest.mark.refuses("Many Speak As One")
def test_no_spirit_comes_if_the_pull_is_too_low_or_the_spell_booted() -> None:
    table = ancestors("5C")
    assert all(card.face != "Ancestor Spirit" for card in table.state.cards.values())
    assert not usable(table.passes(1), "Many Speak As One")


# --- Spirit Guidance --------------------------------------------------------------------------------

GUIDANCE = "Spirit Guidance"


def guided(pull: str, *hand: str, where: str = "home") -> Playing:
    """Black Elk, whose skill is 3, has Spirit Guidance."""
    return Playing(
        side(
            "Eagle Wardens",
            deck=[pull, "2H", "3H", "4H"],
            hand=list(hand),
            at={where: [f"Black Elk | {GUIDANCE}"]},
        ),
        side("The Sloane Gang"),
    )


@pytest.mark.plays(GUIDANCE)
def test_guidance_gives_a_card_for_a_card() -> None:
    table = guided("4C", "5S", "6S").uses(GUIDANCE, "5 of Spades", part="ask")
    assert sorted(table.hand(0)) == ["2 of Hearts", "6 of Spades"]
    assert table.booted(GUIDANCE)


@pytest.mark.refuses(GUIDANCE)
def test_guidance_that_fails_or_finds_no_card_exchanges_nothing() -> None:
    table = guided("3C", "5S", "6S").uses(GUIDANCE, "5 of Spades", part="ask")
    assert sorted(table.hand(0)) == ["5 of Spades", "6 of Spades"]
    empty = guided("KC")
    assert (usable(empty, GUIDANCE, "ask"), usable(empty, GUIDANCE, "follow")) == (False, True)


@pytest.mark.plays(GUIDANCE)
def test_away_from_home_guidance_gives_two_cards_for_any_two() -> None:
    table = guided("7C", "5S", where="town square").uses(GUIDANCE, part="follow")
    assert sorted(table.choices()) == ["2 of Hearts", "3 of Hearts", "5 of Spades"]
    assert table.ask.form.most == 2  # type: ignore[attr-defined]
    table.answer("5 of Spades", "2 of Hearts")
    assert table.hand(0) == ["3 of Hearts"]


@pytest.mark.refuses(GUIDANCE)
@pytest.mark.parametrize(("pull", "where"), [("KC", "home"), ("6C", "town square")])
def test_at_home_or_below_ten_guidance_gives_nothing(pull: str, where: str) -> None:
    table = guided(pull, "5S", where=where).uses(GUIDANCE, part="follow")
    assert (table.hand(0), table.booted(GUIDANCE)) == (["5 of Spades"], True)


@pytest.mark.plays(GUIDANCE)
def test_another_s_home_is_not_yours() -> None:
    table = guided("KC", "5S", where="The Sloane Gang").uses(GUIDANCE, part="follow")
    assert len(table.choices()) == 3


# --- The Pack Awakens, Spirit Dance -----------------------------------------------------------------

PACK, DANCE, NATURE = "The Pack Awakens", "Spirit Dance", "Nature Spirit"
WW = " [Weird West]"


def howling(pull: str, **details: Any) -> Playing:
    """Black Elk fights at a deed where The Pack Awakens stands."""
    return shootout(
        ["Black Elk"],
        ["Jake Smiley", "Allie Hensman"],
        where="Bunkhouse",
        hands=((pull,), ()),
        leader={"deeds": [f"Bunkhouse | {PACK}"], **details},
    ).uses(PACK)


@pytest.mark.plays(PACK)
def test_the_pack_sends_a_booted_spirit_into_the_fight() -> None:
    table = howling("5C")
    assert table.posse(0) == ["Black Elk", NATURE]
    assert (table.at(NATURE), table.booted(NATURE), table.stud(NATURE), table.bullets(NATURE)) == (
        "Bunkhouse",
        True,
        True,
        2,
    )
    assert table.booted(PACK)


@pytest.mark.refuses(PACK)
def test_no_spirit_answers_a_low_pull() -> None:
    table = howling("4C")
    assert table.posse(0) == ["Black Elk"]
    assert all(card.face != NATURE for card in table.state.cards.values())


@pytest.mark.plays(PACK)
@pytest.mark.refuses(PACK)
def test_token_dudes_where_the_pack_is_are_harrowed_anybody_s() -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            deeds=[f"Bunkhouse | {PACK}"],
            at={"Bunkhouse": ["Ancestor Spirit", "Olivia Jenks"], "home": [NATURE]},
        ),
        side("The Sloane Gang", at={"Bunkhouse": ["Gunslinger"]}),
    )
    harrowed = [
        has_keyword(table.state, table.id(name), "Harrowed")
        for name in ("Ancestor Spirit", "Gunslinger", "Olivia Jenks", NATURE)
    ]
    assert harrowed == [True, True, False, False]


def dancing(face: str, pull: str) -> Playing:
    return shootout([f"Black Elk | {face}"], ["Allie Hensman"], hands=((pull,), ())).uses(DANCE)


@pytest.mark.plays(DANCE)
@pytest.mark.parametrize(("face", "token"), [(DANCE, NATURE), (f"{DANCE}{WW}", "Gunslinger")])
def test_a_dancer_calls_a_spirit_or_a_gunslinger_into_the_posse(face: str, token: str) -> None:
    table = dancing(face, "7C")
    assert table.posse(0) == ["Black Elk", token]
    assert (table.booted(token), table.stud(token), table.bullets(token), table.at(token)) == (
        False,
        True,
        2,
        "Town Square",
    )
    assert table.booted(DANCE)


@pytest.mark.refuses(DANCE)
@pytest.mark.parametrize("face", [DANCE, f"{DANCE}{WW}"])
def test_a_dance_below_ten_calls_nobody(face: str) -> None:
    assert dancing(face, "6C").posse(0) == ["Black Elk"]


@pytest.mark.refuses(DANCE)
@pytest.mark.refuses(PACK)
@pytest.mark.parametrize("face", [DANCE, f"{DANCE}{WW}", PACK])
def test_nobody_is_called_into_a_posse_that_takes_nobody_in(face: str) -> None:
    """Scoop Hound keeps everybody out; an ability whose first sentence cannot be done is not used (ruling 3)."""
    totem = {"at": {"town square": [PACK]}} if face == PACK else {}
    shaman = "Black Elk" if face == PACK else f"Black Elk | {face}"
    table = shootout([shaman, "Jake Smiley | Scoop Hound"], ["Allie Hensman"], leader=totem)
    assert usable(table, face.removesuffix(WW))
    table.uses("Scoop Hound").passes(1)
    assert not usable(table, face.removesuffix(WW))


@pytest.mark.plays(DANCE)
def test_a_guest_s_spirit_fights_for_the_side_the_guest_is_on() -> None:
    table = shootout(
        ["Jake Smiley"],
        ["Allie Hensman"],
        others=[side("Eagle Wardens", deck=["KC"], at={"town square": [f"Black Elk | {DANCE}"]})],
        joining=False,
    )
    guests_join(table, "Black Elk")
    table.passes(0).passes(1).uses(DANCE)
    assert (table.posse(0), table.controller(NATURE)) == (["Jake Smiley", "Black Elk", NATURE], 2)
