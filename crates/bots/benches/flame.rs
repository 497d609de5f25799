//! Where the time of random games goes, as two flame graphs: `cargo bench -p antipater-bots --features flame --bench flame`
//! plays for some seconds and writes `docs/flame-seven.svg` and `docs/flame-duel.svg`.
//!
//! What is played is what `antipater simulate` plays on one of its threads: deal, rules, random choice, signature,
//! statistics. A function that was inlined stands above the one it was inlined into. On Unix only.

#[cfg(not(unix))]
fn main() {}

#[cfg(unix)]
fn main() {
    unix::main();
}

#[cfg(unix)]
mod unix {
    use std::fs::File;
    use std::path::Path;
    use std::time::{Duration, Instant};

    use antipater_bots::matches::Series;
    use antipater_bots::stats::Tally;
    use antipater_bots::{BotKind, Playable};
    use antipater_engine::duel::{self, Duel};
    use antipater_engine::rng::Generator;
    use antipater_engine::seven::{self, BoardOptions, Edition, Seven};
    use pprof::flamegraph::Options;
    use pprof::{Frames, ProfilerGuardBuilder, Symbol};

    /// How long each game is played.
    const PLAYED: Duration = Duration::from_secs(15);

    /// Samples a second: as many as a Linux machine gives by default, and not in step with anything.
    const FREQUENCY: i32 = 249;

    /// What takes less of the time than this, in percent, is left out.
    const LEAST: f64 = 0.2;

    pub(super) fn main() {
        let options = [BoardOptions::default(); 3];
        draw::<Seven>(
            "flame-seven.svg",
            "7 Wonders, second edition, 3 players",
            3,
            |rng| seven::Setup::deal(Edition::Second, &options, rng).expect("a deal for three"),
        );
        draw::<Duel>("flame-duel.svg", "7 Wonders Duel", 2, |rng| {
            duel::Setup::deal(rng)
        });
    }

    /// Plays random games, looks again and again at where the program is, and draws it.
    fn draw<G: Playable<InvalidSetup: Send>>(
        file: &str,
        game: &str,
        seats: usize,
        deal: impl Fn(&mut Generator) -> G::Setup + Sync,
    ) {
        let series: Series<G, _> = Series {
            deal: |rng: &mut Generator| Ok(deal(rng)),
            seats,
            bots: vec![BotKind::Random.factory()],
            games: u64::MAX,
            seed: 1,
        };
        let guard = ProfilerGuardBuilder::default().frequency(FREQUENCY).build();
        let guard = guard.expect("the program can be sampled");
        let decisions = play_for_a_while(&series);
        let report = guard
            .report()
            .frames_post_processor(from_the_game_on)
            .build();
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../docs")
            .join(file);
        let file = File::create(path).expect("the file can be written");
        let mut options = Options::default();
        options.title = format!("{game}: random games");
        options.subtitle = Some(format!(
            "{:.0} million decisions in {} seconds",
            decisions as f64 / 1e6,
            PLAYED.as_secs()
        ));
        options.min_width = LEAST;
        options.deterministic = true;
        let report = report.expect("there are samples");
        report
            .flamegraph_with_options(file, &mut options)
            .expect("it can be drawn");
    }

    /// Plays game after game and says how many decisions that took.
    #[inline(never)]
    fn play_for_a_while<G, D>(series: &Series<G, D>) -> u64
    where
        G: Playable<InvalidSetup: Send>,
        D: Fn(&mut Generator) -> Result<G::Setup, G::InvalidSetup> + Sync,
    {
        let mut tally = Tally::default();
        let start = Instant::now();
        for number in 0.. {
            let summary = series.summary(number, |_, summary| summary);
            tally.add::<G>(&summary.expect("a deal"));
            if start.elapsed() > PLAYED {
                break;
            }
        }
        tally.decisions
    }

    /// Leaves out what is below the games, the start of the program and the thread, and makes names fit for a graph.
    fn from_the_game_on(frames: &mut Frames) {
        let is_ground = |frame: &Vec<Symbol>| {
            let names = frame.iter().map(Symbol::name);
            names
                .into_iter()
                .any(|name| name.contains("play_for_a_while"))
        };
        if let Some(ground) = frames.frames.iter().position(is_ground) {
            frames.frames.truncate(ground + 1);
        }
        for symbol in frames.frames.iter_mut().flatten() {
            // In the lines that are drawn a semicolon stands between two functions, in a name between item and length.
            symbol.name = Some(symbol.name().replace("; ", " × ").into_bytes());
        }
        frames.thread_name = "random games".to_owned();
    }
}
