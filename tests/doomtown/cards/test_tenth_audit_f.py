"""What the sixth part of the tenth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import asks, draws, shootout, usable

BARTON = "Barton Everest"

# --- what cannot be modified is not reduced (ruling 1075) ------------------------------------------------

TWIST, MCDROSTE, NICOLE = "Mind Twist", "Old Man McDroste", "Nicole Sumner"


@pytest.mark.plays(TWIST)
@pytest.mark.refuses(MCDROSTE)
@pytest.mark.parametrize("order", [(TWIST, MCDROSTE), (MCDROSTE, TWIST)])
def test_a_twisted_mind_keeps_its_influence_whatever_reduces_it(order: tuple[str, str]) -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Bunkhouse"],
            deck=["KS"],
            at={"Bunkhouse": [MCDROSTE, f"Micah Ryse | {TWIST}"]},
        ),
        side("The Sloane Gang", at={"Bunkhouse": [BARTON]}),
        turn=0,
    )
    for card in order:
        table.uses(card, BARTON, part="twist" if card == TWIST else "")
        assert "Noon play" in asks(table)  # only one of the texts forbids anything
        table.passes(1)
    assert table.influence(BARTON) == 1


@pytest.mark.plays(TWIST)
@pytest.mark.refuses(NICOLE)
def test_nicole_s_guilt_cannot_reach_a_twisted_mind() -> None:
    table = Playing(
        side("The Fourth Ring", deck=["KS"], at={"town square": [f"Steele Archer | {TWIST}"]}),
        side("The Sloane Gang", at={"town square": [f"{NICOLE} | bounty 1"]}),
        turn=0,
    )
    assert table.influence(NICOLE) == 0
    table.uses(TWIST, NICOLE, part="twist")
    assert table.influence(NICOLE) == 1


# --- a joker has no suit and no value where none is named for it ------------------------------------------

SHOPPE, RED, BLACK = "Heath's Curiosity Shoppe", "Devil's Joker (Red)", "Devil's Joker (Black)"


@pytest.mark.plays(SHOPPE)
@pytest.mark.refuses(SHOPPE)
def test_heath_gives_nothing_for_two_jokers() -> None:
    table = Playing(
        side("Law Dogs", deeds=[SHOPPE], hand=[RED, BLACK], at={SHOPPE: ["Tommy Harden"]}),
        side("The Sloane Gang"),
        turn=0,
    )
    table.uses(SHOPPE)
    assert (table.hand(0), "Noon play" in asks(table)) == ([], True)


# --- Bai Yang may have less than no bullets (RC-penalties-02) ---------------------------------------------

BAI, LASH = "Bai Yang Chen (Exp 1)", "Morgan Lash"


@pytest.mark.plays(BAI, LASH)
@pytest.mark.parametrize(("cards", "left"), [(3, 4), (5, 2), (6, 1), (7, 0)])
def test_what_adds_to_bai_s_bullets_adds_to_all_that_his_hand_took(cards: int, left: int) -> None:
    """As a shooter with more bounty than the other he has 2 more; five bullets less seven are two below none."""
    table = shootout(
        [f"{BAI} | bounty 1", LASH], ["Fred Aims"], leader={"hand": ["5S"] * cards, "deck": ["2S", "3S"] * 5}
    )
    draws(table, BAI)
    assert table.bullets(BAI) == left


@pytest.mark.plays(BAI)
@pytest.mark.refuses("Doc Holliday")
def test_what_was_to_hold_bai_down_is_a_modifier_like_others() -> None:
    """It is taken away as The Mixer and Remedy do it (ruling 302)."""
    table = shootout([BAI, "Steele Archer"], ["Fred Aims"], leader={"legend": "Doc Holliday"})
    table.uses("Doc Holliday", "Bai Yang Chen")
    while "Shootout play" not in asks(table):
        table.answer(table.choices()[0])
    assert table.bullets(BAI) == 5


# --- a Technique is performed when it has done what it does (ruling 1076) ----------------------------------

EMRE, REWARD = "Emre, The Turkish Bear (Exp 1)", "Zhu's Reward"


@pytest.mark.plays(EMRE)
def test_emre_is_rewarded_for_a_technique_that_has_done_its_work() -> None:
    """He has 1 bullet as he looks whom to send home; the second comes too late for who has a value of 1."""
    table = shootout([EMRE], [f"{BARTON} | value -20"], leader={"hand": [REWARD], "deck": ["AS", "KS"]})
    assert (table.value(BARTON), table.bullets(EMRE)) == (1, 1)
    table.uses(REWARD)
    assert usable(table, EMRE)
    table.reacts(EMRE)
    assert (table.bullets(EMRE), table.hand(0), table.at(BARTON)) == (2, ["King of Spades"], "Town Square")


# --- a zero draw has no bullets, whatever held them down before --------------------------------------------

SEAMUS, DOC = "Seamus O'Toole", "Doc Holliday"


@pytest.mark.plays(SEAMUS, DOC)
@pytest.mark.parametrize(("pull", "left"), [("5C", 0), ("5H", 4)])
def test_what_blows_up_in_the_hands_of_doc_s_friend_leaves_no_bullets(pull: str, left: int) -> None:
    """Doc adds 2 for Seamus's friend in the shootout and holds all at 4: there are more than 4 to be lost."""
    table = shootout(
        [SEAMUS, f"{BARTON} | bullets 3 | Flame-Thrower", "Steele Archer"],
        ["Fred Aims"],
        leader={"legend": DOC, "deck": [pull]},
    )
    table.uses(DOC, BARTON)
    while "Shootout play" not in asks(table):
        table.answer(table.choices()[0])
    assert table.bullets(BARTON) == 4
    table.passes(1).uses(SEAMUS)
    assert table.bullets(BARTON) == left
