"""Guests: who cheats for whom, what of theirs is the leader's to give, and what is left when their only dude goes."""

from collections.abc import Generator
from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing
from boomtown.doomtown.state.events import CasualtiesTaken
from boomtown.doomtown.words import DUDE, YOUR, Declared, after, send_home
from doomtown.scenes import CHEATING, HANDS, draws, total, usable, with_text
from doomtown.third_player import GUEST, LEADS, MARKED, OUTFITS, in_the_square, join, posses, turn_of
from doomtown.third_player import join as comes_along

# --- more than two players ----------------------------------------------------------------------------


@pytest.mark.plays("Missed Me!")
def test_a_guest_whose_host_cheats_makes_the_opponent_miss() -> None:
    """The opponent is who leads the other posse, not who cheats."""
    table = posses(
        ["Travis Moone"],
        ["Fred Aims", "Allie Hensman"],
        ["Steele Archer | Missed Me!"],
        more={0: {"deck": CHEATING[2]}, 1: {"deck": HANDS[4]}, 2: {"deck": ["KS", "2S"]}},
    )
    draws(table, "Travis Moone", "Fred Aims")
    while table.ask.seat != 2:
        table.passes()
    before = [total(table, 0), total(table, 1)]
    table.uses("Missed Me!")
    assert [total(table, 0) - before[0], total(table, 1) - before[1]] == [0, -2]


@pytest.mark.plays("Jael's Guile")
@pytest.mark.parametrize(
    ("face", "whose"), [("Jael's Guile", 1), ("Jael's Guile [Weird West]", 0)], ids=["usual", "weird west"]
)
def test_a_guest_whose_host_cheats_tempts_the_opponent_or_by_the_other_wording_the_host(
    face: str, whose: int
) -> None:
    """A guest has no hand that could be Cheatin', and does not boot for it (ruling 34)."""
    table = posses(
        ["Travis Moone", "Olivia Jenks"],
        ["Fred Aims", "Allie Hensman"],
        [f"Jake Smiley | {face}"],
        more={0: {"deck": CHEATING[2]}, 1: {"deck": HANDS[4]}},
    )
    draws(table, "Travis Moone", "Fred Aims")
    while table.ask.seat != 2:
        table.passes()
    table.uses("Jael's Guile")
    assert (table.ask.seat, table.booted("Jake Smiley")) == (whose, False)


# --- a guest whose last dude leaves on the way (ruling 932) -------------------------------------------

VEST = "Bulletproof Vest"


@pytest.mark.plays(VEST)
def test_a_vest_protects_the_posse_though_its_guest_is_called_away_as_it_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def goes(play: Any, event: Any) -> Generator[Any, Any, None]:
        yield send_home(DUDE & YOUR)

    with_text(
        monkeypatch, "Longwei Fu", coward=after(Declared, test=lambda play, event: event.name == VEST)(goes)
    )
    table = posses(
        ["Olivia Jenks"],
        ["Clint Ramsey", "Jake Smiley"],
        [f"Longwei Fu | {VEST}"],
        more={GUEST: {"hand": ["Roan"]}, LEADS: {"deck": HANDS[1]}, MARKED: {"deck": HANDS[3]}},
    )
    draws(table)
    turn_of(table, GUEST).uses(VEST)
    assert (table.at("Longwei Fu"), table.zone("Roan")) == ("Morgan Cattle Co.", "discard")
    assert [player_number(table.state, "casualties", seat) for seat in range(3)] == [-1, 0, 0]


# --- The Brute: a guest's spares nobody ---------------------------------------------------------------


@pytest.mark.refuses("The Brute")
@pytest.mark.parametrize(("whose", "fallen"), [(LEADS, 1), (GUEST, 3)], ids=["leader", "guest"])
def test_a_guests_brute_spares_the_leader_nothing(whose: int, fallen: int) -> None:
    """The leader loses by 4 and aces The Brute, which covers 2; the other 2 are spared only if it is their own."""
    gangs = {LEADS: ["Tommy Harden", "Olivia Jenks"], GUEST: ["Jon Longstride"]}
    gangs[whose].append("The Brute")
    table = posses(gangs[LEADS], ["Fred Aims"], gangs[GUEST], more={MARKED: {"deck": HANDS[5]}})
    draws(table).until(Question.CASUALTIES).answer(f"ace:{table.id('The Brute')}")
    for dude in ("Olivia Jenks", "Jon Longstride"):
        if table.question == Question.CASUALTIES:
            table.answer(f"discard:{table.id(dude)}")
    taken = [event.cards for event in table.events(CasualtiesTaken) if event.seat == LEADS]
    assert [len(cards) for cards in taken] == [fallen]


# --- what you give of your posse is your own (ruling 95) ----------------------------------------------

JAKE, OLIVIA, CLINT = "Jake Smiley", "Olivia Jenks", "Clint Ramsey"


def at_the_showdown(leader: list[str], guest: list[str], card: str) -> Playing:
    """Player 0 leads with player 2 for a guest; draw hands lie open, and it is the leader's turn."""
    table = posses(leader, ["Allie Hensman"], guest, more={LEADS: {"hand": [card]}})
    return turn_of(table.until(Question.RESOLUTION), LEADS)


@pytest.mark.refuses("Martyr's Cry")
def test_a_guest_s_miracle_is_not_yours_to_give() -> None:
    blessed = "Félix Amador | Soothe"
    assert not usable(at_the_showdown([OLIVIA], [blessed], "Martyr's Cry"), "Martyr's Cry")
    assert usable(at_the_showdown([OLIVIA, blessed], [JAKE], "Martyr's Cry"), "Martyr's Cry")


@pytest.mark.refuses("Outgunned")
@pytest.mark.parametrize(("shooter", "better"), [(OLIVIA, 2), (CLINT, 0)])
def test_a_guest_who_shoots_is_not_yours_to_boot(shooter: str, better: int) -> None:
    table = posses([OLIVIA], ["Irving Patterson"], [CLINT], more={LEADS: {"hand": ["Outgunned"]}})
    table.until("shooter").answer(shooter).until(Question.RESOLUTION)
    before = total(turn_of(table, LEADS), LEADS)
    table.uses("Outgunned")
    assert (total(table, LEADS) - before, table.booted(shooter)) == (better, better > 0)


# --- a guest who leaves by the first sentence (ruling 760) --------------------------------------------

DECEPTION = "Rabbit's Deception"


@pytest.mark.plays(DECEPTION)
def test_a_guest_s_only_dude_takes_one_of_the_other_posse_along() -> None:
    table = posses(
        ["Olivia Jenks"],
        ["Clint Ramsey", "Jake Smiley"],
        ["Longwei Fu"],
        more={GUEST: {"hand": [DECEPTION], "deck": ["AC", *HANDS[1]]}},
    )
    turn_of(table, GUEST).uses(DECEPTION, "yes")
    assert table.choices() == ["Clint Ramsey", "Jake Smiley"]
    table.answer("Jake Smiley")
    assert (table.posse(0), table.posse(1)) == (["Olivia Jenks"], ["Clint Ramsey"])
    assert (table.at("Jake Smiley"), table.booted("Jake Smiley")) == ("The Sloane Gang", True)
    assert not usable(table, DECEPTION)


# --- who has no draw hand (ruling 1062) ---------------------------------------------------------------

YING, THEFT = "Ying-Ssi Chieh T'ang", "Property Is Theft"


@pytest.mark.plays(YING, THEFT)
@pytest.mark.refuses(YING)
def test_a_guest_wagers_for_nothing_but_has_paid() -> None:
    """The first sentence alone asks for something: ghost rock for the opponent, which an outfit may answer."""
    table = in_the_square(
        ["Olivia Jenks"],
        ["Fred Aims"],
        [YING],
        more={2: {"rock": 3, "outfit": THEFT, "deck": ["5S", "6S", "7S"]}},
    )
    comes_along(table, invited={0: THEFT})
    before = table.rock(1)
    turn_of(table.until(Question.RESOLUTION), 2).uses(YING)
    assert (table.rock(2), table.rock(1), table.state.players[2].draw) == (2, before + 1, None)
    table.reacts(THEFT)
    assert len(table.hand(2)) == 2


# --- who only looks on has opponents all the same (rulings 34, 1032) ----------------------------------

DISARM, INTERCESSION, COLT = "Disarm", "Intercession", "Colt-Patterson Model '36"


def looked_at_by(looker: str, *, invited: dict[int, str] | None = None, **more: object) -> Playing:
    """Player 2 is in the square too, and in no posse unless invited; player 1 will show a Cheatin' hand."""
    table = in_the_square(
        [f"Olivia Jenks | {COLT}", "Steele Archer"],
        ["Fred Aims | Shotgun"],
        [looker],
        more={GUEST: more, MARKED: {"deck": CHEATING[8]}},
    )
    return join(table, invited or {})


@pytest.mark.plays(DISARM)
def test_who_looks_on_disarms_somebody_in_the_shootout() -> None:
    """A Cheatin' Resolution on an action may be played by who has no posse (RB-6.1-66)."""
    table = draws(looked_at_by("Clint Ramsey", hand=[DISARM], rock=9))
    turn_of(table.until(Question.RESOLUTION), GUEST).uses(DISARM)
    assert set(table.choices()) == {"Olivia Jenks", "Steele Archer", "Fred Aims"}
    table.answer("Fred Aims")
    assert table.zone("Shotgun") == "hill"


@pytest.mark.refuses(DISARM)
def test_a_guest_disarms_only_the_other_posse() -> None:
    table = draws(looked_at_by("Clint Ramsey", invited={LEADS: OUTFITS[GUEST]}, hand=[DISARM], rock=9))
    turn_of(table.until(Question.RESOLUTION), GUEST).uses(DISARM)
    assert table.zone("Shotgun") == "hill", "Fred is the only one"


@pytest.mark.plays(INTERCESSION)
@pytest.mark.refuses(INTERCESSION)
@pytest.mark.parametrize("guest", [False, True])
def test_who_looks_on_intercedes_against_either_posse_and_a_guest_not_against_a_host(guest: bool) -> None:
    """Olivia becomes a stud; Stevie is on her side, or on none."""
    invited = {LEADS: OUTFITS[GUEST]} if guest else {}
    table = looked_at_by(f"Stevie Lyndon | {INTERCESSION}", invited=invited, deck=["KS", *HANDS[1]])
    turn_of(table.until(Question.SHOOTOUT), LEADS).uses(COLT)
    if guest:
        assert (table.question, table.stud("Olivia Jenks")) == (Question.SHOOTOUT, True), (
            "no answer is asked for"
        )
        return
    table.reacts(INTERCESSION)
    assert (table.stud("Olivia Jenks"), table.stud("Stevie Lyndon")) == (True, True)


# --- a guest who cries --------------------------------------------------------------------------------

TOMMY = "Tommy Harden"


@pytest.mark.refuses("Martyr's Cry")
def test_a_guest_who_cries_spares_nobody() -> None:
    """Ruling 286: the Miracle is gone, and the leader takes what the hands say."""
    table = posses(
        [TOMMY],
        ["Fred Aims"],
        ["Sister Lois Otwell | Soothe"],
        more={1: {"deck": HANDS[5]}, 2: {"hand": ["Martyr's Cry"], "rock": 3}},
    )
    draws(table)
    while not (table.ask.seat == 2 and usable(table, "Martyr's Cry")):
        table.passes()
    table.uses("Martyr's Cry").until(Question.CASUALTIES)
    assert table.zone("Soothe") == "discard"
    while table.question is Question.CASUALTIES:
        table.answer(table.choices()[0])
    (taken,) = [event for event in table.events(CasualtiesTaken) if event.seat == 0]
    assert taken.due == 4
