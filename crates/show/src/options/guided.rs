//! The deals of the guided games, the same for all people, so that every lesson finds its example.

use antipater_engine::rng::generator;
use antipater_engine::seven::{BoardOptions, Card, Edition, HAND, Setup, Side, Wonder};
use antipater_engine::{Seat, duel};

/// The seed of a Duel in which a player who follows the guide gets every lesson, and wins.
const DUEL_SEED: u64 = 32;

/// The hands of the three ages in seat order. They are stacked: each turn of the first age offers two cards, whichever
/// were taken before, and a player who follows the guide gets every lesson, and wins. Turn 1 has resources, in turn 3
/// both cards must be bought, and in turn 5 those who took the first cards can build a stage of the wonder.
#[rustfmt::skip]
const HANDS: [[[Card; HAND]; 3]; 3] = {
    use Card::*;
    [
        [
            [Apothecary, Loom, OreVein, StonePit, EastTradingPost, Press, WestTradingPost],
            [GuardTower, Theater, ClayPit, Stockade, TimberYard, Altar, Barracks],
            [Glassworks, Marketplace, LumberYard, ClayPool, Scriptorium, Workshop, Baths],
        ],
        [
            [Brickyard, Quarry, Stables, Vineyard, Press, Aqueduct, Laboratory],
            [Temple, Sawmill, Foundry, Courthouse, Loom, ArcheryRange, Forum],
            [Dispensary, Library, Glassworks, Statue, Walls, School, Caravansery],
        ],
        [
            [Fortifications, Haven, Study, Palace, MagistratesGuild, Lighthouse, TownHall],
            [Arena, WorkersGuild, Gardens, ScientistsGuild, SpiesGuild, Academy, Arsenal],
            [SiegeWorkshop, Senate, Lodge, BuildersGuild, Observatory, University, Pantheon],
        ],
    ]
};

/// The boards of the guided game in seat order, all on Day, as the rulebook recommends for first games. The first is
/// the person's.
pub(super) const BOARDS: [Wonder; 3] = [Wonder::Giza, Wonder::Alexandria, Wonder::Rhodes];

/// The guided deal of 7 Wonders.
pub(super) fn seven() -> Result<Setup, String> {
    let options = BOARDS.map(|wonder| BoardOptions {
        wonder: Some(wonder),
        side: Some(Side::A),
    });
    // Boards that are all given leave nothing to chance.
    let rng = &mut generator(0, 0);
    let mut setup = Setup::deal(Edition::Second, &options, rng).map_err(|why| why.to_string())?;
    setup.hands = HANDS.map(|hands| hands.into_iter().collect());
    setup.validate().map_err(|why| why.to_string())?;
    Ok(setup)
}

/// The guided deal of 7 Wonders Duel, with the wonders that the rulebook assigns for a first game. The person begins.
pub(super) fn duel() -> duel::Setup {
    let mut setup = duel::Setup::deal_first_game(&mut generator(DUEL_SEED, 0));
    setup.first = Seat::FIRST;
    setup
}
