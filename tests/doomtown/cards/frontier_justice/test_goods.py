"""Goods of Frontier Justice."""

import pytest

from boomtown.doomtown.reading.numbers import has_keyword, player_control, upkeep
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.offers import usable
from doomtown.shootouts import asks, deal, draws, everybody_joins, shootout

PAPERS = "Legal Instruments"
HAT = "Fancy New Hat"
JACK = "Diable en Boite"

# --- Legal Instruments -----------------------------------------------------------------------------


def filing(deed: str = "Undertaker") -> Playing:
    return Playing(
        side(
            "Law Dogs",
            rock=2,
            deeds=[deed, "Jackson's Strike", "The Pharmacy"],
            at={
                "Undertaker": ["Tommy Harden", "Olivia Jenks"],
                "home": ["Judge Harry Somerset"],
                "The Pharmacy": [],
            },
            hand=[PAPERS],
        ),
        side("The Sloane Gang", deeds=["Pony Express"], at={"The Pharmacy": ["Pancho Castillo"]}),
    )


@pytest.mark.plays(PAPERS)
@pytest.mark.refuses(PAPERS)
def test_a_deed_becomes_an_office_and_its_deputies_matter_more() -> None:
    table = filing()
    before = player_control(table.state, 0)
    table.shops(PAPERS)  # the only deed it can go to: in town, unbooted, controlled
    deed = table.id("Undertaker")
    assert table.card(PAPERS).place == deed
    assert has_keyword(table.state, deed, "Government")
    assert (table.influence("Tommy Harden"), table.value("Tommy Harden")) == (1 + 2, 3 + 3)
    assert (table.influence("Olivia Jenks"), table.value("Olivia Jenks")) == (2, 2)  # no Deputy
    assert (table.influence("Judge Harry Somerset"), table.value("Judge Harry Somerset")) == (
        3,
        2,
    )  # not there
    assert player_control(table.state, 0) == before + 1


@pytest.mark.refuses(PAPERS)
def test_a_booted_deed_takes_no_papers() -> None:
    assert filing("Undertaker | booted").why_not("shop", PAPERS).rule == "RB-5.3.5-08"


# --- Fancy New Hat ---------------------------------------------------------------------------------


def cursed(*, before: bool) -> Playing:
    """Two Hucksters curse Olivia Jenks, once with and once without the hat."""
    table = Playing(
        side("Law Dogs", rock=5, at={"home": ["Olivia Jenks"]}, hand=[HAT]),
        side(
            "The Sloane Gang",
            at={"Law Dogs": ["Steele Archer | Blood Curse", "Wilber Crowley | Blood Curse"]},
            deck=["KS", "KS"],
        ),
        winner=0,
    )
    if before:
        table.passes(0).uses("Blood Curse", "Olivia Jenks")
        assert table.influence("Olivia Jenks") == 2 - 1
    return table.shops(HAT)


@pytest.mark.plays(HAT)
@pytest.mark.refuses(HAT)
@pytest.mark.ruling("RC3-fancy-new-hat-01")
@pytest.mark.parametrize("before", [True, False])
def test_the_hat_keeps_influence_from_falling_further(before: bool) -> None:
    table = cursed(before=before)
    now = 2 + 1 - before
    assert table.influence("Olivia Jenks") == now
    spell = next(play for play in table.plays() if play.endswith(":curse"))
    table.answer(spell).answer("Olivia Jenks")
    assert table.influence("Olivia Jenks") == now
    assert table.bullets("Olivia Jenks") == 2 - 1 - before  # bullets are another matter


@pytest.mark.refuses(HAT)
def test_the_hat_does_not_protect_from_its_own_player() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Steele Archer | Blood Curse", f"Olivia Jenks | {HAT}"]}, deck=["KS"]),
        side("The Sloane Gang"),
    )
    table.uses("Blood Curse", "Olivia Jenks")
    assert table.influence("Olivia Jenks") == 2 + 1 - 1


# --- Diable en Boite -------------------------------------------------------------------------------


def booby_trapped(*more: str, lost_by: int = 1, jack: str = JACK, **details: object) -> Playing:
    """Olivia Jenks carries the box and her side loses; stop when casualties are named."""
    table = shootout(
        [f"Olivia Jenks | {jack}", "Rob Wilby", *more],
        ["Dulf Zug", "Pancho Castillo"],
        hands=((*deal(1), "Roan", "Roan"), (*deal(1 + lost_by), "3H")),
        **details,
    )
    return draws(table, "Olivia Jenks", "Dulf Zug").until("casualt")


@pytest.mark.plays(JACK)
@pytest.mark.refuses(JACK)
def test_the_box_springs_when_its_bearer_falls() -> None:
    table = booby_trapped()
    table.answer(f"discard:{table.id('Olivia Jenks')}").reacts(JACK)
    assert {"Rob Wilby", "Dulf Zug", "Pancho Castillo"} <= set(table.choices())
    table.answer("Pancho Castillo")
    assert table.at("Pancho Castillo") == "The Sloane Gang"
    assert table.booted("Pancho Castillo")
    assert table.hand(0) == ["Roan"]
    assert table.zone("Olivia Jenks") == "discard"


@pytest.mark.refuses(JACK)
def test_others_fall_without_the_box_and_a_booted_one_stays_shut() -> None:
    table = booby_trapped()
    table.answer(f"discard:{table.id('Rob Wilby')}")
    assert "React" not in asks(table)
    shut = booby_trapped(jack=f"{JACK} booted")
    shut.answer(f"discard:{shut.id('Olivia Jenks')}")
    assert "React" not in asks(shut)
    assert shut.zone("Olivia Jenks") == "discard"


@pytest.mark.refuses(JACK)
def test_outside_a_shootout_the_box_does_nothing() -> None:
    table = Playing(
        side("Law Dogs", at={"home": [f"Olivia Jenks | {JACK}"]}),
        side("The Sloane Gang", at={"town square": ["Pancho Castillo"]}, hand=["Kidnappin'"]),
        winner=1,
    )
    everybody_joins(table.uses("Kidnappin'", "Olivia Jenks"), []).answer("no")
    assert table.zone("Olivia Jenks") == "discard"


@pytest.mark.ruling("RC3-diable-en-boite-01")
def test_a_bearer_saved_by_a_miracle_does_not_spring_it() -> None:
    table = shootout(
        [f"Olivia Jenks | {JACK}", "Rob Wilby"],
        ["Dulf Zug"],
        hands=((*deal(1), "KS"), deal(2)),
        leader={"at": {"home": ["Félix Amador | Lay On Hands"]}},
        joining=False,
    )
    everybody_joins(table, ["Rob Wilby"]).until("Shootout play")
    draws(table, "Olivia Jenks").until("casualt").answer(f"discard:{table.id('Olivia Jenks')}")
    table.reacts("Lay On Hands")
    assert table.at("Olivia Jenks") == "Law Dogs"
    assert "React" not in asks(table)
    assert not table.booted(JACK)


@pytest.mark.ruling("RC3-diable-en-boite-02")
def test_who_is_named_falls_even_if_sent_home_before() -> None:
    table = booby_trapped(lost_by=2)
    table.answer(f"discard:{table.id('Olivia Jenks')}").reacts(JACK, "Rob Wilby")
    assert table.zone("Olivia Jenks") == "discard"
    assert table.zone("Rob Wilby") == "discard"


# --- Recursive Motion Machine ----------------------------------------------------------------------

MACHINE = "Recursive Motion Machine"
HORSE = "Mechanical Horse"


def touring(*others: str, horse: str = "home") -> Playing:
    """Kyle carries the machine out of his home; somebody has a Mechanical Horse, which wants 2 ghost rock."""
    at = {"home": [f"Kyle Wagner | {MACHINE}", *others]}
    at.setdefault(horse, []).append(f"Rob Wilby | {HORSE}")
    return Playing(
        side("Morgan Cattle Co.", rock=1, deeds=["Bunkhouse"], at=at),
        side("The Sloane Gang", deeds=["Undertaker"]),
    )


@pytest.mark.plays(MACHINE)
def test_moving_charges_the_machine_and_the_charge_pays_for_gadgets() -> None:
    table = touring(horse="town square")
    assert not usable(table, HORSE)  # 1 ghost rock is not enough
    table.moves("Kyle Wagner", "town square").reacts(MACHINE)
    assert (table.card(MACHINE).rock, table.booted(MACHINE)) == (1, True)
    table.passes(1).uses(HORSE, "Undertaker")
    assert table.at("Rob Wilby") == "Undertaker"
    assert (table.card(MACHINE).rock, table.rock(0)) == (0, 0)


@pytest.mark.refuses(MACHINE)
def test_gadgets_elsewhere_and_what_is_no_gadget_get_nothing() -> None:
    table = touring(horse="Bunkhouse").moves("Kyle Wagner", "town square").reacts(MACHINE)
    table.passes(1)
    assert table.card(MACHINE).rock == 1
    assert not usable(table, HORSE)
    loser = Playing(
        side(
            "Morgan Cattle Co.",
            rock=1,
            at={"home": [f"Kyle Wagner | {MACHINE}"], "town square": ["Rémy LaPointe"]},
        ),
        side("The Sloane Gang", at={"town square": ["Jake Smiley"]}),
    )
    loser.moves("Kyle Wagner", "town square").reacts(MACHINE).passes(1)
    loser.calls_out("Rémy LaPointe", "Jake Smiley").answer("yes").until("Shootout play").uses("Rémy LaPointe")
    assert (loser.bullets("Rémy LaPointe"), loser.card(MACHINE).rock) == (1 + 1, 1)


@pytest.mark.refuses(MACHINE)
def test_a_booted_machine_is_not_charged() -> None:
    table = Playing(
        side("Morgan Cattle Co.", at={"home": [f"Kyle Wagner | {MACHINE} booted"]}),
        side("The Sloane Gang"),
    )
    table.moves("Kyle Wagner", "town square")
    assert table.ask.seat == 1
    assert table.card(MACHINE).rock == 0


@pytest.mark.parametrize(
    ("dude", "less"),
    [
        pytest.param("QUATERMAN", 1, marks=pytest.mark.plays(MACHINE)),
        pytest.param("Clint Ramsey", 0, marks=pytest.mark.refuses(MACHINE)),
    ],
)
def test_a_gadget_with_the_machine_needs_less_upkeep(dude: str, less: int) -> None:
    table = Playing(side("Morgan Cattle Co.", at={"home": [f"{dude} | {MACHINE}"]}), side())
    number = table.id(dude)
    assert upkeep(table.state, number) == table.state.printed(number).upkeep - less


# --- Winchester Model 1873 -------------------------------------------------------------------------

WINCHESTER = "Winchester Model 1873"


@pytest.mark.plays(WINCHESTER)
def test_the_winchester_makes_a_stud() -> None:
    table = shootout([f"Olivia Jenks | {WINCHESTER}"], ["Jake Smiley"])
    assert (table.bullets("Olivia Jenks"), table.stud("Olivia Jenks")) == (2 + 1, False)
    table.uses(WINCHESTER)
    assert (table.bullets("Olivia Jenks"), table.stud("Olivia Jenks")) == (2 + 1 + 1, True)
    assert table.booted("Olivia Jenks")
    assert table.booted(WINCHESTER)


@pytest.mark.refuses(WINCHESTER)
@pytest.mark.parametrize(
    ("dude", "offered"),
    [
        (f"Olivia Jenks | {WINCHESTER}", True),
        (f"Olivia Jenks | booted | {WINCHESTER}", False),
        (f"Olivia Jenks | {WINCHESTER} booted", False),
    ],
)
def test_both_have_to_boot_for_the_winchester(dude: str, offered: bool) -> None:
    table = shootout(["Jake Smiley"], [dude]).passes(0)  # a booted dude cannot refuse to be called out
    assert usable(table, WINCHESTER) is offered
