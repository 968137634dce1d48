"""Onirim as the terminal shows it: its table, its questions, its events in words."""
