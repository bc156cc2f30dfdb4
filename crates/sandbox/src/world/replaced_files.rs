//! Files that an edit removed from their message. The latest ones stay available, as on Discord's
//! CDN, because a client may still show the message as it was.

use super::World;
use super::model::Attachment;
use crate::ids::{AttachmentId, ChannelId};

/// Number of replaced files to keep.
const MAX_REPLACED_FILES: usize = 32;

impl World {
    /// Keeps files that are no longer part of their message, and drops the oldest beyond the limit.
    pub(super) fn keep_replaced(&mut self, files: impl IntoIterator<Item = Attachment>) {
        self.replaced_files.extend(files);
        let excess = self.replaced_files.len().saturating_sub(MAX_REPLACED_FILES);
        self.effects.orphan_files(&self.replaced_files.drain(..excess).collect::<Vec<_>>());
    }

    /// Drops all replaced files.
    pub(crate) fn drop_replaced_files(&mut self) {
        self.effects.orphan_files(&std::mem::take(&mut self.replaced_files));
    }

    /// Returns the content type of a file in a channel, or `None` if it is gone or `key` is wrong.
    pub(crate) fn attachment_type(
        &self,
        channel: ChannelId,
        id: AttachmentId,
        filename: &str,
        key: Option<&str>,
    ) -> Option<&str> {
        let channel = self.saved.channels.get(&channel)?;
        let current = channel.messages.values().rev().flat_map(|message| &message.attachments);
        let file = current.chain(&self.replaced_files).find(|file| file.id == id)?;
        (file.filename == filename && Some(file.key.as_str()) == key).then_some(&file.content_type)
    }
}
