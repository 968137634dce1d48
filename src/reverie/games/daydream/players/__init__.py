"""Players of Daydream, from a valuation written by hand to a trained network."""
