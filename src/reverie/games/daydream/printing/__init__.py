"""Daydream's boards on paper: PDF pages to cut, join, fold and write on."""
