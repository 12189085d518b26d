"""Goods of The Curtain Rises."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import (
    HANDS,
    draws,
    everybody_joins,
    fight,
    refused_by,
    shootout,
    titles,
    usable,
    with_text,
)

# --- Culpability Scientizer -------------------------------------------------------------------------

SCIENTIZER = "Culpability Scientizer"


@pytest.mark.plays(SCIENTIZER)
def test_once_invented_it_finds_somebody_guilty() -> None:
    table = Playing(
        side("Law Dogs", rock=5, hand=[SCIENTIZER], deck=["5S"], at={"home": ["Roderick Byre"]}),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
    ).shops(SCIENTIZER)
    assert sorted(table.choices()) == ["Barton Everest", "Roderick Byre"]
    table.answer("Barton Everest")
    assert table.bounty("Barton Everest") == 2


def convicting(theirs: str = "Barton Everest | bounty 1", **more: object) -> Playing:
    return Playing(
        side("Law Dogs", at={"town square": [f"Olivia Jenks | {SCIENTIZER}", "Philip Swinford | bounty 1"]}),
        side(
            "The Sloane Gang",
            at={"town square": [theirs, "Allie Hensman"], "home": ["Steven Wiles | bounty 1"]},
        ),
        winner=1,
        turn=0,
        **more,
    )


@pytest.mark.plays(SCIENTIZER)
def test_a_wanted_dude_is_called_out_and_you_shoot_first() -> None:
    table = convicting().uses(SCIENTIZER, "Olivia Jenks")  # nobody but Barton can be meant
    assert (table.question, table.zone(SCIENTIZER)) == (Question.ACCEPT, "discard")
    everybody_joins(table.answer("yes"), ["Olivia Jenks", "Barton Everest"])
    assert (table.question, table.ask.seat) == (Question.SHOOTOUT, 0)
    table.passes()
    assert (table.question, table.ask.seat) == (Question.SHOOTOUT, 1)  # the Winner, as ever


@pytest.mark.plays(SCIENTIZER)
def test_a_friend_beside_the_machine_may_call_out() -> None:
    """The text does not say who does, as of Dog's Duster (ruling 1121)."""
    table = convicting().uses(SCIENTIZER)
    assert table.choices() == ["Olivia Jenks", "Philip Swinford"]
    table.answer("Philip Swinford").answer("yes")
    assert titles(table, [fight(table).leader]) == ["Philip Swinford"]
    everybody_joins(table, ["Barton Everest"])
    assert (table.question, table.ask.seat) == (Question.SHOOTOUT, 0)


@pytest.mark.refuses(SCIENTIZER)
def test_who_refuses_owes_no_first_shot_later() -> None:
    table = convicting().uses(SCIENTIZER, "Olivia Jenks").answer("no").passes(1)
    table.until(Question.NOON)
    assert table.state.effects == ()
    table.calls_out("Olivia Jenks", "Allie Hensman").answer("yes")
    everybody_joins(table, ["Olivia Jenks", "Allie Hensman"])
    assert (table.question, table.ask.seat) == (Question.SHOOTOUT, 1)


@pytest.mark.refuses(SCIENTIZER)
def test_the_innocent_cannot_be_convicted_and_a_kept_machine_convicts_nobody() -> None:
    assert refused_by(convicting("Barton Everest"), "use", SCIENTIZER) == "RB-5.3.1-06"
    with pytest.MonkeyPatch.context() as patch:
        with_text(
            patch, "Allie Hensman", keeper=words.says(words.CANNOT_BE_DISCARDED, to=words.named(SCIENTIZER))
        )
        assert not usable(convicting(), SCIENTIZER)


# --- Espuelas ---------------------------------------------------------------------------------------

SPURS = "Espuelas"


def riding(more: str, place: str = "town square") -> Playing:
    return Playing(
        side("Law Dogs", deeds=["Bunkhouse", "Undertaker"], at={"home": [f"Olivia Jenks | {SPURS}{more}"]}),
        side(),
    )


@pytest.mark.plays(SPURS)
def test_spurs_want_a_horse() -> None:
    table = riding(" | Roan")
    assert table.influence("Olivia Jenks") == 2 + 1
    table.uses(SPURS)
    assert sorted(table.choices()) == ["Bunkhouse", "Town Square"]
    table.answer("Bunkhouse")
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks"), table.booted(SPURS)) == (
        "Bunkhouse",
        False,
        True,
    )


@pytest.mark.refuses(SPURS)
def test_without_a_horse_spurs_only_boot() -> None:
    table = riding("")
    assert table.influence("Olivia Jenks") == 2
    table.uses(SPURS)
    assert (table.at("Olivia Jenks"), table.booted(SPURS), table.question) == (
        "Law Dogs",
        True,
        Question.NOON,
    )


# --- Rites of the Smoking Mirror --------------------------------------------------------------------

RITES = "Rites of the Smoking Mirror"


def invoking(*hand: str, dude: str = "Olivia Jenks", where: str = "home") -> Playing:
    return Playing(
        side("The Fourth Ring", hand=hand, at={where: [f"{dude} | {RITES}", "Tommy Harden"]}),
        side("Law Dogs"),
    )


@pytest.mark.plays(RITES)
def test_the_rites_are_aced_for_a_cheaper_relic_that_comes_booted() -> None:
    table = invoking("Evanor", "Shotgun", "Doyle's Hoyle").uses(RITES, part="invoke")
    assert table.zone(RITES) == "hill"
    assert sorted(table.choices()) == ["Doyle's Hoyle", "Evanor"]
    table.answer("Evanor")
    assert (table.card("Evanor").place, table.booted("Evanor")) == (table.id("Olivia Jenks"), True)


@pytest.mark.plays(RITES)
@pytest.mark.rule("RC3-general-store-01")
def test_a_relic_comes_to_the_booted_and_the_distant_too() -> None:
    """As General Store's goods do, though both say that it is like shopping (ruling 250)."""
    abroad = invoking("Evanor", where="town square").uses(RITES, part="invoke")
    assert abroad.card("Evanor").place == abroad.id("Olivia Jenks")
    booted = invoking("Evanor", dude="Olivia Jenks | booted").uses(RITES, part="invoke")
    assert (booted.zone("Evanor"), booted.booted("Evanor")) == ("play", True)


@pytest.mark.refuses(RITES)
def test_a_relic_comes_for_no_more_than_4_off() -> None:
    with pytest.MonkeyPatch.context() as patch:
        with_text(patch, "Tommy Harden", toll=words.gives(cost=+1, to=words.named("Evanor"))[0])
        dear = invoking("Evanor").uses(RITES, part="invoke")
        assert dear.zone("Evanor") == "hand"
        with_text(patch, "Tommy Harden", keeper=words.says(words.CANNOT_BE_ACED, to=words.named(RITES)))
        assert not usable(invoking("Evanor"), RITES, "invoke")


def reflecting(*others: str, **more: object) -> Playing:
    return Playing(
        side(
            "The Fourth Ring",
            at={
                "home": [f"Olivia Jenks | booted | {RITES}", *others],
                "town square": ["Clint Ramsey | booted | Evanor"],
            },
        ),
        side("Law Dogs"),
        **more,
    )


@pytest.mark.plays(RITES)
def test_the_mirror_unboots_somebody_here_with_another_relic() -> None:
    table = reflecting("Tommy Harden | booted | Stone Idol", "Philip Swinford | booted | Roan").uses(
        RITES, part="reflect"
    )
    assert (table.zone(RITES), table.booted("Tommy Harden"), table.booted("Olivia Jenks")) == (
        "discard",
        False,
        True,
    )


@pytest.mark.refuses(RITES)
@pytest.mark.parametrize("other", ["Tommy Harden | Stone Idol", "Tommy Harden | booted | Roan"])
def test_the_mirror_itself_is_no_relic_to_stand_up_with(other: str) -> None:
    assert not usable(reflecting(other), RITES, "reflect")


@pytest.mark.plays(RITES)
def test_in_a_shootout_the_mirror_unboots_but_brings_no_relic() -> None:
    table = shootout(
        [f"Olivia Jenks | {RITES}", "Tommy Harden | Evanor"],
        ["Barton Everest", "Allie Hensman"],
        leader={"hand": ["Pistol Whip"]},
    )
    table.uses("Pistol Whip", "Tommy Harden", "Barton Everest").passes(1)
    assert not usable(table, RITES, "invoke")
    assert not table.uses(RITES, part="reflect").booted("Tommy Harden")


# --- Essence of Armitage ----------------------------------------------------------------------------

ESSENCE = "Essence of Armitage"


def dreading(*mine: str, foes: tuple[str, ...] = ("Barton Everest", "Pagliaccio"), **more: object) -> Playing:
    return shootout(list(mine), list(foes), **more)


@pytest.mark.plays(ESSENCE)
def test_whoever_is_no_abomination_shoots_worse_before_the_essence() -> None:
    table = dreading(f"The Brute | {ESSENCE}", "Olivia Jenks", mark={"at": {"home": ["Clint Ramsey"]}})
    found = [
        table.bullets(dude)
        for dude in ("The Brute", "Olivia Jenks", "Barton Everest", "Pagliaccio", "Clint Ramsey")
    ]
    assert found == [1, 2 - 1, 2 - 1, 1, 2]


@pytest.mark.refuses(ESSENCE)
def test_outside_the_shootout_the_essence_frightens_nobody() -> None:
    table = dreading("Olivia Jenks", leader={"at": {"home": [f"The Brute | {ESSENCE}"]}})
    assert table.bullets("Barton Everest") == 2
    shop = Playing(side("The Fourth Ring", rock=9, hand=[ESSENCE], at={"home": ["Olivia Jenks"]}), side())
    assert refused_by(shop, "shop", ESSENCE) == "RB-5.3.5-08"
    monster = Playing(side("The Fourth Ring", rock=9, hand=[ESSENCE], at={"home": ["The Brute"]}), side())
    assert monster.why_not("shop", ESSENCE) is None


def fleeing(essence: str = ESSENCE) -> Playing:
    """Player 1 has lost a round and two dudes are left on either side; everybody may run."""
    table = shootout(
        [f"The Brute | {essence}", "Olivia Jenks"],
        ["Barton Everest", "Jake Smiley", "Allie Hensman"],
        hands=(HANDS[2], HANDS[1]),
    )
    return draws(table).until(Question.RUN)


def runs(table: Playing, seat: int, dude: str) -> Playing:
    """Nobody runs but this one."""
    while table.ask.seat != seat:
        table.answer()
    return table.answer(dude)


@pytest.mark.plays(ESSENCE)
def test_the_essence_feeds_on_those_who_run() -> None:
    table = runs(fleeing(), 1, "Jake Smiley").reacts(ESSENCE)
    assert (control(table.state, table.id("The Brute")), table.booted(ESSENCE)) == (1, True)


@pytest.mark.refuses(ESSENCE)
def test_friends_who_run_feed_nothing_and_a_booted_essence_is_sated() -> None:
    friend = runs(fleeing(), 0, "Olivia Jenks")
    assert (friend.at("Olivia Jenks"), friend.question == Question.REACT) == ("Law Dogs", False)
    sated = runs(fleeing(f"{ESSENCE} booted"), 1, "Jake Smiley")
    assert (sated.at("Jake Smiley"), sated.question == Question.REACT) == ("The Sloane Gang", False)


@pytest.mark.refuses(ESSENCE)
def test_the_essence_does_not_hear_of_fights_it_is_not_in() -> None:
    table = shootout(
        ["Olivia Jenks", "Tommy Harden"],
        ["Barton Everest", "Jake Smiley", "Allie Hensman"],
        hands=(HANDS[2], HANDS[1]),
        leader={"at": {"home": [f"The Brute | {ESSENCE}"]}},
    )
    runs(draws(table).until(Question.RUN), 1, "Jake Smiley")
    assert table.question != Question.REACT
