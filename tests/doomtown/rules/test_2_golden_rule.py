"""Rulebook 2.1: cards before rules, cannot before can."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.table import text


def two_deeds(dude: str) -> Playing:
    return Playing(
        side("Law Dogs", deeds=["Pony Express", "Undertaker"], at={"Pony Express": [dude]}),
        side("The Sloane Gang"),
    )


@pytest.mark.rule("RB-2.1-01")
def test_a_cards_text_goes_before_the_rules() -> None:
    """A move from deed to deed boots; not so on a Mustang."""
    table = two_deeds("Tommy Harden")
    table.moves("Tommy Harden", "Undertaker")
    assert table.booted("Tommy Harden")
    table = two_deeds("Tommy Harden | Mustang")
    table.uses("Mustang", "Undertaker")
    assert table.at("Tommy Harden") == "Undertaker"
    assert not table.booted("Tommy Harden")


@pytest.mark.rule("RB-2.1-02", "RB-3.4-04")
def test_cannot_goes_before_can() -> None:
    """Clyde may call out anybody where he is, but Clementine cannot be called out in a Saloon of her player's."""
    for place, allowed in (("Charlie's Place", False), ("Pony Express", True)):
        table = Playing(
            side("Law Dogs", at={place: ["Clyde Owens"]}),
            side(
                "The Sloane Gang", deeds=["Charlie's Place", "Pony Express"], at={place: ["Clementine Lepp"]}
            ),
        )
        assert (table.why_not("use", "Clyde Owens") is None) == allowed
        assert (table.why_not("call", "Clyde Owens", "Clementine Lepp") is None) == allowed


@pytest.mark.rule("RB-2.1-02")
def test_the_prohibition_is_what_a_player_is_told() -> None:
    table = Playing(
        side("Law Dogs", at={"Charlie's Place": ["Clyde Owens"]}),
        side("The Sloane Gang", deeds=["Charlie's Place"], at={"Charlie's Place": ["Clementine Lepp"]}),
    )
    refusal = table.why_not("call", "Clyde Owens", "Clementine Lepp")
    assert refusal is not None
    assert refusal.rule == "RB-2.1-02"


def twisted(winner: int) -> Playing:
    """Barton's influence is 0 and cannot be modified, says his curse; it is 1 and cannot be, says the Huckster."""
    table = Playing(
        side("The Fourth Ring", at={"town square": ["Steele Archer | Mind Twist"]}, deck=["KC"]),
        side("The Sloane Gang", at={"town square": ["Barton Everest | Curse of Failure | Fancy New Hat"]}),
        winner=winner,
        turn=0,
    )
    assert table.influence("Barton Everest") == 0
    return table.uses("Mind Twist", "Barton Everest", part="twist")


@pytest.mark.rule("RB-2.1-03")
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize(("prevails", "influence"), [("Curse of Failure", 0), ("Mind Twist", 1)])
def test_the_winner_says_which_of_two_prohibitions_counts(winner: int, prevails: str, influence: int) -> None:
    table = twisted(winner)
    assert table.ask.seat == winner
    assert set(table.choices()) == {"Curse of Failure", "Mind Twist"}
    table.answer(prevails)
    assert table.influence("Barton Everest") == influence
    assert table.bullets("Barton Everest") == 0  # nobody contradicts the curse there
    assert "Noon play" in text_of(table)


@pytest.mark.rule("RB-2.1-03")
def test_the_winner_is_asked_once() -> None:
    table = twisted(0).answer("Mind Twist")
    table.passes(1).moves("Steele Archer", "The Fourth Ring")
    assert "Noon play" in text_of(table)
    assert table.influence("Barton Everest") == 1


def text_of(table: Playing) -> str:
    return text(table.ask.message)
