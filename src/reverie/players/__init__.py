"""Players of any game: networks and their weights, search, rollouts, the arena and the roster."""
