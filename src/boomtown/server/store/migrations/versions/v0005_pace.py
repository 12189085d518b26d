"""Pace: a table's clock, how a game came out that the rules did not decide, rematches, seats that were given up."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns; tables there are have no clock."""
    op.add_column("tables", sa.Column("pace", sa.JSON))
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.add_column("tables", sa.Column("verdict", sa.JSON))
    op.add_column("tables", sa.Column("chapter", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("rematch", sa.String(32)))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("seats", sa.Column("out", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("seats", "out")
    op.drop_index("ix_tables_deadline", "tables")
    for column in ("rematch", "chapter", "verdict", "deadline", "clock", "pace"):
        op.drop_column("tables", column)
