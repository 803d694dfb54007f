"""Where a card that is dragged would go: pure geometry of a scene, and the command it comes to."""

from dataclasses import dataclass

from game.ui.rect import Rect
from game.ui.scene import HAND, PILE, STOCK, Scene, Sprite, Zone

NEAR = 0.5
"""How far around the discard pile a card may be let go, as a share of a card's width."""
BAR = 4.0
"""Width of the mark between two cards, in CSS pixels."""


@dataclass(frozen=True, slots=True)
class Grip:
    """A card that was taken hold of: which one, and where on it."""

    key: str
    """Of its sprite."""
    name: str
    """What is carried: see `Sprite.grip`."""
    dx: float
    """From the card's left edge to the finger."""
    dy: float


@dataclass(frozen=True, slots=True)
class Lift:
    """A card that hangs under a finger."""

    key: str
    rect: Rect
    """Where it is shown."""
    hint: Rect | None
    """The place that it would go to, None where it would go back."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What letting go comes to."""

    command: str
    place: Rect
    """Shown as the place that the card would go to."""


def grip_at(scene: Scene, x: float, y: float) -> Grip | None:
    """Return the hold on the card at a point, None where there is none that can be dragged."""
    sprite = scene.sprite_at(x, y)
    if sprite is None or not sprite.grip:
        return None
    return Grip(sprite.key, sprite.grip, x - sprite.rect.x, y - sprite.rect.y)


def held_sprite(scene: Scene, grip: Grip) -> Sprite | None:
    """Return the sprite of a card that is held, None when it has gone or is no longer loose."""
    return next(
        (
            item
            for item in scene.top
            if isinstance(item, Sprite) and (item.key, item.grip) == (grip.key, grip.name)
        ),
        None,
    )


def own_sprites(scene: Scene) -> list[Sprite]:
    """Return the cards of the hand in the order in which they lie."""
    return [
        item
        for item in scene.top
        if isinstance(item, Sprite) and item.grip and item.grip not in (STOCK, PILE)
    ]


def goal_of(scene: Scene, grip: Grip, x: float, y: float) -> Goal | None:
    """Return where a held card would go if the finger let go at a point; None: back.

    `drop:7h:pile` discards, `drop:7h:3` puts the card behind three others of the hand,
    `drop:stock:hand` and `drop:pile:hand` draw.
    """
    sprite = held_sprite(scene, grip)
    if sprite is None:
        return None
    card = Rect(x - grip.dx, y - grip.dy, sprite.rect.w, sprite.rect.h)
    zone = _zone(scene, card, x, y)
    if zone is None:
        return None
    if grip.name in (STOCK, PILE):
        return Goal(f"drop:{grip.name}:{HAND}", zone.rect) if zone.name == HAND else None
    if zone.name == PILE:
        return Goal(f"drop:{grip.name}:{PILE}", zone.rect)
    place, mark = _place_in_hand(own_sprites(scene), sprite, card)
    return Goal(f"drop:{grip.name}:{place}", mark)


def _zone(scene: Scene, card: Rect, x: float, y: float) -> Zone | None:
    """Return the zone that a card or its finger is over; the pile's draws from beside it too."""
    points = ((x, y), card.middle)
    for zone in scene.zones:
        if any(zone.rect.holds(*point) for point in points):
            return zone
    for zone in scene.zones:
        around = zone.rect.inset(-NEAR * card.w)
        if zone.name == PILE and any(around.holds(*point) for point in points):
            return zone
    return None


def _place_in_hand(hand: list[Sprite], held: Sprite, card: Rect) -> tuple[int, Rect]:
    """Return behind how many other cards a card would lie, and the mark of that place."""
    middle = card.middle[1]
    rows = sorted({_base(each) for each in hand})
    row = min(rows, key=lambda y: abs(y + held.rect.h / 2 - middle))
    before = sum(_base(each) < row for each in hand if each is not held)
    line = [each for each in hand if _base(each) == row]
    places = [each.rect.x for each in line]
    if held not in line:
        places.append((line[-1].strip or line[-1].rect).right)
    place = min(range(len(places)), key=lambda number: abs(places[number] - card.x))
    top, height = row, held.rect.h
    moves_right = held in line and place > line.index(held)
    edge = (line[place].strip or line[place].rect).right if moves_right else places[place]
    return before + place, Rect(edge - BAR / 2, top, BAR, height)


def _base(sprite: Sprite) -> float:
    """Return the upper edge of the row that a card of the hand lies in, selected or not."""
    return round((sprite.home or sprite.rect).y, 3)
