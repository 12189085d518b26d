"""What a seventh reading of the first sets found beside a second card: who has left, who is kept out, what is due."""

import pytest

from boomtown.doomtown.reading.numbers import influence
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import JobEnded
from boomtown.doomtown.state.events import Tested as SkillTested
from doomtown.scenes import CHEATING, HANDS, declines, draws, facing, refused_by, shootout, total, usable

ARRIVAL = "Serendipitous Arrival"
PARLOR = "Campbell & Hatch Billiard Parlor"


@pytest.mark.refuses(ARRIVAL)
def test_nobody_arrives_in_a_fight_that_is_closed_to_everybody_else() -> None:
    """Howell lets nobody else into the ring, and into your posse is where the dude is played (ruling 80)."""
    table = facing(
        ["Howling Howell Melton"],
        ["Barton Everest"],
        turn=0,
        leader={"rock": 9, "hand": [ARRIVAL, "Tommy Harden"]},
    )
    table.uses("Howling Howell Melton")
    assert refused_by(table, "use", ARRIVAL, seat=0) == "RB-5.3.1-06"


@pytest.mark.plays(ARRIVAL)
def test_who_cannot_be_discarded_is_paid_for() -> None:
    """Ruling 324: in the first round the Parlor keeps Shootout abilities from discarding anybody."""
    table = facing(
        ["Olivia Jenks"],
        ["Barton Everest"],
        turn=0,
        leader={"rock": 9, "hand": [ARRIVAL, "Tommy Harden", "Pistol Whip"], "deeds": [PARLOR]},
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    table.until(Question.REACT).reacts(PARLOR)
    table.uses(ARRIVAL)
    before = table.state.players[0].stash
    table.passes()
    table.uses("Pistol Whip", "Olivia Jenks")
    assert table.question is Question.NOON
    assert table.zone("Tommy Harden") == "play"
    assert table.state.players[0].stash == before - 3


@pytest.mark.plays("Vasilis the Boar")
def test_a_weapon_that_took_vasilis_along_is_not_aced_out_of_the_discard_pile() -> None:
    """Ruling 590: a club turns the Asyncoil Gun on him."""
    table = shootout(["Vasilis the Boar | Asyncoil Gun"], ["Barton Everest"], leader={"deck": ["2C"] * 9})
    table.uses("Vasilis the Boar")
    assert (table.zone("Vasilis the Boar"), table.zone("Asyncoil Gun")) == ("discard", "discard")


@pytest.mark.plays("The Stakes Just Rose")
@pytest.mark.plays("Ramiro Mendoza")
def test_who_is_gone_as_soon_as_he_has_come_becomes_nothing() -> None:
    """Ruling 590: nothing lasts on a card in the discard pile."""
    table = shootout(
        ["Olivia Jenks"],
        ["Barton Everest"],
        leader={"hand": ["The Stakes Just Rose"], "at": {"home": ["Ramiro Mendoza"]}},
    )
    table.uses("The Stakes Just Rose")
    assert table.zone("Ramiro Mendoza") == "discard"
    assert not table.state.effects


@pytest.mark.plays("One Fights As Many")
@pytest.mark.plays("Any Port in a Storm")
def test_who_goes_ashore_was_in_the_posse_to_the_end_of_the_job() -> None:
    """Ruling 163: wherever they are by then."""
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            hand=["One Fights As Many", "Any Port in a Storm"],
            deeds=["Hustings"],
            at={"home": ["Wei Xu", "Mr. Outang"]},
            deck=["2S"] * 20,
        ),
        side("The Sloane Gang"),
        turn=0,
    )
    table.uses("One Fights As Many", "Wei Xu")
    while not table.events(JobEnded):
        if table.question is Question.JOIN:
            table.answer("Mr. Outang")
        elif usable(table, "Any Port in a Storm"):
            table.reacts("Any Port in a Storm")
        else:
            declines(table)
    assert table.at("Wei Xu") == "Hustings"
    tested = [event.card for event in table.events(SkillTested)]
    assert tested == [table.id("Wei Xu"), table.id("Mr. Outang")]


@pytest.mark.plays("Magical Distraction")
@pytest.mark.plays("Quickdraw Handgun")
def test_a_rank_that_was_pulled_for_is_not_exchanged_with_the_hand() -> None:
    """Ruling 500: Micah distracts with a king; Barton puts the Hoyle in, is legal then, and changes hands."""
    table = shootout(
        ["Micah Ryse | Soul Blast"],
        ["Barton Everest | Quickdraw Handgun | Doyle's Hoyle"],
        hands=(CHEATING[3], CHEATING[2]),
        leader={"hand": ["Magical Distraction"], "deck": [*CHEATING[3], "9S", "9S"]},
    )
    draws(table)
    table.answer(next(play for play in table.plays() if play.endswith(":distract")))
    assert total(table, 0) == 9
    table.uses("Doyle's Hoyle", "5 of Spades")
    table.passes()
    table.answer(next(play for play in table.plays() if play.endswith(":switch")))
    assert (total(table, 0), total(table, 1)) == (9, 4)  # two pair, and 1 for Barton's own cheating


@pytest.mark.plays("Gunslinger")
@pytest.mark.plays("Nature Spirit")
@pytest.mark.parametrize("token", ["Gunslinger", "Nature Spirit"])
@pytest.mark.parametrize(("joins", "zone"), [(True, "away"), (False, "play")])
def test_a_token_goes_after_the_shootout_it_was_in(token: str, joins: bool, zone: str) -> None:
    """Ruling 214: whose call-out was refused, say, waits at the Hustings, and a fight in the square is not its own."""
    table = Playing(
        side("Law Dogs", deeds=["Hustings"], at={"town square": ["Olivia Jenks"]}, deck=HANDS[1]),
        side("The Sloane Gang", at={"town square": ["Barton Everest"], "Hustings": [token]}, deck=HANDS[1]),
        turn=0,
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes").until(Question.JOIN)
    table.answer(token if joins else "done").until(Question.NOON)
    assert table.zone(token) == zone


@pytest.mark.plays("Allie Hensman (Exp 1)")
@pytest.mark.plays("Bank of California")
def test_who_is_made_to_give_is_not_taken_from() -> None:
    """Ruling 501: the Bank keeps others from taking; its controller pays for the mark as anybody does."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Allie Hensman (Exp 1)"]}),
        side(
            "The Sloane Gang",
            rock=3,
            deeds=["Bank of California"],
            at={"town square": ["Sloane"]},
        ),
        turn=0,
    )
    table.uses("Allie Hensman (Exp 1)").until(Question.NOON)
    price = influence(table.state, table.id("Sloane"))
    assert price > 0
    assert (table.zone("Sloane"), table.rock(0), table.rock(1)) == ("play", price, 3 - price)
