"""Every sentence on the pages around the table: start, new match, settings, help, about."""

from game.bot.opponents import Opponent
from game.core.rules import Preset, Rules, preset_of
from game.core.scoring import Seat
from game.progress import Progress
from game.ui import texts_friend
from game.ui.names import Names

BACK = "‹ Back"
BACK_SIGN = "‹"
BACK_ALOUD = "Back"
GAME = "Gin Rummy"
NO_SCREEN = "No screen was found to open a window on: start a desktop first."
NO_HOME = "No home folder was found to keep saves in: set HOME to a folder of yours first."
TAGLINE = "ten cards, two players, and the nerve to knock"

PLAY = "Play"
CONTINUE = "Continue"
NEW_MATCH = "New match"
RULES = "Rules"
SETTINGS = "Settings"
HELP = "Help"
ABOUT = "About"
MENU = "Menu"
TO_TABLE = "Back to the table"
RESIGN = "Resign"
LEAVE = "Start page"
TO_START = "Start"
REMATCH = "Rematch"
LEAVE_DETAIL = "The match is kept when you leave it."

OPPONENT = "Opponent"
TARGET = "Play to"
ALL_RULES = "All rules of this match"
OWN_RULES = "Your own rules"
OWN_RULES_DETAIL = "Every number and choice as you like it."
CHANGE_RULES = "Change the rules"
DEAL = "Deal"
DONE = "Done"
OPTIONS = "Options"

PRESET_LINES = {
    "house": "Nothing is added at the end; you choose which melds to show.",
    "standard": "Every hand won counts at the end, and so does winning the match.",
    "oklahoma": "The first upcard says with how much you may knock.",
    "classic": "If the loser wins no hand, the bonus for the match is doubled.",
}
"""What makes each preset special, by its id."""

FILES = "Save file"
GIVE_FILE = "Save this match"
GIVE_FILE_DETAIL = "To keep a copy of it, or to go on with it on another device."
ASK_FILE = "Load a match"
ASK_FILE_DETAIL = "It goes on from its last move."
ASK_FILE_REPLACES = "It takes the place of the match that you play now."
TAKE_BACK = "Bring back the match put aside"
TAKE_BACK_DETAIL = "The last one that the game failed with, or that you put aside to begin anew."
TAKEN_BACK = "The match that was put aside goes on."
NOTHING_ASIDE = "No match is put aside any more. Load one from a file instead."
GIVEN = "The match is in the file that you have just been given."
LOADED = "The match of the file goes on."

RESIGN_QUESTION = "Resign this match?"
KEEP_PLAYING = "Keep playing"
SETTINGS_RESET = "The settings could not be read. The usual ones are used."


def window_title(said: str) -> str:
    """Return the title of the desktop's window, with what is said now."""
    return f"{GAME} - {said}" if said else GAME


def given(file: str) -> str:
    """Return where the file with the match is; the player knows if `file` is empty."""
    return f"The match is now in the file {file}." if file else GIVEN


def not_given(reason: str) -> str:
    """Return why there is no file."""
    return f"The file could not be written ({reason}). Make room for it, then try again."


def not_loaded(reason: str) -> str:
    """Return why the match of a file is not gone on with."""
    return f"No match was loaded: {reason}. Choose a file that this game has saved."


def not_taken_back(reason: str) -> str:
    """Return why the match that was put aside is not gone on with."""
    return f"It can't be played: {reason}. Play on here; it stays put aside."


def too_new(reason: str) -> str:
    """Return what to do with the save of a later release."""
    return f"No match was loaded: {reason}. Reload the page to get the newest game, then try again."


def against(names: Names, rules: Rules) -> str:
    """Return what one tap on Play deals."""
    pair = f"Against {names.other}" if names.you is not None else texts_friend.pair(names)
    return f"{pair}, {rules_name(rules)} to {rules.target}"


def rules_name(rules: Rules) -> str:
    """Return what rules are called: the preset's name, or 'own rules'."""
    preset = preset_of(rules)
    return f"{preset.name} rules" if preset else "your own rules"


def short_rules(rules: Rules) -> str:
    """Return rules and target in a few words: 'House to 100'."""
    preset = preset_of(rules)
    name = preset.name if preset else "Own rules"
    return f"{name} to {rules.target}"


def resume_title(names: Names) -> str:
    """Return the heading of the match that waits."""
    return f"Match against {names.other}" if names.you is not None else texts_friend.pair(names)


def resume_line(progress: Progress, names: Names) -> str:
    """Return rules and standing of the match that waits: 'House to 100, you lead 61 to 48'."""
    return f"{short_rules(progress.setup.rules)}, {lead(progress, names)}"


def lead(progress: Progress, names: Names) -> str:
    """Return who leads a match and by what."""
    one, two = progress.match.scores
    if one == two:
        return f"{one} all" if one else "no points yet"
    if names.you is None:
        return f"{names.who(int(two > one))} leads {max(one, two)} to {min(one, two)}"
    return f"you lead {one} to {two}" if one > two else f"you trail {one} to {two}"


def resume_turn(progress: Progress, names: Names) -> str:
    """Return which hand it is and whose turn: 'Hand 6, your turn'."""
    hand = progress.before.hands_played + 1
    if progress.covered:
        return f"Hand {hand}, your cut"
    if progress.hand_over:
        return f"Hand {hand} is over"
    seat = progress.round.turn
    turn = names.verb(seat, "your turn", f"{names.whom(seat)} to play")
    return f"Hand {hand}, {turn}"


def ends_match(names: Names) -> str:
    """Return the warning that a new match drops the one that waits."""
    if names.you is None:
        return f"Dealing ends the match of {texts_friend.both(names)}."
    return f"Dealing ends your match against {names.other}."


def resign_question(quitter: Seat, names: Names) -> str:
    """Return the question before a match is given up."""
    return names.verb(quitter, RESIGN_QUESTION, texts_friend.resign_question(quitter, names))


def resign_detail(quitter: Seat, names: Names) -> str:
    """Return what resigning means."""
    return f"{names.who(1 - quitter)} then wins the match, and it can't be taken back."


def opponent_detail(opponent: Opponent) -> str:
    """Return the sentence about an opponent, with the level in words."""
    return f"{opponent.temper} Level {opponent.level}."


def preset_title(preset: Preset) -> str:
    """Return a preset's name as its row shows it."""
    return preset.name


def level_aloud(level: int, most: int) -> str:
    """Return how strong an opponent is, which the eye sees in a bar."""
    return f"Level {level} of {most}."


def less(what: str) -> str:
    """Return what the button says that lessens a number."""
    return f"Less: {what}"


def more(what: str) -> str:
    """Return what the button says that adds to a number."""
    return f"More: {what}"


SPEED = "Speed"
SPEED_DETAIL = (
    "How fast cards move, and how long the computer looks at a move: short where it is obvious, "
    "not at all when off. A tap on the table ends the wait."
)
SOUND = "Sound"
SOUND_DETAIL = "Cards, knocks and chimes, from your first touch on."
VOLUME = "Volume"
HAPTICS = "Vibration"
HAPTICS_DETAIL = "A short buzz in your hand, on phones that can."
SPEED_NAMES = {"off": "Off", "fast": "Fast", "normal": "Normal", "slow": "Slow"}
TEXT_SIZE = "Text size"
TEXT_SAMPLE = "So large are the texts on every screen."
LEFT_HANDED = "Left-handed"
LEFT_HANDED_DETAIL = "Discard and its neighbours lie on the left side."

THEME = "Table"
THEME_NAMES = {"green": "Green", "night": "Night", "burgundy": "Burgundy", "walnut": "Walnut"}
CHROME = "Panels and buttons"
CHROME_NAMES = {"dark": "Dark", "light": "Light"}
SUITS = "Suits"
SUITS_NAMES = {"two": "Two colours", "four": "Four colours"}
BACKS = "Backs of the cards"
BACK_NAMES = {"lattice": "Lattice", "rosette": "Rosette", "fans": "Fans"}
LARGE_INDEX = "Large corners"
LARGE_INDEX_DETAIL = "Greater numbers and letters on every card."

HOW_TO = (
    ("Draw", "Tap the stock or the discard pile, or use the buttons."),
    ("Discard", "Tap a card to select it, then tap it again or press Discard."),
    ("Knock", "Select the card to discard. Knock lights up when the rest is low enough."),
    ("Gin", "The same button says Gin when all ten cards are in melds."),
    ("Drag", "A card to the discard pile to throw it; the stock or the pile to your hand to draw."),
    ("Arrange", "Drag a card to another place of your hand. It stays there until you sort again."),
    ("Sort", "Changes the order of your hand: by melds, rank or suit, or your own."),
    ("Look", "Rest a finger on a card to see it closely, with what it is part of."),
    ("Took", "Shows the cards that your opponent took from the pile and still holds."),
    ("Hint", "Says what the coach would do and why; pressed again, what all moves are worth."),
    ("Taken", "A card marked “taken” came from the pile and can't be discarded in this turn."),
)
HOW_TO_TITLE = "At the table"
KEYS_TITLE = "Keyboard"
KEYS = (
    ("Arrows", "Walk along the cards of your hand; a ring shows where you are."),
    ("Enter, space", "Select the card with the ring; once more, discard it."),
    ("Enter", "After a hand, go on to the next."),
    ("Shift + left, right", "Move the selected card in your hand."),
    ("S", "Draw from the stock."),
    ("P", "Take the top of the discard pile."),
    ("X", "Pass the upcard."),
    ("D", "Discard the selected card."),
    ("K", "Knock or go gin with the selected card."),
    ("B", "Big gin, where the rules have it."),
    ("O", "Order the hand another way."),
    ("U, Z", "Take your last move back, while nobody has learnt anything by it."),
    ("L", "Read the log of the hand."),
    ("R", "Replay a hand that is over; then left, right, Home and End walk through it."),
    ("E", "Look closely at the selected card; any key closes it."),
    ("T", "Show what your opponent took and still holds."),
    ("H", "Ask for a hint; once more, for all you can do."),
    ("M", "Open the menu."),
    ("?", "Open this page."),
    ("Esc", "Go back; at the table, open the menu."),
    ("Up, down", "Scroll a page."),
    ("Tab", "Walk through all buttons; Enter presses the one with the ring."),
)
LINKS_TITLE = "More"

ABOUT_TEXT = (
    "Gin rummy against the computer or a friend, in your browser. Nothing is sent anywhere: "
    "your matches and settings stay on this device.",
    "The computer sees only its own cards and what was shown on the table.",
)
VERSION_TITLE = "Version"
COPY_REPORT = "Copy a report"
COPY_REPORT_DETAIL = (
    "For whoever mends the game: its version, the browser, the rules, and cards and moves of this "
    "hand. Nothing about you."
)
LICENCES_TITLE = "Made with"
LICENCES = (
    ("This game", "MIT licence"),
    ("Typeface", "Atkinson Hyperlegible by the Braille Institute of America, "
     "SIL Open Font License 1.1"),
    ("pygame-ce", "GNU LGPL 2.1"),
    ("SDL 2", "zlib licence"),
    ("FreeType", "FreeType licence"),
    ("Pyodide", "Mozilla Public License 2.0; its script here lacks names that nothing uses"),
    ("Python", "PSF licence"),
    ("Workbox", "MIT licence"),
)  # fmt: skip
REBUILD = (
    "You may change pygame-ce and SDL and build the game with yours: the command ./build.sh in "
    "this game’s source compiles both anew, and web/tools/runtime in it says from what and how."
)
