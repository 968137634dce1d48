"""Stands in for the compiled library in the page, where nothing is compiled and a list will do for a vector."""
