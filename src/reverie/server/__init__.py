"""The server: matches of both games for people at their browsers, and everything they keep there."""
