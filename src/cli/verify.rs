//! `sealed-move verify`: verifies the dice and the computer's choices of a finished game, or the lots and
//! tables of a tournament's season.

use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;

use super::inputs;
use crate::domain::{Cancel, ChoiceFlaw, Flaw, UserError, prove};
use crate::gamefile::{GameFile, TOURNAMENT_TITLE, TournamentFile};
use crate::text::{self, Language, t};

#[derive(Args)]
pub struct VerifyArgs {
    /// Game file, as exported by /history, or tournament file
    #[arg(value_name = "FILE")]
    pub game_file: PathBuf,
}

/// Repeats every choice of the computer, if it played, and prints the verdict.
fn check_choices(name: &dyn std::fmt::Display, file: &GameFile) -> anyhow::Result<()> {
    let lang = Language::ENGLISH;
    let (Some(computer), Some(claim)) = (&file.computer, file.choices()) else { return Ok(()) };
    if !file.is_whole() {
        return Ok(());
    }
    match claim.check(&Cancel::default()) {
        Ok(count) => println!("{}", text::choices(lang, computer.level, &Ok(count))),
        Err(flaw @ ChoiceFlaw::Other { .. }) => {
            println!("{}", text::choices(lang, computer.level, &Err(flaw)));
            anyhow::bail!("{name}: the computer would have chosen other moves");
        }
        // Parsing the whole file reports an illegal move with its line.
        Err(ChoiceFlaw::Record { .. }) => {}
    }
    Ok(())
}

/// Prints the lots of a tournament's season and the verdict.
fn verify_season(text: &str) -> anyhow::Result<()> {
    let file = TournamentFile::read(text)?;
    let verified = file.verify()?;
    println!("{}", file.name.replace(char::is_control, "\u{fffd}"));
    println!("Commitment {} of message {}", file.commitment, file.sealed_at);
    println!("Seed       {}", verified.seed.open());
    println!("Drum       {}", verified.drum);
    // A terminal would obey control characters.
    let name = |number: u32| file.people[number as usize - 1].name.replace(char::is_control, "\u{fffd}");
    let mut left: Vec<u32> = (1..=verified.lots.len() as u32).collect();
    for (lot, number) in (1..).zip(&verified.lots) {
        let place = left.iter().position(|other| other == number).unwrap_or_default();
        println!("Lot {lot}: {} of {}: {number} ({})", place + 1, left.len(), name(*number));
        left.remove(place);
    }
    if file.is_league {
        for game in &file.games {
            let (first, second) = (name(game.game.first), name(game.game.second));
            println!("Division {}, round {}: {first} - {second}", game.division, game.round);
        }
        println!("The lots, pairings and tables are right.");
    } else {
        println!("The lots are right. Only leagues have tables to verify.");
    }
    Ok(())
}

/// Prints every roll and the verdict.
///
/// # Errors
///
/// If the dice don't match, or the file is corrupt or incomplete.
pub fn run(args: &VerifyArgs) -> anyhow::Result<()> {
    let name = args.game_file.display();
    let text = std::fs::read_to_string(&args.game_file).with_context(|| format!("reading {name}"))?;
    if text.starts_with(TOURNAMENT_TITLE) {
        return verify_season(&text).with_context(|| name.to_string());
    }
    let whole =
        || GameFile::parse(&text).map(drop).map_err(inputs::corrupt).with_context(|| name.to_string());
    let file = GameFile::read(&text).with_context(|| name.to_string())?;
    if !file.game.info().chance {
        println!("{}", text::refusal(Language::ENGLISH, file.game.info().name, &UserError::NoDice));
        whole()?;
        return check_choices(&name, &file);
    }
    if file.result.is_none() {
        anyhow::bail!("{name}: {}", t!(Language::ENGLISH, "proof-sealed"));
    }
    anyhow::ensure!(file.is_whole(), "{name}: some moves are hidden, so the dice cannot be verified");
    let claim = file.claim().with_context(|| format!("{name}: the seed or the acceptance is missing"))?;
    let proof = prove(&claim);
    for line in text::rolls(Language::ENGLISH, &proof) {
        println!("{line}");
    }
    println!("{}", text::verdict(Language::ENGLISH, &claim, &proof));
    if let Some(Flaw::Record { index: Some(_), .. }) = proof.flaw {
        // Report an illegal move with its line, as `replay` does.
        whole()?;
    }
    anyhow::ensure!(proof.flaw.is_none(), "{name}: the dice do not match");
    whole()?;
    check_choices(&name, &file)
}
