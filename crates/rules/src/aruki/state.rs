//! Positions of Aruki; makes and unmakes moves.
//!
//! Legality is checked elsewhere, in [`moves`](super::moves) and [`safety`](super::safety).

use super::grid::{Cell, Cells, Content, Direction, Grid};
use super::piece::{Kind, Piece, Square};
use crate::Side;

/// Maximum number of pieces of a kind in a tray (`rules/aruki.md §11.1`).
pub(super) const TRAY_LIMIT: u16 = 999;
/// Maximum quiet counter in a position string.
pub(super) const QUIET_LIMIT: u16 = 9_999;
/// Maximum move number in a position string.
pub(super) const ROUND_LIMIT: u32 = 999_999;

/// A position: the six fields of the position string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    grid: Grid,
    armies: [Cells; 2],
    /// The rooks, arrows and ministers of each army.
    sliders: [Cells; 2],
    /// Each side's king, jester, golden and silver dragon, or [`Cell::OFF_BOARD`].
    nobles: [[Cell; 4]; 2],
    trays: [[u16; Kind::TRAY]; 2],
    powers: DragonPowers,
    /// The side to move.
    pub(super) mover: Side,
    /// Moves of both sides since the last irreversible one.
    pub(super) quiet: u16,
    /// The number of the round (a move of each side), from 1.
    pub(super) round: u32,
}

/// The dragons on the board with unused power, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct DragonPowers(u8);

impl DragonPowers {
    const fn bit(side: Side, dragon: Kind) -> u8 {
        1 << (side.index() * 2 + matches!(dragon, Kind::SilverDragon) as usize)
    }
}

/// A move in cells, produced by [`moves`](super::moves) or checked against the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CellMove {
    /// A step, with the kind to which a pawn or javelin promotes.
    Step { from: Cell, to: Cell, promotion: Option<Kind> },
    /// An evolution with a piece from the tray.
    Evolve { at: Cell, with: Kind },
    /// A wipe by the dragon on the cell.
    Wipe { at: Cell },
}

/// The changes of a [`CellMove`] that [`State::unmake`] can't infer.
#[derive(Debug)]
pub(super) struct Undo {
    /// Contents of a wiped line, one byte per cell. A number, because an array would be written in
    /// bytes and copied in words, which causes store-forwarding stalls.
    line: u128,
    round: u32,
    /// The count of the captured kind in the tray before the move.
    tray: u16,
    quiet: u16,
    /// The moving piece before the move.
    before: Content,
    /// The content of a step's target before the move.
    target: Content,
    powers: DragonPowers,
}

impl State {
    /// A board without pieces, with empty trays and no powers, White to move.
    pub(super) fn empty() -> Self {
        Self {
            grid: Grid::empty(),
            armies: [Cells::NONE; 2],
            sliders: [Cells::NONE; 2],
            nobles: [[Cell::OFF_BOARD; 4]; 2],
            trays: [[0; Kind::TRAY]; 2],
            powers: DragonPowers(0),
            mover: Side::First,
            quiet: 0,
            round: 1,
        }
    }

    /// The number of the next move: completed moves of both sides, plus 1.
    pub(super) const fn move_number(&self) -> u32 {
        let rounds = self.round.saturating_sub(1);
        match self.mover {
            Side::First => 2 * rounds + 1,
            Side::Second => 2 * rounds + 2,
        }
    }

    pub(super) fn content(&self, cell: Cell) -> Content {
        self.grid[cell]
    }

    pub(super) fn piece(&self, square: Square) -> Option<Piece> {
        self.grid[Cell::of(square)].as_piece()
    }

    /// The cells of a side's pieces.
    pub(super) const fn army(&self, side: Side) -> Cells {
        self.armies[side.index()]
    }

    /// The cells of a side's rooks, arrows and ministers.
    pub(super) const fn sliders(&self, side: Side) -> Cells {
        self.sliders[side.index()]
    }

    /// The cell of a side's king, jester or dragon, or [`Cell::OFF_BOARD`] if the side has none.
    /// Other kinds are not allowed.
    pub(super) const fn noble(&self, side: Side, kind: Kind) -> Cell {
        self.nobles[side.index()][kind.index() - Kind::TRAY]
    }

    /// The number of pieces of a kind in a side's tray.
    pub(super) const fn tray(&self, side: Side, kind: Kind) -> u16 {
        if kind.is_tray() { self.trays[side.index()][kind.index()] } else { 0 }
    }

    /// Sets a count in a tray; the kind must be a tray kind.
    pub(super) const fn set_tray(&mut self, side: Side, kind: Kind, count: u16) {
        self.trays[side.index()][kind.index()] = count;
    }

    /// Whether a side's dragon is on the board with its power unused.
    pub(super) const fn power(&self, side: Side, dragon: Kind) -> bool {
        self.powers.0 & DragonPowers::bit(side, dragon) != 0
    }

    pub(super) const fn grant_power(&mut self, side: Side, dragon: Kind) {
        self.powers.0 |= DragonPowers::bit(side, dragon);
    }

    /// Puts a piece on an empty cell.
    pub(super) fn put(&mut self, cell: Cell, piece: Piece) {
        self.grid[cell] = Content::piece(piece.side, piece.kind);
        self.toggle(piece.side, cell, self.grid[cell]);
        self.place_noble(piece, cell);
    }

    /// Removes a piece, but not its power.
    fn take(&mut self, cell: Cell, piece: Piece) {
        self.toggle(piece.side, cell, self.grid[cell]);
        self.grid[cell] = Content::EMPTY;
        self.place_noble(piece, Cell::OFF_BOARD);
    }

    /// Adds a piece to the sets of its side, or removes it.
    fn toggle(&mut self, side: Side, cell: Cell, content: Content) {
        self.armies[side.index()].toggle(cell);
        if content.slides() {
            self.sliders[side.index()].toggle(cell);
        }
    }

    /// Records the cell of a king, jester or dragon.
    fn place_noble(&mut self, piece: Piece, cell: Cell) {
        if !piece.kind.is_tray() {
            self.nobles[piece.side.index()][piece.kind.index() - Kind::TRAY] = cell;
        }
    }

    /// Plays a legal move.
    pub(super) fn make(&mut self, chosen: CellMove) -> Undo {
        match chosen {
            CellMove::Step { from, to, promotion: None } => self.make_step(from, to),
            _ => self.make_other(chosen),
        }
    }

    /// Plays a step without promotion, the most common move by far.
    #[inline]
    fn make_step(&mut self, from: Cell, to: Cell) -> Undo {
        let mover = self.mover;
        let (before, target, powers) = (self.grid[from], self.grid[to], self.powers);
        let tray = if target.is_piece() { self.capture(to, target, mover.other()) } else { 0 };
        self.grid[from] = Content::EMPTY;
        self.grid[to] = before;
        self.shift(mover, before, from, to);
        let irreversible = target.is_piece() || before == Content::piece(mover, Kind::Pawn);
        let (quiet, round) = self.end_move(irreversible);
        Undo { line: 0, round, tray, quiet, before, target, powers }
    }

    /// Ends the move of a side; returns the previous quiet counter and round.
    fn end_move(&mut self, irreversible: bool) -> (u16, u32) {
        let (quiet, round) = (self.quiet, self.round);
        self.quiet = if irreversible { 0 } else { QUIET_LIMIT.min(quiet + 1) };
        self.round = ROUND_LIMIT.min(round + self.mover.index() as u32);
        self.mover = self.mover.other();
        (quiet, round)
    }

    /// Records a piece's new cell in the sets of its side.
    fn shift(&mut self, side: Side, piece: Content, from: Cell, to: Cell) {
        self.armies[side.index()].shift(from, to);
        if piece.slides() {
            self.sliders[side.index()].shift(from, to);
        } else if piece.is_noble() {
            self.place_noble(Piece { side, kind: piece.kind() }, to);
        }
    }

    /// Plays a promotion, an evolution or a wipe.
    #[cold]
    fn make_other(&mut self, chosen: CellMove) -> Undo {
        let mover = self.mover;
        let (powers, mut line_before) = (self.powers, 0);
        let before = match chosen {
            CellMove::Step { from, to, promotion } => {
                let undo = self.make_step(from, to);
                if let Some(kind) = promotion {
                    self.trays[mover.index()][kind.index()] -= 1;
                    self.exchange(mover, to, kind);
                    self.quiet = 0;
                }
                return undo;
            }
            CellMove::Evolve { at, with } => {
                let before = self.grid[at];
                let result = before.kind().evolved(with).expect("legal evolutions are in the table");
                self.trays[mover.index()][with.index()] -= 1;
                self.exchange(mover, at, result);
                before
            }
            CellMove::Wipe { at } => {
                let before = self.grid[at];
                for cell in line(at, before.kind()) {
                    let content = self.grid[cell];
                    line_before = line_before << 8 | content.to_bits();
                    if let Some(piece) = content.as_piece() {
                        self.take(cell, piece);
                        self.forget_power(piece);
                    }
                }
                before
            }
        };
        let (quiet, round) = self.end_move(true);
        Undo { line: line_before, round, tray: 0, quiet, before, target: Content::EMPTY, powers }
    }

    /// Changes the kind of a piece; kings, jesters and dragons are not allowed.
    fn exchange(&mut self, side: Side, at: Cell, kind: Kind) {
        self.toggle(side, at, self.grid[at]);
        self.grid[at] = Content::piece(side, kind);
        self.toggle(side, at, self.grid[at]);
    }

    /// Removes a captured piece of `side`. Returns the previous count of its kind in the capturer's
    /// tray.
    fn capture(&mut self, cell: Cell, victim: Content, side: Side) -> u16 {
        self.toggle(side, cell, victim);
        let kind = victim.kind();
        if !victim.is_noble() {
            let held = &mut self.trays[side.other().index()][kind.index()];
            let before = *held;
            *held = TRAY_LIMIT.min(before + 1);
            return before;
        }
        let victim = Piece { side, kind };
        self.place_noble(victim, Cell::OFF_BOARD);
        self.forget_power(victim);
        0
    }

    /// Removes the power of a dragon that leaves the board or uses it.
    const fn forget_power(&mut self, piece: Piece) {
        if matches!(piece.kind, Kind::GoldenDragon | Kind::SilverDragon) {
            self.powers.0 &= !DragonPowers::bit(piece.side, piece.kind);
        }
    }

    /// Takes back the last move.
    pub(super) fn unmake(&mut self, chosen: CellMove, undo: &Undo) {
        self.mover = self.mover.other();
        self.quiet = undo.quiet;
        self.round = undo.round;
        self.powers = undo.powers;
        match chosen {
            CellMove::Step { from, to, promotion: None } => self.unmake_step(from, to, undo),
            _ => self.unmake_other(chosen, undo),
        }
    }

    #[inline]
    fn unmake_step(&mut self, from: Cell, to: Cell, undo: &Undo) {
        let mover = self.mover;
        self.grid[from] = undo.before;
        self.grid[to] = undo.target;
        self.shift(mover, undo.before, to, from);
        if undo.target.is_piece() {
            let (side, kind) = (mover.other(), undo.target.kind());
            self.toggle(side, to, undo.target);
            if undo.target.is_noble() {
                self.place_noble(Piece { side, kind }, to);
            } else {
                self.trays[mover.index()][kind.index()] = undo.tray;
            }
        }
    }

    #[cold]
    fn unmake_other(&mut self, chosen: CellMove, undo: &Undo) {
        let mover = self.mover;
        match chosen {
            CellMove::Step { from, to, promotion } => {
                if let Some(kind) = promotion {
                    self.trays[mover.index()][kind.index()] += 1;
                    self.exchange(mover, to, undo.before.kind());
                }
                self.unmake_step(from, to, undo);
            }
            CellMove::Evolve { at, with } => {
                self.exchange(mover, at, undo.before.kind());
                self.trays[mover.index()][with.index()] += 1;
            }
            CellMove::Wipe { at } => {
                let mut before = undo.line << 32;
                for cell in line(at, undo.before.kind()) {
                    before = before.rotate_left(8);
                    if let Some(piece) = Content::from_bits(before).as_piece() {
                        self.put(cell, piece);
                    }
                }
            }
        }
    }
}

/// Yields the twelve cells of a dragon's line: the column if it is golden, the row if silver.
pub(super) fn line(at: Cell, dragon: Kind) -> impl Iterator<Item = Cell> {
    let (mut next, along) = match dragon {
        Kind::GoldenDragon => (at.bottom(), Direction::UP),
        _ => (at.leftmost(), Direction::RIGHT),
    };
    std::iter::repeat_with(move || {
        let cell = next;
        next = cell.step(along);
        cell
    })
    .take(12)
}

/// Whether a cell is on the line of a dragon at `at`.
pub(super) const fn on_line(cell: Cell, at: Cell, dragon: Kind) -> bool {
    match dragon {
        Kind::GoldenDragon => cell.file() == at.file(),
        _ => cell.rank() == at.rank(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::text::parse;

    /// Every kind of move: captures of each kind of noble, promotions to the captured kind, full
    /// trays, and wipes of both sides' dragons.
    #[test]
    fn unmake_restores_the_position() {
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
