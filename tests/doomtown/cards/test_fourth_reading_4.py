"""What playing every face of four sets found: Out for Blood, Hell's Comin' With Me, Deadwood, Debt of Blood."""

import pytest

from boomtown.doomtown.reading.active import says
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.text.sayings import DRAWS_BY_INFLUENCE
from boomtown.doomtown.verbs.cards import ace, discard
from doomtown.scenes import EVEN, an_ability, facing, happens, usable

BARTON, TOMMY = "Barton Everest", "Tommy Harden"


# --- how long it lasts -----------------------------------------------------------------------------


@pytest.mark.plays("Nathaniel Tuwikaa")
def test_only_the_shootout_nathaniel_calls_for_is_a_debate() -> None:
    table = facing(["Nathaniel Tuwikaa"], [BARTON], hands=EVEN, turn=0).uses("Nathaniel Tuwikaa")
    table.answer("yes").until(Question.SHOOTOUT)
    assert says(table.state, DRAWS_BY_INFLUENCE, table.id("Law Dogs"))
    table.until(Question.NOON)
    assert not says(table.state, DRAWS_BY_INFLUENCE, table.id("Law Dogs"))


# --- where it happens ------------------------------------------------------------------------------


@pytest.mark.refuses('"Professor" Duncan (Exp 1)')
def test_duncan_learns_nothing_from_a_totem_planted_elsewhere_however_rare_his_own_is() -> None:
    table = Playing(
        side(
            rock=9,
            hand=["Spirit Trail"],
            deeds=["Bunkhouse | Spirit Trail", "Undertaker"],
            at={"Bunkhouse": ['"Professor" Duncan (Exp 1)'], "Undertaker": ["Laughing Crow"]},
        ),
        side("The Sloane Gang"),
        turn=0,
    )
    table.answer(f"shop:{table.state.players[0].hand[0]}").answer("Undertaker")
    assert not usable(table, '"Professor" Duncan (Exp 1)')


# --- who has left meanwhile ------------------------------------------------------------------------


def rigged(*, aced: bool) -> Playing:
    """Steven leads the job of his Fail Safe against Barton at home; Allie opposes it and falls, and perhaps Steven."""
    table = Playing(
        side(at={"town square": ["Steven Wiles | Jacc's Fail Safe", TOMMY]}),
        side("The Sloane Gang", at={"home": [BARTON], "town square": ["Allie Hensman"]}),
        turn=0,
    )
    table.uses("Jacc's Fail Safe", BARTON)
    while table.question is not Question.SHOOTOUT:
        coming = [dude for dude in table.choices() if dude in (TOMMY, "Allie Hensman", "yes")]
        table.answer(coming[0] if coming else "done")
    fallen = ace if aced else discard
    happens(fallen(table.state, table.id("Steven Wiles"), an_ability(1, table, "Allie Hensman")))
    happens(discard(table.state, table.id("Allie Hensman"), an_ability(0, table, TOMMY)))
    return table


@pytest.mark.refuses("Jacc's Fail Safe")
@pytest.mark.parametrize("aced", [True, False])
def test_who_has_fallen_already_takes_nobody_along(aced: bool) -> None:
    table = rigged(aced=aced).never_offered("Jacc's Fail Safe", until=Question.NOON)
    assert (table.zone(BARTON), table.zone("Steven Wiles")) == ("play", "hill" if aced else "discard")


def test_what_lies_where_it_would_go_is_not_sent_there_again() -> None:
    table = Playing(side(hill=[TOMMY], discard=["Steven Wiles"]), side(), turn=0)
    cause = an_ability(0, table, "Law Dogs @0")
    assert not happens(ace(table.state, table.id(TOMMY), cause))
    assert not happens(discard(table.state, table.id("Steven Wiles"), cause))
