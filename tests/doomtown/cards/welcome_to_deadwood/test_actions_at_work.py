"""Actions of Welcome to Deadwood; Fallen Star is in test_actions.py."""

from typing import Any

import pytest

from boomtown.doomtown.reading.town import controls
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from boomtown.doomtown.words import Discarded
from doomtown.scenes import (
    CHEATING,
    HANDS,
    Hand,
    answers,
    draw_hand,
    draws,
    settle_until,
    shootout,
    showdown,
    titles,
    total,
    unmoved,
    usable,
)
from doomtown.third_player import posses, turn_of

Patch = pytest.MonkeyPatch

# --- Get Off My Land! -------------------------------------------------------------------------------

LAND = "Get Off My Land!"


def trespassing(dude: str = "Olivia Jenks", rock: int = 3, *, to: str = "General Store") -> Playing:
    """Player 1's dude goes from the square to a deed; player 0's are next door, two doors away and there."""
    table = Playing(
        side(
            "Law Dogs",
            rock=rock,
            deeds=["General Store", "Undertaker"],
            hand=[LAND],
            at={
                "home": ["Tommy Harden"],
                "Undertaker": ["Rob Wilby"],
                "town square": ["Clint Ramsey | booted"],
                "The Sloane Gang": ["Xiaodan Li"],
            },
        ),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"town square": [dude, "Allie Hensman"]}),
        turn=1,
    )
    return table.moves(dude.partition(" |")[0], to)


@pytest.mark.plays(LAND)
@pytest.mark.refuses(LAND)
def test_the_owner_comes_from_next_door_for_the_intruder_s_influence() -> None:
    table = trespassing().reacts(LAND)
    assert table.choices() == ["Tommy Harden", "Rob Wilby", "Clint Ramsey"]
    table.answer("Tommy Harden")
    assert (table.at("Tommy Harden"), table.booted("Tommy Harden"), table.rock(0)) == (
        "General Store",
        False,
        1,
    )
    assert (table.zone(LAND), table.at("Olivia Jenks")) == ("discard", "General Store")


@pytest.mark.plays(LAND)
def test_somebody_without_influence_is_chased_for_nothing() -> None:
    assert (
        trespassing("Jake Smiley", rock=0).reacts(LAND, "Tommy Harden").at("Tommy Harden") == "General Store"
    )


@pytest.mark.refuses(LAND)
def test_no_ground_no_money_no_chase() -> None:
    trespassing(rock=1).never_offered(LAND, until=Question.NOON)
    assert trespassing(rock=2).reacts(LAND, "Tommy Harden").rock(0) == 0
    trespassing(to="Bunkhouse").never_offered(LAND, until=Question.NOON)
    trespassing(to="Law Dogs").never_offered(LAND, until=Question.NOON)  # a home is no deed
    own = Playing(
        side(
            rock=3,
            deeds=["General Store"],
            hand=[LAND],
            at={"town square": ["Fred Aims"], "home": ["Rob Wilby"]},
        ),
        side("The Sloane Gang"),
    )
    own.moves("Fred Aims", "General Store").never_offered(LAND, until=Question.NOON)


# --- Look What I Found! -----------------------------------------------------------------------------

FOUND = "Look What I Found!"


def finding(
    rock: int = 9,
    *,
    dude: str = "Olivia Jenks | Bluetick | Mustang",
    discard: tuple[str, ...] = ("Shotgun", "Evanor", "Roan"),
    pull: str = "5S",
    where: str = "town square",
) -> Playing:
    own = {"rock": rock, "hand": [FOUND], "discard": list(discard), "deck": [pull]}
    leader = {**own, "at": {"home": ["Jake Smiley"], "Bunkhouse": ["Marion Seville"]}, "deeds": ["Bunkhouse"]}
    return shootout([dude, "Rob Wilby | Scoop Hound"], ["Fred Aims"], leader=leader, where=where)


@pytest.mark.plays(FOUND)
@pytest.mark.refuses(FOUND)
def test_a_weapon_is_found_and_something_boots() -> None:
    table = finding().uses(FOUND)  # the Shotgun; Evanor is Unique, the Roan no Weapon
    assert table.choices() == ["Olivia Jenks", "Rob Wilby"]
    table.answer("Olivia Jenks")
    assert sorted(table.choices()) == ["Bluetick", "Shotgun"]
    table.answer("Bluetick")
    assert (table.card("Shotgun").place, table.rock(0)) == (table.id("Olivia Jenks"), 9 - 1 - 3)
    assert (table.booted("Bluetick"), table.booted("Shotgun")) == (True, False)


@pytest.mark.refuses(FOUND)
def test_the_weapon_has_to_be_paid_besides_the_card_itself() -> None:
    assert usable(finding(rock=4), FOUND)
    assert not usable(finding(rock=3), FOUND)
    assert not usable(finding(discard=("Roan", "Evanor")), FOUND)


@pytest.mark.plays(FOUND)
@pytest.mark.refuses(FOUND)
def test_a_gadget_is_invented_by_who_gets_it() -> None:
    doctor: Any = {"dude": "Dr. Dayl Burnett", "discard": ("Flame-Thrower",)}
    assert not usable(finding(discard=("Flame-Thrower",), where="Bunkhouse"), FOUND)  # ruling 174
    assert not usable(finding(**doctor), FOUND)  # nobody invents where they do not rule
    table = finding(where="Bunkhouse", pull="KS", **doctor).uses(FOUND)
    gun = table.card("Flame-Thrower")
    assert (gun.place, gun.booted, table.rock(0)) == (table.id("Dr. Dayl Burnett"), True, 9 - 1 - 2)
    assert (table.booted("Dr. Dayl Burnett"), len(table.events(events.Tested))) == (True, 1)
    table = finding(where="Bunkhouse", pull="AS", **doctor).uses(FOUND)
    assert (table.zone("Flame-Thrower"), table.rock(0)) == ("discard", 9 - 1 - 2)


# --- Mantis Pinch -----------------------------------------------------------------------------------

MANTIS = "Mantis Pinch"


def pinching(pull: str = "5S") -> Playing:
    """Xiaodan Li, value 2 and Kung Fu 1, stands with others, and there is somebody with an ability elsewhere."""
    return Playing(
        side("The 108 Righteous Bandits", at={"town square": ["Xiaodan Li"]}, hand=[MANTIS], deck=[pull]),
        side(
            "Law Dogs",
            at={
                "town square": ['Xiong "Wendy" Cheng | Roan', "Fred Aims"],
                "home": ["Rémy LaPointe"],
            },
        ),
    )


@pytest.mark.plays(MANTIS)
@pytest.mark.refuses(MANTIS)
def test_a_pinched_ability_is_numb_for_the_day() -> None:
    table = pinching("2S").uses(MANTIS)
    assert table.choices() == ['Xiong "Wendy" Cheng', "Roan"]  # what has an ability, here
    table.answer('Xiong "Wendy" Cheng')
    table.calls_out('Xiong "Wendy" Cheng', "Xiaodan Li").answer("yes").until(Question.SHOOTOUT)
    assert not usable(turn_of(table, 1), 'Xiong "Wendy" Cheng')


@pytest.mark.refuses(MANTIS)
def test_a_failed_pinch_numbs_nothing() -> None:
    table = pinching("KS").uses(MANTIS, 'Xiong "Wendy" Cheng')
    table.calls_out('Xiong "Wendy" Cheng', "Xiaodan Li").answer("yes").until(Question.SHOOTOUT)
    assert usable(turn_of(table, 1), 'Xiong "Wendy" Cheng')


@pytest.mark.plays(MANTIS)
@pytest.mark.refuses(MANTIS)
def test_pinched_in_a_shootout_it_stays_numb_after_it() -> None:
    foes = ['Xiong "Wendy" Cheng | Roan', "Micah Ryse | Soul Blast"]
    table = shootout(
        ["Xiaodan Li"],
        foes,
        leader={"hand": [MANTIS], "deck": ["2S", *HANDS[1]]},
        mark={"at": {"home": ["Allie Hensman"]}},
    )
    table.uses(MANTIS)
    assert sorted(table.choices()) == ["Micah Ryse", "Roan", "Soul Blast", 'Xiong "Wendy" Cheng']
    table.answer("Micah Ryse")
    failed = shootout(["Xiaodan Li"], foes, leader={"hand": [MANTIS], "deck": ["KS", *HANDS[1]]})
    assert usable(failed.uses(MANTIS, "Roan").passes(1), MANTIS) is False
    assert [effect.word for effect in failed.state.effects if effect.word.startswith("cannot")] == []
    assert [effect.until.boundary for effect in table.state.effects if effect.word.startswith("cannot")] == [
        "day"
    ]


# --- As Nature and God Intended ---------------------------------------------------------------------

NATURE = "As Nature and God Intended"


def disarming(*, round_two: bool = False) -> Playing:
    """Olivia has a gun that makes her a stud, Fred one with an ability; Xiaodan Li knows Kung Fu."""
    table = shootout(
        ["Olivia Jenks | Pearl-Handled Revolver", "Rob Wilby"],
        ["Fred Aims | Shotgun", "Xiaodan Li", "Jake Smiley"],
        hands=((*HANDS[1], *HANDS[1]), (*HANDS[1], *HANDS[1])),
        leader={"hand": [NATURE], "rock": 1},
        mark={"at": {"home": ["Marion Seville | Shotgun", "Daomei Wang"]}},
    )
    assert (table.stud("Olivia Jenks"), table.stud("Xiaodan Li"), usable(turn_of(table, 0), NATURE)) == (
        True,
        False,
        True,
    )
    table.uses(NATURE)
    if round_two:
        draws(table, "Olivia Jenks", "Fred Aims").until(Question.CASUALTIES)
        while table.question is Question.CASUALTIES:
            table.answer("Rob Wilby" if table.ask.seat == 0 else "Jake Smiley")
        table.until(Question.SHOOTOUT)
    return table


@pytest.mark.plays(NATURE)
@pytest.mark.refuses(NATURE)
def test_bare_hands_win_this_round() -> None:
    table = disarming()
    assert (table.stud("Olivia Jenks"), table.bullets("Fred Aims"), table.stud("Xiaodan Li")) == (
        False,
        2,
        True,
    )
    assert (table.stud("Rob Wilby"), table.bullets("Marion Seville")) == (False, 1 + 1)  # she is at home
    assert not usable(table, "Shotgun")
    assert table.rock(0) == 0


@pytest.mark.plays(NATURE)
def test_the_next_round_everything_is_as_before() -> None:
    table = disarming(round_two=True)
    assert (table.stud("Olivia Jenks"), table.bullets("Fred Aims"), table.stud("Xiaodan Li")) == (
        True,
        3,
        False,
    )
    assert usable(turn_of(table, 1), "Shotgun")


@pytest.mark.refuses(NATURE)
def test_other_abilities_of_weapons_can_be_used() -> None:
    leader = {"hand": [NATURE], "rock": 1}
    foes, hands = ["Fred Aims"], (HANDS[1], CHEATING[2])
    table = shootout(["Olivia Jenks | Pair of Six-Shooters"], foes, leader=leader, hands=hands).uses(NATURE)
    draws(table, "Olivia Jenks", "Fred Aims").until(Question.RESOLUTION)
    assert usable(table, "Pair of Six-Shooters")


# --- Play for Blood ---------------------------------------------------------------------------------

BLOOD = "Play for Blood"


@pytest.mark.plays(BLOOD)
@pytest.mark.refuses(BLOOD)
@pytest.mark.parametrize(("hands", "rank"), [((HANDS[3], HANDS[3]), 4), ((HANDS[2], HANDS[3]), 2)])
def test_a_tie_is_broken(hands: Any, rank: int) -> None:
    table = showdown(["Olivia Jenks"], ["Fred Aims"], hands, leader={"hand": [BLOOD]}).until(
        Question.RESOLUTION
    )
    table.uses(BLOOD)
    assert (total(table, 0), total(table, 1)) == (rank, 3)


@pytest.mark.refuses(BLOOD)
def test_a_guest_has_no_hand_to_play_for() -> None:
    table = posses(["Olivia Jenks"], ["Fred Aims"], ["Rob Wilby"], more={2: {"hand": [BLOOD]}})
    table.never_offered(BLOOD, until=Question.NOON)


@pytest.mark.plays(BLOOD)
def test_at_noon_a_card_is_exchanged() -> None:
    table = Playing(side(hand=[BLOOD, "5S"], deck=["6S"]), side()).uses(BLOOD)
    assert sorted(table.choices()) == ["5 of Spades", "6 of Spades"]
    table.answer("5 of Spades")
    assert table.hand(0) == ["6 of Spades"]


# --- Bad Beat ---------------------------------------------------------------------------------------

BEAT = "Bad Beat"


def beating(again: Hand, rock: int = 5, theirs: Hand = CHEATING[2]) -> Playing:
    hands = (HANDS[1], (*theirs, *again))
    return showdown(
        ["Olivia Jenks"], ["Fred Aims"], hands, leader={"hand": [BEAT]}, mark={"rock": rock}
    ).until(Question.RESOLUTION)


@pytest.mark.plays(BEAT)
@pytest.mark.refuses(BEAT)
@pytest.mark.parametrize(
    ("again", "rock", "taken"), [(HANDS[3], 5, 0), (CHEATING[3], 5, 2), (CHEATING[3], 1, 1)]
)
def test_a_cheater_gets_another_hand_and_had_better_be_honest(again: Hand, rock: int, taken: int) -> None:
    table = beating(again, rock).uses(BEAT)
    assert (total(table, 1), table.rock(0), table.rock(1)) == (3, taken, rock - taken)
    assert titles(table, draw_hand(table, 1))[0] == "5 of Spades"


@pytest.mark.refuses(BEAT)
def test_an_honest_hand_stays() -> None:
    beating(HANDS[3], theirs=HANDS[2]).never_offered(BEAT, until=Question.NOON)


# --- Masonic Augment --------------------------------------------------------------------------------

MASONIC = "Masonic Augment"


def augmenting(*spells: str) -> Playing:
    mine = " | ".join(["Steele Archer", *spells])
    return Playing(
        side(at={"home": [mine, "Rob Wilby"]}, hand=[MASONIC]),
        side(
            "The Sloane Gang", at={"home": ["Avie Cline | Puppet | Paralysis Mark (owned by 0)", "Fred Aims"]}
        ),
    )


@pytest.mark.plays(MASONIC)
@pytest.mark.refuses(MASONIC)
@pytest.mark.parametrize(("spell", "gained"), [("Soul Blast", 1), ("Soul Blast (booted)", 0)])
def test_a_spell_becomes_strength(spell: str, gained: int) -> None:
    table = augmenting(spell, "Shadow Walk (owned by 1)", "Doyle's Hoyle").uses(MASONIC)
    assert table.choices() == [
        "Steele Archer",
        "Rob Wilby",
    ]  # only the Soul Blast is a spell you own and control
    table.answer("Rob Wilby")
    assert (table.bullets("Rob Wilby"), table.influence("Rob Wilby"), table.rock(0)) == (2, 1, gained)
    assert table.zone("Soul Blast") == "discard"


@pytest.mark.refuses(MASONIC)
def test_without_a_spell_to_give_there_is_no_strength(monkeypatch: Patch) -> None:
    assert not usable(augmenting("Doyle's Hoyle"), MASONIC)
    unmoved(monkeypatch, "Soul Blast", Discarded)
    table = augmenting("Soul Blast").uses(MASONIC, "Rob Wilby")
    assert (table.bullets("Rob Wilby"), table.rock(0)) == (1, 0)


@pytest.mark.plays(MASONIC)
@pytest.mark.refuses(MASONIC)
def test_in_a_shootout_both_are_in_it() -> None:
    leader = {"hand": [MASONIC], "at": {"home": ["Wilber Crowley | Puppet", "Jake Smiley"]}}
    table = shootout(["Steele Archer | Soul Blast", "Rob Wilby"], ["Fred Aims"], leader=leader).uses(MASONIC)
    assert table.choices() == ["Steele Archer", "Rob Wilby"]
    assert table.answer("Steele Archer").bullets("Steele Archer") == 1


# --- Swagger ----------------------------------------------------------------------------------------

SWAGGER = "Swagger"


def strutting() -> Playing:
    return Playing(
        side(
            rock=9,
            deeds=["Bunkhouse"],
            hand=[SWAGGER],
            at={
                "town square": ["Lawrence Blackwood"],
                "home": ["Fred Aims | booted", "Steven Wiles | booted"],
            },
        ),
        side(
            "The Sloane Gang",
            rock=9,
            deeds=["General Store", "Undertaker"],
            at={"General Store": ["Tommy Harden"], "home": ["Pancho Castillo"]},
        ),
    )


@pytest.mark.plays(SWAGGER)
@pytest.mark.refuses(SWAGGER)
def test_swagger_takes_a_deed_until_upkeep_is_over() -> None:
    table = strutting().uses(SWAGGER)
    assert sorted(answers(table)) == [
        "Bunkhouse",
        "General Store",
        "Law Dogs",
        "The Sloane Gang",
        "Undertaker",
    ]
    table.answer("General Store")
    assert (table.at("Lawrence Blackwood"), table.booted("Lawrence Blackwood")) == ("General Store", False)
    deed = table.id("General Store")
    assert controls(table.state, 0, deed)  # 1 and 1 against Tommy's 1
    assert table.influence("Lawrence Blackwood") == 1
    settle_until(table, "upkeep", table.state.day + 1)
    assert controls(table.state, 0, deed)
    settle_until(table, "noon", table.state.day)
    assert not controls(table.state, 0, deed)


@pytest.mark.refuses(SWAGGER)
def test_swagger_counts_for_one_and_goes_next_door_only() -> None:
    table = Playing(
        side(hand=[SWAGGER], at={"home": ["Lawrence Blackwood"]}),
        side(
            "The Sloane Gang",
            deeds=["General Store"],
            at={"General Store": ["Tommy Harden", "Philip Swinford"]},
        ),
    )
    assert table.uses(SWAGGER).at("Lawrence Blackwood") == "Town Square"
    table = Playing(
        side(hand=[SWAGGER], at={"town square": ["Lawrence Blackwood"]}),
        side(
            "The Sloane Gang",
            deeds=["General Store"],
            at={"General Store": ["Tommy Harden", "Philip Swinford"]},
        ),
    )
    table.uses(SWAGGER, "General Store")
    assert controls(table.state, 1, table.id("General Store"))  # 1 and 1 against 2: the owner's


@pytest.mark.refuses(SWAGGER)
def test_only_an_unbooted_dude_swaggers() -> None:
    table = Playing(
        side(hand=[SWAGGER], at={"home": ["Fred Aims | booted"]}), side(at={"home": ["Rob Wilby"]})
    )
    assert not usable(table, SWAGGER)


# --- Vamoosin' --------------------------------------------------------------------------------------

VAMOOSE = "Vamoosin'"


def leaving(rock: int) -> Playing:
    """Influence 2, 0 and 1; Jake is not wanted, Marion not in it."""
    return shootout(
        ["Olivia Jenks | bounty 1", "Rob Wilby | bounty 1 | booted", "Jake Smiley"],
        ["Barton Everest | bounty 2", "Fred Aims"],
        leader={"hand": [VAMOOSE], "rock": rock, "at": {"home": ["Marion Seville | bounty 1"]}},
    )


@pytest.mark.plays(VAMOOSE)
@pytest.mark.refuses(VAMOOSE)
def test_the_wanted_go_home_for_their_influence() -> None:
    table = leaving(2).uses(VAMOOSE)
    assert table.choices() == ["Olivia Jenks", "Rob Wilby", "Barton Everest"]
    table.answer("Olivia Jenks")
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks"), table.rock(0)) == ("Law Dogs", False, 0)
    assert leaving(0).uses(VAMOOSE).at("Rob Wilby") == "Law Dogs"
    table = leaving(1).uses(VAMOOSE)
    assert table.choices() == ["Rob Wilby", "Barton Everest"]
    table.answer("Barton Everest")
    assert (table.at("Barton Everest"), table.rock(0)) == ("The Sloane Gang", 0)


@pytest.mark.refuses(VAMOOSE)
def test_nobody_wanted_nobody_gone() -> None:
    table = shootout(["Olivia Jenks"], ["Fred Aims"], leader={"hand": [VAMOOSE], "rock": 9})
    assert not usable(table, VAMOOSE)


@pytest.mark.plays(VAMOOSE)
def test_a_stopped_play_is_paid_back() -> None:
    table = shootout(
        ["Olivia Jenks | bounty 1"],
        ["Barton Everest | Flame-Thrower"],
        leader={"hand": [VAMOOSE], "rock": 2},
        mark={"hand": ["A Slight Modification"], "rock": 9},
    )
    table.uses(VAMOOSE)
    assert table.rock(0) == 0  # paid before anybody can answer
    table.reacts("A Slight Modification")
    assert (table.rock(0), table.posse(0)) == (2, ["Olivia Jenks"])
