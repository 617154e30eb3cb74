//! Strong play for the game of Cups.
