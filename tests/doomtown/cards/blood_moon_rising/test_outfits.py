"""Outfits of Blood Moon Rising."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control, has_keyword, player_influence
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from boomtown.doomtown.verbs.cards import discard, return_to_hand
from boomtown.table import SomeOf
from doomtown.scenes import CHEATING, HANDS, an_ability, draws, happens, shootout, unmoved, usable
from doomtown.third_player import in_the_square, join

MASTERS, GATEWAY, BROTHERHOOD = "108 Drunken Masters", "Gateway To Beyond", "Full Moon Brotherhood"
EXILE, REGULATORS, RACKET = "Justice In Exile", "Morgan Regulators", "Protection Racket"

# --- 108 Drunken Masters -----------------------------------------------------------------------------


def is_saloon(table: Playing, deed: str) -> bool:
    return has_keyword(table.state, table.id(deed), "Saloon")


@pytest.mark.plays(MASTERS)
def test_streets_end_in_saloons() -> None:
    table = Playing(
        side(MASTERS, left=["General Store", "Cattle Market"], deeds=["1st Baptist Church", "Blake Ranch"]),
        side("Law Dogs", deeds=["The Town Hall", "Circle M Ranch", "Pat's Perch"]),
    )
    ends = ("Cattle Market", "1st Baptist Church", "Circle M Ranch")
    assert all(is_saloon(table, deed) for deed in ends)
    others = ("General Store", "The Town Hall", "Blake Ranch", "Pat's Perch", MASTERS, "Law Dogs")
    assert not any(is_saloon(table, deed) for deed in others)


ROUNDS = "Two Hundred Fifty Rounds"


def staggering(pull: str, *deeds: str, hand: tuple[str, ...] = (ROUNDS,), home: str = MASTERS) -> Playing:
    """Longwei Fu (value 3, Kung Fu 4) performs a Technique with this pull."""
    table = shootout(
        ["Longwei Fu"],
        ["Jake Smiley"],
        leader={"outfit": home, "hand": hand, "deck": [pull], "deeds": deeds},
        mark={"deeds": ["Charlie's Place"]},
    )
    return table.uses(hand[0])


@pytest.mark.plays(MASTERS)
def test_saloons_you_control_lower_a_pull() -> None:
    table = staggering(
        "8C", "The Place", "General Store"
    )  # the Place and the end of the street: 8 is 6, below 7
    table.reacts(MASTERS)
    (test,) = table.events(events.Tested)
    assert (test.passed, test.check, table.booted(MASTERS)) == (True, 6, True)
    assert table.zone("8 of Clubs") == "discard"


@pytest.mark.plays(MASTERS)
@pytest.mark.parametrize(("pull", "kept"), [("3C", True), ("4C", False)])
def test_a_technique_that_was_easy_gives_you_the_card(pull: str, kept: bool) -> None:
    """2 is 5 below 7, 3 is not (ruling 130)."""
    table = staggering(pull, "The Place").reacts(MASTERS)
    assert (table.question == Question.YES) is kept
    if kept:
        table.answer("yes")
        assert table.hand(0) == ["3 of Clubs"]


@pytest.mark.refuses(MASTERS)
def test_the_masters_answer_techniques_of_their_own_only_and_give_no_card_unasked() -> None:
    table = staggering("AC", "The Place")
    table.answer("pass")
    assert (table.hand(0), table.events(events.Tested)[0].check) == ([], 1)
    spell = Playing(
        side(MASTERS, at={"home": ["Father Tolarios | Amazing Grace"]}, deck=["KS"]), side("Law Dogs")
    )
    spell.uses("Amazing Grace").never_offered(MASTERS, until=Question.NOON)
    theirs = staggering("AC", home="Law Dogs")
    assert theirs.events(events.Tested)[0].passed
    other = shootout(
        ["Longwei Fu"],
        ["Jake Smiley"],
        leader={"hand": [ROUNDS], "deck": ["AC"]},
        mark={"outfit": MASTERS, "deeds": ["The Place"]},
    )
    other.uses(ROUNDS).never_offered(MASTERS, until=Question.SHOOTOUT)


# --- Gateway To Beyond -------------------------------------------------------------------------------


def gateway(
    *deeds: str, home: tuple[str, ...] = ("Dakota Katzeek | Crafty Hare booted | Many Speak As One",)
) -> Playing:
    return Playing(
        side(GATEWAY, deeds=deeds, at={"home": list(home)}),
        side("Law Dogs", deeds=["1st Baptist Church"], at={"home": ["Tsintah | Sun-Touched Raven booted"]}),
    )


@pytest.mark.plays(GATEWAY)
def test_a_home_is_enough_for_one_spirit() -> None:
    table = gateway().uses(GATEWAY)
    assert set(table.choices()) == {"Crafty Hare", "Many Speak As One"}
    table.answer("Crafty Hare")
    assert (table.booted("Crafty Hare"), table.booted(GATEWAY)) == (False, True)


@pytest.mark.plays(GATEWAY)
def test_two_holy_grounds_wake_two_and_they_can_be_used_once_more() -> None:
    table = Playing(
        side(
            GATEWAY,
            deeds=["Gomorra Parish"],
            at={"home": ["Dakota Katzeek | Many Speak As One (used, booted) | Crafty Hare booted"]},
            deck=["KS"],
        ),
        side("Law Dogs"),
    )
    assert not usable(table, "Many Speak As One")
    table.uses(GATEWAY, ("Many Speak As One", "Crafty Hare"))
    assert not table.booted("Crafty Hare")
    table.passes(1)
    assert usable(table, "Many Speak As One")


@pytest.mark.refuses(GATEWAY)
def test_without_a_spirit_nobody_comes_through() -> None:
    assert not usable(gateway(home=("Olivia Jenks | Roan booted",)), GATEWAY)


@pytest.mark.refuses(GATEWAY)
def test_deeds_that_others_control_and_ordinary_ones_do_not_count() -> None:
    table = gateway("General Store").uses(GATEWAY)
    assert isinstance(table.ask.form, SomeOf)
    assert table.ask.form.most == 1


# --- Full Moon Brotherhood ---------------------------------------------------------------------------


def moonlit(theirs: dict[str, list[str]], **more: Any) -> Playing:
    return Playing(
        side(BROTHERHOOD, deeds=["The Place"], at={"town square": ["Kevin Wainwright"]}, **more),
        side("The Sloane Gang", deeds=["General Store"], at=theirs),
    )


@pytest.mark.plays(BROTHERHOOD)
def test_the_brotherhood_hunts_next_door() -> None:
    table = moonlit(
        {
            "home": ["Barton Everest", "Gunslinger"],
            "town square": ["Allie Hensman"],
            "General Store": ["Fred Aims"],
        }
    )
    table.uses(BROTHERHOOD)
    assert set(table.choices()) == {"Barton Everest", "Fred Aims"}


@pytest.mark.plays(BROTHERHOOD)
def test_the_prey_has_no_traits_but_its_abilities() -> None:
    table = moonlit({"home": ["Lane Healey | Roan"]})
    assert table.bullets("Lane Healey") == 3
    table.uses(BROTHERHOOD)
    assert (table.bullets("Lane Healey"), table.booted(BROTHERHOOD)) == (1, True)
    keeps = moonlit({"home": ["Agent Provocateur | influence 1"]}).uses(BROTHERHOOD)
    refusal = keeps.why_not("move", "Agent Provocateur", seat=1)
    assert refusal is not None  # nothing takes that dude's traits away
    able = moonlit({"home": ["Lawrence Blackwood"]}).uses(BROTHERHOOD)
    assert usable(able, "Lawrence Blackwood")


@pytest.mark.plays(BROTHERHOOD)
def test_the_prey_cannot_refuse_and_no_card_moves_it_but_it_walks() -> None:
    table = moonlit({"home": ["Barton Everest | Mustang"]}).uses(BROTHERHOOD)
    assert not usable(table, "Mustang")
    table.moves("Barton Everest", "town square").until(Question.NOON)
    table.calls_out("Kevin Wainwright", "Barton Everest")
    assert table.question != Question.ACCEPT


@pytest.mark.plays(BROTHERHOOD)
@pytest.mark.parametrize(("way", "hand", "rock"), [("draw", 2, 0), ("gain", 0, 2)])
@pytest.mark.parametrize("leaving", ["discarded", "returned"])
def test_prey_that_leaves_play_feeds_the_brotherhood(way: str, hand: int, rock: int, leaving: str) -> None:
    if leaving == "returned":
        table = moonlit({"home": ["Barton Everest"]}, deck=["2S", "3S"]).uses(BROTHERHOOD)
        step = return_to_hand(
            table.state, table.id("Barton Everest"), an_ability(1, table, "The Sloane Gang")
        )
        asked = next(iter(step))
        assert getattr(asked, "seat", None) == 0
        return
    table = Playing(
        side(
            BROTHERHOOD,
            at={"home": ["Kevin Wainwright"], "town square": ["Olivia Jenks"]},
            deck=[*HANDS[2], "2S", "3S"],
        ),
        side("The Sloane Gang", at={"town square": ["Fred Aims"]}, deck=HANDS[1]),
    )
    table.uses(BROTHERHOOD).passes(1).calls_out("Olivia Jenks", "Fred Aims").until(Question.MODE)
    table.answer(way)
    assert (len(table.hand(0)), table.rock(0)) == (hand, rock)


@pytest.mark.refuses(BROTHERHOOD)
def test_others_who_leave_feed_nobody_and_nobody_else_is_hunted() -> None:
    table = moonlit({"town square": ["Allie Hensman"], "home": ["Gunslinger"]})
    assert not usable(table, BROTHERHOOD)
    table = moonlit({"town square": ["Fred Aims"], "home": ["Barton Everest"]}).uses(BROTHERHOOD)
    happens(discard(table.state, table.id("Fred Aims"), an_ability(1, table, "The Sloane Gang")))
    assert table.zone("Fred Aims") == "discard"


# --- Justice In Exile --------------------------------------------------------------------------------


def trial(mine: tuple[str, ...], theirs: tuple[str, ...]) -> Playing:
    return draws(
        shootout(
            ["Olivia Jenks"],
            ["Fred Aims", "Allie Hensman"],
            hands=(mine, theirs),
            leader={"outfit": EXILE},
            mark={"at": {"home": ["Silas Aims"]}},
        )
    )


@pytest.mark.plays(EXILE)
@pytest.mark.parametrize(("mine", "judge"), [(HANDS[1], 0), (CHEATING[2], 1)])
def test_a_cheater_gives_somebody_a_bad_name(mine: tuple[str, ...], judge: int) -> None:
    table = trial(mine, CHEATING[3])
    assert table.ask.seat == judge
    assert set(table.choices()) == {"Fred Aims", "Allie Hensman", "Silas Aims"}
    table.answer("Silas Aims")
    assert (table.bounty("Silas Aims"), table.bounty("Fred Aims")) == (1, 0)


@pytest.mark.plays(EXILE)
def test_a_cheater_in_lowball_is_named_too() -> None:
    table = Playing(
        side(EXILE, rock=1, deck=HANDS[1]),
        side("The Sloane Gang", rock=1, deck=CHEATING[2], at={"home": ["Fred Aims", "Silas Aims"]}),
        phase="gambling",
    )
    assert (table.ask.seat, set(table.choices())) == (0, {"Fred Aims", "Silas Aims"})


@pytest.mark.refuses(EXILE)
def test_honest_hands_and_your_own_cost_nothing() -> None:
    for mine, theirs in ((HANDS[1], HANDS[1]), (CHEATING[2], HANDS[1])):
        table = trial(mine, theirs).until(Question.NOON)
        assert not table.events(events.BountyChanged)


@pytest.mark.refuses(EXILE)
def test_the_leader_of_your_own_posse_is_no_opposing_player() -> None:
    table = exiled_guest("Olivia Jenks", "Max Baine", CHEATING[2], HANDS[1])
    draws(table).until(Question.NOON)
    assert not table.events(events.BountyChanged)


def exiled_guest(leader: str, guest: str, mine: tuple[str, ...], theirs: tuple[str, ...]) -> Playing:
    """The third player, whose outfit it is, has a guest in the leader's posse."""
    more = {0: {"deck": mine}, 1: {"deck": theirs}, 2: {"outfit": EXILE}}
    return join(in_the_square([leader], ["Fred Aims"], [guest], more=more), invited={0: EXILE})


def execution(
    who: str = "Fred Aims | bounty 1", deputy: str = "Philip Swinford", *, rank: int = 2
) -> Playing:
    """Player 0 wins a shootout by a rank, or by two; the loser is discarded, or aced."""
    table = shootout([deputy], [who], hands=(HANDS[rank], HANDS[1]), leader={"outfit": EXILE})
    return draws(table).passes(0, 1)


@pytest.mark.plays(EXILE)
@pytest.mark.parametrize(("buries", "zone"), [("yes", "hill"), ("no", "discard")])
def test_the_case_is_closed_where_a_deputy_stands(buries: str, zone: str) -> None:
    table = execution().reacts(EXILE)
    table.answer(buries)
    assert (table.zone("Fred Aims"), table.rock(0), table.booted(EXILE)) == (zone, 1 + 2, True)


@pytest.mark.plays(EXILE)
def test_who_was_aced_is_asked_about_no_more() -> None:
    table = execution(rank=3).reacts(EXILE)
    assert (table.rock(0), table.question) == (3, Question.RUN)


@pytest.mark.refuses(EXILE)
@pytest.mark.parametrize(
    ("who", "deputy"), [("Fred Aims", "Philip Swinford"), ("Fred Aims | bounty 1", "Olivia Jenks")]
)
def test_no_case_without_a_bounty_or_a_deputy(who: str, deputy: str) -> None:
    table = execution(who, deputy)
    table.never_offered(EXILE, until=Question.NOON)
    assert table.zone("Fred Aims") == "discard"


@pytest.mark.refuses(EXILE)
def test_no_case_of_your_own_people_elsewhere_or_at_sundown() -> None:
    own = shootout(
        ["Olivia Jenks | bounty 1", "Philip Swinford"], ["Fred Aims"], hands=EVIL, leader={"outfit": EXILE}
    )
    own.until(Question.CASUALTIES).answer(f"discard:{own.id('Olivia Jenks')}")
    assert own.zone("Olivia Jenks") == "discard"
    own.never_offered(EXILE, until=Question.NOON)
    away = Playing(
        side(EXILE, at={"home": ["Philip Swinford"], "town square": ["Olivia Jenks"]}, deck=HANDS[2]),
        side("The Sloane Gang", at={"town square": ["Fred Aims | bounty 1"]}, deck=HANDS[1]),
    )
    away.calls_out("Olivia Jenks", "Fred Aims").answer("yes").never_offered(EXILE, until=Question.NOON)
    assert away.zone("Fred Aims") != "play"


EVIL = (HANDS[1], HANDS[2])


@pytest.mark.refuses(EXILE)
@pytest.mark.parametrize("whose", [0, 1])
def test_nor_is_anybody_of_a_player_who_fights_beside_you(whose: int) -> None:
    """Player 2's Deputies are in the posse Olivia leads, and at both players' homes, where somebody else falls."""
    at = {"home": ["Karl Odett | bounty 1"]}
    more = {
        0: {"at": at if whose == 0 else {}},
        1: {"at": at if whose == 1 else {}},
        2: {"outfit": EXILE, "at": {("Law Dogs", "The Sloane Gang")[whose]: ["Philip Swinford"]}},
    }
    square = in_the_square(["Olivia Jenks"], ["Fred Aims"], ["Max Baine"], more=more)
    table = join(square, invited={0: EXILE})
    falls = discard(table.state, table.id("Karl Odett"), an_ability(1, table, "Fred Aims"))
    if whose == 0:
        happens(falls)  # and nobody is asked (ruling 1101)
    else:
        with pytest.raises(AssertionError, match="left-play"):
            happens(falls)


@pytest.mark.refuses(EXILE)
def test_who_fights_beside_you_is_not_prosecuted() -> None:
    """A guest's Deputy looks on while a wanted dude of the own posse falls."""
    table = exiled_guest("Olivia Jenks | bounty 1", "Philip Swinford", HANDS[1], HANDS[2])
    table.until(Question.CASUALTIES).answer(f"discard:{table.id('Olivia Jenks')}")
    table.never_offered(EXILE, until=Question.NOON)
    assert table.zone("Olivia Jenks") == "discard"


# --- Morgan Regulators -------------------------------------------------------------------------------

CROWD = ["Max Baine", "Lane Healey"]  # influence 4 and 3


def curfew(seat: int = 0, **details: Any) -> Playing:
    """Sundown: a crowd at home, some in the square, and Sloane's gang with 6 control points in the balance."""
    return Playing(
        side(REGULATORS, at={"home": CROWD, "town square": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"home": ["Sloane | control 8"]}),
        **{"phase": "sundown", **details},
    )


@pytest.mark.plays(REGULATORS)
def test_a_crowd_counts_for_five_where_it_stands() -> None:
    table = curfew()  # 5 and 2 are less than 8, though 7 and 2 are not
    assert table.table.over
    assert list(table.table.outcome.winners) == [1]


@pytest.mark.refuses(REGULATORS)
def test_after_a_shootout_the_streets_are_free() -> None:
    table = Playing(
        side(REGULATORS, at={"home": CROWD, "town square": ["Olivia Jenks", "Jake Smiley"]}, deck=HANDS[2]),
        side(
            "The Sloane Gang",
            at={"home": ["Sloane | control 8"], "town square": ["Fred Aims"]},
            deck=HANDS[1],
        ),
    )
    table.calls_out("Jake Smiley", "Fred Aims").answer("yes").until(Question.NOON)
    while table.question == Question.NOON and not table.table.over:
        table.passes()
    assert not table.table.over


@pytest.mark.plays(REGULATORS)
@pytest.mark.parametrize(("wording", "later"), [("", 9), ("weird-west", 7)])
def test_before_sundown_and_after_the_check_it_is_another_matter(wording: str, later: int) -> None:
    details = {"wording": wording} if wording else {}
    noon = curfew(phase="noon", **details)
    assert player_influence(noon.state, 0) == 9
    table = Playing(
        side(REGULATORS, at={"home": CROWD, "town square": ["Olivia Jenks"]}, hand=["5S"]),
        side("The Sloane Gang", at={"home": ["Sloane"]}),
        phase="sundown",
        **details,
    )
    assert (table.state.phase, player_influence(table.state, 0)) == ("sundown", later)


@pytest.mark.plays(REGULATORS)
def test_a_crowd_at_a_deed_only_ties_another() -> None:
    table = Playing(
        side(REGULATORS, at={"The Place": CROWD}, hand=["5S"]),
        side("The Sloane Gang", deeds=["The Place"], at={"The Place": ["Sloane", "Pancho Castillo"]}),
        wording="weird-west",
        phase="sundown",
    )
    assert table.controller("The Place") == 1  # 7 against 5, but nobody has more than 5


@pytest.mark.plays(REGULATORS)
@pytest.mark.parametrize(("wording", "stud"), [("", True), ("weird-west", False)])
def test_a_patrol_rides_to_the_square(wording: str, stud: bool) -> None:
    details = {"wording": wording} if wording else {}
    table = Playing(
        side(REGULATORS, at={"home": ["Olivia Jenks | booted | Roan", "Jake Smiley | booted"]}),
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
        **details,
    )
    table.uses(REGULATORS)
    assert set(table.choices()) == {"Olivia Jenks", "Jake Smiley"}
    table.answer("Olivia Jenks")
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == ("Town Square", False)
    assert (table.stud("Olivia Jenks"), table.booted(REGULATORS)) == (stud, True)


@pytest.mark.refuses(REGULATORS)
@pytest.mark.parametrize(("wording", "possible"), [("", True), ("weird-west", False)])
def test_who_is_there_already_can_be_chosen_by_one_wording_only(wording: str, possible: bool) -> None:
    """The first sentence gates (ruling 3): one only chooses, the other moves."""
    details = {"wording": wording} if wording else {}
    table = Playing(
        side(REGULATORS, at={"town square": ["Jake Smiley | booted"]}), side("Law Dogs"), **details
    )
    assert usable(table, REGULATORS) is possible
    if possible:
        table.uses(REGULATORS)
        assert (table.stud("Jake Smiley"), table.booted("Jake Smiley")) == (True, True)


# --- Protection Racket -------------------------------------------------------------------------------

SHOPS = ["The Place", "General Store", "Cattle Market"]


def racket(theirs: list[str], held: int, collector: str = "Barton Everest") -> Playing:
    at = {deed: ["Pancho Castillo"] for deed in theirs[:held]}
    if at:
        at[theirs[0]] = [collector, "Pancho Castillo"]
    return Playing(
        side(
            RACKET,
            deeds=["Circle M Ranch"],
            at={**at, "Circle M Ranch": ["Allie Hensman"], "home": ["Fred Aims"]},
        ),
        side("Law Dogs", deeds=theirs),
    )


@pytest.mark.plays(RACKET)
@pytest.mark.parametrize(
    ("theirs", "held", "gained", "points"),
    [(SHOPS[:2], 1, 1 + 2, 0), (SHOPS, 2, 2, 0), (SHOPS, 3, 3, 1), ([], 0, 2, 0)],
)
def test_protection_pays(theirs: list[str], held: int, gained: int, points: int) -> None:
    table = racket(theirs, held).uses(RACKET)
    who = "Barton Everest" if held else "Allie Hensman"
    if held:
        assert {"Barton Everest", "Allie Hensman"} <= set(table.choices())
        assert "Fred Aims" not in table.choices()
        table.answer(who)
    assert (table.rock(0), table.booted(who), table.booted(RACKET)) == (gained, True, True)
    assert (control(table.state, table.id(who)), table.bounty(who)) == (points, points)


@pytest.mark.refuses(RACKET)
def test_nobody_collects_from_home_or_booted(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Playing(
        side(
            RACKET,
            deeds=["Circle M Ranch"],
            at={"Circle M Ranch": ["Allie Hensman | booted"], "home": ["Fred Aims"]},
        ),
        side("Law Dogs", at={"Circle M Ranch": ["Tommy Harden"]}),
    )
    assert not usable(table, RACKET)
    unmoved(monkeypatch, "Allie Hensman", events.Booted)
    firm = racket([], 0).uses(RACKET)
    assert firm.rock(0) == 0
