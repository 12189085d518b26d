"""Foul Play (FP)."""
