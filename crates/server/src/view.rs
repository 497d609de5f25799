//! What a viewer may see of a table: the only thing that turns a position into something sendable.
//!
//! A [`View`] is built from the observation of the viewer's seat, or for somebody without a seat from what everybody
//! knows, and has no field for what is hidden from the viewer. The JSON interface and the pages are two printings of the
//! same `View`.

mod around;
pub(crate) mod change;
pub mod duel;
pub mod seven;
pub(crate) mod shape;
pub(crate) mod wire;

use antipater_engine::{JointAction, Seat, SeatSet};
use serde::Serialize;
use utoipa::ToSchema;

use crate::course::Course;
use crate::game::{Game, Hosted};
use crate::guide::Guide;

pub use change::Change;

pub use around::{Around, MessageKind, MessageView};

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct View {
    /// The name of the table in addresses.
    pub table: String,
    /// Whether the game goes on.
    pub stage: Stage,
    /// The number of the decision that is to be made now: how often a step was played or taken back. It only grows.
    pub decision: usize,
    /// How often the viewer has chosen on this step while it waits for another choice of the viewer's.
    pub choices: usize,
    /// The viewer's seat; `None` for somebody who watches.
    #[serde(serialize_with = "wire::seat_if_any")]
    #[schema(value_type = Option<u8>)]
    pub you: Option<Seat>,
    /// Whose city lies in front: the viewer's own, or the one that somebody who watches has chosen.
    #[serde(serialize_with = "wire::seat")]
    #[schema(value_type = u8)]
    pub facing: Seat,
    /// Who sits where, in seat order.
    pub seats: Vec<SeatView>,
    /// The points of each city as the table stands, where the table wishes them shown.
    pub scores: Option<Vec<i32>>,
    /// The points over the game, when it is over.
    pub course: Option<Course>,
    /// What is around the game.
    pub around: Around,
    /// What the guide says to the viewer, at a guided table. It is for the page only.
    #[serde(skip)]
    pub guide: Option<Guide>,
    /// The game.
    #[serde(flatten)]
    pub game: GameView,
}

/// Whether a game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// It goes on.
    Playing,
    /// It is over.
    Over,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// The name for display.
    pub name: String,
    /// The level, when a bot sits here.
    pub bot: Option<&'static str>,
    /// What this seat is doing; `None` when nothing is asked of it.
    pub state: Option<SeatState>,
}

/// What a seat is doing while the table waits. It says that something was chosen, never what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatState {
    /// It has still to choose.
    Choosing,
    /// It has chosen and waits for others.
    Chosen,
    /// It has to choose, and its person is not there.
    Away,
    /// A bot plays for its person.
    Bot,
    /// Its person has left for good.
    Left,
}

/// With whose eyes a table is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// With those of the person on a seat.
    Seat(Seat),
    /// Without a seat: what everybody knows, with this city in front.
    Public {
        /// Whose city lies in front.
        facing: Seat,
    },
}

impl Viewer {
    /// The viewer's seat.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public { .. } => None,
        }
    }

    /// Whose city lies in front.
    pub fn facing(self) -> Seat {
        match self {
            Viewer::Seat(seat) | Viewer::Public { facing: seat } => seat,
        }
    }
}

/// The part of a view that depends on the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
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

/// The table as a viewer sees it who has chosen nothing yet.
pub fn view<G: Hosted>(game: &Game<G>, viewer: Viewer) -> View {
    view_given(game, viewer, &JointAction::new(), 0)
}

/// The table as a viewer sees it. `chosen` is what the person on the viewer's seat alone has chosen on this step, after
/// `choices` choices; somebody who watches has chosen nothing.
pub fn view_given<G: Hosted>(
    game: &Game<G>,
    viewer: Viewer,
    chosen: &JointAction<G::Action>,
    choices: usize,
) -> View {
    let due = game.position.to_act().iter();
    let asked: SeatSet = due.map(|seat| game.position.chooser(seat)).collect();
    let seats = Seat::all(game.sitting.len()).zip(&game.sitting);
    let seats = seats.map(|(seat, sitting)| SeatView {
        name: sitting.name.clone(),
        bot: sitting.bot.map(antipater_bots::BotKind::name),
        state: (asked.contains(seat) && sitting.bot.is_none()).then_some(SeatState::Choosing),
    });
    View {
        table: game.id.clone(),
        stage: if game.is_over() {
            Stage::Over
        } else {
            Stage::Playing
        },
        decision: game.told.len(),
        choices,
        you: viewer.seat(),
        facing: viewer.facing(),
        seats: seats.collect(),
        scores: None,
        course: game.course.clone(),
        around: Around::default(),
        guide: None,
        game: game.position.view_given(viewer, &game.told, chosen),
    }
}
