"""Spells of Too Tough to Die."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import RankChanged
from doomtown import third_player
from doomtown.scenes import CHEATING, HANDS, draws, shootout, showdown, total, usable, with_text

HUCKSTER = "Steele Archer | Gateway"  # a Huckster 2, so a 4 is enough


def at_home(*people: str, top: str = "4S") -> Playing:
    return Playing(
        side("The Fourth Ring", deck=[top], at={"home": [HUCKSTER, *people], "town square": ["The Angler"]}),
        side("Law Dogs", deeds=["Bunkhouse"]),
    )


@pytest.mark.ruling("RC4-gateway-01")
@pytest.mark.plays("Gateway")
def test_an_abomination_goes_anywhere() -> None:
    table = at_home("Bobo | booted").uses("Gateway", "Bunkhouse")
    assert (table.at("Bobo"), table.booted("Gateway")) == ("Bunkhouse", True)


@pytest.mark.ruling("RC4-gateway-01")
@pytest.mark.refuses("Gateway")
def test_only_an_abomination_dude_of_yours_here_goes() -> None:
    """Steele himself, an Abomination goods and Abominations elsewhere do not count."""
    table = at_home("Olivia Jenks")
    assert f"use:{table.id('Gateway')}:step_through" not in table.plays()
    failing = at_home("Bobo", top="3S").uses("Gateway", "Bunkhouse")
    assert failing.at("Bobo") == "The Fourth Ring"


def in_a_shootout(where: dict[str, list[str]], *, monster: str = "Bobo", top: str = "4S") -> Playing:
    """A fight in the town square; the Abomination is at the Bunkhouse."""
    table = Playing(
        side("The Fourth Ring", deck=[top], deeds=["Undertaker"], at={**where, "Bunkhouse": [monster]}),
        side("Law Dogs", deeds=["Bunkhouse"], at={"town square": ["Tommy Harden"]}),
    )
    table.calls_out("Olivia Jenks", "Tommy Harden").answer("yes")
    while "join" in table.ask.message.key:
        table.answer(
            "Steele Archer" if "town square" in where and "Steele Archer" in table.choices() else "done"
        )
    return table


@pytest.mark.ruling("RC4-gateway-01")
@pytest.mark.plays("Gateway")
@pytest.mark.parametrize(
    "where",
    [
        {"town square": ["Olivia Jenks", HUCKSTER]},
        {"town square": ["Olivia Jenks"], "home": [HUCKSTER]},  # cast from outside: it brings somebody in
    ],
    ids=["caster in the posse", "caster at home"],
)
def test_an_abomination_comes_into_the_fight(where: dict[str, list[str]]) -> None:
    table = in_a_shootout(where, monster="Bobo | booted").uses("Gateway")
    assert table.posse(0)[-1] == "Bobo"
    assert table.at("Bobo") == "Town Square"


@pytest.mark.ruling("RC4-gateway-01")
@pytest.mark.refuses("Gateway")
def test_nobody_else_comes_through() -> None:
    table = in_a_shootout({"town square": ["Olivia Jenks", HUCKSTER]}, monster="Clint Ramsey")
    assert table.plays() == ["pass"]


@pytest.mark.ruling("RC4-gateway-01")
@pytest.mark.refuses("Gateway")
def test_an_abomination_that_is_no_dude_is_out_of_reach() -> None:
    """Ol' Howard, attached to a deed at the caster's side, is an Abomination but no dude any more."""
    table = Playing(
        side(
            "The Fourth Ring",
            deck=["4S"],
            deeds=["Undertaker | Ol' Howard"],
            at={"Undertaker": [HUCKSTER]},
        ),
        side("Law Dogs"),
    )
    assert f"use:{table.id('Gateway')}:step_through" not in table.plays()


# --- Bedazzle --------------------------------------------------------------------------------------

BEDAZZLE = "Bedazzle"


def dazzling(top: str = "AS", theirs: tuple[str, ...] = CHEATING[7]) -> Playing:
    """The hand lies on the deck, and below it what is pulled."""
    return showdown(
        [f"Steele Archer | {BEDAZZLE}"],
        ["Fred Aims | bullets -1", "Allie Hensman | bullets -1"],
        ((*HANDS[3], top), theirs),
    ).until(Question.RESOLUTION)


@pytest.mark.plays(BEDAZZLE)
def test_a_dazzled_cheat_loses_ranks_and_a_gun() -> None:
    table = dazzling().uses(BEDAZZLE, "The Sloane Gang")
    assert (total(table, 1), table.choices()) == (7 - 2, ["Fred Aims", "Allie Hensman"])
    table.answer("Allie Hensman")
    assert (table.bullets("Allie Hensman"), table.bullets("Fred Aims"), table.booted(BEDAZZLE)) == (
        0,
        1,
        True,
    )


@pytest.mark.refuses(BEDAZZLE)
def test_nobody_honest_is_dazzled() -> None:
    assert not usable(dazzling(theirs=HANDS[7]), BEDAZZLE)


@pytest.mark.plays(BEDAZZLE)
def test_in_lowball_only_the_hand_suffers() -> None:
    table = Playing(
        side("The Fourth Ring", rock=5, deck=(*HANDS[1], "AS"), at={"home": [f"Steele Archer | {BEDAZZLE}"]}),
        side("The Sloane Gang", rock=5, deck=CHEATING[7], at={"home": ["Allie Hensman"]}),
        phase="gambling",
    )
    table.until(Question.CHEATIN).uses(BEDAZZLE, "The Sloane Gang")
    changed = [(change.seat, change.amount) for change in table.events(RankChanged)]
    assert (changed, table.bullets("Allie Hensman")) == ([(1, -2)], 2)


# --- Exultant Translocation ------------------------------------------------------------------------

EXULTANT = "Exultant Translocation"


def exulting(top: str, friend: str = "Clyde Owens | booted") -> Playing:
    """Father Tolarios is Blessed 2, so a 4 is just enough."""
    return Playing(
        side(
            "Law Dogs",
            deck=[top],
            at={"home": [f"Father Tolarios | {EXULTANT}", "Abram Grothe"], "town square": [friend]},
        ),
        side("The Sloane Gang", at={"town square": ["Fred Aims"]}),
    )


@pytest.mark.plays(EXULTANT)
@pytest.mark.parametrize(("top", "booted"), [("4S", True), ("9S", True), ("10S", False)])
def test_two_change_places_and_a_great_song_wakes_one(top: str, booted: bool) -> None:
    table = exulting(top).uses(EXULTANT)
    assert (table.at("Father Tolarios"), table.at("Clyde Owens")) == ("Town Square", "Law Dogs")
    assert (table.booted("Clyde Owens"), table.booted(EXULTANT)) == (booted, True)


@pytest.mark.refuses(EXULTANT)
def test_nobody_here_nobody_elses_and_not_off_key() -> None:
    table = exulting("3S").uses(EXULTANT)
    assert (table.at("Father Tolarios"), table.at("Clyde Owens")) == ("Law Dogs", "Town Square")
    alone = Playing(
        side("Law Dogs", at={"home": [f"Father Tolarios | {EXULTANT}", "Abram Grothe"]}),
        side("The Sloane Gang", at={"town square": ["Fred Aims"]}),
    )
    assert not usable(alone, EXULTANT)


# --- Retribution -----------------------------------------------------------------------------------

RETRIBUTION = "Retribution"


def judging(
    pull: str, mine: tuple[str, ...], theirs: tuple[str, ...], foe: str = "Barton Everest | bullets -2"
) -> Playing:
    """Barton's value is 5; Father Tolarios is Blessed 2."""
    table = shootout(
        [f"Father Tolarios | {RETRIBUTION}"], ["Fred Aims | bullets -2", foe], hands=((pull, *mine), theirs)
    ).uses(RETRIBUTION, "Barton Everest")
    return draws(table, "Fred Aims", "Father Tolarios")


@pytest.mark.plays(RETRIBUTION)
@pytest.mark.refuses(RETRIBUTION)
@pytest.mark.parametrize(
    ("pull", "mine", "theirs", "zone"),
    [
        ("3S", HANDS[2], CHEATING[2], "hill"),
        ("2S", HANDS[2], CHEATING[2], "play"),
        ("3S", CHEATING[2], CHEATING[2], "play"),
        ("3S", HANDS[2], HANDS[2], "play"),
    ],
    ids=["judged", "failed", "you cheat too", "they are honest"],
)
def test_a_cheat_s_dude_is_judged(
    pull: str, mine: tuple[str, ...], theirs: tuple[str, ...], zone: str
) -> None:
    assert judging(pull, mine, theirs).zone("Barton Everest") == zone


@pytest.mark.plays(RETRIBUTION)
def test_nothing_prevents_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Barton Everest", cannot=words.says(words.CANNOT_BE_ACED))
    assert judging("3S", HANDS[2], CHEATING[2]).zone("Barton Everest") == "hill"


@pytest.mark.refuses(RETRIBUTION)
def test_a_guest_is_judged_by_the_guests_own_hand() -> None:
    posses = third_player.posses(
        [f"Father Tolarios | {RETRIBUTION}"],
        ["Fred Aims"],
        ["Max Baine"],
        ["Bobo"],
        more={0: {"deck": ["KS", *HANDS[2]]}, 1: {"deck": CHEATING[2]}},
    ).uses(RETRIBUTION, "Bobo")
    assert draws(posses).zone("Bobo") == "play"


# --- Guiding Wind ----------------------------------------------------------------------------------

WIND = "Guiding Wind"


@pytest.mark.plays(WIND)
@pytest.mark.parametrize(
    ("dude", "bullets"),
    [
        ("Barton Everest", 1),
        ("Barton Everest | influence 4", 3),
        ("Barton Everest | influence 1 | bullets -2", 2),
    ],
)
def test_the_wind_evens_guns_with_voices(dude: str, bullets: int) -> None:
    table = shootout([f"Laughing Crow | {WIND}"], [dude], hands=(["KS"], ())).uses(WIND, "Barton Everest")
    assert (table.bullets("Barton Everest"), table.booted(WIND)) == (bullets, True)


@pytest.mark.refuses(WIND)
def test_it_blows_on_both_posses_but_not_on_your_tokens_or_who_is_away() -> None:
    table = shootout(
        [f"Laughing Crow | {WIND}", "Gunslinger", "Mariel Lewis"],
        ["Fred Aims"],
        mark={"at": {"home": ["Barton Everest"]}},
    ).uses(WIND)
    assert table.choices() == ["Laughing Crow", "Mariel Lewis", "Fred Aims"]


# --- Mischievous Coyote ----------------------------------------------------------------------------

COYOTE = "Mischievous Coyote"


def tricking(*mine: str, top: str = "KS") -> Playing:
    return shootout([f"Laughing Crow | {COYOTE}", *mine], ["Fred Aims"], hands=([top], ()))


@pytest.mark.plays(COYOTE)
def test_studs_and_draws_change_places_for_a_round() -> None:
    table = tricking("Clyde Owens", "Tommy Harden")
    assert bonuses(table.state, 0) == (2, 1)
    table.uses(COYOTE)
    assert (bonuses(table.state, 0), bonuses(table.state, 1)) == ((1, 2), (0, 1))
    assert table.booted(COYOTE)


@pytest.mark.refuses(COYOTE)
def test_it_takes_a_stud_and_a_draw_who_are_no_tokens() -> None:
    assert not usable(tricking("Olivia Jenks"), COYOTE)
    assert not usable(tricking("Gunslinger"), COYOTE)
    studs = shootout([f"Laughing Crow | {COYOTE} | Blue Lightnin'", "Clyde Owens"], ["Fred Aims"])
    assert bonuses(studs.state, 0)[1] == 0
    assert not usable(studs, COYOTE)
    failed = tricking("Clyde Owens", top="4S").uses(COYOTE)
    assert bonuses(failed.state, 0) == (1, 1)


@pytest.mark.plays(COYOTE)
def test_a_guest_plays_the_trick_for_the_whole_posse() -> None:
    table = third_player.posses(
        ["Clyde Owens", "Tommy Harden"],
        ["Fred Aims"],
        [f"Laughing Crow | {COYOTE}"],
        more={2: {"deck": ["KS"]}},
    )
    third_player.turn_of(table, 2).uses(COYOTE)
    assert bonuses(table.state, 0) == (1, 2)
