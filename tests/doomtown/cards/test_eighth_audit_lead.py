"""What the fuzz found beside texts that forbid or undo what a card does."""

from __future__ import annotations

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.words import (
    CANNOT_BE_AFFECTED,
    ON,
    SELF,
    Declared,
    after,
    dormant,
    last,
    named,
    return_to_hand,
    says,
)
from doomtown.scenes import shootout, with_text

BACILLUS = "Bacillus Pasteuria"
RITE = "Rite Of Profane Abstersion"


@pytest.mark.plays(RITE)
def test_what_nothing_can_be_done_to_any_more_is_not_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer to the play keeps the offering from being affected; the other sentences are read."""

    def keeps_it(play, event):  # type: ignore[no-untyped-def]
        yield last("kept", on=event.chosen)

    with_text(
        monkeypatch,
        "Barton Everest",
        kept=dormant(says(CANNOT_BE_AFFECTED, to=ON)),
        jealous=after(Declared)(keeps_it),
    )
    table = shootout(
        ["Olivia Jenks | Stone Idol", "Steele Archer"],
        ["Barton Everest", "Allie Hensman"],
        leader={"hand": [RITE], "rock": 1},
    )
    table.uses(RITE)
    assert (table.zone("Stone Idol"), table.booted("Stone Idol")) == ("play", False)
    assert (table.posse(0), table.posse(1)) == (["Olivia Jenks"], ["Barton Everest"])


@pytest.mark.rule("RB-7.2.2-12")
@pytest.mark.parametrize(
    ("gadget", "becomes"), [("QUATERMAN", ("play", "Law Dogs")), ("Flame-Thrower", ("discard", ""))]
)
def test_the_inventor_leaves_in_the_middle_of_inventing(
    gadget: str, becomes: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is there no more has no location to come to; a machine that walks comes home (ruling 821)."""

    def gives_up(play, event):  # type: ignore[no-untyped-def]
        yield return_to_hand(SELF)

    with_text(monkeypatch, "Roderick Byre", weary=after(words.Tested)(gives_up))
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            hand=[gadget],
            deck=["KS"],
            deeds=["Bunkhouse"],
            at={"Bunkhouse": ["Roderick Byre"]},
        ),
        side("The Sloane Gang"),
    )
    table.shops(gadget)
    assert "Roderick Byre" in table.hand(0)
    zone, place = becomes
    assert table.zone(gadget) == zone
    assert not place or table.at(gadget) == place


@pytest.mark.rule("RB-5.3.5-08")
def test_what_was_bought_for_somebody_who_leaves_meanwhile_is_on_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """While it is paid for, its host is taken back to hand (ruling 821)."""

    def gives_up(play, event):  # type: ignore[no-untyped-def]
        yield return_to_hand(named("Tommy Harden"))

    with_text(monkeypatch, "Roderick Byre", weary=after(words.Booted, SELF)(gives_up))
    table = Playing(
        side("Morgan Cattle Co.", rock=0, hand=[BACILLUS], at={"home": ["Tommy Harden", "Roderick Byre"]}),
        side("Law Dogs"),
    )
    table.shops(BACILLUS, "Tommy Harden")
    assert table.hand(0) == ["Tommy Harden"]
    assert table.zone(BACILLUS) == "discard"
