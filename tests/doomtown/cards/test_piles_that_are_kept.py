"""Piles that a text keeps closed, and what is seen of them."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Looked
from doomtown.scenes import HANDS, asks, shootout, usable

# --- what a text keeps in the discard pile, cards that have just come there too -----------------------

LACY, ANDREW = "Lacy O'Malley", "Andrew Lane"
FIXER, ARNOLD, RANCH = "The Fixer", "Arnold Stewart", "Clanton Ranch"


def fixed(legend: str) -> Playing:
    """The Fixer has thrown away five jobs as the game starts."""
    mine = side(
        "The Sloane Gang", legend=legend, rock=9, at={"home": [FIXER]}, deck=["Kidnappin'"] * 15, fill=False
    )
    return Playing(mine, side("Law Dogs"), phase="setup").reacts(FIXER)


@pytest.mark.refuses(FIXER)
@pytest.mark.refuses(LACY)
def test_the_fixer_rests_for_a_job_that_the_reporter_keeps() -> None:
    table = fixed(LACY)
    assert "take into your hand" not in asks(table)
    assert (table.hand(0), table.booted(FIXER)) == (["Kidnappin'"] * 5, True)
    assert "take into your hand" in asks(fixed(ANDREW))


def surveyed(legend: str) -> Playing:
    """Arnold has turned out five deeds that are out of town."""
    mine = side("Law Dogs", legend=legend, at={"home": [f"{ARNOLD} | Force Field"]}, deck=[RANCH] * 9)
    return Playing(mine, side(), turn=0).uses(ARNOLD)


@pytest.mark.refuses(ARNOLD)
@pytest.mark.refuses(LACY)
def test_nobody_boots_for_a_deed_that_the_reporter_keeps() -> None:
    table = surveyed(LACY)
    assert (table.question, table.booted(ARNOLD)) == (Question.NOON, False)
    assert RANCH in surveyed(ANDREW).choices()


# --- a sealed pile is no pile to act on (ruling 160) --------------------------------------------------

BARTON, TOMMY = "Barton Everest", "Tommy Harden"
BOOK = "De Annulos Mysteriis"


@pytest.mark.refuses(BOOK)
@pytest.mark.refuses(LACY)
@pytest.mark.parametrize(("legend", "offered"), [(LACY, False), ("", True)])
def test_the_book_finds_nothing_in_a_pile_that_nothing_leaves(legend: str, offered: bool) -> None:
    table = Playing(
        side(
            "The Sloane Gang",
            legend=legend,
            rock=3,
            discard=["Election Day Slaughter"],
            at={"home": [f"Steele Archer | {BOOK}"]},
        ),
        side("Law Dogs", at={"town square": [TOMMY]}),
        turn=0,
    )
    assert usable(table, BOOK) == offered


@pytest.mark.refuses(LACY)
@pytest.mark.rule("RB-7.3.2-03")
@pytest.mark.parametrize(("legend", "found"), [(LACY, []), ("", ["Raking Dragons", "none"])])
def test_no_combo_goes_on_from_a_sealed_pile(legend: str, found: list[str]) -> None:
    table = shootout(
        ["Longwei Fu"],
        [BARTON, "Allie Hensman"],
        leader={
            "hand": ["Zhu's Ferocity"],
            "deck": ["2C"] * 9,
            "discard": ["Raking Dragons"],
            "legend": legend,
        },
    )
    table.uses("Zhu's Ferocity", BARTON)
    assert (table.choices() if table.question is Question.COMBO else []) == found


@pytest.mark.plays("Dies Irae")
@pytest.mark.plays("Agent Provocateur")
def test_who_never_leaves_boot_hill_still_stands_by_from_there() -> None:
    table = shootout(
        ["Sister Lois Otwell | Dies Irae", "Olivia Jenks"],
        [BARTON],
        hands=(("KS", *HANDS[1]), HANDS[1]),
        leader={"hill": ["Clint Ramsey", "Agent Provocateur"]},
        winner=0,
    )
    table.uses("Dies Irae").until(Question.TARGETS)
    assert set(table.choices()) == {"Clint Ramsey", "Agent Provocateur"}


# --- piles --------------------------------------------------------------------------------------------


@pytest.mark.plays("Félix Amador")
@pytest.mark.rule("RB-2.2-09")
def test_who_looks_at_an_empty_deck_has_it_made_anew() -> None:
    table = Playing(
        side("Law Dogs", fill=False, discard=["5S", "6S"], at={"home": ["Félix Amador | Soothe"]}),
        side("The Sloane Gang"),
    )
    table.uses("Félix Amador")
    (seen,) = table.events(Looked)
    assert (seen.count, len(table.state.players[0].deck), table.state.players[0].discard) == (1, 2, ())


# --- what is revealed is shown to everybody -----------------------------------------------------------

OLIVIA = "Olivia Jenks"


@pytest.mark.plays("Funtime Freddy", "Dr. JT Goodenough")
@pytest.mark.parametrize(
    ("grifter", "named", "prizes"),
    [
        ("Funtime Freddy", [], ["Soul Blast", "Puppet"]),
        ("Dr. JT Goodenough", ["Law Dogs"], ["Flame-Thrower", "Holy Wheel Gun"]),
    ],
)
def test_a_third_player_sees_what_a_grifter_reveals_too(
    grifter: str, named: list[str], prizes: list[str]
) -> None:
    table = Playing(
        side("The Fourth Ring", at={"home": [grifter, OLIVIA]}, deck=prizes * 6, fill=False),
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"home": [BARTON]}),
        phase="setup",
    )
    table.reacts(grifter, *named, *prizes)
    assert table.ask.seat == 1  # who chooses between the two
    assert [(event.seat, set(event.names)) for event in table.events(Looked)] == [
        (1, set(prizes)),
        (2, set(prizes)),
    ]


@pytest.mark.plays("Murdered in Tombstone")
def test_what_the_other_posse_s_leader_finds_and_reveals_is_shown_to_you() -> None:
    table = shootout(
        [OLIVIA],
        [BARTON],
        rock=1,
        leader={"hand": ["Murdered in Tombstone"], "deck": ["Bottom Dealin'"]},
        mark={"hand": ["6S"], "deck": ["Ricochet"]},
    )
    table.uses("Murdered in Tombstone", "yes", "Bottom Dealin'").answer("yes").answer("Ricochet")
    assert [(event.seat, event.names) for event in table.events(Looked)] == [
        (1, ("Bottom Dealin'",)),
        (0, ("Ricochet",)),
    ]
