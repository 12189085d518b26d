"""The table: the kernel every game runs on. It knows asks and answers, and no game.

A game's rules are short generators that yield what they ask; where the game stands between them is
data. `Table` drives them: `asks`, `answer`, `view`, `fork`, `undo`.
"""

from boomtown.table.bringing import Brought, CannotBring, Problem, ReadyMade
from boomtown.table.chain import Chain
from boomtown.table.chance import Chance, Draw, below, seeded, shuffled, shuffled_by
from boomtown.table.company import Bot, Company, Eyes, Look, Seated, luck
from boomtown.table.forms import (
    Answer,
    Composition,
    Condition,
    Describe,
    Form,
    Id,
    IllegalAnswer,
    Judged,
    Number,
    Offer,
    OneOf,
    Option,
    Price,
    SomeOf,
)
from boomtown.table.game import About, BadConfig, Game, Reach, Verdict
from boomtown.table.messages import Message, Who, help_text, is_known, say, text
from boomtown.table.playout import Choose, Until, at_random
from boomtown.table.saying import said
from boomtown.table.state import Answers, Ask, Asked, Event, Frame, Outcome, Said, State, Step, gather
from boomtown.table.table import Given, Table, View

__all__ = [
    "About",
    "Answer",
    "Answers",
    "Ask",
    "Asked",
    "BadConfig",
    "Bot",
    "Brought",
    "CannotBring",
    "Chain",
    "Chance",
    "Choose",
    "Company",
    "Composition",
    "Condition",
    "Describe",
    "Draw",
    "Event",
    "Eyes",
    "Form",
    "Frame",
    "Game",
    "Given",
    "Id",
    "IllegalAnswer",
    "Judged",
    "Look",
    "Message",
    "Number",
    "Offer",
    "OneOf",
    "Option",
    "Outcome",
    "Price",
    "Problem",
    "Reach",
    "ReadyMade",
    "Said",
    "Seated",
    "SomeOf",
    "State",
    "Step",
    "Table",
    "Until",
    "Verdict",
    "View",
    "Who",
    "at_random",
    "below",
    "gather",
    "help_text",
    "is_known",
    "luck",
    "said",
    "say",
    "seeded",
    "shuffled",
    "shuffled_by",
    "text",
]
