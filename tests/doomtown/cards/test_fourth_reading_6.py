"""What a second audit found by playing: The Showstopper, Blood Moon Rising, There Comes a Reckoning, Faith and Fear,
Frontier Justice, No Turning Back; and what lasts on who has left play.
"""

import pytest

from boomtown.doomtown.cards.library import load
from boomtown.doomtown.state import TOWN_SQUARE, events
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.doomtown.verbs.cards import enter
from doomtown.scenes import HANDS, an_ability, happens, shootout, with_text

BARTON, TOMMY, OLIVIA = "Barton Everest", "Tommy Harden", "Olivia Jenks"


# --- who leaves play in the middle of an ability comes back without it (RC-duration-05) ---------------


@pytest.mark.plays("The Stakes Just Rose")
@pytest.mark.rule("RC-duration-05")
def test_who_was_discarded_on_joining_is_no_stud_when_coming_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Ramiro Mendoza is, whom nobody can pay; but he is a stud anyway, so Olivia has his text here."""
    load()
    with_text(monkeypatch, OLIVIA, wages=SCRIPTS["Ramiro Mendoza"].parts["wages"])
    table = shootout([TOMMY], [BARTON], leader={"hand": ["The Stakes Just Rose"], "at": {"home": [OLIVIA]}})
    table.uses("The Stakes Just Rose")
    assert table.zone(OLIVIA) == "discard"
    happens(enter(table.state, table.id(OLIVIA), TOWN_SQUARE, an_ability(0, table, TOMMY)))
    assert (table.zone(OLIVIA), table.stud(OLIVIA)) == ("play", False)


# --- a spell that fails has been cast (RB-7.2.1-02, -05) ----------------------------------------------


@pytest.mark.plays('Dave "Slim" Gorman')
@pytest.mark.rule("RB-7.2.1-02")
def test_dave_burns_a_hex_that_failed() -> None:
    table = shootout(
        ['Dave "Slim" Gorman | Soul Blast', TOMMY], [BARTON], hands=(("2S", *HANDS[1]), HANDS[1])
    )
    table.uses("Soul Blast", BARTON)
    assert not table.events(events.Tested)[0].passed
    table.reacts('Dave "Slim" Gorman')
    assert (table.zone("Soul Blast"), table.stud(BARTON)) == ("discard", False)
