"""Records that people bring: marked, and with the generator they were dealt by."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("generator", sa.String(length=12), server_default="blake2b", nullable=False))
    op.add_column("game_table", sa.Column("imported", sa.Boolean(), server_default=sa.false(), nullable=False))
