"""Tables as numbers: observation vectors, dense actions, and many games stepped at once."""
