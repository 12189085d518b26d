"""What the independent audit after the tenth pass found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.words import CANNOT_MOVE, says
from doomtown.scenes import shootout, usable, with_text

# --- Election Day Slaughter ---------------------------------------------------------------------------


def called_to_arms(*booted: str) -> Playing:
    """Tommy calls the slaughter; Allie and Lane are the others', two players."""
    notes = {
        dude: f"{dude} | booted" if dude in booted else dude for dude in ("Allie Hensman", "Lane Healey")
    }
    return Playing(
        side("Law Dogs", hand=["Election Day Slaughter"], rock=5, at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"home": [notes["Allie Hensman"]]}),
        side("The Fourth Ring", at={"town square": [notes["Lane Healey"]]}),
        turn=0,
    ).uses("Election Day Slaughter")  # fmt: skip


@pytest.mark.plays("Election Day Slaughter")
def test_whoever_is_called_to_arms_may_unboot_another_player_s_dude() -> None:
    table = called_to_arms("Lane Healey")
    assert table.ask.seat == 1
    assert "Lane Healey" in table.choices()
    table.answer("Lane Healey")
    assert not table.booted("Lane Healey")


@pytest.mark.refuses("Election Day Slaughter")
def test_nobody_aces_another_player_s_dude_in_the_slaughter() -> None:
    """Each other player, of two, loses a dude of their own, asked or not."""
    table = called_to_arms().until(Question.NOON)
    assert table.zone("Allie Hensman") == table.zone("Lane Healey") == "hill"
    assert table.zone("Tommy Harden") == "play"


# --- Stone's Colt Dragoons ----------------------------------------------------------------------------


@pytest.mark.plays("Stone's Colt Dragoons")
@pytest.mark.plays("Carter Richardson")
def test_who_is_played_into_the_posse_by_his_own_text_has_come_by_a_card() -> None:
    """Nothing but what Carter says lets anybody be shopped for in a shootout."""
    table = shootout(
        ["Tommy Harden | bounty 2 | Stone's Colt Dragoons"],
        ["Rob Wilby"],
        mark={"hand": ["Carter Richardson"], "rock": 9},
    ).passes(0)
    table.shops("Carter Richardson")
    assert not table.booted("Carter Richardson")
    table.reacts("Stone's Colt Dragoons")
    assert table.booted("Carter Richardson")


# --- Exultant Translocation ---------------------------------------------------------------------------


@pytest.mark.parametrize("held", ["Félix Amador", "Tommy Harden"])
@pytest.mark.plays("Exultant Translocation")
@pytest.mark.refuses("Exultant Translocation")
def test_nobody_changes_places_with_who_has_not_left_theirs(
    monkeypatch: pytest.MonkeyPatch, held: str
) -> None:
    """The caster moves first, alone if the friend is kept; if the caster is kept, nobody does (ruling 1050)."""
    with_text(monkeypatch, held, firm=says(CANNOT_MOVE))
    table = Playing(
        side(
            "Law Dogs",
            deck=["6S"] * 5,
            at={"town square": ["Félix Amador | Exultant Translocation"], "home": ["Tommy Harden"]},
        ),
        side("The Sloane Gang"),
        turn=0,
    )
    table.uses("Exultant Translocation")
    assert table.at("Tommy Harden") == "Law Dogs"
    assert table.at("Félix Amador") == ("Town Square" if held == "Félix Amador" else "Law Dogs")


# --- Serendipitous Arrival, Look What I Found! --------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "wanted", "stash"),
    [("Serendipitous Arrival", "Clint Ramsey", 0), ("Look What I Found!", "Pearl-Handled Revolver", 1)],
)
@pytest.mark.plays("Serendipitous Arrival")
@pytest.mark.plays("Look What I Found!")
@pytest.mark.refuses("Old Marge's Manor")
def test_the_manor_pays_for_the_action_and_the_stash_for_what_it_brings(
    action: str, wanted: str, stash: int
) -> None:
    def fight(kept: int) -> Playing:
        return shootout(
            ["Tommy Harden"],
            ["Barton Everest"],
            rock=stash,
            leader={
                "hand": [action, "Clint Ramsey"],
                "discard": ["Pearl-Handled Revolver"],
                "deeds": [f"Old Marge's Manor | rock {kept}"],
            },
        )

    assert not usable(fight(0), action)
    table = fight(1).uses(action)
    assert table.zone(wanted) == "play"
    assert table.state.players[0].stash == 0
