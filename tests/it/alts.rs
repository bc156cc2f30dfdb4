//! Alt texts of all positions in the vectors: complete, and within Discord's limit.

use sealed_move::domain::{BoardView, EndReason, Ending};
use sealed_move::text::{self, Language};
use sealed_move_rules::PlayerView as _;
use sealed_move_rules::{
    GAMES, Game, GameInfo, GameState, Observer, Position, Side, View, aruki, chakart, kyo, lusus,
};
use serde_json::Value;
use std::collections::BTreeSet;

use crate::translations::reader::FlatCatalogue;

/// Collects all strings of a value.
fn texts<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => found.push(text),
        Value::Array(list) => list.iter().for_each(|item| texts(item, found)),
        Value::Object(map) => map.values().for_each(|item| texts(item, found)),
        _ => {}
    }
}

/// All vectors of a game, from all files.
fn vectors(game: &str) -> Vec<Value> {
    let mut values = Vec::new();
    for entry in std::fs::read_dir(crate::vectors::path(game, "")).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("jsonl") => {
                values.extend(text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()));
            }
            _ => values.push(serde_json::from_str(&text).unwrap()),
        }
    }
    values
}

/// A finished match has no side to move, even if the board allows moves.
#[test]
fn an_alt_text_after_the_end_says_so() {
    for game in GAMES {
        let setup = game.info().setups[0].name;
        let start = sealed_move_rules::chance::start(*game, setup, |_| 0).unwrap();
        let board_view = BoardView::new(&GameState::new(start), Observer::Public).unwrap();
        let sides = game.info().sides;
        let alt = |winner, reason| {
            let ending = Ending { winner, reason };
            text::alt(Language::ENGLISH, &board_view, Side::First, Some(&ending))
        };
        for (side, name) in Side::BOTH.into_iter().zip(sides) {
            for (reason, how) in [(EndReason::Resignation, "by resignation"), (EndReason::Time, "on time")] {
                let told = alt(Some(side), reason).to_lowercase();
                assert!(told.contains(&format!("{name} won {how}, seen from {}", sides[0])), "{told}");
                assert!(!told.contains("to move"), "{told}");
            }
        }
        assert!(alt(None, EndReason::Agreement).contains(", Draw by agreement, seen from"));
        assert!(alt(None, EndReason::Aborted).contains(", Canceled without a result, seen from"));
    }
}

/// Views of a position, and of the position after a move.
fn board_views(position: Box<dyn Position>, observer: Observer) -> Vec<BoardView> {
    let turn =
        position.view(Observer::Player(position.turn())).complete("").into_iter().find(|step| step.complete);
    let mut line = GameState::new(position);
    let mut board_views = vec![BoardView::new(&line, observer).unwrap()];
    if let Some(turn) = turn
        && line.replay(&turn.text).is_ok()
    {
        board_views.push(BoardView::new(&line, observer).unwrap());
    }
    board_views
}

fn check(game: &dyn Game, board_view: &BoardView, from: Side) -> usize {
    let alt = text::alt(Language::ENGLISH, board_view, from, None);
    let length = alt.chars().count();
    assert!(length <= text::ALT_LIMIT, "{length}: {alt}");
    assert!(!alt.ends_with('…'), "{}: cut off: {alt}", game.info().name);
    assert_eq!(alt.contains("Last move, "), board_view.last.is_some(), "{alt}");
    match &board_view.view {
        View::Aruki(view) => check_aruki(view, &alt),
        View::Kyo(view) => check_kyo(view, &alt),
        View::Chakart(view) => check_chakart(view, &alt),
        View::Lusus(view) => check_lusus(view, &alt),
    }
    length
}

/// Joins squares in the order of an alt text.
fn list(squares: impl Iterator<Item = String>) -> Option<String> {
    let squares: Vec<_> = squares.collect();
    (!squares.is_empty()).then(|| squares.join(" "))
}

/// The parts of an alt text about White and about Black.
fn halves(alt: &str) -> [&str; 2] {
    let [white, black] = ["White: ", "Black: "].map(|side| alt.rfind(side).unwrap());
    assert!(white < black, "{alt}");
    [&alt[white..black], &alt[black..]]
}

fn word(game: &GameInfo, symbol: &str) -> String {
    text::word(Language::ENGLISH, text::piece(game, symbol).unwrap())
}

fn check_aruki(view: &aruki::View, alt: &str) {
    let halves = halves(alt);
    let whole = alt.contains(&word(&aruki::INFO, "K"));
    for (side, half) in Side::BOTH.into_iter().zip(halves) {
        for kind in aruki::Kind::ALL {
            let name = if whole { word(&aruki::INFO, kind.symbol()) } else { kind.symbol().to_owned() };
            let standing =
                aruki::Square::all().filter(|at| view.piece(*at) == Some(aruki::Piece { side, kind }));
            if let Some(squares) = list(standing.map(aruki::square_name)) {
                let group = format!(" {name} {squares}");
                assert!(half.contains(&group), "{group}: {alt}");
            }
            let held = if kind.is_tray() { view.tray(side, kind) } else { 0 };
            let tray = format!(" {held} {name}");
            assert!(held == 0 || half.contains(&tray), "{tray}: {alt}");
        }
    }
}

fn check_kyo(view: &kyo::View, alt: &str) {
    let text = view.text();
    let board = text.split(' ').next().unwrap();
    if let Some((_, rows)) = alt.rsplit_once(": ")
        && rows.contains('/')
    {
        assert_eq!(rows.trim_end_matches('.'), board, "{alt}");
        return;
    }
    for tile in kyo::Tile::all().filter(|tile| !view.stack(*tile).is_empty()) {
        let name = kyo::tile_name(tile);
        let characters: String = view.stack(tile).letters().collect();
        let symbols = [",", "."].iter().any(|end| alt.contains(&format!(" {name} {characters}{end}")));
        assert!(symbols || describes_stack(view.stack(tile), &name, alt), "{name} {characters}: {alt}");
    }
    for side in Side::BOTH {
        let [dark, light] = kyo::Mana::BOTH.map(|mana| view.mana(side, mana));
        assert!(alt.contains(&format!(" has {dark} dark and {light} light mana.")), "{alt}");
    }
}

/// Whether an alt text describes all chips of a stack and its pawn.
fn describes_stack(stack: &kyo::Stack, name: &str, alt: &str) -> bool {
    let Some((_, rest)) = alt.split_once(&format!(" {name}: ")) else { return false };
    let told = rest.split(';').next().unwrap();
    let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    let count = |word: &str| match word {
        "a" | "an" => 1,
        word => numbers
            .iter()
            .position(|number| *number == word)
            .map_or_else(|| word.parse().unwrap_or(0), |index| index + 1),
    };
    let things: usize = told.split([' ', ',']).map(count).sum();
    let pawn =
        stack.pawn.is_none_or(|pawn| told.contains(&word(&kyo::INFO, &pawn.kind.symbol().to_string())));
    things == stack.chips.len() + usize::from(stack.pawn.is_some()) && pawn
}

fn check_chakart(view: &chakart::View, alt: &str) {
    use chakart::{Kind, Object, Piece, Square, square_name};
    let at = |wanted: &dyn Fn(Square) -> bool| {
        let mut names: Vec<_> = Square::all().filter(|at| wanted(*at)).map(square_name).collect();
        names.sort();
        list(names.into_iter())
    };
    for (side, half) in Side::BOTH.into_iter().zip(halves(alt)) {
        for kind in Kind::ALL {
            for hidden in [false, true] {
                let stands =
                    |piece: Piece| piece.side == side && piece.kind == kind && piece.is_hidden() == hidden;
                let Some(squares) = at(&|at| view.piece(at).is_some_and(stands)) else { continue };
                let name = word(&chakart::INFO, &kind.symbol().to_string());
                let name = if hidden { format!("hidden {name}") } else { name };
                let group = format!(" {name} {squares}");
                assert!(half.contains(&group), "{group}: {alt}");
            }
        }
        if let Some(held) =
            at(&|at| view.piece(at).is_some_and(|piece| piece.side == side && piece.is_immobilized()))
        {
            assert!(half.contains(&format!("Can't move: {held}.")), "{alt}");
        }
    }
    let (_, objects) = alt.rsplit_once("bjects").unwrap();
    for object in Object::ALL {
        if let Some(squares) = at(&|at| view.object(at) == Some(object)) {
            assert!(objects.contains(&squares), "{squares}: {alt}");
        }
    }
}

fn check_lusus(view: &lusus::View, alt: &str) {
    use lusus::{Pile, Square, square_name};
    let text = view.text();
    let board = text.split(' ').nth(1).unwrap();
    if !alt.contains(&format!(": {board}. ")) {
        for (side, half) in Side::BOTH.into_iter().zip(halves(alt)) {
            for at in Square::all() {
                let Some(piece) = view.piece(at).filter(|piece| piece.side == side) else { continue };
                let kind = word(&lusus::INFO, &piece.kind.symbol().to_string());
                let phrase = format!(" {kind} {}", square_name(at));
                let (_, rest) = half.split_once(&phrase).unwrap_or_else(|| panic!("{phrase}: {alt}"));
                let tiles = rest.strip_prefix(" (").map_or("", |rest| rest.split([')', '(']).next().unwrap());
                let told: Vec<_> = tiles.split(", ").filter(|tile| !tile.is_empty()).collect();
                assert_eq!(told.len(), piece.tiles.iter().count(), "{phrase}: {alt}");
                for (chip, told) in piece.tiles.iter().zip(told) {
                    let tile = chip.tile.map(|tile| word(&lusus::INFO, tile.code()));
                    assert!(told.starts_with(&tile.unwrap_or_default()), "{tiles}: {alt}");
                }
            }
        }
    }
    for side in Side::BOTH {
        let [hand, bag] = [Pile::Hand, Pile::Bag].map(|pile| view.zone(side, pile).count());
        let name = ["White", "Black"][side.index()];
        let (_, rest) = alt.split_once(&format!("{name} has {hand} ")).unwrap_or_else(|| panic!("{alt}"));
        assert!(rest.contains(&format!("in hand, {bag} in the bag")), "{alt}");
    }
}

/// All positions of a game's vectors.
fn positions(game: &dyn Game) -> Vec<Box<dyn Position>> {
    let vectors = vectors(game.info().name);
    let mut found = Vec::new();
    vectors.iter().for_each(|value| texts(value, &mut found));
    found.sort_unstable();
    found.dedup();
    found.iter().filter(|text| text.contains('/')).filter_map(|text| game.parse(text).ok()).collect()
}

/// The squares that an alt text names.
fn squares(alt: &str) -> BTreeSet<&str> {
    let is_square = |word: &&str| {
        let mut letters = word.chars();
        letters.next().is_some_and(|file| file.is_ascii_alphabetic())
            && word.len() > 1
            && letters.all(|digit| digit.is_ascii_digit())
    };
    alt.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(is_square).collect()
}

/// Checks that a translated alt text has the squares, as a list or as a position, and the sides.
fn check_translated(lang: Language, forms: &FlatCatalogue, game: &GameInfo, board_view: &BoardView) -> usize {
    let [alt, english] =
        [lang, Language::ENGLISH].map(|lang| text::alt(lang, board_view, Side::Second, None));
    let length = alt.chars().count();
    assert!(length <= text::ALT_LIMIT && !alt.ends_with('…'), "{lang:?}, {length}: {alt}");
    let position = board_view.view.text();
    let is_position = position.split(' ').any(|part| part.contains('/') && alt.contains(part));
    let missing: Vec<&str> = squares(&english).difference(&squares(&alt)).copied().collect();
    assert!(is_position || missing.is_empty(), "{lang:?}, {missing:?}: {alt}");
    let lower = alt.to_lowercase();
    for side in game.sides {
        let forms = &forms.forms[&format!("side-{side}")];
        let has_side = forms.iter().any(|form| lower.contains(&form.to_lowercase()));
        assert!(has_side, "{lang:?}, {side}: {alt}");
    }
    length
}

/// How many of the longest texts of a game are compared in all languages.
const LONGEST: usize = 12;

#[test]
fn the_longest_alt_texts_are_whole_in_all_languages() {
    for game in GAMES {
        let views = positions(*game).into_iter().flat_map(|position| {
            let observer = Observer::Player(position.turn());
            board_views(position, observer)
        });
        let length =
            |view: &BoardView| text::alt(Language::ENGLISH, view, Side::Second, None).chars().count();
        let mut views: Vec<_> = views.map(|view| (length(&view), view)).collect();
        views.sort_by_key(|(length, _)| std::cmp::Reverse(*length));
        views.truncate(LONGEST);
        for lang in Language::all() {
            let forms = FlatCatalogue::shipped(lang.tag());
            let lengths = views.iter().map(|(_, view)| check_translated(lang, &forms, game.info(), view));
            let longest = lengths.max().unwrap();
            // Japanese needs fewer characters.
            assert!(longest > 200, "{}, {lang:?}: {longest}", game.info().name);
        }
    }
}

#[test]
fn every_position_of_the_vectors_is_described_in_full() {
    for game in GAMES {
        let positions = positions(*game);
        let mut longest = 0;
        for position in &positions {
            let observers = if game.info().secrets {
                vec![Observer::Public, Observer::Player(Side::First), Observer::Revealed]
            } else {
                vec![Observer::Public]
            };
            for observer in observers {
                for board_view in board_views(position.clone(), observer) {
                    longest = longest.max(check(*game, &board_view, Side::Second));
                }
            }
        }
        assert!(positions.len() > 50, "{}: only {} positions", game.info().name, positions.len());
        assert!(longest > 300, "{}: no long text was seen", game.info().name);
    }
}
