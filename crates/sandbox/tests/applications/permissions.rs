//! Command permissions of a server for roles, users and channels.

use reqwest::Method;
use serde_json::{Value, json};

use crate::common::Bed;
use crate::common::socket::BotSocket;

/// Discord's types of command permissions.
const ROLE: u64 = 1;
const USER: u64 = 2;
const CHANNEL: u64 = 3;

struct Stage {
    bed: Bed,
    base: String,
    command: String,
}

impl Stage {
    async fn new() -> Self {
        let bed = Bed::new().await;
        let app = bed.text("/application_id");
        let command = json!({ "name": "hush", "description": "d", "default_member_permissions": "8192" });
        let made = bed.bot(Method::POST, &format!("/applications/{app}/commands"), command).await.ok();
        let base = format!("/applications/{app}/guilds/{}/commands", bed.guild());
        Self { bed, base, command: made["id"].as_str().unwrap().to_owned() }
    }

    /// Sets the permissions of a command as the server's owner.
    async fn set(&self, id: &str, rules: Value) -> Value {
        let path = format!("{}/{id}/permissions", self.base);
        self.bed.person(0, Method::PUT, &path, json!({ "permissions": rules })).await.ok()
    }

    /// Returns whether Bob may use the command in a channel.
    async fn bob_may(&self, channel: usize) -> bool {
        let data = json!({ "name": "hush" });
        let form = json!({ "type": 2, "channel_id": self.bed.channel(channel), "data": data });
        let reply = self.bed.person(1, Method::POST, "/interactions", form).await;
        assert!(reply.status == 204 || reply.body["code"] == 50013, "{}", reply.body);
        reply.status == 204
    }
}

fn rule(kind: u64, id: &str, permission: bool) -> Value {
    json!({ "id": id, "type": kind, "permission": permission })
}

#[tokio::test]
async fn the_most_specific_command_permission_applies() {
    let stage = Stage::new().await;
    let (bob, guild) = (stage.bed.text("/users/1/id"), stage.bed.guild());
    let role =
        stage.bed.control(Method::POST, &format!("guilds/{guild}/roles"), json!({ "name": "Quiet" })).await;
    let role = role.ok()["id"].as_str().unwrap().to_owned();
    stage
        .bed
        .control(Method::PUT, &format!("guilds/{guild}/members/Bob"), json!({ "roles": [role] }))
        .await
        .ok();
    let all_channels = (guild.parse::<u64>().unwrap() - 1).to_string();
    let app = stage.bed.text("/application_id");

    assert!(!stage.bob_may(0).await, "the default permissions apply");
    stage.set(&stage.command, json!([rule(USER, &bob, true)])).await;
    assert!(stage.bob_may(0).await, "a rule for the user applies");
    stage.set(&stage.command, json!([rule(USER, &bob, false), rule(ROLE, &role, true)])).await;
    assert!(!stage.bob_may(0).await, "users override roles");
    stage.set(&stage.command, json!([rule(ROLE, &guild, false), rule(ROLE, &role, true)])).await;
    assert!(stage.bob_may(0).await, "roles override everyone");
    let channels = json!([
        rule(ROLE, &role, true),
        rule(CHANNEL, &all_channels, false),
        rule(CHANNEL, &stage.bed.channel(1), true),
    ]);
    stage.set(&stage.command, channels).await;
    assert!(!stage.bob_may(0).await && stage.bob_may(1).await, "a channel overrides all channels");
    // Rules for all commands don't override the command's default permissions.
    stage.set(&stage.command, json!([])).await;
    stage.set(&app, json!([rule(USER, &bob, true)])).await;
    assert!(!stage.bob_may(0).await);
    // The owner can use every command.
    stage.set(&app, json!([rule(ROLE, &guild, false)])).await;
    let form = json!({ "type": 2, "channel_id": stage.bed.channel(0), "data": { "name": "hush" } });
    assert_eq!(stage.bed.person(0, Method::POST, "/interactions", form).await.status, 204);
}

#[tokio::test]
async fn users_set_command_permissions_and_bots_read_them() {
    let stage = Stage::new().await;
    let mut bot = BotSocket::connect(&stage.bed, 0).await;
    bot.event("READY").await;
    let own = format!("{}/{}/permissions", stage.base, stage.command);
    stage.bed.bot(Method::GET, &own, Value::Null).await.refused(404, 10066);
    let bob = stage.bed.text("/users/1/id");
    let set = stage.set(&stage.command, json!([rule(USER, &bob, true)])).await;
    assert_eq!(bot.event("APPLICATION_COMMAND_PERMISSIONS_UPDATE").await, set);
    assert_eq!(stage.bed.bot(Method::GET, &own, Value::Null).await.ok(), set);
    let all = stage.bed.bot(Method::GET, &format!("{}/permissions", stage.base), Value::Null).await.ok();
    assert_eq!(all, json!([set]));
    let body = json!({ "permissions": [] });
    stage.bed.bot(Method::PUT, &own, body.clone()).await.refused(403, 20001);
    stage.bed.person(1, Method::PUT, &own, body).await.refused(403, 50013);
    let wrong = json!({ "permissions": [{ "type": 9 }] });
    let refused = stage.bed.person(0, Method::PUT, &own, wrong).await.refused(400, 50035);
    assert!(refused["errors"]["permissions"]["0"]["type"]["_errors"][0]["code"] == "BASE_TYPE_CHOICES");
    stage
        .bed
        .bot(Method::GET, &format!("{}/1/permissions", stage.base), Value::Null)
        .await
        .refused(404, 10063);
    stage.bed.check_traffic().await;
}
