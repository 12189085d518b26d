"""What the ninety faces that were only read before showed when they were played, and who it is that calls out."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Gained
from doomtown.scenes import CHEATING, HANDS, fight, shootout, showdown, usable

BARTON, TOMMY = "Barton Everest", "Tommy Harden"


# --- a joker is aced in lowball, whatever aces it ---------------------------------------------------


@pytest.mark.plays("The Joker's Smile")
@pytest.mark.parametrize(("pays", "smiles"), [("no", [1]), ("yes", [])])
def test_the_smile_sees_a_joker_that_a_card_aces(pays: str, smiles: list[int]) -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=5,
            hand=["This'll Hurt in the Mornin'"],
            deck=list(HANDS[1]),
            deeds=["The Joker's Smile"],
            at={"The Joker's Smile": [TOMMY]},
        ),
        side("The Sloane Gang", rock=5, deck=["Joker (red)", "5S", "5S", "8D", "9D"]),
        phase="gambling",
    )
    table.answer("best").uses("This'll Hurt in the Mornin'", "Joker (red)", pays)
    assert table.zone("Joker (red)") == ("hill" if smiles else "discard")
    smile = table.id("The Joker's Smile")
    assert [event.amount for event in table.events(Gained) if event.cause.card == smile] == smiles


# --- who calls out is asked about, not who says so --------------------------------------------------


@pytest.mark.refuses("Mother Bear's Rage")
@pytest.mark.plays("Danny Wilde")
@pytest.mark.parametrize("face", ["Mother Bear's Rage", "Mother Bear's Rage [Weird West]"])
def test_a_token_without_influence_does_not_come_for_danny(face: str) -> None:
    """The Shaman has influence enough, but it is the token who calls."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Laughing Crow | influence +9", face]}),
        side("The Sloane Gang", at={"town square": ["Danny Wilde"]}),
        turn=0,
    )
    assert table.why_not("call", "Laughing Crow", "Danny Wilde") is None
    assert not usable(table, face)


@pytest.mark.plays("Mother Bear's Rage", "Puttin' On Airs")
def test_a_shaman_who_may_call_nobody_out_sends_the_bear() -> None:
    table = Playing(
        side(
            "Law Dogs",
            hand=["Puttin' On Airs"],
            deck=["KS"],
            at={"town square": ["Laughing Crow", "Mother Bear's Rage"]},
        ),
        side("The Sloane Gang", at={"town square": [BARTON]}),
        turn=0,
    )
    table.uses("Puttin' On Airs").until("Noon play").passes(1)
    assert table.why_not("call", "Laughing Crow", BARTON) is not None
    assert usable(table, "Mother Bear's Rage")


@pytest.mark.refuses("Run 'Em Down!")
@pytest.mark.plays("Puttin' On Airs")
def test_who_puts_on_airs_rides_somebody_down_and_calls_nobody_out() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            hand=["Puttin' On Airs", "Run 'Em Down!"],
            at={"home": [f"{TOMMY} | Roan", "Philip Swinford | Mustang"]},
        ),
        side("The Sloane Gang", at={"town square": [BARTON]}),
        turn=0,
    )
    table.uses("Puttin' On Airs", TOMMY).until("Noon play").passes(1)
    table.uses("Run 'Em Down!", (TOMMY, "Philip Swinford"), "yes")
    assert fight(table).leader == table.id("Philip Swinford")  # nobody was asked who calls


# --- where there is no posse, nothing is said of one (ruling 222) -----------------------------------


@pytest.mark.refuses("Virgil Earp", "Missed Me!")
@pytest.mark.rule("RB-5.3.1-06")
@pytest.mark.parametrize(("dude", "card"), [("Virgil Earp", ""), ("Darragh Mèng | Missed Me!", "Missed Me!")])
def test_in_lowball_nobody_counts_who_is_in_the_opposing_posse(dude: str, card: str) -> None:
    table = Playing(
        side("Law Dogs", rock=5, deck=list(HANDS[1]), at={"home": [dude]}),
        side("The Sloane Gang", rock=5, deck=list(CHEATING[2]), at={"home": [f"{BARTON} | bounty 3"]}),
        phase="gambling",
    )
    table.never_offered(card or dude, until=Question.NOON)


@pytest.mark.plays("Virgil Earp", "Missed Me!")
@pytest.mark.parametrize("dude", ["Virgil Earp", "Darragh Mèng | Missed Me!"])
def test_in_a_shootout_they_do(dude: str) -> None:
    table = showdown([dude], [BARTON], (HANDS[1], CHEATING[2]), rock=5, winner=0)
    assert usable(table, dude.rpartition("| ")[2])


# --- what is left of a dude's bullets ---------------------------------------------------------------


@pytest.mark.plays("The Mixer")
@pytest.mark.parametrize(
    ("notes", "left"), [("bullets +2", 2), ("bullets -1", 2), ("bullets +2 | Shotgun", 3)]
)
def test_the_draught_takes_a_bullet_gained_for_good(notes: str, left: int) -> None:
    """Barton has 2 bullets, a Shotgun gives 1; whatever else modifies them, for good or not, does not count."""
    table = shootout(["The Mixer"], [f"{BARTON} | {notes}"]).uses("The Mixer", BARTON)
    assert table.bullets(BARTON) == left
