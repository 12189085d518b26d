"""The goods, deeds and spells of New Town, New Rules."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Cast, Looked, WentHome
from boomtown.table import text
from doomtown.fights import HIGH_CARD, PAIR
from doomtown.shootouts import shootout

# --- Faithful Hound ----------------------------------------------------------------------------------


def hound(pull: str, theirs: str = "Fred Aims | Peacemaker | Roan", mine: str = "Faithful Hound") -> Playing:
    """Olivia Jenks has a dog and this pull."""
    return shootout([f"Olivia Jenks | {mine}"], [theirs], hands=([pull], ["2C"]))


@pytest.mark.plays("Faithful Hound")
@pytest.mark.parametrize(("pull", "zone"), [("5S", "discard"), ("6S", "play"), ("KS", "play")])
def test_the_hound_fetches_goods_worth_more_than_the_pull(pull: str, zone: str) -> None:
    table = hound(pull).uses("Faithful Hound")
    assert table.choices() == ["Peacemaker", "Roan"]
    table.answer("Roan")  # value 6
    assert table.zone("Roan") == zone
    assert table.zone("Peacemaker") == "play"
    assert table.booted("Faithful Hound")


@pytest.mark.refuses("Faithful Hound")
def test_the_hound_fetches_nothing_but_goods_of_the_other_posse() -> None:
    spells = hound("AS", theirs="Steele Archer | Soul Blast", mine="Faithful Hound | Shotgun")
    assert spells.why_not("use", "Faithful Hound").rule == "RB-5.3.1-06"
    tired = hound("AS", mine="Faithful Hound booted")
    assert tired.why_not("use", "Faithful Hound").rule == "RB-2.6-03"
    outside = shootout(
        ["Olivia Jenks | Faithful Hound"], ["Fred Aims"], mark={"at": {"home": ["Silas Aims | Shotgun"]}}
    )
    assert outside.why_not("use", "Faithful Hound").rule == "RB-5.3.1-06"


# --- Plasma Drill ------------------------------------------------------------------------------------


def drill(deed: str, theirs: int, rock: int = 1, dude: str = "Roderick Byre | Plasma Drill") -> Playing:
    return Playing(
        side("Morgan Cattle Co.", rock=rock, at={"town square": [dude]}),
        side("The Sloane Gang", rock=theirs, deeds=[deed], at={deed: ["Fred Aims"]}),
    )


@pytest.mark.plays("Plasma Drill")
@pytest.mark.parametrize(("answer", "rock", "zone"), [("yes", 2, "play"), ("no", 5, "discard")])
def test_the_owner_pays_or_loses_the_deed(answer: str, rock: int, zone: str) -> None:
    table = drill("Pearly's Palace", 5).uses("Plasma Drill")
    assert table.ask.seat == 1
    assert table.booted("Roderick Byre")
    assert table.booted("Plasma Drill")
    table.answer(answer)
    assert (table.rock(0), table.rock(1), table.zone("Pearly's Palace")) == (0, rock, zone)
    assert table.booted("Fred Aims") == (zone == "discard"), "whoever was there goes home booted"


@pytest.mark.plays("Plasma Drill")
def test_who_cannot_pay_is_not_asked() -> None:
    table = drill("Pearly's Palace", 2).uses("Plasma Drill")
    assert (table.rock(1), table.zone("Pearly's Palace")) == (2, "discard")


@pytest.mark.ruling("RC3-plasma-drill-01")
def test_nobody_declines_to_pay_nothing() -> None:
    table = drill("1st Baptist Church", 5).uses("Plasma Drill")
    assert table.zone("1st Baptist Church") == "play"
    assert (table.ask.seat, "Noon play" in text(table.ask.message)) == (1, True), "its owner was not asked"


@pytest.mark.refuses("Plasma Drill")
def test_the_drill_needs_ghost_rock_an_unbooted_dude_and_a_deed_next_door() -> None:
    assert drill("Pearly's Palace", 5, rock=0).why_not("use", "Plasma Drill").rule == "RB-5.3.1-04"
    booted = drill("Pearly's Palace", 5, dude="Roderick Byre | booted | Plasma Drill")
    assert booted.why_not("use", "Plasma Drill").rule == "RB-5.3.1-06"
    assert drill("Blake Ranch", 5).why_not("use", "Plasma Drill").rule == "RB-5.3.1-06"


# --- Telepathy Helmet --------------------------------------------------------------------------------


@pytest.mark.plays("Telepathy Helmet")
def test_the_helmet_reads_hands_as_often_as_it_is_paid() -> None:
    table = Playing(
        side(rock=2, at={"home": ["Roderick Byre | Telepathy Helmet"]}),
        side("The Sloane Gang", hand=["Shotgun", "Roan"]),
    )
    hand = table.state.players[1].hand
    for paid in (1, 2):
        table.uses("Telepathy Helmet").passes(1)
        looks = table.events(Looked)
        assert [(look.seat, look.cards) for look in looks] == [(0, hand)] * paid
        assert table.rock(0) == 2 - paid


@pytest.mark.refuses("Telepathy Helmet")
@pytest.mark.parametrize(("winner", "bullets"), [(0, 1), (1, 0)])
def test_the_helmet_protects_only_the_winner(winner: int, bullets: int) -> None:
    table = shootout(
        ["Roderick Byre | Telepathy Helmet"],
        ["Fred Aims"],
        mark={"hand": ["Sun in Yer Eyes"]},
        winner=winner,
    )
    if winner == 0:
        table.passes(0)
    table.uses("Sun in Yer Eyes", "Roderick Byre")
    assert table.bullets("Roderick Byre") == bullets


@pytest.mark.refuses("Telepathy Helmet")
def test_the_helmet_protects_from_neither_friends_nor_noon_plays() -> None:
    friend = shootout(
        ["Roderick Byre | Telepathy Helmet"], ["Fred Aims"], leader={"hand": ["Sun in Yer Eyes"]}
    ).uses("Sun in Yer Eyes", "Roderick Byre")
    assert friend.bullets("Roderick Byre") == 0
    noon = Playing(
        side(at={"home": ["Roderick Byre | bounty 1 | Telepathy Helmet"]}),
        side("The Sloane Gang", hand=["Too Much Attention"]),
    )
    noon.passes(0).uses("Too Much Attention", part="rumours")
    assert noon.booted("Roderick Byre")


@pytest.mark.refuses("Telepathy Helmet")
def test_the_helmet_reads_nothing_for_nothing() -> None:
    table = Playing(side(at={"home": ["Roderick Byre | Telepathy Helmet"]}), side(hand=["Roan"]))
    assert table.why_not("use", "Telepathy Helmet").rule == "RB-5.3.1-04"


# --- Town Council ------------------------------------------------------------------------------------


def council(mine: list[str], theirs: list[str], deed: str = "Town Council") -> Playing:
    """A new day begins: both ante, and these are the lowball hands."""
    return Playing(
        side(
            "Law Dogs", rock=5, deck=mine, deeds=[deed], at={"home": ["Olivia Jenks | Roan", "Jake Smiley"]}
        ),
        side("The Sloane Gang", rock=5, deck=theirs, at={"home": ["Fred Aims"]}),
        phase="gambling",
    )


@pytest.mark.plays("Town Council")
def test_the_council_makes_somebody_important_for_one_play() -> None:
    table = council(HIGH_CARD, PAIR).until("React").reacts("Town Council")
    assert table.choices() == ["Olivia Jenks", "Jake Smiley"]
    table.answer("Jake Smiley")
    assert table.booted("Town Council")
    assert table.influence("Jake Smiley") == 3
    table.until("Noon play")
    assert table.influence("Jake Smiley") == 3, "until the first Noon play is over"
    table.passes(0)
    assert table.influence("Jake Smiley") == 0


@pytest.mark.refuses("Town Council")
@pytest.mark.parametrize(
    ("mine", "theirs", "deed"),
    [(PAIR, HIGH_CARD, "Town Council"), (HIGH_CARD, PAIR, "Town Council | booted")],
)
def test_the_council_meets_only_for_the_winner_and_only_unbooted(
    mine: list[str], theirs: list[str], deed: str
) -> None:
    table = council(mine, theirs, deed)
    assert "upkeep" in text(table.ask.message), "nobody was asked to react to lowball"
    assert table.state.winner == (0 if mine == HIGH_CARD else 1)


# --- The R&D Ranch -----------------------------------------------------------------------------------


def experiment(pull: str, **more: list[str]) -> Playing:
    there = ["Roderick Byre | Shotgun", "Olivia Jenks"]
    return Playing(
        side("Morgan Cattle Co.", deck=[pull], deeds=["The R&D Ranch"], at={"The R&D Ranch": there}),
        side("The Sloane Gang", at={"The R&D Ranch": more.get("theirs", []), "home": ["Silas Aims"]}),
    )


@pytest.mark.plays("The R&D Ranch")
@pytest.mark.parametrize(("pull", "zone"), [("KS", "play"), ("2D", "play"), ("2C", "discard")])
def test_an_experiment_pays_2_and_may_end_in_ruins(pull: str, zone: str) -> None:
    table = experiment(pull, theirs=["Fred Aims | bounty 1"]).uses("The R&D Ranch")
    for card in ("The R&D Ranch", "Roderick Byre", "Shotgun", "Olivia Jenks", "Fred Aims"):
        assert table.zone(card) == zone
    assert table.zone("Silas Aims") == "play"
    assert table.events(WentHome) == [], "nobody got away"
    assert table.rock(0) == (2 if zone == "play" else 2 + 1)  # and the bounty of Fred Aims


@pytest.mark.refuses("The R&D Ranch")
def test_an_experiment_is_for_whoever_controls_the_ranch_and_boots_it() -> None:
    taken = experiment("KS", theirs=["Sheriff Dave Montreal", "Barton Everest"])
    assert taken.controller("The R&D Ranch") == 1
    assert taken.why_not("use", "The R&D Ranch").rule == "RB-5.3.1-12"
    taken.passes(0).uses("The R&D Ranch")
    assert (taken.rock(0), taken.rock(1)) == (0, 2)
    table = experiment("KS").uses("The R&D Ranch")
    assert table.booted("The R&D Ranch")
    booted = Playing(side(deeds=["The R&D Ranch | booted"]), side())
    assert booted.why_not("use", "The R&D Ranch").rule == "RB-2.6-03"


# --- Forget ------------------------------------------------------------------------------------------


def forget(*, pull: str = "KS", victim: str = 'Xiong "Wendy" Cheng', at: str = "town square") -> Playing:
    """Steele Archer is in the town square; it is Law Dogs' turn after he has cast his Hex."""
    return Playing(
        side("The Fourth Ring", deck=[pull], at={"town square": ["Steele Archer | Forget"]}),
        side("Law Dogs", rock=9, hand=["5S"], deeds=["Blake Ranch"], at={at: [victim]}),
    )


@pytest.mark.plays("Forget")
@pytest.mark.parametrize(("pull", "forgotten"), [("3S", True), ("2S", False)])
def test_an_ability_is_forgotten_for_the_day(pull: str, forgotten: bool) -> None:
    table = forget(pull=pull).uses("Forget")  # 2 and the pull against 5
    assert table.booted("Forget")
    table.calls_out('Xiong "Wendy" Cheng', "Steele Archer").answer("yes")
    while table.ask.seat != 1:
        table.passes()
    assert any("escort" in play for play in table.plays()) == (not forgotten)


@pytest.mark.plays("Forget")
@pytest.mark.parametrize(("ability", "left"), [("hook", True), ("disguise", False)])
def test_one_ability_is_forgotten_not_the_other_and_the_next_day_none(ability: str, left: bool) -> None:
    table = forget(victim="The Angler", at="The Fourth Ring").uses("Forget", ability)  # next door
    disguise = f"use:{table.id('The Angler')}:disguise"
    assert (disguise in table.plays()) == left
    table.passes(1, 0).until("upkeep").answer("Steele Archer").answer("The Angler").until("Noon play")
    assert (table.state.day, table.ask.seat) == (2, 1)
    assert disguise in table.plays()


@pytest.mark.plays("Forget")
def test_which_ability_is_chosen_before_the_pull() -> None:
    table = forget(pull="2S", victim="The Angler").uses("Forget")  # it is going to fail
    assert sorted(table.choices()) == ["disguise", "hook"]
    assert not table.events(Cast)
    table.answer("disguise")
    assert [event.passed for event in table.events(Cast)] == [False]
    assert f"use:{table.id('The Angler')}:disguise" in table.plays()


@pytest.mark.refuses("Forget")
def test_nobody_far_away_or_without_abilities_forgets_anything() -> None:
    assert forget(at="Blake Ranch").why_not("use", "Forget").rule == "RB-5.3.1-06"
    assert forget(victim="Clint Ramsey").why_not("use", "Forget").rule == "RB-5.3.1-06"


# --- Paralysis Mark ----------------------------------------------------------------------------------


def paralyse(pull: str, at: str = "town square", victim: str = "Bobo") -> Playing:
    table = Playing(
        side("The Fourth Ring", deck=[pull], at={"town square": ["Steele Archer | Paralysis Mark"]}),
        side("Law Dogs", at={at: [victim]}),
    )
    return table.uses("Paralysis Mark")


@pytest.mark.plays("Paralysis Mark")
@pytest.mark.ruling("RC4-paralysis-mark-01")
@pytest.mark.parametrize(("pull", "booted"), [("4S", True), ("3S", False)])
def test_the_mark_is_as_hard_as_the_dudes_value(pull: str, booted: bool) -> None:
    table = paralyse(pull).answer("Bobo")  # 2 and the pull against 6
    assert table.booted("Bobo") == booted
    assert table.booted("Paralysis Mark")


@pytest.mark.refuses("Paralysis Mark")
@pytest.mark.ruling("RC4-paralysis-mark-01")
def test_the_mark_reaches_nobody_next_door() -> None:
    table = paralyse("KS", at="The Fourth Ring")
    assert not table.booted("Bobo")
    assert table.booted("Steele Archer"), "only he himself was there to be marked"
