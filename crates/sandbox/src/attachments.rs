//! The files of messages: kept in memory until they are on disk, beside the state.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;

use super::ids::AttachmentId;

/// Where files are kept.
#[derive(Debug)]
pub(crate) struct Files {
    /// `None` keeps all of them in memory.
    directory: Option<PathBuf>,
    unsaved: Mutex<HashMap<AttachmentId, Bytes>>,
    lost: Mutex<Vec<AttachmentId>>,
}

impl Files {
    pub(crate) fn new(directory: Option<PathBuf>) -> Self {
        Self { directory, unsaved: Mutex::default(), lost: Mutex::default() }
    }

    /// Takes a file in.
    pub(crate) fn keep(&self, id: AttachmentId, bytes: Bytes) {
        lock(&self.unsaved).insert(id, bytes);
    }

    /// Forgets a file; on disk it stays until [`Self::remove`].
    pub(crate) fn forget(&self, id: AttachmentId) {
        lock(&self.unsaved).remove(&id);
        if self.directory.is_some() {
            lock(&self.lost).push(id);
        }
    }

    /// Returns a file's content; `None` if it is gone. Reads the disk for those that are saved.
    pub(crate) fn read(&self, id: AttachmentId) -> Option<Bytes> {
        if let Some(bytes) = lock(&self.unsaved).get(&id) {
            return Some(bytes.clone());
        }
        std::fs::read(path(self.directory.as_deref()?, id)).ok().map(Bytes::from)
    }

    /// Writes all files that are not on disk yet. To be called before the state that names them is saved.
    ///
    /// # Errors
    ///
    /// Those of the file system. What could not be written stays in memory.
    pub(crate) fn save(&self) -> io::Result<()> {
        let Some(directory) = &self.directory else {
            return Ok(());
        };
        // Copied, so that nobody waits for the disk: `Bytes` are shared.
        let unsaved: Vec<(AttachmentId, Bytes)> =
            lock(&self.unsaved).iter().map(|(id, bytes)| (*id, bytes.clone())).collect();
        if !unsaved.is_empty() {
            std::fs::create_dir_all(directory)?;
        }
        for (id, bytes) in unsaved {
            std::fs::write(path(directory, id), &bytes)?;
            lock(&self.unsaved).remove(&id);
        }
        Ok(())
    }

    /// Returns what was forgotten since the last call, for [`Self::remove`].
    pub(crate) fn take_lost(&self) -> Vec<AttachmentId> {
        std::mem::take(&mut *lock(&self.lost))
    }

    /// Removes files from disk. To be called after the state that no longer names them is saved.
    pub(crate) fn remove(&self, lost: Vec<AttachmentId>) {
        let Some(directory) = &self.directory else {
            return;
        };
        for id in lost {
            // One that was never written or is gone already is no loss.
            let _ = std::fs::remove_file(path(directory, id));
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn path(directory: &Path, id: AttachmentId) -> PathBuf {
    directory.join(id.to_string())
}

/// Returns a file name as Discord keeps it: letters, digits, `.`, `-` and `_`.
pub(crate) fn tidy_filename(name: &str) -> String {
    let allowed = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_');
    let tidy: String = name.chars().map(|letter| if allowed(letter) { letter } else { '_' }).collect();
    let tidy = tidy.trim_start_matches('.');
    if tidy.is_empty() { "unknown".to_owned() } else { tidy.to_owned() }
}

/// Returns the content type of a file: by its name, else as the sender said.
pub(crate) fn content_type(name: &str, said: Option<&str>) -> String {
    let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase());
    let known = match ending.as_deref() {
        Some("png") => "image/png",
        Some("gif") => "image/gif",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("webp") => "image/webp",
        Some("txt" | "log" | "md") => "text/plain; charset=utf-8",
        Some("json") => "application/json",
        _ => said.unwrap_or("application/octet-stream"),
    };
    known.to_owned()
}

/// Reads width and height of a PNG or GIF, px, from its first bytes.
pub(crate) fn dimensions(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        let number = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
        return Some((number(16)?, number(20)?));
    }
    if bytes.starts_with(b"GIF8") {
        let number = |at: usize| Some(u32::from(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?)));
        return Some((number(6)?, number(8)?));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_move_to_disk_and_are_swept() {
        let home = tempfile::tempdir().unwrap();
        let files = Files::new(Some(home.path().join("files")));
        let id = AttachmentId(5);
        files.keep(id, Bytes::from_static(b"board"));
        assert_eq!(files.read(id).as_deref(), Some(&b"board"[..]));
        files.save().unwrap();
        assert!(lock(&files.unsaved).is_empty());
        assert_eq!(files.read(id).as_deref(), Some(&b"board"[..]));
        files.forget(id);
        files.remove(files.take_lost());
        assert_eq!(files.read(id), None);
    }

    #[test]
    fn pictures_tell_their_size() {
        let mut png = Vec::new();
        png::Encoder::new(&mut png, 31, 7).write_header().unwrap();
        assert_eq!(dimensions(&png), Some((31, 7)));
        assert_eq!(dimensions(b"GIF89a\x0a\x00\x14\x01rest"), Some((10, 276)));
        assert_eq!(dimensions(b"\x89PNG\r\n\x1a\ncut"), None);
        assert_eq!(dimensions(b"text"), None);
    }

    #[test]
    fn file_names_lose_what_does_not_belong_in_an_address() {
        assert_eq!(tidy_filename("my board (1).png"), "my_board__1_.png");
        assert_eq!(tidy_filename("../../etc/passwd"), "_.._etc_passwd");
        assert_eq!(tidy_filename(""), "unknown");
    }
}
