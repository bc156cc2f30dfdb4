//! The texts of Lusus.

mod alt;
mod describe;
mod guide;
mod lessons;
mod played_move;
mod themes;
mod tiles;

use super::alt::AltSeen;
use super::game_text::{Describe, GameText, GameWords};
use super::grid::grid;
use super::{Label, Language, Value, Word, list, t};
use crate::domain::LastMove;
use sealed_move_rules::input::{Choice, Menu, Question};
use sealed_move_rules::lusus::{
    DrawReason, DrawnTiles, INFO, Kind, PieceTiles, Pile, PlacedTile, RollMeaning, Square, Story, Tile,
    TileEffect, TilePlay, View, Warning, square_from_name, square_name,
};
use sealed_move_rules::{Observer, Side, Suggestion, View as AnyView};

use alt::{describe_all, describe_side};
use played_move::{planned_move, played_move, special_hint};
use tiles::{text, tile};

pub(super) static WORDS: GameWords = GameWords {
    info: &INFO,
    title: "game-lusus",
    about: "game-about-lusus",
    sides: [Word::new("side-white"), Word::new("side-black")],
    setups: &[("standard", "setup-lusus-standard")],
    chapters: guide::CHAPTERS,
    pages: guide::PAGES,
    lessons: lessons::LESSONS,
    themes: themes::THEMES,
    chess: Some("lesson-chess-lusus"),
    symbol,
    corners: ["a1", "h8"],
    castles: true,
    passes: true,
    misread: &[],
};

impl GameText for View {
    fn words(&self) -> &'static GameWords {
        &WORDS
    }

    fn question(&self, lang: Language, menu: &Menu) -> String {
        let from = menu.way.first().cloned().unwrap_or_default();
        let piece = square_from_name(&from).and_then(|at| self.piece(at));
        let piece = piece.map(|piece| kind(piece.kind));
        // Playing a tile may be compulsory, or no more tiles allowed.
        let moves = |choice: &Choice| {
            let key = choice.key.as_str();
            square_from_name(key).is_some() || key.starts_with("O-") || key == "--"
        };
        let which = match menu.options.iter().filter(|choice| moves(choice)).count() {
            0 => "tile",
            count if count == menu.options.len() => "piece",
            _ => "both",
        };
        t!(
            lang,
            match menu.question {
                Question::Piece => "lusus-ask-man",
                Question::Bearer => "lusus-ask-bearer",
                Question::Tile => "lusus-ask-tile",
                Question::First => "lusus-ask-first",
                Question::Target => "lusus-ask-target",
                Question::Suffix => "lusus-ask-suffix",
                _ => "lusus-ask-done",
            },
            piece = piece,
            from = from,
            which = which
        )
    }

    fn situation(&self, lang: Language, menu: &Menu) -> Option<String> {
        // A complete move is described as a whole.
        if menu.move_text.is_some() {
            return None;
        }
        let first = menu.options.first()?;
        // All answers continue the same tiles.
        let so_far = first.draft.trim_end().rsplit_once(' ').map(|(plays, _)| {
            t!(lang, "compose-turn", turn = plays, meaning = planned_move(lang, self, plays))
        });
        let played = first.key.split_once('@').and_then(|(code, _)| Tile::from_code(code));
        let effect = played
            .filter(|_| menu.question == Question::Bearer)
            .map(|played| t!(lang, "lusus-option-tile", tile = tile(played), text = text(lang, played)));
        let lines: Vec<_> = so_far.into_iter().chain(effect).collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    fn entry(&self, lang: Language, menu: &Menu, choice: &Choice) -> Label {
        let token = choice.key.as_str();
        let opening = token.trim_end_matches(['@', '+']);
        if let Some(found) = Tile::from_code(opening) {
            let name = t!(lang, "lusus-entry-tile", tile = tile(found), code = found.code());
            return Label { name, detail: text(lang, found) };
        }
        if let Some(found) = opening.strip_prefix("RC+").and_then(Tile::from_code) {
            let name = t!(lang, "lusus-entry-recycle", tile = tile(found), code = found.code());
            return Label { name, detail: text(lang, found) };
        }
        if let Some(burned) = token.strip_prefix('-').and_then(Tile::from_code) {
            return Label {
                name: t!(lang, "lusus-entry-burn", tile = tile(burned)),
                detail: t!(lang, "lusus-entry-burn-text", text = text(lang, burned)),
            };
        }
        let step = Suggestion {
            token: choice.key.clone(),
            text: choice.example.clone(),
            complete: choice.leads == 0,
            rank: choice.rank,
        };
        let at = choice.square.as_deref().and_then(square_from_name);
        // The text above the menu explains a tile that stays on its bearer.
        if let (Question::Bearer, Some(at)) = (menu.question, at)
            && attaches(self, &step.text)
        {
            return Label { name: with_tiles(lang, self, at), detail: String::new() };
        }
        let name = match self.step_meaning(lang, &step) {
            // All answers begin with the same tile, and phones show only a few letters of each.
            said if menu.question == Question::Bearer && !token.contains('.') => match at {
                Some(at) => return Label { name: with_tiles(lang, self, at), detail: said },
                None => said,
            },
            // Several ways lead to this square.
            unsaid if unsaid.is_empty() => {
                t!(lang, "lusus-entry-to", to = choice.square.clone().unwrap_or_default())
            }
            told => told,
        };
        // The words already contain one or two squares.
        let plain = token.len() <= 4 && square_from_name(token.get(..2).unwrap_or_default()).is_some();
        Label { name, detail: if plain { String::new() } else { choice.key.clone() } }
    }

    fn planned_move(&self, lang: Language, notation: &str) -> String {
        planned_move(lang, self, notation)
    }

    fn played_move(&self, lang: Language, notation: &str, after: &AnyView) -> String {
        match after {
            // A trap may be revealed only in the view after the move.
            AnyView::Lusus(after) => played_move(lang, self, notation, after),
            _ => self.planned_move(lang, notation),
        }
    }

    fn step_meaning(&self, lang: Language, step: &Suggestion) -> String {
        let token = step.token.as_str();
        if let Some(at) = square_from_name(token) {
            return with_tiles(lang, self, at);
        }
        let opening = token.trim_end_matches(['@', '+']);
        if let Some(found) = Tile::from_code(opening) {
            return t!(lang, "lusus-option-tile", tile = tile(found), text = text(lang, found));
        }
        if opening == HIDDEN {
            return t!(lang, "lusus-option-trap");
        }
        if let Some(found) = opening.strip_prefix("RC+").and_then(Tile::from_code) {
            return t!(lang, "lusus-option-recycle", tile = tile(found), text = text(lang, found));
        }
        // The line of a tile explains its effect; the line of the piece move only the move.
        match self.plan(&step.text) {
            Ok(Story { plays, submitted: None, .. }) => match plays.last() {
                Some(TilePlay { effect: TileEffect::Attached { tile: Some(found), at, .. }, .. }) => {
                    let bearer = with_tiles(lang, self, *at);
                    t!(
                        lang,
                        "lusus-option-attach",
                        tile = tile(*found),
                        bearer = bearer,
                        text = text(lang, *found)
                    )
                }
                Some(last) => played_move::play(lang, last, self.turn()),
                None => String::new(),
            },
            Ok(story) if token.contains(' ') => played_move::describe_story(lang, &story),
            Ok(story) => played_move::describe_story(lang, &Story { plays: Vec::new(), ..story }),
            // An incomplete Heal or Trade.
            Err(_) => incomplete_tile(lang, self, token),
        }
    }

    fn warnings(&self, lang: Language, turn: &str) -> Vec<String> {
        let piece = |at| self.piece(at).map(|piece| kind(piece.kind));
        let sentence = |warning| match warning {
            Warning::Burns(burned) => t!(lang, "lusus-warn-burns", tile = tile(burned)),
            Warning::Strips { at, tile: lost } => {
                t!(lang, "lusus-warn-strips", tile = tile(lost), piece = piece(at), at = square_name(at))
            }
            Warning::Hinders { at, tile: put } => {
                t!(lang, "lusus-warn-hinders", tile = tile(put), piece = piece(at), at = square_name(at))
            }
            Warning::KingInDanger(at) => t!(lang, "lusus-warn-king", at = square_name(at)),
            Warning::CannotDraw => t!(lang, "lusus-warn-cannot-draw"),
            Warning::BagRunsOut => t!(lang, "lusus-warn-bag"),
        };
        self.warnings(turn).into_iter().map(sentence).collect()
    }

    fn alt(&self, lang: Language, last: Option<&LastMove>, seen: AltSeen<'_>) -> String {
        alt::alt(lang, self, last, seen)
    }

    fn diagram(&self, from: Side) -> String {
        let name = |index: i8, shift: u8| char::from(shift + index.unsigned_abs()).to_string();
        let mut files: Vec<_> = (0..8).map(|file: i8| (file, name(file, b'a'))).collect();
        let mut ranks: Vec<_> = (0..8).rev().map(|rank: i8| (rank, name(rank, b'1'))).collect();
        if from == Side::Second {
            files.reverse();
            ranks.reverse();
        }
        let cased = |side, text: &str| match side {
            Side::First => text.to_uppercase(),
            Side::Second => text.to_lowercase(),
        };
        grid(&files, &ranks, |file, rank| {
            let Some(piece) = Square::at(file, rank).and_then(|square| self.piece(square)) else {
                return String::new();
            };
            let chips = piece.tiles.iter().map(|chip| cased(chip.owner, chip.tile.map_or("?", Tile::code)));
            std::iter::once(cased(piece.side, &piece.kind.symbol().to_string())).chain(chips).collect()
        })
    }

    fn hand(&self, lang: Language) -> Vec<String> {
        let Observer::Player(viewer) = self.observer() else { return Vec::new() };
        self.zone(viewer, Pile::Hand)
            .tiles()
            .unwrap_or_default()
            .into_iter()
            .map(|of| line(lang, of))
            .collect()
    }

    fn pieces(&self, side: Side) -> Vec<Word> {
        Square::all()
            .filter_map(|at| self.piece(at).filter(|piece| piece.side == side))
            .map(|piece| kind(piece.kind))
            .collect()
    }

    fn special_hint(&self, lang: Language, notation: &str) -> Option<String> {
        special_hint(lang, self, notation)
    }

    fn piece_on(&self, square: &str) -> Option<Word> {
        let at = Square::all().find(|at| square_name(*at) == square)?;
        self.piece(at).map(|piece| kind(piece.kind))
    }

    fn describer(&self, lang: Language) -> Box<dyn Describe + '_> {
        Box::new(describe::Describer { lang, view: self })
    }
}

/// The meaning of a roll, for the proof of the dice.
pub(super) fn roll(lang: Language, meaning: RollMeaning) -> String {
    match meaning {
        RollMeaning::Dealt(of, dealt) => {
            t!(lang, "lusus-roll-dealt", side = WORDS.side(of), tile = tile(dealt))
        }
        RollMeaning::Drawn(reason, drawn) => {
            let reason = match reason {
                DrawReason::Backstab => "backstab",
                DrawReason::LifeTap => "lifetap",
                DrawReason::Draw => "draw",
            };
            t!(lang, "lusus-roll-drawn", reason = reason, tile = tile(drawn))
        }
        RollMeaning::Dodged(to) => t!(lang, "lusus-roll-dodged", to = square_name(to)),
    }
}

const fn kind(kind: Kind) -> Word {
    Word::new(match kind {
        Kind::King => "lusus-kind-K",
        Kind::Queen => "lusus-kind-Q",
        Kind::Rook => "lusus-kind-R",
        Kind::Bishop => "lusus-kind-B",
        Kind::Knight => "lusus-kind-N",
        Kind::Pawn => "lusus-kind-P",
    })
}

/// Whether the last tile of these plays is put on a piece.
fn attaches(view: &View, typed: &str) -> bool {
    let plays = view.plan(typed).map(|story| story.plays).unwrap_or_default();
    plays.last().is_some_and(|play| matches!(play.effect, TileEffect::Attached { .. }))
}

/// The name of the kind of piece or the tile with a symbol.
fn symbol(symbol: &str) -> Option<Word> {
    let of_kind = Kind::ALL.into_iter().find(|of| symbol.chars().eq([of.symbol()])).map(kind);
    of_kind.or_else(|| Tile::from_code(symbol).map(tile))
}

/// The name of a tile, which may be face down.
fn known(chip: Option<Tile>) -> Word {
    chip.map_or(Word::new("lusus-hidden"), tile)
}

/// The name of a tile on a piece, with its owner unless they own the piece, too.
fn chip(lang: Language, chip: PlacedTile, bearer: Side) -> Value {
    let name = known(chip.tile);
    if chip.owner == bearer {
        Value::Word(name)
    } else {
        Value::from(t!(lang, "lusus-foreign", tile = name, side = WORDS.side(chip.owner)))
    }
}

fn chips(lang: Language, tiles: &PieceTiles, bearer: Side) -> Value {
    list(lang, tiles.iter().map(|found| chip(lang, found, bearer)))
}

fn names(lang: Language, tiles: &[Tile]) -> Value {
    if tiles.is_empty() {
        Value::from(t!(lang, "lusus-none"))
    } else {
        list(lang, tiles.iter().map(|found| tile(*found)))
    }
}

/// Tiles drawn at random, by name if they are known.
fn drawn_tiles(lang: Language, drawn_tiles: &DrawnTiles) -> Value {
    match &drawn_tiles.tiles {
        Some(tiles) => names(lang, tiles),
        None => Value::from(t!(lang, "lusus-some", count = drawn_tiles.count)),
    }
}

/// A tile with name, code and effect.
fn line(lang: Language, found: Tile) -> String {
    t!(lang, "lusus-tile-line", tile = tile(found), code = found.code(), text = text(lang, found))
}

/// The notation of a trap that the reader may not know.
const HIDDEN: &str = "TX";

/// Describes a Heal or Trade that lacks its second part.
fn incomplete_tile(lang: Language, view: &View, token: &str) -> String {
    let inner = token.strip_prefix("RC+").unwrap_or(token);
    if let Some(codes) = inner.strip_prefix("HE+") {
        let tiles: Vec<Tile> = codes.split('+').filter_map(Tile::from_code).collect();
        return t!(lang, "lusus-option-tile", tile = tile(Tile::Heal), text = names(lang, &tiles));
    }
    let place = inner.strip_prefix("TD@").and_then(|rest| rest.trim_end_matches('~').split_once('.'));
    let Some((at, slot)) = place else { return String::new() };
    let at = square_from_name(at);
    let bearer = at.and_then(|at| view.piece(at));
    let index = slot.parse::<usize>().ok().and_then(|slot| slot.checked_sub(1));
    match (bearer, index.and_then(|index| bearer?.tiles.get(index)), at) {
        (Some(piece), Some(found), Some(at)) => {
            t!(
                lang,
                "lusus-option-trade",
                tile = chip(lang, found, piece.side),
                piece = kind(piece.kind),
                at = square_name(at)
            )
        }
        _ => String::new(),
    }
}

/// A piece with its tiles, such as `Rook on a1 with Queen`.
fn with_tiles(lang: Language, view: &View, at: Square) -> String {
    match view.piece(at) {
        None => square_name(at),
        Some(piece) if piece.tiles.is_empty() => {
            t!(lang, "lusus-option-piece", piece = kind(piece.kind), at = square_name(at))
        }
        Some(piece) => t!(
            lang,
            "lusus-option-piece-tiles",
            piece = kind(piece.kind),
            at = square_name(at),
            tiles = chips(lang, &piece.tiles, piece.side),
        ),
    }
}

#[cfg(test)]
mod tests;
