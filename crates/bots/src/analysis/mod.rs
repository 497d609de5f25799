//! Analysis of decisions, given the information of the seat: the value of each action, the loss, and luck.
//!
//! Here: the values of the actions of one decision (`values`), the bands of errors (`bands`), the temperatures that
//! calibrate win probabilities (`calibration`), and the curve of a game (`curve`). Also luck (`luck`), reasons that
//! follow from the rules (`reasons`) or are seen in games played on (`lines`), whole games (`game`), and their JSON form (`written`). Definitions and figures
//! are in `docs/analysis.md`. Not here: texts, and the bots, whose play is independent of it.
//!
//! Values are computed from an observation, so the true hidden cards cannot affect them. They only affect luck, which
//! is judged after the game. The nets use integers, and floating-point sums have a fixed order. So the same seed and
//! depth give the same figures on every machine.

pub mod analyzable;
pub mod bands;
pub mod calibration;
mod chance;
mod curve;
mod deal;
pub mod decision;
pub mod depth;
mod duel;
pub mod game;
mod lines;
pub mod luck;
mod mean;
pub mod question;
pub mod reasons;
mod report;
mod seven;
pub mod values;
mod written;

/// The version of the method. It changes when the same record and weights give other figures or reasons.
pub const METHOD: u32 = 10;

pub use analyzable::{Analyzable, Built, Evaluator, Worth};
pub use bands::Band;
pub use curve::{CurvePoint, Swing};
pub use decision::{Decision, WrittenDecision};
pub use depth::{Depth, Effort};
pub use game::{Analysis, Judging, Options, Report, analyze, decision, luck_in};
pub use luck::{LuckEvent, LuckSource};
pub use question::Question;
pub use reasons::{Benefit, PointsOf, Reason};
pub use report::{Errors, SeatReport};
pub use values::{Kinds, Valued, Values, WrittenAction, judge};
pub use written::{rounded, written};
