"""Out for Blood (O4B)."""
