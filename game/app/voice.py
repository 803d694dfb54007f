"""What is read aloud: sentences in order, a warning before the next of them."""

from game.host import Host


class Voice:
    """Keeps a warning until something is said."""

    def __init__(self, host: Host) -> None:
        """Begin with nothing to warn of."""
        self._host = host
        self._warning = ""

    def warn(self, warning: str) -> None:
        """Have a warning read before what is said next."""
        self._warning = warning

    def say(self, *sentences: str) -> None:
        """Have sentences read aloud."""
        said = (self._warning, *sentences)
        self._warning = ""
        self._host.say(" ".join(sentence for sentence in said if sentence))
