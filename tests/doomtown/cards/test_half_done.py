"""What could only half be done is refused beforehand, and nobody is chosen whom a text protects, on any road.

All faces were gone over for it: whose text takes an event's place, and which texts choose from a list of their own.
"""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted
from boomtown.doomtown.text.sayings import CANNOT_BE_CHOSEN, CANNOT_MOVE
from boomtown.doomtown.words import BEARER, OPPONENTS, SELF
from doomtown.scenes import CHEATING, HANDS, draws, shootout, titles, usable, with_text

Patch = pytest.MonkeyPatch
BLESSED = "Rev. Perry Inbody"

# --- in an event's place -------------------------------------------------------------------------------------


@pytest.mark.rule("RB-2.1-02")
@pytest.mark.refuses("Lay On Hands")
@pytest.mark.refuses("We Stand Amazed")
@pytest.mark.parametrize("miracle", ["Lay On Hands", "Lay On Hands [Weird West]", "We Stand Amazed"])
@pytest.mark.parametrize(("rob", "offered"), [("Rob Wilby | Roan", True), ("Rob Wilby | Shotgun", False)])
def test_nobody_prays_for_a_casualty_that_cannot_go_home(
    monkeypatch: Patch, miracle: str, rob: str, offered: bool
) -> None:
    with_text(monkeypatch, "Shotgun", stuck=words.says(CANNOT_MOVE, to=BEARER))
    table = shootout(
        [rob, "Jake Smiley", f"{BLESSED} | {miracle}"],
        ["Fred Aims"],
        hands=((*HANDS[1], "KS"), HANDS[2]),
    )
    draws(table, "Rob Wilby", "Fred Aims").until(Question.CASUALTIES).answer("Discard Rob Wilby")
    assert usable(table, miracle) is offered
    if not offered:
        assert (table.zone("Rob Wilby"), table.booted(BLESSED)) == ("discard", False)


# --- whom a text protects ------------------------------------------------------------------------------------


@pytest.mark.rule("RB-2.1-02")
@pytest.mark.refuses("Hydro-Puncher")
@pytest.mark.refuses("Rancher's Lariat")
@pytest.mark.parametrize("tool", ["Hydro-Puncher", "Rancher's Lariat"])
@pytest.mark.parametrize("hidden", [False, True])
def test_what_cannot_be_chosen_is_not_chosen_off_the_dude_it_hangs_on(
    monkeypatch: Patch, tool: str, hidden: bool
) -> None:
    if hidden:
        with_text(monkeypatch, "Shotgun", unseen=words.says(CANNOT_BE_CHOSEN, to=SELF, by=OPPONENTS))
    table = shootout([f"Olivia Jenks | {tool}"], ["Allie Hensman | Shotgun"]).uses(tool)
    if table.question == Question.TARGET:
        assert not hidden
        table.answer("Shotgun")
    assert table.booted("Shotgun") is not hidden


@pytest.mark.refuses("Jael's Guile")
@pytest.mark.refuses("Hamshanks")
@pytest.mark.parametrize(
    ("bounty", "named"),
    [(" | bounty 1", ["Hamshanks", "Xiaodan Li"]), ("", [])],
    ids=["a wanted shield", "a shield that is not wanted"],
)
def test_who_is_tempted_names_a_wanted_dude_whoever_stands_before_it(bounty: str, named: list[str]) -> None:
    """Wanted dudes come first; Hamshanks's own player says which (ruling 651), if there are several."""
    table = Playing(
        side("Law Dogs", deck=HANDS[1], at={"Bunkhouse": ["Tommy Harden | Jael's Guile"]}),
        side(
            "The 108 Righteous Bandits",
            deck=CHEATING[2],
            deeds=["Bunkhouse"],
            at={"Bunkhouse": [f"Hamshanks{bounty}", "Xiaodan Li | bounty 1", "Jake Smiley | influence 5"]},
        ),
        fight={
            "leader": "Tommy Harden",
            "mark": "Xiaodan Li",
            "marked": ["Hamshanks", "Jake Smiley"],
            "step": "resolution",
        },
    )
    table.uses("Jael's Guile")
    if named:
        assert (table.ask.seat, sorted(table.choices())) == (1, named)
        table.answer("Xiaodan Li")
    assert (table.ask.seat, table.question) == (1, Question.MODE)  # what happens, not to whom
    booted = len(table.events(Booted))
    table.answer("boot")
    assert titles(table, [event.card for event in table.events(Booted)[booted:]])[:1] == ["Xiaodan Li"]
