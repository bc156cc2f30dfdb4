//! Guild member requests over the gateway (op 8).

use serde_json::{Value, json};

use super::ids::{GuildId, UserId};
use super::validate::snowflake;
use super::world::World;

/// Returns all members, those in `user_ids`, or those whose name starts with `query`. Returns
/// `None` if the server doesn't exist.
pub(super) fn members_chunk(world: &World, request: &Value) -> Option<Value> {
    let guild = snowflake(&request["guild_id"]);
    let guild = guild.and_then(|id| world.saved.guilds.get(&GuildId(id)))?;
    // One id or a list of them.
    let ids = match &request["user_ids"] {
        Value::Null => None,
        Value::Array(list) => Some(list.clone()),
        one => Some(vec![one.clone()]),
    };
    let limit = request["limit"].as_u64().filter(|limit| *limit > 0);
    let limit = limit.and_then(|limit| usize::try_from(limit).ok()).unwrap_or(usize::MAX);
    let mut not_found = Vec::new();
    let members: Vec<Value> = match (&ids, request["query"].as_str().filter(|query| !query.is_empty())) {
        (Some(ids), _) => {
            let found = ids.iter().filter_map(|id| {
                let user = snowflake(id).map(UserId);
                let member = user.and_then(|user| world.render().member(guild.id, user).ok());
                if member.is_none() {
                    not_found.push(id.clone());
                }
                member
            });
            found.collect()
        }
        (None, Some(query)) => world.render().members_named(guild.id, query, limit).unwrap_or_default(),
        (None, None) => world.render().members_named(guild.id, "", limit).unwrap_or_default(),
    };
    let presences = request["presences"] == true;
    let users = members.iter().filter(|_| presences);
    let users = users.filter_map(|member| snowflake(&member["user"]["id"]));
    let online = users.map(|user| {
        let mut presence = world.render().presence(UserId(user));
        presence["guild_id"] = json!(guild.id);
        presence
    });
    let online: Vec<Value> = online.collect();
    let mut chunk = json!({
        "guild_id": guild.id,
        "members": members,
        "chunk_index": 0,
        "chunk_count": 1,
        "not_found": not_found,
    });
    if presences {
        chunk["presences"] = json!(online);
    }
    if let Some(nonce) = request.get("nonce") {
        chunk["nonce"] = nonce.clone();
    }
    Some(chunk)
}
