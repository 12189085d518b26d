"""Dudes of No Turning Back."""

import pytest

from boomtown.doomtown.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side

MAX = "Max Baine (Exp 1)"
EBEN = "Ebenezer Springfield"

# --- Max Baine (Exp 1) -----------------------------------------------------------------------------


def reformer(
    where: str, *, rock: int = 6, hand: tuple[str, ...] = ("Clint Ramsey", "Olivia Jenks")
) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            rock=rock,
            deeds=["The Town Hall", "Circle M Ranch"],
            at={where: [MAX]},
            hand=list(hand),
        ),
        side("The Sloane Gang", deeds=["Undertaker"]),
    )


@pytest.mark.parametrize(
    ("where", "points"),
    [
        pytest.param("town square", 0, marks=pytest.mark.plays(MAX)),
        pytest.param("The Town Hall", 0, marks=pytest.mark.plays(MAX)),
        pytest.param("Undertaker", 1, marks=pytest.mark.refuses(MAX)),
        pytest.param("home", 1, marks=pytest.mark.refuses(MAX)),
    ],
)
def test_ranches_count_nothing_while_max_governs(where: str, points: int) -> None:
    table = reformer(where)
    assert control(table.state, table.id("Circle M Ranch")) == points
    assert control(table.state, table.id("The Town Hall")) == 2


@pytest.mark.plays(MAX)
@pytest.mark.refuses(MAX)
def test_max_brings_somebody_of_value_where_he_is() -> None:
    table = reformer("town square", rock=2).uses(MAX)  # Clint has value 11, Olivia 2
    assert table.card("Clint Ramsey").zone == "play"
    assert table.card("Clint Ramsey").place == table.place("town square")
    assert table.rock(0) == 2 - (5 - 3)
    assert table.booted(MAX)
    assert table.hand(0) == ["Olivia Jenks"]


@pytest.mark.refuses(MAX)
def test_max_recruits_nobody_of_less_value_or_who_is_too_dear() -> None:
    assert not any(":recruit" in play for play in reformer("town square", rock=1).plays())
    assert not any(":recruit" in play for play in reformer("town square", hand=("Olivia Jenks",)).plays())


# --- Ebenezer Springfield --------------------------------------------------------------------------


def accusing(where: str, *others: str) -> Playing:
    """An opposing Huckster is about to curse somebody in the square."""
    return Playing(
        side("Law Dogs", deeds=["Jackson's Strike"], at={where: [EBEN], "town square": ["Olivia Jenks"]}),
        side(
            "The Sloane Gang",
            at={"town square": ["Steele Archer | Blood Curse", "Pancho Castillo | bounty 1", *others]},
            deck=["KS"],
        ),
        winner=1,
    )


@pytest.mark.plays(EBEN)
@pytest.mark.refuses(EBEN)
def test_ebenezer_accuses_who_harms_his_friends() -> None:
    table = accusing("home", "Rob Wilby").uses("Blood Curse", "Olivia Jenks").reacts(EBEN)
    assert table.choices() == ["Steele Archer", "Rob Wilby"]  # not Pancho, who is wanted
    table.answer("Rob Wilby")
    assert table.bounty("Rob Wilby") == 1


@pytest.mark.refuses(EBEN)
def test_far_away_or_for_others_ebenezer_says_nothing() -> None:
    far = accusing("Jackson's Strike").uses("Blood Curse", "Olivia Jenks")
    assert far.ask.seat == 0
    assert not any(":accuse" in play for play in far.plays())
    own = accusing("home").uses("Blood Curse", "Pancho Castillo")
    assert not any(":accuse" in play for play in own.plays())
