"""Do X to achieve Y: what follows when X was prevented (ruling 2; Compendium: Abilities, Paying Costs, Prevention)."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Aced, Resolved
from doomtown.scenes import deal, draws, shootout, with_text

BACK, HANDS = "No Turning Back", "Lay On Hands"
OLIVIA, PAID = "Olivia Jenks", 3
SURGEON = "Dr. Emanuel Ashbel"


def selling(dude: str = OLIVIA, edition: str = "pinebox") -> Playing:
    """Player 0 gives up a dude for its cost beside a third player's Blessed, who could save it."""
    table = Playing(
        side("Law Dogs", hand=[BACK], at={"town square": [dude]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
        side("Law Dogs", at={"town square": [f"Félix Amador | {HANDS}"]}, deck=["KS"]),
        edition=edition,
    )
    return table.uses(BACK)


@pytest.mark.plays(BACK, HANDS)
@pytest.mark.rule("RC-abilities-06", "RC-abilities-07", "RC-prevention-01")
def test_nobody_is_paid_for_a_dude_that_was_saved() -> None:
    saved = selling().reacts(HANDS)
    assert (saved.zone(OLIVIA), saved.booted(OLIVIA), saved.rock(0)) == ("play", True, 0)
    assert saved.zone(BACK) == "discard"
    assert [event.name for event in saved.events(Resolved)] == [
        HANDS,
        BACK,
    ]  # used, though nothing came of it
    lost = selling().passes(2)
    assert (lost.zone(OLIVIA), lost.rock(0)) == ("hill", PAID)


@pytest.mark.refuses(HANDS)
@pytest.mark.rule("AEG-actin-01")
def test_as_a_cost_it_is_paid_before_anybody_can_save_the_dude() -> None:
    table = selling(edition="aeg")
    table.never_offered(HANDS, until=Question.NOON)
    assert (table.zone(OLIVIA), table.rock(0)) == ("hill", PAID)


@pytest.mark.refuses(BACK)
@pytest.mark.rule("RC-prevention-02", "RC-paying-costs-03")
@pytest.mark.parametrize(("edition", "paid"), [("pinebox", 0), ("aeg", 6)])
def test_a_harrowed_dude_is_discarded_not_aced(edition: str, paid: int) -> None:
    """Discarding is not acing: a requirement is not met by it, but a cost counts as paid."""
    table = selling("Mario Crane", edition)
    assert (table.zone("Mario Crane"), table.events(Aced)) == ("discard", [])
    assert table.rock(0) == paid


@pytest.mark.plays(BACK, SURGEON)
@pytest.mark.rule("RC-abilities-07", "RC-prevention-01")
@pytest.mark.parametrize("operated", [False, True])
def test_the_last_stand_needs_its_victim(operated: bool) -> None:
    """With the victim discarded instead none of the sentences after it are done: casualties are taken."""
    table = shootout(
        ["Rob Wilby", OLIVIA, "Jake Smiley"],
        ["Dulf Zug", SURGEON],
        hands=(deal(1), (*deal(3), "KS")),
        leader={"hand": [BACK]},
    )
    draws(table, "Rob Wilby").uses(BACK, "Jake Smiley", part="last_stand")
    if operated:
        table.reacts(SURGEON)
        assert table.zone("Jake Smiley") == "discard"
        table.until(Question.CASUALTIES)
        assert table.ask.seat == 0
    else:
        table.passes(1).answer(OLIVIA)
        assert table.stud(OLIVIA)
        table.until(Question.RUN)
        assert table.posse(0) == ["Rob Wilby", OLIVIA]


@pytest.mark.plays("Law Dogs")
@pytest.mark.rule("RC-prevention-01")
@pytest.mark.parametrize(("stubborn", "bounty"), [("Clint Ramsey", 1), ("Philip Swinford", 0)])
def test_all_of_it_has_to_be_done(stubborn: str, bounty: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of the two dudes does not boot after all, so they do not outweigh the suspect."""

    @words.would(words.Booted, words.SELF, instead=True)
    def sit(play, event):  # type: ignore[no-untyped-def]
        yield words.instead()

    with_text(monkeypatch, stubborn, sit=sit)
    table = Playing(
        side("Law Dogs", at={"home": ["Philip Swinford", "Tommy Harden", "Clint Ramsey"]}),
        side("The Sloane Gang", at={"home": ["Allie Hensman"]}),
    )
    table.uses("Law Dogs", "Allie Hensman", ("Philip Swinford", "Tommy Harden"))
    assert table.booted("Tommy Harden")
    assert table.booted("Philip Swinford") is (bounty == 1)
    assert table.bounty("Allie Hensman") == bounty


HOUND = "Faithful Hound"


@pytest.mark.plays(HOUND)
@pytest.mark.parametrize(("kept", "zone"), [("Roan", "discard"), (HOUND, "play")])
def test_a_text_that_goes_on_without_it_says_so(
    kept: str, zone: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Hound that cannot be discarded leaves the goods booted, as if it had not been tried."""
    cannot = words.says(
        words.CANNOT_BE_DISCARDED, to=words.where(lambda play, card: is_face(play, card, kept))
    )
    with_text(monkeypatch, "Tommy Harden", cannot=cannot)
    table = shootout(
        [f"Tommy Harden | {HOUND} [Weird West]"], ["Fred Aims | Peacemaker"], hands=(["AS"], ["2C"])
    ).uses(HOUND)
    table.answer("yes")
    assert (table.zone("Peacemaker"), table.zone(HOUND)) == (zone, zone)
    assert zone == "discard" or table.booted("Peacemaker")


def is_face(play: words.Situation, card: int, face: str) -> bool:
    return play.state.printed(card).title == face


@pytest.mark.rule("RC-abilities-07")
def test_a_text_stops_where_it_is_told_in_pieces_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """And what it pulled before is put away."""

    def give_up(play):  # type: ignore[no-untyped-def]
        yield words.requirement(words.ace(play.source))
        yield words.gain(1)

    @words.noon()
    def gamble(play):  # type: ignore[no-untyped-def]
        yield words.pull()
        yield words.doing(give_up)
        yield words.gain(2)

    with_text(monkeypatch, "Mario Crane", gamble=gamble)
    table = Playing(side("Law Dogs", at={"home": ["Mario Crane"]}, deck=["2S"]), side("The Sloane Gang"))
    table.uses("Mario Crane")
    assert (table.zone("Mario Crane"), table.rock(0)) == ("discard", 0)
    assert len(table.state.players[0].discard) == 2  # Mario, and the card pulled


@pytest.mark.refuses(BACK)
@pytest.mark.plays("Junior")
@pytest.mark.rule("RC-paying-costs-02")
@pytest.mark.parametrize("edition", ["pinebox", "aeg"])
def test_whom_abilities_cannot_ace_is_aced_for_no_cost_of_theirs(edition: str) -> None:
    table = Playing(
        side("Law Dogs", hand=[BACK], at={"town square": ["Junior"]}),
        side("The Sloane Gang"),
        edition=edition,
    )
    assert table.why_not("use", BACK) is not None
    table.never_offered(BACK, until=Question.NOON)


@pytest.mark.plays("Soothe", "Spirit Guidance")
@pytest.mark.rule("AEG-actin-01", "AEG-actin-02")
@pytest.mark.parametrize(("edition", "paid"), [("pinebox", False), ("aeg", True)])
def test_a_spell_that_fails_is_paid_for_where_that_is_its_cost(edition: str, paid: bool) -> None:
    """Costs are paid before anything is tested; a requirement is met only by what has worked."""
    soothing = Playing(
        side("Law Dogs", deck=["AS"], at={"town square": ["Félix Amador | Soothe", "Jake Smiley | booted"]}),
        side("The Sloane Gang"),
        edition=edition,
        turn=0,
    ).uses("Soothe")
    assert (soothing.booted("Félix Amador"), soothing.booted("Jake Smiley")) == (paid, True)
    asking = Playing(
        side("Law Dogs", deck=["AS", "6S"], hand=["5S"], at={"home": ["Black Elk | Spirit Guidance"]}),
        side("The Sloane Gang"),
        edition=edition,
        turn=0,
    ).uses("Spirit Guidance", part="ask")
    assert asking.hand(0) == ([] if paid else ["5 of Spades"])


@pytest.mark.plays("Agent Moquin", "A Slight Modification")
@pytest.mark.rule("AEG-actin-01", "RC3-a-slight-modification-02")
@pytest.mark.parametrize(
    ("edition", "stopped_by", "paid"),
    [
        ("pinebox", "Agent Moquin", False),
        ("aeg", "Agent Moquin", True),
        ("pinebox", "A Slight Modification", False),
        ("aeg", "A Slight Modification", False),
    ],
)
def test_a_whip_that_is_stopped_is_paid_for_as_a_cost_unless_costs_come_back(
    edition: str, stopped_by: str, paid: bool
) -> None:
    table = shootout(
        [OLIVIA],
        ["Agent Moquin | Plasma Drill"],
        leader={"hand": ["Pistol Whip"]},
        mark={"hand": ["A Slight Modification"], "rock": 5},
        edition=edition,
    )
    table.uses("Pistol Whip").reacts(stopped_by)
    assert (table.booted(OLIVIA), table.at("Agent Moquin")) == (paid, "Town Square")
