//! The card of a review: a graph of the winning chances, accuracy and luck of each side, and the
//! turning points.
//!
//! Each move is described from the point of view of its player at that time.

use super::computer::labeled_try_button;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{HistoryButton, ReviewButton};
use crate::discord::reply::{Awaited, Button, Reply, Style};
use crate::discord::rest::limits;
use crate::discord::views::board::OwnBoards;
use crate::discord::views::player_names::{SeatName, player_names, seat_names};
use crate::domain::{
    CERTAIN, LastMove, LuckKind, MatchFacts, MoveReview, Seat, TurningPoint, accuracy, luck, turning_points,
};
use crate::service::{HistoryEntry, ReviewView};
use crate::text::{self, Language, clip, t};
use sealed_move_board::{ChancePlot, ChancePoint, PlotMark};
use sealed_move_rules::Side;

/// Characters of a move's sentence and notation that the card shows. Three turning points must fit
/// into a message.
const SENTENCE_LIMIT: usize = 160;
const NOTATION_LIMIT: usize = 60;

/// Minimum change by dice that is marked with a diamond, in 1/10,000.
const MIN_MARKED_LUCK: i32 = 200;

/// Minimum luck that is called good or bad, in 1/10,000.
const MIN_LUCK: i32 = 500;

/// Number of intervals between the moves whose chances the alt text lists.
const ALT_INTERVALS: usize = 8;

/// Shows the progress of an unfinished review.
pub(super) fn progress_card(lang: Language, view: &ReviewView) -> Reply {
    let game = &view.history.game;
    let entry = view.history.entries.get(view.progress.made.len());
    let number = entry.map_or_else(|| view.history.last_move(), |entry| entry.part.number);
    let again = ReviewButton::Again;
    Reply {
        title: title(lang, game),
        body: t!(lang, "review-progress", turn = number, turns = view.history.last_move()),
        buttons: vec![Button::about(
            game.id,
            game.revision,
            again,
            t!(lang, "button-look-again"),
            Style::Primary,
        )],
        awaits: Some(Awaited::Review(game.id)),
        ..Reply::default()
    }
}

/// Shows a finished review.
pub(super) fn review_card(ctx: &InteractionContext, view: &ReviewView) -> Reply {
    let (lang, game, made) = (ctx.lang, &view.history.game, &view.progress.made);
    let names = player_names(ctx.bot(), lang, game.seats);
    let points = turning_points(made);
    let mut body: Vec<_> =
        game.ending.iter().map(|ending| text::ending(lang, game.game.info(), &names, ending)).collect();
    body.extend(Side::BOTH.iter().filter_map(|side| side_line(lang, view, &names, *side)));
    if points.is_empty() {
        body.push(t!(lang, "review-no-turn"));
    }
    let told = points.iter().zip(1..).map(|(point, number)| turn_line(lang, view, &names, *point, number));
    body.extend(told);
    let mut card = Reply {
        title: title(lang, game),
        body: body.join("\n"),
        foot: t!(lang, "review-foot", luck = if game.game.info().chance { "yes" } else { "no" }),
        buttons: buttons(lang, view, &points),
        ..Reply::default()
    };
    show_plot(ctx, view, &points, &mut card);
    card
}

fn title(lang: Language, game: &MatchFacts) -> String {
    t!(lang, "review-title", game = text::game(lang, game.game.info()))
}

/// Converts a chance in 1/10,000 to percent.
fn percent(chance: i32) -> u32 {
    (f64::from(chance) / 100.0).round() as u32
}

/// Describes the accuracy and luck of a side. Returns `None` if it made no moves.
fn side_line(lang: Language, view: &ReviewView, names: &[String; 2], side: Side) -> Option<String> {
    let made = &view.progress.made;
    let accuracy = accuracy(made, side)?;
    let player = &names[side.index()];
    let quality = match accuracy {
        95.. => "best",
        85.. => "good",
        70.. => "fair",
        _ => "poor",
    };
    let line = t!(lang, "review-side", player = player, quality = quality, accuracy = accuracy);
    if !view.history.game.game.info().chance {
        return Some(line);
    }
    let luck = luck(made, side);
    let kind = match luck {
        MIN_LUCK.. => "good",
        _ if luck <= -MIN_LUCK => "bad",
        _ => "even",
    };
    let luck = t!(
        lang,
        "review-luck",
        kind = kind,
        luck = format!("{:+}", (f64::from(luck) / 100.0).round() as i32)
    );
    Some(format!("{line} {luck}"))
}

/// Describes a turning point: the move with a better alternative, or the luck.
fn turn_line(
    lang: Language,
    view: &ReviewView,
    names: &[String; 2],
    point: TurningPoint,
    number: usize,
) -> String {
    let made = &view.progress.made[point.index];
    let place = text::move_part(lang, view.history.entries[point.index].part);
    let (player, meaning) = (&names[made.side.index()], meaning(lang, view, point.index));
    let (from, to) = match point.by {
        LuckKind::Nothing => (percent(made.best_chance), percent(made.expected)),
        LuckKind::Dice | LuckKind::Hidden => (percent(made.expected), percent(made.after)),
    };
    match point.by {
        LuckKind::Dice | LuckKind::Hidden => t!(
            lang,
            "review-turn-luck",
            number = number,
            place = place,
            player = player,
            meaning = meaning,
            by = if point.by == LuckKind::Dice { "dice" } else { "hidden" },
            luck = if point.change > 0 { "good" } else { "bad" },
            change = format!("{:+}", i64::from(to) - i64::from(from)),
            from = from,
            to = to,
        ),
        LuckKind::Nothing => {
            let told = t!(
                lang,
                "review-turn-choice",
                number = number,
                place = place,
                player = player,
                meaning = meaning,
                change = from.saturating_sub(to),
                from = from,
                to = to,
            );
            let parts = [
                Some(told),
                answer_line(lang, view, names, point.index),
                better_line(lang, view, made, point),
            ];
            parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
    }
}

/// Describes a move from its player's point of view.
fn meaning(lang: Language, view: &ReviewView, index: usize) -> String {
    let seen = &view.seen[index];
    let last = LastMove { before: seen.before.clone(), notation: view.notations[index].clone() };
    let told = match &seen.after {
        Some(after) => text::played_move(lang, &last, after),
        None => text::planned_move(lang, &seen.before, &seen.text),
    };
    clip(&told, SENTENCE_LIMIT)
}

/// Describes the best move and the chances it would have kept.
fn better_line(lang: Language, view: &ReviewView, made: &MoveReview, point: TurningPoint) -> Option<String> {
    let seen = &view.seen[point.index];
    if made.best == seen.text {
        return None;
    }
    let kept = match percent(made.best_chance) {
        95.. => "won",
        60.. => "lead",
        40.. => "even",
        _ => "less",
    };
    let meaning = text::planned_move(lang, &seen.before, &made.best);
    let (better, meaning) = (clip(&made.best, NOTATION_LIMIT), clip(&meaning, SENTENCE_LIMIT));
    Some(t!(lang, "review-better", turn = better, meaning = meaning, kept = kept))
}

/// Describes whether the opponent's next move punished a mistake or missed the chance.
fn answer_line(lang: Language, view: &ReviewView, names: &[String; 2], index: usize) -> Option<String> {
    let mistaken = view.progress.made[index].side;
    let later = view.progress.made.iter().enumerate().skip(index + 1);
    let (next, answer) = later.into_iter().find(|(_, made)| made.side != mistaken)?;
    let player = &names[answer.side.index()];
    if answer.is_as_good() {
        return Some(t!(lang, "review-used", player = player, meaning = meaning(lang, view, next)));
    }
    // Only a mistake of at least half the size wastes the chance.
    (2 * answer.loss() >= view.progress.made[index].loss())
        .then(|| t!(lang, "review-missed", player = player))
}

/// The buttons *Show* and *Try* of each turning point.
fn buttons(lang: Language, view: &ReviewView, points: &[TurningPoint]) -> Vec<Button> {
    let game = &view.history.game;
    let show = points.iter().zip(1..).map(|(point, number): (_, usize)| {
        let label = t!(lang, "button-show-number", number = number);
        Button::about(game.id, game.revision, ReviewButton::Turn(point.index), label, Style::Plain)
    });
    let history = t!(lang, "button-history");
    let history = Button::about(game.id, game.revision, HistoryButton::Show(None), history, Style::Plain);
    let tries = points.iter().zip(1..).filter(|(point, _)| view.history.can_fork(point.index));
    let tries = tries.map(|(point, number): (_, usize)| {
        labeled_try_button(game, point.index as u32, t!(lang, "button-try-number", number = number))
    });
    show.chain([history]).chain(tries).collect()
}

/// Adds the graph in the reader's preferred style.
fn show_plot(ctx: &InteractionContext, view: &ReviewView, points: &[TurningPoint], card: &mut Reply) {
    let (lang, game) = (ctx.lang, &view.history.game);
    let info = game.game.info();
    let chances: Vec<_> = std::iter::once(ChancePoint { first: CERTAIN as u32 / 2, dice: false })
        .chain(view.progress.made.iter().map(|made| ChancePoint {
            first: made.first_chance().unsigned_abs(),
            dice: made.luck_by == LuckKind::Dice && made.luck().abs() >= MIN_MARKED_LUCK,
        }))
        .collect();
    let numbers: Vec<_> = view.history.entries.iter().map(|entry| entry.part.number).collect();
    let marks: Vec<_> =
        points.iter().zip(1..).map(|(point, number)| PlotMark { index: point.index + 1, number }).collect();
    let sides = Side::BOTH.map(|side| text::side(lang, info, side));
    let names = plot_names(ctx, game, &sides, SeatName::in_picture);
    let axis = t!(lang, "review-axis");
    let boards = OwnBoards::new(ctx.bot(), lang, game, ctx.settings());
    // Without pictures, the alt text is part of the message.
    let form = if boards.has_pictures() { SeatName::in_label } else { SeatName::in_markdown };
    let alt_names = plot_names(ctx, game, &sides, form);
    let alt = alt(lang, &alt_names, &view.history.entries, &chances, &marks);
    boards.show_plot(alt, card, |theme| {
        let plot = ChancePlot {
            game: info,
            theme,
            names: names.each_ref().map(String::as_str),
            sides: sides.each_ref().map(String::as_str),
            axis: &axis,
            points: &chances,
            numbers: &numbers,
            marks: &marks,
        };
        ctx.studio().chances(&plot).png
    });
}

/// Returns the players' names with their sides, for the graph.
fn plot_names(
    ctx: &InteractionContext,
    game: &MatchFacts,
    sides: &[String; 2],
    form: fn(&SeatName) -> String,
) -> [String; 2] {
    let names = seat_names(ctx.bot(), ctx.lang, game.seats);
    Side::BOTH.map(|side| {
        let (name, side_name) = (&names[side.index()], &sides[side.index()]);
        // A graph shows no mentions.
        if matches!((game.seat(side), name), (Seat::Person(_), SeatName::Words(_))) {
            return side_name.clone();
        }
        t!(ctx.lang, "player-with-side", player = form(name), side = side_name)
    })
}

/// Describes the graph: the first side's chances at some moves, and the turning points.
fn alt(
    lang: Language,
    names: &[String; 2],
    entries: &[HistoryEntry],
    chances: &[ChancePoint],
    marks: &[PlotMark],
) -> String {
    let told = |index: usize| {
        let chance = (chances[index].first as f64 / 100.0).round() as u32;
        let number = index.checked_sub(1).map_or(0, |entry| entries[entry].part.number);
        (chance, number)
    };
    let last = chances.len() - 1;
    let mut steps: Vec<usize> = (0..=ALT_INTERVALS).map(|part| last * part / ALT_INTERVALS).collect();
    steps.dedup();
    let steps: Vec<_> = steps
        .into_iter()
        .map(|index| {
            let (chance, number) = told(index);
            t!(lang, "review-alt-point", chance = chance, turn = number)
        })
        .collect();
    let marks: Vec<_> = marks
        .iter()
        .map(|mark| {
            let (chance, number) = told(mark.index);
            t!(lang, "review-alt-mark", number = mark.number, turn = number, chance = chance)
        })
        .collect();
    let [first, second] = names;
    let turned = if marks.is_empty() { "no" } else { "yes" };
    let alt = t!(
        lang,
        "review-alt",
        first = first,
        second = second,
        chances = steps.join(", "),
        turned = turned,
        marks = marks.join(", "),
    );
    clip(&alt, limits::FILE_DESCRIPTION)
}
