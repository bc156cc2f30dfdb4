//! Sealed Move: reads arguments and settings, calls a verb.

use std::process::ExitCode;

use clap::Parser as _;
use sealed_move::cli::{self, Cli, Verb};
use sealed_move::config::Config;

fn main() -> ExitCode {
    cli::exit_code(run(Cli::parse()))
}

fn run(mut cli: Cli) -> anyhow::Result<()> {
    if let Some(Verb::Bot(args)) = &mut cli.verb {
        cli.common.shards = args.shards.take();
    }
    let config = Config::read(cli.common)?;
    cli::start_logging(&config);
    match cli.verb.map_or_else(|| Verb::by_default(&config), Ok)? {
        Verb::Bot(args) => cli::bot::run(&config, &args),
        Verb::Sandbox(args) => cli::sandbox::run(&config, args),
        Verb::Referee => cli::referee::run(),
        Verb::Render(args) => cli::render::run(&args),
        Verb::Replay(args) => cli::replay::run(&args),
        Verb::Verify(args) => cli::verify::run(&args),
        Verb::Perft(args) => cli::perft::run(&args),
        Verb::Players(verb) => cli::players::run(&verb),
        Verb::Puzzles(verb) => cli::puzzles::run(&verb),
        Verb::Backup(args) => cli::backup::run(&config, &args),
        Verb::Restore(args) => cli::restore::run(&config, &args),
        Verb::MigrateStore(args) => cli::migrate_store::run(&args),
        Verb::Doctor => cli::doctor::run(&config),
    }
}
