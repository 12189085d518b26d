"""Dudes of Immovable Object, Unstoppable Force who act."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import has_keyword, play_cost, upkeep
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted, Discarded, LeftGame, Looked
from doomtown.scenes import (
    HANDS,
    draws,
    guests_join,
    refused,
    refused_by,
    settle_until,
    shootout,
    showdown,
    titles,
    unmoved,
    usable,
)

BANDITS, WW = "The 108 Righteous Bandits", " [Weird West]"

# --- T'ou Chi Chow ----------------------------------------------------------------------------------

TOU = "T'ou Chi Chow"


@pytest.mark.plays(TOU)
@pytest.mark.parametrize(("outfit", "cost"), [(BANDITS, 9 - 2), ("Law Dogs", 9)])
def test_t_ou_chi_is_cheaper_for_anarchists_by_each_deed_they_control(outfit: str, cost: int) -> None:
    table = Playing(
        side(outfit, hand=[TOU], deeds=["Bunkhouse", "Blake Ranch", "General Store"]),
        side("The Sloane Gang", deeds=["Undertaker"], at={"General Store": ["Olivia Jenks"]}),
    )
    assert play_cost(table.state, table.id(TOU)) == cost


def sheltering(*deeds: str) -> Playing:
    """T'ou Chi is at home; tired people are all over town."""
    return Playing(
        side(
            BANDITS,
            deeds=list(deeds),
            at={
                "home": [TOU],
                "Bunkhouse": ["Jake Smiley | booted"],
                "General Store": ["Fred Aims | booted"],
            },
        ),
        side(
            "The Sloane Gang",
            deeds=["Undertaker"],
            at={"town square": ["Allie Hensman | booted", "Travis Moone"], "home": ["Xiaodan Li | booted"]},
        ),
    )


@pytest.mark.plays(TOU)
def test_t_ou_chi_boots_one_deed_after_the_other_to_rouse_people_near_them() -> None:
    table = sheltering("Bunkhouse", "General Store").uses(TOU)
    assert table.choices() == ["Bunkhouse", "General Store"]  # not the Undertaker
    table.answer("Bunkhouse")
    assert table.choices() == ["Jake Smiley", "Fred Aims", "Allie Hensman"]  # neither Travis nor Xiaodan
    table.answer("Allie Hensman")
    assert (table.booted("Allie Hensman"), table.booted("Bunkhouse"), table.booted(TOU)) == (
        False,
        True,
        False,
    )
    table.passes(1).uses(TOU, "Fred Aims")
    assert (table.booted("Fred Aims"), table.booted("General Store")) == (False, True)
    assert refused(table.passes(1), TOU) == "RB-5.3.1-06"


@pytest.mark.refuses(TOU)
def test_without_an_unbooted_deed_of_yours_near_somebody_tired_t_ou_chi_can_do_nothing() -> None:
    assert refused(sheltering("Bunkhouse | booted", "General Store | booted"), TOU) == "RB-5.3.1-06"
    rested = Playing(side(BANDITS, deeds=["Bunkhouse"], at={"home": [TOU]}), side("Law Dogs"))
    assert refused(rested, TOU) == "RB-5.3.1-06"


@pytest.mark.plays(TOU)
def test_in_a_shootout_t_ou_chi_rouses_who_is_in_it() -> None:
    table = shootout(
        [TOU, "Jake Smiley | booted"],
        ["Allie Hensman"],
        where="Bunkhouse",
        leader={"deeds": ["Bunkhouse"], "at": {"town square": ["Fred Aims | booted"]}},
    ).uses(TOU)
    assert (table.booted("Jake Smiley"), table.booted("Fred Aims")) == (False, True)


@pytest.mark.refuses(TOU)
def test_a_deed_that_is_kept_from_booting_rouses_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, "Bunkhouse", Booted)
    table = sheltering("Bunkhouse", "General Store").uses(TOU, "Bunkhouse", "Jake Smiley")
    assert table.booted("Jake Smiley")


# --- Benjamin Washington ----------------------------------------------------------------------------

BENJAMIN = "Benjamin Washington"


def opening(dude: str, **details: Any) -> Playing:
    """The game is about to begin; this dude of player 0's may act."""
    return Playing(
        side(BANDITS, rock=9, at={"home": [dude, "Olivia Jenks"]}, fill=False, **details),
        side("The Sloane Gang", rock=9, at={"home": ["Steven Wiles"]}),
        phase="setup",
    )


HAND = ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C"]


@pytest.mark.plays(BENJAMIN)
def test_benjamin_settles_debts_until_high_noon_for_cards_of_the_hand() -> None:
    table = opening(BENJAMIN, deck=HAND).reacts(BENJAMIN)
    first, second = table.plays()[:2]
    table.answer(int(first), int(second))
    assert table.choices() == [BENJAMIN, "Olivia Jenks", "Steven Wiles"]
    table.answer("Steven Wiles").answer("Steven Wiles")  # ruling 50
    assert upkeep(table.state, table.id("Steven Wiles")) == 6 - 4
    assert (len(table.hand(0)), len(table.events(Discarded))) == (5 - 2 + 1, 2)
    assert table.booted(BENJAMIN)
    table.until(Question.UPKEEP)
    assert upkeep(table.state, table.id("Steven Wiles")) == 2
    settle_until(table, "noon", table.state.day)
    assert upkeep(table.state, table.id("Steven Wiles")) == 6


@pytest.mark.refuses(BENJAMIN)
def test_benjamin_discards_at_least_one_card_and_lowers_nothing_below_0() -> None:
    table = opening(BENJAMIN, deck=HAND).reacts(BENJAMIN)
    assert table.ask.form.least == 1  # type: ignore[attr-defined]
    table.answer(int(table.plays()[0])).answer("Olivia Jenks")
    assert upkeep(table.state, table.id("Olivia Jenks")) == 0
    assert (len(table.hand(0)), upkeep(table.state, table.id("Steven Wiles"))) == (5, 6)
    booted = opening(f"{BENJAMIN} | booted", deck=HAND)
    booted.never_offered(BENJAMIN, until=Question.UPKEEP)


# --- Butch Deuces -----------------------------------------------------------------------------------

BUTCH = "Butch Deuces"


@pytest.mark.plays(BUTCH)
def test_butch_shows_a_spirit_and_takes_all_five_for_his_hand() -> None:
    table = opening(BUTCH, deck=["Many Speak As One"] * 12)
    old = table.state.players[0].hand
    five = table.state.players[0].deck[:5]
    table.reacts(BUTCH)
    assert (table.plays(), table.booted(BUTCH)) == ([*map(str, five), "none"], True)
    table.answer(five[0])
    assert sorted(table.state.players[0].hand) == sorted(five)
    assert [(event.seat, event.cards) for event in table.events(Looked)] == [(0, five), (1, five[:1])]
    assert {table.state.cards[card].zone for card in old} <= {"deck", "discard"}  # for lowball, some of them
    assert len(table.state.players[0].deck) + len(table.state.players[0].discard) == 7


@pytest.mark.refuses(BUTCH)
def test_who_shows_nothing_keeps_hand_and_deck_as_they_were() -> None:
    table = opening(BUTCH, deck=["Many Speak As One"] * 12)
    before = table.state.players[0].hand, table.state.players[0].deck
    table.reacts(BUTCH, "none")
    assert (table.state.players[0].hand, table.state.players[0].deck) == (before[0], before[1][5:])
    assert sorted(table.state.players[0].discard) == sorted(before[1][:5])  # lowball drew what was on top


@pytest.mark.refuses(BUTCH)
@pytest.mark.parametrize(
    ("card", "shown"), [("Idol of Tlazolteotl", False), ("Fancy New Hat", True), ("Raking Dragons", False)]
)
def test_only_spirits_and_attires_can_be_shown(card: str, shown: bool) -> None:
    table = opening(BUTCH, deck=[card] * 12)
    before = table.state.players[0].hand
    table.reacts(BUTCH)
    assert (table.question is Question.TARGET) is shown
    assert table.state.players[0].hand == before


# --- Jackson Trouble --------------------------------------------------------------------------------

JACKSON = "Jackson Trouble"


def troubled(where: str, jackson: str = JACKSON) -> Playing:
    return Playing(
        side("Eagle Wardens", deeds=["Bunkhouse", "Blake Ranch"], at={where: [jackson, "Jake Smiley"]}),
        side("The Sloane Gang", at={"home": ["Allie Hensman"]}),
    )


@pytest.mark.plays(JACKSON)
@pytest.mark.parametrize(("start", "to"), [("town square", "Blake Ranch"), ("Blake Ranch", "town square")])
def test_jackson_rests_after_the_way_out_of_town_and_back(start: str, to: str) -> None:
    table = troubled(start).moves(JACKSON, to)
    assert table.booted(JACKSON)
    table.reacts(JACKSON)
    assert (table.booted(JACKSON), table.card(JACKSON).place) == (False, table.place(to))


@pytest.mark.refuses(JACKSON)
def test_jackson_does_not_rest_in_town_nor_for_others_nor_twice() -> None:
    troubled("Bunkhouse").moves(JACKSON, "town square").never_offered(JACKSON, until=Question.NOON)
    other = troubled("town square", f"{JACKSON} | booted").moves("Jake Smiley", "Blake Ranch")
    other.never_offered(JACKSON, until=Question.NOON)
    twice = troubled("town square").moves(JACKSON, "Blake Ranch").reacts(JACKSON).passes(1)
    twice.moves(JACKSON, "town square").never_offered(JACKSON, until=Question.NOON)


@pytest.mark.plays(JACKSON)
def test_jackson_sent_home_from_out_of_town_rests_too() -> None:
    """Going home is a move as well."""
    table = (
        shootout(
            [JACKSON],
            ["Allie Hensman"],
            where="Blake Ranch",
            leader={"deeds": ["Blake Ranch"]},
            mark={"hand": ["Pistol Whip"]},
        )
        .passes(0)
        .uses("Pistol Whip")
    )
    assert (table.at(JACKSON), table.booted(JACKSON)) == ("Law Dogs", True)
    table.reacts(JACKSON)
    assert not table.booted(JACKSON)


@pytest.mark.refuses(JACKSON)
def test_jackson_who_joins_a_posse_out_of_town_has_not_gone_anywhere() -> None:
    table = shootout(
        ["Jake Smiley", f"{JACKSON} | booted"],
        ["Allie Hensman"],
        where="Blake Ranch",
        leader={"deeds": ["Blake Ranch"]},
        joining=False,
    )
    table.answer(JACKSON)
    assert JACKSON in table.posse(0)
    table.never_offered(JACKSON, until=Question.SHOOTOUT)


@pytest.mark.refuses(JACKSON)
def test_jackson_who_is_not_booted_has_nothing_to_rest_from() -> None:
    table = Playing(
        side(BANDITS, deeds=["Blake Ranch"], at={"home": [JACKSON], "Blake Ranch": ["Jake Smiley"]}),
        side("The Sloane Gang"),
    ).uses(BANDITS, JACKSON)
    assert (table.at(JACKSON), table.booted(JACKSON)) == ("Blake Ranch", False)
    table.never_offered(JACKSON, until=Question.NOON)


# --- Sarah Meoquanee --------------------------------------------------------------------------------

SARAH = "Sarah Meoquanee"


def called(*posse: str, sarah: str = "home", **details: Any) -> Playing:
    """Sarah is elsewhere while a posse of her player's fights in the town square."""
    return shootout(list(posse), ["Allie Hensman"], leader={"at": {sarah: [SARAH]}, **details})


@pytest.mark.plays(SARAH)
@pytest.mark.parametrize("posse", [("Lane Healey",), ("Jake Smiley", "Lane Healey")])
def test_sarah_comes_to_help_an_influential_friend_and_is_a_stud(posse: tuple[str, ...]) -> None:
    table = called(*posse).uses(SARAH)
    assert (table.at(SARAH), table.booted(SARAH), table.stud(SARAH)) == ("Town Square", False, True)
    assert table.posse(0) == [*posse, SARAH]


@pytest.mark.plays(SARAH)
def test_sarah_comes_to_a_spirit_anybody_s() -> None:
    table = shootout(
        ["Jake Smiley"], ["Black Elk | Many Speak As One"], leader={"at": {"home": [SARAH]}}
    ).uses(SARAH)
    assert SARAH in table.posse(0)


@pytest.mark.refuses(SARAH)
@pytest.mark.rule("RB-6.1-31")
def test_without_influence_or_spirit_sarah_stays_where_she_is() -> None:
    """From outside she has to come into the posse (ruling 834); the other posse's influence is none of hers."""
    table = shootout(
        ["Jake Smiley"],
        ["Lane Healey"],
        leader={"at": {"home": [SARAH, "Black Elk | Many Speak As One"]}},
    )
    assert refused_by(table, "use", SARAH) == "RB-6.1-31"


@pytest.mark.plays(SARAH)
def test_sarah_in_the_posse_becomes_a_stud_where_she_is() -> None:
    table = shootout([SARAH, "Lane Healey"], ["Allie Hensman"]).uses(SARAH)
    assert (table.posse(0), table.stud(SARAH)) == ([SARAH, "Lane Healey"], True)


@pytest.mark.refuses(SARAH)
def test_sarah_does_not_come_to_a_fight_of_others() -> None:
    table = shootout(["Lane Healey"], ["Allie Hensman"], others=[side("Eagle Wardens", at={"home": [SARAH]})])
    assert table.why_not("use", SARAH, seat=2) is not None
    table.never_offered(SARAH, until=Question.NOON)


# --- Laughing Crow ----------------------------------------------------------------------------------

CROW = "Laughing Crow"


def listening(*deck: str, rock: int = 9, crow: str = CROW) -> Playing:
    return Playing(
        side(
            "Eagle Wardens",
            rock=rock,
            deck=list(deck),
            at={"home": [crow, "Black Elk | booted", "Jake Smiley"]},
        ),
        side("The Sloane Gang", at={"home": ["Allie Hensman"]}),
    ).uses(CROW)


@pytest.mark.plays(CROW)
def test_crow_attaches_a_spirit_that_is_turned_up_and_discards_the_other_card() -> None:
    table = listening("Many Speak As One", "5S", crow=f"{CROW} | booted")
    assert table.choices() == ["Many Speak As One", "none"]
    table.answer("Many Speak As One")
    assert table.choices() == [CROW, "Black Elk"]  # booted or not (RB-5.3.5-19); Jake is no Shaman
    table.answer("Black Elk")
    assert table.card("Many Speak As One").place == table.id("Black Elk")
    assert table.rock(0) == 9 - play_cost(table.state, table.id("Many Speak As One"))
    assert titles(table, table.state.players[0].discard) == ["5 of Spades"]


@pytest.mark.plays(CROW)
def test_crow_attaches_both_if_you_pay_for_both() -> None:
    table = listening("Spirit Trail", "Many Speak As One").answer("Spirit Trail")
    assert table.zone("Spirit Trail") == "play"
    table.answer("Many Speak As One").answer(CROW)
    assert not table.state.players[0].discard


@pytest.mark.refuses(CROW)
def test_crow_need_not_attach_and_cannot_without_ghost_rock_or_once_more() -> None:
    table = listening("Many Speak As One", "5S").answer("none")
    assert (table.zone("Many Speak As One"), len(table.state.players[0].discard)) == ("discard", 2)
    poor = listening("Many Speak As One", "Roan", rock=0)
    assert (poor.question, len(poor.state.players[0].discard)) == (Question.NOON, 2)
    rich = listening("Roan", "Fancy New Hat")
    assert (rich.question, len(rich.state.players[0].discard)) == (Question.NOON, 2)
    assert refused(rich.passes(1), CROW)


# --- Nature Spirit ----------------------------------------------------------------------------------


@pytest.mark.plays("Nature Spirit")
def test_the_nature_spirit_is_gone_after_the_shootout() -> None:
    table = shootout(["Jake Smiley", "Nature Spirit"], ["Allie Hensman"], hands=(HANDS[2], HANDS[1]))
    assert (table.bullets("Nature Spirit"), table.stud("Nature Spirit")) == (2, True)
    draws(table, "Jake Smiley")
    table.until(Question.NOON)
    assert table.zone("Nature Spirit") == "away"
    assert [event.name for event in table.events(LeftGame)] == ["Nature Spirit"]


@pytest.mark.refuses("Nature Spirit")
def test_between_two_rounds_the_nature_spirit_stays() -> None:
    table = shootout(
        ["Jake Smiley", "Nature Spirit"], ["Allie Hensman", "Travis Moone"], hands=(HANDS[2], HANDS[1])
    )
    draws(table, "Jake Smiley").until(Question.RUN)
    assert table.zone("Nature Spirit") == "play"


# --- Daomei Wang ------------------------------------------------------------------------------------

DAOMEI = "Daomei Wang"


def arriving(face: str = DAOMEI, **details: Any) -> Playing:
    return Playing(
        side(
            BANDITS,
            rock=9,
            hand=[face],
            deeds=["Bunkhouse"],
            at={"home": ["Xiaodan Li | booted", "Olivia Jenks"], "Bunkhouse": ["Shizeng Lu"]},
        ),
        side("The Sloane Gang", at={"town square": ["Randall"]}),
        **details,
    )


@pytest.mark.plays(DAOMEI)
@pytest.mark.parametrize("face", [DAOMEI, f"{DAOMEI}{WW}"])
def test_daomei_sends_another_anarchist_anywhere(face: str) -> None:
    table = arriving(face).shops(face).reacts(DAOMEI)
    assert table.choices() == ["Xiaodan Li", "Shizeng Lu"]  # not Olivia, not Randall, not herself
    table.answer("Xiaodan Li")
    assert table.choices() == ["Town Square", "The Sloane Gang", "Bunkhouse"]
    table.answer("The Sloane Gang")
    assert (table.at("Xiaodan Li"), table.booted("Xiaodan Li")) == ("The Sloane Gang", True)


@pytest.mark.refuses(DAOMEI)
def test_daomei_who_comes_before_noon_or_finds_nobody_sends_nobody() -> None:
    table = Playing(
        side(BANDITS, rock=9, hand=[DAOMEI], at={"home": ["Olivia Jenks"]}), side("The Sloane Gang")
    ).shops(DAOMEI)
    table.never_offered(DAOMEI, until=Question.NOON)
    settled = Playing(
        side(BANDITS, rock=9, hand=["Xiaodan Li"], at={"home": [DAOMEI, "Shizeng Lu"]}),
        side("The Sloane Gang"),
    ).shops("Xiaodan Li")
    settled.never_offered(DAOMEI, until=Question.NOON)
    gangs = Playing(side(BANDITS, deck=[DAOMEI, "Shizeng Lu", *HAND]), side("The Sloane Gang"), phase="gangs")
    gangs.answer(DAOMEI, "Shizeng Lu", seat=0)
    assert gangs.zone(DAOMEI) == "play"
    gangs.never_offered(DAOMEI, until=Question.NOON)


# --- Xui Yin Chen -----------------------------------------------------------------------------------

XUI = "Xui Yin Chen"


@pytest.mark.plays(XUI)
def test_all_of_xui_yin_s_posse_are_studs_of_more_influence() -> None:
    table = shootout([XUI, "Jake Smiley"], ["Allie Hensman"], leader={"at": {"home": ["Olivia Jenks"]}}).uses(
        XUI
    )
    assert [table.stud(name) for name in (XUI, "Jake Smiley", "Allie Hensman", "Olivia Jenks")] == [
        True,
        True,
        False,
        False,
    ]
    assert [table.influence(name) for name in (XUI, "Jake Smiley", "Allie Hensman", "Olivia Jenks")] == [
        3,
        1,
        0,
        2,
    ]
    assert table.booted(XUI)


@pytest.mark.plays(XUI)
def test_a_guest_in_xui_yin_s_posse_is_a_stud_too() -> None:
    others = [side(BANDITS, at={"town square": ["Xiaodan Li"]})]
    table = shootout([XUI], ["Allie Hensman"], others=others, joining=False)
    guests_join(table, "Xiaodan Li").uses(XUI)
    assert table.posse(0) == [XUI, "Xiaodan Li"]
    assert table.stud("Xiaodan Li")


@pytest.mark.refuses(XUI)
def test_booted_xui_yin_leads_nobody_and_the_effect_ends_with_the_fight() -> None:
    table = shootout(["Jake Smiley", f"{XUI} | booted"], ["Allie Hensman"])
    assert table.posse(0) == ["Jake Smiley", XUI]
    assert refused(table, XUI)
    fight = shootout([XUI, "Jake Smiley"], ["Allie Hensman"], hands=(HANDS[2], HANDS[1])).uses(XUI)
    draws(fight.passes(1), "Jake Smiley").until(Question.NOON)
    assert (fight.stud("Jake Smiley"), fight.influence("Jake Smiley")) == (False, 0)


# --- Mazatl -----------------------------------------------------------------------------------------

MAZATL = "Mazatl"


@pytest.mark.plays(MAZATL)
def test_mazatl_goes_booted_or_not_to_anybody_s_totem() -> None:
    table = Playing(
        side("Eagle Wardens", deeds=["Bunkhouse | Spirit Trail"], at={"town square": [f"{MAZATL} | booted"]}),
        side(
            "The Sloane Gang",
            deeds=["Undertaker | Spirit Trail", "Blake Ranch"],
            at={"home": ["Black Elk | Many Speak As One"]},
        ),
    ).uses(MAZATL)
    assert table.choices() == ["Bunkhouse", "Undertaker"]
    table.answer("Undertaker")
    assert (table.at(MAZATL), table.booted(MAZATL)) == ("Undertaker", True)


@pytest.mark.refuses(MAZATL)
def test_mazatl_needs_a_totem_elsewhere_once_a_day() -> None:
    table = Playing(
        side("Eagle Wardens", deeds=["Bunkhouse | Spirit Trail"], at={"Bunkhouse": [MAZATL]}),
        side("The Sloane Gang", at={"home": ["Black Elk | Many Speak As One"]}),
    )
    assert refused(table, MAZATL) == "RB-5.3.1-06"


# --- Lydia Bear-Hands -------------------------------------------------------------------------------

LYDIA = "Lydia Bear-Hands"


def mending(lydia: str = f"{LYDIA} | Many Speak As One", **details: Any) -> Playing:
    return showdown(["Jake Smiley", lydia], ["Allie Hensman"], (HANDS[1], HANDS[3]), "Jake Smiley", **details)


@pytest.mark.plays(LYDIA)
def test_lydia_makes_a_dude_of_yours_harrowed_for_the_shootout() -> None:
    table = mending(leader={"at": {"home": ["Olivia Jenks"]}}).uses(LYDIA)
    assert table.choices() == ["Jake Smiley", LYDIA]
    table.answer("Jake Smiley")
    jake = table.id("Jake Smiley")
    assert has_keyword(table.state, jake, "Harrowed")
    assert (table.booted(LYDIA), table.booted("Many Speak As One")) == (True, True)
    table.until(Question.CASUALTIES)
    assert f"home:{jake}" in table.plays()
    table.until(Question.NOON)
    assert not has_keyword(table.state, jake, "Harrowed")


@pytest.mark.plays(LYDIA)
def test_whom_lydia_mends_is_harrowed_in_the_next_round_too() -> None:
    table = mending().uses(LYDIA, LYDIA).until(Question.CASUALTIES)
    table.answer(f"ace:{table.id('Jake Smiley')}").until(Question.SHOOTOUT)
    assert has_keyword(table.state, table.id(LYDIA), "Harrowed")


@pytest.mark.refuses(LYDIA)
def test_somebody_else_s_spirit_is_none_of_lydia_s() -> None:
    posse = ["Jake Smiley", LYDIA, "Black Elk | Many Speak As One"]
    table = showdown(posse, ["Allie Hensman"], (HANDS[1], HANDS[3]), "Jake Smiley")
    assert not usable(table, LYDIA)


@pytest.mark.refuses(LYDIA)
@pytest.mark.parametrize(
    "lydia",
    [
        LYDIA,
        f"{LYDIA} | Many Speak As One booted",
        f"{LYDIA} | Roan",
        f"{LYDIA} | booted | Many Speak As One",
    ],
)
def test_lydia_boots_herself_and_a_spirit(lydia: str) -> None:
    assert not usable(mending(lydia), LYDIA)


@pytest.mark.refuses(LYDIA)
def test_a_spirit_kept_from_booting_mends_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, "Many Speak As One", Booted)
    table = mending().uses(LYDIA, "Jake Smiley")
    assert not has_keyword(table.state, table.id("Jake Smiley"), "Harrowed")


# --- Smiling Frog -----------------------------------------------------------------------------------

FROG = "Smiling Frog"


def tempered(face: str, *hand: str) -> Playing:
    return Playing(side("Eagle Wardens", hand=list(hand), at={"home": [face]}), side("The Sloane Gang")).uses(
        FROG
    )


@pytest.mark.plays(FROG)
@pytest.mark.parametrize(
    ("face", "card", "bullets"),
    [
        (FROG, "5H", 2),
        (FROG, "Many Speak As One", 3),
        (f"{FROG}{WW}", "5H", 3),
        (f"{FROG}{WW}", "5S", 2),
    ],
)
def test_the_frog_is_tempered_by_what_is_discarded(face: str, card: str, bullets: int) -> None:
    table = tempered(face, card)
    assert (table.bullets(FROG), table.hand(0)) == (bullets, [])


@pytest.mark.refuses(FROG)
def test_the_frog_needs_a_card_and_only_in_weird_west_acts_in_shootouts() -> None:
    empty = Playing(side("Eagle Wardens", at={"home": [FROG]}), side("The Sloane Gang"))
    assert refused(empty, FROG) == "RB-5.3.1-06"
    assert refused(tempered(FROG, "5S", "6S").answer("5").passes(1), FROG)
    for face, offered in ((FROG, False), (f"{FROG}{WW}", True)):
        fight = shootout([face], ["Allie Hensman"], leader={"hand": ["5S"]})
        assert usable(fight, FROG) is offered
