//! Output files, or standard output.

use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::Path;

use anyhow::Context as _;

/// The file name that means standard output.
const STANDARD_OUTPUT: &str = "-";

/// The format of an output file.
#[derive(Clone, Copy, Debug)]
pub(super) enum OutputFormat {
    Png,
    Gif,
    Html,
}

impl OutputFormat {
    const fn name(self) -> &'static str {
        match self {
            Self::Png => "PNG",
            Self::Gif => "GIF",
            Self::Html => "HTML",
        }
    }

    /// The first bytes of every file in this format.
    const fn signature(self) -> &'static [u8] {
        match self {
            Self::Png => b"\x89PNG\r\n\x1a\n",
            Self::Gif => b"GIF89a",
            Self::Html => b"<!doctype html>",
        }
    }
}

/// A file that a verb writes. It replaces only a file in the same format.
#[derive(Clone, Copy, Debug)]
pub(super) struct OutputFile<'a> {
    path: &'a Path,
    format: OutputFormat,
}

impl<'a> OutputFile<'a> {
    /// Call it before the output is computed.
    ///
    /// # Errors
    ///
    /// If the file exists in another format, such as a database.
    pub(super) fn new(path: &'a Path, format: OutputFormat) -> anyhow::Result<Self> {
        let output = Self { path, format };
        output.check_replaceable()?;
        Ok(output)
    }

    /// Writes the file, or to standard output if its name is `-`.
    pub(super) fn write(self, bytes: &[u8]) -> anyhow::Result<()> {
        if self.is_standard_output() {
            let mut standard = io::stdout().lock();
            let written = standard.write_all(bytes).and_then(|()| standard.flush());
            return written.context("writing to standard output");
        }
        let mut file = self.open()?;
        let written = file.write_all(bytes);
        if written.is_err() && self.is_regular() {
            // A later run would refuse to replace an incomplete file.
            let _ = std::fs::remove_file(self.path);
        }
        written.with_context(|| self.writing())
    }

    fn open(self) -> anyhow::Result<File> {
        match OpenOptions::new().write(true).create_new(true).open(self.path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                self.check_replaceable()?;
                OpenOptions::new().write(true).truncate(true).open(self.path)
            }
            opened => opened,
        }
        .with_context(|| self.writing())
    }

    fn check_replaceable(self) -> anyhow::Result<()> {
        if self.is_standard_output() || !self.is_regular() {
            return Ok(());
        }
        let mut start = Vec::new();
        let length = self.format.signature().len() as u64;
        let read = File::open(self.path).and_then(|file| file.take(length).read_to_end(&mut start));
        read.with_context(|| self.writing())?;
        anyhow::ensure!(
            start == self.format.signature(),
            "{} exists and is not a {} file: choose another name, or delete it first",
            self.path.display(),
            self.format.name()
        );
        Ok(())
    }

    fn is_standard_output(self) -> bool {
        self.path.as_os_str() == STANDARD_OUTPUT
    }

    /// Whether the path is an existing file, as opposed to a pipe or a device.
    fn is_regular(self) -> bool {
        std::fs::metadata(self.path).is_ok_and(|found| found.is_file())
    }

    fn writing(self) -> String {
        format!("writing {}", self.path.display())
    }
}
