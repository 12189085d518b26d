"""Blood Moon Rising (BMR)."""
