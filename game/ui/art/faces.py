"""Faces of cards without their indices: the whole pattern, or one sign on a small card."""

from game.core.cards import Card, rank, suit
from game.ui.art.courts import court_bust, court_face
from game.ui.art.paper import paper
from game.ui.art.pips import number_face, single_pip
from game.ui.art.svg import document, group
from game.ui.colours import hex_colour
from game.ui.theme import Look

_JACK = 10


def card_face(card: Card, w: int, h: int, compact: bool, look: Look) -> str:
    """Return a card's paper and picture; `compact` shows one sign below a large index."""
    colour = hex_colour(look.suit_colours[suit(card)])
    if rank(card) >= _JACK and not compact:
        picture = court_face(rank(card), suit(card), colour, w, h, look.four_colours)
        return document(w, h, paper(w, h) + picture)
    if rank(card) >= _JACK:
        picture = court_bust(rank(card), suit(card), look.four_colours, look.large_index)
    elif compact:
        picture = single_pip(suit(card), colour, look.large_index)
    else:
        picture = number_face(rank(card), suit(card), colour)
    return document(w, h, paper(w, h) + group(picture, f"scale({w / 100:.5f} {h / 140:.5f})"))
