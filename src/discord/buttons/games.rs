//! The paged list of a player's ongoing games and open challenges.

use std::collections::HashMap;

use super::click::Click;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ChallengeButton, GamesButton, PlayerPage};
use crate::discord::reply::{Button, Reply, Response, Style};
use crate::discord::views::format::{budget_left, game_link, mention, message_link, relative};
use crate::discord::views::pages::ListPage;
use crate::domain::{Cause, Challenge, MatchSummary, MessageRef, Pause, PlayerId, Timestamp};
use crate::service::Error;
use crate::text::{self, Language, t};
use sealed_move_rules::Side;

/// Entries per page. A challenge needs up to two buttons, and a message has at most 25.
const PAGE_SIZE: usize = 10;

pub(super) fn press(ctx: &InteractionContext, button: &GamesButton, click: Click) -> Result<Response, Error> {
    let GamesButton::List(PlayerPage { player, page }) = button;
    Ok(list(ctx, *player, *page)?.placed(click.placement))
}

enum Listed {
    /// An ongoing game between people.
    Ongoing(MatchSummary),
    Computer(MatchSummary),
    /// A challenge by or to the reader.
    Own(Challenge),
    /// A challenge by someone else to anyone.
    Open(Challenge),
}

/// Shows a page of a player's list, by default the reader's own.
pub(in crate::discord) fn list(
    ctx: &InteractionContext,
    player: Option<PlayerId>,
    page: usize,
) -> Result<Reply, Error> {
    let (lang, me) = (ctx.lang, ctx.player());
    let whose = player.unwrap_or(me);
    let listed = listed(ctx, whose)?;
    let page = ListPage::of(listed.len(), PAGE_SIZE, page);
    let mut lines = Vec::new();
    if !matches!(listed.first(), Some(Listed::Ongoing(_) | Listed::Computer(_))) && page.number == 0 {
        lines.push(if whose == me { t!(lang, "games-none-hint") } else { t!(lang, "games-none") });
    }
    let mut buttons = Vec::new();
    let ongoing =
        listed.iter().filter(|entry| matches!(entry, Listed::Ongoing(_) | Listed::Computer(_))).count();
    let shown = listed[page.entries.clone()].iter().filter_map(|entry| match entry {
        Listed::Ongoing(game) | Listed::Computer(game) => Some(game.id),
        Listed::Own(_) | Listed::Open(_) => None,
    });
    let pauses = ctx.service.clocks.pauses(&shown.collect::<Vec<_>>(), ctx.now()).unwrap_or_else(|error| {
        tracing::warn!(%error, "cannot load clock pauses");
        HashMap::new()
    });
    let mut above = None;
    for (index, entry) in page.entries.clone().zip(&listed[page.entries.clone()]) {
        let number = (index + 1).saturating_sub(ongoing);
        let heading = match entry {
            Listed::Ongoing(_) => None,
            Listed::Computer(_) => Some(t!(lang, "games-computer")),
            Listed::Own(_) => Some(t!(lang, "games-challenges")),
            Listed::Open(_) => Some(t!(lang, "games-challenges-anyone")),
        };
        if heading != above {
            lines.extend(heading.as_ref().map(|heading| format!("\n**{heading}**")));
            above = heading;
        }
        match entry {
            Listed::Ongoing(game) | Listed::Computer(game) => {
                lines.push(game_line(ctx, game, whose, pauses.get(&game.id)));
            }
            Listed::Own(challenge) | Listed::Open(challenge) => {
                lines.push(challenge_line(ctx, number, challenge));
                buttons.extend(challenge_buttons(lang, number, challenge, me));
            }
        }
    }
    buttons.extend(page.buttons(lang, |page| GamesButton::List(PlayerPage { player, page }).into()));
    let title = if whose == me {
        t!(lang, "games-title")
    } else {
        t!(lang, "games-title-of", player = ctx.name_of(whose).in_markdown())
    };
    Ok(Reply { title, body: lines.join("\n"), foot: page.foot(lang), buttons, ..Reply::default() })
}

fn listed(ctx: &InteractionContext, whose: PlayerId) -> Result<Vec<Listed>, Error> {
    let me = ctx.player();
    let mut games = ctx.service.games.ongoing(whose)?;
    // Of another player's games, show only those in this server or against the reader.
    let here = |game: &MatchSummary| ctx.guild().is_some() && game.place.guild == ctx.guild();
    games.retain(|game| whose == me || game.seats.contains(&me.into()) || here(game));
    let computer = |game: &MatchSummary| game.opponent_of(whose).level().is_some();
    let (computers, people): (Vec<_>, Vec<_>) = games.into_iter().partition(computer);
    let people = people.into_iter().map(Listed::Ongoing);
    let mut listed: Vec<_> = people.chain(computers.into_iter().map(Listed::Computer)).collect();
    if whose == me {
        listed.extend(ctx.service.challenges.open_of(me, ctx.now())?.into_iter().map(Listed::Own));
        if let Some(guild) = ctx.guild() {
            let mut open = ctx.service.challenges.open_in(guild, ctx.now())?;
            open.retain(|challenge| challenge.opponent.is_none() && challenge.challenger != me);
            listed.extend(open.into_iter().map(Listed::Open));
        }
    }
    Ok(listed)
}

fn game_line(
    ctx: &InteractionContext,
    game: &MatchSummary,
    player: PlayerId,
    pause: Option<&Pause>,
) -> String {
    let lang = ctx.lang;
    let whose = match (player == ctx.player(), game.awaits(player)) {
        (true, true) => "mine",
        (true, false) => "theirs",
        (false, _) => "public",
    };
    if game.deadline >= Timestamp::NEVER {
        return t!(
            lang,
            "games-line-computer",
            game = text::game(lang, game.game.info()),
            opponent = mention(lang, game.opponent_of(player)),
            turn = game.move_number,
            whose = whose,
            link = game_link(lang, game),
        );
    }
    let line = t!(
        lang,
        "games-line",
        game = text::game(lang, game.game.info()),
        opponent = mention(lang, game.opponent_of(player)),
        turn = game.move_number,
        whose = whose,
        deadline = relative(game.deadline),
        link = game_link(lang, game),
    );
    let line = if game.pace.has_budget() && game.seats.contains(&player.into()) {
        let own = usize::from(game.seats[0] != player);
        // The deadline is nearer than the end of the budget once a turn has used some of it.
        let until_deadline_ms = (game.deadline.0 - ctx.now().0).max(0);
        let time = |of: usize| {
            let most_ms = if of == game.turn.index() { until_deadline_ms } else { i64::MAX };
            budget_left(lang, game.budgets_ms[of].min(most_ms))
        };
        t!(lang, "games-line-reserve", line = line, own = time(own), theirs = time(1 - own))
    } else {
        line
    };
    let line = match pause.map(|pause| pause.cause) {
        Some(Cause::Vacation) => t!(lang, "games-line-vacation", line = line),
        Some(Cause::Grace) => t!(lang, "games-line-grace", line = line),
        _ => line,
    };
    with_offers(ctx, game, line)
}

/// Adds the offers that wait for the reader's answer. Their messages may not have pinged.
fn with_offers(ctx: &InteractionContext, game: &MatchSummary, mut line: String) -> String {
    let opponent = game.opponent_of(ctx.player());
    let waits = |by: Option<Side>| {
        let seated = game.seats.contains(&ctx.player().into());
        seated && by.is_some_and(|side| game.seats[side.index()] == opponent)
    };
    if waits(game.draw_by) {
        line = t!(ctx.lang, "games-line-draw", line = line);
    }
    if waits(game.takeback_by) {
        line = t!(ctx.lang, "games-line-takeback", line = line);
    }
    line
}

fn challenge_line(ctx: &InteractionContext, number: usize, challenge: &Challenge) -> String {
    let lang = ctx.lang;
    let line = t!(
        lang,
        "games-challenge-line",
        game = text::game(lang, challenge.game.info()),
        challenger = mention(lang, challenge.challenger),
        opponent =
            challenge.opponent.map_or_else(|| t!(lang, "games-anybody"), |player| mention(lang, player)),
        until = relative(challenge.expires),
    );
    let line = match challenge.message {
        None => line,
        Some(message) => {
            let posted = MessageRef { channel: challenge.place.channel, message };
            let link = message_link(lang, challenge.place.guild, posted);
            t!(lang, "games-challenge-linked", line = line, link = link)
        }
    };
    t!(lang, "games-numbered", number = number, line = line)
}

/// The buttons for the reader's options.
fn challenge_buttons(lang: Language, number: usize, challenge: &Challenge, me: PlayerId) -> Vec<Button> {
    let button = |action: ChallengeButton, label: String, style| {
        Button::about(challenge.id, challenge.revision, action, label, style)
    };
    if challenge.challenger == me {
        let label = t!(lang, "button-withdraw-number", number = number);
        return vec![button(ChallengeButton::Withdraw, label, Style::Plain)];
    }
    let label = t!(lang, "button-accept-number", number = number);
    let mut buttons = vec![button(ChallengeButton::Accept, label, Style::Good)];
    if challenge.opponent.is_some() {
        let label = t!(lang, "button-decline-number", number = number);
        buttons.push(button(ChallengeButton::Decline, label, Style::Plain));
    }
    buttons
}
