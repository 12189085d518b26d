"""Cards about bounty, control points and Headlines, and the compendium's rulings on them."""

import pytest

from boomtown.doomtown.bringing import DeckList
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.reading.numbers import control, production
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.table import Table
from doomtown.scenes import CHEATING, HANDS, shootout

THREE = ["2C", "2D", "2H", "9S", "JC"]  # rank 4


# --- Desolation Row --------------------------------------------------------------------------------


def raid(*mine: str, theirs: list[str] | None = None) -> Playing:
    return Playing(
        side("Desolation Row", rock=0, at={"town square": list(mine)}),
        side("The Sloane Gang", at={"town square": theirs or []}, deck=["KS"]),
    )


@pytest.mark.ruling("RC3-desolation-row-02")
def test_only_the_leader_of_the_raid_is_paid_for() -> None:
    table = raid("Jake Smiley", "Clint Ramsey").uses("Desolation Row", "Jake Smiley").answer("Clint Ramsey")
    table.until(Question.NOON)
    assert table.booted("Desolation Row")
    assert (table.bounty("Jake Smiley"), table.bounty("Clint Ramsey")) == (2, 0)
    assert table.rock(0) == 1


@pytest.mark.ruling("RC3-desolation-row-01")
def test_the_reward_comes_after_the_shootout_and_what_lasted_for_it() -> None:
    """Steele Archer curses the leader, 2 bullets less, and loses all the same."""
    table = Playing(
        side(
            "Desolation Row",
            at={"town square": ["Clint Ramsey", "Jon Longstride"]},
            deck=["2S", "3S", *HANDS[2]],
        ),
        side("The Sloane Gang", at={"town square": ["Steele Archer | Blood Curse"]}, deck=["KS", *HANDS[1]]),
    )
    table.uses("Desolation Row", "Clint Ramsey").answer("Jon Longstride").answer("yes").until(
        Question.SHOOTOUT
    )
    table.passes(0).uses("Blood Curse", "Clint Ramsey")
    assert table.bullets("Clint Ramsey") == 0
    table.until(Question.NOON)
    assert table.rock(0) == 2
    assert table.bounty("Clint Ramsey") == 2


@pytest.mark.ruling("RC3-desolation-row-03")
def test_the_control_point_comes_and_goes_with_the_bounty() -> None:
    table = Playing(
        side("Desolation Row", at={"home": ["Jake Smiley | bounty 4"]}),
        side(
            "The Sloane Gang", rock=5, deeds=["B & B Attorneys"], at={"home": ["Travis Moone | The Evidence"]}
        ),
        winner=1,
    )
    jake = table.id("Jake Smiley")
    assert control(table.state, jake) == 1
    table.uses("B & B Attorneys", "lower")
    assert control(table.state, jake) == 0
    table.passes(0).uses("The Evidence", "Jake Smiley", part="accuse")
    assert control(table.state, jake) == 1


# --- deeds -----------------------------------------------------------------------------------------


@pytest.mark.ruling("RC3-hunter-protections-01")
def test_hunter_protections_takes_nobody_with_a_control_point() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Hunter Protections"],
            at={"Hunter Protections": ["Jake Smiley", "Travis Moone | control 1"]},
        ),
        side(),
    )
    table.uses("Hunter Protections")
    jake = table.id("Jake Smiley")
    assert (table.booted("Jake Smiley"), table.bounty("Jake Smiley"), control(table.state, jake)) == (
        True,
        2,
        1,
    )
    assert not table.booted("Travis Moone")


@pytest.mark.ruling("RC3-carters-bounties-01")
def test_carters_bounties_brings_in_who_is_there_already() -> None:
    table = shootout(
        ["Olivia Jenks", "Jake Smiley"],
        ["Philip Swinford"],
        leader={"deeds": ["Carter's Bounties"]},
        rock=5,
        joining=False,
    )
    table.until(Question.SHOOTOUT).uses("Carter's Bounties")
    assert table.posse(0) == ["Olivia Jenks", "Jake Smiley"]
    assert not table.booted("Jake Smiley")


def test_maza_gang_hideout_lives_off_its_neighbours() -> None:
    table = Playing(side("Law Dogs", deeds=["Maza Gang Hideout", "Bunkhouse"]), side())
    assert production(table.state, table.id("Maza Gang Hideout")) == 2  # the home and the Bunkhouse


def test_the_oriental_saloon_helps_cheaters() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        hands=(CHEATING[8], HANDS[1]),
        leader={"deeds": ["The Oriental Saloon"], "at": {"town square": ["Jake Smiley | booted"]}},
        rock=5,
    )
    table.until(Question.REACT).reacts("The Oriental Saloon")
    assert (table.bounty("Jake Smiley"), table.booted("Jake Smiley")) == (2, False)
    assert table.booted("The Oriental Saloon")


# --- goods and dudes -------------------------------------------------------------------------------


@pytest.mark.ruling("RC3-dogs-duster-01")
def test_a_friend_calls_out_for_dog_s_duster() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks | Dog's Duster", "Jake Smiley"]}),
        side("The Sloane Gang", at={"town square": ["Travis Moone | bounty 1", "Philip Swinford"]}),
    )
    assert table.influence("Olivia Jenks") == 2 + 1
    table.uses("Dog's Duster", "Jake Smiley").answer("yes").until(Question.SHOOTOUT)
    assert (table.posse(0)[0], table.posse(1)[0]) == ("Jake Smiley", "Travis Moone")


def test_shizeng_lu_ruins_a_rich_neighbour() -> None:
    table = Playing(
        side("The 108 Righteous Bandits", at={"Undertaker": ["Shizeng Lu"]}),
        side("The Sloane Gang", rock=3, deeds=["Undertaker | booted"]),
    )
    assert control(table.state, table.id("Undertaker")) == 0
    table.passes(0, 1).until(Question.NOON)
    assert table.booted("Undertaker")  # still: Sundown did not unboot it
    richer = Playing(
        side("The 108 Righteous Bandits", rock=3, at={"Undertaker": ["Shizeng Lu"]}),
        side("The Sloane Gang", rock=3, deeds=["Undertaker"]),
    )
    assert control(richer.state, richer.id("Undertaker")) == 2


def test_old_man_mcdroste_drives_people_off() -> None:
    table = Playing(
        side("Law Dogs", at={"Yan Li's Tailoring": ["Old Man McDroste"], "home": ["Sister Lois Otwell"]}),
        side(
            "The Sloane Gang",
            rock=5,
            deeds=["Yan Li's Tailoring"],
            at={"Yan Li's Tailoring": ["Olivia Jenks"]},
        ),
    )
    assert production(table.state, table.id("Yan Li's Tailoring")) == 0
    assert control(table.state, table.id("Old Man McDroste")) == 0
    table.uses("Old Man McDroste", "Olivia Jenks")
    assert table.influence("Olivia Jenks") == 0
    table.until(Question.UPKEEP).answer("Olivia Jenks", seat=1).until(Question.NOON)
    assert table.state.day == 2
    assert table.influence("Olivia Jenks") == 2


def test_ol_howard_ruins_the_deed_he_comes_with() -> None:
    Playing(side(), side())
    deck = DeckList("The Sloane Gang", ("Ol' Howard", *["Undertaker"] * 10))
    table = Table(GAME, Config(decks=(deck, deck)), 1)
    howard = next(
        card for card in table.state.players[0].deck if table.state.cards[card].face == "Ol' Howard"
    )
    table.answer(0, (howard,))
    table.answer(1, ())
    table.give(table.asks[0], f"{howard}:move_in")
    deed = next(
        card for card in table.asks[0].form.ids  # type: ignore[attr-defined]
        if isinstance(card, int) and PRINTED[table.state.cards[card].face].title == "Undertaker"
    )  # fmt: skip
    table.give(table.asks[0], deed)
    table.give(table.asks[0], "right")
    assert table.state.cards[howard].place == deed
    assert table.state.cards[howard].attached
    assert (production(table.state, deed), control(table.state, deed)) == (0, 0)


@pytest.mark.ruling("RC3-mortimer-parsons-01")
def test_mortimer_s_influence_can_still_be_raised() -> None:
    table = shootout(
        ["Mortimer Parsons"],
        ["Philip Swinford"],
        hands=(["KS", "KS", *CHEATING[8]], HANDS[1]),
        leader={"deeds": ["Yan Li's Tailoring"]},
        rock=5,
    )
    table.until(Question.NOON)
    assert table.influence("Mortimer Parsons") == 0
    while table.ask.seat != 0:
        table.passes()
    table.uses("Yan Li's Tailoring", "Mortimer Parsons")
    assert table.influence("Mortimer Parsons") == 1


# --- actions and spells ----------------------------------------------------------------------------

FIGHT = "A Fight They'll Never Forget"


def glorious(*, by: int) -> Playing:
    """Player 0 plays the Headline, wins by so many, and player 1 names casualties."""
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford", "Jake Smiley"],
        hands=({1: HANDS[2], 2: ["2C", "2D", "7H", "7S", "JC"]}[by], HANDS[1]),
        leader={"hand": [FIGHT]},
        rock=5,
        joining=False,
    )
    table.until(Question.JOIN).answer("Jake Smiley").until(Question.SHOOTOUT).uses(FIGHT)
    assert table.bullets("Olivia Jenks") == 2 + 1
    return table.until(Question.CASUALTIES)


@pytest.mark.parametrize(("by", "way", "points"), [(1, "discard", 0), (2, "ace", 1)])
def test_an_aced_casualty_makes_the_other_shooter_famous(by: int, way: str, points: int) -> None:
    table = glorious(by=by)
    table.answer(f"{way}:{table.id('Jake Smiley')}")
    assert control(table.state, table.id("Olivia Jenks")) == points
    assert [PRINTED[table.state.cards[card].face].title for card in table.state.players[0].hill] == [FIGHT]


@pytest.mark.ruling("RC3-no-turning-back-01")
def test_a_token_of_yours_may_be_given_up() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Gunslinger"]}, hand=["No Turning Back"]),
        side("The Sloane Gang"),
    )
    table.uses("No Turning Back")
    assert table.zone("Gunslinger") == "away"


def test_no_turning_back_saves_the_others() -> None:
    table = shootout(
        ["Olivia Jenks", "Jake Smiley", "Travis Moone"],
        ["Philip Swinford"],
        hands=(HANDS[1], THREE),
        leader={"hand": ["No Turning Back"]},
        rock=5,
        joining=False,
    )
    table.until(Question.JOIN).answer("Jake Smiley").answer("Travis Moone").until(Question.RESOLUTION)
    table.uses("No Turning Back", "Jake Smiley", "Travis Moone", part="last_stand")
    assert table.bullets("Travis Moone") == 2 + 2
    assert table.stud("Travis Moone")
    table.until(Question.SHOOTOUT)  # the next round: nobody fell, nobody could flee
    assert table.posse(0) == ["Olivia Jenks", "Travis Moone"]


@pytest.mark.ruling("RC3-lay-on-hands-01")
@pytest.mark.parametrize(
    ("where", "offered"), [("town square", True), ("The Sloane Gang", True), ("Bunkhouse", False)]
)
def test_lay_on_hands_reaches_next_door_and_no_further(where: str, offered: bool) -> None:
    """A dude in the town square, or two streets from the Blessed, is about to be aced."""
    victim = "town square" if offered else "Circle M Ranch"
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Circle M Ranch"],
            at={victim: ["Jake Smiley"], "home": ["Sister Lois Otwell"]},
            hand=["No Turning Back"],
        ),
        side(
            "The Sloane Gang", deeds=["Bunkhouse"], at={where: ["Félix Amador | Lay On Hands"]}, deck=["KS"]
        ),
    )
    table.uses("No Turning Back", "Jake Smiley")
    assert (table.zone("Jake Smiley") == "play") == offered
    if offered:
        table.reacts("Lay On Hands")
        assert table.at("Jake Smiley") == "Law Dogs"
        assert table.booted("Jake Smiley")
        assert table.booted("Félix Amador")
        table.passes(1, 0).until(Question.UPKEEP)
        assert table.booted("Jake Smiley")
        assert not table.booted("Félix Amador")
