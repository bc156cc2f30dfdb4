//! Discord's error responses: a status, a code, a message, and a tree of field errors for forms.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// Permission names by bit number.
const PERMISSIONS: [(u32, &str); 35] = [
    (0, "CREATE_INSTANT_INVITE"),
    (1, "KICK_MEMBERS"),
    (2, "BAN_MEMBERS"),
    (3, "ADMINISTRATOR"),
    (4, "MANAGE_CHANNELS"),
    (5, "MANAGE_GUILD"),
    (6, "ADD_REACTIONS"),
    (7, "VIEW_AUDIT_LOG"),
    (10, "VIEW_CHANNEL"),
    (11, "SEND_MESSAGES"),
    (13, "MANAGE_MESSAGES"),
    (14, "EMBED_LINKS"),
    (15, "ATTACH_FILES"),
    (16, "READ_MESSAGE_HISTORY"),
    (17, "MENTION_EVERYONE"),
    (18, "USE_EXTERNAL_EMOJIS"),
    (22, "MUTE_MEMBERS"),
    (23, "DEAFEN_MEMBERS"),
    (24, "MOVE_MEMBERS"),
    (26, "CHANGE_NICKNAME"),
    (27, "MANAGE_NICKNAMES"),
    (28, "MANAGE_ROLES"),
    (29, "MANAGE_WEBHOOKS"),
    (30, "MANAGE_GUILD_EXPRESSIONS"),
    (31, "USE_APPLICATION_COMMANDS"),
    (33, "MANAGE_EVENTS"),
    (34, "MANAGE_THREADS"),
    (35, "CREATE_PUBLIC_THREADS"),
    (36, "CREATE_PRIVATE_THREADS"),
    (38, "SEND_MESSAGES_IN_THREADS"),
    (40, "MODERATE_MEMBERS"),
    (43, "CREATE_GUILD_EXPRESSIONS"),
    (44, "CREATE_EVENTS"),
    (49, "SEND_POLLS"),
    (51, "PIN_MESSAGES"),
];

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ApiError {
    pub(crate) status: StatusCode,
    pub(crate) code: u32,
    pub(crate) message: String,
    /// The `errors` tree of an invalid form.
    pub(crate) errors: Option<Value>,
}

/// Defines a constructor for each error with a fixed status, code and message.
macro_rules! api_errors {
    ($($name:ident: $status:ident, $code:literal, $message:literal;)*) => {
        impl ApiError {$(
            pub(crate) fn $name() -> Self {
                Self { status: StatusCode::$status, code: $code, message: $message.to_owned(), errors: None }
            }
        )*}
    };
}

api_errors! {
    unauthorized: UNAUTHORIZED, 0, "401: Unauthorized";
    not_loopback: FORBIDDEN, 0, "403: Host and Origin must be loopback";
    not_found: NOT_FOUND, 0, "404: Not Found";
    method_not_allowed: METHOD_NOT_ALLOWED, 0, "405: Method Not Allowed";
    unknown_application: NOT_FOUND, 10002, "Unknown Application";
    unknown_channel: NOT_FOUND, 10003, "Unknown Channel";
    unknown_guild: NOT_FOUND, 10004, "Unknown Guild";
    unknown_invite: NOT_FOUND, 10006, "Unknown Invite";
    unknown_member: NOT_FOUND, 10007, "Unknown Member";
    unknown_role: NOT_FOUND, 10011, "Unknown Role";
    unknown_ban: NOT_FOUND, 10026, "Unknown Ban";
    unknown_message: NOT_FOUND, 10008, "Unknown Message";
    unknown_emoji: BAD_REQUEST, 10014, "Unknown Emoji";
    unknown_user: NOT_FOUND, 10013, "Unknown User";
    unknown_voice_state: NOT_FOUND, 10065, "Unknown Voice State";
    unknown_entitlement: NOT_FOUND, 10029, "Unknown Entitlement";
    unknown_sku: NOT_FOUND, 10027, "Unknown SKU";
    unknown_lobby: NOT_FOUND, 10031, "Unknown Lobby";
    unknown_template: NOT_FOUND, 10057, "Unknown Guild Template";
    unknown_sticker_pack: NOT_FOUND, 10061, "Unknown Sticker Pack";
    unknown_stage: NOT_FOUND, 10067, "Unknown Stage Instance";
    unknown_welcome_screen: NOT_FOUND, 10069, "Unknown Guild Welcome Screen";
    unknown_event: NOT_FOUND, 10070, "Unknown Guild Scheduled Event";
    unknown_sound: NOT_FOUND, 10097, "Unknown sound";
    widget_disabled: FORBIDDEN, 50004, "Guild widget disabled";
    already_crossposted: BAD_REQUEST, 40033, "This message has already been crossposted";
    unknown_tag: NOT_FOUND, 10087, "Unknown tag";
    tag_required: BAD_REQUEST, 40067, "A tag is required to create a forum post in this channel";
    not_in_voice: BAD_REQUEST, 40032, "Target user is not connected to voice.";
    unknown_webhook: NOT_FOUND, 10015, "Unknown Webhook";
    unknown_interaction: NOT_FOUND, 10062, "Unknown interaction";
    unknown_command: NOT_FOUND, 10063, "Unknown application command";
    unknown_command_permissions: NOT_FOUND, 10066, "Unknown application command permissions";
    bots_cannot: FORBIDDEN, 20001, "Bots cannot use this endpoint";
    not_own_application: FORBIDDEN, 20012, "You are not authorized to perform this action on this application";
    no_such_emoji: NOT_FOUND, 10014, "Unknown Emoji";
    unknown_sticker: NOT_FOUND, 10060, "Unknown sticker";
    too_many_emojis: BAD_REQUEST, 30008, "Maximum number of emojis reached (50)";
    too_many_stickers: BAD_REQUEST, 30039, "Maximum number of stickers reached (5)";
    banned: FORBIDDEN, 40007, "The user is banned from this guild.";
    invalid_file: BAD_REQUEST, 50046, "Invalid file uploaded";
    too_many_pins: BAD_REQUEST, 30003, "Maximum number of pins reached for the channel (250)";
    too_many_reactions: BAD_REQUEST, 30010, "Maximum number of reactions reached (20)";
    too_many_commands: BAD_REQUEST, 30032, "Maximum number of application commands reached (100)";
    request_too_large: PAYLOAD_TOO_LARGE, 40005, "Request entity too large";
    too_many_follow_ups: BAD_REQUEST, 40094, "This interaction has reached the maximum number of follow-up messages";
    bad_endpoint_answer: BAD_REQUEST, 0, "The interactions endpoint answered with an error";
    already_acknowledged: BAD_REQUEST, 40060, "Interaction has already been acknowledged.";
    missing_access: FORBIDDEN, 50001, "Missing Access";
    cannot_edit_other: FORBIDDEN, 50005, "Cannot edit a message authored by another user";
    empty_message: BAD_REQUEST, 50006, "Cannot send an empty message";
    cannot_dm_self: BAD_REQUEST, 50007, "Cannot send messages to this user";
    cannot_dm: FORBIDDEN, 50007, "Cannot send messages to this user";
    missing_permissions: FORBIDDEN, 50013, "Missing Permissions";
    wrong_channel_type: BAD_REQUEST, 50024, "Cannot execute action on this channel type";
    invalid_webhook_token: UNAUTHORIZED, 50027, "Invalid Webhook Token";
    no_mutual_guild: FORBIDDEN, 50278, "Cannot send messages to this user due to having no mutual guilds";
    slowmode: TOO_MANY_REQUESTS, 20016, "This action cannot be performed due to slowmode rate limit";
    old_bulk_delete: BAD_REQUEST, 50034, "You can only bulk delete messages that are under 14 days old.";
    poll_expired: BAD_REQUEST, 520_001, "Poll expired";
    archived_thread: BAD_REQUEST, 50083, "Thread is archived";
    invalid_json: BAD_REQUEST, 50109, "The request body contains invalid JSON.";
    thread_exists: BAD_REQUEST, 160_004, "A thread has already been created for this message";
}

impl ApiError {
    /// Invalid form (50035) with a tree of field errors.
    pub(crate) fn form(errors: Value) -> Self {
        Self { errors: Some(errors), ..Self::form_without_tree("Invalid Form Body") }
    }

    /// Invalid form (50035) without field errors.
    pub(crate) fn form_without_tree(message: &str) -> Self {
        Self { status: StatusCode::BAD_REQUEST, code: 50035, message: message.to_owned(), errors: None }
    }

    /// The body is JSON, but not an object.
    pub(crate) fn not_a_dictionary() -> Self {
        let message = "Only dictionaries may be used in a ModelType";
        Self::form(json!({ "_errors": [{ "code": "MODEL_TYPE_CONVERT", "message": message }] }))
    }

    /// Invalid form with an error in one top-level field.
    pub(crate) fn field(name: &str, code: &str, message: &str) -> Self {
        Self::form(json!({ name: { "_errors": [{ "code": code, "message": message }] } }))
    }

    /// Invalid form with a missing top-level field.
    pub(crate) fn required(name: &str) -> Self {
        Self::field(name, "BASE_TYPE_REQUIRED", "This field is required")
    }

    /// Invalid form with malformed id `text`.
    pub(crate) fn not_a_snowflake(field: &str, text: &str) -> Self {
        Self::field(field, "NUMBER_TYPE_COERCE", &format!("Value \"{text}\" is not snowflake."))
    }

    /// Missing permissions (50013). Logs their names.
    pub(crate) fn lacks(bits: u64) -> Self {
        let names: Vec<&str> =
            PERMISSIONS.iter().filter(|(bit, _)| bits >> bit & 1 == 1).map(|(_, name)| *name).collect();
        tracing::info!(
            missing = names.join(" "),
            "50013: grant the missing permissions in a role or a channel overwrite"
        );
        Self::missing_permissions()
    }

    /// The sandbox doesn't implement this part of Discord's API.
    pub(crate) fn not_offered(what: &str) -> Self {
        Self {
            status: StatusCode::NOT_IMPLEMENTED,
            code: 0,
            message: format!("The sandbox has no {what}."),
            errors: None,
        }
    }

    /// The bot did not respond to a user's interaction in time. Discord has no such response: it
    /// notifies clients over the gateway.
    pub(crate) fn no_response() -> Self {
        Self {
            status: StatusCode::GATEWAY_TIMEOUT,
            code: 10062,
            message: "The application did not respond".to_owned(),
            errors: None,
        }
    }

    pub(crate) fn body(&self) -> Value {
        match &self.errors {
            Some(errors) => json!({ "message": self.message, "code": self.code, "errors": errors }),
            None => json!({ "message": self.message, "code": self.code }),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(self.body())).into_response()
    }
}
