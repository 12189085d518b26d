"""Dudes of Welcome to Deadwood: numbers, fights, cheating and Noon; Grifters are in test_grifters.py."""

from typing import Any

import msgspec
import pytest

from boomtown.doomtown.reading.numbers import rating
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Changed, Drew, Happening
from boomtown.doomtown.words import BEARER, CANNOT_GAIN_BOUNTY, Aced, Booted, Discarded, instead, says, would
from boomtown.table import text
from doomtown.scenes import (
    CHEATING,
    HANDS,
    Hand,
    asks,
    fight,
    next_day,
    refused_by,
    settle_until,
    shootout,
    showdown,
    total,
    unmoved,
    usable,
    with_text,
)
from doomtown.third_player import posses, turn_of

Patch = pytest.MonkeyPatch


def guarded(monkeypatch: Patch, event: type[Happening]) -> None:
    """Whoever rides a Roan is spared this."""

    def nothing(play: Any, event: Any) -> Any:
        yield instead()

    with_text(monkeypatch, "Roan", guard=would(event, BEARER, instead=True)(nothing))


# --- numbers, studs and skills ----------------------------------------------------------------------

LOU, VICTOR, YISKA, REGGIE = "Aunt Lou Marchbanks", 'Victor "Nines" de Boré', "Yiska", "Reggie Mallard"


@pytest.mark.parametrize(
    ("place", "stud"),
    [
        pytest.param("home", True, marks=pytest.mark.plays(LOU)),
        pytest.param("Bunkhouse", True, marks=pytest.mark.plays(LOU)),
        pytest.param("town square", False, marks=pytest.mark.refuses(LOU)),
        pytest.param("Undertaker", False, marks=pytest.mark.refuses(LOU)),
    ],
)
def test_lou_is_a_stud_where_the_place_is_her_player_s(place: str, stud: bool) -> None:
    table = Playing(
        side("Morgan Cattle Co.", deeds=["Bunkhouse"], at={place: [LOU]}),
        side("Law Dogs", deeds=["Undertaker"], at={"Bunkhouse": ["Tommy Harden", "Clint Ramsey"]}),
    )
    assert table.stud(LOU) is stud  # whoever controls it: the Bunkhouse is Tommy's


@pytest.mark.plays(VICTOR)
@pytest.mark.refuses(VICTOR)
@pytest.mark.parametrize(("here", "skill"), [(0, 0), (1, 1), (4, 4), (5, 4)])
def test_abominations_where_victor_is_make_him_a_better_huckster(here: int, skill: int) -> None:
    table = Playing(
        side("The Fourth Ring", at={"town square": [VICTOR, *["Pagliaccio"] * here], "home": ["Bobo"]}),
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
    )
    assert rating(table.state, table.id(VICTOR), "Huckster") == skill


@pytest.mark.plays(VICTOR)
def test_other_players_abominations_count_for_victor() -> None:
    table = Playing(
        side("The Fourth Ring", at={"town square": [VICTOR]}), side(at={"town square": ["Pagliaccio"]})
    )
    assert rating(table.state, table.id(VICTOR), "Huckster") == 1


@pytest.mark.parametrize(
    ("goods", "bullets"),
    [
        pytest.param(" | Bluetick", 2, marks=pytest.mark.plays(YISKA)),
        pytest.param(" | Roan", 0, marks=pytest.mark.refuses(YISKA)),
        pytest.param("", 0, marks=pytest.mark.refuses(YISKA)),
    ],
)
def test_a_sidekick_helps_yiska(goods: str, bullets: int) -> None:
    assert (
        Playing(side(at={"home": [f"{YISKA}{goods}", "Rob Wilby | Bluetick"]}), side()).bullets(YISKA)
        == bullets
    )


@pytest.mark.plays(REGGIE)
@pytest.mark.refuses(REGGIE)
def test_reggie_counts_the_hucksters_of_his_posse() -> None:
    table = shootout(
        [REGGIE, "Steele Archer"],
        ["Fred Aims", "Avie Cline"],
        leader={"at": {"home": ["Mongwau The Mighty"]}},
    )
    assert table.bullets(REGGIE) == 1 + 1
    many = ["Steele Archer", "Wilber Crowley", "Maria Kingsford", "Benny McGill", "Antheia Pansofia"]
    assert shootout([REGGIE, *many], ["Fred Aims"]).bullets(REGGIE) == 1 + 4
    home = Playing(side(at={"home": [REGGIE, "Steele Archer"]}), side())
    assert home.bullets(REGGIE) == 1


@pytest.mark.plays(REGGIE)
@pytest.mark.refuses(REGGIE)
def test_a_guest_counts_for_reggie_and_a_posse_without_him_does_not() -> None:
    table = posses(["Olivia Jenks"], ["Fred Aims"], [REGGIE, "Steele Archer"], more={0: {}})
    assert table.bullets(REGGIE) == 1 + 1
    away = shootout(["Steele Archer"], ["Fred Aims"], leader={"at": {"home": [REGGIE]}})
    assert away.bullets(REGGIE) == 1


# --- Lewis "Grizzly" Evans --------------------------------------------------------------------------

LEWIS = 'Lewis "Grizzly" Evans'


@pytest.mark.plays(LEWIS)
@pytest.mark.refuses(LEWIS)
@pytest.mark.parametrize(
    ("foe", "stud"),
    [("Fred Aims", True), ("Fred Aims | Roan", True), ("Fred Aims | Shotgun (booted)", False)],
)
def test_lewis_is_a_stud_against_bare_hands(foe: str, stud: bool) -> None:
    table = shootout([f"{LEWIS} | Rapier"], [foe], mark={"at": {"home": ["Rob Wilby | Shotgun"]}})
    assert table.stud(LEWIS) is stud


@pytest.mark.refuses(LEWIS)
def test_lewis_is_a_draw_outside_of_shootouts() -> None:
    assert not Playing(side(at={"home": [LEWIS]}), side()).stud(LEWIS)
    away = shootout(["Olivia Jenks"], ["Fred Aims"], leader={"at": {"home": [LEWIS]}})
    assert not away.stud(LEWIS)


def wrestling(*friends: str, foes: tuple[str, ...] = ("Marion Seville", "Fred Aims")) -> Playing:
    """Lewis has value 6 and 1 for Kung Fu; all foes are worth less, but for Clint and Arnold."""
    return shootout(
        [*friends, LEWIS],
        [*foes, "Jake Smiley | Roan | booted", "Clint Ramsey", "Arnold McCadish", "Allie Hensman | booted"],
    )


@pytest.mark.plays(LEWIS)
@pytest.mark.refuses(LEWIS)
def test_lewis_boots_who_is_worth_less_and_both_are_busy() -> None:
    table = wrestling("Olivia Jenks").uses(LEWIS)
    assert table.choices() == ["Marion Seville", "Fred Aims"]
    table.answer("Fred Aims")
    assert (table.booted(LEWIS), table.booted("Fred Aims"), table.booted("Marion Seville")) == (
        True,
        True,
        False,
    )
    table.until(Question.SHOOTER).answer(LEWIS).answer("Fred Aims")
    assert bonuses(table.state, 0) == (0, 1)  # Olivia; Lewis would shoot with 2 bullets, as a stud
    assert bonuses(table.state, 1) == (1, 4)  # all but Fred


@pytest.mark.plays(LEWIS)
def test_who_is_left_alone_counts_again() -> None:
    table = wrestling("Olivia Jenks").uses(LEWIS, "Fred Aims")
    table.until(Question.SHOOTER).answer(LEWIS)
    home = table.state.players[0].outfit
    table.state.fight = msgspec.structs.replace(
        fight(table), posses=((table.id(LEWIS),), fight(table).posses[1])
    )
    assert home
    assert bonuses(table.state, 0) == (2, 0)


@pytest.mark.refuses(LEWIS)
def test_lewis_needs_company_and_rest() -> None:
    table = shootout([f"{LEWIS} | Rapier"], ["Fred Aims"], leader={"at": {"home": ["Olivia Jenks"]}})
    assert not usable(table, LEWIS)
    table = shootout(["Olivia Jenks", f"{LEWIS} | booted"], ["Fred Aims"])
    assert not usable(table, LEWIS)


# --- "Professor" Duncan (Exp 1) ---------------------------------------------------------------------

DUNCAN = '"Professor" Duncan (Exp 1)'


def carving(
    *hand: str, duncan: str = "Bunkhouse", there: str = "Bunkhouse", other: str = "Undertaker"
) -> Playing:
    """Duncan is at a deed of his player's where there may be a Totem; Black Elk stands at the other."""
    return Playing(
        side(
            "Law Dogs",
            rock=9,
            deeds=[there, other],
            at={duncan: [DUNCAN], "Undertaker": ["Laughing Crow"]},
            hand=list(hand),
        ),
        side("The Sloane Gang", at={"home": ["Fred Aims"]}),
    )


@pytest.mark.plays(DUNCAN)
@pytest.mark.refuses(DUNCAN)
def test_where_a_totem_is_duncan_is_a_stud() -> None:
    assert carving(there="Bunkhouse | Spirit Trail").stud(DUNCAN)
    assert not carving(there="Bunkhouse | Spirit Trail", duncan="town square").stud(DUNCAN)
    assert not carving().stud(DUNCAN)


@pytest.mark.plays(DUNCAN)
def test_duncan_learns_from_the_first_totem_of_its_kind() -> None:
    table = carving("Spirit Trail", there="Bunkhouse | Red Horse's Tail")
    table.shops("Spirit Trail", "Bunkhouse").reacts(DUNCAN)
    assert [(event.seat, event.count) for event in table.events(Drew)] == [(0, 1)]
    assert not table.booted(DUNCAN)
    elsewhere = carving("Spirit Trail", other="Undertaker | Spirit Trail")
    elsewhere.answer("Bring Spirit Trail into play").answer("Bunkhouse").reacts(DUNCAN)


@pytest.mark.refuses(DUNCAN)
def test_duncan_learns_nothing_from_a_second_one_or_from_one_elsewhere() -> None:
    table = carving("Spirit Trail", there="Bunkhouse | Spirit Trail")
    table.answer("Bring Spirit Trail into play").answer("Bunkhouse")
    assert table.ask.seat == 1
    assert carving("Shotgun").shops("Shotgun", DUNCAN.removesuffix(" (Exp 1)")).ask.seat == 1  # no Totem
    table = carving("Spirit Trail", "Red Horse's Tail").shops("Spirit Trail", "Undertaker")
    assert table.ask.seat == 1
    twice = carving("Spirit Trail", "Red Horse's Tail").shops("Spirit Trail", "Bunkhouse").reacts(DUNCAN)
    twice.passes(1).shops("Red Horse's Tail", "Bunkhouse")
    assert twice.ask.seat == 1  # once a day


@pytest.mark.refuses(DUNCAN)
def test_what_is_put_into_play_or_played_by_others_is_not_played_by_you() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": [DUNCAN]}),
        side(
            "The Sloane Gang", rock=9, at={"Bunkhouse": ["Chief Stephen Seven-Eagles"]}, hand=["Spirit Trail"]
        ),
        turn=1,
    )
    table.shops("Spirit Trail")
    assert (table.at("Spirit Trail"), table.ask.seat, table.question) == ("Bunkhouse", 0, Question.NOON)


# --- Bai Yang Chen (Exp 1) --------------------------------------------------------------------------

BAI = "Bai Yang Chen (Exp 1)"


@pytest.mark.plays(BAI)
def test_bai_has_five_bullets_less_one_for_each_card_after_each_play() -> None:
    table = shootout([BAI], ["Fred Aims"], leader={"hand": ["5S", "6S"]}, mark={"hand": ["Sun in Yer Eyes"]})
    assert table.bullets(BAI) == 5
    table.passes(0)
    assert table.bullets(BAI) == 3
    changes = len(table.events(Changed))
    table.uses("Sun in Yer Eyes", "Bai Yang Chen")  # which takes bullets off, for a moment
    assert (table.bullets(BAI), len(table.events(Changed)) > changes) == (3, True)


@pytest.mark.plays(BAI)
def test_bai_never_has_less_than_no_bullets_and_traits_do_not_matter() -> None:
    table = shootout([BAI], ["Fred Aims"], leader={"hand": ["5S"] * 6}).passes(0)
    assert (table.bullets(BAI), len(table.events(Changed))) == (0, 1)
    assert len(table.passes(1).events(Changed)) == 1  # nothing has changed since
    table = shootout([f"{BAI} | bullets 2"], ["Fred Aims"]).passes(0)
    assert table.bullets(BAI) == 5


@pytest.mark.refuses(BAI)
def test_bai_at_home_keeps_his_bullets_and_nothing_is_ever_attached_to_him() -> None:
    hand = ["Shotgun", "6S"]
    table = shootout(["Olivia Jenks"], ["Fred Aims"], leader={"hand": hand, "at": {"home": [BAI]}}).passes(0)
    assert table.bullets(BAI) == 5
    table = Playing(side(rock=9, at={"home": [BAI, "Olivia Jenks"]}, hand=["Shotgun"]), side())
    table.shops("Shotgun")
    assert table.card("Shotgun").place == table.id("Olivia Jenks")


@pytest.mark.plays(BAI)
@pytest.mark.refuses(BAI)
@pytest.mark.parametrize(("rock", "drawn"), [(0, 1), (1, 0)])
def test_a_penniless_bai_draws(rock: int, drawn: int) -> None:
    table = Playing(side(rock=rock, at={"home": [BAI]}), side(at={"home": ["Fred Aims"]})).uses(BAI)
    assert len(table.hand(0)) == drawn
    assert not usable(table.passes(1), BAI)


# --- Huang Li ---------------------------------------------------------------------------------------

HUANG = "Huang Li"


def directing(*friends: str, hand: tuple[str, ...] = ("5S", "6S")) -> Playing:
    return shootout(
        [HUANG, *friends, "Olivia Jenks | booted | Mustang | Shotgun (booted)"],
        ["Fred Aims | Roan", "Allie Hensman | booted", "Jake Smiley"],
        leader={"hand": list(hand), "at": {"home": ["Rob Wilby"]}},
    )


@pytest.mark.plays(HUANG)
@pytest.mark.refuses(HUANG)
def test_huang_li_changes_a_card_for_a_booted_dude() -> None:
    table = directing("Marion Seville").uses(HUANG)
    assert table.choices() == [HUANG, "Marion Seville"]
    table.answer("Marion Seville").answer("6 of Spades")
    assert (table.booted("Marion Seville"), table.booted(HUANG), table.bullets(HUANG)) == (True, False, 2)
    assert (len(table.hand(0)), "6 of Spades" in table.hand(0), table.ask.seat) == (2, False, 1)
    assert not usable(table.passes(1), HUANG)


@pytest.mark.refuses(HUANG)
@pytest.mark.rule("AEG-actin-01")
@pytest.mark.parametrize(("edition", "offered"), [("pinebox", True), ("aeg", False)])
def test_who_boots_for_no_ability_is_no_use_to_huang_li_as_a_cost(edition: str, offered: bool) -> None:
    table = shootout(
        [f"{HUANG} | Lost to the Plague"], ["Fred Aims"], leader={"hand": ["5S"]}, edition=edition
    )
    assert usable(table, HUANG) is offered


@pytest.mark.plays(HUANG)
def test_a_blessed_friend_rouses_another() -> None:
    table = directing("Rev. Perry Inbody").uses(HUANG, "Rev. Perry Inbody", "6 of Spades")
    assert table.choices() == ["Olivia Jenks", "Allie Hensman"]
    table.answer("Olivia Jenks")
    assert (table.booted("Olivia Jenks"), table.booted("Rev. Perry Inbody")) == (False, True)


@pytest.mark.plays(HUANG)
def test_an_abomination_lends_bullets_and_a_fighter_boots_somebody() -> None:
    assert directing("Bobo").uses(HUANG, "Bobo", "6 of Spades").bullets(HUANG) == 2 + 2
    table = directing("Xiaodan Li").uses(HUANG, "Xiaodan Li", "6 of Spades")
    assert table.choices() == ["Fred Aims", "Jake Smiley"]
    table.answer("Jake Smiley")
    assert (table.booted("Jake Smiley"), table.bullets(HUANG)) == (True, 2)


@pytest.mark.refuses(HUANG)
def test_who_is_not_booted_after_all_brings_nothing(monkeypatch: Patch) -> None:
    unmoved(monkeypatch, "Bobo", Booted)
    table = directing("Bobo").uses(HUANG, "Bobo", "6 of Spades")
    assert (len(table.hand(0)), table.bullets(HUANG), table.ask.seat) == (2, 2, 1)


# --- Jack McCall ------------------------------------------------------------------------------------

JACK = "Jack McCall"


@pytest.mark.plays(JACK)
@pytest.mark.refuses(JACK)
@pytest.mark.parametrize(
    ("friends", "stud"), [(["Olivia Jenks", "Rob Wilby"], True), (["Olivia Jenks"], False), ([], False)]
)
def test_jack_is_brave_against_fewer(friends: list[str], stud: bool) -> None:
    foes = ["Fred Aims | Roan | Shotgun", "Allie Hensman"]
    table = shootout([f"{JACK} | Pinto", *friends], foes).uses(JACK)
    assert (table.stud(JACK), table.bounty(JACK)) == (stud, int(stud))


@pytest.mark.plays(JACK)
def test_guests_count_for_jack() -> None:
    table = posses(["Olivia Jenks"], ["Fred Aims", "Allie Hensman"], [JACK, "Rob Wilby"], more={0: {}})
    assert turn_of(table, 2).uses(JACK).stud(JACK)


@pytest.mark.refuses(JACK)
def test_without_the_bounty_jack_is_no_stud(monkeypatch: Patch) -> None:
    with_text(monkeypatch, "Roan", clean=says(CANNOT_GAIN_BOUNTY, to=BEARER))
    table = shootout([f"{JACK} | Roan", "Olivia Jenks"], ["Fred Aims"]).uses(JACK)
    assert (table.stud(JACK), table.bounty(JACK)) == (False, 0)


# --- Willa Mae MacGowan (Exp 1) ---------------------------------------------------------------------

WILLA = "Willa Mae MacGowan (Exp 1)"


@pytest.mark.plays(WILLA)
@pytest.mark.parametrize(("theirs", "booted"), [(CHEATING[2], False), (HANDS[2], True)])
def test_willa_gives_herself_for_another(theirs: tuple[str, ...], booted: bool) -> None:
    hands = (HANDS[1], theirs)
    table = showdown([WILLA, "Olivia Jenks | booted", "Rob Wilby"], ["Fred Aims"], hands)
    table.until(Question.RESOLUTION).uses(WILLA)
    assert sorted(table.choices()) == ["Olivia Jenks", "Rob Wilby"]  # neither herself nor opposing dudes
    table.answer("Olivia Jenks")
    assert (table.zone(WILLA), table.at("Olivia Jenks")) == ("discard", "Law Dogs")
    assert table.booted("Olivia Jenks") is booted
    assert table.posse(0) == ["Rob Wilby"]


@pytest.mark.refuses(WILLA)
def test_a_willa_who_is_not_discarded_sends_nobody_home(monkeypatch: Patch) -> None:
    guarded(monkeypatch, Discarded)
    table = (
        showdown([f"{WILLA} | Roan", "Olivia Jenks"], ["Fred Aims"]).until(Question.RESOLUTION).uses(WILLA)
    )
    assert table.posse(0) == ["Willa Mae MacGowan", "Olivia Jenks"]
    alone = showdown([WILLA], ["Fred Aims"], leader={"at": {"home": ["Rob Wilby"]}})
    alone.never_offered(WILLA, until=Question.NOON)


# --- Mimi "The Nun" O'Brien -------------------------------------------------------------------------

MIMI = 'Mimi "The Nun" O\'Brien'


def praying(
    mine: tuple[str, ...], mimi: str = MIMI, *, hand: str = "Lay On Hands", home: bool = False
) -> Playing:
    """Player 0 loses by some ranks, with Mimi in the posse or at home."""
    posse = ["Olivia Jenks", "Rob Wilby", "Jake Smiley"] + ([] if home else [mimi])
    more = {"hand": [hand, "Shotgun"], "at": {"home": [mimi] if home else []}}
    return showdown(posse, ["Fred Aims"], (mine, HANDS[7]), "Olivia Jenks", leader=more)


@pytest.mark.plays(MIMI)
@pytest.mark.refuses(MIMI)
@pytest.mark.parametrize(("mine", "spared"), [(HANDS[3], 2), (CHEATING[3], 1)])
def test_mimi_spares_one_or_two(mine: tuple[str, ...], spared: int) -> None:
    table = praying(mine).until("React").reacts(MIMI)
    assert table.hand(0) == ["Shotgun"]
    table.until(Question.CASUALTIES)
    assert f"; {7 - 3 - spared} still" in asks(table)


@pytest.mark.refuses(MIMI)
def test_mimi_needs_a_miracle_and_to_be_there_and_spares_only_her_own() -> None:
    praying(HANDS[3], hand="Soul Blast").never_offered(MIMI, until=Question.CASUALTIES)
    praying(HANDS[3], home=True).never_offered(MIMI, until=Question.CASUALTIES)
    won = showdown(
        [MIMI], ["Fred Aims", "Rob Wilby"], (HANDS[3], HANDS[2]), leader={"hand": ["Lay On Hands"]}
    )
    won.until("React").passes(0).never_offered(MIMI, until=Question.RUN)  # once, for her own side


# --- Deadwood Dick ----------------------------------------------------------------------------------

DICK = "Deadwood Dick"


def riding(
    mine: Hand = HANDS[1], theirs: Hand = CHEATING[2], dick: str = f"{DICK} | Roan | Shotgun"
) -> Playing:
    posse = ["Olivia Jenks | Mustang", dick, "Rob Wilby", "Jake Smiley | Pinto | booted"]
    more = {"at": {"home": ["Marion Seville | Pinto"]}}
    table = showdown(posse, ["Fred Aims | Roan"], (mine, theirs), "Olivia Jenks", leader=more)
    return table.until(Question.RESOLUTION)


@pytest.mark.plays(DICK)
@pytest.mark.refuses(DICK)
def test_dick_leads_the_riders_away() -> None:
    table = riding().uses(DICK)
    assert table.choices() == [DICK, "Roan"]
    table.answer("Roan")
    assert sorted(table.choices()) == [DICK, "Jake Smiley", "Olivia Jenks"]
    table.answer("Olivia Jenks", "Jake Smiley")
    assert (table.booted("Roan"), table.booted(DICK), table.posse(0)) == (True, False, [DICK, "Rob Wilby"])
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks"), table.booted("Jake Smiley")) == (
        "Law Dogs",
        False,
        True,
    )


@pytest.mark.plays(DICK)
def test_with_a_cheatin_hand_they_boot() -> None:
    table = riding(CHEATING[3]).uses(DICK, DICK, ("Olivia Jenks",))
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks"), table.booted(DICK)) == (
        "Law Dogs",
        True,
        True,
    )


@pytest.mark.refuses(DICK)
def test_dick_rides_only_against_a_cheater_and_never_for_nothing(monkeypatch: Patch) -> None:
    assert not usable(riding(theirs=HANDS[2]), DICK)
    assert not usable(riding(dick=f"{DICK} | booted | Roan (booted)"), DICK)
    unmoved(monkeypatch, "Roan", Booted)
    table = riding().uses(DICK, "Roan", ("Olivia Jenks",))
    assert "Olivia Jenks" in table.posse(0)


# --- Seth Bullock -----------------------------------------------------------------------------------

SETH = "Seth Bullock"


@pytest.mark.plays(SETH)
@pytest.mark.refuses(SETH)
@pytest.mark.parametrize(("mine", "rank"), [(CHEATING[3], 3 - 2), (HANDS[3], 3)])
def test_seth_is_ashamed_of_cheating(mine: tuple[str, ...], rank: int) -> None:
    table = showdown(["Olivia Jenks", SETH], ["Fred Aims"], (mine, CHEATING[2]), "Olivia Jenks")
    assert (total(table, 0), total(table, 1)) == (rank, 2)


@pytest.mark.refuses(SETH)
def test_seth_at_home_does_not_mind() -> None:
    more = {"at": {"home": [SETH]}}
    assert total(showdown(["Olivia Jenks"], ["Fred Aims"], (CHEATING[3], HANDS[2]), leader=more), 0) == 3


def punishing(card: str, seth: str = f"{SETH} | booted", **more: Any) -> Playing:
    posse = ["Olivia Jenks", seth, *more.pop("friends", ())]
    hands = (HANDS[1], CHEATING[2])
    table = showdown(
        posse, ["Fred Aims", "Jake Smiley"], hands, "Olivia Jenks", leader={"hand": [card]}, **more
    )
    return table.until(Question.RESOLUTION)


@pytest.mark.plays(SETH)
def test_seth_rises_after_your_cheatin_action() -> None:
    table = punishing("Coachwhip!").uses("Coachwhip!", "Jake Smiley").reacts(SETH)
    assert not table.booted(SETH)


@pytest.mark.refuses(SETH)
def test_seth_does_not_rise_for_other_cards_or_other_players() -> None:
    table = punishing("Play for Blood").uses("Play for Blood")  # an action, but no Cheatin' one
    table.never_offered(SETH, until=Question.NOON)
    table = punishing("5S", friends=[f"{DICK} | Roan"]).uses(DICK, DICK, ())
    table.never_offered(SETH, until=Question.NOON)
    hands = (CHEATING[2], HANDS[1])
    more = {"hand": ["Coachwhip!"]}
    table = showdown(["Olivia Jenks", f"{SETH} | booted"], ["Fred Aims"], hands, "Olivia Jenks", mark=more)
    table.until(Question.RESOLUTION).passes(0).uses("Coachwhip!")
    table.never_offered(SETH, until=Question.NOON)


# --- Clint Ramsey (Exp 1) ---------------------------------------------------------------------------

CLINT = "Clint Ramsey (Exp 1)"


@pytest.mark.plays(CLINT)
def test_clint_is_ready_whenever_the_opponent_cheats() -> None:
    table = showdown(["Olivia Jenks", f"{CLINT} | booted | used"], ["Fred Aims"], (HANDS[1], CHEATING[2]))
    table.reacts(CLINT)  # as often as it happens
    assert not table.booted(CLINT)


@pytest.mark.refuses(CLINT)
@pytest.mark.parametrize("hands", [(CHEATING[2], HANDS[1]), (HANDS[1], HANDS[2])])
def test_clint_does_not_mind_his_own_side_or_honest_hands(hands: Any) -> None:
    table = showdown(["Olivia Jenks", f"{CLINT} | booted"], ["Fred Aims"], hands)
    table.never_offered(CLINT, until=Question.NOON)


@pytest.mark.plays(CLINT)
@pytest.mark.refuses(CLINT)
def test_clint_watches_lowball_hands_of_everybody_else() -> None:
    def dealt(*hands: Hand) -> Playing:
        gang = {"home": [f"{CLINT} | booted"]}
        sides = [side("Law Dogs", rock=5, deck=list(hands[0]), at=gang)]
        sides += [side("The Sloane Gang", rock=5, deck=list(hand)) for hand in hands[1:]]
        return Playing(*sides, phase="gambling")

    assert not dealt(HANDS[3], HANDS[2], CHEATING[2]).reacts(CLINT).booted(CLINT)
    dealt(CHEATING[2], HANDS[3], HANDS[2]).never_offered(CLINT, until=Question.NOON)


@pytest.mark.refuses(CLINT)
def test_a_fight_of_others_is_none_of_clint_s_business() -> None:
    more = {1: {"deck": CHEATING[2]}, 2: {"at": {"home": [f"{CLINT} | booted"]}}}
    table = posses(["Olivia Jenks"], ["Fred Aims"], [], more=more)
    table.never_offered(CLINT, until=Question.NOON)


# --- Sam Bass ---------------------------------------------------------------------------------------

SAM = "Sam Bass"


def taxed(rock: int, *, sam: str = "posse", seat: int = 0, card: str = "Coachwhip!") -> Playing:
    """A player with an action against the other's Cheatin' hand; Sam is player 0's."""
    posse, home = (["Olivia Jenks", SAM], []) if sam == "posse" else (["Olivia Jenks"], [SAM])
    own = {"hand": [card], "rock": rock}
    leader = {"at": {"home": home}, **(own if seat == 0 else {})}
    hands = (HANDS[1], CHEATING[2]) if seat == 0 else (CHEATING[2], HANDS[1])
    table = showdown(posse, ["Fred Aims", "Jake Smiley"], hands, leader=leader, mark=own if seat else {})
    return table.until(Question.RESOLUTION) if seat == 0 else table.until(Question.RESOLUTION).passes(0)


@pytest.mark.plays(SAM)
@pytest.mark.parametrize("seat", [0, 1])
def test_with_sam_there_cheatin_actions_cost_one_more(seat: int) -> None:
    table = taxed(1, seat=seat)
    (price,) = [option.price for option in table.ask.form.options if "Coachwhip" in text(option.label)]  # type: ignore[union-attr]
    assert price.amount == 1
    table.uses("Coachwhip!")
    assert table.rock(seat) == 0


@pytest.mark.refuses(SAM)
def test_who_cannot_pay_for_it_does_without_and_sam_at_home_costs_nothing() -> None:
    assert refused_by(taxed(0, seat=1), "use", "Coachwhip!", seat=1) == "RB-3.7-04"
    table = taxed(0, sam="home", seat=1).uses("Coachwhip!")
    assert table.rock(1) == 0


@pytest.mark.refuses(SAM)
def test_other_abilities_cost_what_they_cost() -> None:
    table = shootout(["Olivia Jenks", SAM], ["Fred Aims"], leader={"hand": ["Sun in Yer Eyes"]})
    assert table.uses("Sun in Yer Eyes").rock(0) == 0
    table = showdown([f"{DICK} | Roan", SAM], ["Fred Aims"], (HANDS[1], CHEATING[2]), SAM)
    assert usable(table.until(Question.RESOLUTION), DICK)  # no action


# --- Al Swearengen ----------------------------------------------------------------------------------

AL = "Al Swearengen"


@pytest.mark.plays(AL)
@pytest.mark.refuses(AL)
def test_al_rises_once_and_for_good() -> None:
    table = Playing(side(rock=20, at={"home": [AL]}), side(rock=9, at={"home": ["Fred Aims"]})).uses(AL)
    assert (table.bullets(AL), table.influence(AL), table.stud(AL), table.rock(0)) == (2, 2, True, 16)
    next_day(table)
    assert (table.bullets(AL), table.influence(AL), table.stud(AL)) == (2, 2, True)
    assert not usable(table, AL)
    assert refused_by(Playing(side(rock=3, at={"home": [AL]}), side()), "use", AL) == "RB-5.3.1-04"


# --- Mourning Mist ----------------------------------------------------------------------------------

MIST = "Mourning Mist"


def misty(mist: str = MIST) -> Playing:
    return Playing(
        side("The Fourth Ring", at={"home": [mist, "Rob Wilby"]}),
        side(
            "Law Dogs",
            at={"town square": ["Fred Aims", "Jake Smiley | booted"], "home": ["Olivia Jenks"]},
        ),
    )


@pytest.mark.plays(MIST)
@pytest.mark.refuses(MIST)
def test_the_mist_is_aced_and_somebody_near_boots() -> None:
    table = misty().uses(MIST)
    assert table.choices() == ["Rob Wilby", "Fred Aims"]  # anybody's, here or next door
    table.answer("Fred Aims")
    assert (table.zone(MIST), table.booted("Fred Aims"), table.booted("Rob Wilby")) == ("hill", True, False)


@pytest.mark.refuses(MIST)
def test_a_mist_that_is_booted_or_not_aced_boots_nobody(monkeypatch: Patch) -> None:
    assert not usable(misty(f"{MIST} | booted"), MIST)
    assert not usable(
        Playing(side(at={"home": [MIST]}), side(at={"home": ["Fred Aims"]})), MIST
    )  # nobody else
    guarded(monkeypatch, Aced)
    table = misty(f"{MIST} | Roan").uses(MIST, "Fred Aims")
    assert (table.zone(MIST), table.booted("Fred Aims")) == ("play", False)


# --- New Varney Nosferatu ---------------------------------------------------------------------------

NOSFERATU = "New Varney Nosferatu"


@pytest.mark.parametrize(
    ("place", "burns"),
    [
        pytest.param("town square", True, marks=pytest.mark.plays(NOSFERATU)),
        pytest.param("Charlie's Place", True, marks=pytest.mark.plays(NOSFERATU)),
        pytest.param("Bunkhouse", False, marks=pytest.mark.refuses(NOSFERATU)),
        pytest.param("home", False, marks=pytest.mark.refuses(NOSFERATU)),
    ],
)
def test_daylight_sends_the_nosferatu_home(place: str, burns: bool) -> None:
    table = Playing(
        side("The Fourth Ring", rock=9, deeds=["Bunkhouse"], at={place: [NOSFERATU, "Rob Wilby"]}),
        side("Law Dogs", rock=9, deeds=["Charlie's Place"], at={"home": ["Tommy Harden"]}),
        phase="upkeep",
    )
    settle_until(table, "noon", table.state.day)
    expected = "The Fourth Ring" if burns or place == "home" else place
    assert (table.at(NOSFERATU), table.booted(NOSFERATU)) == (expected, burns)
    assert table.booted("Rob Wilby") is False


@pytest.mark.refuses(NOSFERATU)
def test_the_nosferatu_walks_at_night() -> None:
    table = Playing(
        side("The Fourth Ring", rock=9, at={"town square": [NOSFERATU]}, hand=["5S"]),
        side("Law Dogs", rock=9, at={"home": ["Steven Wiles"]}),
    )
    assert not table.until("Sundown").booted(NOSFERATU)


# --- John "Aces" Radcliffe (Exp 1) ------------------------------------------------------------------

ACES = 'John "Aces" Radcliffe (Exp 1)'


@pytest.mark.parametrize(
    ("goods", "stud"),
    [
        pytest.param("Flame-Thrower", True, marks=pytest.mark.plays(ACES)),
        pytest.param("Shotgun", False, marks=pytest.mark.refuses(ACES)),
        pytest.param("Mechanical Horse", False, marks=pytest.mark.refuses(ACES)),
    ],
)
def test_a_gadget_weapon_makes_john_a_stud_and_he_never_gives_it_away(goods: str, stud: bool) -> None:
    table = Playing(side(rock=9, at={"home": [f"{ACES} | {goods}", "Rob Wilby"]}), side())
    assert table.stud(ACES) is stud
    assert not any(play.startswith("trade") for play in table.plays())
    other = Playing(side(rock=9, at={"home": [ACES, f"Rob Wilby | {goods}"]}), side())
    assert any(play.startswith("trade") for play in other.plays())


def hiring(rock: int, hand: tuple[str, ...] = (), discard: tuple[str, ...] = ()) -> Playing:
    own = side(rock=rock, hand=[ACES, *hand], discard=list(discard), at={"home": ["Rob Wilby"]})
    return Playing(own, side("The Sloane Gang", at={"home": ["Fred Aims"]})).shops(ACES)


@pytest.mark.plays(ACES)
@pytest.mark.refuses(ACES)
def test_john_brings_a_gadget_weapon_along() -> None:
    guns = ("Auto-Revolver", "Shotgun", "Mechanical Horse"), ("Flame-Thrower", "Shotgun", "Mechanical Horse")
    table = hiring(6, *guns).reacts(ACES)
    assert table.choices() == ["Auto-Revolver", "Flame-Thrower"]
    table.answer("Flame-Thrower")
    assert (table.card("Flame-Thrower").place, table.rock(0)) == (table.id(ACES), 6 - 4 - 2)
    table = hiring(4, *guns).reacts(ACES)  # the Flame-Thrower is too dear now
    assert (table.card("Auto-Revolver").place, table.rock(0), table.booted(ACES)) == (
        table.id(ACES),
        0,
        False,
    )


@pytest.mark.refuses(ACES)
def test_john_gets_nothing_else_and_only_as_he_comes() -> None:
    assert hiring(9, ("Shotgun", "Mechanical Horse")).ask.seat == 1
    table = Playing(side(rock=9, hand=["Auto-Revolver", "5S"], at={"home": [ACES]}), side())
    assert not usable(table, ACES)
