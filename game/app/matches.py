"""The match that is played: how one begins, goes on and is kept, and where its hands are filed."""

from game.host import Host
from game.keeper import Keeper
from game.parcel import pack
from game.progress import Progress, opening, set_up, start
from game.records.archive import Archive
from game.save import save_text
from game.session import Session, Step
from game.ui import wishes


class Matches:
    """Owns the one session, once there is a match."""

    def __init__(self, host: Host, key: str) -> None:
        """Keep the match under a key."""
        self._host = host
        self.keeper = Keeper(key, host.load, host.store, host.kept_in_part)
        self.archive = Archive(key.replace("match", "history"), host.load, host.store)
        self.session: Session | None = None

    @property
    def playing(self) -> Session:
        """Return the session; raises RuntimeError while there is no match."""
        if self.session is None:
            raise RuntimeError("there is no match yet: it begins with Play or Deal")
        return self.session

    @property
    def progress(self) -> Progress | None:
        """Return the match, None while there is none."""
        return self.session.progress if self.session else None

    @property
    def unkept(self) -> str:
        """Return the match as a file where no save holds it as it stands, else an empty text."""
        if self.session is None or (self.keeper.keeps and self.session.stored):
            return ""
        return pack(self.session.progress)

    def begin(self, wish: wishes.NewMatch, cut: int | None) -> None:
        """Begin a match in the place of the one before; its deal is a step to be shown.

        With a cut of None its deck waits to be cut.
        """
        chance = self._host.chance()
        setup = set_up(wish.rules, wish.opponent, self._host.seed(), chance, wish.friends)
        if self.session is not None:
            self.session.new_match(setup, cut=cut)
            return
        progress = start(setup, self._host.chance(), cut=cut)
        self.session = self._session_of(progress)
        self.session.save()
        self.session.steps.append(Step(None, progress, opening(progress)))

    def take_up(self, progress: Progress) -> None:
        """Go on with a match from elsewhere."""
        self.session = self._session_of(progress)
        self.archive.enter(progress)

    def put_by(self) -> None:
        """Keep the match aside, if there is one: another takes its place."""
        if self.session is not None:
            self.keeper.put_by(save_text(self.session.progress))

    def play(self, wish: wishes.Move, cut: int | None) -> None:
        """Change the match as the player wants; `cut` is that of the next deck, as in `begin`."""
        match wish:
            case wishes.NextHand():
                self.playing.next_hand(cut=cut)
            case wishes.CutDeck(place):
                self.playing.cut_deck(place)
            case wishes.Resign():
                self.playing.resign()
            case wishes.Undo():
                self.playing.undo()
            case _:
                self.playing.submit(wish)

    def _session_of(self, progress: Progress) -> Session:
        return Session(progress, self.keeper.keep, self._host.chance(), self.archive.enter)
