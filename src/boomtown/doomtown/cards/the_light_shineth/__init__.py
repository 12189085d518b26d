"""The Light Shineth (TLS)."""
