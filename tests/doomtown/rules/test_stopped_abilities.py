"""A stopped ability: used all the same, and paid for with nothing (Compendium: A Slight Modification)."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing
from boomtown.doomtown.state.events import Declared, Stopped, Used
from boomtown.doomtown.text.parts import Cost
from boomtown.doomtown.words import ATTACHED, DUDE, IN_HAND, IN_POSSE, YOUR, give, named
from boomtown.table import text
from doomtown.scenes import HANDS, shootout, with_text

MODIFICATION, REWARD, HEADLINE, OTHER = (
    "A Slight Modification",
    "Zhu's Reward",
    "A Fight They'll Never Forget",
    "No Funny Stuff",
)
MARIO, JIM = "Mario Crane (Exp 1)", "Jim Hexter"
USED = "RC3-a-slight-modification-03"
UNDONE = "RC3-a-slight-modification-02"


def tinkered(
    *fighters: str, hand: tuple[str, ...] = (), theirs: tuple[str, ...] = (), **leader: object
) -> Playing:
    """Player 0's posse meets somebody who can stop one of its abilities."""
    return shootout(
        list(fighters),
        ["Philip Swinford | Auto-Revolver"],
        leader={"hand": list(hand), "rock": 5, **leader},
        mark={"hand": [MODIFICATION, *theirs], "rock": 5},
    )


def why_not(table: Playing, card: str, seat: int) -> str:
    refusal = table.why_not("use", card, seat=seat)
    return refusal.rule if refusal is not None else ""


@pytest.mark.plays(MODIFICATION)
@pytest.mark.refuses(HEADLINE, OTHER)
@pytest.mark.ruling(USED)
@pytest.mark.rule("RC-headline-01")
def test_a_stopped_headline_was_the_headline_of_the_shootout() -> None:
    """Nobody may use another, not even whoever stopped it."""
    table = tinkered("Olivia Jenks", hand=(HEADLINE, OTHER), theirs=("An Accidental Reunion",))
    table.uses(HEADLINE).reacts(MODIFICATION)
    assert table.bullets("Olivia Jenks") == 2  # not one more
    assert why_not(table, "An Accidental Reunion", 1) == "RC-headline-01"
    table.passes(1)
    assert why_not(table, OTHER, 0) == "RC-headline-01"


@pytest.mark.plays(MODIFICATION)
@pytest.mark.refuses(JIM)
@pytest.mark.ruling(USED)
def test_once_a_shootout_it_was_used() -> None:
    table = tinkered(f"{JIM} [Weird West]")
    table.uses(JIM).reacts(MODIFICATION)
    assert (table.stud(JIM), table.rock(0)) == (False, 5)
    table.passes(1)
    assert table.plays() == ["pass"]


@pytest.mark.plays(MODIFICATION)
@pytest.mark.refuses(MARIO)
@pytest.mark.ruling(USED)
def test_once_a_round_it_was_used() -> None:
    table = tinkered(MARIO, deck=["2S", "2S", "2S", "2S", "2S", "3D", "4H", "5C"]).until(Question.RESOLUTION)
    table.uses(MARIO).reacts(MODIFICATION).passes(1)
    assert table.plays() == ["pass"]


@pytest.mark.ruling(USED)
def test_the_log_tells_what_was_stopped() -> None:
    table = tinkered("Olivia Jenks", hand=(HEADLINE,)).uses(HEADLINE).reacts(MODIFICATION)
    assert [event.name for event in table.events(Declared)] == [MODIFICATION]
    assert [event.name for event in table.events(Used)] == [MODIFICATION, HEADLINE]
    (stopped,) = table.events(Stopped)
    assert text(stopped.sentence(1)) == f"{HEADLINE} of Player 1 is stopped."


@pytest.mark.plays(MODIFICATION)
@pytest.mark.ruling(UNDONE)
def test_who_booted_to_perform_a_stopped_technique_unboots() -> None:
    table = tinkered("Longwei Fu | bullets 4", hand=(REWARD,))
    table.uses(REWARD)
    assert table.booted("Longwei Fu")
    table.reacts(MODIFICATION)
    assert not table.booted("Longwei Fu")
    assert table.posse(1) == ["Philip Swinford"]


COSTS: dict[str, Cost] = {
    "a goods boots": give("boot", ATTACHED & named("Shotgun")),
    "a goods is discarded": give("discard", ATTACHED & named("Shotgun")),
    "a card of the hand is discarded": give("discard", IN_HAND),
    "a dude of the posse is aced": give("ace", YOUR & DUDE & IN_POSSE & named("Jake Smiley")),
    "a Harrowed dude is discarded instead": give("ace", YOUR & DUDE & IN_POSSE & named("Mario Crane")),
}


@pytest.mark.ruling(UNDONE)
@pytest.mark.parametrize("stopped", [False, True])
@pytest.mark.parametrize("cost", COSTS.values(), ids=COSTS)
def test_whatever_was_given_up_comes_back(cost: Cost, stopped: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """With what hung on it, booted or not, and into its posse."""
    with_text(monkeypatch, "Olivia Jenks", deal=words.shootout(cost, words.gain(1)))
    table = tinkered(
        "Olivia Jenks",
        "Jake Smiley | bounty 2 | Shotgun | Roan booted",
        "Mario Crane",
        hand=("5S",),
        deck=HANDS[1],
    )
    before = everything(table)
    table.uses("Olivia Jenks")
    if stopped:
        table.reacts(MODIFICATION)
        assert table.card("Olivia Jenks").used == ("deal",)
    else:
        table.passes(1)
    assert (everything(table) == before) is stopped
    assert table.rock(0) == (5 if stopped else 6)


def everything(table: Playing) -> object:
    """All that player 0's cards are, but for what was used."""
    cards = [
        (card.zone, card.place, card.booted, card.bounty, sorted(card.cards))
        for card in table.state.cards.values()
        if card.owner == 0
    ]
    return cards, sorted(table.posse(0)), table.hand(0)
