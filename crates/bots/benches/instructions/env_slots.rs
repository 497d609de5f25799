//! What a step of a vector of games costs, as Python plays them: a slot plays on and writes its rows, with and without
//! what a net sees. One call is one decision; deals count too.

use std::hint::black_box;

use antipater_bots::env_slots::{EnvSlot, Features, LEGAL, Learned, Rows, Rules, Scratch, Shape};
use antipater_bots::reward::Reward;
use antipater_engine::duel::{self, Duel};
use antipater_engine::rng::{Generator, below, generator};
use antipater_engine::seven::{self, BoardOptions, Edition, Seven};
use antipater_engine::{Seat, State};

use crate::table::Case;

/// The games that are played.
const GAMES: u64 = 8;

/// Hands over all cases, always in the same order.
pub(crate) fn each(measure: &mut dyn FnMut(Case<'_>)) {
    let seven = |rng: &mut Generator| {
        let options = [BoardOptions::default(); 4];
        let setup = seven::Setup::deal(Edition::Second, &options, rng).expect("4 seats");
        Seven::new(setup).expect("a deal")
    };
    let duel = |rng: &mut Generator| Duel::new(duel::Setup::deal(rng)).expect("a deal");
    Played::<Seven>::new(4, seven).each("seven-second-4", measure);
    Played::<Duel>::new(2, duel).each("duel", measure);
}

/// Games with the choices that a random player has made in them.
struct Played<G: State> {
    rules: Rules<G>,
    shape: Shape,
    /// By game and step what each seat chooses.
    games: Vec<Vec<[i64; Seat::MAX]>>,
}

impl<G: Learned> Played<G> {
    fn new(seats: usize, deal: impl Fn(&mut Generator) -> G + Send + Sync + 'static) -> Played<G> {
        let rules = Rules {
            deal: Box::new(deal),
            opponents: vec![None; seats],
            free_city: false,
            reward: Reward::WinShare,
        };
        let (mut scratch, mut rng) = (Scratch::default(), generator(5, 0));
        let mut play = |seed| {
            let mut slot = EnvSlot::new(&rules, seed, &mut scratch);
            let mut steps = Vec::new();
            while !slot.acting().is_empty() {
                let mut chosen = [0; Seat::MAX];
                for seat in slot.acting().iter() {
                    let legal = slot.legal(seat);
                    let place = below(&mut rng, legal.len() as u32) as usize;
                    chosen[seat.number()] = legal[place].into();
                }
                slot.step(&rules, |seat| chosen[seat.number()], &mut scratch);
                steps.push(chosen);
            }
            steps
        };
        Played {
            games: (0..GAMES).map(&mut play).collect(),
            shape: Shape::of::<G>(seats),
            rules,
        }
    }

    fn each(&self, table: &str, measure: &mut dyn FnMut(Case<'_>)) {
        let mut scratch = Scratch::default();
        let mut decisions = 0;
        self.play(false, &mut scratch, &mut decisions);
        let calls = decisions;
        for (work, seen) in [("slot", false), ("slot+features", true)] {
            let run = &mut || self.play(seen, &mut scratch, &mut 0);
            measure(Case {
                table,
                work,
                calls,
                run,
            });
        }
    }

    fn play(&self, seen: bool, scratch: &mut Scratch<G>, decisions: &mut u64) {
        let Shape {
            rows, seats, most, ..
        } = self.shape;
        let (mut legal, mut legal_counts) = (vec![0; rows * LEGAL], vec![0; rows]);
        let (mut inputs, mut counts) = (vec![0; rows * most], vec![0; rows]);
        let mut rows = Rows {
            legal: &mut legal,
            legal_counts: &mut legal_counts,
            mask: None,
            features: if seen {
                Features::Sparse {
                    inputs: &mut inputs,
                    counts: &mut counts,
                    most,
                }
            } else {
                Features::None
            },
            rewards: &mut vec![0.0; seats],
            turn: &mut vec![0; rows],
            terminations: &mut [0],
        };
        for (seed, steps) in (0..).zip(&self.games) {
            let mut slot = EnvSlot::new(&self.rules, seed, scratch);
            slot.write(&self.rules, 0, &mut rows, scratch);
            for chosen in steps {
                *decisions += slot.acting().len() as u64;
                slot.step(&self.rules, |seat| chosen[seat.number()], scratch);
                slot.write(&self.rules, 0, &mut rows, scratch);
                black_box(&mut rows);
            }
        }
    }
}
