//! The number of heaps of glibc's allocator, and the arguments to start this program again.

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;

/// The environment variable that limits the heaps of glibc.
pub const MAX_HEAPS_VARIABLE: &str = "MALLOC_ARENA_MAX";

/// A variable that can set the same limit.
const TUNABLES_VARIABLE: &str = "GLIBC_TUNABLES";

/// The command that started a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramStart {
    pub path: PathBuf,
    pub args: Vec<OsString>,
}

impl ProgramStart {
    /// The command that started this program.
    pub fn current() -> io::Result<Self> {
        Ok(Self { path: std::env::current_exe()?, args: std::env::args_os().skip(1).collect() })
    }
}

/// Whether the limit is already set, or the program doesn't use glibc.
#[must_use]
pub fn heaps_are_limited() -> bool {
    are_limited(|name| std::env::var_os(name))
}

fn are_limited(variable: impl Fn(&str) -> Option<OsString>) -> bool {
    !cfg!(target_env = "gnu")
        || variable(MAX_HEAPS_VARIABLE).is_some()
        || variable(TUNABLES_VARIABLE).is_some_and(|text| text.to_string_lossy().contains("arena_max"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_existing_limit_is_found() {
        let with = |name: &'static str, value: &'static str| {
            are_limited(move |asked| (asked == name).then(|| OsString::from(value)))
        };
        assert!(with("MALLOC_ARENA_MAX", "8"));
        assert!(with("GLIBC_TUNABLES", "glibc.malloc.tcache_count=3:glibc.malloc.arena_max=1"));
        assert_eq!(with("GLIBC_TUNABLES", "glibc.malloc.tcache_count=3"), !cfg!(target_env = "gnu"));
        assert_eq!(with("OTHER", "2"), !cfg!(target_env = "gnu"));
    }
}
