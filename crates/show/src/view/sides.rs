//! The view of a table of 7 Wonders while the players choose the sides of their boards: all boards, and only the
//! viewer's own choice. It shows no cards, and no choices of others.

use antipater_engine::Seat;
use antipater_engine::seven::{Edition, Side, Wonder};
use serde::Serialize;
use serde::ser::{Error, SerializeSeq, Serializer};
use utoipa::ToSchema;

use super::wire;
use crate::game::sides::Boards;
use crate::shape;

/// The boards while their sides are chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = sides::View)]
pub struct View {
    /// The edition.
    #[serde(serialize_with = "wire::edition")]
    #[schema(value_type = shape::Edition)]
    pub edition: Edition,
    /// The city of each board, in seat order.
    #[serde(serialize_with = "cities")]
    #[schema(value_type = Vec<String>)]
    pub boards: Boards,
    /// The viewer's decision; `None` for spectators.
    pub ask: Option<Ask>,
}

/// The question for the side of the viewer's board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = sides::Ask)]
pub struct Ask {
    /// The viewer's seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The viewer's present choice, in a list of at most one.
    #[serde(serialize_with = "texts")]
    #[schema(value_type = Vec<shape::SideAction>)]
    pub chosen: Vec<(Side, String)>,
    /// Both answers.
    #[serde(serialize_with = "texts")]
    #[schema(value_type = Vec<shape::SideAction>)]
    pub actions: Vec<(Side, String)>,
}

impl View {
    /// The view; `chosen` is the choice of the person on its seat.
    pub(super) fn of(boards: Boards, seat: Option<Seat>, chosen: Option<Side>) -> View {
        let ask = seat.map(|seat| {
            let action = |side: Side| (side, boards.write_choice(seat, side));
            Ask {
                seat,
                chosen: chosen.map(action).into_iter().collect(),
                actions: Side::ALL.map(action).into(),
            }
        });
        View {
            edition: boards.edition,
            boards,
            ask,
        }
    }

    /// The wonder of a seat.
    pub fn wonder(&self, seat: Seat) -> Wonder {
        self.boards.wonders[seat.number()]
    }
}

impl Ask {
    /// The chosen side.
    pub fn side(&self) -> Option<Side> {
        self.chosen.first().map(|(side, _)| *side)
    }
}

fn cities<S: Serializer>(boards: &Boards, to: S) -> Result<S::Ok, S::Error> {
    let wonders = boards.wonders.iter();
    to.collect_seq(wonders.map(|wonder| wonder.city(boards.edition)))
}

/// The answers in JSON.
fn texts<S: Serializer>(answers: &[(Side, String)], to: S) -> Result<S::Ok, S::Error> {
    let mut list = to.serialize_seq(Some(answers.len()))?;
    for (_, text) in answers {
        let value: serde_json::Value = serde_json::from_str(text).map_err(S::Error::custom)?;
        list.serialize_element(&value)?;
    }
    list.end()
}
