"""Onirim: cards, one player or two together, the base game and its three expansions."""
