//! Chakart, a part at a time.

use super::Describe;
use crate::words::chakart::{Last, alt_with, holdings, kind, man, object};
use crate::words::{say, side};
use sealed_move_rules::chakart::{INFO, Kind, Man, Object, Square, View, square_name};
use sealed_move_rules::view::PlayerView as _;
use sealed_move_rules::{GameInfo, Side, Step};

/// Files and ranks.
const SIDE: usize = 8;

/// A view that describes itself; of a hidden queen only where its observer may know her.
pub(super) struct Described<'a>(pub(super) &'a View);

/// What can be asked for by its kind.
#[derive(Clone, Copy)]
enum Sort {
    Men(Kind),
    Things(Object),
}

/// The squares row by row from White's edge.
fn squares() -> impl Iterator<Item = Square> {
    let mut squares: Vec<_> = Square::all().collect();
    squares.sort_by_key(|at| (at.rank(), at.file()));
    squares.into_iter()
}

/// The men, the most important first, and the objects.
fn sorts() -> impl Iterator<Item = Sort> {
    const MEN: [Kind; 6] = [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];
    MEN.into_iter().map(Sort::Men).chain(Object::ALL.into_iter().map(Sort::Things))
}

fn name(sort: Sort) -> String {
    match sort {
        Sort::Men(of) => kind(of),
        Sort::Things(of) => object(of),
    }
}

impl Described<'_> {
    /// What is on a square, such as `immobilised White Rook` or `banana`.
    fn content(&self, at: Square) -> Option<String> {
        match (self.0.man(at), self.0.thing(at)) {
            (Some(here), _) => Some(Self::man(here)),
            (None, Some(thing)) => Some(object(thing)),
            (None, None) => None,
        }
    }

    fn man(here: Man) -> String {
        let held = if here.is_immobilised() { "yes" } else { "no" };
        say!("chakart-describe-man", side = side(&INFO, here.side), piece = man(here), held = held)
    }

    /// The squares that are so, by name.
    fn where_so(so: impl Fn(Square) -> bool) -> Vec<String> {
        squares().filter(|at| so(*at)).map(square_name).collect()
    }
}

impl Describe for Described<'_> {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn kinds(&self) -> Vec<String> {
        sorts().map(name).collect()
    }

    fn squares(&self) -> Vec<String> {
        squares().map(square_name).collect()
    }

    fn rows(&self) -> Vec<String> {
        (1..=SIDE).map(|row| row.to_string()).collect()
    }

    fn all(&self, _limit: usize) -> String {
        alt_with(self.0, None, Side::First, Last::Told)
    }

    fn side(&self, of: Side, _limit: usize) -> String {
        holdings(self.0, of)
    }

    fn kind(&self, index: usize) -> String {
        let Some(of) = sorts().nth(index) else { return String::new() };
        let groups: Vec<_> = match of {
            Sort::Things(thing) => {
                let squares = Self::where_so(|at| self.0.thing(at) == Some(thing));
                if squares.is_empty() { Vec::new() } else { vec![squares.join(" ")] }
            }
            Sort::Men(kind) => Side::BOTH
                .into_iter()
                .filter_map(|owner| {
                    let here = |man: Man| (man.side, man.kind) == (owner, kind);
                    let squares = Self::where_so(|at| self.0.man(at).is_some_and(here));
                    let squares = (!squares.is_empty()).then(|| squares.join(" "))?;
                    Some(say!("chakart-describe-squares", side = side(&INFO, owner), squares = squares))
                })
                .collect(),
        };
        if groups.is_empty() {
            return say!("describe-none", kind = name(of));
        }
        say!("describe-kinds", kind = name(of), places = groups.join("; "))
    }

    fn row(&self, index: usize) -> String {
        let lying: Vec<_> = squares()
            .skip(index * SIDE)
            .take(SIDE)
            .filter_map(|at| {
                let what = self.content(at)?;
                Some(say!("chakart-describe-on", what = what, square = square_name(at)))
            })
            .collect();
        let row = index + 1;
        if lying.is_empty() {
            return say!("describe-row-empty", row = row);
        }
        say!("describe-row-holds", row = row, pieces = lying.join("; "))
    }

    fn square(&self, index: usize) -> String {
        let Some(at) = squares().nth(index) else { return String::new() };
        match self.content(at) {
            None => say!("describe-square-empty", square = square_name(at)),
            Some(what) => say!("chakart-describe-square", square = square_name(at), what = what),
        }
    }

    fn turns_from(&self, square: &str) -> Vec<Step> {
        let mut steps = self.0.complete("");
        steps.retain(|step| step.text.starts_with(square));
        steps
    }
}
