//! The message of a daily puzzle: its board, what is to be found, and who found it. How, nobody reads here.

use super::request::NoticeRequest;
use crate::discord::buttons::puzzle_card::task;
use crate::discord::custom_id::DailyButton;
use crate::discord::reply::{Button, Reply, Style};
use crate::discord::views::board::render_for_everyone;
use crate::discord::views::format::mention;
use crate::domain::{DailySolver, Revision, puzzle_rating};
use crate::service::{DailyPost, Error};
use crate::text::{self, Language, t};

/// How many of the solvers are named.
const NAMED: usize = 20;

/// The message as it goes out; nothing where the next puzzle follows already.
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

/// The message as it reads from now on.
pub(super) fn again(request: NoticeRequest<'_>) -> Result<Reply, Error> {
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

/// Who solved it, one a line; as long as nobody did, that nobody did yet.
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
    lines.extend(post.solvers.iter().enumerate().take(NAMED).map(line));
    let more = post.solvers.len().saturating_sub(NAMED);
    lines.extend((more > 0).then(|| t!(lang, "daily-more-solvers", count = more)));
    lines
}
