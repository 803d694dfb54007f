"""Build, serve and check the game: everything behind ./build.sh."""
