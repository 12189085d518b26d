"""Spells of Frontier Justice."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Cause
from boomtown.doomtown.state.events import CasualtyNamed
from boomtown.doomtown.verbs.cards import why_not_ace
from doomtown.scenes import deal, draws, shootout, usable

SHIELD = "Shield of Faith"


def shielded(*, pulled: str = "6S", lost_by: int = 1, **details: object) -> Playing:
    """Ezrael Jones casts it; there is a Huckster beside him and a Shotgun against them."""
    table = shootout(
        [f"Ezrael Jones | {SHIELD}", "Steele Archer | Ace in the Hole", "Rob Wilby"],
        ["Pancho Castillo | Shotgun", "Dulf Zug"],
        hands=((pulled, *deal(1), "KS"), (*deal(1 + lost_by), "3H")),
        **details,
    )
    return table.uses(SHIELD)


@pytest.mark.plays(SHIELD)
@pytest.mark.refuses(SHIELD)
def test_nobody_is_killed_by_cards_of_others_and_one_casualty_is_spared() -> None:
    table = shielded(lost_by=1)
    assert table.booted(SHIELD)
    assert not any(":blast" in play for play in table.plays())  # the Shotgun can ace nobody
    draws(table, "Ezrael Jones", "Dulf Zug").until(Question.RUN)
    assert len(table.posse(0)) == 3  # lost by one, and that one was spared


@pytest.mark.refuses(SHIELD)
def test_a_miracle_that_fails_shields_nobody() -> None:
    table = shielded(pulled="5S")  # 5 + 1 against 7
    assert any(":blast" in play for play in table.plays())
    table.uses("Shotgun", "Rob Wilby")
    assert table.zone("Rob Wilby") == "hill"


@pytest.mark.refuses(SHIELD)
def test_casualties_still_fall_and_owners_still_give_up_their_own() -> None:
    table = shielded(lost_by=2, leader={"hand": ["No Turning Back"]})
    draws(table, "Ezrael Jones", "Dulf Zug")
    table.until(Question.CASUALTIES).answer(f"discard:{table.id('Rob Wilby')}")
    assert table.zone("Rob Wilby") == "discard"
    own = shielded(lost_by=2, leader={"hand": ["No Turning Back"]})
    draws(own, "Ezrael Jones", "Dulf Zug").until(Question.RESOLUTION)
    own.uses("No Turning Back", "Rob Wilby", "Ezrael Jones", part="last_stand")
    assert own.zone("Rob Wilby") == "hill"


@pytest.mark.plays(SHIELD)
def test_the_winner_s_casualties_are_no_casualties_of_a_lost_round() -> None:
    """The Blessed wins, and two casualties of theirs are asked for: one is spared, for the other Ezrael is named."""
    table = avenged("Hot Lead Flyin'", lost_by=2)
    table.answer(f"discard:{table.id('Pancho Castillo')}").answer(f"discard:{table.id('Rob Wilby')}")
    table.reacts("Hot Lead Flyin'").until(Question.RUN)
    assert [event.name for event in table.events(CasualtyNamed)] == [
        "Pancho Castillo",
        "Rob Wilby",
        "Ezrael Jones",
    ]
    assert table.posse(0) == ["Ezrael Jones"]


@pytest.mark.plays(SHIELD)
@pytest.mark.rule("RB-6.1-91")
def test_the_one_spared_this_round_may_be_a_winner_s() -> None:
    """Takin' Ya With Me asks for one, and that one is spared: nobody is named (ruling 32)."""
    table = avenged("Takin' Ya With Me")
    table.answer(f"discard:{table.id('Pancho Castillo')}").reacts("Takin' Ya With Me").until(Question.RUN)
    assert [event.name for event in table.events(CasualtyNamed)] == ["Pancho Castillo"]


def avenged(react: str, *, lost_by: int = 1) -> Playing:
    """Ezrael Jones is shielded and wins; the losers name their casualties, with this React in the hand."""
    table = shootout(
        [f"Ezrael Jones | {SHIELD}"],
        ["Pancho Castillo", "Dulf Zug", "Rob Wilby"],
        hands=(("6S", *deal(1 + lost_by)), (*deal(1), "2H", "AH")),
        mark={"hand": [react]},
    )
    return draws(table.uses(SHIELD), "Ezrael Jones", "Dulf Zug").until(Question.CASUALTIES)


def against_jacc(*, lost_by: int) -> Playing:
    """Ezrael Jones is shielded and loses; Dynamite Jacc blows himself up for 2 casualties more."""
    table = shootout(
        [f"Ezrael Jones | {SHIELD}", "Rob Wilby", "Steele Archer"],
        ['"Dynamite" Jacc', "Dulf Zug"],
        hands=(("6S", *deal(1), "KS"), (*deal(1 + lost_by), "3H")),
    )
    draws(table.uses(SHIELD), "Ezrael Jones", "Dulf Zug").until(Question.RESOLUTION)
    return table.passes().uses('"Dynamite" Jacc')


@pytest.mark.plays(SHIELD)
def test_what_a_card_adds_to_the_loser_s_casualties_is_stopped_too() -> None:
    """Lost by one, which is spared; Jacc's two are named, since they are due, and stay."""
    table = against_jacc(lost_by=1).until(Question.CASUALTIES)
    table.answer(f"discard:{table.id('Rob Wilby')}").answer(f"discard:{table.id('Ezrael Jones')}")
    assert [event.name for event in table.events(CasualtyNamed)] == ["Rob Wilby", "Ezrael Jones"]
    assert table.posse(0) == ["Ezrael Jones", "Rob Wilby", "Steele Archer"]


@pytest.mark.refuses(SHIELD)
def test_those_named_first_cover_what_losing_costs() -> None:
    """Lost by three less the one spared, and Jacc's two: Rob Wilby is aced for the first two."""
    table = against_jacc(lost_by=3).until(Question.CASUALTIES)
    table.answer(f"ace:{table.id('Rob Wilby')}").answer(f"ace:{table.id('Steele Archer')}")
    assert table.zone("Rob Wilby") == "hill"
    assert table.posse(0) == ["Ezrael Jones", "Steele Archer"]


@pytest.mark.plays(SHIELD)
def test_nobody_has_lost_an_exact_tie() -> None:
    table = shielded(lost_by=0).passes()
    draws(table, "Ezrael Jones", "Dulf Zug").until(Question.RUN)
    assert table.posse(1) == ["Pancho Castillo", "Dulf Zug"]  # one of them was named


@pytest.mark.refuses(SHIELD)
def test_a_lost_round_that_costs_more_is_still_a_lost_round() -> None:
    """The Flame-Thrower makes losing dearer by one, for whoever loses: one of two is spared."""
    table = shootout(
        [f"Ezrael Jones | {SHIELD}", "Rob Wilby"],
        ["Pancho Castillo | Flame-Thrower", "Dulf Zug"],
        hands=(("6S", *deal(1), "KS"), (*deal(2), "3H")),
        mark={"rock": 1},
    )
    table.uses(SHIELD).uses("Flame-Thrower")
    draws(table, "Ezrael Jones", "Dulf Zug").until(Question.CASUALTIES)
    table.answer(f"discard:{table.id('Rob Wilby')}")
    assert table.zone("Rob Wilby") == "discard"


@pytest.mark.ruling("RC3-shield-of-faith-01")
def test_dudes_in_hands_are_no_dudes_in_play() -> None:
    """The Huckster's player aces a dude card of the draw hand; the shield is the opponent's."""
    table = shootout(
        [f"Ezrael Jones | {SHIELD}"],
        ["Steele Archer | Ace in the Hole", "Dulf Zug"],
        hands=(("KS", *deal(1)), ("Barton Everest", *deal(2), "KS")),
    )
    table.uses(SHIELD)
    draws(table, "Dulf Zug").until(Question.REACT)
    shotgun = Cause("ability", "blast", 0, table.id("Ezrael Jones"), "shootout")
    assert why_not_ace(table.state, table.id("Dulf Zug"), shotgun) is not None
    assert why_not_ace(table.state, table.id("Barton Everest"), shotgun) is None
    table.reacts("Ace in the Hole", "Barton Everest")
    assert table.zone("Barton Everest") == "hill"


# --- Confession ------------------------------------------------------------------------------------

CONFESSION = "Confession"


def confessing(*pulls: str, blessed: str = f"Félix Amador | {CONFESSION}") -> Playing:
    """The Blessed is in the square; sinners are beside, next door, and out of town."""
    return Playing(
        side("Law Dogs", rock=0, at={"town square": [blessed]}, deck=list(pulls)),
        side(
            "The Sloane Gang",
            deeds=["Undertaker", "Jackson's Strike"],
            at={
                "town square": ["Rob Wilby"],
                "Undertaker": ["Pancho Castillo | bounty 2"],
                "Jackson's Strike": ["Dulf Zug | bounty 2"],
            },
        ),
    )


@pytest.mark.plays(CONFESSION)
@pytest.mark.refuses(CONFESSION)
def test_a_denounced_dude_is_worth_the_preacher_s_skill() -> None:
    table = confessing("4S").uses(CONFESSION, part="denounce")  # 4 + 2 against 6
    assert table.choices() == ["Félix Amador", "Rob Wilby", "Pancho Castillo"]
    table.answer("Pancho Castillo")
    assert table.bounty("Pancho Castillo") == 2 + 2
    assert table.booted("Félix Amador")
    assert table.booted(CONFESSION)


@pytest.mark.plays(CONFESSION)
@pytest.mark.refuses(CONFESSION)
def test_absolution_is_paid_for_and_boots_only_the_spell() -> None:
    table = confessing("5S").uses(
        CONFESSION, part="absolve"
    )  # 5 + 2 against 7; only Pancho has a bounty nearby
    assert (table.bounty("Pancho Castillo"), table.rock(0)) == (1, 1)
    assert table.booted(CONFESSION)
    assert not table.booted("Félix Amador")


@pytest.mark.refuses(CONFESSION)
def test_without_success_nothing_is_confessed() -> None:
    table = confessing("3S").uses(CONFESSION, "Rob Wilby", part="denounce")
    assert (table.bounty("Rob Wilby"), table.booted("Félix Amador"), table.booted(CONFESSION)) == (
        0,
        False,
        True,
    )
    table = confessing("4S").uses(CONFESSION, part="absolve")
    assert (table.bounty("Pancho Castillo"), table.rock(0)) == (2, 0)


@pytest.mark.refuses(CONFESSION)
def test_a_booted_preacher_absolves_but_does_not_denounce() -> None:
    table = confessing("KS", blessed=f"Félix Amador | booted | {CONFESSION}")
    assert usable(table, CONFESSION, "absolve")
    assert not usable(table, CONFESSION, "denounce")


@pytest.mark.plays(CONFESSION)
@pytest.mark.refuses(CONFESSION)
def test_in_weird_west_the_preacher_boots_only_for_the_neighbours() -> None:
    preacher = f"Félix Amador | {CONFESSION} [Weird West]"
    here = confessing("4S", blessed=preacher).uses(CONFESSION, "Rob Wilby", part="denounce")
    assert (here.bounty("Rob Wilby"), here.booted("Félix Amador")) == (1, False)
    there = confessing("4S", blessed=preacher).uses(CONFESSION, "Pancho Castillo", part="denounce")
    assert (there.bounty("Pancho Castillo"), there.booted("Félix Amador")) == (2 + 1, True)
    table = confessing("3S", blessed=f"Félix Amador | booted | {CONFESSION} [Weird West]")
    table.uses(CONFESSION, part="denounce")
    assert table.choices() == ["Félix Amador", "Rob Wilby"]
    easier = confessing("3S", blessed=preacher).uses(CONFESSION, part="absolve")  # 3 + 2 against 5
    assert (easier.bounty("Pancho Castillo"), easier.rock(0)) == (1, 1)
