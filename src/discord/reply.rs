//! Messages as plain data, and how they become serenity's.

use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed, CreateEmbedFooter,
    CreateInputText, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditInteractionResponse,
};
use serenity::model::application::{ButtonStyle, InputTextStyle};
use serenity::model::channel::Nonce;
use serenity::model::id::UserId;

use super::custom_id::CustomId;
use super::limits;
use crate::matches::{PlayerId, Seat};
use crate::words::clip;

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// The thing to do.
    Primary,
    /// Something else.
    Plain,
    /// A yes.
    Good,
    /// It ends something.
    Danger,
}

/// A button.
#[derive(Clone, Debug)]
pub struct Button {
    /// What it does.
    pub id: CustomId,
    /// What stands on it.
    pub label: String,
    /// How it looks.
    pub style: Style,
    /// Whether it can be pressed.
    pub enabled: bool,
}

/// A menu from which one thing is chosen.
#[derive(Clone, Debug)]
pub struct Select {
    /// What is done with the choice.
    pub id: CustomId,
    /// What stands on it.
    pub hint: String,
    /// What there is: 1 to 25.
    pub entries: Vec<SelectOption>,
    /// Buttons that turn to its other pages, in a row right below it.
    pub pages: Vec<Button>,
}

/// An entry of a menu.
#[derive(Clone, Debug)]
pub struct SelectOption {
    /// What it is.
    pub label: String,
    /// What follows from it, in small print; nothing where it is empty.
    pub detail: String,
    /// What is sent when it is chosen: 1 to 100 characters, and different for each.
    pub value: String,
}

/// The name of every picture of a board: it tells nothing.
const PICTURE_NAME: &str = "board.png";

/// A file that goes with a message.
#[derive(Clone, Debug)]
pub struct AttachedFile {
    /// Its name; it tells nothing that its reader may not know.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// What it shows, in words, where it is a picture.
    pub alt: String,
}

/// A message. Title, body and foot stand in a card, or over the picture where there is one.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    /// The text above everything.
    pub content: String,
    /// The title.
    pub title: String,
    /// The text.
    pub body: String,
    /// The small line at the end.
    pub foot: String,
    /// The colour of the card's edge, 0xRRGGBB.
    pub colour: u32,
    /// The board.
    pub picture: Option<AttachedFile>,
    /// Menus, above the buttons.
    pub selects: Vec<Select>,
    /// Another file.
    pub file: Option<AttachedFile>,
    /// Buttons, in rows of five.
    pub buttons: Vec<Button>,
    /// Who is pinged.
    pub pings: Vec<PlayerId>,
}

/// What the person who sent an interaction gets.
#[derive(Clone, Debug)]
pub enum Response {
    /// A new message that only they see.
    Private(Reply),
    /// The message with the button becomes this one.
    Update(Reply),
    /// A form.
    ModalForm(ModalForm),
    /// Nothing: the interaction was answered when it came the first time.
    Silence,
}

/// What is typed into a form.
#[derive(Clone, Debug)]
pub enum ModalField {
    /// A turn, with an example of one.
    Turn(String),
    /// Notes, as they stand.
    Notes(String),
}

/// A form with one field.
#[derive(Clone, Debug)]
pub struct ModalForm {
    /// What is done with the text.
    pub id: CustomId,
    /// The title.
    pub title: String,
    /// The name of the field.
    pub label: String,
    /// What is typed.
    pub field: ModalField,
}

impl ModalForm {
    /// The `custom_id` of the field.
    pub const FIELD: &'static str = "text";
}

impl Reply {
    /// A message of text alone.
    #[must_use]
    pub fn text(content: impl Into<String>) -> Self {
        Self { content: content.into(), ..Self::default() }
    }

    /// The card. A message with a picture has none: a picture of its own is shown larger than one
    /// in a card, keeps its alt text for certain, and has the buttons right under it.
    fn embeds(&self) -> Vec<CreateEmbed> {
        if self.picture.is_some() || (self.title.is_empty() && self.body.is_empty()) {
            return Vec::new();
        }
        let mut embed = CreateEmbed::new().colour(self.colour);
        if !self.title.is_empty() {
            embed = embed.title(&self.title);
        }
        if !self.body.is_empty() {
            embed = embed.description(clip(&self.body, limits::EMBED_DESCRIPTION));
        }
        if !self.foot.is_empty() {
            embed = embed.footer(CreateEmbedFooter::new(&self.foot));
        }
        vec![embed]
    }

    fn rows(&self) -> Vec<CreateActionRow> {
        let buttons = |row: &[Button]| CreateActionRow::Buttons(row.iter().map(Button::build).collect());
        let mut rows = Vec::new();
        for select in &self.selects {
            rows.push(CreateActionRow::SelectMenu(select.build()));
            rows.extend(select.pages.chunks(limits::ROW_BUTTONS).map(buttons));
        }
        rows.extend(self.buttons.chunks(limits::ROW_BUTTONS).map(buttons));
        rows
    }

    fn mentions(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(self.pings.iter().map(|player| UserId::new(player.0)))
    }

    /// The files, which leave the message.
    fn files(&mut self) -> Vec<CreateAttachment> {
        let picture = self.picture.as_mut().map(AttachedFile::take);
        let file = self.file.as_mut().map(AttachedFile::take);
        picture.into_iter().chain(file).collect()
    }

    fn content(&self) -> String {
        if self.picture.is_none() {
            return clip(&self.content, limits::CONTENT);
        }
        let title = if self.title.is_empty() { String::new() } else { format!("**{}**", self.title) };
        let foot = if self.foot.is_empty() { String::new() } else { format!("-# {}", self.foot) };
        let parts = [&self.content, &title, &self.body, &foot];
        let lines: Vec<&str> =
            parts.into_iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
        clip(&lines.join("\n"), limits::CONTENT)
    }

    /// The message as a new one in a channel; `nonce` makes Discord drop a second copy.
    pub fn into_message(mut self, nonce: String) -> CreateMessage {
        let files = self.files();
        let message = CreateMessage::new()
            .content(self.content())
            .embeds(self.embeds())
            .components(self.rows())
            .allowed_mentions(self.mentions())
            .nonce(Nonce::String(nonce))
            .enforce_nonce(true);
        files.into_iter().fold(message, CreateMessage::add_file)
    }

    /// The message as an answer. In place of one whose button was pressed it replaces everything,
    /// pictures included.
    pub fn into_answer(mut self, private: bool) -> CreateInteractionResponseMessage {
        let files = self.files();
        let message = CreateInteractionResponseMessage::new()
            .content(self.content())
            .embeds(self.embeds())
            .components(self.rows())
            .allowed_mentions(self.mentions())
            .ephemeral(private);
        files.into_iter().fold(message, CreateInteractionResponseMessage::add_file)
    }

    /// The message as a private one that follows an answer.
    pub fn into_followup(mut self) -> CreateInteractionResponseFollowup {
        let files = self.files();
        let message = CreateInteractionResponseFollowup::new()
            .content(self.content())
            .embeds(self.embeds())
            .components(self.rows())
            .allowed_mentions(self.mentions())
            .ephemeral(true);
        files.into_iter().fold(message, CreateInteractionResponseFollowup::add_file)
    }

    /// The message in place of one that was deferred or pressed; what it had is gone.
    pub fn into_edit(mut self) -> EditInteractionResponse {
        let files = self.files();
        let edit = EditInteractionResponse::new()
            .content(self.content())
            .embeds(self.embeds())
            .components(self.rows())
            .allowed_mentions(self.mentions());
        if files.is_empty() {
            return edit.clear_attachments();
        }
        files.into_iter().fold(edit, EditInteractionResponse::new_attachment)
    }
}

impl AttachedFile {
    /// A picture of a board, with what it shows in words.
    #[must_use]
    pub fn board(png: Vec<u8>, alt: String) -> Self {
        Self { name: PICTURE_NAME.to_owned(), bytes: png, alt }
    }

    fn take(&mut self) -> CreateAttachment {
        let file = CreateAttachment::bytes(std::mem::take(&mut self.bytes), &self.name);
        if self.alt.is_empty() { file } else { file.description(&self.alt) }
    }
}

impl Button {
    /// A button that can be pressed.
    #[must_use]
    pub fn new(id: CustomId, label: impl Into<String>, style: Style) -> Self {
        Self { id, label: label.into(), style, enabled: true }
    }

    fn build(&self) -> CreateButton {
        let style = match self.style {
            Style::Primary => ButtonStyle::Primary,
            Style::Plain => ButtonStyle::Secondary,
            Style::Good => ButtonStyle::Success,
            Style::Danger => ButtonStyle::Danger,
        };
        CreateButton::new(self.id.to_string())
            .label(clip(&self.label, limits::BUTTON_LABEL))
            .style(style)
            .disabled(!self.enabled)
    }
}

impl Select {
    fn build(&self) -> CreateSelectMenu {
        let options = self.entries.iter().take(limits::SELECT_OPTIONS).map(|entry| {
            let label = clip(&entry.label, limits::SELECT_TEXT);
            let option = CreateSelectMenuOption::new(label, &entry.value);
            if entry.detail.is_empty() {
                option
            } else {
                option.description(clip(&entry.detail, limits::SELECT_TEXT))
            }
        });
        let kind = CreateSelectMenuKind::String { options: options.collect() };
        CreateSelectMenu::new(self.id.to_string(), kind).placeholder(clip(&self.hint, limits::SELECT_HINT))
    }
}

impl ModalForm {
    /// The form as serenity's modal.
    pub fn build(&self) -> CreateModal {
        let field = match &self.field {
            ModalField::Turn(hint) => CreateInputText::new(InputTextStyle::Short, &self.label, Self::FIELD)
                .placeholder(clip(hint, 100))
                .required(true)
                .max_length(limits::TYPED_TURN),
            ModalField::Notes(text) => {
                let field = CreateInputText::new(InputTextStyle::Paragraph, &self.label, Self::FIELD)
                    .required(false)
                    .max_length(limits::NOTES);
                if text.is_empty() { field } else { field.value(text) }
            }
        };
        CreateModal::new(self.id.to_string(), clip(&self.title, limits::MODAL_TITLE))
            .components(vec![CreateActionRow::InputText(field)])
    }
}

impl Response {
    /// The answer as serenity's response; nothing for silence.
    #[must_use]
    pub fn into_response(self) -> Option<CreateInteractionResponse> {
        match self {
            Self::Private(reply) => Some(CreateInteractionResponse::Message(reply.into_answer(true))),
            Self::Update(reply) => Some(CreateInteractionResponse::UpdateMessage(reply.into_answer(false))),
            Self::ModalForm(form) => Some(CreateInteractionResponse::Modal(form.build())),
            Self::Silence => None,
        }
    }
}

/// Those of the seats who can be pinged.
pub(super) fn people(seats: impl IntoIterator<Item = Seat>) -> Vec<PlayerId> {
    seats.into_iter().filter_map(Seat::person).collect()
}
