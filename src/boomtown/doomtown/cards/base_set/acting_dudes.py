"""Dudes of the Base Set with an ability to use."""

from boomtown.doomtown.words import *


@card("Arnold McCadish")
class ArnoldMcCadish:
    """When a casualty is discarded, more than that dude's value sends it home booted instead."""

    @react(
        would(Discarded, DUDE, by=step("casualty"), instead=True),
        PULL,
        BOOT,
        when_(lambda play: able(send_home_booted).test(play, play.event.card)),  # ruling 80
    )
    def save(play):
        assert play.pull is not None
        if play.pull.value > value(play, play.event.card):
            yield instead(send_home_booted(play.event.card))


@card("The Ghostly Gun")
class TheGhostlyGun:
    """He leaves for your draw hand as any suit and value you say; then discard a card of that hand."""

    @resolution(YOU_HAVE_A_DRAW_HAND)
    def haunt(play):
        suit, number = yield choose_poker_card("this dude in your draw hand")
        yield put_in_draw_hand(play.source)
        yield declare_card(play.source, suit, number)
        yield discard_from_draw_hand(
            (yield choose(IN_DRAW_HAND, "the card of your draw hand that is discarded"))
        )


@card('Xiong "Wendy" Cheng')
class XiongWendyCheng:
    """A dude of the other posse goes home booted."""

    escort = shootout(BOOT, send_home_booted(OPPOSING & DUDE & IN_POSSE))


@card("Mongwau The Mighty")
class MongwauTheMighty:
    """With a Hex of his discarded, Mongwau is a stud."""

    @shootout(spell=HEX & ON_THIS_DUDE & payable(discard))
    def focus(play, spell):
        yield requirement(discard(spell))
        yield make_stud(play.source)


def _travels(verb, what):
    """Noon: this is done to such a card on the dude, who moves anywhere."""

    @noon(price=what & ON_THIS_DUDE & payable(verb), place=open_to())
    def travel(play, price, place):
        yield requirement(verb(price))
        yield move(play.source, to=place)

    return travel


@card("Micah Ryse")
class MicahRyse:
    """Boot a Hex on Micah, and he moves anywhere without booting himself."""

    walk = _travels(boot, HEX)


@card("Kevin Wainwright")
class KevinWainwright:
    """Kevin moves, without booting, from elsewhere to where a Huckster is, and is a stud."""

    @noon(place=open_to() & with_(DUDE & HUCKSTER))  # RC3-kevin-wainwright-01
    def follow(play, place):
        yield move(play.source, to=place)
        yield make_stud(play.source)


def studies(**flags):
    """Shootout: attach a Hex of the hand to this dude, who is a stud."""

    @shootout(
        spell=IN_HAND & HEX & where(lambda play, card: payable(play_card, host=play.source).test(play, card)),
        **flags,
    )
    def study(play, spell):
        yield requirement(play_card(spell, host=play.source))
        yield make_stud(play.source)

    return study


@card("Jia Mein")
class JiaMein:
    """Attach a Hex from your hand to Jia Mein, wherever he is and booted or not, at its usual cost; he is a stud."""

    study = studies()


@card("Prof. Eustace True")
class ProfEustaceTrue:
    """With a Gadget of his discarded, Eustace moves anywhere without booting."""

    launch = _travels(discard, GADGET)


@card("Elander Boldman")
class ElanderBoldman:
    """Choose a dude of yours in the shootout with a Weapon that is a Gadget. A club discards the dude, anything else
    gives that Gadget 3 more bullets.
    """

    @shootout(
        PULL,
        dude=YOUR & DUDE & IN_POSSE & carrying(WEAPON & GADGET),
        gadget=WEAPON & GADGET & on("dude"),
    )
    def overload(play, dude, gadget):
        assert play.pull is not None
        if play.pull.suit == "clubs":
            yield discard(dude)
        else:
            yield modify(gadget, bullets=+3)


@card("Jon Longstride")
class JonLongstride:
    """Jon's booted Horse unboots, and one of its abilities can be used once more today; of several it is one that has
    been used.
    """

    @noon(horse=HORSE & ON_THIS_DUDE & able(unboot))
    def water(play, horse):
        yield unboot(horse)
        yield one_more_use(horse)  # ruling 437


@card("Jarrett Blake")
class JarrettBlake:
    """Also from outside the posse: with a Horse on him Jarrett comes and joins your posse; for him a dude of yours
    leaves it and goes where he was.
    """

    @shootout(brings_in=has(HORSE), dude=YOUR & DUDE & IN_POSSE & OTHER & able(relieve))
    def relief(play, dude):
        if has(HORSE).holds(play):
            yield relieve(dude, by=play.source)


@card("Harold Aimslee")
class HaroldAimslee:
    """Discard a card of your hand, and a Gadget that is no Weapon comes from your discard pile into your hand, for all
    to see.
    """

    @noon(BOOT, waste=IN_HAND & payable(discard), gadget=IN_DISCARD & GADGET & ~WEAPON)
    def salvage(play, waste, gadget):
        yield requirement(discard(waste))
        yield return_to_hand(gadget)


@card("Androcles Brocklehurst")
class AndroclesBrocklehurst:
    """Choose somebody else's dude at a deed that you own and another controls; gain ghost rock for the dude's
    influence.
    """

    @noon(BOOT, dude=OTHERS & DUDE & at(DEED & OWNED & ~YOU_CONTROL))
    def rent(play, dude):
        yield gain(influence(play.state, dude))


@card("Abram Grothe")
class AbramGrothe:
    """Abram leads it to a Holy Ground deed. Success discards all Abominations and all wanted dudes there."""

    @noon_job(BOOT, mark=DEED & HOLY_GROUND)
    def cleanse(play, mark):
        yield discard((ABOMINATION | (DUDE & WANTED)) & at(chosen("mark")))


@card("Clyde Owens")
class ClydeOwens:
    """Clyde calls out a dude where he is; a wanted one cannot refuse."""

    @noon(mark=OTHERS & DUDE & AT_THIS_LOCATION & able(call_out))
    def challenge(play, mark):
        yield call_out(mark, refusable=not WANTED.test(play, mark))


@card("Sanford Taylor")
class SanfordTaylor:
    """At a deed, Sanford calls out a dude there, who cannot refuse if Sanford is wanted."""

    @noon(BOOT, this_dude(at(DEED)), mark=OTHERS & DUDE & AT_THIS_LOCATION & able(call_out))
    def challenge(play, mark):
        yield call_out(mark, refusable=not WANTED.test(play, play.source))


@card("Judge Harry Somerset")
class JudgeHarrySomerset:
    """Harry leads it against a wanted dude, who is aced if it succeeds."""

    @noon_job(BOOT, mark=DUDE & WANTED)
    def verdict(play, mark):
        yield ace(mark)


@card("Allie Hensman")
class AllieHensman:
    """In the town square Allie gets a control point for good."""

    @noon(BOOT)
    def speech(play):
        if IN_TOWN_SQUARE.test(play, play.source):
            yield permanently(play.source, control=1)


@card("Lawrence Blackwood")
class LawrenceBlackwood:
    """At a deed that is not yours Lawrence has a control point until he leaves it or the day is over."""

    @noon(BOOT)
    def squat(play):
        place = location_of(play.state, play.source)
        if (DEED & ~OWNED).test(play, place):
            yield modify(play.source, control=1, until=Until("day", stays_at=place))  # RC-duration-06


@card("Rémy LaPointe")
class RemyLaPointe:
    """Rémy has so many more bullets, up to five in all."""

    @shootout(Pay(1, 4))
    def bet(play):
        yield modify(play.source, bullets=play.paid, most=5)


@card("Travis Moone")
class TravisMoone:
    """As the game starts, shuffle your hand into your deck and draw five cards."""

    @react(after(GameBegan), BOOT)
    def redeal(play):
        yield shuffle_into_deck(IN_HAND)
        yield draw(5)
