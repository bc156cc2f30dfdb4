//! Acting as a user: commands, components, modals, messages and reactions.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Path, State};
use serde_json::{Value, json};

use super::super::results::{RestResult, SharedState};
use super::{clock, lookup};
use crate::errors::ApiError;
use crate::form::Form;
use crate::ids::{ChannelId, InteractionId, UserId};
use crate::recording::RequestRecord;
use crate::shared::Shared;
use crate::validate::components::{self, is_select, kind, type_of};
use crate::validate::{FieldPath, message, plain};
use crate::world::interactions::Outcome;
use crate::world::{Emoji, Requester, World};

/// Quiet time before and after an action with `"wait": true`.
const QUIET: Duration = Duration::from_millis(20);

/// Waits until nothing is in progress, if the body has `"wait": true`.
async fn settle(shared: &Arc<Shared>, body: &Value) {
    if body["wait"] == true {
        clock::wait_for_quiet(shared, QUIET, clock::STEP_TIMEOUT).await;
    }
}

/// Acts, and with `"wait": true` waits for quiet before and after.
pub(super) async fn act_settled<T>(
    shared: &Arc<Shared>,
    body: &Value,
    act: impl FnOnce(&mut World) -> Result<T, ApiError>,
) -> Result<T, ApiError> {
    settle(shared, body).await;
    let done = shared.act(act)?;
    settle(shared, body).await;
    Ok(done)
}

/// `POST users/U/command`
pub(super) async fn command(shared: SharedState, user: Path<String>, form: Form) -> RestResult {
    use_command(shared, user, form, 2).await
}

/// `POST users/U/autocomplete`
pub(super) async fn autocomplete(shared: SharedState, user: Path<String>, form: Form) -> RestResult {
    use_command(shared, user, form, 4).await
}

async fn use_command(
    State(shared): SharedState,
    Path(user): Path<String>,
    form: Form,
    number: u64,
) -> RestResult {
    let body = &form.json;
    settle(&shared, body).await;
    let name = body["name"].as_str().ok_or_else(|| ApiError::required("name"))?.to_owned();
    let focused = body["focused"].as_str().filter(|_| number == 4);
    let (user, sent) = shared.act(|world| {
        let user = lookup::user(world, &user)?;
        let channel = lookup::channel(world, body.get("channel"))?;
        let guild = world.saved.visible_channel(channel, user)?.guild();
        let bot = body["bot"].as_str().map(|named| lookup::user(world, named)).transpose()?;
        let made = lookup::invocation(world, (bot, guild), &name, &body["options"], focused)?;
        if let Some(unknown) = made.unknown.first() {
            let message = format!("The command has no option \"{unknown}\".");
            return Err(ApiError::field("options", "APPLICATION_COMMAND_OPTION_UNKNOWN", &message));
        }
        let mut data = made.data;
        if let Some(target) = body.get("target").filter(|it| !it.is_null()) {
            data["target_id"] = match data["type"].as_u64() {
                Some(2) => json!(lookup::user(world, &plain(target))?),
                _ => json!(plain(target)),
            };
        }
        Ok((user, json!({ "type": number, "channel_id": channel, "data": data })))
    })?;
    interact(&shared, user, (&sent, body)).await
}

/// `POST users/U/click`
pub(super) async fn click(State(shared): SharedState, Path(user): Path<String>, form: Form) -> RestResult {
    use_component(shared, user, &form.json).await
}

/// `POST users/U/select`
pub(super) async fn select(State(shared): SharedState, Path(user): Path<String>, form: Form) -> RestResult {
    use_component(shared, user, &form.json).await
}

async fn use_component(shared: Arc<Shared>, user: String, body: &Value) -> RestResult {
    let custom_id = body["custom_id"].as_str().ok_or_else(|| ApiError::required("custom_id"))?;
    settle(&shared, body).await;
    let (user, sent) = shared.act(|world| {
        let user = lookup::user(world, &user)?;
        let channel = lookup::channel(world, body.get("channel"))?;
        let has = |message: &_| lookup::has_component(message, Some(custom_id));
        let id = lookup::message(world, user, channel, body.get("message"), has)?;
        let message = world.saved.visible_message(user, channel, id)?;
        let component = components::find(&message.components, custom_id);
        let number = component.map_or(kind::BUTTON, type_of);
        let mut data = json!({ "custom_id": custom_id, "component_type": number });
        if is_select(number) {
            data["values"] = Value::Array(select_values(world, number, &body["values"])?);
        }
        let sent = json!({ "type": 3, "channel_id": channel, "message_id": id, "data": data });
        Ok::<_, ApiError>((user, sent))
    })?;
    interact(&shared, user, (&sent, body)).await
}

/// Parses selected values; users, roles and channels by id or name.
fn select_values(world: &World, number: u64, values: &Value) -> Result<Vec<Value>, ApiError> {
    use crate::validate::commands::option;
    let named = match number {
        kind::USER_SELECT => option::USER,
        kind::ROLE_SELECT => option::ROLE,
        kind::MENTIONABLE_SELECT => option::MENTIONABLE,
        kind::CHANNEL_SELECT => option::CHANNEL,
        _ => 0,
    };
    let values = values.as_array().map(Vec::as_slice).unwrap_or_default();
    values.iter().map(|value| lookup::read_value(world, named, value)).collect()
}

/// `POST users/U/submit`: submits the modal that the user opened last.
pub(super) async fn submit(State(shared): SharedState, Path(user): Path<String>, form: Form) -> RestResult {
    let body = &form.json;
    settle(&shared, body).await;
    let (user, sent) = shared.act(|world| {
        let user = lookup::user(world, &user)?;
        let open = world.last_modal(user);
        let (modal, channel) = open.ok_or_else(|| {
            ApiError::field("custom_id", "COMPONENT_VALIDATION_FAILED", "No modal is open for this user.")
        })?;
        let holders = modal["components"].as_array().map(Vec::as_slice).unwrap_or_default();
        let mut filled = Vec::new();
        for holder in holders {
            for input in components::children(holder) {
                let id = input["custom_id"].as_str().unwrap_or_default();
                if let Some(value) = body["fields"].get(id) {
                    filled.push(field(world, holder, input, value)?);
                }
            }
        }
        let data = json!({ "custom_id": modal["custom_id"], "components": filled });
        Ok::<_, ApiError>((user, json!({ "type": 5, "channel_id": channel, "data": data })))
    })?;
    interact(&shared, user, (&sent, body)).await
}

fn field(world: &World, holder: &Value, input: &Value, value: &Value) -> Result<Value, ApiError> {
    let number = type_of(input);
    let mut answer = json!({ "type": number, "custom_id": input["custom_id"] });
    if is_select(number) {
        let values = if value.is_array() { value.clone() } else { json!([value]) };
        answer["values"] = Value::Array(select_values(world, number, &values)?);
    } else if matches!(number, kind::CHECKBOX_GROUP | kind::FILE_UPLOAD) {
        answer["values"] = if value.is_array() { value.clone() } else { json!([value]) };
    } else {
        answer["value"] = value.clone();
    }
    Ok(if type_of(holder) == kind::LABEL {
        json!({ "type": kind::LABEL, "component": answer })
    } else {
        json!({ "type": kind::ROW, "components": [answer] })
    })
}

/// `POST users/U/send`
pub(super) async fn send(State(shared): SharedState, Path(user): Path<String>, form: Form) -> RestResult {
    let mut body = form.json;
    let uploads = files(&body)?;
    let channel = body.get("channel").cloned();
    if let Some(reply) = body.get("reply_to").filter(|it| !it.is_null()).cloned() {
        body["message_reference"] = json!({ "message_id": reply });
    }
    let draft = message::read(&body, uploads, &FieldPath::default())?;
    act_settled(&shared, &body, |world| {
        let user = lookup::user(world, &user)?;
        let channel = lookup::channel(world, channel.as_ref())?;
        let message = world.messages().post(Requester::Person(user), channel, draft)?;
        Ok(Json(json!({ "outcome": "message", "message": world.render().message(&message) })))
    })
    .await
}

/// Decodes files given as `{"name","base64"}`.
pub(super) fn files(body: &Value) -> Result<Vec<message::Upload>, ApiError> {
    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;
    let list = body["files"].as_array().map(Vec::as_slice).unwrap_or_default();
    let read = |(index, file): (u64, &Value)| {
        let bytes = STANDARD.decode(file["base64"].as_str().unwrap_or_default());
        let bytes = bytes.map_err(|_| ApiError::field("files", "BASE64", "A file is not base64."))?;
        Ok(message::Upload {
            index,
            filename: file["name"].as_str().unwrap_or("file").to_owned(),
            bytes: bytes.into(),
        })
    };
    (0..).zip(list).map(read).collect()
}

/// `POST users/U/react`: adds a reaction, or removes it with `"remove": true`.
pub(super) async fn react(State(shared): SharedState, Path(user): Path<String>, form: Form) -> RestResult {
    let body = &form.json;
    let emoji = body["emoji"].as_str().ok_or_else(|| ApiError::required("emoji"))?;
    let emoji = Emoji::parse(emoji).ok_or_else(ApiError::unknown_emoji)?;
    act_settled(&shared, body, |world| {
        let user = lookup::user(world, &user)?;
        let channel = lookup::channel(world, body.get("channel"))?;
        let id = lookup::message(world, user, channel, body.get("message"), |_| true)?;
        let requester = Requester::Person(user);
        if body["remove"] == true {
            world.reactions().remove(requester, channel, id, &emoji, user)?;
        } else {
            world.reactions().add(requester, channel, id, emoji)?;
        }
        let message = world.saved.visible_message(user, channel, id)?;
        Ok(Json(json!({ "outcome": "message", "message": world.render().message(&message) })))
    })
    .await
}

/// `POST users/U/vote`: `{"answers":[1]}` or answer texts. An empty list removes all votes.
pub(super) async fn vote(State(shared): SharedState, Path(user): Path<String>, form: Form) -> RestResult {
    let body = &form.json;
    let given = body["answers"].as_array().ok_or_else(|| ApiError::required("answers"))?;
    act_settled(&shared, body, |world| {
        let user = lookup::user(world, &user)?;
        let channel = lookup::channel(world, body.get("channel"))?;
        let id = lookup::message(world, user, channel, body.get("message"), |it| it.poll.is_some())?;
        let message = world.saved.visible_message(user, channel, id)?;
        let poll = message.poll.as_ref().map(|poll| poll.definition["answers"].clone()).unwrap_or_default();
        let answers = given.iter().filter_map(|wanted| {
            let named =
                |answer: &&Value| answer["poll_media"]["text"] == *wanted || answer["answer_id"] == *wanted;
            poll.as_array()?.iter().find(named)?["answer_id"].as_u64().or(Some(0))
        });
        let answers: Vec<u64> = answers.collect();
        if answers.len() < given.len() {
            return Err(ApiError::field("answers", "POLL_ANSWER_INVALID", "The poll has no such answers."));
        }
        world.polls().vote(Requester::Person(user), channel, id, &answers)?;
        let message = world.saved.visible_message(user, channel, id)?;
        Ok(Json(json!({ "outcome": "message", "message": world.render_for(user).message(&message) })))
    })
    .await
}

/// Starts an interaction and waits for the bot's response.
async fn interact(shared: &Arc<Shared>, user: UserId, (sent, body): (&Value, &Value)) -> RestResult {
    let uploads = files(body)?;
    let began = Instant::now();
    let (id, outcome) = shared.act_and_wait(|world| world.invocations().invoke(user, sent, uploads))?;
    let later = Arc::clone(shared);
    tokio::spawn(async move {
        let response_time = later.act(|world| world.response_time);
        tokio::time::sleep(Duration::from_millis(response_time)).await;
        later.act(|world| world.responses().fail(id));
    });
    let outcome = outcome.await.unwrap_or(Outcome::Failed);
    // The request that produced the outcome is recorded a moment after it.
    let mut answer = shared.act(|world| outcome_json(world, user, sent, &outcome));
    let deadline = Instant::now() + Duration::from_millis(50);
    while requests_of(shared, id).is_empty() && outcome != Outcome::Failed && Instant::now() < deadline {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    answer["interaction"] = json!(id);
    answer["ms"] = json!(began.elapsed().as_millis());
    let requests = requests_of(shared, id);
    if outcome == Outcome::Failed {
        let seconds = shared.act(|world| world.response_time) / 1000;
        answer["why"] = match requests.last() {
            Some(request) if request["status"].as_u64() >= Some(400) => {
                json!("The bot's answer was refused.")
            }
            _ => json!(format!("The bot did not answer within {seconds} seconds.")),
        };
    }
    answer["requests"] = Value::Array(requests);
    if body["wait"] == true {
        settle(shared, body).await;
        let after = shared.act(|world| outcome_json(world, user, sent, &outcome));
        if let Some(message) = after.get("message") {
            answer["message"] = message.clone();
        }
    }
    Ok(Json(answer))
}

fn requests_of(shared: &Shared, id: InteractionId) -> Vec<Value> {
    shared.recording.list(|it| it.interaction == Some(id)).iter().map(RequestRecord::json).collect()
}

/// Renders the outcome of an interaction.
fn outcome_json(world: &World, user: UserId, sent: &Value, outcome: &Outcome) -> Value {
    let Outcome::Answered { callback, data, message } = outcome else {
        return json!({ "outcome": "failed" });
    };
    let word = match callback {
        4 | 7 => "message",
        5 => "deferred",
        8 => "choices",
        9 => "modal",
        _ => "none",
    };
    let mut answer = json!({ "outcome": word });
    match (callback, data) {
        (8, Some(data)) => answer["choices"] = data["choices"].clone(),
        (9, Some(data)) => answer["modal"] = data.clone(),
        _ => {}
    }
    let channel = crate::validate::snowflake(&sent["channel_id"]).map(ChannelId);
    if let (Some(channel), Some(id)) = (channel, message)
        && let Ok(message) = world.saved.visible_message(user, channel, *id)
    {
        answer["message"] = world.render().message(&message);
    }
    answer
}
