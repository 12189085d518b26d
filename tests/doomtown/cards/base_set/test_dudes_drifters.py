"""The drifters of the Base Set and its Gunslinger, and the compendium's rulings on them."""

from typing import Any

import pytest

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import (
    BountyCollected,
    CalledOut,
    Declared,
    Drew,
    LeftGame,
    Paid,
    Shuffled,
)
from doomtown.scenes import HANDS, asks, draws, shootout, showdown, usable
from doomtown.third_player import GUEST, LEADS, MARKED, posses

DAWN = "Dr. Dawn Edwards"
EVE = "Eve Henry"

# --- Dr. Dawn Edwards and Eve Henry ------------------------------------------------------------------


def fallen(
    dude: str, *others: str, notes: str = "", where: str = "town square", how: str = "discard", **mine: Any
) -> Playing:
    """The dude, in a posse with Olivia, has just been named as a casualty: one, or two if aced."""
    mine.setdefault("deck", (*HANDS[1], "QH", DAWN, EVE, "KH"))
    table = showdown(
        ["Olivia Jenks", f"{dude}{notes}", *others],
        ["Clint Ramsey"],
        (HANDS[1], ("3H", *HANDS[2 if how == "discard" else 3])),
        leader=mine,
        where=where,
    )
    table.until(Question.CASUALTIES).answer(f"{how}:{table.id(dude)}")
    return table


@pytest.mark.parametrize(
    ("fallen_one", "other", "numbers"),
    [
        pytest.param(DAWN, EVE, (3, 1), marks=pytest.mark.plays(DAWN)),
        pytest.param(EVE, DAWN, (0, 2), marks=pytest.mark.plays(EVE)),
    ],
)
@pytest.mark.ruling("RC3-dr-dawn-edwards-01")
@pytest.mark.ruling("RC3-dr-dawn-edwards-02")
def test_one_of_the_two_falls_and_the_other_rises(
    fallen_one: str, other: str, numbers: tuple[int, int]
) -> None:
    """She comes for nothing, fresh and without a past, to the same place, and takes no part in the fight."""
    table = fallen(fallen_one, notes=" | booted | bounty 2").answer("yes").answer(other)
    assert table.zone(fallen_one) == "discard"
    assert (table.zone(other), table.at(other)) == ("play", "Town Square")
    assert (table.bullets(other), table.influence(other)) == numbers
    assert not table.booted(other)
    assert (table.bounty(other), table.rock(0)) == (0, 0)
    assert [event.seat for event in table.events(Shuffled)] == [0]
    table.until(Question.SHOOTOUT)
    assert table.posse(0) == ["Olivia Jenks"]


@pytest.mark.parametrize(
    ("fallen_one", "other"),
    [
        pytest.param(DAWN, EVE, marks=pytest.mark.refuses(DAWN)),
        pytest.param(EVE, DAWN, marks=pytest.mark.refuses(EVE)),
    ],
)
def test_nobody_rises_for_a_guest_whom_the_leader_discards(fallen_one: str, other: str) -> None:
    """The guest takes no casualties (ruling 34), so it is not the guest who discards her."""
    table = posses(
        ["Tommy Harden"],
        ["Clint Ramsey"],
        [fallen_one],
        more={MARKED: {"deck": HANDS[2]}, GUEST: {"deck": [other]}},
    )
    draws(table).until(Question.CASUALTIES).answer(f"discard:{table.id(fallen_one)}")
    assert table.zone(fallen_one) == "discard"
    assert (table.question, table.ask.seat) == (Question.RUN, LEADS)  # and nobody searches a deck


@pytest.mark.plays(DAWN)
@pytest.mark.ruling("RC3-dr-dawn-edwards-01")
def test_the_other_rises_where_the_fight_is() -> None:
    table = fallen(DAWN, where="Bunkhouse", deeds=["Bunkhouse"]).answer("yes").answer(EVE)
    assert table.at(EVE) == "Bunkhouse"


@pytest.mark.plays(DAWN)
def test_nobody_has_to_look_for_the_other_nor_take_her() -> None:
    left = fallen(DAWN).answer("no")
    assert left.zone(EVE) == "deck"
    assert not left.events(Shuffled)
    seen = fallen(DAWN).answer("yes").answer("none")
    assert seen.zone(EVE) == "deck"
    assert len(seen.events(Shuffled)) == 1


@pytest.mark.ruling("RC3-dr-dawn-edwards-03")
def test_whoever_is_saved_does_not_change() -> None:
    table = fallen(
        DAWN, deck=(*HANDS[1], "KD", EVE), at={"home": ["Arnold McCadish"]}
    )  # fmt: skip
    table.reacts("Arnold McCadish")
    assert table.at(DAWN) == "Law Dogs"
    assert table.choices() != ["yes", "no"]
    assert table.zone(EVE) == "deck"


@pytest.mark.ruling("RC3-dr-dawn-edwards-04")
def test_a_search_that_must_fail_is_still_a_search() -> None:
    table = fallen(DAWN, deck=(*HANDS[1], "QH", "KH"), hand=[EVE])
    assert table.choices() == ["yes", "no"]
    table.answer("yes")
    assert table.zone(EVE) == "hand"
    assert [event.seat for event in table.events(Shuffled)] == [0]


@pytest.mark.parametrize(
    ("fallen_one", "other"),
    [
        pytest.param(DAWN, EVE, marks=pytest.mark.refuses(DAWN)),
        pytest.param(EVE, DAWN, marks=pytest.mark.refuses(EVE)),
    ],
)
def test_she_does_not_change_if_the_other_is_about_or_if_she_is_aced(fallen_one: str, other: str) -> None:
    about = fallen(fallen_one, at={"home": [other]})
    assert about.choices() != ["yes", "no"]
    aced = fallen(fallen_one, how="ace")
    assert aced.zone(fallen_one) == "hill"
    assert aced.choices() != ["yes", "no"]
    assert not aced.events(Shuffled)


@pytest.mark.refuses(DAWN)
def test_a_buried_eve_does_not_rise() -> None:
    """She is unique: one in Boot Hill keeps the other out of play."""
    table = fallen(DAWN, hill=[EVE]).answer("yes")
    assert table.choices() != [EVE, "none"]
    assert not any(table.state.cards[card].face == EVE for card in table.state.in_play)


@pytest.mark.refuses(DAWN)
def test_it_takes_her_own_fall() -> None:
    table = fallen("Travis Moone", DAWN)
    assert table.zone("Travis Moone") == "discard"
    assert table.choices() != ["yes", "no"]


@pytest.mark.parametrize(
    ("victim", "other"),
    [
        pytest.param(DAWN, EVE, marks=pytest.mark.refuses(DAWN)),
        pytest.param(EVE, DAWN, marks=pytest.mark.refuses(EVE)),
    ],
)
def test_an_accident_changes_nobody(victim: str, other: str) -> None:
    """Elander overloads her weapon: she is discarded, but not as a casualty."""
    table = shootout(
        ["Elander Boldman", f"{victim} | Flame-Thrower"], ["Fred Aims"], hands=(("5C", other), HANDS[1])
    )
    table.uses("Elander Boldman")
    assert table.zone(victim) == "discard"
    assert "Shootout" in asks(table)


@pytest.mark.plays(EVE)
def test_the_other_players_dawn_does_not_keep_mine_away() -> None:
    table = showdown(
        ["Olivia Jenks", EVE],
        ["Clint Ramsey"],
        (HANDS[1], ("3H", *HANDS[2])),
        leader={"deck": (*HANDS[1], "QH", DAWN)},
        mark={"at": {"home": [DAWN]}},
    )
    table.until(Question.CASUALTIES).answer(f"discard:{table.id(EVE)}")
    table.answer("yes").answer(DAWN)
    assert table.card(f"{DAWN} @0").zone == "play"


# --- Ramiro Mendoza ----------------------------------------------------------------------------------


@pytest.mark.plays("Ramiro Mendoza")
@pytest.mark.ruling("RC3-ramiro-mendoza-01")
@pytest.mark.parametrize(("answer", "left", "zone"), [("yes", 1, "play"), ("no", 2, "discard")])
def test_ramiro_wants_his_pay_as_leader_as_mark_and_as_follower(answer: str, left: int, zone: str) -> None:
    leading = shootout(["Ramiro Mendoza"], ["Fred Aims"], leader={"rock": 2}, joining=False)
    marked = shootout(["Fred Aims"], ["Ramiro Mendoza"], mark={"rock": 2}, joining=False)
    following = shootout(["Olivia Jenks", "Ramiro Mendoza"], ["Fred Aims"], leader={"rock": 2}, joining=False)
    following.answer("Ramiro Mendoza")
    for table, seat in ((leading, 0), (marked, 1), (following, 0)):
        assert (table.ask.seat, table.choices()) == (seat, ["yes", "no"])
        table.answer(answer)
        assert (table.rock(seat), table.zone("Ramiro Mendoza")) == (left, zone)


@pytest.mark.ruling("RC3-ramiro-mendoza-02")
def test_nobody_collects_on_a_ramiro_who_left() -> None:
    table = shootout(
        ["Ramiro Mendoza | bounty 2"], ["Fred Aims"], leader={"rock": 1}, joining=False
    ).answer("no")  # fmt: skip
    assert table.zone("Ramiro Mendoza") == "discard"
    assert (table.rock(0), table.rock(1)) == (1, 0)
    assert not table.events(BountyCollected)


@pytest.mark.ruling("RC3-ramiro-mendoza-03")
@pytest.mark.parametrize(("rock", "zone"), [(1, "play"), (0, "discard")])
def test_ramiro_rides_in_and_wants_his_pay(rock: int, zone: str) -> None:
    table = shootout(
        ["Olivia Jenks"], ["Fred Aims"], leader={"rock": rock, "at": {"home": ["Ramiro Mendoza | Pinto"]}}
    )
    table.uses("Pinto")
    if rock:
        table.answer("yes")
        assert table.posse(0) == ["Olivia Jenks", "Ramiro Mendoza"]
    assert (table.rock(0), table.zone("Ramiro Mendoza")) == (0, zone)


@pytest.mark.refuses("Ramiro Mendoza")
def test_ramiro_cannot_be_paid_out_of_nothing_and_wants_nothing_otherwise() -> None:
    broke = shootout(["Olivia Jenks", "Ramiro Mendoza"], ["Fred Aims"], joining=False).answer(
        "Ramiro Mendoza"
    )
    assert broke.zone("Ramiro Mendoza") == "discard"
    staying = shootout(["Olivia Jenks", "Ramiro Mendoza"], ["Fred Aims"], leader={"rock": 2}, joining=False)
    staying.answer("done")
    assert (staying.rock(0), staying.zone("Ramiro Mendoza")) == (2, "play")
    assert not staying.events(Paid)


# --- Clementine Lepp ---------------------------------------------------------------------------------


def saloon(where: str = "Charlie's Place", *, mine: bool = True, **theirs: Any) -> Playing:
    """Clementine is at a deed of her player's or of the other player's, together with Clyde, whose Noon it is."""
    deeds = {"deeds": [where]}
    people = ["Clyde Owens", "Tommy Harden", "Sanford Taylor"]
    return Playing(
        side("Law Dogs", rock=9, at={where: people}, **({} if mine else deeds), **theirs),
        side("The Sloane Gang", at={where: ["Clementine Lepp | bounty 1"]}, **(deeds if mine else {})),
    )


def is_called_out(table: Playing) -> bool:
    """Whether anybody could call Clementine out, by play or by ability."""
    call = f"call:{table.id('Tommy Harden')}:{table.id('Clementine Lepp')}"
    return call in table.plays() or usable(table, "Clyde Owens")


@pytest.mark.plays("Clementine Lepp")
def test_clementine_is_at_home_in_her_saloon() -> None:
    """Others may even control it."""
    table = saloon()
    assert table.controller("Charlie's Place") == 0
    assert table.influence("Clementine Lepp") == 1 + 1
    assert not is_called_out(table)
    assert not usable(table, "Sanford Taylor")


@pytest.mark.refuses("Clementine Lepp")
@pytest.mark.parametrize(("where", "mine"), [("Charlie's Place", False), ("General Store", True)])
def test_clementine_is_nobody_elsewhere(where: str, mine: bool) -> None:
    table = saloon(where, mine=mine)
    assert table.influence("Clementine Lepp") == 1
    assert is_called_out(table)


@pytest.mark.ruling("RC3-clementine-lepp-01")
def test_a_bounty_hunter_looks_for_clementine_in_vain() -> None:
    table = saloon(hand=["Bounty Hunter"]).uses("Bounty Hunter")
    assert not table.events(CalledOut)
    assert table.state.fight is None
    assert table.zone("Gunslinger") == "away"
    assert table.zone("Bounty Hunter") == "discard"
    assert table.ask.seat == 1


# --- Travis Moone ------------------------------------------------------------------------------------


@pytest.mark.plays("Travis Moone")
def test_travis_deals_himself_another_hand() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Travis Moone"]}, deck=["AS", "KS", "QS", "JS", "9S"]),
        side("The Sloane Gang"),
        phase="setup",
    )
    before, shuffled = table.state.players[0].hand, len(table.events(Shuffled))
    assert len(before) == 5
    table.reacts("Travis Moone")
    assert table.booted("Travis Moone")
    dealt = [event.cards for event in table.events(Drew) if event.seat == 0]
    assert dealt == [before, table.state.players[0].hand]
    assert len(dealt[1]) == 5
    assert set(dealt[1]) != set(before)
    assert len(table.events(Shuffled)) > shuffled
    assert all(table.state.cards[card].zone in ("hand", "deck", "draw", "discard") for card in before)


@pytest.mark.refuses("Travis Moone")
def test_travis_deals_only_as_the_game_begins() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Travis Moone"]),
        side("The Sloane Gang", at={"home": ["Olivia Jenks"]}),
    )
    table.shops("Travis Moone").passes(1)
    assert not usable(table, "Travis Moone")
    table.passes(0).until(Question.NOON)
    assert table.state.day == 2
    assert not table.events(Declared)
    booted = Playing(
        side("Law Dogs", at={"home": ["Travis Moone | booted"]}), side("The Sloane Gang"), phase="setup"
    )
    assert "React" not in asks(booted)


# --- Androcles Brocklehurst --------------------------------------------------------------------------


def renting(
    androcles: str = "Androcles Brocklehurst", *, mine: dict[str, Any], theirs: dict[str, Any]
) -> Playing:
    """Androcles is at home, and others are elsewhere in town."""
    at = {"home": [androcles], **mine.pop("at", {})}
    return Playing(side("Law Dogs", at=at, **mine), side("The Sloane Gang", **theirs))


@pytest.mark.plays("Androcles Brocklehurst")
def test_androcles_takes_the_rent() -> None:
    table = renting(
        mine={"deeds": ["General Store"]}, theirs={"at": {"General Store": ["Olivia Jenks | influence 1"]}}
    )
    table.uses("Androcles Brocklehurst")
    assert table.rock(0) == 3
    assert table.booted("Androcles Brocklehurst")


@pytest.mark.refuses("Androcles Brocklehurst")
def test_androcles_asks_only_those_who_hold_his_deeds() -> None:
    table = renting(
        mine={
            "deeds": ["General Store", "Undertaker"],
            "at": {"General Store": ["Travis Moone"], "Undertaker": ["Jake Smiley"]},
        },
        theirs={
            "deeds": ["Bank of California"],
            "at": {
                "General Store": ["Olivia Jenks", "Fred Aims"],  # they control it
                "Undertaker": ["Silas Aims"],  # Jake does
                "Bank of California": ["Allie Hensman"],  # it is theirs
                "town square": ["Barton Everest"],
            },
        },
    )
    assert (table.controller("General Store"), table.controller("Undertaker")) == (1, 0)
    table.uses("Androcles Brocklehurst")
    assert table.choices() == ["Olivia Jenks", "Fred Aims"]


@pytest.mark.refuses("Androcles Brocklehurst")
def test_androcles_has_nobody_to_ask_or_is_tired() -> None:
    alone = renting(mine={"deeds": ["General Store"]}, theirs={"at": {"General Store": ["Silas Aims"]}})
    assert not usable(
        alone, "Androcles Brocklehurst"
    )  # Silas has no influence, so the deed is still controlled
    tired = renting(
        "Androcles Brocklehurst | booted",
        mine={"deeds": ["General Store"]},
        theirs={"at": {"General Store": ["Olivia Jenks"]}},
    )
    assert not usable(tired, "Androcles Brocklehurst")


# --- Gunslinger --------------------------------------------------------------------------------------


@pytest.mark.plays("Gunslinger")
def test_a_gunslinger_rides_on_after_the_shootout() -> None:
    table = showdown(["Gunslinger"], ["Fred Aims"], ((*HANDS[3], "3C", "4C"), HANDS[1]))
    assert (table.bullets("Gunslinger"), table.stud("Gunslinger")) == (2, True)
    table.until(Question.NOON)
    assert table.zone("Fred Aims") == "hill"
    assert table.zone("Gunslinger") == "away"
    assert [event.name for event in table.events(LeftGame)] == ["Gunslinger"]


# --- dudes without text ------------------------------------------------------------------------------

PLAIN = {
    "Avie Cline": (3, 0, False, 2),
    "Andreas Andregg": (5, 1, True, 2),
    "Pancho Castillo": (5, 3, True, 2),
    "Olivia Jenks": (3, 2, False, 2),
    "Steele Archer": (5, 0, False, 2),
    "Steven Wiles": (1, 3, True, 3),
    "Clint Ramsey": (5, 2, True, 1),
}
"""Cost, bullets, stud, influence."""


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.plays(name)) for name in PLAIN])
def test_a_plain_dude_is_hired_and_fights(name: str) -> None:
    cost, bullets, stud, influence = PLAIN[name]
    table = Playing(
        side("Law Dogs", rock=cost + 1, hand=[name]), side("The Sloane Gang", at={"Law Dogs": ["Fred Aims"]})
    )
    table.shops(name)
    assert (table.at(name), table.rock(0)) == ("Law Dogs", 1)
    assert (table.bullets(name), table.stud(name), table.influence(name)) == (bullets, stud, influence)
    table.passes(1).calls_out(name, "Fred Aims").answer("yes")
    assert table.posse(0) == [name]


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.refuses(name)) for name in PLAIN])
def test_a_plain_dude_wants_the_whole_price_and_is_unique(name: str) -> None:
    cost = PLAIN[name][0]
    poor = Playing(side("Law Dogs", rock=cost - 1, hand=[name]), side("The Sloane Gang"))
    assert f"shop:{poor.id(name)}" not in poor.plays()
    twice = Playing(side("Law Dogs", rock=cost, hand=[name], at={"home": [name]}), side("The Sloane Gang"))
    assert not any(play.startswith("shop:") for play in twice.plays())
    assert PRINTED[name].unique
