"""Gin Rummy: rules, opponents and the table, in rooms that import one way only.

core <- bot <- session <- ui <- app <- main.  `host` alone knows browser from desktop.
"""

__version__ = "0.1.0"
