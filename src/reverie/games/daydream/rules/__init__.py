"""The rules of Daydream: compiled, standard library only."""
