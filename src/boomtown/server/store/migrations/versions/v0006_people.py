"""People who keep their name: a password, a recovery code, several browsers, tokens for programs; who said what."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns and the sessions; guests there are stay as they came, with the one token they have."""
    op.add_column("guests", sa.Column("login", sa.String(160)))
    op.add_column("guests", sa.Column("password", sa.String(200)))
    op.add_column("guests", sa.Column("recovery", sa.String(64)))
    op.create_index("ix_guests_login", "guests", ["login"], unique=True)
    op.create_index("ix_guests_recovery", "guests", ["recovery"], unique=True)
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.Integer, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("title", sa.String(80)),
        sa.Column("scopes", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.add_column("chats", sa.Column("guest_id", sa.Integer))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("chats", "guest_id")
    op.drop_table("sessions")
    op.drop_index("ix_guests_recovery", "guests")
    op.drop_index("ix_guests_login", "guests")
    for column in ("recovery", "password", "login"):
        op.drop_column("guests", column)
