"""The Showstopper (TSs)."""
