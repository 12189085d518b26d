"""What hangs on a card, or stands at a deed, that leaves play otherwise than by being discarded or aced."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.scenario.playing import Playing, Question, side
from boomtown.doomtown.state.events import Discarded, Drew, Moved
from boomtown.doomtown.words import (
    DEED,
    DUDE,
    SELF,
    YOUR,
    put_on_top_of_deck,
    remove_from_game,
    return_to_hand,
    shuffle_into_deck,
)
from doomtown.scenes import HANDS, draw_hand, showdown, with_text

PRESS = "Disingenuine Currency Press"
WORDINGS = pytest.mark.parametrize("wording", ["", " [Weird West]"])


@pytest.mark.plays(PRESS)
@pytest.mark.plays("The Ghostly Gun")
@pytest.mark.rule("RB-2.2-12")
@WORDINGS
def test_a_press_is_discarded_as_the_ghostly_gun_slips_into_the_draw_hand(wording: str) -> None:
    gun = f"The Ghostly Gun | {PRESS}{wording}"
    table = showdown([gun, "Rob Wilby"], ["Dulf Zug"], ((*HANDS[1], "AH"), HANDS[1]))
    table.uses("The Ghostly Gun", "6S", draw_hand(table, 0)[4])
    assert [(event.name, event.zone) for event in table.events(Discarded)] == [(PRESS, "play")]
    assert len(table.hand(0)) == 1


@pytest.mark.plays(PRESS)
@pytest.mark.plays("Ancestor Spirit")
@pytest.mark.rule("RB-2.2-12")
@WORDINGS
def test_a_press_is_discarded_as_an_ancestor_spirit_fades(wording: str) -> None:
    """The spirit is the other player's; whoever owns the press draws (RB-2.2-15)."""
    spirit = f"Ancestor Spirit | {PRESS}{wording} (owned by 1)"
    table = Playing(
        side("Law Dogs", deck=["AS"], at={"home": [spirit]}), side("The Sloane Gang", deck=["AH"])
    )
    table.moves("Ancestor Spirit", "town square")
    assert (table.zone("Ancestor Spirit"), table.zone(PRESS)) == ("away", "discard")
    assert (len(table.hand(0)), len(table.hand(1))) == (0, 1)


@pytest.mark.rule("RB-2.2-12")
@pytest.mark.parametrize("leaves", [return_to_hand, shuffle_into_deck, put_on_top_of_deck, remove_from_game])
def test_what_hangs_on_a_card_is_discarded_from_play_whichever_way_it_goes(
    monkeypatch: pytest.MonkeyPatch, leaves: words.Verb
) -> None:
    with_text(monkeypatch, "Olivia Jenks", away=words.noon(leaves(YOUR & DUDE & ~SELF)))
    table = Playing(
        side("Law Dogs", deck=["AH"] * 3, at={"home": ["Olivia Jenks", f"Jake Smiley | {PRESS} | Roan"]}),
        side("The Sloane Gang"),
    )
    table.uses("Olivia Jenks")
    assert table.zone("Jake Smiley") != "play"
    assert sorted(event.name for event in table.events(Discarded)) == sorted([PRESS, "Roan"])
    assert (table.zone(PRESS), table.zone("Roan")) == ("discard", "discard")
    assert len([event for event in table.events(Drew) if event.seat == 0]) == 1


@pytest.mark.rule("RB-2.4-13")
@pytest.mark.parametrize("leaves", [return_to_hand, remove_from_game])
def test_dudes_at_a_deed_go_home_booted_whichever_way_it_leaves(
    monkeypatch: pytest.MonkeyPatch, leaves: words.Verb
) -> None:
    with_text(monkeypatch, "Olivia Jenks", away=words.noon(leaves(DEED)))
    table = Playing(
        side("Law Dogs", deeds=["Undertaker"], at={"home": ["Olivia Jenks"], "Undertaker": ["Jake Smiley"]}),
        side("The Sloane Gang", at={"Undertaker": ["Dulf Zug"]}),
        side("Morgan Cattle Co.", at={"Undertaker": ["Elander Boldman"]}),
    )
    table.uses("Olivia Jenks")
    assert table.zone("Undertaker") != "play"
    assert [table.at(dude) for dude in ("Jake Smiley", "Dulf Zug", "Elander Boldman")] == [
        "Law Dogs",
        "The Sloane Gang",
        "Morgan Cattle Co.",
    ]
    assert all(table.booted(dude) for dude in ("Jake Smiley", "Dulf Zug", "Elander Boldman"))


@pytest.mark.rule("RB-2.4-13")
def test_dudes_leave_a_deed_that_is_gone_all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Jake's owner is asked about his way home, Dulf and Elander stand at theirs, not at a deed that is gone."""
    with_text(monkeypatch, "Olivia Jenks", away=words.noon(return_to_hand(DEED)))
    with_text(monkeypatch, "Jake Smiley", sigh=words.react(words.after(Moved, SELF), words.gain(1)))
    table = Playing(
        side("Law Dogs", deeds=["Undertaker"], at={"home": ["Olivia Jenks"], "Undertaker": ["Jake Smiley"]}),
        side("The Sloane Gang", at={"Undertaker": ["Dulf Zug"]}),
        side("Morgan Cattle Co.", at={"Undertaker": ["Elander Boldman"]}),
    )
    table.uses("Olivia Jenks")
    assert table.question == Question.REACT
    gone = table.card("Undertaker").id
    assert [table.at(dude) for dude in ("Dulf Zug", "Elander Boldman")] == [
        "The Sloane Gang",
        "Morgan Cattle Co.",
    ]
    table.reacts("Jake Smiley")
    assert [event.start for event in table.events(Moved)] == [gone, gone, gone]
    assert all(table.booted(dude) for dude in ("Jake Smiley", "Dulf Zug", "Elander Boldman"))
