"""A bot that plays at a Boomtown server from outside: `BOOMTOWN_TOKEN=bt_… python bot.py http://127.0.0.1:8420`.

Make the token on the server (`POST /api/me/tokens`, scope `play`) and invite whom it belongs to: it answers whatever
they are asked, at any table. It needs nothing but Python. Put your own thoughts into `choose`.
"""

import json
import os
import random
import sys
import threading
import urllib.request
import uuid


class Server:
    """The server as a program sees it."""

    def __init__(self, address: str, token: str) -> None:
        self.address, self.token = address.rstrip("/"), token

    def open(self, path: str, body: object = None):
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers), timeout=60)

    def lines(self, path: str):
        with self.open(path) as stream:
            yield from (json.loads(line) for line in stream if line.strip())


def choose(form: dict, draw: random.Random) -> object:
    """Return an answer to a form; this one leaves it to chance."""
    if form["kind"] == "one_of":
        return draw.choice(form["options"])["id"]
    if form["kind"] == "number":
        return draw.randint(form["least"], form["most"])
    if form["kind"] == "composition":
        return {part["name"]: choose(part["form"], draw) for part in form["parts"]}
    count = draw.randint(form["least"], min(form["most"], len(form["options"])))
    return [option["id"] for option in draw.sample(form["options"], count)]


def play(server: Server, table: str, draw: random.Random) -> None:
    """Sit at a table until its game is over."""
    for frame in server.lines(f"/api/tables/{table}/stream"):
        prompt = frame.get("prompt")
        while prompt:
            answer = {"id": str(uuid.uuid4()), "seq": prompt["seq"], "choice": choose(prompt["form"], draw)}
            with server.open(f"/api/tables/{table}/answers", answer) as reply:
                verdict = json.load(reply)
            again = verdict["type"] == "refused" and verdict["code"] == "illegal"
            prompt = verdict["prompt"] if again else None
        if frame.get("outcome"):
            print(
                f"{table}: {'won' if frame['seat'] in frame['outcome']['winners'] else 'not won'}", flush=True
            )
            return


def main() -> None:
    server, playing = Server(sys.argv[1], os.environ["BOOMTOWN_TOKEN"]), set()
    for news in server.lines("/api/events"):
        if news["type"] == "turn" and news["table"] not in playing:
            playing.add(news["table"])
            threading.Thread(target=play, args=(server, news["table"], random.Random()), daemon=True).start()


if __name__ == "__main__":
    main()
