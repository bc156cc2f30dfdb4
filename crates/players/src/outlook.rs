//! Captures of the side to move, as far as the observer sees.

use super::board::{Candidate, SearchBoard};
use super::cancel::Cancel;
use super::choice::wins;
use super::game_search::Tuning;
use super::limits::Limits;
use super::search::{Evaluation, Search, WIN_SCORE};

/// The prospects of the side to move.
pub(crate) struct Outlook {
    /// Its material balance.
    pub(crate) material: i32,
    /// Its best capture, if that gains something.
    pub(crate) gain: Option<Gain>,
    /// Its capture of the most material, whatever the reply.
    pub(crate) tempting: Option<String>,
}

/// A capture that gains something.
#[derive(Clone, Debug)]
pub(crate) struct Gain {
    /// The canonical text.
    pub(crate) text: String,
    /// The material gained after all captures.
    pub(crate) points: i32,
    /// Whether it ends the game.
    pub(crate) wins: bool,
}

/// The node budget.
const NODES: u64 = 4_000;

/// The maximum number of captures in a row.
const CAPTURES: i32 = 4;

/// The least gain worth mentioning, in centipawns and in ten-thousandths of a win.
const MIN_POINTS: i32 = 60;
const MIN_SHARE: i32 = 120;

pub(crate) const fn least_gain(tuning: &Tuning) -> i32 {
    if tuning.scores_are_shares { MIN_SHARE } else { MIN_POINTS }
}

impl Outlook {
    pub(crate) fn points(&self) -> i32 {
        self.gain.as_ref().map_or(0, |gain| gain.points)
    }

    pub(crate) fn wins(&self) -> bool {
        self.gain.as_ref().is_some_and(|gain| gain.wins)
    }
}

/// The maximum number of winning moves to list.
const MAX_WINS: usize = 8;

/// Moves of the side to move that win at once, in a position without anything sampled.
pub(crate) fn winning_moves<B: SearchBoard>(mut board: B, cancel: &Cancel) -> Vec<String> {
    if board.verdict().is_some() {
        return Vec::new();
    }
    let limits = Limits { nodes: NODES, captures: CAPTURES, ..Limits::exact(1) };
    let search = Search::new(limits, Evaluation::Material, 0, &[], cancel);
    let (turn, candidates) = (board.turn(), search.candidates(&mut board));
    let winning = candidates.iter().filter(|candidate| wins(&board, candidate, turn));
    winning.take(MAX_WINS).map(|candidate| board.text(&candidate.chosen)).collect()
}

/// The outlook in a position without anything sampled.
pub(crate) fn outlook<B: SearchBoard>(mut board: B, tuning: &Tuning, cancel: &Cancel) -> Outlook {
    let (turn, material) = (board.turn(), board.material());
    let mut seen = Outlook { material, gain: None, tempting: None };
    if board.verdict().is_some() {
        // The balance no longer matters.
        return seen;
    }
    let limits = Limits { nodes: NODES, captures: CAPTURES, ..Limits::exact(1) };
    let mut search = Search::new(limits, Evaluation::Material, 0, &[], cancel);
    let candidates = search.candidates(&mut board);
    if let Some(winning) = candidates.iter().find(|candidate| wins(&board, candidate, turn)) {
        let text = board.text(&winning.chosen);
        seen.gain = Some(Gain { text, points: WIN_SCORE, wins: true });
        return seen;
    }
    let loud: Vec<Candidate<B::Move>> = candidates.into_iter().filter(|known| known.loud).collect();
    let after = |known: &Candidate<B::Move>| {
        let after = board.after(&known.chosen)?;
        Some(if after.turn() == turn { after.material() } else { -after.material() } - material)
    };
    let least = least_gain(tuning);
    let most = loud.iter().filter_map(|known| Some((after(known)?, known))).max_by_key(|(gained, _)| *gained);
    seen.tempting = most.filter(|(gained, _)| *gained >= least).map(|(_, known)| board.text(&known.chosen));
    if let Some(best) = search.best(std::slice::from_ref(&board), loud, NODES) {
        let points = best.score - material;
        let gain = Gain { text: board.text(&best.chosen), points, wins: false };
        seen.gain = (best.depth > 0 && points >= least).then_some(gain);
    }
    seen
}
