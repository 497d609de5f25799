//! Games of the net against itself and against scripted opponents, and the samples that come of them.

use antipater_bots::Bot;
use antipater_bots::encode::Inputs;
use antipater_bots::learned::{Judgement, Learned};
use antipater_bots::matches::play;
use antipater_bots::net::Net;
use antipater_engine::rng::{Generator, below, generator};
use antipater_engine::{Actions, JointAction, Seat, State};
use rand_core::Rng;

use crate::games::Learnable;
use crate::replay::Sample;

/// How much of what a later look says goes into what an earlier one should have said.
const LAMBDA: f32 = 0.8;
/// The most that chance adds to the worth of an action, in shares of the win.
const NOISE: f32 = 0.02;
/// One game in this many has scripted opponents.
const SCRIPTED: u32 = 8;

/// One decision of the net: what it saw of its choice, and what it expected.
struct Look {
    inputs: Box<[u16]>,
    judgement: Judgement,
}

/// Plays one game of the net; `learn` gets a sample for each decision of the net.
pub(crate) fn teach<G: Learnable>(
    net: &Net,
    seed: u64,
    number: u64,
    mut learn: impl FnMut(Sample),
) {
    let mut rng = generator(seed, number);
    let mut game = G::new(G::deal(&mut rng)).expect("deals are sound");
    let mut scripted: Vec<Option<Box<dyn Bot<G>>>> = Vec::new();
    let among_scripted = below(&mut rng, SCRIPTED) == 0;
    let own = below(&mut rng, game.seats() as u32) as usize;
    for seat in 0..game.seats() {
        let other = among_scripted && seat != own && game.players().len() > 1;
        scripted.push(other.then(|| G::scripted(&mut rng)));
    }
    let mut looks: Vec<Vec<Look>> = (0..game.seats()).map(|_| Vec::new()).collect();
    let mut inputs = Inputs::default();
    while !game.to_act().is_empty() {
        let mut joint = JointAction::new();
        for seat in game.to_act().iter() {
            let legal = game.legal_actions_given(seat, &joint);
            let chooser = game.chooser(seat);
            let observation = game.observe(chooser);
            let action = match &mut scripted[chooser.number()] {
                Some(bot) => bot.choose(&observation, seat, &legal),
                None => {
                    let known = G::known(&observation, &mut rng);
                    let (action, look) =
                        choose::<G>(net, &known, seat, &legal, &mut inputs, &mut rng);
                    looks[chooser.number()].extend(look);
                    action
                }
            };
            joint.set(seat, action);
        }
        game.apply_unchecked(&joint);
    }
    for (seat, looks) in Seat::all(game.seats()).zip(looks) {
        if looks.is_empty() {
            continue;
        }
        let class = game.result(seat).expect("the game is over");
        let mut target = Judgement::certain::<G>(class).classes;
        for look in looks.into_iter().rev() {
            let Look { inputs, judgement } = look;
            learn(Sample { inputs, target });
            for (share, &seen) in target.iter_mut().zip(&judgement.classes) {
                *share = LAMBDA * *share + (1.0 - LAMBDA) * seen;
            }
        }
    }
}

/// The action with the best worth, with a little noise.
fn choose<G: Learnable>(
    net: &Net,
    known: &G::Known,
    seat: Seat,
    legal: &Actions<<G as State>::Action>,
    inputs: &mut Inputs,
    rng: &mut Generator,
) -> (G::Action, Option<Look>) {
    let mut best = (legal[0], None, f32::NEG_INFINITY);
    for &action in legal.iter() {
        inputs.clear();
        let (judgement, sees) = match G::after(known, seat, action, inputs) {
            Some(class) => (Judgement::certain::<G>(class), false),
            None => (Judgement::of::<G>(net, inputs), true),
        };
        let noise = rng.next_u32() as f32 / u32::MAX as f32;
        let worth = judgement.worth + NOISE * noise;
        if worth > best.2 {
            let look = sees.then(|| (inputs.numbers().into(), judgement));
            best = (action, look, worth);
        }
    }
    let look = best.1.map(|(inputs, judgement)| Look { inputs, judgement });
    (best.0, look)
}

/// The share of wins of one net among the yardstick, on deals in which it takes each seat once; ties are shared.
pub(crate) fn measure<G: Learnable>(net: &Net, seed: u64, deals: u64) -> f32 {
    let (mut share, mut games) = (0.0, 0.0);
    for deal in 0..deals {
        let setup = G::deal_to_measure(&mut generator(seed, deal));
        let seats = G::new(setup.clone())
            .expect("deals are sound")
            .players()
            .len();
        for own in 0..seats {
            let mut bots: Vec<Box<dyn Bot<G> + '_>> = Vec::new();
            for seat in 0..seats {
                bots.push(if seat == own {
                    Box::new(Learned::new(net, seed, deal))
                } else {
                    G::yardstick()
                });
            }
            let game = play::<G>(setup.clone(), &mut bots).expect("deals are sound");
            let winners = game.outcome.winners;
            let won = winners.iter().any(|seat| seat.number() == own);
            share += f32::from(u8::from(won)) / winners.len() as f32;
            games += 1.0;
        }
    }
    share / games
}
