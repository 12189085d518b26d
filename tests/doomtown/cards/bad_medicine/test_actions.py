"""Actions of Bad Medicine."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, draws, shootout, usable

CHI, SILENCE = "Focusing Chi", "No Funny Stuff"

# --- Mugging ----------------------------------------------------------------------------------------


def mugging(mark: str = "Barton Everest | Shotgun | Roan booted | Fancy New Hat") -> Playing:
    return Playing(
        side("The Fourth Ring", hand=["Mugging"], deck=HANDS[2], at={"town square": ["Olivia Jenks"]}),
        side("The Sloane Gang", deck=HANDS[1], at={"town square": [mark]}),
    )


@pytest.mark.plays("Mugging")
@pytest.mark.ruling("RC4-mugging-01")
def test_a_mugged_dude_goes_home_and_loses_up_to_two_booted_cards() -> None:
    table = mugging().uses("Mugging")
    assert table.choices() == ["Shotgun", "Fancy New Hat"]
    table.answer("Shotgun")
    assert (table.booted("Shotgun"), table.booted("Fancy New Hat")) == (True, False)
    table.until(Question.OPPOSE).answer("no")
    assert (table.at("Barton Everest"), table.booted("Barton Everest")) == ("The Sloane Gang", True)
    assert table.choices() == ["Shotgun", "Roan"]  # the hat is not booted
    table.answer("Shotgun", "Roan")
    assert (table.zone("Shotgun"), table.zone("Roan"), table.zone("Fancy New Hat")) == (
        "hill",
        "hill",
        "play",
    )
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == ("The Fourth Ring", True)


@pytest.mark.refuses("Mugging")
@pytest.mark.ruling("RC4-mugging-01")
def test_a_failed_mugging_takes_nothing_and_needs_an_opposing_dude() -> None:
    table = Playing(
        side("The Fourth Ring", hand=["Mugging"], deck=HANDS[1], at={"town square": ["Olivia Jenks"]}),
        side("The Sloane Gang", deck=HANDS[2], at={"town square": ["Philip Swinford | Shotgun"]}),
    )
    table.uses("Mugging", ("Shotgun",)).until(Question.OPPOSE).answer("yes").until(Question.NOON)
    assert table.zone("Olivia Jenks") == "discard"
    assert (table.at("Philip Swinford"), table.zone("Shotgun"), table.booted("Shotgun")) == (
        "Town Square",
        "play",
        True,
    )
    alone = Playing(side("The Fourth Ring", hand=["Mugging"], at={"home": ["Olivia Jenks", "Bobo"]}), side())
    assert not usable(alone, "Mugging")


# --- Focusing Chi -----------------------------------------------------------------------------------


def focus(*hand: str, deck: tuple[str, ...], dude: str = "Longwei Fu | booted") -> Playing:
    return Playing(side("Law Dogs", hand=list(hand), deck=list(deck), at={"town square": [dude]}), side())


@pytest.mark.plays(CHI)
@pytest.mark.parametrize("mode", ["draw", "on top of the deck"])
def test_focusing_chi_draws_a_card_or_goes_on_top_of_the_deck(mode: str) -> None:
    table = focus(CHI, deck=("AC", "KS")).uses(CHI, mode)
    assert len(table.hand(0)) == (1 if mode == "draw" else 0)
    assert table.zone(CHI) == ("discard" if mode == "draw" else "deck")
    if mode != "draw":
        assert table.state.players[0].deck[0] == table.id(CHI)


@pytest.mark.plays(CHI)
def test_focusing_chi_pulled_for_a_technique_unboots_and_sifts() -> None:
    table = focus("Shifu Speaks", deck=(CHI, "2C", "3C", "4C", "5C")).uses("Shifu Speaks")
    table.answer("yes")
    assert not table.booted("Longwei Fu")
    first, second, third = table.state.players[0].deck[:3]
    table.answer(first, third)
    assert table.state.players[0].deck[0] == second
    assert {table.state.cards[card].zone for card in (first, third)} == {"discard"}


@pytest.mark.refuses(CHI)
def test_focusing_chi_pulled_for_anything_else_does_nothing_and_a_failed_technique_neither() -> None:
    hexed = Playing(
        side(
            "Law Dogs",
            deck=[CHI],
            at={"town square": ["Mongwau The Mighty | Shadow Walk", "Longwei Fu"]},
        ),
        side(),
    )
    assert hexed.uses("Shadow Walk", "Law Dogs").ask.seat == 1  # no question of Chi's
    failed = focus(CHI, deck=("KS",)).uses(CHI)
    assert failed.ask.seat == 1
    assert failed.zone(CHI) == "discard"
    assert not usable(focus(CHI, deck=("AC",), dude="Jake Smiley"), CHI)


# --- No Funny Stuff ---------------------------------------------------------------------------------


def silence(*theirs: str) -> Playing:
    table = shootout(
        ["Olivia Jenks", "Jake Smiley"],
        ["Barton Everest | Shotgun", "Allie Hensman"],
        leader={"hand": [SILENCE, "Pistol Whip"]},
        mark={"hand": theirs},
    )
    return table.uses(SILENCE)


@pytest.mark.plays(SILENCE)
def test_no_funny_stuff_silences_everybody_until_somebody_gives_two_cards_up() -> None:
    table = silence("Pistol Whip", "Reserves", "Bad Company")
    assert not usable(table, "Shotgun")
    assert not usable(table, "Pistol Whip @1")
    assert usable(table, "The Sloane Gang", "surrender")
    table.uses("The Sloane Gang", part="surrender")
    assert len(table.hand(1)) == 1
    assert usable(table, "Pistol Whip @0")


@pytest.mark.refuses(SILENCE)
def test_nobody_buys_the_silence_off_with_a_single_card_and_it_ends_with_the_shootout() -> None:
    hand = shootout(["Olivia Jenks"], ["Jake Smiley"], leader={"hand": [SILENCE, "Reserves", "Bad Company"]})
    assert usable(hand, SILENCE, "hush")
    assert not usable(hand, SILENCE, "surrender")  # that is for those who are silenced
    table = silence("Reserves")
    assert table.plays() == ["pass"]
    table.passes(1)
    assert table.plays() == ["pass"]  # not for the one who called for it, either: one card is left
    draws(table).until(Question.NOON)
    assert table.state.effects == ()
