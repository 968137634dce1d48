"""Playing at a server: the account, the lobby, and a match over one WebSocket."""
