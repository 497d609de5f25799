//! The future of a game: the chance that each card is still available, and the number of turns left.

use antipater_engine::duel::{Age, Back, Card, CardSet, Effect, Face, Observation, Slot, Symbol};

/// The turns of one seat in a whole game.
const ALL_TURNS: f32 = 30.0;

/// A seat's estimates about cards that are not yet taken.
pub(super) struct Coming {
    chance: [f32; Card::COUNT],
    /// The cards that have been seen, wherever they are now.
    pub(super) seen: CardSet,
    /// The part of the game that is left, from 1 to 0.
    pub(super) left: f32,
    /// The expected number of shields still to come, for both seats together.
    pub(super) shields: f32,
}

impl Coming {
    pub(super) fn new(observation: &Observation) -> Coming {
        let mut coming = Coming {
            chance: [0.0; Card::COUNT],
            seen: CardSet::EMPTY,
            left: 0.0,
            shields: 0.0,
        };
        let mut hidden = [0.0; 4];
        let mut cards: f32 = 0.0;
        for age in Age::ALL {
            let faces = &observation.ages[age as usize];
            for (slot, &face) in Slot::ALL.into_iter().zip(faces) {
                match face {
                    Face::Up(card) => {
                        coming.seen.add(card);
                        let lies = observation.table.age == age;
                        if lies && observation.table.left.contains(slot) {
                            coming.chance[card.index()] = 1.0;
                            cards += 1.0;
                        }
                    }
                    Face::Down(back) => {
                        hidden[back as usize] += 1.0;
                        cards += 1.0;
                    }
                    Face::Unlaid => {
                        unlaid(age).for_each(|(back, part)| hidden[back as usize] += part);
                        cards += 1.0;
                    }
                }
            }
        }
        coming.left = (cards / 2.0 - 0.5).max(0.0) / ALL_TURNS;
        coming.spread(&hidden);
        coming
    }

    /// Distributes the face-down cards over the unseen ones.
    fn spread(&mut self, hidden: &[f32; 4]) {
        for back in [Back::I, Back::II, Back::III, Back::Guild] {
            let unseen = self.unseen(back);
            for card in unseen.iter() {
                self.chance[card.index()] = hidden[back as usize] / unseen.len() as f32;
            }
        }
        for card in Card::ALL {
            let shields = card.row().effects.iter().map(|effect| match effect {
                Effect::Shields(shields) => f32::from(*shields),
                _ => 0.0,
            });
            self.shields += self.chance(card) * shields.sum::<f32>();
        }
    }

    /// The unseen cards with this back.
    pub(super) fn unseen(&self, back: Back) -> CardSet {
        CardSet::backed(back).minus(self.seen)
    }

    /// The chance that the card is or will be available in a structure.
    pub(super) fn chance(&self, card: Card) -> f32 {
        self.chance[card.index()]
    }

    /// The chance that a card with this symbol is or will be available.
    pub(super) fn symbol(&self, symbol: Symbol) -> f32 {
        let cards = CardSet::with_symbol(symbol).iter();
        1.0 - cards.map(|card| 1.0 - self.chance(card)).product::<f32>()
    }
}

/// The backs in the structure of an age that is not yet laid, and the share of each: three in twenty cards of age III
/// are guilds.
/// are guilds.
fn unlaid(age: Age) -> impl Iterator<Item = (Back, f32)> {
    let parts = match age {
        Age::I => [(Back::I, 1.0), (Back::Guild, 0.0)],
        Age::II => [(Back::II, 1.0), (Back::Guild, 0.0)],
        Age::III => [(Back::III, 0.85), (Back::Guild, 0.15)],
    };
    parts.into_iter()
}
