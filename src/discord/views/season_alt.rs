//! The alt text of a division's table: a sentence for each row.

use std::collections::HashMap;

use super::season_row::{Cell, alt_name, cell, final_place, points};
use crate::discord::rest::limits;
use crate::domain::tournament::Movement;
use crate::domain::{PersonName, PlayerId};
use crate::service::{DivisionTable, Place, SeasonView, TableRow};
use crate::text::{self, Join, Language, clip, t};

/// Maximum lengths of names, tried until the whole table fits.
pub(super) const NAME_LENGTHS: [usize; 3] = [17, 12, 8];

/// Describes the table of a division, which names opponents by their line.
pub(super) fn alt(
    lang: Language,
    names: &HashMap<PlayerId, PersonName>,
    view: &SeasonView,
    division: &DivisionTable,
) -> String {
    let mut written = String::new();
    for length in NAME_LENGTHS {
        written = text::join(lang, Join::Sentences, &sentences(lang, names, view, division, length));
        if written.chars().count() <= limits::FILE_DESCRIPTION {
            return written;
        }
    }
    clip(&written, limits::FILE_DESCRIPTION)
}

fn sentences(
    lang: Language,
    names: &HashMap<PlayerId, PersonName>,
    view: &SeasonView,
    division: &DivisionTable,
    name_length: usize,
) -> Vec<String> {
    let title = t!(
        lang,
        "season-table-alt",
        name = text::plain_words(&view.tournament.name),
        number = view.number,
        division = division.number,
        count = division.rows.len(),
    );
    let rows = (1_usize..).zip(&division.rows).map(|(line, row)| {
        let player = alt_name(lang, names, row, name_length);
        match row.place {
            None => t!(lang, "season-table-struck", line = line, player = player),
            Some(place) => t!(
                lang,
                "season-table-row",
                line = line,
                player = player,
                points = points(lang, place.halves),
                results = results(lang, division, row),
                place = place_words(lang, view, place),
                movement = movement_word(place.movement),
            ),
        }
    });
    std::iter::once(title).chain(rows).collect()
}

/// The place that a person has for sure, or the range that is still possible.
fn place_words(lang: Language, view: &SeasonView, place: Place) -> String {
    match final_place(view, place) {
        Ok(place) => t!(lang, "season-table-certain", place = place),
        Err([best, worst]) => t!(lang, "season-table-possible", best = best, worst = worst),
    }
}

fn results(lang: Language, division: &DivisionTable, row: &TableRow) -> String {
    let against = |wanted: Cell| {
        let lines = (1_usize..).zip(&division.rows).filter(|(_, other)| cell(division, row, other) == wanted);
        let lines: Vec<String> = lines.map(|(line, _)| line.to_string()).collect();
        (!lines.is_empty()).then(|| text::join(lang, Join::List, &lines))
    };
    let parts: Vec<String> = [
        against(Cell::Won).map(|lines| t!(lang, "season-table-won", lines = lines)),
        against(Cell::Drawn).map(|lines| t!(lang, "season-table-drew", lines = lines)),
        against(Cell::Lost).map(|lines| t!(lang, "season-table-lost", lines = lines)),
        against(Cell::LostOnTime).map(|lines| t!(lang, "season-table-late", lines = lines)),
        against(Cell::Running).map(|lines| t!(lang, "season-table-running", lines = lines)),
    ]
    .into_iter()
    .flatten()
    .collect();
    if parts.is_empty() { t!(lang, "season-table-no-results") } else { text::join(lang, Join::List, &parts) }
}

/// Selects the sentence about a movement.
pub(super) const fn movement_word(movement: Option<Movement>) -> &'static str {
    match movement {
        Some(Movement::Up) => "up",
        Some(Movement::Down) => "down",
        None => "none",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Seed;
    use crate::domain::tournament::{
        EntryState, SeasonGame, SeasonPair, SeasonState, TableResult, Tournament, TournamentKind,
    };
    use sealed_move_board::CrossCell;

    use crate::domain::{AccountName, ChannelId, GuildId, Id, Pace, ReservedNames, Timestamp};

    const WON: TableResult = TableResult::FirstWon { late: false };
    const LOST: TableResult = TableResult::SecondWon { late: false };
    const WON_ON_TIME: TableResult = TableResult::FirstWon { late: true };

    /// A division whose games have these results; `None` for running games. Rows of the struck have no
    /// place.
    fn division(
        people: u32,
        struck: &[u32],
        result: impl Fn(u32, u32) -> Option<TableResult>,
    ) -> DivisionTable {
        let row = |number: u32| {
            let movement = match number {
                1 | 2 => Some(Movement::Up),
                _ if number + 1 >= people => Some(Movement::Down),
                _ => None,
            };
            let is_struck = struck.contains(&number);
            let place =
                Place { rank: number, halves: 7, late: 0, possible: [number, people], movement, moved: 0 };
            TableRow {
                number,
                player: Some(PlayerId(number.into())),
                state: if is_struck { EntryState::Struck } else { EntryState::In },
                place: (!is_struck).then_some(place),
            }
        };
        let pairs = (1..=people).flat_map(|first| (first + 1..=people).map(move |second| (first, second)));
        let game = |(first, second): (u32, u32)| SeasonGame {
            pair: SeasonPair { division: 1, round: 1, first, second },
            due_ms: 0,
            game: Some(Id(u64::from(first * 10 + second))),
            begun: 1,
            played: result(first, second),
            decided: None,
            ladder: None,
        };
        DivisionTable { number: 12, rows: (1..=people).map(row).collect(), games: pairs.map(game).collect() }
    }

    fn season(division: DivisionTable) -> SeasonView {
        SeasonView {
            tournament: Tournament {
                id: Id(1),
                guild: GuildId(1),
                channel: ChannelId(1),
                name: "N".repeat(40),
                game: sealed_move_rules::find("kyo").unwrap(),
                setup: "middle".to_owned(),
                kind: TournamentKind::League { weeks: 8 },
                pace: Pace::BUDGETS[0],
                rated: true,
                creator: None,
                created: Timestamp(0),
            },
            id: Id(2),
            number: 10,
            state: SeasonState::Running,
            commitment: Seed::new([7; 32]).commitment(),
            sealed: None,
            seed: None,
            message: None,
            starts: None,
            ends: None,
            began: None,
            ended: None,
            week: Some(3),
            entries: Vec::new(),
            cup: None,
            swiss: None,
            divisions: vec![division],
        }
    }

    fn names(people: u32, name: impl Fn(u32) -> String) -> HashMap<PlayerId, PersonName> {
        let account = |number: u32| AccountName::new(name(number), Some(format!("user{number}")));
        let accounts = (1..=people).map(|number| (PlayerId(number.into()), account(number))).collect();
        PersonName::of_group(&accounts, &ReservedNames::default())
    }

    fn mixed(first: u32, second: u32) -> Option<TableResult> {
        [Some(WON), Some(TableResult::Drawn), Some(LOST), Some(WON_ON_TIME), None]
            [(first * second + first) as usize % 5]
    }

    /// A row read back from its sentence: line, name, sign against each line, place and movement.
    fn read(sentence: &str) -> (String, String, HashMap<String, &'static str>, String, String) {
        let (line, rest) = sentence.trim_end_matches('.').split_once(": ").unwrap();
        let mut parts = rest.split(", ");
        let (name, _points) = (parts.next().unwrap(), parts.next().unwrap());
        let (mut signs, mut sign, mut place, mut movement) = (HashMap::new(), "", "", "");
        for part in parts {
            let (words, last) = part.rsplit_once(' ').unwrap_or(("", part));
            match words {
                "beat" => sign = "1",
                "drew with" => sign = "½",
                "lost to" => sign = "0",
                "lost on time to" => sign = "0t",
                "playing" => sign = "·",
                "" => {}
                "goes" => movement = last,
                _ => {
                    place = part;
                    continue;
                }
            }
            if words != "goes" {
                signs.insert(last.to_owned(), sign);
            }
        }
        (line.to_owned(), name.to_owned(), signs, place.to_owned(), movement.to_owned())
    }

    #[test]
    fn the_text_gives_back_the_rows_of_the_table() {
        let division = division(6, &[4], mixed);
        let view = season(division.clone());
        let text = alt(Language::ENGLISH, &names(6, |number| format!("Person{number}")), &view, &division);
        let text = text.replace(['\u{2068}', '\u{2069}'], "");
        let sentences: Vec<&str> = text.split(". ").skip(2).collect();
        assert_eq!(sentences.len(), 6, "{text}");
        for (row, sentence) in division.rows.iter().zip(sentences) {
            if row.number == 4 {
                assert_eq!(sentence, "4: Person4 is out, and none of their games counts");
                continue;
            }
            let (line, name, signs, place, movement) = read(sentence);
            assert_eq!((line, name), (row.number.to_string(), format!("Person{}", row.number)), "{sentence}");
            for other in &division.rows {
                let expected = match cell(&division, row, other).drawn() {
                    CrossCell::Result(sign) => Some(sign),
                    CrossCell::Running => Some("·"),
                    CrossCell::Oneself | CrossCell::Empty => None,
                };
                assert_eq!(
                    signs.get(&other.number.to_string()).copied(),
                    expected,
                    "{sentence}: {}",
                    other.number
                );
            }
            let expected = match row.number {
                6 => "place 6".to_owned(),
                number => format!("place {number} to 6"),
            };
            assert_eq!(place, expected);
            let word = movement_word(row.place.unwrap().movement);
            assert_eq!(movement, if word == "none" { "" } else { word });
        }
    }

    #[test]
    fn the_longest_table_fits_whole() {
        for name in ["W".repeat(60), "\u{5d0}".repeat(60), "👩\u{200d}👩\u{200d}👧".repeat(20)] {
            let division = division(8, &[], mixed);
            let view = season(division.clone());
            let text =
                alt(Language::ENGLISH, &names(8, |number| format!("{name}{number}")), &view, &division);
            assert!(text.chars().count() <= limits::FILE_DESCRIPTION, "{}", text.chars().count());
            assert_eq!(text.matches(", place ").count(), 8, "{text}");
            assert!(text.ends_with("place 8, goes down."), "{text}");
        }
    }
}
