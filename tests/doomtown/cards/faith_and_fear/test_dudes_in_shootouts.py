"""Dudes of Faith and Fear whose abilities are for shootouts."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing
from boomtown.doomtown.verbs.changes import change_card, change_fight
from doomtown.scenes import deal, draws, shootout, usable

# --- Pagliaccio ------------------------------------------------------------------------------------

CLOWN = "Pagliaccio"


@pytest.mark.plays(CLOWN)
@pytest.mark.refuses(CLOWN)
def test_the_clown_makes_an_opposing_dude_weaker() -> None:
    table = shootout([CLOWN, "Rob Wilby"], ["Pancho Castillo", "Clint Ramsey"]).uses(CLOWN)
    assert table.choices() == ["Pancho Castillo", "Clint Ramsey"]
    before = table.value("Pancho Castillo")
    table.answer("Pancho Castillo")
    assert (table.bullets("Pancho Castillo"), table.value("Pancho Castillo")) == (3 - 1, before - 1)
    assert table.booted(CLOWN)


@pytest.mark.refuses(CLOWN)
def test_a_booted_clown_jests_no_more() -> None:
    table = shootout(["Pancho Castillo"], [f"{CLOWN} | booted"]).passes(0)
    assert table.ask.seat == 1
    assert not usable(table, CLOWN)


# --- Micah Ryse (Exp 1) ----------------------------------------------------------------------------

MICAH = "Micah Ryse (Exp 1)"


@pytest.mark.plays(MICAH)
@pytest.mark.parametrize("focus", ["Soul Blast", "Doyle's Hoyle"])
def test_micah_unnerves_an_opposing_dude(focus: str) -> None:
    table = shootout([f"{MICAH} | {focus}"], ["Clint Ramsey"])
    before = table.value("Clint Ramsey")
    table.uses(MICAH)
    assert table.booted(focus)
    assert not table.booted(MICAH)
    assert table.value("Clint Ramsey") == before - 3


@pytest.mark.refuses(MICAH)
def test_micah_needs_an_unbooted_hex_or_mystical_goods_of_his_own() -> None:
    table = shootout([f"{MICAH} | Soul Blast | Doyle's Hoyle | Shotgun"], ["Clint Ramsey"]).uses(MICAH)
    assert table.choices() == ["Soul Blast", "Doyle's Hoyle"]
    for mine in ([MICAH, "Jonah Essex | Soul Blast"], [f"{MICAH} | Soul Blast booted | Shotgun"]):
        assert not usable(shootout(mine, ["Clint Ramsey"]), MICAH)


# --- Abram Grothe (Exp 1) --------------------------------------------------------------------------

ABRAM = "Abram Grothe (Exp 1)"


def second_round(armed: str = "Pancho Castillo | Shotgun") -> Playing:
    """The first round is a tie: either side loses a dude, and the second begins."""
    table = shootout(
        [ABRAM, "Olivia Jenks | Peacemaker", "Rob Wilby"],
        [armed, "Clint Ramsey | Legendary Holster", "Dulf Zug"],
        hands=(deal(1, 1, 1), deal(1, 1, 1)),
    )
    assert not usable(table, ABRAM)  # not in the first round
    draws(table, "Rob Wilby", "Dulf Zug").until(Question.CASUALTIES)
    for seat, fallen in enumerate(("Rob Wilby", "Dulf Zug")):
        table.answer(f"discard:{table.id(fallen)}", seat=seat)
    return table.until(Question.SHOOTOUT)


@pytest.mark.plays(ABRAM)
@pytest.mark.refuses(ABRAM)
def test_in_the_second_round_abram_strikes_the_weapons_of_the_other_posse() -> None:
    table = second_round()
    assert (table.bullets("Pancho Castillo"), table.bullets("Clint Ramsey")) == (3 + 1, 2 + 2)
    table.uses(ABRAM)
    assert table.bullets(ABRAM) == 2 + 1
    assert not table.booted(ABRAM)
    assert table.booted("Shotgun")
    assert table.booted("Legendary Holster")
    assert (table.bullets("Pancho Castillo"), table.bullets("Clint Ramsey")) == (3, 2)
    assert not table.booted("Peacemaker")
    assert table.bullets("Olivia Jenks") == 2 + 1


@pytest.mark.refuses(ABRAM)
def test_a_neutralizer_heeds_nobody() -> None:
    table = second_round("Pancho Castillo | Bio-Charge Neutralizer").uses(ABRAM)
    assert not table.booted("Bio-Charge Neutralizer")
    assert table.bullets("Pancho Castillo") == 3 + 2


@pytest.mark.plays(ABRAM, "As Nature and God Intended")
def test_weapons_that_had_fallen_silent_stay_so_for_the_shootout_once_abram_has_struck_them() -> None:
    """As Nature and God Intended is over with the round; what Abram does is not (ruling 1182)."""
    nature = "As Nature and God Intended"
    table = shootout(
        [ABRAM, "Olivia Jenks", "Rob Wilby"],
        ["Pancho Castillo | Shotgun", "Clint Ramsey", "Dulf Zug"],
        hands=(deal(1, 1), deal(1, 1)),
        leader={"hand": [nature], "rock": 1},
    )
    change_fight(table.state, round=2)
    table.uses(nature).passes(1).uses(ABRAM)
    draws(table, "Rob Wilby", "Dulf Zug").until(Question.CASUALTIES)
    for seat, fallen in enumerate(("Rob Wilby", "Dulf Zug")):
        table.answer(f"discard:{table.id(fallen)}", seat=seat)
    table.until(Question.SHOOTOUT)
    assert table.bullets("Pancho Castillo") == 3


@pytest.mark.plays(ABRAM, "Bowie Knife")
def test_a_knife_that_gave_nothing_just_then_gives_nothing_in_that_shootout() -> None:
    """Olivia's Shotgun outreaches it until that is booted (ruling 1182)."""
    table = shootout([ABRAM, "Olivia Jenks | Shotgun"], ["Pancho Castillo | Bowie Knife"])
    change_fight(table.state, round=2)
    table.uses(ABRAM)
    change_card(table.state, table.id("Shotgun"), booted=True)
    assert table.bullets("Pancho Castillo") == 3


# --- Sister Lois Otwell ----------------------------------------------------------------------------

LOIS = "Sister Lois Otwell"


@pytest.mark.plays(LOIS)
@pytest.mark.refuses(LOIS)
@pytest.mark.parametrize("friend", [LOIS, "Olivia Jenks"])
def test_sister_lois_inspires_somebody_of_her_posse(friend: str) -> None:
    table = shootout([f"{LOIS} | Holy Roller", "Olivia Jenks"], ["Clint Ramsey"])
    before = table.value(friend)
    table.uses(LOIS)
    assert table.choices() == [LOIS, "Olivia Jenks"]
    table.answer(friend)
    assert (table.bullets(friend), table.value(friend)) == (2 + 1, before + 3)
    assert table.booted("Holy Roller")
    assert not table.booted(LOIS)


@pytest.mark.refuses(LOIS)
@pytest.mark.parametrize("lois", [LOIS, f"{LOIS} | Holy Roller booted", f"{LOIS} | Shotgun"])
def test_without_an_unbooted_miracle_she_inspires_nobody(lois: str) -> None:
    assert not usable(shootout([lois], ["Clint Ramsey"]), LOIS)
