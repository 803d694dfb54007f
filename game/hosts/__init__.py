"""The machines that the game runs on."""
