"""The LeMat Revolver, in both wordings."""

from typing import Any

import pytest

from doomtown.scenes import CHEATING, HANDS, showdown, total, usable

LEMAT, WW = "LeMat Revolver", " [Weird West]"
TWO_PAIRS = HANDS[3]  # two fives, two eights and a king
FACES = pytest.mark.parametrize("face", [LEMAT, f"{LEMAT}{WW}"])


def volley(
    face: str,
    top: str,
    mine: Any = TWO_PAIRS,
    *,
    bearer: str = "Tommy Harden",
    shooter: str = "Tommy Harden",
    theirs: Any = HANDS[1],
) -> Any:
    """Tommy Harden, a stud with 1 bullet, has the revolver, which gives another. Two cards too
    many are drawn and given up, this one last: it tops the discard pile.
    """
    posse = [f"{bearer} | {face}", *(["Jake Smiley"] if shooter != bearer else [])]
    return showdown(posse, ["Allie Hensman"], ((*mine, "2C", top), theirs), shooter)


@FACES
@pytest.mark.plays(LEMAT)
@pytest.mark.parametrize(("top", "ranks"), [("KH", 2), ("QH", 0), ("5H", 0)])
def test_three_pairs_with_the_discard_pile_are_worth_the_dude_s_bullets(
    face: str, top: str, ranks: int
) -> None:
    table = volley(face, top)
    before = total(table, 0)
    table.uses(LEMAT, part="grapeshot")
    assert (total(table, 0) - before, table.booted(LEMAT)) == (ranks, True)


@FACES
@pytest.mark.refuses(LEMAT)
def test_a_draw_fires_no_grapeshot_nor_does_a_booted_revolver(face: str) -> None:
    table = volley(face, "KH", bearer="Jake Smiley", shooter="Jake Smiley")
    assert not usable(table, LEMAT, "grapeshot")
    assert not usable(volley(f"{face} booted", "KH"), LEMAT)


@pytest.mark.refuses(LEMAT)
@pytest.mark.parametrize(("face", "fires"), [(LEMAT, True), (f"{LEMAT}{WW}", False)])
def test_in_weird_west_the_stud_has_to_be_the_shooter(face: str, fires: bool) -> None:
    assert usable(volley(face, "KH", shooter="Jake Smiley"), LEMAT, "grapeshot") is fires


@FACES
@pytest.mark.plays(LEMAT)
@pytest.mark.refuses(LEMAT)
def test_against_a_cheater_it_counts_whatever_the_cards(face: str) -> None:
    table = volley(face, "QH", HANDS[1], bearer="Jake Smiley", shooter="Jake Smiley", theirs=CHEATING[2])
    before = total(table, 0)
    table.uses(LEMAT, part="fan")
    assert (total(table, 0) - before, table.booted(LEMAT)) == (2, True)
    honest = volley(face, "QH", HANDS[1], bearer="Jake Smiley", shooter="Jake Smiley")
    assert not usable(honest, LEMAT, "fan")
