"""What a second reading of the first four sets found: right by itself, wrong beside something."""

from typing import Any

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK
from boomtown.doomtown.state.events import CasualtiesTaken
from doomtown.scenes import CHEATING, HANDS, draws, fight, refused, shootout, showdown, usable
from doomtown.third_player import GUEST, LEADS, MARKED, posses

WEIRD_WEST = {"wording": "weird-west"}

# --- who cannot move is not moved: the first sentence gates ----------------------------------------


def street(mover: str, place: str = "town square", **details: Any) -> Playing:
    """Somebody, in the town square unless said; a wanted dude of the other player's is at a deed."""
    return Playing(
        side("Morgan Cattle Co.", rock=5, deeds=["Railroad Station"], at={place: [mover]}),
        side("The Sloane Gang", deeds=["Pat's Perch"], at={"Pat's Perch": ["Fred Aims | bounty 1"]}),
        turn=0,
        **details,
    )


@pytest.mark.parametrize(
    ("card", "wording"),
    [
        pytest.param("Bluetick", {}, marks=pytest.mark.refuses("Bluetick")),
        pytest.param("Mustang", {}, marks=pytest.mark.refuses("Mustang")),
        pytest.param("Mechanical Horse", {}, marks=pytest.mark.refuses("Mechanical Horse")),
        pytest.param("Mechanical Horse", WEIRD_WEST, marks=pytest.mark.refuses("Mechanical Horse")),
    ],
)
def test_no_horse_and_no_hound_moves_whom_cards_cannot_move(card: str, wording: dict[str, str]) -> None:
    assert usable(street(f"Irving Patterson | {card}", **wording), card)
    assert refused(street(f"QUATERMAN | {card}", **wording), card) == "RB-5.3.1-06"


@pytest.mark.refuses("Railroad Station")
def test_the_train_takes_nobody_whom_cards_cannot_move() -> None:
    assert usable(street("Irving Patterson", "Railroad Station"), "Railroad Station")
    assert refused(street("QUATERMAN", "Railroad Station"), "Railroad Station") == "RB-5.3.1-06"


@pytest.mark.refuses("Shadow Walk")
def test_tom_walks_in_shadows_only_where_he_can_go() -> None:
    table = street("Smiling Tom | Shadow Walk").uses("Shadow Walk", part="walk")
    assert table.question == Question.NOON  # the only place, home, was not asked for
    assert refused(street("Smiling Tom | Shadow Walk", "home"), "Shadow Walk") == "RB-5.3.1-06"


# --- somebody has to be aced: one who can be -------------------------------------------------------


def blank(hand: dict[str, Any], *theirs: str, **details: Any) -> Playing:
    """Clyde, a stud with many bullets, faces these; the hands lie open."""
    hands = (HANDS[1], details.pop("shown", HANDS[1]))
    return showdown(
        ["Clyde Owens | Pearl-Handled Revolver | bullets +3"], theirs, hands, leader=hand, rock=5, **details
    ).until(Question.RESOLUTION)


@pytest.mark.plays("Point Blank")
@pytest.mark.parametrize("wording", [{}, WEIRD_WEST], ids=["", "weird west"])
def test_nobody_escapes_point_blank_behind_junior(wording: dict[str, str]) -> None:
    """Abilities cannot ace Junior, so the opponent has to give up the other one."""
    table = blank({"hand": ["Point Blank"]}, "Junior", "Silas Aims", **wording)
    table.uses("Point Blank").until(Question.RESOLUTION)
    assert (table.zone("Silas Aims"), table.zone("Junior")) == ("hill", "play")


@pytest.mark.plays("Coachwhip!")
def test_no_cheater_escapes_the_whip_behind_junior() -> None:
    table = blank({"hand": ["Coachwhip!"]}, "Junior", "Silas Aims", shown=CHEATING[2])
    table.uses("Coachwhip!").until(Question.RESOLUTION)
    assert (table.zone("Silas Aims"), table.zone("Junior")) == ("hill", "play")


# --- Town Council: until the first Noon play is over, with all it led to ---------------------------


@pytest.mark.plays("Town Council")
def test_the_council_lasts_through_the_shootout_of_the_first_play() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            deck=[*HANDS[1], *HANDS[2]],
            deeds=["Town Council"],
            at={"town square": ["Jake Smiley", "Rémy LaPointe"]},
        ),
        side("The Sloane Gang", rock=9, deck=[*HANDS[2], *HANDS[1]], at={"town square": ["Fred Aims"]}),
        phase="gambling",
    )
    table.until(Question.REACT).reacts("Town Council", "Jake Smiley").answer("Rémy LaPointe").until(
        Question.NOON
    )
    table.calls_out("Jake Smiley", "Fred Aims").answer("yes").answer("Rémy LaPointe")
    table.uses("Rémy LaPointe", 1)
    assert (table.question, table.influence("Jake Smiley")) == (Question.SHOOTOUT, 3)
    table.until(Question.NOON)
    assert table.influence("Jake Smiley") == 0


# --- Alice Stowe: who accepted counts, not who stepped in ------------------------------------------


@pytest.mark.plays("Alice Stowe")
@pytest.mark.refuses("Alice Stowe")
@pytest.mark.parametrize(
    ("fred", "silas"), [(1, 0), (0, 1)], ids=["accepted by the wanted", "by the innocent"]
)
def test_alice_comes_for_whoever_accepted_though_another_stepped_in(fred: int, silas: int) -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side(
            "The Sloane Gang",
            rock=1,
            hand=["We Got A Beef!"],
            deeds=["Blake Ranch"],
            at={
                "town square": [f"Fred Aims | bounty {fred}"],
                "home": [f"Silas Aims | bounty {silas}"],
                "Blake Ranch": ["Alice Stowe | booted"],
            },
        ),
        turn=0,
    )
    table.calls_out("Tommy Harden", "Fred Aims").answer("yes")
    table.reacts("We Got A Beef!", "Fred Aims")
    assert table.question == (Question.JOIN if fred else Question.SHOOTOUT)
    assert table.state.cards[fight(table).mark].face == "Silas Aims"
    if fred:
        assert "Alice Stowe" in table.answer("Alice Stowe").posse(MARK)
    assert table.at("Alice Stowe") == ("Town Square" if fred else "Blake Ranch")


# --- The Brute: a guest's spares nobody ------------------------------------------------------------


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


# --- nobody enters play to stand beside the fight --------------------------------------------------


@pytest.mark.refuses("Shane & Graves Security")
@pytest.mark.refuses("Clown Carriage")
@pytest.mark.parametrize("scent", [False, True], ids=["no hound", "hound on the scent"])
def test_nobody_is_sent_for_who_could_not_join(scent: bool) -> None:
    table = shootout(
        ["Valeria Batten | Clown Carriage", "Olivia Jenks | Scoop Hound"],
        ["Fred Aims"],
        where="Shane & Graves Security",
        leader={"deeds": ["Shane & Graves Security"], "hand": ["Bobo"], "rock": 5},
    )
    if scent:
        table.uses("Scoop Hound").passes(1)
    for card in ("Shane & Graves Security", "Clown Carriage"):
        assert usable(table, card) is not scent


# --- what an ability called up is still that ability's ---------------------------------------------


def pinned(carrying: str, **details: Any) -> tuple[Playing, int]:
    """Fred Aims, with many bullets and this, is pinned down and then the shooter: what that has cost him."""
    table = shootout(
        ["Olivia Jenks"],
        [f"Fred Aims | {carrying} | bullets +5"],
        leader={"hand": ["Pinned Down"]},
        winner=MARK,
        turn=LEADER,
        rock=3,
        **details,
    )
    before = table.bullets("Fred Aims")
    table.passes(1).uses("Pinned Down", "Fred Aims").until(Question.EXCHANGE)
    return table, before - table.bullets("Fred Aims")


@pytest.mark.refuses("Peacemaker")
@pytest.mark.plays("Pinned Down")
@pytest.mark.parametrize("wording", [{}, WEIRD_WEST], ids=["", "weird west"])
@pytest.mark.parametrize(("gun", "less"), [("Peacemaker", 0), ("Buffalo Rifle", 3)])
def test_a_pinned_shooter_with_a_peacemaker_keeps_the_bullets(
    gun: str, less: int, wording: dict[str, str]
) -> None:
    assert pinned(gun, **wording)[1] == less


@pytest.mark.refuses("Telepathy Helmet")
@pytest.mark.parametrize(("carrying", "less"), [("Telepathy Helmet", 0), ("Roan", 3)])
def test_who_cannot_be_affected_is_not_affected_later_either(carrying: str, less: int) -> None:
    table, lost = pinned(carrying)
    assert lost == less
    assert bool(table.state.effects) == bool(less)


@pytest.mark.refuses("Rumors")
@pytest.mark.parametrize(("hat", "less"), [("Fancy New Hat", 0), ("Roan", 1)])
def test_nobody_whispers_about_a_fancy_new_hat(hat: str, less: int) -> None:
    table = Playing(
        side("Law Dogs", hand=["Rumors"], rock=3),
        side("The Sloane Gang", at={"town square": [f"Allie Hensman | influence +2 | {hat}"]}),
        turn=0,
    )
    before = table.influence("Allie Hensman")
    table.uses("Rumors", *(["Allie Hensman"] if table.question == Question.TARGET else []))
    assert table.influence("Allie Hensman") == before - less


# --- who makes a pull ------------------------------------------------------------------------------


@pytest.mark.plays("Doyle's Hoyle")
@pytest.mark.plays("Dr. Emanuel Ashbel")
def test_the_doctor_makes_the_pull_of_his_own_text() -> None:
    """Clyde's gun aces the doctor; he pulls a 2, not enough for himself, but the Hoyle is a 10."""
    table = shootout(
        ["Dr. Emanuel Ashbel | Doyle's Hoyle"],
        ["Clyde Owens | Shotgun | bullets +9"],
        leader={"deck": ["2S"]},
    )
    table.passes(0).uses("Shotgun").reacts("Dr. Emanuel Ashbel").reacts("Doyle's Hoyle")
    assert table.zone("Dr. Emanuel Ashbel") == "discard"


@pytest.mark.plays("Doyle's Hoyle")
@pytest.mark.plays("Faithful Hound")
@pytest.mark.parametrize("wording", [{}, WEIRD_WEST], ids=["", "weird west"])
def test_a_hounds_dude_makes_its_pull(wording: dict[str, str]) -> None:
    """A king would not do against a Holster of 12; the Hoyle, a 10, does."""
    table = shootout(
        ["Olivia Jenks | Faithful Hound | Doyle's Hoyle"],
        ["Fred Aims | Legendary Holster"],
        leader={"deck": ["KS"]},
        **wording,
    )
    table.uses("Faithful Hound").reacts("Doyle's Hoyle").until(Question.SHOOTOUT)
    assert table.zone("Legendary Holster") == "discard" or table.booted("Legendary Holster")


# --- Forget: an ability, not its name --------------------------------------------------------------


@pytest.mark.plays("Forget")
def test_what_kevin_forgot_his_later_self_remembers() -> None:
    """Both versions follow Hucksters about, but each by an ability of its own."""
    later = "Kevin Wainwright (Exp 1)"
    table = Playing(
        side("The Fourth Ring", hand=[later], rock=9, at={"town square": ["Kevin Wainwright"]}),
        side(
            "The Sloane Gang",
            deck=["KS"],
            at={"town square": ["Valeria Batten | Forget"], "home": ["Steele Archer"]},
        ),
        turn=1,
    )
    table.uses("Forget")
    assert not usable(table, "Kevin Wainwright", "follow")
    table.answer(f"swap:{table.id(later)}:{table.id('Kevin Wainwright')}").passes(1)
    assert table.card(later).zone == "play"
    assert usable(table, later, "follow")
