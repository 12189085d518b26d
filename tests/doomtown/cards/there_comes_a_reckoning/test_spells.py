"""Spells of There Comes a Reckoning."""

import pytest

from boomtown.doomtown.reading.numbers import control, player_number, rating
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import rule
from boomtown.doomtown.verbs.cards import why_not_send_home
from doomtown.scenes import CHEATING, HANDS, an_ability, draws, shootout, total, usable

SENTINEL, CENSURE, RUIN = "Sentinel", "Censure", "Raven's Ruin"
PRIEST = "Father Tolarios"  # Blessed 2, no bullets, a stud

# --- Sentinel ----------------------------------------------------------------------------------------


def guard(top: str = "3S", where: str = "home") -> Playing:
    table = Playing(
        side("Law Dogs", deeds=["The Place"], at={where: [f"Stevie Lyndon | {SENTINEL}"]}, deck=[top]),
        side("The Sloane Gang", deeds=["General Store"], at={"home": ["Fred Aims"]}),
    )
    return table.uses(SENTINEL)


@pytest.mark.plays(SENTINEL)
def test_a_sentinel_stands_guard_where_you_like() -> None:
    table = guard("5S")
    assert set(table.choices()) == {"Town Square", "The Place", "none"}
    table.answer("Town Square")
    stevie = table.id("Stevie Lyndon")
    assert (table.bullets("Stevie Lyndon"), table.stud("Stevie Lyndon"), table.at("Stevie Lyndon")) == (
        1,
        True,
        "Town Square",
    )
    assert rating(table.state, stevie, "Blessed") == 1


@pytest.mark.plays(SENTINEL)
@pytest.mark.parametrize(("place", "asked"), [("Town Square", True), ("The Place", False)])
def test_who_keeps_watch_in_the_square_may_become_known(place: str, asked: bool) -> None:
    table = guard("5S").answer(place)
    while table.question == Question.NOON:
        table.passes()
    assert (table.question == Question.YES) is asked
    if asked:
        table.answer("yes")
        assert (table.zone(SENTINEL) == "play", control(table.state, table.id("Stevie Lyndon"))) == (False, 1)


@pytest.mark.plays(SENTINEL)
def test_the_sentinel_may_keep_the_prayer() -> None:
    table = guard("5S").answer("Town Square")
    while table.question == Question.NOON:
        table.passes()
    table.answer("no")
    assert (table.zone(SENTINEL), control(table.state, table.id("Stevie Lyndon"))) == ("play", 0)


@pytest.mark.refuses(SENTINEL)
def test_a_failed_prayer_guards_nothing() -> None:
    table = guard("4S")
    assert (table.stud("Stevie Lyndon"), table.question) == (False, Question.NOON)


# --- Censure -----------------------------------------------------------------------------------------


def censured(theirs: tuple[str, ...] = CHEATING[2], pull: str = "4S") -> Playing:
    """Both draw nothing more than five; the pull for the prayer comes after the hand."""
    table = shootout(
        [f"Stevie Lyndon | {CENSURE}", "Olivia Jenks"],
        ["Fred Aims", "Silas Aims"],
        hands=((*HANDS[1], pull), theirs),
        mark={"at": {"home": ["Allie Hensman"]}},
    )
    return draws(table, "Stevie Lyndon", "Silas Aims")


@pytest.mark.plays(CENSURE)
def test_a_cheater_is_rebuked() -> None:
    table = censured(pull="6S").uses(CENSURE, "yes")
    table.answer("Law Dogs")
    assert (total(table, 0), total(table, 1)) == (3, 2)
    assert player_number(table.state, "casualties", 0) == -3
    assert set(table.choices()) == {"Fred Aims", "Silas Aims", "none"}
    table.answer("Fred Aims")
    assert (table.at("Fred Aims"), table.booted("Fred Aims")) == ("The Sloane Gang", True)


@pytest.mark.plays(CENSURE)
def test_one_may_be_gentle_and_another_hand_may_be_raised() -> None:
    table = censured(pull="6S").uses(CENSURE, "no")
    assert (total(table, 0), total(table, 1)) == (1, 2)
    table.answer("none")
    assert table.posse(1) == ["Fred Aims", "Silas Aims"]
    other = censured(pull="6S").uses(CENSURE, "yes", "The Sloane Gang")
    assert (total(other, 0), total(other, 1)) == (1, 4)


@pytest.mark.refuses(CENSURE)
def test_nobody_is_rebuked_for_an_honest_hand_or_by_a_failed_prayer() -> None:
    assert not usable(censured(HANDS[2]), CENSURE)
    failed = censured(pull="5S").uses(CENSURE)
    assert (total(failed, 0), player_number(failed.state, "casualties", 0)) == (1, 0)


@pytest.mark.plays(CENSURE)
def test_in_lowball_there_is_nobody_to_send_home() -> None:
    table = Playing(
        side("Law Dogs", rock=1, at={"home": [f"Stevie Lyndon | {CENSURE}"]}, deck=[*HANDS[1], "6S"]),
        side("The Sloane Gang", rock=1, at={"home": ["Fred Aims"]}, deck=CHEATING[2]),
        phase="gambling",
    )
    table.uses(CENSURE, "yes", "The Sloane Gang")
    assert (table.at("Fred Aims"), table.booted("Fred Aims")) == ("The Sloane Gang", False)
    assert player_number(table.state, "casualties", 0) == 0


# --- Raven's Ruin ------------------------------------------------------------------------------------


def ruined(deed: str = "The Place", owner: int = 1, top: str = "8S", note: str = "") -> Playing:
    """A Shaman with no skill stands at a deed with the Totem; others of yours are about."""
    deeds = [f"{deed}{note} | {RUIN}"]
    table = Playing(
        side(
            "Law Dogs",
            deeds=deeds if owner == 0 else [],
            at={deed: ["Fears No Owls"], "home": ["Olivia Jenks"], "town square": ["Jake Smiley | booted"]},
            deck=[top],
        ),
        side("The Sloane Gang", deeds=deeds if owner == 1 else [], at={"home": ["Fred Aims"]}),
    )
    return table.uses(RUIN)


@pytest.mark.plays(RUIN)
@pytest.mark.parametrize(("boots", "rock"), [("yes", 1), ("no", 0)])
def test_the_raven_calls_somebody_to_the_ruin_and_loots_it(boots: str, rock: int) -> None:
    table = ruined()
    assert set(table.choices()) == {"Olivia Jenks", "Jake Smiley"}
    table.answer("Jake Smiley").answer(boots)
    assert (table.at("Jake Smiley"), table.rock(0), table.booted("The Place")) == (
        "The Place",
        rock,
        boots == "yes",
    )


@pytest.mark.refuses(RUIN)
@pytest.mark.parametrize(
    ("deed", "owner", "note"), [("The Place", 0, ""), ("Cattle Market", 1, ""), ("The Place", 1, " | booted")]
)
def test_your_own_deeds_worthless_ones_and_booted_ones_are_not_looted(
    deed: str, owner: int, note: str
) -> None:
    table = ruined(deed, owner, note=note).answer("Olivia Jenks")
    assert (table.at("Olivia Jenks"), table.question, table.rock(0)) == (deed, Question.NOON, 0)


@pytest.mark.refuses(RUIN)
def test_the_raven_does_not_come_to_a_weak_call_or_to_a_home() -> None:
    failed = ruined(top="7S").answer("Olivia Jenks")
    assert failed.at("Olivia Jenks") == "Law Dogs"
    table = Playing(
        side("Gateway To Beyond", rock=2, hand=[RUIN], deeds=["The Place"], at={"home": ["Fears No Owls"]}),
        side("The Sloane Gang"),
    )
    assert table.why_not("shop", RUIN) is not None


# --- Nightmare Realm ---------------------------------------------------------------------------------

REALM, INTERCESSION = "Nightmare Realm", "Intercession"


def dreaming(pull: str = "AS") -> Playing:
    """Steele Archer is a Huckster 2."""
    table = shootout(
        [f"Steele Archer | {REALM}", "Olivia Jenks"],
        ["Barton Everest", "Silas Aims"],
        leader={"deck": [pull, *HANDS[1]], "at": {"home": ["Travis Moone"]}},
        mark={"at": {"home": ["Fred Aims"]}},
    )
    return table.uses(REALM)


@pytest.mark.plays(REALM)
def test_a_nightmare_holds_and_wears_down() -> None:
    table = dreaming()
    assert set(table.choices()) == {"Barton Everest", "Silas Aims"}
    table.answer("Barton Everest")
    assert set(table.choices()) == {"Steele Archer", "Olivia Jenks"}
    table.answer("Olivia Jenks")
    assert (table.bullets("Olivia Jenks"), table.bullets("Barton Everest")) == (3, 2)
    cause = an_ability(1, table, "The Sloane Gang")
    assert why_not_send_home(table.state, table.id("Barton Everest"), cause) is not None
    assert why_not_send_home(table.state, table.id("Silas Aims"), cause) is None
    table.until(Question.SHOOTER)
    assert (table.bullets("Barton Everest"), table.value("Barton Everest")) == (1, 4)
    table.until(Question.CASUALTIES)
    assert (table.bullets("Barton Everest"), table.value("Barton Everest")) == (1, 4)  # once a round


@pytest.mark.refuses(REALM)
def test_a_hex_that_fails_frightens_nobody() -> None:
    table = shootout(
        [f"Stevie Lyndon | {REALM}"],
        ["Barton Everest"],
        leader={"deck": ["KS"], "at": {"home": ["Olivia Jenks"]}},
    )
    assert not usable(table, REALM)  # no Huckster


# --- Intercession ------------------------------------------------------------------------------------


def interceded(top: str = "6S", mine: str = "Olivia Jenks") -> Playing:
    """Cliff makes a stud of an opposing dude at Noon; Stevie prays at home."""
    return Playing(
        side(
            "Law Dogs",
            at={"home": [f"Stevie Lyndon | {INTERCESSION}"], "town square": [mine]},
            deck=[top],
        ),
        side(
            "The Sloane Gang",
            deeds=["Cliff's #4 Saloon"],
            at={"Cliff's #4 Saloon": ["Fred Aims", "Barton Everest"]},
        ),
        turn=1,
    )


@pytest.mark.plays(INTERCESSION)
def test_a_new_stud_on_the_other_side_is_answered() -> None:
    table = interceded().uses("Cliff's #4 Saloon", "Fred Aims").reacts(INTERCESSION)
    assert set(table.choices()) == {"Stevie Lyndon", "Olivia Jenks"}
    table.answer("Olivia Jenks")
    assert (table.stud("Olivia Jenks"), table.booted(INTERCESSION)) == (True, True)


@pytest.mark.refuses(INTERCESSION)
def test_who_was_a_stud_already_becomes_none_and_a_weak_prayer_is_not_heard() -> None:
    table = interceded().uses("Cliff's #4 Saloon", "Barton Everest")
    table.never_offered(INTERCESSION, until=Question.NOON)
    weak = interceded(top="4S").uses("Cliff's #4 Saloon", "Fred Aims").reacts(INTERCESSION, "Olivia Jenks")
    assert not weak.stud("Olivia Jenks")


@pytest.mark.refuses(INTERCESSION)
def test_your_own_studs_are_not_answered() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Cliff's #4 Saloon"],
            at={"home": [f"Stevie Lyndon | {INTERCESSION}"], "Cliff's #4 Saloon": ["Olivia Jenks"]},
        ),
        side("The Sloane Gang"),
    )
    table.uses("Cliff's #4 Saloon", "Olivia Jenks").never_offered(INTERCESSION, until=Question.NOON)


@pytest.mark.plays(INTERCESSION)
def test_both_sides_take_heart() -> None:
    table = shootout(
        [f"Stevie Lyndon | {INTERCESSION}", "Olivia Jenks"],
        ["Fred Aims | booted", "Silas Aims"],
        leader={"deck": ["8S"], "at": {"home": ["Travis Moone"]}},
    )
    table.uses(INTERCESSION)
    assert set(table.choices()) == {"Stevie Lyndon", "Olivia Jenks"}
    table.answer("Olivia Jenks").answer("Fred Aims")
    assert (table.bullets("Olivia Jenks"), table.bullets("Fred Aims"), table.booted("Fred Aims")) == (
        4,
        4,
        False,
    )


# --- Remedy ------------------------------------------------------------------------------------------

REMEDY = "Remedy"


def cured(foe: str = "Lane Healey | Roan | Shotgun | bullets 2", top: str = "7S") -> Playing:
    """Lane has 1 bullet, 2 for his Horse, 1 for the Shotgun, and 2 that he was given."""
    table = shootout(
        [f"Fears No Owls | {REMEDY}", "Olivia Jenks"],
        [foe, "Silas Aims"],
        leader={"deck": [top], "at": {"home": ["Travis Moone"]}},
        mark={"hand": ["Pistol Whip"], "at": {"home": ["Allie Hensman"]}},
    )
    return table.uses(REMEDY)


@pytest.mark.plays(REMEDY)
def test_a_remedy_leaves_the_dude_and_the_gun() -> None:
    table = cured()
    assert table.bullets("Lane Healey") == 1 + 2 + 1 + 2
    assert set(table.choices()) == {"Fears No Owls", "Olivia Jenks", "Lane Healey", "Silas Aims"}
    table.answer("Lane Healey")
    assert table.bullets("Lane Healey") == 1 + 1
    by_card = an_ability(1, table, "The Sloane Gang")
    assert why_not_send_home(table.state, table.id("Lane Healey"), by_card) is not None
    assert why_not_send_home(table.state, table.id("Silas Aims"), by_card) is None
    assert why_not_send_home(table.state, table.id("Lane Healey"), rule("flee", 1)) is None
    table.uses("Pistol Whip", "Lane Healey", "Olivia Jenks")
    assert table.bullets("Lane Healey") == 1 + 1 - 1  # what comes later counts


@pytest.mark.plays(REMEDY)
def test_what_was_taken_is_given_back_and_sidekicks_do_not_shoot() -> None:
    table = cured("Fred Aims | Mutant Cattle | bullets -2").answer("Fred Aims")
    assert table.bullets("Fred Aims") == 2


@pytest.mark.refuses(REMEDY)
def test_a_remedy_for_one_takes_nothing_from_another() -> None:
    """Twilight is about whoever shoots beside a skill, and about nobody by name: it stays for all but the cured."""
    table = shootout(
        [f"Fears No Owls | {REMEDY}", "Olivia Jenks"],
        ["Silas Aims"],
        leader={"deck": ["7S", *HANDS[1]], "hand": ["Twilight Is Upon Us"], "rock": 1},
    ).uses("Twilight Is Upon Us")
    table.passes(1).uses(REMEDY, "Fears No Owls")
    draws(table, "Olivia Jenks", "Silas Aims")
    assert table.bullets("Olivia Jenks") == 2 + 2


@pytest.mark.plays(REMEDY)
@pytest.mark.refuses(REMEDY)
@pytest.mark.parametrize("booted", [True, False])
def test_a_remedy_takes_what_a_text_gives_and_not_what_it_begins_to_give(booted: bool) -> None:
    """Tyxarglenak has 2 bullets more while unbooted; what it did not have yet was not removed (ruling 1305)."""
    monster = "Tyxarglenak (Exp 1)"
    table = shootout(
        [f"Fears No Owls | {REMEDY}"],
        [f"{monster} | Doyle's Hoyle" + " | booted" * booted],
        leader={"deck": ["7S"]},
        mark={"hand": ["Missed!"]},
    )
    assert table.bullets(monster) == 3 + 2 * (not booted)
    table.uses(REMEDY, "Tyxarglenak")
    assert table.bullets(monster) == 3
    if booted:
        table.uses("Missed!")
        assert table.bullets(monster) == 3 + 2


@pytest.mark.refuses(REMEDY)
def test_a_remedy_that_fails_cures_nobody() -> None:
    assert cured(top="6S").answer("Lane Healey").bullets("Lane Healey") == 6
