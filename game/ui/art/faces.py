"""Faces of cards without their indices: the whole pattern, or one sign on a small card."""

from game.core.cards import Card, rank, suit
from game.ui.art.courts import court_bust, court_face
from game.ui.art.paper import paper
from game.ui.art.pips import number_face, single_pip
from game.ui.art.svg import document, group
from game.ui.theme import Look, hex_colour

_JACK = 10


def card_face(card: Card, w: int, h: int, compact: bool, look: Look) -> str:
    """Return a card's paper and picture; `compact` shows one sign below a large index."""
    body = _compact(card, look) if compact else _full(card, look)
    return document(w, h, paper(w, h) + group(body, f"scale({w / 100:.5f} {h / 140:.5f})"))


def _full(card: Card, look: Look) -> str:
    colour = hex_colour(look.suit_colours[suit(card)])
    if rank(card) < _JACK:
        return number_face(rank(card), suit(card), colour)
    return court_face(rank(card), suit(card), colour, look.four_colours)


def _compact(card: Card, look: Look) -> str:
    if rank(card) < _JACK:
        return single_pip(suit(card), hex_colour(look.suit_colours[suit(card)]), look.large_index)
    return court_bust(rank(card), suit(card), look.four_colours, look.large_index)
