"""Reverie on a whole terminal: both games with mouse and keyboard, here or at a server."""
