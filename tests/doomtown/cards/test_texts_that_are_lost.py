"""Cards without their traits or abilities: what goes with the text, what stays, and what others would have given."""

import pytest

from boomtown.doomtown.plays.carrying import why_not_carry
from boomtown.doomtown.reading.numbers import casting_rating, control, production, rating
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.cards import enter
from boomtown.doomtown.verbs.changes import change_fight
from doomtown.scenes import (
    HANDS,
    an_ability,
    declines,
    everybody_joins,
    facing,
    happens,
    next_day,
    shootout,
    usable,
)

# --- goods without their text say no more who may have them -------------------------------------------

TOMMY = "Tommy Harden"


@pytest.mark.plays("Phantom Fingers", "Nunchucks")
@pytest.mark.rule("RB-5.3.5-08")
@pytest.mark.parametrize("fumbled", [True, False])
def test_goods_without_their_text_go_to_anybody(fumbled: bool) -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Mr. Outang | Nunchucks", TOMMY]}),
        side("The Fourth Ring", deck=["KS"], at={"town square": ["Mongwau The Mighty | Phantom Fingers"]}),
        turn=1,
    )
    table.uses("Phantom Fingers") if fumbled else table.passes(1)
    assert any(play.startswith("trade:") for play in table.plays()) == fumbled


# --- a text that is in force, and what a text has done ------------------------------------------------

REMEDY = "Remedy"


@pytest.mark.plays("Huang Li", REMEDY)
def test_what_huang_li_has_learned_after_a_remedy_counts() -> None:
    table = shootout(
        ["Huang Li", f"Laughing Crow | {REMEDY}", "Eve Henry"],
        ["Barton Everest"],
        leader={"hand": ["5S"], "deck": ["KS", "KS"]},
    )
    table.uses(REMEDY, "Huang Li").passes()
    assert table.uses("Huang Li", "Eve Henry").bullets("Huang Li") == 2 + 2


@pytest.mark.plays(REMEDY)
def test_a_remedy_takes_nothing_from_cattle_that_come_later() -> None:
    table = shootout(
        [f"Laughing Crow | {REMEDY}"],
        ["Barton Everest | Mutant Cattle"],
        leader={"deck": ["KS"]},
        mark={"discard": ["Mutant Cattle"]},
    )
    early = table.id("Mutant Cattle")
    table.uses(REMEDY, "Barton Everest")
    assert table.bullets("Barton Everest") == 2  # without its bullet
    late = next(
        card.id for card in table.state.cards.values() if card.face == "Mutant Cattle" and card.id != early
    )
    place = enter(
        table.state, late, table.id("Barton Everest"), an_ability(1, table, "Barton Everest"), attached=True
    )
    happens(place)
    assert table.bullets("Barton Everest") == 2 + 1


# --- Huang Li's lessons are a trait (ruling 560) ------------------------------------------------------

HUANG = "Huang Li"


@pytest.mark.plays(HUANG)
def test_huang_li_without_traits_teaches_nothing() -> None:
    """Full Moon Brotherhood takes the traits for the day; the ability itself is still used."""
    table = facing(
        ["Fred Aims"],
        [HUANG, "Bobo"],
        leader={"outfit": "Full Moon Brotherhood", "at": {"home": ["Olivia Jenks"]}},
        mark={"hand": ["5S", "6S"]},
        turn=0,
    ).uses("Full Moon Brotherhood", HUANG)
    table.passes(1).calls_out("Fred Aims", HUANG)
    while table.question is not Question.SHOOTOUT:
        coming = (
            [dude for dude in table.choices() if dude == "Bobo"] if "join" in table.ask.message.key else []
        )
        table.answer(coming[0]) if coming else declines(table)
    if table.ask.seat == 0:
        table.passes()
    table.uses(HUANG, "Bobo", "6 of Spades")
    assert (table.booted("Bobo"), table.bullets(HUANG)) == (True, 2)


@pytest.mark.plays(HUANG)
def test_who_is_out_of_reach_of_abilities_is_taught_a_lesson_all_the_same() -> None:
    """Johnny Ringo keeps Shootout abilities off everybody this round; Huang Li's lesson is none."""
    table = shootout(
        ["Johnny Ringo", "Jake Smiley"],
        [HUANG, "Xiaodan Li"],
        mark={"hand": ["5S", "6S"]},
    ).uses("Johnny Ringo")
    table.uses(HUANG, "Xiaodan Li", "6 of Spades")
    assert table.choices() == ["Johnny Ringo", "Jake Smiley"]
    table.answer("Jake Smiley")
    assert table.booted("Jake Smiley")


# --- who has lost all abilities has none given either (ruling 712) ------------------------------------

CURSE, NICODEMUS = "Curse of Failure", "Nicodemus Whateley"


@pytest.mark.plays(CURSE)
@pytest.mark.refuses(NICODEMUS, "Incubation")
@pytest.mark.parametrize("giver", [NICODEMUS, "Incubation"])
def test_a_cursed_dude_has_no_ability_that_others_give_it(giver: str) -> None:
    fever = " | Incubation" if giver == "Incubation" else ""
    table = Playing(
        side("Law Dogs"),
        side(
            "The Fourth Ring",
            deeds=["Undertaker"],
            at={
                "Undertaker": [f"Pagliaccio | {CURSE} (owned by 0){fever}", f"Bobo{fever}"],
                "home": [NICODEMUS],
            },
        ),
        turn=1,
    )
    assert (usable(table, "Pagliaccio"), usable(table, "Bobo")) == (False, True)


# --- an ability that a trait gives is gone with the trait ---------------------------------------------

GRIZZLY, MOON = 'Lewis "Grizzly" Evans', "Full Moon Brotherhood"


@pytest.mark.refuses(GRIZZLY)
@pytest.mark.plays(MOON)
@pytest.mark.parametrize(("hunted", "wrestles"), [("Bobo", True), (GRIZZLY, False)])
def test_lewis_without_traits_has_no_ability_either(hunted: str, wrestles: bool) -> None:
    """*While* another dude is with him, *Lewis has* it: that is a trait."""
    table = facing(
        ["Jake Smiley"],
        [GRIZZLY, "Bobo"],
        leader={"outfit": MOON, "at": {"home": ["Olivia Jenks"]}},
        turn=0,
    )
    table.uses(MOON, hunted).passes(1).calls_out("Jake Smiley", GRIZZLY)
    if table.question is Question.ACCEPT:
        table.answer("yes")
    everybody_joins(table, ["Jake Smiley", GRIZZLY, "Bobo"])
    if table.ask.seat == 0:
        table.passes()
    assert usable(table, GRIZZLY) == wrestles


# --- as if he had a skill (ruling 722) ----------------------------------------------------------------

MATTHEW, CHAPEL, TRAIL = "Matthew Rising Sun", "St. Anthony's Chapel", "Spirit Trail"


@pytest.mark.plays(MATTHEW)
def test_what_raises_skills_raises_nothing_of_who_has_none() -> None:
    table = Playing(
        side("Law Dogs", deeds=[f"{CHAPEL} | {TRAIL}"], at={CHAPEL: [MATTHEW]}), side("Law Dogs"), turn=0
    )
    assert usable(table, TRAIL)
    assert casting_rating(table.state, table.id(MATTHEW), "Shaman", table.id(TRAIL)) == 3


# --- of several only one counts, and it is one whose text is in force ---------------------------------

BARTON = "Barton Everest"


def every(table: Playing, title: str) -> list[int]:
    """The numbers of all cards with this title."""
    return [card.id for card in table.state.cards.values() if table.state.printed(card.id).title == title]


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


# --- what Furies give by their text -------------------------------------------------------------------


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


# --- whose traits are back at home --------------------------------------------------------------------

DORIS = "Doris Powell"


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
