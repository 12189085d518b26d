"""What the third part of the fifth audit found, each beside the card that shows it."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, shootout, usable

# --- nobody is called out who is somewhere else (ruling 650) ------------------------------------------

FEUD, DAISY, SKELETON = "Frontier Feud", "You're A Daisy If You Do", "Yagn's Mechanical Skeleton"


def feuding(*gunmen: str, outfit: str = "The Sloane Gang") -> Playing:
    """Olivia Jenks waits in the square for one of theirs, who stand at their General Store."""
    return Playing(
        side("Law Dogs", rock=2, hand=[FEUD], deeds=["Bunkhouse"], at={"Bunkhouse": ["Olivia Jenks"]}),
        side(outfit, deeds=["General Store"], at={"General Store": list(gunmen)}),
        turn=0,
        wording="weird-west",
    ).uses(FEUD)


@pytest.mark.plays(FEUD)
def test_who_digs_in_has_not_answered_the_feud() -> None:
    """The Skeleton keeps Barton where he is: he calls nobody out from there, so the control point is given."""
    table = feuding(f"Barton Everest | {SKELETON}").answer("Barton Everest").reacts(SKELETON)
    assert (table.at("Barton Everest"), table.question) == ("General Store", Question.NOON)
    assert control(table.state, table.id("Olivia Jenks")) == 1


@pytest.mark.plays(FEUD)
def test_a_spirit_that_fades_on_the_way_has_not_answered_the_feud() -> None:
    table = feuding("Ancestor Spirit").answer("Ancestor Spirit")
    assert (table.zone("Ancestor Spirit"), table.question) == ("away", Question.NOON)
    assert control(table.state, table.id("Olivia Jenks")) == 1


@pytest.mark.plays(DAISY)
def test_a_daisy_who_digs_in_is_not_called_out_across_the_town() -> None:
    table = Playing(
        side("Law Dogs", rock=2, hand=[DAISY], at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"home": [f"Barton Everest | booted | {SKELETON}"]}),
        turn=0,
        wording="weird-west",
    )
    table.uses(DAISY).reacts(SKELETON)
    assert (table.at("Barton Everest"), table.booted("Barton Everest")) == ("The Sloane Gang", False)
    assert (table.question, table.state.fight) == (Question.NOON, None)


# --- a shield is for what others choose (ruling 651) --------------------------------------------------

HAMSHANKS, TYX = "Hamshanks", "Tyxarglenak"


@pytest.mark.refuses(HAMSHANKS)
def test_hamshanks_s_own_player_sends_whom_they_like_to_the_feud() -> None:
    table = feuding(HAMSHANKS, "Jake Smiley", outfit="The 108 Righteous Bandits")
    assert (table.ask.seat, table.choices()) == (1, [HAMSHANKS, "Jake Smiley", "none"])


@pytest.mark.refuses(TYX)
@pytest.mark.parametrize(("mine", "chooser"), [(HANDS[1], 0), (CHEATING[2], 1)])
def test_a_cheater_who_says_who_is_whipped_may_spare_the_shield(mine: tuple[str, ...], chooser: int) -> None:
    """With a legal hand the opponent says, and Tyxarglenak stands before Steele Archer; else its own player does."""
    table = shootout(
        ["Olivia Jenks"],
        [f"{TYX} | bullets -9", "Steele Archer"],
        hands=(mine, CHEATING[2]),
        leader={"hand": ["Coachwhip!"]},
        rock=3,
    )
    table.until(Question.RESOLUTION).uses("Coachwhip!")
    if chooser == 1:
        assert (table.ask.seat, table.choices()) == (1, [TYX, "Steele Archer"])
        table.answer("Steele Archer")
    assert table.zone("Steele Archer" if chooser else TYX) == "hill"


# --- for the rest of the day --------------------------------------------------------------------------

SPEAKS, TRAIL = "Speaks-With-Earth", "Spirit Trail"


@pytest.mark.plays(SPEAKS)
def test_a_totem_woken_in_a_shootout_is_used_again_after_it() -> None:
    """La Quema carries Olivia into it unbooted; *this turn* is the day, not the shootout."""
    table = shootout(
        ["Barton Everest"],
        ["Xiaodan Li", SPEAKS],
        where="Bunkhouse",
        leader={"at": {"home": ["Olivia Jenks | La Quema"]}},
        mark={
            "outfit": "Eagle Wardens",
            "deeds": [f"Bunkhouse | {TRAIL} (booted, used wander)"],
            "at": {"Bunkhouse": ["Black Elk"]},
        },
        winner=0,
    )
    table.uses("La Quema").reacts(SPEAKS, TRAIL).until(Question.NOON)
    if table.ask.seat == 0:
        table.passes()
    assert usable(table, TRAIL)
