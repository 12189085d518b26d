"""The client's files. Addresses that are no file belong to the client and get its page, if a browser asks.

A client in another language lies in a folder of that name (`static/de`), with everything it needs.
"""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from boomtown.server.problems import not_found
from boomtown.server.saying import says
from boomtown.server.tongues import BY_READER
from boomtown.table.messages import MADE_UP, languages, spoken

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Boomtown</title>
<h1>Boomtown is running</h1>
<p>but its pages have not been built yet. In the project's folder, run <code>make play</code>,
which builds them and starts the server; or, with Node installed, <code>cd web</code> and
<code>npm ci &amp;&amp; npm run build</code>, then reload this page.</p>
<p>The interface for programs is there: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""

UNCHANGING = "public, max-age=31536000, immutable"


PAGES = {"", "table", "join", "new", "settings", "rules", "cards", "learn"}
"""Where the client's own addresses begin. At any other, programs are told that there is nothing."""


def pages(static: Path) -> APIRouter:
    """Return the routes that serve the client."""
    router = APIRouter(include_in_schema=False)
    root = static.resolve()

    @router.get("/{path:path}")
    async def page(path: str, request: Request) -> Response:
        """Return a built file, or the client's page."""
        if path == "api" or path.startswith("api/"):
            raise not_found(says("nothing-at-this-address"))
        own = _own(root)
        file = _file(own, path) or _file(root, path) or _asset_of_another(root, path)
        if file is not None:
            hashed = "/assets/" in f"/{path}"  # their names change with their content
            return _sent(file, request, {"Cache-Control": UNCHANGING if hashed else "no-cache"})
        if path.startswith("assets/"):
            raise not_found(says("no-such-file"))
        if path.split("/")[0] not in PAGES and "text/html" not in request.headers.get("accept", ""):
            raise not_found(says("nothing-at-this-address"))
        index = own / "index.html"
        if index.is_file():
            return _sent(index, request, {"Cache-Control": "no-cache", "Vary": BY_READER})
        return HTMLResponse(NOT_BUILT, 503)

    return router


PACKED = {".js", ".css", ".html", ".json", ".svg", ".webmanifest"}
"""Text, which is a third of its size when it is packed."""
LEAST_PACKED = 1000
"""Bytes below which packing saves nothing worth it."""


def _sent(file: Path, request: Request, headers: dict[str, str]) -> Response:
    """Return a file, packed for those who can read that: most of what a first visit waits for."""
    known = file.stat()
    if file.suffix not in PACKED or known.st_size < LEAST_PACKED:
        return FileResponse(file, headers=headers)
    vary = ", ".join(filter(None, (headers.get("Vary"), "Accept-Encoding")))
    headers = {**headers, "Vary": vary}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, headers=headers)
    kind = mimetypes.guess_type(file.name)[0] or "text/plain"
    return Response(
        _packed(file, known.st_mtime_ns), media_type=kind, headers={**headers, "Content-Encoding": "gzip"}
    )


@lru_cache(maxsize=256)
def _packed(file: Path, _changed: int) -> bytes:
    """Return a file with gzip, worked out once as long as it is the same file."""
    return gzip.compress(file.read_bytes(), mtime=0)


def _own(root: Path) -> Path:
    """Return where the client lies in the language that is spoken, as far as there is one."""
    translated = root / spoken()
    return translated if translated.is_dir() else root


def _asset_of_another(root: Path, path: str) -> Path | None:
    """Return what a page still needs that was opened in a language its reader has left meanwhile."""
    others = [root / each for each in (*languages(), MADE_UP)] if path.startswith("assets/") else []
    return next(filter(None, (_file(other, path) for other in others)), None)


def _file(root: Path, path: str) -> Path | None:
    """Return the file of that name; a name no file can have names none."""
    if not path or "\0" in path:
        return None
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except OSError:  # too long
        return None
