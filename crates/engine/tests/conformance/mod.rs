//! Laws that every game obeys, on random games: one suite, generic over `State`.
//!
//! Legal is what is accepted; checked and unchecked play agree; the order of seats in a joint leaves no trace; records
//! come back as they were; a sample looks like the truth; coins and cards are conserved; and what a seat, or somebody
//! without one, may not know does not show, while everything it has seen does.

mod compact;
mod hashes;
mod lines;
mod longest;
mod look;
mod seven;
mod table_top;

use std::fmt::Debug;

use antipater_engine::rng::{below, generator};
use antipater_engine::{Actions, JointAction, Record, Recorded, Seat, State};
use rand_chacha::ChaCha20Rng;

use crate::cases::cases;

/// What a game must offer to be tested.
trait Game: Recorded {
    /// Different kinds of deals (editions, numbers of seats), each with a name.
    const KINDS: usize;

    /// A random deal of a kind.
    fn deal(kind: usize, rng: &mut ChaCha20Rng) -> Self::Setup;

    /// Any action at all, most of them illegal.
    fn any_action(rng: &mut ChaCha20Rng) -> Self::Action;

    /// Panics if something got lost or came from nowhere.
    fn check_conserved(&self, setup: &Self::Setup, steps: &[JointAction<Self::Action>]);

    /// Another game with some hidden or unhidden card exchanged, and the same decisions; `None` if it cannot be played.
    fn other_world(
        setup: &Self::Setup,
        steps: &[JointAction<Self::Action>],
        rng: &mut ChaCha20Rng,
    ) -> Option<OtherWorld<Self>>;

    /// Everything a seat gets to see in a game, worked out by moving the cards about as at a table.
    fn diary(setup: &Self::Setup, steps: &[JointAction<Self::Action>], seat: usize) -> Vec<String>;

    /// Everything that lies open in a game, worked out in the same way.
    fn open_diary(setup: &Self::Setup, steps: &[JointAction<Self::Action>]) -> Vec<String>;

    /// What somebody without a seat knows who faces this one.
    fn observe_public(&self, facing: Seat) -> Self::Observation;

    /// The part of an observation that everybody knows.
    fn public_part(observation: &Self::Observation, facing: Seat) -> Self::Observation;
}

/// A deal and the decisions made on it.
type OtherWorld<G> = (<G as State>::Setup, Vec<JointAction<<G as State>::Action>>);

fn start<G: Game>(setup: &G::Setup) -> G {
    G::new(setup.clone()).expect("a dealt setup is valid")
}

fn any<A: Copy + Ord>(actions: &Actions<A>, rng: &mut ChaCha20Rng) -> A {
    actions[below(rng, actions.len() as u32) as usize]
}

fn random_joint<G: Game>(position: &G, rng: &mut ChaCha20Rng) -> JointAction<G::Action> {
    position.ask(|_, legal| any(legal, rng))
}

/// A random game and the generator it left behind.
fn play<G: Game>(
    kind: usize,
    game: u64,
    mut each: impl FnMut(&G, &JointAction<G::Action>, &mut ChaCha20Rng),
) -> (G::Setup, Vec<JointAction<G::Action>>, G) {
    let mut rng = generator(kind as u64, game);
    let setup = G::deal(kind, &mut rng);
    let mut position: G = start(&setup);
    let mut steps = Vec::new();
    while !position.to_act().is_empty() {
        let joint = random_joint(&position, &mut rng);
        each(&position, &joint, &mut rng);
        position.apply(&joint).expect("a legal joint is accepted");
        steps.push(joint);
    }
    (setup, steps, position)
}

fn each_game<G: Game>(games: u64, mut run: impl FnMut(usize, u64)) {
    let games = cases(games);
    (0..G::KINDS).for_each(|kind| (0..games).for_each(|game| run(kind, game)));
}

fn same<T: PartialEq + Debug>(a: &T, b: &T, what: &str) {
    assert!(a == b, "{what}:\n{a:#?}\n{b:#?}");
}

/// Whether the others' actions are still legal when one seat does something else: not where one player chooses for two.
fn stays_legal<G: Game>(position: &G, joint: &JointAction<G::Action>, but: Seat) -> bool {
    let mut others = joint.iter().filter(|(seat, _)| *seat != but);
    others.all(|(seat, action)| position.legal_actions_given(seat, joint).contains(action))
}

fn legal_is_what_is_accepted<G: Game>() {
    each_game::<G>(2, |kind, game| {
        let mut listed = Actions::none();
        play::<G>(kind, game, |position, joint, rng| {
            for (seat, _) in joint.iter() {
                let legal = position.legal_actions_given(seat, joint);
                position.list_actions(seat, joint, &mut listed);
                assert_eq!(listed, legal, "the list that is used again");
                let whatever = position.legal_actions(seat);
                assert!(!legal.is_empty(), "{seat:?} must act but cannot");
                assert!(
                    legal.iter().all(|action| whatever.contains(*action)),
                    "among all"
                );
                assert!(
                    legal.windows(2).all(|pair| pair[0] < pair[1]),
                    "ascending, no repeats"
                );
                let tries = (0..20)
                    .map(|_| G::any_action(rng))
                    .chain(legal.iter().copied());
                for action in tries.collect::<Vec<_>>() {
                    let mut joint = *joint;
                    joint.set(seat, action);
                    if !stays_legal(position, &joint, seat) {
                        continue;
                    }
                    let mut after = position.clone();
                    let accepted = after.apply(&joint);
                    assert_eq!(
                        accepted.is_ok(),
                        legal.contains(action),
                        "{seat:?} {action:?}"
                    );
                    if accepted.is_err() {
                        same(&after, position, "a refused joint changes nothing");
                    }
                }
            }
            let others = Seat::all(Seat::MAX).filter(|s| !position.to_act().contains(*s));
            for seat in others {
                assert!(
                    position.legal_actions(seat).is_empty(),
                    "{seat:?} has nothing to do"
                );
            }
        });
    });
}

fn checked_and_unchecked_agree_in_any_order<G: Game>() {
    each_game::<G>(5, |kind, game| {
        play::<G>(kind, game, |position, joint, rng| {
            let mut checked = position.clone();
            checked.apply(joint).expect("legal");
            let mut seats: Vec<_> = joint.seats().iter().collect();
            antipater_engine::rng::shuffle(&mut seats, rng);
            let mut shuffled = JointAction::new();
            seats
                .into_iter()
                .for_each(|s| shuffled.set(s, joint.get(s).expect("it acts")));
            let mut unchecked = position.clone();
            unchecked.apply_unchecked(&shuffled);
            same(&checked, &unchecked, "checked and unchecked play");
        });
    });
}

fn actions_and_numbers_are_one_to_one<G: Game>() {
    let back = |index| G::from_index(index).map(G::index);
    assert!((0..G::ACTIONS).all(|index| back(index) == Some(index)));
    assert!([G::ACTIONS, usize::MAX].map(back) == [None; 2]);
    each_game::<G>(5, |kind, game| {
        play::<G>(kind, game, |position, joint, _| {
            for (seat, _) in joint.iter() {
                for &action in position.legal_actions(seat).iter() {
                    assert_eq!(G::from_index(G::index(action)), Some(action));
                }
            }
        });
    });
}

fn nothing_is_lost<G: Game>() {
    each_game::<G>(8, |kind, game| {
        let mut steps = Vec::new();
        let setup = G::deal(kind, &mut generator(kind as u64, game));
        let (_, _, end) = play::<G>(kind, game, |position, joint, _| {
            position.check_conserved(&setup, &steps);
            steps.push(*joint);
        });
        end.check_conserved(&setup, &steps);
        assert!(
            end.outcome()
                .is_some_and(|outcome| !outcome.winners.is_empty())
        );
    });
}

fn records_come_back<G: Game>() {
    each_game::<G>(3, |kind, game| {
        let (setup, steps, _) = play::<G>(kind, game, |_, _, _| ());
        let cut = below(&mut generator(9, game), steps.len() as u32) as usize;
        let position: G = start(&setup);
        let names = |seat: Seat| format!("Player \"{seat}\"");
        let names: Vec<String> = position.players().iter().map(names).collect();
        let mut record = Record::<G>::new(names, setup).expect("a deal is valid");
        for (number, joint) in steps.iter().enumerate() {
            if number == cut {
                comes_back(&record);
            }
            steps_and_actions_come_back(record.position(), joint);
            record.play(joint).expect("legal");
        }
        comes_back(&record);
        let again = record.position_after(steps.len());
        same(record.position(), &again, "played and played again");
        comes_back(&record.unplayed());
    });
}

fn comes_back<G: Game>(record: &Record<G>) {
    let text = record.write();
    let read = Record::<G>::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    same(&read, record, "a record that was read");
    assert_eq!(read.write(), text);
}

fn steps_and_actions_come_back<G: Game>(position: &G, joint: &JointAction<G::Action>) {
    let text = position.write_step(joint);
    assert_eq!(position.read_step(&text).as_ref(), Ok(joint), "{text}");
    for (seat, action) in joint.iter() {
        let text = position.write_action(seat, action);
        assert_eq!(position.read_action(&text), Ok((seat, action)), "{text}");
    }
}

fn games_stay_within_their_bounds<G: Game>() {
    each_game::<G>(8, |kind, game| {
        let (_, steps, end) = play::<G>(kind, game, |_, _, _| ());
        assert!(steps.len() <= G::LONGEST, "{} steps", steps.len());
        assert!(G::SEATS.contains(&end.seats()));
        let players = end.players();
        assert!(G::PLAYERS.contains(&players.len()));
        let outcome = end.outcome().expect("the game is over");
        let utilities: Vec<f64> = players.iter().map(|seat| outcome.utility(seat)).collect();
        assert!(utilities.iter().all(|utility| G::UTILITY.contains(utility)));
        let sum: f64 = utilities.iter().sum();
        assert!((sum - (2.0 - players.len() as f64)).abs() < 1e-9, "{sum}");
        for seat in Seat::all(end.seats()) {
            same(
                &end.score(seat),
                &outcome.scores[seat],
                "the points at the end",
            );
            assert_eq!(G::points(&end.score(seat)).count(), G::CATEGORIES.len());
        }
    });
}

fn a_sample_looks_like_the_truth<G: Game>() {
    each_game::<G>(3, |kind, game| {
        let mut rng = generator(77, game);
        let look = |position: &G, rng: &mut ChaCha20Rng| {
            for seat in position.players().iter() {
                let seen = position.observe(seat);
                let guess = G::sample(&seen, rng);
                same(
                    &guess.observe(seat),
                    &seen,
                    "what a sample shows and what was seen",
                );
                same(
                    &guess.legal_actions(seat),
                    &position.legal_actions(seat),
                    "legal actions",
                );
                // The guess is a real position: it can be played to the end.
                let mut guess = guess;
                while !guess.to_act().is_empty() {
                    let joint = random_joint(&guess, rng);
                    guess.apply(&joint).expect("a legal joint is accepted");
                }
                assert!(guess.outcome().is_some());
            }
        };
        let (_, _, end) = play::<G>(kind, game, |position, _, _| look(position, &mut rng));
        look(&end, &mut rng);
    });
}

/// Two worlds look the same to a seat exactly when its diary is the same: what it may not know does not show, and it
/// forgets nothing.
fn a_seat_knows_its_diary_and_nothing_else<G: Game>() {
    let (mut alike, mut different) = (0, 0);
    each_game::<G>(10, |kind, game| {
        let mut rng = generator(5, game);
        let (setup, steps, _) = play::<G>(kind, game, |_, _, _| ());
        let steps = &steps[..below(&mut rng, steps.len() as u32 + 1) as usize];
        let mut here: G = start(&setup);
        steps
            .iter()
            .for_each(|joint| here.apply(joint).expect("legal"));
        for _ in 0..40 {
            let Some((other, other_steps)) = G::other_world(&setup, steps, &mut rng) else {
                continue;
            };
            let mut there: G = start(&other);
            if other_steps.iter().any(|joint| there.apply(joint).is_err()) {
                continue;
            }
            for seat in here.players().iter() {
                let diary = |setup, steps| G::diary(setup, steps, seat.number());
                let equal = diary(&setup, steps) == diary(&other, &other_steps);
                if equal {
                    alike += 1;
                    same(
                        &here.observe(seat),
                        &there.observe(seat),
                        "what must look the same",
                    );
                    same(
                        &here.legal_actions(seat),
                        &there.legal_actions(seat),
                        "legal actions",
                    );
                } else {
                    different += 1;
                    assert!(
                        here.observe(seat) != there.observe(seat),
                        "{seat:?} forgets something"
                    );
                }
            }
        }
    });
    assert!(
        alike.min(different) > cases(250),
        "{alike} worlds alike, {different} different"
    );
}

/// Two worlds look the same to somebody without a seat exactly when all that lies open is the same, whatever the seats
/// know; and what is open can be told from what any seat knows.
fn everybody_knows_what_lies_open_and_nothing_else<G: Game>() {
    let (mut alike, mut different) = (0, 0);
    each_game::<G>(5, |kind, game| {
        let mut rng = generator(6, game);
        let (setup, steps, _) = play::<G>(kind, game, |_, _, _| ());
        let steps = &steps[..below(&mut rng, steps.len() as u32 + 1) as usize];
        let mut here: G = start(&setup);
        for joint in steps {
            public_is_part_of_each(&here);
            here.apply(joint).expect("legal");
        }
        public_is_part_of_each(&here);
        let open = G::open_diary(&setup, steps);
        for _ in 0..40 {
            let Some((other, other_steps)) = G::other_world(&setup, steps, &mut rng) else {
                continue;
            };
            let mut there: G = start(&other);
            if other_steps.iter().any(|joint| there.apply(joint).is_err()) {
                continue;
            }
            let equal = open == G::open_diary(&other, &other_steps);
            for seat in Seat::all(here.seats()) {
                let (here, there) = (here.observe_public(seat), there.observe_public(seat));
                assert_eq!(here == there, equal, "seen while facing {seat:?}");
            }
            *(if equal { &mut alike } else { &mut different }) += 1;
        }
    });
    assert!(
        alike.min(different) > cases(125),
        "{alike} worlds alike, {different} different"
    );
}

fn public_is_part_of_each<G: Game>(position: &G) {
    for facing in Seat::all(position.seats()) {
        let open = position.observe_public(facing);
        for seat in position.players().iter() {
            let seen = G::public_part(&position.observe(seat), facing);
            same(&seen, &open, "what a seat knows of what is open");
        }
    }
}

macro_rules! laws {
    ($game:ty: $($law:ident),* $(,)?) => { $( #[test] fn $law() { super::$law::<$game>(); } )* };
}
pub(crate) use laws;
