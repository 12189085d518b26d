"""Spells of The Curtain Rises."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import production
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, refused_by, shootout, usable, with_text

# --- Festering Grasp --------------------------------------------------------------------------------

GRASP = "Festering Grasp"


def grasping(
    *foes: str, top: str = "KS", rock: int = 1, discard: tuple[str, ...] = ("Faithful Hound", "Roan")
) -> Playing:
    """Steele Archer, a Huckster 2, reaches for one of these."""
    return shootout(
        [f"Steele Archer | {GRASP}", "Olivia Jenks"],
        list(foes),
        leader={"deck": [top, *HANDS[1]], "rock": rock, "discard": list(discard)},
    )


@pytest.mark.plays(GRASP)
def test_the_weak_die_of_it_and_something_follows_the_huckster() -> None:
    table = grasping("Barton Everest", "Clint Ramsey").uses(GRASP, "Barton Everest")
    assert table.zone("Barton Everest") == "hill"
    assert table.choices() == ["Faithful Hound", "none"]
    table.answer("Faithful Hound")
    assert (table.card("Faithful Hound").place, table.rock(0)) == (table.id("Steele Archer"), 0)
    assert table.booted(GRASP)


@pytest.mark.plays(GRASP)
def test_the_strong_are_only_weakened() -> None:
    table = grasping("Clint Ramsey").uses(GRASP)
    assert (table.value("Clint Ramsey"), table.zone("Clint Ramsey")) == (11 - 6, "play")
    assert table.question == Question.SHOOTOUT
    assert grasping("Fred Aims", "Bobo").uses(GRASP, "Bobo").zone("Bobo") == "hill"  # a value of 6 is gone
    frail = grasping("Fred Aims", "Bobo | value +1").uses(GRASP, "Bobo")
    assert (frail.zone("Bobo"), frail.value("Bobo")) == ("play", 1)
    tough = grasping("Barton Everest | Tusk booted").uses(GRASP)
    assert (tough.zone("Barton Everest"), tough.value("Barton Everest")) == (
        "play",
        1,
    )  # worth 10 to the grasp


@pytest.mark.refuses(GRASP)
def test_a_gun_keeps_the_huckster_off() -> None:
    armed = grasping("Barton Everest | Shotgun")
    assert not usable(armed, GRASP)
    for harmless in ("Shotgun booted", "Evanor", "Roan"):
        assert usable(grasping(f"Barton Everest | {harmless}"), GRASP)


@pytest.mark.refuses(GRASP)
def test_a_failed_grasp_a_protected_value_and_a_poor_huckster() -> None:
    failed = grasping("Barton Everest", top="10S").uses(GRASP)  # 10 + 2 against 13
    assert failed.value("Barton Everest") == 5
    firm = grasping("Barton Everest | Knight's Chasuble").uses(GRASP)
    assert (firm.zone("Barton Everest"), firm.value("Barton Everest")) == ("play", 5)
    poor = grasping("Barton Everest", "Clint Ramsey", rock=0).uses(GRASP, "Barton Everest")
    assert poor.zone("Faithful Hound") == "discard"


# --- Silver Pheasant's Bounty -----------------------------------------------------------------------

PHEASANT = "Silver Pheasant's Bounty"


def perched(deed: str = "Bunkhouse", top: str = "3S", **more: object) -> Playing:
    return Playing(
        side("Eagle Wardens", deeds=[f"{deed} | {PHEASANT}"], deck=[top], at={"Bunkhouse": ["Black Elk"]}),
        side("Law Dogs"),
        **more,
    )


@pytest.mark.plays(PHEASANT)
def test_the_pheasant_s_deed_produces_more_and_can_be_plucked() -> None:
    table = perched()
    plain = Playing(side("Eagle Wardens", deeds=["Bunkhouse"]), side())
    deed = "Bunkhouse"
    assert production(table.state, table.id(deed)) == production(plain.state, plain.id(deed)) + 1
    table.uses(PHEASANT)  # 3 + 3 against 6
    assert (table.rock(0), table.booted(deed), table.booted(PHEASANT)) == (2, True, True)


@pytest.mark.refuses(PHEASANT)
def test_a_booted_deed_is_not_plucked_and_a_failed_spell_brings_nothing() -> None:
    assert refused_by(perched("Bunkhouse | booted"), "use", PHEASANT) == "RB-5.3.1-06"
    failed = perched(top="2S").uses(PHEASANT)
    assert (failed.rock(0), failed.booted("Bunkhouse")) == (0, False)
    with pytest.MonkeyPatch.context() as patch:
        with_text(patch, "Bunkhouse", open_=words.would(words.Booted, words.SELF, instead=True)(_stays))
        kept = perched().uses(PHEASANT)
        assert (kept.rock(0), kept.booted(PHEASANT)) == (0, True)


def _stays(play: words.Situation, event: object) -> object:
    yield words.instead()


@pytest.mark.refuses(PHEASANT)
def test_the_pheasant_sits_on_deeds_only() -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            rock=5,
            deeds=["Bunkhouse"],
            hand=[PHEASANT],
            at={"home": ["Black Elk"], "Bunkhouse": ["Kabeda Hakurei"]},
        ),
        side("Law Dogs"),
    ).shops(PHEASANT)
    assert table.card(PHEASANT).place == table.id("Bunkhouse")
