"""What the second part of the sixth audit found, each beside the card that shows it."""

import pytest

from boomtown.doomtown.reading.numbers import bounty, rating
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.cards import discard
from doomtown.scenes import CHEATING, HANDS, an_ability, draws, everybody_joins, shootout, usable

OLIVIA, BARTON = "Olivia Jenks", "Barton Everest"

# --- what a skill is while inventing, it is only then ---------------------------------------------------

MARGARET = "Margaret Hagerty"


@pytest.mark.plays(MARGARET)
def test_who_started_with_a_gadget_dude_is_no_better_for_it_later() -> None:
    """At the start of the game there is no play whose end could end what Margaret has more of."""
    gangs = ([MARGARET, "POST-A-TRON", *["2C"] * 9], [BARTON, *["5C"] * 9])
    table = Playing(
        side("Morgan Cattle Co.", deck=gangs[0], rock=20),
        side("The Sloane Gang", deck=gangs[1]),
        phase="gangs",
    )
    table.answer(MARGARET, "POST-A-TRON", seat=0).answer(BARTON, seat=1)
    assert table.zone("POST-A-TRON") == "play"  # she needed the 3 for it
    assert rating(table.state, table.id(MARGARET), "Mad Scientist") == 1


# --- nobody's hand takes another player's card ----------------------------------------------------------

RHONDA, TATTOOED, STATION = "Rhonda Sageblossom", "The Tattooed Man", "Gateway Station"


@pytest.mark.plays(RHONDA)
@pytest.mark.refuses(RHONDA)
@pytest.mark.parametrize(("owner", "offered"), [(0, True), (1, False)])
def test_another_player_s_horse_does_not_come_to_the_hand_of_who_has_rhonda_now(
    owner: int, offered: bool
) -> None:
    table = Playing(
        side("Law Dogs", deck=list(HANDS[1]), at={"town square": ["Clyde Owens"]}),
        side(
            "Eagle Wardens",
            deck=list(HANDS[2]),
            at={"town square": [f"{RHONDA} | controlled by 0 | Roan (owned by {owner})", BARTON]},
        ),
        turn=0,
    )
    draws(everybody_joins(table.calls_out(RHONDA, BARTON).answer("yes"), [])).until(Question.CASUALTIES)
    table.answer("Roan")
    if offered:
        table.answer("yes")
    assert (table.zone("Roan"), table.hand(1)) == ("hand" if offered else "discard", [])


@pytest.mark.refuses(TATTOOED)
def test_another_player_s_hex_does_not_fade_into_the_hand_of_who_has_the_tattooed_man_now() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": [OLIVIA]}),
        side("The Fourth Ring", at={"town square": [f"{TATTOOED} | controlled by 0 | Phantom Fingers"]}),
    )
    asked = list(discard(table.state, table.id("Phantom Fingers"), an_ability(1, table, OLIVIA)))
    assert (asked, table.zone("Phantom Fingers")) == ([], "discard")


@pytest.mark.refuses(STATION)
def test_nobody_s_dude_is_taken_out_of_a_lowball_hand_that_was_dealt_by_another() -> None:
    """Bottom Dealin' has given player 0 five cards of player 1's deck, Jake Smiley among them."""
    table = Playing(
        side("Law Dogs", rock=9, deeds=[STATION], hand=["Shotgun"], deck=list(CHEATING[2])),
        side(
            "The Sloane Gang",
            rock=9,
            hand=["Bottom Dealin'"],
            deck=[*HANDS[5], "Jake Smiley", "2C", "4D", "6H", "8C"],
        ),
        phase="gambling",
        day=2,
        winner=1,
    )
    table.until("heatin").uses("Bottom Dealin'").until(Question.REACT).reacts(STATION).until(Question.UPKEEP)
    assert (table.zone("Jake Smiley"), table.hand(1)) == ("discard", [])


# --- who has lost all abilities has none given either (ruling 712) --------------------------------------

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


# --- reduced to 0 is a penalty (ruling 710) -------------------------------------------------------------

NICOLE, TENT, MCDROSTE = "Nicole Sumner", "Quarantine Tent", "Old Man McDroste"


@pytest.mark.plays(NICOLE, TENT)
@pytest.mark.parametrize(("deed", "influence"), [("Bunkhouse", 0), (TENT, 2)])
def test_nicole_keeps_her_influence_in_the_tent(deed: str, influence: int) -> None:
    table = Playing(
        side("Law Dogs", deeds=[deed], at={deed: [f"{NICOLE} | bounty 1"]}), side("The Sloane Gang"), turn=0
    )
    assert (table.influence(NICOLE), table.bullets(NICOLE)) == (influence, 3)


@pytest.mark.plays(NICOLE)
def test_nothing_makes_up_for_what_nicole_has_lost() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Yan Li's Tailoring"],
            at={"Yan Li's Tailoring": [f"{NICOLE} | bounty 1 | Fancy New Hat"]},
        ),
        side("The Sloane Gang"),
        turn=0,
    )
    table.uses("Yan Li's Tailoring")
    assert table.influence(NICOLE) == 0


@pytest.mark.plays(MCDROSTE, TENT)
def test_old_man_mcdroste_drives_nobody_off_from_the_tent() -> None:
    table = Playing(
        side("Law Dogs", deeds=[TENT], at={TENT: [OLIVIA]}),
        side("The Sloane Gang", at={TENT: [MCDROSTE]}),
        turn=1,
    )
    before = table.influence(OLIVIA)
    table.uses(MCDROSTE, OLIVIA)
    assert (before > 0, table.influence(OLIVIA)) == (True, before)


@pytest.mark.plays(CURSE)
@pytest.mark.refuses(TENT)
def test_what_cannot_be_modified_stays_in_the_tent() -> None:
    table = Playing(
        side("Law Dogs", deeds=[TENT], at={TENT: [f"{OLIVIA} | {CURSE} (owned by 1)"]}),
        side("The Sloane Gang"),
    )
    assert (table.influence(OLIVIA), table.bullets(OLIVIA)) == (0, 0)


# --- a bounty that cannot be reduced (ruling 711) -------------------------------------------------------


@pytest.mark.plays("Sloane", "Caitlin McCue")
@pytest.mark.parametrize(("has", "counts"), [(0, 0), (1, 1), (3, 2)])
def test_caitlin_s_plea_leaves_sloane_wanted(has: int, counts: int) -> None:
    table = Playing(
        side("Law Dogs"),
        side(
            "The Sloane Gang",
            at={"town square": ["Caitlin McCue"], "home": [f"Sloane | bounty {has}", f"{BARTON} | bounty 1"]},
        ),
    )
    assert bounty(table.state, table.id("Sloane")) == counts
    assert bounty(table.state, table.id(BARTON)) == 0


# --- what a Shootout ability chooses while it is resolved is chosen, too (ruling 713) -------------------

FASTER, STAR = "Faster on the Draw", "Fallen Star"


def outdrawn(*theirs: str, action: str = FASTER, mine: str = "Tommy Harden") -> Playing:
    """Player 0 plays an action which chooses one of theirs only after its first sentence."""
    return shootout([mine], list(theirs), leader={"hand": [action]}, mark={"hand": [STAR]}, rock=3).uses(
        action
    )


@pytest.mark.plays(STAR, FASTER)
def test_somebody_else_is_outdrawn() -> None:
    table = outdrawn("Jake Smiley", BARTON).answer(BARTON)
    before = (table.bullets("Jake Smiley"), table.bullets(BARTON))
    assert table.stud("Tommy Harden")  # the first sentences are done by now
    table.reacts(STAR)
    assert (table.bullets("Jake Smiley"), table.bullets(BARTON)) == (max(0, before[0] - 2), before[1])
    assert (table.booted("Jake Smiley"), table.booted(BARTON)) == (True, False)


@pytest.mark.refuses(STAR)
@pytest.mark.parametrize("theirs", [(BARTON,), ("Jake Smiley | booted", BARTON)])
def test_without_another_to_boot_who_was_outdrawn_is(theirs: tuple[str, ...]) -> None:
    table = outdrawn(*theirs)
    if len(theirs) > 1:
        table.answer(BARTON)
    assert (table.question, usable(table, STAR)) == (Question.SHOOTOUT, False)


@pytest.mark.refuses(STAR)
def test_whoever_is_chosen_for_their_own_side_needs_no_stand_in() -> None:
    """Calling the Cavalry chooses one of its player's own posse."""
    table = shootout(
        ["Tommy Harden", OLIVIA],
        [BARTON, "Jake Smiley"],
        leader={"hand": ["Calling the Cavalry"]},
        mark={"hand": [STAR]},
        rock=3,
    )
    table.uses("Calling the Cavalry").answer(OLIVIA)
    assert (table.stud(OLIVIA), table.question, usable(table, STAR)) == (True, Question.SHOOTOUT, False)
