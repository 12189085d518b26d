"""What every test shares: a rule id or a card on a test must exist."""

import pytest
from hypothesis import HealthCheck, settings

import ledgers

settings.register_profile(
    "boomtown", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("boomtown")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a test that names a rule no ledger has, or a card nobody printed."""
    for item in items:
        for rule in ledgers.ids_of(item):
            if rule not in ledgers.known():
                raise pytest.UsageError(f"{item.nodeid} names {rule!r}, which no ledger in rules/ has")
        for card in (*ledgers.cards_of(item, "plays"), *ledgers.cards_of(item, "refuses")):
            if card not in ledgers.faces():
                raise pytest.UsageError(f"{item.nodeid} names {card!r}, which is no card's name")
