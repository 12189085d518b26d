"""Conditions of cards that no other scene guards: whose, which and when. Each scene fails where one is forgotten."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import production
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.words import DUDE, YOUR, discard
from boomtown.table import IllegalAnswer
from doomtown.scenes import CHEATING, HANDS, draw_hand, draws, facing, shootout, usable, with_text

GANG = "The Sloane Gang"
BAIRD = "Baird's Build & Loan"
PRESS = "Disingenuine Currency Press"
HURT = "This'll Hurt in the Mornin'"


def with_newcomer(outfit: str, *at_home: str, **mine: object) -> Playing:
    """Clint Ramsey enters play where these are at home."""
    table = Playing(
        side(outfit, rock=9, hand=["Clint Ramsey"], at={"home": list(at_home)}, **mine), side("Law Dogs")
    )
    return table.shops("Clint Ramsey")


# --- only the card itself --------------------------------------------------------------------------


@pytest.mark.refuses("Sloane (Exp 1)")
def test_sloane_rouses_nobody_as_somebody_else_comes() -> None:
    table = with_newcomer(GANG, "Sloane (Exp 1)", "Barton Everest | booted | bounty 1")
    assert (table.zone("Clint Ramsey"), table.booted("Barton Everest")) == ("play", True)
    assert table.bounty("Sloane") == 0


@pytest.mark.refuses("California Tax Office")
def test_the_tax_office_stays_open_as_somebody_else_comes() -> None:
    assert not with_newcomer(GANG, deeds=["California Tax Office"]).booted("California Tax Office")


@pytest.mark.refuses(PRESS)
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_the_press_prints_nothing_for_another_invention(wording: str) -> None:
    table = Playing(
        side(
            "Law Dogs", rock=5, hand=["Force Field"], deck=["KS"], at={"home": [f"Andreas Andregg | {PRESS}"]}
        ),
        side(GANG),
        wording=wording,
    )
    table.shops("Force Field")
    assert table.zone("Force Field") == "play"
    assert (table.rock(0), table.booted("Andreas Andregg")) == (4, True)


@pytest.mark.refuses("Ancestor Spirit")
def test_an_ancestor_spirit_stays_whoever_else_walks_or_is_sent_home() -> None:
    walking = Playing(side("Law Dogs", at={"home": ["Ancestor Spirit", "Tommy Harden"]}), side(GANG))
    walking.moves("Tommy Harden", "town square")
    assert (walking.at("Tommy Harden"), walking.zone("Ancestor Spirit")) == ("Town Square", "play")
    called = facing(["Ancestor Spirit", "Olivia Jenks"], ["Barton Everest"], turn=0)
    called.calls_out("Olivia Jenks", "Barton Everest").answer("no")
    assert (called.at("Barton Everest"), called.zone("Ancestor Spirit")) == (GANG, "play")


@pytest.mark.refuses("La Quema")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_la_quema_brings_nobody_but_its_dude(wording: str) -> None:
    table = shootout(
        ["Tommy Harden"],
        ["Barton Everest"],
        leader={"at": {"home": ["Jake Smiley", "Olivia Jenks | La Quema"]}},
        wording=wording,
    )
    table.uses("La Quema")
    assert table.posse(0) == ["Tommy Harden", "Olivia Jenks"]


@pytest.mark.refuses("Félix Amador")
def test_felix_boots_no_miracle_of_somebody_else() -> None:
    table = Playing(side("Law Dogs", at={"home": ["Félix Amador", "Ezrael Jones | Holy Roller"]}), side(GANG))
    assert not usable(table, "Félix Amador")


@pytest.mark.refuses("Buford Hurley")
def test_buford_runs_a_tab_only_where_he_drinks() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Charlie's Place"], at={"Charlie's Place": ["Buford Hurley"]}),
        side(GANG, deeds=["Charlie's Place"]),
    )
    here, there = table.id("Charlie's Place @0"), table.id("Charlie's Place @1")
    assert production(table.state, there) == production(table.state, here) + 1


@pytest.mark.refuses("Quarantine Tent")
def test_the_tent_protects_nobody_elsewhere() -> None:
    for where, influence in (("Quarantine Tent", 1), ("town square", 0)):
        table = Playing(
            side("Law Dogs", deeds=["Quarantine Tent"], at={where: ["Tommy Harden"]}),
            side(GANG, hand=["Rumors"]),
            turn=1,
        )
        assert table.uses("Rumors").influence("Tommy Harden") == influence


# --- whose, and which ------------------------------------------------------------------------------


@pytest.mark.refuses("Morgan Cattle Co.")
def test_the_cattle_company_boots_no_stranger() -> None:
    table = Playing(
        side(
            "Morgan Cattle Co.", rock=9, hand=["Bunkhouse"], at={"home": ["Irving Patterson", "Steven Wiles"]}
        ),
        side(GANG, at={"home": ["Barton Everest"]}),
    )
    assert sorted(table.uses("Morgan Cattle Co.").choices()) == ["Irving Patterson", "Steven Wiles"]


@pytest.mark.refuses(BAIRD)
def test_the_loan_is_for_deeds() -> None:
    table = Playing(side("Law Dogs", rock=9, deeds=[BAIRD], hand=["Clint Ramsey"]), side(GANG))
    assert not usable(table, BAIRD)
    assert usable(Playing(side("Law Dogs", rock=9, deeds=[BAIRD], hand=["Bunkhouse"]), side(GANG)), BAIRD)


@pytest.mark.refuses("Buried Treasure")
def test_no_treasure_lies_in_boot_hill() -> None:
    table = Playing(side("Law Dogs", rock=9, hand=["Buried Treasure"], hill=["Shotgun"]), side(GANG))
    assert not usable(table, "Buried Treasure")


@pytest.mark.refuses("Gomorra Jail")
def test_the_jail_locks_up_nobody_of_yours(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Roan", toss=words.noon(discard(YOUR & DUDE)))
    for turn, offered in ((0, False), (1, True)):
        sides = [{}, {}]
        sides[turn] = {"at": {"town square": ["Olivia Jenks | bounty 1 | Roan"]}}
        table = Playing(
            side("Law Dogs", deeds=["Gomorra Jail"], **sides[0]), side(GANG, **sides[1]), turn=turn
        ).uses("Roan")
        assert usable(table, "Gomorra Jail") is offered


@pytest.mark.refuses("Peacemaker")
def test_a_peacemaker_does_not_mind_your_own_cards() -> None:
    for seat, lowered in ((0, True), (1, False)):
        sides = [{}, {}]
        sides[seat] = {"hand": ["Sun in Yer Eyes"]}
        table = shootout(
            ["Olivia Jenks | Peacemaker"], ["Barton Everest"], leader=sides[0], mark=sides[1], winner=seat
        )
        before = table.bullets("Olivia Jenks")
        table.uses("Sun in Yer Eyes", "Olivia Jenks")
        assert (table.bullets("Olivia Jenks") < before) is lowered


@pytest.mark.refuses("Vasilis the Boar")
def test_vasilis_scares_only_the_wanted() -> None:
    table = shootout(["Vasilis the Boar"], ["Barton Everest", "Allie Hensman | bounty 1"])
    assert table.value("Barton Everest") == table.state.printed(table.id("Barton Everest")).value
    assert table.value("Allie Hensman") < max(2, table.state.printed(table.id("Allie Hensman")).value)


# --- how many, and when ----------------------------------------------------------------------------


@pytest.mark.refuses(HURT)
def test_no_more_than_two_cards_hurt() -> None:
    table = shootout(
        ["Olivia Jenks"], ["Barton Everest"], hands=(HANDS[1], CHEATING[2]), leader={"hand": [HURT]}, rock=5
    )
    draws(table).uses(HURT)
    with pytest.raises(IllegalAnswer):
        table.answer(*draw_hand(table, 1)[:3])
    table.answer(*draw_hand(table, 1)[:2])


@pytest.mark.refuses("Lula's Exploit")
def test_lulas_exploit_is_filled_up_in_upkeep_only() -> None:
    table = Playing(side("Law Dogs", deeds=["Lula's Exploit | rock 1"], hand=["5S"]), side(GANG))
    table.passes(0, 1)
    assert (table.question, table.card("Lula's Exploit").rock) == (Question.DISCARD, 1)


@pytest.mark.refuses("Flint's Amusements")
def test_flints_does_not_count_what_somebody_else_used() -> None:
    table = shootout(
        ["Olivia Jenks", "Jake Smiley"],
        ["Barton Everest"],
        hands=((*CHEATING[2], "3C"), HANDS[1]),
        leader={"deeds": ["Flint's Amusements"]},
        mark={"hand": ["Coachwhip!"], "rock": 5},
    )
    draws(table).passes(0).uses("Coachwhip!").until(Question.NOON)
    table.passes(1)
    held = len(table.hand(0))
    table.uses("Flint's Amusements")
    assert len(table.hand(0)) == held
