//! Converts replies to serenity's messages, responses and forms, within Discord's limits.

use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed, CreateEmbedFooter,
    CreateInputText, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditAttachments, EditInteractionResponse, EditMessage,
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

/// Joins texts and a verdict below them. Clips only the texts if they are too long.
fn with_verdict(texts: &[&str], verdict: &str, most: usize) -> String {
    let texts: Vec<_> = texts.iter().copied().filter(|text| !text.is_empty()).collect();
    if verdict.is_empty() {
        return clip_lines(&texts.join("\n"), most);
    }
    let verdict = clip_lines(verdict, most);
    let left = most.saturating_sub(verdict.chars().count() + 1);
    let texts = if left == 0 { String::new() } else { clip_lines(&texts.join("\n"), left) };
    if texts.is_empty() { verdict } else { format!("{texts}\n{verdict}") }
}

impl Reply {
    /// Returns the embed. A message with a picture has none: outside an embed, Discord shows a
    /// picture larger, always keeps its alt text, and shows the buttons directly below it.
    fn embeds(&self) -> Vec<CreateEmbed> {
        let bare = self.title.is_empty() && self.body.is_empty() && self.verdict.is_empty();
        if self.has_picture() || bare {
            return Vec::new();
        }
        let (title, foot) = (clip(&self.title, limits::EMBED_TITLE), clip(&self.foot, limits::EMBED_FOOTER));
        let taken = title.chars().count() + foot.chars().count();
        let most = limits::EMBED_DESCRIPTION.min(limits::EMBED_TEXTS - taken);
        let body = with_verdict(&[&self.body], &self.verdict, most);
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

    /// Takes the files out of the message.
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
        with_verdict(&parts.map(String::as_str), &self.verdict, limits::CONTENT)
    }

    /// Builds a new channel message. Discord drops a second message with the same `nonce`.
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

    /// Builds an edit of an earlier message of the bot, whose files stay unless there are new ones.
    pub fn into_message_edit(mut self) -> EditMessage {
        let files = self.files();
        let edit = EditMessage::new()
            .content(self.content())
            .embeds(self.embeds())
            .components(self.rows())
            .allowed_mentions(self.mentions());
        if files.is_empty() {
            return edit;
        }
        edit.attachments(files.into_iter().fold(EditAttachments::new(), EditAttachments::add))
    }

    /// Builds an immediate answer. An update replaces the whole message, including its pictures.
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

    /// Builds a private follow-up message.
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

    /// Builds an edit that replaces a deferred answer, or a message with a component, including its
    /// files.
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
        let file = CreateAttachment::bytes(self.take_bytes(), &self.name);
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

/// Truncates a text for a single-line field.
fn one_line(text: &str, limit: usize) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(limit).collect()
}

impl ModalForm {
    pub fn build(&self) -> CreateModal {
        let label = clip(&self.label, limits::INPUT_LABEL);
        let limit = self.id.action.typed_limit();
        let field = match &self.field {
            ModalField::Example(hint) => CreateInputText::new(InputTextStyle::Short, label, Self::FIELD)
                .placeholder(clip(hint, limits::INPUT_HINT))
                .required(true),
            ModalField::Typed(text) => CreateInputText::new(InputTextStyle::Short, label, Self::FIELD)
                .value(one_line(text, limit.into()))
                .required(true),
            ModalField::Notes(text) => {
                let field =
                    CreateInputText::new(InputTextStyle::Paragraph, label, Self::FIELD).required(false);
                if text.is_empty() { field } else { field.value(text) }
            }
        };
        let field = field.max_length(limit);
        CreateModal::new(self.id.to_string(), clip(&self.title, limits::MODAL_TITLE))
            .components(vec![CreateActionRow::InputText(field)])
    }
}

impl Response {
    /// Converts to serenity's response, or `None` for [`Response::Silence`].
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_verdict_is_the_last_text_and_is_never_clipped() {
        let long = "A line of the task.\n".repeat(200);
        let verdict = "**Not yet.** That was the king.".to_owned();
        for over_picture in [true, false] {
            let reply = Reply {
                title: "Lesson".into(),
                body: long.clone(),
                verdict: verdict.clone(),
                over_picture,
                ..Reply::default()
            };
            let (text, most) = if over_picture {
                (reply.content(), limits::CONTENT)
            } else {
                let most = limits::EMBED_DESCRIPTION;
                (with_verdict(&[&reply.body], &reply.verdict, most), most)
            };
            assert!(text.ends_with(&verdict), "{text}");
            assert!(text.chars().count() <= most, "{}", text.chars().count());
        }
        assert_eq!(with_verdict(&["", "b"], "", 9), "b");
        assert_eq!(with_verdict(&["", "b"], "c", 9), "b\nc");
        assert_eq!(with_verdict(&[""], "c", 9), "c");
    }
}
