"""Dudes of New Town, New Rules."""

from boomtown.doomtown.words import *


@card("Slade Lighbody")
class SladeLighbody:
    """After Slade failed to cast a Hex, pull again, and that value counts instead. The Hex is aced once its effects, if
    any, are applied.
    """

    @dormant
    @after(Resolved, ON)  # a Hex that is still in play (ruling 284)
    def burnt_out(play, event):
        yield end_this_effect()
        yield ace(event.card)

    @react(
        would(Tested, SELF, test=lambda play, event: not event.passed and HEX.test(play, event.cause.card))
    )
    def second_try(play):
        spell = play.event.cause.card
        yield pull_again()
        yield last("burnt_out", on=(spell,))


def _fought_over(place):
    """The shootout is at such a location."""
    return when_(lambda play: play.state.fight is not None and place.test(play, play.fight.location))


@card("Rafi Hamid")
class RafiHamid:
    """At a Government deed: one or more Deputies of yours join your posse there from wherever they are."""

    @shootout(
        _fought_over(DEED & keyword("Government")),
        brings_in=True,
        deputies=any_number(YOUR & DUDE & DEPUTY & able(join_posse), least=1),
    )
    def reinforcements(play, deputies):
        yield join_posse(deputies)


@card("Wylie Jenks")
class WylieJenks:
    """In a posse, Wylie has 1 more bullet for each wanted dude in the opposing one."""

    hunter = gives(bullets=count(DUDE & WANTED & IN_OPPOSING_POSSE), when=this_dude(IN_POSSE))


@card("Kyle Wagner")
class KyleWagner:
    """If Kyle is at a Ranch, the Ranch unboots, and its abilities can be used an additional time today."""

    @noon(BOOT)
    def tinker(play):
        ranch = DEED & RANCH & AT_THIS_LOCATION
        yield unboot(ranch)
        yield modify(ranch, extra_uses=+1)


def _dudes_to_bring(play):
    return (YOUR & DUDE & able(join_posse)).of(play)


@card("Lillian Morgan")
class LillianMorgan:
    """Entering a posse brings Lillian 3 ghost rock that can only pay for Shootout abilities; what is left is gone after
    the fight.

    : as many of your dudes as you paid for join her posse from wherever they are.
    """

    heiress = says(PAYS_FOR_SHOOTOUT_ABILITIES)

    @when(Joined, SELF)
    def purse(play, event):
        yield keep_rock(play.source, play.state.cards[play.source].rock + 3)

    @after((ShootoutEnded, JobEnded))
    def leftovers(play, event):
        yield keep_rock(play.source, 0)

    @shootout(Pay(1, 99, limit=lambda play: len(_dudes_to_bring(play))))
    def hire(play):
        hired = yield choose_some(_dudes_to_bring(play), play.paid, play.paid, "the dudes who join the posse")
        yield join_posse(hired)


@card("Ulysses Marks")
class UlyssesMarks:
    """A Saloon where Ulysses is has 1 more control point.

    : if he is at a Saloon, another dude there moves to the town square and boots.
    """

    regular = gives(control=+1, to=DEED & SALOON & AT_THIS_LOCATION)

    @noon()
    def bounce(play):
        if at(SALOON).test(play, play.source):
            drunk = yield choose(
                OTHER & DUDE & AT_THIS_LOCATION & able(move, to=TOWN_SQUARE),
                "the dude who moves to the town square and boots",
            )
            if (yield move(drunk, to=TOWN_SQUARE)):
                yield boot(drunk)


def _a_wanted_friend_was_called(play):
    """Whoever accepted, though somebody else may have stepped in as the mark since (We Got A Beef!)."""
    if play.state.fight is None or play.fight.job is not None:
        return False
    accepted = next(today(play.state, CallAccepted), None)
    return (YOUR & WANTED).test(play, play.fight.mark if accepted is None else accepted.card)


_A_WANTED_FRIEND_WAS_CALLED = when_(_a_wanted_friend_was_called)


@card("Alice Stowe")
class AliceStowe:
    """When a wanted dude of yours accepts a call-out, Alice may come along from wherever she is. She does not boot for
    that, and may be booted already.
    """

    from_anywhere = says(JOINS_FROM_ANYWHERE, when=_A_WANTED_FRIEND_WAS_CALLED)
    at_ease = says(JOINS_WITHOUT_BOOTING, when=_A_WANTED_FRIEND_WAS_CALLED)
    undaunted = says(JOINS_WHILE_BOOTED, when=_A_WANTED_FRIEND_WAS_CALLED)
