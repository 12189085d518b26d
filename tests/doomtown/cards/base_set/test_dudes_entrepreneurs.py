"""The Morgan Cattle Co. of the Base Set, and the compendium's rulings on them."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Moved
from boomtown.doomtown.verbs.changes import change_card
from boomtown.table import Number
from doomtown.scenes import HANDS, everybody_joins, facing, refused_by, shootout, usable


def at_home(*people: str, theirs: list[str] | None = None, **mine: Any) -> Playing:
    """Player 0's people are at home in the Morgan Cattle Co. and it is their Noon."""
    return Playing(
        side("Morgan Cattle Co.", at={"home": list(people)}, **mine),
        side("The Sloane Gang", at={"home": theirs or ["Fred Aims"]}),
    )


# --- Horses ------------------------------------------------------------------------------------------


@pytest.mark.plays("Lane Healey")
def test_lane_rides_and_shoots() -> None:
    table = at_home("Lane Healey | Mustang")
    assert table.bullets("Lane Healey") == 1 + 2


@pytest.mark.refuses("Lane Healey")
def test_lane_needs_a_horse_of_his_own_and_one_is_enough() -> None:
    table = at_home("Lane Healey | Shotgun", "Olivia Jenks | Mustang")
    assert table.bullets("Lane Healey") == 1 + 1
    assert at_home("Lane Healey | Mustang booted | Roan").bullets("Lane Healey") == 3


@pytest.mark.plays("Jon Longstride")
@pytest.mark.ruling("RC3-jon-longstride-01")
def test_jon_lets_his_horse_ride_again_later() -> None:
    table = at_home("Jon Longstride | Mustang").uses("Mustang", "Town Square").passes(1)
    assert table.booted("Mustang")
    rides = len(table.events(Moved))
    table.uses("Jon Longstride")
    assert (table.booted("Mustang"), table.booted("Jon Longstride")) == (False, False)
    assert len(table.events(Moved)) == rides  # not at once
    table.passes(1).uses("Mustang", "The Sloane Gang")
    assert table.at("Jon Longstride") == "The Sloane Gang"
    table.passes(1)
    assert not usable(table, "Mustang")
    assert not usable(table, "Jon Longstride")


@pytest.mark.plays("Jon Longstride")
def test_a_horse_that_did_nothing_yet_may_do_it_twice() -> None:
    """It is booted though not used today; whatever unboots it after its ride, there is another."""
    table = at_home("Jon Longstride | Mustang booted").uses("Jon Longstride").passes(1)
    table.uses("Mustang", "Town Square").passes(1)
    change_card(table.state, table.id("Mustang"), booted=False)
    assert usable(table, "Mustang")


@pytest.mark.ruling("RC3-jon-longstride-01")
def test_jons_horse_does_not_have_to_ride_again() -> None:
    table = at_home("Jon Longstride | Mustang").uses("Mustang", "Town Square").passes(1)
    table.uses("Jon Longstride").passes(1).passes(0)
    assert table.at("Jon Longstride") == "Town Square"


@pytest.mark.refuses("Jon Longstride")
@pytest.mark.parametrize(
    "people",
    [
        ["Jon Longstride"],
        ["Jon Longstride | Mustang"],  # it is fresh
        ["Jon Longstride", "Olivia Jenks | Mustang booted"],  # it is not his
        ["Jon Longstride | Shotgun booted"],  # it is no Horse
    ],
)
def test_jon_has_no_horse_to_water(people: list[str]) -> None:
    assert not usable(at_home(*people), "Jon Longstride")


def relief(*posse: str, jarrett: str = "Jarrett Blake | Mustang", **mine: Any) -> Playing:
    """A posse of player 0's is in a shootout on the town square, Jarrett is at home."""
    more = mine.pop("at", {"home": [jarrett]})
    return shootout(list(posse), ["Fred Aims", "Silas Aims"], leader={"at": more, **mine})


@pytest.mark.plays("Jarrett Blake")
def test_jarrett_takes_the_place_of_a_friend() -> None:
    table = relief("Olivia Jenks", "Clint Ramsey").uses("Jarrett Blake", "Olivia Jenks")
    assert table.posse(0) == ["Clint Ramsey", "Jarrett Blake"]
    assert (table.at("Jarrett Blake"), table.at("Olivia Jenks")) == ("Town Square", "Law Dogs")
    assert not any(map(table.booted, ("Jarrett Blake", "Olivia Jenks", "Mustang")))


@pytest.mark.plays("Jarrett Blake")
def test_jarrett_relieves_a_lone_friend_booted_and_from_afar() -> None:
    """The posse is never empty, so the shootout goes on."""
    table = relief(
        "Olivia Jenks",
        deeds=["Blake Ranch"],
        at={"Blake Ranch": ["Jarrett Blake | booted | Mustang booted"]},
    )
    table.uses("Jarrett Blake")
    assert (table.posse(0), table.posse(1)) == (["Jarrett Blake"], ["Fred Aims", "Silas Aims"])
    assert table.at("Olivia Jenks") == "Blake Ranch"
    assert table.booted("Jarrett Blake")


@pytest.mark.plays("Jarrett Blake")
def test_jarrett_on_the_spot_just_steps_in() -> None:
    table = shootout(["Olivia Jenks", "Jarrett Blake | Mustang"], ["Fred Aims"], joining=False).answer("done")
    table.uses("Jarrett Blake")
    assert table.posse(0) == ["Jarrett Blake"]
    assert table.at("Olivia Jenks") == "Town Square"


@pytest.mark.refuses("Jarrett Blake")
@pytest.mark.rule("RB-6.1-31")
def test_without_a_horse_jarrett_stays_where_he_is() -> None:
    """From outside he is used only where he would come into the posse (ruling 834)."""
    table = relief("Olivia Jenks", jarrett="Jarrett Blake")
    assert refused_by(table, "use", "Jarrett Blake") == "RB-6.1-31"


@pytest.mark.refuses("Jarrett Blake")
def test_jarrett_swaps_only_with_his_own_posse() -> None:
    table = relief(
        "Olivia Jenks | Shotgun", "Clint Ramsey", at={"home": ["Jarrett Blake | Mustang", "Jake Smiley"]}
    )
    table.uses("Jarrett Blake")
    assert table.choices() == ["Olivia Jenks", "Clint Ramsey"]
    assert not usable(shootout(["Jarrett Blake | Mustang"], ["Fred Aims"]), "Jarrett Blake")
    noon = at_home("Jarrett Blake | Mustang", "Olivia Jenks")
    assert not usable(noon, "Jarrett Blake")


def rooted(*more: str, leader: str = "Yunxu Jiang", stays: str = "Jarrett Blake | Mustang") -> Playing:
    """Yunxu has taken the Jade King Stance, which keeps him in the town square, and the shootout is there."""
    table = facing(
        ["Yunxu Jiang | booted", *more],
        ["Fred Aims | bounty 1"],
        leader={"hand": ["Jade King Stance"], "deck": ["AC"], "at": {"home": [stays]}},
    )
    table.uses("Jade King Stance").passes(1).calls_out(leader, "Fred Aims").answer("yes")
    return everybody_joins(table, ["Yunxu Jiang", *more])


@pytest.mark.refuses("Jarrett Blake", "Gang Yi")
@pytest.mark.rule("RB-2.1-02")
@pytest.mark.parametrize("newcomer", ["Jarrett Blake | Mustang", "Gang Yi"])
def test_who_cannot_go_where_the_newcomer_was_is_not_relieved(newcomer: str) -> None:
    name = newcomer.partition(" |")[0]
    alone = rooted(stays=newcomer)
    assert alone.why_not("use", name) is not None
    table = rooted("Olivia Jenks", leader="Olivia Jenks", stays=newcomer).uses(name)
    assert table.posse(0) == ["Yunxu Jiang", name]  # nobody else could be chosen
    assert (table.at("Olivia Jenks"), table.at("Yunxu Jiang")) == ("Law Dogs", "Town Square")


# --- Gadgets -----------------------------------------------------------------------------------------


@pytest.mark.plays("Prof. Eustace True")
def test_eustace_blows_up_a_gadget_to_get_away() -> None:
    table = at_home("Prof. Eustace True | booted | Force Field").uses("Prof. Eustace True", "The Sloane Gang")
    assert table.at("Prof. Eustace True") == "The Sloane Gang"
    assert table.zone("Force Field") == "discard"
    unbooted = at_home("Prof. Eustace True | Force Field").uses("Prof. Eustace True", "Town Square")
    assert not unbooted.booted("Prof. Eustace True")


@pytest.mark.refuses("Prof. Eustace True")
def test_eustace_needs_a_gadget_of_his_own_and_another_place() -> None:
    assert not usable(
        at_home("Prof. Eustace True | Mustang", "Olivia Jenks | Force Field"), "Prof. Eustace True"
    )
    table = at_home(
        "Prof. Eustace True | Force Field | Mustang | Flame-Thrower", "Olivia Jenks | Plasma Drill"
    )
    table.uses("Prof. Eustace True")
    assert table.choices() == ["Force Field", "Flame-Thrower"]
    table.answer("Flame-Thrower")
    assert table.choices() == ["Town Square", "The Sloane Gang"]


def overload(pulled: str, *people: str) -> Playing:
    """Elander is in the posse; the next card of the deck is this one."""
    return shootout(
        ["Elander Boldman", *people], ["Fred Aims | Auto-Revolver"], hands=((pulled, *HANDS[1]), HANDS[1])
    )


@pytest.mark.plays("Elander Boldman")
def test_elander_overloads_a_weapon() -> None:
    table = overload("5H", "Olivia Jenks | Mechanical Horse | Flame-Thrower").uses("Elander Boldman")
    assert table.bullets("Flame-Thrower") == 1 + 3
    assert table.bullets("Olivia Jenks") == 2 + 1 + 3
    table.until(Question.NOON)
    assert table.zone("Flame-Thrower") != "play" or table.bullets("Flame-Thrower") == 1


@pytest.mark.plays("Elander Boldman")
def test_a_club_blows_up_whoever_holds_it() -> None:
    table = overload("5C", "Olivia Jenks | Flame-Thrower").uses("Elander Boldman")
    assert (table.zone("Olivia Jenks"), table.zone("Flame-Thrower")) == ("discard", "discard")
    assert table.posse(0) == ["Elander Boldman"]


@pytest.mark.refuses("Elander Boldman")
def test_elander_takes_only_his_posses_weapon_gadgets() -> None:
    others = ("Clint Ramsey | Shotgun", "Jake Smiley | Force Field")
    assert not usable(overload("5H", *others), "Elander Boldman")
    table = overload("5H", "Olivia Jenks | Flame-Thrower", "Travis Moone | Auto-Revolver", *others)
    table.uses("Elander Boldman")
    assert table.choices() == ["Olivia Jenks", "Travis Moone"]


@pytest.mark.refuses("Elander Boldman")
def test_elander_has_to_be_there() -> None:
    table = shootout(
        ["Olivia Jenks | Flame-Thrower"], ["Fred Aims"], leader={"at": {"home": ["Elander Boldman"]}}
    )
    assert not usable(table, "Elander Boldman")


@pytest.mark.plays("Harold Aimslee")
def test_harold_finds_a_gadget_in_the_scrap() -> None:
    table = at_home("Harold Aimslee", hand=["Shotgun", "Mustang"], discard=["Force Field", "Roan"])
    table.uses("Harold Aimslee", "Mustang")
    assert sorted(table.hand(0)) == ["Force Field", "Shotgun"]
    assert table.zone("Mustang") == "discard"
    assert table.booted("Harold Aimslee")


@pytest.mark.refuses("Harold Aimslee")
def test_harold_does_not_get_back_what_he_throws_away() -> None:
    table = at_home(
        "Harold Aimslee",
        hand=["Plasma Drill", "Roan"],
        discard=["Flame-Thrower", "Force Field", "Telepathy Helmet"],
    )
    table.uses("Harold Aimslee", "Plasma Drill")
    assert table.choices() == ["Force Field", "Telepathy Helmet"]


@pytest.mark.refuses("Harold Aimslee")
@pytest.mark.ruling("RC3-harold-aimslee-01")
def test_without_a_gadget_to_find_harold_discards_nothing() -> None:
    table = at_home("Harold Aimslee", hand=["Mustang"], discard=["Flame-Thrower", "Roan"])
    assert not usable(table, "Harold Aimslee")
    assert table.why_not("use", "Harold Aimslee") is not None
    fits = at_home("Harold Aimslee", hand=["Mustang"], discard=["Flame-Thrower", "Force Field"])
    assert usable(fits, "Harold Aimslee")


@pytest.mark.refuses("Harold Aimslee")
@pytest.mark.parametrize(
    ("harold", "hand"), [("Harold Aimslee", []), ("Harold Aimslee | booted", ["Mustang"])]
)
def test_harold_needs_a_card_to_discard_and_has_to_boot(harold: str, hand: list[str]) -> None:
    assert not usable(at_home(harold, hand=hand, discard=["Force Field"]), "Harold Aimslee")


# --- money and land ----------------------------------------------------------------------------------


@pytest.mark.plays("Irving Patterson")
@pytest.mark.parametrize("posse", [["Irving Patterson"], ["Olivia Jenks", "Irving Patterson"]])
def test_irving_is_worth_a_ghost_rock_as_leader_and_as_follower(posse: list[str]) -> None:
    assert shootout(posse, ["Fred Aims"]).rock(0) == 1


@pytest.mark.plays("Irving Patterson")
def test_irving_is_worth_a_ghost_rock_as_the_mark() -> None:
    assert shootout(["Fred Aims"], ["Irving Patterson"]).rock(1) == 1


@pytest.mark.refuses("Irving Patterson")
def test_irving_earns_nothing_by_staying_out() -> None:
    table = shootout(["Olivia Jenks", "Irving Patterson"], ["Fred Aims"], joining=False).answer("done")
    assert table.posse(0) == ["Olivia Jenks"]
    assert table.rock(0) == 0


@pytest.mark.plays("Rémy LaPointe")
def test_remy_buys_bullets() -> None:
    table = shootout(["Rémy LaPointe"], ["Fred Aims"], leader={"rock": 6}).uses("Rémy LaPointe", 3)
    assert (table.bullets("Rémy LaPointe"), table.rock(0)) == (1 + 3, 3)


@pytest.mark.ruling("RC3-remy-lapointe-01")
def test_remys_bullets_end_at_five_weapon_and_all() -> None:
    table = shootout(["Rémy LaPointe | Legendary Holster"], ["Fred Aims"], leader={"rock": 6})
    table.uses("Rémy LaPointe", 4)
    assert (table.bullets("Rémy LaPointe"), table.rock(0)) == (5, 2)


@pytest.mark.refuses("Rémy LaPointe")
def test_remy_spends_what_there_is_and_never_more_than_four() -> None:
    assert not usable(shootout(["Rémy LaPointe"], ["Fred Aims"]), "Rémy LaPointe")
    for rock, most in ((2, 2), (9, 4)):
        table = shootout(["Rémy LaPointe"], ["Fred Aims"], leader={"rock": rock}).uses("Rémy LaPointe")
        form = table.ask.form
        assert isinstance(form, Number)
        assert (form.least, form.most) == (1, most)


def ranching(deeds: list[str], at: dict[str, list[str]], theirs: dict[str, Any] | None = None) -> Playing:
    return Playing(
        side("Morgan Cattle Co.", deeds=deeds, at={"home": ["Max Baine"], **at}),
        side("The Sloane Gang", **(theirs or {})),
    )


def max_points(table: Playing) -> int:
    return control(table.state, table.id("Max Baine"))


@pytest.mark.plays("Max Baine")
def test_max_owns_the_range() -> None:
    table = ranching(
        ["Circle M Ranch", "Cattle Market", "Bunkhouse"],
        {"Circle M Ranch": ["Olivia Jenks | Shotgun"], "Bunkhouse": ["Clint Ramsey"]},
    )
    assert max_points(table) == 1
    assert (table.influence("Olivia Jenks"), table.value("Olivia Jenks")) == (2 + 1, 2 + 3)
    assert table.value("Clint Ramsey") == 11


@pytest.mark.plays("Max Baine")
def test_somebody_elses_ranch_counts_when_max_controls_it() -> None:
    table = ranching(["Circle M Ranch"], {"Cattle Market": ["Olivia Jenks"]}, {"deeds": ["Cattle Market"]})
    assert table.controller("Cattle Market") == 0
    assert max_points(table) == 1


@pytest.mark.refuses("Max Baine")
def test_one_ranch_is_not_enough_nor_one_that_others_hold() -> None:
    assert max_points(ranching(["Circle M Ranch", "Bunkhouse"], {})) == 0
    held = ranching(
        ["Circle M Ranch", "Cattle Market"], {}, {"at": {"Circle M Ranch": ["Olivia Jenks"]}}
    )  # fmt: skip
    assert held.controller("Circle M Ranch") == 1
    assert max_points(held) == 0
    assert (held.influence("Olivia Jenks"), held.value("Olivia Jenks")) == (2, 2)


@pytest.mark.refuses("Max Baine")
def test_max_himself_is_no_ranch_hand() -> None:
    table = Playing(
        side("Morgan Cattle Co.", deeds=["Circle M Ranch"], at={"Circle M Ranch": ["Max Baine"]}), side()
    )
    assert (table.influence("Max Baine"), table.value("Max Baine")) == (4, 12)
