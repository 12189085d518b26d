"""What texts say and the rules ask: each saying is a constant, or made by a function that checks its argument.

A saying that is not made here is refused where it is said, so a misspelt one fails when its card is loaded. At run time
a saying is a plain `str`, for the rules ask all the time; its text is kept in saved games (`Effect.word`).
"""

from __future__ import annotations

from typing import NewType

from boomtown.doomtown.facts.faces import Keyword
from boomtown.doomtown.facts.printed import SKILLS, SPELL_SKILL
from boomtown.doomtown.facts.spelling import unknown
from boomtown.doomtown.text.numbers import NUMBERS, Number, check_number

Saying = NewType("Saying", str)
"""A rule by name about cards. Only this module makes them."""

SAYINGS: dict[str, Saying] = {}
"""Every saying there is, but for `cannot_use`, whose argument is the name of any ability."""


def _saying(text: str) -> Saying:
    SAYINGS[text] = Saying(text)
    return SAYINGS[text]


# What a card is and has
IS_A_STUD = _saying("is a stud")
IS_A_DRAW = _saying("is a draw")
IS_BLANK = _saying("is blank")
"""It has lost its traits and abilities."""
LOSES_TRAITS = _saying("loses traits")
"""It has lost its traits for a while, and keeps its abilities."""
KEEPS_ITS_TRAITS = _saying("keeps its traits")
"""Nothing makes it blank."""
LOSES_KEYWORDS = _saying("loses keywords")
"""All of them."""
IS_TAKEN = _saying("is taken")
"""Another player has taken control of it."""
HAS_AT_MOST_BULLETS = _saying("has at most bullets")
"""Its bullets never count as more than its `rating=`."""
HAS_AT_LEAST_BULLETS = _saying("has at least bullets")
"""Its bullets never count as less than its `rating=`."""
HAS_AT_LEAST_GRIT = _saying("has at least grit")
"""Its grit never counts as less than its `rating=` to the cards that `by=` means."""
IS_CONTROLLED_BY_BULLETS = _saying("is controlled by bullets")
CONTROLS_BY_BULLETS = _saying("controls by bullets")
"""Of a dude: at deeds its bullets count, not its influence, for who controls them."""
CONTROLS_BY_RATING = _saying("controls by rating")
"""Of a dude: at deeds the `rating=` counts, not its influence, for who controls them."""
IS_CONTROLLED_BY_YOU = _saying("is controlled by you")
"""Of the town square only."""
PRODUCES_FOR_YOU = _saying("produces for you")
"""Of a deed: you collect what it produces, whoever owns and controls it, and nobody else does (Natalya)."""
LIMITS_INFLUENCE = _saying("limits influence")
"""Of a location: nobody has more influence there, all told, than its `rating=`."""
IS_ADJACENT_TO = _saying("is adjacent to")
"""With `other=`; so is the next one."""
IS_NOT_ADJACENT_TO = _saying("is not adjacent to")
IS_THE_POOREST_WHEN_TIED = _saying("is the poorest when tied")
"""Of an outfit: its player."""

# Playing, attaching, inventing
MAY_START_THE_GAME = _saying("may start the game")
"""Of a Gadget."""
BRINGS_A_SIDEKICK = _saying("brings a Sidekick")
"""Of a dude in a starting gang: a Sidekick may take a place in it, attached to that dude."""
CANNOT_START_THE_GAME = _saying("cannot start the game")
CANNOT_ENTER_PLAY = _saying("cannot enter play")
IS_CHEAPER_FOR_BOOTING = _saying("is cheaper for booting")
"""With `other=`: any number of such dudes of yours may boot for it; each makes it cheaper by its `rating=`."""
IS_CHEAPER_BESIDE = _saying("is cheaper beside")
"""With `other=`: one such dude of yours makes it cheaper by its `rating=`, and it may enter play where that dude is."""
IS_PAID_BY_BOOTING = _saying("is paid by booting")
"""With `other=`: such a dude of yours may boot instead of your paying what the card costs."""
ENTERS_ONLY_AT_HOME = _saying("enters only at home")
ENTERS_BOOTED = _saying("enters booted")
"""It never was unbooted in play: nothing keeps it from that, and nobody answers it (ruling 266)."""
SHOPS_IN_SHOOTOUTS = _saying("shops in shootouts")
"""A dude that does comes into its player's posse."""
ATTACHES_ONLY_TO = _saying("attaches only to")
"""With `other=`; so are the next two and `CANNOT_ATTACH_CARDS`."""
ATTACHES_ANYWHERE = _saying("attaches anywhere")
ATTACHES_IN_SHOOTOUTS = _saying("attaches in shootouts")
ATTACHES_WHILE_BOOTED = _saying("attaches while booted")
ATTACHES_TO_WHO_FIGHTS = _saying("attaches to who fights")
"""As a Shootout play, to a dude in a posse, booted or not, whoever controls the location."""
CANNOT_ATTACH_CARDS = _saying("cannot attach cards")
CANNOT_BE_TRADED = _saying("cannot be traded")
TRADES_ANYWHERE = _saying("trades anywhere")
"""With `other=`: what it can give away where its player does not control the location."""
IS_CHEAPER_ON = _saying("is cheaper on")
"""With `other=`: attached to such a card it costs less by its `rating=`; a card in play may say so of others."""
INVENTS_ANYWHERE = _saying("invents anywhere")
IS_INVENTED_ONLY_BY = _saying("is invented only by")
"""With `other=`; so is the next one."""
CANNOT_INVENT = _saying("cannot invent")

# Using abilities
USES = _saying("uses")
"""Abilities of this card can be used by who does not control it, as `by=` says."""
USES_ADJACENT_TOTEMS = _saying("uses adjacent Totems")
CASTS_TOTEMS = _saying("casts Totems")
"""As if it had the skill, with this `rating=`."""
USES_TECHNIQUES = _saying("uses Techniques")
"""As if it had Kung Fu of this `rating=`."""
IGNORES_TOKENS_FOR_COMBOS = _saying("ignores tokens for combos")
"""Of who performs a Technique: token dudes of its player count for nothing where it is asked for a combo."""
ACTS_AS_IF_AT = _saying("acts as if at")
"""With `other=`: for the abilities of that location."""
ACTS_FROM_OUTSIDE = _saying("acts from outside")
"""Its Shootout abilities can be used from outside the posse."""
PAYS_FOR_SHOOTOUT_ABILITIES = _saying("pays for shootout abilities")
"""With the ghost rock kept on it."""
PAYS_FOR_ABILITIES_OF = _saying("pays for abilities of")
"""With `other=`, and the ghost rock kept on it; where that is an action, for the card itself."""
CANNOT_CAST = _saying("cannot cast")
"""With `other=`: which spells."""
CANNOT_BE_USED = _saying("cannot be used")
CANNOT_USE_ABILITIES = _saying("cannot use abilities")
"""Of an outfit: its player."""
CANNOT_HAVE_CHEATIN_USED_AGAINST = _saying("cannot have Cheatin' used against")
"""Of an outfit: its player."""
CANNOT_BE_CHOSEN = _saying("cannot be chosen")
CANNOT_BE_AFFECTED = _saying("cannot be affected")
IS_SHIELDED = _saying("is shielded")
"""It can be chosen only together with the card that says so, or when that one cannot be chosen to be affected; with
`other=` that card: when it cannot be chosen, affected or not."""

# What is done to cards
CANNOT_BOOT = _saying("cannot boot")
CANNOT_UNBOOT = _saying("cannot unboot")
CANNOT_MOVE = _saying("cannot move")
CANNOT_MOVE_TO = _saying("cannot move to")
"""With `other=`."""
MOVES_WITHOUT_BOOTING = _saying("moves without booting")
"""With `other=`, if any: where to."""
CANNOT_GO_HOME = _saying("cannot go home")
CANNOT_GO_HOME_BOOTED = _saying("cannot go home booted")
CANNOT_BE_DISCARDED = _saying("cannot be discarded")
CANNOT_BE_ACED = _saying("cannot be aced")
CANNOT_LEAVE_BOOT_HILL = _saying("cannot leave Boot Hill")
CANNOT_LEAVE_THE_DISCARD_PILE = _saying("cannot leave the discard pile")
"""By what a card does; that the pile becomes the deck is a rule."""
CANNOT_BECOME_A_STUD = _saying("cannot become a stud")
CANNOT_BECOME_A_DRAW = _saying("cannot become a draw")
CANNOT_GAIN_BOUNTY = _saying("cannot gain bounty")
CANNOT_LOSE_BOUNTY = _saying("cannot lose bounty")
CANNOT_LOSE_GHOST_ROCK = _saying("cannot lose ghost rock")
"""Of an outfit: its player."""

# Call-outs and shootouts
CANNOT_CALL_OUT = _saying("cannot call out")
CANNOT_BE_CALLED_OUT = _saying("cannot be called out")
"""With `other=`, if any: by whom."""
IS_CALLED_OUT_AT_HOME = _saying("is called out at home")
"""As anywhere else."""
CANNOT_REFUSE = _saying("cannot refuse")
CANNOT_BE_REFUSED = _saying("cannot be refused")
"""With `other=`: by whom."""
IS_REFUSED_FOR_A_CARD = _saying("is refused for a card")
"""With `other=`: who refuses a call-out of this dude has to discard a card of the hand for it."""
IS_REFUSED_FOR_ROCK = _saying("is refused for rock")
"""With `other=`: who refuses a call-out of this dude has to pay its player 1 ghost rock for it."""
CANNOT_JOIN = _saying("cannot join")
CANNOT_JOIN_THE_LEADER = _saying("cannot join the leader")
"""Of a dude who cannot join the posse of whoever called out or leads the job."""
CANNOT_JOIN_THE_MARK = _saying("cannot join the mark")
"""Of a dude who cannot join the posse of the mark's side."""
JOINS_UNASKED = _saying("joins unasked")
"""Of a dude who can join the mark's posse as a guest without being invited."""
CANNOT_LEAVE_THE_POSSE = _saying("cannot leave the posse")
JOINS_WITHOUT_BOOTING = _saying("joins without booting")
JOINS_WITHOUT_MOVING = _saying("joins without moving")
"""If its player likes, even booted (Buffalo Rifle)."""
STAYS_WHERE_IT_IS = _saying("stays where it is")
"""Of a dude who has joined so, for as long as the fight lasts."""
JOINS_FROM_ANYWHERE = _saying("joins from anywhere")
JOINS_WHILE_BOOTED = _saying("joins while booted")
MUST_BE_THE_SHOOTER = _saying("must be the shooter")
CANNOT_BE_THE_SHOOTER = _saying("cannot be the shooter")
ONLY_THE_SHOOTER_CONTRIBUTES = _saying("only the shooter contributes")
"""Of an outfit, as are the next four: its player."""
EXCHANGES_BONUSES = _saying("exchanges bonuses")
"""Of an outfit: its posse's stud bonus counts as its draw bonus, and the other way round."""
DRAWS_BY_INFLUENCE = _saying("draws by influence")
CANNOT_OUTRANK_THE_OPPONENT = _saying("cannot outrank the opponent")
TAKES_NO_CASUALTIES = _saying("takes no casualties")
TAKES_TWICE_THE_CASUALTIES = _saying("takes twice the casualties")
THE_JOB_FAILS = _saying("the job fails")
"""Of an outfit: the job its player leads, however its shootout ends."""
CONTRIBUTES_NOTHING = _saying("contributes nothing")
"""Of a dude: nothing to the bonuses for the draw hand, as the shooter or not."""
IS_THE_FIRST_CASUALTY = _saying("is the first casualty")
COVERS_TWO_CASUALTIES_ACED = _saying("covers two casualties aced")
"""Of a Sidekick: it can be aced for them, as a dude can (Three-Eyed Hawk)."""
CANNOT_BE_A_CASUALTY = _saying("cannot be a casualty")
CANNOT_FLEE = _saying("cannot flee")
THE_SHOOTOUT_ENDS_AFTER_THIS_ROUND = _saying("the shootout ends after this round")

# With an argument
_HAVING = {keyword.value: _saying(f"has {keyword}") for keyword in Keyword}
_LOSING = {keyword.value: _saying(f"loses {keyword}") for keyword in Keyword}
_ATTACHES = {spell: _saying(f"attaches {spell}") for spell in (*SPELL_SKILL, "Totem")}
_INVENTS = {skill: _saying(f"invents with {skill}") for skill in SKILLS}
_PREVAILS_ON = {number: _saying(f"prevails on {number}") for number in NUMBERS.values()}
_CANNOT_RAISE = {number: _saying(f"cannot raise {number}") for number in NUMBERS.values()}
_CANNOT_LOWER = {number: _saying(f"cannot lower {number}") for number in NUMBERS.values()}
_CANNOT_CHANGE = {number: _saying(f"cannot change {number}") for number in NUMBERS.values()}
_CANNOT_RAISE_FOR_GOOD = {number: _saying(f"cannot raise {number} for good") for number in NUMBERS.values()}
_CANNOT_USE = "cannot use "


def having(keyword: str) -> Saying:
    """It has this keyword; with a `rating=` where the keyword has one."""
    return _of("keyword", keyword, _HAVING)


def losing(keyword: str) -> Saying:
    """It has lost this keyword."""
    return _of("keyword", keyword, _LOSING)


def attaches(spell: str) -> Saying:
    """Such spells (Hex, Miracle, Spirit) can be on it without the skill, or one Totem though it is a dude."""
    return _of("kind of spell", spell, _ATTACHES)


def invents_with(skill: str) -> Saying:
    """It invents with this skill; `other=`: what. A Gadget that says so can be invented with it."""
    return _of("skill", skill, _INVENTS)


def cannot_use(ability: str) -> Saying:
    """The ability of this name on the card cannot be used."""
    return Saying(f"{_CANNOT_USE}{ability}")


def cannot_raise(number: Number) -> Saying:
    """This number of it cannot be raised for a while, or at all."""
    check_number(number)
    return _CANNOT_RAISE[number]


def cannot_lower(number: Number) -> Saying:
    """This number of it cannot be lowered."""
    check_number(number)
    return _CANNOT_LOWER[number]


def cannot_change(number: Number) -> Saying:
    """This number of it can be neither raised nor lowered."""
    check_number(number)
    return _CANNOT_CHANGE[number]


def cannot_raise_for_good(number: Number) -> Saying:
    """This number of it can be raised only for a while."""
    check_number(number)
    return _CANNOT_RAISE_FOR_GOOD[number]


def prevails_on(number: Number) -> Saying:
    """Of the texts that fix this number of a card, the one that counts."""
    return _PREVAILS_ON[number]


def _of(what: str, word: str, sayings: dict[str, Saying]) -> Saying:
    if word not in sayings:
        raise unknown(what, word, sayings)
    return sayings[word]


def check_saying(word: str) -> None:
    """Refuse what is no saying."""
    if word not in SAYINGS and not word.startswith(_CANNOT_USE):
        raise unknown("saying", word, SAYINGS)
