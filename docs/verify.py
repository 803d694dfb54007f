"""Check a hand of Gin Rummy. Run it as: python3 verify.py FILE.

FILE is a match saved with "Save file", or a text file with what "Copy this hand" has copied.
"""

import hashlib
import sys
from pathlib import Path

lines = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
hand = dict(line.split(": ", 1) for line in lines if ": " in line)
if hand.get("commitment", "none") == "none":
    sys.exit("This hand was dealt without a seal: there is nothing to check.")

deck = hand["deck"].split()
text = "|".join(["gin-rummy deal 1", hand["salt"], " ".join(deck)])
seal = hashlib.sha256(text.encode("ascii")).hexdigest()
if seal != hand["commitment"] or len(set(deck)) != 52:
    sys.exit("WRONG: this deck is not the one that was sealed. Its seal would be " + seal)

print("RIGHT: this deck has the seal", seal)
print("Compare that with the seal that the game showed before the hand.")
if hand["cut"] != "waits":
    cut = int(hand["cut"])
    deck = deck[cut:] + deck[:cut]
    print("Cut:", cut, "cards went from the top to the bottom. Then the deck was dealt:")
    print("  to the player who did not deal:", *deck[0:20:2])
    print("  to the dealer:", *deck[1:20:2])
    print("  upcard:", deck[20], "  stock, the next to draw first:", *deck[21:])
