//! Games played in step for learning, and what is seen of them: the same as of single positions.

use antipater_bots::encode::{HasFeatures, Inputs};
use antipater_bots::env_slots::{EnvSlot, Features, LEGAL, Learned, Rows, Rules, Scratch, Shape};
use antipater_bots::numbered::Numbered;
use antipater_bots::reward::Reward;
use antipater_bots::{BotFactory, BotKind, Playable};
use antipater_engine::duel::{self, Duel};
use antipater_engine::rng::{Generator, below, generator};
use antipater_engine::seven::{self, BoardOptions, Edition, Seven, compact};
use antipater_engine::{JointAction, Seat, SeatSet, State};
use fearless_simd::{Level, dispatch};

fn seven(edition: Edition, seats: usize) -> impl Fn(&mut Generator) -> Seven + Send + Sync {
    move |rng| {
        let options = [BoardOptions::default(); Seat::MAX];
        let setup = seven::Setup::deal(edition, &options[..seats], rng);
        Seven::new(setup.expect("3 to 7 seats")).expect("a deal")
    }
}

fn free_city(rng: &mut Generator) -> Seven {
    let setup = seven::Setup::deal_free_city(&[BoardOptions::default(); 3], rng);
    Seven::new(setup.expect("three cities")).expect("a deal")
}

fn duel(rng: &mut Generator) -> Duel {
    Duel::new(duel::Setup::deal(rng)).expect("a deal")
}

/// Every position of a random game.
fn positions<G: State>(mut position: G, rng: &mut Generator) -> Vec<G> {
    let mut positions = vec![position.clone()];
    while !position.to_act().is_empty() {
        let joint = position.ask(|_, legal| legal[below(rng, legal.len() as u32) as usize]);
        position.apply(&joint).expect("legal");
        positions.push(position.clone());
    }
    positions
}

fn sorted(inputs: &Inputs) -> Vec<u16> {
    let mut numbers = inputs.numbers().to_vec();
    numbers.sort_unstable();
    numbers
}

fn check_features<G: HasFeatures>(deal: impl Fn(&mut Generator) -> G) {
    let mut rng = generator(3, 0);
    for game in 0..30 {
        let mut kept = G::Kept::default();
        for position in positions(deal(&mut generator(3, game)), &mut rng) {
            let mut shared = G::Shared::default();
            position.share(&mut kept, &mut shared);
            for seat in position.players().iter() {
                let mut inputs = [(); 5].map(|()| Inputs::default());
                let observation = position.observe(seat);
                position.features(seat, &mut inputs[0]);
                let known = (&kept, &shared);
                for (level, seen) in [Level::new(), Level::baseline()]
                    .into_iter()
                    .zip(&mut inputs[1..])
                {
                    dispatch!(level, simd => position.shared_features(simd, known, seat, seen));
                }
                // Their order too is the same on any processor.
                assert_eq!(inputs[1], inputs[2]);
                G::observed_features(&observation, &mut inputs[3]);
                G::sample(&observation, &mut rng).features(seat, &mut inputs[4]);
                let [own, others @ ..] = inputs.each_ref().map(sorted);
                others.iter().for_each(|other| assert_eq!(*other, own));
                assert!(own.len() <= G::MOST, "{}", own.len());
                assert!(usize::from(own[own.len() - 1]) < G::SCHEMA.inputs());
            }
        }
    }
}

#[test]
fn features_are_those_of_the_observation() {
    check_features(seven(Edition::First, 3));
    check_features(seven(Edition::Second, 4));
    check_features(seven(Edition::Second, 7));
    check_features(free_city);
    check_features(duel);
}

/// Memory of a few games.
struct Memory {
    legal: Vec<u16>,
    legal_counts: Vec<u16>,
    mask: Vec<i8>,
    inputs: Vec<u16>,
    counts: Vec<u16>,
    rewards: Vec<f32>,
    turn: Vec<i8>,
    terminations: Vec<i8>,
    shape: Shape,
}

impl Memory {
    fn new(shape: Shape, games: usize) -> Memory {
        let rows = games * shape.rows;
        Memory {
            legal: vec![shape.numbers as u16; rows * LEGAL],
            legal_counts: vec![0; rows],
            mask: vec![0; rows * shape.numbers],
            inputs: vec![shape.inputs as u16; rows * shape.most],
            counts: vec![0; rows],
            rewards: vec![0.0; games * shape.seats],
            turn: vec![0; rows],
            terminations: vec![0; games],
            shape,
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        Rows {
            legal: &mut self.legal,
            legal_counts: &mut self.legal_counts,
            mask: Some(&mut self.mask),
            features: Features::Sparse {
                inputs: &mut self.inputs,
                counts: &mut self.counts,
                most: self.shape.most,
            },
            rewards: &mut self.rewards,
            turn: &mut self.turn,
            terminations: &mut self.terminations,
        }
    }

    /// The legal numbers of a row, by each of the arrays that list them.
    fn legal(&self, row: usize) -> Vec<u16> {
        let listed = &self.legal[row * LEGAL..][..LEGAL];
        let (legal, rest) = listed.split_at(self.legal_counts[row].into());
        assert!(
            rest.iter()
                .all(|&rest| usize::from(rest) == self.shape.numbers)
        );
        let mask = &self.mask[row * self.shape.numbers..][..self.shape.numbers];
        let masked = (0..).zip(mask).filter(|(_, there)| **there == 1);
        let mut sorted = legal.to_vec();
        sorted.sort_unstable();
        assert!(masked.map(|(number, _)| number).eq(sorted));
        legal.to_vec()
    }
}

fn check_slots<G: Learned + Playable>(
    seats: usize,
    deal: impl Fn(&mut Generator) -> G + Send + Sync + Copy + 'static,
    opponents: Vec<Option<BotFactory<G>>>,
) {
    const GAMES: usize = 3;
    let learners: Vec<bool> = opponents.iter().map(Option::is_none).collect();
    let rules = Rules {
        deal: Box::new(deal),
        free_city: false,
        opponents,
        reward: Reward::Margin,
    };
    let shape = Shape::of::<G>(seats);
    let mut memory = Memory::new(shape, GAMES);
    let mut scratch = Scratch::default();
    let mut rng = generator(1, 7);
    let mut slots: Vec<EnvSlot<G>> = (0..GAMES as u64)
        .map(|game| EnvSlot::new(&rules, 50 + game, &mut scratch))
        .collect();
    let mut dealt = [0; GAMES];
    for _ in 0..120 {
        for (game, slot) in slots.iter_mut().enumerate() {
            assert_eq!(slot.deal(), (50 + game as u64, dealt[game]));
            let mut again = EnvSlot::new(&rules, 0, &mut scratch);
            assert!(again.restore(&rules, slot.deal(), slot.played(), &mut scratch));
            assert_eq!(again.position(), slot.position());
            slot.write(&rules, game, &mut memory.rows(), &mut scratch);
            let outcome = slot.position().outcome();
            assert_eq!(memory.terminations[game], i8::from(outcome.is_some()));
            let rewards = &memory.rewards[game * seats..][..seats];
            match outcome {
                Some(outcome) => {
                    let due = rules.reward.of::<G>(&outcome, seats);
                    let due = due.first(seats).iter().map(|&reward| reward as f32);
                    assert!(rewards.iter().copied().eq(due));
                    slot.reset(&rules, None, &mut scratch);
                    dealt[game] += 1;
                    continue;
                }
                None => assert!(rewards.iter().all(|&reward| reward == 0.0)),
            }
            let mut chosen = [0; Seat::MAX];
            for seat in slot.acting().iter() {
                assert!(learners[seat.number()]);
                let row = game * shape.rows + if shape.rows == 1 { 0 } else { seat.number() };
                let mut due = Vec::new();
                let position = slot.position();
                let legal = position.legal_actions(seat);
                position.each_number(seat, &legal, |number| due.push(number as u16));
                assert_eq!(memory.legal(row), due);
                let mut inputs = Inputs::default();
                position.features(seat, &mut inputs);
                let seen = &memory.inputs[row * shape.most..][..memory.counts[row].into()];
                assert_eq!(seen, inputs.numbers());
                let choice = due[below(&mut rng, due.len() as u32) as usize];
                assert!(slot.may(seat, choice.into()) && !slot.may(seat, -1));
                chosen[seat.number()] = choice.into();
            }
            assert!(slot.step(&rules, |seat| chosen[seat.number()], &mut scratch));
        }
    }
    assert!(dealt.iter().all(|&dealt| dealt > 0));
}

#[test]
fn slots_write_what_single_positions_say() {
    check_slots(3, seven3, vec![None, None, None]);
    check_slots(2, duel, vec![None, None]);
}

fn seven3(rng: &mut Generator) -> Seven {
    seven(Edition::Second, 3)(rng)
}

fn builder<G: Playable>() -> Option<BotFactory<G>> {
    Some(BotKind::Builder.factory())
}

#[test]
fn slots_go_on_while_only_bots_act() {
    check_slots(3, seven3, vec![builder(), None, builder()]);
    check_slots(2, duel, vec![builder(), None]);
}

#[test]
fn what_is_not_legal_becomes_the_lowest_number() {
    let rules: Rules<Duel> = Rules {
        deal: Box::new(duel),
        free_city: false,
        opponents: vec![None, None],
        reward: Reward::WinShare,
    };
    let mut scratch = Scratch::default();
    let mut slots = [0, 1].map(|_| EnvSlot::new(&rules, 1, &mut scratch));
    while let Some(seat) = slots[0].acting().iter().next() {
        let lowest = slots[0].legal(seat).iter().copied().min().expect("some");
        slots[0].step(&rules, |_| i64::MAX, &mut scratch);
        slots[1].step(&rules, |_| lowest.into(), &mut scratch);
        assert_eq!(slots[0].position(), slots[1].position());
    }
    assert!(!slots[0].step(&rules, |_| 0, &mut scratch));
}

#[test]
fn who_loses_ends_the_game_and_no_mask_is_empty() {
    let rules: Rules<Duel> = Rules {
        deal: Box::new(duel),
        free_city: false,
        opponents: vec![None, None],
        reward: Reward::WinShare,
    };
    let mut scratch = Scratch::default();
    let mut slot = EnvSlot::new(&rules, 1, &mut scratch);
    let seat = slot.acting().iter().next().expect("a seat");
    let (before, first) = (*slot.position(), i64::from(slot.legal(seat)[0]));
    slot.lose(seat);
    assert!(slot.step(&rules, |_| first, &mut scratch));
    assert!(!slot.step(&rules, |_| first, &mut scratch));
    assert_eq!(*slot.position(), before);
    let mut again = EnvSlot::new(&rules, 0, &mut scratch);
    assert!(again.restore(&rules, slot.deal(), slot.played(), &mut scratch));
    assert!(again.acting().is_empty());
    let mut memory = Memory::new(Shape::of::<Duel>(2), 1);
    again.write(&rules, 0, &mut memory.rows(), &mut scratch);
    assert_eq!((memory.terminations[0], memory.turn[0]), (1, -1));
    assert_eq!(memory.rewards[seat.number()], -1.0);
    assert_eq!((memory.mask[0], memory.mask.iter().sum::<i8>()), (1, 1));
    // Choices that the deal does not allow are none of its game.
    let wrong = (&[u16::MAX][..], SeatSet::EMPTY);
    assert!(!again.restore(&rules, slot.deal(), wrong, &mut scratch));
}

/// Plays random games with the Free City beside slots. Bots are asked in the order of the seats, as everywhere.
fn check_free_city(opponents: Vec<Option<BotFactory<Seven>>>) {
    const OTHERS: usize = compact::SIZE;
    let shape = Shape::of::<Seven>(2).with_free_city::<Seven>();
    let rules = Rules {
        deal: Box::new(free_city),
        free_city: true,
        opponents,
        reward: Reward::WinShare,
    };
    let (mut scratch, mut rng) = (Scratch::default(), generator(9, 0));
    let mut memory = Memory::new(shape, 1);
    let mut for_the_city = 0;
    for seed in 0..10 {
        let mut slot = EnvSlot::new(&rules, seed, &mut scratch);
        let mut position = free_city(&mut generator(seed, 0));
        let bots = (0..).zip(&rules.opponents);
        let mut bots: Vec<_> = bots
            .map(|(seat, opponent)| opponent.as_ref().map(|opponent| opponent(seed, seat)))
            .collect();
        while !position.to_act().is_empty() {
            let mut joint = JointAction::new();
            for seat in position.to_act().iter() {
                let player = position.chooser(seat);
                let legal = position.legal_actions_given(seat, &joint);
                let action = match &mut bots[player.number()] {
                    Some(bot) => bot.choose(&position.observe(player), seat, &legal),
                    None => legal[below(&mut rng, legal.len() as u32) as usize],
                };
                joint.set(seat, action);
            }
            let learns = |seat: &Seat| bots[position.chooser(*seat).number()].is_none();
            let mut left: Vec<Seat> = position.to_act().iter().filter(learns).collect();
            while !left.is_empty() {
                assert!(*slot.position() == position);
                slot.write(&rules, 0, &mut memory.rows(), &mut scratch);
                let mut chosen = [0; Seat::MAX];
                for player in slot.acting().iter() {
                    let place = left
                        .iter()
                        .position(|&seat| position.chooser(seat) == player);
                    let seat = left.remove(place.expect("somebody is asked in vain"));
                    let first = if seat == player { 0 } else { OTHERS };
                    for_the_city += usize::from(seat != player);
                    let given = if seat == player {
                        JointAction::new()
                    } else {
                        joint
                    };
                    let legal = position.legal_actions_given(seat, &given);
                    let mut due = Vec::new();
                    position.each_number(seat, &legal, |number| due.push((first + number) as u16));
                    assert_eq!(memory.legal(player.number()), due);
                    let action = joint.get(seat).expect("chosen above");
                    let place = legal.iter().position(|&legal| legal == action);
                    chosen[player.number()] = due[place.expect("legal")].into();
                }
                assert!(slot.step(&rules, |seat| chosen[seat.number()], &mut scratch));
            }
            position.apply(&joint).expect("legal");
        }
        assert!(*slot.position() == position && slot.acting().is_empty());
        slot.write(&rules, 0, &mut memory.rows(), &mut scratch);
        assert!(memory.rewards.iter().any(|&reward| reward != 0.0) && memory.terminations == [1]);
    }
    assert!(for_the_city > 50, "{for_the_city}");
}

#[test]
fn the_holder_of_its_card_chooses_for_the_free_city_after_all_have_chosen() {
    check_free_city(vec![None, None]);
    check_free_city(vec![builder(), None]);
    check_free_city(vec![None, builder()]);
}
