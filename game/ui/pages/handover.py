"""The screen between two turns of two people: whose turn it is, and nothing of either hand."""

from game.friends import FRIEND
from game.progress import Progress
from game.ui import texts_friend, texts_pages
from game.ui.layout import Screen
from game.ui.names import names_of
from game.ui.pages.page import Block, Emblem, Page, Press, Text
from game.ui.pages.page_scene import page_scene
from game.ui.scene import Scene, Style, Tone

REVEAL = "reveal"


def handover_scene(progress: Progress, notice: str, screen: Screen, text_size: int) -> Scene:
    """Return the screen that asks for the device to be passed to the one whose turn it is.

    `text_size` is in percent; texts are smaller, and without the emblem, where not all is seen.
    """
    scenes = (
        page_scene(handover_page(progress, notice, emblem), screen, 0.0, percent / 100)
        for emblem in (True, False)
        for percent in range(text_size, 99, -10)
    )
    scene = next(scenes)
    while scene.scroll is not None and scene.scroll.furthest:
        smaller = next(scenes, None)
        if smaller is None:
            break
        scene = smaller
    return scene


def handover_page(progress: Progress, notice: str, emblem: bool) -> Page:
    """Return the page of that screen, made from names and scores alone: it knows no card."""
    names = names_of(progress.setup)
    name = names.who(progress.round.turn)
    warning: tuple[Block, ...] = (Text(notice, Tone.INFO, centred=True),) if notice else ()
    return Page(
        texts_friend.pass_to(name),
        (
            (
                *((Emblem(FRIEND),) if emblem else ()),
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
