//! Code snippets that connect each library to a sandbox.

use std::process::ExitCode;

/// Snippets by library name.
const SNIPPETS: [(&str, &str); 10] = [
    (
        "discord.js",
        r#"const client = new Client({ intents, rest: { api: `${process.env.DISCORD_API}/api`, version: '10' } });"#,
    ),
    (
        "discord.py",
        r#"discord.http.Route.BASE = os.environ["DISCORD_API"] + "/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])"#,
    ),
    (
        "nextcord",
        r#"nextcord.http.Route.BASE = os.environ["DISCORD_API"] + "/api/v10"
nextcord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])"#,
    ),
    (
        "py-cord",
        r#"discord.http.Route.API_BASE_URL = os.environ["DISCORD_API"] + "/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])"#,
    ),
    (
        "disnake",
        r#"disnake.http.Route.BASE = os.environ["DISCORD_API"] + "/api/v10"
disnake.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])"#,
    ),
    (
        "hikari",
        r#"bot = hikari.GatewayBot(os.environ["DISCORD_TOKEN"], rest_url=os.environ["DISCORD_API"] + "/api/v10")"#,
    ),
    ("interactions.py", r#"interactions.api.http.route.Route.BASE = os.environ["DISCORD_API"] + "/api/v10""#),
    (
        "eris",
        r#"// Start the sandbox with --tls, and this program with NODE_EXTRA_CA_CERTS=$DISCORD_CA.
const { hostname, port } = new URL(process.env.DISCORD_TLS);
const agent = new (require('https').Agent)({ port });
const bot = new Eris(`Bot ${process.env.DISCORD_TOKEN}`, { rest: { domain: hostname, agent, baseURL: '/api/v10' } });"#,
    ),
    (
        "twilight",
        r#"let http = Client::builder().token(token).proxy("127.0.0.1:8642".into(), true).build();
let config = ConfigBuilder::new(token, intents).proxy_url(gateway).build();"#,
    ),
    (
        "serenity",
        r#"let http = HttpBuilder::new(token).proxy(api).ratelimiter_disabled(true).build();
let client = ClientBuilder::new_with_http(http, intents).event_handler(handler).await?;"#,
    ),
];

/// Prints the snippet for a library. Returns exit status 2 for an unknown one.
pub(crate) fn print(library: &str) -> ExitCode {
    let wanted = library.to_lowercase();
    if let Some((_, code)) = SNIPPETS.iter().find(|(name, _)| *name == wanted) {
        println!("{code}");
        return ExitCode::SUCCESS;
    }
    let names: Vec<&str> = SNIPPETS.iter().map(|(name, _)| *name).collect();
    eprintln!("discord-at-home: unknown library {library}; expected one of {}", names.join(", "));
    ExitCode::from(2)
}
