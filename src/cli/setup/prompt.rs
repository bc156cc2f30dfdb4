//! Questions on the terminal.

use std::io::{self, BufRead as _, Write as _, stdin, stdout};

use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};

/// The character of Ctrl+C, which is not a signal while the input is hidden.
const CTRL_C: char = '\u{3}';

/// Reads a line that the terminal doesn't show.
///
/// The question follows only once the echo is off, so nothing that answers it can be shown.
pub(super) fn hidden(question: &str) -> io::Result<String> {
    let hidden = HiddenInput::start()?;
    write!(stdout(), "{question}")?;
    stdout().flush()?;
    let text = line();
    drop(hidden);
    println!();
    let text = text?;
    if text.contains(CTRL_C) { Err(io::Error::from(io::ErrorKind::Interrupted)) } else { Ok(text) }
}

/// Reads a line of standard input, without its end.
pub(super) fn line() -> io::Result<String> {
    let mut text = String::new();
    stdin().lock().read_line(&mut text)?;
    Ok(text.trim_end_matches(['\r', '\n']).to_owned())
}

/// Asks a question. An empty reply accepts.
pub(super) fn confirm(question: &str) -> io::Result<bool> {
    loop {
        write!(stdout(), "{question} [Y/n] ")?;
        stdout().flush()?;
        let mut reply = String::new();
        if stdin().lock().read_line(&mut reply)? == 0 {
            return Ok(false);
        }
        match reply.trim().to_ascii_lowercase().as_str() {
            "" | "y" | "yes" => return Ok(true),
            "n" | "no" => return Ok(false),
            _ => println!("Type y or n."),
        }
    }
}

/// A terminal without echo, until dropped. Ctrl+C is a character meanwhile, because a signal would
/// leave the terminal without echo.
struct HiddenInput(Termios);

impl HiddenInput {
    fn start() -> io::Result<Self> {
        let before = tcgetattr(stdin())?;
        let mut silent = before.clone();
        silent.local_modes.remove(LocalModes::ECHO | LocalModes::ISIG);
        tcsetattr(stdin(), OptionalActions::Flush, &silent)?;
        Ok(Self(before))
    }
}

impl Drop for HiddenInput {
    fn drop(&mut self) {
        // If this fails, the terminal is gone.
        let _ = tcsetattr(stdin(), OptionalActions::Now, &self.0);
    }
}
