"""The study of a board: what players of different strength make of it, and what its decorations are worth."""
