"""Why a choice is good, and how much of a finished game was luck and how much skill."""
