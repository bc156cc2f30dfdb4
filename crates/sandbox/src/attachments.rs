//! Attachments: held in memory until saved, then in a folder beside the state file.

use std::collections::HashMap;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;

use super::ids::AttachmentId;
use super::persist::create_private;

#[derive(Debug)]
pub(crate) struct FileStore {
    /// `None` keeps everything in memory.
    directory: Option<PathBuf>,
    unsaved: Mutex<HashMap<AttachmentId, Bytes>>,
    /// Unreferenced files that may still be on disk.
    orphaned: Mutex<Vec<AttachmentId>>,
}

impl FileStore {
    pub(crate) fn new(directory: Option<PathBuf>) -> Self {
        Self { directory, unsaved: Mutex::default(), orphaned: Mutex::default() }
    }

    pub(crate) fn add(&self, id: AttachmentId, bytes: Bytes) {
        // A reset restores files of the initial world.
        lock(&self.orphaned).retain(|other| *other != id);
        lock(&self.unsaved).insert(id, bytes);
    }

    /// Drops a file from memory. The copy on disk stays until [`Self::remove`].
    pub(crate) fn forget(&self, id: AttachmentId) {
        lock(&self.unsaved).remove(&id);
        if self.directory.is_some() {
            lock(&self.orphaned).push(id);
        }
    }

    /// Returns the content of a file, or `None` if it is gone. Blocks on disk I/O for saved files.
    pub(crate) fn read(&self, id: AttachmentId) -> Option<Bytes> {
        if let Some(bytes) = lock(&self.unsaved).get(&id) {
            return Some(bytes.clone());
        }
        std::fs::read(path(self.directory.as_deref()?, id)).ok().map(Bytes::from)
    }

    /// Writes all unsaved files to disk. Must run before saving the state that references them.
    ///
    /// # Errors
    ///
    /// If the folder or a file cannot be written. Unwritten files stay in memory.
    pub(crate) fn save(&self) -> io::Result<()> {
        let Some(directory) = &self.directory else {
            return Ok(());
        };
        // Copy the list, so that the lock isn't held while writing. The contents are shared.
        let unsaved: Vec<(AttachmentId, Bytes)> =
            lock(&self.unsaved).iter().map(|(id, bytes)| (*id, bytes.clone())).collect();
        if !unsaved.is_empty() {
            std::fs::create_dir_all(directory)?;
        }
        for (id, bytes) in unsaved {
            create_private(&path(directory, id))?.write_all(&bytes)?;
            lock(&self.unsaved).remove(&id);
        }
        Ok(())
    }

    /// Returns the files orphaned since the last call, for [`Self::remove`].
    pub(crate) fn take_orphaned(&self) -> Vec<AttachmentId> {
        std::mem::take(&mut *lock(&self.orphaned))
    }

    /// Deletes files from disk. Must run after saving a state that no longer references them.
    pub(crate) fn remove(&self, orphaned: Vec<AttachmentId>) {
        let Some(directory) = &self.directory else {
            return;
        };
        for id in orphaned {
            // Fails if the file was never written, which is fine.
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

/// Replaces all characters except ASCII letters, digits, `.`, `-` and `_`, as Discord does.
pub(crate) fn sanitize_filename(name: &str) -> String {
    let allowed = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_');
    let tidy: String = name.chars().map(|letter| if allowed(letter) { letter } else { '_' }).collect();
    let tidy = tidy.trim_start_matches('.');
    if tidy.is_empty() { "unknown".to_owned() } else { tidy.to_owned() }
}

/// Returns the content type for a file name's extension. The type that the sender gives is ignored,
/// as on Discord.
pub(crate) fn content_type(name: &str) -> &'static str {
    let extension = name.rsplit_once('.').map(|(_, extension)| extension.to_ascii_lowercase());
    match extension.as_deref().unwrap_or_default() {
        "png" => "image/png",
        "gif" => "image/gif",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "bmp" => "image/bmp",
        "svg" => "image/svg+xml",
        "mp3" => "audio/mpeg",
        "ogg" | "oga" => "audio/ogg",
        "wav" => "audio/x-wav",
        "flac" => "audio/flac",
        "m4a" => "audio/mp4",
        "mp4" => "video/mp4",
        "webm" => "video/webm",
        "mov" => "video/quicktime",
        "txt" | "log" | "ini" | "cfg" => "text/plain; charset=utf-8",
        "md" => "text/markdown; charset=utf-8",
        "html" | "htm" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "csv" => "text/csv; charset=utf-8",
        "xml" => "application/xml",
        "js" => "text/javascript; charset=utf-8",
        "woff2" => "font/woff2",
        "py" => "text/x-python; charset=utf-8",
        "json" => "application/json; charset=utf-8",
        "pdf" => "application/pdf",
        "zip" => "application/zip",
        "gz" => "application/gzip",
        "tar" => "application/x-tar",
        _ => "application/octet-stream",
    }
}

/// Reads the width and height of a PNG or GIF in pixels from its header.
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
    fn files_are_saved_and_removed() {
        let home = tempfile::tempdir().unwrap();
        let files = FileStore::new(Some(home.path().join("files")));
        let id = AttachmentId(5);
        files.add(id, Bytes::from_static(b"content"));
        assert_eq!(files.read(id).as_deref(), Some(&b"content"[..]));
        files.save().unwrap();
        assert!(lock(&files.unsaved).is_empty());
        assert_eq!(files.read(id).as_deref(), Some(&b"content"[..]));
        files.forget(id);
        files.remove(files.take_orphaned());
        assert_eq!(files.read(id), None);
    }

    /// Attachments can be private, for example the files of ephemeral messages.
    #[cfg(unix)]
    #[test]
    fn files_are_readable_only_by_their_owner() {
        use std::os::unix::fs::PermissionsExt as _;
        let home = tempfile::tempdir().unwrap();
        let files = FileStore::new(Some(home.path().to_owned()));
        files.add(AttachmentId(5), Bytes::from_static(b"content"));
        files.save().unwrap();
        let mode = std::fs::metadata(path(home.path(), AttachmentId(5))).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    #[test]
    fn dimensions_are_read_from_images() {
        let mut png = Vec::new();
        png::Encoder::new(&mut png, 31, 7).write_header().unwrap();
        assert_eq!(dimensions(&png), Some((31, 7)));
        assert_eq!(dimensions(b"GIF89a\x0a\x00\x14\x01rest"), Some((10, 276)));
        assert_eq!(dimensions(b"\x89PNG\r\n\x1a\ncut"), None);
        assert_eq!(dimensions(b"text"), None);
    }

    #[test]
    fn content_types_follow_the_name() {
        let check = |name: &str, expected: &str| assert_eq!(content_type(name), expected);
        check("a.PNG", "image/png");
        check("page.html", "text/html; charset=utf-8");
        check("a.html.bin", "application/octet-stream");
        check("png", "application/octet-stream");
    }

    #[test]
    fn file_names_are_sanitized_like_discord() {
        assert_eq!(sanitize_filename("my file (1).png"), "my_file__1_.png");
        assert_eq!(sanitize_filename("../../etc/passwd"), "_.._etc_passwd");
        assert_eq!(sanitize_filename(""), "unknown");
    }
}
