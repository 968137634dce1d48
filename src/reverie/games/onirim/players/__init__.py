"""Players of Onirim, from a hand-written valuation to search."""
