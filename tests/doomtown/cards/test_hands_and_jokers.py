"""Hands of cards and the jokers in them: shown legal, made Cheatin', dealt anew, taken from, aced out of."""

import pytest

from boomtown.doomtown.reading.draw_hands import is_legal, rank
from boomtown.doomtown.reading.numbers import player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from boomtown.doomtown.state.events import Gained, JokerDeclared
from boomtown.doomtown.text.numbers import CASUALTIES
from boomtown.doomtown.verbs.cards import discard
from doomtown.scenes import (
    CHEATING,
    HANDS,
    an_ability,
    asks,
    declines,
    draw_hand,
    draws,
    everybody_joins,
    shootout,
    showdown,
    total,
    usable,
)
from doomtown.third_player import turn_of

# --- Heretic Joker ------------------------------------------------------------------------------------

HERETIC = "Heretic Joker (Red)"


@pytest.mark.rule("RB-2.1-02")
@pytest.mark.plays(HERETIC)
@pytest.mark.parametrize(("fifth", "legal", "worth"), [("KC", False, 3), (HERETIC, True, 2)])
def test_thieves_make_no_cheater_of_who_has_a_heretic_in_hand(fifth: str, legal: bool, worth: int) -> None:
    """*Cannot be illegal* prevails over *is considered illegal*; the hand is a rank better all the same."""
    table = showdown(
        ["The Fixer"],
        ["Barton Everest"],
        hands=(("5S", "5C", "8D", "9D", fifth), HANDS[1]),
        leader={"outfit": "Den of Thieves"},
    )
    while "stand for" in asks(table):
        table.answer("best")
    table.reacts("Den of Thieves")
    assert (is_legal(table.state, 0), total(table, 0), table.rock(0)) == (legal, worth, 1)


# --- a hand that is replaced is not drawn -------------------------------------------------------------

BYRNE = "J.W. Byrne, P. I."


@pytest.mark.refuses("108 Worldly Desires", "J.W. Byrne, P. I.")
@pytest.mark.parametrize("home", ["108 Worldly Desires", "Law Dogs"])
def test_nobody_covets_in_a_hand_that_was_dealt_for_another(home: str) -> None:
    deed = {} if home == "108 Worldly Desires" else {"deeds": [BYRNE], "at": {BYRNE: ["Travis Moone"]}}
    table = Playing(
        side(home, rock=2, deck=[*CHEATING[2], "KD", "QD"], **deed),
        side("The Sloane Gang", rock=5, hand=["Bottom Dealin'"], deck=[*HANDS[1], *HANDS[2]]),
        phase="gambling",
    )
    assert usable(table, home if not deed else BYRNE)
    table.passes().uses("Bottom Dealin'")
    assert not usable(table, home if not deed else BYRNE)


@pytest.mark.plays("Henry Moran")
def test_henry_s_new_joker_is_declared_once() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=5,
            at={"home": ["Henry Moran"]},
            deck=[*CHEATING[3], "Joker (red)", "2S", "4C", "6D", "8H"],
        ),
        side("The Sloane Gang", rock=5, deck=list(HANDS[5])),
        phase="gambling",
    ).answer("3C")
    assert (table.question, len(table.events(JokerDeclared))) == (Question.NOON, 1)


# --- a joker is aced in lowball, whatever aces it -----------------------------------------------------

TOMMY = "Tommy Harden"


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


# --- legal as it was shown (ruling 480) ---------------------------------------------------------------

JOB, RETRIBUTION = "You Had ONE Job!", "Retribution"


def palming(table: Playing) -> Playing:
    """Whoever has a Den of Thieves makes the hand just shown a Cheatin' one; the rest goes on to the next question."""
    used = False
    while not used:
        if usable(table, "Den of Thieves"):
            table.answer(next(play for play in table.plays() if play.endswith(":palm")))
            used = True
        elif table.question is Question.KEEP_FIVE:
            table.answer(*draw_hand(table, table.ask.seat)[5:])
        else:
            declines(table)
    return table


@pytest.mark.plays(JOB)
def test_who_showed_a_legal_hand_is_excused_though_it_is_made_cheatin() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Barton Everest"],
        hands=(HANDS[4], HANDS[2]),
        leader={"outfit": "Den of Thieves", "rock": 3, "at": {"home": ["The Fixer"]}, "hand": [JOB]},
    )
    palming(table).until(Question.RESOLUTION).uses(JOB)
    asked = set()
    while table.question is Question.YES:
        asked.add(table.ask.seat)
        table.answer("no")
    assert asked == {0, 1}


@pytest.mark.plays(RETRIBUTION)
def test_a_judge_who_showed_a_legal_hand_judges_though_it_is_made_cheatin() -> None:
    table = shootout(
        [f"Father Tolarios | {RETRIBUTION}"],
        ["Fred Aims | bullets -2", "Barton Everest | bullets -2"],
        hands=(("3S", *HANDS[2]), CHEATING[2]),
        leader={"outfit": "Den of Thieves", "rock": 3, "at": {"home": ["The Fixer"]}},
    ).uses(RETRIBUTION, "Barton Everest")
    palming(draws(table, "Fred Aims", "Father Tolarios"))
    table.until(Question.RESOLUTION)
    assert table.zone("Barton Everest") == "hill"


# --- nobody's hand takes another player's card --------------------------------------------------------

OLIVIA, BARTON = "Olivia Jenks", "Barton Everest"
RHONDA, TATTOOED, STATION = "Rhonda Sageblossom", "The Tattooed Man", "Gateway Station"


@pytest.mark.plays(RHONDA)
@pytest.mark.refuses(RHONDA)
@pytest.mark.parametrize(("owner", "offered"), [(0, True), (1, False)])
def test_another_player_s_horse_does_not_come_to_the_hand_of_who_has_rhonda_now(
    owner: int, offered: bool
) -> None:
    table = Playing(
        side("Law Dogs", deck=list(HANDS[1]), at={"town square": ["Clyde Owens"]}),
        side(
            "Eagle Wardens",
            deck=list(HANDS[2]),
            at={"town square": [f"{RHONDA} | controlled by 0 | Roan (owned by {owner})", BARTON]},
        ),
        turn=0,
    )
    draws(everybody_joins(table.calls_out(RHONDA, BARTON).answer("yes"), [])).until(Question.CASUALTIES)
    table.answer("Roan")
    if offered:
        table.answer("yes")
    assert (table.zone("Roan"), table.hand(1)) == ("hand" if offered else "discard", [])


@pytest.mark.refuses(TATTOOED)
def test_another_player_s_hex_does_not_fade_into_the_hand_of_who_has_the_tattooed_man_now() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": [OLIVIA]}),
        side("The Fourth Ring", at={"town square": [f"{TATTOOED} | controlled by 0 | Phantom Fingers"]}),
    )
    asked = list(discard(table.state, table.id("Phantom Fingers"), an_ability(1, table, OLIVIA)))
    assert (asked, table.zone("Phantom Fingers")) == ([], "discard")


@pytest.mark.refuses(STATION)
def test_nobody_s_dude_is_taken_out_of_a_lowball_hand_that_was_dealt_by_another() -> None:
    """Bottom Dealin' has given player 0 five cards of player 1's deck, Jake Smiley among them."""
    table = Playing(
        side("Law Dogs", rock=9, deeds=[STATION], hand=["Shotgun"], deck=list(CHEATING[2])),
        side(
            "The Sloane Gang",
            rock=9,
            hand=["Bottom Dealin'"],
            deck=[*HANDS[5], "Jake Smiley", "2C", "4D", "6H", "8C"],
        ),
        phase="gambling",
        day=2,
        winner=1,
    )
    table.until("heatin").uses("Bottom Dealin'").until(Question.REACT).reacts(STATION).until(Question.UPKEEP)
    assert (table.zone("Jake Smiley"), table.hand(1)) == ("discard", [])


# --- jokers: Fetch, and a hand that counts as legal ---------------------------------------------------


@pytest.mark.plays("Fetch")
def test_a_joker_is_fetched_and_not_aced() -> None:
    """Ruling 432."""
    cards = ("Mustang", "Bunkhouse", "5S", "5C", "Joker (red)", "KS")
    table = shootout(
        ["Steele Archer | Fetch", "Rob Wilby", "Olivia Jenks"], ["Dulf Zug"], hands=(cards, CHEATING[7])
    )
    draws(table, "Rob Wilby").answer("best").until(Question.RESOLUTION)
    table.uses("Fetch").until(Question.TARGET).answer("Joker (red)")
    assert table.zone("Joker (red)") == "hand"
    assert table.hand(0) == ["Joker (red)"]


DEVIL, JACKS = "Devil's Joker (Red)", "One-Eyed Jacks are Wild"


@pytest.mark.plays(JACKS)
@pytest.mark.plays(DEVIL)
def test_a_hand_that_counts_as_legal_does_so_with_the_devils_joker() -> None:
    """Ruling 434: it keeps the two ranks."""
    mine = ("5S", "5C", "5D", "KC", DEVIL)
    table = shootout(["Jake Smiley"], ["Allie Hensman"], hands=(mine, CHEATING[2]), leader={"hand": [JACKS]})
    draws(table, "Jake Smiley", "Allie Hensman").answer("best").until(Question.RESOLUTION)
    assert not is_legal(table.state, 0)
    table.uses(JACKS, draw_hand(table, 0)[3]).answer("QC")
    assert is_legal(table.state, 0)
    assert rank(table.state, 0) == 8 + 2


# --- Henry Moran beside who keeps something of a lowball hand that is discarded -----------------------

HENRY, THEO = "Henry Moran", "Theo Whateley-Boyer"
LOW = ("2S", "4C", "6D", "8S", "10D")


def switching(*thrown: str, **more: object) -> Playing:
    """Henry is about to boot for a Cheatin' lowball hand, which his own player discards then."""
    at = {"home": [HENRY, THEO]}
    return Playing(
        side("The Fourth Ring", rock=5, deck=[*thrown, *LOW], at=at, **more),
        side("Law Dogs", rock=5, deck=["5S", "5C", "5D", "9D", "KC"]),
        phase="gambling",
    )


@pytest.mark.plays(THEO)
def test_theo_pockets_the_joker_of_a_hand_that_henry_discards() -> None:
    table = switching("Joker (red)", "5S", "5S", "8D", "KC").until(Question.REACT)
    assert not table.events(events.HandRevealed)  # before anything is shown
    table.reacts(THEO)
    assert table.card("Joker (red)").place == table.id(THEO)


@pytest.mark.plays(STATION)
def test_a_dude_of_a_hand_that_henry_discards_gets_off_at_the_station() -> None:
    table = switching("Tommy Harden", "5S", "5S", "8D", "KC", deeds=[STATION], hand=["2H"])
    table.until(Question.REACT).reacts(STATION)
    assert (table.zone("Tommy Harden"), table.zone("2 of Hearts")) == ("hand", "discard")


# --- ever Cheatin' in this round ----------------------------------------------------------------------

GRIM, YING = "Grim Servant O' Death", "Ying-Ssi Chieh T'ang"


@pytest.mark.plays(GRIM, "Bottom Dealin'")
def test_death_remembers_a_hand_that_was_cheatin_for_a_while() -> None:
    """Ying-Ssi shows a legal hand, draws a card that is in it, and is dealt an honest hand by the other side."""
    table = shootout(
        ["Olivia Jenks"],
        [YING],
        hands=((*HANDS[1], *("2S",) * 3, *HANDS[2]), (*HANDS[1], *("2S",) * 3)),
        leader={"hand": [GRIM, "Bottom Dealin'"]},
        mark={"at": {"home": ["Fred Aims"]}},
        rock=9,
    )
    table.uses(GRIM).answer("no")
    draws(table).until(Question.RESOLUTION)
    turn_of(table, 1).uses(YING)
    kept = draw_hand(table, 1)
    table.answer(kept[-2])
    assert player_number(table.state, CASUALTIES, 1) == 2
    turn_of(table, 0).uses("Bottom Dealin'")
    assert is_legal(table.state, 1)
    assert player_number(table.state, CASUALTIES, 1) == 2


# --- a joker has no suit and no value where none is named for it --------------------------------------

SHOPPE, RED, BLACK = "Heath's Curiosity Shoppe", "Devil's Joker (Red)", "Devil's Joker (Black)"


@pytest.mark.plays(SHOPPE)
@pytest.mark.refuses(SHOPPE)
def test_heath_gives_nothing_for_two_jokers() -> None:
    table = Playing(
        side("Law Dogs", deeds=[SHOPPE], hand=[RED, BLACK], at={SHOPPE: ["Tommy Harden"]}),
        side("The Sloane Gang"),
        turn=0,
    )
    table.uses(SHOPPE)
    assert (table.hand(0), "Noon play" in asks(table)) == ([], True)


# --- what comes after a search that found nothing (ruling 1060) ---------------------------------------

SIX_GUN = "Devil's Six Gun"


@pytest.mark.plays(SIX_GUN)
def test_the_devil_takes_a_card_though_there_is_no_joker() -> None:
    table = showdown([f"Olivia Jenks | {SIX_GUN}"], ["Fred Aims"], ((*HANDS[1], "2S"), CHEATING[2]))
    table.uses(SIX_GUN)
    given = draw_hand(table, 0)[0]
    table.answer(given)
    assert (table.state.cards[given].zone, len(draw_hand(table, 0))) == ("discard", 4)
