"""The way through every screen of the game, in presses of the mirror's controls; knows no host."""

TO_ELEVEN, A_CARD, TO_THE_END, LEAVE = "@eleven", "@card", "@end", "@leave"
"""Words of the way that are no controls: draw or take, select a card, play the hand out, and leave
the question for a name."""

WAY = (
    ("settings", "menu open:settings speed:off"),
    ("menu", "back"),
    ("log", "open:log"),
    ("rules", "back open:rules"),
    ("help", "back open:help"),
    ("files", "back open:files"),
    ("fairness", "back open:fairness offer-cut"),
    ("resign", "back resign"),
    ("start", "back leave"),
    ("about", "open:about"),
    ("learn", "back open:learn"),
    ("walk", "open:walk"),
    ("examples", "back open:examples"),
    ("example", "example:0"),
    ("questions", "back back open:questions"),
    ("question", "question:0"),
    ("lesson", "back back lesson:0"),
    ("new-match", "menu back open:new-match"),
    ("own-rules", "preset:own"),
    ("naming", "back opponent:friend name:0"),
    ("cut", f"{LEAVE} opponent:classic deal"),
    ("table", "cut-here"),
    ("hint", "hint"),
    ("hints", "hint"),
    ("eleven", f"back hint-close {TO_ELEVEN}"),
    ("selected", A_CARD),
    ("look", "look"),
    ("known", "close-sheet known"),
    ("summary", f"close-sheet {TO_THE_END}"),
    ("review", "review"),
    ("sealed", "back fairness"),
    ("replay", "back replay"),
    ("replay-moves", "open:replay-moves"),
    ("replay-deck", "back open:replay-deck"),
    ("history", "back back next-hand cut-skip menu open:history"),
    ("statistics", "back open:statistics"),
    ("no-cut", "back open:fairness offer-cut"),
    ("hand-over", "back new-match opponent:friend deal"),
    ("first-player", "reveal"),
    ("resigned", "menu resign resign-now"),
)
"""Each screen with what is pressed to come there from the one before; the first one follows the
table of a match that has just begun."""
