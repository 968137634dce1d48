"""Games as text: drawing, questions and telling, shared by the line client and the terminal."""
