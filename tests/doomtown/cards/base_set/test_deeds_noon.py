"""Deeds of the Base Set with Noon abilities, and the compendium's rulings on them."""

import pytest

from boomtown.doomtown.reading.numbers import control, rating
from boomtown.doomtown.scenario.playing import Playing, side


def street(deed: str, *here: str, rock: int = 0, hand: list[str] | None = None, **more: object) -> Playing:
    """The deed is in your street, these dudes of yours are there, Pancho Castillo (3, 2) watches from the square."""
    return Playing(
        side("Law Dogs", rock=rock, hand=hand or [], deeds=[deed], at={deed: list(here)}, **more),
        side("The Sloane Gang", rock=5, at={"town square": ["Pancho Castillo"]}),
    )


def refused(table: Playing, card: str) -> str:
    """The rule by which nothing on this card can be used."""
    refusal = table.why_not("use", card)
    assert refusal is not None
    return refusal.rule


def each_refuses(*deeds: str) -> pytest.MarkDecorator:
    """Run a test once for each of these deeds, as what shows that it refuses."""
    return pytest.mark.parametrize(
        "deed", [pytest.param(deed, marks=pytest.mark.refuses(deed)) for deed in deeds]
    )


BOOTING = (
    "Morgan Research Institute", "Telegraph Office", "General Store", "Pony Express", "Gomorra Parish",
    "Circle M Ranch", "Yan Li's Tailoring", "Charlie's Place", "B & B Attorneys", "The Pharmacy",
    "Railroad Station", "The Union Casino",
)  # fmt: skip


@each_refuses(*BOOTING)
def test_a_booted_deed_does_nothing(deed: str) -> None:
    table = Playing(side("Law Dogs", rock=9, hand=["2C"], deeds=[f"{deed} | booted"]), side())
    assert refused(table, deed) == "RB-2.6-03"


# --- Morgan Research Institute ---------------------------------------------------------------------

INSTITUTE = "Morgan Research Institute"


@pytest.mark.plays("Morgan Research Institute")
@pytest.mark.parametrize(("how", "skill"), [("+2", 3), ("-2", 0)])
def test_the_institute_raises_or_lowers_a_skill(how: str, skill: int) -> None:
    table = street(INSTITUTE, "Prof. Eustace True", "Olivia Jenks").uses(INSTITUTE, how)
    eustace = table.id("Prof. Eustace True")
    assert rating(table.state, eustace, "Mad Scientist") == skill  # from 1, and never below 0
    assert table.booted(INSTITUTE)
    table.until("upkeep")
    assert rating(table.state, eustace, "Mad Scientist") == 1, "the day is over"


@pytest.mark.refuses("Morgan Research Institute")
def test_the_institute_needs_somebody_with_a_skill_there() -> None:
    assert refused(street(INSTITUTE, "Olivia Jenks"), INSTITUTE) == "RB-5.3.1-06"
    elsewhere = Playing(side("Law Dogs", deeds=[INSTITUTE], at={"home": ["Prof. Eustace True"]}), side())
    assert refused(elsewhere, INSTITUTE) == "RB-5.3.1-06"


# --- Telegraph Office ------------------------------------------------------------------------------


@pytest.mark.plays("Telegraph Office")
def test_the_telegraph_office_pays_for_a_newcomer() -> None:
    table = street("Telegraph Office", "Clint Ramsey", rock=3, hand=["Olivia Jenks"])
    table.shops("Olivia Jenks").passes(1).uses("Telegraph Office")
    assert table.rock(0) == 3 - 3 + 2
    assert table.booted("Telegraph Office")


@pytest.mark.plays("Telegraph Office")
def test_the_telegraph_office_pays_for_somebody_elses_newcomer() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Telegraph Office"]),
        side("The Sloane Gang", rock=9, hand=["Steven Wiles"]),
        winner=1,
    )
    table.shops("Steven Wiles").uses("Telegraph Office")
    assert table.rock(0) == 3


@pytest.mark.refuses("Telegraph Office")
def test_no_telegram_about_those_who_have_long_been_there() -> None:
    assert refused(street("Telegraph Office", "Olivia Jenks"), "Telegraph Office") == "RB-5.3.1-06"
    table = street("Telegraph Office", "Clint Ramsey", rock=5, hand=["Olivia Jenks"]).shops("Olivia Jenks")
    table.passes(1, 0).until("upkeep")
    while table.state.phase == "upkeep":
        table.answer(*table.choices()) if table.ask.seat == 0 else table.answer()
    assert table.state.day == 2
    while table.ask.seat != 0:
        table.passes()
    assert table.zone("Olivia Jenks") == "play"
    assert refused(table, "Telegraph Office") == "RB-5.3.1-06", "that was another Noon"


# --- General Store ---------------------------------------------------------------------------------


@pytest.mark.plays("General Store")
@pytest.mark.ruling("RC3-general-store-01")
def test_the_general_store_delivers_to_a_booted_dude_far_away() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=1,
            hand=["Shotgun"],
            deeds=["General Store"],
            at={"Undertaker": ["Olivia Jenks | booted"]},
        ),
        side("The Sloane Gang", deeds=["Undertaker"], at={"Undertaker": ["Pancho Castillo", "Sloane"]}),
    )
    assert table.controller("Undertaker") == 1
    assert table.why_not("shop", "Shotgun") is not None
    table.uses("General Store")
    assert table.at("Shotgun") == "Undertaker"
    assert table.bullets("Olivia Jenks") == 2 + 1
    assert table.rock(0) == 1 - (3 - 2)


@pytest.mark.plays("General Store")
@pytest.mark.rule("RB-7.2.2-05")
def test_the_general_store_sells_parts_of_gadgets() -> None:
    """The Force Field costs 1, its difficulty is 5."""
    table = street("General Store", "Andreas Andregg", hand=["Force Field"], deck=["6S"]).uses(
        "General Store"
    )
    assert table.booted("Andreas Andregg")
    assert table.at("Force Field") == "General Store"
    assert table.rock(0) == 0
    failed = street("General Store", "Andreas Andregg", hand=["Force Field"], deck=["4S"]).uses(
        "General Store"
    )
    assert failed.zone("Force Field") == "discard"


@pytest.mark.refuses("General Store")
def test_the_general_store_gives_no_credit_and_needs_a_customer() -> None:
    assert (
        refused(street("General Store", "Olivia Jenks", hand=["Shotgun"]), "General Store") == "RB-5.3.1-06"
    )
    assert refused(street("General Store", rock=9, hand=["Shotgun"]), "General Store") == "RB-5.3.1-06"
    table = street("General Store", "Olivia Jenks", rock=9, hand=["Undertaker", "Clint Ramsey", "Soul Blast"])
    assert refused(table, "General Store") == "RB-5.3.1-06", "no deed, no dude, no Hex without a Huckster"
    booted = street("General Store", "Andreas Andregg | booted", rock=9, hand=["Force Field"])
    assert refused(booted, "General Store") == "RB-5.3.1-06", "an inventor has to boot"


# --- cards for cards and ghost rock ----------------------------------------------------------------


@pytest.mark.plays("Pony Express")
def test_the_pony_express_brings_a_card_for_a_card() -> None:
    table = street("Pony Express", hand=["Bunkhouse", "Shotgun"], deck=["Undertaker"])
    table.uses("Pony Express", "Bunkhouse")
    assert table.hand(0) == ["Shotgun", "Undertaker"]
    assert table.zone("Bunkhouse") == "discard"
    assert table.booted("Pony Express")


@pytest.mark.plays("Gomorra Parish")
@pytest.mark.ruling("RC3-gomorra-parish-01")
def test_the_parish_pays_for_a_card_that_is_then_buried() -> None:
    table = street("Gomorra Parish", rock=9, hand=["Sloane", "Sloane"])
    assert table.why_not("shop", "Sloane") is None
    table.uses("Gomorra Parish", table.id("Sloane"))
    assert table.rock(0) == 10
    assert len(table.state.players[0].hill) == 1
    table.passes(1)
    refusal = table.why_not("shop", "Sloane")
    assert refusal is not None
    assert refusal.rule == "RC-uniqueness-04"


@each_refuses("Pony Express", "Gomorra Parish")
def test_an_empty_hand_has_nothing_to_give(deed: str) -> None:
    assert refused(street(deed), deed) == "RB-5.3.1-06"


@pytest.mark.plays("Circle M Ranch")
@pytest.mark.refuses("Circle M Ranch")
@pytest.mark.parametrize(("held", "then"), [(3, 4), (4, 4)])
def test_circle_m_ranch_fills_small_hands_only(held: int, then: int) -> None:
    """The ability begins with "If", so it may be used in vain."""
    table = street("Circle M Ranch", hand=["2C"] * held).uses("Circle M Ranch")
    assert len(table.hand(0)) == then
    assert table.booted("Circle M Ranch")


# --- dudes made better or worse --------------------------------------------------------------------


@pytest.mark.plays("Yan Li's Tailoring")
def test_the_tailor_dresses_anybody_for_the_day() -> None:
    table = street("Yan Li's Tailoring", "Olivia Jenks").uses("Yan Li's Tailoring", "Pancho Castillo")
    assert (table.influence("Pancho Castillo"), table.influence("Olivia Jenks")) == (3, 2)
    table.until("upkeep")
    assert table.influence("Pancho Castillo") == 2


@pytest.mark.plays("Charlie's Place")
@pytest.mark.parametrize(("drink", "then"), [("+2 bullets", 4), ("-2 bullets", 0)])
def test_a_drink_at_charlies_steadies_or_shakes_the_hand(drink: str, then: int) -> None:
    table = street("Charlie's Place", "Olivia Jenks").uses("Charlie's Place", drink)
    assert table.bullets("Olivia Jenks") == then
    assert table.bullets("Pancho Castillo") == 3


@pytest.mark.plays("B & B Attorneys")
@pytest.mark.parametrize(("plea", "then"), [("raise", 3), ("lower", 1)])
def test_the_attorneys_plead_for_or_against_a_wanted_dude(plea: str, then: int) -> None:
    table = street("B & B Attorneys", "Olivia Jenks | bounty 2").uses("B & B Attorneys", plea)
    assert table.bounty("Olivia Jenks") == then


@pytest.mark.plays("The Pharmacy")
def test_the_pharmacy_unboots_a_dude() -> None:
    table = street("The Pharmacy", "Olivia Jenks | booted").uses("The Pharmacy")
    assert not table.booted("Olivia Jenks")
    assert table.booted("The Pharmacy")


@each_refuses("Charlie's Place", "B & B Attorneys", "The Pharmacy")
def test_nobody_is_there_or_wanted_or_booted(deed: str) -> None:
    assert refused(street(deed), deed) == "RB-5.3.1-06"


@pytest.mark.refuses("Yan Li's Tailoring")
def test_the_tailor_works_for_whoever_controls_the_shop() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Yan Li's Tailoring"]),
        side("The Sloane Gang", at={"Yan Li's Tailoring": ["Olivia Jenks"]}),
    )
    assert refused(table, "Yan Li's Tailoring") == "RB-5.3.1-12"
    table.passes(0).uses("Yan Li's Tailoring")
    assert table.influence("Olivia Jenks") == 3


# --- Railroad Station ------------------------------------------------------------------------------


@pytest.mark.plays("Railroad Station")
def test_the_railroad_takes_a_dude_of_yours_anywhere() -> None:
    table = street("Railroad Station", "Olivia Jenks | booted", "Clint Ramsey")
    table.uses("Railroad Station", "Clint Ramsey", "The Sloane Gang")
    assert table.at("Clint Ramsey") == "The Sloane Gang"
    assert not table.booted("Clint Ramsey")
    assert table.at("Olivia Jenks") == "Railroad Station"


@pytest.mark.refuses("Railroad Station")
def test_no_train_for_those_who_are_elsewhere_and_none_that_stays() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Railroad Station"]),
        side("The Sloane Gang", at={"Railroad Station": ["Travis Moone"], "home": ["Sloane"]}),
    )
    assert table.controller("Railroad Station") == 0
    assert refused(table, "Railroad Station") == "RB-5.3.1-06", "no dude of yours is there"
    table = street("Railroad Station", "Olivia Jenks").uses("Railroad Station")
    assert set(table.choices()) == {"Town Square", "Law Dogs", "The Sloane Gang"}


# --- The Union Casino ------------------------------------------------------------------------------


@pytest.mark.plays("The Union Casino")
@pytest.mark.parametrize(("mine", "theirs", "points"), [(4, 0, 1), (6, 2, 1), (6, 3, 0), (3, 0, 0)])
def test_four_more_than_anybody_buys_a_control_point(mine: int, theirs: int, points: int) -> None:
    table = street("The Union Casino", "Olivia Jenks", rock=6).uses("The Union Casino")
    table.answer(mine, seat=0).answer(theirs, seat=1)
    assert (table.rock(0), table.rock(1)) == (6 - mine, 5 - theirs)
    assert control(table.state, table.id("Olivia Jenks")) == points


@pytest.mark.refuses("The Union Casino")
def test_the_casino_takes_only_ghost_rock_you_have_and_a_dude_at_the_table() -> None:
    table = Playing(
        side("Law Dogs", rock=9, deeds=["The Union Casino"], at={"home": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"The Union Casino": ["Travis Moone"]}),
    )
    assert refused(table, "The Union Casino") == "RB-5.3.1-06", "no dude of yours is there"
    table = street("The Union Casino", "Olivia Jenks", rock=2).uses("The Union Casino")
    assert list(table.ask.form.choices()) == [0, 1, 2]
