"""What an audit of fifty faces drawn by lot found: where Kabeda is, who makes the first play of a shootout, and when
one is over.
"""

import pytest

from boomtown.doomtown.reading import numbers
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import ShootoutEnded
from doomtown.scenes import HANDS, asks, declines, draw_hand, everybody_joins, facing

KABEDA, TRAIL, PALACE = "Kabeda Hakurei", "Spirit Trail", "Pearly's Palace"


# --- a Totem next door is used as if it stood where Kabeda is (RC3-kabeda-hakurei-01) ----------------


@pytest.mark.plays(KABEDA, TRAIL)
@pytest.mark.ruling("RC3-kabeda-hakurei-01")
def test_kabeda_sends_those_along_a_trail_who_are_with_her() -> None:
    """Fred stands beside the Totem, Tommy beside Kabeda next door."""
    table = Playing(
        side(
            "Eagle Wardens",
            deck=["KH"],
            deeds=["Bunkhouse", f"Charlie's Place | {TRAIL}"],
            at={"Bunkhouse": [KABEDA, "Tommy Harden"], "Charlie's Place": ["Fred Aims"]},
        ),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
        turn=0,
    )
    table.uses(TRAIL)
    assert table.choices() == [KABEDA, "Tommy Harden"]
    table.answer("Tommy Harden").answer("The Sloane Gang")
    assert (table.at("Tommy Harden"), table.booted("Tommy Harden")) == ("The Sloane Gang", False)


@pytest.mark.plays(TRAIL)
def test_whoever_is_at_the_trail_still_sends_those_who_are_there() -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            deck=["KH"],
            deeds=["Bunkhouse", f"Charlie's Place | {TRAIL}"],
            at={"Bunkhouse": ["Tommy Harden"], "Charlie's Place": ["Laughing Crow", "Fred Aims"]},
        ),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
        turn=0,
    )
    table.uses(TRAIL)
    assert table.choices() == ["Laughing Crow", "Fred Aims"]


# --- the first play of a shootout is one play (ruling 460) -------------------------------------------


def two_palaces(*, convicts: bool = False) -> Playing:
    """Both players have a Palace and something to play; with `convicts` a Scientizer has promised the first play."""
    mine = "Fred Aims | Culpability Scientizer" if convicts else "Fred Aims"
    table = facing(
        [mine],
        ["Allie Hensman | bounty 1"],
        leader={"deeds": [] if convicts else [PALACE], "hand": ["Sun in Yer Eyes"]},
        mark={"deeds": [PALACE], "hand": ["Sun in Yer Eyes"]},
        turn=0,
        winner=0,
    )
    if convicts:
        table.uses("Culpability Scientizer")
    else:
        table.calls_out("Fred Aims", "Allie Hensman")
    return everybody_joins(table.answer("yes"), [])


@pytest.mark.plays(PALACE)
@pytest.mark.refuses(PALACE)
def test_of_two_palaces_one_gives_the_first_play() -> None:
    table = two_palaces().reacts(f"{PALACE} @0")
    assert (table.ask.seat, asks(table)) == (0, "Your Shootout play."), "nobody reacts in between"
    table.uses("Sun in Yer Eyes", "Allie Hensman")
    assert (table.ask.seat, table.question) == (0, Question.SHOOTOUT)
    assert not table.booted(f"{PALACE} @1")


@pytest.mark.plays(PALACE)
def test_a_palace_serves_the_other_player_if_the_winner_s_is_not_used() -> None:
    table = two_palaces().passes(0).reacts(f"{PALACE} @1")
    assert (table.ask.seat, asks(table)) == (1, "Your Shootout play.")


@pytest.mark.refuses(PALACE)
@pytest.mark.plays("Culpability Scientizer")
def test_no_palace_comes_before_the_first_play_that_a_scientizer_gives() -> None:
    table = two_palaces(convicts=True)
    assert (table.ask.seat, table.question) == (0, Question.SHOOTOUT)
    table.never_offered(PALACE, until=Question.NOON)


# --- a shootout is over before its job does what it says (RC-shootout-s7-02, -03) --------------------

EMRE = "Emre, The Turkish Bear (Exp 1)"


def won(job: str, leader: str, mark: str, *others: str) -> Playing:
    """This job in the town square is opposed by the mark, who is shot; stop as the shootout is over."""
    table = Playing(
        side("Law Dogs", rock=5, hand=[job], deck=[*HANDS[8], *["AS"] * 5], at={"town square": [leader]}),
        side("The Sloane Gang", deck=HANDS[1], at={"town square": [mark], "home": list(others)}),
        turn=0,
    )
    table.uses(job).until(Question.OPPOSE).answer("yes")
    while not table.events(ShootoutEnded):
        if "five cards stay" in asks(table):
            table.answer(*draw_hand(table, table.ask.seat)[5:])
        else:
            declines(table)
    return table


@pytest.mark.refuses(EMRE)
@pytest.mark.plays("One Fights As Many")
@pytest.mark.rule("RC-shootout-s7-02")
def test_emre_has_done_nothing_in_a_shootout_by_what_its_job_asks_afterwards() -> None:
    table = won("One Fights As Many", EMRE, "Allie Hensman", "Sloane")
    table.never_offered(EMRE, until=Question.NOON)
    assert numbers.control(table.state, table.id(EMRE)) == 1


@pytest.mark.refuses("Vitality Tonic")
@pytest.mark.plays("Election Day Slaughter")
@pytest.mark.rule("RC-shootout-s7-02")
def test_no_tonic_helps_against_the_slaughter_that_follows_a_shootout() -> None:
    table = won("Election Day Slaughter", "Tommy Harden", "Allie Hensman", "Sloane | Vitality Tonic")
    table.never_offered("Vitality Tonic", until=Question.NOON)
    assert table.zone("Sloane") == "hill"
