"""Dudes of Faith and Fear who invent, pray, plead and ride at Noon."""

import pytest

from boomtown.doomtown.reading.numbers import rating
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from boomtown.doomtown.words import GADGET, MYSTICAL, has_keyword, says
from doomtown.offers import usable
from doomtown.shootouts import with_text


def workshop(*people: str, hand: tuple[str, ...], deck: tuple[str, ...] = ("KS",)) -> Playing:
    """These dudes are at home, with Gadgets to invent."""
    return Playing(
        side("Law Dogs", rock=9, at={"home": list(people)}, hand=list(hand), deck=list(deck)),
        side("The Sloane Gang", at={"home": ["Rob Wilby"]}),
    )


def gadgets(table: Playing) -> list[str]:
    """What can be brought into play now."""
    plays = [play.split(":") for play in table.plays()]
    return [table.state.printed(int(play[1])).title for play in plays if play[0] == "shop"]


# --- Valeria Batten --------------------------------------------------------------------------------

VALERIA = "Valeria Batten"
WHEEL_GUN = "Holy Wheel Gun"  # a Mystical Gadget of difficulty 5


@pytest.mark.plays(VALERIA)
@pytest.mark.parametrize(("pulled", "zone"), [("4S", "play"), ("3S", "discard")])
def test_valeria_invents_mystical_gadgets_as_a_huckster(pulled: str, zone: str) -> None:
    table = workshop(VALERIA, hand=(WHEEL_GUN,), deck=(pulled,)).shops(WHEEL_GUN)
    assert table.zone(WHEEL_GUN) == zone  # her skill is 1
    assert table.booted(VALERIA)
    assert table.rock(0) == 9 - 2
    if zone == "play":
        assert table.card(WHEEL_GUN).place == table.id(VALERIA)


@pytest.mark.refuses(VALERIA)
def test_valeria_invents_nothing_else_and_another_huckster_nothing_at_all() -> None:
    hand = (WHEEL_GUN, "Force Field")
    assert gadgets(workshop(VALERIA, hand=hand)) == [WHEEL_GUN]
    assert gadgets(workshop(f"{VALERIA} | booted", hand=hand)) == []
    assert gadgets(workshop("Steele Archer", hand=hand)) == []


def test_who_may_use_either_skill_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card makes Valeria a Mad Scientist; here one paragraph more does."""
    with_text(
        monkeypatch,
        VALERIA,
        occultist=says("invents with Huckster", other=GADGET & MYSTICAL),
        science=has_keyword("Mad Scientist", rating=3),
    )
    for skill, check in (("Huckster", 1 + 1), ("Mad Scientist", 1 + 3)):
        table = workshop(VALERIA, hand=(WHEEL_GUN,), deck=("AS",)).shops(WHEEL_GUN)
        assert table.choices() == ["Huckster", "Mad Scientist"]
        table.answer(skill)
        (tested,) = table.events(events.Tested)
        assert (tested.skill, tested.check) == (skill, check)


# --- Zoe Halbrook ----------------------------------------------------------------------------------

ZOE = "Zoe Halbrook"


@pytest.mark.plays(ZOE)
def test_a_deputy_helps_zoe_invent_a_weapon() -> None:
    table = workshop(ZOE, "Tommy Harden", hand=("Auto-Revolver",), deck=("6S",)).shops("Auto-Revolver")
    assert table.zone("Auto-Revolver") == "play"  # 6 + 1 against 7


@pytest.mark.refuses(ZOE)
@pytest.mark.parametrize(("pulled", "deputies"), [("5S", ("Tommy Harden",)), ("6S", ())])
def test_one_deputy_is_no_more_than_one_skill(pulled: str, deputies: tuple[str, ...]) -> None:
    table = workshop(ZOE, *deputies, hand=("Auto-Revolver",), deck=(pulled,)).shops("Auto-Revolver")
    assert table.zone("Auto-Revolver") == "discard"


@pytest.mark.plays(ZOE)
@pytest.mark.refuses(ZOE)
def test_anybody_s_deputies_where_zoe_is_count_and_no_others() -> None:
    table = Playing(
        side(
            "Law Dogs", at={"town square": [ZOE, "Tommy Harden", "Olivia Jenks"], "home": ["Philip Swinford"]}
        ),
        side("The Sloane Gang", at={"town square": ['Xiong "Wendy" Cheng']}),
    )
    assert rating(table.state, table.id(ZOE), "Mad Scientist") == 2


@pytest.mark.refuses(ZOE)
def test_zoe_invents_no_other_gadgets() -> None:
    hand = ("Auto-Revolver", "Force Field", "Mechanical Horse")
    assert gadgets(workshop(ZOE, hand=hand)) == ["Auto-Revolver"]
    assert gadgets(workshop("Elander Boldman", hand=hand)) == list(hand)


# --- Rev. Perry Inbody -----------------------------------------------------------------------------

PERRY = "Rev. Perry Inbody"


def vigil(pulled: str, perry: str = PERRY) -> Playing:
    """Booted dudes are with Perry at home, next door in the square, and far away."""
    return Playing(
        side(
            "Law Dogs",
            deeds=["Jackson's Strike"],
            at={
                "home": [perry, "Tommy Harden | booted", "Olivia Jenks | booted", "Andreas Andregg"],
                "Jackson's Strike": ["Philip Swinford | booted"],
            },
            deck=[pulled],
        ),
        side("The Sloane Gang", at={"town square": ['Xiong "Wendy" Cheng | booted']}),
    )


@pytest.mark.plays(PERRY)
@pytest.mark.refuses(PERRY)
@pytest.mark.parametrize("law_dog", ["Tommy Harden", 'Xiong "Wendy" Cheng'])
def test_perry_s_prayer_unboots_him_and_a_law_dog_nearby(law_dog: str) -> None:
    table = vigil("7S").uses(PERRY)  # 7 + 2 against 9
    assert table.choices() == ["Tommy Harden", 'Xiong "Wendy" Cheng']
    table.answer(law_dog)
    assert not table.booted(PERRY)
    fresh = [
        dude for dude in ("Tommy Harden", 'Xiong "Wendy" Cheng', "Olivia Jenks") if not table.booted(dude)
    ]
    assert fresh == [law_dog]


@pytest.mark.refuses(PERRY)
def test_a_prayer_that_fails_leaves_everybody_booted() -> None:
    table = vigil("6S").uses(PERRY)
    assert table.booted(PERRY)
    assert table.booted("Tommy Harden")
    assert not usable(vigil("KS", f"{PERRY} | booted"), PERRY)


# --- Chuan "Jen" Qí --------------------------------------------------------------------------------

JEN = 'Chuan "Jen" Qí'


def jen(carried: str) -> tuple[int, int]:
    """Her influence and bullets with this."""
    table = Playing(side("Morgan Cattle Co.", at={"home": [JEN + carried]}), side("The Sloane Gang"))
    return table.influence(JEN), table.bullets(JEN)


@pytest.mark.plays(JEN)
def test_jen_rides_well_and_fights_with_gadgets() -> None:
    assert jen(" | Roan") == (1 + 1, 0)
    assert jen(" | Force Field") == (1, 0 + 2)
    assert jen(" | Mechanical Horse") == (1 + 1, 0 + 2)


@pytest.mark.refuses(JEN)
def test_on_foot_and_with_common_goods_jen_is_nobody_special() -> None:
    assert jen("") == (1, 0)
    assert jen(" | Shotgun") == (1, 0 + 1)


# --- Makaio Kaleo, Esq. ----------------------------------------------------------------------------

MAKAIO = "Makaio Kaleo, Esq."


def office(*clients: str) -> Playing:
    return Playing(
        side("The Sloane Gang", at={"home": [MAKAIO], "town square": list(clients)}),
        side("Law Dogs", at={"home": ["Barton Everest | bounty 3"]}),
    )


@pytest.mark.plays(MAKAIO)
@pytest.mark.refuses(MAKAIO)
def test_makaio_moves_a_bounty_from_one_dude_of_yours_to_another() -> None:
    table = office("Clint Ramsey | bounty 2", "Pancho Castillo | bounty 1", "Rob Wilby").uses(MAKAIO)
    assert table.choices() == ["Clint Ramsey", "Pancho Castillo"]  # neither the others nor Law Dogs' Barton
    table.answer("Clint Ramsey")
    assert table.choices() == [MAKAIO, "Pancho Castillo", "Rob Wilby"]
    table.answer("Rob Wilby")
    assert [table.bounty(dude) for dude in ("Clint Ramsey", "Pancho Castillo", "Rob Wilby")] == [1, 1, 1]
    assert not table.booted(MAKAIO)


@pytest.mark.refuses(MAKAIO)
def test_without_any_bounty_there_is_nothing_to_move() -> None:
    assert not usable(office("Rob Wilby"), MAKAIO)
