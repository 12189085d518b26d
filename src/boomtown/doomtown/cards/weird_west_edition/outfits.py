"""Outfits of the Weird West Edition."""

from boomtown.doomtown.words import *


def _holds_fewest_cards(play):
    hands = [len(player.hand) for player in play.state.players if player.seat != play.you]
    return all(len(play.state.players[play.you].hand) < count for count in hands)


def _pays_if_asked(play):
    """Who holds the fewest cards has to have 2 ghost rock for another (ruling 150)."""
    return not _holds_fewest_cards(play) or play.state.players[play.you].stash >= 2


@card("Farnum's Consortium")
class FarnumsConsortium:
    """Deeds in town that you own produce 1 more while a dude of yours is there.

    : if you hold fewer cards than every other player, pay 2 ghost rock and draw a card.
    """

    oversight = gives(production=+1, to=DEED & OWNED & IN_TOWN & with_(YOUR & DUDE))

    @noon(BOOT, when_(_pays_if_asked))
    def invest(play):
        if _holds_fewest_cards(play) and (yield pay(2)):
            yield draw(1)


def _is_the_first_today(play, card):
    return not any(
        event.seat == play.you and event.origin == "hand" and "Abomination" in as_it_was(event).keywords
        for event in today(play.state, Entered)
    )


_IN_YOUR_HAND = where(lambda play, card: card in play.state.players[play.you].hand)


@card("Encroaching Darkness")
class EncroachingDarkness:
    """Each day the first Abomination that comes from your hand is 1 cheaper.

    : boot a dude of yours; an opposing dude where it is, of a lower value, has 1 influence less, and 1 bullet less if
    yours is an Abomination.
    """

    brood = gives(cost=-1, to=ABOMINATION & _IN_YOUR_HAND & where(_is_the_first_today))

    @noon(
        BOOT,
        mine=YOUR & DUDE & payable(boot),
        foe=OPPOSING
        & DUDE
        & at_same_location_as("mine")
        & below(value, lambda play: value(play, play.chosen["mine"])),
    )
    def dread(play, mine, foe):
        yield requirement(boot(mine))
        yield modify(foe, influence=-1)
        if ABOMINATION.test(play, mine):
            yield modify(foe, bullets=-1)


@card("Serpentine Syndicate")
class SerpentineSyndicate:
    """After a dude of yours who is not at home has cast a spell, and it worked, discard a card of your hand; then gain
    1 ghost rock and draw.
    """

    @react(
        after(
            CastOver,
            test=lambda play, event: (
                event.passed and event.seat == play.you and not YOUR_HOME.test(play, event.where)
            ),
        ),
        BOOT,
        waste=IN_HAND & payable(discard),
    )
    def shed(play, waste):
        yield requirement(discard(waste))
        yield gain(1)
        yield draw(1)


@card("Black Hills Guardians")
class BlackHillsGuardians:
    """At a Holy Ground nobody refuses a call-out of yours.

    : boot a Holy Ground you control, and a dude of yours who is there comes into your posse.
    """

    sacred = says(CANNOT_REFUSE, to=DUDE & at(HOLY_GROUND), other=YOUR)

    @shootout(
        repeat=True,
        brings_in=True,
        place=HOLY_GROUND & LOCATION & YOU_CONTROL & payable(boot),
        dude=YOUR & DUDE & at(chosen("place")) & able(join_posse),
    )
    def rise(play, place, dude):
        yield requirement(boot(place))
        yield join_posse(dude)


@card("Saved By Grace")
class SavedByGrace:
    """A skilled dude of yours away from home tests a skill against 7. On success boot that dude and see the next five
    cards of your deck, and as many more as the dude's Blessed rating. You may discard a card of your hand to take one
    of them. Shuffle your deck and gain 1 ghost rock.
    """

    @noon(BOOT, dude=YOUR & DUDE & ~AT_HOME & where(lambda play, card: bool(skills(play.state, card))))
    def pray(play, dude):
        known = {skill: skill for skill in skills(play.state, dude)}
        skill = yield choose_mode(known, "the skill that is tested against 7")
        if not (yield skill_test(dude, skill, 7)).passed:
            return  # ruling 1285
        yield requirement(boot(dude))
        seen = yield look_at_top(5 + (rating(play.state, dude, "Blessed") or 0))
        if (IN_HAND & able(discard)).any(play):
            found = yield choose(
                seen, "the card you take, for one of your hand that you discard", optional=True
            )
            if found != NOWHERE and (yield discard((yield choose(IN_HAND, "the card you discard")))):
                yield return_to_hand(found)
        yield shuffle_deck()
        yield gain(1)


@card("Deadwood Miner's Alliance")
class DeadwoodMinersAlliance:
    """In the town square your dudes with 4 bounty or more have 1 more control point.

    : boot a dude of yours at a location you do not own. If that is Public, the dude gets 2 bounty and you gain 1 ghost
    rock; if it is Private, 1 bounty and 2 ghost rock.
    """

    notorious = gives(control=+1, to=YOUR & DUDE & IN_TOWN_SQUARE & at_least(bounty, 4))

    @noon(BOOT, dude=YOUR & DUDE & at(~OWNED) & able(boot))
    def jump_a_claim(play, dude):
        private = PRIVATE.test(play, location_of(play.state, dude))
        yield boot(dude)
        yield raise_bounty(dude, by=1 if private else 2)
        yield gain(2 if private else 1)
