"""The English catalogue: every sentence that a player reads, in Fluent files, one a game."""
