"""Deeds of the Base Set."""

from boomtown.doomtown.script.words import (
    AT_THIS_LOCATION,
    BOOT,
    DEED,
    DUDE,
    IN_HAND,
    LOCATION,
    OTHER,
    RANCH,
    SELF,
    YOU_CONTROL,
    YOUR,
    Aced,
    Entered,
    ShootoutBegan,
    ace,
    after,
    alter,
    another_play,
    below,
    cannot,
    card,
    choose_mode,
    choose_number,
    controller_noon,
    discard,
    draw,
    gain,
    gives,
    home_of,
    influence,
    modify,
    move,
    pay,
    permanently,
    react,
    requirement,
    says,
    there_is,
    unboot,
    where,
    would,
)


@card("Undertaker")
class Undertaker:
    """Whoever controls this gains 2 ghost rock for each dude aced out of play."""

    @after(Aced, DUDE, test=lambda play, event: event.zone == "play")
    def burial(play, event):
        yield gain(2)


@card("Dead Dog Tavern")
class DeadDogTavern:
    """Bullets, not influence, decide who controls this."""

    brawl = says("is controlled by bullets")


@card("1st Baptist Church")
class FirstBaptistChurch:
    """Whoever controls this may hold one card more."""

    flock = gives(hand_size=+1, to=where(lambda play, card: card == home_of(play.state, play.you)))


@card("Killer Bunnies Casino")
class KillerBunniesCasino:
    """Whoever controls this may discard one card more at Sundown."""

    bunnies = gives(sundown_discards=+1, to=where(lambda play, card: card == home_of(play.state, play.you)))


@card("Cattle Market")
class CattleMarket:
    """Worth a control point with another Ranch in play. Dudes here have 3 more value."""

    market = gives(control=lambda play, card: 1 if (DEED & RANCH & OTHER).any(play) else 0)
    stampede = gives(value=+3, to=DUDE & AT_THIS_LOCATION)


@card("Bunkhouse")
class Bunkhouse:
    """Dudes here whose influence would otherwise be 0 or 1 have 1 more."""

    bunk = gives(influence=+1, to=DUDE & AT_THIS_LOCATION & below(influence, 2))


@card("Bank of California")
class BankOfCalifornia:
    """Nobody takes ghost rock from whoever controls this."""

    vault = cannot("lose ghost rock", to=where(lambda play, card: card == home_of(play.state, play.you)))


@card("Pony Express")
class PonyExpress:
    """Trade a card of your hand for the top card of your deck."""

    @controller_noon(BOOT, letter=IN_HAND)
    def deliver(play, letter):
        yield requirement(discard(letter))
        yield draw(1)


@card("Gomorra Parish")
class GomorraParish:
    """Ace a card of your hand for 1 ghost rock."""

    @controller_noon(BOOT, gift=IN_HAND)
    def donate(play, gift):
        yield requirement(ace(gift))
        yield gain(1)


@card("Yan Li's Tailoring")
class YanLisTailoring:
    """A dude has 1 more influence."""

    fitting = controller_noon(BOOT, modify(DUDE, influence=+1))


@card("Charlie's Place")
class CharliesPlace:
    """A dude here has 2 bullets more or fewer, as you like."""

    @controller_noon(BOOT, dude=DUDE & AT_THIS_LOCATION)
    def round_of_drinks(play, dude):
        mode = yield choose_mode("+2 bullets", "-2 bullets")
        yield modify(dude, bullets=+2 if mode == "+2 bullets" else -2)


@card("The Pharmacy")
class ThePharmacy:
    """Unboot a dude."""

    remedy = controller_noon(BOOT, unboot(DUDE))


@card("Railroad Station")
class RailroadStation:
    """Move a dude of yours from here to any other location."""

    @controller_noon(BOOT, dude=YOUR & DUDE & AT_THIS_LOCATION, place=LOCATION & ~SELF)
    def depart(play, dude, place):
        yield move(dude, to=place)


@card("Circle M Ranch")
class CircleMRanch:
    """With three cards or fewer in hand, draw one."""

    @controller_noon(BOOT)
    def pasture(play):
        if len(play.state.players[play.you].hand) <= 3:
            yield draw(1)


@card("Stagecoach Office")
class StagecoachOffice:
    """A dude you bring into play, no token, may arrive at any location you control."""

    @react(
        would(
            Entered,
            DUDE,
            test=lambda play, event: (
                event.seat == play.you and "Token" not in play.state.printed(event.card).keywords
            ),
        ),
        BOOT,
        there_is(LOCATION & YOU_CONTROL),
        place=LOCATION & YOU_CONTROL,
    )
    def arrive(play, place):
        yield alter(place=place)


@card("Pearly's Palace")
class PearlysPalace:
    """When a shootout has started and nobody has played yet, make a Shootout play."""

    @react(after(ShootoutBegan), BOOT)
    def first_shot(play):
        yield another_play()


@card("The Union Casino")
class TheUnionCasino:
    """You and then every other player pay what they like. Four more than anybody else earns a dude a control point."""

    @controller_noon(BOOT, dude=YOUR & DUDE & AT_THIS_LOCATION)
    def auction(play, dude):
        state = play.state
        mine = yield choose_number(0, state.players[play.you].stash)
        yield pay(mine)
        best = 0
        for seat in state.seats_from(play.you)[1:]:
            theirs = yield choose_number(0, state.players[seat].stash, seat=seat)
            yield pay(theirs, seat=seat)
            best = max(best, theirs)
        if mine >= best + 4:
            yield permanently(dude, control=1)
