"""Scenarios: what a file may say, what is said about a mistake in it, and playing it by name."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtown.doomtown.cards.library import unscripted
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.reading.draw_hands import rank
from boomtown.doomtown.scenario import BadScenario, Question, load_scenario
from boomtown.doomtown.scenario.data import FILLER, face_named
from boomtown.doomtown.scenario.plain import PLAIN_CARDS
from boomtown.doomtown.scenario.playing import Playing, modest, side
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.table import BadConfig, Table
from doomtown.scenes import HANDS, shootout, usable

README = (Path(__file__).parents[3] / "docs" / "scenarios" / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)


def example(tmp_path: Path, piece: str) -> Playing:
    """The only example of the page with this piece, loaded as a file and begun."""
    (found,) = [text for text in EXAMPLES if piece in text]
    path = tmp_path / "example.toml"
    path.write_text(found, encoding="utf-8")
    scenario = load_scenario(path)
    fields = {name: getattr(scenario, name) for name in scenario.__struct_fields__ if name != "sides"}
    return Playing(*scenario.sides, **fields)


# --- kinds of questions ----------------------------------------------------------------------------


def test_every_question_has_a_kind() -> None:
    catalogue = Path(__file__).parents[3] / "src" / "boomtown" / "messages" / "doomtown.ftl"
    keys = re.findall(r"^(doomtown-ask-[\w-]+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(keys) == sorted(Question)


def test_a_scene_waits_for_a_kind_of_question_or_a_piece_of_english() -> None:
    for word in (Question.SHOOTOUT, "Shootout play"):
        table = facing().calls_out("Olivia Jenks", "Barton Everest").answer("yes").until(word)
        assert table.question is Question.SHOOTOUT
    with pytest.raises(AssertionError, match="nobody asks"):
        facing().until(Question.OPPOSE, limit=3)


def facing(**mine: Any) -> Playing:
    return Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}, **mine),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
    )


# --- what is never offered -------------------------------------------------------------------------


def casualty(surgeon: str) -> Playing:
    """Micah is a casualty; Arnold could patch him up, unless he is booted."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}, deck=HANDS[2]),
        side(
            "The Fourth Ring",
            at={"town square": ["Micah Ryse"], "home": [surgeon]},
            deck=[*HANDS[1], "KS"],
        ),
    )
    return table.calls_out("Olivia Jenks", "Micah Ryse").answer("yes")


def test_a_react_that_until_declines_is_noticed() -> None:
    assert casualty("Arnold McCadish").until(Question.NOON).zone("Micah Ryse") == "discard"
    with pytest.raises(AssertionError, match="Arnold McCadish is offered to player 1"):
        casualty("Arnold McCadish").never_offered("Arnold McCadish", until=Question.NOON)
    table = casualty("Arnold McCadish | booted").never_offered("Arnold McCadish", until=Question.NOON)
    assert table.question is Question.NOON


def test_plays_count_as_offers_but_what_is_waited_for_does_not() -> None:
    table = facing(hand=["Hired Guns"], discard=["Clyde Owens"], rock=5)
    assert table.never_offered("Hired Guns", until=Question.NOON).question is Question.NOON
    with pytest.raises(AssertionError, match="Hired Guns is offered to player 0"):
        table.never_offered("Hired Guns", until=Question.DISCARD)


def test_what_the_text_of_a_card_asks_counts_too() -> None:
    table = shootout(
        ["Olivia Jenks | Shotgun", "Bobo"],
        ["Allie Hensman", "Fred Aims"],
        leader={"discard": ["The Blighted"]},
        rock=5,
    )
    table.uses("Shotgun", "Allie Hensman")
    assert table.question is Question.YES
    with pytest.raises(AssertionError, match="player 0 is asked by a card"):
        table.never_offered("The Blighted", until=Question.NOON)


def test_a_choice_of_a_card_is_no_play_of_it() -> None:
    table = facing(hand=["Sun in Yer Eyes"]).calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    table.uses("Sun in Yer Eyes")
    assert table.choices() == ["Olivia Jenks", "Barton Everest"]
    table.never_offered("Barton Everest", until=Question.NOON)


# --- plain cards -----------------------------------------------------------------------------------


def test_cards_of_no_interest_do_nothing_and_are_never_told_of() -> None:
    table = Playing(
        side("Law Dogs", rock=30, hand=list(PLAIN_CARDS), at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang"),
    )
    assert {play.partition(":")[0] for play in table.plays()} == {"move", "pass"}
    assert len(PLAIN_CARDS) == 52
    for face in PLAIN_CARDS.values():
        assert not SCRIPTS[face.name].parts
        assert PRINTED[face.name].kind == "plain"
    assert unscripted(face.name for face in PLAIN_CARDS.values()) == ()


def test_a_deck_goes_on_with_plain_cards() -> None:
    table = Playing(
        side("Law Dogs", deck=["Shotgun", "5S"]), side("The Sloane Gang", deck=["KD"], fill=False)
    )
    faces = [table.state.cards[card].face for card in table.state.players[0].deck]
    assert faces == ["Shotgun", "5 of Spades", *map(face_named, FILLER)]
    (king,) = table.state.players[1].deck
    assert (table.state.printed(king).suit, table.state.printed(king).value) == ("diamonds", 13)


# --- notes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_is_played(text: str, tmp_path: Path) -> None:
    path = tmp_path / "example.toml"
    path.write_text(text, encoding="utf-8")
    table: Table[Any] = Table(GAME, Config(scenario=load_scenario(path)), 1)
    for _ in range(30):
        if not table.over:
            table.give(table.asks[0], modest(table.asks[0]))
    assert table.over or table.asks


def test_the_python_of_the_page_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})


def test_notes_about_a_dude_and_what_it_carries(tmp_path: Path) -> None:
    table = example(tmp_path, "Roan booted")
    assert (table.booted("Tommy Harden"), table.bounty("Tommy Harden")) == (True, 2)
    assert (table.booted("Roan"), table.booted("Shotgun")) == (True, False)
    assert table.card("Roan").place == table.id("Tommy Harden")


def test_ghost_rock_lies_on_a_card(tmp_path: Path) -> None:
    table = example(tmp_path, "rock 4")
    assert table.card("James Ghetty").rock == 4
    assert table.rock(0) == 0


def test_abilities_are_used_all_or_one_by_name(tmp_path: Path) -> None:
    table = example(tmp_path, "used walk")
    assert not usable(table, "Clyde Owens")
    refusal = table.why_not("use", "Clyde Owens")
    assert refusal is not None
    assert refusal.rule == "RB-5.3.1-09"
    assert table.card("Shadow Walk").used == ("walk",)
    table.until(Question.DISCARD).until(Question.NOON)
    assert table.card("Clyde Owens").used == ()


def test_another_player_controls_a_card(tmp_path: Path) -> None:
    table = example(tmp_path, "controlled by 0")
    assert (table.controller("Sloane"), table.card("Sloane").owner) == (0, 1)
    assert f"move:{table.id('Sloane')}" in table.plays()
    table.moves("Sloane", "Law Dogs").passes(1)
    assert table.controller("Sloane") == 0


def test_goods_of_another_owner(tmp_path: Path) -> None:
    table = example(tmp_path, "owned by 1")
    roan = table.card("Roan")
    assert (roan.owner, roan.booted, table.controller("Roan")) == (1, True, 0)
    assert (table.card("Shotgun").owner, table.booted("Shotgun")) == (0, True)


# --- fights ----------------------------------------------------------------------------------------


def test_a_running_fight(tmp_path: Path) -> None:
    table = example(tmp_path, "round = 2")
    assert (table.question, table.ask.seat) == (Question.SHOOTOUT, 1)
    assert table.posse(0) == ["Olivia Jenks", "Steele Archer"]
    assert table.posse(1) == ["Barton Everest"]
    fight = table.state.fight
    assert fight is not None
    assert (fight.round, fight.begun, fight.seats, fight.location) == (2, True, (0, 1), 0)
    table.uses("Sun in Yer Eyes", "Olivia Jenks").until(Question.NOON)
    assert table.state.fight is None
    assert table.zone("Barton Everest") == "hill"  # a straight against a high card
    assert table.ask.seat == 1  # the leader's was player 0's play


def test_a_fight_with_draw_hands_on_the_table(tmp_path: Path) -> None:
    table = example(tmp_path, 'step = "resolution"')
    assert table.question is Question.RESOLUTION
    assert [rank(table.state, seat) for seat in (0, 1)] == [5, 1]
    assert len(table.state.players[0].deck) == len(FILLER)


@pytest.mark.parametrize(
    ("step", "question"),
    [
        ("forming", Question.JOIN),
        ("plays", Question.SHOOTOUT),
        ("shooters", Question.SHOOTER),
        ("draw", Question.EXCHANGE),
        ("resolution", Question.RESOLUTION),
        ("lumps", Question.CASUALTIES),
        ("run", Question.RUN),
    ],
)
def test_each_step_of_a_fight(step: str, question: Question) -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks", "Steele Archer"]}, deck=HANDS[1]),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}, deck=HANDS[3]),
        fight={
            "leader": "Olivia Jenks",
            "mark": "Barton Everest @1",
            "leading": () if step == "forming" else ("Steele Archer",),
            "step": step,
        },
    )
    assert table.question is question


def test_fighters_have_to_be_there_and_on_two_sides() -> None:
    mine = side("Law Dogs", at={"town square": ["Olivia Jenks"], "home": ["Tommy Harden"]})
    theirs = side("The Sloane Gang", at={"town square": ["Barton Everest"]})
    for fight, reason in (
        (("Olivia Jenks", "Barton Evrest"), "no dude called Barton Evrest.*fight.mark.*Barton Everest"),
        (("Tommy Harden", "Barton Everest"), "Tommy Harden is not where the fight is"),
        (("Olivia Jenks", "Tommy Harden"), "on the same side"),
    ):
        with pytest.raises(BadScenario, match=reason):
            Playing(mine, theirs, fight={"leader": fight[0], "mark": fight[1]})
    with pytest.raises(BadScenario, match="at High Noon only"):
        Playing(mine, theirs, phase="upkeep", fight={"leader": "Olivia Jenks", "mark": "Barton Everest"})


# --- beginnings and wordings -----------------------------------------------------------------------


def test_gangs_are_chosen_from_the_very_beginning(tmp_path: Path) -> None:
    table = example(tmp_path, '"gangs"')
    assert [ask.seat for ask in table.table.asks] == [0, 1]
    assert table.question is Question.GANG
    assert (table.rock(0), table.state.day) == (PRINTED["Law Dogs"].stash, 0)
    table.answer("Tommy Harden", seat=0).answer("Sloane", seat=1)
    assert table.at("Tommy Harden") == "Law Dogs"
    assert len(table.hand(0)) == 5
    assert table.state.day == 1


def test_the_wording_of_a_whole_scenario(tmp_path: Path) -> None:
    table = example(tmp_path, "weird-west")
    assert table.card("Shadow Walk").face == "Shadow Walk [Weird West]"
    assert table.card("Steele Archer").face == "Steele Archer"


# --- mistakes --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("details", "reason"),
    [
        ({"hand": ["Shotgn"]}, "no card called Shotgn. .*“hand” of player 1; .*Shotgun"),
        (
            {"at": {"home": ["Tomy Harden"]}},
            "no card called Tomy Harden. .*“at home” of player 1; .*Tommy Harden",
        ),
        ({"at": {"town sqare": ["Tommy Harden"]}}, "no place called town sqare. .*town square"),
        ({"at": {"home": ["Tommy Harden | boted"]}}, "no card called boted. .*booted"),
        ({"at": {"home": ["Tommy Harden | Raon (booted)"]}}, "no card called Raon. .*Roan"),
        ({"at": {"home": ["Clyde Owens | used chalenge"]}}, "no ability called chalenge .*challenge"),
        ({"at": {"home": ["Clyde Owens | owned by 7"]}}, "no player 7 in a scenario of 2"),
        ({"outfit": "Lawdogs"}, "no card called Lawdogs. .*“outfit” of player 1; .*Law Dogs"),
    ],
)
def test_a_misspelt_name_is_told_with_its_place_and_the_nearest(details: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadScenario, match=reason) as found:
        Playing(side("Law Dogs"), side(**{"outfit": "The Sloane Gang", **details}))
    assert isinstance(found.value, BadConfig)


def test_a_misspelt_field_is_told_with_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(msgspec.ValidationError, match=r"unknown field `hnad`.*'hand'"):
        side("Law Dogs", hnad=["Shotgun"])
    with pytest.raises(TypeError, match=r"no field 'phse'.*'phase'"):
        Playing(side("Law Dogs"), side("The Sloane Gang"), phse="upkeep")
    for text, reason in (
        ('[[sides]]\noutfit = "Law Dogs"\nhil = []', "unknown field `hil`.*'hill'"),
        ('winer = 1\n[[sides]]\noutfit = "Law Dogs"', "unknown field `winer`.*'winner'"),
        ('sides = []\n[fight]\nleader = "A"\nmrak = "B"', "unknown field `mrak`.*'mark'"),
    ):
        path = tmp_path / "bad.toml"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(msgspec.ValidationError, match=reason):
            load_scenario(path)


def test_a_misspelt_name_in_a_scene_is_told_with_the_nearest() -> None:
    table = facing()
    with pytest.raises(AssertionError, match="no 'Barton Evrest' here; names like it: 'Barton Everest'"):
        table.id("Barton Evrest")
    with pytest.raises(AssertionError, match="Olivia Jenks cannot react; possible are"):
        table.reacts("Olivia Jenks")
