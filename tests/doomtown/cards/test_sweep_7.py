"""What the machines found once more: whoever leaves play as a text is declared, and words that nothing had asked for.

`boomtown fuzz doomtown --beside`, every text read while its cards are taken away, and a sample of mutants of scripts.
"""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.cards.library import load
from boomtown.doomtown.reading.numbers import control, player_control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Declared, Moved
from boomtown.doomtown.verbs.cards import ace
from doomtown.readings.cast import on_stage
from doomtown.readings.gone import breaks_without
from doomtown.readings.law import SETS, faces_of
from doomtown.scenes import CHEATING, HANDS, an_ability, draws, fight, happens, shootout, usable, with_text
from doomtown.third_player import GUEST, posses, turn_of

Patch = pytest.MonkeyPatch
BARTON, JAKE, OLIVIA = "Barton Everest", "Jake Smiley", "Olivia Jenks"


# --- who leaves play as a text is declared ------------------------------------------------------------------


def falls_as_declared(monkeypatch: Patch, fallen: str) -> None:
    """The Bunkhouse has a dude discarded as soon as an ability is declared."""

    def drop(play: Any, event: Any) -> Any:
        yield words.discard(words.named(fallen) & words.IN_TOWN)

    with_text(monkeypatch, "Bunkhouse", drop=words.when(Declared)(drop))


@pytest.mark.refuses("Xiang Fang")
def test_xiang_who_is_gone_plunders_nothing(monkeypatch: Patch) -> None:
    falls_as_declared(monkeypatch, "Xiang Fang")
    table = Playing(
        side("The Fourth Ring", rock=9, deeds=["Bunkhouse"], hand=["Xiang Fang"]), side("Law Dogs"), turn=0
    )
    table.shops("Xiang Fang")
    paid = table.rock(0)
    table.reacts("Xiang Fang")
    assert (table.zone("Xiang Fang"), table.rock(0)) == ("discard", paid)


@pytest.mark.refuses("Master Shou")
@pytest.mark.parametrize(("fallen", "paid"), [("Clementine Lepp", 1), ("Tyxarglenak", 0)])
def test_nobody_pays_shou_for_an_abomination_that_is_gone(monkeypatch: Patch, fallen: str, paid: int) -> None:
    falls_as_declared(monkeypatch, fallen)
    table = Playing(
        side("The Fourth Ring", at={"Undertaker": ["Master Shou", "Tyxarglenak"]}),
        side("Law Dogs", rock=3, deeds=["Bunkhouse", "Undertaker"], at={"home": ["Clementine Lepp"]}),
        turn=0,
    )
    table.uses("Master Shou")
    assert (table.zone(fallen), table.rock(1)) == ("discard", 3 - paid)


@pytest.mark.refuses("Tsintah")
def test_tsintah_who_is_gone_stands_nowhere(monkeypatch: Patch) -> None:
    falls_as_declared(monkeypatch, "Tsintah")
    table = shootout(
        ["Tsintah", JAKE],
        [BARTON],
        where="Bunkhouse",
        leader={"deeds": ["Bunkhouse"], "at": {"Bunkhouse": ["Mother Bear's Rage"]}},
    )
    table.uses("Tsintah")
    assert (table.zone("Tsintah"), table.posse(0)) == ("discard", [JAKE])


@pytest.mark.refuses("Vasilis the Boar")
def test_vasilis_does_not_fire_a_weapon_that_is_gone(monkeypatch: Patch) -> None:
    falls_as_declared(monkeypatch, "Shotgun")
    table = shootout(["Vasilis the Boar | Shotgun"], [OLIVIA, BARTON], leader={"deeds": ["Bunkhouse"]})
    table.uses("Vasilis the Boar")
    assert (table.zone("Shotgun"), table.zone(OLIVIA), table.ask.seat) == ("discard", "play", 1)


@pytest.mark.parametrize("folder", SETS)
def test_no_text_breaks_off_where_somebody_it_means_has_left(folder: str) -> None:
    load()
    with on_stage():
        assert [broken for face in faces_of(folder) for broken in breaks_without(face)] == []


def test_a_text_that_looks_for_whom_it_has_lost_is_noticed(monkeypatch: Patch) -> None:
    def looks(play: Any, dude: int) -> Any:
        place = play.state.cards[dude].place
        yield words.gain(play.state.cards[place].owner)

    with_text(monkeypatch, "Bunkhouse", looks=words.noon(dude=words.DUDE)(looks))
    with on_stage():
        assert [told.partition(" gone")[0] for told in breaks_without("Bunkhouse")] == [
            "Bunkhouse: the first chosen",
            "Bunkhouse: the last chosen",
        ]


# --- what mutants left standing --------------------------------------------------------------------------------

LILLIAN, EVAN, TOM, HURT = (
    "Lillian Morgan (Exp 1)", "Evan Lucas", "Smiling Tom", "This'll Hurt in the Mornin'",
)  # fmt: skip


CHARGE = "Establishin' Who's in Charge"


@pytest.mark.refuses(LILLIAN)
def test_what_has_aced_itself_is_no_price_for_lillian() -> None:
    table = shootout(
        [f"{LILLIAN} | Blood Curse", OLIVIA],
        [BARTON],
        leader={"outfit": "Morgan Cattle Co.", "discard": ["A Fight They'll Never Forget"]},
    )
    table.uses(LILLIAN)
    assert table.zone("A Fight They'll Never Forget") == "hill"
    assert table.booted("Blood Curse")  # unasked
    assert table.ask.seat == 1


@pytest.mark.plays(EVAN)
@pytest.mark.refuses(EVAN)
def test_evan_is_paid_on_the_marks_side_too() -> None:
    table = shootout([BARTON, JAKE], [EVAN, OLIVIA])
    for loss, paid in ((OLIVIA, 0), (JAKE, 1)):
        happens(ace(table.state, table.id(loss), an_ability(1, table, EVAN)))
        assert table.rock(1) == paid


@pytest.mark.plays(HURT)
def test_a_cheater_with_one_ghost_rock_may_pay_it() -> None:
    table = shootout(
        [OLIVIA], ["Fred Aims"], hands=(HANDS[1], [*CHEATING[8], "5D"]), leader={"hand": [HURT]}, rock=1
    )
    table.until(Question.RESOLUTION)
    hand = table.state.players[1].draw
    assert hand is not None
    table.uses(HURT, hand.cards[:1]).answer("yes", seat=1)
    assert (table.rock(1), table.state.cards[hand.cards[0]].zone) == (0, "discard")


@pytest.mark.refuses("Summoning")
def test_an_abomination_that_is_too_dear_is_not_summoned() -> None:
    """Ivor Hawley costs 9 less 6."""
    table = Playing(
        side(
            "The Fourth Ring",
            rock=2,
            at={"home": ["Steele Archer | Summoning"]},
            hand=["Ivor Hawley", "Tyxarglenak"],
            deck=["3C", *HANDS[1]],
        ),
        side("The Sloane Gang", at={"home": [BARTON]}, deck=HANDS[8]),
        turn=0,
    )
    table.uses("Summoning").until(Question.OPPOSE).answer("no")
    assert (table.zone("Tyxarglenak"), table.zone("Ivor Hawley")) == ("play", "hand")  # unasked


@pytest.mark.refuses("Richard Slavin")
def test_a_black_card_digs_up_nothing() -> None:
    table = Playing(
        side(
            "The Fourth Ring",
            deeds=["Jackson's Strike"],
            at={"Jackson's Strike": ["Richard Slavin"]},
            deck=["5S", "Roan"],
            discard=["Doyle's Hoyle"],
        ),
        side("The Sloane Gang"),
        turn=0,
    ).uses("Richard Slavin")
    assert (table.question, table.ask.seat, table.zone("Doyle's Hoyle")) == (Question.NOON, 1, "discard")


@pytest.mark.ruling("RC3-smiling-tom-01")
@pytest.mark.parametrize("leader", ["Rob Wilby", "Dulf Zug"])
def test_tom_rides_to_a_far_deed_behind_another_of_the_ring(leader: str) -> None:
    """Who rides with the leader has not arrived as Tom is asked; later the deed is too far from home."""
    other = "Dulf Zug" if leader == "Rob Wilby" else "Rob Wilby"
    table = Playing(
        side("The Fourth Ring", rock=5, at={"home": [leader, other, TOM]}, hand=[CHARGE]),
        side("The Sloane Gang", deeds=["Bunkhouse"]),
        turn=0,
    ).uses(CHARGE, leader)
    if leader == "Rob Wilby":
        assert table.choices() == ["Dulf Zug", "done"]
        table.answer("Dulf Zug")
    assert TOM in table.choices()
    table.answer(TOM).until(Question.NOON)
    assert [event.where for event in table.events(Moved) if event.name == TOM][:1] == ["Bunkhouse"]


@pytest.mark.plays("Raven")
def test_deeds_that_others_own_themselves_are_no_conquests_beside_ravens() -> None:
    table = Playing(
        side("Law Dogs", legend="Raven", at={"The Place": ["Clementine Lepp"]}, hand=["5S"]),
        side("The Sloane Gang", deeds=["The Place", "General Store", "Bunkhouse"], at={"home": [BARTON]}),
        phase="sundown",
    )
    place = control(table.state, table.id("The Place"))
    assert player_control(table.state, 0) == place + 1


@pytest.mark.refuses("Erik Samson")
def test_a_melee_spell_makes_erik_no_stud() -> None:
    table = Playing(side("Law Dogs", at={"home": ["Erik Samson | Festering Grasp"]}), side())
    assert not table.stud("Erik Samson")


@pytest.mark.refuses("LeMat Revolver")
def test_a_guest_who_shoots_draws_no_hand_for_the_lemat() -> None:
    lemat = "LeMat Revolver [Weird West]"
    table = draws(posses([OLIVIA], [JAKE, "Fred Aims"], [f"Sloane | {lemat}"]), "Sloane", JAKE)
    table = turn_of(table.until(Question.RESOLUTION), GUEST)
    assert table.stud("Sloane")
    assert fight(table).shooters[0] == table.id("Sloane")
    assert not usable(table, lemat)
