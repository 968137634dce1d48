"""How players learn: self-play in many processes, and a network that is taught what came of it."""
