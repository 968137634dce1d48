"""The games, a folder each, and what finds them."""
