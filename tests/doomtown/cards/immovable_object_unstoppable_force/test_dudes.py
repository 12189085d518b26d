"""Dudes of Immovable Object, Unstoppable Force."""

import pytest

from boomtown.doomtown.bringing import DeckList
from boomtown.doomtown.cards.library import load
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.reading.numbers import control, play_cost
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import LeftGame, Moved
from boomtown.doomtown.verbs.changes import change_card
from boomtown.table import IllegalAnswer, Table
from doomtown.scenes import CHEATING, HANDS, draws, everybody_joins, shootout, usable

# --- Xiaodan Li -------------------------------------------------------------------------------------

FIVE = ["Jake Smiley", "Travis Moone", "Clementine Lepp", "Olivia Jenks", "Steven Wiles"]


def bandits(*more: str) -> tuple[Table[Doomtown], tuple[int, ...]]:
    """Player 0 is asked for a starting gang out of five dudes and these; with the numbers of them all."""
    load()
    deck = DeckList("The 108 Righteous Bandits", (*FIVE, *more, *["Pistol Whip"] * 8))
    table: Table[Doomtown] = Table(GAME, Config(decks=(deck, deck)), 1)
    state = table.state
    dudes = [card for card in sorted(state.players[0].deck) if PRINTED[state.cards[card].face].kind == "dude"]
    return table, tuple(dudes)


@pytest.mark.plays("Xiaodan Li")
def test_xiaodan_li_is_a_sixth_dude_of_the_starting_gang() -> None:
    table, gang = bandits("Xiaodan Li")
    table.answer(0, gang)
    table.answer(1, ())
    assert {table.state.cards[card].zone for card in gang} == {"play"}
    assert len(gang) == 6


@pytest.mark.refuses("Xiaodan Li")
@pytest.mark.parametrize("more", [("Shizeng Lu",), ("Xiaodan Li", "Shizeng Lu")])
def test_without_xiaodan_six_are_too_many_and_with_her_seven(more: tuple[str, ...]) -> None:
    table, gang = bandits(*more)
    with pytest.raises(IllegalAnswer) as error:
        table.answer(0, gang)
    assert error.value.rule == "RB-4-05"


# --- Hamshanks --------------------------------------------------------------------------------------


def bearded(hamshanks: str, where: str = "Bunkhouse") -> Playing:
    """Hamshanks and Jake Smiley stand together; The Sanatorium is about to treat somebody near its own dude."""
    return Playing(
        side("The 108 Righteous Bandits", deeds=["Bunkhouse"], at={where: [hamshanks, "Jake Smiley"]}),
        side("The Sanatorium", at={"town square": ["Barton Everest"]}),
        winner=1,
    ).uses("The Sanatorium")


@pytest.mark.plays("Hamshanks")
def test_hamshanks_has_to_be_chosen_before_his_friends() -> None:
    table = bearded("Hamshanks")
    assert table.bullets("Hamshanks") == 0
    assert table.bullets("Jake Smiley") == 1


@pytest.mark.refuses("Hamshanks")
@pytest.mark.parametrize(
    ("hamshanks", "where"), [("Hamshanks | booted", "Bunkhouse"), ("Hamshanks", "town square")]
)
def test_booted_or_where_you_control_nothing_he_shields_nobody(hamshanks: str, where: str) -> None:
    table = bearded(hamshanks, where)
    assert table.choices() == ["Hamshanks", "Jake Smiley"]


def outweighed(*law: str) -> Playing:
    """Law Dogs look for somebody with less influence than their own dudes: Hamshanks has 1, Xiaodan none."""
    return Playing(
        side(
            "Morgan Cattle Co.", deeds=["General Store"], at={"General Store": ["Hamshanks", "Xiaodan Li"]}
        ),
        side("Law Dogs", at={"home": list(law)}),
        side("The Sloane Gang", at={"home": ["Fred Aims | bounty 5"]}),
        winner=1,
    )  # fmt: skip


@pytest.mark.refuses("Hamshanks")
@pytest.mark.plays("Law Dogs")
@pytest.mark.rule("RB-5.3.1-06")
def test_hamshanks_whom_nobody_can_outweigh_shields_nobody() -> None:
    """Whether he could be chosen himself depends on what is chosen after him."""
    table = outweighed("Philip Swinford")
    assert [table.influence(dude) for dude in ("Xiaodan Li", "Philip Swinford", "Hamshanks")] == [0, 1, 1]
    assert table.why_not("use", "Law Dogs") is None
    table.uses("Law Dogs")  # there is but one way to choose
    assert (table.bounty("Xiaodan Li"), table.bounty("Hamshanks")) == (1, 0)


@pytest.mark.plays("Hamshanks")
def test_hamshanks_who_can_be_outweighed_is_taken_first() -> None:
    table = outweighed("Philip Swinford", "Sheriff Dave Montreal").uses("Law Dogs")
    assert "Hamshanks" in table.choices()
    assert "Xiaodan Li" not in table.choices()


# --- Marcia Ridge -----------------------------------------------------------------------------------

TENT = "Quarantine Tent"


MARCIA_THERE = "Marcia Ridge [Weird West]"


def meddling(
    marcia_at: str = "town square",
    rival: str = "Jake Smiley",
    deed: str = TENT,
    marcia: str = "Marcia Ridge",
    inside: tuple[str, ...] = ("Travis Moone",),
) -> Playing:
    """Somebody else's deed, and perhaps a friend of Marcia's inside who does not control it; her outfit has booted."""
    table = Playing(
        side("Law Dogs", at={marcia_at: [marcia], deed: list(inside)}),
        side("The Sloane Gang", deeds=[deed], at={"town square": [rival]}),
    )
    change_card(table.state, table.id("Law Dogs"), booted=True)
    return table


@pytest.mark.plays("Marcia Ridge")
def test_marcia_uses_the_controller_ability_of_a_deed_next_to_the_square() -> None:
    table = meddling().uses(TENT)
    assert (table.controller(TENT), table.booted(TENT), table.booted("Travis Moone")) == (1, True, True)


@pytest.mark.refuses("Marcia Ridge")
def test_marcia_needs_the_square_and_the_most_influence_in_it_and_only_controller_abilities_count() -> None:
    assert not usable(meddling(marcia_at="home"), TENT)
    assert not usable(meddling(rival="Steele Archer"), TENT)  # 2 against 2
    assert usable(meddling(rival="Philip Swinford"), TENT)  # 2 against 1


CARTER, CANTINA = "Carter's Bounties", "Carson's Cantina"


@pytest.mark.plays("Marcia Ridge")
def test_marcia_uses_a_controller_s_shootout_ability_too() -> None:
    table = meddling(deed=CARTER).calls_out("Marcia Ridge", "Jake Smiley").answer("yes")
    everybody_joins(table, ["Marcia Ridge", "Jake Smiley"]).uses(CARTER)
    assert table.posse(0) == ["Marcia Ridge", "Travis Moone"]


@pytest.mark.refuses("Marcia Ridge")
@pytest.mark.parametrize(("marcia", "served"), [("Marcia Ridge", False), (MARCIA_THERE, True)])
def test_only_in_weird_west_other_abilities_than_a_controller_s_are_hers_too(
    marcia: str, served: bool
) -> None:
    """Jake Smiley cheats, and the Cantina's React is nobody's in particular."""
    hands = (HANDS[1], CHEATING[2])
    table = shootout([marcia], ["Jake Smiley"], hands=hands, mark={"deeds": [CANTINA]})
    draws(table, "Marcia Ridge", "Jake Smiley")
    assert usable(table, CANTINA) is served


@pytest.mark.plays("Marcia Ridge")
@pytest.mark.parametrize(("marcia", "sent"), [("Marcia Ridge", False), (MARCIA_THERE, True)])
def test_in_weird_west_marcia_uses_a_deed_as_if_she_stood_there(marcia: str, sent: bool) -> None:
    """Nobody is at the Railroad Station, and it is the square she leaves."""
    table = meddling(deed="Railroad Station", marcia=marcia, inside=())
    assert usable(table, "Railroad Station") is sent
    if sent:
        table.uses("Railroad Station", "The Sloane Gang")
        assert table.at("Marcia Ridge") == "The Sloane Gang"


@pytest.mark.refuses("Marcia Ridge")
def test_in_weird_west_marcia_stands_nowhere_else_for_anybody_else_or_without_the_most_influence() -> None:
    tied = meddling(deed="Railroad Station", marcia=MARCIA_THERE, inside=(), rival="Steele Archer")
    assert not usable(tied, "Railroad Station")
    table = meddling(deed="Railroad Station", marcia=MARCIA_THERE, inside=()).passes(0)
    assert not usable(table, "Railroad Station")  # its owner has nobody there to send away
    assert table.controller("Railroad Station") == 1


# --- Chief Stephen Seven-Eagles ---------------------------------------------------------------------

CHIEF = "Chief Stephen Seven-Eagles"
WARDENS = "Eagle Wardens"


@pytest.mark.plays(CHIEF)
def test_chief_stephen_costs_less_for_what_hangs_on_anybody_s_locations() -> None:
    table = Playing(
        side(
            WARDENS,
            rock=8,
            hand=[CHIEF],
            deeds=["Bunkhouse | Spirit Trail | Red Horse's Tail"],
        ),
        side("The Sloane Gang", deeds=["Undertaker | Spirit Trail"]),
    )
    assert play_cost(table.state, table.id(CHIEF)) == 10 - 3
    table.shops(CHIEF)
    assert (table.rock(0), table.at(CHIEF)) == (1, WARDENS)


@pytest.mark.plays(CHIEF)
def test_chief_stephen_has_control_points_in_the_town_square() -> None:
    table = Playing(
        side(WARDENS, deeds=["Bunkhouse | Spirit Trail | Red Horse's Tail"], at={"town square": [CHIEF]}),
        side("The Sloane Gang", deeds=["Undertaker | Spirit Trail"]),
    )
    assert control(table.state, table.id(CHIEF)) == 0
    table.uses(CHIEF)
    assert control(table.state, table.id(CHIEF)) == 2  # not for the Undertaker's


@pytest.mark.refuses(CHIEF)
def test_chief_stephen_is_no_cheaper_elsewhere_and_worth_nothing_away_from_the_square() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=[CHIEF], deeds=["Bunkhouse | Spirit Trail"]), side("The Sloane Gang")
    )
    assert table.why_not("shop", CHIEF) is not None
    assert play_cost(table.state, table.id(CHIEF)) == 10
    home = Playing(side(WARDENS, deeds=["Bunkhouse | Spirit Trail"], at={"home": [CHIEF]}), side())
    home.uses(CHIEF)
    assert control(home.state, home.id(CHIEF)) == 0


# --- Ancestor Spirit --------------------------------------------------------------------------------


def haunted() -> Playing:
    return Playing(
        side("Law Dogs", deeds=["Undertaker"], at={"Undertaker": ["Ancestor Spirit"]}, hand=["Pistol Whip"]),
        side("The Sloane Gang", at={"home": ["Steele Archer", "Olivia Jenks"]}),
    )


@pytest.mark.plays("Ancestor Spirit")
@pytest.mark.ruling("RC3-ancestor-spirit-01")
def test_the_ancestor_spirit_is_gone_the_moment_it_leaves() -> None:
    table = haunted().moves("Ancestor Spirit", "town square")
    assert table.zone("Ancestor Spirit") == "away"
    assert [event.name for event in table.events(LeftGame)] == ["Ancestor Spirit"]
    assert not table.events(Moved)  # it never arrives


@pytest.mark.plays("Ancestor Spirit")
def test_the_ancestor_spirit_lasts_for_the_day() -> None:
    table = haunted()
    assert (table.bullets("Ancestor Spirit"), table.influence("Ancestor Spirit")) == (0, 1)
    assert table.stud("Ancestor Spirit")
    table.passes(0, 1)
    assert table.state.phase == "sundown"
    assert table.zone("Ancestor Spirit") == "play"
    table.answer("none")
    assert table.zone("Ancestor Spirit") == "away"


@pytest.mark.refuses("Ancestor Spirit")
def test_no_deck_may_hold_an_ancestor_spirit_and_no_gang_starts_with_it() -> None:
    load()
    deck = DeckList("Law Dogs", ("Ancestor Spirit", "Philip Swinford", *["Pistol Whip"] * 8))
    table: Table[Doomtown] = Table(GAME, Config(decks=(deck, deck)), 1)
    offered = [table.state.cards[card].face for card in table.asks[0].form.ids]  # type: ignore[attr-defined]
    assert offered == ["Philip Swinford"]
