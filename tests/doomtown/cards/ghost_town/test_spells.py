"""Spells of Ghost Town."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import has_keyword
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import JobEnded, Looked
from boomtown.doomtown.state.events import Tested as ATest
from boomtown.table import Number
from doomtown.scenes import CHEATING, HANDS, draws, everybody_joins, refused_by, shootout, usable, with_text
from doomtown.third_player import posses

# --- Crafty Hare ------------------------------------------------------------------------------------

HARE = "Crafty Hare"


def hare(pull: str = "KS", shaman: str = "Black Elk") -> Playing:
    """A Shaman and Olivia are in a shootout with two foes of value 5 and 1; a Bunkhouse is next to the home."""
    return shootout(
        [f"{shaman} | {HARE}", "Olivia Jenks"],
        ["Barton Everest", "Allie Hensman"],
        leader={"deck": [pull, *HANDS[1]], "deeds": ["Bunkhouse"]},
        mark={"at": {"home": ["Clint Ramsey"]}},
    )


@pytest.mark.plays(HARE)
def test_the_shaman_is_off_and_away() -> None:
    table = hare("2S").uses(HARE)
    assert sorted(table.choices()) == ["Bunkhouse", "Law Dogs", "The Sloane Gang"]
    table.answer("Bunkhouse")
    assert table.events(ATest)[-1].difficulty == 5  # 2 + 3 is enough
    assert (table.at("Black Elk"), table.booted("Black Elk"), table.posse(0)) == (
        "Bunkhouse",
        False,
        ["Olivia Jenks"],
    )
    assert table.booted(HARE)


@pytest.mark.refuses(HARE)
def test_a_clumsy_hare_stays() -> None:
    table = hare("AS").uses(HARE)  # 1 + 3 against 5
    assert table.posse(0) == ["Black Elk", "Olivia Jenks"]


@pytest.mark.refuses(HARE)
@pytest.mark.parametrize(
    ("word", "posse"),
    [("CANNOT_MOVE", ["Olivia Jenks"]), ("CANNOT_LEAVE_THE_POSSE", ["Black Elk", "Olivia Jenks"])],
)
def test_who_cannot_go_calls_the_hare_in_vain(word: str, posse: list[str]) -> None:
    """Its first sentence only says what the test is against (rulings 80, 530)."""
    with pytest.MonkeyPatch.context() as patch:
        with_text(patch, "Black Elk", bound=words.says(getattr(words, word)))
        table = hare().uses(HARE)
        assert (table.posse(0), table.at("Black Elk"), table.booted(HARE)) == (posse, "Town Square", True)


def hunted(mark: str) -> Playing:
    """Judge Harry Somerset leads a job against a wanted dude; the Shaman runs from the shootout."""
    table = Playing(
        side("Law Dogs", deck=HANDS[8], at={"town square": ["Judge Harry Somerset"]}),
        side(
            "Eagle Wardens",
            deck=["KS", *HANDS[1]],
            at={"town square": [f"Black Elk | bounty 1 | {HARE}", "Philip Swinford | bounty 1"]},
        ),
        winner=1,
        turn=0,
    )
    table.uses("Judge Harry Somerset", mark).until(Question.OPPOSE).answer("yes")
    everybody_joins(table, ["Black Elk", "Philip Swinford"])
    table.uses(HARE, "Eagle Wardens")
    return draws(table)


@pytest.mark.plays(HARE)
def test_a_mark_that_got_away_makes_the_job_fail() -> None:
    table = hunted("Black Elk").until(Question.NOON)
    assert [event.success for event in table.events(JobEnded)] == [False]
    assert table.zone("Black Elk") == "play"


@pytest.mark.refuses(HARE)
def test_a_job_against_somebody_else_goes_on() -> None:
    table = hunted("Philip Swinford").until(Question.NOON)
    assert [event.success for event in table.events(JobEnded)] == [True]


# --- Onward Christian Soldiers ----------------------------------------------------------------------

ONWARD = "Onward Christian Soldiers"


def marching(**theirs: object) -> Playing:
    return shootout(
        [f"Rev. Perry Inbody | {ONWARD}", "Tommy Harden"],
        ["Barton Everest", "Tyxarglenak"],
        leader={"deck": ["2S", *HANDS[1]], "hand": ["Sun in Yer Eyes"], "at": {"home": ["Olivia Jenks"]}},
        mark=theirs,
    )


@pytest.mark.plays(ONWARD)
def test_soldiers_are_braver_and_nothing_of_others_shakes_them() -> None:
    table = marching(hand=["Sun in Yer Eyes"]).uses(ONWARD)  # 2 + 2 against 4
    bullets = [
        table.bullets(dude)
        for dude in ("Rev. Perry Inbody", "Tommy Harden", "Olivia Jenks", "Barton Everest")
    ]
    assert bullets == [0 + 1, 1 + 1, 2, 2]
    assert table.booted(ONWARD)
    table.uses("Sun in Yer Eyes @1", "Tommy Harden")
    assert (table.bullets("Tommy Harden"), table.stud("Tommy Harden")) == (2, True)


@pytest.mark.refuses(ONWARD)
def test_what_you_do_yourself_still_counts_and_so_does_what_came_before() -> None:
    table = marching().uses(ONWARD).passes(1).uses("Sun in Yer Eyes", "Tommy Harden")
    assert (table.bullets("Tommy Harden"), table.stud("Tommy Harden")) == (0, False)
    before = (
        marching(hand=["Sun in Yer Eyes"]).passes(0).uses("Sun in Yer Eyes @1", "Tommy Harden").uses(ONWARD)
    )
    assert (before.bullets("Tommy Harden"), before.stud("Tommy Harden")) == (1, False)  # 0, and 1 more


@pytest.mark.plays(ONWARD)
def test_what_others_traits_take_off_does_not_count_either() -> None:
    with pytest.MonkeyPatch.context() as patch:
        fear = words.gives(bullets=-1, to=words.DUDE & words.OPPOSING)
        hope = words.gives(bullets=+2, to=words.DUDE & words.OPPOSING)
        with_text(patch, "Barton Everest", fear=fear[0], hope=hope[0])
        with_text(patch, "Rev. Perry Inbody", meek=words.gives(bullets=-1, to=words.named("Tommy Harden"))[0])
        table = marching()
        assert table.bullets("Tommy Harden") == 1 - 1 + 2 - 1
        assert (
            table.uses(ONWARD).bullets("Tommy Harden") == 1 + 2 - 1 + 1
        )  # the foe's fear is gone, nothing else


@pytest.mark.plays(ONWARD)
def test_guests_in_your_posse_are_soldiers_too_and_a_later_comer_is_not() -> None:
    table = posses(
        [f"Rev. Perry Inbody | {ONWARD}"],
        ["Barton Everest"],
        ["Olivia Jenks"],
        more={0: {"deck": ["KS", *HANDS[1]]}},
    ).uses(ONWARD)
    assert table.bullets("Olivia Jenks") == 3


@pytest.mark.refuses(ONWARD)
def test_nobody_sings_outside_the_posse() -> None:
    table = shootout(
        ["Tommy Harden"], ["Barton Everest"], leader={"at": {"home": [f"Rev. Perry Inbody | {ONWARD}"]}}
    )
    assert not usable(table, ONWARD)


# --- Turtle's Guard ---------------------------------------------------------------------------------

TURTLE = "Turtle's Guard"


def turtle(theirs: tuple[str, ...], pull: str = "AS") -> Playing:
    table = shootout(
        [f"Black Elk | {TURTLE}", "Olivia Jenks"],
        ["Barton Everest"],
        hands=((*HANDS[1], pull), theirs),
    )
    return draws(table).until(Question.RESOLUTION).uses(TURTLE)


def harrowed(table: Playing) -> list[str]:
    return [
        table.state.printed(card).title
        for card in table.state.in_play
        if has_keyword(table.state, card, "Harrowed")
    ]


@pytest.mark.plays(TURTLE)
def test_the_posse_is_harrowed_for_the_round() -> None:
    table = turtle(HANDS[2])  # 1 + 3 against 4
    assert harrowed(table) == ["Black Elk", "Olivia Jenks"]
    assert table.booted(TURTLE)
    assert table.posse(0) == ["Black Elk", "Olivia Jenks"]
    table.until(Question.NOON)
    assert harrowed(table) == []


@pytest.mark.plays(TURTLE)
def test_a_cheater_meets_a_nature_spirit() -> None:
    table = turtle(CHEATING[2])
    assert table.posse(0) == ["Black Elk", "Olivia Jenks", "Nature Spirit"]
    assert (table.bullets("Nature Spirit"), table.stud("Nature Spirit")) == (2, True)
    assert "Nature Spirit" in harrowed(table)
    table.until(Question.SHOOTOUT)  # of the next round
    assert harrowed(table) == ["Nature Spirit"]


@pytest.mark.refuses(TURTLE)
def test_a_guard_that_fails_guards_nobody() -> None:
    table = shootout(
        [f"Rhonda Sageblossom | {TURTLE}"], ["Barton Everest"], hands=((*HANDS[1], "3S"), HANDS[2])
    )
    draws(table).until(Question.RESOLUTION).uses(TURTLE)  # 3 + 0 against 4
    assert harrowed(table) == []


# --- Sight Beyond Sight -----------------------------------------------------------------------------

SIGHT = "Sight Beyond Sight"


def seeing(*theirs: str, top: str = "5S", spell: str = SIGHT, **more: object) -> Playing:
    return Playing(
        side("The Fourth Ring", deck=[top], hand=["Roan"], at={"home": [f"Steele Archer | {spell}"]}),
        side("Law Dogs", hand=theirs, deeds=["Bunkhouse"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang"),
        **more,
    )


@pytest.mark.plays(SIGHT)
def test_two_cards_are_seen_and_a_common_one_is_aced_with_the_spell() -> None:
    table = seeing("Shotgun", "Sloane").uses(SIGHT)
    assert (table.question, table.booted(SIGHT)) == (Question.NUMBER, True)
    table.answer(2)
    assert sorted(table.choices()) == ["Shotgun", "none"]  # Sloane is unique
    table.answer("Shotgun")
    assert [table.zone(card) for card in (SIGHT, "Shotgun", "Sloane")] == ["hill", "hill", "hand"]
    many = seeing("Shotgun", "Roan", "Bluetick").uses(SIGHT).ask.form
    assert isinstance(many, Number)
    assert (many.least, many.most) == (1, 2)


@pytest.mark.plays(SIGHT)
def test_one_card_may_be_enough_and_the_spell_may_be_kept() -> None:
    table = seeing("Shotgun", "Roan").uses(SIGHT, 1).answer("none")
    assert [event.count for event in table.events(Looked)] == [1]
    assert table.zone(SIGHT) == "play"


@pytest.mark.refuses(SIGHT)
def test_nothing_is_seen_in_empty_hands_or_by_a_failed_hex() -> None:
    assert refused_by(seeing(), "use", SIGHT) == "RB-5.3.1-06"
    failed = seeing("Shotgun", top="4S").uses(SIGHT)  # 4 + 2 against 7
    assert failed.events(Looked) == []


@pytest.mark.refuses(SIGHT)
def test_a_spell_that_is_not_aced_aces_nothing() -> None:
    with pytest.MonkeyPatch.context() as patch:
        with_text(patch, "Steele Archer", kept=words.says(words.CANNOT_BE_ACED, to=words.named(SIGHT)))
        table = seeing("Shotgun").uses(SIGHT, "Shotgun")
        assert (table.zone(SIGHT), table.zone("Shotgun")) == ("play", "hand")


WEIRD = "Sight Beyond Sight [Weird West]"


@pytest.mark.plays(SIGHT)
@pytest.mark.parametrize(
    ("part", "top", "count"), [("glance", "4S", 1), ("gaze", "7S", 2), ("stare", "10S", 3)]
)
def test_the_harder_one_looks_the_more_one_sees(part: str, top: str, count: int) -> None:
    table = seeing("Shotgun", "Roan", "Bluetick", "Sloane", top=top, spell=WEIRD).uses(WEIRD, part=part)
    assert [event.count for event in table.events(Looked)] == [count]
    assert table.booted(WEIRD)


@pytest.mark.refuses(SIGHT)
@pytest.mark.parametrize(("part", "top"), [("glance", "3S"), ("gaze", "6S"), ("stare", "9S")])
def test_who_looks_not_hard_enough_sees_nothing(part: str, top: str) -> None:
    table = seeing("Shotgun", "Roan", top=top, spell=WEIRD).uses(WEIRD, part=part)
    assert table.events(Looked) == []
