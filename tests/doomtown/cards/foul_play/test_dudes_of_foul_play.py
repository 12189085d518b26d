"""More dudes of Foul Play."""

import pytest

from boomtown.doomtown.reading.active import says
from boomtown.doomtown.reading.numbers import rating
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Cause
from boomtown.doomtown.state.events import Booted, rule
from boomtown.doomtown.text.sayings import CANNOT_BE_AFFECTED
from boomtown.doomtown.verbs.cards import ace, discard
from doomtown.scenes import (
    HANDS,
    an_ability,
    everybody_joins,
    facing,
    guests_join,
    happens,
    refused,
    shootout,
    unmoved,
)
from doomtown.third_player import turn_of

WW = " [Weird West]"

# --- Joseph Dusty Hill ------------------------------------------------------------------------------

JOSEPH = "Joseph Dusty Hill"


@pytest.mark.plays(JOSEPH)
@pytest.mark.refuses(JOSEPH)
@pytest.mark.parametrize(
    ("carried", "influence", "bullets", "shaman"),
    [("", 1, 2, 1), (" | Many Speak As One", 2, 2, 1), (" | Fancy New Hat", 1, 3, 3), (" | Roan", 1, 2, 1)],
)
def test_joseph_is_as_good_as_what_he_carries(
    carried: str, influence: int, bullets: int, shaman: int
) -> None:
    table = facing([f"{JOSEPH}{carried}"], ["Black Elk | Many Speak As One"])
    bonus = 1 if "Hat" in carried else 0  # a hat's own influence
    found = (
        table.influence(JOSEPH) - bonus,
        table.bullets(JOSEPH),
        rating(table.state, table.id(JOSEPH), "Shaman"),
    )
    assert found == (influence, bullets, shaman)


# --- The Tattooed Man -------------------------------------------------------------------------------

TATTOOED = "The Tattooed Man"


def stripped(doing: str, answer: str, carrier: str = TATTOOED) -> Playing:
    """Something discards or aces a Hex on its bearer: an ability of the other player's."""
    others = [] if carrier == TATTOOED else [TATTOOED]
    table = facing([f"{carrier} | Phantom Fingers | Holy Roller", *others], ["Jake Smiley"])
    cause = an_ability(1, table, "Jake Smiley")
    step = {"discard": discard, "ace": ace}[doing](table.state, table.id("Phantom Fingers"), cause)
    asked = next(step, None)
    if asked is not None:
        with pytest.raises(StopIteration):
            step.send(answer)
    return table


@pytest.mark.plays(TATTOOED)
@pytest.mark.parametrize(
    ("doing", "answer", "zone"),
    [
        ("discard", "yes", "hand"),
        ("discard", "no", "discard"),
        ("ace", "yes", "discard"),
        ("ace", "no", "hill"),
    ],
)
def test_a_hex_of_the_tattooed_man_fades_to_a_better_place(doing: str, answer: str, zone: str) -> None:
    assert stripped(doing, answer).zone("Phantom Fingers") == zone


@pytest.mark.refuses(TATTOOED)
@pytest.mark.parametrize("doing", ["discard", "ace"])
def test_other_dudes_hexes_other_spells_and_other_reasons_are_as_ever(doing: str) -> None:
    gone = {"discard": "discard", "ace": "hill"}[doing]
    assert stripped(doing, "yes", "Steele Archer").zone("Phantom Fingers") == gone
    table = facing([f"{TATTOOED} | Phantom Fingers | Holy Roller"], ["Jake Smiley"])
    verb = {"discard": discard, "ace": ace}[doing]
    happens(verb(table.state, table.id("Holy Roller"), an_ability(1, table, "Jake Smiley")))
    happens(verb(table.state, table.id("Phantom Fingers"), rule("limit", 0)))
    assert (table.zone("Holy Roller"), table.zone("Phantom Fingers")) == (gone, gone)


# --- Riorden O'Lithen -------------------------------------------------------------------------------

RIORDEN = "Riorden O'Lithen"


def denouncing(riorden: str = f"{RIORDEN} | Holy Roller") -> Playing:
    return Playing(
        side(
            "Law Dogs",
            deeds=["Bunkhouse"],
            at={
                "Bunkhouse": [riorden],
                "home": ["Jake Smiley"],
                "The Sloane Gang": ["Father Tolarios | Soothe"],
            },
        ),
        side(
            "The Sloane Gang",
            at={"town square": ["Allie Hensman | bounty 1", "Travis Moone"], "home": ["Fred Aims"]},
        ),
    )


@pytest.mark.plays(RIORDEN)
@pytest.mark.parametrize(
    ("dude", "bounty", "zone"), [("Allie Hensman", 2, "play"), ("Travis Moone", 1, "discard")]
)
def test_riorden_s_word_costs_the_spell_only_against_the_innocent(dude: str, bounty: int, zone: str) -> None:
    table = denouncing().uses(RIORDEN)
    assert table.choices() == [RIORDEN, "Jake Smiley", "Allie Hensman", "Travis Moone"]  # not Fred
    table.answer(dude)
    assert (table.bounty(dude), table.zone("Holy Roller")) == (bounty, zone)
    assert table.booted("Holy Roller") or zone == "discard"
    assert not table.booted(RIORDEN)


@pytest.mark.refuses(RIORDEN)
@pytest.mark.parametrize("riorden", [RIORDEN, f"{RIORDEN} | Holy Roller booted", f"{RIORDEN} | Roan"])
def test_riorden_needs_an_unbooted_spell(riorden: str) -> None:
    assert refused(denouncing(riorden), RIORDEN) == "RB-5.3.1-06"


@pytest.mark.refuses(RIORDEN)
def test_a_spell_kept_from_booting_denounces_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, "Holy Roller", Booted)
    table = denouncing().uses(RIORDEN, "Travis Moone")
    assert (table.bounty("Travis Moone"), table.zone("Holy Roller")) == (0, "play")


# --- Elliot Smithson --------------------------------------------------------------------------------

ELLIOT, CHARGE = "Elliot Smithson", "Establishin' Who's in Charge"


def working(*posse: str) -> Playing:
    """A job against the Undertaker, which nobody opposes, is over."""
    table = Playing(
        side("The Sloane Gang", rock=5, hand=[CHARGE], at={"town square": list(posse)}),
        side("Law Dogs", deeds=["Undertaker"], at={"home": ["Jake Smiley | booted"]}),
    )
    table.uses(CHARGE, posse[0])
    return everybody_joins(table, list(posse))


@pytest.mark.plays(ELLIOT)
def test_elliot_home_from_a_job_lets_its_leader_rest_and_is_paid() -> None:
    table = working("Fred Aims", ELLIOT)
    before = table.rock(0)
    assert (table.booted("Fred Aims"), table.booted(ELLIOT)) == (True, True)
    table.reacts(ELLIOT)
    assert (table.booted("Fred Aims"), table.rock(0)) == (False, before + 1)


@pytest.mark.plays(ELLIOT, "Carter's Bounties")
def test_the_leader_is_home_before_elliot_even_who_left_and_came_back() -> None:
    """Fred was whipped out of the fight and fetched again, so that he stands behind Elliot in the posse."""
    table = Playing(
        side(
            "The Sloane Gang",
            rock=5,
            hand=[CHARGE],
            deck=HANDS[4],
            deeds=["Carter's Bounties"],
            at={"town square": ["Fred Aims", ELLIOT]},
        ),
        side(
            "Law Dogs",
            hand=["Pistol Whip"],
            deck=HANDS[1],
            deeds=["Undertaker"],
            at={"Undertaker": ["Jake Smiley"]},
        ),
    )
    table.uses(CHARGE, "Fred Aims", "Undertaker")
    everybody_joins(table, [ELLIOT]).until(Question.OPPOSE).answer("yes").until(Question.SHOOTOUT)
    turn_of(table, 1).uses("Pistol Whip", "Fred Aims").uses("Carter's Bounties")
    assert table.posse(0) == [ELLIOT, "Fred Aims"]
    table.until(Question.REACT).reacts(ELLIOT)
    assert (table.at("Fred Aims"), table.booted("Fred Aims")) == ("The Sloane Gang", False)


@pytest.mark.refuses(ELLIOT)
def test_elliot_who_stayed_away_or_was_sent_home_otherwise_is_paid_nothing() -> None:
    table = facing([ELLIOT], ["Jake Smiley"], turn=1).calls_out("Jake Smiley", ELLIOT).answer("no")
    assert table.booted(ELLIOT)
    table.never_offered(ELLIOT, until=Question.NOON)


@pytest.mark.refuses(ELLIOT)
def test_others_who_come_home_from_a_job_are_none_of_elliot_s_business() -> None:
    table = Playing(
        side("The Sloane Gang", rock=5, hand=[CHARGE], at={"town square": ["Fred Aims"], "home": [ELLIOT]}),
        side("Law Dogs", deeds=["Undertaker"], at={"home": ["Jake Smiley | booted"]}),
    ).uses(CHARGE, "Fred Aims")
    everybody_joins(table, []).never_offered(ELLIOT, until=Question.NOON)
    assert table.booted("Fred Aims")


@pytest.mark.refuses(ELLIOT)
def test_a_job_of_a_spell_is_not_elliot_s_kind() -> None:
    table = Playing(
        side(
            "The Sloane Gang", deck=["KC"], at={"town square": ["Father Tolarios | Fiery Rhetoric", ELLIOT]}
        ),
        side("Law Dogs", at={"home": ["Jake Smiley | booted"]}),
    ).uses("Fiery Rhetoric")
    everybody_joins(table, [ELLIOT])
    assert table.booted(ELLIOT)
    table.never_offered(ELLIOT, until=Question.NOON)


# --- Shelby Hunt ------------------------------------------------------------------------------------

SHELBY = "Shelby Hunt"


@pytest.mark.plays(SHELBY)
def test_against_a_better_gun_shelby_stands_tall_and_untouched() -> None:
    table = shootout(
        [SHELBY, "Jake Smiley"],
        ["Androcles Brocklehurst | bullets 2"],
        leader={"hand": ["Pistol Whip"]},
        mark={"hand": ["Pistol Whip"]},
    ).uses(SHELBY)
    assert (table.bullets(SHELBY), table.stud(SHELBY), table.booted(SHELBY)) == (3, True, False)
    table.uses("Pistol Whip @1")  # nobody could be sent home but Jake (ruling 320)
    assert (table.at(SHELBY), table.at("Jake Smiley")) == ("Town Square", "Law Dogs")


@pytest.mark.refuses(SHELBY)
def test_against_no_better_gun_shelby_is_used_in_vain() -> None:
    table = shootout(
        [SHELBY],
        ["Allie Hensman"],
        leader={"at": {"home": ["Clyde Owens"]}},
        mark={"at": {"home": ["Steven Wiles"]}},
    ).uses(SHELBY)
    assert (table.bullets(SHELBY), table.stud(SHELBY)) == (2, False)


@pytest.mark.refuses(SHELBY)
def test_shelby_s_own_side_still_reaches_shelby() -> None:
    table = shootout([SHELBY, "Jake Smiley"], ["Clyde Owens"], leader={"hand": ["Pistol Whip"]}).uses(SHELBY)
    shelby, clyde = table.id(SHELBY), table.id("Clyde Owens")
    for timing, touched in (("shootout", False), ("resolution", True)):
        cause = Cause("ability", "test", 1, clyde, timing)  # type: ignore[arg-type]
        assert (says(table.state, CANNOT_BE_AFFECTED, shelby, cause) is None) is touched
    table.passes(1).uses("Pistol Whip", SHELBY)
    assert table.booted(SHELBY)


# --- Forster Cooke ----------------------------------------------------------------------------------

FORSTER = "Forster Cooke"


@pytest.mark.plays(FORSTER)
@pytest.mark.refuses(FORSTER)
@pytest.mark.parametrize(
    ("where", "more"),
    [("Cooke's Nightcap", 1), ("Flint's Amusements", 1), ("Bunkhouse", 0), ("town square", 0)],
)
def test_at_a_saloon_or_casino_forster_buys_rounds_for_all_yours(where: str, more: int) -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Cooke's Nightcap", "Flint's Amusements", "Bunkhouse"],
            at={where: [FORSTER], "home": ["Jake Smiley"]},
        ),
        side("The Sloane Gang", at={where: ["Allie Hensman"]}),
    )
    assert (table.bullets("Jake Smiley"), table.value("Jake Smiley")) == (1 + more, 1 + more)
    assert (table.bullets(FORSTER), table.bullets("Allie Hensman"), table.value("Allie Hensman")) == (1, 2, 1)


# --- Mariel Lewis -----------------------------------------------------------------------------------

MARIEL = "Mariel Lewis"


@pytest.mark.plays(MARIEL)
@pytest.mark.parametrize("face", [MARIEL, f"{MARIEL}{WW}"])
def test_mariel_s_posse_of_more_influence_talks_a_dude_home(face: str) -> None:
    table = shootout([face, "Jake Smiley"], ["Philip Swinford", "Allie Hensman"]).uses(MARIEL)
    assert table.choices() == ["Philip Swinford", "Allie Hensman"]
    table.answer("Philip Swinford")
    assert (table.at("Philip Swinford"), table.booted("Philip Swinford")) == ("The Sloane Gang", False)
    assert table.posse(1) == ["Allie Hensman"]


@pytest.mark.refuses(MARIEL)
@pytest.mark.parametrize("face", [MARIEL, f"{MARIEL}{WW}"])
def test_with_as_much_influence_on_the_other_side_mariel_talks_in_vain(face: str) -> None:
    table = shootout([face], ["Olivia Jenks"], leader={"at": {"home": ["Lane Healey"]}}).uses(MARIEL)
    assert (table.posse(1), table.question) == (["Olivia Jenks"], Question.SHOOTOUT)


@pytest.mark.refuses(MARIEL)
@pytest.mark.parametrize(("face", "gone"), [(MARIEL, True), (f"{MARIEL}{WW}", False)])
def test_in_weird_west_mariel_does_not_talk_while_you_run_a_job(face: str, gone: bool) -> None:
    table = Playing(
        side("Eagle Wardens", rock=5, hand=[CHARGE], at={"town square": [face]}),
        side("The Sloane Gang", deeds=["Undertaker"], at={"Undertaker": ["Allie Hensman"]}),
    ).uses(CHARGE)
    table.until(Question.OPPOSE).answer("yes")
    everybody_joins(table, ["Allie Hensman"])
    table.until(Question.SHOOTOUT).uses(MARIEL)
    assert (table.at("Allie Hensman") == "The Sloane Gang") is gone


@pytest.mark.plays(MARIEL)
@pytest.mark.parametrize("face", [MARIEL, f"{MARIEL}{WW}"])
def test_against_a_job_of_others_mariel_talks_in_either_wording(face: str) -> None:
    table = Playing(
        side("The Sloane Gang", rock=5, hand=[CHARGE], at={"town square": ["Allie Hensman"]}),
        side("Eagle Wardens", deeds=["Undertaker"], at={"Undertaker": [face]}),
    ).uses(CHARGE)
    table.until(Question.OPPOSE).answer("yes")
    everybody_joins(table, [MARIEL])
    table.until(Question.SHOOTOUT)
    table.passes(0) if table.ask.seat == 0 else table
    table.uses(MARIEL)
    assert table.at("Allie Hensman") == "The Sloane Gang"


@pytest.mark.plays(MARIEL)
def test_a_guest_of_mariel_s_counts_for_her_posse() -> None:
    others = [side("Eagle Wardens", at={"town square": ["Olivia Jenks"]})]
    table = shootout([MARIEL], ["Lane Healey"], others=others, joining=False)
    guests_join(table, "Olivia Jenks").uses(MARIEL)
    assert table.at("Lane Healey") == "The Sloane Gang"  # 2 and 2 against 3


# --- Miranda Clarke ---------------------------------------------------------------------------------

MIRANDA = "Miranda Clarke"


@pytest.mark.plays(MIRANDA)
@pytest.mark.refuses(MIRANDA)
@pytest.mark.parametrize(
    ("face", "notes", "influence", "bullets"),
    [
        (MIRANDA, "", 0, 0),
        (MIRANDA, " | control +1", 2, 0),
        (MIRANDA, " | bounty 1", 0, 0),
        (MIRANDA, " | bounty 2", 0, 2),
        (f"{MIRANDA}{WW}", " | control +1 | bounty 2", 1 + 1, 2),
        (f"{MIRANDA}{WW}", " | bounty 1", 1, 0),
    ],
)
def test_miranda_s_power_comes_of_control_and_infamy(
    face: str, notes: str, influence: int, bullets: int
) -> None:
    table = facing([f"{face}{notes}"], ["Jake Smiley"])
    assert (table.influence(MIRANDA), table.bullets(MIRANDA)) == (influence, bullets)
