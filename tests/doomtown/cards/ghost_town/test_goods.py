"""Goods of Ghost Town."""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.plays.offering import situation
from boomtown.doomtown.reading.numbers import player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from boomtown.doomtown.text.numbers import DRAW_BONUS, STUD_BONUS
from boomtown.doomtown.text.parts import SCRIPTS, Ability
from boomtown.doomtown.words import value
from doomtown.scenes import HANDS, asks, draws, everybody_joins, hangs, shootout, usable, with_text
from doomtown.third_player import LEADS, MARKED, posses


@pytest.mark.plays("Spirit Steed")
def test_the_steed_goes_where_a_spirit_is() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Black Elk | Spirit Steed"]}),
        side("The Sloane Gang", deeds=["Bunkhouse | Spirit Trail"]),
    )
    table.uses("Spirit Steed", part="follow")
    assert table.at("Black Elk") == "Bunkhouse"
    assert (table.booted("Spirit Steed"), table.booted("Black Elk")) == (True, False)


@pytest.mark.refuses("Spirit Steed")
def test_the_steed_needs_a_spirit() -> None:
    rider = "Black Elk | Spirit Steed | Many Speak As One booted"
    table = Playing(side("Law Dogs", at={"home": [rider]}), side("The Sloane Gang", deeds=["Bunkhouse"]))
    steed = table.id("Spirit Steed")
    assert [
        play for play in table.plays() if f":{steed}:" in play
    ] == []  # no Spirit elsewhere, none unbooted here


@pytest.mark.refuses("Spirit Steed")
def test_only_a_shaman_rides_the_steed() -> None:
    table = Playing(
        side("Law Dogs", rock=5, at={"home": ["Olivia Jenks"]}, hand=["Spirit Steed"]),
        side("The Sloane Gang"),
    )
    refusal = table.why_not("shop", "Spirit Steed")
    assert refusal is not None
    assert refusal.rule == "RB-5.3.5-08"


# --- Sunday Best ------------------------------------------------------------------------------------

BEST = "Sunday Best"


def sunday(best: str = BEST, phase: str = "upkeep") -> Playing:
    return Playing(
        side("Law Dogs", rock=5, deeds=["Bunkhouse", "Undertaker"], at={"home": [f"Olivia Jenks | {best}"]}),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
        phase=phase,
    )


@pytest.mark.plays(BEST)
def test_on_sundays_olivia_walks_out_and_counts_for_more() -> None:
    table = sunday()
    assert (table.question, table.influence("Olivia Jenks")) == (Question.REACT, 2 + 3)
    table.reacts(BEST)
    assert sorted(table.choices()) == ["Bunkhouse", "Town Square"]
    table.answer("Bunkhouse")
    assert (table.at("Olivia Jenks"), table.booted(BEST), table.booted("Olivia Jenks")) == (
        "Bunkhouse",
        True,
        False,
    )


@pytest.mark.refuses(BEST)
def test_on_weekdays_and_booted_the_best_is_of_no_use() -> None:
    table = sunday(phase="noon")
    assert table.influence("Olivia Jenks") == 2
    assert not usable(table, BEST)
    sunday(f"{BEST} booted").never_offered(BEST, until=Question.NOON)


@pytest.mark.refuses(BEST)
def test_who_cannot_move_does_not_stroll() -> None:
    with pytest.MonkeyPatch.context() as patch:
        with_text(patch, "Olivia Jenks", rooted=words.says(words.CANNOT_MOVE))
        sunday().never_offered(BEST, until=Question.NOON)


# --- Auto-Gatling -----------------------------------------------------------------------------------

GATLING = "Auto-Gatling"


@pytest.mark.plays(GATLING)
def test_the_gatling_goes_to_the_home_or_a_deed_one_controls() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=5,
            deeds=["Bunkhouse", "Undertaker"],
            hand=[GATLING],
            deck=["KS"],
            at={"home": ["Roderick Byre"]},
        ),
        side("The Sloane Gang", deeds=["General Store"], at={"Undertaker": ["Barton Everest"]}),
    ).shops(GATLING)
    assert sorted(table.choices()) == ["Bunkhouse", "Law Dogs"]
    table.answer("Bunkhouse")
    assert table.card(GATLING).place == table.id("Bunkhouse")


def salvo(owner: int, where: str = "Bunkhouse") -> Playing:
    """A shootout at the Bunkhouse of player 0; the Gatling is mounted somewhere and belongs to a player."""
    sides = [{"hand": [GATLING]} if seat == owner else {} for seat in range(2)]
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": ["Olivia Jenks"]}, **sides[0]),
        side("The Sloane Gang", at={"Bunkhouse": ["Jake Smiley", "Philip Swinford"]}, **sides[1]),
        turn=0,
    )
    hangs(table, GATLING, where)
    table.calls_out("Olivia Jenks", "Jake Smiley").answer("yes")
    return everybody_joins(table, ["Olivia Jenks", "Jake Smiley"])


def bonus(table: Playing, seat: int) -> tuple[int, int]:
    return player_number(table.state, STUD_BONUS, seat), player_number(table.state, DRAW_BONUS, seat)


@pytest.mark.plays(GATLING)
def test_whoever_owns_the_gatling_draws_two_more_there() -> None:
    assert [bonus(salvo(0), seat) for seat in (0, 1)] == [(2, 0), (0, 0)]
    assert [bonus(salvo(1), seat) for seat in (0, 1)] == [(0, 0), (2, 0)]
    table = draws(salvo(0))
    assert len(table.state.players[0].draw.cards) == 5  # type: ignore[union-attr]


@pytest.mark.refuses(GATLING)
def test_the_gatling_fires_nowhere_else() -> None:
    assert bonus(salvo(0, "Law Dogs"), 0) == (0, 0)
    noon = Playing(side("Law Dogs", hand=[GATLING], deeds=["Bunkhouse"]), side())
    hangs(noon, GATLING, "Bunkhouse")
    assert bonus(noon, 0) == (0, 0)


@pytest.mark.plays(GATLING)
def test_strangers_who_stand_before_it_count_for_less() -> None:
    table = Playing(
        side(
            "Law Dogs", hand=[GATLING], deeds=["Bunkhouse", "Undertaker"], at={"Undertaker": ["Olivia Jenks"]}
        ),
        side(
            "The Sloane Gang",
            at={"Undertaker": ["Barton Everest", "Steven Wiles | booted"], "home": ["Sloane"]},
        ),
    )
    before = table.influence("Sloane")
    hangs(table, GATLING, "Undertaker")
    found = [table.influence(dude) for dude in ("Olivia Jenks", "Barton Everest", "Steven Wiles", "Sloane")]
    assert found == [2, 0, 3, before]


# --- Mountain Lion Friend ---------------------------------------------------------------------------

LION = "Mountain Lion Friend"


def prowling(lion: str = LION, hands: tuple[tuple[str, ...], ...] = (HANDS[1], HANDS[4])) -> Playing:
    return shootout([f"Olivia Jenks | {lion}", "Philip Swinford"], ["Barton Everest"], hands=hands)


@pytest.mark.plays(LION)
def test_with_the_lion_one_more_card_can_be_exchanged() -> None:
    assert bonus(prowling(), 0) == (0, 1)
    assert bonus(prowling(), 1) == (0, 0)


@pytest.mark.plays(LION)
def test_the_lion_dies_for_two_casualties() -> None:
    table = draws(prowling(), "Philip Swinford").until(Question.REACT).reacts(LION)
    assert table.zone(LION) == "hill"
    assert "; 1 still" in asks(table.until(Question.CASUALTIES))


@pytest.mark.refuses(LION)
def test_the_lion_does_nothing_outside_the_posse_or_for_others() -> None:
    table = shootout(
        ["Philip Swinford"],
        ["Barton Everest"],
        hands=(HANDS[1], HANDS[2]),
        leader={"at": {"home": [f"Olivia Jenks | {LION}"]}},
    )
    assert bonus(table, 0) == (0, 0)
    table.never_offered(LION, until=Question.NOON)
    winning = shootout([f"Olivia Jenks | {LION}"], ["Barton Everest"], hands=(HANDS[3], HANDS[1]))
    draws(winning).until(Question.REACT)  # before the winner takes none, too (RB-6.1-90)
    assert winning.ask.seat == 0


@pytest.mark.refuses(LION)
def test_a_lion_that_cannot_be_aced_saves_nobody() -> None:
    with pytest.MonkeyPatch.context() as patch:
        with_text(
            patch,
            "Jake Smiley",
            keeper=words.says(words.CANNOT_BE_ACED, to=words.named(LION)),
        )
        table = shootout(
            [f"Olivia Jenks | {LION}", "Philip Swinford"],
            ["Barton Everest", "Jake Smiley"],
            hands=(HANDS[1], HANDS[4]),
        )
        draws(table).never_offered(LION, until=Question.CASUALTIES)


@pytest.mark.plays(LION)
def test_a_guest_s_lion_helps_whoever_leads_the_posse() -> None:
    table = posses(["Olivia Jenks"], ["Barton Everest"], [f"Philip Swinford | {LION}"])
    assert [bonus(table, seat)[1] for seat in range(3)] == [1, 0, 0]


# --- Tusk -------------------------------------------------------------------------------------------


@pytest.mark.plays("Tusk")
def test_a_tusk_is_bought_with_a_card_for_its_hunter() -> None:
    table = Playing(
        side("Law Dogs", rock=1, hand=["Tusk"], deck=["Roan"], at={"home": ["Tommy Harden"]}), side()
    )
    assert table.shops("Tusk").hand(0) == ["Roan"]


@pytest.mark.plays("Tusk")
@pytest.mark.parametrize(("foe", "hit"), [("Jake Smiley", True), ("Jake Smiley | Tusk", False)])
def test_to_others_a_hunter_is_worth_five_more(foe: str, hit: bool) -> None:
    table = shootout(["Olivia Jenks | Shotgun"], ["Barton Everest", foe])  # the gun hits a value up to 2
    assert usable(table, "Shotgun") == hit
    assert table.value("Jake Smiley") == 1


@pytest.mark.plays("Tusk")
@pytest.mark.parametrize(("seat", "difficulty"), [(0, 2), (1, 2 + 5)])
def test_only_cards_of_others_see_the_hunter_so(seat: int, difficulty: int) -> None:
    sides: list[dict[str, Any]] = [{}, {}]
    sides[seat] = {"at": {"town square": ["Steele Archer | Paralysis Mark"]}, "deck": ["KS"]}
    hunter = {"town square": ["Olivia Jenks | Tusk", *sides[0].pop("at", {}).get("town square", [])]}
    table = Playing(side("Law Dogs", at=hunter, **sides[0]), side("The Sloane Gang", **sides[1]), turn=seat)
    table.uses("Paralysis Mark", "Olivia Jenks")
    assert table.events(events.Tested)[-1].difficulty == difficulty


@pytest.mark.refuses("Tusk")
@pytest.mark.parametrize(("whose", "more"), [(LEADS, 0), (MARKED, 5)], ids=["an ally's", "an opposing"])
def test_the_tusk_impresses_opposing_cards_and_no_ally_s(whose: int, more: int) -> None:
    """What the guest with the Tusk is worth to a gun of the host's, and to one of the other posse's."""
    gun = "Clyde Owens | Shotgun"
    gangs = {LEADS: ["Olivia Jenks"], MARKED: ["Fred Aims"]}
    gangs[whose].append(gun)
    table = posses(gangs[LEADS], gangs[MARKED], ["Jon Longstride | Tusk"])
    ability = SCRIPTS["Shotgun"].parts["blast"]
    assert isinstance(ability, Ability)
    play = situation(table.state, whose, table.id("Shotgun"), ability, "shootout")
    assert value(play, table.id("Jon Longstride")) == table.value("Jon Longstride") + more


@pytest.mark.refuses("Tusk")
def test_no_value_is_above_a_king_s() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Clint Ramsey | Tusk"], "home": ["Tommy Harden"]}),
        side("The Sloane Gang", deck=["KS"], at={"town square": ["Steele Archer | Paralysis Mark"]}),
        turn=1,
    )
    table.uses("Paralysis Mark", "Clint Ramsey")
    assert table.events(events.Tested)[-1].difficulty == 13
