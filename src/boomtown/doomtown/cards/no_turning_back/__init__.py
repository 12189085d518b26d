"""No Turning Back (NTB)."""
