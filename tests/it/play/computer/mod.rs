//! Games against the computer: started by a command or two clicks, answered within seconds, private
//! by default, and unaffected by restarts.

mod conduct;
mod endings;
mod lists;
mod playing;
mod proof;
mod rated;
mod restarts;
mod tried;

use serde_json::{Value, json};

use super::table::{Person, TIMEOUT, Table, buttons, words};

/// Options of `/challenge` for a level.
pub(super) fn level(game: &str, number: i64, side: &str) -> Value {
    json!([
        { "type": 3, "name": "game", "value": game },
        { "type": 4, "name": "level", "value": number },
        { "type": 3, "name": "side", "value": side },
    ])
}

/// The button under a finished game that starts one against this level.
pub(super) fn again(message: &Value, number: u32) -> String {
    let fits = |id: &String| id.split('.').nth(1) == Some("pc-again") && id.ends_with(&format!(".{number}"));
    buttons(message).into_iter().find(fits).unwrap()
}

/// The levels offered after a game.
pub(super) fn offered_levels(message: &Value) -> Vec<String> {
    let ids = buttons(message).into_iter().filter(|id| id.starts_with("v1.pc-again."));
    ids.filter_map(|id| id.rsplit('.').next().map(str::to_owned)).collect()
}

/// The buttons after a game. Notices also have one that opens the board.
pub(super) fn buttons_to_go_on(message: &Value) -> Vec<String> {
    let ids = buttons(message).into_iter();
    ids.filter(|id| id.split('.').nth(1) != Some("view")).collect()
}

impl Person<'_> {
    /// Reads a private message until it fits: the computer's move replaces it.
    pub(super) async fn wait_for_answer(&self, message: &Value, fits: impl Fn(&str) -> bool) -> Value {
        let began = std::time::Instant::now();
        loop {
            let read = self.read(&message["id"]).await;
            if fits(&words(&read)) {
                return read;
            }
            assert!(began.elapsed() < TIMEOUT, "the answer did not change: {}", words(&read));
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }

    /// Begins a game against a level, and waits for the player's turn.
    pub(super) async fn begin_against(&self, game: &str, number: i64, side: &str) -> Value {
        let begun = self.ask("challenge", &level(game, number, side)).await;
        self.wait_for_answer(&begun, |told| told.contains("your turn")).await
    }

    /// Plays a move, and waits for the computer's reply or the end.
    pub(super) async fn play_computer(&self, turn: &str) -> Value {
        let answer = self.play_surely(turn).await;
        self.wait_for_answer(&answer, |told| !told.contains("is thinking")).await
    }
}

impl Table {
    /// The stored moves, in order.
    pub(super) fn moves(&self) -> Vec<String> {
        let database = rusqlite::Connection::open(self.database()).unwrap();
        let mut moves = database.prepare("SELECT record FROM ply ORDER BY match, number").unwrap();
        moves.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    }
}
