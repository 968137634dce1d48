"""Golf, a patience: a game for Reverie in a package of its own."""
