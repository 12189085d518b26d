"""Actions of A Grand Entrance."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.draw_hands import rank_total
from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import JobEnded
from boomtown.doomtown.state.events import Tested as ATest
from boomtown.doomtown.verbs.cards import boot
from doomtown.scenes import (
    CHEATING,
    HANDS,
    an_ability,
    asks,
    draws,
    everybody_joins,
    fight,
    hangs,
    happens,
    refused_by,
    shootout,
    showdown,
    usable,
    with_text,
)

# --- Inner Struggle ---------------------------------------------------------------------------------

STRUGGLE = "Inner Struggle"


@pytest.mark.plays(STRUGGLE)
def test_a_cheater_is_afflicted_and_loses_a_card() -> None:
    table = showdown(
        ["Olivia Jenks"],
        ["Barton Everest"],
        (HANDS[1], CHEATING[2]),
        leader={"hand": [STRUGGLE]},
        mark={"hand": ["Roan", "Bluetick"], "rock": 5},
    ).until(Question.RESOLUTION)
    before = rank_total(table.state, 1)
    table.uses(STRUGGLE)
    assert (table.card(STRUGGLE).place, table.booted(STRUGGLE)) == (table.id("The Sloane Gang"), True)
    assert len(table.hand(1)) == 1
    assert rank_total(table.state, 1) == before - 1


def struggling(mine: tuple[str, ...], theirs: tuple[str, ...], *, booted: bool = False) -> Playing:
    """Player 1's card hangs on player 0's home; draw hands are shown."""
    table = shootout(
        ["Olivia Jenks"], ["Barton Everest"], hands=(mine, theirs), mark={"hand": [STRUGGLE]}, rock=5
    )
    hangs(table, STRUGGLE, "Law Dogs")
    if booted:
        with_booted(table)
    return draws(table)


def with_booted(table: Playing) -> None:
    happens(boot(table.state, table.id(STRUGGLE), an_ability(1, table, "Barton Everest")))


@pytest.mark.plays(STRUGGLE)
@pytest.mark.parametrize(("booted", "rank"), [(True, 2 - 1), (False, 2)])
def test_a_booted_struggle_costs_a_rank(booted: bool, rank: int) -> None:
    table = struggling(HANDS[2], HANDS[1], booted=booted)
    assert (rank_total(table.state, 0), rank_total(table.state, 1)) == (rank, 1)


@pytest.mark.plays(STRUGGLE)
@pytest.mark.parametrize(
    ("mine", "theirs", "booted"),
    [
        (CHEATING[2], HANDS[1], True),
        (CHEATING[2], CHEATING[3], False),
        (HANDS[2], HANDS[1], False),
        (HANDS[2], CHEATING[2], False),
    ],
)
def test_the_struggle_comes_back_when_an_honest_owner_sees_one_cheat(
    mine: tuple[str, ...], theirs: tuple[str, ...], booted: bool
) -> None:
    assert struggling(mine, theirs).booted(STRUGGLE) == booted


@pytest.mark.refuses(STRUGGLE)
def test_nobody_honest_is_afflicted() -> None:
    table = showdown(["Olivia Jenks"], ["Barton Everest"], leader={"hand": [STRUGGLE]}).until(
        Question.RESOLUTION
    )
    assert refused_by(table, "use", STRUGGLE) == "RB-6.1-63"


@pytest.mark.refuses(STRUGGLE)
def test_an_owner_who_shows_no_hand_has_no_legal_one() -> None:
    """Player 2's card hangs on player 0's home, and player 2 is not in the fight."""
    table = shootout(
        ["Olivia Jenks"],
        ["Barton Everest"],
        hands=(CHEATING[2], HANDS[1]),
        others=[side("Morgan Cattle Co.", hand=[STRUGGLE])],
        rock=5,
    )
    hangs(table, STRUGGLE, "Law Dogs")
    assert not draws(table).booted(STRUGGLE)


# --- Serendipitous Arrival --------------------------------------------------------------------------

ARRIVAL = "Serendipitous Arrival"


def arriving(dude: str = "Clint Ramsey", rock: int = 1, **more: object) -> Playing:
    """Clint Ramsey costs 5, and this card 1."""
    return shootout(
        ["Olivia Jenks"], ["Barton Everest"], leader={"hand": [ARRIVAL, dude, "Roan"], "rock": rock}, **more
    )


@pytest.mark.plays(ARRIVAL)
def test_somebody_happens_to_come_by() -> None:
    table = arriving().uses(ARRIVAL)
    assert table.posse(0) == ["Olivia Jenks", "Clint Ramsey"]
    assert (table.at("Clint Ramsey"), table.booted("Clint Ramsey"), table.rock(0)) == (
        "Town Square",
        False,
        0,
    )


@pytest.mark.plays(ARRIVAL)
@pytest.mark.parametrize(
    ("rock", "answer", "zone"), [(4, "yes", "play"), (4, "no", "discard"), (3, "", "discard")]
)
def test_the_bill_comes_when_the_shooting_is_over(rock: int, answer: str, zone: str) -> None:
    table = ends(arriving(rock=rock).uses(ARRIVAL))
    if answer:
        assert "pay 3" in asks(table)
        table.answer(answer)
    assert (table.zone("Clint Ramsey"), table.rock(0)) == (zone, 0 if answer == "yes" else rock - 1)


def ends(table: Playing) -> Playing:
    """Everybody of player 1's runs as soon as possible, and nobody is hit before."""
    draws(table)
    while table.question == Question.RESOLUTION:
        table.passes()
    while table.state.fight is not None and fight(table).begun and table.question != Question.YES:
        if table.question == Question.RUN and table.ask.seat == 1:
            table.answer(*table.choices())
        elif table.question == Question.CASUALTIES:
            table.answer(table.ask.form.ids[0])
        else:
            table.answer() if table.question == Question.RUN else table.until(Question.RUN)
    return table


@pytest.mark.refuses(ARRIVAL)
def test_who_costs_more_than_there_is_does_not_come() -> None:
    assert not usable(arriving("Sheriff Dave Montreal", rock=4), ARRIVAL)  # 9 - 5, and 1 for the card
    assert usable(arriving("Sheriff Dave Montreal", rock=5), ARRIVAL)
    assert not usable(arriving("Shotgun", rock=9), ARRIVAL)


# --- Siege Of The Orphanage -------------------------------------------------------------------------

SIEGE = "Siege Of The Orphanage"


def siege(where: str = "Bunkhouse", **more: object) -> Playing:
    """Player 0 leads a fight at a deed of player 1's, who holds the Headline."""
    table = Playing(
        side("Law Dogs", deck=HANDS[4], at={where: ["Olivia Jenks", "Steven Wiles"]}),
        side(
            "The Sloane Gang",
            deeds=["Bunkhouse"],
            hand=[SIEGE],
            deck=HANDS[1],
            at={where: ["Jake Smiley", "Philip Swinford", "Clementine Lepp"], "home": ["Allie Hensman"]},
        ),
        winner=1,
        turn=0,
        **more,
    )
    table.calls_out("Olivia Jenks", "Jake Smiley").answer("yes")
    return everybody_joins(table, ["Olivia Jenks", "Jake Smiley", "Philip Swinford", "Clementine Lepp"])


@pytest.mark.plays(SIEGE)
def test_those_at_home_are_studs_who_do_not_run_and_take_one_casualty_less() -> None:
    table = siege().uses(SIEGE)
    studs = [table.stud(dude) for dude in ("Jake Smiley", "Philip Swinford", "Allie Hensman", "Olivia Jenks")]
    assert studs == [True, True, False, False]
    draws(table, "Olivia Jenks").until(Question.CASUALTIES)
    assert (table.ask.seat, "; 2 still" in asks(table)) == (1, True)  # 4 against 1, one spared


@pytest.mark.plays(SIEGE)
def test_nobody_of_theirs_flees_and_the_next_round_is_spared_too() -> None:
    table = siege().uses(SIEGE)
    effects = [effect.until.boundary for effect in table.state.effects]
    assert effects == ["shootout"] * len(effects)
    draws(table, "Olivia Jenks").until(Question.CASUALTIES)
    table.until(Question.RUN)
    assert (len(table.posse(1)), table.ask.seat) == (1, 0)
    table.answer()
    assert (table.question, fight(table).round) == (Question.SHOOTOUT, 2)  # player 1 was not asked who flees


@pytest.mark.refuses(SIEGE)
def test_there_is_no_siege_in_the_square_or_where_the_owner_is_not() -> None:
    assert not usable(siege("town square"), SIEGE)
    elsewhere = Playing(
        side("Law Dogs", hand=[SIEGE], at={"Bunkhouse": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"Bunkhouse": ["Jake Smiley"]}),
        side("Morgan Cattle Co.", deeds=["Bunkhouse"]),
        winner=0,
        turn=0,
    )
    elsewhere.calls_out("Olivia Jenks", "Jake Smiley").answer("yes")
    everybody_joins(elsewhere, ["Olivia Jenks", "Jake Smiley"])
    assert not usable(elsewhere, SIEGE)


# --- Lighting The Fuse ------------------------------------------------------------------------------

FUSE = "Lighting The Fuse"


@pytest.mark.plays(FUSE)
def test_a_cheater_s_deed_goes_back_to_the_hand() -> None:
    table = showdown(
        ["Olivia Jenks"],
        ["Barton Everest"],
        (HANDS[1], CHEATING[2]),
        leader={"hand": [FUSE], "deeds": ["Undertaker"]},
        mark={"deeds": ["Bunkhouse", "General Store"], "rock": 5, "at": {"home": ["Allie Hensman"]}},
    ).until(Question.RESOLUTION)
    table.uses(FUSE)
    assert sorted(table.choices()) == ["Bunkhouse", "General Store"]
    table.answer("Bunkhouse")
    assert (table.hand(1), table.zone("General Store")) == (
        ["Bunkhouse"],
        "play",
    )  # in a shootout nobody is asked


def lowball(*dudes: str) -> Playing:
    return Playing(
        side("Law Dogs", rock=5, hand=[FUSE], deck=HANDS[1], at={"home": ["Tommy Harden"]}),
        side(
            "The Sloane Gang",
            rock=5,
            deck=CHEATING[2],
            deeds=["Bunkhouse"],
            at={"home": list(dudes), "Bunkhouse": ["Clint Ramsey"]},
        ),
        phase="gambling",
    ).uses(FUSE)


@pytest.mark.plays(FUSE)
def test_in_lowball_two_dudes_can_save_the_deed() -> None:
    table = lowball("Barton Everest", "Allie Hensman", "Jake Smiley | booted")
    assert (table.ask.seat, table.question) == (1, Question.YES)
    table.answer("yes")
    assert sorted(table.choices()) == ["Allie Hensman", "Barton Everest", "Clint Ramsey"]
    table.answer("Clint Ramsey", "Allie Hensman")
    assert [table.at(dude) for dude in ("Clint Ramsey", "Allie Hensman", "Barton Everest")] == [
        "Bunkhouse",
        "Bunkhouse",
        "The Sloane Gang",
    ]
    assert [table.booted(dude) for dude in ("Clint Ramsey", "Allie Hensman", "Barton Everest")] == [
        True,
        True,
        False,
    ]
    assert table.zone("Bunkhouse") == "play"


@pytest.mark.refuses(FUSE)
def test_who_does_not_want_to_or_has_not_two_dudes_loses_the_deed() -> None:
    unwilling = lowball("Barton Everest").answer("no")
    assert unwilling.zone("Bunkhouse") == "hand"
    alone = lowball("Barton Everest | booted")
    assert (alone.zone("Bunkhouse"), alone.at("Clint Ramsey")) == ("hand", "The Sloane Gang")


# --- One Fights As Many -----------------------------------------------------------------------------

MANY = "One Fights As Many"


def one_as_many(*tops: str, **theirs: object) -> Playing:
    table = Playing(
        side(
            "The 108 Righteous Bandits",
            rock=1,
            hand=[MANY],
            deck=tops,
            at={"town square": ["Xiaodan Li", "He Fang", "Olivia Jenks"], "home": ["Shizeng Lu"]},
        ),
        side("Law Dogs", **theirs),
    )
    table.uses(MANY, "Olivia Jenks")
    while table.question == Question.JOIN:
        table.answer(next((dude for dude in table.choices() if dude in ("Xiaodan Li", "He Fang")), "done"))
    return table


@pytest.mark.plays(MANY)
def test_each_fighter_who_passes_the_harder_test_becomes_famous() -> None:
    table = one_as_many("5S", "AS")  # He Fang: 5 + 4 below 10; Xiaodan: 1 + 4 not below 3
    assert table.events(JobEnded)[-1].success
    fame = {
        dude: control(table.state, table.id(dude))
        for dude in ("He Fang", "Xiaodan Li", "Olivia Jenks", "Shizeng Lu")
    }
    tested = {table.state.printed(event.card).title: event.passed for event in table.events(ATest)}
    assert set(tested) == {"He Fang", "Xiaodan Li"}
    assert fame == {"He Fang": int(tested["He Fang"]), "Xiaodan Li": 0, "Olivia Jenks": 0, "Shizeng Lu": 0}
    assert (table.zone(MANY), table.rock(0), table.booted("Olivia Jenks")) == ("hill", 0, True)


@pytest.mark.plays(MANY)
def test_who_plays_it_pulls_for_a_guest_who_fights_as_many() -> None:
    """The leader's deck is pulled from (ruling 1220); the guest has the control point."""
    table = Playing(
        side("Law Dogs", rock=1, hand=[MANY], at={"town square": ["Clint Ramsey"]}, deck=["AS"]),
        side("The Sloane Gang"),
        side("Morgan Cattle Co.", at={"town square": ["Xiaodan Li | value +9"]}, deck=["KS"]),
    )
    table.uses(MANY).answer(*table.choices()).answer("Xiaodan Li").until(Question.NOON)
    assert [(test.value, test.passed) for test in table.events(ATest)] == [(1, True)]
    assert control(table.state, table.id("Xiaodan Li")) == 1


@pytest.mark.refuses(MANY)
def test_four_is_added_to_the_pull() -> None:
    table = one_as_many("6S", "6S")
    assert [event.passed for event in table.events(ATest)] == [False, False]  # 10 is not below 10
    assert [event.check for event in table.events(ATest)] == [10, 10]


@pytest.mark.refuses(MANY)
def test_the_card_is_gone_even_if_the_job_cannot_start_twice_and_needs_a_leader() -> None:
    booted = Playing(
        side("The 108 Righteous Bandits", rock=1, hand=[MANY], at={"home": ["Xiaodan Li | booted"]}), side()
    )
    assert refused_by(booted, "use", MANY) == "RB-6.2-04"


@pytest.mark.refuses(MANY)
def test_who_fell_in_the_fight_is_not_tested() -> None:
    with pytest.MonkeyPatch.context() as patch:
        with_text(patch, "Tommy Harden", none=words.says(words.CANNOT_FLEE))
        table = Playing(
            side(
                "The 108 Righteous Bandits",
                rock=1,
                hand=[MANY],
                deck=[*HANDS[1], *HANDS[8], "AS", "AS"],
                at={"town square": ["He Fang", "Olivia Jenks"]},
            ),
            side("Law Dogs", deck=[*HANDS[2], *HANDS[1]], at={"town square": ["Tommy Harden"]}),
        )
        table.uses(MANY, "Olivia Jenks")
        while table.question == Question.JOIN:
            table.answer("He Fang" if "He Fang" in table.choices() else "done")
        table.until(Question.OPPOSE).answer("yes")
        draws(table.until(Question.SHOOTOUT), "Olivia Jenks").until(Question.CASUALTIES)
        table.answer(f"discard:{table.id('He Fang')}")
        table.until(Question.NOON, limit=200)
    assert [event.card for event in table.events(ATest)] == []
