"""The rules of gin rummy: no screen, no clock, no randomness, no files, standard library only."""
