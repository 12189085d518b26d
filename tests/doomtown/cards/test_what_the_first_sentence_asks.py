"""What a first sentence does has to be possible; what only a later one asks for has not."""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.plays.choosing import choose_word
from boomtown.doomtown.plays.offering import situation
from boomtown.doomtown.reading.numbers import control, has_keyword
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.doomtown.verbs.changes import change_card
from doomtown.scenes import (
    CHEATING,
    HANDS,
    asks,
    declines,
    draws,
    facing,
    guests_join,
    happens,
    refused,
    refused_by,
    shootout,
    showdown,
    unmoved,
    usable,
    with_text,
)
from doomtown.third_player import posses

# --- the first sentence -------------------------------------------------------------------------------


@pytest.mark.refuses("Huang Li")
def test_huang_li_needs_a_card_to_discard() -> None:
    table = shootout(["Huang Li", "Travis Moone"], ["Fred Aims"], leader={"hand": []})
    assert refused_by(table, "use", "Huang Li") == "RB-5.3.1-06"


@pytest.mark.refuses("I'm Your Huckleberry")
def test_who_only_looks_on_has_no_posse_to_be_joined() -> None:
    table = posses(
        ["Travis Moone"],
        ["Fred Aims"],
        [],
        more={
            0: {"deck": CHEATING[2]},
            1: {"deck": HANDS[1]},
            2: {"hand": ["I'm Your Huckleberry"], "rock": 9, "at": {"home": ["Jake Smiley"]}},
        },
    )
    draws(table)
    table.never_offered("I'm Your Huckleberry", until=Question.RUN)


# --- a choice is between what can be done (ruling 324) ------------------------------------------------

JAKE = "Jake Smiley"
WHIP = "Pistol Whip"


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


RICK = "Rick Henderson"


@pytest.mark.plays(RICK)
def test_nobody_is_discarded_for_two_ricks() -> None:
    """The first has the dude discarded; for the second, who fights beside him, there is only ghost rock."""
    table = shootout(
        [RICK, "Olivia Jenks"],
        ["Barton Everest", "Jake Smiley"],
        leader={"hand": [WHIP]},
        mark={"rock": 1},
        others=[side("Eagle Wardens", at={"town square": [RICK]})],
        joining=False,
    )
    guests_join(table, "Olivia Jenks", "Jake Smiley", RICK)
    table.uses(WHIP, "Olivia Jenks", "Barton Everest").reacts(f"{RICK} @0").answer("discard")
    table.reacts(f"{RICK} @2")
    assert (table.zone("Barton Everest"), table.rock(1), table.rock(2)) == ("discard", 0, 1)


# --- first sentences of the Weird West (ruling 340) ---------------------------------------------------

BARTON, TOMMY = "Barton Everest", "Tommy Harden"


@pytest.mark.refuses("Paralysis Mark", "Phantasm")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_a_hex_of_the_weird_west_is_cast_on_who_it_can_do_that_to(wording: str) -> None:
    def casting(spell: str, foe: str) -> Playing:
        return Playing(
            side("The Fourth Ring", at={"town square": [f"Steele Archer | {spell}", TOMMY]}),
            side("The Sloane Gang", at={"town square": [foe]}),
            wording=wording,
        )

    older = wording == "compendium"
    assert (
        BARTON in casting("Paralysis Mark", f"{BARTON} | booted").uses("Paralysis Mark").choices()
    ) == older
    assert usable(casting("Phantasm", "QUATERMAN"), "Phantasm") == older


@pytest.mark.refuses("Raking Dragons", "Hydro-Puncher")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_who_is_booted_is_raked_and_punched_only_in_the_older_wording(wording: str) -> None:
    def punching(foe: str) -> Playing:
        return shootout(
            ["Longwei Fu | Hydro-Puncher", TOMMY], [foe], leader={"hand": ["Raking Dragons"]}, wording=wording
        )

    older = wording == "compendium"
    assert usable(punching(f"{BARTON} | booted | Roan"), "Hydro-Puncher") == older
    assert usable(punching(BARTON), "Hydro-Puncher") == older  # no card of his that could boot
    assert (BARTON in punching(f"{BARTON} | booted").uses("Raking Dragons").choices()) == older


@pytest.mark.refuses("Asakichi Cooke")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_asakichi_discards_for_somebody_in_the_weird_west(wording: str) -> None:
    table = Playing(
        side("Law Dogs", hand=["5S"], at={"home": ["Asakichi Cooke"]}),
        side("The Sloane Gang"),
        wording=wording,
    )
    assert usable(table, "Asakichi Cooke") == (wording == "compendium")


# --- the first sentence, and what it is done to -------------------------------------------------------

WEIRD_WEST = {"wording": "weird-west"}


@pytest.mark.refuses("Farnum's Consortium")
@pytest.mark.rule("RB-5.3.1-06")
@pytest.mark.parametrize(("rock", "cards", "possible"), [(1, 1, False), (2, 1, True), (1, 0, True)])
def test_nobody_invests_what_is_not_there(rock: int, cards: int, possible: bool) -> None:
    """Ruling 150: where the "if" holds, it asks to pay; where it does not, there is nothing to pay."""
    table = Playing(
        side("Farnum's Consortium", rock=rock),
        side("The Sloane Gang", hand=["Reserves"] * cards),
        turn=0,
        **WEIRD_WEST,
    )
    assert usable(table, "Farnum's Consortium") == possible


@pytest.mark.refuses("Micah Ryse", "Prof. Eustace True")
@pytest.mark.rule("RB-5.3.1-06")
@pytest.mark.parametrize(("dude", "price"), [("Micah Ryse", "Forget"), ("Prof. Eustace True", "Force Field")])
def test_who_can_only_go_next_door_travels_no_further(dude: str, price: str) -> None:
    """Ruling 213: where they move stands in the same sentence as what they give for it."""
    table = Playing(
        side("Law Dogs", deeds=["Charlie's Place"], at={"home": [f"{dude} | {price} | Lost to the Plague"]}),
        side("The Sloane Gang", deeds=["General Store"]),
        turn=0,
    )
    table.uses(dude)
    assert set(table.choices()) == {"Town Square", "Charlie's Place"}


@pytest.mark.refuses("Guiding Light")
@pytest.mark.rule("RB-5.3.3-12", "RB-5.3.1-06")
@pytest.mark.parametrize(
    ("at", "dude"), [("home", BARTON), ("town square", f"{BARTON} | Yagn's Mechanical Skeleton")]
)
def test_nobody_pays_for_showing_home_who_is_there_or_stays(at: str, dude: str) -> None:
    table = Playing(
        side(rock=5, deck=["KS"], at={"town square": ["Sister Lois Otwell | Guiding Light"]}),
        side("The Sloane Gang", at={at: [dude]}),
        turn=0,
    )
    assert not usable(table, "Guiding Light", "see_off")


@pytest.mark.refuses("Frontier Feud")
def test_who_cannot_call_out_answers_no_feud() -> None:
    airs = "Puttin' On Airs"
    table = Playing(
        side("Law Dogs", hand=["Frontier Feud"], rock=2, at={"home": [TOMMY]}),
        side("The Sloane Gang", hand=[airs], rock=5, at={"home": [BARTON]}),
        turn=1,
    )
    table.uses(airs)
    while table.question is not Question.NOON:
        declines(table)
    table.uses("Frontier Feud")
    assert (control(table.state, table.id(TOMMY)), table.at(BARTON)) == (1, "The Sloane Gang")


@pytest.mark.refuses("Doyle's Hoyle")
@pytest.mark.rule("RB-7.2-07")
def test_without_a_card_there_is_no_pull_to_discard() -> None:
    table = shootout(
        ["Auntie Sinister | Doyle's Hoyle | Heartseeker"],
        [BARTON],
        leader={"deck": [], "fill": False},
        winner=0,
    )
    table.uses("Heartseeker").never_offered("Doyle's Hoyle", until=Question.RESOLUTION)


# --- the second half of the first sentence has to be possible (ruling 213) ----------------------------


@pytest.mark.refuses("Eva Bright Eyes")
@pytest.mark.rule("RB-5.3.1-06")
def test_eva_does_not_ride_home_out_of_a_nightmare() -> None:
    table = shootout(
        ["Micah Ryse | Nightmare Realm"],
        ["Eva Bright Eyes | Roan"],
        hands=(("KS", *HANDS[1]), HANDS[1]),
        winner=0,
    )
    table.uses("Nightmare Realm")
    assert table.ask.seat == 1
    assert refused(table, "Eva Bright Eyes") == "RB-5.3.1-06"
    assert usable(shootout(["Eva Bright Eyes | Roan"], [BARTON], winner=0), "Eva Bright Eyes")


@pytest.mark.refuses("Spirit Steed")
@pytest.mark.rule("RB-5.3.1-06")
def test_a_steed_carries_nobody_whom_cards_cannot_move() -> None:
    def roaming(turn: int) -> Playing:
        return Playing(
            side("Beyond the Veil", at={"town square": ["Laughing Crow | Spirit Steed | Guiding Wind"]}),
            side("Full Moon Brotherhood", at={"home": [BARTON]}),
            turn=turn,
        )

    assert usable(roaming(0), "Spirit Steed", "roam")
    table = roaming(1).uses("Full Moon Brotherhood")
    assert not usable(table, "Spirit Steed", "roam")


# --- who cannot move is not moved: the first sentence gates -------------------------------------------


def street(mover: str, place: str = "town square", **details: Any) -> Playing:
    """Somebody, in the town square unless said; a wanted dude of the other player's is at a deed."""
    return Playing(
        side("Morgan Cattle Co.", rock=5, deeds=["Railroad Station"], at={place: [mover]}),
        side("The Sloane Gang", deeds=["Pat's Perch"], at={"Pat's Perch": ["Fred Aims | bounty 1"]}),
        turn=0,
        **details,
    )


@pytest.mark.parametrize(
    ("card", "wording"),
    [
        pytest.param("Bluetick", {}, marks=pytest.mark.refuses("Bluetick")),
        pytest.param("Mustang", {}, marks=pytest.mark.refuses("Mustang")),
        pytest.param("Mechanical Horse", {}, marks=pytest.mark.refuses("Mechanical Horse")),
        pytest.param("Mechanical Horse", WEIRD_WEST, marks=pytest.mark.refuses("Mechanical Horse")),
    ],
)
def test_no_horse_and_no_hound_moves_whom_cards_cannot_move(card: str, wording: dict[str, str]) -> None:
    assert usable(street(f"Irving Patterson | {card}", **wording), card)
    assert refused(street(f"QUATERMAN | {card}", **wording), card) == "RB-5.3.1-06"


@pytest.mark.refuses("Railroad Station")
def test_the_train_takes_nobody_whom_cards_cannot_move() -> None:
    assert usable(street("Irving Patterson", "Railroad Station"), "Railroad Station")
    assert refused(street("QUATERMAN", "Railroad Station"), "Railroad Station") == "RB-5.3.1-06"


@pytest.mark.refuses("Shadow Walk")
def test_tom_walks_in_shadows_only_where_he_can_go() -> None:
    table = street("Smiling Tom | Shadow Walk").uses("Shadow Walk", part="walk")
    assert table.question == Question.NOON  # the only place, home, was not asked for
    assert refused(street("Smiling Tom | Shadow Walk", "home"), "Shadow Walk") == "RB-5.3.1-06"


# --- somebody has to be aced: one who can be ----------------------------------------------------------


def blank(hand: dict[str, Any], *theirs: str, **details: Any) -> Playing:
    """Clyde, a stud with many bullets, faces these; the hands lie open."""
    hands = (HANDS[1], details.pop("shown", HANDS[1]))
    return showdown(
        ["Clyde Owens | Pearl-Handled Revolver | bullets +3"], theirs, hands, leader=hand, rock=5, **details
    ).until(Question.RESOLUTION)


@pytest.mark.plays("Point Blank")
@pytest.mark.parametrize("wording", [{}, WEIRD_WEST], ids=["", "weird west"])
def test_nobody_escapes_point_blank_behind_junior(wording: dict[str, str]) -> None:
    """Abilities cannot ace Junior, so the opponent has to give up the other one."""
    table = blank({"hand": ["Point Blank"]}, "Junior", "Silas Aims", **wording)
    table.uses("Point Blank").until(Question.RESOLUTION)
    assert (table.zone("Silas Aims"), table.zone("Junior")) == ("hill", "play")


@pytest.mark.plays("Coachwhip!")
def test_no_cheater_escapes_the_whip_behind_junior() -> None:
    table = blank({"hand": ["Coachwhip!"]}, "Junior", "Silas Aims", shown=CHEATING[2])
    table.uses("Coachwhip!").until(Question.RESOLUTION)
    assert (table.zone("Silas Aims"), table.zone("Junior")) == ("hill", "play")


# --- the first sentence gates -------------------------------------------------------------------------


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


# --- a text that only chooses asks for no more (ruling 80) --------------------------------------------

Patch = pytest.MonkeyPatch
GREY, PANCHO = "The Grey Man", "Pancho Castillo (Exp 1)"


@pytest.mark.plays(GREY)
def test_the_grey_man_may_frighten_who_cannot_go() -> None:
    """Jade King Stance roots Xiaodan Li to the spot: chosen all the same, and nothing happens."""
    table = facing(
        [f"{GREY} | bullets 13"],
        ["Xiaodan Li | booted"],
        mark={"hand": ["Jade King Stance"], "deck": ["AS"]},
        turn=1,
    ).uses("Jade King Stance")
    table.uses(GREY, "Xiaodan Li")
    assert (table.at("Xiaodan Li"), table.booted("Xiaodan Li")) == ("Town Square", False)


@pytest.mark.plays(PANCHO)
def test_pancho_may_scare_who_cannot_leave(monkeypatch: Patch) -> None:
    with_text(monkeypatch, "Fred Aims", firm=words.says(words.CANNOT_GO_HOME))
    table = shootout([f"{PANCHO} | bounty 13"], ["Fred Aims"])
    table.uses(PANCHO, "Fred Aims")
    assert (table.at("Fred Aims"), table.at(PANCHO)) == ("Town Square", "Town Square")


# --- who performs it has to be able to go (ruling 80) -------------------------------------------------

DECEPTION, STANCE = "Rabbit's Deception", "Jade King Stance"


@pytest.mark.plays(DECEPTION)
@pytest.mark.refuses(DECEPTION)
@pytest.mark.parametrize(("xiaodan", "rooted"), [("Xiaodan Li | booted", True), ("Xiaodan Li", False)])
def test_nobody_deceives_who_cannot_go_home(xiaodan: str, rooted: bool) -> None:
    """Jade King Stance keeps Xiaodan Li where she is today: nobody else is sent home for her trick."""
    table = facing(
        [xiaodan],
        ["Fred Aims"],
        leader={"hand": [STANCE, DECEPTION], "deck": ["AS", "AS", *HANDS[1]]},
        turn=0,
    )
    if rooted:
        table.uses(STANCE).passes(1)
    table.calls_out("Xiaodan Li", "Fred Aims").answer("yes").until(Question.SHOOTOUT)
    while table.ask.seat != 0:
        table.passes()
    assert usable(table, DECEPTION) != rooted


# --- between two ways, neither of which there is ------------------------------------------------------

SHIELD = "Shield of Faith"


@pytest.mark.refuses(RICK, SHIELD)
def test_who_has_no_rock_and_cannot_be_discarded_owes_rick_nothing() -> None:
    table = shootout(
        ["Jake Smiley", RICK],
        [f"Ezrael Jones | {SHIELD}", "Travis Moone"],
        leader={"hand": [WHIP]},
        mark={"deck": ["KS"]},
    ).passes(0)
    table.uses(SHIELD).uses(WHIP, "Jake Smiley", "Travis Moone").reacts(RICK)
    assert (table.zone("Travis Moone"), table.rock(0), table.rock(1)) == ("play", 0, 0)
    assert table.question is Question.SHOOTOUT


# --- what a first sentence names at once has to be possible (ruling 213) ------------------------------

DANCERS = "Ghost Dancers"


@pytest.mark.refuses("Quarantine Tent")
@pytest.mark.parametrize("booted", [True, False])
def test_the_tent_unboots_an_outfit_that_is_booted(booted: bool) -> None:
    table = Playing(
        side("The Sanatorium", deeds=["Quarantine Tent"], at={"Quarantine Tent": ["Jake Smiley"]}), side()
    )
    change_card(table.state, table.id("The Sanatorium"), booted=booted)
    assert usable(table, "Quarantine Tent") is booted


ANCESTOR, PACK = "Ancestor Spirit", "The Pack Awakens"


@pytest.mark.plays(PACK)
@pytest.mark.refuses(PACK)
@pytest.mark.parametrize(
    ("place", "curse", "harrowed"),
    [
        ("Bunkhouse", "", True),
        ("home", "", False),
        ("town square", "", False),
        ("Bunkhouse", " | Curse of Failure (owned by 1)", False),
    ],
)
def test_the_pack_that_dancers_carry_keeps_tokens_going_where_it_is_planted(
    place: str, curse: str, harrowed: bool
) -> None:
    people = [f"{DANCERS} | {PACK}{curse}", ANCESTOR]
    table = Playing(side("Eagle Wardens", left=["Bunkhouse"], at={place: people}), side())
    assert has_keyword(table.state, table.id(ANCESTOR), "Harrowed") is harrowed


# --- a first sentence that boots nobody, unboots nobody or sends nobody home cannot be done (ruling 80) ---

OLIVIA = "Olivia Jenks"
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


# --- what only a later sentence asks for keeps nobody from the first one (ruling 80) ------------------

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


# --- what is done to one of several is done to somebody it can be done to -----------------------------

HOLSTER = "Legendary Holster"


@pytest.mark.refuses(HOLSTER)
def test_the_holster_shoots_whom_it_can_ace() -> None:
    """Junior cannot be aced by abilities, so the other one is."""
    table = shootout([f"{OLIVIA} | {HOLSTER}"], ["Junior", "Jake Smiley"], leader={"deck": ["2S"]}).uses(
        HOLSTER
    )
    assert (table.zone("Junior"), table.zone("Jake Smiley")) == ("play", "hill")


# --- nothing to choose, nothing to ask ----------------------------------------------------------------


@pytest.mark.plays("Eagle Wardens")
def test_wardens_without_a_card_are_not_asked_what_becomes_of_it() -> None:
    table = Playing(
        side("Eagle Wardens", at={"town square": [TOMMY]}, fill=False), side("The Sloane Gang"), turn=0
    )
    table.uses("Eagle Wardens")
    assert table.booted(TOMMY)
    assert table.question is Question.NOON, asks(table)


# --- of no ways at all --------------------------------------------------------------------------------


@pytest.mark.refuses("Swinford Finds Trouble")
def test_trouble_is_found_as_a_dude_boots_and_not_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, "Clint Ramsey", Booted)
    trouble = "Swinford Finds Trouble"
    table = shootout(["Clint Ramsey"], ["Rob Wilby"], leader={"hand": [trouble]}).uses(trouble).answer("none")
    assert not table.booted("Clint Ramsey")
    assert not table.booted("Rob Wilby")


@pytest.mark.refuses("The Law Goes Underground")
def test_of_no_ways_at_all_none_is_chosen() -> None:
    """What could be done as the card was played may be forbidden by the time it is asked how."""
    table = shootout(["Tommy Harden"], [BARTON])
    underground: Any = SCRIPTS["The Law Goes Underground"].parts["vanish"]
    play = situation(table.state, 0, table.id("Tommy Harden"), underground, "resolution")
    assert happens(choose_word(play, {}, "what your stud does")) == ""
