"""Several servers on one database: who they are, and which of them has which table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add them; a table nobody has belongs to whoever opens it first."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("node", sa.String(32)))
    op.create_index("ix_tables_node", "tables", ["node"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("ix_tables_node", "tables")
    op.drop_column("tables", "node")
    op.drop_table("nodes")
