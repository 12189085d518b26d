"""What the sweep over all first sentences found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, draws, shootout, showdown, usable
from doomtown.third_player import GUEST, LEADS, MARKED, OUTFITS, in_the_square, join, turn_of

TOMMY, BARTON, OLIVIA = "Tommy Harden", "Barton Everest", "Olivia Jenks"

# --- a first sentence that boots nobody, unboots nobody or sends nobody home cannot be done (ruling 80) -------

ABRAM = "Abram Grothe (Exp 2)"


@pytest.mark.plays(ABRAM)
@pytest.mark.refuses(ABRAM)
@pytest.mark.parametrize(("tired", "works"), [(f"{TOMMY} | booted", True), (TOMMY, False)])
def test_abram_rouses_nobody_where_no_deputy_is_booted(tired: str, works: bool) -> None:
    """That he boots himself for it makes nobody to be roused (ruling 930)."""
    at_noon = Playing(
        side("Law Dogs", at={"home": [ABRAM, tired]}),
        side("The Sloane Gang"),
    )
    assert usable(at_noon, ABRAM) is works
    assert usable(shootout([ABRAM, tired], [OLIVIA]), ABRAM) is works


@pytest.mark.refuses(ABRAM)
def test_abram_rouses_in_a_shootout_nobody_who_is_not_in_it() -> None:
    table = shootout([ABRAM], [OLIVIA], leader={"at": {"home": [f"{TOMMY} | booted"]}})
    assert not usable(table, ABRAM)


WILLA = "Willa Mae MacGowan"


@pytest.mark.refuses(WILLA)
def test_willa_alone_does_not_die_for_nobody() -> None:
    table = showdown([WILLA], [OLIVIA], (HANDS[1], HANDS[8]), WILLA)
    assert not usable(table, WILLA)


# --- what only a later sentence asks for keeps nobody from the first one (ruling 80) --------------------------

TAIYARI = "Taiyari"


@pytest.mark.plays(TAIYARI)
def test_taiyari_may_choose_somebody_too_dear_and_then_nothing_comes_of_it() -> None:
    """Paying is the second sentence; where it cannot be done the text ends there (ruling 2)."""
    table = shootout([TAIYARI, "Olivia Jenks | bullets 4"], ["Fred Aims"], rock=1).uses(TAIYARI, OLIVIA)
    assert (table.stud(OLIVIA), table.rock(0), table.bullets(OLIVIA)) == (False, 1, 6)
    assert not usable(table, TAIYARI)


JANOSZ, GUN = "Janosz Pratt", "Magnum Opus Tenebri"


@pytest.mark.plays(JANOSZ)
@pytest.mark.parametrize(("where", "rock"), [("town square", 9), ("The Place", 0)])
def test_janosz_may_choose_a_gun_that_he_cannot_invent(where: str, rock: int) -> None:
    """At no place of yours, or without the ghost rock, he boots in vain."""
    leader = {"deeds": ["The Place"], "discard": [GUN], "rock": rock, "deck": ["KS", *HANDS[1]]}
    table = shootout([OLIVIA, JANOSZ], ["Silas Aims"], where=where, leader=leader).uses(JANOSZ)
    assert (table.booted(JANOSZ), table.zone(GUN), table.rock(0)) == (True, "discard", rock)
    assert table.question == Question.SHOOTOUT


IDOL = "Idol of Tlazolteotl"


@pytest.mark.plays(IDOL)
def test_the_idol_may_choose_what_it_can_carry_nowhere() -> None:
    """The deed is spoken of in the second sentence: there is no other, and the Idol boots in vain."""
    table = Playing(
        side("Eagle Wardens", deeds=["Undertaker | Legal Instruments"], at={"home": [f"{OLIVIA} | {IDOL}"]}),
        side("The Sloane Gang", deeds=["Bunkhouse | Spirit Trail"]),
    ).uses(IDOL)
    assert (table.booted(IDOL), table.card("Legal Instruments").place) == (True, table.id("Undertaker"))


@pytest.mark.refuses(IDOL)
def test_the_idol_chooses_no_legend_and_nothing_of_others() -> None:
    """A legend leaves no home."""
    table = Playing(
        side("Eagle Wardens", legend="Raven", deeds=["Undertaker"], at={"home": [f"{OLIVIA} | {IDOL}"]}),
        side("The Sloane Gang", deeds=["Bunkhouse | Spirit Trail"]),
    )
    assert not usable(table, IDOL)


# --- what is done to one of several is done to somebody it can be done to -------------------------------------

HOLSTER = "Legendary Holster"


@pytest.mark.refuses(HOLSTER)
def test_the_holster_shoots_whom_it_can_ace() -> None:
    """Junior cannot be aced by abilities, so the other one is."""
    table = shootout([f"{OLIVIA} | {HOLSTER}"], ["Junior", "Jake Smiley"], leader={"deck": ["2S"]}).uses(
        HOLSTER
    )
    assert (table.zone("Junior"), table.zone("Jake Smiley")) == ("play", "hill")


# --- who only looks on has opponents all the same (rulings 34, 1032) ------------------------------------------

DISARM, INTERCESSION, COLT = "Disarm", "Intercession", "Colt-Patterson Model '36"


def looked_at_by(looker: str, *, invited: dict[int, str] | None = None, **more: object) -> Playing:
    """Player 2 is in the square too, and in no posse unless invited; player 1 will show a Cheatin' hand."""
    table = in_the_square(
        [f"Olivia Jenks | {COLT}", "Steele Archer"],
        ["Fred Aims | Shotgun"],
        [looker],
        more={GUEST: more, MARKED: {"deck": CHEATING[8]}},
    )
    return join(table, invited or {})


@pytest.mark.plays(DISARM)
def test_who_looks_on_disarms_somebody_in_the_shootout() -> None:
    """A Cheatin' Resolution on an action may be played by who has no posse (RB-6.1-66)."""
    table = draws(looked_at_by("Clint Ramsey", hand=[DISARM], rock=9))
    turn_of(table.until(Question.RESOLUTION), GUEST).uses(DISARM)
    assert set(table.choices()) == {"Olivia Jenks", "Steele Archer", "Fred Aims"}
    table.answer("Fred Aims")
    assert table.zone("Shotgun") == "hill"


@pytest.mark.refuses(DISARM)
def test_a_guest_disarms_only_the_other_posse() -> None:
    table = draws(looked_at_by("Clint Ramsey", invited={LEADS: OUTFITS[GUEST]}, hand=[DISARM], rock=9))
    turn_of(table.until(Question.RESOLUTION), GUEST).uses(DISARM)
    assert table.zone("Shotgun") == "hill", "Fred is the only one"


@pytest.mark.plays(INTERCESSION)
@pytest.mark.refuses(INTERCESSION)
@pytest.mark.parametrize("guest", [False, True])
def test_who_looks_on_intercedes_against_either_posse_and_a_guest_not_against_a_host(guest: bool) -> None:
    """Olivia becomes a stud; Stevie is on her side, or on none."""
    invited = {LEADS: OUTFITS[GUEST]} if guest else {}
    table = looked_at_by(f"Stevie Lyndon | {INTERCESSION}", invited=invited, deck=["KS", *HANDS[1]])
    turn_of(table.until(Question.SHOOTOUT), LEADS).uses(COLT)
    if guest:
        assert (table.question, table.stud("Olivia Jenks")) == (Question.SHOOTOUT, True), (
            "no answer is asked for"
        )
        return
    table.reacts(INTERCESSION)
    assert (table.stud("Olivia Jenks"), table.stud("Stevie Lyndon")) == (True, True)
