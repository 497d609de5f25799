//! The nets that come with the program: see `weights/`, where a manifest says how each was learned.

use std::sync::{LazyLock, OnceLock};

use crate::encode::{Schema, duel, seven};
use crate::fnv::Fnv;
use crate::net::{InvalidWeights, Net};

/// The net for Duel.
pub static DUEL: LazyLock<Net> =
    LazyLock::new(|| embedded(&duel::SCHEMA, include_bytes!("../weights/duel.weights")));

/// The net for 7 Wonders with 3 to 7 seats, both editions.
pub static SEVEN: LazyLock<Net> =
    LazyLock::new(|| embedded(&seven::SCHEMA, include_bytes!("../weights/seven.weights")));

/// The net for two players with the Free City.
pub static FREE_CITY: LazyLock<Net> = LazyLock::new(|| {
    embedded(
        &seven::FREE_CITY_SCHEMA,
        include_bytes!("../weights/free-city.weights"),
    )
});

/// The games with a net of their own.
const SCHEMAS: [Schema; 3] = [duel::SCHEMA, seven::SCHEMA, seven::FREE_CITY_SCHEMA];

/// Nets that play instead of those that come with the program, by the number of their schema.
static REPLACED: [OnceLock<Net>; 3] = [OnceLock::new(), OnceLock::new(), OnceLock::new()];

/// A word for the nets that play in this process: the same for the same weights, so that what was found with them can be
/// kept.
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

fn embedded(schema: &Schema, bytes: &[u8]) -> Net {
    let number = SCHEMAS.iter().position(|other| other.game == schema.game);
    if let Some(net) = number.and_then(|number| REPLACED[number].get()) {
        return net.clone();
    }
    Net::from_bytes(schema, bytes).expect("the weights belong to this version")
}

/// Lets other weights play in this process, for the game that they belong to, which is returned. It must be called
/// before the first bot of that game is asked.
///
/// # Errors
/// Says why the bytes are no weights for any of the games. Nothing is replaced then.
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
    for (schema, place) in SCHEMAS.iter().zip(&REPLACED) {
        let game = schema.game;
        match Net::from_bytes(schema, bytes) {
            Ok(net) => {
                let taken = place.set(net).is_err();
                return if taken {
                    Err(InvalidWeights::Twice { game })
                } else {
                    Ok(game)
                };
            }
            Err(InvalidWeights::Schema { .. }) => {}
            Err(error) => return Err(error),
        }
    }
    let game = "duel, seven or free-city";
    Err(InvalidWeights::Schema { game })
}
