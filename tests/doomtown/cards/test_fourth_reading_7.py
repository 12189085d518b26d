"""What a second playing of No Turning Back to Hell's Comin' With Me found: faces that had only been read before."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.cards import discard
from doomtown.scenes import HANDS, an_ability, asks, draws, everybody_joins, happens, shootout

BARTON, TOMMY, PERRY = "Barton Everest", "Tommy Harden", "Rev. Perry Inbody"
COURT, TIME = "Cochise County Courthouse", "For Such a Time as This"
RABBIT, MONKEY = "Rabbit Takes Revenge", "Monkey Goes to the Mountain"


# --- moved there booted: who stands there already is not moved (ruling 251) ------------------------


@pytest.mark.refuses(COURT)
@pytest.mark.rule("RB-5.3.3-12")
def test_the_court_does_not_pay_for_who_stands_in_the_square_already() -> None:
    table = Playing(
        side("Law Dogs", rock=5, deeds=[COURT], at={"town square": [f"{TOMMY} | bullets +3"]}),
        side("The Sloane Gang", at={"town square": [BARTON], "home": ["Fred Aims", "Allie Hensman"]}),
        turn=0,
    )
    table.uses(COURT).until(Question.TARGET)
    assert set(table.choices()) == {"Fred Aims", "Allie Hensman", "none"}


# --- "ace this card", and it has left play (ruling 252) --------------------------------------------


@pytest.mark.plays(TIME)
@pytest.mark.parametrize(("falls", "zone"), [(True, "discard"), (False, "hill")])
def test_a_spell_that_fell_with_its_caster_is_not_aced_any_more(falls: bool, zone: str) -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            deck=["KS", *HANDS[8]],
            discard=["Olivia Jenks", "Allie Hensman"],
            at={"town square": [f"{PERRY} | {TIME}", TOMMY]},
        ),
        side("The Sloane Gang", deck=list(HANDS[1]), at={"town square": [BARTON]}),
        turn=0,
    )
    everybody_joins(table.uses(TIME), [TOMMY]).answer("yes")
    everybody_joins(table, [BARTON])
    if falls:
        happens(discard(table.state, table.id(PERRY), an_ability(1, table, BARTON)))
    draws(table, TOMMY).until("search").answer("Olivia Jenks")
    assert table.zone("Olivia Jenks") == "play"  # the job has succeeded all the same
    assert table.zone(TIME) == zone


# --- nothing to choose, nothing to ask -------------------------------------------------------------


@pytest.mark.plays("Eagle Wardens")
def test_wardens_without_a_card_are_not_asked_what_becomes_of_it() -> None:
    table = Playing(
        side("Eagle Wardens", at={"town square": [TOMMY]}, fill=False), side("The Sloane Gang"), turn=0
    )
    table.uses("Eagle Wardens")
    assert table.booted(TOMMY)
    assert table.question is Question.NOON, asks(table)


# --- held in the shootout, the monkey climbs in vain -----------------------------------------------


@pytest.mark.plays(MONKEY)
@pytest.mark.plays(RABBIT)
@pytest.mark.parametrize("held", [True, False])
def test_nobody_climbs_out_of_the_rabbits_revenge(held: bool) -> None:
    table = shootout(
        ["Longwei Fu", TOMMY],
        [BARTON, "Allie Hensman"],
        hands=(("2C", "2H", *HANDS[1]), HANDS[1]),
        leader={"hand": [RABBIT, MONKEY], "deeds": ["General Store"]},
    )
    for card in (RABBIT, MONKEY) if held else (MONKEY,):
        table.uses(card)
        for _ in range(4):
            if table.question is Question.SHOOTOUT:
                break
            table.answer(
                next(found for found in ("Longwei Fu", BARTON, "General Store") if found in table.choices())
            )
        table.passes()
    assert table.at("Longwei Fu") == table.at(BARTON) == ("Town Square" if held else "General Store")
    assert (BARTON in table.posse(1)) == held
