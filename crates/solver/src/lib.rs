//! Exact play for the game of Cups.
