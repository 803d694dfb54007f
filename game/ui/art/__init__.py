"""The pictures of the game as SVG text, drawn by code from parts; knows no pygame and no rules."""
