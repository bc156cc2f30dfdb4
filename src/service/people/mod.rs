//! Players: names, settings, languages, vacations, results and their data.

pub(in crate::service) mod arrivals;
pub(in crate::service) mod blocks;
pub(in crate::service) mod languages;
pub(in crate::service) mod player_data;
pub(in crate::service) mod players;
pub(in crate::service) mod requests;
pub(in crate::service) mod results;
pub(in crate::service) mod vacations;
