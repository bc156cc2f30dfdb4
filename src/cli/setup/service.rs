//! Installs and starts the systemd service.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::Context as _;

use super::INSTALLED_SETTINGS;
use crate::config::ProgramStart;

/// The user of the service.
pub(super) const USER: &str = "sealed-move";

/// The command that starts the service now and at every boot.
pub(super) const START: &str = "systemctl enable --now sealed-move.service";

const UNIT: &str = include_str!("../../../packaging/systemd/sealed-move.service");
const SYSUSERS: &str = include_str!("../../../packaging/systemd/sysusers.conf");
const TMPFILES: &str = include_str!("../../../packaging/systemd/tmpfiles.conf");

/// The program in [`UNIT`].
const PACKAGED_PROGRAM: &str = "/usr/bin/sealed-move";

/// The unit of the Debian package.
const PACKAGED_UNIT: &str = "/usr/lib/systemd/system/sealed-move.service";

/// The unit of a program without a package.
const OWN_UNIT: &str = "/etc/systemd/system/sealed-move.service";

/// Exists while systemd runs.
const SYSTEMD_RUNS: &str = "/run/systemd/system";

/// Folders that the service can't read.
const HOMES: [&str; 2] = ["/home", "/root"];

/// Whether a unit of the bot is installed.
pub(super) fn is_installed() -> bool {
    [PACKAGED_UNIT, OWN_UNIT].iter().any(|unit| Path::new(unit).exists())
}

/// The service of the settings in [`INSTALLED_SETTINGS`].
pub(super) struct Service {
    program: PathBuf,
}

impl Service {
    /// The service for a settings file; `None` is its own.
    ///
    /// # Errors
    ///
    /// If the user, the file or the program's folder doesn't allow one.
    pub(super) fn find(settings: Option<&Path>, root: bool) -> anyhow::Result<Self> {
        anyhow::ensure!(root, "only root can install the service");
        anyhow::ensure!(
            settings.is_none_or(|file| file == Path::new(INSTALLED_SETTINGS)),
            "the service reads {INSTALLED_SETTINGS}: leave out --config"
        );
        let program = ProgramStart::current().context("finding this program")?.path;
        anyhow::ensure!(
            !HOMES.iter().any(|home| program.starts_with(home)),
            "the service can't read {}: install the program in /usr/local/bin first",
            program.display()
        );
        Ok(Self { program })
    }

    /// Creates the user, the folders and the unit, unless the package did.
    pub(super) fn install(&self) -> anyhow::Result<()> {
        if Path::new(PACKAGED_UNIT).exists() {
            return Ok(());
        }
        feed("systemd-sysusers", &["-"], SYSUSERS)?;
        feed("systemd-tmpfiles", &["--create", "-"], TMPFILES)?;
        let folder = Path::new(OWN_UNIT).parent().expect("a file has a folder");
        std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(OWN_UNIT, unit(&self.program)))
            .with_context(|| format!("writing {OWN_UNIT}"))?;
        println!("Wrote {OWN_UNIT}.");
        Ok(())
    }

    /// Starts the service now and at every boot, if systemd runs.
    pub(super) fn start(&self) -> anyhow::Result<()> {
        if !Path::new(SYSTEMD_RUNS).exists() {
            println!("systemd isn't running here. Start the bot by hand:");
            println!("    runuser -u {USER} -- {} bot --config {INSTALLED_SETTINGS}", self.program.display());
            return Ok(());
        }
        feed("systemctl", &["daemon-reload"], "")?;
        let (program, args) = START.split_once(' ').expect("the command has arguments");
        feed(program, &args.split(' ').collect::<Vec<_>>(), "")?;
        println!("Started sealed-move.service. Its log: journalctl -u sealed-move");
        Ok(())
    }
}

/// The unit for a program elsewhere.
fn unit(program: &Path) -> String {
    UNIT.replace(PACKAGED_PROGRAM, &program.to_string_lossy())
}

/// Runs a command with a text as its standard input.
fn feed(program: &str, args: &[&str], input: &str) -> anyhow::Result<()> {
    let run = || -> std::io::Result<_> {
        let mut child = Command::new(program).args(args).stdin(Stdio::piped()).spawn()?;
        // Dropping the pipe ends the input.
        child.stdin.take().expect("the input is piped").write_all(input.as_bytes())?;
        child.wait()
    };
    let shown = format!("{program} {}", args.join(" "));
    let status = run().with_context(|| format!("running {shown}"))?;
    anyhow::ensure!(status.success(), "{shown} failed: {status}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_unit_runs_a_program_elsewhere() {
        let unit = unit(Path::new("/opt/sealed-move"));
        let start = "\nExecStart=/opt/sealed-move bot --config /etc/sealed-move/sealed-move.toml\n";
        assert!(unit.contains(start) && !unit.contains(PACKAGED_PROGRAM), "{unit}");
    }

    #[test]
    fn a_service_needs_root_and_the_installed_settings() {
        let problem =
            |settings: &str, root| Service::find(Some(Path::new(settings)), root).err().unwrap().to_string();
        assert_eq!(problem(INSTALLED_SETTINGS, false), "only root can install the service");
        let expected = "the service reads /etc/sealed-move/sealed-move.toml: leave out --config";
        assert_eq!(problem("mine.toml", true), expected);
    }
}
