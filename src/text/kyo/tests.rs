use crate::domain::{BoardView, KnownMove, Reason};
use crate::text::{self, Language};
use sealed_move_rules::kyo::Tile;
use sealed_move_rules::{GameState, Observer, Side, find};

const START: &str = "DDDH,DDLH,DLLH,LLLH,SSSK,DLSQ,LLLH,DLLH,DDLH,DDDH/4,SST,SST,4/10/P,P,P,P,2,P,P,P,P/10/10/p,p,p,p,2,p,p,p,p/10/4,SSt,SSt,4/dddh,ddlh,dllh,lllh,SSSk,dlSq,lllh,dllh,ddlh,dddh g m 1";

/// The public view after some moves from a position.
fn board_view(start: &str, records: &[&str]) -> BoardView {
    let start = find("kyo").unwrap().parse(start).unwrap();
    let line = GameState::replay_all(start, records.iter().copied()).unwrap();
    BoardView::new(&line, Observer::Public).unwrap()
}

#[test]
fn reasons_tell_only_the_end_of_long_moves() {
    let check = |board: &str, steps: &str, expected: &str| {
        let view = board_view(board, &[]).view;
        assert!(view.read(steps).is_ok(), "{steps} is legal");
        let reason = Reason::Threatens(KnownMove { before: Box::new(view.clone()), text: steps.to_owned() });
        let told = text::hint_reason(Language::ENGLISH, &view, &reason);
        assert_eq!(told, format!("It threatens a capture: {expected}."));
    };
    let with = |row: &str| format!("9,K/9,D/10/10/4,LLLLH,5/10/10/10/{row}/k,9 g - 1");
    let long = "E4 3F5 2G6 1H7 I8";
    check(&with("d,7,t,1"), long, "Heavy Pawn E4 takes Tower on I8");
    check(&with("d,7,dt,1"), long, "Heavy Pawn E4 takes Tower on I8; 1 chip of Red is destroyed");
    check(&with("d,9"), long, "Heavy Pawn E4 to I8");
    let short = "Heavy Pawn E4 to F5 with 3 chips; on to G6 with 2 chips; on to H7 with 1 chip";
    check(&with("d,9"), "E4 3F5 2G6 1H7", short);
    // Shields on the way matter.
    let shields = "Tower E1 lays 1 shield on D1; lays 1 shield on D2; on to D1; lays 1 shield on C1";
    check(START, "E1 +1D1 +1D2 D1 +1C1", shields);
}

#[test]
fn moves_are_described() {
    let check = |start: &str, notation: &str, expected: &str| {
        let board_view = board_view(start, &[notation]);
        assert_eq!(
            text::played_move(Language::ENGLISH, &board_view.last.unwrap(), &board_view.view),
            expected
        );
    };
    check(START, "A3 A4", "Light Pawn A3 to A4");
    check(START, "A0 2A1 1A2", "Heavy Pawn A0 to A1 with 2 chips; on to A2 with 1 chip");
    check(START, "E1 +1D2 1E2", "Tower E1 lays 1 shield on D2; on to E2 with 1 chip");
    check(
        START,
        "F0 3G1 =LDS",
        "Queen F0 to G1 with 3 chips; shuffles to light, dark, shield (bottom to top)",
    );
    check(START, "A0 +1B0", "Heavy Pawn A0 sends 1 chip to B0");
    let ends = |board: &str| format!("9,K/9,D/10/10/{board}/10/10/d,9/k,9 g - 1");
    check(
        &ends("4,DDH,5/4,ddlh,5"),
        "E4 1E5",
        "Heavy Pawn E4 takes Heavy Pawn on E5, bringing 1 chip; 3 chips of Red are destroyed",
    );
    check(&ends("4,DH,5/4,d,5"), "E4 E5", "Heavy Pawn E4 to E5; 1 chip of Red is destroyed");
    check(&ends("4,H,5/4,S,5"), "E4 XE5", "Heavy Pawn E4 strikes the shield on E5 and bounces");
    check(&ends("4,DSH,5/10"), "E4 +2E5", "Heavy Pawn E4 sends 2 chips to E5, shields among them");
    check(&ends("4,DDL,5/10"), "E4 =LDD", "The pile on E4 shuffles to light, dark, dark (bottom to top)");
    check(&ends("4,DDL,5/10"), "E4 +2E5", "The pile on E4 sends 2 chips to E5");
}

#[test]
fn options_explain_their_step() {
    let view = board_view(START, &[]).view;
    let offered = |typed: &str| -> Vec<String> {
        view.complete(typed).iter().map(|step| text::step(Language::ENGLISH, &view, step)).collect()
    };
    let contains = |typed: &str, expected: &str| {
        let offered = offered(typed);
        assert!(offered.iter().any(|label| label == expected), "{expected} in {offered:#?}");
    };
    contains("", "E1: two shields under a gold Tower");
    contains("a", "A3: a gold Light Pawn");
    contains("B0", "B0 +1C0 · Heavy Pawn sends 1 chip to C0");
    contains("E1 ", "E1 +1D2 · Tower lays 1 shield on D2");
    contains("E1 +1D2", "E1 +1D2 · end your move here");
    contains("E1 +1D2 ", "E1 +1D2 1E2 · Tower to E2 with 1 chip");
}

#[test]
fn stacks_are_described() {
    let board_view = board_view("9,K/9,D/10/10/4,DDllSQ,S,L,3/10/10/d,9/k,9/10 g - 1", &[]);
    let sealed_move_rules::View::Kyo(view) = &board_view.view else { panic!("a view of Kyo") };
    let told = |file, row| super::describe_stack(Language::ENGLISH, view, Tile::at(file, row).unwrap());
    assert_eq!(told(4, 4), "E4: two gold dark chips, two red light chips, one shield under a gold Queen");
    assert_eq!(told(5, 4), "F4: one shield");
    assert_eq!(told(6, 4), "G4: one gold light chip");
    assert_eq!(told(9, 0), "J0: a gold King");
    assert_eq!(told(0, 0), "A0: empty");
}

#[test]
fn the_alt_text_contains_all_facts() {
    let alt = text::alt(Language::ENGLISH, &board_view(START, &["A0 2A1 1A2"]), Side::Second, None);
    for part in [
        "Kyo, move 2, Red to move, seen from Red.",
        "Last move, Gold: Heavy Pawn A0 to A1 with 2 chips; on to A2 with 1 chip.",
        "Gold has 13 dark and 13 light mana.",
        "Shields: 8 in stacks of Gold, 8 of Red, 0 laid.",
        " A0 D, B0 DDLH, ",
        " A2 DH, ",
        ", J9 dddh.",
    ] {
        assert!(alt.contains(part), "{part} in {alt}");
    }
    assert!(alt.chars().count() <= text::ALT_LIMIT);
    let few = text::alt(
        Language::ENGLISH,
        &board_view("9,K/9,D/10/10/4,DH,5/10/10/10/d,9/k,9 g - 1", &[]),
        Side::First,
        None,
    );
    assert!(few.contains("E4: one gold dark chip under a gold Heavy Pawn; A8: one red dark chip"), "{few}");
}

/// All pieces of the game spread over all tiles, and the longest move. Nothing is cut off.
#[test]
fn the_alt_text_of_a_full_board_fits() {
    let mut pieces = ["P", "p", "H", "h"].map(|pawn| vec![pawn; 8]).concat();
    pieces.extend(["C", "C", "N", "N", "T", "T", "Q", "K", "c", "c", "n", "n", "t", "t", "q", "k"]);
    // One pawn and six chips form the road; 13 other chips are beneath the first pawns.
    let mover = pieces.iter().position(|pawn| *pawn == "H").unwrap();
    pieces.remove(mover);
    let mut cells: Vec<String> = pieces.iter().map(|pawn| (*pawn).to_owned()).collect();
    for (index, cell) in cells.iter_mut().take(15).enumerate() {
        cell.insert(0, if index < 11 { 'D' } else { 'd' });
    }
    cells.extend(["S"; 16].map(String::from));
    cells.extend(["L"; 11].map(String::from));
    cells.extend(["l"; 13].map(String::from));
    cells.extend(["d"; 9].map(String::from));
    for (tile, stack) in [(34, "DH"), (44, "L"), (45, "L"), (55, "D")] {
        cells.insert(tile, stack.to_owned());
    }
    assert_eq!(cells.len(), 100);
    let rows: Vec<_> = cells.chunks(10).map(|row| row.join(",")).collect();
    let position = format!("{} g m+ 4294967294", rows.join("/"));
    let turn = format!("E3 {}", ["E4 F5 F4 E3"; 16].join(" "));
    let alt = text::alt(Language::ENGLISH, &board_view(&position, &[&turn]), Side::First, None);
    assert!(alt.chars().count() <= text::ALT_LIMIT, "{}", alt.chars().count());
    assert!(alt.contains(&turn) && alt.ends_with("/l,d,d,d,d,d,d,d,d,d."), "{alt}");
}
