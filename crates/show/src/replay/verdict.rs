//! Verdicts on decisions for the page of a replay: what a perspective may know, in words.

use antipater_bots::analysis::bands::CERTAIN;
use antipater_bots::analysis::{Band, Report, WrittenAction, WrittenDecision};
use antipater_engine::{Record, Seat};
use serde_json::Value;

use super::Perspective;
use crate::words::coach::{Coach, Coached};

/// The least loss of all other actions that makes a decision the only good one, in a game of two: twice that of a
/// blunder.
const ONLY: f64 = 0.20;
/// The number of actions shown, besides the played one.
const SHOWN: usize = 3;

/// The mark of a decision, in chess notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// `!`: the only good action; each other simulated one would have lost at least a fifth of a win.
    Only,
    /// `?!`
    Inaccuracy,
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

impl Mark {
    /// The symbol.
    pub const fn sign(self) -> &'static str {
        match self {
            Mark::Only => "!",
            Mark::Inaccuracy => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }

    /// The name in texts and style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Only => "only",
            Mark::Inaccuracy => Band::Inaccuracy.name(),
            Mark::Mistake => Band::Mistake.name(),
            Mark::Blunder => Band::Blunder.name(),
        }
    }

    /// The mark of a decision of a report, if it stands out.
    pub fn of(report: &Report, decision: &WrittenDecision) -> Option<Mark> {
        if !decision.counted {
            return None;
        }
        match decision.band {
            Band::Inaccuracy => return Some(Mark::Inaccuracy),
            Band::Mistake => return Some(Mark::Mistake),
            Band::Blunder => return Some(Mark::Blunder),
            Band::Best | Band::Good => {}
        }
        let [best, next, ..] = decision.best.as_slice() else {
            return None;
        };
        let in_a_duel = report.seats.len() as f64 / 2.0;
        let surely = (next.behind - CERTAIN * next.behind_se) * in_a_duel;
        (best.action == decision.played && surely > ONLY).then_some(Mark::Only)
    }
}

/// A verdict on a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// The seat whose action it is.
    pub seat: Seat,
    /// The player who chose.
    pub player: Seat,
    /// The verdict.
    pub band: Band,
    /// The mark, if the decision stands out.
    pub mark: Option<Mark>,
    /// The loss, as a win probability.
    pub loss: f64,
    /// Whether there was anything to decide.
    pub counted: bool,
    /// The actions, if the perspective shows them.
    pub details: Option<Details>,
}

/// The actions of a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Details {
    /// The best ones and the played one, best first.
    pub actions: Vec<SimulatedAction>,
    /// Why the best one is better than the played one; `None` if both are equally good.
    pub why: Option<String>,
}

/// A simulated action in words.
#[derive(Clone, PartialEq, Debug)]
pub struct SimulatedAction {
    /// The action in words.
    pub words: String,
    /// The win probability.
    pub share: f64,
    /// The seat's points at the end, on average.
    pub points: Option<f64>,
    /// Whether it was played.
    pub played: bool,
}

impl Perspective {
    /// Whether the actions that a seat could choose from may be shown: only to that seat, or if everything is open.
    pub(super) fn tells(self, player: Seat) -> bool {
        match self {
            Perspective::All(_) => true,
            Perspective::Seat(seat) => seat == player,
            Perspective::Public(_) => false,
        }
    }
}

/// The verdicts on a move, with that of the facing seat first.
///
/// # Errors
/// If the report is not one of this record.
pub(super) fn verdicts<G: Coached>(
    coach: &Coach<'_>,
    record: &Record<G>,
    report: &Report,
    step: usize,
    perspective: Perspective,
) -> Result<Vec<Verdict>, String> {
    let position = record.position_after(step);
    let mut verdicts = Vec::new();
    for decision in report.of_move(step) {
        let details = match perspective.tells(decision.player) {
            true => Some(details(coach, &position, decision)?),
            false => None,
        };
        verdicts.push(Verdict {
            seat: decision.seat,
            player: decision.player,
            band: decision.band,
            mark: Mark::of(report, decision),
            loss: decision.loss,
            counted: decision.counted,
            details,
        });
    }
    let front = perspective.facing();
    verdicts.sort_by_key(|verdict| verdict.player != front);
    Ok(verdicts)
}

fn details<G: Coached>(
    coach: &Coach<'_>,
    position: &G,
    decision: &WrittenDecision,
) -> Result<Details, String> {
    let mut actions = Vec::new();
    for action in shown(decision) {
        let read = position.read_action(&action.action.to_string());
        let (_, read) = read.map_err(|why| why.to_string())?;
        actions.push(SimulatedAction {
            words: G::action(coach, read),
            share: action.share,
            points: action.points,
            played: action.action == decision.played,
        });
    }
    let why = (decision.band != Band::Best).then(|| coach.why(&decision.reasons));
    Ok(Details { actions, why })
}

/// The best actions and the played one; of those that differ only in whom they pay, the best one.
fn shown(decision: &WrittenDecision) -> Vec<&WrittenAction> {
    let mut shown = Vec::new();
    let mut unpaid: Vec<Value> = Vec::new();
    for action in &decision.best {
        let mut without = action.action.clone();
        if let Some(fields) = without.as_object_mut() {
            fields.remove("pay");
        }
        let another = unpaid.len() < SHOWN && !unpaid.contains(&without);
        if another {
            unpaid.push(without);
        }
        if another || action.action == decision.played {
            shown.push(action);
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A decision of two players with this band, in which the second action is worse than the first by `behind`.
    fn marked(band: &str, played: &str, behind: f64, counted: bool) -> Option<Mark> {
        let action = |name: &str, behind: f64| {
            json!({
                "action": name, "share": 0.5 - behind, "share_se": 0.0, "behind": behind, "behind_se": 0.01,
                "points": null, "margin": null,
            })
        };
        let decision = json!({
            "move": 0, "seat": 0, "player": 0, "played": played, "share": 0.5, "loss": 0.0, "loss_se": 0.0,
            "band": band, "counted": counted, "best": [action("a", 0.0), action("b", behind)], "luck": 0.0, "reasons": [],
        });
        let seat = |seat: usize| {
            json!({
                "seat": seat, "decisions": 1, "counted": 1, "accuracy": null, "error_rate": null,
                "errors": {"inaccuracy": 0, "mistake": 0, "blunder": 0}, "lost": 0.0, "start": 0.5, "luck": 0.0,
                "luck_se": 0.0, "others": 0.0, "result": null, "without_luck": null, "residual": null,
            })
        };
        let report = json!({
            "record": 0, "game": "duel", "depth": "quick", "seed": 0, "seats": [seat(0), seat(1)],
            "decisions": [decision], "curve": [], "luck": [], "turning_points": [],
        });
        let report: Report = serde_json::from_value(report).unwrap();
        Mark::of(&report, &report.decisions[0])
    }

    #[test]
    fn payments_of_one_move_are_shown_once() {
        let build = |card: &str, left: u8| {
            let action =
                json!({"do": "build", "card": card, "by": "cost", "pay": [left, 4 - left]});
            json!({"action": action, "share": 0.5, "share_se": 0.0, "behind": 0.0, "behind_se": 0.01})
        };
        let best = [
            build("Altar", 0),
            build("Altar", 2),
            build("Baths", 0),
            build("Altar", 4),
            build("Theater", 1),
            build("Press", 2),
        ];
        let shown = |played: usize| -> Vec<usize> {
            let decision = json!({
                "move": 0, "seat": 0, "player": 0, "played": best[played]["action"], "share": 0.5, "loss": 0.0, "loss_se": 0.0,
                "band": "best", "counted": true, "best": best, "luck": 0.0, "reasons": [],
            });
            let decision: WrittenDecision = serde_json::from_value(decision).unwrap();
            let places = super::shown(&decision).into_iter().map(|shown| {
                let place = decision.best.iter().position(|one| one == shown);
                place.unwrap()
            });
            places.collect()
        };
        assert_eq!(shown(0), [0, 2, 4]);
        assert_eq!(shown(3), [0, 2, 3, 4], "what was played");
        assert_eq!(shown(5), [0, 2, 4, 5]);
    }

    #[test]
    fn errors_are_marked_and_moves_without_which_all_is_worse() {
        assert_eq!(
            marked("inaccuracy", "b", 0.03, true),
            Some(Mark::Inaccuracy)
        );
        assert_eq!(marked("mistake", "b", 0.07, true), Some(Mark::Mistake));
        assert_eq!(marked("blunder", "b", 0.3, true), Some(Mark::Blunder));
        assert_eq!(marked("best", "a", 0.3, true), Some(Mark::Only));
        assert_eq!(marked("best", "a", 0.21, true), None, "that is not sure");
        assert_eq!(
            marked("best", "b", 0.3, true),
            None,
            "another one was played"
        );
        assert_eq!(marked("good", "b", 0.01, true), None);
        assert_eq!(
            marked("blunder", "b", 0.3, false),
            None,
            "it does not count"
        );
        let signs = [Mark::Only, Mark::Inaccuracy, Mark::Mistake, Mark::Blunder].map(Mark::sign);
        assert_eq!(signs, ["!", "?!", "?", "??"]);
    }

    #[test]
    fn only_those_who_knew_the_actions_are_told_them() {
        let [ada, boris] = [0, 1].map(|number| Seat::new(number).unwrap());
        assert!(Perspective::All(ada).tells(boris));
        assert!(Perspective::Seat(boris).tells(boris) && !Perspective::Seat(boris).tells(ada));
        assert!(!Perspective::Public(ada).tells(ada));
    }
}
