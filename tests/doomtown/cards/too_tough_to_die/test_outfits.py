"""Outfits of Too Tough to Die."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted, Paid
from boomtown.doomtown.text.numbers import SUNDOWN_DISCARDS
from doomtown import third_player
from doomtown.scenes import CHEATING, HANDS, draws, settle_until, shootout, showdown, unmoved, usable

WW = " [Weird West]"
GIFTS, THEFT, SOCIETY = "108 Gracious Gifts", "Property Is Theft", "The Spiritual Society"

# --- 108 Gracious Gifts ----------------------------------------------------------------------------


@pytest.mark.plays(GIFTS)
@pytest.mark.refuses(GIFTS)
@pytest.mark.parametrize(
    ("rocks", "usual", "weird_west"), [((1, 2, 2), 1, 1), ((2, 2, 3), 0, 1), ((2, 3, 1), 0, 0)]
)
def test_the_poor_throw_more_away(rocks: tuple[int, int, int], usual: int, weird_west: int) -> None:
    for wording, more in (("", usual), (WW, weird_west)):
        table = Playing(
            side(GIFTS + wording, rock=rocks[0]), side("Law Dogs", rock=rocks[1]), side(rock=rocks[2])
        )
        assert player_number(table.state, SUNDOWN_DISCARDS, 0) == more
        assert player_number(table.state, SUNDOWN_DISCARDS, 1) == 0


def gifted(wording: str, rock: int = 2, mine: str = "Yunxu Jiang | booted") -> Playing:
    return Playing(
        side(GIFTS + wording, rock=rock, at={"home": [mine, "Daomei Wang"]}),
        side("Law Dogs", at={"home": ["Tommy Harden | booted"]}),
    )


@pytest.mark.plays(GIFTS)
@pytest.mark.parametrize("wording", ["", WW])
def test_two_ghost_rock_rouse_a_dude(wording: str) -> None:
    table = gifted(wording).uses(GIFTS)
    assert (table.booted("Yunxu Jiang"), table.rock(0), table.booted(GIFTS)) == (False, 0, True)


@pytest.mark.refuses(GIFTS)
@pytest.mark.parametrize("wording", ["", WW])
def test_nobody_is_roused_who_is_awake_or_for_less(wording: str) -> None:
    assert not usable(gifted(wording, mine="Yunxu Jiang"), GIFTS)
    assert not usable(gifted(wording, rock=1), GIFTS)


# --- Property Is Theft -----------------------------------------------------------------------------


def shown(mine: tuple[str, ...], theirs: tuple[str, ...], rock: int = 3) -> Playing:
    return showdown(
        ["Olivia Jenks | bullets -2"],
        ["Fred Aims | bullets -2"],
        (mine, theirs),
        leader={"outfit": THEFT},
        rock=rock,
    )


@pytest.mark.plays(THEFT)
@pytest.mark.refuses(THEFT)
@pytest.mark.parametrize(
    ("mine", "theirs", "rocks"),
    [
        (HANDS[2], CHEATING[2], (4, 2)),
        (CHEATING[2], CHEATING[2], (3, 2)),
        (CHEATING[2], HANDS[2], (3, 3)),
    ],
    ids=["to you", "to the bank", "nobody cheats against you"],
)
def test_a_cheat_pays(mine: tuple[str, ...], theirs: tuple[str, ...], rocks: tuple[int, int]) -> None:
    table = shown(mine, theirs)
    assert (table.rock(0), table.rock(1)) == rocks
    assert shown(HANDS[2], CHEATING[2], rock=0).rock(0) == 0  # if they can


@pytest.mark.refuses(THEFT)
@pytest.mark.parametrize(("invited", "rock"), [({0: THEFT}, 2), ({}, 3)], ids=["a guest", "a bystander"])
def test_a_guest_has_no_hand_and_a_bystander_no_opponent(invited: dict[int, str], rock: int) -> None:
    table = Playing(
        side("Law Dogs", deck=HANDS[1], at={"town square": ["Olivia Jenks"]}),
        side("The Sloane Gang", rock=3, deck=CHEATING[2], at={"town square": ["Fred Aims"]}),
        side(THEFT, at={"town square": ["Max Baine"]}),
        turn=0,
    )
    table.calls_out("Olivia Jenks", "Fred Aims").answer("yes")
    draws(third_player.join(table, invited=invited))
    assert (table.rock(1), table.rock(2)) == (rock, 0)


@pytest.mark.refuses(THEFT)
def test_nobody_is_fined_in_lowball() -> None:
    table = Playing(
        side(THEFT, rock=5, deck=HANDS[1], at={"home": ["Olivia Jenks"]}),
        side("Law Dogs", rock=5, deck=CHEATING[2], at={"home": ["Tommy Harden"]}),
        phase="gambling",
    )
    table.until(Question.NOON)
    assert not [paid for paid in table.events(Paid) if paid.cause.card == table.id(THEFT)]


def betting(outfit: str = THEFT, hand: tuple[str, ...] = ()) -> Playing:
    return shootout(
        ["Jim Hexter"],
        ["Fred Aims"],
        hands=(["Bunkhouse", "Undertaker"], ()),
        rock=2,
        leader={"outfit": outfit, "hand": list(hand)},
    ).uses("Jim Hexter")


@pytest.mark.plays(THEFT)
def test_who_pays_another_player_draws() -> None:
    table = betting().reacts(THEFT)
    assert table.hand(0) == ["Bunkhouse", "Undertaker"]
    table.answer("Bunkhouse", "Undertaker")
    assert (table.hand(0), table.booted(THEFT)) == ([], True)


@pytest.mark.plays(THEFT)
def test_outside_a_shootout_it_is_one_card() -> None:
    table = (
        Playing(
            side(THEFT, rock=2, deck=["Shotgun", "Roan"], at={"Bunkhouse": ["Joe Vermilion"]}),
            side("Law Dogs", deeds=["Bunkhouse"]),
        )
        .uses("Joe Vermilion")
        .reacts(THEFT)
    )
    assert (table.hand(0), table.ask.form.most) == (["Shotgun"], 1)  # type: ignore[attr-defined]
    table.answer()
    assert table.hand(0) == ["Shotgun"]


@pytest.mark.refuses(THEFT)
def test_paying_the_bank_or_being_paid_is_no_gift() -> None:
    bank = Playing(side(THEFT, rock=9, hand=["Shotgun"], at={"home": ["Olivia Jenks"]}), side("Law Dogs"))
    bank.shops("Shotgun").never_offered(THEFT, until=Question.NOON)
    paid = shootout(["Olivia Jenks"], ["Jim Hexter"], rock=2, leader={"outfit": THEFT})
    paid.passes(0).uses("Jim Hexter").never_offered(THEFT, until=Question.SHOOTOUT)


# --- The Spiritual Society -------------------------------------------------------------------------


def evening(wording: str, mine: list[str], theirs: list[str]) -> list[str]:
    """What the Society holds at Sundown's end, from an empty hand of a single card more than the usual five."""
    table = Playing(
        side(SOCIETY + wording, rock=9, deck=["5S"] * 9, at={"town square": mine, "home": ["Laughing Crow"]}),
        side("Law Dogs", rock=9, at={"town square": theirs, "home": ["Clyde Owens"]}),
        side("The Sloane Gang", rock=9, at={"home": ["Pancho Castillo"]}),
    )
    return settle_until(table, "upkeep", 2).hand(0)


@pytest.mark.plays(SOCIETY)
@pytest.mark.refuses(SOCIETY)
@pytest.mark.parametrize(
    ("mine", "theirs", "cards"),
    [
        (["Mariel Lewis"], ["Tommy Harden"], 6),
        (["Mariel Lewis"], ["Olivia Jenks"], 6),
        ([], ["Tommy Harden"], 5),
    ],
    ids=["most", "as much", "less"],
)
def test_who_nobody_leads_in_the_square_holds_a_card_more(
    mine: list[str], theirs: list[str], cards: int
) -> None:
    assert len(evening("", mine, theirs)) == cards


@pytest.mark.plays(SOCIETY)
@pytest.mark.refuses(SOCIETY)
@pytest.mark.parametrize(("mine", "held"), [(["Mariel Lewis"], 6), ([], 5)])
def test_at_nightfall_it_comes_once_the_hand_is_filled(mine: list[str], held: int) -> None:
    """Ruling 282."""
    assert len(evening(WW, mine, ["Tommy Harden"])) == held


def mediating(wording: str = "", mine: str = "Mariel Lewis", **more: Any) -> Playing:
    return Playing(
        side(SOCIETY + wording, at={"town square": [mine]}),
        side(
            "Law Dogs",
            at={
                "town square": ["Tommy Harden", "Olivia Jenks", "Abram Grothe | booted"],
                "home": ["Jake Smiley"],
            },
        ),
        **more,
    )


@pytest.mark.plays(SOCIETY)
@pytest.mark.refuses(SOCIETY)
@pytest.mark.parametrize("wording", ["", WW])
def test_the_society_silences_the_lesser(wording: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mariel and Olivia have 2 influence, Tommy 1; Abram lies down, Jake is elsewhere."""
    table = mediating(wording).uses(SOCIETY)
    assert (table.booted("Tommy Harden"), table.booted("Mariel Lewis"), table.booted(SOCIETY)) == (
        True,
        True,
        True,
    )
    assert not usable(mediating(wording, "Mariel Lewis | influence -1"), SOCIETY)
    assert not usable(mediating(wording, "Mariel Lewis | booted"), SOCIETY)
    unmoved(monkeypatch, "Mariel Lewis", Booted)
    assert not mediating(wording).uses(SOCIETY).booted("Tommy Harden")
