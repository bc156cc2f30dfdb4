//! A bot that an operator sets up, with a sandbox in Discord's place.

use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::process::{Output, Stdio};

use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::process::{Child, Command};

use crate::bed::TestBed;
use crate::timeouts::TIMEOUT;

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_sealed-move");

/// A sandbox without a bot, and an empty folder for one.
pub(crate) struct NewBot {
    pub(crate) bed: TestBed,
    pub(crate) folder: TempDir,
}

impl NewBot {
    pub(crate) async fn new() -> Self {
        Self { bed: TestBed::new().await, folder: tempfile::tempdir().unwrap() }
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.folder.path().join("etc/bot.toml")
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    pub(crate) fn program(&self) -> Command {
        let mut program = Command::new(PROGRAM);
        program.env_clear().current_dir(self.folder.path()).kill_on_drop(true);
        program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        program
    }

    /// The arguments of a setup that asks for the token.
    pub(crate) fn arguments(&self) -> Vec<String> {
        let [file, data] = [self.file(), self.data()].map(|path| path.to_str().unwrap().to_owned());
        let origin = self.bed.sandbox.origin();
        ["setup", "--config", &file, "--data", &data, "--discord-api-url", &origin]
            .map(str::to_owned)
            .to_vec()
    }

    /// Runs setup with a text on standard input.
    pub(crate) async fn setup(&self, input: &str, more: &[&str]) -> Output {
        let mut child = self.program().args(self.arguments()).args(more).spawn().unwrap();
        child.stdin.take().unwrap().write_all(input.as_bytes()).await.unwrap();
        tokio::time::timeout(TIMEOUT, child.wait_with_output()).await.unwrap().unwrap()
    }

    pub(crate) async fn doctor(&self) -> String {
        let output = self.program().arg("doctor").arg("--config").arg(self.file()).output().await.unwrap();
        String::from_utf8(output.stdout).unwrap()
    }

    pub(crate) fn mode(&self) -> u32 {
        self.file().metadata().unwrap().permissions().mode() & 0o777
    }
}

pub(crate) fn texts(output: Output) -> (Option<i32>, String, String) {
    let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    (output.status.code(), out, err)
}

/// Waits for a line of the program.
pub(crate) async fn wait_for(child: &mut Child, wanted: &str) {
    let mut lines = BufReader::new(child.stdout.as_mut().unwrap()).lines();
    let found = async {
        while let Some(line) = lines.next_line().await.unwrap() {
            if line.contains(wanted) {
                return true;
            }
        }
        false
    };
    assert!(tokio::time::timeout(TIMEOUT, found).await.unwrap(), "the program never printed {wanted:?}");
}
