"""Actions of Faith and Fear."""

from boomtown.doomtown.words import *


@card("Meet the New Boss")
class MeetTheNewBoss:
    """The mark is the town square. If it succeeds, the leader has 1 influence and a control point more for good.
    This card is aced, success or not.
    """

    def fail(play, mark):
        """Ace the card all the same."""
        yield ace(play.source)

    @noon_job(mark=where(lambda play, card: card == TOWN_SQUARE), fails=fail)
    def take_over(play, mark):
        yield permanently(play.dude, influence=1, control=1)
        yield ace(play.source)


@card("Meet the New Boss [Weird West]")
class MeetTheNewBossWeirdWest:
    """The mark is the town square. If it succeeds, the leader has a control point more for good; you may ace this card,
    and for that the leader has 1 influence more for good.
    """

    @noon_job(mark=where(lambda play, card: card == TOWN_SQUARE))
    def take_over(play, mark):
        yield permanently(play.dude, control=1)
        if (yield may("ace this card for 1 influence for the leader")):
            yield requirement(ace(play.source))
            yield permanently(play.dude, influence=1)


def _outgunned_by(fighter):
    return IN_OPPOSING_POSSE & DUDE & below(bullets, lambda play: bullets(play.state, fighter))


@card("This'll Hurt in the Mornin'")
class ThisllHurtInTheMornin:
    """Discard one or two cards of the cheater's draw hand, which then gets as many from the deck of whoever owns them.

    If your own hand is legal, the cheater pays you 1 ghost rock for each card as it is discarded, or it is aced.
    """

    @cheatin()
    def hangover(play):
        state, cheater = play.state, play.numbers["cheater"]
        gone = yield choose_some(draw_hand(state, cheater), 1, 2, "the cards that are discarded")
        for spoiled in gone:
            yield discard_from_draw_hand(spoiled)
            if YOUR_HAND_IS_LEGAL.holds(play):
                rich = state.players[cheater].stash >= 1
                name = state.printed(spoiled).full_name
                pays = rich and (yield may(f"pay 1, so that {name} is not aced", seat=cheater))
                if not (pays and (yield pay(1, seat=cheater, to=play.you))):
                    yield ace(spoiled)
        for spoiled in gone:
            yield draw_into_draw_hand(seat=cheater, deck=state.cards[spoiled].owner)


@card("Swinford Finds Trouble")
class SwinfordFindsTrouble:
    """Boot dudes of yours in the posse, one or more. For each choose an opposing dude with fewer bullets: it boots, or
    goes home if it is booted.
    """

    @shootout(dude=YOURS_IN_POSSE & able(boot))  # ruling 95
    def brawl(play, dude):
        while dude != NOWHERE:
            outgunned = _outgunned_by(dude) if (yield boot(dude)) else ()  # chosen as a dude boots
            victim = yield choose(outgunned, "the opposing dude that boots, or goes home if booted")
            if victim != NOWHERE:
                yield send_home(victim) if play.state.cards[victim].booted else boot(victim)
            dude = yield choose(
                YOURS_IN_POSSE & able(boot), "the next dude of yours that boots", optional=True
            )


@card("Prayer")
class Prayer:
    """Today a dude of yours, booted or not, may attach Miracles at any location, and as a Shootout play.

    One who is not Blessed is Blessed 0 today and discards all attached Miracles after Sundown.
    """

    anywhere = dormant(says(ATTACHES_ANYWHERE, to=ON, other=MIRACLE))
    anytime = dormant(says(ATTACHES_IN_SHOOTOUTS, to=ON, other=MIRACLE))
    anyhow = dormant(says(ATTACHES_WHILE_BOOTED, to=ON, other=MIRACLE))  # ruling 35

    @dormant
    @after(PhaseEnded)
    def lapse(play, event):
        for dude in play.on:
            yield discard(tuple(card for card in play.state.cards[dude].cards if MIRACLE.test(play, card)))

    @noon(dude=YOUR & DUDE)
    def pray(play, dude):
        yield last("anywhere", on=(dude,))
        yield last("anytime", on=(dude,))
        yield last("anyhow", on=(dude,))
        if not BLESSED.test(play, dude):
            yield give_keyword(dude, word="Blessed", rating=0)
            yield last("lapse", on=(dude,))


@card("Under the Weather")
class UnderTheWeather:
    """Choose a dude. A pull as high as the dude's grit, or higher, boots it; 6 or more above the grit sends it home
    booted.
    """

    @noon(PULL, dude=DUDE)
    def ail(play, dude):
        lead = play.pull.value - grit(play, dude)
        if lead >= 0:
            yield boot(dude)
        if lead >= 6:
            yield send_home_booted(dude)


@card("Faster on the Draw")
class FasterOnTheDraw:
    """A dude of your posse has 1 more bullet and, being a Deputy, is a stud. An opposing dude has 2 fewer."""

    @shootout(dude=YOUR & DUDE & IN_POSSE)
    def outdraw(play, dude):
        yield modify(dude, bullets=+1)
        if DEPUTY.test(play, dude):
            yield make_stud(dude)
        slower = yield choose(OPPOSING & DUDE & IN_POSSE, "the dude who has 2 bullets less")
        yield modify(slower, bullets=-2)
