"""New Town, New Rules (NTNR)."""
