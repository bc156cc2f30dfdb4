//! A Discord-compatible server at home, for trying and testing bots. It knows no game.
