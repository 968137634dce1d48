"""Why a choice is good, and what a finished game was made of: luck told apart from skill."""
