"""SVG text from a few plain parts: only what SDL's own reader understands, nothing of the game."""

from collections.abc import Iterable

LINE = "#1d2235"
"""The ink that outlines everything drawn by hand."""


def document(width: float, height: float, body: str) -> str:
    """Return a whole SVG of a size in pixels."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}">{body}</svg>'
    )


def box(x: float, y: float, w: float, h: float, radius: float, fill: str, more: str = "") -> str:
    """Return a rounded rectangle."""
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" rx="{radius:.2f}" '
        f'fill="{fill}" {more}/>'
    )


def area(path: str, fill: str, more: str = "") -> str:
    """Return a filled path without an outline."""
    return f'<path d="{path}" fill="{fill}" {more}/>'


def inked(path: str, fill: str, width: float = 1.0) -> str:
    """Return a filled path with the ink outline."""
    return (
        f'<path d="{path}" fill="{fill}" stroke="{LINE}" stroke-width="{width:g}" '
        'stroke-linejoin="round"/>'
    )


def stroke(path: str, colour: str, width: float, more: str = "") -> str:
    """Return a line with round ends."""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-linecap="round" stroke-linejoin="round" {more}/>'
    )


def dot(x: float, y: float, radius: float, fill: str, outline: float = 0.0) -> str:
    """Return a disc, with an ink outline of a width if there is one."""
    more = f'stroke="{LINE}" stroke-width="{outline:g}"' if outline else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" {more}/>'


def dots(places: Iterable[tuple[float, float]], radius: float, fill: str, ink: float = 0.0) -> str:
    """Return discs of one kind."""
    return "".join(dot(x, y, radius, fill, ink) for x, y in places)


def group(body: str, transform: str) -> str:
    """Return parts moved, turned or scaled together, or as they are for an empty text."""
    return f'<g transform="{transform}">{body}</g>' if transform else body


def mirrored(body: str) -> str:
    """Return parts together with their mirror image at the line x = 0."""
    return body + group(body, "scale(-1 1)")


def placed(path: str, x: float, y: float, size: float, fill: str, turned: bool = False) -> str:
    """Return a path of the 100 by 100 box drawn with its centre at a point."""
    turn = "rotate(180) " if turned else ""
    scale = size / 100
    return (
        f'<path d="{path}" fill="{fill}" transform="translate({x:.2f} {y:.2f}) {turn}'
        f'scale({scale:.4f}) translate(-50 -50)"/>'
    )
