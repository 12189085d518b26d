"""Dudes of Double Dealin'."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, answers, asks, deal, draws, shootout

# --- Mortimer Parsons ------------------------------------------------------------------------------


@pytest.mark.plays("Mortimer Parsons")
def test_mortimer_is_ashamed_of_a_cheatin_hand() -> None:
    table = shootout(
        ["Rob Wilby", "Mortimer Parsons"], ["Olivia Jenks"], hands=((*CHEATING[2], "3H"), deal(1))
    )
    draws(table, "Rob Wilby")
    assert table.at("Mortimer Parsons") == "Law Dogs"
    assert table.booted("Mortimer Parsons")
    assert table.influence("Mortimer Parsons") == 0
    assert table.posse(0) == ["Rob Wilby"]
    table.until(Question.UPKEEP)
    assert table.state.day == 2
    assert table.influence("Mortimer Parsons") == 2


@pytest.mark.plays("Mortimer Parsons")
def test_alone_in_the_posse_mortimer_leaves_no_shootout_behind() -> None:
    table = shootout(
        ["Mortimer Parsons"], ["Olivia Jenks"], hands=(["5H", "6H", *CHEATING[8]], HANDS[1]), rock=5
    )
    table.until(Question.NOON)
    assert table.booted("Mortimer Parsons")
    assert table.zone("Olivia Jenks") == table.zone("Mortimer Parsons") == "play"


@pytest.mark.refuses("Mortimer Parsons")
def test_a_legal_hand_does_not_shame_mortimer() -> None:
    table = shootout(
        ["Mortimer Parsons"], ["Olivia Jenks"], hands=(["5H", "6H", *HANDS[2]], HANDS[1]), rock=5
    )
    table.until(Question.RESOLUTION)
    assert table.posse(0) == ["Mortimer Parsons"]
    assert table.influence("Mortimer Parsons") == 2


# --- Tallulah "Lula" Morgan ------------------------------------------------------------------------

LULA = 'Tallulah "Lula" Morgan'


def visiting(rock: int = 1, *, theirs: list[str] | None = None) -> Playing:
    """Lula stands at a Bank that is not hers; her own Bunkhouse is empty."""
    return Playing(
        side(
            "Morgan Cattle Co.",
            rock=rock,
            deeds=["Bunkhouse"],
            at={"Bank of California": [LULA, "Rob Wilby"]},
        ),
        side("The Sloane Gang", deeds=["Bank of California", "Undertaker"], at={"home": theirs or []}),
    )


@pytest.mark.plays(LULA)
def test_lula_draws_the_production_of_a_deed_she_took() -> None:
    table = visiting().uses(LULA)
    assert table.booted(LULA)
    assert table.rock(0) == 1 - 1 + 3


@pytest.mark.refuses(LULA)
def test_lula_needs_a_deed_of_somebody_else_and_ghost_rock() -> None:
    assert not any(":invest" in play for play in visiting(rock=0).plays())
    at_home = Playing(
        side("Morgan Cattle Co.", rock=5, deeds=["Bunkhouse"], at={"Bunkhouse": [LULA]}),
        side("The Sloane Gang", deeds=["Undertaker"]),
    )
    assert not any(":invest" in play for play in at_home.plays())
    assert any(":invest" in play for play in visiting().plays())


# --- Dr. Emanuel Ashbel ----------------------------------------------------------------------------

DOCTOR = "Dr. Emanuel Ashbel"


def sacrificing(pulled: str) -> Playing:
    """Somebody is about to be aced while the doctor is at the other home."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks", "Clint Ramsey"]}, hand=["No Turning Back"]),
        side("Morgan Cattle Co.", at={"home": [DOCTOR]}, deck=[pulled]),
    )
    return table.uses("No Turning Back", "Olivia Jenks")


@pytest.mark.plays(DOCTOR)
def test_the_doctor_s_pull_above_the_value_makes_it_a_discard() -> None:
    table = sacrificing("3S").reacts(DOCTOR)
    assert table.zone("Olivia Jenks") == "discard"  # value 2


@pytest.mark.refuses(DOCTOR)
def test_an_equal_pull_does_not_save_and_a_discard_is_none_of_his_business() -> None:
    table = sacrificing("2S").reacts(DOCTOR)
    assert table.zone("Olivia Jenks") == "hill"
    losing = shootout(
        ["Rob Wilby"],
        ["Olivia Jenks", "Clint Ramsey"],
        hands=(deal(2), (*deal(1), "3C")),
        mark={"at": {"home": [DOCTOR]}},
    )
    losing.until(Question.CASUALTIES).answer("discard:" + str(losing.id("Olivia Jenks")))
    assert losing.zone("Olivia Jenks") == "discard"
    assert "React" not in asks(losing)


@pytest.mark.refuses(DOCTOR)
@pytest.mark.parametrize("buried", ["Barton Everest", "Shotgun"])
def test_the_doctor_does_nothing_for_what_is_not_in_play(buried: str) -> None:
    table = Playing(
        side("Law Dogs", deeds=["Gomorra Parish"], hand=[buried]),
        side("Morgan Cattle Co.", at={"home": [DOCTOR]}, deck=["KS"]),
    )
    table.uses("Gomorra Parish").never_offered(DOCTOR, until=Question.NOON)
    assert table.zone(buried) == "hill"


# --- Mario Crane -----------------------------------------------------------------------------------


def mario_loses(mine: tuple[str, ...], theirs: tuple[str, ...]) -> Playing:
    """Mario and Rob Wilby show one hand, Olivia Jenks another."""
    table = shootout(["Rob Wilby", "Mario Crane"], ["Olivia Jenks"], hands=((*mine, "3H"), theirs))
    return draws(table, "Rob Wilby")


@pytest.mark.plays("Mario Crane")
@pytest.mark.refuses("Mario Crane")
def test_a_legal_hand_protects_mario_until_the_round_is_lost_by_three() -> None:
    by_two = mario_loses(deal(1), deal(3)).until(Question.RUN)
    assert by_two.zone("Rob Wilby") == "hill"  # both casualties, unasked: nobody else could be one
    assert by_two.zone("Mario Crane") == "play"
    assert by_two.posse(0) == ["Mario Crane"]
    by_three = mario_loses(deal(1), deal(4)).until(Question.CASUALTIES)
    assert any("Mario Crane" in answer for answer in answers(by_three))


@pytest.mark.refuses("Mario Crane")
def test_a_cheatin_hand_does_not_protect_mario() -> None:
    table = mario_loses(CHEATING[2], deal(4)).until(Question.CASUALTIES)
    assert any("Mario Crane" in answer for answer in answers(table))


# --- Richard Slavin --------------------------------------------------------------------------------


def digging(pulled: str, where: str = "Jackson's Strike") -> Playing:
    return Playing(
        side(
            "The Fourth Ring",
            deeds=["Jackson's Strike"],
            at={where: ["Richard Slavin"]},
            deck=[pulled, "Roan"],
            discard=["Shotgun", "Doyle's Hoyle"],
            hill=["Holy Wheel Gun"],
        ),
        side("The Sloane Gang"),
    ).uses("Richard Slavin")


@pytest.mark.plays("Richard Slavin")
@pytest.mark.refuses("Richard Slavin")
def test_a_red_card_out_of_town_digs_up_something_mystical() -> None:
    table = digging("5H")
    assert sorted(table.choices()) == ["Doyle's Hoyle", "Holy Wheel Gun", "none"]
    table.answer("Holy Wheel Gun")
    assert table.hand(0) == ["Holy Wheel Gun"]
    assert table.booted("Richard Slavin")
    assert digging("5S").hand(0) == []


@pytest.mark.refuses("Richard Slavin")
def test_in_town_slavin_does_not_even_pull() -> None:
    table = digging("5H", "town square")
    assert table.booted("Richard Slavin")
    assert table.hand(0) == []
    assert len(table.state.players[0].discard) == 2


# --- Genesee "Gina" Tailfeathers -------------------------------------------------------------------

GINA = 'Genesee "Gina" Tailfeathers'


SEVEN = ["Roan", "Mustang", "Shotgun", "Pinto", "Pedro", "Peacemaker", "Tin Star"]


def starting(deck: list[str], who: str = GINA) -> Playing:
    """The deck is shuffled and five cards are drawn."""
    gina = side("Law Dogs", at={"home": [who]}, deck=deck, fill=False)
    return Playing(gina, side("The Sloane Gang"), phase="setup")


@pytest.mark.plays(GINA)
def test_gina_exchanges_a_card_of_the_opening_hand_for_two() -> None:
    table = starting(SEVEN).reacts(GINA)
    assert "none" not in table.choices()
    given = table.choices()[0]
    table.answer(given)
    assert table.booted(GINA)
    assert table.zone(given) == "discard"
    assert sorted(table.hand(0)) == sorted({*SEVEN} - {given})


@pytest.mark.refuses(GINA)
def test_gina_does_it_only_as_the_game_starts_and_only_with_a_card_to_give() -> None:
    assert not any(":palm" in play for play in starting(SEVEN).passes().until(Question.NOON).plays())
    assert "React" not in asks(starting([]))
    assert "React" not in asks(starting(SEVEN, who=f"{GINA} | booted"))
