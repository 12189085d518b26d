"""Spells of Welcome to Deadwood: Hexes, Miracles and Spirits; Benediction is in test_spells.py."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import (
    CHEATING,
    HANDS,
    Hand,
    draws,
    next_day,
    refused_by,
    shootout,
    total,
    usable,
)

# --- Missed Me! -------------------------------------------------------------------------------------

MISSED = "Missed Me!"


def dodging(*foes: str, theirs: Hand = CHEATING[7], pull: str = "4S", hex: str = MISSED) -> Playing:
    """Wilber Crowley is a Huckster 1; his own posse does not count."""
    table = shootout(
        [f"Wilber Crowley | {hex}", "Rob Wilby | Bluetick"],
        list(foes),
        hands=((*HANDS[1], pull), theirs),
        mark={"at": {"home": ["Marion Seville | Bluetick"]}},
    )
    return draws(table, "Wilber Crowley", foes[0].partition(" |")[0]).until(Question.RESOLUTION)


@pytest.mark.plays(MISSED)
@pytest.mark.parametrize(
    ("foes", "rank"),
    [
        (["Fred Aims"], 6),
        (["Fred Aims | Bluetick", "Jake Smiley | Roan"], 4),
        (["Fred Aims | Bluetick", "Jake Smiley", "Allie Hensman", "Xiaodan Li"], 3),
    ],
)
def test_a_crowd_gets_in_each_others_way(foes: list[str], rank: int) -> None:
    table = dodging(*foes).uses(MISSED)
    assert (total(table, 1), total(table, 0), table.booted(MISSED)) == (rank, 1, True)


@pytest.mark.refuses(MISSED)
def test_a_failed_hex_and_an_honest_opponent_change_nothing() -> None:
    assert total(dodging("Fred Aims", pull="3S").uses(MISSED), 1) == 7
    assert not usable(dodging("Fred Aims", theirs=HANDS[7]), MISSED)
    assert not usable(dodging("Fred Aims", hex=f"{MISSED} (booted)"), MISSED)


# --- Mark of War ------------------------------------------------------------------------------------

MARK = "Mark of War"


def marking(pull: str = "6S", spell: str = MARK) -> Playing:
    """Wilber Crowley, Huckster 1, stands in the square among others."""
    return Playing(
        side(at={"town square": [f"Wilber Crowley | {spell}", "Olivia Jenks"]}, deck=[pull], rock=9),
        side("The Sloane Gang", at={"town square": ["Fred Aims", "Steven Wiles"]}, rock=9),
    )


@pytest.mark.plays(MARK)
@pytest.mark.refuses(MARK)
def test_nobody_refuses_the_marked_dude() -> None:
    table = marking().uses(MARK)
    assert table.zone(MARK) == "discard"
    table.passes(1).calls_out("Wilber Crowley", "Fred Aims")
    assert table.question is not Question.ACCEPT
    other = marking().uses(MARK).passes(1).calls_out("Olivia Jenks", "Fred Aims")
    assert other.question is Question.ACCEPT


@pytest.mark.refuses(MARK)
def test_a_failed_mark_stays_and_marks_nobody_and_so_does_a_booted_one() -> None:
    table = marking("5S").uses(MARK)
    assert (table.zone(MARK), table.booted(MARK)) == ("play", True)
    assert table.passes(1).calls_out("Wilber Crowley", "Fred Aims").question is Question.ACCEPT
    assert not usable(marking(spell=f"{MARK} (booted)"), MARK)


@pytest.mark.refuses(MARK)
def test_the_mark_is_gone_the_next_day() -> None:
    table = next_day(marking().uses(MARK))
    if table.ask.seat == 1:
        table.passes(1)
    assert table.calls_out("Wilber Crowley", "Fred Aims").question is Question.ACCEPT


# --- We Stand Amazed --------------------------------------------------------------------------------

AMAZED = "We Stand Amazed"


def amazed(
    pull: str = "3S",
    blessed: str = f"Rev. Perry Inbody | {AMAZED}",
    *,
    at: str = "town square",
    ranks: tuple[int, int] = (1, 2),
    friend: str = "Rob Wilby",
) -> Playing:
    """Rev. Perry Inbody, Blessed 2, is on the side that loses by one; Jake's grit is 1 + 1 + 0, Rob's 3."""
    posse = [friend, "Jake Smiley"] + ([blessed] if at == "town square" else [])
    more = {"at": {"home": [blessed]}} if at != "town square" else {}
    hands = ((*HANDS[ranks[0]], pull), HANDS[ranks[1]])
    table = shootout(posse, ["Fred Aims", "Allie Hensman"], hands=hands, leader=more)
    return draws(table, "Rob Wilby", "Fred Aims")


@pytest.mark.plays(AMAZED)
def test_a_casualty_goes_home_instead() -> None:
    table = amazed().until(Question.CASUALTIES).answer("Discard Rob Wilby")
    table.reacts(AMAZED)
    assert (table.zone("Rob Wilby"), table.at("Rob Wilby"), table.booted("Rob Wilby")) == (
        "play",
        "Law Dogs",
        True,
    )
    assert (table.booted(AMAZED), table.posse(0)) == (True, ["Jake Smiley", "Rev. Perry Inbody"])
    assert table.question is not Question.CASUALTIES


@pytest.mark.refuses(AMAZED)
def test_a_failed_miracle_saves_nobody() -> None:
    table = amazed("AS").until(Question.CASUALTIES).answer("Discard Jake Smiley")  # 1 + 2 against 2
    table.reacts(AMAZED)
    assert table.zone("Jake Smiley") == "play"
    table = amazed("AS").until(Question.CASUALTIES).answer("Discard Rob Wilby").reacts(AMAZED)
    assert table.zone("Rob Wilby") == "play"  # 3 against 2 + 1 + 0


@pytest.mark.refuses(AMAZED)
def test_it_is_harder_for_who_has_more_grit_and_not_for_the_aced_or_from_afar() -> None:
    table = amazed("AS", ranks=(2, 1)).until(Question.CASUALTIES)
    table.answer("Discard Fred Aims").reacts(AMAZED)  # anybody in the shootout; grit 2 + 2 + 0
    assert table.zone("Fred Aims") == "discard"
    aced = amazed(ranks=(1, 3)).until(Question.CASUALTIES).answer("Ace Rob Wilby")
    aced.never_offered(AMAZED, until=Question.RUN)
    afar = amazed(at="home").until(Question.CASUALTIES).answer("Discard Rob Wilby")
    afar.never_offered(AMAZED, until=Question.NOON)
    tired = amazed(blessed=f"Rev. Perry Inbody | {AMAZED} (booted)").until(Question.CASUALTIES)
    tired.answer("Discard Rob Wilby").never_offered(AMAZED, until=Question.NOON)


@pytest.mark.refuses(AMAZED)
def test_it_saves_no_sidekick_and_nobody_who_is_discarded_otherwise() -> None:
    hound = amazed(friend="Rob Wilby | Bluetick").until(Question.CASUALTIES)
    hound.answer("Discard Bluetick").never_offered(AMAZED, until=Question.RUN)
    willa = amazed(friend="Willa Mae MacGowan (Exp 1)", ranks=(2, 1)).until(Question.RESOLUTION)
    willa.uses("Willa Mae MacGowan", "Jake Smiley").never_offered(AMAZED, until=Question.CASUALTIES)
    assert willa.zone("Willa Mae MacGowan") == "discard"


# --- Guiding the Pack -------------------------------------------------------------------------------

PACK = "Guiding the Pack"


def hunting(pull: str, *friends: str, spell: str = PACK) -> Playing:
    """Black Elk, Shaman 3, against two; Fred has a booted horse."""
    table = shootout(
        [f"Black Elk | {spell}", *friends],
        ["Fred Aims | Shotgun | Roan (booted)", "Allie Hensman | booted"],
        leader={"deck": [pull], "at": {"home": ["Olivia Jenks"]}},
    )
    return table.uses(PACK)


@pytest.mark.plays(PACK)
def test_a_bigger_pack_boots_an_opposing_card() -> None:
    table = hunting("2S", "Rob Wilby", "Jake Smiley")
    assert table.choices() == ["Fred Aims", "Shotgun"]
    table.answer("Shotgun")
    assert (table.booted("Shotgun"), table.booted("Fred Aims"), table.booted(PACK)) == (True, False, True)
    assert table.ask.seat == 1  # 2 + 3 is no more than 5


@pytest.mark.plays(PACK)
@pytest.mark.refuses(PACK)
def test_succeeding_by_four_gives_a_bullet_even_to_a_small_pack() -> None:
    table = hunting("6S", "Rob Wilby")
    assert table.choices() == ["Black Elk", "Rob Wilby"]
    table.answer("Rob Wilby")  # ruling 172
    assert (table.bullets("Rob Wilby"), table.booted("Fred Aims")) == (2, False)
    table = hunting("5S", "Rob Wilby")
    assert (table.ask.seat, table.booted("Shotgun")) == (1, False)


@pytest.mark.refuses(PACK)
def test_a_failed_hunt_boots_nobody() -> None:
    table = hunting("AS", "Rob Wilby", "Jake Smiley")
    assert (table.ask.seat, table.booted("Fred Aims"), table.booted(PACK)) == (1, False, True)


# --- Elk's Protection -------------------------------------------------------------------------------

ELK = "Elk's Protection"


def charging(pull: str = "5S", *, deed: str = "Bank of California", elk: str = ELK) -> Playing:
    """Black Elk, Shaman 3, is where the Totem is; the bank's printed production is 3, and it makes one more."""
    return Playing(
        side(
            deeds=[f"{deed} | production 1 | {elk}"],
            at={deed: ["Black Elk", "Olivia Jenks | Shotgun"], "home": ["Rob Wilby"]},
            deck=[pull],
        ),
        side("The Sloane Gang", at={deed: ["Fred Aims"]}),
    )


@pytest.mark.plays(ELK)
@pytest.mark.refuses(ELK)
def test_the_elk_gives_the_deed_s_production_in_bullets() -> None:
    table = charging().uses(ELK, part="at_noon")
    assert table.choices() == ["Black Elk", "Rob Wilby", "Fred Aims"]  # anybody without a Weapon, anywhere
    table.answer("Rob Wilby")
    assert (table.bullets("Rob Wilby"), table.booted(ELK)) == (1 + 3, True)
    assert charging("4S").uses(ELK, "Rob Wilby", part="at_noon").bullets("Rob Wilby") == 1
    assert not usable(charging(elk=f"{ELK} (booted)"), ELK)


@pytest.mark.plays(ELK)
@pytest.mark.refuses(ELK)
def test_in_a_shootout_the_elk_helps_who_is_in_it() -> None:
    table = charging()
    table.calls_out("Olivia Jenks", "Fred Aims").answer("yes").answer("Black Elk").answer("done")
    table.until(Question.SHOOTOUT).uses(ELK, part="at_arms")
    assert table.choices() == ["Black Elk", "Fred Aims"]
    table.answer("Black Elk")
    assert table.bullets("Black Elk") == 3


@pytest.mark.refuses(ELK)
def test_the_elk_stands_at_deeds_only() -> None:
    def hosts(deeds: list[str]) -> Playing:
        return Playing(side(rock=9, deeds=deeds, hand=[ELK], at={"home": ["Black Elk"]}), side())

    assert refused_by(hosts([]), "shop", ELK) == "RB-5.3.5-08"
    table = Playing(
        side(
            rock=9,
            deeds=["Bunkhouse"],
            hand=[ELK],
            at={"home": ["Black Elk"], "Bunkhouse": ["Laughing Crow"]},
        ),
        side(),
    )
    assert table.shops(ELK).at(ELK) == "Bunkhouse"
