"""Dudes of The Showstopper."""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import player_control, rating, technique_rating, total
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.text.numbers import EXTRA_USES
from doomtown.scenes import refused_by, shootout, takes_control, usable, with_text

SHI_LONG, STANCE = "Shi Long Peng", "Jade King Stance"


def stance(dude: str, top: str) -> Playing:
    return Playing(
        side("The 108 Righteous Bandits", hand=[STANCE], deck=[top], at={"home": [dude]}),
        side("The Sloane Gang"),
    )


@pytest.mark.plays(SHI_LONG)
def test_shi_long_uses_a_technique_by_his_faith() -> None:
    table = stance(f"{SHI_LONG} | booted", "5S").uses(STANCE)  # less than a value of 5 and Blessed 1
    assert (table.booted(SHI_LONG), table.bullets(SHI_LONG)) == (False, 2)


@pytest.mark.refuses(SHI_LONG)
def test_shi_long_is_no_kung_fu_fighter_otherwise() -> None:
    table = stance(f"{SHI_LONG} | booted", "6S").uses(STANCE)
    assert table.booted(SHI_LONG)
    assert table.value(SHI_LONG) == 5
    assert rating(table.state, table.id(SHI_LONG), "Kung Fu") is None


@pytest.mark.refuses(SHI_LONG)
def test_more_kung_fu_is_nothing_to_shi_long_but_more_faith_is() -> None:
    """Ruling 40: the Stance raises a Kung Fu he has not; Benediction raises every skill he has."""
    table = stance(f"{SHI_LONG} | booted", "5S").uses(STANCE)
    assert technique_rating(table.state, table.id(SHI_LONG)) == 1
    prayed = Playing(
        side("Law Dogs", deck=["KS"], at={"home": [SHI_LONG, "Ezrael Jones | Benediction"]}),
        side("The Sloane Gang"),
    ).uses("Benediction")
    assert technique_rating(prayed.state, prayed.id(SHI_LONG)) == 1 + 2


@pytest.mark.refuses(SHI_LONG)
def test_no_other_blessed_uses_techniques() -> None:
    table = stance("Ezrael Jones", "2S")
    assert f"use:{table.id(STANCE)}:stand" not in table.plays()


def test_in_weird_west_shi_long_has_kung_fu_itself() -> None:
    table = stance(f"{SHI_LONG} [Weird West] | booted", "5S").uses(STANCE)
    assert (table.booted(SHI_LONG), table.bullets(SHI_LONG)) == (False, 2)
    assert table.value(SHI_LONG) == 5 + 1 + 2  # his Kung Fu, and what the stance gives


# --- Seamus McCaffrey -------------------------------------------------------------------------------

SEAMUS = "Seamus McCaffrey"


def spread(*places: str) -> tuple[int, int, int]:
    """The control points of three players; player 0's five dudes are at these places."""
    dudes = [SEAMUS, "Olivia Jenks", "Jake Smiley", "Philip Swinford", "Allie Hensman"]
    at: dict[str, list[str]] = {}
    for dude, place in zip(dudes, places, strict=True):
        at.setdefault(place, []).append(dude)
    table = Playing(
        side("The 108 Righteous Bandits", deeds=["Pat's Perch", "Jackson's Strike", "Blake Ranch"], at=at),
        side("Law Dogs", deeds=["Bank of California", "The Town Hall"]),
        side("The Sloane Gang", deeds=["The Mayor's Office"]),
    )
    return tuple(player_control(table.state, seat) for seat in range(3))  # type: ignore[return-value]


@pytest.mark.plays(SEAMUS)
def test_with_friends_everywhere_seamus_undoes_others_control() -> None:
    assert spread("home", "town square", "Pat's Perch", "Jackson's Strike", "Blake Ranch") == (
        0,
        4 - 2,
        2 - 2,
    )


@pytest.mark.refuses(SEAMUS)
def test_four_places_are_not_enough() -> None:
    assert spread("home", "home", "Pat's Perch", "Jackson's Strike", "Blake Ranch") == (0, 4, 2)


# --- Gene North Star --------------------------------------------------------------------------------

GENE = "Gene North Star"


@pytest.mark.plays(GENE)
def test_gene_burns_a_spirit_for_two_bullets() -> None:
    table = shootout(
        [f"{GENE} | Many Speak As One | Roan", "Black Elk | Turtle's Guard"], ["Barton Everest"]
    ).uses(GENE)
    assert (table.bullets(GENE), table.zone("Many Speak As One"), table.zone("Turtle's Guard")) == (
        4,
        "discard",
        "play",
    )


@pytest.mark.refuses(GENE)
def test_without_a_spirit_gene_shoots_as_ever_and_a_kept_one_gives_nothing() -> None:
    assert not usable(shootout([f"{GENE} | Roan"], ["Barton Everest"]), GENE)
    with pytest.MonkeyPatch.context() as patch:
        with_text(
            patch, "Barton Everest", keeper=words.would(words.Discarded, words.SPIRIT, instead=True)(_stays)
        )
        table = shootout([f"{GENE} | Many Speak As One"], ["Barton Everest"]).uses(GENE)
        assert (table.bullets(GENE), table.zone("Many Speak As One")) == (2, "play")


def _stays(play: words.Situation, event: object) -> object:
    yield words.instead()


# --- Speaks-With-Earth ------------------------------------------------------------------------------

SPEAKS = "Speaks-With-Earth"


def quaking(
    mover: str = "Barton Everest", speaks: str = SPEAKS, to: str = "Bunkhouse", start: str = "town square"
) -> Playing:
    table = Playing(
        side("The Sloane Gang", at={start: [mover]}),
        side(
            "Eagle Wardens",
            deeds=["Bunkhouse | Spirit Trail (booted, used wander)", "Undertaker"],
            at={"Bunkhouse": [speaks]},
        ),
        turn=0,
    )
    return table.moves(mover, to)


@pytest.mark.plays(SPEAKS)
def test_the_earth_shakes_under_newcomers_and_a_totem_wakes() -> None:
    table = quaking().reacts(SPEAKS)
    assert (table.booted("Barton Everest"), table.booted(SPEAKS)) == (True, True)
    assert table.choices() == ["Spirit Trail", "none"]
    table.answer("Spirit Trail")
    assert not table.booted("Spirit Trail")
    assert total(table.state, EXTRA_USES, table.id("Spirit Trail")) == 1
    assert quaking().reacts(SPEAKS, "none").booted("Spirit Trail")


@pytest.mark.refuses(SPEAKS)
def test_the_earth_is_still_for_friends_elsewhere_and_when_tired() -> None:
    quaking(speaks=f"{SPEAKS} | booted").never_offered(SPEAKS, until=Question.NOON)
    quaking(to="Undertaker").never_offered(SPEAKS, until=Question.NOON)
    own = Playing(
        side(
            "Eagle Wardens", deeds=["Bunkhouse"], at={"Bunkhouse": [SPEAKS], "town square": ["Olivia Jenks"]}
        ),
        side(),
    )
    own.moves("Olivia Jenks", "Bunkhouse").never_offered(SPEAKS, until=Question.NOON)
    with pytest.MonkeyPatch.context() as patch:
        with_text(patch, "Barton Everest", firm=words.says(words.CANNOT_BOOT))
        quaking().never_offered(SPEAKS, until=Question.NOON)


# --- Quimby R. Tuttlemeir ---------------------------------------------------------------------------

QUIMBY = "Quimby R. Tuttlemeir"


def dissecting(*more: str) -> Playing:
    return Playing(
        side(
            "The Fourth Ring",
            deeds=["Bunkhouse", "Undertaker"],
            at={
                "home": [QUIMBY, "The Brute"],
                "Bunkhouse": ["Bobo"],
                "Undertaker": ["The Ghostly Gun"],
                "town square": ["Hamshanks | influence +1", *more],
            },
        ),
        side("Law Dogs", at={"town square": ["Eve Henry"]}),
    )


@pytest.mark.plays(QUIMBY)
def test_quimby_learns_from_what_he_cuts_up() -> None:
    table = dissecting().uses(QUIMBY)
    assert sorted(table.choices()) == ["Bobo", "Hamshanks"]
    table.answer("Bobo")
    assert (table.zone("Bobo"), table.influence(QUIMBY)) == ("hill", 1 + 1)
    assert table.card(QUIMBY).counters


@pytest.mark.refuses(QUIMBY)
def test_quimby_needs_an_abomination_of_his_own() -> None:
    table = Playing(
        side("The Fourth Ring", at={"home": [QUIMBY, "The Brute"]}),
        side("Law Dogs", at={"town square": ["Eve Henry"]}),
    )
    takes_control(table, 0, "Eve Henry")
    assert refused_by(table, "use", QUIMBY) == "RB-5.3.1-06"  # the Brute has no influence, Eve is not his own


# --- Erin Knight ------------------------------------------------------------------------------------

ERIN = "Erin Knight"


def summoning(*home: str, **more: Any) -> Playing:
    return shootout([ERIN, "Olivia Jenks"], ["Barton Everest"], leader={"at": {"home": list(home)}}, **more)


@pytest.mark.plays(ERIN)
def test_deputies_come_to_erin_one_after_the_other() -> None:
    table = summoning("Tommy Harden", "Philip Swinford", "Jake Smiley", "Lucy Clover (Exp 1) | booted").uses(
        ERIN
    )
    assert sorted(table.choices()) == ["Philip Swinford", "Tommy Harden"]
    table.answer("Tommy Harden").passes(1).uses(ERIN)
    assert table.posse(0) == [ERIN, "Olivia Jenks", "Tommy Harden", "Philip Swinford"]
    assert (table.at("Philip Swinford"), table.booted("Philip Swinford")) == ("Town Square", True)


@pytest.mark.refuses(ERIN)
def test_erin_calls_nobody_from_outside_and_nobody_but_deputies() -> None:
    assert not usable(summoning("Jake Smiley"), ERIN)
    aside = shootout(["Olivia Jenks"], ["Barton Everest"], leader={"at": {"home": [ERIN, "Tommy Harden"]}})
    assert not usable(aside, ERIN)
    with pytest.MonkeyPatch.context() as patch:
        with_text(patch, "Tommy Harden", rooted=words.says(words.CANNOT_MOVE))
        assert not usable(summoning("Tommy Harden"), ERIN)


# --- Nicholas Kramer --------------------------------------------------------------------------------

NICHOLAS = "Nicholas Kramer"
GADGETS = ("Force Field", "Mechanical Horse", "Telepathy Helmet", "Plasma Drill", "Ballot Counter")


@pytest.mark.plays(NICHOLAS)
@pytest.mark.parametrize(("count", "bullets"), [(0, 0), (2, 2), (5, 4)])
def test_every_gadget_arms_nicholas_up_to_four(count: int, bullets: int) -> None:
    carried = " | ".join(["Roderick Byre", "Shotgun", *GADGETS[:count]])
    table = Playing(side("Morgan Cattle Co.", at={"home": [NICHOLAS, carried]}), side())
    assert table.bullets(NICHOLAS) == bullets


@pytest.mark.refuses(NICHOLAS)
def test_others_gadgets_do_not_arm_nicholas() -> None:
    table = Playing(
        side("Morgan Cattle Co.", hand=["Force Field"], at={"home": [NICHOLAS]}),
        side("Law Dogs", at={"home": ["Roderick Byre | Force Field"]}),
    )
    assert table.bullets(NICHOLAS) == 0


# --- Pancho Castillo (Exp 1) ------------------------------------------------------------------------

PANCHO = "Pancho Castillo (Exp 1)"


def blamed(*friends: str) -> Playing:
    return Playing(
        side("The Sloane Gang", rock=9, hand=[PANCHO], at={"home": list(friends)}),
        side("Law Dogs", at={"home": ["Clint Ramsey | bounty 2"]}),
    ).shops(PANCHO)


@pytest.mark.plays(PANCHO)
def test_pancho_takes_a_part_of_everybody_s_blame() -> None:
    table = blamed("Barton Everest | bounty 3", "Allie Hensman | bounty 1", "Jake Smiley").reacts(PANCHO)
    found = {
        dude: table.bounty(dude)
        for dude in (PANCHO, "Barton Everest", "Allie Hensman", "Jake Smiley", "Clint Ramsey")
    }
    assert list(found.values()) == [2, 2, 0, 0, 2]


@pytest.mark.refuses(PANCHO)
def test_without_blame_pancho_takes_none() -> None:
    blamed("Jake Smiley").never_offered(PANCHO, until=Question.NOON)


@pytest.mark.plays(PANCHO)
def test_pancho_scares_off_whoever_is_worth_no_more_than_his_bounty() -> None:
    table = shootout(
        [f"{PANCHO} | bounty 2", "Olivia Jenks"],
        ["Barton Everest", "Allie Hensman"],
        mark={"at": {"home": ["Jake Smiley"]}},
    ).uses(PANCHO)
    assert sorted(table.choices()) == ["Allie Hensman", "Olivia Jenks"]  # 1 and 2; Barton is worth 5
    table.answer("Allie Hensman")
    assert (table.at("Allie Hensman"), table.booted("Allie Hensman")) == ("The Sloane Gang", True)


@pytest.mark.refuses(PANCHO)
def test_an_unknown_pancho_scares_nobody() -> None:
    assert not usable(shootout([PANCHO], ["Barton Everest", "Allie Hensman"]), PANCHO)


# --- The Grey Man -----------------------------------------------------------------------------------

GREY = "The Grey Man"


def dreaded(grey: str = GREY) -> Playing:
    return Playing(
        side("The Fourth Ring", at={"town square": [grey, "Jake Smiley"]}),
        side("Law Dogs", at={"town square": ["Tommy Harden", "Barton Everest"], "home": ["Philip Swinford"]}),
    )


@pytest.mark.plays(GREY)
def test_the_grey_man_drives_off_who_is_worth_no_more_than_his_bullets() -> None:
    table = dreaded().uses(GREY)
    assert sorted(table.choices()) == ["Jake Smiley", "Tommy Harden"]  # 3 bullets; Barton is worth 5
    table.answer("Tommy Harden")
    assert (table.at("Tommy Harden"), table.booted("Tommy Harden")) == ("Law Dogs", True)


@pytest.mark.refuses(GREY)
def test_a_grey_man_without_bullets_drives_off_nobody() -> None:
    assert refused_by(dreaded(f"{GREY} | bullets -3"), "use", GREY) == "RB-5.3.1-06"
