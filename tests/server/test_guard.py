"""What protects the server and its guests: hosts, origins, headers, rates; and the pages it serves."""

import asyncio

import httpx
import pytest

from boomtown.server.guard import HEADERS
from boomtown.server.limits import Bucket, Buckets
from patience import PATIENCE
from server.driver import Server


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    """A server with a built client, a name, a friendly page elsewhere, and little patience."""
    folder = tmp_path_factory.mktemp("built")
    (folder / "static" / "assets").mkdir(parents=True)
    (folder / "static" / "index.html").write_text("<title>the client</title>")
    (folder / "static" / "assets" / "app-1a2b.js").write_text("play()")
    (folder / "static" / "assets" / "long-3c4d.js").write_text("play();" * 1000)
    (folder / "secret.txt").write_text("not for you")
    server = Server(
        folder / "boomtown.db",
        static=str(folder / "static"),
        hosts=["games.example.org"],
        origins=["http://localhost:5173"],
        requests_per_second=0.001,
        request_burst=12,
    )
    yield server
    server.kill()


def test_pages_belong_to_the_client(built: Server) -> None:
    with httpx.Client(base_url=built.address, timeout=PATIENCE) as browser:
        for path in ("/", "/table/abc", "/join/xyz"):
            page = browser.get(path)
            assert page.text == "<title>the client</title>"
            assert page.headers["cache-control"] == "no-cache"
        script = browser.get("/assets/app-1a2b.js")
        assert script.text == "play()"
        assert "immutable" in script.headers["cache-control"]
        assert browser.get("/assets/gone.js").status_code == 404
        for sly in ("/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "not for you" not in browser.get(sly).text
        nothing = browser.get("/api/nothing")
        assert nothing.status_code == 404
        assert nothing.json()["detail"] == "There is nothing at this address."


def test_what_a_first_visit_waits_for_is_packed(built: Server) -> None:
    """And whoever cannot read that gets it as it is; what lies between knows that there are two of it."""
    sent = {}
    for reads in ("gzip, deflate, br", "identity"):
        with httpx.stream(
            "GET", f"{built.address}/assets/long-3c4d.js", headers={"Accept-Encoding": reads}
        ) as script:
            sent[reads] = len(b"".join(script.iter_raw()))
            assert script.headers["vary"] == "Accept-Encoding"
            assert script.headers["content-type"] == "text/javascript; charset=utf-8"
            assert "immutable" in script.headers["cache-control"]
    assert sent["identity"] == len("play();" * 1000)
    assert sent["gzip, deflate, br"] < 100
    assert httpx.get(f"{built.address}/assets/long-3c4d.js", timeout=PATIENCE).text == "play();" * 1000


def test_without_a_client_the_page_says_how_to_build_it(server: Server) -> None:
    page = httpx.get(server.address + "/table/1", timeout=PATIENCE)
    assert page.status_code == 503
    assert "make play" in page.text


def test_every_answer_has_the_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = httpx.get(server.address + path, timeout=PATIENCE).headers
        assert {name: headers[name] for name in HEADERS} == HEADERS
    assert httpx.get(server.address + "/api/games", timeout=PATIENCE).headers["cache-control"] == "no-store"
    refused = httpx.post(
        server.address + "/api/session", headers={"Origin": "http://evil.example"}, timeout=PATIENCE
    )
    assert {name: refused.headers[name] for name in HEADERS} == HEADERS


@pytest.mark.parametrize(
    "origin",
    [None, "null", "http://evil.example", "http://127.0.0.1", "http://127.0.0.1.evil.example", "http://["],
)
def test_other_sites_pages_change_nothing(server: Server, origin: str | None) -> None:
    headers = {"Origin": origin} if origin else {}
    refused = httpx.post(server.address + "/api/session", headers=headers, timeout=PATIENCE)
    assert refused.status_code == 403
    assert refused.headers["content-type"] == "application/problem+json"
    assert "set-cookie" not in refused.headers


def test_a_strangers_name_for_this_machine_is_refused(server: Server) -> None:
    host = f"evil.example:{server.port}"
    refused = httpx.post(
        server.address + "/api/session", headers={"Host": host, "Origin": f"http://{host}"}, timeout=PATIENCE
    )
    assert refused.status_code == 403
    assert "evil.example" in refused.json()["detail"]
    broken = httpx.get(server.address + "/", headers={"Host": "[oops"}, timeout=PATIENCE)
    assert broken.status_code == 403
    local = f"localhost:{server.port}"
    welcome = httpx.post(
        server.address + "/api/session",
        headers={"Host": local, "Origin": f"http://{local}"},
        timeout=PATIENCE,
    )
    assert welcome.status_code == 200


def test_names_and_pages_can_be_allowed_and_haste_is_not(built: Server) -> None:
    host = {"Host": "games.example.org", "Origin": "http://games.example.org"}
    assert httpx.post(built.address + "/api/session", headers=host, timeout=PATIENCE).status_code == 200
    page = {"Origin": "http://localhost:5173"}
    answers = [httpx.post(built.address + "/api/session", headers=page, timeout=PATIENCE) for _ in range(13)]
    assert answers[0].status_code == 200
    assert answers[-1].status_code == 429
    assert answers[-1].headers["retry-after"] == "2"
    assert httpx.get(built.address + "/api/games", timeout=PATIENCE).status_code == 200  # looking is free


def test_buckets_let_a_burst_pass_and_then_a_trickle() -> None:
    now = 0.0
    bucket = Bucket(rate=2, burst=3, clock=lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    many = Buckets(rate=0, burst=1)
    assert [many.take("a"), many.take("a"), many.take("b")] == [True, False, True]


def test_the_openapi_document_has_every_frame(server: Server) -> None:
    document = httpx.get(server.address + "/api/openapi.json", timeout=PATIENCE).json()
    schemas = document["components"]["schemas"]
    for union in ("ClientMessage", "ServerMessage"):
        for reference in schemas[union]["oneOf"]:
            assert reference["$ref"].rpartition("/")[2] in schemas
    assert {"Snapshot", "Refused", "AnswerMessage", "TableInfo", "Problem"} <= set(schemas)
    text = str(document)
    used = {part.partition("'")[0] for part in text.split("#/components/schemas/")[1:]}
    assert used <= set(schemas)


def test_a_message_is_what_its_schema_says(server: Server) -> None:
    """Frames that really came are valid for the models the client's types are made from."""
    from boomtown.server.frames import server_message

    async def story() -> list[str]:
        ann = await server.guest("Ann", auto_pass=False)
        page = await ann.sit((await ann.create("me", "random"))["id"])
        await page.answer([9])
        await page.answer([0])
        await page.until_asked()
        await page.send(type="nonsense")
        await page.until("trouble")
        return page.frames

    frames = asyncio.run(story())
    kinds = {server_message.validate_json(frame).type for frame in frames}
    assert {"snapshot", "players", "refused", "accepted", "update", "trouble"} <= kinds
