"""What a bot thinks of a question, as data to be told: its answer, the lines it weighed, and what decided.

A bot that can say why has `explain(ask, look)`; like its answer, that hangs only on what its seat sees. Sentences are
messages of the catalogue, so that nobody meets a name of the program.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, runtime_checkable

import msgspec

from boomtown.table import Answer, Ask, Bot, Form, Look, Message, said, say

Scale = Literal["control", "points", "share", "rank", ""]
"""What lines are weighed in: control points, points of the final score, the share of games won, ranks of hands. Nothing
where its numbers would tell nobody anything."""
LINES = 3
"""So many lines are told."""
REASONS = 4
"""So many reasons are told of each."""


class Weighed(msgspec.Struct, frozen=True):
    """An answer, what it seems worth, and why; by a bot that looks ahead, in how many worlds."""

    answer: Answer
    worth: float = 0.0
    reasons: tuple[Message, ...] = ()
    worlds: int = 0


class Opinion(msgspec.Struct, frozen=True):
    """What a bot would answer, and the lines it weighed, its own first."""

    answer: Answer
    lines: tuple[Weighed, ...] = ()
    scale: Scale = ""

    def reasons_for(self, answer: Answer) -> tuple[Message, ...]:
        """Return what speaks for an answer, if it was weighed at all."""
        return next((line.reasons for line in self.lines if line.answer == answer), ())


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why."""

    def explain(self, ask: Ask, look: Look) -> Opinion:
        """Return what it would answer, and why."""


def opinion_of(bot: Bot, ask: Ask, look: Look) -> Opinion:
    """Return a bot's opinion: of one that cannot say why, only its answer."""
    return bot.explain(ask, look) if isinstance(bot, Explains) else Opinion(bot.choose(ask, look))


def decided(answer: Answer, lines: Sequence[Weighed], scale: Scale = "") -> Opinion:
    """Return an opinion: the line of the answer first, then the best of the others."""
    own = [line for line in lines if line.answer == answer]
    others = sorted((line for line in lines if line.answer != answer), key=lambda line: -line.worth)
    return Opinion(answer, tuple([*own, *others][:LINES]), scale if len(lines) > 1 else "")


class Told(msgspec.Struct, frozen=True):
    """A line in words: the answer, what it seems worth (nothing where that is no number), and why."""

    answer: Answer
    what: Message
    worth: Message | None
    reasons: tuple[Message, ...]


def in_words(opinion: Opinion, form: Form) -> list[Told]:
    """Return an opinion's lines in words, the answer's own first."""
    lines = opinion.lines or (Weighed(opinion.answer),)
    return [
        Told(line.answer, said(form, line.answer), _worth(line, opinion.scale), line.reasons[:REASONS])
        for line in lines
    ]


def _worth(line: Weighed, scale: Scale) -> Message | None:
    if scale == "":
        return None
    if scale == "share":
        return say("why-worth-share", percent=round(100 * line.worth), worlds=line.worlds)
    return say(f"why-worth-{scale}", amount=f"{line.worth:.1f}")
