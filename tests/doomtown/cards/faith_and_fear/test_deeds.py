"""Deeds of Faith and Fear."""

import pytest

from boomtown.doomtown.reading.numbers import rating, upkeep
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Discarded
from doomtown.scenes import usable

TAX = "California Tax Office"
CHAPEL = "St. Anthony's Chapel"

# --- California Tax Office -------------------------------------------------------------------------


def audited(*theirs: str, rock: int = 5, more: tuple[str, ...] = ("Rob Wilby",)) -> Playing:
    return Playing(
        side("Law Dogs", deeds=[TAX], at={"home": list(more)}),
        side("The Sloane Gang", rock=rock, at={"home": list(theirs)}),
    )


@pytest.mark.plays(TAX)
def test_the_office_comes_booted() -> None:
    table = Playing(side("Law Dogs", rock=2, hand=[TAX]), side("The Sloane Gang")).shops(TAX, "right")
    assert table.zone(TAX) == "play"
    assert table.booted(TAX)


@pytest.mark.plays(TAX)
def test_the_owner_pays_and_is_free_of_the_next_upkeep() -> None:
    table = audited("Pancho Castillo").uses(TAX)
    assert table.ask.seat == 1
    table.answer("pay")
    assert table.rock(1) == 5 - 2
    assert upkeep(table.state, table.id("Pancho Castillo")) == 0
    table.passes(1, 0).until(Question.NOON)
    assert table.state.day == 2
    assert table.zone("Pancho Castillo") == "play"  # nobody asked for upkeep
    assert upkeep(table.state, table.id("Pancho Castillo")) == 2


@pytest.mark.plays(TAX)
@pytest.mark.refuses(TAX)
def test_who_does_not_pay_loses_the_dude() -> None:
    assert audited("Pancho Castillo").uses(TAX, "discard").zone("Pancho Castillo") == "discard"
    poor = audited("Pancho Castillo", rock=1).uses(TAX)
    assert poor.zone("Pancho Castillo") == "discard"  # unasked
    assert poor.rock(1) == 1


@pytest.mark.plays(TAX)
@pytest.mark.rule("RC-wanted-06")
@pytest.mark.parametrize(("answer", "gained"), [("discard", 3), ("pay", 0)])
def test_the_bounty_of_who_is_not_paid_for_goes_to_whoever_used_the_office(answer: str, gained: int) -> None:
    """Ruling 38: bounty follows whose ability discards, not who decides; a third player has no part in it."""
    table = Playing(
        side("Law Dogs", deeds=[TAX], at={"home": ["Rob Wilby"]}),
        side("The Sloane Gang", rock=5, at={"home": ["Pancho Castillo | bounty 3"]}),
        side("Morgan Cattle Co.", rock=1),
    )
    table.uses(TAX, answer)
    assert (table.rock(0), table.rock(2)) == (gained, 1)


@pytest.mark.refuses(TAX)
def test_nobody_audits_their_own_gang() -> None:
    table = audited("Pancho Castillo", "Sanford Taylor").uses(TAX)
    assert table.choices() == ["Pancho Castillo", "Sanford Taylor"]
    assert not any(":audit" in play for play in audited().plays())


@pytest.mark.ruling("RC3-california-tax-office-01")
def test_no_upkeep_is_no_upkeep_whatever_comes() -> None:
    """An outsider's upkeep grows with influence; after the audit Yan Li's Tailoring raises it in vain."""
    table = Playing(
        side("Law Dogs", deeds=[TAX]),
        side("The Sloane Gang", rock=5, deeds=["Yan Li's Tailoring"], at={"home": ["Eli Leatherwood"]}),
    )
    eli = table.id("Eli Leatherwood")
    assert upkeep(table.state, eli) == 2 + 2
    table.uses(TAX, "pay").uses("Yan Li's Tailoring")
    assert table.influence("Eli Leatherwood") == 3
    assert upkeep(table.state, eli) == 0
    table.passes(0, 1).until(Question.NOON)
    assert table.zone("Eli Leatherwood") == "play"


@pytest.mark.ruling("RC3-california-tax-office-02")
def test_outsiders_pay_for_their_influence_here_too() -> None:
    table = audited("Andreas Andregg", rock=4).uses(TAX)  # upkeep 1, influence 2
    assert "pay" in table.choices()
    assert table.answer("pay").rock(1) == 4 - 3


# --- St. Anthony's Chapel --------------------------------------------------------------------------


@pytest.mark.plays(CHAPEL)
@pytest.mark.refuses(CHAPEL)
def test_the_chapel_blesses_its_controller_s_dudes_and_weakens_abominations() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=[CHAPEL],
            at={
                CHAPEL: ["Pancho Castillo", "Olivia Jenks", "Ezrael Jones"],
                "home": ["Shi Long Peng", "Tyxarglenak"],
            },
        ),
        side("The Sloane Gang", at={CHAPEL: ["Steele Archer", "Horace Manse", "The Ghostly Gun"]}),
    )
    state = table.state
    assert rating(state, table.id("Ezrael Jones"), "Blessed") == 1 + 1
    assert rating(state, table.id("Steele Archer"), "Huckster") == 2  # not the controller's
    assert rating(state, table.id("Shi Long Peng"), "Blessed") == 1  # not there
    assert rating(state, table.id("Olivia Jenks"), "Blessed") is None
    assert table.bullets("The Ghostly Gun") == 2 - 1
    assert table.bullets("Tyxarglenak") == 2
    assert table.bullets("Horace Manse") == 3


# --- Pettigrew's Pawnshop --------------------------------------------------------------------------

PAWNSHOP = "Pettigrew's Pawnshop"


def market(seat: int, *hand: str) -> Playing:
    """Player 0 owns and controls the Pawnshop; the player named has something to bring into play."""
    mine = {"deeds": [PAWNSHOP], "at": {"home": ["Olivia Jenks"]}}
    theirs = {"at": {"home": ["Elander Boldman", "Steele Archer"]}, "deck": ["KS"]}
    sides = [{"rock": 5, **more} for more in (mine, theirs)]
    sides[seat]["hand"] = list(hand)
    return Playing(side("Law Dogs", **sides[0]), side("The Sloane Gang", **sides[1]), turn=seat)


@pytest.mark.plays(PAWNSHOP)
@pytest.mark.parametrize("seat", [0, 1])
def test_goods_of_anybody_earn_the_pawnshop_a_commission(seat: int) -> None:
    table = market(seat, "Roan")
    table.shops("Roan", *(["Steele Archer"] if seat else []))
    assert table.zone("Roan") == "play"
    assert [table.rock(0), table.rock(1)] == ([5 - 1 + 1, 5] if seat == 0 else [5 + 1, 5 - 1])


@pytest.mark.refuses(PAWNSHOP)
@pytest.mark.parametrize(("ware", "host"), [("Force Field", ()), ("Soul Blast", ())])
def test_gadgets_and_spells_earn_nothing(ware: str, host: tuple[str, ...]) -> None:
    table = market(1, ware).shops(ware, *host)
    assert table.zone(ware) == "play"
    assert table.rock(0) == 5


@pytest.mark.plays(PAWNSHOP)
@pytest.mark.refuses(PAWNSHOP)
def test_whoever_controls_the_pawnshop_has_the_profit() -> None:
    table = Playing(
        side("Law Dogs", rock=5, deeds=[PAWNSHOP], at={"home": ["Olivia Jenks"]}, hand=["Roan"]),
        side("The Sloane Gang", rock=5, at={PAWNSHOP: ["Steele Archer"]}),
    )
    table.shops("Roan")
    assert [table.rock(0), table.rock(1)] == [5 - 1, 5 + 1]


# --- The Whateley Estate ---------------------------------------------------------------------------

ESTATE = "The Whateley Estate"
WEIRD_WEST = f"{ESTATE} [Weird West]"


def visited(visitor: str, *, owner: int = 0, estate: str = ESTATE, there: str = "") -> Playing:
    """Player 1's visitor moves, without booting for it, from the square to the Estate."""
    at = {"town square": [visitor]}
    if there:
        at[ESTATE] = [there]
    sides = [{}, {"at": at}]
    sides[owner]["deeds"] = [estate]
    table = Playing(side("Law Dogs", **sides[0]), side("The Sloane Gang", **sides[1]), turn=1)
    return table.moves(visitor, estate)


@pytest.mark.plays(ESTATE)
@pytest.mark.refuses(ESTATE)
def test_strangers_shudder_at_the_estate_and_its_owner_s_dudes_do_not() -> None:
    assert visited("Rob Wilby").booted("Rob Wilby")
    assert not visited("Rob Wilby", owner=1).booted("Rob Wilby")
    assert visited("Rob Wilby", there="Steele Archer").booted("Rob Wilby")  # even if they control it


@pytest.mark.refuses(ESTATE)
@pytest.mark.parametrize("rider", ["Rob Wilby", "Rob Wilby | booted"])
def test_the_estate_shudders_in_vain_at_nobody(rider: str) -> None:
    """In the Weird West a React boots who has come; who is booted already is not answered."""
    table = Playing(
        side("Law Dogs", deeds=[WEIRD_WEST]),
        side("The Sloane Gang", at={"town square": [f"{rider} | Mustang"]}),
        turn=1,
    )
    table.uses("Mustang", ESTATE)
    assert (table.question == Question.REACT) == ("booted" not in rider)


@pytest.mark.plays(ESTATE)
@pytest.mark.refuses(ESTATE)
@pytest.mark.parametrize("estate", [ESTATE, WEIRD_WEST])
def test_what_is_no_dude_comes_back_from_boot_hill(estate: str) -> None:
    table = Playing(
        side("Law Dogs", deeds=[estate], hill=["Roan", "Olivia Jenks", "Pistol Whip", "Joker (red)"]),
        side("The Sloane Gang", hill=["Shotgun"]),
    )
    table.uses(ESTATE)
    assert table.choices() == ["Roan", "Pistol Whip", "Joker (red)"]
    table.answer("Pistol Whip")
    assert table.zone("Pistol Whip") == "discard"
    assert table.booted(ESTATE)
    assert table.events(Discarded) == []  # it was moved, not discarded


@pytest.mark.refuses(ESTATE)
def test_a_booted_estate_or_a_hill_of_dudes_gives_nothing_back() -> None:
    for estate, hill in ((f"{ESTATE} | booted", "Roan"), (ESTATE, "Olivia Jenks")):
        assert not usable(Playing(side("Law Dogs", deeds=[estate], hill=[hill]), side()), ESTATE)


@pytest.mark.plays(ESTATE)
@pytest.mark.refuses(ESTATE)
def test_in_weird_west_its_owner_may_boot_whoever_comes() -> None:
    table = visited("Rob Wilby", estate=WEIRD_WEST, there="Steele Archer")
    assert table.ask.seat == 0  # the owner, not the controller
    table.reacts(WEIRD_WEST)
    assert table.booted("Rob Wilby")
    assert table.booted(WEIRD_WEST)
    calm = visited("Rob Wilby", estate=WEIRD_WEST).passes(0)
    assert not calm.booted("Rob Wilby")
    own = visited("Rob Wilby", owner=1, estate=WEIRD_WEST).reacts(WEIRD_WEST)
    assert own.booted("Rob Wilby")
