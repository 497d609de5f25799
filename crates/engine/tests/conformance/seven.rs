//! 7 Wonders obeys the laws: both editions at 3 to 7 seats, and the game for two with the Free City, with every wonder
//! often on the table.

use antipater_engine::rng::below;
use antipater_engine::seven::{
    Action, Age, BoardOptions, By, Card, CardSet, Edition, Event, Observation, Payment, Phase,
    Setup, Seven,
};
use antipater_engine::{JointAction, Seat, State};
use rand_chacha::ChaCha20Rng;

use super::Game;
use super::table_top::{Piece, TableTop};

super::laws!(Seven:
    legal_is_what_is_accepted,
    checked_and_unchecked_agree_in_any_order,
    actions_and_numbers_are_one_to_one,
    nothing_is_lost,
    records_come_back,
    games_stay_within_their_bounds,
    a_sample_looks_like_the_truth,
    a_seat_knows_its_diary_and_nothing_else,
    everybody_knows_what_lies_open_and_nothing_else,
);

impl Game for Seven {
    const KINDS: usize = 12;

    fn deal(kind: usize, rng: &mut ChaCha20Rng) -> Setup {
        let edition = Edition::ALL[kind % 2];
        let dealt = if kind >= 10 {
            Setup::deal_free_city(&[BoardOptions::default(); 3], rng)
        } else {
            Setup::deal(edition, &vec![BoardOptions::default(); 3 + kind / 2], rng)
        };
        dealt.expect("3 to 7 seats")
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

    fn check_conserved(&self, setup: &Setup, steps: &[JointAction<Action>]) {
        self.check();
        let mut world = TableTop::new(setup);
        steps
            .iter()
            .for_each(|joint| world.step(joint, &mut |_, _| ()));
        for seat in Seat::all(self.seats()) {
            let city = self.table().city(seat);
            let built = world.names(&world.built[seat.number()]);
            assert_eq!(city.built(), built.iter().copied().collect::<CardSet>());
            assert_eq!(city.built().len(), built.len(), "no building stands twice");
            assert_eq!(city.stages(), world.buried[seat.number()].len());
            if let Phase::Turn { .. } = self.table().phase() {
                let hand = &world.hands[world.chooser(seat)];
                assert_eq!(self.hand(seat).as_slice(), world.names(hand));
            }
        }
        let pile = self.pile();
        let discarded = world.names(&world.discarded);
        assert_eq!(pile.len(), discarded.len());
        for &card in &discarded {
            let copies = discarded.iter().filter(|other| **other == card).count();
            assert_eq!(usize::from(pile.count(card)), copies, "{card} on the pile");
        }
        check_coins(self, setup, steps);
    }

    /// Exchanges two cards of the same age, or of a guild and one left in the box, wherever they lie; each decision
    /// stays with the piece of cardboard it was made on.
    fn other_world(
        setup: &Setup,
        steps: &[JointAction<Action>],
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

    fn diary(setup: &Setup, steps: &[JointAction<Action>], seat: usize) -> Vec<String> {
        TableTop::diary(setup, steps, Some(seat))
    }

    fn open_diary(setup: &Setup, steps: &[JointAction<Action>]) -> Vec<String> {
        TableTop::diary(setup, steps, None)
    }

    fn observe_public(&self, facing: Seat) -> Observation {
        Seven::observe_public(self, facing)
    }

    fn public_part(observation: &Observation, facing: Seat) -> Observation {
        observation.public(facing)
    }
}

/// The same decisions on the same pieces of cardboard in another deal; `None` if other steps would be due there.
fn follow(
    setup: &Setup,
    steps: &[JointAction<Action>],
    other: &Setup,
) -> Option<Vec<JointAction<Action>>> {
    let mut here = TableTop::new(setup);
    let mut there = Seven::new(other.clone()).ok()?;
    let mut followed = Vec::new();
    for joint in steps {
        let mut same = JointAction::new();
        here.step(joint, &mut |seat, piece: Option<Piece>| {
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
        there.apply(&same).ok()?;
        followed.push(same);
    }
    (there.table().phase() == here.phase()).then_some(followed)
}

/// All coins on the table are the starting ones and what the bank paid, less what it got.
fn check_coins(end: &Seven, setup: &Setup, steps: &[JointAction<Action>]) {
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
            if let Event::Earned { coins: earned, .. } = event {
                coins += i64::from(earned);
            }
        };
        position.apply_with_events(joint, &mut tell).expect("legal");
    }
    let on_table = Seat::all(end.seats()).map(|s| i64::from(end.table().city(s).coins()));
    assert_eq!(on_table.sum::<i64>(), coins);
}
