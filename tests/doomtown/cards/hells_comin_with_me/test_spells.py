"""Spells of Hell's Comin' With Me."""

import pytest

from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Moved
from boomtown.doomtown.state.events import Tested as ATest
from doomtown.scenes import (
    CHEATING,
    HANDS,
    draws,
    facing,
    next_day,
    refused_by,
    shootout,
    unmoved,
    usable,
)
from doomtown.third_player import posses, turn_of

OLIVIA, JAKE, BARTON, CLINT = "Olivia Jenks", "Jake Smiley", "Barton Everest", "Clint Ramsey"
FELIX, ELK = "Félix Amador", "Black Elk"  # Blessed 2, Shaman 3
Patch = pytest.MonkeyPatch

TWIST = "Mind Twist"
STEELE = f"Steele Archer | {TWIST}"  # a Huckster 2: a 4 is enough


def at_noon(*theirs: str, top: str = "4S") -> Playing:
    return facing([STEELE], list(theirs), leader={"deck": [top], "rock": 9}, mark={"rock": 9})


@pytest.mark.plays(TWIST)
def test_a_spell_here_is_muddled() -> None:
    table = at_noon("Jonah Essex | Soul Blast | Shotgun").uses(TWIST, part="muddle")
    assert (table.booted("Soul Blast"), table.booted(TWIST)) == (True, True)


@pytest.mark.plays(TWIST)
def test_a_dude_here_has_influence_1_today_whatever_happens() -> None:
    table = facing(
        [STEELE],
        ["Judge Harry Somerset | influence 1 | Roan"],
        leader={"deck": ["4S"], "rock": 9},
        mark={"rock": 9, "at": {"home": [BARTON]}},
    ).uses(TWIST, part="twist")
    assert set(table.choices()) == {"Steele Archer", "Judge Harry Somerset"}
    table.answer("Judge Harry Somerset")
    assert table.influence("Judge Harry Somerset") == 1
    next_day(table)
    assert table.influence("Judge Harry Somerset") == 3 + 1


@pytest.mark.refuses(TWIST)
def test_a_bad_pull_twists_nobody() -> None:
    table = at_noon("Judge Harry Somerset", top="3S").uses(TWIST, "Judge Harry Somerset", part="twist")
    assert (table.influence("Judge Harry Somerset"), table.booted(TWIST)) == (3, True)


@pytest.mark.plays(TWIST)
@pytest.mark.refuses(TWIST)
def test_in_a_shootout_only_an_opposing_spell_and_no_twist() -> None:
    table = shootout(
        [STEELE, "Wilber Crowley | Blood Curse"], ["Jonah Essex | Soul Blast"], leader={"deck": ["4S"]}
    )
    assert [play for play in table.plays() if play.endswith("twist")] == []
    table.uses(TWIST)  # nobody asks which
    assert (table.booted("Soul Blast"), table.booted("Blood Curse")) == (True, False)


@pytest.mark.refuses(TWIST)
def test_no_twist_elsewhere_or_by_a_failure() -> None:
    away = facing([STEELE], [], leader={"deck": ["4S"]}, mark={"at": {"home": ["Jonah Essex | Soul Blast"]}})
    assert [play for play in away.plays() if play.endswith("muddle")] == []  # it cannot muddle itself
    failing = at_noon("Jonah Essex | Soul Blast", top="3S").uses(TWIST, part="muddle")
    assert not failing.booted("Soul Blast")


# --- Bolts o' Doom ---------------------------------------------------------------------------------

BOLTS = "Bolts o' Doom"


def struck(victim: str, pulled: str = "5C", caster: str = "Steele Archer") -> Playing:
    return shootout(
        [f"{caster} | {BOLTS}", OLIVIA],
        [victim, "Allie Hensman | Roan"],
        hands=((pulled, *HANDS[1]), HANDS[1]),
        mark={"at": {"home": ["Tommy Harden"]}},
        winner=0,
    ).uses(BOLTS)


@pytest.mark.plays(BOLTS)
def test_influence_strikes_the_guns_of_others() -> None:
    table = struck("Sloane")
    assert set(table.choices()) == {"Sloane", "Allie Hensman"}
    table.answer("Sloane")
    assert (table.bullets("Sloane"), table.bullets("Steele Archer"), table.booted(BOLTS)) == (4 - 2, 0, True)


@pytest.mark.plays(BOLTS)
def test_who_is_left_without_bullets_gives_one_away() -> None:
    table = struck(BARTON).answer(BARTON)
    assert (table.bullets(BARTON), table.bullets("Steele Archer"), table.bullets(OLIVIA)) == (0, 1, 2)


@pytest.mark.refuses(BOLTS)
def test_a_bad_pull_strikes_nobody() -> None:
    table = struck(BARTON, "4C").answer(BARTON)
    assert (table.bullets(BARTON), table.bullets("Steele Archer")) == (2, 0)


# --- Lethargy --------------------------------------------------------------------------------------

LETHARGY = "Lethargy"


def wearied(*, pulled: str = "KC", rock: int = 5, victim: str = BARTON) -> Playing:
    table = Playing(
        side(
            "Law Dogs",
            deck=[pulled],
            at={"town square": [f"Steele Archer | {LETHARGY}", "Philip Swinford | booted"]},
        ),
        side(
            "The Sloane Gang",
            rock=rock,
            deeds=["Bunkhouse", "Blake Ranch"],
            at={"Bunkhouse": [victim], "Blake Ranch": [JAKE], "home": ["Allie Hensman"]},
        ),
    )
    return table.uses(LETHARGY)


@pytest.mark.plays(LETHARGY)
def test_somebody_nearby_who_is_up_grows_weary() -> None:
    table = wearied()
    assert set(table.choices()) == {"Steele Archer", BARTON, "Allie Hensman"}
    table.answer(BARTON)
    assert [event.difficulty for event in table.events(ATest)] == [5 + 2 + 1 + 1]  # the Bunkhouse
    assert (table.booted(LETHARGY), table.booted(BARTON)) == (True, False)


@pytest.mark.plays(LETHARGY)
def test_the_weary_unboot_for_ghost_rock_only() -> None:
    def morning(answer: str) -> tuple[bool, int]:
        table = wearied().answer(BARTON).moves(BARTON, "The Sloane Gang")
        assert table.booted(BARTON)
        table.until("pay 1 ghost rock")
        assert table.ask.seat == 1
        table.answer(answer)
        return table.booted(BARTON), table.rock(1)

    (up, poorer), (down, richer) = morning("yes"), morning("no")
    assert (up, down, richer - poorer) == (False, True, 1)


@pytest.mark.refuses(LETHARGY)
def test_a_failed_spell_and_somebody_poor() -> None:
    failed = wearied(pulled="2C").answer(BARTON).moves(BARTON, "The Sloane Gang")
    failed.never_offered(LETHARGY, until=Question.UPKEEP)
    assert not failed.booted(BARTON)
    poor = wearied(rock=0).answer(BARTON).moves(BARTON, "The Sloane Gang")
    poor.never_offered(LETHARGY, until=Question.UPKEEP)
    assert poor.booted(BARTON)
    assert not poor.booted("Philip Swinford")


@pytest.mark.refuses(LETHARGY)
def test_at_high_noon_the_weary_unboot_as_ever() -> None:
    table = Playing(
        side("Law Dogs", deck=["KC"], at={"town square": [f"Steele Archer | {LETHARGY}"]}),
        side(
            "The Sloane Gang",
            deck=["KC"],
            rock=5,
            deeds=["General Store"],
            at={"General Store": [BARTON], "home": [f"{FELIX} | Soothe"]},
        ),
    )
    table.uses(LETHARGY, BARTON).moves(BARTON, "The Sloane Gang").passes(0)
    assert table.booted(BARTON)
    table.uses("Soothe")
    assert (table.booted(BARTON), table.rock(1)) == (False, 5)


# --- Dies Irae -------------------------------------------------------------------------------------

DIES = "Dies Irae"
DEAD = ["Clint Ramsey", "Sloane", JAKE, "Allie Hensman", "Irving Patterson", "Shotgun"]


def sung(pulled: str = "6C", hill: list[str] | None = None) -> Playing:
    table = shootout(
        [f"{FELIX} | {DIES}", OLIVIA],
        ["Fred Aims", "Philip Swinford"],
        hands=((pulled, *HANDS[1]), HANDS[1]),
        leader={"hill": DEAD if hill is None else hill},
        mark={"hill": ["Tommy Harden"]},
        winner=0,
    )
    return table.uses(DIES)


@pytest.mark.plays(DIES)
def test_the_dead_stand_behind_the_shooter() -> None:
    table = sung().passes(1).passes(0).answer(OLIVIA)
    assert "Boot Hill" in table.ask.message.args["purpose"]
    assert set(table.choices()) == {CLINT, "Sloane", JAKE, "Allie Hensman", "Irving Patterson"}
    assert table.ask.form.most == 4
    assert table.booted(DIES)
    table.answer(CLINT, "Sloane", JAKE)
    assert {effect.until.boundary for effect in table.state.effects} == {"round"}
    assert bonuses(table.state, 0) == (2, 2 + 1 + 1)  # Olivia's 2, Félix, and Jake
    assert bonuses(table.state, 1)[0] == 0


@pytest.mark.plays(DIES)
def test_none_of_yours_flees_this_round() -> None:
    table = sung().passes(1).passes(0).answer(OLIVIA).answer()
    assert bonuses(table.state, 0) == (0, 2 + 1)
    table.until(Question.RUN)
    assert table.ask.seat == 1


@pytest.mark.refuses(DIES)
def test_a_hymn_out_of_tune_raises_nobody() -> None:
    table = sung("5C").passes(1).passes(0)
    table.answer(OLIVIA).never_offered(DIES, until=Question.RUN)
    assert table.ask.seat == 0


@pytest.mark.refuses(DIES)
def test_a_guest_picks_no_shooter_and_raises_nobody() -> None:
    table = posses([OLIVIA], [BARTON], [f"{FELIX} | {DIES}"], more={2: {"deck": ["KC"], "hill": DEAD}})
    turn_of(table, 2).uses(DIES)
    for _ in range(3):
        table.passes()
    table.answer(OLIVIA)
    table.never_offered(DIES, until=Question.RESOLUTION)
    assert bonuses(table.state, 0) == (0, 2 + 1)


# --- Babble On -------------------------------------------------------------------------------------

BABBLE = "Babble On"


def babbled(felix: str = FELIX, pulled: str = "5C") -> Playing:
    return shootout(
        [BARTON, f"{CLINT} | Shotgun | Roan booted"],
        [f"{felix} | {BABBLE}"],
        hands=(HANDS[1], (pulled, *HANDS[1])),
        leader={"at": {"home": ["Tommy Harden"]}},
        winner=1,
    )


@pytest.mark.plays(BABBLE)
def test_babble_boots_an_opposing_card() -> None:
    table = babbled().uses(BABBLE)
    assert set(table.choices()) == {BARTON, CLINT, "Shotgun"}
    table.answer("Shotgun")
    assert [table.booted(card) for card in (FELIX, BABBLE, "Shotgun", BARTON)] == [True, True, True, False]


@pytest.mark.refuses(BABBLE)
def test_a_booted_speaker_and_a_failed_prayer_confuse_nobody() -> None:
    assert not usable(babbled(f"{FELIX} | booted"), BABBLE)
    table = babbled(pulled="4C").uses(BABBLE, "Shotgun")
    assert [table.booted(card) for card in (FELIX, "Shotgun")] == [False, False]


def soothed(deck: list[str], *mine: str) -> Playing:
    return Playing(
        side("Law Dogs", deck=deck, at={"home": [f"{FELIX} | Soothe", f"{OLIVIA} | booted", *mine]}), side()
    ).uses("Soothe")


@pytest.mark.plays(BABBLE)
def test_what_another_miracle_boots_unboots_again() -> None:
    table = soothed(["KC", "5C"], f"Arielle Moriah | {BABBLE} booted")
    table.reacts(BABBLE)
    assert (table.booted(FELIX), table.booted(OLIVIA), table.booted(BABBLE)) == (False, False, True)


@pytest.mark.refuses(BABBLE)
def test_no_other_booting_is_undone() -> None:
    failed = soothed(["KC", "4C"], f"Arielle Moriah | {BABBLE}").reacts(BABBLE)
    assert failed.booted(FELIX)
    walking = Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": [OLIVIA], "home": [f"{FELIX} | {BABBLE}"]}),
        side(),
    )
    walking.moves(OLIVIA, "Law Dogs").never_offered(BABBLE, until=Question.NOON)
    own = babbled().uses(BABBLE, "Shotgun")
    own.never_offered(BABBLE, until=Question.SHOOTOUT)
    hexed = facing(
        ["Steele Archer | Paralysis Mark"], [OLIVIA, f"{FELIX} | {BABBLE}"], hands=(("KC",), ()), turn=0
    ).uses("Paralysis Mark", OLIVIA)
    hexed.never_offered(BABBLE, until=Question.NOON)
    assert hexed.booted(OLIVIA)


@pytest.mark.refuses(BABBLE)
def test_who_is_up_already_is_not_helped_again() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deck=["KC", "KC"],
            at={"home": ["Arielle Moriah | Soothe", f"{OLIVIA} | booted", f"{FELIX} | {BABBLE}"]},
        ),
        side(),
    ).uses("Soothe")
    table.reacts("Arielle Moriah").never_offered(BABBLE, until=Question.NOON)
    assert not table.booted("Arielle Moriah")


@pytest.mark.refuses(BABBLE)
def test_others_dudes_are_left_as_they_are() -> None:
    table = facing(
        [f"{FELIX} | Soothe", f"{OLIVIA} | booted"],
        [f"Arielle Moriah | {BABBLE}"],
        hands=(("KC",), ()),
        turn=0,
    ).uses("Soothe")
    table.never_offered(BABBLE, until=Question.NOON)
    assert table.booted(FELIX)


# --- Ancestor's Reproach ---------------------------------------------------------------------------

REPROACH, ANCESTOR = "Ancestor's Reproach", "Ancestor Spirit"


@pytest.mark.plays(REPROACH)
@pytest.mark.parametrize(("pulled", "posse"), [("5C", [ELK, ANCESTOR]), ("4C", [ELK])])
def test_a_card_is_given_up_for_an_ancestor(pulled: str, posse: list[str]) -> None:
    table = shootout(
        [f"{ELK} | {REPROACH}"],
        [BARTON],
        hands=((pulled, *HANDS[1]), HANDS[1]),
        leader={"hand": ["5S", "Shotgun"]},
        winner=0,
    ).uses(REPROACH, "Shotgun")
    assert (table.posse(0), table.booted(REPROACH)) == (posse, True)
    assert table.zone("Shotgun") == ("hill" if ANCESTOR in posse else "hand")


@pytest.mark.refuses(REPROACH)
def test_without_a_card_nobody_remembers() -> None:
    table = shootout([f"{ELK} | {REPROACH}"], [BARTON], winner=0)
    assert refused_by(table, "use", REPROACH) == "RB-5.3.1-06"


@pytest.mark.plays(REPROACH)
def test_cheating_brings_the_ancestors_by_themselves() -> None:
    table = shootout(
        [f"{ELK} | {REPROACH}"], ["Allie Hensman"], hands=((*HANDS[2], "3C"), CHEATING[3]), winner=0
    )
    draws(table)
    table.uses(REPROACH)
    assert (table.posse(0), table.booted(REPROACH)) == ([ELK, ANCESTOR], True)
    failed = shootout(
        [f"{ELK} | {REPROACH}"], ["Allie Hensman"], hands=((*HANDS[2], "2C"), CHEATING[3]), winner=0
    )
    assert draws(failed).uses(REPROACH).posse(0) == [ELK]


@pytest.mark.refuses(REPROACH)
def test_there_is_no_posse_to_join_in_lowball() -> None:
    table = Playing(
        side("Law Dogs", rock=5, deck=HANDS[1], at={"home": [f"{ELK} | {REPROACH}"]}),
        side("The Sloane Gang", rock=5, deck=CHEATING[3]),
        phase="gambling",
    )
    table.never_offered(REPROACH, until=Question.NOON)


# --- Secret Paths ----------------------------------------------------------------------------------

PATHS = "Secret Paths"


def wandered(pulled: str = "5C") -> Playing:
    return Playing(
        side(
            "Law Dogs",
            deck=[pulled],
            deeds=["Bunkhouse", "Blake Ranch"],
            at={"Bunkhouse": [f"{ELK} | {PATHS}", OLIVIA, f"{JAKE} | booted"], "home": [CLINT]},
        ),
        side("The Sloane Gang", at={"Bunkhouse": [BARTON]}),
    ).uses(PATHS)


@pytest.mark.plays(PATHS)
def test_all_who_are_ready_walk_together() -> None:
    table = wandered()
    assert set(table.choices()) == {"Law Dogs", "The Sloane Gang", "Blake Ranch", "Town Square"}
    table.answer("The Sloane Gang")
    assert [table.at(dude) for dude in (ELK, OLIVIA)] == ["The Sloane Gang"] * 2
    assert [table.at(dude) for dude in (JAKE, BARTON, CLINT)] == ["Bunkhouse", "Bunkhouse", "Law Dogs"]
    assert (table.booted(ELK), table.booted(PATHS)) == (False, True)


@pytest.mark.refuses(PATHS)
def test_a_lost_path_and_nobody_to_walk_it() -> None:
    assert wandered("4C").answer("Town Square").at(ELK) == "Bunkhouse"
    tired = Playing(side("Law Dogs", at={"home": [f"{ELK} | booted | {PATHS}", f"{JAKE} | booted"]}), side())
    assert refused_by(tired, "use", PATHS) == "RB-5.3.1-06"


@pytest.mark.plays(PATHS)
def test_who_is_held_back_stays_and_the_others_go(monkeypatch: Patch) -> None:
    unmoved(monkeypatch, OLIVIA, Moved)
    table = wandered().answer("Town Square")
    assert [table.at(dude) for dude in (ELK, OLIVIA)] == ["Town Square", "Bunkhouse"]
