"""The reading of cards in towns that nobody laid out: what it notices, and that it leaves nothing behind."""

import pytest

from boomtown.doomtown.cards.library import load
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.plays.choosing import in_reach
from boomtown.doomtown.plays.offering import situation
from boomtown.doomtown.state.places import dudes
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.words import (
    BOOT,
    BOOTED,
    DUDE,
    HORSE,
    IN_POSSE,
    OPPOSING,
    YOUR,
    Joined,
    able,
    after,
    boot,
    gain,
    gives,
    has,
    react,
    send_home_booted,
    shootout,
    verbs,
)
from doomtown.readings.cast import on_stage
from doomtown.readings.law import KEPT, SETS, faces_of, kept_of, reads_as_kept
from doomtown.readings.reading import TOWNS, read
from doomtown.readings.telling import tell
from doomtown.readings.towns import town
from doomtown.scenes import with_text
from mutants.scripts import IN_FIGHTS, OF_DUDES

WENDY = 'Xiong "Wendy" Cheng'
ABILITY = shootout(BOOT, boot(DUDE))


def digest(face: str) -> str:
    with on_stage():
        return read(face).digest


def test_every_script_is_kept_and_nothing_else() -> None:
    load()
    assert {path.stem for path in KEPT.glob("*.txt")} == {folder for folder in SETS if faces_of(folder)}
    for folder in SETS:
        assert list(kept_of(folder)) == list(faces_of(folder))
    written = {face for folder in SETS for face in faces_of(folder)}
    assert {script.face for script in SCRIPTS.values() if script.parts} <= written


def test_what_is_told_is_what_is_kept() -> None:
    load()
    with on_stage():
        for folder in ("base_set", "double_dealin", "out_for_blood"):
            for face in faces_of(folder)[::40]:
                assert tell(face) == kept_of(folder)[face]


def test_the_towns_are_left_as_they_were() -> None:
    load()
    scripts, printed = dict(SCRIPTS), dict(PRINTED)
    assert digest(WENDY) == digest(WENDY)
    assert (scripts, printed) == (SCRIPTS, PRINTED)


@pytest.mark.parametrize(
    "text",
    [
        shootout(send_home_booted(OPPOSING & DUDE & IN_POSSE)),
        shootout(BOOT, send_home_booted(DUDE & IN_POSSE)),
        shootout(BOOT, send_home_booted(OPPOSING & DUDE & IN_POSSE & BOOTED)),
        shootout(BOOT, boot(OPPOSING & DUDE & IN_POSSE)),
        shootout(BOOT, send_home_booted(OPPOSING & DUDE & IN_POSSE), repeat=True),
    ],
    ids=["no cost", "anybody's", "only booted ones", "another act", "more than once"],
)
def test_a_word_forgotten_is_noticed(text: object, monkeypatch: pytest.MonkeyPatch) -> None:
    reads_as_kept("base_set", WENDY)
    with_text(monkeypatch, WENDY, escort=text)  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match="reads otherwise than kept"):
        reads_as_kept("base_set", WENDY)


def test_numbers_and_conditions_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    known = digest("Lane Healey")
    for amount, when in ((2, None), (3, has(HORSE))):
        with_text(monkeypatch, "Lane Healey", rider=gives(bullets=amount, when=when)[0])
        assert digest("Lane Healey") != known
    with_text(monkeypatch, "Lane Healey", rider=gives(bullets=+2, when=has(HORSE))[0])
    assert digest("Lane Healey") == known


def test_whom_an_event_happens_to_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    found = set()
    for who in (YOUR & DUDE, DUDE, YOUR & DUDE & BOOTED):
        with_text(monkeypatch, "Tommy Harden", ready=react(after(Joined, who), gain(1)))
        found.add(digest("Tommy Harden"))
    assert len(found) == 3


def test_verbs_that_only_dudes_do_and_abilities_that_reach_only_posses() -> None:
    """What mutants of cards leave out: a word that the verb, or the moment, says anyway."""
    load()
    seen = set()
    with on_stage():
        for at in map(town, range(TOWNS)):
            state, you = at.state, Situation(at.state, at.slots["dude"], you=0)
            for name in OF_DUDES:
                able_to = able(getattr(verbs, name))
                seen |= {state.printed(card).kind for card in state.in_play if able_to.test(you, card)}
            fighting = situation(state, 0, at.slots["dude"], ABILITY, "shootout")
            for timing in IN_FIGHTS if state.fight is not None else ():
                fighting.timing = timing
                assert all(IN_POSSE.test(fighting, card) for card in dudes(state) if in_reach(fighting, card))
    assert seen == {"dude"}
