//! The plot of a profile: ratings over time, results per game, and puzzle ratings.

use crate::discord::context::InteractionContext;
use crate::discord::reply::Reply;
use crate::discord::rest::limits;
use crate::discord::views::board::OwnBoards;
use crate::domain::{PlayerId, RatingPoint, RatingRow, Tally, Timestamp};
use crate::service::{Error, Profile, PuzzleTally};
use crate::text::{self, Join, Language, clip, t};
use sealed_move_board::{RatingCurve, ResultPlot, ResultRow};
use sealed_move_rules::Game;

/// The plotted data of a game.
struct PlottedGame {
    game: &'static dyn Game,
    tally: Tally,
    /// The current rating, and each earlier rating with the time it took effect.
    rating: Option<(i32, Vec<(i64, i32)>)>,
    /// The puzzle rating, shown only to the player.
    puzzles: Option<i32>,
}

/// Adds the plot to a profile unless it is empty. Adds the alt text instead if the reader turned
/// pictures off.
pub(super) fn show(
    ctx: &InteractionContext,
    whose: PlayerId,
    profile: &Profile,
    card: &mut Reply,
) -> Result<(), Error> {
    let games = plotted(ctx, whose, profile)?;
    if games.is_empty() {
        return Ok(());
    }
    let lang = ctx.lang;
    let words: Vec<_> = games.iter().map(|of| RowWords::of(lang, of)).collect();
    let rows: Vec<_> = games
        .iter()
        .zip(&words)
        .map(|(of, words)| ResultRow {
            game: of.game.info(),
            name: &words.name,
            curve: of.rating.as_ref().map(|(rating, points)| RatingCurve {
                rating: *rating,
                change: &words.change,
                points,
            }),
            counts: [of.tally.won, of.tally.drawn, of.tally.lost],
            puzzles: words.puzzles.as_deref(),
        })
        .collect();
    let days = days(&profile.history, ctx.now());
    let months = months(lang, &profile.history);
    let empty = t!(lang, "profile-plot-none");
    let alt = alt(lang, &games, &words, &days);
    let boards = OwnBoards::without_game(ctx.bot(), lang, ctx.settings());
    boards.attach_plot(alt, card, |theme| {
        let plot = ResultPlot {
            theme,
            empty: &empty,
            months: months.as_ref().map(|months| months.each_ref().map(String::as_str)),
            rows: &rows,
        };
        ctx.bot().pictures().get(&plot, || ctx.studio().results(&plot).png)
    });
    Ok(())
}

/// Returns the games with results or puzzle attempts.
fn plotted(ctx: &InteractionContext, whose: PlayerId, profile: &Profile) -> Result<Vec<PlottedGame>, Error> {
    let mut games = Vec::new();
    for game in crate::bot::offered::offered() {
        let name = game.info().name;
        let row = profile.ratings.iter().find(|row| row.game.info().name == name);
        let tried = if whose == ctx.player() {
            Some(ctx.service.puzzles.tally(whose, game)?).filter(|tally| tally.tried > 0)
        } else {
            None
        };
        let puzzles = tried.map(|PuzzleTally { rating, .. }| rating.shown() as i32);
        if row.is_none() && puzzles.is_none() {
            continue;
        }
        let rating = row.and_then(|row| curve(row, &profile.history, name));
        games.push(PlottedGame {
            game,
            tally: row.map(|row| row.tally).unwrap_or_default(),
            rating,
            puzzles,
        });
    }
    Ok(games)
}

/// Returns the current rating and its history, or `None` before the first rated game.
fn curve(row: &RatingRow, history: &[RatingPoint], name: &str) -> Option<(i32, Vec<(i64, i32)>)> {
    let own = history.iter().filter(|point| point.game.info().name == name);
    let points: Vec<_> = own.map(|point| (point.since.0, point.rating.shown() as i32)).collect();
    (row.rated > 0 && !points.is_empty()).then(|| (row.rating.shown() as i32, points))
}

/// Returns the first and last day of the plot.
fn days(history: &[RatingPoint], now: Timestamp) -> [String; 2] {
    let first = history.first().map_or(now, |point| point.since);
    let last = history.last().map_or(now, |point| point.since);
    [first.day(), last.day()]
}

/// Returns the months at both ends of the time axis, from the second day on.
fn months(lang: Language, history: &[RatingPoint]) -> Option<[String; 2]> {
    let (first, last) = (history.first()?.since, history.last()?.since);
    (first.day() != last.day()).then(|| [first, last].map(|at| t!(lang, "month", number = at.month())))
}

/// Number of games whose change of the rating is shown.
const RECENT_GAMES: usize = 10;

/// Returns the change of a rating over the last games, with its sign.
fn change(rating: i32, points: &[(i64, i32)]) -> String {
    let before = points[..points.len().saturating_sub(RECENT_GAMES)].last().or_else(|| points.first());
    match before.map_or(0, |point| rating - point.1) {
        0 => "±0".to_owned(),
        up @ 1.. => format!("+{up}"),
        down => format!("−{}", down.unsigned_abs()),
    }
}

/// The texts in a game's row.
struct RowWords {
    name: String,
    results: String,
    change: String,
    puzzles: Option<String>,
}

impl RowWords {
    fn of(lang: Language, of: &PlottedGame) -> Self {
        let puzzles = of.puzzles.map(|rating| t!(lang, "profile-plot-puzzles", rating = rating.to_string()));
        let results = super::profile::results(lang, of.tally);
        let change = of.rating.as_ref().map_or_else(String::new, |(rating, points)| change(*rating, points));
        Self { name: text::game(lang, of.game.info()), results, change, puzzles }
    }
}

/// Describes the plot, with one sentence per game.
fn alt(lang: Language, games: &[PlottedGame], words: &[RowWords], days: &[String; 2]) -> String {
    let [first, last] = days;
    let mut lines = vec![t!(lang, "profile-plot-alt", first = first, last = last)];
    lines.extend(games.iter().zip(words).map(|(of, words)| {
        let (rated, from, to, most) = match &of.rating {
            Some((now, points)) => {
                let most = points.iter().map(|point| point.1).max().unwrap_or(*now);
                ("yes", points.first().map_or(*now, |point| point.1), *now, most)
            }
            None => ("no", 0, 0, 0),
        };
        t!(
            lang,
            "profile-plot-alt-game",
            game = &words.name,
            rated = rated,
            from = from.to_string(),
            to = to.to_string(),
            most = most.to_string(),
            results = &words.results,
            tried = if of.puzzles.is_some() { "yes" } else { "no" },
            puzzles = of.puzzles.unwrap_or_default().to_string(),
        )
    }));
    clip(&text::join(lang, Join::Sentences, &lines), limits::FILE_DESCRIPTION)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_change_covers_the_last_ten_games() {
        let points: Vec<(i64, i32)> = (0..13).map(|at| (at, 1500 + 10 * at as i32)).collect();
        assert_eq!(change(1620, &points), "+100");
        assert_eq!(change(1490, &points[..2]), "−10");
        assert_eq!(change(1500, &points[..1]), "±0");
        assert_eq!(change(1500, &[]), "±0");
    }
}
