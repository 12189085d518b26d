"""What we claim about speed, each beside its peer in one run: `make bench`."""
