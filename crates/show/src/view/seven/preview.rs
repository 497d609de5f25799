//! The preview of an answer: only this answer is played, and the result compared with the present table. The other
//! players' actions in the same turn may add to it: their payments, and what is counted in their cities.

use antipater_engine::seven::score::{Symbols, score};
use antipater_engine::seven::{Action, Age, Card, Event, Table, conflict_points};
use antipater_engine::{ResourceSet, Seat};
use serde::Serialize;
use utoipa::ToSchema;

use super::city::production;
use crate::view::change::BeforeAfter;
use crate::view::wire;

/// The preview of building a card or a stage.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = seven::Preview)]
pub struct Preview {
    /// The preview of each payment: in the order of the payments, Olympia's free build (first edition) last.
    pub ways: Vec<PaymentPreview>,
    /// Coins gained from the bank at once.
    pub earned: u16,
    /// The seat's shields, if they change.
    pub shields: Option<BeforeAfter>,
    /// Both borders, the left one first, if the seat's shields change.
    pub borders: Vec<BorderChange>,
    /// The points for the seat's scientific symbols, if they change.
    pub science: Option<BeforeAfter>,
    /// New production, unit by unit.
    #[serde(serialize_with = "wire::units")]
    #[schema(value_type = Vec<String>)]
    pub produces: Vec<ResourceSet>,
    /// The cards of this and later ages at this table that become free by a chain and were not before.
    #[serde(serialize_with = "wire::cards")]
    #[schema(value_type = Vec<String>)]
    pub opens: Vec<Card>,
}

/// The preview of a payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = seven::Way)]
pub struct PaymentPreview {
    /// The seat's coins.
    pub coins: BeforeAfter,
    /// The seat's current score; `None` for the Free City, whose points do not count.
    pub points: Option<BeforeAfter>,
}

/// A border where the seat's shields change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = seven::BorderChange)]
pub struct BorderChange {
    /// The neighbor.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The neighbor's shields.
    pub their_shields: u8,
    /// The points of the conflict at the end of this age, in the current state of the cities.
    pub points: BeforeAfter,
}

impl Preview {
    /// The preview of the ways to build one thing; `None` if there is no way. `others` is the table with the viewer's
    /// choice for another city on the same step; its shields are used in comparisons.
    pub(super) fn of(
        table: &Table,
        others: &Table,
        seat: Seat,
        ways: &[Action],
    ) -> Option<Preview> {
        let first = *ways.first()?;
        let mut earned = 0;
        let after = table.after(seat, first, &mut |event| {
            if let Event::Earned { coins, .. } = event {
                earned += coins;
            }
        });
        let shields = |table: &Table| table.city(seat).shields(table.edition());
        let shields = BeforeAfter::of(shields(table), shields(&after)).if_any();
        let science =
            |table: &Table| Symbols::of(table.city(seat).effects(table.edition())).points();
        let science = BeforeAfter::of(science(table), science(&after)).if_any();
        let free_city = table.free_city() == Some(seat);
        Some(Preview {
            ways: ways
                .iter()
                .map(|&way| PaymentPreview::of(table, seat, way))
                .collect(),
            earned,
            shields,
            borders: shields.map_or_else(Vec::new, |_| borders(table, &after, others, seat)),
            science: science.filter(|_| !free_city),
            produces: more_production(table, &after, seat),
            opens: opens(table, seat, first),
        })
    }
}

impl PaymentPreview {
    /// The preview of this answer's payment.
    pub(super) fn of(table: &Table, seat: Seat, action: Action) -> PaymentPreview {
        let after = table.after(seat, action, &mut |_| ());
        let coins = |table: &Table| table.city(seat).coins();
        let points = |table: &Table| score(table, seat).total();
        let free_city = table.free_city() == Some(seat);
        PaymentPreview {
            coins: BeforeAfter::of(coins(table), coins(&after)),
            points: (!free_city).then(|| BeforeAfter::of(points(table), points(&after))),
        }
    }
}

/// The age of the present decision.
fn age(table: &Table) -> Age {
    table.phase().clock().map_or(Age::III, |(age, _)| age)
}

fn borders(before: &Table, after: &Table, others: &Table, seat: Seat) -> Vec<BorderChange> {
    let shields = |table: &Table, seat: Seat| table.city(seat).shields(table.edition());
    let border = |neighbor: Seat| {
        let theirs = shields(others, neighbor);
        let points = |table: &Table| conflict_points(age(before), shields(table, seat), theirs).0;
        BorderChange {
            seat: neighbor,
            their_shields: theirs,
            points: BeforeAfter::of(points(before), points(after)),
        }
    };
    [before.left(seat), before.right(seat)].map(border).to_vec()
}

/// The units of production that a city gains.
fn more_production(before: &Table, after: &Table, seat: Seat) -> Vec<ResourceSet> {
    let all = |table: &Table| {
        let (sells, keeps) = production(table, seat);
        sells.into_iter().chain(keeps)
    };
    let mut more: Vec<ResourceSet> = all(after).collect();
    for unit in all(before) {
        if let Some(place) = more.iter().position(|other| *other == unit) {
            more.remove(place);
        }
    }
    more
}

/// The cards that this building would make free by a chain: cards of this or a later age in play at this table that are
/// neither built in the city nor free already.
fn opens(table: &Table, seat: Seat, action: Action) -> Vec<Card> {
    let (Action::Build { card, .. } | Action::Take { card }) = action else {
        return Vec::new();
    };
    let edition = table.edition();
    let built = table.city(seat).built();
    let to_come = |next: &Card| {
        let copies = &next.facts(edition).copies[age(table) as usize..];
        let mut copies = copies.iter().flat_map(|copies| copies.iter());
        copies.any(|&seats| usize::from(seats) <= table.seats())
    };
    let next = card.opens(edition).filter(to_come).filter(|next| {
        let free = next.facts(edition).opened_by.and(built);
        !built.contains(*next) && free.is_empty()
    });
    next.collect()
}

#[cfg(test)]
mod tests {
    use antipater_engine::seven::{Board, By, City, Edition, Payment, Seven, Side, Wonder};

    use super::*;

    /// A position in age I with this city between two that have built nothing.
    fn table(age: Age, wonder: Wonder, built: &[Card]) -> Seven {
        let board = |wonder| Board {
            wonder,
            side: Side::A,
        };
        let plain = |wonder| City::new(Edition::First, board(wonder));
        let mut set = antipater_engine::seven::CardSet::EMPTY;
        built.iter().for_each(|&card| set.add(card));
        let tokens = plain(wonder).tokens();
        let city = City::from_parts(Edition::First, board(wonder), set, 0, 6, tokens);
        let cities = [city, plain(Wonder::Giza), plain(Wonder::Ephesus)];
        Seven::from_parts(Edition::First, &cities, age, &[[Card::Altar; 7]; 3])
    }

    fn building(position: &Seven, card: Card) -> Preview {
        let way = Action::Build {
            card,
            by: By::Cost,
            pay: Payment::NOTHING,
        };
        Preview::of(position.table(), position.table(), Seat::FIRST, &[way]).unwrap()
    }

    #[test]
    fn a_red_card_changes_both_borders() {
        let position = table(Age::II, Wonder::Rhodes, &[]);
        let preview = building(&position, Card::Walls);
        assert_eq!(preview.shields, Some(BeforeAfter::of(0, 2)));
        let points: Vec<_> = preview.borders.iter().map(|border| border.points).collect();
        assert_eq!(points, [BeforeAfter::of(0, 3); 2]);
        assert_eq!(preview.science, None);
    }

    #[test]
    fn a_green_card_is_worth_more_with_the_others() {
        let position = table(Age::I, Wonder::Rhodes, &[Card::Apothecary, Card::Workshop]);
        let preview = building(&position, Card::Scriptorium);
        assert_eq!(preview.science, Some(BeforeAfter::of(2, 10)));
        assert_eq!(preview.opens, [Card::Courthouse, Card::Library]);
        assert!(preview.borders.is_empty());
    }

    #[test]
    fn coins_and_production_come_at_once() {
        let position = table(Age::I, Wonder::Rhodes, &[]);
        let tavern = building(&position, Card::Tavern);
        assert_eq!(
            (tavern.earned, tavern.ways[0].coins),
            (5, BeforeAfter::of(6, 11))
        );
        assert_eq!(tavern.ways[0].points, Some(BeforeAfter::of(2, 3)));
        let pit = building(&position, Card::ClayPit);
        assert_eq!((pit.produces.len(), pit.ways[0].coins.after), (1, 5));
    }

    #[test]
    fn cards_of_past_ages_do_not_become_free() {
        let position = table(Age::III, Wonder::Halicarnassus, &[]);
        let found = Action::Take {
            card: Card::Scriptorium,
        };
        let preview =
            Preview::of(position.table(), position.table(), Seat::FIRST, &[found]).unwrap();
        assert_eq!(
            (preview.opens, preview.science),
            (vec![], Some(BeforeAfter::of(0, 1)))
        );
    }
}
