"""How players learn: self-play in many processes, and a network that is trained on the results."""
