"""Conditions that no scene would have missed: what a broken script did, and nobody noticed."""

import pytest

from boomtown.doomtown.reading.numbers import production, rating
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.cards import ace
from boomtown.doomtown.verbs.changes import change_card
from boomtown.doomtown.words import BEARER, CANNOT_BE_DISCARDED, gives, named, says
from doomtown.scenes import (
    CHEATING,
    HANDS,
    an_ability,
    draws,
    everybody_joins,
    facing,
    happens,
    shootout,
    usable,
    with_text,
)

TOMMY, BARTON, FRED = "Tommy Harden", "Barton Everest", "Fred Aims"

# --- what a Remedy takes away, and what it leaves (ruling 321) ------------------------------------------

REMEDY = "Remedy"


def cured(foe: str) -> tuple[int, int]:
    """The foe's bullets before a Remedy and after it."""
    table = shootout([f"Black Elk | {REMEDY}"], [foe], leader={"deck": ["KS"]})
    dude = foe.partition(" | ")[0]
    return table.bullets(dude), table.uses(REMEDY, dude).bullets(dude)


@pytest.mark.plays(REMEDY)
@pytest.mark.refuses(REMEDY, "Peacemaker")
@pytest.mark.parametrize(
    ("gun", "amount", "changed"),
    [("Peacemaker", +1, 0), ("Shotgun", +1, -1), ("Peacemaker", -1, +1), ("Shotgun", -1, +1)],
)
def test_a_remedy_undoes_what_a_text_takes_even_from_who_cannot_lose(
    monkeypatch: pytest.MonkeyPatch, gun: str, amount: int, changed: int
) -> None:
    with_text(monkeypatch, "Roan", spurs=gives(bullets=amount, to=BEARER)[0])
    before, after = cured(f"{BARTON} | Roan | {gun}")
    assert after - before == changed


@pytest.mark.refuses(REMEDY)
@pytest.mark.parametrize(("thing", "lost"), [("Bowie Knife", 0), ("Roan", 1)])
def test_a_remedy_leaves_what_the_text_of_a_weapon_adds(
    monkeypatch: pytest.MonkeyPatch, thing: str, lost: int
) -> None:
    with_text(monkeypatch, thing, keen=gives(bullets=+1, to=BEARER)[0])
    before, after = cured(f"{BARTON} | {thing}")
    assert before - after == lost


@pytest.mark.refuses(REMEDY, "Curse of Failure")
def test_a_remedy_does_not_lift_a_curse() -> None:
    assert cured(f"{FRED} | Curse of Failure") == (0, 0)


@pytest.mark.refuses(REMEDY, "Silas Aims")
def test_bullets_that_are_what_a_text_says_are_no_modifier_to_a_remedy() -> None:
    assert cured("Silas Aims | bounty 4") == (4, 4)


# --- what a Mixer takes away ------------------------------------------------------------------------------

MIXER = "The Mixer"


@pytest.mark.plays(MIXER)
@pytest.mark.refuses(MIXER, "Peacemaker")
@pytest.mark.parametrize(
    ("gun", "amount", "changed"),
    [("Peacemaker", +1, 0), ("Shotgun", +1, -1), ("Peacemaker", -1, +1), ("Shotgun", -1, +1)],
)
@pytest.mark.parametrize("for_good", [True, False])
def test_the_mixer_gives_back_what_was_taken_even_to_who_cannot_lose(
    monkeypatch: pytest.MonkeyPatch, for_good: bool, gun: str, amount: int, changed: int
) -> None:
    """Tommy has bullets more or less for good, or because Fred says so as long as he is there."""
    if not for_good:
        with_text(monkeypatch, FRED, stare=gives(bullets=amount, to=named(TOMMY))[0])
    note = amount if for_good else 0
    table = shootout([f"{TOMMY} | {gun} | bullets {note}"], [MIXER, FRED], winner=1)
    before = table.bullets(TOMMY)
    assert table.uses(MIXER, TOMMY).bullets(TOMMY) - before == changed


@pytest.mark.plays(MIXER)
def test_a_mixer_at_somebody_else_leaves_a_second_one_its_work() -> None:
    table = shootout([TOMMY, MIXER], [BARTON, MIXER], winner=0)
    change_card(table.state, table.id(BARTON), counters=(("bullets", 2),))
    before = table.bullets(BARTON)
    table.uses(f"{MIXER} @0", TOMMY).uses(f"{MIXER} @1", BARTON)
    assert table.bullets(BARTON) == before - 2


# --- a unique card that cannot be discarded is not aced for it -------------------------------------------

DISARM = "Disarm"


@pytest.mark.refuses(DISARM)
def test_disarm_takes_no_unique_card_that_cannot_be_discarded(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Legendary Holster", sewn_on=says(CANNOT_BE_DISCARDED))
    table = shootout(
        ["Olivia Jenks"],
        [f"{FRED} | Roan | Legendary Holster"],
        hands=((*HANDS[1], "2S"), (*CHEATING[3], "2S", "2S")),
        leader={"hand": [DISARM]},
    )
    draws(table, "Olivia Jenks", FRED).uses(DISARM)
    assert (table.zone("Roan"), table.zone("Legendary Holster")) == ("hill", "play")


# --- who is kept out of a posse is not lured into it ------------------------------------------------------

PACKER, AIRS = "Alferd Packer", "Puttin' On Airs"


@pytest.mark.plays(PACKER)
@pytest.mark.refuses(PACKER, AIRS)
@pytest.mark.parametrize("proud", [True, False])
def test_packer_is_not_lured_where_a_text_keeps_him_from_joining(proud: bool) -> None:
    table = facing([TOMMY], ["Allie Hensman", PACKER], mark={"hand": [AIRS]}, rock=9, turn=1, winner=0)
    table.uses(AIRS, PACKER) if proud else table.passes(1)
    table.calls_out(TOMMY, "Allie Hensman").answer("yes")
    everybody_joins(table, [PACKER])
    assert (table.ask.seat, PACKER in table.posse(1)) == (0, True)
    assert usable(table, "Law Dogs") is not proud


# --- once for each place ----------------------------------------------------------------------------------

FIRE, LARIAT = "Fire of Nanahbozho", "Rancher's Lariat"


@pytest.mark.plays(FIRE)
def test_in_the_weird_west_each_deed_with_a_fire_warms_its_shamans() -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            deeds=[f"Bunkhouse | {FIRE}", f"Charlie's Place | {FIRE}"],
            at={"Bunkhouse": ["Black Elk"], "Charlie's Place": ["Laughing Crow"], "home": ["Fears No Owls"]},
        ),
        side("Law Dogs"),
        wording="weird-west",
    )
    shamans = [table.id(dude) for dude in ("Black Elk", "Laughing Crow", "Fears No Owls")]
    warmed = [
        (rating(table.state, dude, "Shaman") or 0) - (table.state.printed(dude).keywords["Shaman"] or 0)
        for dude in shamans
    ]
    assert warmed == [2, 2, 0]


@pytest.mark.plays(LARIAT)
def test_each_ranch_has_its_own_lariat_whatever_else_is_carried_there() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Circle M Ranch", "Long Strides Ranch"],
            at={
                "Circle M Ranch": [f"Olivia Jenks | Roan | {LARIAT}"],
                "Long Strides Ranch": [f"Jake Smiley | {LARIAT}"],
            },
        ),
        side("The Sloane Gang"),
    )
    assert [production(table.state, table.id(deed)) for deed in ("Circle M Ranch", "Long Strides Ranch")] == [
        2 + 2,
        1 + 2,
    ]


# --- a thing aced is nobody killed ------------------------------------------------------------------------

HOWELL, EVAN = "Howling Howell Melton", "Evan Lucas"


@pytest.mark.plays(HOWELL)
@pytest.mark.parametrize(("loss", "prize"), [("Shotgun", 2), (BARTON, 0)])
def test_a_gun_aced_does_not_spoil_the_bout(loss: str, prize: int) -> None:
    table = facing([HOWELL], [f"{BARTON} | Shotgun"], hands=(HANDS[2], HANDS[1]), turn=0).uses(HOWELL)
    table.until(Question.SHOOTOUT)
    happens(ace(table.state, table.id(loss), an_ability(0, table, HOWELL)))
    assert table.until(Question.NOON).rock(0) == prize


@pytest.mark.plays(EVAN)
@pytest.mark.refuses(EVAN)
def test_evan_is_not_paid_for_an_opposing_gun() -> None:
    table = shootout([EVAN], [f"{BARTON} | Shotgun"])
    for loss, paid in (("Shotgun", 0), (BARTON, 1)):
        happens(ace(table.state, table.id(loss), an_ability(0, table, EVAN)))
        assert table.rock(0) == paid


# --- between two ways, neither of which there is ----------------------------------------------------------

RICK, SHIELD, WHIP = "Rick Henderson", "Shield of Faith", "Pistol Whip"


@pytest.mark.refuses(RICK, SHIELD)
def test_who_has_no_rock_and_cannot_be_discarded_owes_rick_nothing() -> None:
    table = shootout(
        ["Jake Smiley", RICK],
        [f"Ezrael Jones | {SHIELD}", "Travis Moone"],
        leader={"hand": [WHIP]},
        mark={"deck": ["KS"]},
    ).passes(0)
    table.uses(SHIELD).uses(WHIP, "Jake Smiley", "Travis Moone").reacts(RICK)
    assert (table.zone("Travis Moone"), table.rock(0), table.rock(1)) == ("play", 0, 0)
    assert table.question is Question.SHOOTOUT
