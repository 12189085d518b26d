"""The rulebook, one file a chapter, one short generator a step."""
