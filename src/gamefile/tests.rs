use super::*;
use crate::domain::{ChannelId, EndReason, GuildId, Pace};
use sealed_move_rules::find;

fn sample() -> GameFile {
    let game = find("aruki").unwrap();
    let turns = [("O(d2)d3", Side::First), ("O(d11)d10", Side::Second), ("O(e2)e3", Side::First)];
    GameFile {
        game,
        setup: "standard".to_owned(),
        rulings: Rulings::First,
        time: None,
        id: Id(987_654_321),
        players: [
            RecordedPlayer { id: Some(PlayerId(11)), name: "Alice of the Hill".to_owned() },
            RecordedPlayer { id: None, name: String::new() },
        ],
        fork: None,
        computer: None,
        place: HomeChannel { guild: Some(GuildId(21)), channel: ChannelId(22) },
        begun: Timestamp(1_780_000_000_000),
        ended: Some(Timestamp(1_780_000_900_000)),
        result: Some(Ending { winner: Some(Side::Second), reason: EndReason::Resignation }),
        commitment: Some(Seed::new([0x0c; 32]).commitment()),
        seed: Some(Seed::new([0x0c; 32])),
        acceptance: Some(InteractionId(31)),
        seen: Observer::Revealed,
        start: game.start("standard", &mut sealed_move_rules::Rolls::none()).unwrap().text(),
        turns: (0..)
            .zip(turns)
            .map(|(index, (notation, side))| RecordedMove {
                revision_before: Revision(2 * index),
                interaction: InteractionId(100 + u64::from(index)),
                at: Timestamp(1_780_000_000_000 + 1000 * i64::from(index)),
                side,
                notation: notation.to_owned(),
            })
            .collect(),
        seen_positions: Vec::new(),
    }
}

#[test]
fn a_game_file_round_trips() {
    let text = sample().to_string();
    let back = GameFile::parse(&text).unwrap();
    assert_eq!(back.to_string(), text);
    let told = sample();
    assert_eq!((back.id, back.place, back.begun, back.ended), (told.id, told.place, told.begun, told.ended));
    assert_eq!((back.result, back.turns), (told.result, told.turns));
    assert_eq!((back.commitment, back.seed, back.acceptance), (told.commitment, told.seed, told.acceptance));
    assert_eq!(back.players[0].name, "Alice of the Hill");
    assert_eq!(back.players[1], told.players[1]);
    assert_eq!(back.seen, told.seen);
    assert_eq!(back.start, told.start);
}

#[test]
fn a_file_states_newer_rulings() {
    let newer = GameFile { rulings: Rulings::Second, ..sample() }.to_string();
    assert_eq!(newer.replacen("rulings: 2\n", "", 1), sample().to_string());
    assert_eq!(GameFile::parse(&newer).unwrap().rulings, Rulings::Second);
    let unknown = GameFile::parse(&newer.replacen("rulings: 2", "rulings: 3", 1)).unwrap_err();
    assert_eq!((unknown.line, unknown.damage.to_string().contains("rulings")), (4, true));
}

#[test]
fn a_file_states_the_time_for_the_whole_game() {
    let time = Some(Pace::with_budget(14).unwrap());
    let timed = GameFile { time, ..sample() }.to_string();
    assert_eq!(timed.replacen("time: 14\n", "", 1), sample().to_string());
    assert_eq!(GameFile::parse(&timed).unwrap().time, time);
    assert_eq!(GameFile::parse(&sample().to_string()).unwrap().time, None);
    for other in ["13", "0", "-7", "14 days", ""] {
        let refused = GameFile::parse(&timed.replacen("time: 14", &format!("time: {other}"), 1));
        assert_eq!(refused.unwrap_err().line, 4, "{other}");
    }
}

/// A hundred and twenty quiet moves of Kyo draw a game only under the newer rulings.
#[test]
fn the_result_follows_the_rulings_of_the_file() {
    let kyo = find("kyo").unwrap();
    let start = "K,9/10/10/10/9,l/L,9/10/10/10/k,9 g - 1";
    let tiles: Vec<_> = (0..4_u8)
        .flat_map(|row| {
            let columns: Vec<_> =
                if row % 2 == 0 { ('A'..='J').collect() } else { ('A'..='J').rev().collect() };
            columns.into_iter().map(move |column| (column, row))
        })
        .collect();
    // Both kings walk along four rows and back, so that no board comes up three times.
    let walk: Vec<_> = tiles.iter().chain(tiles.iter().rev().skip(1)).collect();
    let turns = walk.windows(2).take(60).flat_map(|step| {
        let ((column, row), (next, to)) = (step[0], step[1]);
        let gold = format!("{column}{row} {next}{to}");
        [(gold, Side::First), (format!("{column}{} {next}{}", 9 - row, 9 - to), Side::Second)]
    });
    let turns: Vec<_> = (0..)
        .zip(turns)
        .map(|(index, (notation, side))| RecordedMove {
            revision_before: Revision(index),
            interaction: InteractionId(100 + u64::from(index)),
            at: Timestamp(1_780_000_000_000 + 1000 * i64::from(index)),
            side,
            notation,
        })
        .collect();
    assert_eq!(turns.len(), 120);
    let file = GameFile { game: kyo, setup: "middle".to_owned(), start: start.to_owned(), turns, ..sample() };
    let drawn = Ending { winner: None, reason: EndReason::from_word("quiet") };
    let parse = |rulings, result| GameFile::parse(&GameFile { rulings, result, ..file.clone() }.to_string());
    assert_eq!(parse(Rulings::Second, Some(drawn.clone())).unwrap().result, Some(drawn.clone()));
    assert!(parse(Rulings::Second, None).is_err());
    assert_eq!(parse(Rulings::First, None).unwrap().result, None);
    assert!(parse(Rulings::First, Some(drawn)).is_err());
}

#[test]
fn a_file_edited_by_other_programs_is_read() {
    let text = format!("\u{feff}{}", sample().to_string().replace('\n', " \r\n\r\n# note: mine\r\n"));
    assert_eq!(GameFile::parse(&text).unwrap().to_string(), sample().to_string());
}

/// Replaces `from` in the sample, and returns the line and the reason of the error.
fn corrupt(from: &str, to: &str) -> (usize, String) {
    let text = sample().to_string();
    assert!(text.contains(from), "{from}");
    let error = GameFile::parse(&text.replacen(from, to, 1)).unwrap_err();
    (error.line, error.damage.to_string())
}

#[test]
fn an_error_names_the_line_and_the_reason() {
    let check = |from: &str, to: &str, line: usize, reason: &str| {
        let (found, comment) = corrupt(from, to);
        assert!(found == line && comment.contains(reason), "{from:?} -> {to:?}: line {found}: {comment}");
    };
    check("record 1", "record 2", 1, "on the first line");
    check("game: aruki", "game: chess", 2, "expected a known game, got `chess`");
    check("game: aruki", "game aruki", 2, "name: value");
    check("setup: standard", "setup: odd", 3, "expected a setup");
    check("setup: standard\n", "", 16, "`setup` is missing");
    check("setup: standard", "id: 1", 4, "repeats line 3");
    check("\nid: ", "\nid: u", 4, "expected a game id");
    check("white: 11", "white: eleven", 5, "a player id");
    check("black: -", "red: -", 6, "unknown header `red`");
    check("place: server 21", "place: server", 7, "expected a place");
    check("ended: 2026", "ended: 26", 9, "expected a time");
    check("result: black", "result: red", 10, "expected a result");
    check("resignation", "checkmate", 10, "the game could go on");
    check("commitment: ", "commitment: a", 11, "64 hexadecimal");
    check("seed: 0c", "seed: 0x", 12, "64 hexadecimal");
    check("acceptance: 31", "acceptance: -1", 13, "an interaction id");
    check("seen: all", "seen: everybody", 14, "public or all");
    check("start: ralp", "start: xalp", 15, "illegal: ");
    check("turns: 3", "turns: x", 17, "a number of moves");
    check("turns: 3", "turns: 4", 21, "expected 4 moves, found 3");
    check("turns: 3", "turns: 2", 20, "expected only `end`");
    check("\nend\n", "\nend\nend\n", 22, "expected only `end`");
    check("\nend\n", "\n", 21, "truncated");
    check("\n2 2 101", "\n3 2 101", 19, "expected move 2, found 3");
    check("\n2 2 101", "\n2 0 101", 19, "revision 0");
    check("\n2 2 101", "\n2 2 x", 19, "an interaction id");
    check(" black O(d11)", " white O(d11)", 19, "black is to move");
    check("O(e2)e3", "O(e2)e9", 20, "illegal: ");
    check(" white O(e2)e3", " white", 20, "NUMBER REVISION");
}

#[test]
fn a_truncated_file_is_refused() {
    let text = sample().to_string();
    for end in (0..text.len() - 1).filter(|end| text.is_char_boundary(*end)) {
        assert!(GameFile::parse(&text[..end]).is_err(), "{}", &text[..end]);
    }
}

#[test]
fn the_result_must_match_the_moves() {
    let mut file = sample();
    file.start = "k11/11R/9R2/12/12/12/12/12/12/12/12/11K w -/- - 0 1".to_owned();
    file.turns.truncate(1);
    file.turns[0].notation = "R(j10)j12#".to_owned();
    let mut told = |winner, word: &str| {
        file.result = Some(Ending { winner, reason: EndReason::from_word(word) });
        GameFile::parse(&file.to_string()).map(|_| ())
    };
    assert_eq!(told(Some(Side::First), "checkmate"), Ok(()));
    let wrong = GameFileError { line: 10, damage: Damage::Result("white checkmate".to_owned()) };
    assert_eq!(told(Some(Side::Second), "checkmate"), Err(wrong.clone()));
    assert_eq!(told(None, "stalemate"), Err(wrong.clone()));
    assert_eq!(told(Some(Side::First), "resignation"), Err(wrong));
}

#[test]
fn the_example_in_the_docs_is_valid() {
    let page = include_str!("../../docs/verifying.md");
    let (_, rest) = page.split_once("```text\nSealed Move record").unwrap();
    let (example, _) = rest.split_once("```").unwrap();
    let text = format!("Sealed Move record{example}");
    let file = GameFile::parse(&text).unwrap();
    assert_eq!(file.to_string(), text);
    assert_eq!(file.turns.len(), 2);
}
