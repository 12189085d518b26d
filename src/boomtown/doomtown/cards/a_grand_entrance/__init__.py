"""A Grand Entrance (AGE)."""
