"""What a question may not show to players, looked for wherever tests ask one."""

import re
from functools import cache

from boomtown.table import Ask, Judged, Message, OneOf, SomeOf, help_text, text

FOR_PROGRAMMERS = re.compile(
    r"\w_\w"  # snake_case
    r"|\b(RB|RC\d?|AEG|DT)-\w"  # the id of a rule
    r"|“[^”]*”"  # the name of a part
    r"|\([a-z ]+\)\."  # the name of a choice
    r"|/i?legal|\bNone\b|\bdoomtown-|[{}$]"  # how poker writes a joker, and what failed to become words
)

DOUBLED = re.compile(r"\b(?!(?:at|in|on|to|up|down)\b)([^\W\d]+):? \1\b", re.IGNORECASE)
"""A word said twice: "Use use". A name may end with a small one: Eagle Woman That All Look At at the Crystal Palace."""


def troubles(ask: Ask, *, plays: bool = True) -> list[str]:
    """What a question and its options say that is not for players; a question without a help is such a thing too.

    `plays=False` leaves out plays, which are found and judged only when somebody looks at them.
    """
    said = [ask.message]
    if isinstance(ask.form, OneOf | SomeOf) and (plays or not isinstance(ask.form, Judged)):
        said += [option.label for option in ask.form.options]
    found = [words for words in map(shown, said) if FOR_PROGRAMMERS.search(words) or DOUBLED.search(words)]
    return found if help_text(ask.message) else [*found, f"{ask.message.key} has no help"]


def shown(message: Message) -> str:
    """The message as an English sentence."""
    plain = all(isinstance(value, str | int) for value in message.args.values())
    return _shown(message.key, tuple(message.args.items())) if plain else text(message)


@cache
def _shown(key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """Options are the same card by card, scene by scene."""
    return text(Message(key, dict(args)))
