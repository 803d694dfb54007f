"""The rules page, written from a `Rules` value: change a field and its sentence changes."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.cards import POINTS
from game.core.rules import Rules, preset_of


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of the rules page and the sentences under it."""

    title: str
    sentences: tuple[str, ...]


def rules_page(rules: Rules) -> tuple[Section, ...]:
    """Return the rules of a match in words, in the order in which one meets them in play."""
    writers = (
        ("The aim", _aim),
        ("Cards and melds", _melds),
        ("The deal", _deal),
        ("Your turn", _turn),
        ("Ending a hand", _ending),
        ("Laying off", _layoffs),
        ("What a hand scores", _scoring),
        ("The match", _match),
    )
    sections = (Section(title, tuple(write(rules))) for title, write in writers)
    return tuple(section for section in sections if section.sentences)


def _gin_only(rules: Rules) -> bool:
    """Return whether every hand ends with gin, so that nobody ever knocks."""
    return rules.knock_limit == 0


def _aim(rules: Rules) -> Iterator[str]:
    preset = preset_of(rules)
    name = f"These are the {preset.name} rules" if preset else "These are your own rules"
    yield f"{name}, for two players with one deck of 52 cards."
    yield "You collect melds, and whoever ends a hand with the better cards scores."
    if rules.games == 1:
        yield f"The first to reach {rules.target} points ends the match."
    else:
        yield f"{_number(rules.games)} games to {rules.target} points each are played at once."


def _melds(rules: Rules) -> Iterator[str]:
    yield "A set is three or four cards of one rank, such as 7♣ 7♦ 7♠."
    yield "A run is three or more cards in a row in one suit, such as 4♥ 5♥ 6♥."
    yield "The ace is low: A-2-3 is a run, Q-K-A is not. A card counts in one meld only."
    yield (
        "Cards outside melds are deadwood. An ace counts 1, "
        "jack, queen and king 10, the others their number."
    )


def _deal(rules: Rules) -> Iterator[str]:
    yield "Each player gets ten cards; the next card, the upcard, starts the discard pile."
    yield "The player who did not deal may take the upcard or pass, then the dealer may."
    yield "If both pass, the one who did not deal draws from the stock."
    yield "The first dealer is drawn at random."
    yield {
        "alternates": "After that the deal changes sides every hand.",
        "loser": "After that the loser of a hand deals the next one.",
        "winner": "After that the winner of a hand deals the next one.",
    }[rules.next_dealer]


def _turn(rules: Rules) -> Iterator[str]:
    yield "Draw the top card of the stock or of the discard pile, then discard one card."
    yield "A card taken from the discard pile may not be discarded in the same turn."
    left = _cards(rules.void_stock)
    nobody = "gone out" if _gin_only(rules) else "knocked"
    yield (
        f"When a turn ends with {left} or fewer in the stock and nobody has {nobody}, "
        "the hand is void: nobody scores."
        if rules.void_stock
        else f"When a turn ends with no cards in the stock and nobody has {nobody}, "
        "the hand is void: nobody scores."
    )
    yield f"It is void, too, after {rules.pile_draw_limit} draws in a row from the discard pile."
    if rules.next_dealer == rules.dealer_after_void == "alternates":
        yield "After a void hand the other player deals."
    else:
        yield "After a void hand the same player deals again."


def _ending(rules: Rules) -> Iterator[str]:
    if _gin_only(rules):
        yield "A hand ends with gin only: after drawing, discard so that all ten cards are melded."
    else:
        yield f"After drawing you may knock: discard, and show ten cards with {_limit(rules)}."
        if rules.oklahoma and rules.ace_is_gin:
            yield "When the upcard is an ace, only gin ends the hand."
        yield "Without any deadwood it is gin. Nobody has to knock or go gin: you may play on."
    if rules.big_gin:
        yield "Big gin: eleven melded cards may be shown before discarding."
    if not _gin_only(rules):
        yield {
            "chosen": "When your cards can be melded in several equally good ways, you choose "
            "which melds to show.",
            "automatic": "When your cards can be melded in several equally good ways, the game "
            "shows the melds that give the least away.",
        }[rules.spread]


def _limit(rules: Rules) -> str:
    """Return what deadwood allows a knock, in words."""
    if not rules.oklahoma:
        return f"{_points(rules.knock_limit)} of deadwood or less"
    limit = "no more deadwood than the upcard counts"
    caps = rules.knock_limit < max(POINTS)
    return f"{limit}, and never more than {rules.knock_limit}" if caps else limit


def _layoffs(rules: Rules) -> Iterator[str]:
    if _gin_only(rules):
        return
    yield (
        "After a knock, not after gin, the other player lays off deadwood on the melds shown: "
        "the fourth card of a set, or cards that continue a run. The game does it in the best way."
    )
    yield {
        "joint": "That player's own melds are broken up for it where that leaves less deadwood.",
        "melds_first": "That player's own melds are made first, and only what is left over is "
        "laid off.",
    }[rules.layoff_search]


def _scoring(rules: Rules) -> Iterator[str]:
    gin = f"Gin scores {_bonus(rules.gin_bonus)}all deadwood of the other player"
    yield f"{gin}." if _gin_only(rules) else f"{gin}; it is never undercut."
    if rules.big_gin:
        yield f"Big gin scores {_bonus(rules.big_gin_bonus)}all deadwood of the other player."
    if not _gin_only(rules):
        yield "A knock scores the difference when the other player has more deadwood."
        yield (
            "Undercut: when the other player has no more deadwood than the knocker, it is the "
            f"other player who scores {_bonus(rules.undercut_bonus)}the difference."
        )
    if rules.spade_factor > 1:
        yield f"When the upcard is a spade, the points of the hand count {_times(rules)}."


def _match(rules: Rules) -> Iterator[str]:
    if rules.games > 1:
        yield (
            "Your first win is entered in game 1, your second in games 1 and 2, later ones in all "
            f"{_number(rules.games).lower()}. A game that is over takes nothing: a first win that "
            "comes too late is entered in the next open game."
        )
    game = "The match" if rules.games == 1 else "A game"
    yield f"{game} ends as soon as a score reaches {rules.target}."
    if rules.game_bonus:
        yield f"Then its winner gets a bonus of {rules.game_bonus}."
        if rules.shutout_factor > 1:
            worth = rules.game_bonus * rules.shutout_factor
            yield f"Shutout: if the loser won no hand, that bonus is {worth}."
    if rules.box_bonus:
        yield f"At the end both players get {rules.box_bonus} for each hand they won."
    if rules.games > 1:
        yield "The match ends when all games are over; whoever has more points in total wins it."
    elif rules.match_winner == "total":
        yield "Whoever has more points in total, with these bonuses, wins the match."
    else:
        bonuses = ", whatever the bonuses" if rules.game_bonus or rules.box_bonus else ""
        yield f"Whoever reached {rules.target} wins the match{bonuses}."


def _bonus(points: int) -> str:
    return f"{points} plus " if points else ""


def _points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"


def _cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"


def _times(rules: Rules) -> str:
    return "twice" if rules.spade_factor == 2 else f"{rules.spade_factor} times"


def _number(number: int) -> str:
    return {1: "One", 3: "Three"}[number]
