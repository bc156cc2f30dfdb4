//! The texts of Aruki.

mod describe;
mod guide;
mod lessons;
mod themes;

use super::alt::{AltDetail, AltSeen, first_fitting};
use super::game_text::{Describe, GameText, GameWords};
use super::grid::grid;
use super::{Join, Label, Language, Value, Word, join, list, t};
use crate::domain::LastMove;
use sealed_move_rules::aruki::{
    CheckKind, INFO, Kind, Move, Piece, Square, Suffix, View, parse_square, square_name,
};
use sealed_move_rules::input::{Choice, Question};
use sealed_move_rules::{Menu, Side, View as AnyView};

pub(super) static WORDS: GameWords = GameWords {
    info: &INFO,
    title: "game-aruki",
    about: "game-about-aruki",
    sides: [Word::new("side-white"), Word::new("side-black")],
    setups: &[("standard", "setup-aruki-standard")],
    chapters: guide::CHAPTERS,
    pages: guide::PAGES,
    lessons: lessons::LESSONS,
    themes: themes::THEMES,
    chess: Some("lesson-chess-aruki"),
    symbol,
    corners: ["a1", "l12"],
    castles: false,
    passes: false,
    misread: &[],
};

impl GameText for View {
    fn words(&self) -> &'static GameWords {
        &WORDS
    }

    fn question(&self, lang: Language, menu: &Menu) -> String {
        let from = menu.way.first().cloned().unwrap_or_default();
        let piece = parse_square(&from).and_then(|at| self.piece(at));
        t!(
            lang,
            match menu.question {
                Question::Piece => "aruki-ask-man",
                Question::Target => "aruki-ask-target",
                Question::Promotion => "aruki-ask-promotion",
                _ => "aruki-ask-done",
            },
            piece = piece.map(|piece| kind(piece.kind)),
            from = from,
            to = menu.way.get(1).cloned().unwrap_or_default(),
        )
    }

    fn entry(&self, lang: Language, menu: &Menu, choice: &Choice) -> Label {
        let meaning = self.planned_move(lang, &choice.example);
        let Some((example, _)) = Move::parse_notation(&choice.example) else {
            return Label { name: choice.key.clone(), detail: meaning };
        };
        let detail = match (menu.question, choice.leads) {
            (Question::Piece, 2..) => {
                t!(lang, "aruki-choice-targets", count = choice.leads, meaning = meaning)
            }
            (_, 2..) => t!(lang, "aruki-choice-becomes"),
            _ => meaning,
        };
        let name = match (menu.question, example) {
            (
                Question::Piece,
                Move::Step { kind: piece, from: at, .. } | Move::Evolve { kind: piece, at, .. },
            )
            | (Question::Piece, Move::Wipe { dragon: piece, at }) => {
                t!(lang, "aruki-choice-man", piece = kind(piece), at = square_name(at))
            }
            (Question::Promotion, Move::Step { promotion: Some(result), .. }) => {
                t!(lang, "aruki-choice-promotion", result = kind(result))
            }
            (_, Move::Step { to, .. }) => match self.piece(to) {
                Some(victim) => {
                    t!(lang, "aruki-choice-takes", to = square_name(to), victim = kind(victim.kind))
                }
                None => t!(lang, "aruki-choice-to", to = square_name(to)),
            },
            (_, Move::Evolve { with, result, .. }) => {
                t!(lang, "aruki-choice-merge", with = kind(with), result = kind(result))
            }
            (_, Move::Wipe { dragon, .. }) => {
                t!(
                    lang,
                    "aruki-choice-wipe",
                    line = if dragon == Kind::GoldenDragon { "column" } else { "row" }
                )
            }
        };
        Label { name, detail }
    }

    fn planned_move(&self, lang: Language, notation: &str) -> String {
        let Some((turn, suffix)) = Move::parse_notation(notation) else { return notation.to_owned() };
        let end = end(suffix);
        match turn {
            Move::Step { kind: piece, from, to, promotion } => {
                let victim = self.piece(to).map(|victim| kind(victim.kind));
                t!(
                    lang,
                    match (self.piece(to), promotion) {
                        (None, None) => "aruki-step",
                        (Some(_), None) => "aruki-step-takes",
                        (None, Some(_)) => "aruki-step-becomes",
                        (Some(_), Some(_)) => "aruki-step-takes-becomes",
                    },
                    piece = kind(piece),
                    from = square_name(from),
                    to = square_name(to),
                    victim = victim,
                    result = promotion.map(kind),
                    end = end,
                )
            }
            Move::Evolve { kind: piece, at, with, result } => t!(
                lang,
                "aruki-evolve",
                piece = kind(piece),
                at = square_name(at),
                with = kind(with),
                result = kind(result),
                end = end,
            ),
            Move::Wipe { dragon, at } => {
                let owner = self.turn();
                let (own, enemy): (Vec<_>, Vec<_>) =
                    on_line(self, dragon, at).partition(|(_, piece)| piece.side == owner);
                t!(
                    lang,
                    if dragon == Kind::GoldenDragon { "aruki-wipe-column" } else { "aruki-wipe-row" },
                    line = line_of(dragon, at),
                    own = own.len(),
                    enemy = enemy.len(),
                    end = end,
                )
            }
        }
    }

    fn played_move(&self, lang: Language, notation: &str, _after: &AnyView) -> String {
        played_move(lang, self, notation)
    }

    fn warnings(&self, lang: Language, turn: &str) -> Vec<String> {
        let Some((Move::Wipe { dragon, at }, _)) = Move::parse_notation(turn) else { return Vec::new() };
        let own: Vec<_> = on_line(self, dragon, at)
            .filter(|(_, piece)| piece.side == self.turn())
            .map(|(square, piece)| {
                t!(lang, "aruki-warn-own-piece", piece = kind(piece.kind), at = square_name(square))
            })
            .collect();
        let mut warnings = vec![t!(lang, "aruki-warn-wipe", dragon = kind(dragon))];
        if !own.is_empty() {
            warnings.push(t!(lang, "aruki-warn-own", pieces = list(lang, own)));
        }
        warnings
    }

    fn alt(&self, lang: Language, last: Option<&LastMove>, seen: AltSeen<'_>) -> String {
        let details = [AltDetail::Words, AltDetail::Notation];
        first_fitting(details.map(|detail| alt_with(lang, self, last, seen, detail)))
    }

    fn diagram(&self, from: Side) -> String {
        let mut files: Vec<_> =
            (0..12).map(|file: i8| (file, char::from(b'a' + file.unsigned_abs()).to_string())).collect();
        let mut ranks: Vec<_> = (0..12).rev().map(|rank: i8| (rank, (rank + 1).to_string())).collect();
        if from == Side::Second {
            files.reverse();
            ranks.reverse();
        }
        grid(&files, &ranks, |file, rank| {
            let piece = Square::at(file, rank).and_then(|square| self.piece(square));
            piece.map_or_else(String::new, |piece| match piece.side {
                Side::First => piece.kind.symbol().to_owned(),
                Side::Second => piece.kind.symbol().to_lowercase(),
            })
        })
    }

    fn pieces(&self, side: Side) -> Vec<Word> {
        Square::all()
            .filter_map(|at| self.piece(at).filter(|piece| piece.side == side))
            .map(|piece| kind(piece.kind))
            .collect()
    }

    fn piece_on(&self, square: &str) -> Option<Word> {
        self.piece(parse_square(square)?).map(|piece| kind(piece.kind))
    }

    fn describer(&self, lang: Language) -> Box<dyn Describe + '_> {
        Box::new(describe::Describer { lang, view: self })
    }
}

/// A kind, such as `Greater Pike`.
const fn kind(kind: Kind) -> Word {
    Word::new(match kind {
        Kind::Pawn => "aruki-kind-O",
        Kind::Javelin => "aruki-kind-J",
        Kind::Pike => "aruki-kind-P",
        Kind::GreaterPike => "aruki-kind-PP",
        Kind::Lance => "aruki-kind-L",
        Kind::GreaterLance => "aruki-kind-LL",
        Kind::Sword => "aruki-kind-S",
        Kind::LongSword => "aruki-kind-SS",
        Kind::Rook => "aruki-kind-R",
        Kind::Arrow => "aruki-kind-A",
        Kind::Minister => "aruki-kind-M",
        Kind::King => "aruki-kind-K",
        Kind::Jester => "aruki-kind-JK",
        Kind::GoldenDragon => "aruki-kind-GD",
        Kind::SilverDragon => "aruki-kind-SD",
    })
}

fn symbol(symbol: &str) -> Option<Word> {
    Kind::from_symbol(symbol).map(kind)
}

/// Describes a played move with everything it captured.
fn played_move(lang: Language, before: &View, notation: &str) -> String {
    match Move::parse_notation(notation) {
        Some((Move::Wipe { dragon, at }, suffix)) => wiped(lang, before, dragon, at, end(suffix)),
        _ => before.planned_move(lang, notation),
    }
}

/// Describes a played wipe with all captured pieces.
fn wiped(lang: Language, before: &View, dragon: Kind, at: Square, end: &str) -> String {
    let line = line_of(dragon, at);
    let pieces: Vec<_> = on_line(before, dragon, at)
        .map(|(square, piece)| {
            t!(
                lang,
                "aruki-wiped-piece",
                side = WORDS.side(piece.side),
                piece = kind(piece.kind),
                at = square_name(square),
            )
        })
        .collect();
    let pieces =
        if pieces.is_empty() { t!(lang, "aruki-wiped-none") } else { join(lang, Join::List, &pieces) };
    t!(
        lang,
        if dragon == Kind::GoldenDragon { "aruki-wiped-column" } else { "aruki-wiped-row" },
        line = line,
        pieces = pieces,
        end = end,
    )
}

/// The name of the line that a dragon on a square can clear.
fn line_of(dragon: Kind, at: Square) -> String {
    let name = square_name(at);
    let (letter, number) = name.split_at(1);
    if dragon == Kind::GoldenDragon { letter } else { number }.to_owned()
}

/// The other pieces on the line that a dragon can clear.
fn on_line(view: &View, dragon: Kind, at: Square) -> impl Iterator<Item = (Square, Piece)> + '_ {
    let same = move |square: &Square| match dragon {
        Kind::GoldenDragon => square.file() == at.file(),
        _ => square.rank() == at.rank(),
    };
    Square::all()
        .filter(move |square| *square != at && same(square))
        .filter_map(|square| Some((square, view.piece(square)?)))
}

const fn end(suffix: Suffix) -> &'static str {
    match suffix {
        Suffix::None => "quiet",
        Suffix::Check => "check",
        Suffix::Mate => "checkmate",
    }
}

/// The whole view. The detail selects names (`Greater Pike a1`) or symbols (`PP a1`).
fn alt_with(
    lang: Language,
    view: &View,
    last: Option<&LastMove>,
    seen: AltSeen<'_>,
    detail: AltDetail,
) -> String {
    let from = WORDS.side(seen.from);
    let mut parts = vec![if let Some(end) = seen.end {
        end.to_owned()
    } else if matches!(view.status(), "ongoing" | "check") {
        t!(lang, "aruki-alt-turn", number = view.move_number(), side = WORDS.side(view.turn()), from = from)
    } else {
        t!(lang, "aruki-alt-over", from = from)
    }];
    if let Some(LastMove { before: AnyView::Aruki(before), notation }) = last {
        parts.push(seen.moved(lang, WORDS.side(before.turn()), &played_move(lang, before, notation)));
    }
    parts.extend(view.checks().into_iter().map(|check| {
        let piece = view.piece(check.by).map(|piece| name(piece.kind, detail));
        t!(
            lang,
            "aruki-alt-check",
            line = if check.kind == CheckKind::Line { "yes" } else { "no" },
            king = square_name(check.king),
            piece = piece.unwrap_or_else(|| Value::from("")),
            by = square_name(check.by),
        )
    }));
    for owner in Side::BOTH {
        parts.push(holdings(lang, view, owner, detail));
    }
    join(lang, Join::Sentences, &parts)
}

/// A side's pieces on the board, its tray and its powers.
fn holdings(lang: Language, view: &View, owner: Side, detail: AltDetail) -> String {
    let powers = match [Kind::GoldenDragon, Kind::SilverDragon].map(|dragon| view.power(owner, dragon)) {
        [true, true] => "both",
        [true, false] => "golden",
        [false, true] => "silver",
        [false, false] => "none",
    };
    let sentences = [
        t!(lang, "aruki-alt-side", side = WORDS.side(owner), pieces = pieces(lang, view, owner, detail)),
        tray(lang, view, owner, detail),
        t!(lang, "aruki-alt-powers", powers = powers),
    ];
    join(lang, Join::Sentences, &sentences)
}

fn name(piece: Kind, detail: AltDetail) -> Value {
    match detail {
        AltDetail::Words => Value::Word(kind(piece)),
        AltDetail::Notation => Value::from(piece.symbol()),
    }
}

/// A side's pieces with their squares, the most important kinds first.
fn pieces(lang: Language, view: &View, owner: Side, detail: AltDetail) -> String {
    let groups = Kind::ALL.into_iter().rev().filter_map(|kind| {
        let squares: Vec<_> = Square::all()
            .filter(|square| view.piece(*square) == Some(Piece { side: owner, kind }))
            .map(square_name)
            .collect();
        (!squares.is_empty())
            .then(|| t!(lang, "aruki-alt-kind", kind = name(kind, detail), squares = squares.join(" ")))
    });
    join(lang, Join::List, &groups.collect::<Vec<_>>())
}

fn tray(lang: Language, view: &View, owner: Side, detail: AltDetail) -> String {
    let held: Vec<_> = Kind::ALL[..Kind::TRAY]
        .iter()
        .map(|kind| (*kind, view.tray(owner, *kind)))
        .filter(|(_, count)| *count > 0)
        .map(|(kind, count)| {
            t!(lang, "aruki-alt-tray-kind", count = u32::from(count), kind = name(kind, detail))
        })
        .collect();
    if held.is_empty() {
        t!(lang, "aruki-alt-tray-empty")
    } else {
        t!(lang, "aruki-alt-tray", pieces = join(lang, Join::List, &held))
    }
}

#[cfg(test)]
mod tests {
    use crate::domain::BoardView;
    use crate::text::{self, Language};
    use sealed_move_rules::{GameState, Observer, Side, find};

    const START: &str = "ralp[gd]k[jk][sd]plar/oooooooooooo/12/12/12/12/12/12/12/12/OOOOOOOOOOOO/RALP[GD]K[JK][SD]PLAR w -/- GSgs 0 1";

    /// The sentence for the last of `records` from `start`, and the alt text after it.
    fn described(start: &str, records: &[&str]) -> (String, String) {
        let start = find("aruki").unwrap().parse(start).unwrap();
        let line = GameState::replay_all(start, records.iter().copied()).unwrap();
        let board_view = BoardView::new(&line, Observer::Public).unwrap();
        let turn =
            board_view.last.as_ref().map(|last| text::played_move(Language::ENGLISH, last, &board_view.view));
        (turn.unwrap_or_default(), text::alt(Language::ENGLISH, &board_view, Side::First, None))
    }

    #[test]
    fn moves_are_described() {
        let check = |start: &str, notation: &str, expected: &str| {
            assert_eq!(described(start, &[notation]).0, expected);
        };
        check(START, "O(d2)d3", "Pawn d2 to d3");
        check(
            START,
            "GD(e1)-",
            "Golden Dragon clears column e: itself, White Pawn e2, Black Pawn e11, Black Golden Dragon e12",
        );
        check("k11/12/12/12/12/12/12/12/4o7/3P8/12/1R9K w A/- - 0 1", "P(d3)e4", "Pike d3 takes Pawn on e4");
        check(
            "k11/12/12/12/12/12/12/12/12/12/12/4R6K w A/- - 0 1",
            "R(e1)+A=M",
            "Rook on e1 and Arrow from the tray become Minister",
        );
        check(
            "12/k11/3O8/12/12/12/12/12/12/12/12/11K w R/- - 0 1",
            "O(d10)d11=R+",
            "Pawn d10 to d11 and becomes Rook, check",
        );
    }

    /// `PICTURES.md` §1: a reader who can't see the crosses learns which pieces a wipe took, with
    /// side and square, even on a full board.
    #[test]
    fn the_alt_text_names_each_piece_taken_by_a_wipe() {
        let full =
            START.replacen("/12/12/12/12/", "/oooooooooooo/papapapapapa/ALALALALALAL/OOOOOOOOOOOO/", 1);
        let more = ["Black Pawn e10", "Black Pike e9", "White Arrow e8", "White Pawn e7"];
        for (start, more) in [(START, &[][..]), (full.as_str(), &more[..])] {
            let alt = described(start, &["GD(e1)-"]).1;
            for piece in ["White Pawn e2", "Black Pawn e11", "Black Golden Dragon e12"].iter().chain(more) {
                assert!(alt.contains(piece), "{piece}: {alt}");
            }
            assert!(alt.contains("clears column e") && alt.chars().count() <= text::ALT_LIMIT, "{alt}");
        }
    }

    #[test]
    fn the_alt_text_of_the_start_is_complete() {
        let alt = described(START, &[]).1;
        assert!(alt.starts_with("Aruki, move 1, White to move, seen from White."), "{alt}");
        for piece in ["King f1", "King f12", "Jester g12", "Pawn a2 b2", "Rook a1 l1", "Silver Dragon h12"] {
            assert!(alt.contains(piece), "{piece}: {alt}");
        }
        assert_eq!(alt.matches("Tray empty.").count(), 2);
        assert_eq!(alt.matches("Both dragon powers ready.").count(), 2);
        assert!(alt.chars().count() <= text::ALT_LIMIT);
    }
}
