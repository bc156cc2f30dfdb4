//! The list of a long ladder or of a Swiss tournament: its picture and alt text.

use super::ladder_card::{MAX_LISTED, ladder_rows};
use super::season_alt::NAME_LENGTHS;
use super::season_row::alt_name;
use super::season_table::picture_name;
use super::swiss_card::{buchholz, row_line};
use crate::bot::BotContext;
use crate::discord::rest::limits;
use crate::domain::PlayerId;
use crate::service::{SeasonView, TableRow};
use crate::text::{self, Join, Language, t};
use sealed_move_board::{ListRow, RankList, ThemeName};

/// A list that can be drawn.
#[derive(Clone, Debug)]
pub(crate) struct DrawnList {
    title: String,
    /// The headings of points and Buchholz in a Swiss tournament.
    headings: Option<[String; 2]>,
    rows: Vec<DrawnLine>,
    more: Option<String>,
    pub(super) alt: String,
}

#[derive(Clone, Debug, Hash)]
struct DrawnLine {
    rank: String,
    name: String,
    values: [String; 2],
}

impl DrawnLine {
    fn drawn(&self) -> ListRow<'_> {
        let Self { rank, name, values } = self;
        ListRow { rank, name, values: values.each_ref().map(String::as_str) }
    }
}

impl DrawnList {
    /// The list of a ladder; `None` if the card names everyone.
    pub(super) fn ladder(bot: &BotContext, lang: Language, view: &SeasonView) -> Option<Self> {
        let rows: Vec<_> = ladder_rows(view).collect();
        if rows.len() <= MAX_LISTED {
            return None;
        }
        let drawn = &rows[..rows.len().min(RankList::MAX_ROWS)];
        let people: Vec<PlayerId> = drawn.iter().filter_map(|(_, row)| row.player).collect();
        let names = bot.names_of(&people).unwrap_or_default();
        let title = text::plain_words(&view.tournament.name);
        let alt = alt(lang, &title, rows.len(), drawn.len(), &|at, length| {
            let (place, row) = drawn[at];
            t!(lang, "ladder-line", place = place, player = alt_name(lang, &names, row, length))
        });
        let row = |(place, row): &(u32, &TableRow)| DrawnLine {
            rank: format!("{place}."),
            name: picture_name(bot, lang, &names, row),
            values: Default::default(),
        };
        let more = rows.len() - drawn.len();
        Some(Self {
            title,
            headings: None,
            rows: drawn.iter().map(row).collect(),
            more: (more > 0).then(|| t!(lang, "ladder-more", count = more)),
            alt,
        })
    }

    /// The table of a Swiss tournament; `None` before its start.
    pub(super) fn swiss(bot: &BotContext, lang: Language, view: &SeasonView) -> Option<Self> {
        let (swiss, division) = (view.swiss.as_ref()?, view.divisions.first()?);
        let drawn = &division.rows[..division.rows.len().min(RankList::MAX_ROWS)];
        let people: Vec<PlayerId> = drawn.iter().filter_map(|row| row.player).collect();
        let names = bot.names_of(&people).unwrap_or_default();
        let round = t!(lang, "swiss-round", round = swiss.round, rounds = swiss.rounds);
        let title = text::join(lang, Join::Parts, &[text::plain_words(&view.tournament.name), round]);
        let alt = alt(lang, &title, division.rows.len(), drawn.len(), &|at, length| {
            let row = &drawn[at];
            row_line(lang, swiss, row, alt_name(lang, &names, row, length))
        });
        let row = |row: &TableRow| DrawnLine {
            rank: row.place.map(|place| format!("{}.", place.rank)).unwrap_or_default(),
            name: picture_name(bot, lang, &names, row),
            values: match row.place.zip(buchholz(swiss, row)) {
                Some((place, buchholz)) => [text::points(place.halves), buchholz],
                None => [String::new(), t!(lang, "season-table-out")],
            },
        };
        let more = division.rows.len() - drawn.len();
        Some(Self {
            title,
            headings: Some([t!(lang, "season-table-points"), t!(lang, "swiss-table-buchholz")]),
            rows: drawn.iter().map(row).collect(),
            more: (more > 0).then(|| t!(lang, "ladder-more", count = more)),
            alt,
        })
    }

    /// Draws the list.
    pub(super) fn draw(&self, bot: &BotContext, theme: ThemeName) -> Vec<u8> {
        bot.pictures().get(&(theme, self), || {
            let rows: Vec<_> = self.rows.iter().map(DrawnLine::drawn).collect();
            let headings = self.headings.as_ref().map(|headings| headings.each_ref().map(String::as_str));
            let list =
                RankList { theme, title: &self.title, headings, rows: &rows, more: self.more.as_deref() };
            bot.studio().rank_list(&list).png
        })
    }
}

/// Gives back the lines of the picture, as many as fit.
fn alt(
    lang: Language,
    title: &str,
    people: usize,
    drawn: usize,
    line: &impl Fn(usize, usize) -> String,
) -> String {
    let shortest = NAME_LENGTHS[NAME_LENGTHS.len() - 1];
    let written = |named: usize, length: usize| {
        let mut lines = vec![title.to_owned()];
        lines.extend((0..named).map(|at| line(at, length)));
        if named < people {
            lines.push(t!(lang, "ladder-more", count = people - named));
        }
        lines.join("\n")
    };
    let all = NAME_LENGTHS.map(|length| (drawn, length)).into_iter();
    let fewer = (1..drawn).rev().map(|named| (named, shortest));
    let mut tried = all.chain(fewer).map(|(named, length)| written(named, length));
    tried.find(|text| text.chars().count() <= limits::FILE_DESCRIPTION).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_gives_back_the_lines_of_the_list() {
        let line = |at: usize, length: usize| {
            let name: String = format!("Person{at}").chars().take(length).collect();
            t!(Language::ENGLISH, "ladder-line", place = at + 1, player = name)
        };
        let text = alt(Language::ENGLISH, "Kyo ladder", 12, 12, &line);
        let text = text.replace(['\u{2068}', '\u{2069}'], "");
        let mut lines = text.lines();
        assert_eq!(lines.next(), Some("Kyo ladder"));
        let read: Vec<_> = lines.map(|line| line.split_once(". ").unwrap()).collect();
        let expected: Vec<_> = (0..12).map(|at| ((at + 1).to_string(), format!("Person{at}"))).collect();
        let expected: Vec<_> = expected.iter().map(|(place, name)| (place.as_str(), name.as_str())).collect();
        assert_eq!(read, expected);
    }

    #[test]
    fn five_hundred_people_are_counted_if_not_named() {
        let line = |at: usize, length: usize| {
            let name: String = "W".repeat(60).chars().take(length).collect();
            t!(Language::ENGLISH, "ladder-line", place = at + 1, player = name)
        };
        let text = alt(Language::ENGLISH, &"N".repeat(40), 500, 50, &line);
        assert!(text.chars().count() <= limits::FILE_DESCRIPTION, "{}", text.chars().count());
        let named = text.matches("WWWWWWWW").count();
        let more = format!("\nand {} more", 500 - named);
        assert!(named >= 40 && text.replace(['\u{2068}', '\u{2069}'], "").ends_with(&more), "{text}");
    }
}
