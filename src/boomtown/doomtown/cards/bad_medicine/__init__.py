"""Bad Medicine (BadM)."""
