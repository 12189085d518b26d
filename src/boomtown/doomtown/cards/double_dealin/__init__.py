"""Double Dealin' (DD)."""
