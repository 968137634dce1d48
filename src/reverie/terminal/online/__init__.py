"""Play at a server: who one is there, the matches, and a game over one WebSocket."""
