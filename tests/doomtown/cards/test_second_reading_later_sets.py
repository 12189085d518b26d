"""What a second reading of the later sets found: cards that were right by themselves and wrong beside something."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.draw_hands import rank_total
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.hands import consider_legal
from doomtown.scenes import (
    CHEATING,
    HANDS,
    asks,
    deal,
    draws,
    shootout,
    usable,
    with_text,
)

# --- blades and guns ----------------------------------------------------------------------------------


@pytest.mark.refuses("Rapier")
@pytest.mark.refuses("Stoker's Sabre")
@pytest.mark.parametrize("blade", ["Rapier", "Stoker's Sabre"])
def test_a_blade_that_is_not_in_the_fight_fears_no_gun_in_it(blade: str) -> None:
    table = shootout(
        ["Olivia Jenks"], ["Fred Aims | Shotgun"], leader={"at": {"home": [f"Jake Smiley | {blade}"]}}
    )
    alone = Playing(side("Law Dogs", at={"home": [f"Jake Smiley | {blade}"]}), side("The Sloane Gang"))
    assert table.bullets("Jake Smiley") == alone.bullets("Jake Smiley") > 0


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


# --- as it was ----------------------------------------------------------------------------------------

DECEPTION = "Rabbit's Deception"


@pytest.mark.refuses(DECEPTION)
@pytest.mark.parametrize("booted", [False, True])
def test_a_dude_that_the_pull_unboots_was_booted_as_the_card_was_played(booted: bool) -> None:
    """Focusing Chi is the pull, and unboots whom it is pulled for."""
    monk = "Xiaodan Li | booted" if booted else "Xiaodan Li"
    table = shootout(
        ["Olivia Jenks", monk],
        ["Fred Aims"],
        leader={"hand": [DECEPTION], "deck": ["Focusing Chi", *HANDS[1]]},
    )
    table.uses(DECEPTION)
    assert "unboot" in asks(table)
    table.answer("yes").answer()
    assert table.at("Xiaodan Li") == "Law Dogs"
    assert (table.question == Question.YES) is not booted  # whether to send Fred after


LEPUS = "Flight of the Lepus"


@pytest.mark.plays(LEPUS)
@pytest.mark.refuses(LEPUS)
@pytest.mark.parametrize(("shown", "most"), [(HANDS[1], 3), (CHEATING[2], 2)])
def test_what_counts_for_the_lepus_is_the_hand_as_it_was_shown(shown: tuple[str, ...], most: int) -> None:
    table = shootout(
        ["Olivia Jenks", "Jake Smiley"],
        ["Fred Aims", "Silas Aims"],
        hands=(shown, CHEATING[2]),
        leader={"hand": [LEPUS]},
    )
    draws(table).until(Question.RESOLUTION)
    consider_legal(table.state, 0, shown != HANDS[1])  # something makes it the contrary
    table.uses(LEPUS)
    assert table.ask.form.most == most


DEN = "Den of Thieves"


@pytest.mark.refuses(DEN)
def test_the_den_betters_one_hand_and_not_the_next() -> None:
    table = shootout(
        ["Olivia Jenks", "Travis Moone"],
        ["Philip Swinford", "Fred Aims"],
        hands=(deal(2, 2), deal(3, 2)),
        leader={"outfit": DEN},
        mark={"outfit": "Law Dogs"},
    )
    draws(table, "Olivia Jenks", "Philip Swinford").until(Question.REACT).reacts(DEN)
    assert rank_total(table.state, 0) == 3
    table.until(Question.CASUALTIES)
    while table.state.fight is not None and table.state.fight.round == 1:
        table.answer() if table.question == Question.RUN else table.until(Question.RUN)
    draws(table, "Olivia Jenks", "Philip Swinford")
    assert rank_total(table.state, 0) == 2
