"""People among people: the lobby, keeping away, reports, bans, watching, ratings, notices, passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the tables, and to tables and chat what watching needs."""
    op.create_table(
        "lobby_lines",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest_id", sa.Integer, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.String(2000), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "shunned",
        sa.Column("guest_id", sa.Integer, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("other_id", sa.Integer, sa.ForeignKey("guests.id"), primary_key=True, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest_id", sa.Integer, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("other_id", sa.Integer, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("said", sa.String(2000)),
        sa.Column("why", sa.String(2000), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("handled", sa.Float),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("value", sa.String(160), nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "watched",
        sa.Column("guest_id", sa.Integer, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("guest_id", sa.Integer, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("pace", sa.String(16), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_table(
        "house_secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest_id", sa.Integer, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("secrets", sa.JSON, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(400), primary_key=True),
        sa.Column("guest_id", sa.Integer, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.add_column("chats", sa.Column("watching", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("hands", sa.JSON))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("shows", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("seats", "shows")
    op.drop_column("tables", "rated")
    op.drop_column("tables", "hands")
    op.drop_column("chats", "watching")
    for table in ("passkeys", "notices", "house_secrets", "ratings", "watched", "bans", "reports", "shunned"):
        op.drop_table(table)
    op.drop_table("lobby_lines")
