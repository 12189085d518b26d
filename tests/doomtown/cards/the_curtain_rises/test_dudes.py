"""Dudes of The Curtain Rises."""

import pytest

from boomtown.doomtown.reading.numbers import bounty, is_wanted, production, rating
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import JobEnded
from boomtown.doomtown.state.events import Tested as ATest
from doomtown.scenes import shootout

# --- Tyxarglenak (Exp 1) ---------------------------------------------------------------------------

TYX = "Tyxarglenak (Exp 1)"


def aiming(monster: str) -> Playing:
    """Tyxarglenak and Allie stand together; the other player may choose one of them with Sun in Yer Eyes."""
    table = shootout(
        ["Olivia Jenks"],
        ["Allie Hensman", monster],
        leader={"hand": ["Sun in Yer Eyes"]},
        rock=5,
        joining=False,
    )
    return table.until(Question.JOIN).answer("Tyxarglenak").until(Question.SHOOTOUT)


@pytest.mark.plays(TYX)
def test_a_relic_makes_tyxarglenak_strong_and_hard_to_overlook() -> None:
    table = aiming(f"{TYX} | Doyle's Hoyle")
    assert table.bullets(TYX) == 3 + 2
    table.uses("Sun in Yer Eyes").until(Question.SHOOTOUT)
    assert (table.bullets(TYX), table.bullets("Allie Hensman")) == (3, 2)  # nobody was asked whom


@pytest.mark.refuses(TYX)
@pytest.mark.parametrize("monster", [TYX, f"{TYX} | booted | Doyle's Hoyle", f"{TYX} | Shotgun"])
def test_without_a_mystical_goods_or_booted_tyxarglenak_shields_nobody(monster: str) -> None:
    table = aiming(monster)
    assert table.bullets(TYX) == 3 + ("Shotgun" in monster)
    table.uses("Sun in Yer Eyes")
    assert {"Allie Hensman", "Tyxarglenak"} <= set(table.choices())


@pytest.mark.refuses(TYX)
def test_tyxarglenak_does_not_stop_what_is_no_shootout_action() -> None:
    table = shootout(
        ["Sanford Taylor | Shotgun"], ["Allie Hensman", f"{TYX} | Doyle's Hoyle"], rock=5, joining=False
    )
    table.until(Question.JOIN).answer("Tyxarglenak").until(Question.SHOOTOUT).uses("Shotgun")
    assert table.zone("Allie Hensman") == "hill"  # a goods may choose as it likes


# --- Dr. Dayl Burnett ------------------------------------------------------------------------------


def confiscating(bounty: int) -> Playing:
    """Dayl could invent a Plasma Drill of difficulty 8 with a pull of 4 and a rating of 1."""
    return Playing(
        side("Law Dogs", rock=9, hand=["Plasma Drill"], deck=["4C"], at={"home": ["Dr. Dayl Burnett"]}),
        side("The Sloane Gang", at={"town square": [f"Barton Everest | bounty {bounty}"]}),
    )


@pytest.mark.plays("Dr. Dayl Burnett")
def test_dayl_invents_from_what_the_outlaw_is_wanted_for() -> None:
    table = confiscating(2).uses("Dr. Dayl Burnett")
    assert table.bounty("Barton Everest") == 1
    assert (table.zone("Plasma Drill"), table.booted("Dr. Dayl Burnett")) == ("play", False)
    assert table.rock(0) == 9 - 4


@pytest.mark.refuses("Dr. Dayl Burnett")
def test_dayl_needs_an_opposing_bounty() -> None:
    table = confiscating(0)
    assert f"use:{table.id('Dr. Dayl Burnett')}:confiscate" not in table.plays()


# --- Caitlin McCue ----------------------------------------------------------------------------------

CAITLIN = "Caitlin McCue"


def pleading(place: str) -> Playing:
    return Playing(
        side(
            "The 108 Righteous Bandits",
            deeds=["Hustings", "Bank of California", "Town Council", "Bunkhouse", "Maza Gang Hideout"],
            at={place: [CAITLIN], "Maza Gang Hideout": ["Olivia Jenks | bounty 1", "Fred Aims | bounty 3"]},
        ),
        side("Law Dogs", deeds=["Pony Express"], at={"town square": ["Barton Everest | bounty 1"]}),
        turn=1,
    )


@pytest.mark.plays(CAITLIN)
@pytest.mark.parametrize(
    ("place", "less"), [("Bank of California", 1), ("town square", 1), ("Bunkhouse", 0), ("home", 0)]
)
def test_at_a_public_place_caitlin_speaks_for_her_friends(place: str, less: int) -> None:
    table = pleading(place)
    found = [
        bounty(table.state, table.id(dude))
        for dude in ("Olivia Jenks", "Fred Aims", "Barton Everest", CAITLIN)
    ]
    assert found == [1 - less, 3 - less, 1, 0]
    assert is_wanted(table.state, table.id("Olivia Jenks")) == (not less)
    assert table.influence("Fred Aims") == 3 - less


@pytest.mark.plays(CAITLIN)
def test_less_is_paid_for_whom_caitlin_speaks_for() -> None:
    """Ruling 68: Judge Harry Somerset hangs Fred."""
    judged = Playing(
        side(
            "The 108 Righteous Bandits",
            deeds=["Bank of California"],
            at={"Bank of California": [CAITLIN], "town square": ["Fred Aims | bounty 3"]},
        ),
        side("Law Dogs", at={"town square": ["Judge Harry Somerset"]}),
        turn=1,
    )
    judged.uses("Judge Harry Somerset").until(Question.NOON)
    assert (judged.zone("Fred Aims"), judged.rock(1)) == ("hill", 2)


@pytest.mark.plays(CAITLIN)
@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("Town Council", (3, 4, 1, 2)),
        ("Hustings", (3, 4, 1, 2)),
        ("Bunkhouse", (2, 3, 1, 2)),
        ("home", (2, 3, 1, 2)),
    ],
)
def test_in_office_caitlin_helps_your_public_deeds(place: str, expected: tuple[int, ...]) -> None:
    table = pleading(place)
    deeds = ("Hustings", "Bank of California", "Town Council", "Pony Express")
    assert tuple(production(table.state, table.id(deed)) for deed in deeds) == expected


@pytest.mark.refuses(CAITLIN)
def test_nobody_has_less_than_no_bounty() -> None:
    table = pleading("Bank of California")
    assert bounty(table.state, table.id(CAITLIN)) == 0
    assert table.bounty("Olivia Jenks") == 1  # it is still there, and counts again once she leaves
    table.passes(1).moves(CAITLIN, "The 108 Righteous Bandits")
    assert bounty(table.state, table.id("Olivia Jenks")) == 1


# --- Bethany Shiile ---------------------------------------------------------------------------------

BETHANY = "Bethany Shiile"


@pytest.mark.plays(BETHANY)
def test_well_dressed_friends_of_bethany_s_are_better_by_day() -> None:
    table = Playing(
        side("Eagle Wardens", at={"home": [BETHANY, "Olivia Jenks | Outlaw Mask", "Tommy Harden | Roan"]}),
        side("Law Dogs", at={"home": ["Barton Everest | Outlaw Mask"]}),
    )
    plain = Playing(
        side("Eagle Wardens", at={"home": ["Olivia Jenks | Outlaw Mask", "Tommy Harden | Roan"]}),
        side("Law Dogs", at={"home": ["Barton Everest | Outlaw Mask"]}),
    )

    def numbers(scene: Playing, dude: str) -> tuple[int, int, int]:
        return scene.influence(dude), scene.bullets(dude), scene.value(dude)

    before = numbers(plain, "Olivia Jenks")
    assert numbers(table, "Olivia Jenks") == tuple(number + 1 for number in before)
    for other in ("Tommy Harden", "Barton Everest"):
        assert numbers(table, other) == numbers(plain, other)


@pytest.mark.refuses(BETHANY)
def test_at_night_nobody_looks_at_hats() -> None:
    table = Playing(
        side("Eagle Wardens", hand=["Roan"], at={"home": [BETHANY, "Olivia Jenks | Outlaw Mask"]}),
        side("Law Dogs", at={"home": ["Steven Wiles"]}),
        phase="sundown",
        winner=0,
    )
    assert table.value("Olivia Jenks") == 2


# --- Maggie Harris ----------------------------------------------------------------------------------

MAGGIE = "Maggie Harris"


def wrangling(wording: str = "", *discard: str, rock: int = 9) -> Playing:
    return Playing(
        side(
            "Morgan Cattle Co.",
            rock=rock,
            discard=discard,
            deeds=["Bunkhouse"],
            at={"home": [f"{MAGGIE}{wording}", "Olivia Jenks"]},
        ),
        side("The Sloane Gang", deeds=["Gomorra Gaming Commission"]),
    ).uses(MAGGIE)


@pytest.mark.plays(MAGGIE)
def test_maggie_brings_a_horse_home() -> None:
    table = wrangling("", "Mustang", "Shotgun", "Faithful Hound").until("the Horse")
    assert table.choices() == ["Mustang", "none"]
    table.answer("Mustang").answer("Olivia Jenks")
    assert (table.card("Mustang").place, table.rock(0)) == (table.id("Olivia Jenks"), 9 - 2)
    assert [event.mark for event in table.events(JobEnded)] == [table.id("Morgan Cattle Co.")]


@pytest.mark.refuses(MAGGIE)
def test_maggie_may_find_none_and_cannot_pay_for_a_dear_one() -> None:
    assert wrangling("", "Mustang").until("the Horse").answer("none").zone("Mustang") == "discard"
    assert wrangling("", "Mustang", rock=1).until(Question.NOON).zone("Mustang") == "discard"


@pytest.mark.plays(MAGGIE)
def test_in_the_weird_west_maggie_rides_out_for_it() -> None:
    table = wrangling(" [Weird West]", "Mustang")
    assert sorted(table.choices()) == ["Bunkhouse", "The Sloane Gang", "Town Square"]
    table.answer("Bunkhouse").until(Question.HOST).answer("Olivia Jenks")  # she has to take it
    assert table.card("Mustang").place == table.id("Olivia Jenks")


# --- Emilia Vivirias --------------------------------------------------------------------------------

EMILIA = "Emilia Vivirias"


@pytest.mark.plays(EMILIA)
@pytest.mark.parametrize(("hexes", "more"), [(0, 0), (2, 2), (5, 4)])
def test_every_hex_makes_emilia_stronger_up_to_four(hexes: int, more: int) -> None:
    spells = ("Fetch", "Forget", "Shadow Walk", "Puppet", "Raising Hell")[:hexes]
    table = shootout([" | ".join([EMILIA, *spells, "Roan"]), "Steele Archer | Soul Blast"], ["Olivia Jenks"])
    assert (table.bullets(EMILIA), rating(table.state, table.id(EMILIA), "Huckster")) == (0 + more, 1 + more)


@pytest.mark.refuses(EMILIA)
def test_outside_shootouts_emilia_s_hexes_do_nothing() -> None:
    noon = Playing(side("The Sloane Gang", at={"home": [f"{EMILIA} | Fetch"]}), side())
    assert noon.bullets(EMILIA) == 0
    aside = shootout(["Olivia Jenks"], ["Barton Everest"], leader={"at": {"home": [f"{EMILIA} | Fetch"]}})
    assert aside.bullets(EMILIA) == 0


# --- "Professor" Duncan -----------------------------------------------------------------------------

DUNCAN = '"Professor" Duncan'


def carving(dude: str, spell: str, top: str) -> Playing:
    host = {"Bunkhouse": [dude]} if "Trail" in spell else {"Bunkhouse": [f"{dude} | {spell}"]}
    deed = f"Bunkhouse | {spell}" if "Trail" in spell else "Bunkhouse"
    table = Playing(side("Eagle Wardens", deeds=[deed], deck=[top], at=host), side("Law Dogs"))
    return table.uses(spell, *(("Town Square",) if "Trail" in spell else ()))


@pytest.mark.plays(DUNCAN)
@pytest.mark.parametrize(("top", "moved"), [("2S", True), ("AS", False)])
def test_duncan_casts_totems_three_better(top: str, moved: bool) -> None:
    table = carving(DUNCAN, "Spirit Trail", top)  # 1 and 3 more against 6
    assert (table.at(DUNCAN) == "Town Square") == moved


@pytest.mark.plays(DUNCAN)
@pytest.mark.rule("RC-penalties-02")
def test_duncan_whose_skill_was_lowered_counts_from_below_nothing() -> None:
    school = "Morgan Research Institute"
    table = Playing(
        side("Eagle Wardens", deeds=[f"{school} | Spirit Trail"], deck=["3S"], at={school: [DUNCAN]}),
        side("Law Dogs"),
    )
    table.uses(school, "-2").passes(1).uses("Spirit Trail", "Town Square")
    assert table.events(ATest)[0].margin == -1  # 3 with 1, 2 less and 3 more, against 6


@pytest.mark.refuses(DUNCAN)
def test_other_spirits_and_other_shamans_are_as_ever() -> None:
    spirit = carving(DUNCAN, "Many Speak As One", "7S")
    assert spirit.events(ATest)[-1].passed is False  # 7 + 1 against 9
    other = Playing(
        side(
            "Eagle Wardens",
            deeds=["Bunkhouse | Spirit Trail"],
            deck=["2S"],
            at={"Bunkhouse": ["Black Elk"], "home": [DUNCAN]},
        ),
        side("Law Dogs"),
    ).uses("Spirit Trail", "Town Square")
    assert other.at("Black Elk") == "Bunkhouse"  # 2 + 3 against 6
