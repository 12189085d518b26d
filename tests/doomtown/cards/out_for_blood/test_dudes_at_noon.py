"""Dudes of Out for Blood at High Noon, and those who make their own rules of call-outs."""

from typing import Any

import pytest

from boomtown.doomtown.reading.draw_hands import rank as rank_of
from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Discarded
from boomtown.doomtown.words import CANNOT_BE_CALLED_OUT, says
from doomtown.scenes import (
    CHEATING,
    EVEN,
    HANDS,
    draws,
    everybody_joins,
    facing,
    next_day,
    shootout,
    showdown,
    unmoved,
    usable,
    with_text,
)

# --- Baijiu Sue -------------------------------------------------------------------------------------

SUE = "Baijiu Sue"


@pytest.mark.plays(SUE)
@pytest.mark.refuses(SUE)
def test_a_saloon_is_worth_more_while_sue_is_there() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse"]),
        side("The Sloane Gang", deeds=["Dead Dog Tavern", "Charlie's Place"], at={"Dead Dog Tavern": [SUE]}),
    )
    before = {deed: control(table.state, table.id(deed)) for deed in ("Bunkhouse", "Charlie's Place")}
    assert control(table.state, table.id("Dead Dog Tavern")) == 1 + 1
    assert before == {"Bunkhouse": 1, "Charlie's Place": 1}
    table.passes(0).moves(SUE, "Charlie's Place") if usable(table, SUE) else None
    elsewhere = Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": [SUE]}),
        side("The Sloane Gang", deeds=["Dead Dog Tavern"]),
    )
    assert [control(elsewhere.state, elsewhere.id(deed)) for deed in ("Bunkhouse", "Dead Dog Tavern")] == [
        1,
        1,
    ]


# --- Father Diamond ---------------------------------------------------------------------------------

DIAMOND = "Father Diamond"


def parish(where: str, rock: int = 1) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            rock=rock,
            deeds=["Bunkhouse"],
            at={where: [DIAMOND, "Rob Wilby", "Jake Smiley"], "home": ["Olivia Jenks"]},
        ),
        side("The Sloane Gang", deeds=["Pearly's Palace"], at={where: ["Allie Hensman"]}),
        Playing and side("Morgan Cattle Co."),
    )


@pytest.mark.plays(DIAMOND)
def test_diamond_pays_sends_somebody_home_and_walks_on() -> None:
    table = parish("Pearly's Palace").uses(DIAMOND)
    assert (table.rock(0), table.rock(1), table.rock(2)) == (0, 1, 0)
    assert set(table.choices()) == {DIAMOND, "Rob Wilby", "Jake Smiley", "none"}
    table.answer("Rob Wilby")
    assert (table.at("Rob Wilby"), table.booted("Rob Wilby")) == ("Law Dogs", False)
    homes = {"Law Dogs", "The Sloane Gang", "Morgan Cattle Co."}
    assert set(table.choices()) == {"Bunkhouse", "Town Square", *homes}
    table.answer("Bunkhouse")
    assert (table.at(DIAMOND), table.booted(DIAMOND)) == ("Bunkhouse", False)


@pytest.mark.plays(DIAMOND)
def test_at_a_deed_of_your_own_nothing_is_paid_and_in_the_square_nobody_goes_home() -> None:
    table = parish("Bunkhouse", rock=0).uses(DIAMOND)
    assert "Rob Wilby" in table.choices()
    table.answer("none").answer("Pearly's Palace")
    assert (table.at(DIAMOND), table.at("Rob Wilby")) == ("Pearly's Palace", "Bunkhouse")
    square = parish("town square").uses(DIAMOND)
    assert ("Rob Wilby" in square.choices(), square.rock(0)) == (False, 1)
    assert square.answer("Bunkhouse").at(DIAMOND) == "Bunkhouse"


@pytest.mark.refuses(DIAMOND)
def test_without_ghost_rock_diamond_stays_at_another_s_deed() -> None:
    """Ruling 150."""
    assert not usable(parish("Pearly's Palace", rock=0), DIAMOND)


# --- Master Shou ------------------------------------------------------------------------------------

SHOU = "Master Shou"


def monastery(rock: int = 2) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            deeds=["Bunkhouse"],
            at={
                "Pearly's Palace": [SHOU, "Bobo", "The Brute | booted", "Rob Wilby"],
                "Dead Dog Tavern": ["Pagliaccio"],
                "Bunkhouse": ["Tyxarglenak"],
                "town square": ["Eve Henry"],
            },
        ),
        side(
            "The Sloane Gang",
            rock=rock,
            deeds=["Dead Dog Tavern", "Pearly's Palace"],
            at={"Pearly's Palace": ["The Ghostly Gun"]},
        ),
        side("Morgan Cattle Co.", rock=5),
    )


@pytest.mark.plays(SHOU)
@pytest.mark.parametrize(("rock", "paid"), [(2, 1), (0, 0)])
def test_the_owner_pays_where_an_abomination_boots(rock: int, paid: int) -> None:
    table = monastery(rock).uses(SHOU)
    assert table.choices() == ["Bobo", "Pagliaccio"]
    table.answer("Pagliaccio")
    assert (table.booted("Pagliaccio"), table.booted(SHOU)) == (True, False)
    assert [table.rock(seat) for seat in range(3)] == [paid, rock - paid, 5]


@pytest.mark.refuses(SHOU)
def test_shou_needs_an_unbooted_abomination_at_a_deed_near_by() -> None:
    table = Playing(
        side(
            "Law Dogs",
            at={"town square": [SHOU, "Bobo"], "Dead Dog Tavern": ["The Brute | booted", "Rob Wilby"]},
        ),
        side("The Sloane Gang", rock=3, deeds=["Dead Dog Tavern"]),
    )
    assert not usable(table, SHOU)


# --- Leychaa'i Youngheart ---------------------------------------------------------------------------

YOUNGHEART = "Leychaa'i Youngheart"


@pytest.mark.plays(YOUNGHEART)
def test_a_sidekick_changes_friends() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Bunkhouse"],
            at={
                "home": [YOUNGHEART, "Rob Wilby | Bluetick | Roan"],
                "Bunkhouse": ["Jake Smiley | Scoop Hound", "Black Elk | Crafty Hare", "Matilda Loomis"],
                "town square": ["Olivia Jenks"],
                "Dead Dog Tavern": ["Clint Ramsey | Faithful Hound"],
            },
        ),
        side("The Sloane Gang", deeds=["Dead Dog Tavern"], at={"town square": ["Fred Aims | Marty"]}),
    )
    table.uses(YOUNGHEART)
    assert table.choices() == ["Bluetick", "Scoop Hound"]
    table.answer("Bluetick")
    assert table.choices() == [YOUNGHEART, "Jake Smiley", "Black Elk", "Matilda Loomis", "Olivia Jenks"]
    table.answer("Olivia Jenks")
    assert (table.card("Bluetick").place, table.booted(YOUNGHEART)) == (table.id("Olivia Jenks"), False)


@pytest.mark.plays(YOUNGHEART)
@pytest.mark.refuses(YOUNGHEART)
def test_in_a_shootout_friends_change_within_the_posse() -> None:
    table = shootout(
        [YOUNGHEART, "Rob Wilby | Bluetick"], ["Fred Aims"], leader={"at": {"home": ["Olivia Jenks | Marty"]}}
    ).until(Question.SHOOTOUT)
    table.uses(YOUNGHEART)
    assert table.card("Bluetick").place == table.id(YOUNGHEART)
    alone = Playing(
        side("Law Dogs", at={"home": [YOUNGHEART, "Black Elk | Crafty Hare", "Rob Wilby | Roan"]}),
        side("The Sloane Gang", at={"town square": ["Fred Aims | Bluetick"]}),
    )
    assert not usable(alone, YOUNGHEART)


# --- Nathaniel Tuwikaa ------------------------------------------------------------------------------

NATHANIEL = "Nathaniel Tuwikaa"


def debate(**details: Any) -> Playing:
    return facing(
        [NATHANIEL, "Rob Wilby"],
        ["Fred Aims", "Marion Seville"],
        hands=EVEN,
        mark={"at": {"home": ["Olivia Jenks"]}},
        **details,
    )


@pytest.mark.plays(NATHANIEL)
def test_nathaniel_s_fights_are_debates() -> None:
    table = debate().uses(NATHANIEL)
    assert table.choices() == ["Fred Aims", "Marion Seville"]
    table.answer("Marion Seville").answer("yes")
    everybody_joins(table, ["Fred Aims"]).until(Question.SHOOTER)
    draws(table, NATHANIEL, "Marion Seville")
    assert bonuses(table.state, 0) == (2, 0)  # a stud with no bullets and 2 influence
    assert bonuses(table.state, 1) == (0, 3)  # 2 for Marion, who has 1 bullet, and 1 for Fred


@pytest.mark.refuses(NATHANIEL)
def test_a_refused_debate_leaves_no_trace() -> None:
    table = debate().uses(NATHANIEL, "Marion Seville").answer("no")
    assert (table.at("Marion Seville"), table.question) == ("The Sloane Gang", Question.NOON)
    table.passes(1).calls_out(NATHANIEL, "Fred Aims").answer("yes")
    draws(everybody_joins(table, []), NATHANIEL, "Fred Aims")
    assert bonuses(table.state, 1) == (0, 2)  # Fred has bullets and no influence


# --- Enrique Dos Santos -----------------------------------------------------------------------------

ENRIQUE = "Enrique Dos Santos"


def cornered(mark: str, caller: str = ENRIQUE) -> Playing:
    table = facing([ENRIQUE, "Rob Wilby"], [mark, "Fred Aims"], mark={"hand": ["Roan"]})
    return table.calls_out(caller, mark.partition(" |")[0]).answer("yes")


@pytest.mark.plays(ENRIQUE)
def test_nobody_helps_a_wanted_dude_against_enrique() -> None:
    table = cornered("Marion Seville | bounty 1").reacts(ENRIQUE)
    everybody_joins(table, ["Rob Wilby", "Fred Aims"]).until(Question.SHOOTOUT)
    assert (table.posse(0), table.posse(1)) == ([ENRIQUE, "Rob Wilby"], ["Marion Seville"])
    assert not table.state.effects


@pytest.mark.refuses(ENRIQUE)
def test_enrique_corners_only_who_is_wanted_away_from_home_and_called_by_him() -> None:
    at_home = facing(
        [ENRIQUE],
        ["Marion Seville | bounty 1", "Fred Aims"],
        where="The Sloane Gang",
        leader={"hand": ["...It's Who You Know"]},
    )
    for table in (
        cornered("Marion Seville"),
        cornered("Marion Seville | bounty 1", caller="Rob Wilby"),
        at_home.uses("...It's Who You Know", "Marion Seville").answer("yes"),
    ):
        table.never_offered(ENRIQUE, until=Question.SHOOTOUT)


@pytest.mark.plays(ENRIQUE)
def test_once_posses_are_formed_help_may_come() -> None:
    table = facing(
        [ENRIQUE],
        ["Marion Seville | bounty 1"],
        leader={"hand": ["Roan"]},
        mark={"hand": ["Twilight Is Upon Us"], "rock": 1, "at": {"home": ["Wilber Crowley"]}},
    )
    table.calls_out(ENRIQUE, "Marion Seville").answer("yes").reacts(ENRIQUE).until(Question.SHOOTOUT)
    table.passes(0).uses("Twilight Is Upon Us")
    assert table.posse(1) == ["Marion Seville", "Wilber Crowley"]


# --- Reverend Endicott ------------------------------------------------------------------------------

ENDICOTT = "Reverend Endicott"


def pulpit(endicott: str = ENDICOTT, spell: str = "Holy Roller") -> Playing:
    return Playing(
        side("Law Dogs", rock=5, hand=[spell], at={"home": [endicott, "Ezrael Jones", "Rob Wilby"]}),
        side(
            "The Sloane Gang",
            at={"home": ["Allie Hensman | Pinto", "Barton Everest"], "town square": ["Olivia Jenks"]},
        ),
    )


@pytest.mark.plays(ENDICOTT)
def test_each_new_miracle_makes_a_lesser_dude_infamous() -> None:
    table = pulpit(f"{ENDICOTT} | Soothe").shops("Holy Roller", ENDICOTT).reacts(ENDICOTT)
    assert table.choices() == ["Allie Hensman", "Barton Everest"]  # less than 2 influence
    table.answer("Barton Everest")
    assert table.bounty("Barton Everest") == 1


@pytest.mark.refuses(ENDICOTT)
def test_neither_another_s_miracle_nor_goods_move_endicott() -> None:
    table = pulpit(f"{ENDICOTT} | Soothe").shops("Holy Roller", "Ezrael Jones")
    table.never_offered(ENDICOTT, until=Question.NOON)
    goods = pulpit(f"{ENDICOTT} | Soothe", "Roan").shops("Roan", ENDICOTT)
    goods.never_offered(ENDICOTT, until=Question.NOON)


# --- Roberto Muratore -------------------------------------------------------------------------------

ROBERTO = "Roberto Muratore"


def laboratory(
    *pulls: str,
    roberto: str = f"{ROBERTO} | Xemo's Turban | Force Field",
    deed: str = "Bunkhouse",
    owner: int = 0,
) -> Playing:
    deeds = {owner: [deed]}
    return Playing(
        side(
            "Law Dogs",
            deck=list(pulls),
            deeds=deeds.get(0, []),
            at={deed.partition(" |")[0]: [roberto, "Rob Wilby | Whistle Stop"]},
        ),
        side("The Sloane Gang", deeds=deeds.get(1, []), at={"home": ["Steven Wiles"]}),
    )


@pytest.mark.plays(ROBERTO)
@pytest.mark.parametrize(
    ("pulls", "today", "later"),
    [(("2S", "3C"), 1, 1), (("2H", "3C"), 2, 1), (("2S", "3D"), 2, 1), (("2H", "3D"), 2, 2)],
    ids=["black", "red first", "red last", "both red"],
)
def test_roberto_improves_a_deed_by_red_pulls(pulls: tuple[str, str], today: int, later: int) -> None:
    table = laboratory(*pulls).uses(ROBERTO)
    deed = table.id("Bunkhouse")
    assert (table.booted("Xemo's Turban"), table.booted("Force Field"), table.booted(ROBERTO)) == (
        True,
        False,
        False,
    )
    assert control(table.state, deed) == today
    assert control(next_day(table).state, deed) == later


@pytest.mark.refuses(ROBERTO)
def test_roberto_needs_his_experiment_and_a_deed_of_yours_in_town_with_one_point() -> None:
    for table in (
        laboratory(roberto=f"{ROBERTO} | Force Field"),
        laboratory(roberto=f"{ROBERTO} | Xemo's Turban booted"),
        laboratory(deed="Undertaker"),  # 2 control points
        laboratory(deed="Blake Ranch | control 1"),  # out of town
        laboratory(roberto=f"{ROBERTO} | Xemo's Turban | influence -5", deed="Charlie's Place", owner=1),
    ):
        assert not usable(table, ROBERTO)


@pytest.mark.plays(ROBERTO)
def test_a_deed_that_roberto_controls_is_his() -> None:
    table = laboratory("2H", "3H", owner=1).uses(ROBERTO)
    assert control(table.state, table.id("Bunkhouse")) == 2


# --- Big Nose Kate ----------------------------------------------------------------------------------

KATE = "Big Nose Kate"


def saloon(*hand: str, friend: str = "Rob Wilby | Marty") -> Playing:
    return Playing(
        side("Law Dogs", hand=list(hand), at={"town square": [KATE, friend], "home": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"town square": ["Fred Aims"]}),
    )


@pytest.mark.plays(KATE)
@pytest.mark.parametrize(
    ("waste", "influence"),
    [("Pistol Whip", 1), ("Kidnappin'", 1), ("Unprepared", 1), ("Rumors", 0), ("Roan", 0), ("Shotgun", 0)],
)
def test_kate_heartens_a_dude_more_with_a_rousing_card(waste: str, influence: int) -> None:
    table = saloon(waste, "Pinto").uses(KATE)
    assert set(table.choices()) == {waste, "Pinto"}
    table.answer(waste)
    assert table.choices() == [KATE, "Rob Wilby"]
    table.answer("Rob Wilby").answer("yes")
    assert (table.bullets("Rob Wilby"), table.influence("Rob Wilby"), table.bounty("Rob Wilby")) == (
        2,
        influence,
        1,
    )
    assert (table.zone(waste), table.booted(KATE)) == ("discard", False)


@pytest.mark.plays(KATE)
@pytest.mark.refuses(KATE)
def test_who_is_wanted_gets_no_more_bounty_and_nobody_has_to() -> None:
    table = saloon("Roan", friend="Rob Wilby | bounty 1").uses(KATE, "Rob Wilby")
    assert (table.ask.seat, table.bounty("Rob Wilby")) == (1, 1)
    declined = saloon("Roan").uses(KATE, "Rob Wilby").answer("no")
    assert declined.bounty("Rob Wilby") == 0


@pytest.mark.refuses(KATE)
def test_kate_needs_a_card_and_it_has_to_go(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not usable(saloon(), KATE)
    unmoved(monkeypatch, "Roan", Discarded, zone="hand")
    table = saloon("Roan").uses(KATE, "Rob Wilby")
    assert (table.bullets("Rob Wilby"), table.zone("Roan"), table.ask.seat) == (1, "hand", 1)


# --- Valeria Batten (Exp 1) -------------------------------------------------------------------------

VALERIA = "Valeria Batten (Exp 1)"


@pytest.mark.plays(VALERIA)
@pytest.mark.refuses(VALERIA)
@pytest.mark.parametrize(("gadget", "offered"), [("Diable en Boite", True), ("Force Field", False)])
def test_valeria_invents_mystical_gadgets_only(gadget: str, offered: bool) -> None:
    table = Playing(
        side("Law Dogs", rock=5, hand=[gadget], deck=["KS"], at={"home": [VALERIA]}), side("The Sloane Gang")
    )
    assert (f"shop:{table.id(gadget)}" in table.plays()) == offered
    if offered:
        table.shops(gadget)
        assert (table.card(gadget).place, table.booted(VALERIA)) == (table.id(VALERIA), True)


@pytest.mark.refuses(NATHANIEL)
def test_nathaniel_calls_out_only_who_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Fred Aims", meek=says(CANNOT_BE_CALLED_OUT))
    table = debate().uses(NATHANIEL)
    assert (table.ask.seat, table.question) == (1, Question.ACCEPT)  # Marion, who is the only one


@pytest.mark.plays(VALERIA)
@pytest.mark.refuses(VALERIA)
def test_valeria_has_a_dude_of_yours_boot_for_influence() -> None:
    table = Playing(
        side("The Fourth Ring", at={"home": [VALERIA, "Tommy Harden", "Sloane | booted"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
    )
    before = table.influence("Tommy Harden")
    table.uses(VALERIA)
    assert set(table.choices()) == {"Valeria Batten", "Tommy Harden"}
    table.answer("Tommy Harden")
    assert (table.booted("Tommy Harden"), table.influence("Tommy Harden")) == (True, before + 1)
    assert not usable(table, VALERIA)


@pytest.mark.plays(VALERIA)
@pytest.mark.refuses(VALERIA)
@pytest.mark.parametrize(("where", "rank"), [("town square", 2), ("home", 3)])
def test_in_valerias_shootout_hand_ranks_stay_what_they_are(where: str, rank: int) -> None:
    """Baker Andrews would make a Cheatin' hand a rank better."""
    table = showdown(
        [VALERIA if where == "town square" else "Olivia Jenks"],
        ["Fred Aims | bullets -2", "Baker Andrews | bullets -2"],
        (HANDS[2], CHEATING[2]),
        leader={"at": {"home": [VALERIA]} if where == "home" else {}},
    ).until(Question.RESOLUTION)
    if table.ask.seat == 0:
        table.passes(0)
    table.uses("Baker Andrews")
    assert rank_of(table.state, 1) == rank


# --- Black Elk (Exp 1) ------------------------------------------------------------------------------

ELK = "Black Elk (Exp 1)"


@pytest.mark.plays(ELK)
@pytest.mark.refuses(ELK)
def test_black_elk_controls_a_deed_by_his_shaman_rating() -> None:
    """His rating is 3 and he has no influence; in the town square and elsewhere his influence is what it was."""

    def holder(elk: str, rival: str = "Barton Everest | influence +1") -> int:
        table = Playing(
            side("Office of Ancestral Affairs", at={"Blake Ranch": [elk]}),
            side("The Sloane Gang", deeds=["Blake Ranch"], at={"Blake Ranch": [rival]}),
        )
        assert table.influence(elk.split(" |")[0]) == 0
        return table.controller("Blake Ranch")

    assert holder(ELK) == 0
    assert holder("Black Elk") == 1
    assert holder(ELK, "Barton Everest | influence +3") == 1


@pytest.mark.refuses(ELK)
def test_where_bullets_count_a_rating_does_not() -> None:
    """Ike Clanton makes the deed Rowdy; Black Elk has 3 bullets of his own to count there."""
    table = Playing(
        side("Office of Ancestral Affairs", at={"Bunkhouse": [f"{ELK} | bullets -3"]}),
        side(
            "The Sloane Gang",
            deeds=["Bunkhouse"],
            at={"Bunkhouse": ["Barton Everest"], "home": ["Ike Clanton"]},
        ),
        turn=1,
    )
    assert table.controller("Bunkhouse") == 0
    assert table.uses("Ike Clanton").controller("Bunkhouse") == 1  # the only deed there is
