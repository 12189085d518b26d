"""Dudes of Election Day Slaughter."""

import pytest

from boomtown.doomtown.reading.numbers import player_influence
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import JobEnded, Moved
from doomtown.scenes import CHEATING, asks, deal, draws, everybody_joins, shootout

TOM = "Smiling Tom"
RECRUIT = "Recruitment Drive"

# --- Smiling Tom -----------------------------------------------------------------------------------


def tom_goes(where: str, *, company: str = "Dulf Zug") -> list[str]:
    """Where Tom may move from a place, with one dude at the Undertaker and nobody at the Bunkhouse."""
    table = Playing(
        side(
            "The Fourth Ring", deeds=["Undertaker", "Bunkhouse"], at={where: [TOM], "Undertaker": [company]}
        ),
        side("The Sloane Gang"),
    )
    move = f"move:{table.id(TOM)}"
    if move not in table.plays():
        return []
    table.answer(move)
    return table.choices() if "Where" in asks(table) else [table.at(TOM)]


@pytest.mark.plays(TOM)
@pytest.mark.refuses(TOM)
@pytest.mark.ruling("RC4-smiling-tom-01")
def test_tom_goes_home_or_where_another_of_the_ring_is() -> None:
    assert tom_goes("town square") == ["The Fourth Ring", "Undertaker"]
    assert tom_goes("town square", company="Rob Wilby") == ["The Fourth Ring"]
    assert tom_goes("home", company="Rob Wilby") == []


def ring_job(leader: str, *others: str) -> Playing:
    """A job in the town square, where nobody is; stop where the first may join."""
    table = Playing(
        side("The Fourth Ring", rock=5, at={"home": [leader, *others]}, hand=[RECRUIT]),
        side("The Sloane Gang"),
    )
    return table.uses(RECRUIT, leader)


@pytest.mark.ruling("RC3-smiling-tom-01")
def test_tom_follows_another_of_the_ring_into_a_job() -> None:
    table = ring_job("Rob Wilby", TOM, "Dulf Zug")
    assert table.choices() == ["Dulf Zug", "done"]
    table.answer("Dulf Zug")
    assert table.choices() == [TOM, "done"]
    table.answer(TOM).until(Question.NOON)
    moved = [event.name for event in table.events(Moved) if event.where != "The Fourth Ring"]
    assert moved == ["Rob Wilby", "Dulf Zug", TOM]
    alone = ring_job("Rob Wilby", TOM, "Clint Ramsey").answer("Clint Ramsey").until(Question.NOON)
    assert not alone.booted(TOM)


@pytest.mark.ruling("RC3-smiling-tom-01")
@pytest.mark.parametrize("company", ["Dulf Zug", "Clint Ramsey"])
def test_tom_leads_a_job_only_behind_another_of_the_ring(company: str) -> None:
    table = ring_job(TOM, company)
    everybody_joins(table, [company]).until(Question.NOON)
    arrived = [event.name for event in table.events(Moved) if event.where != "The Fourth Ring"]
    assert arrived == (["Dulf Zug", TOM] if company == "Dulf Zug" else ["Clint Ramsey"])


@pytest.mark.rule("RB-6.2-15")
def test_a_leader_who_cannot_come_is_not_in_the_posse() -> None:
    table = everybody_joins(ring_job(TOM, "Clint Ramsey"), []).until(Question.NOON)
    (ended,) = table.events(JobEnded)
    assert not ended.success


# --- Philip Swinford (Exp 1) -----------------------------------------------------------------------

PHILIP = "Philip Swinford (Exp 1)"


@pytest.mark.plays(PHILIP)
def test_philip_learns_from_a_cheatin_hand() -> None:
    table = shootout(
        [PHILIP], ["Olivia Jenks"], hands=((*deal(1), "Roan"), CHEATING[2]), leader={"hand": ["Shotgun"]}
    )
    draws(table, PHILIP).answer("yes")
    assert sorted(table.choices()) == ["Roan", "Shotgun"]
    table.answer("Shotgun")
    assert table.hand(0) == ["Roan"]
    assert table.zone("Shotgun") == "discard"


@pytest.mark.refuses(PHILIP)
@pytest.mark.parametrize(
    ("mine", "theirs"), [(CHEATING[2], CHEATING[2]), (deal(1), deal(1)), (CHEATING[2], deal(1))]
)
def test_philip_learns_nothing_from_honest_hands_or_while_cheatin(
    mine: tuple[str, ...], theirs: tuple[str, ...]
) -> None:
    table = shootout([PHILIP], ["Olivia Jenks"], hands=((*mine, "Roan"), theirs))
    assert "Resolution" in asks(draws(table, PHILIP))


@pytest.mark.ruling("RC3-philip-swinford-exp-1-01")
def test_philip_watches_a_shootout_of_others() -> None:
    table = shootout(
        ["Rob Wilby"],
        ["Olivia Jenks"],
        hands=(CHEATING[2], deal(1)),
        others=[side("Law Dogs", at={"home": [PHILIP]}, deck=["Roan"])],
    )
    draws(table.until(Question.SHOOTOUT), "Rob Wilby")
    assert table.ask.seat == 2
    table.answer("yes")
    assert table.zone("Roan") == "discard"  # the only card, drawn and discarded


# --- Allie Hensman (Exp 1) -------------------------------------------------------------------------

ALLIE = "Allie Hensman (Exp 1)"


def blackmail(mark: str, stash: int, **more: object) -> Playing:
    """Allie has called a dude at home to account; stop when the others are asked to oppose."""
    table = Playing(
        side("The Sloane Gang", at={"town square": [ALLIE]}, deck=list(deal(8))),
        side("Law Dogs", rock=stash, at={"home": [mark]}, deck=list(deal(1)), **more),
    )
    return table.uses(ALLIE)


@pytest.mark.plays(ALLIE)
@pytest.mark.ruling("RC3-allie-hensman-exp-1-01")
@pytest.mark.parametrize("stash", [5, 2])
def test_who_can_pay_allie_must(stash: int) -> None:
    table = blackmail("Olivia Jenks", stash).answer("no")
    assert (table.rock(0), table.rock(1)) == (2, stash - 2)
    assert table.zone("Olivia Jenks") == "play"
    assert table.booted(ALLIE)


@pytest.mark.plays(ALLIE)
@pytest.mark.ruling("RC3-allie-hensman-exp-1-02")
def test_who_cannot_pay_it_all_keeps_the_rock_and_loses_the_dude() -> None:
    table = blackmail("Steven Wiles", 2).answer("no")
    assert (table.rock(0), table.rock(1)) == (0, 2)
    assert table.zone("Steven Wiles") == "discard"


@pytest.mark.ruling("RC3-allie-hensman-exp-1-03")
def test_for_a_mark_that_fell_nobody_pays() -> None:
    table = blackmail("Olivia Jenks", 5).answer("yes").until(Question.NOON)
    assert table.zone("Olivia Jenks") == "hill"
    assert (table.rock(0), table.rock(1)) == (0, 5)


@pytest.mark.refuses(ALLIE)
def test_booted_allie_leads_no_job_and_her_own_gang_is_safe() -> None:
    tired = Playing(
        side("The Sloane Gang", at={"town square": [f"{ALLIE} | booted"]}),
        side("Law Dogs", at={"home": ["Olivia Jenks"]}),
    )
    assert not any(":blackmail" in play for play in tired.plays())
    table = Playing(
        side("The Sloane Gang", at={"town square": [ALLIE, "Rob Wilby"]}),
        side("Law Dogs", at={"home": ["Olivia Jenks", "Clint Ramsey"]}),
    )
    assert table.uses(ALLIE).choices() == ["Olivia Jenks", "Clint Ramsey"]


# --- QUATERMAN -------------------------------------------------------------------------------------

ROBOT = "QUATERMAN"


def inventing(pulled: str, **more: object) -> Playing:
    return Playing(
        side("Law Dogs", rock=5, at={"home": ["Roderick Byre"]}, hand=[ROBOT], deck=[pulled], **more),
        side("The Sloane Gang"),
    )


@pytest.mark.rule("RB-7.2.2-12")
def test_quaterman_is_invented_and_stands_beside_its_inventor() -> None:
    table = inventing("4S", deeds=["Bunkhouse"]).shops(ROBOT)
    assert table.at(ROBOT) == "Law Dogs"
    assert not table.card(ROBOT).attached
    assert table.booted("Roderick Byre")
    assert table.rock(0) == 4


@pytest.mark.refuses(ROBOT)
def test_nobody_but_a_mad_scientist_brings_quaterman() -> None:
    assert inventing("3S").shops(ROBOT).zone(ROBOT) == "discard"
    lay = Playing(side("Law Dogs", rock=5, at={"home": ["Olivia Jenks"]}, hand=[ROBOT]), side())
    assert lay.why_not("shop", ROBOT).rule == "RB-5.3.5-22"


@pytest.mark.plays(ROBOT)
@pytest.mark.ruling("RC3-quaterman-01")
def test_only_what_it_carries_changes_its_bullets() -> None:
    table = shootout(
        ["Jonah Essex", f"{ROBOT} | bounty 1 | Shotgun"], ["Olivia Jenks"], mark={"hand": ["Sun in Yer Eyes"]}
    )  # Jonah cheers wanted dudes on
    table.passes(0).uses("Sun in Yer Eyes", ROBOT)
    assert table.bullets(ROBOT) == 1 + 1
    assert not table.stud(ROBOT)  # what it shoots with is another matter


@pytest.mark.plays(ROBOT)
@pytest.mark.parametrize("machine", [ROBOT, "QUATERMAN PRIME"])
def test_what_its_goods_have_done_outlasts_them(machine: str) -> None:
    """Magnum Rounds give a bullet for the shootout and are discarded; it was attached goods that did it."""
    table = shootout([f"{machine} | Magnum Rounds"], ["Olivia Jenks | Shotgun"])
    before = table.bullets(machine)
    table.uses("Magnum Rounds")
    assert (table.zone("Magnum Rounds"), table.bullets(machine)) == ("discard", before + 1)


@pytest.mark.refuses(ROBOT)
def test_what_others_goods_do_never_reaches_it() -> None:
    table = shootout(["Jake Smiley | Whistle Stop"], [ROBOT, "Olivia Jenks"], hands=(["KS"], ()))
    before = table.bullets("Olivia Jenks")
    table.uses("Whistle Stop").until(Question.SHOOTOUT)
    assert (table.bullets(ROBOT), table.bullets("Olivia Jenks")) == (1, before - 1)


@pytest.mark.refuses(ROBOT)
@pytest.mark.ruling("RC3-quaterman-02")
def test_it_boots_for_no_card() -> None:
    table = shootout(
        [ROBOT], ["Olivia Jenks"], leader={"hand": ["Pistol Whip"]}, mark={"hand": ["Pistol Whip"]}
    )
    assert not any(":whip" in play for play in table.plays())
    table.passes(0)
    assert not any(":whip" in play for play in table.plays())  # nor can it be sent home booted
    job = Playing(
        side("Law Dogs", at={"home": [ROBOT]}, hand=["Kidnappin'"]),
        side("The Sloane Gang", at={"home": ["Rob Wilby"]}),
    )
    assert not any(":snatch" in play for play in job.plays())  # nor lead what its leader boots for


@pytest.mark.refuses(ROBOT)
def test_cards_do_not_move_it() -> None:
    away = {"at": {"home": [ROBOT]}, "hand": ["The Stakes Just Rose"]}
    table = shootout(["Rob Wilby"], ["Olivia Jenks"], leader=away, joining=False)
    everybody_joins(table, []).until(Question.SHOOTOUT)
    assert not any(play.startswith("use") for play in table.plays())


@pytest.mark.ruling("RC3-quaterman-03")
def test_it_rides_along_on_a_job() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Clint Ramsey", ROBOT]}, hand=["Kidnappin'"]),
        side("The Sloane Gang", at={"home": ["Rob Wilby"]}),
    )
    table.uses("Kidnappin'", "Rob Wilby").answer(ROBOT)
    assert "oppose" in asks(table)
    assert table.posse(0) == ["Clint Ramsey", ROBOT]
    assert table.booted(ROBOT)
    assert table.at(ROBOT) == "The Sloane Gang"


@pytest.mark.ruling("RC3-quaterman-04")
def test_the_stage_coach_takes_it_elsewhere() -> None:
    table = inventing("4S", deeds=["Stagecoach Office"]).shops(ROBOT).reacts("Stagecoach Office")
    table.answer("Stagecoach Office")
    assert table.at(ROBOT) == "Stagecoach Office"


@pytest.mark.ruling("RC3-quaterman-05")
@pytest.mark.parametrize("where", ["home", "town square"])
def test_recruited_it_still_has_to_be_invented(where: str) -> None:
    people = {"town square": ["Rob Wilby"]}
    people[where] = [*people.get(where, []), "Roderick Byre"]
    table = Playing(
        side(
            "Law Dogs",
            rock=5,
            at=people,
            hand=[RECRUIT],
            discard=[ROBOT],
            deck=["KS"],
        ),
        side("The Sloane Gang"),
    )
    table.uses(RECRUIT, "Rob Wilby").until(Question.NOON)
    invented = where == "home"
    assert table.zone(ROBOT) == ("play" if invented else "discard")
    assert table.booted("Roderick Byre") == invented


# --- Jake Smiley -----------------------------------------------------------------------------------


@pytest.mark.plays("Jake Smiley")
@pytest.mark.refuses("Jake Smiley")
def test_jake_campaigns_at_sundown_only() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Jake Smiley"]}, hand=["Roan"]),
        side("The Sloane Gang", at={"home": ["Rob Wilby"]}, deeds=["Bunkhouse"]),
    )
    assert table.influence("Jake Smiley") == 0
    table.passes(0, 1)
    assert table.state.phase == "sundown"  # and 1 control point does not beat 2 influence
    assert player_influence(table.state, 0) == 2
    table.until(Question.NOON)
    assert table.influence("Jake Smiley") == 0
