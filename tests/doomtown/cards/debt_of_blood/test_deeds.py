"""Deeds of Debt of Blood."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted
from doomtown.scenes import CHEATING, HANDS, shootout, unmoved, usable

# --- Carson's Cantina ------------------------------------------------------------------------------

CANTINA = "Carson's Cantina"


def drinking(mine: list[str], theirs: list[str], note: str = "") -> Playing:
    return shootout(
        ["Olivia Jenks"], ["Fred Aims"], hands=(mine, theirs), leader={"deeds": [f"{CANTINA}{note}"]}, rock=5
    )


@pytest.mark.plays(CANTINA)
@pytest.mark.parametrize(("mode", "hand", "rock"), [("draw", 1, 5), ("ghost rock", 0, 6)])
def test_a_cheater_buys_a_round(mode: str, hand: int, rock: int) -> None:
    table = drinking(HANDS[1], CHEATING[8]).until(Question.REACT).reacts(CANTINA, mode)
    assert (len(table.hand(0)), table.rock(0), table.booted(CANTINA)) == (hand, rock, True)


@pytest.mark.refuses(CANTINA)
@pytest.mark.parametrize(
    ("mine", "theirs", "note"),
    [(CHEATING[8], HANDS[1], ""), (HANDS[1], HANDS[1], ""), (HANDS[1], CHEATING[8], " | booted")],
    ids=["your own", "honest", "booted"],
)
def test_nobody_else_pays(mine: list[str], theirs: list[str], note: str) -> None:
    table = drinking(mine, theirs, note)
    while "resolution" not in table.ask.message.key:
        assert "react" not in table.ask.message.key
        table.answer(table.plays()[0]) if "pass" in table.plays() else table.until(Question.RESOLUTION)


# --- The Veiled Crossing ---------------------------------------------------------------------------


def crossing(deed: str, other: str) -> bool:
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse", deed]), side("The Sloane Gang", deeds=["Undertaker", other])
    )
    return adjacent(table.state, table.id(deed), table.id(other))


@pytest.mark.plays("The Veiled Crossing")
def test_the_crossing_leads_to_every_holy_ground() -> None:
    assert crossing("The Veiled Crossing", "St. Anthony's Chapel")
    assert not crossing("Gomorra Parish", "St. Anthony's Chapel")


@pytest.mark.refuses("The Veiled Crossing")
def test_the_crossing_leads_to_no_other_place() -> None:
    assert not crossing("The Veiled Crossing", "Charlie's Place")


@pytest.mark.plays("The Veiled Crossing")
def test_a_friend_comes_over_the_crossing_to_a_fight() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Bunkhouse", "The Veiled Crossing"],
            at={"The Veiled Crossing": ["Tommy Harden"], "St. Anthony's Chapel": ["Olivia Jenks"]},
        ),
        side("The Sloane Gang", deeds=["St. Anthony's Chapel"], at={"St. Anthony's Chapel": ["Fred Aims"]}),
    )
    table.calls_out("Olivia Jenks", "Fred Aims").answer("yes").until(Question.JOIN).answer("Tommy Harden")
    assert table.at("Tommy Harden") == "St. Anthony's Chapel"


# --- Smith Family Farm ------------------------------------------------------------------------------

FARM = "Smith Family Farm"


def farm(*hands: str, others: tuple[str, ...] = ()) -> Playing:
    at = {FARM: list(others)} if others else {}
    return Playing(
        side("Law Dogs", deeds=[FARM], deck=["9S"], at={FARM: list(hands), "home": ["Jake Smiley"]}),
        side("The Sloane Gang", at=at),
    )


@pytest.mark.plays(FARM)
def test_a_farm_hand_brings_in_the_harvest() -> None:
    table = farm("Rob Wilby", "Olivia Jenks", "Travis Moone | booted", others=("Allie Hensman",)).uses(FARM)
    assert table.choices() == ["Rob Wilby", "Olivia Jenks"]
    table.answer("Rob Wilby")
    assert (table.booted("Rob Wilby"), table.rock(0), table.hand(0)) == (True, 2, ["9 of Spades"])
    assert not table.booted(FARM)


@pytest.mark.plays(FARM)
@pytest.mark.refuses(FARM)
def test_whoever_is_awake_there_makes_it_worth_more() -> None:
    def points(table: Playing) -> int:
        return control(table.state, table.id(FARM))

    assert points(farm("Rob Wilby")) == 1
    assert points(farm("Rob Wilby", "Olivia Jenks")) == 1
    assert points(farm("Rob Wilby | booted")) == 0
    assert points(farm("Rob Wilby | booted", others=("Allie Hensman",))) == 1
    assert points(farm()) == 0


@pytest.mark.refuses(FARM)
def test_no_harvest_without_an_unbooted_hand_who_boots(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not usable(farm("Rob Wilby | booted", others=("Allie Hensman",)), FARM)
    unmoved(monkeypatch, "Rob Wilby", Booted)
    table = farm("Rob Wilby").uses(FARM)
    assert (table.rock(0), table.hand(0)) == (0, [])


# --- Livery Stables ---------------------------------------------------------------------------------

STABLES = "Livery Stables"


@pytest.mark.plays(STABLES)
@pytest.mark.parametrize(("mode", "bullets"), [("+1 bullet", 3), ("-1 bullet", 1)])
def test_a_rider_shoots_better_or_worse(mode: str, bullets: int) -> None:
    table = shootout(
        ["Jake Smiley | Roan", "Rob Wilby"],
        ["Allie Hensman | Pinto", "Fred Aims | Shotgun"],
        leader={"deeds": [STABLES], "at": {"home": ["Olivia Jenks | Pinto"]}},
    ).until(Question.SHOOTOUT)
    table.uses(STABLES)
    assert table.choices() == ["Jake Smiley", "Allie Hensman"]
    table.answer("Allie Hensman").answer(mode)
    assert (table.bullets("Allie Hensman"), table.booted(STABLES)) == (bullets, True)


@pytest.mark.refuses(STABLES)
def test_without_a_rider_in_the_shootout_the_stables_stay_shut() -> None:
    table = shootout(
        ["Jake Smiley"], ["Fred Aims"], leader={"deeds": [STABLES], "at": {"home": ["Olivia Jenks | Pinto"]}}
    ).until(Question.SHOOTOUT)
    assert not usable(table, STABLES)
    tired = shootout(["Jake Smiley | Roan"], ["Fred Aims"], leader={"deeds": [f"{STABLES} | booted"]}).until(
        Question.SHOOTOUT
    )
    assert not usable(tired, STABLES)


# --- Worm Canyon ------------------------------------------------------------------------------------

CANYON = "Worm Canyon"


def canyon(*hand: str) -> Playing:
    return Playing(side("Law Dogs", deeds=[CANYON], hand=list(hand)), side("The Sloane Gang", hand=["KS"]))


@pytest.mark.plays(CANYON)
def test_every_card_of_the_hand_is_worth_a_ghost_rock() -> None:
    table = canyon("2S", "Roan", "Bunkhouse").uses(CANYON)
    assert (table.hand(0), table.rock(0), len(table.state.players[0].discard)) == ([], 3, 3)
    assert (table.booted(CANYON), table.hand(1)) == (True, ["King of Spades"])


@pytest.mark.refuses(CANYON)
def test_an_empty_hand_is_worth_nothing() -> None:
    assert not usable(canyon(), CANYON)


# --- Dispatch Office --------------------------------------------------------------------------------

DISPATCH = "Dispatch Office"


def trespassing(where: str = "Bunkhouse", office: str = DISPATCH) -> Playing:
    table = Playing(
        side("Law Dogs", deeds=[office], at={where: ["Jake Smiley"]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={where: ["Allie Hensman"]}),
        turn=0,
    )
    return table.calls_out("Jake Smiley", "Allie Hensman").answer("yes")


@pytest.mark.plays(DISPATCH)
@pytest.mark.parametrize(("mode", "bounty"), [("1 bounty more", 2), ("1 bounty less", 0)])
def test_a_trespasser_s_bounty_is_adjusted(mode: str, bounty: int) -> None:
    table = trespassing().until(Question.REACT).reacts(DISPATCH).answer(mode)
    assert (table.bounty("Jake Smiley"), table.booted(DISPATCH)) == (bounty, True)


@pytest.mark.refuses(DISPATCH)
def test_the_office_hears_of_trespassers_only() -> None:
    trespassing("town square").never_offered(DISPATCH, until=Question.SHOOTOUT)
    trespassing(office=f"{DISPATCH} | booted").never_offered(DISPATCH, until=Question.SHOOTOUT)
    kate = Playing(
        side("Law Dogs", deeds=[DISPATCH], hand=["Roan"], at={"home": ["Big Nose Kate"]}),
        side("The Sloane Gang"),
    )
    kate.uses("Big Nose Kate").answer("yes").never_offered(DISPATCH, until=Question.NOON)
    assert kate.bounty("Big Nose Kate") == 1


# --- Tai Chi Chuan Garden ---------------------------------------------------------------------------

GARDEN = "Tai Chi Chuan Garden"


def garden(top: str, *, caster: int = 0, deed: str = GARDEN) -> Playing:
    """Shadow Walk is against 7, Steele's Huckster 2."""
    at = {"home": ["Steele Archer | Shadow Walk"]}
    return Playing(
        side("Law Dogs", deck=[top, "8C"], hand=["Roan"], deeds=[deed], at=at if caster == 0 else {}),
        side("The Sloane Gang", deck=[top], at=at if caster == 1 else {}),
        turn=caster,
    )


@pytest.mark.plays(GARDEN)
def test_success_clears_the_mind() -> None:
    table = garden("KS").uses("Shadow Walk", "Town Square").reacts(GARDEN)
    assert set(table.choices()) == {"Roan", "8 of Clubs"}
    table.answer("Roan")
    assert (table.hand(0), table.zone("Roan"), table.booted(GARDEN)) == (["8 of Clubs"], "discard", True)


@pytest.mark.refuses(GARDEN)
def test_failure_and_others_success_do_not() -> None:
    for table in (garden("AS"), garden("KS", caster=1), garden("KS", deed=f"{GARDEN} | booted")):
        table.uses("Shadow Walk", "Town Square").never_offered(GARDEN, until=Question.NOON)
