//! A small serenity bot with a command or component for each kind of response.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use serenity::all::{
    ActionRowComponent, AutocompleteChoice, ButtonStyle, Command, CommandInteraction, CommandOptionType,
    ComponentInteraction, ComponentInteractionDataKind, Context, CreateActionRow, CreateAttachment,
    CreateAutocompleteResponse, CreateButton, CreateCommand, CreateCommandOption, CreateEmbed,
    CreateInputText, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateModal, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditInteractionResponse, EventHandler, GatewayIntents, Guild, InputTextStyle,
    Interaction, ModalInteraction, Ready, ResumedEvent, ShardManager,
};
use serenity::async_trait;
use serenity::http::{Http, HttpBuilder};
use tokio::sync::Notify;

use crate::timeouts::TIMEOUT;

use crate::bed::TestBed;

/// A PNG of one gray pixel.
pub(crate) fn picture() -> Vec<u8> {
    let mut bytes = Vec::new();
    let encoder = png::Encoder::new(&mut bytes, 1, 1);
    encoder.write_header().unwrap().write_image_data(&[0x80]).unwrap();
    bytes
}

/// Numbers of received events.
#[derive(Default)]
pub(crate) struct SeenEvents {
    pub(crate) readies: AtomicU64,
    pub(crate) resumes: AtomicU64,
    pub(crate) guilds: AtomicU64,
    pub(crate) commands: AtomicU64,
    /// Path of the last command's callback, with the token, which the sandbox's request log hides.
    callback: Mutex<String>,
    happened: Notify,
}

impl SeenEvents {
    /// Waits until `enough` holds.
    pub(crate) async fn until(&self, enough: impl Fn(&Self) -> bool) {
        let wait = async {
            loop {
                let next = self.happened.notified();
                if enough(self) {
                    return;
                }
                next.await;
            }
        };
        tokio::time::timeout(TIMEOUT, wait).await.expect("it did not happen");
    }

    /// Returns the callback path of the last command.
    pub(crate) fn callback(&self) -> String {
        self.callback.lock().unwrap().clone()
    }

    fn note(&self, counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::SeqCst);
        self.happened.notify_waiters();
    }
}

/// A running bot; it stops when dropped.
pub(crate) struct TestBot {
    pub(crate) seen: Arc<SeenEvents>,
    pub(crate) http: Arc<Http>,
    shards: Arc<ShardManager>,
    task: tokio::task::JoinHandle<()>,
}

impl TestBot {
    /// Connects, and waits until the server is known and the commands are registered.
    pub(crate) async fn connect(bed: &TestBed) -> Self {
        let bot = Self::connect_unprepared(bed).await;
        Command::set_global_commands(&bot.http, commands()).await.unwrap();
        bot
    }

    /// Connects without registering commands.
    pub(crate) async fn connect_unprepared(bed: &TestBed) -> Self {
        let seen = Arc::new(SeenEvents::default());
        let http = http(bed);
        let handler = TestHandler { seen: Arc::clone(&seen) };
        let builder = serenity::client::ClientBuilder::new_with_http(http, GatewayIntents::GUILDS);
        let mut client = builder.event_handler(handler).await.unwrap();
        let (http, shards) = (Arc::clone(&client.http), Arc::clone(&client.shard_manager));
        let task = tokio::spawn(async move { client.start().await.unwrap() });
        seen.until(|seen| seen.guilds.load(Ordering::SeqCst) > 0).await;
        Self { seen, http, shards, task }
    }

    pub(crate) async fn stop(self) {
        self.shards.shutdown_all().await;
        self.task.abort();
    }
}

impl Drop for TestBot {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// serenity's REST client for the sandbox.
pub(crate) fn http(bed: &TestBed) -> Http {
    http_with_token(bed, &bed.sandbox.bot_token())
}

pub(crate) fn http_with_token(bed: &TestBed, token: &str) -> Http {
    let client = reqwest::Client::builder().no_proxy().timeout(TIMEOUT).build().unwrap();
    let http =
        HttpBuilder::new(token).client(client).proxy(bed.sandbox.origin()).ratelimiter_disabled(true).build();
    http.set_application_id(bed.application().parse().unwrap());
    http
}

fn commands() -> Vec<CreateCommand> {
    let plain = |name: &str| CreateCommand::new(name).description("A test");
    let text =
        CreateCommandOption::new(CommandOptionType::String, "turn", "What to play").set_autocomplete(true);
    let whom = CreateCommandOption::new(CommandOptionType::User, "opponent", "Whom").required(true);
    let pace = CreateCommandOption::new(CommandOptionType::Integer, "pace", "Days").add_int_choice("one", 1);
    vec![
        plain("challenge").add_option(whom).add_option(pace),
        plain("move").add_option(text),
        plain("ask"),
        plain("menu"),
        plain("board"),
        plain("late"),
        plain("twice"),
        plain("silent"),
        plain("admin").default_member_permissions(serenity::all::Permissions::MANAGE_GUILD),
        CreateCommand::new("Challenge them").kind(serenity::all::CommandType::User),
    ]
}

struct TestHandler {
    seen: Arc<SeenEvents>,
}

#[async_trait]
impl EventHandler for TestHandler {
    async fn ready(&self, _: Context, _: Ready) {
        self.seen.note(&self.seen.readies);
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.seen.note(&self.seen.resumes);
    }

    async fn guild_create(&self, _: Context, _: Guild, _: Option<bool>) {
        self.seen.note(&self.seen.guilds);
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) => {
                *self.seen.callback.lock().unwrap() =
                    format!("/interactions/{}/{}/callback", command.id, command.token);
                self.seen.note(&self.seen.commands);
                on_command(&context, &command).await;
            }
            Interaction::Autocomplete(command) => on_autocomplete(&context, &command).await,
            Interaction::Component(component) => on_component(&context, &component).await,
            Interaction::Modal(modal) => on_modal(&context, &modal).await,
            _ => {}
        }
    }
}

fn message(content: impl Into<String>) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new().content(content)
}

async fn on_command(context: &Context, command: &CommandInteraction) {
    let answer = match command.data.name.as_str() {
        "challenge" => {
            let opponent = command.data.resolved.users.values().next().unwrap();
            let member = command.data.resolved.members.contains_key(&opponent.id);
            let may = command.app_permissions.unwrap();
            let text = format!("{} member:{member} attach:{}", opponent.name, may.attach_files());
            CreateInteractionResponse::Message(message(text).ephemeral(true))
        }
        "Challenge them" => {
            let target = command.data.target_id.unwrap().to_user_id();
            CreateInteractionResponse::Message(message(format!("target {target}")).ephemeral(true))
        }
        "ask" => CreateInteractionResponse::Modal(modal()),
        "menu" => CreateInteractionResponse::Message(message("choose").components(rows())),
        "board" => {
            let mut file = CreateAttachment::bytes(picture(), "board.png");
            file.description = Some("A gray board".to_owned());
            let embed = CreateEmbed::new().title("Board").attachment("board.png");
            CreateInteractionResponse::Message(message("").embed(embed).add_file(file))
        }
        "late" => {
            command.defer_ephemeral(context).await.unwrap();
            let edit = EditInteractionResponse::new().content("here at last");
            command.edit_response(context, edit).await.unwrap();
            return;
        }
        "twice" => {
            command
                .create_response(context, CreateInteractionResponse::Message(message("one")))
                .await
                .unwrap();
            let more = CreateInteractionResponseFollowup::new().content("two").ephemeral(true);
            command.create_followup(context, more).await.unwrap();
            return;
        }
        "silent" => return,
        _ => CreateInteractionResponse::Message(message("ok")),
    };
    command.create_response(context, answer).await.unwrap();
}

async fn on_autocomplete(context: &Context, command: &CommandInteraction) {
    let typed = command.data.autocomplete().unwrap().value.to_owned();
    let choices = ["e2-e4", "e2-e3", "d2-d4"].into_iter().filter(|choice| choice.starts_with(&typed));
    let choices = choices.map(|choice| AutocompleteChoice::new(choice, choice)).collect();
    let answer = CreateAutocompleteResponse::new().set_choices(choices);
    command.create_response(context, CreateInteractionResponse::Autocomplete(answer)).await.unwrap();
}

async fn on_component(context: &Context, component: &ComponentInteraction) {
    let answer = match component.data.custom_id.as_str() {
        "private" => CreateInteractionResponse::Message(message("only you").ephemeral(true)),
        "later" => {
            component.create_response(context, CreateInteractionResponse::Acknowledge).await.unwrap();
            let edit = EditInteractionResponse::new().content("updated later");
            component.edit_response(context, edit).await.unwrap();
            return;
        }
        "open" => CreateInteractionResponse::Modal(modal()),
        "pick" => {
            let ComponentInteractionDataKind::StringSelect { values } = &component.data.kind else {
                panic!("no menu")
            };
            CreateInteractionResponse::UpdateMessage(
                message(format!("picked {}", values.join("+"))).components(vec![]),
            )
        }
        other => panic!("unknown component {other}"),
    };
    component.create_response(context, answer).await.unwrap();
}

async fn on_modal(context: &Context, modal: &ModalInteraction) {
    let input = match &modal.data.components[0].components[0] {
        ActionRowComponent::InputText(input) => input.value.clone().unwrap_or_default(),
        _ => panic!("no input"),
    };
    let text = format!("said {input}, from a message: {}", modal.message.is_some());
    let answer = CreateInteractionResponse::Message(message(text).ephemeral(true));
    modal.create_response(context, answer).await.unwrap();
}

fn modal() -> CreateModal {
    let input = CreateInputText::new(InputTextStyle::Short, "Turn", "turn").max_length(10);
    CreateModal::new("modal", "Your turn").components(vec![CreateActionRow::InputText(input)])
}

fn rows() -> Vec<CreateActionRow> {
    let button = |id: &str| CreateButton::new(id).label(id).style(ButtonStyle::Primary);
    let options = vec![CreateSelectMenuOption::new("A", "a"), CreateSelectMenuOption::new("B", "b")];
    let menu = CreateSelectMenu::new("pick", CreateSelectMenuKind::String { options }).max_values(2);
    let off = button("off").disabled(true);
    vec![
        CreateActionRow::Buttons(vec![button("private"), button("later"), button("open"), off]),
        CreateActionRow::SelectMenu(menu),
    ]
}
