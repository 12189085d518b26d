"""Cards beside a third player: guests in somebody's posse, leaders with guests, and who only looks on (ruling 38)."""

from collections.abc import Mapping
from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import has_keyword, player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK, TOWN_SQUARE
from boomtown.doomtown.state.events import Aced, rule
from boomtown.doomtown.verbs.cards import send_home
from doomtown.scenes import CHEATING, HANDS, draws, fight, happens, titles, usable

LEADS, MARKED, GUEST, FOES_GUEST = range(4)
OUTFITS = ("Law Dogs", "The Sloane Gang", "Morgan Cattle Co.", "The Fourth Ring")
INVITED = {LEADS: OUTFITS[GUEST], MARKED: OUTFITS[FOES_GUEST]}
SQUARE = "town square"


def posses(
    leader: list[str],
    mark: list[str],
    guest: list[str],
    foes_guest: list[str] | None = None,
    *,
    more: Mapping[int, Mapping[str, Any]] | None = None,
    **details: Any,
) -> Playing:
    """Player 0 leads and has player 2's dudes for guests; player 1, who is marked, those of player 3, if there is one.

    Everybody in the town square joins; the table stops at the first Shootout play. `more` says more of the sides.
    """
    table = in_the_square(leader, mark, guest, foes_guest, more=more, **details)
    return join(table, invited=INVITED)


def in_the_square(
    *gangs: list[str] | None, more: Mapping[int, Mapping[str, Any]] | None = None, **details: Any
) -> Playing:
    """Everybody is in the town square; player 0's first dude calls out player 1's, who accepts."""
    sides = []
    for seat, gang in enumerate(gangs):
        if gang is not None:
            own = dict((more or {}).get(seat, {}))
            at = {SQUARE: gang, **own.pop("at", {})}
            sides.append(side(OUTFITS[seat], **{"deck": HANDS[1], **own, "at": at}))
    table = Playing(*sides, **{"turn": LEADS, **details})
    first, other = (gang[0].partition(" |")[0] for gang in gangs[:2] if gang)
    table.calls_out(first, other)
    return table.answer("yes") if table.question == Question.ACCEPT else table


def join(table: Playing, invited: Mapping[int, str]) -> Playing:
    """Everybody who is there joins, and these are invited."""
    while table.question in (Question.JOIN, Question.INVITE):
        if table.question == Question.JOIN:
            there = [dude for dude in table.ask.form.ids if _is_there(table, dude)]
            table.answer(there[0] if there else "done")
        elif table.ask.seat in invited and invited[table.ask.seat] in table.choices():
            table.answer(invited[table.ask.seat])
        else:
            table.answer()
    return table


def _is_there(table: Playing, dude: object) -> bool:
    return isinstance(dude, int) and table.state.cards[dude].place == TOWN_SQUARE


def turn_of(table: Playing, seat: int) -> Playing:
    """The others pass until it is this player's turn."""
    for _ in range(10):
        if table.ask.seat == seat:
            return table
        table.passes()
    raise AssertionError(f"player {seat} is never asked")


# --- Hank Ketchum ----------------------------------------------------------------------------------

HANK = "Hank Ketchum"


@pytest.mark.plays(HANK)
def test_hanks_leader_shoots_with_the_grittiest_of_their_own() -> None:
    table = posses(
        ["Tommy Harden", "Olivia Jenks"], ["Fred Aims"], ["Jon Longstride"], more={LEADS: {"legend": HANK}}
    )
    assert table.posse(LEADER) == ["Tommy Harden", "Olivia Jenks", "Jon Longstride"]
    table.until(Question.RESOLUTION)
    assert titles(table, fight(table).shooters)[LEADER] == "Olivia Jenks"  # Jon has more grit


@pytest.mark.refuses(HANK)
def test_a_guests_hank_tells_the_leader_nothing() -> None:
    table = posses(["Olivia Jenks"], ["Fred Aims"], ["Jon Longstride"], more={GUEST: {"legend": HANK}})
    table.until(Question.SHOOTER)
    assert (table.ask.seat, table.choices()) == (LEADS, ["Olivia Jenks", "Jon Longstride"])


@pytest.mark.refuses(HANK)
def test_hanks_posse_of_one_has_no_guest() -> None:
    table = posses(["Olivia Jenks"], ["Fred Aims"], ["Jon Longstride"], more={LEADS: {"legend": HANK}})
    turn_of(table.until(Question.RESOLUTION), LEADS).uses(HANK)
    assert table.booted(HANK)
    assert not has_keyword(table.state, table.id("Olivia Jenks"), "Harrowed")


# --- Andrew Lane -----------------------------------------------------------------------------------


@pytest.mark.plays("Andrew Lane")
@pytest.mark.parametrize(("whose", "less"), [(LEADS, (1, 0)), (GUEST, (0, 0))], ids=["leader", "guest"])
def test_lanes_rust_is_on_the_leaders_own(whose: int, less: tuple[int, int]) -> None:
    table = posses(["Olivia Jenks"], ["Fred Aims"], ["Clyde Owens"], more={whose: {"legend": "Andrew Lane"}})
    assert (table.bullets("Olivia Jenks"), table.bullets("Clyde Owens")) == (2 - less[0], 3 - less[1])


# --- Heartseeker, Evanor, Holy Roller: a guest wins and loses with the side ------------------------


@pytest.mark.plays("Heartseeker")
def test_a_guests_bolt_finds_the_shooter_when_the_leader_wins() -> None:
    table = posses(
        ["Olivia Jenks"],
        ["Allie Hensman", "Fred Aims", "Silas Aims"],
        ["Steele Archer | Heartseeker"],
        more={LEADS: {"deck": HANDS[5]}, GUEST: {"deck": ["KS"]}},
    )
    turn_of(table, GUEST).uses("Heartseeker")
    assert [player_number(table.state, "casualties", seat) for seat in range(3)] == [0, -3, 0]
    draws(table, "Olivia Jenks", "Fred Aims").until(Question.CASUALTIES)
    assert table.zone("Fred Aims") == "hill"
    assert (table.ask.seat, table.ask.message.args["due"]) == (MARKED, 4 - 3)


@pytest.mark.refuses("Heartseeker")
def test_a_guests_bolt_does_not_fly_when_the_leader_loses() -> None:
    table = posses(
        ["Olivia Jenks"],
        ["Fred Aims"],
        ["Steele Archer | Heartseeker"],
        more={MARKED: {"deck": HANDS[5]}, GUEST: {"deck": ["KS"]}},
    )
    turn_of(table, GUEST).uses("Heartseeker")
    draws(table, "Olivia Jenks").until(Question.NOON)
    assert [event for event in table.events(Aced) if event.cause.card == table.id("Heartseeker")] == []


@pytest.mark.plays("Evanor")
@pytest.mark.parametrize(("mine", "theirs", "due"), [(5, 1, 4 + 1), (1, 5, 4)], ids=["won", "lost"])
def test_a_guests_evanor_smites_whom_their_side_has_beaten(mine: int, theirs: int, due: int) -> None:
    table = posses(
        ["Olivia Jenks", "Tommy Harden"],
        ["Fred Aims", "Silas Aims"],
        ["Roderick Byre | Evanor"],
        more={LEADS: {"deck": HANDS[mine]}, MARKED: {"deck": HANDS[theirs]}},
    )
    turn_of(table, GUEST).uses("Evanor")
    draws(table).until(Question.CASUALTIES)
    assert (table.ask.seat, table.ask.message.args["due"]) == (MARKED if mine > theirs else LEADS, due)


# --- Grim Servant O' Death -------------------------------------------------------------------------

SERVANT = "Grim Servant O' Death"


@pytest.mark.plays(SERVANT)
@pytest.mark.parametrize("stays", [True, False], ids=["guest stays", "guest leaves"])
def test_deaths_toll_stays_with_the_opponent_of_that_time(stays: bool) -> None:
    table = posses(
        ["Olivia Jenks"],
        ["Fred Aims"],
        ["Jon Longstride"],
        ["Steele Archer"],
        more={
            GUEST: {"hand": [SERVANT], "rock": 5},
            MARKED: {"deck": CHEATING[8], "at": {"home": ["Silas Aims"]}},
        },
    )
    turn_of(table, GUEST).uses(SERVANT).answer("no", seat=MARKED)
    assert table.stud("Jon Longstride")
    if not stays:
        leave(table, "Jon Longstride")
    draws(table)
    assert [player_number(table.state, "casualties", seat) for seat in range(4)] == [0, 2, 0, 0]


def leave(table: Playing, dude: str) -> None:
    """Some effect sends a dude home."""
    happens(send_home(table.state, table.id(dude), rule("flee", table.controller(dude), table.id(dude))))


# --- Cheatin' Resolutions of somebody without a draw hand ------------------------------------------


def cheated(card: str, **more: Mapping[str, Any]) -> Playing:
    """Player 1 reveals a Cheatin' hand, and it is the guest's turn."""
    table = posses(
        ["Olivia Jenks"],
        ["Fred Aims", "Silas Aims"],
        ["Jon Longstride"],
        ["Steele Archer"],
        more={
            MARKED: {"deck": CHEATING[2], "rock": 3},
            GUEST: {"hand": [card], "rock": 3},
            **{OUTFITS.index(outfit): details for outfit, details in more.items()},
        },
    )
    draws(table)
    return turn_of(table.until(Question.RESOLUTION), GUEST)


@pytest.mark.refuses("I'm Your Huckleberry")
def test_a_guest_without_a_hand_does_not_pick_the_huckleberry() -> None:
    table = cheated("I'm Your Huckleberry").uses("I'm Your Huckleberry")
    assert (table.ask.seat, table.choices()) == (MARKED, ["Fred Aims", "Silas Aims", "Steele Archer"])
    table.answer("Silas Aims")
    assert table.controller("Silas Aims") == GUEST
    assert table.posse(LEADER) == ["Olivia Jenks", "Jon Longstride", "Silas Aims"]


@pytest.mark.refuses("This'll Hurt in the Mornin'")
def test_a_guest_without_a_hand_collects_nothing_for_the_hangover() -> None:
    table = cheated("This'll Hurt in the Mornin'").uses("This'll Hurt in the Mornin'")
    table.answer(table.ask.form.ids[0])
    assert table.question == Question.RESOLUTION  # the cheater neither pays nor aces
    assert table.events(Aced) == []


@pytest.mark.refuses("Coachwhip!")
def test_a_guest_without_a_hand_does_not_say_whom_the_whip_hits() -> None:
    table = cheated("Coachwhip!").uses("Coachwhip!")
    assert (table.ask.seat, table.choices()) == (MARKED, ["Fred Aims", "Silas Aims"])  # their own, no guest


@pytest.mark.refuses("Flight of the Lepus")
def test_a_guest_without_a_hand_sends_two_home() -> None:
    table = cheated("Flight of the Lepus").uses("Flight of the Lepus")
    assert (table.ask.form.most, set(table.choices())) == (2, {"Jon Longstride", "Fred Aims", "Silas Aims"})


@pytest.mark.refuses("Quickdraw Handgun")
def test_a_guest_has_no_hand_to_exchange() -> None:
    table = posses(
        ["Olivia Jenks"],
        ["Fred Aims"],
        ["Jon Longstride | Quickdraw Handgun"],
        more={MARKED: {"deck": CHEATING[2]}},
    )
    draws(table)
    hands = [player.draw for player in table.state.players]
    turn_of(table.until(Question.RESOLUTION), GUEST).uses("Quickdraw Handgun")
    assert hands[GUEST] is None
    assert [player.draw and player.draw.cards for player in table.state.players] == [
        hand and hand.cards for hand in hands
    ]


@pytest.mark.plays("Jael's Guile")
def test_the_cheaters_posse_is_tempted_guests_and_all() -> None:
    table = posses(
        ["Olivia Jenks | Jael's Guile"],
        ["Fred Aims"],
        ["Jon Longstride"],
        ["Steele Archer"],
        more={MARKED: {"deck": CHEATING[2]}},
    )
    draws(table)
    turn_of(table.until(Question.RESOLUTION), LEADS).uses("Jael's Guile")
    assert (table.ask.seat, table.choices()) == (MARKED, ["Fred Aims", "Steele Archer"])
    table.answer("Steele Archer").answer("it boots")
    assert table.booted("Steele Archer")


# --- Nathan Shane ----------------------------------------------------------------------------------


@pytest.mark.plays("Nathan Shane")
def test_nathan_frisks_whichever_opponent_he_likes() -> None:
    table = posses(
        ["Nathan Shane"],
        ["Fred Aims"],
        ["Jon Longstride"],
        more={seat: {"hand": ["Missed!"]} for seat in (MARKED, GUEST)},
    )
    turn_of(table, LEADS).uses("Nathan Shane")
    assert (table.ask.seat, table.choices()) == (LEADS, ["The Sloane Gang", "Morgan Cattle Co."])
    table.answer("Morgan Cattle Co.").answer("Missed!")
    assert (table.hand(MARKED), table.hand(GUEST)) == (["Missed!"], [])


@pytest.mark.refuses("Nathan Shane")
def test_nathan_has_nobody_to_frisk() -> None:
    table = posses(["Nathan Shane"], ["Fred Aims"], ["Jon Longstride"], more={LEADS: {"hand": ["Missed!"]}})
    assert not usable(turn_of(table, LEADS), "Nathan Shane")


# --- Alferd Packer ---------------------------------------------------------------------------------

PACKER = "Alferd Packer"


@pytest.mark.plays(PACKER)
def test_the_other_leader_lures_the_guests_alferd_not_their_own() -> None:
    table = posses(
        ["Olivia Jenks", PACKER],
        ["Fred Aims"],
        [],
        [f"{PACKER}"],
        more={LEADS: {"rock": 3}, GUEST: {"rock": 9}},
    )
    assert (table.posse(LEADER), table.posse(MARK)) == (["Olivia Jenks", PACKER], ["Fred Aims", PACKER])
    theirs = table.id(f"{PACKER} @3")
    turn_of(table, LEADS)
    table.answer(next(play for play in table.plays() if play.endswith("lure")))
    assert table.posse(MARK) == ["Fred Aims"]
    assert table.controller(f"{PACKER} @3") == LEADS
    assert theirs in fight(table).posses[LEADER]


@pytest.mark.refuses(PACKER)
def test_guests_of_the_other_side_lure_nobody() -> None:
    table = posses(
        ["Olivia Jenks", PACKER],
        ["Fred Aims"],
        ["Jon Longstride"],
        ["Steele Archer"],
        more={seat: {"rock": 9} for seat in range(4)},
    )
    for seat in (GUEST, FOES_GUEST):
        assert not any(play.endswith("lure") for play in turn_of(table, seat).plays())


# --- Clown Carriage --------------------------------------------------------------------------------

CARRIAGE = "Clown Carriage"


def carriage() -> Playing:
    """Abominations of players 2 and 3 are at player 0's deed, with the carriage; player 0 fights in the square."""
    guests = {GUEST: ["Bobo"], FOES_GUEST: ["Eve Henry"]}
    return in_the_square(
        ["Olivia Jenks"],
        ["Fred Aims"],
        [],
        [],
        more={
            LEADS: {
                "deeds": ["Charlie's Place"],
                "at": {"Charlie's Place": [f"Valeria Batten | {CARRIAGE}", "Tyxarglenak"]},
            },
            **{seat: {"at": {"Charlie's Place": gang}} for seat, gang in guests.items()},
        },
    )


@pytest.mark.plays(CARRIAGE)
@pytest.mark.refuses(CARRIAGE)
def test_the_carriage_takes_the_leaders_guests_along_and_not_the_marks() -> None:
    table = carriage()
    table.answer("Tyxarglenak").reacts(CARRIAGE).answer("Valeria Batten")
    table.until(Question.INVITE).answer("Morgan Cattle Co.").answer("Bobo")
    assert table.posse(LEADER) == ["Olivia Jenks", "Tyxarglenak", "Valeria Batten", "Bobo"]
    assert not any(table.booted(dude) for dude in table.posse(LEADER))
    table.until(Question.INVITE).answer("The Fourth Ring").answer("Eve Henry")
    assert table.posse(MARK) == ["Fred Aims", "Eve Henry"]
    assert table.booted("Eve Henry")  # who goes against the carriage walks
