"""The seed that a player writes into the address or the command line."""

import zlib


def seed_of(text: str) -> int | None:
    """Return the seed that a player wrote: a whole number itself, of any other text its checksum.

    None for an empty text.
    """
    word = text.strip()
    if not word:
        return None
    plain = word.isascii() and word.isdigit() and len(word) <= 15
    return int(word) if plain else zlib.crc32(word.encode("utf-8", "surrogatepass"))
