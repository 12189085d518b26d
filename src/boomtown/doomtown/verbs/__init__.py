"""Verbs: the only code that changes a game. Each decides whether it may, lets others answer, and records."""
