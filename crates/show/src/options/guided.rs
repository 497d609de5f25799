//! The deals of the guided games, the same for all people, so that every lesson finds its example.

use antipater_engine::rng::generator;
use antipater_engine::seven::{BoardOptions, Edition, Setup, Side, Wonder};
use antipater_engine::{Seat, duel};

/// The seeds of deals in which a player who follows the guide gets every lesson, and wins. A test plays both.
const SEVEN_SEED: u64 = 6;
const DUEL_SEED: u64 = 6;

/// The boards of the guided game in seat order, all on Day, as the rulebook recommends for first games. The first is
/// the person's.
pub(super) const BOARDS: [Wonder; 3] = [Wonder::Giza, Wonder::Alexandria, Wonder::Rhodes];

/// The guided deal of 7 Wonders.
pub(super) fn seven() -> Result<Setup, String> {
    let options = BOARDS.map(|wonder| BoardOptions {
        wonder: Some(wonder),
        side: Some(Side::A),
    });
    let rng = &mut generator(SEVEN_SEED, 0);
    Setup::deal(Edition::Second, &options, rng).map_err(|error| error.to_string())
}

/// The guided deal of 7 Wonders Duel, with the wonders that the rulebook assigns for a first game. The person begins.
pub(super) fn duel() -> duel::Setup {
    let mut setup = duel::Setup::deal_first_game(&mut generator(DUEL_SEED, 0));
    setup.first = Seat::FIRST;
    setup
}
