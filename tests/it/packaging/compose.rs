//! The compose file.

use std::process::Command;

use serde_json::Value;

use super::new_bot::PROGRAM;
use super::read;

#[test]
fn the_bot_accepts_its_settings_from_the_compose_file() {
    let compose: Value = serde_yaml_ng::from_str(&read("compose.yaml")).unwrap();
    let (bot, database) = (&compose["services"]["bot"], &compose["services"]["db"]);
    let folder = tempfile::tempdir().unwrap();
    let mut doctor = Command::new(PROGRAM);
    doctor.arg("doctor").env_clear().current_dir(folder.path());
    for (variable, value) in bot["environment"].as_object().unwrap() {
        let value = value.as_str().unwrap();
        doctor.env(
            variable,
            value.replace("${POSTGRES_PASSWORD:?}", "secret").replace("${DISCORD_TOKEN:?}", ""),
        );
    }
    let output = doctor.output().unwrap();
    let [told, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    // The host `db` exists only beside the container. An invalid setting would exit with 2.
    assert!(output.status.code() == Some(1), "{told}{err}");
    assert!(
        told.contains("FAIL  PostgreSQL: checking postgres://sealed_move@db:5432/sealed_move"),
        "{told}{err}"
    );
    assert!(told.contains("no token is set"), "{told}");
    let settings = &database["environment"];
    assert_eq!(
        (&settings["POSTGRES_USER"], &settings["POSTGRES_DB"]),
        (&"sealed_move".into(), &"sealed_move".into())
    );
    // The address names the service, and the bot gets as long to stop as under systemd.
    assert_eq!(bot["depends_on"]["db"]["condition"], "service_healthy");
    let stop = super::unit::values(&read("systemd/sealed-move.service"), "TimeoutStopSec");
    assert_eq!(bot["stop_grace_period"], format!("{}s", stop[0]));
}
