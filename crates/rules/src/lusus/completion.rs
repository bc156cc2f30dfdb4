//! What to offer while a person types a turn, best first.

use super::moves::{Generator, PieceMove, first_victim};
use super::notation::{move_text, parse_move, parse_play};
use super::piece::{Kind, square_from_name};
use super::plays::{Action, Play};
use super::reading::{NAMES, Reader};
use super::state::State;
use super::steps::Beginning;
use super::tile::{Group, Tile};
use crate::input::Suggestion;

/// What a class of options is worth before its details.
const WIN: i32 = 1_000_000;
const CAPTURE: i32 = 10_000;
const PLAY: i32 = 1_000;
const BURN: i32 = -1_000;

/// How many captures are offered before anything of a move is typed.
const CAPTURES_SHOWN: usize = 8;

const fn value(kind: Kind) -> i32 {
    match kind {
        Kind::King => WIN / CAPTURE,
        Kind::Queen => 9,
        Kind::Rook => 5,
        Kind::Bishop | Kind::Knight => 3,
        Kind::Pawn => 1,
    }
}

/// Whether a tile does its bearer harm.
const fn harms(tile: Tile) -> bool {
    matches!(
        tile,
        Tile::MinusDraw
            | Tile::StickyFeet
            | Tile::Disarm
            | Tile::Enrage
            | Tile::Deadspace
            | Tile::Condemn
            | Tile::Immobilized
    )
}

impl State {
    /// How likely a player wants an option; greater is better.
    pub(super) fn rank(&self, token: &str) -> i32 {
        if let Some(made) = parse_move(token) {
            return self.rank_move(&made);
        }
        if let Some(square) = square_from_name(token) {
            return self.board.get(square).map_or(0, |piece| value(piece.kind).min(10));
        }
        match parse_play(token) {
            Ok(play) => self.rank_play(&play),
            Err(_) => PLAY,
        }
    }

    /// The rank of a piece's square with that of the best move from it.
    pub(super) fn rank_from(&self, square: &str) -> i32 {
        let best = self.moves_from(square).iter().map(|made| self.rank_move(made)).max();
        self.rank(square) + best.unwrap_or(0).max(0)
    }

    fn rank_move(&self, made: &PieceMove) -> i32 {
        match made {
            PieceMove::Pass => 0,
            PieceMove::Castle(_) => 20,
            PieceMove::Swap { .. } => -10,
            PieceMove::Step(step) => {
                let worth = |square| self.board.get(square).map_or(0, |piece| value(piece.kind));
                let first = first_victim(&self.board, step).map_or(0, worth);
                let victims = first + step.rolls.into_iter().flatten().map(worth).sum::<i32>();
                let promotion = step.promotion.map_or(0, |kind| value(kind) * 100);
                let more = i32::from(step.steal.is_some()) + i32::from(step.follow_up.is_some());
                victims * CAPTURE + promotion + more - if victims > 0 { worth(step.from).min(10) } else { 0 }
            }
        }
    }

    fn rank_play(&self, play: &Play) -> i32 {
        let bearer = |at| {
            let piece = self.board.get(at);
            piece.map_or((true, 0), |piece| (piece.side == self.mover(), value(piece.kind).min(10)))
        };
        let wanted = |mine: bool, own: bool, worth: i32| if mine == own { worth } else { -worth - 10 };
        PLAY + match &play.action {
            Action::Burn(_) => BURN - PLAY,
            Action::Attach(tile, at) => {
                let (mine, worth) = bearer(*at);
                wanted(mine, !tile.is_some_and(harms), worth)
            }
            Action::Choose(_, place) => {
                let (mine, worth) = bearer(place.at);
                let placed = self.board.get(place.at).and_then(|piece| piece.tiles.get(place.slot.into()));
                let harmful = placed.and_then(|placed| placed.tile).is_some_and(harms);
                wanted(mine, harmful, worth)
            }
            Action::Sweep(_, at) => {
                let (mine, worth) = bearer(*at);
                wanted(mine, false, worth)
            }
            Action::Plain(_) | Action::Heal(_) | Action::Trade(..) => 0,
        }
    }

    /// What to offer for a typed text: what may follow it, and what its last word may become.
    pub(super) fn complete(&self, typed: &str) -> Vec<Suggestion> {
        if self.result.is_some() {
            return Vec::new();
        }
        let mut offered = self.strictly(typed).unwrap_or_default();
        if offered.is_empty() {
            offered = self.tolerantly(typed);
        }
        offered.sort_by_key(|option| std::cmp::Reverse(option.rank));
        offered.dedup_by(|one, other| one.text == other.text);
        offered
    }

    /// The next steps of a canonical beginning; what follows a play that is finished too.
    fn strictly(&self, typed: &str) -> Option<Vec<Suggestion>> {
        let beginning = self.begin(typed.trim_start()).ok()?;
        let mut offered = beginning.offers();
        if parse_play(beginning.started).is_ok_and(|play| beginning.state.judge(&play).is_ok()) {
            let finished = format!("{} ", typed.trim_start());
            if let Ok(beginning) = self.begin(&finished) {
                offered.retain(|step| step.text != finished);
                offered.extend(beginning.offers());
            }
        }
        Some(offered)
    }

    /// What a text begins when it is read as people type.
    fn tolerantly(&self, typed: &str) -> Vec<Suggestion> {
        // A whole turn is offered as what it means.
        if let Ok(turn) = self.read_turn(typed)
            && self.judge_turn(&turn).is_ok()
        {
            let text = turn.to_string();
            return vec![Suggestion { token: text.clone(), text, complete: true, rank: WIN }];
        }
        let mut reader = Reader::new(self.clone(), typed);
        // What cannot be read as a play may become one.
        let _ = reader.read_plays();
        let mut plays: Vec<String> = reader.plays.iter().map(|play| format!("{play} ")).collect();
        let heals = reader.plays.last().is_some_and(|play| matches!(play.action, Action::Heal(_)));
        // A Heal that lacks tiles is only begun.
        let short = heals && reader.rest().trim().is_empty() && self.begin(&plays.concat()).is_err();
        let heal = if short { plays.pop() } else { None };
        let started = match heal {
            Some(heal) => vec![format!("{}+", heal.trim_end())],
            None => last_tokens(typed, &reader),
        };
        self.offers_for(&plays.concat(), &started)
    }

    /// What may follow some plays that fits one of the tokens.
    fn offers_for(&self, finished: &str, started: &[String]) -> Vec<Suggestion> {
        let mut offered = Vec::new();
        for started in started {
            if let Ok(beginning) = self.begin(&format!("{finished}{started}")) {
                offered.extend(beginning.offers());
            }
        }
        offered
    }
}

/// What the unread end of a text may be the beginning of: tokens as they would be started
/// canonically.
fn last_tokens(typed: &str, reader: &Reader<'_>) -> Vec<String> {
    let rest: String = typed.get(reader.at..).unwrap_or_default().trim().to_lowercase();
    if rest.is_empty() {
        return vec![String::new()];
    }
    let mut words = Reader::new(reader.state.clone(), &rest);
    let burns = ["burn", "discard", "drop"].iter().any(|word| words.word(word)) || rest.starts_with('-');
    let sign = if burns { "-" } else { "" };
    words.skip();
    if let Some(tile) = words.name().filter(|_| !rest.starts_with("--")) {
        words.skip();
        let target = words.rest();
        let code = tile.code();
        let started = match tile {
            _ if burns => format!("-{code}"),
            Tile::Heal | Tile::Recycle => {
                format!("{code}+{}", target.to_uppercase().replace([' ', ','], "+"))
            }
            Tile::Delay | Tile::Backstab | Tile::LifeTap => code.to_owned(),
            _ => format!("{code}@{}", target.replace([' ', '#'], ".")),
        };
        return vec![started];
    }
    if burns && words.rest().trim_matches(['-', ' ']).is_empty() {
        return vec![sign.to_owned()];
    }
    let letters: String = words.rest().trim_start_matches(['-', ' ']).to_owned();
    let mut started = Vec::new();
    if !letters.is_empty() {
        let plain = |text: &str| text.replace(' ', "");
        for (name, tile) in NAMES {
            let end = if burns || matches!(tile.group(), Group::OneTime) { "" } else { "@" };
            let begun = format!("{sign}{}{end}", tile.code());
            if plain(name).starts_with(&plain(&letters)) && !started.contains(&begun) {
                started.push(begun);
            }
        }
    }
    // Squares glued together as a move is written.
    let glued: String = rest.chars().filter(|letter| !" ,;:-x~".contains(*letter)).collect();
    if glued.starts_with(|letter: char| ('a'..='h').contains(&letter)) {
        started.push(glued);
    }
    started
}

impl Beginning<'_> {
    /// The next steps, and some captures where nothing of a move is typed yet.
    fn offers(&self) -> Vec<Suggestion> {
        let mut offered = self.next().options;
        if self.started.is_empty() && self.state.may_move() {
            let mut captures: Vec<(i32, String)> = Generator::new(&self.state.board)
                .all()
                .iter()
                .map(|made| (self.state.rank_move(made), move_text(made)))
                .filter(|(rank, _)| *rank >= CAPTURE / 2)
                .collect();
            captures.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
            offered.extend(captures.into_iter().take(CAPTURES_SHOWN).map(|(rank, token)| Suggestion {
                text: format!("{}{token}", self.finished),
                complete: true,
                rank,
                token,
            }));
        }
        offered
    }
}
