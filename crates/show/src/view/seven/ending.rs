//! The final score sheet, when the game is over and everything is open.

use antipater_engine::seven::score::Score;
use antipater_engine::seven::{Age, Card, Deed, Observation, Power, Seven, TURNS, Table};
use antipater_engine::{Outcome, Seat, State};
use serde::Serialize;
use utoipa::ToSchema;

use super::origins::{Buried, Origin, origins};
use super::past::last_card;
use crate::view::wire;

/// What is revealed when the game is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    outcome: Outcome<Score>,
    /// For each seat the cards under its wonder, in the order of the stages.
    buried: Vec<Vec<Buried>>,
    /// For each seat the cards it sold.
    sold: Vec<Vec<Card>>,
}

impl Ending {
    /// What is revealed; `None` while the game is in progress.
    pub fn of(position: &Seven) -> Option<Ending> {
        let outcome = position.outcome()?;
        let mut buried = Vec::new();
        let mut sold = Vec::new();
        let seats = Seat::all(position.seats());
        let seen: Vec<Observation> = seats.map(|seat| position.observe(seat)).collect();
        for observation in &seen {
            let mut under = Vec::new();
            let mut away = Vec::new();
            let seat = observation.seat();
            let babylon = observation.table().seat_of(Power::PlaySeventh) == Some(seat);
            for age in Age::ALL {
                let turns = (1..=TURNS).map(|turn| {
                    (
                        observation.deed(age, turn, seat),
                        used(&seen, seat, age, turn),
                    )
                });
                let seventh = || (observation.seventh(age), seventh_card(&seen, seat, age));
                let seventh = babylon.then(seventh);
                for (deed, card) in turns.chain(seventh) {
                    match (deed, card) {
                        (Some(Deed::Stage { .. }), Some(card)) => under.push(Buried {
                            card,
                            age: age.number(),
                        }),
                        (Some(Deed::Sold), Some(card)) => away.push(card),
                        _ => {}
                    }
                }
            }
            buried.push(under);
            sold.push(away);
        }
        Some(Ending {
            outcome,
            buried,
            sold,
        })
    }
}

/// The card that a seat used on a turn, from the observations of all seats. Only the holder of the Free City card knows
/// that city's card.
fn used(seen: &[Observation], seat: Seat, age: Age, turn: u8) -> Option<Card> {
    let own = &seen[seat.number()];
    if own.table().free_city() != Some(seat) {
        return own.used_on(age, turn);
    }
    seen.iter().find_map(|one| one.city_used_on(age, turn))
}

/// Babylon's seventh card, from the observations of all seats.
fn seventh_card(seen: &[Observation], seat: Seat, age: Age) -> Option<Card> {
    let own = &seen[seat.number()];
    if own.table().free_city() != Some(seat) {
        return last_card(own, age);
    }
    seen.iter().find_map(|one| one.drawn_on(age, TURNS + 1))
}

/// The final score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = seven::Sheet)]
pub struct Sheet {
    /// The seats from the first place to the last, the Free City after them.
    pub ranking: Vec<SheetRow>,
    /// The winners; several share the victory.
    #[schema(value_type = Vec<u8>)]
    pub winners: Vec<Seat>,
    /// The tie-breaker.
    pub tie_break: Option<TieBreak>,
}

/// The tie-breaker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = seven::TieBreak)]
pub enum TieBreak {
    /// The winner had more coins.
    Coins,
    /// Coins were equal too.
    Shared,
}

/// The line of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = seven::Line)]
pub struct SheetRow {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The place, from 1; equal seats share it. The Free City has none: it cannot win, and is listed last.
    pub place: Option<usize>,
    /// The points by category in the order of a record: military, treasury, wonder, civilian, science, commerce, guilds.
    pub points: [i16; 7],
    /// The total.
    pub total: i16,
    /// Coins, which break ties.
    pub coins: u16,
    /// The cards under the wonder, in the order of the stages.
    pub buried: Vec<Buried>,
    /// The cards that were sold.
    #[serde(serialize_with = "wire::cards")]
    #[schema(value_type = Vec<String>)]
    pub sold: Vec<Card>,
    /// The origins of the points, in the order of a record's categories; their sum is the total.
    pub origins: Vec<Origin>,
}

impl Sheet {
    pub(super) fn of(table: &Table, ending: Ending) -> Sheet {
        let Ending {
            outcome,
            buried,
            sold,
        } = ending;
        let mut ranking: Vec<SheetRow> = Seat::all(table.seats())
            .zip(buried.into_iter().zip(sold))
            .map(|(seat, (buried, sold))| {
                let score = &outcome.scores[seat];
                let origins = origins(table, seat, &buried);
                SheetRow {
                    seat,
                    place: None,
                    points: score.points(),
                    total: score.total(),
                    coins: score.coins,
                    buried,
                    sold,
                    origins,
                }
            })
            .collect();
        let rank = |row: &SheetRow| (row.total, row.coins);
        let apart = |row: &SheetRow| table.free_city() == Some(row.seat);
        ranking.sort_by_key(|row| (apart(row), core::cmp::Reverse(rank(row))));
        let ranked = ranking.iter().filter(|row| !apart(row));
        let ranks: Vec<_> = ranked.map(rank).collect();
        for row in ranking.iter_mut().filter(|row| !apart(row)) {
            let before = ranks.iter().filter(|other| **other > rank(row));
            row.place = Some(1 + before.count());
        }
        let tie_break = if outcome.winners.len() > 1 {
            Some(TieBreak::Shared)
        } else if ranks.get(1).is_some_and(|second| second.0 == ranks[0].0) {
            Some(TieBreak::Coins)
        } else {
            None
        };
        Sheet {
            ranking,
            winners: outcome.winners.iter().collect(),
            tie_break,
        }
    }
}
