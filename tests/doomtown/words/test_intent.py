"""What an ability does is known without doing it: to whom, and whether that helps, harms, moves or costs."""

from __future__ import annotations

import re

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.cards.library import load
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.text.intent import ASKS, Polarity, Whom, leaning
from boomtown.doomtown.text.parts import SCRIPTS, Ability, Grants, Says, Trigger
from boomtown.doomtown.words import DUDE, IN_POSSE, ace, boot, judging, requirement, shootout
from boomtown.doomtown.words.doing import Word
from boomtown.doomtown.words.phrases import BESIDE, beside_phrase, phrase
from boomtown.table import say, text
from player_words import DOUBLED
from vocabulary import vocabulary

load()


def abilities() -> dict[str, Ability]:
    """Every ability there is, granted ones too, by a name to show."""
    found = {}
    for face, script in SCRIPTS.items():
        for part in script.parts.values():
            ability = part.ability if isinstance(part, Grants) else part
            if isinstance(ability, Ability):
                found[f"{face}: {ability.name}"] = ability
    return found


ABILITIES = abilities()


def test_every_ability_is_known_to_do_something() -> None:
    assert len(ABILITIES) > 390
    assert [name for name, ability in ABILITIES.items() if not ability.intent.doings] == []
    asking = [
        name
        for name, ability in ABILITIES.items()
        if any(doing.polarity is ASKS for doing in ability.intent.doings)
    ]
    assert asking == []


@pytest.mark.parametrize(
    ("face", "part", "polarities"),
    [
        # each by the card's text
        ("Shotgun", "blast", {"it": "harms"}),
        ("Soul Blast", "blast", {"dude": "harms"}),
        ("Puppet", "strings", {"dude": "harms"}),
        ("Pistol Whip", "whip", {"mine": "pays", "theirs": "harms"}),
        ("Sun in Yer Eyes", "blind", {"dude": "harms"}),
        ("The Stakes Just Rose", "raise_stakes", {"dude": "helps"}),
        ("Make the Smart Choice", "warn", {"dude": "harms"}),
        ("Missed!", "dodge", {"it": "helps"}),
        ("Point Blank", "fire", {"stud": "pays"}),
        ("Pinned Down", "pin", {"dude": "harms"}),
        ("Unprepared", "surprise", {"dude": "harms"}),
        ("Unprepared [Weird West]", "disarm", {"dude": "harms", "things": "harms"}),
        ("Rumors", "whisper", {"dude": "harms"}),
        ("Hiding in the Shadows", "hide", {"dude": "helps"}),
        ("Kidnappin'", "snatch", {"mark": "harms"}),
        ("Establishin' Who's in Charge", "take_charge", {"mark": "helps"}),
        ("Clear Out!", "barge_in", {"dude": "moves", "deed": "neutral"}),
        ("Law Dogs", "warrant", {"suspect": "harms", "posse": "pays"}),
        ("Blood Curse", "curse", {"dude": "harms"}),
        ("Raising Hell", "summon", {"gift": "pays"}),
        ("Yan Li's Tailoring", "fitting", {"it": "helps"}),
        ("The Town Hall", "stipend", {"dude": "helps"}),
        ("Confession", "denounce", {"sinner": "harms"}),
        ("Confession", "absolve", {"sinner": "helps"}),
        ("Incubation", "infect", {"dude": "harms"}),
        ("Forget", "cloud_the_mind", {"dude": "harms"}),
        ("Sword of the Spirit", "bless", {"dude": "helps", "weapon": "helps"}),
        ("The Sanatorium", "treat", {"mine": "helps", "other": "harms"}),
        ("Ridden Down", "trample", {"horse": "pays", "dude": "harms"}),
        ("California Tax Office", "audit", {"dude": "harms"}),
        ("...It's Who You Know", "introduce", {"mine": "helps", "mark": "harms"}),
        ("Faithful Hound", "fetch", {"goods": "harms"}),
    ],
)
def test_what_a_choice_is_for(face: str, part: str, polarities: dict[str, str]) -> None:
    purposes = ABILITIES[f"{face}: {part}"].intent.purposes
    assert {name: purpose.polarity.value for name, purpose in purposes.items()} == polarities


@pytest.mark.parametrize(
    ("face", "part", "whom", "polarity"),
    [
        ("Lay On Hands", "heal", Whom.EVENT, Polarity.HELPS),
        ("Warren Graves", "take_over", Whom.EVENT, Polarity.HELPS),
        ("Circle M Ranch", "pasture", Whom.YOU, Polarity.HELPS),
        ("Bottom Dealin'", "deal", Whom.OPPONENT, Polarity.HARMS),
        ("Takin' Ya With Me", "drag_along", Whom.OPPONENT, Polarity.HARMS),
        ("Point Blank", "fire", Whom.CHOSEN, Polarity.HARMS),
        ("Jim Hexter", "bet", Whom.THIS, Polarity.HELPS),
        ("Jim Hexter", "bet", Whom.YOU, Polarity.PAYS),
        ("Cheatin' Varmint", "expose", Whom.CHOSEN, Polarity.HARMS),
        ("Zhu's Reward", "feast", Whom.OPPONENT, Polarity.HARMS),
        ("Concealed Weapons", "conceal", Whom.YOU, Polarity.HELPS),
        ("Telepathy Helmet", "read_minds", Whom.CHOSEN, Polarity.REVEALS),
        ("Dr. Brian Foxworth", "sacrifice", Whom.THIS, Polarity.PAYS),
    ],
)
def test_what_it_comes_to_for_others(face: str, part: str, whom: Whom, polarity: Polarity) -> None:
    assert ABILITIES[f"{face}: {part}"].intent.of(whom) is polarity


def test_an_ability_of_one_act_does_just_that() -> None:
    ability = shootout(ace(DUDE & IN_POSSE))
    assert [repr(doing) for doing in ability.intent.doings] == ["ace(it) harms"]
    paid = shootout(requirement(boot(DUDE)))
    assert leaning(paid.intent.doings) is Polarity.PAYS


def test_only_a_target_can_be_declared_to_be_harmed() -> None:
    with pytest.raises(ValueError, match="no target"):
        shootout(dude=DUDE, harms="dud")


def test_every_rule_that_a_text_says_for_a_while_is_known_as_good_or_bad() -> None:
    unknown = [
        (face, part.word)
        for face, script in SCRIPTS.items()
        for part in script.parts.values()
        if isinstance(part, Says) and part.zones == () and judging.saying(part.word) is Polarity.NEUTRAL
    ]
    assert unknown == []


def test_parts_called_up_count_as_what_they_do() -> None:
    script = SCRIPTS["Pinned Down"]
    assert isinstance(script.parts["suppressed"], Trigger)
    assert "modify(dude) harms" in [repr(doing) for doing in ABILITIES["Pinned Down: pin"].intent.doings]
    assert "say_of(dude) helps" in [
        repr(doing) for doing in ABILITIES["Hiding in the Shadows: hide"].intent.doings
    ]


# --- the question ----------------------------------------------------------------------------------


def sentence(face: str, ability: Ability, name: str) -> str:
    told = ability.intent.purposes[name].told
    return text(say("doomtown-ask-target", card=face, part=told))


def test_every_word_has_its_phrase() -> None:
    found = [getattr(words, name) for name in vocabulary()]
    for word in found:
        if isinstance(word, Word) and word.polarity is not ASKS:
            told = phrase(word, {"cards": 1, "bullets": -1})
            assert told is None or text(told)
    assert all(text(beside_phrase(getattr(words, verb), name)) for verb, name in BESIDE)


def test_no_question_for_a_target_shows_an_identifier() -> None:
    checked = 0
    for face_and_part, ability in ABILITIES.items():
        face = face_and_part.split(": ")[0]
        for name in ability.intent.purposes:
            told = sentence(face, ability, name)
            rest = told.removeprefix(face)
            assert rest.startswith(": choose "), told
            assert rest.endswith("."), told
            assert not re.search(r"[_()]", rest), told
            assert "doomtown" not in rest
            assert "under a rule" not in rest, f"{told} Which one?"
            assert not DOUBLED.search(told), told
            checked += 1
    assert checked > 280


@pytest.mark.parametrize(
    ("face", "part", "name", "told"),
    [
        ("Shotgun", "blast", "it", "Shotgun: choose the dude that is aced."),
        ("Pistol Whip", "whip", "mine", "Pistol Whip: choose the dude that boots and loses bullets."),
        ("Pistol Whip", "whip", "theirs", "Pistol Whip: choose the dude that goes home booted."),
        ("Shadow Walk", "walk", "place", "Shadow Walk: choose the location that is moved to."),
        ("Law Dogs", "warrant", "posse", "Law Dogs: choose dudes, each of which boots."),
        (
            "Unprepared", "surprise", "dude",
            "Unprepared: choose the dude that boots, loses bullets and then cannot use its abilities.",
        ),
        ("Ambush", "spring", "mark", "Ambush: choose the dude that the job is against."),
        ("Faithful Hound", "fetch", "goods", "Faithful Hound: choose the piece of goods that perhaps is discarded."),
        ("The Union Casino", "auction", "dude", "The Union Casino: choose the dude that perhaps gains control points."),
    ],
)  # fmt: skip
def test_the_question_says_what_happens_to_the_chosen(face: str, part: str, name: str, told: str) -> None:
    assert sentence(face, ABILITIES[f"{face}: {part}"], name) == told


def test_a_question_says_for_programs_which_choice_of_which_ability_it_is() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Clyde Owens", "Philip Swinford"]}, hand=["Pistol Whip"]),
        side("The Sloane Gang", at={"town square": ["Barton Everest", "Allie Hensman"]}),
    )
    table.calls_out("Clyde Owens", "Barton Everest").answer("yes")
    while table.ask.message.key == "doomtown-ask-join":
        table.answer(table.ask.form.ids[0])  # type: ignore[attr-defined]
    table.until("Shootout play").uses("Pistol Whip")
    args = table.ask.message.args
    assert text(table.ask.message) == "Pistol Whip: choose the dude that boots and loses bullets."
    assert table.ask.about == (table.id("Pistol Whip"),)
    assert (args["ability"], args["target"], args["way"]) == ("whip", "mine", "pays")
