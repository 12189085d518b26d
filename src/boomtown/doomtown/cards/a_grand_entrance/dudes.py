"""Dudes of A Grand Entrance."""

from boomtown.doomtown.words import *


def _can_pay(play):
    return play.state.players[play.you].stash >= 1


def _bets(*conditions, **flags):
    """Shootout: pay the opponent, and this dude is a stud."""

    @shootout(when_(_can_pay), this_dude(able(make_stud)), *conditions, **flags)
    def bet(play):
        yield requirement(pay(1, to=opponent(play)))
        yield make_stud(play.source)

    return bet


@card("Jim Hexter")
class JimHexter:
    """Pay 1 ghost rock to the player of the other posse, and Jim is a stud."""

    bet = _bets()


@card("Jim Hexter [Weird West]")
class JimHexterWeirdWest:
    """Once a shootout: pay 1 ghost rock to the player of the other posse, and Jim is a stud."""

    bet = _bets(ONCE_A_SHOOTOUT, repeat=True)


def _are_infamous(play):
    """The other posse has 2 bounty or more between them."""
    return sum(bounty(play.state, dude) for dude in (DUDE & IN_OPPOSING_POSSE).of(play)) >= 2


@card("Lucy Clover (Exp 1)")
class LucyCloverExp1:
    """After posses are formed, with 2 or more bounty among the other one, Lucy is a stud for the shootout."""

    justice = react(after(PossesFormed), when_(_are_infamous), make_stud(SELF, until=SHOOTOUT), repeat=True)


def _stood_with(play, card, test):
    """Whether who made a test in this shootout stood then where a card is; what came after it is taken back."""
    place = play.state.cards[test.card].place
    for event in this_shootout(play.state, Moved | LeftPlay | Tested):  # newest first
        if event is test:
            break
        if event.card == test.card and not isinstance(event, Tested):
            place = event.start if isinstance(event, Moved) else event.place
    return place == play.state.cards[card].place


def _techniques(play, card):
    """The Techniques that worked in this shootout where a card is, and those that brought it there (ruling 70)."""
    used = this_shootout(play.state, Used)  # as they were: a Technique may lie hidden again
    techniques = {event.card for event in used if "Technique" in as_it_was(event).keywords}
    return sum(
        test.passed and test.cause.card in techniques and (test.card == card or _stood_with(play, card, test))
        for test in this_shootout(play.state, Tested)
    )


@card("El Armadillo De Hierro")
class ElArmadilloDeHierro:
    """In a shootout El Armadillo has 1 more bullet for each Technique that anybody has performed in it where he is, and
    for each that brought him into it.
    """

    inspired = gives(bullets=_techniques, when=IN_SHOOTOUT & this_dude(IN_POSSE))


def _not_from_goods_of(play, change):
    own = named("The Mixer").test(play, change.source)  # what takes off the permanent ones
    return not own and not (
        GOODS.test(play, change.source) and play.state.cards[change.source].place in play.on
    )


def _by_others_abilities(play, change):
    return change.seat not in (play.you, NOBODY) and bool(change.timing)


def _keeps_its_bullets(play, dude):
    """A text says that the dude's bullets cannot be lowered by this: what adds to them stays (ruling 321)."""
    return not able(modify, bullets=-1).test(play, dude)


def _mixes(which):
    """A bullet modifier that does not count, for one dude and the shootout."""

    def mixed(play, change):
        return which(play, change) and not (change.amount > 0 and _keeps_its_bullets(play, play.on[0]))

    return dormant(ignores(BULLETS, which=mixed, to=ON))


def _for_good(play, dude):
    """Bullets gained or lost for good are taken off once, however many Mixers have been at it."""
    mixed = [effect.id for effect in play.state.effects if effect.part == "dregs" and dude in effect.on]
    gained = play.state.cards[dude].counter(BULLETS)
    if any(other < play.effect.id for other in mixed) or (gained > 0 and _keeps_its_bullets(play, dude)):
        return 0
    return -gained


@card("The Mixer")
class TheMixer:
    """For the rest of the shootout nothing modifies a dude's bullets but the goods it carries."""

    draught = _mixes(_not_from_goods_of)
    dregs = dormant(gives(bullets=_for_good, to=ON))

    @shootout(dude=DUDE & IN_POSSE)
    def mix(play, dude):
        yield last("draught", on=(dude,))
        yield last("dregs", on=(dude,))


@card("The Mixer [Weird West]")
class TheMixerWeirdWest:
    """For the rest of the shootout no action and no ability of your opponents modifies a dude's bullets."""

    draught = _mixes(_by_others_abilities)

    @shootout(dude=DUDE & IN_POSSE)
    def mix(play, dude):
        yield last("draught", on=(dude,))


_NOON_SPIRIT = timed("noon") & By(lambda play, cause: (SPELL & SPIRIT).test(play, cause.card))


@card("Hupirika Sue")
class HupirikaSue:
    """After a dude of yours has moved to a deed by a Noon Spirit, that dude calls out an opposing dude there, and has 2
    more bullets in a shootout that comes of it.
    """

    fury = dormant(gives(bullets=+2, to=ON & IN_POSSE, when=IN_SHOOTOUT))

    @react(
        after(
            Moved,
            YOUR & DUDE,
            by=_NOON_SPIRIT,
            test=lambda play, event: event.start != event.to and DEED.test(play, event.to),
        ),
        mark=OTHERS
        & DUDE
        & where(
            lambda play, dude: (
                location_of(play.state, dude) == play.event.to
                and able(call_out, by=play.event.card).test(play, dude)
            )
        ),
    )
    def challenge(play, mark):
        if (yield call_out(mark, by=play.event.card)):
            yield last("fury", on=(play.event.card,), until=Until("play"))


@card("The Harvester")
class TheHarvester:
    """In a starting gang it takes the place of three dudes. It is never shopped. It moves only next door and home."""

    huge = gives(gang_size=-2)
    sown = elsewhere(says(CANNOT_ENTER_PLAY, by=step("shop")), "hand")
    slow = says(CANNOT_MOVE_TO, other=LOCATION & ~NEARBY & ~YOUR_HOME)


@card("Buckin' Billy Ballard")
class BuckinBillyBallard:
    """With a Horse Billy has 1 more bullet and 1 more influence.

    : boot a Horse of his, and a card is drawn. Then, if you like, some dude here boots.
    """

    rider = gives(bullets=+1, influence=+1, when=has(HORSE))

    @noon_shootout(horse=HORSE & ON_THIS_DUDE & payable(boot))
    def buck(play, horse):
        yield requirement(boot(horse))
        yield draw(1)
        yield boot((yield choose(DUDE & AT_THIS_LOCATION & able(boot), "a dude who boots", optional=True)))


@card("Antoine Peterson")
class AntoinePeterson:
    """After Antoine enters play, an action of your discard pile that starts a job may come to your hand; then discard a
    card. A dude of yours at home, of the Outlaws, may unboot and get 2 bounty.
    """

    @react(after(Entered, SELF))
    def plan(play):
        jobs = IN_DISCARD & ACTION & STARTS_A_JOB
        yield return_to_hand((yield choose(jobs, "an action for your hand", optional=True)))
        yield discard((yield choose(IN_HAND, "the card you discard")))
        friends = YOUR & DUDE & faction("outlaws") & AT_HOME  # ruling 374
        friend = yield choose(friends, "a dude who unboots and gets 2 bounty", optional=True)
        yield unboot(friend)
        yield raise_bounty(friend, by=2)


def _buried_jokers(play, card):
    return sum(JOKER.test(play, card) for player in play.state.players for card in player.hill)


@card("Denise Brancini")
class DeniseBrancini:
    """Denise is in no starting gang. She has 1 more bullet and costs 1 more upkeep for each joker in anybody's Boot
    Hill.

    If she is discarded in the Upkeep phase, every other player may shuffle all jokers of the own Boot Hill into the
    deck.
    """

    late = says(CANNOT_START_THE_GAME)
    haunted = gives(bullets=_buried_jokers, upkeep=_buried_jokers)

    @when(
        Discarded,
        SELF,
        zones=("discard",),
        test=lambda play, event: event.zone == "play" and play.state.phase == "upkeep",
    )
    def parting(play, event):
        for seat in play.state.seats_from(play.you)[1:]:
            jokers = [card for card in play.state.players[seat].hill if JOKER.test(play, card)]
            if jokers and (yield may("shuffle the jokers of your Boot Hill into your deck", seat=seat)):
                yield shuffle_into_deck(jokers)
