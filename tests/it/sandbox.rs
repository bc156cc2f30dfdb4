//! The sandbox as a bot and as people meet it.
