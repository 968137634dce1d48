"""The rules of Onirim: compiled, standard library only."""
