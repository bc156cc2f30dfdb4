//! What players may do with a game, decided but not stored.
