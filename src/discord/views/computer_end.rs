//! The end of a game against the computer, for its player: the result and the next steps. It is the same
//! in a channel, in direct messages and in private replies.

use super::card::history_buttons;
use super::player_names::player_names;
use crate::bot::BotContext;
use crate::discord::custom_id::{ComputerButton, ExerciseName, LessonButton, ReviewButton};
use crate::discord::reply::{Button, Style};
use crate::domain::{
    EndReason, Level, LuckKind, MatchFacts, ReviewProgress, Score, fitting_lesson, turning_points,
};
use crate::service::MatchView;
use crate::text::{self, Language, LessonWords, t};
use sealed_move_rules::Side;
use sealed_move_rules::lesson::Lesson;

/// A finished game against the computer.
pub(crate) struct ComputerEnd<'a> {
    match_view: &'a MatchView,
    level: Level,
    /// The person's side.
    own: Side,
    again: Option<TryAgain>,
    lesson: Option<&'static Lesson>,
}

/// The position to try again after a loss.
struct TryAgain {
    /// The number of records before it.
    after: u32,
    /// Whether a review found the mistake made there.
    is_mistake: bool,
}

impl<'a> ComputerEnd<'a> {
    /// Returns `None` for ongoing games and games between people.
    pub(crate) fn of(bot: &BotContext, match_view: &'a MatchView) -> Option<Self> {
        let game = &match_view.game;
        let ending = game.ending.as_ref()?;
        let (computer, level) = game.computer_seat()?;
        let own = computer.other();
        let lost = game.score(own) == Some(Score::Lost);
        let last = match_view.board_view.last.as_ref();
        let mut end = Self { match_view, level, own, again: None, lesson: None };
        if lost {
            // A failed query only costs the better position.
            let review = bot.service().reviews.progress(game.id).unwrap_or_default();
            end.again = try_again(match_view, own, review.as_ref());
            end.lesson = fitting_lesson(game.game, ending, last);
        }
        Some(end)
    }

    pub(crate) const fn own(&self) -> Side {
        self.own
    }

    /// Describes the result to the person.
    pub(crate) fn told(&self, bot: &BotContext, lang: Language) -> String {
        let game = &self.match_view.game;
        let names = player_names(bot, lang, game.seats);
        let ending = game.ending.as_ref();
        ending
            .map(|ending| text::own_ending(lang, game.game.info(), &names, ending, self.own))
            .unwrap_or_default()
    }

    /// Returns advice after a loss.
    pub(crate) fn advice(&self, lang: Language) -> Vec<String> {
        let again = self.again.as_ref().map(|again| {
            t!(lang, "computer-lost-try", from = if again.is_mistake { "mistake" } else { "last" })
        });
        let lesson = self.lesson.map(|lesson| {
            let words = LessonWords::of(lang, self.match_view.game.game.info(), lesson);
            t!(lang, "computer-lost-lesson", title = words.title())
        });
        again.into_iter().chain(lesson).collect()
    }

    /// The buttons to play on and to look back.
    pub(crate) fn buttons(&self, lang: Language) -> Vec<Button> {
        let match_view = self.match_view;
        let mut buttons = self.next_buttons(lang);
        buttons.extend(history_buttons(lang, match_view));
        buttons.extend(review_button(lang, &match_view.game));
        buttons
    }

    /// The buttons to play on: again, at another level, from an earlier position, or in a lesson.
    pub(crate) fn next_buttons(&self, lang: Language) -> Vec<Button> {
        let (game, score) = (&self.match_view.game, self.match_view.game.score(self.own));
        let button = |action: ComputerButton, label, style| {
            Button::about(game.id, game.revision, action, label, style)
        };
        let play =
            |level: Level, label, style| button(ComputerButton::Again(level.number().into()), label, style);
        let mut buttons = vec![play(self.level, t!(lang, "button-play-again"), Style::Primary)];
        if score != Some(Score::Lost) {
            let up = Level::from_number(self.level.number() + 1);
            buttons.extend(up.map(|level| play(level, t!(lang, "button-level-up"), Style::Plain)));
        }
        if score != Some(Score::Won) {
            let down = Level::from_number(self.level.number() - 1);
            buttons.extend(down.map(|level| play(level, t!(lang, "button-level-down"), Style::Plain)));
        }
        buttons.extend(
            self.again
                .as_ref()
                .map(|again| button(ComputerButton::Try(again.after), t!(lang, "button-try"), Style::Plain)),
        );
        buttons.extend(self.lesson.map(|lesson| {
            let name = ExerciseName { game: game.game.info().name.to_owned(), name: lesson.name.to_owned() };
            let label = t!(lang, "button-fitting-lesson");
            Button::without_subject(LessonButton::Begin(name), label, Style::Plain)
        }));
        buttons
    }
}

/// The position before the person's costliest mistake if a review found one, else before their last move.
fn try_again(match_view: &MatchView, own: Side, review: Option<&ReviewProgress>) -> Option<TryAgain> {
    let game = &match_view.game;
    let mistake = review.filter(|review| review.is_done()).and_then(|review| {
        let made = review.reviews();
        let points = turning_points(&made, Some(own));
        let own_slips = points.iter().filter(|point| {
            point.by == LuckKind::Nothing && made.get(point.index).is_some_and(|made| made.side == own)
        });
        own_slips.max_by_key(|point| made[point.index].loss).map(|point| point.index as u32)
    });
    let last = || {
        let by_rules = matches!(game.ending.as_ref()?.reason, EndReason::Rules(_));
        if !by_rules && match_view.board_view.view.turn() == own {
            return u32::try_from(game.moves.len() - game.records_of_move(own)).ok();
        }
        game.records_before_last_move(own)
    };
    let is_mistake = mistake.is_some();
    Some(TryAgain { after: mistake.or_else(last)?, is_mistake })
}

/// The button that opens the review. Returns `None` for ongoing games and games without moves.
pub(crate) fn review_button(lang: Language, game: &MatchFacts) -> Option<Button> {
    let label = || t!(lang, "button-review");
    (game.ending.is_some() && !game.moves.is_empty())
        .then(|| Button::about(game.id, game.revision, ReviewButton::Open, label(), Style::Plain))
}
