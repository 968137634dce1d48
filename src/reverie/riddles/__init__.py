"""Riddles: positions from games of bots in which one answer is clearly best and another is tempting."""
