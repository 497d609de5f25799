//! The built-in nets: see `weights/`, where a manifest has the training of each.
//!
//! A module for browsers has no built-in nets: they are larger than the rest of it. Each is fetched when its game is
//! played for the first time, and passed to [`replace`].

use std::sync::{LazyLock, OnceLock};

use crate::encode::{Schema, duel, seven};
use crate::fnv::Fnv;
use crate::net::{InvalidWeights, Net};

/// The net for Duel.
pub static DUEL: LazyLock<Net> = LazyLock::new(|| playing(&duel::SCHEMA));

/// The net for 7 Wonders with 3 to 7 seats, both editions.
pub static SEVEN: LazyLock<Net> = LazyLock::new(|| playing(&seven::SCHEMA));

/// The net for two players with the Free City.
pub static FREE_CITY: LazyLock<Net> = LazyLock::new(|| playing(&seven::FREE_CITY_SCHEMA));

/// The schemas with a net each.
const SCHEMAS: [Schema; 3] = [duel::SCHEMA, seven::SCHEMA, seven::FREE_CITY_SCHEMA];

/// The built-in nets, in the same order.
#[cfg(not(target_family = "wasm"))]
const BUILT_IN: [&[u8]; 3] = [
    include_bytes!("../weights/duel.weights"),
    include_bytes!("../weights/seven.weights"),
    include_bytes!("../weights/free-city.weights"),
];
#[cfg(target_family = "wasm")]
const BUILT_IN: [&[u8]; 3] = [&[]; 3];

/// The nets that replace built-in ones, by the index of their schema.
static REPLACED: [OnceLock<Net>; 3] = [OnceLock::new(), OnceLock::new(), OnceLock::new()];

/// An identifier of the nets in this process: equal for equal weights, so that results computed with them can be stored.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let mut hash = Fnv::EMPTY;
        for (net, schema) in [&DUEL, &SEVEN, &FREE_CITY].into_iter().zip(&SCHEMAS) {
            hash.add(&net.to_bytes(schema));
        }
        format!("{:016x}", hash.value())
    });
    &VERSION
}

/// The net that plays a game.
///
/// # Panics
/// If no net is built in and none was set; [`is_there`] checks this.
fn playing(schema: &Schema) -> Net {
    let mut games = SCHEMAS.iter();
    let number = games.position(|other| other.game == schema.game);
    let number = number.expect("the game is one of the table");
    match REPLACED[number].get() {
        Some(net) => net.clone(),
        None => {
            Net::from_bytes(schema, BUILT_IN[number]).expect("the weights belong to this version")
        }
    }
}

/// The files of the built-in nets, by the names of their games.
///
/// # Examples
/// ```
/// let games: Vec<&str> = antipater_bots::weights::built_in().map(|(game, _)| game).collect();
/// assert_eq!(games, ["duel", "seven", "free-city"]);
/// ```
pub fn built_in() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    let games = SCHEMAS.iter().map(|schema| schema.game);
    games
        .zip(BUILT_IN)
        .filter(|(_, weights)| !weights.is_empty())
}

/// Whether there is a net for the game with this name (`duel`, `seven`, `free-city`), built in or set.
///
/// # Examples
/// ```
/// assert!(antipater_bots::weights::is_there("duel"));
/// assert!(!antipater_bots::weights::is_there("chess"));
/// ```
pub fn is_there(game: &str) -> bool {
    let mut games = SCHEMAS.iter().zip(BUILT_IN).zip(&REPLACED);
    games.any(|((schema, built_in), replaced)| {
        schema.game == game && (!built_in.is_empty() || replaced.get().is_some())
    })
}

/// The weights that bots play with: the built-in ones, except those of one game that come from a file.
///
/// # Examples
/// ```
/// use antipater_bots::weights::{DUEL, Weights};
///
/// assert_eq!(Weights::default().duel(), &*DUEL);
/// assert!(Weights::from_bytes(b"nothing").is_err());
/// ```
#[derive(Clone, Copy, Default, Debug)]
pub struct Weights([Option<&'static Net>; 3]);

impl Weights {
    /// The weights in a file. They stay in memory as long as the process runs.
    ///
    /// # Errors
    /// If the bytes are not weights for any of the games: says why.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, InvalidWeights> {
        let (number, net) = read(bytes)?;
        let mut weights = Weights::default();
        weights.0[number] = Some(Box::leak(Box::new(net)));
        Ok(weights)
    }

    /// The net for Duel.
    pub fn duel(self) -> &'static Net {
        self.0[0].unwrap_or(&DUEL)
    }

    /// The net for 7 Wonders with 3 to 7 seats.
    pub fn seven(self) -> &'static Net {
        self.0[1].unwrap_or(&SEVEN)
    }

    /// The net for two players with the Free City.
    pub fn free_city(self) -> &'static Net {
        self.0[2].unwrap_or(&FREE_CITY)
    }
}

/// Reads weights; returns them with the index of their schema.
fn read(bytes: &[u8]) -> Result<(usize, Net), InvalidWeights> {
    for (number, schema) in SCHEMAS.iter().enumerate() {
        match Net::from_bytes(schema, bytes) {
            Err(InvalidWeights::Schema { .. }) => {}
            read => return Ok((number, read?)),
        }
    }
    let game = "duel, seven or free-city";
    Err(InvalidWeights::Schema { game })
}

/// Replaces the weights of the game that they belong to, which is returned, in this process. It must be called before
/// the first decision of a bot of that game.
///
/// # Errors
/// If the bytes are not weights for any of the games: says why. Nothing is replaced then.
///
/// # Examples
/// ```
/// use antipater_bots::encode::duel::SCHEMA;
/// use antipater_bots::net::Net;
/// use antipater_bots::weights;
///
/// let untrained = Net::zero(&SCHEMA);
/// assert_eq!(weights::replace(&untrained.to_bytes(&SCHEMA)), Ok("duel"));
/// assert_eq!(*weights::DUEL, untrained);
/// ```
pub fn replace(bytes: &[u8]) -> Result<&'static str, InvalidWeights> {
    let (number, net) = read(bytes)?;
    let game = SCHEMAS[number].game;
    match REPLACED[number].set(net) {
        Ok(()) => Ok(game),
        Err(_) => Err(InvalidWeights::Twice { game }),
    }
}
