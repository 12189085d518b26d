"""The table: the kernel every game runs on. It knows asks and answers, and no game.

A game's rules are short generators that yield what they ask; where the game stands between them is
data. `Table` drives them: `asks`, `answer`, `view`, `fork`, `undo`.
"""

from boomtown.table.chain import Chain
from boomtown.table.chance import Chance, Draw, below, seeded, shuffled, shuffled_by
from boomtown.table.company import Bot, Company, Look, Seated, luck
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
from boomtown.table.game import BadConfig, Game
from boomtown.table.messages import Message, Who, help_text, say, text
from boomtown.table.playout import Choose, at_random
from boomtown.table.state import Answers, Ask, Asked, Event, Frame, Outcome, Said, State, Step, gather
from boomtown.table.table import Given, Table, View

__all__ = [
    "Answer",
    "Answers",
    "Ask",
    "Asked",
    "BadConfig",
    "Bot",
    "Chain",
    "Chance",
    "Choose",
    "Company",
    "Composition",
    "Condition",
    "Describe",
    "Draw",
    "Event",
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
    "Said",
    "Seated",
    "SomeOf",
    "State",
    "Step",
    "Table",
    "View",
    "Who",
    "at_random",
    "below",
    "gather",
    "help_text",
    "luck",
    "say",
    "seeded",
    "shuffled",
    "shuffled_by",
    "text",
]
