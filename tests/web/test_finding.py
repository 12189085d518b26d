"""Two strangers meet."""

from __future__ import annotations

from re import compile as pattern

from playwright.sync_api import expect

from web.axe import assert_accessible
from web.conftest import Visit
from web.house import House


def test_two_who_look_for_the_same_meet_and_a_third_sees_an_open_table(house: House, visit: Visit) -> None:
    ann, bob, cid = visit(), visit(), visit()
    for page in (ann, bob, cid):
        page.goto(house.url)
    ann.get_by_label("Time to think").select_option("90s")
    ann.get_by_role("button", name="Find somebody to play with").click()
    expect(ann.get_by_role("heading", name="Waiting for 1 more")).to_be_visible()
    link = cid.get_by_role("link", name="90 seconds a decision")
    expect(link).to_be_visible()
    assert_accessible(cid)
    bob.get_by_label("Time to think").select_option("90s")
    bob.get_by_role("button", name="Find somebody to play with").click()
    for page in (ann, bob):
        expect(page.get_by_role("timer", name="Clocks")).to_contain_text(pattern(r"\d:\d\d"))
    expect(link).to_be_hidden()
