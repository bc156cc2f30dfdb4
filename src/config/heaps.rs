//! What glibc was told about the heaps that it keeps for threads, and how this program was started.

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;

/// The variable in which glibc reads how many heaps it may keep.
pub const HEAPS: &str = "MALLOC_ARENA_MAX";

/// Where it reads that, too.
const TUNABLES: &str = "GLIBC_TUNABLES";

/// How a program was started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramStart {
    /// The program.
    pub path: PathBuf,
    /// Its arguments.
    pub args: Vec<OsString>,
}

impl ProgramStart {
    /// How this program was started.
    ///
    /// # Errors
    ///
    /// Where the system does not tell.
    pub fn present() -> io::Result<Self> {
        Ok(Self { path: std::env::current_exe()?, args: std::env::args_os().skip(1).collect() })
    }
}

/// Whether glibc was told how many heaps it may keep, or is not there to be told.
#[must_use]
pub fn heaps_are_set() -> bool {
    are_set(|name| std::env::var_os(name))
}

fn are_set(variable: impl Fn(&str) -> Option<OsString>) -> bool {
    !cfg!(target_env = "gnu")
        || variable(HEAPS).is_some()
        || variable(TUNABLES).is_some_and(|text| text.to_string_lossy().contains("arena_max"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_sets_the_number_is_left_alone() {
        let with = |name: &'static str, value: &'static str| {
            are_set(move |asked| (asked == name).then(|| OsString::from(value)))
        };
        assert!(with("MALLOC_ARENA_MAX", "8"));
        assert!(with("GLIBC_TUNABLES", "glibc.malloc.tcache_count=3:glibc.malloc.arena_max=1"));
        assert_eq!(with("GLIBC_TUNABLES", "glibc.malloc.tcache_count=3"), !cfg!(target_env = "gnu"));
        assert_eq!(with("OTHER", "2"), !cfg!(target_env = "gnu"));
    }
}
