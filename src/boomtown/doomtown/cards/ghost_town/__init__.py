"""Ghost Town (GT)."""
