//! Pictures of tournaments, compared with golden files pixel by pixel. Three are in the documents.

use std::path::Path;

use sealed_move::domain::tournament::{
    Movement, TableGame, TableKind, TablePerson, TableResult, movement, possible_ranks, standings,
};
use sealed_move::text;
use sealed_move_board::{
    Bracket, BracketPair, BracketSeat, CrossCell, CrossRow, CrossTable, ListRow, RankList, SeatState, Studio,
    TableArrow, ThemeName,
};

const NAMES: [&str; 8] = ["Alice", "Rosalind of Arde…", "Bob", "Émile", "Dora", "No. 7", "Hugo", "Grace"];

/// First side, second side and result: `1`, `½`, `0`, `t` for a loss of the second side on time, `.` for
/// a running game, and a space for one that hasn't begun.
const GAMES: [(u32, u32, char); 28] = [
    (1, 2, '½'),
    (1, 3, '1'),
    (1, 4, '1'),
    (1, 5, '.'),
    (1, 6, '1'),
    (1, 7, '1'),
    (1, 8, ' '),
    (2, 3, '1'),
    (2, 4, '0'),
    (2, 5, '1'),
    (2, 6, '.'),
    (2, 7, ' '),
    (2, 8, '1'),
    (3, 4, '½'),
    (3, 5, '1'),
    (3, 6, ' '),
    (3, 7, '.'),
    (3, 8, '1'),
    (4, 5, ' '),
    (4, 6, '½'),
    (4, 7, '1'),
    (4, 8, '.'),
    (5, 6, '½'),
    (5, 7, '1'),
    (5, 8, 't'),
    (6, 7, '0'),
    (6, 8, '1'),
    (7, 8, ' '),
];

fn result(sign: char) -> Option<TableResult> {
    match sign {
        '1' => Some(TableResult::FirstWon { late: false }),
        '0' => Some(TableResult::SecondWon { late: false }),
        '½' => Some(TableResult::Drawn),
        't' => Some(TableResult::FirstWon { late: true }),
        _ => None,
    }
}

/// The cell of the person `of` for a game.
fn cell(of: u32, (first, _, sign): (u32, u32, char)) -> CrossCell<'static> {
    match (sign, of == first) {
        ('1' | 't', true) | ('0', false) => CrossCell::Result("1"),
        ('0', true) | ('1', false) => CrossCell::Result("0"),
        ('t', false) => CrossCell::Result("0t"),
        ('½', _) => CrossCell::Result("½"),
        ('.', _) => CrossCell::Running,
        _ => CrossCell::Empty,
    }
}

/// Draws the table of the second of three divisions. In one of eight the last person is struck.
fn draw(studio: &Studio, people: u32, theme: ThemeName) -> Vec<u8> {
    let struck = |number: u32| number == 8;
    let table_people: Vec<_> =
        (1..=people).map(|number| TablePerson { number, lot: number, struck: struck(number) }).collect();
    let games: Vec<_> = GAMES.into_iter().filter(|(_, second, _)| *second <= people).collect();
    let table_games: Vec<_> = games
        .iter()
        .map(|(first, second, sign)| TableGame { first: *first, second: *second, result: result(*sign) })
        .collect();
    let table = standings(TableKind::League, &table_people, &table_games, &[]).unwrap();
    let ranks = possible_ranks(&table_people, &table_games).unwrap();
    let mut order: Vec<u32> = table.iter().map(|row| row.number).collect();
    order.extend((1..=people).filter(|number| struck(*number)));
    let against = |of: u32, other: u32| {
        let met =
            |(first, second, _): &&(u32, u32, char)| [(of, other), (other, of)].contains(&(*first, *second));
        match games.iter().find(met) {
            None => CrossCell::Oneself,
            Some(_) if struck(of) || struck(other) => CrossCell::Empty,
            Some(game) => cell(of, *game),
        }
    };
    let cells: Vec<Vec<CrossCell<'_>>> =
        order.iter().map(|of| order.iter().map(|other| against(*of, *other)).collect()).collect();
    let texts: Vec<[String; 3]> = order
        .iter()
        .map(|number| {
            let Some(row) = table.iter().find(|row| row.number == *number) else {
                return [String::new(), "–".to_owned(), "out".to_owned()];
            };
            let possible = ranks.iter().find(|ranks| ranks.number == *number).unwrap();
            let range = match (possible.best, possible.worst) {
                (best, worst) if best == worst => best.to_string(),
                (best, worst) => format!("{best}–{worst}"),
            };
            [format!("{}.", row.rank), text::points(row.halves), range]
        })
        .collect();
    let sizes = [6, people as usize, 6];
    let rows: Vec<_> = order
        .iter()
        .enumerate()
        .map(|(place, number)| CrossRow {
            rank: &texts[place][0],
            name: NAMES[*number as usize - 1],
            cells: &cells[place],
            points: &texts[place][1],
            possible: &texts[place][2],
            arrow: movement(&sizes, 1, place).filter(|_| !struck(*number)).map(|movement| match movement {
                Movement::Up => TableArrow::Up("up"),
                Movement::Down => TableArrow::Down("down"),
            }),
            struck: struck(*number),
        })
        .collect();
    let (title, headings) = ("Kyo league · season 2 · division 2", ["Points", "Place"]);
    studio.cross_table(&CrossTable { theme, title, headings, rows: &rows }).png
}

/// Draws a cup of six before its final. Scores are of the upper and the lower person.
fn draw_bracket(studio: &Studio, theme: ThemeName) -> Vec<u8> {
    let seat = |lot: usize, score, state| {
        let seed = ["", "1", "2", "3", "4", "5", "6"][lot];
        Some(BracketSeat { seed, name: NAMES[lot - 1], score, state })
    };
    let bye = |lot| BracketPair { seats: [seat(lot, "", SeatState::Won), None], bye: true };
    let pair = |upper, lower| BracketPair { seats: [upper, lower], bye: false };
    let quarters = [
        bye(1),
        pair(seat(4, "½", SeatState::Lost), seat(5, "1½", SeatState::Won)),
        bye(2),
        pair(seat(3, "2", SeatState::Won), seat(6, "1", SeatState::Lost)),
    ];
    let semis = [
        pair(seat(1, "0", SeatState::Lost), seat(5, "2", SeatState::Won)),
        pair(seat(2, "1", SeatState::Open), seat(3, "1", SeatState::Open)),
    ];
    let last = [pair(seat(5, "", SeatState::Open), None)];
    let rounds = [("Quarterfinals", &quarters[..]), ("Semifinals", &semis), ("Final", &last)];
    studio.bracket(&Bracket { theme, title: "Kyo cup", rounds: &rounds }).png
}

/// Draws the table of a Swiss tournament whose last person is struck.
fn draw_swiss(studio: &Studio, people: usize, theme: ThemeName) -> Vec<u8> {
    let halves = |sum: usize| format!("{}{}", sum / 2, if sum % 2 == 1 { "½" } else { "" });
    let line =
        |at: usize| [format!("{}.", at + 1), halves(6 - 5 * at / people), halves(14 - at * 10 / people)];
    let mut lines: Vec<[String; 3]> = (0..people).map(line).collect();
    lines[people - 1] = ["", "", "out"].map(str::to_owned);
    let rows: Vec<_> = lines
        .iter()
        .zip(NAMES.into_iter().cycle())
        .map(|([rank, points, sum], name)| ListRow { rank, name, values: [points, sum] })
        .collect();
    let more = (people > RankList::MAX_ROWS).then_some("and 10 more");
    let (title, headings) = ("Kyo Swiss · Round 3 of 4", Some(["Points", "Buchholz"]));
    studio.rank_list(&RankList { theme, title, headings, rows: &rows, more }).png
}

/// Draws a ladder.
fn draw_list(studio: &Studio, people: usize, theme: ThemeName) -> Vec<u8> {
    let places: Vec<String> = (1..=people).map(|place| format!("{place}.")).collect();
    let row = |(rank, name)| ListRow { rank, name, values: [""; 2] };
    let rows: Vec<_> = places.iter().map(String::as_str).zip(NAMES.into_iter().cycle()).map(row).collect();
    let more = (people > RankList::MAX_ROWS).then_some("and 10 more");
    studio.rank_list(&RankList { theme, title: "Kyo ladder", headings: None, rows: &rows, more }).png
}

#[test]
fn tables_look_as_they_did() {
    let studio = Studio::new().unwrap();
    let mut changed = Vec::new();
    for (name, got) in [
        ("docs/pictures/league-table", draw(&studio, 6, ThemeName::Classic)),
        ("docs/pictures/cup-bracket", draw_bracket(&studio, ThemeName::Classic)),
        ("docs/pictures/ladder-list", draw_list(&studio, 24, ThemeName::Classic)),
        ("docs/pictures/swiss-table", draw_swiss(&studio, 16, ThemeName::Classic)),
        ("tests/images/swiss-sixty-dark", draw_swiss(&studio, 60, ThemeName::Dark)),
        ("tests/images/table-eight", draw(&studio, 8, ThemeName::Classic)),
        ("tests/images/table-four", draw(&studio, 4, ThemeName::Classic)),
        ("tests/images/table-eight-dark", draw(&studio, 8, ThemeName::Dark)),
        ("tests/images/table-eight-contrast", draw(&studio, 8, ThemeName::Contrast)),
        ("tests/images/bracket-dark", draw_bracket(&studio, ThemeName::Dark)),
        ("tests/images/list-sixty-contrast", draw_list(&studio, 60, ThemeName::Contrast)),
    ] {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("{name}.png"));
        let pixels = |png: &[u8]| image::load_from_memory(png).unwrap().into_rgb8();
        if std::env::var_os("REGENERATE").is_some() {
            std::fs::write(&file, &got).unwrap();
        } else if std::fs::read(&file).ok().is_none_or(|truth| pixels(&truth) != pixels(&got)) {
            changed.push(name);
        }
    }
    assert!(changed.is_empty(), "these differ: {changed:?}");
}
