"""Hell's Comin' With Me (HCWM)."""
