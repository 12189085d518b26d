"""For whoever looks after the server: does it live, can it serve, what has it done."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from boomtown.server.metrics import Metrics
from boomtown.server.problems import not_found
from boomtown.server.saying import says
from boomtown.server.settings import Settings
from boomtown.server.store import NotStored, Store

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz() -> Response:
    """The process lives and its loop turns."""
    return PlainTextResponse("ok\n")


@router.get("/readyz")
async def readyz(request: Request) -> Response:
    """It can serve: its database answers."""
    store: Store = request.app.state.store
    try:
        await store.answers()
    except NotStored:
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse("ready\n")


@router.get("/metrics")
async def tell_metrics(request: Request) -> Response:
    """What it has counted, for those who may know."""
    settings: Settings = request.app.state.settings
    metrics: Metrics = request.app.state.metrics
    if (request.client.host if request.client else "") not in settings.monitors:
        raise not_found(says("nothing-at-this-address"))
    return PlainTextResponse(metrics.text(), media_type="text/plain; version=0.0.4")
