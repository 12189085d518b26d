"""What a second reading of the later sets found: cards that were right by themselves and wrong beside something."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.scenario import Question
from doomtown.scenes import (
    HANDS,
    draws,
    shootout,
    usable,
    with_text,
)

# --- used, though it was stopped ----------------------------------------------------------------------


@pytest.mark.plays("Flint's Amusements")
@pytest.mark.ruling("RC3-a-slight-modification-03")
def test_a_resolution_that_is_stopped_has_been_used_for_flints() -> None:
    table = shootout(
        ["Olivia Jenks | Force Field"],
        ["Steele Archer | Soul Blast"],
        hands=(HANDS[2], HANDS[1]),
        leader={"hand": ["A Slight Modification"], "deeds": ["Flint's Amusements"]},
        mark={"hand": ["Hex Slingin'"], "rock": 5},
    )
    draws(table).until(Question.RESOLUTION).passes(0)
    table.uses("Hex Slingin'").reacts("A Slight Modification")
    assert table.zone("Soul Blast") == "play"
    assert table.rock(0) == 1


@pytest.mark.refuses("Jim Hexter")
@pytest.mark.refuses("Mario Crane (Exp 1)")
@pytest.mark.parametrize(
    ("dude", "wording"), [("Jim Hexter", "weird-west"), ("Mario Crane (Exp 1)", "compendium")]
)
def test_another_ability_a_dude_was_lent_is_not_his_own(
    monkeypatch: pytest.MonkeyPatch, dude: str, wording: str
) -> None:
    lent = words.shootout if dude == "Jim Hexter" else words.resolution
    ability = lent(words.gain(1), told="earn")
    ability.name = "earn"
    whom = words.named(dude.partition(" (")[0])
    with_text(monkeypatch, "Olivia Jenks", loan=words.grants(ability, to=whom))
    table = shootout([dude, "Olivia Jenks"], ["Fred Aims"], rock=3, wording=wording)
    if dude != "Jim Hexter":
        draws(table, dude).until(Question.RESOLUTION)
    assert usable(table, dude, "earn")
    table.uses(dude, part="earn").passes(1)
    assert table.rock(0) == 4
    assert usable(table, dude, "bet" if dude == "Jim Hexter" else "survive")
