"""The keyboard: which key stands for which command; knows no match."""

import pygame

from game.ui.scene import Button, Scene, Sprite
from game.ui.sheet import CLOSE

PAGE = {
    pygame.K_UP: "scroll:-line",
    pygame.K_DOWN: "scroll:+line",
    pygame.K_PAGEUP: "scroll:-page",
    pygame.K_PAGEDOWN: "scroll:+page",
    pygame.K_HOME: "scroll:-all",
    pygame.K_END: "scroll:+all",
    pygame.K_ESCAPE: "back",
    pygame.K_BACKSPACE: "back",
}
TABLE = {
    pygame.K_s: "draw",
    pygame.K_p: "take",
    pygame.K_x: "pass",
    pygame.K_d: "discard",
    pygame.K_k: "knock",
    pygame.K_b: "big-gin",
    pygame.K_o: "sort",
    pygame.K_u: "undo",
    pygame.K_z: "undo",  # Ctrl+Z in a browser, where SDL never hears of Ctrl itself
    pygame.K_l: "log",
    pygame.K_r: "replay",
    pygame.K_e: "look",
    pygame.K_t: "known",
    pygame.K_h: "hint",
    pygame.K_m: "menu",
    pygame.K_ESCAPE: "menu",
    pygame.K_F1: "help",
}
REPLAY = {
    pygame.K_LEFT: "replay:back",
    pygame.K_RIGHT: "replay:next",
    pygame.K_HOME: "replay:first",
    pygame.K_END: "replay:last",
}
"""On a page that shows a hand again, before what these keys do on every page."""
MOVES = {pygame.K_LEFT: "move-left", pygame.K_RIGHT: "move-right"}
"""With Shift."""
TYPING = {pygame.K_BACKSPACE: "erase", pygame.K_ESCAPE: "back"}
WALK = "to:"
"""Stands before the card to which an arrow key goes."""
ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
"""To the next card, or to the next row of cards."""
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
ON = ("next-hand", "result", "reveal", "go-on")
"""What Enter presses where a hand is over, the device changes hands, or a lesson goes on."""


def command_of(event: pygame.event.Event, scene: Scene, *, page: bool) -> str:
    """Return the command of a key that went down, empty for none.

    `page` says that a page covers the table; the scene names the cards in their order.
    """
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
        plain = not event.mod & (pygame.KMOD_ALT | pygame.KMOD_SHIFT)
        return "undo" if event.key == pygame.K_z and plain and not page else ""
    if page:
        if REPLAY.get(event.key) in {getattr(item, "key", None) for item in scene.items}:
            return REPLAY[event.key]
        return PAGE.get(event.key, "")
    if scene.scroll and PAGE.get(event.key, "").startswith("scroll:"):
        return PAGE[event.key]
    if event.mod & pygame.KMOD_SHIFT and event.key in MOVES:
        return MOVES[event.key]
    if event.key in ARROWS:
        return CLOSE if scene.sheet else _walked(scene, *ARROWS[event.key])
    if event.key in (*ENTER, pygame.K_SPACE):
        return _entered(scene, event.key)
    if event.unicode == "?":
        return "help"
    return TABLE.get(event.key, "")


def typed_by(event: pygame.event.Event, scene: Scene) -> str:
    """Return the command of a key that went down while a name is typed, empty for none."""
    if event.key in ENTER:
        keys = [getattr(item, "key", "") for item in scene.items]
        return next((key for key in keys if key.startswith("named:")), "")
    sign = event.unicode if event.unicode.isprintable() else ""
    return TYPING.get(event.key) or (f"type:{sign}" if sign else "")


def _entered(scene: Scene, key: int) -> str:
    """Return the command that leads on, else the one of the card at which the keyboard is."""
    keys = {item.key for item in scene.items if isinstance(item, Button) and item.enabled}
    on = next((name for name in ON if name in keys and key in ENTER), "")
    here = next((card.command for card in _hand(scene) if card.focused), "")
    return on or (CLOSE if scene.sheet else here)


def _walked(scene: Scene, right: int, down: int) -> str:
    """Return the command that goes on to a card beside the present one, or above or below it.

    The present one is where the keyboard is, else the selected one; without one the first card
    comes next, or the last.
    """
    cards = _hand(scene)
    if not cards:
        return ""
    at = next((place for place, card in enumerate(cards) if card.focused), None)
    if at is None:
        at = next((place for place, card in enumerate(cards) if card.selected), None)
    if at is None:
        return WALK + cards[0 if right + down > 0 else -1].command
    if right:
        return WALK + cards[(at + right) % len(cards)].command
    rows = [card for card in cards if (_row(card) - _row(cards[at])) * down > 0]
    x, _ = cards[at].rect.middle
    near = min(rows, key=lambda card: abs(card.rect.middle[0] - x), default=cards[at])
    return WALK + near.command


def _hand(scene: Scene) -> list[Sprite]:
    """Return the cards that can be selected, in the order in which they lie."""
    cards = (item for item in scene.top if isinstance(item, Sprite))
    return [card for card in cards if card.command.startswith("card:")]


def _row(card: Sprite) -> float:
    """Return how low the row is in which a card lies, selected or not."""
    return (card.home or card.rect).y
