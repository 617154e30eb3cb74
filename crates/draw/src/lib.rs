//! Pictures of the game of Cups.
