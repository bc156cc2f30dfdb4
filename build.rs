//! Lists the catalogues of texts, so that a language is added by adding its file.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Where the catalogues are, each named after its language's tag.
const FOLDER: &str = "src/text";

fn main() {
    println!("cargo::rerun-if-changed={FOLDER}");
    let folder = Path::new(&env::var_os("CARGO_MANIFEST_DIR").expect("set by Cargo")).join(FOLDER);
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by Cargo"));
    fs::write(out.join("catalogues.rs"), catalogue_list(&folder))
        .expect("the output folder can be written to");
}

/// The catalogues of a folder as a Rust expression: tag and source of each, by tag.
pub(crate) fn catalogue_list(folder: &Path) -> String {
    let files = fs::read_dir(folder).expect("the folder of the catalogues");
    let mut catalogues: Vec<PathBuf> = files
        .map(|file| file.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .collect();
    catalogues.sort();
    let mut list = String::from("&[\n");
    for path in catalogues {
        let tag = path.file_stem().and_then(|stem| stem.to_str()).expect("a language tag");
        let path = path.to_str().expect("a path in UTF-8");
        writeln!(list, "    ({tag:?}, include_str!({path:?})),").expect("a string can be written to");
    }
    list.push_str("]\n");
    list
}
