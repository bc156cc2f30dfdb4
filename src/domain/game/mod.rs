//! Matches: moves, clocks, offers, plans, the computer, endings.

pub(in crate::domain) mod adjudication;
pub(in crate::domain) mod board_view;
pub(in crate::domain) mod budget_clock;
pub(in crate::domain) mod choices;
pub(in crate::domain) mod computer;
pub(in crate::domain) mod conduct;
pub(in crate::domain) mod draft;
pub(in crate::domain) mod draw;
pub(in crate::domain) mod early_end;
pub(in crate::domain) mod ending;
pub(in crate::domain) mod fork;
pub(in crate::domain) mod grace;
pub(in crate::domain) mod hint;
pub(in crate::domain) mod match_clock;
pub(in crate::domain) mod match_data;
pub(in crate::domain) mod match_facts;
pub(in crate::domain) mod move_part;
pub(in crate::domain) mod offer;
pub(in crate::domain) mod plan;
pub(in crate::domain) mod play;
pub(in crate::domain) mod proof;
pub(in crate::domain) mod prospects;
#[cfg(test)]
pub(in crate::domain) mod sample;
pub(in crate::domain) mod seat;
pub(in crate::domain) mod suggested_level;
pub(in crate::domain) mod summary;
pub(in crate::domain) mod takeback;
pub(in crate::domain) mod turn_clock;
