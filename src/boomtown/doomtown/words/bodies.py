"""Reading the body of an ability: which acts it makes, and to whom they are done.

A body is a short generator that yields acts. Each call of a word in its source is an act; what it is done to is
followed back, through local names, loops and helpers, to what the ability chooses, this card, you or the opponent.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from types import FunctionType
from typing import Any, NamedTuple

from boomtown.doomtown.reading.active import ON
from boomtown.doomtown.text.intent import ASKS, HELPS, NEUTRAL, PAYS, REVEALS, Doing, Polarity, Whom
from boomtown.doomtown.text.parts import Gives, Grants, Ignores, Part, Says, Script, Selector, Trigger
from boomtown.doomtown.words import judging, selectors
from boomtown.doomtown.words.doing import Word
from boomtown.doomtown.words.doing import doing as piece_of_text
from boomtown.doomtown.words.effects import last, requirement, same_cause
from boomtown.doomtown.words.phrases import beside_phrase, change_phrase, phrase, saying_phrase
from boomtown.table import Message, say

CARDS = "boomtown.doomtown.cards"
DEEP = 3
"""So many helpers and lasting parts are read one within the other."""


class Goal(NamedTuple):
    """To whom something is done; a target by its name."""

    whom: Whom
    name: str = ""
    whose: Whom = Whom.ANYBODY
    """Whose it can only be, where the text says so."""


THIS, YOU, OPPONENT = Goal(Whom.THIS), Goal(Whom.YOU), Goal(Whom.OPPONENT)
EVENT, ANYBODY = Goal(Whom.EVENT), Goal(Whom.ANYBODY)
Goals = tuple[Goal, ...]

_TELLING: dict[Any, Goal] = {
    selectors.SELF.test: THIS,
    selectors.THIS_DUDE.test: THIS,
    selectors.BEARER.test: THIS,
    selectors.ON_THIS_DUDE.test: THIS,
    selectors.YOUR.test: YOU,
    selectors.OWNED.test: YOU,
    selectors.YOUR_HOME.test: YOU,
    selectors.YOU_CONTROL.test: YOU,
    selectors.IN_YOUR_POSSE.test: YOU,
    selectors.OPPOSING.test: OPPONENT,
    selectors.OTHERS.test: OPPONENT,
    selectors.IN_OPPOSING_POSSE.test: OPPONENT,
}
_OWN_POOLS = {
    found.pool
    for found in (
        selectors.IN_HAND,
        selectors.IN_DISCARD,
        selectors.IN_HILL,
        selectors.IN_DRAW_HAND,
    )
}
_BESIDE: dict[tuple[str, str], Polarity] = {
    ("attach", "to"): HELPS,
    ("play_card", "host"): HELPS,
    ("play_card", "inventor"): HELPS,
    ("call_out", "by"): HELPS,
    ("relieve", "by"): HELPS,
}
"""What an act is to other cards it names; nothing good or bad unless said."""
_UNKNOWN = object()


def goals_of(where: Selector) -> Goals:
    """Return whose the cards are that a selector means, as far as it says."""
    found = [_TELLING[test] for test in where.tests if test in _TELLING]
    if where.pool in _OWN_POOLS and where.pool is not None:
        found.append(YOU)
    return tuple(dict.fromkeys(found)) or (ANYBODY,)


def who_is_meant(trigger: Trigger) -> Selector | None:
    """Return the selector of a trigger's event, if it has one."""
    who = getattr(getattr(trigger.test, "__self__", None), "who", None)
    return who if isinstance(who, Selector) else None


@cache
def _functions(module: str) -> dict[tuple[str, int], ast.FunctionDef]:
    """Return the functions of a module by name and first line, that of a decorator if there is one."""
    try:
        source = inspect.getsource(sys.modules[module])
    except OSError:  # installed without its sources: questions and bots know less, the rules are the same
        return {}
    return {
        (node.name, min([node.lineno, *(found.lineno for found in node.decorator_list)])): node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
    }


class Reader(ast.NodeVisitor):
    """Reads one body: what its names stand for, and which acts it makes."""

    def __init__(
        self, body: FunctionType, known: Mapping[str, Goals], script: Script | None, *, depth: int = 0
    ) -> None:
        self.body = body
        self.known = dict(known)
        self.values: dict[str, list[Any]] = {}
        self.script = script
        self.pays = False
        self.perhaps = False
        self.depth = depth
        self.found: list[Doing] = []

    def read(self) -> list[Doing]:
        """Return what the body does, in its order."""
        code = self.body.__code__
        node = _functions(self.body.__module__).get((code.co_name, code.co_firstlineno))
        for statement in node.body if node is not None else ():
            self.visit(statement)
        return self.found

    # --- names ---------------------------------------------------------------------------------

    def visit_Assign(self, node: ast.Assign) -> None:
        """Remember what a local name stands for."""
        self.visit(node.value)
        for target in node.targets:
            self._bind(target, node.value)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        """Remember what a local name stands for."""
        self.visit(node.value)
        self._bind(node.target, node.value)

    def visit_For(self, node: ast.For) -> None:
        """What a loop runs over, each of it is."""
        self.visit(node.iter)
        self._bind(node.target, node.iter, each=True)
        for statement in (*node.body, *node.orelse):
            self.visit(statement)

    def visit_If(self, node: ast.If) -> None:
        """What is done only if something holds may not be done; that there is a card to do it to is no such thing."""
        self.visit(node.test)
        with self._doubt(self._is_open(node.test)):
            for statement in (*node.body, *node.orelse):
                self.visit(statement)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """One or the other is done."""
        self.visit(node.test)
        with self._doubt(self._is_open(node.test)):
            self.visit(node.body)
            self.visit(node.orelse)

    @contextmanager
    def _doubt(self, doubt: bool) -> Iterator[None]:
        before, self.perhaps = self.perhaps, self.perhaps or doubt
        yield
        self.perhaps = before

    def _is_open(self, test: ast.expr) -> bool:
        names = [found.id for found in ast.walk(test) if isinstance(found, ast.Name)]
        return requirement.name not in names and "NOWHERE" not in names

    def visit_Lambda(self, node: ast.Lambda) -> None:
        """What is asked later does nothing now."""

    def _bind(self, target: ast.expr, value: ast.expr, *, each: bool = False) -> None:
        names = [found.id for found in ast.walk(target) if isinstance(found, ast.Name)]
        pairs = zip(names, _items(value), strict=False) if len(names) > 1 and not each else ()
        apart = dict(pairs) if len(_items(value)) == len(names) else {}
        for name in names:
            self.known[name] = self.goals(apart.get(name, value))
            items = _items(value) if each else [apart.get(name, value)]
            self.values[name] = [self.value(item) for item in items]

    def value(self, node: ast.expr) -> Any:
        """Return what an expression is, as far as that is known before the game."""
        match node:
            case ast.Constant():
                return node.value
            case ast.Name() if node.id in self.values:
                return self.values[node.id][0] if len(self.values[node.id]) == 1 else _UNKNOWN
            case ast.Name() if node.id not in self.known:
                return self._global(node.id)
            case ast.Attribute():
                return getattr(self.value(node.value), node.attr, _UNKNOWN)
            case ast.UnaryOp(op=ast.USub()):
                inner = self.value(node.operand)
                return -inner if isinstance(inner, int) else -1  # nobody takes off less than nothing
            case ast.UnaryOp(op=ast.UAdd()):
                inner = self.value(node.operand)
                return inner if isinstance(inner, int) else 1
            case ast.IfExp():
                return self.value(node.body)
            case ast.Dict():
                return [self.value(found) for found in node.values]
        return _UNKNOWN

    def _global(self, name: str) -> Any:
        code, cells = self.body.__code__, self.body.__closure__ or ()
        for free, cell in zip(code.co_freevars, cells, strict=True):
            if free == name:
                return cell.cell_contents
        return self.body.__globals__.get(name, _UNKNOWN)

    # --- whom ----------------------------------------------------------------------------------

    def goals(self, node: ast.expr | None) -> Goals:
        """Return whom an expression means: what the ability chose before anybody else."""
        found = tuple(dict.fromkeys(self._meant(node))) if node is not None else ()
        return tuple(goal for goal in found if goal.whom is Whom.TARGET) or found

    def _meant(self, node: ast.AST) -> Iterable[Goal]:
        match node:
            case ast.Name() if node.id in self.known:
                return self.known[node.id]
            case ast.Name():
                value = self._global(node.id)
                return goals_of(value) if isinstance(value, Selector) else ()
            case ast.Attribute(value=ast.Name(id="play"), attr=attr):
                return self._of_play(attr)
            case ast.Attribute(value=ast.Name(id="event")) if "event" not in self.known:
                return (EVENT,)
            case ast.Call():
                return self._called_for(node)
            case ast.Subscript(value=ast.Attribute(attr="numbers")):
                return (OPPONENT,)  # the cheater, or what was given up before
            case ast.Subscript(value=ast.Attribute(attr="chosen"), slice=ast.Constant(value=str(name))):
                return (Goal(Whom.TARGET, name),)
            case ast.Subscript(value=ast.Attribute(attr="cards" | "players"), slice=key):
                return self._meant(key)
            case ast.Subscript():
                return self._meant(node.value)
            case ast.ListComp() | ast.GeneratorExp() | ast.SetComp():
                for part in node.generators:
                    self._bind(part.target, part.iter)
                return self._meant(node.elt)
            case ast.UnaryOp() | ast.Compare() | ast.Lambda() | ast.Constant():
                return ()
            case ast.BinOp(op=ast.BitAnd()):
                return self._both(node)
            case ast.IfExp():
                return (*self._meant(node.body), *self._meant(node.orelse))
        return [goal for child in ast.iter_child_nodes(node) for goal in self._meant(child)]

    def _both(self, node: ast.BinOp) -> Iterable[Goal]:
        """Selectors joined: one that tells whose it is tells it for both."""
        found = (*self._meant(node.left), *self._meant(node.right))
        return tuple(goal for goal in found if goal is not ANYBODY) or found

    def _of_play(self, attr: str) -> Goals:
        if attr == "on":
            return self.known.get("play.on", (ANYBODY,))
        by_name = {"dude": THIS, "source": THIS, "location": THIS, "you": YOU, "event": EVENT}
        return (by_name[attr],) if attr in by_name else ()

    def _called_for(self, node: ast.Call) -> Iterable[Goal]:
        value = self.value(node.func)
        if isinstance(value, Word):
            return self._chosen(node) if value.polarity in (ASKS, REVEALS) else ()
        if value in (selectors.on, selectors.chosen):
            return [Goal(Whom.TARGET, name) for arg in node.args if isinstance(name := self.value(arg), str)]
        if value is selectors.opponent:
            return (OPPONENT,)
        inside = [*node.args, *([node.func.value] if isinstance(node.func, ast.Attribute) else [])]
        return [goal for child in inside for goal in self._meant(child)]

    def _chosen(self, node: ast.Call) -> Iterable[Goal]:
        """Return what a word asks for, with whose it is if it asks for such cards."""
        whose = self.goals(node.args[0])[:1] if node.args else ()
        return (Goal(Whom.CHOSEN, "", whose[0].whom if whose else Whom.ANYBODY),)

    # --- acts ----------------------------------------------------------------------------------

    def visit_Call(self, node: ast.Call) -> None:
        """Note the act a call of a word makes, and read the helpers that make others."""
        value = self.value(node.func) if not isinstance(node.func, ast.Subscript) else _UNKNOWN
        if value is requirement:
            self.pays, before = True, self.pays
            self.generic_visit(node)
            self.pays = before
            return
        if value is last:
            self._note_lasting(node)
        elif isinstance(value, Word):
            if value not in (piece_of_text, same_cause):  # they do what is inside them
                self._note(value, node)
        elif isinstance(node.func, ast.Subscript):
            for found in self._one_of(node.func.value):
                self._note(found, node)
        elif isinstance(value, FunctionType):
            self._note_helper(value, node)
        self.generic_visit(node)

    def _one_of(self, node: ast.expr) -> list[Word[...]]:
        """Return the words in a table of them: `ways[mode](victim)`."""
        value = self.value(node)
        items = value if isinstance(value, list) else value.values() if isinstance(value, dict) else ()
        return [found for found in items if isinstance(found, Word)]

    def _note(self, word: Word[...], node: ast.Call) -> None:
        given = _given(word, node)
        arguments = {name: self.value(found) for name, found in given.items()}
        polarity = word.judged(arguments)
        if polarity is ASKS:
            return
        if self.pays and polarity is not HELPS:
            polarity = PAYS
        for goal in self._done_to(word, given):
            told = self._told(phrase(word, arguments))
            self.found.append(Doing(word.name, polarity, goal.whom, goal.name, told, goal.whose))
        for name, found in given.items():
            for goal in self.goals(found) if name != word.on else ():
                if goal.whom is Whom.TARGET and not isinstance(self.value(found), Word):
                    beside = _BESIDE.get((word.name, name), NEUTRAL)
                    self.found.append(
                        Doing(word.name, beside, goal.whom, goal.name, beside_phrase(word, name))
                    )

    def _told(self, told: Message | None) -> Message | None:
        return say("doomtown-do-perhaps", does=told) if self.perhaps and told is not None else told

    def _done_to(self, word: Word[...], given: Mapping[str, ast.expr]) -> Goals:
        if word.on == "event":
            return (EVENT,)
        if not word.on or word.on not in given:
            return (YOU,)
        return self.goals(given[word.on]) or (ANYBODY,)

    def _note_helper(self, function: FunctionType, node: ast.Call) -> None:
        """A card's helper that yields acts itself, read with what it is given."""
        if not inspect.isgeneratorfunction(function) or not function.__module__.startswith(CARDS):
            return
        if self.depth > DEEP:
            return
        names = inspect.signature(function).parameters
        given = dict(zip(names, node.args, strict=False)) | {
            word.arg: word.value for word in node.keywords if word.arg is not None
        }
        known = {name: self.goals(found) for name, found in given.items() if name != "play"}
        inner = Reader(function, known, self.script, depth=self.depth + 1)
        inner.values = {name: [self.value(found)] for name, found in given.items() if name != "play"}
        inner.pays, inner.perhaps = self.pays, self.perhaps
        self.found += inner.read()

    # --- what lasts ----------------------------------------------------------------------------

    def _note_lasting(self, node: ast.Call) -> None:
        """Parts that are called up do what they do to the cards they are called up for."""
        given = _given(last, node)
        name = given["part"]
        known = self.values.get(name.id, []) if isinstance(name, ast.Name) else [self.value(name)]
        on = self.goals(given.get("on"))
        for part in known if self.script is not None else ():
            found = self.script.parts.get(part) if self.script is not None else None
            if found is not None:
                self._note_part(found, on)

    def _note_part(self, part: Part, on: Goals) -> None:
        match part:
            case Gives():
                polarity = judging.number(part.number, part.amount)
                told = change_phrase(part.number, part.amount)
                self._note_trait("modify", polarity, part.to, on, told)
            case Says():
                self._note_trait("say_of", judging.saying(part.word), part.to, on, saying_phrase(part.word))
            case Grants() | Ignores():
                self._note_trait("last", HELPS, part.to, on, say("doomtown-do-last"))
            case Trigger(body=FunctionType() as body) if self.depth <= DEEP:
                known = {"play.on": on} | ({"event": on} if _is_about_on(part) else {})
                inner = Reader(body, known, self.script, depth=self.depth + 1)
                inner.perhaps = True  # the event may never come
                self.found += inner.read()

    def _note_trait(self, verb: str, polarity: Polarity, to: Selector, on: Goals, told: Message) -> None:
        goals = on if on and (ON.test in to.tests or goals_of(to) == (ANYBODY,)) else goals_of(to)
        self.found += [
            Doing(verb, polarity, goal.whom, goal.name, self._told(told), goal.whose) for goal in goals
        ]


def _is_about_on(part: Trigger) -> bool:
    """Tell whether a trigger answers what happens to the cards it was called up for."""
    who = who_is_meant(part)
    return who is not None and ON.test in who.tests


def _items(node: ast.expr) -> Sequence[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple | ast.List) else [node]


def _given(word: Word[...], node: ast.Call) -> dict[str, ast.expr]:
    """Return the arguments of a call by the names the word has for them."""
    named = {found.arg: found.value for found in node.keywords if found.arg is not None}
    if word.on == "cards":
        return ({"cards": node.args[0]} if node.args else {}) | named
    names = [name for name in inspect.signature(word.do).parameters if name != "play"]
    return dict(zip(names, node.args, strict=False)) | named
