"""Dudes of Too Tough to Die: law dogs, entrepreneurs, outlaws and drifters."""

import pytest

from boomtown.doomtown.reading.numbers import control, controller, has_keyword, production
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted, Paid
from boomtown.doomtown.verbs.cards import send_home, unboot
from doomtown import third_player
from doomtown.scenes import (
    CHEATING,
    HANDS,
    an_ability,
    facing,
    happens,
    settle_until,
    shootout,
    showdown,
    total,
    unmoved,
    usable,
)

# --- Dr. Erik Yaple --------------------------------------------------------------------------------

ERIK = "Dr. Erik Yaple"


def evidence(*foes: str, gun: str = "Flame-Thrower") -> Playing:
    return shootout(
        [f"Olivia Jenks | {gun}"],
        list(foes),
        leader={"at": {"home": [ERIK, "Tommy Harden | Auto-Revolver"]}},
    )


@pytest.mark.plays(ERIK)
def test_a_gadget_gives_evidence() -> None:
    table = evidence("Fred Aims", "Allie Hensman", "Barton Everest | bounty 1").reacts(ERIK)
    assert table.choices() == ["Fred Aims", "Allie Hensman"]
    table.answer("Fred Aims")
    assert (table.bounty("Fred Aims"), table.booted("Flame-Thrower")) == (1, True)


@pytest.mark.refuses(ERIK)
@pytest.mark.parametrize(
    ("foe", "gun"),
    [
        ("Fred Aims | bounty 1", "Flame-Thrower"),
        ("Fred Aims", "Shotgun"),
        ("Fred Aims", "Mechanical Horse"),
        ("Fred Aims", "Flame-Thrower booted"),
    ],
)
def test_no_evidence(foe: str, gun: str) -> None:
    evidence(foe, gun=gun).never_offered(ERIK, until=Question.NOON)


@pytest.mark.refuses(ERIK)
def test_a_guests_gadget_is_not_his_to_boot(monkeypatch: pytest.MonkeyPatch) -> None:
    more = {0: {"at": {"home": [ERIK]}}}
    table = third_player.posses(["Olivia Jenks"], ["Fred Aims"], ["Max Baine | Flame-Thrower"], more=more)
    assert table.question is Question.SHOOTOUT
    unmoved(monkeypatch, "Flame-Thrower", Booted)
    assert evidence("Fred Aims").reacts(ERIK).bounty("Fred Aims") == 0


# --- Xiong "Wendy" Cheng (Exp 1) -------------------------------------------------------------------

WENDY = 'Xiong "Wendy" Cheng (Exp 1)'


@pytest.mark.plays(WENDY)
@pytest.mark.refuses(WENDY)
def test_wendys_glare_lowers_the_wanted() -> None:
    table = facing(
        [WENDY, "Olivia Jenks | bounty 1"],
        ["Barton Everest | bounty 1", "Travis Moone"],
        mark={"at": {"home": ["Jonah Essex | bounty 1"]}},
    )
    values = [table.value(name) for name in ("Olivia Jenks", "Barton Everest", "Travis Moone", "Jonah Essex")]
    assert values == [2, 5 - 2, 5, 6]


@pytest.mark.plays(WENDY)
@pytest.mark.parametrize(("bounty", "zone"), [(4, "play"), (5, "discard")])
def test_wendy_rids_the_town_of_the_most_wanted(bounty: int, zone: str) -> None:
    """At home Fred has value 2 and 2 bullets, and with his bounty that influence; see his own text."""
    table = shootout([WENDY], [f"Allie Hensman | bounty {bounty} | bullets 1"]).uses(WENDY)
    assert (table.zone("Allie Hensman"), table.booted(WENDY)) == (zone, True)
    if zone == "play":
        assert (table.at("Allie Hensman"), table.booted("Allie Hensman")) == ("The Sloane Gang", True)


# --- Takahashi Jinrai ------------------------------------------------------------------------------

JINRAI = "Takahashi Jinrai"


@pytest.mark.plays(JINRAI)
@pytest.mark.refuses(JINRAI)
def test_jinrai_develops_what_is_worth_it() -> None:
    """Cattle Market costs 4 and makes 2; the others cost too little, make too much, are out of town or not yours."""
    table = Playing(
        side(
            "Morgan Cattle Co.",
            deeds=[
                "Cattle Market",
                "Bunkhouse",
                "Yan Li's Tailoring | production 3",
                "Blake Ranch | production -9",
            ],
            at={"home": [JINRAI]},
        ),
        side("Law Dogs", deeds=["Pony Express"]),
    )
    worth = {
        name: table.state.printed(table.id(name)).cost - production(table.state, table.id(name))
        for name in ("Cattle Market", "Bunkhouse", "Yan Li's Tailoring", "Blake Ranch", "Pony Express")
    }
    assert worth["Cattle Market"] == 2 > worth["Bunkhouse"]
    made = production(table.state, table.id("Cattle Market"))
    table.uses(JINRAI).until(Question.NOON)
    assert production(table.state, table.id("Cattle Market")) == made + 1
    assert table.booted(JINRAI)  # the posse goes home booted, the job itself boots nobody


@pytest.mark.plays(JINRAI)
@pytest.mark.rule("RC-penalties-01")
@pytest.mark.parametrize("mortgage", ["Sherman Mortgage", "Sherman Mortgage | booted"])
def test_jinrai_looks_at_what_a_deed_costs_now(mortgage: str) -> None:
    """Bunkhouse costs 1 more than it makes; a rival's Mortgage makes each of four deeds 1 dearer."""
    table = Playing(
        side(
            "Morgan Cattle Co.",
            deeds=["Bunkhouse", "Pony Express", "Gomorra Parish", "Railroad Station"],
            at={"home": [JINRAI]},
        ),
        side("Law Dogs", deeds=[mortgage]),
        turn=0,
    )
    deed = table.id("Bunkhouse")
    assert table.state.printed(deed).cost - production(table.state, deed) == 1
    assert (table.uses(JINRAI).choices() if usable(table, JINRAI) else []).count("Bunkhouse") == (
        "booted" not in mortgage
    )


# --- "Handsome" Dan Deeds --------------------------------------------------------------------------

DAN = '"Handsome" Dan Deeds'


def promoting(where: str = "Bunkhouse", deed: str = "Bunkhouse", rock: int = 9) -> Playing:
    return Playing(
        side(
            "Morgan Cattle Co.",
            rock=rock,
            deeds=[deed, "Blake Ranch"],
            at={where: [DAN], "home": ["Max Baine"]},
        ),
        side("Law Dogs", rock=9, deeds=["Undertaker"], at={"home": ["Clyde Owens", "Tommy Harden"]}),
    )


def points(table: Playing, deed: str = "Bunkhouse") -> int:
    return control(table.state, table.id(deed))


@pytest.mark.plays(DAN)
@pytest.mark.parametrize(("answer", "more"), [("yes", 1), ("no", 0)])
def test_dan_promotes_a_deed_and_may_make_it_last(answer: str, more: int) -> None:
    table = promoting()
    before = points(table)
    table.uses(DAN)
    assert points(table) == before + 1
    table.until("pay 4").answer(answer)
    assert [paid.amount for paid in table.events(Paid) if paid.cause.card == table.id(DAN)] == [4] * more
    settle_until(table, "noon", 2)
    assert points(table) == before + more


@pytest.mark.refuses(DAN)
@pytest.mark.parametrize(
    ("where", "deed"),
    [
        ("Bunkhouse", "Bunkhouse | control 2"),
        ("Undertaker", "Bunkhouse"),
        ("Blake Ranch", "Bunkhouse"),
        ("town square", "Bunkhouse"),
    ],
)
def test_dan_promotes_nothing_else(where: str, deed: str) -> None:
    table = promoting(where, deed)
    before = [points(table, name) for name in ("Bunkhouse", "Undertaker", "Blake Ranch")]
    table.uses(DAN)
    assert [points(table, name) for name in ("Bunkhouse", "Undertaker", "Blake Ranch")] == before


@pytest.mark.refuses(DAN)
def test_dan_has_to_stay_and_to_pay() -> None:
    poor = promoting(rock=3).uses(DAN)
    poor.never_offered(DAN, until="upkeep")
    gone = promoting().uses(DAN)
    happens(send_home(gone.state, gone.id(DAN), an_ability(1, gone, "Clyde Owens")))
    gone.never_offered(DAN, until="upkeep")


@pytest.mark.refuses(DAN)
def test_a_control_point_that_was_removed_is_not_kept() -> None:
    hall = "New Town Hall"
    table = Playing(
        side("Morgan Cattle Co.", rock=9, deeds=[hall], at={hall: [DAN]}),
        side("Law Dogs", at={hall: ["Abram Grothe", "Tommy Harden"]}),
    )
    table.uses(DAN).uses(hall, part="recall")
    table.never_offered(DAN, until=Question.UPKEEP)
    assert points(table, hall) == 0


@pytest.mark.plays(DAN)
def test_dan_settles_each_of_two_points() -> None:
    """Another drink and he promotes the hall once more (Good Stiff Drink)."""
    hall, drink = "New Town Hall", "Good Stiff Drink"
    table = Playing(
        side("Morgan Cattle Co.", rock=9, deeds=[hall], hand=[drink], at={hall: [DAN]}),
        side("Law Dogs", at={"home": ["Abram Grothe", "Tommy Harden"]}),
    )
    table.uses(DAN).passes(1).uses(drink)
    happens(unboot(table.state, table.id(DAN), an_ability(0, table, "Morgan Cattle Co.")))
    table.passes(1).uses(DAN)
    assert points(table, hall) == 2
    table.until("pay 4").answer("yes").until("pay 4").answer("yes")
    assert points(table, hall) == 2


# --- Vida Azul -------------------------------------------------------------------------------------

VIDA = "Vida Azul"


def grooming(hand: tuple[str, ...], rider: str = "Lane Healey | booted | Mustang (booted, used)") -> Playing:
    return Playing(
        side("Morgan Cattle Co.", hand=list(hand), at={"home": [VIDA]}),
        side(
            "Law Dogs",
            at={"town square": [rider], "home": ["Clyde Owens | Roan booted"]},
        ),
    )


@pytest.mark.plays(VIDA)
@pytest.mark.parametrize(("card", "answer", "booted"), [("Shotgun", "yes", False), ("Shotgun", "no", True)])
def test_goods_feed_horse_and_rider(card: str, answer: str, booted: bool) -> None:
    table = grooming((card,)).uses(VIDA, answer)
    assert (table.booted("Mustang"), table.booted("Lane Healey"), table.zone(card)) == (
        False,
        booted,
        "discard",
    )
    assert usable(table, "Mustang")  # once more today, and its rider is not yours


@pytest.mark.refuses(VIDA)
def test_without_goods_the_rider_sleeps_on() -> None:
    table = grooming(("Bunkhouse",)).uses(VIDA)
    assert (table.booted("Mustang"), table.booted("Lane Healey")) == (False, True)
    assert not usable(grooming(()), VIDA)
    assert not usable(grooming(("Shotgun",), "Lane Healey | Shotgun"), VIDA)  # Clyde's Roan is too far away


# --- Bartholomew P. Fountain -----------------------------------------------------------------------

BART = "Bartholomew P. Fountain"


def driving(ranch: str = "Circle M Ranch", bart: str = BART) -> Playing:
    return Playing(
        side("Morgan Cattle Co.", deeds=["Bunkhouse", ranch], at={"home": [bart]}),
        side(
            "Law Dogs",
            deeds=["Undertaker"],
            at={
                "town square": ["Clyde Owens | booted"],
                "Undertaker": ["Tommy Harden"],
                "home": ["Abram Grothe"],
            },
        ),
    )


@pytest.mark.plays(BART)
@pytest.mark.refuses(BART)
def test_a_ranch_drives_somebody_home(monkeypatch: pytest.MonkeyPatch) -> None:
    table = driving().uses(BART)
    assert table.choices() == [BART, "Clyde Owens"]
    table.answer("Clyde Owens")
    assert table.choices() == ["Morgan Cattle Co.", "Bunkhouse", "Circle M Ranch"]
    table.answer("Bunkhouse")
    assert (table.at("Clyde Owens"), table.booted("Circle M Ranch"), table.booted(BART)) == (
        "Bunkhouse",
        True,
        True,
    )
    assert not usable(driving("Circle M Ranch | booted"), BART)
    assert not usable(driving(bart=f"{BART} | booted"), BART)
    unmoved(monkeypatch, "Circle M Ranch", Booted)
    assert driving().uses(BART, "Clyde Owens", "Bunkhouse").at("Clyde Owens") == "Town Square"


# --- Ike Clanton -----------------------------------------------------------------------------------

IKE = "Ike Clanton"


@pytest.mark.plays(IKE)
@pytest.mark.refuses(IKE)
def test_a_stirred_up_deed_goes_to_the_guns_until_upkeep_is_over() -> None:
    outlaws = {
        "home": [IKE, "Pancho Castillo"],
        "Undertaker": ["Allie Hensman"],
        "Cattle Market": ["Jake Smiley"],
    }
    law = {"Undertaker": ["Tommy Harden"], "home": ["Clyde Owens", "Abram Grothe"]}
    table = Playing(
        side("The Sloane Gang", rock=9, at=outlaws),
        side("Law Dogs", rock=9, deeds=["Undertaker", "Cattle Market"], at=law),
    )

    def rowdy() -> list[bool]:
        return [has_keyword(table.state, table.id(deed), "Rowdy") for deed in ("Undertaker", "Cattle Market")]

    assert controller(table.state, table.id("Undertaker")) == 1
    table.uses(IKE, "Undertaker")
    assert (rowdy(), controller(table.state, table.id("Undertaker")), table.booted(IKE)) == (
        [True, False],
        0,
        True,
    )
    settle_until(table, "upkeep", 2)
    assert rowdy() == [True, False]
    settle_until(table, "noon", 2)
    assert rowdy() == [False, False]


# --- Silas Aims (Exp 1) ----------------------------------------------------------------------------

SILAS = "Silas Aims (Exp 1)"


@pytest.mark.plays(SILAS)
@pytest.mark.refuses(SILAS)
@pytest.mark.parametrize(("bounty", "bullets"), [(0, 0), (3, 3), (4, 4), (6, 4)])
def test_silas_is_as_dangerous_as_he_is_wanted(bounty: int, bullets: int) -> None:
    table = Playing(side("The Sloane Gang", at={"home": [f"{SILAS} | bounty {bounty}"]}), side())
    assert table.bullets(SILAS) == bullets


@pytest.mark.plays(SILAS)
def test_silas_scares_the_lesser_guns() -> None:
    table = shootout(
        [f"{SILAS} | bounty 2"],
        ["Tommy Harden", "Olivia Jenks", "Jake Smiley"],
        mark={"at": {"home": ["Steele Archer"]}},
    ).uses(SILAS)
    assert table.choices() == ["Tommy Harden", "Jake Smiley"]  # with 1 bullet each
    table.answer("Tommy Harden")
    assert (table.at("Tommy Harden"), table.booted("Tommy Harden"), table.booted(SILAS)) == (
        "The Sloane Gang",
        True,
        True,
    )


@pytest.mark.plays(SILAS)
@pytest.mark.refuses(SILAS)
def test_as_the_mark_he_does_not_boot_for_it() -> None:
    table = shootout(["Tommy Harden", "Jake Smiley"], [f"{SILAS} | bounty 2 | booted"]).passes(0)
    table.uses(SILAS, "Jake Smiley")
    assert (table.at("Jake Smiley"), table.booted(SILAS)) == ("Law Dogs", True)
    fresh = shootout(["Tommy Harden"], [f"{SILAS} | bounty 2"]).passes(0).uses(SILAS)
    assert not fresh.booted(SILAS)
    friend = shootout(["Tommy Harden"], ["Fred Aims", f"{SILAS} | bounty 2 | booted"]).passes(0)
    assert not usable(friend, SILAS)


# --- Virginia Ann Earp -----------------------------------------------------------------------------

VIRGINIA = "Virginia Ann Earp"


def fair(virginia: str, baker: bool = True) -> Playing:
    gang = ["Olivia Jenks | bullets -2"] + ([f"{VIRGINIA} | bullets -1"] if virginia == "town square" else [])
    return showdown(
        gang,
        ["Fred Aims | bullets -2", "Baker Andrews | bullets -2"],
        (HANDS[2], CHEATING[2]),
        leader={"at": {"home": [VIRGINIA]} if virginia == "home" else {}, "hand": ["Bottom Dealin'"]},
    ).until(Question.RESOLUTION)


@pytest.mark.plays(VIRGINIA)
@pytest.mark.refuses(VIRGINIA)
@pytest.mark.parametrize(("where", "rank"), [("town square", 2), ("home", 3)])
def test_with_virginia_there_hand_ranks_stay_what_they_are(where: str, rank: int) -> None:
    table = fair(where)
    if table.ask.seat == 0:
        table.passes(0)
    table.uses("Baker Andrews")
    assert total(table, 1) == rank


@pytest.mark.plays(VIRGINIA)
def test_cheatin_resolutions_and_traits_still_change_them() -> None:
    table = showdown(
        ["Steele Archer", f"{VIRGINIA} | bullets -1", "Tommy Harden | bullets -1 | Ranger's Bible"],
        ["Fred Aims | bullets -2"],
        (HANDS[3], CHEATING[3]),
    ).until(Question.RESOLUTION)
    assert total(table, 0) == 3 + 2  # Tommy's trait
    table.uses("Ranger's Bible", "The Sloane Gang")
    assert (table.influence("Tommy Harden"), total(table, 1)) == (2, 3 - 2)
