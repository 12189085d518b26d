"""A push, in a real browser: what the server would seal for it wakes the worker, which shows it and says where to go.

The browser's own push service is somewhere on the internet, so nobody subscribes here: Chromium itself hands the
message to the worker (DevTools' `deliverPushMessage`). That what we send can be opened is shown in
`tests/server/test_notices.py`.
"""

from __future__ import annotations

import json

from playwright.sync_api import Browser

from web.conftest import new_context
from web.house import House

AWAKE = """async () => {
    const worker = await navigator.serviceWorker.register('/push-worker.js', { scope: '/push/' });
    const coming = worker.installing ?? worker.waiting;
    const awake = (done) => coming.addEventListener('statechange', () => coming.state === 'activated' && done());
    if (coming && !worker.active) await new Promise(awake);
}"""
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.getRegistration('/push/');
    const notices = await worker.getNotifications();
    return notices.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""


def test_a_push_wakes_the_worker_which_shows_it_once_a_table(browser: Browser, house: House) -> None:
    context = new_context(browser)
    context.grant_permissions(["notifications"], origin=house.url)
    page = context.new_page()
    page.goto(house.url)
    page.evaluate(AWAKE)
    session, found = context.new_cdp_session(page), []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    while not (ids := [each["registrationId"] for each in found if each["scopeURL"].endswith("/push/")]):
        page.wait_for_timeout(20)

    def deliver(table: str, text: str) -> None:
        told = {
            "type": "turn",
            "table": table,
            "seq": 1,
            "game": "Dice Town",
            "text": text,
            "path": f"/table/{table}",
        }
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": house.url, "registrationId": ids[0], "data": json.dumps(told)},
        )
        while text not in [each["body"] for each in page.evaluate(SHOWN)]:
            page.wait_for_timeout(20)

    deliver("one", "It is your turn.")
    deliver("two", "It is your turn, too.")
    deliver("one", "The game is over.")
    shown = sorted(page.evaluate(SHOWN), key=lambda each: each["tag"])
    assert shown == [
        {"title": "Dice Town", "body": "The game is over.", "tag": "one", "data": "/table/one"},
        {"title": "Dice Town", "body": "It is your turn, too.", "tag": "two", "data": "/table/two"},
    ]
    context.close()
