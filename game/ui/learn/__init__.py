"""Learning the game: a guided first hand, examples to solve, and questions answered."""
