"""A page as a scene: its head and foot stay, what is between them scrolls."""

from collections.abc import Sequence

from game.ui import texts_pages as texts
from game.ui.layout import Screen
from game.ui.measure import text_width
from game.ui.pages.column import button, laid
from game.ui.pages.measures import PageLayout, page_layout
from game.ui.pages.page import Page, Press
from game.ui.rect import Rect
from game.ui.scene import Align, Button, Item, Label, Scene, Scroll, Style, Tone
from game.ui.scrolling import thumb
from game.ui.theme import MIN_TARGET

BACK = "back"


def page_scene(page: Page, screen: Screen, offset: float, text: float) -> Scene:
    """Return a page's scene with `offset` of it scrolled away; `text` is 1 to 2."""
    head = bool(page.title or page.back)
    layout = page_layout(screen, text, len(page.columns), bool(page.foot), head)
    scroll = _body(page, layout, offset)
    items: list[Item] = [*_head(page, layout), scroll]
    if scroll.furthest:
        items.append(thumb(scroll, layout.measures.u))
    items += _foot(page.foot, layout)
    return Scene(screen.width, screen.height, tuple(items))


def _head(page: Page, layout: PageLayout) -> list[Item]:
    """Return the title between the edges, and the way back, which is a mere sign where it must."""
    place, m = layout.head, layout.measures
    size = min(17 * m.t, place.h * 0.5)
    label, title_size = texts.BACK, min(26 * m.t, place.h * 0.72)
    width = text_width(label, size, bold=True) + 26 * m.u if page.back else 0.0
    needed = text_width(page.title, title_size, bold=True)
    middle, room = place.x + place.w / 2, place.w - 2 * (width + m.gap)
    if page.back and needed > room:
        label, width = texts.BACK_SIGN, place.h
        room = place.w - width - m.gap
        middle = max(place.x + place.w / 2, place.right - room + min(needed, room) / 2)
    items: list[Item] = []
    if page.title:
        items.append(
            Label(
                "title",
                middle,
                place.middle[1],
                page.title,
                title_size,
                Align.CENTRE,
                Tone.BRASS,
                bold=True,
                heading=True,
                max_width=room,
            )
        )
    if page.back:
        back = Rect(place.x, place.y, max(width, place.h), place.h)
        items.append(Button(BACK, back, label, texts.BACK_ALOUD, style=Style.SMALL, size=size))
    return items


def _body(page: Page, layout: PageLayout, offset: float) -> Scroll:
    """Return the columns, scrolled no further than there is something to see."""
    m, area = layout.measures, layout.body
    blocks = page.columns
    if len(layout.columns) < len(blocks):
        blocks = (tuple(block for column in blocks for block in column),)
    pairs = list(zip(blocks, layout.columns, strict=True))
    heights = [laid(column, place, m, str(n))[1] for n, (column, place) in enumerate(pairs)]
    height = max(heights) + 2 * m.gap
    offset = max(0.0, min(offset, height - area.h))
    items: list[Item] = []
    for number, (column, place) in enumerate(pairs):
        free = max(0.0, area.h - (heights[number] if page.centred else height))
        top = m.gap * 0.5 + free / 2 if page.centred else m.gap * 0.5
        items += laid(column, place.moved(0, top - offset), m, str(number))[0]
    return Scroll("page", area, height, offset, tuple(items))


def _foot(presses: Sequence[Press], layout: PageLayout) -> list[Item]:
    """Return the foot's buttons side by side, each as wide as its text asks for."""
    if not presses:
        return []
    place, m = layout.foot, layout.measures
    needed = [text_width(each.label, 19 * m.t, bold=True) + 30 * m.u for each in presses]
    room = min(place.w, 560 * m.u) - (len(presses) - 1) * m.gap
    x = place.x + (place.w - room - (len(presses) - 1) * m.gap) / 2
    items: list[Item] = []
    for press, wish in zip(presses, needed, strict=True):
        width = max(MIN_TARGET, room * wish / sum(needed))
        items.append(button(press, Rect(x, place.y, width, place.h), m))
        x += width + m.gap
    return items
