"""What stands before the colon: read from the scripts, and shown in front of the text of each ability."""

import re

import pytest

from boomtown.doomtown.cards.library import load
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reference import reference
from boomtown.doomtown.text.parts import SCRIPTS, Ability, Grants, Script
from boomtown.doomtown.words.heads import granted, head, own_abilities, paragraphs, told_text

load()

TIMING = r"(Controller|Repeat|Noon|Shootout|Cheatin' Resolution|Resolution|React)"


def heads_shown(face: str) -> list[str]:
    script = SCRIPTS[face]
    heads = [head(ability) for ability in (*own_abilities(script), *granted(script))]
    return [found for found in heads if any(told.startswith(f"{found}: ") for told in told_text(script))]


@pytest.mark.parametrize(
    ("face", "heads"),
    [
        ("Mustang", ["Noon, boot"]),
        ("Circle M Ranch", ["Controller Noon, boot"]),
        ("Mechanical Horse", ["Repeat Noon, pay 2", "React, boot"]),
        ("Flame-Thrower", ["Shootout, pay 1 to 3, boot"]),
        ("Force Field", ["Repeat Resolution, pay 1 or more"]),
        ("Soul Blast", ["Shootout Hex X, boot"]),
        ("Shadow Walk", ["Noon Hex 7, boot", "Shootout Hex 7, boot"]),
        ("Legendary Holster", ["Shootout, boot, pull"]),
        ("Pair of Six-Shooters", ["Cheatin' Resolution, boot"]),
        ("Judge Harry Somerset", ["Noon Job, boot"]),
        ("Desolation Row", ["Noon Job, boot this card"]),
        ("Nicodemus Whateley", ["Noon, boot"]),
        ("Bunkhouse", []),
    ],
)
def test_a_card_says_when_it_is_used_and_what_that_costs(face: str, heads: list[str]) -> None:
    assert heads_shown(face) == heads


def test_the_leader_boots_for_a_job_that_is_on_no_dude() -> None:
    assert told_text(SCRIPTS["Kidnappin'"])[0].startswith("Noon Job, boot the leader: Against any dude.")
    assert told_text(SCRIPTS["Judge Harry Somerset"])[0].startswith("Noon Job, boot: ")


def test_traits_stand_without_a_head_and_what_is_granted_with_one() -> None:
    assert told_text(SCRIPTS["Incubation"]) == [
        "Noon: Attach this to a booted dude at its home.",
        "The dude has 1 bullet, 1 influence and 3 value less, and has this ability.",
        "Noon, boot: Discard an Incubation this dude has.",
    ]


def _abilities(script: Script) -> list[Ability]:
    return [*own_abilities(script), *granted(script)]


def test_every_ability_of_every_card_has_its_head_in_front_of_a_paragraph() -> None:
    with_abilities = 0
    for face, script in SCRIPTS.items():
        leads = PRINTED[face].kind in ("action", "deed", "outfit")
        wanted = [f"{head(ability, leader_boots=leads)}: " for ability in _abilities(script)]
        shown = [told for told in told_text(script) if re.match(TIMING, told)]
        assert len(shown) == len(wanted), face
        assert all(told.startswith(found) for told, found in zip(shown, wanted, strict=True)), face
        with_abilities += bool(wanted)
    assert with_abilities > 350


def test_the_paragraphs_of_a_docstring_fit_its_abilities() -> None:
    """One that begins with a colon for each; none is needed where the card has one ability and nothing else."""
    for face, script in SCRIPTS.items():
        marked = [paragraph for paragraph in paragraphs(script) if paragraph.startswith(":")]
        traits = [part for part in script.standing if part.zones and not isinstance(part, Grants)]
        if marked or traits or len(_abilities(script)) > 1:
            assert len(marked) == len(_abilities(script)), face
        assert all(len(paragraph.strip(": ")) > 3 for paragraph in paragraphs(script)), face


def test_no_docstring_repeats_what_the_head_says() -> None:
    again = re.compile(
        rf"^:? ?{TIMING}\b|\b(Noon|Shootout|Resolution|React)( job)?(, [^:.;]*)?: "
        r"|^:? ?((?i:boot) (it|him|her|this)( and [^:]*)?|(?i:pull)|(?i:pay) \d[^:]*): "
    )
    texts = {face: paragraphs(script) for face, script in SCRIPTS.items()}
    assert {face: found for face, told in texts.items() for found in told if again.search(found)} == {}


def test_no_text_for_players_names_a_rule() -> None:
    cards = reference()
    assert len(cards) > 500
    assert [card.name for card in cards if re.search(r"\b(RB|RC\d?|AEG|DT)-|ruling \d", card.text)] == []


def test_the_browser_and_the_terminal_get_the_heads_with_the_text() -> None:
    ranch = next(card for card in reference() if card.key == "Circle M Ranch")
    assert ranch.text == "Controller Noon, boot: With three cards or fewer in hand, draw one."
