"""Beside two oddities at once: what the first half of the fifth reading found wrong, and its kin in other sets."""

from collections.abc import Sequence
from typing import Any

import pytest

from boomtown.doomtown.plays.carrying import why_not_carry
from boomtown.doomtown.reading.numbers import player_number, production, rating
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import CasualtiesTaken
from boomtown.doomtown.text.numbers import CASUALTIES, LEAST_CASUALTIES
from boomtown.doomtown.verbs.changes import change_card, change_fight
from boomtown.table import IllegalAnswer
from doomtown.scenes import (
    CHEATING,
    HANDS,
    Hands,
    draws,
    refused_by,
    shootout,
    takes_control,
    total,
    usable,
)

BARTON, TOMMY = "Barton Everest", "Tommy Harden"


def every(table: Playing, title: str) -> list[int]:
    """The numbers of all cards with this title."""
    return [card.id for card in table.state.cards.values() if table.state.printed(card.id).title == title]


# --- of several only one counts, and it is one whose text is in force --------------------------------

LARIAT, RANCH = "Rancher's Lariat", "Circle M Ranch"


@pytest.mark.plays(LARIAT)
@pytest.mark.parametrize("blank", [0, 1])
def test_a_ranch_is_served_by_the_lariat_that_still_has_its_traits(blank: int) -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=3,
            deck=["KC"],
            at={RANCH: ["Wilber Crowley | Phantom Fingers"]},
        ),
        side(
            "The Sloane Gang",
            deeds=[RANCH],
            at={RANCH: [f"Jake Smiley | {LARIAT}", f"Clementine Lepp | {LARIAT}"]},
        ),
        turn=0,
    )
    before = production(table.state, table.id(RANCH))
    table.uses("Phantom Fingers", every(table, LARIAT)[blank])
    assert production(table.state, table.id(RANCH)) == before


FIRE = "Fire of Nanahbozho"


@pytest.mark.plays(FIRE)
@pytest.mark.parametrize("blank", [0, 1])
def test_in_the_weird_west_a_deed_is_warmed_by_the_fire_that_still_burns(blank: int) -> None:
    table = Playing(
        side("Jonah's Alliance", at={RANCH: [BARTON], "home": ["Wilber Crowley | Phantom Fingers"]}),
        side("Law Dogs", deeds=[f"{RANCH} | {FIRE} | {FIRE}"], at={RANCH: ["Laughing Crow"]}),
        turn=0,
        wording="weird-west",
    )
    crow = table.id("Laughing Crow")
    before = rating(table.state, crow, "Shaman")
    table.uses("Jonah's Alliance").answer("Phantom Fingers").answer(every(table, FIRE)[blank])
    assert rating(table.state, crow, "Shaman") == before


MANAGER = "Articulated Reloading Manager"


@pytest.mark.refuses(MANAGER)
@pytest.mark.parametrize("blank", [False, True])
def test_a_manager_without_its_text_still_leaves_no_room_for_another(blank: bool) -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            hand=[MANAGER],
            deck=["KC"],
            deeds=[RANCH],
            at={RANCH: [f"Jake Smiley | {MANAGER}"], "home": ["Clint Ramsey"]},
        ),
        side("The Fourth Ring", deck=["KC"], at={RANCH: ["Wilber Crowley | Phantom Fingers"]}),
        turn=1,
    )
    table.uses("Phantom Fingers") if blank else table.passes(1)
    held = next(card for card in every(table, MANAGER) if table.state.cards[card].zone == "hand")
    assert why_not_carry(table.state, 0, held, table.id("Jake Smiley")).rule == "RB-5.3.5-08"
    assert why_not_carry(table.state, 0, held, table.id("Clint Ramsey")) is None


# --- a name more is a name both ways (ruling 267) ---------------------------------------------------

MARIO = "Mario Crane (Exp 1)"


def gang(hand: Sequence[str] = (MARIO,), **more: Any) -> Playing:
    return Playing(side("The Sloane Gang", rock=30, hand=list(hand), **more), side("Law Dogs"), turn=0)


@pytest.mark.refuses(MARIO)
@pytest.mark.rule("RC-uniqueness-03")
@pytest.mark.rule("RC-uniqueness-04")
def test_mario_does_not_come_where_sloane_is_or_lies_buried() -> None:
    assert gang().why_not("shop", MARIO) is None
    assert refused_by(gang(at={"home": ["Sloane"]}), "shop", MARIO) == "RC-uniqueness-03"
    assert refused_by(gang(hill=["Sloane"]), "shop", MARIO) == "RC-uniqueness-04"
    theirs = Playing(side("The Sloane Gang", rock=30, hand=[MARIO]), side(at={"home": ["Sloane"]}), turn=0)
    assert theirs.why_not("shop", MARIO) is None


@pytest.mark.refuses(MARIO)
@pytest.mark.rule("RC-experienced-02")
@pytest.mark.parametrize(
    ("more", "rule"),
    [
        ({"at": {"home": ["Mario Crane", "Sloane"]}}, "RC-uniqueness-03"),
        ({"at": {"home": ["Mario Crane"]}, "hill": ["Sloane"]}, "RC-uniqueness-04"),
        ({"at": {"home": ["Mario Crane"]}, "hill": ["Mario Crane"]}, None),  # he himself is in play already
    ],
)
def test_no_version_of_mario_takes_sloanes_name_twice(more: dict[str, Any], rule: str | None) -> None:
    table = gang(**more)
    refusal = table.why_not("swap", MARIO, "Mario Crane")
    assert (refusal and refusal.rule) == rule
    assert bool([play for play in table.plays() if play.startswith("swap")]) == (rule is None)


@pytest.mark.refuses(MARIO)
def test_mario_and_sloane_start_in_no_gang_together() -> None:
    gangs = Playing(
        side("The Sloane Gang", deck=["Sloane", MARIO, "Barton Everest"], rock=30), side(), phase="gangs"
    )
    with pytest.raises(IllegalAnswer) as refused:
        gangs.answer("Sloane", MARIO)
    assert refused.value.rule == "RC-uniqueness-03"
    assert gangs.answer("Barton Everest", MARIO).zone(MARIO) == "play"


@pytest.mark.plays(MARIO)
def test_mario_without_traits_is_nobody_but_himself() -> None:
    cursed = gang(["Sloane"], at={"home": [f"{MARIO} | Curse of Failure (owned by 1)"]})
    assert cursed.why_not("shop", "Sloane") is None
    assert refused_by(gang(["Sloane"], at={"home": [MARIO]}), "shop", "Sloane") == "RC-uniqueness-03"


@pytest.mark.rule("RC-uniqueness-03")
def test_a_swap_for_somebody_elses_dude_brings_no_second_one_of_your_own() -> None:
    table = Playing(
        side("Law Dogs", hand=["Sloane (Exp 1)"], at={"home": ["Sloane"]}),
        side("The Sloane Gang", at={"town square": ["Sloane"]}),
        turn=0,
    )
    takes_control(table, 0, "Sloane @1")
    assert refused_by(table, "swap", "Sloane (Exp 1)", "Sloane @1") == "RC-uniqueness-03"
    assert table.why_not("swap", "Sloane (Exp 1)", "Sloane @0") is None


# --- who counts as having less ghost rock has less, whoever asks ------------------------------------

BANDITS, COMPANHURSTS = "The 108 Righteous Bandits", "Companhurst's"


@pytest.mark.plays(COMPANHURSTS)
@pytest.mark.plays("Guiding Light")
@pytest.mark.parametrize(("deeds", "booted"), [([COMPANHURSTS], False), ([], True)])
def test_the_light_takes_who_is_tied_for_the_poorer(deeds: list[str], booted: bool) -> None:
    people = ["Stevie Lyndon | Guiding Light", "Buskers | booted"]
    table = Playing(
        side(BANDITS, rock=3, deeds=deeds, deck=["KS"], at={"town square": people}),
        side("Law Dogs", rock=1),
        turn=0,
    )
    table.uses("Guiding Light", "Buskers")
    assert (table.rock(0), table.rock(1), table.booted("Buskers")) == (2, 2, booted)


@pytest.mark.plays(COMPANHURSTS)
@pytest.mark.plays("Buskers")
@pytest.mark.parametrize(("third", "offered"), [(2, True), (1, False)])
def test_buskers_ask_who_has_as_much_while_nobody_has_less(third: int, offered: bool) -> None:
    table = Playing(
        side(BANDITS, rock=2, deeds=[COMPANHURSTS], at={"town square": ["Buskers"]}),
        side("Law Dogs", rock=2, at={"home": [TOMMY]}),
        side("Morgan Cattle Co.", rock=third),
        turn=1,
    )
    table.moves(TOMMY, "town square")
    assert (table.question is Question.REACT and usable(table, "Buskers")) == offered


@pytest.mark.plays(COMPANHURSTS)
@pytest.mark.plays("108 Gracious Gifts")
@pytest.mark.parametrize(
    ("mine", "theirs", "discards"),
    [([], [], 2), ([], [COMPANHURSTS], 1), ([COMPANHURSTS], [COMPANHURSTS], 2)],
)
def test_gifts_see_that_a_tied_companhursts_has_less(
    mine: list[str], theirs: list[str], discards: int
) -> None:
    table = Playing(
        side("108 Gracious Gifts", rock=2, hand=["Roan", "Shotgun"], deeds=mine),
        side(BANDITS, rock=2, deeds=theirs),
        phase="sundown",
        wording="weird-west",
    )
    assert getattr(table.ask.form, "most", 1) == discards


# --- a sealed pile is no pile to act on (ruling 160) ------------------------------------------------

BOOK, LACY = "De Annulos Mysteriis", "Lacy O'Malley"


@pytest.mark.refuses(BOOK)
@pytest.mark.refuses(LACY)
@pytest.mark.parametrize(("legend", "offered"), [(LACY, False), ("", True)])
def test_the_book_finds_nothing_in_a_pile_that_nothing_leaves(legend: str, offered: bool) -> None:
    table = Playing(
        side(
            "The Sloane Gang",
            legend=legend,
            rock=3,
            discard=["Election Day Slaughter"],
            at={"home": [f"Steele Archer | {BOOK}"]},
        ),
        side("Law Dogs", at={"town square": [TOMMY]}),
        turn=0,
    )
    assert usable(table, BOOK) == offered


@pytest.mark.refuses(LACY)
@pytest.mark.rule("RB-7.3.2-03")
@pytest.mark.parametrize(("legend", "found"), [(LACY, []), ("", ["Raking Dragons", "none"])])
def test_no_combo_goes_on_from_a_sealed_pile(legend: str, found: list[str]) -> None:
    table = shootout(
        ["Longwei Fu"],
        [BARTON, "Allie Hensman"],
        leader={
            "hand": ["Zhu's Ferocity"],
            "deck": ["2C"] * 9,
            "discard": ["Raking Dragons"],
            "legend": legend,
        },
    )
    table.uses("Zhu's Ferocity", BARTON)
    assert (table.choices() if table.question is Question.COMBO else []) == found


@pytest.mark.plays("Dies Irae")
@pytest.mark.plays("Agent Provocateur")
def test_who_never_leaves_boot_hill_still_stands_by_from_there() -> None:
    table = shootout(
        ["Sister Lois Otwell | Dies Irae", "Olivia Jenks"],
        [BARTON],
        hands=(("KS", *HANDS[1]), HANDS[1]),
        leader={"hill": ["Clint Ramsey", "Agent Provocateur"]},
        winner=0,
    )
    table.uses("Dies Irae").until(Question.TARGETS)
    assert set(table.choices()) == {"Clint Ramsey", "Agent Provocateur"}


# --- what does not change ranks or casualties changes none of their kinds (rulings 165, 268) --------

FLUSH_BUT_ONE = ("2H", "4H", "6H", "8H", "KC")


@pytest.mark.plays("See-Through Spectacles")
@pytest.mark.plays("Magnum Rounds")
@pytest.mark.parametrize(
    ("loaded", "theirs", "rank"), [(False, HANDS[2], 6), (True, HANDS[2], 1), (True, CHEATING[2], 6)]
)
def test_magnum_rounds_do_not_look_through_spectacles(
    loaded: bool, theirs: tuple[str, ...], rank: int
) -> None:
    table = shootout(
        ["Olivia Jenks | See-Through Spectacles"],
        ["Fred Aims | Magnum Rounds"],
        hands=(FLUSH_BUT_ONE, theirs),
    )
    table.passes(0)
    table.uses("Magnum Rounds") if loaded else table.passes(1)
    draws(table).until(Question.RESOLUTION)
    table.uses("See-Through Spectacles", "King of Clubs")
    assert total(table, 0) == rank


SHOWDOWN = "Shan Fan Showdown!"


def duel(mine: str, *, fair: bool, hands: Hands, **leader: Any) -> Playing:
    """Player 0 is called out by who may play Shan Fan Showdown!; the first Shootout play is next."""
    table = shootout(
        [mine, "Fred Aims", "Olivia Jenks"],
        ["Travis Moone | Bowie Knife", "Silas Aims", "Barton Everest"],
        hands=hands,
        rock=5,
        leader=leader,
        mark={"hand": [SHOWDOWN]},
    )
    table.reacts(SHOWDOWN) if fair else table.answer("pass")
    return table


@pytest.mark.plays(SHOWDOWN)
@pytest.mark.plays("Flame-Thrower")
@pytest.mark.parametrize(("fair", "due"), [(False, 2), (True, 1)])
def test_flames_burn_nobody_more_in_a_showdown(fair: bool, due: int) -> None:
    table = duel("Jake Smiley | Flame-Thrower", fair=fair, hands=(HANDS[1] * 3, HANDS[2] * 3))
    table.uses("Flame-Thrower").answer(1)
    draws(table).until(Question.CASUALTIES)
    assert table.ask.message.args["due"] == due


@pytest.mark.plays(SHOWDOWN)
@pytest.mark.plays(MARIO)
@pytest.mark.parametrize(("fair", "least"), [(False, 1), (True, 0)])
def test_mario_changes_no_casualties_in_a_showdown(fair: bool, least: int) -> None:
    table = duel(MARIO, fair=fair, hands=(("2S",) * 12, HANDS[2] * 3))
    draws(table, "Fred Aims").until(Question.RESOLUTION)
    table.uses(MARIO)
    assert player_number(table.state, LEAST_CASUALTIES, 0) == least
    assert player_number(table.state, CASUALTIES, 0) == -2 * least


@pytest.mark.plays(SHOWDOWN)
@pytest.mark.plays("No Turning Back")
@pytest.mark.parametrize("fair", [False, True])
def test_a_last_stand_spares_nobody_in_a_showdown(fair: bool) -> None:
    table = duel("Jake Smiley", fair=fair, hands=(HANDS[1] * 3, HANDS[2] * 3), hand=["No Turning Back"])
    draws(table).until(Question.RESOLUTION)
    table.uses("No Turning Back", "Fred Aims").answer("Jake Smiley")
    table.until(Question.RUN)
    taken = {event.seat: len(event.cards) for event in table.events(CasualtiesTaken)}
    assert taken[0] == int(fair)


# --- what the fourth reading left --------------------------------------------------------------------


@pytest.mark.plays("Abram Grothe (Exp 1)")
@pytest.mark.plays("Tlaloc's Furies")
def test_abram_silences_what_furies_give_by_their_text() -> None:
    table = shootout(
        ["Abram Grothe (Exp 1)", "Olivia Jenks"],
        ["Travis Moone", "Barton Everest | Tlaloc's Furies"],
        hands=(HANDS[1] * 3, HANDS[1] * 3),
    )
    printed = table.state.printed(table.id(BARTON)).bullets
    change_fight(table.state, round=2)
    assert table.bullets(BARTON) == printed + 1
    table.uses("Abram Grothe (Exp 1)")
    assert table.bullets(BARTON) == printed


@pytest.mark.plays("The Mixer")
@pytest.mark.parametrize("mixers", [1, 2])
def test_two_mixers_leave_as_little_as_one(mixers: int) -> None:
    table = shootout(["Olivia Jenks", "The Mixer"], [BARTON, "The Mixer"])
    change_card(table.state, table.id(BARTON), counters=(("bullets", 3),))
    printed = table.state.printed(table.id(BARTON)).bullets
    assert table.bullets(BARTON) == printed + 3
    table.uses("The Mixer @0", BARTON)
    table.uses("The Mixer @1", BARTON) if mixers == 2 else table.passes(1)
    assert table.bullets(BARTON) == printed


@pytest.mark.plays("Francisco Rosales")
@pytest.mark.parametrize(
    ("wording", "found"),
    [("compendium", ["Faithful Hound", "Roan", "none"]), ("weird-west", ["Faithful Hound", "Roan"])],
)
def test_in_the_weird_west_francisco_attaches_what_he_can(wording: str, found: list[str]) -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            rock=1,
            discard=["Faithful Hound", "Roan", "Shotgun"],
            at={"home": ["Francisco Rosales", "Olivia Jenks"]},
        ),
        side("The Sloane Gang", deeds=["Bunkhouse"]),
        wording=wording,
    ).uses("Francisco Rosales")
    assert table.until("Sidekick or Horse").choices() == found
    assert table.answer("Roan").answer("Olivia Jenks").card("Roan").place == table.id("Olivia Jenks")
