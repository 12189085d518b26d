"""In which language somebody wants to be told of their turn: the one they spoke when they asked for it."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add it; who asked before is told in the language of the house."""
    op.add_column("notices", sa.Column("language", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("notices", "language")
