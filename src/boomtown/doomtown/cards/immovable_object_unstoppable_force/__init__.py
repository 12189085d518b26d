"""Immovable Object, Unstoppable Force (IOUF)."""
