"""Decks in a store, SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

import install_postgres
from boomtown.server.store import Content, SavedElsewhere, Store, TrialRow, database_url

numbers = count()


def content(cards: str = "2x Shotgun", auto: bool = False) -> Content:
    return Content("Mine", cards, "notes", "casual", "", auto)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def new(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[], str]]:
    """Make a database of either kind and return its address."""
    if request.param == "sqlite":
        folder: Path = tmp_path_factory.mktemp("decks")
        yield lambda: str(folder / f"{next(numbers)}.db")
    else:
        with install_postgres.running() as made:
            yield lambda: made(f"decks{next(numbers)}")


def test_decks_versions_and_trials(new: Callable[[], str]) -> None:
    async def story() -> None:
        store = Store(database_url(new()))
        await store.prepare()
        ann, eve = await store.add_guest("a", "Ann"), await store.add_guest("b", "Eve")
        shelf = store.decks
        assert await shelf.add("d", ann.id, "doomtown", content(), most=2) is not None
        assert await shelf.add("e", ann.id, "doomtown", content("1x Shotgun"), most=2) is not None
        assert await shelf.add("f", ann.id, "doomtown", content(), most=2) is None
        assert [deck.id for deck, _ in await shelf.of(ann.id)] == ["e", "d"]
        saved = await asyncio.gather(
            *(shelf.save(ann.id, "d", 1, content(f"{n}x Shotgun"), most=3) for n in range(2, 6))
        )
        assert sum(isinstance(each, SavedElsewhere) for each in saved) == 3  # of four at once one is first
        assert await shelf.save(eve.id, "d", 2, content(), most=3) is None
        await shelf.publish(
            ann.id,
            "d",
            code="c",
            published=1,
            published_at=1.0,
            listed=True,
            faction="law_dogs",
            words="100% mine",
        )
        for base in range(2, 7):
            await shelf.save(ann.id, "d", base, content(str(base)), most=3)
        assert [row.n for row in await shelf.versions(ann.id, "d")] == [1, 5, 6, 7]
        assert await shelf.versions(eve.id, "d") == []
        found = await shelf.by_code("c")
        assert found is not None
        assert (found[1].list, found[2].name) == ("2x Shotgun", "Ann")
        for words, faction, expected in (
            (["mine"], "", 1), (["100%"], "", 1), (["_ine"], "", 0), (["%"], "", 1), ([], "law_dogs", 1), ([], "x", 0),
        ):  # fmt: skip
            assert (await shelf.published(words, faction, "", 0, 20))[0] == expected
        assert await shelf.find(eve.id, "d") is None
        assert not await shelf.delete(eve.id, "d")
        for number in range(4):
            await shelf.add_trial(trial(f"t{number}", ann.id, number))
            if number:
                await shelf.set_trial(f"t{number}", status="done", tally={"played": 1})
        await shelf.set_trial("t1", status="playing")  # it has ended, and stays so
        assert [row.id for row in await shelf.unfinished_trials()] == ["t0"]
        await shelf.forget_trials(ann.id, but=1)
        assert [row.id for row in await shelf.trials_of(ann.id, 9)] == ["t3", "t0"]
        assert await shelf.trial(eve.id, "t3") is None
        await store.forget_guest(ann.id, "Nobody")
        assert (await shelf.of(ann.id), await shelf.by_code("c"), await shelf.trials_of(ann.id, 9)) == (
            [],
            None,
            [],
        )
        await store.close()

    asyncio.run(story())


def trial(name: str, guest: int, created: float) -> TrialRow:
    return TrialRow(
        id=name, guest_id=guest, game="doomtown", status="queued", wanted={"decks": []}, tally={}, note="",
        node=None, created=created, updated=created,
    )  # fmt: skip
