//! The bracket of a cup: its picture and alt text.

use std::collections::HashMap;

use super::cup_card::{pair_words, round_name};
use super::season_alt::NAME_LENGTHS;
use super::season_row::alt_name;
use super::season_table::picture_name;
use crate::bot::BotContext;
use crate::discord::rest::limits;
use crate::domain::PlayerId;
use crate::domain::tournament::CupPair;
use crate::service::{SeasonView, TableRow};
use crate::text::{self, Language, clip, t};
use sealed_move_board::{Bracket, BracketPair, BracketSeat, SeatState, ThemeName};

/// A bracket that can be drawn.
#[derive(Clone, Debug)]
pub(crate) struct DrawnBracket {
    title: String,
    rounds: Vec<(String, Vec<DrawnPair>)>,
    pub(super) alt: String,
}

#[derive(Clone, Debug)]
struct DrawnPair {
    seats: [Option<DrawnSeat>; 2],
    bye: bool,
}

#[derive(Clone, Debug)]
struct DrawnSeat {
    seed: String,
    name: String,
    score: String,
    state: SeatState,
}

impl DrawnBracket {
    /// Returns `None` while the people of the drawn rounds are unknown.
    pub(super) fn new(bot: &BotContext, lang: Language, view: &SeasonView) -> Option<Self> {
        let cup = view.cup.as_ref()?;
        let rounds = &cup.rounds[cup.rounds.len().saturating_sub(Bracket::MAX_ROUNDS)..];
        if rounds.iter().flatten().all(|pair| pair.people == [None; 2]) {
            return None;
        }
        let rows: HashMap<u32, &TableRow> =
            view.divisions.iter().flat_map(|division| &division.rows).map(|row| (row.number, row)).collect();
        let people: Vec<PlayerId> = rows.values().filter_map(|row| row.player).collect();
        let names = bot.names_of(&people).unwrap_or_default();
        let drawn = |pair: &CupPair, at: usize| {
            let number = pair.people[at]?;
            let seat =
                view.entries.iter().filter_map(|entry| entry.seat).find(|seat| seat.number == number)?;
            Some(DrawnSeat {
                seed: seat.lot.to_string(),
                name: picture_name(bot, lang, &names, rows.get(&number)?),
                score: score(pair, at),
                state: state(pair, number),
            })
        };
        let pairs = |pairs: &Vec<CupPair>| {
            let pair = |pair| DrawnPair { seats: [0, 1].map(|at| drawn(pair, at)), bye: pair.is_bye() };
            (round_name(lang, pairs.len()), pairs.iter().map(pair).collect())
        };
        Some(Self {
            title: text::plain_words(&view.tournament.name),
            rounds: rounds.iter().map(pairs).collect(),
            alt: alt(
                lang,
                &text::plain_words(&view.tournament.name),
                (cup.winner, rounds),
                &|number, length| {
                    rows.get(&number).map_or_else(
                        || t!(lang, "season-number", number = number),
                        |row| alt_name(lang, &names, row, length),
                    )
                },
            ),
        })
    }

    /// Draws the bracket.
    pub(super) fn draw(&self, bot: &BotContext, theme: ThemeName) -> Vec<u8> {
        bot.pictures().get(&(theme, self), || {
            let rounds: Vec<(&str, Vec<BracketPair<'_>>)> = self
                .rounds
                .iter()
                .map(|(name, pairs)| (name.as_str(), pairs.iter().map(DrawnPair::borrowed).collect()))
                .collect();
            let rounds: Vec<_> = rounds.iter().map(|(name, pairs)| (*name, pairs.as_slice())).collect();
            bot.studio().bracket(&Bracket { theme, title: &self.title, rounds: &rounds }).png
        })
    }
}

impl DrawnPair {
    fn borrowed(&self) -> BracketPair<'_> {
        let seats = self.seats.each_ref().map(|seat| {
            let DrawnSeat { seed, name, score, state } = seat.as_ref()?;
            Some(BracketSeat { seed, name, score, state: *state })
        });
        BracketPair { seats, bye: self.bye }
    }
}

/// The points of one person of a pair, once a game has a result.
fn score(pair: &CupPair, at: usize) -> String {
    let begun = pair.games.iter().any(|game| game.result().is_some());
    if begun { text::points(pair.halves[at]) } else { String::new() }
}

fn state(pair: &CupPair, number: u32) -> SeatState {
    match pair.winner {
        None => SeatState::Open,
        Some(winner) if winner == number => SeatState::Won,
        Some(_) => SeatState::Lost,
    }
}

/// Describes the winner and the known pairs of the drawn rounds, the newest round first.
fn alt(
    lang: Language,
    title: &str,
    (winner, rounds): (Option<u32>, &[Vec<CupPair>]),
    name: &impl Fn(u32, usize) -> String,
) -> String {
    let mut written = String::new();
    for length in NAME_LENGTHS {
        let named = |number| name(number, length);
        let mut lines = vec![title.to_owned()];
        lines.extend(winner.map(|winner| text::plain_words(&t!(lang, "cup-won", winner = named(winner)))));
        for pairs in rounds.iter().rev() {
            let mut known = pairs.iter().filter_map(|pair| pair_words(lang, pair, &named)).peekable();
            if known.peek().is_some() {
                lines.push(round_name(lang, pairs.len()));
                lines.extend(known);
            }
        }
        written = lines.join("\n");
        if written.chars().count() <= limits::FILE_DESCRIPTION {
            return written;
        }
    }
    clip(&written, limits::FILE_DESCRIPTION)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::tournament::{SeasonGame, SeasonPair, TableResult};

    /// A round in which the upper person of each pair wins the games of a pair with these results.
    fn pair(upper: u32, lower: u32, round: u32, results: &[TableResult], winner: Option<u32>) -> CupPair {
        let mut halves = [0; 2];
        let game = |(number, played): (u32, &TableResult)| {
            let (first, second) = if number == 0 { (upper, lower) } else { (lower, upper) };
            let [own, other] = played.halves();
            halves[number as usize % 2] += own;
            halves[1 - number as usize % 2] += other;
            SeasonGame {
                pair: SeasonPair { division: 1, round, first, second },
                due_ms: 0,
                game: None,
                begun: 1,
                played: Some(*played),
                decided: None,
                ladder: None,
            }
        };
        let games = (0..).zip(results).map(game).collect();
        CupPair { people: [Some(upper), Some(lower)], games, halves, winner }
    }

    fn bye(person: u32) -> CupPair {
        CupPair { people: [Some(person), None], games: Vec::new(), halves: [0; 2], winner: Some(person) }
    }

    fn name(number: u32, length: usize) -> String {
        format!("Person{number}").chars().take(length).collect()
    }

    const WON: TableResult = TableResult::FirstWon { late: false };
    const LOST: TableResult = TableResult::SecondWon { late: false };
    const DRAWN: TableResult = TableResult::Drawn;

    #[test]
    fn the_text_gives_back_the_pairs_of_the_bracket() {
        let unknown = CupPair { people: [Some(1), None], games: Vec::new(), halves: [0; 2], winner: None };
        let rounds = vec![vec![bye(1), pair(2, 3, 1, &[WON, DRAWN], None)], vec![unknown]];
        let text =
            alt(Language::ENGLISH, "Kyo cup", (None, &rounds), &name).replace(['\u{2068}', '\u{2069}'], "");
        let [title, round, first, second] = text.lines().collect::<Vec<_>>()[..] else { panic!("{text}") };
        assert_eq!([title, round, second], ["Kyo cup", "Semifinals", "Person2 – Person3 · 1½ : ½"]);
        assert!(first.starts_with("Person1 ") && first.ends_with("without a game"), "{text}");
        let rounds = vec![
            vec![bye(1), pair(2, 3, 1, &[WON, LOST], Some(2))],
            vec![pair(1, 2, 2, &[LOST, DRAWN], Some(2))],
        ];
        let text = alt(Language::ENGLISH, "Kyo cup", (Some(2), &rounds), &name)
            .replace(['\u{2068}', '\u{2069}'], "");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            [lines[1], lines[2], lines[4]],
            ["Person2 wins the cup!", "Final", "Semifinals"],
            "{text}"
        );
        assert!(lines[3].starts_with("Person1 – Person2 · ½ : 1½, Person2 "), "{text}");
        assert!(lines[6].starts_with("Person2 – Person3 · 2 : 0, Person2 ") && lines.len() == 7, "{text}");
    }

    #[test]
    fn sixteen_people_with_long_names_fit_whole() {
        let round = |round: u32, count: u32| {
            (0..count).map(|at| pair(at + 1, at + count + 1, round, &[WON, DRAWN], Some(at + 1))).collect()
        };
        let rounds: [Vec<CupPair>; 4] = [round(1, 8), round(2, 4), round(3, 2), round(4, 1)];
        let long = |number: u32, length: usize| format!("{number:W<60}").chars().take(length).collect();
        let text = alt(Language::ENGLISH, &"N".repeat(40), (Some(1), &rounds), &long);
        assert!(text.chars().count() <= limits::FILE_DESCRIPTION, "{}", text.chars().count());
        assert_eq!(text.matches(" · 1½ : ½, ").count(), 15, "{text}");
    }
}
