//! Turns as people type them (`rules/lusus.md §7.1`).
//!
//! Every token is read in the position that the plays before it leave, as the player on turn sees
//! it: what is typed about a face-down trap tells nothing. Whether the turn is legal is not asked
//! here.

use super::board::{Wing, home_rank};
use super::moves::{FollowUp, Generator, PieceMove, PieceStep, promotes};
use super::notation::parse_turn;
use super::piece::{Kind, Square, square_from_name};
use super::plays::{Action, Play, TileSlot};
use super::roller::UnknownRolls;
use super::state::State;
use super::tile::{Group, Tile};
use super::turn::Move;
use super::zone::Pile;
use crate::RuleError;

/// What people call the tiles, besides their codes; a space may be left out or doubled.
pub(super) const NAMES: &[(&str, Tile)] = &[
    ("king", Tile::King),
    ("queen", Tile::Queen),
    ("bishop", Tile::Bishop),
    ("knight", Tile::Knight),
    ("rook", Tile::Rook),
    ("pawn", Tile::Pawn),
    ("swap", Tile::Swap),
    ("r & b", Tile::RookBishop),
    ("r and b", Tile::RookBishop),
    ("side step", Tile::Sidestep),
    ("immune", Tile::Immune),
    ("guard", Tile::Guard),
    ("-1 draw", Tile::MinusDraw),
    ("minus draw", Tile::MinusDraw),
    ("minus 1 draw", Tile::MinusDraw),
    ("minus one draw", Tile::MinusDraw),
    ("+1 draw", Tile::PlusDraw),
    ("plus draw", Tile::PlusDraw),
    ("plus 1 draw", Tile::PlusDraw),
    ("plus one draw", Tile::PlusDraw),
    ("sticky feet", Tile::StickyFeet),
    ("sticky", Tile::StickyFeet),
    ("disarm", Tile::Disarm),
    ("enrage", Tile::Enrage),
    ("phase", Tile::Phase),
    ("double action", Tile::DoubleAction),
    ("double", Tile::DoubleAction),
    ("spring", Tile::Spring),
    ("dead space", Tile::Deadspace),
    ("condemn", Tile::Condemn),
    ("wrap", Tile::Wrap),
    ("ghost", Tile::Ghost),
    ("immobilized", Tile::Immobilized),
    ("immobilised", Tile::Immobilized),
    ("hit & run", Tile::HitAndRun),
    ("hit and run", Tile::HitAndRun),
    ("knowledge", Tile::Knowledge),
    ("boulder dash", Tile::BoulderDash),
    ("boulder", Tile::BoulderDash),
    ("thief", Tile::Thief),
    ("revenge", Tile::Revenge),
    ("no draw", Tile::NoDraw),
    ("revert", Tile::Revert),
    ("undo", Tile::Revert),
    ("dodge", Tile::Dodge),
    ("transfusion", Tile::Transfusion),
    ("bequeath", Tile::Bequeath),
    ("dispel", Tile::Dispel),
    ("knock out", Tile::Knockout),
    ("disenchant", Tile::Disenchant),
    ("trip", Tile::Trip),
    ("ensnare", Tile::Ensnare),
    ("delay", Tile::Delay),
    ("back stab", Tile::Backstab),
    ("life tap", Tile::LifeTap),
    ("heal", Tile::Heal),
    ("recycle", Tile::Recycle),
    ("trade", Tile::Trade),
];

/// Words that separate as a space does.
const FILLERS: [&str; 6] = ["on", "at", "to", "with", "then", "and"];

impl State {
    /// The turn that a typed text means.
    ///
    /// # Errors
    ///
    /// `syntax`: what cannot be read.
    pub(super) fn read_turn(&self, typed: &str) -> Result<Move, RuleError> {
        if let Some(outcome) = self.result {
            return Err(RuleError::new("over").with("reason", outcome.reason));
        }
        let strict = parse_turn(typed).ok();
        match strict {
            Some(turn) if self.judge_turn(&turn).is_ok() => Ok(turn),
            // What is canonical but not legal is refused by the rules rather than as unreadable.
            strict => Reader::new(self.clone(), typed).turn().or_else(|error| strict.ok_or(error)),
        }
    }
}

/// A text that is read from left to right.
pub(super) struct Reader<'a> {
    typed: &'a str,
    /// The text in small letters, byte for byte.
    text: String,
    pub(super) at: usize,
    /// The position after the plays so far.
    pub(super) state: State,
    pub(super) plays: Vec<Play>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(state: State, typed: &'a str) -> Self {
        Self { typed, text: typed.to_ascii_lowercase(), at: 0, state, plays: Vec::new() }
    }

    fn turn(mut self) -> Result<Move, RuleError> {
        self.read_plays()?;
        let made = match self.swap_move() {
            Some(made) => made,
            None => self.read_move()?,
        };
        Ok(Move { plays: self.plays, made })
    }

    /// Reads all plays that stand before the move.
    pub(super) fn read_plays(&mut self) -> Result<(), RuleError> {
        loop {
            self.skip();
            let start = self.at;
            if self.swap_move().is_some() {
                self.at = start;
                return Ok(());
            }
            let play = match self.play() {
                Ok(Some(play)) => play,
                Ok(None) => return Ok(()),
                Err(error) => {
                    self.at = start;
                    return Err(error);
                }
            };
            // What is not legal leaves the position as it is, and is refused later.
            if self.state.judge(&play).is_ok() {
                let _ = self.state.play(&play, &mut UnknownRolls);
            }
            self.plays.push(play);
        }
    }

    /// What has not been read yet, in small letters.
    pub(super) fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }

    /// Eats a word that ends there.
    pub(super) fn word(&mut self, word: &str) -> bool {
        let found = self.rest().strip_prefix(word).is_some_and(ends);
        if found {
            self.at += word.len();
        }
        found
    }

    /// Eats separators.
    pub(super) fn skip(&mut self) {
        loop {
            let rest = self.rest();
            let trimmed =
                rest.trim_start_matches(|letter: char| letter.is_whitespace() || ",;:@".contains(letter));
            self.at += rest.len() - trimmed.len();
            if !FILLERS.iter().any(|filler| self.word(filler)) {
                return;
            }
        }
    }

    /// Eats separators and any of some signs; whether one of the signs was there.
    fn skip_with(&mut self, signs: &str) -> bool {
        let mut found = false;
        loop {
            self.skip();
            let Some(sign) = self.rest().chars().next().filter(|letter| signs.contains(*letter)) else {
                return found;
            };
            // An `x` before anything but a square is no sign.
            if sign == 'x'
                && self.rest().get(1..3).and_then(square_from_name).is_none()
                && !self.rest()[1..].starts_with(' ')
            {
                return found;
            }
            found = true;
            self.at += sign.len_utf8();
        }
    }

    fn square(&mut self) -> Option<Square> {
        let square = self.rest().get(..2).and_then(square_from_name)?;
        if self.rest()[2..].starts_with(|letter: char| letter.is_ascii_digit()) {
            return None;
        }
        self.at += 2;
        Some(square)
    }

    /// The longest name of a tile that stands here.
    pub(super) fn name(&mut self) -> Option<Tile> {
        let rest = self.rest();
        let codes = Tile::ALL.into_iter().map(|tile| (tile.code(), tile));
        let found = codes
            .chain(NAMES.iter().copied())
            .filter_map(|(name, tile)| Some((matched(rest, name)?, tile)))
            .max_by_key(|(length, _)| *length);
        let (length, tile) = found?;
        self.at += length;
        Some(tile)
    }

    fn unreadable(&self) -> RuleError {
        let rest = &self.typed[self.at..];
        if rest.trim().is_empty() {
            return RuleError::because("syntax", "no_move").at(self.typed.len());
        }
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        RuleError::because("syntax", "unreadable").with("typed", &rest[..end]).at(self.at)
    }

    /// A play, if one begins here.
    fn play(&mut self) -> Result<Option<Play>, RuleError> {
        let start = self.at;
        if ["burn", "discard", "drop"].iter().any(|word| self.word(word)) {
            self.skip();
            let tile = self.name().ok_or_else(|| self.unreadable())?;
            return Ok(Some(Play::of(Action::Burn(tile))));
        }
        let Some(tile) = self.name() else {
            if self.eat("-") {
                self.skip();
                if let Some(tile) = self.name() {
                    return Ok(Some(Play::of(Action::Burn(tile))));
                }
                self.at = start;
            }
            return Ok(None);
        };
        if tile != Tile::Recycle {
            return self.play_of(tile, false).map(Some);
        }
        self.skip_with("+");
        let tile = self.name().ok_or_else(|| self.unreadable())?;
        if tile == Tile::Recycle {
            return Err(RuleError::because("target", "recycled_recycle").at(self.at));
        }
        self.play_of(tile, true).map(Some)
    }

    fn play_of(&mut self, tile: Tile, recycled: bool) -> Result<Play, RuleError> {
        let action = match tile {
            Tile::Delay | Tile::Backstab | Tile::LifeTap => Action::Plain(tile),
            Tile::Heal => self.heal(recycled)?,
            Tile::Trade => {
                let one = self.place(tile)?;
                self.skip_with("~-/");
                let two = self.place(tile)?;
                if one.at <= two.at { Action::Trade(one, two) } else { Action::Trade(two, one) }
            }
            Tile::Dispel | Tile::Disenchant | Tile::Trip => Action::Choose(tile, self.place(tile)?),
            Tile::Knockout | Tile::Ensnare => Action::Sweep(tile, self.target(tile)?),
            _ => Action::Attach(Some(tile), self.target(tile)?),
        };
        Ok(Play { recycled, action })
    }

    fn target(&mut self, tile: Tile) -> Result<Square, RuleError> {
        self.skip();
        let missing = RuleError::because("syntax", "no_target").with("tile", tile.code()).at(self.at);
        self.square().ok_or(missing)
    }

    /// A tile on a piece, by number, by name, as a trap, or the first one.
    fn place(&mut self, tile: Tile) -> Result<TileSlot, RuleError> {
        let at = self.target(tile)?;
        let tiles = self.state.board.get(at).map(|piece| piece.tiles);
        let start = self.at;
        self.skip();
        if !self.eat(".") {
            self.eat("#");
        }
        self.skip();
        let digit = self.rest().bytes().next().filter(|byte| (b'1'..=b'4').contains(byte));
        if let Some(digit) = digit.filter(|_| ends(&self.rest()[1..])) {
            self.at += 1;
            return Ok(TileSlot { at, slot: digit - b'1' });
        }
        let slot = if self.word("trap") {
            let hidden = tiles.and_then(|tiles| tiles.iter().position(|placed| placed.tile.is_none()));
            let known =
                || tiles.and_then(|tiles| tiles.iter().position(|placed| placed.group() == Group::Trap));
            let missing =
                || RuleError::because("syntax", "no_trap").with("square", super::square_name(at)).at(start);
            Some(hidden.or_else(known).ok_or_else(missing)?)
        } else {
            self.name().and_then(|tile| tiles.and_then(|tiles| tiles.find(tile)))
        };
        if slot.is_none() {
            self.at = start;
        }
        Ok(TileSlot { at, slot: slot.unwrap_or(0) as u8 })
    }

    fn heal(&mut self, recycled: bool) -> Result<Action, RuleError> {
        let wanted = self.state.heals(recycled);
        let mut tiles = Vec::new();
        while tiles.len() < wanted {
            let start = self.at;
            self.skip_with("+");
            let Some(tile) = self.name() else {
                self.at = start;
                break;
            };
            tiles.push(tile);
        }
        if tiles.is_empty() {
            let mut graveyard = self.state.zones.get(self.state.mover(), Pile::Graveyard).clone();
            if recycled {
                graveyard.take(Tile::Heal);
            }
            tiles = graveyard.tiles().unwrap_or_default();
            match tiles.len() {
                0 => {
                    return Err(RuleError::because("syntax", "empty_graveyard")
                        .with("tile", "HE")
                        .at(self.at));
                }
                1..=3 => {}
                _ => return Err(RuleError::because("syntax", "which_heal").at(self.at)),
            }
        }
        tiles.sort_unstable();
        Ok(Action::Heal(tiles))
    }

    /// The move `swap a1 b2`, if that is all there is.
    fn swap_move(&mut self) -> Option<PieceMove> {
        let start = self.at;
        let made = self.try_swap_move();
        if made.is_none() {
            self.at = start;
        }
        made
    }

    fn try_swap_move(&mut self) -> Option<PieceMove> {
        self.skip();
        if self.name()? != Tile::Swap {
            return None;
        }
        self.skip();
        let from = self.square()?;
        self.skip_with("-x~");
        let to = self.square()?;
        let promotion = self.promotion();
        self.skip();
        self.rest().is_empty().then(|| self.swap(from, to, promotion))
    }

    fn swap(&self, from: Square, to: Square, promotion: Option<Kind>) -> PieceMove {
        let due = self.state.board.get(from).is_some_and(|piece| promotes(piece, to));
        PieceMove::Swap { from, to, promotion: promotion.or(due.then_some(Kind::Queen)) }
    }

    /// What a pawn is to become, if that is said here.
    fn promotion(&mut self) -> Option<Kind> {
        const NAMES: [(&str, Kind); 8] = [
            ("queen", Kind::Queen),
            ("rook", Kind::Rook),
            ("bishop", Kind::Bishop),
            ("knight", Kind::Knight),
            ("q", Kind::Queen),
            ("r", Kind::Rook),
            ("b", Kind::Bishop),
            ("n", Kind::Knight),
        ];
        let start = self.at;
        self.skip_with("=");
        let found = NAMES.iter().find(|(name, _)| self.rest().strip_prefix(name).is_some_and(ends));
        match found {
            Some((name, kind)) => {
                self.at += name.len();
                Some(*kind)
            }
            None => {
                self.at = start;
                None
            }
        }
    }

    fn read_move(&mut self) -> Result<PieceMove, RuleError> {
        self.skip();
        const CASTLES: [(&str, Wing); 9] = [
            ("o-o-o", Wing::Queen),
            ("0-0-0", Wing::Queen),
            ("ooo", Wing::Queen),
            ("000", Wing::Queen),
            ("o-o", Wing::King),
            ("0-0", Wing::King),
            ("oo", Wing::King),
            ("00", Wing::King),
            ("castle", Wing::King),
        ];
        let plain = if self.word("pass") || self.word("--") {
            Some(PieceMove::Pass)
        } else {
            let castle = CASTLES.into_iter().find(|(word, _)| self.word(word));
            castle.map(|(_, wing)| PieceMove::Castle(wing))
        };
        let made = match plain {
            Some(made) => made,
            None => self.read_step()?,
        };
        self.skip();
        if self.rest().is_empty() { Ok(made) } else { Err(self.unreadable()) }
    }

    fn read_step(&mut self) -> Result<PieceMove, RuleError> {
        let from = self.square().ok_or_else(|| self.unreadable())?;
        let mut swaps = self.skip_with("~");
        swaps |= self.word("swap");
        if !swaps {
            self.skip_with("-x>");
        }
        swaps |= self.skip_with("~");
        let to = self.square().ok_or_else(|| self.unreadable())?;
        let mut step = PieceStep::new(from, to);
        for roll in &mut step.rolls {
            let start = self.at;
            self.skip_with("x-");
            *roll = self.square();
            if roll.is_none() {
                self.at = start;
                break;
            }
        }
        loop {
            self.skip();
            if let Some(kind) = self.promotion() {
                match &mut step.follow_up {
                    Some(run) => run.promotion = Some(kind),
                    None => step.promotion = Some(kind),
                }
            } else if self.eat("^") || self.word("steal") {
                self.skip();
                let digit = self.rest().bytes().next().filter(|byte| (b'1'..=b'4').contains(byte));
                step.steal = Some(digit.ok_or_else(|| self.unreadable())? - b'1');
                self.at += 1;
            } else if self.eat(">") || self.word("run") {
                self.skip();
                let to = self.square().ok_or_else(|| self.unreadable())?;
                step.follow_up = Some(FollowUp { to, promotion: None });
            } else {
                break;
            }
        }
        Ok(self.meant(step, swaps))
    }

    /// What a step means on the board.
    fn meant(&self, mut step: PieceStep, swaps: bool) -> PieceMove {
        let board = &self.state.board;
        let bare = PieceStep { promotion: step.promotion, ..PieceStep::new(step.from, step.to) } == step;
        let own = board.get(step.to).is_some_and(|piece| piece.side == board.mover);
        if bare && (swaps || (own && step.from != step.to)) {
            return self.swap(step.from, step.to, step.promotion);
        }
        if let Some(wing) = self.castles(&step).filter(|_| bare) {
            return PieceMove::Castle(wing);
        }
        if let Some(piece) = board.get(step.from) {
            if step.promotion.is_none() && promotes(piece, step.end()) {
                step.promotion = Some(Kind::Queen);
            }
            let stays = step.promotion.is_none();
            if let Some(run) = &mut step.follow_up
                && stays
                && run.promotion.is_none()
                && promotes(piece, run.to)
            {
                run.promotion = Some(Kind::Queen);
            }
        }
        PieceMove::Step(step)
    }

    /// The castling that a king's step of two squares means where it is no plain move.
    fn castles(&self, step: &PieceStep) -> Option<Wing> {
        let board = &self.state.board;
        let rank = home_rank(board.mover);
        let wing = Wing::BOTH.into_iter().find(|wing| Square::at(wing.goals().0, rank) == Some(step.to))?;
        if Square::at(4, rank) != Some(step.from) {
            return None;
        }
        let generator = Generator::new(board);
        let legal = |made: &PieceMove| generator.is_legal(made);
        (!legal(&PieceMove::Step(*step)) && legal(&PieceMove::Castle(wing))).then_some(wing)
    }
}

/// Whether a word ends before this.
fn ends(rest: &str) -> bool {
    !rest.starts_with(|letter: char| letter.is_alphanumeric())
}

/// How long a name is that a text in small letters begins with.
fn matched(text: &str, name: &str) -> Option<usize> {
    let mut rest = text;
    for letter in name.chars() {
        if letter == ' ' {
            rest = rest.trim_start();
        } else {
            rest = rest.strip_prefix(letter.to_ascii_lowercase())?;
        }
    }
    ends(rest).then_some(text.len() - rest.len())
}
