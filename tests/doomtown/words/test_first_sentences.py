"""The first sentence gates (ruling 3): what an ability does first, its choices or conditions ask for (ruling 80).

Nobody should boot a horse to move a rider who cannot be moved. So the first thing an ability does to a card it
chooses, to its own dude or to what it answers has to be possible before it is used: `able(move)` and the like stand
among its choices, conditions, costs or what it reacts to. Scripts are data, so all of them are read here.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.text.intent import Doing, Whom
from boomtown.doomtown.text.parts import Ability, Target
from boomtown.doomtown.words import verbs
from boomtown.doomtown.words.doing import Verb
from doomtown.scripts import abilities, inside

GATING = {
    verb.name
    for verb in (
        verbs.boot,
        verbs.unboot,
        verbs.move,
        verbs.send_home,
        verbs.send_home_booted,
        verbs.discard,
        verbs.ace,
        verbs.join_posse,
        verbs.leave_posse,
        verbs.relieve,
        verbs.call_out,
        verbs.play_card,
        verbs.put_into_play,
        verbs.attach,
        verbs.take_control,
    )
}
"""What has to be possible. Numbers, studs and bounties need not: what cannot change stays as it is (ruling 80)."""

GIVING_UP = {verbs.discard.name, verbs.ace.name}
"""Nothing keeps a card that is not in play from these."""

CHOOSES = "its first sentence only chooses, or says what the test is against"
CANNOT_FAIL = "nothing can keep it from happening"
IF = "its first sentence begins with an If"
EXCEPTIONS = {
    ("Adler's Needle", "provoke"): CHOOSES,
    ("Agent Provocateur", "cover_blown"): CANNOT_FAIL,
    ("Dr. Arden Gillman", "experiment"): "its first sentence is the skill check",
    ("Charging Bear", "charge"): IF,
    ("Crafty Hare", "bolt"): CHOOSES,
    ("Flight of the Lepus", "flee"): CHOOSES,
    ("Carmilla", "entrance"): CHOOSES,
    ("Civil War", "split"): CHOOSES,
    ("Dakota Katzeek", "carve"): IF,
    ("Doomsday Supply", "open_up"): CANNOT_FAIL,
    ("Exultant Translocation", "exchange"): CHOOSES,
    ("Faithful Hound [Weird West]", "fetch"): CHOOSES,
    ('Feichi "Suitcase" Lee', "negotiate"): CHOOSES,
    ("Fool Me Once...", "brand"): CANNOT_FAIL,
    ("Gateway To Beyond", "commune"): CHOOSES,
    ("Geronimo", "raid"): IF,
    ("Grim Servant O' Death", "summon"): CHOOSES,
    ("Hellstromme Plant #9", "service"): CHOOSES,
    ("Hydro-Puncher", "punch"): CHOOSES,
    ("Idol of Tlazolteotl", "carry_over"): CHOOSES,
    ("Inner Struggle", "afflict"): CANNOT_FAIL,
    ("Intercession", "embolden"): CHOOSES,
    ("Ivor Hawley (Exp 1)", "exhume"): "up to two are played, and none will do",
    ("Pale Horse", "reap"): "it may be done, and need not",
    ("Pancho Castillo (Exp 1)", "scare_off"): CHOOSES,
    ("Janosz Pratt", "rig"): CHOOSES,
    ("Lighting The Fuse", "light"): "the cheater has such a deed, and may in lowball do otherwise",
    ("Marty", "tidy_up"): "it answers the very booting that it takes back",
    ("Monomi Miles", "press"): IF,
    ("Morgan Regulators", "patrol"): CHOOSES,
    ("Monkey Goes to the Mountain", "climb"): IF,
    ("Owl's Insight", "foresee"): "any number of cards are attached, and none will do",
    ("Owl's Insight [Weird West]", "foresee"): "any number of cards are attached, and none will do",
    ("Paralysis Mark", "mark"): CHOOSES,
    ("Phantasm", "lure"): CHOOSES,
    ("Phantom Fingers", "fumble"): CHOOSES,
    ("Puppet", "strings"): CHOOSES,
    ("Putting The Pieces Together", "scheme"): CANNOT_FAIL,
    ("Raking Dragons", "rake"): IF,
    ("Red Horse's Tail", "banish"): CHOOSES,
    ("Red Horse's Tail", "bind"): CHOOSES,
    ("Rosenbaum's Golem", "grapple"): CHOOSES,
    ("Run 'Em Down!", "charge"): CHOOSES,
    ("Shan Fan Showdown!", "duel"): CHOOSES,
    ("Saved By Grace", "pray"): "its first sentence is the skill check",
    ("Scattergun", "blast"): IF,
    ("The Grey Man", "dread"): CHOOSES,
    ("The Winning Agenda", "campaign"): "that there are cards enough is asked of the dude",
    ("Theo Whateley-Boyer", "palm"): CANNOT_FAIL,
    ("Turn the Other Cheek", "forgive"): CHOOSES,
    ("Unprepared", "surprise"): CHOOSES,
    ("Violet Esperanza", "burn"): CHOOSES,
    ('Xiong "Wendy" Cheng (Exp 1)', "escort"): CHOOSES,
}
"""By face and part, with the reason."""


def first_act(ability: Ability) -> Doing | None:
    """What an ability does first; None if that depends on something, or is done to all that fit."""
    doing = next((found for found in ability.intent.doings if found.verb not in ("this", "instead")), None)
    if doing is None or doing.whom in (Whom.YOU, Whom.OPPONENT, Whom.ANYBODY):
        return None
    perhaps = doing.phrase is not None and doing.phrase.key == "doomtown-do-perhaps"
    return None if perhaps else doing


def is_gated(ability: Ability, doing: Doing) -> bool:
    """Whether an ability can only be used where its first act is possible."""
    if doing.verb not in GATING or doing.verb in asked_for(ability):
        return True
    if any(found.verb == "instead" for found in ability.intent.doings):
        return True  # what cannot be done takes no event's place
    target = ability.targets.get(doing.target)
    return doing.verb in GIVING_UP and isinstance(target, Target) and target.where.pool is not None


def asked_for(ability: Ability) -> set[str]:
    """The verbs that choices, conditions, costs and what is reacted to ask about."""
    trigger = ability.trigger.test if ability.trigger is not None else None
    return {
        verb.name
        for verb in _verbs_in((*ability.targets.values(), ability.requires, trigger, *ability.costs), set())
    }


def _verbs_in(thing: Any, seen: set[int]) -> Iterator[Verb]:
    """The verbs a test, selector or condition is made of, however deep."""
    if id(thing) in seen:
        return
    seen.add(id(thing))
    if isinstance(thing, Verb):
        yield thing
    else:
        for inner in inside(thing):
            yield from _verbs_in(inner, seen)


UNGATED = [
    (face, part)
    for face, part, ability in abilities()
    if (doing := first_act(ability)) is not None and not is_gated(ability, doing)
]


def test_what_an_ability_does_first_is_asked_for_before_it_is_used() -> None:
    assert [found for found in UNGATED if found not in EXCEPTIONS] == []


@pytest.mark.parametrize("exception", EXCEPTIONS, ids=[" ".join(found) for found in EXCEPTIONS])
def test_every_exception_is_needed(exception: tuple[str, str]) -> None:
    assert exception in UNGATED


IN_ITS_PLACE = {
    ("Any Port in a Storm", "shelter"): "the move to the deed is asked for, and who moves may leave and boot",
    ("Backroom Deals", "hire"): "during Upkeep nothing keeps anybody from taking control",
}
"""What is done in an event's place and not asked for, by face and part, with the reason."""


def vain(face: str, ability: Ability) -> bool:
    """Whether something is paid or tested for what may not be possible in an event's place; ifs may come to nothing."""
    doings = [found for found in ability.intent.doings if found.whom is Whom.EVENT and found.verb in GATING]
    sure = {found.verb for found in doings if found.phrase is None or "perhaps" not in found.phrase.key}
    price = ability.costs or ability.test is not None or PRINTED[face].kind == "action"
    return bool(
        price and "instead" in {found.verb for found in ability.intent.doings} and sure - asked_for(ability)
    )


def test_what_takes_an_events_place_is_possible_before_anything_is_paid_for_it() -> None:
    found = [(face, part) for face, part, ability in abilities() if vain(face, ability)]
    assert found == sorted(IN_ITS_PLACE, key=found.index)


def test_the_gate_is_seen_however_it_is_written() -> None:
    """As one act, in a choice, through a helper, as a condition, by what a cost asks; and it is seen to be missing."""
    known = {(face, part): ability for face, part, ability in abilities()}
    for gated, verb in {
        ("The Pharmacy", "remedy"): "unboot",
        ("Pistol Whip", "whip"): "boot",
        ("...It's Who You Know", "introduce"): "call_out",
        ("Whiskey Flask", "swig"): "boot",
        ("Lillian Morgan", "hire"): "join_posse",
        ("Clear Out!", "barge_in"): "move",
    }.items():
        assert verb in asked_for(known[gated])
    assert "boot" not in asked_for(known["Unprepared", "surprise"])
