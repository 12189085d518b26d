"""Deeds of Hell's Comin' With Me."""

import pytest

from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.rules.upkeep import income
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted, CasualtiesTaken, Looked
from doomtown.scenes import (
    CHEATING,
    HANDS,
    Hands,
    deal,
    draws,
    fight,
    refused_by,
    shootout,
    showdown,
    usable,
)

OLIVIA, JAKE, BARTON, CLINT = "Olivia Jenks", "Jake Smiley", "Barton Everest", "Clint Ramsey"

# --- Red River Roulette ----------------------------------------------------------------------------

ROULETTE = "Red River Roulette"


def at_the_table(
    hands: Hands, mine: tuple[str, ...] = (OLIVIA, CLINT), deed: str = ROULETTE, where: str = ROULETTE
) -> Playing:
    """Both draw hands lie open at the casino; player 0 owns it, and everybody shoots with draws."""
    return showdown(
        list(mine),
        ["Allie Hensman", "Irving Patterson", "Philip Swinford"],
        hands,
        OLIVIA,
        "Irving Patterson",
        where=where,
        leader={"deeds": [deed]},
        winner=0,
    )


def taken(table: Playing) -> list[tuple[int, int]]:
    return [(event.seat, event.due) for event in table.events(CasualtiesTaken)]


@pytest.mark.plays(ROULETTE)
def test_a_spin_spares_everybody_and_doubles_the_stakes() -> None:
    table = at_the_table((deal(4, 2), deal(2, 1)), (f"{OLIVIA} | Roan", CLINT, f"{JAKE} | booted")).uses(
        ROULETTE
    )
    assert set(table.choices()) == {OLIVIA, CLINT}
    table.answer(OLIVIA)
    assert (table.booted(ROULETTE), table.booted(OLIVIA)) == (True, True)
    table.never_offered(ROULETTE, until=Question.SHOOTOUT)
    assert (table.posse(0), len(table.posse(1))) == ([OLIVIA, CLINT, JAKE], 3)
    assert fight(table).round == 2
    draws(table, OLIVIA, "Irving Patterson").until(Question.CASUALTIES)
    assert table.ask.message.args["due"] == 2 * 1


@pytest.mark.plays(ROULETTE)
def test_nobody_flees_from_the_wheel() -> None:
    table = at_the_table((deal(4, 2), deal(2, 1)))
    table.uses(ROULETTE, OLIVIA).never_offered(ROULETTE, until="Shootout play")
    assert Question.RUN not in {table.question}
    assert fight(table).round == 2


@pytest.mark.refuses(ROULETTE)
def test_a_cheater_spares_nobody_and_raises_the_stakes_all_the_same() -> None:
    table = at_the_table((CHEATING[3] + HANDS[1], deal(1, 1)))
    table.uses(ROULETTE)
    assert (table.question, table.booted(OLIVIA)) == (Question.RESOLUTION, False)
    table.until(Question.CASUALTIES)
    assert (table.ask.seat, table.ask.message.args["due"]) == (1, 2)


@pytest.mark.refuses(ROULETTE)
def test_without_a_dude_at_the_casino_nobody_is_spared() -> None:
    table = at_the_table((deal(4), deal(2)), where="town square").uses(ROULETTE)
    assert (table.question, table.booted(ROULETTE)) == (Question.RESOLUTION, True)
    table.until(Question.CASUALTIES)
    assert table.ask.message.args["due"] == 2


@pytest.mark.refuses(ROULETTE)
def test_the_stakes_are_doubled_for_one_round_only() -> None:
    table = at_the_table((deal(4, 1, 3), deal(2, 1, 1)), (OLIVIA, CLINT, JAKE))
    table.uses(ROULETTE, OLIVIA)
    for _ in range(2):
        draws(table.until(Question.SHOOTOUT), OLIVIA, JAKE)
    rounds = [dict(taken(table.until(Question.NOON))[start : start + 2]) for start in (0, 2, 4)]
    assert rounds == [
        {1: 2, 0: 0},
        {0: 2, 1: 2},
        {1: 2, 0: 0},
    ]  # tied in the second; 3 against 1 in the third


# --- Kiva of Fathomless Reach ----------------------------------------------------------------------

KIVA = "Kiva of Fathomless Reach"


def evening(kiva: str = KIVA, **at: list[str]) -> Playing:
    return Playing(
        side("Law Dogs", deeds=[kiva], at={place.replace("_", " "): dudes for place, dudes in at.items()}),
        side("The Sloane Gang", at={"home": [BARTON, "Sloane"]}),
        phase="sundown",
    )


@pytest.mark.plays(KIVA)
def test_somebody_comes_up_in_the_square_at_night() -> None:
    table = evening(home=[OLIVIA], town_square=[CLINT], **{KIVA: [f"{JAKE} | booted"]}).reacts(KIVA)
    assert set(table.choices()) == {OLIVIA, JAKE}
    table.answer(JAKE)
    assert table.at(JAKE) == "Town Square"
    assert [event.card for event in table.events(Booted)] == [table.id(KIVA)]  # it is up again by now


@pytest.mark.refuses(KIVA)
def test_the_kiva_needs_an_unbooted_place_and_somebody_elsewhere() -> None:
    evening(home=[OLIVIA], kiva=f"{KIVA} | booted").never_offered(KIVA, until=Question.NOON)
    evening(town_square=[OLIVIA]).never_offered(KIVA, until=Question.NOON)


# --- Crystal Palace --------------------------------------------------------------------------------

PALACE = "Crystal Palace"


@pytest.mark.plays(PALACE)
@pytest.mark.refuses(PALACE)
def test_abominations_feel_at_home_there() -> None:
    table = Playing(
        side("Law Dogs", deeds=[PALACE], at={PALACE: ["Bogie Man", OLIVIA], "home": ["The Tombstone Haint"]}),
        side("The Sloane Gang", at={PALACE: ["Nicodemus Whateley | Vitality Tonic"]}),
    )
    found = {
        dude: (table.bullets(dude), table.influence(dude))
        for dude in ("Bogie Man", OLIVIA, "The Tombstone Haint")
    }
    assert found == {"Bogie Man": (1, 3), OLIVIA: (2, 2), "The Tombstone Haint": (0, 0)}


# --- Rham's Readings -------------------------------------------------------------------------------

RHAM = "Rham's Readings"


def reading(deck: list[str], discard: list[str], rham: str = RHAM, others: int = 1) -> Playing:
    return Playing(
        side("Law Dogs", deeds=[rham], at={RHAM: [OLIVIA]}, discard=["KD"]),
        *(
            side(outfit, deck=deck, discard=discard, at={"home": [BARTON]})
            for outfit in ("The Sloane Gang", "The Fourth Ring")[:others]
        ),
    )


@pytest.mark.plays(RHAM)
@pytest.mark.parametrize(
    ("deck", "discard", "gained"),
    [
        (["5S", "KC"], ["KC", "5D"], 1),
        (["5S", "KC"], ["KC", "9S"], 1),
        (["5S", "9D"], ["5S", "9D"], 0),
        (["5S"], [], 0),
        (["Joker (red)", "Joker (black)", "5S"], ["5D"], 1),
        (["Joker (red)", "6S"], ["5D"], 0),
    ],
)
def test_rham_gains_by_what_is_alike(deck: list[str], discard: list[str], gained: int) -> None:
    table = reading(deck, discard).uses(RHAM)
    assert table.rock(0) == gained
    assert table.booted(RHAM)
    jokers = sum("Joker" in card for card in deck)
    assert (len(table.state.players[1].hill), len(table.state.players[1].discard)) == (jokers, len(discard))
    assert table.state.printed(table.state.players[1].deck[0]).title != "Joker"


@pytest.mark.plays(RHAM)
def test_everybody_sees_the_card_of_the_opponent_who_was_chosen() -> None:
    table = reading(["5S"], ["5D"], others=2).uses(RHAM)
    assert set(table.choices()) == {"The Sloane Gang", "The Fourth Ring"}
    table.answer("The Fourth Ring")
    top = table.state.players[2].deck[:1]
    assert {(event.seat, event.cards) for event in table.events(Looked)} == {(seat, top) for seat in range(3)}


@pytest.mark.refuses(RHAM)
@pytest.mark.parametrize("deck", [[], ["Joker (red)"]])
def test_an_empty_deck_tells_nothing(deck: list[str]) -> None:
    table = Playing(
        side("Law Dogs", deeds=[RHAM], at={RHAM: [OLIVIA]}), side("The Sloane Gang", deck=deck, fill=False)
    )
    table.uses(RHAM)
    assert (table.rock(0), len(table.state.players[1].hill)) == (0, len(deck))


@pytest.mark.refuses(RHAM)
def test_whoever_controls_the_readings_reads() -> None:
    table = Playing(
        side("Law Dogs", deeds=[RHAM], deck=["5S"], discard=["5D"]),
        side("The Sloane Gang", at={RHAM: [BARTON]}),
    )
    assert refused_by(table, "use", RHAM, seat=0) == "RB-5.3.1-12"
    table.passes(0).uses(RHAM)
    assert [table.rock(seat) for seat in range(2)] == [0, 1]
    assert not usable(reading(["5S"], [], rham=f"{RHAM} | booted"), RHAM)


# --- Jonah's Retreat -------------------------------------------------------------------------------

RETREAT = "Jonah's Retreat"


@pytest.mark.plays(RETREAT)
@pytest.mark.refuses(RETREAT)
def test_whoever_holds_the_retreat_is_paid() -> None:
    def incomes(deed: str, *there: str) -> list[int]:
        table = Playing(
            side("Law Dogs", deeds=[deed]), side("The Sloane Gang", at={deed: list(there)} if there else {})
        )
        nothing = Playing(side("Law Dogs"), side("The Sloane Gang"))
        return [income(table.state, seat) - income(nothing.state, seat) for seat in range(2)]

    assert incomes(RETREAT) == [2, 0]
    assert incomes(RETREAT, BARTON) == [0, 2]
    assert incomes("Blake Ranch", BARTON) == [0, 0]


# --- Schieffelin Hall ------------------------------------------------------------------------------

HALL = "Schieffelin Hall"


@pytest.mark.plays(HALL)
@pytest.mark.refuses(HALL)
@pytest.mark.parametrize(
    ("where", "expected"), [(HALL, ((0, 2 + 1), (1 + 1, 0))), ("town square", ((0, 2 + 1), (2 + 1, 0)))]
)
def test_speakers_count_in_the_hall(where: str, expected: tuple[tuple[int, int], ...]) -> None:
    table = shootout([OLIVIA, JAKE], [BARTON, CLINT], where=where, leader={"deeds": [HALL]})
    draws(table, OLIVIA, BARTON)
    assert (bonuses(table.state, 0), bonuses(table.state, 1)) == expected


@pytest.mark.plays(HALL)
def test_in_the_hall_a_dude_without_words_draws_nothing() -> None:
    table = shootout(["Allie Hensman"], ["Irving Patterson"], where=HALL, leader={"deeds": [HALL]})
    draws(table)
    assert (bonuses(table.state, 0), bonuses(table.state, 1)) == ((0, 0), (0, 2))
