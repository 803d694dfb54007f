"""A match: hands entered in one game, or in three at once, until every game has reached the target.

Knows no cards: it counts what `scoring` says a hand was worth.
"""

from dataclasses import dataclass, replace

from game.core.rules import Rules
from game.core.scoring import Result, Seat, score


@dataclass(frozen=True, slots=True)
class Game:
    """One column of the score sheet."""

    scores: tuple[int, int] = (0, 0)
    boxes: tuple[int, int] = (0, 0)
    """Hands won by each seat and entered here."""

    def winner(self, rules: Rules) -> Seat | None:
        """Return the seat whose score has reached the target, None while there is none."""
        return next((seat for seat in (0, 1) if self.scores[seat] >= rules.target), None)


@dataclass(frozen=True, slots=True)
class Final:
    """What a seat has at the end of a game, in the order in which it is added up."""

    score: int
    game_bonus: int
    box_bonus: int

    @property
    def total(self) -> int:
        """Return the sum."""
        return self.score + self.game_bonus + self.box_bonus


@dataclass(frozen=True, slots=True)
class Match:
    """Where a match stands between two hands."""

    rules: Rules
    dealer: Seat
    """Who deals the next hand."""
    games: tuple[Game, ...]
    """As many as the rules say."""
    hands_played: int = 0

    def __post_init__(self) -> None:
        if len(self.games) != self.rules.games:
            raise ValueError(f"the rules score {self.rules.games} games, not {len(self.games)}")

    @property
    def scores(self) -> tuple[int, int]:
        """Return what each seat has in all games, without end bonuses."""
        return (
            sum(game.scores[0] for game in self.games),
            sum(game.scores[1] for game in self.games),
        )

    @property
    def boxes(self) -> tuple[int, int]:
        """Return what each seat has of hands entered, in all games."""
        return sum(game.boxes[0] for game in self.games), sum(game.boxes[1] for game in self.games)

    @property
    def over(self) -> bool:
        """Return whether every game has reached the target."""
        return all(game.winner(self.rules) is not None for game in self.games)

    @property
    def totals(self) -> tuple[int, int]:
        """Return what each seat has with the end bonuses of the games that are over."""
        sums = [finals(game, self.rules) for game in self.games]
        return sum(pair[0].total for pair in sums), sum(pair[1].total for pair in sums)

    def last_game_takes(self, seat: Seat) -> bool:
        """Return whether the seat's next win is entered in the last game too."""
        return _taking(self.games, seat, self.rules)[-1]

    @property
    def winner(self) -> Seat | None:
        """Return who won, None while the match goes on.

        On equal totals the one who reached the target, in most of the games, has won.
        """
        if not self.over:
            return None
        first_to = sum(game.winner(self.rules) or 0 for game in self.games) * 2 > len(self.games)
        if len(self.games) == 1 and self.rules.match_winner == "score":
            return int(first_to)
        mine, theirs = self.totals
        return int(first_to) if mine == theirs else int(theirs > mine)


def new_match(rules: Rules, dealer: Seat) -> Match:
    """Return a match before its first hand."""
    return Match(rules, dealer, (Game(),) * rules.games)


def finals(game: Game, rules: Rules) -> tuple[Final, Final]:
    """Return what each seat has in a game: the score alone until it is over, then with bonuses.

    To the winner's score comes the game bonus, more often when the loser won no hand, and then to
    both scores the bonus for each hand won.
    """
    winner = game.winner(rules)
    if winner is None:
        return Final(game.scores[0], 0, 0), Final(game.scores[1], 0, 0)
    shutout = game.boxes[1 - winner] == 0
    bonus = rules.game_bonus * (rules.shutout_factor if shutout else 1)

    def final(seat: Seat) -> Final:
        won = bonus if seat == winner else 0
        return Final(game.scores[seat], won, game.boxes[seat] * rules.box_bonus)

    return final(0), final(1)


def after_hand(match: Match, result: Result) -> Match:
    """Return the match with a hand entered.

    Raises ValueError when the match is over.
    """
    if match.over:
        raise ValueError("the match is over: no more hands are entered")
    dealer, hands_played = _next_dealer(match, result.winner), match.hands_played + 1
    games = match.games
    if result.winner is not None:
        points = score(result, match.rules).total
        games = _entered(games, result.winner, points, match.rules)
    return replace(match, dealer=dealer, games=games, hands_played=hands_played)


def _next_dealer(match: Match, winner: Seat | None) -> Seat:
    rules = match.rules
    if winner is None:
        alternates = rules.next_dealer == rules.dealer_after_void == "alternates"
        return 1 - match.dealer if alternates else match.dealer
    if rules.next_dealer == "alternates":
        return 1 - match.dealer
    return winner if rules.next_dealer == "winner" else 1 - winner


def _entered(games: tuple[Game, ...], seat: Seat, points: int, rules: Rules) -> tuple[Game, ...]:
    """Return the games with a win entered in those that take it."""
    after: list[Game] = []
    for game, takes in zip(games, _taking(games, seat, rules), strict=True):
        scores, boxes = _plus(game.scores, seat, points), _plus(game.boxes, seat, 1)
        after.append(Game(scores, boxes) if takes else game)
    return tuple(after)


def _taking(games: tuple[Game, ...], seat: Seat, rules: Rules) -> list[bool]:
    """Return which games take a seat's next win: where it has one already, and one game more.

    A game that is over takes nothing, so that the new game is the next open one.
    """
    taking: list[bool] = []
    new_to_come = True
    for game in games:
        takes = game.winner(rules) is None and (game.boxes[seat] > 0 or new_to_come)
        if takes and game.boxes[seat] == 0:
            new_to_come = False
        taking.append(takes)
    return taking


def _plus(pair: tuple[int, int], seat: Seat, more: int) -> tuple[int, int]:
    return (pair[0] + more, pair[1]) if seat == 0 else (pair[0], pair[1] + more)
