"""Promotional printings; every one of them reprints a card of a set."""
