"""Totems: where they are planted, whom Ghost Dancers carry them for, and those next door that Kabeda uses."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control, has_keyword, play_cost, production, rating
from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.cards import send_home
from doomtown.scenes import an_ability, everybody_joins, facing, hangs, happens, usable

# --- Ghost Dancers ------------------------------------------------------------------------------------

DANCERS = "Ghost Dancers"


@pytest.mark.plays("Spirit Trail")
@pytest.mark.refuses(DANCERS)
def test_trails_that_dancers_carry_lead_from_deed_to_deed() -> None:
    """A Totem on dancers at a deed is planted there (ruling 177), whoever asks; elsewhere it is not."""
    trail = f"{DANCERS} | Spirit Trail"
    table = Playing(
        side("Eagle Wardens", left=["Bunkhouse"], at={"Bunkhouse": [trail]}),
        side(deeds=["Circle M Ranch"], at={"Circle M Ranch": [trail]}),
    )
    here, there = table.id("Bunkhouse"), table.id("Circle M Ranch")
    assert adjacent(table.state, here, there)
    table.moves(DANCERS, "town square")
    assert not adjacent(table.state, here, there)


@pytest.mark.plays("Beyond the Veil")
@pytest.mark.parametrize(("place", "influence"), [("Bunkhouse", 4), ("home", 3)])
def test_a_totem_that_dancers_carry_makes_a_deed_one_with_a_totem(place: str, influence: int) -> None:
    people = [f"{DANCERS} | Spirit Trail", "Laughing Crow"]
    table = Playing(side("Beyond the Veil", left=["Bunkhouse"], at={place: people}), side())
    assert table.influence("Laughing Crow") == influence


@pytest.mark.plays("Fears No Owls")
def test_fears_no_owls_leads_to_where_dancers_are() -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            deeds=["Circle M Ranch"],
            at={"home": ["Fears No Owls"], "Circle M Ranch": [f"{DANCERS} | Red Horse's Tail"]},
        ),
        side(),
    )
    assert table.uses("Fears No Owls").at("Fears No Owls") == "Circle M Ranch"


@pytest.mark.refuses("Red Horse's Tail")
@pytest.mark.plays("Curse of Failure")
@pytest.mark.parametrize("place", ["Bunkhouse", "home"])
@pytest.mark.parametrize("cursed", [False, True])
def test_what_cursed_dancers_carry_is_planted_nowhere(place: str, cursed: bool) -> None:
    """That it is planted where they are is their own trait (ruling 831)."""
    dancers = f"{DANCERS} | {'Curse of Failure | ' if cursed else ''}Red Horse's Tail"
    table = Playing(
        side("Eagle Wardens", left=["Bunkhouse"], at={place: [dancers, "Laughing Crow"]}),
        side(),
    )
    assert usable(table, "Red Horse's Tail") == (place == "Bunkhouse" and not cursed)


@pytest.mark.refuses("Tse-Che-Nako's Weaving")
@pytest.mark.parametrize("cursed", [False, True])
def test_a_totem_of_cursed_dancers_says_nothing_of_the_deed(cursed: bool) -> None:
    dancers = f"{DANCERS} | {'Curse of Failure | ' if cursed else ''}Tse-Che-Nako's Weaving"
    table = Playing(side("Eagle Wardens", left=["Bunkhouse"], at={"Bunkhouse": [dancers]}), side())
    assert has_keyword(table.state, table.id("Bunkhouse"), "Holy Ground") != cursed


# --- a Totem that Ghost Dancers carry is attached to their deed (rulings 177, 831) --------------------

CHIEF, IDOL = "Chief Stephen Seven-Eagles", "Idol of Tlazolteotl"
CURSED = f"{DANCERS} | Spirit Trail | Curse of Failure (owned by 1)"


def dancing(place: str, dancers: str = f"{DANCERS} | Spirit Trail") -> Playing:
    """Dancers with a Totem are somewhere; the Chief stands in the square, and one of the hand would cost 10."""
    return Playing(
        side(
            "Eagle Wardens", left=["Bunkhouse"], at={place: [dancers], "town square": [CHIEF]}, hand=[CHIEF]
        ),
        side("Law Dogs", deeds=["Circle M Ranch | Spirit Trail"]),
        turn=0,
    )


@pytest.mark.plays(CHIEF)
@pytest.mark.refuses(CHIEF)
@pytest.mark.parametrize(("place", "points"), [("Bunkhouse", 1), ("home", 0)])
def test_a_totem_that_dancers_carry_counts_for_the_chief_where_it_is_planted(place: str, points: int) -> None:
    table = dancing(place).uses(CHIEF)
    assert control(table.state, table.id(CHIEF)) == points
    assert play_cost(table.state, table.state.players[0].hand[0]) == 10 - 1 - points  # the ranch has one too


@pytest.mark.refuses(CHIEF)
def test_what_dancers_without_traits_carry_is_attached_to_no_location() -> None:
    table = dancing("Bunkhouse", CURSED).uses(CHIEF)
    assert control(table.state, table.id(CHIEF)) == 0


@pytest.mark.refuses("Spirit Trail")
def test_no_trail_leads_to_dancers_without_traits() -> None:
    table = dancing("Bunkhouse", CURSED)
    assert not adjacent(table.state, table.id("Bunkhouse"), table.id("Circle M Ranch"))


@pytest.mark.refuses("Beyond the Veil")
@pytest.mark.parametrize(("dancers", "influence"), [(f"{DANCERS} | Spirit Trail", 4), (CURSED, 3)])
def test_a_deed_where_a_totem_is_planted_nowhere_has_no_totem(dancers: str, influence: int) -> None:
    table = Playing(
        side("Beyond the Veil", left=["Bunkhouse"], at={"Bunkhouse": [dancers, "Laughing Crow"]}), side()
    )
    assert table.influence("Laughing Crow") == influence


@pytest.mark.refuses("Fears No Owls")
def test_fears_no_owls_does_not_find_a_totem_that_is_planted_nowhere() -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            deeds=["Circle M Ranch"],
            at={"home": ["Fears No Owls"], "Circle M Ranch": [CURSED]},
        ),
        side(),
    )
    assert not usable(table, "Fears No Owls")


@pytest.mark.plays(IDOL)
@pytest.mark.refuses(IDOL)
def test_the_idol_plants_the_totem_of_dancers_at_another_deed() -> None:
    """Not at the one where it is planted already."""
    table = Playing(
        side(
            "Eagle Wardens",
            deeds=["Bunkhouse", "Undertaker"],
            at={
                "Bunkhouse": [f"{DANCERS} | Spirit Trail", "Black Elk"],
                "Undertaker": [f"Laughing Crow | {IDOL}"],
            },
        ),
        side(),
    )
    table.uses(IDOL)
    assert table.card("Spirit Trail").place == table.id("Undertaker")


# --- what the Idol carries could have come into play where it is put ----------------------------------

SERUM = "Blight Serum"


@pytest.mark.refuses(IDOL)
@pytest.mark.ruling("RC3-idol-of-tlazolteotl-01")
def test_the_idol_leaves_a_serum_where_it_was_poured() -> None:
    """Blight Serum enters play on a dude, and gets to a deed only by being poured there."""
    table = Playing(
        side(
            "Law Dogs",
            deeds=[f"Blake Ranch | {SERUM}", "Bunkhouse"],
            at={"home": [f"Tommy Harden | {IDOL}"]},
        ),
        side("The Sloane Gang"),
        turn=0,
    ).uses(IDOL)
    assert table.card(SERUM).place == table.id("Blake Ranch")


@pytest.mark.plays("Geronimo")
@pytest.mark.refuses("Geronimo")
@pytest.mark.parametrize(("where", "zone"), [("Bunkhouse", "discard"), ("town square", "play")])
def test_geronimo_raids_the_totem_that_dancers_have_planted(where: str, zone: str) -> None:
    table = Playing(
        side("Eagle Wardens", at={where: ["Geronimo"]}),
        side("Law Dogs", deeds=["Bunkhouse"], at={where: [f"{DANCERS} | Spirit Trail"]}),
        turn=0,
    )
    assert table.uses("Geronimo").zone("Spirit Trail") == zone


@pytest.mark.plays("All Or Nothing")
def test_where_all_is_at_stake_the_totem_that_dancers_have_planted_goes_too() -> None:
    table = Playing(
        side("Law Dogs", rock=9, at={"home": ["Allie Hensman"]}, hand=["All Or Nothing"]),
        side("Eagle Wardens", deeds=["Bunkhouse"], at={"Bunkhouse": [f"{DANCERS} | booted | Spirit Trail"]}),
        turn=0,
    )
    table.uses("All Or Nothing", "Bunkhouse")
    everybody_joins(table, [])
    table.until(Question.NOON)
    assert (table.zone("Spirit Trail"), table.at(DANCERS)) == ("discard", "Eagle Wardens")


# --- a card attached to a location may be a Condition -------------------------------------------------

TOMMY = "Tommy Harden"


def idol(deed: str, **more: Any) -> Playing:
    """Tommy has the Idol at home; his player has this deed and the Bunkhouse."""
    at = {"home": [f"{TOMMY} | Idol of Tlazolteotl"]}
    return Playing(
        side("Law Dogs", deeds=[deed, "Bunkhouse"], at=at, **more), side("The Sloane Gang"), turn=0
    )


@pytest.mark.plays("Idol of Tlazolteotl")
@pytest.mark.ruling("RC3-idol-of-tlazolteotl-01")
def test_the_idol_carries_a_condition_from_deed_to_deed() -> None:
    table = idol("Blake Ranch | Tummy Twister").uses("Idol of Tlazolteotl")
    assert table.card("Tummy Twister").place == table.id("Bunkhouse")


@pytest.mark.refuses("Idol of Tlazolteotl")
@pytest.mark.ruling("RC3-idol-of-tlazolteotl-01")
def test_the_idol_carries_no_condition_that_is_for_a_home() -> None:
    table = idol("Blake Ranch", hand=["A Hero's Passing"])
    hangs(table, "A Hero's Passing", "Law Dogs")
    table.uses("Idol of Tlazolteotl")
    assert table.card("A Hero's Passing").place == table.id("Law Dogs")


# --- where it happens ---------------------------------------------------------------------------------


@pytest.mark.refuses('"Professor" Duncan (Exp 1)')
def test_duncan_learns_nothing_from_a_totem_planted_elsewhere_however_rare_his_own_is() -> None:
    table = Playing(
        side(
            rock=9,
            hand=["Spirit Trail"],
            deeds=["Bunkhouse | Spirit Trail", "Undertaker"],
            at={"Bunkhouse": ['"Professor" Duncan (Exp 1)'], "Undertaker": ["Laughing Crow"]},
        ),
        side("The Sloane Gang"),
        turn=0,
    )
    table.answer(f"shop:{table.state.players[0].hand[0]}").answer("Undertaker")
    assert not usable(table, '"Professor" Duncan (Exp 1)')


# --- this deed of a Totem next door (ruling 461) ------------------------------------------------------

FIRE = "Fire of Nanahbozho"


@pytest.mark.plays(FIRE, "Kabeda Hakurei")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_kabeda_kindles_the_fire_where_it_burns(wording: str) -> None:
    """Clyde is at the deed with the fire, Tommy with her next door: Clyde unboots, and she plays again."""
    table = Playing(
        side(
            "Law Dogs",
            deeds=[f"Bunkhouse | {FIRE}"],
            at={
                "home": ["Kabeda Hakurei", "Tommy Harden | booted"],
                "Bunkhouse": ["Clyde Owens | booted"],
            },
            deck=["KS"],
        ),
        side("The Sloane Gang"),
        wording=wording,
    )
    table.uses(FIRE)
    assert (table.booted("Clyde Owens"), table.booted("Tommy Harden")) == (False, True)
    assert (table.question, table.ask.seat) == (Question.NOON, 0)


# --- a Totem next door is used as if it stood where Kabeda is (RC3-kabeda-hakurei-01) -----------------

KABEDA, TRAIL = "Kabeda Hakurei", "Spirit Trail"


@pytest.mark.plays(KABEDA, TRAIL)
@pytest.mark.ruling("RC3-kabeda-hakurei-01")
def test_kabeda_sends_those_along_a_trail_who_are_with_her() -> None:
    """Fred stands beside the Totem, Tommy beside Kabeda next door."""
    table = Playing(
        side(
            "Eagle Wardens",
            deck=["KH"],
            deeds=["Bunkhouse", f"Charlie's Place | {TRAIL}"],
            at={"Bunkhouse": [KABEDA, "Tommy Harden"], "Charlie's Place": ["Fred Aims"]},
        ),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
        turn=0,
    )
    table.uses(TRAIL)
    assert table.choices() == [KABEDA, "Tommy Harden"]
    table.answer("Tommy Harden").answer("The Sloane Gang")
    assert (table.at("Tommy Harden"), table.booted("Tommy Harden")) == ("The Sloane Gang", False)


@pytest.mark.plays(TRAIL)
def test_whoever_is_at_the_trail_still_sends_those_who_are_there() -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            deck=["KH"],
            deeds=["Bunkhouse", f"Charlie's Place | {TRAIL}"],
            at={"Bunkhouse": ["Tommy Harden"], "Charlie's Place": ["Laughing Crow", "Fred Aims"]},
        ),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
        turn=0,
    )
    table.uses(TRAIL)
    assert table.choices() == ["Laughing Crow", "Fred Aims"]


# --- once for each place ------------------------------------------------------------------------------

LARIAT = "Rancher's Lariat"


@pytest.mark.plays(FIRE)
def test_in_the_weird_west_each_deed_with_a_fire_warms_its_shamans() -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            deeds=[f"Bunkhouse | {FIRE}", f"Charlie's Place | {FIRE}"],
            at={"Bunkhouse": ["Black Elk"], "Charlie's Place": ["Laughing Crow"], "home": ["Fears No Owls"]},
        ),
        side("Law Dogs"),
        wording="weird-west",
    )
    shamans = [table.id(dude) for dude in ("Black Elk", "Laughing Crow", "Fears No Owls")]
    warmed = [
        (rating(table.state, dude, "Shaman") or 0) - (table.state.printed(dude).keywords["Shaman"] or 0)
        for dude in shamans
    ]
    assert warmed == [2, 2, 0]


@pytest.mark.plays(LARIAT)
def test_each_ranch_has_its_own_lariat_whatever_else_is_carried_there() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Circle M Ranch", "Long Strides Ranch"],
            at={
                "Circle M Ranch": [f"Olivia Jenks | Roan | {LARIAT}"],
                "Long Strides Ranch": [f"Jake Smiley | {LARIAT}"],
            },
        ),
        side("The Sloane Gang"),
    )
    assert [production(table.state, table.id(deed)) for deed in ("Circle M Ranch", "Long Strides Ranch")] == [
        2 + 2,
        1 + 2,
    ]


# --- a Spirit that is sent home -----------------------------------------------------------------------

BARTON = "Barton Everest"


@pytest.mark.plays("Ancestor Spirit")
def test_a_spirit_at_home_boots_and_stays_when_sent_there() -> None:
    table = Playing(
        side("Beyond the Veil", at={"home": ["Ancestor Spirit"]}),
        side("The Sloane Gang", at={"Beyond the Veil": [BARTON]}),
        turn=1,
    )
    happens(send_home(table.state, table.id("Ancestor Spirit"), an_ability(1, table, BARTON)))
    assert (table.zone("Ancestor Spirit"), table.booted("Ancestor Spirit")) == ("play", True)
    away = facing(["Ancestor Spirit"], [BARTON], turn=1)
    happens(send_home(away.state, away.id("Ancestor Spirit"), an_ability(1, away, BARTON)))
    assert away.zone("Ancestor Spirit") == "away"
