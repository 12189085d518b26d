"""The lab: what is measured by playing many games. Usable from Python; the commands only present it."""
