"""Dirty Deeds (DDeeds)."""
