"""The screen between two turns of two people: whose turn it is, and nothing of either hand."""

from game.friends import FRIEND
from game.progress import Progress
from game.ui import texts_friend, texts_pages
from game.ui.names import names_of
from game.ui.pages.page import Block, Emblem, Page, Press, Text
from game.ui.scene import Style, Tone

REVEAL = "reveal"


def handover_page(progress: Progress, notice: str) -> Page:
    """Return the page that asks for the device to be passed to the one whose turn it is.

    It is made from names and scores alone, so that it can't tell of a card.
    """
    names = names_of(progress.setup)
    name = names.who(progress.round.turn)
    warning: tuple[Block, ...] = (Text(notice, Tone.INFO, centred=True),) if notice else ()
    return Page(
        texts_friend.pass_to(name),
        (
            (
                Emblem(FRIEND),
                Text(texts_friend.ready(name), centred=True, large=True),
                Text(texts_friend.HIDDEN, Tone.MUTED, centred=True),
                Text(
                    texts_friend.standing(progress.match, names),
                    Tone.BRASS,
                    bold=True,
                    centred=True,
                ),
                *warning,
            ),
        ),
        foot=(
            Press("menu", texts_pages.MENU),
            Press(REVEAL, texts_friend.reveal(name), Style.PRIMARY),
        ),
        back=False,
        centred=True,
    )
