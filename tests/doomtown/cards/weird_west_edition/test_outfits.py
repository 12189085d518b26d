"""Outfits of the Weird West Edition."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control, play_cost, production
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted
from doomtown.scenes import refused_by, titles, told_of, unmoved, usable

FARNUM, DARKNESS, SYNDICATE = "Farnum's Consortium", "Encroaching Darkness", "Serpentine Syndicate"
GUARDIANS, GRACE, MINERS = "Black Hills Guardians", "Saved By Grace", "Deadwood Miner's Alliance"

# --- Farnum's Consortium ---------------------------------------------------------------------------


@pytest.mark.plays(FARNUM)
@pytest.mark.refuses(FARNUM)
def test_deeds_in_town_produce_more_under_their_owners_eyes() -> None:
    """Visitors do nothing, nor do deeds out of town, those of others, those with a Totem only, or the home."""
    table = Playing(
        side(
            FARNUM,
            deeds=["Bunkhouse", "Undertaker", "Blake Ranch", "Cattle Market | The Pack Awakens"],
            at={
                "Bunkhouse": ["Max Baine"],
                "Blake Ranch": ["Lane Healey"],
                "Pony Express": ["Olivia Jenks"],
                "home": ["Irving Patterson"],
            },
        ),
        side("Law Dogs", deeds=["Pony Express"], at={"Undertaker": ["Clyde Owens"]}),
    )
    produced = {
        name: production(table.state, table.id(name)) - table.state.printed(table.id(name)).production
        for name in ("Bunkhouse", "Undertaker", "Blake Ranch", "Cattle Market", "Pony Express", FARNUM)
    }
    assert produced == {name: int(name == "Bunkhouse") for name in produced}


def investing(mine: int, theirs: int, third: int = 9) -> Playing:
    return Playing(
        side(FARNUM, rock=2, hand=["5S"] * mine, deck=["Undertaker"]),
        side("Law Dogs", hand=["5S"] * theirs),
        side("The Sloane Gang", hand=["5S"] * third),
    ).uses(FARNUM)


@pytest.mark.plays(FARNUM)
def test_who_holds_the_fewest_cards_pays_for_another() -> None:
    table = investing(1, 2)
    assert (len(table.hand(0)), table.rock(0), table.booted(FARNUM)) == (2, 0, True)


@pytest.mark.refuses(FARNUM)
@pytest.mark.parametrize(
    ("mine", "theirs", "third"), [(2, 2, 9), (1, 2, 1)], ids=["as many", "a third player has as few"]
)
def test_nobody_else_draws(mine: int, theirs: int, third: int) -> None:
    table = investing(mine, theirs, third)
    assert (len(table.hand(0)), table.rock(0), table.booted(FARNUM)) == (mine, 2, True)


# --- Encroaching Darkness --------------------------------------------------------------------------


@pytest.mark.plays(DARKNESS)
@pytest.mark.refuses(DARKNESS)
def test_the_first_abomination_from_the_hand_is_cheaper() -> None:
    table = Playing(
        side(
            DARKNESS,
            rock=20,
            hand=["The Angler", "Karl Odett", "Steele Archer"],
            discard=["Eve Henry"],
        ),
        side("Law Dogs", hand=["Pagliaccio"]),
    )

    def costs() -> list[int]:
        names = ("The Angler", "Karl Odett", "Steele Archer", "Eve Henry", "Pagliaccio")
        return [play_cost(table.state, table.id(name)) for name in names]

    assert costs() == [3 - 1, 4 - 1, 5, 5, 2]  # no other kind, no other pile, no other player
    table.shops("Steele Archer").passes(1)
    assert costs()[:2] == [2, 3]  # who is no Abomination is not the first of them
    table.shops("The Angler").passes(1)
    assert (table.rock(0), costs()[1]) == (20 - 5 - 2, 4)


@pytest.mark.plays(DARKNESS)
def test_what_came_from_elsewhere_was_not_the_first() -> None:
    """Ivor calls up an Abomination, whole price; the next from the hand is still the first."""
    table = Playing(
        side(DARKNESS, rock=20, hand=["Ivor Hawley (Exp 1)", "Karl Odett"], hill=["The Angler", "Eve Henry"]),
        side("Law Dogs"),
    )
    assert play_cost(table.state, table.id("Ivor Hawley (Exp 1)")) == 9 - 2 - 1
    table.shops("Ivor Hawley (Exp 1)").reacts("Ivor Hawley (Exp 1)", "The Angler", "none")
    assert table.rock(0) == 20 - 6 - 0
    assert play_cost(table.state, table.id("Karl Odett")) == 4  # Ivor was the first of the day


def haunting(*mine: str, foes: tuple[str, ...] = ("Travis Moone",), **more: Any) -> Playing:
    return Playing(
        side(DARKNESS, at={"town square": list(mine)}, **more),
        side("Law Dogs", at={"town square": list(foes), "home": ["Jake Smiley"]}),
    )


@pytest.mark.plays(DARKNESS)
@pytest.mark.parametrize(("mine", "bullets"), [("Clint Ramsey", 2), ("Karl Odett | value 8", 1)])
def test_the_weaker_tremble(mine: str, bullets: int) -> None:
    """Only an Abomination takes bullets too."""
    table = haunting(mine, foes=("Philip Swinford | bullets 1 | influence 1",)).uses(DARKNESS)
    name = mine.partition(" |")[0]
    assert (table.booted(name), table.booted(DARKNESS)) == (True, True)
    assert (table.influence("Philip Swinford"), table.bullets("Philip Swinford")) == (1, bullets)


@pytest.mark.refuses(DARKNESS)
def test_only_who_is_here_and_below_trembles() -> None:
    foes = ("Travis Moone", "Barton Everest", "Clyde Owens | value 1")
    table = haunting("Steele Archer", "Clint Ramsey", "Abram Grothe | booted", foes=foes).uses(DARKNESS)
    assert table.choices() == [
        "Travis Moone",
        "Barton Everest",
    ]  # of Clint; Clyde is of the same value, Jake elsewhere
    assert not usable(haunting("Steele Archer", "Clint Ramsey | booted"), DARKNESS)  # 4 is not above 5


@pytest.mark.refuses(DARKNESS)
def test_who_is_kept_from_booting_frightens_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, "Clint Ramsey", Booted)
    table = haunting("Clint Ramsey").uses(DARKNESS)
    assert (table.booted("Clint Ramsey"), table.bullets("Travis Moone"), table.booted(DARKNESS)) == (
        False,
        2,
        True,
    )


# --- Serpentine Syndicate --------------------------------------------------------------------------


def casting(
    where: str = "town square", *, caster: int = 0, top: str = "KS", hand: tuple[str, ...] = ("5S",)
) -> Playing:
    """Steele casts Raising Hell's like; he is with the Syndicate or with the others."""
    sides: list[dict[str, Any]] = [{"hand": list(hand), "deck": ["Undertaker"]}, {"deck": []}]
    sides[caster] |= {
        "deck": [top, "Undertaker"],
        "at": {where: ["Steele Archer | Shadow Walk"]},
    }
    return Playing(side(SYNDICATE, **sides[0]), side("Law Dogs", **sides[1]), turn=caster)


@pytest.mark.plays(SYNDICATE)
def test_a_spell_that_works_away_from_home_pays() -> None:
    table = casting().uses("Shadow Walk", "Law Dogs").reacts(SYNDICATE)
    assert (table.hand(0), table.rock(0), table.booted(SYNDICATE)) == (["Undertaker"], 1, True)
    assert table.at("Steele Archer") == "Law Dogs"


@pytest.mark.refuses(SYNDICATE)
@pytest.mark.parametrize(
    "scene",
    [{"where": "home"}, {"top": "2S"}, {"hand": ()}, {"caster": 1}],
    ids=["at home", "it failed", "nothing to discard", "somebody else's"],
)
def test_no_other_spell_pays(scene: dict[str, Any]) -> None:
    table = casting(**scene).uses("Shadow Walk")
    if table.question is not Question.NOON:
        table.answer("Law Dogs" if scene.get("caster") != 1 else SYNDICATE)
    table.never_offered(SYNDICATE, until=Question.NOON)


# --- Black Hills Guardians -------------------------------------------------------------------------


def at_the_parish(*, where: str = "Gomorra Parish", caller: int = 0) -> Playing:
    return Playing(
        side(GUARDIANS, deeds=["Gomorra Parish", "Bunkhouse"], at={where: ["Mariel Lewis"]}),
        side("The Sloane Gang", at={where: ["Fred Aims"]}),
        turn=caller,
    )


@pytest.mark.plays(GUARDIANS)
def test_nobody_refuses_them_on_holy_ground() -> None:
    table = at_the_parish().calls_out("Mariel Lewis", "Fred Aims")
    assert table.state.fight is not None


@pytest.mark.refuses(GUARDIANS)
@pytest.mark.parametrize(("where", "caller"), [("Bunkhouse", 0), ("Gomorra Parish", 1)])
def test_elsewhere_and_to_others_they_may_say_no(where: str, caller: int) -> None:
    table = at_the_parish(where=where, caller=caller)
    table.calls_out(*(("Mariel Lewis", "Fred Aims") if caller == 0 else ("Fred Aims", "Mariel Lewis")))
    assert table.question is Question.ACCEPT
    table.answer("no")
    assert table.state.fight is None


def guarded(parish: str = "Gomorra Parish") -> Playing:
    table = Playing(
        side(
            GUARDIANS,
            deeds=[parish, "Bunkhouse", "St. Anthony's Chapel"],
            at={
                "home": ["Butch Deuces"],
                "town square": ["Mariel Lewis"],
                "Gomorra Parish": ["Laughing Crow | booted"],
                "Bunkhouse": ["Olivia Jenks"],
                "1st Baptist Church": ["Jake Smiley"],
            },
        ),
        side(
            "The Sloane Gang",
            deeds=["1st Baptist Church"],
            at={"town square": ["Fred Aims"], "Gomorra Parish": ["Travis Moone"]},
        ),
    )
    table.calls_out("Mariel Lewis", "Fred Aims").answer("yes")
    while table.question is Question.JOIN:
        table.answer("done")
    return table


@pytest.mark.plays(GUARDIANS)
def test_guardians_come_from_every_holy_ground() -> None:
    """The home is one itself; it can be repeated for another ground, not for one that is booted."""
    table = guarded().uses(GUARDIANS)
    assert table.choices() == [GUARDIANS, "Gomorra Parish"]
    table.answer("Gomorra Parish")
    assert table.posse(0) == ["Mariel Lewis", "Laughing Crow"]
    assert (table.booted("Gomorra Parish"), table.at("Laughing Crow")) == (True, "Town Square")
    table.passes(1).uses(GUARDIANS)
    assert table.posse(0) == ["Mariel Lewis", "Laughing Crow", "Butch Deuces"]
    assert not table.booted("Butch Deuces")
    table.passes(1)
    assert refused_by(table, "use", GUARDIANS) is not None


@pytest.mark.refuses(GUARDIANS)
def test_a_ground_that_does_not_boot_sends_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, "Gomorra Parish", Booted)
    table = guarded().uses(GUARDIANS, "Gomorra Parish")
    assert table.posse(0) == ["Mariel Lewis"]
    booted = guarded("Gomorra Parish | booted").uses(GUARDIANS)
    assert booted.posse(0) == ["Mariel Lewis", "Butch Deuces"]  # unasked: nobody else could come


# --- Saved By Grace --------------------------------------------------------------------------------


def praying(
    *people: str, top: str = "KS", hand: tuple[str, ...] = ("5S",), where: str = "town square"
) -> Playing:
    deck = [
        top,
        "Bunkhouse",
        "Undertaker",
        "Shotgun",
        "Roan",
        "Pinto",
        "Mustang",
        "Soul Blast",
        "Cattle Market",
    ]
    return Playing(
        side(GRACE, hand=list(hand), deck=deck, fill=False, at={where: list(people)}),
        side("The Sloane Gang", at={"town square": ["Micah Ryse"]}),
    )


@pytest.mark.plays(GRACE)
@pytest.mark.parametrize(
    ("dude", "seen"),
    [("Father Tolarios", 7), ("Steele Archer", 5)],
)
def test_grace_shows_five_cards_and_more_to_the_blessed(dude: str, seen: int) -> None:
    table = praying(dude).uses(GRACE)
    deck = ["Bunkhouse", "Undertaker", "Shotgun", "Roan", "Pinto", "Mustang", "Soul Blast", "Cattle Market"]
    assert table.choices() == [*deck[:seen], "none"]
    table.answer("Shotgun")
    assert (table.hand(0), table.zone("5 of Spades"), table.rock(0)) == (["Shotgun"], "discard", 1)
    assert told_of(table, "Shotgun") == [0]
    assert (table.booted(dude), table.booted(GRACE)) == (True, True)
    left = titles(table, table.state.players[0].deck)
    assert sorted(left) == sorted(set(deck) - {"Shotgun"})
    assert left != [card for card in deck if card != "Shotgun"]  # shuffled


@pytest.mark.plays(GRACE)
@pytest.mark.parametrize("hand", [(), ("5S",)])
def test_grace_pays_though_nothing_is_taken(hand: tuple[str, ...]) -> None:
    table = praying("Steele Archer", hand=hand).uses(GRACE)
    if hand:
        table.answer("none")
    assert (len(table.hand(0)), table.rock(0)) == (len(hand), 1)


@pytest.mark.refuses(GRACE)
def test_grace_comes_to_the_skilled_away_from_home_if_they_pass() -> None:
    table = praying("Steele Archer", "Zoe Halbrook", "Clyde Owens", "Yunxu Jiang").uses(GRACE)
    assert table.choices() == ["Steele Archer", "Zoe Halbrook"]
    assert praying("Steele Archer", top="5S", hand=()).uses(GRACE).rock(0) == 1  # a Huckster 2 just reaches 7
    failed = praying("Steele Archer", top="4S").uses(GRACE)
    assert (failed.booted("Steele Archer"), failed.rock(0), failed.booted(GRACE)) == (False, 0, True)
    assert not usable(praying("Steele Archer", where="home"), GRACE)
    tired = praying("Steele Archer | booted").uses(GRACE)
    assert (tired.rock(0), tired.hand(0)) == (0, ["5 of Spades"])  # who cannot boot for it sees nothing


# --- Deadwood Miner's Alliance ---------------------------------------------------------------------


@pytest.mark.plays(MINERS)
@pytest.mark.refuses(MINERS)
def test_the_notorious_rule_the_square() -> None:
    table = Playing(
        side(
            MINERS,
            at={
                "town square": ["Barton Everest | bounty 4", "Fred Aims | bounty 3"],
                "home": ["Allie Hensman | bounty 5"],
            },
        ),
        side("Law Dogs", at={"town square": ["Clyde Owens | bounty 4"]}),
    )
    points = {
        name: control(table.state, table.id(name))
        for name in ("Barton Everest", "Fred Aims", "Allie Hensman", "Clyde Owens")
    }
    assert points == {"Barton Everest": 1, "Fred Aims": 0, "Allie Hensman": 0, "Clyde Owens": 0}


def claiming(where: str) -> Playing:
    return Playing(
        side(MINERS, deeds=["Cattle Market"], at={where: ["Fred Aims"]}),
        side("Law Dogs", deeds=["Pony Express", "Bunkhouse"], at={"Pony Express": ["Clyde Owens"]}),
    )


@pytest.mark.plays(MINERS)
@pytest.mark.parametrize(
    ("where", "bounty", "rock"),
    [("Pony Express", 2, 1), ("town square", 2, 1), ("Bunkhouse", 1, 2), ("Law Dogs", 1, 2)],
)
def test_a_claim_is_jumped(where: str, bounty: int, rock: int) -> None:
    table = claiming(where).uses(MINERS)
    assert (table.bounty("Fred Aims"), table.rock(0), table.booted("Fred Aims")) == (bounty, rock, True)
    assert table.booted(MINERS)


@pytest.mark.refuses(MINERS)
@pytest.mark.parametrize("where", ["Cattle Market", "home"])
def test_no_claim_at_your_own_place(where: str) -> None:
    assert not usable(claiming(where), MINERS)
