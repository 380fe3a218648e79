"""What is kept: people, tables, and the log of each table."""
