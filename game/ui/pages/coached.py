"""What the coach has to say at length: all that can be done now, and a hand looked back on."""

from game.bot.coach import Lapse
from game.core.actions import Discard, Knock, TakeDiscard
from game.core.cards import Card
from game.core.spread import best_arrangement
from game.core.view import PlayerView
from game.ui import texts, texts_coach
from game.ui.advice import Hint, Review
from game.ui.hand import grouped
from game.ui.pages.page import Block, Cards, Heading, Page, Sheet, Text
from game.ui.scene import Mark, Tone


def hint_page(hint: Hint | None) -> Page:
    """Return all actions of the moment with what they are worth, the best first."""
    if hint is None or not hint.ranked:
        return Page(texts_coach.HINT, ((Text(texts_coach.GONE),),))
    view = hint.view
    top = texts.short(view.discards[-1]) if view.discards else ""
    known = len(hint.ranked) > 1
    rows = tuple(
        (texts_coach.way(advice.action, top), texts_coach.points(advice.worth) if known else "–")
        for advice in hint.ranked
    )
    spoken = tuple(f"{texts_coach.aloud(way)}: {points}" for way, points in rows)
    best = hint.ranked[0].action
    marks = ((best.card, Mark.HINT),) if isinstance(best, Discard | Knock) else ()
    return Page(
        texts_coach.HINT,
        (
            (
                Text(hint.text),
                hand_cards(view, marks),
                Text(texts_coach.POINTS_MEANING, Tone.MUTED),
            ),
            (
                Heading(texts_coach.ALL_WAYS),
                Sheet(texts_coach.WAYS_HEADINGS, rows, spoken=spoken),
            ),
        ),
    )


def review_page(review: Review | None) -> Page:
    """Return the moves of a finished hand that cost most, with their cards."""
    if review is None:
        return Page(texts_coach.REVIEW, ((Text(texts_coach.LOOKING),),))
    if not review.lapses:
        kind = (
            Text(texts_coach.FLAWLESS, large=True),
            Text(texts_coach.REVIEW_MEANING, Tone.MUTED),
        )
        return Page(texts_coach.REVIEW, (kind,))
    blocks: list[Block] = []
    for lapse in review.lapses:
        turn = lapse.view.own_thrown.bit_count() + 1
        blocks += [
            Heading(texts_coach.lapse(turn, lapse.cost)),
            _cards(lapse),
            Text(lapse.why),
        ]
    return Page(texts_coach.REVIEW, ((*blocks, Text(texts_coach.REVIEW_MEANING, Tone.MUTED)),))


def _cards(lapse: Lapse) -> Cards:
    """Return the hand as it was, what was done and what would have been better marked."""
    marks: list[tuple[Card, Mark]] = []
    if isinstance(lapse.action, Discard | Knock):
        marks.append((lapse.action.card, Mark.THROWN))
    if isinstance(lapse.better, Discard | Knock):
        marks.append((lapse.better.card, Mark.BETTER))
    if isinstance(lapse.better, TakeDiscard):
        marks.append((lapse.view.discards[-1], Mark.BETTER))
    return hand_cards(lapse.view, tuple(marks))


def hand_cards(view: PlayerView, marks: tuple[tuple[Card, Mark], ...]) -> Cards:
    """Return the hand of a moment in its melds, with the top of the pile where it is offered."""
    melds = best_arrangement(view, view.hand)
    groups = [group.cards for group in grouped(view.hand, melds, "melds")]
    names = [texts.meld_name(meld) for meld in melds]
    names += [texts_coach.DEADWOOD] * (len(groups) - len(names))
    if view.can_take:
        groups.append((view.discards[-1],))
        names.append(texts_coach.PILE)
    return Cards(tuple(groups), tuple(names), marks)
