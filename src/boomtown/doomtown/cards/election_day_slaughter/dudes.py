"""Dudes of Election Day Slaughter."""

from boomtown.doomtown.script.words import (
    BOOT,
    CARD_EFFECTS,
    DUDE,
    DURING_SUNDOWN,
    IN_HAND,
    LOCATION,
    NOWHERE,
    OPPOSING,
    YOUR_HOME,
    By,
    HandRevealed,
    after,
    cannot,
    card,
    choose,
    controller,
    discard,
    draw,
    faction,
    gives,
    ignores,
    influence,
    is_legal,
    may,
    noon_job,
    take_rock,
    where,
)


@card("Jake Smiley")
class JakeSmiley:
    """Jake has 2 more influence during Sundown."""

    campaign = gives(influence=+2, when=DURING_SUNDOWN)


FOURTH_RING = DUDE & faction("fearmongers")


def _company(play, place):
    """Another Fourth Ring dude is there, or is in the job's posse that Tom would join and rides there before him."""
    state, tom = play.state, play.source
    others = [dude for dude in FOURTH_RING.of(play) if dude != tom]
    if any(state.cards[dude].place == place for dude in others):
        return True
    fight = state.fight
    forming = fight is not None and fight.job is not None and not fight.begun and fight.location == place
    if not forming or fight.side_of(tom) is not None:
        return False
    return any(dude in fight.posses[0] for dude in others)


@card("Smiling Tom")
class SmilingTom:
    """Tom moves only to your home and to locations where another Fourth Ring dude is."""

    shy = cannot("move to", other=LOCATION & ~YOUR_HOME & ~where(_company))


@card("Philip Swinford (Exp 1)")
class PhilipSwinfordExp1:
    """While others reveal Cheatin' hands and you none, each such hand lets you draw a card and then discard one."""

    @after(
        HandRevealed,
        test=lambda play, event: event.seat != play.you and event.cheatin and is_legal(play.state, play.you),
    )
    def notice(play, event):
        if (yield may()):
            yield draw(1)
            yield discard((yield choose(IN_HAND)))


@card("Allie Hensman (Exp 1)")
class AllieHensmanExp1:
    """Allie leads a job against an opposing dude: its player gives you ghost rock, as much as it has influence.

    Who has not got that much gives nothing, and the mark is discarded.
    """

    @noon_job(BOOT, mark=OPPOSING & DUDE)
    def blackmail(play, mark):
        if mark == NOWHERE:
            return
        state = play.state
        victim, price = controller(state, mark), influence(state, mark)
        affordable = state.players[victim].stash >= price
        if not affordable or (yield take_rock(price, victim)) < price:
            yield discard(mark)


FROM_ELSEWHERE = By(lambda play, cause: cause.card not in play.state.cards[play.source].cards)
BOOTING = CARD_EFFECTS | By(lambda play, cause: cause.kind == "cost")


@card("QUATERMAN")
class Quaterman:
    """A Mad Scientist invents QUATERMAN as any Gadget; it appears where the inventor is and is not attached.

    Only what is attached to it changes its bullets. Cards neither move nor boot it.
    """

    steel = ignores(
        "bullets", which=lambda play, change: change.source not in play.state.cards[play.source].cards
    )
    unbending = cannot("change bullets", by=FROM_ELSEWHERE)
    heavy = cannot("move", by=CARD_EFFECTS)
    stiff = cannot("boot", by=BOOTING)
