"""Goods of Debt of Blood."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side

SAFE = "Jacc's Fail Safe"


def threatening(answer: str | None = None, *, note: str = "") -> Playing:
    table = Playing(
        side("Law Dogs", at={"home": [f"Tommy Harden | {SAFE}{note}"]}),
        side("The Sloane Gang", at={"town square": ["Marion Seville"]}),
    )
    return table if answer is None else table.uses(SAFE).answer("no").answer(answer)


@pytest.mark.plays(SAFE)
@pytest.mark.parametrize(("answer", "zone"), [("yes", "hill"), ("no", "play")])
def test_the_fail_safe_takes_both_or_neither(answer: str, zone: str) -> None:
    table = threatening(answer)
    assert (table.zone("Tommy Harden"), table.zone("Marion Seville")) == (zone, zone)


@pytest.mark.parametrize(
    ("phase", "influence"),
    [
        pytest.param("upkeep", 1 + 2, marks=pytest.mark.plays(SAFE)),
        pytest.param("noon", 1, marks=pytest.mark.refuses(SAFE)),
    ],
)
def test_the_fail_safe_impresses_during_upkeep(phase: str, influence: int) -> None:
    table = Playing(
        side("Law Dogs", rock=5, at={"home": [f"Tommy Harden | {SAFE}", "Olivia Jenks"]}),
        side("The Sloane Gang"),
        phase=phase,
    )
    assert table.state.phase == phase
    assert table.influence("Tommy Harden") == influence


@pytest.mark.refuses(SAFE)
def test_a_booted_fail_safe_or_nobody_to_threaten() -> None:
    booted = threatening(note=" booted")
    assert f"use:{booted.id(SAFE)}:detonate" not in booted.plays()
    alone = Playing(side("Law Dogs", at={"home": [f"Tommy Harden | {SAFE}"]}), side("The Sloane Gang"))
    assert f"use:{alone.id(SAFE)}:detonate" not in alone.plays()
