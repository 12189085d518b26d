"""Dudes of Out for Blood in shootouts."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import has_keyword
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.words import CANNOT_BE_ACED, CANNOT_BE_DISCARDED, grit, says
from doomtown.scenes import (
    CHEATING,
    EVEN,
    HANDS,
    declines,
    draws,
    shootout,
    showdown,
    unmoved,
    usable,
    with_text,
)
from doomtown.third_player import FOES_GUEST, GUEST, LEADS, MARKED, posses, turn_of

# --- Ke Wang ----------------------------------------------------------------------------------------

KE = "Ke Wang"


def bribery(rock: int, *theirs: str) -> Playing:
    return shootout(
        [KE, "Rob Wilby"],
        list(theirs),
        leader={"rock": rock},
        mark={"at": {"home": ["Marion Seville"]}},
    ).until(Question.SHOOTOUT)


@pytest.mark.plays(KE)
def test_ke_pays_the_upkeep_of_whom_he_boots() -> None:
    table = bribery(2, "Allie Hensman | Roan", "Pancho Castillo", "Olivia Jenks", "Steven Wiles").uses(KE)
    assert table.choices() == ["Allie Hensman", "Pancho Castillo", "Olivia Jenks"]  # 6 for Steven is too much
    table.answer("Pancho Castillo")
    assert (table.rock(0), table.rock(1), table.booted("Pancho Castillo")) == (0, 2, True)
    assert table.bullets("Pancho Castillo") == 3 - 1


@pytest.mark.plays(KE)
def test_who_is_booted_already_is_frightened_all_the_same() -> None:
    table = bribery(0, "Allie Hensman | booted").uses(KE)
    assert (table.bullets("Allie Hensman"), table.rock(1)) == (2 - 1, 0)


@pytest.mark.refuses(KE)
def test_ke_needs_the_ghost_rock() -> None:
    bribery(0, "Olivia Jenks").never_offered(KE, until=Question.SHOOTER)


@pytest.mark.plays(KE)
def test_the_player_of_a_guest_is_paid() -> None:
    table = posses([KE], ["Allie Hensman"], ["Rob Wilby"], ["Dulf Zug"], more={LEADS: {"rock": 1}})
    turn_of(table, LEADS).uses(KE)
    assert set(table.choices()) == {"Allie Hensman", "Dulf Zug"}
    table.answer("Dulf Zug")
    assert (table.rock(MARKED), table.rock(FOES_GUEST), table.booted("Dulf Zug")) == (0, 1, True)


# --- Reverend Bob Hungate ---------------------------------------------------------------------------

BOB = "Reverend Bob Hungate"


def truce(rock: int = 2, mine: Any = HANDS[1], theirs: Any = HANDS[8], **details: Any) -> Playing:
    return showdown(
        ["Jake Smiley | Roan", BOB, "Steven Wiles"],
        ["Allie Hensman | Pinto", "Olivia Jenks"],
        (mine, theirs),
        "Jake Smiley",
        "Allie Hensman",
        leader={"rock": rock, "at": {"home": ["Rob Wilby"]}},
        mark={"at": {"home": ["Marion Seville"]}},
        **details,
    )


@pytest.mark.plays(BOB)
def test_bob_pays_for_one_of_his_and_they_name_one_of_theirs() -> None:
    table = truce().uses(BOB)
    assert table.choices() == ["Jake Smiley", BOB]  # Steven's influence is more than there is
    table.answer(BOB)
    assert (table.ask.seat, table.choices()) == (1, ["Allie Hensman", "Olivia Jenks"])
    table.answer("Allie Hensman")
    assert (table.rock(0), table.rock(1), table.booted(BOB)) == (0, 2, True)
    table.until(Question.CASUALTIES)
    assert BOB not in {name.partition(" ")[0] for name in table.choices()}
    assert not any(f"{table.id(BOB)}" in play.split(":") for play in table.plays())
    assert any(f"{table.id('Steven Wiles')}" in play.split(":") for play in table.plays())


@pytest.mark.plays(BOB)
def test_theirs_is_spared_too() -> None:
    table = truce(mine=HANDS[8], theirs=HANDS[1]).uses(BOB, BOB)
    table.answer("Allie Hensman").until(Question.RUN)
    assert (table.zone("Allie Hensman"), table.zone("Olivia Jenks")) == ("play", "hill")


@pytest.mark.refuses(BOB)
def test_a_booted_reverend_makes_no_truce() -> None:
    table = showdown(["Jake Smiley", f"{BOB} | booted"], ["Allie Hensman"], rock=5)
    table.never_offered(BOB, until=Question.NOON)


@pytest.mark.plays(BOB)
def test_a_guest_s_truce_covers_his_host_and_pays_the_other_leader() -> None:
    table = posses(
        ["Jake Smiley"],
        ["Allie Hensman"],
        [BOB],
        ["Dulf Zug"],
        more={LEADS: {"deck": HANDS[2]}, GUEST: {"rock": 1}},
    )
    draws(table, "Jake Smiley", "Allie Hensman")
    turn_of(table, GUEST).uses(BOB)  # it costs 2 to spare himself
    assert (table.ask.seat, table.choices()) == (MARKED, ["Allie Hensman", "Dulf Zug"])
    table.answer("Dulf Zug")
    assert (table.rock(GUEST), table.rock(MARKED)) == (1, 0)  # for Jake, who has no influence


# --- Brother Petrovic -------------------------------------------------------------------------------

PETROVIC = "Brother Petrovic"


@pytest.mark.plays(PETROVIC)
@pytest.mark.parametrize(("rock", "paid"), [(3, 2), (1, 0)])
def test_petrovic_s_death_is_paid_for_in_full_or_not_at_all(rock: int, paid: int) -> None:
    table = showdown([PETROVIC], ["Allie Hensman"], (HANDS[1], HANDS[2]), mark={"rock": rock})
    table.until(Question.REACT).reacts(PETROVIC)
    assert (table.rock(0), table.rock(1)) == (paid, rock - paid)


@pytest.mark.refuses(PETROVIC)
def test_petrovic_s_end_outside_of_shootouts_is_free() -> None:
    table = Playing(
        side("Law Dogs", at={"home": [PETROVIC]}), side("The Sloane Gang", rock=5), phase="upkeep"
    )
    table.never_offered(PETROVIC, until=Question.NOON)  # his upkeep is not paid
    assert table.zone(PETROVIC) == "discard"


@pytest.mark.plays(PETROVIC)
def test_the_leader_of_the_other_side_pays_a_guest() -> None:
    table = posses(
        ["Jake Smiley"],
        ["Allie Hensman"],
        [PETROVIC],
        ["Dulf Zug"],
        more={MARKED: {"rock": 3, "deck": HANDS[3]}, FOES_GUEST: {"rock": 3}, LEADS: {"rock": 3}},
    )
    draws(table, "Jake Smiley", "Allie Hensman").until(Question.CASUALTIES)
    table.answer(next(play for play in table.plays() if str(table.id(PETROVIC)) in play.split(":")))
    while table.question != Question.REACT:
        declines(table)
    table.reacts(PETROVIC)
    assert [table.rock(seat) for seat in range(4)] == [3, 1, 2, 3]


# --- Monomi Miles -----------------------------------------------------------------------------------

MILES = "Monomi Miles"


def pressing(
    miles: str = f"{MILES} | Bluetick", mine: Any = HANDS[3], theirs: Any = HANDS[2], **details: Any
) -> Playing:
    return showdown(
        [miles, "Rob Wilby | Faithful Hound"],
        ["Allie Hensman", "Fred Aims", "Olivia Jenks"],
        (mine, theirs),
        MILES,
        **details,
    )


def casualties(table: Playing, seat: int) -> int:
    """How many a player is asked to take first, 0 if none."""
    table.until(Question.CASUALTIES)
    while table.question == Question.CASUALTIES and table.ask.seat != seat:
        declines(table)
    if table.question != Question.CASUALTIES:
        return 0
    found = table.ask.message.args["due"]
    assert isinstance(found, int)
    return found


@pytest.mark.plays(MILES)
def test_miles_makes_it_bloody_for_both() -> None:
    usual = casualties(pressing(), 1)
    table = pressing().uses(MILES)
    assert (table.booted(MILES), table.booted("Bluetick"), table.booted("Faithful Hound")) == (
        True,
        True,
        False,
    )
    assert casualties(table, 1) == usual + 1
    assert casualties(pressing().uses(MILES), 0) == 1  # the winners too


@pytest.mark.refuses(MILES)
@pytest.mark.parametrize(
    ("miles", "mine", "theirs"),
    [
        (f"{MILES} | Bluetick", CHEATING[3], HANDS[2]),
        (f"{MILES} | Bluetick", HANDS[2], HANDS[2]),
        (f"{MILES} | Bluetick booted", HANDS[3], HANDS[2]),
        (f"{MILES} | Shotgun", HANDS[3], HANDS[2]),
    ],
    ids=["cheating", "even", "tired", "alone"],
)
def test_miles_boots_in_vain(miles: str, mine: Any, theirs: Any) -> None:
    usual = casualties(pressing(miles, mine, theirs), 1)
    table = pressing(miles, mine, theirs).uses(MILES)
    assert not table.events(Booted) or "Bluetick" not in {event.name for event in table.events(Booted)}
    assert casualties(table, 1) == usual


@pytest.mark.refuses(MILES)
def test_a_sidekick_that_does_not_boot_costs_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = casualties(pressing(), 1)
    unmoved(monkeypatch, "Bluetick", Booted)
    assert casualties(pressing().uses(MILES), 1) == usual


@pytest.mark.refuses(MILES)
def test_a_guest_has_no_legal_hand() -> None:
    table = posses(
        ["Jake Smiley"], ["Allie Hensman"], [f"{MILES} | Bluetick"], more={LEADS: {"deck": HANDS[2]}}
    )
    draws(table, "Jake Smiley", "Allie Hensman")
    turn_of(table, GUEST).uses(MILES)
    assert (table.booted(MILES), table.booted("Bluetick")) == (True, False)


# --- Klah -------------------------------------------------------------------------------------------

KLAH = "Klah"


@pytest.mark.plays(KLAH)
def test_klah_s_friend_encourages_somebody_with_a_friend() -> None:
    table = shootout(
        [f"{KLAH} | Bluetick", "Rob Wilby | Faithful Hound", "Jake Smiley | Roan"],
        ["Allie Hensman | Marty"],
        leader={"at": {"home": ["Olivia Jenks | Scoop Hound"]}},
    ).until(Question.SHOOTOUT)
    table.uses(KLAH)
    assert table.choices() == [KLAH, "Rob Wilby"]
    table.answer("Rob Wilby")
    assert (table.bullets("Rob Wilby"), table.booted(KLAH), table.booted("Bluetick")) == (1 + 1, True, True)
    assert not table.booted("Faithful Hound")


@pytest.mark.refuses(KLAH)
@pytest.mark.parametrize(
    "klah", [f"{KLAH} | Roan", f"{KLAH} | Bluetick booted", f"{KLAH} | booted | Bluetick"]
)
def test_klah_needs_an_unbooted_friend_of_his_own(klah: str) -> None:
    table = shootout(["Rob Wilby | Faithful Hound", klah], ["Allie Hensman"])
    table.never_offered(KLAH, until=Question.SHOOTER)


@pytest.mark.refuses(KLAH)
def test_a_friend_who_does_not_boot_encourages_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, "Bluetick", Booted)
    table = shootout([f"{KLAH} | Bluetick"], ["Allie Hensman"]).until(Question.SHOOTOUT).uses(KLAH)
    assert table.bullets(KLAH) == 2


# --- The Faceless One -------------------------------------------------------------------------------

FACELESS = "The Faceless One"


@pytest.mark.plays(FACELESS)
def test_the_faceless_one_wears_their_gun_and_holds_the_gritty_down() -> None:
    table = shootout(
        [FACELESS, "Rob Wilby"],
        ["Allie Hensman | Roan", "Pancho Castillo | bullets 3"],
        mark={"at": {"home": ["Marion Seville"]}},
    ).until(Question.SHOOTOUT)
    table.uses(FACELESS)
    assert table.choices() == ["Allie Hensman", "Pancho Castillo"]
    table.answer("Pancho Castillo")  # 6 bullets, a value of 5 and 2 influence
    assert (table.bullets(FACELESS), table.bullets("Pancho Castillo")) == (4, 4)


@pytest.mark.plays(FACELESS)
@pytest.mark.refuses(FACELESS)
def test_ten_grit_are_not_held_down() -> None:
    table = shootout([FACELESS], ["Allie Hensman | bullets 7"]).until(Question.SHOOTOUT).uses(FACELESS)
    assert (table.bullets(FACELESS), table.bullets("Allie Hensman")) == (4, 9)  # 1 + 9 + 0
    gritty = shootout([FACELESS], ["Allie Hensman | bullets 8"]).until(Question.SHOOTOUT).uses(FACELESS)
    assert gritty.bullets("Allie Hensman") == 4
    few = shootout([FACELESS], ["Clint Ramsey"]).until(Question.SHOOTOUT).uses(FACELESS)
    assert (few.bullets(FACELESS), few.bullets("Clint Ramsey")) == (2, 2)  # at most is not exactly


# --- Lorena Corbett ---------------------------------------------------------------------------------

LORENA = "Lorena Corbett"


@pytest.mark.plays(LORENA)
def test_whom_lorena_accuses_counts_as_gritty_to_her_side_only() -> None:
    """The Faceless One of her player asks for 11 grit; that of the other player is told the truth."""
    table = shootout(
        [LORENA, f"{FACELESS}", "Rob Wilby | bullets 6"],
        ["Allie Hensman | bullets 6 | Roan", "Fred Aims"],
        leader={"at": {"home": ["Marion Seville"]}},
    ).until(Question.SHOOTOUT)
    table.uses(LORENA)
    assert table.choices() == ["Allie Hensman", "Fred Aims"]
    table.answer("Allie Hensman").passes(1).uses(FACELESS, "Allie Hensman")
    assert table.bullets("Allie Hensman") == 4


@pytest.mark.plays(LORENA)
def test_a_relic_boots_the_accused_if_lorena_likes() -> None:
    def accused(answer: str) -> Playing:
        table = shootout(
            [f"{LORENA} | Stone Idol | Shotgun", "Rob Wilby | Soul Cage"], ["Allie Hensman", "Fred Aims"]
        ).until(Question.SHOOTOUT)
        table.uses(LORENA, "Allie Hensman")
        assert set(table.choices()) == {"Stone Idol", "none"}
        return table.answer(answer)

    table = accused("Stone Idol")
    assert (table.booted("Stone Idol"), table.booted("Allie Hensman"), table.booted(LORENA)) == (
        True,
        True,
        False,
    )
    spared = accused("none")
    assert (spared.booted("Stone Idol"), spared.booted("Allie Hensman")) == (False, False)


@pytest.mark.refuses(LORENA)
def test_a_booted_relic_boots_nobody_and_the_accusation_means_nothing_to_others() -> None:
    table = shootout(
        [f"{LORENA} | Stone Idol booted | Soul Cage booted"],
        ["Allie Hensman | bullets 6", FACELESS],
        mark={"rock": 3},
    ).until(Question.SHOOTOUT)
    table.uses(LORENA, "Allie Hensman")
    assert not table.booted("Allie Hensman")
    allie = table.id("Allie Hensman")
    assert grit(Situation(table.state, table.id(LORENA)), allie) == 11
    assert grit(Situation(table.state, table.id(FACELESS)), allie) == 1 + 8 + 0


# --- Mason Adler ------------------------------------------------------------------------------------

MASON = "Mason Adler"


def stalking(*theirs: str, **details: Any) -> Playing:
    return Playing(
        side("The Fourth Ring", at={"home": [MASON, "Steven Wiles"]}, deck=list(HANDS[2])),
        side("Law Dogs", deeds=["Gage Export Co."], at={"town square": list(theirs)}, deck=list(HANDS[1])),
        **details,
    )


@pytest.mark.plays(MASON)
def test_mason_hunts_the_grittiest_alone() -> None:
    table = stalking("Clint Ramsey", "El Anónimo").uses(MASON)  # 14 and 12
    table.never_offered("Steven Wiles", until=Question.NOON)
    assert not [event for event in table.events(Booted) if event.name == "Steven Wiles"]
    assert (table.zone("Clint Ramsey"), table.zone("El Anónimo"), table.booted(MASON)) == (
        "hill",
        "play",
        True,
    )


@pytest.mark.plays(MASON)
def test_who_opposes_mason_may_bring_friends() -> None:
    table = stalking("Clint Ramsey", "El Anónimo").uses(MASON)
    joins = []
    while table.question != Question.NOON:
        if table.question == Question.JOIN:
            joins.append((table.ask.seat, set(table.choices()) - {"done"}))
        table.answer("yes") if table.question == Question.OPPOSE else declines(table)
    assert joins[0] == (1, {"Clint Ramsey", "El Anónimo"})
    assert {seat for seat, _ in joins} == {1}


@pytest.mark.plays(MASON)
def test_of_several_just_as_gritty_mason_picks_one() -> None:
    table = stalking("Clint Ramsey", "Allie Hensman", "El Anónimo | bullets 2").uses(MASON)
    assert table.choices() == ["Clint Ramsey", "El Anónimo"]


@pytest.mark.refuses(MASON)
def test_nobody_below_eleven_grit_is_hunted() -> None:
    assert not usable(stalking("Pancho Castillo", "Allie Hensman"), MASON)  # 10 at most


@pytest.mark.refuses(MASON)
def test_only_melee_weapons_are_attached_to_mason() -> None:
    table = Playing(
        side("The Fourth Ring", rock=9, hand=["Shotgun", "Rapier", "Roan"], at={"home": [MASON]}),
        side("Law Dogs"),
    )
    plays = table.plays()
    assert [f"shop:{table.id(goods)}" in plays for goods in ("Shotgun", "Rapier", "Roan")] == [
        False,
        True,
        True,
    ]


@pytest.mark.plays(MASON)
def test_once_a_shootout_mason_shows_what_he_is() -> None:
    table = shootout([MASON], ["Clint Ramsey"], mark={"at": {"home": ["Pancho Castillo"]}}).until(
        Question.SHOOTOUT
    )
    assert not table.stud(MASON)
    table.uses(MASON)
    assert (table.stud(MASON), has_keyword(table.state, table.id(MASON), "Abomination")) == (True, True)
    table.passes(1).never_offered(MASON, until=Question.RUN)
    table.until(Question.NOON)
    assert not table.stud(MASON)


@pytest.mark.plays(MASON)
def test_in_the_next_shootout_mason_can_do_so_again() -> None:
    table = shootout([f"{MASON} | used"], ["Clint Ramsey"]).until(Question.SHOOTOUT)
    assert usable(table, MASON, "reveal")


@pytest.mark.refuses(MASON)
def test_somebody_grittier_at_home_hides_mason_s_nature() -> None:
    table = shootout([MASON], ["Pancho Castillo"], mark={"at": {"home": ["Clint Ramsey"]}}).until(
        Question.SHOOTOUT
    )
    table.uses(MASON)
    assert (table.stud(MASON), has_keyword(table.state, table.id(MASON), "Abomination")) == (False, False)


@pytest.mark.plays(MASON)
def test_a_gritty_guest_on_mason_s_side_does_not_count() -> None:
    """Ruling 151."""
    table = posses([MASON], ["Pancho Castillo"], ["Clint Ramsey"])
    turn_of(table, LEADS).uses(MASON)
    assert table.stud(MASON)


# --- Sgt. Elijah Clay -------------------------------------------------------------------------------

CLAY = "Sgt. Elijah Clay"


def wanted_posse(clay: str = f"{CLAY} | bullets -2", bounty: int = 3) -> Playing:
    return shootout(
        ["Rob Wilby", clay],
        [f"Allie Hensman | bounty {bounty}"],
        mark={"at": {"home": ["Fred Aims | bounty 9"]}},
    ).until(Question.SHOOTOUT)


@pytest.mark.plays(CLAY)
def test_among_the_wanted_clay_is_a_stud_with_three_bullets() -> None:
    table = wanted_posse()
    assert table.bullets(CLAY) == 1
    table.passes(0)
    assert (table.bullets(CLAY), table.stud(CLAY)) == (3, True)
    better = wanted_posse(f"{CLAY} | bullets 1").passes(0)
    assert better.bullets(CLAY) == 4  # at least is not exactly


@pytest.mark.plays(CLAY)
def test_a_gun_is_counted_once() -> None:
    table = shootout(["Rob Wilby", f"{CLAY} | bullets -2"], ["Allie Hensman | bounty 4 | Shotgun"])
    assert table.until(Question.SHOOTOUT).passes(0).bullets(CLAY) == 3  # 4 bounty against 3 bullets


@pytest.mark.refuses(CLAY)
def test_as_much_bounty_as_bullets_is_not_enough_and_clay_has_to_be_there() -> None:
    table = wanted_posse(bounty=2).passes(0)
    assert table.bullets(CLAY) == 1
    away = shootout(
        ["Rob Wilby"], ["Allie Hensman | bounty 5"], leader={"at": {"home": [f"{CLAY} | bullets -2"]}}
    ).until(Question.SHOOTOUT)
    assert away.passes(0).bullets(CLAY) == 1


# --- Wyatt Earp -------------------------------------------------------------------------------------

WYATT = "Wyatt Earp"


@pytest.mark.plays(WYATT)
@pytest.mark.parametrize(("outfit", "paid"), [("Law Dogs", 9 - 4), ("Morgan Cattle Co.", 9)])
def test_wyatt_comes_cheaper_for_fallen_lawmen(outfit: str, paid: int) -> None:
    buried = ["Tommy Harden", "Clyde Owens", "Olivia Jenks", "Allie Hensman", "Gomorra Jail"]
    table = Playing(
        side(outfit, rock=9, hand=[WYATT], hill=buried), side("The Sloane Gang", hill=["Clyde Owens"])
    )
    table.shops(WYATT)
    assert table.rock(0) == 9 - paid


def ok_corral(bounty: int, mine: str = "Jake Smiley", wyatt: bool = True) -> Playing:
    company = [WYATT] if wyatt else ["Rob Wilby"]
    return showdown(
        [mine, *company],
        [f"Allie Hensman | bounty {bounty}", "Fred Aims | bounty 9"],
        (HANDS[2], HANDS[1]),
        mine,
        "Allie Hensman",
    )


@pytest.mark.plays(WYATT)
def test_your_shooter_is_steady_against_a_desperado() -> None:
    table = ok_corral(3)
    assert (table.bullets("Jake Smiley"), table.bullets(WYATT)) == (1 + 2, 3)
    assert (table.bullets("Allie Hensman"), table.bullets("Fred Aims")) == (2, 2)


@pytest.mark.refuses(WYATT)
def test_no_more_bounty_than_bullets_and_no_wyatt_make_nobody_steady() -> None:
    assert ok_corral(2).bullets("Jake Smiley") == 1
    assert ok_corral(3, wyatt=False).bullets("Jake Smiley") == 1


def vendetta(theirs: Any, *foes: str) -> Playing:
    return showdown(
        ["Jake Smiley", WYATT],
        list(foes),
        (HANDS[2], theirs),
        "Jake Smiley",
        "Allie Hensman",
        mark={"at": {"home": ["Marion Seville | bounty 2"]}},
    )


@pytest.mark.plays(WYATT)
def test_wyatt_aces_a_cheater_s_shooter_or_wanted_dude() -> None:
    table = vendetta(CHEATING[2], "Allie Hensman", "Fred Aims | bounty 1", "Olivia Jenks").uses(WYATT)
    assert table.choices() == ["Allie Hensman", "Fred Aims"]
    table.answer("Fred Aims")
    assert (table.zone("Fred Aims"), table.booted(WYATT)) == ("hill", False)


@pytest.mark.refuses(WYATT)
def test_honest_hands_are_safe_from_wyatt() -> None:
    vendetta(HANDS[2], "Allie Hensman", "Fred Aims | bounty 1").never_offered(WYATT, until=Question.NOON)


@pytest.mark.refuses(WYATT)
def test_wyatt_shoots_nobody_over_lowball() -> None:
    table = Playing(
        side("Law Dogs", rock=5, deck=list(HANDS[1]), at={"home": [WYATT]}),
        side("The Sloane Gang", rock=5, deck=list(CHEATING[2]), at={"home": ["Allie Hensman | bounty 3"]}),
        phase="gambling",
    )
    table.never_offered(WYATT, until=Question.NOON)


# --- Adelaide Rose ----------------------------------------------------------------------------------

ADELAIDE = "Adelaide Rose"


def firing(adelaide: str) -> Playing:
    return shootout(
        [adelaide, "Rob Wilby | Force Field"],
        ["Allie Hensman | Roan", "Fred Aims | Force Field"],
        leader={"at": {"home": ["Steele Archer"]}},
        mark={"at": {"home": ["Marion Seville"]}},
    ).until(Question.SHOOTOUT)


@pytest.mark.plays(ADELAIDE)
def test_adelaide_fires_an_experiment() -> None:
    table = firing(f"{ADELAIDE} | Xemo's Turban | Force Field | Shotgun").uses(ADELAIDE)
    assert table.choices() == ["Xemo's Turban", "Force Field"]
    table.answer("Xemo's Turban")
    assert table.choices() == ["Allie Hensman", "Fred Aims"]
    table.answer("Fred Aims")
    assert table.choices() == [ADELAIDE, "Rob Wilby"]
    table.answer("Rob Wilby")
    assert (table.bullets("Fred Aims"), table.bullets("Rob Wilby")) == (2 - 1, 1 + 1)
    assert (table.booted("Xemo's Turban"), table.booted(ADELAIDE)) == (True, False)


@pytest.mark.plays(ADELAIDE)
def test_a_proven_gadget_helps_nobody_else() -> None:
    table = firing(f"{ADELAIDE} | Force Field").uses(ADELAIDE, "Fred Aims")
    assert table.question == Question.SHOOTOUT
    assert (table.bullets("Fred Aims"), table.bullets(ADELAIDE)) == (1, 1)


@pytest.mark.refuses(ADELAIDE)
def test_adelaide_needs_a_gadget_that_boots(monkeypatch: pytest.MonkeyPatch) -> None:
    firing(f"{ADELAIDE} | Shotgun | Xemo's Turban booted").never_offered(ADELAIDE, until=Question.SHOOTER)
    unmoved(monkeypatch, "Xemo's Turban", Booted)
    table = firing(f"{ADELAIDE} | Xemo's Turban").uses(ADELAIDE, "Fred Aims")
    assert (table.question, table.bullets("Fred Aims")) == (Question.SHOOTOUT, 2)


# --- Dr. Gregory Tremane ----------------------------------------------------------------------------

GREGORY = "Dr. Gregory Tremane"


@pytest.mark.plays(GREGORY)
@pytest.mark.parametrize(("outfit", "paid"), [("Morgan Cattle Co.", 11 - 2), ("Law Dogs", 11)])
def test_gregory_is_cheaper_for_each_gadget(outfit: str, paid: int) -> None:
    table = Playing(
        side(
            outfit,
            rock=11,
            hand=[GREGORY],
            at={"home": ["Roderick Byre | Force Field | Shotgun", "QUATERMAN"]},
        ),
        side("The Sloane Gang", at={"home": ["Fred Aims | Force Field"]}),
    )
    table.shops(GREGORY)
    assert table.rock(0) == 11 - paid


def demonstration(*mine: str) -> Playing:
    return shootout(
        [*mine],
        ["Allie Hensman", "Olivia Jenks", "Fred Aims | Force Field"],
        leader={"at": {"home": ["Roderick Byre | Force Field"]}},
        mark={"at": {"home": ["Marion Seville"]}},
    ).until(Question.SHOOTOUT)


@pytest.mark.plays(GREGORY)
def test_gregory_sends_home_who_has_no_gadget() -> None:
    table = demonstration(GREGORY, "Rob Wilby | Xemo's Turban | Shotgun", "QUATERMAN").uses(
        GREGORY
    )  # nothing boots QUATERMAN
    assert table.choices() == ["Allie Hensman", "Olivia Jenks"]
    table.answer("Olivia Jenks")
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == ("The Sloane Gang", True)
    assert (table.booted("Xemo's Turban"), table.booted(GREGORY)) == (True, False)


@pytest.mark.refuses(GREGORY)
def test_gregory_needs_a_gadget_that_boots(monkeypatch: pytest.MonkeyPatch) -> None:
    demonstration(GREGORY, "Rob Wilby | Shotgun").never_offered(GREGORY, until=Question.SHOOTER)
    unmoved(monkeypatch, "Force Field", Booted)
    table = demonstration(f"{GREGORY} | Force Field").uses(GREGORY, "Olivia Jenks")
    assert table.at("Olivia Jenks") == "Town Square"


@pytest.mark.refuses(GREGORY)
def test_gregory_boots_no_guest_s_gadget() -> None:
    """Ruling 95."""
    table = posses([GREGORY], ["Allie Hensman"], ["Rob Wilby | Force Field"])
    turn_of(table, LEADS)
    assert not usable(table, GREGORY)


# --- Johnny Ringo -----------------------------------------------------------------------------------

RINGO = "Johnny Ringo"


@pytest.mark.plays(RINGO)
def test_a_lone_wanted_ringo_makes_it_a_duel() -> None:
    table = showdown(
        [f"{RINGO} | bounty 1 | Roan"], ["Allie Hensman", "Fred Aims"], EVEN, RINGO, "Allie Hensman"
    )
    assert bonuses(table.state, 1) == (0, 2)  # Allie's two bullets, and nothing for Fred


@pytest.mark.refuses(RINGO)
def test_with_company_or_no_bounty_everybody_counts() -> None:
    honest = showdown([RINGO], ["Allie Hensman", "Fred Aims"], EVEN, RINGO, "Allie Hensman")
    assert bonuses(honest.state, 1) == (0, 3)
    company = showdown(
        [f"{RINGO} | bounty 1", "Rob Wilby"], ["Allie Hensman", "Fred Aims"], EVEN, RINGO, "Allie Hensman"
    )
    assert bonuses(company.state, 1) == (0, 3)
    absent = shootout(
        ["Rob Wilby"], ["Allie Hensman", "Fred Aims"], leader={"at": {"home": [f"{RINGO} | bounty 1"]}}
    ).until(Question.SHOOTER)
    assert bonuses(draws(absent, "Rob Wilby", "Allie Hensman").state, 1) == (0, 3)


def stared(mine: list[str], theirs: list[str]) -> Playing:
    return shootout(
        ["Rob Wilby", RINGO, f"{KLAH} | Bluetick"],
        ["Allie Hensman", "Fred Aims"],
        leader={"hand": mine},
        mark={"hand": theirs},
    ).until(Question.SHOOTOUT)


@pytest.mark.plays(RINGO)
def test_nobody_touches_the_other_side_that_round() -> None:
    assert usable(stared([], ["Pistol Whip"]).passes(0), "Pistol Whip")
    table = stared(["Fleet-Footed"], ["Pistol Whip"])
    assert usable(table, "Fleet-Footed")
    table.uses(RINGO)
    assert (table.ask.seat, usable(table, "Pistol Whip")) == (1, False)
    assert not usable(table.passes(1), "Fleet-Footed")


@pytest.mark.refuses(RINGO)
def test_ringo_s_stare_holds_for_the_round_and_not_for_one_s_own_cards() -> None:
    table = stared([], []).uses(RINGO)
    assert {effect.until.boundary for effect in table.state.effects} == {"round"}
    table.passes(1).uses(KLAH)
    assert table.bullets(KLAH) == 3


@pytest.mark.refuses(RINGO)
def test_cheaters_are_not_safe_behind_ringo_s_stare() -> None:
    table = shootout(
        ["Jake Smiley", RINGO],
        ["Allie Hensman", "Olivia Jenks"],
        hands=(HANDS[1], CHEATING[2]),
        leader={"hand": ["Deliberate Infection"], "rock": 2},
    ).until(Question.SHOOTOUT)
    draws(table.uses(RINGO), "Jake Smiley").uses("Deliberate Infection", "Olivia Jenks")
    assert table.card("Deliberate Infection").place == table.id("Olivia Jenks")


# --- Curly Bill Brocius -----------------------------------------------------------------------------

BILL = "Curly Bill Brocius"


def boasting(mine: Any, theirs: Any, bill: str = f"{BILL} | bounty 2", foe: int = 0) -> Playing:
    foes = [
        "Allie Hensman" + (f" | bounty {foe}" if foe else ""),
        "Fred Aims",
        "Olivia Jenks",
        "Marion Seville",
    ]
    return showdown(["Rob Wilby | Roan", bill], foes, (mine, theirs), "Rob Wilby", "Allie Hensman")


@pytest.mark.plays(BILL)
def test_a_better_hand_makes_one_of_yours_more_infamous() -> None:
    table = boasting(HANDS[2], HANDS[1])
    assert (table.ask.seat, table.choices()) == (0, ["Rob Wilby", BILL])
    table.answer("Rob Wilby")
    assert table.bounty("Rob Wilby") == 1


@pytest.mark.refuses(BILL)
@pytest.mark.parametrize(("mine", "theirs"), [(HANDS[1], HANDS[2]), (HANDS[2], HANDS[2])])
def test_no_better_hand_no_boast(mine: Any, theirs: Any) -> None:
    table = boasting(mine, theirs)
    table.until(Question.NOON)
    assert (table.bounty("Rob Wilby"), table.bounty(BILL)) in ((0, 2), (0, 0))


@pytest.mark.plays(BILL)
def test_after_winning_an_infamous_posse_costs_two_more() -> None:
    table = boasting(HANDS[2], HANDS[1]).answer("Rob Wilby").until(Question.REACT).reacts(BILL)
    assert table.booted(BILL)
    assert casualties(table, 1) == 1 + 2


@pytest.mark.refuses(BILL)
def test_bill_needs_to_win_to_be_there_and_to_be_the_worse_posse() -> None:
    even = boasting(HANDS[2], HANDS[1], f"{BILL} | bounty 2", foe=3).answer("Rob Wilby")  # 3 against 3
    even.never_offered(BILL, until=Question.RUN)
    lost = boasting(HANDS[1], HANDS[2])
    lost.never_offered(BILL, until=Question.RUN)
    tired = boasting(HANDS[2], HANDS[1], f"{BILL} | bounty 2 | booted").answer("Rob Wilby")
    tired.never_offered(BILL, until=Question.RUN)


# --- Byron Decker -----------------------------------------------------------------------------------

BYRON = "Byron Decker"


@pytest.mark.plays(BYRON)
@pytest.mark.refuses(BYRON)
@pytest.mark.parametrize(("carried", "influence"), [("Auto-Revolver", 2), ("Shotgun", 1), ("Force Field", 1)])
def test_only_a_gadget_weapon_makes_byron_matter(carried: str, influence: int) -> None:
    table = Playing(side("Law Dogs", at={"home": [f"{BYRON} | {carried}"]}), side("The Sloane Gang"))
    assert table.influence(BYRON) == influence


def cornered(*friends: str, **details: Any) -> Playing:
    return showdown(
        [BYRON, *friends],
        ["Allie Hensman"],
        (HANDS[1], HANDS[8]),
        BYRON,
        leader={"at": {"home": ["Olivia Jenks"]}},
        **details,
    )


def name_to_be_aced(table: Playing, dude: str) -> Playing:
    """The dude is named as a casualty who is aced."""
    table.until(Question.CASUALTIES)
    number = str(table.id(dude))
    plays = [play for play in table.plays() if number in play.split(":") and "ace" in play]
    return table.answer(plays[0])


@pytest.mark.plays(BYRON)
def test_byron_lets_another_die_for_him() -> None:
    table = name_to_be_aced(cornered("Rob Wilby", "Jake Smiley"), BYRON)
    while not (table.question == Question.REACT and usable(table, BYRON)):
        declines(table)
    table.reacts(BYRON)
    if table.question == Question.TARGET:
        assert set(table.choices()) <= {"Rob Wilby", "Jake Smiley"}
        table.answer(table.choices()[0])
    assert table.zone(BYRON) == "play"


@pytest.mark.refuses(BYRON)
def test_alone_byron_dies() -> None:
    table = cornered()
    table.never_offered(BYRON, until=Question.NOON)


# --- Carter Richardson ------------------------------------------------------------------------------

CARTER = "Carter Richardson"


@pytest.mark.plays(CARTER)
def test_carter_comes_from_the_hand_when_somebody_is_wanted() -> None:
    table = shootout(["Rob Wilby"], ["Allie Hensman | bounty 1"], leader={"hand": [CARTER], "rock": 5}).until(
        Question.SHOOTOUT
    )
    table.shops(CARTER)
    assert (table.posse(0), table.rock(0), table.booted(CARTER)) == (["Rob Wilby", CARTER], 0, False)
    assert table.at(CARTER) == "Town Square"


@pytest.mark.refuses(CARTER)
@pytest.mark.parametrize(
    ("rock", "foe"),
    [(4, "Allie Hensman | bounty 1"), (5, "Allie Hensman")],
    ids=["poor", "nobody wanted"],
)
def test_carter_costs_what_he_costs_and_needs_a_wanted_dude(rock: int, foe: str) -> None:
    table = shootout(
        ["Rob Wilby | bounty 3", "Jake Smiley"],
        [foe],
        leader={"hand": [CARTER], "rock": rock},
        mark={"at": {"home": ["Fred Aims | bounty 4"]}},
    ).until(Question.SHOOTOUT)
    table.never_offered(CARTER, until=Question.SHOOTER)


@pytest.mark.refuses(CARTER)
def test_carter_does_not_come_where_nobody_can_join() -> None:
    table = shootout(
        ["Rob Wilby"], ["Allie Hensman | bounty 1 | Scoop Hound"], leader={"hand": [CARTER], "rock": 5}
    )
    table.until(Question.SHOOTOUT).passes(0).uses("Scoop Hound")
    assert table.ask.seat == 0
    assert f"shop:{table.id(CARTER)}" not in table.plays()


@pytest.mark.plays(CARTER)
def test_carter_comes_to_the_marks_posse_too() -> None:
    table = shootout(["Allie Hensman | bounty 1"], ["Rob Wilby"], mark={"hand": [CARTER], "rock": 5})
    table.passes(0).shops(CARTER)
    assert (table.posse(0), table.posse(1)) == (["Allie Hensman"], ["Rob Wilby", CARTER])


@pytest.mark.ruling("RC3-stagecoach-office-01")
@pytest.mark.refuses(CARTER)
def test_carter_who_takes_the_coach_elsewhere_joins_nobody() -> None:
    table = shootout(
        ["Rob Wilby"],
        ["Allie Hensman | bounty 1"],
        leader={"hand": [CARTER], "rock": 5, "deeds": ["Stagecoach Office"]},
    )
    table.shops(CARTER).reacts("Stagecoach Office", "Stagecoach Office")
    assert (table.posse(0), table.at(CARTER)) == (["Rob Wilby"], "Stagecoach Office")


@pytest.mark.plays(CARTER)
def test_a_guest_s_carter_joins_his_host() -> None:
    table = posses(
        ["Rob Wilby"], ["Allie Hensman | bounty 1"], ["Dulf Zug"], more={GUEST: {"hand": [CARTER], "rock": 5}}
    )
    turn_of(table, GUEST).shops(CARTER)
    assert table.posse(0) == ["Rob Wilby", "Dulf Zug", CARTER]


@pytest.mark.plays(CARTER)
def test_carter_tracks_the_highest_bounty() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={"home": [CARTER], "Bunkhouse": ["Rob Wilby | bounty 3"]}),
        side(
            "The Sloane Gang",
            at={"home": ["Fred Aims | bounty 3"], "town square": ["Allie Hensman | bounty 2"]},
        ),
    )
    table.uses(CARTER)
    assert table.choices() == ["Rob Wilby", "Fred Aims"]
    table.answer("Fred Aims")
    assert (table.at(CARTER), table.booted(CARTER)) == ("The Sloane Gang", False)


@pytest.mark.refuses(CARTER)
def test_carter_does_not_track_who_is_there_or_not_wanted() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": [CARTER]}),
        side(
            "The Sloane Gang",
            at={"town square": ["Allie Hensman | bounty 2"], "home": ["Fred Aims | bounty 1"]},
        ),
    )
    assert not usable(table, CARTER)


@pytest.mark.refuses(CARTER)
def test_carter_tracks_nobody_if_nobody_is_wanted() -> None:
    table = Playing(
        side("Law Dogs", at={"home": [CARTER]}),
        side("The Sloane Gang", at={"town square": ["Allie Hensman"]}),
    )
    assert not usable(table, CARTER)


# --- what keeps them from it ------------------------------------------------------------------------


@pytest.mark.refuses(MASON)
def test_a_booted_mason_hunts_nobody() -> None:
    table = Playing(
        side("The Fourth Ring", at={"home": [f"{MASON} | booted", "Steven Wiles"]}),
        side("Law Dogs", at={"town square": ["Clint Ramsey"]}),
    )
    assert not usable(table, MASON)
    grit_of_eleven = stalking("Pancho Castillo | value 1")  # 6 + 3 + 2
    assert usable(grit_of_eleven, MASON)


@pytest.mark.refuses(GREGORY)
def test_gregory_needs_somebody_who_can_go_home() -> None:
    table = shootout([f"{GREGORY} | Force Field", "Rob Wilby | Scoop Hound"], ["Allie Hensman"])
    assert usable(table.until(Question.SHOOTOUT), GREGORY)
    assert not usable(table.uses("Scoop Hound").passes(1), GREGORY)


@pytest.mark.refuses(WYATT)
def test_wyatt_needs_somebody_he_can_ace(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Allie Hensman", charmed=says(CANNOT_BE_ACED))
    vendetta(CHEATING[2], "Allie Hensman", "Fred Aims").never_offered(WYATT, until=Question.RUN)
    table = vendetta(CHEATING[2], "Allie Hensman", "Fred Aims | bounty 1").uses(WYATT)
    assert table.zone("Fred Aims") == "hill"


@pytest.mark.refuses(BILL)
def test_bill_finishes_nobody_from_home() -> None:
    table = showdown(
        ["Rob Wilby | bounty 3"],
        ["Allie Hensman", "Fred Aims"],
        (HANDS[2], HANDS[1]),
        leader={"at": {"home": [BILL]}},
    )
    assert set(table.choices()) == {"Rob Wilby", BILL}  # he boasts all the same
    table.answer("Rob Wilby").never_offered(BILL, until=Question.RUN)


@pytest.mark.refuses(BYRON)
def test_who_cannot_be_discarded_does_not_die_for_byron(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Rob Wilby", clings=says(CANNOT_BE_DISCARDED))
    table = name_to_be_aced(cornered("Rob Wilby"), BYRON)
    table.never_offered(BYRON, until=Question.NOON)
