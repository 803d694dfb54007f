"""Reckoning with colours: mixing, contrast, and how a drawing writes them."""

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def hex_colour(colour: Colour) -> str:
    """Return a colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def blend(over: Colour, under: Colour, share: float) -> Colour:
    """Return a colour laid over another with an opacity of 0 to 1."""
    red, green, blue = (
        round(a * share + b * (1 - share)) for a, b in zip(over, under, strict=True)
    )
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, 1 to 21, as WCAG 2 defines it."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (part / 255 for part in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
