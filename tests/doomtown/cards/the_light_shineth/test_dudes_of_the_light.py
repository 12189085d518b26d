"""More dudes of The Light Shineth."""

import pytest

from boomtown.doomtown.reading.numbers import play_cost, rating, upkeep
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted, Invented, Pulled
from doomtown.scenes import (
    facing,
    refused,
    shootout,
    unmoved,
    usable,
)

WW = " [Weird West]"

# --- Emre -------------------------------------------------------------------------------------------

EMRE, FEROCITY = "Emre, The Turkish Bear", "Zhu's Ferocity"


def performing(
    mine: str, theirs: str, *, emre: tuple[str, ...] = (EMRE,), mark: tuple[str, ...] = ()
) -> Playing:
    """Shizeng Lu (value 7 and Kung Fu 1) tries a Technique; player 0 pulls `theirs`, Emre's player pulls `mine`."""
    table = shootout(
        ["Shizeng Lu"],
        ["Allie Hensman", *emre],
        hands=((theirs,), (mine,)),
        leader={"hand": [FEROCITY]},
        mark={"at": {"home": list(mark)}},
    )
    return table.uses(FEROCITY, "Allie Hensman") if emre else table.uses(FEROCITY)


@pytest.mark.plays(EMRE)
@pytest.mark.parametrize(("mine", "bullets"), [("KC", 2), ("3C", 3)])
def test_emre_s_pull_counts_for_anybody_s_technique(mine: str, bullets: int) -> None:
    """A failure becomes a success, or the other way round."""
    table = performing(mine, "3C" if mine == "KC" else "KC")
    table.reacts(EMRE)
    table.until(Question.SHOOTOUT)
    assert (table.bullets("Shizeng Lu"), table.stud(EMRE)) == (bullets, True)
    assert [event.seat for event in table.events(Pulled)] == [1, 0]
    assert table.events(Pulled)[-1].value == (13 if mine == "KC" else 3)


@pytest.mark.refuses(EMRE)
def test_emre_elsewhere_wrestles_nobody_and_leaves_other_pulls_alone() -> None:
    performing("KC", "3C", emre=(), mark=(EMRE,)).never_offered(EMRE, until=Question.SHOOTOUT)
    table = facing(["Louis Pasteur"], [EMRE], hands=(("KC",), ()), leader={"rock": 1}, rock=1)
    table.uses("Louis Pasteur").never_offered(EMRE, until=Question.NOON)


@pytest.mark.refuses(EMRE)
def test_emre_who_keeps_out_of_it_is_no_stud_and_the_first_pull_counts() -> None:
    table = performing("KC", "3C").passes().until(Question.SHOOTOUT)
    assert (table.bullets("Shizeng Lu"), table.stud(EMRE)) == (3, False)


@pytest.mark.plays(EMRE)
def test_emre_is_a_stud_until_the_day_is_over() -> None:
    table = performing("KC", "3C").reacts(EMRE).until(Question.NOON)
    assert table.stud(EMRE)


# --- The Badger -------------------------------------------------------------------------------------

BADGER = 'Michael "The Badger" Dodge'


def mauling(pull: str, *mine: str, theirs: tuple[str, ...] = ("Jake Smiley",)) -> Playing:
    return shootout([BADGER, *mine], list(theirs), hands=((pull,), ()))


@pytest.mark.plays(BADGER)
@pytest.mark.parametrize(("pull", "bullets"), [("5H", 0), ("5C", 1)])
def test_the_badger_floors_a_dude_and_unless_it_is_a_club_disarms_it(pull: str, bullets: int) -> None:
    table = mauling(pull, "Xiaodan Li").uses(BADGER)
    assert (table.booted("Jake Smiley"), table.bullets("Jake Smiley"), table.booted(BADGER)) == (
        True,
        bullets,
        True,
    )
    assert table.bullets(BADGER) == 3


@pytest.mark.plays(BADGER)
def test_the_badger_pays_for_being_outnumbered_by_who_still_stands() -> None:
    hands = (("5H",), ())
    table = shootout(
        [f"{BADGER} | bullets 2"], ["Olivia Jenks | bullets 2", "Jake Smiley"], hands=hands
    ).uses(BADGER)
    assert table.choices() == ["Olivia Jenks", "Jake Smiley"]
    table.answer("Olivia Jenks")
    assert (table.bullets(BADGER), table.bullets("Olivia Jenks")) == (5 - 3, 4 - 3)
    tired = shootout(
        [BADGER, "Xiaodan Li | booted", "Fred Aims | booted"], ["Jake Smiley", "Travis Moone"], hands=hands
    )
    assert tired.uses(BADGER, "Jake Smiley").bullets(BADGER) == 0  # one against none who still stands
    even = mauling("5H", "Xiaodan Li", theirs=("Jake Smiley", "Travis Moone")).uses(BADGER, "Jake Smiley")
    assert even.bullets(BADGER) == 3  # one against one


@pytest.mark.refuses(BADGER)
def test_the_badger_needs_an_unbooted_foe_and_who_does_not_boot_is_not_disarmed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tired = shootout([BADGER], ["Jake Smiley", "Travis Moone | booted"])
    assert tired.uses(BADGER).booted("Jake Smiley")  # the only one
    unmoved(monkeypatch, "Jake Smiley", Booted)
    table = mauling("5H", "Xiaodan Li").uses(BADGER)
    assert (table.booted("Jake Smiley"), table.bullets("Jake Smiley")) == (False, 1)


@pytest.mark.plays(BADGER)
@pytest.mark.refuses(BADGER)
@pytest.mark.parametrize(("goods", "stud"), [("Rapier", True), ("Peacemaker", False), ("Roan", False)])
def test_the_badger_is_a_stud_with_a_melee_weapon(goods: str, stud: bool) -> None:
    table = facing([f"{BADGER} | {goods}"], ["Jake Smiley"])
    assert table.stud(BADGER) is stud


# --- Jim Cheveyo ------------------------------------------------------------------------------------

JIM = "Jim Cheveyo"


@pytest.mark.plays(JIM)
@pytest.mark.parametrize("jim", [f"{JIM} | Many Speak As One", JIM])
def test_jim_is_braced_by_any_spirit_where_he_is(jim: str) -> None:
    table = facing([jim], ["Black Elk | Many Speak As One"])
    assert (table.influence(JIM), table.stud(JIM)) == (2, True)


@pytest.mark.refuses(JIM)
def test_a_spirit_elsewhere_or_another_spell_here_does_nothing_for_jim() -> None:
    table = facing(
        [JIM], ["Steele Archer | Phantom Fingers"], leader={"at": {"home": ["Black Elk | Many Speak As One"]}}
    )
    assert (table.influence(JIM), table.stud(JIM)) == (1, False)


# --- Danny Wilde ------------------------------------------------------------------------------------

DANNY = "Danny Wilde"


@pytest.mark.plays(DANNY)
def test_danny_is_not_called_out_by_lesser_dudes() -> None:
    table = facing(["Jake Smiley", "Philip Swinford", "Olivia Jenks"], [DANNY], turn=0)
    calls = [play for play in table.plays() if play.startswith("call:")]
    assert calls == [
        f"call:{table.id(name)}:{table.id(DANNY)}" for name in ("Philip Swinford", "Olivia Jenks")
    ]


@pytest.mark.plays(DANNY)
def test_not_even_a_card_lets_a_lesser_dude_call_danny_out() -> None:
    """Benny McGill boots a Hex to call out somebody with more bullets."""
    lesser = facing(["Benny McGill | Phantom Fingers"], [DANNY], turn=0)
    assert not usable(lesser, "Benny McGill")
    equal = facing(["Benny McGill | Phantom Fingers | influence +1"], [DANNY], turn=0)
    assert usable(equal, "Benny McGill")


@pytest.mark.refuses(DANNY)
def test_danny_can_call_out_whom_he_likes_and_friends_are_not_spared() -> None:
    table = facing(["Jake Smiley"], [DANNY, "Philip Swinford"], turn=1)
    assert table.why_not("call", DANNY, "Jake Smiley") is None
    assert table.passes(1).why_not("call", "Jake Smiley", "Philip Swinford") is None


# --- Dabney Scuttlesby ------------------------------------------------------------------------------

DABNEY, GUN = "Dabney Scuttlesby", "Holy Wheel Gun"


def workshop(where: str, *hand: str) -> Playing:
    return Playing(
        side(
            "The Fourth Ring",
            rock=9,
            hand=list(hand),
            deck=["KC"] * 3,
            at={where: [DABNEY]},
        ),
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": ["Lane Healey"]}),
    )


@pytest.mark.plays(DABNEY)
def test_dabney_invents_mystical_gadgets_in_the_town_square() -> None:
    table = workshop("town square", GUN).shops(GUN)
    assert table.card(GUN).place == table.id(DABNEY)
    assert [event.dude for event in table.events(Invented)] == [table.id(DABNEY)]


@pytest.mark.refuses(DABNEY)
@pytest.mark.parametrize(
    ("where", "gadget"), [("home", "Auto-Revolver"), ("town square", "Auto-Revolver"), ("Bunkhouse", GUN)]
)
def test_dabney_invents_nothing_else_and_nowhere_else(where: str, gadget: str) -> None:
    assert workshop(where, gadget).why_not("shop", gadget) is not None


@pytest.mark.plays(DABNEY)
def test_dabney_trades_mystical_gadgets_away_in_the_square() -> None:
    table = Playing(
        side(
            "The Fourth Ring",
            at={"town square": [f"{DABNEY} | {GUN} | Roan", "Jake Smiley | Peacemaker", "Xiaodan Li"]},
        ),
        side("Law Dogs"),
    ).answer("Trade at Town Square")
    assert table.choices() == ["Jake Smiley", "Xiaodan Li"]  # nothing but the gun can go
    table.answer("Xiaodan Li")
    assert table.card(GUN).place == table.id("Xiaodan Li")
    assert table.question is Question.NOON


@pytest.mark.refuses(DABNEY)
@pytest.mark.parametrize(
    ("where", "dudes"),
    [
        ("town square", [f"{DABNEY} | Auto-Revolver", "Jake Smiley"]),
        ("town square", [DABNEY, f"Jake Smiley | {GUN}"]),
        ("Bunkhouse", [f"{DABNEY} | {GUN}", "Jake Smiley"]),
    ],
)
def test_other_things_other_givers_and_other_places_of_others_are_no_market(
    where: str, dudes: list[str]
) -> None:
    table = Playing(
        side("The Fourth Ring", at={where: dudes}),
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": ["Lane Healey"]}),
    )
    assert not any(play.startswith("trade") for play in table.plays())


# --- Deborah West -----------------------------------------------------------------------------------

DEBORAH = "Deborah West"


@pytest.mark.plays(DEBORAH)
@pytest.mark.refuses(DEBORAH)
@pytest.mark.parametrize(
    ("mine", "stud"), [((DEBORAH, "Jake Smiley"), True), (("Jake Smiley", DEBORAH), False)]
)
def test_deborah_is_a_stud_while_she_leads(mine: tuple[str, ...], stud: bool) -> None:
    table = shootout(list(mine), ["Allie Hensman"])
    assert (table.stud(DEBORAH), table.stud("Jake Smiley")) == (stud, False)
    marked = shootout(["Allie Hensman"], [DEBORAH])
    assert not marked.stud(DEBORAH)
    assert not facing([DEBORAH], ["Allie Hensman"]).stud(DEBORAH)


# --- Abram Grothe (Exp 2) ---------------------------------------------------------------------------

ABRAM = "Abram Grothe (Exp 2)"


@pytest.mark.plays(ABRAM)
@pytest.mark.refuses(ABRAM)
@pytest.mark.parametrize(("outfit", "cost"), [("Law Dogs", 10 - 5), ("Eagle Wardens", 10)])
def test_abram_is_cheaper_by_all_bounty_on_other_players_dudes(outfit: str, cost: int) -> None:
    table = Playing(
        side(outfit, hand=[ABRAM], at={"home": ["Jake Smiley | bounty 2"]}),
        side("The Sloane Gang", at={"home": ["Allie Hensman | bounty 3"]}),
        side("The Fourth Ring", at={"home": ["Travis Moone | bounty 2"]}),
    )
    assert play_cost(table.state, table.id(ABRAM)) == cost


@pytest.mark.plays(ABRAM)
def test_abram_rouses_all_your_deputies_near_him_himself_too() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Bunkhouse", "General Store"],
            at={
                "Bunkhouse": [ABRAM, "Jake Smiley | booted"],
                "General Store": ["Tommy Harden | booted"],
                "home": ["Philip Swinford | booted"],
                "The Sloane Gang": ["Father Tolarios | booted"],
            },
        ),
        side("The Sloane Gang", at={"Bunkhouse": ["Sheriff Dave Montreal | booted"]}),
    ).uses(ABRAM)
    names = (
        ABRAM,
        "Tommy Harden",
        "Philip Swinford",
        "Father Tolarios",
        "Jake Smiley",
        "Sheriff Dave Montreal",
    )
    assert [table.booted(name) for name in names] == [False, False, False, True, True, True]
    assert refused(table.passes(1), ABRAM)


@pytest.mark.refuses(ABRAM)
def test_in_a_shootout_abram_rouses_only_who_is_in_it() -> None:
    table = shootout(
        [ABRAM, "Tommy Harden | booted"],
        ["Allie Hensman"],
        leader={"at": {"home": ["Philip Swinford | booted"]}},
    ).uses(ABRAM)
    assert [table.booted(name) for name in (ABRAM, "Tommy Harden", "Philip Swinford")] == [False, False, True]
    tired = Playing(
        side("Law Dogs", at={"home": [f"{ABRAM} | booted", "Tommy Harden | booted"]}), side("The Sloane Gang")
    )
    assert refused(tired, ABRAM)


# --- "Dead" Billy Jones -----------------------------------------------------------------------------

BILLY = '"Dead" Billy Jones'


def driving(*deeds: str) -> Playing:
    return Playing(
        side(
            "Morgan Cattle Co.",
            deeds=list(deeds),
            at={"home": [BILLY], "town square": ["Jake Smiley | Roan | booted"]},
        ),
        side(
            "The Sloane Gang",
            deeds=["Undertaker"],
            at={
                "town square": ["Allie Hensman | Mustang", "Travis Moone"],
                "Undertaker": ["Fred Aims | Roan"],
            },
        ),
    ).uses(BILLY)


@pytest.mark.plays(BILLY)
def test_billy_drives_any_rider_nearby_to_another_place() -> None:
    table = driving("Circle M Ranch")
    assert table.choices() == ["Jake Smiley", "Allie Hensman"]
    table.answer("Allie Hensman")
    assert table.choices() == ["Morgan Cattle Co.", "The Sloane Gang", "Circle M Ranch", "Undertaker"]
    table.answer("Undertaker")
    assert (table.at("Allie Hensman"), table.booted("Allie Hensman"), table.booted(BILLY)) == (
        "Undertaker",
        False,
        False,
    )


@pytest.mark.refuses(BILLY)
def test_without_a_ranch_billy_is_used_in_vain() -> None:
    """What begins with "if" gates nothing (ruling 3)."""
    table = driving("Bunkhouse")
    assert (table.question, table.ask.seat) == (Question.NOON, 1)
    assert refused(table.passes(1), BILLY)
    others = Playing(
        side("Law Dogs", at={"home": [BILLY, "Jake Smiley | Roan"]}),
        side("The Sloane Gang", deeds=["Circle M Ranch"]),
    ).uses(BILLY)
    assert others.question is Question.NOON
    nobody = Playing(
        side("Law Dogs", deeds=["Circle M Ranch"], at={"home": [BILLY]}), side("The Sloane Gang")
    )
    assert nobody.uses(BILLY).question is Question.NOON


@pytest.mark.refuses(BILLY)
def test_a_rider_whom_cards_do_not_move_stays() -> None:
    table = Playing(
        side("Morgan Cattle Co.", deeds=["Circle M Ranch"], at={"home": [BILLY, "QUATERMAN | Roan"]}),
        side("Law Dogs"),
    ).uses(BILLY)
    assert table.at("QUATERMAN") == "Morgan Cattle Co."


# --- Margaret Hagerty -------------------------------------------------------------------------------

MARGARET = "Margaret Hagerty"


def hatching(gadget: str, pull: str, inventor: str = MARGARET) -> Playing:
    return Playing(
        side("Law Dogs", rock=9, hand=[gadget], deck=[pull, pull], at={"home": [inventor]}),
        side("The Sloane Gang"),
    ).shops(gadget)


@pytest.mark.plays(MARGARET)
@pytest.mark.refuses(MARGARET)
@pytest.mark.parametrize(
    ("gadget", "pull", "works"),
    [
        ("QUATERMAN", "AC", True),
        ("The Wretched", "4C", False),
        ("Rich Man's Guard Dog", "4C", False),
        ("Rich Man's Guard Dog", "5C", True),
    ],
)
def test_margaret_invents_gadget_dudes_with_ease(gadget: str, pull: str, works: bool) -> None:
    """Her skill is 1; QUATERMAN takes 5, The Wretched 9 and the Guard Dog 6."""
    table = hatching(gadget, pull)
    assert (table.zone(gadget) == "play") is works
    assert rating(table.state, table.id(MARGARET), "Mad Scientist") == 1


@pytest.mark.plays(MARGARET)
@pytest.mark.rule("RC-penalties-02")
def test_margaret_whose_skill_was_lowered_counts_from_below_nothing() -> None:
    school = "Morgan Research Institute"
    table = Playing(
        side("Law Dogs", rock=9, hand=["QUATERMAN"], deck=["2C"], deeds=[school], at={school: [MARGARET]}),
        side("The Sloane Gang"),
    )
    table.uses(school, "-2").passes(1).shops("QUATERMAN")
    assert table.zone("QUATERMAN") == "discard"  # 2 with 1, 2 less and 3 more, against 5


@pytest.mark.refuses(MARGARET)
def test_somebody_else_s_invention_gets_no_help_from_margaret() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            hand=["QUATERMAN"],
            deck=["AC"],
            at={"home": [f"{MARGARET} | booted", "Roderick Byre"]},
        ),
        side("The Sloane Gang"),
    ).shops("QUATERMAN")
    assert table.zone("QUATERMAN") == "discard"


@pytest.mark.plays(MARGARET)
@pytest.mark.refuses(MARGARET)
def test_gadget_dudes_where_margaret_is_cost_less_anybody_s() -> None:
    def costs(where: str, dude: str = "QUATERMAN PRIME") -> int:
        table = Playing(
            side("Law Dogs", at={where: [MARGARET]}), side("The Sloane Gang", at={"town square": [dude]})
        )
        return upkeep(table.state, table.id(dude))

    usual = costs("home")
    assert usual > 0
    assert costs("town square") == usual - 1
    assert costs("town square", "Olivia Jenks") == costs("home", "Olivia Jenks")


# --- Asakichi Cooke ---------------------------------------------------------------------------------

ASAKICHI = "Asakichi Cooke"


def sending(*hand: str, here: tuple[str, ...] = ("Jake Smiley | booted", "Xiaodan Li")) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            hand=list(hand),
            deeds=["Bunkhouse"],
            at={"Bunkhouse": [ASAKICHI, *here], "home": ["Fred Aims"]},
        ),
        side("The Sloane Gang", at={"Bunkhouse": ["Allie Hensman"]}),
    )


@pytest.mark.plays(ASAKICHI)
def test_asakichi_sends_a_friend_away_for_a_card() -> None:
    table = sending("5S", "6S").uses(ASAKICHI, "5 of Spades")
    assert table.choices() == ["Jake Smiley", "Xiaodan Li"]
    table.answer("Jake Smiley")
    assert table.choices() == ["Town Square", "Law Dogs", "The Sloane Gang"]
    table.answer("The Sloane Gang")
    assert (table.at("Jake Smiley"), table.booted("Jake Smiley")) == ("The Sloane Gang", True)
    assert (table.hand(0), table.booted(ASAKICHI)) == (["6 of Spades"], False)


@pytest.mark.refuses(ASAKICHI)
def test_asakichi_needs_a_card_and_sends_nobody_who_cannot_go() -> None:
    assert refused(sending(), ASAKICHI) == "RB-5.3.1-06"
    for here in ((), ("QUATERMAN",)):  # the card is discarded all the same (ruling 340)
        assert sending("5S", here=here).uses(ASAKICHI).hand(0) == []


# --- Enapay -----------------------------------------------------------------------------------------

ENAPAY = "Enapay"


@pytest.mark.plays(ENAPAY)
def test_enapay_speaks_with_weight_at_high_noon_and_lends_it() -> None:
    table = facing(
        [ENAPAY, "Jake Smiley"], ["Allie Hensman"], leader={"at": {"home": ["Fred Aims"]}, "hand": ["5S"]}
    )
    assert table.influence(ENAPAY) == 3
    table.uses(ENAPAY)
    assert table.choices() == ["Jake Smiley", "Allie Hensman"]
    table.answer("Allie Hensman")
    assert (table.influence("Allie Hensman"), table.booted(ENAPAY)) == (1, True)


@pytest.mark.refuses(ENAPAY)
def test_enapay_is_as_ever_at_sundown_and_blesses_nobody_alone() -> None:
    alone = Playing(
        side("Law Dogs", hand=["5S"], at={"home": [ENAPAY]}),
        side("The Sloane Gang", at={"home": ["Lane Healey"]}),
    )
    assert refused(alone, ENAPAY) == "RB-5.3.1-06"
    alone.passes(0, 1)
    assert (alone.state.phase, alone.influence(ENAPAY)) == ("sundown", 1)
