"""What an audit found: who has his traits back at home, whose ghost rock pays, who can be the first casualty."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import CasualtiesTaken
from doomtown.scenes import HANDS, declines, draws, next_day, shootout

NICODEMUS, DORIS, MOON = "Nicodemus Whateley", "Doris Powell", "Full Moon Brotherhood"


@pytest.mark.plays(NICODEMUS, DORIS, MOON)
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
@pytest.mark.parametrize("proud", [NICODEMUS, DORIS])
def test_who_came_home_without_traits_is_humbled_when_they_are_back(proud: str, wording: str) -> None:
    table = Playing(
        side("The Fourth Ring", rock=9, deeds=["Undertaker"], at={"Undertaker": [f"{proud} | control 2"]}),
        side(MOON, rock=9, at={"town square": ["Steven Wiles | influence 9"]}),
        turn=1,
        wording=wording,
    )
    table.uses(MOON)
    if table.question != Question.NOON:
        table.answer(proud)
    table.moves(proud, "The Fourth Ring")
    assert control(table.state, table.id(proud)) == 2
    next_day(table)
    assert table.at(proud) == "The Fourth Ring"
    assert control(table.state, table.id(proud)) == 0


LULA, MACHINE = "Lula's Exploit", "Recursive Motion Machine"


def workshop(*, lula: int, machine: int) -> Playing:
    """Player 0 has two cards whose ghost rock may pay for the Teleportation Device."""
    return Playing(
        side(
            "Law Dogs",
            rock=5,
            deck=["KS", "KH", "QS"],
            deeds=["Bunkhouse", f"{LULA} | rock {lula}"],
            at={"Bunkhouse": [f"Jake Smiley | {MACHINE} (rock {machine})", "Teleportation Device"]},
        ),
        side("The Sloane Gang", at={"home": ["Allie Hensman | influence 9"]}),
    )


@pytest.mark.plays(LULA, MACHINE)
@pytest.mark.parametrize(("first", "left"), [(LULA, (1, 2)), (MACHINE, (2, 1))])
def test_of_two_cards_that_may_pay_one_says_which_does(first: str, left: tuple[int, int]) -> None:
    table = workshop(lula=2, machine=2).uses("Teleportation Device")
    assert table.question == Question.PURSE
    assert set(table.choices()) == {LULA, MACHINE}
    table.answer(first)
    assert (table.card(LULA).rock, table.card(MACHINE).rock, table.rock(0)) == (*left, 5)


@pytest.mark.refuses(LULA)
def test_nobody_is_asked_where_one_card_pays() -> None:
    table = workshop(lula=2, machine=0).uses("Teleportation Device")
    assert table.question != Question.PURSE
    assert (table.card(LULA).rock, table.rock(0)) == (1, 5)


OWL, TEETH, BARTON = "Black Owl", "Bloody Teeth", "Barton Everest"


@pytest.mark.plays(OWL, "Nightmare Realm")
@pytest.mark.rule("RB-6.1-85")
def test_who_should_be_the_first_casualty_and_cannot_cover_one_leaves_it_to_a_mate() -> None:
    """Bloody Teeth is Harrowed and cannot go home: being discarded covers two casualties, and one is due."""
    table = shootout(
        [OWL, "Steele Archer | Nightmare Realm"], [TEETH, BARTON], hands=(("KS", *HANDS[6]), HANDS[5])
    )
    table.uses(OWL, TEETH, "yes").passes(1).uses("Nightmare Realm")
    while table.question != Question.SHOOTOUT:
        table.answer(TEETH if TEETH in table.choices() else table.choices()[0])
    draws(table)
    while not table.events(CasualtiesTaken):
        declines(table)
    taken = next(event for event in table.events(CasualtiesTaken) if event.seat == 1)
    assert (taken.due, taken.cards) == (1, (table.id(BARTON),))
    assert table.zone(TEETH) == "play"


# --- what three more auditors found ------------------------------------------------------------------

TOMMY, PUNCHER, KNIFE = "Tommy Harden", "Hydro-Puncher", "Bowie Knife"


def armed(*weapons: str, dude: str = TOMMY, buys: str) -> Playing:
    """This dude at home has weapons and is about to get another."""
    table = Playing(side(rock=9, hand=[buys], at={"home": [" | ".join((dude, *weapons))]}), side(), turn=0)
    return table.shops(buys)


def weapons_of(table: Playing, dude: str = TOMMY) -> list[str]:
    return sorted(table.state.printed(card).title for card in table.card(dude).cards)


@pytest.mark.plays(PUNCHER, "Jack O'Hara")
@pytest.mark.parametrize(
    ("dude", "weapons"), [(TOMMY, (PUNCHER, PUNCHER)), ("Jack O'Hara", (PUNCHER, "Rapier"))]
)
def test_two_texts_that_let_there_be_two_weapons_still_make_two(dude: str, weapons: tuple[str, str]) -> None:
    table = armed(*weapons, dude=dude, buys=KNIFE)
    assert table.question == Question.SURPLUS
    table.answer(weapons[1])
    assert weapons_of(table, dude) == sorted((weapons[0], KNIFE))


@pytest.mark.plays(PUNCHER)
@pytest.mark.rule("RC-attachment-limits-01")
@pytest.mark.parametrize(
    ("buys", "gone", "left"),
    [("Shotgun", "Shotgun", [KNIFE, PUNCHER]), ("Rapier", PUNCHER, None)],
)
def test_how_many_weapons_fit_is_asked_again_after_each_that_goes(
    buys: str, gone: str, left: list[str] | None
) -> None:
    table = armed(PUNCHER, KNIFE, buys=buys).answer(gone)
    if left is None:
        assert table.question == Question.SURPLUS
        assert set(table.choices()) == {KNIFE, "Rapier"}
        left = [table.answer(KNIFE) and "Rapier"]
    assert table.question == Question.NOON
    assert weapons_of(table) == left


LODGE, SKELETON = "Explorer's Lodge", "Yagn's Mechanical Skeleton"


@pytest.mark.refuses(LODGE)
def test_who_is_not_moved_by_the_lodge_does_not_boot() -> None:
    table = Playing(
        side("Law Dogs", deeds=[LODGE], at={LODGE: ["Olivia Jenks"]}),
        side("The Sloane Gang", rock=3, at={LODGE: [f"Fred Aims | {SKELETON}"]}),
        wording="weird-west",
        turn=0,
    )
    table.uses(LODGE, "Fred Aims").reacts(SKELETON)
    assert table.at("Fred Aims") == LODGE
    assert not table.booted("Fred Aims")
    assert table.question == Question.NOON
