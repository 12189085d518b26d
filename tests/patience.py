"""How long tests wait for what must come. None waits in vain, so it may be long: machines are slow, and busy."""

PATIENCE = 180.0
"""Seconds after which something that does not come fails a test instead of hanging it."""
