"""What the fourth part of the sixth audit found, each beside the card that shows it."""

import pytest

from boomtown.doomtown.reading.numbers import rating
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import declines, everybody_joins, facing, fight, shootout, usable

# --- who cannot be affected has nothing of what a text gives to whoever fits (ruling 730) -------------

TWILIGHT, HELMET = "Twilight Is Upon Us", "Telepathy Helmet"


def at_nightfall(*, winner: int) -> Playing:
    """Both shooters are skilled and have been picked; player 0 has let twilight fall."""
    table = shootout(
        ["Steele Archer"],
        [f"Jonah Essex | {HELMET}"],
        leader={"hand": [TWILIGHT]},
        rock=9,
        winner=winner,
    )
    if table.ask.seat == 1:
        table.passes()
    table.uses(TWILIGHT)
    while fight(table).step == "plays":
        declines(table)
    return table


@pytest.mark.plays(TWILIGHT)
@pytest.mark.refuses(HELMET)
@pytest.mark.parametrize(("winner", "more"), [(0, 2), (1, 0)])
def test_twilight_gives_nothing_to_whom_the_helmet_shields(winner: int, more: int) -> None:
    table = at_nightfall(winner=winner)
    assert table.bullets("Steele Archer") == 0 + 2
    assert table.bullets("Jonah Essex") == 2 + more


JOAN, ESSENCE = "Joan McGruder", "Essence of Armitage"


@pytest.mark.plays(ESSENCE)
@pytest.mark.refuses(JOAN)
@pytest.mark.parametrize(("bounty", "bullets"), [(3, 3), (4, 2)])
def test_what_joan_wears_frightens_only_whom_it_can_affect(bounty: int, bullets: int) -> None:
    """Steven has 3 influence; only with more bounty than that Joan's Essence affects him, but her own side always."""
    table = shootout(
        [f"{JOAN} | Hawley's Rose | {ESSENCE}", "Jake Smiley"],
        [f"Steven Wiles | bounty {bounty}"],
    )
    assert (table.influence("Steven Wiles"), table.bullets("Jake Smiley")) == (3, 1 - 1)
    assert table.bullets("Steven Wiles") == bullets


SWORD, FIRE = "Sword of the Spirit", "Fire of Nanahbozho"


@pytest.mark.plays(SWORD)
@pytest.mark.refuses(FIRE)
@pytest.mark.parametrize(("foes", "warmth"), [([], 2), (["Jake Smiley | influence +9"], 0)])
def test_an_opposing_totem_does_not_warm_who_bears_the_sword(foes: list[str], warmth: int) -> None:
    """The Totem is whose the deed is."""
    table = Playing(
        side(
            "Eagle Wardens",
            deck=["KS"],
            at={"home": [f"Father Tolarios | {SWORD}"], "Bunkhouse": ["Black Elk | Bowie Knife"]},
            deeds=[f"Bunkhouse | {FIRE}"],
        ),
        side("The Sloane Gang", at={"Bunkhouse": foes}),
        turn=0,
    )
    assert rating(table.state, table.id("Black Elk"), "Shaman") == 3 + 2
    table.uses(SWORD)
    assert rating(table.state, table.id("Black Elk"), "Shaman") == 3 + warmth


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


# --- an ability that a trait gives is gone with the trait -----------------------------------------------

GRIZZLY, MOON = 'Lewis "Grizzly" Evans', "Full Moon Brotherhood"


@pytest.mark.refuses(GRIZZLY)
@pytest.mark.plays(MOON)
@pytest.mark.parametrize(("hunted", "wrestles"), [("Bobo", True), (GRIZZLY, False)])
def test_lewis_without_traits_has_no_ability_either(hunted: str, wrestles: bool) -> None:
    """*While* another dude is with him, *Lewis has* it: that is a trait."""
    table = facing(
        ["Jake Smiley"],
        [GRIZZLY, "Bobo"],
        leader={"outfit": MOON, "at": {"home": ["Olivia Jenks"]}},
        turn=0,
    )
    table.uses(MOON, hunted).passes(1).calls_out("Jake Smiley", GRIZZLY)
    if table.question is Question.ACCEPT:
        table.answer("yes")
    everybody_joins(table, ["Jake Smiley", GRIZZLY, "Bobo"])
    if table.ask.seat == 0:
        table.passes()
    assert usable(table, GRIZZLY) == wrestles
