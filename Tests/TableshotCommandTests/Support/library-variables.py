"""Prints, one a line, what may be names of environment variables in the shared libraries that are given.

A library that asks for variables has their names as texts of their own in its read-only data. Other texts of this
form are printed, too: they do no harm.
"""

import re
import sys

NAME = re.compile(rb"(?<=\0)(?:[A-Z_][A-Z0-9_]{2,48}|(?:CF|NS|__CF)[A-Za-z0-9_]{3,40}|[a-z]+_proxy)(?=\0)")

names = set()
for path in sys.argv[1:]:
    with open(path, "rb") as file:
        data = file.read()
    if b"getenv" in data or b"environ" in data:
        names.update(match.group().decode("ascii") for match in NAME.finditer(data))
print("\n".join(sorted(names)))
