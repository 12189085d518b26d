"""Dudes of Too Tough to Die: anarchists, first peoples, fearmongers, and the Padre."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import has_keyword, player_number, production
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from boomtown.doomtown.state.events import Booted
from boomtown.doomtown.text.numbers import SUNDOWN_DISCARDS
from doomtown import third_player
from doomtown.scenes import (
    CHEATING,
    HANDS,
    draw_hand,
    draws,
    shootout,
    showdown,
    titles,
    unmoved,
    usable,
)

# --- Joe Vermilion ---------------------------------------------------------------------------------

JOE = "Joe Vermilion"


def skimming(where: str, rock: int = 1) -> Playing:
    return Playing(
        side("The Fourth Ring", rock=rock, deeds=["Undertaker"], at={where: [JOE]}),
        side("Law Dogs", deeds=["Bank of California | production 1"]),
    ).uses(JOE)


@pytest.mark.plays(JOE)
def test_joe_pays_the_owner_and_skims_the_till() -> None:
    table = skimming("Bank of California")
    made = production(table.state, table.id("Bank of California"))
    assert (table.rock(0), table.rock(1)) == (1 - 1 + made, 1)


@pytest.mark.refuses(JOE)
@pytest.mark.parametrize("where", ["Undertaker", "town square", "Law Dogs"])
def test_joe_skims_nowhere_else(where: str) -> None:
    """What he skims without ghost rock at another's deed is shown beside other payments (`test_beside_a.py`)."""
    table = skimming(where, 1)
    assert (table.rock(0), table.rock(1)) == (1, 0)


@pytest.mark.parametrize(("stash", "tips"), [(0, False), (1, True)])
@pytest.mark.plays(JOE)
@pytest.mark.refuses("Recursive Motion Machine")
@pytest.mark.ruling("RC3-james-ghetty-02")
def test_a_machine_on_joe_who_has_become_one_pays_no_tip(stash: int, tips: bool) -> None:
    """What he gives the owner is no price of his ability (ruling 1200)."""
    machine = "Yagn's Mechanical Skeleton | Recursive Motion Machine (rock 1)"
    table = Playing(
        side("The Fourth Ring", rock=stash, at={"Bank of California": [f"{JOE} | {machine}"]}),
        side("Law Dogs", deeds=["Bank of California | production 1"]),
    )
    assert usable(table, JOE) is tips
    if tips:
        table.uses(JOE)
        assert (table.card("Recursive Motion Machine").rock, table.rock(1)) == (1, 1)


# --- Ying-Ssi Chieh T'ang --------------------------------------------------------------------------

YING = "Ying-Ssi Chieh T'ang"


def wagering(rock: int = 1) -> Playing:
    return showdown(
        ["Olivia Jenks | bullets -2", f"{YING} | bullets -2"],
        ["Fred Aims | bullets -2"],
        ((*HANDS[3], "2H", "KD"), HANDS[1]),
        rock=rock,
    ).until(Question.RESOLUTION)


@pytest.mark.plays(YING)
def test_a_wager_buys_another_card() -> None:
    table = wagering().uses(YING)
    assert len(table.choices()) == 6
    table.answer("King of Clubs")
    assert (len(draw_hand(table, 0)), table.rock(0), table.rock(1)) == (5, 0, 2)
    assert "King of Clubs" not in titles(table, draw_hand(table, 0))
    assert table.hand(0) == []


@pytest.mark.refuses(YING)
def test_no_wager_without_rock() -> None:
    assert not usable(wagering(0), YING)


# --- E Gui -----------------------------------------------------------------------------------------

E_GUI = "E Gui"


def starving(
    where: str = "Bank of California", deed: str = "Bank of California", keep: bool = False
) -> Playing:
    table = Playing(
        side("The Fourth Ring", rock=5, deeds=["Undertaker"], at={where: [f"{E_GUI} | influence -2"]}),
        side("Law Dogs", rock=9, deeds=[deed], at={"home": ["Clyde Owens"]}),
        phase="upkeep",
    )
    table.until(Question.UPKEEP)
    while table.question is Question.UPKEEP:
        table.answer(*(table.choices() if keep or table.ask.seat == 1 else ()))
    return table


@pytest.mark.plays(E_GUI)
def test_unpaid_it_feasts_before_it_goes() -> None:
    table = starving()
    before, made = table.rock(0), production(table.state, table.id("Bank of California"))
    table.reacts(E_GUI)
    assert (table.zone(E_GUI), table.rock(0) - before) == ("discard", made)
    assert table.booted("Bank of California")


@pytest.mark.refuses(E_GUI)
@pytest.mark.parametrize(
    "scene",
    [
        {"where": "Undertaker"},
        {"where": "town square"},
        {"deed": "Bank of California | booted"},
        {"keep": True},
    ],
    ids=["your own", "no deed", "booted", "paid"],
)
def test_it_feasts_only_at_anothers_deed(scene: dict[str, Any]) -> None:
    starving(**scene).never_offered(E_GUI, until=Question.NOON)


# --- Buskers ---------------------------------------------------------------------------------------

BUSKERS = "Buskers"


def passing_by(theirs: int, mine: int = 1, dude: str = "Tommy Harden", to: str = "town square") -> Playing:
    return Playing(
        side("The 108 Righteous Bandits", rock=mine, at={"town square": [BUSKERS], "home": ["Yunxu Jiang"]}),
        side("Law Dogs", rock=theirs, deeds=["Undertaker"], at={"home": [dude]}),
        turn=1,
    ).moves(dude, to)


@pytest.mark.plays(BUSKERS)
def test_the_rich_pay_for_the_music() -> None:
    table = passing_by(2).reacts(BUSKERS)
    assert (table.rock(0), table.rock(1), table.booted("Tommy Harden")) == (3, 0, False)


@pytest.mark.plays(BUSKERS)
def test_who_cannot_pay_stays_to_listen() -> None:
    table = passing_by(1, mine=0).reacts(BUSKERS)
    assert (table.rock(0), table.rock(1), table.booted("Tommy Harden")) == (0, 1, True)


@pytest.mark.refuses(BUSKERS)
def test_the_poor_and_who_goes_elsewhere_hear_nothing() -> None:
    passing_by(1).never_offered(BUSKERS, until=Question.NOON)
    passing_by(5, to="Undertaker").never_offered(BUSKERS, until=Question.NOON)
    own = Playing(
        side("The 108 Righteous Bandits", rock=1, at={"town square": [BUSKERS], "home": ["Yunxu Jiang"]}),
        side("Law Dogs", rock=5),
    ).moves("Yunxu Jiang", "town square")
    own.never_offered(BUSKERS, until=Question.NOON)


STAKES = "The Stakes Just Rose"


def raising(seat: int, dude: str) -> Playing:
    """Tommy leads with the Buskers of player 2 for guests, against Fred; this player brings somebody from home."""
    table = third_player.posses(
        ["Tommy Harden"],
        ["Fred Aims"],
        [BUSKERS],
        more={seat: {"hand": [STAKES], "rock": 5, "at": {"home": [dude]}}},
    )
    return third_player.turn_of(table, seat).uses(STAKES)


@pytest.mark.plays(BUSKERS)
def test_guests_play_to_who_joins_the_posse_against_them() -> None:
    table = raising(third_player.MARKED, "Allie Hensman").reacts(BUSKERS)
    assert (table.rock(third_player.MARKED), table.rock(third_player.GUEST)) == (3, 2)


@pytest.mark.refuses(BUSKERS)
def test_guests_do_not_play_to_who_comes_to_their_own_posse() -> None:
    """On the way into it a host's dude is in no posse, and opposes nobody all the same (ruling 1101)."""
    table = raising(third_player.LEADS, "Clyde Owens")
    assert "Clyde Owens" in table.posse(0)
    table.never_offered(BUSKERS, until=Question.SHOOTOUT)
    assert (table.rock(third_player.LEADS), table.rock(third_player.GUEST)) == (5, 0)


# --- Taiyari ---------------------------------------------------------------------------------------

TAIYARI = "Taiyari"


def sponsoring(rock: int, *friends: str) -> Playing:
    return shootout([TAIYARI, *friends], ["Fred Aims"], rock=rock)


@pytest.mark.plays(TAIYARI)
@pytest.mark.parametrize(
    ("friend", "price"), [("Olivia Jenks", 2), ("Steele Archer", 1), ("Olivia Jenks | bullets 4", 6)]
)
def test_a_sponsored_dude_is_a_stud(friend: str, price: int) -> None:
    table = sponsoring(6, friend)
    name = friend.partition(" |")[0]
    bullets = table.bullets(name)
    table.uses(TAIYARI, name)
    assert (table.stud(name), table.rock(0), table.rock(1)) == (True, 6 - price, 6 + price)
    assert table.bullets(name) == min(4, bullets)


@pytest.mark.plays(TAIYARI)
def test_nothing_makes_it_more_than_four_in_this_shootout() -> None:
    table = shootout(
        [TAIYARI, "Olivia Jenks | bullets 2"],
        ["Fred Aims"],
        rock=9,
        hands=(["AS"], ()),
        leader={"hand": ["Trick Shooting"]},
    ).uses(TAIYARI, "Olivia Jenks")
    table.passes(1).uses("Trick Shooting", "Olivia Jenks")
    assert table.bullets("Olivia Jenks") == 4


@pytest.mark.refuses(TAIYARI)
def test_who_is_too_dear_is_not_sponsored() -> None:
    table = sponsoring(1, "Olivia Jenks", "Steele Archer", "Clyde Owens").uses(TAIYARI)
    table.answer("Olivia Jenks")  # chosen in vain (ruling 80)
    assert (table.stud("Olivia Jenks"), table.rock(0)) == (False, 1)


# --- Alexander Sequoia -----------------------------------------------------------------------------

ALEXANDER = "Alexander Sequoia"


@pytest.mark.plays(ALEXANDER)
@pytest.mark.refuses(ALEXANDER)
@pytest.mark.parametrize(("where", "works"), [("town square", True), ("home", False)])
def test_alexander_counsels_in_the_square(where: str, works: bool) -> None:
    table = Playing(side("Eagle Wardens", at={where: [f"{ALEXANDER} | booted"]}), side("Law Dogs"))
    assert [player_number(table.state, SUNDOWN_DISCARDS, seat) for seat in (0, 1)] == [int(works), 0]
    assert table.uses(ALEXANDER).booted(ALEXANDER) is not works


# --- Matthew Rising Sun ----------------------------------------------------------------------------

MATTHEW = "Matthew Rising Sun"


TOTEM = "Spirit Trail"


def totem(top: str, dude: str = MATTHEW) -> Playing:
    """A Totem stands at the Bunkhouse with one who fights beside it; Matthew's Kung Fu is 3."""
    return Playing(
        side("Eagle Wardens", deck=[top], deeds=[f"Bunkhouse | {TOTEM}"], at={"Bunkhouse": [dude]}),
        side("Law Dogs"),
    )


@pytest.mark.plays(MATTHEW)
@pytest.mark.refuses(MATTHEW)
def test_matthew_casts_totems_with_his_fists() -> None:
    difficulty = 6
    for pulled, passed in ((difficulty - 3, True), (difficulty - 4, False)):
        table = totem(f"{pulled}S")
        table.uses(TOTEM, "Town Square")
        assert table.events(events.Tested)[-1].passed is passed


@pytest.mark.refuses(MATTHEW)
def test_he_is_no_shaman_all_the_same() -> None:
    table = totem("KS")
    assert not has_keyword(table.state, table.id(MATTHEW), "Shaman")
    assert not usable(totem("KS", "Yunxu Jiang"), TOTEM)  # nor is anybody else who fights


# --- Feichi "Suitcase" Lee -------------------------------------------------------------------------

FEICHI = 'Feichi "Suitcase" Lee'


def negotiating(*foes: str) -> Playing:
    return shootout(
        [FEICHI],
        list(foes),
        leader={"outfit": "Eagle Wardens", "at": {"home": ["Mariel Lewis | booted"]}},
        mark={"at": {"home": ["Barton Everest"]}},
    )


@pytest.mark.plays(FEICHI)
@pytest.mark.parametrize(
    ("answer", "posse"), [("Mariel Lewis", [FEICHI, "Mariel Lewis"]), ("none", [FEICHI])]
)
def test_feichi_talks_one_down_and_another_in(answer: str, posse: list[str]) -> None:
    table = negotiating("Fred Aims").uses(FEICHI, answer)
    assert (table.booted("Fred Aims"), table.booted(FEICHI), table.posse(0)) == (True, True, posse)


@pytest.mark.refuses(FEICHI)
def test_among_equals_nobody_comes() -> None:
    table = negotiating("Olivia Jenks | booted", "Fred Aims").uses(FEICHI)
    assert table.choices() == ["Olivia Jenks", "Fred Aims"]  # booted or not, in the other posse
    table.answer("Olivia Jenks")
    assert (table.posse(0), table.ask.seat) == ([FEICHI], 1)


# --- Geronimo --------------------------------------------------------------------------------------

GERONIMO = "Geronimo"


def raiding(where: str, deeds: tuple[str, ...] = ("Bunkhouse | The Pack Awakens",)) -> Playing:
    return Playing(
        side("Eagle Wardens", deeds=["Undertaker | Many Speak As One"], at={where: [GERONIMO]}),
        side("Law Dogs", deeds=list(deeds), at={where: ["Tommy Harden | Shotgun"]}),
    ).uses(GERONIMO)


@pytest.mark.plays(GERONIMO)
@pytest.mark.refuses(GERONIMO)
def test_geronimo_raids_what_hangs_on_a_place() -> None:
    """Not what hangs on dudes, not his own, and without anything there is nothing to gain (ruling 140)."""
    table = raiding("Bunkhouse")
    assert (table.zone("The Pack Awakens"), table.rock(0), table.zone("Shotgun")) == ("discard", 1, "play")
    for where in ("town square", "Law Dogs", "Undertaker"):
        poor = raiding(where)
        assert (poor.rock(0), poor.zone("The Pack Awakens"), poor.zone("Shotgun")) == (0, "play", "play")


# --- Papa Marias -----------------------------------------------------------------------------------

PAPA = "Papa Marias"


def beckoning(top: str = "7S", friend: str = "Steele Archer", papa: str = PAPA) -> Playing:
    return Playing(
        side(
            "The Fourth Ring",
            deck=[top],
            at={"town square": [papa, "Micah Ryse"], "home": [friend, "Bobo"]},
        ),
        side("The Sloane Gang", at={"home": ["Jonah Essex"]}),
    )


@pytest.mark.plays(PAPA)
@pytest.mark.parametrize(("top", "at"), [("7S", "Town Square"), ("6S", "The Fourth Ring")])
def test_papa_beckons_a_huckster(top: str, at: str) -> None:
    table = beckoning(top, papa=f"{PAPA} | booted").uses(PAPA)
    assert (table.at("Steele Archer"), table.booted("Steele Archer")) == (at, False)


@pytest.mark.refuses(PAPA)
def test_only_an_unbooted_huckster_of_yours_elsewhere_hears_him() -> None:
    assert not usable(beckoning(friend="Steele Archer | booted"), PAPA)
    assert not usable(beckoning(friend="Clint Ramsey"), PAPA)


# --- Skinwalker ------------------------------------------------------------------------------------

SKINWALKER = "Skinwalker"


def prowling(*mine: str, foe: str = "Fred Aims | Shotgun | Roan booted") -> Playing:
    return shootout([SKINWALKER, *mine], [foe], leader={"at": {"home": ["The Angler"]}})


@pytest.mark.plays(SKINWALKER)
def test_an_abomination_boots_for_the_hunt() -> None:
    table = prowling("Bobo").uses(SKINWALKER)
    assert table.choices() == [SKINWALKER, "Bobo"]
    table.answer("Bobo").answer("attachment")
    assert (table.booted("Bobo"), table.booted("Shotgun"), table.bullets(SKINWALKER)) == (True, True, 1)
    strong = prowling().uses(SKINWALKER, "2 more")
    assert (strong.booted(SKINWALKER), strong.booted("Shotgun"), strong.bullets(SKINWALKER)) == (
        True,
        False,
        3,
    )


@pytest.mark.refuses(SKINWALKER)
def test_with_nothing_to_boot_there_are_bullets_and_somebody_has_to_boot() -> None:
    table = prowling(foe="Fred Aims | Roan booted").uses(SKINWALKER)
    assert (table.bullets(SKINWALKER), table.ask.seat) == (3, 1)
    tired = shootout(["Olivia Jenks", f"{SKINWALKER} | booted"], ["Fred Aims"])
    assert not usable(tired, SKINWALKER)


# --- Tonton Macoute --------------------------------------------------------------------------------

TONTON = "Tonton Macoute"


@pytest.mark.plays(TONTON)
@pytest.mark.parametrize(("way", "bullets", "booted"), [("2 bullets less", 1, False), ("Weapon", 3, True)])
def test_the_tonton_terrorizes_or_disarms(way: str, bullets: int, booted: bool) -> None:
    table = shootout([TONTON], ["Fred Aims | Shotgun | Roan"]).uses(TONTON, way)
    assert (table.bullets("Fred Aims"), table.booted("Shotgun"), table.booted("Roan")) == (
        bullets,
        booted,
        False,
    )


@pytest.mark.refuses(TONTON)
@pytest.mark.parametrize("foe", ["Fred Aims | Roan", "Fred Aims | Shotgun booted"])
def test_an_unarmed_dude_is_terrorized(foe: str) -> None:
    table = shootout([TONTON, "Olivia Jenks"], [foe]).uses(TONTON)
    assert (table.ask.seat, table.booted("Roan") if "Roan" in foe else False) == (1, False)
    assert table.bullets("Fred Aims") == (0 if "Roan" in foe else 1)


# --- Padre Ernesto de Diaz -------------------------------------------------------------------------

PADRE = "Padre Ernesto de Diaz"


def watching(theirs: tuple[str, ...], padre: str = f"{PADRE} | Confession | Holy Roller booted") -> Playing:
    return showdown(
        ["Olivia Jenks | bullets -2"],
        ["Fred Aims | bullets -2"],
        (HANDS[2], theirs),
        leader={"at": {"home": [padre]}},
    )


@pytest.mark.plays(PADRE)
@pytest.mark.parametrize(("answer", "cards"), [("Confession", 1), ("none", 0)])
def test_the_padre_admonishes_a_cheat(answer: str, cards: int) -> None:
    table = watching(CHEATING[2])
    assert table.choices() == ["Confession", "none"]
    table.answer(answer)
    assert (len(table.hand(0)), table.booted("Confession")) == (cards, cards == 1)


@pytest.mark.plays(PADRE)
def test_in_lowball_and_to_others_too() -> None:
    lowball = Playing(
        side("Law Dogs", rock=5, deck=HANDS[1], at={"home": [f"{PADRE} | Confession"]}),
        side("The Sloane Gang", rock=5, deck=CHEATING[2], at={"home": ["Fred Aims"]}),
        phase="gambling",
    )
    assert lowball.until("Miracle").choices() == ["Confession", "none"]
    more = {1: {"deck": CHEATING[2]}, 2: {"at": {"home": [f"{PADRE} | Confession"]}}}
    table = third_player.posses(["Olivia Jenks"], ["Fred Aims"], ["Max Baine"], more=more)
    assert draws(table).ask.seat == 2


@pytest.mark.refuses(PADRE)
def test_no_honest_hand_and_no_tired_miracle(monkeypatch: pytest.MonkeyPatch) -> None:
    watching(HANDS[1]).never_offered(PADRE, until=Question.RESOLUTION)
    watching(CHEATING[2], f"{PADRE} | Confession booted").never_offered(PADRE, until=Question.RESOLUTION)
    unmoved(monkeypatch, "Confession", Booted)
    assert watching(CHEATING[2]).answer("Confession").hand(0) == []
