"""Bullets that are gained and lost: for good, for a while, by goods, and what a Mixer or a Remedy takes back."""

import pytest

from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER
from boomtown.doomtown.verbs.changes import change_card
from doomtown.scenes import HANDS, draws, facing, shootout, usable

# --- Bai Yang Chen (Exp 1) ----------------------------------------------------------------------------

BAI = "Bai Yang Chen (Exp 1)"


@pytest.mark.plays(BAI)
@pytest.mark.parametrize("hand", [["5S"], ["5S", "6S"]])
def test_bai_is_rid_of_a_blow_that_left_him_just_the_bullets_he_would_have(hand: list[str]) -> None:
    """The modifiers go whatever his bullets are by then; with two cards he has three, blow or not."""
    table = facing(
        [BAI],
        ["Fred Aims | Battered Banjo"],
        hands=(HANDS[6], HANDS[1]),
        leader={"hand": hand},
        turn=1,
    ).uses("Battered Banjo")
    assert table.bullets(BAI) == 3
    table.calls_out(BAI, "Fred Aims").answer("yes").passes(0)
    assert table.bullets(BAI) == 5 - len(hand)
    assert table.until(Question.NOON).bullets(BAI) == 5


# --- Mischievous Coyote -------------------------------------------------------------------------------

COYOTE = "Mischievous Coyote"


@pytest.mark.plays(COYOTE)
def test_a_second_coyote_switches_the_bonuses_back() -> None:
    """Ruling 870."""
    gang = [f"Rhonda Sageblossom | {COYOTE}", f"Hupirika Sue | {COYOTE}", "Yuan Min"]
    table = shootout(gang, ["Barton Everest"], leader={"deck": ["KS", "KD"]})
    for expected in [(2, 1), (1, 2)]:
        (coyote, *_) = (play for play in table.plays() if play.endswith(":trick"))
        table.answer(coyote).passes(1)
        assert bonuses(table.state, LEADER) == expected


# --- two Mixers ---------------------------------------------------------------------------------------

BARTON = "Barton Everest"


@pytest.mark.plays("The Mixer")
@pytest.mark.parametrize("mixers", [1, 2])
def test_two_mixers_leave_as_little_as_one(mixers: int) -> None:
    table = shootout(["Olivia Jenks", "The Mixer"], [BARTON, "The Mixer"])
    change_card(table.state, table.id(BARTON), counters=(("bullets", 3),))
    printed = table.state.printed(table.id(BARTON)).bullets
    assert table.bullets(BARTON) == printed + 3
    table.uses("The Mixer @0", BARTON)
    table.uses("The Mixer @1", BARTON) if mixers == 2 else table.passes(1)
    assert table.bullets(BARTON) == printed


# --- goods that lose their bonuses --------------------------------------------------------------------

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


# --- who cannot lose bullets --------------------------------------------------------------------------

HATTIE, ONWARD = "Hattie DeLorre", "Onward Christian Soldiers"


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


LUCRETIA = "Lucretia Fanzini"
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


# --- what is left of a dude's bullets -----------------------------------------------------------------


@pytest.mark.plays("The Mixer")
@pytest.mark.parametrize(
    ("notes", "left"), [("bullets +2", 2), ("bullets -1", 2), ("bullets +2 | Shotgun", 3)]
)
def test_the_draught_takes_a_bullet_gained_for_good(notes: str, left: int) -> None:
    """Barton has 2 bullets, a Shotgun gives 1; whatever else modifies them, for good or not, does not count."""
    table = shootout(["The Mixer"], [f"{BARTON} | {notes}"]).uses("The Mixer", BARTON)
    assert table.bullets(BARTON) == left


# --- goods alone change a machine's bullets (RC3-quaterman-01 says only what cannot) ------------------


@pytest.mark.refuses("QUATERMAN", "QUATERMAN PRIME")
@pytest.mark.parametrize("machine", ["QUATERMAN", "QUATERMAN PRIME"])
def test_a_sickness_hangs_on_the_machine_and_leaves_its_guns_alone(machine: str) -> None:
    """Incubation is attached, and is an action; what it takes of influence and value it takes."""
    table = Playing(
        side("Law Dogs", rock=9, hand=["Incubation"]),
        side("The Sloane Gang", at={"home": [f"{machine} | booted | influence +1 | Shotgun"]}),
        turn=0,
    )
    before = (table.bullets(machine), table.influence(machine))
    table.uses("Incubation")
    assert (table.card("Incubation").place, table.bullets(machine)) == (table.id(machine), before[0])
    assert table.influence(machine) < before[1]


# --- bullets that stay, and bullets that go -----------------------------------------------------------

LOIS = "Sister Lois Otwell"


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


# --- who cannot be lowered ----------------------------------------------------------------------------

MCDROSTE, HAT, TAILOR = "Old Man McDroste", "Fancy New Hat", "Yan Li's Tailoring"


@pytest.mark.refuses(MCDROSTE)
@pytest.mark.plays(HAT)
@pytest.mark.parametrize(("hat", "later"), [(f" | {HAT} | influence -1", 1), ("", 0)])
def test_who_cannot_be_lowered_is_not_held_at_none_later(hat: str, later: int) -> None:
    """With no influence there is nothing to take off, but what comes later the Hat keeps, too."""
    table = Playing(
        side("Law Dogs", deeds=["Undertaker"], at={"Undertaker": [MCDROSTE]}),
        side("The Sloane Gang", deeds=[TAILOR], at={"Undertaker": [f"Fred Aims{hat}"]}),
    )
    assert table.influence("Fred Aims") == 0
    table.uses(MCDROSTE, "Fred Aims").uses(TAILOR, "Fred Aims")
    assert table.influence("Fred Aims") == later
