"""Goods of Blood Moon Rising."""

from collections.abc import Generator
from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import production
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from boomtown.doomtown.words import SELF, instead, would
from doomtown.scenes import shootout, usable, with_text

JAR, KNIFE, PUNCHER, LARIAT = "Baijiu Jar", "Bowie Knife", "Hydro-Puncher", "Rancher's Lariat"

# --- Baijiu Jar --------------------------------------------------------------------------------------


@pytest.mark.plays(JAR)
@pytest.mark.parametrize(
    ("where", "grown"), [("The Place", True), ("town square", False), ("Circle M Ranch", False)]
)
def test_a_jar_is_best_at_a_saloon(where: str, grown: bool) -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["The Place", "Circle M Ranch"],
            at={where: [f"Olivia Jenks | {JAR}", "Jake Smiley"]},
        ),
        side("The Sloane Gang"),
    )
    assert (table.value("Olivia Jenks"), table.influence("Olivia Jenks")) == ((5, 3) if grown else (2, 2))
    assert (table.value("Jake Smiley"), table.influence("Jake Smiley")) == (1, 0)


def drinking(hand: list[str], note: str = "") -> Playing:
    return shootout(
        [f"Olivia Jenks | {JAR}{note}"],
        ["Allie Hensman"],
        leader={"hand": hand, "deck": ["6C", "7C", "8C", "9C"]},
    )


@pytest.mark.plays(JAR)
def test_three_cards_become_four() -> None:
    table = drinking(["2S", "3S", "4S", "5S"]).uses(JAR)
    dropped = table.state.players[0].hand[:3]
    table.answer(*dropped)
    assert (len(table.hand(0)), table.booted(JAR)) == (1 + 4, True)
    assert set(dropped) <= set(table.state.players[0].discard)


@pytest.mark.refuses(JAR)
def test_two_cards_are_too_few_and_an_empty_jar_is_empty() -> None:
    assert not usable(drinking(["2S", "3S"]), JAR)
    assert not usable(drinking(["2S", "3S", "4S"], " booted"), JAR)


@pytest.mark.refuses(JAR)
def test_a_card_that_is_not_discarded_lets_nobody_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    stays = would(events.Discarded, SELF, instead=True, zones=("hand",))(nothing_instead)
    with_text(monkeypatch, "Shotgun", firm=stays)
    table = drinking(["Shotgun", "Roan", "Pinto"]).uses(JAR)
    assert "Shotgun" in table.hand(0)
    assert len(table.hand(0)) == 1


def nothing_instead(play: Any, event: Any) -> Generator[Any, Any, None]:
    yield instead()


# --- Bowie Knife -------------------------------------------------------------------------------------


def drawn(*mine: str, theirs: tuple[str, ...] = ("Allie Hensman",), rock: int = 1) -> Playing:
    """Player 0's dudes fight in a saloon of player 1's with the knife in hand."""
    return shootout(
        mine,
        theirs,
        where="The Place",
        leader={"hand": [KNIFE], "at": {"home": ["Travis Moone"]}},
        mark={"deeds": ["The Place"], "at": {"The Place": ["Max Baine"]}},
        rock=rock,
        joining=True,
    )


@pytest.mark.plays(KNIFE)
def test_a_knife_comes_out_in_a_shootout_even_to_the_booted() -> None:
    table = shootout(
        ["Olivia Jenks | Shotgun booted"],
        ["Jake Smiley | booted", "Fred Aims"],
        where="The Place",
        leader={"deeds": ["The Place"]},
        mark={"hand": [KNIFE], "rock": 1, "at": {"home": ["Travis Moone"]}},
    )
    table.passes(0).answer(f"shop:{table.id(KNIFE)}")
    assert set(table.choices()) == {"Jake Smiley", "Fred Aims"}
    table.answer("Jake Smiley")
    assert (table.rock(1), table.bullets("Jake Smiley"), table.stud("Jake Smiley")) == (0, 2, True)


@pytest.mark.refuses(KNIFE)
def test_a_knife_is_no_use_against_a_gun_and_not_for_nothing() -> None:
    table = drawn("Olivia Jenks", theirs=("Allie Hensman | Shotgun",))
    table.answer(f"shop:{table.id(KNIFE)}")
    assert (table.bullets("Olivia Jenks"), table.stud("Olivia Jenks")) == (2, False)
    poor = drawn("Olivia Jenks", rock=0)
    assert poor.why_not("shop", KNIFE, seat=0) is not None


@pytest.mark.plays(KNIFE)
def test_a_gun_on_the_own_side_or_beside_the_fight_or_another_knife_does_not_matter() -> None:
    table = shootout(
        [f"Olivia Jenks | {KNIFE}", "Jake Smiley | Shotgun"],
        ["Allie Hensman | Evanor"],
        mark={"at": {"home": ["Max Baine | Shotgun"]}},
    )
    assert (table.bullets("Olivia Jenks"), table.stud("Olivia Jenks")) == (3, True)


@pytest.mark.refuses(KNIFE)
def test_at_noon_a_knife_is_shopped_like_anything_else() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=2,
            hand=[KNIFE],
            at={"home": ["Olivia Jenks | booted"], "The Place": ["Jake Smiley"]},
        ),
        side("The Sloane Gang", deeds=["The Place"]),
    )
    assert table.why_not("shop", KNIFE) is not None


# --- Hydro-Puncher -----------------------------------------------------------------------------------


def shopped(dude: str, second: str) -> Playing:
    table = Playing(
        side("Morgan Cattle Co.", rock=9, hand=[second], at={"home": [f"{dude} | {PUNCHER}"]}, deck=["KS"]),
        side("Law Dogs"),
    )
    return table.shops(second)


@pytest.mark.plays(PUNCHER)
def test_with_two_fists_a_dude_is_a_stud() -> None:
    table = shopped("Olivia Jenks", KNIFE)
    assert (table.zone(KNIFE), table.zone(PUNCHER), table.bullets("Olivia Jenks")) == ("play", "play", 5)
    alone = Playing(side("Law Dogs", at={"home": [f"Olivia Jenks | {PUNCHER}"]}), side("The Sloane Gang"))
    assert not alone.stud("Olivia Jenks")
    both = Playing(
        side("Law Dogs", at={"home": [f"Olivia Jenks | {PUNCHER} | Battered Banjo"]}), side("The Sloane Gang")
    )
    assert both.stud("Olivia Jenks")


@pytest.mark.refuses(PUNCHER)
def test_a_gun_and_a_fist_are_too_much_but_for_a_machine() -> None:
    table = shopped("Olivia Jenks", "Shotgun")
    assert table.question == Question.SURPLUS
    machine = shopped("POST-A-TRON", "Shotgun")
    assert [machine.zone(weapon) for weapon in ("Shotgun", PUNCHER)] == ["play", "play"]
    assert machine.stud("POST-A-TRON")


@pytest.mark.plays(PUNCHER)
def test_a_punch_boots_a_dude_and_what_it_holds() -> None:
    table = shootout(
        [f"Olivia Jenks | {PUNCHER}"],
        ["Allie Hensman | Shotgun | Roan | Fancy New Hat (booted)", "Fred Aims"],
        mark={"at": {"home": ["Silas Aims"]}},
    )
    table.uses(PUNCHER)
    assert set(table.choices()) == {"Allie Hensman", "Fred Aims"}
    table.answer("Allie Hensman")
    assert set(table.choices()) == {"Shotgun", "Roan"}
    table.answer("Roan")
    assert [table.booted(card) for card in ("Allie Hensman", "Roan", "Shotgun", PUNCHER)] == [
        True,
        True,
        False,
        True,
    ]


@pytest.mark.plays(PUNCHER)
def test_who_is_booted_or_has_nothing_is_punched_all_the_same() -> None:
    table = shootout([f"Olivia Jenks | {PUNCHER}"], ["Allie Hensman | booted | Shotgun"]).uses(PUNCHER)
    assert table.booted("Shotgun")
    bare = shootout([f"Olivia Jenks | {PUNCHER}"], ["Allie Hensman"]).uses(PUNCHER)
    assert bare.booted("Allie Hensman")


# --- Rancher's Lariat --------------------------------------------------------------------------------


@pytest.mark.plays(LARIAT)
def test_a_lariat_helps_a_ranch_once() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Circle M Ranch", "The Place"],
            at={"Circle M Ranch": [f"Olivia Jenks | {LARIAT}"], "The Place": [f"Jake Smiley | {LARIAT}"]},
        ),
        side("The Sloane Gang", at={"Circle M Ranch": [f"Allie Hensman | {LARIAT}"]}),
    )
    assert [production(table.state, table.id(deed)) for deed in ("Circle M Ranch", "The Place")] == [4, 4]


@pytest.mark.refuses(LARIAT)
def test_a_lariat_elsewhere_helps_no_ranch() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Circle M Ranch"], at={"home": [f"Olivia Jenks | {LARIAT}"]}),
        side("The Sloane Gang"),
    )
    assert production(table.state, table.id("Circle M Ranch")) == 2


@pytest.mark.plays(LARIAT)
def test_a_roped_dude_cannot_do_what_is_printed_on_it() -> None:
    table = shootout(
        [f"Olivia Jenks | {LARIAT}"],
        ['Xiong "Wendy" Cheng | Shotgun', "Fred Aims"],
    )
    table.uses(LARIAT)
    assert set(table.choices()) == {'Xiong "Wendy" Cheng', "Fred Aims"}
    table.answer('Xiong "Wendy" Cheng')
    assert set(table.choices()) == {"Shotgun", "none"}
    table.answer("Shotgun")
    assert (table.booted("Shotgun"), table.booted(LARIAT), table.ask.seat) == (True, True, 1)
    assert not usable(table, 'Xiong "Wendy" Cheng')


@pytest.mark.refuses(LARIAT)
def test_what_a_roped_dude_carries_works_and_so_does_everybody_else() -> None:
    table = shootout(
        [f"Olivia Jenks | {LARIAT}"], ['Xiong "Wendy" Cheng | Shotgun', f"Fred Aims | {PUNCHER}"]
    )
    table.uses(LARIAT, 'Xiong "Wendy" Cheng', "none")
    assert (table.booted("Shotgun"), usable(table, "Shotgun"), usable(table, PUNCHER)) == (False, True, True)
