//! The message of a daily puzzle: board, task and solvers. It doesn't reveal the solution.

use super::request::NoticeRequest;
use crate::discord::buttons::puzzle_card::task;
use crate::discord::custom_id::DailyButton;
use crate::discord::reply::{Button, Reply, Style};
use crate::discord::views::board::render_for_everyone;
use crate::discord::views::format::mention;
use crate::domain::{DailySolver, Revision, puzzle_rating};
use crate::service::{DailyPost, Error};
use crate::text::{self, Language, t};

/// Maximum number of listed solvers.
const MAX_LISTED: usize = 20;

/// Posts the puzzle. Returns `None` if the next puzzle has already replaced it.
pub(super) fn posted(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let NoticeRequest { bot, lang, message, .. } = request;
    let post = bot.service().dailies.post(message.subject)?;
    if !post.open {
        return Ok(None);
    }
    let (info, solver) = (post.daily.game.info(), post.solver);
    let picture = render_for_everyone(bot, lang, info, &post.board_view, solver);
    Ok(Some(Reply { picture: Some(picture), ..card(lang, &post) }))
}

/// Updates the posted message.
pub(super) fn updated(request: NoticeRequest<'_>) -> Result<Reply, Error> {
    let NoticeRequest { bot, lang, message, .. } = request;
    let post = bot.service().dailies.post(message.subject)?;
    Ok(Reply { over_picture: true, ..card(lang, &post) })
}

fn card(lang: Language, post: &DailyPost) -> Reply {
    let DailyPost { daily, puzzle, solver, .. } = post;
    let game = text::game(lang, daily.game.info());
    let rating = puzzle_rating(daily.game, puzzle).shown();
    let mut body = vec![task(lang, daily.game, puzzle, *solver)];
    body.extend(solvers(lang, post));
    let mut buttons = Vec::new();
    if post.open {
        body.extend(post.last.then(|| t!(lang, "daily-last")));
        let label = t!(lang, "button-solve");
        buttons.push(Button::about(daily.id, Revision(0), DailyButton::Solve, label, Style::Primary));
    }
    Reply {
        title: t!(lang, "daily-title", game = game, rating = rating),
        body: body.join("\n"),
        foot: if post.open { t!(lang, "daily-foot") } else { t!(lang, "daily-closed") },
        buttons,
        ..Reply::default()
    }
}

/// Lists the solvers, one per line, or mentions that an open puzzle is unsolved.
fn solvers(lang: Language, post: &DailyPost) -> Vec<String> {
    if post.solvers.is_empty() {
        return post.open.then(|| t!(lang, "daily-nobody")).into_iter().collect();
    }
    let line = |(index, solver): (usize, &DailySolver)| {
        t!(
            lang,
            "daily-solver",
            number = index + 1,
            player = mention(lang, solver.player),
            days = solver.streak,
            first = if solver.first_try { "yes" } else { "no" },
        )
    };
    let mut lines = vec![t!(lang, "daily-solvers")];
    lines.extend(post.solvers.iter().enumerate().take(MAX_LISTED).map(line));
    let more = post.solvers.len().saturating_sub(MAX_LISTED);
    lines.extend((more > 0).then(|| t!(lang, "daily-more-solvers", count = more)));
    lines
}
