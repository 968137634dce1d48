"""Players of Daydream, from a page of valuation to a network that has learned."""
