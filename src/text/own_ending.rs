//! Sentences about the end of a game against the computer, for its player.

use super::{Language, ending, t};
use crate::domain::{EndReason, Ending};
use sealed_move_rules::{GameInfo, Side};

/// Describes the end of a game against the computer to the player of the side `own`. `names` are the players'
/// names, first side first; they appear only in a draw or a canceled game.
#[must_use]
pub fn own_ending(lang: Language, game: &GameInfo, names: &[String; 2], end: &Ending, own: Side) -> String {
    // An admin's comment is part of the usual sentence.
    if end.reason.comment().is_some() {
        return ending(lang, game, names, end);
    }
    match end.winner {
        Some(winner) if winner == own => won(lang, end),
        Some(_) => lost(lang, end),
        None => ending(lang, game, names, end),
    }
}

fn won(lang: Language, end: &Ending) -> String {
    t!(
        lang,
        match &end.reason {
            EndReason::Rules(reason) => match reason.as_str() {
                "checkmate" => "computer-won-checkmate",
                "king" => "computer-won-king",
                "kings_captured" => "computer-won-kings_captured",
                "mana" => "computer-won-mana",
                "draw" => "computer-won-draw",
                "limit" => "computer-won-limit",
                _ => "computer-won",
            },
            EndReason::Resignation => "computer-won-resignation",
            EndReason::Adjudicated { .. } => "computer-won-adjudicated",
            _ => "computer-won",
        }
    )
}

fn lost(lang: Language, end: &Ending) -> String {
    t!(
        lang,
        match &end.reason {
            EndReason::Rules(reason) => match reason.as_str() {
                "checkmate" => "computer-lost-checkmate",
                "king" => "computer-lost-king",
                "kings_captured" => "computer-lost-kings_captured",
                "mana" => "computer-lost-mana",
                "draw" => "computer-lost-draw",
                "limit" => "computer-lost-limit",
                _ => "computer-lost",
            },
            EndReason::Resignation => "computer-lost-resignation",
            EndReason::Time => "computer-lost-time",
            EndReason::Adjudicated { .. } => "computer-lost-adjudicated",
            _ => "computer-lost",
        }
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_rules::find;

    fn told(winner: Option<Side>, reason: &str) -> String {
        let names = ["Alice", "Computer 1 · Newcomer"].map(str::to_owned);
        let end = Ending { winner, reason: EndReason::from_word(reason) };
        let game = find("lusus").unwrap().info();
        own_ending(Language::ENGLISH, game, &names, &end, Side::First)
    }

    /// The reasons of the rules that have a winner.
    const DECIDED: [&str; 6] = ["checkmate", "king", "kings_captured", "mana", "draw", "limit"];

    #[test]
    fn every_win_and_loss_is_told_to_the_player() {
        for reason in DECIDED.into_iter().chain(["resignation"]) {
            let won = told(Some(Side::First), reason);
            assert!(won.starts_with("You win! ") && won.len() > "You win! ".len(), "{reason}: {won}");
        }
        for reason in DECIDED.into_iter().chain(["resignation", "time"]) {
            let lost = told(Some(Side::Second), reason);
            assert!(lost.ends_with("The computer wins this time."), "{reason}: {lost}");
            assert!(lost.len() > "The computer wins this time.".len() && !lost.contains('!'), "{lost}");
        }
        assert_eq!(told(Some(Side::First), "king"), "You win! You captured the computer's King.");
        assert_eq!(told(Some(Side::First), "adjudicated"), "A server admin decided: you win!");
    }

    #[test]
    fn draws_and_canceled_games_have_the_usual_sentence() {
        assert_eq!(told(None, "repetition"), "Same position three times. It's a draw.");
        assert_eq!(told(None, "aborted"), "Game aborted. It doesn't count.");
    }
}
