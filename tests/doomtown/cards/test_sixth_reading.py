"""Doubts that three audits left, each settled by a ruling: a dude that is none, halves, and twos."""

import pytest

from boomtown.doomtown.reading.draw_hands import is_legal, rank
from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Pulled
from boomtown.doomtown.verbs.cards import ace, discard
from boomtown.doomtown.verbs.changes import change_card
from doomtown.scenes import (
    CHEATING,
    HANDS,
    an_ability,
    draw_hand,
    draws,
    fight,
    hangs,
    happens,
    shootout,
    showdown,
    takes_control,
    usable,
)

HOWARD, UNDERTAKER, BLIGHTED = "Ol' Howard", "Undertaker", "The Blighted"

# --- a dude that has become something else (ruling 430) ---------------------------------------------


@pytest.mark.plays(UNDERTAKER)
@pytest.mark.refuses(UNDERTAKER)
@pytest.mark.parametrize(
    ("deed", "people", "paid"), [(f"Town Council | {HOWARD}", [], 0), ("Town Council", [HOWARD], 2)]
)
def test_nobody_buries_a_condition(deed: str, people: list[str], paid: int) -> None:
    table = Playing(side("Law Dogs", deeds=[UNDERTAKER]), side(deeds=[deed], at={"home": people}))
    happens(ace(table.state, table.id(HOWARD), an_ability(1, table, "Town Council")))
    assert (table.zone(HOWARD), table.rock(0)) == ("hill", paid)


@pytest.mark.refuses(BLIGHTED)
def test_nothing_rises_for_a_condition_that_goes_with_its_deed() -> None:
    table = Playing(
        side("The Fourth Ring", rock=5, at={"home": ["Bobo"]}, discard=[BLIGHTED]),
        side(deeds=[f"Town Council | {HOWARD}"]),
    )
    happens(discard(table.state, table.id("Town Council"), an_ability(0, table, "Bobo")))  # nobody is asked
    assert (table.zone(HOWARD), table.zone(BLIGHTED)) == ("discard", "discard")


@pytest.mark.plays("A Hero's Passing")
@pytest.mark.parametrize(("deed", "people"), [(f"Town Council | {HOWARD}", []), ("Town Council", [HOWARD])])
def test_no_hero_is_forgotten_for_a_condition(deed: str, people: list[str]) -> None:
    table = Playing(side("Law Dogs", deeds=[deed], at={"home": people}, hand=["A Hero's Passing"]), side())
    hangs(table, "A Hero's Passing", "Law Dogs")
    happens(ace(table.state, table.id(HOWARD), an_ability(1, table, "Town Council")))
    assert table.zone("A Hero's Passing") == ("discard" if people else "play")


# --- what twos make: Incubation, Companhurst's, a Horse with two abilities --------------------------

SICK, WILBER = "Incubation", "Wilber Crowley"


@pytest.mark.refuses(SICK)
def test_two_incubations_are_one_ability() -> None:
    """Ruling 431: who has rested once today, and is on his feet again, does not rest twice."""
    table = Playing(side(), side(at={"home": [f"{WILBER} | {SICK} | {SICK}"]}), turn=1)
    table.uses(WILBER, table.card(WILBER).cards[1], part="rest")
    change_card(table.state, table.id(WILBER), booted=False)
    table.passes(0)
    assert len(table.card(WILBER).cards) == 1
    assert not any(play.endswith(":rest") for play in table.plays())


BANDITS, COMPANHURSTS = "The 108 Righteous Bandits", "Companhurst's"


@pytest.mark.plays(COMPANHURSTS)
@pytest.mark.refuses(COMPANHURSTS)
@pytest.mark.parametrize(("guests", "poor"), [([], True), (["Marion Seville"], False)])
def test_companhursts_does_nothing_for_an_owner_who_has_lost_it(guests: list[str], poor: bool) -> None:
    """Ruling 438. Shizeng Lu takes two control points from a deed if his player is the poorest."""
    table = Playing(
        side(BANDITS, rock=3, deeds=[COMPANHURSTS], at={UNDERTAKER: ["Shizeng Lu"]}),
        side(rock=3, deeds=[UNDERTAKER], at={COMPANHURSTS: guests}),
    )
    assert control(table.state, table.id(UNDERTAKER)) == (0 if poor else 2)


JON, MULE = "Jon Longstride", "Ragged Mule"


@pytest.mark.plays(JON)
@pytest.mark.refuses(JON)
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_jons_horse_does_again_one_of_two_things_it_has_done(wording: str) -> None:
    """Ruling 437."""
    table = Playing(
        side("Morgan Cattle Co.", at={"home": [f"{JON} | {MULE}"]}, deeds=["Bunkhouse"]),
        side(),
        wording=wording,
    )
    change_card(table.state, table.id(MULE), booted=True, used=("plod", "trot"))
    table.uses(JON)
    assert len(table.choices()) == 2
    table.answer("trot")
    assert table.card(MULE).used == ("plod",)


# --- jokers: Fetch, and a hand that counts as legal --------------------------------------------------


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


# --- bullets that cannot be lowered, and goods that lose theirs --------------------------------------

ONWARD, TOMMY = "Onward Christian Soldiers", "Tommy Harden"


@pytest.mark.plays(ONWARD)
@pytest.mark.plays("Unprepared")
@pytest.mark.parametrize(("sung", "left"), [(True, 1 + 1), (False, 1 - 1)])
def test_a_soldier_loses_what_a_gun_gives_and_nothing_else(sung: bool, left: int) -> None:
    """Ruling 435."""
    table = shootout(
        [f"{TOMMY} | Shotgun", f"Lucretia Fanzini | {ONWARD}"],
        ["Fred Aims"],
        leader={"deck": ["KS", *HANDS[1]]},
        mark={"hand": ["Unprepared"]},
        rock=5,
    )
    if sung:
        table.uses(ONWARD)
    else:
        table.passes(0)
    table.uses("Unprepared", TOMMY)
    assert table.bullets(TOMMY) == left
    assert table.booted(TOMMY)


# --- a Sidekick and its dude, both named --------------------------------------------------------------

CATTLE = "Mutant Cattle"


@pytest.mark.plays(CATTLE)
@pytest.mark.refuses(CATTLE)
@pytest.mark.rule("RB-6.1-87")
@pytest.mark.parametrize(
    ("order", "bursts"), [((CATTLE, "Jake Smiley"), True), (("Jake Smiley", CATTLE), False)]
)
def test_cattle_burst_unless_their_master_went_first(order: tuple[str, str], bursts: bool) -> None:
    """Ruling 436: both are covered either way."""
    table = showdown(
        [f"Jake Smiley | {CATTLE}", "Fred Aims"],
        ["Travis Moone", "Androcles Brocklehurst"],
        (HANDS[1], (*HANDS[3], "KC")),
    ).until(Question.CASUALTIES)
    for casualty in order:
        table.answer(f"discard:{table.id(casualty)}")
    assert bool(table.events(Pulled)) is bursts
    table.until(Question.RUN)
    assert (table.zone("Jake Smiley"), table.zone(CATTLE)) == ("discard", "discard")
    assert table.posse(0) == ["Fred Aims"]


# --- half a swap (ruling 433) -------------------------------------------------------------------------

BEEF, SKELETON = "We Got A Beef!", "Yagn's Mechanical Skeleton"


@pytest.mark.plays(BEEF)
@pytest.mark.refuses(BEEF)
@pytest.mark.parametrize("digs_in", [True, False])
def test_nobody_goes_for_a_friend_who_does_not_come(digs_in: bool) -> None:
    table = Playing(
        side("Law Dogs", rock=1, at={"town square": [TOMMY]}, hand=[BEEF]),
        side(at={"town square": ["Barton Everest"], "home": [f"Allie Hensman | {SKELETON}"]}),
        wording="weird-west",
    )
    table.calls_out(TOMMY, "Barton Everest").answer("yes").reacts(BEEF)
    assert table.question is Question.REACT
    if digs_in:
        table.reacts(SKELETON)
    else:
        table.answer("pass")
    mark = "Barton Everest" if digs_in else "Allie Hensman"
    assert fight(table).mark == table.id(mark)
    assert table.at(mark) == "Town Square"


# --- a Blighted that falls with its host --------------------------------------------------------------


@pytest.mark.plays(BLIGHTED)
def test_a_blighted_rises_for_the_opposing_host_it_fell_with() -> None:
    """Ruling 439: somebody else's by now, Bobo is shot with what hangs on him."""
    table = Playing(
        side(
            "The Fourth Ring",
            rock=5,
            at={
                "town square": ["Sanford Taylor | bullets +9 | Shotgun", f"Bobo | {BLIGHTED}"],
                "home": ["Hamshanks"],
            },
        ),
        side("Law Dogs"),
        turn=0,
    )
    takes_control(table, 1, "Bobo")
    table.calls_out("Sanford Taylor", "Bobo").answer("yes").until(Question.SHOOTOUT).uses("Shotgun")
    assert table.zone("Bobo") == "hill"
    table.answer("yes")
    assert table.zone(BLIGHTED) == "play"


# --- a bounty that cannot fall (ruling 441) -----------------------------------------------------------

TOLARIOS, MAKAIO = "Father Tolarios", "Makaio Kaleo, Esq."


@pytest.mark.refuses(TOLARIOS)
@pytest.mark.refuses("Sloane")
def test_nobody_is_absolved_whose_bounty_cannot_fall() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": [TOLARIOS]}, hand=["5S"], deck=["Amazing Grace"]),
        side(at={"town square": ["Sloane | bounty 1", "Fred Aims | bounty 1", "Silas Aims | bounty 1"]}),
    ).uses(TOLARIOS)
    assert set(table.choices()) == {"Fred Aims", "Silas Aims"}


@pytest.mark.refuses(MAKAIO)
@pytest.mark.refuses("Sloane")
@pytest.mark.parametrize(("bounty", "pleads"), [(1, False), (2, True)])
def test_sloanes_last_bounty_goes_to_nobody_else(bounty: int, pleads: bool) -> None:
    table = Playing(side(at={"home": [MAKAIO, f"Sloane | bounty {bounty}"]}), side("Law Dogs"), turn=0)
    assert usable(table, MAKAIO) is pleads
