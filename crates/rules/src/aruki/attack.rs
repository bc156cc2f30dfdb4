//! Which piece attacks what: captures, mimicry and line checks (`rules/aruki.md §§5, 6, 9, 10`).

use super::grid::{Cell, Cells, Content, Direction, Directions};
use super::piece::{Kind, Square};
use super::state::{State, on_line};
use crate::Side;

/// How a kind of piece captures. What a jester borrows is left out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// Where it goes one square; a slider's slides begin here.
    pub(super) steps: Directions,
    /// Where it leaps two squares.
    pub(super) leaps: Directions,
    /// Where it slides.
    pub(super) slides: Directions,
}

impl Reach {
    /// The reach of a side's piece.
    pub(super) const fn of(kind: Kind, side: Side) -> Self {
        REACH[side.index()][kind as usize]
    }

    const fn compute(kind: Kind, side: Side) -> Self {
        use Directions as D;
        let (steps, leaps, slides) = match kind {
            Kind::Pawn | Kind::Javelin => (D::capturing_pawn(side), D::NONE, D::NONE),
            Kind::Pike => (D::DIAGONAL, D::NONE, D::NONE),
            Kind::GreaterPike => (D::DIAGONAL, D::DIAGONAL, D::NONE),
            Kind::Lance => (D::STRAIGHT, D::NONE, D::NONE),
            Kind::GreaterLance => (D::STRAIGHT, D::STRAIGHT, D::NONE),
            Kind::LongSword => (D::ALL, D::ALL, D::NONE),
            Kind::Rook => (D::STRAIGHT, D::NONE, D::STRAIGHT),
            Kind::Arrow => (D::DIAGONAL, D::NONE, D::DIAGONAL),
            Kind::Minister => (D::ALL, D::NONE, D::ALL),
            Kind::Sword | Kind::King | Kind::Jester | Kind::GoldenDragon | Kind::SilverDragon => {
                (D::ALL, D::NONE, D::NONE)
            }
        };
        Self { steps, leaps, slides }
    }
}

static REACH: [[Reach; 16]; 2] = {
    let none = Reach { steps: Directions::NONE, leaps: Directions::NONE, slides: Directions::NONE };
    let mut table = [[none; 16]; 2];
    let mut index = 0;
    while index < Kind::ALL.len() {
        table[0][index] = Reach::compute(Kind::ALL[index], Side::First);
        table[1][index] = Reach::compute(Kind::ALL[index], Side::Second);
        index += 1;
    }
    table
};

/// How a piece gives check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckKind {
    /// It could capture the king.
    Attack,
    /// It is a dragon that could wipe the king's line.
    Line,
}

/// One check against the king of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Check {
    /// Where the king stands.
    pub king: Square,
    /// Where the piece stands that gives check.
    pub by: Square,
    /// How it does.
    pub kind: CheckKind,
}

/// How rooks, arrows and ministers threaten a king.
pub(super) struct SliderThreats {
    /// Whether one attacks it.
    pub(super) attacked: bool,
    /// The own pieces that stand alone between it and one of them.
    pub(super) pinned: Cells,
    /// Whether pieces stand between it and one of them.
    pub(super) blocked: bool,
}

impl State {
    /// Whether the king of `side` is in check.
    pub(super) fn in_check(&self, side: Side) -> bool {
        let king = self.noble(side, Kind::King);
        let enemy = side.other();
        self.checked_from_afar(side)
            || self.attacked_closely(king, enemy)
            || self.sliders_toward(king, enemy).any(|(slider, direction, distance)| {
                distance == 1 || self.first_from(slider.step(direction), direction) == king
            })
    }

    /// Whether a dragon's line or mimicry gives check to the king of `side`.
    pub(super) fn checked_from_afar(&self, side: Side) -> bool {
        self.line_checks(side, Kind::GoldenDragon)
            || self.line_checks(side, Kind::SilverDragon)
            || self.mimicry_reaches(side.other(), self.noble(side, Kind::King))
    }

    /// Whether an enemy dragon of a kind gives a line check to the king of `side`.
    fn line_checks(&self, side: Side, dragon: Kind) -> bool {
        let enemy = side.other();
        if !self.power(enemy, dragon) {
            return false;
        }
        let at = self.noble(enemy, dragon);
        on_line(self.noble(side, Kind::King), at, dragon)
            && !on_line(self.noble(enemy, Kind::King), at, dragon)
    }

    /// Whether a piece of `by` attacks a cell with a step or a leap, mimicry left out.
    pub(super) fn attacked_closely(&self, target: Cell, by: Side) -> bool {
        self.army(by).meets(Cells::near(target))
            && Direction::ALL.into_iter().any(|direction| {
                let back = direction.reverse();
                let near = target.step(direction);
                let (stepper, leaper) = (self.content(near), self.content(near.step(direction)));
                stepper.is(by) && Reach::of(stepper.kind(), by).steps.has(back)
                    || leaper.is(by) && Reach::of(leaper.kind(), by).leaps.has(back)
            })
    }

    /// The sliders of `by` that would reach a cell on an empty board, with direction and distance.
    pub(super) fn sliders_toward(
        &self,
        target: Cell,
        by: Side,
    ) -> impl Iterator<Item = (Cell, Direction, u8)> {
        self.sliders(by).filter_map(move |slider| {
            let (direction, distance) = slider.line_to(target)?;
            let slides = Reach::of(self.content(slider).kind(), by).slides.has(direction);
            slides.then_some((slider, direction, distance))
        })
    }

    /// Where a step of another piece may end the check to a king that is attacked without mimicry and
    /// dragons' lines: the attacker and what is before it; nowhere if there are two.
    pub(super) fn answers(&self, king: Cell, by: Side) -> Cells {
        let (mut attackers, mut answers) = (0, Cells::NONE);
        for (slider, direction, distance) in self.sliders_toward(king, by) {
            if self.first_from(slider.step(direction), direction) == king {
                attackers += 1;
                let mut cell = slider;
                for _ in 0..distance {
                    answers.add(cell);
                    cell = cell.step(direction);
                }
            }
        }
        for direction in Direction::ALL {
            let back = direction.reverse();
            let near = king.step(direction);
            let far = near.step(direction);
            let (stepper, leaper) = (self.content(near), self.content(far));
            let steps = Reach::of(stepper.kind(), by).steps.has(back) && !stepper.slides();
            let leaps = Reach::of(leaper.kind(), by).leaps.has(back);
            for (cell, attacks) in [(near, stepper.is(by) && steps), (far, leaper.is(by) && leaps)] {
                if attacks {
                    attackers += 1;
                    answers.add(cell);
                }
            }
        }
        if attackers == 1 { answers } else { Cells::NONE }
    }

    /// The first cell that is not empty, from `cell` on.
    pub(super) fn first_from(&self, mut cell: Cell, direction: Direction) -> Cell {
        while self.content(cell) == Content::EMPTY {
            cell = cell.step(direction);
        }
        cell
    }

    /// What the pieces around a jester lend it: leaps and slides, as directions.
    pub(super) fn lent(&self, jester: Cell) -> (Directions, Directions) {
        let (mut leaps, mut slides) = (Directions::NONE, Directions::NONE);
        for direction in Direction::ALL {
            let lender = self.content(jester.step(direction));
            if lender.is_piece() {
                // Leaps and slides look the same from both sides.
                let reach = Reach::of(lender.kind(), Side::First);
                leaps = leaps.or(reach.leaps);
                slides = slides.or(reach.slides);
            }
        }
        (leaps, slides)
    }

    /// Where a piece of a kind slides from a cell, what a jester borrows included.
    pub(super) fn slides(&self, kind: Kind, from: Cell) -> Directions {
        match kind {
            Kind::Jester => self.lent(from).1,
            _ => Reach::of(kind, Side::First).slides,
        }
    }

    /// Whether the jester of `by` attacks a cell that is not next to it.
    fn mimicry_reaches(&self, by: Side, target: Cell) -> bool {
        let jester = self.noble(by, Kind::Jester);
        let Some((direction, distance)) = self.mimicry_line(by, target) else { return false };
        if distance < 2 {
            return false;
        }
        let (leaps, slides) = self.lent(jester);
        if distance == 2 && leaps.has(direction) {
            return true;
        }
        slides.has(direction) && self.first_from(jester.step(direction), direction) == target
    }

    /// The direction and distance from the jester of `by` to a cell, if they share a line: only
    /// then can mimicry ever reach it.
    pub(super) fn mimicry_line(&self, by: Side, target: Cell) -> Option<(Direction, u8)> {
        let jester = self.noble(by, Kind::Jester);
        if jester == Cell::NOWHERE {
            return None;
        }
        jester.line_to(target)
    }

    /// How sliders threaten the king of `side`.
    pub(super) fn slider_threats(&self, side: Side) -> SliderThreats {
        let king = self.noble(side, Kind::King);
        let mut threats = SliderThreats { attacked: false, pinned: Cells::NONE, blocked: false };
        for (slider, direction, _) in self.sliders_toward(king, side.other()) {
            let first = self.first_from(slider.step(direction), direction);
            threats.attacked |= first == king;
            threats.blocked |= first != king;
            let own = first != king && self.content(first).is(side);
            if own && self.first_from(first.step(direction), direction) == king {
                threats.pinned.add(first);
            }
        }
        threats
    }

    /// Every check against the king of `side`, one for each piece that gives it.
    pub(super) fn checks(&self, side: Side) -> Vec<Check> {
        let enemy = side.other();
        let king = self.noble(side, Kind::King);
        let mut found = Vec::new();
        let mut add = |by: Cell, kind| {
            let (king, by) = (king.square(), by.square());
            if !found.iter().any(|check: &Check| check.by == by) {
                found.push(Check { king, by, kind });
            }
        };
        for direction in Direction::ALL {
            let near = king.step(direction);
            if self.content(near) == Content::EDGE {
                continue;
            }
            let slider = self.first_from(near, direction);
            let back = direction.reverse();
            for (cell, reaches) in [
                (near, (|reach: Reach| reach.steps) as fn(Reach) -> Directions),
                (near.step(direction), |reach| reach.leaps),
                (slider, |reach| reach.slides),
            ] {
                let content = self.content(cell);
                if content.is(enemy) && reaches(Reach::of(content.kind(), enemy)).has(back) {
                    add(cell, CheckKind::Attack);
                }
            }
        }
        if self.mimicry_reaches(enemy, king) {
            add(self.noble(enemy, Kind::Jester), CheckKind::Attack);
        }
        for dragon in [Kind::GoldenDragon, Kind::SilverDragon] {
            if self.line_checks(side, dragon) {
                add(self.noble(enemy, dragon), CheckKind::Line);
            }
        }
        found
    }
}
