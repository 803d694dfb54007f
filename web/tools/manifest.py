"""The web app manifest: what a phone or a desktop shows of the installed game."""

import json
from pathlib import Path

NAME = "manifest.webmanifest"
ICONS = {
    "icons/pwa-192x192.png": ("192x192", "any"),
    "icons/pwa-512x512.png": ("512x512", "any"),
    "icons/maskable-icon-512x512.png": ("512x512", "maskable"),
}
SCREENSHOTS = {
    "screenshots/narrow.png": ("narrow", "The table on a phone"),
    "screenshots/wide.png": ("wide", "The table on a wide screen"),
}


def write(site: Path) -> None:
    """Write the manifest of a site whose pictures lie in it under their plain names.

    All addresses are relative, so that it holds under any path; no orientation is locked.
    """
    content = {
        # Belongs to the host, where other projects may live too: "./" would be all of them.
        "id": "gin-rummy",
        "name": "Gin Rummy",
        "short_name": "Gin Rummy",
        "description": "Gin rummy against the computer, with or without a network.",
        "lang": "en",
        "dir": "ltr",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "theme_color": "#0e3a2d",
        "background_color": "#0e3a2d",
        "categories": ["games", "entertainment"],
        "icons": [
            {"src": src, "sizes": sizes, "type": "image/png", "purpose": purpose}
            for src, (sizes, purpose) in ICONS.items()
        ],
        "screenshots": [
            {
                "src": src,
                "sizes": png_size(site / src),
                "type": "image/png",
                "form_factor": form,
                "label": label,
            }
            for src, (form, label) in SCREENSHOTS.items()
        ],
    }
    (site / NAME).write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")


def png_size(picture: Path) -> str:
    """Return the width and height of a PNG file as WxH, from its header."""
    header = picture.read_bytes()[:24]
    return "x".join(str(int.from_bytes(header[at : at + 4])) for at in (16, 20))
