//! Moves as text (`rules/lusus.md §7`).

use std::fmt::{self, Write as _};

use super::castling::Wing;
use super::error::{Error, TargetError};
use super::piece::Kind;
use super::piece_move::{FollowUp, PieceMove, PieceStep};
use super::plays::{PlayChoice, TileAction, TileSlot};
use super::square::{Square, square_from_name, square_name};
use super::tile::{Group, Tile};
use super::whole_move::Move;
use crate::RuleError;

/// The code of a trap that the observer may not know.
pub(super) const HIDDEN_TRAP: &str = "TX";

impl fmt::Display for TileSlot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", square_name(self.at), self.slot + 1)
    }
}

impl fmt::Display for PlayChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.recycled {
            write!(f, "{}+", Tile::Recycle.code())?;
        }
        let code = self.tile().map_or(HIDDEN_TRAP, Tile::code);
        match &self.action {
            TileAction::Attach(_, at) | TileAction::Sweep(_, at) => write!(f, "{code}@{}", square_name(*at)),
            TileAction::Choose(_, place) => write!(f, "{code}@{place}"),
            TileAction::Plain(_) => write!(f, "{code}"),
            TileAction::Heal(tiles) => {
                write!(f, "{code}")?;
                tiles.iter().try_for_each(|tile| write!(f, "+{}", tile.code()))
            }
            TileAction::Trade(one, two) => write!(f, "{code}@{one}~{two}"),
            TileAction::Burn(_) => write!(f, "-{code}"),
        }
    }
}

impl PieceMove {
    /// The canonical text.
    pub(super) fn text(&self) -> String {
        let mut text = String::with_capacity(12);
        let promote = |text: &mut String, kind: Option<Kind>| {
            if let Some(kind) = kind {
                text.extend(['=', kind.symbol()]);
            }
        };
        match self {
            PieceMove::Pass => text.push_str("--"),
            PieceMove::Castle(Wing::King) => text.push_str("O-O"),
            PieceMove::Castle(Wing::Queen) => text.push_str("O-O-O"),
            PieceMove::Swap { from, to, promotion } => {
                text = format!("{}~{}", square_name(*from), square_name(*to));
                promote(&mut text, *promotion);
            }
            PieceMove::Step(step) => {
                text.push_str(&square_name(step.from));
                text.push_str(&square_name(step.to));
                for square in step.rolls.into_iter().flatten() {
                    text.push('x');
                    text.push_str(&square_name(square));
                }
                promote(&mut text, step.promotion);
                if let Some(slot) = step.steal {
                    // Writing to a string never fails.
                    let _ = write!(text, "^{}", slot + 1);
                }
                if let Some(follow_up) = step.follow_up {
                    text.push('>');
                    text.push_str(&square_name(follow_up.to));
                    promote(&mut text, follow_up.promotion);
                }
            }
        }
        text
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.plays.iter().try_for_each(|play| write!(f, "{play} "))?;
        f.write_str(&self.made.text())
    }
}

/// The unparsed rest of a text.
pub(super) struct Rest<'a>(pub(super) &'a str);

impl<'a> Rest<'a> {
    /// Skips a prefix and returns whether it was there.
    pub(super) fn eat(&mut self, prefix: &str) -> bool {
        self.0.strip_prefix(prefix).map(|rest| self.0 = rest).is_some()
    }

    fn two(&mut self) -> Option<&'a str> {
        let (two, rest) = (self.0.get(..2)?, self.0.get(2..)?);
        self.0 = rest;
        Some(two)
    }

    pub(super) fn square(&mut self) -> Option<Square> {
        let square = square_from_name(self.0.get(..2)?)?;
        self.two().map(|_| square)
    }

    pub(super) fn tile(&mut self) -> Option<Tile> {
        let tile = Tile::from_code(self.0.get(..2)?)?;
        self.two().map(|_| tile)
    }

    fn slot(&mut self) -> Option<u8> {
        let digit = self.0.bytes().next().filter(|byte| (b'1'..=b'4').contains(byte))?;
        self.0 = &self.0[1..];
        Some(digit - b'1')
    }

    /// Parses the place of a tile on the board, such as `h8.2`.
    pub(super) fn tile_slot(&mut self) -> Option<TileSlot> {
        let at = self.square()?;
        if !self.eat(".") {
            return None;
        }
        Some(TileSlot { at, slot: self.slot()? })
    }

    #[allow(clippy::option_option, reason = "a missing promotion differs from a wrong one")]
    fn promotion(&mut self) -> Option<Option<Kind>> {
        if !self.eat("=") {
            return Some(None);
        }
        let kind =
            Kind::from_symbol(self.0.chars().next()?).filter(|kind| Kind::PROMOTIONS.contains(kind))?;
        self.0 = &self.0[1..];
        Some(Some(kind))
    }
}

pub(super) fn parse_piece_move(text: &str) -> Option<PieceMove> {
    match text {
        "--" => return Some(PieceMove::Pass),
        "O-O" => return Some(PieceMove::Castle(Wing::King)),
        "O-O-O" => return Some(PieceMove::Castle(Wing::Queen)),
        _ => {}
    }
    let mut rest = Rest(text);
    let from = rest.square()?;
    let made = if rest.eat("~") {
        let to = rest.square()?;
        PieceMove::Swap { from, to, promotion: rest.promotion()? }
    } else {
        let mut step = PieceStep::new(from, rest.square()?);
        let mut rolls = step.rolls.iter_mut();
        while rest.eat("x") {
            *rolls.next()? = Some(rest.square()?);
        }
        step.promotion = rest.promotion()?;
        if rest.eat("^") {
            step.steal = Some(rest.slot()?);
        }
        if rest.eat(">") {
            let to = rest.square()?;
            step.follow_up = Some(FollowUp { to, promotion: rest.promotion()? });
        }
        PieceMove::Step(step)
    };
    rest.0.is_empty().then_some(made)
}

/// Parses a play.
///
/// # Errors
///
/// [`Error::NoPlay`], or [`TargetError::RecycledRecycle`]. [`Error::PlayOrder`] includes the text
/// in canonical order.
pub(super) fn parse_play(text: &str) -> Result<PlayChoice, Error> {
    let mut rest = Rest(text);
    let burns = rest.eat("-");
    let recycled = !burns && rest.eat("RC+");
    if recycled && rest.0.starts_with("RC+") {
        return Err(Error::Target(TargetError::RecycledRecycle));
    }
    let action = parse_act(&mut rest, burns).filter(|_| rest.0.is_empty());
    let mut action = action.ok_or_else(|| Error::NoPlay { typed: text.to_owned() })?;
    let ordered = match &mut action {
        TileAction::Heal(tiles) => {
            let ordered = tiles.is_sorted();
            tiles.sort_unstable();
            ordered
        }
        TileAction::Trade(one, two) => {
            let ordered = one.at <= two.at;
            if !ordered {
                std::mem::swap(one, two);
            }
            ordered
        }
        _ => true,
    };
    let play = PlayChoice { recycled, action };
    if ordered { Ok(play) } else { Err(Error::PlayOrder { canonical: play.to_string() }) }
}

fn parse_act(rest: &mut Rest<'_>, burns: bool) -> Option<TileAction> {
    if !burns && rest.eat(HIDDEN_TRAP) {
        return rest.eat("@").then(|| rest.square()).flatten().map(|at| TileAction::Attach(None, at));
    }
    let tile = rest.tile()?;
    if burns {
        return Some(TileAction::Burn(tile));
    }
    match tile {
        Tile::Delay | Tile::Backstab | Tile::LifeTap => return Some(TileAction::Plain(tile)),
        Tile::Heal => {
            let mut tiles = Vec::new();
            while rest.eat("+") {
                tiles.push(rest.tile()?);
            }
            return (1..=3).contains(&tiles.len()).then_some(TileAction::Heal(tiles));
        }
        Tile::Recycle => return None,
        _ => {}
    }
    if !rest.eat("@") {
        return None;
    }
    match tile {
        Tile::Dispel | Tile::Disenchant | Tile::Trip => Some(TileAction::Choose(tile, rest.tile_slot()?)),
        Tile::Knockout | Tile::Ensnare => Some(TileAction::Sweep(tile, rest.square()?)),
        Tile::Trade => {
            let one = rest.tile_slot()?;
            rest.eat("~").then(|| rest.tile_slot()).flatten().map(|two| TileAction::Trade(one, two))
        }
        _ if tile.group() == Group::OneTime => None,
        _ => Some(TileAction::Attach(Some(tile), rest.square()?)),
    }
}

/// Parses a move in canonical notation.
///
/// # Errors
///
/// Same as [`parse_play`], and [`Error::NoMove`] if the text doesn't end with a piece's move.
pub(super) fn parse_move(text: &str) -> Result<Move, RuleError> {
    let (plays, last) = text.rsplit_once(' ').map_or((None, text), |(plays, last)| (Some(plays), last));
    let made =
        parse_piece_move(last).ok_or_else(|| RuleError::from(Error::NoMove).at(text.len() - last.len()))?;
    let mut chosen = Move { plays: Vec::new(), made };
    let mut wrong_order = None;
    for play in plays.iter().flat_map(|plays| plays.split(' ')) {
        match parse_play(play) {
            Ok(play) => chosen.plays.push(play),
            Err(error @ Error::PlayOrder { .. }) => wrong_order = Some(error),
            Err(error) => {
                return Err(RuleError::from(error).at(play.as_ptr() as usize - text.as_ptr() as usize));
            }
        }
    }
    match wrong_order {
        Some(error) => Err(error.into()),
        None => Ok(chosen),
    }
}
