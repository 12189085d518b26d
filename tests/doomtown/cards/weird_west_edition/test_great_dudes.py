"""The great dudes of the Weird West Edition: kings, each cheaper for who is there already."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import play_cost
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted
from boomtown.doomtown.words import DUDE, IN_HAND, noon, play_card
from boomtown.table import IllegalAnswer
from doomtown import third_player
from doomtown.scenes import (
    CHEATING,
    HANDS,
    draws,
    facing,
    shootout,
    showdown,
    total,
    unmoved,
    usable,
    with_text,
)

MONK, EB, URSULA = "Hao-T'e Zui, The Mad Monk", "E.B. Farnum", "Ursula, The Worm Queen"
EAGLE, BASS, JESSICA = "Eagle Woman That All Look At", "Bass Reeves", "Jessica Patchett"


def cost(table: Playing, name: str) -> int:
    return play_cost(table.state, table.id(name))


# --- Hao-T'e Zui, The Mad Monk ---------------------------------------------------------------------


@pytest.mark.plays(MONK)
@pytest.mark.refuses(MONK)
@pytest.mark.parametrize(("outfit", "due"), [("The 108 Righteous Bandits", 8 - 3), ("Law Dogs", 8)])
def test_the_monk_comes_cheap_to_wanderers(outfit: str, due: int) -> None:
    table = Playing(
        side(
            outfit,
            hand=[MONK],
            at={
                "home": ["Yunxu Jiang", "Hamshanks"],
                "town square": ["Daomei Wang"],
                "Bunkhouse": ["Bai Yang Chen"],
            },
        ),
        side("The Sloane Gang", deeds=["Bunkhouse", "Undertaker"], at={"Undertaker": ["Fred Aims"]}),
    )
    assert cost(table, MONK) == due


@pytest.mark.plays(MONK)
@pytest.mark.refuses(MONK)
def test_the_monk_smashes_goods_of_the_other_posse() -> None:
    table = shootout(
        [f"{MONK} | Roan"],
        ["Fred Aims | Shotgun | Fancy New Hat", "Jonah Essex | Soul Blast"],
        mark={"at": {"home": ["Barton Everest | Peacemaker"]}},
    ).uses(MONK)
    assert table.choices() == ["Shotgun", "Fancy New Hat"]
    table.answer("Shotgun")
    assert (table.zone("Shotgun"), table.booted(MONK)) == ("discard", True)


# --- E.B. Farnum -----------------------------------------------------------------------------------


def hiring(rock: int, *, outfit: str = "Morgan Cattle Co.", gang: tuple[str, ...] = ()) -> Playing:
    people = gang or ("Lane Healey", "Max Baine | booted", "Irving Patterson", "Travis Moone")
    return Playing(
        side(outfit, rock=rock, hand=[EB], at={"home": list(people)}),
        side("Law Dogs", at={"home": ["Clyde Owens"]}),
    )


@pytest.mark.plays(EB)
def test_farnum_comes_cheaper_for_those_who_boot() -> None:
    """Lane has 3 influence and Irving 2; Max is booted, Travis is of no use, Clyde not yours."""
    table = hiring(7).answer(f"shop:{hiring(7).id(EB)}")
    assert (table.question, table.choices()) == (Question.BOOT_FOR_LESS, ["Lane Healey", "Irving Patterson"])
    with pytest.raises(IllegalAnswer):
        table.answer("Irving Patterson")  # 8 is more than there is
    table.answer("Lane Healey")
    assert (table.zone(EB), table.rock(0)) == ("play", 0)
    assert (table.booted("Lane Healey"), table.booted("Irving Patterson")) == (True, False)


@pytest.mark.plays(EB)
def test_both_may_boot_or_nobody() -> None:
    both = hiring(5).shops(EB)  # unasked: nothing else is enough
    assert (both.rock(0), both.booted("Lane Healey"), both.booted("Irving Patterson")) == (0, True, True)
    nobody = hiring(12).answer(f"shop:{hiring(12).id(EB)}").answer()
    assert (nobody.rock(0), nobody.booted("Lane Healey")) == (2, False)
    crowd = ("Lane Healey", "Max Baine", "Mariel Lewis", "Laughing Crow")
    many = hiring(0, gang=crowd).shops(EB).answer(*crowd)
    assert (many.zone(EB), many.rock(0)) == ("play", 0)  # 12 take off 10, and nothing is paid back


@pytest.mark.refuses(EB)
@pytest.mark.parametrize("discount", [10, 12])
def test_nobody_boots_for_farnum_if_he_costs_nothing(discount: int, monkeypatch: pytest.MonkeyPatch) -> None:
    text = noon(play_card(IN_HAND & DUDE, discount=discount))
    with_text(monkeypatch, "Bunkhouse", hires=text)
    table = Playing(
        side("Morgan Cattle Co.", rock=3, hand=[EB], deeds=["Bunkhouse"], at={"home": ["Lane Healey"]}),
        side("Law Dogs"),
    )
    table.uses("Bunkhouse")
    assert (table.zone(EB), table.rock(0), table.booted("Lane Healey")) == ("play", 3, False)
    assert table.question is Question.NOON


@pytest.mark.refuses(EB)
@pytest.mark.parametrize(("rock", "outfit"), [(4, "Morgan Cattle Co."), (9, "Law Dogs")])
def test_too_few_boot_and_nobody_for_another_outfit(rock: int, outfit: str) -> None:
    table = hiring(rock, outfit=outfit)
    assert f"shop:{table.id(EB)}" not in table.plays()


@pytest.mark.plays(EB)
@pytest.mark.refuses(EB)
def test_farnum_slanders_who_is_here() -> None:
    table = facing(
        [EB], ["Barton Everest | influence 1 | Shotgun"], mark={"at": {"home": ["Fred Aims"]}}
    ).uses(EB)
    assert table.choices() == [EB, "Barton Everest"]
    table.answer("Barton Everest")
    assert table.influence("Barton Everest") == 2 - 1


# --- Ursula, The Worm Queen ------------------------------------------------------------------------


@pytest.mark.plays(URSULA)
@pytest.mark.refuses(URSULA)
@pytest.mark.parametrize(("outfit", "due"), [("The Fourth Ring", 9 - 2), ("Law Dogs", 9)])
def test_ursula_comes_cheap_to_hucksters(outfit: str, due: int) -> None:
    table = Playing(
        side(outfit, hand=[URSULA], at={"home": ["Steele Archer", "Micah Ryse", "Bobo"]}),
        side("The Sloane Gang", at={"home": ["Jonah Essex"]}),
    )
    assert cost(table, URSULA) == due


def devouring(
    steele: str = "Steele Archer | Soul Blast booted | Stone Idol", hand: tuple[str, ...] = ("5S",)
) -> Playing:
    return Playing(
        side(
            "The Fourth Ring",
            hand=list(hand),
            at={"home": [f"{URSULA} | Ace in the Hole"], "town square": [steele]},
        ),
        side("The Sloane Gang", at={"town square": ["Jonah Essex | Shadow Walk"]}),
    )


@pytest.mark.plays(URSULA)
def test_ursula_takes_a_hex_and_wakes_it() -> None:
    """From wherever; once awake it can be used another time today."""
    table = devouring("Steele Archer | Shadow Walk (booted, used)").uses(URSULA, "5 of Spades")
    assert table.state.cards[table.id("Shadow Walk @0")].place == table.id(URSULA)
    assert (table.booted("Shadow Walk @0"), table.hand(0)) == (False, [])
    table.passes(1)
    assert usable(table, "Shadow Walk @0")


@pytest.mark.refuses(URSULA)
@pytest.mark.parametrize(("hand", "answer"), [((), ()), (("5S",), ("none",))])
def test_a_booted_hex_sleeps_on_without_a_card(hand: tuple[str, ...], answer: tuple[str, ...]) -> None:
    table = devouring(hand=hand).uses(URSULA, *answer)
    assert (table.booted("Soul Blast"), len(table.hand(0))) == (True, len(hand))
    assert table.state.cards[table.id("Soul Blast")].place == table.id(URSULA)


@pytest.mark.refuses(URSULA)
def test_ursula_takes_neither_her_own_nor_other_players_nor_goods() -> None:
    table = devouring().uses(URSULA)
    assert table.question is Question.TARGET  # the Hex was unasked; now about the card of the hand
    assert table.choices() == ["5 of Spades", "none"]
    assert not usable(devouring("Steele Archer | Stone Idol"), URSULA)
    fresh = devouring("Steele Archer | Soul Blast").uses(URSULA)
    assert (fresh.ask.seat, len(fresh.hand(0))) == (1, 1)  # one that is not booted is not asked about


# --- Eagle Woman That All Look At ------------------------------------------------------------------


def welcoming(rock: int, outfit: str = "Eagle Wardens") -> Playing:
    return Playing(
        side(
            outfit,
            rock=rock,
            hand=[EAGLE],
            at={"home": ["Laughing Crow"], "Bunkhouse": ["Mariel Lewis"], "town square": ["Butch Deuces"]},
        ),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"town square": ["Pancho Castillo"]}),
    )


@pytest.mark.plays(EAGLE)
@pytest.mark.parametrize(("there", "place"), [("yes", "Bunkhouse"), ("no", "Eagle Wardens")])
def test_eagle_woman_comes_to_a_friend(there: str, place: str) -> None:
    table = welcoming(8)
    table.answer(f"shop:{table.id(EAGLE)}")
    assert set(table.choices()) == {"Laughing Crow", "Butch Deuces", "Mariel Lewis", "none"}
    table.answer("Mariel Lewis")
    assert table.question is Question.ENTER_THERE
    table.answer(there)
    assert (table.at(EAGLE), table.rock(0)) == (place, 8 - (8 - 2))


@pytest.mark.refuses(EAGLE)
def test_only_who_takes_enough_off_can_welcome_her() -> None:
    """With 5 only Laughing Crow's 3 influence will do, and he is at home, so nobody asks where."""
    table = welcoming(5).shops(EAGLE)
    assert (table.at(EAGLE), table.rock(0)) == ("Eagle Wardens", 0)
    none = welcoming(8)
    none.answer(f"shop:{none.id(EAGLE)}").answer("none")
    assert (none.at(EAGLE), none.rock(0)) == ("Eagle Wardens", 0)
    for rock, outfit in ((4, "Eagle Wardens"), (7, "Law Dogs")):
        table = welcoming(rock, outfit)
        assert f"shop:{table.id(EAGLE)}" not in table.plays()


def calling(shaman: str = "Butch Deuces | Spirit Dance", eagle: str = EAGLE) -> Playing:
    return facing(
        [shaman, "Mariel Lewis | booted"],
        ["Fred Aims"],
        leader={"outfit": "Eagle Wardens", "at": {"home": [eagle]}},
    )


@pytest.mark.plays(EAGLE)
@pytest.mark.parametrize("answer", ["Fred Aims", "none"])
def test_a_shaman_calls_eagle_woman_with_a_spirit(answer: str) -> None:
    table = calling().uses("Butch Deuces")
    assert set(table.choices()) == {"Butch Deuces", "Fred Aims", EAGLE, "none"}
    table.answer(answer)
    assert (table.at(EAGLE), table.booted("Spirit Dance")) == ("Town Square", True)
    assert table.booted("Fred Aims") == (answer == "Fred Aims")


@pytest.mark.plays(EAGLE)
def test_in_a_shootout_she_joins_your_posse() -> None:
    table = calling(eagle=f"{EAGLE} | booted").calls_out("Butch Deuces", "Fred Aims").answer("yes")
    while table.question is Question.JOIN:
        table.answer("done")
    table.uses("Butch Deuces", "Fred Aims")
    assert (table.posse(0), table.booted("Fred Aims")) == (["Butch Deuces", EAGLE], True)


@pytest.mark.refuses(EAGLE)
def test_she_is_called_by_shamans_of_yours_with_a_spirit(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not usable(calling("Butch Deuces"), "Butch Deuces")
    assert not usable(calling("Butch Deuces | Spirit Dance booted"), "Butch Deuces")
    assert not usable(calling("Steele Archer | Soul Blast"), "Steele Archer")
    here = facing([EAGLE, "Butch Deuces | Spirit Dance"], ["Fred Aims"])
    assert not usable(here, "Butch Deuces")  # she is there already
    unmoved(monkeypatch, "Spirit Dance", Booted)
    assert calling().uses("Butch Deuces").at(EAGLE) == "Eagle Wardens"


# --- Bass Reeves -----------------------------------------------------------------------------------


@pytest.mark.plays(BASS)
@pytest.mark.refuses(BASS)
@pytest.mark.parametrize(("outfit", "due"), [("Law Dogs", 9 - 2), ("The Sloane Gang", 9)])
def test_bass_comes_cheap_where_others_are_wanted(outfit: str, due: int) -> None:
    table = Playing(
        side(outfit, hand=[BASS], at={"home": ["Olivia Jenks | bounty 1"]}),
        side("Morgan Cattle Co.", at={"home": ["Lane Healey | bounty 3", "Max Baine"]}),
        side("The Fourth Ring", at={"home": ["Micah Ryse | bounty 1"]}),
    )
    assert cost(table, BASS) == due


@pytest.mark.plays(BASS)
@pytest.mark.refuses(BASS)
@pytest.mark.parametrize(
    ("mine", "theirs", "raised"),
    [(HANDS[3], CHEATING[3], 1), (CHEATING[3], CHEATING[3], 0), (HANDS[3], HANDS[3], 0)],
)
def test_against_a_cheat_an_honest_hand_is_better(
    mine: tuple[str, ...], theirs: tuple[str, ...], raised: int
) -> None:
    table = showdown([f"{BASS} | bullets -4"], ["Fred Aims | bullets -2"], (mine, theirs))
    assert total(table, 0) == 3 + raised


@pytest.mark.refuses(BASS)
def test_bass_has_to_be_in_that_shootout() -> None:
    table = showdown(
        ["Olivia Jenks | bullets -2"],
        ["Fred Aims | bullets -2"],
        (HANDS[3], CHEATING[3]),
        leader={"at": {"home": [BASS]}},
    )
    assert total(table, 0) == 3


@pytest.mark.refuses(BASS)
def test_as_a_guest_bass_has_no_hand_to_make_better() -> None:
    posses = third_player.posses(
        ["Olivia Jenks"], ["Fred Aims"], [BASS], more={0: {"deck": HANDS[3]}, 1: {"deck": CHEATING[3]}}
    )
    table = draws(posses)
    assert (total(table, 0), total(table, 1)) == (3, 3)


def hunting(bass: str = BASS, **more: Any) -> Playing:
    """Fred is here, Barton next door, Allie far away; all are wanted but Pancho."""
    return Playing(
        side("Law Dogs", deeds=["Undertaker"], at={"Undertaker": [bass, "Olivia Jenks | bounty 1"]}),
        side(
            "The Sloane Gang",
            deeds=["Bunkhouse"],
            at={
                "Undertaker": ["Fred Aims | bounty 1"],
                "town square": ["Barton Everest | bounty 1", "Pancho Castillo"],
                "Bunkhouse": ["Allie Hensman | bounty 1"],
            },
        ),
        **more,
    )


@pytest.mark.plays(BASS)
@pytest.mark.refuses(BASS)
def test_bass_boots_who_is_wanted_nearby() -> None:
    table = hunting().uses(BASS)
    assert table.choices() == ["Olivia Jenks", "Fred Aims", "Barton Everest"]
    table.answer("Barton Everest").answer("the dude boots")
    assert (table.booted("Barton Everest"), table.booted(BASS), table.at(BASS)) == (True, False, "Undertaker")
    own = hunting().uses(BASS, "Olivia Jenks")
    assert own.booted("Olivia Jenks")  # unasked: nobody calls out their own
    tired = hunting(f"{BASS} | booted").uses(BASS)
    assert tired.ask.seat == 1  # nothing happens


@pytest.mark.plays(BASS)
@pytest.mark.parametrize(
    ("mark", "booted", "at"), [("Fred Aims", False, "Undertaker"), ("Barton Everest", True, "Town Square")]
)
def test_bass_rides_out_to_who_accepts_next_door(mark: str, booted: bool, at: str) -> None:
    table = hunting().uses(BASS, mark, "call").answer("yes")
    assert (table.booted(BASS), table.at(BASS)) == (booted, at)
    assert table.posse(0) == [BASS]


@pytest.mark.refuses(BASS)
def test_bass_stays_where_a_call_is_refused() -> None:
    table = hunting().uses(BASS, "Barton Everest", "call").answer("no")
    assert (table.booted(BASS), table.at(BASS)) == (False, "Undertaker")
    assert (table.at("Barton Everest"), table.state.fight) == ("The Sloane Gang", None)
    booted = Playing(
        side("Law Dogs", at={"town square": [BASS]}),
        side("The Sloane Gang", at={"town square": ["Fred Aims | bounty 1 | booted"]}),
    )
    assert booted.uses(BASS).posse(0) == [BASS]  # he cannot boot any more; called out, the booted accept


# --- Jessica Patchett ------------------------------------------------------------------------------


@pytest.mark.plays(JESSICA)
@pytest.mark.refuses(JESSICA)
@pytest.mark.parametrize(("outfit", "due"), [("The Sloane Gang", 10 - 2), ("Law Dogs", 10)])
def test_jessica_comes_cheap_to_the_wanted(outfit: str, due: int) -> None:
    table = Playing(
        side(
            outfit,
            hand=[JESSICA],
            at={"home": ["Fred Aims | bounty 1", "Allie Hensman | bounty 4", "Barton Everest"]},
        ),
        side("Law Dogs", at={"home": ["Clyde Owens | bounty 1"]}),
    )
    assert cost(table, JESSICA) == due


def killing(*foes: str) -> Playing:
    return Playing(
        side("The Sloane Gang", at={"home": [JESSICA, "Pancho Castillo"]}),
        side("Law Dogs", at={"town square": list(foes)}),
        side("Morgan Cattle Co.", at={"town square": ["Max Baine"]}),
    )


@pytest.mark.plays(JESSICA)
def test_jessica_kills_the_best_gun_of_all_others() -> None:
    table = killing("Clyde Owens", "Tommy Harden").uses(JESSICA)
    assert table.booted(JESSICA)
    table.until(Question.NOON)
    assert (table.zone("Clyde Owens"), table.zone("Tommy Harden")) == ("hill", "play")


@pytest.mark.refuses(JESSICA)
def test_among_equals_she_chooses_and_nobody_else_will_do() -> None:
    table = killing("Abram Grothe", "Tommy Harden").uses(JESSICA)
    assert table.choices() == ["Abram Grothe", "Max Baine"]  # 2 bullets each, a third player's too
    assert not usable(
        Playing(
            side("The Sloane Gang", at={"home": [f"{JESSICA} | booted"]}),
            side("Law Dogs", at={"home": ["Clyde Owens"]}),
        ),
        JESSICA,
    )
