"""Debt of Blood (DofB)."""
