//! `antipater play`: a game against bots in the terminal, by keys alone.
//!
//! Here: the arguments and the course of the program. The game at the table: `table`; what of it is shown: `scene`, made
//! by `seven` and `duel` from the same view as the pages; keys: `app`; cells of the screen: `draw`; the terminal itself:
//! `screen`.

mod app;
mod draw;
mod duel;
mod help;
mod scene;
mod screen;
mod seven;
mod sides;
mod table;

use std::fs::{self, OpenOptions};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal};
use std::path::Path;

use antipater_bots::BotKind;
use antipater_engine::Record;
use antipater_engine::duel::{self as rules, Duel};
use antipater_engine::rng::generator;
use antipater_engine::seven::setup::{MAX_SEATS, MIN_SEATS};
use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
use antipater_show::texts::{Texts, msg, say};
use anyhow::{Context, Result, ensure};
use clap::Parser;
use clap::builder::RangedU64ValueParser;

use self::scene::Shown;
use self::table::Table;
use crate::game::{Game, edition, no_edition, only_first_edition, wrong_usage};
use crate::interrupt::Interrupted;
use crate::locale::{t, tell};

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-play"))]
pub(crate) struct Args {
    #[arg(long, default_value = "seven", help = msg("cli-arg-game"))]
    game: Game,
    #[arg(long, value_parser = edition, help = msg("cli-arg-edition"))]
    edition: Option<Edition>,
    #[arg(long, value_parser = RangedU64ValueParser::<usize>::new().range(2..=MAX_SEATS as u64), help = msg("cli-arg-play-seats"))]
    seats: Option<usize>,
    #[arg(long, help = msg("cli-arg-play-seed"))]
    seed: Option<u64>,
    #[arg(long, value_name = "LEVEL", default_value = "normal", help = msg("cli-arg-play-bots"))]
    bots: BotKind,
    #[arg(long, help = msg("cli-arg-play-name"))]
    name: Option<String>,
    #[arg(long, help = msg("cli-arg-play-choose-side"))]
    choose_side: bool,
    #[arg(long, value_name = "FILE", help = msg("cli-arg-play-record"))]
    record: Option<String>,
}

/// The players of free-city and of duel.
const PLAYERS_OF_TWO: usize = 2;

pub(crate) fn run(args: &Args) -> Result<()> {
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    ensure!(terminal, wrong_usage(tell!("cli-play-terminal")));
    ensure!(
        !args.choose_side || args.game == Game::Seven,
        wrong_usage(tell!("cli-play-no-sides", game = args.game.word()))
    );
    let texts = t();
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one(0));
    let rng = &mut generator(seed, 0);
    match args.game {
        Game::Seven => {
            let seats = args.seats.unwrap_or(MIN_SEATS);
            ensure!(
                seats >= MIN_SEATS,
                wrong_usage(tell!(
                    "cli-play-seats",
                    least = MIN_SEATS,
                    most = MAX_SEATS,
                    count = seats
                ))
            );
            let edition = args.edition.unwrap_or(Edition::Second);
            let mut setup = Setup::deal(edition, &vec![BoardOptions::default(); seats], rng)?;
            if args.choose_side {
                sides::choose(texts, &mut setup, io::stdin().lock(), io::stdout())?;
            }
            play::<Seven>(args, texts, seed, seats, setup)
        }
        Game::FreeCity => {
            only_first_edition(args.edition)?;
            args.two_seats("free-city")?;
            let setup = Setup::deal_free_city(&[BoardOptions::default(); 3], rng)?;
            play::<Seven>(args, texts, seed, PLAYERS_OF_TWO, setup)
        }
        Game::Duel => {
            no_edition(args.edition)?;
            args.two_seats("duel")?;
            let setup = rules::Setup::deal(rng);
            play::<Duel>(args, texts, seed, PLAYERS_OF_TWO, setup)
        }
    }
}

impl Args {
    /// Refuses any other number of seats than two.
    fn two_seats(&self, game: &str) -> Result<()> {
        let seats = self.seats.unwrap_or(PLAYERS_OF_TWO);
        ensure!(
            seats == PLAYERS_OF_TWO,
            wrong_usage(tell!("cli-play-two", game = game, count = seats))
        );
        Ok(())
    }
}

/// Plays a game from its deal to the end, or until the person leaves.
fn play<G: Shown>(
    args: &Args,
    texts: &'static Texts,
    seed: u64,
    seats: usize,
    setup: G::Setup,
) -> Result<()> {
    let own = args.name.as_deref().map(str::trim);
    let own = own.filter(|name| !name.is_empty());
    let own = own.map_or_else(|| say!(texts, "terminal-player"), str::to_owned);
    let bots = (1..seats).map(|number| say!(texts, "terminal-bot", number = number));
    let names = [own].into_iter().chain(bots).collect();
    let record = Record::new(names, setup)?;
    // Opens the file first, so that nobody plays to the end only to find that it cannot be written. Its old content
    // stays until then.
    let mut made = None;
    if let Some(path) = &args.record {
        made = (!Path::new(path).exists()).then_some(path);
        let mut options = OpenOptions::new();
        let writable = options.append(true).create(true).open(path);
        writable.with_context(|| tell!("cli-cannot-write", file = path.as_str()))?;
    }
    let table = Table::<G>::new(record, args.bots, seed)?;
    let app = app::App::new(texts, table, args.record.is_some())?;
    let left = screen::run(app)?;
    if let (Some(path), true) = (&args.record, left.save) {
        fs::write(path, left.record + "\n")
            .with_context(|| tell!("cli-cannot-write", file = path.as_str()))?;
    } else if let Some(path) = made {
        // Nobody wants an empty file.
        let _ = fs::remove_file(path);
    }
    ensure!(!left.interrupted, Interrupted);
    Ok(())
}
