//! The games to learn: their deals and the scripted opponents.

use antipater_bots::budget::Iterations;
use antipater_bots::encode::{Encoded, Schema, seven as tables};
use antipater_bots::learned::Learned;
use antipater_bots::net::Net;
use antipater_bots::search::{DuelSearch, Explored, Nets, SevenSearch};
use antipater_bots::style::Styled;
use antipater_bots::{Bot, Builder, Playable};
use antipater_engine::duel::{self, Duel};
use antipater_engine::rng::{Generator, below};
use antipater_engine::seven::{self, BoardOptions, Edition, Seven};
use antipater_engine::{Actions, Seat, State};

/// The default table size of a measurement.
pub(crate) const SEATS: usize = 4;

/// A game with a search that a net can learn from.
pub(crate) trait Explore: Encoded {
    /// The search, with a net.
    type Search<'a>;

    /// A search with a separate generator.
    fn search(net: &Net, seed: u64, stream: u64) -> Self::Search<'_>;

    /// A bot that searches with this number of simulations, or looks once at each action.
    fn player(net: &Net, simulations: u32, seed: u64, stream: u64) -> Box<dyn Bot<Self> + '_>;

    /// Searches a decision. `own` is the choice of the same player for their own city, if this is for the Free City.
    fn explore(
        search: &mut Self::Search<'_>,
        observation: &Self::Observation,
        seat: Seat,
        own: Option<(Seat, Self::Action)>,
        legal: &Actions<Self::Action>,
        simulations: u32,
    ) -> Vec<Explored<Self::Action>>;
}

impl Explore for Duel {
    type Search<'a> = DuelSearch<'a>;

    fn search(net: &Net, seed: u64, stream: u64) -> DuelSearch<'_> {
        DuelSearch::new(net, Iterations(1), seed, stream)
    }

    fn player(net: &Net, simulations: u32, seed: u64, stream: u64) -> Box<dyn Bot<Duel> + '_> {
        match simulations {
            0 => Box::new(Learned::new(net, seed, stream)),
            _ => Box::new(DuelSearch::new(
                net,
                Iterations(simulations.into()),
                seed,
                stream,
            )),
        }
    }

    fn explore(
        search: &mut DuelSearch<'_>,
        observation: &duel::Observation,
        _: Seat,
        _: Option<(Seat, duel::Action)>,
        _: &Actions<duel::Action>,
        simulations: u32,
    ) -> Vec<Explored<duel::Action>> {
        search.explore(observation, simulations)
    }
}

impl Explore for Seven {
    type Search<'a> = SevenSearch<'a>;

    fn search(net: &Net, seed: u64, stream: u64) -> SevenSearch<'_> {
        SevenSearch::new(both(net), Iterations(1), seed, stream)
    }

    fn player(net: &Net, simulations: u32, seed: u64, stream: u64) -> Box<dyn Bot<Seven> + '_> {
        let budget = Iterations(simulations.into());
        match simulations {
            0 => Box::new(Learned::new(net, seed, stream)),
            _ => Box::new(SevenSearch::new(both(net), budget, seed, stream)),
        }
    }

    fn explore(
        search: &mut SevenSearch<'_>,
        observation: &seven::Observation,
        seat: Seat,
        own: Option<(Seat, seven::Action)>,
        legal: &Actions<seven::Action>,
        simulations: u32,
    ) -> Vec<Explored<seven::Action>> {
        search.explore(observation, seat, own, legal, simulations)
    }
}

/// One net for all tables.
fn both(net: &Net) -> Nets<'_> {
    Nets {
        tables: net,
        free_city: net,
    }
}

/// A game to learn.
pub(crate) trait Task {
    type Game: Explore + Playable + Styled;

    /// About as many steps as a game has.
    const STEPS: u32;

    /// The schema of the weights.
    const SCHEMA: Schema = Self::Game::SCHEMA;

    /// The share of wins of equal players in a measurement.
    const FAIR: f64 = 0.5;

    /// A deal for training.
    fn deal(rng: &mut Generator) -> <Self::Game as State>::Setup;

    /// The age of a position, from 0.
    fn age(game: &Self::Game) -> usize;

    /// A deal for a measurement, at a table of this size if the game has several.
    fn deal_to_measure(rng: &mut Generator, _seats: usize) -> <Self::Game as State>::Setup {
        Self::deal(rng)
    }
}

/// A Duel.
pub(crate) struct DuelTask;

impl Task for DuelTask {
    type Game = Duel;

    const STEPS: u32 = 72;

    fn deal(rng: &mut Generator) -> duel::Setup {
        duel::Setup::deal(rng)
    }

    fn age(game: &Duel) -> usize {
        game.table().age as usize
    }
}

/// Tables of 3 to 7, small ones more often, in both editions.
pub(crate) struct SevenTask;

impl Task for SevenTask {
    type Game = Seven;

    const STEPS: u32 = 18;
    const FAIR: f64 = 0.25;

    fn deal(rng: &mut Generator) -> seven::Setup {
        let seats = match below(rng, 20) {
            0..6 => 3,
            6..11 => 4,
            11..15 => 5,
            15..18 => 6,
            _ => 7,
        };
        deal_seven(rng, seats)
    }

    fn age(game: &Seven) -> usize {
        age_of_seven(game)
    }

    fn deal_to_measure(rng: &mut Generator, seats: usize) -> seven::Setup {
        deal_seven(rng, seats)
    }
}

/// Two players with the Free City.
pub(crate) struct FreeCityTask;

impl Task for FreeCityTask {
    type Game = Seven;

    const STEPS: u32 = 20;
    const SCHEMA: Schema = tables::FREE_CITY_SCHEMA;

    fn deal(rng: &mut Generator) -> seven::Setup {
        let boards = [BoardOptions::default(); 3];
        seven::Setup::deal_free_city(&boards, rng).expect("any boards will do")
    }

    fn age(game: &Seven) -> usize {
        age_of_seven(game)
    }
}

fn age_of_seven(game: &Seven) -> usize {
    let clock = game.table().phase().clock();
    clock.map_or(2, |(age, _)| age as usize)
}

fn deal_seven(rng: &mut Generator, seats: usize) -> seven::Setup {
    let edition = [Edition::First, Edition::Second][below(rng, 2) as usize];
    let boards = vec![BoardOptions::default(); seats];
    seven::Setup::deal(edition, &boards, rng).expect("any boards will do")
}

/// A scripted opponent; each kind is equally likely.
pub(crate) fn scripted<G: Playable>(rng: &mut Generator) -> Box<dyn Bot<G>> {
    G::building(match below(rng, 3) {
        0 => Builder::rush_science(),
        1 => Builder::rush_military(),
        _ => Builder::default(),
    })
}
