//! Aruki in words.

use crate::matches::LastTurn;
use crate::rules::Side;
use crate::rules::aruki::View;

pub(super) fn turn(_before: &View, record: &str) -> String {
    record.to_owned()
}

pub(super) fn alt(_view: &View, _last: Option<&LastTurn>, _from: Side) -> String {
    String::new()
}
