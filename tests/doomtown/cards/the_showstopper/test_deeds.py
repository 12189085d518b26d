"""Deeds of The Showstopper."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, shootout

# --- J.W. Byrne, P. I. ------------------------------------------------------------------------------

BYRNE = "J.W. Byrne, P. I."
GRIFTER = "Travis Moone"


def gambling(grifter: str = GRIFTER, where: str = BYRNE, deed: str = BYRNE) -> Playing:
    """Player 0 has drawn a pair of kings for lowball, with lower cards next."""
    return Playing(
        side(
            "The Sloane Gang",
            rock=5,
            deeds=[deed],
            deck=["KS", "KC", "2D", "4H", "6S", "AC", "3D"],
            at={where: [grifter]},
        ),
        side("Law Dogs", rock=5, deck=HANDS[1]),
        phase="gambling",
    )


@pytest.mark.plays(BYRNE)
def test_a_grifter_finds_better_cards_before_they_are_shown() -> None:
    table = gambling()
    assert table.question == Question.REACT
    table.reacts(BYRNE)
    assert table.question == Question.TARGETS
    assert table.ask.form.most == 2
    table.answer("King of Spades", "King of Clubs")
    assert (table.booted(BYRNE), table.booted(GRIFTER), table.state.winner) == (True, True, 0)


@pytest.mark.plays(BYRNE)
def test_the_hand_may_be_left_as_it_is() -> None:
    table = gambling().reacts(BYRNE).answer()
    assert (table.booted(GRIFTER), table.state.winner) == (True, 1)


@pytest.mark.refuses(BYRNE)
@pytest.mark.parametrize(
    ("grifter", "where", "deed"),
    [
        (f"{GRIFTER} | booted", BYRNE, BYRNE),
        ("Barton Everest", BYRNE, BYRNE),
        (GRIFTER, "home", BYRNE),
        (GRIFTER, BYRNE, f"{BYRNE} | booted"),
    ],
)
def test_byrne_wants_an_unbooted_grifter_there(grifter: str, where: str, deed: str) -> None:
    gambling(grifter, where, deed).never_offered(BYRNE, until=Question.NOON)


@pytest.mark.refuses(BYRNE)
def test_byrne_does_not_work_in_shootouts() -> None:
    table = shootout(
        ["Olivia Jenks"], ["Barton Everest"], leader={"deeds": [BYRNE], "at": {BYRNE: [GRIFTER]}}
    )
    table.never_offered(BYRNE, until=Question.NOON)


# --- Grimoires & More -------------------------------------------------------------------------------

GRIMOIRES = "Grimoires & More"


def browsing(
    dude: str, top: str, *discard: str, deed: str = GRIMOIRES, rock: int = 9, **theirs: object
) -> Playing:
    return Playing(
        side("The Fourth Ring", rock=rock, deeds=[deed], hand=[dude], deck=[top], discard=discard),
        side("Law Dogs", **theirs),
    ).shops(dude)


@pytest.mark.plays(GRIMOIRES)
def test_a_new_huckster_finds_a_hex() -> None:
    table = browsing("Steele Archer", "5S", "Puppet", "Shadow Walk", "Soothe", "Roan").reacts(GRIMOIRES)
    assert sorted(table.choices()) == ["Puppet", "Shadow Walk"]
    table.answer("Puppet")
    assert (table.card("Puppet").place, table.rock(0)) == (table.id("Steele Archer"), 9 - 5 - 2)
    assert (table.booted(GRIMOIRES), table.booted("Steele Archer")) == (True, False)


@pytest.mark.plays(GRIMOIRES)
def test_a_club_is_bad_for_the_novice() -> None:
    table = browsing("Steele Archer", "5C", "Puppet").reacts(GRIMOIRES)
    assert (table.booted("Steele Archer"), table.zone("Puppet")) == (True, "discard")


@pytest.mark.refuses(GRIMOIRES)
def test_others_and_closed_shops_sell_nothing() -> None:
    browsing("Jake Smiley", "5S", "Puppet").never_offered(GRIMOIRES, until=Question.NOON)
    browsing("Steele Archer", "5S", "Puppet", deed=f"{GRIMOIRES} | booted").never_offered(
        GRIMOIRES, until=Question.NOON
    )
    theirs = Playing(
        side("The Fourth Ring", rock=9, hand=["Steele Archer"]),
        side("Law Dogs", deeds=[GRIMOIRES], discard=["Puppet"]),
    )
    theirs.shops("Steele Archer").never_offered(GRIMOIRES, until=Question.NOON)
    poor = browsing("Steele Archer", "5S", "Puppet", rock=6).reacts(GRIMOIRES)
    assert poor.zone("Puppet") == "discard"
