use crate::domain::BoardView;
use crate::text::{self, Language};
use sealed_move_rules::{GameState, MoveText, Observer, Side, find};

const WHITE: Observer = Observer::Player(Side::First);
const BLACK: Observer = Observer::Player(Side::Second);

/// The observer's view after some moves from a position.
fn board_view(start: &str, records: &[&str], observer: Observer) -> BoardView {
    let start = find("lusus").unwrap().parse(start).unwrap();
    let line = GameState::replay_all(start, records.iter().copied()).unwrap();
    BoardView::new(&line, observer).unwrap()
}

/// A position with White to move and full bags.
fn board(rows: &str) -> String {
    format!("L1 {rows} w - - M -/KIROPASIIMPH/- qukn/kiropasiimph/- 21 *")
}

#[track_caller]
fn tells(position: &str, notation: &str, observer: Observer, expected: &str) {
    let board_view = board_view(position, &[notation], observer);
    assert_eq!(text::played_move(Language::ENGLISH, &board_view.last.unwrap(), &board_view.view), expected);
}

#[test]
fn moves_are_described() {
    let start = "L1 4k2r(quro)/8/8/8/8/8/3P4/R3K2R w KQ - P0 QUDIKOBSLTHERCTD/KIROPASIIMPH/SWSIDL kipa/kiropasiimph/- 21 *";
    let check = |notation: &str, expected: &str| tells(start, notation, WHITE, expected);
    check("QU@d2 d2d4 | dr=KIROIM", "Queen onto the Pawn on d2; Pawn d2 to d4; draws King, Rook, Immune");
    check("-QU O-O | dr=DIHERC", "Burns Queen; castles kingside; draws Dispel, Heal, Recycle");
    check(
        "DI@h8.2 O-O-O | dr=KIROPA",
        "Dispel: Rook off the Rook on h8; castles queenside; draws King, Rook, Pawn",
    );
    check(
        "KO@h8 a1b1 | dr=KIROPA",
        "Knockout: Queen, Rook off the Rook on h8; Rook a1 to b1; draws King, Rook, Pawn",
    );
    check(
        "LT a1b1 | lt=KIPA dr=KIROPA",
        "Life Tap: King, Pawn stolen from Black's hand; Rook a1 to b1; draws King, Rook, Pawn",
    );
    check(
        "HE+SW+SI+DL a1b1 | dr=KIROPA",
        "Heal: Swap, Sidestep, Delay back to the hand; Rook a1 to b1; draws King, Rook, Pawn",
    );
    check(
        "RC+DL a1b1 | dr=KIROPA",
        "Recycled Delay: 2 tiles of Black back to the bag; Rook a1 to b1; draws King, Rook, Pawn",
    );
    check(
        "RC+SW@e1 a1b1 | dr=KIROPA",
        "Recycled Swap onto the King on e1; Rook a1 to b1; draws King, Rook, Pawn",
    );
    tells(
        start,
        "LT a1b1 | lt=KIPA dr=KIROPA",
        Observer::Public,
        "Life Tap: 2 tiles stolen from Black's hand; Rook a1 to b1; draws 3 tiles",
    );
}

#[test]
fn triggered_traps_are_described_to_everyone() {
    let seen = [WHITE, BLACK, Observer::Public];
    let check = |rows: &str, notation: &str, expected: &str| {
        for observer in seen {
            let drawn = if observer == WHITE { "draws King, Rook, Pawn" } else { "draws 3 tiles" };
            tells(&board(rows), notation, observer, &expected.replace("DRAW", drawn));
        }
    };
    check(
        "4k3/8/8/n(dg)7/8/8/8/R(HR)3K3",
        "a1a5>h5 | dg=b6 dr=KIROPA",
        "Rook a1 attacks the Knight on a5; Dodge: the piece on a5 escapes to b6; can't run on; DRAW",
    );
    check(
        "4k3/8/8/n(un)7/8/8/8/R3K3",
        "a1a5 | dr=KIROPA",
        "Rook a1 attacks the Knight on a5; Revert on a5: the move is undone; DRAW",
    );
    check(
        "4k3/8/8/n(rv)7/8/8/8/R3K3",
        "a1a5 | dr=KIROPA",
        "Rook a1 takes the Knight on a5; Revenge: the Rook on a1 is captured, too; DRAW",
    );
    check(
        "4k3/8/8/n(nd)7/8/8/8/R3K3",
        "a1a5 |",
        "Rook a1 takes the Knight on a5; No Draw: White draws nothing",
    );
    check(
        "4k3/8/8/n(bqqu)7/8/8/8/R3K3",
        "a1a5 | dr=KIROPA",
        "Rook a1 takes the Knight on a5; Bequeath: Queen to Black's hand; DRAW",
    );
    check(
        "4k3/8/8/n(qutf)7/8/8/8/R3K3",
        "a1a5 | dr=KIROPA",
        "Rook a1 takes the Knight on a5; Transfusion: 2 tiles to Black's bag; DRAW",
    );
    check(
        "4k3/8/8/b(un)7/n(dg)7/8/8/R(BD)3K3",
        "a1a4xa5 | dg=b4 dr=KIROPA",
        "Rook a1 attacks the Knight on a4, the Bishop on a5; Dodge: the piece on a4 escapes to b4; Revert on a5: the move is undone; DRAW",
    );
    check("4k3/8/8/3pP3/8/8/8/4K3", "e5e6 | dr=KIROPA", "Pawn e5 to e6; DRAW");
}

#[test]
fn only_its_owner_sees_a_face_down_trap() {
    let start = "L1 4k3/8/8/8/8/8/8/R3K3 w - - P0 RV/KIROPA/- -/kiropasiimph/- 21 *";
    let notation = "RV@a1 a1b1 | dr=KIROPA";
    tells(start, notation, WHITE, "Revenge onto the Rook on a1; Rook a1 to b1; draws King, Rook, Pawn");
    for observer in [BLACK, Observer::Public] {
        tells(
            start,
            notation,
            observer,
            "A face-down trap onto the Rook on a1; Rook a1 to b1; draws 3 tiles",
        );
    }
}

#[test]
fn options_explain_tiles() {
    let start = "L1 4k2r(qu)/8/8/8/8/8/3P4/R(iz)3K3 w - - P0 QURVHETD/KIROPA/SWSIDCDL -/kiropasiimph/- 21 *";
    let view = board_view(start, &[], WHITE).view;
    let contains = |typed: &str, expected: &str| {
        let offered: Vec<_> =
            view.complete(typed).iter().map(|step| text::step(Language::ENGLISH, &view, step)).collect();
        assert!(offered.iter().any(|label| label == expected), "{expected} in {offered:#?}");
    };
    contains("", "QU@ · Queen: also moves like a queen");
    contains("", "-RV · burns Revenge");
    contains("qu@", "QU@d2 · Queen onto Pawn on d2: also moves like a queen");
    contains("queen d", "QU@d2 · Queen onto Pawn on d2: also moves like a queen");
    contains("QU@d2", "QU@d2 d2 · Pawn on d2");
    contains("QU@d2 d2", "QU@d2 d2d4 · Pawn d2 to d4");
    contains("QU@a1 ", "QU@a1 e1 · King on e1");
    contains("HE+", "HE+SW+ · Heal: Swap");
    contains("trade", "TD@a1.1~ · trade Immobilized of Black on Rook a1");
    contains("burn q", "-QU · burns Queen");
}

#[test]
fn risky_moves_have_warnings() {
    let check = |start: &str, turn: &str, expected: &[&str]| {
        let view = board_view(start, &[], WHITE).view;
        assert_eq!(text::warnings(Language::ENGLISH, &view, &MoveText::canonical(turn)), expected, "{turn}");
    };
    let start = "L1 4r2k/8/8/8/8/8/4P3/R3K3 w - - P0 QUKN/KIROPA/- -/kiropasiimph/- 21 *";
    check(start, "KN@a1 a1b1", &[]);
    check(start, "-QU a1b1", &["This burns your Queen tile."]);
    check(start, "QU@e2 e2b5", &["Your King could be captured on e1."]);
    let small = "L1 7k/8/8/8/8/8/4P3/R3K3 w - - P0 QUKN/KIRO/- -/kiropasiimph/- 21 *";
    check(
        small,
        "QU@e2 a1b1",
        &["Your bag is running out: next turn you can't draw enough tiles, and that loses the game."],
    );
    let empty = "L1 7k/8/8/8/8/8/4P3/R3K3 w - - P0 QUKN/KI/- -/kiropasiimph/- 21 *";
    check(
        empty,
        "QU@e2 a1b1",
        &["You can't draw enough tiles at the end of this turn, so you'd lose the game."],
    );
}

#[test]
fn the_alt_text_contains_all_known_facts() {
    let start = "L1 4k2r(dgsf)/8/8/8/8/2n(gh)5/1P6/R(RVqu)3K(PD)3 w - - P0 QU/KIROPASIIMPH/KN ro/kiropasiimph/swsi 21 *";
    let alt = text::alt(Language::ENGLISH, &board_view(start, &[], WHITE), Side::First, None);
    for part in [
        "Lusus, move 21, White to move, seen from White.",
        "White: Rook a1 (Revenge, Queen of Black), King e1 (+1 Draw), Pawn b2.",
        "Black: Knight c3 (Ghost), King e8, Rook h8 (a face-down trap, Sticky Feet).",
        "Ghosts: c3.",
        "Frozen: b2.",
        "White has 1 (Queen) in hand, 6 in the bag, graveyard: Knight, draws 4, plays 1.",
        "Black has 1 in hand, 6 in the bag, graveyard: Swap, Sidestep, draws 3, plays 1.",
    ] {
        assert!(alt.contains(part), "{part} in {alt}");
    }
    let public = text::alt(Language::ENGLISH, &board_view(start, &[], Observer::Public), Side::Second, None);
    assert!(
        public.contains("seen from Black") && public.contains("Rook a1 (a face-down trap, Queen of Black)"),
        "{public}"
    );
    assert!(public.contains("White has 1 in hand") && !public.contains("Revenge"), "{public}");
}

/// A board with as many tiles as fit, the rest in the graveyards, and the longest move.
#[test]
fn the_alt_text_of_the_fullest_position_fits() {
    let codes = lasting_tile_codes();
    let mut left = codes.into_iter();
    let mut piece = |kind: char, slots: usize| -> String {
        let tiles: String = left.by_ref().take(slots).collect();
        if tiles.is_empty() { kind.to_string() } else { format!("{kind}({tiles})") }
    };
    let pieces = [('R', 4), ('N', 3), ('B', 3), ('Q', 2), ('K', 1), ('B', 3), ('N', 3), ('R', 4)];
    let first: String = pieces.iter().map(|(kind, slots)| piece(*kind, *slots)).collect();
    let pawns: String = (0..8).map(|_| piece('P', 2)).collect();
    let black = first.to_lowercase();
    let blacks = pawns.to_lowercase();
    let bury = "DIKODCTPESDLBSLTHERCTD";
    let start = format!(
        "L1 {black}/{blacks}/8/8/8/8/{pawns}/{first} w KQkq - M -/KIKIKIKIKI/{bury} -/kikikikiki/{} 399 *",
        bury.to_lowercase()
    );
    let game = find("lusus").unwrap().parse(&start).unwrap();
    for observer in [WHITE, BLACK, Observer::Public, Observer::Revealed] {
        let view = game.view(observer);
        let turn = view.legal_moves(10_000).unwrap().into_iter().max_by_key(String::len).unwrap();
        let after = board_view(&start, &[&format!("{turn} | dr=KIKIKI")], observer);
        let alt = text::alt(Language::ENGLISH, &after, Side::First, None);
        assert!(alt.len() <= text::ALT_LIMIT && alt.contains("move 400"), "{} {alt}", alt.len());
        assert!(alt.contains("Board from rank 8") && alt.ends_with("plays 2."), "{alt}");
    }
}

/// The codes of all tiles that stay on the board and let every piece move.
fn lasting_tile_codes() -> Vec<String> {
    use sealed_move_rules::lusus::{Group, Tile};
    let stays = |tile: &Tile| tile.group() != Group::OneTime && !matches!(tile, Tile::Condemn | Tile::Ghost);
    Tile::ALL.into_iter().filter(stays).map(|tile| tile.code().to_owned()).collect()
}

#[test]
fn the_composer_shows_question_and_choices_so_far() {
    let start = "L1 4k3/8/8/8/8/8/4P3/R3K3 w - - P0 QUPH/KIROPA/- -/kiropasiimph/- 21 *";
    let view = find("lusus").unwrap().parse(start).unwrap().view(WHITE);
    let asked = |draft: &str| {
        let menu = view.compose(draft).unwrap();
        (text::question(Language::ENGLISH, &view, &menu), text::situation(Language::ENGLISH, &view, &menu))
    };
    assert_eq!(asked(""), ("Which tile?".to_owned(), None), "a tile is compulsory");
    assert_eq!(
        asked("-PH "),
        ("Which piece?".to_owned(), Some("So far: Burns Phase (`-PH`).".to_owned())),
        "no tile may follow"
    );
    let effect = "Queen: also moves like a queen";
    assert_eq!(asked("QU@"), ("On which piece?".to_owned(), Some(effect.to_owned())));
    let (question, so_far) = asked("QU@e2 ");
    assert_eq!(question, "Which piece?");
    assert_eq!(so_far.as_deref(), Some("So far: Queen onto the Pawn on e2 (`QU@e2`)."));
    let (_, so_far) = asked("-PH a1");
    assert_eq!(so_far.as_deref(), Some("So far: Burns Phase (`-PH`)."));

    let detail = |draft: &str, key: &str| {
        let menu = view.compose(draft).unwrap();
        let label = text::entry(Language::ENGLISH, &view, &menu, menu.choice(key).expect(key));
        (label.name, label.detail)
    };
    // A burned tile has no effect, so its effect alone would mislead.
    let burned = "unused, to your graveyard · may pass through one piece";
    assert_eq!(detail("", "-PH"), ("burn Phase".to_owned(), burned.to_owned()));
    assert_eq!(detail("QU@", "QU@a1"), ("Rook on a1".to_owned(), String::new()), "the effect is above");
    assert_eq!(detail("-PH ", "a1"), ("Rook on a1".to_owned(), String::new()));
    assert_eq!(detail("-PH a1", "a1a8").1, "");
}

#[test]
fn hints_begin_with_the_king_that_castles_and_with_a_tile() {
    let position = "L1 4k2r(quro)/8/8/8/8/8/3P4/R3K2R w KQ - P0 QUDIKOBSLTHERCTD/KIROPASIIMPH/SWSIDL kipa/kiropasiimph/- 21 *";
    let view = board_view(position, &[], WHITE).view;
    let check = |turn: &str, expected: &str| {
        assert_eq!(text::piece_hint(Language::ENGLISH, &view, turn), expected, "{turn}");
    };
    check("-QU O-O", "Look at your piece on **e1**.");
    check("-QU d2d3", "Look at your piece on **d2**.");
    check("-QU", "You have a tile to play.");
}
