//! `sealed-move words`: the state of a translation, for translators.

mod sheet;

use std::fs;
use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;

use self::sheet::{Source, page};
use super::failure::UsageError;
use super::output::{OutputFile, OutputFormat};
use crate::text::{StaleText, glyphs, renewed, review, stale_texts};

#[derive(Args)]
pub struct WordsArgs {
    /// Language tag, such as pt-BR
    pub language: String,
    /// List the texts whose English has changed since they were translated
    #[arg(long)]
    pub stale: bool,
    /// Mark texts as matching the present English, once a person has read them
    #[arg(long, value_name = "KEY", num_args = 1.., required_unless_present_any = ["stale", "glyphs", "output"])]
    pub renew: Vec<String>,
    /// Print the characters that pictures in the language may show, for the subset of a font
    #[arg(long)]
    pub glyphs: bool,
    /// Write a page for reviewing the translation, with examples and faults; `-` is standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Leave the English texts out of the page, for a second reader
    #[arg(long, requires = "output")]
    pub blind: bool,
    /// Folder of the catalogues
    #[arg(long, value_name = "FOLDER", default_value = "src/text")]
    pub folder: PathBuf,
}

/// Writes the hashes of the renewed texts, then prints the stale ones or the characters in pictures,
/// and writes the page.
pub fn run(args: &WordsArgs) -> anyhow::Result<()> {
    let path = |tag: &str| args.folder.join(format!("{tag}.ftl"));
    let read = |tag: &str| {
        let path = path(tag);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let (english, mut translation) = (read("en")?, read(&args.language)?);
    if !args.renew.is_empty() {
        let keys = args.renew.iter().map(String::as_str);
        translation = renewed(&english, &translation, keys)
            .map_err(|key| UsageError(format!("unknown text {key}: not in both catalogues")))?;
        let path = path(&args.language);
        fs::write(&path, &translation).with_context(|| format!("cannot write {}", path.display()))?;
    }
    if args.stale {
        for StaleText { key, found, expected, english } in stale_texts(&english, &translation) {
            let found = found.as_deref().unwrap_or("none");
            println!("{key}: hash {found}, expected {expected}\n{english}\n");
        }
    }
    if args.glyphs {
        println!("{}", glyphs(&translation).context("cannot parse the catalogue")?);
    }
    if let Some(path) = &args.output {
        let file = OutputFile::new(path, OutputFormat::Html)?;
        let rows = review(&args.language, &english, &translation)
            .map_err(|why| anyhow::anyhow!("cannot read the catalogue: {why}"))?;
        let source = if args.blind { Source::Hidden } else { Source::Shown };
        file.write(page(&args.language, &rows, source).as_bytes())?;
    }
    Ok(())
}
