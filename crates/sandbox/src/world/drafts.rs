//! What a draft becomes in a message: its files, and whom it mentions.

use super::World;
use super::messages::Envelope;
use super::model::Attachment;
use super::permissions::MENTION_EVERYONE;
use crate::attachments::{content_type, dimensions, tidy_filename};
use crate::errors::ApiError;
use crate::ids::{self, AttachmentId, RoleId, UserId};
use crate::validate::message::{AllowedMentions, Listed, Upload};

/// Whom a message mentions and may ping.
#[derive(Default)]
pub(super) struct Mentions {
    pub(super) users: Vec<UserId>,
    pub(super) roles: Vec<RoleId>,
    pub(super) everyone: bool,
}

impl World {
    /// Puts together the files that stay and those that are new.
    pub(super) fn attach(
        &mut self,
        listed: Option<&[Listed]>,
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
            let id = AttachmentId(self.next_id());
            let entry = entry(upload.index);
            let filename = entry.and_then(|entry| entry.filename.as_deref()).unwrap_or(&upload.filename);
            let filename = tidy_filename(filename);
            files.push(Attachment {
                id,
                description: entry.and_then(|entry| entry.description.clone()),
                content_type: content_type(&filename, upload.content_type.as_deref()),
                filename,
                size: upload.bytes.len(),
                dimensions: dimensions(&upload.bytes),
                key: ids::secret(2),
            });
            self.outbox.new_files.push((id, upload.bytes));
        }
        Ok(files)
    }

    /// Returns whom a message mentions and may ping.
    pub(super) fn mentions(
        &self,
        envelope: &Envelope,
        content: &str,
        allowed: Option<&AllowedMentions>,
    ) -> Mentions {
        let replied = envelope.reference.and_then(|id| {
            let message = self.saved.channels.get(&envelope.channel)?.messages.get(&id)?;
            Some(message.author)
        });
        let may_all = self
            .saved
            .channels
            .get(&envelope.channel)
            .is_some_and(|channel| self.permissions(channel, envelope.author) & MENTION_EVERYONE != 0);
        let mut mentions = Mentions::default();
        for id in tagged(content, "<@").chain(tagged(content, "<@!")).map(UserId) {
            let allowed = allowed.is_none_or(|allowed| allowed.all_users || allowed.users.contains(&id));
            if allowed && self.saved.users.contains_key(&id) && !mentions.users.contains(&id) {
                mentions.users.push(id);
            }
        }
        for id in tagged(content, "<@&").map(RoleId) {
            let exists = self.saved.guilds.values().any(|guild| guild.roles.iter().any(|role| role.id == id));
            if exists && allowed.is_none_or(|allowed| allowed.all_roles || allowed.roles.contains(&id)) {
                mentions.roles.push(id);
            }
        }
        if let Some(author) = replied.filter(|_| envelope.answers.is_none())
            && allowed.is_none_or(|allowed| allowed.replied_user)
            && !mentions.users.contains(&author)
        {
            mentions.users.push(author);
        }
        let all = content.contains("@everyone") || content.contains("@here");
        mentions.everyone = all && may_all && allowed.is_none_or(|allowed| allowed.everyone);
        mentions
    }
}

/// Returns the numbers that stand between `open` and `>`.
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
    fn mentions_are_read_out_of_texts() {
        let check = |content: &str, open: &str, expected: &[u64]| {
            assert_eq!(tagged(content, open).collect::<Vec<_>>(), expected, "{content}");
        };
        check("<@12>, your turn; <@!34> <@&56>", "<@", &[12]);
        check("<@12>, your turn; <@!34> <@&56>", "<@!", &[34]);
        check("<@12>, your turn; <@!34> <@&56>", "<@&", &[56]);
        check("<@> <@12 <@x>", "<@", &[]);
    }
}
