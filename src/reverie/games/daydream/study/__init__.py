"""Studies a board: how players of different strength score on it, and what its decorations are worth."""
