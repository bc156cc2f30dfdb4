//! A position of Aruki, and how a move changes it and is taken back.
//!
//! Nothing here asks whether a move is legal: [`moves`](super::moves) and
//! [`attack`](super::attack) do.

use super::grid::{Cell, Cells, Content, Grid};
use super::piece::{Kind, Piece, Square};
use crate::Side;

/// The most pieces of a kind that a tray holds (`rules/aruki.md §11.1`).
pub(super) const TRAY_LIMIT: u16 = 999;
/// The greatest quiet counter that a position string can hold.
pub(super) const QUIET_LIMIT: u16 = 9_999;
/// The greatest move number that a position string can hold.
pub(super) const ROUND_LIMIT: u32 = 999_999;

/// A position: the six fields of the position string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    grid: Grid,
    armies: [Cells; 2],
    /// Where each side's king, jester, golden and silver dragon stand.
    nobles: [[Cell; 4]; 2],
    trays: [[u16; Kind::TRAY]; 2],
    powers: DragonPowers,
    /// The side to move.
    pub(super) mover: Side,
    /// Moves of either side since the last irreversible one.
    pub(super) quiet: u16,
    /// The number of the round, a move of each side, from 1.
    pub(super) round: u32,
}

/// Which dragons stand on the board with their power unused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct DragonPowers(u8);

impl DragonPowers {
    const fn bit(side: Side, dragon: Kind) -> u8 {
        1 << (side.index() * 2 + matches!(dragon, Kind::SilverDragon) as usize)
    }
}

/// A move as the position plays it. It is legal only if [`moves`](super::moves) made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CellMove {
    /// A step, with the kind that a pawn or javelin is exchanged for.
    Step { from: Cell, to: Cell, promotion: Option<Kind> },
    /// An evolution with a piece of the tray.
    Evolve { at: Cell, with: Kind },
    /// A wipe by the dragon that stands there.
    Wipe { at: Cell },
}

/// What [`State::unmake`] needs to take a [`CellMove`] back.
#[derive(Debug)]
pub(super) struct Undo {
    /// The piece that acted, as it was.
    before: Content,
    /// What stood on the target of a step.
    target: Content,
    /// How many pieces of the captured kind the tray held.
    tray: u16,
    powers: DragonPowers,
    quiet: u16,
    round: u32,
    /// What stood on a wiped line.
    line: [Content; 12],
}

impl State {
    /// A board without pieces, with empty trays and no powers, White to move.
    pub(super) fn empty() -> Self {
        Self {
            grid: Grid::empty(),
            armies: [Cells::NONE; 2],
            nobles: [[Cell::NOWHERE; 4]; 2],
            trays: [[0; Kind::TRAY]; 2],
            powers: DragonPowers(0),
            mover: Side::First,
            quiet: 0,
            round: 1,
        }
    }

    /// The number of the move about to be made: completed moves of both sides, plus 1.
    pub(super) const fn move_number(&self) -> u32 {
        let rounds = self.round.saturating_sub(1);
        match self.mover {
            Side::First => 2 * rounds + 1,
            Side::Second => 2 * rounds + 2,
        }
    }

    /// What a cell holds.
    pub(super) fn content(&self, cell: Cell) -> Content {
        self.grid[cell]
    }

    /// The piece on a square.
    pub(super) fn piece(&self, square: Square) -> Option<Piece> {
        self.grid[Cell::of(square)].as_piece()
    }

    /// The cells with pieces of a side.
    pub(super) const fn army(&self, side: Side) -> Cells {
        self.armies[side.index()]
    }

    /// Where a side's only piece of the kind stands; [`Cell::NOWHERE`] if it is gone.
    ///
    /// The kind is one of which a side has at most one: king, jester or dragon.
    pub(super) const fn noble(&self, side: Side, kind: Kind) -> Cell {
        self.nobles[side.index()][kind.index() - Kind::TRAY]
    }

    /// How many pieces of a kind a side's tray holds.
    pub(super) const fn tray(&self, side: Side, kind: Kind) -> u16 {
        if kind.is_tray() { self.trays[side.index()][kind.index()] } else { 0 }
    }

    /// Fills a tray; the kind must be one that trays hold.
    pub(super) const fn set_tray(&mut self, side: Side, kind: Kind, count: u16) {
        self.trays[side.index()][kind.index()] = count;
    }

    /// Whether a side's dragon is on the board with its power unused.
    pub(super) const fn power(&self, side: Side, dragon: Kind) -> bool {
        self.powers.0 & DragonPowers::bit(side, dragon) != 0
    }

    /// Gives a dragon its power.
    pub(super) const fn grant_power(&mut self, side: Side, dragon: Kind) {
        self.powers.0 |= DragonPowers::bit(side, dragon);
    }

    /// Puts a piece on an empty cell.
    pub(super) fn put(&mut self, cell: Cell, piece: Piece) {
        self.grid[cell] = Content::piece(piece.side, piece.kind);
        self.armies[piece.side.index()].toggle(cell);
        self.place_noble(piece, cell);
    }

    /// Takes a piece off its cell.
    fn take(&mut self, cell: Cell, piece: Piece) {
        self.grid[cell] = Content::EMPTY;
        self.armies[piece.side.index()].toggle(cell);
        self.place_noble(piece, Cell::NOWHERE);
    }

    /// Notes where a king, jester or dragon stands now.
    fn place_noble(&mut self, piece: Piece, cell: Cell) {
        if !piece.kind.is_tray() {
            self.nobles[piece.side.index()][piece.kind.index() - Kind::TRAY] = cell;
        }
    }

    /// Plays a legal move.
    pub(super) fn make(&mut self, chosen: CellMove) -> Undo {
        let mover = self.mover;
        let mut undo = Undo {
            before: Content::EMPTY,
            target: Content::EMPTY,
            tray: 0,
            powers: self.powers,
            quiet: self.quiet,
            round: self.round,
            line: [Content::EMPTY; 12],
        };
        let irreversible = match chosen {
            CellMove::Step { from, to, promotion } => {
                undo.before = self.grid[from];
                undo.target = self.grid[to];
                let kind = undo.before.kind();
                if let Some(victim) = undo.target.as_piece() {
                    undo.tray = self.capture(to, victim);
                }
                self.grid[to] = undo.before;
                self.grid[from] = Content::EMPTY;
                let army = &mut self.armies[mover.index()];
                army.toggle(from);
                army.toggle(to);
                self.place_noble(Piece { side: mover, kind }, to);
                if let Some(kind) = promotion {
                    self.trays[mover.index()][kind.index()] -= 1;
                    self.grid[to] = Content::piece(mover, kind);
                }
                kind == Kind::Pawn || undo.target.is_piece() || promotion.is_some()
            }
            CellMove::Evolve { at, with } => {
                undo.before = self.grid[at];
                let result = undo.before.kind().evolved(with).expect("a legal evolution is in the table");
                self.trays[mover.index()][with.index()] -= 1;
                self.grid[at] = Content::piece(mover, result);
                true
            }
            CellMove::Wipe { at } => {
                undo.before = self.grid[at];
                for (cell, content) in line(at, undo.before.kind()).zip(&mut undo.line) {
                    *content = self.grid[cell];
                    if let Some(piece) = self.grid[cell].as_piece() {
                        self.take(cell, piece);
                        self.forget_power(piece);
                    }
                }
                true
            }
        };
        self.quiet = if irreversible { 0 } else { QUIET_LIMIT.min(self.quiet + 1) };
        if mover == Side::Second {
            self.round = ROUND_LIMIT.min(self.round + 1);
        }
        self.mover = mover.other();
        undo
    }

    /// Removes a captured piece and tells how many of its kind the capturer's tray held before.
    fn capture(&mut self, cell: Cell, victim: Piece) -> u16 {
        self.armies[victim.side.index()].toggle(cell);
        if victim.kind.is_tray() {
            let held = &mut self.trays[victim.side.other().index()][victim.kind.index()];
            let before = *held;
            *held = TRAY_LIMIT.min(before + 1);
            return before;
        }
        self.place_noble(victim, Cell::NOWHERE);
        self.forget_power(victim);
        0
    }

    /// Forgets the power of a dragon that leaves the board or uses it.
    const fn forget_power(&mut self, piece: Piece) {
        if matches!(piece.kind, Kind::GoldenDragon | Kind::SilverDragon) {
            self.powers.0 &= !DragonPowers::bit(piece.side, piece.kind);
        }
    }

    /// Takes back the move that was made last.
    pub(super) fn unmake(&mut self, chosen: CellMove, undo: &Undo) {
        let mover = self.mover.other();
        self.mover = mover;
        self.quiet = undo.quiet;
        self.round = undo.round;
        self.powers = undo.powers;
        match chosen {
            CellMove::Step { from, to, promotion } => {
                if let Some(kind) = promotion {
                    self.trays[mover.index()][kind.index()] += 1;
                }
                self.grid[from] = undo.before;
                self.grid[to] = undo.target;
                let army = &mut self.armies[mover.index()];
                army.toggle(from);
                army.toggle(to);
                self.place_noble(Piece { side: mover, kind: undo.before.kind() }, from);
                if let Some(victim) = undo.target.as_piece() {
                    self.armies[victim.side.index()].toggle(to);
                    self.place_noble(victim, to);
                    if victim.kind.is_tray() {
                        self.trays[mover.index()][victim.kind.index()] = undo.tray;
                    }
                }
            }
            CellMove::Evolve { at, with } => {
                self.grid[at] = undo.before;
                self.trays[mover.index()][with.index()] += 1;
            }
            CellMove::Wipe { at } => {
                for (cell, content) in line(at, undo.before.kind()).zip(undo.line) {
                    if let Some(piece) = content.as_piece() {
                        self.put(cell, piece);
                    }
                }
            }
        }
    }
}

/// The twelve cells of a dragon's line: its column if golden, its row if silver.
pub(super) fn line(at: Cell, dragon: Kind) -> impl Iterator<Item = Cell> {
    let (file, rank) = (at.file(), at.rank());
    (0..12)
        .filter_map(move |index| match dragon {
            Kind::GoldenDragon => Square::at(file, index),
            _ => Square::at(index, rank),
        })
        .map(Cell::of)
}

#[cfg(test)]
mod tests {
    use super::super::text::parse;

    /// Every kind of move, with captures of each kind of noble, promotions with what was just
    /// captured, full trays, and wipes that take both sides' dragons.
    #[test]
    fn a_move_taken_back_leaves_no_trace() {
        for text in [
            "2O8k/1o7r2/O7J2K/12/12/12/12/12/12/12/R11/12 w O[PP]2[LL]RA/- - 7 3",
            "11k/[jk][gd][sd]9/1R1O8/12/12/12/12/12/12/12/6K5/12 w -/- gs 199 999999",
            "11k/r11/1O10/12/12/12/[GD]2[gd]4[SD]3/12/12/12/6K5/12 w R999/o GSg 5 9",
            "11k/12/12/12/12/12/3[jk]R7/3J8/2m9/12/6K5/12 b -/oj999[pp]rm - 9998 8",
        ] {
            let start = parse(text).expect(text);
            for chosen in start.legal_moves() {
                let mut state = start.clone();
                let undo = state.make(chosen);
                assert_eq!(parse(&state.to_string()), Ok(state.clone()), "{text} {chosen:?}");
                for reply in state.legal_moves() {
                    let before = state.clone();
                    let undo = state.make(reply);
                    state.unmake(reply, &undo);
                    assert_eq!(state, before, "{text} {chosen:?} {reply:?}");
                }
                state.unmake(chosen, &undo);
                assert_eq!(state, start, "{text} {chosen:?}");
            }
        }
    }
}
