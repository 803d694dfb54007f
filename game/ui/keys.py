"""The keyboard: which key stands for which command; knows no match."""

import pygame

from game.ui.scene import Scene, Sprite

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
    if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
        return _neighbour(scene, 1 if event.key == pygame.K_RIGHT else -1)
    if event.key in ENTER:
        keys = [getattr(item, "key", "") for item in scene.items]
        return next((key for key in ON if key in keys), "")
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


def _neighbour(scene: Scene, step: int) -> str:
    """Return the command that selects the card beside the selected one, else the first or last."""
    cards = [
        item
        for item in scene.items
        if isinstance(item, Sprite) and item.command.startswith("card:")
    ]
    if not cards:
        return ""
    at = next((place for place, card in enumerate(cards) if card.selected), None)
    if at is None:
        return cards[0 if step > 0 else -1].command
    return cards[(at + step) % len(cards)].command
