"""Daydream as the terminal shows it: its sheets, its questions, its events in words."""
