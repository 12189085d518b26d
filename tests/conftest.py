"""What every test shares: a rule id on a test must exist."""

import pytest
from hypothesis import HealthCheck, settings

import ledgers

settings.register_profile(
    "boomtown", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("boomtown")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a test that names a rule no ledger has."""
    for item in items:
        for rule in ledgers.ids_of(item):
            if rule not in ledgers.known():
                raise pytest.UsageError(f"{item.nodeid} names {rule!r}, which no ledger in rules/ has")
