"""The id of the request by which a table was created: sent again, it makes no second one."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("request", sa.String(64)))
    op.create_index("ix_tables_host_id_request", "tables", ["host_id", "request"], unique=True)


def downgrade() -> None:
    """Drop the column."""
    op.drop_index("ix_tables_host_id_request", "tables")
    op.drop_column("tables", "request")
