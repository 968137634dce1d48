"""Draws boards of Daydream: pure functions from a composed view to SVG."""
