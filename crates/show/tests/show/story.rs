//! Stories of judged games: sentences in every language, moments that exist, and nothing that a perspective hides.

use std::ops::ControlFlow::Continue;

use antipater_bots::analysis::{Depth, Options, Reason, Report, analyze, written};
use antipater_engine::duel::{Duel, Setup};
use antipater_engine::rng::{below, generator};
use antipater_engine::seven::{self, Edition, Seven};
use antipater_engine::{JointAction, Record, Seat, State};
use antipater_show::replay::{
    Advice, Cause, Level, LivedOn, Perspective, Storied, Story, Teller, Timed,
};
use antipater_show::texts::{Language, Texts};
use antipater_show::view::hint::HintAction;
use antipater_show::words::coach::Coach;
use serde_json::{Value, json};

const SECOND: Seat = Seat::new(1).unwrap();

/// Plays a record to its end, at random.
fn played<G: Storied>(mut record: Record<G>, seed: u64) -> Record<G> {
    let mut rng = generator(seed, 9);
    while !record.position().to_act().is_empty() {
        let position = record.position();
        let mut joint = JointAction::new();
        for seat in position.to_act().iter() {
            let legal = position.legal_actions_given(seat, &joint);
            joint.set(seat, legal[below(&mut rng, legal.len() as u32) as usize]);
        }
        record.play(&joint).unwrap();
    }
    record
}

fn duel(seed: u64) -> Record<Duel> {
    let players = ["Ada", "Boris"].map(str::to_owned).to_vec();
    let setup = Setup::deal(&mut generator(seed, 0));
    played(Record::new(players, setup).unwrap(), seed)
}

fn seven(seed: u64) -> Record<Seven> {
    let players = ["Ada", "Boris", "Cem"].map(str::to_owned).to_vec();
    let options = [seven::BoardOptions::default(); 3];
    let setup = seven::Setup::deal(Edition::Second, &options, &mut generator(seed, 0)).unwrap();
    played(Record::new(players, setup).unwrap(), seed)
}

fn judged<G: Storied>(record: &Record<G>) -> Report {
    let options = Options {
        depth: Depth::Quick,
        simulations: Some(2),
        ..Options::default()
    };
    let analysis = analyze(record, &options, |_, _| Continue(()));
    analysis.unwrap().written(record)
}

fn coach<G: Storied>(language: Language, record: &Record<G>) -> Coach<'static> {
    Coach::new::<G>(Texts::of(language), record.players().to_vec())
}

/// Checks the stories of all seats from all perspectives.
fn sound<G: Storied>(record: &Record<G>) {
    let report = judged(record);
    let steps = record.steps().len();
    for seat in record.position().players().iter() {
        for perspective in [
            Perspective::All(seat),
            Perspective::Seat(seat),
            Perspective::Public(seat),
        ] {
            let story = Story::of(&report, record, perspective).unwrap();
            assert_eq!(story.seat, seat);
            assert!(story.lived_on.is_some() && story.moments.len() <= 2);
            for moment in story.moments.iter().chain(&story.turned) {
                assert!(moment.at.step < steps);
                assert_eq!(moment.at.when, record.position_after(moment.at.step).when());
                let public = matches!(perspective, Perspective::Public(_));
                let own = moment.acted == seat;
                if public || !own && matches!(perspective, Perspective::Seat(_)) {
                    assert_eq!((&moment.better, &moment.reason), (&None, &None));
                    let shown = moment.played.as_ref().map(|played| played.action);
                    let hidden = matches!(
                        shown,
                        Some(HintAction::Seven(
                            seven::Action::Stage { .. } | seven::Action::Sell { .. }
                        ))
                    );
                    assert!(!hidden, "{shown:?}");
                }
            }
            let tells = !matches!(perspective, Perspective::Public(_));
            assert_eq!(story.next_time.is_some(), tells);
            for language in Language::ALL {
                let coach = coach(language, record);
                for reader in [None, Some(seat)] {
                    let teller = Teller::new(&coach, &story, reader);
                    let sentences = teller.sentences();
                    assert!(sentences.len() >= if tells { 3 } else { 2 });
                    for sentence in sentences {
                        assert!(sentence.words.ends_with(['.', '?']), "{}", sentence.words);
                        assert!(sentence.at.is_none_or(|at| at.step < steps));
                    }
                    for moment in &story.moments {
                        let told = teller.moment(moment);
                        assert!(!told.when.is_empty() && !told.cost.is_empty());
                        assert_eq!(told.better.is_some(), moment.better.is_some());
                    }
                }
            }
        }
    }
}

#[test]
fn every_game_has_a_story_that_hides_what_its_perspective_hides() {
    sound(&duel(1));
    sound(&seven(4));
}

/// A report on a record with these decisions, and without luck.
fn report(decisions: &[Value], shares: &[f64]) -> Report {
    report_with(decisions, shares, 100.0)
}

/// A report in which the first seat has this accuracy.
fn report_with(decisions: &[Value], shares: &[f64], accuracy: f64) -> Report {
    let curve = shares.iter().enumerate();
    let curve = curve.map(|(step, share)| json!({"move": step, "shares": [share, 1.0 - share]}));
    let seat = json!({
        "seat": 0, "decisions": 3, "counted": 3, "accuracy": accuracy, "error_rate": 0.0,
        "errors": { "inaccuracy": 0, "mistake": 0, "blunder": 0 }, "lost": 0.0, "start": 0.5, "luck": 0.0,
        "luck_se": 0.0, "others": 0.0, "result": 0.0, "without_luck": 0.0, "residual": 0.0,
    });
    let report = json!({
        "record": 0, "game": "duel", "depth": "quick", "seed": 0, "seats": [seat], "decisions": decisions,
        "curve": curve.collect::<Vec<_>>(), "luck": [], "turning_points": [],
    });
    Report::read(&report.to_string()).unwrap()
}

/// A judged decision of a record, with the last legal action as the best one.
fn decision(
    record: &Record<Duel>,
    step: usize,
    loss: f64,
    margin: f64,
    reasons: &[Reason],
) -> Value {
    let position = record.position_after(step);
    let (seat, played) = record.steps()[step].iter().next().unwrap();
    let legal = position.legal_actions(seat);
    let best = *legal.iter().rfind(|action| **action != played).unwrap();
    let valued = |action, behind: f64, margin: f64| {
        json!({
            "action": written(&position, seat, action), "share": 0.5 - behind, "share_se": 0.0, "behind": behind,
            "behind_se": 0.0, "points": 40.0, "margin": margin,
        })
    };
    let (best, worse) = (valued(best, 0.0, margin), valued(played, loss, 0.0));
    json!({
        "move": step, "seat": seat, "player": seat, "played": worse["action"], "share": 0.5 - loss, "loss": loss,
        "loss_se": 0.0, "band": if loss > 0.0 { "mistake" } else { "best" }, "counted": true,
        "best": if loss > 0.0 { json!([best, worse]) } else { json!([worse, best]) }, "luck": 0.0, "reasons": reasons,
    })
}

/// The first steps of a seat with a choice, after the draft.
fn steps_of(record: &Record<Duel>, seat: Seat) -> Vec<usize> {
    let steps = record.steps().iter().enumerate().skip(8);
    let own = steps.filter(|(step, joint)| {
        joint.get(seat).is_some() && record.position_after(*step).legal_actions(seat).len() > 1
    });
    own.map(|(step, _)| step).collect()
}

#[test]
fn a_story_tells_what_errors_cost_and_what_to_try() {
    let record = duel(1);
    let steps = steps_of(&record, Seat::FIRST);
    let [one, two, three] = [steps[0], steps[1], steps[2]];
    let token = [Reason::Token];
    let decisions = [
        decision(&record, one, 0.03, 1.2, &token),
        decision(&record, two, 0.0, 0.0, &[]),
        decision(&record, three, 0.08, 4.9, &token),
    ];
    let mut shares = vec![0.6; three + 1];
    shares[three] = 0.55;
    let report = report(&decisions, &shares);
    let story = Story::of(&report, &record, Perspective::All(Seat::FIRST)).unwrap();
    let played = story.played.unwrap();
    assert_eq!((played.level, played.errors), (Level::Strong, 2));
    assert_eq!(played.cost.points, Some(6));
    assert_eq!(story.next_time.unwrap().advice, Advice::Science);
    let moments: Vec<usize> = story.moments.iter().map(|moment| moment.at.step).collect();
    assert_eq!(moments, [three, one], "the largest first");
    assert_eq!(story.moments[0].cause, Some(Cause::Error));
    let coach = coach(Language::English, &record);
    let told = |reader| {
        let sentences = Teller::new(&coach, &story, reader).sentences();
        sentences
            .into_iter()
            .map(|one| one.words)
            .collect::<Vec<_>>()
    };
    let cost = "2 turns cost about 6 points and 11% of the chances to win.";
    assert_eq!(
        told(Some(Seat::FIRST))[0],
        format!("You played a strong game. {cost}")
    );
    assert_eq!(told(None)[0], format!("Ada played a strong game. {cost}"));
    let last = told(None).pop().unwrap();
    assert!(
        last.starts_with("Next time: look for scientific symbols"),
        "{last}"
    );
    // The other seat made no error that was judged, and its player chose nothing that counts.
    let other = Story::of(&report, &record, Perspective::All(SECOND)).unwrap();
    assert_eq!(other.played, None);
    assert_eq!(other.next_time.unwrap().advice, Advice::Stronger);
    assert!(other.moments.iter().all(|moment| moment.cost.is_none()));
    assert_eq!(
        other.turned.as_ref().unwrap().cause,
        Some(Cause::TheirError)
    );
    let told = Teller::new(&coach, &other, None).sentences();
    let turned = told.iter().find(|one| one.is_turn).unwrap();
    assert!(
        turned.words.contains("Ada made a mistake there: "),
        "{turned:?}"
    );
    // From 65 to 42 %: an error of 8 % does not explain that.
    shares[three] = 0.65;
    let report = report_with(&decisions, &shares, 100.0);
    let other = Story::of(&report, &record, Perspective::All(SECOND)).unwrap();
    assert_eq!(other.turned.unwrap().cause, None);
}

#[test]
fn a_change_turned_the_game_if_it_lasted_and_known_causes_come_first() {
    let record = duel(1);
    let steps = &steps_of(&record, Seat::FIRST)[..5];
    let turned = |losses: [f64; 5], chances: [f64; 5]| {
        let decisions = steps.iter().zip(losses);
        let decisions = decisions.map(|(&step, loss)| decision(&record, step, loss, 1.0, &[]));
        let mut shares = vec![0.5; steps[4] + 1];
        for (step, chance) in steps.iter().zip(chances) {
            shares[*step] = chance;
        }
        let report = report(&decisions.collect::<Vec<_>>(), &shares);
        let story = Story::of(&report, &record, Perspective::All(Seat::FIRST)).unwrap();
        let turned = story.turned?;
        let place = steps.iter().position(|step| *step == turned.at.step)?;
        Some((place, turned.cause))
    };
    let none = [0.0; 5];
    assert_eq!(turned(none, [0.5; 5]), None);
    assert_eq!(turned(none, [0.5, 0.5, 0.8, 0.8, 0.5]), Some((1, None)));
    // Up and down again.
    assert_eq!(turned(none, [0.5, 0.5, 0.8, 0.5, 0.5]), None);
    // A small error that explains its change, after a larger one that nothing explains.
    let losses = [0.0, 0.0, 0.0, 0.1, 0.0];
    let chances = [0.5, 0.5, 0.8, 0.8, 0.7];
    assert_eq!(turned(losses, chances), Some((3, Some(Cause::Error))));
}

#[test]
fn who_lost_with_many_coins_is_told_to_spend_them() {
    let told = |seed| {
        let record = seven(seed);
        let outcome = record.position().outcome().unwrap();
        let story = Story::of(&report(&[], &[]), &record, Perspective::All(Seat::FIRST)).unwrap();
        let treasury = Seven::CATEGORIES
            .iter()
            .position(|name| *name == "treasury")
            .unwrap();
        let points = record.position().score(Seat::FIRST).points()[treasury];
        let many = points >= 6 && !outcome.winners.contains(Seat::FIRST);
        assert_eq!(story.next_time.unwrap().advice == Advice::Spend, many);
        many
    };
    let many = (0..20).filter(|&seed| told(seed)).count();
    assert!(many > 2 && many < 20, "{many}");
}

#[test]
fn without_an_error_the_accuracy_tells_how_well_a_game_was_played() {
    let record = duel(1);
    let step = steps_of(&record, Seat::FIRST)[0];
    let decisions = [decision(&record, step, 0.0, 0.0, &[])];
    for (accuracy, level, advice) in [
        (95.0, Level::Flawless, Advice::Stronger),
        (94.9, Level::Strong, Advice::Ahead),
        (70.0, Level::Solid, Advice::Ahead),
        (50.0, Level::Uneven, Advice::Ahead),
        (49.0, Level::Rough, Advice::Ahead),
    ] {
        let report = report_with(&decisions, &vec![0.5; step + 1], accuracy);
        let story = Story::of(&report, &record, Perspective::All(Seat::FIRST)).unwrap();
        let played = story.played.unwrap();
        assert_eq!((played.level, played.errors), (level, 0));
        assert_eq!(story.next_time.unwrap().advice, advice);
    }
}

#[test]
fn a_city_lived_on_its_largest_category() {
    let record = seven(4);
    let report = judged(&record);
    let points = record.position().score(Seat::FIRST).points();
    let story = Story::of(&report, &record, Perspective::All(Seat::FIRST)).unwrap();
    let Some(LivedOn::Points {
        category,
        points: most,
        total,
        difference,
    }) = story.lived_on
    else {
        panic!("a game of 7 Wonders ends with points");
    };
    assert_eq!(i32::from(points.iter().sum::<i16>()), total);
    assert_eq!(points.iter().max().copied().map(i32::from), Some(most));
    assert!(Seven::CATEGORIES.contains(&category.as_str()));
    let difference = difference.unwrap();
    let theirs = record.position().score(difference.other).points();
    let players = record.position().players();
    let best = players.iter().filter(|&seat| seat != Seat::FIRST);
    let best = best.max_by_key(|&seat| record.position().score(seat).points().iter().sum::<i16>());
    assert_eq!(Some(difference.other), best);
    let apart = points
        .iter()
        .zip(theirs)
        .map(|(own, theirs)| (own - theirs).abs());
    let widest = i32::from(apart.max().unwrap());
    assert_eq!((difference.points - difference.theirs).abs(), widest);
    assert!(LivedOn::is_most(31, 54) && !LivedOn::is_most(14, 54));
}

#[test]
fn who_resigns_is_not_praised_for_what_a_bot_did() {
    let record = duel(2);
    let report = judged(&record);
    let mut given_up = record.unplayed();
    for joint in &record.steps()[..40] {
        given_up.play(joint).unwrap();
    }
    given_up.resign([SECOND].into_iter().collect()).unwrap();
    let short = judged(&given_up);
    let story = Story::of(&short, &given_up, Perspective::All(SECOND)).unwrap();
    assert_eq!((story.played, story.lived_on), (None, None));
    // A report of another game is refused or tells nothing wrong, and never panics.
    let _ = Story::of(&report, &given_up, Perspective::All(SECOND));
}

#[test]
fn each_advice_has_a_sentence_of_its_own_in_every_language() {
    for language in Language::ALL {
        let t = Texts::of(language);
        let said =
            Advice::ALL.map(|advice| antipater_show::say!(t, "story-next", advice = advice.name()));
        let mut all = said.to_vec();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), Advice::ALL.len(), "{language}");
    }
}

#[test]
fn moves_are_told_by_age_and_turn() {
    let t = Texts::of(Language::English);
    let record = duel(1);
    let when = |step: usize| record.position_after(step).when().words(t);
    assert_eq!(
        [0, 2, 7].map(when),
        [
            "Wonder draft, pick 1",
            "Wonder draft, pick 3",
            "Wonder draft, pick 8"
        ]
    );
    assert_eq!(when(8), "Age I, turn 1");
    let record = seven(4);
    let when = |step: usize| record.position_after(step).when().words(t);
    assert_eq!(
        [0, 5, 6].map(when),
        ["Age I, turn 1", "Age I, turn 6", "Age II, turn 1"]
    );
    assert_eq!(
        serde_json::to_value(record.position().when()).unwrap(),
        json!({"age": 3, "turn": 6})
    );
}
