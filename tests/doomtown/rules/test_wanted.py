"""Wanted dudes and bounty, the same in both editions (AEG and Compendium: Wanted Dudes; Compendium: Bounty)."""

import pytest

from boomtown.doomtown.reading.numbers import is_wanted
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import BountyCollected, rule
from boomtown.doomtown.verbs.rock import why_not_change_bounty
from doomtown.fights import HIGH_CARD, PAIR, duel

both = pytest.mark.parametrize("edition", ["aeg", "pinebox"])


def wanted(table: Playing, dude: str) -> bool:
    return is_wanted(table.state, table.id(dude))


def suspect(bounty: int, edition: str, **mine: object) -> Playing:
    """Player 0 has The Evidence and B & B Attorneys; player 1's Olivia Jenks has some bounty."""
    note = f" | bounty {bounty}" if bounty else ""
    return Playing(
        side(
            "Law Dogs",
            rock=5,
            deeds=["B & B Attorneys"],
            at={"home": ["Tommy Harden | The Evidence"]},
            **mine,
        ),
        side("The Sloane Gang", rock=5, at={"town square": [f"Olivia Jenks{note}"]}),
        edition=edition,
    )


@both
@pytest.mark.rule("AEG-wanted-01", "RC-wanted-01")
def test_becoming_wanted_is_a_bounty_of_one_from_the_bank(edition: str) -> None:
    table = Playing(
        side("Law Dogs", rock=5, at={"home": ["Tommy Harden", "Olivia Jenks"]}),
        side("The Sloane Gang", rock=5, at={"town square": ["Jon Longstride"]}),
        edition=edition,
    )
    table.uses("Law Dogs", "Jon Longstride", ("Tommy Harden", "Olivia Jenks"))
    assert table.bounty("Jon Longstride") == 1
    assert wanted(table, "Jon Longstride")
    assert (table.rock(0), table.rock(1)) == (5, 5)


@both
@pytest.mark.rule("AEG-wanted-02", "RC-wanted-02", "RC-bounty-01")
def test_a_bounty_rises_and_falls(edition: str) -> None:
    table = suspect(2, edition)
    table.uses("B & B Attorneys", "lower").passes(1)
    assert table.bounty("Olivia Jenks") == 1
    table.uses("The Evidence", "Olivia Jenks", part="accuse")
    assert table.bounty("Olivia Jenks") == 3
    assert (table.rock(0), table.rock(1)) == (4, 5)  # the 1 paid for the ability, nothing else


@both
@pytest.mark.rule("AEG-wanted-02", "RC-wanted-02")
def test_a_bounty_rises_by_one_at_the_attorneys(edition: str) -> None:
    table = suspect(1, edition).uses("B & B Attorneys", "raise")
    assert table.bounty("Olivia Jenks") == 2


@both
@pytest.mark.rule("AEG-wanted-03", "RC-wanted-03")
def test_a_wanted_dude_does_not_become_wanted_again(edition: str) -> None:
    """Dog's Duster keeps a Deputy from becoming wanted by trespassing; one who is wanted gets the bounty."""

    def trespasser(note: str) -> Playing:
        table = Playing(
            side("Law Dogs", at={"Bunkhouse": [f"Tommy Harden | Dog's Duster{note}"]}),
            side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ["Olivia Jenks"]}),
            edition=edition,
        )
        return table.calls_out("Tommy Harden", "Olivia Jenks").answer("yes").until("Shootout play")

    assert trespasser("").bounty("Tommy Harden") == 0
    assert trespasser(" | bounty 1").bounty("Tommy Harden") == 2


@both
@pytest.mark.rule("AEG-wanted-04", "RC-wanted-04", "RC-bounty-09")
def test_any_bounty_makes_wanted(edition: str) -> None:
    table = suspect(0, edition)
    assert not wanted(table, "Olivia Jenks")
    table.uses("The Evidence", "Olivia Jenks", part="accuse")
    assert table.bounty("Olivia Jenks") == 2
    assert wanted(table, "Olivia Jenks")


@both
@pytest.mark.rule("RC-bounty-09")
def test_a_text_that_asks_for_a_wanted_dude_does_not_take_another(edition: str) -> None:
    table = suspect(0, edition)
    assert table.why_not("use", "B & B Attorneys") is not None


@both
@pytest.mark.rule("AEG-wanted-05", "RC-wanted-05")
@pytest.mark.parametrize("way", ["discard", "ace"])
def test_a_casualty_pays_its_bounty_to_the_other_side(edition: str, way: str) -> None:
    three = ["2C", "2D", "2H", "9S", "JC"]
    table = duel(
        ["Philip Swinford"],
        ["Olivia Jenks | bounty 3", "Jake Smiley"],
        my_hand=PAIR if way == "discard" else three,
        their_hand=HIGH_CARD if way == "discard" else PAIR,
        edition=edition,
    )
    table.until("join").answer("Jake Smiley").until("casualt").answer(f"{way}:{table.id('Olivia Jenks')}")
    assert table.zone("Olivia Jenks") == {"discard": "discard", "ace": "hill"}[way]
    assert table.rock(0) == 5 + 3
    assert (table.events(BountyCollected)[0].seat, table.events(BountyCollected)[0].amount) == (0, 3)


@both
@pytest.mark.rule("AEG-wanted-06", "RC-wanted-06")
def test_an_ability_that_aces_earns_the_bounty(edition: str) -> None:
    table = duel(["Jon Longstride | Shotgun"], ["Olivia Jenks | bounty 2"], edition=edition)
    table.until("Shootout play").uses("Shotgun")
    assert table.zone("Olivia Jenks") == "hill"
    assert table.rock(0) == 5 + 2


@both
@pytest.mark.rule("AEG-wanted-07", "RC-wanted-07")
def test_nobody_collects_for_their_own(edition: str) -> None:
    table = Playing(
        side(rock=5, at={"home": ["Olivia Jenks | bounty 4"]}, hand=["No Turning Back"]),
        side("The Sloane Gang"),
        edition=edition,
    )
    table.uses("No Turning Back")
    assert table.zone("Olivia Jenks") == "hill"
    assert table.rock(0) == 5 + 3  # the cost the card pays, no bounty
    assert table.events(BountyCollected) == []
    assert table.bounty("Olivia Jenks") == 0


@both
@pytest.mark.rule("AEG-wanted-07", "RC-wanted-07")
def test_nobody_collects_for_a_dude_they_control(edition: str) -> None:
    """Player 0 has taken over player 1's wanted dude, fights with it, and aces it."""
    table = Playing(
        side(
            "Law Dogs",
            rock=5,
            at={"town square": ["Steele Archer | Puppet", "Jon Longstride"]},
            deck=["KS"],
            hand=["Kidnappin'"],
        ),
        side("The Sloane Gang", at={"town square": ["Jake Smiley | bounty 4"]}),
        edition=edition,
    )
    table.uses("Puppet", "Jake Smiley").passes(1)
    assert table.controller("Jake Smiley") == 0
    table.uses("Kidnappin'", "Jon Longstride", "Jake Smiley").until("Noon play")
    assert table.zone("Jake Smiley") == "discard"
    assert table.rock(0) == 5


@both
@pytest.mark.rule("AEG-wanted-08", "RC-wanted-08")
def test_without_bounty_nobody_is_wanted(edition: str) -> None:
    table = suspect(1, edition).uses("B & B Attorneys", "lower")
    assert table.bounty("Olivia Jenks") == 0
    assert not wanted(table, "Olivia Jenks")


@both
@pytest.mark.rule("AEG-wanted-09", "RC-wanted-09")
def test_the_bounty_of_the_acquitted_goes_to_the_bank(edition: str) -> None:
    table = suspect(3, edition).uses("The Evidence", part="acquit")
    assert table.bounty("Olivia Jenks") == 0
    assert not wanted(table, "Olivia Jenks")
    assert (table.rock(0), table.rock(1)) == (5, 5)


@pytest.mark.rule("RC-wanted-10")
def test_only_dudes_can_be_wanted() -> None:
    table = suspect(0, "pinebox")
    table.answer(next(play for play in table.plays() if play.endswith(":accuse")))
    assert table.choices() == ["Tommy Harden", "Olivia Jenks"]
    for name in ("B & B Attorneys", "The Evidence", "Law Dogs"):
        refusal = why_not_change_bounty(table.state, table.id(name), 1, rule("test"))
        assert refusal is not None
        assert refusal.rule == "RC-wanted-10"
