"""Goods of There Comes a Reckoning."""

from collections.abc import Sequence
from typing import Any

import pytest

from boomtown.doomtown.reading.draw_hands import shown_as
from boomtown.doomtown.reading.numbers import has_keyword, player_number, upkeep
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Cause
from boomtown.doomtown.state.events import CasualtyNamed, Joined
from boomtown.doomtown.verbs.lasting import ROUND, modify
from doomtown.scenes import CHEATING, HANDS, asks, draws, shootout, usable

# --- Decimator Array -------------------------------------------------------------------------------

ARRAY = "Decimator Array"


def inventing(*people: str, top: str = "5S") -> Playing:
    table = Playing(
        side("Morgan Cattle Co.", rock=9, at={"home": list(people)}, hand=[ARRAY], deck=[top]),
        side("Law Dogs"),
    )
    return table.shops(ARRAY)


@pytest.mark.plays(ARRAY)
def test_inventing_the_array_unboots_a_scientist_it_then_serves() -> None:
    table = inventing("Roderick Byre")
    roderick = table.id("Roderick Byre")
    assert not table.booted("Roderick Byre")
    assert (table.value("Roderick Byre"), upkeep(table.state, roderick)) == (7 + 3, 0)
    assert has_keyword(table.state, table.id(ARRAY), "Sidekick")


@pytest.mark.plays(ARRAY)
def test_another_booted_scientist_may_be_the_one() -> None:
    table = inventing("Roderick Byre", "James Ghetty | booted")
    assert set(table.choices()) == {"Roderick Byre", "James Ghetty"}
    table.answer("James Ghetty")
    assert (table.booted("Roderick Byre"), table.booted("James Ghetty")) == (True, False)


@pytest.mark.plays(ARRAY)
def test_a_scientist_with_upkeep_costs_1_less() -> None:
    table = Playing(side("Morgan Cattle Co.", at={"home": [f"James Ghetty | {ARRAY}"]}), side("Law Dogs"))
    assert upkeep(table.state, table.id("James Ghetty")) == 1 - 1


@pytest.mark.refuses(ARRAY)
def test_the_array_is_little_use_to_others_and_none_if_it_fails() -> None:
    table = Playing(side("Law Dogs", at={"home": [f"Olivia Jenks | {ARRAY}"]}), side("The Sloane Gang"))
    assert (table.value("Olivia Jenks"), upkeep(table.state, table.id("Olivia Jenks"))) == (2, 1)
    assert not has_keyword(table.state, table.id(ARRAY), "Sidekick")
    assert inventing("Roderick Byre", top="4S").booted("Roderick Byre")


def calibrating(note: str = "") -> Playing:
    table = shootout(
        [f"Olivia Jenks | {ARRAY}{note}"],
        ["Philip Swinford"],
        hands=(["2C", "4D", "7H", "9S", "JC"], HANDS[1]),
        rock=5,
    )
    return table.until(Question.RESOLUTION)


def nth(table: Playing, place: int) -> int:
    hand = table.state.players[0].draw
    assert hand is not None
    return hand.cards[place]


@pytest.mark.plays(ARRAY)
@pytest.mark.parametrize(("place", "then", "shown"), [(2, (4,), ("hearts", 4)), (0, (), ("hearts", 2))])
def test_hearts_change_value_and_others_turn_to_hearts(
    place: int, then: tuple[int, ...], shown: tuple[str, int]
) -> None:
    table = calibrating()  # the seven of hearts, the two of clubs
    card = nth(table, place)
    table.uses(ARRAY, card, *then)
    assert shown_as(table.state, 0, card) == shown
    assert table.booted(ARRAY)


@pytest.mark.refuses(ARRAY)
def test_a_booted_array_changes_nothing() -> None:
    assert calibrating(" booted").plays() == ["pass"]


# --- Cavalry Escort --------------------------------------------------------------------------------


def escorted(
    rider: str, *, mine: Sequence[str] = HANDS[2], theirs: Sequence[str] = (), deck: Sequence[str] = HANDS[1]
) -> Playing:
    """Player 1 fights, with a high card if not said otherwise, while a rider is at home."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}, deck=mine),
        side(
            "The Sloane Gang",
            hand=list(theirs),
            at={"town square": ["Fred Aims"], "home": [rider]},
            deck=deck,
        ),
    )
    return table.calls_out("Olivia Jenks", "Fred Aims").answer("yes")


@pytest.mark.plays("Cavalry Escort")
def test_the_cavalry_comes_before_casualties_are_named() -> None:
    table = escorted("Allie Hensman | Cavalry Escort").until(Question.REACT).reacts("Cavalry Escort")
    assert table.posse(1) == ["Fred Aims", "Allie Hensman"]
    assert (table.booted("Allie Hensman"), table.booted("Cavalry Escort")) == (True, True)
    table.answer(f"discard:{table.id('Cavalry Escort')}")  # and may take the bullet itself
    assert table.zone("Cavalry Escort") == "discard"


@pytest.mark.refuses("Cavalry Escort")
def test_a_booted_escort_stays_away() -> None:
    booted = escorted("Allie Hensman | Cavalry Escort booted")
    booted.never_offered("Cavalry Escort", until=Question.NOON)
    assert booted.at("Allie Hensman") == "The Sloane Gang"


@pytest.mark.plays("Cavalry Escort")
@pytest.mark.rule("RB-6.1-90", "RC-react-priorities-09")
def test_the_cavalry_comes_for_a_winner_who_takes_none() -> None:
    """No casualties are assigned too."""
    table = escorted("Allie Hensman | Cavalry Escort", mine=(*HANDS[1], "3H"), deck=HANDS[2])
    table.until(Question.REACT).reacts("Cavalry Escort")
    assert [event.name for event in table.events(Joined)][-1] == "Allie Hensman"
    assert (table.at("Allie Hensman"), table.booted("Allie Hensman")) == ("Town Square", True)
    assert [event.name for event in table.events(CasualtyNamed)] == ["Olivia Jenks"]


@pytest.mark.plays("Cavalry Escort")
@pytest.mark.rule("RB-6.1-91", "RB-6.1-92")
def test_the_cavalry_comes_for_the_casualties_of_a_winner_who_cheated() -> None:
    """An Accidental Reunion costs the cheater two, and the cavalry takes one of them."""
    table = shootout(
        ["Olivia Jenks", "Travis Moone", "Jake Smiley"],
        ["Fred Aims"],
        hands=(HANDS[1], CHEATING[2]),
        leader={"hand": ["An Accidental Reunion"]},
        mark={"at": {"home": ["Allie Hensman | Cavalry Escort"]}},
    )
    draws(table.uses("An Accidental Reunion"), "Olivia Jenks").until(Question.CASUALTIES)
    assert table.ask.seat == 0
    table.answer(f"discard:{table.id('Jake Smiley')}").until(Question.REACT).reacts("Cavalry Escort")
    assert "2 still to be covered" in asks(table)
    table.answer(f"discard:{table.id('Cavalry Escort')}").answer(f"discard:{table.id('Allie Hensman')}")
    assert table.posse(1) == ["Fred Aims"]


@pytest.mark.plays("Cavalry Escort")
@pytest.mark.parametrize(("escort", "dragged"), [("", 1), (" | Cavalry Escort", 0)])
def test_once_the_cavalry_is_there_nobody_is_taken_along(escort: str, dragged: int) -> None:
    """Fred Aims falls, and his player's Takin' Ya With Me is a React."""
    table = escorted(f"Allie Hensman{escort}", theirs=["Takin' Ya With Me"]).until(Question.REACT)
    if escort:
        table.reacts("Cavalry Escort").answer(f"discard:{table.id('Fred Aims')}")
    table.reacts("Takin' Ya With Me").until(Question.RUN if escort else Question.NOON)
    assert sum(event.seat == 0 for event in table.events(CasualtyNamed)) == dragged


@pytest.mark.plays("Cavalry Escort")
def test_reacts_add_no_casualties_once_the_cavalry_is_there() -> None:
    table = escorted("Allie Hensman | Cavalry Escort").until(Question.REACT).reacts("Cavalry Escort")
    home = table.state.players[1].outfit
    causes = [
        Cause("ability", "scene", 0, table.id("Olivia Jenks"), timing) for timing in ("react", "resolution")
    ]
    for cause, counts in zip(causes, (0, 1), strict=True):
        list(modify(table.state, home, "casualties", 1, cause, ROUND))
        assert player_number(table.state, "casualties", 1) == counts


# --- The Bloody Star ---------------------------------------------------------------------------------

STAR, HOUND = "The Bloody Star", "Forsaken Hound"


@pytest.mark.plays(STAR)
def test_the_star_brands_who_wears_it() -> None:
    table = Playing(
        side("The Sloane Gang", rock=2, hand=[STAR], at={"home": ["Silas Aims"]}),
        side("Law Dogs", at={"The Sloane Gang": ["Olivia Jenks"]}),
    )
    table.shops(STAR)
    assert (table.bounty("Silas Aims"), table.influence("Silas Aims")) == (2, 2)
    table.calls_out("Olivia Jenks", "Silas Aims")  # at his own home
    assert table.question != Question.ACCEPT  # and he cannot refuse


@pytest.mark.refuses(STAR)
def test_no_deputy_wears_the_star() -> None:
    table = Playing(
        side("Law Dogs", rock=2, hand=[STAR], at={"home": ["Philip Swinford"]}), side("The Sloane Gang")
    )
    assert table.why_not("shop", STAR) is not None


@pytest.mark.refuses(STAR)
def test_the_wanted_can_be_refused_and_others_are_safe_at_home() -> None:
    table = Playing(
        side("Law Dogs", at={"The Sloane Gang": ["Olivia Jenks | bounty 1", "Jake Smiley"]}),
        side("The Sloane Gang", at={"home": [f"Fred Aims | {STAR}", "Silas Aims"]}),
    )
    assert table.why_not("call", "Olivia Jenks", "Silas Aims") is not None
    table.calls_out("Olivia Jenks", "Fred Aims")
    assert table.question == Question.ACCEPT


# --- Forsaken Hound ----------------------------------------------------------------------------------


def hunted(note: str = "") -> Playing:
    table = shootout(
        [f"Olivia Jenks | {HOUND}{note}", "Jake Smiley"],
        ["Fred Aims", "Silas Aims", "Allie Hensman"],
        mark={"at": {"home": ["Max Baine"]}},
    )
    return draws(table)


@pytest.mark.plays(HOUND)
def test_a_hound_lets_nobody_go() -> None:
    table = hunted().uses(HOUND)
    assert set(table.choices()) == {"Fred Aims", "Silas Aims", "Allie Hensman"}
    table.answer("Fred Aims").until(Question.CASUALTIES)
    for dude in ("Jake Smiley", "Allie Hensman"):
        table.answer(f"discard:{table.id(dude)}")
    table.until(Question.RUN)
    assert (table.ask.seat, table.choices()) == (1, ["Silas Aims"])


@pytest.mark.refuses(HOUND)
def test_a_tired_hound_holds_nobody() -> None:
    assert hunted(" booted").plays() == ["pass"]


# --- Devil's Six Gun ---------------------------------------------------------------------------------

SIX_GUN, JOKER_CARD = "Devil's Six Gun", "Joker (red)"


def bargaining(theirs: Sequence[str] = CHEATING[2], **more: Any) -> Playing:
    table = shootout(
        [f"Olivia Jenks | {SIX_GUN}"],
        ["Fred Aims"],
        hands=((*HANDS[1], "2S", "2S", "2S"), theirs),
        leader=more,
        rock=5,
    )
    return draws(table)


@pytest.mark.plays(SIX_GUN)
@pytest.mark.parametrize("pile", ["hill", "discard"])
def test_the_devil_deals_a_joker_and_wants_it_back(pile: str) -> None:
    table = bargaining(**{pile: [JOKER_CARD]})
    assert table.stud("Olivia Jenks")
    table.uses(SIX_GUN).answer(JOKER_CARD)
    while table.question in (Question.JOKER, Question.POKER_CARD):
        table.answer(table.choices()[0])
    hand = table.state.players[0].draw
    assert hand is not None
    assert (table.id(JOKER_CARD) in hand.cards, len(hand.cards)) == (True, 6)
    other = next(card for card in hand.cards if card != table.id(JOKER_CARD))
    table.answer(other).until(Question.NOON)
    assert table.zone(JOKER_CARD) == "deck"


@pytest.mark.refuses(SIX_GUN)
def test_the_devil_deals_with_nobody_honest_about() -> None:
    assert not usable(bargaining(HANDS[2], hill=[JOKER_CARD]), SIX_GUN)
