//! Kyo's refusals in English.

use sealed_move::text::{self, Language};
use sealed_move_rules::kyo::Kyo;
use sealed_move_rules::{Game, Observer, Rolls};

#[track_caller]
fn refuses(position: &str, typed: &str, at: usize, sentence: &str) {
    let position = Kyo.parse(position).expect(position);
    let error = position.view(Observer::Player(position.turn())).read(typed).expect_err(typed);
    assert_eq!(error.at, Some(at), "{typed}: {error}");
    assert_eq!(text::rule_error(Language::ENGLISH, "kyo", &error), sentence, "{typed}");
}

fn middle(rows: &str) -> String {
    format!("9,K/9,D/10/{rows}/10/d,9/k,9 g - 1")
}

#[test]
fn refusals_name_the_step_at_fault_and_the_rule() {
    let start = Kyo.start("middle", &mut Rolls::none()).unwrap().text();
    refuses(&start, "A6 A5", 0, "The stack on A6 isn't yours.");
    refuses(
        &start,
        "hello",
        0,
        "I can't read `hello`. Write where the stack stands and where it goes, for example `A3 A4`.",
    );
    refuses(
        &start,
        "a3 a4 K`",
        6,
        "I can't read `K `. Write where the stack stands and where it goes, for example `A3 A4`.",
    );
    refuses(
        &start,
        "A0 2A1 2A2",
        7,
        "Step 2, `2A2`: after a mana step only mana steps can follow, and no chip would stay on A1 as a road.",
    );
    refuses(
        &start,
        "A0 2A1 1B2",
        7,
        "Step 2, `1B2`: a dark chip would stay on A1, so the step has to be straight, not diagonal.",
    );
    refuses(
        &start,
        "D0 1C1 C2",
        7,
        "Step 2, `C2`: a light chip would stay on C1, so the step has to be diagonal.",
    );
    refuses(&start, "E1 E0", 3, "Step 1, `E0`: your own King is on E0.");
    refuses(&start, "E0 6D1", 3, "Step 1, `6D1`: you can lift only 3 chips on E0.");
    refuses(
        &middle("10/4,P,5/4,p,5/10"),
        "e4 e5",
        3,
        "Step 1, `E5`: E4 doesn't outnumber E5 (1 against 1), and a Light Pawn has to.",
    );
    refuses(
        &middle("10/4,DDDDDDH,5/10/10"),
        "e4 6e5",
        3,
        "Step 1, `6E5`: a Heavy Pawn lifts at most 5 chips.",
    );
    refuses(
        &middle("10/4,H,5/4,S,5/10"),
        "e4 xe5 e5",
        7,
        "Step 2, `E5`: the Heavy Pawn has finished moving and stays on E4.",
    );
    refuses(
        &middle("10/4,DD,5/10/10"),
        "e4 e5",
        3,
        "Step 1, `E5`: there's no pawn on E4, so say how many chips go, for example `+1`.",
    );
    refuses(
        &middle("10/4,T,5/4,S,5/10"),
        "e4 xe5",
        3,
        "Step 1, `XE5`: a Tower steps onto shields. Write the number of chips to carry instead of X.",
    );
    refuses(&start, "A3", 2, "Where does it go? Add a step, for example `A3 A4`.");
}

#[test]
fn the_error_names_the_limit_of_64_steps() {
    let circle = middle("4,DH,5/4,L,L,4/5,D,4/10");
    let turn = format!("E3 {}", ["E4", "F5", "F4", "E3"].repeat(16).join(" "));
    refuses(&circle, &format!("{turn} E4"), turn.len() + 1, "Step 65, `E4`: a move has at most 64 steps.");
}
