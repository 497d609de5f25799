//! What the cities of the levels look like: games of four equal bots.

use antipater_bots::matches::stream;
use antipater_bots::{Bot, BotKind, Playable};
use antipater_engine::rng::generator;
use antipater_engine::seven::{Action, BoardOptions, Edition, Setup, Seven};
use antipater_engine::{JointAction, State};

const GAMES: u64 = 250;

/// The cities of a level.
struct Cities {
    /// The points of each.
    points: Vec<f64>,
    /// The cards of a city that were sold and could have been built, on average.
    sold: f64,
}

impl Cities {
    fn mean(&self) -> f64 {
        self.points.iter().sum::<f64>() / self.points.len() as f64
    }

    /// The standard deviation.
    fn spread(&self) -> f64 {
        let mean = self.mean();
        let squares = self.points.iter().map(|points| (points - mean).powi(2));
        (squares.sum::<f64>() / self.points.len() as f64).sqrt()
    }

    /// The share of cities with fewer points.
    fn below(&self, points: f64) -> f64 {
        let poor = self.points.iter().filter(|&&one| one < points);
        poor.count() as f64 / self.points.len() as f64
    }
}

/// Plays games of four equal bots, in both editions in turn.
fn cities(level: BotKind) -> Cities {
    let (mut points, mut sold) = (Vec::new(), 0);
    for number in 0..GAMES {
        let edition = Edition::ALL[number as usize % 2];
        let rng = &mut generator(31, number);
        let setup = Setup::deal(edition, &[BoardOptions::default(); 4], rng).expect("a deal");
        let mut game = Seven::new(setup).expect("a deal is valid");
        let bot = |seat| Seven::bot(level, 31, stream(number, seat));
        let mut bots: Vec<Box<dyn Bot<Seven>>> = game.players().iter().map(bot).collect();
        while !game.to_act().is_empty() {
            let mut joint = JointAction::new();
            for seat in game.to_act().iter() {
                let legal = game.legal_actions(seat);
                let action = bots[seat.number()].choose(&game.observe(seat), seat, &legal);
                if let Action::Sell { card } = action {
                    let builds = |one: &Action| matches!(one, Action::Build { card: built, .. } if *built == card);
                    sold += usize::from(legal.iter().any(builds));
                }
                joint.set(seat, action);
            }
            game.apply_unchecked(&joint);
        }
        let outcome = game.outcome().expect("the game is over");
        points.extend(
            game.players()
                .iter()
                .map(|seat| f64::from(outcome.scores[seat].total())),
        );
    }
    let sold = sold as f64 / points.len() as f64;
    Cities { points, sold }
}

#[test]
fn a_normal_bot_builds_a_city_to_the_end() {
    let normal = cities(BotKind::Normal);
    assert!(normal.mean() >= 46.0, "{:.1} points", normal.mean());
    assert!(normal.spread() <= 10.0, "spread {:.1}", normal.spread());
    assert!(
        normal.below(25.0) <= 0.02,
        "{:.3} below 25",
        normal.below(25.0)
    );
    assert!(normal.sold <= 2.0, "{:.2} sold", normal.sold);
}

#[test]
fn easier_bots_err_but_build() {
    for (level, least, most, sold) in [
        (BotKind::Easy, 38.5, 42.0, 2.5),
        (BotKind::Beginner, 32.5, 36.5, 4.0),
    ] {
        let cities = cities(level);
        let mean = cities.mean();
        assert!(least <= mean && mean <= most, "{level}: {mean:.1} points");
        assert!(cities.sold <= sold, "{level}: {:.2} sold", cities.sold);
    }
}
