"""Weird West Edition (DT2)."""
