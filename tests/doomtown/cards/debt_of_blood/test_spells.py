"""Spells of Debt of Blood."""

from typing import Any

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.words import DUDE, OTHERS, gives
from doomtown.scenes import HANDS, draws, facing, guests_join, shootout, usable, with_text
from doomtown.third_player import turn_of


def casting(caster: str, *foes: str, top: str = "KS", **mark: Any) -> Playing:
    return shootout(
        ["Jake Smiley", caster],
        list(foes),
        hands=([top], HANDS[1]),
        leader={"at": {"home": ["Rob Wilby"]}},
        mark={"at": {"home": ["Olivia Jenks"]}, **mark},
    ).until(Question.SHOOTOUT)


# --- Kentucky Windage -------------------------------------------------------------------------------

WINDAGE = "Kentucky Windage"


@pytest.mark.plays(WINDAGE)
@pytest.mark.refuses(WINDAGE)
@pytest.mark.parametrize(
    ("part", "top", "stud", "bullets"),
    [("aim", "3S", True, 0), ("aim", "2S", False, 0), ("lead", "4S", False, 1), ("lead", "3S", False, 0)],
)
def test_a_huckster_reads_the_wind(part: str, top: str, stud: bool, bullets: int) -> None:
    """Steele's Huckster 2 against 5 and 6."""
    table = casting(f"Steele Archer | {WINDAGE}", "Allie Hensman", top=top).uses(WINDAGE, part=part)
    assert (table.stud("Steele Archer"), table.bullets("Steele Archer"), table.booted(WINDAGE)) == (
        stud,
        bullets,
        True,
    )
    assert not table.stud("Jake Smiley")


# --- 54 Card Pick-Up --------------------------------------------------------------------------------

PICKUP = "54 Card Pick-Up"


@pytest.mark.plays(PICKUP)
@pytest.mark.refuses(PICKUP)
@pytest.mark.parametrize(("top", "booted"), [("5S", True), ("4S", False)])
def test_one_dude_picks_up_cards(top: str, booted: bool) -> None:
    table = casting(
        f"Steele Archer | {PICKUP}", "Allie Hensman | Roan", "Fred Aims", "Travis Moone | booted", top=top
    )
    table.uses(PICKUP, part="toss")
    assert table.choices() == ["Allie Hensman", "Fred Aims"]
    table.answer("Fred Aims")
    assert (table.booted("Fred Aims"), table.booted(PICKUP)) == (booted, True)


@pytest.mark.plays(PICKUP)
def test_two_cards_are_picked_up() -> None:
    table = casting(f"Steele Archer | {PICKUP}", "Allie Hensman | Roan", "Fred Aims", top="9S").uses(
        PICKUP, part="scatter"
    )
    assert set(table.choices()) == {"Allie Hensman", "Roan", "Fred Aims"}
    table.answer("Allie Hensman", "Roan")
    assert [table.booted(name) for name in ("Allie Hensman", "Roan", "Fred Aims")] == [True, True, False]


@pytest.mark.refuses(PICKUP)
def test_two_need_two() -> None:
    table = casting(f"Steele Archer | {PICKUP}", "Allie Hensman | Roan booted")
    assert (usable(table, PICKUP, "scatter"), usable(table, PICKUP, "toss")) == (False, True)
    tried = casting(f"Steele Archer | {PICKUP}", "Allie Hensman | Roan", top="8S").uses(
        PICKUP, part="scatter"
    )
    assert not tried.booted("Roan")


# --- Turn the Other Cheek ---------------------------------------------------------------------------

CHEEK = "Turn the Other Cheek"


@pytest.mark.plays(CHEEK)
def test_both_go_home_in_peace() -> None:
    table = casting(
        f"Ezrael Jones | {CHEEK}",
        "Allie Hensman | Roan",
        "Olivia Jenks | booted",
        at={"home": ["Marion Seville"]},
        top="5S",
    )
    table.uses(CHEEK)
    assert table.choices() == ["Allie Hensman", "Olivia Jenks"]
    table.answer("Olivia Jenks")  # 2 + 2 + 2 against 5 + 1
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == ("The Sloane Gang", False)
    assert (table.at("Ezrael Jones"), table.booted("Ezrael Jones"), table.booted(CHEEK)) == (
        "Law Dogs",
        False,
        True,
    )
    assert (table.posse(0), table.posse(1)) == (["Jake Smiley"], ["Allie Hensman"])


@pytest.mark.refuses(CHEEK)
def test_too_much_grit_is_not_forgiven() -> None:
    table = casting(f"Ezrael Jones | {CHEEK}", "Allie Hensman", "Olivia Jenks", at={}, top="4S").uses(
        CHEEK, "Olivia Jenks"
    )
    assert (table.at("Olivia Jenks"), table.at("Ezrael Jones")) == ("Town Square", "Town Square")


# --- Cloak ------------------------------------------------------------------------------------------

CLOAK = "Cloak"


def refused(top: str = "KS", cloak: str = CLOAK) -> Playing:
    table = facing(["Jake Smiley"], [f"Ezrael Jones | {cloak}"], hands=([], [top]))
    return table.calls_out("Jake Smiley", "Ezrael Jones").answer("no")


@pytest.mark.plays(CLOAK)
@pytest.mark.refuses(CLOAK)
@pytest.mark.parametrize(
    ("top", "at", "booted"), [("4S", "Town Square", False), ("3S", "The Sloane Gang", True)]
)
def test_a_cloak_hides_who_refuses(top: str, at: str, booted: bool) -> None:
    table = refused(top).reacts(CLOAK)
    assert (table.at("Ezrael Jones"), table.booted("Ezrael Jones"), table.booted(CLOAK)) == (at, booted, True)


@pytest.mark.refuses(CLOAK)
def test_a_worn_cloak_hides_nobody_nor_does_it_keep_who_is_sent_home() -> None:
    assert refused(cloak=f"{CLOAK} booted").at("Ezrael Jones") == "The Sloane Gang"
    table = shootout(["Olivia Jenks"], [f"Ezrael Jones | {CLOAK}"], leader={"hand": ["Pistol Whip"]})
    table.until(Question.SHOOTOUT).uses("Pistol Whip").never_offered(CLOAK, until=Question.NOON)
    assert table.at("Ezrael Jones") == "The Sloane Gang"


# --- Mountain Lion's Den ----------------------------------------------------------------------------

DEN = "Mountain Lion's Den"


def den(
    top: str = "KS",
    *,
    pack: tuple[str, ...] = ("Jake Smiley | Roan", "Black Elk"),
    hand: tuple[str, ...] = (),
) -> Playing:
    """Black Elk's Shaman 3 against 6."""
    return shootout(
        list(pack),
        ["Allie Hensman", "Fred Aims"],
        where="Undertaker",
        hands=([top], HANDS[1]),
        leader={"deeds": [f"Undertaker | {DEN}"], "at": {"home": ["Rob Wilby"]}},
        mark={"hand": list(hand)},
    ).until(Question.SHOOTOUT)


@pytest.mark.plays(DEN)
@pytest.mark.refuses(DEN)
@pytest.mark.parametrize(("top", "more"), [("3S", 1), ("2S", 0)])
def test_the_lion_s_pack_is_fiercer(top: str, more: int) -> None:
    table = den(top).uses(DEN)
    assert (table.bullets("Jake Smiley"), table.bullets("Black Elk"), table.booted(DEN)) == (
        1 + more,
        more,
        True,
    )
    assert (table.bullets("Rob Wilby"), table.bullets("Allie Hensman")) == (1, 2)


@pytest.mark.plays(DEN)
def test_and_fearless() -> None:
    table = den(
        pack=("Clint Ramsey", "Black Elk"), hand=("Fleet-Footed", "Unprepared", "Suppressing Fire")
    ).uses(DEN)
    table.uses("Fleet-Footed", "Allie Hensman", "Clint Ramsey").passes(0)
    assert (table.bullets("Clint Ramsey"), table.bullets("Allie Hensman")) == (3, 3)
    table.uses("Unprepared", "Clint Ramsey", part="surprise").passes(0).uses("Suppressing Fire", part="pin")
    assert (table.booted("Clint Ramsey"), table.stud("Clint Ramsey"), table.bullets("Clint Ramsey")) == (
        True,
        True,
        3,
    )


@pytest.mark.refuses(DEN)
def test_what_a_standing_text_takes_off_does_not_count_for_the_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rulings 67 and 74."""
    with_text(monkeypatch, "The Sloane Gang", fear=gives(bullets=-1, to=DUDE & OTHERS)[0])
    table = den()
    assert table.bullets("Jake Smiley") == 0
    assert table.uses(DEN).bullets("Jake Smiley") == 2


@pytest.mark.refuses(DEN)
def test_without_a_shaman_the_den_is_empty() -> None:
    assert not usable(den(pack=("Jake Smiley", "Steele Archer")), DEN)


@pytest.mark.plays(DEN)
def test_guests_are_of_the_pack() -> None:
    table = Playing(
        side("Law Dogs", deck=["KS"], deeds=[f"Undertaker | {DEN}"], at={"Undertaker": ["Black Elk"]}),
        side("The Sloane Gang", at={"Undertaker": ["Allie Hensman"]}),
        side("Morgan Cattle Co.", at={"Undertaker": ["Olivia Jenks"]}),
        turn=0,
    )
    guests_join(table.calls_out("Black Elk", "Allie Hensman").answer("yes"), "Olivia Jenks").until(
        Question.SHOOTOUT
    )
    turn_of(table, 0).uses(DEN)
    assert (table.posse(0), table.bullets("Olivia Jenks")) == (["Black Elk", "Olivia Jenks"], 3)


# --- Stoic Buffalo ----------------------------------------------------------------------------------

BUFFALO = "Stoic Buffalo"


def standing(top: str = "6S") -> Playing:
    table = shootout(
        ["Jake Smiley", f"Black Elk | {BUFFALO}"],
        ["Allie Hensman", "Fred Aims"],
        hands=([top, "Roan", "Pinto", *HANDS[1], *HANDS[1]], [*HANDS[1], *HANDS[1]]),
        mark={"hand": ["Fleet-Footed", "Unprepared"]},
    ).until(Question.SHOOTOUT)
    return table.uses(BUFFALO)


@pytest.mark.plays(BUFFALO)
def test_patience_is_rewarded_each_time() -> None:
    table = standing()
    assert not table.booted(BUFFALO)
    table.uses("Unprepared", "Jake Smiley", part="surprise").passes(0).answer("yes")
    assert table.hand(0) == ["Roan"]
    table.uses("Fleet-Footed", "Fred Aims", "Jake Smiley").passes(0).answer("yes")
    assert table.hand(0) == ["Roan", "Pinto"]


@pytest.mark.refuses(BUFFALO)
def test_nobody_has_to_draw_the_others_do_not_and_it_has_to_succeed() -> None:
    table = standing().passes(1).passes(0)
    assert table.question == Question.YES
    assert table.answer("no").hand(0) == []
    failed = standing("5S").passes(1).passes(0)
    assert failed.question != Question.YES


@pytest.mark.refuses(BUFFALO)
def test_the_buffalo_stands_for_one_round() -> None:
    table = standing()
    assert {effect.until.boundary for effect in table.state.effects} == {"round"}


@pytest.mark.refuses(BUFFALO)
def test_passing_in_another_step_is_no_shootout_play() -> None:
    table = standing()
    table.uses("Unprepared", "Jake Smiley", part="surprise").passes(0).answer("no").passes(1)
    draws(table, "Jake Smiley", "Allie Hensman")
    table.never_offered(BUFFALO, until=Question.RUN)


@pytest.mark.refuses(DEN)
def test_one_s_own_cards_still_weaken_the_pack() -> None:
    table = shootout(
        ["Clint Ramsey", "Black Elk | Whistle Stop"],
        ["Allie Hensman", "Fred Aims"],
        where="Undertaker",
        hands=(["KS", "9C"], HANDS[1]),
        leader={"deeds": [f"Undertaker | {DEN}"]},
    ).until(Question.SHOOTOUT)
    table.uses(DEN).passes(1).uses("Whistle Stop")  # clubs: yours have 1 less, too
    assert table.bullets("Clint Ramsey") == 2 + 1 - 1
