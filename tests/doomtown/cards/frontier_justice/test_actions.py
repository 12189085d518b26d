"""Actions of Frontier Justice."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Moved, WentHome
from boomtown.table import IllegalAnswer
from doomtown.scenes import CHEATING, asks, deal, draws, shootout, usable, with_text

LEPUS = "Flight of the Lepus"
ROPE = "Rope and Ride"
SICK = "Incubation"

# --- Flight of the Lepus ---------------------------------------------------------------------------


def fleeing(
    mine: tuple[str, ...] = deal(1), theirs: list[str] | None = None, where: str = "town square"
) -> Playing:
    """The opponent cheats."""
    table = shootout(
        ["Rob Wilby", "Olivia Jenks"],
        theirs or ["Dulf Zug", "Jake Smiley"],
        hands=((*mine, "3H"), (*CHEATING[2], "3H")),
        leader={"hand": [LEPUS]},
        where=where,
    )
    return draws(table, "Rob Wilby", "Dulf Zug")


@pytest.mark.plays(LEPUS)
@pytest.mark.ruling("RC3-flight-of-the-lepus-01")
@pytest.mark.parametrize("booting", ["yes", "no"])
def test_dudes_of_both_sides_hop_home(booting: str) -> None:
    table = fleeing().uses(LEPUS, ("Olivia Jenks", "Dulf Zug"), booting)
    assert table.at("Olivia Jenks") == "Law Dogs"
    assert table.at("Dulf Zug") == "The Sloane Gang"
    assert table.booted("Olivia Jenks") == table.booted("Dulf Zug") == (booting == "yes")
    assert (table.posse(0), table.posse(1)) == (["Rob Wilby"], ["Jake Smiley"])


@pytest.mark.refuses(LEPUS)
def test_who_hops_home_from_home_has_not_moved() -> None:
    """Fleeing from home counts as a move (RC-shootout-s6-01), and this is no fleeing."""
    table = fleeing(where="Law Dogs").uses(LEPUS, ("Olivia Jenks", "Dulf Zug"), "no")
    olivia, dulf = table.id("Olivia Jenks"), table.id("Dulf Zug")
    assert [event.card for event in table.events(WentHome)] == [olivia, dulf]
    assert [event.card for event in table.events(Moved)] == [dulf]


@pytest.mark.plays(LEPUS)
@pytest.mark.refuses(LEPUS)
@pytest.mark.parametrize(("mine", "most"), [(deal(1), 3), (CHEATING[2], 2)])
def test_a_legal_hand_takes_one_more_along(mine: tuple[str, ...], most: int) -> None:
    form = fleeing(mine).uses(LEPUS).ask.form
    assert form.most == most  # type: ignore[attr-defined]


@pytest.mark.refuses(LEPUS)
def test_nobody_hops_while_nobody_cheats() -> None:
    table = shootout(["Rob Wilby"], ["Dulf Zug"], leader={"hand": [LEPUS]})
    assert not any(":flee" in play for play in draws(table, "Rob Wilby").plays())


@pytest.mark.ruling("RC3-flight-of-the-lepus-02")
def test_a_shielded_huckster_goes_only_with_the_shield() -> None:
    table = fleeing(theirs=["Steele Archer", "Tyxarglenak"]).uses(LEPUS)
    tyx, huckster = table.id("Tyxarglenak"), table.id("Steele Archer")
    form = table.ask.form
    assert form.check((tyx,)) == (tyx,)
    assert set(form.check((tyx, huckster))) == {tyx, huckster}
    with pytest.raises(IllegalAnswer):
        form.check((huckster,))


@pytest.mark.plays(LEPUS)
def test_it_works_at_lowball_wherever_they_are() -> None:
    table = Playing(
        side("Law Dogs", rock=2, at={"town square": ["Rob Wilby"]}, hand=[LEPUS], deck=deal(1)),
        side("The Sloane Gang", rock=2, at={"town square": ["Dulf Zug"]}, deck=CHEATING[2]),
        phase="gambling",
    )
    table.until(Question.CHEATIN).uses(LEPUS, ("Dulf Zug",))
    assert table.at("Dulf Zug") == "The Sloane Gang"
    assert not table.booted("Dulf Zug")  # nobody boots outside a shootout


# --- Rope and Ride ---------------------------------------------------------------------------------


def roping(leader: str = "Rob Wilby") -> Playing:
    """A call-out in the square is accepted."""
    return shootout(
        [leader],
        ["Dulf Zug"],
        leader={"hand": [ROPE], "deeds": ["Bunkhouse"]},
        mark={"deeds": ["Undertaker"]},
        joining=False,
    )


@pytest.mark.plays(ROPE)
@pytest.mark.refuses(ROPE)
@pytest.mark.ruling("RC3-rope-and-ride-01")
def test_the_mark_is_dragged_next_door() -> None:
    table = roping().reacts(ROPE)
    assert sorted(table.choices()) == ["Bunkhouse", "The Sloane Gang", "Undertaker"]  # not your home
    table.answer("Undertaker")
    assert table.booted("Rob Wilby")  # there is no Horse
    assert table.booted("Dulf Zug")
    assert table.at("Rob Wilby") == table.at("Dulf Zug") == "Undertaker"
    table.until(Question.SHOOTOUT)
    assert table.state.fight is not None
    assert table.state.fight.location == table.id("Undertaker")


@pytest.mark.plays(ROPE)
def test_a_horse_does_the_work() -> None:
    table = roping("Rob Wilby | Roan").reacts(ROPE)
    assert table.choices() == ["Rob Wilby", "Roan"]
    table.answer("Roan").answer("Bunkhouse")
    assert table.booted("Roan")
    assert not table.booted("Rob Wilby")


@pytest.mark.refuses(ROPE)
@pytest.mark.rule("RB-5.3.1-06")
@pytest.mark.parametrize(
    ("leader", "mark"), [("Rob Wilby", "Dulf Zug | Shotgun"), ("Rob Wilby | Shotgun", "Dulf Zug")]
)
def test_nobody_rides_off_alone(monkeypatch: pytest.MonkeyPatch, leader: str, mark: str) -> None:
    """Moving both is the first sentence, so both have to be able to move (ruling 36)."""
    with_text(monkeypatch, "Shotgun", stuck=words.says(words.CANNOT_MOVE, to=words.BEARER))
    table = shootout(
        [leader], [mark], leader={"hand": [ROPE], "deeds": ["Bunkhouse"]}, joining=False
    )  # fmt: skip
    assert not usable(table, ROPE)
    table.never_offered(ROPE, until=Question.SHOOTOUT)
    assert table.at("Rob Wilby") == table.at("Dulf Zug") == "Town Square"


@pytest.mark.plays(ROPE)
@pytest.mark.plays("Smiling Tom")
def test_smiling_tom_is_dragged_home_and_nowhere_else() -> None:
    table = shootout(
        ["Rob Wilby"],
        ["Smiling Tom"],
        leader={"hand": [ROPE], "deeds": ["Bunkhouse"]},
        mark={"outfit": "The Fourth Ring", "deeds": ["Undertaker"]},
        joining=False,
    ).reacts(ROPE)
    assert table.at("Rob Wilby") == table.at("Smiling Tom") == "The Fourth Ring"
    table.until(Question.SHOOTOUT)
    assert table.state.fight is not None
    assert table.state.fight.location == table.id("The Fourth Ring")


@pytest.mark.refuses(ROPE)
def test_the_called_out_side_has_no_rope() -> None:
    table = shootout(["Rob Wilby"], ["Dulf Zug"], mark={"hand": [ROPE]}, joining=False)
    assert not any(":drag" in play for play in table.plays())


# --- Incubation ------------------------------------------------------------------------------------


def infecting(*theirs: str, rock: int = 2, hand: tuple[str, ...] = (SICK,)) -> Playing:
    return Playing(
        side("Law Dogs", rock=rock, at={"home": ["Rob Wilby"]}, hand=list(hand)),
        side(
            "The Sloane Gang",
            at={"home": list(theirs), "town square": ["Barton Everest | booted"]},
        ),
    )


def next_noon(table: Playing) -> Playing:
    """The night passes, and it is the other player's turn."""
    table.passes(1, 0).until(Question.NOON)
    return table.passes(0) if table.ask.seat == 0 else table


@pytest.mark.refuses(SICK)
def test_who_carries_nothing_does_not_fall_ill() -> None:
    assert usable(infecting("Wilber Crowley | booted"), SICK)
    assert not usable(infecting("Agent Provocateur | booted"), SICK)


@pytest.mark.plays(SICK)
@pytest.mark.refuses(SICK)
def test_a_tired_dude_at_home_falls_ill_and_may_rest() -> None:
    table = infecting("Wilber Crowley | booted", "Dulf Zug").uses(SICK)  # the only one booted at home
    assert table.card(SICK).place == table.id("Wilber Crowley")
    assert table.rock(0) == 0
    assert (table.bullets("Wilber Crowley"), table.influence("Wilber Crowley")) == (1 - 1, 1 - 1)
    assert table.value("Wilber Crowley") == 6 - 3
    assert not any(":rest" in play for play in table.plays())  # booted
    next_noon(table).uses("Wilber Crowley", part="rest")
    assert table.booted("Wilber Crowley")
    assert table.zone(SICK) == "discard"
    assert table.card(SICK).owner == 0
    assert table.bullets("Wilber Crowley") == 1


@pytest.mark.refuses(SICK)
@pytest.mark.parametrize(
    ("theirs", "rock"), [(("Pancho Castillo",), 2), ((), 2), (("Pancho Castillo | booted",), 1)]
)
def test_who_is_fresh_or_out_does_not_fall_ill(theirs: tuple[str, ...], rock: int) -> None:
    assert not any(":infect" in play for play in infecting(*theirs, rock=rock).plays())


@pytest.mark.plays(SICK)
def test_two_are_worse_and_are_cured_one_by_one() -> None:
    table = infecting("Wilber Crowley | booted", rock=4, hand=(SICK, SICK)).uses(SICK).passes(1)
    table.answer(f"use:{table.state.players[0].hand[0]}:infect")
    assert table.value("Wilber Crowley") == 1  # 6 less 6, never below an ace
    next_noon(table)
    assert len([play for play in table.plays() if play.endswith(":rest")]) == 1
    table.uses("Wilber Crowley", table.card("Wilber Crowley").cards[1], part="rest")
    assert len(table.card("Wilber Crowley").cards) == 1
    assert table.value("Wilber Crowley") == 6 - 3


@pytest.mark.ruling("RC3-incubation-01")
def test_once_attached_it_infects_nobody_else() -> None:
    table = infecting("Pancho Castillo | booted", "Sanford Taylor | booted", rock=9)
    table.uses(SICK, "Pancho Castillo")
    for seat in (1, 0):
        assert table.ask.seat == seat
        assert not any(":infect" in play for play in table.plays())
        if seat == 1:
            table.passes(1)
    assert "Noon" in asks(table)
