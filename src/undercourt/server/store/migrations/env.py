"""What alembic runs: always on a connection that `migrate` gives it, within its transaction."""

from alembic import context

from undercourt.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
