"""Dudes of Blood Moon Rising who drink, pray, travel and watch over places."""

import pytest

from boomtown.doomtown.reading.numbers import production, rating
from boomtown.doomtown.rules.upkeep import income
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from doomtown.scenes import HANDS, shootout, takes_control, unmoved, usable
from doomtown.third_player import posses

ZUI, OUTANG, STEVIE, WEI, EVA = "Zuì Waidan", "Mr. Outang", "Stevie Lyndon", "Wei Xu", "Eva Bright Eyes"
MICK, ABSALOM, CHRISTINE, TOLARIOS = (
    "Mick Aduladi",
    "Absalom Hotchkiss",
    "Christine Perfect",
    "Father Tolarios",
)
HATTIE, DIEGO, JIMMY, CARETAKER, NABBE = (
    "Hattie DeLorre",
    "Diego Linares",
    'Jimmy "The Saint"',
    "The Caretaker",
    '"Thunder Boy" Nabbe',
)


def kung_fu(table: Playing, dude: str) -> int | None:
    return rating(table.state, table.id(dude), "Kung Fu")


# --- Zuì Waidan --------------------------------------------------------------------------------------

BARS = {"deeds": ["The Place", "Circle M Ranch", "Charlie's Place | booted"]}


@pytest.mark.plays(ZUI)
def test_a_saloon_is_drunk_dry_for_kung_fu() -> None:
    table = shootout(
        [ZUI, "Shizeng Lu", "Olivia Jenks"],
        ["Allie Hensman"],
        leader={**BARS, "at": {"home": ["SuAnne Bettelyuon"]}},
        mark={"deeds": ["Dead Dog Tavern"]},
    )
    table.uses(ZUI)  # The Place is the only one that can be booted
    assert set(table.choices()) == {ZUI, "Shizeng Lu", "Olivia Jenks"}
    table.answer("Shizeng Lu")
    assert (kung_fu(table, "Shizeng Lu"), table.booted("The Place"), table.booted("Circle M Ranch")) == (
        3,
        True,
        False,
    )


@pytest.mark.refuses(ZUI)
def test_without_a_saloon_there_is_nothing_to_drink(monkeypatch: pytest.MonkeyPatch) -> None:
    dry = shootout([ZUI], ["Allie Hensman"], leader={"deeds": ["Charlie's Place | booted", "Circle M Ranch"]})
    assert not usable(dry, ZUI)
    unmoved(monkeypatch, "The Place", events.Booted)
    shut = shootout([ZUI, "Shizeng Lu"], ["Allie Hensman"], leader={"deeds": ["The Place"]})
    shut.uses(ZUI, "Shizeng Lu")
    assert kung_fu(shut, "Shizeng Lu") == 1  # nothing was booted, so nothing follows


# --- Mr. Outang --------------------------------------------------------------------------------------


@pytest.mark.plays(OUTANG)
def test_drinkers_fight_better_beside_outang() -> None:
    table = Playing(
        side(
            "The 108 Righteous Bandits",
            at={
                "town square": [
                    f"{OUTANG} | Whiskey Flask",
                    "Shizeng Lu | Baijiu Jar",
                    "SuAnne Bettelyuon",
                    "Olivia Jenks | Whiskey Flask",
                ],
                "home": ["He Fang | Whiskey Flask"],
            },
        ),
        side("The Sloane Gang", at={"town square": ["El Armadillo De Hierro | Whiskey Flask"]}),
    )
    fighters = (OUTANG, "Shizeng Lu", "SuAnne Bettelyuon", "He Fang", "El Armadillo De Hierro")
    assert [kung_fu(table, dude) for dude in fighters] == [3, 2, 2, 0, 3]
    assert [table.stud(dude) for dude in (OUTANG, "Shizeng Lu")] == [True, True]
    assert not any(
        table.stud(dude) for dude in ("SuAnne Bettelyuon", "El Armadillo De Hierro", "Olivia Jenks")
    )


@pytest.mark.refuses(OUTANG)
def test_outang_sober_is_a_draw() -> None:
    table = Playing(side("The 108 Righteous Bandits", at={"home": [OUTANG]}), side("The Sloane Gang"))
    assert (kung_fu(table, OUTANG), table.stud(OUTANG)) == (2, False)


# --- Stevie Lyndon -----------------------------------------------------------------------------------


def prays(spell: str, top: str, dude: str = STEVIE) -> bool:
    """Whether the dude's casting of this spell, with this card on top of the deck, works."""
    table = Playing(
        side("Law Dogs", at={"home": [f"{dude} | {spell}", "Clint Ramsey | booted"]}, deck=[top]),
        side("The Sloane Gang"),
    )
    table.uses(spell)
    (test,) = table.events(events.Tested)
    return bool(test.passed)


@pytest.mark.plays(STEVIE)
@pytest.mark.parametrize(("top", "works"), [("2S", True), ("AS", False)])
def test_stevie_sings_hymns_four_better(top: str, works: bool) -> None:
    assert prays("Amazing Grace", top) is works  # against 6, with 0 and 4 more


@pytest.mark.refuses(STEVIE)
def test_other_miracles_are_no_easier_and_other_singers_no_better() -> None:
    assert not prays("Soothe", "7S")  # against 8
    table = Playing(
        side("Law Dogs", at={"home": [STEVIE, f"{TOLARIOS} | Amazing Grace"]}, deck=["3S"]),
        side("The Sloane Gang"),
    )
    table.uses("Amazing Grace")
    assert not table.events(events.Tested)[0].passed  # 3 and 2 against 6


@pytest.mark.plays(STEVIE, DIEGO)
@pytest.mark.rule("RC-penalties-02")
@pytest.mark.parametrize(
    ("dude", "carried", "hand", "top"),
    [(STEVIE, " | Amazing Grace", (), "3S"), (DIEGO, "", ("Mechanical Horse",), "2S")],
)
def test_what_they_do_four_better_starts_below_nothing_where_their_skill_was_lowered(
    dude: str, carried: str, hand: tuple[str, ...], top: str
) -> None:
    """Of 0, 2 less and 4 more there are 2; the Hymn takes 6, the Horse 5."""
    school = "Morgan Research Institute"
    table = Playing(
        side("Law Dogs", rock=9, hand=hand, deeds=[school], at={school: [dude + carried]}, deck=[top]),
        side("The Sloane Gang"),
    )
    table.uses(school, "-2").passes(1)
    table.shops(*hand) if hand else table.uses("Amazing Grace")
    (test,) = table.events(events.Tested)
    assert (test.margin, test.passed) == (-1, False)


# --- Wei Xu ------------------------------------------------------------------------------------------


@pytest.mark.plays(WEI)
def test_wei_xu_grows_in_a_shootout() -> None:
    table = shootout([WEI], ["Allie Hensman"])
    assert (table.influence(WEI), table.value(WEI)) == (3, 1 + 1 + 5)  # Kung Fu is worth 1 too


@pytest.mark.refuses(WEI)
def test_wei_xu_beside_a_shootout_does_not_grow() -> None:
    table = shootout(["Olivia Jenks", WEI], ["Allie Hensman"], joining=False)
    table.until(Question.JOIN).answer("done").until(Question.SHOOTOUT)
    assert table.posse(0) == ["Olivia Jenks"]
    assert (table.influence(WEI), table.value(WEI)) == (1, 1 + 1)


# --- Eva Bright Eyes ---------------------------------------------------------------------------------


def eva(*spells: str, dude: str = EVA) -> Playing:
    carried = "".join(f" | {spell}" for spell in spells)
    return Playing(
        side("Law Dogs", at={"home": [f"{dude}{carried}"]}),
        side("The Sloane Gang", at={"home": ["Fred Aims"]}),
    )


@pytest.mark.plays(EVA)
def test_eva_casts_totems() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["General Store | Tse-Che-Nako's Weaving"],
            at={"General Store": [EVA]},
            deck=["KS"],
        ),
        side("The Sloane Gang"),
    )
    assert usable(table, "Tse-Che-Nako's Weaving")


@pytest.mark.plays(EVA)
def test_eva_casts_sidekicks_in_a_shootout_and_rides_off() -> None:
    table = shootout([f"{EVA} | Crafty Hare | Roan", "Olivia Jenks | Pinto"], ["Allie Hensman"])
    assert usable(table, "Crafty Hare")
    table.uses(EVA)
    assert (table.at(EVA), table.booted(EVA)) == ("Law Dogs", True)
    assert (table.booted("Roan"), table.booted("Pinto")) == (True, False)


@pytest.mark.refuses(EVA)
def test_eva_casts_no_other_spirit_where_another_shaman_would() -> None:
    assert usable(eva("Many Speak As One", dude="Dakota Katzeek"), "Many Speak As One")
    assert not usable(eva("Many Speak As One"), "Many Speak As One")


@pytest.mark.refuses(EVA)
def test_eva_goes_nowhere_without_a_fresh_horse() -> None:
    tired = shootout([f"{EVA} | Roan booted", "Olivia Jenks | Pinto"], ["Allie Hensman"])
    assert not usable(tired, EVA)


# --- Mick Aduladi ------------------------------------------------------------------------------------


def mick(where: str, outfit: str = "Gateway To Beyond") -> Playing:
    return Playing(
        side(outfit, deeds=["General Store"], at={where: [MICK]}),
        side("The Sloane Gang", deeds=["Gomorra Parish", "The Place"]),
    )


@pytest.mark.plays(MICK)
def test_mick_walks_to_a_holy_ground_and_is_a_stud_there() -> None:
    table = mick("General Store")
    assert not table.stud(MICK)
    table.uses(MICK)
    assert set(table.choices()) == {"Gateway To Beyond", "Gomorra Parish"}
    table.answer("Gomorra Parish")
    assert (table.at(MICK), table.stud(MICK), table.booted(MICK)) == ("Gomorra Parish", True, False)


@pytest.mark.refuses(MICK)
def test_mick_does_not_walk_to_where_he_is_or_where_nothing_is_holy() -> None:
    there = mick("Gomorra Parish", "Law Dogs")
    assert not usable(there, MICK)
    there = mick("home", "Law Dogs")
    assert not there.stud(MICK)


# --- Absalom Hotchkiss -------------------------------------------------------------------------------


def absalom(monster: str = "Eve Henry") -> Playing:
    return Playing(
        side(
            "The Fourth Ring",
            at={
                "town square": [ABSALOM],
                "home": ["Kevin Wainwright | booted"],
                "The Place": ["Steele Archer"],
            },
        ),
        side("The Sloane Gang", deeds=["The Place"], at={"The Place": [monster, "Silas Aims"]}),
    )


@pytest.mark.plays(ABSALOM)
def test_somebody_follows_absalom_to_a_monster() -> None:
    table = absalom().moves(ABSALOM, "The Place")
    table.reacts(ABSALOM)  # Steele Archer is there already, others are not yours
    assert (table.at("Kevin Wainwright"), table.booted("Kevin Wainwright")) == ("The Place", True)


@pytest.mark.refuses(ABSALOM)
def test_nobody_follows_him_to_ordinary_people_or_away_from_a_monster() -> None:
    absalom("Fred Aims").moves(ABSALOM, "The Place").never_offered(ABSALOM, until=Question.NOON)
    table = absalom()
    table.passes(0).moves("Eve Henry", "town square").never_offered(ABSALOM, until=Question.NOON)
    assert table.at("Eve Henry") == "Town Square"


@pytest.mark.refuses(ABSALOM)
def test_an_abomination_himself_absalom_wants_another() -> None:
    table = Playing(
        side(
            "The Fourth Ring",
            at={"town square": [f"{ABSALOM} | Vitality Tonic"], "home": ["Kevin Wainwright"]},
        ),
        side("The Sloane Gang", deeds=["The Place"]),
    )
    table.moves(ABSALOM, "The Place").never_offered(ABSALOM, until=Question.NOON)
    assert table.at(ABSALOM) == "The Place"


# --- Christine Perfect -------------------------------------------------------------------------------


@pytest.mark.plays(CHRISTINE)
def test_christine_visits_the_toughest() -> None:
    table = Playing(
        side("The Fourth Ring", at={"home": [CHRISTINE, "Sloane"]}),
        side("The Sloane Gang", at={"home": ["Pancho Castillo", "Silas Aims"]}),
        side("Law Dogs", at={"town square": ["Clint Ramsey"]}),
    )
    table.uses(CHRISTINE)  # 11, 2 and 1 is more than 5, 3 and 2
    assert (table.at(CHRISTINE), table.value("Clint Ramsey"), table.value("Pancho Castillo")) == (
        "Town Square",
        11 - 5,
        5,
    )


@pytest.mark.plays(CHRISTINE)
def test_among_equals_christine_chooses() -> None:
    table = Playing(
        side("The Fourth Ring", at={"home": [CHRISTINE]}),
        side(
            "The Sloane Gang", at={"home": ["Pancho Castillo"], "town square": ["Silas Aims | influence 2"]}
        ),
    )
    table.uses(CHRISTINE)
    assert set(table.choices()) == {"Pancho Castillo", "Silas Aims"}


@pytest.mark.refuses(CHRISTINE)
def test_christine_visits_nobody_she_is_with() -> None:
    table = Playing(
        side("The Fourth Ring", at={"town square": [CHRISTINE]}),
        side("The Sloane Gang", at={"town square": ["Clint Ramsey"], "home": ["Silas Aims"]}),
    )
    assert not usable(table, CHRISTINE)


# --- Father Tolarios ---------------------------------------------------------------------------------


def tolarios(hand: list[str], **more: object) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            at={"town square": [TOLARIOS, "Olivia Jenks | bounty 1"]},
            hand=hand,
            deck=["Amazing Grace", "Doyle's Hoyle", "Legendary Holster", "Roan", "Many Speak As One"],
            discard=["Soothe", "Shotgun"],
            fill=False,
        ),
        side(
            "The Sloane Gang",
            deeds=["The Place"],
            at={
                "town square": ["Fred Aims | bounty 2", "Silas Aims"],
                "The Place": ["Allie Hensman | bounty 1"],
            },
        ),
        side("Morgan Cattle Co.", deeds=["Blake Ranch"], at={"Blake Ranch": ["Max Baine | bounty 1"]}),
    )


@pytest.mark.plays(TOLARIOS)
def test_absolution_earns_a_relic() -> None:
    table = tolarios(["5S"]).uses(TOLARIOS)
    assert set(table.choices()) == {"Fred Aims", "Allie Hensman"}
    table.answer("Fred Aims").answer("deck")
    assert set(table.choices()) == {"Amazing Grace", "Doyle's Hoyle", "none"}
    table.answer("Amazing Grace")
    assert (table.bounty("Fred Aims"), table.hand(0)) == (1, ["Amazing Grace"])
    assert len(table.events(events.Shuffled)) == 1


@pytest.mark.plays(TOLARIOS)
@pytest.mark.rule("RC-searching-02")
def test_who_looks_in_the_discard_pile_leaves_the_deck_alone() -> None:
    table = tolarios(["5S"]).uses(TOLARIOS, "Fred Aims")
    deck = table.state.players[0].deck
    table.answer("discard pile")
    assert table.choices() == ["Soothe", "none"]
    table.answer("Soothe")
    assert (table.hand(0), table.state.players[0].deck) == (["Soothe"], deck)
    assert table.events(events.Shuffled) == []


@pytest.mark.refuses(TOLARIOS)
def test_who_holds_no_card_absolves_nobody() -> None:
    assert not usable(tolarios([]), TOLARIOS)


@pytest.mark.refuses(TOLARIOS)
def test_a_bounty_that_stays_earns_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, "Fred Aims", events.BountyChanged)
    table = tolarios(["5S"]).uses(TOLARIOS, "Fred Aims")
    assert (table.bounty("Fred Aims"), table.hand(0), table.question) == (2, [], Question.NOON)


@pytest.mark.refuses(TOLARIOS)
def test_with_nobody_to_absolve_the_card_is_gone_all_the_same() -> None:
    table = Playing(
        side("Law Dogs", at={"home": [TOLARIOS]}, hand=["5S"], deck=["Amazing Grace"]),
        side("The Sloane Gang", at={"home": ["Fred Aims | bounty 1"]}),
    )
    table.uses(TOLARIOS)
    assert (table.hand(0), table.bounty("Fred Aims")) == ([], 1)


# --- Hattie DeLorre ----------------------------------------------------------------------------------


@pytest.mark.plays(HATTIE)
@pytest.mark.parametrize(("wording", "left"), [("latest", 0), ("weird-west", 1)])
def test_a_wanted_dude_trembles_before_hattie(wording: str, left: int) -> None:
    table = shootout(
        [HATTIE, "Olivia Jenks | bounty 1"],
        ["Allie Hensman | bounty 1 | bullets 2", "Fred Aims"],
        mark={"at": {"home": ["Silas Aims | bounty 1"]}},
        **({"wording": wording} if wording != "latest" else {}),
    )
    table.uses(HATTIE)
    assert (table.bullets("Allie Hensman"), table.bullets("Fred Aims")) == (left, 2)


@pytest.mark.refuses(HATTIE)
def test_nobody_else_does() -> None:
    table = shootout([HATTIE, "Olivia Jenks | bounty 1"], ["Fred Aims"])
    assert not usable(table, HATTIE)


# --- Diego Linares -----------------------------------------------------------------------------------


def invents(gadget: str, top: str, dude: str = DIEGO) -> bool:
    table = Playing(
        side("Morgan Cattle Co.", rock=9, at={"home": [dude]}, hand=[gadget], deck=[top]), side("Law Dogs")
    )
    table.shops(gadget)
    return bool(table.events(events.Tested)[0].passed)


@pytest.mark.plays(DIEGO)
@pytest.mark.parametrize(
    ("gadget", "top", "works"),
    [
        ("Mechanical Horse", "AS", True),
        ("Personal Ornithopter", "4S", False),
        ("Personal Ornithopter", "5S", True),
        ("Mutant Cattle", "5S", True),
        ("Mutant Cattle", "4S", False),
    ],
)
def test_diego_builds_horses_and_sidekicks_well(gadget: str, top: str, works: bool) -> None:
    assert invents(gadget, top) is works


@pytest.mark.refuses(DIEGO)
def test_diego_builds_nothing_else_better_and_nobody_else_does() -> None:
    assert not invents("Flame-Thrower", "5S")
    assert not invents("Personal Ornithopter", "5S", "Roderick Byre")


# --- Jimmy "The Saint" -------------------------------------------------------------------------------


def saint(deed: str, *others: str, at: str = "") -> Playing:
    return Playing(
        side("Law Dogs", at={at or deed: [f"{JIMMY} | influence 1"]}),
        side("The Sloane Gang", deeds=[deed, "General Store"], at={deed: list(others)} if others else {}),
    )


@pytest.mark.plays(JIMMY)
@pytest.mark.parametrize(("deed", "made"), [("The Place", 4), ("The Union Casino", 3 + 1)])
def test_jimmy_collects_what_he_guards(deed: str, made: int) -> None:
    table = saint(deed)
    outfits = [production(table.state, table.id(home)) for home in ("Law Dogs", "The Sloane Gang")]
    store = production(table.state, table.id("General Store"))
    assert [income(table.state, seat) for seat in (0, 1)] == [outfits[0] + made, outfits[1] + store]


@pytest.mark.refuses(JIMMY)
def test_jimmy_collects_nothing_where_others_rule_or_elsewhere() -> None:
    table = saint("The Union Casino", "Max Baine")
    home = production(table.state, table.id("Law Dogs"))
    assert (income(table.state, 0), production(table.state, table.id("The Union Casino"))) == (home, 3)
    away = saint("The Union Casino", at="town square")
    assert (income(away.state, 0), production(away.state, away.id("The Union Casino"))) == (home, 3)


# --- The Caretaker -----------------------------------------------------------------------------------


def care(table: Playing) -> tuple[int, int, bool]:
    return table.bullets(CARETAKER), table.value(CARETAKER), table.stud(CARETAKER)


@pytest.mark.plays(CARETAKER)
def test_the_caretaker_guards_what_is_yours() -> None:
    table = Playing(
        side("Law Dogs", deeds=["The Place"], at={"The Place": [CARETAKER]}), side("The Sloane Gang")
    )
    assert care(table) == (4, 5, True)
    assert care(Playing(side("Law Dogs", at={"home": [CARETAKER]}), side("The Sloane Gang"))) == (4, 5, True)


@pytest.mark.refuses(CARETAKER)
def test_not_what_is_somebody_elses_and_not_after_a_walk() -> None:
    theirs = Playing(
        side("Law Dogs", at={"The Place": [CARETAKER, "Max Baine"]}),
        side("The Sloane Gang", deeds=["The Place"]),
    )
    assert care(theirs) == (0, 1, False)
    table = Playing(
        side("Law Dogs", deeds=["The Place"], at={"home": [CARETAKER, "Olivia Jenks"]}),
        side("The Sloane Gang"),
    )
    table.moves("Olivia Jenks", "The Place").until(Question.NOON)
    assert care(table) == (4, 5, True)  # somebody else moved
    table.passes(1).moves(CARETAKER, "The Place")
    assert care(table) == (0, 1, False)


@pytest.mark.refuses(CARETAKER)
@pytest.mark.rule("RC-shootout-s6-01")
@pytest.mark.parametrize("flees", [True, False])
def test_the_caretaker_who_flees_at_home_has_moved(flees: bool) -> None:
    table = Playing(
        side("Law Dogs", at={"home": [CARETAKER]}),
        side("The Sloane Gang", at={"Law Dogs": ["Fred Aims"]}),
        fight={"leader": "Fred Aims", "mark": CARETAKER, "step": "run"},
    )
    while table.question == Question.RUN:
        running = CARETAKER if flees else "Fred Aims"
        table.answer(*([running] if running in table.choices() else []))
    assert care(table.until(Question.NOON)) == ((0, 1, False) if flees else (4, 5, True))


@pytest.mark.plays(CARETAKER)
def test_under_another_hand_he_guards_what_that_player_owns() -> None:
    table = Playing(side("Law Dogs", at={"home": [CARETAKER]}), side("The Sloane Gang"))
    takes_control(table, 1, CARETAKER)
    assert care(table) == (0, 1, False)


# --- "Thunder Boy" Nabbe -----------------------------------------------------------------------------


@pytest.mark.plays(NABBE)
def test_nabbe_thunders_once_a_shootout() -> None:
    table = shootout(
        [NABBE],
        ["Fred Aims | bounty 1", "Allie Hensman"],
        hands=((*HANDS[1], *HANDS[1]), (*HANDS[1], *HANDS[1])),
    )
    table.uses(NABBE)
    assert (table.bullets(NABBE), table.stud(NABBE)) == (1 + 2, True)
    table.passes(1)
    assert not usable(table, NABBE)


@pytest.mark.plays(NABBE)
def test_in_another_shootout_of_the_day_he_thunders_again() -> None:
    table = shootout(
        [NABBE],
        ["Fred Aims | bounty 1", "Allie Hensman | bounty 1"],
        hands=((*HANDS[2], *HANDS[2]), (*HANDS[1], *HANDS[1])),
        joining=False,
    )
    table.until(Question.SHOOTOUT).uses(NABBE).until(Question.NOON)
    assert (table.bullets(NABBE), table.stud(NABBE), table.zone("Allie Hensman")) == (1, False, "play")
    if table.ask.seat == 1:
        table.passes(1)
    table.calls_out(NABBE, "Allie Hensman").answer("yes").until(Question.SHOOTOUT).uses(NABBE)
    assert (table.bullets(NABBE), table.stud(NABBE)) == (3, True)


@pytest.mark.refuses(NABBE)
def test_against_honest_people_it_is_only_noise() -> None:
    table = shootout([NABBE, "Olivia Jenks | bounty 1"], ["Fred Aims"]).uses(NABBE)
    assert (table.bullets(NABBE), table.stud(NABBE)) == (1, False)


@pytest.mark.plays(NABBE)
def test_a_guest_of_the_other_posse_is_wanted_enough() -> None:
    table = posses([NABBE], ["Fred Aims"], ["Max Baine"], ["Karl Odett | bounty 1"])
    table.uses(NABBE)
    assert table.stud(NABBE)
