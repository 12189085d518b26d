"""Mike Draksil, whom people call crazy."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing
from doomtown.scenes import facing

MIKE = '"Crazy" Mike Draksil'


def menaced(mark: str, *hand: str, caller: str = MIKE) -> Playing:
    other = [] if caller == MIKE else [MIKE]
    return facing([caller, *other], [mark], mark={"hand": list(hand)}, turn=0).calls_out(caller, mark)


@pytest.mark.plays(MIKE)
def test_who_refuses_mike_gives_up_a_card() -> None:
    table = menaced("Jake Smiley", "5S", "6S").answer("no")
    assert (table.ask.seat, table.choices()) == (1, ["5 of Spades", "6 of Spades"])
    table.answer("5 of Spades")
    assert (table.hand(1), table.at("Jake Smiley"), table.booted("Jake Smiley")) == (
        ["6 of Spades"],
        "The Sloane Gang",
        True,
    )


@pytest.mark.plays(MIKE)
def test_without_a_card_mike_is_not_refused() -> None:
    assert menaced("Jake Smiley").question is not Question.ACCEPT
    assert menaced("Jake Smiley").state.fight is not None


@pytest.mark.refuses(MIKE)
@pytest.mark.parametrize(("mark", "caller"), [("Philip Swinford", MIKE), ("Jake Smiley", "Olivia Jenks")])
def test_his_equals_and_those_whom_others_call_out_refuse_for_nothing(mark: str, caller: str) -> None:
    table = menaced(mark, "5S", caller=caller).answer("no")
    assert (table.hand(1), table.at(mark)) == (["5 of Spades"], "The Sloane Gang")
    assert menaced(mark, caller=caller).question is Question.ACCEPT
