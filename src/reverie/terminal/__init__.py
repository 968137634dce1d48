"""Reverie full-screen in a terminal: every game with mouse and keyboard, here or at a server."""
