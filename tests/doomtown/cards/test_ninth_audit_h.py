"""What the eighth part of the ninth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, shootout
from doomtown.third_player import turn_of

# --- the 2014–15 edition: who is declared first comes, and boots, later ---------------------------------

FRANK = "Frank Stillwell"


@pytest.mark.plays(FRANK)
@pytest.mark.rule("AEG-posses-02")
@pytest.mark.parametrize("edition", ["pinebox", "aeg"])
@pytest.mark.parametrize(("bounty", "rests"), [(1, False), (0, True)])
def test_wanted_frank_is_up_again_once_he_has_come(edition: str, bounty: int, rests: bool) -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}),
        side(
            "The Sloane Gang",
            at={"town square": ["Barton Everest"], "home": [f"{FRANK} | bounty {bounty}"]},
        ),
        edition=edition,
        turn=0,
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes").answer(FRANK)
    table.until(Question.SHOOTOUT)
    assert table.posse(1) == ["Barton Everest", FRANK]
    assert table.booted(FRANK) == rests


# --- the same fate (ruling 970) ------------------------------------------------------------------------

ARDEN = "Dr. Arden Gillman"


@pytest.mark.plays(ARDEN)
@pytest.mark.parametrize(
    ("foe", "where"),
    [("Barton Everest | value -9 | Telepathy Helmet", "play"), ("Avie Cline | value -9", "discard")],
)
def test_whom_nothing_happens_to_spares_arden_nothing(foe: str, where: str) -> None:
    """Arden passes by more than 6 with a spade; the one is not affected, the other is Harrowed."""
    table = shootout([ARDEN, "Olivia Jenks"], [foe], hands=(("KS", *HANDS[1]), HANDS[1]), winner=1)
    turn_of(table, 0).uses(ARDEN)
    assert (table.zone(foe.partition(" |")[0]), table.zone(ARDEN)) == (where, "hill")
