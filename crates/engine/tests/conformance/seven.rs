//! 7 Wonders obeys the laws, in both editions, at 3 to 7 seats, with every wonder often on the table.

use antipater_engine::luck::below;
use antipater_engine::seven::cards::CardSet;
use antipater_engine::seven::{
    Action, Age, By, Card, Edition, Payment, Phase, Power, Record, Setup, Seven, Wish,
};
use antipater_engine::{Joint, Seat, State};
use rand_chacha::ChaCha20Rng;

use super::Game;

super::laws!(Seven:
    legal_is_what_is_accepted,
    checked_and_unchecked_agree_in_any_order,
    actions_have_different_numbers,
    nothing_is_lost,
    records_come_back,
    a_sample_looks_like_the_truth,
    a_seat_knows_its_diary_and_nothing_else,
);

impl Game for Seven {
    const KINDS: usize = 10;

    fn deal(kind: usize, rng: &mut ChaCha20Rng) -> Setup {
        let edition = Edition::ALL[kind % 2];
        Setup::deal(edition, &vec![Wish::default(); 3 + kind / 2], rng).expect("3 to 7 seats")
    }

    fn any_action(rng: &mut ChaCha20Rng) -> Action {
        let card = Card::ALL[below(rng, Card::COUNT as u32) as usize];
        let pay = Payment {
            left: below(rng, 5) as u8,
            right: below(rng, 5) as u8,
        };
        match below(rng, 7) {
            0 => Action::Build {
                card,
                by: By::Cost,
                pay,
            },
            1 => Action::Build {
                card,
                by: By::Chain,
                pay: Payment::NOTHING,
            },
            2 => Action::Build {
                card,
                by: By::Power,
                pay: Payment::NOTHING,
            },
            3 => Action::Stage { card, pay },
            4 => Action::Sell { card },
            5 => Action::Take { card },
            _ => Action::Decline,
        }
    }

    fn index(action: Action) -> (usize, usize) {
        (action.index(), Action::COUNT)
    }

    fn check_conserved(&self, setup: &Setup, steps: &[Joint<Action>]) {
        self.table().check();
        let world = World::after(setup, steps);
        for seat in Seat::all(self.seats()) {
            let city = self.table().city(seat);
            let place = &world.places[seat.number()];
            assert_eq!(
                city.built(),
                place.built.iter().copied().collect::<CardSet>()
            );
            assert_eq!(
                city.built().len(),
                place.built.len(),
                "no building stands twice"
            );
            assert_eq!(city.stages(), place.buried.len());
            if self.to_act().contains(seat)
                && !matches!(self.table().phase(), Phase::Discard { .. })
            {
                let mut hand = place.hand.clone();
                hand.sort_unstable();
                assert_eq!(self.hand(seat).as_slice(), hand);
            }
        }
        let pile = self.pile();
        assert_eq!(pile.len(), world.pile.len());
        world
            .pile
            .iter()
            .for_each(|card| assert!(pile.count(*card) > 0));
        self.check_coins(setup, steps);
    }

    fn check_record(setup: &Setup, steps: &[Joint<Action>]) {
        let players = (0..setup.seats())
            .map(|seat| format!("Player \"{seat}\""))
            .collect();
        let record = Record {
            players,
            setup: setup.clone(),
            steps: steps.to_vec(),
        };
        let text = record.write();
        let read = Record::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read, record);
        assert_eq!(read.write(), text);
    }

    /// Exchanges two cards of the same age, or of a guild and one left in the box, wherever they lie; each decision
    /// stays with the piece of cardboard it was made on.
    fn other_world(
        setup: &Setup,
        steps: &[Joint<Action>],
        rng: &mut ChaCha20Rng,
    ) -> Option<super::OtherWorld<Seven>> {
        let age = Age::ALL[below(rng, 3) as usize];
        let seats = setup.seats() as u32;
        let mut any = || (below(rng, seats) as usize, below(rng, 7) as usize);
        let (one, two) = (any(), any());
        let hands = &setup.hands[age as usize];
        let mut other = setup.clone();
        let (a, b) = (hands[one.0][one.1], hands[two.0][two.1]);
        let guild = |card: &Card| card.facts(setup.edition).guild;
        let boxed = Card::ALL
            .into_iter()
            .find(|c| guild(c) && !hands.iter().flatten().any(|h| h == c));
        match boxed {
            Some(boxed) if guild(&a) => other.hands[age as usize][one.0][one.1] = boxed,
            _ if a == b => return None,
            _ => {
                other.hands[age as usize][one.0][one.1] = b;
                other.hands[age as usize][two.0][two.1] = a;
            }
        }
        let steps = follow(setup, steps, &other)?;
        Some((other, steps))
    }

    fn diary(setup: &Setup, steps: &[Joint<Action>], seat: usize) -> Vec<String> {
        let mut world = World::new(setup);
        let mut diary = vec![world.sight(seat)];
        let mut position = Seven::new(setup.clone()).expect("valid");
        for joint in steps {
            let digger = match position.table().phase() {
                Phase::Discard { seat, .. } => Some(seat.number()),
                _ => None,
            };
            if digger == Some(seat) {
                diary.push(world.pile_in_order());
            }
            for (other, action) in joint.iter() {
                let shown = match action {
                    Action::Stage { pay, .. } if other.number() != seat => format!("stage {pay:?}"),
                    Action::Sell { .. } if other.number() != seat => "sells".to_owned(),
                    action => format!("{action:?}"),
                };
                diary.push(format!("{other} {shown}"));
            }
            world.step(position.table().phase(), joint, &mut |_, _| ());
            position.apply(joint).expect("legal");
            world.pass(setup, &position);
            diary.push(format!(
                "{:?} {}",
                position.table().phase(),
                world.pile.len()
            ));
            diary.push(world.sight(seat));
        }
        if position.table().phase().clock().is_some_and(|_| {
            matches!(position.table().phase(), Phase::Discard { seat: s, .. } if s.number() == seat)
        }) {
            diary.push(world.pile_in_order());
        }
        diary
    }
}

/// Which piece of cardboard: age, the hand it was dealt to, its place there.
type Piece = (usize, usize, usize);

/// The same decisions on the same pieces of cardboard in another deal.
fn follow(setup: &Setup, steps: &[Joint<Action>], other: &Setup) -> Option<Vec<Joint<Action>>> {
    let mut world = World::new(setup);
    let mut position = Seven::new(setup.clone()).expect("valid");
    let mut followed = Vec::new();
    for joint in steps {
        let mut same = Joint::new();
        let phase = position.table().phase();
        world.step(phase, joint, &mut |seat, piece: Option<Piece>| {
            let card = piece.map(|(age, hand, place)| other.hands[age][hand][place]);
            let action = joint.get(seat).expect("it acts");
            let changed = match (action, card) {
                (Action::Build { by, pay, .. }, Some(card)) => Action::Build { card, by, pay },
                (Action::Stage { pay, .. }, Some(card)) => Action::Stage { card, pay },
                (Action::Sell { .. }, Some(card)) => Action::Sell { card },
                (Action::Take { .. }, Some(card)) => Action::Take { card },
                (action, _) => action,
            };
            same.set(seat, changed);
        });
        position.apply(joint).expect("legal");
        world.pass(setup, &position);
        followed.push(same);
    }
    // In the other world a step of Halicarnassus may be due, or not, where it was not, or was.
    let mut check = Seven::new(other.clone()).ok()?;
    for joint in &followed {
        check.apply(joint).ok()?;
    }
    (check.table().phase() == position.table().phase()).then_some(followed)
}

/// The table as it is in the world: cards lie in hands, cities and piles, and are moved about.
struct World {
    places: Vec<PlaceAtTable>,
    pile: Vec<Card>,
    /// The pieces behind the cards of each hand and of the pile, in the same order.
    pile_pieces: Vec<Piece>,
}

#[derive(Clone, Default)]
struct PlaceAtTable {
    hand: Vec<Card>,
    pieces: Vec<Piece>,
    built: Vec<Card>,
    buried: Vec<Card>,
    coins_seen: u16,
}

impl World {
    fn new(setup: &Setup) -> World {
        let places = vec![PlaceAtTable::default(); setup.seats()];
        let mut world = World {
            places,
            pile: Vec::new(),
            pile_pieces: Vec::new(),
        };
        world.deal(setup, Age::I);
        world
    }

    fn after(setup: &Setup, steps: &[Joint<Action>]) -> World {
        let mut world = World::new(setup);
        let mut position = Seven::new(setup.clone()).expect("valid");
        for joint in steps {
            world.step(position.table().phase(), joint, &mut |_, _| ());
            position.apply(joint).expect("legal");
            world.pass(setup, &position);
        }
        world
    }

    fn deal(&mut self, setup: &Setup, age: Age) {
        for (seat, place) in self.places.iter_mut().enumerate() {
            place.hand = setup.hands[age as usize][seat].to_vec();
            place.pieces = (0..7).map(|i| (age as usize, seat, i)).collect();
        }
    }

    /// Moves the cards of one step, telling which piece each seat moved.
    fn step(
        &mut self,
        phase: Phase,
        joint: &Joint<Action>,
        tell: &mut impl FnMut(Seat, Option<Piece>),
    ) {
        for (seat, action) in joint.iter() {
            let place = &mut self.places[seat.number()];
            let Some(card) = action.card() else {
                tell(seat, None);
                continue;
            };
            let from_pile = matches!(phase, Phase::Discard { .. });
            let (cards, pieces) = if from_pile {
                (&mut self.pile, &mut self.pile_pieces)
            } else {
                (&mut place.hand, &mut place.pieces)
            };
            let index = cards
                .iter()
                .position(|c| *c == card)
                .expect("the card is there");
            cards.remove(index);
            let piece = pieces.remove(index);
            tell(seat, Some(piece));
            match action {
                Action::Build { .. } | Action::Take { .. } => place.built.push(card),
                Action::Stage { .. } => place.buried.push(card),
                Action::Sell { .. } | Action::Decline => {
                    self.pile.push(card);
                    self.pile_pieces.push(piece);
                }
            }
        }
    }

    /// Passes the hands, discards last cards and deals anew, as the phase that has come demands.
    fn pass(&mut self, setup: &Setup, position: &Seven) {
        for (seat, place) in self.places.iter_mut().enumerate() {
            let seat = Seat::new(seat).expect("a seat");
            place.coins_seen = position.table().city(seat).coins();
        }
        let cards_left = self.places[0].hand.len();
        match position.table().phase() {
            Phase::Turn { turn: 1, age } => {
                self.discard_last_cards();
                self.deal(setup, age);
            }
            Phase::Turn { age, turn } if cards_left == 8 - usize::from(turn) => {
                let pass = |places: &mut Vec<PlaceAtTable>| {
                    let hands: Vec<_> = places
                        .iter_mut()
                        .map(|p| (std::mem::take(&mut p.hand), std::mem::take(&mut p.pieces)))
                        .collect();
                    let seats = hands.len();
                    for (seat, (hand, pieces)) in hands.into_iter().enumerate() {
                        let to = if age == Age::II {
                            seat + seats - 1
                        } else {
                            seat + 1
                        } % seats;
                        places[to].hand = hand;
                        places[to].pieces = pieces;
                    }
                };
                if !self.passed(setup, age, turn) {
                    pass(&mut self.places);
                }
            }
            Phase::Discard { turn: 6, .. } | Phase::Over => self.discard_last_cards(),
            Phase::Turn { .. } | Phase::Seventh { .. } | Phase::Discard { .. } => {}
        }
    }

    /// Whether the hands lie already where they belong on this turn.
    fn passed(&self, setup: &Setup, age: Age, turn: u8) -> bool {
        let seats = setup.seats();
        let turns = usize::from(turn - 1) % seats;
        let dealt_to = self.places[0].pieces[0].1;
        let belongs = if age == Age::II { turns } else { seats - turns } % seats;
        dealt_to == belongs
    }

    fn discard_last_cards(&mut self) {
        for place in &mut self.places {
            self.pile.append(&mut place.hand);
            self.pile_pieces.append(&mut place.pieces);
        }
    }

    fn pile_in_order(&self) -> String {
        let mut pile = self.pile.clone();
        pile.sort_unstable();
        format!("{pile:?}")
    }

    /// What a seat sees when it looks up: its own hand and everybody's coins.
    fn sight(&self, seat: usize) -> String {
        let mut hand = self.places[seat].hand.clone();
        hand.sort_unstable();
        let coins: Vec<_> = self.places.iter().map(|place| place.coins_seen).collect();
        format!("{hand:?} {coins:?}")
    }
}

trait CheckCoins {
    fn check_coins(&self, setup: &Setup, steps: &[Joint<Action>]);
}

impl CheckCoins for Seven {
    /// All coins on the table are the starting ones and what the bank paid, less what it got.
    fn check_coins(&self, setup: &Setup, steps: &[Joint<Action>]) {
        let mut position = Seven::new(setup.clone()).expect("valid");
        let mut coins = 3 * setup.seats() as i64;
        for joint in steps {
            for (_, action) in joint.iter() {
                match action {
                    Action::Sell { .. } => coins += 3,
                    Action::Build {
                        card, by: By::Cost, ..
                    } => {
                        coins -= i64::from(card.facts(setup.edition).coins);
                    }
                    _ => {}
                }
            }
            let mut tell = |event| {
                if let antipater_engine::seven::Event::Earned { coins: earned, .. } = event {
                    coins += i64::from(earned);
                }
            };
            position.apply_telling(joint, &mut tell).expect("legal");
        }
        let on_table = Seat::all(self.seats()).map(|s| i64::from(self.table().city(s).coins()));
        assert_eq!(on_table.sum::<i64>(), coins);
        assert!(
            self.table()
                .seat_of(Power::PlaySeventh)
                .is_none_or(|s| s.number() < self.seats())
        );
    }
}
