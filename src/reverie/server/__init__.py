"""The server: matches of every game for people at their browsers, and everything they keep there."""
