"""Horses and other goods of the Base Set that are neither Weapons nor Gadgets."""

import pytest

from boomtown.doomtown.reading.draw_hands import rank_total
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, asks, draw_hand, shootout

# --- Whiskey Flask ---------------------------------------------------------------------------------


def drinking(dude: str, hand: list[str]) -> Playing:
    return Playing(side("Law Dogs", hand=hand, deck=["Undertaker"], at={"home": [dude]}), side())


@pytest.mark.plays("Whiskey Flask")
def test_a_swig_boots_the_drinker_and_turns_a_card_into_another() -> None:
    table = drinking("Olivia Jenks | Whiskey Flask", ["Bunkhouse", "Shotgun"]).uses(
        "Whiskey Flask", "Bunkhouse"
    )
    assert table.hand(0) == ["Shotgun", "Undertaker"]
    assert table.zone("Bunkhouse") == "discard"
    assert table.booted("Olivia Jenks")
    assert table.booted("Whiskey Flask")


@pytest.mark.refuses("Whiskey Flask")
@pytest.mark.parametrize(
    ("dude", "hand"),
    [
        ("Olivia Jenks | booted | Whiskey Flask", ["Bunkhouse"]),
        ("Olivia Jenks | Whiskey Flask booted", ["Bunkhouse"]),
        ("Olivia Jenks | Whiskey Flask", []),
    ],
)
def test_no_swig_without_dude_flask_and_card(dude: str, hand: list[str]) -> None:
    assert drinking(dude, hand).why_not("use", "Whiskey Flask") is not None


# --- horses and a hound ----------------------------------------------------------------------------


def riding(dude: str) -> Playing:
    """A dude at home; a wanted one in the Bunkhouse, an honest one in the town square."""
    return Playing(
        side("Law Dogs", at={"home": [dude]}),
        side(
            "The Sloane Gang",
            deeds=["Bunkhouse"],
            at={
                "Bunkhouse": ["Pancho Castillo | bounty 1", "Travis Moone"],
                "town square": ["Philip Swinford"],
            },
        ),
    )


@pytest.mark.plays("Mustang")
def test_a_mustang_carries_even_a_booted_dude_anywhere() -> None:
    table = riding("Olivia Jenks | booted | Mustang").uses("Mustang", "The Sloane Gang")
    assert table.at("Olivia Jenks") == "The Sloane Gang"
    assert table.booted("Mustang")
    fresh = riding("Olivia Jenks | Mustang").uses("Mustang", "Bunkhouse")
    assert not fresh.booted("Olivia Jenks")


@pytest.mark.refuses("Mustang")
def test_a_mustang_goes_elsewhere_once() -> None:
    table = riding("Olivia Jenks | Mustang").uses("Mustang")
    assert set(table.choices()) == {"Town Square", "The Sloane Gang", "Bunkhouse"}
    assert riding("Olivia Jenks | Mustang booted").why_not("use", "Mustang") is not None


@pytest.mark.plays("Bluetick")
@pytest.mark.refuses("Bluetick")
def test_a_bluetick_finds_the_wanted_and_nobody_else() -> None:
    table = riding("Olivia Jenks | booted | Bluetick").uses("Bluetick")
    assert table.at("Olivia Jenks") == "Bunkhouse", "unasked: nobody else is wanted"
    assert table.booted("Bluetick")
    honest = Playing(
        side("Law Dogs", at={"home": ["Olivia Jenks | bounty 1 | Bluetick"]}),
        side("The Sloane Gang", at={"town square": ["Philip Swinford"]}),
    )
    assert honest.why_not("use", "Bluetick") is not None, "only its own master is wanted"


def joining(dude: str) -> Playing:
    """Olivia Jenks calls out Philip Swinford in the town square; a friend at home is asked to join."""
    return shootout(["Olivia Jenks"], ["Philip Swinford"], leader={"at": {"home": [dude]}}, joining=False)


@pytest.mark.plays("Roan")
def test_a_roan_carries_its_rider_into_a_posse_unbooted() -> None:
    table = joining("Jake Smiley | Roan").answer("Jake Smiley").reacts("Roan")
    assert table.at("Jake Smiley") == "Town Square"
    assert (table.booted("Jake Smiley"), table.booted("Roan")) == (False, True)
    assert table.posse(0) == ["Olivia Jenks", "Jake Smiley"]


@pytest.mark.refuses("Roan")
def test_a_roan_does_not_carry_a_booted_rider_and_spares_nobody_if_left_alone() -> None:
    table = joining("Jake Smiley | booted | Roan")
    assert table.question is Question.SHOOTOUT, "nobody is asked to join"
    assert table.posse(0) == ["Olivia Jenks"]
    declined = joining("Jake Smiley | Roan").answer("Jake Smiley").answer("pass")
    assert (declined.booted("Jake Smiley"), declined.booted("Roan")) == (True, False)
    moving = Playing(side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": ["Jake Smiley | Roan"]}), side())
    moving.moves("Jake Smiley", "town square")
    assert moving.booted("Jake Smiley"), "only joining is spared"


@pytest.mark.plays("Pinto")
@pytest.mark.parametrize("notes", ["", "| booted"])
def test_a_pinto_gallops_into_the_shootout(notes: str) -> None:
    table = joining(f"Jake Smiley {notes} | Pinto").until(Question.SHOOTOUT).uses("Pinto")
    assert table.posse(0) == ["Olivia Jenks", "Jake Smiley"]
    assert table.at("Jake Smiley") == "Town Square"
    assert table.booted("Jake Smiley") == bool(notes)
    assert table.booted("Pinto")


@pytest.mark.refuses("Pinto")
def test_a_pinto_does_not_gallop_where_its_rider_is() -> None:
    table = shootout(["Olivia Jenks | Pinto"], ["Philip Swinford"])
    refusal = table.why_not("use", "Pinto")
    assert refusal is not None
    assert refusal.rule == "RB-5.3.1-06"


# --- Tin Star --------------------------------------------------------------------------------------


def challenge(mark: str, caller: str = "Olivia Jenks | Tin Star") -> Playing:
    table = Playing(
        side("Law Dogs", at={"town square": [caller]}), side("The Sloane Gang", at={"town square": [mark]})
    )
    return table.calls_out("Olivia Jenks", "Philip Swinford")


@pytest.mark.plays("Tin Star")
def test_the_wanted_cannot_refuse_a_tin_star() -> None:
    table = challenge("Philip Swinford | bounty 1")
    assert table.posse(1) == ["Philip Swinford"]
    assert asks(table) == "Your Shootout play."


@pytest.mark.refuses("Tin Star")
def test_the_honest_may_refuse_a_tin_star_and_the_wanted_anybody_else() -> None:
    assert challenge("Philip Swinford").choices() == ["yes", "no"]
    assert challenge("Philip Swinford | bounty 1", caller="Olivia Jenks").choices() == ["yes", "no"]


# --- Doyle's Hoyle ---------------------------------------------------------------------------------

HOYLE = "Doyle's Hoyle"


@pytest.mark.plays("Doyle's Hoyle")
@pytest.mark.ruling("RC4-doyles-hoyle-01")
def test_the_hoyle_takes_the_place_of_a_pull() -> None:
    """Its value is 10: the curse, for which 9 is needed, works with it and not with the 2."""
    table = Playing(
        side("Law Dogs", deck=["2S"], at={"home": [f"Steele Archer | Blood Curse | {HOYLE}"]}),
        side("The Sloane Gang", at={"town square": ["Pancho Castillo"]}),
    )
    pulled = table.state.players[0].deck[0]
    table.uses("Blood Curse", "Pancho Castillo").reacts(HOYLE)
    assert table.influence("Pancho Castillo") == 1
    assert table.zone(HOYLE) == "discard"
    assert table.state.cards[pulled].zone == "discard"


@pytest.mark.plays("Doyle's Hoyle")
@pytest.mark.ruling("RC4-doyles-hoyle-01")
@pytest.mark.parametrize(
    ("hand", "rank"), [(("9C", "JD", "10S", "2C", "KC"), 3), (("9C", "JD", "10S", "3C", "KC"), 2)]
)
def test_the_hoyle_comes_into_the_draw_hand_and_likes_twos(hand: tuple[str, ...], rank: int) -> None:
    table = shootout([f"Olivia Jenks | {HOYLE}"], ["Philip Swinford"], hands=(hand, HANDS[1])).until(
        Question.RESOLUTION
    )
    given_up = draw_hand(table, 0)[3]
    table.uses(HOYLE, given_up)
    assert table.id(HOYLE) in draw_hand(table, 0)
    assert given_up not in draw_hand(table, 0)
    assert rank_total(table.state, 0) == rank, "a pair of tens, and one more for a 2"
    table.until(Question.NOON)
    assert table.zone(HOYLE) == "discard"


@pytest.mark.ruling("RC3-doyles-hoyle-01")
def test_the_bonus_for_a_two_stays_when_the_hoyle_has_left_the_hand() -> None:
    """The second Hoyle takes the place of the first."""
    table = shootout(
        [f"Olivia Jenks | {HOYLE}", f"Jake Smiley | {HOYLE}"],
        ["Philip Swinford"],
        hands=(("9C", "JD", "10S", "2C", "KC"), HANDS[1]),
    ).until(Question.RESOLUTION)
    first, second = (
        card.id for card in table.state.cards.values() if table.state.printed(card.id).title == HOYLE
    )
    table.answer(f"use:{first}:marked_deck").answer(draw_hand(table, 0)[3])
    table.passes(1).answer(f"use:{second}:marked_deck").answer(first)
    assert table.state.cards[first].zone == "discard"
    assert rank_total(table.state, 0) == 2 + 1


@pytest.mark.refuses("Doyle's Hoyle")
def test_the_hoyle_is_for_its_own_dudes_pulls_and_for_those_in_the_shootout() -> None:
    table = Playing(
        side(
            "Law Dogs", deck=["2S"], at={"home": ["Steele Archer | Blood Curse", f"Olivia Jenks | {HOYLE}"]}
        ),
        side("The Sloane Gang", at={"town square": ["Pancho Castillo"]}),
    )
    table.uses("Blood Curse", "Pancho Castillo")
    assert asks(table) == "Your Noon play.", "nobody is asked to react"
    booted = Playing(
        side("Law Dogs", deck=["2S"], at={"home": [f"Steele Archer | Blood Curse | {HOYLE} booted"]}),
        side("The Sloane Gang", at={"town square": ["Pancho Castillo"]}),
    )
    booted.uses("Blood Curse", "Pancho Castillo")
    assert asks(booted) == "Your Noon play."
    absent = shootout(
        ["Olivia Jenks"], ["Philip Swinford"], leader={"at": {"home": [f"Jake Smiley | {HOYLE}"]}}
    ).until(Question.RESOLUTION)
    assert absent.plays() == ["pass"]
    used_up = shootout([f"Olivia Jenks | {HOYLE} booted"], ["Philip Swinford"]).until(Question.RESOLUTION)
    assert used_up.plays() == ["pass"]
