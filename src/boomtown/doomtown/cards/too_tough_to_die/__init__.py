"""Too Tough to Die (2T2D)."""
