"""How long everything on the screen takes, in seconds at the usual speed."""

MOVE_SECONDS = 0.28
"""How long a card takes from place to place."""
DEAL_STEP = 0.06
"""Seconds from card to card of a deal."""
SPREAD_STEP = 0.05
"""Seconds from card to card of a hand that is laid open."""
LAYOFF_STEP = 0.4
"""Seconds from one card laid off to the next."""
COUNT_SECONDS = 0.6
"""How long a sum takes to count up."""
TOSS_SECONDS = 2.0
"""How long the suits fly when a match is won."""
SNAP_SECONDS = 0.16
"""How long a card that is let go takes to its place."""
DEAF_SECONDS = 0.3
"""How long a screen that has just appeared takes no touch where it was meant for the one before."""
HANDOVER_SECONDS = 0.8
"""How long the screen between two people takes no touch: longer than anybody goes on tapping."""
SHOWDOWN_PAUSE = 1.6
"""Seconds between the end of a hand and its summary."""

SPEED_FACTORS = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
"""What each speed makes of the durations above; nothing moves and nobody waits when it is off."""
