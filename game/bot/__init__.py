"""Computer players: they get a `PlayerView` and a random source, and return an action."""
