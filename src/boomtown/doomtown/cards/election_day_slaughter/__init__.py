"""Election Day Slaughter (EDS)."""
