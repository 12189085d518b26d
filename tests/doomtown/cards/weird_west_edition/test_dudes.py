"""Dudes of the Weird West Edition, but for the great ones, who are in test_great_dudes."""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted
from doomtown import third_player
from doomtown.scenes import (
    CHEATING,
    HANDS,
    draws,
    facing,
    fight,
    shootout,
    showdown,
    total,
    unmoved,
    usable,
    with_text,
)

# --- Emre, The Turkish Bear (Exp 1) ----------------------------------------------------------------

EMRE = "Emre, The Turkish Bear (Exp 1)"
BANDITS = {"outfit": "The 108 Righteous Bandits"}


def wrestling(*pulls: str, dude: str = EMRE) -> Playing:
    return shootout(
        [dude, "Olivia Jenks"],
        ["Fred Aims"],
        hands=(pulls, ()),
        leader={**BANDITS, "hand": ["Raking Dragons", "Zhu's Ferocity"]},
    )


@pytest.mark.plays(EMRE)
def test_a_technique_rouses_the_bear_once_a_shootout() -> None:
    table = wrestling("AS", "Undertaker", "AS").uses("Raking Dragons")
    while table.question is not Question.REACT:
        table.answer(table.choices()[0])
    table.reacts(EMRE)
    assert (table.bullets(EMRE), table.hand(0)) == (1 + 1, ["Zhu's Ferocity", "Undertaker"])
    table.until(Question.SHOOTOUT).passes(1)
    table.uses("Zhu's Ferocity").never_offered(EMRE, until=Question.SHOOTOUT)


@pytest.mark.refuses(EMRE)
def test_no_failure_and_nobody_elses_technique_rouses_him() -> None:
    wrestling("KS").uses("Raking Dragons").never_offered(EMRE, until=Question.SHOOTOUT)
    other = shootout(
        ["Yunxu Jiang", EMRE],
        ["Fred Aims"],
        hands=(["AS"], ()),
        leader={**BANDITS, "hand": ["Raking Dragons"]},
    )
    other.uses("Raking Dragons", "Yunxu Jiang").never_offered(EMRE, until=Question.SHOOTOUT)
    noon = Playing(
        side(
            "The 108 Righteous Bandits",
            hand=["Jade King Stance"],
            deck=["AS"],
            at={"home": [f"{EMRE} | booted"]},
        ),
        side("Law Dogs"),
    )
    noon.uses("Jade King Stance").never_offered(EMRE, until=Question.NOON)


# --- Seamus O'Toole --------------------------------------------------------------------------------

SEAMUS = "Seamus O'Toole"


def charging(pulled: str, *friends: str) -> Playing:
    return shootout([SEAMUS, *friends], ["Fred Aims | Auto-Revolver"], hands=([pulled], ()))


@pytest.mark.plays(SEAMUS)
@pytest.mark.parametrize(("pulled", "bullets", "stud"), [("AC", 0, False), ("AH", 1 + 1 + 2, True)])
def test_a_gadget_is_overcharged_or_fails(pulled: str, bullets: int, stud: bool) -> None:
    table = charging(pulled, "Tommy Harden | Flame-Thrower")
    assert table.bullets("Tommy Harden") == 1 + 1
    table.uses(SEAMUS)
    assert (table.bullets("Tommy Harden"), table.stud("Tommy Harden")) == (bullets, stud)


@pytest.mark.refuses(SEAMUS)
def test_he_tinkers_with_weapons_that_are_gadgets_of_yours_in_the_fight() -> None:
    table = charging("AH", "Tommy Harden | Flame-Thrower | Shotgun | Mechanical Horse", "Olivia Jenks")
    table.uses(SEAMUS)
    assert (table.bullets("Tommy Harden"), table.bullets("Fred Aims")) == (1 + 1 + 1 + 2, 2 + 1)
    assert not usable(charging("AH", "Tommy Harden | Shotgun", "Olivia Jenks | Mechanical Horse"), SEAMUS)
    away = shootout([SEAMUS], ["Fred Aims"], leader={"at": {"home": ["Tommy Harden | Flame-Thrower"]}})
    assert not usable(away, SEAMUS)


# --- Landon Grimes ---------------------------------------------------------------------------------

LANDON = "Landon Grimes"


def calling(landon: str = "town square", **more: Any) -> Playing:
    home = ["Bobo | booted", "Steele Archer", "Arnold McCadish"]
    return shootout(
        ["Olivia Jenks"] + ([LANDON] if landon == "town square" else []),
        ["Fred Aims"],
        leader={"at": {"home": home if landon != "home" else [*home, LANDON]}},
        mark={"at": {"home": ["The Angler"]}},
        **more,
    )


@pytest.mark.plays(LANDON)
def test_landon_calls_a_monster_or_a_huckster() -> None:
    table = calling().uses(LANDON)
    assert table.choices() == ["Bobo", "Steele Archer"]
    table.answer("Bobo")
    assert (table.posse(0), table.at("Bobo")) == (["Olivia Jenks", LANDON, "Bobo"], "Town Square")


@pytest.mark.refuses(LANDON)
def test_landon_calls_only_from_the_posse() -> None:
    assert not usable(calling("home"), LANDON)
    alone = shootout([LANDON, "Bobo"], ["Fred Aims"])
    assert not usable(alone, LANDON)  # Bobo is there already


# --- Alfred Byrne ----------------------------------------------------------------------------------

ALFRED = "Alfred Byrne"


def jamming(alfred: str, foe: str = "Fred Aims | Shotgun | Roan booted") -> Playing:
    return facing([alfred], [foe], mark={"at": {"home": ["Barton Everest | Peacemaker"]}})


@pytest.mark.plays(ALFRED)
def test_alfred_or_his_hex_boots_for_an_attachment() -> None:
    table = jamming(f"{ALFRED} | Soul Blast").uses(ALFRED)
    assert table.choices() == [ALFRED, "Soul Blast"]
    table.answer("Soul Blast")
    assert (table.booted("Soul Blast"), table.booted("Shotgun"), table.booted(ALFRED)) == (True, True, False)
    himself = jamming(ALFRED).uses(ALFRED)
    assert (himself.booted(ALFRED), himself.booted("Shotgun")) == (True, True)


@pytest.mark.refuses(ALFRED)
def test_what_he_boots_for_it_is_not_what_boots(monkeypatch: pytest.MonkeyPatch) -> None:
    table = jamming(f"{ALFRED} | Soul Blast | Stone Idol").uses(ALFRED, "Soul Blast")
    assert table.choices() == [
        "Stone Idol",
        "Shotgun",
    ]  # not the Hex itself, a booted Roan, nor a gun elsewhere
    assert not usable(jamming(f"{ALFRED} | booted | Soul Blast booted | Stone Idol"), ALFRED)
    unmoved(monkeypatch, "Soul Blast", Booted)
    spared = jamming(f"{ALFRED} | booted | Soul Blast").uses(ALFRED)
    assert not spared.booted("Shotgun")


# --- Alan Campbell ---------------------------------------------------------------------------------

ALAN = "Alan Campbell"


@pytest.mark.plays(ALAN)
def test_alan_preys_on_nobodies() -> None:
    table = facing([f"{ALAN} | booted"], ["Fred Aims"]).uses(ALAN)
    assert table.question is Question.ACCEPT
    table.answer("yes")
    assert (table.posse(0), table.posse(1)) == ([ALAN], ["Fred Aims"])


@pytest.mark.refuses(ALAN)
def test_alan_leaves_the_influential_his_own_and_the_absent_alone() -> None:
    table = facing(
        [ALAN, "Jake Smiley"],
        ["Barton Everest", "Allie Hensman"],
        mark={"at": {"home": ["Travis Moone"]}},
    ).uses(ALAN)
    assert fight(table.answer("yes")).mark == table.id("Allie Hensman")  # unasked
    assert not usable(facing([ALAN, "Jake Smiley"], ["Barton Everest"]), ALAN)


# --- Sylvester Heath -------------------------------------------------------------------------------

SYLVESTER = "Sylvester Heath"


def vanishing(dude: str) -> Playing:
    return Playing(
        side("The Fourth Ring", deeds=["Blake Ranch"], at={"home": [dude, "Steele Archer | Gateway"]}),
        side("The Sloane Gang", deeds=["Bunkhouse"]),
    )


@pytest.mark.plays(SYLVESTER)
@pytest.mark.parametrize("charm", ["Soul Blast", "Stone Idol"])
def test_a_charm_takes_him_anywhere_in_town(charm: str) -> None:
    table = vanishing(f"{SYLVESTER} | booted | {charm}").uses(SYLVESTER)
    assert table.choices() == ["Town Square", "The Sloane Gang", "Bunkhouse"]  # the ranch is out of town
    table.answer("Bunkhouse")
    assert (table.at(SYLVESTER), table.booted(charm)) == ("Bunkhouse", True)


@pytest.mark.refuses(SYLVESTER)
@pytest.mark.parametrize("charm", ["Soul Blast booted", "Shotgun", "Stone Idol booted"])
def test_nothing_else_does(charm: str) -> None:
    assert not usable(vanishing(f"{SYLVESTER} | {charm}"), SYLVESTER)


@pytest.mark.refuses(SYLVESTER)
def test_a_charm_that_stays_unbooted_takes_him_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, "Soul Blast", Booted)
    table = vanishing(f"{SYLVESTER} | Soul Blast").uses(SYLVESTER, "Bunkhouse")
    assert table.at(SYLVESTER) == "The Fourth Ring"


# --- Laura Banks -----------------------------------------------------------------------------------

LAURA = "Laura Banks"


@pytest.mark.plays(LAURA)
@pytest.mark.parametrize(("way", "bounty"), [("gets 1", 3), ("loses 1", 1)])
def test_laura_gives_or_takes_a_bounty(way: str, bounty: int) -> None:
    table = shootout([LAURA], ["Fred Aims | bounty 2"]).uses(LAURA, "Fred Aims", way)
    assert table.bounty("Fred Aims") == bounty


@pytest.mark.refuses(LAURA)
def test_there_has_to_be_a_bounty_to_take() -> None:
    table = shootout([LAURA], ["Fred Aims"], mark={"at": {"home": ["Allie Hensman | bounty 1"]}}).uses(LAURA)
    assert table.choices() == [LAURA, "Fred Aims"]
    table.answer("Fred Aims")
    assert (table.bounty("Fred Aims"), table.ask.seat) == (1, 1)


# --- Deborah West (Exp 1) --------------------------------------------------------------------------

DEBORAH = "Deborah West (Exp 1)"


@pytest.mark.plays(DEBORAH)
@pytest.mark.parametrize("charge", ["Confession", "Rapier"])
def test_deborah_indicts(charge: str) -> None:
    table = shootout([f"{DEBORAH} | {charge}"], ["Fred Aims"]).uses(DEBORAH)
    assert (table.bounty("Fred Aims"), table.booted(charge)) == (1, True)


@pytest.mark.refuses(DEBORAH)
@pytest.mark.parametrize("charge", ["Confession booted", "Rapier booted", "Shotgun"])
def test_deborah_needs_something_to_boot(charge: str) -> None:
    table = shootout([f"{DEBORAH} | {charge}", "Father Tolarios | Holy Roller"], ["Fred Aims"])
    assert not usable(table, DEBORAH)


@pytest.mark.refuses(DEBORAH)
def test_only_the_other_posse_is_indicted(monkeypatch: pytest.MonkeyPatch) -> None:
    table = shootout(
        [f"{DEBORAH} | Rapier", "Tommy Harden"],
        ["Fred Aims", "Allie Hensman"],
        mark={"at": {"home": ["Barton Everest"]}},
    ).uses(DEBORAH)
    assert table.choices() == ["Fred Aims", "Allie Hensman"]
    unmoved(monkeypatch, "Rapier", Booted)
    assert shootout([f"{DEBORAH} | Rapier"], ["Fred Aims"]).uses(DEBORAH).bounty("Fred Aims") == 0


# --- "Ma" Florence Aims ----------------------------------------------------------------------------

MA = '"Ma" Florence Aims'


@pytest.mark.plays(MA)
@pytest.mark.refuses(MA)
@pytest.mark.parametrize(("bounty", "influence"), [(0, 0), (3, 3), (4, 4), (6, 4)])
def test_ma_matters_as_she_is_wanted(bounty: int, influence: int) -> None:
    table = Playing(
        side("The Sloane Gang", at={"home": [f"{MA} | bounty {bounty}", "Allie Hensman | bounty 2"]}), side()
    )
    assert (table.influence(MA), table.influence("Allie Hensman")) == (influence, 0)


# --- Baker Andrews ---------------------------------------------------------------------------------

BAKER = "Baker Andrews"


def brazen(mine: tuple[str, ...], baker: str = BAKER) -> Playing:
    return showdown(
        ["Olivia Jenks | bullets -1", f"{baker} | bullets -2"], ["Fred Aims"], (mine, HANDS[3])
    ).until(Question.RESOLUTION)


@pytest.mark.plays(BAKER)
def test_baker_is_brazen_about_cheating() -> None:
    table = brazen(CHEATING[3]).uses(BAKER)
    assert (total(table, 0), table.bounty(BAKER)) == (3 + 1, 1)


@pytest.mark.refuses(BAKER)
def test_an_honest_hand_gets_baker_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = brazen(HANDS[3]).uses(BAKER)
    assert (total(table, 0), table.bounty(BAKER)) == (3, 0)
    with_text(monkeypatch, "Olivia Jenks", cannot=words.says(words.CANNOT_GAIN_BOUNTY, to=words.DUDE))
    spared = brazen(CHEATING[3]).uses(BAKER)
    assert total(spared, 0) == 3


@pytest.mark.refuses(BAKER)
def test_as_a_guest_baker_has_no_hand_to_cheat_with() -> None:
    posses = third_player.posses(["Olivia Jenks"], ["Fred Aims"], [BAKER], more={0: {"deck": CHEATING[3]}})
    table = third_player.turn_of(draws(posses), 2).uses(BAKER)
    assert (table.bounty(BAKER), total(table, 0)) == (0, 3)


# --- Walter Jameson --------------------------------------------------------------------------------

WALTER = "Walter Jameson"


@pytest.mark.plays(WALTER)
@pytest.mark.refuses(WALTER)
@pytest.mark.parametrize(
    ("where", "influence"),
    [("Bunkhouse", 2), ("Undertaker", 1), ("town square", 1), ("The Sloane Gang", 1), ("home", 1)],
)
def test_walter_is_somebody_in_other_peoples_houses(where: str, influence: int) -> None:
    table = Playing(
        side("Law Dogs", deeds=["Undertaker"], at={where: [WALTER]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Undertaker": ["Barton Everest | influence 3"]}),
    )
    assert table.influence(WALTER) == influence


# --- Rattler Young 'Un -----------------------------------------------------------------------------

RATTLER = "Rattler Young 'Un"


@pytest.mark.plays(RATTLER)
@pytest.mark.parametrize(
    ("mine", "theirs", "holder"),
    [
        ([RATTLER], ["Tommy Harden"], 0),
        ([RATTLER], ["Olivia Jenks"], 1),
        ([f"{RATTLER} | influence 3 | bullets -2"], ["Tommy Harden"], 1),
        ([RATTLER, "Barton Everest"], ["Olivia Jenks"], 0),
    ],
    ids=["2 bullets beat 1 influence", "a tie", "its influence does not count", "with a friend's influence"],
)
def test_a_rattler_holds_a_deed_with_its_teeth(mine: list[str], theirs: list[str], holder: int) -> None:
    table = Playing(
        side("The Fourth Ring", at={"Undertaker": mine}),
        side("Law Dogs", deeds=["Undertaker"], at={"Undertaker": theirs}),
    )
    assert controller(table.state, table.id("Undertaker")) == holder


@pytest.mark.refuses(RATTLER)
@pytest.mark.parametrize(("foes", "stud"), [(["Fred Aims"], True), (["Fred Aims", "Allie Hensman"], False)])
def test_it_pounces_on_a_lone_dude(foes: list[str], stud: bool) -> None:
    table = shootout([RATTLER], foes).uses(RATTLER)
    assert table.stud(RATTLER) == stud
