//! Search for messages of a server and for threads of a channel.

use std::sync::Arc;

use axum::Router;
use axum::routing::get;
use serde_json::{Value, json};

use super::RestResult;
use super::extract::{Actor, Ids};
use super::params::Params;
use crate::ids::{ChannelId, GuildId};
use crate::shared::Shared;
use crate::validate::snowflake;
use crate::world::Found;

pub(super) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/guilds/{guild_id}/messages/search", get(messages))
        .route("/channels/{channel_id}/threads/search", get(threads))
}

async fn messages(actor: Actor, Ids(guild): Ids<u64>, mut params: Params) -> RestResult {
    let (limit, offset) = (params.limit(25, (1, 25)), params.whole("offset", (0, 9975)).unwrap_or_default());
    let words = params.text("content").map(str::to_lowercase);
    let (authors, channels) = (params.ids("author_id"), params.ids("channel_id"));
    let (mentions, pinned) = (params.ids("mentions"), params.flag("pinned"));
    let (min, max) = (params.id("min_id"), params.id("max_id"));
    let oldest_first = params.text("sort_order") == Some("asc");
    params.whole("slop", (0, 100));
    for name in ["mentions_role_id", "replied_to_user_id", "replied_to_message_id"] {
        params.ids(name);
    }
    for name in ["mention_everyone", "include_nsfw"] {
        params.flag(name);
    }
    params.finish()?;
    actor.json(|world, requester| {
        let mut found: Vec<Value> = world.messages_of(requester.user(), GuildId(guild))?;
        let has =
            |list: &[u64], id: &Value| list.is_empty() || snowflake(id).is_some_and(|id| list.contains(&id));
        found.retain(|it| {
            let id = snowflake(&it["id"]).unwrap_or_default();
            let content = it["content"].as_str().unwrap_or_default().to_lowercase();
            let mentioned = it["mentions"].as_array().into_iter().flatten();
            words.as_ref().is_none_or(|words| words.split_whitespace().all(|word| content.contains(word)))
                && has(&authors, &it["author"]["id"])
                && has(&channels, &it["channel_id"])
                && (mentions.is_empty() || mentioned.clone().any(|user| has(&mentions, &user["id"])))
                && pinned.is_none_or(|pinned| it["pinned"] == pinned)
                && min.is_none_or(|min| id > min)
                && max.is_none_or(|max| id < max)
        });
        found.sort_by_key(|it| snowflake(&it["id"]));
        if !oldest_first {
            found.reverse();
        }
        let total = found.len();
        let page = found.into_iter().skip(usize::try_from(offset).unwrap_or_default()).take(limit);
        let page = page.map(|mut message| {
            message["hit"] = json!(true);
            json!([message])
        });
        Ok(json!({
            "messages": page.collect::<Vec<_>>(),
            "doing_deep_historical_index": false,
            "total_results": total,
        }))
    })
}

async fn threads(actor: Actor, Ids(channel): Ids<u64>, mut params: Params) -> RestResult {
    let (limit, offset) = (params.limit(25, (1, 25)), params.whole("offset", (0, 9975)).unwrap_or_default());
    let (name, archived) = (params.text("name").map(str::to_lowercase), params.flag("archived"));
    let (tags, min, max) = (params.ids("tag"), params.id("min_id"), params.id("max_id"));
    let all_tags = params.text("tag_setting") == Some("match_all");
    let oldest_first = params.text("sort_order") == Some("asc");
    params.whole("slop", (0, 100));
    params.finish()?;
    actor.json(|world, requester| {
        let Found { mut threads, members } = world.threads().all(requester, ChannelId(channel))?;
        threads.retain(|it| {
            let id = snowflake(&it["id"]).unwrap_or_default();
            let own = it["applied_tags"].as_array().map(Vec::as_slice).unwrap_or_default();
            let has = |tag: &u64| own.iter().any(|own| snowflake(own) == Some(*tag));
            let title = it["name"].as_str().unwrap_or_default().to_lowercase();
            name.as_ref().is_none_or(|name| title.contains(name))
                && archived.is_none_or(|archived| it["thread_metadata"]["archived"] == archived)
                && (tags.is_empty() || if all_tags { tags.iter().all(has) } else { tags.iter().any(has) })
                && min.is_none_or(|min| id > min)
                && max.is_none_or(|max| id < max)
        });
        threads.sort_by_key(|it| snowflake(&it["id"]));
        if !oldest_first {
            threads.reverse();
        }
        let total = threads.len();
        let offset = usize::try_from(offset).unwrap_or_default();
        let page: Vec<Value> = threads.into_iter().skip(offset).take(limit).collect();
        let members = members.into_iter().filter(|it| page.iter().any(|thread| thread["id"] == it["id"]));
        Ok(json!({
            "members": members.collect::<Vec<_>>(),
            "has_more": offset + page.len() < total,
            "threads": page,
            "total_results": total,
        }))
    })
}
