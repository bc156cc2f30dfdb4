//! Replies as serenity's messages, answers and forms, within Discord's limits.

use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed, CreateEmbedFooter,
    CreateInputText, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditInteractionResponse, EditMessage,
};
use serenity::model::application::{ButtonStyle, InputTextStyle};
use serenity::model::channel::{ChannelType, MessageFlags, Nonce};
use serenity::model::id::UserId;

use super::{
    AttachedFile, Button, CARD_COLOR, ListKind, ListSelect, ModalField, ModalForm, Reply, Response, Select,
    SelectOption, Style,
};
use crate::discord::rest::limits;
use crate::text::{clip, clip_lines};

impl Reply {
    /// The card. A message with a picture has none: a picture of its own is shown larger than one
    /// in a card, keeps its alt text for certain, and has the buttons right under it.
    fn embeds(&self) -> Vec<CreateEmbed> {
        if self.has_picture() || (self.title.is_empty() && self.body.is_empty()) {
            return Vec::new();
        }
        let (title, foot) = (clip(&self.title, limits::EMBED_TITLE), clip(&self.foot, limits::EMBED_FOOTER));
        let taken = title.chars().count() + foot.chars().count();
        let body = clip_lines(&self.body, limits::EMBED_DESCRIPTION.min(limits::EMBED_TEXTS - taken));
        let mut embed = CreateEmbed::new().color(CARD_COLOR);
        if !title.is_empty() {
            embed = embed.title(title);
        }
        if !body.is_empty() {
            embed = embed.description(body);
        }
        if !foot.is_empty() {
            embed = embed.footer(CreateEmbedFooter::new(foot));
        }
        vec![embed]
    }

    const fn has_picture(&self) -> bool {
        self.picture.is_some() || self.over_picture
    }

    fn rows(&self) -> Vec<CreateActionRow> {
        let buttons = |row: &[Button]| CreateActionRow::Buttons(row.iter().map(Button::build).collect());
        let mut rows = Vec::new();
        for select in &self.selects {
            rows.push(CreateActionRow::SelectMenu(select.build()));
            rows.extend(select.pages.chunks(limits::ROW_BUTTONS).map(buttons));
        }
        rows.extend(self.list_select.as_ref().map(|select| CreateActionRow::SelectMenu(select.build())));
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
        if !self.has_picture() {
            return clip_lines(&self.content, limits::CONTENT);
        }
        let title = if self.title.is_empty() { String::new() } else { format!("**{}**", self.title) };
        let foot = if self.foot.is_empty() { String::new() } else { format!("-# {}", self.foot) };
        let parts = [&self.content, &title, &self.body, &foot];
        let lines: Vec<&str> =
            parts.into_iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
        clip_lines(&lines.join("\n"), limits::CONTENT)
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
        let message = if self.silent { message.flags(MessageFlags::SUPPRESS_NOTIFICATIONS) } else { message };
        files.into_iter().fold(message, CreateMessage::add_file)
    }

    /// The message in place of an earlier one of the bot, whose files stay.
    pub fn into_message_edit(self) -> EditMessage {
        EditMessage::new()
            .content(self.content())
            .embeds(self.embeds())
            .components(self.rows())
            .allowed_mentions(self.mentions())
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
    fn take(&mut self) -> CreateAttachment {
        let file = CreateAttachment::bytes(std::mem::take(&mut self.bytes), &self.name);
        if self.alt.is_empty() { file } else { file.description(clip(&self.alt, limits::FILE_DESCRIPTION)) }
    }
}

impl Button {
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
        let options = self.options.iter().take(limits::SELECT_OPTIONS).map(SelectOption::build).collect();
        CreateSelectMenu::new(self.id.to_string(), CreateSelectMenuKind::String { options })
            .placeholder(clip(&self.hint, limits::SELECT_HINT))
    }
}

impl ListSelect {
    fn build(&self) -> CreateSelectMenu {
        let kind = match self.of {
            ListKind::Channels => CreateSelectMenuKind::Channel {
                channel_types: Some(vec![ChannelType::Text, ChannelType::News]),
                default_channels: None,
            },
            ListKind::People => CreateSelectMenuKind::User { default_users: None },
        };
        CreateSelectMenu::new(self.id.to_string(), kind).placeholder(clip(&self.hint, limits::SELECT_HINT))
    }
}

impl SelectOption {
    fn build(&self) -> CreateSelectMenuOption {
        let option = CreateSelectMenuOption::new(clip(&self.label, limits::SELECT_TEXT), &self.value);
        if self.detail.is_empty() {
            option
        } else {
            option.description(clip(&self.detail, limits::SELECT_TEXT))
        }
    }
}

/// The beginning of a text as a field of one line takes it.
fn one_line(text: &str, limit: usize) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(limit).collect()
}

impl ModalForm {
    /// The form as serenity's modal.
    pub fn build(&self) -> CreateModal {
        let label = clip(&self.label, limits::INPUT_LABEL);
        let field = match &self.field {
            ModalField::Move(hint) => CreateInputText::new(InputTextStyle::Short, label, Self::FIELD)
                .placeholder(clip(hint, limits::INPUT_HINT))
                .required(true)
                .max_length(limits::MAX_TYPED_MOVE),
            ModalField::Value(hint) => CreateInputText::new(InputTextStyle::Short, label, Self::FIELD)
                .placeholder(clip(hint, limits::INPUT_HINT))
                .required(true)
                .max_length(limits::MAX_TYPED_VALUE),
            ModalField::Typed(text) => CreateInputText::new(InputTextStyle::Short, label, Self::FIELD)
                .value(one_line(text, limits::MAX_TYPED_MOVE.into()))
                .required(true)
                .max_length(limits::MAX_TYPED_MOVE),
            ModalField::Notes(text) => {
                let field = CreateInputText::new(InputTextStyle::Paragraph, label, Self::FIELD)
                    .required(false)
                    .max_length(limits::MAX_NOTES);
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
            Self::Form(form) => Some(CreateInteractionResponse::Modal(form.build())),
            Self::Silence => None,
        }
    }
}
