"""Actions of Debt of Blood."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS

PORT = "Any Port in a Storm"


def refusing(*, rock: int = 1, deeds: tuple[str, ...] = ("Bunkhouse",), mark: str = "Fred Aims") -> Playing:
    """Tommy calls out Fred in the town square, who refuses."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", rock=rock, deeds=list(deeds), hand=[PORT], at={"town square": [mark]}),
    )
    return table.calls_out("Tommy Harden", "Fred Aims").answer("no")


@pytest.mark.plays(PORT)
@pytest.mark.parametrize(("rock", "answer", "booted"), [(1, "yes", False), (1, "no", True), (0, None, True)])
def test_who_refuses_finds_shelter_and_may_pay_to_stay_awake(
    rock: int, answer: str | None, booted: bool
) -> None:
    table = refusing(rock=rock).reacts(PORT)
    if answer is not None:
        table.answer(answer)
    assert (table.at("Fred Aims"), table.booted("Fred Aims")) == ("Bunkhouse", booted)
    assert table.rock(1) == (0 if answer == "yes" else rock)


@pytest.mark.plays(PORT)
def test_who_flees_finds_shelter() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}, deck=["9S", *HANDS[2]]),
        side(
            "The Sloane Gang",
            deeds=["Bunkhouse"],
            hand=[PORT],
            at={"town square": ["Fred Aims", "Allie Hensman"]},
            deck=HANDS[1],
        ),
    )
    table.calls_out("Tommy Harden", "Fred Aims").answer("yes").until(Question.JOIN).answer("Allie Hensman")
    table.until(Question.CASUALTIES).answer("Allie Hensman").until(Question.RUN).answer("Fred Aims").reacts(
        PORT
    )
    assert (table.at("Fred Aims"), table.booted("Fred Aims")) == ("Bunkhouse", True)


def working(posse_of: str) -> Playing:
    """A job with (Pancho) or without (Olivia) the 3 bullets it takes."""
    table = Playing(
        side("Office of Ancestral Affairs", deeds=["Undertaker"], hand=[PORT], at={"home": [posse_of]}),
        side("Law Dogs", deeds=["Bunkhouse"]),
    )
    return table.uses("Office of Ancestral Affairs")


@pytest.mark.plays(PORT)
def test_after_a_job_well_done_a_dude_finds_shelter() -> None:
    table = working("Pancho Castillo").reacts(PORT)
    assert (table.at("Pancho Castillo"), table.booted("Pancho Castillo")) == ("Undertaker", True)


@pytest.mark.refuses(PORT)
def test_after_a_failed_job_nobody_does() -> None:
    table = working("Olivia Jenks")
    assert "react" not in table.ask.message.key
    assert table.at("Olivia Jenks") == "Office of Ancestral Affairs"


@pytest.mark.refuses(PORT)
@pytest.mark.parametrize("deeds", [(), ("Jackson's Strike",)])
def test_shelter_is_a_deed_of_yours_in_town(deeds: tuple[str, ...]) -> None:
    table = refusing(deeds=deeds)
    assert "react" not in table.ask.message.key
    assert table.at("Fred Aims") == "The Sloane Gang"


@pytest.mark.refuses(PORT)
@pytest.mark.plays("Smiling Tom")
@pytest.mark.parametrize("company", [False, True])
def test_smiling_tom_finds_shelter_only_where_he_may_go(company: bool) -> None:
    """He is at home or at the deed, never left behind booted where he refused."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side("The Fourth Ring", hand=[PORT], deeds=["Bunkhouse", "General Store"],
             at={"town square": ["Smiling Tom"], "Bunkhouse": ["Ivor Hawley"] if company else []}),
    )  # fmt: skip
    table.calls_out("Tommy Harden", "Smiling Tom").answer("no")
    if company:
        table.reacts(PORT)
        assert (table.at("Smiling Tom"), table.booted("Smiling Tom")) == ("Bunkhouse", True)
    else:
        table.never_offered(PORT, until=Question.NOON)
        assert (table.at("Smiling Tom"), table.booted("Smiling Tom")) == ("The Fourth Ring", True)


@pytest.mark.refuses(PORT)
def test_who_is_sent_home_by_a_card_finds_none() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ['Xiong "Wendy" Cheng']}),
        side(
            "The Sloane Gang",
            deeds=["Bunkhouse"],
            hand=[PORT],
            at={"town square": ["Fred Aims", "Allie Hensman"]},
        ),
    )
    table.calls_out('Xiong "Wendy" Cheng', "Fred Aims").answer("yes").until(Question.JOIN).answer(
        "Allie Hensman"
    )
    table.until(Question.SHOOTOUT).uses('Xiong "Wendy" Cheng', "Fred Aims")
    table.never_offered(PORT, until=Question.SHOOTOUT)
    assert table.at("Fred Aims") == "The Sloane Gang"
