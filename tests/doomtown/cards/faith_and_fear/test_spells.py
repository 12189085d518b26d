"""Spells of Faith and Fear."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import answers, asks, deal, draws, everybody_joins, shootout, told_of

MIRROR = "Mirror, Mirror"
ROLLER = "Holy Roller"
PROVIDES = "The Lord Provides"
HANDS_ON = "Lay On Hands"

# --- Mirror, Mirror --------------------------------------------------------------------------------


def mirrored(
    huckster: str = "Steele Archer",
    foe: str = "Pancho Castillo",
    *,
    pulled: str = "KS",
    part: str = "imitate",
) -> Playing:
    table = shootout([f"{huckster} | {MIRROR}"], [foe], hands=((pulled,), ()))
    return table.uses(MIRROR, part=part)


@pytest.mark.plays(MIRROR)
def test_the_huckster_becomes_the_image() -> None:
    table = mirrored(pulled="2S")
    assert (table.stud("Steele Archer"), table.bullets("Steele Archer")) == (True, 3)
    assert (table.stud("Pancho Castillo"), table.bullets("Pancho Castillo")) == (True, 3)
    assert table.booted(MIRROR)


@pytest.mark.plays(MIRROR)
def test_the_foe_becomes_the_image() -> None:
    table = mirrored(pulled="4S", part="reflect")
    assert (table.stud("Pancho Castillo"), table.bullets("Pancho Castillo")) == (False, 0)
    assert (table.stud("Steele Archer"), table.bullets("Steele Archer")) == (False, 0)


@pytest.mark.refuses(MIRROR)
def test_weaker_foes_change_no_bullets_and_a_failed_hex_nothing() -> None:
    strong = mirrored("Jonah Essex", "Rob Wilby")
    assert (strong.stud("Jonah Essex"), strong.bullets("Jonah Essex")) == (False, 2)
    assert mirrored("Jonah Essex", "Rob Wilby", part="reflect").bullets("Rob Wilby") == 1
    assert not mirrored(pulled="AS").stud("Steele Archer")  # 1 + 2 against 4
    assert mirrored(pulled="3S", part="reflect").stud("Pancho Castillo")  # 3 + 2 against 6


@pytest.mark.ruling("RC3-mirror-mirror-01")
def test_the_foe_may_be_of_the_same_type() -> None:
    table = mirrored("Jonah Essex")  # studs both, 2 bullets and 3
    assert (table.stud("Jonah Essex"), table.bullets("Jonah Essex")) == (True, 3)


# --- Holy Roller -----------------------------------------------------------------------------------


def rolling(mine: int, theirs: int, *, pulled: str = "KS") -> Playing:
    """Ezrael casts it; then two rounds are lost by the same, with Rob Wilby and Olivia Jenks in the posse."""
    table = shootout(
        [f"Ezrael Jones | {ROLLER}", "Rob Wilby", "Olivia Jenks"],
        ["Dulf Zug"],
        hands=((pulled, *deal(mine, mine)), deal(theirs, theirs)),
    )
    return table.uses(ROLLER)


def may_fall(table: Playing) -> bool:
    """Whether Ezrael is among those who can be named."""
    return any("Ezrael" in answer for answer in answers(table))


@pytest.mark.plays(ROLLER)
@pytest.mark.refuses(ROLLER)
def test_the_blessed_is_stronger_and_safe_unless_the_round_is_lost_badly() -> None:
    table = rolling(1, 3)
    assert table.bullets("Ezrael Jones") == 1 + 1
    assert table.booted(ROLLER)
    draws(table, "Rob Wilby").until(Question.CASUALTIES)
    assert not may_fall(table)
    badly = draws(rolling(1, 4), "Rob Wilby").until(Question.CASUALTIES)
    assert may_fall(badly)


@pytest.mark.refuses(ROLLER)
def test_a_miracle_that_fails_protects_nobody() -> None:
    table = rolling(1, 3, pulled="4S")  # 4 + 1 against 6
    assert table.bullets("Ezrael Jones") == 1
    draws(table, "Rob Wilby").until(Question.CASUALTIES)
    assert may_fall(table)


@pytest.mark.ruling("RC3-holy-roller-01", "RC3-holy-roller-02")
def test_in_the_next_round_the_bullet_stays_and_the_protection_is_gone() -> None:
    table = rolling(1, 2)
    draws(table, "Rob Wilby").until(Question.CASUALTIES)
    table.answer("discard:" + str(table.id("Olivia Jenks"))).until(Question.SHOOTOUT)
    assert table.bullets("Ezrael Jones") == 1 + 1
    draws(table, "Rob Wilby").until(Question.CASUALTIES)
    assert may_fall(table)


# --- The Lord Provides -----------------------------------------------------------------------------


def provided(pulled: str = "8S", blessed: str = "Ezrael Jones") -> Playing:
    """The Blessed has been called out, and it is his player's turn."""
    table = shootout(
        ["Dulf Zug"],
        [f"{blessed} | {PROVIDES}"],
        hands=((), (pulled, "Pistol Whip", "Roan")),
        mark={"discard": ["Sun in Yer Eyes", "Shotgun"]},
    )
    return table.passes(0)


@pytest.mark.plays(PROVIDES)
@pytest.mark.refuses(PROVIDES)
@pytest.mark.parametrize(("where", "what"), [("deck", "Pistol Whip"), ("discard pile", "Sun in Yer Eyes")])
def test_the_lord_provides_an_action(where: str, what: str) -> None:
    table = provided().uses(PROVIDES, where)
    assert what in table.choices()
    assert not {"Roan", "Shotgun"} & set(table.choices())
    table.answer(what)
    assert table.hand(1) == [what]
    assert told_of(table, what) == [0, 1]
    assert table.booted("Ezrael Jones")
    assert table.zone(PROVIDES) == "discard"


@pytest.mark.plays(PROVIDES)
def test_the_lord_provides_out_of_both_piles() -> None:
    table = provided().uses(PROVIDES, "both")
    assert "Pistol Whip" in table.choices()
    table.answer("none")
    assert "Sun in Yer Eyes" in table.choices()
    table.answer("Sun in Yer Eyes")
    assert table.hand(1) == ["Sun in Yer Eyes"]


@pytest.mark.refuses(PROVIDES)
def test_a_booted_blessed_or_a_failed_test_gets_nothing() -> None:
    table = provided("7S").uses(PROVIDES)  # 7 + 1 against 9
    assert table.hand(1) == []
    assert not table.booted("Ezrael Jones")
    assert table.zone(PROVIDES) == "play"
    assert not any(":provide" in play for play in provided(blessed="Ezrael Jones | booted").plays())


# --- Lay On Hands ----------------------------------------------------------------------------------


def wounded(blessed: str, *, how: str, pulled: str = "6S", where: str = "home") -> Playing:
    """Olivia Jenks falls as a casualty in the square; the Blessed is at home next door."""
    table = shootout(
        ["Olivia Jenks", "Rob Wilby"],
        ["Dulf Zug"],
        hands=((*deal(1), pulled), deal(3)),
        leader={"at": {where: [f"{blessed} | {HANDS_ON}"]}, "deeds": ["Jackson's Strike"]},
        joining=False,
    )
    everybody_joins(table, ["Rob Wilby"]).until(Question.SHOOTOUT)
    draws(table, "Olivia Jenks").until(Question.CASUALTIES)
    return table.answer(f"{how}:{table.id('Olivia Jenks')}")


@pytest.mark.plays(HANDS_ON)
@pytest.mark.parametrize("how", ["ace", "discard"])
def test_a_casualty_is_healed(how: str) -> None:
    table = wounded("Félix Amador", how=how)  # 6 + 2 against 8
    table.reacts(HANDS_ON)
    assert table.at("Olivia Jenks") == "Law Dogs"
    assert table.booted("Olivia Jenks")
    assert table.booted("Félix Amador")
    assert table.booted(HANDS_ON)


@pytest.mark.refuses(HANDS_ON)
@pytest.mark.parametrize(
    ("blessed", "where", "pulled"),
    [("Félix Amador | booted", "home", "KS"), ("Félix Amador", "Jackson's Strike", "KS")],
)
def test_a_booted_or_distant_blessed_heals_nobody(blessed: str, where: str, pulled: str) -> None:
    table = wounded(blessed, how="ace", where=where, pulled=pulled)
    assert "React" not in asks(table)
    assert table.zone("Olivia Jenks") == "hill"


@pytest.mark.parametrize(("face", "asked"), [(HANDS_ON, True), (f"{HANDS_ON} [Weird West]", False)])
@pytest.mark.plays(HANDS_ON)
@pytest.mark.refuses(HANDS_ON)
@pytest.mark.rule("AEG-actin-01")
def test_only_who_boots_to_save_somebody_pays_for_it(face: str, asked: bool) -> None:
    """The older wording says *boot this Blessed* and no more: that is no cost in the 2014-15 edition."""
    table = Playing(
        side("Law Dogs", rock=9, at={"town square": ["Clint Ramsey"]}, hand=["Ambush"]),
        side(
            "The Sloane Gang",
            at={"home": ["Rob Wilby", f"Félix Amador | {face} | Lost to the Plague"]},
            deck=["KS"],
        ),
        edition="aeg",
    )
    table.uses("Ambush", "Rob Wilby").answer("no")
    assert ("React" in asks(table)) is asked


@pytest.mark.refuses(HANDS_ON)
def test_a_failed_test_heals_nobody_and_only_casualties_count_among_the_discarded() -> None:
    table = wounded("Félix Amador", how="ace", pulled="5S").reacts(HANDS_ON)
    assert table.zone("Olivia Jenks") == "hill"
    job = Playing(
        side("Law Dogs", at={"town square": ["Clint Ramsey"]}, hand=["Kidnappin'"]),
        side("The Sloane Gang", at={"home": ["Rob Wilby", f"Félix Amador | {HANDS_ON}"]}, deck=["KS"]),
    )
    job.uses("Kidnappin'", "Rob Wilby").answer("no")
    assert "Noon play" in asks(job)  # nobody was asked to react
    assert job.zone("Rob Wilby") == "discard"
