"""Actions of Dirty Deeds."""

from collections.abc import Iterator

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.lab.leaks import leaks
from boomtown.table import Chance
from doomtown.scenes import CHEATING, HANDS, asks, draws, shootout, usable, with_text

MODIFICATION, REVENGE = "A Slight Modification", "Rabbit Takes Revenge"

# --- A Slight Modification --------------------------------------------------------------------------


def tinkering(gadget: str = "Mechanical Horse") -> Playing:
    """Olivia Jenks with a Gadget is about to be whipped."""
    table = shootout(
        [f"Olivia Jenks | {gadget}", "Jake Smiley"],
        ["Barton Everest", "Allie Hensman"],
        leader={"hand": [MODIFICATION]},
        mark={"hand": ["Pistol Whip"]},
    )
    return table.passes(0).uses("Pistol Whip", "Barton Everest", "Jake Smiley")


@pytest.mark.plays(MODIFICATION)
def test_a_gadget_stops_an_opponent_s_shootout_ability() -> None:
    table = tinkering().reacts(MODIFICATION)
    assert table.booted("Mechanical Horse")
    assert (table.posse(0), table.booted("Barton Everest")) == (["Olivia Jenks", "Jake Smiley"], False)
    assert (table.zone("Pistol Whip"), table.zone(MODIFICATION)) == ("discard", "discard")


@pytest.mark.refuses(MODIFICATION)
def test_a_slight_modification_needs_an_unbooted_gadget_in_the_posse() -> None:
    for gadget in ("Roan", "Mechanical Horse booted"):
        assert not usable(tinkering(gadget), MODIFICATION)
    noon = Playing(
        side("Law Dogs", hand=["Reserves"]),
        side("The Sloane Gang", hand=[MODIFICATION], at={"home": ["Jake Smiley | Mechanical Horse"]}),
    ).uses("Reserves")
    assert not usable(noon, MODIFICATION)


@pytest.mark.refuses(MODIFICATION)
def test_a_slight_modification_stops_neither_your_own_plays_nor_cheatin_resolutions() -> None:
    own = shootout(
        ["Olivia Jenks | Mechanical Horse", "Jake Smiley"],
        ["Barton Everest", "Allie Hensman"],
        leader={"hand": [MODIFICATION, "Pistol Whip"]},
    )
    own.uses("Pistol Whip", "Jake Smiley", "Barton Everest")
    own.never_offered(MODIFICATION, until=Question.SHOOTOUT)
    assert own.at("Barton Everest") == "The Sloane Gang"
    caught = shootout(
        ["Olivia Jenks | Mechanical Horse"],
        ["Barton Everest"],
        hands=(CHEATING[2], HANDS[1]),
        leader={"hand": [MODIFICATION]},
        mark={"hand": ["Coachwhip!"], "rock": 5},
    )
    draws(caught).passes(0).uses("Coachwhip!")
    caught.never_offered(MODIFICATION, until=Question.NOON)
    assert caught.zone("Coachwhip!") == "discard"


# --- Hustled ----------------------------------------------------------------------------------------


def hustle(grifter: str = "Travis Moone") -> Playing:
    return Playing(
        side("The Sloane Gang", hand=["Hustled"], at={"Undertaker": [grifter], "home": ["Jake Smiley"]}),
        side(
            "Law Dogs",
            deeds=["Undertaker"],
            at={"Undertaker": ["Tommy Harden | Shotgun"], "home": ["Philip Swinford"]},
        ),
    )


@pytest.mark.plays("Hustled")
def test_a_grifter_hustles_for_ghost_rock_and_boots_an_opposing_card() -> None:
    table = hustle().uses("Hustled")
    assert (table.booted("Travis Moone"), table.bounty("Travis Moone"), table.rock(0)) == (True, 1, 2)
    assert sorted(table.choices()) == ["Shotgun", "Tommy Harden", "Undertaker"]
    table.answer("Undertaker")
    assert table.booted("Undertaker")


@pytest.mark.refuses("Hustled")
@pytest.mark.parametrize("dude", ["Travis Moone | booted", "Olivia Jenks"])
def test_only_an_unbooted_grifter_hustles(dude: str) -> None:
    assert not usable(hustle(dude), "Hustled")


# --- Rabbit Takes Revenge ---------------------------------------------------------------------------


def revenge(
    *hand: str,
    foes: tuple[str, ...] = ("Clint Ramsey | Shotgun | Roan",),
    hands: tuple[tuple[str, ...], tuple[str, ...]] = (HANDS[1], HANDS[1]),
    pulls: tuple[str, ...] = ("AC",),
    mark: dict[str, object] | None = None,
) -> Playing:
    """Longwei Fu (a stud of value 3 with Kung Fu 4) and Olivia Jenks against these."""
    return shootout(
        ["Longwei Fu", "Olivia Jenks"],
        foes,
        hands=hands,
        leader={"hand": hand, "deck": (*pulls, *hands[0])},
        mark=mark or {},
    )


@pytest.mark.plays(REVENGE)
def test_the_rabbit_makes_a_draw_and_a_stud_and_neither_can_leave() -> None:
    table = revenge(
        "Sun in Yer Eyes", REVENGE, mark={"hand": ["Pistol Whip"]}, foes=("Clint Ramsey", "Jake Smiley")
    )
    table.uses("Sun in Yer Eyes", "Longwei Fu").passes(1)
    assert not table.stud("Longwei Fu")
    table.uses(REVENGE, "Clint Ramsey")
    assert (table.stud("Longwei Fu"), table.stud("Clint Ramsey")) == (True, False)
    table.uses("Pistol Whip", "Jake Smiley")  # Olivia is the only one who can go home
    assert table.posse(0) == ["Longwei Fu"]
    assert table.at("Olivia Jenks") == "Law Dogs"


@pytest.mark.plays(REVENGE)
def test_nobody_whom_the_rabbit_holds_flees() -> None:
    table = revenge(REVENGE, foes=("Clint Ramsey", "Jake Smiley"), hands=(HANDS[2], HANDS[1]))
    draws(table.uses(REVENGE, "Clint Ramsey"), "Olivia Jenks", "Jake Smiley")
    table.until(Question.CASUALTIES).answer(f"discard:{table.id('Jake Smiley')}")
    assert (table.ask.seat, table.choices()) == (0, ["Olivia Jenks"])  # neither Clint Ramsey nor Longwei Fu


@pytest.mark.refuses(REVENGE)
@pytest.mark.parametrize(("dude", "where"), [("Longwei Fu", "Town Square"), ("Olivia Jenks", "Law Dogs")])
def test_no_card_moves_away_whom_the_rabbit_holds(
    monkeypatch: pytest.MonkeyPatch, dude: str, where: str
) -> None:
    @words.shootout(who=words.OPPOSING & words.DUDE & words.IN_POSSE)
    def carry_off(play: words.Situation, who: int) -> Iterator[words.Act]:
        yield words.move(who, to=words.home_of(play.state, 0))

    with_text(monkeypatch, "Clint Ramsey", carry_off=carry_off)
    table = revenge(REVENGE, foes=("Clint Ramsey",)).uses(REVENGE).uses("Clint Ramsey", dude)
    assert table.at(dude) == where


@pytest.mark.plays(REVENGE)
def test_in_a_combo_the_foe_s_cards_boot_and_it_is_the_first_casualty() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Jake Smiley", "Clint Ramsey | Shotgun | Roan"],
        leader={
            "hand": ["Rabbit's Lunar Leap", REVENGE],
            "deck": ["AC", "AC", *HANDS[2]],
            "at": {"home": ["Longwei Fu | booted"]},
        },
    )
    table.uses("Rabbit's Lunar Leap", "yes", REVENGE, "Clint Ramsey")
    assert table.booted("Shotgun")
    assert table.booted("Roan")
    draws(table, "Olivia Jenks", "Jake Smiley").until(Question.RUN)
    assert (table.zone("Clint Ramsey"), table.zone("Jake Smiley")) == ("discard", "play")


@pytest.mark.refuses(REVENGE)
def test_without_a_combo_nothing_boots_and_a_failed_pull_does_nothing() -> None:
    table = revenge(REVENGE).uses(REVENGE)
    assert not table.booted("Shotgun")
    failed = revenge(REVENGE, pulls=("7C",)).uses(REVENGE)
    assert failed.stud("Clint Ramsey")
    nobody = shootout(["Olivia Jenks"], ["Jake Smiley"], leader={"hand": [REVENGE]})
    assert not usable(nobody, REVENGE)


@pytest.mark.ruling("RC3-rabbit-takes-revenge-01")
@pytest.mark.parametrize("bound", [True, False])
def test_nobody_is_saved_by_going_home_who_cannot_leave(bound: bool) -> None:
    """Arnold McCadish would send a discarded casualty home booted instead."""
    table = revenge(
        REVENGE,
        foes=("Jake Smiley",),
        hands=(HANDS[2], HANDS[1]),
        mark={"at": {"home": ["Arnold McCadish"]}},
    )
    if bound:
        draws(table.uses(REVENGE), "Olivia Jenks").never_offered("Arnold McCadish", until=Question.NOON)
    else:
        draws(table, "Olivia Jenks").until(Question.REACT).reacts("Arnold McCadish")
    assert table.zone("Jake Smiley") == ("discard" if bound else "play")


# --- An Accidental Reunion --------------------------------------------------------------------------

REUNION = "An Accidental Reunion"


def reunion(hands: tuple[tuple[str, ...], tuple[str, ...]], *, played: bool = True, rock: int = 0) -> Playing:
    """Three against three; player 0 plays the Headline or not."""
    table = shootout(
        ["Olivia Jenks", "Jake Smiley", "Steven Wiles"],
        ["Philip Swinford", "Travis Moone", "Clementine Lepp"],
        hands=hands,
        leader={"hand": [REUNION], "rock": rock},
    )
    return table.uses(REUNION) if played else table


def due(table: Playing) -> str:
    """What the first who names casualties is asked."""
    return asks(draws(table, "Olivia Jenks", "Philip Swinford").until(Question.CASUALTIES))


@pytest.mark.plays(REUNION)
def test_a_cheater_takes_two_casualties_more_won_or_lost() -> None:
    lost = reunion((HANDS[3], CHEATING[2]))
    assert "3 still to be covered" in due(lost)
    assert lost.ask.seat == 1
    won = reunion((HANDS[6], CHEATING[7]))
    assert "1 still to be covered" in due(won)  # the honest loser first
    won.answer(f"discard:{won.id('Jake Smiley')}").until(Question.CASUALTIES)
    assert (won.ask.seat, "2 still to be covered" in asks(won)) == (1, True)


@pytest.mark.plays(REUNION)
def test_the_one_who_plays_the_reunion_is_not_spared() -> None:
    table = reunion((CHEATING[2], HANDS[3]))
    assert "3 still to be covered" in due(table)
    assert table.ask.seat == 0


@pytest.mark.refuses(REUNION)
def test_honest_hands_and_an_unplayed_headline_cost_no_more() -> None:
    for table in (reunion((HANDS[3], HANDS[2])), reunion((HANDS[3], CHEATING[2]), played=False)):
        assert "1 still to be covered" in due(table)


@pytest.mark.plays(REUNION)
def test_the_reunion_comes_back_for_two_ghost_rock_and_lasts() -> None:
    table = reunion((HANDS[3], CHEATING[2]), rock=2).answer("yes")
    assert (table.rock(0), table.hand(0)) == (0, [REUNION])
    table.passes(1)
    assert not usable(table, REUNION)  # a second Headline in one shootout
    assert "3 still to be covered" in due(table)


@pytest.mark.plays(REUNION)
@pytest.mark.rule("RC-headline-01")
def test_the_reunion_in_hand_again_still_bars_other_headlines_in_every_world() -> None:
    table = shootout(
        ["Olivia Jenks", "Jake Smiley"],
        ["Philip Swinford", "Travis Moone"],
        leader={"hand": [REUNION], "rock": 2},
        mark={"hand": ["No Funny Stuff"]},
    )
    table.uses(REUNION).answer("yes")
    assert table.ask.seat == 1
    assert not usable(table, "No Funny Stuff")
    for seed in range(20):  # for all that player 1 knows, another card has come back since
        assert leaks(table.table, 1, Chance(seed)) == []


@pytest.mark.refuses(REUNION)
def test_without_two_ghost_rock_the_reunion_is_gone() -> None:
    assert reunion((HANDS[3], HANDS[2]), rock=1).zone(REUNION) == "discard"
    assert reunion((HANDS[3], HANDS[2]), rock=2).answer("no").zone(REUNION) == "discard"
