"""Asking a person: one prompt for every form, with help, undo and leaving at each."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rich.table import Table as Grid
from rich.text import Text

from boomtown.table import (
    Answer,
    Ask,
    Composition,
    Form,
    IllegalAnswer,
    Message,
    Number,
    OneOf,
    Option,
    SomeOf,
    View,
    help_text,
    say,
    text,
)
from boomtown.terminal.picture import Picture
from boomtown.terminal.reading import NotUnderstood, labels_of, matches, read_answer
from boomtown.terminal.screen import Left, Screen
from boomtown.terminal.words import explained, words

HELP, UNDO, QUIT, LOG, BOARD = "?", "u", "q", "l", "b"
WHY = re.compile(r"why( not)? (?P<what>.+)", re.IGNORECASE)


class Undo(Exception):
    """The person at the keyboard takes the last decision back."""


class Asker:
    """Puts one question to a person until there is a legal answer."""

    def __init__(
        self,
        screen: Screen,
        picture: Picture,
        view: View,
        names: Sequence[str],
        log: Callable[[], None],
        why_not: Callable[[str], Sequence[Message]] = lambda what: (),
    ) -> None:
        assert view.ask is not None
        self._screen = screen
        self._picture = picture
        self._view = view
        self._ask: Ask = view.ask
        self._names = names
        self._log = log
        self._why_not = why_not

    def answer(self) -> Answer:
        """Ask. Raises Undo, or Left."""
        self._screen.show(Text(text(self._ask.message, self._names), "bold"))
        form = self._ask.form
        return self._compose(form) if isinstance(form, Composition) else self._ask_form(form)

    # --- one form ------------------------------------------------------------------------------

    def _ask_form(self, form: Form, part: str = "") -> Answer:
        self._show_options(form)
        usual = self._ask.usual if form is self._ask.form else None
        prompt = f"{part}{self._bounds(form)}{self._enter(form, usual)}> "
        while True:
            line = self._screen.read(prompt)
            if self._obeyed(line, form):
                continue
            if not line and usual is not None:
                return usual
            try:
                answer = form.check(read_answer(form, line, self._names))
                if self._meant(form, answer):
                    return answer
            except NotUnderstood as error:
                self._complain(str(error))
            except IllegalAnswer as error:
                self._complain(self._refusal(error))

    def _enter(self, form: Form, usual: Answer | None) -> str:
        """Tell in the prompt what Enter alone stands for, where that is the usual answer."""
        if usual is None:
            return ""
        if isinstance(form, SomeOf) and (not usual or usual == tuple(form.ids)):
            described = words("usual-all" if usual else "usual-none")
        else:
            described = self._described(form, usual)
        return " " + words("prompt-usual", answer=described)

    def _meant(self, form: Form, answer: Answer) -> bool:
        """Have an answer confirmed that does what one could fail to see."""
        warning = self._picture.warning(self._view, form, answer)
        if warning is None:
            return True
        self._screen.show(warning, style="yellow")
        return self._confirmed(form)

    def _refusal(self, error: IllegalAnswer) -> str:
        """Return why an answer is refused, and by which rule."""
        return text(error.reason, self._names) + (f" ({error.rule})" if error.rule else "")

    def _bounds(self, form: Form) -> str:
        """Tell in the prompt what can be typed."""
        match form:
            case OneOf():
                return words("prompt-one", most=len(form.ids))
            case SomeOf(least=least, most=most) if least == most:
                return words("prompt-exactly", count=least, most=len(form.ids))
            case SomeOf():
                return words("prompt-some", most=len(form.ids), none="yes" if form.least == 0 else "no")
            case Number():
                return words("prompt-number", least=form.least, most=form.most)
        raise TypeError(f"no prompt for a {type(form).__name__}")

    def _show_options(self, form: Form) -> None:
        drawn = self._picture.options(self._view, form)
        if drawn is not None:
            self._screen.show(drawn)
        elif options := _options(form):
            self._screen.show(self._listed(options))

    def _listed(self, options: Sequence[Option]) -> Grid:
        """Number the options, each with what it would do and what it is."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", width=4)
        grid.add_column(ratio=1)
        for number, option in enumerate(options, 1):
            line = Text(text(option.label, self._names))
            effect = option.effect and text(option.effect, self._names)
            for more in (effect, explained(option.label, self._names)):
                if more:
                    line.append(f" — {more}", "dim")
            grid.add_row(Text(str(number), "bold"), line)
        return grid

    # --- several forms together ----------------------------------------------------------------

    def _compose(self, form: Composition) -> Answer:
        """Ask part by part, then let the whole be looked over, unless a single part was asked and is fresh in mind.

        Parts without a choice are not asked.
        """
        while True:
            answer: dict[str, Answer] = {}
            asked = 0
            try:
                for name, part in form.parts.items():
                    sole = part.sole()
                    answer[name] = self._ask_form(part, f"{_part(name)} ") if sole is None else sole
                    asked += sole is None
                checked = form.check(answer)
                if asked == 1 or self._agreed(form, checked):
                    return checked
            except IllegalAnswer as error:
                self._complain(self._refusal(error))
            except Undo:
                if not asked:
                    raise
                self._screen.show(words("again"), style="dim")

    def _agreed(self, form: Composition, answer: dict[str, Answer]) -> bool:
        for name, part in form.parts.items():
            self._screen.show(f"  {_part(name)}: {self._described(part, answer[name])}")
        return self._confirmed(form)

    def _confirmed(self, form: Form) -> bool:
        while True:
            line = self._screen.read(words("prompt-review")).casefold()
            if self._obeyed(line, form):
                continue
            if line in ("", "y", "yes", "n", "no"):
                return not line.startswith("n")
            self._complain(words("yes-or-no"))

    def _described(self, form: Form, answer: Answer) -> str:
        if isinstance(form, Number):
            return str(answer)
        if isinstance(form, OneOf):
            return next(text(option.label, self._names) for option in form.options if option.id == answer)
        assert isinstance(form, SomeOf)
        chosen = [option.label for option in form.options if option.id in answer]
        return text(say("terminal-listed", items=chosen), self._names)

    # --- commands ------------------------------------------------------------------------------

    def _obeyed(self, line: str, form: Form) -> bool:
        """Carry out a command that is no answer. Options whose whole name is that letter come first."""
        if line in labels_of(form, self._names):
            return False
        if line == UNDO:
            raise Undo
        if line == QUIT:
            raise Left
        if line == LOG:
            self._log()
        elif line == BOARD:
            self._screen.show(self._picture.board(self._view, self._names))
            self._show_options(form)
        elif line.startswith(HELP):
            self._help(line[1:].strip(), form)
        elif asked := WHY.fullmatch(line):
            self._tell_why_not(asked["what"])
        else:
            return False
        return True

    def _help(self, term: str, form: Form) -> None:
        """Explain the decision, or whatever was named."""
        if not term:
            self._screen.show(help_text(self._ask.message, self._names) or words("no-help"))
            self._screen.show(words("how-to-answer"), style="dim")
            return
        about = self._picture.about(self._view, form, term)
        if about is not None:
            self._screen.show(about)
            return
        glossary = self._picture.glossary()
        if term == "all":
            found = list(glossary)
        else:
            found = self._called(term, [option.label for option in _options(form)])
            if not found and not term.isdecimal():
                found = self._called(term, glossary)
        if not found:
            self._complain(words("nothing-called", given=term[:30]))
        self._explain(found)

    def _tell_why_not(self, what: str) -> None:
        """Say what can be done with something now, and why the rest cannot, with the rules' ids."""
        found = self._why_not(what)
        if not found:
            self._complain(words("nothing-called", given=what[:30]))
        for message in found:
            self._screen.show(text(message, self._names))

    def _called(self, term: str, subjects: Sequence[Message]) -> list[Message]:
        return [subjects[place] for place in matches(term, [text(each, self._names) for each in subjects])]

    def _explain(self, found: Sequence[Message]) -> None:
        told = {text(each, self._names): explained(each, self._names) or words("no-help") for each in found}
        for name, explanation in told.items():
            line = Text(name, "bold")
            line.append(f": {explanation}", "not bold")
            self._screen.show(line)

    def _complain(self, reason: str) -> None:
        self._screen.show(reason, style="red")


def _options(form: Form) -> Sequence[Option]:
    return form.options if isinstance(form, OneOf | SomeOf) else ()


def _part(name: str) -> str:
    """Return what a part of a composition is called."""
    return text(say(f"part-{name}"))
