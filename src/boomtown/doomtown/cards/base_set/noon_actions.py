"""Actions of the Base Set for High Noon, jobs among them."""

from boomtown.doomtown.words import *


@card("Establishin' Who's in Charge")
class EstablishinWhosInCharge:
    """Against a deed in town: if it succeeds, the deed has 1 more control point for good."""

    @noon_job(mark=DEED & IN_TOWN)
    def take_charge(play, mark):
        yield permanently(mark, control=1)


@card("Hired Guns")
class HiredGuns:
    """A dude of your discard pile comes to your hand."""

    hire = noon(return_to_hand(IN_DISCARD & DUDE))


@card("Hiding in the Shadows")
class HidingInTheShadows:
    """Today other players neither choose nor affect a dude of yours with Shootout abilities."""

    unseen = dormant(says(CANNOT_BE_CHOSEN, to=ON, by=OPPONENTS & timed("shootout")))
    untouched = dormant(says(CANNOT_BE_AFFECTED, to=ON, by=OPPONENTS & timed("shootout")))

    @noon(dude=YOUR & DUDE)
    def hide(play, dude):
        yield last("unseen", on=(dude,))
        yield last("untouched", on=(dude,))


@card("War Paint")
class WarPaint:
    """A dude of yours has 2 more bullets today."""

    paint = noon(modify(YOUR & DUDE, bullets=+2))


@card("Bad Company")
class BadCompany:
    """A wanted dude has 3 more bullets and is a stud today; whoever collects its bounty today gains 4 more ghost
    rock.
    """

    @dormant
    @when(BountyCollected, ON)
    def reward(play, event):
        yield gain(4, seat=event.seat)

    @noon(dude=DUDE & WANTED)
    def trouble(play, dude):
        yield modify(dude, bullets=+3)
        yield make_stud(dude)
        yield last("reward", on=(dude,))


@card("Rumors")
class Rumors:
    """Today a dude has 1 influence less wherever it is, except at home."""

    gossip = dormant(gives(influence=-1, to=ON & ~AT_HOME))

    @noon(dude=DUDE)
    def whisper(play, dude):
        yield last("gossip", on=(dude,))


@card("Reserves")
class Reserves:
    """Gain 1 ghost rock."""

    rainy_day = noon(gain(1))


@card("Kidnappin'")
class Kidnappin:
    """Against any dude. The posse needs more bullets together than the mark has, and everybody who joins it gets 1
    bounty. If it succeeds, the mark is discarded.
    """

    def notorious(play, dude):
        """Everybody who joins the posse is worth more."""
        yield raise_bounty(dude)

    def strong_enough(play):
        """The posse outguns the mark."""
        fight = play.state.fight
        assert fight is not None
        posse = sum(bullets(play.state, dude) for dude in fight.posses[0])
        return posse > bullets(play.state, fight.mark)

    @noon_job(BOOT, mark=DUDE, joining=notorious, posse=strong_enough)
    def snatch(play, mark):
        yield discard(mark)


@card("A Coach Comes to Town")
class ACoachComesToTown:
    """In the town square: gain 4 ghost rock if it succeeds; if it fails, each player who then has a dude in the
    opposing posse gains 4.
    """

    def robbed(play, mark):
        """Everybody with a dude in the opposing posse gains."""
        fight = play.state.fight
        assert fight is not None
        for seat in dict.fromkeys(controller(play.state, dude) for dude in fight.posses[1]):
            yield gain(4, seat=seat)

    @noon_job(mark=where(lambda play, card: card == TOWN_SQUARE), fails=robbed)
    def escort(play, mark):
        yield gain(4)


@card("Bounty Hunter")
class BountyHunter:
    """A Gunslinger, a stud with 2 bullets, appears where another player's wanted dude is and calls it out; that cannot
    be refused. After the shootout the Gunslinger leaves the game.
    """

    @noon(dude=OTHERS & DUDE & WANTED)
    def hunt(play, dude):
        hunter = new_token(play, "Gunslinger")
        yield put_into_play(hunter, at=location_of(play.state, dude))
        called = yield call_out(dude, by=hunter, refusable=False)
        if not called:
            yield remove_from_game(hunter)


@card("Run 'Em Down!")
class RunEmDown:
    """Any number of your dudes from one place, each with a Horse, ride next door to an opposing dude without one. That
    dude boots, and a dude of yours who is there may call it out.
    """

    @noon(
        foe=OPPOSING & DUDE & ~carrying(HORSE),
        start=LOCATION
        & where(lambda play, card: adjacent(play.state, card, location_of(play.state, play.chosen["foe"]))),
        riders=any_number(
            YOUR
            & DUDE
            & carrying(HORSE)
            & where(lambda play, card: location_of(play.state, card) == play.chosen["start"]),
            least=1,
        ),
    )
    def charge(play, foe, start, riders):
        place = location_of(play.state, foe)
        yield move(riders, to=place)
        yield boot(foe)
        callers = callers_of("foe")
        if callers.any(play) and (yield may("call the dude out")):
            yield call_out(foe, by=(yield choose(callers, "the dude who calls out")))


@card("Ambush")
class Ambush:
    """Against any dude. Everybody who joins while the mark is not wanted gets 1 bounty. If it succeeds, the mark is
    aced.
    """

    def dishonoured(play, dude):
        """Riding against somebody innocent is a crime, whoever joins when (RC3-ambush-01, -02)."""
        fight = play.state.fight
        assert fight is not None
        if not WANTED.test(play, fight.mark):
            yield raise_bounty(dude)

    @noon_job(BOOT, mark=DUDE, joining=dishonoured)
    def spring(play, mark):
        yield ace(mark)


@card("Tresspassin'")
class Tresspassin:
    """Name a Private deed that you own. Each dude of others who is there goes home booted or gets 1 bounty, as its
    controller likes.
    """

    @noon(deed=DEED & PRIVATE & OWNED)
    def evict(play, deed):
        for dude in (DUDE & OTHERS & where(lambda play, card: location_of(play.state, card) == deed)).of(
            play
        ):
            modes = {"1 bounty": "it gets 1 bounty"}
            if able(send_home_booted).test(play, dude):
                modes = {"home booted": "it goes home booted", **modes}
            name = play.state.printed(dude).full_name
            mode = yield choose_mode(modes, f"what happens to {name}", seat=controller(play.state, dude))
            yield send_home_booted(dude) if mode == "home booted" else raise_bounty(dude)


@card("Good Stiff Drink")
class GoodStiffDrink:
    """An ability that a dude has used today can be used another time."""

    @noon(dude=DUDE & where(lambda play, card: bool(used_abilities(play, card))))
    def pour(play, dude):
        part = yield choose_mode(used_abilities(play, dude), "the ability that can be used again")
        yield refresh(dude, part=part)


@card("Recruitment Drive")
class RecruitmentDrive:
    """In the town square: if it succeeds, a dude or deed of your discard pile comes into play, 5 ghost rock cheaper."""

    @noon_job(mark=where(lambda play, card: card == TOWN_SQUARE))
    def recruit(play, mark):
        recruit = yield choose(
            IN_DISCARD & (DUDE | DEED) & able(play_card, discount=5), "the card that comes into play"
        )
        yield play_card(recruit, discount=5)


@card("Lady Luck")
class LadyLuck:
    """At Sundown today you may throw away as many cards of your hand as you like."""

    fortune = noon(change_player(SUNDOWN_DISCARDS, 99))


@card("Auction")
class Auction:
    """A deed is Private today, and not Public. If it is yours and under your control, gain 1 ghost rock for each dude
    of others there.
    """

    @noon(deed=DEED)
    def bid(play, deed):
        yield give_keyword(deed, word="Private", instead_of="Public")
        if (OWNED & YOU_CONTROL).test(play, deed):
            yield gain(sum(1 for dude in dudes_at(play.state, deed) if OTHERS.test(play, dude)))


@card("Concealed Weapons")
class ConcealedWeapons:
    """Today your dudes, booted ones too, can be given goods and spells by Shoppin' where you do not control the
    location, and as Shootout plays. A Gadget is invented as ever, unbooted and where you control the location.
    """

    under_the_coat = dormant(says(ATTACHES_ANYWHERE, to=YOUR & DUDE))
    up_the_sleeve = dormant(says(ATTACHES_WHILE_BOOTED, to=YOUR & DUDE))
    at_hand = dormant(
        says(SHOPS_IN_SHOOTOUTS, to=OWNED & (GOODS | SPELL) & ~(TOTEM | keyword("Improvement")))
    )

    @noon()
    def conceal(play):
        for part in ("under_the_coat", "up_the_sleeve", "at_hand"):
            yield last(part)


@card("Fresh Horses")
class FreshHorses:
    """Unboot all your Horses at one location; whatever abilities of theirs were used can be used once more today."""

    @noon(place=LOCATION & where(lambda play, card: (_your_horses_at(card) & able(unboot)).any(play)))
    def change(play, place):
        horses = _your_horses_at(place).of(play)
        yield unboot(horses)
        yield refresh(horses)


def _your_horses_at(place: int) -> Selector:
    return YOUR & HORSE & where(lambda play, card: location_of(play.state, card) == place)


@card("Extortion")
class Extortion:
    """Gain as much ghost rock as a deed produces that you control, but that somebody else owns."""

    @noon(deed=DEED & YOU_CONTROL & ~OWNED)
    def squeeze(play, deed):
        yield gain(production(play.state, deed))


@card("This is a Holdup!")
class ThisIsAHoldup:
    """Boot your dude at somebody else's deed to take ghost rock from its owner, as much as it produces at most. What
    you took is added to the dude's bounty.
    """

    @noon(dude=YOUR & DUDE & payable(boot) & at(DEED & ~OWNED))
    def rob(play, dude):
        deed = location_of(play.state, dude)
        yield requirement(boot(dude))
        owner = play.state.cards[deed].owner
        most = min(production(play.state, deed), play.state.players[owner].stash)
        wanted = yield choose_number(min(1, most), most, "the ghost rock you take")
        taken = yield take_rock(wanted, owner)
        yield raise_bounty(dude, by=taken)


@card("Clear Out!")
class ClearOut:
    """Your dude moves, without booting, to a deed of yours that is under somebody else's control."""

    @noon(dude=YOUR & DUDE, deed=DEED & OWNED & ~YOU_CONTROL & open_to("dude"))
    def barge_in(play, dude, deed):
        yield move(dude, to=deed)


@card("A Secret Tunnel")
class ASecretTunnel:
    """Your dude moves, without booting, from a deed you own in town to another such deed; then make another Noon
    play.
    """

    @noon(dude=YOUR & DUDE & at(DEED & OWNED & IN_TOWN), deed=DEED & OWNED & IN_TOWN & open_to("dude"))
    def dig(play, dude, deed):
        yield move(dude, to=deed)
        yield another_play()
