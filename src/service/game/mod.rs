//! Matches, from the challenge to the review.

pub(in crate::service) mod adjudications;
pub(in crate::service) mod challenges;
pub(in crate::service) mod clocks;
pub(in crate::service) mod computers;
pub(in crate::service) mod drafts;
pub(in crate::service) mod expiry;
pub(in crate::service) mod game_files;
pub(in crate::service) mod games;
pub(in crate::service) mod locations;
pub(in crate::service) mod match_view;
pub(in crate::service) mod moves;
pub(in crate::service) mod notes;
pub(in crate::service) mod offers;
pub(in crate::service) mod plans;
pub(in crate::service) mod questions;
pub(in crate::service) mod reviews;
pub(in crate::service) mod sights;
pub(in crate::service) mod state_cache;
pub(in crate::service) mod turn_clocks;
pub(in crate::service) mod views;
