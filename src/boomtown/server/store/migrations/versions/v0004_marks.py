"""Marks in the journals of games: what they came to, and snapshots to go on from. Tables taken off somebody's list."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the marks, and who does not list a table."""
    op.create_table(
        "marks",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("fingerprint", sa.String(32), nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary),
        sa.Column("begins", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("unlisted_by", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("tables", "unlisted_by")
    op.drop_table("marks")
