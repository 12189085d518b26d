"""Costs: what stands before the colon, and what edition AEG pays for "do X to achieve Y"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, get_args

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.facts.spelling import check
from boomtown.doomtown.plays.choosing import in_secret
from boomtown.doomtown.reading.numbers import play_cost
from boomtown.doomtown.reading.why import Refusal, refuse, title
from boomtown.doomtown.state import NOWHERE, Cause
from boomtown.doomtown.text.intent import Polarity
from boomtown.doomtown.text.parts import Condition, Cost, Selector
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs import cards as engine
from boomtown.doomtown.verbs import rock
from boomtown.doomtown.verbs.asking import ask_card, ask_number
from boomtown.doomtown.verbs.refunds import standing, take_back
from boomtown.doomtown.verbs.running import Does
from boomtown.table import Price, say


def cost_cause(play: Situation) -> Cause:
    """Return the cause of paying: nobody can react to stop it (RC-paying-costs-01)."""
    name = play.part.name if play.part is not None else ""
    return Cause("cost", name, play.you, play.source, play.timing)


class BootCost(Cost):
    """Boot this card (RB-5.3.1-03). A job's Boot cost boots its leader unless the card hangs on one (RB-6.2-07)."""

    told = "boot"
    boots = True

    def __init__(self, unless: Condition | None = None) -> None:
        self.unless = unless
        self.boots_its_card = unless is None

    def _is_free(self, play: Situation) -> bool:
        return self.unless is not None and bool(self.unless.holds(play))

    def _payer(self, play: Situation) -> int:
        if play.ability is not None and play.ability.job is not None:
            kind = PRINTED[play.state.cards[play.source].face].kind
            if kind not in ("goods", "spell"):
                leader: int = play.chosen.get("leader", NOWHERE)
                return leader
        return play.source

    def why_not(self, play: Situation) -> Refusal | None:
        """A booted card cannot boot (RB-2.6-03)."""
        payer = self._payer(play)
        if payer == NOWHERE or self._is_free(play):
            return None  # a leader has to be unbooted anyway
        if play.state.cards[payer].booted:
            return refuse("booted", "RB-2.6-03")
        return engine.why_not_boot(play.state, payer, cost_cause(play))

    def price(self, play: Situation) -> Price:
        """Whoever pays it boots; a job's leader is chosen first."""
        payer = self._payer(play)
        if self._is_free(play):
            return Price()
        return Price(boots=(payer,)) if payer != NOWHERE else super().price(play)

    def pay(self, play: Situation) -> Does[None]:
        """Boot it; a trait that stops that does not stop the ability (RC-paying-costs-03)."""
        payer = self._payer(play)
        if not self._is_free(play) and (yield from engine.boot(play.state, payer, cost_cause(play))):
            play.refunds.append(lambda: engine.take_boot_back(play.state, payer))


BOOT = BootCost()
"""Boot this card; of a job on an action, deed or outfit: its leader (RB-6.2-07)."""


def boot_unless(condition: Condition) -> Cost:
    """Boot this card, unless this holds."""
    return BootCost(condition)


class BootDude(Cost):
    """Boot the dude this card is attached to."""

    told = "boot this dude"

    boots = True

    def why_not(self, play: Situation) -> Refusal | None:
        """It has to be there and unbooted."""
        return engine.why_not_boot(play.state, play.dude, cost_cause(play))

    def price(self, play: Situation) -> Price:
        """The dude boots; who performs a technique is chosen first."""
        return Price(boots=(play.dude,)) if play.dude != NOWHERE else super().price(play)

    def pay(self, play: Situation) -> Does[None]:
        """Boot the dude."""
        dude = play.dude
        if (yield from engine.boot(play.state, dude, cost_cause(play))):
            play.refunds.append(lambda: engine.take_boot_back(play.state, dude))


BOOT_THIS_DUDE = BootDude()
"""Boot the dude this card is on."""


class Pay(Cost):
    """Pay ghost rock: so much, or an amount the player chooses, which `play.paid` then says.

    `limit` may hold the choice down further, as Force Field does.
    """

    def __init__(
        self, least: int, most: int | None = None, limit: Callable[[Situation], int] | None = None
    ) -> None:
        self.least = least
        self.most = least if most is None else most
        self.limit = limit
        self.told = f"pay {self.least}" + self._more()

    def _more(self) -> str:
        if self.most == self.least:
            return ""
        return f" to {self.most}" if self.limit is None else " or more"

    def why_not(self, play: Situation) -> Refusal | None:
        """The stash, and ghost rock on cards that may pay for this, has to suffice."""
        if self.limit is not None and self.limit(play) < self.least:
            return refuse("cost", "RB-5.3.1-04")
        return rock.why_not_spend(
            play.state, play.you, self.least + play.paid, rock.purse(play.timing), "RB-5.3.1-04", play.source
        )

    def price(self, play: Situation) -> Price:
        """So much at least."""
        return Price(self.least)

    def pay(self, play: Situation) -> Does[None]:
        """Ask how much, if that is open, and pay; ghost rock kept on cards first."""
        amount = self.least
        if self.most > self.least:
            most = min(self.most, rock.spendable(play.state, play.you, rock.purse(play.timing), play.source))
            if self.limit is not None:
                most = min(most, self.limit(play))
            purpose = say("doomtown-for-paying")
            message = say("doomtown-ask-number", card=title(play.state, play.source), purpose=purpose)
            amount = yield ask_number(play.you, message, self.least, most, about=(play.source,))
        play.paid = amount
        payment = yield from rock.spend(
            play.state, play.you, amount, rock.purse(play.timing), cost_cause(play), play.source
        )
        play.refunds.append(lambda: rock.give_back(play.state, play.you, payment, cost_cause(play)))


class PayX(Cost):
    """Pay as much ghost rock as `amount` finds once everything is chosen; `told` says in words how much.

    Asked before, with nothing chosen, it finds the least that could be.
    """

    waits = True

    def __init__(self, amount: Callable[[Situation], int], told: str) -> None:
        self.amount = amount
        self.told = f"pay {told}"

    def why_not(self, play: Situation) -> Refusal | None:
        """The stash, and ghost rock on cards that may pay for this, has to suffice."""
        due = self.amount(play) + play.paid
        return rock.why_not_spend(
            play.state, play.you, due, rock.purse(play.timing), "RB-5.3.1-04", play.source
        )

    def pay(self, play: Situation) -> Does[None]:
        """Pay it; ghost rock kept on cards first."""
        cause = cost_cause(play)
        payment = yield from rock.spend(
            play.state, play.you, self.amount(play), rock.purse(play.timing), cause, play.source
        )
        play.refunds.append(lambda: rock.give_back(play.state, play.you, payment, cause))


def can_spend(play: Situation, amount: int) -> bool:
    """Tell whether you could pay so much for this ability."""
    return rock.spendable(play.state, play.you, rock.purse(play.timing), play.source) >= amount


Giving = Literal["boot", "discard", "ace"]


class Give(Cost):
    """Boot, discard or ace a card chosen by the player as a cost."""

    def __init__(self, verb: Giving, what: Selector, named: str = "a card") -> None:
        check("cost", verb, get_args(Giving))
        self.verb = verb
        self.what = what
        self.told = f"{verb} {named}"

    def _possible(self, play: Situation) -> list[int]:
        if play.guessing and self.what.hidden:
            return list(self.what.where(play))
        cause = cost_cause(play)
        why_not = {"boot": engine.why_not_boot, "discard": engine.why_not_discard, "ace": engine.why_not_ace}
        return [
            card
            for card in self.what.of(play)
            if why_not[self.verb](play.state, card, cause) is None and not self._is_for_good(play, card)
        ]

    def _is_for_good(self, play: Situation, card: int) -> bool:
        """A deed that left its street could not be put back there if the ability were stopped."""
        found = play.state.cards[card]
        return self.verb != "boot" and found.zone == "play" and PRINTED[found.face].kind == "deed"

    def why_not(self, play: Situation) -> Refusal | None:
        """There has to be such a card."""
        return None if self._possible(play) else refuse("cost", "RB-5.3.1-02")

    def pay(self, play: Situation) -> Does[None]:
        """Choose it and give it up."""
        found = self._possible(play)
        card = found[0]
        if len(found) > 1 or in_secret(play.state, found):
            message = say(
                "doomtown-ask-target",
                card=title(play.state, play.source),
                part="choose",
                purpose=say("doomtown-for-giving", verb=self.verb),
                way=Polarity.PAYS.value,
            )
            card = yield ask_card(play.state, play.you, message, found, about=(play.source,))
        play.numbers["given"] = card
        before = standing(play.state, card)
        do = {"boot": engine.boot, "discard": engine.discard, "ace": engine.ace}
        yield from do[self.verb](play.state, card, cost_cause(play))
        play.refunds.append(lambda: take_back(play.state, before))


def give(verb: Giving, what: Selector, named: str = "a card") -> Give:
    """Return the cost to "boot", "discard" or "ace" such a card, `named` in words; `play.numbers["given"]` is it."""
    return Give(verb, what, named)


def due_from_stash(play: Situation) -> int:
    """How much of this card's own price the stash still has to pay, besides what cards may pay (Old Marge's Manor)."""
    if play.state.cards[play.source].zone != "hand":
        return 0
    stash = play.state.players[play.you].stash
    kept = rock.spendable(play.state, play.you, rock.purse(play.timing), play.source) - stash
    return max(0, play_cost(play.state, play.source) - kept)
