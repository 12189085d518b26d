"""Faith and Fear (FF)."""
