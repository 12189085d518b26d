"""Ghost rock and bounty: what a card costs, how low that may go, who collects, who has less, and what is no payment."""

import pytest

from boomtown.doomtown.reading.numbers import play_cost
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Entered, Gained, Paid
from boomtown.doomtown.verbs.cards import ace, send_home
from doomtown.scenes import (
    HANDS,
    an_ability,
    deal,
    draws,
    facing,
    hangs,
    happens,
    refused,
    refused_by,
    shootout,
    showdown,
    total,
    usable,
)

# --- no further than the minimum (rulings 66, 892) ----------------------------------------------------

PIECE, FARNUM, EAGLE = "A Piece of the Action", "E.B. Farnum", "Eagle Woman That All Look At"


def invested(outfit: str, dude: str, *gang: str, rock: int = 9) -> Playing:
    """Who costs 10 or 8 is brought; a Shotgun that costs 3 lies ready."""
    mine = {"hand": [PIECE, dude], "discard": ["Shotgun"], "at": {"home": list(gang)}}
    return Playing(side(outfit, rock=rock, **mine), side(), turn=0)


@pytest.mark.plays(PIECE)
@pytest.mark.plays(FARNUM)
@pytest.mark.parametrize(
    ("crony", "paid", "off"),
    [("Olivia Jenks", 4, 4), ("Olivia Jenks | influence +3", 4, 1), ("Olivia Jenks | influence +6", 2, 0)],
    ids=["2 from 10", "5 from 10", "8 from 10"],
)
def test_what_his_cronies_take_off_comes_before_the_piece(crony: str, paid: int, off: int) -> None:
    table = invested("Morgan Cattle Co.", FARNUM, crony).uses(PIECE)
    table.answer(crony.partition(" |")[0])
    assert (table.zone(FARNUM), table.rock(0)) == ("play", 9 - paid)
    table.answer("Shotgun")
    assert table.rock(0) == 9 - paid - (3 - min(3, off))


@pytest.mark.plays(PIECE)
@pytest.mark.plays(EAGLE)
@pytest.mark.parametrize(("friend", "off"), [("Olivia Jenks", 2), ("none", 4)])
def test_eagle_woman_s_friend_makes_no_piece_cheaper_than_four(friend: str, off: int) -> None:
    table = invested("Eagle Wardens", EAGLE, "Olivia Jenks", "Jake Smiley").uses(PIECE, friend)
    assert (table.zone(EAGLE), table.rock(0)) == ("play", 9 - 4)
    table.answer("Shotgun")
    assert table.rock(0) == 9 - 4 - (3 - min(3, off))


@pytest.mark.refuses(PIECE)
@pytest.mark.refuses(EAGLE)
def test_who_has_three_left_has_no_piece_of_eagle_woman() -> None:
    assert refused_by(invested("Eagle Wardens", EAGLE, "Olivia Jenks", rock=3), "use", PIECE) == "RB-5.3.1-06"


TAWODI = "Tawodi"


@pytest.mark.plays(TAWODI)
@pytest.mark.plays(FARNUM)
@pytest.mark.parametrize(("more", "paid"), [(5, 1), (6, 1), (7, 1), (8, 0)], ids=["3 left", "2", "1", "0"])
def test_tawodi_leaves_1_of_what_the_cronies_leave(more: int, paid: int) -> None:
    """Olivia, who has 2 influence and some more, boots as Farnum comes back."""
    gang = [TAWODI, f"Olivia Jenks | influence +{more}"]
    table = Playing(
        side("Morgan Cattle Co.", rock=9, discard=[FARNUM], at={"home": gang}), side("Law Dogs"), turn=0
    )
    table.uses(TAWODI).until("boots to make")
    before = table.rock(0)
    table.answer("Olivia Jenks")
    assert (table.zone(FARNUM), before - table.rock(0)) == ("play", paid)


# --- doubled twice (ruling 891) -----------------------------------------------------------------------

ROULETTE = "Red River Roulette"


@pytest.mark.plays(ROULETTE)
@pytest.mark.parametrize(("wheels", "due"), [(1, 2), (2, 4)])
def test_two_wheels_double_the_stakes_twice(wheels: int, due: int) -> None:
    """Nobody is at either casino to boot, and an exact tie costs everybody 1 in each round."""
    deeds = [{"deeds": [ROULETTE]}, {"deeds": [ROULETTE] * (wheels - 1)}]
    gangs = ["Jake Smiley", "Olivia Jenks"], ["Allie Hensman", "Irving Patterson", "Philip Swinford"]
    shooters = "Olivia Jenks", "Irving Patterson"
    table = showdown(*gangs, (deal(1, 1), deal(1, 1)), *shooters, leader=deeds[0], mark=deeds[1])
    table.uses(f"{ROULETTE} @0")
    if wheels == 2:
        table.uses(f"{ROULETTE} @1")
    draws(table.until(Question.SHOOTOUT), *shooters).until(Question.CASUALTIES)
    assert table.ask.message.args["due"] == due


# --- what is asked for is there before the costs are paid, and chosen afterwards (ruling 930) ---------

ELANDER, SKELETON = "Elander Boldman (Exp 1)", "Yagn's Mechanical Skeleton"


@pytest.mark.refuses(ELANDER)
def test_elander_s_own_boot_does_not_make_the_booted_gadget_he_asks_for() -> None:
    assert not usable(shootout([f"{ELANDER} | {SKELETON}"], ["Barton Everest"], winner=0), ELANDER)


@pytest.mark.plays(ELANDER)
def test_beside_another_booted_gadget_elander_may_overhaul_himself() -> None:
    table = shootout(
        [f"{ELANDER} | {SKELETON}", "Olivia Jenks | Flame-Thrower (booted)"], ["Barton Everest"], winner=0
    ).uses(ELANDER)
    assert table.choices() == ["Elander Boldman", "Flame-Thrower"]
    table.answer("Elander Boldman")
    assert not table.booted(ELANDER)


# --- who counts as having less ghost rock has less, whoever asks --------------------------------------

TOMMY = "Tommy Harden"
BANDITS, COMPANHURSTS = "The 108 Righteous Bandits", "Companhurst's"


@pytest.mark.plays(COMPANHURSTS)
@pytest.mark.plays("Guiding Light")
@pytest.mark.parametrize(("deeds", "booted"), [([COMPANHURSTS], False), ([], True)])
def test_the_light_takes_who_is_tied_for_the_poorer(deeds: list[str], booted: bool) -> None:
    people = ["Stevie Lyndon | Guiding Light", "Buskers | booted"]
    table = Playing(
        side(BANDITS, rock=3, deeds=deeds, deck=["KS"], at={"town square": people}),
        side("Law Dogs", rock=1),
        turn=0,
    )
    table.uses("Guiding Light", "Buskers")
    assert (table.rock(0), table.rock(1), table.booted("Buskers")) == (2, 2, booted)


@pytest.mark.plays(COMPANHURSTS)
@pytest.mark.plays("Buskers")
@pytest.mark.parametrize(("third", "offered"), [(2, True), (1, False)])
def test_buskers_ask_who_has_as_much_while_nobody_has_less(third: int, offered: bool) -> None:
    table = Playing(
        side(BANDITS, rock=2, deeds=[COMPANHURSTS], at={"town square": ["Buskers"]}),
        side("Law Dogs", rock=2, at={"home": [TOMMY]}),
        side("Morgan Cattle Co.", rock=third),
        turn=1,
    )
    table.moves(TOMMY, "town square")
    assert (table.question is Question.REACT and usable(table, "Buskers")) == offered


@pytest.mark.plays(COMPANHURSTS)
@pytest.mark.plays("108 Gracious Gifts")
@pytest.mark.parametrize(
    ("mine", "theirs", "discards"),
    [([], [], 2), ([], [COMPANHURSTS], 1), ([COMPANHURSTS], [COMPANHURSTS], 2)],
)
def test_gifts_see_that_a_tied_companhursts_has_less(
    mine: list[str], theirs: list[str], discards: int
) -> None:
    table = Playing(
        side("108 Gracious Gifts", rock=2, hand=["Roan", "Shotgun"], deeds=mine),
        side(BANDITS, rock=2, deeds=theirs),
        phase="sundown",
        wording="weird-west",
    )
    assert getattr(table.ask.form, "most", 1) == discards


# --- who collects, where two texts say so (ruling 301) ------------------------------------------------

RETREAT = "Jonah's Retreat"


@pytest.mark.plays("Natalya", RETREAT)
def test_natalya_collects_what_whoever_controls_the_retreat_would() -> None:
    table = Playing(
        side("Law Dogs", rock=1, at={RETREAT: ["Natalya"]}),
        side("Law Dogs", rock=9, deeds=[RETREAT], at={RETREAT: ["Steven Wiles"]}),
        phase="upkeep",
    )
    assert table.controller(RETREAT) == 1
    assert table.rock(0) - 1 == table.rock(1) - 9 + 2  # what both homes produce, and the retreat


@pytest.mark.plays("Natalya", 'Jimmy "The Saint"')
def test_natalya_collects_what_jimmy_would() -> None:
    table = Playing(
        side("Law Dogs", rock=1, deeds=["Undertaker"], at={"Undertaker": ["Natalya"]}),
        side("Law Dogs", rock=9, at={"Undertaker": ['Jimmy "The Saint"', "Steven Wiles"]}),
        phase="upkeep",
    )
    assert table.controller("Undertaker") == 1
    assert table.rock(0) - 1 == table.rock(1) - 9 + 1


# --- what is forbidden is forbidden to whoever does it for nothing (ruling 325) -----------------------

BARTON = "Barton Everest"


@pytest.mark.refuses("Vasilis the Boar", "As Nature and God Intended")
def test_vasilis_uses_no_weapon_that_cannot_be_used() -> None:
    hand = {"hand": ["As Nature and God Intended"]}
    table = shootout(["Vasilis the Boar | Flame-Thrower"], [BARTON], leader=hand, rock=5)
    assert usable(table, "Vasilis the Boar")
    table.uses("As Nature and God Intended").passes(1)
    assert not usable(table, "Vasilis the Boar")


# --- what a card costs --------------------------------------------------------------------------------


@pytest.mark.refuses("Jonah Essex (Exp 1)")
def test_what_is_cheaper_to_play_is_not_cheaper_for_jonah() -> None:
    jonah = facing(
        ["Jonah Essex (Exp 1) | bounty 1"],
        ["Fred Ayres | Stone Idol"],
        mark={"outfit": "Bayou Vermilion Railroad"},
        turn=0,
    )
    assert jonah.state.printed(jonah.id("Stone Idol")).cost == 2
    assert refused(jonah, "Jonah Essex (Exp 1)") == "RB-5.3.1-06"


@pytest.mark.refuses("Evan Lucas")
@pytest.mark.plays("Evan Lucas")
def test_who_was_sent_home_before_does_not_oppose_evan_any_more() -> None:
    table = shootout(["Evan Lucas", "Sloane"], [BARTON, TOMMY])
    cause = an_ability(0, table, "Sloane")
    happens(send_home(table.state, table.id(TOMMY), cause))
    happens(ace(table.state, table.id(TOMMY), cause))
    assert table.rock(0) == 0
    happens(ace(table.state, table.id(BARTON), cause))
    assert table.rock(0) == 1


@pytest.mark.plays("Howling Howell Melton")
def test_a_dude_aced_out_of_a_hand_does_not_spoil_the_bout() -> None:
    table = facing(
        ["Howling Howell Melton"], [BARTON], hands=(HANDS[2], HANDS[1]), leader={"hand": [TOMMY]}, turn=0
    ).uses("Howling Howell Melton")
    table.until(Question.SHOOTOUT)
    happens(ace(table.state, table.id(TOMMY), an_ability(0, table, "Howling Howell Melton")))
    assert table.until(Question.NOON).rock(0) == 2


# --- what a trait makes of a cost ---------------------------------------------------------------------

TATTOOED = "The Tattooed Man"


@pytest.mark.plays(TATTOOED)
@pytest.mark.rule("RC-paying-costs-02", "RC-paying-costs-03")
@pytest.mark.parametrize(("edition", "better"), [("aeg", 2), ("pinebox", 0)])
def test_a_hex_given_as_a_cost_returns_to_the_tattooed_man_s_hand(edition: str, better: int) -> None:
    """In the 2014-15 edition it is paid all the same; later it was no cost, and has not been discarded (ruling 2)."""
    table = showdown(
        [f"{TATTOOED} | Soul Blast"], ["Barton Everest"], leader={"hand": ["Hex Slingin'"]}, edition=edition
    )
    before = total(table, 0)
    table.uses("Hex Slingin'", "yes")
    assert table.zone("Soul Blast") == "hand"
    assert total(table, 0) - before == better


# --- what bounty counts as (ruling 68) ----------------------------------------------------------------

CLINT = "Clint Ramsey"


@pytest.mark.refuses("Miranda Clarke")
@pytest.mark.parametrize("miranda", ["Miranda Clarke", "Miranda Clarke [Weird West]"])
@pytest.mark.parametrize(("where", "more"), [("home", 2), ("town square", 0)])
def test_caitlin_makes_miranda_less_notorious(miranda: str, where: str, more: int) -> None:
    table = Playing(
        side("Law Dogs", at={"home": [f"{miranda} | bounty 2"], where: ["Caitlin McCue"]}), side()
    )
    if where == "home":
        table = Playing(side("Law Dogs", at={"home": [f"{miranda} | bounty 2", "Caitlin McCue"]}), side())
    printed = table.state.printed(table.id("Miranda Clarke")).bullets
    assert table.bullets("Miranda Clarke") - printed == more


@pytest.mark.refuses("Abram Grothe (Exp 2)")
@pytest.mark.parametrize(("where", "off"), [("home", 3), ("town square", 1)])
def test_caitlin_makes_abram_dearer(where: str, off: int) -> None:
    theirs: dict[str, list[str]] = {"home": [f"{BARTON} | bounty 1", f"{CLINT} | bounty 2"]}
    theirs[where] = [*theirs.get(where, []), "Caitlin McCue"]
    table = Playing(side("Law Dogs", hand=["Abram Grothe (Exp 2)"]), side("The Sloane Gang", at=theirs))
    abram = table.id("Abram Grothe (Exp 2)")
    assert table.state.printed(abram).cost - play_cost(table.state, abram) == off


# --- put into play for nothing is not played (ruling 371) ---------------------------------------------

OLIVIA = "Olivia Jenks"
STABLES = "Morgan Stables"


@pytest.mark.plays(STABLES)
def test_a_horse_that_was_not_played_is_not_the_first_of_the_day() -> None:
    table = Playing(
        side(STABLES, rock=9, hand=["Roan", "Pinto", "Mustang"], at={"home": [OLIVIA, "Jake Smiley", TOMMY]}),
        side("Law Dogs"),
        turn=0,
    )
    hangs(table, "Roan", TOMMY)
    assert play_cost(table.state, table.id("Mustang")) == 3 - 1
    table.shops("Pinto", OLIVIA)
    assert play_cost(table.state, table.id("Mustang")) == 3


@pytest.mark.plays("Hired Help")
def test_a_token_that_comes_into_play_has_not_been_played() -> None:
    table = shootout([TOMMY], [BARTON], leader={"hand": ["Hired Help"]}, rock=9).uses("Hired Help")
    assert [(event.name, event.played) for event in table.events(Entered)] == [("Gunslinger", False)]
    shop = Playing(side("Law Dogs", rock=9, hand=["Jake Smiley"]), side(), turn=0).shops("Jake Smiley")
    assert [event.played for event in shop.events(Entered)] == [True]


# --- who comes by Rico's text costs what the dude's own text says (RC3-rico-rodegain-01, RC-traits-02) ---

RICO = "Rico Rodegain"


@pytest.mark.ruling("RC3-rico-rodegain-01")
@pytest.mark.plays(RICO, "T'ou Chi Chow")
def test_t_ou_chi_chow_starts_cheaper_where_a_deed_has_started_before_him() -> None:
    """Jake Smiley goes back for the 2 he cost; T'ou Chi Chow comes for 8, as one deed is controlled."""
    table = Playing(
        side(
            "The 108 Righteous Bandits",
            rock=6,
            at={"home": [RICO, "Jake Smiley"]},
            deeds=["Gomorra Lot Commission"],
            deck=["T'ou Chi Chow"],
        ),
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
        phase="setup",
    )
    table.reacts(RICO)
    assert table.rock(0) == 6 + 2
    table.answer("T'ou Chi Chow")
    assert [event.amount for event in table.events(Paid) if event.cause.what == "setup"] == [8]


@pytest.mark.ruling("RC3-rico-rodegain-01")
@pytest.mark.plays(RICO, "Hao-T'e Zui, The Mad Monk")
def test_the_mad_monk_who_goes_back_is_worth_what_he_cost_and_comes_again_for_less() -> None:
    """He started when nobody was anywhere yet; now Rico is at home, which is one location."""
    monk = "Hao-T'e Zui, The Mad Monk"
    table = Playing(
        side("The 108 Righteous Bandits", rock=0, at={"home": [RICO, monk]}),
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
        phase="setup",
        wording="weird-west",
    )
    table.reacts(RICO)
    cost = table.state.printed(table.id(monk)).cost
    assert table.rock(0) == cost
    table.answer(monk)
    assert [event.amount for event in table.events(Paid) if event.cause.what == "setup"] == [cost - 1]


# --- being robbed is not paying (ruling 501) ----------------------------------------------------------

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


# --- a bounty that is transferred ---------------------------------------------------------------------

CONFESSION = "Confession"
LULA = 'Tallulah "Lula" Morgan (Exp 1)'


@pytest.mark.plays(CONFESSION, LULA)
@pytest.mark.ruling("RC3-tallulah-lula-morgan-exp-1-01")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_a_bounty_that_is_transferred_is_no_gain(wording: str) -> None:
    """Lula has interest of what an ability lets you gain; the Confession only moves ghost rock."""
    table = Playing(
        side("Law Dogs", rock=0, at={"town square": [f"Félix Amador | {CONFESSION}", LULA]}, deck=["KS"]),
        side("The Sloane Gang", at={"town square": [f"{BARTON} | bounty 2"]}),
        wording=wording,
    ).uses(CONFESSION, part="absolve")
    assert (table.bounty(BARTON), table.rock(0)) == (1, 1)
    assert table.events(Gained) == []
