"""Taking back: at once among bots, with consent among people, and never anyone else's hidden answer."""

import asyncio
import random

from server.driver import Page, Server


async def two(server: Server, *more: str) -> tuple[Page, Page, str]:
    """Ann and Bob at a table, by hand."""
    ann, bob = [await server.guest(name, auto_pass=False) for name in ("Ann", "Bob")]
    table = await ann.create("me", "open", *more)
    await bob.post(f"/api/invitations/{table['invitation']}/join", {})
    return await ann.sit(table["id"]), await bob.sit(table["id"]), table["id"]


async def one_moment(*pages: Page) -> None:
    """Everyone keeps one die."""
    seq = pages[0].table["seq"]
    for page in pages:
        assert (await page.answer([0]))["type"] == "accepted"
    for page in pages:
        await page.until_table(lambda table: table["seq"] > seq)


def test_alone_with_bots_it_is_immediate_and_the_log_gets_shorter(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        table = await ann.create("me", "random", "random")
        page = await ann.sit(table["id"])
        assert page.table["undo"] == {
            "possible": False,
            "needs_consent": False,
            "back": False,
            "request": None,
        }
        await page.play(random.Random(5), decisions=6)
        await page.until_asked()
        before, log = page.table, list(page.log)
        await page.decide(random.Random(6))
        await page.until_asked()
        assert page.table["undo"]["possible"]
        assert not page.table["undo"]["needs_consent"]
        later = page.table["seq"]
        assert (await page.undo())["type"] == "accepted"
        await page.until_table(lambda table: table["seq"] > later)
        assert page.table["prompt"]["form"] == before["prompt"]["form"]
        assert page.table["board"] == before["board"]
        assert page.log == log
        assert page.table["seq"] == page.table["prompt"]["seq"] == later + 1

    asyncio.run(story())


def test_others_are_asked_and_all_must_agree(server: Server) -> None:
    async def story() -> None:
        ann, bob, _ = await two(server)
        first = ann.table["prompt"]
        await one_moment(ann, bob)
        assert ann.table["undo"]["needs_consent"]
        assert (await ann.undo())["type"] == "accepted"
        asked = (await bob.until("undo"))["undo"]
        request = asked["request"]
        assert (request["seat"], request["agreed"], request["needed"]) == (0, [], [1])
        assert request["decision"]["text"] in bob.log, "what it led to, as Bob was told"
        assert not asked["possible"]
        await bob.send(type="undo_reply", agree=False)
        over = await ann.until("undo", which=lambda message: message["notice"])
        assert (over["notice"], over["undo"]["request"]) == ("Bob does not agree.", None)
        seq = ann.table["seq"]
        await ann.undo()
        await bob.until("undo", which=lambda message: message["undo"]["request"])
        await bob.send(type="undo_reply", agree=True)
        for page in (ann, bob):
            await page.until_table(lambda table: table["seq"] > seq)
        assert ann.table["prompt"]["form"] == first["form"]
        assert bob.table["prompt"], "what came after is taken back too"
        await one_moment(ann, bob)

    asyncio.run(story())


def test_the_asker_can_withdraw_and_a_new_decision_closes_the_request(server: Server) -> None:
    async def story() -> None:
        ann, bob, _ = await two(server)
        await one_moment(ann, bob)
        await ann.undo()
        await ann.send(type="undo_reply", agree=False)
        closed = await bob.until("undo", which=lambda message: message["notice"])
        assert closed["notice"] == "Ann no longer asks to take it back."
        await ann.undo()
        for page in (ann, bob):
            assert (await page.answer([0]))["type"] == "accepted"
        closed = await ann.until("undo", which=lambda message: message["notice"])
        assert closed["undo"]["request"] is None

    asyncio.run(story())


def test_a_hidden_answer_is_withdrawn_alone(server: Server) -> None:
    """Bob has answered after Ann, unseen; Ann changes her mind, and Bob's answer stays."""

    async def story() -> None:
        cid = await server.guest("Cid", auto_pass=False)
        ann, bob = [await server.guest(name, auto_pass=False) for name in ("Ann", "Bob")]
        table = await cid.create("open", "open", "me")
        for guest in (ann, bob):
            await guest.post(f"/api/invitations/{table['invitation']}/join", {})
        pages = [await guest.sit(table["id"]) for guest in (ann, bob, cid)]
        seq = pages[0].table["seq"]
        await pages[0].answer([0])
        await pages[1].answer([1])
        assert pages[0].table["undo"] == {
            "possible": True,
            "needs_consent": False,
            "back": False,
            "request": None,
        }
        assert (await pages[0].undo())["type"] == "accepted"
        assert pages[0].table["prompt"]
        assert pages[0].table["seq"] == seq
        assert (await pages[1].answer([0], seq=seq))["code"] == "not_asked"
        await pages[0].answer([0, 1])
        await pages[2].answer([0])
        await pages[2].until_table(lambda table: table["seq"] > seq)
        kept = [len(player["kept"]) for player in pages[2].table["board"]["players"]]
        assert kept == [2, 1, 1]

    asyncio.run(story())


def test_a_repeated_undo_takes_back_once(server: Server) -> None:
    async def story() -> None:
        ann = await server.guest("Ann")
        table = await ann.create("me", "random")
        page = await ann.sit(table["id"])
        await page.play(random.Random(5), decisions=4)
        await page.until_asked()
        seq = page.table["seq"]
        for _ in range(3):
            await page.send(type="undo", id="once", seq=seq)
            assert (await page.verdict("once"))["type"] == "accepted"
        assert page.table["seq"] == seq + 1
        await page.send(type="undo", id="other", seq=seq)
        assert (await page.verdict("other"))["code"] == "stale"

    asyncio.run(story())
