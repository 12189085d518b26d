"""Actions of Double Dealin'."""

from collections.abc import Sequence

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import HandDealt, Shuffled
from doomtown.scenes import CHEATING, deal, draws, everybody_joins, shootout, total, usable

KNOW = "...It's Who You Know"


def introducing(caller: str = "Steele Archer", more: str = "Rob Wilby") -> Playing:
    """A Huckster of influence 2 without bullets, and Rob Wilby elsewhere, against a dude of 3 bullets."""
    return Playing(
        side("Law Dogs", at={"town square": [caller], "home": [more]}, hand=[KNOW]),
        side(
            "The Sloane Gang",
            at={"town square": ["Pancho Castillo", "Gunslinger"], "home": ["Barton Everest"]},
        ),
    )


def dealt(table: Playing) -> dict[int, int]:
    """How many cards each player drew for the shootout."""
    return {event.seat: event.count for event in table.events(HandDealt)}


@pytest.mark.plays(KNOW)
@pytest.mark.ruling("RC4-its-who-you-know-01")
def test_influence_decides_how_many_cards_are_drawn() -> None:
    table = introducing().uses(KNOW, "Pancho Castillo").answer("yes")
    everybody_joins(table, []).until(Question.SHOOTOUT)
    assert table.stud("Steele Archer")
    assert table.bullets("Steele Archer") == 0
    table.until(Question.KEEP_FIVE)
    assert dealt(table) == {0: 5 + 2, 1: 5 + 2}  # Pancho has 3 bullets and 2 influence


@pytest.mark.refuses(KNOW)
def test_somebody_there_is_called_out_and_a_refusal_ends_it() -> None:
    table = introducing().uses(KNOW)
    assert sorted(table.choices()) == [
        "Gunslinger",
        "Pancho Castillo",
    ]  # not who is elsewhere, with nobody of yours
    table.answer("Pancho Castillo").answer("no")
    assert table.at("Pancho Castillo") == "The Sloane Gang"
    assert not table.stud("Steele Archer")
    table.passes(1).calls_out("Steele Archer", "Gunslinger").answer("yes").until(Question.KEEP_FIVE)
    assert dealt(table)[1] == 5 + 2  # by bullets again


@pytest.mark.refuses(KNOW)
def test_without_company_nobody_is_called_out() -> None:
    alone = Playing(
        side("Law Dogs", at={"home": ["Steele Archer"]}, hand=[KNOW]),
        side("The Sloane Gang", at={"town square": ["Pancho Castillo"]}),
    )
    assert not any(":introduce" in play for play in alone.plays())


@pytest.mark.ruling("RC3-its-who-you-know-01")
def test_whatever_else_asks_for_bullets_gets_bullets() -> None:
    """Steele Archer has 2 influence; with the Shotgun 1 bullet, so that a value of 2 is too much."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Steele Archer | Shotgun"]}, hand=[KNOW]),
        side("The Sloane Gang", at={"town square": ["Olivia Jenks", "Gunslinger"]}),
    )
    table.uses(KNOW, "Olivia Jenks").answer("yes")
    everybody_joins(table, ["Gunslinger"]).until(Question.SHOOTOUT).uses("Shotgun")
    assert table.zone("Gunslinger") == "away"  # value 1, the only choice
    assert table.zone("Olivia Jenks") == "play"


# --- Horse Wranglin' -------------------------------------------------------------------------------

WRANGLE = "Horse Wranglin'"


def wrangling(rock: int, *, deck: tuple[str, ...] = ("Mustang", "Shotgun")) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            rock=rock,
            at={"home": ["Roderick Byre"], "town square": ["Olivia Jenks", "Rob Wilby | booted"]},
            hand=[WRANGLE],
            deck=list(deck),
            discard=["Roan", "Peacemaker"],
            fill=False,
        ),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
    ).uses(WRANGLE)


@pytest.mark.plays(WRANGLE)
@pytest.mark.refuses(WRANGLE)
def test_a_horse_of_the_deck_is_bought_for_an_unbooted_dude() -> None:
    table = wrangling(rock=1 + 3).answer("none")
    assert table.choices() == ["Mustang", "Roan", "none"]
    table.answer("Mustang")
    assert table.choices() == ["Roderick Byre", "Olivia Jenks"]
    table.answer("Olivia Jenks")
    assert table.state.cards[table.id("Mustang")].place == table.id("Olivia Jenks")
    assert table.rock(0) == 0
    assert table.events(Shuffled)


@pytest.mark.plays(WRANGLE)
@pytest.mark.rule("RC-searching-02")
def test_the_horse_may_come_from_the_discard_pile_and_the_deck_stays_as_it_is() -> None:
    table = wrangling(rock=1 + 1)
    deck = table.state.players[0].deck
    assert table.choices() == ["Roan", "none"]
    table.answer("Roan").answer("Olivia Jenks")
    assert table.state.cards[table.id("Roan")].place == table.id("Olivia Jenks")
    assert table.state.players[0].deck == deck
    assert not table.events(Shuffled)


@pytest.mark.plays(WRANGLE)
def test_who_looked_through_the_deck_in_vain_may_go_back_to_the_discard_pile() -> None:
    table = wrangling(rock=1 + 1).answer("none").answer("Roan").answer("Olivia Jenks")
    assert table.zone("Roan") == "play"
    assert table.events(Shuffled)


@pytest.mark.refuses(WRANGLE)
@pytest.mark.rule("RC-searching-01")
def test_a_horse_that_is_not_bought_stays_in_the_deck_and_nobody_sees_it() -> None:
    table = wrangling(rock=1 + 3).answer("none").answer("none")
    assert (table.zone("Mustang"), table.zone("Roan"), table.ask.seat) == ("deck", "discard", 1)
    assert table.events(Shuffled)


@pytest.mark.refuses(WRANGLE)
@pytest.mark.rule("RC-searching-03")
def test_an_empty_deck_is_not_looked_through() -> None:
    table = wrangling(rock=1 + 1, deck=()).answer("none")
    assert table.ask.seat == 1
    assert not table.events(Shuffled)


@pytest.mark.refuses(WRANGLE)
def test_who_cannot_pay_for_the_horse_gets_none() -> None:
    table = wrangling(rock=1 + 2).answer("none")
    assert table.choices() == ["Roan", "none"]
    table.answer("none").passes(1)
    assert table.zone("Mustang") == "deck"
    assert table.rock(0) == 2


@pytest.mark.refuses(WRANGLE)
def test_a_mechanical_horse_goes_to_its_inventor() -> None:
    table = wrangling(rock=1 + 1, deck=("Mechanical Horse", "KS")).answer("none").answer("Mechanical Horse")
    assert table.state.cards[table.id("Mechanical Horse")].place == table.id("Roderick Byre")
    assert table.booted("Roderick Byre")


@pytest.mark.plays(WRANGLE)
@pytest.mark.rule("RB-7.2.2-11")
def test_a_mechanical_horse_that_nobody_gets_to_work_is_discarded() -> None:
    """It is not shuffled back, though it has come out of the deck."""
    table = wrangling(rock=1 + 4, deck=("Clown Carriage", "AS")).answer("none").answer("Clown Carriage")
    assert table.booted("Roderick Byre")
    assert table.zone("Clown Carriage") == "discard"


# --- It's Not What You Know... ---------------------------------------------------------------------

NOT_WHAT = "It's Not What You Know..."


def knowing(*, theirs: Sequence[str], rock: int = 2) -> Playing:
    """Somebody with a pair holds the action; stop at the Resolution plays."""
    table = shootout(
        ["Rob Wilby"],
        ["Olivia Jenks"],
        hands=(deal(2), theirs),
        leader={"hand": [NOT_WHAT], "rock": rock},
    )
    return draws(table)


@pytest.mark.plays(NOT_WHAT)
@pytest.mark.parametrize(("whom", "ranks"), [("The Sloane Gang", (2, 7 - 1)), ("Law Dogs", (2 - 1, 7))])
def test_a_hand_of_your_choice_is_one_lower(whom: str, ranks: tuple[int, int]) -> None:
    table = knowing(theirs=deal(7)).uses(NOT_WHAT, whom)
    assert (total(table, 0), total(table, 1)) == ranks
    assert table.rock(0) == 0


@pytest.mark.plays(NOT_WHAT)
def test_against_a_cheater_a_hand_is_four_lower() -> None:
    table = knowing(theirs=CHEATING[7]).uses(NOT_WHAT, "The Sloane Gang", part="denounce")
    assert (total(table, 0), total(table, 1)) == (2, 7 - 4)


@pytest.mark.plays(NOT_WHAT)
def test_in_lowball_your_own_hand_may_be_lowered() -> None:
    table = Playing(
        side("Law Dogs", rock=4, hand=[NOT_WHAT], deck=list(deal(5))),
        side("The Sloane Gang", rock=4, deck=list(CHEATING[2])),
        phase="gambling",
    )
    table.until(Question.CHEATIN).uses(NOT_WHAT, "Law Dogs")
    assert table.until(Question.NOON).state.winner == 0  # nothing, against their pair


@pytest.mark.refuses(NOT_WHAT)
def test_four_need_a_cheater_and_either_needs_two_ghost_rock() -> None:
    honest = knowing(theirs=deal(7))
    assert usable(honest, NOT_WHAT, "whisper")
    assert not usable(honest, NOT_WHAT, "denounce")
    assert not usable(knowing(theirs=CHEATING[7], rock=1), NOT_WHAT)
