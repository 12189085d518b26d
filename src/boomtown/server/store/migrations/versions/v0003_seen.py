"""Who has sat at a seat while the game was played, and so has seen its hand."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column; whoever left a seat before has seen it."""
    op.add_column("seats", sa.Column("seen_by", sa.JSON, nullable=False, server_default="[]"))
    listed = "'[' || former_id || ']'"
    if op.get_bind().dialect.name == "postgresql":  # where JSON is no text
        listed = f"CAST({listed} AS JSON)"
    op.execute(f"UPDATE seats SET seen_by = {listed} WHERE former_id IS NOT NULL")


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("seats", "seen_by")
