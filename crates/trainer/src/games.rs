//! The games to learn: their deals and the scripted opponents.

use antipater_bots::encode::{Encoded, Schema, seven as tables};
use antipater_bots::style::Styled;
use antipater_bots::{Bot, Builder, Playable};
use antipater_engine::State;
use antipater_engine::duel::{self, Duel};
use antipater_engine::rng::{Generator, below};
use antipater_engine::seven::{self, BoardOptions, Edition, Seven};

/// The default table size of a measurement.
pub(crate) const SEATS: usize = 4;

/// A game to learn.
pub(crate) trait Task {
    type Game: Encoded + Playable + Styled;

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
