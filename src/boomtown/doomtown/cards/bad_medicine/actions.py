"""Actions of Bad Medicine."""

from boomtown.doomtown.words import *


@card("Focusing Chi")
class FocusingChi:
    """Pulled for a Technique: you may unboot the dude, look at your next three cards and discard any of them.

    : draw a card, or this goes back to the top of your deck.
    """

    @when(
        Pulled,
        zones=("limbo",),
        by=TECHNIQUES,
    )
    def feat(play, event):
        if (yield may("unboot the dude and look at the next three cards of your deck")):
            yield unboot(play.dude)
            top = yield look_at_top(3)
            for spare in (yield choose_some(top, 0, len(top), "the cards you discard")):
                yield discard(spare)

    @noon_shootout(technique())
    def breathe(play):
        modes = {"on top of the deck": "put this on top of the deck", "draw": "draw a card"}
        if (yield choose_mode(modes, "what the Technique does")) == "draw":
            yield draw(1)
        else:
            yield put_on_top_of_deck(play.source)


@card("No Funny Stuff")
class NoFunnyStuff:
    """: nobody can use Shootout, React or plain Resolution abilities in this shootout, except for the one that every
    player gets.

    : discard two random cards of your hand, and that is over.
    """

    silence = dormant(
        says(
            CANNOT_USE_ABILITIES,
            to=OUTFIT,
            by=timed("shootout", "react", "resolution") & By(lambda play, cause: cause.what != "surrender"),
        )
    )

    @shootout(
        when_(lambda play: len(play.state.players[play.you].hand) >= 2),
        repeat=True,
        told="discard two random cards and end No Funny Stuff",
    )
    def surrender(play):
        yield discard_random(2, play.you)
        yield end_effects_of("No Funny Stuff")

    offer = dormant(grants(surrender, to=OUTFIT))

    @shootout()
    def hush(play):
        yield last("silence", until=SHOOTOUT)
        yield last("offer", until=SHOOTOUT)


def _waylay(play, leader, mark):
    for loot in (yield choose_some(on("mark") & able(boot), 0, 2, "the cards on the mark that boot")):
        yield boot(loot)


@card("Mugging")
class Mugging:
    """Against an opposing dude; at once up to two cards on the mark boot.

    On success the mark goes home booted, and one or two booted cards on it are aced if you like.
    """

    @noon_job(mark=OPPOSING & DUDE, starts=_waylay)
    def rob(play, mark):
        yield send_home_booted(mark)
        if mark != NOWHERE:
            for loot in (
                yield choose_some(on("mark") & BOOTED & able(ace), 0, 2, "the booted cards you ace")
            ):
                yield ace(loot)


@card("Signing Over the Stores")
class SigningOverTheStores:
    """The mark is the town square. If it succeeds, discard up to five cards off your deck; then up to three goods of
    different names out of your discard pile go to your dudes, booted or not and wherever they are, for 2 ghost rock
    less each. If nobody opposed the job, the leader unboots.
    """

    @noon_job(mark=where(lambda play, card: card == TOWN_SQUARE))
    def sign(play, mark):
        you = play.state.players[play.you]
        most = min(5, len(you.deck) + len(you.discard))
        yield discard_off_deck(
            (yield choose_number(0, most, "the number of cards you discard off your deck"))
        )
        names = set()
        for _ in range(3):
            fresh = where(lambda play, card: play.state.printed(card).title not in names)
            fit = GOODS & ~keyword("Improvement") & fresh  # what dudes carry
            wares = IN_DISCARD & fit & able(play_card, discount=2)  # ruling 250
            ware = yield choose(wares, "the goods you pay for and attach", optional=True)
            if ware == NOWHERE:
                break
            names.add(play.state.printed(ware).title)
            yield play_card(ware, discount=2)
        if play.numbers["opponent"] == NOBODY:
            yield unboot(play.dude)
