//! Writes game files.

use std::fmt;

use super::{END, GameFile, SEES, TITLE, time};
use crate::domain::{ChoiceVersion, ForkOrigin};
use sealed_move_rules::{Rulings, Side};

impl fmt::Display for GameFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let info = self.game.info();
        writeln!(f, "{TITLE}\ngame: {}\nsetup: {}", info.name, self.setup)?;
        if self.rulings != Rulings::First {
            writeln!(f, "rulings: {}", self.rulings.number())?;
        }
        if let Some(time) = self.time {
            writeln!(f, "time: {}", time.budget_days())?;
        }
        writeln!(f, "id: {}", self.id)?;
        for side in Side::BOTH {
            let player = &self.players[side.index()];
            let id = player.id.map_or_else(|| "-".to_owned(), |id| id.to_string());
            writeln!(f, "{}: {}", info.side_name(side), format!("{id} {}", player.name).trim_end())?;
        }
        match self.place.guild {
            Some(guild) => writeln!(f, "place: server {guild} channel {}", self.place.channel)?,
            None => writeln!(f, "place: channel {}", self.place.channel)?,
        }
        writeln!(f, "begun: {}", time::print(self.begun))?;
        if let Some(ended) = self.ended {
            writeln!(f, "ended: {}", time::print(ended))?;
        }
        match &self.result {
            None => writeln!(f, "result: ongoing")?,
            Some(ending) => {
                let winner = ending.winner.map_or("draw", |winner| info.side_name(winner));
                writeln!(f, "result: {winner} {}", ending.reason.word())?;
            }
        }
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment: {commitment}")?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed: {}", seed.open())?;
        }
        if let Some(acceptance) = self.acceptance {
            writeln!(f, "acceptance: {acceptance}")?;
        }
        if let Some(ForkOrigin { game, after }) = self.fork {
            writeln!(f, "tried: {} {after}", game.map_or_else(|| "-".to_owned(), |game| game.to_string()))?;
        }
        if let Some(computer) = &self.computer {
            writeln!(f, "computer: {} {}", info.side_name(computer.side), computer.level.number())?;
            if computer.version != ChoiceVersion::FIRST {
                writeln!(f, "computer-version: {}", computer.version.number())?;
            }
            if let Some(seed) = &computer.seed {
                writeln!(f, "choices: {}", seed.open())?;
            }
        }
        writeln!(f, "seen: {}\nstart: {}\n\nturns: {}", self.seen_word(), self.start, self.turns.len())?;
        let sees = |f: &mut fmt::Formatter<'_>, number: usize| match self.seen_positions.get(number) {
            Some(position) => writeln!(f, "{SEES}{number} {position}"),
            None => Ok(()),
        };
        sees(f, 0)?;
        for (number, turn) in (1..).zip(&self.turns) {
            writeln!(
                f,
                "{number} {} {} {} {} {}",
                turn.revision_before.0,
                turn.interaction,
                time::print(turn.at),
                info.side_name(turn.side),
                turn.notation
            )?;
            sees(f, number)?;
        }
        writeln!(f, "{END}")
    }
}
