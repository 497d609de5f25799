//! What a viewer may see of a table: the only thing that turns a position into something sendable.
//!
//! A [`View`] is built from the observation of the viewer's seat and has no field for what is hidden from it. The JSON
//! interface and the pages are two printings of the same `View`.

pub mod duel;
pub mod seven;
pub(crate) mod wire;

use antipater_engine::{Joint, Seat};
use serde::Serialize;

use crate::game::{Game, Hosted};

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The name of the table in addresses.
    pub table: String,
    /// How many steps are played: the number of the decision that is to be made now.
    pub decision: usize,
    /// How often the viewer has chosen on this step while it waits for another choice of the viewer's.
    pub choices: usize,
    /// The viewer's seat.
    #[serde(serialize_with = "wire::seat")]
    pub you: Seat,
    /// Who sits where, in seat order.
    pub seats: Vec<SeatView>,
    /// The game.
    #[serde(flatten)]
    pub game: GameView,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// The name for display.
    pub name: String,
    /// The level, when a bot sits here.
    pub bot: Option<&'static str>,
}

/// The part of a view that depends on the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum GameView {
    /// 7 Wonders.
    Seven(Box<seven::View>),
    /// 7 Wonders Duel.
    Duel(Box<duel::View>),
}

impl View {
    /// The name of who sits on a seat.
    pub fn name(&self, seat: Seat) -> &str {
        &self.seats[seat.number()].name
    }
}

/// The table as the person on a seat sees it who has chosen nothing yet.
pub fn view<G: Hosted>(game: &Game<G>, viewer: Seat) -> View {
    view_given(game, viewer, &Joint::new(), 0)
}

/// The table as the person on a seat sees it. `chosen` is what this person alone has chosen on this step, after
/// `choices` choices.
pub fn view_given<G: Hosted>(
    game: &Game<G>,
    viewer: Seat,
    chosen: &Joint<G::Action>,
    choices: usize,
) -> View {
    let seats = game.sitting.iter().map(|sitting| SeatView {
        name: sitting.name.clone(),
        bot: sitting.bot.map(antipater_bots::Level::name),
    });
    View {
        table: game.id.clone(),
        decision: game.told.len(),
        choices,
        you: viewer,
        seats: seats.collect(),
        game: game.position.view_given(viewer, &game.told, chosen),
    }
}
