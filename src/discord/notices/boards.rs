//! The board of a server: its ongoing games, one line each. It never pings.

use super::request::NoticeRequest;
use crate::discord::reply::Reply;
use crate::discord::rest::limits;
use crate::discord::views::format::{mention, message_url, relative};
use crate::domain::MatchSummary;
use crate::service::{Board, Error};
use crate::text::{self, Language, t};

/// Builds the board. Returns `None` if the message is no longer the board of its server.
pub(super) fn board(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let NoticeRequest { bot, lang, message, now, .. } = request;
    Ok(bot.service().boards.of_message(message, now)?.map(|board| card(lang, &board)))
}

fn card(lang: Language, board: &Board) -> Reply {
    let lines: Vec<String> = board.games.iter().map(|game| line(lang, game)).collect();
    let body = if board.ongoing == 0 { t!(lang, "games-none") } else { body(lang, &lines, board.ongoing) };
    let title = t!(lang, "board-title", count = board.ongoing);
    Reply { title, body, silent: true, ..Reply::default() }
}

/// Joins the lines that fit. The last line counts the other games.
fn body(lang: Language, lines: &[String], ongoing: usize) -> String {
    let mut shown = lines.len();
    loop {
        let more = ongoing.saturating_sub(shown);
        let last = (more > 0 && shown > 0).then(|| t!(lang, "board-more", count = more));
        let text = lines[..shown].iter().cloned().chain(last).collect::<Vec<_>>().join("\n");
        if shown == 0 || text.chars().count() <= limits::EMBED_DESCRIPTION {
            return text;
        }
        shown -= 1;
    }
}

fn line(lang: Language, game: &MatchSummary) -> String {
    let name = text::game(lang, game.game.info());
    let [first, second] = game.seats.map(|seat| mention(lang, seat));
    t!(
        lang,
        "board-line",
        game = match game.notice {
            Some(notice) => format!("[{name}]({url})", url = message_url(game.place.guild, notice)),
            None => name,
        },
        first = first,
        second = second,
        player = mention(lang, game.seats[game.turn.index()]),
        turn = game.move_number,
        deadline = relative(game.deadline),
    )
}
