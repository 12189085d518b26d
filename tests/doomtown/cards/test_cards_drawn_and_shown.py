"""Cards that are drawn, shown, exchanged and thrown away: by whom, when, and what counts of them."""

from typing import Any

import pytest

from boomtown.doomtown.reading.draw_hands import rank_total
from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Drew, Gained
from boomtown.doomtown.verbs.hands import consider_legal
from doomtown.scenes import (
    CHEATING,
    HANDS,
    answers,
    asks,
    deal,
    declines,
    draw_hand,
    draws,
    fight,
    shootout,
    showdown,
    total,
    usable,
)
from doomtown.third_player import GUEST, posses, turn_of

# --- a hand that another throws away ------------------------------------------------------------------

THEO, STATION, BEAT, LEMAT = "Theo Whateley-Boyer", "Gateway Station", "Bad Beat", "LeMat Revolver"


@pytest.mark.refuses(THEO)
@pytest.mark.refuses(STATION)
@pytest.mark.plays(BEAT)
@pytest.mark.parametrize("who", [{"at": {"home": [THEO]}}, {"deeds": [STATION]}], ids=[THEO, STATION])
def test_whose_hand_is_thrown_away_by_another_does_not_discard_it(who: dict[str, Any]) -> None:
    """Bad Beat takes the hand (ruling 212): nothing of it is pocketed, and nobody gets off at the Station."""
    thrown = ["Joker (red)", "5S", "5S", "Tommy Harden", "KC"]
    table = Playing(
        side(rock=5, hand=[BEAT], deck=HANDS[1]),
        side("The Fourth Ring", rock=5, hand=["2S"], deck=[*thrown, *HANDS[2]], **who),
        phase="gambling",
    )
    table.answer("best").uses(BEAT)
    assert (table.zone("Joker (red)"), table.zone("Tommy Harden")) == ("discard", "discard")


@pytest.mark.plays(THEO)
def test_theo_still_pockets_the_joker_of_a_hand_dealt_anew() -> None:
    """What Bad Beat dealt is discarded when lowball is over."""
    table = Playing(
        side(rock=5, hand=[BEAT], deck=HANDS[1]),
        side(
            "The Fourth Ring",
            rock=5,
            at={"home": [THEO]},
            deck=[*CHEATING[2], "Joker (red)", "2C", "4D", "9D", "KC"],
        ),
        phase="gambling",
    )
    table.uses(BEAT).answer("best").until(Question.REACT).reacts(THEO)
    assert table.card("Joker (red)").place == table.id(THEO)


@pytest.mark.refuses(LEMAT)
@pytest.mark.parametrize("face", [LEMAT, f"{LEMAT} [Weird West]"])
def test_a_joker_on_the_discard_pile_makes_no_third_pair(face: str) -> None:
    """Nobody has declared it (ruling 655)."""
    table = showdown(
        [f"Tommy Harden | {face}"],
        ["Allie Hensman"],
        ((*HANDS[3], "2C", "Joker (red)"), HANDS[1]),
        "Tommy Harden",
    )
    before = total(table, 0)
    table.uses(LEMAT, part="grapeshot")
    assert "Resolution" in asks(table)
    assert total(table, 0) == before


# --- a hand that was legal as it was shown ------------------------------------------------------------


@pytest.mark.plays("Mario Crane")
def test_a_hand_shown_legal_spares_mario_though_it_is_made_cheatin() -> None:
    """Den of Thieves answers the reveal (ruling 480): he cannot be named."""
    table = shootout(
        ["Olivia Jenks", "Mario Crane", "Tommy Harden"],
        ["Barton Everest"],
        hands=((*HANDS[2], "2D"), HANDS[4]),
        leader={"outfit": "Den of Thieves", "rock": 3, "at": {"home": ["The Fixer"]}},
    )
    used = False
    while table.question is not Question.CASUALTIES:
        if not used and usable(table, "Den of Thieves"):
            table.answer(next(play for play in table.plays() if play.endswith(":palm")))
            used = True
        elif table.question is Question.KEEP_FIVE:
            table.answer(*draw_hand(table, table.ask.seat)[5:])
        else:
            declines(table)
    assert used
    named = {play.rpartition(":")[2] for play in table.plays()}
    assert named == {str(table.id("Olivia Jenks")), str(table.id("Tommy Harden"))}


# --- as it was ----------------------------------------------------------------------------------------

DECEPTION = "Rabbit's Deception"


@pytest.mark.refuses(DECEPTION)
@pytest.mark.parametrize("booted", [False, True])
def test_a_dude_that_the_pull_unboots_was_booted_as_the_card_was_played(booted: bool) -> None:
    """Focusing Chi is the pull, and unboots whom it is pulled for."""
    monk = "Xiaodan Li | booted" if booted else "Xiaodan Li"
    table = shootout(
        ["Olivia Jenks", monk],
        ["Fred Aims"],
        leader={"hand": [DECEPTION], "deck": ["Focusing Chi", *HANDS[1]]},
    )
    table.uses(DECEPTION)
    assert "unboot" in asks(table)
    table.answer("yes").answer()
    assert table.at("Xiaodan Li") == "Law Dogs"
    assert (table.question == Question.YES) is not booted  # whether to send Fred after


LEPUS = "Flight of the Lepus"


@pytest.mark.plays(LEPUS)
@pytest.mark.refuses(LEPUS)
@pytest.mark.parametrize(("shown", "most"), [(HANDS[1], 3), (CHEATING[2], 2)])
def test_what_counts_for_the_lepus_is_the_hand_as_it_was_shown(shown: tuple[str, ...], most: int) -> None:
    table = shootout(
        ["Olivia Jenks", "Jake Smiley"],
        ["Fred Aims", "Silas Aims"],
        hands=(shown, CHEATING[2]),
        leader={"hand": [LEPUS]},
    )
    draws(table).until(Question.RESOLUTION)
    consider_legal(table.state, 0, shown != HANDS[1])  # something makes it the contrary
    table.uses(LEPUS)
    assert table.ask.form.most == most


DEN = "Den of Thieves"


@pytest.mark.refuses(DEN)
def test_the_den_betters_one_hand_and_not_the_next() -> None:
    table = shootout(
        ["Olivia Jenks", "Travis Moone"],
        ["Philip Swinford", "Fred Aims"],
        hands=(deal(2, 2), deal(3, 2)),
        leader={"outfit": DEN},
        mark={"outfit": "Law Dogs"},
    )
    draws(table, "Olivia Jenks", "Philip Swinford").until(Question.REACT).reacts(DEN)
    assert rank_total(table.state, 0) == 3
    table.until(Question.CASUALTIES)
    while table.state.fight is not None and table.state.fight.round == 1:
        table.answer() if table.question == Question.RUN else table.until(Question.RUN)
    draws(table, "Olivia Jenks", "Philip Swinford")
    assert rank_total(table.state, 0) == 2


# --- a rank that was pulled for -----------------------------------------------------------------------


@pytest.mark.plays("Magical Distraction")
@pytest.mark.plays("Quickdraw Handgun")
def test_a_rank_that_was_pulled_for_is_not_exchanged_with_the_hand() -> None:
    """Ruling 500: Micah distracts with a king; Barton puts the Hoyle in, is legal then, and changes hands."""
    table = shootout(
        ["Micah Ryse | Soul Blast"],
        ["Barton Everest | Quickdraw Handgun | Doyle's Hoyle"],
        hands=(CHEATING[3], CHEATING[2]),
        leader={"hand": ["Magical Distraction"], "deck": [*CHEATING[3], "9S", "9S"]},
    )
    draws(table)
    table.answer(next(play for play in table.plays() if play.endswith(":distract")))
    assert total(table, 0) == 9
    table.uses("Doyle's Hoyle", "5 of Spades")
    table.passes()
    table.answer(next(play for play in table.plays() if play.endswith(":switch")))
    assert (total(table, 0), total(table, 1)) == (9, 4)  # two pair, and 1 for Barton's own cheating


# --- cards that are taken, not drawn ------------------------------------------------------------------

SMILE = "The Joker's Smile"


@pytest.mark.refuses(SMILE)
@pytest.mark.plays("Heretic Joker (Red)")
def test_a_heretic_joker_pulled_in_lowball_pays_nobody() -> None:
    """It is not aced after use."""
    dog, heretic = "Rich Man's Guard Dog", "Heretic Joker (Red)"
    table = Playing(
        side(
            "Law Dogs",
            rock=3,
            deeds=[SMILE],
            deck=[*HANDS[1], heretic],
            at={"home": [f"Jake Smiley | {dog}"]},
        ),
        side("The Sloane Gang", rock=3, deck=list(CHEATING[2])),
        phase="gambling",
    ).uses(dog)
    table.until(Question.NOON)
    assert table.zone(heretic) == "discard"
    assert [event for event in table.events(Gained) if event.cause.what == "smirk"] == []


@pytest.mark.plays("Butch Deuces")
@pytest.mark.refuses("Travis Moone (Exp 1)")
def test_cards_that_butch_takes_are_not_drawn() -> None:
    """Travis answers what a card lets be drawn; Butch takes the five he has looked at."""
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            deck=["Sunday Best"] * 12,
            at={"home": ["Butch Deuces", "Olivia Jenks"]},
            fill=False,
        ),
        side("The Sloane Gang", rock=9, at={"home": ["Travis Moone (Exp 1)"]}),
        phase="setup",
    ).reacts("Butch Deuces")
    since, five = len(table.events(Drew)), table.state.players[0].deck[:5]
    table.answer(five[0])
    assert sorted(table.state.players[0].hand) == sorted(five)
    assert len(table.events(Drew)) == since
    assert not usable(table, "Travis Moone (Exp 1)")


# --- an empty hand ------------------------------------------------------------------------------------

FRIEND = "Feathered Friend"


@pytest.mark.refuses(FRIEND)
@pytest.mark.parametrize("cards", [0, 1])
def test_the_feathered_friend_looks_at_no_empty_hand(cards: int) -> None:
    """Ruling 373."""
    table = shootout([f"Tommy Harden | {FRIEND}"], ["Fred Aims"], mark={"hand": ["Roan"] * cards})
    if table.ask.seat:
        table.passes()
    assert usable(table, FRIEND) == bool(cards)


# --- a hand that is full, and a pull that tests nobody ------------------------------------------------

BARTON, TOMMY = "Barton Everest", "Tommy Harden"


@pytest.mark.plays("The Spiritual Society")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_the_society_draws_once_the_hand_is_full(wording: str) -> None:
    """Ruling 282: drawn before, it would be one card less to fill the hand with."""
    table = Playing(
        side("The Spiritual Society", deck=["2S"] * 9, at={"town square": ["Olivia Jenks"]}),
        side("Law Dogs", deck=["2S"] * 9),
        phase="sundown",
        wording=wording,
    )
    while table.state.phase == "sundown":
        declines(table)
    assert (len(table.hand(0)), len(table.hand(1))) == (6, 5)


@pytest.mark.refuses("Tai Chi Chuan Garden")
def test_the_garden_does_not_answer_a_pull_that_tests_nobody() -> None:
    """Ruling 285: the Holster's pull aced Barton, but nobody passed a test."""
    garden = "Tai Chi Chuan Garden"
    table = shootout(
        [f"{TOMMY} | Legendary Holster | bullets 4"],
        [BARTON, "Fred Aims"],
        leader={"deeds": [garden], "deck": ["AS", *HANDS[1]], "hand": ["6S"]},
        rock=2,
    )
    table.uses("Legendary Holster", BARTON).never_offered(garden, until=Question.SHOOTOUT)
    assert table.zone(BARTON) == "hill"


# --- a value is told as players read it ---------------------------------------------------------------

ARRAY = "Decimator Array"


@pytest.mark.plays(ARRAY)
def test_the_array_makes_another_value_of_a_heart() -> None:
    table = showdown(
        [f"Olivia Jenks | {ARRAY}"], ["Philip Swinford"], (("2C", "4D", "7H", "9S", "JC"), HANDS[1])
    )
    table.uses(ARRAY, draw_hand(table, 0)[2])
    told = answers(table)
    assert (len(told), "the value J" in told, "the value 7" in told) == (12, True, False)


# --- when it is answered ------------------------------------------------------------------------------

PADRE, ACE = "Padre Ernesto de Diaz", "Ace in the Hole"


@pytest.mark.plays(PADRE)
def test_the_padre_has_his_card_before_an_ace_comes_out_of_the_hole() -> None:
    """*Whenever* they show a Cheatin' hand is before whatever answers *when* one shows one's own with a React."""
    table = showdown(
        ["Olivia Jenks | bullets -2"],
        ["Fred Aims | bullets -2"],
        (HANDS[2], CHEATING[7]),
        leader={"at": {"home": [f"Steele Archer | {ACE}", f"{PADRE} | Confession"]}},
    )
    assert (table.ask.seat, table.choices()) == (0, ["Confession", "none"])
    assert len(table.answer("Confession").hand(0)) == 1
    assert table.question == Question.REACT  # and only now the Ace, which may be that card


SHOWBOATING, TONIC = "Showboating", "Vitality Tonic"


@pytest.mark.plays(SHOWBOATING)
def test_an_invention_is_applauded_when_it_is_there() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=[SHOWBOATING, TONIC], deck=["KC"], at={"home": ["Quincy Washburne"]}),
        side("The Sloane Gang"),
        turn=0,
    ).shops(TONIC)
    table.until(Question.REACT)
    assert table.zone(TONIC) == "play"
    table.reacts(SHOWBOATING)
    assert control(table.state, table.id("Quincy Washburne")) == 1


@pytest.mark.refuses(SHOWBOATING)
def test_no_applause_for_what_blows_up() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=[SHOWBOATING, TONIC], deck=["AC"], at={"home": ["Quincy Washburne"]}),
        side("The Sloane Gang"),
        turn=0,
    ).shops(TONIC)
    table.never_offered(SHOWBOATING, until=Question.NOON)
    assert table.zone(TONIC) == "discard"


TRAVIS = "Travis Moone (Exp 1)"


@pytest.mark.refuses(TRAVIS)
def test_travis_does_not_answer_that_nobody_could_draw_a_card() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Circle M Ranch"], fill=False),
        side("The Sloane Gang", deck=["5S", "5C"], at={"home": [TRAVIS]}),
    ).uses("Circle M Ranch")
    table.never_offered(TRAVIS, until=Question.NOON)
    assert not table.hand(0)


# --- a guest draws no hand ----------------------------------------------------------------------------

JAKE, OLIVIA = "Jake Smiley", "Olivia Jenks"


@pytest.mark.refuses("LeMat Revolver")
def test_a_guest_who_shoots_draws_no_hand_for_the_lemat() -> None:
    lemat = "LeMat Revolver [Weird West]"
    table = draws(posses([OLIVIA], [JAKE, "Fred Aims"], [f"Sloane | {lemat}"]), "Sloane", JAKE)
    table = turn_of(table.until(Question.RESOLUTION), GUEST)
    assert table.stud("Sloane")
    assert fight(table).shooters[0] == table.id("Sloane")
    assert not usable(table, lemat)
