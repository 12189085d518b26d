"""The OpenAPI document, with the WebSocket's frames among its components.

OpenAPI has no place for WebSockets, so `ClientMessage` and `ServerMessage` stand beside the HTTP bodies as
components, and so does every game's board with all that is in it: `doomtown.Board`, `doomtown.SeenCard`. Clients
generate their types from this document: `python -m boomtown.server.openapi > openapi.json`.
"""

from __future__ import annotations

import json
import sys
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from boomtown.games import GAMES
from boomtown.server import (
    deck_api,
    notice_api,
    passkey_api,
    people,
    programs,
    reviews,
    society_api,
    teaching,
    tongues,
)
from boomtown.server.api import router
from boomtown.server.frames import client_message, server_message
from boomtown.server.shapes import COMPONENT, Schema, components
from boomtown.server.wire import Problem
from boomtown.table.reference import CardText

_TEMPLATE = COMPONENT + "{model}"
BOARD = "Board"
SCENE = "Scene"


def document() -> dict[str, Any]:
    """Return the whole document."""
    app = FastAPI()
    app.include_router(router)
    app.include_router(deck_api.router)
    app.include_router(reviews.router)
    app.include_router(people.router)
    app.include_router(programs.router)
    app.include_router(teaching.router)
    app.include_router(society_api.router)
    app.include_router(notice_api.router)
    app.include_router(passkey_api.router)
    app.include_router(tongues.router)
    found = get_openapi(
        title="Boomtown",
        version=version("boomtown"),
        description="Play at tables over HTTP and WebSockets; docs/protocol.md tells the whole story.",
        routes=app.routes,
    )
    schemas = found["components"]["schemas"]
    _, frames = TypeAdapter.json_schemas(
        [
            ("client", "validation", client_message),
            ("server", "serialization", server_message),
            ("problem", "serialization", TypeAdapter(Problem)),
        ],
        ref_template=_TEMPLATE,
    )
    definitions = frames.get("$defs", {})
    schemas.update(definitions)
    schemas["ClientMessage"] = client_message.json_schema(ref_template=_TEMPLATE)
    schemas["ServerMessage"] = server_message.json_schema(ref_template=_TEMPLATE, mode="serialization")
    for union in ("ClientMessage", "ServerMessage"):
        schemas[union].pop("$defs", None)
    schemas.update(components(CardText))
    schemas.update(_boards())
    schemas.update(_scenes())
    schemas.update(_workshops())
    for frame in ("Snapshot", "Update"):
        schemas[frame]["properties"]["board"]["$ref"] = COMPONENT + BOARD
        schemas[frame]["properties"]["scenes"]["items"] = {"$ref": COMPONENT + SCENE}
    found["components"]["schemas"] = dict(sorted(schemas.items()))
    return found


def _boards() -> dict[str, Schema]:
    """Return what the boards of all games look like, and `Board`, which is one of them."""
    found: dict[str, Schema] = {}
    boards: list[Schema] = []
    for name, game in sorted(GAMES.items()):
        view, prefix = game().view_type, f"{name}."
        found |= components(view, prefix)
        boards.append({"$ref": COMPONENT + prefix + view.__name__})
    return found | {BOARD: {"title": BOARD, "description": "A game's own view.", "anyOf": boards}}


def _scenes() -> dict[str, Schema]:
    """Return what the scenes of all games look like, and `Scene`, which is one of them."""
    found: dict[str, Schema] = {}
    scenes: list[Schema] = []
    for name, game in sorted(GAMES.items()):
        scene, prefix = game().scene_type, f"{name}."
        if scene is not None:
            found |= components(scene, prefix)
            scenes.append({"$ref": COMPONENT + prefix + scene.__name__})
    return found | {SCENE: {"title": SCENE, "description": "Something everybody was shown.", "anyOf": scenes}}


def _workshops() -> dict[str, Schema]:
    """Return what the games' workshops answer with: `Insight`, `Swaps`, `SampleHands` of one of them."""
    found: dict[str, Schema] = {}
    for name, game in sorted(GAMES.items()):
        workshop = game().workshop()
        if workshop is not None:
            for record in (workshop.insight_type, workshop.swaps_type, workshop.hands_type):
                found |= components(record, f"{name}.deck.")
                whole = found.setdefault(record.__name__, {"title": record.__name__, "anyOf": []})
                whole["anyOf"].append({"$ref": f"{COMPONENT}{name}.deck.{record.__name__}"})
    return found


def main() -> None:
    """Print the document."""
    json.dump(document(), sys.stdout, indent=2)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
