"""The questions that players ask, and their answers; numbers in braces are `texts_asked.facts`."""

from game.ui.texts_asked import Question, Theme

THEMES = (
    Theme(
        "The cards",
        (
            Question(
                "What is the aim of the game?",
                (
                    "To put your ten cards into melds, and to end the hand while what is left "
                    "over counts less than what your opponent has left over.",
                    "Hands are added up until somebody has reached {target} points.",
                ),
                ("2h 3h 4h / 9c 9d 9s / Jc Qc Kc / As",),
            ),
            Question(
                "What does each card count?",
                (
                    "An ace counts 1, the cards from two to ten their number, and jack, queen and "
                    "king 10 each. Only cards outside melds count, against you.",
                ),
                ("Ad / 7s / Td / Jh Qs Kc",),
            ),
            Question(
                "What are sets and runs?",
                (
                    "A set is three or four cards of one rank. A run is three or more cards of "
                    "one suit in a row.",
                ),
                ("8c 8d 8h / 4s 5s 6s 7s",),
            ),
            Question(
                "Is the ace high or low?",
                (
                    "Low, and only low: ace, two, three is a run; queen, king, ace is none. "
                    "So an ace is the cheapest card to be left with.",
                ),
                ("Ah 2h 3h",),
            ),
            Question(
                "May a card be in two melds?",
                (
                    "No. Here 7♠ goes with the sevens or with 5♠ 6♠: one meld only, and the other "
                    "cards are deadwood. The game finds the way that leaves the least.",
                ),
                ("7c 7d 7s / 5s 6s",),
            ),
        ),
    ),
    Theme(
        "A hand",
        (
            Question(
                "How does a hand begin?",
                (
                    "Each player gets ten cards and one more is turned up, the upcard. Whoever did "
                    "not deal may take it or pass, then the dealer may. If both pass, the one "
                    "who did not deal draws from the stock.",
                ),
            ),
            Question(
                "What is a turn?",
                (
                    "Draw one card, from the stock or the top of the discard pile; then throw one. "
                    "Instead of just throwing you may knock or go gin, if your cards allow it.",
                ),
            ),
            Question(
                "Why can't I throw the card I took?",
                (
                    "A card taken from the pile has to stay for that turn. Otherwise one could "
                    "pass a turn without changing anything. It is marked “taken” meanwhile.",
                ),
            ),
            Question(
                "When may I knock?",
                (
                    "After drawing, when the ten cards that you keep have {limit} points of "
                    "deadwood or less. The eleventh card is thrown face down, and your melds are "
                    "shown.",
                    "In Oklahoma the upcard sets a lower limit: its own points, and after an ace "
                    "only gin ends the hand.",
                ),
                ("3d 4d 5d / Qc Qd Qh / 4s 3h 2c As",),
            ),
            Question(
                "What are gin and big gin?",
                (
                    "Gin is a hand of ten cards without any deadwood. It scores {gin} more than "
                    "the opponent's deadwood, and nothing can be laid off.",
                    "Big gin is eleven melded cards before throwing. Where the rules have it, it "
                    "scores {big} instead.",
                ),
                ("5h 6h 7h 8h / 2c 2d 2s / Tc Jc Qc",),
            ),
            Question(
                "What is laying off?",
                (
                    "After a knock the other player puts deadwood on the melds shown: the fourth "
                    "card of a set, or cards that go on with a run, one after the other. On these "
                    "melds 9♠ and then 10♠ fit, and the last queen.",
                    "After gin nothing is laid off.",
                ),
                ("6s 7s 8s / Qc Qd Qh", "9s Ts / Qs"),
            ),
            Question(
                "Are cards laid off automatically?",
                (
                    "Yes. The game finds the layoffs that leave the least deadwood, breaking up "
                    "own melds for it where the rules allow that. The summary shows where each "
                    "card went.",
                ),
            ),
            Question(
                "What is an undercut?",
                (
                    "When the other player ends with no more deadwood than the one who knocked. "
                    "Then it is the other player who scores: {undercut} and the difference. "
                    "A knock with 8 against 5: {sum}.",
                    "Equal points are an undercut, too: {tie}. Gin is never undercut.",
                ),
            ),
            Question(
                "Why is it risky to knock at the limit?",
                (
                    "With {limit} left you lose to everybody who has as little after laying off, "
                    "and that costs {undercut} and more. The later in a hand, the less the "
                    "others have. A knock with few points is safer.",
                ),
            ),
            Question(
                "Can a hand end without a winner?",
                (
                    "Yes. When a turn ends with {void} cards or fewer in the stock and nobody has "
                    "knocked, the hand is void, and both score {void_points}. So it is after "
                    "{pile} draws in a row from the pile.",
                ),
            ),
        ),
    ),
    Theme(
        "Points and rules",
        (
            Question(
                "What are boxes, game bonus and shutout?",
                (
                    "A box is a hand won. Under Standard rules each brings {box} points when the "
                    "match is over, and its winner gets {bonus} more, the game bonus.",
                    "A shutout is a match in which the loser won no hand. Under Classic rules the "
                    "game bonus is {shutout} then.",
                ),
            ),
            Question(
                "Why are small hands worth so much with boxes?",
                (
                    "Because every hand won brings {box} at the end, however small. Three knocks "
                    "for 5 points bring 15 and three boxes; one hand of 45 brings 45 and one.",
                ),
            ),
            Question(
                "How do the presets differ?",
                ("{presets}", "Every field can also be set by yourself, on the page of own rules."),
            ),
            Question(
                "What is not in this game?",
                (
                    "Partners, more than two players, wild cards and stakes. And nobody is made to "
                    "knock: you may always play on.",
                ),
            ),
            Question(
                "Which rules are played now?",
                (
                    "Those that you chose for the match: Rules, on the start page and in the menu, "
                    "tells them in full. The knock limit of the hand always stands beside the "
                    "stock, and the target below the scores.",
                ),
            ),
        ),
    ),
    Theme(
        "The computer and the screen",
        (
            Question(
                "Is the computer fair? What does it know?",
                (
                    "It knows its own cards and what was shown at the table: what you threw, and "
                    "what you took from the pile. Neither your hand nor the stock. Deal all hidden "
                    "cards anew, and it decides the same; a test of this game does just that.",
                    "The coach sees your cards, and is as blind as that to all others.",
                ),
            ),
            Question(
                "How do the opponents play?",
                (
                    "Rosa plays as most programs do: she rates her hand by deadwood less credit "
                    "for cards close to a meld, takes a discard only for a meld or a clear gain, "
                    "throws what leaves the best hand, knocks at the first chance and prefers gin.",
                    "Penny is kinder; the others judge every card by what it is expected to bring, "
                    "each with a temper.",
                ),
            ),
            Question(
                "How do I play by touch, mouse or keyboard?",
                (
                    "Tap the stock or the pile to draw, tap a card to select it, tap it again or "
                    "press Discard to throw it. Every button has a key: Help lists them. "
                    "H asks the coach for a hint.",
                ),
            ),
            Question(
                "Where does the game come from?",
                (
                    "Gin rummy is a game for two that was written down in New York around 1909. It "
                    "was at home in Hollywood, and at card tables everywhere by the middle of the "
                    "century.",
                ),
            ),
        ),
    ),
    Theme(
        "Playing better",
        (
            Question(
                "Should I knock early?",
                (
                    "Mostly: in the first turns the other hand is full of deadwood, and an "
                    "undercut is rare. Later it often pays to go on for gin.",
                    "In a trial of ours a player just like Rosa, but who knocked on the first "
                    "three turns only and went for gin after them, won {early} of 100 matches "
                    "against her.",
                ),
            ),
            Question(
                "Which cards do I throw?",
                (
                    "High deadwood first: an unmatched king costs ten, an ace one. Of equal cards "
                    "throw the one with the fewest neighbours left in the game.",
                ),
                ("Kd / As",),
            ),
            Question(
                "What does the opponent's play tell me?",
                (
                    "Whoever takes 8♥ wants eights or hearts around it. Hold their neighbours in "
                    "rank and suit, and throw what was let go: a card beside discards is seldom "
                    "wanted.",
                ),
                ("7h / 8h / 9h", "8c 8s"),
            ),
            Question(
                "When do I take from the pile?",
                (
                    "When the card makes a meld, or clearly lowers your deadwood. Taking shows "
                    "what you collect, and the stock offers a card that nobody knows.",
                ),
            ),
            Question(
                "Why count the stock?",
                (
                    "Its number tells how many turns are left. With few cards in it, low deadwood "
                    "counts more than a meld to come, and a card that you wait for may be buried.",
                ),
            ),
        ),
    ),
)

QUESTIONS = tuple(question for theme in THEMES for question in theme.questions)
