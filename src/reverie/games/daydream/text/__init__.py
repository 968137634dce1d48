"""Daydream in text, for the line client and the screen: its sheets, questions and answers."""
