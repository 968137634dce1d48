"""`python -m reverie` is the command line."""

import os
import sys

from reverie.commands.parser import main
from reverie.program import VARIABLE

os.environ.setdefault(VARIABLE, "python -m reverie")
sys.exit(main())
