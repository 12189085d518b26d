"""Goods of Immovable Object, Unstoppable Force."""

import pytest

from boomtown.doomtown.reading.numbers import rating
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from doomtown.scenes import asks, facing, shootout, usable

IDOL = "Idol of Tlazolteotl"
WARDENS = "Eagle Wardens"


def idol(*deeds: str, at: dict[str, list[str]] | None = None) -> Playing:
    """Olivia Jenks carries the Idol at home; her player has these deeds."""
    mine = {"home": [f"Olivia Jenks | {IDOL}"], **(at or {})}
    return Playing(
        side(WARDENS, deeds=list(deeds), at=mine, hand=["Pistol Whip"]),
        side("The Sloane Gang", deeds=["Bunkhouse | Spirit Trail"]),
    )


@pytest.mark.plays(IDOL)
def test_the_idol_s_bearer_is_revered_through_high_noon_only() -> None:
    table = idol()
    assert table.influence("Olivia Jenks") == 2 + 2
    table.passes(0, 1)
    assert table.state.phase == "sundown"
    assert table.influence("Olivia Jenks") == 2


@pytest.mark.plays(IDOL)
def test_the_idol_carries_an_improvement_to_another_deed_of_yours() -> None:
    table = idol("Undertaker | Legal Instruments", "Yan Li's Tailoring", "Cattle Market").uses(
        IDOL, "Cattle Market"
    )
    assert table.card("Legal Instruments").place == table.id("Cattle Market")
    assert table.card("Undertaker").cards == ()
    assert table.booted(IDOL)


@pytest.mark.refuses(IDOL)
def test_the_idol_leaves_alone_what_others_own_what_hangs_on_dudes_and_where_it_came_from() -> None:
    table = idol(
        "Undertaker | Legal Instruments", "Yan Li's Tailoring", at={"Undertaker": ["Jake Smiley | Roan"]}
    )
    table.uses(IDOL)
    assert table.card("Legal Instruments").place == table.id(
        "Yan Li's Tailoring"
    )  # the only thing, the only deed
    assert not usable(idol("Undertaker"), IDOL)  # a Spirit Trail of the other player's is no thing of yours
    lonely = idol("Undertaker | Legal Instruments").uses(IDOL)  # in vain
    assert lonely.card("Legal Instruments").place == lonely.id("Undertaker")


@pytest.mark.ruling("RC3-idol-of-tlazolteotl-01")
@pytest.mark.refuses(IDOL)
def test_the_idol_carries_a_cattle_feeder_from_ranch_to_ranch_only() -> None:
    fed = "Circle M Ranch | Auto Cattle-Feeder"
    ranchless = idol(fed, "Undertaker", "Yan Li's Tailoring").uses(IDOL)
    assert ranchless.card("Auto Cattle-Feeder").place == ranchless.id("Circle M Ranch")
    table = idol(fed, "Undertaker", "Cattle Market").uses(IDOL)
    assert table.card("Auto Cattle-Feeder").place == table.id("Cattle Market")


@pytest.mark.ruling("RC3-idol-of-tlazolteotl-01")
@pytest.mark.refuses(IDOL)
def test_the_idol_carries_a_totem_only_where_it_could_have_been_played() -> None:
    deeds = ("Undertaker | Spirit Trail", "Yan Li's Tailoring", "Cattle Market")
    alone = idol(*deeds).uses(IDOL)
    assert alone.card("Spirit Trail").place == alone.id("Undertaker")
    table = idol(*deeds, at={"Cattle Market": ["Black Elk"]}).uses(IDOL)
    assert table.card("Spirit Trail").place == table.id("Cattle Market")


# --- Nunchucks --------------------------------------------------------------------------------------

CHUCKS = "Nunchucks"


@pytest.mark.plays(CHUCKS)
def test_nunchucks_teach_kung_fu_in_a_posse_only() -> None:
    table = facing([f"Shizeng Lu | {CHUCKS}"], ["Allie Hensman"])
    assert (rating(table.state, table.id("Shizeng Lu"), "Kung Fu"), table.bullets("Shizeng Lu")) == (1, 3)
    fight = shootout([f"Shizeng Lu | {CHUCKS}"], ["Allie Hensman"])
    assert rating(fight.state, fight.id("Shizeng Lu"), "Kung Fu") == 2


def hexed(pull: str, chucks: str = CHUCKS, *, at: str = "town square") -> Playing:
    """The other posse tries a Hex on Jake Smiley's gun; Shizeng Lu, in the fight or not, could strike at the pull."""
    table = shootout(
        ["Jake Smiley | Peacemaker | Roan", *([f"Shizeng Lu | {chucks}"] if at == "town square" else ())],
        ["Steele Archer | Phantom Fingers"],
        hands=((), (pull,)),
        leader={"at": {} if at == "town square" else {at: [f"Shizeng Lu | {chucks}"]}},
    )
    return table.passes(0).uses("Phantom Fingers", "Peacemaker")


@pytest.mark.plays(CHUCKS)
@pytest.mark.parametrize(("struck", "booted"), [(True, True), (False, False)])
def test_nunchucks_knock_a_pull_down_by_the_dude_s_kung_fu(struck: bool, booted: bool) -> None:
    """Steele has Huckster 2, so a 4 makes 6 against a difficulty of 6 and a 2 does not."""
    table = hexed("4C")
    assert asks(table).endswith("React?")
    table.reacts(CHUCKS) if struck else table.passes()
    (test,) = table.events(events.Tested)
    assert (test.check, test.passed) == ((4, False) if struck else (6, True))
    assert table.booted(CHUCKS) is booted


@pytest.mark.plays(CHUCKS)
def test_no_pull_counts_less_than_an_ace() -> None:
    table = hexed("2C").reacts(CHUCKS)
    assert table.events(events.Pulled)[-1].value == 1


@pytest.mark.plays(CHUCKS)
def test_nunchucks_answer_their_own_player_s_pulls_too() -> None:
    table = shootout(
        [f"Shizeng Lu | {CHUCKS}", "Steele Archer | Phantom Fingers"],
        ["Allie Hensman | Peacemaker"],
        hands=(("KC",), ()),
    ).uses("Phantom Fingers")
    assert usable(table, CHUCKS)


@pytest.mark.refuses(CHUCKS)
def test_booted_nunchucks_and_those_outside_the_posse_strike_nothing() -> None:
    hexed("4C", f"{CHUCKS} booted").never_offered(CHUCKS, until=Question.SHOOTOUT)
    hexed("4C", at="home").never_offered(CHUCKS, until=Question.SHOOTOUT)


@pytest.mark.refuses(CHUCKS)
def test_only_who_knows_kung_fu_can_carry_nunchucks() -> None:
    table = Playing(
        side("Law Dogs", rock=2, hand=[CHUCKS], at={"home": ["Xiaodan Li", "Olivia Jenks"]}),
        side("The Sloane Gang"),
    ).shops(CHUCKS)
    assert table.card(CHUCKS).place == table.id("Xiaodan Li")  # nobody else could
    stranger = Playing(
        side("Law Dogs", rock=2, hand=[CHUCKS], at={"home": ["Olivia Jenks"]}), side("The Sloane Gang")
    )
    assert stranger.why_not("shop", CHUCKS) is not None
