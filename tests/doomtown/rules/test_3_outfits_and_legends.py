"""Rulebook 3.1 and 3.2: outfits and legends."""

import pytest
from msgspec.structs import replace

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.plays.choosing import candidates
from boomtown.doomtown.reading.numbers import is_foreign
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.places import locations
from boomtown.doomtown.text.parts import Target
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.cards import ace, boot, discard
from boomtown.doomtown.words.selectors import OTHERS, named
from doomtown.scenes import an_ability, happens, titles


@pytest.mark.rule("RB-3.1-01")
def test_home_is_the_location_of_the_outfit() -> None:
    """Wendy sends an opposing dude home booted."""
    table = Playing(
        side("Law Dogs", at={"town square": ['Xiong "Wendy" Cheng']}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
    )
    table.calls_out('Xiong "Wendy" Cheng', "Barton Everest").answer("yes").until(Question.SHOOTOUT)
    table.uses('Xiong "Wendy" Cheng')
    assert table.card("Barton Everest").place == table.state.players[1].outfit


@pytest.mark.rule("RB-3.1-02", "RB-3.1-06")
def test_the_outfit_is_a_card_that_boots_while_the_home_stays_a_location() -> None:
    table = Playing(
        side("Morgan Cattle Co.", at={"home": ["Irving Patterson"]}, hand=["Bunkhouse"], rock=5),
        side("Law Dogs"),
    )
    table.uses("Morgan Cattle Co.", "left")
    assert table.booted("Morgan Cattle Co.")
    assert table.id("Morgan Cattle Co.") in locations(table.state)
    assert table.zone("Bunkhouse") == "play"


@pytest.mark.rule("RB-3.1-03", "RB-3.1-04", "RB-3.1-05")
def test_symbols_tell_own_dudes_others_and_drifters() -> None:
    people = ["Tommy Harden", "Barton Everest", "Olivia Jenks"]
    table = Playing(side("Law Dogs", at={"home": people}), side("The Sloane Gang"))
    home = PRINTED["Law Dogs"].factions
    assert [PRINTED[name].factions for name in people] == [home, PRINTED["The Sloane Gang"].factions, ()]
    assert [is_foreign(table.state, table.id(name)) for name in people] == [False, True, False]


@pytest.mark.rule("RB-3.1-06")
def test_an_outfits_ability_is_its_players_alone() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Tommy Harden", "Clyde Owens"]}),
        side("Law Dogs", at={"home": ["Abram Grothe", "Jake Smiley"]}),
    )
    outfits = [player.outfit for player in table.state.players]
    for seat in (0, 1):
        assert table.ask.seat == seat
        used = [int(play.split(":")[1]) for play in table.plays() if play.startswith("use")]
        assert used == [outfits[seat]]
        table.passes(seat)
        if seat == 0:
            assert table.why_not("use", "Law Dogs @0").rule == "RB-5.3.1-12"


@pytest.mark.parametrize(("rock", "usable"), [(2, False), (3, True)])
def test_morgan_cattle_co_builds_what_it_can_pay_for_at_the_lower_price(rock: int, usable: bool) -> None:
    """The Bank of California costs 5, and Irving's influence of 2 takes 2 off that."""
    people = {"home": ["Irving Patterson"]}
    table = Playing(
        side("Morgan Cattle Co.", at=people, hand=["Bank of California"], rock=rock), side("Law Dogs")
    )
    assert (table.why_not("use", "Morgan Cattle Co.") is None) == usable
    if usable:
        table.uses("Morgan Cattle Co.", "left")
        assert table.at("Irving Patterson") == "Bank of California"
        assert table.rock(0) == 0


# --- legends ---------------------------------------------------------------------------------------


def hustled(legend: str = "") -> Playing:
    """A Grifter at the other player's home boots an opposing card there."""
    table = Playing(
        side("Law Dogs", at={"The Sloane Gang": ["Travis Moone"]}, hand=["Hustled"]),
        side("The Sloane Gang", legend=legend, at={"home": ["Barton Everest | Roan"]}),
    )
    return table.uses("Hustled")


@pytest.mark.rule("RB-3.2-01")
def test_effects_cannot_choose_a_legend() -> None:
    assert set(hustled("Andrew Lane").choices()) == {"The Sloane Gang", "Barton Everest", "Roan"}


@pytest.mark.rule("RB-3.2-01")
def test_whatever_the_effect_a_legend_is_not_among_its_choices() -> None:
    table = Playing(
        side("Law Dogs"), side("The Sloane Gang", legend="Andrew Lane", at={"home": ["Barton Everest"]})
    )
    play = Situation(table.state, table.id("Law Dogs"), you=0)
    assert titles(table, candidates(play, Target(OTHERS))) == ["The Sloane Gang", "Barton Everest"]


@pytest.mark.rule("RB-3.2-01")
def test_only_its_own_text_can_mean_a_legend() -> None:
    table = Playing(side("Law Dogs"), side("The Sloane Gang", legend="Andrew Lane"))
    for source, found in (("Andrew Lane", ["Andrew Lane"]), ("The Sloane Gang", [])):
        play = Situation(table.state, table.id(source), you=1)
        assert titles(table, candidates(play, Target(named("Andrew Lane")))) == found


@pytest.mark.rule("RB-3.2-01")
@pytest.mark.parametrize("verb", [boot, discard, ace])
def test_effects_cannot_affect_a_legend(verb: object) -> None:
    table = Playing(side("Law Dogs"), side("The Sloane Gang", legend="Andrew Lane"))
    before = table.card("Andrew Lane")
    assert not happens(verb(table.state, table.id("Andrew Lane"), an_ability(0, table, "Law Dogs")))
    assert table.card("Andrew Lane") == before


@pytest.mark.rule("RB-3.2-02")
def test_a_legends_powers_are_its_players() -> None:
    """Andrew Lane arms a dude in a shootout, and while he leads his unarmed dudes have a bullet less."""
    table = Playing(
        side("Law Dogs", legend="Andrew Lane", at={"town square": ["Clyde Owens"]}, hand=["Shotgun"], rock=9),
        side("The Sloane Gang", at={"town square": ["Pancho Castillo"]}, hand=["Shotgun"], rock=9),
    )
    table.calls_out("Clyde Owens", "Pancho Castillo").answer("yes").until(Question.SHOOTOUT)
    assert [table.bullets("Clyde Owens"), table.bullets("Pancho Castillo")] == [3 - 1, 3]
    assert table.why_not("use", "Andrew Lane", seat=1).rule == "RB-5.3.1-12"
    table.uses("Andrew Lane")
    assert table.card("Shotgun @0").place == table.id("Clyde Owens")
    assert table.bullets("Clyde Owens") == 3 + 1
    assert table.ask.seat == 1
    assert table.plays() == ["pass"]


@pytest.mark.rule("RB-3.2-04")
@pytest.mark.parametrize(("modifier", "collected"), [(0, 3), (-1, 2), (1, 4)])
def test_a_legend_changes_its_outfits_production(
    modifier: int, collected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No legend printed so far has a modifier other than 0, so this one gets it by pen."""
    Playing(side("Law Dogs"), side("Law Dogs"))  # makes the cards known
    monkeypatch.setitem(PRINTED, "Andrew Lane", replace(PRINTED["Andrew Lane"], production=modifier))
    table = Playing(side("Law Dogs", legend="Andrew Lane"), side("The Sloane Gang"), phase="upkeep")
    assert [table.rock(0), table.rock(1)] == [collected, 3]
