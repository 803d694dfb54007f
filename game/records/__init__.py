"""What is kept of finished hands: the hands themselves, and what they add up to."""
