"""What card texts are and how long they last, by the old book (AEG: Card Text, Actin', Movin', How Long? How Big?)."""

import pytest

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading.numbers import control, grit, player_influence
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Cause
from boomtown.doomtown.state.events import BountyChanged, Declared, Discarded, Entered, Paid, PlayMade, rule
from boomtown.doomtown.text.parts import (
    SCRIPTS,
    Ability,
    CountsAs,
    Gives,
    Grants,
    Ignores,
    Says,
    Trigger,
    Wild,
)
from boomtown.doomtown.verbs.changes import change_card
from boomtown.doomtown.verbs.lasting import NEVER, lasting, modify, usual_end
from doomtown.scenes import HANDS, shootout

both = pytest.mark.parametrize("edition", ["aeg", "pinebox"])


def alone(*dudes: str, edition: str = "aeg", where: str = "home", **mine: object) -> Playing:
    """Player 0's dudes have the town to themselves; player 1 has enough influence not to lose."""
    return Playing(
        side("Law Dogs", rock=9, at={where: list(dudes)}, **mine),
        side("The Sloane Gang", at={"home": ["Sister Lois Otwell"]}),
        edition=edition,
    )


# --- what a text is --------------------------------------------------------------------------------


@pytest.mark.rule("AEG-text-01")
def test_texts_are_keywords_traits_and_abilities() -> None:
    alone()
    traits = (Gives, Says, Ignores, Trigger, Grants, CountsAs, Wild)
    for script in SCRIPTS.values():
        for part in script.parts.values():
            assert isinstance(part, Ability) != isinstance(part, traits), script.face
        assert script.text, script.face
    assert PRINTED["Roan"].keywords == {"Horse": 0}


@both
@pytest.mark.rule("AEG-text-02", "AEG-limits-03")
def test_a_trait_works_by_itself_while_its_card_is_in_play(edition: str) -> None:
    table = alone("Lane Healey", edition=edition, hand=["Roan"])
    assert table.bullets("Lane Healey") == 1
    table.shops("Roan")
    assert table.bullets("Lane Healey") == 1 + 2


@both
@pytest.mark.rule("AEG-limits-03")
def test_a_trait_ends_with_its_card(edition: str) -> None:
    table = alone(
        "Max Baine", "Jake Smiley", edition=edition, where="Circle M Ranch", deeds=["Circle M Ranch"],
        hand=["No Turning Back"],
    )  # fmt: skip
    assert (table.influence("Jake Smiley"), table.value("Jake Smiley")) == (1, 4)
    table.uses("No Turning Back", "Max Baine")
    assert (table.influence("Jake Smiley"), table.value("Jake Smiley")) == (0, 1)


@both
@pytest.mark.rule("AEG-text-03")
def test_nobody_switches_a_drawback_off(edition: str) -> None:
    table = alone("Marshal Caves Callarman", "Olivia Jenks", "Tommy Harden", edition=edition)
    assert (table.bullets("Marshal Caves Callarman"), table.influence("Marshal Caves Callarman")) == (2, 2)
    table.uses("Law Dogs", "Marshal Caves Callarman", ("Olivia Jenks", "Tommy Harden"))
    assert table.ask.seat == 1  # nothing was asked
    assert (table.bullets("Marshal Caves Callarman"), table.influence("Marshal Caves Callarman")) == (1, 1)


@both
@pytest.mark.rule("AEG-text-04")
def test_the_controller_decides_about_abilities(edition: str) -> None:
    table = alone("Allie Hensman", edition=edition, where="town square")
    assert table.why_not("use", "Allie Hensman") is None
    table.passes(0)
    assert not table.booted("Allie Hensman")
    refusal = table.why_not("use", "Allie Hensman", seat=1)
    assert refusal is not None
    assert refusal.rule == "RB-5.3.1-12"


@both
@pytest.mark.rule("AEG-text-05")
def test_a_card_without_rules_is_its_numbers(edition: str) -> None:
    table = alone(edition=edition, hand=["Olivia Jenks"])
    assert "Olivia Jenks" not in SCRIPTS
    before = len(list(table.state.log))
    table.shops("Olivia Jenks")
    assert {type(event) for event in list(table.state.log)[before:]} == {Paid, Entered, PlayMade}
    assert (table.bullets("Olivia Jenks"), table.influence("Olivia Jenks"), table.value("Olivia Jenks")) == (
        2,
        2,
        2,
    )


@both
@pytest.mark.rule("AEG-text-06")
def test_this_deed_is_the_deed_where_the_dude_is(edition: str) -> None:
    def sanford(where: str) -> Playing:
        return Playing(
            side("Law Dogs", deeds=["Bunkhouse", "Charlie's Place"], at={where: ["Sanford Taylor"]}),
            side(
                "The Sloane Gang",
                at={
                    "Bunkhouse": ["Olivia Jenks", "Travis Moone"],
                    "Charlie's Place": ["Jake Smiley"],
                    "town square": ["Philip Swinford"],
                },
            ),
            edition=edition,
        )

    assert sanford("home").why_not("use", "Sanford Taylor") is not None
    assert sanford("town square").why_not("use", "Sanford Taylor") is not None
    assert sanford("Bunkhouse").uses("Sanford Taylor").choices() == ["Olivia Jenks", "Travis Moone"]


@both
@pytest.mark.rule("AEG-text-07")
@pytest.mark.parametrize("deed", ["Dead Dog Tavern [Weird West]", "Ike's Place"])
def test_help_text_changes_nothing(deed: str, edition: str) -> None:
    """Both deeds are Rowdy; one explains in brackets what that means, the other does not."""
    place = PRINTED[deed].title
    table = Playing(
        side("Law Dogs", deeds=[deed], at={place: ["Steele Archer"]}),
        side("The Sloane Gang", at={place: ["Travis Moone"]}),
        edition=edition,
    )
    assert table.controller(place) == 1


# --- using and moving ------------------------------------------------------------------------------


@pytest.mark.rule("AEG-action-01")
@pytest.mark.parametrize(("edition", "zone"), [("aeg", "discard"), ("pinebox", "limbo")])
def test_every_action_is_discarded_when_its_effect_is_complete(edition: str, zone: str) -> None:
    table = Playing(
        side(
            "The Fourth Ring",
            at={"town square": ["Hamshanks"]},
            hand=["Zhu's Ferocity"],
            deck=["AS", *HANDS[1]],
        ),
        side("Law Dogs", at={"town square": ["Tommy Harden", "Olivia Jenks"]}),
        edition=edition,
    )
    table.calls_out("Hamshanks", "Tommy Harden").answer("yes").until(Question.SHOOTOUT).uses("Zhu's Ferocity")
    assert table.state.fight is not None
    assert table.zone("Zhu's Ferocity") == zone


@pytest.mark.rule("AEG-actin-01", "AEG-actin-02")
@pytest.mark.parametrize(("edition", "kind"), [("aeg", "cost"), ("pinebox", "ability")])
def test_an_ability_is_declared_paid_and_resolved(edition: str, kind: str) -> None:
    """A card is discarded to lower a bounty: a payment by the old book, a requirement by the newer."""
    table = alone(
        "Marshal Caves Callarman | bounty 2", edition=edition, where="town square", hand=["Shotgun"]
    )
    table.uses("Marshal Caves Callarman")
    steps = [event for event in table.state.log if isinstance(event, Declared | Discarded | BountyChanged)]
    assert [type(event) for event in steps] == [Declared, Discarded, BountyChanged]
    assert steps[1].cause.kind == kind
    assert steps[2].cause.kind == "ability"
    assert table.bounty("Marshal Caves Callarman") == 1


@pytest.mark.rule("AEG-movin-01")
@pytest.mark.parametrize(("edition", "boots"), [("aeg", True), ("pinebox", False)])
def test_from_home_only_the_square_and_deeds_are_next_door(edition: str, boots: bool) -> None:
    """An effect makes the two homes adjacent."""

    def neighbours() -> Playing:
        table = alone("Jake Smiley", edition=edition, deeds=["Bunkhouse"])
        lasting(table.state, rule("a test"), NEVER, on=(table.id("The Sloane Gang"),), word="is adjacent to")
        return table

    assert neighbours().moves("Jake Smiley", "The Sloane Gang").booted("Jake Smiley") == boots
    assert not neighbours().moves("Jake Smiley", "Bunkhouse").booted("Jake Smiley")
    assert not neighbours().moves("Jake Smiley", "town square").booted("Jake Smiley")


@pytest.mark.rule("AEG-movin-02")
@pytest.mark.parametrize(("edition", "boots"), [("aeg", True), ("pinebox", False)])
def test_from_the_square_only_deeds_in_town_and_homes_are_next_door(edition: str, boots: bool) -> None:
    """An effect makes a deed out of town adjacent to the square."""

    def neighbours() -> Playing:
        deeds = ["Bunkhouse", "Blake Ranch"]
        table = alone("Jake Smiley", edition=edition, where="town square", deeds=deeds)
        lasting(table.state, rule("a test"), NEVER, on=(table.id("Blake Ranch"),), word="is adjacent to")
        return table

    assert neighbours().moves("Jake Smiley", "Blake Ranch").booted("Jake Smiley") == boots
    assert not neighbours().moves("Jake Smiley", "Bunkhouse").booted("Jake Smiley")
    assert not neighbours().moves("Jake Smiley", "The Sloane Gang").booted("Jake Smiley")
    assert neighbours().moves("Jake Smiley", "Law Dogs").booted("Jake Smiley")


@pytest.mark.rule("AEG-invent-01", "AEG-invent-02")
def test_inventing_happens_at_a_location_of_yours_and_nothing_is_refunded() -> None:
    def lab(where: str) -> Playing:
        return alone("Roderick Byre", where=where, hand=["Plasma Drill"], deck=["AS"])

    refusal = lab("town square").why_not("shop", "Plasma Drill")
    assert refusal is not None
    assert refusal.rule == "RB-5.3.5-22"
    table = lab("home").shops("Plasma Drill")
    assert table.booted("Roderick Byre")
    assert table.zone("Plasma Drill") == "discard"  # an ace is not enough
    assert table.rock(0) == 9 - 4


# --- how long, how big -----------------------------------------------------------------------------


@both
@pytest.mark.rule("AEG-limits-01", "AEG-counters-01")
def test_counters_last(edition: str) -> None:
    table = alone("Allie Hensman", edition=edition, where="town square").uses("Allie Hensman")
    allie = table.id("Allie Hensman")
    assert control(table.state, allie) == 1
    table.passes(1, 0).until(Question.NOON)
    assert table.state.day == 2
    assert control(table.state, allie) == 1


@both
@pytest.mark.rule("AEG-counters-02")
def test_permanent_influence_lasts(edition: str) -> None:
    table = alone("Jake Smiley", edition=edition, hand=["Meet the New Boss"]).uses("Meet the New Boss")
    table.until(Question.NOON)
    jake = table.id("Jake Smiley")
    for day in (1, 2):
        assert table.state.day == day
        assert (table.influence("Jake Smiley"), control(table.state, jake)) == (1, 1)
        table.passes(table.ask.seat).passes().until(Question.NOON)
    assert table.zone("Meet the New Boss") == "hill"


@pytest.mark.rule("AEG-limits-02")
@pytest.mark.parametrize(("edition", "at_sundown"), [("aeg", 2), ("pinebox", 3)])
def test_what_a_react_does_at_noon_ends_with_the_phase(edition: str, at_sundown: int) -> None:
    table = alone("Olivia Jenks", edition=edition, hand=["Shotgun"])
    olivia = table.id("Olivia Jenks")
    cause = Cause("ability", "a React", 0, olivia, "react")
    list(modify(table.state, olivia, "influence", 1, cause, usual_end(table.state, cause)))
    assert player_influence(table.state, 0) == 3
    table.passes(0, 1)
    assert table.state.phase == "sundown"
    assert player_influence(table.state, 0) == at_sundown


@pytest.mark.rule("AEG-limits-02")
def test_what_a_react_does_in_a_shootout_ends_with_it() -> None:
    table = shootout(["Jake Smiley"], ["Philip Swinford"], edition="aeg", rock=5).until(Question.SHOOTOUT)
    cause = Cause("ability", "a React", 0, table.id("Jake Smiley"), "react")
    list(modify(table.state, cause.card, "bullets", 1, cause, usual_end(table.state, cause)))
    assert table.bullets("Jake Smiley") == 2
    table.until(Question.NOON)
    assert table.zone("Jake Smiley") != "play" or table.bullets("Jake Smiley") == 1


@both
@pytest.mark.rule("AEG-limits-04", "AEG-limits-05", "AEG-grit-01")
def test_numbers_are_sums_that_count_as_zero_at_least(edition: str) -> None:
    table = alone("Jon Longstride", "Jake Smiley | influence -2", edition=edition, where="town square",
        deeds=["Yan Li's Tailoring"], hand=["War Paint"],
    )  # fmt: skip
    assert grit(table.state, table.id("Jon Longstride")) == 8 + 2 + 1
    table.uses("War Paint", "Jon Longstride").passes(1)
    assert grit(table.state, table.id("Jon Longstride")) == 8 + 4 + 1
    table.uses("Yan Li's Tailoring", "Jake Smiley")
    assert table.influence("Jake Smiley") == 0  # the sum is -1


@both
@pytest.mark.rule("AEG-grit-02", "AEG-limits-07", "AEG-limits-08")
def test_values_stay_between_ace_and_king(edition: str) -> None:
    table = alone(
        "Travis Moone | bullets -3 | influence -1", "Clint Ramsey", "Olivia Jenks | value -4",
        edition=edition, where="Cattle Market", deeds=["Cattle Market"],
    )  # fmt: skip
    assert table.value("Travis Moone") == 5 + 3
    assert grit(table.state, table.id("Travis Moone")) == 8  # no bullets, no influence
    assert table.value("Clint Ramsey") == 13  # 11 and 3
    assert table.value("Olivia Jenks") == 1  # 2 and 3 and -4


# --- tokens ----------------------------------------------------------------------------------------


@both
@pytest.mark.rule("AEG-tokens-02")
def test_a_token_has_the_text_of_its_own_card(edition: str) -> None:
    """The spell only puts the Ancestor Spirit there; that it fades is said on the token."""
    table = alone("Black Elk (Exp 1) | Many Speak As One", edition=edition, deck=["KS"]).uses(
        "Many Speak As One"
    )
    spirit = table.id("Ancestor Spirit")
    assert table.state.cards[spirit].zone == "play"
    table.passes(1).moves("Ancestor Spirit", "town square")
    assert table.state.cards[spirit].zone == "away"


@both
@pytest.mark.rule("AEG-tokens-03")
def test_a_token_that_falls_leaves_the_game(edition: str) -> None:
    table = Playing(
        side("Law Dogs", rock=5, hand=["Bounty Hunter"], deck=["2S", "3S", *HANDS[1]]),
        side(
            "The Sloane Gang",
            at={"town square": ["Olivia Jenks | bounty 1"]},
            deck=["2C", "2D", "7H", "9S", "JC"],
        ),
        edition=edition,
    )
    table.uses("Bounty Hunter").until(Question.NOON)
    assert table.zone("Gunslinger") == "away"
    assert all(
        "Gunslinger" not in table.state.cards[card].face
        for card in (*table.state.players[0].discard, *table.state.players[0].hill)
    )


@pytest.mark.rule("AEG-actin-03")
@pytest.mark.parametrize(("edition", "rule"), [("aeg", "AEG-actin-03"), ("pinebox", "RB-5.3.1-06")])
def test_one_ability_a_spell_and_day(edition: str, rule: str) -> None:
    """By the newer book nothing but a destination is missing in the shootout."""
    table = Playing(
        side("The Fourth Ring", at={"home": ["Steele Archer | Shadow Walk"]}, deck=["KS", "KS"]),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
        edition=edition,
    )
    table.uses("Shadow Walk", "Town Square").passes(1)
    table.calls_out("Steele Archer", "Barton Everest").answer("yes").until(Question.SHOOTOUT)
    change_card(table.state, table.id("Shadow Walk"), booted=False)
    refusal = table.why_not("use", "Shadow Walk")
    assert refusal is not None
    assert refusal.rule == rule
