"""Spells of Out for Blood."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control, player_number
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted
from boomtown.doomtown.text.numbers import CHEATIN_ALLOWED
from boomtown.doomtown.words import CANNOT_GO_HOME_BOOTED, says
from boomtown.table import text
from doomtown.scenes import CHEATING, HANDS, declines, draws, shootout, showdown, unmoved, usable, with_text
from doomtown.third_player import GUEST, LEADS, posses, turn_of

# --- Wrathful Spider --------------------------------------------------------------------------------

SPIDER = "Wrathful Spider"


@pytest.mark.plays(SPIDER)
def test_the_spider_entangles_a_cheating_shooter() -> None:
    table = showdown(
        ["Jake Smiley", f"Black Elk | {SPIDER}"],
        ["Allie Hensman", "Fred Aims"],
        ((*HANDS[2], "9S"), CHEATING[2]),
        "Jake Smiley",
        "Fred Aims",
    ).uses(SPIDER)
    assert (table.at("Fred Aims"), table.booted("Fred Aims")) == ("The Sloane Gang", True)
    assert (table.posse(1), table.booted(SPIDER)) == (["Allie Hensman"], True)


@pytest.mark.refuses(SPIDER)
def test_honest_shooters_and_gamblers_are_safe_from_it() -> None:
    showdown(["Jake Smiley", f"Black Elk | {SPIDER}"], ["Allie Hensman"], (HANDS[1], HANDS[2])).never_offered(
        SPIDER, until=Question.RUN
    )
    lowball = Playing(
        side("Law Dogs", rock=5, deck=list(HANDS[1]), at={"home": [f"Black Elk | {SPIDER}"]}),
        side("The Sloane Gang", rock=5, deck=list(CHEATING[2])),
        phase="gambling",
    )
    lowball.never_offered(SPIDER, until=Question.NOON)


def bitten(top: str) -> Playing:
    """Black Elk's Shaman 3 and the pull against 6."""
    table = shootout(
        ["Jake Smiley", f"Black Elk | {SPIDER}"],
        ["Allie Hensman", "Fred Aims"],
        hands=([top], HANDS[1]),
        mark={"at": {"home": ["Olivia Jenks"]}},
    ).until(Question.SHOOTOUT)
    table.uses(SPIDER)
    assert table.choices() == ["Allie Hensman", "Fred Aims"]
    return table.answer("Fred Aims")


@pytest.mark.plays(SPIDER)
@pytest.mark.refuses(SPIDER)
@pytest.mark.parametrize(("top", "bullets", "booted"), [("9S", 1, True), ("8S", 1, False), ("2S", 2, False)])
def test_its_bite_weakens_and_numbs_if_it_goes_deep(top: str, bullets: int, booted: bool) -> None:
    table = bitten(top)
    assert (table.bullets("Fred Aims"), table.booted("Fred Aims"), table.booted(SPIDER)) == (
        bullets,
        booted,
        True,
    )


# --- Guiding Light ----------------------------------------------------------------------------------

LIGHT = "Guiding Light"


def beacon(
    rock: tuple[int, int] = (1, 0), *, third: bool = False, top: str = "KS", edition: str = "pinebox"
) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            rock=rock[0],
            deck=[top],
            deeds=["Bunkhouse"],
            at={
                "town square": [f"Ezrael Jones | {LIGHT}", "Rob Wilby | booted"],
                "Bunkhouse": ["Jake Smiley"],
                "home": ["Clint Ramsey"],
                "Blake Ranch": ["Travis Moone"],
            },
        ),
        side("The Sloane Gang", rock=rock[1], deeds=["Blake Ranch"], at={"town square": ["Fred Aims"]}),
        *(
            [side("Morgan Cattle Co.", at={"town square": ["Olivia Jenks"], "Blake Ranch": ["Dulf Zug"]})]
            if third
            else []
        ),
        edition=edition,
    )


@pytest.mark.plays(LIGHT)
@pytest.mark.parametrize(("theirs", "booted"), [(0, False), (3, False)])
def test_the_light_calls_a_dude_home_and_the_poor_rest(theirs: int, booted: bool) -> None:
    table = beacon((1, theirs)).uses(LIGHT, part="call_home")
    assert table.choices() == ["Ezrael Jones", "Rob Wilby", "Jake Smiley"]  # Clint is at home
    table.answer("Rob Wilby")
    assert (table.at("Rob Wilby"), table.rock(0), table.rock(1)) == ("Law Dogs", 0, theirs + 1)
    assert (table.booted("Rob Wilby"), table.booted(LIGHT)) == (booted, True)


@pytest.mark.plays(LIGHT)
@pytest.mark.refuses(LIGHT)
def test_the_richer_get_no_rest_and_failing_costs_nothing() -> None:
    table = beacon((3, 1)).uses(LIGHT, "Rob Wilby", part="call_home")  # 2 and 2 then
    assert (table.at("Rob Wilby"), table.booted("Rob Wilby"), table.rock(1)) == ("Law Dogs", True, 2)
    failed = beacon((1, 0), top="2S").uses(LIGHT, "Rob Wilby", part="call_home")
    assert (failed.at("Rob Wilby"), failed.rock(0), failed.booted(LIGHT)) == ("Town Square", 1, True)
    lost = beacon((2, 0), top="2S").uses(LIGHT, part="see_off")
    assert (lost.at("Fred Aims"), lost.rock(0)) == ("Town Square", 2)
    assert not usable(beacon((0, 0)), LIGHT)
    old = beacon((1, 0), top="2S", edition="aeg").uses(LIGHT, "Rob Wilby", part="call_home")
    assert (old.at("Rob Wilby"), old.rock(0)) == ("Town Square", 0), "a cost in the 2014-15 edition"


@pytest.mark.plays(LIGHT)
@pytest.mark.refuses(LIGHT)
def test_the_light_shows_others_the_way_for_two() -> None:
    table = beacon((2, 0), third=True).uses(LIGHT, part="see_off")
    assert table.choices() == ["Fred Aims", "Olivia Jenks"]
    table.answer("Olivia Jenks")
    assert [table.rock(seat) for seat in range(3)] == [0, 0, 2]
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == ("Morgan Cattle Co.", False)
    assert not usable(beacon((1, 0)), LIGHT, "see_off")
    assert usable(beacon((1, 0)), LIGHT, "call_home")


@pytest.mark.plays(LIGHT)
def test_you_say_which_player_is_paid() -> None:
    table = beacon((1, 0), third=True).uses(LIGHT, part="call_home")
    assert set(table.choices()) == {"The Sloane Gang", "Morgan Cattle Co."}
    table.answer("Morgan Cattle Co.").answer("Jake Smiley")
    assert [table.rock(seat) for seat in range(3)] == [0, 0, 1]


# --- Champion ---------------------------------------------------------------------------------------

CHAMPION = "Champion"


@pytest.mark.plays(CHAMPION)
@pytest.mark.refuses(CHAMPION)
@pytest.mark.parametrize(("hand", "gained"), [(CHEATING[2], 1), (HANDS[2], 0)])
def test_a_cheater_pays_the_champion(hand: Any, gained: int) -> None:
    table = showdown(
        ["Jake Smiley", f"Ezrael Jones | {CHAMPION}"],
        ["Allie Hensman"],
        ((*HANDS[2], "9S"), hand),
        "Jake Smiley",
    )
    if gained:
        table.uses(CHAMPION)
        assert table.booted(CHAMPION)
    else:
        table.never_offered(CHAMPION, until=Question.RUN)
    assert table.rock(0) == gained


def anointed(deck: Any, theirs: Any = HANDS[8]) -> Playing:
    table = shootout(
        ["Jake Smiley", f"Ezrael Jones | {CHAMPION}", "Rob Wilby | booted"],
        ["Allie Hensman", "Fred Aims"],
        hands=(deck, theirs),
        leader={"at": {"home": ["Clint Ramsey"]}},
    ).until(Question.SHOOTOUT)
    table.uses(CHAMPION)
    assert table.choices() == ["Jake Smiley", "Ezrael Jones"]
    return table.answer("Jake Smiley")


@pytest.mark.plays(CHAMPION)
def test_a_champion_is_a_stud_whose_death_is_paid_for() -> None:
    table = anointed(["7S", *HANDS[1]])
    assert (table.booted("Jake Smiley"), table.stud("Jake Smiley"), table.rock(0)) == (True, True, 0)
    assert table.booted(CHAMPION)
    draws(table, "Jake Smiley").until(Question.NOON)
    assert (table.zone("Jake Smiley"), table.rock(0)) == ("hill", 1)


@pytest.mark.refuses(CHAMPION)
def test_no_champion_without_booting_or_success(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not anointed(["6S"]).stud("Jake Smiley")
    unmoved(monkeypatch, "Jake Smiley", Booted)
    assert not anointed(["KS"]).stud("Jake Smiley")


# --- Malison ----------------------------------------------------------------------------------------

MALISON = "Malison"


def cursed(victim: str, top: str = "KS", theirs: Any = HANDS[1]) -> Playing:
    """Steele's Huckster 2 and the pull against 9."""
    table = shootout(
        ["Jake Smiley", f"Steele Archer | {MALISON}"],
        ["Allie Hensman | Roan", "Clint Ramsey"],
        hands=([top, *HANDS[8]], theirs),
        mark={"at": {"home": ["Olivia Jenks"]}},
    ).until(Question.SHOOTOUT)
    table.uses(MALISON)
    assert table.choices() == ["Allie Hensman", "Clint Ramsey"]
    return table.answer(victim)


@pytest.mark.plays(MALISON)
@pytest.mark.refuses(MALISON)
@pytest.mark.parametrize(
    ("victim", "top", "bonus"),
    [("Allie Hensman", "KS", (0, 3)), ("Clint Ramsey", "KS", (1, 2)), ("Clint Ramsey", "2S", (0, 2))],
)
def test_a_curse_lends_your_posse_what_the_victim_is(victim: str, top: str, bonus: tuple[int, int]) -> None:
    table = draws(cursed(victim, top), "Jake Smiley", "Allie Hensman")
    assert bonuses(table.state, 0) == bonus
    assert table.booted(MALISON)


@pytest.mark.plays(MALISON)
def test_who_is_gone_lends_nothing_and_the_dead_make_a_name_for_good() -> None:
    table = cursed("Allie Hensman")
    before = table.influence("Steele Archer")
    draws(table, "Jake Smiley", "Allie Hensman")
    while table.state.fight is not None and table.zone("Allie Hensman") == "play":
        declines(table)
    assert table.influence("Steele Archer") == before + 1
    if table.state.fight is not None:
        assert bonuses(table.state, 0)[1] == 2


@pytest.mark.refuses(MALISON)
def test_who_goes_home_makes_nobody_a_name() -> None:
    table = shootout(
        ["Jake Smiley", f"Steele Archer | {MALISON}", 'Xiong "Wendy" Cheng'],
        ["Allie Hensman", "Clint Ramsey"],
        hands=(["KS", *HANDS[1]], HANDS[1]),
    ).until(Question.SHOOTOUT)
    table.uses(MALISON, "Clint Ramsey").passes(1).uses('Xiong "Wendy" Cheng', "Clint Ramsey")
    assert table.influence("Steele Archer") == 2
    assert bonuses(draws(table, "Jake Smiley").state, 0) == (1, 1 + 1)  # Wendy, Steele and Jake


@pytest.mark.plays(MALISON)
def test_a_guest_s_curse_helps_the_posse_he_is_in() -> None:
    table = posses(
        ["Jake Smiley"], ["Allie Hensman"], [f"Steele Archer | {MALISON}"], more={GUEST: {"deck": ["KS"]}}
    )
    turn_of(table, GUEST).uses(MALISON)
    assert bonuses(draws(table, "Jake Smiley", "Allie Hensman").state, 0) == (0, 3)


# --- Dancing Butterfly ------------------------------------------------------------------------------

BUTTERFLY = "Dancing Butterfly"


def dance(mine: Any = HANDS[2], *, deeds: tuple[str, ...] = ("Undertaker",), top: str = "KS") -> Playing:
    return showdown(
        ["Jake Smiley", f"Black Elk | {BUTTERFLY}"],
        ["Allie Hensman", "Fred Aims"],
        ((*mine, top), CHEATING[2]),
        "Jake Smiley",
        leader={"deeds": list(deeds), "hand": ["Bottom Dealin'", "Coachwhip!"], "rock": 9},
        mark={"at": {"home": ["Olivia Jenks | booted"]}, "deeds": ["Bunkhouse"]},
    )


def cheatin_allowed(table: Playing) -> int:
    """How many Cheatin' Resolutions more can be used against player 1."""
    return player_number(table.state, CHEATIN_ALLOWED, 1)


@pytest.mark.plays(BUTTERFLY)
def test_the_butterfly_lets_a_cheater_be_punished_twice() -> None:
    table = dance(top="7S")
    table.uses(BUTTERFLY)
    assert (table.ask.seat, table.question) == (1, Question.YES)
    table.answer("no")
    assert (table.booted(BUTTERFLY), cheatin_allowed(table)) == (True, 1)
    assert control(table.state, table.id("Undertaker")) == 2
    table.passes(1).uses("Coachwhip!", "Fred Aims").passes(1)
    assert usable(table, "Bottom Dealin'")


@pytest.mark.refuses(BUTTERFLY)
def test_without_the_butterfly_once_is_enough() -> None:
    assert not usable(dance().uses("Coachwhip!", "Fred Aims").passes(1), "Bottom Dealin'")


@pytest.mark.plays(BUTTERFLY)
def test_the_cheater_may_buy_out_of_it() -> None:
    table = dance(deeds=("Undertaker", "Charlie's Place")).uses(BUTTERFLY).answer("yes")
    assert (table.ask.seat, set(table.choices())) == (1, {"Allie Hensman", "Fred Aims"})
    table.answer("Fred Aims")
    assert (table.ask.seat, set(table.choices())) == (1, {"Undertaker", "Charlie's Place"})
    table.answer("Undertaker")
    assert (table.at("Fred Aims"), control(table.state, table.id("Undertaker"))) == ("The Sloane Gang", 3)
    assert cheatin_allowed(table) == 0


@pytest.mark.refuses(BUTTERFLY)
def test_a_cheater_s_or_a_failed_dance_does_nothing_and_without_deeds_there_is_no_way_out() -> None:
    assert cheatin_allowed(dance(CHEATING[3]).uses(BUTTERFLY)) == 0
    failed = dance(top="6S").uses(BUTTERFLY)
    assert (failed.question, cheatin_allowed(failed)) == (Question.RESOLUTION, 0)
    nowhere = dance(deeds=()).uses(BUTTERFLY)
    assert cheatin_allowed(nowhere) == 1


@pytest.mark.refuses(BUTTERFLY)
def test_a_guest_has_no_legal_hand_to_dance_on() -> None:
    table = posses(
        ["Jake Smiley"],
        ["Allie Hensman"],
        [f"Black Elk | {BUTTERFLY}"],
        more={LEADS: {"deck": HANDS[2]}, GUEST: {"deck": ["KS"]}},
    )
    draws(table, "Jake Smiley", "Allie Hensman")
    turn_of(table, GUEST).uses(BUTTERFLY)
    assert cheatin_allowed(table) == 0


@pytest.mark.refuses(CHAMPION)
def test_a_failed_prayer_gains_nothing() -> None:
    table = showdown(
        ["Jake Smiley", f"Ezrael Jones | {CHAMPION}"],
        ["Allie Hensman"],
        ((*HANDS[2], "4S"), CHEATING[2]),
        "Jake Smiley",
    ).uses(CHAMPION)
    assert (table.rock(0), table.booted(CHAMPION)) == (0, True)


@pytest.mark.refuses(SPIDER)
def test_a_shooter_who_cannot_go_home_is_not_entangled(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Fred Aims", rooted=says(CANNOT_GO_HOME_BOOTED))
    table = showdown(
        ["Jake Smiley", f"Black Elk | {SPIDER}"],
        ["Allie Hensman", "Fred Aims"],
        ((*HANDS[2], "9S"), CHEATING[2]),
        "Jake Smiley",
        "Fred Aims",
    )
    table.never_offered(SPIDER, until=Question.RUN)


def test_the_light_asks_whom_it_pays() -> None:
    """It said "choose the home that counts for it"."""
    table = beacon(third=True).uses(LIGHT, part="call_home")
    (ask,) = table.table.asks
    assert text(ask.message) == "Guiding Light: choose the home that stands for the player you pay."
