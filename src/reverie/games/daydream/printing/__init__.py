"""Prints boards of Daydream: PDF pages to cut, join, fold and write on."""
