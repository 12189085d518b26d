"""Goods of Faith and Fear."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import answers, asks, deal, draws, facing, shootout, usable

NEUTRALIZER = "Bio-Charge Neutralizer"  # the compendium calls it Bio-Charged; the first printing did as well
BEARER = f"Olivia Jenks | {NEUTRALIZER}"


def attacked(card: str, *answers: str) -> Playing:
    """Player 1 uses a card against Olivia, who carries the Neutralizer."""
    mine = {"hand": [card]} if card != "Faithful Hound" else {"deck": ["AS"]}
    leader = "Fred Aims | Faithful Hound" if card == "Faithful Hound" else "Fred Aims"
    table = shootout([leader], [BEARER], leader={"rock": 9, **mine})
    return table.uses(card, *answers)


@pytest.mark.plays(NEUTRALIZER)
def test_the_neutralizer_makes_a_stud_of_its_bearer() -> None:
    table = facing([BEARER], [])
    assert (table.stud("Olivia Jenks"), table.bullets("Olivia Jenks")) == (True, 2 + 2)


@pytest.mark.ruling("RC3-bio-charged-neutralizer-01")
@pytest.mark.refuses(NEUTRALIZER)
def test_what_is_done_to_the_bearer_is_done() -> None:
    table = attacked("Sun in Yer Eyes", "Olivia Jenks").until(Question.SHOOTOUT)
    assert not table.stud("Olivia Jenks")


@pytest.mark.ruling("RC3-bio-charged-neutralizer-01")
@pytest.mark.plays(NEUTRALIZER)
def test_what_is_done_to_the_neutralizer_is_not() -> None:
    hound = attacked("Faithful Hound")
    assert (hound.zone(NEUTRALIZER), hound.booted(NEUTRALIZER)) == ("play", False)
    table = attacked("Unprepared", "Olivia Jenks")
    assert (table.booted("Olivia Jenks"), table.booted(NEUTRALIZER)) == (True, False)
    assert table.stud("Olivia Jenks")  # its text is not gone
    assert table.bullets("Olivia Jenks") == 2 + 2 - 1  # nor its bonus; the dude has lost a bullet


@pytest.mark.refuses(NEUTRALIZER)
def test_the_neutralizer_is_never_traded() -> None:
    for goods, offered in ((NEUTRALIZER, False), ("Shotgun", True)):
        table = Playing(
            side("Law Dogs", at={"home": [f"Olivia Jenks | {goods}", "Tommy Harden"]}),
            side("The Sloane Gang"),
        )
        assert (f"trade:{table.id('Law Dogs')}" in table.plays()) is offered


# --- Outlaw Mask -----------------------------------------------------------------------------------

MASK = "Outlaw Mask"


def masked(bounty: int, where: str = "town square") -> Playing:
    wearer = f"Clint Ramsey | bounty {bounty} | {MASK}"
    return Playing(
        side("The Sloane Gang", at={where: [wearer, "Dulf Zug | bounty 2"]}),
        side("Law Dogs"),
    )


@pytest.mark.plays(MASK)
def test_a_mask_makes_a_wanted_dude_great_in_the_town_square() -> None:
    table = masked(3)
    assert table.influence("Clint Ramsey") == 1 + 3
    assert table.influence("Dulf Zug") == 2  # has no mask


@pytest.mark.refuses(MASK)
def test_elsewhere_or_unwanted_a_mask_is_worth_nothing() -> None:
    assert masked(3, "home").influence("Clint Ramsey") == 1
    assert masked(0).influence("Clint Ramsey") == 1


# --- Clown Carriage --------------------------------------------------------------------------------

CARRIAGE = "Clown Carriage"


def to_the_rescue(driver: str = f"Valeria Batten | {CARRIAGE}", *more: str) -> Playing:
    """Rob Wilby is called out in the square; his friends are next door, at home."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side("The Fourth Ring", at={"town square": ["Rob Wilby"], "home": [driver, "Bobo", *more]}),
    )
    table.calls_out("Tommy Harden", "Rob Wilby").answer("yes")
    assert "joins" in asks(table)
    assert table.ask.seat == 1
    return table


@pytest.mark.plays(CARRIAGE)
@pytest.mark.refuses(CARRIAGE)
def test_the_carriage_takes_its_driver_and_abominations_along_unbooted() -> None:
    table = to_the_rescue(
        f"Valeria Batten | {CARRIAGE}", "Tyxarglenak", "Steele Archer", "Eve Henry | booted"
    )
    assert "Eve Henry" not in table.choices()
    table.answer("Bobo").reacts(CARRIAGE)
    assert table.booted(CARRIAGE)
    for dude in ("Tyxarglenak", "Valeria Batten", "Steele Archer"):
        table.answer(dude)
    assert table.posse(1) == ["Rob Wilby", "Bobo", "Tyxarglenak", "Valeria Batten", "Steele Archer"]
    booted = [dude for dude in table.posse(1) if table.booted(dude)]
    assert booted == ["Steele Archer"]  # no Abomination, nor the driver
    assert {table.at(dude) for dude in table.posse(1)} == {"Town Square"}


@pytest.mark.plays(CARRIAGE)
def test_abominations_whom_the_driver_left_behind_still_come_unbooted() -> None:
    table = to_the_rescue().answer("Valeria Batten").reacts(CARRIAGE)
    assert table.at(CARRIAGE) == "Town Square"
    table.answer("Bobo")
    assert [table.booted(dude) for dude in ("Valeria Batten", "Bobo")] == [False, False]


@pytest.mark.refuses(CARRIAGE)
def test_without_the_carriage_everybody_boots() -> None:
    table = to_the_rescue().answer("Bobo").passes(1)
    assert table.booted("Bobo")
    assert to_the_rescue(f"Valeria Batten | {CARRIAGE} booted").answer("Bobo").booted("Bobo")
    other = to_the_rescue(f"Valeria Batten | {CARRIAGE}", "Steele Archer").answer("Steele Archer")
    assert other.booted("Steele Archer")  # nobody was asked
    assert not other.booted(CARRIAGE)


@pytest.mark.plays(CARRIAGE)
def test_the_carriage_drives_to_a_job_as_well() -> None:
    """Bobo leads it, for which he does not boot; the driver and another Abomination come along."""
    table = Playing(
        side(
            "The Fourth Ring",
            rock=1,
            at={"home": ["Bobo", f"Valeria Batten | {CARRIAGE}", "Tyxarglenak"]},
            hand=["Meet the New Boss"],
        ),
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
    )
    table.uses("Meet the New Boss", "Bobo").answer("Tyxarglenak").reacts(CARRIAGE).answer("Valeria Batten")
    assert table.posse(0) == ["Bobo", "Tyxarglenak", "Valeria Batten"]
    assert not any(table.booted(dude) for dude in table.posse(0))
    assert {table.at(dude) for dude in table.posse(0)} == {"Town Square"}


def unloading(*hand: str, driver: str = f"Valeria Batten | {CARRIAGE}", rock: int = 5) -> Playing:
    return shootout(
        [driver, "Rob Wilby"],
        ["Clint Ramsey"],
        leader={"outfit": "The Fourth Ring", "hand": list(hand), "rock": rock},
    )


@pytest.mark.plays(CARRIAGE)
@pytest.mark.refuses(CARRIAGE)
def test_an_abomination_steps_out_of_the_carriage() -> None:
    table = unloading("Pagliaccio", "Tyxarglenak", "Steele Archer").uses(CARRIAGE)
    assert table.choices() == ["Pagliaccio", "Tyxarglenak"]
    table.answer("Pagliaccio")
    assert table.posse(0) == ["Valeria Batten", "Rob Wilby", "Pagliaccio"]
    assert table.at("Pagliaccio") == "Town Square"
    assert not table.booted("Pagliaccio")
    assert table.booted(CARRIAGE)
    assert table.rock(0) == 5 - 2


@pytest.mark.refuses(CARRIAGE)
def test_no_abomination_in_hand_no_ghost_rock_or_a_booted_carriage() -> None:
    assert not usable(unloading("Steele Archer"), CARRIAGE)
    assert not usable(unloading("Pagliaccio", rock=1), CARRIAGE)
    assert not usable(unloading("Pagliaccio", driver=f"Valeria Batten | {CARRIAGE} booted"), CARRIAGE)


# --- Evanor ----------------------------------------------------------------------------------------

EVANOR = "Evanor"


def against(*theirs: str) -> int:
    """What Evanor's bearer has against dudes who carry this."""
    table = shootout([f"Olivia Jenks | {EVANOR}", "Rob Wilby | Peacemaker"], list(theirs))
    return table.bullets("Olivia Jenks")


@pytest.mark.plays(EVANOR)
def test_evanor_gives_nothing_against_an_unbooted_gun() -> None:
    assert against("Clint Ramsey | Shotgun") == 2
    assert against("Clint Ramsey | Jael's Guile", "Dulf Zug | Shotgun") == 2


@pytest.mark.refuses(EVANOR)
@pytest.mark.parametrize("carried", ["Shotgun booted", "Jael's Guile", "Roan"])
def test_booted_guns_blades_and_what_is_no_weapon_do_not_matter(carried: str) -> None:
    assert against(f"Clint Ramsey | {carried}") == 2 + 3


@pytest.mark.plays(EVANOR)
@pytest.mark.refuses(EVANOR)
def test_its_bullets_count_outside_shootouts_and_again_when_the_gun_boots() -> None:
    table = facing([f"Olivia Jenks | {EVANOR}"], ["Clint Ramsey | Shotgun"], leader={"hand": ["Unprepared"]})
    assert table.bullets("Olivia Jenks") == 2 + 3
    table.calls_out("Olivia Jenks", "Clint Ramsey").answer("yes").until(Question.SHOOTOUT)
    assert table.bullets("Olivia Jenks") == 2
    table.uses("Unprepared", "Clint Ramsey")
    assert table.booted("Shotgun")
    assert table.bullets("Olivia Jenks") == 2 + 3


def rounds(bearer: str, *, mine: tuple[int, ...], theirs: tuple[int, ...]) -> Playing:
    """The bearer hallows Evanor in the first round and Rob Wilby shoots."""
    table = shootout(
        [f"{bearer} | {EVANOR}", "Rob Wilby", "Olivia Jenks", "Jake Smiley"],
        ["Dulf Zug", "Horace Manse", "Ezrael Jones"],
        hands=(deal(*mine), deal(*theirs)),
    )
    table.uses(EVANOR)
    assert table.booted(EVANOR)
    return draws(table, "Rob Wilby", "Dulf Zug").until(Question.CASUALTIES)


def may_fall(table: Playing, dude: str) -> bool:
    """Whether this dude is among those who can be named as casualties."""
    return any(dude in answer for answer in answers(table))


@pytest.mark.plays(EVANOR)
@pytest.mark.refuses(EVANOR)
@pytest.mark.parametrize(("bearer", "safe"), [("Félix Amador", True), ("Steele Archer", False)])
def test_a_blessed_bearer_is_safe_in_the_next_round_and_not_in_this(bearer: str, safe: bool) -> None:
    table = rounds(bearer, mine=(1, 1, 1), theirs=(2, 2, 2))
    assert may_fall(table, bearer)
    table.answer(f"discard:{table.id('Rob Wilby')}").until(Question.SHOOTOUT)
    draws(table, "Olivia Jenks", "Dulf Zug").until(Question.CASUALTIES)
    assert may_fall(table, bearer) is not safe
    assert may_fall(table, "Olivia Jenks")


@pytest.mark.plays(EVANOR)
def test_whoever_loses_to_evanor_loses_one_more() -> None:
    table = rounds("Steele Archer", mine=(2, 2), theirs=(1, 1))
    assert table.ask.seat == 1
    assert table.ask.message.args["due"] == 2


@pytest.mark.refuses(EVANOR)
def test_losing_yourself_or_in_a_later_round_it_is_the_usual_number() -> None:
    lost = rounds("Steele Archer", mine=(1, 2), theirs=(2, 1))
    assert lost.ask.seat == 0
    assert lost.ask.message.args["due"] == 1
    lost.answer(f"discard:{lost.id('Olivia Jenks')}").until(Question.SHOOTOUT)
    draws(lost, "Rob Wilby", "Dulf Zug").until(Question.CASUALTIES)
    assert lost.ask.seat == 1
    assert lost.ask.message.args["due"] == 1
