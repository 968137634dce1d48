"""The command line: a module for each command, and the parser that collects them."""
