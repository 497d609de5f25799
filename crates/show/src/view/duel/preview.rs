//! The preview of an answer: the answer is played with blanks in place of all hidden cards, and the result compared
//! with the present table.

use antipater_engine::duel::{
    Action, CHAINS, Card, Cause, Deal, Duel, Event, Face, Observation, Phase, Slot, Table,
    TokenSet, Wonder, WonderSet, opponent,
};
use antipater_engine::{JointAction, ResourceSet, Seat, State, Victory};
use serde::Serialize;
use utoipa::ToSchema;

use super::city::production;
use super::{Step, again_after, wire};
use crate::view::change::BeforeAfter;

/// The preview of an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::Preview)]
pub struct Preview {
    /// The seat's coins.
    pub coins: BeforeAfter,
    /// The opponent's coins, if they change.
    pub their_coins: Option<BeforeAfter>,
    /// Coins that the opponent loses to looting tokens, of those it has.
    pub looted: u16,
    /// The seat's current score.
    pub points: BeforeAfter,
    /// The position of the conflict pawn on the opponent's side, if it moves; below 0 on the own side, 9 in the capital.
    pub pawn: Option<BeforeAfter>,
    /// The points for the position of the pawn, negative if they are the opponent's, if they change.
    pub military: Option<BeforeAfter>,
    /// The number of different scientific symbols in the seat's city, if it changes.
    pub symbols: Option<BeforeAfter>,
    /// New production, unit by unit.
    #[serde(serialize_with = "wire::units")]
    #[schema(value_type = Vec<String>)]
    pub produces: Vec<ResourceSet>,
    /// The future card that becomes free by a chain.
    #[serde(serialize_with = "wire::name_if_any")]
    #[schema(value_type = Option<String>)]
    pub opens: Option<Card>,
    /// The face-up cards of the structure that become accessible.
    #[serde(serialize_with = "wire::names")]
    #[schema(value_type = Vec<String>)]
    pub uncovers: Vec<Card>,
    /// The number of face-down cards that are revealed and become accessible.
    pub turns_up: usize,
    /// The seat that decides next; `None` when the game is over.
    #[schema(value_type = Option<u8>)]
    pub next: Option<Seat>,
    /// The next decision.
    pub then: Step,
    /// Whether the seat takes an extra turn.
    pub again: bool,
    /// Whether an extra turn is lost because no cards are left.
    pub turn_lost: bool,
    /// The supremacy that wins the game at once.
    #[serde(serialize_with = "wire::name_if_any")]
    #[schema(value_type = Option<String>)]
    pub wins: Option<Victory>,
    /// The wonder that can no longer be constructed because seven are, and its owner.
    pub lost_wonder: Option<LostWonder>,
}

/// The last wonder, once seven are constructed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::LostWonder)]
pub struct LostWonder {
    /// Its owner.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The wonder.
    #[serde(serialize_with = "wire::name")]
    #[schema(value_type = String)]
    pub wonder: Wonder,
}

impl Preview {
    /// The preview of each answer of the seat to decide.
    pub(super) fn of_each(
        observation: &Observation,
        seat: Seat,
        answers: impl Iterator<Item = Action>,
    ) -> Vec<Preview> {
        let duel = with_blanks(observation);
        answers
            .map(|action| {
                let mut after = duel;
                let mut events = Vec::new();
                let joint = JointAction::only(seat, action);
                let played = after.apply_with_events(&joint, &mut |event| events.push(event));
                if let Err(why) = played {
                    unreachable!("{action:?} is an answer and is refused: {why}");
                }
                Preview::between(duel.table(), after.table(), observation, seat, &events)
            })
            .collect()
    }

    fn between(
        before: &Table,
        after: &Table,
        observation: &Observation,
        seat: Seat,
        events: &[Event],
    ) -> Preview {
        let other = opponent(seat);
        let coins =
            |seat: Seat| BeforeAfter::of(before.cities[seat].coins, after.cities[seat].coins);
        let points = |table: &Table| i32::from(table.score(seat).total());
        let military = |table: &Table| {
            i32::from(table.score(seat).military) - i32::from(table.score(other).military)
        };
        let lead = |table: &Table| table.track.lead(seat);
        let symbols = |table: &Table| table.cities[seat].symbols() as i32;
        let faces =
            freed(before, after).map(|slot| observation.ages[before.age as usize][slot.index()]);
        let uncovers: Vec<Card> = faces
            .clone()
            .filter_map(|face| match face {
                Face::Up(card) => Some(card),
                Face::Down(_) | Face::Unlaid => None,
            })
            .collect();
        Preview {
            coins: coins(seat),
            their_coins: coins(other).if_any(),
            looted: looted(events, other),
            points: BeforeAfter::of(points(before), points(after)),
            pawn: BeforeAfter::of(lead(before), lead(after)).if_any(),
            military: BeforeAfter::of(military(before), military(after)).if_any(),
            symbols: BeforeAfter::of(symbols(before), symbols(after)).if_any(),
            produces: more_production(before, after, seat),
            opens: opens(before, after, seat),
            turns_up: faces.count() - uncovers.len(),
            uncovers,
            next: after.phase.seat(),
            then: Step::of(after.phase),
            again: plays_again(events) || again_after(after.phase),
            turn_lost: events.iter().any(|e| matches!(e, Event::TurnLost { .. })),
            wins: wins(after.phase),
            lost_wonder: events.iter().find_map(|event| match *event {
                Event::WonderLost { seat, wonder } => Some(LostWonder { seat, wonder }),
                _ => None,
            }),
        }
    }
}

/// The position as the seat knows it. Hidden cards are blank: any card will do, because previews do not depend on them.
fn with_blanks(observation: &Observation) -> Duel {
    let known = |face: &Face| match face {
        Face::Up(card) => *card,
        Face::Down(_) | Face::Unlaid => Card::ALL[0],
    };
    let deal = Deal {
        ages: observation.ages.map(|faces| faces.each_ref().map(known)),
        second_offer: observation.second_offer.unwrap_or(WonderSet::EMPTY),
        library: observation.library.unwrap_or(TokenSet::EMPTY),
    };
    Duel::from_parts(deal, observation.table)
}

/// The slots that become accessible if a card is taken and the age continues.
fn freed(before: &Table, after: &Table) -> impl Iterator<Item = Slot> + Clone {
    let goes_on = matches!(before.phase, Phase::Play { .. }) && before.age == after.age;
    let freed = after.accessible().minus(before.accessible());
    freed.iter().filter(move |_| goes_on)
}

/// The coins that the seat loses to looting tokens.
fn looted(events: &[Event], seat: Seat) -> u16 {
    let lost = |event: &Event| match *event {
        Event::Lost {
            seat: who,
            coins,
            cause: Cause::Looting,
        } if who == seat => coins,
        _ => 0,
    };
    events.iter().map(lost).sum()
}

fn plays_again(events: &[Event]) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::PlaysAgain { .. }))
}

/// The supremacy that has won, if any.
fn wins(phase: Phase) -> Option<Victory> {
    match phase {
        Phase::Over { victory, .. } => Some(victory).filter(|&won| won != Victory::Civilian),
        _ => None,
    }
}

/// The units of production that a city gains.
fn more_production(before: &Table, after: &Table, seat: Seat) -> Vec<ResourceSet> {
    let mut more = production(&after.cities[seat]);
    for unit in production(&before.cities[seat]) {
        if let Some(place) = more.iter().position(|other| *other == unit) {
            more.remove(place);
        }
    }
    more
}

/// The card of this or a later age that a new building makes free, unless a city has built it.
fn opens(before: &Table, after: &Table, seat: Seat) -> Option<Card> {
    let new = after.cities[seat].cards.minus(before.cities[seat].cards);
    let mut chains = CHAINS.iter().filter(|chain| new.contains(chain.from));
    let to_come = |card: Card| {
        let built = before.cities.0.iter().any(|city| city.cards.contains(card));
        card.row().back.age() >= before.age && !built && !before.discard.contains(card)
    };
    chains.find(|chain| to_come(chain.to)).map(|chain| chain.to)
}

#[cfg(test)]
mod tests {
    use antipater_engine::duel::{Age, Setup, SlotSet};
    use antipater_engine::rng::generator;

    use super::*;

    /// The first turn of an age with these buildings and this pawn.
    fn position(age: Age, own: &[Card], pawn: i8) -> Duel {
        let setup = Setup::deal_first_game(&mut generator(1, 1));
        let start = Duel::new(setup).unwrap();
        let mut table = *start.table();
        table.age = age;
        table.left = SlotSet::ALL;
        table.face_up = SlotSet::laid_face_up(age);
        table.track.pawn = pawn;
        table.phase = Phase::Play { seat: Seat::FIRST };
        own.iter()
            .for_each(|&card| table.cities[Seat::FIRST].cards.add(card));
        table.cities[Seat::FIRST].coins = 40;
        Duel::from_parts(*start.deal(), table)
    }

    /// The preview of building a card that is put in the place of the structure's last card.
    fn building(mut position: Duel, card: Card) -> Preview {
        let mut deal = *position.deal();
        let age = position.table().age;
        deal.ages[age as usize][Slot::COUNT - 1] = card;
        position = Duel::from_parts(deal, *position.table());
        let observation = position.observe(Seat::FIRST);
        let answers = [Action::Build(card)].into_iter();
        let mut previews = Preview::of_each(&observation, Seat::FIRST, answers);
        previews.remove(0)
    }

    #[test]
    fn a_pawn_that_meets_a_looting_token_costs_the_opponent_coins() {
        let preview = building(position(Age::II, &[], 2), Card::Walls);
        assert_eq!(preview.pawn, Some(BeforeAfter::of(2, 4)));
        assert_eq!(preview.looted, 2);
        assert_eq!(preview.their_coins, Some(BeforeAfter::of(7, 5)));
        assert_eq!(preview.military, Some(BeforeAfter::of(2, 5)));
        assert_eq!(preview.wins, None);
    }

    #[test]
    fn a_pawn_in_the_capital_wins() {
        let preview = building(position(Age::II, &[], 8), Card::Walls);
        assert_eq!(preview.pawn, Some(BeforeAfter::of(8, 9)));
        assert_eq!(
            (preview.wins, preview.next),
            (Some(Victory::Military), None)
        );
    }

    #[test]
    fn a_pair_brings_a_token_and_the_sixth_symbol_wins() {
        let pair = building(position(Age::II, &[Card::Workshop], 0), Card::Laboratory);
        assert_eq!((pair.then, pair.symbols), (Step::Token, None));
        assert_eq!(pair.opens, Some(Card::Observatory));
        let five = [
            Card::Workshop,
            Card::Apothecary,
            Card::Scriptorium,
            Card::Pharmacist,
            Card::Academy,
        ];
        let sixth = building(position(Age::III, &five, 0), Card::University);
        assert_eq!(sixth.symbols, Some(BeforeAfter::of(5, 6)));
        assert_eq!(
            (sixth.wins, sixth.then),
            (Some(Victory::Science), Step::Over)
        );
    }
}
