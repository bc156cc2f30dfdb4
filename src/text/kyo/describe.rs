//! Describes parts of a Kyo position.

use super::{Stacks, WORDS, alt_with, describe_stack, kind};
use crate::text::alt::AltDetail;
use crate::text::alt::AltSeen;
use crate::text::game_text::Describe;
use crate::text::{Join, Language, Word, join, t};
use sealed_move_rules::PlayerView as _;
use sealed_move_rules::kyo::{Kind, Mana, Tile, View, tile_name};
use sealed_move_rules::{Side, Suggestion};

/// The number of columns and rows.
const SIDE: usize = 10;

pub(super) struct Describer<'a> {
    pub(super) lang: Language,
    pub(super) view: &'a View,
}

/// All tiles, row by row from Gold's edge.
fn tiles() -> impl Iterator<Item = Tile> {
    let mut tiles: Vec<_> = Tile::all().collect();
    tiles.sort_by_key(|at| (at.rank(), at.file()));
    tiles.into_iter()
}

/// All kinds, the most important first.
fn kinds() -> impl Iterator<Item = Kind> {
    [Kind::King, Kind::Queen, Kind::Tower, Kind::HeavyPawn, Kind::LightPawn, Kind::Cannon, Kind::Knight]
        .into_iter()
}

impl Describer<'_> {
    /// The stacks on some tiles, in words or, if these are too long, in symbols.
    fn stacks(&self, tiles: impl Iterator<Item = Tile> + Clone, limit: usize) -> String {
        let told: Vec<_> = tiles.clone().map(|tile| describe_stack(self.lang, self.view, tile)).collect();
        let told = join(self.lang, Join::Steps, &told);
        if told.chars().count() <= limit {
            return told;
        }
        let symbols =
            |tile| format!("{} {}", tile_name(tile), self.view.stack(tile).letters().collect::<String>());
        t!(self.lang, "kyo-describe-symbols", stacks = tiles.map(symbols).collect::<Vec<_>>().join(", "))
    }
}

impl Describe for Describer<'_> {
    fn kinds(&self) -> Vec<Word> {
        kinds().map(kind).collect()
    }

    fn squares(&self) -> Vec<String> {
        tiles().map(tile_name).collect()
    }

    fn rows(&self) -> Vec<String> {
        (0..SIDE).map(|row| row.to_string()).collect()
    }

    fn all(&self, limit: usize) -> String {
        let told =
            alt_with(self.lang, self.view, None, AltSeen::from(Side::First), AltDetail::Words, Stacks::Named);
        if told.chars().count() <= limit {
            return told;
        }
        alt_with(self.lang, self.view, None, AltSeen::from(Side::First), AltDetail::Words, Stacks::Symbols)
    }

    fn side(&self, of: Side, limit: usize) -> String {
        let [dark, light] = Mana::BOTH.map(|mana| self.view.mana(of, mana));
        let mana = t!(self.lang, "kyo-alt-mana", side = WORDS.side(of), dark = dark, light = light);
        let tiles: Vec<_> = tiles().filter(|at| self.view.stack(*at).owner() == Some(of)).collect();
        let room = limit.saturating_sub(mana.chars().count() + 100);
        let stacks = t!(self.lang, "kyo-alt-stacks", stacks = self.stacks(tiles.iter().copied(), room));
        join(self.lang, Join::Sentences, &[mana, stacks])
    }

    fn kind(&self, index: usize) -> String {
        let Some(of) = kinds().nth(index) else { return String::new() };
        let groups = Side::BOTH.into_iter().filter_map(|owner| {
            let stands = |at: &Tile| {
                self.view.stack(*at).pawn.is_some_and(|pawn| (pawn.side, pawn.kind) == (owner, of))
            };
            let tiles: Vec<_> = tiles().filter(stands).map(tile_name).collect();
            (!tiles.is_empty()).then(|| {
                t!(
                    self.lang,
                    "kyo-describe-kind",
                    side = WORDS.side(owner),
                    tiles = join(self.lang, Join::List, &tiles)
                )
            })
        });
        let groups: Vec<_> = groups.collect();
        if groups.is_empty() {
            return t!(self.lang, "describe-none", kind = kind(of));
        }
        t!(self.lang, "describe-kinds", kind = kind(of), places = join(self.lang, Join::Steps, &groups))
    }

    fn row(&self, index: usize) -> String {
        let lying: Vec<_> =
            tiles().skip(index * SIDE).take(SIDE).filter(|at| !self.view.stack(*at).is_empty()).collect();
        if lying.is_empty() {
            return t!(self.lang, "describe-row-empty", row = index);
        }
        let told: Vec<_> = lying.into_iter().map(|at| describe_stack(self.lang, self.view, at)).collect();
        t!(self.lang, "describe-row-holds", row = index, pieces = join(self.lang, Join::Steps, &told))
    }

    fn square(&self, index: usize) -> String {
        let Some(at) = tiles().nth(index) else { return String::new() };
        t!(self.lang, "kyo-describe-tile", stack = describe_stack(self.lang, self.view, at))
    }

    fn turns_from(&self, square: &str) -> Vec<Suggestion> {
        // Only the first steps: a move may have more, and the list of `/move` leads to them.
        self.view.next(&format!("{square} ")).map(|next| next.options).unwrap_or_default()
    }
}
