//! Generates the list of text catalogs, so that a new language needs only its file, and the version
//! with the commit.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The folder of the catalogs. Each is named after its language tag.
const CATALOG_FOLDER: &str = "src/text";

fn main() {
    println!("cargo::rerun-if-changed={CATALOG_FOLDER}");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("Cargo sets it"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo sets it"));
    fs::write(out.join("catalogues.rs"), catalogue_list(&root.join(CATALOG_FOLDER)))
        .expect("the output folder is writable");
    let version = env::var("CARGO_PKG_VERSION").expect("Cargo sets it");
    let commit = commit(&root).map(|commit| format!(" ({commit})")).unwrap_or_default();
    println!("cargo::rustc-env=SEALED_MOVE_VERSION={version}{commit}");
}

/// Returns the catalogs of a folder as a Rust expression: tag and source of each, sorted by tag.
pub(crate) fn catalogue_list(folder: &Path) -> String {
    let files = fs::read_dir(folder).expect("the folder is readable");
    let mut catalogues: Vec<PathBuf> = files
        .map(|file| file.expect("the folder is readable").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .collect();
    catalogues.sort();
    let mut list = String::from("&[\n");
    for path in catalogues {
        let tag = path.file_stem().and_then(|stem| stem.to_str()).expect("the name is a language tag");
        let path = path.to_str().expect("the path is valid UTF-8");
        writeln!(list, "    ({tag:?}, include_str!({path:?})),").expect("writing to a string never fails");
    }
    list.push_str("]\n");
    list
}

/// Returns the checked-out commit, or `None` outside a Git checkout of this repository. Reruns the
/// script when the commit changes.
pub(crate) fn commit(root: &Path) -> Option<String> {
    let git = |args: &[&str]| {
        let output = Command::new("git").args(args).current_dir(root).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        output.status.success().then(|| text.trim().to_owned())
    };
    // A release unpacked inside another repository has a prefix.
    if !git(&["rev-parse", "--show-prefix"])?.is_empty() {
        return None;
    }
    let branch = git(&["symbolic-ref", "-q", "HEAD"]);
    for file in ["HEAD", "logs/HEAD", "packed-refs"].into_iter().chain(branch.as_deref()) {
        let path = root.join(git(&["rev-parse", "--git-path", file])?);
        // A missing file would rerun the script on every build.
        if path.exists() {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
    git(&["rev-parse", "--short=9", "HEAD"])
}
