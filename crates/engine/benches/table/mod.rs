//! What is measured: the questions that a search or a simulation asks, on fixed positions of fixed tables.
//!
//! Positions come from random play of fixed seeds, every third step of four games, so they are spread over the game as a
//! simulation meets them.

use std::hint::black_box;

use antipater_engine::duel::{self, Duel, Project};
use antipater_engine::rng::{Generator, below, generator};
use antipater_engine::seven::{self, Board, BoardOptions, Edition, Seven, Side, Wonder};
use antipater_engine::{JointAction, Seat, State};

/// One thing to measure.
pub(crate) struct Case<'a> {
    /// The game, edition and number of players.
    pub(crate) table: &'a str,
    /// What is done.
    pub(crate) work: &'a str,
    /// How often it is done in one run of `run`.
    pub(crate) calls: u64,
    /// Does it.
    pub(crate) run: &'a mut dyn FnMut(),
}

/// Hands over all cases, always in the same order.
pub(crate) fn each(measure: &mut dyn FnMut(Case<'_>)) {
    for (edition, seats, table) in [
        (Edition::First, 3, "seven-first-3"),
        (Edition::First, 7, "seven-first-7"),
        (Edition::Second, 3, "seven-second-3"),
        (Edition::Second, 7, "seven-second-7"),
    ] {
        let deal = |rng: &mut Generator| {
            seven::Setup::deal(edition, &[BoardOptions::default(); 7][..seats], rng)
                .expect("3 or 7 seats")
        };
        Fixed::<Seven>::new(deal).each(table, payments, measure);
    }
    let deal = |rng: &mut Generator| {
        seven::Setup::deal_free_city(&[BoardOptions::default(); 3], rng).expect("three cities")
    };
    Fixed::<Seven>::new(deal).each("free-city", payments, measure);
    Fixed::<Duel>::new(|rng: &mut Generator| duel::Setup::deal(rng)).each("duel", prices, measure);
}

/// The payments for all stages of all wonders, in the city of the first seat. Says how many were asked for.
fn payments(position: &Seven) -> u64 {
    let table = position.table();
    let market = table.market(Seat::FIRST);
    let mut asked = 0;
    for wonder in Wonder::ALL {
        for side in Side::ALL {
            let board = Board { wonder, side };
            for stage in board.facts(table.edition()).stages {
                black_box(market.payments(black_box(&stage.need)));
                asked += 1;
            }
        }
    }
    asked
}

/// The prices of the cards that lie open and of the own wonders, for the first seat. Says how many were asked for.
fn prices(position: &Duel) -> u64 {
    let table = position.table();
    let cards = position.accessible_cards();
    let cards = cards.iter().map(Project::Building);
    let wonders = table.cities[Seat::FIRST].wonders;
    let projects = cards.chain(wonders.iter().map(Project::Wonder));
    let mut asked = 0;
    for project in projects {
        black_box(table.price(Seat::FIRST, black_box(project)));
        asked += 1;
    }
    asked
}

/// The games from which positions are taken.
const GAMES: u64 = 4;
/// Of so many steps one gives a position.
const EVERY: usize = 3;

/// Fixed positions of one table, none of them over.
struct Fixed<G: State> {
    setups: Vec<G::Setup>,
    /// Each with a step that can be played.
    positions: Vec<(G, JointAction<G::Action>)>,
    observations: Vec<G::Observation>,
}

impl<G: State> Fixed<G> {
    fn new(deal: impl Fn(&mut Generator) -> G::Setup) -> Fixed<G> {
        let mut fixed = Fixed {
            setups: Vec::new(),
            positions: Vec::new(),
            observations: Vec::new(),
        };
        for game in 0..GAMES {
            let setup = deal(&mut generator(0, game));
            let keep = |step: usize, position: &G, joint: &JointAction<G::Action>| {
                if step.is_multiple_of(EVERY) {
                    fixed.positions.push((position.clone(), *joint));
                    fixed.observations.push(position.observe(Seat::FIRST));
                }
            };
            play(&setup, &mut generator(1, game), keep);
            fixed.setups.push(setup);
        }
        fixed
    }

    fn each(&self, table: &str, prices: impl Fn(&G) -> u64, measure: &mut dyn FnMut(Case<'_>)) {
        let mut case = |work: &str, calls: u64, run: &mut dyn FnMut()| {
            measure(Case {
                table,
                work,
                calls,
                run,
            });
        };
        let positions = || self.positions.iter().map(|(position, _)| position);
        let count = self.positions.len() as u64;
        let deciding: usize = positions().map(|position| position.to_act().len()).sum();
        case("legal_actions", deciding as u64, &mut || {
            for position in positions() {
                for seat in position.to_act().iter() {
                    black_box(position.legal_actions(seat));
                }
            }
        });
        let asked = positions().map(&prices).sum();
        case("payments", asked, &mut || {
            positions().for_each(|position| {
                prices(position);
            });
        });
        case("clone+apply", count, &mut || {
            for (position, joint) in &self.positions {
                let mut position = position.clone();
                position.apply_unchecked(joint);
                black_box(position);
            }
        });
        case("observe", count, &mut || {
            for position in positions() {
                black_box(position.observe(Seat::FIRST));
            }
        });
        case("sample", count, &mut || {
            let rng = &mut generator(2, 0);
            for observation in &self.observations {
                black_box(G::sample(observation, rng));
            }
        });
        case("game", GAMES, &mut || {
            for (game, setup) in (0..).zip(&self.setups) {
                play::<G>(setup, &mut generator(3, game), |_, _, _| ());
            }
        });
    }
}

/// Plays a game by uniform random play and tells each step with its number and the position before it.
fn play<G: State>(
    setup: &G::Setup,
    rng: &mut Generator,
    mut tell: impl FnMut(usize, &G, &JointAction<G::Action>),
) {
    let mut position = G::new(setup.clone()).expect("a deal");
    for step in 0.. {
        let joint = position.ask(|_, legal| legal[below(rng, legal.len() as u32) as usize]);
        if black_box(position.outcome()).is_some() {
            return;
        }
        tell(step, &position, &joint);
        position.apply_unchecked(&joint);
    }
}
