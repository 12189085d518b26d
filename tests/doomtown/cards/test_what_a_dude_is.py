"""Cards that are something or somebody else as well: names, and dudes that became Conditions."""

from collections.abc import Sequence
from typing import Any

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.cards import ace, discard
from boomtown.table import IllegalAnswer
from doomtown.scenes import an_ability, hangs, happens, refused_by, takes_control

# --- a name more is a name both ways (ruling 267) -----------------------------------------------------

MARIO = "Mario Crane (Exp 1)"


def gang(hand: Sequence[str] = (MARIO,), **more: Any) -> Playing:
    return Playing(side("The Sloane Gang", rock=30, hand=list(hand), **more), side("Law Dogs"), turn=0)


@pytest.mark.refuses(MARIO)
@pytest.mark.rule("RC-uniqueness-03")
@pytest.mark.rule("RC-uniqueness-04")
def test_mario_does_not_come_where_sloane_is_or_lies_buried() -> None:
    assert gang().why_not("shop", MARIO) is None
    assert refused_by(gang(at={"home": ["Sloane"]}), "shop", MARIO) == "RC-uniqueness-03"
    assert refused_by(gang(hill=["Sloane"]), "shop", MARIO) == "RC-uniqueness-04"
    theirs = Playing(side("The Sloane Gang", rock=30, hand=[MARIO]), side(at={"home": ["Sloane"]}), turn=0)
    assert theirs.why_not("shop", MARIO) is None


@pytest.mark.refuses(MARIO)
@pytest.mark.rule("RC-experienced-02")
@pytest.mark.parametrize(
    ("more", "rule"),
    [
        ({"at": {"home": ["Mario Crane", "Sloane"]}}, "RC-uniqueness-03"),
        ({"at": {"home": ["Mario Crane"]}, "hill": ["Sloane"]}, "RC-uniqueness-04"),
        ({"at": {"home": ["Mario Crane"]}, "hill": ["Mario Crane"]}, None),  # he himself is in play already
    ],
)
def test_no_version_of_mario_takes_sloanes_name_twice(more: dict[str, Any], rule: str | None) -> None:
    table = gang(**more)
    refusal = table.why_not("swap", MARIO, "Mario Crane")
    assert (refusal and refusal.rule) == rule
    assert bool([play for play in table.plays() if play.startswith("swap")]) == (rule is None)


@pytest.mark.refuses(MARIO)
def test_mario_and_sloane_start_in_no_gang_together() -> None:
    gangs = Playing(
        side("The Sloane Gang", deck=["Sloane", MARIO, "Barton Everest"], rock=30), side(), phase="gangs"
    )
    with pytest.raises(IllegalAnswer) as refused:
        gangs.answer("Sloane", MARIO)
    assert refused.value.rule == "RC-uniqueness-03"
    assert gangs.answer("Barton Everest", MARIO).zone(MARIO) == "play"


@pytest.mark.plays(MARIO)
def test_mario_without_traits_is_nobody_but_himself() -> None:
    cursed = gang(["Sloane"], at={"home": [f"{MARIO} | Curse of Failure (owned by 1)"]})
    assert cursed.why_not("shop", "Sloane") is None
    assert refused_by(gang(["Sloane"], at={"home": [MARIO]}), "shop", "Sloane") == "RC-uniqueness-03"


@pytest.mark.rule("RC-uniqueness-03")
def test_a_swap_for_somebody_elses_dude_brings_no_second_one_of_your_own() -> None:
    table = Playing(
        side("Law Dogs", hand=["Sloane (Exp 1)"], at={"home": ["Sloane"]}),
        side("The Sloane Gang", at={"town square": ["Sloane"]}),
        turn=0,
    )
    takes_control(table, 0, "Sloane @1")
    assert refused_by(table, "swap", "Sloane (Exp 1)", "Sloane @1") == "RC-uniqueness-03"
    assert table.why_not("swap", "Sloane (Exp 1)", "Sloane @0") is None


# --- a dude that has become something else (ruling 430) -----------------------------------------------

HOWARD, UNDERTAKER, BLIGHTED = "Ol' Howard", "Undertaker", "The Blighted"


@pytest.mark.plays(UNDERTAKER)
@pytest.mark.refuses(UNDERTAKER)
@pytest.mark.parametrize(
    ("deed", "people", "paid"), [(f"Town Council | {HOWARD}", [], 0), ("Town Council", [HOWARD], 2)]
)
def test_nobody_buries_a_condition(deed: str, people: list[str], paid: int) -> None:
    table = Playing(side("Law Dogs", deeds=[UNDERTAKER]), side(deeds=[deed], at={"home": people}))
    happens(ace(table.state, table.id(HOWARD), an_ability(1, table, "Town Council")))
    assert (table.zone(HOWARD), table.rock(0)) == ("hill", paid)


@pytest.mark.refuses(BLIGHTED)
def test_nothing_rises_for_a_condition_that_goes_with_its_deed() -> None:
    table = Playing(
        side("The Fourth Ring", rock=5, at={"home": ["Bobo"]}, discard=[BLIGHTED]),
        side(deeds=[f"Town Council | {HOWARD}"]),
    )
    happens(discard(table.state, table.id("Town Council"), an_ability(0, table, "Bobo")))  # nobody is asked
    assert (table.zone(HOWARD), table.zone(BLIGHTED)) == ("discard", "discard")


@pytest.mark.plays("A Hero's Passing")
@pytest.mark.parametrize(("deed", "people"), [(f"Town Council | {HOWARD}", []), ("Town Council", [HOWARD])])
def test_no_hero_is_forgotten_for_a_condition(deed: str, people: list[str]) -> None:
    table = Playing(side("Law Dogs", deeds=[deed], at={"home": people}, hand=["A Hero's Passing"]), side())
    hangs(table, "A Hero's Passing", "Law Dogs")
    happens(ace(table.state, table.id(HOWARD), an_ability(1, table, "Town Council")))
    assert table.zone("A Hero's Passing") == ("discard" if people else "play")
