"""People among people, in the browser: the lobby, keeping away, watching, ratings, passkeys, being told."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, Route, expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.house import House

PHONE = {"width": 390, "height": 844, "phone": True}


def named(page: Page, url: str, name: str) -> Page:
    page.goto(f"{url}/settings")
    page.get_by_role("textbox", name="Name", exact=True).fill(name)
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.goto(url)
    return page


DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def test_nothing_can_be_typed_at_home_before_all_of_it_is_there(house: House, visit: Visit) -> None:
    """It would be drawn anew when the games are known, and what was typed would be gone."""
    page, asked = visit(), list[Route]()
    page.route("**/api/games", lambda route: asked.append(route))
    with page.expect_request("**/api/games"):
        page.goto(house.url)
    page.evaluate(DRAWN)
    expect(page.get_by_label("Say something in the lobby")).to_have_count(0)
    asked[0].continue_()
    expect(page.get_by_label("Say something in the lobby")).to_be_visible()


def test_the_lobby_talks_and_whoever_is_a_nuisance_is_muted_and_reported(
    house: House, visit: Visit, shots: Path
) -> None:
    ann, bob = named(visit(**PHONE), house.url, "Annabel"), named(visit(), house.url, "Bobby")
    bob.get_by_label("Say something in the lobby").fill("Buy my <b>snake oil</b>!")
    bob.get_by_role("button", name="Say it").click()
    log = ann.get_by_role("log", name="What is said in the lobby")
    expect(log).to_contain_text("Buy my <b>snake oil</b>!")
    assert_accessible(ann)
    ann.get_by_role("region", name="Lobby").scroll_into_view_if_needed()
    ann.screenshot(path=shots / "lobby-phone.png")
    ann.get_by_role("button", name="About Bobby…").click()
    ann.get_by_label("Tell the house what is wrong").fill("He sells things.")
    ann.get_by_role("button", name="Report").click()
    expect(ann.get_by_text("The house will read it.")).to_be_visible()
    assert_accessible(ann)
    ann.screenshot(path=shots / "about-phone.png")
    ann.get_by_role("button", name="Mute").click()
    expect(log).not_to_contain_text("snake oil")
    ann.goto(f"{house.url}/settings")
    expect(ann.get_by_text("Bobby, muted")).to_be_visible()
    ann.get_by_role("button", name="Forgive Bobby").click()
    expect(ann.get_by_text("Bobby, muted")).to_be_hidden()
    ann.goto(house.url)
    expect(log).to_contain_text("snake oil")


def test_who_watches_sees_hands_once_the_player_agrees_and_keeps_the_table_on_a_list(
    house: House, visit: Visit, shots: Path
) -> None:
    ann, eve = named(visit(), house.url, "Annie"), named(visit(), house.url, "Evelyn")
    ann.goto(f"{house.url}/new")
    ann.get_by_label("Those who watch see hands").select_option("consent")
    assert_accessible(ann)
    ann.get_by_role("button", name="Set up the table").click()
    ann.wait_for_url("**/table/*")
    table = ann.url.rpartition("/")[2]
    seat = f"{house.url}/api/tables/{table}/seats/1"
    given = ann.request.put(seat, data={"bot": "random"}, headers={"Origin": house.url}).json()
    assert given["hands"]["consent"]
    assert ann.request.post(f"{house.url}/api/tables/{table}/start", headers={"Origin": house.url}).ok
    eve.goto(ann.url)
    eve.get_by_role("tab", name="Players").click()
    expect(eve.get_by_text("Hands can be seen once everybody who plays agrees (0 so far).")).to_be_visible()
    eve.get_by_role("button", name="Watch this table").click()
    ann.get_by_role("tab", name="Players").click()
    ann.get_by_label("Let those who watch see my hand").check()
    eve.get_by_label("Look into the hand of").select_option("Annie")
    expect(eve.get_by_label("Look into the hand of")).to_have_value("0")
    assert_accessible(eve)
    eve.screenshot(path=shots / "watching.png")
    eve.get_by_role("tab", name="Chat").click()
    eve.get_by_label("Say something to those who watch").fill("What a hand")
    eve.get_by_role("button", name="Send").click()
    expect(eve.get_by_role("log", name="Chat")).to_contain_text("What a hand")
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.get_by_role("log", name="Chat")).not_to_contain_text("What a hand")
    eve.goto(house.url)
    expect(eve.get_by_role("heading", name="Tables you watch")).to_be_visible()
    expect(eve.get_by_role("region", name="Tables you watch")).to_contain_text("Annie")


def test_a_passkey_made_on_the_desktop_leads_to_the_same_person(house: House, visit: Visit) -> None:
    """The device is the browser's own virtual authenticator; all else is real."""
    url = house.url.replace("127.0.0.1", "localhost")
    page = visit()
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    device = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    line.send("WebAuthn.addVirtualAuthenticator", {"options": device})
    named(page, url, "Keymaster")
    page.goto(f"{url}/settings")
    page.get_by_label("Name for a passkey of this device").fill("My desk")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("From now on this passkey leads to you.")).to_be_visible()
    expect(page.get_by_text("Passkey “My desk”")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Leave this browser").click()
    expect(page.get_by_role("heading", name="Howdy, Guest")).to_be_visible()
    page.goto(f"{url}/settings")
    page.get_by_role("button", name="Come in by a passkey").click()
    expect(page.get_by_text("Welcome back, Keymaster.")).to_be_visible()
    page.get_by_role("button", name="Remove passkey My desk").click()
    expect(page.get_by_text("That passkey leads nowhere any more.")).to_be_visible()


def test_a_rating_stands_on_the_profile_and_being_told_is_off(
    house: House, visit: Visit, shots: Path
) -> None:
    ann, bob = named(visit(), house.url, "Rated Ann"), named(visit(**PHONE), house.url, "Rated Bob")
    made = ann.request.post(
        f"{house.url}/api/tables",
        data={"game": "dicetown", "seats": [{"kind": "me"}, {"kind": "open"}]},
        headers={"Origin": house.url},
    ).json()
    join = f"{house.url}/api/invitations/{made['invitation']}/join"
    assert bob.request.post(join, data={}, headers={"Origin": house.url}).ok
    concede = f"{house.url}/api/tables/{made['id']}/concede"
    assert ann.request.post(concede, headers={"Origin": house.url}).ok
    bob.goto(f"{house.url}/settings")
    expect(bob.get_by_text("Dice Town, without a clock: 1662")).to_be_visible()
    expect(bob.get_by_text("still uncertain")).to_be_visible()
    expect(bob.get_by_role("heading", name="Tell me of my turn")).to_be_visible()
    push = bob.get_by_label("In this browser, also when it is closed")
    expect(push).not_to_be_checked()
    bob.get_by_label("Post it to an address of mine").fill("http://127.0.0.1/inside")
    bob.get_by_role("button", name="Add").click()
    expect(bob.get_by_text("must begin with https")).to_be_visible()
    bob.get_by_label("Post it to an address of mine").fill("https://example.org/mine")
    bob.get_by_role("button", name="Add").click()
    expect(bob.get_by_text("shown only once")).to_be_visible()
    assert_accessible(bob)
    bob.get_by_role("heading", name="Tell me of my turn").scroll_into_view_if_needed()
    bob.screenshot(path=shots / "notices-phone.png")
    bob.get_by_role("button", name="Remove https://example.org/mine").click()
    expect(bob.get_by_role("button", name="Remove https://example.org/mine")).to_be_hidden()
    worker = bob.request.get(f"{house.url}/push-worker.js")
    assert "javascript" in worker.headers["content-type"]
