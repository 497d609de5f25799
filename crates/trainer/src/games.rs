//! What is played to learn a game: its deals and the scripted opponents.

use antipater_bots::encode::Encoded;
use antipater_bots::{Bot, Builder, Playable};
use antipater_engine::duel::{self, Duel};
use antipater_engine::rng::{Generator, below};
use antipater_engine::seven::{self, BoardOptions, Edition, Seven};

/// A game that is learned.
pub(crate) trait Learnable: Encoded + Playable {
    /// A deal to play from.
    fn deal(rng: &mut Generator) -> Self::Setup;

    /// A scripted opponent, each kind as likely.
    fn scripted(rng: &mut Generator) -> Box<dyn Bot<Self>>;

    /// The deal of a measurement: tables of one size, as far as the game has several.
    fn deal_to_measure(rng: &mut Generator) -> Self::Setup {
        Self::deal(rng)
    }

    /// The opponent that progress is measured against.
    fn yardstick() -> Box<dyn Bot<Self>>;
}

impl Learnable for Duel {
    fn deal(rng: &mut Generator) -> duel::Setup {
        duel::Setup::deal(rng)
    }

    fn scripted(rng: &mut Generator) -> Box<dyn Bot<Duel>> {
        let builder = match below(rng, 3) {
            0 => Builder::rush_science(),
            1 => Builder::rush_military(),
            _ => Builder::default(),
        };
        Box::new(builder)
    }

    fn yardstick() -> Box<dyn Bot<Duel>> {
        Box::new(Builder::default())
    }
}

impl Learnable for Seven {
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

    fn deal_to_measure(rng: &mut Generator) -> seven::Setup {
        deal_seven(rng, 4)
    }

    fn scripted(_: &mut Generator) -> Box<dyn Bot<Seven>> {
        Box::new(Builder::default())
    }

    fn yardstick() -> Box<dyn Bot<Seven>> {
        Box::new(Builder::default())
    }
}

fn deal_seven(rng: &mut Generator, seats: usize) -> seven::Setup {
    let edition = [Edition::First, Edition::Second][below(rng, 2) as usize];
    let boards = vec![BoardOptions::default(); seats];
    seven::Setup::deal(edition, &boards, rng).expect("any boards will do")
}
