"""Who steps in for somebody: for a casualty, in a bout, in place of who was chosen; and what nothing prevents."""

from collections.abc import Sequence

import pytest

from boomtown.doomtown.reading.numbers import production
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import CasualtiesTaken, Declared
from doomtown.scenes import CHEATING, HANDS, declines, draws, everybody_joins, shootout, usable
from doomtown.third_player import turn_of

# --- Tyxarglenak (Exp 1) ------------------------------------------------------------------------------

TYX = "Tyxarglenak (Exp 1)"


@pytest.mark.plays(TYX)
@pytest.mark.plays("Hamshanks")
@pytest.mark.parametrize(
    ("idol", "choices"),
    [(" | Stone Idol", ["Tyxarglenak", "Hamshanks"]), ("", ["Fred Aims", "Hamshanks"])],
)
def test_of_two_who_stand_before_each_other_either_is_chosen(idol: str, choices: list[str]) -> None:
    """Tyxarglenak, with something Mystical, before everybody and Hamshanks before friends (ruling 832)."""
    people = [f"{TYX}{idol}", "Hamshanks", "Barton Everest | influence 3"]
    table = Playing(
        side(at={"Bunkhouse": ["Fred Aims"]}, hand=["Sun in Yer Eyes"]),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": people}),
        turn=0,
    ).calls_out("Fred Aims", "Barton Everest")
    everybody_joins(table.answer("yes"), ["Tyxarglenak", "Hamshanks"]).uses("Sun in Yer Eyes")
    assert table.choices() == choices


@pytest.mark.plays("Telepathy Helmet")
@pytest.mark.refuses("Tyxarglenak")
@pytest.mark.parametrize(
    ("winner", "choices"),
    [
        (0, ["Fred Aims", "Tyxarglenak", "Barton Everest"]),
        (1, ["Fred Aims", "Tyxarglenak", "Steele Archer", "Barton Everest"]),
    ],
)
def test_who_cannot_be_affected_stands_before_nobody(winner: int, choices: list[str]) -> None:
    """*Could choose to affect*: the Helmet keeps the Winner's opponents from that (ruling 833)."""
    table = shootout(
        ["Fred Aims"],
        ["Tyxarglenak | Telepathy Helmet", "Steele Archer", "Barton Everest"],
        leader={"hand": ["Sun in Yer Eyes"]},
        winner=winner,
    )
    assert turn_of(table, 0).uses("Sun in Yer Eyes").choices() == choices


@pytest.mark.plays("Telepathy Helmet")
@pytest.mark.plays(TYX)
def test_the_experienced_one_has_to_be_chosen_in_vain_as_well() -> None:
    """*Must choose him if possible*: whether he can be affected is not asked (ruling 833)."""
    table = shootout(
        ["Fred Aims"],
        [f"{TYX} | Telepathy Helmet | Stone Idol", "Steele Archer"],
        leader={"hand": ["Sun in Yer Eyes"]},
        winner=1,
    )
    turn_of(table, 0).uses("Sun in Yer Eyes")
    assert table.events(Declared)[-1].chosen == (table.id(TYX),)


# --- who should be the first casualty -----------------------------------------------------------------

OWL, TEETH, BARTON = "Black Owl", "Bloody Teeth", "Barton Everest"


@pytest.mark.plays(OWL, "Nightmare Realm")
@pytest.mark.rule("RB-6.1-85")
def test_who_should_be_the_first_casualty_and_cannot_cover_one_leaves_it_to_a_mate() -> None:
    """Bloody Teeth is Harrowed and cannot go home: being discarded covers two casualties, and one is due."""
    table = shootout(
        [OWL, "Steele Archer | Nightmare Realm"], [TEETH, BARTON], hands=(("KS", *HANDS[6]), HANDS[5])
    )
    table.uses(OWL, TEETH, "yes").passes(1).uses("Nightmare Realm")
    while table.question != Question.SHOOTOUT:
        table.answer(TEETH if TEETH in table.choices() else table.choices()[0])
    draws(table)
    while not table.events(CasualtiesTaken):
        declines(table)
    taken = next(event for event in table.events(CasualtiesTaken) if event.seat == 1)
    assert (taken.due, taken.cards) == (1, (table.id(BARTON),))
    assert table.zone(TEETH) == "play"


# --- who steps into a bout ----------------------------------------------------------------------------

HOWELL, BEEF = "Howling Howell Melton", "We Got A Beef!"


def bout(*, beef_of: int) -> Playing:
    """Howell has called out Fred Aims in the square, who accepts; one of the players has We Got A Beef!."""
    trick = {"rock": 1, "hand": [BEEF]}
    table = Playing(
        side(
            "Morgan Cattle Co.",
            at={"town square": [HOWELL, "Jake Smiley"], "home": ["Rob Wilby"]},
            deck=list(HANDS[2]),
            **(trick if beef_of == 0 else {}),
        ),
        side(
            "Law Dogs",
            at={"town square": ["Fred Aims", "Allie Hensman"], "home": ["Barton Everest"]},
            deck=list(HANDS[1]),
            **(trick if beef_of == 1 else {}),
        ),
    )
    table.uses(HOWELL, "Fred Aims")
    if table.question == Question.ACCEPT:
        table.answer("yes")
    return table.reacts(BEEF)


@pytest.mark.plays(HOWELL, BEEF)
@pytest.mark.parametrize(
    ("beef_of", "old", "new", "posses"),
    [
        (0, HOWELL, "Rob Wilby", (["Rob Wilby"], ["Fred Aims"])),
        (1, "Fred Aims", "Barton Everest", ([HOWELL], ["Barton Everest"])),
    ],
)
def test_who_steps_into_howells_bout_fights_it(
    beef_of: int, old: str, new: str, posses: tuple[list[str], list[str]]
) -> None:
    table = bout(beef_of=beef_of).answer(old)
    if table.question == Question.TARGET:
        table.answer(new)
    assert table.state.fight is not None
    assert (table.posse(0), table.posse(1)) == posses
    table.until(Question.SHOOTOUT)
    assert (table.posse(0), table.posse(1)) == posses


# --- who steps up for who was chosen ------------------------------------------------------------------

TOMMY = "Tommy Harden"
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


# --- the same fate (ruling 970) -----------------------------------------------------------------------

ARDEN = "Dr. Arden Gillman"


@pytest.mark.plays(ARDEN)
@pytest.mark.parametrize(
    ("foe", "where"),
    [("Barton Everest | value -9 | Telepathy Helmet", "play"), ("Avie Cline | value -9", "discard")],
)
def test_whom_nothing_happens_to_spares_arden_nothing(foe: str, where: str) -> None:
    """Arden passes by more than 6 with a spade; the one is not affected, the other is Harrowed."""
    table = shootout([ARDEN, "Olivia Jenks"], [foe], hands=(("KS", *HANDS[1]), HANDS[1]), winner=1)
    turn_of(table, 0).uses(ARDEN)
    assert (table.zone(foe.partition(" |")[0]), table.zone(ARDEN)) == (where, "hill")


# --- what a Shootout ability chooses while it is resolved is chosen, too (ruling 713) -----------------

OLIVIA = "Olivia Jenks"
FASTER = "Faster on the Draw"


def outdrawn(*theirs: str, action: str = FASTER, mine: str = "Tommy Harden") -> Playing:
    """Player 0 plays an action which chooses one of theirs only after its first sentence."""
    return shootout([mine], list(theirs), leader={"hand": [action]}, mark={"hand": [STAR]}, rock=3).uses(
        action
    )


@pytest.mark.plays(STAR, FASTER)
def test_somebody_else_is_outdrawn() -> None:
    table = outdrawn("Jake Smiley", BARTON).answer(BARTON)
    before = (table.bullets("Jake Smiley"), table.bullets(BARTON))
    assert table.stud("Tommy Harden")  # the first sentences are done by now
    table.reacts(STAR)
    assert (table.bullets("Jake Smiley"), table.bullets(BARTON)) == (max(0, before[0] - 2), before[1])
    assert (table.booted("Jake Smiley"), table.booted(BARTON)) == (True, False)


@pytest.mark.refuses(STAR)
@pytest.mark.parametrize("theirs", [(BARTON,), ("Jake Smiley | booted", BARTON)])
def test_without_another_to_boot_who_was_outdrawn_is(theirs: tuple[str, ...]) -> None:
    table = outdrawn(*theirs)
    if len(theirs) > 1:
        table.answer(BARTON)
    assert (table.question, usable(table, STAR)) == (Question.SHOOTOUT, False)


@pytest.mark.refuses(STAR)
def test_whoever_is_chosen_for_their_own_side_needs_no_stand_in() -> None:
    """Calling the Cavalry chooses one of its player's own posse."""
    table = shootout(
        ["Tommy Harden", OLIVIA],
        [BARTON, "Jake Smiley"],
        leader={"hand": ["Calling the Cavalry"]},
        mark={"hand": [STAR]},
        rock=3,
    )
    table.uses("Calling the Cavalry").answer(OLIVIA)
    assert (table.stud(OLIVIA), table.question, usable(table, STAR)) == (True, Question.SHOOTOUT, False)


# --- Arnold McCadish ----------------------------------------------------------------------------------

ARNOLD, JOAN = "Arnold McCadish", "Joan McGruder"


@pytest.mark.refuses(ARNOLD)
@pytest.mark.ruling("RC-abilities-02")
def test_arnold_does_not_boot_for_who_cannot_go_home() -> None:
    """Joan stays where she fights, so there is nothing that Arnold could do instead."""
    table = shootout(
        [JOAN, "Olivia Jenks"],
        ["Barton Everest"],
        hands=(HANDS[1], HANDS[2]),
        leader={"deck": [*HANDS[1], "2C", "KC"], "at": {"home": [ARNOLD]}},
    )
    draws(table, "Olivia Jenks", "Barton Everest").until(Question.CASUALTIES).answer(f"Discard {JOAN}")
    assert table.question is Question.RUN
    assert (table.zone(JOAN), table.booted(ARNOLD)) == ("discard", False)


# --- what nothing prevents can be answered all the same -----------------------------------------------

CONCORDIA, PETROVIC, RETRIBUTION = "Concordia Cemetery", "Brother Petrovic", "Retribution"


def judged(foe: str, *, deeds: Sequence[str] = (), winner: int = 0) -> Playing:
    """Father Tolarios has called Retribution on this dude, whose player cheats; the hands are shown now."""
    table = shootout(
        [f"Father Tolarios | {RETRIBUTION}"],
        ["Fred Aims | bullets -2", foe],
        hands=(("KS", *HANDS[2]), CHEATING[2]),
        leader={"deeds": list(deeds), "rock": 5},
        winner=winner,
    )
    turn_of(table, 0).uses(RETRIBUTION, foe.partition(" |")[0])
    return draws(table, "Fred Aims", "Father Tolarios")


@pytest.mark.plays(CONCORDIA, RETRIBUTION)
def test_the_cemetery_buries_whom_retribution_has_struck_down() -> None:
    """That an acing cannot be prevented keeps nobody from what comes before it and prevents nothing."""
    table = judged("Barton Everest | bullets -2", deeds=[CONCORDIA])
    deed = table.id(CONCORDIA)
    before = production(table.state, deed)
    table.reacts(CONCORDIA)
    assert (table.zone("Barton Everest"), production(table.state, deed)) == ("hill", before + 1)


@pytest.mark.plays(PETROVIC, RETRIBUTION)
def test_petrovic_s_blood_money_is_due_for_retribution_too() -> None:
    table = judged(f"{PETROVIC} | bullets -2").reacts(PETROVIC)
    assert (table.zone(PETROVIC), table.rock(0), table.rock(1)) == ("hill", 3, 2)


@pytest.mark.plays(RETRIBUTION)
def test_no_helmet_helps_against_retribution() -> None:
    """That opponents' Shootout abilities cannot affect somebody would prevent it, as it would Heartseeker's bolt."""
    table = judged("Barton Everest | bullets -2 | Telepathy Helmet", winner=1)
    assert table.zone("Barton Everest") == "hill"


@pytest.mark.refuses("Byron Decker")
def test_nobody_steps_before_byron_there() -> None:
    table = judged("Byron Decker | bullets -2")
    assert table.zone("Byron Decker") == "hill"


# --- who stands beside the shooter --------------------------------------------------------------------


@pytest.mark.plays("Dies Irae")
def test_nobody_dead_stands_beside_the_shooter_twice() -> None:
    """Ruling 281: a second Hymn calls who is not there yet."""
    table = shootout(
        ["Olivia Jenks", "Sister Lois Otwell | Dies Irae", "Félix Amador | Dies Irae"],
        ["Fred Aims"],
        hands=(("KS", "KC", *HANDS[1]), HANDS[1]),
        leader={"hill": ["Allie Hensman", "Sloane", "Jake Smiley"]},
        winner=0,
    )
    table.uses("Dies Irae").passes(1)
    table.answer(next(play for play in table.plays() if play.startswith("use")))
    table.passes(1).passes(0).answer("Olivia Jenks").until(Question.TARGETS)
    before = bonuses(table.state, 0)
    table.answer("Allie Hensman", "Sloane")
    assert table.question is Question.TARGETS
    assert table.choices() == ["Jake Smiley"]
    table.answer("Jake Smiley")
    assert sum(bonuses(table.state, 0)) == sum(before) + 3
