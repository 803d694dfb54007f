"""The screens: a view becomes a scene of plain data, which is drawn, touched and read aloud."""
