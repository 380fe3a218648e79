"""What is looked up by person has an index."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_index("ix_game_table_host_id", "game_table", ["host_id"])
    op.create_index("ix_chat_person_id", "chat", ["person_id"])
