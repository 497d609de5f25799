//! Redealing an age: another deal that was equally likely, as a baseline for luck.
//!
//! Here: which cards stay because a seat has held their hands. Not here: samples of hidden information within an age
//! (`sample`).

use arrayvec::ArrayVec;
use rand_core::Rng;

use super::cards::Card;
use super::passing::Passing;
use super::phase::{Age, Phase, TURNS};
use super::position::{Seven, sorted};
use super::setup::{HAND, MAX_SEATS, deal_age, guilds};
use crate::rng::shuffle;
use crate::seat::{Seat, SeatSet};

/// The cards of an age.
type Dealt = ArrayVec<Card, { HAND * MAX_SEATS }>;

impl Seven {
    /// This position, at the beginning of an age, with the cards of this and all later ages redealt. The hands that
    /// come to a player in the first `turns` turns stay as dealt. With the Free City, so do the cards that the player
    /// draws to them or sees drawn. Every deal consistent with those, including the true one, is equally likely.
    ///
    /// # Panics
    /// If the position is not at the beginning of an age.
    #[must_use]
    pub fn redealt(&self, player: Seat, turns: u8, rng: &mut impl Rng) -> Seven {
        let Phase::Turn { age, turn: 1 } = self.table.phase else {
            panic!("no age begins");
        };
        let seats = self.table.seats();
        let pile = self.table.free_city();
        let (hands, drawn) = self.seen(player, age, turns);
        let places = Seat::all(seats).flat_map(|hand| (0..HAND).map(move |slot| (hand, slot)));
        let (kept, open): (Vec<_>, Vec<_>) = places.partition(|&(hand, slot)| {
            if pile == Some(hand) {
                slot < drawn
            } else {
                hands.contains(hand)
            }
        });
        let dealt = &self.deal[age as usize];
        let cards = |places: &[(Seat, usize)]| -> Dealt {
            places
                .iter()
                .map(|&(hand, slot)| dealt[hand][slot])
                .collect()
        };
        let mut cards_left = cards(&open);
        self.draw_guilds(&cards(&kept), &mut cards_left, rng);
        shuffle(&mut cards_left, rng);
        let mut redealt = self.clone();
        let hands = &mut redealt.deal[age as usize];
        for ((hand, slot), card) in open.into_iter().zip(cards_left) {
            hands[hand][slot] = card;
        }
        for hand in self.table.passing.hands() {
            hands[hand].sort_unstable();
        }
        for later in Age::ALL.into_iter().filter(|later| *later > age) {
            let hands = deal_age(self.table.edition, later, seats, rng);
            redealt.deal[later as usize] = sorted(&hands);
            if let Some(city) = pile {
                redealt.deal[later as usize][city] = hands[city.number()];
            }
        }
        redealt
    }

    /// Whether a player sees new cards on a turn of an age. New are a hand that comes to them for the first time and,
    /// with the Free City, a drawn card.
    pub fn sees_more(&self, player: Seat, age: Age, turn: u8) -> bool {
        self.seen(player, age, turn) != self.seen(player, age, turn - 1)
    }

    /// The last of the first `turns` turns of an age on which a player sees new cards; 0 if there is none.
    pub fn last_news(&self, player: Seat, age: Age, turns: u8) -> u8 {
        let mut turns = (1..=turns).rev();
        turns
            .find(|&turn| self.sees_more(player, age, turn))
            .unwrap_or(0)
    }

    /// The hands that come to a player in the first `turns` turns of an age, and how much of the Free City's pile the
    /// player then knows. That is the number of cards drawn until they last held its card.
    fn seen(&self, player: Seat, age: Age, turns: u8) -> (SeatSet, usize) {
        let passing = self.table.passing;
        let turns = 1..=turns.min(TURNS);
        let hands = turns.clone().map(|turn| passing.held(player, age, turn));
        let held = |turn: &u8| Passing::free_city_holder(age, *turn) == player;
        let drawn = turns
            .rev()
            .find(held)
            .filter(|_| passing.free_city().is_some());
        (hands.collect(), usize::from(drawn.unwrap_or(0)))
    }

    /// Replaces the guilds among the cards of an age by random ones, of all that are not known to be in it.
    fn draw_guilds(&self, known: &Dealt, cards: &mut Dealt, rng: &mut impl Rng) {
        let edition = self.table.edition;
        let is_guild = |card: &Card| card.facts(edition).guild;
        let mut drawn: Dealt = guilds(edition)
            .filter(|guild| !known.contains(guild))
            .collect();
        shuffle(&mut drawn, rng);
        let old = cards.iter_mut().filter(|card| is_guild(card));
        old.zip(drawn).for_each(|(card, guild)| *card = guild);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::{below, generator};
    use crate::seven::edition::Edition;
    use crate::seven::setup::{BoardOptions, Hand, Setup};
    use crate::state::State;

    /// The positions at the beginning of an age, from random games.
    fn beginnings(edition: Edition, seats: usize, free_city: bool) -> Vec<Seven> {
        let mut rng = generator(seats as u64, 0);
        let boards = vec![BoardOptions::default(); seats];
        let setup = match free_city {
            true => Setup::deal_free_city(&[BoardOptions::default(); 3], &mut rng),
            false => Setup::deal(edition, &boards, &mut rng),
        };
        let mut seven = Seven::new(setup.expect("a deal")).expect("a deal");
        let mut all = Vec::new();
        while !seven.to_act().is_empty() {
            if matches!(seven.table().phase(), Phase::Turn { turn: 1, .. }) {
                all.push(seven.clone());
            }
            let joint = seven.ask(|_, legal| legal[below(&mut rng, legal.len() as u32) as usize]);
            seven.apply_unchecked(&joint);
        }
        assert_eq!(all.len(), 3);
        all
    }

    fn every_table() -> Vec<Seven> {
        let around = (3..=7).flat_map(|seats| {
            [Edition::First, Edition::Second].map(|edition| (edition, seats, false))
        });
        let all = around.chain([(Edition::First, 3, true)]);
        all.flat_map(|(edition, seats, free_city)| beginnings(edition, seats, free_city))
            .collect()
    }

    #[test]
    fn what_a_player_has_seen_stays_and_the_rest_is_a_deal() {
        let mut rng = generator(1, 0);
        for begin in every_table() {
            let Phase::Turn { age, .. } = begin.table().phase() else {
                panic!("an age begins");
            };
            let seats = begin.table().seats();
            for player in begin.players().iter() {
                for turns in 0..=TURNS {
                    let redealt = begin.redealt(player, turns, &mut rng);
                    redealt.check();
                    let hands = |seven: &Seven| {
                        seven.deal.map(|hands| {
                            hands
                                .first(seats)
                                .iter()
                                .copied()
                                .collect::<ArrayVec<Hand, MAX_SEATS>>()
                        })
                    };
                    let setup = Setup {
                        edition: begin.table().edition(),
                        free_city: begin.table().free_city().is_some(),
                        boards: Seat::all(seats)
                            .map(|seat| begin.table().city(seat).board())
                            .collect(),
                        hands: hands(&redealt),
                    };
                    assert_eq!(setup.validate(), Ok(()), "{age:?}, {turns} turns");
                    // Past ages stay the same, and the player cannot distinguish the two by the hands they held.
                    for earlier in Age::ALL.into_iter().filter(|earlier| *earlier < age) {
                        assert_eq!(redealt.deal[earlier as usize], begin.deal[earlier as usize]);
                    }
                    let passing = begin.table().passing;
                    for turn in 1..=turns {
                        let hand = passing.held(player, age, turn);
                        assert_eq!(
                            redealt.deal[age as usize][hand],
                            begin.deal[age as usize][hand]
                        );
                    }
                    if turns > 0 {
                        assert_eq!(redealt.observe(player).hand(), begin.observe(player).hand());
                    }
                }
            }
        }
    }

    /// Each unseen card is in each place equally often, including guilds that were not dealt.
    #[test]
    fn every_deal_is_equally_likely() {
        const DEALS: u32 = 4000;
        for begin in [
            beginnings(Edition::Second, 4, false).remove(2),
            beginnings(Edition::First, 3, true).remove(2),
        ] {
            let mut rng = generator(2, 0);
            let player = Seat::FIRST;
            let (kept, _) = begin.seen(player, Age::III, 1);
            let other = Seat::all(begin.table().seats()).find(|hand| !kept.contains(*hand));
            let other = other.expect("a hand that others hold");
            let mut dealt = [0u32; Card::COUNT];
            for _ in 0..DEALS {
                let redealt = begin.redealt(player, 1, &mut rng);
                for card in redealt.deal[2][other] {
                    dealt[card as usize] += 1;
                }
            }
            let known = begin.observe(player);
            let known = known.hand_on(Age::III, 1).expect("a hand");
            let unseen = guilds(begin.table().edition()).filter(|guild| !known.contains(guild));
            let counts: Vec<u32> = unseen.map(|guild| dealt[guild as usize]).collect();
            let mean = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
            assert!(mean > 100.0);
            for count in counts {
                let apart = (f64::from(count) - mean).abs();
                assert!(apart < 5.0 * mean.sqrt(), "{count} instead of {mean}");
            }
        }
    }

    #[test]
    fn hands_are_new_until_they_come_back() {
        for begin in every_table() {
            let Phase::Turn { age, .. } = begin.table().phase() else {
                panic!("an age begins");
            };
            for player in begin.players().iter() {
                let new: Vec<u8> = (1..=TURNS)
                    .filter(|&turn| begin.sees_more(player, age, turn))
                    .collect();
                let first = new
                    .iter()
                    .filter(|&&turn| usize::from(turn) <= begin.table().seats());
                if begin.table().free_city().is_none() {
                    assert_eq!(first.count(), new.len());
                    assert_eq!(new.len(), begin.table().seats().min(usize::from(TURNS)));
                } else {
                    // The other hand on the second turn, and the cards drawn when the player holds the Free City card.
                    let held = |turn: &u8| Passing::free_city_holder(age, *turn) == player;
                    let expected: Vec<u8> = (1..=TURNS)
                        .filter(|turn| *turn <= 2 || held(turn))
                        .collect();
                    assert_eq!(new, expected);
                }
            }
        }
    }
}
