"""The server: matches of every game over HTTP and WebSockets, with accounts, storage and bots."""
