"""Daydream: two dice, clouds and a shelf; eight boards for one to five players at once."""
