"""What the house says comes from its catalogue: no module has a sentence of its own, and refusals are translated."""

from __future__ import annotations

import ast
import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers

from boomtown.server.saying import says
from boomtown.server.tongues import language_for
from boomtown.table import is_known, say
from server.driver import Server

HOUSE = Path(__file__).parent.parent.parent / "src" / "boomtown" / "server"
FOR_PROGRAMS = {"openapi.py", "metrics.py", "settings.py"}
"""What these say, and the store, is read by programs, and by those who run the house."""
SENTENCE = re.compile(r"^\W*[A-Z][a-z]*[ ,;'’].*[.!?]$", re.DOTALL)


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """Yield every sentence a module has in its code: not what explains the code, nor what goes to the log."""
    tree = ast.parse(source)
    silent: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()):
                silent.add(id(node.value))
            case ast.Call(func=ast.Attribute(value=ast.Name(id="log" | "metrics"))):
                silent |= {id(part) for part in ast.walk(node)}
            case ast.FunctionDef() | ast.AsyncFunctionDef():  # how the interface is described
                silent |= {id(part) for decorator in node.decorator_list for part in ast.walk(decorator)}
            case ast.Dict():
                named = zip(node.keys, node.values, strict=True)
                silent |= {
                    id(value)
                    for key, value in named
                    if isinstance(key, ast.Constant) and key.value == "description"
                }
    for node in ast.walk(tree):
        if id(node) in silent:
            continue
        said = ""
        if isinstance(node, ast.JoinedStr):
            said = "".join(str(part.value) if isinstance(part, ast.Constant) else "X" for part in node.values)
            silent |= {id(part) for part in node.values}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            said = node.value
        if SENTENCE.match(said) and " " in said:
            yield node.lineno, said


def keys(source: str) -> Iterator[str]:
    """Yield the keys of what a module has the house say."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("says", "for_all")
        ):
            yield from (
                each.value
                for each in ast.walk(node.args[0])
                if isinstance(each, ast.Constant) and "-" in str(each.value)
            )


MODULES = sorted(
    path for path in (*HOUSE.glob("*.py"), *HOUSE.glob("room/*.py")) if path.name not in FOR_PROGRAMS
)


def test_no_module_has_a_sentence_of_its_own() -> None:
    found = [
        f"{path.name}:{line} {said}" for path in MODULES for line, said in sentences(path.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        'raise not_found("There is no such table.")',
        'raise unusable(f"{name} is for {least} players.")',
        "def f():\n    return 'Please, try again.'",
    ],
)
def test_a_sentence_in_a_module_is_found(code: str) -> None:
    assert len(list(sentences(code))) == 1


def test_the_catalogue_has_what_is_said_and_nothing_else() -> None:
    said = {key for path in MODULES for key in keys(path.read_text("utf-8"))}
    said |= {"over"}  # in one word
    catalogue = (HOUSE.parent / "messages" / "server.ftl").read_text("utf-8")
    assert said == set(re.findall(r"^server-([\w-]+) =", catalogue, re.MULTILINE))
    assert all(is_known(say(f"server-{key}")) for key in said)


def test_what_is_put_in_stands_there_as_it_is() -> None:
    assert says("a-request-may-have", most=65536) == "A request may have 65536 bytes, not more."


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that speaks the made-up language."""
    folder = tmp_path_factory.mktemp("elsewhere")
    server = Server(folder / "boomtown.db", language="made-up", static=str(folder / "not built"))
    yield server
    assert server.stop() == ""


def english(said: str) -> list[str]:
    return re.findall(r"[A-Za-z]{3,}", said)


def test_refusals_are_said_in_the_language_of_the_house(elsewhere: Server) -> None:
    async def story() -> None:
        ann, bob = await elsewhere.guest("Ann"), await elsewhere.guest("Bob")
        table = await ann.create("me", "open")
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
        asked = [
            await ann.http.get("/api/tables/nosuch"),
            await bob.http.post(f"/api/tables/{table['id']}/start"),
            await ann.http.post(f"/api/tables/{table['id']}/start"),
            await ann.http.get(f"/api/tables/{table['id']}/replay"),
            await bob.http.post("/api/invitations/nowhere/join", json={}),
            await ann.http.patch("/api/me", json={"name": "\u200b"}),
            await ann.http.post("/api/tables", json={"game": "dicetown", "seats": seats * 4, "config": {}}),
            await ann.http.get("/api/decks/nosuch"),
        ]
        for answer in asked:
            problem = answer.json()
            assert answer.status_code >= 400
            left = english(problem["detail"].replace("Dice Town", "").removeprefix("name: "))
            assert (left, english(problem["title"])) == ([], []), problem
        assert [player["name"] for player in table["players"]] != ["Ann", "Open seat"]

    asyncio.run(story())


def test_what_is_refused_at_a_table_is_said_in_it_too(elsewhere: Server) -> None:
    async def story() -> None:
        ann = await elsewhere.guest("Ann")
        page = await ann.sit((await ann.create("me", "random"))["id"])
        await page.until_asked()
        refused = await page.answer(7)
        assert refused["type"] == "refused"
        assert english(refused["reason"]) == []

    asyncio.run(story())


def test_each_reader_is_told_in_their_own_language(tmp_path: Path) -> None:
    """Ann's browser asks for the made-up language, Bob's for German, which nobody speaks here: he gets the house's."""
    (tmp_path / "made-up").mkdir()
    house = Server(tmp_path / "boomtown.db", static=str(tmp_path))

    async def story() -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        ann.http.headers["Accept-Language"] = "de;q=0.9, made-up"
        bob.http.headers["Accept-Language"] = "de-CH, de;q=0.8, en;q=0.1"
        assert [each["code"] for each in await bob.get("/api/languages")] == ["en", "made-up"]
        for path in ("/api/tables/nosuch", "/api/decks/nosuch"):  # the same sentence, again and again
            for _ in range(2):
                assert english((await ann.http.get(path)).json()["title"]) == []
                assert english((await bob.http.get(path)).json()["title"]) == ["Not", "found"]
        hers, his = [(await each.get("/api/games"))[0]["opponents"][0] for each in (ann, bob)]
        assert english(hers["about"]) == []
        assert english(his["about"])
        assert hers["name"] == his["name"], "a bot is called the same by all"
        table = await ann.create("me", "open", "heuristic")
        await bob.post(f"/api/invitations/{table['invitation']}/join", {})
        pages = [await each.sit(table["id"]) for each in (ann, bob)]
        assert pages[0].log
        assert [line for line in pages[0].log if english(re.sub(r"Ann|Bob|Cora Whitlock", "", line))] == []
        assert all(english(line) for line in pages[1].log)
        for page in pages:
            is_annes = page is pages[0]
            if page.table["prompt"]:
                assert bool(english(page.table["prompt"]["message"]["text"])) != is_annes
            await page.send(type="answer", id="x", seq=0, choice="nothing")
            refused = await page.until("refused")
            assert bool(english(refused["reason"])) != is_annes

        # What is chosen on the page counts more than what the browser asks for.
        ann.http.cookies.set("boomtown_language", "en")
        assert english((await ann.http.get("/api/tables/nosuch")).json()["title"])

    asyncio.run(story())
    assert house.stop() == ""


def test_nonsense_in_a_header_means_nothing() -> None:
    known = ("en", "made-up")
    for headers in (
        {},
        {"accept-language": "*, ;q=1, de;q=x, made-up;q=0, ,,"},
        {"cookie": "boomtown_language=tlh; a=b"},
        {"cookie": "\\ud800=;;boomtown_language"},
    ):
        assert language_for(Headers(headers), known) == "en"
    assert language_for(Headers({"accept-language": "MADE-UP"}), known) == "made-up"
    assert language_for(Headers({"accept-language": "en-GB,made-up;q=0.9"}), known) == "en"
    assert language_for(Headers({"cookie": "x=y; boomtown_language=made-up"}), known) == "made-up"
