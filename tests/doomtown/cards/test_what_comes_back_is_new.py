"""Who leaves play and comes back is somebody else: nothing done by them, to them or for them is remembered."""

import pytest

from boomtown.doomtown.cards.library import load
from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import TOWN_SQUARE, Side
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.cards import boot, discard, enter, move, return_to_hand, send_home, unboot
from boomtown.doomtown.verbs.posse import join, leave_posse
from boomtown.doomtown.verbs.rock import change_bounty
from boomtown.doomtown.words.selectors import SHOOTER
from doomtown.scenes import (
    HANDS,
    an_ability,
    answers,
    draws,
    everybody_joins,
    fight,
    guests_join,
    hangs,
    happens,
    shootout,
    showdown,
    takes_control,
    total,
    usable,
    with_text,
)

# --- what comes back into play is new: it has not moved, changed hands or been replaced today (ruling 287) ---

CARETAKER = "The Caretaker"


@pytest.mark.plays(CARETAKER)
def test_a_caretaker_who_moved_and_comes_back_into_play_has_not_moved() -> None:
    table = Playing(
        side(deeds=["Bunkhouse"], at={"Bunkhouse": [CARETAKER]}), side(at={"home": ["Barton Everest"]})
    )
    caretaker, own = table.id(CARETAKER), an_ability(0, table, CARETAKER)
    happens(move(table.state, caretaker, TOWN_SQUARE, own))
    happens(move(table.state, caretaker, table.id("Bunkhouse"), own))
    assert (table.bullets(CARETAKER), table.stud(CARETAKER)) == (0, False)
    happens(discard(table.state, caretaker, an_ability(1, table, "Barton Everest")))
    happens(enter(table.state, caretaker, table.id("Bunkhouse"), own))
    assert (table.bullets(CARETAKER), table.stud(CARETAKER)) == (4, True)


# --- what comes back into play is another dude --------------------------------------------------------

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


TWIST = "Corporeal Twist"


@pytest.mark.plays(TWIST)
@pytest.mark.parametrize("gone", [discard, return_to_hand])
def test_nobody_is_twisted_who_has_come_back(gone: object) -> None:
    """Barton leaves play, comes back into the posse, and falls then."""
    table = shootout([f"Steele Archer | {TWIST}"], ["Jake Smiley", "Barton Everest"], leader={"deck": ["KS"]})
    archer, barton = table.id("Steele Archer"), table.id("Barton Everest")
    table.uses(TWIST, "Barton Everest")
    cause = an_ability(1, table, "Barton Everest")
    for points, way in ((int(gone is discard), gone), (int(gone is discard), discard)):
        happens(way(table.state, barton, cause))  # type: ignore[operator]
        assert control(table.state, archer) == points
        happens(enter(table.state, barton, fight(table).location, cause))
        happens(join(table.state, barton, 1, cause))


DARIUS, FLAMES = "Darius Hellstromme", "Flame-Thrower"


@pytest.mark.refuses(DARIUS)
def test_who_is_taken_into_the_hand_has_not_fallen_again() -> None:
    """Barton fell while the machine was booted, and came back; another card of his player's takes him into the hand."""
    table = shootout(
        [f"Olivia Jenks | {FLAMES} booted"], ["Fred Aims", "Barton Everest"], leader={"legend": DARIUS}
    )
    barton, cause = table.id("Barton Everest"), an_ability(1, table, "Barton Everest")
    happens(discard(table.state, barton, cause))
    happens(enter(table.state, barton, fight(table).location, cause))
    happens(join(table.state, barton, 1, cause))
    happens(unboot(table.state, table.id(FLAMES), cause))
    happens(return_to_hand(table.state, barton, an_ability(1, table, "Fred Aims")))
    assert table.zone("Barton Everest") == "hand"


# --- who leaves play in the middle of an ability comes back without it (RC-duration-05) ---------------

BARTON, TOMMY, OLIVIA = "Barton Everest", "Tommy Harden", "Olivia Jenks"


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


# --- once a round, once a shootout --------------------------------------------------------------------

THUNDER = '"Thunder Boy" Nabbe'


@pytest.mark.plays(THUNDER)
def test_who_comes_back_into_the_shootout_has_not_thundered_in_it() -> None:
    table = shootout([THUNDER, "Tommy Harden"], ["Fred Aims | bounty 1", "Allie Hensman"])
    table.uses(THUNDER)
    falls_and_returns(table, THUNDER, 0)
    assert usable(table.passes(1), THUNDER)


# --- the leader and the mark of a job -----------------------------------------------------------------

HANGING = "Ol' Fashioned Hangin'"


def hanging() -> Playing:
    table = Playing(
        side(
            "Law Dogs",
            hand=[HANGING],
            rock=5,
            deck=HANDS[5],
            at={"town square": ["Philip Swinford", "Tommy Harden"]},
        ),
        side(
            "The Sloane Gang",
            deck=HANDS[1],
            at={"town square": ["Marion Seville | bounty 2", "Fred Aims", "Allie Hensman"]},
        ),
    )
    table.uses(HANGING, "Philip Swinford")
    everybody_joins(table, ["Tommy Harden"]).answer("yes")
    return everybody_joins(table, ["Marion Seville", "Fred Aims", "Allie Hensman"])


@pytest.mark.rule("RB-6.2-42")
@pytest.mark.plays(HANGING)
def test_a_mark_who_has_come_back_is_not_the_one_that_was_marked() -> None:
    table = hanging().until(Question.SHOOTOUT)
    falls_and_returns(table, "Marion Seville", 1)
    for dude in ("Fred Aims", "Allie Hensman", "Marion Seville"):
        happens(send_home(table.state, table.id(dude), an_ability(0, table, dude)))
    table.until(Question.NOON)
    assert table.zone("Marion Seville") == "play"
    assert table.card("Philip Swinford").counter("control") == 1


@pytest.mark.refuses(HANGING)
def test_a_leader_who_has_come_back_led_no_job() -> None:
    table = hanging().until(Question.SHOOTOUT)
    falls_and_returns(table, "Philip Swinford", 0)
    for dude in ("Fred Aims", "Allie Hensman", "Marion Seville"):
        happens(send_home(table.state, table.id(dude), an_ability(0, table, dude)))
    table.until(Question.NOON)
    assert table.zone("Marion Seville") == "hill"
    assert table.card("Philip Swinford").counter("control") == 0


DEBORAH, ROW, SILAS = "Deborah West", "Desolation Row", "Silas Aims (Exp 1)"


@pytest.mark.refuses(DEBORAH)
def test_deborah_leads_nothing_any_more_when_she_has_come_back() -> None:
    table = shootout([DEBORAH, "Tommy Harden"], ["Fred Aims"])
    assert table.stud(DEBORAH)
    falls_and_returns(table, DEBORAH, 0)
    assert not table.stud(DEBORAH)


@pytest.mark.plays(SILAS)
def test_silas_boots_for_his_scare_when_he_was_the_mark_in_another_life() -> None:
    table = shootout(["Fred Aims", "Barton Everest"], [SILAS, "Jake Smiley"], turn=0)
    falls_and_returns(table, SILAS, 1)
    happens(change_bounty(table.state, table.id(SILAS), 4, an_ability(1, table, SILAS)))
    table.passes(0).uses(SILAS)
    assert table.booted(SILAS)


@pytest.mark.refuses(ROW)
def test_nobody_is_paid_for_a_leader_who_has_come_back() -> None:
    table = Playing(
        side(ROW, at={"town square": ["Sloane", "Tommy Harden"]}),
        side("Law Dogs", at={"town square": ["Fred Aims", "Allie Hensman"]}),
    )
    table.uses(ROW, "Sloane")
    everybody_joins(table, ["Tommy Harden"]).answer("yes")
    everybody_joins(table, ["Fred Aims", "Allie Hensman"]).until(Question.SHOOTOUT)
    falls_and_returns(table, "Sloane", 0)
    before = table.rock(0)
    for dude in ("Fred Aims", "Allie Hensman"):
        happens(send_home(table.state, table.id(dude), an_ability(0, table, dude)))
    table.until(Question.NOON)
    assert (table.card("Sloane").bounty, table.rock(0)) == (0, before)


# --- who was the shooter (ruling 206) -----------------------------------------------------------------

SEEKER, WYATT = "Heartseeker", "Wyatt Earp"


@pytest.mark.refuses(SEEKER)
def test_the_bolt_does_not_look_for_who_has_come_back() -> None:
    table = shootout(
        [f"Steele Archer | {SEEKER}"],
        ["Allie Hensman", "Fred Aims", "Silas Aims"],
        hands=(["KS", *HANDS[5]], HANDS[1]),
    )
    table.uses(SEEKER)
    draws(table, "Fred Aims").until(Question.RESOLUTION)
    falls_and_returns(table, "Fred Aims", 1)
    table.until(Question.CASUALTIES)
    assert table.zone("Fred Aims") == "play"


@pytest.mark.refuses(WYATT)
def test_who_has_changed_sides_is_nobody_s_shooter() -> None:
    """Nobody else there is wanted, so that Wyatt finds nobody guilty but who was picked."""
    table = showdown(
        ["Olivia Jenks", "Tommy Harden"],
        ["Fred Aims", "Allie Hensman"],
        (HANDS[2], HANDS[1]),
        "Olivia Jenks",
        "Fred Aims",
    )
    fred, cause = table.id("Fred Aims"), an_ability(0, table, "Olivia Jenks")
    assert SHOOTER.test(Situation(table.state, fred), fred)
    happens(leave_posse(table.state, fred, cause))
    takes_control(table, 0, "Fred Aims")
    happens(join(table.state, fred, 0, cause))
    assert fight(table).side_of(fred) == 0
    assert not SHOOTER.test(Situation(table.state, fred), fred)


# --- by the same card, earlier in the shootout --------------------------------------------------------

DRAGOONS, ORNITHOPTER, ADRIAN = "Stone's Colt Dragoons", "Personal Ornithopter", "Adrián Vallejo"


@pytest.mark.plays(DRAGOONS, ORNITHOPTER)
def test_who_flew_out_and_in_again_comes_from_outside() -> None:
    table = shootout(
        ["Olivia Jenks", f"Rob Wilby | {DRAGOONS}"],
        ["Fred Aims", f"Barton Everest | {ORNITHOPTER}"],
        mark={"rock": 9},
    )
    while table.ask.seat != 1:
        table.passes()
    table.uses(ORNITHOPTER, part="fly_out")
    barton = table.id("Barton Everest")
    happens(unboot(table.state, barton, an_ability(1, table, "Barton Everest")))
    while table.ask.seat != 1:
        table.passes()
    table.uses(ORNITHOPTER, part="fly_in").reacts(DRAGOONS)
    assert table.booted(DRAGOONS)


@pytest.mark.refuses(ADRIAN)
def test_adrian_does_not_gallop_after_who_had_been_brought_before() -> None:
    """Barton flies in, is called off where he stands, and joins again by the same Ornithopter, without a move."""
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        leader={"at": {"home": [f"{ADRIAN} | Roan"]}},
        mark={"rock": 9, "at": {"home": [f"Barton Everest | {ORNITHOPTER}"]}},
    )
    table.passes(0).uses(ORNITHOPTER, part="fly_in")
    assert "react" in table.ask.message.key
    table.passes()
    barton = table.id("Barton Everest")
    happens(leave_posse(table.state, barton, an_ability(0, table, "Olivia Jenks")))
    table.passes(0).uses(ORNITHOPTER, part="fly_in").never_offered(ADRIAN, until=Question.SHOOTOUT)
    assert table.posse(1) == ["Fred Aims", "Barton Everest"]


@pytest.mark.refuses(DARIUS)
def test_darius_is_not_served_by_who_fell_earlier_and_only_leaves_now() -> None:
    """The Ghostly Gun has fallen, come back, and goes into a draw hand: this time nobody discarded or aced him."""
    table = shootout(
        ["Olivia Jenks | Flame-Thrower"],
        ["Fred Aims", "The Ghostly Gun"],
        leader={"legend": DARIUS},
        hands=(HANDS[2], (*HANDS[1], "2S", "2S")),
        winner=1,
    )
    gun, cause = table.id("Flame-Thrower"), an_ability(0, table, "Olivia Jenks")
    happens(boot(table.state, gun, cause))
    falls_and_returns(table, "The Ghostly Gun", 1)
    happens(unboot(table.state, gun, cause))
    draws(table, "Olivia Jenks", "Fred Aims").until(Question.RESOLUTION)
    while table.ask.seat != 1:
        table.passes()
    table.uses("The Ghostly Gun")
    while table.question is not Question.RESOLUTION:
        assert "react" not in table.ask.message.key
        table.answer(answers(table)[0])
    assert "The Ghostly Gun" not in table.posse(1)


# --- one for each who has fallen ----------------------------------------------------------------------

BLIGHTED = "The Blighted"


@pytest.mark.plays(BLIGHTED)
def test_one_rises_for_each_of_two_who_fall_at_once() -> None:
    """All Or Nothing throws out two wanted dudes at one moment, and two are in the discard pile."""
    table = Playing(
        side(
            "The Fourth Ring",
            rock=20,
            hand=["All Or Nothing"],
            discard=[BLIGHTED] * 2,
            at={"town square": ["Tommy Harden"], "home": ["Bobo"]},
        ),
        side("The Sloane Gang", at={"town square": ["Fred Aims | bounty 1", "Silas Aims | bounty 1"]}),
    )
    table.uses("All Or Nothing", "Tommy Harden", "Town Square")
    while table.question is not Question.NOON:
        if table.ask.message.key == "doomtown-ask-oppose":
            table.answer("no")
        else:
            table.answer(next((way for way in ("yes", "done") if way in table.choices()), table.choices()[0]))
    risen = [card for card in table.state.cards.values() if card.face == BLIGHTED and card.zone == "play"]
    assert len(risen) == 2


@pytest.mark.plays(BLIGHTED)
def test_a_guest_who_has_gone_home_fell_beside_nobody() -> None:
    """Player 2's Sloane rode with player 0 until she was sent home; there she is discarded, as an opponent's dude."""
    table = Playing(
        side(
            "The Fourth Ring",
            rock=9,
            discard=[BLIGHTED],
            at={"town square": ["Tommy Harden", "Bobo"]},
        ),
        side("Law Dogs", at={"town square": ["Fred Aims"]}),
        side("The Sloane Gang", at={"town square": ["Sloane"]}),
        turn=0,
    )
    table.calls_out("Tommy Harden", "Fred Aims").answer("yes")
    guests_join(table, "Sloane")
    table.until(Question.SHOOTOUT)
    assert "Sloane" in table.posse(0)
    cause = an_ability(1, table, "Fred Aims")
    happens(send_home(table.state, table.id("Sloane"), cause))
    with pytest.raises(AssertionError, match=BLIGHTED):  # nobody answers here: it is asked
        happens(discard(table.state, table.id("Sloane"), cause))


# --- for which test a dude booted ---------------------------------------------------------------------

GADGETORIUM, DAYL = "Morgan Gadgetorium", "Dr. Dayl Burnett"


@pytest.mark.refuses(GADGETORIUM)
def test_who_booted_for_a_test_that_failed_did_not_boot_for_the_next_one() -> None:
    """Dayl boots to invent the Force Field and fails; then he invents it by his own text, without booting."""
    table = Playing(
        side(
            GADGETORIUM,
            rock=9,
            at={"home": [DAYL]},
            hand=["Force Field"],
            deck=["2S", "KS"],
        ),
        side("The Sloane Gang", at={"home": ["Fred Aims | bounty 2"]}),
    )
    table.shops("Force Field").passes(0)
    assert (table.zone("Force Field"), table.booted(DAYL)) == ("discard", True)
    happens(return_to_hand(table.state, table.id("Force Field"), an_ability(0, table, DAYL)))
    table.passes(1).uses(DAYL)
    while not usable(table, GADGETORIUM):
        table.answer(table.choices()[0])
    table.reacts(GADGETORIUM)
    assert (table.zone("Force Field"), table.booted(DAYL)) == ("play", True)


# --- on whom it was laid ------------------------------------------------------------------------------


def found_again(table: Playing, thing: str, host: str) -> None:
    """The card is discarded and attached anew, as by Look What I Found!"""
    cause = an_ability(0, table, host)
    happens(discard(table.state, table.id(thing), cause))
    happens(enter(table.state, table.id(thing), table.id(host), cause, attached=True))


LEMAT, SENTINEL = "LeMat Revolver", "Sentinel"


@pytest.mark.plays(TWIST)
def test_a_twist_ends_with_the_dude_it_was_laid_on() -> None:
    """Who leaves play in another way than by falling, and comes back, can fall as anybody else."""
    table = shootout([f"Steele Archer | {TWIST}"], ["Jake Smiley", "Barton Everest"], leader={"deck": ["KS"]})
    table.uses(TWIST, "Barton Everest")
    barton = table.id("Barton Everest")
    cause = an_ability(1, table, "Barton Everest")
    happens(return_to_hand(table.state, barton, cause))
    happens(enter(table.state, barton, fight(table).location, cause))
    happens(discard(table.state, barton, cause))
    assert table.card("Steele Archer").counter("control") == 0


@pytest.mark.plays(LEMAT)
def test_a_volley_is_over_though_who_fired_it_comes_back() -> None:
    hand = ("5S", "5C", "8D", "8H", "KC", "2S", "3D", "4D", "KS")
    table = showdown(
        [f"Barton Everest | {LEMAT} (owned by 1)", "Tommy Harden"],
        ["Allie Hensman"],
        (hand, HANDS[1]),
        "Barton Everest",
        winner=0,
        wording="weird-west",
    )
    while table.ask.seat != 0 or table.question is not Question.RESOLUTION:
        table.passes()
    before = total(table, 0)
    table.uses(LEMAT, part="grapeshot")
    assert total(table, 0) > before
    falls_and_returns(table, "Barton Everest", 0)
    assert total(table, 0) == before


@pytest.mark.refuses(SENTINEL)
def test_another_sentinel_is_not_the_one_that_was_sung() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": [f"Stevie Lyndon | {SENTINEL}"]}, deck=["9S", *HANDS[1]]),
        side("The Sloane Gang", at={"home": ["Fred Aims"]}),
    )
    table.uses(SENTINEL)
    table.answer("none")
    found_again(table, SENTINEL, "Stevie Lyndon")
    while table.question is Question.NOON:
        table.passes()
    assert table.ask.message.key != "doomtown-ask-yes"
    assert table.card("Stevie Lyndon").counter("control") == 0


CHIEF = "Chief Stephen Seven-Eagles"


@pytest.mark.plays(CHIEF)
def test_a_chief_who_has_come_back_has_gathered_nobody() -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            deeds=["Undertaker", "Bunkhouse"],
            at={"town square": [CHIEF], "Undertaker": ["Auto Cattle-Feeder"]},
        ),
        side("The Sloane Gang", at={"home": ["Fred Aims"]}),
    )
    hangs(table, "Auto Cattle-Feeder", "Undertaker")
    table.uses(CHIEF)
    chief, cause = table.id(CHIEF), an_ability(0, table, CHIEF)
    assert control(table.state, chief) == 1
    happens(discard(table.state, chief, cause))
    happens(enter(table.state, chief, TOWN_SQUARE, cause))
    assert (table.at(CHIEF), control(table.state, chief)) == ("Town Square", 0)


ELLIOT = "Elliot Smithson"


@pytest.mark.refuses(ELLIOT)
def test_elliot_congratulates_nobody_who_has_come_back() -> None:
    """The dude who led the job is there again, but as somebody else."""
    table = Playing(
        side("Law Dogs", hand=["A Coach Comes to Town"], at={"town square": ["Tommy Harden", ELLIOT]}),
        side("The Sloane Gang", at={"town square": ["Fred Aims"]}),
    )
    table.uses("A Coach Comes to Town", "Tommy Harden")
    everybody_joins(table, [ELLIOT]).answer("yes")
    everybody_joins(table, ["Fred Aims"]).until(Question.SHOOTOUT)
    falls_and_returns(table, "Tommy Harden", 0)
    falls_and_returns(table, ELLIOT, 0)  # so that he goes home after that one
    happens(send_home(table.state, table.id("Fred Aims"), an_ability(0, table, "Fred Aims")))
    table.never_offered(ELLIOT, until=Question.NOON)
