"""Goods: who may carry how many, whom they reach, and what becomes of those that find nobody."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Discarded
from boomtown.doomtown.verbs.changes import change_card
from boomtown.table import text
from doomtown.scenes import CHEATING, HANDS, declines, draws, shootout, showdown

# --- how many Weapons ---------------------------------------------------------------------------------

TOMMY, PUNCHER, KNIFE = "Tommy Harden", "Hydro-Puncher", "Bowie Knife"


def armed(*weapons: str, dude: str = TOMMY, buys: str) -> Playing:
    """This dude at home has weapons and is about to get another."""
    table = Playing(side(rock=9, hand=[buys], at={"home": [" | ".join((dude, *weapons))]}), side(), turn=0)
    return table.shops(buys)


def weapons_of(table: Playing, dude: str = TOMMY) -> list[str]:
    return sorted(table.state.printed(card).title for card in table.card(dude).cards)


@pytest.mark.plays(PUNCHER, "Jack O'Hara")
@pytest.mark.parametrize(
    ("dude", "weapons"), [(TOMMY, (PUNCHER, PUNCHER)), ("Jack O'Hara", (PUNCHER, "Rapier"))]
)
def test_two_texts_that_let_there_be_two_weapons_still_make_two(dude: str, weapons: tuple[str, str]) -> None:
    table = armed(*weapons, dude=dude, buys=KNIFE)
    assert table.question == Question.SURPLUS
    table.answer(weapons[1])
    assert weapons_of(table, dude) == sorted((weapons[0], KNIFE))


@pytest.mark.plays(PUNCHER)
@pytest.mark.rule("RC-attachment-limits-01")
@pytest.mark.parametrize(
    ("buys", "gone", "left"),
    [("Shotgun", "Shotgun", [KNIFE, PUNCHER]), ("Rapier", PUNCHER, None)],
)
def test_how_many_weapons_fit_is_asked_again_after_each_that_goes(
    buys: str, gone: str, left: list[str] | None
) -> None:
    table = armed(PUNCHER, KNIFE, buys=buys).answer(gone)
    if left is None:
        assert table.question == Question.SURPLUS
        assert set(table.choices()) == {KNIFE, "Rapier"}
        left = [table.answer(KNIFE) and "Rapier"]
    assert table.question == Question.NOON
    assert weapons_of(table) == left


# --- blades and guns ----------------------------------------------------------------------------------


@pytest.mark.refuses("Rapier")
@pytest.mark.refuses("Stoker's Sabre")
@pytest.mark.parametrize("blade", ["Rapier", "Stoker's Sabre"])
def test_a_blade_that_is_not_in_the_fight_fears_no_gun_in_it(blade: str) -> None:
    table = shootout(
        ["Olivia Jenks"], ["Fred Aims | Shotgun"], leader={"at": {"home": [f"Jake Smiley | {blade}"]}}
    )
    alone = Playing(side("Law Dogs", at={"home": [f"Jake Smiley | {blade}"]}), side("The Sloane Gang"))
    assert table.bullets("Jake Smiley") == alone.bullets("Jake Smiley") > 0


# --- Sammy's own Horse --------------------------------------------------------------------------------

SAMMY = 'Samantha "Sammy" Cooke'


@pytest.mark.plays(SAMMY)
@pytest.mark.parametrize(("pulled", "zone"), [("KS", "play"), ("2S", "discard")])
def test_sammy_keeps_her_own_horse_if_she_pulls_above_its_value(pulled: str, zone: str) -> None:
    table = Playing(
        side("The Sloane Gang", rock=1, at={"town square": [f"{SAMMY} | Mechanical Horse"]}, deck=[pulled]),
        side("Law Dogs"),
        turn=0,
    )
    table.uses(SAMMY)
    assert (table.zone("Mechanical Horse"), table.bounty(SAMMY)) == (zone, 1)


@pytest.mark.plays(SAMMY)
@pytest.mark.rule("AEG-shoppin-01")
@pytest.mark.parametrize("edition", ["pinebox", "aeg"])
def test_in_the_first_edition_a_horse_takes_the_place_of_the_one_before(edition: str) -> None:
    """Her old Horse is gone as the new one comes; otherwise Sammy's player says which of them goes (ruling 21)."""
    table = Playing(
        side("The Sloane Gang", rock=1, at={"town square": [f"{SAMMY} | Roan"]}, deck=["KS"]),
        side("Law Dogs", at={"town square": ["Tommy Harden | Mechanical Horse"]}),
        turn=0,
        edition=edition,
    )
    table.uses(SAMMY, "Mechanical Horse")
    if edition == "pinebox":
        table.answer("Mechanical Horse")
        assert (table.zone("Roan"), table.zone("Mechanical Horse")) == ("play", "discard")
    else:
        assert (table.zone("Roan"), table.zone("Mechanical Horse")) == ("discard", "play")


# --- at this location ---------------------------------------------------------------------------------

SKINWALKER, RIFLE = "Skinwalker", "Buffalo Rifle"


def hunting(where: str) -> Playing:
    """Jake Smiley opposes Skinwalker in the town square, there or from the Bunkhouse next door."""
    table = shootout(
        [SKINWALKER],
        ["Philip Swinford"],
        mark={"deeds": ["Bunkhouse"], "at": {where: [f"Jake Smiley | {RIFLE}"]}},
        joining=False,
    )
    while table.question is not Question.SHOOTOUT:
        found = table.choices()
        table.answer(next(name for name in ("Jake Smiley", "yes", "done") if name in found))
    assert table.posse(1) == ["Philip Swinford", "Jake Smiley"]
    return table


@pytest.mark.plays(SKINWALKER)
def test_skinwalker_reaches_what_is_carried_there() -> None:
    table = hunting("town square").uses(SKINWALKER).answer("boot")
    assert table.booted(RIFLE)


@pytest.mark.refuses(SKINWALKER)
def test_skinwalker_does_not_reach_the_gun_that_shoots_from_next_door() -> None:
    """An attachment at this location: who joined from elsewhere without moving is not there."""
    table = hunting("Bunkhouse")
    before = table.bullets(SKINWALKER)
    table.uses(SKINWALKER)
    assert (table.bullets(SKINWALKER), table.booted(RIFLE)) == (before + 2, False)


# --- Francisco Rosales in the Weird West --------------------------------------------------------------


@pytest.mark.plays("Francisco Rosales")
@pytest.mark.parametrize(
    ("wording", "found"),
    [("compendium", ["Faithful Hound", "Roan", "none"]), ("weird-west", ["Faithful Hound", "Roan"])],
)
def test_in_the_weird_west_francisco_attaches_what_he_can(wording: str, found: list[str]) -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            rock=1,
            discard=["Faithful Hound", "Roan", "Shotgun"],
            at={"home": ["Francisco Rosales", "Olivia Jenks"]},
        ),
        side("The Sloane Gang", deeds=["Bunkhouse"]),
        wording=wording,
    ).uses("Francisco Rosales")
    assert table.until("Sidekick or Horse").choices() == found
    assert table.answer("Roan").answer("Olivia Jenks").card("Roan").place == table.id("Olivia Jenks")


@pytest.mark.refuses("Francisco Rosales")
def test_francisco_attaches_nothing_that_cannot_be_paid() -> None:
    for beast, zone in (("Mustang", "play"), ("La Quema", "discard")):  # 2 ghost rock there, and 3
        table = Playing(
            side("Eagle Wardens", rock=0, discard=[beast], at={"home": ["Francisco Rosales"]}),
            side("The Sloane Gang"),
            wording="weird-west",
        ).uses("Francisco Rosales")
        assert table.until(Question.NOON).zone(beast) == zone


# --- Requiem for a Good Boy ---------------------------------------------------------------------------

BARTON = "Barton Everest"


@pytest.mark.plays("Requiem for a Good Boy")
def test_the_good_boy_is_discarded_and_his_dude_unboots() -> None:
    table = shootout(
        [f"{TOMMY} | Faithful Hound", "Jake Smiley | Faithful Hound"],
        [BARTON],
        hands=(HANDS[1], HANDS[6]),
        leader={"hand": ["Requiem for a Good Boy"]},
    )
    draws(table).uses("Requiem for a Good Boy")
    assert text(table.ask.message) == "Requiem for a Good Boy: choose the card that is discarded."


# --- what a shootout reaches (RB-6.1-32) --------------------------------------------------------------

PHILIP = "Philip Swinford"


@pytest.mark.refuses("Owl's Insight")
@pytest.mark.rule("RB-6.1-32")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_in_a_shootout_the_owl_arms_only_the_posse(wording: str) -> None:
    table = showdown(
        ["Black Elk | Owl's Insight", TOMMY],
        [BARTON],
        (("2C", *HANDS[1]), CHEATING[2]),
        BARTON,
        leader={"hand": ["Roan"], "at": {"home": [PHILIP]}},
        rock=9,
        winner=0,
        wording=wording,
    )
    while table.question is not Question.RESOLUTION or table.ask.seat != 0:
        declines(table)
    table.uses("Owl's Insight", "Roan")
    assert sorted(table.choices()) == ["Black Elk", TOMMY]


# --- what a club at the Ranch discards ----------------------------------------------------------------

RANCH, TATTOOED = "The R&D Ranch", "The Tattooed Man"


@pytest.mark.plays(RANCH, TATTOOED)
@pytest.mark.parametrize(("answer", "zone"), [("yes", "hand"), ("no", "discard")])
def test_the_experiment_itself_discards_what_dudes_there_carry(answer: str, zone: str) -> None:
    """*All cards at this location* are discarded by it, so the Tattooed Man's Hex may go to the hand instead."""
    table = Playing(
        side(deeds=[RANCH], deck=["2C"], at={RANCH: [f"{TATTOOED} | Soul Blast | Shotgun"]}),
        side("The Sloane Gang"),
    ).uses(RANCH)
    table.answer(answer)
    assert table.zone("Soul Blast") == zone
    assert {table.zone(card) for card in (RANCH, TATTOOED, "Shotgun")} == {"discard"}


@pytest.mark.plays(RANCH)
def test_the_ranch_itself_discards_whatever_is_carried_there() -> None:
    """Goods and what is built there as well as Hexes: *all cards at this location* (ruling 731)."""
    table = Playing(
        side(deeds=[f"{RANCH} | Auto-Gatling"], deck=["2C"], at={RANCH: ["Olivia Jenks | Shotgun"]}),
        side("The Sloane Gang"),
    ).uses(RANCH)
    gone = {event.name: event.cause.kind for event in table.events(Discarded) if event.zone == "play"}
    assert gone == dict.fromkeys(("Auto-Gatling", "Shotgun", "Olivia Jenks", RANCH), "ability")


# --- what twos make: Incubation, Companhurst's, a Horse with two abilities ----------------------------

UNDERTAKER = "Undertaker"
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
