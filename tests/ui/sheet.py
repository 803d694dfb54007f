"""Contact sheets of the art, to be looked at: `python -m tests.ui.sheet` fills build/shots.

Words after the command choose among the sheets by the beginnings of their names.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path

import tests.conftest  # noqa: F401  (sets pygame up without a screen)

import pygame  # isort: skip

from game.core.cards import each
from game.core.round import Phase
from game.progress import YOU, Progress
from game.ui.art.portraits import PORTRAITS, portrait
from game.ui.draw import Painter
from game.ui.layout import Screen
from game.ui.pictures import Pictures
from game.ui.rect import Rect
from game.ui.scene import Button, Item, Label, Mark, Panel, Scene, Sprite, Style, Tone
from game.ui.state import UiState
from game.ui.table import scene_of, table_of
from game.ui.theme import BACKS, CARD_RATIO, CHROMES, THEMES, Look
from tests.play import match_by_mind

SHOTS = Path(__file__).parents[2] / "build" / "shots"
DECKS = {
    "two": Look(),
    "four": Look(four_colours=True),
    "large": Look(large_index=True),
    "large-four": Look(large_index=True, four_colours=True),
}
WIDTHS = (64, 100, 160, 300)
TABLES = ((360, 740, 2.0), (844, 390, 2.0), (1280, 800, 1.0))


def main() -> None:
    """Write the sheets that were asked for, or all."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    for name, draw in sheets():
        if len(sys.argv) == 1 or any(name.startswith(word) for word in sys.argv[1:]):
            path = SHOTS / f"art-{name}.png"
            pygame.image.save(draw(), path)
            print(path)


def sheets() -> Iterator[tuple[str, Callable[[], pygame.Surface]]]:
    """Yield every sheet's name and what draws it."""
    for (name, look), width in product(DECKS.items(), WIDTHS):
        yield f"deck-{name}-{width}", partial(deck, look, width, 1.0)
    for scale in (1.0, 1.5, 2.0, 3.0):
        yield f"zoom-{scale:g}", partial(zoom, scale)
    yield "backs", backs
    yield "marks", marks
    yield "portraits", portraits
    for theme, chrome in product(THEMES, CHROMES):
        look = Look(theme=theme, chrome=chrome, back=BACKS[list(THEMES).index(theme) % len(BACKS)])
        for w, h, scale in TABLES:
            yield (
                f"table-{theme}-{chrome}-{w}x{h}",
                partial(table, look, w, h, scale),
            )


def painted(scene: Scene, scale: float, look: Look) -> pygame.Surface:
    """Return a scene as a picture."""
    size = round(scene.width * scale), round(scene.height * scale)
    surface = pygame.display.set_mode(size)
    Painter(look).paint(surface, scene, scale)
    return surface.copy()


def deck(look: Look, width: float, scale: float) -> pygame.Surface:
    """Return all 52 cards of a width in CSS pixels."""
    gap = 8.0
    height = width * CARD_RATIO
    items = [
        Sprite(
            f"card:{card}",
            Rect(
                gap + (card % 13) * (width + gap),
                gap + (card // 13) * (height + gap),
                width,
                height,
            ),
            card,
        )
        for card in range(52)
    ]
    return painted(
        Scene(13 * (width + gap) + gap, 4 * (height + gap) + gap, tuple(items)), scale, look
    )


def zoom(scale: float) -> pygame.Surface:
    """Return a few cards at a density, each pixel shown as four by four."""
    cards = (0, 16, 22, 48, 51, 23)
    items: list[Item] = []
    for place, card in enumerate(cards):
        items.append(Sprite(f"s{card}", Rect(6 + place * 40, 6, 70, 98), card))
    small = painted(Scene(280, 112, tuple(items)), scale, Look())
    view = small.subsurface((0, 0, min(360, small.get_width()), min(220, small.get_height())))
    return pygame.transform.scale_by(view, 4)


def backs() -> pygame.Surface:
    """Return the backs, large and as an opponent's fan shows them."""
    parts = []
    for name in BACKS:
        items: list[Item] = [Sprite("large", Rect(10, 10, 200, 280), None)]
        items += [Sprite(f"s{n}", Rect(10 + 18 * n, 300, 40, 56), None) for n in range(9)]
        parts.append(painted(Scene(220, 366, tuple(items)), 2.0, Look(back=name)))
    sheet = pygame.Surface((sum(p.get_width() for p in parts), parts[0].get_height()))
    for place, part in enumerate(parts):
        sheet.blit(part, (place * part.get_width(), 0))
    return sheet


def marks() -> pygame.Surface:
    """Return marked and selected cards, buttons and texts in every theme and chrome."""
    parts = [
        painted(_sampler(), 1.5, Look(theme=theme, chrome=chrome, four_colours=chrome == "light"))
        for theme, chrome in product(THEMES, CHROMES)
    ]
    w, h = parts[0].get_size()
    sheet = pygame.Surface((w * 2, h * len(THEMES)))
    for place, part in enumerate(parts):
        sheet.blit(part, (place % 2 * w, place // 2 * h))
    return sheet


def portraits() -> pygame.Surface:
    """Return the opponents, large and small."""
    pygame.display.set_mode((8, 8))
    pictures = Pictures()
    sheet = pygame.Surface((len(PORTRAITS) * 170, 230))
    sheet.fill(Look().felt.light)
    for place, name in enumerate(PORTRAITS):
        sheet.blit(pictures.shape(portrait, name, 160), (place * 170 + 5, 5))
        sheet.blit(pictures.shape(portrait, name, 44), (place * 170 + 63, 176))
    return sheet


def _sampler() -> Scene:
    items: list[Item] = [
        Sprite("a", Rect(14, 30, 72, 101), 22, mark=Mark.DRAWN),
        Sprite("b", Rect(60, 30, 72, 101), 9, mark=Mark.BARRED),
        Sprite("c", Rect(106, 30, 72, 101), 51, mark=Mark.LAID_OFF),
        Sprite("d", Rect(190, 22, 100, 140), 12, selected=True),
        Sprite("e", Rect(262, 30, 100, 140), 24),
        Sprite("f", Rect(376, 30, 72, 101), None, empty=True),
        Panel("p", Rect(460, 20, 210, 150), 14),
    ]
    for line, tone in enumerate(Tone):
        text = f"{tone.value} 8♣ 7♦ Q♥ A♠"
        items.append(Label(f"l{line}", 470, 40 + line * 34, text, 17, tone=tone, bold=True))
        items.append(Label(f"m{line}", 14 + line * 165, 190, text, 16, tone=tone))
    for place, (style, enabled) in enumerate(product(Style, (True, False))):
        rect = Rect(14 + place * 82, 210, 78, 44)
        items.append(Button(f"b{place}", rect, "Take 7♦", "", enabled, style))
    return Scene(684, 266, tuple(items))


def table(look: Look, w: int, h: int, scale: float) -> pygame.Surface:
    """Return a table late in a hand with a card selected and one just drawn."""
    progress = eleven_cards()
    chosen = list(each(progress.round.hands[YOU]))[6]
    scene = scene_of(table_of(progress, UiState(selected=chosen)), Screen(w, h))
    return painted(scene, scale, look)


def eleven_cards() -> Progress:
    """Return a state with eleven cards, courts among them."""
    states = [p for p in match_by_mind(3) if not p.hand_over and p.round.turn == YOU]
    states = [p for p in states if p.round.phase is Phase.DISCARD]
    return max(states, key=lambda p: sum(card % 13 >= 10 for card in each(p.round.hands[YOU])))


if __name__ == "__main__":
    pygame.display.init()
    pygame.font.init()
    main()
