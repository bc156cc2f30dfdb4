//! Lusus in words.

use crate::matches::LastTurn;
use crate::rules::lusus::View;
use crate::rules::{Side, Step};

pub(super) fn turn(_before: &View, record: &str, _after: &View) -> String {
    record.to_owned()
}
pub(super) fn planned_turn(_before: &View, turn: &str) -> String {
    turn.to_owned()
}
pub(super) fn wanted(_view: &View) -> Option<String> {
    None
}
pub(super) fn choice(_view: &View, turn: &str) -> String {
    turn.to_owned()
}
pub(super) fn warnings(_view: &View, _turn: &str) -> Vec<String> {
    Vec::new()
}
pub(super) fn step(_view: &View, step: &Step) -> String {
    step.text.clone()
}
pub(super) fn alt(view: &View, _last: Option<&LastTurn>, _from: Side) -> String {
    use crate::rules::view::Observed as _;
    view.text()
}
