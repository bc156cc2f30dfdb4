//! Moves that a player expects from the opponent. The hand is limited to the tiles not visible
//! elsewhere, and all traps are the same.

use crate::input::Suggestion;
use crate::lusus::move_notation::MoveNotation;
use crate::lusus::notation::{HIDDEN_TRAP, parse_move};
use crate::lusus::plays::TileAction;
use crate::lusus::roller::{GivenSquares, RecordedRolls, Roller};
use crate::lusus::square::Square;
use crate::lusus::state::State;
use crate::lusus::tile::{PlacedTile, Tile};
use crate::lusus::whole_move::Move;
use crate::lusus::zone::{Pile, Zone};
use crate::{ErrorKind, Observer, PlayError, RuleError, Side};

/// The number of tiles of each type in a game, one per player (`rules/lusus.md §6`).
const COPIES_PER_TYPE: u8 = 2;

/// Words for an unspecified trap.
const TRAP_WORDS: [&str; 2] = ["trap", "tx"];

impl State {
    /// This position with the largest possible hand for the side to move: all tiles not visible
    /// elsewhere. `None` if the hand is known.
    pub(super) fn with_possible_hand(&self) -> Option<Self> {
        let Zone::Closed(count) = self.zones.get(self.mover(), Pile::Hand) else { return None };
        let mut hand = [0; Tile::COUNT];
        if *count > 0 {
            hand = [COPIES_PER_TYPE; Tile::COUNT];
            for tile in self.tiles_in_sight() {
                hand[tile as usize] = hand[tile as usize].saturating_sub(1);
            }
        }
        let mut supposed = self.clone();
        *supposed.zones.get_mut(self.mover(), Pile::Hand) = Zone::Open(hand);
        Some(supposed)
    }

    /// Every tile with a known type and place.
    fn tiles_in_sight(&self) -> Vec<Tile> {
        let board = Square::all().filter_map(|at| self.board.get(at));
        let mut seen: Vec<Tile> =
            board.flat_map(|piece| piece.tiles.iter().filter_map(|placed| placed.tile)).collect();
        for side in Side::BOTH {
            for pile in Pile::ALL {
                seen.extend(self.zones.get(side, pile).tiles().unwrap_or_default());
            }
        }
        seen
    }

    /// Parses a move that the other player expects from the side to move. Any trap played from the
    /// hand becomes [`HIDDEN_TRAP`].
    pub(super) fn parse_opponent_move(&self, typed: &str) -> Result<String, RuleError> {
        let supposed = self.with_possible_hand();
        let state = supposed.as_ref().unwrap_or(self);
        let read = match state.any_trap().filter(|_| names_any_trap(typed)) {
            None => state.read_move(typed)?,
            Some(trap) => state.read_move(&with_trap(typed, trap.code()))?,
        };
        state.check_move(&read)?;
        Ok(redact_traps(read).to_string())
    }

    /// Completes a move that the other player expects, merging all traps.
    pub(super) fn complete_opponent_move(&self, typed: &str) -> Vec<Suggestion> {
        self.with_hidden_traps(typed, Self::complete)
    }

    /// Candidates for a search of an expected move, merging all traps.
    pub(super) fn opponent_search_space(&self, beginning: &str) -> Vec<Suggestion> {
        self.with_hidden_traps(beginning, Self::search_space)
    }

    fn with_hidden_traps(
        &self,
        typed: &str,
        list: impl Fn(&Self, &str) -> Vec<Suggestion>,
    ) -> Vec<Suggestion> {
        let supposed = self.with_possible_hand();
        let state = supposed.as_ref().unwrap_or(self);
        let trap = state.any_trap();
        let typed = match trap {
            Some(trap) => with_trap(typed, trap.code()),
            None => typed.to_owned(),
        };
        let mut lines: Vec<Suggestion> = Vec::new();
        for mut line in list(state, &typed) {
            (line.token, line.text) = (redact_trap_codes(&line.token), redact_trap_codes(&line.text));
            if !lines.iter().any(|known| known.text == line.text) {
                lines.push(line);
            }
        }
        lines
    }

    /// A trap in the mover's hand.
    fn any_trap(&self) -> Option<Tile> {
        self.zones.get(self.mover(), Pile::Hand).types().find(|tile| tile.is_trap())
    }

    /// An observer's knowledge after a move, or after a notation redacted for them. Drawn tiles are
    /// unknown. Each possible dodge gives another state, up to `limit`.
    pub(super) fn known_after(
        &self,
        chosen: &str,
        observer: Observer,
        limit: usize,
    ) -> Result<Vec<Self>, RuleError> {
        let supposed = self.with_possible_hand();
        let state = supposed.as_ref().unwrap_or(self);
        if let Ok(notation) = MoveNotation::parse(chosen) {
            let mut roller = RecordedRolls::new(&notation.events);
            let after = state.play_with_any_trap(&notation.chosen, &mut roller).map_err(refused)?;
            roller.finish()?;
            return Ok(vec![after.hide_hands(self, observer)]);
        }
        let chosen = parse_move(chosen)?;
        let mut found: Vec<Self> = Vec::new();
        let mut open = vec![Vec::new()];
        while let Some(squares) = open.pop().filter(|_| found.len() < limit) {
            match state.play_with_any_trap(&chosen, &mut GivenSquares::new(&squares)) {
                Ok(after) => {
                    let after = after.hide_hands(self, observer);
                    if !found.contains(&after) {
                        found.push(after);
                    }
                }
                Err(PlayError::Roll(options)) => {
                    open.extend(
                        (0..options.get()).rev().map(|index| [squares.as_slice(), &[index]].concat()),
                    );
                }
                Err(PlayError::Refused(error)) => return Err(error),
            }
        }
        Ok(found)
    }

    /// Plays a move, replacing an unknown trap by any trap.
    fn play_with_any_trap(&self, chosen: &Move, roller: &mut dyn Roller) -> Result<Self, PlayError> {
        let mut chosen = chosen.clone();
        let trap = self.any_trap();
        for play in &mut chosen.plays {
            if let TileAction::Attach(tile @ None, _) = &mut play.action {
                *tile = Some(trap.ok_or_else(|| RuleError::from(ErrorKind::Syntax))?);
            }
        }
        self.submit(&chosen, roller)
    }

    /// Hides assumptions made about `before`: the mover's new hand and the traps it played. If a
    /// known hand is robbed only in part, it stays unchanged.
    fn hide_hands(mut self, before: &Self, observer: Observer) -> Self {
        let mover = before.mover();
        let held: usize =
            [Pile::Hand, Pile::Bag].map(|pile| before.zones.get(mover, pile).count()).iter().sum();
        let drawn = self.draw_count(mover).min(held);
        *self.zones.get_mut(mover, Pile::Hand) = Zone::Closed(drawn);
        *self.zones.get_mut(mover, Pile::Bag) = Zone::Closed(held - drawn);
        let (hand, left) =
            (before.zones.get(mover.other(), Pile::Hand), self.zones.get_mut(mover.other(), Pile::Hand));
        match (hand, &left) {
            (Zone::Open(_), Zone::Closed(0)) => *left = Zone::EMPTY,
            (Zone::Open(_), Zone::Closed(_)) => *left = hand.clone(),
            _ => {}
        }
        if observer != Observer::Player(mover) {
            self.hide_new_traps(before, mover);
        }
        self
    }

    fn hide_new_traps(&mut self, before: &Self, mover: Side) {
        let known = |at: Square, placed: PlacedTile| {
            before.board.get(at).is_some_and(|piece| piece.tiles.iter().any(|other| other == placed))
        };
        for at in Square::all() {
            let Some(piece) = self.board.get(at).copied() else { continue };
            for (index, placed) in piece.tiles.iter().enumerate() {
                let new = placed.owner == mover && placed.tile.is_some_and(Tile::is_trap);
                if new && piece.side == mover && !known(at, placed) {
                    self.board.edit(at, |piece| {
                        piece.tiles.replace(index, PlacedTile { tile: None, ..placed });
                    });
                }
            }
        }
    }
}

/// Converts the error of a notation, whose rolls are all given.
fn refused(error: PlayError) -> RuleError {
    match error {
        PlayError::Refused(error) => error,
        PlayError::Roll(_) => ErrorKind::Syntax.into(),
    }
}

/// Whether a text names an unspecified trap.
fn names_any_trap(typed: &str) -> bool {
    let words = typed.split(|letter: char| !letter.is_alphanumeric());
    words.into_iter().any(|word| TRAP_WORDS.contains(&word.to_lowercase().as_str()))
}

/// Replaces unspecified traps in plays by the code of a trap.
fn with_trap(typed: &str, code: &str) -> String {
    let mut text = String::new();
    for (index, token) in typed.split(' ').enumerate() {
        if index > 0 {
            text.push(' ');
        }
        let head = token.split('@').next().unwrap_or_default();
        match TRAP_WORDS.contains(&head.to_lowercase().as_str()) {
            true => text.extend([code, &token[head.len()..]]),
            false => text.push_str(token),
        }
    }
    text
}

/// Replaces each trap played from the hand by [`HIDDEN_TRAP`].
fn redact_trap_codes(text: &str) -> String {
    let hidden = |token: &str| match token.split_once('@') {
        Some((code, rest)) if Tile::from_code(code).is_some_and(Tile::is_trap) => {
            format!("{HIDDEN_TRAP}@{rest}")
        }
        _ => token.to_owned(),
    };
    text.split(' ').map(hidden).collect::<Vec<_>>().join(" ")
}

/// A move as the other player may read it.
fn redact_traps(mut chosen: Move) -> Move {
    for play in chosen.plays.iter_mut().filter(|play| !play.recycled) {
        if let TileAction::Attach(tile, _) = &mut play.action
            && tile.is_some_and(Tile::is_trap)
        {
            *tile = None;
        }
    }
    chosen
}
