"""What a first sentence asks for has to be possible (ruling 80): who carries a Bluetick cannot be dealt with so."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.words import (
    BEARER,
    CANNOT_BE_ACED,
    CANNOT_BE_DISCARDED,
    CANNOT_BOOT,
    CANNOT_GO_HOME,
    CANNOT_MOVE,
    ON_THIS_DUDE,
    says,
)
from doomtown.scenes import CHEATING, HANDS, shootout, showdown, usable, with_text

Patch = pytest.MonkeyPatch
HELD = "Bluetick"


@pytest.mark.refuses("Vamoosin'")
@pytest.mark.refuses("Deadwood Dick")
@pytest.mark.refuses("Pale Horse")
@pytest.mark.refuses("Willa Mae MacGowan (Exp 1)")
def test_nobody_is_sent_home_who_cannot_go(monkeypatch: Patch) -> None:
    with_text(monkeypatch, HELD, tied=says(CANNOT_GO_HOME, to=BEARER))
    posse = [f"Olivia Jenks | bounty 1 | {HELD}", "Rob Wilby | bounty 1"]
    table = shootout(posse, ["Fred Aims"], rock=9, leader={"hand": ["Vamoosin'"]}).uses("Vamoosin'")
    assert table.posse(0) == ["Olivia Jenks"]
    hands = (HANDS[1], CHEATING[2])
    table = showdown(["Deadwood Dick | Roan", f"Olivia Jenks | Pinto | {HELD}"], ["Fred Aims"], hands)
    table.until(Question.RESOLUTION).uses("Deadwood Dick", "Deadwood Dick")
    assert table.choices() == ["Deadwood Dick"]
    foes = ["Fred Aims", f"Jake Smiley | {HELD}"]
    table = showdown(["Olivia Jenks | Pale Horse"], foes, hands).until(Question.RESOLUTION).uses("Pale Horse")
    assert table.choices() == ["Fred Aims", "none"]
    willa = showdown(["Willa Mae MacGowan (Exp 1)", f"Rob Wilby | {HELD}"], ["Fred Aims"])
    willa.never_offered("Willa Mae MacGowan", until=Question.NOON)


@pytest.mark.refuses("Willa Mae MacGowan (Exp 1)")
@pytest.mark.refuses("Masonic Augment")
def test_nothing_is_given_up_that_cannot_be_discarded(monkeypatch: Patch) -> None:
    with_text(
        monkeypatch,
        HELD,
        kept=says(CANNOT_BE_DISCARDED, to=BEARER),
        keeps=says(CANNOT_BE_DISCARDED, to=ON_THIS_DUDE),
    )
    willa = showdown([f"Willa Mae MacGowan (Exp 1) | {HELD}", "Rob Wilby"], ["Fred Aims"])
    willa.never_offered("Willa Mae MacGowan", until=Question.NOON)
    hexed = side(hand=["Masonic Augment"], at={"home": [f"Steele Archer | Soul Blast | {HELD}"]})
    assert not usable(Playing(hexed, side()), "Masonic Augment")


@pytest.mark.refuses("Mourning Mist")
def test_a_mist_that_cannot_be_aced_does_not_settle(monkeypatch: Patch) -> None:
    with_text(monkeypatch, HELD, safe=says(CANNOT_BE_ACED, to=BEARER))
    assert not usable(
        Playing(side(at={"home": [f"Mourning Mist | {HELD}", "Rob Wilby"]}), side()), "Mourning Mist"
    )


@pytest.mark.refuses("Nuttal & Mann's No. 10 Saloon")
@pytest.mark.refuses("Look What I Found!")
def test_nobody_boots_who_cannot(monkeypatch: Patch) -> None:
    saloon = "Nuttal & Mann's No. 10 Saloon"
    with_text(monkeypatch, HELD, steady=says(CANNOT_BOOT, to=BEARER), firm=says(CANNOT_BOOT))
    table = Playing(side(rock=1, deeds=[saloon], at={saloon: [f"Olivia Jenks | {HELD}"]}), side())
    assert not usable(table, saloon)
    leader = {"hand": ["Look What I Found!"], "discard": ["Shotgun"], "rock": 9}
    table = shootout([f"Olivia Jenks | {HELD}"], ["Fred Aims"], leader=leader).uses("Look What I Found!")
    assert (table.booted("Shotgun"), table.booted(HELD)) == (True, False)


@pytest.mark.refuses("Get Off My Land!")
def test_nobody_comes_who_cannot_move(monkeypatch: Patch) -> None:
    with_text(monkeypatch, HELD, rooted=says(CANNOT_MOVE, to=BEARER))
    table = Playing(
        side(
            rock=9, deeds=["General Store"], hand=["Get Off My Land!"], at={"home": [f"Rob Wilby | {HELD}"]}
        ),
        side("The Sloane Gang", at={"town square": ["Fred Aims"]}),
        turn=1,
    )
    table.moves("Fred Aims", "General Store").never_offered("Get Off My Land!", until=Question.NOON)
