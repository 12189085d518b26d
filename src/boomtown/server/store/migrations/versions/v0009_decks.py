"""Decks that people save, with their versions, and trials of them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "decks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest_id", sa.Integer, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("code", sa.String(64), unique=True),
        sa.Column("published", sa.Integer),
        sa.Column("published_at", sa.Float, index=True),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("description", sa.Text, nullable=False, server_default=""),
        sa.Column("faction", sa.String(40), nullable=False, server_default=""),
        sa.Column("words", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "deck_versions",
        sa.Column("deck_id", sa.String(32), sa.ForeignKey("decks.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("list", sa.Text, nullable=False),
        sa.Column("notes", sa.Text, nullable=False),
        sa.Column("format", sa.String(40), nullable=False),
        sa.Column("wording", sa.String(40), nullable=False),
        sa.Column("auto", sa.Boolean, nullable=False),
        sa.Column("saved", sa.Float, nullable=False),
    )
    op.create_table(
        "trials",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest_id", sa.Integer, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(16), nullable=False, index=True),
        sa.Column("wanted", sa.JSON, nullable=False),
        sa.Column("tally", sa.JSON, nullable=False),
        sa.Column("note", sa.String(200), nullable=False, server_default=""),
        sa.Column("node", sa.String(32)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("trials", "deck_versions", "decks"):
        op.drop_table(table)
