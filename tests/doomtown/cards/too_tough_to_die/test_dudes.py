"""Dudes of Too Tough to Die."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import facing, shootout, with_text

# --- Frank Stillwell -------------------------------------------------------------------------------

FRANK = "Frank Stillwell"


def defending(bounty: int) -> Playing:
    """Frank comes from home to help a friend."""
    table = facing(["Tommy Harden"], ["Fred Aims"], mark={"at": {"home": [f"{FRANK} | bounty {bounty}"]}})
    return table.calls_out("Tommy Harden", "Fred Aims").answer("yes").answer(FRANK)


@pytest.mark.plays(FRANK)
def test_a_wanted_frank_unboots_on_defence_and_may_slip_away() -> None:
    table = defending(1)
    assert not table.booted(FRANK)
    table.reacts(FRANK)
    assert (table.at(FRANK), table.booted(FRANK)) == ("The Sloane Gang", True)
    assert table.posse(1) == ["Fred Aims"]


@pytest.mark.refuses(FRANK)
def test_frank_stays_booted_if_nobody_wants_him_or_he_attacks() -> None:
    assert defending(0).booted(FRANK)
    attacking = facing(["Fred Aims"], ["Tommy Harden"], leader={"at": {"home": [f"{FRANK} | bounty 1"]}})
    attacking.calls_out("Fred Aims", "Tommy Harden").answer("yes").answer(FRANK)
    assert attacking.booted(FRANK)


@pytest.mark.refuses(FRANK)
def test_frank_slips_away_only_from_a_posse() -> None:
    table = facing(["Tommy Harden"], ["Fred Aims"], mark={"at": {"home": [FRANK]}})
    table.calls_out("Tommy Harden", "Fred Aims").answer("yes").answer("done")
    assert "react" not in table.ask.message.key


# --- Larry "Sevens" Swift --------------------------------------------------------------------------

LARRY = 'Larry "Sevens" Swift'


def jinxing(larry: str, *, winner: int = 0, theirs: str = "Tommy Harden | Shotgun") -> Playing:
    """Tommy calls out Larry, and posses have just formed."""
    table = facing(
        [larry],
        [theirs],
        leader={"outfit": "The Sloane Gang"},
        mark={"outfit": "Law Dogs"},
        winner=winner,
        turn=1,
    )
    table.calls_out("Tommy Harden", LARRY)
    return table.answer("yes") if table.choices() == ["yes", "no"] else table


@pytest.mark.plays(LARRY)
@pytest.mark.parametrize(
    ("larry", "winner"), [(f"{LARRY} | Soul Blast", 1), (f"{LARRY} | booted | Soul Blast", 0)]
)
def test_larry_jinxes_an_attachment(larry: str, winner: int) -> None:
    table = jinxing(larry, winner=winner).reacts(LARRY)
    assert (table.booted("Shotgun"), table.booted("Soul Blast"), table.bounty(LARRY)) == (True, True, 1)


@pytest.mark.refuses(LARRY)
@pytest.mark.parametrize(
    ("larry", "theirs", "winner"),
    [
        (f"{LARRY} | booted | Soul Blast", "Tommy Harden | Shotgun", 1),
        (f"{LARRY} | Soul Blast booted", "Tommy Harden | Shotgun", 0),
    ],
    ids=["booted loser", "booted spell"],
)
def test_larry_cannot_always(larry: str, theirs: str, winner: int) -> None:
    table = jinxing(larry, winner=winner, theirs=theirs)
    assert "react" not in table.ask.message.key


@pytest.mark.refuses(LARRY)
@pytest.mark.rule("RB-5.3.1-06")
@pytest.mark.parametrize("theirs", ["Tommy Harden", "Tommy Harden | Shotgun booted"])
def test_larry_needs_something_to_jinx(theirs: str) -> None:
    """What boots for it stands in his first sentence, as with Alfred Byrne (ruling 213)."""
    assert "react" not in jinxing(f"{LARRY} | Soul Blast", theirs=theirs).ask.message.key


@pytest.mark.refuses(LARRY)
@pytest.mark.rule("RC-abilities-06")
def test_the_bounty_is_part_of_what_larry_does_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where his bounty cannot be raised, or is kept from rising, nothing boots for him."""
    cannot = words.says(words.CANNOT_GAIN_BOUNTY, to=words.DUDE)
    with_text(monkeypatch, "Tommy Harden", cannot=cannot)
    assert "react" not in jinxing(f"{LARRY} | Soul Blast").ask.message.key

    @words.would(words.BountyChanged, words.DUDE, instead=True)
    def spared(play, event):  # type: ignore[no-untyped-def]
        yield words.instead()

    with_text(monkeypatch, "Tommy Harden", spared=spared)
    table = jinxing(f"{LARRY} | Soul Blast").reacts(LARRY)
    assert (table.booted("Shotgun"), table.booted("Soul Blast"), table.bounty(LARRY)) == (False, True, 0)


# --- Kevin Wainwright (Exp 1) ----------------------------------------------------------------------

KEVIN = "Kevin Wainwright (Exp 1)"


@pytest.mark.plays(KEVIN)
@pytest.mark.parametrize(("foe", "drawn"), [("Tommy Harden", 0), ("Clint Ramsey", 2)])
def test_kevin_follows_hucksters_and_looks_for_a_match(foe: str, drawn: int) -> None:
    """Tommy's grit is 5, Clint's 14."""
    table = facing(["Micah Ryse"], [foe], leader={"at": {"home": [f"{KEVIN} | booted"]}}).uses(KEVIN)
    assert (table.at(KEVIN), table.booted(KEVIN), table.stud(KEVIN)) == ("Town Square", True, True)
    assert len(table.hand(0)) == drawn


@pytest.mark.plays(KEVIN)
def test_kevin_comes_into_your_posse() -> None:
    table = shootout(["Micah Ryse"], ["Tommy Harden"], leader={"at": {"home": [KEVIN]}})
    table.uses(KEVIN)
    assert table.posse(0) == ["Micah Ryse", "Kevin Wainwright"]
    assert not table.booted(KEVIN)


@pytest.mark.refuses(KEVIN)
def test_kevin_goes_nowhere_without_a_huckster_or_abomination() -> None:
    table = facing(["Olivia Jenks"], ["Tommy Harden"], leader={"at": {"home": [KEVIN]}})
    assert f"use:{table.id(KEVIN)}:follow" not in table.plays()
    elsewhere = facing(
        ["Olivia Jenks"],
        ["Tommy Harden"],
        leader={"deeds": ["Bunkhouse"], "at": {"home": [KEVIN], "Bunkhouse": ["Bobo"]}},
    )
    elsewhere.calls_out("Olivia Jenks", "Tommy Harden").answer("yes").answer("done")
    assert f"use:{elsewhere.id(KEVIN)}:follow" not in elsewhere.plays()  # not to where the shootout is not


# --- Quincy Washburne ------------------------------------------------------------------------------


def inventing(gadget: str, top: str = "KS") -> Playing:
    table = Playing(
        side("Law Dogs", rock=9, at={"home": ["Quincy Washburne"]}, hand=[gadget], deck=[top]),
        side("The Sloane Gang"),
    )
    return table.shops(gadget)


@pytest.mark.plays("Quincy Washburne")
def test_a_new_weapon_rouses_quincy() -> None:
    table = inventing("Auto-Revolver").reacts("Quincy Washburne")
    assert (table.zone("Auto-Revolver"), table.booted("Quincy Washburne")) == ("play", False)


@pytest.mark.refuses("Quincy Washburne")
@pytest.mark.parametrize(("gadget", "top"), [("Force Field", "KS"), ("Auto-Revolver", "2S")])
def test_no_other_gadget_and_no_failure_does(gadget: str, top: str) -> None:
    table = inventing(gadget, top)
    assert "react" not in table.ask.message.key
    assert table.booted("Quincy Washburne")
