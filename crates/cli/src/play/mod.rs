//! `antipater play`: a game against bots in the terminal, by keys alone.
//!
//! Here: the arguments and the course of the program. `table` is the game; `scene` its contents, made by `seven` and
//! `duel` from the view that pages show; `app` handles keys; `draw` prints cells; `screen` is the terminal.

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
use antipater_engine::duel::{self as rules, Duel};
use antipater_engine::rng::{Generator, generator};
use antipater_engine::seven::{
    self as seven_rules, BoardOptions, Edition, MAX_SEATS, MIN_SEATS, Setup, Seven,
};
use antipater_engine::{Record, Seat, game_of_line};
use antipater_show::daily::DealKey;
use antipater_show::event::EventOptions;
use antipater_show::game::{AnyGame, Sitting};
use antipater_show::history::Played;
use antipater_show::options::{
    DailyDeal, DealError, DealSource, Kind, TableOptions, day_named, day_of,
};
use antipater_show::texts::{Texts, msg, say};
use antipater_store::Clock;
use anyhow::{Context, Result, anyhow, ensure};
use clap::Parser;

use self::scene::SceneGame;
use self::table::Table;
use crate::game::{Game, edition, no_edition, only_first_edition, wrong_usage};
use crate::interrupt::Interrupted;
use crate::locale::{t, tell};
use crate::point;
use crate::record::unknown_game;
use crate::values::{ANY, bot, whole};

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-play"))]
pub(crate) struct Args {
    #[arg(conflicts_with_all = ["game", "edition", "seats", "choose_side"], help = msg("cli-arg-play-position"))]
    position: Option<String>,
    #[arg(long, value_name = "S", requires = "position", value_parser = whole::<usize>(ANY), help = msg("cli-arg-play-seat"))]
    seat: Option<usize>,
    #[arg(long, default_value = "seven", help = msg("cli-arg-game"))]
    game: Game,
    #[arg(long, value_parser = edition, help = msg("cli-arg-edition"))]
    edition: Option<Edition>,
    #[arg(long, value_parser = whole::<usize>(ANY), help = msg("cli-arg-play-seats"))]
    seats: Option<usize>,
    #[arg(long, value_parser = whole::<u64>(ANY), help = msg("cli-arg-play-seed"))]
    seed: Option<u64>,
    #[arg(long, value_name = "LEVEL", default_value = "normal", value_parser = bot, help = msg("cli-arg-play-bots"))]
    bots: BotKind,
    #[arg(long, help = msg("cli-arg-play-name"))]
    name: Option<String>,
    #[arg(long, help = msg("cli-arg-play-choose-side"))]
    choose_side: bool,
    #[arg(long, value_name = "DATE", num_args = 0..=1, require_equals = true, default_missing_value = "", group = "dealt", conflicts_with_all = ["position", "edition", "seats", "seed", "bots", "choose_side"], help = msg("cli-arg-play-daily"))]
    daily: Option<String>,
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1..=32), group = "dealt", requires = "key", conflicts_with_all = ["position", "seed", "choose_side"], help = msg("cli-arg-play-deal"))]
    deal: Option<usize>,
    #[arg(long, value_name = "HEX", requires = "dealt", value_parser = day_key, help = msg("cli-arg-play-key"))]
    key: Option<DealKey>,
    #[arg(long, value_name = "FILE", help = msg("cli-arg-play-record"))]
    record: Option<String>,
    #[command(flatten)]
    weights: crate::weights::Weights,
}

/// The number of players of free-city and duel.
const PLAYERS_OF_TWO: usize = 2;

pub(crate) fn run(args: &Args) -> Result<()> {
    args.weights.replace()?;
    ensure!(
        !args.choose_side || args.game == Game::Seven,
        wrong_usage(tell!("cli-play-no-sides", game = args.game.word()))
    );
    let texts = t();
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one(0));
    if let Some(line) = &args.position {
        return match game_of_line(line) {
            seven_rules::record::GAME | seven_rules::record::FREE_CITY => {
                play_on(args, texts, seed, point::from_line::<Seven>(line)?)
            }
            rules::record::GAME => play_on(args, texts, seed, point::from_line::<Duel>(line)?),
            word => Err(wrong_usage(unknown_game(word)).into()),
        };
    }
    if let Some(date) = &args.daily {
        return play_daily(args, texts, date);
    }
    if let (Some(deal), Some(key)) = (args.deal, &args.key) {
        return play_deal(args, texts, deal, key);
    }
    let bots = (args.bots, seed);
    let rng = &mut generator(seed, 0);
    match args.game {
        Game::Seven => {
            let seats = args.seats.unwrap_or(MIN_SEATS);
            ensure!(
                (MIN_SEATS..=MAX_SEATS).contains(&seats),
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
                needs_terminal()?;
                sides::choose(texts, &mut setup, io::stdin().lock(), io::stdout())?;
            }
            let record = Record::new(names(args, texts, Seat::FIRST, seats), setup)?;
            play::<Seven>(args, texts, bots, Seat::FIRST, record)
        }
        Game::FreeCity => {
            only_first_edition(args.edition)?;
            args.two_seats("free-city")?;
            let setup = Setup::deal_free_city(&[BoardOptions::default(); 3], rng)?;
            let record = Record::new(names(args, texts, Seat::FIRST, PLAYERS_OF_TWO), setup)?;
            play::<Seven>(args, texts, bots, Seat::FIRST, record)
        }
        Game::Duel => {
            no_edition(args.edition)?;
            args.two_seats("duel")?;
            let setup = rules::Setup::deal(rng);
            let record = Record::new(names(args, texts, Seat::FIRST, PLAYERS_OF_TWO), setup)?;
            play::<Duel>(args, texts, bots, Seat::FIRST, record)
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

/// Refuses files and pipes instead of a terminal. Other errors are reported first.
fn needs_terminal() -> Result<()> {
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    ensure!(terminal, wrong_usage(tell!("cli-play-terminal")));
    Ok(())
}

/// The key of a day in hexadecimal digits.
fn day_key(text: &str) -> Result<DealKey, String> {
    let wrong = || tell!("cli-play-key");
    let digits = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let mut key = [0; 32];
    for (number, byte) in key.iter_mut().enumerate().filter(|_| digits) {
        *byte = u8::from_str_radix(&text[2 * number..2 * number + 2], 16).map_err(|_| wrong())?;
    }
    digits.then(|| DealKey::new(key)).ok_or_else(wrong)
}

/// Plays the deal of a day, by default today's, or the deal that follows from a server's key for it. Everyone gets the same
/// cards, opponents and chances.
fn play_daily(args: &Args, texts: &'static Texts, date: &str) -> Result<()> {
    let today = day_of(Clock::system().unix_seconds());
    let day = match date {
        "" => Some(today),
        date => day_named(date),
    };
    let day = day.with_context(|| wrong_usage(tell!("cli-play-daily-date", date = date)))?;
    ensure!(day <= today, wrong_usage(tell!("cli-play-daily-early")));
    let game = match args.game {
        Game::Seven => Kind::Seven,
        Game::FreeCity => Kind::FreeCity,
        Game::Duel => Kind::Duel,
    };
    let source = match args.key {
        Some(_) => DealSource::Server,
        None => DealSource::Date,
    };
    let options = TableOptions::of_day(game, DailyDeal { day, source });
    // Without a key, the date determines all randomness.
    let (rng, seed) = match &args.key {
        Some(key) => (key.deal(game as u64), Some(key.bots(game as u64))),
        None => (generator(0, 0), options.seed_of_date()),
    };
    play_dealt(args, texts, &options, rng, seed.unwrap_or_default())
}

/// Plays a deal of an event that follows from its key, alone against bots.
fn play_deal(args: &Args, texts: &'static Texts, deal: usize, key: &DealKey) -> Result<()> {
    let usual = EventOptions::default();
    let event = EventOptions {
        game: match (args.game, args.edition) {
            (Game::Seven, Some(Edition::First)) => Played::SevenFirst,
            (Game::Seven, _) => Played::SevenSecond,
            (Game::FreeCity, _) => Played::FreeCity,
            (Game::Duel, _) => Played::Duel,
        },
        seats: args.seats.unwrap_or(usual.seats),
        level: args.bots,
        title: "-".to_owned(),
        ..usual
    };
    let event = event.checked().map_err(wrong_usage)?;
    let options = event.table("", deal, 1, event.table_size());
    let number = options.deal_number();
    play_dealt(args, texts, &options, key.deal(number), key.bots(number))
}

/// Plays a table with one person, whose cards and bots are the same for everybody.
fn play_dealt(
    args: &Args,
    texts: &'static Texts,
    options: &TableOptions,
    mut rng: Generator,
    seed: u64,
) -> Result<()> {
    let mut names = names(args, texts, Seat::FIRST, 1);
    names.resize(options.seats(), String::new());
    let sit = |(seat, name): (Seat, String)| Sitting {
        name,
        bot: (seat != Seat::FIRST).then_some(options.level),
    };
    let mut sitting: Vec<Sitting> = Seat::all(names.len()).zip(names).map(sit).collect();
    options.name_bots(&mut sitting, &mut rng);
    let dealt = options.deal(String::new(), &sitting, &mut rng);
    let dealt = dealt.map_err(|(DealError::Options(why) | DealError::Broken(why))| anyhow!(why))?;
    let bots = (options.level, seed);
    match dealt {
        AnyGame::Seven(game) => play(args, texts, bots, Seat::FIRST, game.record),
        AnyGame::Duel(game) => play(args, texts, bots, Seat::FIRST, game.record),
    }
}

/// The names in seat order: the person's on one seat, bots' on the others.
fn names(args: &Args, texts: &Texts, you: Seat, seats: usize) -> Vec<String> {
    let own = args.name.as_deref().map(str::trim);
    let own = own.filter(|name| !name.is_empty());
    let own = own.map_or_else(|| say!(texts, "terminal-player"), str::to_owned);
    let mut bots = (1..).map(|number| say!(texts, "terminal-bot", number = number));
    Seat::all(seats)
        .filter_map(|seat| match seat == you {
            true => Some(own.clone()),
            false => bots.next(),
        })
        .collect()
}

/// Plays a game on from a position.
fn play_on<G: SceneGame>(args: &Args, texts: &'static Texts, seed: u64, position: G) -> Result<()> {
    ensure!(
        !position.to_act().is_empty(),
        wrong_usage(tell!("cli-play-over"))
    );
    let players = position.players();
    let you = match args.seat {
        Some(number) => {
            Some(point::seat(&position, number)?).filter(|&seat| players.contains(seat))
        }
        None => position
            .to_act()
            .iter()
            .map(|seat| position.chooser(seat))
            .next(),
    };
    let you = you.with_context(|| tell!("cli-play-nobody"))?;
    let seats = players.iter().count();
    let record = Record::from_position(names(args, texts, you, seats), position)?;
    play(args, texts, (args.bots, seed), you, record)
}

/// Plays a game to its end, or until the person leaves.
fn play<G: SceneGame>(
    args: &Args,
    texts: &'static Texts,
    (level, seed): (BotKind, u64),
    you: Seat,
    record: Record<G>,
) -> Result<()> {
    needs_terminal()?;
    // Opens the file first, so that no game is lost because it cannot be written. Its old content stays until then.
    let mut made = None;
    if let Some(path) = &args.record {
        made = (!Path::new(path).exists()).then_some(path);
        let mut options = OpenOptions::new();
        let writable = options.append(true).create(true).open(path);
        writable.with_context(|| tell!("cli-cannot-write", file = path.as_str()))?;
    }
    let table = Table::<G>::new(record, you, level, seed)?;
    let app = app::App::new(texts, table, args.record.is_some())?;
    let left = screen::run(app)?;
    if let (Some(path), true) = (&args.record, left.save) {
        fs::write(path, left.record + "\n")
            .with_context(|| tell!("cli-cannot-write", file = path.as_str()))?;
    } else if let Some(path) = made {
        // An empty file is useless.
        let _ = fs::remove_file(path);
    }
    ensure!(!left.interrupted, Interrupted);
    Ok(())
}
