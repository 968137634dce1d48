"""Daydream: two dice, clouds and a shelf; eight boards for one to five players, who play at the same time."""
