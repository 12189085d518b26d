"""What a sweep found, meddler by meddler: who prevents, protects, forbids or limits, beside each way to do it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import CallRefused
from boomtown.doomtown.text.sayings import CANNOT_MOVE
from boomtown.doomtown.verbs.lasting import DAY, lasting
from doomtown.scenes import CHEATING, HANDS, an_ability, draws, facing, shootout, usable

BARTON, TOMMY, JAKE = "Barton Everest", "Tommy Harden", "Jake Smiley"
ARNOLD, HUCKLEBERRY, WHIP = "Arnold McCadish", "I'm Your Huckleberry", "Pistol Whip"


# --- who cannot be affected (ruling 320) -------------------------------------------------------------


@pytest.mark.refuses("Telepathy Helmet", WHIP)
def test_nobody_boots_to_send_home_whom_it_cannot_affect() -> None:
    helmet = f"{BARTON} | Telepathy Helmet"
    alone = shootout([TOMMY], [helmet], leader={"hand": [WHIP]}, winner=1).passes(1)
    assert not usable(alone, WHIP)
    table = shootout([TOMMY], [helmet, "Allie Hensman"], leader={"hand": [WHIP]}, winner=1).passes(1)
    table.uses(WHIP)  # and Allie it is
    assert (table.at(BARTON), table.at("Allie Hensman")) == ("Town Square", "The Sloane Gang")


@pytest.mark.refuses(ARNOLD, "Johnny Ringo")
@pytest.mark.parametrize(("stare", "zone"), [(True, "discard"), (False, "play")])
def test_arnold_saves_nobody_he_cannot_affect(stare: bool, zone: str) -> None:
    table = shootout([ARNOLD], ["Johnny Ringo", BARTON], hands=((*HANDS[2], "KS"), HANDS[1])).passes(0)
    table.uses("Johnny Ringo") if stare else table.passes(1)
    draws(table, ARNOLD, BARTON).until(Question.CASUALTIES).answer(f"discard:{table.id(BARTON)}")
    if not stare:
        table.reacts(ARNOLD)
    assert (table.zone(BARTON), table.booted(ARNOLD)) == (zone, not stare)


# --- limits, and what takes modifiers away (ruling 321) ----------------------------------------------


@pytest.mark.refuses("The Faceless One", "Peacemaker")
@pytest.mark.parametrize(("gun", "left"), [("Peacemaker", 7), ("Roan", 4)])
def test_no_limit_is_set_to_bullets_that_cannot_be_lowered(gun: str, left: int) -> None:
    less = 7 - shootout(["The Faceless One"], [f"{BARTON} | {gun}"]).bullets(BARTON)
    table = shootout(["The Faceless One"], [f"{BARTON} | {gun} | bullets {less} | value 6"])
    assert table.uses("The Faceless One").bullets(BARTON) == left


@pytest.mark.refuses("Remedy", "Peacemaker")
@pytest.mark.parametrize(("gun", "lost"), [("Peacemaker", 0), ("Shotgun", 2)])
def test_remedy_takes_no_bullets_that_cannot_be_lowered(gun: str, lost: int) -> None:
    table = shootout(["Black Elk | Remedy"], [f"{BARTON} | {gun} | bullets 2"], leader={"deck": ["KS"]})
    before = table.bullets(BARTON)
    assert before - table.uses("Remedy", BARTON).bullets(BARTON) == lost


# --- refusing (ruling 322) ---------------------------------------------------------------------------


@pytest.mark.plays("Friends in High Places")
def test_with_friends_in_high_places_who_cannot_go_home_may_refuse() -> None:
    for friends in (["Friends in High Places"], []):
        table = facing([TOMMY], [f"{BARTON} | influence 5"], mark={"hand": friends}, turn=0)
        barton = table.id(BARTON)
        lasting(table.state, an_ability(1, table, BARTON), DAY, on=(barton,), word=CANNOT_MOVE)
        table.calls_out(TOMMY, BARTON)
        if not friends:  # cannot go home, and so has to fight
            assert table.state.fight is not None
            continue
        table.reacts("Friends in High Places").answer("no")
        assert [event.card for event in table.events(CallRefused)] == [barton]
        assert (table.at(BARTON), table.booted(BARTON)) == ("Town Square", False)


# --- changing sides (ruling 323) ---------------------------------------------------------------------


@pytest.mark.refuses(HUCKLEBERRY, "Howling Howell Melton")
def test_nobody_changes_sides_where_nobody_may_join() -> None:
    bout = facing(
        ["Howling Howell Melton"],
        [BARTON],
        hands=(HANDS[3], CHEATING[8]),
        leader={"hand": [HUCKLEBERRY]},
        rock=5,
        turn=0,
    ).uses("Howling Howell Melton", "yes")
    assert draws(bout).question is Question.RESOLUTION
    assert not usable(bout, HUCKLEBERRY)


@pytest.mark.refuses(HUCKLEBERRY, "Puttin' On Airs")
def test_who_puts_on_airs_joins_no_leader_for_changing_sides() -> None:
    for airs, turncoat in ((["Puttin' On Airs"], "Allie Hensman"), ([], BARTON)):
        table = facing(
            [TOMMY],
            ["Allie Hensman", BARTON],
            hands=(HANDS[3], CHEATING[8]),
            leader={"hand": [HUCKLEBERRY]},
            mark={"hand": airs},
            rock=9,
            turn=1,
        )
        table.uses("Puttin' On Airs", BARTON) if airs else table.passes(1)
        table.calls_out(TOMMY, "Allie Hensman").answer("yes").answer(BARTON)
        draws(table)
        table.uses(HUCKLEBERRY, *([] if airs else [BARTON]))
        assert turncoat in table.posse(0)


# --- a choice is between what can be done (ruling 324) -----------------------------------------------


@pytest.mark.refuses("Rick Henderson", "Shield of Faith")
def test_who_cannot_be_discarded_is_paid_for() -> None:
    table = shootout(
        [JAKE, "Rick Henderson"],
        ["Ezrael Jones | Shield of Faith", "Travis Moone"],
        leader={"hand": [WHIP]},
        mark={"rock": 3, "deck": ["KS"]},
    ).passes(0)
    table.uses("Shield of Faith").uses(WHIP, JAKE, "Travis Moone").reacts("Rick Henderson")
    assert (table.zone("Travis Moone"), table.rock(0), table.rock(1)) == ("play", 1, 2)


@pytest.mark.refuses("Behold White Bull", "Yagn's Mechanical Skeleton")
def test_a_posse_of_which_one_cannot_be_moved_does_not_leave_the_field() -> None:
    table = shootout(
        ["Longwei Fu"],
        [f"{JAKE} | Yagn's Mechanical Skeleton", "Fred Aims"],
        leader={"hand": ["Behold White Bull"], "deck": ["AC"]},
    ).uses("Behold White Bull")
    assert table.question is Question.SHOOTOUT
    assert table.posse(1) == [JAKE, "Fred Aims"]


# --- what is forbidden is forbidden to whoever does it for nothing (ruling 325) ----------------------


@pytest.mark.refuses("Vasilis the Boar", "As Nature and God Intended")
def test_vasilis_uses_no_weapon_that_cannot_be_used() -> None:
    hand = {"hand": ["As Nature and God Intended"]}
    table = shootout(["Vasilis the Boar | Flame-Thrower"], [BARTON], leader=hand, rock=5)
    assert usable(table, "Vasilis the Boar")
    table.uses("As Nature and God Intended").passes(1)
    assert not usable(table, "Vasilis the Boar")


# --- where a card may come into play -----------------------------------------------------------------


@pytest.mark.refuses("Stagecoach Office", "Agent Provocateur")
def test_no_stagecoach_takes_the_agent_anywhere_but_home() -> None:
    for newcomer, places in (("Agent Provocateur", 1), (JAKE, 3)):
        table = Playing(
            side(
                "Law Dogs",
                rock=20,
                hand=[newcomer],
                deeds=["Stagecoach Office", "Bunkhouse"],
                at={"home": [TOMMY]},
            ),
            side("The Sloane Gang"),
            turn=0,
        ).shops(newcomer)
        table.reacts("Stagecoach Office")
        if places > 1:
            assert len(table.choices()) == places
        else:
            assert table.at(newcomer) == "Law Dogs"
