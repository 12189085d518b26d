"""Spells of Nightmare at Noon."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import JobEnded
from doomtown.scenes import asks, usable

# --- For Such a Time as This ------------------------------------------------------------------------

TIME = "For Such a Time as This"


def praying(pulled: str, *, rock: int = 9, notes: str = "", theirs: tuple[str, ...] = ()) -> Playing:
    """Rev. Perry Inbody, a Blessed 2 at home, has the spell; dudes are in the deck and the discard pile."""
    return Playing(
        side(
            "Law Dogs",
            rock=rock,
            deck=[pulled, "Allie Hensman", "Sloane", "Tommy Harden", "Shotgun"],
            discard=["Olivia Jenks", "Roan"],
            at={"home": [f"Rev. Perry Inbody{notes} | {TIME}"]},
        ),
        side("The Sloane Gang", at={"town square": list(theirs)}),
    )


def prayed(table: Playing) -> Playing:
    """The spell is cast, the Reverend goes alone, and nobody opposes him: whom does he call?"""
    table.uses(TIME)
    while "search" not in asks(table):
        table.answer("done" if "done" in table.plays() else "no")
    return table


@pytest.mark.plays(TIME)
@pytest.mark.parametrize(("called", "price"), [("Tommy Harden", 1), ("Olivia Jenks", 0)])
def test_a_dude_is_called_for_four_less_and_matters_more_for_good(called: str, price: int) -> None:
    table = prayed(praying("KS"))
    before = {"Tommy Harden": 1, "Olivia Jenks": 2}[called]
    table.answer(called)
    assert table.at(called) == "Law Dogs"
    assert table.influence(called) == before + 1
    assert table.card(called).counter("influence") == 1
    assert table.rock(0) == 9 - price
    assert table.zone(TIME) == "hill"
    assert (table.at("Rev. Perry Inbody"), table.booted("Rev. Perry Inbody")) == ("Law Dogs", True)


@pytest.mark.refuses(TIME)
@pytest.mark.parametrize(
    ("pulled", "rock", "found"),
    [
        ("KS", 9, ["Allie Hensman", "Olivia Jenks", "Tommy Harden"]),  # 15, and Sloane's grit is 20
        ("KS", 0, ["Allie Hensman", "Olivia Jenks"]),  # nothing to pay for Tommy with
    ],
)
def test_only_dudes_of_less_grit_who_can_be_paid_for_are_called(
    pulled: str, rock: int, found: list[str]
) -> None:
    assert sorted(prayed(praying(pulled, rock=rock)).choices()) == [*found, "none"]


@pytest.mark.refuses(TIME)
def test_a_failed_miracle_starts_no_job_and_a_booted_blessed_cannot_lead_one() -> None:
    failed = praying("6S").uses(TIME)  # 8 is not enough
    assert failed.state.fight is None
    assert (failed.booted(TIME), failed.at("Rev. Perry Inbody")) == (True, "Law Dogs")
    assert not usable(praying("KS", notes=" | booted"), TIME)


@pytest.mark.refuses(TIME)
def test_a_job_that_fails_calls_nobody() -> None:
    table = (
        praying("KS", theirs=("Sloane",)).uses(TIME).until(Question.OPPOSE).answer("yes").until(Question.NOON)
    )
    assert [event.success for event in table.events(JobEnded)] == [False]
    assert table.zone("Olivia Jenks") == "discard"
    assert table.rock(0) == 9


# --- Sword of the Spirit ----------------------------------------------------------------------------

SWORD = "Sword of the Spirit"
WEST = "Sword of the Spirit [Weird West]"


OLIVIA = "Olivia Jenks"  # a draw with 2 bullets and 2 influence


def blessing(spell: str, *mine: str, pulled: str = "5S") -> Playing:
    """Rev. Perry Inbody, a Blessed 2, has the spell at home with these; Hucksters of both sides can curse them."""
    return Playing(
        side(
            "Law Dogs",
            deck=[pulled, "KS", "KH"],
            at={"home": [f"Rev. Perry Inbody | {spell}", *mine, "Steele Archer | Blood Curse"]},
        ),
        side(
            "The Sloane Gang",
            deck=["KS", "KH"],
            at={"town square": ["Lillian Morgan | Blood Curse"]},
        ),
    )


@pytest.mark.plays(SWORD)
def test_a_blessed_blade_makes_a_stud_whom_no_opposing_spell_affects() -> None:
    table = blessing(SWORD, f"{OLIVIA} | Rapier").uses(SWORD)
    assert (table.bullets(OLIVIA), table.stud(OLIVIA)) == (2 + 2 + 1, True)
    assert not table.booted(SWORD)
    table.uses("Blood Curse @1", OLIVIA)
    assert (table.bullets(OLIVIA), table.influence(OLIVIA)) == (5, 2)
    table.uses("Blood Curse @0", OLIVIA)  # a spell of her own side
    assert (table.bullets(OLIVIA), table.influence(OLIVIA)) == (4, 1)


@pytest.mark.refuses(SWORD)
def test_the_sword_is_only_for_dudes_with_melee_weapons_and_needs_a_seven() -> None:
    assert not usable(blessing(SWORD, f"{OLIVIA} | Shotgun"), SWORD)
    table = blessing(
        SWORD, f"{OLIVIA} | Rapier", "Jake Smiley | Shotgun", "Tommy Harden | Silver-Weaved Staff"
    )
    table.uses(SWORD)
    assert table.choices() == [OLIVIA, "Tommy Harden"]
    failed = blessing(SWORD, f"{OLIVIA} | Rapier", pulled="4S").uses(SWORD)
    assert (failed.bullets(OLIVIA), failed.stud(OLIVIA)) == (4, False)


def blade_changed(spell: str, *then: str) -> Playing:
    """Olivia is blessed, gives her Rapier to the Reverend and perhaps gets a Silver-Weaved Staff from Tommy."""
    table = (
        blessing(spell, f"{OLIVIA} | Rapier", "Tommy Harden | Silver-Weaved Staff")
        .uses(spell, OLIVIA)
        .passes(1)
    )
    table.answer(f"trade:{table.id('Law Dogs')}")
    for answer in ("Rapier", "Rev. Perry Inbody", *then):
        table.answer(answer)
    return table


@pytest.mark.refuses(SWORD)
@pytest.mark.parametrize(("then", "bullets"), [(("done",), 2), (("Silver-Weaved Staff", OLIVIA), 2 + 1)])
def test_the_blessing_is_gone_with_that_blade_whatever_replaces_it(
    then: tuple[str, ...], bullets: int
) -> None:
    table = blade_changed(SWORD, *then)
    assert (table.bullets(OLIVIA), table.stud(OLIVIA)) == (bullets, False)
    table.uses("Blood Curse @1", OLIVIA)
    assert table.influence(OLIVIA) == 1


@pytest.mark.refuses(SWORD)
def test_the_blessing_is_gone_when_that_blade_leaves_play() -> None:
    table = (
        blessing(SWORD, f"{OLIVIA} | Rapier", "Tommy Harden | Silver-Weaved Staff")
        .uses(SWORD, OLIVIA)
        .passes(1)
    )
    table.answer(f"trade:{table.id('Law Dogs')}")
    for answer in (
        "Silver-Weaved Staff",
        OLIVIA,
        "done",
        "Rapier",
    ):  # she carries too many, and the Rapier is discarded
        table.answer(answer)
    assert (table.zone("Rapier"), table.bullets(OLIVIA), table.stud(OLIVIA)) == ("discard", 2 + 1, False)


@pytest.mark.plays(SWORD)
def test_in_the_weird_west_any_blade_will_do() -> None:
    table = blade_changed(WEST, "Silver-Weaved Staff", OLIVIA)
    assert (table.bullets(OLIVIA), table.stud(OLIVIA)) == (2 + 1 + 1, True)
    table.uses("Blood Curse @1", OLIVIA)
    assert (table.bullets(OLIVIA), table.influence(OLIVIA)) == (4, 2)


@pytest.mark.refuses(SWORD)
def test_in_the_weird_west_a_dude_without_a_blade_has_a_bullet_and_nothing_else() -> None:
    table = blessing(WEST, OLIVIA).uses(WEST, OLIVIA)
    assert (table.bullets(OLIVIA), table.stud(OLIVIA)) == (3, False)
    table.uses("Blood Curse @1", OLIVIA)
    assert (table.bullets(OLIVIA), table.influence(OLIVIA)) == (2, 1)
    lost = blade_changed(WEST, "done")
    assert (lost.bullets(OLIVIA), lost.stud(OLIVIA)) == (3, False)
    failed = blessing(WEST, OLIVIA, pulled="4S").uses(WEST, OLIVIA)
    assert failed.bullets(OLIVIA) == 2
