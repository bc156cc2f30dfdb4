//! Turning a draft into a message: attachments and mentions.

use super::World;
use super::messages::MessageHeader;
use super::model::Attachment;
use super::permissions::MENTION_EVERYONE;
use super::saved::Saved;
use crate::attachments::{content_type, dimensions, sanitize_filename};
use crate::errors::ApiError;
use crate::ids::{self, AttachmentId, RoleId, UserId};
use crate::validate::message::{AllowedMentions, AttachmentEntry, Upload};

/// The mentions of a message that ping.
#[derive(Default)]
pub(super) struct Mentions {
    pub(super) users: Vec<UserId>,
    pub(super) roles: Vec<RoleId>,
    pub(super) everyone: bool,
}

/// Returns the attachments of a message: the `listed` ones of `present`, then the uploads.
///
/// If `listed` is `None`, all of `present` stay. The content of the uploads goes to the effects.
///
/// # Errors
///
/// If the list names an attachment that is neither present nor uploaded (50035).
pub(super) fn attach(
    world: &mut World,
    listed: Option<&[AttachmentEntry]>,
    uploads: Vec<Upload>,
    present: Vec<Attachment>,
) -> Result<Vec<Attachment>, ApiError> {
    let mut files = Vec::new();
    let entry = |id: u64| listed.into_iter().flatten().find(|entry| entry.id == id);
    for entry in listed.into_iter().flatten() {
        if uploads.iter().any(|upload| upload.index == entry.id) {
            continue;
        }
        let Some(file) = present.iter().find(|file| file.id.0 == entry.id) else {
            let (code, message) = ("ATTACHMENT_NOT_FOUND", "Attachment data not found");
            return Err(ApiError::field("attachments", code, message));
        };
        let description = entry.description.clone().or_else(|| file.description.clone());
        files.push(Attachment { description, ..file.clone() });
    }
    if listed.is_none() {
        files = present;
    }
    for upload in uploads {
        let id = AttachmentId(world.next_id());
        let entry = entry(upload.index);
        let filename = entry.and_then(|entry| entry.filename.as_deref()).unwrap_or(&upload.filename);
        let filename = sanitize_filename(filename);
        files.push(Attachment {
            id,
            description: entry.and_then(|entry| entry.description.clone()),
            content_type: content_type(&filename).to_owned(),
            filename,
            size: upload.bytes.len(),
            dimensions: dimensions(&upload.bytes),
            key: ids::secret(2),
        });
        world.effects.new_files.push((id, upload.bytes));
    }
    Ok(files)
}

/// Number of files from commands and modals to keep.
const MAX_LOOSE_FILES: usize = 100;

impl World {
    /// Keeps files without a message, and returns them with their index in the form. Evicts the
    /// oldest ones.
    pub(super) fn keep_loose_files(&mut self, uploads: Vec<Upload>) -> Vec<(u64, Attachment)> {
        let numbers: Vec<u64> = uploads.iter().map(|upload| upload.index).collect();
        // Can't fail without a list.
        let files = attach(self, None, uploads, Vec::new()).unwrap_or_default();
        self.loose_files.extend(files.iter().cloned());
        let over = self.loose_files.len().saturating_sub(MAX_LOOSE_FILES);
        let dropped: Vec<Attachment> = self.loose_files.drain(..over).collect();
        self.effects.orphan_files(&dropped);
        numbers.into_iter().zip(files).collect()
    }

    /// Returns the content type of a file without a message, if the key is correct.
    pub(crate) fn loose_file_type(&self, id: AttachmentId, key: Option<&str>) -> Option<String> {
        let file = self.loose_files.iter().find(|file| file.id == id)?;
        (Some(file.key.as_str()) == key).then(|| file.content_type.clone())
    }
}

/// Returns the mentions of a message permitted by `allowed`; `None` permits all.
pub(super) fn mentions(
    saved: &Saved,
    header: &MessageHeader,
    content: &str,
    allowed: Option<&AllowedMentions>,
) -> Mentions {
    let channel = saved.channels.get(&header.channel);
    let mut mentions = Mentions::default();
    for id in tagged(content, "<@").chain(tagged(content, "<@!")).map(UserId) {
        let allowed = allowed.is_none_or(|allowed| allowed.all_users || allowed.users.contains(&id));
        if allowed && saved.users.contains_key(&id) && !mentions.users.contains(&id) {
            mentions.users.push(id);
        }
    }
    for id in tagged(content, "<@&").map(RoleId) {
        let exists = saved.guilds.values().any(|guild| guild.roles.iter().any(|role| role.id == id));
        if exists && allowed.is_none_or(|allowed| allowed.all_roles || allowed.roles.contains(&id)) {
            mentions.roles.push(id);
        }
    }
    let replied = header.reference.and_then(|id| Some(channel?.messages.get(&id)?.author));
    if let Some(author) = replied.filter(|_| header.answers.is_none())
        && allowed.is_none_or(|allowed| allowed.replied_user)
        && !mentions.users.contains(&author)
    {
        mentions.users.push(author);
    }
    let names_all = content.contains("@everyone") || content.contains("@here");
    let may_name_all =
        channel.is_some_and(|channel| saved.permissions(channel, header.author) & MENTION_EVERYONE != 0);
    mentions.everyone = names_all && may_name_all && allowed.is_none_or(|allowed| allowed.everyone);
    mentions
}

/// Returns the numbers between `open` and `>`.
fn tagged<'a>(content: &'a str, open: &'a str) -> impl Iterator<Item = u64> + 'a {
    content.match_indices(open).filter_map(move |(start, _)| {
        let rest = &content[start + open.len()..];
        rest[..rest.find('>')?].parse().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::tagged;

    #[test]
    fn mentions_are_parsed_from_text() {
        let check = |content: &str, open: &str, expected: &[u64]| {
            assert_eq!(tagged(content, open).collect::<Vec<_>>(), expected, "{content}");
        };
        check("<@12>, hello; <@!34> <@&56>", "<@", &[12]);
        check("<@12>, hello; <@!34> <@&56>", "<@!", &[34]);
        check("<@12>, hello; <@!34> <@&56>", "<@&", &[56]);
        check("<@> <@12 <@x>", "<@", &[]);
    }
}
