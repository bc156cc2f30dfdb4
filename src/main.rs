//! Sealed Move: picks the command, wires the parts, runs.

fn main() {}
