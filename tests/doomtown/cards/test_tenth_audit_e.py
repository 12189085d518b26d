"""What the fifth part of the tenth audit found, beside the card that shows it."""

from collections.abc import Sequence

import pytest

from boomtown.doomtown.reading.draw_hands import is_legal
from boomtown.doomtown.reading.numbers import control, player_number, production
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Side, events
from boomtown.doomtown.text.numbers import CASUALTIES, CHEATIN_ALLOWED
from boomtown.doomtown.verbs.cards import discard, enter
from boomtown.doomtown.verbs.posse import join
from doomtown.scenes import (
    CHEATING,
    HANDS,
    an_ability,
    answers,
    draw_hand,
    draws,
    everybody_joins,
    fight,
    happens,
    shootout,
    showdown,
    unmoved,
)
from doomtown.third_player import turn_of

# --- what nothing prevents can be answered all the same ----------------------------------------------

CONCORDIA, PETROVIC, RETRIBUTION = "Concordia Cemetery", "Brother Petrovic", "Retribution"


def judged(foe: str, *, deeds: Sequence[str] = (), winner: int = 0) -> Playing:
    """Father Tolarios has called Retribution on this dude, whose player cheats; the hands are shown now."""
    table = shootout(
        [f"Father Tolarios | {RETRIBUTION}"],
        ["Fred Aims | bullets -2", foe],
        hands=(("KS", *HANDS[2]), CHEATING[2]),
        leader={"deeds": list(deeds), "rock": 5},
        winner=winner,
    )
    turn_of(table, 0).uses(RETRIBUTION, foe.partition(" |")[0])
    return draws(table, "Fred Aims", "Father Tolarios")


@pytest.mark.plays(CONCORDIA, RETRIBUTION)
def test_the_cemetery_buries_whom_retribution_has_struck_down() -> None:
    """That an acing cannot be prevented keeps nobody from what comes before it and prevents nothing."""
    table = judged("Barton Everest | bullets -2", deeds=[CONCORDIA])
    deed = table.id(CONCORDIA)
    before = production(table.state, deed)
    table.reacts(CONCORDIA)
    assert (table.zone("Barton Everest"), production(table.state, deed)) == ("hill", before + 1)


@pytest.mark.plays(PETROVIC, RETRIBUTION)
def test_petrovic_s_blood_money_is_due_for_retribution_too() -> None:
    table = judged(f"{PETROVIC} | bullets -2").reacts(PETROVIC)
    assert (table.zone(PETROVIC), table.rock(0), table.rock(1)) == ("hill", 3, 2)


@pytest.mark.plays(RETRIBUTION)
def test_no_helmet_helps_against_retribution() -> None:
    """That opponents' Shootout abilities cannot affect somebody would prevent it, as it would Heartseeker's bolt."""
    table = judged("Barton Everest | bullets -2 | Telepathy Helmet", winner=1)
    assert table.zone("Barton Everest") == "hill"


@pytest.mark.refuses("Byron Decker")
def test_nobody_steps_before_byron_there() -> None:
    table = judged("Byron Decker | bullets -2")
    assert table.zone("Byron Decker") == "hill"


# --- what comes back into play is another dude -------------------------------------------------------

MALISON, CHAMPION, JASPER = "Malison", "Champion", "Jasper Stone"


def falls_and_returns(table: Playing, dude: str, side_: Side) -> None:
    """The dude is discarded and comes back into play, into the posse it was in, as out of a Soul Cage."""
    number = table.id(dude)
    cause = an_ability(table.state.cards[number].owner, table, dude)
    happens(discard(table.state, number, cause))
    happens(enter(table.state, number, fight(table).location, cause))
    happens(join(table.state, number, side_, cause))


@pytest.mark.plays(MALISON)
def test_no_curse_is_on_who_has_come_back() -> None:
    table = shootout(
        [f"Steele Archer | {MALISON}"],
        ["Jake Smiley", "Barton Everest"],
        leader={"deck": ["KS"]},
    )
    before, bonus = table.influence("Steele Archer"), bonuses(table.state, 0)
    table.uses(MALISON, "Barton Everest")
    assert sum(bonuses(table.state, 0)) == sum(bonus) + 1
    falls_and_returns(table, "Barton Everest", 1)
    assert (table.influence("Steele Archer"), bonuses(table.state, 0)) == (before + 1, bonus)
    falls_and_returns(table, "Barton Everest", 1)
    assert table.influence("Steele Archer") == before + 1


@pytest.mark.plays(CHAMPION)
def test_a_champion_falls_once() -> None:
    table = shootout(
        [f"Father Tolarios | {CHAMPION}", "Tommy Harden"], ["Jake Smiley"], leader={"deck": ["KS"]}
    )
    before = table.rock(0)
    table.uses(CHAMPION, "Tommy Harden")
    for _ in range(2):
        falls_and_returns(table, "Tommy Harden", 0)
        assert table.rock(0) == before + 1


@pytest.mark.plays(JASPER)
def test_jasper_stares_at_nobody_who_has_come_back() -> None:
    table = shootout(
        ["Olivia Jenks"], ["Jake Smiley", "Barton Everest"], leader={"legend": JASPER}, joining=False
    )
    everybody_joins(table, ["Olivia Jenks", "Jake Smiley", "Barton Everest"]).reacts(JASPER, "Barton Everest")
    table.until(Question.SHOOTOUT).passes(0, 1).until(Question.RESOLUTION)
    plain = table.bullets("Olivia Jenks")
    falls_and_returns(table, "Barton Everest", 1)
    assert table.bullets("Olivia Jenks") == plain - 2


# --- a way out that was paid for in part (ruling 561) ------------------------------------------------

BUTTERFLY = "Dancing Butterfly"


@pytest.mark.plays(BUTTERFLY)
def test_the_control_point_stays_given_where_the_dude_was_kept_from_going(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    unmoved(monkeypatch, "Fred Aims", events.WentHome)
    table = showdown(
        ["Jake Smiley", f"Black Elk | {BUTTERFLY}"],
        ["Allie Hensman", "Fred Aims"],
        ((*HANDS[2], "KS"), CHEATING[2]),
        "Jake Smiley",
        leader={"deeds": ["Undertaker"], "rock": 9},
    )
    deed = table.id("Undertaker")
    before = control(table.state, deed)
    table.uses(BUTTERFLY).answer("yes").answer("Fred Aims")
    assert control(table.state, deed) == before + 1
    assert player_number(table.state, CHEATIN_ALLOWED, 1) == 1


# --- what comes after a search that found nothing (ruling 1060) ---------------------------------------

SIX_GUN = "Devil's Six Gun"


@pytest.mark.plays(SIX_GUN)
def test_the_devil_takes_a_card_though_there_is_no_joker() -> None:
    table = showdown([f"Olivia Jenks | {SIX_GUN}"], ["Fred Aims"], ((*HANDS[1], "2S"), CHEATING[2]))
    table.uses(SIX_GUN)
    given = draw_hand(table, 0)[0]
    table.answer(given)
    assert (table.state.cards[given].zone, len(draw_hand(table, 0))) == ("discard", 4)


# --- a value is told as players read it ----------------------------------------------------------------

ARRAY = "Decimator Array"


@pytest.mark.plays(ARRAY)
def test_the_array_makes_another_value_of_a_heart() -> None:
    table = showdown(
        [f"Olivia Jenks | {ARRAY}"], ["Philip Swinford"], (("2C", "4D", "7H", "9S", "JC"), HANDS[1])
    )
    table.uses(ARRAY, draw_hand(table, 0)[2])
    told = answers(table)
    assert (len(told), "the value J" in told, "the value 7" in told) == (12, True, False)


# --- being robbed is not paying (ruling 501) -----------------------------------------------------------

THEFT, HOLDUP = "Property Is Theft", "This is a Holdup!"


@pytest.mark.refuses(THEFT)
@pytest.mark.plays(HOLDUP)
def test_who_is_robbed_has_paid_nobody() -> None:
    table = Playing(
        side(THEFT, rock=5, deeds=["Bunkhouse"]),
        side("The Sloane Gang", at={"Bunkhouse": ["Barton Everest"]}, hand=[HOLDUP]),
        turn=1,
    )
    table.uses(HOLDUP).never_offered(THEFT, until=Question.NOON)
    assert (table.rock(0), table.rock(1)) == (4, 1)


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


# --- inventing with another skill (ruling 1061) --------------------------------------------------------

ROE = "Prof. Aloysius Roe"


@pytest.mark.plays(ROE, "Valeria Batten")
def test_roe_helps_whoever_invents_as_a_mad_scientist() -> None:
    """The Gadget's difficulty is 8; Valeria is a Huckster with a rating of 1 and pulls a 2."""
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            hand=["Magnum Opus Tenebri"],
            at={"home": ["Valeria Batten", ROE]},
            deck=["2S"],
        ),
        side("The Sloane Gang"),
        turn=0,
    ).shops("Magnum Opus Tenebri")
    table.reacts(ROE)
    (test,) = table.events(events.Tested)
    assert (test.skill, test.value) == ("Huckster", 2 + 5)
    assert table.zone("Magnum Opus Tenebri") == "play"
