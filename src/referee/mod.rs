//! The rules as JSON Lines: one request and one answer per line (`REFEREE.md`).
//!
//! It keeps no state between lines and doesn't name any game: it uses only
//! [`Game`](sealed_move_rules::Game), [`Position`](sealed_move_rules::Position) and
//! [`View`](sealed_move_rules::View). This is a public interface: fields are added, but never
//! removed.

use std::io::{self, BufRead, ErrorKind, Write};

mod choose;
mod clock;
mod limits;
mod op_result;
mod ops;
mod problem;
mod request;
mod tournaments;

pub use limits::AnswerLimits;

use problem::Problem;
use request::Request;

/// The maximum length of a line, without the newline.
const LINE_LIMIT: usize = 1024 * 1024;

/// Answers every line of `input`, and flushes after each.
///
/// # Errors
///
/// Only errors in reading and writing. Invalid lines get an answer, too.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while let Some(length) = read_line(&mut input, &mut line)? {
        let answer = match std::str::from_utf8(&line) {
            _ if length > LINE_LIMIT => Problem::bad_request("the line is longer than 1 MiB").answer(None),
            Err(_) => Problem::bad_request("the line is not UTF-8").answer(None),
            Ok(line) => answer(line),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

#[must_use]
pub fn answer(line: &str) -> String {
    answer_within(line, AnswerLimits::REFEREE)
}

/// Answers one request with other limits.
#[must_use]
pub fn answer_within(line: &str, limits: AnswerLimits) -> String {
    let request = match Request::parse(line, limits) {
        Ok(request) => request,
        Err(problem) => return problem.answer(None),
    };
    match ops::perform(&request) {
        Ok(answer) => match request.id() {
            Some(id) => answer.with("id", id.clone()).line(),
            None => answer.line(),
        },
        Err(problem) => problem.answer(request.id()),
    }
}

/// Reads a line into `line` and returns its length, or `None` at the end of the input. Drops the
/// content of a line that is too long.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<usize>> {
    line.clear();
    let mut length = 0;
    loop {
        let chunk = match input.fill_buf() {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            other => other?,
        };
        if chunk.is_empty() {
            return Ok((length > 0).then_some(length));
        }
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        length += part.len();
        if length <= LINE_LIMIT {
            line.extend_from_slice(part);
        } else {
            line.clear();
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(length));
        }
    }
}
