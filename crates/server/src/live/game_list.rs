//! The list of the games that anyone may watch, in memory.

use std::collections::HashMap;
use std::sync::Arc;

use antipater_show::history::Played;
use antipater_show::spectators::WatchableGame;
use antipater_store::ids::PersonId;

/// Ratings of people, with the ticks at which they were read; `None` for those that are not public.
pub(super) type Ratings = HashMap<(PersonId, Played), (i64, Option<f64>)>;

/// The games that anyone may watch, and the ratings by which they are sorted.
#[derive(Debug, Default)]
pub(super) struct GameList {
    /// When it was made, in ticks.
    pub(super) made_at: Option<i64>,
    pub(super) games: Arc<[Listed]>,
    pub(super) ratings: Ratings,
}

/// A game in the list, with its people.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    pub(super) game: WatchableGame,
    pub(super) people: Vec<PersonId>,
}

impl Listed {
    /// Whether one of these people plays.
    pub(super) fn has_any_of(&self, people: &[PersonId]) -> bool {
        self.people.iter().any(|person| people.contains(person))
    }
}
