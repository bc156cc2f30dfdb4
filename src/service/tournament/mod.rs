//! Tournaments of servers. A season changes step by step, one transaction each: the job plans the
//! due steps from the stored rows ([`SeasonRows`](crate::domain::tournament::SeasonRows)) and takes
//! them. A step checks under the season's lock that it is still due, so it may run twice.

mod acts;
mod closing;
mod cups;
mod entering;
mod files;
mod ladder_order;
mod ladders;
mod organizing;
mod outs;
mod releases;
pub(super) mod results;
mod rows;
mod starting;
mod swiss;
mod ticking;
mod views;

use std::sync::Arc;

use super::core::Core;
pub use entering::Joined;
pub use files::{SeasonDraw, SeasonProof};
pub use ladders::Challengeable;
pub(super) use outs::withdrawal;
pub use starting::PEOPLE_PER_MESSAGE;
pub use ticking::SeasonTick;
pub use views::{
    CupPlace, DivisionTable, LadderPlace, Place, SeasonPlace, SeasonView, TableRow, TournamentHead,
};

#[derive(Debug)]
pub struct Tournaments {
    pub(in crate::service) core: Arc<Core>,
}
