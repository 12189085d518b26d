"""What an audit found: a shootout that a text ends, going nowhere, numbers that cannot change, lost bonuses."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import CasualtiesTaken, ShootoutEnded
from doomtown.scenes import CHEATING, HANDS, declines, draws, everybody_joins, shootout, usable

MORTIMER, REALM = "Mortimer Parsons", "Nightmare Realm"


def cheats(*mates: str) -> Playing:
    """Mortimer is held in his posse and shows a Cheatin' hand."""
    table = shootout(
        [f"Steele Archer | {REALM}"],
        [MORTIMER, *mates],
        hands=(HANDS[2], CHEATING[3]),
        leader={"outfit": "The Fourth Ring", "deck": ["KS", *HANDS[2]]},
    )
    table.uses(REALM)
    return draws(table.answer(MORTIMER) if mates else table, "Steele Archer", MORTIMER)


@pytest.mark.plays(MORTIMER)
def test_a_shootout_ends_for_mortimer_alone_though_he_is_held_in_his_posse() -> None:
    table = cheats()
    assert table.state.fight is None
    assert table.at(MORTIMER) == "Town Square"
    assert table.influence(MORTIMER) == 0
    assert not table.events(CasualtiesTaken)
    assert [event.seat for event in table.events(ShootoutEnded)] == [-1]


@pytest.mark.refuses(MORTIMER)
def test_a_shootout_goes_on_beside_mortimer_with_somebody_else() -> None:
    assert cheats("Fred Aims").question == Question.RESOLUTION


MONKEY, SUN = "Monkey Goes to the Mountain", "Matthew Rising Sun"


def climbs(*deeds: str) -> Playing:
    """Matthew takes Bobo along out of a shootout in the town square."""
    table = shootout(
        [SUN, "Tommy Harden"],
        ["Bobo", "Fred Aims"],
        leader={"hand": [MONKEY], "deck": ["AC"], "deeds": deeds},
    ).uses(MONKEY)
    return table.answer("Bobo") if "Bobo" in table.choices() else table


@pytest.mark.plays(MONKEY)
@pytest.mark.rule("RC-abilities-05")
@pytest.mark.parametrize(("deeds", "there"), [((), "Town Square"), (("Bunkhouse",), "Bunkhouse")])
def test_two_leave_the_shootout_for_the_mountain_though_there_is_none(
    deeds: tuple[str, ...], there: str
) -> None:
    table = climbs(*deeds)
    assert (table.posse(0), table.posse(1)) == (["Tommy Harden"], ["Fred Aims"])
    assert (table.at(SUN), table.at("Bobo")) == (there, there)


HATTIE, DEN, ONWARD = "Hattie DeLorre", "Mountain Lion's Den", "Onward Christian Soldiers"


@pytest.mark.plays(HATTIE)
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_who_cannot_lose_bullets_may_be_chosen_to_lose_some(wording: str) -> None:
    """Changing a number need not be possible (ruling 80)."""
    table = shootout(
        ["Jake Smiley | bounty 1", f"Lucretia Fanzini | {ONWARD}"],
        [HATTIE, "Fred Aims"],
        leader={"deck": ["KS"]},
        wording=wording,
    )
    table.uses(ONWARD)
    before = table.bullets("Jake Smiley")
    assert usable(table, HATTIE)
    table.uses(HATTIE)
    assert table.bullets("Jake Smiley") == before


FINGERS, FLAMES, TOMMY = "Phantom Fingers", "Flame-Thrower", "Tommy Harden"
ACTUALIZER, ELANDER = "Kinetic Accretion Actualizer", "Elander Boldman"


def armed_with(weapon: str, *mates: str, deck: tuple[str, ...] = ("KS",)) -> Playing:
    """Tommy has a Weapon that is a Gadget, and the other side three cards that take its bonuses."""
    return shootout(
        [f"{TOMMY} | {weapon}", *mates],
        [f"Steele Archer | {FINGERS}"],
        rock=5,
        leader={"deck": deck},
        mark={
            "outfit": "The Fourth Ring",
            "deck": ["KC", *HANDS[1]],
            "hand": ["Unprepared", "Test of Wills"],
        },
    )


def takes_bonuses(table: Playing, card: str, weapon: str) -> Playing:
    table.uses(card)
    while table.question != Question.SHOOTOUT:
        wanted = weapon if weapon in table.choices() else TOMMY
        table.answer(wanted if wanted in table.choices() else "pass")
    return table


@pytest.mark.plays(FINGERS, "Unprepared", "Test of Wills")
@pytest.mark.parametrize(
    ("card", "weapon", "left"),
    [
        (FINGERS, FLAMES, 1),
        ("Unprepared", FLAMES, 0),
        (FINGERS, ACTUALIZER, 1),
        ("Test of Wills", ACTUALIZER, 1),
    ],
)
def test_goods_lose_what_raised_their_bullets_too(card: str, weapon: str, left: int) -> None:
    table = armed_with(weapon)
    before = table.bullets(TOMMY)
    table.uses(weapon, *((3,) if weapon == FLAMES else ()))
    assert table.bullets(TOMMY) == before + (3 if weapon == FLAMES else 1)
    assert takes_bonuses(table, card, weapon).bullets(TOMMY) == left


@pytest.mark.plays(FINGERS, ELANDER)
def test_what_raises_the_bullets_of_goods_after_they_lost_theirs_counts() -> None:
    table = takes_bonuses(armed_with(FLAMES, ELANDER).uses(FLAMES, 3), FINGERS, FLAMES)
    assert table.bullets(TOMMY) == 1
    table.uses(ELANDER)
    assert table.bullets(TOMMY) == 4


@pytest.mark.plays(FINGERS, ACTUALIZER)
def test_goods_have_their_raised_bullets_again_when_their_text_is_back() -> None:
    table = armed_with(ACTUALIZER, deck=HANDS[9])
    before = table.bullets(TOMMY)
    draws(takes_bonuses(table.uses(ACTUALIZER), FINGERS, ACTUALIZER)).until(Question.NOON)
    assert table.bullets(TOMMY) == before + 1


LUCRETIA, AMAZED = "Lucretia Fanzini", "We Stand Amazed"


def sung(*, at: str) -> Playing:
    """Player 0 loses a round at the Bunkhouse, which has a casualty: Lucretia with her Hymn is somewhere in town."""
    law = {"Bunkhouse": ["Olivia Jenks", "Jake Smiley"]}
    law.setdefault(at, []).append(f"{LUCRETIA} | {AMAZED}")
    table = Playing(
        side("Law Dogs", deck=[*HANDS[1], "KS", "KS"], deeds=["Bunkhouse"], at=law),
        side("The Sloane Gang", deck=HANDS[2], at={"Bunkhouse": ["Fred Aims", "Barton Everest"]}),
        turn=0,
    )
    table.calls_out("Olivia Jenks", "Fred Aims").answer("yes")
    everybody_joins(table, ["Olivia Jenks", "Jake Smiley", "Fred Aims", "Barton Everest"])
    draws(table, "Olivia Jenks", "Fred Aims")
    while table.question != Question.CASUALTIES:
        declines(table)
    return table.answer(f"discard:{table.id('Jake Smiley')}")


@pytest.mark.plays(LUCRETIA, AMAZED)
def test_a_hymn_that_answers_is_heard_all_over_town() -> None:
    table = sung(at="town square")
    table.reacts(AMAZED)
    assert (table.zone("Jake Smiley"), table.at("Jake Smiley")) == ("play", "Law Dogs")


@pytest.mark.refuses(LUCRETIA, AMAZED)
def test_a_hymn_that_answers_is_not_heard_from_home() -> None:
    assert not usable(sung(at="home"), AMAZED)


MIXER = "The Mixer"


@pytest.mark.plays(MIXER)
@pytest.mark.refuses(MIXER)
@pytest.mark.parametrize(("mixer", "left"), [(1, 4), (0, 1)])
def test_the_mixer_of_another_player_takes_nothing_from_a_christian_soldier(mixer: int, left: int) -> None:
    """Ruling 321: of whom a text says that bullets cannot be lowered, what adds to them stays."""
    posses = [[f"{TOMMY} | bullets 2", f"{LUCRETIA} | {ONWARD}"], ["Fred Aims"]]
    posses[mixer].append(MIXER)
    table = shootout(posses[0], posses[1], leader={"deck": ["KS"]}).uses(ONWARD)
    assert table.bullets(TOMMY) == 4
    while table.ask.seat != mixer:
        table.passes()
    table.uses(MIXER, TOMMY)
    assert table.bullets(TOMMY) == left


PUNCHER, STAR = "Hydro-Puncher", "Fallen Star"


@pytest.mark.plays(STAR, PUNCHER)
def test_what_was_chosen_with_a_dude_is_chosen_anew_with_who_steps_up() -> None:
    """Barton's Roan is spared with him: Allie steps up, and a card of hers boots, whichever Tommy's player says."""
    table = shootout(
        [f"{TOMMY} | {PUNCHER}"],
        ["Barton Everest | Roan", "Allie Hensman | Pinto | Bowie Knife"],
        mark={"hand": [STAR]},
        wording="weird-west",
    )
    table.uses(PUNCHER, "Barton Everest").reacts(STAR)
    assert (table.ask.seat, set(table.choices())) == (0, {"Pinto", "Bowie Knife"})
    table.answer("Pinto")
    booted = [
        name
        for name in ("Barton Everest", "Roan", "Allie Hensman", "Pinto", "Bowie Knife")
        if table.booted(name)
    ]
    assert booted == ["Allie Hensman", "Pinto"]


@pytest.mark.refuses(STAR)
def test_nobody_steps_up_who_has_nothing_that_had_to_be_chosen_too() -> None:
    table = shootout(
        [f"{TOMMY} | {PUNCHER}"],
        ["Barton Everest | Roan", "Allie Hensman"],
        mark={"hand": [STAR]},
        wording="weird-west",
    )
    table.uses(PUNCHER)
    assert table.question == Question.SHOOTOUT
    assert table.booted("Roan")
