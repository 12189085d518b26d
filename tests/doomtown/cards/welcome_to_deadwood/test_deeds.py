"""Deeds of Welcome to Deadwood."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control, production, rating
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Discarded
from boomtown.doomtown.words import DEED, instead, would
from doomtown.scenes import next_day, refused_by, shootout, usable, with_text

Patch = pytest.MonkeyPatch

# --- Carmichael's Livery ----------------------------------------------------------------------------

LIVERY = "Carmichael's Livery"


@pytest.mark.parametrize(
    ("there", "expected"),
    [
        pytest.param("Fred Aims | Roan", (3, 2), marks=pytest.mark.plays(LIVERY)),
        pytest.param("Fred Aims | Bluetick", (2, 1), marks=pytest.mark.refuses(LIVERY)),
        pytest.param("Fred Aims", (2, 1), marks=pytest.mark.refuses(LIVERY)),
    ],
)
def test_any_horse_makes_the_livery_worth_more(there: str, expected: tuple[int, int]) -> None:
    table = Playing(
        side(deeds=[LIVERY], at={"home": ["Rob Wilby | Pinto"]}),
        side("The Sloane Gang", at={LIVERY: [there]}),
    )
    deed = table.id(LIVERY)
    assert (production(table.state, deed), control(table.state, deed)) == expected


# --- Land Purchase ----------------------------------------------------------------------------------

PURCHASE = "Land Purchase"


def buying(rock: int = 1, *, controlled: bool = True, leader: str = "Olivia Jenks") -> Playing:
    """Olivia leads from the deed itself; in the discard pile are a deed for 4 and one for 5, and no deeds."""
    thief = {} if controlled else {PURCHASE: ["Barton Everest"]}
    return Playing(
        side(
            "Law Dogs",
            rock=rock,
            deeds=[PURCHASE],
            at={"home": [leader]},
            discard=["Undertaker", "Bank of California", "Shotgun"],
        ),
        side("The Sloane Gang", at={"home": ["Fred Aims | booted"], **thief}, discard=["Bunkhouse"]),
    )


@pytest.mark.plays(PURCHASE)
def test_the_land_is_sold_for_a_deed_you_had() -> None:
    table = buying().uses(PURCHASE).until(Question.TARGET)
    assert table.choices() == ["Undertaker", PURCHASE]  # for 1; the Bank costs 2 even so
    table.answer("Undertaker").until(Question.NOON)
    assert (table.zone(PURCHASE), table.zone("Undertaker"), table.rock(0)) == ("discard", "play", 0)
    assert table.booted("Olivia Jenks")


@pytest.mark.refuses(PURCHASE)
def test_land_that_is_not_given_up_buys_nothing(monkeypatch: Patch) -> None:
    assert not usable(buying(controlled=False), PURCHASE)

    def nothing(play: Any, event: Any) -> Any:
        yield instead()

    with_text(monkeypatch, "Roan", guard=would(Discarded, DEED, instead=True)(nothing))
    table = buying(leader="Olivia Jenks | Roan").uses(PURCHASE).until(Question.NOON)
    assert (table.zone(PURCHASE), table.zone("Undertaker"), table.rock(0)) == ("play", "discard", 1)


# --- Heath's Curiosity Shoppe -----------------------------------------------------------------------

HEATH = "Heath's Curiosity Shoppe"


def bartering(*discard: str, hand: tuple[str, ...] = ("Shotgun", "Soul Blast", "Sun in Yer Eyes")) -> Playing:
    """The Shotgun is the 3 of hearts, Sun in Yer Eyes the 3 of clubs, Soul Blast the ace of hearts."""
    own = side("Law Dogs", deeds=[HEATH], hand=list(hand), discard=list(discard), at={"home": ["Rob Wilby"]})
    return Playing(own, side("The Sloane Gang", at={"home": ["Fred Aims"]}, discard=["Raking Dragons"]))


@pytest.mark.plays(HEATH)
@pytest.mark.refuses(HEATH)
def test_a_suit_of_the_one_and_a_value_of_the_other_bring_a_third() -> None:
    table = bartering("Pearl-Handled Revolver", "Raking Dragons", "Shifu Speaks", "Xiaodan Li").uses(HEATH)
    assert (table.ask.form.least, table.ask.form.most) == (2, 2)  # type: ignore[attr-defined]
    table.answer("Soul Blast", "Sun in Yer Eyes")  # hearts and 3, or clubs and ace
    assert sorted(table.hand(0)) == ["Shifu Speaks", "Shotgun"]
    assert table.booted(HEATH)
    assert len(table.events(Discarded)) == 2


@pytest.mark.plays(HEATH)
def test_what_was_just_discarded_may_fit_and_unique_cards_do_not() -> None:
    table = bartering("Daomei Wang", hand=("Shotgun", "Sun in Yer Eyes", "5S")).uses(HEATH)
    table.answer("Shotgun", "Sun in Yer Eyes")
    assert table.choices() == ["Shotgun", "Sun in Yer Eyes"]
    hearts_or_clubs = bartering("Evanor", hand=("Soul Blast", "KC")).uses(HEATH)
    assert (hearts_or_clubs.hand(0), hearts_or_clubs.zone("Evanor")) == ([], "discard")


@pytest.mark.refuses(HEATH)
def test_two_cards_are_needed_and_two_jokers_are_no_card() -> None:
    assert not usable(bartering("Shotgun", hand=("Soul Blast",)), HEATH)
    table = bartering(hand=("Devil's Joker (Red)", "Devil's Joker (Black)")).uses(HEATH)
    assert table.hand(0) == []


# --- The Gem Theater --------------------------------------------------------------------------------

GEM = "The Gem Theater"


@pytest.mark.plays(GEM)
@pytest.mark.refuses(GEM)
@pytest.mark.parametrize(("where", "stud"), [(GEM, False), ("town square", True)])
def test_the_gem_makes_draws_of_who_fights_there(where: str, stud: bool) -> None:
    table = shootout(
        ["Tommy Harden"],
        ["Barton Everest"],
        where=where,
        leader={"deeds": [GEM, "Bunkhouse"], "at": {GEM: ["Olivia Jenks"], "home": ["Clint Ramsey"]}},
    )
    table.uses(GEM)
    assert (table.stud("Tommy Harden"), table.stud("Barton Everest")) == (stud, stud)
    assert (table.stud("Clint Ramsey"), table.booted(GEM)) == (True, True)


# --- Baird's Debt Collections -----------------------------------------------------------------------

BAIRD = "Baird's Debt Collections"


def collecting(*, hand: tuple[str, ...] = ("Undertaker", "5S"), deeds: tuple[str, ...] = (BAIRD,)) -> Playing:
    return Playing(
        side("Law Dogs", rock=5, deeds=list(deeds), hand=list(hand), at={"home": ["Olivia Jenks"]}),
        side("The Sloane Gang", rock=5, hand=["Bunkhouse", "Shotgun"], at={"home": ["Fred Aims"]}),
    )


@pytest.mark.plays(BAIRD)
@pytest.mark.refuses(BAIRD)
def test_every_deed_played_pays_baird() -> None:
    table = collecting().shops("Undertaker", "left")
    assert table.rock(0) == 5 - 4 + 1
    table.shops("Bunkhouse", "left")
    assert (table.rock(0), table.rock(1)) == (3, 3)
    table.passes(0).shops("Shotgun")
    assert table.rock(0) == 3
    assert collecting(deeds=(), hand=(BAIRD,)).shops(BAIRD, "left").rock(0) == 5 - 3 + 1  # ruling 170


@pytest.mark.plays(BAIRD)
@pytest.mark.refuses(BAIRD)
def test_a_card_boots_another_deed() -> None:
    table = collecting(deeds=(BAIRD, "Bunkhouse", "General Store | booted")).uses(BAIRD)
    table.answer("5 of Spades")
    assert (table.booted("Bunkhouse"), table.booted(BAIRD), table.hand(0)) == (True, True, ["Undertaker"])
    assert not usable(collecting(), BAIRD)  # there is no other deed
    assert not usable(collecting(deeds=(BAIRD, "Bunkhouse"), hand=()), BAIRD)


# --- Cheyenne Club ----------------------------------------------------------------------------------

CHEYENNE = "Cheyenne Club"


@pytest.mark.plays(CHEYENNE)
@pytest.mark.refuses(CHEYENNE)
def test_the_club_makes_somebody_near_more_skilled_today() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            deeds=[CHEYENNE, "Bunkhouse"],
            at={CHEYENNE: ["Rev. Perry Inbody"], "Bunkhouse": ["Pancho Castillo"]},
        ),
        side(
            "The Sloane Gang",
            rock=9,
            deeds=["Undertaker"],
            at={"town square": ["Steele Archer", "Fred Aims"], "Undertaker": ["Avie Cline", "Steven Wiles"]},
        ),
    )
    table.uses(CHEYENNE)
    assert table.choices() == ["Rev. Perry Inbody", "Pancho Castillo", "Steele Archer", "Fred Aims"]
    before = rating(table.state, table.id("Steele Archer"), "Huckster")
    table.answer("Steele Archer")
    assert before is not None
    assert table.booted(CHEYENNE)
    assert rating(table.state, table.id("Steele Archer"), "Huckster") == before + 1
    assert rating(table.state, table.id("Rev. Perry Inbody"), "Blessed") == 2
    assert rating(next_day(table).state, table.id("Steele Archer"), "Huckster") == before


# --- Nuttal & Mann's No. 10 Saloon ------------------------------------------------------------------

SALOON = "Nuttal & Mann's No. 10 Saloon"


def drinking(rock: int = 2, saloon: str = SALOON) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            rock=rock,
            deeds=[saloon],
            at={SALOON: ["Olivia Jenks | booted"], "home": ["Rob Wilby"]},
        ),
        side("The Sloane Gang", at={SALOON: ["Fred Aims"], "town square": ["Jake Smiley"]}),
    )


@pytest.mark.plays(SALOON)
@pytest.mark.refuses(SALOON)
@pytest.mark.parametrize(("dude", "booted"), [("Olivia Jenks", False), ("Fred Aims", True)])
def test_a_drink_boots_or_unboots(dude: str, booted: bool) -> None:
    table = drinking().uses(SALOON)
    assert table.choices() == ["Olivia Jenks", "Fred Aims"]
    table.answer(dude)
    assert (table.booted(dude), table.booted(SALOON), table.rock(0)) == (booted, True, 1)


@pytest.mark.refuses(SALOON)
def test_a_drink_costs_one_and_is_served_only_here() -> None:
    assert refused_by(drinking(rock=0), "use", SALOON) == "RB-5.3.1-04"
    assert not usable(drinking(saloon=f"{SALOON} | booted"), SALOON)
    elsewhere = shootout(
        ["Tommy Harden"], ["Jake Smiley"], rock=5, leader={"deeds": [SALOON], "at": {SALOON: ["Rob Wilby"]}}
    )
    assert not usable(elsewhere, SALOON)  # who drinks there is not in the shootout


@pytest.mark.plays(SALOON)
def test_a_drink_helps_in_a_shootout_at_the_saloon() -> None:
    own = {"deeds": [SALOON], "rock": 1, "at": {SALOON: ["Olivia Jenks"]}}
    table = shootout(["Tommy Harden"], ["Fred Aims"], where=SALOON, leader=own)
    table.uses(SALOON, "Fred Aims")
    assert (table.booted("Fred Aims"), table.rock(0)) == (True, 0)


# --- Winner's Circle Auction House ------------------------------------------------------------------

CIRCLE = "Winner's Circle Auction House"


@pytest.mark.plays(CIRCLE)
@pytest.mark.refuses(CIRCLE)
def test_each_player_who_is_there_counts_once() -> None:
    def points(*gangs: list[str]) -> int:
        outfits = ("Law Dogs", "The Sloane Gang", "Morgan Cattle Co.")
        sides = [
            side(outfit, deeds=[CIRCLE] if not seat else [], at={CIRCLE: gang, "home": ["Jake Smiley"]})
            for seat, (outfit, gang) in enumerate(zip(outfits, gangs, strict=True))
        ]
        table = Playing(*sides)
        return control(table.state, table.id(CIRCLE))

    assert points([], [], []) == 1
    assert points(["Olivia Jenks", "Rob Wilby"], [], []) == 2
    assert points(["Olivia Jenks"], ["Fred Aims", "Allie Hensman"], ["Clementine Lepp"]) == 4
    assert points(["Olivia Jenks | controlled by 1"], ["Fred Aims"], []) == 2
