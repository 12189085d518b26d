"""Start a server for tests: `python runner.py '<settings as JSON>' [world]`; prints its port when it listens.

Settings the command line does not offer (rates) can be given. With a world, Dice Town is served with a fixed
seed and hidden cards arranged by `worlds.py`.
"""

import json
import socket
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from boomtown.games import GAMES
from boomtown.server.run import run
from boomtown.server.settings import Settings


def main() -> None:
    given = json.loads(sys.argv[1])
    port = given.pop("port", 0)
    if "static" in given:
        given["static"] = Path(given["static"])
    for name in ("proxies", "monitors"):
        if name in given:
            given[name] = frozenset(given[name])
    games = GAMES
    if len(sys.argv) > 2:
        from server.worlds import world

        games = world(sys.argv[2])
    listening = socket.create_server(("127.0.0.1", port))
    run(Settings(**given), listening, lambda: print(listening.getsockname()[1], flush=True), games)


main()
