"""Deeds of the Base Set with traits and Reacts, and the compendium's rulings on them."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Discarded, HandDealt
from boomtown.table import IllegalAnswer, text
from doomtown.shootouts import HANDS, shootout

# --- deeds without text ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deed", "cost", "yields"),
    [
        pytest.param(name, cost, yields, marks=[pytest.mark.plays(name), pytest.mark.refuses(name)])
        for name, cost, yields in (("Blake Ranch", 4, 3), ("Pat's Perch", 1, 1), ("Jackson's Strike", 2, 2))
    ],
)
def test_an_out_of_town_deed_is_bought_and_produces(deed: str, cost: int, yields: int) -> None:
    poor = Playing(side("Law Dogs", rock=cost - 1, hand=[deed]), side())
    refusal = poor.why_not("shop", deed)
    assert refusal is not None
    assert refusal.rule == "RB-5.3.5-02"
    table = Playing(
        side("Law Dogs", rock=cost, hand=[deed]), side("The Sloane Gang", at={"home": ["Sloane"]})
    )
    table.shops(deed)
    number = table.id(deed)
    assert table.rock(0) == 0
    assert number in table.state.players[0].outskirts, "apart from the street"
    assert control(table.state, number) == 0
    later = Playing(side("Law Dogs", deeds=[deed]), side(), phase="upkeep")
    assert later.rock(0) == 3 + yields, "the outfit's and the deed's"


# --- control by other means ------------------------------------------------------------------------


@pytest.mark.plays("Dead Dog Tavern")
def test_bullets_rule_the_dead_dog_tavern() -> None:
    """Travis Moone: 2 bullets, no influence. Steele Archer: no bullets, 2 influence."""
    table = Playing(
        side("Law Dogs", deeds=["Dead Dog Tavern"], at={"Dead Dog Tavern": ["Steele Archer"]}),
        side("The Sloane Gang", at={"Dead Dog Tavern": ["Travis Moone"]}),
    )
    assert table.controller("Dead Dog Tavern") == 1


@pytest.mark.refuses("Dead Dog Tavern")
def test_influence_does_not_rule_the_dead_dog_tavern() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Dead Dog Tavern", "Bunkhouse"], at={"Dead Dog Tavern": ["Travis Moone"]}),
        side("The Sloane Gang", at={"Dead Dog Tavern": ["Steele Archer"], "Bunkhouse": ["Irving Patterson"]}),
    )
    assert table.controller("Dead Dog Tavern") == 0
    assert table.controller("Bunkhouse") == 1, "as everywhere else"


@pytest.mark.plays("Cattle Market")
def test_the_cattle_market_counts_with_another_ranch_and_swells_its_visitors() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Cattle Market"], at={"Cattle Market": ["Olivia Jenks"]}),
        side("The Sloane Gang", deeds=["Blake Ranch"], at={"home": ["Pancho Castillo"]}),
    )
    assert control(table.state, table.id("Cattle Market")) == 1, "anybody's Ranch will do"
    assert table.value("Olivia Jenks") == 2 + 3


@pytest.mark.refuses("Cattle Market")
def test_the_cattle_market_alone_is_worth_nothing_and_helps_nobody_elsewhere() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Cattle Market", "Bunkhouse"], at={"home": ["Olivia Jenks"]}), side()
    )
    assert control(table.state, table.id("Cattle Market")) == 0
    assert table.value("Olivia Jenks") == 2


@pytest.mark.ruling("RC4-bunkhouse-01")
@pytest.mark.parametrize(
    ("dude", "influence"),
    [
        pytest.param(dude, influence, marks=mark("Bunkhouse"))
        for dude, influence, mark in (
            ("Travis Moone", 0 + 1, pytest.mark.plays),
            ("Clint Ramsey", 1 + 1, pytest.mark.plays),
            ("Olivia Jenks", 2, pytest.mark.refuses),
            ("Sloane", 3, pytest.mark.refuses),
        )
    ],
)
def test_the_bunkhouse_lifts_those_of_little_influence(dude: str, influence: int) -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": [dude]}),
        side(at={"home": ["Philip Swinford"]}),
    )
    assert table.influence(dude) == influence
    assert table.influence("Philip Swinford") == 1, "who is elsewhere has no bunk"


@pytest.mark.ruling("RC4-bunkhouse-01")
def test_the_bunkhouse_judges_influence_with_everything_but_itself() -> None:
    """Clint Ramsey, 1 influence: with the tailor's 1 he has no need of the Bunkhouse's."""
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse", "Yan Li's Tailoring"], at={"Bunkhouse": ["Clint Ramsey"]}),
        side(),
    )
    assert table.influence("Clint Ramsey") == 1 + 1
    table.uses("Yan Li's Tailoring")
    assert table.influence("Clint Ramsey") == 1 + 1


# --- Undertaker ------------------------------------------------------------------------------------


@pytest.mark.plays("Undertaker")
@pytest.mark.refuses("Undertaker")
@pytest.mark.ruling("RC4-undertaker-01")
def test_the_undertaker_is_paid_for_dudes_in_play_only() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford", "Lawrence Blackwood"],
        hands=(HANDS[3], HANDS[1]),
        leader={"deeds": ["Undertaker", "Gomorra Parish"], "hand": ["Clint Ramsey"]},
    )
    table.until("casualt").answer("Ace Philip Swinford")
    assert table.rock(0) == 2
    table.until("Noon play").passes(1).uses("Gomorra Parish")
    assert table.zone("Clint Ramsey") == "hill"
    assert table.rock(0) == 2 + 1, "the Parish pays for a card of the hand, the Undertaker does not"


@pytest.mark.refuses("Undertaker")
def test_the_undertaker_earns_nothing_by_a_discard() -> None:
    table = shootout(
        ["Olivia Jenks"], ["Philip Swinford"], hands=(HANDS[2], HANDS[1]), leader={"deeds": ["Undertaker"]}
    )
    table.until("Noon play")
    assert table.zone("Philip Swinford") == "discard"
    assert table.rock(0) == 0


# --- hands -----------------------------------------------------------------------------------------


@pytest.mark.plays("1st Baptist Church")
@pytest.mark.ruling("RC3-1st-baptist-church-01")
def test_whoever_controls_the_church_at_sundown_holds_six_cards() -> None:
    """Clint Ramsey and Lawrence Blackwood, 1 influence each; the tailor decides, until the day is over."""
    table = Playing(
        side("Law Dogs", deeds=["Yan Li's Tailoring"], at={"1st Baptist Church": ["Clint Ramsey"]}),
        side(
            "The Sloane Gang",
            deeds=["1st Baptist Church"],
            at={"1st Baptist Church": ["Lawrence Blackwood"], "home": ["Sloane", "Olivia Jenks"]},
        ),
    )
    assert table.controller("1st Baptist Church") == 1
    table.uses("Yan Li's Tailoring", "Clint Ramsey")
    assert table.controller("1st Baptist Church") == 0
    table.passes(1, 0).until("upkeep")
    assert (len(table.hand(0)), len(table.hand(1))) == (6, 5)
    assert table.controller("1st Baptist Church") == 1, "the day is over"


@pytest.mark.refuses("1st Baptist Church")
@pytest.mark.ruling("RC3-1st-baptist-church-02")
def test_the_church_adds_nothing_to_a_draw_hand() -> None:
    table = shootout(["Olivia Jenks"], ["Philip Swinford"], leader={"deeds": ["1st Baptist Church"]})
    table.until("Resolution")
    lowball = Playing(side("Law Dogs", deeds=["1st Baptist Church"]), side(), phase="gambling")
    for found in (table, lowball):
        assert next(event.count for event in found.events(HandDealt) if event.seat == 0) == 5


def sundown(deeds: list[str]) -> Playing:
    return Playing(
        side("Law Dogs", hand=["2C", "4C", "6C"], deeds=deeds),
        side("The Sloane Gang", at={"home": ["Sloane"]}),
        phase="sundown",
    )


def thrown_away(table: Playing) -> int:
    return len([event for event in table.events(Discarded) if event.cause.what == "sundown"])


@pytest.mark.plays("Killer Bunnies Casino")
def test_the_bunnies_let_you_throw_away_two() -> None:
    table = sundown(["Killer Bunnies Casino"])
    table.answer(*table.state.players[0].hand[:2])
    assert thrown_away(table) == 2


@pytest.mark.refuses("Killer Bunnies Casino")
def test_without_the_bunnies_one_card_goes_and_with_them_no_three() -> None:
    table = sundown(["Killer Bunnies Casino"])
    with pytest.raises(IllegalAnswer):
        table.answer(*table.state.players[0].hand)
    alone = sundown([])
    alone.answer(alone.state.players[0].hand[0])
    assert thrown_away(alone) == 1, "with one answer the question is done"


# --- Bank of California ----------------------------------------------------------------------------


def holdup(deed: str) -> Playing:
    """Lawrence Blackwood holds up a deed that produces 3."""
    table = Playing(
        side("The Sloane Gang", hand=["This is a Holdup!"], at={deed: ["Lawrence Blackwood"]}),
        side("Law Dogs", rock=9, deeds=[deed, "Bank of California"] if deed != "Bank of California" else [deed],
             at={"home": ["Sloane"]}),
    )  # fmt: skip
    return table.uses("This is a Holdup!", 3)


@pytest.mark.plays("Bank of California")
def test_nobody_takes_ghost_rock_from_the_banks_controller() -> None:
    table = holdup("Pearly's Palace")
    assert table.controller("Bank of California") == 1
    assert (table.rock(0), table.rock(1)) == (0, 9)
    assert table.bounty("Lawrence Blackwood") == 0


@pytest.mark.refuses("Bank of California")
def test_the_bank_is_no_help_to_those_who_lost_it() -> None:
    """Its owner is held up right in the bank, which the robber controls."""
    table = holdup("Bank of California")
    assert table.controller("Bank of California") == 0
    assert (table.rock(0), table.rock(1)) == (3, 6)
    assert table.bounty("Lawrence Blackwood") == 3


# --- Upkeep ----------------------------------------------------------------------------------------


def upkeep(*here: str, rock: int = 0) -> Playing:
    """The Town Hall is yours and these dudes are there."""
    return Playing(
        side("Law Dogs", rock=rock, deeds=["The Town Hall"], at={"The Town Hall": list(here)}),
        side("The Sloane Gang"),
        phase="upkeep",
    )


@pytest.mark.plays("The Town Hall")
def test_the_town_hall_pays_a_stipend_of_a_dudes_influence() -> None:
    """Judge Harry Somerset: upkeep 2, influence 3. Outfit and deed produce 3 and 2."""
    table = upkeep("Judge Harry Somerset").reacts("The Town Hall")
    assert table.booted("The Town Hall")
    assert "Noon play" in text(table.ask.message), "nothing to pay"
    assert table.zone("Judge Harry Somerset") == "play"
    assert table.rock(0) == 3 + 2


@pytest.mark.refuses("The Town Hall")
def test_the_town_hall_helps_only_those_who_are_there() -> None:
    table = Playing(
        side("Law Dogs", deeds=["The Town Hall"], at={"home": ["Judge Harry Somerset"]}),
        side("The Sloane Gang"),
        phase="upkeep",
    )
    assert "upkeep" in text(table.ask.message), "no React is offered"
    used = upkeep("Judge Harry Somerset").answer("pass").answer("Judge Harry Somerset")
    assert used.rock(0) == 5 - 2, "without the stipend the Judge costs 2"


# --- Stagecoach Office -----------------------------------------------------------------------------


def coach(hand: list[str], *, winner: int = 0, **more: object) -> Playing:
    return Playing(
        side("Law Dogs", rock=9, hand=hand, deeds=["Stagecoach Office", "Undertaker"], **more),
        side(
            "The Sloane Gang",
            rock=9,
            hand=["Philip Swinford"],
            deeds=["Bunkhouse"],
            at={"town square": ["Pancho Castillo | bounty 1"]},
        ),
        winner=winner,
    )


@pytest.mark.plays("Stagecoach Office")
def test_the_coach_brings_a_dude_to_a_place_you_control() -> None:
    table = coach(["Olivia Jenks"]).shops("Olivia Jenks").reacts("Stagecoach Office", "Undertaker")
    assert table.at("Olivia Jenks") == "Undertaker"
    assert not table.booted("Olivia Jenks")
    assert table.booted("Stagecoach Office")


@pytest.mark.refuses("Stagecoach Office")
def test_the_coach_goes_nowhere_else_and_carries_no_goods_and_no_tokens() -> None:
    table = coach(["Olivia Jenks"]).shops("Olivia Jenks").reacts("Stagecoach Office")
    assert set(table.choices()) == {"Law Dogs", "Stagecoach Office", "Undertaker"}
    table = coach(["Shotgun"], at={"home": ["Clint Ramsey"]}).shops("Shotgun")
    assert table.at("Shotgun") == "Law Dogs"
    table = coach([], winner=1).shops("Philip Swinford")
    assert table.at("Philip Swinford") == "The Sloane Gang", "somebody else's dude"
    table = coach(["Bounty Hunter"]).uses("Bounty Hunter").until("Shootout play")
    assert not table.booted("Stagecoach Office")
    assert table.at("Gunslinger") == "Town Square"


@pytest.mark.ruling("RC3-stagecoach-office-01")
@pytest.mark.parametrize("redirected", [True, False])
def test_whom_the_coach_takes_from_a_shootout_is_in_no_posse(redirected: bool) -> None:
    table = shootout(
        ["Steele Archer | Raising Hell"],
        ["Olivia Jenks"],
        leader={
            "rock": 9,
            "hand": ["2C"],
            "deck": ["KS"],
            "hill": ["Tyxarglenak"],
            "deeds": ["Stagecoach Office", "Undertaker"],
        },
    )
    table.uses("Raising Hell")
    if redirected:
        table.reacts("Stagecoach Office", "Undertaker")
    else:
        table.passes(0)
    assert table.at("Tyxarglenak") == ("Undertaker" if redirected else "Town Square")
    assert ("Tyxarglenak" in table.posse(0)) != redirected
