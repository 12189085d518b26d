"""Dudes of Blood Moon Rising."""

import pytest

from boomtown.doomtown.bringing import DeckList
from boomtown.doomtown.cards.library import load
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.reading.numbers import player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from boomtown.table import SomeOf, Table
from doomtown.scenes import CHEATING, HANDS, asks, draws, shootout

# --- Dave "Slim" Gorman ----------------------------------------------------------------------------

DAVE = 'Dave "Slim" Gorman'


def slim(*, top: str = "KC", caster: str = DAVE, spell: str = "Soul Blast") -> Playing:
    """A Huckster casts a Hex with this card on top of the deck, against a stud."""
    table = shootout(
        [f"{caster} | {spell}"],
        ["Clint Ramsey", "Allie Hensman"],
        hands=([top], HANDS[1]),
        rock=5,
        joining=False,
    )
    return table.until(Question.JOIN).answer("Allie Hensman").until(Question.SHOOTOUT)


@pytest.mark.ruling("RC4-dave-slim-gorman-01")
def test_daves_numbers() -> None:
    table = slim()
    facts = PRINTED[table.card(DAVE).face]
    assert (facts.factions, facts.stud, facts.bullets) == (("outlaws",), True, 1)
    assert (facts.influence, facts.cost, facts.upkeep) == (2, 5, 1)


@pytest.mark.plays(DAVE)
def test_dave_burns_a_hex_and_everybody_is_a_draw() -> None:
    table = slim(spell="Blood Curse").uses("Blood Curse", "Clint Ramsey").reacts(DAVE)
    assert table.zone("Blood Curse") == "discard"
    assert not any(table.stud(dude) for dude in (DAVE, "Clint Ramsey", "Allie Hensman"))
    assert table.bullets("Clint Ramsey") == 0  # the Hex works all the same
    table.until(Question.NOON)
    assert table.stud("Clint Ramsey")  # it was for the round


@pytest.mark.refuses(DAVE)
def test_dave_burns_no_hex_that_somebody_else_cast_and_none_at_noon() -> None:
    other = shootout(
        [DAVE, "Steele Archer | Blood Curse"],
        ["Clint Ramsey"],
        hands=(["KC"], HANDS[1]),
        rock=5,
        joining=False,
    )
    other.until(Question.JOIN).answer("Steele Archer").until(Question.SHOOTOUT).uses("Blood Curse")
    assert "react" not in other.ask.message.key
    noon = Playing(
        side("The Sloane Gang", deck=["KC"], at={"home": [f"{DAVE} | Shadow Walk"]}), side("Law Dogs")
    )
    noon.uses("Shadow Walk", "Town Square")
    assert "react" not in noon.ask.message.key


# --- POST-A-TRON -----------------------------------------------------------------------------------

ROBOT = "POST-A-TRON"


def assembling(*people: str, deck: list[str]) -> Playing:
    """The gang stands; decks are about to be shuffled. Of a deck of one kind any card may be pulled."""
    return Playing(
        side("Morgan Cattle Co.", rock=0, at={"home": [ROBOT, *people]}, deck=deck, fill=False),
        side("Law Dogs"),
        phase="setup",
    )


@pytest.mark.plays(ROBOT)
def test_a_scientist_assembles_post_a_tron_before_hands_are_drawn() -> None:
    table = assembling("Roderick Byre", deck=["5S"] * 9)  # 5 + 1 against 6
    assert (table.zone(ROBOT), table.booted("Roderick Byre")) == ("play", True)
    kinds = [type(event) for event in table.state.log]
    assert kinds.index(events.Tested) < kinds.index(events.Drew)
    assert table.events(events.Invented)[0].card == table.id(ROBOT)


@pytest.mark.refuses(ROBOT)
@pytest.mark.parametrize(
    ("people", "top"),
    [(["Roderick Byre"], "4S"), ([], "KS"), (["Olivia Jenks"], "KS"), (["Roderick Byre | booted"], "KS")],
    ids=["failed", "nobody", "no scientist", "booted"],
)
def test_post_a_tron_is_discarded_if_nobody_invents_it(people: list[str], top: str) -> None:
    table = assembling(*people, deck=[top] * 9)
    assert table.zone(ROBOT) == "discard"


def offered_to_start(outfit: str) -> list[str]:
    load()
    deck = DeckList(outfit, (ROBOT, "QUATERMAN", "Roderick Byre"))
    table = Table(GAME, Config(decks=(deck, deck)), 1)
    form = table.asks[0].form
    assert isinstance(form, SomeOf)
    return [PRINTED[table.state.cards[int(card)].face].title for card in form.ids]


@pytest.mark.ruling("RC3-post-a-tron-01")
@pytest.mark.refuses(ROBOT)
def test_post_a_tron_starts_with_morgan_only_and_no_other_gadget_at_all() -> None:
    assert offered_to_start("Morgan Cattle Co.") == [ROBOT, "Roderick Byre"]
    assert offered_to_start("Law Dogs") == ["Roderick Byre"]


@pytest.mark.plays(ROBOT)
@pytest.mark.parametrize(("where", "gained"), [("town square", 3), ("home", 0)])
def test_post_a_tron_delivers_in_the_town_square(where: str, gained: int) -> None:
    table = Playing(side("Morgan Cattle Co.", at={where: [ROBOT]}), side("Law Dogs"))
    table.uses(ROBOT)
    assert (table.rock(0), table.booted(ROBOT)) == (gained, True)


TWO_PAIR = ["KS", "KD", "QH", "QC", "2C"]

# --- Mario Crane (Exp 1) ---------------------------------------------------------------------------

MARIO = "Mario Crane (Exp 1)"


ANY_THREE = ["2S", "2S", "2S"]  # what a 3-stud draws more, dropped first


def mario(mine: list[str], theirs: list[str]) -> Playing:
    table = shootout(
        [MARIO, "Travis Moone"], ["Allie Hensman"], hands=([*ANY_THREE, *mine], theirs), rock=5, joining=False
    )
    return table.until(Question.JOIN).answer("Travis Moone").until(Question.RESOLUTION)


@pytest.mark.plays(MARIO)
def test_mario_cheats_and_gets_away() -> None:
    table = mario(["2S", "2S", "3D", "4H", "5C"], CHEATING[8]).uses(MARIO)
    assert player_number(table.state, "casualties", 0) == -2
    assert player_number(table.state, "least casualties", 0) == 0  # the other hand is no better


@pytest.mark.plays(MARIO)
def test_a_legal_hand_hits_mario_once_at_least() -> None:
    table = mario(["2S", "2S", "3D", "4H", "5C"], TWO_PAIR).uses(MARIO).until(Question.CASUALTIES)
    assert table.events(events.RoundDecided)[0].ranks == (2, 3)
    assert table.ask.message.args["due"] == 1  # 1 less 2, but 1 at least


@pytest.mark.plays(MARIO)
@pytest.mark.rule("RB-6.1-91")
@pytest.mark.parametrize("react", [True, False])
def test_mario_wins_and_takes_one_all_the_same_but_not_one_more(react: bool) -> None:
    """One at least this round; the casualty that Takin' Ya With Me asks for is among the two he is spared."""
    table = shootout(
        [MARIO, "Travis Moone"],
        ["Allie Hensman", "Fred Aims"],
        hands=([*ANY_THREE, *CHEATING[3]], (*HANDS[1], "3H")),
        mark={"hand": ["Takin' Ya With Me"]},
    )
    table.until(Question.RESOLUTION).uses(MARIO).until(Question.CASUALTIES)
    table.answer(f"ace:{table.id('Fred Aims')}")
    table = table.reacts("Takin' Ya With Me") if react else table.answer("pass")
    table.until(Question.CASUALTIES).answer(f"discard:{table.id('Travis Moone')}")
    assert sum(event.seat == 0 for event in table.events(events.CasualtyNamed)) == 1


@pytest.mark.plays(MARIO)
@pytest.mark.rule("RB-6.1-91")
def test_the_one_mario_takes_at_least_may_be_a_card_s() -> None:
    """Hot Lead Flyin' hits three times less the two he is spared: that is one at least already."""
    table = shootout(
        [MARIO, "Travis Moone"],
        ["Allie Hensman", "Fred Aims", "Silas Aims", "Max Baine"],
        hands=([*CHEATING[8], *ANY_THREE], (*HANDS[5], "AS", "AS", "AS")),
        mark={"hand": ["Hot Lead Flyin'"]},
    )
    draws(table, MARIO, "Allie Hensman").until(Question.RESOLUTION).uses(MARIO).until(Question.CASUALTIES)
    for dude in ("Fred Aims", "Silas Aims", "Max Baine"):
        table.answer(f"discard:{table.id(dude)}")
    table.reacts("Hot Lead Flyin'")
    assert "1 still to be covered" in asks(table)
    table.answer(f"discard:{table.id('Travis Moone')}").until(Question.RUN)
    assert sum(event.seat == 0 for event in table.events(events.CasualtyNamed)) == 1


@pytest.mark.refuses(MARIO)
def test_mario_does_so_once_a_round() -> None:
    table = mario(["2S", "2S", "3D", "4H", "5C"], TWO_PAIR).uses(MARIO).passes(1)
    assert table.plays() == ["pass"]


@pytest.mark.refuses(MARIO)
def test_mario_with_a_legal_hand_is_no_safer() -> None:
    table = mario(HANDS[1], HANDS[6]).uses(MARIO)
    assert player_number(table.state, "casualties", 0) == 0


@pytest.mark.ruling("RC3-mario-crane-exp-1-01")
def test_mario_in_play_keeps_sloane_out_too() -> None:
    table = Playing(side("The Sloane Gang", rock=20, hand=["Sloane"], at={"home": [MARIO]}), side("Law Dogs"))
    refusal = table.why_not("shop", "Sloane")
    assert refusal is not None
    assert refusal.rule == "RC-uniqueness-03"
