"""Dudes of Election Day Slaughter: Drew Beauman, Dr. Arden Gillman, Arvid Mardh, Milt Clemons, Angela Payne."""

from collections.abc import Sequence

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, asks, deal, draws, shootout, usable

# --- Drew Beauman ----------------------------------------------------------------------------------

DREW = "Drew Beauman"
FIELD = "Force Field"


def inspiring(
    mine: Sequence[str] = deal(1),
    theirs: Sequence[str] = CHEATING[2],
    *,
    drew: str = f"{DREW} | booted",
    place: str = "home",
    rock: int = 1,
) -> Playing:
    """Rob Wilby fights in the square while Drew is somewhere and a Gadget of 5 in the hand; hands are revealed."""
    table = shootout(
        ["Rob Wilby"],
        ["Olivia Jenks"],
        hands=((*mine, "4H"), theirs),
        leader={"at": {place: [drew]}, "hand": [FIELD, "Shotgun"], "rock": rock},
        joining=False,
    )
    return draws(table.until(Question.SHOOTOUT), "Rob Wilby", "Olivia Jenks")


@pytest.mark.plays(DREW)
@pytest.mark.refuses(DREW)
@pytest.mark.parametrize("booted", [True, False])
def test_a_cheatin_hand_inspires_drew(booted: bool) -> None:
    table = inspiring(drew=f"{DREW} | booted" if booted else DREW)
    assert table.choices() == [FIELD, "none"]  # the Shotgun is no Gadget
    table.answer(FIELD)
    assert table.card(FIELD).place == table.id(DREW)
    assert table.booted(DREW) is booted
    assert table.rock(0) == 0


@pytest.mark.plays(DREW)
def test_drew_may_invent_in_lowball_and_may_fail() -> None:
    table = Playing(
        side("Law Dogs", rock=2, hand=[FIELD], at={"home": [DREW]}, deck=[*deal(1), "3S"]),
        side("The Sloane Gang", rock=2, deck=list(CHEATING[2])),
        phase="gambling",
    )
    table.answer(FIELD).until(Question.NOON)
    assert table.zone(FIELD) == "discard"
    assert not table.booted(DREW)


@pytest.mark.refuses(DREW)
def test_drew_needs_a_cheater_a_clean_hand_a_workshop_and_the_price() -> None:
    for table in (
        inspiring(theirs=deal(2)),
        inspiring(mine=CHEATING[2]),
        inspiring(place="town square", drew=DREW),
        inspiring(rock=0),
    ):
        assert FIELD not in table.choices()


@pytest.mark.parametrize(("wording", "offered"), [("", True), (" [Weird West]", False)])
def test_in_weird_west_drew_watches_only_those_he_plays_against(wording: str, offered: bool) -> None:
    """Two others fight it out; the third player has Drew and no draw hand."""
    table = shootout(
        ["Rob Wilby"],
        ["Olivia Jenks"],
        hands=(deal(1), CHEATING[2]),
        others=[side("Law Dogs", rock=1, hand=[FIELD], at={"home": [f"{DREW}{wording}"]})],
        joining=False,
    )
    draws(table.until(Question.SHOOTOUT), "Rob Wilby", "Olivia Jenks")
    assert (FIELD in table.choices()) is offered
    duel = inspiring(drew=f"{DREW}{wording}")
    assert FIELD in duel.choices()


# --- Dr. Arden Gillman -----------------------------------------------------------------------------

ARDEN = "Dr. Arden Gillman"


def experimenting(*pulled: str) -> Playing:
    """Arden, a Mad Scientist of 1, and Rob Wilby against Jake Smiley, whose grit is 2, and another."""
    table = shootout(
        [ARDEN, "Rob Wilby"],
        ["Jake Smiley", "Clint Ramsey"],
        hands=(pulled, ()),
        leader={"at": {"home": ["Dulf Zug"]}},
        mark={"at": {"home": ["Olivia Jenks"]}},
    )
    return table.uses(ARDEN, "Jake Smiley")


@pytest.mark.plays(ARDEN)
@pytest.mark.parametrize(
    ("pulled", "jake", "arden"),
    [
        ("AH", "home", "here"),  # 2 against 2
        ("6H", "home", "here"),  # by 5
        ("7H", "aced", "here"),  # by 6
        ("6S", "home", "home"),
        ("7S", "aced", "aced"),
    ],
)
def test_arden_s_experiment_may_hit_both(pulled: str, jake: str, arden: str) -> None:
    table = experimenting(pulled)
    assert fate(table, "Jake Smiley", "The Sloane Gang") == jake
    assert fate(table, ARDEN, "Law Dogs") == arden
    assert table.zone("Clint Ramsey") == table.zone("Rob Wilby") == "play"
    assert arden == "aced" or table.booted(ARDEN)


@pytest.mark.plays(ARDEN)
def test_a_joker_hits_arden_too() -> None:
    table = experimenting("Joker (red)").until(Question.JOKER).answer("7H")
    assert fate(table, "Jake Smiley", "The Sloane Gang") == fate(table, ARDEN, "Law Dogs") == "aced"


def fate(table: Playing, dude: str, home: str) -> str:
    """What became of somebody in the experiment."""
    if table.zone(dude) == "hill":
        return "aced"
    return "home" if table.at(dude) == home and table.booted(dude) else "here"


@pytest.mark.refuses(ARDEN)
def test_a_failed_experiment_hits_nobody() -> None:
    """Clint Ramsey's grit is 14, too much for a king of spades."""
    table = shootout([ARDEN], ["Clint Ramsey"], hands=(("QS",), ()), mark={"at": {"home": ["Olivia Jenks"]}})
    assert usable(table, ARDEN)
    table.uses(ARDEN)
    assert (fate(table, "Clint Ramsey", "The Sloane Gang"), fate(table, ARDEN, "Law Dogs")) == (
        "here",
        "here",
    )
    assert not usable(table.passes(1), ARDEN)  # booted
    outside = shootout(["Rob Wilby"], ["Jake Smiley"], leader={"at": {"home": [ARDEN]}}, joining=False)
    assert not usable(outside.until(Question.SHOOTOUT), ARDEN)


# --- Arvid Mardh -----------------------------------------------------------------------------------

ARVID = "Arvid Mardh"


def arriving(*at_home: str, **more: object) -> Playing:
    """Arvid comes into play at home."""
    table = Playing(
        side("Morgan Cattle Co.", rock=6, hand=[ARVID, "Roan"], at={"home": list(at_home)}, **more),
        side("The Sloane Gang"),
    )
    return table.shops(ARVID)


@pytest.mark.plays(ARVID)
@pytest.mark.refuses(ARVID)
def test_arvid_opens_the_market() -> None:
    table = arriving("Rob Wilby | Shotgun").reacts(ARVID)
    assert (table.ask.seat, table.plays()) == (0, ["pass", f"trade:{table.id('Morgan Cattle Co.')}"])
    table.answer(f"trade:{table.id('Morgan Cattle Co.')}")
    assert table.card("Shotgun").place == table.id(ARVID)
    assert (table.ask.seat, "Noon play" in asks(table)) == (1, True)


@pytest.mark.refuses(ARVID)
def test_without_goods_or_a_taker_there_is_no_market() -> None:
    for table in (arriving(), arriving("Rob Wilby"), arriving("Rob Wilby | Soul Blast")):
        assert "React" not in asks(table)
        assert table.ask.seat == 1


@pytest.mark.refuses(ARVID)
def test_nobody_else_s_arrival_opens_the_market() -> None:
    table = Playing(
        side("Morgan Cattle Co.", rock=9, hand=["Clint Ramsey"], at={"home": [ARVID, "Rob Wilby | Shotgun"]}),
        side("The Sloane Gang"),
    )
    table.shops("Clint Ramsey").never_offered(ARVID, until=Question.NOON)
    assert (table.zone("Clint Ramsey"), table.ask.seat) == ("play", 1)


# --- Milt Clemons ----------------------------------------------------------------------------------

MILT = "Milt Clemons"


@pytest.mark.plays(MILT)
@pytest.mark.refuses(MILT)
@pytest.mark.parametrize("wording", ["", " [Weird West]"])
def test_every_rise_of_milt_s_bounty_pays_one(wording: str) -> None:
    table = Playing(
        side("The Sloane Gang", at={"home": [f"{MILT}{wording}", "Barton Everest"]}),
        side("Law Dogs", rock=2, at={"home": ["Rob Wilby | The Evidence", "Olivia Jenks | The Evidence"]}),
        winner=1,
    )
    evidence = [card.id for card in table.state.cards.values() if card.face == "The Evidence"]
    table.answer(f"use:{evidence[0]}:accuse").answer(MILT)
    assert (table.bounty(MILT), table.rock(0)) == (2, 1)  # 1 for a rise, however high
    table.passes(0).answer(f"use:{evidence[1]}:accuse").answer("Barton Everest")
    assert (table.bounty("Barton Everest"), table.rock(0)) == (2, 1)


@pytest.mark.plays(MILT)
def test_trespassing_pays_milt_too() -> None:
    table = shootout(
        [MILT],
        ["Olivia Jenks"],
        where="Bunkhouse",
        mark={"deeds": ["Bunkhouse"]},
    )
    assert (table.bounty(MILT), table.rock(0)) == (1, 1)


@pytest.mark.refuses(MILT)
def test_a_pardon_pays_nothing() -> None:
    table = Playing(
        side("The Sloane Gang", at={"home": [f"{MILT} | bounty 2", "Rob Wilby | The Evidence"]}),
        side("Law Dogs"),
    )
    table.uses("The Evidence", part="acquit")
    assert (table.bounty(MILT), table.rock(0)) == (0, 0)


# --- Angela Payne ----------------------------------------------------------------------------------

ANGELA = "Angela Payne"


def charming(place: str) -> Playing:
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={place: [ANGELA]}),
        side("The Sloane Gang", deeds=["Undertaker"], at={"Undertaker": ["Pancho Castillo"]}),
    )
    return table.uses(ANGELA)


@pytest.mark.plays(ANGELA)
def test_at_somebody_else_s_deed_angela_earns_two() -> None:
    table = charming("Undertaker")
    assert table.rock(0) == 2
    assert table.booted(ANGELA)


@pytest.mark.refuses(ANGELA)
@pytest.mark.parametrize("place", ["Bunkhouse", "town square", "home", "The Sloane Gang"])
def test_anywhere_else_angela_boots_for_nothing(place: str) -> None:
    table = charming(place)
    assert table.rock(0) == 0
    assert table.booted(ANGELA)
