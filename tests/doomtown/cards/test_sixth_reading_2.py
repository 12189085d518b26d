"""Scenes for mends that had none: who steps into a feud, what has not been played, who has left, what was raised."""

import pytest

from boomtown.doomtown.reading.numbers import control, play_cost
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted, Entered
from boomtown.doomtown.verbs.changes import change_card
from doomtown.scenes import (
    CHEATING,
    HANDS,
    draws,
    hangs,
    shootout,
    unmoved,
    usable,
)

TOMMY, OLIVIA, BARTON = "Tommy Harden", "Olivia Jenks", "Barton Everest"

# --- who steps into a feud fights it ------------------------------------------------------------------

FEUD, BEEF = "Frontier Feud", "We Got A Beef!"


@pytest.mark.plays(FEUD, BEEF)
@pytest.mark.parametrize(
    ("old", "new", "posses"),
    [
        (OLIVIA, "Jake Smiley", ([BARTON], ["Jake Smiley"])),
        (BARTON, "Fred Aims", (["Fred Aims"], [OLIVIA])),
    ],
)
def test_who_steps_into_a_feud_fights_it_and_nobody_else_does(
    monkeypatch: pytest.MonkeyPatch, old: str, new: str, posses: tuple[list[str], list[str]]
) -> None:
    """Olivia does not boot for once: who accepts unbooted can be stepped in for."""
    unmoved(monkeypatch, OLIVIA, Booted)
    table = Playing(
        side(
            "Law Dogs",
            rock=5,
            hand=[FEUD, BEEF],
            deeds=["Bunkhouse"],
            at={"Bunkhouse": [OLIVIA], "home": ["Jake Smiley"], "town square": ["Clint Ramsey"]},
        ),
        side(deeds=["General Store"], at={"General Store": [BARTON], "home": ["Fred Aims"]}),
        turn=0,
    )
    table.uses(FEUD, OLIVIA).answer(BARTON).answer("yes").reacts(BEEF, old)
    if table.question is Question.TARGET:
        table.answer(new)
    table.until(Question.SHOOTOUT)
    assert (table.posse(0), table.posse(1)) == posses


# --- put into play for nothing is not played (ruling 371) ---------------------------------------------

STABLES = "Morgan Stables"


@pytest.mark.plays(STABLES)
def test_a_horse_that_was_not_played_is_not_the_first_of_the_day() -> None:
    table = Playing(
        side(STABLES, rock=9, hand=["Roan", "Pinto", "Mustang"], at={"home": [OLIVIA, "Jake Smiley", TOMMY]}),
        side("Law Dogs"),
        turn=0,
    )
    hangs(table, "Roan", TOMMY)
    assert play_cost(table.state, table.id("Mustang")) == 3 - 1
    table.shops("Pinto", OLIVIA)
    assert play_cost(table.state, table.id("Mustang")) == 3


@pytest.mark.plays("Hired Help")
def test_a_token_that_comes_into_play_has_not_been_played() -> None:
    table = shootout([TOMMY], [BARTON], leader={"hand": ["Hired Help"]}, rock=9).uses("Hired Help")
    assert [(event.name, event.played) for event in table.events(Entered)] == [("Gunslinger", False)]
    shop = Playing(side("Law Dogs", rock=9, hand=["Jake Smiley"]), side(), turn=0).shops("Jake Smiley")
    assert [event.played for event in shop.events(Entered)] == [True]


# --- bullets that stay, and bullets that go ------------------------------------------------------------

MIXER, ONWARD, LOIS = "The Mixer", "Onward Christian Soldiers", "Sister Lois Otwell"


@pytest.mark.plays(MIXER)
@pytest.mark.refuses(MIXER)
@pytest.mark.parametrize(("sung", "kept"), [(True, 1), (False, 0)])
def test_in_the_weird_west_the_mixer_takes_nothing_from_a_soldier_either(sung: bool, kept: int) -> None:
    """Ruling 321: Lois raises Tommy's bullets, which the other side's Mixer has forgotten, or sings of them."""
    table = shootout(
        [TOMMY, f"{LOIS} | {ONWARD}"],
        [f"{MIXER} [Weird West]", "Fred Aims"],
        leader={"deck": ["KS", *HANDS[1]]},
        winner=0,
    )
    before = table.bullets(TOMMY)
    table.uses(ONWARD) if sung else table.uses(LOIS, TOMMY)
    assert table.bullets(TOMMY) == before + 1
    table.uses(MIXER, TOMMY)
    assert table.bullets(TOMMY) == before + kept


ALLIANCE, RIFLE = "Jonah's Alliance", "Shotgun"


@pytest.mark.plays(ALLIANCE)
def test_the_alliance_bares_a_gun_of_what_it_was_given_for_good() -> None:
    """Ruling 390."""
    table = Playing(
        side(ALLIANCE, at={"Undertaker": ["Allie Hensman"], "home": ["Wilber Crowley | Soul Blast"]}),
        side("Law Dogs", deeds=["Undertaker"], at={"Undertaker": [f"Dulf Zug | {RIFLE}"]}),
        turn=0,
    )
    bare = table.bullets("Dulf Zug") - 1
    change_card(table.state, table.id(RIFLE), counters=(("bullets", 2),))
    assert table.bullets("Dulf Zug") == bare + 1 + 2
    table.uses(ALLIANCE, "Soul Blast")
    if table.question is Question.TARGET:
        table.answer(RIFLE)
    assert table.bullets("Dulf Zug") == bare


# --- whose end is waited for ends once ------------------------------------------------------------------

CHAMPION, DARIUS = "Champion", "Darius Hellstromme"


@pytest.mark.plays(CHAMPION, DARIUS)
def test_a_champion_buried_out_of_the_discard_pile_is_paid_for_once() -> None:
    table = shootout(
        [f"{OLIVIA} | Flame-Thrower"],
        ["Jake Smiley", f"Ezrael Jones | {CHAMPION}"],
        hands=((*HANDS[2], "2S", "2S", "2S", "2S"), ("KS", *HANDS[1])),
        leader={"legend": DARIUS},
        winner=1,
    )
    table.uses(CHAMPION, "Jake Smiley")
    draws(table, OLIVIA, "Ezrael Jones").until(Question.CASUALTIES)
    table.answer(f"discard:{table.id('Jake Smiley')}")
    assert table.rock(1) == 1
    table.reacts(DARIUS)
    while table.question is Question.TARGETS:
        table.answer(table.choices()[0])
    assert table.zone("Jake Smiley") == "hill"
    assert table.rock(1) == 1


TWIST, GHOST, HURT = "Corporeal Twist", "The Ghostly Gun", "This'll Hurt in the Mornin'"


@pytest.mark.refuses(TWIST)
def test_who_is_aced_out_of_a_draw_hand_makes_nobody_famous() -> None:
    """The Ghostly Gun leaves play for the draw hand, and that is not how it is discarded or aced from play."""
    table = shootout(
        [f"Steele Archer | {TWIST}", TOMMY],
        [GHOST, "Fred Aims"],
        hands=(("KS", *HANDS[2]), (*CHEATING[7], "2D")),
        leader={"hand": [HURT]},
        winner=0,
    )
    table.uses(TWIST, GHOST)
    draws(table, TOMMY, "Fred Aims")
    while not usable(table, GHOST):
        table.passes()
    table.uses(GHOST).answer("9C").answer("9 of Diamonds")
    while not usable(table, HURT):
        table.passes()
    table.uses(HURT).answer(GHOST)
    assert table.zone(GHOST) == "hill"
    assert control(table.state, table.id("Steele Archer")) == 0


# --- who has left the posse is no shooter any more (ruling 206) -----------------------------------------

RAVEN, LASH = "Raven", "Morgan Lash"


def censured(table: Playing, whom: str) -> Playing:
    """One side cheats, and the other's Censure sends somebody home."""
    while not usable(table, "Censure"):
        table.passes()
    return table.uses("Censure", "no", whom)


@pytest.mark.refuses(RAVEN)
def test_a_shooter_sent_home_has_no_turf() -> None:
    table = Playing(
        side("Law Dogs", legend=RAVEN, at={"The Place": [OLIVIA, TOMMY]}, deck=[*CHEATING[8], "2D", "3D"]),
        side(
            deeds=["The Place"],
            at={"The Place": ["Fred Aims", f"{LOIS} | Censure"]},
            deck=[*HANDS[1], "KS", "KS"],
        ),
        turn=0,
    )
    table.uses(RAVEN).passes(1).calls_out(OLIVIA, "Fred Aims").answer("yes")
    while "join" in table.ask.message.key:
        table.answer(table.choices()[0])
    draws(table, OLIVIA, "Fred Aims")
    assert table.bullets(OLIVIA) == 2 + 2
    assert censured(table, OLIVIA).bullets(OLIVIA) == 2


@pytest.mark.refuses(LASH)
@pytest.mark.parametrize("whom", [OLIVIA, "Fred Aims"])
def test_lash_boasts_neither_of_who_has_gone_nor_of_having_nobody_to_outdo(whom: str) -> None:
    sides = [[f"{OLIVIA} | bounty 1", TOMMY], ["Fred Aims", "Silas Aims"]]
    sides[whom == OLIVIA].append(f"{LOIS} | Censure")
    cheats = (CHEATING[8], HANDS[1]) if whom == OLIVIA else (HANDS[1], CHEATING[8])
    table = shootout(
        sides[0],
        sides[1],
        hands=((*cheats[0], *["KS"] * 4), (*cheats[1], *["KS"] * 4)),
        leader={"outfit": "The Sloane Gang", "at": {"home": [LASH]}},
        mark={"outfit": "Law Dogs"},
    )
    draws(table, OLIVIA, "Fred Aims")
    if table.question is Question.REACT:
        table.answer("pass")
    draws(table, OLIVIA, "Fred Aims")
    assert table.bullets(OLIVIA) == 2 + 2
    assert censured(table, whom).bullets(OLIVIA) == 2
