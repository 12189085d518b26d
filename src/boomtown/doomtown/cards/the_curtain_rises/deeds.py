"""Deeds of The Curtain Rises."""

from boomtown.doomtown.words import *


@card("The Highbinder Hotel")
class TheHighbinderHotel:
    """A dude of yours in the shootout goes home booted."""

    check_in = shootout(BOOT, send_home_booted(YOUR & DUDE & IN_POSSE), role="controller")


@card("2nd Bank of Gomorra")
class SecondBankOfGomorra:
    """: 2 ghost rock from the bank are put on this deed.

    : all ghost rock on this deed goes to your stash.
    """

    @controller_noon(BOOT, told="put 2 ghost rock on this deed")
    def deposit(play):
        yield keep_rock(play.source, play.state.cards[play.source].rock + 2)

    @controller_noon(
        BOOT,
        when_(lambda play: play.state.cards[play.source].rock > 0),
        told="take the ghost rock from this deed",
    )
    def withdraw(play):
        yield take_kept_rock(play.source)


@card("High Stakes Haven")
class HighStakesHaven:
    """Each time whoever controls this reveals a Cheatin' draw hand, it costs that player 1 ghost rock or a card of the
    play hand, at random.
    """

    @when(HandRevealed, test=lambda play, event: event.seat == play.you and event.cheatin)
    def house_rules(play, event):
        you = play.state.players[play.you]
        ways = {"pay": "pay 1"} if you.stash else {}
        ways |= {"discard": "discard a random card"} if you.hand else {}
        way = (yield choose_mode(ways, "what cheating costs you")) if ways else ""
        if way == "pay":
            yield pay(1)
        elif way:
            yield discard_random(1, play.you)
