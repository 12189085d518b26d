"""The database's history, step by step; run at every start of the server."""
