"""`python -m reverie` is the command line."""

import sys

from reverie.cli import main

sys.exit(main())
