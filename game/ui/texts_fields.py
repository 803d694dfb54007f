"""Every field of the rules as the page of own rules names it, with its choices in words."""

FIELD_NAMES = {
    "target": "Play to",
    "knock_limit": "Knock limit",
    "oklahoma": "Oklahoma",
    "ace_is_gin": "Ace means gin",
    "gin_bonus": "Gin bonus",
    "undercut_bonus": "Undercut bonus",
    "big_gin": "Big gin",
    "big_gin_bonus": "Big gin bonus",
    "box_bonus": "Bonus for each hand won",
    "game_bonus": "Bonus for winning",
    "shutout_factor": "Shutout",
    "spade_factor": "Spades",
    "layoff_search": "Laying off",
    "spread": "Melds shown",
    "next_dealer": "Next dealer",
    "dealer_after_void": "After a void hand",
    "games": "Games at once",
    "match_winner": "The match is won by",
    "void_stock": "Stock that stays",
    "pile_draw_limit": "Draws from the pile in a row",
}

FIELD_DETAILS = {
    "target": "Points that end the match.",
    "knock_limit": "The most deadwood to knock with; with 0 only gin ends a hand.",
    "oklahoma": "The upcard's points are the knock limit.",
    "ace_is_gin": "In Oklahoma an ace turned up allows gin only.",
    "gin_bonus": "Added to the other player's deadwood.",
    "undercut_bonus": "For whoever has no more deadwood than the knocker.",
    "big_gin": "Eleven cards in melds may be shown at once.",
    "big_gin_bonus": "Instead of the gin bonus.",
    "box_bonus": "Added at the end, for both players.",
    "game_bonus": "Added at the end, for the winner.",
    "shutout_factor": "So often the bonus for winning counts if the loser won no hand.",
    "spade_factor": "So often a hand counts whose upcard is a spade.",
    "layoff_search": "May the other player break up own melds to lay off more?",
    "spread": "Who decides when cards can be melded in several ways?",
    "next_dealer": "Who deals after a hand that somebody won?",
    "dealer_after_void": "Who deals, where the deal alternates?",
    "games": "Three at once is Hollywood scoring.",
    "match_winner": "The first to the target, or the greater total with bonuses?",
    "void_stock": "A turn that leaves no more cards in the stock voids the hand.",
    "pile_draw_limit": "So many void the hand.",
}

CHOICE_NAMES: dict[tuple[str, str | int], str] = {
    ("layoff_search", "joint"): "Yes",
    ("layoff_search", "melds_first"): "No",
    ("spread", "chosen"): "The knocker",
    ("spread", "automatic"): "The game",
    ("next_dealer", "alternates"): "Alternates",
    ("next_dealer", "loser"): "Loser",
    ("next_dealer", "winner"): "Winner",
    ("dealer_after_void", "alternates"): "Alternates",
    ("dealer_after_void", "same"): "Same again",
    ("games", 1): "One",
    ("games", 3): "Three",
    ("match_winner", "score"): "Target",
    ("match_winner", "total"): "Total",
}


def ranged(name: str, low: int, high: int) -> str:
    """Return what a number is for, and from where to where it goes."""
    return f"{FIELD_DETAILS[name]} {low} to {high}."


def refused(reason: str) -> str:
    """Return that a value is not taken, with the reason that the rules give."""
    for field, name in FIELD_NAMES.items():
        reason = reason.replace(f"rules field {field} ", f"{name} ")
    return f"That can't be: {reason}."


TITLE = "Your own rules"
START_FROM = "Start from"
GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("The match", ("target", "games", "match_winner", "box_bonus", "game_bonus", "shutout_factor")),
    ("Knocking and gin", ("knock_limit", "oklahoma", "ace_is_gin", "gin_bonus", "undercut_bonus",
                          "big_gin", "big_gin_bonus", "spade_factor")),
    ("Showing and laying off", ("spread", "layoff_search")),
    ("The deal", ("next_dealer", "dealer_after_void", "void_stock", "pile_draw_limit")),
)  # fmt: skip
"""All fields, in the order in which the page lists them."""
