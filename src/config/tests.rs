//! Tests of all sources together.

use std::path::Path;

use super::*;

fn file(text: &str) -> SettingsFile {
    SettingsFile::parse(text, Path::new("settings.toml")).ok().unwrap()
}

fn unset(_: &str) -> Option<OsString> {
    None
}

/// Settings with only a file as source.
fn from_file(text: &str) -> Result<Config, ConfigError> {
    Config::new(&SettingArgs::default(), &unset, file(text))
}

#[test]
fn options_override_the_environment_which_overrides_the_file() {
    let options = SettingArgs::of(&[("discord_token", "option")]);
    let environment = |variable: &str| match variable {
        "DISCORD_TOKEN" => Some("variable".into()),
        "SEALED_MOVE_NODE" => Some("5".into()),
        _ => None,
    };
    let file = file("discord_token = 'file'\ndata = 'elsewhere'\nnode = 3");
    let config = Config::new(&options, &environment, file).unwrap();
    assert_eq!(config.discord_token.unwrap().reveal(), "option");
    assert_eq!(config.data, Path::new("elsewhere"));
    assert_eq!(config.node.get(), 5);
}

#[test]
fn later_options_override_earlier_ones() {
    let first = SettingArgs::of(&[("node", "1"), ("data", "first")]);
    let both = first.overridden_by(SettingArgs::of(&[("node", "2")]));
    assert_eq!((both.get("node"), both.get("data")), (Some("2"), Some("first")));
}

#[test]
fn each_default_is_valid() {
    let config = from_file("").unwrap();
    assert_eq!(config.api_rate, ApiRate::default());
    assert_eq!(config.data, Path::new("sealed-move-data"));
    assert!(config.discord_token.is_none() && config.rest() == RestAddress::Discord);
}

#[test]
fn an_invalid_setting_names_its_source_and_what_is_expected() {
    let check =
        |options: &[(&'static str, &str)], variable: Option<(&str, &str)>, text: &str, expected: &[&str]| {
            let environment =
                |name: &str| variable.filter(|(known, _)| *known == name).map(|(_, value)| value.into());
            let error =
                Config::new(&SettingArgs::of(options), &environment, file(text)).unwrap_err().to_string();
            for part in expected {
                assert!(error.contains(part), "{part}: {error}");
            }
        };
    let option = |key, values: &[&str], expected: &[&str]| {
        for value in values {
            check(&[(key, value)], None, "", expected);
        }
    };
    let server = ["http://discord.example"];
    option("discord_api_url", &server, &["discord_api_url (option --discord-api-url): ", "https"]);
    option("node", &["1024", "-1", "one"], &["node (option --node): ", "0 to 1023"]);
    let metrics = ["9464", "127.0.0.1", "localhost:9464", "127.0.0.1:65536"];
    option("metrics", &metrics, &["metrics (option --metrics): ", "such as 127.0.0.1:9464"]);
    option("interactions", &["8080"], &["interactions (option --interactions): ", "an IP address and port"]);
    option("shards", &["4", "3..1/16", "0..16/16"], &["shards (option --shards): ", "such as 0..3/16"]);
    option("public_key", &["3d40"], &["public_key (option --public-key): ", "64 hexadecimal digits"]);
    option("think_threads", &["0", "65", "x"], &["think_threads (option --think-threads): ", "1 to 64"]);
    option("think_seconds", &["0", "601", "-1"], &["think_seconds (option --think-seconds): ", "1 to 600"]);
    option("log", &["=,="], &["such as info"]);
    option("log_format", &["xml"], &["text or json"]);
    let variable = |name, value, expected: &[&str]| {
        check(&[], Some((name, value)), "node = 1\nmetrics = ''", expected);
    };
    variable(
        "SEALED_MOVE_NODE",
        "70000",
        &["node (environment variable SEALED_MOVE_NODE): expected 0 to 1023, got \"70000\""],
    );
    variable("DISCORD_TOKEN", "two words", &["discord_token (environment variable DISCORD_TOKEN): "]);
    let in_file = |text, expected| check(&[], None, text, &[expected]);
    in_file("data = 'x'\n\nnode = 70000", "node (settings.toml, line 3): expected 0 to 1023, got \"70000\"");
    in_file("# mine\nlog_format = 'xml'", "log_format (settings.toml, line 2): ");
}

#[test]
fn empty_options_and_variables_count_as_unset() {
    let options: Vec<_> = table::SETTINGS.iter().map(|setting| (setting.key, "")).collect();
    let environment = |_: &str| Some(OsString::new());
    let config = Config::new(&SettingArgs::of(&options), &environment, file("node = 7")).unwrap();
    assert_eq!((&config.discord_token, config.rest(), config.node.get()), (&None, RestAddress::Discord, 7));
    assert_eq!(config.data, Path::new("sealed-move-data"));
    assert!(config.metrics.is_none() && config.store.is_none());
    assert!(config.interactions.is_none() && config.public_key.is_none() && config.shards.is_none());
}

#[test]
fn requests_go_to_discord_a_proxy_or_another_server() {
    let rest = |text: &str| from_file(text).map(|config| config.rest());
    let server = "discord_api_url = 'http://127.0.0.1:8642'";
    let proxy = "api_proxy = 'http://127.0.0.1:8080'";
    assert_eq!(rest("").unwrap(), RestAddress::Discord);
    assert_eq!(rest(server).unwrap(), RestAddress::Server("http://127.0.0.1:8642".parse().unwrap()));
    assert_eq!(rest(proxy).unwrap(), RestAddress::Proxy("http://127.0.0.1:8080".parse().unwrap()));
    let both = rest(&format!("{server}\n{proxy}")).unwrap_err().to_string();
    assert!(both.contains("set only one of them"), "{both}");
    let plain = rest("api_proxy = 'http://proxy.example'").unwrap_err().to_string();
    assert!(plain.starts_with("api_proxy (settings.toml, line 1): plain http"), "{plain}");
}

#[test]
fn signed_interactions_replace_the_gateway_and_need_a_key() {
    let key = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
    let transport = |text: &str| from_file(text).unwrap().transport();
    assert_eq!(transport("").unwrap(), Transport::default());
    assert_eq!(transport(&format!("public_key = '{key}'")).unwrap(), Transport::default());
    let without_key = transport("interactions = '[::]:8080'").unwrap_err().to_string();
    assert!(without_key.contains("SEALED_MOVE_PUBLIC_KEY"), "{without_key}");
    let both = transport(&format!("interactions = '[::]:8080'\npublic_key = '{key}'")).unwrap();
    let endpoint = both.endpoint.unwrap();
    assert_eq!(both.gateway, None);
    assert_eq!(endpoint.address.socket(), "[::]:8080".parse().unwrap());
    assert_eq!(endpoint.key, key.parse().unwrap());
}

#[test]
fn some_of_the_shards_need_a_shared_database() {
    let transport = |text: &str| from_file(text).unwrap().transport();
    let range = |text: &str| Transport { gateway: Some(text.parse().unwrap()), endpoint: None };
    assert_eq!(transport("shards = '0..3/4'").unwrap(), range("0..3/4"));
    let store = "store = 'postgres://localhost/x'";
    assert_eq!(transport(&format!("shards = '0..3/16'\n{store}")).unwrap(), range("0..3/16"));
    let without_store = transport("shards = '0..3/16'").unwrap_err().to_string();
    assert!(without_store.contains("SEALED_MOVE_STORE"), "{without_store}");
    let key = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
    let both = format!("shards = '0/4'\ninteractions = '[::]:8080'\npublic_key = '{key}'\n{store}");
    let both = transport(&both).unwrap_err().to_string();
    assert!(both.contains("one process for each"), "{both}");
}
