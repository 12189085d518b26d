"""What a second reading of the later sets found: cards that were right by themselves and wrong beside something."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.draw_hands import rank_total
from boomtown.doomtown.reading.numbers import play_cost, upkeep
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Cause
from boomtown.doomtown.state.events import CalledOut
from boomtown.doomtown.verbs.hands import consider_legal
from boomtown.doomtown.verbs.lasting import DAY, modify
from doomtown.scenes import (
    CHEATING,
    HANDS,
    asks,
    deal,
    draws,
    happens,
    shootout,
    usable,
    with_text,
)

# --- a call-out wants both at one place ------------------------------------------------------------

LANE = "Lane Healey (Exp 1)"


def riding() -> Playing:
    """Lane is at home with a Horse, Pancho next door; Tommy, whose text is another, stands by."""
    return Playing(
        side("Morgan Cattle Co.", deeds=["Bunkhouse"], at={"home": [f"{LANE} | Roan"]}),
        side("The Sloane Gang", at={"Bunkhouse": ["Pancho Castillo"], "home": ["Tommy Harden"]}),
    )


@pytest.mark.refuses(LANE)
@pytest.mark.rule("RB-5.3.2-01")
def test_lane_calls_nobody_out_from_next_door(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Tommy Harden", root=words.says(words.CANNOT_MOVE, to=words.named("Lane Healey")))
    table = riding().uses(LANE)
    assert (table.booted("Roan"), table.booted("Pancho Castillo")) == (True, True)
    assert (table.at(LANE), table.events(CalledOut)) == ("Morgan Cattle Co.", [])


@pytest.mark.refuses(LANE)
def test_lane_rides_to_the_deed_though_the_dude_has_left_it(monkeypatch: pytest.MonkeyPatch) -> None:
    @words.after(words.Booted, words.named("Pancho Castillo"))
    def steps_out(play, event):  # type: ignore[no-untyped-def]
        yield words.move(event.card, to=words.TOWN_SQUARE)

    with_text(monkeypatch, "Tommy Harden", steps_out=steps_out)
    table = riding().uses(LANE)
    assert (table.at(LANE), table.at("Pancho Castillo")) == ("Bunkhouse", "Town Square")
    assert table.events(CalledOut) == []


# --- the first sentence gates ----------------------------------------------------------------------


def rooted(monkeypatch: pytest.MonkeyPatch, dude: str) -> None:
    """Olivia, wherever she is, keeps this dude from moving."""
    with_text(monkeypatch, "Olivia Jenks", root=words.says(words.CANNOT_MOVE, to=words.named(dude)))


@pytest.mark.refuses("Kevin Wainwright (Exp 1)")
@pytest.mark.ruling("RC3-kevin-wainwright-01")
@pytest.mark.parametrize("kept", [False, True])
def test_kevin_follows_nobody_while_he_cannot_move(monkeypatch: pytest.MonkeyPatch, kept: bool) -> None:
    if kept:
        rooted(monkeypatch, "Kevin Wainwright")
    table = Playing(
        side("Law Dogs", at={"home": ["Kevin Wainwright (Exp 1)", "Olivia Jenks"]}),
        side("The Sloane Gang", at={"town square": ["Micah Ryse"]}),
    )
    assert usable(table, "Kevin Wainwright (Exp 1)") is not kept


@pytest.mark.refuses("Spirit Trail")
@pytest.mark.rule("RC-abilities-02")
@pytest.mark.parametrize("kept", [False, True])
def test_nobody_walks_the_trail_who_cannot_move(monkeypatch: pytest.MonkeyPatch, kept: bool) -> None:
    if kept:
        rooted(monkeypatch, "Rhonda Sageblossom")
    table = Playing(
        side(
            "Eagle Wardens",
            deeds=["Bunkhouse"],
            at={"Bunkhouse": ["Rhonda Sageblossom", "Spirit Trail"], "home": ["Olivia Jenks"]},
        ),
        side("The Sloane Gang"),
    )
    assert usable(table, "Spirit Trail") is not kept


@pytest.mark.refuses("Spirit Steed")
@pytest.mark.rule("RC-abilities-02")
@pytest.mark.parametrize("kept", [False, True])
def test_the_steed_follows_no_spirit_with_a_rider_who_cannot_move(
    monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    if kept:
        rooted(monkeypatch, "Rhonda Sageblossom")
    table = Playing(
        side(
            "Eagle Wardens",
            deeds=["Bunkhouse"],
            at={"home": ["Rhonda Sageblossom | Spirit Steed", "Olivia Jenks"], "Bunkhouse": ["Spirit Trail"]},
        ),
        side("The Sloane Gang"),
    )
    assert usable(table, "Spirit Steed", "follow") is not kept


@pytest.mark.refuses('"Dynamite" Jacc')
@pytest.mark.rule("RC-abilities-02")
@pytest.mark.parametrize("kept", [False, True])
def test_jacc_does_not_light_the_fuse_if_nothing_aces_him(
    monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    if kept:
        with_text(monkeypatch, "Fred Aims", kept=words.says(words.CANNOT_BE_ACED, to=words.DUDE))
    table = draws(shootout(['"Dynamite" Jacc'], ["Fred Aims"])).until(Question.RESOLUTION)
    assert usable(table, '"Dynamite" Jacc') is not kept


HOUND, GUARDS, CARRIAGE = "Scoop Hound", "Shane & Graves Security", "Clown Carriage"


@pytest.mark.refuses(GUARDS)
@pytest.mark.refuses(CARRIAGE)
@pytest.mark.rule("RC-abilities-02")
@pytest.mark.parametrize("pointed", [False, True])
def test_who_could_not_join_is_not_sent_for(pointed: bool) -> None:
    table = shootout(
        [f"Olivia Jenks | {HOUND}"],
        [f"Valeria Batten | {CARRIAGE}"],
        where=GUARDS,
        mark={"deeds": [GUARDS], "hand": ["Bobo"], "rock": 9, "at": {GUARDS: ["Barton Everest"]}},
    )
    table.uses(HOUND) if pointed else table.passes(0)
    assert (usable(table, GUARDS), usable(table, CARRIAGE, "unload")) == (not pointed, not pointed)


# --- nobody changes sides by half ------------------------------------------------------------------

HUCKLEBERRY, PACKER = "I'm Your Huckleberry", "Alferd Packer"


@pytest.mark.plays(HUCKLEBERRY)
def test_who_cannot_leave_the_shootout_changes_sides_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling 372; whom a text keeps out of the other posse is ruling 323."""
    stuck = words.says(words.CANNOT_LEAVE_THE_POSSE, to=words.named("Fred Aims"))
    with_text(monkeypatch, "Olivia Jenks", stuck=stuck)
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        hands=(HANDS[1], CHEATING[2]),
        leader={"hand": [HUCKLEBERRY]},
    )
    draws(table).until(Question.RESOLUTION)
    assert usable(table, HUCKLEBERRY)


@pytest.mark.refuses(PACKER)
@pytest.mark.parametrize("kept", [words.CANNOT_LEAVE_THE_POSSE, words.CANNOT_JOIN])
def test_alferd_is_not_for_sale_if_he_cannot_come(monkeypatch: pytest.MonkeyPatch, kept: str) -> None:
    """Ruling 372: he comes though he cannot leave the shootout, for he stays in it."""
    stuck = words.says(kept, to=words.DUDE, by=words.timed("shootout"))
    with_text(monkeypatch, "Olivia Jenks", stuck=stuck)
    table = shootout(["Olivia Jenks"], [PACKER, "Fred Aims"], rock=9)
    assert any(play.endswith("lure") for play in table.plays()) == (kept == words.CANNOT_LEAVE_THE_POSSE)


# --- what a number cannot be -----------------------------------------------------------------------

MCDROSTE, TWIST, HAT = "Old Man McDroste", "Mind Twist", "Fancy New Hat"


def at_the_deed(*guests: str, hand: tuple[str, ...] = ()) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            deeds=["Bunkhouse"],
            deck=["KS"],
            hand=hand,
            at={"Bunkhouse": [MCDROSTE, f"Micah Ryse | {TWIST}"]},
        ),
        side("The Sloane Gang", at={"Bunkhouse": guests}),
    )


@pytest.mark.plays(MCDROSTE)
def test_who_is_driven_off_has_no_influence_whatever_is_added_later() -> None:
    table = at_the_deed("Barton Everest").uses(MCDROSTE, "Barton Everest")
    barton = table.id("Barton Everest")
    happens(modify(table.state, barton, "influence", 2, Cause("ability", "test", 1, barton, "noon"), DAY))
    assert table.influence("Barton Everest") == 0


@pytest.mark.plays(HAT)
@pytest.mark.refuses(MCDROSTE)
@pytest.mark.refuses(TWIST)
@pytest.mark.parametrize(("card", "least"), [(MCDROSTE, 0), (TWIST, 1)])
def test_no_ability_of_others_sets_a_proud_dudes_influence_lower(card: str, least: int) -> None:
    for hat, left in (("", least), (f" | {HAT}", 2)):
        table = at_the_deed(f"Barton Everest{hat}", "Allie Hensman")
        table.uses(card, "Barton Everest", part="twist" if card == TWIST else "")
        assert table.influence("Barton Everest") == left


@pytest.mark.plays("California Tax Office")
@pytest.mark.refuses("California Tax Office")
@pytest.mark.parametrize(("rock", "paid"), [(0, 0), (5, 2)])
def test_a_dude_that_cannot_be_discarded_is_paid_for_and_has_no_upkeep_then(
    monkeypatch: pytest.MonkeyPatch, rock: int, paid: int
) -> None:
    """What cannot be done is no way out of paying, as Yagn's is ruled (RC3-yagns-mechanical-skeleton-01)."""
    kept = words.says(words.CANNOT_BE_DISCARDED, to=words.DUDE)
    with_text(monkeypatch, "Allie Hensman", kept=kept)
    table = Playing(
        side("Law Dogs", deeds=["California Tax Office"]),
        side("Law Dogs", rock=rock, at={"home": ["Barton Everest", "Allie Hensman"]}),
    )
    assert upkeep(table.state, table.id("Barton Everest")) == 2
    table.uses("California Tax Office", "Barton Everest")
    assert (table.zone("Barton Everest"), table.rock(1)) == ("play", rock - paid)
    assert upkeep(table.state, table.id("Barton Everest")) == 0


@pytest.mark.plays("Ivor Hawley (Exp 1)")
def test_a_buried_ivor_counts_among_the_abominations_of_boot_hill() -> None:
    table = Playing(side("The Fourth Ring", hill=["Ivor Hawley (Exp 1)", "Bobo"]), side("Law Dogs"))
    assert play_cost(table.state, table.id("Ivor Hawley (Exp 1)")) == 9 - 2


# --- blades and guns -------------------------------------------------------------------------------


@pytest.mark.refuses("Rapier")
@pytest.mark.refuses("Stoker's Sabre")
@pytest.mark.parametrize("blade", ["Rapier", "Stoker's Sabre"])
def test_a_blade_that_is_not_in_the_fight_fears_no_gun_in_it(blade: str) -> None:
    table = shootout(
        ["Olivia Jenks"], ["Fred Aims | Shotgun"], leader={"at": {"home": [f"Jake Smiley | {blade}"]}}
    )
    alone = Playing(side("Law Dogs", at={"home": [f"Jake Smiley | {blade}"]}), side("The Sloane Gang"))
    assert table.bullets("Jake Smiley") == alone.bullets("Jake Smiley") > 0


# --- used, though it was stopped -------------------------------------------------------------------


@pytest.mark.plays("Flint's Amusements")
@pytest.mark.ruling("RC3-a-slight-modification-03")
def test_a_resolution_that_is_stopped_has_been_used_for_flints() -> None:
    table = shootout(
        ["Olivia Jenks | Force Field"],
        ["Steele Archer | Soul Blast"],
        hands=(HANDS[2], HANDS[1]),
        leader={"hand": ["A Slight Modification"], "deeds": ["Flint's Amusements"]},
        mark={"hand": ["Hex Slingin'"], "rock": 5},
    )
    draws(table).until(Question.RESOLUTION).passes(0)
    table.uses("Hex Slingin'").reacts("A Slight Modification")
    assert table.zone("Soul Blast") == "play"
    assert table.rock(0) == 1


@pytest.mark.refuses("Jim Hexter")
@pytest.mark.refuses("Mario Crane (Exp 1)")
@pytest.mark.parametrize(
    ("dude", "wording"), [("Jim Hexter", "weird-west"), ("Mario Crane (Exp 1)", "compendium")]
)
def test_another_ability_a_dude_was_lent_is_not_his_own(
    monkeypatch: pytest.MonkeyPatch, dude: str, wording: str
) -> None:
    lent = words.shootout if dude == "Jim Hexter" else words.resolution
    ability = lent(words.gain(1), told="earn")
    ability.name = "earn"
    whom = words.named(dude.partition(" (")[0])
    with_text(monkeypatch, "Olivia Jenks", loan=words.grants(ability, to=whom))
    table = shootout([dude, "Olivia Jenks"], ["Fred Aims"], rock=3, wording=wording)
    if dude != "Jim Hexter":
        draws(table, dude).until(Question.RESOLUTION)
    assert usable(table, dude, "earn")
    table.uses(dude, part="earn").passes(1)
    assert table.rock(0) == 4
    assert usable(table, dude, "bet" if dude == "Jim Hexter" else "survive")


# --- as it was -------------------------------------------------------------------------------------

DECEPTION = "Rabbit's Deception"


@pytest.mark.refuses(DECEPTION)
@pytest.mark.parametrize("booted", [False, True])
def test_a_dude_that_the_pull_unboots_was_booted_as_the_card_was_played(booted: bool) -> None:
    """Focusing Chi is the pull, and unboots whom it is pulled for."""
    monk = "Xiaodan Li | booted" if booted else "Xiaodan Li"
    table = shootout(
        ["Olivia Jenks", monk],
        ["Fred Aims"],
        leader={"hand": [DECEPTION], "deck": ["Focusing Chi", *HANDS[1]]},
    )
    table.uses(DECEPTION)
    assert "unboot" in asks(table)
    table.answer("yes").answer()
    assert table.at("Xiaodan Li") == "Law Dogs"
    assert (table.question == Question.YES) is not booted  # whether to send Fred after


LEPUS = "Flight of the Lepus"


@pytest.mark.plays(LEPUS)
@pytest.mark.refuses(LEPUS)
@pytest.mark.parametrize(("shown", "most"), [(HANDS[1], 3), (CHEATING[2], 2)])
def test_what_counts_for_the_lepus_is_the_hand_as_it_was_shown(shown: tuple[str, ...], most: int) -> None:
    table = shootout(
        ["Olivia Jenks", "Jake Smiley"],
        ["Fred Aims", "Silas Aims"],
        hands=(shown, CHEATING[2]),
        leader={"hand": [LEPUS]},
    )
    draws(table).until(Question.RESOLUTION)
    consider_legal(table.state, 0, shown != HANDS[1])  # something makes it the contrary
    table.uses(LEPUS)
    assert table.ask.form.most == most


DEN = "Den of Thieves"


@pytest.mark.refuses(DEN)
def test_the_den_betters_one_hand_and_not_the_next() -> None:
    table = shootout(
        ["Olivia Jenks", "Travis Moone"],
        ["Philip Swinford", "Fred Aims"],
        hands=(deal(2, 2), deal(3, 2)),
        leader={"outfit": DEN},
        mark={"outfit": "Law Dogs"},
    )
    draws(table, "Olivia Jenks", "Philip Swinford").until(Question.REACT).reacts(DEN)
    assert rank_total(table.state, 0) == 3
    table.until(Question.CASUALTIES)
    while table.state.fight is not None and table.state.fight.round == 1:
        table.answer() if table.question == Question.RUN else table.until(Question.RUN)
    draws(table, "Olivia Jenks", "Philip Swinford")
    assert rank_total(table.state, 0) == 2


# --- the end of a job ------------------------------------------------------------------------------

PORT = "Any Port in a Storm"


def mugging(*friends: str, hand: tuple[str, ...] = ()) -> Playing:
    """Player 0 goes after Fred, whose player owns a deed and has a port in hand."""
    return Playing(
        side("Law Dogs", hand=["Mugging", *hand], at={"town square": ["Olivia Jenks"]}, rock=5),
        side(
            "The Sloane Gang",
            hand=[PORT],
            rock=3,
            deeds=["Bunkhouse"],
            at={"town square": ["Fred Aims", *friends]},
        ),
        turn=0,
    )


@pytest.mark.plays(PORT)
def test_a_mark_that_a_job_sends_home_finds_a_port() -> None:
    """That is done while the job is resolved (ruling 99)."""
    table = mugging().uses("Mugging").until(Question.OPPOSE).answer("no").until(Question.REACT)
    table.reacts(PORT).answer("no")
    assert (table.at("Fred Aims"), table.booted("Fred Aims")) == ("Bunkhouse", True)


@pytest.mark.plays(PORT)
def test_a_react_to_the_jobs_end_closes_no_port(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Olivia Jenks", cheer=words.react(words.after(words.JobEnded), words.gain(1)))
    table = mugging().uses("Mugging").until(Question.OPPOSE).answer("no").until(Question.REACT)
    table.reacts("Olivia Jenks").until(Question.REACT).reacts(PORT).answer("no")
    assert table.at("Fred Aims") == "Bunkhouse"


@pytest.mark.refuses(PORT)
def test_what_else_sends_a_dude_home_in_a_job_leaves_no_port() -> None:
    table = mugging("Silas Aims", hand=("Pistol Whip",))
    table.uses("Mugging", "Fred Aims").until(Question.OPPOSE).answer("yes")
    while table.question == Question.JOIN:
        table.answer(table.choices()[0])
    table.until(Question.SHOOTOUT)
    while table.ask.seat != 0:
        table.passes()
    table.uses("Pistol Whip", "Fred Aims")
    assert table.question != Question.REACT
    assert table.at("Fred Aims") == "The Sloane Gang"
