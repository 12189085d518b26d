"""Rulebook 6.1 step 5, second part: naming and taking casualties; Harrowed dudes and Sidekicks."""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.doomtown.rules.lumps import casualty_choices
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Aced, CasualtiesTaken, CasualtyNamed, Discarded, WentHome
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.words import after, before, change_casualties, resolution, take_casualties
from boomtown.doomtown.words.doing import Act
from doomtown.scenes import answers, asks, deal, draws, shootout, with_text

POSSE = ["Olivia Jenks", "Travis Moone"]


def losing(count: int, marked: list[str], **details: Any) -> Playing:
    """The mark's posse has lost a round by so many ranks; stopped at the next question."""
    table = shootout(POSSE, marked, hands=(deal(1 + count, 1), deal(1, 1)), **details)
    return draws(table).passes().passes()


def named(table: Playing) -> list[tuple[str, str]]:
    """Who was named as a casualty, and how."""
    return [(event.name, event.how) for event in table.events(CasualtyNamed)]


# --- covering ------------------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-80")
@pytest.mark.rule("RB-6.1-84")
@pytest.mark.rule("RC-shootout-s5-08")
def test_one_casualty_is_a_discard_and_never_an_acing() -> None:
    table = losing(1, ["Fred Aims", "Allie Hensman"])
    assert answers(table) == ["Discard Fred Aims, covering 1", "Discard Allie Hensman, covering 1"]
    table.answer("Discard Fred Aims")
    assert table.zone("Fred Aims") == "discard"
    assert table.zone("Allie Hensman") == "play"
    assert "flees" in asks(table)


@pytest.mark.rule("RB-6.1-81")
def test_acing_covers_two() -> None:
    table = losing(2, ["Fred Aims", "Allie Hensman"])
    assert answers(table) == [
        "Discard Fred Aims, covering 1",
        "Ace Fred Aims, covering 2",
        "Discard Allie Hensman, covering 1",
        "Ace Allie Hensman, covering 2",
    ]
    table.answer("Ace Fred Aims")
    assert table.zone("Fred Aims") == "hill"
    assert table.zone("Allie Hensman") == "play"
    assert "flees" in asks(table)


@pytest.mark.rule("RB-6.1-85")
def test_nobody_takes_fewer_than_the_posse_can_cover() -> None:
    assert named(losing(3, ["Fred Aims"])) == [("Fred Aims", "ace")]
    table = losing(3, ["Fred Aims", "Allie Hensman"])
    table.answer("Discard Fred Aims")
    assert named(table) == [("Fred Aims", "discard"), ("Allie Hensman", "ace")]


@pytest.mark.rule("RC-shootout-s5-09")
def test_with_twice_as_many_casualties_as_dudes_all_are_aced() -> None:
    for count in (4, 5):
        table = losing(count, ["Fred Aims", "Allie Hensman"])
        if "casualty" in asks(table):
            assert answers(table) == ["Ace Fred Aims, covering 2", "Ace Allie Hensman, covering 2"]
            table.answer("Ace Fred Aims")
        assert named(table) == [("Fred Aims", "ace"), ("Allie Hensman", "ace")]


# --- naming, then taking -------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-86")
@pytest.mark.rule("RC-shootout-s5-10")
def test_all_casualties_are_named_before_any_is_taken() -> None:
    table = losing(2, ["Fred Aims", "Allie Hensman", "Marion Seville"])
    table.answer("Discard Fred Aims")
    assert "1 still" in asks(table)
    assert table.zone("Fred Aims") == "play"
    table.answer("Discard Marion Seville")
    assert [table.zone(dude) for dude in ("Fred Aims", "Marion Seville")] == ["discard", "discard"]
    kinds = [type(event) for event in table.state.log if isinstance(event, CasualtyNamed | Discarded)]
    assert kinds == [CasualtyNamed, CasualtyNamed, Discarded, Discarded]


@pytest.mark.rule("RB-6.1-87")
@pytest.mark.rule("RC-shootout-s5-11")
def test_casualties_are_taken_one_at_a_time_in_the_order_named() -> None:
    table = losing(
        2, ["Fred Aims", "Allie Hensman", "Marion Seville"], mark={"at": {"home": ["Arnold McCadish"]}}
    )
    table.answer("Discard Marion Seville").answer("Discard Allie Hensman")
    assert "React" in asks(table)
    assert (table.zone("Marion Seville"), table.zone("Allie Hensman")) == ("play", "play")
    table.answer("pass")
    assert "React" in asks(table)  # now for the second
    assert (table.zone("Marion Seville"), table.zone("Allie Hensman")) == ("discard", "play")


@pytest.mark.rule("RB-6.1-88")
def test_a_first_casualty_is_named_and_taken_first() -> None:
    table = shootout(
        POSSE,
        ["Fred Aims", "Allie Hensman", "Marion Seville"],
        hands=(deal(3), deal(1)),
        leader={"hand": ["Pinned Down"]},
    )
    table.uses("Pinned Down", "Allie Hensman")
    draws(table, "Fred Aims").until(Question.CASUALTIES)
    assert answers(table) == ["Discard Allie Hensman, covering 1", "Ace Allie Hensman, covering 2"]
    table.answer("Discard Allie Hensman").answer("Discard Fred Aims")
    assert [event.name for event in table.events(Discarded)] == ["Allie Hensman", "Fred Aims"]


@pytest.mark.rule("RB-6.1-83")
@pytest.mark.rule("RB-6.1-89")
def test_the_loser_is_done_before_the_winner_names_any() -> None:
    table = draws(
        shootout(
            POSSE,
            ["Fred Aims", "Allie Hensman"],
            hands=(("5S", "5C", "8D", "9D", "KC"), ("6S", "6C", "8D", "9D", "KC")),
        )
    ).until(Question.CASUALTIES)
    assert table.ask.seat == 0  # the leader has lost
    table = draws(
        shootout(
            POSSE,
            ["Fred Aims", "Allie Hensman"],
            hands=(("6S", "6C", "8D", "9D", "KC"), ("5S", "5C", "8D", "9D", "KC")),
        )
    ).until(Question.CASUALTIES)
    assert table.ask.seat == 1  # the mark has lost
    table.answer("Discard Fred Aims")
    assert table.zone("Fred Aims") == "discard"
    assert table.ask.seat == 0
    assert "casualty" in asks(table)


@pytest.mark.rule("RB-6.1-90")
def test_a_player_without_casualties_has_taken_them_too() -> None:
    table = losing(1, ["Fred Aims", "Allie Hensman"]).answer("Discard Fred Aims")
    assert [(event.seat, event.lost, len(event.cards)) for event in table.events(CasualtiesTaken)] == [
        (1, True, 1),
        (0, False, 0),
    ]


@pytest.mark.rule("RB-6.1-91")
def test_casualties_by_a_card_are_named_and_taken_likewise(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Olivia Jenks", shot=resolution(take_casualties(2, 1)))
    table = draws(shootout(POSSE, ["Fred Aims", "Allie Hensman", "Marion Seville"]))
    table.uses("Olivia Jenks")
    assert table.ask.seat == 1
    table.answer("Discard Fred Aims")
    assert table.zone("Fred Aims") == "play"
    table.answer("Discard Allie Hensman")
    assert (table.zone("Fred Aims"), table.zone("Allie Hensman")) == ("discard", "discard")
    assert "Resolution" in asks(table)


@pytest.mark.rule("RB-6.1-90", "RB-6.1-91", "RC-react-priorities-09")
def test_there_is_a_moment_before_any_casualties_and_one_after(monkeypatch: pytest.MonkeyPatch) -> None:
    """The winner's none, and before them one that a card asks for."""
    noticed: list[tuple[str, int, bool, int]] = []

    @before(CasualtiesTaken)
    def announced(play: Situation, event: CasualtiesTaken) -> Iterator[Act]:
        noticed.append(("before", event.seat, event.lost, len(event.cards)))
        yield from ()

    @after(CasualtiesTaken)
    def over(play: Situation, event: CasualtiesTaken) -> Iterator[Act]:
        noticed.append(("after", event.seat, event.lost, len(event.cards)))
        yield from ()

    with_text(monkeypatch, "Philip Swinford", announced=announced, over=over)
    table = losing(
        1,
        ["Fred Aims", "Allie Hensman"],
        leader={"at": {"home": ["Philip Swinford"]}},
        mark={"hand": ["Takin' Ya With Me"]},
    )
    table.answer("Discard Fred Aims").reacts("Takin' Ya With Me").answer("Discard Travis Moone")
    assert noticed == [
        ("before", 1, True, 0),
        ("after", 1, True, 1),
        ("before", 0, False, 0),
        ("after", 0, False, 1),
        ("before", 0, False, 0),
        ("after", 0, False, 1),
    ]


@pytest.mark.rule("RB-6.1-91")
@pytest.mark.parametrize(("spared", "by_card", "by_rank"), [(0, 2, 2), (1, 1, 2), (3, 0, 1), (9, 0, 0)])
def test_whichever_casualties_come_first_are_spared_and_none_twice(
    monkeypatch: pytest.MonkeyPatch, spared: int, by_card: int, by_rank: int
) -> None:
    """Two are a card's, then two are the round's (ruling 32)."""

    @resolution()
    def shot(play: Situation) -> Iterator[Act]:
        yield change_casualties(-spared, seat=1)
        yield take_casualties(2, 1)

    with_text(monkeypatch, "Olivia Jenks", shot=shot)
    marked = ["Fred Aims", "Allie Hensman", "Marion Seville", "Jake Smiley", "Max Baine"]
    table = draws(shootout(POSSE, marked, hands=(deal(3), (*deal(1), "3H", "3D", "JH"))), "Marion Seville")
    table.uses("Olivia Jenks")
    for dude in marked[:by_card]:
        table.answer(f"Discard {dude}")
    assert "Resolution" in asks(table)
    table.until(Question.CASUALTIES if by_rank else Question.RUN)
    for dude in marked[-1 : -1 - by_rank : -1]:
        table.answer(f"Discard {dude}")
    assert "flees" in asks(table)
    assert len(named(table)) == by_card + by_rank


@pytest.mark.rule("RB-6.1-79", "RB-6.1-91")
def test_what_cards_add_is_added_once_to_those_of_the_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """One more and, apart from it, one by a card: the card's is one, the round's are one more than the ranks say."""

    @resolution()
    def shot(play: Situation) -> Iterator[Act]:
        yield change_casualties(+1, seat=1)
        yield take_casualties(1, 1)

    with_text(monkeypatch, "Olivia Jenks", shot=shot)
    marked = ["Fred Aims", "Allie Hensman", "Marion Seville", "Jake Smiley"]
    table = draws(shootout(POSSE, marked, hands=(deal(2), (*deal(1), "3H", "3D", "JH"))), "Marion Seville")
    table.uses("Olivia Jenks")
    assert "1 still" in asks(table)
    table.answer("Discard Fred Aims").until(Question.CASUALTIES)
    assert "2 still" in asks(table)


@pytest.mark.rule("RB-6.1-92")
def test_the_winner_takes_casualties_although_the_losers_are_wiped_out() -> None:
    table = draws(
        shootout(
            POSSE,
            ["Fred Aims"],
            hands=(("6S", "6C", "8D", "9D", "KC"), ("5S", "5C", "8D", "9D", "KC")),
        )
    ).until(Question.CASUALTIES)
    assert table.zone("Fred Aims") == "discard"
    assert table.ask.seat == 0
    assert answers(table) == ["Discard Olivia Jenks, covering 1", "Discard Travis Moone, covering 1"]


@pytest.mark.rule("RC-shootout-s5-12")
def test_reacts_to_taking_casualties_come_after_the_last_of_them() -> None:
    table = losing(2, ["Fred Aims", "Allie Hensman", "Marion Seville"], mark={"hand": ["Takin' Ya With Me"]})
    table.answer("Discard Fred Aims").answer("Discard Allie Hensman")
    assert "React" in asks(table)
    assert (table.zone("Fred Aims"), table.zone("Allie Hensman")) == ("discard", "discard")
    table.answer("pass")
    assert "flees" in asks(table)


@pytest.mark.rule("RC-shootout-s5-14")
def test_a_saved_dude_has_covered_the_casualty() -> None:
    table = losing(
        1,
        ["Fred Aims", "Allie Hensman"],
        mark={"at": {"home": ["Arnold McCadish"]}, "deck": [*deal(1), "KH"]},
    )
    table.answer("Discard Fred Aims").reacts("Arnold McCadish")
    assert table.zone("Fred Aims") == "play"
    assert table.at("Fred Aims") == "The Sloane Gang"
    assert "flees" in asks(table)
    assert named(table) == [("Fred Aims", "discard")]


# --- Harrowed ------------------------------------------------------------------------------------


@pytest.mark.rule("RC-harrowed-01")
def test_a_harrowed_dude_goes_home_booted_for_one() -> None:
    table = losing(1, ["Avie Cline", "Fred Aims"])
    assert answers(table) == ["Send Avie Cline home booted, covering 1", "Discard Fred Aims, covering 1"]
    table.answer("Send Avie Cline home booted")
    assert table.at("Avie Cline") == "The Sloane Gang"
    assert table.booted("Avie Cline")
    assert "flees" in asks(table)
    assert [event.name for event in table.events(WentHome)] == ["Avie Cline"]


@pytest.mark.rule("RC-harrowed-02")
def test_a_harrowed_dude_is_discarded_for_two() -> None:
    table = losing(2, ["Avie Cline"])
    assert named(table) == [("Avie Cline", "discard")]
    assert table.zone("Avie Cline") == "discard"


@pytest.mark.rule("RC-harrowed-03")
@pytest.mark.rule("RC-harrowed-05")
def test_a_harrowed_dude_is_aced_for_three_and_really_aced() -> None:
    table = losing(4, ["Avie Cline", "Fred Aims"])
    table.answer("Ace Avie Cline")
    assert named(table) == [("Avie Cline", "ace"), ("Fred Aims", "discard")]
    assert table.zone("Avie Cline") == "hill"


@pytest.mark.rule("RC-harrowed-04")
def test_a_card_that_would_ace_a_harrowed_dude_discards_it() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Judge Harry Somerset"]}),
        side("The Sloane Gang", at={"town square": ["Avie Cline | bounty 1"]}),
    )
    table.uses("Judge Harry Somerset").until(Question.NOON)
    assert table.zone("Avie Cline") == "discard"
    assert table.events(Aced) == []


# --- Sidekicks -----------------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-82")
@pytest.mark.rule("RC-sidekicks-01")
@pytest.mark.rule("RC-sidekicks-03")
@pytest.mark.rule("RC-sidekicks-04")
def test_sidekicks_in_the_posse_cover_one_by_being_discarded() -> None:
    table = losing(
        1,
        ["Fred Aims | Bluetick", "Eva Bright Eyes | Sun-Touched Raven"],
        mark={"at": {"town square": ["Allie Hensman | Faithful Hound"]}},
    )
    assert answers(table) == [
        "Discard Fred Aims, covering 1",
        "Discard Bluetick, covering 1",
        "Discard Eva Bright Eyes, covering 1",
        "Discard Sun-Touched Raven, covering 1",
    ]
    table.answer("Discard Sun-Touched Raven")
    assert table.zone("Sun-Touched Raven") == "discard"
    assert table.zone("Eva Bright Eyes") == "play"
    assert "flees" in asks(table)


@pytest.mark.rule("RC-sidekicks-02")
def test_a_dude_may_have_any_number_of_sidekicks() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Bluetick"], at={"home": ["Tommy Harden | Faithful Hound"]}),
        side("The Sloane Gang"),
    )
    table.shops("Bluetick")
    carried = [table.state.printed(card).title for card in table.card("Tommy Harden").cards]
    assert carried == ["Faithful Hound", "Bluetick"]


@pytest.mark.rule("RC-sidekicks-03")
@pytest.mark.rule("RC-sidekicks-05")
@pytest.mark.rule("RC-shootout-s5-15")
def test_a_dude_and_its_sidekick_may_both_be_named() -> None:
    table = losing(2, ["Fred Aims | Faithful Hound"])
    assert answers(table) == [
        "Discard Fred Aims, covering 1",
        "Ace Fred Aims, covering 2",
        "Discard Faithful Hound, covering 1",
    ]
    table.answer("Discard Fred Aims")
    assert named(table) == [("Fred Aims", "discard"), ("Faithful Hound", "discard")]


@pytest.mark.rule("RC-sidekicks-06")
def test_a_sidekick_is_no_stand_in_for_a_casualty_a_card_demands() -> None:
    table = shootout(
        POSSE,
        ["Fred Aims | Faithful Hound", "Allie Hensman"],
        hands=(deal(2), deal(1)),
        leader={"hand": ["Pinned Down"]},
    )
    draws(table.uses("Pinned Down", "Fred Aims"), "Allie Hensman").until(Question.RUN)
    assert named(table) == [("Fred Aims", "discard")]


@pytest.mark.rule("RC-sidekicks-07")
def test_a_sidekick_among_casualties_has_no_bullets() -> None:
    for shooter, owes in (("Olivia Jenks", 0), ("Steele Archer", 1)):
        table = shootout(
            [shooter],
            ["Pancho Castillo | Mutant Cattle"],
            hands=(deal(2), (*deal(1), "2H", "3H", "JD", "QD")),
            mark={"hand": ["Takin' Ya With Me"]},
        )
        assert table.bullets("Mutant Cattle") == 1
        draws(table).until(Question.CASUALTIES).answer("Discard Mutant Cattle").reacts("Takin' Ya With Me")
        assert len([event for event in table.events(CasualtyNamed) if event.seat == 0]) == owes


@pytest.mark.rule("RB-6.1-85", "RB-6.1-86", "RC-shootout-s5-10")
def test_casualties_are_covered_exactly() -> None:
    table = losing(2, ["Philip Swinford", "Fred Aims"])
    assert sorted(choice.split(":")[0] for choice in table.plays()) == ["ace", "ace", "discard", "discard"]
    assert len(casualty_choices(table.state, 1, 4, [])) == 2  # both have to be aced
