//! The analysis of decisions: what a seat does not know never enters, the same seed gives the same figures, errors are
//! found, and luck is nobody's merit.

use std::collections::BTreeSet;
use std::ops::ControlFlow::{Break, Continue};

use antipater_bots::analysis::{
    Analysis, Analyzable, Band, Decision, Depth, LuckSource, Options, Question, Reason, Values,
    analyze, judge, luck_in,
};
use antipater_bots::{BotKind, Playable};
use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, BoardOptions, By, Edition, Payment, Seven};
use antipater_engine::{JointAction, Line, Record, Resource, Seat, State, rng};

use crate::cases::cases;

/// A record of so many steps, played by bots.
fn record<G: Analyzable + Playable>(setup: G::Setup, kind: BotKind, steps: usize) -> Record<G> {
    let position = G::new(setup.clone()).expect("a deal");
    let names = position.players().iter();
    let names = names.map(|seat| format!("player {}", seat.number()));
    let mut record: Record<G> = Record::new(names.collect(), setup).expect("a deal");
    let mut bots: Vec<_> = (0..7).map(|seat| G::bot(kind, 3, seat)).collect();
    while record.steps().len() < steps && !record.position().to_act().is_empty() {
        let position = record.position();
        let joint = position.ask(|seat, legal| {
            let bot = &mut bots[position.chooser(seat).number()];
            bot.choose(&position.observe_for(seat), seat, legal)
        });
        record.play(&joint).expect("a legal step");
    }
    record
}

fn duel(kind: BotKind, steps: usize) -> Record<Duel> {
    record(duel::Setup::deal(&mut rng::generator(41, 0)), kind, steps)
}

fn seven(seats: usize, steps: usize) -> Record<Seven> {
    let boards = vec![BoardOptions::default(); seats];
    let setup = seven::Setup::deal(Edition::Second, &boards, &mut rng::generator(41, 0));
    record(setup.expect("a deal"), BotKind::Random, steps)
}

fn free_city(steps: usize) -> Record<Seven> {
    let boards = [BoardOptions::default(); 3];
    let setup = seven::Setup::deal_free_city(&boards, &mut rng::generator(41, 0));
    record(setup.expect("a deal"), BotKind::Random, steps)
}

const QUICK: Options = Options {
    lines: Some(8),
    depth: Depth::Quick,
    seat: None,
    seed: 7,
    simulations: None,
};

fn quick<G: Analyzable>(record: &Record<G>) -> Analysis<G::Action> {
    analyze(record, &QUICK, |_, _| Continue(())).expect("nobody breaks off")
}

#[test]
fn the_same_seed_gives_the_same_figures() {
    fn check<G: Analyzable>(record: &Record<G>) {
        let analysis = quick(record);
        assert_eq!(analysis, quick(record));
        let decisions: usize = record.steps().iter().map(|joint| joint.seats().len()).sum();
        assert_eq!(analysis.decisions.len(), decisions);
        assert_eq!(analysis.curve.len(), record.steps().len() + 1);
    }
    check(&duel(BotKind::Random, 14));
    check(&seven(3, 3));
    check(&free_city(3));
}

#[test]
fn the_curve_is_what_decisions_expect_and_turns_where_they_change() {
    fn check<G: Analyzable>(record: &Record<G>) {
        let analysis = quick(record);
        let judged = |decision: &&Decision<G::Action>| decision.best.len() > 1;
        let last = record.steps().len();
        for decision in analysis.decisions.iter().filter(judged) {
            let of_player = |other: &&Decision<G::Action>| {
                (other.step, other.player) == (decision.step, decision.player)
            };
            let first = analysis.decisions.iter().filter(judged).find(of_player);
            let shares = &analysis.curve[decision.step].shares;
            let place = decision.player.number();
            assert_eq!(shares[place], first.expect("a decision").best[0].share);
            if !G::OTHERS_ARE_LUCK {
                assert_eq!(shares[1 - place], 1.0 - shares[place]);
            }
        }
        let mut steps: Vec<usize> = analysis.swings.iter().map(|swing| swing.step).collect();
        assert!(
            analysis
                .swings
                .is_sorted_by(|one, other| one.size() >= other.size())
        );
        steps.sort_unstable();
        steps.dedup();
        assert_eq!(steps.len(), analysis.swings.len(), "each is another move");
        for swing in &analysis.swings {
            let place = swing.seat.number();
            assert_eq!(swing.from, analysis.curve[swing.step].shares[place]);
            let own = |decision: &&Decision<G::Action>| decision.player == swing.seat;
            let own = analysis.decisions.iter().filter(own).filter(judged);
            assert!(own.clone().any(|decision| decision.step == swing.step));
            let played = own.clone().rfind(|decision| decision.step == swing.step);
            let later: Vec<f64> = (swing.step + 1..last)
                .map(|step| analysis.curve[step].shares[place])
                .collect();
            let played = played.map(|decision| decision.share);
            // Not the result: what was expected later, or what was played last.
            assert!(
                later.contains(&swing.to) || Some(swing.to) == played,
                "{swing:?}"
            );
        }
    }
    check(&duel(BotKind::Random, 72));
    check(&seven(3, 18));
    check(&free_city(18));
    // A Duel that is decided long before its end has its turning points before.
    let record = duel(BotKind::Builder, 72);
    let analysis = quick(&record);
    let last = analysis.curve.len() - 2;
    let decided = analysis.decisions.last().expect("a decision");
    for swing in analysis.swings.iter().filter(|swing| swing.step == last) {
        assert!((swing.size() - decided.best[0].share + decided.share).abs() < 1e-9);
    }
}

#[test]
fn what_a_player_cannot_know_does_not_enter() {
    fn check<G: Analyzable>(record: &Record<G>, player: Seat) {
        let before = record.position_after(record.steps().len() - 1);
        let joint = record.steps().last().expect("a step");
        let names = record.players().to_vec();
        let known = before.observe(player);
        let judged = |position: G, joint: &JointAction<G::Action>| -> Vec<Decision<G::Action>> {
            let mut record = Record::from_position(names.clone(), position).expect("names");
            record.play(joint).expect("a legal step");
            let mut decisions = quick(&record).decisions;
            decisions.retain(|decision| decision.player == player);
            // Luck is what happened; it may differ.
            decisions
                .iter_mut()
                .for_each(|decision| decision.luck = 0.0);
            decisions
        };
        let mut rng = rng::generator(5, 0);
        for _ in 0..4 {
            let world = G::sample(&known, &mut rng);
            let mut other = JointAction::new();
            for seat in world.to_act().iter() {
                let own = joint.get(seat).filter(|_| world.chooser(seat) == player);
                let legal = world.legal_actions_given(seat, &other);
                other.set(seat, own.unwrap_or(legal[0]));
            }
            assert_eq!(judged(world, &other), judged(before.clone(), joint));
        }
    }
    let record = duel(BotKind::Random, 24);
    let joint = record.steps().last().expect("a step");
    check(&record, joint.seats().iter().next().expect("a seat"));
    check(&seven(4, 4), Seat::FIRST);
    check(&free_city(4), Seat::FIRST);
}

/// The values of the actions of the seat that acts first.
fn values<G: Analyzable>(position: &G, seed: u64) -> Values<G::Action> {
    let seat = position.to_act().iter().next().expect("a seat");
    let known = position.observe(seat);
    let legal = position.legal_actions(seat);
    let question: Question<'_, G> = Question::new(&known, seat);
    judge(&question, &legal, None, G::effort(Depth::Normal), seed, 0)
}

#[test]
fn two_seeds_agree_within_their_errors() {
    fn check<G: Analyzable>(position: &G) {
        let [one, other] = [1, 2].map(|seed| values(position, seed));
        for valued in &one.actions {
            let same = other
                .actions
                .iter()
                .find(|same| same.action == valued.action);
            let same = same.expect("the same actions are simulated");
            let error = valued.share_se.hypot(same.share_se);
            // Trees that grow by chance differ a little more than their samples.
            let most = 5.0 * error + 0.01;
            let apart = (valued.share - same.share).abs();
            assert!(apart <= most, "{valued:?} {same:?}");
        }
    }
    for steps in [9, 30, 50] {
        check(duel(BotKind::Builder, steps).position());
    }
    check(seven(4, 5).position());
    check(free_city(5).position());
}

/// What an action for the own city is worth is found with a good choice for the Free City: when that is judged, it is not
/// worth much more.
#[test]
fn an_action_is_judged_with_the_best_that_can_follow_for_the_free_city() {
    let options = Options {
        simulations: Some(160),
        ..QUICK
    };
    let mut gaps = Vec::new();
    for deal in 0..cases(2) {
        let boards = [BoardOptions::default(); 3];
        let setup = seven::Setup::deal_free_city(&boards, &mut rng::generator(deal, 0));
        let game = record::<Seven>(setup.expect("a deal"), BotKind::Random, 18);
        let analysis = analyze(&game, &options, |_, _| Continue(())).expect("nobody breaks off");
        for step in 0..game.steps().len() {
            let own = |decision: &&Decision<seven::Action>| decision.step == step;
            let all: Vec<_> = analysis.decisions.iter().filter(own).collect();
            for own in &all {
                let city = all.iter().find(|city| {
                    city.player == own.player && city.seat != city.player && own.seat == own.player
                });
                // A single choice for the Free City is not simulated.
                if let Some(city) = city.filter(|city| city.best.len() > 1) {
                    gaps.push(city.best[0].share - own.share);
                }
            }
        }
    }
    gaps.sort_by(f64::total_cmp);
    let wide = gaps.iter().filter(|gap| **gap > 0.02).count();
    assert!(
        gaps.len() > cases(25) as usize && wide * 20 <= gaps.len(),
        "{wide} of {gaps:?}"
    );
}

#[test]
fn a_planted_blunder_is_found() {
    let mut found = 0;
    let game = duel(BotKind::Hard, 54);
    for steps in (12..54).step_by(4) {
        let position = game.position_after(steps);
        if position.to_act().is_empty() {
            break;
        }
        let names = game.players().to_vec();
        let mut record = Record::from_position(names, position).expect("names");
        let values = values(&position, 1);
        let worst = values.actions.last().expect("an action");
        if worst.behind < 0.15 {
            continue;
        }
        let seat = position.to_act().iter().next().expect("a seat");
        record
            .play(&JointAction::only(seat, worst.action))
            .expect("legal");
        let options = Options {
            lines: None,
            ..QUICK
        };
        let analysis = analyze(&record, &options, |_, _| Continue(())).expect("nobody breaks off");
        let decision = &analysis.decisions[0];
        assert_eq!(decision.played, worst.action);
        assert!(decision.band >= Band::Mistake, "{decision:?}");
        assert!((decision.loss - worst.behind).abs() < 0.15, "{decision:?}");
        assert!(decision.counted);
        let report = analysis.seats.iter().find(|report| report.seat == seat);
        let report = report.expect("a report");
        let mut errors = Band::ERRORS.into_iter().zip(report.errors.counts());
        assert!(errors.any(|(band, count)| band == decision.band && count > 0));
        assert!(report.lost >= decision.loss);
        found += 1;
    }
    assert!(found > 0, "a decision that matters is among them");
}

#[test]
fn the_best_action_loses_nothing() {
    let game = duel(BotKind::Builder, 25);
    let position = *game.position();
    let mut record = Record::from_position(game.players().to_vec(), position).expect("names");
    let seat = position.to_act().iter().next().expect("a seat");
    let best = values(&position, 1).actions[0].action;
    record.play(&JointAction::only(seat, best)).expect("legal");
    let decision = quick(&record).decisions.pop().expect("a decision");
    assert!(decision.loss < 0.03, "{decision:?}");
    assert!(decision.band <= Band::Good);
}

#[test]
fn luck_of_a_duel_is_shared_out_and_averages_to_nothing() {
    let record = duel(BotKind::Builder, 72);
    let analysis = quick(&record);
    let sum: f64 = analysis.luck.iter().map(|event| event.amount).sum();
    assert!(sum.abs() < 1e-9, "what one seat gains the other loses");
    let sources: Vec<LuckSource> = analysis.luck.iter().map(|event| event.source).collect();
    for source in [LuckSource::Reveal, LuckSource::Layout, LuckSource::Wonders] {
        assert!(sources.contains(&source), "{source:?}");
    }
    for point in &analysis.curve {
        assert!((point.shares.iter().sum::<f64>() - 1.0).abs() < 1e-6);
    }
    let outcome = record.position().outcome().expect("the game is over");
    for report in &analysis.seats {
        let result = f64::midpoint(outcome.utility(report.seat), 1.0);
        assert_eq!(report.result, Some(result));
        let last = analysis.curve.last().expect("the end");
        assert_eq!(last.shares[report.seat.number()], result);
        assert!(report.residual.is_some());
    }
    // Over all that chance could have done, the luck of a step comes to nothing.
    let step = analysis
        .luck
        .iter()
        .find(|event| event.source == LuckSource::Reveal);
    let step = step.expect("cards are turned up").step;
    let (before, joint) = (record.position_after(step), &record.steps()[step]);
    let seat = joint.seats().iter().next().expect("a seat");
    let known = before.observe(seat);
    let mut rng = rng::generator(6, 0);
    let mut amounts = Vec::new();
    let effort = Duel::effort(Depth::Quick);
    for seed in 0..cases(100) {
        let world = Duel::sample(&known, &mut rng);
        let mut after = world;
        after.apply_unchecked(joint);
        let events = Duel::luck(&mut (), step, (&world, joint, &after), effort, seed);
        amounts.push(events[0].amount);
    }
    let mean = amounts.iter().sum::<f64>() / amounts.len() as f64;
    let squares: f64 = amounts.iter().map(|amount| amount * amount).sum();
    let error = (squares / amounts.len() as f64 / amounts.len() as f64).sqrt();
    assert!(error > 0.0 && mean.abs() < 4.0 * error, "{mean} ± {error}");
}

#[test]
fn luck_of_a_table_comes_from_the_deal_and_from_others() {
    let analysis = quick(&seven(3, 8));
    let steps = |source: LuckSource| -> Vec<usize> {
        let events = analysis.luck.iter().filter(|event| event.source == source);
        let own = events.filter(|event| event.seat == Seat::FIRST);
        own.map(|event| event.step).collect()
    };
    // The second and third hand of age I, the first three of age II; after that no hand is new.
    assert_eq!(steps(LuckSource::Deal), [0, 1, 5, 6, 7]);
    assert_eq!(steps(LuckSource::Others), [0, 1, 2, 3, 4, 5, 6, 7]);
    for source in [LuckSource::Deal, LuckSource::Others] {
        let mut events = analysis.luck.iter().filter(|event| event.source == source);
        assert!(events.any(|event| event.amount.abs() > 1e-3), "{source:?}");
    }
    assert!(analysis.seats.iter().all(|report| report.result.is_none()));
}

/// Whatever was played before, and whatever will be: over all deals the luck of a new hand comes to nothing.
#[test]
fn luck_of_a_table_averages_to_nothing() {
    for record in [seven(3, 6), free_city(6)] {
        let before = record.position_after(5);
        let joint = &record.steps()[5];
        let effort = Seven::effort(Depth::Quick);
        let mut rng = rng::generator(6, 0);
        let mut amounts = Vec::new();
        for seed in 0..40 {
            let truth = record.position().redealt(Seat::FIRST, 0, &mut rng);
            let mut dealt = Default::default();
            let events = Seven::luck(&mut dealt, 5, (&before, joint, &truth), effort, seed);
            let deal = events
                .iter()
                .filter(|event| event.source == LuckSource::Deal);
            let own = deal.filter(|event| event.seat == Seat::FIRST);
            amounts.extend(own.map(|event| event.amount));
        }
        assert_eq!(amounts.len(), 40);
        let mean = amounts.iter().sum::<f64>() / 40.0;
        let squares: f64 = amounts.iter().map(|amount| amount * amount).sum();
        let error = squares.sqrt() / 40.0;
        assert!(error > 0.0 && mean.abs() < 4.0 * error, "{mean} ± {error}");
    }
}

/// Luck of a single step equals that in the whole record, and the luck of all hands sums to the worth of the deal.
#[test]
fn luck_of_a_step_does_not_depend_on_the_others() {
    let record = seven(4, 10);
    let analysis = quick(&record);
    for step in 0..10 {
        let alone = luck_in(&record, step, &QUICK);
        let all = analysis.luck.iter().filter(|event| event.step == step);
        assert!(alone.iter().eq(all), "step {step}");
    }
    // A record that begins in the middle of an age has no luck of its deal before the next one.
    let position = record.position_after(2);
    let mut later = Record::from_position(record.players().to_vec(), position).expect("names");
    for joint in &record.steps()[2..8] {
        later.play(joint).expect("a legal step");
    }
    let luck = quick(&later).luck;
    let deals = luck.iter().filter(|event| event.source == LuckSource::Deal);
    let mut steps: Vec<usize> = deals.map(|event| event.step).collect();
    steps.dedup();
    assert_eq!(steps, [3, 4, 5]);
}

#[test]
fn one_player_alone_can_be_judged() {
    let record = seven(3, 4);
    let seat = Seat::new(1);
    let options = Options { seat, ..QUICK };
    let alone = analyze(&record, &options, |_, all| {
        assert_eq!(all, 4);
        Continue(())
    });
    let (alone, all) = (alone.expect("nobody breaks off"), quick(&record));
    let own = all
        .decisions
        .iter()
        .filter(|decision| Some(decision.player) == seat);
    assert!(alone.decisions.iter().eq(own));
    assert_eq!(alone.seats, [all.seats[1].clone()]);
}

#[test]
fn an_analysis_can_be_broken_off() {
    let record = seven(3, 4);
    let broken = analyze(&record, &QUICK, |done, _| {
        if done == 2 { Break(()) } else { Continue(()) }
    });
    assert_eq!(broken, None);
}

#[test]
fn a_forced_decision_does_not_count() {
    let record = duel(BotKind::Builder, 8);
    let last = &quick(&record).decisions[7];
    assert_eq!(last.best.len(), 1, "one wonder is left in the draft");
    assert!(!last.counted && last.loss == 0.0 && last.band == Band::Best);
}

/// The reasons for one action over another in a Duel.
fn duel_reasons(position: &Duel, best: duel::Action, played: duel::Action) -> Vec<Reason> {
    let seat = position.table().phase.seat().expect("a seat");
    let known = position.observe(seat);
    let legal = position.legal_actions(seat);
    assert!(legal.contains(best) && legal.contains(played), "{legal:?}");
    Duel::reasons(&Question::new(&known, seat), best, played)
}

#[test]
fn reasons_of_a_duel_are_differences_of_the_table() {
    use duel::{Action, Card};
    let line = "duel position I play:1 4:LumberYard,ClayPool,Quarry:TheAppianWay,TheMausoleum,ThePyramids:\
        TheGreatLighthouse:-/2:LoggingCamp,Glassworks,StoneReserve:CircusMaximus,TheHangingGardens,\
        TheTempleofArtemis:Piraeus:- Garrison,Workshop,Apothecary,ClayReserve 0:25:25 \
        Agriculture,Architecture,Mathematics,Philosophy,Theology Economy,Law,Masonry,Strategy,Urbanism \
        uuuud...u....d.....u WoodReserve,ClayPit,Altar,Baths,StonePit,Theater,LumberYard,Glassworks,GuardTower,\
        Apothecary,ClayReserve,Stable,Garrison,Scriptorium,LoggingCamp,Quarry,StoneReserve,Workshop,ClayPool,Palisade \
        Brewery,Caravansery,Brickyard,Temple,Sawmill,Forum,ArcheryRange,DryingRoom,Walls,Rostrum,Glass-Blower,\
        CustomsHouse,Barracks,Library,Courthouse,Statue,ParadeGround,Laboratory,HorseBreeders,School Study,Arsenal,\
        Gardens,Pantheon,Obelisk,University,MoneylendersGuild,Observatory,Academy,Pretorium,Palace,ChamberofCommerce,\
        TownHall,ShipownersGuild,Senate,Circus,Arena,Armory,SiegeWorkshop,MerchantsGuild \
        CircusMaximus,TheAppianWay,ThePyramids,TheTempleofArtemis Economy,Strategy,Urbanism";
    let position = Duel::from_line(line).expect("a position");
    let built = Action::Build(Card::Baths);
    let sold = Action::Discard(Card::Baths);
    let reasons = duel_reasons(&position, built, sold);
    let points = Reason::Points {
        category: "civilian".to_owned(),
        amount: 3,
    };
    let opens = Reason::Opens {
        cards: vec!["Aqueduct".to_owned()],
    };
    assert_eq!(reasons, [points, opens]);
    // Built for 1 coin, or discarded for 3: what the 4 coins are for is told, not that they are there.
    let affords = Reason::Affords {
        wonders: ["Circus Maximus", "The Hanging Gardens"]
            .map(str::to_owned)
            .to_vec(),
    };
    assert_eq!(duel_reasons(&position, sold, built), [affords]);
}

#[test]
fn drafted_wonders_are_compared_by_what_is_printed_on_them() {
    use duel::{Action, Effect};
    let setup = duel::Setup::deal(&mut rng::generator(5, 0));
    let position = Duel::new(setup).expect("a deal");
    let legal = position.legal_actions(setup.first);
    for &best in legal.iter() {
        for &other in legal.iter().filter(|&&other| other != best) {
            let (Action::Draft(one), Action::Draft(two)) = (best, other) else {
                panic!("{best:?} in the draft");
            };
            let reasons = duel_reasons(&position, best, other);
            let again = [one, two].map(|wonder| wonder.row().effects.contains(&Effect::PlayAgain));
            assert_eq!(
                reasons.contains(&Reason::AgainLater),
                again == [true, false]
            );
            let [cost, saved] = [one, two].map(|wonder| wonder.row().resources.total() as i16);
            let cheaper = Reason::Cheaper {
                amount: saved - cost,
            };
            assert_eq!(reasons.contains(&cheaper), saved > cost, "{reasons:?}");
        }
    }
}

#[test]
fn a_victory_is_the_only_reason() {
    let record = duel(BotKind::Builder, 72);
    let outcome = record.position().outcome().expect("the game is over");
    let before = record.position_after(record.steps().len() - 1);
    let joint = record.steps().last().expect("a step");
    let (seat, last) = joint.iter().next().expect("an action");
    let other = before
        .legal_actions(seat)
        .iter()
        .copied()
        .find(|&action| action != last);
    if let Some(other) = other
        && outcome.winners.contains(seat)
    {
        assert_eq!(duel_reasons(&before, last, other), [Reason::Wins]);
    }
}

#[test]
fn reasons_at_a_table_are_differences_of_cities() {
    use seven::{Action, Card};
    let record = seven(3, 0);
    let position = record.position();
    let hand = position.hand(Seat::FIRST);
    let known = position.observe(Seat::FIRST);
    let question = Question::new(&known, Seat::FIRST);
    let build = |card| Action::Build {
        card,
        by: By::Cost,
        pay: Payment::NOTHING,
    };
    let altar = hand.iter().copied().find(|&card| card == Card::Altar);
    let card = altar.unwrap_or(hand[0]);
    let sold = Action::Sell { card };
    let reasons = Seven::reasons(&question, sold, build(card));
    assert!(
        reasons
            .iter()
            .all(|reason| matches!(reason, Reason::Coins { .. })),
        "{reasons:?}"
    );
    if altar.is_some() {
        let points = Reason::Points {
            category: "civilian".to_owned(),
            amount: 3,
        };
        assert_eq!(Seven::reasons(&question, build(card), sold)[0], points);
    }
}

#[test]
fn new_resources_and_lower_prices_are_reasons() {
    use antipater_bots::analysis::Benefit;
    use seven::{Action, Effect};
    let (mut resources, mut benefits) = (0, 0);
    for deal in 0..12 {
        let boards = [BoardOptions::default(); 3];
        let setup = seven::Setup::deal(Edition::Second, &boards, &mut rng::generator(deal, 0));
        let position = Seven::new(setup.expect("a deal")).expect("a position");
        let known = position.observe(Seat::FIRST);
        let question = Question::new(&known, Seat::FIRST);
        let table = known.table();
        let edition = table.edition();
        let start = table.city(Seat::FIRST).board().facts(edition).start;
        for card in position.hand(Seat::FIRST) {
            let build = Action::Build {
                card,
                by: By::Cost,
                pay: Payment::NOTHING,
            };
            if !position.legal_actions(Seat::FIRST).contains(build) {
                continue;
            }
            let reasons = Seven::reasons(&question, build, Action::Sell { card });
            let effects = card.facts(edition).effects;
            let makes = |kind: Resource| {
                effects.iter().any(|effect| match effect {
                    Effect::Produce(units) => units.count(kind) > 0,
                    Effect::ProduceOne(kinds) => kinds.contains(kind),
                    _ => false,
                })
            };
            let new: Vec<Resource> = Resource::ALL
                .into_iter()
                .filter(|&kind| makes(kind) && kind != start)
                .collect();
            let told = reasons.iter().find_map(|reason| match reason {
                Reason::Resources { resources } => Some(resources.clone()),
                _ => None,
            });
            assert_eq!(told.unwrap_or_default(), new, "{card:?}: {reasons:?}");
            resources += usize::from(!new.is_empty());
            for effect in effects {
                if let Effect::Discount(class, partner) = *effect {
                    let benefit = Benefit::Discount(class, partner);
                    assert!(reasons.contains(&Reason::Brings { benefit }), "{reasons:?}");
                    benefits += 1;
                }
            }
        }
    }
    assert!(resources > 5 && benefits > 2, "{resources} and {benefits}");
}

/// Positions of Duels that bots play, in which a card is taken.
fn duel_plays() -> Vec<(Duel, Seat)> {
    let mut all = Vec::new();
    for deal in 0..8 {
        let setup = duel::Setup::deal(&mut rng::generator(deal, 0));
        let game = record::<Duel>(setup, BotKind::Builder, 72);
        for steps in 8..game.steps().len() {
            let position = game.position_after(steps);
            if let duel::Phase::Play { seat } = position.table().phase {
                all.push((position, seat));
            }
        }
    }
    all
}

/// Tells the reasons for legal actions over others. There are at most three: then others of them may be left out.
fn for_all_pairs(
    position: &Duel,
    seat: Seat,
    mut check: impl FnMut(duel::Action, duel::Action, &[Reason]),
) {
    let legal = position.legal_actions(seat);
    for &best in legal.iter().take(6) {
        for &played in legal.iter().rev().take(6).filter(|&&played| played != best) {
            check(best, played, &duel_reasons(position, best, played));
        }
    }
}

/// The cards of an age that lie open in a position.
fn lie_open(position: &Duel, seat: Seat) -> Vec<duel::Card> {
    let known = position.observe(seat);
    let faces = known.ages.as_flattened().iter();
    let open = faces.filter_map(|face| match *face {
        duel::Face::Up(card) => Some(card),
        duel::Face::Down(_) | duel::Face::Unlaid => None,
    });
    open.collect()
}

/// The positions in which a seat takes the next turn of a Duel, whatever the opponent chooses before.
fn turns_of(position: &Duel, seat: Seat) -> Vec<Duel> {
    use duel::Phase;
    let Some(next) = position.table().phase.seat() else {
        return Vec::new();
    };
    if next == seat || matches!(position.table().phase, Phase::Play { .. }) {
        return if next == seat {
            vec![*position]
        } else {
            Vec::new()
        };
    }
    let choices = position.legal_actions(next);
    let after = choices.iter().map(|&choice| {
        let mut after = *position;
        after.apply_unchecked(&JointAction::only(next, choice));
        after
    });
    after.flat_map(|after| turns_of(&after, seat)).collect()
}

#[test]
fn a_duel_speaks_of_its_five_resources_alone() {
    use duel::{Effect, Table};
    let five = [
        Resource::Wood,
        Resource::Stone,
        Resource::Clay,
        Resource::Glass,
        Resource::Papyrus,
    ];
    let effects = |table: &Table, seat: Seat| {
        let city = table.cities[seat];
        let cards = city.cards.iter().flat_map(|card| card.row().effects);
        let wonders = city.built.iter().flat_map(|wonder| wonder.row().effects);
        cards.chain(wonders).copied().collect::<Vec<_>>()
    };
    let mut of_a_choice = 0;
    for (position, seat) in duel_plays() {
        for_all_pairs(&position, seat, |best, played, reasons| {
            let [good, poor] = [best, played].map(|action| {
                let mut next = position;
                next.apply_unchecked(&JointAction::only(seat, action));
                effects(next.table(), seat)
            });
            let makes = |effects: &[Effect], kind| {
                effects.iter().any(|effect| match *effect {
                    Effect::Produce(made, _) => made == kind,
                    Effect::ProduceOneOf(kinds) => kinds.contains(kind),
                    _ => false,
                })
            };
            let new = five.into_iter();
            let new = new.filter(|&kind| makes(&good, kind) && !makes(&poor, kind));
            let new: Vec<Resource> = new.collect();
            for reason in reasons {
                if let Reason::Resources { resources } = reason {
                    assert_eq!(*resources, new, "{best:?} over {played:?}");
                    let choice = |effect: &Effect| matches!(effect, Effect::ProduceOneOf(_));
                    let chooses = |effects: &[Effect]| effects.iter().filter(|e| choice(e)).count();
                    of_a_choice += usize::from(chooses(&good) > chooses(&poor));
                }
            }
        });
    }
    assert!(of_a_choice > 5, "{of_a_choice}");
}

/// Checks that the points of reasons are the differences of two scores, by category.
fn points_are_true<G: State>(best: &G::Score, played: &G::Score, reasons: &[Reason]) -> [u32; 2] {
    let differences: Vec<(&str, i16)> = G::points(best)
        .zip(G::points(played))
        .zip(G::CATEGORIES)
        .map(|((best, played), &category)| (category, best - played))
        .filter(|&(category, difference)| category != "treasury" && difference != 0)
        .collect();
    let (mut alone, mut in_all) = (0, 0);
    for reason in reasons {
        match reason {
            Reason::Points { category, amount } => {
                let category = category.as_str();
                assert!(differences.contains(&(category, *amount)), "{reason:?}");
                let lost = differences.iter().any(|(_, difference)| *difference < 0);
                assert!(!lost, "{reason:?} of {differences:?}");
                alone += 1;
            }
            Reason::PointsInAll {
                amount,
                more,
                fewer,
            } => {
                let sum: i16 = differences.iter().map(|(_, difference)| difference).sum();
                assert!(sum == *amount && sum > 0 && !more.is_empty() && !fewer.is_empty());
                let more = more.iter().map(|of| (of.category.as_str(), of.amount));
                let fewer = fewer.iter().map(|of| (of.category.as_str(), -of.amount));
                let mut told = more.chain(fewer);
                assert_eq!(told.clone().count(), differences.len());
                assert!(told.all(|points| differences.contains(&points)));
                in_all += 1;
            }
            _ => {}
        }
    }
    [alone, in_all]
}

#[test]
fn points_are_told_as_the_categories_have_them() {
    let mut of_a_duel = [0, 0];
    for (position, seat) in duel_plays() {
        for_all_pairs(&position, seat, |best, played, reasons| {
            let [good, poor] = [best, played].map(|action| {
                let mut next = position;
                next.apply_unchecked(&JointAction::only(seat, action));
                next.score(seat)
            });
            let found = points_are_true::<Duel>(&good, &poor, reasons);
            of_a_duel = [0, 1].map(|kind| of_a_duel[kind] + found[kind]);
        });
    }
    let mut of_a_table = [0, 0];
    for deal in 0..12 {
        let boards = [BoardOptions::default(); 3];
        let setup = seven::Setup::deal(Edition::Second, &boards, &mut rng::generator(deal, 0));
        let game = record::<Seven>(setup.expect("a deal"), BotKind::Builder, 18);
        for steps in 6..game.steps().len() {
            let (position, me) = (game.position_after(steps), Seat::FIRST);
            if !position.to_act().contains(me) {
                continue;
            }
            let known = position.observe(me);
            let question: Question<'_, Seven> = Question::new(&known, me);
            let legal = position.legal_actions(me);
            for &best in legal.iter().take(8) {
                for &played in legal.iter().rev().take(6).filter(|&&played| played != best) {
                    let reasons = Seven::reasons(&question, best, played);
                    let [good, poor] = [best, played].map(|action| {
                        let after = known.table().after(me, action, &mut |_| ());
                        seven::score::score(&after, me)
                    });
                    let found = points_are_true::<Seven>(&good, &poor, &reasons);
                    of_a_table = [0, 1].map(|kind| of_a_table[kind] + found[kind]);
                }
            }
        }
    }
    let found = [of_a_duel, of_a_table];
    assert!(
        found.as_flattened().iter().all(|&some| some > 5),
        "{found:?}"
    );
}

#[test]
fn who_begins_an_age_has_no_extra_turn() {
    let mut found = 0;
    for deal in 0..8 {
        let setup = duel::Setup::deal(&mut rng::generator(deal, 0));
        let game = record::<Duel>(setup, BotKind::Builder, 72);
        for steps in 0..game.steps().len() {
            let position = game.position_after(steps);
            let duel::Phase::Begin { seat } = position.table().phase else {
                continue;
            };
            let [one, other] = [seat, duel::opponent(seat)].map(duel::Action::Begin);
            for reasons in [
                duel_reasons(&position, one, other),
                duel_reasons(&position, other, one),
            ] {
                assert!(!reasons.contains(&Reason::Again), "{reasons:?}");
            }
            found += 1;
        }
    }
    assert!(found > 8, "{found}");
}

#[test]
fn a_denied_card_brings_what_the_build_would_bring() {
    use duel::{Action, opponent};
    let without_coins = |position: &Duel, seat| {
        let score = position.score(seat);
        let points = Duel::points(&score).zip(<Duel as State>::CATEGORIES);
        let points = points.filter(|(_, category)| **category != "treasury");
        points.map(|(points, _)| points).sum::<i16>()
    };
    let (mut found, mut armed) = (0, 0);
    for (position, seat) in duel_plays() {
        let rival = opponent(seat);
        for_all_pairs(&position, seat, |best, played, reasons| {
            for reason in reasons {
                let Reason::Denies {
                    card, points, pawn, ..
                } = reason
                else {
                    continue;
                };
                let mut next = position;
                next.apply_unchecked(&JointAction::only(seat, played));
                let build = Action::Build(duel::Card::named(card).expect("a card"));
                let turns = turns_of(&next, rival);
                let brought = turns.iter().map(|turn| {
                    assert!(turn.legal_actions(rival).contains(build), "{build:?}");
                    let mut built = *turn;
                    built.apply_unchecked(&JointAction::only(rival, build));
                    let more = without_coins(&built, rival) - without_coins(turn, rival);
                    let lead = |position: &Duel| position.table().track.lead(rival);
                    (more.max(0), i16::from(lead(&built) - lead(turn)))
                });
                let (most_points, most_pawn) = brought.fold((i16::MAX, i16::MAX), |least, one| {
                    (least.0.min(one.0), least.1.min(one.1))
                });
                let expected = (most_points, most_pawn);
                assert_eq!((*points, *pawn), expected, "{best:?} over {played:?}");
                found += 1;
                armed += u32::from(*pawn > 0);
            }
        });
    }
    assert!(found > 100 && armed > 10, "{found} and {armed}");
}

#[test]
fn uncovered_cards_are_those_that_only_what_was_played_lets_the_opponent_build() {
    use duel::{Action, opponent};
    let (mut found, mut with_a_choice) = (0, 0);
    for (position, seat) in duel_plays() {
        let rival = opponent(seat);
        let before = position.accessible_cards();
        for_all_pairs(&position, seat, |best, played, reasons| {
            for reason in reasons {
                let Reason::Covers { cards, .. } = reason else {
                    continue;
                };
                let [good, poor] = [best, played].map(|action| {
                    let mut next = position;
                    next.apply_unchecked(&JointAction::only(seat, action));
                    turns_of(&next, rival)
                });
                for card in cards {
                    let card = duel::Card::named(card).expect("a card");
                    let builds =
                        |turn: &Duel| turn.legal_actions(rival).contains(Action::Build(card));
                    assert!(!before.contains(card));
                    assert!(
                        poor.iter().all(builds),
                        "{best:?} over {played:?}: {card:?}"
                    );
                    assert!(
                        !good.iter().any(builds),
                        "{best:?} over {played:?}: {card:?}"
                    );
                    found += 1;
                    with_a_choice += u32::from(poor.len() > 1 || good.len() != 1);
                }
            }
        });
    }
    assert!(
        found > 100 && with_a_choice > 0,
        "{found} and {with_a_choice}"
    );
}

#[test]
fn what_a_wonder_destroys_or_saves_is_told_as_the_rules_have_it() {
    use duel::{Action, Phase};
    let (mut destroyed, mut saved) = (0, 0);
    for (position, seat) in duel_plays() {
        for_all_pairs(&position, seat, |best, played, reasons| {
            let [good, poor] = [best, played].map(|action| {
                let mut next = position;
                next.apply_unchecked(&JointAction::only(seat, action));
                next
            });
            for reason in reasons {
                match reason {
                    Reason::Destroys { color } => {
                        let chosen = |position: &Duel| match position.table().phase {
                            Phase::Destroy { color, .. } => Some(color.name()),
                            _ => None,
                        };
                        assert_eq!(chosen(&good), Some(color.as_str()));
                        assert_ne!(chosen(&poor), Some(color.as_str()));
                        destroyed += 1;
                    }
                    Reason::SavesAgain { wonder } => {
                        let Action::Wonder(_, built) = played else {
                            panic!("{played:?} saves {wonder}");
                        };
                        assert_eq!(built.name(), *wonder);
                        assert!(good.table().cities[seat].wonders.contains(built));
                        assert_eq!(position.table().left.len(), 1);
                        saved += 1;
                    }
                    _ => {}
                }
            }
        });
    }
    assert!(destroyed > 5 && saved > 0, "{destroyed} and {saved}");
}

#[test]
fn a_token_is_kept_from_the_opponent_exactly_where_the_rules_give_it() {
    use duel::{Action, Phase, opponent};
    let taken = |action| match action {
        Action::Build(card) | Action::Discard(card) | Action::Wonder(card, _) => Some(card),
        _ => None,
    };
    let mut found = 0;
    for (position, seat) in duel_plays() {
        let rival = opponent(seat);
        for_all_pairs(&position, seat, |best, played, reasons| {
            let mut next = position;
            next.apply_unchecked(&JointAction::only(seat, played));
            let card = taken(best).filter(|_| taken(best) != taken(played));
            let turns = turns_of(&next, rival);
            let expected = card.filter(|&card| {
                let build = Action::Build(card);
                !turns.is_empty()
                    && turns.iter().all(|turn| {
                        let mut built = *turn;
                        turn.legal_actions(rival).contains(build) && {
                            built.apply_unchecked(&JointAction::only(rival, build));
                            matches!(built.table().phase, Phase::PickToken { seat, .. } if seat == rival)
                        }
                    })
            });
            let told = reasons.iter().find_map(|reason| match reason {
                Reason::KeepsToken { card, seat } => Some((card.as_str(), *seat)),
                _ => None,
            });
            let expected = expected.map(|card| (card.name(), rival));
            if told.is_some() || reasons.len() < 3 && !reasons.contains(&Reason::Wins) {
                assert_eq!(told, expected, "{best:?} over {played:?}: {reasons:?}");
            }
            found += u32::from(told.is_some());
        });
    }
    assert!(found > 20, "{found}");
}

#[test]
fn what_the_opponent_would_win_with_is_named() {
    use duel::Action;
    let mut found = 0;
    for (position, seat) in duel_plays() {
        let (known, rival) = (lie_open(&position, seat), duel::opponent(seat));
        // The open cards and the wonders that win at once on any turn that the opponent may have after an action.
        let winners = |action| {
            let mut next = position;
            next.apply_unchecked(&JointAction::only(seat, action));
            let mut names = BTreeSet::new();
            for turn in turns_of(&next, rival) {
                for &action in turn.legal_actions(rival).iter() {
                    let (card, name) = match action {
                        Action::Build(card) => (card, card.name()),
                        Action::Wonder(card, wonder) => (card, wonder.name()),
                        _ => continue,
                    };
                    let mut end = turn;
                    end.apply_unchecked(&JointAction::only(rival, action));
                    let won = end.outcome().is_some_and(|outcome| {
                        outcome.winners == antipater_engine::SeatSet::only(rival)
                    });
                    if won && known.contains(&card) && turn.table().left.len() > 1 {
                        names.insert(name);
                    }
                }
            }
            names
        };
        for_all_pairs(&position, seat, |best, played, reasons| {
            for reason in reasons {
                if let Reason::Averts { cards, wonders } = reason {
                    let named: BTreeSet<&str> =
                        cards.iter().chain(wonders).map(String::as_str).collect();
                    assert!(!named.is_empty() && named == winners(played));
                    assert!(winners(best).is_empty(), "{best:?} over {played:?}");
                    found += 1;
                }
            }
        });
    }
    assert!(found > 5, "{found}");
}

#[test]
fn a_threat_is_told_exactly_where_the_next_turn_would_win() {
    use duel::{Action, Phase};
    let mut found = 0;
    for (position, seat) in duel_plays() {
        let known = lie_open(&position, seat);
        // Whether the seat would win at once if it were its turn after an action, with a card that lay open before.
        let threatens = |action| {
            let mut next = position;
            next.apply_unchecked(&JointAction::only(seat, action));
            let mut table = *next.table();
            if !matches!(table.phase, Phase::Play { .. })
                || table.left.len() < 2
                || table.age != position.table().age
            {
                return false;
            }
            table.phase = Phase::Play { seat };
            let again = Duel::from_parts(*next.deal(), table);
            again.legal_actions(seat).iter().any(|&action| {
                let (Action::Build(card) | Action::Wonder(card, _)) = action else {
                    return false;
                };
                let mut end = again;
                end.apply_unchecked(&JointAction::only(seat, action));
                let won = end.outcome().is_some_and(|outcome| {
                    outcome.winners == antipater_engine::SeatSet::only(seat)
                });
                known.contains(&card) && won
            })
        };
        for_all_pairs(&position, seat, |best, played, reasons| {
            let told = reasons
                .iter()
                .any(|reason| matches!(reason, Reason::Threatens { .. }));
            if told || reasons.len() < 3 && !reasons.contains(&Reason::Wins) {
                assert_eq!(
                    told,
                    threatens(best) && !threatens(played),
                    "{best:?} over {played:?}: {reasons:?}"
                );
            }
            found += u32::from(told);
        });
    }
    assert!(found > 5, "{found}");
}

/// What is said of the choice for the Free City, and of payments, is what the table has once the holder has chosen for the
/// own city too.
#[test]
fn reasons_for_the_free_city_are_differences_of_the_table() {
    let (mut armed, mut sold, mut paid, mut taken) = (0, 0, 0, 0);
    for deal in 0..24 {
        let boards = [BoardOptions::default(); 3];
        let setup = seven::Setup::deal_free_city(&boards, &mut rng::generator(deal, 0));
        let game = record::<Seven>(setup.expect("a deal"), BotKind::Random, 18);
        for (step, joint) in game.steps().iter().enumerate() {
            let position = game.position_after(step);
            let city = position.table().free_city().expect("a Free City");
            let me = position.chooser(city);
            let (Some(own), true) = (joint.get(me), position.to_act().contains(city)) else {
                continue;
            };
            let rival = position.players().iter().find(|&seat| seat != me);
            let rival = rival.expect("another player");
            let known = position.observe(me);
            let question = Question::<Seven> {
                observation: &known,
                seat: city,
                own: Some((me, own)),
            };
            let legal = position.legal_actions_given(city, &JointAction::only(me, own));
            for &best in legal.iter().take(8) {
                for &played in legal.iter().rev().take(8).filter(|&&played| played != best) {
                    let [good, poor] = [best, played].map(|action| {
                        let table = position.table().after(me, own, &mut |_| ());
                        table.after(city, action, &mut |_| ())
                    });
                    let force = |table: &seven::Table, seat: Seat| {
                        table.city(seat).shields(table.edition())
                    };
                    let stands = |seat: Seat| {
                        [&good, &poor].map(|table| force(table, city).cmp(&force(table, seat)))
                    };
                    let coins = |table: &seven::Table, seat: Seat| table.city(seat).coins();
                    for reason in Seven::reasons(&question, best, played) {
                        match reason {
                            Reason::CityShields {
                                amount,
                                ahead_of,
                                level_with,
                            } => {
                                let more = force(&good, city) as i16 - force(&poor, city) as i16;
                                assert_eq!(amount, more);
                                let [then, before] = stands(rival);
                                assert!(then > before && stands(me)[0] == stands(me)[1]);
                                assert_eq!(ahead_of.contains(&rival), then.is_gt());
                                assert_eq!(level_with.contains(&rival), then.is_eq());
                                armed += 1;
                            }
                            Reason::CityBehind { ahead } => {
                                let [then, before] = stands(me);
                                assert!(then < before && ahead == before.is_gt());
                                armed += 1;
                            }
                            Reason::Sells { resources } => {
                                let made = best.card().map(|card| card.facts(good.edition()));
                                assert!(!resources.is_empty() && made.is_some());
                                sold += 1;
                            }
                            Reason::Pays {
                                amount,
                                seat,
                                instead_of,
                            } => {
                                assert_eq!(best.card(), played.card());
                                let amount = amount as u16;
                                assert_eq!(coins(&good, seat), coins(&poor, seat) + amount);
                                let other = [&good, &poor].map(|table| coins(table, instead_of));
                                assert_eq!(other[0] + amount, other[1]);
                                assert_eq!(coins(&good, city), coins(&poor, city));
                                paid += 1;
                            }
                            Reason::Takes { amount } => {
                                let less = coins(&poor, rival) - coins(&good, rival);
                                assert_eq!(less, amount as u16);
                                taken += 1;
                            }
                            _ => {}
                        }
                    }
                }
            }
        }
    }
    let found = [armed, sold, paid, taken];
    assert!(found.iter().all(|&some| some > 5), "{found:?}");
}

/// Of actions that are equally good the one is shown that is easiest to compare with what was played.
#[test]
fn of_equal_actions_the_one_with_the_same_card_is_the_best() {
    let mut found = 0;
    for deal in 0..cases(1) {
        let setup = duel::Setup::deal(&mut rng::generator(deal, 0));
        let analysis = quick(&record::<Duel>(setup, BotKind::Random, 72));
        for decision in &analysis.decisions {
            let best = &decision.best[0];
            let most = decision
                .best
                .iter()
                .map(|valued| valued.share)
                .fold(0.0, f64::max);
            assert!(most - best.share < 0.0005);
            let mut equal = decision.best[1..].iter();
            let equal = equal.any(|valued| {
                best.share - valued.share < 0.0004
                    && Duel::same_card(valued.action, decision.played)
            });
            if equal {
                let alike = Duel::same_card(best.action, decision.played);
                assert!(alike, "{decision:?}");
                found += 1;
            }
        }
    }
    assert!(found > 0);
}

#[test]
fn conflicts_are_told_exactly_as_shields_stand() {
    use seven::{Action, Phase, TURNS};
    let (mut level, mut idle, mut disarmed) = (0, 0, 0);
    for deal in 0..16 {
        let boards = [BoardOptions::default(); 4];
        let setup = seven::Setup::deal(Edition::Second, &boards, &mut rng::generator(deal, 0));
        let game = record::<Seven>(setup.expect("a deal"), BotKind::Builder, 18);
        for steps in 3..game.steps().len() {
            let position = game.position_after(steps);
            let table = position.table();
            let Phase::Turn { age, turn } = table.phase() else {
                continue;
            };
            let me = Seat::FIRST;
            let known = position.observe(me);
            let question: Question<'_, Seven> = Question::new(&known, me);
            let next = if age.passes_left() {
                table.left(me)
            } else {
                table.right(me)
            };
            let legal = position.legal_actions(me);
            for &best in legal.iter().take(8) {
                for &played in legal.iter().rev().take(4).filter(|&&played| played != best) {
                    let reasons = Seven::reasons(&question, best, played);
                    let [good, poor] =
                        [best, played].map(|action| table.after(me, action, &mut |_| ()));
                    let force =
                        |table: &seven::Table, seat| table.city(seat).shields(table.edition());
                    let stands =
                        |table: &seven::Table, other| force(table, me).cmp(&force(table, other));
                    for reason in &reasons {
                        if let Reason::Shields {
                            ahead_of,
                            level_with,
                            ..
                        } = reason
                        {
                            for other in [table.left(me), table.right(me)] {
                                let (now, otherwise) = (stands(&good, other), stands(&poor, other));
                                let better = now > otherwise;
                                assert_eq!(ahead_of.contains(&other), better && now.is_gt());
                                assert_eq!(level_with.contains(&other), better && now.is_eq());
                            }
                            level += u32::from(!level_with.is_empty());
                        }
                        if let Reason::IdleShields { amount } = *reason {
                            assert_eq!(i16::from(force(&poor, me) - force(&good, me)), amount);
                            for other in [table.left(me), table.right(me)] {
                                assert!(stands(&good, other).is_gt());
                            }
                            assert!(amount > 0);
                            idle += 1;
                        }
                    }
                    let told = reasons.iter().find_map(|reason| match reason {
                        Reason::Disarms { card, seat, ahead } => {
                            Some((card.as_str(), *seat, *ahead))
                        }
                        _ => None,
                    });
                    // The neighbor who gets the hand builds the card, as the rules let it.
                    let card = best
                        .card()
                        .filter(|_| best.card() != played.card() && turn < TURNS);
                    let copies = |card| known.hand().iter().filter(|&&held| held == card).count();
                    let expected = card.filter(|&card| copies(card) == 1).and_then(|card| {
                        let terms = table.building_terms(next, &table.market(next), card);
                        let by = match terms {
                            seven::Terms::Payable { .. } => By::Cost,
                            seven::Terms::Chain(_) => By::Chain,
                            seven::Terms::Power(_) => By::Chain,
                            _ => return None,
                        };
                        let build = Action::Build {
                            card,
                            by,
                            pay: Payment::NOTHING,
                        };
                        let armed = poor.after(next, build, &mut |_| ());
                        let (before, then) = (stands(&poor, next), stands(&armed, next));
                        (then < before).then(|| (card.name(), next, then.is_lt()))
                    });
                    // The same card tells it in another way.
                    let otherwise = reasons.iter().any(|reason| {
                        matches!(reason, Reason::Shields { .. } | Reason::Denies { .. })
                    });
                    if told.is_some() || reasons.len() < 3 && !otherwise {
                        assert_eq!(told, expected, "{best:?} over {played:?}: {reasons:?}");
                    }
                    disarmed += u32::from(told.is_some());
                }
            }
        }
    }
    assert!(
        level > 5 && idle > 3 && disarmed > 5,
        "{level}, {idle} and {disarmed}"
    );
}
