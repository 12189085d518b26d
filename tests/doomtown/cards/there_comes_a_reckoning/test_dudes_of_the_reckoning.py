"""Dudes of There Comes a Reckoning who curse, charge, ride and invent."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control, has_keyword, play_cost
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from doomtown.scenes import CHEATING, HANDS, draws, shootout, usable

BEAR, OWLS, OWL, ZEB, GOLEM = (
    "Charging Bear",
    "Fears No Owls",
    "Black Owl",
    "Zeb Whateley-Dupont",
    "Rosenbaum's Golem",
)
STEWART, ELI, ADRIAN, ROE = (
    "Stewart Davidson",
    "Sheriff Eli Waters",
    "Adrián Vallejo",
    "Prof. Aloysius Roe",
)
RANCE, LASH, BURCH = "Rabid Rance Hitchcock", "Morgan Lash", "F1 Burch"

# --- Charging Bear -----------------------------------------------------------------------------------


def bear(*others: str, note: str = "", home: tuple[str, ...] = ()) -> Playing:
    return shootout(
        ["Olivia Jenks", f"{BEAR}{note}", *others],
        ["Allie Hensman", "Fred Aims"],
        leader={"at": {"home": list(home)}},
        mark={"at": {"home": ["Silas Aims"]}},
    )


@pytest.mark.plays(BEAR)
def test_a_spirit_dies_for_the_charge() -> None:
    table = bear("Nature Spirit").uses(BEAR)
    assert set(table.choices()) == {"Allie Hensman", "Fred Aims"}
    table.answer("Fred Aims")
    assert (table.at("Fred Aims"), table.booted("Fred Aims"), table.stud(BEAR)) == (
        "The Sloane Gang",
        True,
        True,
    )
    assert table.zone("Nature Spirit") == "away"


@pytest.mark.refuses(BEAR)
@pytest.mark.parametrize(("note", "others"), [("", ()), (" | booted", ("Nature Spirit",))])
def test_booted_or_without_a_token_the_bear_only_roars(note: str, others: tuple[str, ...]) -> None:
    """What begins with "if" gates nothing (ruling 3); a booted dude joins nothing, so the bear is marked here."""
    table = shootout(
        ["Allie Hensman", "Fred Aims"],
        [f"{BEAR}{note}", *others],
        leader={"at": {"home": []}},
        mark={"at": {"home": ["Nature Spirit"]}} if not others else {},
    )
    table.passes(0).uses(BEAR)
    assert (table.stud(BEAR), table.at("Fred Aims"), table.at("Allie Hensman")) == (
        False,
        "Town Square",
        "Town Square",
    )
    assert table.zone("Nature Spirit") == "play"


# --- Fears No Owls -----------------------------------------------------------------------------------


@pytest.mark.plays(OWLS)
def test_a_dude_is_guided_to_holy_ground_or_a_totem() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["General Store | Tse-Che-Nako's Weaving", "The Place"],
            at={"home": [OWLS], "The Place": ["Olivia Jenks | booted"]},
        ),
        side("The Sloane Gang", deeds=["Gomorra Parish", "Circle M Ranch"], at={"home": ["Fred Aims"]}),
    )
    table.uses(OWLS)
    assert set(table.choices()) == {OWLS, "Olivia Jenks"}
    table.answer("Olivia Jenks")
    assert set(table.choices()) == {"General Store", "Gomorra Parish"}
    table.answer("Gomorra Parish")
    assert table.at("Olivia Jenks") == "Gomorra Parish"


@pytest.mark.refuses(OWLS)
def test_nobody_is_guided_to_where_nothing_is_sacred() -> None:
    table = Playing(side("Law Dogs", deeds=["The Place"], at={"home": [OWLS]}), side("The Sloane Gang"))
    assert not usable(table, OWLS)


# --- Black Owl ---------------------------------------------------------------------------------------


def owl(note: str = "") -> Playing:
    return shootout(
        ["Olivia Jenks", f"{OWL}{note}"], ["Allie Hensman", "Fred Aims"], hands=(HANDS[2], HANDS[1])
    )


@pytest.mark.plays(OWL)
def test_whom_the_owl_sees_falls_first() -> None:
    table = owl().uses(OWL)
    assert set(table.choices()) == {"Allie Hensman", "Fred Aims"}
    table.answer("Fred Aims").answer("yes")
    assert (table.value("Fred Aims"), table.booted(OWL)) == (7, True)
    table.until(Question.RUN)
    assert table.events(events.CasualtyNamed)[0].name == "Fred Aims"


@pytest.mark.plays(OWL)
def test_the_owl_may_only_look() -> None:
    table = owl().uses(OWL, "Fred Aims", "no")
    assert (table.value("Fred Aims"), table.booted(OWL)) == (7, False)
    table.until(Question.CASUALTIES)
    assert any(str(table.id("Allie Hensman")) in play for play in table.plays())


@pytest.mark.refuses(OWL)
def test_an_owl_beside_the_fight_looks_at_nobody_and_a_booted_one_marks_nobody() -> None:
    table = shootout(["Olivia Jenks", OWL], ["Allie Hensman"], joining=False)
    table.until(Question.JOIN).answer("done").never_offered(OWL, until=Question.NOON)
    tired = shootout(["Fred Aims"], [f"{OWL} | booted"]).passes(0).uses(OWL)
    assert (tired.value("Fred Aims"), tired.question) == (7, Question.SHOOTOUT)


# --- Zeb Whateley-Dupont -----------------------------------------------------------------------------


def zeb(foe: str, outfit: str = "The Fourth Ring") -> Playing:
    """Zeb, with 2 bullets less than he has, against this dude."""
    table = shootout(
        [f"{ZEB} | bullets -2"], [foe], leader={"outfit": outfit}, mark={"hand": ["Sun in Yer Eyes"]}
    )
    return table.passes(0)


@pytest.mark.plays(ZEB)
def test_zeb_stands_up_to_the_mighty() -> None:
    table = zeb("Clint Ramsey")  # 11, 2 and 1
    assert (table.bullets(ZEB), table.stud(ZEB)) == (2, True)
    table.uses("Sun in Yer Eyes", ZEB)
    assert (table.bullets(ZEB), table.stud(ZEB)) == (2, True)


@pytest.mark.refuses(ZEB)
def test_zeb_is_nobody_against_small_fry_and_with_others() -> None:
    small = zeb("Silas Aims")  # 8
    assert (small.bullets(ZEB), small.stud(ZEB)) == (0, True)
    small.uses("Sun in Yer Eyes", ZEB)
    assert not small.stud(ZEB)
    other = zeb("Clint Ramsey", "Law Dogs")
    assert (other.bullets(ZEB), other.stud(ZEB)) == (0, False)


# --- Rosenbaum's Golem -------------------------------------------------------------------------------


def golem(foe: str, *others: str) -> Playing:
    table = shootout([foe], [f"{GOLEM}", *others], mark={"outfit": "The Fourth Ring"})
    return table.passes(0)


@pytest.mark.plays(GOLEM)
def test_a_golem_boots_and_wakes_a_friend() -> None:
    table = shootout(["Silas Aims"], ["Olivia Jenks | booted", GOLEM], mark={"outfit": "The Fourth Ring"})
    table.passes(0).uses(GOLEM, "yes")  # 8 and 5 make 13
    assert (table.booted("Silas Aims"), table.value("Silas Aims"), table.booted(GOLEM)) == (True, 13, True)
    table.answer("Olivia Jenks")
    assert not table.booted("Olivia Jenks")


@pytest.mark.refuses(GOLEM)
def test_a_golem_wakes_nobody_for_small_fry_and_not_itself() -> None:
    table = shootout(["Silas Aims"], ["Olivia Jenks | booted", GOLEM], mark={"outfit": "The Fourth Ring"})
    table.passes(0).uses(GOLEM, "no")  # 8 is not enough
    assert (table.value("Silas Aims"), table.booted("Olivia Jenks"), table.ask.seat) == (8, True, 0)
    alone = golem("Clint Ramsey").uses(GOLEM, "no")
    assert alone.booted(GOLEM)
    tired = shootout(["Silas Aims"], [f"{GOLEM} | booted"], mark={"outfit": "The Fourth Ring"})
    assert not usable(tired.passes(0), GOLEM)


# --- Stewart Davidson --------------------------------------------------------------------------------


def framed(rock: int, hand: list[str]) -> Playing:
    return Playing(
        side("Law Dogs", rock=rock, hand=hand, at={"home": [STEWART, "Olivia Jenks"]}),
        side(
            "The Sloane Gang",
            at={
                "home": ["Barton Everest", "Silas Aims", "Fred Aims | bounty 1"],
                "town square": ["Max Baine"],
            },
        ),
    )


@pytest.mark.plays(STEWART)
def test_stewart_frames_whom_he_can_afford() -> None:
    table = framed(2, ["5S"]).uses(STEWART)
    assert set(table.choices()) == {"Barton Everest", "Silas Aims", "Max Baine"}
    table.answer("Barton Everest")
    assert (table.bounty("Barton Everest"), table.rock(0), table.hand(0), table.booted(STEWART)) == (
        1,
        1,
        [],
        True,
    )


@pytest.mark.refuses(STEWART)
def test_who_is_too_dear_is_framed_in_vain() -> None:
    """Only the first sentence gates (ruling 1063); Max Baine would cost 4."""
    table = framed(2, ["5S"]).uses(STEWART, "Max Baine")
    assert (table.bounty("Max Baine"), table.rock(0), table.hand(0)) == (0, 2, [])


@pytest.mark.refuses(STEWART)
def test_without_a_card_stewart_has_no_case() -> None:
    assert not usable(framed(9, []), STEWART)


# --- Sheriff Eli Waters ------------------------------------------------------------------------------


@pytest.mark.plays(ELI)
@pytest.mark.parametrize(("bounties", "more"), [((1, 3), 3), ((6, 0), 4), ((0, 0), 0)])
def test_eli_shoots_at_the_price(bounties: tuple[int, int], more: int) -> None:
    notes = [f" | bounty {bounty}" if bounty else "" for bounty in bounties]
    table = shootout(
        [ELI, "Olivia Jenks | bounty 9"],
        [f"Fred Aims{notes[0]}", f"Allie Hensman{notes[1]}"],
        mark={"at": {"home": ["Silas Aims | bounty 9"]}},
    )
    assert table.bullets(ELI) == more


def chased(theirs: tuple[str, ...] = CHEATING[2], where: str = "home") -> Playing:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims | bounty 1"],
        hands=(HANDS[1], theirs),
        leader={"at": {where: [ELI], "General Store": ["Jake Smiley"]}},
        mark={"deeds": ["The Place", "General Store"], "at": {"The Place": ["Silas Aims | bounty 1"]}},
    )
    return draws(table)


@pytest.mark.plays(ELI)
@pytest.mark.parametrize(("joins", "posse"), [("yes", ["Olivia Jenks", ELI]), ("no", ["Olivia Jenks"])])
def test_eli_rides_to_a_cheater(joins: str, posse: list[str]) -> None:
    table = chased()
    assert set(table.choices()) == {"Town Square", "The Place", "none"}
    table.answer("Town Square").answer(joins)
    assert (table.at(ELI), table.posse(0)) == ("Town Square", posse)


@pytest.mark.plays(ELI)
def test_eli_rides_elsewhere_or_stays() -> None:
    table = chased().answer("The Place")
    assert (table.at(ELI), table.posse(0), table.question) == (
        "The Place",
        ["Olivia Jenks"],
        Question.RESOLUTION,
    )
    stays = chased().answer("none")
    assert (stays.at(ELI), stays.posse(0)) == ("Law Dogs", ["Olivia Jenks"])


@pytest.mark.refuses(ELI)
def test_eli_has_no_reason_to_chase_the_honest() -> None:
    table = chased(HANDS[1])
    assert (table.question, table.at(ELI)) == (Question.RESOLUTION, "Law Dogs")


# --- Adrián Vallejo ----------------------------------------------------------------------------------


def pinto(note: str = " | Roan", where: str = "town square", dude: str = ADRIAN) -> Playing:
    """Player 1's Pinto carries Fred from there into the fight; Adrián is at home."""
    at = {"home": ["Silas Aims"], **({where: ["Fred Aims | Pinto"]} if where != "town square" else {})}
    table = shootout(
        ["Olivia Jenks"],
        ["Allie Hensman", *(["Fred Aims | Pinto"] if where == "town square" else [])],
        leader={"at": {"home": [f"{dude}{note}"]}},
        mark={"at": at},
        joining=False,
    )
    return table.until(Question.SHOOTOUT).passes(0).uses("Pinto")


@pytest.mark.plays(ADRIAN)
def test_adrian_gallops_after_whoever_is_brought() -> None:
    table = pinto(where="home").reacts(ADRIAN)
    assert (table.posse(0), table.at(ADRIAN)) == (["Olivia Jenks", ADRIAN], "Town Square")


@pytest.mark.refuses(ADRIAN)
def test_without_a_horse_he_stays_and_so_he_does_when_nobody_moved() -> None:
    pinto("", "home").never_offered(ADRIAN, until=Question.SHOOTOUT)
    pinto().never_offered(ADRIAN, until=Question.SHOOTOUT)  # Fred was there already
    joining = shootout(
        ["Olivia Jenks"], ["Allie Hensman"], leader={"at": {"home": [f"{ADRIAN} | Roan"]}}, joining=False
    )
    joining.answer("done").never_offered(ADRIAN, until=Question.SHOOTOUT)


# --- Prof. Aloysius Roe ------------------------------------------------------------------------------


def lesson(
    top: str, pupil: str = "Roderick Byre", teacher: str = "home", gadget: str = "Flame-Thrower"
) -> Playing:
    """Against 9 or so, with Mad Scientist 1 and this pull."""
    table = Playing(
        side("Morgan Cattle Co.", rock=9, hand=[gadget], at={"home": [pupil], teacher: [ROE]}, deck=[top])
        if teacher != "home"
        else side("Morgan Cattle Co.", rock=9, hand=[gadget], at={"home": [pupil, ROE]}, deck=[top]),
        side("Law Dogs"),
    )
    return table.shops(gadget)


@pytest.mark.plays(ROE)
def test_roe_helps_a_pupil_by_his_rating() -> None:
    table = lesson("3S").reacts(ROE)
    (test,) = table.events(events.Tested)
    assert (test.check, test.passed) == (3 + 1 + 5, True)
    assert table.zone("Flame-Thrower") == "play"


@pytest.mark.refuses(ROE)
def test_roe_invents_nothing_himself_and_helps_nobody_elsewhere() -> None:
    alone = Playing(
        side("Morgan Cattle Co.", rock=9, hand=["Mechanical Horse"], at={"home": [ROE]}), side("Law Dogs")
    )
    assert alone.why_not("shop", "Mechanical Horse") is not None
    assert has_keyword(alone.state, alone.id(ROE), "Gadget")
    away = lesson("KS", teacher="town square")
    assert away.events(events.Tested)[0].check == 14
    spell = Playing(
        side("Law Dogs", at={"home": ["Father Tolarios | Amazing Grace", ROE]}, deck=["KS"]),
        side("The Sloane Gang"),
    )
    spell.uses("Amazing Grace").never_offered(ROE, until=Question.NOON)


# --- Rabid Rance Hitchcock ---------------------------------------------------------------------------


def rance(deed: str, note: str = "", *, mine: bool = False) -> Playing:
    return Playing(
        side("The Sloane Gang", deeds=[deed] if mine else [], at={deed: [f"{RANCE}{note}"]}),
        side("Law Dogs", deeds=[] if mine else [deed]),
    )


@pytest.mark.plays(RANCE)
@pytest.mark.parametrize(
    ("deed", "note", "bullets"),
    [("The Place", " | bounty 1", 4), ("Circle M Ranch", " | bounty 1", 3), ("The Place", "", 1)],
)
def test_rance_takes_over_and_is_armed_by_what_he_finds(deed: str, note: str, bullets: int) -> None:
    table = rance(deed, note)
    assert (control(table.state, table.id(deed)), table.bullets(RANCE)) == (2, bullets)


@pytest.mark.refuses(RANCE)
def test_rance_adds_nothing_to_your_own_deeds_or_where_others_rule() -> None:
    own = rance("The Place", mine=True)
    assert control(own.state, own.id("The Place")) == 1
    theirs = Playing(
        side("The Sloane Gang", at={"The Place": [RANCE]}),
        side("Law Dogs", deeds=["The Place"], at={"The Place": ["Max Baine"]}),
    )
    assert control(theirs.state, theirs.id("The Place")) == 1
    square = Playing(side("The Sloane Gang", at={"town square": [f"{RANCE} | bounty 1"]}), side("Law Dogs"))
    assert square.bullets(RANCE) == 1


@pytest.mark.plays(RANCE)
@pytest.mark.parametrize(
    ("where", "to", "note", "boots"),
    [
        ("home", "Blake Ranch", " | bounty 1", False),
        ("home", "Blake Ranch", "", True),
        ("home", "General Store", " | bounty 1", True),
        ("General Store", "Blake Ranch", " | bounty 1", True),
    ],
)
def test_rance_rides_out_of_town_from_home(where: str, to: str, note: str, boots: bool) -> None:
    table = Playing(
        side("The Sloane Gang", deeds=["Blake Ranch"], at={where: [f"{RANCE}{note}"]}),
        side("Law Dogs", deeds=["General Store"]),
    )
    table.moves(RANCE, to)
    assert (table.at(RANCE), table.booted(RANCE)) == (to, boots)


# --- Morgan Lash -------------------------------------------------------------------------------------


def cost_of_lash(outfit: str, *gang: str) -> int:
    table = Playing(
        side(outfit, hand=[LASH], at={"home": list(gang)}),
        side("Law Dogs", at={"home": ["Max Baine | bounty 9"]}),
    )
    return play_cost(table.state, table.id(LASH))


@pytest.mark.plays(LASH)
def test_lash_is_cheap_where_heads_are_dear() -> None:
    assert cost_of_lash("The Sloane Gang", "Barton Everest | bounty 3", "Fred Aims | bounty 2") == 11 - 3
    assert cost_of_lash("The Sloane Gang") == 11


@pytest.mark.refuses(LASH)
def test_lash_is_dear_to_others() -> None:
    assert cost_of_lash("Morgan Cattle Co.", "Barton Everest | bounty 3") == 11


def shooting(mine: str, theirs: str) -> Playing:
    table = shootout(
        [mine],
        [theirs],
        leader={"outfit": "The Sloane Gang", "at": {"home": [LASH]}},
        mark={"outfit": "Law Dogs"},
    )
    return table.passes(0, 1)


@pytest.mark.plays(LASH)
@pytest.mark.parametrize(
    ("mine", "theirs", "boasts", "bullets"),
    [
        ("Olivia Jenks", "Fred Aims", True, 4),
        ("Olivia Jenks", "Fred Aims", False, 2),
        ("Olivia Jenks | bounty 1", "Fred Aims", False, 4),
        ("Olivia Jenks | bounty 1", "Fred Aims | bounty 1", False, 2),
        ("Olivia Jenks", "Fred Aims | bounty 3", True, 2),
    ],
)
def test_the_more_wanted_shooter_shoots_better(mine: str, theirs: str, boasts: bool, bullets: int) -> None:
    table = shooting(mine, theirs)
    before = table.bounty("Olivia Jenks")
    table.reacts(LASH) if boasts else table.answer("pass")
    assert (table.bounty("Olivia Jenks") - before, table.bullets("Olivia Jenks")) == (
        2 if boasts else 0,
        bullets,
    )
    assert table.bullets("Fred Aims") == 2


@pytest.mark.refuses(LASH)
def test_lash_boasts_of_no_shooter_but_your_own() -> None:
    away = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side("Morgan Cattle Co.", at={"town square": ["Max Baine"]}),
        side("The Sloane Gang", at={"home": [LASH]}),
    )
    away.calls_out("Tommy Harden", "Max Baine").answer("yes")
    away.never_offered(LASH, until=Question.RESOLUTION)


# --- F1 Burch ----------------------------------------------------------------------------------------


def burch(**more: Any) -> Playing:
    details = {
        "rock": 3 + 1,
        "hand": [BURCH, "Roan", "Shotgun", "Evanor", "Mechanical Horse"],
        "discard": ["Pinto", "Soothe"],
        "at": {"home": ["Silas Aims"], "The Place": ["Olivia Jenks"], "Blake Ranch": ["Jake Smiley"]},
        **more,
    }
    table = Playing(
        side("Law Dogs", deeds=["The Place"], **details),
        side("The Sloane Gang", deeds=["Blake Ranch"], at={"town square": ["Fred Aims"]}),
    )
    return table.shops(BURCH)


@pytest.mark.plays(BURCH)
def test_burch_brings_goods_to_town() -> None:
    table = burch().reacts(BURCH)
    assert table.at(BURCH) == "The Place"  # the only location in town where a dude of yours is
    assert set(table.choices()) == {"Roan", "Pinto", "none"}  # a Shotgun costs 2 and there is 1
    table.answer("Pinto")
    assert set(table.choices()) == {BURCH, "Olivia Jenks"}
    table.answer("Olivia Jenks")
    assert (table.card("Pinto").place, table.rock(0)) == (table.id("Olivia Jenks"), 0)


@pytest.mark.plays(BURCH)
def test_burch_may_come_with_nothing() -> None:
    table = burch().reacts(BURCH).answer("none")
    assert (table.at(BURCH), table.rock(0)) == ("The Place", 1)


@pytest.mark.refuses(BURCH)
def test_burch_needs_a_friend_in_town() -> None:
    table = burch(at={"home": ["Silas Aims"], "Blake Ranch": ["Jake Smiley"]})
    table.never_offered(BURCH, until=Question.NOON)
    assert table.at(BURCH) == "Law Dogs"


# --- decoys ------------------------------------------------------------------------------------------


@pytest.mark.refuses(BURCH)
def test_burch_carries_goods_only_that_are_no_gadgets_and_not_unique() -> None:
    table = burch(
        rock=20, hand=[BURCH, "Roan", "Evanor", "Mechanical Horse", "Jake Smiley", "Soothe"], discard=[]
    )
    assert set(table.reacts(BURCH).choices()) == {"Roan", "none"}


@pytest.mark.refuses(OWL)
def test_the_owl_sees_dudes_and_not_what_they_carry() -> None:
    table = shootout(["Olivia Jenks", OWL], ["Allie Hensman | Shotgun", "Fred Aims"]).uses(OWL)
    assert set(table.choices()) == {"Allie Hensman", "Fred Aims"}


@pytest.mark.plays(GOLEM)
def test_eleven_grit_is_enough_and_only_fighters_wake() -> None:
    table = shootout(
        ["Silas Aims | value 3"],
        ["Olivia Jenks | booted | Roan booted", GOLEM],
        mark={"outfit": "The Fourth Ring", "at": {"home": ["Travis Moone | booted"]}},
    )
    table.passes(0).uses(GOLEM, "no")
    assert set(table.choices()) == {"Olivia Jenks", "none"}
