"""Dudes of Hell's Comin' With Me."""

import pytest

from boomtown.doomtown.reading.numbers import play_cost
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import TOWN_SQUARE
from boomtown.doomtown.state.events import Booted, Discarded, Gained, JobStarted
from boomtown.doomtown.state.events import Tested as ATest
from doomtown.scenes import (
    CHEATING,
    HANDS,
    draws,
    facing,
    fight,
    hangs,
    refused_by,
    shootout,
    showdown,
    total,
    unmoved,
    usable,
)
from doomtown.third_player import GUEST, LEADS, posses, turn_of

OLIVIA, JAKE, BARTON = "Olivia Jenks", "Jake Smiley", "Barton Everest"
Patch = pytest.MonkeyPatch

# --- Camillus S. Fly -------------------------------------------------------------------------------

FLY = "Camillus S. Fly"


@pytest.mark.plays(FLY)
def test_a_photograph_makes_somebody_a_stud() -> None:
    table = Playing(
        side("Law Dogs", rock=2, hand=[FLY], at={"home": ["Olivia Jenks", "Jake Smiley"]}),
        side("The Sloane Gang", at={"home": ["Fred Aims"]}),
    )
    table.shops(FLY).reacts(FLY)
    assert set(table.choices()) == {"Olivia Jenks", "Jake Smiley"}  # another dude
    table.answer("Olivia Jenks")
    assert (table.stud("Olivia Jenks"), table.stud(FLY)) == (True, False)


@pytest.mark.refuses(FLY)
def test_nobody_else_and_no_daylight_means_no_photograph() -> None:
    alone = Playing(side("Law Dogs", rock=2, hand=[FLY]), side("The Sloane Gang")).shops(FLY)
    assert "react" not in alone.ask.message.key
    evening = Playing(
        side("Law Dogs", at={"home": ["Agent Provocateur", "Olivia Jenks"]}, hand=[FLY]),
        side("The Sloane Gang", at={"home": ["Sloane"]}),
        phase="sundown",
    )
    evening.reacts("Agent Provocateur")
    assert evening.zone(FLY) == "play"
    evening.never_offered(FLY, until=Question.NOON)
    assert not evening.stud("Olivia Jenks")
    assert evening.card(FLY).used == ()
    other = Playing(
        side("Law Dogs", rock=5, hand=["Clint Ramsey"], at={"home": [FLY]}), side("The Sloane Gang")
    )
    other.shops("Clint Ramsey").never_offered(FLY, until=Question.NOON)
    assert other.zone("Clint Ramsey") == "play"


# --- Marshal Caves Callarman -----------------------------------------------------------------------

CAVES = "Marshal Caves Callarman"


def caves(where: str, bounty: int, hand: list[str]) -> Playing:
    return Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={where: [f"{CAVES} | bounty {bounty}"]}, hand=hand),
        side("The Sloane Gang"),
    )


@pytest.mark.plays(CAVES)
def test_caves_atones_in_public() -> None:
    table = caves("town square", 2, ["5S"])
    assert (table.bullets(CAVES), table.influence(CAVES)) == (0, 0)
    table.uses(CAVES)
    assert (table.bounty(CAVES), table.bullets(CAVES), table.influence(CAVES)) == (1, 1, 1)
    assert table.hand(0) == []


@pytest.mark.refuses(CAVES)
@pytest.mark.parametrize(("where", "hand"), [("Bunkhouse", ["5S"]), ("town square", [])])
def test_caves_needs_a_public_place_and_something_to_give(where: str, hand: list[str]) -> None:
    """An "if" may fail (RC-abilities-03)."""
    table = caves(where, 2, hand).uses(CAVES)
    assert (table.bounty(CAVES), len(table.hand(0))) == (2, len(hand))


# --- The Tombstone Haint ---------------------------------------------------------------------------

HAINT = "The Tombstone Haint"


@pytest.mark.plays(HAINT)
@pytest.mark.refuses(HAINT)
def test_the_haint_matters_in_the_morning_only() -> None:
    table = Playing(side("Law Dogs", rock=5, at={"home": [HAINT, OLIVIA]}), side(), phase="upkeep")
    assert (table.influence(HAINT), table.influence(OLIVIA)) == (2, 2)
    table.until(Question.NOON)
    assert table.influence(HAINT) == 0


# --- Rock Woofstone --------------------------------------------------------------------------------

ROCK = "Rock Woofstone"


@pytest.mark.plays(ROCK)
def test_rock_pays_an_opponent_of_his_choice_as_often_as_he_likes() -> None:
    table = Playing(
        side("Law Dogs", rock=1, at={"home": [f"{ROCK} | used"]}),
        side("The Sloane Gang", at={"home": [BARTON]}),
        side("Morgan Cattle Co."),
    )
    table.uses(ROCK)
    assert set(table.choices()) == {"The Sloane Gang", "Morgan Cattle Co."}
    table.answer("Morgan Cattle Co.")
    assert [table.rock(seat) for seat in range(3)] == [0, 0, 1]
    assert (table.at(ROCK), table.booted(ROCK)) == ("Town Square", False)


@pytest.mark.refuses(ROCK)
@pytest.mark.parametrize(("rock", "where"), [(0, "home"), (2, "town square")])
def test_rock_needs_ghost_rock_and_a_way_to_go(rock: int, where: str) -> None:
    table = Playing(side("Law Dogs", rock=rock, at={where: [ROCK]}), side())
    assert refused_by(table, "use", ROCK) == "RB-5.3.1-06"


# --- Arielle Moriah --------------------------------------------------------------------------------

ARIELLE = "Arielle Moriah"


@pytest.mark.plays(ARIELLE)
def test_arielle_is_up_again_after_booting_for_a_miracle() -> None:
    table = Playing(
        side("Law Dogs", deck=["KC"], at={"home": [f"{ARIELLE} | Soothe", f"{OLIVIA} | booted"]}), side()
    )
    table.uses("Soothe").reacts(ARIELLE)
    assert [table.booted(card) for card in (ARIELLE, OLIVIA, "Soothe")] == [False, False, True]


@pytest.mark.refuses(ARIELLE)
def test_arielle_stays_booted_for_anything_else() -> None:
    walking = Playing(side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": [ARIELLE]}), side())
    walking.moves(ARIELLE, "Law Dogs").never_offered(ARIELLE, until=Question.NOON)
    assert walking.booted(ARIELLE)
    theirs = shootout([ARIELLE], ["Félix Amador | Babble On"], mark={"deck": ["KC"]}, winner=1)
    theirs.uses("Babble On").never_offered(ARIELLE, until=Question.SHOOTOUT)
    assert theirs.booted(ARIELLE)
    another = Playing(
        side("Law Dogs", deck=["KC"], at={"home": [ARIELLE, "Félix Amador | Soothe", f"{OLIVIA} | booted"]}),
        side(),
    )
    another.uses("Soothe").never_offered(ARIELLE, until=Question.NOON)
    assert another.booted("Félix Amador")


# --- Gabriel Prior ---------------------------------------------------------------------------------

GABRIEL = "Gabriel Prior"


@pytest.mark.plays(GABRIEL)
@pytest.mark.refuses(GABRIEL)
def test_who_is_with_gabriel_helps_him_pray() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deck=["5C"],
            deeds=["Bunkhouse"],
            at={
                "town square": [f"{GABRIEL} | Soothe", f"{OLIVIA} | booted", JAKE],
                "Bunkhouse": ["Clint Ramsey"],
            },
        ),
        side("The Sloane Gang", at={"town square": [BARTON]}),
    )
    table.uses("Soothe")
    assert [event.check for event in table.events(ATest)] == [5 + 0 + 2]


# --- Mr. Baird -------------------------------------------------------------------------------------

BAIRD = "Mr. Baird"


@pytest.mark.plays(BAIRD)
def test_baird_exchanges_deeds() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=1,
            hand=["Bunkhouse", "Pat's Perch", "Shotgun"],
            discard=["General Store", "Blake Ranch", "Cattle Market", OLIVIA],
            at={"home": [BAIRD]},
        ),
        side("The Sloane Gang", discard=["Circle M Ranch"]),
    )
    table.uses(BAIRD)
    assert set(table.choices()) == {"Bunkhouse", "Pat's Perch"}
    table.answer("Pat's Perch")
    assert set(table.choices()) == {"General Store", "Cattle Market"}
    table.answer("Cattle Market")
    assert sorted(table.hand(0)) == ["Bunkhouse", "Cattle Market", "Shotgun"]
    assert (table.zone("Pat's Perch"), table.rock(0), table.booted(BAIRD)) == ("discard", 0, True)


@pytest.mark.refuses(BAIRD)
@pytest.mark.parametrize(
    ("rock", "baird", "hand", "discard"),
    [
        (0, BAIRD, ["Bunkhouse"], ["General Store"]),
        (1, f"{BAIRD} | booted", ["Bunkhouse"], ["General Store"]),
        (1, BAIRD, ["Shotgun"], ["General Store"]),
        (1, BAIRD, ["Bunkhouse"], ["Blake Ranch", "Shotgun"]),
    ],
)
def test_baird_needs_a_fee_and_two_deeds(rock: int, baird: str, hand: list[str], discard: list[str]) -> None:
    table = Playing(side("Law Dogs", rock=rock, hand=hand, discard=discard, at={"home": [baird]}), side())
    assert not usable(table, BAIRD)


# --- Harlan Stanton --------------------------------------------------------------------------------

HARLAN = "Harlan Stanton"


def at_the_deed(deed: str, where: str = "home", harlan: str = HARLAN) -> Playing:
    return shootout(
        [OLIVIA], [BARTON], where=deed, leader={"deeds": [deed], "at": {where: [harlan]}}, turn=0, winner=0
    )


@pytest.mark.plays(HARLAN)
def test_harlan_rides_to_a_ranch_and_is_a_stud_there() -> None:
    table = at_the_deed("Circle M Ranch", harlan=f"{HARLAN} | booted")
    assert not table.stud(HARLAN)
    table.uses(HARLAN)
    assert table.posse(0) == [OLIVIA, HARLAN]
    assert (table.at(HARLAN), table.stud(HARLAN), table.booted(HARLAN)) == ("Circle M Ranch", True, True)


@pytest.mark.refuses(HARLAN)
@pytest.mark.rule("RB-6.1-31")
def test_harlan_goes_nowhere_but_to_a_ranch() -> None:
    """Outside a posse he is used only where he would come into it (ruling 834)."""
    assert refused_by(at_the_deed("Bunkhouse"), "use", HARLAN) == "RB-6.1-31"


# --- Dr. Delphi Wallis -----------------------------------------------------------------------------

DELPHI = "Dr. Delphi Wallis"


WENDY = 'Xiong "Wendy" Cheng'


def delphi_against(*theirs: str, pulled: str = "KC", notes: str = "Net Gun | Roan") -> Playing:
    return shootout(
        list(theirs),
        [f"{DELPHI} | {notes}", OLIVIA],
        hands=(HANDS[1], (pulled, *HANDS[1])),
        mark={"at": {"home": ["Tommy Harden | Holy Wheel Gun"]}},
        winner=1,
    )


def forgotten(table: Playing) -> list[tuple[tuple[int, ...], str]]:
    source = table.id(DELPHI)
    return [(effect.on, effect.until.boundary) for effect in table.state.effects if effect.source == source]


@pytest.mark.plays(DELPHI)
def test_delphi_takes_an_ability_away_for_the_day() -> None:
    table = delphi_against(f"{WENDY} | Roan", "Irving Patterson")
    table.uses(DELPHI)
    assert set(table.choices()) == {DELPHI, "Net Gun"}
    table.answer("Net Gun")
    assert set(table.choices()) == {WENDY, "Irving Patterson"}
    table.answer(WENDY)
    assert (table.booted("Net Gun"), table.booted(DELPHI)) == (True, False)
    grit = table.value(WENDY) + table.bullets(WENDY) + table.influence(WENDY)
    assert [(event.difficulty, event.check) for event in table.events(ATest)] == [(grit, 13 + 1)]
    assert (table.ask.seat, usable(table, WENDY)) == (0, False)
    assert forgotten(table) == [((table.id(WENDY),), "day")]


@pytest.mark.refuses(DELPHI)
def test_delphi_may_boot_in_vain() -> None:
    table = delphi_against(WENDY, pulled="2C").uses(DELPHI, DELPHI)
    assert (table.booted(DELPHI), usable(table, WENDY), forgotten(table)) == (True, True, [])
    nothing_to_forget = delphi_against(JAKE).uses(DELPHI, DELPHI)
    assert forgotten(nothing_to_forget) == []


@pytest.mark.refuses(DELPHI)
def test_delphi_needs_something_of_hers_to_boot() -> None:
    table = delphi_against(WENDY, notes="Net Gun (booted) | booted")
    assert refused_by(table, "use", DELPHI) == "RB-5.3.1-06"
    assert usable(delphi_against(WENDY, notes="Net Gun | booted"), DELPHI)


# --- Cooper Grannon --------------------------------------------------------------------------------

COOPER = "Cooper Grannon"


def tinkered(gadget: str, *pulled: str, hand: list[str] | None = None) -> Playing:
    table = Playing(
        side(
            "Law Dogs", deck=[*pulled, "KC"], hand=hand or [], at={"home": [f"{COOPER} | {gadget} | Shotgun"]}
        ),
        side("The Sloane Gang", at={"town square": ["Tommy Harden | Holy Wheel Gun"]}),
    )
    return table.uses(COOPER)


@pytest.mark.plays(COOPER)
@pytest.mark.parametrize(
    ("pulled", "bullets", "influence", "booted"),
    [("5H", 3, 2, False), ("5S", 1, 3, False), ("5C", 1, 2, True)],
)
def test_what_cooper_pulls_tells_what_his_gadget_does(
    pulled: str, bullets: int, influence: int, booted: bool
) -> None:
    table = tinkered("Force Field", pulled, "5H")
    found = (table.bullets(COOPER) - 1, table.influence(COOPER), table.booted(COOPER))
    assert found == (bullets, influence, booted)  # with the Shotgun
    assert table.booted("Force Field")


@pytest.mark.plays(COOPER)
@pytest.mark.rule("RB-3.8-03")
@pytest.mark.parametrize(("suit", "bullets", "influence"), [(2, 3, 2), (3, 1, 3)])
def test_a_joker_is_of_the_suit_cooper_names(suit: int, bullets: int, influence: int) -> None:
    table = tinkered("Force Field", "Joker (red)", "5H")
    table.answer(4 * 4 + suit)  # a five of that suit, as poker numbers cards
    assert (table.bullets(COOPER) - 1, table.influence(COOPER)) == (bullets, influence)


@pytest.mark.plays(COOPER)
def test_an_experimental_gadget_does_two_things() -> None:
    table = tinkered("Vitality Tonic", "5D", "5H", "9S", hand=["6C", "8C"])
    assert "discard" in table.ask.message.args["purpose"]
    assert len(table.choices()) == 3  # one of them drawn
    table.answer("8 of Clubs")
    assert (table.hand(0)[-1], table.bullets(COOPER)) == ("9 of Spades", 1 + 1 + 2)


@pytest.mark.plays(COOPER)
def test_a_joker_is_of_the_suit_that_is_named_for_it() -> None:
    table = tinkered("Force Field", "Joker (red)")
    assert table.question is Question.JOKER
    table.answer("5H")
    assert table.bullets(COOPER) == 1 + 1 + 2


@pytest.mark.refuses(COOPER)
@pytest.mark.parametrize("gadget", ["Roan", "Force Field (booted)"])
def test_cooper_needs_an_unbooted_gadget_of_his(gadget: str) -> None:
    table = Playing(
        side("Law Dogs", at={"home": [f"{COOPER} | {gadget}", "Tommy Harden | Force Field"]}),
        side("The Sloane Gang"),
    )
    assert refused_by(table, "use", COOPER) == "RB-5.3.1-06"


# --- Vivene Goldsun --------------------------------------------------------------------------------

VIVENE = "Vivene Goldsun"


def vivene(relic: str, *theirs: str, notes: str = "") -> Playing:
    return shootout(
        list(theirs),
        [f"{VIVENE} | Fancy New Hat | {relic}{notes}", "Maurice Croker | Mayfair Family Deck"],
        leader={"at": {"home": [JAKE]}},
        winner=1,
    )


@pytest.mark.plays(VIVENE)
def test_vivene_spends_a_relic_on_who_has_less_grit() -> None:
    table = vivene("Stone Idol", f"{BARTON} | Roan", OLIVIA, "Clint Ramsey")
    assert table.stud(VIVENE)
    table.uses(VIVENE)
    assert set(table.choices()) == {BARTON, OLIVIA}  # 8 and 6 against 9; Clint has 14
    table.answer(BARTON)
    assert (table.zone("Stone Idol"), table.at(BARTON), table.booted(BARTON)) == ("discard", "Law Dogs", True)
    assert (table.stud(VIVENE), table.booted(VIVENE)) == (False, True)


@pytest.mark.refuses(VIVENE)
@pytest.mark.parametrize(
    ("relic", "notes", "theirs"),
    [("Roan", "", OLIVIA), ("Stone Idol", " | booted", OLIVIA), ("Stone Idol", "", "Clint Ramsey")],
)
def test_vivene_needs_a_relic_and_somebody_weaker(relic: str, notes: str, theirs: str) -> None:
    assert not usable(vivene(relic, theirs, notes=notes), VIVENE)


@pytest.mark.refuses(VIVENE)
def test_a_relic_is_no_price_as_long_as_it_stays(monkeypatch: Patch) -> None:
    unmoved(monkeypatch, "Stone Idol", Discarded)
    table = vivene("Stone Idol", OLIVIA, BARTON).uses(VIVENE, OLIVIA)
    assert table.at(OLIVIA) == "Town Square"


# --- Maurice Croker --------------------------------------------------------------------------------

MAURICE = "Maurice Croker"


@pytest.mark.plays(MAURICE)
def test_without_studs_maurice_takes_one_from_them() -> None:
    table = shootout(
        [MAURICE, OLIVIA], [BARTON, "Clint Ramsey"], mark={"at": {"home": ["Tommy Harden"]}}, winner=0
    )
    table.uses(MAURICE)
    assert set(table.choices()) == {BARTON, "Clint Ramsey"}
    table.answer("Clint Ramsey")
    assert (table.stud(BARTON), table.stud("Clint Ramsey")) == (True, False)


@pytest.mark.refuses(MAURICE)
def test_a_guest_s_stud_is_a_stud_in_the_posse_too() -> None:
    table = posses([MAURICE], [BARTON], ["Clint Ramsey"])
    turn_of(table, LEADS).uses(MAURICE)
    assert table.stud(BARTON)


# --- Bogie Man -------------------------------------------------------------------------------------

BOGIE = "Bogie Man"


@pytest.mark.plays(BOGIE)
@pytest.mark.refuses(BOGIE)
@pytest.mark.parametrize(
    ("mine", "theirs", "influence", "bullets"),
    [
        ([], [], 2, 0),
        (["Shotgun"], [OLIVIA, BARTON], 2, 2),
        ([JAKE], ["Shotgun"], 1, 0),
        (["Sloane", OLIVIA], [], 1, 3),
    ],
)
def test_bogie_man_feeds_on_the_dead(
    mine: list[str], theirs: list[str], influence: int, bullets: int
) -> None:
    table = Playing(side("Law Dogs", hill=mine, at={"home": [BOGIE]}), side("The Sloane Gang", hill=theirs))
    assert (table.influence(BOGIE), table.bullets(BOGIE)) == (influence, bullets)


# --- Evan Lucas ------------------------------------------------------------------------------------

EVAN = "Evan Lucas"


def gains(table: Playing) -> list[tuple[int, int]]:
    return [(event.seat, event.amount) for event in table.events(Gained)]


@pytest.mark.plays(EVAN)
def test_evan_gains_by_each_opposing_dude_who_dies() -> None:
    table = shootout([f"{EVAN} | Shotgun"], [OLIVIA, BARTON], mark={"at": {"home": [JAKE]}}, winner=0)
    table.uses("Shotgun")
    assert (table.zone(OLIVIA), gains(table)) == ("hill", [(0, 1)])


@pytest.mark.plays(EVAN)
def test_casualties_count_whoever_aces_them() -> None:
    table = showdown([EVAN], [OLIVIA, "Clint Ramsey"], (HANDS[4], HANDS[1]), winner=0)
    table.until(Question.CASUALTIES).answer(f"ace:{table.id(OLIVIA)}")
    while table.zone(OLIVIA) != "hill":
        table.answer(next(iter(table.choices())))
    assert gains(table)[:1] == [(0, 1)]


@pytest.mark.refuses(EVAN)
def test_evan_gains_nothing_from_afar_or_by_his_own() -> None:
    absent = shootout([f"{OLIVIA} | Shotgun"], [JAKE, BARTON], leader={"at": {"home": [EVAN]}}, winner=0)
    absent.uses("Shotgun")
    assert (absent.zone(JAKE), gains(absent)) == ("hill", [])
    lost = shootout([EVAN, OLIVIA], ["Clint Ramsey | Shotgun"], winner=1)
    lost.uses("Shotgun")
    assert (lost.zone(OLIVIA), gains(lost)) == ("hill", [])


@pytest.mark.refuses(EVAN)
def test_who_was_driven_off_before_makes_nobody_else_pay() -> None:
    table = shootout([EVAN, WENDY, OLIVIA], ["Clint Ramsey | Shotgun", JAKE], winner=0)
    table.uses(WENDY, JAKE).uses("Shotgun")
    assert (table.at(JAKE), table.zone(OLIVIA), gains(table)) == ("The Sloane Gang", "hill", [])


@pytest.mark.plays(EVAN)
def test_a_guest_gains_for_the_side_the_guest_is_on() -> None:
    table = posses([f"{OLIVIA} | Shotgun"], [JAKE, BARTON], [EVAN])
    turn_of(table, LEADS).uses("Shotgun")
    assert gains(table) == [(GUEST, 1)]


# --- Tawodi ----------------------------------------------------------------------------------------

TAWODI = "Tawodi"


def called_back(rock: int, *discard: str, hand: tuple[str, ...] = ()) -> Playing:
    table = Playing(
        side("Law Dogs", rock=rock, discard=list(discard), hand=list(hand), at={"home": [TAWODI]}),
        side("The Sloane Gang", discard=["Sloane"]),
    )
    table.uses(TAWODI)
    assert [event.mark for event in table.events(JobStarted)] == [TOWN_SQUARE]
    assert [event.cause.kind for event in table.events(Booted)][:1] == ["cost"]
    return table.until("pay for and play")


@pytest.mark.plays(TAWODI)
def test_a_dude_or_deed_comes_back_for_two_less() -> None:
    table = called_back(3, "Clint Ramsey", "Bunkhouse", "Shotgun", "Sloane", hand=(OLIVIA,))
    assert set(table.choices()) == {"Clint Ramsey", "Bunkhouse"}  # Sloane costs 6 so
    table.answer("Clint Ramsey")
    assert (table.zone("Clint Ramsey"), table.rock(0), table.booted(TAWODI)) == ("play", 0, True)


@pytest.mark.plays(TAWODI)
@pytest.mark.refuses(TAWODI)
@pytest.mark.parametrize(("cheap", "left"), [("Bunkhouse", 0), ("Pat's Perch", 0)])
def test_nothing_costs_less_than_1_but_for_what_does_anyway(cheap: str, left: int) -> None:
    table = Playing(side("Law Dogs", rock=1, discard=[cheap], at={"home": [TAWODI]}), side())
    table.uses(TAWODI).until(Question.NOON)
    assert (table.zone(cheap), table.rock(0)) == ("play", left)


@pytest.mark.refuses(TAWODI)
def test_who_costs_nothing_is_not_made_dearer() -> None:
    table = Playing(
        side("Law Dogs", discard=["Abram Grothe (Exp 2)"], at={"home": [TAWODI]}),
        side("The Sloane Gang", at={"home": [f"{BARTON} | bounty 20"]}),
    )
    table.uses(TAWODI).until(Question.NOON)
    assert table.zone("Abram Grothe (Exp 2)") == "play"


# --- Tsintah ---------------------------------------------------------------------------------------

TSINTAH = "Tsintah"


def tsintah(
    deed: str, *, notes: str = "", totem: str = "", deeds: list[str] | None = None, on: str = ""
) -> Playing:
    table = shootout(
        [BARTON],
        [f"{TSINTAH}{notes}", "Jim Cheveyo | Spirit Guidance"],
        where=deed,
        leader={"hand": ["Spirit Trail"]},
        mark={"deeds": deeds or [deed]},
        winner=1,
    )
    if totem:
        hangs(table, totem, on or deed)
    return table


@pytest.mark.plays(TSINTAH)
@pytest.mark.parametrize(
    ("deed", "deeds", "bullets"),
    [
        ("Bunkhouse", ["Bunkhouse"], 1),
        ("Gomorra Parish", ["Gomorra Parish"], 2),
        ("Bunkhouse", ["Gomorra Parish", "Bunkhouse"], 2),
        ("Bunkhouse", ["Gomorra Parish", "General Store", "Bunkhouse"], 1),
    ],
)
def test_tsintah_asks_a_spirit_and_the_land(deed: str, deeds: list[str], bullets: int) -> None:
    table = tsintah(deed, notes=" | Many Speak As One", deeds=deeds).uses(TSINTAH)
    assert (table.stud(TSINTAH), table.bullets(TSINTAH)) == (True, bullets)
    assert (table.booted("Many Speak As One"), table.booted("Spirit Guidance")) == (True, False)


@pytest.mark.plays(TSINTAH)
def test_anybody_s_totem_there_will_do() -> None:
    table = tsintah("Bunkhouse", totem="Spirit Trail").uses(TSINTAH)
    assert (table.stud(TSINTAH), table.booted("Spirit Trail")) == (True, True)


@pytest.mark.refuses(TSINTAH)
def test_tsintah_needs_a_spirit_of_her_own_or_a_totem_there() -> None:
    assert not usable(tsintah("Bunkhouse"), TSINTAH)
    assert not usable(tsintah("Bunkhouse", notes=" | Roan"), TSINTAH)
    assert not usable(tsintah("Bunkhouse", notes=" | Many Speak As One (booted)"), TSINTAH)
    elsewhere = tsintah(
        "Bunkhouse", totem="Spirit Trail", deeds=["Bunkhouse", "General Store"], on="General Store"
    )
    assert not usable(elsewhere, TSINTAH)


@pytest.mark.refuses(TSINTAH)
def test_the_town_square_is_no_deed_next_to_holy_ground() -> None:
    table = shootout(
        [BARTON], [f"{TSINTAH} | Many Speak As One"], mark={"deeds": ["Gomorra Parish"]}, winner=1
    ).uses(TSINTAH)
    assert (table.stud(TSINTAH), table.bullets(TSINTAH)) == (True, 1)


# --- Jackie Sanjuro --------------------------------------------------------------------------------

JACKIE = "Jackie Sanjuro"


@pytest.mark.plays(JACKIE)
def test_jackie_fights_best_alone() -> None:
    table = shootout([f"{JACKIE} | Roan"], [BARTON, OLIVIA])
    assert (table.value(JACKIE), table.stud(JACKIE)) == (5 + 1 + 4, True)  # with Kung Fu


@pytest.mark.refuses(JACKIE)
def test_company_and_peace_leave_jackie_as_he_is() -> None:
    for table in (
        facing([JACKIE], [BARTON]),
        shootout([JACKIE, OLIVIA], [BARTON]),
        posses([JACKIE], [BARTON], [OLIVIA]),
    ):
        assert (table.value(JACKIE), table.stud(JACKIE)) == (5 + 1, False)


@pytest.mark.refuses(JACKIE)
def test_somebody_else_alone_is_not_jackie_alone() -> None:
    table = shootout([OLIVIA], [BARTON], leader={"at": {"home": [JACKIE]}})
    assert (table.value(JACKIE), table.stud(JACKIE)) == (5 + 1, False)


@pytest.mark.refuses(JACKIE)
def test_jackie_carries_melee_weapons_and_no_guns() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Shotgun", "Rapier", "Roan"], at={"home": [JACKIE]}), side()
    )
    offered = {play for play in table.plays() if play.startswith("shop")}
    assert offered == {f"shop:{table.id('Rapier')}", f"shop:{table.id('Roan')}"}


# --- Speaks-with-Buffalo ---------------------------------------------------------------------------

BUFFALO = "Speaks-with-Buffalo"


@pytest.mark.plays(BUFFALO)
def test_words_count_against_guns() -> None:
    table = Playing(
        side("Law Dogs", deck=["9C", "9D"], hand=["5S"], at={"home": [BUFFALO, "Clint Ramsey"]}),
        side("The Sloane Gang", at={"town square": [BARTON]}),
        turn=0,
    )
    table.uses(BUFFALO)
    assert (table.stud(BUFFALO), table.booted(BUFFALO)) == (True, True)
    table.until(Question.OPPOSE).answer("yes").until(Question.SHOOTOUT)
    draws(table, BUFFALO, BARTON)
    assert (bonuses(table.state, 0), bonuses(table.state, 1)) == ((2, 0), (1, 0))  # by influence


@pytest.mark.plays(BUFFALO)
def test_a_success_unboots_the_speaker_who_draws_two_and_discards_two() -> None:
    table = Playing(
        side("Law Dogs", deck=["9C", "9D"], hand=["5S"], at={"home": [BUFFALO]}),
        side("The Sloane Gang", at={"home": [BARTON]}),
        turn=0,
    )
    table.uses(BUFFALO).until("the two cards you discard")
    assert (table.booted(BUFFALO), len(table.choices())) == (False, 3)
    assert (table.ask.form.least, table.ask.form.most) == (2, 2)
    table.answer("5 of Spades", "9 of Clubs").until(Question.NOON)
    assert table.hand(0) == ["9 of Diamonds"]
    assert not any(effect.word == "draws by influence" for effect in table.state.effects)


@pytest.mark.refuses(BUFFALO)
def test_no_dude_of_your_own_is_spoken_to() -> None:
    table = Playing(side("Law Dogs", at={"home": [BUFFALO, OLIVIA]}), side("The Sloane Gang"))
    assert refused_by(table, "use", BUFFALO) == "RB-6.2-08"


# --- Judge Wells Spicer ----------------------------------------------------------------------------

JUDGE = "Judge Wells Spicer"


def court(*theirs: str, judge: str = JUDGE) -> Playing:
    return Playing(
        side("Law Dogs", at={"town square": [judge, f"{JAKE} | bounty 5"]}),
        side(
            "The Sloane Gang",
            deeds=["Bunkhouse"],
            at={"town square": list(theirs), "Bunkhouse": ["Allie Hensman | bounty 3"]},
        ),
    )


@pytest.mark.plays(JUDGE)
@pytest.mark.parametrize(("answer", "left"), [("yes", 0), ("no", 3)])
def test_the_judge_sends_a_criminal_home_and_may_be_paid_in_bounty(answer: str, left: int) -> None:
    table = court(f"{BARTON} | bounty 3", f"{OLIVIA} | bounty 2", "Clint Ramsey | bounty 2")
    table.uses(JUDGE)
    assert set(table.choices()) == {BARTON, "Clint Ramsey"}
    table.answer(BARTON)
    assert table.ask.seat == 1
    table.answer(answer)
    assert (table.at(BARTON), table.booted(BARTON), table.bounty(BARTON)) == ("The Sloane Gang", True, left)
    assert table.booted(JUDGE)


@pytest.mark.plays(JUDGE)
def test_the_owner_decides_whoever_controls_the_dude() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": [JUDGE]}),
        side("The Sloane Gang", at={"town square": [f"{BARTON} | bounty 3 | controlled by 2"]}),
        side("Morgan Cattle Co."),
    )
    table.uses(JUDGE)
    assert (table.at(BARTON), table.ask.seat) == ("Morgan Cattle Co.", 1)


@pytest.mark.refuses(JUDGE)
def test_nobody_else_is_sentenced() -> None:
    assert refused_by(court(f"{OLIVIA} | bounty 2"), "use", JUDGE) == "RB-5.3.1-06"
    assert not usable(court(f"{BARTON} | bounty 3", judge=f"{JUDGE} | booted"), JUDGE)


# --- Joan McGruder ---------------------------------------------------------------------------------

JOAN = "Joan McGruder"


@pytest.mark.plays(JOAN)
@pytest.mark.parametrize(("friends", "bullets"), [([], 4), ([OLIVIA], 3), ([OLIVIA, JAKE], 2)])
def test_joan_shoots_worse_in_company(friends: list[str], bullets: int) -> None:
    assert facing([JOAN, *friends], [BARTON]).bullets(JOAN) == 4
    assert shootout([f"{JOAN} | Roan", *friends], [BARTON, "Clint Ramsey"]).bullets(JOAN) == bullets
    aside = shootout([BARTON, *friends], ["Clint Ramsey"], leader={"at": {"home": [JOAN]}})
    assert aside.bullets(JOAN) == 4


@pytest.mark.plays(JOAN)
def test_guests_are_company_too() -> None:
    assert posses([JOAN], [BARTON], [OLIVIA]).bullets(JOAN) == 3


@pytest.mark.refuses(JOAN)
def test_joan_stays_in_the_shootout() -> None:
    sent = shootout([WENDY], [JOAN, OLIVIA], winner=0).uses(WENDY)
    assert (sent.at(OLIVIA), sent.at(JOAN)) == (
        "The Sloane Gang",
        "Town Square",
    )  # nobody else could be chosen
    table = showdown([JOAN, OLIVIA], [BARTON], (HANDS[1], HANDS[1]))
    table.until(Question.RUN)
    while table.ask.seat != 0:
        table.answer()
    assert table.choices() == [OLIVIA]


@pytest.mark.plays(JOAN)
def test_joan_may_refuse_a_call_and_go_home() -> None:
    table = facing([BARTON], [JOAN], turn=0).calls_out(BARTON, JOAN).answer("no")
    assert (table.at(JOAN), table.booted(JOAN)) == ("The Sloane Gang", True)


@pytest.mark.plays(JOAN)
def test_joan_goes_home_once_a_job_is_done() -> None:
    table = Playing(
        side("Law Dogs", deck=[*HANDS[4], "2D", "2H", "3D", "3H"], hand=["Kidnappin'"], at={"home": [JOAN]}),
        side("The Sloane Gang", deck=HANDS[1], at={"home": [JAKE, OLIVIA]}),
    )
    table.uses("Kidnappin'", JAKE).until(Question.OPPOSE).answer("yes").until(Question.SHOOTOUT)
    assert table.at(JOAN) == "The Sloane Gang"
    draws(table).until(Question.NOON)
    assert (table.zone(JAKE), table.at(JOAN), table.booted(JOAN)) == ("hill", "Law Dogs", True)


@pytest.mark.refuses(JOAN)
def test_joan_s_gun_is_for_criminals_only() -> None:
    def joan(victim: str) -> Playing:
        return shootout([f"{JOAN} | Shotgun"], [victim, "Clint Ramsey"], winner=0)

    assert not usable(joan(f"{OLIVIA} | bounty 2"), "Shotgun")  # it could ace nobody (ruling 320)
    assert joan(f"{OLIVIA} | bounty 3").uses("Shotgun").zone(OLIVIA) == "hill"
    other = shootout([f"{BARTON} | Shotgun", JOAN], [OLIVIA, "Clint Ramsey"], winner=0).uses("Shotgun")
    assert other.zone(OLIVIA) == "hill"


@pytest.mark.plays(JOAN)
def test_joan_helps_her_own_and_catches_their_goods() -> None:
    mine = Playing(
        side("Law Dogs", deck=["KC"], at={"home": [f"{JOAN} | Soothe", f"{OLIVIA} | booted"]}), side()
    )
    assert not mine.uses("Soothe").booted(OLIVIA)
    table = shootout(
        [f"{JOAN} | Faithful Hound"], [f"{BARTON} | Shotgun"], hands=(("AC", *HANDS[1]), HANDS[1]), winner=0
    )
    assert table.uses("Faithful Hound").zone("Shotgun") == "discard"


# --- Virgil Earp -----------------------------------------------------------------------------------

VIRGIL = "Virgil Earp"


def charged(mine: tuple[str, ...], *theirs: str) -> Playing:
    table = showdown([VIRGIL, f"{JAKE} | bounty 4"], list(theirs), (mine, CHEATING[8]), winner=0)
    return table.until(Question.RESOLUTION)


@pytest.mark.plays(VIRGIL)
@pytest.mark.parametrize(("removes", "left"), [("yes", (0, 1)), ("no", (2, 4))])
def test_virgil_holds_up_to_five_bounty_against_them(removes: str, left: tuple[int, int]) -> None:
    table = charged(
        ("2S", "4C", "6D", "8S", "KD"), f"{OLIVIA} | bounty 2", f"{BARTON} | bounty 4", "Clint Ramsey"
    )
    before = total(table, 1)
    table.uses(VIRGIL)
    table.answer(2)
    assert (table.ask.form.least, table.ask.form.most) == (0, 3)
    table.answer(3)
    assert (table.ask.seat, total(table, 1)) == (1, before - 5)
    table.answer(removes)
    assert (table.bounty(OLIVIA), table.bounty(BARTON)) == left
    assert table.bounty(JAKE) == 4


@pytest.mark.refuses(VIRGIL)
def test_virgil_holds_three_against_them_when_he_cheats_too() -> None:
    table = charged(CHEATING[3], f"{BARTON} | bounty 4").uses(VIRGIL)
    assert table.ask.form.most == 3
    before = total(table, 1)
    table.answer(0)
    assert (total(table, 1), table.bounty(BARTON)) == (before, 4)
    assert table.question is not Question.YES


@pytest.mark.plays(VIRGIL)
def test_who_leads_the_other_posse_answers_for_its_guests() -> None:
    table = posses([VIRGIL], [OLIVIA], [JAKE], [f"{BARTON} | bounty 1"], more={1: {"deck": CHEATING[8]}})
    table.until(Question.RESOLUTION)
    turn_of(table, LEADS)
    before = total(table, 1)
    table.uses(VIRGIL).answer(1)
    assert (table.ask.seat, total(table, 1)) == (1, before - 1)
    table.answer("yes")
    assert table.bounty(BARTON) == 0


# --- Florentino "Indian Charlie" Cruz ---------------------------------------------------------------

CHARLIE = 'Florentino "Indian Charlie" Cruz'


@pytest.mark.plays(CHARLIE)
@pytest.mark.refuses(CHARLIE)
@pytest.mark.parametrize(("bounty", "stud"), [(0, False), (3, False), (4, True)])
def test_a_price_on_his_head_hardens_charlie(bounty: int, stud: bool) -> None:
    table = shootout([MAURICE], [f"{CHARLIE} | bounty {bounty}"], winner=0)
    assert table.value(CHARLIE) == 2 + bounty
    table.uses(MAURICE)
    assert table.stud(CHARLIE) is stud


# --- Tomas Ramirez ---------------------------------------------------------------------------------

TOMAS = "Tomas Ramirez"


def jammed(pulled: str = "KC", charm: str = "Soul Blast", *theirs: str) -> Playing:
    return shootout(
        [f"{TOMAS} | {charm}", "Steele Archer | Blood Curse | Rapier"],
        list(theirs) or [f"{BARTON} | Shotgun", "Clint Ramsey | Roan"],
        hands=((pulled, *HANDS[1]), HANDS[1]),
        mark={"at": {"home": ["Allie Hensman | Peacemaker"]}},
        winner=0,
    )


@pytest.mark.plays(TOMAS)
@pytest.mark.parametrize(("pulled", "gone"), [("2C", "discard"), ("AC", "play")])
def test_tomas_jams_a_gun_for_a_hex(pulled: str, gone: str) -> None:
    table = jammed(pulled).uses(TOMAS)
    assert (table.zone("Shotgun"), table.zone("Soul Blast")) == (gone, gone)
    assert table.booted("Soul Blast") is (gone == "play")
    assert [event.difficulty for event in table.events(ATest)] == [3]


@pytest.mark.refuses(TOMAS)
def test_tomas_needs_a_hex_of_his_and_a_gun_against_him() -> None:
    assert not usable(jammed("KC", "Soul Blast (booted)"), TOMAS)
    assert not usable(jammed("KC", "Roan"), TOMAS)
    assert not usable(jammed("KC", "Soul Blast", f"{BARTON} | Roan"), TOMAS)


# --- Pete Spence -----------------------------------------------------------------------------------

PETE = "Pete Spence"


def robbed(discard: list[str], rock: int = 5, friend: str = "Clint Ramsey") -> Playing:
    table = Playing(
        side(
            "Law Dogs",
            rock=rock,
            deeds=["Bunkhouse"],
            discard=discard,
            hand=["Flame-Thrower"],
            at={"home": [friend], "Bunkhouse": [PETE]},
        ),
        side("The Sloane Gang", deeds=["Blake Ranch"], discard=["Rapier"]),
    )
    table.uses(PETE)
    assert [event.cause.kind for event in table.events(Booted)][:1] == ["cost"]
    return table


@pytest.mark.plays(PETE)
def test_pete_arms_a_friend_who_is_wanted_for_it() -> None:
    table = robbed(["Shotgun", "Fancy New Hat", "Legendary Holster", "Roan"])
    table.until("pay for and attach")
    assert set(table.choices()) == {"Shotgun", "Fancy New Hat"}
    table.answer(
        "Shotgun",
    ).answer("Clint Ramsey")
    assert (table.booted("Shotgun"), table.rock(0), table.bounty("Clint Ramsey")) == (True, 2, 1)


@pytest.mark.plays(PETE)
@pytest.mark.parametrize(
    ("loot", "friend", "bounty"),
    [("Fancy New Hat", "Clint Ramsey", 0), ("Shotgun", "Clint Ramsey | bounty 2", 2)],
)
def test_clothes_and_those_wanted_before_cost_no_bounty(loot: str, friend: str, bounty: int) -> None:
    table = robbed([loot], friend=friend).until(Question.HOST)
    table.answer("Clint Ramsey")
    assert (table.booted(loot), table.bounty("Clint Ramsey")) == (True, bounty)


@pytest.mark.refuses(PETE)
def test_pete_robs_some_other_place_in_town() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": [PETE]}),
        side("The Sloane Gang", deeds=["Blake Ranch", "General Store"]),
    )
    table.uses(PETE)
    assert set(table.choices()) == {"Town Square", "General Store", "Law Dogs", "The Sloane Gang"}
    poor = robbed(["Shotgun"], rock=0).until(Question.NOON)
    assert poor.zone("Shotgun") == "discard"


# --- Jonah Essex (Exp 1) ---------------------------------------------------------------------------

JONAH = "Jonah Essex (Exp 1)"


@pytest.mark.plays(JONAH)
@pytest.mark.refuses(JONAH)
@pytest.mark.parametrize(("outfit", "cost"), [("The Sloane Gang", 9 - 2), ("Law Dogs", 9)])
def test_hexes_of_yours_make_jonah_cheaper_for_outlaws(outfit: str, cost: int) -> None:
    table = Playing(
        side(
            outfit,
            hand=[JONAH],
            at={"home": ["Steele Archer | Soul Blast | Shadow Walk", f"{TOMAS} | Soul Blast"]},
        ),
        side("The Fourth Ring", at={"home": [f"{MAURICE} | Blood Curse"]}),
    )
    assert play_cost(table.state, table.id(JONAH)) == cost


@pytest.mark.plays(JONAH)
def test_wanted_company_shoots_better_with_jonah() -> None:
    def guns(table: Playing) -> list[int]:
        return [table.bullets(dude) for dude in (JONAH, OLIVIA, JAKE, BARTON, "Clint Ramsey")]

    gang = [f"{JONAH} | bounty 1", f"{OLIVIA} | bounty 1", JAKE]
    foes = [f"{BARTON} | bounty 1"]
    assert guns(posses(gang, foes, ["Clint Ramsey | bounty 1"])) == [3, 3, 1, 2, 3]
    home = posses(gang[1:], foes, ["Clint Ramsey | bounty 1"], more={0: {"at": {"home": gang[:1]}}})
    assert guns(home) == [3, 2, 1, 2, 2]


@pytest.mark.plays(JONAH)
def test_jonah_shoots_off_what_is_no_dearer_than_he() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": [f"{JONAH} | bounty 2 | Roan", OLIVIA], "home": [JAKE]}),
        side(
            "The Sloane Gang",
            at={
                "town square": [
                    f"{BARTON} | Shotgun | Rapier | Fancy New Hat",
                    "Travis Moone",
                ],
                "home": ["Allie Hensman | Bluetick"],
            },
        ),
    )
    table.uses(JONAH)
    assert set(table.choices()) == {"Rapier", "Fancy New Hat"}
    table.answer("Rapier")
    assert set(table.choices()) == {"Jonah Essex", OLIVIA}
    table.answer(OLIVIA)
    assert (table.zone("Rapier"), table.bounty(OLIVIA)) == ("discard", 1)


@pytest.mark.plays(JONAH)
@pytest.mark.refuses(JONAH)
def test_in_a_shootout_he_shoots_at_those_who_are_in_it() -> None:
    gang = [f"{JONAH} | bounty 2"]
    table = shootout(gang, [f"{BARTON} | Rapier", "Clint Ramsey"], winner=0).uses(JONAH)
    assert table.zone("Rapier") == "discard"
    aside = shootout(
        gang, [BARTON], mark={"at": {"town square": ["Clint Ramsey | booted | Rapier"]}}, winner=0
    )
    assert not usable(aside, JONAH)


# --- QUATERMAN PRIME -------------------------------------------------------------------------------

PRIME = "QUATERMAN PRIME"


@pytest.mark.plays(PRIME)
@pytest.mark.parametrize("cheater", [0, 1])
def test_cheating_near_the_machine_costs_a_casualty(cheater: int) -> None:
    def taken(machine: str) -> list[int]:
        hands = (CHEATING[3], HANDS[1]) if cheater == 0 else (HANDS[1], CHEATING[3])
        table = showdown([machine, OLIVIA], [JAKE, "Irving Patterson", "Allie Hensman"], hands, machine)
        table.until(Question.RUN)
        return list(fight(table).due)

    more = [with_it - without for with_it, without in zip(taken(PRIME), taken("Clint Ramsey"), strict=True)]
    assert more == ([1, 0] if cheater == 0 else [0, 1])


@pytest.mark.refuses(PRIME)
def test_legal_hands_and_fights_without_the_machine_cost_what_they_do() -> None:
    def due(
        mine: list[str], hands: tuple[tuple[str, ...], tuple[str, ...]], home: list[str]
    ) -> tuple[int, int]:
        table = showdown(mine, [JAKE, "Irving Patterson"], hands, leader={"at": {"home": home}})
        table.until(Question.RUN)
        return fight(table).due

    assert due([PRIME, OLIVIA], (HANDS[3], HANDS[1]), []) == (0, 2)
    assert due([OLIVIA], (CHEATING[3], HANDS[1]), [PRIME]) == (0, 2)


@pytest.mark.refuses(PRIME)
def test_the_machine_is_made_of_steel() -> None:
    table = facing([f"{PRIME} | Shotgun", OLIVIA], [BARTON], leader={"hand": ["War Paint"]}, turn=0)
    table.uses("War Paint", PRIME)  # it may be chosen, and stays as it is (ruling 80)
    assert (table.bullets(PRIME), table.bullets(OLIVIA)) == (2 + 1, 2)
    sent = shootout([WENDY], [PRIME, OLIVIA], winner=0).uses(WENDY)
    assert (sent.at(OLIVIA), sent.at(PRIME)) == ("The Sloane Gang", "Town Square")


@pytest.mark.plays(PRIME)
def test_a_mad_scientist_has_to_invent_it() -> None:
    def invented(pulled: str) -> str:
        table = Playing(side("Law Dogs", rock=2, deck=[pulled], hand=[PRIME], at={"home": [COOPER]}), side())
        return table.shops(PRIME).zone(PRIME)

    assert (invented("6C"), invented("5C")) == ("play", "discard")


# --- Winona Rein-Breaker ---------------------------------------------------------------------------

WINONA = "Winona Rein-Breaker"


def winona(rock: int = 1, notes: str = "", theirs: str = "Scoop Hound") -> Playing:
    return shootout(
        [f"{BARTON} | {theirs}", "Clint Ramsey | Roan"],
        [f"{WINONA}{notes}", "Tommy Harden | Bluetick"],
        leader={"at": {"home": ["Allie Hensman | Faithful Hound"]}},
        mark={"rock": rock},
        winner=1,
    )


@pytest.mark.plays(WINONA)
def test_winona_drives_a_sidekick_away() -> None:
    table = winona().uses(WINONA)
    assert (table.zone("Scoop Hound"), table.rock(1), table.booted(WINONA)) == ("discard", 0, True)


@pytest.mark.refuses(WINONA)
@pytest.mark.parametrize(
    ("rock", "notes", "theirs"), [(0, "", "Scoop Hound"), (1, " | booted", "Scoop Hound"), (1, "", "Roan")]
)
def test_winona_needs_a_fee_her_strength_and_an_opposing_sidekick(rock: int, notes: str, theirs: str) -> None:
    assert not usable(winona(rock, notes, theirs), WINONA)


# --- Nicole Sumner ---------------------------------------------------------------------------------

NICOLE = "Nicole Sumner"


@pytest.mark.plays(NICOLE)
@pytest.mark.refuses(NICOLE)
def test_a_wanted_nicole_shoots_and_nobody_listens() -> None:
    table = Playing(
        side("Law Dogs", hand=["Pistol Whip"], at={"home": [f"{NICOLE} | bounty 1 | Fancy New Hat"]}), side()
    )
    assert (table.bullets(NICOLE), table.influence(NICOLE)) == (3, 0)
    honest = Playing(side("Law Dogs", at={"home": [NICOLE]}), side())
    assert (honest.bullets(NICOLE), honest.influence(NICOLE)) == (0, 2)


def after_lowball(bounty: int, hands: tuple[int, int]) -> Playing:
    return Playing(
        side("Law Dogs", rock=5, deck=HANDS[hands[0]], at={"home": [f"{NICOLE} | bounty {bounty}"]}),
        side("The Sloane Gang", rock=5, deck=HANDS[hands[1]]),
        phase="gambling",
    )


@pytest.mark.plays(NICOLE)
def test_winning_lowball_clears_nicole() -> None:
    table = after_lowball(3, (1, 2)).reacts(NICOLE)
    assert (table.bounty(NICOLE), table.influence(NICOLE)) == (0, 2)


@pytest.mark.refuses(NICOLE)
@pytest.mark.parametrize(("bounty", "hands"), [(3, (2, 1)), (0, (1, 2))])
def test_losing_or_being_honest_clears_nothing(bounty: int, hands: tuple[int, int]) -> None:
    after_lowball(bounty, hands).never_offered(NICOLE, until=Question.NOON)
